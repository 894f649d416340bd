use bots::Level;

use super::*;
use crate::play::tests::begun;

fn room(threads: usize) -> Room {
    Room::new("test", threads).unwrap()
}

async fn place(room: &Room) -> Place {
    room.enter().unwrap().place().await.unwrap()
}

fn question(level: Level) -> Question {
    Question {
        ply: 0,
        seat: game::Seat::new(0),
        bot: level.bot(),
    }
}

/// Returns when nobody is in the room; fails if that does not come soon.
async fn empty(room: &Room) {
    let empty = async {
        while room.wanting() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    let soon = tokio::time::timeout(Duration::from_secs(10), empty);
    soon.await.expect("the room is empty soon");
}

/// Thinks until somebody says stop.
fn for_ever(resources: &Resources) -> Option<()> {
    while !resources.cancel.is_cancelled() {
        std::thread::sleep(Duration::from_millis(1));
    }
    None
}

#[tokio::test]
async fn who_thinks_alone_has_all_threads_and_who_has_company_one() {
    let room = room(4);
    let mut first = place(&room).await;
    let mut second = place(&room).await;
    room.widen(&mut second);
    assert_eq!(second.threads.num_permits(), 1);
    drop(second);
    room.widen(&mut first);
    assert_eq!(first.threads.num_permits(), 4);
}

#[tokio::test]
async fn only_a_bot_that_thinks_for_a_time_and_alone_gets_more_threads() {
    let thinkers = Thinkers::new(4).unwrap();
    for (level, together, threads) in [
        (Level::Steady, 1, 1),
        (Level::Strong, 1, 1),
        (Level::Master, 1, 4),
        (Level::Master, 3, 1),
    ] {
        let place = thinkers.place_for(level.bot(), together).await.unwrap();
        assert_eq!(place.threads.num_permits(), threads, "{together} {level}");
    }
}

#[tokio::test]
async fn whoever_finds_no_thread_waits_until_one_is_free() {
    let room = room(1);
    let first = place(&room).await;
    let mut second = Box::pin(place(&room));
    let early = tokio::time::timeout(Duration::from_millis(20), &mut second).await;
    assert!(early.is_err(), "there is one thread");
    assert_eq!(room.wanting(), 2);
    drop(first);
    assert_eq!(second.await.threads.num_permits(), 1);
}

#[test]
fn the_more_want_to_think_the_less_time_each_has() {
    let room = room(2);
    assert_eq!(room.patience(1), PATIENCE);
    let mut guests: Vec<_> = (0..2).map(|_| room.enter()).collect();
    assert_eq!(room.patience(1), PATIENCE, "each has a thread");
    assert_eq!(room.patience(8), PATIENCE / 4, "others are about to come");
    guests.extend((0..2).map(|_| room.enter()));
    assert_eq!(room.patience(1), PATIENCE / 2);
    guests.extend((0..1000).map(|_| room.enter()));
    assert_eq!(room.patience(1), LEAST);
    guests.clear();
    assert_eq!(room.patience(1), PATIENCE);
}

#[tokio::test]
async fn so_many_are_advised_and_no_more_and_bots_lose_no_time_by_it() {
    let thinkers = Thinkers::new(2).unwrap();
    let count = || Counted::unless(MOST_ADVISED, &thinkers.queue.elsewhere);
    let mut guests: Vec<_> = (0..MOST_ADVISED).map(|_| count().unwrap()).collect();
    let ask = |whom| {
        let chance = (fresh_chance(), None);
        thinkers.advise(begun(), question(Level::Strong), whom, chance)
    };
    let refused = ask(Advised::Elsewhere).await;
    assert!(matches!(refused, Err(Refusal::Busy)));
    let at_table = ask(Advised::AtTable).await;
    assert!(at_table.unwrap().is_some(), "they have places of their own");
    assert_eq!(thinkers.bots.patience(1), PATIENCE);
    let master = thinkers.place_for(Level::Master.bot(), 1).await.unwrap();
    assert_eq!(master.threads.num_permits(), 2);
    guests.pop();
    let advised = ask(Advised::Elsewhere).await;
    assert!(advised.unwrap().is_some());
}

#[tokio::test]
async fn people_at_tables_are_advised_before_those_who_asked_earlier_elsewhere() {
    let thinkers = Thinkers::new(1).unwrap();
    let advised = std::sync::Mutex::new(Vec::new());
    let ask = async |whom| {
        let place = thinkers.place_to_advise(whom).await.unwrap();
        advised.lock().unwrap().push(whom);
        drop(place);
    };
    let place = thinkers.place_to_advise(Advised::Elsewhere).await.unwrap();
    let leave = async {
        // When this is polled all the others wait.
        drop(place);
    };
    tokio::join!(
        ask(Advised::Elsewhere),
        ask(Advised::Elsewhere),
        ask(Advised::AtTable),
        ask(Advised::Elsewhere),
        ask(Advised::AtTable),
        leave
    );
    let (first, last) = ([Advised::AtTable; 2], [Advised::Elsewhere; 3]);
    assert_eq!(advised.into_inner().unwrap(), [&first[..], &last].concat());
}

#[tokio::test]
async fn a_thought_that_nobody_waits_for_any_more_is_stopped() {
    let room = room(1);
    let at_work = place(&room).await;
    let work = room.work(at_work, PATIENCE, for_ever);
    let gone = tokio::time::timeout(Duration::from_millis(20), work).await;
    assert!(gone.is_err(), "it thinks for ever");
    empty(&room).await;
    assert_eq!(room.free.available_permits(), 1);
}

#[tokio::test]
async fn whoever_tires_of_waiting_for_a_thread_is_not_counted() {
    let room = room(1);
    let _first = place(&room).await;
    let gone = tokio::time::timeout(Duration::from_millis(5), place(&room)).await;
    assert!(gone.is_err(), "there is one thread");
    assert_eq!(room.wanting(), 1);
}

#[tokio::test]
async fn a_thought_that_fails_leaves_its_thread_to_others() {
    let room = room(1);
    let fail = |_: &Resources| -> Option<()> { panic!("it is too much") };
    let failed = room.work(place(&room).await, PATIENCE, fail).await;
    assert_eq!(failed, None);
    empty(&room).await;
    let think = |_: &Resources| Some(7);
    let thought = room.work(place(&room).await, PATIENCE, think).await;
    assert_eq!(thought, Some(7));
}
