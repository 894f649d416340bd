//! A table that everybody has left says so to whoever looks: its bots wait.

use crate::html;
use crate::kit::Server;
use crate::stream::Stream;

/// What is said of it in each language: on its page, of the seat, on the button that leads there, and in lists.
const WORDS: [(&str, &str, &str, &str); 3] = [
    (
        "en",
        "so the bots wait",
        "bots wait for you",
        "everyone left, the bots wait",
    ),
    (
        "it",
        "perciò i bot aspettano",
        "i bot ti aspettano",
        "sono usciti tutti, i bot aspettano",
    ),
    (
        "pl",
        "więc boty czekają",
        "boty poczekają",
        "nikogo nie ma, boty czekają",
    ),
];

/// The prompt of the next update.
async fn prompt(stream: &mut Stream) -> String {
    loop {
        let update = stream.next().await.json();
        if let Some(prompt) = update["parts"]["prompt"].as_str() {
            return prompt.to_owned();
        }
    }
}

#[tokio::test]
async fn a_table_that_everybody_left_tells_in_words_that_its_bots_wait() {
    let server = Server::open().await;
    for (language, waits, leave, listed) in WORDS {
        let mut host = server.guest("Hana").await;
        host.language = language;
        let table = host.play_now().await;
        let page = host.get(&table).await.expect(200).text;
        assert!(page.contains(leave) && !page.contains(waits), "{language}");
        host.form(&format!("{table}/leave"), &[]).await.expect(303);

        let mut onlooker = server.browser();
        onlooker.language = language;
        for looker in [&host, &onlooker] {
            let page = looker.get(&table).await.expect(200).text;
            assert!(page.contains(waits), "{language}: {page}");
            assert!(html::actions(&page).is_empty());
        }
        let home = host.get("/").await.expect(200).text;
        assert!(home.contains(listed), "{language}: {home}");
        let mut live = onlooker.listen(&format!("{table}/live")).await;
        host.form(&format!("{table}/return"), &[]).await.expect(303);
        while prompt(&mut live).await.contains(waits) {}
        let home = host.get("/").await.expect(200).text;
        assert!(!home.contains(listed), "{language}: {home}");
    }
}

#[tokio::test]
async fn a_table_where_somebody_is_left_goes_on_with_a_bot() {
    let server = Server::open().await;
    let (host, friend) = (server.guest("Hana").await, server.guest("Ida").await);
    let table = host.found(&["me", "open", "beginner"]).await;
    let table = format!("/t/{}", table["id"].as_str().expect("an id"));
    friend.form(&format!("{table}/sit"), &[]).await.expect(303);
    let page = friend.get(&table).await.expect(200).text;
    assert!(page.contains("Leave (bot plays)"));
    friend
        .form(&format!("{table}/leave"), &[])
        .await
        .expect(303);
    let page = host.get(&table).await.expect(200).text;
    assert!(page.contains("away, a bot plays") && !page.contains("bots wait."));
    assert!(page.contains("bots wait for you"), "nobody else is left");
}
