//! The state of a game, and how it keeps the contract.

use arrayvec::ArrayVec;
use game::{
    BySeat, Chance, Game, Points, Ranking, RulesVersion, ScoreLine, Scores, Seat, Seats, Setup,
    Sides, Sink, Viewer,
};

use crate::ask::{Ask, Bits};
use crate::conflict::Conflict;
use crate::frame::Frame;
use crate::ledger::Ledger;
use crate::modules::Modules;
use crate::pyramid::{LEVELS, Pyramid};
use crate::region::ByRegion;
use crate::solo::Solo;
use crate::stage::Stage;
use crate::track::Order;
use crate::{
    Action, Band, Card, Components, Event, GodId, Kind, MAX_PLAYERS, Options, Region, Regions,
    SPACES, Tiles, Vertex, View,
};

/// A value for each seat.
pub(crate) type Each<T> = BySeat<T, MAX_PLAYERS>;
/// Action cards, the top last.
pub(crate) type Cards = ArrayVec<Card, { Card::ALL.len() }>;

/// The most effects under way, one inside the other; ceremony, appeasement, tile, call and ability are the deepest.
pub(crate) const DEEPEST: usize = 8;

/// The state of a game of Mezo.
#[derive(Clone, PartialEq, Debug)]
pub struct Mezo {
    pub(crate) components: &'static Components,
    /// How many people play; 1 is solo.
    pub(crate) players: u8,
    /// The tribe of each seat.
    pub(crate) tribes: Sides,
    /// Which altars and angry gods take part.
    pub(crate) tile_set: Tiles,
    /// The gods that can be chosen.
    pub(crate) pantheon: Bits,
    pub(crate) modules: Modules,
    /// 0 during setup, then 1 to 3.
    pub(crate) age: u8,
    /// Where points are entered: the age, or 0 before the first and after the last.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    pub(crate) ask: Ask,
    /// Who is asked, unless several are.
    pub(crate) asked: Seat,
    /// The order of the step under way.
    pub(crate) order: Order,
    /// Whose turn it is in it.
    pub(crate) turn: u8,
    pub(crate) vp: Each<u16>,
    pub(crate) ledger: Each<Ledger>,
    pub(crate) devotion: Each<u8>,
    /// The ability chosen in each age, counted from 1; 0 if none yet.
    pub(crate) abilities: Each<[u8; 3]>,
    pub(crate) gods: Each<Option<GodId>>,
    pub(crate) vertex: Each<Option<Vertex>>,
    pub(crate) living: Regions,
    pub(crate) altars: ByRegion<u8>,
    pub(crate) blessed: Option<Region>,
    pub(crate) champions: Each<Regions>,
    pub(crate) units: ByRegion<[Band; MAX_PLAYERS]>,
    pub(crate) reserve: Each<Band>,
    pub(crate) xibalba: Each<Band>,
    /// Units below the tiles of the angry gods.
    pub(crate) below: Each<Band>,
    /// Units offered in the Blessed region.
    pub(crate) offered: Each<Band>,
    /// Units deployed to each region in this turn.
    pub(crate) deployed: ByRegion<u8>,
    pub(crate) glyphs: ByRegion<[u8; MAX_PLAYERS]>,
    pub(crate) glyph_reserve: Each<u8>,
    pub(crate) pyramids: ByRegion<Pyramid>,
    pub(crate) floor_reserve: Each<[u8; LEVELS]>,
    /// Neutral floors that have left the game.
    pub(crate) neutral_gone: u8,
    /// Who stands on the spaces of the Codex (warriors) and of the Calendar (shamans).
    pub(crate) books: [[Option<Seat>; SPACES]; 2],
    /// Which tile of each age's angry gods.
    pub(crate) angry: [u8; 3],
    /// How many of them are face up.
    pub(crate) revealed: u8,
    /// Conflict tiles to come, the top last.
    pub(crate) tiles: ArrayVec<Region, 6>,
    /// Regions whose conflict is over in this age.
    pub(crate) resolved: ArrayVec<Region, 6>,
    pub(crate) decks: Each<Cards>,
    /// How many cards on top of the deck its owner knows.
    pub(crate) seen: Each<u8>,
    pub(crate) discards: Each<Cards>,
    pub(crate) conflict: Option<Conflict>,
    /// The effects under way, the innermost last.
    pub(crate) frames: ArrayVec<Frame, DEEPEST>,
    /// Whether the innermost effect under way has changed anything.
    pub(crate) has_changed: bool,
    pub(crate) cities: Each<Option<Region>>,
    pub(crate) rituals: [u8; 3],
    /// The ritual of this age, until it is discarded.
    pub(crate) ritual: Option<u8>,
    /// The row of the prophecy, once it has been drawn.
    pub(crate) prophecies: Option<[u8; 3]>,
    /// How many steps of the prophecy each seat has completed.
    pub(crate) prophecy_steps: Each<u8>,
    pub(crate) monument: Option<Seat>,
    pub(crate) cenote: Option<Region>,
    pub(crate) powers_used: Each<bool>,
    pub(crate) solo: Solo,
    pub(crate) chance: Chance,
}

