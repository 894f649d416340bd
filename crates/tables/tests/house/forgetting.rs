//! What goes when somebody is forgotten, and what stays.

use tables::{Chair, Player, Refusal, SeatOrder, Stage, Table};

use crate::kit::{Home, assert_same, order, seat};

/// Whether a text stands in any file of the house once it is closed.
fn stands_in_files(home: &Home, text: &str) -> bool {
    std::fs::read_dir(home.path()).unwrap().any(|file| {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    })
}

fn name_at(table: &Table, number: u8) -> &str {
    match table.chair(seat(number)) {
        Some(Chair::Person { name, .. }) => name,
        other => panic!("nobody sits there: {other:?}"),
    }
}

async fn tables_with_everything(home: &Home, people: &[Player]) -> Vec<std::sync::Arc<Table>> {
    let finished = home.game(people).await;
    home.say(finished.id(), &people[1], "Quetzalsentence one")
        .await
        .unwrap();
    let finished = home.play_out(finished, people).await;
    home.say(finished.id(), &people[1], "Quetzalsentence two")
        .await
        .unwrap();
    home.say(finished.id(), &people[0], "well played")
        .await
        .unwrap();
    let (playing, _) = home.developing(people).await;
    let waiting = home.waiting(&people[0], 3).await;
    let waiting = home.sit(waiting.id(), &people[1], None).await.unwrap();
    let left = home.waiting(&people[0], 3).await;
    home.sit(left.id(), &people[1], None).await.unwrap();
    home.leave(left.id(), &people[1].id).await.unwrap();
    let spoken = home.waiting(&people[0], 2).await;
    home.say(spoken.id(), &people[1], "Quetzalsentence three")
        .await
        .unwrap();
    let own = home.waiting(&people[1], 2).await;
    vec![finished, playing, waiting, left, spoken, own]
}

#[tokio::test]
async fn names_and_words_go_and_games_stay_with_somebody() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Quetzalname"]).await;
    let [other, gone] = &people;
    let tables = tables_with_everything(&home, &people).await;
    let renamed = home.rename(gone, "Quetzalnomen").await.unwrap();
    let token = home.make_token(&gone.id, "Quetzaltoken").await.unwrap();
    let key = home
        .begin_session(&gone.id, "Quetzaldevice/")
        .await
        .unwrap();
    home.session(&key)
        .await
        .unwrap()
        .expect("it stands for somebody");
    let record = tables[0].record().expect("the game is over");
    let brought = home.import(&gone.id, &record.to_string()).await.unwrap();
    home.report(tables[0].id(), &other.id, &gone.id, "Quetzalreport")
        .await
        .unwrap();
    home.report(tables[1].id(), &gone.id, &other.id, "was slow")
        .await
        .unwrap();
    let mut watching = home.watch(tables[1].id()).await.unwrap();

    assert_eq!(home.forget_person(&renamed.id).await.unwrap(), tables.len());

    assert_eq!(home.player(&gone.id).await.unwrap(), None);
    assert_eq!(home.session(&key).await.unwrap(), None);
    assert_eq!(home.token_owner(&token).await.unwrap(), None);
    assert_refused!(home.imported(&brought).await, Refusal::NoRecord);
    assert!(home.tables_of(&gone.id, 10).await.unwrap().is_empty());
    assert!(
        home.acquaintances(None, 10)
            .await
            .unwrap()
            .iter()
            .all(|known| known.id == other.id)
    );
    let reports = home.reports(true).await.unwrap();
    assert_eq!(reports.len(), 1, "what was said about them goes");
    assert_eq!(
        (&reports[0].reporter, reports[0].reason.as_str()),
        (&None, "was slow")
    );
    assert_eq!(
        name_at(&watching.borrow_and_update(), 1),
        "",
        "whoever watches is told"
    );

    let now = |place: usize| home.table(tables[place].id());
    let finished = now(0).await.unwrap();
    assert_eq!(finished.stage(), Stage::Over);
    assert_eq!(finished.record(), Some(record));
    assert_eq!(
        (name_at(&finished, 0), name_at(&finished, 1)),
        ("Ixchel", "")
    );
    let said: Vec<&str> = finished
        .said()
        .iter()
        .map(|said| said.text.as_str())
        .collect();
    assert_eq!(said, ["", "", "well played"]);
    let playing = now(1).await.unwrap();
    assert!(matches!(
        playing.chair(seat(1)),
        Some(Chair::Person { away: true, .. })
    ));
    assert_eq!(now(2).await.unwrap().chair(seat(1)), Some(&Chair::Open));
    assert_eq!(now(5).await.unwrap().stage(), Stage::Closed);
    let listed = home.tables_of(&other.id, 10).await.unwrap();
    assert!(
        listed
            .iter()
            .all(|table| !format!("{:?}", table.names).contains("Quetzal"))
    );

    let mut live = Vec::new();
    for table in &tables {
        live.push(home.table(table.id()).await.unwrap());
    }
    let home = home.reopened().await;
    for table in &live {
        if table.stage() != Stage::Playing {
            assert_same(table, &home.table(table.id()).await.unwrap());
        }
    }
    let report = tables::check(home.path()).await.unwrap();
    assert!(report.is_sound(), "{:?}", report.faults);
    home.close().await;
    // What was written over may still stand in free pages; a copy has none.
    let copy = home.path().join("patolli-copy");
    tables::backup(home.path(), &copy).await.unwrap();
    for file in std::fs::read_dir(home.path()).unwrap() {
        let path = file.unwrap().path();
        if path.to_string_lossy().contains("patolli.sqlite") {
            std::fs::remove_file(path).unwrap();
        }
    }
    assert!(stands_in_files(&home, "well played"));
    assert!(!stands_in_files(&home, "Quetzal"));
}

