//! What happened, in one sentence.

use game::{Known, Seat};
use games::aztlan::{Board, Event, PowerCard, ProsperityCard, Terrain, Territory};

use texts::{Lang, Word};

/// One event as a sentence, and whose doing it was.
pub(super) fn sentence(
    lang: Lang,
    board: &Board,
    names: &[String],
    event: &Event,
) -> Option<(Option<Seat>, String)> {
    let teller = Teller { lang, board, names };
    let told = teller.tell(event);
    (!told.is_empty()).then(|| (actor(event), told))
}

/// Whose doing it was.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Age { .. } | Event::Swapped | Event::Reshuffled { .. } | Event::Over { .. } => None,
        Event::Chose { seat, .. }
        | Event::Took { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Warriors { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Tlatoani { seat, .. }
        | Event::Battle { seat, .. }
        | Event::Coexisted { seat, .. }
        | Event::Tied { seat, .. }
        | Event::Games { seat, .. }
        | Event::Removed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::NoneToDraw { seat }
        | Event::Rafts { seat, .. }
        | Event::Blessed { seat, .. }
        | Event::Terrain { seat, .. }
        | Event::Domain { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Final { seat, .. } => Some(*seat),
    }
}

struct Teller<'a> {
    lang: Lang,
    board: &'a Board,
    names: &'a [String],
}

impl Teller<'_> {
    #[allow(clippy::too_many_lines, reason = "one sentence for each event")]
    fn tell(&self, event: &Event) -> String {
        match event {
            Event::Age { age, order } => {
                let order: Vec<&str> = order.iter().map(|seat| self.name(*seat)).collect();
                let order = order.join(", ");
                self.say(
                    "age",
                    &[("age", (*age).into()), ("order", order.as_str().into())],
                )
            }
            Event::Swapped => self.say("swapped", &[]),
            Event::Chose { seat, card } => match card {
                Known::Open(card) => self.by(*seat, "chose", &[("card", card.number().into())]),
                Known::Hidden(_) => self.by(*seat, "chose-hidden", &[]),
            },
            Event::Took {
                seat,
                pawns,
                returned: 0,
            } => self.by(*seat, "took", &[("count", (*pawns).into())]),
            Event::Took {
                seat,
                pawns,
                returned,
            } => self.by(
                *seat,
                "took-returned",
                &[("count", (*pawns).into()), ("returned", (*returned).into())],
            ),
            Event::Placed { seat, territory } => self.at(*seat, "placed", *territory),
            Event::Warriors {
                seat, territory, ..
            } => self.at(*seat, "warriors", *territory),
            Event::Moved { seat, from, to } => self.by(
                *seat,
                "moved",
                &[
                    ("from", self.place(*from).into()),
                    ("to", self.place(*to).into()),
                ],
            ),
            Event::Revealed { seat, card } => {
                let terrain = self.card_terrain(*card);
                let card = card.number().into();
                self.by(
                    *seat,
                    "revealed",
                    &[("card", card), ("terrain", terrain.as_str().into())],
                )
            }
            Event::Tlatoani { seat, territory } => self.at(*seat, "tlatoani", *territory),
            Event::Battle { seat, territory } => self.at(*seat, "battle", *territory),
            Event::Coexisted { seat, territory } => self.at(*seat, "coexisted", *territory),
            Event::Tied { seat, territory } => self.at(*seat, "tied", *territory),
            Event::Games { seat, territory } => self.at(*seat, "games", *territory),
            Event::Removed {
                seat,
                territory,
                pawns,
            } => self.by(
                *seat,
                "removed",
                &[
                    ("place", self.place(*territory).into()),
                    ("count", (*pawns).into()),
                ],
            ),
            Event::Drew { seat, card } => match card {
                Known::Open(card) => {
                    let card = self.card(*card);
                    self.by(*seat, "drew", &[("card", card.as_str().into())])
                }
                Known::Hidden(_) => self.by(*seat, "drew-hidden", &[]),
            },
            Event::NoneToDraw { seat } => self.by(*seat, "none-to-draw", &[]),
            Event::Reshuffled { cards } => self.say("reshuffled", &[("count", (*cards).into())]),
            Event::Rafts {
                seat,
                shores: (a, b),
            } => self.by(
                *seat,
                "rafts",
                &[("a", self.place(*a).into()), ("b", self.place(*b).into())],
            ),
            Event::Blessed {
                seat,
                terrain,
                points,
            } => {
                let card = ProsperityCard::blessing(*terrain);
                let card = card.map_or_else(String::new, |card| self.card(card));
                let points = (*points).into();
                self.by(
                    *seat,
                    "blessed",
                    &[("card", card.as_str().into()), ("points", points)],
                )
            }
            Event::Terrain { seat, terrain } => {
                let terrain = self.terrain(*terrain);
                self.by(*seat, "terrain", &[("terrain", terrain.as_str().into())])
            }
            Event::Domain {
                seat,
                territories,
                matching,
                points,
            } => self.by(
                *seat,
                "domain",
                &[
                    ("size", territories.len().into()),
                    ("matching", (*matching).into()),
                    ("points", (*points).into()),
                ],
            ),
            Event::Scored {
                seat,
                domains,
                blessings,
                score,
            } => self.by(
                *seat,
                "scored",
                &[
                    ("points", (domains + blessings).into()),
                    ("score", (*score).into()),
                ],
            ),
            Event::Final {
                seat,
                unused,
                value,
                cards,
                offerings,
                score,
                ..
            } => self.by(
                *seat,
                "final",
                &[
                    ("card", unused.number().into()),
                    ("value", (*value).into()),
                    ("cards", (*cards).into()),
                    ("offerings", (*offerings).into()),
                    ("score", (*score).into()),
                ],
            ),
            Event::Over { ranking } => {
                let winner = ranking.first().map_or("", |seat| self.name(*seat));
                self.say("over", &[("name", winner.into())])
            }
        }
    }

    fn say(&self, key: &str, args: &[(&'static str, Word<'_>)]) -> String {
        self.lang.with(&format!("aztlan-log-{key}"), args)
    }

    /// A sentence about what somebody did.
    fn by(&self, seat: Seat, key: &str, args: &[(&'static str, Word<'_>)]) -> String {
        let name = [("name", Word::Name(self.name(seat)))];
        self.say(key, &[&name, args].concat())
    }

    /// A sentence about what somebody did somewhere.
    fn at(&self, seat: Seat, key: &str, territory: Territory) -> String {
        self.by(seat, key, &[("place", self.place(territory).into())])
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn place(&self, territory: Territory) -> &str {
        &self.board.place(territory).name
    }

    fn terrain(&self, terrain: Terrain) -> String {
        self.lang.text(&format!("aztlan-rules-terrain-{terrain}"))
    }

    fn card_terrain(&self, card: PowerCard) -> String {
        let terrain = card.terrain().map_or("wild", Terrain::name);
        self.lang.text(&format!("aztlan-rules-terrain-{terrain}"))
    }

    fn card(&self, card: ProsperityCard) -> String {
        self.lang.text(&format!("aztlan-rules-card-{card}"))
    }
}
