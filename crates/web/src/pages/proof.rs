//! How the deal of a finished game came about, and how anybody can check it.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::StatusCode;
use game::{Bits, Maker, Promise, Proof, Seed, Share, Shared};
use maud::{Markup, html};
use serde::Deserialize;
use tables::{RecordId, Refusal, Stage, TableId, read_share};

use crate::app::App;
use crate::extract::{Form, Path};
use crate::fault::Fault;
use crate::layout;
use crate::limits::Address;
use crate::table::names;
use crate::visitor::Visitor;
use texts::Lang;

/// A table's deal, when nobody plays on it.
pub(crate) async fn of_table(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let table = match app.house.table(&id).await {
        Err(Refusal::EarlierRules(relic)) => {
            let promise = relic.promise().ok_or_else(Fault::not_found)?;
            return Ok(opened(&visitor, promise));
        }
        table => table?,
    };
    let (Some(seed), Some(proof)) = (table.seed(), table.proof()) else {
        return Err(Refusal::NotOver.into());
    };
    let over = table.stage() == Stage::Over;
    let shown = Shown {
        lang: visitor.lang,
        names: &names(visitor.lang, table.chairs()),
        replay: over.then(|| format!("/t/{id}/replay?ply=0")),
        download: over.then(|| format!("/t/{id}/record.json")),
        is_brought: false,
        game: &table.founding().game,
        seed,
        proof: &proof,
    };
    Ok(shown.page(&visitor))
}

/// A record that somebody brought along, if it says how its deal came about.
pub(crate) async fn of_record(
    State(app): State<App>,
    Path(id): Path<RecordId>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let record = app.house.imported_record(&id).await?;
    let players = tables::replay(&record)?.seats();
    let name = |number: usize| visitor.lang.with("seat-name", &[("number", number.into())]);
    let names: Vec<String> = (1..=players).map(name).collect();
    let shown = Shown {
        lang: visitor.lang,
        names: &names,
        replay: Some(format!("/r/{id}?ply=0")),
        download: None,
        is_brought: true,
        game: &record.game,
        seed: record.seed,
        proof: record.proof.as_ref().ok_or_else(Fault::not_found)?,
    };
    Ok(shown.page(&visitor))
}

#[derive(Deserialize)]
pub(crate) struct ShareForm {
    share: Option<String>,
}

/// Whoever has the end of a game before them adds to the deal of the rematch, whoever of them asks for it.
pub(crate) async fn add_share(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
    address: Address,
    Form(form): Form<ShareForm>,
) -> Result<StatusCode, Fault> {
    let share = read_share(form.share.as_deref())?.ok_or(Refusal::Share)?;
    let who = &visitor.known()?.id;
    app.counts.quotas.change(address.of(who))?;
    app.house.add_share(&id, who, share).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the house was committed to at a table whose rules are not played any more.
fn opened(visitor: &Visitor, promise: Promise) -> Markup {
    let lang = visitor.lang;
    let title = lang.text("proof-title");
    let content = html! {
        h1 { (title) }
        section.sheet.proof {
            dl {
                (line(&lang.text("proof-commitment"), &promise.commitment()))
                (line(&lang.text("proof-house"), &promise.house))
                (line(&lang.text("proof-salt"), &promise.salt))
            }
            h2 { (lang.text("proof-check")) }
            p { (lang.text("proof-check-about")) }
            pre tabindex="0" { (arithmetic([promise.opened()])) }
        }
    };
    layout::page(visitor, &title, &content)
}

/// A deal that is shown.
struct Shown<'a> {
    lang: Lang,
    /// What those were called who sat there, by seat.
    names: &'a [String],
    /// Where the game can be watched again.
    replay: Option<String>,
    /// Where the record is.
    download: Option<String>,
    /// Whether somebody brought it along, so that the house does not know what was promised.
    is_brought: bool,
    game: &'a str,
    seed: Seed,
    proof: &'a Proof,
}

impl Shown<'_> {
    fn page(&self, visitor: &Visitor) -> Markup {
        let lang = self.lang;
        let title = lang.text("proof-title");
        let content = html! {
            h1 { (title) }
            section.sheet.proof {
                @match self.proof {
                    Proof::Given => {
                        p { (lang.text("deal-given")) }
                        dl { (line(&lang.text("proof-deal"), &self.seed)) }
                    }
                    Proof::Shared(shared) => (self.shared(shared)),
                }
                p.ways {
                    @if let Some(replay) = &self.replay { a.button href=(replay) { (lang.text("replay")) } }
                    @if let Some(download) = &self.download {
                        a.button href=(download) download { (lang.text("record")) }
                    }
                }
            }
        };
        layout::page(visitor, &title, &content)
    }

    /// What the proof is worth, by where it comes from and who has made the shares.
    fn lead(&self, shared: &Shared) -> &'static str {
        if self.is_brought {
            "proof-lead-record"
        } else if shared.is_by_players() {
            "proof-lead"
        } else {
            "proof-lead-founding"
        }
    }

    /// All that went into the deal, whether it fits together, and the arithmetic.
    fn shared(&self, shared: &Shared) -> Markup {
        let lang = self.lang;
        let players = u8::try_from(self.names.len()).unwrap_or(u8::MAX);
        html! {
            @match self.proof.check(self.seed, players) {
                Ok(()) => p { strong { (lang.text("proof-holds")) } },
                Err(fault) => p.refused role="alert" { (lang.text("proof-fails")) " " span lang="en" { (fault) } },
            }
            p { (lang.text(self.lead(shared))) }
            dl data-proof=(shared.commitment) {
                (line(&lang.text("proof-commitment"), &shared.commitment))
                (line(&lang.text("proof-house"), &shared.house))
                (line(&lang.text("proof-salt"), &shared.salt))
                @for ((_, share), name) in shared.seats().zip(self.names) { (self.contribution(name, share)) }
                (line(&lang.text("proof-deal"), &self.seed))
            }
            h2 { (lang.text("proof-check")) }
            p { (lang.text("proof-check-about")) }
            pre tabindex="0" { (arithmetic(shared.digests())) }
            @if self.download.is_some() {
                p { (lang.text("proof-check-record")) }
                pre tabindex="0" { "patolli replay --proof " (self.game) ".json" }
            }
        }
    }

    /// What somebody added, and who made it. The script says whether it was this browser.
    fn contribution(&self, name: &str, share: &Share) -> Markup {
        let lang = self.lang;
        let by = match share.by {
            Maker::Player => "proof-by-player",
            Maker::Founder => "proof-by-founder",
            Maker::Server => "proof-by-server",
        };
        html! {
            dt { (lang.with("proof-share", &[("name", name.into())])) }
            dd data-made=(share.share) {
                code { (share.share) }
                " " span.soft { (lang.text(by)) }
                " " strong data-mine hidden { (lang.text("proof-mine")) }
                " " strong.refused data-other hidden { (lang.text("proof-other")) }
            }
        }
    }
}

fn line(name: &str, value: &impl std::fmt::Display) -> Markup {
    html! {
        dt { (name) }
        dd { code { (value) } }
    }
}

/// What to type, and what comes of it.
fn arithmetic(digests: impl IntoIterator<Item = (String, Bits)>) -> String {
    let mut arithmetic = String::new();
    for (text, digest) in digests {
        writeln!(arithmetic, "printf '%s' '{text}' | sha256sum\n{digest}")
            .expect("a string takes everything");
    }
    arithmetic
}
