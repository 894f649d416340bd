//! What somebody is asked, and what is under way.

use game::Seat;
use games::mezo::{Action, Effect, Pending, PhaseName, Source, Step, Verb, View};

use super::{MezoScene, is_vengeful};

/// What the viewer is asked, as a word in keys of texts, and the section of the rules about it.
pub(super) fn situation(scene: &MezoScene<'_>) -> (&'static str, &'static str) {
    let (view, first) = (&scene.view, scene.legal.first());
    match (view.pending.last(), first) {
        (Some(Pending::Effect { .. }), _) => (in_effect(scene), "effects"),
        (Some(Pending::Call { .. }), Some(Action::Move | Action::Invoke)) => ("call-order", "call"),
        (Some(Pending::Call { .. }), _) => ("call-vertex", "call"),
        (Some(Pending::VengefulGod { .. }), _) => ("vengeful-vertex", "solo"),
        (Some(Pending::Ceremony { effected: true, .. }), _) => ("ceremony-appease", "appease"),
        (Some(Pending::Ceremony { .. }), _) => ("ceremony", "ceremony"),
        (Some(Pending::Appease { price: 0, .. }), _) => ("tile", "appease"),
        (Some(Pending::Appease { .. }), _) => ("sacrifice", "appease"),
        (None, Some(Action::Vengeful(_))) => ("vengeful", "solo"),
        (None, _) => in_phase(view, first),
    }
}

/// What is asked when nothing is under way.
fn in_phase(view: &View, first: Option<&Action>) -> (&'static str, &'static str) {
    let tie = matches!(first, Some(Action::Winner(_)));
    match view.phase {
        PhaseName::God => ("god", "setup"),
        PhaseName::City => ("city", "cities"),
        PhaseName::Cenote => ("cenote", "cenote"),
        PhaseName::Ability => ("ability", "ability"),
        PhaseName::CityUnit => ("city-unit", "cities"),
        PhaseName::Tribes if matches!(first, Some(Action::Champion(_))) => ("champion", "tribes"),
        PhaseName::Tribes => ("deploy", "tribes"),
        PhaseName::Blessed => ("blessed", "solo"),
        PhaseName::Call => ("call-vertex", "call"),
        PhaseName::Keep => ("keep", "keep"),
        PhaseName::First => ("first", "actions"),
        PhaseName::Second => ("second", "actions"),
        PhaseName::Third => ("third", "actions"),
        PhaseName::Power => ("power", "powers"),
        PhaseName::Winner => ("winner", "winner"),
        PhaseName::Calendar if tie => ("tie-calendar", "calendar"),
        PhaseName::Codex if tie => ("tie-codex", "calendar"),
        PhaseName::Calendar => ("calendar", "calendar"),
        PhaseName::Codex => ("codex", "calendar"),
        PhaseName::Offer => ("offer", "blessed"),
        PhaseName::Over => ("over", "end"),
    }
}

/// What is asked within an effect.
fn in_effect(scene: &MezoScene<'_>) -> &'static str {
    let Some(running) = Running::of(&scene.view) else {
        return "effect-region";
    };
    let own = scene.own() == Some(running.seat);
    match scene.legal.first() {
        Some(Action::Region(_)) if is_vengeful(&scene.view, running.seat) => "effect-vengeful",
        Some(Action::Region(_)) => match (running.verb(), running.region) {
            (Some(Verb::Bring), Some(_)) | (Some(Verb::Wander), None) => "effect-from",
            (_, Some(_)) => "effect-to",
            (_, None) => "effect-region",
        },
        Some(Action::Unit(_)) if !own => "effect-lose",
        Some(Action::Piece(..)) if !own => "effect-lose-piece",
        Some(Action::Unit(_)) => "effect-unit",
        Some(Action::Piece(..)) => "effect-piece",
        Some(Action::Victim(..)) => "effect-victim",
        Some(Action::Opponent(_)) => "effect-opponent",
        _ => "effect-pay",
    }
}

/// The innermost effect that is under way.
pub(super) struct Running<'a> {
    /// For whom.
    pub(super) seat: Seat,
    pub(super) origin: Source,
    pub(super) effect: Effect,
    /// The step under way, counted from 0.
    pub(super) step: usize,
    pub(super) region: Option<&'a str>,
    pub(super) other: Option<&'a str>,
    pub(super) left: u8,
    pub(super) taken: u8,
}

impl<'a> Running<'a> {
    /// What is under way in the end, if it is an effect.
    pub(super) fn of(view: &'a View) -> Option<Self> {
        let Some(Pending::Effect {
            seat,
            origin,
            effect,
            step,
            region,
            other,
            left,
            taken,
            ..
        }) = view.pending.last()
        else {
            return None;
        };
        Some(Self {
            seat: *seat,
            origin: *origin,
            effect: effect.parse().ok()?,
            step: usize::from(*step),
            region: region.as_deref(),
            other: other.as_deref(),
            left: *left,
            taken: *taken,
        })
    }

    /// The step under way.
    pub(super) fn now(&self) -> Option<&Step> {
        self.effect.steps.get(self.step)
    }

    /// What the step under way does.
    pub(super) fn verb(&self) -> Option<Verb> {
        self.now().map(|step| step.verb)
    }

    /// Where the units of a step stand that picks them one by one, and where they go: names of regions.
    pub(super) fn way(&self) -> (Option<&'a str>, Option<&'a str>) {
        match self.verb() {
            Some(Verb::Bring) => (self.other, self.region),
            Some(Verb::Push | Verb::Shift | Verb::Wander) => (self.region, self.other),
            Some(Verb::Deploy | Verb::Awaken) => (None, self.region),
            _ => (self.region, None),
        }
    }
}
