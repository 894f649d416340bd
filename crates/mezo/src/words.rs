//! The game in plain English, for a terminal.

mod effect;
mod log;
mod table;

use game::{Seat, Words};

pub(crate) use effect::english;

use crate::action::Consolation;
use crate::{
    Action, Components, EffectId, Event, Kind, Mezo, Owner, Pending, PhaseName, Piece, Region,
    Source, View, Whereabouts,
};

/// What the tribes are called.
const TRIBES: [&str; 4] = ["Red", "Yellow", "Green", "Blue"];

impl Words<Mezo> for Components {
    fn seat(&self, view: &View, seat: Seat) -> String {
        seat_name(view, seat)
    }

    fn table(&self, view: &View) -> String {
        table::draw(self, view)
    }

    fn prompt(&self, view: &View, seat: Seat, legal: &[Action]) -> String {
        match view.pending.last() {
            Some(pending) => Self::pending_prompt(view, pending, legal),
            None => phase_prompt(view, seat, legal).to_owned(),
        }
    }

    fn action(&self, view: &View, seat: Seat, action: Action) -> String {
        self.meaning(view, seat, action)
    }

    fn event(&self, view: &View, event: &Event) -> String {
        log::line(self, view, event)
    }
}

impl Components {
    /// The card or tile, the step of it, and what is asked.
    fn pending_prompt(view: &View, pending: &Pending, legal: &[Action]) -> String {
        match pending {
            Pending::Effect {
                seat,
                origin,
                effect,
                step,
                left,
                ..
            } => {
                let text = effect.split("; ").nth(usize::from(*step)).unwrap_or(effect);
                let step = text
                    .parse()
                    .map_or_else(|_| text.to_owned(), |effect| english(&effect));
                let whose = seat_name(view, *seat);
                format!(
                    "{whose}, {}: {step}. {}",
                    source_name(*origin),
                    effect_question(legal, *left)
                )
            }
            Pending::Call { .. } if legal.contains(&Action::Invoke) => {
                "Call your god: move it first, or resolve its ability first.".to_owned()
            }
            Pending::Call { .. } => "Place your god on a free vertex.".to_owned(),
            Pending::Ceremony {
                effected: false, ..
            } => "Ceremony: resolve its effect or appease the angry gods first.".to_owned(),
            Pending::Ceremony { .. } => "Appease the angry gods too, or decline.".to_owned(),
            Pending::Appease { price: 0, .. } => "Choose the tile of an angry god.".to_owned(),
            Pending::Appease { price, .. } => {
                format!("Sacrifice {} to the angry gods.", count(*price, "unit"))
            }
            Pending::VengefulGod { god, region } => {
                format!("{} comes to {region}: choose the vertex.", spelled(god))
            }
        }
    }

    fn text(&self, effect: EffectId) -> String {
        english(self.effect(effect))
    }

