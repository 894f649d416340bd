//! What the tests share: a house in a folder of its own, guests, and games that they play.

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use game::{Chance, Seat, Seed, Viewer};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use sqlx::{Connection as _, SqliteConnection};
use tables::{Ask, Config, House, OpenError, Order, Player, SeatOrder, Stage, Table, TableId};
use tempfile::TempDir;

/// Nothing that is waited for takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(5);

/// How often one looks while one waits.
pub(crate) const GLANCE: Duration = Duration::from_millis(5);

/// Asserts that something is refused, and with this refusal.
macro_rules! assert_refused {
    ($outcome:expr, $refusal:pat) => {
        match $outcome {
            Err($refusal) => {}
            Err(other) => panic!("it is refused otherwise: {other}"),
            Ok(_) => panic!("it is not refused"),
        }
    };
}

/// A house whose folder goes with it.
pub(crate) struct Home {
    house: House,
    folder: TempDir,
}

impl Deref for Home {
    type Target = House;

    fn deref(&self) -> &House {
        &self.house
    }
}

impl Home {
    pub(crate) async fn new() -> Self {
        Self::pausing(Duration::ZERO).await
    }

    /// A house whose bots wait for about so long before they move.
    pub(crate) async fn pausing(pause: Duration) -> Self {
        let folder = TempDir::new().unwrap();
        let house = open(folder.path(), pause).await;
        Self { house, folder }
    }

