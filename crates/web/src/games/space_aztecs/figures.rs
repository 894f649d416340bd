//! Who lives in a village, what is built there and what flies above it, drawn.
//!
//! Every figure stands on the point (0, 20). All are defined once on a page, in the colours of their sets, and used by name.

use games::space_aztecs::{Face, Kind, Law, Set};
use maud::{Markup, html};

/// What a figure is drawn in.
const BOX: &str = "-22 -32 44 58";

/// The figures of the standard deck by the names of the cards; a name is also the end of the key of its text.
const NAMED: [(&str, &str, Set); 14] = [
    ("Turkey", "turkey", Set::Villagers),
    ("Prize Turkey", "prize-turkey", Set::Villagers),
    ("Farmer", "farmer", Set::Villagers),
    ("Potter", "potter", Set::Villagers),
    ("Cook", "cook", Set::Villagers),
    ("Jaguar Warrior", "jaguar", Set::Warriors),
    ("Coyote Warrior", "coyote", Set::Warriors),
    ("Eagle Warrior", "eagle", Set::Warriors),
    ("Elder", "elder", Set::Council),
    ("Alien", "alien", Set::Council),
    ("Priest", "priest", Set::Council),
    ("Priestess", "priestess", Set::Council),
    ("Special Agent", "agent", Set::Agency),
    ("Archivist", "archivist", Set::Agency),
];

/// The figure that has the card's own name; none for a name of another deck.
pub(super) fn named(face: &Face) -> Option<&'static str> {
    match face.kind {
        Kind::Temple | Kind::Saucer => None,
        Kind::Law => face.law.map(Law::name),
        _ => NAMED
            .into_iter()
            .find(|(name, _, set)| *name == face.name && face.set == Some(*set))
            .map(|(_, figure, _)| figure),
    }
}

/// The figure of a card: its own, or that of somebody of its kind; temples and saucers have one for each set.
fn of(face: &Face) -> String {
    let set = set_name(face.set);
    let of_kind = || match face.kind {
        Kind::Temple | Kind::Saucer => format!("{}-{set}", face.kind),
        Kind::Villager => "farmer".to_owned(),
        Kind::Warrior => "jaguar".to_owned(),
        kind => kind.name().to_owned(),
    };
    named(face).map_or_else(of_kind, str::to_owned)
}

/// The figure of a card. Whoever shows it says in words what it is.
pub(super) fn figure(face: &Face) -> Markup {
    html! { svg.sa-figure aria-hidden="true" { use href={ "#sa-" (of(face)) } {} } }
}

/// A sign for things to count: `aztecs`, `temples`, `saucers`, `laws`.
pub(super) fn count_sign(what: &str) -> Markup {
    html! { svg.sa-figure aria-hidden="true" { use href={ "#sa-count-" (what) } {} } }
}

/// The word for a set in classes.
pub(super) fn set_name(set: Option<Set>) -> &'static str {
    set.map_or("laws", Set::name)
}

/// The sign of a set.
pub(super) fn set_sign(set: Set) -> Markup {
    html! {
        svg.sa-sign.{ "sa-" (set) } viewBox="-12 -12 24 24" aria-hidden="true" { use href={ "#sa-set-" (set) } {} }
    }
}

/// Everything that a page of the game refers to.
pub(super) fn symbols() -> Markup {
    html! {
        @for (_, figure, set) in NAMED { (symbol(figure, set.name(), &html! { (plate(set)) (drawing(figure)) })) }
        @for law in Law::ALL { (symbol(law.name(), "laws", &tablet(&law_sign(law)))) }
        @for building in ["temple", "saucer"] {
            g id={ "sa-" (building) } { (drawing(building)) }
            @for set in Set::ALL { (symbol(&format!("{building}-{set}"), set.name(), &used(building))) }
            (symbol(&format!("count-{building}s"), "plain", &used(building)))
        }
        (symbol("count-aztecs", "plain", &html! { (body()) (head()) }))
        (symbol("count-laws", "plain", &tablet(&html! {})))
        @for set in Set::ALL { g id={ "sa-set-" (set) } { (sign(set)) } }
        (pyramid())
        (scenery())
    }
}

