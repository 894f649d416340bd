//! What a choice would do, in a few words: shown on hover and focus.

use std::cell::OnceCell;

use game::Seat;
use games::amazonas::{Action, Gold, Quest, Silver, Species, Village, Villages};

use super::hand::tie_number;
use super::{AmazonasScene, money, species_name};
use texts::Word;

/// What choices would do for the viewer as things stand, which is worked out once for all of them.
pub(super) struct Effects<'a> {
    scene: &'a AmazonasScene<'a>,
    seat: Option<Seat>,
    /// What is left of his mission, worked out when somebody asks.
    quest: OnceCell<Option<Quest>>,
}

/// The viewer's mission: its villages and whether they are done, and the others on the way with the fewest tents.
pub(super) struct MissionMarks {
    pub(super) villages: Vec<(Village, bool)>,
    pub(super) on_the_way: Villages,
}

impl<'a> Effects<'a> {
    pub(super) fn new(scene: &'a AmazonasScene<'_>) -> Self {
        Self {
            scene,
            seat: scene.own(),
            quest: OnceCell::new(),
        }
    }

    /// What is left of the viewer's mission, if there is one.
    pub(super) fn quest(&self) -> Option<&Quest> {
        let (map, view) = (self.scene.components, &self.scene.view);
        let quest = || map.quest(view, self.seat?);
        self.quest.get_or_init(quest).as_ref()
    }

    pub(super) fn mission(&self) -> Option<MissionMarks> {
        let seat = self.seat?;
        let mission = self.scene.view.missions.get(seat.index())?.open()?;
        let quest = self.quest()?;
        let way = quest.routes.map(|routes| routes.fewest.villages);
        Some(MissionMarks {
            villages: mission
                .into_iter()
                .map(|village| (village, !quest.missing.contains(village)))
                .collect(),
            on_the_way: way.unwrap_or(Villages::NONE) - quest.missing,
        })
    }

    /// The villages in the viewer's reach that he cannot pay for; nothing unless he is building.
    pub(super) fn too_dear(&self) -> Vec<Village> {
        let scene = self.scene;
        let builds = |action: &Action| matches!(action, Action::Build(_) | Action::Done);
        let Some(seat) = self.seat.filter(|_| scene.legal.iter().any(builds)) else {
            return Vec::new();
        };
        let money = scene.view.money[seat.index()];
        let sites = scene.components.within_reach(&scene.view, seat);
        let dear = sites.into_iter().filter(|site| site.gold.silver() > money);
        dear.map(|site| site.village).collect()
    }

    /// What the action would do.
    pub(super) fn of(&self, action: Action) -> String {
        let Some(seat) = self.seat else {
            return String::new();
        };
        let (lang, view) = (self.scene.lang, &self.scene.view);
        match action {
            Action::Start(village) | Action::Build(village) => self.building(seat, village),
            Action::Income(card) => {
                let takings = view.takings(seat, card);
                let after = i32::from(view.money[seat.index()].0) + takings.gain();
                let after = Silver(u16::try_from(after).unwrap_or(0));
                let tie = tie_number(self.scene, seat, card).unwrap_or(0);
                let money = money::words(lang, after);
                let args = [
                    ("income", takings.income.0.into()),
                    ("money", Word::from(&money)),
                    ("tie", tie.into()),
                ];
                lang.with("amazonas-effect-income", &args)
            }
            Action::Native(species) => {
                let (name, pile) = (species_name(lang, species), view.pile(seat, species) + 1);
                let args = [("species", Word::from(&name)), ("pile", pile.into())];
                lang.with("amazonas-effect-native", &args)
            }
            Action::Refuse => lang.text("amazonas-effect-refuse"),
            Action::Neutral(_) => lang.text("amazonas-effect-neutral"),
            Action::Done => lang.text("amazonas-effect-done"),
        }
    }

    /// A tent: its price, what is left then, the tile, the mission, the medal.
    fn building(&self, seat: Seat, village: Village) -> String {
        let scene = self.scene;
        let (lang, view, map) = (scene.lang, &scene.view, scene.components);
        let price = map.price_now(view, village).unwrap_or(Gold(0));
        let left = view.money[seat.index()].0.saturating_sub(price.silver().0);
        let species = map.species(village);
        let has_tiles = view.supply[species as usize] > 0;
        let key = if has_tiles { "build" } else { "build-bare" };
        let mut told = lang.with(
            &format!("amazonas-effect-{key}"),
            &[
                ("gold", price.0.into()),
                ("species", Word::from(&species_name(lang, species))),
                ("money", Word::from(&money::words(lang, Silver(left)))),
            ],
        );
        let missing = view.missing(seat);
        if missing.is_some_and(|missing| missing.contains(village)) {
            told.push(' ');
            told.push_str(&lang.text("amazonas-effect-mission"));
        }
        if let Some(medal) = self.medal(seat, species).filter(|_| has_tiles) {
            told.push(' ');
            told.push_str(&lang.with("amazonas-effect-medal", &[("points", medal.into())]));
        }
        told
    }

    /// The medal that a tile of this species would bring: for all five species, the first time.
    fn medal(&self, seat: Seat, species: Species) -> Option<u8> {
        let view = &self.scene.view;
        let tiles = view.tiles[seat.index()];
        let others = Species::ALL.into_iter().filter(|other| *other != species);
        let complete = tiles[species as usize] == 0
            && others.into_iter().all(|other| tiles[other as usize] > 0);
        let best = view.medals_left.first().copied();
        best.filter(|_| complete && view.medals[seat.index()] == 0)
    }
}
