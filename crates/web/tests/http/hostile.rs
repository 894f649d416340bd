//! What nobody in good faith would send, by chance and by hand. Nothing of it breaks the house, makes it wait, or is answered with
//! anything but a sentence.
//!
//! What is drawn by chance is drawn from a seed that every failure tells: `PATOLLI_SEED` plays it again, and `PATOLLI_FORMS` and
//! `PATOLLI_REQUESTS` say how many are sent.

mod forms;
mod numbers;
mod requests;

use crate::kit::{Client, Server, id_of};
use crate::party::{Dice, Party};

/// A number that somebody may set for a longer run.
pub(crate) fn setting(name: &str, usual: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.map_or(usual, |set| set.parse().expect("it is a number"))
}

pub(crate) fn seed() -> u64 {
    setting("PATOLLI_SEED", 19)
}

/// A house with something in it, and those who do harm to it.
pub(crate) struct Scene {
    pub(crate) server: Server,
    /// A stranger, two people and a program.
    pub(crate) clients: Vec<Client>,
    /// Tables that wait, that are being played and that are over, and one that is not there.
    pub(crate) tables: Vec<String>,
    /// Somebody else's id.
    somebody: String,
}

impl Scene {
    pub(crate) async fn open() -> Self {
        let server = Server::open().await;
        let [ada, ben] = [server.guest("Ada").await, server.guest("Ben").await];
        let program = server.program("Program").await;
        let mut over = Party::of(vec![ada.clone(), ben.clone()]).await;
        over.finish().await;
        let mut playing = Party::of(vec![ben.clone(), ada.clone(), program.clone()]).await;
        playing.steps(5).await;
        let waiting = ada.found(&["me", "open", "open"]).await;
        let waiting = waiting["id"].as_str().expect("an id").to_owned();
        let practice = id_of(&ben.play_now().await);
        let table = server.table(&over.id).await;
        let somebody = table.chairs()[1].person().expect("Ben").to_string();
        let nowhere = waiting.chars().rev().collect();
        Self {
            clients: vec![server.browser(), ada, ben, program],
            tables: vec![waiting, playing.id, over.id, practice, nowhere],
            somebody,
            server,
        }
    }

    pub(crate) fn client(&self, dice: &mut Dice) -> &Client {
        &self.clients[dice.below(self.clients.len())]
    }
}

/// One of these.
pub(crate) fn one_of<'a, T>(dice: &mut Dice, these: &'a [T]) -> &'a T {
    &these[dice.below(these.len())]
}

/// Values that no field is made for, and some that one is.
pub(crate) const VALUES: &[&str] = &[
    "",
    " ",
    "0",
    "1",
    "2",
    "-1",
    "-0",
    "3.5",
    "1e999",
    "NaN",
    "Infinity",
    "0x10",
    "٣",
    "65535",
    "65536",
    "4294967296",
    "999999999",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999999999999999",
    "yes",
    "no",
    "on",
    "off",
    "me",
    "open",
    "steady",
    "master",
    "search:1000000000",
    "search:99999999s",
    "first",
    "first,first",
    "serpent,ocelot,coyote",
    "aztlan",
    "mezo",
    "chess",
    "choose 7",
    "undo 1",
    "undo 64; choose 1",
    "undo 18446744073709551615",
    "; ; ; ; ; ; ;",
    "null",
    "true",
    "[]",
    "{}",
    "[[[[[[[[[[[[[[[[[[[[",
    "{\"game\":\"aztlan\"}",
    "\u{0}",
    "\u{1}\u{2}\u{7f}\u{9f}",
    "\r\nSet-Cookie: patolli=x",
    "/\t/evil.example",
    "//evil.example",
    "..",
    "../../etc/passwd",
    "%",
    "%00%ff",
    "a;b=c, d",
    "patolli=x; Max-Age=0",
    "<script>alert(1)</script>",
    "\"'><b>",
    "' or 1=1 --",
    "{ $name }",
    "\u{202e}\u{2066}",
    "\u{feff}",
    "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "Zażółć gęślą jaźń",
    "𝔓𝔞𝔱𝔬𝔩𝔩𝔦 🐆",
    "\u{fdd0}\u{10ffff}",
];
