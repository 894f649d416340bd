//! What somebody sees of a game.

mod aside;
mod by_name;
mod pending;
mod solo;

use game::{Game, Known, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::conflict::Conflict;
use crate::modules::Module;
use crate::stage::Stage;
use crate::state::Each;
use crate::{Band, Card, Kind, Mezo, Owner, Region, Regions};

pub use aside::Aside;
pub use by_name::ByName;
pub use pending::Pending;
pub use solo::{SoloView, VengefulGod};

/// The whole table, with what the viewer may not see face down. In JSON a thing face down is the word `hidden`.
///
/// Regions, gods and tiles go by the names that the components give them. Lists with one entry for each seat go by seat; in
/// solo seat 1 is the vengeful force. Decks and tiles have their top last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// 0 during setup, then 1 to 3.
    pub age: u8,
    /// Where in the game we are.
    pub phase: PhaseName,
    /// The order of the step under way.
    pub order: Vec<Seat>,
    /// Whose turn it is in it.
    pub turn: u8,
    /// Victory points.
    pub vp: Vec<u16>,
    /// Devotion.
    pub devotion: Vec<u8>,
    /// The ability, 1 to 3, that each seat chose in each age.
    pub abilities: Vec<[Option<u8>; 3]>,
    /// Everybody's god.
    pub gods: Vec<Option<String>>,
    /// Where everybody's god stands.
    pub vertex: Vec<Option<u8>>,
    /// Regions that are in the game.
    pub living: Vec<String>,
    /// The altar of each.
    pub altars: ByName<String>,
    /// The Blessed region of this age.
    pub blessed: Option<String>,
    /// Where everybody's champions stand.
    pub champions: Vec<Vec<String>>,
    /// Units in each region, by seat.
    pub units: ByName<Vec<Band>>,
    /// Units in reserve.
    pub reserve: Vec<Band>,
    /// Units in Xibalba.
    pub xibalba: Vec<Band>,
    /// Units below the tiles of the angry gods.
    pub below: Vec<Band>,
    /// Units offered in the Blessed region.
    pub offered: Vec<Band>,
    /// Glyphs in each region, by seat.
    pub glyphs: ByName<Vec<u8>>,
    /// Glyphs in reserve.
    pub glyph_reserve: Vec<u8>,
    /// Level and owner of the floors in each region, from bottom to top.
    pub pyramids: ByName<Vec<(u8, Owner)>>,
    /// Floors of level 1 to 4 in reserve.
    pub floor_reserve: Vec<[u8; 4]>,
    /// Whose shamans stand on the Calendar.
    pub calendar: [Option<Seat>; 5],
    /// Whose warriors stand on the Codex.
    pub codex: [Option<Seat>; 5],
    /// Which tile of each age's angry gods.
    pub angry: [Known<u8>; 3],
    /// How many of them are face up.
    pub revealed: u8,
    /// Conflict tiles to come.
    pub tiles: Vec<Known<String>>,
    /// Regions whose conflict is over in this age.
    pub resolved: Vec<String>,
    /// Everybody's deck.
    pub decks: Vec<Vec<Known<Card>>>,
    /// How many cards on top of it the owner knows.
    pub seen: Vec<u8>,
    /// Everybody's discards.
    pub discards: Vec<Vec<Card>>,
    /// The conflict under way.
    pub conflict: Option<ConflictView>,
    /// What is under way, the innermost last.
    pub pending: Vec<Pending>,
    /// Everybody's city, if there are any.
    pub cities: Option<Vec<Option<String>>>,
    /// The rituals of the three ages.
    pub rituals: Option<[Known<String>; 3]>,
    /// The ritual of this age, until it is discarded.
    pub ritual: Option<String>,
    /// The three steps of the prophecy, once they have been drawn.
    pub prophecies: Option<[String; 3]>,
    /// How many of them each seat has completed.
    pub prophecy_steps: Vec<u8>,
    /// Who completed all three first.
    pub monument: Option<Seat>,
    /// Where the sacred cenote is.
    pub cenote: Option<String>,
    /// Who has used the tribe's power.
    pub powers_used: Option<Vec<bool>>,
    /// What only the solo game has.
    pub solo: Option<SoloView>,
    /// Who may act now.
    pub to_act: Vec<Seat>,
    /// The seats from first to last, when the game is over.
    pub ranking: Option<Vec<Vec<Seat>>>,
    /// What JSON does not have.
    #[serde(skip)]
    pub aside: Aside,
}

/// A phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// Gods are chosen.
    God,
    /// Cities are founded.
    City,
    /// The sacred cenote is placed.
    Cenote,
    /// Abilities are chosen; in solo a vengeful god is placed before.
    Ability,
    /// A city's unit is deployed.
    CityUnit,
    /// Champions and units are deployed.
    Tribes,
    /// Solo: the Blessed region is named.
    Blessed,
    /// Gods are called.
    Call,
    /// Cards are kept; in solo vengeful gods act before.
    Keep,
    /// The first round of actions.
    First,
    /// The second round of actions.
    Second,
    /// The last actions.
    Third,
    /// Tribe powers are used.
    Power,
    /// The winner is found and rewarded.
    Winner,
    /// The majority of shamans is awarded.
    Calendar,
    /// The majority of warriors is awarded.
    Codex,
    /// Units are offered in the Blessed region.
    Offer,
    /// The game is over.
    Over,
}

