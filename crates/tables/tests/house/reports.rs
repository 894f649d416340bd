//! What people tell the house about others.

use tables::{REASON_LENGTH, Refusal, TableId};

use crate::kit::Home;

#[tokio::test]
async fn a_report_says_who_where_when_and_why_until_it_is_dealt_with() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, _) = home.developing(&people).await;
    home.report(table.id(), &people[0].id, &people[1].id, " was\trude ")
        .await
        .unwrap();
    let [report] = &home.reports(false).await.unwrap()[..] else {
        panic!("there is one");
    };
    assert_eq!(
        (&report.table, report.number, report.ply),
        (table.id(), table.number(), 2)
    );
    assert_eq!(report.reason, "was rude");
    assert_eq!(report.reporter.as_ref().unwrap().name, "Ixchel");
    assert_eq!(report.against.as_ref().unwrap().id, people[1].id);
    assert_eq!(report.stage, "playing");
    home.settle_report(report.id).await.unwrap();
    assert!(home.reports(false).await.unwrap().is_empty());
    assert!(home.reports(true).await.unwrap()[0].done);
    assert_refused!(home.settle_report(99).await, Refusal::NoReport(99));
}

#[tokio::test]
async fn only_others_who_are_there_are_reported_with_a_reason_and_not_without_end() {
    let home = Home::new().await;
    let [ixchel, itzel, balam] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let pair = [ixchel.clone(), itzel.clone()];
    let table = home.game(&pair).await;
    let report = async |against: &tables::Player, reason: &str| {
        home.report(table.id(), &ixchel.id, &against.id, reason)
            .await
    };
    assert_refused!(report(&ixchel, "me").await, Refusal::NobodyToReport);
    assert_refused!(report(&balam, "not here").await, Refusal::NobodyToReport);
    home.say(table.id(), &balam, "now I am").await.unwrap();
    report(&balam, "spoke").await.unwrap();
    assert_refused!(
        report(&balam, "spoke again").await,
        Refusal::ReportedAlready
    );
    for reason in ["", " \u{200b}", "...", &"x".repeat(REASON_LENGTH + 1)] {
        assert_refused!(report(&itzel, reason).await, Refusal::Reason);
    }
    let nowhere = home
        .report(&TableId::fresh(), &ixchel.id, &itzel.id, "x")
        .await;
    assert_refused!(nowhere, Refusal::NoTable);

    for _ in 0..9 {
        let table = home.game(&pair).await;
        home.report(table.id(), &ixchel.id, &itzel.id, "rude")
            .await
            .unwrap();
    }
    assert_refused!(report(&itzel, "rude").await, Refusal::TooMany(_));
    home.report(table.id(), &itzel.id, &ixchel.id, "reports me")
        .await
        .unwrap();
}
