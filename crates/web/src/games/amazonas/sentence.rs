//! What happened, in one sentence.

use game::{Known, Seat};
use games::amazonas::{Event, Map, Silver, Species, Village};

use super::{card_name, money, species_name};
use texts::{Lang, Word};

/// One event as a sentence, and whose doing it was.
pub(super) fn sentence(
    lang: Lang,
    map: &Map,
    names: &[String],
    event: &Event,
) -> (Option<Seat>, String) {
    let teller = Teller { lang, map, names };
    (actor(event), teller.tell(event))
}

/// Whose doing it was.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Round { .. }
        | Event::Order { .. }
        | Event::NativeGone
        | Event::TookBack
        | Event::Over { .. } => None,
        Event::Started { seat, .. }
        | Event::Chose { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Native { seat, .. }
        | Event::Refused { seat }
        | Event::Spared { seat, .. }
        | Event::Income { seat, .. }
        | Event::Bonus { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::Built { seat, .. }
        | Event::Medal { seat, .. }
        | Event::Neutral { seat, .. }
        | Event::Final { seat, .. } => Some(*seat),
    }
}

struct Teller<'a> {
    lang: Lang,
    map: &'a Map,
    names: &'a [String],
}

impl Teller<'_> {
    #[allow(clippy::too_many_lines, reason = "one sentence for each event")]
    fn tell(&self, event: &Event) -> String {
        match event {
            Event::Started {
                seat,
                village,
                gold,
                species,
                ..
            } => self.tent(*seat, "started", *village, gold.0, *species),
            Event::Built {
                seat,
                village,
                gold,
                species,
                ..
            } => self.tent(*seat, "built", *village, gold.0, *species),
            Event::Round { round, card } => {
                let card = self.lang.text(&format!("amazonas-event-{card}"));
                let args = [("round", (*round).into()), ("event", Word::from(&card))];
                self.say("round", &args)
            }
            Event::Chose { seat, card } => match card {
                Known::Open(card) => {
                    let card = card_name(self.lang, *card);
                    self.by(*seat, "chose", &[("card", Word::from(&card))])
                }
                Known::Hidden(_) => self.by(*seat, "chose-hidden", &[]),
            },
            Event::Revealed {
                seat,
                card,
                income,
                tie_number,
            } => {
                let card = card_name(self.lang, *card);
                let args = [
                    ("card", Word::from(&card)),
                    ("income", income.0.into()),
                    ("tie", (*tie_number).into()),
                ];
                self.by(*seat, "revealed", &args)
            }
            Event::Order { order } => {
                let order: Vec<&str> = order.iter().map(|seat| self.name(*seat)).collect();
                let order = order.join(", ");
                self.say("order", &[("order", Word::from(&order))])
            }
            Event::Native {
                seat,
                species,
                given_up,
            } => {
                let species = species_name(self.lang, *species);
                let species = ("species", Word::from(&species));
                match given_up {
                    Known::Open(income) => {
                        self.by(*seat, "native", &[species, ("income", income.0.into())])
                    }
                    Known::Hidden(_) => self.by(*seat, "native-again", &[species]),
                }
            }
            Event::Refused { seat } => self.by(*seat, "refused", &[]),
            Event::NativeGone => self.say("native-gone", &[]),
            Event::Spared { seat, .. } => self.by(*seat, "spared", &[]),
            Event::Income {
                seat,
                silver,
                burnt,
                money,
            } => {
                let key = if burnt.0 > 0 {
                    "income-burnt"
                } else {
                    "income"
                };
                let burnt = [("burnt", Word::from(burnt.0))];
                let burnt: &[_] = if key == "income" { &[] } else { &burnt };
                self.coins(*seat, key, *silver, *money, burnt)
            }
            Event::Bonus {
                seat,
                species,
                silver,
                money,
            } => {
                let species = species_name(self.lang, *species);
                let species = [("species", Word::from(&species))];
                self.coins(*seat, "bonus", *silver, *money, &species)
            }
            Event::Robbed {
                seat,
                silver,
                money,
            } => self.coins(*seat, "robbed", *silver, *money, &[]),
            Event::Medal { seat, points } => {
                self.by(*seat, "medal", &[("points", (*points).into())])
            }
            Event::Neutral { seat, village, .. } => {
                self.by(*seat, "neutral", &[("place", self.place(*village).into())])
            }
            Event::TookBack => self.say("took-back", &[]),
            Event::Final {
                seat,
                missing,
                species,
                majority,
                medal,
                score,
                ..
            } => {
                let tiles: u8 = species.iter().sum();
                let args = [
                    ("tiles", tiles.into()),
                    ("majority", (*majority).into()),
                    ("medal", (*medal).into()),
                    ("missing", (3 * missing.len()).into()),
                    ("score", score.0.into()),
                ];
                self.by(*seat, "final", &args)
            }
            Event::Over { ranking } => {
                let winners = ranking.first().into_iter().flatten();
                let winners: Vec<&str> = winners.map(|seat| self.name(*seat)).collect();
                let (count, winners) = (winners.len(), winners.join(", "));
                let args = [("name", Word::from(&winners)), ("count", count.into())];
                self.say("over", &args)
            }
        }
    }

    fn say(&self, key: &str, args: &[(&'static str, Word<'_>)]) -> String {
        self.lang.with(&format!("amazonas-log-{key}"), args)
    }

    /// A sentence about what somebody did.
    fn by(&self, seat: Seat, key: &str, args: &[(&'static str, Word<'_>)]) -> String {
        let name = [("name", Word::Name(self.name(seat)))];
        self.say(key, &[&name, args].concat())
    }

    /// A sentence about a tent, its price and its tile.
    fn tent(
        &self,
        seat: Seat,
        key: &str,
        village: Village,
        gold: u8,
        species: Option<Species>,
    ) -> String {
        let place = ("place", Word::from(self.place(village)));
        let gold = ("gold", Word::from(gold));
        match species {
            Some(species) => {
                let species = species_name(self.lang, species);
                self.by(seat, key, &[place, gold, ("species", Word::from(&species))])
            }
            None => self.by(seat, &format!("{key}-bare"), &[place, gold]),
        }
    }

    /// A sentence about money that came or went.
    fn coins(
        &self,
        seat: Seat,
        key: &str,
        silver: Silver,
        money: Silver,
        args: &[(&'static str, Word<'_>)],
    ) -> String {
        let has = money::words(self.lang, money);
        let coins = [("silver", silver.0.into()), ("money", Word::from(&has))];
        self.by(seat, key, &[&coins, args].concat())
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn place(&self, village: Village) -> &str {
        &self.map.place(village).name
    }
}
