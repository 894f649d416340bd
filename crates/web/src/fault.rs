//! What went wrong, as a page or as JSON, with the right status code.

use std::time::Duration;

use axum::Json;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::{ALLOW, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::abridge;
use maud::html;
use tables::{Quota, Refusal};

use crate::api::ErrorShape;
use crate::app::App;
use crate::code::Code;
use crate::layout;
use crate::pages::is_script;
use crate::visitor::Visitor;
use texts::Lang;

/// So many characters of what helps to understand a fault are told at most.
const LONGEST_DETAIL: usize = 300;

/// Whoever is to wait, and nobody knows for how long, waits this long.
const A_MOMENT: Duration = Duration::from_secs(2);

/// Something that cannot be done, and how to tell.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) code: Code,
    /// More than the text can say, in English: what is legal, what is wrong with a file.
    detail: Option<String>,
    /// The whole of it in English, if that is said otherwise than in the text.
    sentence: Option<String>,
    /// How long to wait before it can be done.
    wait: Option<Duration>,
}

impl From<Code> for Fault {
    fn from(code: Code) -> Self {
        Self {
            code,
            detail: None,
            sentence: None,
            wait: None,
        }
    }
}

impl Fault {
    /// There is nothing at this address.
    pub(crate) fn not_found() -> Self {
        Code::NotFound.into()
    }

    /// The address takes other methods.
    pub(crate) fn wrong_method() -> Self {
        Code::WrongMethod.into()
    }

    /// A write from somewhere else.
    pub(crate) fn foreign() -> Self {
        Code::Foreign.into()
    }

    /// Somebody acts whom the house has banned.
    pub(crate) fn banned() -> Self {
        Code::Banned.into()
    }

    /// Too much was asked; after so long more can be.
    pub(crate) fn too_many(wait: Duration) -> Self {
        Self {
            wait: Some(wait),
            ..Code::TooMany.into()
        }
    }

    /// Somebody holds as much open as anybody may, or all do.
    pub(crate) fn crowded() -> Self {
        Code::Crowded.into()
    }

    /// What was sent did not come in time.
    pub(crate) fn late() -> Self {
        Code::Late.into()
    }

    /// Nobody is known by this token.
    pub(crate) fn unknown_caller() -> Self {
        Code::UnknownCaller.into()
    }

    /// A program that does not say who it is.
    pub(crate) fn no_token() -> Self {
        Code::NoToken.into()
    }

    /// A seat that this game does not have.
    pub(crate) fn no_seat() -> Self {
        Code::NoSeat.into()
    }

    /// Something that can only be asked while the game goes on.
    pub(crate) fn over() -> Self {
        Code::Over.into()
    }

    /// A link that is worth nothing any more.
    pub(crate) fn old_link() -> Self {
        Code::OldLink.into()
    }

    /// What stands behind the question mark of an address and cannot be read.
    pub(crate) fn unreadable_address(detail: &str) -> Self {
        Self {
            detail: Some(abridge(detail, LONGEST_DETAIL)),
            ..Code::UnreadableAddress.into()
        }
    }

    /// A form, or what a program sent, that cannot be read.
    pub(crate) fn unreadable(status: StatusCode, detail: &str) -> Self {
        let code = match status {
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Code::MediaType,
            _ => Code::Unreadable,
        };
        Self {
            detail: Some(abridge(detail, LONGEST_DETAIL)),
            ..code.into()
        }
    }

    /// Somebody may not see this, or not yet.
    pub(crate) fn not_yet() -> Self {
        Code::NotYet.into()
    }

    /// The whole of it in English, as programs show it.
    fn error(&self) -> String {
        let sentence = self.sentence.clone();
        sentence.unwrap_or_else(|| self.message(Lang::En, true))
    }

    /// What is told to people; a program has neither pages nor forms, and is told what helps it.
    pub(crate) fn message(&self, lang: Lang, program: bool) -> String {
        let text = lang.text(match self.code {
            Code::NotFound if program => "fault-api-not-found",
            Code::WrongMethod if program => "fault-api-wrong-method",
            Code::Unreadable | Code::UnreadableAddress | Code::MediaType if program => {
                "fault-api-unreadable"
            }
            code => code.text(),
        });
        let is_technical = matches!(
            self.code,
            Code::Unreadable | Code::UnreadableAddress | Code::MediaType
        );
        let wait = self.wait.map(|wait| in_words(lang, wait));
        // How a parser puts it helps programs, not people.
        let detail = self.detail.as_deref().filter(|_| program || !is_technical);
        let more = detail.map(sentence).into_iter().chain(wait);
        more.fold(text, |text, more| format!("{text} {more}"))
    }

