//! What the viewer is to do, and a button for everything he may choose.

mod deploying;
mod label;

use games::mezo::{Action, Band, Consolation, Pending};
use maud::{Markup, html};

use super::effect::Effects;
use super::situation::{Running, situation};
use super::{MezoScene, deploy, phase, terms, words};
pub(super) use label::{action_of, around, bonus, book};

use crate::drawn::Prompt;
use texts::Word;

/// What the viewer is to do.
pub(super) fn prompt(scene: &MezoScene<'_>) -> Prompt {
    let (key, rules) = situation(scene);
    let reason = match Running::of(&scene.view) {
        Some(running) => under_way(scene, &running),
        None => reason(scene, key),
    };
    Prompt {
        sentence: say(scene, &format!("mezo-prompt-{key}")),
        reason,
        rules,
    }
}

/// Why the viewer is asked this. Where appeasing is what the question is about, it says so if no tile would do anything now.
fn reason(scene: &MezoScene<'_>, key: &str) -> String {
    let reason = say(scene, &format!("mezo-reason-{key}"));
    match key {
        "third" | "ceremony" | "ceremony-appease" | "sacrifice" => {
            terms::with_idle_tiles(scene, reason)
        }
        _ => reason,
    }
}

/// What others are doing.
pub(super) fn waiting(scene: &MezoScene<'_>) -> (String, &'static str) {
    let (_, rules) = situation(scene);
    let said = match Running::of(&scene.view) {
        Some(running) => under_way(scene, &running),
        None => say(scene, &format!("mezo-wait-{}", phase(scene.view.phase))),
    };
    (said, rules)
}

/// Where the effect under way comes from, its step, and how much of that is left.
fn under_way(scene: &MezoScene<'_>, running: &Running<'_>) -> String {
    let (lang, seat) = (scene.lang, running.seat);
    let origin = terms::origin(lang, &scene.view, seat, running.origin);
    let step = running.now();
    let step = step.map_or_else(String::new, |step| {
        words::step(lang, scene.components, step)
    });
    let key = if scene.own() == Some(seat) {
        "own"
    } else {
        "of"
    };
    let mut told = lang.with(
        &format!("mezo-under-way-{key}"),
        &[
            ("name", scene.name(seat).into()),
            ("origin", Word::from(&origin)),
            ("step", Word::from(&step)),
        ],
    );
    if running.taken > 0 && running.left > 0 {
        told.push(' ');
        told.push_str(&lang.with("mezo-left", &[("count", running.left.into())]));
    }
    told
}

/// A text that may speak of what lies before the viewer.
fn say(scene: &MezoScene<'_>, key: &str) -> String {
    let (lang, view) = (scene.lang, &scene.view);
    let here = view
        .conflict
        .as_ref()
        .map(|conflict| conflict.region.as_str());
    let (god, region, price) = match view.pending.last() {
        Some(Pending::VengefulGod { god, region }) => (Some(god), Some(region.as_str()), 0),
        Some(Pending::Appease { price, .. }) => (None, here, *price),
        _ => (None, here, 0),
    };
    let god = god
        .map(|god| words::god_name(lang, god))
        .unwrap_or_default();
    let reserve = scene.own().and_then(|seat| view.reserve.get(seat.index()));
    let reserve = reserve.copied().unwrap_or(Band::NONE);
    let left = if reserve.is_empty() {
        lang.text("mezo-nobody")
    } else {
        terms::band(lang, reserve)
    };
    let args = [
        ("region", Word::from(region.unwrap_or_default())),
        ("god", Word::from(&god)),
        ("price", price.into()),
        ("reserve", Word::from(&left)),
        ("limit", deploy::limit(scene).into()),
    ];
    lang.with(key, &args)
}

/// Buttons for every choice, like with like.
pub(super) fn buttons(scene: &MezoScene<'_>) -> Markup {
    let effects = Effects::new(scene);
    if deploy::is_deploying(scene) {
        return deploying::panel(scene, &effects);
    }
    let mut groups: Vec<(Option<&'static str>, Vec<Action>)> = Vec::new();
    for action in scene.legal {
        let group = group(*action);
        match groups.last_mut() {
            Some((last, actions)) if *last == group => actions.push(*action),
            _ => groups.push((group, vec![*action])),
        }
    }
    html! {
        (steps(scene))
        @for (group, actions) in &groups {
            @if let Some(group) = group {
                div.mz-group role="group" aria-label=(scene.lang.text(group)) {
                    span { (scene.lang.text(group)) }
                    @for action in actions { (button(scene, &effects, *action)) }
                }
            } @else {
                @for action in actions { (button(scene, &effects, *action)) }
            }
        }
    }
}

/// What stands before the buttons of some choices.
fn group(action: Action) -> Option<&'static str> {
    match action {
        Action::Pass(Consolation::Devotion, _) => Some("mezo-pass-devotion"),
        Action::Pass(Consolation::Recover, _) => Some("mezo-pass-recover"),
        Action::Sacrifice(None, _) => Some("mezo-from-reserve"),
        Action::Sacrifice(Some(_), _) => Some("mezo-from-regions"),
        _ => None,
    }
}

fn button(scene: &MezoScene<'_>, effects: &Effects<'_>, action: Action) -> Markup {
    let chief = matches!(action, Action::Done | Action::Decline | Action::Refuse);
    let told = effects.words(action);
    let pass = matches!(action, Action::Pass(..));
    html! {
        button.chief[chief].mz-words[label::is_long(action)] form="move" name="action" value=(scene.notation(action))
            title=(told) aria-label=[pass.then_some(&told)] { (label::label(scene, action)) }
    }
}

/// The steps of an effect that has several: what is done, what is under way, what follows.
fn steps(scene: &MezoScene<'_>) -> Markup {
    let lang = scene.lang;
    let running = Running::of(&scene.view).filter(|running| running.effect.steps.len() > 1);
    let Some(running) = running else {
        return html! {};
    };
    html! {
        ol.mz-steps {
            @for (index, step) in running.effect.steps.iter().enumerate() {
                @let now = index == running.step;
                li.done[index < running.step].now[now] aria-current=[now.then_some("step")] {
                    (words::step(lang, scene.components, step))
                }
            }
        }
    }
}
