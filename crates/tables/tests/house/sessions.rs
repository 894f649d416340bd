//! The browsers by which people are known.

use tables::{Player, SESSION_SECONDS, SessionKey};

use crate::kit::Home;

async fn known(home: &Home, key: &SessionKey) -> Option<Player> {
    let known = home.person_of_session(key).await.unwrap();
    known.map(|(_, player)| player)
}

/// Whether the key stands in any file of the house.
fn is_kept(home: &Home, key: &SessionKey) -> bool {
    std::fs::read_dir(home.path()).unwrap().any(|file| {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let mut parts = bytes.windows(key.as_str().len());
        parts.any(|part| part == key.as_str().as_bytes())
    })
}

#[tokio::test]
async fn a_browser_stands_for_its_person_until_it_is_logged_out() {
    let home = Home::new().await;
    let [ixchel, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let desk = home
        .begin_session(&ixchel.id, "Firefox/Linux")
        .await
        .unwrap();
    let phone = home
        .begin_session(&ixchel.id, "Safari/iPhone")
        .await
        .unwrap();
    let hers = home.begin_session(&itzel.id, "/").await.unwrap();
    assert_eq!(known(&home, &desk).await, Some(ixchel.clone()));
    assert_eq!(known(&home, &hers).await, Some(itzel.clone()));
    assert_eq!(known(&home, &SessionKey::fresh()).await, None);

    let devices = home.devices(&ixchel.id).await.unwrap();
    let names: Vec<&str> = devices.iter().map(|device| device.name.as_str()).collect();
    assert_eq!(names, ["Safari/iPhone", "Firefox/Linux"]);
    home.end_session(&itzel.id, devices[0].id).await.unwrap();
    assert!(
        known(&home, &phone).await.is_some(),
        "nobody logs out another's browser"
    );
    home.end_session(&ixchel.id, devices[0].id).await.unwrap();
    assert_eq!(known(&home, &phone).await, None);
    assert_eq!(known(&home, &desk).await, Some(ixchel.clone()));

    let desk = home.session(&desk).await.unwrap().unwrap();
    let others = [
        home.begin_session(&ixchel.id, "/").await.unwrap(),
        home.begin_session(&ixchel.id, "/").await.unwrap(),
    ];
    home.end_sessions(&ixchel.id, Some(desk.id)).await.unwrap();
    for other in &others {
        assert_eq!(known(&home, other).await, None);
    }
    assert_eq!(home.devices(&ixchel.id).await.unwrap().len(), 1);
    home.end_sessions(&ixchel.id, None).await.unwrap();
    assert!(home.devices(&ixchel.id).await.unwrap().is_empty());
    assert_eq!(
        known(&home, &hers).await,
        Some(itzel),
        "what one does is not another's loss"
    );
}

#[tokio::test]
async fn a_session_outlasts_the_house_and_only_its_digest_is_kept() {
    let home = Home::new().await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let key = home
        .begin_session(&ixchel.id, "Firefox/Linux")
        .await
        .unwrap();
    let home = home.reopened().await;
    assert_eq!(known(&home, &key).await, Some(ixchel));
    assert!(!is_kept(&home, &key));
}

#[tokio::test]
async fn a_browser_that_was_not_used_for_long_is_logged_out_and_one_that_was_stays() {
    let home = Home::new().await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let keys = [
        home.begin_session(&ixchel.id, "old/").await.unwrap(),
        home.begin_session(&ixchel.id, "lately/").await.unwrap(),
    ];
    for (device, seconds) in [
        ("old/", SESSION_SECONDS + 60),
        ("lately/", SESSION_SECONDS - 3600),
    ] {
        let sql = match device {
            "old/" => {
                "UPDATE sessions SET seen = unixepoch() - CAST(? AS INTEGER) WHERE device = 'old/'"
            }
            _ => {
                "UPDATE sessions SET seen = unixepoch() - CAST(? AS INTEGER) WHERE device = 'lately/'"
            }
        };
        home.edit(sql, &seconds.to_string()).await;
    }
    assert_eq!(known(&home, &keys[0]).await, None);
    assert_eq!(known(&home, &keys[1]).await, Some(ixchel.clone()));
    assert!(
        home.prolong_session(&keys[1]).await,
        "its cookie is to be given out anew"
    );
    assert!(!home.prolong_session(&keys[1]).await, "once a day");
    assert!(!home.prolong_session(&keys[0]).await);

    let home = home.reopened().await;
    home.wait_for_devices(&ixchel, 1).await;
    let [left] = &home.devices(&ixchel.id).await.unwrap()[..] else {
        panic!("one is left");
    };
    assert_eq!(left.name, "lately/");
    let session = home.session(&keys[1]).await.unwrap().unwrap();
    assert!(session.seen - left.made >= 0, "it was seen just now");
    assert!(!home.prolong_session(&keys[1]).await, "it was seen today");
}

#[tokio::test]
async fn a_browser_that_was_here_lately_costs_no_look_at_the_disk() {
    let home = Home::new().await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let key = home
        .begin_session(&ixchel.id, "Firefox/Linux")
        .await
        .unwrap();
    assert!(known(&home, &key).await.is_some());
    home.edit("DELETE FROM sessions WHERE device = ?", "Firefox/Linux")
        .await;
    assert!(known(&home, &key).await.is_some(), "nobody asked the disk");
    let home = home.reopened().await;
    assert_eq!(known(&home, &key).await, None);
}

#[tokio::test]
async fn nobody_is_known_by_browsers_without_end() {
    let home = Home::new().await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let first = home.begin_session(&ixchel.id, "first/").await.unwrap();
    for _ in 0..50 {
        home.begin_session(&ixchel.id, "/").await.unwrap();
    }
    assert_eq!(home.devices(&ixchel.id).await.unwrap().len(), 50);
    let home = home.reopened().await;
    assert_eq!(known(&home, &first).await, None);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_what_the_house_keeps() {
    use std::os::unix::fs::PermissionsExt as _;

    let mode =
        |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let home = Home::new().await;
    home.guests(["Ixchel"]).await;
    assert_eq!(mode(home.path()), 0o700);
    let files: Vec<_> = std::fs::read_dir(home.path())
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    assert!(files.len() >= 3, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}
