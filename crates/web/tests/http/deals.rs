//! Where chance comes from, and the page by which anybody checks it.

use std::fmt::Write as _;

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::html;
use crate::kit::{Client, Server, id_of, send};

const MINE: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const THEIRS: &str = "ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100";

/// The value of a hidden field that a page has.
fn field(page: &str, name: &str) -> String {
    let inputs = html::named(page, "input");
    let found = inputs.iter().find(|input| input.is("name", name));
    let value = found.and_then(|input| input.get("value"));
    value.expect("the page has this field").to_owned()
}

/// What a page says that the house is committed to where one takes a seat.
fn shown(page: &str) -> String {
    let inputs = html::named(page, "input");
    let found = inputs.iter().find_map(|input| input.get("data-share"));
    found.expect("the page has a field for a share").to_owned()
}

/// Every line that the page tells to type, and what it says must come out.
fn arithmetic(page: &str) -> Vec<(String, String)> {
    let page = page.replace("&#39;", "'");
    let lines: Vec<&str> = page.lines().collect();
    let pairs = lines.windows(2).filter_map(|pair| {
        let (_, rest) = pair[0].split_once("printf '%s' '")?;
        let (text, _) = rest.split_once("' | sha256sum")?;
        Some((text.to_owned(), pair[1].to_owned()))
    });
    pairs.collect()
}

fn sha256(text: &str) -> String {
    let mut digits = String::new();
    for byte in Sha256::digest(text) {
        write!(digits, "{byte:02x}").expect("a string takes everything");
    }
    digits
}

/// The record of a game that is over, its proof checked by hand, and the page of the proof.
async fn proven(player: &Client, table: &str) -> (Value, String) {
    let record = player
        .get(&format!("{table}/record.json"))
        .await
        .expect(200)
        .json();
    let page = player.get(&format!("{table}/proof")).await.expect(200).text;
    let proof = &record["proof"]["shared"];
    let parts = proof["shares"].as_array().expect("shares").iter();
    let shares: Vec<&str> = parts
        .map(|share| share["share"].as_str().expect("bits"))
        .collect();
    let [house, salt, commitment] = ["house", "salt", "commitment"].map(|part| {
        let part = proof[part].as_str().expect("bits");
        assert!(page.contains(part), "{part}");
        part
    });
    assert_eq!(
        sha256(&format!("patolli:commitment:{salt}:{house}")),
        commitment
    );
    let deal = format!("patolli:deal:{house}:{}", shares.join(":"));
    assert_eq!(sha256(&deal), record["seed"].as_str().expect("a seed"));
    let arithmetic = arithmetic(&page);
    assert!(arithmetic.len() >= 2, "{page}");
    for (text, digest) in &arithmetic {
        assert_eq!(&sha256(text), digest);
    }
    assert_eq!(arithmetic.last().expect("the deal").0, deal);
    (record, page)
}

fn makers(record: &Value) -> Vec<(String, String)> {
    let shares = record["proof"]["shared"]["shares"]
        .as_array()
        .expect("shares");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let maker = |share: &Value| (text(&share["by"]), text(&share["share"]));
    shares.iter().map(maker).collect()
}

