//! What went wrong, as a page or as JSON, with the right status code.

use axum::Json;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::ALLOW;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::html;
use tables::Refusal;

use crate::app::App;
use crate::lang::Lang;
use crate::layout;
use crate::pages::is_script;
use crate::visitor::Visitor;

/// Something that cannot be done, and how to tell.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    status: StatusCode,
    /// The text that tells it.
    key: &'static str,
    /// More than the text can say, in English: what is legal, what is wrong with a file.
    detail: Option<String>,
    /// The whole of it in English, if that is said otherwise than in the text.
    sentence: Option<String>,
}

impl Fault {
    fn new(status: StatusCode, key: &'static str) -> Self {
        Self {
            status,
            key,
            detail: None,
            sentence: None,
        }
    }

    /// There is nothing at this address.
    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "fault-not-found")
    }

    /// The address takes other methods.
    pub(crate) fn wrong_method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "fault-method")
    }

    /// A write from somewhere else.
    pub(crate) fn foreign() -> Self {
        Self::new(StatusCode::FORBIDDEN, "fault-foreign")
    }

    /// Too much was asked.
    pub(crate) fn too_many() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "fault-too-many")
    }

    /// Nobody is known by this token.
    pub(crate) fn unknown_caller() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "fault-unknown-caller")
    }

    /// A program that does not say who it is.
    pub(crate) fn no_token() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "fault-no-token")
    }

    /// A seat that this game does not have.
    pub(crate) fn no_seat() -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "fault-no-seat")
    }

    /// Something that can only be asked while the game goes on.
    pub(crate) fn over() -> Self {
        Self::new(StatusCode::CONFLICT, "fault-over")
    }

    /// A link that is worth nothing any more.
    pub(crate) fn old_link() -> Self {
        Self::new(StatusCode::NOT_FOUND, "fault-old-link")
    }

    /// What stands behind the question mark of an address and cannot be read.
    pub(crate) fn unreadable_address(detail: String) -> Self {
        Self {
            detail: Some(detail),
            ..Self::new(StatusCode::BAD_REQUEST, "fault-address")
        }
    }

    /// A form, or what a program sent, that cannot be read.
    pub(crate) fn unreadable(status: StatusCode, detail: String) -> Self {
        let status = match status {
            StatusCode::PAYLOAD_TOO_LARGE | StatusCode::UNSUPPORTED_MEDIA_TYPE => status,
            _ => StatusCode::BAD_REQUEST,
        };
        let key = match status {
            StatusCode::PAYLOAD_TOO_LARGE => "fault-too-large",
            _ => "fault-unreadable",
        };
        Self {
            detail: Some(detail),
            ..Self::new(status, key)
        }
    }

    /// Somebody may not see this, or not yet.
    pub(crate) fn not_yet() -> Self {
        Self::new(StatusCode::FORBIDDEN, "fault-not-yet")
    }

    /// The same for a program, which has neither pages nor forms.
    fn for_programs(self) -> Self {
        let key = match self.key {
            "fault-not-found" => "fault-api-not-found",
            "fault-method" => "fault-api-method",
            "fault-unreadable" | "fault-address" => "fault-api-unreadable",
            _ => return self,
        };
        Self {
            detail: self.detail,
            ..Self::new(self.status, key)
        }
    }

    /// The whole of it in English, by which programs tell faults apart.
    fn error(&self) -> String {
        let sentence = self.sentence.clone();
        sentence.unwrap_or_else(|| self.message(Lang::En))
    }

    pub(crate) fn message(&self, lang: Lang) -> String {
        let text = lang.text(self.key);
        match &self.detail {
            // How a parser puts it helps programs, not people.
            Some(_) if matches!(self.key, "fault-unreadable" | "fault-address") => text,
            Some(detail) => format!("{text} {}", sentence(detail)),
            None => text,
        }
    }
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
        let (status, key) = status_and_key(&refusal);
        if let Refusal::Store(error) = &refusal {
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
                | Refusal::TooMany(_)
        );
        Self {
            status,
            key,
            detail: detailed.then(|| sentence.clone()),
            sentence: Some(sentence),
        }
    }
}

