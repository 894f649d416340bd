//! Species, events and tents, drawn.

use games::amazonas::{EventCard, Species, Tent};
use maud::{Markup, html};

use crate::drawn::{Side, side_of};

/// A drawing to be used all over the page by its name, `am-NAME`.
fn symbol(name: &str, drawing: &Markup) -> Markup {
    html! { symbol id={ "am-" (name) } viewBox="-18 -18 36 36" { (drawing) } }
}

/// Everything that a page of the game refers to.
pub(super) fn symbols() -> Markup {
    html! {
        @for species in Species::ALL { (symbol(species.name(), &species_emblem(species))) }
        (symbol("native", &native()))
        (symbol("jaguar", &jaguar()))
        (symbol("crocodile", &crocodile()))
        (symbol("fire", &fire()))
        (symbol("monkeys", &monkeys()))
        (symbol("any", &any_species()))
    }
}

/// The emblem of a species or an event, of this size.
pub(super) fn emblem(name: &str, size: u8) -> Markup {
    html! {
        svg.am width=(size) height=(size) aria-hidden="true" { use href={ "#am-" (name) } {} }
    }
}

/// The emblem of an event.
pub(super) fn event_emblem(card: EventCard, size: u8) -> Markup {
    emblem(card.name(), size)
}

fn species_emblem(species: Species) -> Markup {
    match species {
        Species::Fish => html! {
            path.am-fish d="M9 0L17-9C15-3 15 3 17 9Z" {}
            path.am-fish d="M-17 1C-11-10 3-12 12 0C3 12-11 11-17 1Z" {}
            path.am-fish-2 d="M-4-8C1-4 1 4-4 9C4 10 9 5 12 0C9-5 4-9-4-8Z" {}
            path.am-line d="M-8-6C-5-2-5 3-8 7M3-5C5-2 5 2 3 5" {}
            circle.am-eye cx="-11" cy="-1.500" r="1.800" {}
        },
        Species::Butterfly => html! {
            path.am-butterfly d="M-1-1C-5-15-18-15-17-5C-16 2-7 3-1 1ZM1-1C5-15 18-15 17-5C16 2 7 3 1 1Z" {}
            path.am-butterfly-2 d="M-1 1C-9 1-15 8-11 14C-7 17-2 10-1 4ZM1 1C9 1 15 8 11 14C7 17 2 10 1 4Z" {}
            circle.am-spot cx="-11.500" cy="-6" r="2.300" {}
            circle.am-spot cx="11.500" cy="-6" r="2.300" {}
            path.am-line d="M0-8V12M0-8C-1-12-4-14-6-14M0-8C1-12 4-14 6-14" {}
        },
        Species::Iguana => html! {
            path.am-iguana-2 d="M-12-1L-10-7L-7-3L-4-10L-1-5L3-11L5-6L9-11L9-5Z" {}
            path.am-iguana d="M-18 11C-14 1-5-5 4-5C8-5 9-10 14-9C19-8 18-2 13-1C11 0 11 4 9 7L13 12H7L4 8H-4L-6 13H-11L-8 7C-12 8-15 10-18 11Z" {}
            path.am-line d="M-5 2C-2 0 2 0 5 2M9 7L4 8M14-3H18" {}
            circle.am-eye cx="13" cy="-6" r="1.500" {}
        },
        Species::Parrot => html! {
            path.am-parrot-2 d="M-5 6L-13 17L-4 13L-1 18L3 8Z" {}
            path.am-parrot d="M-3-16C7-17 11-10 9-2C8 5 4 9-1 13C-6 9-9 4-9-2C-9-9-9-14-3-16Z" {}
            path.am-beak d="M8-11C15-11 16-4 11-1C12-5 9-6 6-6Z" {}
            path.am-parrot-3 d="M-6-3C2-4 6 2 0 11C-6 9-10 3-6-3Z" {}
            circle.am-eye cx="3.500" cy="-9.500" r="1.700" {}
        },
        Species::Orchid => html! {
            path.am-orchid d="M0-2C-6-8-5-15 0-17C5-15 6-8 0-2ZM-2 1C-6 8-13 13-16 9C-17 4-9 0-2 1ZM2 1C6 8 13 13 16 9C17 4 9 0 2 1Z" {}
            path.am-orchid-2 d="M-1 0C-8 0-17-3-16-8C-14-13-5-9-1 0ZM1 0C8 0 17-3 16-8C14-13 5-9 1 0Z" {}
            path.am-lip d="M0-1C5 2 6 9 3 13C1 16-1 16-3 13C-6 9-5 2 0-1Z" {}
            circle.am-eye cy="1" r="1.800" {}
        },
    }
}

/// A face under a crown of feathers.
fn native() -> Markup {
    html! {
        path.am-feather d="M-9-2C-17-6-18-13-15-16C-11-13-8-8-7-3ZM9-2C17-6 18-13 15-16C11-13 8-8 7-3Z" {}
        path.am-feather-2 d="M-5-4C-9-11-8-17-4-18C-1-15-1-9-2-4ZM5-4C9-11 8-17 4-18C1-15 1-9 2-4Z" {}
        path.am-face d="M-10-3C-4-6 4-6 10-3V5C10 12 5 17 0 17C-5 17-10 12-10 5Z" {}
        path.am-paint d="M-10 4L-4 6L-10 8ZM10 4L4 6L10 8Z" {}
        path.am-line d="M-10-3C-4-6 4-6 10-3M-3 11C-1 12.500 1 12.500 3 11M0 3V7" {}
        circle.am-eye cx="-4" cy="2" r="1.500" {}
        circle.am-eye cx="4" cy="2" r="1.500" {}
    }
}

