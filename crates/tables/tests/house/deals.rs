//! Where chance comes from, and how anybody can check it.

use std::sync::Arc;

use bots::Level;
use game::{Bits, Maker, Proof, Seed, Share, Shared};
use tables::{Contribution, Order, Player, Refusal, SeatOrder, Stage, Table, Wishes};

use crate::kit::{Home, assert_same, order, seat};

const MINE: Bits = Bits([7; 32]);
const THEIRS: Bits = Bits([8; 32]);

fn sending(share: Bits) -> Wishes<'static> {
    Wishes {
        share: Some(share),
        side: None,
    }
}

/// A table for so many where the host sits with this contribution.
fn own(players: usize, pledge: Option<&str>) -> Order {
    Order {
        own: Contribution {
            pledge: pledge.map(str::to_owned),
            share: Some(MINE),
        },
        ..order(players, &[SeatOrder::Me])
    }
}

/// The proof of a game that is over: it holds, and the record has it.
fn proven(over: &Table) -> Shared {
    let proof = over.proof().expect("the game is over");
    let (seed, record) = (over.seed().unwrap(), over.record().unwrap());
    let players = u8::try_from(over.chairs().len()).unwrap();
    assert_eq!(proof.check(seed, players), Ok(()));
    assert_eq!((record.seed, record.proof.as_ref()), (seed, Some(&proof)));
    assert!(matches!(seed, Seed::Full(_)));
    match proof {
        Proof::Shared(shared) => shared,
        Proof::Given => panic!("nobody gave a seed"),
    }
}

fn makers(proof: &Shared) -> Vec<Maker> {
    proof.shares.iter().map(|share| share.by).collect()
}

#[tokio::test]
async fn the_deal_is_secret_until_the_end_and_then_follows_from_what_was_promised_and_added() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let waiting = home.found(&people[0], own(2, None)).await.unwrap();
    let promised = waiting.founding().commitment().unwrap();
    let mut table = home
        .sit_as(waiting.id(), &people[1], None, sending(THEIRS))
        .await
        .unwrap();
    assert!(waiting.proof().is_none() && waiting.seed().is_none());
    while table.stage() == Stage::Playing {
        assert!(table.seed().is_none() && table.proof().is_none() && table.record().is_none());
        assert_eq!(table.founding().commitment(), Some(promised));
        table = home.play_on(table, &people, 1).await;
    }
    let proof = proven(&table);
    assert_eq!(proof.commitment, promised);
    let shares = [(Maker::Founder, MINE), (Maker::Player, THEIRS)];
    assert_eq!(proof.shares, shares.map(|(by, share)| Share { by, share }));
    tables::replay(&table.record().unwrap()).expect("the record replays");
}

#[tokio::test]
async fn whoever_leaves_before_the_beginning_takes_their_share_along() {
    let home = Home::new().await;
    let [host, itzel, balam] = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let table = home.waiting(&host, 2).await;
    let id = table.id();
    home.sit_as(id, &itzel, None, sending(THEIRS))
        .await
        .unwrap();
    let begun = home.leave(id, &itzel.id).await;
    // Both seats were taken, so the game is on: leaving now changes nothing of the deal.
    assert_eq!(begun.unwrap().stage(), Stage::Playing);

    let table = home.waiting(&host, 3).await;
    let id = table.id();
    home.sit_as(id, &itzel, None, sending(THEIRS))
        .await
        .unwrap();
    home.leave(id, &itzel.id).await.unwrap();
    home.sit(id, &balam, Some(seat(1))).await.unwrap();
    let table = home.sit_as(id, &itzel, None, sending(MINE)).await.unwrap();
    let over = home.play_out(table, &[host, balam, itzel]).await;
    let proof = proven(&over);
    assert_eq!(
        makers(&proof),
        [Maker::Server, Maker::Server, Maker::Player]
    );
    assert_eq!(proof.shares[1], proof.promise().share_of(seat(1)));
    assert_eq!(proof.shares[2].share, MINE);
}

#[tokio::test]
async fn a_bot_in_a_seat_that_somebody_has_left_adds_what_the_server_makes() {
    let home = Home::new().await;
    let [host, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let table = home.waiting(&host, 3).await;
    let id = table.id();
    home.sit_as(id, &itzel, None, sending(THEIRS))
        .await
        .unwrap();
    home.leave(id, &itzel.id).await.unwrap();
    home.start(id, &host.id, Level::Beginner).await.unwrap();
    let over = home.play_out_with_bots(id, &host).await;
    assert_eq!(makers(&proven(&over)), [Maker::Server; 3]);
}

#[tokio::test]
async fn a_founder_who_was_shown_a_commitment_adds_their_share_to_that_one_once() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let pledge = home.pledge();
    let found = || home.found(&host, own(2, Some(&pledge.name)));
    let first = found().await.unwrap();
    assert_eq!(first.founding().commitment(), Some(pledge.commitment));
    let again = found().await.unwrap();
    assert_ne!(again.founding().commitment(), Some(pledge.commitment));
    for (table, by) in [(first, Maker::Player), (again, Maker::Founder)] {
        home.start(table.id(), &host.id, Level::Beginner)
            .await
            .unwrap();
        let over = home.play_out_with_bots(table.id(), &host).await;
        assert_eq!(makers(&proven(&over)), [by, Maker::Server]);
    }
}

