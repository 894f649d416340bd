//! Deploying with few clicks, and correcting it before one is done.

use game::Seat;
use game::Turn;
use games::mezo::{Action, Event, Kind, Means, Region, RitualRule, Verb, Whereabouts};

use super::MezoScene;

/// How many units go to a region at most, without a ritual.
const LIMIT: u8 = 3;

/// A unit that the viewer has deployed in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Deployed(Region, Kind);

/// What a button sends to take back one unit of this kind that the viewer has deployed here in this turn; none if there is none.
pub(super) fn take_back(scene: &MezoScene<'_>, region: Region, kind: Kind) -> Option<String> {
    let own = deployed(scene);
    let place = own
        .iter()
        .rposition(|other| *other == Deployed(region, kind))?;
    let again = own[place + 1..].iter();
    let again = again.map(|Deployed(region, kind)| Action::Deploy(*region, *kind));
    let again: Vec<String> = again.map(|action| scene.notation(action)).collect();
    let turn = Turn::new(own.len() - place, again.iter().map(String::as_str));
    Some(turn.to_string())
}

/// What a button sends to deploy as many units of this kind here as are still allowed, and how many that are; none if it is
/// fewer than two, because one has a button of its own.
pub(super) fn fill_up(scene: &MezoScene<'_>, region: Region, kind: Kind) -> Option<(u8, String)> {
    let action = Action::Deploy(region, kind);
    let seat = scene.own().filter(|_| is_deploying(scene))?;
    if !scene.legal.contains(&action) {
        return None;
    }
    let reserve = scene.view.reserve.get(seat.index())?[kind];
    let here = deployed(scene);
    let here = here.iter().filter(|other| other.0 == region).count();
    let room = limit(scene).checked_sub(u8::try_from(here).ok()?)?;
    let units = room.min(reserve);
    let unit = scene.notation(action);
    let all = std::iter::repeat_n(unit.as_str(), units.into());
    (units > 1).then(|| (units, Turn::new(0, all).to_string()))
}

/// How many units of this kind the viewer has deployed here in this turn.
pub(super) fn count(scene: &MezoScene<'_>, region: Region, kind: Kind) -> usize {
    let own = deployed(scene).into_iter();
    own.filter(|other| *other == Deployed(region, kind)).count()
}

/// How many units may go to a region in this age.
pub(super) fn limit(scene: &MezoScene<'_>) -> u8 {
    match scene.view.ritual_rule(scene.components) {
        Some(RitualRule::DeployLimit(limit)) => limit,
        _ => LIMIT,
    }
}

/// Whether the viewer deploys the units of his tribe, which ends when he is done.
pub(super) fn is_deploying(scene: &MezoScene<'_>) -> bool {
    scene.view.phase == games::mezo::PhaseName::Tribes
        && scene
            .legal
            .iter()
            .any(|action| matches!(action, Action::Deploy(..)))
}

/// What the viewer has deployed in this turn, in order: his last decisions as far as each deployed one unit and did nothing
/// else. The champion stands before the first of them, so nothing of an earlier turn is among them.
fn deployed(scene: &MezoScene<'_>) -> Vec<Deployed> {
    let Some(seat) = scene.own().filter(|_| is_deploying(scene)) else {
        return Vec::new();
    };
    let (told, plies) = (scene.story.told(), scene.story.plies());
    let mut own = Vec::new();
    let mut last = told.len();
    for ply in (1..=scene.ply).rev() {
        let first = plies[..last].partition_point(|other| *other < ply);
        let unit = match &told[first..last] {
            [event] => unit(scene, seat, event),
            _ => None,
        };
        let Some(unit) = unit else { break };
        own.push(unit);
        last = first;
    }
    own.reverse();
    own
}

/// The unit that the seat deployed, if that is what happened.
fn unit(scene: &MezoScene<'_>, seat: Seat, event: &Event) -> Option<Deployed> {
    let Event::Moved {
        seat: whose,
        warriors,
        shamans,
        from: Whereabouts::Reserve,
        to: Whereabouts::Region(to),
        by: Means::Verb(Verb::Deploy),
    } = event
    else {
        return None;
    };
    let kind = match (warriors, shamans) {
        (1, 0) => Kind::Warrior,
        (0, 1) => Kind::Shaman,
        _ => return None,
    };
    let region = scene.components.region(to)?;
    (*whose == seat).then_some(Deployed(region, kind))
}
