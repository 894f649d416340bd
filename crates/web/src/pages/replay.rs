//! Any position of a game, with its own address.

use std::sync::Arc;

use axum::extract::State;
use game::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use tables::{Match, Opinion, Play, RecordId, Refusal, Stage, TableId};

use crate::advice::Decision;
use crate::app::App;
use crate::drawn::{self, Drawn, Scene, Visit};
use crate::extract::{Path, Query};
use crate::fault::Fault;
use crate::lang::Lang;
use crate::layout;
use crate::parts::Parts;
use crate::plot;
use crate::table::{Chronicler, cast, ending, names, player, scene_at};
use crate::visitor::Visitor;

#[derive(Deserialize)]
pub(crate) struct Where {
    ply: Option<usize>,
    /// A seat, `spectator`, or `open` for everything.
    view: Option<String>,
    /// `yes`: what would a master do there?
    analyse: Option<String>,
    /// `first`: where the first decision was taken that somebody explains.
    why: Option<String>,
}

impl Where {
    /// Which position is meant.
    fn ply(&self, film: &Film) -> usize {
        let last = film.game.ply();
        let explained = self.why.as_ref().and(film.thoughts.first());
        let ply = self.ply.or(explained.map(|(ply, _)| *ply));
        ply.unwrap_or(last).min(last)
    }

    fn wants_analysis(&self) -> bool {
        self.analyse.as_deref() == Some("yes")
    }
}

/// With whose eyes a position is seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    Of(Viewer),
    /// Every secret laid open.
    Open,
}

impl Eyes {
    fn named(name: &str, players: usize) -> Option<Self> {
        if name == "open" {
            return Some(Self::Open);
        }
        let viewer: Viewer = name.parse().ok()?;
        match viewer {
            Viewer::Seat(seat) if seat.index() >= players => None,
            viewer => Some(Self::Of(viewer)),
        }
    }

    fn name(self) -> String {
        match self {
            Self::Open => "open".to_owned(),
            Self::Of(Viewer::Spectator) => "spectator".to_owned(),
            Self::Of(Viewer::Seat(seat)) => seat.to_string(),
        }
    }

    fn viewer(self) -> Viewer {
        match self {
            Self::Open => Viewer::Spectator,
            Self::Of(viewer) => viewer,
        }
    }
}

/// A game to be looked at again.
struct Film {
    game: Arc<dyn Play>,
    name: String,
    names: Vec<String>,
    /// Where its positions are.
    address: String,
    /// Where the game itself is, if it is one of our tables.
    table: Option<String>,
    /// Whose eyes may be borrowed.
    eyes: Vec<Eyes>,
    /// Whether nothing of it is a secret any more.
    is_open: bool,
    /// What bots thought when they decided, by ply.
    thoughts: Vec<(usize, Opinion)>,
}

/// A table's game: while it goes on, with one's own eyes only.
pub(crate) async fn of_table(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(query): Query<Where>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let table = app.house.table(&id).await?;
    let own = Eyes::Of(table.viewer(visitor.id()));
    let eyes = match table.stage() {
        Stage::Over => all_eyes(table.chairs().len()),
        Stage::Playing => vec![own],
        Stage::Waiting | Stage::Closed => return Err(Refusal::NotBegun.into()),
    };
    let is_open = table.stage() == Stage::Over;
    let thoughts = match is_open {
        true => app.house.thoughts(&id).await?,
        false => Vec::new(),
    };
    let film = Film {
        game: table.game().clone(),
        name: table.founding().game.clone(),
        names: names(visitor.lang, table.chairs()),
        address: format!("/t/{id}/replay"),
        table: Some(format!("/t/{id}")),
        eyes,
        is_open,
        thoughts,
    };
    let default = if is_open { Eyes::Open } else { own };
    film.show(&app, &visitor, &query, default).await
}

/// A record that somebody brought along: all of it is open.
pub(crate) async fn of_record(
    State(app): State<App>,
    Path(id): Path<RecordId>,
    Query(query): Query<Where>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let game = app.house.imported(&id).await?;
    let record = game.record();
    let players = game.seats();
    let name = |number: usize| visitor.lang.with("seat-name", &[("number", number.into())]);
    let film = Film {
        game,
        name: record.game,
        names: (1..=players).map(name).collect(),
        address: format!("/r/{id}"),
        table: None,
        eyes: all_eyes(players),
        is_open: true,
        thoughts: Vec::new(),
    };
    film.show(&app, &visitor, &query, Eyes::Open).await
}

fn all_eyes(players: usize) -> Vec<Eyes> {
    let seats = (0..players).filter_map(|seat| Seat::try_from(u8::try_from(seat).ok()?).ok());
    let seats = seats.map(|seat| Eyes::Of(Viewer::Seat(seat)));
    let spectator = Eyes::Of(Viewer::Spectator);
    [Eyes::Open, spectator].into_iter().chain(seats).collect()
}

impl Film {
    async fn show(
        &self,
        app: &App,
        visitor: &Visitor,
        query: &Where,
        default: Eyes,
    ) -> Result<Markup, Fault> {
        let eyes = match &query.view {
            None => default,
            Some(name) => Eyes::named(name, self.names.len()).ok_or_else(Fault::not_found)?,
        };
        if !self.eyes.contains(&eyes) {
            return Err(Fault::not_yet());
        }
        let ply = query.ply(self);
        let analysis = match query.wants_analysis() {
            true => Some(self.analyse(app, ply, eyes).await?),
            false => None,
        };
        let frame = Frame {
            film: self,
            visitor,
            eyes,
            ply,
            analysis,
        };
        drawn::visit(&self.name, frame).map_err(|error| Refusal::from(error).into())
    }
}