/// A drawing to be used by its name, in the colours of a set.
pub(super) fn symbol(name: &str, colours: &str, drawing: &Markup) -> Markup {
    html! { symbol.{ "sa-" (colours) } id={ "sa-" (name) } viewBox=(BOX) { (drawing) } }
}

fn used(name: &str) -> Markup {
    html! { use href={ "#sa-" (name) } {} }
}

/// An Aztec or a building, without what it stands on.
pub(super) fn drawing(figure: &str) -> Markup {
    match figure {
        "turkey" => turkey(&html! {}),
        "prize-turkey" => turkey(&prize()),
        "farmer" => farmer(),
        "potter" => potter(),
        "cook" => cook(),
        "jaguar" => jaguar(),
        "coyote" => coyote(),
        "eagle" => eagle(),
        "elder" => elder(),
        "alien" => alien(),
        "priest" => priest(&html! {}),
        "priestess" => priest(&plaits()),
        "agent" => agent(),
        "archivist" => archivist(),
        "temple" => temple(),
        _ => saucer(),
    }
}

/// What a figure stands on: a shape for each set.
fn plate(set: Set) -> Markup {
    let (shape, marks) = match set {
        Set::Villagers => (
            "M-17 20A17 5 0 0 1 17 20A17 5 0 0 1-17 20Z",
            "M-11 22.500h.1M-5 23.500h.1M5 23.500h.1M11 22.500h.1",
        ),
        Set::Warriors => (
            "M-20 20L0 14.500L20 20L0 25.500Z",
            "M-13 20.500L-9 22L-5 21.500M13 20.500L9 22L5 21.500",
        ),
        Set::Council => (
            "M-18 25V21H-13V17H13V21H18V25Z",
            "M-14 23H-9M-4 23H4M9 23H14",
        ),
        Set::Agency => (
            "M-18 20L-12 15.500H12L18 20L12 24.500H-12Z",
            "M-10 22.500L-7 19.500M-4 22.500L-1 19.500M3 22.500L6 19.500M9 22.500L12 19.500",
        ),
    };
    html! {
        path.sa-c d=(shape) {}
        path.sa-n d=(marks) {}
    }
}

/// The sign of a set, around its middle.
fn sign(set: Set) -> Markup {
    let (shape, marks) = match set {
        Set::Villagers => (
            "M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0Z",
            "M-4-4h.1M4-4h.1M0 0h.1M-4 4h.1M4 4h.1M0-7h.1M0 7h.1",
        ),
        Set::Warriors => ("M0-11L11 0L0 11L-11 0Z", "M-5 0L0-5L5 0L0 5Z"),
        Set::Council => ("M-10 10V3H-5V-3H-1V-10H10V10Z", "M6-6V6H-2V2H2"),
        Set::Agency => (
            "M-11 0L-6-9.500H6L11 0L6 9.500H-6Z",
            "M-7 0C-3-5 3-5 7 0C3 5-3 5-7 0M0-1V1",
        ),
    };
    html! {
        path.sa-c d=(shape) {}
        path.sa-n d=(marks) {}
    }
}

fn body() -> Markup {
    html! {
        path.sa-n d="M-6 20.500H-2M2 20.500H6" {}
        path.sa-c d="M-9 19L-7 3C-5-1 5-1 7 3L9 19Z" {}
        path.sa-d d="M-8.400 15H8.400L9 19H-9Z" {}
    }
}

fn head() -> Markup {
    html! {
        circle.sa-skin cy="-8" r="9" {}
        (eyes())
        path.sa-n d="M-2.500-3.500C-1-2.300 1-2.300 2.500-3.500" {}
    }
}

fn eyes() -> Markup {
    html! { path.sa-dots d="M-3.500-8h.1M3.500-8h.1" {} }
}

fn farmer() -> Markup {
    html! {
        (body())
        (head())
        path.sa-n d="M15 20V-4" {}
        path.sa-gold d="M12-4C11-10 13-14 15-15C17-14 19-10 18-4C16-2 14-2 12-4Z" {}
        path.sa-leaf d="M15-1C11-2 10-7 11-9C14-7 15-4 15-1C15-4 16-7 19-9C20-7 19-2 15-1Z" {}
        path.sa-straw d="M-17-11C-9-14-7-24 0-24C7-24 9-14 17-11C9-8-9-8-17-11Z" {}
        path.sa-n d="M-8-14C-4-12 4-12 8-14" {}
    }
}

