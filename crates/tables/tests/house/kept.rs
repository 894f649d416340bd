//! Houses that were written by earlier versions: each later one reads them, and plays on.
//!
//! A file is made by this version when `PATOLLI_KEEP_HOUSE` names it: `PATOLLI_KEEP_HOUSE=1 cargo test -p tables --test house kept`
//! writes `tests/kept/1.sqlite` and, beside it, what must be found there. A file that is kept is never made again.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use serde_json::{Value, json};
use tables::{Chair, House, Order, Player, PlayerId, Refusal, SeatOrder, Stage, Table, check};
use tempfile::TempDir;

use crate::kit::{Home, ask, config, options, order};

const KEEP: &str = "PATOLLI_KEEP_HOUSE";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept")
}

/// What must be found of a table.
fn told(table: &Table) -> Value {
    json!({
        "table": table.id(),
        "number": table.number(),
        "stage": table.stage().name(),
        "chairs": table.chairs(),
        "actions": table.game().record().actions,
        "said": table.said(),
        "ranking": table.game().ranking(),
    })
}

/// Games against a bot, each at a moment when the bot has decided.
async fn against_bots(home: &Home, player: &Player) -> Vec<Arc<Table>> {
    let mut tables = Vec::new();
    for game in ["amazonas", "space-aztecs", "mezo"] {
        let order = Order {
            game: game.to_owned(),
            options: options(json!({ "players": 2 })),
            ..order(2, &[SeatOrder::Me, SeatOrder::Bot(Level::Beginner)])
        };
        let table = home.found(player, order).await.unwrap();
        let waits = |table: &Table| {
            let mut asked = table.to_act().into_iter();
            asked.all(|seat| table.chair(seat).is_some_and(Chair::is_present))
        };
        tables.push(home.wait(table.id(), waits).await);
    }
    tables
}

/// Tables in every state.
async fn tables(home: &Home, people: &[Player]) -> Vec<Arc<Table>> {
    let over = home.finished(&people[0]).await;
    home.rematch(over.id(), &people[0].id, None).await.unwrap();
    let mut kept = against_bots(home, &people[0]).await;
    let playing = home.game(people).await;
    let playing = home.play_on(playing, people, 70).await;
    home.say(playing.id(), &people[1], "Buenas noches")
        .await
        .unwrap();
    let reason = "talks all the time";
    home.report(playing.id(), &people[0].id, &people[1].id, reason)
        .await
        .unwrap();
    let deserted = home.game(people).await;
    for player in people {
        home.leave(deserted.id(), &player.id).await.unwrap();
    }
    let waiting = home.waiting(&people[1], 3).await;
    home.pick(waiting.id(), &people[1].id, Some("ocelot"))
        .await
        .unwrap();
    let closed = home.waiting(&people[0], 2).await;
    home.leave(closed.id(), &people[0].id).await.unwrap();
    for table in [over, playing, deserted, waiting, closed] {
        kept.push(home.table(table.id()).await.unwrap());
    }
    kept
}

/// A small house with something of everything, as it is when it is closed.
async fn keep(name: &str) {
    let home = Home::new().await;
    let [ixchel, itzel, gone] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let people = [ixchel, itzel];
    let with_gone = home.game(&[people[0].clone(), gone.clone()]).await;
    home.say(with_gone.id(), &gone, "Adiós").await.unwrap();
    home.forget_person(&gone.id).await.unwrap();
    let mut kept = tables(&home, &people).await;
    kept.push(home.table(with_gone.id()).await.unwrap());
    home.begin_session(&people[0].id, "Firefox/Linux")
        .await
        .unwrap();
    home.make_token(&people[0].id, "program").await.unwrap();
    let over = kept.iter().find(|table| table.stage() == Stage::Over);
    let record = over.unwrap().record().unwrap();
    let record_id = home.import(&people[1].id, &record.to_string()).await;
    home.close().await;

    let told: Vec<Value> = kept.iter().map(|table| told(table)).collect();
    let told = json!({
        "people": people.iter().map(|player| json!({"id": player.id, "name": player.name})).collect::<Vec<_>>(),
        "forgotten": gone.id,
        "tables": told,
        "record": {"id": record_id.unwrap(), "actions": record.actions},
    });
    fs::create_dir_all(folder()).unwrap();
    let file = folder().join(name).with_extension("sqlite");
    assert!(!file.exists(), "a house that is kept is never made again");
    fs::copy(home.path().join("patolli.sqlite"), &file).unwrap();
    fs::write(file.with_extension("json"), format!("{told:#}\n")).unwrap();
}

