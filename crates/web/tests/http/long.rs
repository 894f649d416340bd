//! A table at which very much has happened.

use serde_json::json;

use crate::kit::Server;
use crate::party::Party;
use crate::sweep::Description;

#[tokio::test]
async fn at_a_table_where_very_much_has_happened_only_the_game_goes_on_and_it_says_so() {
    let server = Server::of_short_tables(30).await;
    let mut party = Party::of_browsers(&server, 2).await;
    for seat in 0..2 {
        let seen = party.look(seat).await;
        party.decide(seat, &seen, "choose 7").await;
    }
    let (first, mut seen) = party.next().await.expect("the game is on");
    seen = party.decide(first, &seen, "place 14").await;
    while seen["number"].as_u64().expect("a number") < 30 {
        seen = party.decide(first, &seen, "undo 1; place 14").await;
    }
    let client = &party.seats[first];
    let description = Description::of(client).await;
    let number = &seen["number"];
    for (operation, way, body) in [
        (
            "move",
            "/moves",
            json!({"action": "undo 1; place 14", "number": number, "key": "x"}),
        ),
        ("undo", "/undo", json!({"number": number})),
        ("say", "/say", json!({"text": "hello"})),
    ] {
        let refused = client.post(&party.api(way), body).await.expect(409);
        assert_eq!(refused.json()["code"], "long-table");
        description.check(description.operation(operation), &refused, way);
    }
    for (language, words) in [
        ("en", "played to its end"),
        ("it", "giocare fino alla fine"),
        ("pl", "już tylko dokończyć"),
    ] {
        let mut client = party.seats[first].clone();
        client.language = language;
        let page = client
            .form(&party.page("/say"), &[("text", "hello")])
            .await
            .expect(409);
        assert!(page.text.contains(words), "{language}: {}", page.text);
    }
    party.finish().await;
    assert_eq!(party.look(0).await["stage"], "over");
}