    /// For how many seconds to wait before it is worth asking again.
    fn retry_after(&self) -> Option<u64> {
        let wait = self.wait.or_else(|| {
            (self.code.status() == StatusCode::SERVICE_UNAVAILABLE).then_some(A_MOMENT)
        });
        Some(
            wait?
                .as_secs()
                .max(1)
                .saturating_add(u64::from(wait?.subsec_nanos() > 0)),
        )
    }
}

/// How long to wait, as one says it.
fn in_words(lang: Lang, wait: Duration) -> String {
    let seconds = wait.as_secs().saturating_add(1);
    let (key, number) = match seconds {
        ..120 => ("fault-wait-seconds", seconds),
        120..7200 => ("fault-wait-minutes", seconds.div_ceil(60)),
        _ => ("fault-wait-hours", seconds.div_ceil(3600)),
    };
    let number = i64::try_from(number).unwrap_or(i64::MAX);
    lang.with(key, &[("number", number.into())])
}

/// A detail as a sentence that stands beside others.
fn sentence(detail: &str) -> String {
    let mut letters = detail.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    let mut sentence: String = first.into_iter().chain(letters).collect();
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        if let Refusal::Store(error) | Refusal::Damaged(error) = &refusal {
            tracing::error!(error = error as &dyn std::error::Error, "the store failed");
        }
        let sentence = refusal.to_string();
        let detailed = matches!(
            refusal,
            Refusal::Illegal(_)
                | Refusal::Options(_)
                | Refusal::Seats(_)
                | Refusal::NoSide(_)
                | Refusal::Record(_)
                | Refusal::NoGame(_)
                | Refusal::Seed(_)
                | Refusal::TooMany(_)
        );
        Self {
            code: code_of(&refusal),
            detail: detailed.then(|| sentence.clone()),
            sentence: Some(sentence),
            wait: match refusal {
                Refusal::Quota(_, wait) => Some(wait),
                _ => None,
            },
        }
    }
}

fn code_of(refusal: &Refusal) -> Code {
    match refusal {
        Refusal::NoTable => Code::NoTable,
        Refusal::NoRecord => Code::NoRecord,
        Refusal::NoGame(_) => Code::NoGame,
        Refusal::Options(_) => Code::Options,
        Refusal::Seats(_) => Code::Seats,
        Refusal::Name => Code::Name,
        Refusal::ReservedName => Code::ReservedName,
        Refusal::Muted => Code::Muted,
        Refusal::Reason => Code::Reason,
        Refusal::NobodyToReport => Code::NobodyToReport,
        Refusal::ReportedAlready => Code::ReportedAlready,
        // Only whoever runs the house asks for people and reports.
        Refusal::NoPerson(_) | Refusal::NoReport(_) => Code::NotFound,
        Refusal::Over => Code::Over,
        Refusal::Saying => Code::Saying,
        Refusal::NotSeated => Code::NotSeated,
        Refusal::NotHost => Code::NotHost,
        Refusal::Taken => Code::Taken,
        Refusal::NothingToPick => Code::NothingToPick,
        Refusal::NoSide(_) => Code::NoSide,
        Refusal::SideTaken => Code::SideTaken,
        Refusal::EarlierRules(_) => Code::EarlierRules,
        Refusal::NotAsked => Code::NotAsked,
        Refusal::NoHints => Code::NoHints,
        Refusal::NothingToDecide => Code::NothingToDecide,
        Refusal::SeatedAlready => Code::SeatedAlready,
        Refusal::NotBegun => Code::NotBegun,
        Refusal::Begun => Code::Begun,
        Refusal::NotOver => Code::NotOver,
        Refusal::Closed => Code::Closed,
        Refusal::Stale => Code::Stale,
        Refusal::Away => Code::Away,
        Refusal::Illegal(_) => Code::Illegal,
        Refusal::NothingToUndo => Code::NothingToUndo,
        Refusal::Key => Code::Key,
        Refusal::Share => Code::Share,
        Refusal::Seed(_) => Code::Seed,
        Refusal::LongTurn(_) => Code::LongTurn,
        Refusal::LongTable => Code::LongTable,
        Refusal::Record(_) => Code::Record,
        Refusal::TooMany(_) => Code::TooMuch,
        Refusal::Busy => Code::Busy,
        Refusal::Full => Code::Full,
        Refusal::Damaged(_) => Code::Damaged,
        Refusal::Store(_) => Code::Store,
        Refusal::Quota(quota, _) => quota_code(*quota),
    }
}

