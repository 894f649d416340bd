//! Whether the house is well, and whether it is ready for those who come.

use crate::kit::Server;

#[tokio::test]
async fn a_house_that_is_open_is_well_and_ready() {
    let server = Server::open().await;
    let browser = server.browser();
    assert_eq!(browser.get("/healthz").await.expect(200).text, "well\n");
    assert_eq!(browser.get("/readyz").await.expect(200).text, "well\n");
}

#[tokio::test]
async fn a_house_that_is_closing_is_not_ready_but_well() {
    let server = Server::open().await;
    let browser = server.browser();
    server.house.begin_to_close();
    let answer = browser.get("/readyz").await.expect(503);
    assert_eq!(answer.text, "the house is closing\n");
    browser.get("/healthz").await.expect(200);
}
