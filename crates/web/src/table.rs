//! A table as a page shows it.

mod chronicle;
mod panel;
mod result;

use game::{Game, Seat, Shown, Viewer};
use maud::{Markup, html};
use tables::{Chair, PlayerId, Stage, Table, with_match};

use crate::drawn::{Drawn, Prompt, Scene, Side};
use crate::parts::Parts;
use crate::visitor::{Tips, Visitor};
use texts::Lang;

pub(crate) use chronicle::{Chronicler, chronicle, sayings};
pub(crate) use panel::{level, places, player};
pub(crate) use result::{ending, result};

/// Somebody who looks at a table.
#[derive(Clone, Debug)]
pub(crate) struct Looker {
    pub(crate) lang: Lang,
    pub(crate) player: Option<PlayerId>,
    pub(crate) tips: Tips,
}

impl From<&Visitor> for Looker {
    fn from(visitor: &Visitor) -> Self {
        Self {
            lang: visitor.lang,
            player: visitor.id().cloned(),
            tips: visitor.tips.clone(),
        }
    }
}

/// All of a table that changes while the game goes on, as somebody sees it.
pub(crate) struct Painting {
    pub(crate) parts: Parts,
    pub(crate) title: String,
    /// Whether the game waits for the one who looks.
    pub(crate) turn: bool,
}

/// What everybody at a table is called.
pub(crate) fn names(lang: Lang, chairs: &[Chair]) -> Vec<String> {
    let name = |(index, chair): (usize, &Chair)| match chair {
        Chair::Person { name, .. } if name.is_empty() => lang.text("somebody"),
        Chair::Person { name, .. } => name.clone(),
        Chair::Bot { .. } => lang.with("bot-name", &[("number", (index + 1).into())]),
        Chair::Open => lang.text("seat-open"),
    };
    chairs.iter().enumerate().map(name).collect()
}

/// What everybody in a game is called: those at the table, and then the seats that the rules themselves play, whose names are
/// texts of the game.
pub(crate) fn cast<G: Drawn>(
    lang: Lang,
    game: Shown<'_, G>,
    mut names: Vec<String>,
) -> Vec<String> {
    let played_by_the_rules = game.seats().into_iter().skip(names.len());
    names.extend(played_by_the_rules.map(|seat| lang.text(&format!("{}-seat-{seat}", G::NAME))));
    names
}

/// Paints what changes of a table whose game has begun. The result, which is large, the page loads by itself.
pub(crate) fn paint(table: &Table, looker: &Looker) -> Painting {
    with_match!(table.game().as_ref(), |game| {
        let easel = Easel::new(table, game, looker);
        easel.paint(&easel.scene(), result_to_load(table))
    })
}

/// Paints a table whose game has begun, with the board and the hand, in which the parts have their places.
pub(crate) fn paint_whole(table: &Table, looker: &Looker) -> (Painting, Markup) {
    fn whole<G: Drawn>(easel: &Easel<'_, G>) -> (Painting, Markup) {
        let scene = easel.scene();
        let painting = easel.paint(&scene, result(easel.table, easel.looker));
        let stage = G::stage(&scene, &painting.parts);
        (painting, stage)
    }

    with_match!(table.game().as_ref(), |game| whole(&Easel::new(
        table, game, looker
    )))
}

/// The shape and colour of everybody at a table, as things stand.
pub(crate) fn sides(table: &Table) -> Vec<Side> {
    with_match!(table.game().as_ref(), |game| Drawn::sides(game, game.ply()))
}

/// All that is needed to paint a table.
struct Easel<'a, G: Game> {
    table: &'a Table,
    game: Shown<'a, G>,
    looker: &'a Looker,
    names: Vec<String>,
    viewer: Viewer,
    legal: Vec<G::Action>,
}

impl<'a, G: Drawn> Easel<'a, G> {
    fn new(table: &'a Table, game: Shown<'a, G>, looker: &'a Looker) -> Self {
        let viewer = table.viewer(looker.player.as_ref());
        let legal = match viewer {
            Viewer::Seat(seat) if is_present(table, seat) => game.legal(viewer),
            _ => Vec::new(),
        };
        Self {
            names: cast(looker.lang, game, names(looker.lang, table.chairs())),
            table,
            game,
            looker,
            viewer,
            legal,
        }
    }

