//! What is printed on the components: on a page of its own, of the game and of a table, with a search that needs no script.

use games::GameId;

use crate::html;
use crate::kit::{Client, Server};

const PAGE: &str = "/rules/mezo/reference";

/// The page that a search leads to.
async fn search(client: &Client, query: &str) -> String {
    let mut url = client.url(PAGE);
    url.query_pairs_mut().append_pair("q", query);
    let path = format!("{}?{}", url.path(), url.query().expect("there is a query"));
    client.get(&path).await.expect(200).text
}

/// How many texts the page shows: each has its notation, or is a sentence.
fn texts(page: &str) -> usize {
    html::named(page, "code").len()
}

#[tokio::test]
async fn games_with_many_cards_have_a_reference_and_others_have_none() {
    let server = Server::open().await;
    let browser = server.browser();
    for game in &GameId::NAMES {
        let there = ["mezo", "space-aztecs"].contains(game);
        let status = if there { 200 } else { 404 };
        let page = format!("/rules/{game}/reference");
        browser.get(&page).await.expect(status);
        let rules = browser.get(&format!("/rules/{game}")).await.expect(200);
        let links = html::named(&rules.text, "a");
        assert_eq!(links.iter().any(|link| link.is("href", &page)), there);
    }
    browser.get("/rules/chess/reference").await.expect(404);
}

#[tokio::test]
async fn a_search_shows_what_has_all_its_words_in_any_language() {
    let server = Server::open().await;
    let mut browser = server.browser();
    let whole = browser.get(PAGE).await.expect(200).text;
    assert!(texts(&whole) > 200);
    for (language, query, there, not_there) in [
        ("en", "KUKULKAN", "Kukulkan", "Ixchel"),
        ("en", "most shamans", "Ixchel", "Kukulkan"),
        ("it", "unita avversarie", "Distruggi", "Profezie"),
        ("it", "maggioranza sciamani", "Ixchel", "Kukulkan"),
        ("pl", "najwiecej szamanow", "Ixchel", "Kukulkan"),
        ("pl", "oltarz slonca", "Ołtarz słońca", "Ołtarz krwi"),
        ("en", "regions_with_your_god", "Ahau Kin", "Kukulkan"),
    ] {
        browser.language = language;
        let page = search(&browser, query).await;
        let found = texts(&page);
        assert!(found > 0 && found < texts(&whole), "{query}");
        assert!(page.contains(there) && !page.contains(not_there), "{query}");
        let field = html::named(&page, "input");
        let field = field.iter().find(|input| input.is("name", "q"));
        assert!(field.expect("one can search again").is("value", query));
    }
}

#[tokio::test]
async fn a_search_without_success_says_so_and_shows_the_way_back() {
    let server = Server::open().await;
    let browser = server.browser();
    let page = search(&browser, "chocolate").await;
    assert_eq!(texts(&page), 0);
    assert!(page.contains("Nothing matches “chocolate”."));
    let links = html::named(&page, "a");
    assert!(links.iter().any(|link| link.is("href", PAGE)));
}

#[tokio::test]
async fn whatever_is_searched_for_is_answered_with_a_page() {
    let server = Server::open().await;
    let browser = server.browser();
    let page = search(&browser, "<script>alert(1)</script>").await;
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script>alert"));
    for query in [
        "a ".repeat(3000).as_str(),
        "\u{0}\u{1f}",
        "%%%",
        "\u{202e}\u{301}",
        "   ",
    ] {
        search(&browser, query).await;
    }
    browser
        .get(&format!("{PAGE}?q=%ff%fe&other=1"))
        .await
        .expect(200);
    browser.get(&format!("{PAGE}?q=a&q=b")).await.expect(400);
}

#[tokio::test]
async fn a_table_shows_the_texts_of_its_own_components() {
    let server = Server::open().await;
    let browser = server.browser();
    let table = browser.play_game_now("mezo").await;
    let page = browser.get(&table).await.expect(200).text;
    let address = format!("{table}/reference");
    let links = html::named(&page, "a");
    assert!(links.iter().any(|link| link.is("href", &address)));
    let found = browser
        .get(&format!("{address}?q=ixchel"))
        .await
        .expect(200);
    assert!(found.text.contains("Ixchel") && !found.text.contains("Kukulkan"));
    let forms = html::named(&found.text, "form");
    assert!(forms.iter().any(|form| form.is("action", &address)));

    let table = browser.play_game_now("aztlan").await;
    let page = browser.get(&table).await.expect(200).text;
    assert!(!page.contains("/reference"));
    browser.get(&format!("{table}/reference")).await.expect(404);
}