#[tokio::test]
async fn a_pledge_counts_once_also_after_a_restart_and_if_it_is_sent_twice_at_once() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let (pledge, other) = (home.pledge(), home.pledge());
    home.found(&host, own(2, Some(&pledge.name))).await.unwrap();
    let home = home.reopened().await;
    let again = home.found(&host, own(2, Some(&pledge.name))).await.unwrap();
    assert_ne!(again.founding().commitment(), Some(pledge.commitment));
    let found = || home.found(&host, own(2, Some(&other.name)));
    let (one, two, three) = tokio::join!(found(), found(), found());
    let pledged = [one, two, three].map(|table| {
        let table = table.expect("every table is made");
        table.founding().commitment() == Some(other.commitment)
    });
    assert_eq!(pledged.iter().filter(|pledged| **pledged).count(), 1);
}

#[tokio::test]
async fn what_is_no_pledge_founds_a_table_without_one() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    for nonsense in ["", "nonsense", "a.b.c"] {
        let table = home.found(&host, own(2, Some(nonsense))).await.unwrap();
        assert!(table.founding().commitment().is_some());
    }
}

#[tokio::test]
async fn a_table_on_a_given_seed_is_dealt_from_it_and_says_so() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let record = |seed: Seed| {
        let order = Order {
            seed: Some(seed),
            ..own(2, None)
        };
        let (home, host) = (&home, &host);
        async move {
            let table = home.found(host, order).await.unwrap();
            assert!(table.founding().is_given());
            assert_eq!(table.founding().commitment(), None);
            assert!(table.seed().is_none());
            home.start(table.id(), &host.id, Level::Beginner)
                .await
                .unwrap();
            let over = home.play_out_with_bots(table.id(), host).await;
            let record = over.record().unwrap();
            assert_eq!((record.seed, &record.proof), (seed, &Some(Proof::Given)));
            tables::replay(&record).expect("the record replays");
        }
    };
    record(Seed::Short(255)).await;
    record(Seed::Full(MINE)).await;
}

#[tokio::test]
async fn a_rematch_has_the_commitment_that_was_shown_at_the_end_and_the_share_of_who_asks() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let game = home.game(&people).await;
    let over = home.play_out(game, &people).await;
    let id = home
        .rematch(over.id(), &people[1].id, Some(THEIRS))
        .await
        .unwrap();
    let next = home.table(&id).await.unwrap();
    let promised = over.founding().next_commitment();
    assert_eq!(next.founding().commitment(), Some(promised));
    assert_ne!(next.founding().next_commitment(), promised);
    let over = home.play_out(next, &people).await;
    let proof = proven(&over);
    assert_eq!(makers(&proof), [Maker::Server, Maker::Player]);
    assert_eq!(proof.shares[1].share, THEIRS);
}

#[tokio::test]
async fn everybody_who_sees_a_game_end_adds_to_the_deal_of_the_rematch_and_the_first_share_counts()
{
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [stranger] = home.guests(["Balam"]).await;
    let game = home.game(&people).await;
    let early = home.add_share(game.id(), &people[0].id, MINE).await;
    assert_refused!(early, Refusal::NotOver);
    let over = home.play_out(game, &people).await;
    let id = over.id();
    let foreign = home.add_share(id, &stranger.id, MINE).await;
    assert_refused!(foreign, Refusal::NotSeated);
    for share in [MINE, THEIRS] {
        home.add_share(id, &people[0].id, share).await.unwrap();
    }
    let home = home.reopened().await;
    let kept = home.table(id).await.unwrap();
    assert!(kept.has_next_share(seat(0)) && !kept.has_next_share(seat(1)));

    let next = home.rematch(id, &people[1].id, Some(THEIRS)).await.unwrap();
    // Too late: the rematch is dealt.
    home.add_share(id, &people[0].id, THEIRS).await.unwrap();
    let next = home.table(&next).await.unwrap();
    let over = home.play_out(next, &people).await;
    let proof = proven(&over);
    let by = Maker::Player;
    assert_eq!(
        proof.shares,
        [MINE, THEIRS].map(|share| Share { by, share })
    );
}

/// A table where so much was said before the game began that it is read from a snapshot, and the people at it.
async fn long_awaited(home: &Home) -> (Arc<Table>, [Player; 3]) {
    let people = home.guests(["Ixchel", "Itzel", "Balam"]).await;
    let table = home.found(&people[0], own(3, None)).await.unwrap();
    let id = table.id();
    home.sit_as(id, &people[1], None, sending(THEIRS))
        .await
        .unwrap();
    for number in 0..70 {
        let text = number.to_string();
        home.say(id, &people[0], &text).await.unwrap();
    }
    (home.table(id).await.unwrap(), people)
}

#[tokio::test]
async fn shares_outlast_a_restart_before_and_after_the_beginning() {
    let home = Home::new().await;
    let (waiting, people) = long_awaited(&home).await;
    let id = waiting.id().clone();
    let home = home.reopened().await;
    let table = home.sit(&id, &people[2], None).await.unwrap();
    let table = home.play_on(table, &people, 70).await;
    let home = home.reopened().await;
    assert_same(&home.table(&id).await.unwrap(), &table);
    let over = home.play_out(table, &people).await;
    let proof = proven(&over);
    assert_eq!(
        makers(&proof),
        [Maker::Founder, Maker::Player, Maker::Server]
    );
    let home = home.reopened().await;
    assert_eq!(home.table(&id).await.unwrap().proof(), over.proof());
}

#[tokio::test]
async fn every_table_has_bits_of_its_own() {
    let home = Home::new().await;
    let [host] = home.guests(["Ixchel"]).await;
    let mut commitments = std::collections::HashSet::new();
    for _ in 0..20 {
        let table = home.waiting(&host, 2).await;
        commitments.insert(table.founding().commitment().unwrap());
        commitments.insert(table.founding().next_commitment());
    }
    assert_eq!(commitments.len(), 40);
}