    fn scene(&self) -> Scene<'_, G> {
        let ply = self.game.ply();
        Scene {
            legal: &self.legal,
            ..Scene::of(self.looker.lang, self.game, &self.names, self.viewer, ply)
        }
    }

    fn paint(&self, scene: &Scene<'_, G>, result: Markup) -> Painting {
        let turn = !self.legal.is_empty();
        let prompt = self.prompt(scene);
        let mut parts = Parts::default();
        parts.put("heading", G::heading(scene));
        parts.put("prompt", prompt_part(scene.lang, G::NAME, &prompt));
        parts.put("choices", G::choices(scene));
        parts.put("bar", self.bar());
        parts.put("position", self.position());
        parts.put("tip", self.tip(scene, turn));
        parts.put("result", result);
        panel::fill(self.table, scene, &mut parts);
        G::fill(scene, &mut parts);
        Painting {
            title: self.title(turn),
            turn,
            parts,
        }
    }

    fn title(&self, turn: bool) -> String {
        if turn {
            format!("{} · {}", self.looker.lang.text("your-turn"), G::TITLE)
        } else {
            G::TITLE.to_owned()
        }
    }

    fn prompt(&self, scene: &Scene<'_, G>) -> Prompt {
        if !self.legal.is_empty() {
            return G::prompt(scene);
        }
        let lang = scene.lang;
        if let Some(ranking) = self.table.game().ranking() {
            let first = ranking.first().into_iter().flatten();
            let winners: Vec<&str> = first.map(|seat| scene.name(*seat)).collect();
            return Prompt {
                sentence: lang.with(
                    "prompt-over",
                    &[
                        ("name", winners.join(", ").as_str().into()),
                        ("count", winners.len().into()),
                    ],
                ),
                reason: lang.text("prompt-over-reason"),
                rules: "end",
            };
        }
        let (reason, rules) = G::waiting(scene);
        if self.table.is_deserted() {
            return Prompt {
                sentence: lang.text("prompt-deserted"),
                reason: lang.text("prompt-deserted-reason"),
                rules,
            };
        }
        let waited: Vec<&str> = self
            .table
            .to_act()
            .into_iter()
            .map(|seat| scene.name(seat))
            .collect();
        Prompt {
            sentence: lang.with(
                "prompt-wait",
                &[("name", waited.join(", ").as_str().into())],
            ),
            reason,
            rules,
        }
    }

    /// Taking back, asking for a hint, returning.
    fn bar(&self) -> Markup {
        let lang = self.looker.lang;
        let Viewer::Seat(seat) = self.viewer else {
            return html! {};
        };
        let away = !is_present(self.table, seat);
        html! {
            @if self.table.may_undo(seat) && !away {
                button.plain form="undo" { (lang.text("undo")) }
            }
            @if !self.legal.is_empty() && self.table.is_practice() {
                a.button.plain href={ "/t/" (self.table.id()) "/hint" } rel="nofollow" data-hint { (lang.text("hint")) }
            }
            @if away && self.table.stage() == Stage::Playing {
                button.chief form="return" { (lang.text("return")) }
            }
        }
    }

    /// What a move says that it answers.
    fn position(&self) -> Markup {
        html! {
            input form="move" type="hidden" name="number" value=(self.table.number());
            input form="undo" type="hidden" name="number" value=(self.table.number());
        }
    }

    fn tip(&self, scene: &Scene<'_, G>, turn: bool) -> Markup {
        let lang = scene.lang;
        let tip = G::tip(&scene.view).filter(|_| turn || self.table.stage() == Stage::Over);
        let wanted = tip
            .map(|tip| (format!("{}-{tip}", G::NAME), tip))
            .filter(|(name, _)| self.viewer != Viewer::Spectator && self.looker.tips.wants(name));
        let Some((name, tip)) = wanted else {
            return html! {};
        };
        let text = lang.text(&format!("{}-tip-{tip}", G::NAME));
        html! {
            p { (text) }
            form method="post" action="/settings" data-tip {
                input type="hidden" name="back" value={ "/t/" (self.table.id()) };
                button.plain name="tip" value=(name) { (lang.text("tip-seen")) }
                button.plain name="tip" value="off" { (lang.text("tip-off")) }
            }
        }
    }
}

/// Where the script finds the result of a game that is over, and the chronicle with what bots can explain of it. What can be
/// done next is part of the result, so a rematch makes another address.
fn result_to_load(table: &Table) -> Markup {
    let next = table.rematch().map_or("", |next| next.as_str());
    html! {
        @if table.stage() == Stage::Over {
            div data-load={ "/t/" (table.id()) "/result?next=" (next) } {}
            @if table.chairs().iter().any(result::has_opinions) {
                div data-load={ "/t/" (table.id()) "/chronicle" } data-into="chronicle" {}
            }
        }
    }
}

/// Whether the person of this seat decides himself.
fn is_present(table: &Table, seat: Seat) -> bool {
    table.chair(seat).is_some_and(Chair::is_present)
}

/// A prompt: the sentence, the reason, the way to the rules.
pub(crate) fn prompt_part(lang: Lang, game: &str, prompt: &Prompt) -> Markup {
    html! {
        strong { (prompt.sentence) }
        " "
        span { (prompt.reason) }
        " "
        a.help href={ "/rules/" (game) "#" (prompt.rules) } target="_blank" title=(lang.text("nav-rules")) {
            "?"
        }
    }
}
