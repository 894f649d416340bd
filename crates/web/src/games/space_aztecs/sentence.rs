//! What happened, in one sentence.

use game::{Known, Seat};
use games::space_aztecs::{Deck, Event, Hour};

use super::card::{name_at, names, set_words};
use texts::{Lang, Word};

/// One event as a sentence, and whose doing it was.
pub(super) fn sentence(
    lang: Lang,
    deck: &Deck,
    people: &[String],
    event: &Event,
) -> Option<(Option<Seat>, String)> {
    let teller = Teller { lang, deck, people };
    let told = teller.tell(event)?;
    Some((actor(event), told))
}

/// Whose doing it was.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Dealt { .. } | Event::Round { .. } | Event::Order { .. } | Event::Over { .. } => {
            None
        }
        Event::Took { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Announced { seat, .. }
        | Event::Played { seat, .. }
        | Event::Hid { seat, .. }
        | Event::Sheltered { seat, .. }
        | Event::LeftOpen { seat, .. }
        | Event::Captured { seat, .. }
        | Event::EmptyHanded { seat, .. }
        | Event::Counted { seat, .. } => Some(*seat),
    }
}

struct Teller<'a> {
    lang: Lang,
    deck: &'a Deck,
    people: &'a [String],
}

impl Teller<'_> {
    #[allow(clippy::too_many_lines, reason = "one sentence for each event")]
    fn tell(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Dealt { sets, laws, cards } => {
                let sets: Vec<String> = sets.iter().map(|set| set_words(self.lang, *set)).collect();
                let sets = sets.join(", ");
                let key = if *laws { "dealt-laws" } else { "dealt" };
                self.say(
                    key,
                    &[("sets", Word::from(&sets)), ("count", (*cards).into())],
                )
            }
            Event::Round { round, first } => {
                let args = [("round", (*round).into()), ("name", self.person(*first))];
                self.say("round", &args)
            }
            Event::Took { seat, pile } => {
                let pile = self.lang.text(&format!("space-aztecs-pile-{pile}"));
                self.by(*seat, "took", &[("pile", Word::from(&pile))])
            }
            // The cards are before the viewer's eyes.
            Event::Looked { .. } => return None,
            Event::Kept { seat, card, .. } => match card {
                Known::Open(card) => self.of_card(*seat, "kept", *card, &[]),
                Known::Hidden(_) => self.by(*seat, "kept-hidden", &[]),
            },
            Event::Announced { seat, hour } => {
                let hour = hour.to_string();
                self.by(*seat, "announced", &[("hour", Word::from(&hour))])
            }
            Event::Order { seats } => {
                let order: Vec<&str> = seats.iter().map(|seat| self.name(*seat)).collect();
                let order = order.join(", ");
                self.say("order", &[("order", Word::from(&order))])
            }
            Event::Played { seat, card } => self.of_card(*seat, "played", *card, &[]),
            Event::Hid { seat, cards, .. } => {
                let cards = names(self.lang, self.deck, cards);
                self.by(*seat, "hid", &[("cards", Word::from(&cards))])
            }
            Event::Sheltered { seat, card, .. } => self.of_card(*seat, "sheltered", *card, &[]),
            Event::LeftOpen { seat, .. } => self.by(*seat, "left-open", &[]),
            Event::Captured {
                seat, victim, card, ..
            } => {
                let victim = [("victim", self.person(*victim))];
                self.of_card(*seat, "captured", *card, &victim)
            }
            Event::EmptyHanded { seat, .. } => self.by(*seat, "empty-handed", &[]),
            Event::Counted { seat, score, .. } => {
                self.by(*seat, "counted", &[("score", score.0.into())])
            }
            Event::Over {
                empty_piles,
                saucers,
                ranking,
            } => {
                let winners = ranking.first().into_iter().flatten();
                let winners: Vec<&str> = winners.map(|seat| self.name(*seat)).collect();
                let (count, winners) = (winners.len(), winners.join(", "));
                let args = [
                    ("name", Word::from(&winners)),
                    ("count", count.into()),
                    ("piles", (*empty_piles).into()),
                    ("saucers", (*saucers).into()),
                ];
                self.say("over", &args)
            }
        })
    }

    fn say(&self, key: &str, args: &[(&'static str, Word<'_>)]) -> String {
        self.lang.with(&format!("space-aztecs-log-{key}"), args)
    }

    /// A sentence about what somebody did.
    fn by(&self, seat: Seat, key: &str, args: &[(&'static str, Word<'_>)]) -> String {
        let name = [("name", self.person(seat))];
        self.say(key, &[&name, args].concat())
    }

    /// A sentence about what somebody did with a card.
    fn of_card(
        &self,
        seat: Seat,
        key: &str,
        card: Hour,
        args: &[(&'static str, Word<'_>)],
    ) -> String {
        let (hour, name) = (card.to_string(), name_at(self.lang, self.deck, card));
        let card = [("hour", Word::from(&hour)), ("card", Word::from(&name))];
        self.by(seat, key, &[&card, args].concat())
    }

    fn person(&self, seat: Seat) -> Word<'_> {
        Word::Name(self.name(seat))
    }

    fn name(&self, seat: Seat) -> &str {
        self.people.get(seat.index()).map_or("?", String::as_str)
    }
}