fn jaguar() -> Markup {
    html! {
        path.am-jaguar d="M-14-14C-8-15-6-12-5-11C-2-12 2-12 5-11C6-12 8-15 14-14C15-9 13-6 12-4C16 6 9 16 0 16C-9 16-16 6-12-4C-13-6-15-9-14-14Z" {}
        path.am-muzzle d="M-7 6C-4 2 4 2 7 6C7 12 3 14 0 14C-3 14-7 12-7 6Z" {}
        path.am-dark d="M-3 4H3L0 7.500Z" {}
        path.am-line d="M0 7V11M-4 11C-2 13 2 13 4 11" {}
        circle.am-dark cx="-6" cy="-2" r="1.800" {}
        circle.am-dark cx="6" cy="-2" r="1.800" {}
        path.am-dark d="M-2-8L0-10L2-8L0-6ZM-8-8L-6-9L-5-7L-7-6ZM8-8L6-9L5-7L7-6ZM-12 2L-10 1L-9 4L-11 5ZM12 2L10 1L9 4L11 5Z" {}
    }
}

fn crocodile() -> Markup {
    html! {
        path.am-crocodile d="M-17 2C-8 1-2 0 2-3C3-10 9-11 10-5C15-5 18-1 18 4V12H-4L-17 9Z" {}
        path.am-teeth d="M-16 5L-14 9L-11 5L-9 9L-6 5L-4 9L-1 5L1 9L4 5L6 9L9 5Z" {}
        path.am-line d="M-17 5H10C13 5 14 3 14 1M-14 1L-13-1M12-4L14-7L15-3L18-4" {}
        circle.am-eye cx="6.500" cy="-5" r="1.700" {}
    }
}

fn fire() -> Markup {
    html! {
        path.am-fire d="M1-18C3-10 12-8 13 3C13 12 7 17 0 17C-7 17-13 12-13 4C-13-1-10-4-9-9C-6-7-5-4-5-2C-1-5 2-11 1-18Z" {}
        path.am-fire-2 d="M1-4C3 0 7 2 7 8C7 13 4 16 0 16C-4 16-7 13-7 8C-7 5-5 3-4 0C-2 2-1 3-1 5C1 3 2 0 1-4Z" {}
    }
}

fn monkeys() -> Markup {
    html! {
        circle.am-muzzle cx="-14" cy="-1" r="4" {}
        circle.am-muzzle cx="14" cy="-1" r="4" {}
        path.am-monkey d="M0-16C9-16 13-9 12-1C14 8 8 16 0 16C-8 16-14 8-12-1C-13-9-9-16 0-16Z" {}
        path.am-muzzle d="M0-6C4-11 10-7 9-1C8 2 7 3 8 6C8 12 4 14 0 14C-4 14-8 12-8 6C-7 3-8 2-9-1C-10-7-4-11 0-6Z" {}
        path.am-line d="M-5 8C-2 11 2 11 5 8M-1.500 4H1.500" {}
        circle.am-dark cx="-4" cy="-2" r="1.800" {}
        circle.am-dark cx="4" cy="-2" r="1.800" {}
    }
}

/// Five petals of five species: whichever pile is the largest.
fn any_species() -> Markup {
    let petals = [
        "am-fish",
        "am-butterfly",
        "am-iguana",
        "am-parrot",
        "am-orchid",
    ];
    html! {
        @for (turn, petal) in (0..).step_by(72).zip(petals) {
            path class=(petal) transform={ "rotate(" (turn) ")" } d="M0-3C-7-7-6-15 0-17C6-15 7-7 0-3Z" {}
        }
        circle.am-spot r="4.500" {}
    }
}

/// A tent, around its middle: a shape and a colour for each side, a lean-to for neutral ones.
pub(super) fn tent(sides: &[Side], tent: Tent) -> Markup {
    match tent {
        Tent::Of(seat) => side_tent(side_of(sides, seat)),
        Tent::Neutral(_) => neutral_tent(),
    }
}

/// A neutral tent: a lean-to.
pub(super) fn neutral_tent() -> Markup {
    html! {
        path.tent-neutral d="M-11 11L9-10V11Z" {}
        path.am-line d="M9-10V11M-1 11L9-2" {}
    }
}

/// The tent of a colour: gabled, round, pointed, flat.
pub(super) fn side_tent(side: Side) -> Markup {
    let (shape, lines) = match side.index() {
        0 => ("M0-13L13 0L9 11H-9L-13 0Z", "M-13 0H13M-4 11L0 1L4 11"),
        1 => (
            "M-12 11C-14-8-6-12 0-12C6-12 14-8 12 11Z",
            "M-4 11C-4 2-2 0 0 0C2 0 4 2 4 11M-11-1C-5-4 5-4 11-1",
        ),
        2 => ("M0-12L12 11H-12Z", "M0-12L-4-16M0-12L4-16M-4 11L0-1L4 11"),
        _ => (
            "M-11-9H11L13-2H11V11H-11V-2H-13Z",
            "M-13-2H13M-4 11V3H4V11M-4-9L-5-2M4-9L5-2",
        ),
    };
    html! {
        path.tent.{ "tent-" (side) } d=(shape) {}
        path.am-line d=(lines) {}
    }
}
