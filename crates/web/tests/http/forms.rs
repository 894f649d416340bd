//! A whole visit without a script: pages, links and forms only.

use std::time::Duration;

use games::GameId;
use serde_json::Value;

use crate::html;
use crate::kit::{Answer, Client, Server, id_of, send};
use crate::party::Dice;

/// Posts the form of this id with one of its buttons pressed.
async fn press(client: &Client, page: &str, form: &str, button: Option<(&str, &str)>) -> Answer {
    let (address, fields) = html::form(page, form);
    let fields = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    let fields: Vec<(&str, &str)> = fields.chain(button).collect();
    client.form(&address, &fields).await
}

/// Plays by the buttons of the page to the end; the last page and how often a button was pressed.
async fn play_to_the_end(client: &Client, table: &str) -> (String, usize) {
    let mut dice = Dice::new(3);
    let mut pressed = 0;
    loop {
        let page = client.get(table).await.expect(200).text;
        if page.contains("class=\"ranking\"") {
            return (page, pressed);
        }
        let actions = html::actions(&page);
        if actions.is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        let action = &actions[dice.below(actions.len())];
        let moved = press(client, &page, "move", Some(("action", action))).await;
        assert_eq!(moved.location(), table);
        pressed += 1;
    }
}

#[tokio::test]
async fn a_stranger_plays_whole_games_against_bots_without_a_script() {
    let server = Server::open().await;
    for game in &GameId::NAMES {
        a_whole_game(&server, game).await;
    }
}

async fn a_whole_game(server: &Server, game: &str) {
    let stranger = server.browser();
    let home = stranger.get("/").await.expect(200).text;
    let forms = html::named(&home, "form");
    let play = forms.iter().find(|form| form.is("action", "/play"));
    assert!(play.expect("one can play at once").is("method", "post"));
    let table = stranger.play_game_now(game).await;
    let (page, pressed) = play_to_the_end(&stranger, &table).await;
    // Games are dealt at random and some are short; a handful of decisions is in all of them.
    assert!(pressed > 5, "{pressed} decisions are no game");

    for part in [
        "class=\"ranking\"",
        "<caption>",
        "class=\"plot\"",
        "record.json",
        "/replay?ply=0",
        "form=\"rematch\"",
    ] {
        assert!(page.contains(part), "the result has no {part}");
    }
    let seed = server
        .table(&id_of(&table))
        .await
        .seed()
        .expect("the game is over");
    assert!(
        page.contains(&seed.to_string()),
        "the seed is shown in the end"
    );
    assert!(html::actions(&page).is_empty(), "nothing is left to do");

    let record = stranger
        .get(&format!("{table}/record.json"))
        .await
        .expect(200);
    assert!(
        record
            .header("content-disposition")
            .starts_with(&format!("attachment; filename=\"{game}-"))
    );
    let home = stranger.get("/").await.expect(200).text;
    assert!(home.contains(&table), "one's own tables are listed");

    let again = press(&stranger, &page, "rematch", None).await;
    let rematch = again.location().to_owned();
    assert_ne!(rematch, table);
    let next = stranger.get(&rematch).await.expect(200).text;
    assert!(next.contains("id=\"main\""));
    let old = stranger.get(&table).await.expect(200).text;
    assert!(old.contains(&rematch), "the old table leads to the new one");
}

#[tokio::test]
async fn a_record_is_downloaded_imported_and_replayed() {
    let server = Server::open().await;
    let player = server.browser();
    let table = player.play_now().await;
    play_to_the_end(&player, &table).await;
    let record = player
        .get(&format!("{table}/record.json"))
        .await
        .expect(200)
        .text;
    let plies = serde_json::from_str::<Value>(&record).expect("a record is JSON")["actions"]
        .as_array()
        .expect("a list")
        .len();

    let stranger = server.browser();
    for field in ["file", "text"] {
        let form = reqwest::multipart::Form::new().text(field, record.clone());
        let brought = send(stranger.write("/import").multipart(form)).await;
        let address = brought.location().to_owned();
        assert!(address.starts_with("/r/"), "{address}");
        let id = address.split('?').next().expect("an address");
        for ply in [0, 1, plies / 2, plies - 1, plies] {
            for view in ["open", "0", "3", "spectator"] {
                let page = stranger.get(&format!("{id}?ply={ply}&view={view}")).await;
                assert_eq!(page.status, 200, "ply {ply}, view {view}");
                assert_eq!(page.text.contains("class=\"ranking\""), ply == plies);
            }
        }
    }
    for nonsense in [
        "",
        "{}",
        "[]",
        "no record",
        &record.replacen("choose", "eat", 1),
        &record.replace("aztlan", "chess"),
    ] {
        let form = reqwest::multipart::Form::new().text("text", nonsense.to_owned());
        let refused = send(stranger.write("/import").multipart(form)).await;
        assert!(
            [404, 422].contains(&refused.status.as_u16()),
            "{}: {nonsense}",
            refused.status
        );
    }
    let refused = stranger.form("/import", &[("text", "{}")]).await;
    assert_eq!(refused.status, 400, "a form of another kind cannot be read");
}