fn quota_code(quota: Quota) -> Code {
    match quota {
        Quota::Guests => Code::QuotaGuests,
        Quota::Tables => Code::QuotaTables,
        Quota::PublicTables => Code::QuotaPublicTables,
        Quota::Bots => Code::QuotaBots,
        Quota::Imports => Code::QuotaImports,
        Quota::Advice => Code::QuotaAdvice,
        Quota::Chat => Code::QuotaChat,
        Quota::Changes => Code::QuotaChanges,
        Quota::Names => Code::QuotaNames,
        Quota::Reports => Code::QuotaReports,
        Quota::Exports => Code::QuotaExports,
    }
}

/// A fault travels to [`tell`] as an extension, because only there it is known who asked and how.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.code.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Turns faults into pages for people and JSON for programs.
pub(crate) async fn tell(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_program = is_program(&request);
    let json = is_program || is_script(request.headers());
    let (parts, body) = request.into_parts();
    let mut asked = parts.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(fault) = response.extensions().get::<Fault>().cloned() else {
        return response;
    };
    if fault.code.status() == StatusCode::TOO_MANY_REQUESTS {
        app.meters.quota_bit(fault.code.name());
    }
    let visitor = if is_overload(fault.code.status()) {
        None
    } else {
        Visitor::from_request_parts(&mut asked, &app).await.ok()
    };
    let visitor = visitor.unwrap_or_else(|| Visitor::stranger(&asked));
    let mut told = if json {
        let shape = ErrorShape {
            code: fault.code,
            error: fault.error(),
            message: fault.message(visitor.lang, is_program),
        };
        (fault.code.status(), Json(shape)).into_response()
    } else {
        (fault.code.status(), page(&visitor, &fault)).into_response()
    };
    if let Some(methods) = response.headers().get(ALLOW) {
        told.headers_mut().insert(ALLOW, methods.clone());
    }
    if fault.code.status() == StatusCode::UNAUTHORIZED {
        let bearer = HeaderValue::from_static("Bearer");
        told.headers_mut().insert("www-authenticate", bearer);
    }
    if let Some(seconds) = fault.retry_after() {
        told.headers_mut().insert(RETRY_AFTER, seconds.into());
    }
    told
}

/// Whether more was asked than can be done: then nobody looks on the disk who asks.
fn is_overload(status: StatusCode) -> bool {
    [
        StatusCode::TOO_MANY_REQUESTS,
        StatusCode::SERVICE_UNAVAILABLE,
    ]
    .contains(&status)
}

/// Whether a request is for the API.
pub(crate) fn is_program(request: &Request) -> bool {
    request.uri().path().starts_with("/api/v1")
}

/// Where somebody was who asked for advice and got none: the table, or the position.
fn back(here: &str) -> Option<&str> {
    here.strip_suffix("/hint")
        .or_else(|| here.strip_suffix("&analyse=yes"))
}

fn page(visitor: &Visitor, fault: &Fault) -> maud::Markup {
    let lang = visitor.lang;
    let title = lang.text("fault-title");
    layout::page(
        visitor,
        &title,
        &html! {
            section.sheet.fault {
                h1 { (title) }
                p { (fault.message(lang, false)) }
                p.ways {
                    @if let Some(address) = back(&visitor.here).filter(|_| fault.code.status() != StatusCode::NOT_FOUND) {
                        a.button.chief href=(address) { (lang.text("fault-back")) }
                    }
                    a.button href="/" { (lang.text("fault-home")) }
                }
            }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_detail_reads_like_a_sentence_of_its_own() {
        let refusal = Refusal::Seats("there is no bot `grand`".to_owned());
        let message = Fault::from(refusal).message(Lang::En, false);
        assert!(message.ends_with(". There is no bot `grand`."), "{message}");
        assert_eq!(sentence("`fly` is not legal."), "`fly` is not legal.");
    }
}
