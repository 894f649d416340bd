//! Any position of a game, with its own address.

mod frame;

use std::sync::Arc;

use axum::extract::State;
use game::{Seat, Viewer};
use maud::Markup;
use serde::Deserialize;
use tables::{Asker, Opinion, Play, RecordId, Refusal, Stage, TableId};

use self::frame::Frame;
use crate::app::App;
use crate::extract::{Path, Query};
use crate::fault::Fault;
use crate::limits::Address;
use crate::table::names;
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
        let (first, last) = (film.first, film.game.ply());
        let explained = self.why.as_ref().and(film.thoughts.first());
        let ply = self.ply.or(explained.map(|(ply, _)| *ply));
        ply.unwrap_or(last).clamp(first, last)
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
    game: Arc<Play>,
    names: Vec<String>,
    /// Where its positions are.
    address: String,
    /// Where the game itself is, if it is one of our tables.
    table: Option<String>,
    /// Where it is shown how the deal came about.
    proof: Option<String>,
    /// Whose eyes may be borrowed.
    eyes: Vec<Eyes>,
    /// The first position that is still shown.
    first: usize,
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
    address: Address,
) -> Result<Markup, Fault> {
    let table = app.house.table(&id).await?;
    let own = Eyes::Of(table.viewer(visitor.id()));
    let eyes = match table.stage() {
        Stage::Over => all_eyes(table.chairs().len()),
        Stage::Playing => vec![own],
        Stage::Waiting | Stage::Closed => return Err(Refusal::NotBegun.into()),
    };
    let is_open = table.stage() == Stage::Over;
    let thoughts = if is_open {
        app.house.thoughts(&id).await?
    } else {
        Vec::new()
    };
    let film = Film {
        game: table.game().clone(),
        names: names(visitor.lang, table.chairs()),
        address: format!("/t/{id}/replay"),
        table: Some(format!("/t/{id}")),
        proof: is_open.then(|| format!("/t/{id}/proof")),
        first: table.game().recalled_from(table.game().ply()),
        eyes,
        is_open,
        thoughts,
    };
    let default = if is_open { Eyes::Open } else { own };
    film.show(&app, &visitor, address, &query, default).await
}

/// A record that somebody brought along: all of it is open.
pub(crate) async fn of_record(
    State(app): State<App>,
    Path(id): Path<RecordId>,
    Query(query): Query<Where>,
    visitor: Visitor,
    address: Address,
) -> Result<Markup, Fault> {
    let record = app.house.imported_record(&id).await?;
    let game = tables::replay(&record)?;
    let players = game.seats();
    let name = |number: usize| visitor.lang.with("seat-name", &[("number", number.into())]);
    let film = Film {
        game,
        names: (1..=players).map(name).collect(),
        address: format!("/r/{id}"),
        table: None,
        proof: record.proof.is_some().then(|| format!("/r/{id}/proof")),
        eyes: all_eyes(players),
        first: 0,
        is_open: true,
        thoughts: Vec::new(),
    };
    film.show(&app, &visitor, address, &query, Eyes::Open).await
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
        address: Address,
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
        let analysis = if query.wants_analysis() {
            let asker = Asker {
                person: visitor.id(),
                address: address.0,
            };
            Some(self.analyse(app, asker, ply, eyes).await?)
        } else {
            None
        };
        let frame = Frame {
            film: self,
            visitor,
            eyes,
            ply,
            analysis,
        };
        Ok(frame.show())
    }

    /// What a master would do there in the place of the one whose eyes are borrowed, or of the first who is to decide.
    async fn analyse(
        &self,
        app: &App,
        asker: Asker<'_>,
        ply: usize,
        eyes: Eyes,
    ) -> Result<(Seat, Opinion), Refusal> {
        if !self.is_open {
            return Err(Refusal::NotOver);
        }
        let to_act = self.game.to_act_at(ply);
        let seat = match eyes {
            Eyes::Of(Viewer::Seat(seat)) if to_act.contains(seat) => Some(seat),
            _ => to_act.first(),
        };
        let seat = seat.ok_or(Refusal::NothingToDecide)?;
        app.counts.quotas.advice(asker)?;
        let opinion = app.house.analyse(self.game.clone(), ply, seat).await?;
        Ok((seat, opinion))
    }
}
