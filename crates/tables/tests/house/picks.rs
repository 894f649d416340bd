//! Those who wait choose what to play as.

use bots::Level;
use serde_json::json;
use tables::{Order, Refusal, SeatOrder, Stage, Wishes};

use crate::kit::{Home, options, order, seat};

const BOT: SeatOrder = SeatOrder::Bot(Level::Beginner);

fn playing(side: &str) -> Wishes<'_> {
    Wishes {
        side: Some(side),
        share: None,
    }
}

/// What the seats of a game play as, by its options.
fn tribes(table: &tables::Table) -> serde_json::Value {
    table.options()["tribes"].clone()
}

#[tokio::test]
async fn whoever_waits_picks_a_tribe_that_is_free_and_it_becomes_the_option() {
    let home = Home::new().await;
    let [host, itzel, balam] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let table = home.waiting(&host, 3).await;
    let id = table.id();
    assert_eq!(
        table.picks().names(),
        ["serpent", "ocelot", "coyote", "quetzal"]
    );

    let table = home.pick(id, &host.id, Some("quetzal")).await.unwrap();
    assert_eq!(table.picks().name_of(seat(0)), Some("quetzal"));
    let taken = home.sit_as(id, &itzel, None, playing("quetzal")).await;
    assert_refused!(taken, Refusal::SideTaken);
    let table = home
        .sit_as(id, &itzel, None, playing("serpent"))
        .await
        .unwrap();
    assert_eq!(table.stage(), Stage::Waiting);
    assert!(table.picks().free().eq(["ocelot", "coyote"]));
    assert_eq!(tribes(&table), json!("first"));

    // Balam picks nothing and gets the tribe of the third seat.
    let table = home.sit(id, &balam, None).await.unwrap();
    assert_eq!(table.stage(), Stage::Playing);
    assert_eq!(tribes(&table), json!(["quetzal", "serpent", "coyote"]));
    assert_eq!(table.game().record().options["tribes"], tribes(&table));
    assert_refused!(
        home.pick(id, &host.id, Some("ocelot")).await,
        Refusal::Begun
    );
}

#[tokio::test]
async fn people_come_first_and_bots_take_the_rest() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let seats = [BOT, SeatOrder::Me, SeatOrder::Open];
    let table = home.found(&host, order(3, &seats)).await.unwrap();
    home.pick(table.id(), &host.id, Some("coyote"))
        .await
        .unwrap();
    // Itzel's seat would be the coyote's: she gets the first that is free, before the bot does.
    let table = home.sit(table.id(), &itzel, None).await.unwrap();
    assert_eq!(tribes(&table), json!(["ocelot", "coyote", "serpent"]));
}

#[tokio::test]
async fn of_two_who_pick_the_same_one_is_told() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.waiting(&host, 4).await;
    let id = table.id();
    home.sit(id, &itzel, None).await.unwrap();
    for _ in 0..20 {
        let (mine, hers) = tokio::join!(
            home.pick(id, &host.id, Some("ocelot")),
            home.pick(id, &itzel.id, Some("ocelot")),
        );
        let told = [mine, hers].into_iter().filter_map(Result::err);
        let told: Vec<Refusal> = told.collect();
        assert!(matches!(told.as_slice(), [Refusal::SideTaken]), "{told:?}");
        let table = home.table(id).await.unwrap();
        let both = [seat(0), seat(1)].map(|seat| table.picks().name_of(seat));
        assert_eq!(both.iter().flatten().count(), 1);
        home.pick(id, &host.id, None).await.unwrap();
        home.pick(id, &itzel.id, None).await.unwrap();
    }
}

#[tokio::test]
async fn a_pick_can_be_changed_and_is_free_again_when_its_owner_leaves() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.waiting(&host, 4).await;
    let id = table.id();
    home.sit_as(id, &itzel, None, playing("ocelot"))
        .await
        .unwrap();
    home.pick(id, &itzel.id, Some("coyote")).await.unwrap();
    home.pick(id, &host.id, Some("ocelot")).await.unwrap();
    let table = home.leave(id, &itzel.id).await.unwrap();
    assert_eq!(table.picks().name_of(seat(1)), None);
    home.pick(id, &host.id, Some("coyote")).await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_picked_is_refused_with_a_sentence() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.waiting(&host, 3).await;
    let id = table.id();
    let refused = home.pick(id, &host.id, Some("dragon")).await;
    let Err(Refusal::NoSide(sentence)) = refused else {
        panic!("there are no dragons");
    };
    assert!(sentence.contains("dragon") && sentence.contains("ocelot"));
    assert_refused!(
        home.pick(id, &itzel.id, Some("ocelot")).await,
        Refusal::NotSeated
    );
}

#[tokio::test]
async fn whoever_makes_the_table_with_the_option_has_fixed_it() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let fixed = json!({ "players": 3, "tribes": ["coyote", "serpent", "ocelot"] });
    let order = Order {
        options: options(fixed),
        ..order(3, &[SeatOrder::Me, BOT])
    };
    let table = home.found(&host, order).await.unwrap();
    assert!(table.picks().names().is_empty());
    let picked = home.pick(table.id(), &host.id, Some("quetzal")).await;
    assert_refused!(picked, Refusal::NothingToPick);
    let table = home.sit(table.id(), &itzel, None).await.unwrap();
    assert_eq!(tribes(&table), json!(["coyote", "serpent", "ocelot"]));
}

#[tokio::test]
async fn two_players_of_aztlan_pick_the_first_faction() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.waiting(&host, 2).await;
    let id = table.id();
    assert_eq!(table.picks().key(), Some("first_faction"));
    let sat = home
        .sit_as(id, &itzel, None, playing("coyote_quetzal"))
        .await;
    let table = sat.unwrap();
    assert_eq!(table.options()["first_faction"], "ocelot_serpent");
    let view: serde_json::Value =
        serde_json::from_str(table.game().view(game::Viewer::Spectator, 0).get()).unwrap();
    assert_eq!(view["control"], json!([1, 0]));
}

#[tokio::test]
async fn picks_outlast_a_restart_and_go_on_in_a_rematch() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.waiting(&people[0], 2).await;
    let id = table.id().clone();
    home.pick(&id, &people[0].id, Some("ocelot_serpent"))
        .await
        .unwrap();
    let home = home.reopened().await;
    let table = home.table(&id).await.unwrap();
    assert_eq!(table.picks().name_of(seat(0)), Some("ocelot_serpent"));
    home.sit(&id, &people[1], None).await.unwrap();

    let home = home.reopened().await;
    let table = home.table(&id).await.unwrap();
    assert_eq!(table.options()["first_faction"], "ocelot_serpent");
    let over = home.play_out(table, &people).await;
    let next = home.rematch(&id, &people[0].id, None).await.unwrap();
    let next = home.table(&next).await.unwrap();
    assert_eq!(next.options(), over.options());
    let home = home.reopened().await;
    let over = home.table(&id).await.unwrap();
    assert_eq!(over.options()["first_faction"], "ocelot_serpent");
}
