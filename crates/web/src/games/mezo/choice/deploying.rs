//! Deploying from one small table: each region with what was put there, more, less, and all at once.

use games::mezo::{Action, Kind, Mezo, Region, Regions};
use maud::{Markup, html};

use super::super::effect::Effects;
use super::super::pieces::sign;
use super::super::{MezoScene, deploy, terms};
use crate::drawn::Drawn as _;
use texts::Word;

/// Everything that can be deployed and taken back, and the end of it.
pub(super) fn panel(scene: &MezoScene<'_>, effects: &Effects<'_>) -> Markup {
    let own = |region: &Region| {
        Kind::ALL
            .iter()
            .any(|kind| button_values(scene, *region, *kind).any())
    };
    html! {
        div.mz-muster {
            @for region in Regions::ALL.into_iter().filter(own) {
                @let name = scene.components.region_name(region);
                div role="group" aria-label=(name) {
                    span { (name) }
                    @for kind in Kind::ALL { (stepper(scene, effects, region, kind)) }
                }
            }
            button.chief form="move" name="action" value=(scene.notation(Action::Done)) title=(effects.words(Action::Done)) {
                (Mezo::naming(scene, Action::Done))
            }
        }
    }
}

/// What the buttons of a kind in a region send.
struct Values {
    less: Option<String>,
    more: Option<String>,
    all: Option<(u8, String)>,
}

impl Values {
    fn any(&self) -> bool {
        self.less.is_some() || self.more.is_some()
    }
}

fn button_values(scene: &MezoScene<'_>, region: Region, kind: Kind) -> Values {
    let more = Action::Deploy(region, kind);
    Values {
        less: deploy::take_back(scene, region, kind),
        more: scene.legal.contains(&more).then(|| scene.notation(more)),
        all: deploy::fill_up(scene, region, kind),
    }
}

/// One less, how many, one more, as many as can be.
fn stepper(scene: &MezoScene<'_>, effects: &Effects<'_>, region: Region, kind: Kind) -> Markup {
    let lang = scene.lang;
    let values = button_values(scene, region, kind);
    let (place, word) = (
        scene.components.region_name(region),
        terms::kind(lang, kind),
    );
    let told = |key: &str, count: u8| {
        let args = [
            ("region", Word::from(place)),
            ("kind", Word::from(&word)),
            ("count", count.into()),
        ];
        lang.with(key, &args)
    };
    let change = |value: Option<&String>, sign: &str, title: &str| {
        html! {
            @if let Some(value) = value {
                button form="move" name="action" value=(value) title=(title) aria-label=(title) { (sign) }
            } @else {
                button disabled aria-hidden="true" { (sign) }
            }
        }
    };
    html! {
        span.mz-stepper {
            (sign(kind.word()))
            (change(values.less.as_ref(), "−", &told("mezo-do-take-back", 1)))
            b { (deploy::count(scene, region, kind)) }
            (change(values.more.as_ref(), "+", &effects.words(Action::Deploy(region, kind))))
            @if let Some((units, value)) = &values.all {
                @let title = told("mezo-do-fill-up", *units);
                button form="move" name="action" value=(value) title=(title) aria-label=(title) { "+" (units) }
            }
        }
    }
}
