//! Taking back: one's own last decisions, as long as nothing came to light and nobody else has acted.

use std::sync::Arc;

use tables::{Player, Refusal, Table};

use crate::kit::{Home, any_action, ask, assert_same, on_turn, seat};

/// A game of two in which all pawns stand in one territory and Ixchel, who has the stronger card, decides about it. The
/// table before that is the one before the last decision of the development.
async fn contested(home: &Home, people: &[Player; 2]) -> (Arc<Table>, Arc<Table>) {
    let table = home.game(people).await;
    let table = home.does(&table, &people[0], "choose 9").await;
    let mut table = home.does(&table, &people[1], "choose 4").await;
    let mut before = table.clone();
    while !may(&table, "battle") {
        let action = if may(&table, "stay") {
            "stay"
        } else {
            "place 14"
        };
        before = table.clone();
        table = home.does(&table, on_turn(&table, people), action).await;
    }
    assert_eq!(table.to_act().first(), Some(seat(0)));
    (before, table)
}

fn may(table: &Table, action: &str) -> bool {
    let seat = table.to_act().first().expect("the game is on");
    table.game().legal(seat).iter().any(|legal| legal == action)
}

#[tokio::test]
async fn ones_own_last_decision_can_be_taken_back() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, first) = home.developing(&people).await;
    let id = before.id();
    let placed = home.does(&before, first, "place 14").await;
    assert!(placed.may_undo(placed.seat_of(&first.id).unwrap()));
    let undone = home.undo(id, &first.id, placed.number()).await.unwrap();
    assert_eq!(undone.number(), placed.number() + 1, "it is an entry too");
    assert_eq!(undone.game().record(), before.game().record());
    assert_eq!(undone.to_act(), before.to_act());
    home.does(&undone, first, "place 15").await;
}

#[tokio::test]
async fn one_goes_back_step_by_step_to_the_start_of_the_turn_and_no_further() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    // The second in turn: before him somebody else has acted.
    let table = home.does(&table, first, "place 14").await;
    let start = home.does(&table, first, "stay").await;
    let second = on_turn(&start, &people);
    assert_ne!(second, first);

    let placed = home.does(&start, second, "place 1").await;
    let taken_up = home.does(&placed, second, "from 1").await;
    let mut table = taken_up;
    for before in [&placed, &start] {
        table = home
            .undo(table.id(), &second.id, table.number())
            .await
            .unwrap();
        assert_eq!(table.game().record(), before.game().record());
    }
    let further = home.undo(table.id(), &second.id, table.number()).await;
    assert_refused!(further, Refusal::NothingToUndo);
    assert_same(&table, &home.table(table.id()).await.unwrap());
}

#[tokio::test]
async fn a_whole_turn_can_be_taken_back_until_the_next_has_acted() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (table, first) = home.developing(&people).await;
    let id = table.id();
    let placed = home.does(&table, first, "place 14").await;
    let stayed = home.does(&placed, first, "stay").await;
    let undone = home.undo(id, &first.id, stayed.number()).await.unwrap();
    assert_eq!(undone.to_act(), placed.to_act(), "it is his turn again");

    let stayed = home.does(&undone, first, "stay").await;
    let second = on_turn(&stayed, &people);
    let acted = home.does(&stayed, second, "place 14").await;
    let late = home.undo(id, &first.id, acted.number()).await;
    assert_refused!(late, Refusal::NothingToUndo);
}

#[tokio::test]
async fn nobody_takes_back_what_another_has_decided() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [onlooker] = home.guests(["Balam"]).await;
    let (table, first) = home.developing(&people).await;
    let other = people.iter().find(|player| *player != first).unwrap();
    let table = home.does(&table, first, "place 14").await;
    let (id, number) = (table.id(), table.number());
    let undone = home.undo(id, &other.id, number).await;
    assert_refused!(undone, Refusal::NothingToUndo);
    let undone = home.undo(id, &onlooker.id, number).await;
    assert_refused!(undone, Refusal::NotSeated);
    assert_same(&table, &home.table(id).await.unwrap());
}

#[tokio::test]
async fn before_the_first_decision_there_is_nothing_to_take_back() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let waiting = home.waiting(&people[0], 2).await;
    let playing = home.game(&people).await;
    for table in [waiting, playing] {
        let undone = home.undo(table.id(), &people[0].id, table.number()).await;
        assert_refused!(undone, Refusal::NothingToUndo);
    }
}