#[tokio::test]
async fn a_bot_takes_over_and_whoever_plays_again_plays_with_bots() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    home.forget_person(&people[1].id).await.unwrap();
    let table = home
        .does(
            &home.table(table.id()).await.unwrap(),
            &people[0],
            "choose 7",
        )
        .await;
    let over = home.play_out_with_bots(table.id(), &people[0]).await;
    let again = home.rematch(over.id(), &people[0].id, None).await.unwrap();
    let again = home.table(&again).await.unwrap();
    assert!(matches!(again.chair(seat(1)), Some(Chair::Bot { .. })));
}

/// Pages that were loaded before may still send something.
#[tokio::test]
async fn whoever_is_forgotten_can_do_nothing_any_more() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let waiting = home.waiting(&people[0], 3).await;
    home.forget_person(&people[1].id).await.unwrap();
    assert!(home.sit(waiting.id(), &people[1], None).await.is_err());
    assert!(home.say(waiting.id(), &people[1], "hello").await.is_err());
    let order = order(2, &[SeatOrder::Me]);
    assert!(home.found(&people[1], order).await.is_err());
    assert!(home.begin_session(&people[1].id, "/").await.is_err());
    assert!(home.make_token(&people[1].id, "mine").await.is_err());
    let table = home.table(waiting.id()).await.unwrap();
    assert_eq!(table.number(), 1, "nothing came of it");
    home.say(table.id(), &people[0], "still here")
        .await
        .unwrap();
}

#[tokio::test]
async fn what_was_begun_to_be_forgotten_is_forgotten_after_a_restart() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.game(&people).await;
    home.edit(
        "UPDATE players SET leaving = 1 WHERE id = ?",
        people[1].id.as_str(),
    )
    .await;
    let home = home.reopened().await;
    assert_eq!(home.player(&people[1].id).await.unwrap(), None);
    let table = home
        .wait(table.id(), |table| name_at(table, 1).is_empty())
        .await;
    assert_eq!(name_at(&table, 0), "Ixchel");
}

#[tokio::test]
async fn tables_that_cannot_be_read_or_played_any_more_forget_too() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Quetzalname"]).await;
    let relic = home.game(&people).await;
    let damaged = home.game(&people).await;
    let home = home
        .reopened_after(&[
            (
                "UPDATE tables SET founding = json_set(founding, '$.fingerprint', 'older') WHERE id = ?",
                relic.id(),
            ),
            (
                r#"UPDATE entries SET what = 'nonsense' WHERE number = 1 AND "table" = ?"#,
                damaged.id(),
            ),
        ])
        .await;
    assert_eq!(home.forget_person(&people[1].id).await.unwrap(), 2);
    home.close().await;
    let copy = home.path().join("copy");
    tables::backup(home.path(), &copy).await.unwrap();
    let bytes = std::fs::read(copy).unwrap();
    assert!(!bytes.windows(7).any(|part| part == b"Quetzal"));
}

