//! The files that pages refer to, embedded in the binary.

use std::sync::LazyLock;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use games::{GameId, with_game};
use sha2::{Digest as _, Sha256};

use crate::drawn::Drawn;
use crate::extract::Path;
use crate::fault::Fault;

struct Asset {
    name: &'static str,
    kind: &'static str,
    content: String,
    /// The name with a digest of the content: the file of that name never changes.
    versioned: String,
}

static ASSETS: LazyLock<[Asset; 3]> = LazyLock::new(|| {
    [
        asset("style.css", "text/css; charset=utf-8", styles()),
        asset(
            "patolli.js",
            "text/javascript; charset=utf-8",
            include_str!("../assets/patolli.js").to_owned(),
        ),
        asset(
            "icon.svg",
            "image/svg+xml",
            include_str!("../assets/icon.svg").to_owned(),
        ),
    ]
});

/// The stylesheet: that of the house, then those of the games.
fn styles() -> String {
    let house = [
        include_str!("../assets/paper.css"),
        include_str!("../assets/house.css"),
        include_str!("../assets/table.css"),
    ];
    let games = GameId::ALL.map(|game| with_game!(game, |G| <G as Drawn>::STYLES));
    house.into_iter().chain(games).collect()
}

fn asset(name: &'static str, kind: &'static str, content: String) -> Asset {
    let digest = Sha256::digest(content.as_bytes());
    let first = digest.first_chunk().expect("a digest has 32 bytes");
    let version = u64::from_be_bytes(*first);
    Asset {
        name,
        kind,
        content,
        versioned: format!("{version:016x}-{name}"),
    }
}

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    let asset = ASSETS.iter().find(|asset| asset.name == name);
    let asset = asset.expect("pages refer to files that are there");
    format!("/assets/{}", asset.versioned)
}

/// Serves a file. Under its versioned name a browser keeps it for good.
pub(crate) async fn serve(Path(name): Path<String>) -> Result<Response, Fault> {
    let named = |asset: &&Asset| asset.versioned == name || asset.name == name;
    let asset = ASSETS.iter().find(named).ok_or_else(Fault::not_found)?;
    let keep = if asset.versioned == name {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, keep)];
    Ok((headers, asset.content.as_str()).into_response())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    /// The second function of a name would silently take the place of the first.
    #[test]
    fn the_script_has_one_function_of_each_name() {
        let script = include_str!("../assets/patolli.js");
        let declared = script.split("function ").skip(1);
        let names = declared
            .filter_map(|rest| rest.split_once('('))
            .map(|(name, _)| name);
        let mut met = BTreeSet::new();
        let twice: Vec<&str> = names
            .filter(|name| !name.is_empty() && !met.insert(*name))
            .collect();
        assert_eq!(twice, [""; 0]);
        assert!(met.len() > 20, "{met:?}");
    }
}
