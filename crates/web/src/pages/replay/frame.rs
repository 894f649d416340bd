//! A position of a game as the page shows it.

use game::{Seat, Shown, Viewer};
use maud::{Markup, html};
use tables::{Opinion, with_match};

use super::{Eyes, Film};
use crate::advice::Decision;
use crate::drawn::{Drawn, Scene};
use crate::layout;
use crate::parts::Parts;
use crate::plot;
use crate::table::{Chronicler, cast, ending, player};
use crate::visitor::Visitor;
use texts::Lang;

/// One position of a film.
pub(super) struct Frame<'a> {
    pub(super) film: &'a Film,
    pub(super) visitor: &'a Visitor,
    pub(super) eyes: Eyes,
    pub(super) ply: usize,
    /// What a master would do in this seat's place.
    pub(super) analysis: Option<(Seat, Opinion)>,
}

impl Frame<'_> {
    pub(super) fn show(self) -> Markup {
        with_match!(self.film.game.as_ref(), |game| self.of(game))
    }

    fn of<G: Drawn>(&self, game: Shown<'_, G>) -> Markup {
        let lang = self.visitor.lang;
        let viewer = self.eyes.viewer();
        let names = cast(lang, game, self.film.names.clone());
        let mut scene: Scene<'_, G> = Scene::of(lang, game, &names, viewer, self.ply);
        scene.view = self.seen(game, self.ply);
        let to_act = game.to_act(self.ply);
        let mut parts = Parts::default();
        G::fill(&scene, &mut parts);
        let chronicler = Chronicler {
            lang,
            viewer,
            names: &names,
            address: &|ply| self.address(ply),
            explained: &self.film.thoughts.iter().map(|(ply, _)| *ply).collect(),
        };
        let mut told = chronicler.sentences(game, self.ply);
        if told.is_empty() {
            told.extend(self.decision(game, &names));
        }
        let heading = html! { div.heading { (G::heading(&scene)) } };
        let main = html! {
            main.table.replay.(G::NAME) id="main" data-replay {
                div.play {
                    (self.controls(lang))
                    p.told role="status" {
                        @for sentence in told { span { (sentence) } " " }
                    }
                    (self.why::<G>(game, &names))
                    (self.analysed::<G>(game, &names))
                    @if to_act.is_empty() {
                        section.result { (ending::<G>(lang, game, &names)) }
                    }
                    (G::stage(&scene, &parts))
                    // The plot of chances is part of the ending.
                    @if self.film.is_open && !to_act.is_empty() {
                        div.tally { (plot::chances::<G>(lang, &self.film.game.chances(), &names, &scene.sides, Some(self.ply))) }
                    }
                }
                aside {
                    section.sheet {
                        h2 { (lang.text("turn-order")) }
                        ol.players {
                            @for seat in G::order(&scene.view) {
                                li { (player(&scene, seat, "", to_act.contains(seat))) }
                            }
                        }
                    }
                    details.sheet.chronicle open data-fold {
                        summary { h2 { (lang.text("chronicle")) } }
                        ol.chronicle tabindex="0" { (chronicler.lines(game, 0..=self.ply)) }
                    }
                }
            }
        };
        layout::frame(self.visitor, &lang.text("replay"), false, &heading, &main)
    }
}

