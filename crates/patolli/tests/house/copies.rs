//! Backups of a house that is open, brought back.

use std::process::Command;

use crate::kit::{Server, folder, house};

#[tokio::test]
async fn a_backup_of_an_open_house_is_brought_back_elsewhere() {
    let data = folder();
    let server = Server::start(data.path());
    let ada = server.guest("Ada").await;
    let table = ada.found(&["me", "open"]).await;
    let copies = folder();
    let file = copies.path().join("monday.sqlite");
    let path = file.to_str().unwrap();
    let told = house(data.path(), &["backup", path, "--json"]).json();
    assert_eq!(told["bytes"], std::fs::metadata(&file).unwrap().len());
    let checked = Command::new("sha256sum")
        .args(["--check", "monday.sqlite.sha256"])
        .current_dir(copies.path())
        .output();
    if let Ok(checked) = checked {
        assert!(checked.status.success());
    }
    let again = house(data.path(), &["backup", path]).refused(1);
    assert!(again.contains("is there already"), "{again}");

    let open = house(data.path(), &["restore", path, "--replace"]).refused(1);
    assert!(open.contains("another patolli is using"), "{open}");
    server.kill();
    let taken = house(data.path(), &["restore", path]).refused(1);
    assert!(taken.contains("--replace"), "{taken}");
    let told = house(data.path(), &["restore", path, "--replace"]).ok();
    assert!(told.contains("patolli-until-"), "{told}");

    let other = folder();
    house(other.path(), &["restore", path]).ok();
    for folder in [data.path(), other.path()] {
        let server = Server::start(folder);
        let answer = ada_at(&server.address, &table, &ada).await;
        assert!(answer.contains("Ada"), "{answer}");
        server.stop();
    }
}

async fn ada_at(address: &str, table: &str, ada: &crate::kit::Guest) -> String {
    let before = ada.address.clone();
    assert_ne!(before, address);
    let answer = reqwest::get(format!("{address}/t/{table}")).await.unwrap();
    answer.text().await.unwrap()
}

#[tokio::test]
async fn a_backup_that_has_changed_is_refused() {
    let data = folder();
    let server = Server::start(data.path());
    server.guest("Ada").await;
    let file = data.path().join("copy");
    let path = file.to_str().unwrap();
    house(data.path(), &["backup", path]).ok();
    server.stop();
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    let other = folder();
    let refused = house(other.path(), &["restore", path]).refused(1);
    assert!(
        refused.contains("has changed since it was made"),
        "{refused}"
    );
    let refused = house(other.path(), &["restore", "nowhere"]).refused(1);
    assert!(refused.contains("nowhere"), "{refused}");
}

#[tokio::test]
async fn a_house_is_checked_while_it_is_open_and_damage_is_named() {
    let data = folder();
    let server = Server::start(data.path());
    let ada = server.guest("Ada").await;
    let table = ada.found(&["me", "steady"]).await;
    let told = house(data.path(), &["check"]).ok();
    assert!(told.contains("looked at 1 table"), "{told}");
    let told = house(data.path(), &["check", "--json"]).json();
    assert_eq!(told["tables"], 1);
    assert!(told["faults"].as_array().unwrap().is_empty());
    server.stop();

    // One letter of one entry, as a bad disk would have it.
    let file = data.path().join("patolli.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let written = b"\"what\":\"began\"";
    // A page may hold remains of what was moved in it.
    let places = bytes.windows(written.len()).enumerate();
    let places = places.filter(|(_, part)| part == written);
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    assert!(!places.is_empty(), "the game began");
    for place in places {
        bytes[place + 9] = b'x';
    }
    std::fs::write(&file, bytes).unwrap();
    let run = house(data.path(), &["check"]);
    assert!(run.out.contains(&format!("table {table}: ")), "{}", run.out);
    let refused = run.refused(1);
    assert!(refused.contains("damaged or missing"), "{refused}");
}
