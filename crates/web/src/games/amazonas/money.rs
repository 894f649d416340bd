//! Gold and silver: always both, and the sum, so that nobody takes one for the other.

use games::amazonas::{Gold, Silver};
use maud::{Markup, html};

use texts::Lang;

/// Gold coins.
pub(super) fn gold(gold: Gold) -> Markup {
    html! { b.coin.gold { (gold) } }
}

/// Gold and silver coins and what they are together in silver.
pub(super) fn purse(lang: Lang, silver: Silver) -> Markup {
    html! {
        span.purse title=(words(lang, silver)) {
            b.coin.gold { (silver.0 / 3) }
            b.coin.silver { (silver.0 % 3) }
            small { "= " (silver) }
        }
    }
}

/// The same in words: `2 gold and 1 silver (7 silver in all)`.
pub(super) fn words(lang: Lang, silver: Silver) -> String {
    lang.with(
        "amazonas-money",
        &[
            ("gold", (silver.0 / 3).into()),
            ("silver", (silver.0 % 3).into()),
            ("sum", silver.0.into()),
        ],
    )
}