fn status_and_key(refusal: &Refusal) -> (StatusCode, &'static str) {
    match refusal {
        Refusal::NoTable => (StatusCode::NOT_FOUND, "fault-no-table"),
        Refusal::NoRecord => (StatusCode::NOT_FOUND, "fault-no-record"),
        Refusal::NoGame(_) => (StatusCode::NOT_FOUND, "fault-no-game"),
        Refusal::Options(_) => (StatusCode::UNPROCESSABLE_ENTITY, "fault-options"),
        Refusal::Seats(_) => (StatusCode::UNPROCESSABLE_ENTITY, "fault-seats"),
        Refusal::Name => (StatusCode::UNPROCESSABLE_ENTITY, "fault-name"),
        Refusal::Saying => (StatusCode::UNPROCESSABLE_ENTITY, "fault-saying"),
        Refusal::NotSeated => (StatusCode::FORBIDDEN, "fault-not-seated"),
        Refusal::NotHost => (StatusCode::FORBIDDEN, "fault-not-host"),
        Refusal::Taken => (StatusCode::CONFLICT, "fault-taken"),
        Refusal::NothingToPick => (StatusCode::CONFLICT, "fault-nothing-to-pick"),
        Refusal::NoSide(_) => (StatusCode::UNPROCESSABLE_ENTITY, "fault-no-side"),
        Refusal::SideTaken => (StatusCode::CONFLICT, "fault-side-taken"),
        Refusal::EarlierRules(_) => (StatusCode::GONE, "fault-earlier-rules"),
        Refusal::NotAsked => (StatusCode::CONFLICT, "fault-not-asked"),
        Refusal::NoHints => (StatusCode::FORBIDDEN, "fault-no-hints"),
        Refusal::NothingToDecide => (StatusCode::CONFLICT, "fault-nothing-to-decide"),
        Refusal::SeatedAlready => (StatusCode::CONFLICT, "fault-seated-already"),
        Refusal::NotBegun => (StatusCode::CONFLICT, "fault-not-begun"),
        Refusal::Begun => (StatusCode::CONFLICT, "fault-begun"),
        Refusal::NotOver => (StatusCode::CONFLICT, "fault-not-over"),
        Refusal::Closed => (StatusCode::GONE, "fault-closed"),
        Refusal::Stale => (StatusCode::CONFLICT, "fault-stale"),
        Refusal::Away => (StatusCode::CONFLICT, "fault-away"),
        Refusal::Illegal(_) => (StatusCode::UNPROCESSABLE_ENTITY, "fault-illegal"),
        Refusal::NothingToUndo => (StatusCode::CONFLICT, "fault-nothing-to-undo"),
        Refusal::Key => (StatusCode::UNPROCESSABLE_ENTITY, "fault-key"),
        Refusal::LongTurn => (StatusCode::UNPROCESSABLE_ENTITY, "fault-long-turn"),
        Refusal::Record(_) => (StatusCode::UNPROCESSABLE_ENTITY, "fault-record"),
        Refusal::TooMany(_) => (StatusCode::CONFLICT, "fault-too-much"),
        Refusal::Busy => (StatusCode::SERVICE_UNAVAILABLE, "fault-busy"),
        Refusal::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "fault-store"),
    }
}

/// A fault travels to [`tell`] as an extension, because only there it is known who asked and how.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
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
    let fault = if is_program {
        fault.for_programs()
    } else {
        fault
    };
    let visitor = Visitor::from_request_parts(&mut asked, &app).await;
    let visitor = visitor.unwrap_or_else(|_| Visitor::stranger(&asked));
    let mut told = if json {
        let message = fault.message(visitor.lang);
        let body = serde_json::json!({"error": fault.error(), "message": message});
        (fault.status, Json(body)).into_response()
    } else {
        (fault.status, page(&visitor, &fault)).into_response()
    };
    if let Some(methods) = response.headers().get(ALLOW) {
        told.headers_mut().insert(ALLOW, methods.clone());
    }
    if fault.status == StatusCode::UNAUTHORIZED {
        let bearer = HeaderValue::from_static("Bearer");
        told.headers_mut().insert("www-authenticate", bearer);
    }
    if matches!(
        fault.status,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
    ) {
        told.headers_mut()
            .insert("retry-after", HeaderValue::from_static("2"));
    }
    told
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
                p { (fault.message(lang)) }
                p.ways {
                    @if let Some(address) = back(&visitor.here).filter(|_| fault.status != StatusCode::NOT_FOUND) {
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
        let message = Fault::from(refusal).message(Lang::En);
        assert!(message.ends_with(". There is no bot `grand`."), "{message}");
        assert_eq!(sentence("`fly` is not legal."), "`fly` is not legal.");
    }
}
