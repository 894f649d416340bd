//! Live updates, and how to catch up with them.

use reqwest::Method;
use serde_json::{Value, json};

use crate::html;
use crate::kit::Server;
use crate::party::Party;
use crate::plan::Plan;
use crate::stream::Stream;

/// The address of the live updates, as the page itself says it.
async fn address(party: &Party, seat: usize) -> String {
    let page = party.seats[seat]
        .get(&party.page(""))
        .await
        .expect(200)
        .text;
    let tags = html::tags(&page);
    let live = tags.iter().find_map(|tag| tag.get("data-live"));
    live.expect("the page is live").to_owned()
}

#[tokio::test]
async fn a_page_that_is_up_to_date_is_told_nothing_until_something_happens() {
    let server = Server::open().await;
    for plan in Plan::of_every_game(&server).await {
        let mut party = Party::at(&server, &plan).await;
        party.steps(2).await;
        let live = address(&party, 0).await;
        let mut stream = party.seats[0].listen(&live).await;
        assert!(stream.is_quiet().await);
        let number = party.step().await.expect("the game is on")["number"].as_u64();
        let event = stream.next().await;
        assert_eq!(event.name, "update");
        assert_eq!(
            Some(event.number()),
            number,
            "events carry the number of the table"
        );
        let update = event.json();
        let everything = party.seats[0]
            .listen(&party.page("/live"))
            .await
            .next()
            .await;
        let many = |update: &Value| update["parts"].as_object().expect("parts").len();
        let (told, all) = (many(&update), many(&everything.json()));
        assert!(told < all, "only what changed is told: {told} of {all}");
        assert!(
            update["more"]["chronicle"].is_string(),
            "the chronicle grows"
        );
        assert!(update["title"].is_string() && update["turn"].is_boolean());
        assert!(stream.is_quiet().await);
    }
}

#[tokio::test]
async fn a_page_that_is_behind_is_told_everything_at_once() {
    let server = Server::open().await;
    for plan in Plan::of_every_game(&server).await {
        let mut party = Party::at(&server, &plan).await;
        let live = address(&party, 0).await;
        party.steps(10).await;
        let number = party.look(0).await["number"].as_u64().expect("a number");
        for address in [live, party.page("/live")] {
            let mut stream = party.seats[0].listen(&address).await;
            let event = stream.next().await;
            assert_eq!(event.number(), number);
            let page = party.seats[0].get(&party.page("")).await.expect(200).text;
            for (id, part) in event.json()["parts"].as_object().expect("parts") {
                let part = part.as_str().expect("a part is text");
                assert!(
                    page.contains(&format!("id=\"{id}\"")),
                    "the page has no `{id}`"
                );
                assert!(page.contains(part), "the page shows `{id}` otherwise");
            }
            assert!(stream.is_quiet().await);
        }
    }
}

#[tokio::test]
async fn a_browser_goes_on_from_the_last_number_it_was_told() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    let live = address(&party, 1).await;
    let mut stream = party.seats[1].listen(&live).await;
    party.steps(4).await;
    let number = party.look(0).await["number"].as_u64().expect("a number");
    let last = stream.until(number).await.pop().expect("an event").id;
    drop(stream);

    let resume = |id: &str| {
        let request = party.seats[1].bare(Method::GET, &live);
        Stream::open(request.header("last-event-id", id))
    };
    let mut current = resume(&last).await;
    assert!(current.is_quiet().await, "nothing was missed");
    let mut behind = resume("3").await;
    assert_eq!(behind.next().await.number(), number);
    for nonsense in ["", "x", "-1", "99999999999999999999999"] {
        let mut stream = resume(nonsense).await;
        assert_eq!(
            stream.next().await.number(),
            number,
            "then the address counts"
        );
    }
    let mut ahead = resume("1000000").await;
    assert_eq!(
        ahead.next().await.number(),
        number,
        "nobody has seen the future"
    );
}

#[tokio::test]
async fn parts_that_are_told_one_by_one_make_the_page() {
    let server = Server::open().await;
    for plan in Plan::of_every_game(&server).await {
        let mut party = Party::at(&server, &plan).await;
        let live = address(&party, 0).await;
        let mut stream = party.seats[0].listen(&live).await;
        let mut shown = std::collections::BTreeMap::new();
        let mut chronicle = String::new();
        for _ in 0..60 {
            let number = party.step().await.expect("the game is on")["number"].as_u64();
            for event in stream.until(number.expect("a number")).await {
                let update = event.json();
                for (id, part) in update["parts"].as_object().expect("parts") {
                    shown.insert(id.clone(), part.as_str().expect("text").to_owned());
                }
                chronicle += update["more"]["chronicle"].as_str().unwrap_or_default();
            }
        }
        let page = party.seats[0].get(&party.page("")).await.expect(200).text;
        for (id, part) in &shown {
            assert!(
                page.contains(part.as_str()),
                "the page shows `{id}` otherwise"
            );
        }
        assert!(
            page.contains(&chronicle),
            "the chronicle is the same line by line"
        );
    }
}

