//! Friends at one table.

use crate::browser::Browser;
use crate::kit::{Server, room};
use crate::play::{Sight, Whim};

/// Whoever opens the link of the table sits down with one click.
async fn meet(host: &Browser, friend: &Browser, server: &Server) {
    host.go(&server.at("/")).await;
    host.picture("first-page").await;
    host.click("a.button[href='/new/aztlan']").await;
    host.until("location.pathname === '/new/aztlan'").await;
    host.click("input[name='option-players'][value='3']").await;
    // The third seat is open; one step further down the list is a beginner.
    host.see::<Option<()>>("void document.querySelector('select[name=seat-2]').focus()")
        .await;
    host.key("ArrowDown").await;
    host.until("document.querySelector('select[name=seat-2]').value === 'beginner'")
        .await;
    host.picture("new-table").await;
    host.click("form.new button.chief").await;
    host.until("document.querySelector('.waiting')").await;
    host.picture("waiting").await;

    let invitation: String = host
        .see("document.querySelector('[data-address]').value")
        .await;
    assert!(
        invitation.starts_with("http://"),
        "{invitation} is a whole address"
    );
    friend.go(&invitation).await;
    friend.click("form[action$='/sit'] button").await;
    // The page of the one who waits turns by itself.
    for browser in [host, friend] {
        browser.until("document.querySelector('main.table')").await;
    }
}

/// Somebody says something by the keyboard: while bots begin to play, a page may move under the mouse.
async fn say(from: &Browser, to: &Browser, text: &str) {
    from.see::<Option<()>>("void document.querySelector('.say input').focus()")
        .await;
    from.write(text).await;
    from.until("document.querySelector('.say input').value !== ''")
        .await;
    from.key("Enter").await;
    to.until(&format!(
        "document.querySelector('#sayings').innerText.includes({text:?})"
    ))
    .await;
    from.until("document.querySelector('.say input').value === ''")
        .await;
}

/// Takes a decision back, if it can be; what could be done before can be done again.
async fn take_back(browser: &Browser, before: &Sight) -> bool {
    if !browser.has("button[form=undo]").await {
        return false;
    }
    let now = browser.sight().await;
    browser.click("button[form=undo]").await;
    let again = browser.after(now.number).await;
    assert_eq!(again.choices, before.choices, "all is as it was before");
    true
}

/// The page says in its title whose turn it is.
fn assert_title(sight: &Sight) {
    let says = sight.title.starts_with("Your turn");
    assert_eq!(says, sight.turn, "{sight:?}");
    assert_eq!(sight.turn, !sight.choices.is_empty(), "{sight:?}");
}

#[tokio::test]
async fn two_friends_and_a_bot_play_a_whole_game_by_clicking_and_then_another() {
    let _room = room(2).await;
    let server = Server::open().await;
    let (host, friend) = (Browser::open().await, Browser::open().await);
    meet(&host, &friend, &server).await;
    let table = host.place().await;
    assert_eq!(friend.place().await, table);

    say(&host, &friend, "Good luck, <b>friend</b> & all!").await;
    say(&friend, &host, "Ty też 🐍").await;

    let mut whim = Whim::new(3);
    let (mut undone, mut phases) = (false, Vec::new());
    'game: loop {
        for (browser, name) in [(&host, "host"), (&friend, "friend")] {
            let sight = browser.sight().await;
            if sight.over {
                break 'game;
            }
            if !sight.turn {
                continue;
            }
            assert_title(&sight);
            let phase = format!("{name}-{}-{}", sight.phase, sight.choices.len().min(2));
            if !phases.contains(&phase) && name == "host" {
                browser.picture(&format!("table-{}", phases.len())).await;
                phases.push(phase);
            }
            let after = browser.do_anything(&sight, &mut whim).await;
            if !undone && after.turn {
                undone = take_back(browser, &sight).await;
            }
        }
    }
    assert!(undone, "something was taken back");

    let mut results = Vec::new();
    for browser in [&host, &friend] {
        browser.until("document.querySelector('#result h2')").await;
        let sight = browser.sight().await;
        assert!(
            !sight.turn && !sight.title.contains("Your turn"),
            "{sight:?}"
        );
        results.push([
            browser.text("#prompt strong").await,
            browser.text("#result .ranking").await,
            browser.text("#result table").await,
        ]);
    }
    assert_eq!(results[0], results[1], "both see the same result");
    host.see::<Option<()>>("void scrollTo({ top: 0, behavior: 'instant' })")
        .await;
    host.picture("end").await;

    host.click("button[form=rematch]").await;
    host.until(&format!(
        "location.pathname !== {table:?} && document.querySelector('main.table')"
    ))
    .await;
    friend
        .until("document.querySelector('#result a.chief')")
        .await;
    friend.click("#result a.chief").await;
    friend
        .until(&format!(
            "location.pathname !== {table:?} && document.querySelector('main.table')"
        ))
        .await;
    assert_eq!(
        host.place().await,
        friend.place().await,
        "both are at the same table again"
    );
    let sight = host.turn().await;
    assert!(
        sight.turn && sight.round == 1,
        "a new game is on: {sight:?}"
    );

    host.leave().await;
    friend.leave().await;
    server.stop().await;
}
