//! What happened, in words.

mod actor;

use game::{Known, Seat};
use games::mezo::{Band, Card, Components, Event, Means, Owner, Source, Verb, Whereabouts};

use super::{terms, words};
use actor::actor;
use texts::{Lang, Word};

/// What happened, in one sentence, and whose doing it was; none if it is not worth a line.
pub(super) fn sentence(
    lang: Lang,
    parts: &Components,
    names: &[String],
    event: &Event,
) -> Option<(Option<Seat>, String)> {
    let teller = Teller { lang, parts, names };
    let told = teller.tell(event)?;
    Some((actor(event), told))
}

struct Teller<'a> {
    lang: Lang,
    parts: &'a Components,
    names: &'a [String],
}

/// What a sentence speaks of.
type Args<'a> = [(&'static str, Word<'a>)];

impl Teller<'_> {
    #[allow(clippy::too_many_lines, reason = "one sentence for each event")]
    fn tell(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        Some(match event {
            Event::God { seat, god } => self.of_name(*seat, "god", &words::god_name(lang, god)),
            Event::City { seat, region } => self.at(*seat, "city", region),
            Event::Prophecies { prophecies } => self.prophecies(prophecies),
            Event::Trial { trial } => {
                let trial = words::trial_name(lang, trial);
                self.say("trial", &[("what", Word::from(&trial))])
            }
            Event::Age { age } => self.say("age", &[("age", (*age).into())]),
            Event::VengefulGod { god, .. } => {
                let god = words::god_name(lang, god);
                self.say("vengeful-god", &[("what", Word::from(&god))])
            }
            Event::Angry { effect, .. } => {
                let effect = self.effect(effect);
                self.say("angry", &[("effect", Word::from(&effect))])
            }
            Event::Ritual { ritual } => self.ritual(ritual),
            Event::Cenote { seat, region } => self.at(*seat, "cenote", region),
            Event::Ability { seat, age, ability } => {
                self.of_name(*seat, "ability", &words::ability_name(lang, *age, *ability))
            }
            Event::Champion { seat, region } => self.at(*seat, "champion", region),
            Event::Blessed { region } => self.say("blessed", &[("region", (*region).into())]),
            // What goes home goes without saying; cards that are looked at are before the viewer's eyes; what an action does is
            // told as an effect; after a conflict the next one or the end of the age is told.
            Event::Moved {
                by: Means::Home, ..
            }
            | Event::Looked { .. }
            | Event::Acted { .. }
            | Event::Resolved { .. } => return None,
            Event::Moved {
                seat,
                warriors,
                shamans,
                from,
                to,
                by,
            } => self.moved(*seat, Band::new(*warriors, *shamans), [*from, *to], *by),
            Event::Placed { seat, god, vertex } => self.placed(*seat, god, *vertex),
            Event::Conflict { region, blessed } => {
                let key = if *blessed { "offerings" } else { "conflict" };
                self.say(key, &[("region", (*region).into())])
            }
            Event::Kept { seat, card } => match card {
                Known::Open(card) => self.of_name(*seat, "kept", &terms::card(lang, *card)),
                Known::Hidden(_) => self.by(*seat, "kept-hidden", &[]),
            },
            Event::Shown { seat, card } => self.shown(*seat, *card),
            Event::VengefulCard { .. } => self.say("vengeful-card", &[]),
            Event::Passed { seat, action } => {
                self.by(*seat, "passed", &[("number", (*action).into())])
            }
            Event::Third { seat } => self.by(*seat, "third", &[]),
            Event::Declined { seat } => self.by(*seat, "declined", &[]),
            Event::Power { seat, .. } => self.by(*seat, "power", &[]),
            Event::Effect {
                seat,
                origin,
                effect,
            } => self.began(*seat, *origin, effect),
            Event::Nothing { seat, origin } => {
                let origin = lang.text(&format!("mezo-from-{origin}"));
                self.by(*seat, "nothing", &[("origin", Word::from(&origin))])
            }
            Event::Refused { seat } => self.by(*seat, "refused", &[]),
            Event::Built {
                seat,
                region,
                level,
            } => self.built(*seat, "built", *level, &[("region", (*region).into())]),
            Event::Demolished {
                seat,
                owner,
                region,
                level,
            } => self.razed(*seat, "demolished", (*owner, *level), region),
            Event::Transformed {
                seat,
                owner,
                region,
                level,
            } => self.razed(*seat, "transformed", (*owner, *level), region),
            Event::Scored {
                seat,
                points,
                bumped,
                vp,
                source,
            } => self.scored(*seat, [*points, *bumped, *vp], *source),
            Event::Lost { seat, vp } => self.by(*seat, "lost", &[("vp", (*vp).into())]),
            Event::Devotion {
                seat,
                change,
                devotion,
            } => self.devotion(*seat, *change, *devotion),
            Event::Strength { seat, strength } => {
                self.by(*seat, "strength", &[("count", (*strength).into())])
            }
            Event::Weakened {
                seat,
                opponent,
                strength,
            } => {
                let other = ("other", self.person(*opponent));
                self.by(*seat, "weakened", &[other, ("count", (*strength).into())])
            }
            Event::Most { seat, kind } => self.by(*seat, &format!("most-{kind}"), &[]),
            Event::Unawarded { seat, book } => self.by(*seat, &format!("unawarded-{book}"), &[]),
            Event::Strengths { strengths } => self.strengths(strengths),
            Event::Won { seat, region } => self.at(*seat, "won", region),
            Event::Destroyed {
                seat,
                owner,
                region,
            } => {
                let owner = ("other", self.person(*owner));
                self.by(*seat, "destroyed", &[owner, ("region", (*region).into())])
            }
            Event::Book { seat, book, space } => {
                let key = format!("book-{book}");
                self.by(*seat, &key, &[("space", (*space).into())])
            }
            Event::Prophecy { seat, prophecy } => {
                self.of_name(*seat, "prophecy", &words::prophecy_name(lang, prophecy))
            }
            Event::Monument { seat } => self.by(*seat, "monument", &[]),
            Event::Token { seat, tokens } => {
                self.by(*seat, "token", &[("count", (*tokens).into())])
            }
            Event::Over { ranking } => {
                let first = ranking.first().copied().unwrap_or(Seat::new(0));
                self.by(first, "over", &[])
            }
        })
    }

    fn prophecies(&self, names: &[&str]) -> String {
        let names = names
            .iter()
            .map(|name| words::prophecy_name(self.lang, name));
        let names: Vec<String> = names.collect();
        self.say("prophecies", &[("what", Word::from(&names.join(", ")))])
    }

    fn ritual(&self, name: &str) -> String {
        let ritual = self
            .parts
            .rituals()
            .iter()
            .find(|ritual| ritual.name == name);
        let rule = ritual.map(|ritual| words::ritual_words(self.lang, ritual.rule));
        let (name, rule) = (
            words::ritual_name(self.lang, name),
            rule.unwrap_or_default(),
        );
        let args = [("what", Word::from(&name)), ("rule", Word::from(&rule))];
        self.say("ritual", &args)
    }

    /// Units that went from one place to another, by what.
    fn moved(&self, seat: Seat, band: Band, [from, to]: [Whereabouts; 2], by: Means) -> String {
        let units = terms::band(self.lang, band);
        let args = [
            ("units", Word::from(&units)),
            ("from", from.name().into()),
            ("to", to.name().into()),
        ];
        let key = match by {
            Means::Verb(Verb::Sacrifice) | Means::Appease if from == Whereabouts::Reserve => {
                "sacrificed-reserve"
            }
            Means::Verb(Verb::Sacrifice) | Means::Appease => "sacrificed",
            Means::City => "deploy",
            other => other.word(),
        };
        self.by(seat, &format!("moved-{key}"), &args)
    }

    fn placed(&self, seat: Seat, god: &str, vertex: u8) -> String {
        let vertices = self.parts.vertices();
        let vertex = vertices
            .into_iter()
            .find(|other| other.index() == usize::from(vertex));
        let around = vertex.map(|vertex| self.parts.around(vertex));
        let regions = around.into_iter().flatten();
        let regions: Vec<&str> = regions
            .map(|region| self.parts.region_name(region))
            .collect();
        let (god, regions) = (words::god_name(self.lang, god), regions.join(", "));
        let args = [
            ("what", Word::from(&god)),
            ("regions", Word::from(&regions)),
        ];
        self.by(seat, "placed", &args)
    }

    fn shown(&self, seat: Seat, card: Card) -> String {
        self.of_name(seat, "shown", &terms::card(self.lang, card))
    }

    /// An effect begins: where it comes from and what it does.
    fn began(&self, seat: Seat, origin: Source, effect: &str) -> String {
        let effect = match origin {
            Source::Vengeful => self.parsed(effect, words::vengeful),
            _ => self.effect(effect),
        };
        let origin = self.lang.text(&format!("mezo-from-{origin}"));
        let args = [
            ("origin", Word::from(&origin)),
            ("effect", Word::from(&effect)),
        ];
        self.by(seat, "effect", &args)
    }

    /// A glyph, or a floor of some level.
    fn built(&self, seat: Seat, key: &str, level: Option<u8>, args: &Args<'_>) -> String {
        let (key, level) = match level {
            Some(level) => (format!("{key}-floor"), level),
            None => (format!("{key}-glyph"), 0),
        };
        self.by(seat, &key, &[args, &[("level", level.into())]].concat())
    }

    fn razed(&self, seat: Seat, key: &str, piece: (Owner, Option<u8>), region: &str) -> String {
        let (owner, level) = piece;
        let neutral = self.lang.text("mezo-neutral");
        let owner = owner
            .seat()
            .map_or(neutral.as_str(), |seat| self.name(seat));
        let args = [("other", owner.into()), ("region", region.into())];
        self.built(seat, key, level, &args)
    }

    fn scored(&self, seat: Seat, [points, bumped, vp]: [u16; 3], source: Source) -> String {
        let source = self.lang.text(&format!("mezo-source-{source}"));
        let args = [
            ("points", points.into()),
            ("vp", vp.into()),
            ("source", Word::from(&source)),
            ("bumped", bumped.into()),
        ];
        let key = if bumped > 0 {
            "scored-bumped"
        } else {
            "scored"
        };
        self.by(seat, key, &args)
    }

    fn devotion(&self, seat: Seat, change: i16, devotion: u8) -> String {
        let args = [
            ("count", i32::from(change.abs()).into()),
            ("devotion", devotion.into()),
        ];
        let key = if change < 0 {
            "devotion-lost"
        } else {
            "devotion"
        };
        self.by(seat, key, &args)
    }

    fn strengths(&self, strengths: &[u8]) -> String {
        let all = game::Seats::ALL.into_iter().zip(strengths);
        let all = all.map(|(seat, strength)| format!("{} {strength}", self.name(seat)));
        let all = all.collect::<Vec<_>>().join(", ");
        self.say("strengths", &[("all", Word::from(&all))])
    }

    /// What an effect does, as it is written.
    fn effect(&self, written: &str) -> String {
        self.parsed(written, words::effect)
    }

    fn parsed(
        &self,
        written: &str,
        words: fn(Lang, &Components, &games::mezo::Effect) -> String,
    ) -> String {
        let effect = written.parse();
        effect.map_or_else(
            |_| written.to_owned(),
            |effect| words(self.lang, self.parts, &effect),
        )
    }

    fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.lang.with(&format!("mezo-log-{key}"), args)
    }

    /// A sentence about what somebody did.
    fn by(&self, seat: Seat, key: &str, args: &Args<'_>) -> String {
        let name = [("name", self.person(seat))];
        self.say(key, &[&name, args].concat())
    }

    /// A sentence about what somebody did in a region.
    fn at(&self, seat: Seat, key: &str, region: &str) -> String {
        self.by(seat, key, &[("region", region.into())])
    }

    /// A sentence about what somebody did with something that has a name.
    fn of_name(&self, seat: Seat, key: &str, what: &str) -> String {
        self.by(seat, key, &[("what", what.into())])
    }

    fn person(&self, seat: Seat) -> Word<'_> {
        Word::Name(self.name(seat))
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}
