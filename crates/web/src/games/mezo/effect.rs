//! What a choice would do, for those who point at it.

mod inside;

use std::cell::OnceCell;

use game::Seat;
use games::mezo::{Action, Consolation, Effect, EffectId, Kind, Number, Region, Verb, Vertex};

use super::choice::{action_of, around, bonus};
use super::forecast::Forecast;
use super::{MezoScene, count, terms, words};
use texts::Word;

/// What the choices of the viewer would do, as far as he can know.
pub(super) struct Effects<'a> {
    scene: &'a MezoScene<'a>,
    seat: Seat,
    forecast: OnceCell<Forecast>,
}

/// What a text speaks of.
type Args<'a> = [(&'static str, Word<'a>)];

impl<'a> Effects<'a> {
    pub(super) fn new(scene: &'a MezoScene<'a>) -> Self {
        Self {
            scene,
            // Whoever only looks on has no choices.
            seat: scene.own().unwrap_or(Seat::new(0)),
            forecast: OnceCell::new(),
        }
    }

    /// Strength everywhere as things stand, worked out once when somebody asks.
    pub(super) fn forecast(&self) -> &Forecast {
        let scene = self.scene;
        self.forecast
            .get_or_init(|| Forecast::new(scene.components, &scene.view))
    }

    /// What the choice is and would do, in a sentence: the label and the tip of a button.
    pub(super) fn words(&self, action: Action) -> String {
        let (scene, lang) = (self.scene, self.scene.lang);
        let (parts, view) = (scene.components, &scene.view);
        match action {
            Action::God(god) => {
                let god = parts.god(god);
                let (name, call) = (
                    words::god_name(lang, &god.name),
                    self.effect(Some(god.call)),
                );
                let ceremony = self.effect(Some(god.ceremony));
                let args = [
                    ("god", Word::from(&name)),
                    ("call", Word::from(&call)),
                    ("ceremony", Word::from(&ceremony)),
                ];
                self.say("god", &args)
            }
            Action::City(region) => self.of_region("city", region),
            Action::Cenote(region) => self.of_region("cenote", region),
            Action::Blessed(region) => self.of_region("blessed", region),
            Action::Champion(region) => self.champion(region),
            Action::Deploy(region, kind) => self.deploy(region, kind),
            Action::Ability(ability) => words::ability_words(lang, view.age.max(1), ability + 1),
            Action::Vertex(vertex) => self.vertex(vertex),
            Action::Move => self.say("move", &[("call", Word::from(&self.call()))]),
            Action::Invoke => self.invoke(),
            Action::Keep(card) => {
                let god = view.god_of(parts, self.seat);
                let action = |number| god.map(|god| parts.card_action(god, card, number));
                let [first, second, third] = [0, 1, 2].map(|number| self.effect(action(number)));
                let name = terms::card(lang, card);
                let args = [
                    ("card", Word::from(&name)),
                    ("first", Word::from(&first)),
                    ("second", Word::from(&second)),
                    ("third", Word::from(&third)),
                ];
                self.say("keep", &args)
            }
            Action::Act(2) => terms::with_idle_tiles(scene, self.effect_now(action_of(scene, 2))),
            Action::Act(number) => self.effect_now(action_of(scene, number)),
            Action::Pass(gain, number) => self.pass(gain, number),
            Action::Third => terms::with_idle_tiles(scene, self.third()),
            Action::Effect if scene.legal.contains(&Action::Refuse) => self.pay(),
            Action::Effect => self.effect_now(action_of(scene, 2)),
            Action::Appease => self.appease(),
            Action::Sacrifice(from, kind) => {
                terms::with_idle_tiles(scene, self.sacrifice(from, kind))
            }
            Action::Tile(tile) => terms::tile(scene, tile, self.effect_now(view.tile(parts, tile))),
            Action::Power(power) => {
                let powers = parts.powers(scene.side(self.seat).index());
                self.effect_now(powers.get(usize::from(power)).copied())
            }
            Action::Winner(seat) => self.winner(seat),
            Action::Space(space) => self.space(space),
            Action::Offer(kind) => self.offer(kind),
            Action::Vengeful(god) => {
                words::vengeful(lang, parts, parts.effect(parts.vengeful(god)))
            }
            Action::Region(_)
            | Action::Unit(_)
            | Action::Victim(..)
            | Action::Piece(..)
            | Action::Opponent(_) => self.inside(action),
            Action::Decline => self.say("decline", &[]),
            Action::Refuse => self.say("refuse", &[]),
            Action::Done => self.say("done", &[]),
        }
    }

    fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.scene.lang.with(&format!("mezo-effect-{key}"), args)
    }

    /// What an effect does.
    fn effect(&self, effect: Option<EffectId>) -> String {
        let words = |effect| terms::effect(self.scene.lang, self.scene.components, effect);
        effect.map_or_else(String::new, words)
    }

    /// What an effect does, and what the numbers in it come to now.
    fn effect_now(&self, effect: Option<EffectId>) -> String {
        let told = self.effect(effect);
        let effect = effect.map(|effect| self.scene.components.effect(effect));
        let Some(now) = effect.and_then(|effect| self.now(effect)) else {
            return told;
        };
        let args = [("effect", Word::from(&told)), ("number", Word::from(&now))];
        self.say("now", &args)
    }

    /// What the numbers of an effect come to now; none if they are always the same.
    fn now(&self, effect: &Effect) -> Option<String> {
        let counted = |number: &&Number| number.as_constant().is_none();
        let numbers = effect.steps.iter().map(|step| &step.number).filter(counted);
        let (parts, view) = (self.scene.components, &self.scene.view);
        let values = numbers.map(|number| count::value(parts, view, self.seat, number).to_string());
        let values: Vec<String> = values.collect();
        (!values.is_empty()).then(|| values.join(", "))
    }

    fn of_region(&self, key: &str, region: Region) -> String {
        let name = self.scene.components.region_name(region);
        self.say(key, &[("region", name.into())])
    }

    /// What the altar of a region gives to whoever wins there.
    fn altar(&self, region: Region) -> String {
        let parts = self.scene.components;
        let altar = self.scene.view.altars.get(parts.region_name(region));
        let altar = altar.and_then(|name| parts.altars().iter().find(|altar| altar.name == *name));
        self.effect(altar.map(|altar| altar.effect))
    }

    fn champion(&self, region: Region) -> String {
        let mut after = self.scene.view.clone();
        let name = self.scene.components.region_name(region);
        let before = self.forecast().strength(region, self.seat);
        if let Some(champions) = after.champions.get_mut(self.seat.index()) {
            champions.push(name.to_owned());
        }
        let after = Forecast::new(self.scene.components, &after).strength(region, self.seat);
        let altar = self.altar(region);
        let args = [
            ("region", name.into()),
            ("before", before.into()),
            ("after", after.into()),
            ("altar", Word::from(&altar)),
        ];
        self.say("champion", &args)
    }

    fn deploy(&self, region: Region, kind: Kind) -> String {
        let before = self.forecast().strength(region, self.seat);
        let reserve = self.scene.view.reserve.get(self.seat.index());
        let left = reserve.map_or(0, |band| band[kind].saturating_sub(1));
        let kind = terms::kind(self.scene.lang, kind);
        let args = [
            ("region", self.scene.components.region_name(region).into()),
            ("kind", Word::from(&kind)),
            ("before", before.into()),
            ("after", (before + 1).into()),
            ("left", left.into()),
        ];
        self.say("deploy", &args)
    }

    /// What the viewer's god does when called.
    fn call(&self) -> String {
        let (parts, view) = (self.scene.components, &self.scene.view);
        let god = view.god_of(parts, self.seat);
        self.effect_now(god.map(|god| parts.god(god).call))
    }

    fn vertex(&self, vertex: Vertex) -> String {
        let regions = around(self.scene.components, self.scene, vertex).join(", ");
        if regions.is_empty() {
            return self.say("vertex-nowhere", &[]);
        }
        self.say("vertex", &[("regions", Word::from(&regions))])
    }

    fn invoke(&self) -> String {
        let (parts, view) = (self.scene.components, &self.scene.view);
        let present = view.presence(parts, self.seat).join(", ");
        let call = self.call();
        let args = [
            ("call", Word::from(&call)),
            ("regions", Word::from(&present)),
        ];
        self.say("invoke", &args)
    }

    fn pass(&self, gain: Consolation, number: u8) -> String {
        let lost = self.effect(action_of(self.scene, number));
        let number = (number + 1).into();
        match gain {
            Consolation::Devotion => {
                let [before, after, level] = self.devotion(1);
                let args = [
                    ("number", number),
                    ("lost", Word::from(&lost)),
                    ("before", before.into()),
                    ("after", after.into()),
                    ("level", level.into()),
                ];
                let key = if before == after {
                    "pass-full"
                } else {
                    "pass-devotion"
                };
                self.say(key, &args)
            }
            Consolation::Recover => {
                let args = [("number", number), ("lost", Word::from(&lost))];
                self.say("pass-recover", &args)
            }
        }
    }

    /// The viewer's devotion now, after so much more, and its level then.
    fn devotion(&self, more: u8) -> [u8; 3] {
        let tribe = self.scene.components.tribe();
        let devotion = &self.scene.view.devotion;
        let before = devotion.get(self.seat.index()).copied().unwrap_or(0);
        let after = (before + more).min(tribe.highest_devotion());
        [before, after, tribe.level(after)]
    }

    /// The viewer's strength in the conflict under way.
    fn strength_here(&self, seat: Seat) -> u8 {
        let strength = self.scene.view.strength(self.scene.components, seat);
        strength.map_or(0, |strength| strength.total)
    }

    fn third(&self) -> String {
        let used = |number: &u8| !self.scene.view.is_used(self.seat, *number);
        let last = (0..3).find(used);
        let effect = self.effect_now(last.and_then(|number| action_of(self.scene, number)));
        let before = self.strength_here(self.seat);
        let args = [
            ("effect", Word::from(&effect)),
            ("before", before.into()),
            ("after", before.saturating_sub(1).into()),
        ];
        self.say("third", &args)
    }

    fn appease(&self) -> String {
        let (parts, view) = (self.scene.components, &self.scene.view);
        let price: u8 = if view.below.iter().all(|band| band.is_empty()) {
            1
        } else {
            2
        };
        let said = |tile| {
            let effect = view.tile(parts, tile)?;
            Some(terms::tile(self.scene, tile, self.effect(Some(effect))))
        };
        let tiles: Vec<String> = (0..3).filter_map(said).collect();
        let tiles = tiles.join(" / ");
        let args = [("price", price.into()), ("tiles", Word::from(&tiles))];
        self.say("appease", &args)
    }

    fn sacrifice(&self, from: Option<Region>, kind: Kind) -> String {
        let kind = terms::kind(self.scene.lang, kind);
        let kind = ("kind", Word::from(&kind));
        let Some(region) = from else {
            return self.say("sacrifice-reserve", &[kind]);
        };
        let before = self.forecast().strength(region, self.seat);
        let args = [
            kind,
            ("region", self.scene.components.region_name(region).into()),
            ("before", before.into()),
            ("after", before.saturating_sub(1).into()),
        ];
        self.say("sacrifice-region", &args)
    }

    fn winner(&self, seat: Seat) -> String {
        let key = match self.scene.view.phase {
            games::mezo::PhaseName::Calendar => "tie-calendar",
            games::mezo::PhaseName::Codex => "tie-codex",
            _ => "winner",
        };
        self.say(key, &[("name", self.scene.name(seat).into())])
    }

    /// A space of Calendar or Codex: its bonus, which one of the abilities resolves twice.
    fn space(&self, space: u8) -> String {
        let bonus = self.effect_now(bonus(self.scene, space));
        let abilities = self.scene.view.abilities.get(self.seat.index());
        let twice = abilities.is_some_and(|ages| ages[1] == Some(3));
        let key = if twice { "space-twice" } else { "space" };
        self.say(key, &[("bonus", Word::from(&bonus))])
    }

    fn offer(&self, kind: Kind) -> String {
        let before = self.strength_here(self.seat);
        let kind = terms::kind(self.scene.lang, kind);
        let args = [
            ("kind", Word::from(&kind)),
            ("before", before.into()),
            ("after", (before + 1).into()),
        ];
        self.say("offer", &args)
    }

    /// Points that a floor built in a region would bring: the floors that then stand.
    fn floor_points(&self, region: &str, verb: Verb) -> usize {
        let standing = count::floors(&self.scene.view, region);
        match verb {
            Verb::BuildPyramid => standing + 1,
            _ => standing,
        }
    }
}
