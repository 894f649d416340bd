//! Everything that is printed: gods with their cards, altars, tiles, modules, the solo game.

use game::Seats;
use games::mezo::{Card, Components, Effect, EffectId, God, GodId, Kind, RitualPhase};
use maud::{Markup, html};

use super::{card, definitions, pieces, rules, words};
use crate::drawn::Side;
use crate::reference::{Entry, Group, Item, Reference};
use texts::Lang;

/// The tribes by seat.
const TRIBES: [&str; games::mezo::MAX_PLAYERS] = ["red", "yellow", "green", "blue"];

/// The reference of these components.
pub(super) fn reference(lang: Lang, parts: &Components) -> Reference {
    let book = Book { lang, parts };
    Reference {
        definitions: definitions(),
        groups: vec![
            book.group("gods", parts.gods().map(|god| book.god(god)).collect()),
            book.group("altars", book.altars()),
            book.group("angry", (1..=3).map(|age| book.angry(age)).collect()),
            book.group(
                "books",
                [Kind::Shaman, Kind::Warrior]
                    .map(|kind| book.spaces(kind))
                    .into(),
            ),
            book.group(
                "abilities",
                (1..=3).map(|age| book.abilities(age)).collect(),
            ),
            book.group("rituals", book.rituals()),
            book.group("prophecies", book.prophecies()),
            book.group("powers", book.powers()),
            book.group("trials", book.trials()),
            book.group("solo", book.vengeful_cards()),
            book.group(
                "solo-books",
                [Kind::Shaman, Kind::Warrior]
                    .map(|kind| book.vengeful_spaces(kind))
                    .into(),
            ),
        ],
    }
}

struct Book<'a> {
    lang: Lang,
    parts: &'a Components,
}

impl Book<'_> {
    fn text(&self, key: &str) -> String {
        self.lang.text(&format!("mezo-rules-reference-{key}"))
    }

    fn group(&self, key: &str, entries: Vec<Entry>) -> Group {
        Group {
            title: self.text(key),
            entries,
        }
    }

    fn effect(&self, id: EffectId) -> (&Effect, String) {
        let effect = self.parts.effect(id);
        (effect, words::effect(self.lang, self.parts, effect))
    }

    /// An effect in words and as it is written.
    fn line(&self, label: &str, id: EffectId) -> Item {
        let (effect, words) = self.effect(id);
        line(label, &words, &effect.to_string())
    }

    /// The same as the vengeful gods do it.
    fn vengeful_line(&self, label: &str, id: EffectId) -> Item {
        let effect = self.parts.effect(id);
        let words = words::vengeful(self.lang, self.parts, effect);
        line(label, &words, &effect.to_string())
    }

    fn god(&self, id: GodId) -> Entry {
        let (lang, god) = (self.lang, self.parts.god(id));
        let name = words::god_name(lang, &god.name);
        let about = words::god_words(lang, &god.name);
        let set = words::set_name(lang, god.set);
        let mut items = vec![
            self.line(&self.text("call"), god.call),
            self.line(&lang.text("mezo-words-ceremony"), god.ceremony),
            self.vengeful_line(&self.text("vengeful"), self.parts.vengeful(id)),
        ];
        items.extend(Card::ALL.map(|card| self.card(god, card)));
        Entry {
            head: html! {
                header.mz-ref-god.{ "mz-hue-" (id.index()) } {
                    (card::portrait(&god.name))
                    h3 { (name) @if let Some(about) = &about { span { (about) } } }
                    small { (set) }
                }
            },
            names: format!("{name} {} {} {set}", god.name, about.unwrap_or_default()),
            items,
        }
    }

    /// The two actions of a card that are its own.
    fn card(&self, god: &God, card: Card) -> Item {
        let name = words::card_name(self.lang, card);
        let actions = god.cards[card.index()].map(|id| self.effect(id));
        let said = actions
            .iter()
            .map(|(effect, words)| format!("{words} {effect}"));
        let said: Vec<String> = said.collect();
        Item {
            content: html! {
                div.mz-ref-card {
                    h4 { (name) }
                    ol { @for (effect, words) in &actions { li { (words) code { (effect) } } } }
                }
            },
            words: format!("{name} {card} {}", said.join(" ")),
        }
    }

    fn altars(&self) -> Vec<Entry> {
        let entry = |altar: &games::mezo::Altar| {
            let name = words::altar_name(self.lang, &altar.name);
            entry(&name, &altar.name, vec![self.line("", altar.effect)])
        };
        self.parts.altars().iter().map(entry).collect()
    }

    fn angry(&self, age: u8) -> Entry {
        let title = rules::age(self.lang, age);
        let tiles = self.parts.angry(age).iter();
        entry(&title, "", tiles.map(|id| self.line("", *id)).collect())
    }

    fn spaces(&self, kind: Kind) -> Entry {
        let name = words::book_name(self.lang, kind);
        let spaces = (1_u8..).zip(self.parts.book(kind));
        let line = |(number, id): (u8, &EffectId)| self.line(&format!("{number}."), *id);
        entry(&name, "", spaces.map(line).collect())
    }

    fn abilities(&self, age: u8) -> Entry {
        let line = |number| {
            let name = words::ability_name(self.lang, age, number);
            line(&name, &words::ability_words(self.lang, age, number), "")
        };
        let title = rules::age(self.lang, age);
        entry(&title, "", (1..=3).map(line).collect())
    }

    fn rituals(&self) -> Vec<Entry> {
        let entry = |ritual: &games::mezo::Ritual| {
            let name = words::ritual_name(self.lang, &ritual.name);
            let phase = match ritual.rule.phase() {
                RitualPhase::Tribes => "phase-tribes",
                RitualPhase::Gods => "phase-gods",
                RitualPhase::Conflict => "phase-conflict",
                RitualPhase::End => "phase-end",
            };
            let words = words::ritual_words(self.lang, ritual.rule);
            entry(
                &name,
                &ritual.name,
                vec![line(&self.text(phase), &words, &ritual.rule.to_string())],
            )
        };
        self.parts.rituals().iter().map(entry).collect()
    }

    fn prophecies(&self) -> Vec<Entry> {
        let entry = |prophecy: &games::mezo::Prophecy| {
            let name = words::prophecy_name(self.lang, &prophecy.name);
            let words = words::prophecy_words(self.lang, prophecy.condition);
            let notation = prophecy.condition.to_string();
            entry(&name, &prophecy.name, vec![line("", &words, &notation)])
        };
        self.parts.prophecies().iter().map(entry).collect()
    }

    fn powers(&self) -> Vec<Entry> {
        let entry = |(seat, tribe): (game::Seat, &str)| {
            let name = self.text(&format!("power-{tribe}"));
            let uses = self.parts.powers(seat.index()).map(|id| self.line("", id));
            Entry {
                head: html! {
                    h3 {
                        svg.mz-ref-sign viewBox="-14 -14 28 28" aria-hidden="true" { (pieces::emblem(Side(seat.into()))) }
                        (name)
                    }
                },
                names: format!("{name} {tribe}"),
                items: uses.into(),
            }
        };
        Seats::ALL.into_iter().zip(TRIBES).map(entry).collect()
    }

    fn trials(&self) -> Vec<Entry> {
        let entry = |trial: &games::mezo::Trial| {
            let name = words::trial_name(self.lang, &trial.name);
            let words = words::trial_words(self.lang, trial);
            entry(&name, &trial.name, vec![line("", &words, "")])
        };
        self.parts.trials().iter().map(entry).collect()
    }

    fn vengeful_cards(&self) -> Vec<Entry> {
        let entry = |(number, card): (u8, &games::mezo::VengefulCard)| {
            let key = "mezo-rules-reference-solo-card";
            let name = self.lang.with(key, &[("number", number.into())]);
            let places = (1_u8..).zip(card.actions);
            let action = |(place, id): (u8, EffectId)| self.vengeful_line(&format!("{place}."), id);
            let mut items: Vec<Item> = places.map(action).collect();
            let offers = self.lang.with(
                "mezo-rules-reference-offers",
                &[("number", card.sacrifice.into())],
            );
            items.push(line("", &offers, ""));
            entry(&name, "", items)
        };
        let cards = (1..).zip(self.parts.vengeful_cards());
        cards.map(entry).collect()
    }

    fn vengeful_spaces(&self, kind: Kind) -> Entry {
        let name = words::book_name(self.lang, kind);
        let spaces = (1_u8..).zip(self.parts.vengeful_book(kind));
        let line = |(number, id): (u8, &EffectId)| self.vengeful_line(&format!("{number}."), *id);
        entry(&name, "", spaces.map(line).collect())
    }
}