#[tokio::test]
async fn the_export_holds_all_that_is_kept_about_a_person_and_nothing_of_others() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [ixchel, itzel] = &people;
    let tables = tables_with_everything(&home, &people).await;
    let token = home.make_token(&itzel.id, "my program").await.unwrap();
    let key = home
        .begin_session(&itzel.id, "Firefox/Linux")
        .await
        .unwrap();
    home.import(&itzel.id, &tables[0].record().unwrap().to_string())
        .await
        .unwrap();
    home.report(tables[0].id(), &ixchel.id, &itzel.id, "talks")
        .await
        .unwrap();
    home.report(tables[0].id(), &itzel.id, &ixchel.id, "talks not")
        .await
        .unwrap();
    let kept = home.export_person(&itzel.id).await.unwrap();
    assert_eq!(kept["person"]["name"], "Itzel");
    assert_eq!(kept["person"]["muted"], false);
    assert_eq!(kept["devices"][0]["device"], "Firefox/Linux");
    assert_eq!(kept["tokens"][0]["label"], "my program");
    assert_eq!(kept["tables"].as_array().unwrap().len(), tables.len());
    let finished = tables[0].id().as_str();
    let listed = kept["tables"].as_array().unwrap().iter();
    let told: Vec<_> = listed.filter(|table| table["table"] == finished).collect();
    assert_eq!(told[0]["seat"], 1);
    assert_eq!(told[0]["stage"], "over");
    assert!(told[0]["outcome"]["ranking"].is_array(), "{}", told[0]);
    let entries = kept["entries"].as_array().unwrap();
    assert!(
        entries
            .iter()
            .all(|entry| entry["entry"]["player"] == itzel.id.as_str())
    );
    let said = entries.iter();
    let said = said.filter_map(|entry| entry["entry"]["text"].as_str());
    let mut said: Vec<_> = said.collect();
    said.sort_unstable();
    assert_eq!(
        said,
        [
            "Quetzalsentence one",
            "Quetzalsentence three",
            "Quetzalsentence two"
        ]
    );
    assert_eq!(kept["records"].as_array().unwrap().len(), 1);
    assert_eq!(kept["reports_made"][0]["reason"], "talks not");
    assert_eq!(kept["reports_about"][0]["reason"], "talks");
    let text = kept.to_string();
    for secret in [token.as_str(), key.as_str(), "well played", "Ixchel"] {
        assert!(!text.contains(secret), "{secret}");
    }
    let stranger = tables::PlayerId::fresh();
    assert_refused!(home.export_person(&stranger).await, Refusal::NoPerson(_));
}

#[tokio::test]
async fn somebody_who_has_said_very_much_takes_all_of_it_along_and_is_forgotten_whole() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [ixchel, itzel] = &people;
    let tables = [home.game(&people).await, home.game(&people).await];
    for number in 0..300 {
        for table in &tables {
            let text = format!("Quetzalsentence {number}");
            home.say(table.id(), itzel, &text).await.unwrap();
            home.say(table.id(), ixchel, "aha").await.unwrap();
        }
    }
    let kept = home.export_person(&itzel.id).await.unwrap();
    for table in &tables {
        let entries = kept["entries"].as_array().unwrap().iter();
        let here = entries.filter(|entry| entry["table"] == table.id().as_str());
        let said = here.filter_map(|entry| entry["entry"]["text"].as_str());
        let all = (0..300).map(|number| format!("Quetzalsentence {number}"));
        assert!(said.eq(all), "all of it, once and in order");
    }

    assert_eq!(home.forget_person(&itzel.id).await.unwrap(), 2);
    let home = home.reopened().await;
    for table in &tables {
        home.table(table.id()).await.unwrap();
    }
    let report = tables::check(home.path()).await.unwrap();
    assert!(report.is_sound(), "{:?}", report.faults);
    home.close().await;
    let copy = home.path().join("copy");
    tables::backup(home.path(), &copy).await.unwrap();
    let bytes = std::fs::read(copy).unwrap();
    let left = bytes.windows(7).any(|part| part == b"Quetzal");
    assert!(!left, "something is left");
}
