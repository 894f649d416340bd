//! What actions are called where no prompt stands beside them.

mod inside;

use game::Seat;
use games::mezo::{
    Action, Consolation, EffectId, Kind, Number, Pending, PhaseName, Region, Vertex,
};

use super::choice::{action_of, around, bonus, book};
use super::situation::Running;
use super::{MezoScene, count, terms, words};
use texts::Word;

/// What an action is called: a few words that say what it does.
pub(super) fn naming(scene: &MezoScene<'_>, action: Action) -> String {
    let (lang, parts, view) = (scene.lang, scene.components, &scene.view);
    let say = |key: &str| lang.text(&format!("mezo-do-{key}"));
    match action {
        Action::God(god) => words::god_name(lang, &parts.god(god).name),
        Action::City(region) => in_region(scene, "city", region),
        Action::Cenote(region) => in_region(scene, "cenote", region),
        Action::Champion(region) => in_region(scene, "champion", region),
        Action::Blessed(region) => in_region(scene, "blessed", region),
        Action::Ability(ability) => words::ability_name(lang, view.age.max(1), ability + 1),
        Action::Deploy(region, kind) => unit_of(scene, "deploy", Some(region), kind),
        Action::Vertex(vertex) => self::vertex(scene, vertex),
        Action::Move => say("move"),
        Action::Invoke => say("invoke"),
        Action::Keep(card) => {
            let card = terms::card(lang, card);
            lang.with("mezo-do-keep", &[("card", Word::from(&card))])
        }
        Action::Act(number) => act(scene, number),
        Action::Pass(Consolation::Devotion, number) => {
            numbered(scene, "mezo-name-pass-devotion", number)
        }
        Action::Pass(Consolation::Recover, number) => {
            numbered(scene, "mezo-name-pass-recover", number)
        }
        Action::Third => say("third"),
        Action::Effect => price(scene).unwrap_or_else(|| say("effect")),
        Action::Appease => say("appease"),
        Action::Sacrifice(None, kind) => unit_of(scene, "sacrifice-reserve", None, kind),
        Action::Sacrifice(from, kind) => unit_of(scene, "sacrifice", from, kind),
        Action::Tile(tile) => {
            let god = lang.with("mezo-tile-of", &[("age", (tile + 1).into())]);
            with_effect(scene, god, view.tile(parts, tile))
        }
        Action::Region(region) => inside::region(scene, region),
        Action::Unit(kind) => inside::unit(scene, kind),
        Action::Victim(seat, kind) => inside::victim(scene, seat, kind),
        Action::Piece(owner, piece) => inside::piece(scene, owner, piece),
        Action::Opponent(seat) => inside::opponent(scene, seat),
        Action::Power(power) => {
            let powers = parts.powers(scene.side(own(scene)).index());
            let effect = powers.get(usize::from(power)).copied();
            with_effect(scene, lang.text("mezo-origin-power"), effect)
        }
        Action::Winner(seat) => winner(scene, seat),
        Action::Space(space) => {
            let name = words::book_name(lang, book(scene));
            with_effect(scene, format!("{name} {}", space + 1), bonus(scene, space))
        }
        Action::Offer(kind) => unit_of(scene, "offer", None, kind),
        Action::Vengeful(god) => {
            let god = words::god_name(lang, &parts.god(god).name);
            lang.with("mezo-name-vengeful", &[("god", Word::from(&god))])
        }
        Action::Decline => say("decline"),
        Action::Refuse => say("refuse"),
        Action::Done if view.phase == PhaseName::Tribes && view.pending.is_empty() => {
            say("deployed")
        }
        Action::Done => say("done"),
    }
}

/// The viewer's seat; somebody's, if he only looks on.
fn own(scene: &MezoScene<'_>) -> Seat {
    scene.own().unwrap_or(Seat::new(0))
}