#[tokio::test]
async fn a_secret_choice_can_be_changed_until_another_has_chosen() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let [ixchel, itzel, _] = &people;
    let table = home.game(&people).await;
    let id = table.id();
    let chosen = home.does(&table, ixchel, "choose 7").await;
    let undone = home.undo(id, &ixchel.id, chosen.number()).await.unwrap();
    let chosen = home.does(&undone, ixchel, "choose 8").await;
    let both = home.does(&chosen, itzel, "choose 7").await;
    let late = home.undo(id, &ixchel.id, both.number()).await;
    assert_refused!(late, Refusal::NothingToUndo);
    home.undo(id, &itzel.id, both.number()).await.unwrap();
}

/// Those who are still choosing see nothing of it: what they are asked is what they were asked.
#[tokio::test]
async fn a_secret_choice_taken_back_does_not_make_the_choices_of_others_stale() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let [ixchel, itzel, _] = &people;
    let table = home.game(&people).await;
    let chosen = home.does(&table, ixchel, "choose 7").await;
    home.undo(table.id(), &ixchel.id, chosen.number())
        .await
        .unwrap();
    home.does(&table, itzel, "choose 7").await;
}

#[tokio::test]
async fn nothing_is_taken_back_by_who_looks_at_an_older_position() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (start, first) = home.developing(&people).await;
    let id = start.id();
    let placed = home.does(&start, first, "place 14").await;
    let stayed = home.does(&placed, first, "stay").await;
    for number in [0, start.number(), placed.number(), stayed.number() + 1] {
        let stale = home.undo(id, &first.id, number).await;
        assert_refused!(stale, Refusal::Stale);
    }
    // A second click on the same button takes one step back, not two.
    home.undo(id, &first.id, stayed.number()).await.unwrap();
    let again = home.undo(id, &first.id, stayed.number()).await;
    assert_refused!(again, Refusal::Stale);
    let after = home.table(id).await.unwrap();
    assert_eq!(after.game().record(), placed.game().record());
}

#[tokio::test]
async fn a_word_said_since_does_not_hinder_taking_back() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (start, first) = home.developing(&people).await;
    let placed = home.does(&start, first, "place 14").await;
    home.say(start.id(), &people[1], "really?").await.unwrap();
    let undone = home.undo(start.id(), &first.id, placed.number()).await;
    assert_eq!(undone.unwrap().game().record(), start.game().record());
}

#[tokio::test]
async fn what_has_turned_the_cards_up_cannot_be_taken_back() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let (before, table) = contested(&home, &people).await;
    let last = on_turn(&before, &people);
    assert!(may(&before, "stay"));
    let undone = home.undo(table.id(), &last.id, table.number()).await;
    assert_refused!(undone, Refusal::NothingToUndo);
}

#[tokio::test]
async fn a_drawn_card_cannot_be_put_back_but_a_battle_can_be_called_off() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [ixchel, _] = &people;
    let (_, table) = contested(&home, &people).await;
    let id = table.id();
    let fought = home.does(&table, ixchel, "battle").await;
    let undone = home.undo(id, &ixchel.id, fought.number()).await.unwrap();
    assert_eq!(undone.game().record(), table.game().record());

    let drawn = home.does(&undone, ixchel, "coexist").await;
    let undone = home.undo(id, &ixchel.id, drawn.number()).await;
    assert_refused!(undone, Refusal::NothingToUndo);
    assert_same(&drawn, &home.table(id).await.unwrap());
}

#[tokio::test]
async fn a_game_that_is_over_stays_over() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let game = home.game(&people).await;
    let over = home.play_out(game, &people).await;
    for player in &people {
        let undone = home.undo(over.id(), &player.id, over.number()).await;
        assert_refused!(undone, Refusal::NothingToUndo);
    }
}

#[tokio::test]
async fn what_was_taken_back_leaves_no_trace_in_the_record() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let mut table = home.game(&people).await;
    let mut kept = table.game().record();
    let mut taken_back = 0;
    for _ in 0..60 {
        let player = on_turn(&table, &people).clone();
        let seat = table.seat_of(&player.id).unwrap();
        let action = any_action(&table);
        table = home.does(&table, &player, &action).await;
        if table.may_undo(seat) && table.number().is_multiple_of(3) {
            let undone = home.undo(table.id(), &player.id, table.number()).await;
            table = undone.unwrap();
            taken_back += 1;
        } else {
            kept = table.game().record();
        }
        assert_eq!(table.game().record(), kept);
    }
    assert!(taken_back > 5, "{taken_back}");
    let sent = ask(&table, "fly");
    let refused = home.play(table.id(), &people[0].id, sent).await;
    assert_refused!(refused, Refusal::Illegal(_));
}