#[tokio::test]
async fn without_a_script_the_server_makes_every_share_and_the_page_says_so() {
    let server = Server::open().await;
    let player = server.browser();
    let home = player.get("/").await.expect(200).text;
    let pledge = field(&home, "pledge");
    let fields = [
        ("game", "aztlan"),
        ("bot", "beginner"),
        ("pledge", &pledge),
        ("share", ""),
    ];
    let table = player.form("/play", &fields).await.location().to_owned();
    let page = player.get(&table).await.expect(200).text;
    assert!(
        page.contains(&shown(&home)),
        "the same commitment as before"
    );
    let early = player.get(&format!("{table}/proof")).await.expect(409);
    assert!(early.text.contains("not over"), "{}", early.text);

    server.play_out(&id_of(&table)).await;
    let (record, page) = proven(&player, &table).await;
    assert_eq!(record["proof"]["shared"]["commitment"], shown(&home));
    let makers = makers(&record);
    assert!(makers.iter().all(|(by, _)| by == "server"), "{makers:?}");
    assert!(page.contains("made by the server") && !page.contains("made by the player"));
    let over = player.get(&table).await.expect(200).text;
    let replay = player
        .get(&format!("{table}/replay"))
        .await
        .expect(200)
        .text;
    for page in [over, replay] {
        assert!(
            page.contains(&format!("{table}/proof")),
            "the proof is linked"
        );
    }
    for (language, title) in [("it", "Come si è mescolato"), ("pl", "Jak potasowano")] {
        let mut reader = server.browser();
        reader.language = language;
        let page = reader.get(&format!("{table}/proof")).await.expect(200).text;
        assert!(page.contains(title), "{page}");
    }
}

#[tokio::test]
async fn what_browsers_add_is_part_of_the_deal_and_nobody_sees_it_before_the_end() {
    let server = Server::open().await;
    let (host, friend) = (server.guest("Ixchel").await, server.guest("Itzel").await);
    let new = host.get("/new/aztlan").await.expect(200).text;
    let pledge = field(&new, "pledge");
    let fields = [
        ("option-players", "2"),
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("pledge", &pledge),
        ("share", MINE),
    ];
    let table = host
        .form("/new/aztlan", &fields)
        .await
        .location()
        .to_owned();
    let room = friend.get(&table).await.expect(200).text;
    assert_eq!(
        shown(&room),
        shown(&new),
        "everybody is shown the commitment"
    );
    let sit = [("seat", "1"), ("share", THEIRS)];
    friend.form(&format!("{table}/sit"), &sit).await.expect(303);
    for player in [&host, &friend] {
        for address in [table.clone(), format!("/api/v1/tables/{}", id_of(&table))] {
            let seen = player.get(&address).await.expect(200).all();
            assert!(!seen.contains(MINE) && !seen.contains(THEIRS), "{seen}");
        }
    }
    server.play_out(&id_of(&table)).await;
    let (record, page) = proven(&friend, &table).await;
    let added = [("player", MINE), ("player", THEIRS)];
    assert_eq!(
        makers(&record),
        added.map(|(by, share)| (by.to_owned(), share.to_owned()))
    );
    assert!(
        page.contains("Itzel") && !page.contains("made by the server"),
        "{page}"
    );

    // The same page once more: its commitment is used up.
    let again = host
        .form("/new/aztlan", &fields)
        .await
        .location()
        .to_owned();
    let room = friend.get(&again).await.expect(200).text;
    assert_ne!(shown(&room), shown(&new));
    host.form(&format!("{again}/start"), &[("bot", "beginner")])
        .await
        .expect(303);
    server.play_out(&id_of(&again)).await;
    let (record, page) = proven(&host, &again).await;
    assert_eq!(makers(&record)[0], ("founder".to_owned(), MINE.to_owned()));
    assert!(page.contains("with the request that created the table"));
}

#[tokio::test]
async fn what_is_no_share_or_seed_is_refused_with_a_sentence_and_nothing_happens() {
    let server = Server::open().await;
    let host = server.guest("Ixchel").await;
    for share in ["1", "xyz", &MINE[1..], &format!("{MINE}0")] {
        let fields = [("game", "aztlan"), ("share", share)];
        let refused = host.form("/play", &fields).await.expect(422);
        assert!(
            refused.text.contains("64 hexadecimal digits"),
            "{}",
            refused.text
        );
    }
    let program = server.program("Ada").await;
    for (order, said) in [
        (
            json!({"game": "aztlan", "share": "1"}),
            "64 hexadecimal digits",
        ),
        (json!({"game": "aztlan", "seed": "no"}), "is no seed"),
    ] {
        let refused = program.post("/api/v1/tables", order).await.expect(422);
        assert!(refused.text.contains(said), "{}", refused.text);
    }
    let home = host.get("/").await.expect(200).text;
    assert!(!home.contains("/t/"), "no table was made");
}

