//! What all pages have in common.

use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::visitor::{Theme, Visitor};
use texts::Lang;

/// A page of the house.
pub(crate) fn page(visitor: &Visitor, title: &str, content: &Markup) -> Markup {
    frame(
        visitor,
        title,
        false,
        &html! {},
        &html! { main.page id="main" { (content) } },
    )
}

/// A page with something of its own in the head of the house, such as the age of a game, and with its own main part. If it
/// waits for something, a browser without the script loads it again now and then.
pub(crate) fn frame(
    visitor: &Visitor,
    title: &str,
    waits: bool,
    heading: &Markup,
    main: &Markup,
) -> Markup {
    let lang = visitor.lang;
    html! {
        (DOCTYPE)
        html lang=(lang) data-theme=(visitor.theme.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @if waits { noscript { meta http-equiv="refresh" content="5"; } }
                title { (title) " · Patolli" }
                link rel="stylesheet" href=(assets::address("style.css"));
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                script src=(assets::address("patolli.js")) defer {}
            }
            body {
                a.skip href="#main" { (lang.text("skip")) }
                header.house {
                    a.brand href="/" { "Patolli" }
                    (heading)
                    nav aria-label=(lang.text("nav")) {
                        a href="/" { (lang.text("nav-home")) }
                        a href="/rules" { (lang.text("nav-rules")) }
                        a href="/import" { (lang.text("nav-import")) }
                        a href="/me" { (name(visitor)) }
                        (settings(visitor))
                    }
                }
                (main)
            }
        }
    }
}

fn name(visitor: &Visitor) -> String {
    let player = visitor.player.as_ref();
    player.map_or_else(
        || visitor.lang.text("nav-guest"),
        |player| player.name.clone(),
    )
}

/// Language and light, behind one button.
fn settings(visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    html! {
        details.settings {
            summary { (lang.name()) }
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(visitor.here);
                fieldset {
                    legend { (lang.text("settings-language")) }
                    @for other in Lang::ALL {
                        button name="language" value=(other) aria-pressed=(other == lang) lang=(other) { (other.name()) }
                    }
                }
                fieldset {
                    legend { (lang.text("settings-brightness")) }
                    @for theme in Theme::ALL {
                        button name="theme" value=(theme.name()) aria-pressed=(theme == visitor.theme) {
                            (lang.text(&format!("settings-{}", theme.name())))
                        }
                    }
                }
            }
        }
    }
}