    fn meaning(&self, view: &View, seat: Seat, action: Action) -> String {
        match action {
            Action::God(god) => {
                let god = self.god(god);
                format!(
                    "call: {}; ceremony: {}",
                    self.text(god.call),
                    self.text(god.ceremony)
                )
            }
            Action::Vengeful(god) => self.text(self.vengeful(god)),
            Action::Ability(ability) => {
                ABILITIES[usize::from(view.age.max(1)) - 1][usize::from(ability)].to_owned()
            }
            Action::City(region)
            | Action::Cenote(region)
            | Action::Champion(region)
            | Action::Blessed(region)
            | Action::Region(region)
            | Action::Deploy(region, _) => self.describe(view, region),
            Action::Vertex(vertex) => {
                let around = self.around(vertex).into_iter();
                let living = around.filter(|region| view.is_living(self.region_name(*region)));
                let names: Vec<&str> = living.map(|region| self.region_name(region)).collect();
                if names.is_empty() {
                    "present nowhere".to_owned()
                } else {
                    format!("present in {}", names.join(", "))
                }
            }
            Action::Move => "move, then the ability".to_owned(),
            Action::Invoke => "the ability, then move".to_owned(),
            Action::Keep(card) => view.god_of(self, seat).map_or_else(String::new, |god| {
                let actions = [0, 1].map(|action| self.text(self.card_action(god, card, action)));
                actions.join(" | ")
            }),
            Action::Act(number) => self.card_text(view, seat, number),
            Action::Pass(Consolation::Devotion, number) => {
                format!(
                    "1 devotion instead of: {}",
                    self.card_text(view, seat, number)
                )
            }
            Action::Pass(Consolation::Recover, number) => {
                format!(
                    "recover a unit instead of: {}",
                    self.card_text(view, seat, number)
                )
            }
            Action::Third => {
                let last = (0..3).find(|action| !view.is_used(seat, *action));
                let text =
                    last.map_or_else(String::new, |action| self.card_text(view, seat, action));
                format!("demolish one of your glyphs here and: {text}")
            }
            Action::Tile(tile) => self.tile_text(view, tile),
            Action::Power(power) => {
                let powers = self.powers(view.aside.tribe_of(seat));
                self.text(powers[usize::from(power)])
            }
            Action::Space(space) => {
                let kind = if view.phase == PhaseName::Calendar {
                    Kind::Shaman
                } else {
                    Kind::Warrior
                };
                self.text(self.book(kind)[usize::from(space)])
            }
            Action::Victim(seat, kind) => format!("a {kind} of {}", seat_name(view, seat)),
            Action::Piece(Owner::Seat(seat), piece) => {
                format!("{} of {}", piece_name(piece), seat_name(view, seat))
            }
            Action::Piece(Owner::Neutral(_), piece) => format!("{} of nobody", piece_name(piece)),
            Action::Opponent(seat) => {
                let devotion = view.devotion.get(seat.index()).copied().unwrap_or_default();
                format!("{}, devotion {devotion}", seat_name(view, seat))
            }
            Action::Winner(seat) => seat_name(view, seat),
            Action::Sacrifice(None, _) => "from your reserve".to_owned(),
            Action::Sacrifice(Some(_), _) => "from the region".to_owned(),
            Action::Unit(_) | Action::Offer(_) => String::new(),
            Action::Effect => "resolve it".to_owned(),
            Action::Appease if (0..view.revealed).all(|tile| view.aside.is_idle(tile)) => {
                "sacrifice units; no tile would do anything now".to_owned()
            }
            Action::Appease => "sacrifice units and resolve a tile".to_owned(),
            Action::Decline => "do nothing here and continue".to_owned(),
            Action::Refuse => "do not pay; what follows is skipped".to_owned(),
            Action::Done => "finish".to_owned(),
        }
    }

    /// What a tile does, and that it would do nothing now.
    fn tile_text(&self, view: &View, tile: u8) -> String {
        let text = view
            .tile(self, tile)
            .map_or_else(String::new, |effect| self.text(effect));
        if view.aside.is_idle(tile) {
            format!("{text} (it would do nothing now)")
        } else {
            text
        }
    }

    fn card_text(&self, view: &View, seat: Seat, action: u8) -> String {
        let card = view.card_of(seat);
        match (view.god_of(self, seat), card) {
            (Some(god), Some(card)) => self.text(self.card_action(god, card, action.into())),
            _ => String::new(),
        }
    }

    /// Who and what is in a region.
    fn describe(&self, view: &View, region: Region) -> String {
        let name = self.region_name(region);
        let altar = view
            .altars
            .get(name)
            .map_or_else(String::new, |altar| format!("altar {}", spelled(altar)));
        let standing = table::standing(view, name);
        if standing.is_empty() {
            altar
        } else {
            format!("{altar}; {standing}")
        }
    }
}

const ABILITIES: [[&str; 3]; 3] = [
    [
        "at the start of your turn in the tribes phase, awaken as many units as the age number in one region",
        "at the start of your turn in the tribes phase, build as many glyphs as the age number in one region",
        "your champion has extra strength equal to the age number",
    ],
    [
        "when you appease, resolve two different revealed tiles",
        "your god adds your devotion level to your strength where it is present",
        "each Calendar or Codex bonus that you take resolves twice",
    ],
    [
        "at the end of the game, 2 VP for each of your devotion levels",
        "at the end of the age, 3 more VP for each of your units on Calendar and Codex",
        "5 more VP each time you win a conflict",
    ],
];

fn effect_question(legal: &[Action], left: u8) -> String {
    match legal.first() {
        Some(Action::Region(_)) => "Choose the region.".to_owned(),
        Some(Action::Unit(_)) => format!("Choose one of your units ({left} left)."),
        Some(Action::Victim(..)) => format!("Choose a unit ({left} left)."),
        Some(Action::Piece(..)) => "Choose the piece.".to_owned(),
        Some(Action::Opponent(_)) => "Choose an opponent.".to_owned(),
        _ => "Pay, or refuse.".to_owned(),
    }
}