/// The conflict under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConflictView {
    /// Where.
    pub region: String,
    /// The card that each seat has kept.
    pub cards: Vec<Option<Known<Card>>>,
    /// Whether the cards are face up.
    pub shown: bool,
    /// Which actions of it were taken or given up.
    pub used: Vec<[bool; 3]>,
    /// Strength that effects have added.
    pub bonus: Vec<u8>,
    /// Strength that effects have taken away.
    pub penalty: Vec<u8>,
    /// Who has the majority of warriors whatever stands there.
    pub most_warriors: Option<Seat>,
    /// Who has the majority of shamans whatever stands there.
    pub most_shamans: Option<Seat>,
    /// Whether the majority of shamans is not awarded.
    pub no_calendar: bool,
    /// Whether the majority of warriors is not awarded.
    pub no_codex: bool,
    /// Who has won.
    pub winner: Option<Seat>,
}

/// Names for what a state knows by number.
struct Names<'a>(&'a Mezo);

impl Names<'_> {
    fn region(&self, region: Region) -> String {
        self.0.name_of(region).to_owned()
    }

    fn regions(&self, regions: impl IntoIterator<Item = Region>) -> Vec<String> {
        regions
            .into_iter()
            .map(|region| self.region(region))
            .collect()
    }

    /// What there is in each region that has any.
    fn map<T>(&self, of: impl Fn(Region) -> Option<T>) -> ByName<T> {
        let entry = |region| Some((self.region(region), of(region)?));
        ByName(Regions::ALL.into_iter().filter_map(entry).collect())
    }

    fn each<T, U>(&self, values: &Each<T>, show: impl Fn(&T) -> U) -> Vec<U> {
        let seats = self.0.every_seat().into_iter();
        seats.map(|seat| show(&values[seat])).collect()
    }

    fn copied<T: Copy>(&self, values: &Each<T>) -> Vec<T> {
        self.each(values, |value| *value)
    }

    fn god(&self, god: crate::GodId) -> String {
        self.0.components.god(god).name.clone()
    }

    fn ritual(&self, ritual: u8) -> String {
        self.0.components.rituals()[usize::from(ritual)]
            .name
            .clone()
    }

    fn trial(&self, trial: u8) -> String {
        self.0.components.trials()[usize::from(trial)].name.clone()
    }
}

impl View {
    /// What the viewer sees; without a viewer, everything.
    pub(crate) fn of(state: &Mezo, viewer: Option<Viewer>) -> Self {
        let names = Names(state);
        let players = state.every_seat().len();
        let by_seat = |values: &[u8; 4]| values[..players].to_vec();
        let open = viewer.is_none();
        let [codex, calendar] = state.books;
        let module = |module| state.modules.contains(module);
        Self {
            age: state.age,
            phase: PhaseName::of(state),
            order: state.order.seats().to_vec(),
            turn: state.turn,
            vp: names.copied(&state.vp),
            devotion: names.copied(&state.devotion),
            abilities: names.each(&state.abilities, |ages| {
                ages.map(|chosen| (chosen > 0).then_some(chosen))
            }),
            gods: names.each(&state.gods, |god| god.map(|god| names.god(god))),
            vertex: names.each(&state.vertex, |vertex| vertex.map(|vertex| vertex.0)),
            living: names.regions(state.living),
            altars: names.map(|region| {
                let altar = &state.components.altars()[usize::from(state.altars[region])];
                state.living.contains(region).then(|| altar.name.clone())
            }),
            blessed: state.blessed.map(|region| names.region(region)),
            champions: names.each(&state.champions, |regions| names.regions(*regions)),
            units: names.map(|region| {
                let bands = &state.units[region][..players];
                bands
                    .iter()
                    .any(|band| !band.is_empty())
                    .then(|| bands.to_vec())
            }),
            reserve: names.copied(&state.reserve),
            xibalba: names.copied(&state.xibalba),
            below: names.copied(&state.below),
            offered: names.copied(&state.offered),
            glyphs: names.map(|region| {
                let glyphs = by_seat(&state.glyphs[region]);
                glyphs.iter().any(|count| *count > 0).then_some(glyphs)
            }),
            glyph_reserve: names.copied(&state.glyph_reserve),
            pyramids: names.map(|region| {
                let floors: Vec<_> = state.pyramids[region].iter().collect();
                (!floors.is_empty()).then_some(floors)
            }),
            floor_reserve: names.copied(&state.floor_reserve),
            calendar,
            codex,
            angry: std::array::from_fn(|age| {
                let known = open || age < usize::from(state.revealed);
                Known::to_those_who(state.angry[age], known)
            }),
            revealed: state.revealed,
            tiles: state
                .tiles
                .iter()
                .map(|region| Known::to_those_who(names.region(*region), open))
                .collect(),
            resolved: names.regions(state.resolved.iter().copied()),
            decks: state
                .every_seat()
                .into_iter()
                .map(|seat| deck(state, seat, viewer))
                .collect(),
            seen: names.copied(&state.seen),
            discards: names.each(&state.discards, |cards| cards.to_vec()),
            conflict: state
                .conflict
                .as_ref()
                .map(|conflict| ConflictView::of(&names, conflict, viewer)),
            pending: Pending::all(&names),
            cities: module(Module::Cities).then(|| {
                names.each(&state.cities, |city| {
                    city.map(|region| names.region(region))
                })
            }),
            rituals: module(Module::Rituals).then(|| {
                std::array::from_fn(|age| {
                    let known = open || age < usize::from(state.revealed);
                    Known::to_those_who(names.ritual(state.rituals[age]), known)
                })
            }),
            ritual: state.ritual.map(|ritual| names.ritual(ritual)),
            prophecies: state
                .prophecies
                .map(|row| row.map(|prophecy| state.prophecy_name(prophecy).to_owned())),
            prophecy_steps: names.copied(&state.prophecy_steps),
            monument: state.monument,
            cenote: state.cenote.map(|region| names.region(region)),
            powers_used: module(Module::Powers).then(|| names.copied(&state.powers_used)),
            solo: state.is_solo().then(|| SoloView::of(&names, open)),
            to_act: state.to_act().into_iter().collect(),
            ranking: state.ranking().map(|places| {
                let place = |seats: game::Seats| seats.into_iter().collect();
                places.into_iter().map(place).collect()
            }),
            aside: Aside::of(state),
        }
    }
}

