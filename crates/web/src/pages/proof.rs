//! How the deal of a finished game came about, and how anybody can check it.

use std::fmt::Write as _;

use axum::extract::State;
use game::{Maker, Proof, Record, Share, Shared};
use maud::{Markup, html};
use tables::{RecordId, Refusal, TableId};

use crate::app::App;
use crate::extract::Path;
use crate::fault::Fault;
use crate::lang::Lang;
use crate::layout;
use crate::table::names;
use crate::visitor::Visitor;

/// A table's game, when it is over.
pub(crate) async fn of_table(
    State(app): State<App>,
    Path(id): Path<TableId>,
    visitor: Visitor,
) -> Result<Markup, Fault> {
    let table = app.house.table(&id).await?;
    let record = table.record().ok_or(Refusal::NotOver)?;
    let shown = Shown {
        lang: visitor.lang,
        names: &names(visitor.lang, table.chairs()),
        replay: format!("/t/{id}/replay?ply=0"),
        download: Some(format!("/t/{id}/record.json")),
        record: &record,
    };
    shown.page(&visitor)
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
        replay: format!("/r/{id}?ply=0"),
        download: None,
        record: &record,
    };
    shown.page(&visitor)
}

/// A record whose deal is shown.
struct Shown<'a> {
    lang: Lang,
    /// What those were called who sat there, by seat.
    names: &'a [String],
    /// Where the game can be watched again.
    replay: String,
    /// Where the record is.
    download: Option<String>,
    record: &'a Record,
}

impl Shown<'_> {
    fn page(&self, visitor: &Visitor) -> Result<Markup, Fault> {
        let proof = self.record.proof.as_ref().ok_or_else(Fault::not_found)?;
        let lang = self.lang;
        let title = lang.text("proof-title");
        let content = html! {
            h1 { (title) }
            section.sheet.proof {
                @match proof {
                    Proof::Given => {
                        p { (lang.text("deal-given")) }
                        dl { (line(&lang.text("proof-deal"), &self.record.seed)) }
                    }
                    Proof::Shared(shared) => (self.shared(proof, shared)),
                }
                p.ways {
                    a.button href=(self.replay) { (lang.text("replay")) }
                    @if let Some(download) = &self.download {
                        a.button href=(download) download { (lang.text("record")) }
                    }
                }
            }
        };
        Ok(layout::page(visitor, &title, &content))
    }

    /// All that went into the deal, whether it fits together, and the arithmetic.
    fn shared(&self, proof: &Proof, shared: &Shared) -> Markup {
        let lang = self.lang;
        let players = u8::try_from(self.names.len()).unwrap_or(u8::MAX);
        html! {
            p { (lang.text("proof-lead")) }
            @match proof.check(self.record.seed, players) {
                Ok(()) => p { strong { (lang.text("proof-holds")) } },
                Err(fault) => p.refused role="alert" { (lang.text("proof-fails")) " " span lang="en" { (fault) } },
            }
            dl data-proof=(shared.commitment) {
                (line(&lang.text("proof-commitment"), &shared.commitment))
                (line(&lang.text("proof-house"), &shared.house))
                (line(&lang.text("proof-salt"), &shared.salt))
                @for ((_, share), name) in shared.seats().zip(self.names) { (self.contribution(name, share)) }
                (line(&lang.text("proof-deal"), &self.record.seed))
            }
            h2 { (lang.text("proof-check")) }
            p { (lang.text("proof-check-about")) }
            pre tabindex="0" { (arithmetic(shared)) }
            p { (lang.text("proof-check-record")) }
            pre tabindex="0" { "patolli replay --proof " (self.record.game) ".json" }
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
fn arithmetic(shared: &Shared) -> String {
    let mut arithmetic = String::new();
    for (text, digest) in shared.digests() {
        writeln!(arithmetic, "printf '%s' '{text}' | sha256sum\n{digest}")
            .expect("a string takes everything");
    }
    arithmetic
}