fn phase_prompt(view: &View, seat: Seat, legal: &[Action]) -> &'static str {
    let breaking_tie = matches!(legal.first(), Some(Action::Winner(_)));
    match view.phase {
        _ if matches!(legal.first(), Some(Action::Vengeful(_))) => {
            "Choose which vengeful god acts first."
        }
        PhaseName::God => "Choose your god.",
        PhaseName::City => "Found your city.",
        PhaseName::Cenote => "You lead: choose where the sacred cenote is in this age.",
        PhaseName::Ability => "Choose an ability for your tribe; it lasts until the end.",
        PhaseName::CityUnit => "Deploy a unit to your city, or finish.",
        PhaseName::Tribes
            if view
                .champions
                .get(seat.index())
                .is_some_and(|placed| placed.len() < view.champions_each()) =>
        {
            "Place a champion in a region without one."
        }
        PhaseName::Tribes => "Deploy units where your champion is not, a few to each region.",
        PhaseName::Blessed => "Name the Blessed region of this age.",
        PhaseName::Call => "Call your god.",
        PhaseName::Keep => "Keep one of these cards; the others go back on top of your deck.",
        PhaseName::First => "Take an action from your card, or pass.",
        PhaseName::Second => "Take a second action from your card, or pass.",
        PhaseName::Third => "Demolish one of your glyphs here to take the last action, or decline.",
        PhaseName::Power => "Use your tribe power, once in the game, or decline.",
        PhaseName::Winner => "Choose which tied player wins the conflict.",
        PhaseName::Calendar if breaking_tie => {
            "Choose which tied player sends a shaman to the Calendar."
        }
        PhaseName::Codex if breaking_tie => {
            "Choose which tied player sends a warrior to the Codex."
        }
        PhaseName::Calendar => "Choose a space of the Calendar for your shaman.",
        PhaseName::Codex => "Choose a space of the Codex for your warrior.",
        PhaseName::Offer => "Offer units for devotion and strength, then finish.",
        PhaseName::Over => "The game is over.",
    }
}

fn seat_name(view: &View, seat: Seat) -> String {
    if view.solo.is_some() && seat.index() == 1 {
        return "The vengeful force".to_owned();
    }
    let tribe = TRIBES.get(view.aside.tribe_of(seat));
    tribe.map_or_else(|| format!("Seat {seat}"), |name| (*name).to_owned())
}

/// Two gods whose names the rulebook writes with hyphens.
const HYPHENATED: [&str; 2] = ["ix_tub_tun", "xaman_ek"];

/// Something that the components name, as people write it: `ah_puch` is Ah Puch, `debt_of_blood` is Debt of Blood.
fn spelled(name: &str) -> String {
    let words = name.split('_').enumerate().map(|(index, word)| {
        let (first, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
        if index > 0 && word == "of" {
            word.to_owned()
        } else {
            format!("{}{rest}", first.to_uppercase())
        }
    });
    let hyphen = if HYPHENATED.contains(&name) { "-" } else { " " };
    words.collect::<Vec<_>>().join(hyphen)
}

/// Where an effect or points come from.
fn source_name(source: Source) -> String {
    match source {
        Source::Angry => "angry god".to_owned(),
        Source::Calendar | Source::Codex => spelled(source.word()),
        _ => source.word().replace('_', " "),
    }
}

/// Where units are: a region, or a place beside the map.
fn place_name(place: Whereabouts) -> String {
    match place {
        Whereabouts::Reserve => "the reserve".to_owned(),
        Whereabouts::Below => "below the tiles".to_owned(),
        Whereabouts::Offered => "the offerings".to_owned(),
        Whereabouts::Book(book) => format!("the {}", spelled(book.word())),
        Whereabouts::Xibalba | Whereabouts::Region(_) => spelled(place.name()),
    }
}

fn piece_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Glyph => "a glyph",
        Piece::Floor => "the top floor",
    }
}

fn count(number: u8, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

/// Warriors and shamans, as many as there are.
fn band(warriors: u8, shamans: u8) -> String {
    match (warriors, shamans) {
        (warriors, 0) => count(warriors, "warrior"),
        (0, shamans) => count(shamans, "shaman"),
        _ => format!(
            "{} and {}",
            count(warriors, "warrior"),
            count(shamans, "shaman")
        ),
    }
}

#[cfg(test)]
mod tests;
