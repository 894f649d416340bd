//! People, tables and reports, while the house is open and when it is not.

use std::process::Command;

use crate::kit::{Server, folder, house};

#[tokio::test]
async fn whoever_runs_an_open_house_mutes_bans_and_closes() {
    let folder = folder();
    let server = Server::start(folder.path());
    let ada = server.guest("Ada").await;
    let table = ada.found(&["me", "open"]).await;
    let say = format!("/t/{table}/say");

    let told = house(folder.path(), &["mute", "ada"]).ok();
    assert!(
        told.contains("Ada") && told.contains("cannot write"),
        "{told}"
    );
    assert_eq!(ada.form(&say, &[("text", "hello")]).await.status(), 403);
    house(folder.path(), &["unmute", "Ada"]).ok();
    assert_eq!(ada.form(&say, &[("text", "hello")]).await.status(), 303);

    house(folder.path(), &["ban", "Ada"]).ok();
    assert_eq!(ada.form(&say, &[("text", "hello")]).await.status(), 403);
    let people = house(folder.path(), &["people", "Ada", "--json"]).json();
    assert_eq!(
        (&people[0]["name"], &people[0]["banned"]),
        (&"Ada".into(), &true.into())
    );
    let listed = house(folder.path(), &["people"]).ok();
    assert!(
        listed.contains("Ada") && listed.contains(", banned"),
        "{listed}"
    );
    house(folder.path(), &["unban", people[0]["id"].as_str().unwrap()]).ok();

    let table = ada.found(&["me", "open"]).await;
    let address = format!("{}/t/{table}", server.address);
    let told = house(folder.path(), &["close", &address]).ok();
    assert!(told.contains(&table), "{told}");
    let again = house(folder.path(), &["close", &table]).refused(1);
    assert!(again.contains("was closed"), "{again}");
    assert!(ada.text(&format!("/t/{table}")).await.contains("closed"));
}

#[tokio::test]
async fn a_renewed_key_voids_links_and_leaves_browsers_logged_in() {
    let folder = folder();
    let server = Server::start(folder.path());
    let ada = server.guest("Ada").await;
    let old = ada.link().await;
    assert_eq!(ada.get(&old).await.status(), 200);
    house(folder.path(), &["renew-key"]).ok();
    assert_eq!(ada.get(&old).await.status(), 404);
    let new = ada.link().await;
    assert_ne!(old, new);
    assert_eq!(ada.get(&new).await.status(), 200);
    assert!(ada.text("/me").await.contains("Ada"), "cookies need no key");
}

#[tokio::test]
async fn reports_lead_to_the_table_and_are_dealt_with() {
    let folder = folder();
    let server = Server::start(folder.path());
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    assert!(
        house(folder.path(), &["reports"])
            .ok()
            .contains("no reports")
    );
    let table = ada.found(&["me", "open"]).await;
    eve.form(&format!("/t/{table}/sit"), &[]).await;
    let fields = [("whom", "seat-1"), ("reason", "was \u{1b}[31m rude")];
    assert_eq!(
        ada.form(&format!("/t/{table}/report"), &fields)
            .await
            .status(),
        200
    );
    let listed = house(
        folder.path(),
        &["reports", "--address", "https://patolli.example/"],
    )
    .ok();
    assert!(
        listed.contains(&format!("https://patolli.example/t/{table}")),
        "{listed}"
    );
    assert!(
        listed.contains("Ada") && listed.contains("about Eve") && listed.contains("rude"),
        "{listed}"
    );
    assert!(!listed.contains('\u{1b}'), "{listed:?}");
    let reports = house(folder.path(), &["reports", "--json"]).json();
    let number = reports[0]["id"].to_string();
    assert_eq!(reports[0]["link"], format!("/t/{table}"));
    house(folder.path(), &["reports", "--done", &number]).ok();
    assert!(
        house(folder.path(), &["reports"])
            .ok()
            .contains("no reports")
    );
    assert!(
        house(folder.path(), &["reports", "--all"])
            .ok()
            .contains("(done)")
    );
    house(folder.path(), &["reports", "--done", "99"]).refused(1);
}

