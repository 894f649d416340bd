//! Tables that were begun under rules which have been corrected since.

use sqlx::{ConnectOptions as _, Connection as _};
use tables::{Refusal, Relic, Stage};

use crate::kit::{Home, ask, seat};

/// As if the rules had been corrected since the table was founded.
const CORRECTED: &str =
    "UPDATE tables SET founding = json_replace(founding, '$.fingerprint', 'other') WHERE id = ?";
/// As if the table were older than fingerprints.
const OLDER: &str =
    "UPDATE tables SET founding = json_remove(founding, '$.fingerprint') WHERE id = ?";
/// As if the table were older than kept results and picks.
const WITHOUT_RESULT: &str = r#"UPDATE snapshots
    SET what = json_remove(what, '$.outcome', '$.picks', '$.options') WHERE "table" = ?"#;

async fn relic(home: &Home, id: &tables::TableId) -> Relic {
    match home.table(id).await {
        Err(Refusal::EarlierRules(relic)) => *relic,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was founded under other rules"),
    }
}

#[tokio::test]
async fn a_game_that_was_on_is_closed_with_a_sentence_and_the_others_go_on() {
    for change in [CORRECTED, OLDER] {
        let home = Home::new().await;
        let people = home.guests(["Ixchel", "Itzel"]).await;
        let game = home.game(&people).await;
        let old = home.play_on(game, &people, 70).await;
        let waiting = home.waiting(&people[0], 3).await;
        let sound = home.game(&people).await;
        let changes = [(change, old.id()), (change, waiting.id())];
        let home = home.reopened_as_if(&changes).await;

        let left = relic(&home, old.id()).await;
        assert!(!left.is_over && left.outcome.is_none());
        let moved = home
            .play(old.id(), &people[0].id, ask(&old, "place 14"))
            .await;
        let Err(refusal) = moved else {
            panic!("its rules are gone");
        };
        assert!(refusal.to_string().contains("closed"), "{refusal}");
        let sat = home.sit(waiting.id(), &people[1], None).await;
        assert_refused!(sat, Refusal::EarlierRules(_));

        let own = home.tables_of(&people[0].id, 10).await.unwrap();
        let stage = |id: &tables::TableId| {
            let standing = own.iter().find(|standing| standing.table == *id);
            standing.map(|standing| standing.stage.clone()).unwrap()
        };
        assert_eq!(stage(old.id()), "retired");
        assert_eq!(stage(waiting.id()), "retired");
        assert_eq!(stage(sound.id()), "playing");
        assert!(home.open_tables(10).await.unwrap().is_empty());
        let sound = home.table(sound.id()).await.unwrap();
        assert_eq!(sound.stage(), Stage::Playing);
        home.play_on(sound, &people, 4).await;
    }
}

#[tokio::test]
async fn a_game_that_was_over_keeps_its_result() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let game = home.game(&people).await;
    let over = home.play_out(game, &people).await;
    let home = home.reopened_as_if(&[(CORRECTED, over.id())]).await;
    let kept = relic(&home, over.id()).await;
    let outcome = kept.outcome.unwrap();
    assert!(kept.is_over);
    assert_eq!(Some(outcome.ranking), over.game().ranking());
    assert_eq!(Some(outcome.scores), over.game().final_scores());
    assert_eq!(kept.chairs, over.chairs());
    assert_eq!(kept.chairs[seat(1).index()], over.chairs()[1]);
    let own = home.tables_of(&people[0].id, 10).await.unwrap();
    assert_eq!(own[0].stage, "over");

    // A table that is older than kept results is counted by today's rules, if they allow what was played.
    let home = home.reopened_as_if(&[(WITHOUT_RESULT, over.id())]).await;
    let counted = relic(&home, over.id()).await.outcome.unwrap();
    assert_eq!(Some(counted.ranking), over.game().ranking());
}

/// A house as it was written before tables had fingerprints and entries had digests: a game that is on, and one that is over.
async fn write_an_earlier_house(folder: &std::path::Path) {
    let file = folder.join("patolli.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let mut earlier = sqlx::migrate!();
    earlier.migrations.to_mut().truncate(4);
    earlier.run(&mut connection).await.unwrap();
    for statement in [
        "INSERT INTO players (id, name, link, made) VALUES ('aaaaaaaaaaaaaaaaaaaaaaaa', 'Ixchel', 1, 5)",
        r#"INSERT INTO tables (id, founding, made) VALUES
           ('begunaaaaaaaaaaaaaaaaaaa', '{"id":"begunaaaaaaaaaaaaaaaaaaa","game":"aztlan","rules":1,"options":{"players":2},"seed":"00000000000000ff",
             "host":"aaaaaaaaaaaaaaaaaaaaaaaa","public":true,"made":5,"rematch_of":null}', 5),
           ('endedaaaaaaaaaaaaaaaaaaa', '{"id":"endedaaaaaaaaaaaaaaaaaaa","game":"aztlan","rules":1,"options":{"players":2},"seed":"00000000000000fe",
             "host":"aaaaaaaaaaaaaaaaaaaaaaaa","public":true,"made":5,"rematch_of":null}', 5)"#,
        r#"INSERT INTO entries ("table", number, at, what) VALUES
           ('begunaaaaaaaaaaaaaaaaaaa', 1, 6, '{"what":"bot","seat":0,"bot":"beginner"}'),
           ('endedaaaaaaaaaaaaaaaaaaa', 1, 6, '{"what":"bot","seat":0,"bot":"beginner"}')"#,
        r#"INSERT INTO standings ("table", game, public, stage, open, bots, to_act, names, at) VALUES
           ('begunaaaaaaaaaaaaaaaaaaa', 'aztlan', 1, 'playing', 0, 1, 1, '["Beginner","Ixchel"]', 6),
           ('endedaaaaaaaaaaaaaaaaaaa', 'aztlan', 1, 'over', 0, 1, 0, '["Beginner","Ixchel"]', 6)"#,
        r#"INSERT INTO snapshots ("table", number, what) VALUES ('endedaaaaaaaaaaaaaaaaaaa', 1,
           '{"stage":"over","chairs":[],"outcome":{"ranking":[[1],[0]],"scores":[3,4]}}')"#,
    ] {
        sqlx::query(statement)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_house_of_an_earlier_version_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    write_an_earlier_house(folder.path()).await;
    let house = tables::House::open(tables::Config::new(folder.path()))
        .await
        .unwrap();
    let relic = async |id: &str| match house.table(&id.parse().unwrap()).await {
        Err(Refusal::EarlierRules(relic)) => *relic,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("it was founded under other rules"),
    };
    let going = relic("begunaaaaaaaaaaaaaaaaaaa").await;
    assert!(!going.is_over && going.outcome.is_none());
    let ended = relic("endedaaaaaaaaaaaaaaaaaaa").await;
    assert!(ended.is_over);
    assert_eq!(ended.outcome.unwrap().scores, [3, 4]);
    house.close().await;
    let report = tables::check(folder.path()).await.unwrap();
    assert_eq!(report.faults, []);
}