/// Who and where.
impl Mezo {
    /// Whether one plays against the vengeful gods, who have seat 1.
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Every seat that has pieces: the players, and in solo the vengeful gods.
    #[inline]
    pub(crate) fn every_seat(&self) -> Seats {
        Seats::first_few(self.players.max(2))
    }

    /// Whether the seat is the vengeful gods'.
    #[inline]
    pub(crate) fn is_vengeful(&self, seat: Seat) -> bool {
        self.is_solo() && seat == VENGEFUL
    }

    /// The place of the seat's tribe among [`TRIBES`](crate::TRIBES).
    #[inline]
    pub fn tribe_of(&self, seat: Seat) -> usize {
        self.tribes.of(seat)
    }

    /// Whose pieces the seat plays with, in a word.
    fn tribe_name(&self, seat: Seat) -> &'static str {
        if self.is_vengeful(seat) {
            "the vengeful gods"
        } else {
            crate::TRIBES[self.tribe_of(seat)]
        }
    }

    /// The seats other than this one.
    #[inline]
    pub(crate) fn opponents(&self, seat: Seat) -> Seats {
        let mut seats = self.every_seat();
        seats.remove(seat);
        seats
    }

    /// All seats clockwise, from the left of this one; itself last.
    #[inline]
    pub(crate) fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.players.max(2);
        let first = u8::from(seat);
        (1..=seats).map(move |step| {
            let number = first + step;
            Seat::new(if number >= seats {
                number - seats
            } else {
                number
            })
        })
    }

    /// The regions where the seat's god, or any vengeful god, is present.
    #[inline]
    pub(crate) fn presence(&self, seat: Seat) -> Regions {
        if self.is_vengeful(seat) {
            let gods = self.solo.gods.iter();
            let around = gods.filter_map(|(_, vertex)| Some(self.components.around((*vertex)?)));
            return around.fold(Regions::NONE, |all, here| all | here);
        }
        match self.vertex[seat] {
            Some(vertex) => self.components.around(vertex) & self.living,
            None => Regions::NONE,
        }
    }

    /// The region of the conflict under way.
    #[inline]
    pub(crate) fn here(&self) -> Option<Region> {
        self.conflict.as_ref().map(|conflict| conflict.region)
    }

    /// The vertices where a god can be put: all where nobody stands.
    pub(crate) fn free_vertices(&self) -> Bits {
        let mut free: Bits = self.components.vertices().map(|vertex| vertex.0).collect();
        let players = self.vertex.0.iter().flatten();
        let vengeful = self
            .solo
            .gods
            .iter()
            .filter_map(|(_, vertex)| vertex.as_ref());
        for taken in players.chain(vengeful) {
            free.remove(taken.0);
        }
        free
    }

    /// The level of the seat's devotion.
    #[inline]
    pub(crate) fn level(&self, seat: Seat) -> u8 {
        self.components.tribe().level(self.devotion[seat])
    }

    /// Whether the seat chose this ability, 1 to 3, of this age.
    #[inline]
    pub(crate) fn has_ability(&self, seat: Seat, age: u8, ability: u8) -> bool {
        self.abilities[seat][usize::from(age) - 1] == ability
    }

    /// What a region is called.
    #[inline]
    pub(crate) fn name_of(&self, region: Region) -> &'static str {
        self.components.region_name(region)
    }

    /// Asks somebody.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, ask: Ask) {
        self.asked = if self.is_vengeful(seat) { YOU } else { seat };
        self.ask = ask;
    }

    /// The cards that the seat may keep.
    pub(crate) fn looked_at(&self, seat: Seat) -> &[Card] {
        let deck = &self.decks[seat];
        let known = usize::from(self.seen[seat]).min(deck.len());
        &deck[deck.len() - known..]
    }
}

/// The player of a solo game.
pub(crate) const YOU: Seat = Seat::new(0);
/// The vengeful gods of a solo game.
pub(crate) const VENGEFUL: Seat = Seat::new(1);

impl Game for Mezo {
    const NAME: &'static str = "mezo";
    const TITLE: &'static str = "Mezo";
    const RULES: RulesVersion = RulesVersion(1);
    /// Three ages of six conflicts, in which four players take three actions of a few dozen clicks at the very most.
    const LONGEST: usize = 10_000;
    /// A unit of either kind to any region or from it, the reserve, and `done`.
    const WIDEST: usize = 32;

    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn write_action(components: &Components, action: Action) -> String {
        action.write(components)
    }

    fn read_action(components: &Components, text: &str) -> Option<Action> {
        Action::read(components, text)
    }

    fn start(setup: &Setup<Self>, sink: &mut impl Sink<Event>) -> Self {
        let mut state = crate::setup::set_up(setup, sink);
        state.go_on(sink);
        state
    }

