//! What a choice within an effect would do: a region, a unit, a piece, an opponent.

use game::Seat;
use games::mezo::{Action, Kind, Owner, Piece, Region, Step, Verb};

use super::super::situation::Running;
use super::super::{count, seats, terms, words};
use super::Effects;
use texts::Word;

impl Effects<'_> {
    /// What a choice within the effect under way would do.
    pub(super) fn inside(&self, action: Action) -> String {
        let running = Running::of(&self.scene.view);
        let Some((running, step)) = running
            .as_ref()
            .and_then(|running| Some((running, running.now()?)))
        else {
            return self.scene.notation(action);
        };
        match action {
            Action::Region(region) => self.region(running, step, region),
            Action::Unit(kind) => self.unit(running, step, kind),
            Action::Victim(seat, kind) => self.victim(running, step, seat, kind),
            Action::Piece(owner, piece) => self.piece(running, step, owner, piece),
            Action::Opponent(seat) => self.opponent(step, seat),
            _ => String::new(),
        }
    }

    /// Paying devotion: from how much to how much, and what is bought with it.
    pub(super) fn pay(&self) -> String {
        let Some(running) = Running::of(&self.scene.view) else {
            return String::new();
        };
        let (lang, parts, view) = (self.scene.lang, self.scene.components, &self.scene.view);
        let price = running.now().map(|step| &step.number);
        let price = price.map_or(0, |number| count::value(parts, view, self.seat, number));
        let rest = running.effect.steps.iter().skip(running.step + 1);
        let rest: Vec<String> = rest.map(|step| words::step(lang, parts, step)).collect();
        let rest = rest.join(" ");
        let [before, ..] = self.devotion(0);
        let args = [
            ("before", before.into()),
            ("after", before.saturating_sub(price).into()),
            ("rest", Word::from(&rest)),
        ];
        self.say("pay", &args)
    }

    /// A region to act in: what the step would bring there, and who stands there.
    fn region(&self, running: &Running<'_>, step: &Step, region: Region) -> String {
        let name = self.scene.components.region_name(region);
        match step.verb {
            Verb::BuildPyramid => self.floor(name),
            Verb::BuildGlyph => self.change(region, 1, "glyph"),
            Verb::Deploy | Verb::Awaken => {
                let number = self.number(running, step);
                self.change(region, i32::from(number), "muster")
            }
            _ => self.standing(name),
        }
    }

    /// How many the step handles at most.
    fn number(&self, running: &Running<'_>, step: &Step) -> u8 {
        let (parts, view) = (self.scene.components, &self.scene.view);
        let wanted = count::value(parts, view, running.seat, &step.number);
        let place = match step.verb {
            Verb::Awaken => &view.xibalba,
            _ => &view.reserve,
        };
        let band = place.get(running.seat.index()).copied().unwrap_or_default();
        let there = match step.units {
            games::mezo::Units::Warrior => band.warriors(),
            games::mezo::Units::Shaman => band.shamans(),
            games::mezo::Units::Unit => band.total(),
        };
        wanted.min(there)
    }

    /// What a floor built here pays, and to whom else.
    fn floor(&self, region: &str) -> String {
        let view = &self.scene.view;
        let others = seats(view).into_iter().filter(|seat| *seat != self.seat);
        let others = others.filter(|seat| count::has_floor(view, *seat, region));
        let others: Vec<&str> = others.map(|seat| self.scene.name(seat)).collect();
        let points = self.floor_points(region, Verb::BuildPyramid);
        let names = others.join(", ");
        let args = [
            ("region", region.into()),
            ("points", points.into()),
            ("names", Word::from(&names)),
        ];
        let key = if others.is_empty() {
            "floor"
        } else {
            "floor-others"
        };
        self.say(key, &args)
    }

    /// A change of the actor's strength in a region.
    fn change(&self, region: Region, more: i32, key: &str) -> String {
        let running = Running::of(&self.scene.view);
        let seat = running.map_or(self.seat, |running| running.seat);
        let before = self.forecast().strength(region, seat);
        let args = [
            ("region", self.scene.components.region_name(region).into()),
            ("count", more.into()),
            ("before", before.into()),
            ("after", (i32::from(before) + more).max(0).into()),
        ];
        self.say(key, &args)
    }

    /// Who and what is in a region.
    fn standing(&self, region: &str) -> String {
        let (lang, view) = (self.scene.lang, &self.scene.view);
        let mut things: Vec<String> = Vec::new();
        for seat in seats(view) {
            let units = view.units_in(seat, region);
            let glyphs = view.glyphs_in(seat, region);
            let mut own: Vec<String> = Vec::new();
            if count::has_champion(view, seat, region) {
                own.push(lang.text("mezo-champion"));
            }
            if !units.is_empty() {
                own.push(terms::band(lang, units));
            }
            if glyphs > 0 {
                own.push(lang.with("mezo-glyphs", &[("count", glyphs.into())]));
            }
            if !own.is_empty() {
                things.push(format!("{}: {}", self.scene.name(seat), own.join(", ")));
            }
        }
        let things = if things.is_empty() {
            lang.text("mezo-empty")
        } else {
            things.join("; ")
        };
        let args = [("region", region.into()), ("standing", Word::from(&things))];
        self.say("region", &args)
    }

    /// A unit of one's own: where it goes.
    fn unit(&self, running: &Running<'_>, step: &Step, kind: Kind) -> String {
        let key = match step.verb {
            Verb::Deploy => "unit-deploy",
            Verb::Awaken => "unit-awaken",
            Verb::Recover => "unit-recover",
            Verb::Bring | Verb::Wander => "unit-move",
            Verb::Exile => "unit-exile",
            Verb::Sacrifice if step.from_reserve => "sacrifice-reserve",
            _ => "unit-lose",
        };
        let (from, to) = running.way();
        let kind = terms::kind(self.scene.lang, kind);
        let args = [
            ("kind", Word::from(&kind)),
            ("from", from.unwrap_or_default().into()),
            ("to", to.unwrap_or_default().into()),
        ];
        self.say(key, &args)
    }

    /// Somebody's unit: where it goes, and what that does to the strength there.
    fn victim(&self, running: &Running<'_>, step: &Step, seat: Seat, kind: Kind) -> String {
        let key = match step.verb {
            Verb::Smite => "smite",
            Verb::Exile => "exile",
            _ => "drive",
        };
        let (from, to) = running.way();
        let from = from.unwrap_or_default();
        let region = self.scene.components.region(from);
        let before = region.map_or(0, |region| self.forecast().strength(region, seat));
        let kind = terms::kind(self.scene.lang, kind);
        let args = [
            ("name", self.scene.name(seat).into()),
            ("kind", Word::from(&kind)),
            ("region", from.into()),
            ("to", to.unwrap_or_default().into()),
            ("before", before.into()),
            ("after", before.saturating_sub(1).into()),
        ];
        self.say(key, &args)
    }

    /// A glyph or a top floor: gone, or replaced by one's own.
    fn piece(&self, running: &Running<'_>, step: &Step, owner: Owner, piece: Piece) -> String {
        let lang = self.scene.lang;
        let transform = matches!(step.verb, Verb::TransformGlyph | Verb::TransformAny);
        let key = match (transform, piece) {
            (false, _) => "demolish",
            (true, Piece::Glyph) => "transform-glyph",
            (true, Piece::Floor) => "transform-floor",
        };
        let region = running.region.unwrap_or_default();
        let neutral = lang.text("mezo-neutral");
        let name = owner
            .seat()
            .map_or(neutral.as_str(), |seat| self.scene.name(seat));
        let what = terms::piece(lang, piece);
        let points = self.floor_points(region, step.verb);
        let args = [
            ("name", name.into()),
            ("piece", Word::from(&what)),
            ("region", region.into()),
            ("points", points.into()),
        ];
        self.say(key, &args)
    }

    /// An opponent who loses devotion or strength.
    fn opponent(&self, step: &Step, seat: Seat) -> String {
        let (parts, view) = (self.scene.components, &self.scene.view);
        let number = count::value(parts, view, self.seat, &step.number);
        let (key, before) = if step.verb == Verb::Weaken {
            ("weaken", self.strength_here(seat))
        } else {
            let devotion = view.devotion.get(seat.index());
            ("drain", devotion.copied().unwrap_or(0))
        };
        let args = [
            ("name", self.scene.name(seat).into()),
            ("before", before.into()),
            ("after", before.saturating_sub(number).into()),
        ];
        self.say(key, &args)
    }
}