fn potter() -> Markup {
    html! {
        (body())
        (head())
        path.sa-hair d="M-9-8C-11-21 11-21 9-8C6-14-6-14-9-8Z" {}
        path.sa-red d="M-9-13H9V-10H-9Z" {}
        path.sa-clay d="M-7 4H7L6 6C13 9 11 19 5 20H-5C-11 19-13 9-6 6Z" {}
        path.sa-n d="M-9 13l3-3l3 3l3-3l3 3l3-3l3 3" {}
    }
}

fn cook() -> Markup {
    html! {
        (body())
        circle.sa-hair cx="-9" cy="-14" r="4.500" {}
        circle.sa-hair cx="9" cy="-14" r="4.500" {}
        (head())
        path.sa-hair d="M-9-9C-10-20 10-20 9-9C4-14-4-14-9-9Z" {}
        path.sa-red d="M-11 8H11C11 15 6 19 0 19C-6 19-11 15-11 8Z" {}
        path.sa-white d="M-11 8C-8 4 8 4 11 8Z" {}
        path.sa-n d="M13 3C11 0 15-2 13-6M17 4C15 1 19-1 17-5" {}
    }
}

fn turkey(extra: &Markup) -> Markup {
    html! {
        path.sa-n d="M-4 16V20.500H-8M4 16V20.500H8" {}
        path.sa-d d="M-3 8L-19 4C-22-10-11-21 0-21C11-21 22-10 19 4L3 8Z" {}
        path.sa-c d="M-2 8L-14 4C-15-6-8-14 0-14C8-14 15-6 14 4L2 8Z" {}
        path.sa-n d="M0 4V-21M-1 4L-11-17M1 4L11-17M-2 6L-19-6M2 6L19-6" {}
        path.sa-hair d="M-10 9C-10 1-5-3 0-3C5-3 10 1 10 9C10 15 5 18 0 18C-5 18-10 15-10 9Z" {}
        circle.sa-sky-blue cy="-6" r="5.500" {}
        path.sa-gold d="M-2-5H2L0-1Z" {}
        path.sa-red d="M1-3C5 0 4 5 2 5C0 3 0 0 1-3Z" {}
        path.sa-dots d="M-2.200-7.500h.1M2.200-7.500h.1" {}
        (extra)
    }
}

/// What makes a turkey a prize turkey.
fn prize() -> Markup {
    html! {
        path.sa-gold d="M-6-11L-8-19L-3-15L0-21L3-15L8-19L6-11Z" {}
        path.sa-red d="M-4 12L-5 19L0 16L5 19L4 12Z" {}
        circle.sa-white cy="9" r="5" {}
        path.sa-n d="M-1 7L0 6V12M-1.500 12H1.500" {}
    }
}

fn jaguar() -> Markup {
    html! {
        path.sa-n d="M15 20V-2" {}
        path.sa-wood d="M12.500-2V-15H17.500V-2Z" {}
        path.sa-n d="M12.500-12h-2M12.500-8h-2M12.500-4h-2M17.500-12h2M17.500-8h2M17.500-4h2" {}
        (body())
        circle.sa-pelt cx="-9" cy="-20" r="4.500" {}
        circle.sa-pelt cx="9" cy="-20" r="4.500" {}
        path.sa-pelt d="M-12-5C-15-17-8-22 0-22C8-22 15-17 12-5C11 4-11 4-12-5Z" {}
        path.sa-skin d="M-7.500-7C-6-11 6-11 7.500-7C8 0 4 2 0 2C-4 2-8 0-7.500-7Z" {}
        path.sa-white d="M-7-9L-5-5L-3-10L-1-6.500L1-6.500L3-10L5-5L7-9C4-11-4-11-7-9Z" {}
        path.sa-dots d="M-5-15h.1M5-15h.1M0-19h.1M-10-9h.1M10-9h.1M-3-3.500h.1M3-3.500h.1" {}
        path.sa-ink d="M-2-13H2L0-11Z" {}
        (shield())
    }
}

fn shield() -> Markup {
    html! {
        circle.sa-d cx="-11" cy="10" r="6.500" {}
        path.sa-n d="M-14 10L-11 7L-8 10L-11 13Z" {}
    }
}

