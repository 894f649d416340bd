//! Language, light and tips: kept in the browser.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::set_cookie;
use crate::app::App;
use crate::extract::Form;
use crate::lang::Lang;
use crate::visitor::{LANGUAGE, THEME, TIPS, Theme, Visitor};

#[derive(Deserialize)]
pub(crate) struct SettingsForm {
    back: Option<String>,
    language: Option<String>,
    theme: Option<String>,
    /// A tip that was seen, `off` or `on`.
    tip: Option<String>,
}

pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<SettingsForm>,
) -> Response {
    let mut response = Redirect::to(back(form.back.as_deref())).into_response();
    let mut keep = |name, value: &str| set_cookie(&app, &headers, &mut response, name, value);
    if let Some(Ok(lang)) = form.language.map(|code| code.parse::<Lang>()) {
        keep(LANGUAGE, lang.code());
    }
    if let Some(theme) = form.theme {
        keep(THEME, Theme::named(&theme).name());
    }
    if let Some(tip) = form.tip {
        let mut tips = visitor.tips;
        match tip.as_str() {
            "off" => tips.off = true,
            "on" => tips.forget(),
            seen => tips.see(seen),
        }
        keep(TIPS, &tips.cookie());
    }
    response
}

/// The page to come back to, if it is one of ours.
fn back(address: Option<&str>) -> &str {
    let ours = |address: &&str| {
        address.starts_with('/')
            && !address.starts_with("//")
            && !address.contains(['\\', '\r', '\n'])
            && address.is_ascii()
    };
    address.filter(ours).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_house() {
        assert_eq!(back(Some("/t/abc?ply=3")), "/t/abc?ply=3");
        for foreign in ["//evil", "https://evil", "/\\evil", "/a\r\nb", "", "evil"] {
            assert_eq!(back(Some(foreign)), "/", "{foreign:?}");
        }
    }
}
