//! What is being asked: the decision that the game waits for, with every choice.

use game::{Seat, Seats};

use crate::action::{Consolation, Piece};
use crate::unit::Kinds;
use crate::{Action, Card, GodId, Kind, Mezo, Owner, Region, Regions, Vertex};

/// A decision and the choices it has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Ask {
    /// Nothing yet: the game goes on by itself.
    Nothing,
    God(Bits),
    City(Regions),
    Cenote(Regions),
    Ability,
    CityUnit(Region, Kinds),
    Champion(Regions),
    Deploy(Regions, Kinds),
    Blessed(Regions),
    Vertex(Bits),
    CallOrder,
    Keep(Seats),
    /// The actions that can be taken, those that can be given up, and whether a unit can be recovered for one.
    Act {
        take: Bits,
        left: Bits,
        recover: bool,
    },
    Third,
    Ceremony {
        effect: bool,
        decline: bool,
    },
    /// Regions with own units where the god is present; the reserve as well.
    Sacrifice(Regions),
    Tile(Bits),
    Region {
        options: Regions,
        refuse: bool,
        done: bool,
    },
    Unit {
        kinds: Kinds,
        refuse: bool,
        done: bool,
    },
    /// Two bits for each seat, warriors first.
    Victim {
        options: Bits,
        done: bool,
    },
    Piece {
        glyphs: Seats,
        floor: Option<Owner>,
    },
    Pay,
    Opponent(Seats),
    Power(Bits),
    Winner(Seats),
    Space(Bits),
    Offer(Kinds),
    Vengeful(Bits),
    /// The game is over.
    Over,
}

impl Ask {
    /// Which of these regions.
    pub(crate) const fn region(options: Regions) -> Self {
        Self::Region {
            options,
            refuse: false,
            done: false,
        }
    }

    /// A unit of which of these kinds.
    pub(crate) const fn unit(kinds: Kinds) -> Self {
        Self::Unit {
            kinds,
            refuse: false,
            done: false,
        }
    }
}

/// A set of small numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Bits(pub(crate) u16);

impl Bits {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn contains(self, number: u8) -> bool {
        number < 16 && self.0 & (1 << number) != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number, if it is the only one.
    #[inline]
    pub(crate) fn single(self) -> Option<u8> {
        let mut numbers = self.iter();
        let first = numbers.next()?;
        numbers.next().is_none().then_some(first)
    }

    #[inline]
    pub(crate) fn iter(self) -> BitsIter {
        BitsIter(self.0)
    }
}

impl FromIterator<u8> for Bits {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut bits = Self::NONE;
        numbers.into_iter().for_each(|number| bits.insert(number));
        bits
    }
}

/// The numbers of a set, rising.
#[derive(Clone, Debug)]
pub(crate) struct BitsIter(u16);

impl Iterator for BitsIter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        #[allow(
            clippy::cast_possible_truncation,
            reason = "a u16 has at most 16 trailing zeros"
        )]
        let number = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(number)
    }
}

/// Where a unit of a seat stands in a set of victims.
#[inline]
pub(crate) fn victim_bit(seat: Seat, kind: Kind) -> u8 {
    2 * u8::from(seat) + kind as u8
}

/// The unit that stands there in a set of victims.
#[inline]
pub(crate) fn victim_at(bit: u8) -> (Seat, Kind) {
    (Seat::new(bit / 2), Kind::ALL[usize::from(bit % 2)])
}