    /// A house whose tables have at most so many entries, besides those that carry a game to its end.
    pub(crate) async fn of_short_tables(most_entries: u64) -> Self {
        let folder = TempDir::new().unwrap();
        let config = Config {
            most_entries,
            ..config(folder.path(), Duration::ZERO)
        };
        let house = House::open(config).await.unwrap();
        Self { house, folder }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The house closed and opened again.
    pub(crate) async fn reopened(self) -> Self {
        self.reopened_after(&[]).await
    }

    /// The house closed, its database changed behind its back, and opened again. A change is SQL and the table it is
    /// about.
    pub(crate) async fn reopened_after(self, changes: &[(&'static str, &TableId)]) -> Self {
        let Self { house, folder } = self;
        house.close().await;
        drop(house);
        for (sql, id) in changes {
            edit(folder.path(), sql, id.as_str()).await;
        }
        let house = open(folder.path(), Duration::ZERO).await;
        Self { house, folder }
    }

    /// As [`reopened_after`](Self::reopened_after), and what was changed has digests as if the house had written it.
    pub(crate) async fn reopened_as_if(self, changes: &[(&'static str, &TableId)]) -> Self {
        let Self { house, folder } = self;
        house.close().await;
        drop(house);
        for (sql, id) in changes {
            edit(folder.path(), sql, id.as_str()).await;
            seal(folder.path(), id).await;
        }
        // The rules of tables are looked at once for each correction.
        let anew = "DELETE FROM house WHERE name LIKE 'rules:%' AND ? = ''";
        edit(folder.path(), anew, "").await;
        let house = open(folder.path(), Duration::ZERO).await;
        Self { house, folder }
    }

    pub(crate) async fn guests<const N: usize>(&self, names: [&str; N]) -> [Player; N] {
        let mut guests = Vec::new();
        for name in names {
            guests.push(self.welcome(name).await.unwrap());
        }
        guests.try_into().expect("as many guests as names")
    }

    /// A public table for so many where only the host sits.
    pub(crate) async fn waiting(&self, host: &Player, players: usize) -> Arc<Table> {
        self.found(host, order(players, &[SeatOrder::Me]))
            .await
            .unwrap()
    }

    /// A game of these people, each in the seat of his place in the list.
    pub(crate) async fn game(&self, people: &[Player]) -> Arc<Table> {
        let mut table = self.waiting(&people[0], people.len()).await;
        for player in &people[1..] {
            table = self.sit(table.id(), player, None).await.unwrap();
        }
        table
    }

    /// A game of these people in which all have chosen, and the one whose turn it is.
    pub(crate) async fn developing<'a>(&self, people: &'a [Player]) -> (Arc<Table>, &'a Player) {
        let mut table = self.game(people).await;
        for player in people {
            table = self.does(&table, player, "choose 7").await;
        }
        let first = on_turn(&table, people);
        (table, first)
    }

    /// The table after a decision that must be accepted.
    pub(crate) async fn does(&self, table: &Table, player: &Player, action: &str) -> Arc<Table> {
        let ask = ask(table, action);
        match self.play(table.id(), &player.id, ask).await {
            Ok(played) => {
                assert!(!played.repeated, "{action} is new");
                played.table
            }
            Err(refusal) => panic!("{action} is refused: {refusal}"),
        }
    }

    /// The table after so many entries more, or when its game is over.
    pub(crate) async fn play_on(
        &self,
        mut table: Arc<Table>,
        people: &[Player],
        entries: u64,
    ) -> Arc<Table> {
        let until = table.number() + entries;
        while table.number() < until && table.stage() == Stage::Playing {
            let action = any_action(&table);
            table = self.does(&table, on_turn(&table, people), &action).await;
        }
        table
    }

    /// The table after the last decision of its game.
    pub(crate) async fn play_out(&self, table: Arc<Table>, people: &[Player]) -> Arc<Table> {
        let table = self.play_on(table, people, 10_000).await;
        assert_eq!(table.stage(), Stage::Over);
        table
    }

    /// A game that is over, of somebody and a bot.
    pub(crate) async fn finished(&self, host: &Player) -> Arc<Table> {
        let bot = SeatOrder::Bot(Level::Beginner);
        let order = order(2, &[SeatOrder::Me, bot]);
        let table = self.found(host, order).await.unwrap();
        self.play_out_with_bots(table.id(), host).await
    }

    /// The table after the last decision of its game: of those this person takes their own, and bots all others.
    pub(crate) async fn play_out_with_bots(&self, id: &TableId, player: &Player) -> Arc<Table> {
        loop {
            let is_asked = |table: &Table| {
                let seat = table.seat_of(&player.id);
                seat.is_some_and(|seat| table.to_act().contains(seat))
            };
            let table = self
                .wait(id, |now| is_asked(now) || now.stage() == Stage::Over)
                .await;
            if table.stage() == Stage::Over {
                return table;
            }
            let seat = table.seat_of(&player.id).unwrap();
            self.does(&table, player, &some_action(&table, seat)).await;
        }
    }

    /// The table as soon as this is true of it.
    pub(crate) async fn wait(&self, id: &TableId, is: impl Fn(&Table) -> bool) -> Arc<Table> {
        let look = async {
            loop {
                let table = self.table(id).await.unwrap();
                if is(&table) {
                    return table;
                }
                tokio::time::sleep(GLANCE).await;
            }
        };
        let seen = tokio::time::timeout(PATIENCE, look).await;
        seen.expect("it comes in time")
    }

    /// Returns when a person is known by so many browsers.
    pub(crate) async fn wait_for_devices(&self, player: &Player, many: usize) {
        let look = async {
            while self.devices(&player.id).await.unwrap().len() != many {
                tokio::time::sleep(GLANCE).await;
            }
        };
        let seen = tokio::time::timeout(PATIENCE, look).await;
        seen.expect("it comes in time");
    }

    /// Returns when so many bots think or wait for it.
    pub(crate) async fn wait_until_thinking(&self, bots: usize) {
        let look = async {
            while self.thinking() != bots {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        let seen = tokio::time::timeout(PATIENCE, look).await;
        seen.unwrap_or_else(|_| panic!("{} think, not {bots}", self.thinking()));
    }

    /// Changes the database behind the back of the house. The text is bound to the SQL.
    pub(crate) async fn edit(&self, sql: &'static str, text: &str) {
        edit(self.path(), sql, text).await;
    }
}

async fn edit(folder: &Path, sql: &'static str, text: &str) {
    let file = folder.join("patolli.sqlite");
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    let done = sqlx::query(sql).bind(text).execute(&mut connection).await;
    assert!(done.unwrap().rows_affected() > 0, "{sql} changes something");
    connection.close().await.unwrap();
}

/// Opens a house there, once whoever had it before has let go of it.
pub(crate) async fn open(folder: &Path, pause: Duration) -> House {
    let open = async {
        loop {
            match House::open(config(folder, pause)).await {
                Ok(house) => return house,
                Err(OpenError::InUse { .. }) => tokio::time::sleep(GLANCE).await,
                Err(error) => panic!("the house cannot be opened: {error}"),
            }
        }
    };
    let house = tokio::time::timeout(PATIENCE, open).await;
    house.expect("the house before lets go of its folder in time")
}

pub(crate) fn config(folder: &Path, pause: Duration) -> Config {
    Config {
        pause,
        thinkers: 2,
        ..Config::new(folder)
    }
}

pub(crate) fn options(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(options) => options,
        other => panic!("{other} is no object"),
    }
}

/// A public table for so many.
pub(crate) fn order(players: usize, seats: &[SeatOrder]) -> Order {
    Order {
        game: "aztlan".to_owned(),
        options: options(json!({ "players": players })),
        seats: seats.to_vec(),
        public: true,
        ..Order::default()
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A decision that answers the table as it stands, with a key of its own.
pub(crate) fn ask(table: &Table, action: &str) -> Ask {
    ask_with(table, action, &format!("at-{}", table.number()))
}

pub(crate) fn ask_with(table: &Table, action: &str, key: &str) -> Ask {
    Ask {
        action: action.to_owned(),
        number: table.number(),
        key: key.to_owned(),
    }
}

/// The first of those who may act.
pub(crate) fn on_turn<'a>(table: &Table, people: &'a [Player]) -> &'a Player {
    let seat = table.to_act().first().expect("somebody is to act");
    &people[seat.index()]
}

/// Something that the first of those who may act may do, always the same in the same position.
pub(crate) fn any_action(table: &Table) -> String {
    let seat = table.to_act().first().expect("somebody is to act");
    some_action(table, seat)
}

fn some_action(table: &Table, seat: Seat) -> String {
    let mut chance = Chance::new(Seed::Short(table.number()));
    chance.pick(&table.game().legal(seat)).clone()
}

/// Asserts that nobody could tell the two apart.
pub(crate) fn assert_same(one: &Table, other: &Table) {
    assert_eq!(one.founding(), other.founding());
    assert_eq!(one.number(), other.number());
    assert_eq!(one.at(), other.at());
    assert_eq!(one.stage(), other.stage());
    assert_eq!(one.chairs(), other.chairs());
    assert_eq!(one.said(), other.said());
    assert_eq!(one.rematch(), other.rematch());
    assert_eq!(one.to_act(), other.to_act());
    assert_eq!(one.taken_back_at(), other.taken_back_at());
    assert_eq!(one.game().record(), other.game().record());
    let ply = one.game().ply();
    for viewer in Viewer::all(game::Seats::first_few(4)) {
        let view = one.game().view(viewer, ply);
        assert_eq!(view.get(), other.game().view(viewer, ply).get(), "{viewer}");
    }
    for (seat, _) in one.seats() {
        assert_eq!(one.may_undo(seat), other.may_undo(seat), "seat {seat}");
        for number in 0..=one.number() + 1 {
            assert_eq!(
                one.is_current(seat, number),
                other.is_current(seat, number),
                "seat {seat}, position {number}"
            );
        }
    }
}

/// Writes the digests of a table anew after something was changed behind the back of the house, as [`tables::check`] documents
/// them; so that what was changed is taken for what was written.
pub(crate) async fn seal(folder: &Path, id: &TableId) {
    let file = folder.join("patolli.sqlite");
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    let founding: String = sqlx::query_scalar("SELECT founding FROM tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_one(&mut connection)
        .await
        .unwrap();
    let entries: Vec<(i64, i64, Option<String>, String)> = sqlx::query_as(
        r#"SELECT number, at, key, what FROM entries WHERE "table" = ? ORDER BY number"#,
    )
    .bind(id.as_str())
    .fetch_all(&mut connection)
    .await
    .unwrap();
    let mut head = sixteen(&[founding.as_bytes()]);
    for (number, at, key, what) in entries {
        let length = key.as_ref().map_or(u64::MAX, |key| key.len() as u64);
        head = sixteen(&[
            &head,
            &number.to_le_bytes(),
            &at.to_le_bytes(),
            &length.to_le_bytes(),
            key.unwrap_or_default().as_bytes(),
            what.as_bytes(),
        ]);
        write(
            &mut connection,
            r#"UPDATE entries SET digest = ?1 WHERE "table" = ?2 AND number = ?3"#,
            (&head, id, number),
        )
        .await;
        let snapshot: Option<String> =
            sqlx::query_scalar(r#"SELECT what FROM snapshots WHERE "table" = ? AND number = ?"#)
                .bind(id.as_str())
                .bind(number)
                .fetch_optional(&mut connection)
                .await
                .unwrap();
        if let Some(text) = snapshot {
            write(
                &mut connection,
                r#"UPDATE snapshots SET digest = ?1 WHERE "table" = ?2 AND number = ?3"#,
                (&sixteen(&[&head, text.as_bytes()]), id, number),
            )
            .await;
        }
        write(
            &mut connection,
            r#"UPDATE standings SET head = ?1, number = ?3 WHERE "table" = ?2"#,
            (&head, id, number),
        )
        .await;
    }
    connection.close().await.unwrap();
}

async fn write(
    connection: &mut SqliteConnection,
    sql: &'static str,
    (digest, id, number): (&[u8], &TableId, i64),
) {
    let done = sqlx::query(sql)
        .bind(digest.to_vec())
        .bind(id.as_str())
        .bind(number)
        .execute(connection)
        .await;
    done.unwrap();
}

/// The first sixteen bytes of the SHA-256 of these bytes, one after another.
fn sixteen(parts: &[&[u8]]) -> Vec<u8> {
    let digest = Sha256::digest(parts.concat());
    digest[..16].to_vec()
}
