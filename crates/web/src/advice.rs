//! What bots think of choices, as people read it.

use std::sync::Arc;

use game::{Seat, Shown, Viewer};
use maud::{Markup, html};
use tables::{Opinion, PlayerId, Refusal, Stage, Table, TableId, Weighed, with_match};

use crate::app::App;
use crate::drawn::{Drawn, Scene};
use crate::fault::Fault;
use crate::limits::Address;
use crate::plot::percent;
use crate::table::{Looker, cast, names};
use texts::Lang;

/// A decision that a bot has an opinion about.
pub(crate) struct Decision<'a, G: Drawn> {
    pub(crate) game: Shown<'a, G>,
    /// After how many decisions it was to be taken.
    pub(crate) ply: usize,
    pub(crate) seat: Seat,
    pub(crate) names: &'a [String],
    pub(crate) lang: Lang,
}

impl<G: Drawn> Decision<'_, G> {
    /// The choices that are worth telling, the best first, each with the chance of winning that it promises and how often it
    /// was tried.
    pub(crate) fn choices(&self, opinion: &Opinion) -> Markup {
        let viewer = Viewer::Seat(self.seat);
        let scene = Scene::of(self.lang, self.game, self.names, viewer, self.ply);
        let done = self.done();
        html! {
            ol.advice {
                @for choice in worth_telling(opinion, done.as_deref()) {
                    li data-choice=(choice.action) {
                        span {
                            (name(&scene, choice))
                            @if done.as_deref() == Some(choice.action.as_str()) {
                                " " em { (self.lang.text("advice-done")) }
                            }
                        }
                        @if let Some(value) = choice.value { (meter(self.lang, value)) }
                        @if choice.visits > 0 { (tried(self.lang, choice.visits)) }
                    }
                }
            }
            p.soft { (self.thought(opinion)) }
        }
    }

    /// What was decided there, if something was already.
    fn done(&self) -> Option<String> {
        let (seat, action) = self.game.decision(Viewer::Seat(self.seat), self.ply)?;
        (seat == self.seat).then(|| G::write_action(self.game.components(), action))
    }

    /// How the values came about.
    fn thought(&self, opinion: &Opinion) -> String {
        if let [only] = opinion.choices.as_slice()
            && only.value.is_none()
        {
            return self.lang.text("advice-only");
        }
        if opinion.iterations == 0 {
            return self.lang.text("advice-glance");
        }
        let iterations = u32::try_from(opinion.iterations).unwrap_or(u32::MAX);
        self.lang
            .with("advice-search", &[("games", iterations.into())])
    }
}

/// The best choice, the one that was taken, and those that were tried at least a tenth as often as the best: what a choice is
/// worth that was hardly tried, nobody knows, and the search left it aside for a reason.
fn worth_telling<'a>(
    opinion: &'a Opinion,
    done: Option<&str>,
) -> impl Iterator<Item = &'a Weighed> {
    let most = opinion.choices.first().map_or(0, |best| best.visits);
    opinion.choices.iter().filter(move |choice| {
        let is_tried = u64::from(choice.visits) * 10 >= u64::from(most);
        is_tried || done == Some(choice.action.as_str())
    })
}

/// The first few of the choices: a hint stands above the board, which must stay in sight.
fn briefly(opinion: &Opinion) -> Opinion {
    let mut brief = opinion.clone();
    brief.choices.truncate(3);
    brief
}

/// What a master would do in somebody's place, and the position that was thought about.
pub(crate) async fn ask(
    app: &App,
    address: Address,
    id: &TableId,
    who: &PlayerId,
) -> Result<(Arc<Table>, Opinion), Fault> {
    app.counts.quotas.advice(address.of(who))?;
    let refusal = match app.house.hint(id, who).await {
        Ok(hint) => return Ok(hint),
        Err(refusal) => refusal,
    };
    let is_over = app.house.table(id).await?.stage() == Stage::Over;
    Err(match refusal {
        Refusal::NotAsked if is_over => Fault::over(),
        refusal => refusal.into(),
    })
}

/// A hint for the one who looks at a table.
pub(crate) fn hint(table: &Table, looker: &Looker, opinion: &Opinion) -> Markup {
    let Viewer::Seat(seat) = table.viewer(looker.player.as_ref()) else {
        return html! {};
    };
    let lang = looker.lang;
    with_match!(table.game().as_ref(), |game| {
        let decision = Decision {
            game,
            ply: game.ply(),
            seat,
            names: &cast(lang, game, names(lang, table.chairs())),
            lang,
        };
        html! {
            h2 { (lang.text("hint-title")) }
            (decision.choices(&briefly(opinion)))
        }
    })
}

/// A choice in words.
fn name<G: Drawn>(scene: &Scene<'_, G>, choice: &Weighed) -> String {
    let action = G::read_action(scene.components, &choice.action);
    action.map_or_else(|| choice.action.clone(), |action| G::naming(scene, action))
}

/// A chance as a bar and in percent.
fn meter(lang: Lang, value: f32) -> Markup {
    let percent = percent(value);
    html! {
        svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect.all width="100" height="6" {}
            rect width=(percent) height="6" {}
        }
        output title=(lang.text("advice-chance")) {
            (lang.with("percent", &[("number", percent.into())]))
        }
    }
}

/// How often a choice was tried.
fn tried(lang: Lang, visits: u32) -> Markup {
    html! {
        small title=(lang.text("advice-tried")) {
            (lang.with("times", &[("number", visits.into())]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opinion(visits: &[u32]) -> Opinion {
        let weighed = |(number, visits): (usize, &u32)| Weighed {
            action: format!("place {number}"),
            value: Some(0.5),
            visits: *visits,
        };
        Opinion {
            bot: "search".to_owned(),
            iterations: visits.iter().map(|visits| u64::from(*visits)).sum(),
            choices: visits.iter().enumerate().map(weighed).collect(),
        }
    }

    fn told(visits: &[u32], done: Option<&str>) -> Vec<String> {
        let opinion = opinion(visits);
        let told = worth_telling(&opinion, done);
        told.map(|choice| choice.action.clone()).collect()
    }

    #[test]
    fn what_was_hardly_tried_is_told_only_if_it_was_played() {
        let visits = [900, 90, 89, 3];
        assert_eq!(told(&visits, None), ["place 0", "place 1"]);
        assert_eq!(
            told(&visits, Some("place 3")),
            ["place 0", "place 1", "place 3"]
        );
    }

    #[test]
    fn who_does_not_search_tells_all_choices() {
        assert_eq!(told(&[0, 0, 0], None).len(), 3);
    }
}
