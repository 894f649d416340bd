//! Reporting somebody at a table.

use crate::html;
use crate::kit::Server;

/// The values that the form offers.
fn offered(page: &str) -> Vec<String> {
    let form = page.split("class=\"report\"").nth(1).unwrap_or_default();
    let form = form.split("</form>").next().unwrap_or_default();
    let options = html::named(form, "option");
    options
        .iter()
        .filter_map(|option| option.get("value"))
        .map(str::to_owned)
        .collect()
}

#[tokio::test]
async fn whoever_sits_or_writes_at_a_table_is_reported_by_a_form() {
    let server = Server::open().await;
    let (ada, eve, bob) = (
        server.guest("Ada").await,
        server.guest("Eve").await,
        server.guest("Bob").await,
    );
    let found = ada.found(&["me", "open"]).await;
    let table = format!("/t/{}", found["id"].as_str().unwrap());
    assert!(
        offered(&ada.get(&table).await.text).is_empty(),
        "nobody else is there"
    );
    eve.form(&format!("{table}/sit"), &[]).await.expect(303);
    bob.form(&format!("{table}/say"), &[("text", "buy my things")])
        .await;
    let page = ada.get(&table).await.expect(200).text;
    let whom = offered(&page);
    assert_eq!(whom.len(), 2, "{page}");
    assert!(whom.contains(&"seat-1".to_owned()));
    for known in server.house.acquaintances(None, 10).await.unwrap() {
        assert!(
            !page.contains(known.id.as_str()),
            "pages do not tell by which ids people are known"
        );
    }
    assert!(
        offered(&server.browser().get(&table).await.text).is_empty(),
        "strangers report nobody"
    );

    let report = format!("{table}/report");
    for whom in &whom {
        let fields = [("whom", whom.as_str()), ("reason", "sells things <b>")];
        let thanks = ada.form(&report, &fields).await.expect(200);
        assert!(thanks.text.contains("was noted"), "{}", thanks.text);
        ada.form(&report, &fields).await.expect(409);
    }
    let reports = server.house.reports(false).await.unwrap();
    let mut against: Vec<&str> = reports
        .iter()
        .filter_map(|report| report.against.as_ref())
        .map(|person| person.name.as_str())
        .collect();
    against.sort_unstable();
    assert_eq!(against, ["Bob", "Eve"]);
    assert_eq!(reports[0].reason, "sells things <b>");

    for fields in [
        [("whom", "seat-0"), ("reason", "me")],
        [("whom", "seat-9"), ("reason", "x")],
        [("whom", "seat-1"), ("reason", " ")],
    ] {
        ada.form(&report, &fields).await.expect(422);
    }
    server
        .browser()
        .form(&report, &[("whom", "seat-1"), ("reason", "x")])
        .await
        .expect(403);
}