impl Film {
    /// What a master would do there in the place of the one whose eyes are borrowed, or of the first who is to decide.
    async fn analyse(&self, app: &App, ply: usize, eyes: Eyes) -> Result<(Seat, Opinion), Refusal> {
        if !self.is_open {
            return Err(Refusal::NotOver);
        }
        let to_act = self.game.to_act_at(ply);
        let seat = match eyes {
            Eyes::Of(Viewer::Seat(seat)) if to_act.contains(seat) => Some(seat),
            _ => to_act.first(),
        };
        let seat = seat.ok_or(Refusal::NothingToDecide)?;
        let opinion = app.house.analyse(self.game.clone(), ply, seat).await?;
        Ok((seat, opinion))
    }
}

/// One position of a film.
struct Frame<'a> {
    film: &'a Film,
    visitor: &'a Visitor,
    eyes: Eyes,
    ply: usize,
    /// What a master would do in this seat's place.
    analysis: Option<(Seat, Opinion)>,
}

impl Visit for Frame<'_> {
    type Output = Markup;

    fn visit<G: Drawn>(self) -> Markup {
        let game: &Match<G> = self.film.game.of().expect("a film is of the game it says");
        let lang = self.visitor.lang;
        let state = game.position(self.ply);
        let viewer = self.eyes.viewer();
        let names = cast(lang, game, self.film.names.clone());
        let mut scene: Scene<'_, G> = scene_at(lang, game, &names, viewer, self.ply);
        if self.eyes == Eyes::Open {
            scene.view = state.open_view();
        }
        let mut parts = Parts::default();
        G::fill(&scene, &mut parts);
        let chronicler = Chronicler {
            lang,
            viewer,
            names: &names,
            address: &self.film.address,
            explained: &self.film.thoughts.iter().map(|(ply, _)| *ply).collect(),
        };
        let mut told = chronicler.sentences(game, self.ply);
        if told.is_empty() {
            told.extend(self.decision());
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
                    @if self.ply == self.film.game.ply() {
                        section.result { (ending::<G>(lang, game, &names)) }
                    }
                    (G::stage(&scene, &parts))
                    @if self.film.is_open {
                        div.tally { (plot::chances(lang, &self.film.game.chances(), &names, Some(self.ply))) }
                    }
                }
                aside {
                    section.sheet {
                        h2 { (lang.text("turn-order")) }
                        ol.players {
                            @for seat in G::order(&scene.view) {
                                li { (player(&scene, seat, None, state.to_act().contains(seat))) }
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
    /// Who decided what, for a decision of which there is nothing to tell.
    fn decision(&self) -> Option<String> {
        let (seat, action) = self.film.game.decision(self.eyes.viewer(), self.ply)?;
        Some(format!("{}: {}", self.film.names[seat.index()], action?))
    }

    /// What the one who took the decision that led here thought of it, if it was a bot and the game is over.
    fn why<G: Drawn>(&self, game: &Match<G>, names: &[String]) -> Markup {
        let lang = self.visitor.lang;
        let mut thoughts = self.film.thoughts.iter();
        let Some((_, opinion)) = thoughts.find(|(ply, _)| *ply == self.ply) else {
            return html! {};
        };
        let before = self.ply.saturating_sub(1);
        let Some(step) = game.steps().get(before) else {
            return html! {};
        };
        let decision = Decision {
            game,
            ply: before,
            seat: step.seat,
            names,
            lang,
        };
        let name = [("name", names[step.seat.index()].as_str().into())];
        html! {
            details.advised.why id="why" open {
                summary { h2 { (lang.with("why-title", &name)) } }
                (decision.choices(opinion))
            }
        }
    }

    /// What a master would do here.
    fn analysed<G: Drawn>(&self, game: &Match<G>, names: &[String]) -> Markup {
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
        let last = self.film.game.ply();
        html! {
            nav.prompt.controls aria-label=(lang.text("replay")) {
                a.button rel="first" href=(self.address(0)) title=(lang.text("replay-first")) { "|◀" }
                a.button rel="prev" href=(self.address(self.ply.saturating_sub(1))) title=(lang.text("replay-back")) { "◀" }
                button.plain type="button" data-run hidden
                    data-pause=(lang.text("replay-pause")) data-play=(lang.text("replay-play")) {
                    (lang.text("replay-play"))
                }
                a.button rel="next" href=(self.address((self.ply + 1).min(last))) title=(lang.text("replay-on")) { "▶" }
                a.button rel="last" href=(self.address(last)) title=(lang.text("replay-last")) { "▶|" }
                form.slider method="get" action=(self.film.address) {
                    label {
                        span { (lang.with("replay-ply", &[("ply", self.ply.into()), ("last", last.into())])) }
                        input type="range" name="ply" min="0" max=(last) value=(self.ply);
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
                    a.button rel="nofollow" href=(self.analysis_address()) hidden[self.ply == last] { (lang.text("analyse")) }
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
