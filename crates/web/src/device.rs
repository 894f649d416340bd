//! What a browser says it is, in a word for itself and one for its system.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

use texts::Lang;

/// Browsers by a mark in what they say of themselves. Many say that they are others too, so the first that fits is it.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Opera", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("YaBrowser/", "Yandex"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

/// Systems by a mark; Android says that it is Linux, and so does `ChromeOS`.
const SYSTEMS: &[(&str, &str)] = &[
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
    ("BSD", "BSD"),
];

/// The browser and its system, with a slash between; a word that is not known is missing. Nothing else of what it says is kept.
pub(crate) fn of(headers: &HeaderMap) -> String {
    let agent = headers
        .get(USER_AGENT)
        .and_then(|agent| agent.to_str().ok());
    let agent = agent.unwrap_or_default();
    format!("{}/{}", first(BROWSERS, agent), first(SYSTEMS, agent))
}

fn first(words: &[(&str, &'static str)], agent: &str) -> &'static str {
    let found = words.iter().find(|(mark, _)| agent.contains(mark));
    found.map_or("", |(_, word)| word)
}

/// How it is told in a list.
pub(crate) fn told(lang: Lang, device: &str) -> String {
    match device.split_once('/') {
        Some(("", "")) | None => lang.text("device-unknown"),
        Some((word, "") | ("", word)) => word.to_owned(),
        Some((browser, system)) => lang.with(
            "device",
            &[("browser", browser.into()), ("system", system.into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device(agent: &'static str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(USER_AGENT, agent.parse().unwrap());
        of(&headers)
    }

    #[test]
    fn browsers_are_known_by_what_they_say_of_themselves() {
        for (agent, expected) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
                "Firefox/Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36",
                "Chrome/Windows",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0",
                "Edge/Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
                "Safari/iPhone",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36",
                "Chrome/Android",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
                "Safari/Mac",
            ),
            ("curl/8.5.0", "curl/"),
            ("something else", "/"),
        ] {
            assert_eq!(device(agent), expected);
        }
        assert_eq!(of(&HeaderMap::new()), "/");
    }

    #[test]
    fn a_device_is_told_as_far_as_it_is_known() {
        assert_eq!(told(Lang::En, "Firefox/Linux"), "Firefox on Linux");
        assert_eq!(told(Lang::En, "curl/"), "curl");
        assert_eq!(told(Lang::En, "/Linux"), "Linux");
        assert_eq!(told(Lang::En, "/"), told(Lang::En, ""));
    }
}