/// A thing with its name; `other` is a name by which it is found too.
fn entry(name: &str, other: &str, items: Vec<Item>) -> Entry {
    Entry {
        head: html! { h3 { (name) } },
        names: format!("{name} {other}"),
        items,
    }
}

/// A text with what it belongs to before it and how it is written after it.
fn line(label: &str, words: &str, notation: &str) -> Item {
    let content: Markup = html! {
        p.mz-ref-line {
            @if !label.is_empty() { b { (label) } " " }
            (words)
            @if !notation.is_empty() { " " code { (notation) } }
        }
    };
    Item {
        content,
        words: format!("{label} {words} {notation}"),
    }
}

#[cfg(test)]
mod tests {
    use game::Components as _;

    use super::*;
    use crate::reference::Search;
    use crate::rulebook::tests::assert_keeps_the_policy;

    fn found(lang: Lang, query: &str) -> (usize, String) {
        let reference = reference(lang, Components::standard());
        let (reference, found) = reference.only(&Search::new(query));
        (found, reference.content().into_string())
    }

    #[test]
    fn everything_printed_is_there_in_every_language() {
        let parts = Components::standard();
        for lang in Lang::ALL {
            let reference = reference(lang, parts);
            let page = reference.content();
            assert_keeps_the_policy(&page);
            // Effects of the rulebook stand in no component.
            let printed = 12 * (2 + 10 + 1) + 10 + 9 + 10 + 9 + 9 + 8 + 30 + 10;
            assert_eq!(page.0.matches("<code>").count(), printed, "{lang}");
            for group in &reference.groups {
                for entry in &group.entries {
                    assert!(!entry.items.is_empty(), "{}", entry.names);
                }
            }
        }
    }

    #[test]
    fn cards_are_found_by_god_by_word_and_by_notation() {
        let (number, page) = found(Lang::En, "kukulkan");
        assert_eq!(number, 8, "call, ceremony, vengeful, five cards");
        assert!(page.contains("Kukulkan") && !page.contains("Ixchel"));
        let (_, page) = found(Lang::Pl, "najwiecej szamanow");
        assert!(page.contains("Ixchel") && !page.contains("Kukulkan"));
        let (number, page) = found(Lang::It, "from_one");
        assert_eq!(number, 1);
        assert!(page.contains("Cabrakan"));
        assert_eq!(found(Lang::En, "chocolate").0, 0);
    }
}
