//! Language, light and tips: kept in the browser.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::app::App;
use crate::cookies::{LANGUAGE, THEME, TIPS, keep_setting};
use crate::extract::Form;
use crate::visitor::{Theme, Visitor};
use texts::Lang;

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
    let mut keep = |name, value: &str| keep_setting(&app, &headers, &mut response, name, value);
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

/// The page to come back to, if it is one of ours: a path, written as addresses are, in which nothing names another house. Browsers
/// drop tabs and line ends and take a backslash for a slash before they read an address, so none of these may be in it.
fn back(address: Option<&str>) -> &str {
    let ours = |address: &&str| {
        address.starts_with('/')
            && !address.contains("//")
            && address
                .bytes()
                .all(|byte| byte.is_ascii_graphic() && byte != b'\\')
    };
    address.filter(ours).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use reqwest::Url;

    use super::*;

    #[test]
    fn nobody_is_sent_to_another_house() {
        for ours in [
            "/",
            "/t/abc?ply=3",
            "/rules/aztlan#end",
            "/t/a/replay?ply=1&view=open",
        ] {
            assert_eq!(back(Some(ours)), ours);
        }
        for foreign in [
            "//evil",
            "https://evil",
            "/\\evil",
            "/a\r\nb",
            "",
            "evil",
            "/\t/evil",
            "\t//evil",
            "/ /evil",
            "/\u{b}/evil",
            "/a//evil",
            "/\u{7f}",
            "/ż",
            "javascript:alert(1)",
            "\\\\evil",
            "/\\/evil",
        ] {
            assert_eq!(back(Some(foreign)), "/", "{foreign:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        /// As a browser would read it.
        #[test]
        fn whatever_is_asked_leads_to_a_page_of_our_own(
            address in r"[/\\a-z.:@?#%\t\r\n \x00-\x7f]{0,12}|/[\t\n\r/\\]{0,4}evil\.example.{0,8}|\PC{0,20}",
        ) {
            let house = Url::parse("https://house.example/settings").expect("an address");
            let led = house.join(back(Some(&address))).expect("an address of ours");
            prop_assert_eq!(led.origin(), house.origin());
            prop_assert!(!led.path().starts_with("//"));
        }
    }
}