fn in_region(scene: &MezoScene<'_>, key: &str, region: Region) -> String {
    let name = scene.components.region_name(region);
    let key = format!("mezo-name-{key}");
    scene.lang.with(&key, &[("region", name.into())])
}

/// Something that is done with a unit, perhaps in a region.
fn unit_of(scene: &MezoScene<'_>, key: &str, region: Option<Region>, kind: Kind) -> String {
    let region = region.map_or("", |region| scene.components.region_name(region));
    let unit = words::so_many(scene.lang, kind.word(), 1);
    let args = [("units", Word::from(&unit)), ("region", region.into())];
    scene.lang.with(&format!("mezo-name-{key}"), &args)
}

/// A text about an action of the viewer's card.
fn numbered(scene: &MezoScene<'_>, key: &str, number: u8) -> String {
    scene.lang.with(key, &[("number", (number + 1).into())])
}

/// A god and the regions where it will be present.
fn vertex(scene: &MezoScene<'_>, vertex: Vertex) -> String {
    let (lang, parts, view) = (scene.lang, scene.components, &scene.view);
    let god = match view.pending.last() {
        Some(Pending::VengefulGod { god, .. }) => Some(god),
        _ => view.gods.get(own(scene).index()).and_then(Option::as_ref),
    };
    let god = god.map_or_else(String::new, |god| words::god_name(lang, god));
    let regions = around(parts, scene, vertex).join(" · ");
    let desolate = desolate_beside(scene, vertex);
    let args = [
        ("god", Word::from(&god)),
        ("regions", Word::from(&regions)),
        ("desolate", Word::from(&desolate)),
    ];
    let key = match (regions.as_str(), desolate.as_str()) {
        ("", _) => "mezo-name-vertex-nowhere",
        (_, "") => "mezo-name-vertex",
        _ => "mezo-name-vertex-beside",
    };
    lang.with(key, &args)
}

/// The desolate regions around a vertex, if there are no others or only by them it can be told from another.
fn desolate_beside(scene: &MezoScene<'_>, vertex: Vertex) -> String {
    let parts = scene.components;
    let living = around(parts, scene, vertex);
    let alike = |other: Vertex| other != vertex && around(parts, scene, other) == living;
    if !living.is_empty() && !parts.vertices().any(alike) {
        return String::new();
    }
    let names = parts.around(vertex).into_iter();
    let names = names.map(|region| parts.region_name(region));
    let desolate: Vec<&str> = names.filter(|name| !living.contains(name)).collect();
    desolate.join(" · ")
}

/// An action of the viewer's card, of which the third is the ceremony.
fn act(scene: &MezoScene<'_>, number: u8) -> String {
    let title = match number {
        2 => scene.lang.text("mezo-words-ceremony"),
        _ => numbered(scene, "mezo-name-act", number),
    };
    with_effect(scene, title, action_of(scene, number))
}

/// Something and what it does in short, with the numbers that it comes to now.
fn with_effect(scene: &MezoScene<'_>, title: String, effect: Option<EffectId>) -> String {
    let (parts, view) = (scene.components, &scene.view);
    let Some(effect) = effect else {
        return title;
    };
    let value = |number: &Number| count::value(parts, view, own(scene), number);
    let effect = words::brief(scene.lang, parts.effect(effect), value);
    format!("{title}: {effect}")
}

/// The devotion that is asked for, if any is.
fn price(scene: &MezoScene<'_>) -> Option<String> {
    let running = Running::of(&scene.view)?;
    let args = [("count", running.left.into())];
    Some(scene.lang.with("mezo-name-pay", &args))
}

/// Who of the tied gets what the tie is about.
fn winner(scene: &MezoScene<'_>, seat: Seat) -> String {
    let name = scene.name(seat);
    match scene.view.phase {
        PhaseName::Calendar | PhaseName::Codex => {
            format!("{}: {name}", words::book_name(scene.lang, book(scene)))
        }
        _ => scene
            .lang
            .with("mezo-name-winner", &[("name", name.into())]),
    }
}