    fn components(&self) -> &'static Components {
        self.components
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.every_seat()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.ask {
            Ask::Over => Seats::NONE,
            Ask::Keep(seats) => seats,
            _ => Seats::only(self.asked),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.to_act().contains(seat) {
            self.list(seat, actions);
        }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.to_act().contains(seat) && self.lists(seat, action)
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert!(
            self.is_legal(seat, action),
            "{action:?} is legal for seat {seat}"
        );
        self.answer(seat, action, sink);
        self.go_on(sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, Some(viewer))
    }

    fn open_view(&self) -> View {
        View::of(self, None)
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut Chance) {
        self.deal_again(viewer, chance);
    }

    fn withdraw(&mut self, seat: Seat) {
        self.withdraw_choice(seat);
    }

    fn scores(&self) -> Scores {
        let points = |seat| Points(self.vp[seat].into());
        self.every_seat().into_iter().map(points).collect()
    }

    /// Points are public.
    fn breakdown(&self, _: Option<Viewer>) -> Vec<ScoreLine> {
        let lines = |seat: Seat| self.ledger[seat].lines(seat);
        self.every_seat().into_iter().flat_map(lines).collect()
    }

    fn ranking(&self) -> Option<Ranking> {
        let ranked = || {
            let order = self.vp_order();
            order
                .seats()
                .iter()
                .map(|seat| Seats::only(*seat))
                .collect()
        };
        (self.ask == Ask::Over).then(ranked)
    }

    fn inventory(&self) -> Vec<(String, u32)> {
        let mut pieces = Vec::new();
        for seat in self.every_seat() {
            let owner = self.tribe_name(seat);
            let mut count =
                |name: &str, count: u32| pieces.push((format!("{name} of {owner}"), count));
            for kind in Kind::ALL {
                count(kind.word(), u32::from(self.units_in_all(seat, kind)));
            }
            count("glyphs", u32::from(self.glyphs_in_all(seat)));
            for level in 1..=4 {
                let floors = self.floors_in_all(seat, level);
                count(&format!("floors of level {level}"), u32::from(floors));
            }
            count(
                "action cards",
                u32::try_from(self.cards_in_all(seat)).unwrap_or(u32::MAX),
            );
        }
        let tiles = self.tiles.len() + self.resolved.len() + usize::from(self.conflict.is_some());
        pieces.push((
            "conflict tiles".to_owned(),
            u32::try_from(tiles).unwrap_or(u32::MAX),
        ));
        pieces.push((
            "neutral floors".to_owned(),
            u32::from(self.neutral_in_all()),
        ));
        let solo = &self.solo;
        let cards = solo.deck.len() + solo.discard.len() + usize::from(solo.card.is_some());
        pieces.push((
            "vengeful cards".to_owned(),
            u32::try_from(cards).unwrap_or(u32::MAX),
        ));
        pieces
    }
}

/// Counting what must never change.
impl Mezo {
    fn units_in_all(&self, seat: Seat, kind: Kind) -> u8 {
        let regions: u8 = Regions::ALL
            .into_iter()
            .map(|region| self.units[region][seat.index()][kind])
            .sum();
        let aside = [self.reserve, self.xibalba, self.below, self.offered];
        let aside: u8 = aside.iter().map(|place| place[seat][kind]).sum();
        let book = self.books[kind as usize].iter().flatten();
        let mut written = book.filter(|owner| **owner == seat).count();
        if self.is_vengeful(seat) {
            written += usize::from(self.solo.books[kind]);
        }
        regions + aside + u8::try_from(written).expect("a book has five spaces")
    }

    fn glyphs_in_all(&self, seat: Seat) -> u8 {
        let built: u8 = self.glyphs.0.iter().map(|here| here[seat.index()]).sum();
        built + self.glyph_reserve[seat]
    }

    fn floors_in_all(&self, seat: Seat, level: u8) -> u8 {
        let owner = crate::Owner::Seat(seat);
        let floors = self.pyramids.0.iter().flat_map(Pyramid::iter);
        let built = floors.filter(|floor| *floor == (level, owner)).count();
        self.floor_reserve[seat][usize::from(level) - 1]
            + u8::try_from(built).expect("there are few floors")
    }

    fn neutral_in_all(&self) -> u8 {
        let floors = self.pyramids.0.iter().flat_map(Pyramid::iter);
        let standing = floors.filter(|(_, owner)| owner.seat().is_none()).count();
        self.neutral_gone + u8::try_from(standing).expect("there are two at most")
    }

    fn cards_in_all(&self, seat: Seat) -> usize {
        let kept = self
            .conflict
            .as_ref()
            .and_then(|conflict| conflict.cards[seat]);
        self.decks[seat].len() + self.discards[seat].len() + usize::from(kept.is_some())
    }
}

#[cfg(test)]
mod tests;