impl Frame<'_> {
    /// A position as the eyes that are borrowed see it.
    fn seen<G: Drawn>(&self, game: Shown<'_, G>, ply: usize) -> G::View {
        let open = (self.eyes == Eyes::Open)
            .then(|| game.open_view(ply))
            .flatten();
        open.unwrap_or_else(|| game.view(self.eyes.viewer(), ply))
    }

    /// Who decided what, for a decision of which there is nothing to tell. It is called as in the list of choices of the one
    /// who took it, but by what the reader sees.
    fn decision<G: Drawn>(&self, game: Shown<'_, G>, names: &[String]) -> Option<String> {
        let viewer = self.eyes.viewer();
        let before = self.ply.checked_sub(1)?;
        let (seat, action) = game.decision(viewer, before)?;
        let mut scene = Scene::of(self.visitor.lang, game, names, viewer, before);
        scene.viewer = Viewer::Seat(seat);
        scene.view = self.seen(game, before);
        let done = G::naming(&scene, action);
        Some(format!("{}: {done}", scene.name(seat)))
    }

    /// What the one who took the decision that led here thought of it, if it was a bot and the game is over.
    fn why<G: Drawn>(&self, game: Shown<'_, G>, names: &[String]) -> Markup {
        let lang = self.visitor.lang;
        let mut thoughts = self.film.thoughts.iter();
        let Some((_, opinion)) = thoughts.find(|(ply, _)| *ply == self.ply) else {
            return html! {};
        };
        let before = self.ply.saturating_sub(1);
        let Some(seat) = game.decider(before) else {
            return html! {};
        };
        let decision = Decision {
            game,
            ply: before,
            seat,
            names,
            lang,
        };
        let name = [("name", names[seat.index()].as_str().into())];
        html! {
            details.advised.why id="why" open {
                summary { h2 { (lang.with("why-title", &name)) } }
                (decision.choices(opinion))
            }
        }
    }

    /// What a master would do here.
    fn analysed<G: Drawn>(&self, game: Shown<'_, G>, names: &[String]) -> Markup {
        let lang = self.visitor.lang;
        let Some((seat, opinion)) = &self.analysis else {
            return html! {};
        };
        let decision = Decision {
            game,
            ply: self.ply,
            seat: *seat,
            names,
            lang,
        };
        let name = [("name", names[seat.index()].as_str().into())];
        html! {
            section.advised id="analysis" {
                h2 { (lang.with("analysis-title", &name)) }
                (decision.choices(opinion))
            }
        }
    }

    /// Where this position is analysed.
    fn analysis_address(&self) -> String {
        format!("{}&analyse=yes", self.address(self.ply))
    }

    fn address(&self, ply: usize) -> String {
        let (film, eyes) = (&self.film.address, self.eyes.name());
        format!("{film}?ply={ply}&view={eyes}")
    }

    /// First, back, slider, on, last; whose eyes; the way back to the table.
    fn controls(&self, lang: Lang) -> Markup {
        let (first, last) = (self.film.first, self.film.game.ply());
        html! {
            nav.prompt.controls aria-label=(lang.text("replay")) {
                a.button rel="first" href=(self.address(first)) title=(lang.text("replay-first")) { "|◀" }
                a.button rel="prev" href=(self.address(self.ply.saturating_sub(1).max(first))) title=(lang.text("replay-back")) { "◀" }
                button.plain type="button" data-run hidden
                    data-pause=(lang.text("replay-pause")) data-play=(lang.text("replay-play")) {
                    (lang.text("replay-play"))
                }
                a.button rel="next" href=(self.address((self.ply + 1).min(last))) title=(lang.text("replay-on")) { "▶" }
                a.button rel="last" href=(self.address(last)) title=(lang.text("replay-last")) { "▶|" }
                form.slider method="get" action=(self.film.address) {
                    label {
                        span { (lang.with("replay-ply", &[("ply", self.ply.into()), ("last", last.into())])) }
                        input type="range" name="ply" min=(first) max=(last) value=(self.ply);
                    }
                    label {
                        span { (lang.text("replay-eyes")) } " "
                        select name="view" {
                            @for eyes in &self.film.eyes {
                                option value=(eyes.name()) selected[*eyes == self.eyes] { (self.eyes_name(lang, *eyes)) }
                            }
                        }
                    }
                    button.plain { (lang.text("replay-go")) }
                }
                @if self.film.is_open {
                    a.button rel="nofollow" href=(self.analysis_address()) hidden[self.film.game.to_act_at(self.ply).is_empty()] { (lang.text("analyse")) }
                }
                @if let Some(proof) = &self.film.proof {
                    a.button href=(proof) { (lang.text("proof")) }
                }
                @if let Some(table) = &self.film.table {
                    a.button href=(table) { (lang.text("replay-table")) }
                }
            }
        }
    }

    fn eyes_name(&self, lang: Lang, eyes: Eyes) -> String {
        match eyes {
            Eyes::Open => lang.text("replay-open"),
            Eyes::Of(Viewer::Spectator) => lang.text("replay-spectator"),
            Eyes::Of(Viewer::Seat(seat)) => self.film.names[seat.index()].clone(),
        }
    }
}