#[tokio::test]
async fn friends_meet_at_a_table_by_its_link_and_forms_alone() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let fields = [
        ("option-players", "3"),
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("seat-2", "open"),
        ("public", "yes"),
    ];
    let table = host
        .form("/new/aztlan", &fields)
        .await
        .location()
        .to_owned();
    let friend = server.browser();
    let home = friend.get("/").await.expect(200).text;
    assert!(home.contains(&table), "a public table is listed");
    let room = friend.get(&table).await.expect(200).text;
    assert!(room.contains("Hana") && room.contains(&format!("{table}/sit")));
    let sat = friend.form(&format!("{table}/sit"), &[("seat", "1")]).await;
    assert_eq!(sat.location(), table);
    assert!(
        friend.cookies().contains("patolli="),
        "who sits down is known again"
    );

    let refused = friend
        .form(
            &format!("{table}/arrange"),
            &[("seat", "2"), ("bot", "random")],
        )
        .await;
    assert_eq!(refused.status, 403, "only the host arranges seats");
    host.form(
        &format!("{table}/arrange"),
        &[("seat", "2"), ("bot", "random")],
    )
    .await
    .location();
    let page = friend.get(&table).await.expect(200).text;
    assert!(!html::actions(&page).is_empty(), "the game has begun");

    let said = friend
        .form(
            &format!("{table}/say"),
            &[("text", "<b>hello</b> & good luck")],
        )
        .await;
    assert_eq!(said.location(), table);
    let page = host.get(&table).await.expect(200).text;
    assert!(page.contains("&lt;b&gt;hello&lt;/b&gt; &amp; good luck"));
    assert!(!page.contains("<b>hello</b>"));

    let action = &html::actions(&page)[0];
    press(&host, &page, "move", Some(("action", action)))
        .await
        .location();
    friend.form(&format!("{table}/leave"), &[]).await.location();
    let page = friend.get(&table).await.expect(200).text;
    assert!(html::actions(&page).is_empty() && page.contains("form=\"return\""));
    press(&friend, &page, "return", None).await.location();
    let page = friend.get(&table).await.expect(200).text;
    assert!(!page.contains("form=\"return\""));
}

#[tokio::test]
async fn a_decision_is_taken_back_by_a_button() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let table = host.found(&["me", "open", "open"]).await;
    let table = format!("/t/{}", table["id"].as_str().expect("an id"));
    let friends = [server.browser(), server.browser()];
    for friend in &friends {
        friend.form(&format!("{table}/sit"), &[]).await.location();
    }
    let page = host.get(&table).await.expect(200).text;
    assert!(!page.contains("form=\"undo\" type=\"submit\"") && !html::actions(&page).is_empty());
    press(&host, &page, "move", Some(("action", "choose 7")))
        .await
        .location();
    let page = host.get(&table).await.expect(200).text;
    assert!(html::actions(&page).is_empty(), "one has chosen");
    press(&host, &page, "undo", None).await.location();
    let page = host.get(&table).await.expect(200).text;
    assert!(
        html::actions(&page).contains(&"choose 7".to_owned()),
        "and may choose again"
    );
    let refused = press(&host, &page, "undo", None).await;
    assert_eq!(refused.status, 409, "there is nothing more to take back");
}

#[tokio::test]
async fn what_people_write_is_cleaned_and_escaped_wherever_it_shows() {
    let server = Server::open().await;
    let host = server.guest("<script>x</script>").await;
    let table = host.play_now().await;
    let watcher = server.browser();
    for address in [table.as_str(), "/me", "/"] {
        for client in [&host, &watcher] {
            let page = client.get(address).await.expect(200).text;
            assert!(!page.contains("<script>"), "{address}");
        }
    }
    for name in ["", "   ", "\u{202e}", "x".repeat(500).as_str()] {
        let refused = host.form("/me/name", &[("name", name)]).await;
        assert!(
            [303, 422].contains(&refused.status.as_u16()),
            "{name:?}: {}",
            refused.status
        );
    }
    let me = host.get("/me").await.expect(200).text;
    assert!(!me.contains(&"x".repeat(100)), "names are limited");
}