fn coyote() -> Markup {
    html! {
        path.sa-n d="M15 20V-20" {}
        path.sa-white d="M15-28L18-19H12Z" {}
        (body())
        path.sa-fur d="M-11-4L-14-28L-5-18C-2-19 2-19 5-18L14-28L11-4C10 4-10 4-11-4Z" {}
        path.sa-pink d="M-11.500-22L-7-17L-10-13ZM11.500-22L7-17L10-13Z" {}
        path.sa-skin d="M-7-5C-5-9 5-9 7-5C7 0 4 2.500 0 2.500C-4 2.500-7 0-7-5Z" {}
        path.sa-white d="M-5-15C-3-17 3-17 5-15L2-7H-2Z" {}
        path.sa-ink d="M-2-9H2L0-6Z" {}
        path.sa-dots d="M-5.500-14h.1M5.500-14h.1M-3-3h.1M3-3h.1" {}
        (shield())
    }
}

fn eagle() -> Markup {
    html! {
        path.sa-d d="M-6 3L-20-3L-17 4L-20 8L-16 10L-18 15L-7 14ZM6 3L20-3L17 4L20 8L16 10L18 15L7 14Z" {}
        (body())
        path.sa-red d="M-5-20L-10-29L-2-24L0-31L2-24L10-29L5-20Z" {}
        path.sa-white d="M-11-3C-15-16-8-22 0-22C8-22 15-16 11-3C8 2-8 2-11-3Z" {}
        path.sa-skin d="M-7-6C-5-9 5-9 7-6C7 0 4 2.500 0 2.500C-4 2.500-7 0-7-6Z" {}
        path.sa-gold d="M-5-15C-3-19 3-19 5-15C5-11 2-10 0-5C-2-10-5-11-5-15Z" {}
        path.sa-dots d="M-7-14h.1M7-14h.1M-3.500-3.500h.1M3.500-3.500h.1" {}
        path.sa-n d="M-3-14L0-12L3-14" {}
    }
}

fn elder() -> Markup {
    html! {
        path.sa-n d="M16 20V-14C16-20 9-20 9-15" {}
        path.sa-d d="M-13 20L-8 1H8L13 20Z" {}
        path.sa-c d="M-6 20L-5 2H5L6 20Z" {}
        (head())
        path.sa-white d="M-9-8C-11-22 11-22 9-8C8-13 5-15 0-15C-5-15-8-13-9-8Z" {}
        path.sa-white d="M-8-4C-8 7-3 14 0 15C3 14 8 7 8-4C5-1-5-1-8-4Z" {}
        path.sa-n d="M-2-2.500H2M-3 3C-3 7-1 10 0 11M3 3C3 6 2 8 1 10" {}
    }
}

fn alien() -> Markup {
    html! {
        path.sa-n d="M-4-24L-8-29M4-24L8-29M-5 20.500H-2M2 20.500H5M6 6C10 5 12 2 13-2" {}
        circle.sa-gold cx="-8" cy="-29" r="1.800" {}
        circle.sa-gold cx="8" cy="-29" r="1.800" {}
        circle.sa-alien cx="13.500" cy="-3" r="2.600" {}
        path.sa-c d="M-7 19L-6 2H6L7 19Z" {}
        path.sa-d d="M-6.600 13H6.600L7 19H-7Z" {}
        path.sa-alien d="M0-26C12-26 16-14 11-6C8-1 4 2 0 2C-4 2-8-1-11-6C-16-14-12-26 0-26Z" {}
        path.sa-ink d="M-9.500-13C-8-17-3-13-2-8C-6-6-9.500-8-9.500-13ZM9.500-13C8-17 3-13 2-8C6-6 9.500-8 9.500-13Z" {}
        path.sa-glint d="M-7.500-12h.1M5-11h.1" {}
        path.sa-n d="M-3-3C-1-1.500 1-1.500 3-3" {}
    }
}