impl Mezo {
    /// Lists the choices of a seat that is asked.
    #[allow(clippy::too_many_lines, reason = "one arm for each question")]
    #[inline]
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.ask {
            Ask::Nothing | Ask::Over => {}
            Ask::God(gods) => actions.extend(gods.iter().map(|god| Action::God(GodId(god)))),
            Ask::City(regions) => actions.extend(regions.into_iter().map(Action::City)),
            Ask::Cenote(regions) => actions.extend(regions.into_iter().map(Action::Cenote)),
            Ask::Ability => actions.extend((0..3).map(Action::Ability)),
            Ask::CityUnit(region, kinds) => {
                actions.extend(kinds.iter().map(|kind| Action::Deploy(region, kind)));
                actions.push(Action::Done);
            }
            Ask::Champion(regions) => actions.extend(regions.into_iter().map(Action::Champion)),
            Ask::Deploy(regions, kinds) => {
                for region in regions {
                    actions.extend(kinds.iter().map(|kind| Action::Deploy(region, kind)));
                }
                actions.push(Action::Done);
            }
            Ask::Blessed(regions) => actions.extend(regions.into_iter().map(Action::Blessed)),
            Ask::Vertex(free) => {
                actions.extend(free.iter().map(|vertex| Action::Vertex(Vertex(vertex))));
            }
            Ask::CallOrder => actions.extend([Action::Move, Action::Invoke]),
            Ask::Keep(_) => {
                let looked = self.looked_at(seat);
                let mine = Card::ALL.into_iter().filter(|card| looked.contains(card));
                actions.extend(mine.map(Action::Keep));
            }
            Ask::Act {
                take,
                left,
                recover,
            } => {
                actions.extend(take.iter().map(Action::Act));
                let pass = |gain| move |action| Action::Pass(gain, action);
                actions.extend(left.iter().map(pass(Consolation::Devotion)));
                if recover {
                    actions.extend(left.iter().map(pass(Consolation::Recover)));
                }
            }
            Ask::Third => actions.extend([Action::Third, Action::Decline]),
            Ask::Ceremony { effect, decline } => {
                actions.extend(effect.then_some(Action::Effect));
                actions.push(Action::Appease);
                actions.extend(decline.then_some(Action::Decline));
            }
            Ask::Sacrifice(regions) => {
                let reserve = self.reserve[seat].kinds();
                actions.extend(reserve.iter().map(|kind| Action::Sacrifice(None, kind)));
                for region in regions {
                    let kinds = self.units[region][seat.index()].kinds();
                    actions.extend(
                        kinds
                            .iter()
                            .map(|kind| Action::Sacrifice(Some(region), kind)),
                    );
                }
            }
            Ask::Tile(tiles) => actions.extend(tiles.iter().map(Action::Tile)),
            Ask::Region {
                options,
                refuse,
                done,
            } => {
                actions.extend(options.into_iter().map(Action::Region));
                actions.extend(refuse.then_some(Action::Refuse));
                actions.extend(done.then_some(Action::Done));
            }
            Ask::Unit {
                kinds,
                refuse,
                done,
            } => {
                actions.extend(kinds.iter().map(Action::Unit));
                actions.extend(refuse.then_some(Action::Refuse));
                actions.extend(done.then_some(Action::Done));
            }
            Ask::Victim { options, done } => {
                let victim = |bit| {
                    let (seat, kind) = victim_at(bit);
                    Action::Victim(seat, kind)
                };
                actions.extend(options.iter().map(victim));
                actions.extend(done.then_some(Action::Done));
            }
            Ask::Piece { glyphs, floor } => self.list_pieces(glyphs, floor, actions),
            Ask::Pay => actions.extend([Action::Effect, Action::Refuse]),
            Ask::Opponent(seats) => actions.extend(seats.into_iter().map(Action::Opponent)),
            Ask::Power(powers) => {
                actions.extend(powers.iter().map(Action::Power));
                actions.push(Action::Decline);
            }
            Ask::Winner(seats) => actions.extend(seats.into_iter().map(Action::Winner)),
            Ask::Space(spaces) => actions.extend(spaces.iter().map(Action::Space)),
            Ask::Offer(kinds) => {
                actions.extend(kinds.iter().map(Action::Offer));
                actions.push(Action::Done);
            }
            Ask::Vengeful(gods) => {
                actions.extend(gods.iter().map(|god| Action::Vengeful(GodId(god))));
            }
        }
    }

    /// Pieces in the order of their owners, nobody's last.
    fn list_pieces(&self, glyphs: Seats, floor: Option<Owner>, actions: &mut Vec<Action>) {
        for seat in self.every_seat() {
            let owner = Owner::Seat(seat);
            if glyphs.contains(seat) {
                actions.push(Action::Piece(owner, Piece::Glyph));
            }
            if floor == Some(owner) {
                actions.push(Action::Piece(owner, Piece::Floor));
            }
        }
        if floor == Some(Owner::NEUTRAL) {
            actions.push(Action::Piece(Owner::NEUTRAL, Piece::Floor));
        }
    }

    /// Whether the action is among the choices of a seat that is asked.
    pub(crate) fn lists(&self, seat: Seat, action: Action) -> bool {
        match (self.ask, action) {
            (Ask::God(gods), Action::God(god)) | (Ask::Vengeful(gods), Action::Vengeful(god)) => {
                gods.contains(god.0)
            }
            (Ask::City(regions), Action::City(region))
            | (Ask::Cenote(regions), Action::Cenote(region))
            | (Ask::Champion(regions), Action::Champion(region))
            | (Ask::Blessed(regions), Action::Blessed(region)) => regions.contains(region),
            (Ask::CityUnit(region, kinds), Action::Deploy(here, kind)) => {
                region == here && kinds.contains(kind)
            }
            (Ask::Deploy(regions, kinds), Action::Deploy(region, kind)) => {
                regions.contains(region) && kinds.contains(kind)
            }
            (Ask::Vertex(free), Action::Vertex(vertex)) => free.contains(vertex.0),
            (Ask::Keep(_), Action::Keep(card)) => self.looked_at(seat).contains(&card),
            (Ask::Act { take, .. }, Action::Act(number))
            | (Ask::Tile(take), Action::Tile(number))
            | (Ask::Space(take), Action::Space(number))
            | (Ask::Power(take), Action::Power(number)) => take.contains(number),
            (Ask::Act { left, recover, .. }, Action::Pass(gain, number)) => {
                left.contains(number) && (recover || gain == Consolation::Devotion)
            }
            (Ask::Ceremony { effect, .. }, Action::Effect) => effect,
            (Ask::Ceremony { decline, .. }, Action::Decline) => decline,
            (Ask::Sacrifice(regions), Action::Sacrifice(from, kind)) => match from {
                None => self.reserve[seat][kind] > 0,
                Some(region) => {
                    regions.contains(region) && self.units[region][seat.index()][kind] > 0
                }
            },
            (Ask::Region { options, .. }, Action::Region(region)) => options.contains(region),
            (Ask::Unit { kinds, .. }, Action::Unit(kind))
            | (Ask::Offer(kinds), Action::Offer(kind)) => kinds.contains(kind),
            (Ask::Region { refuse, .. } | Ask::Unit { refuse, .. }, Action::Refuse) => refuse,
            (
                Ask::Region { done, .. } | Ask::Unit { done, .. } | Ask::Victim { done, .. },
                Action::Done,
            ) => done,
            (Ask::Victim { options, .. }, Action::Victim(seat, kind)) => {
                options.contains(victim_bit(seat, kind))
            }
            (Ask::Piece { glyphs, .. }, Action::Piece(Owner::Seat(seat), Piece::Glyph)) => {
                glyphs.contains(seat)
            }
            (Ask::Piece { floor, .. }, Action::Piece(owner, Piece::Floor)) => floor == Some(owner),
            (Ask::Opponent(seats), Action::Opponent(seat))
            | (Ask::Winner(seats), Action::Winner(seat)) => seats.contains(seat),
            (Ask::Ability, Action::Ability(_))
            | (Ask::CallOrder, Action::Move | Action::Invoke)
            | (Ask::Third, Action::Third | Action::Decline)
            | (Ask::Ceremony { .. }, Action::Appease)
            | (Ask::Pay, Action::Effect | Action::Refuse)
            | (Ask::Power(_), Action::Decline)
            | (Ask::CityUnit(..) | Ask::Deploy(..) | Ask::Offer(_), Action::Done) => true,
            _ => false,
        }
    }
}