/// A deck: its owner knows the cards on top.
fn deck(state: &Mezo, seat: Seat, viewer: Option<Viewer>) -> Vec<Known<Card>> {
    let deck = &state.decks[seat];
    let unknown = match viewer {
        None => 0,
        Some(viewer) if viewer.is(seat) => {
            deck.len() - usize::from(state.seen[seat]).min(deck.len())
        }
        Some(_) => deck.len(),
    };
    let cards = deck.iter().enumerate();
    cards
        .map(|(place, card)| Known::to_those_who(*card, place >= unknown))
        .collect()
}

impl PhaseName {
    fn of(state: &Mezo) -> Self {
        let card_phase = |state: &Mezo| {
            if state.is_blessed() {
                Self::Offer
            } else {
                Self::Keep
            }
        };
        match state.stage {
            _ if state.ask == Ask::Over => Self::Over,
            Stage::Gods => Self::God,
            Stage::Cities => Self::City,
            Stage::Cenote => Self::Cenote,
            Stage::AgeBegins | Stage::VengefulGod | Stage::Reveal | Stage::Ability => Self::Ability,
            Stage::CityUnit => Self::CityUnit,
            Stage::TribeAbility
            | Stage::Champion
            | Stage::Deploy
            | Stage::Vigil
            | Stage::Watched => Self::Tribes,
            Stage::Blessed => Self::Blessed,
            Stage::Call | Stage::Called => Self::Call,
            Stage::NextConflict | Stage::Vengeful => card_phase(state),
            Stage::Look | Stage::Keep => Self::Keep,
            Stage::Round(0)
            | Stage::Acted(0)
            | Stage::Answer { round: 0, .. }
            | Stage::Answered(0) => Self::First,
            Stage::Round(1)
            | Stage::Acted(1)
            | Stage::Answer { round: 1, .. }
            | Stage::Answered(1) => Self::Second,
            Stage::Round(_) | Stage::Acted(_) | Stage::Answer { .. } | Stage::Answered(_) => {
                Self::Third
            }
            Stage::Power | Stage::PowerUsed => Self::Power,
            Stage::Strength | Stage::Reward(_) => Self::Winner,
            Stage::Majority(Kind::Shaman)
            | Stage::Space(Kind::Shaman, _)
            | Stage::Booked(Kind::Shaman) => Self::Calendar,
            Stage::Majority(_) | Stage::Space(..) | Stage::Booked(_) | Stage::CleanUp => {
                Self::Codex
            }
            Stage::Offer => Self::Offer,
            Stage::EndOfAge | Stage::Over => Self::Over,
        }
    }
}

impl ConflictView {
    fn of(names: &Names<'_>, conflict: &Conflict, viewer: Option<Viewer>) -> Self {
        let state = names.0;
        let card = |seat: Seat| {
            let known = conflict.shown || viewer.is_none_or(|viewer| viewer.is(seat));
            conflict.cards[seat].map(|card| Known::to_those_who(card, known))
        };
        let [most_warriors, most_shamans] = conflict.most;
        let [no_codex, no_calendar] = conflict.unawarded;
        Self {
            region: names.region(conflict.region),
            cards: state.every_seat().into_iter().map(card).collect(),
            shown: conflict.shown,
            used: names.each(&conflict.used, |used| {
                [0, 1, 2].map(|action| used.contains(action))
            }),
            bonus: names.copied(&conflict.bonus),
            penalty: names.copied(&conflict.penalty),
            most_warriors,
            most_shamans,
            no_calendar,
            no_codex,
            winner: conflict.winner,
        }
    }
}

#[cfg(test)]
mod tests;
