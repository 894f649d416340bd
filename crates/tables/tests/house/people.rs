//! Guests, their names, links and tokens.

use tables::{Chair, PlayerId, Refusal, Token};

use crate::kit::{Home, seat};

#[tokio::test]
async fn a_guest_has_a_clean_name_and_is_known_from_then_on() {
    let home = Home::new().await;
    let guest = home
        .welcome("  Ix\u{200b}chel\n of  Cozumel ")
        .await
        .unwrap();
    assert_eq!(guest.name, "Ixchel of Cozumel");
    assert_eq!(home.player(&guest.id).await.unwrap(), Some(guest));
    assert_eq!(home.player(&PlayerId::fresh()).await.unwrap(), None);
    for nameless in ["", "...", "\u{202e}", &"x".repeat(25)] {
        assert_refused!(home.welcome(nameless).await, Refusal::Name);
    }
}

#[tokio::test]
async fn a_new_name_is_shown_at_every_table_and_what_was_said_keeps_the_old() {
    let home = Home::new().await;
    let people = home.guests(["Ixchel", "Itzel"]).await;
    let [ixchel, itzel] = &people;
    let playing = home.game(&people).await;
    let waiting = home.waiting(itzel, 2).await;
    home.say(playing.id(), itzel, "hello").await.unwrap();
    let renamed = home.rename(itzel, " Itzel\tof Palenque ").await.unwrap();
    assert_eq!(renamed.id, itzel.id);
    assert_eq!(home.player(&itzel.id).await.unwrap().unwrap(), renamed);

    for (table, place) in [(&playing, 1), (&waiting, 0)] {
        let table = home.table(table.id()).await.unwrap();
        let Some(Chair::Person { name, .. }) = table.chair(seat(place)) else {
            panic!("she sits there");
        };
        assert_eq!(name, "Itzel of Palenque");
    }
    let table = home.table(playing.id()).await.unwrap();
    assert_eq!(table.said()[0].name, "Itzel");
    let listed = home.open_tables(10).await.unwrap();
    assert_eq!(listed[0].names[0].as_deref(), Some("Itzel of Palenque"));
    // A new name is no new position.
    home.does(&playing, ixchel, "choose 7").await;
    assert_refused!(home.rename(&renamed, " ").await, Refusal::Name);
}

#[tokio::test]
async fn a_new_link_ends_the_old_one() {
    let home = Home::new().await;
    let [guest] = home.guests(["Ixchel"]).await;
    let renewed = home.renew_link(&guest).await.unwrap();
    assert_ne!(renewed.link, guest.link);
    let again = home.renew_link(&renewed).await.unwrap();
    assert!(![guest.link, renewed.link].contains(&again.link));
    assert_eq!(home.player(&guest.id).await.unwrap(), Some(again));
}

/// Two pages are open, and the one that renames was loaded before the other made a new link.
#[tokio::test]
async fn a_new_name_does_not_bring_an_old_link_back() {
    let home = Home::new().await;
    let [guest] = home.guests(["Ixchel"]).await;
    let renewed = home.renew_link(&guest).await.unwrap();
    home.rename(&guest, "Ix Chel").await.unwrap();
    let now = home.player(&guest.id).await.unwrap().unwrap();
    assert_eq!(now.link, renewed.link);
    assert_eq!(now.name, "Ix Chel");
}

#[tokio::test]
async fn links_renewed_at_the_same_time_all_end_the_old_one() {
    let home = Home::new().await;
    let [guest] = home.guests(["Ixchel"]).await;
    home.rename(&guest, "Ix Chel").await.unwrap();
    let one = home.renew_link(&guest).await.unwrap();
    let other = home.renew_link(&guest).await.unwrap();
    assert_ne!(one.link, other.link, "the second ends the first");
    let now = home.player(&guest.id).await.unwrap().unwrap();
    assert_eq!(now.name, "Ix Chel", "a new link is no new name");
}

#[tokio::test]
async fn a_token_stands_for_its_owner_until_it_is_revoked() {
    let home = Home::new().await;
    let [ixchel, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    let token = home.make_token(&ixchel.id, " my\tbot ").await.unwrap();
    let other = home.make_token(&itzel.id, "hers").await.unwrap();
    let owner = home.token_owner(&token).await.unwrap();
    assert_eq!(owner.as_ref(), Some(&ixchel));
    assert_eq!(home.token_owner(&Token::fresh()).await.unwrap(), None);

    let tokens = home.tokens(&ixchel.id).await.unwrap();
    let [label] = tokens.as_slice() else {
        panic!("she has one token");
    };
    assert_eq!(label.label, "my bot");
    home.revoke_token(&itzel.id, label.id).await.unwrap();
    let owner = home.token_owner(&token).await.unwrap();
    assert!(owner.is_some(), "nobody revokes what is another's");
    home.revoke_token(&ixchel.id, label.id).await.unwrap();
    assert_eq!(home.token_owner(&token).await.unwrap(), None);
    assert!(home.tokens(&ixchel.id).await.unwrap().is_empty());
    assert_eq!(home.token_owner(&other).await.unwrap(), Some(itzel));
}

#[tokio::test]
async fn nobody_has_more_than_ten_tokens() {
    let home = Home::new().await;
    let [ixchel, itzel] = home.guests(["Ixchel", "Itzel"]).await;
    assert_refused!(home.make_token(&ixchel.id, "...").await, Refusal::Name);
    for number in 1..=10 {
        let label = format!("token {number}");
        home.make_token(&ixchel.id, &label).await.unwrap();
    }
    let eleventh = home.make_token(&ixchel.id, "one more").await;
    assert_refused!(eleventh, Refusal::TooMany(_));
    home.make_token(&itzel.id, "hers").await.unwrap();
    let first = home.tokens(&ixchel.id).await.unwrap().remove(0);
    assert_eq!(first.label, "token 1");
    home.revoke_token(&ixchel.id, first.id).await.unwrap();
    home.make_token(&ixchel.id, "one more").await.unwrap();
}

#[tokio::test]
async fn only_the_digest_of_a_token_is_kept() {
    let home = Home::new().await;
    let [ixchel] = home.guests(["Ixchel"]).await;
    let token = home.make_token(&ixchel.id, "mine").await.unwrap();
    home.close().await;
    for file in std::fs::read_dir(home.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let written = bytes
            .windows(token.as_str().len())
            .any(|part| part == token.as_str().as_bytes());
        assert!(!written);
    }
}

#[tokio::test]
async fn people_tokens_and_the_secret_outlast_the_house() {
    let home = Home::new().await;
    let [guest] = home.guests(["Ixchel"]).await;
    let renewed = home.renew_link(&guest).await.unwrap();
    let token = home.make_token(&guest.id, "mine").await.unwrap();
    let secret = home.secret();
    assert_eq!(secret.len(), 32);
    assert!(home.is_well().await);
    let home = home.reopened().await;
    assert_eq!(home.player(&guest.id).await.unwrap(), Some(renewed.clone()));
    assert_eq!(home.token_owner(&token).await.unwrap(), Some(renewed));
    assert_eq!(home.secret(), secret);
    assert_ne!(Home::new().await.secret(), secret);
}