/// Looks for all that must be found in a kept house.
async fn look(file: &Path) {
    let folder = TempDir::new().unwrap();
    fs::copy(file, folder.path().join("patolli.sqlite")).unwrap();
    let expected = fs::read_to_string(file.with_extension("json")).unwrap();
    let expected: Value = serde_json::from_str(&expected).unwrap();
    // Its bots shall not move.
    let house = House::open(config(folder.path(), Duration::from_hours(24)))
        .await
        .unwrap();
    let report = check(folder.path()).await.unwrap();
    assert_eq!(report.faults, [], "{}", file.display());
    let person = |person: &Value| serde_json::from_value::<PlayerId>(person.clone()).unwrap();
    for known in expected["people"].as_array().unwrap() {
        let id = person(&known["id"]);
        let found = house.player(&id).await.unwrap().unwrap();
        assert_eq!(found.name, known["name"].as_str().unwrap());
        assert!(!house.tables_of(&id, 50).await.unwrap().is_empty());
    }
    let host = person(&expected["people"][0]["id"]);
    assert_eq!(house.tokens(&host).await.unwrap().len(), 1);
    assert_eq!(house.reports(true).await.unwrap().len(), 1);
    let forgotten = person(&expected["forgotten"]);
    assert_eq!(house.player(&forgotten).await.unwrap(), None);
    let record = serde_json::from_value(expected["record"]["id"].clone()).unwrap();
    if let Ok(game) = house.imported(&record).await {
        let actions = serde_json::to_value(game.record().actions).unwrap();
        assert_eq!(actions, expected["record"]["actions"]);
    }
    for table in expected["tables"].as_array().unwrap() {
        let id = serde_json::from_value(table["table"].clone()).unwrap();
        match house.table(&id).await {
            Ok(found) => {
                assert_eq!(told(&found), *table);
                play_on(&house, &found).await;
            }
            // Until the first release rules are corrected in place; what is over keeps its result.
            Err(Refusal::EarlierRules(relic)) => {
                assert_eq!(relic.is_over, table["stage"] == Stage::Over.name());
            }
            Err(other) => panic!("{id}: {other}"),
        }
    }
    house.close().await;
    let report = check(folder.path()).await.unwrap();
    assert_eq!(report.faults, [], "{}", file.display());
}

/// Takes a decision where somebody who is there is asked for one.
async fn play_on(house: &House, table: &Table) {
    let mut asked = table.to_act().into_iter();
    let somebody = asked.find_map(|seat| {
        let chair = table.chair(seat).filter(|chair| chair.is_present())?;
        Some((seat, chair.person()?))
    });
    if let Some((seat, player)) = somebody {
        let action = table.game().legal(seat).remove(0);
        let played = house.play(table.id(), player, ask(table, &action)).await;
        assert!(
            played.is_ok_and(|played| !played.repeated),
            "{}",
            table.id()
        );
    }
}

#[tokio::test]
async fn houses_of_earlier_versions_are_read() {
    if let Ok(name) = std::env::var(KEEP) {
        keep(&name).await;
    }
    let files = fs::read_dir(folder()).expect("houses are kept");
    let files = files.map(|file| file.unwrap().path());
    let houses: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|end| end == "sqlite"))
        .collect();
    assert!(!houses.is_empty(), "no house is kept");
    for house in houses {
        look(&house).await;
    }
}