#[tokio::test]
async fn a_person_is_exported_and_forgotten_in_an_open_house_and_in_a_closed_one() {
    let folder = folder();
    let server = Server::start(folder.path());
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = ada.found(&["me", "open"]).await;
    eve.form(&format!("/t/{table}/sit"), &[]).await;
    eve.form(&format!("/t/{table}/say"), &[("text", "Quetzalsentence")])
        .await;
    let kept = house(folder.path(), &["export", "Eve"]).json();
    assert_eq!(kept["person"]["name"], "Eve");
    assert!(kept.to_string().contains("Quetzalsentence"));
    let told = house(folder.path(), &["forget", "Eve"]).ok();
    assert!(told.contains("1 table"), "{told}");
    assert!(!eve.text("/me").await.contains("Eve"));
    let page = ada.text(&format!("/t/{table}")).await;
    assert!(
        page.contains("someone") && !page.contains("Quetzalsentence"),
        "{page}"
    );
    server.stop();

    let kept = house(folder.path(), &["export", "Ada"]).json();
    assert_eq!(kept["tables"][0]["table"], table);
    house(folder.path(), &["forget", "Ada"]).ok();
    let nobody = house(folder.path(), &["export", "Ada"]).refused(1);
    assert!(nobody.contains("`Ada`"), "{nobody}");
    let server = Server::start(folder.path());
    assert!(ada_at(&server, &table).await.contains("someone"));
}

async fn ada_at(server: &Server, table: &str) -> String {
    let answer = reqwest::get(format!("{}/t/{table}", server.address))
        .await
        .unwrap();
    answer.text().await.unwrap()
}

#[tokio::test]
async fn several_people_of_one_name_are_listed_with_their_ids() {
    let folder = folder();
    let server = Server::start(folder.path());
    server.guest("Ada").await;
    server.guest("ADA").await;
    let unclear = house(folder.path(), &["mute", "Ada"]).refused(2);
    assert!(unclear.contains("several people"), "{unclear}");
    let people = house(folder.path(), &["people", "Ada", "--json"]).json();
    for known in people.as_array().unwrap() {
        let id = known["id"].as_str().unwrap();
        assert!(unclear.replace(' ', "").contains(id), "{unclear}");
        assert_eq!(known["muted"], false);
    }
    house(folder.path(), &["mute", people[0]["id"].as_str().unwrap()]).ok();
}

#[test]
fn what_cannot_be_asked_is_refused_with_a_sentence() {
    let folder = folder();
    for args in [
        &["mute", "Ada"][..],
        &["reports"],
        &["renew-key"],
        &["check"],
        &["backup", "x"],
    ] {
        let refused = house(&folder.path().join("none"), args).refused(1);
        assert!(
            refused.contains("there is no house in"),
            "{args:?}: {refused}"
        );
    }
    assert!(!folder.path().join("none").exists(), "no house is made");
    assert!(!std::path::Path::new("x").exists());
    let refused = house(folder.path(), &["close", "everything"]).refused(2);
    assert!(refused.contains("a table is given by"), "{refused}");
    house(folder.path(), &["dance"]).refused(2);
}

#[test]
fn every_command_says_what_it_does_with_an_example() {
    let help = Command::new(env!("CARGO_BIN_EXE_patolli"))
        .args(["house", "--help"])
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let listed = help
        .split("Commands:")
        .nth(1)
        .unwrap()
        .split("Options:")
        .next()
        .unwrap();
    let is_name = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
    let names = listed
        .lines()
        .filter(is_name)
        .filter_map(|line| line.split_whitespace().next());
    let names: Vec<&str> = names.filter(|name| *name != "help").collect();
    assert!(names.len() >= 13, "{names:?}");
    for name in names {
        let output = Command::new(env!("CARGO_BIN_EXE_patolli"))
            .args(["house", name, "--help"])
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let example = format!("Examples:\n  patolli house {name}");
        assert!(text.contains(&example), "{name}: {text}");
    }
}