#[tokio::test]
async fn after_something_was_taken_back_the_chronicle_is_told_anew() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    let live = address(&party, 1).await;
    let mut stream = party.seats[1].listen(&live).await;
    let seen = party.look(0).await;
    let after = party.decide(0, &seen, "choose 7").await;
    let event = stream
        .until(after["number"].as_u64().expect("a number"))
        .await;
    assert!(event[0].json()["more"]["chronicle"].is_string());
    let undone = party.seats[0]
        .post(&party.api("/undo"), json!({"number": after["number"]}))
        .await;
    let undone = undone.expect(200).json();
    let events = stream
        .until(undone["number"].as_u64().expect("a number"))
        .await;
    let update = events[0].json();
    assert!(
        update["parts"]["chronicle"].is_string(),
        "the whole chronicle"
    );
    assert!(update["more"]["chronicle"].is_null(), "and not more of it");
    let seen = party.look(0).await;
    let again = party.decide(0, &seen, "choose 8").await;
    let events = stream
        .until(again["number"].as_u64().expect("a number"))
        .await;
    assert!(events[0].json()["more"]["chronicle"].is_string());
}

#[tokio::test]
async fn what_is_said_is_added_for_everybody() {
    let server = Server::open().await;
    let party = Party::of_browsers(&server, 3).await;
    let live = address(&party, 2).await;
    let mut stream = party.seats[2].listen(&live).await;
    party.seats[0]
        .form(&party.page("/say"), &[("text", "good <luck>")])
        .await
        .location();
    let update = stream.next().await.json();
    let said = update["more"]["sayings"].as_str().expect("a saying");
    assert!(said.contains("Ada") && said.contains("good &lt;luck&gt;"));
    assert!(update["parts"]["chronicle"].is_null() && update["more"]["chronicle"].is_null());
}

/// What was advised stays on the page until the question is another one.
#[tokio::test]
async fn what_others_choose_in_secret_or_say_does_not_change_what_one_is_asked() {
    let server = Server::open().await;
    let mut party = Party::of_browsers(&server, 3).await;
    let live = address(&party, 0).await;
    let mut stream = party.seats[0].listen(&live).await;
    let seen = party.look(1).await;
    party.decide(1, &seen, "choose 7").await;
    let update = stream.next().await.json();
    assert_eq!(update["anew"], false, "a secret choice of somebody else");
    let say = party.page("/say");
    party.seats[2].form(&say, &[("text", "well")]).await;
    let update = stream.next().await.json();
    assert_eq!(update["anew"], false, "somebody speaks");
    let mut late = party.seats[0].listen(&live).await;
    let update = late.next().await.json();
    assert_eq!(update["anew"], false, "both, to a page that was away");
    for seat in [2, 0] {
        let seen = party.look(seat).await;
        let after = party.decide(seat, &seen, "choose 8").await;
        let number = after["number"].as_u64().expect("a number");
        let update = stream.until(number).await.pop().expect("an event").json();
        assert_eq!(update["anew"], seat == 0, "one's own choice");
    }
}

#[tokio::test]
async fn a_waiting_room_is_loaded_again_once_for_every_change() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let table = host.found(&["me", "open", "open"]).await;
    let id = table["id"].as_str().expect("an id").to_owned();
    let mut stream = host
        .listen(&format!("/t/{id}/live?after={}", table["number"]))
        .await;
    assert!(stream.is_quiet().await);
    let friends = [server.guest("Ada").await, server.guest("Bruno").await];
    friends[0]
        .form(&format!("/t/{id}/sit"), &[])
        .await
        .location();
    assert_eq!(stream.next().await.name, "reload");
    assert!(stream.is_quiet().await, "once is enough");
    friends[1]
        .form(&format!("/t/{id}/sit"), &[])
        .await
        .location();
    assert_eq!(stream.next().await.name, "reload", "the game begins");
    assert!(stream.ends().await, "once is enough here too");
}

#[tokio::test]
async fn a_waiting_room_that_has_changed_meanwhile_is_loaded_again() {
    let server = Server::open().await;
    let host = server.guest("Hana").await;
    let table = host.found(&["me", "open", "open"]).await;
    let id = table["id"].as_str().expect("an id").to_owned();
    let before = format!("/t/{id}/live?after={}", table["number"]);
    server
        .guest("Ada")
        .await
        .form(&format!("/t/{id}/sit"), &[])
        .await
        .location();
    let mut stream = host.listen(&before).await;
    assert_eq!(stream.next().await.name, "reload");
    host.form(&format!("/t/{id}/start"), &[]).await.location();
    let mut late = host.listen(&before).await;
    // The page of the waiting room has no place for the parts of a game.
    assert_eq!(late.next().await.name, "reload");
}

#[tokio::test]
async fn addresses_that_make_no_sense_are_refused() {
    let server = Server::open().await;
    let party = Party::of_browsers(&server, 3).await;
    let client = &party.seats[0];
    client.get(&party.page("/live?after=x")).await.expect(400);
    client.get(&party.page("/live?after=-1")).await.expect(400);
    client.get(&party.api("/events?after=x")).await.expect(400);
    client
        .get("/t/aaaaaaaaaaaaaaaaaaaaaaaa/live")
        .await
        .expect(404);
    client.get("/t/nonsense/live").await.expect(404);
}
