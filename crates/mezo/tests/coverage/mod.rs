//! What a game has used of all there is to use.

use std::collections::BTreeSet;

use game::{Components as _, Game, Seat};
use mezo::{Action, Card, Components, Event, Kind, Mezo};

/// Everything that the kept games must use together.
pub(crate) fn everything() -> BTreeSet<String> {
    let parts = Components::standard();
    let mut all = BTreeSet::new();
    for id in parts.gods() {
        let god = &parts.god(id).name;
        all.insert(format!("god {god}"));
        all.insert(format!("vengeful {}", parts.effect(parts.vengeful(id))));
        for card in Card::ALL {
            all.extend((1..=2).map(|action| format!("card {god} {card} {action}")));
        }
        all.insert(format!("ceremony {god}"));
    }
    for altar in parts.altars() {
        all.insert(format!("altar {}", parts.effect(altar.effect)));
    }
    for age in 1..=3 {
        for tile in parts.angry(age) {
            all.insert(format!("angry {}", parts.effect(*tile)));
        }
        all.extend((1..=3).map(|ability| format!("ability {age} {ability}")));
    }
    for kind in Kind::ALL {
        all.extend((1..=5).map(|space| format!("{} {space}", kind.book())));
        all.extend((1..=5).map(|space| format!("vengeful {} {space}", kind.book())));
    }
    for seat in 0..4 {
        all.extend((1..=2).map(|power| format!("power {seat} {power}")));
    }
    for number in 0..parts.vengeful_cards().len() {
        all.insert(format!("vengeful card {number}"));
    }
    all.extend(
        parts
            .rituals()
            .iter()
            .map(|ritual| format!("ritual {}", ritual.name)),
    );
    all.extend(
        parts
            .prophecies()
            .iter()
            .map(|prophecy| format!("prophecy {}", prophecy.name)),
    );
    all.extend(
        parts
            .trials()
            .iter()
            .map(|trial| format!("trial {}", trial.name)),
    );
    let kinds = <Action as game::Action>::KINDS.iter();
    all.extend(kinds.map(|kind| format!("decision {kind}")));
    let kinds = <Event as game::Event>::KINDS.iter();
    all.extend(kinds.map(|kind| format!("event {kind}")));
    all
}

/// What a decision in a position uses.
pub(crate) fn decided(
    before: &Mezo,
    seat: Seat,
    action: Action,
    events: &[Event],
    used: &mut BTreeSet<String>,
) {
    used.insert(format!("decision {}", game::Action::kind(&action)));
    let view = before.open_view();
    let taken = match action {
        Action::Act(number) => Some(number),
        Action::Third => (0..3).find(|number| !view.is_used(seat, *number)),
        _ => None,
    };
    let god = view.gods[seat.index()].as_deref();
    if let (Some(number), Some(card), Some(god)) = (taken, view.card_of(seat), god) {
        used.insert(match number {
            2 => format!("ceremony {god}"),
            _ => format!("card {god} {card} {}", number + 1),
        });
    }
    told(before, events, used);
}

/// What was told after a position uses.
pub(crate) fn told(state: &Mezo, events: &[Event], used: &mut BTreeSet<String>) {
    let solo = state.seats().len() == 2 && state.open_view().solo.is_some();
    for event in events {
        used.insert(format!("event {}", game::Event::kind(event)));
        match event {
            Event::God { god, .. } => used.insert(format!("god {god}")),
            Event::Ability { age, ability, .. } => used.insert(format!("ability {age} {ability}")),
            Event::Trial { trial } => used.insert(format!("trial {trial}")),
            Event::Ritual { ritual } => used.insert(format!("ritual {ritual}")),
            Event::Prophecy { prophecy, .. } => used.insert(format!("prophecy {prophecy}")),
            Event::Power { seat, power } => used.insert(format!("power {seat} {power}")),
            Event::VengefulCard { card } => used.insert(format!("vengeful card {card}")),
            Event::Book { seat, book, space } if solo && seat.index() == 1 => {
                used.insert(format!("vengeful {book} {space}"))
            }
            Event::Book { book, space, .. } => used.insert(format!("{book} {space}")),
            Event::Effect { origin, effect, .. } => used.insert(format!("{origin} {effect}")),
            _ => false,
        };
    }
}