fn priest(extra: &Markup) -> Markup {
    html! {
        (body())
        path.sa-d d="M-9-14L-15-27L-7-22L-5-30L0-24L5-30L7-22L15-27L9-14Z" {}
        path.sa-n d="M-8-15L-10-21M-3-15L-4-24M3-15L4-24M8-15L10-21" {}
        (head())
        path.sa-ink d="M-8.900-9.500H8.900L8.500-6.500H-8.500Z" {}
        path.sa-glint d="M-3.500-8h.1M3.500-8h.1" {}
        path.sa-gold d="M-9-16H9V-12H-9Z" {}
        path.sa-clay d="M-18 8H-8C-8 13-10 15-13 15C-16 15-18 13-18 8Z" {}
        path.sa-n d="M-13 5C-17 2-9 0-13-4" {}
        (extra)
    }
}

fn plaits() -> Markup {
    html! {
        path.sa-hair d="M-10-9C-13-3-11 3-9 8L-6 6C-8 0-8-5-8-10ZM10-9C13-3 11 3 9 8L6 6C8 0 8-5 8-10Z" {}
        path.sa-red d="M7-14C5-18 9-20 10-17C13-18 13-13 10-13C10-10 6-11 7-14Z" {}
    }
}

fn agent() -> Markup {
    html! {
        path.sa-n d="M-6 20.500H-2M2 20.500H6" {}
        path.sa-suit d="M-10 19L-8 3C-5-1 5-1 8 3L10 19Z" {}
        path.sa-white d="M-4 0.500L0 11L4 0.500Z" {}
        path.sa-c d="M-1.500 3H1.500L2.500 10L0 13L-2.500 10Z" {}
        (head())
        path.sa-hair d="M-9-9C-10-20 10-20 9-9L6-13H-6Z" {}
        path.sa-ink d="M-9-10.500H9L8-6C6-4 2-5 1-8H-1C-2-5-6-4-8-6Z" {}
        path.sa-glint d="M-6.500-8.500L-5-7" {}
        path.sa-c d="M-9-15H9V-12H-9Z" {}
        path.sa-d d="M6-15C6-23 12-27 15-27C15-21 12-16 8-14Z" {}
    }
}

fn archivist() -> Markup {
    html! {
        (body())
        circle.sa-hair cy="-19" r="5" {}
        (head())
        path.sa-hair d="M-9-8C-11-20 11-20 9-8C5-14-5-14-9-8Z" {}
        path.sa-white d="M-7.500-8A3.200 3.200 0 1 1-1-8A3.200 3.200 0 1 1-7.500-8ZM1-8A3.200 3.200 0 1 1 7.500-8A3.200 3.200 0 1 1 1-8Z" {}
        path.sa-dots d="M-4-8h.1M4-8h.1" {}
        path.sa-n d="M-1-8H1" {}
        path.sa-paper d="M-15 7L-8 4L0 7L8 4L15 7V18L8 15L0 18L-8 15L-15 18Z" {}
        path.sa-n d="M-8 4V15M0 7V18M8 4V15M-12 9V13M-4 8V12M4 8V12M12 9V13" {}
    }
}

fn temple() -> Markup {
    html! {
        path.sa-c d="M-21 20V13H-16V6H-11V-1H11V6H16V13H21V20Z" {}
        path.sa-d d="M-8-1V-12H8V-1ZM-11-12V-17H11V-12Z" {}
        path.sa-n d="M-16 13H16M-11 6H11M-7-14.500h2M-1-14.500h2M5-14.500h2" {}
        path.sa-ink d="M-3.500-1V-8H3.500V-1Z" {}
        path.sa-d d="M-4.500 20V-1H4.500V20Z" {}
        path.sa-n d="M-4.500 3H4.500M-4.500 7H4.500M-4.500 11H4.500M-4.500 15H4.500" {}
    }
}

fn saucer() -> Markup {
    html! {
        path.sa-beam d="M-9 3L-16 22H16L9 3Z" {}
        path.sa-glass d="M-10-7C-10-22 10-22 10-7Z" {}
        path.sa-alien d="M-5-7C-6-16 6-16 5-7Z" {}
        path.sa-dots d="M-2-10h.1M2-10h.1" {}
        path.sa-c d="M-21 0C-21-6-10-9 0-9C10-9 21-6 21 0C21 6 10 9 0 9C-10 9-21 6-21 0Z" {}
        path.sa-d d="M-21 0C-12 4 12 4 21 0C21 6 10 9 0 9C-10 9-21 6-21 0Z" {}
        path.sa-lamps d="M-14 3.500h.1M-5 5.500h.1M5 5.500h.1M14 3.500h.1" {}
    }
}