#[tokio::test]
async fn programs_add_shares_and_found_tables_on_given_seeds() {
    let server = Server::open().await;
    let program = server.program("Ada").await;
    let pledge = program.get("/api/v1/pledge").await.expect(200).json();
    let order = json!({
        "game": "aztlan", "options": {"players": 2}, "seats": ["me", "beginner"],
        "pledge": pledge["pledge"], "share": MINE,
    });
    let table = program
        .post("/api/v1/tables", order)
        .await
        .expect(201)
        .json();
    assert_eq!(table["deal"]["commitment"], pledge["commitment"]);
    assert_eq!(table["deal"]["given"], false);
    let id = table["id"].as_str().expect("an id");
    let api = format!("/api/v1/tables/{id}");
    server.play_out(id).await;
    let (record, _) = proven(&program, &format!("/t/{id}")).await;
    assert_eq!(makers(&record)[0], ("player".to_owned(), MINE.to_owned()));
    let same = program
        .get(&format!("{api}/record"))
        .await
        .expect(200)
        .json();
    assert_eq!(same, record);

    let share = json!({"share": THEIRS});
    let next = program
        .post(&format!("{api}/rematch"), share)
        .await
        .expect(200)
        .json();
    assert_eq!(next["deal"]["commitment"], table["deal"]["next_commitment"]);

    let order = json!({
        "game": "aztlan", "options": {"players": 2}, "seats": ["beginner", "beginner"], "seed": "ff",
    });
    let given = program
        .post("/api/v1/tables", order)
        .await
        .expect(201)
        .json();
    assert_eq!(given["deal"]["given"], true);
    assert_eq!(given["deal"]["commitment"], Value::Null);
    let address = format!("/t/{}", given["id"].as_str().expect("an id"));
    let page = program.get(&address).await.expect(200).text;
    assert!(page.contains("a seed that was given"), "{page}");
    server.play_out(&id_of(&address)).await;
    let record = program
        .get(&format!("{address}/record.json"))
        .await
        .expect(200)
        .json();
    assert_eq!(
        (&record["seed"], &record["proof"]),
        (&json!("00000000000000ff"), &json!("given"))
    );
    let page = program
        .get(&format!("{address}/proof"))
        .await
        .expect(200)
        .text;
    assert!(page.contains("a seed that was given") && page.contains("00000000000000ff"));
}

#[tokio::test]
async fn a_record_that_is_brought_along_shows_its_proof_and_what_is_wrong_with_it() {
    let server = Server::open().await;
    let player = server.browser();
    let fields = [("game", "aztlan"), ("bot", "beginner")];
    let table = player.form("/play", &fields).await.location().to_owned();
    server.play_out(&id_of(&table)).await;
    let record = player
        .get(&format!("{table}/record.json"))
        .await
        .expect(200)
        .json();
    let bring = async |record: &Value| {
        let form = reqwest::multipart::Form::new().text("text", record.to_string());
        let brought = send(player.write("/import").multipart(form)).await;
        let address = brought
            .location()
            .split('?')
            .next()
            .expect("an address")
            .to_owned();
        player.get(&address).await.expect(200);
        player.get(&format!("{address}/proof")).await
    };
    let proof = bring(&record).await.expect(200).text;
    assert!(proof.contains("All parts fit together"), "{proof}");
    let mut tampered = record.clone();
    tampered["proof"]["shared"]["shares"][1]["share"] = json!(MINE);
    let proof = bring(&tampered).await.expect(200).text;
    assert!(
        proof.contains("the contribution of seat 1 is said to be the server"),
        "{proof}"
    );
    let mut silent = record.clone();
    silent.as_object_mut().expect("an object").remove("proof");
    bring(&silent).await.expect(404);
}
