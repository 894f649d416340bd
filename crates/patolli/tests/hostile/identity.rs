//! Those who pretend to be somebody, or to come from somewhere else.

use std::fmt::Write as _;

use crate::kit::{Answer, Server};

const HERE: (&str, &str) = ("sec-fetch-site", "same-origin");

fn open(options: &[&str]) -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), options);
    (folder, server)
}

#[test]
fn no_token_makes_a_form_from_elsewhere_ones_own() {
    let (_folder, server) = open(&[]);
    let cookie = server.guest();
    let rename = |headers: &[(&str, &str)]| {
        let cookie = [("cookie", cookie.as_str())];
        let headers = [&cookie, headers].concat();
        server.form("/me/name", &headers, "name=Mallory").status
    };
    let evil = ("origin", "https://evil.example");
    for token in ["Bearer x", "bearer x", "Bearer ", "Basic eDp5"] {
        for more in [&[][..], &[evil], &[("sec-fetch-site", "cross-site")]] {
            let headers = [&[("authorization", token)], more].concat();
            assert_eq!(rename(&headers), 403, "{headers:?}");
        }
    }
    let me = server.get_as("/api/v1/me", &cookie);
    assert!(me.body.contains("Xochitl"), "{}", me.body);
    assert_eq!(rename(&[("authorization", "Bearer x"), HERE]), 303);
}

#[test]
fn no_setting_leads_to_another_house_or_says_something_about_its_cookie() {
    let (_folder, server) = open(&[]);
    for back in [
        "/%09/evil.example",
        "%09//evil.example",
        "//evil.example",
        "/%5Cevil.example",
        "/%0D%0A/evil.example",
        "/%0Bevil.example",
        "https://evil.example",
        "javascript:evil",
    ] {
        let fields = format!("theme=dark&back={back}");
        let answer = server.form("/settings", &[HERE], &fields);
        assert_eq!(answer.header("location"), Some("/"), "{back}");
        assert!(!answer.head.contains("evil"), "{}", answer.head);
    }
    for tip in [
        "a%3B+Domain%3Devil.example",
        "a%3BMax-Age%3D-1%3Bevil",
        "a%0D%0ASet-Cookie%3A+patolli%3Devil",
        "a%2C+evil%3D1",
        "%22evil%22",
    ] {
        let answer = server.form("/settings", &[HERE], &format!("tip={tip}"));
        assert_eq!(answer.status, 303, "{tip}");
        assert!(!answer.head.contains("evil"), "{}", answer.head);
        for cookie in answer.headers("set-cookie") {
            let attributes: Vec<&str> = cookie.split("; ").skip(1).collect();
            let known = ["Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"];
            assert_eq!(attributes, known, "{tip}");
        }
    }
}

#[test]
fn nobody_is_called_like_a_bot_or_the_house_in_whatever_letters() {
    let (_folder, server) = open(&[]);
    let called = |name: &str| {
        let mut encoded = String::new();
        for byte in name.bytes() {
            write!(encoded, "%{byte:02X}").expect("a string takes it all");
        }
        server.form("/me/name", &[HERE], &format!("name={encoded}"))
    };
    for name in [
        "bot",
        "Bot 2",
        "B.O.T",
        "8ot",
        // Cyrillic, and both alphabets mixed.
        "вот",
        "Воt",
        "Маster",
        "раtоlli",
        // Greek, full width, double-struck, with a mark, with something invisible in it.
        "Βοt",
        "Ｂｏｔ",
        "𝕓𝕠𝕥",
        "bót",
        "b\u{200b}ot",
        "Administrator",
        "La Casa 7",
        "Ktoś",
    ] {
        let refused = called(name);
        assert_eq!(refused.status, 422, "{name}: {}", refused.body);
        assert_eq!(refused.header("set-cookie"), None, "{name}");
    }
    for name in ["Botond", "Иван", "Abbot of Cluny"] {
        assert_eq!(called(name).status, 303, "{name}");
    }
}

/// A stranger comes, of whom proxies tell this, one line after another.
fn comes(server: &Server, told: &[&str]) -> Answer {
    let lines = told.iter().map(|line| ("x-forwarded-for", *line));
    let headers: Vec<_> = lines.chain([HERE]).collect();
    server.form("/me/name", &headers, "name=Citlali")
}

#[test]
fn behind_a_proxy_people_are_counted_by_what_it_wrote_and_by_nothing_else() {
    let options = ["--trusted-proxies", "1", "--limit-guests", "2"];
    let (_folder, server) = open(&options);
    // Each of the first two comes, the third does not: they are one.
    let ones: &[[&[&str]; 3]] = &[
        [
            &["198.51.100.1, 203.0.113.1"],
            &["198.51.100.2", "203.0.113.1"],
            &["203.0.113.9", "198.51.100.3, 203.0.113.1"],
        ],
        [
            &["203.0.113.2:1024"],
            &["203.0.113.2:2048"],
            &["203.0.113.2"],
        ],
        [
            &["2001:db8:0:1::1"],
            &["[2001:db8:0:1::2]:443"],
            &["2001:db8:0:1:ffff::3"],
        ],
        [
            &["::ffff:203.0.113.3"],
            &["203.0.113.3"],
            &["[::ffff:203.0.113.3]:5"],
        ],
        // What is no address counts for the proxy itself.
        [&["198.51.100.4, nowhere"], &["unknown"], &[]],
    ];
    for [first, second, third] in ones {
        assert_eq!(comes(&server, first).status, 303, "{first:?}");
        assert_eq!(comes(&server, second).status, 303, "{second:?}");
        let refused = comes(&server, third);
        assert_eq!(refused.status, 429, "{third:?}");
        assert!(refused.header("retry-after").is_some());
    }
    for other in ["203.0.113.1, 203.0.113.4", "2001:db8:0:2::1"] {
        assert_eq!(comes(&server, &[other]).status, 303, "{other}");
    }
}

#[test]
fn without_a_proxy_nobody_comes_from_where_they_say() {
    let (_folder, server) = open(&["--limit-guests", "2"]);
    for (told, status) in [
        ("203.0.113.1", 303),
        ("203.0.113.2", 303),
        ("203.0.113.3", 429),
    ] {
        assert_eq!(comes(&server, &[told]).status, status);
    }
}