/// The tablet of a law with this sign on it.
fn tablet(sign: &Markup) -> Markup {
    html! {
        path.sa-stone d="M-15 21V-12C-15-27 15-27 15-12V21Z" {}
        path.sa-n d="M-9 11H9M-9 15H5" {}
        (sign)
    }
}

fn law_sign(law: Law) -> Markup {
    match law {
        Law::NotAllIsLost => html! {
            path.sa-glass d="M-5-9C-5-16 5-16 5-9Z" {}
            path.sa-red d="M-11-7C-11-11 11-11 11-7C11-3-11-3-11-7Z" {}
            path.sa-n d="M-5-2L-7 6M5-2L7 6M0-2V4" {}
        },
        Law::AllColours => html! {
            @for (set, shape) in Set::ALL.into_iter().zip([
                "M0-7V-17A10 10 0 0 0-10-7Z", "M0-7H10A10 10 0 0 0 0-17Z", "M0-7V3A10 10 0 0 0 10-7Z", "M0-7H-10A10 10 0 0 0 0 3Z",
            ]) {
                path.{ "sa-f-" (set) } d=(shape) {}
            }
        },
        Law::Sanctuary => html! {
            path.sa-clay d="M-11 6V1H-8V-5H-5V-11H5V-5H8V1H11V6Z" {}
            circle.sa-skin cy="-2" r="3.500" {}
        },
        Law::OpenGates => html! {
            path.sa-clay d="M-11 6V-14H11V6H6V-9H-6V6Z" {}
            path.sa-gold d="M-3 6L0-5L3 6Z" {}
        },
        Law::FeastDay => html! {
            path.sa-red d="M-11-5H11C10 3 6 6 0 6C-6 6-10 3-11-5Z" {}
            path.sa-n d="M-5-8C-8-11-2-13-5-17M1-8C-2-11 4-13 1-17M7-8C4-11 10-13 7-17" {}
        },
        Law::Builders => html! {
            path.sa-clay d="M-12 6V1H-8V-4H-4V-9H4V-4H8V1H12V6Z" {}
            path.sa-gold d="M-3-9V-15H3V-9Z" {}
        },
        Law::Twins => html! {
            path.sa-red d="M-12 6C-12-1-2-1-2 6ZM2 6C2-1 12-1 12 6Z" {}
            circle.sa-skin cx="-7" cy="-7" r="5" {}
            circle.sa-skin cx="7" cy="-7" r="5" {}
        },
        Law::QuietVillage => html! {
            path.sa-gold d="M3-18A8 8 0 1 0 10-6A7 7 0 0 1 3-18Z" {}
            path.sa-clay d="M-10 6V0L-4-6L2 0V6Z" {}
        },
    }
}

/// The hull of a temple that hides somebody; it is drawn as wide as it must be.
fn pyramid() -> Markup {
    html! {
        symbol id="sa-pyramid" viewBox="0 0 100 60" preserveAspectRatio="none" {
            path.sa-c d="M1 59V44H7V30H14V17H22V6H78V17H86V30H93V44H99V59Z" {}
            path.sa-n d="M7 44H93M14 30H86M22 17H78" {}
            path.sa-chamber d="M16 59V22H84V59Z" {}
            path.sa-d d="M18 6V1H82V6Z" {}
        }
    }
}

/// The hills, huts and fires behind every village.
fn scenery() -> Markup {
    html! {
        g id="sa-scenery" {
            path.sa-hill d="M0 90C60 40 110 92 170 70C240 42 280 86 330 62C370 44 390 60 400 66V160H0Z" {}
            path.sa-field d="M0 112C80 92 150 118 220 104C290 92 350 108 400 98V160H0Z" {}
            path.sa-hut d="M300 106V90L318 76L336 90V106ZM252 104V93L265 83L278 93V104Z" {}
            path.sa-roof d="M294 93L318 73L342 93L318 84ZM248 96L265 81L282 96L265 89Z" {}
            path.sa-lit d="M314 106V95H322V106ZM262 104V97H268V104Z" {}
        }
    }
}
