//! What choices within an effect are called: a region, a unit, a piece, an opponent.

use game::Seat;
use games::mezo::{Kind, Owner, Piece, Region, Step, Verb};

use super::super::situation::Running;
use super::super::{MezoScene, terms, words};
use texts::Word;

/// A region to act in, to come from or to go to.
pub(super) fn region(scene: &MezoScene<'_>, region: Region) -> String {
    let name = scene.components.region_name(region);
    let Some((mut running, step)) = under_way(scene) else {
        return name.to_owned();
    };
    match running.region {
        None => running.region = Some(name),
        Some(_) => running.other = Some(name),
    }
    let told = handle(scene, &running, &step, &pieces(scene, &running, &step));
    if scene.own() == Some(running.seat) {
        told
    } else {
        // Somebody decides for the vengeful gods.
        format!("{}: {told}", scene.name(running.seat))
    }
}

/// A unit of the viewer's own.
pub(super) fn unit(scene: &MezoScene<'_>, kind: Kind) -> String {
    let Some((running, step)) = under_way(scene) else {
        return terms::kind(scene.lang, kind);
    };
    let unit = words::so_many(scene.lang, kind.word(), 1);
    handle(scene, &running, &step, &unit)
}

/// Somebody's unit.
pub(super) fn victim(scene: &MezoScene<'_>, seat: Seat, kind: Kind) -> String {
    of_owner(scene, &unit(scene, kind), Owner::Seat(seat))
}

/// Somebody's glyph or top floor.
pub(super) fn piece(scene: &MezoScene<'_>, owner: Owner, piece: Piece) -> String {
    let Some((running, step)) = under_way(scene) else {
        return of_owner(scene, &terms::piece(scene.lang, piece), owner);
    };
    let one = words::one(scene.lang, piece.word());
    of_owner(scene, &handle(scene, &running, &step, &one), owner)
}

/// An opponent who loses devotion or strength.
pub(super) fn opponent(scene: &MezoScene<'_>, seat: Seat) -> String {
    let name = scene.name(seat);
    let Some((running, step)) = under_way(scene) else {
        return name.to_owned();
    };
    let key = match step.verb {
        Verb::Weaken => "weaken",
        _ => "drain",
    };
    let args = [("name", name.into()), ("count", running.left.into())];
    scene.lang.with(&format!("mezo-name-{key}"), &args)
}

fn under_way<'a>(scene: &'a MezoScene<'_>) -> Option<(Running<'a>, Step)> {
    let running = Running::of(&scene.view)?;
    let step = running.now()?.clone();
    Some((running, step))
}

/// Whose it is, unless it is the viewer's own.
fn of_owner(scene: &MezoScene<'_>, told: &str, owner: Owner) -> String {
    match owner.seat() {
        Some(seat) if scene.own() == Some(seat) => told.to_owned(),
        Some(seat) => format!("{told} ({})", scene.name(seat)),
        None => format!("{told} ({})", scene.lang.text("mezo-neutral")),
    }
}

/// What the step handles in the region that is being chosen.
fn pieces(scene: &MezoScene<'_>, running: &Running<'_>, step: &Step) -> String {
    let lang = scene.lang;
    match step.verb {
        Verb::DemolishGlyph | Verb::TransformGlyph => words::one(lang, "glyph"),
        Verb::DemolishAny | Verb::TransformAny => words::one(lang, "any"),
        // One unit after the other has a way of its own.
        Verb::Bring if !step.from_one && running.other.is_some() => words::units(lang, step, 1),
        Verb::Wander => words::units(lang, step, 1),
        _ => words::units(lang, step, running.left),
    }
}

/// What the step does with these pieces, where it is known.
fn handle(scene: &MezoScene<'_>, running: &Running<'_>, step: &Step, pieces: &str) -> String {
    let (from, to) = running.way();
    let key = key(step, from.is_some(), to.is_some());
    let args = [
        ("units", Word::from(pieces)),
        ("region", from.or(to).unwrap_or_default().into()),
        ("to", to.unwrap_or_default().into()),
    ];
    scene.lang.with(&format!("mezo-name-{key}"), &args)
}

/// The text for a step, by what is known of where from and where to.
fn key(step: &Step, from: bool, to: bool) -> &'static str {
    match (step.verb, from, to) {
        (Verb::Deploy, ..) => "deploy",
        (Verb::Awaken, ..) => "awaken",
        (Verb::Recover, ..) => "recover",
        (Verb::Smite, ..) if step.each_opponent => "lose",
        (Verb::Smite, ..) => "smite",
        (Verb::Exile, ..) => "exile",
        (Verb::Bring, true, _) => "bring",
        (Verb::Bring, ..) => "bring-to",
        (Verb::Push, _, true) => "push",
        (Verb::Push, ..) => "push-from",
        (Verb::Shift, _, true) => "shift",
        (Verb::Shift, ..) => "shift-from",
        (Verb::Wander, _, true) => "wander",
        (Verb::Wander, ..) => "wander-from",
        (Verb::BuildGlyph, ..) => "glyph",
        (Verb::BuildPyramid, ..) => "floor",
        (Verb::DemolishGlyph | Verb::DemolishAny, ..) => "demolish",
        (Verb::TransformGlyph | Verb::TransformAny, ..) => "transform",
        (Verb::Sacrifice, true, _) => "sacrifice",
        (Verb::Sacrifice, ..) => "sacrifice-reserve",
        // These handle no pieces: nothing of a region is asked.
        (
            Verb::Call
            | Verb::Journey
            | Verb::Vp
            | Verb::Devotion
            | Verb::PayDevotion
            | Verb::Drain
            | Verb::Weaken
            | Verb::Strength
            | Verb::MostWarriors
            | Verb::MostShamans
            | Verb::NoCalendar
            | Verb::NoCodex,
            ..,
        ) => "region",
    }
}
