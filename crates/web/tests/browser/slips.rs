//! A click that comes too soon after a new question is no answer, unless it repeats what was said just now. The page's clock stands
//! still in these tests: however slow the machine is, no time passes between a question and a click.

use bots::Level;
use game::Seat;
use serde_json::{Value, json};
use tables::{Ask, Player, SeatOrder, Table, TableId};

use crate::browser::Browser;
use crate::kit::{Server, room};

const SEAT: Seat = Seat::new(0);

/// Stops the clock of the page and keeps what the page sends.
const STILL: &str = "(() => {
    window.clock = performance.now();
    performance.now = () => window.clock;
    window.sent = [];
    const fetch = window.fetch;
    window.fetch = (address, how) => {
        if (how && how.method === 'POST') sent.push(new URLSearchParams(how.body).get('action'));
        return fetch(address, how);
    };
    return true;
})()";

/// Somebody at a table with a bot, and the page they look at.
struct Scene {
    server: Server,
    ada: Player,
    id: TableId,
    browser: Browser,
}

impl Scene {
    async fn open() -> Self {
        let server = Server::open().await;
        let browser = Browser::open().await;
        browser.go(&server.at("/")).await;
        browser.click("form[action='/play'] button").await;
        browser.until("document.querySelector('[data-live]')").await;
        let place = browser.place().await;
        let id: TableId = place.trim_start_matches("/t/").parse().expect("a table");
        let table = server.house.table(&id).await.expect("it is there");
        let person = table.chairs()[0].person().expect("Ada sits first").clone();
        let ada = server.house.player(&person).await.expect("a house");
        let ada = ada.expect("the house knows Ada");
        // A table with a position to choose from, where the other seats are bots that soon move.
        let bots = [SeatOrder::Me, SeatOrder::Bot(Level::Beginner)];
        let id = server.table(&ada, "mezo", &bots).await;
        browser.go(&server.at(&format!("/t/{id}"))).await;
        Self {
            server,
            ada,
            id,
            browser,
        }
    }

    async fn table(&self) -> std::sync::Arc<Table> {
        self.server
            .house
            .table(&self.id)
            .await
            .expect("it is there")
    }

    /// Plays on until Ada is asked something in which a decision has what is looked for; which one.
    async fn until<T>(&self, find: impl Fn(&Table) -> Option<T>) -> T {
        loop {
            let table = self.my_turn().await;
            if let Some(found) = find(&table) {
                return found;
            }
            let legal = table.game().legal(SEAT);
            self.decide(&legal[table.game().ply() % legal.len()]).await;
        }
    }

    async fn my_turn(&self) -> std::sync::Arc<Table> {
        let mut changes = self.server.house.watch(&self.id).await.expect("a table");
        let mine = changes.wait_for(|table| table.to_act().contains(SEAT));
        let mine = tokio::time::timeout(crate::kit::PATIENCE, mine).await;
        mine.expect("bots play fast")
            .expect("the house is open")
            .clone()
    }

    /// Decides behind the page's back.
    async fn decide(&self, action: &str) {
        let table = self.table().await;
        let ask = Ask {
            action: action.to_owned(),
            number: table.number(),
            key: format!("ada-{}", table.number()),
        };
        let played = self.server.house.play(&self.id, &self.ada.id, ask).await;
        played.expect("it is legal");
    }

    async fn take_back(&self) {
        let number = self.table().await.number();
        let undone = self.server.house.undo(&self.id, &self.ada.id, number).await;
        undone.expect("it can be taken back");
    }

    /// Waits until the page shows the table as it stands.
    async fn shown(&self) {
        let number = self.table().await.number();
        let shown = format!("document.querySelector('#position input')?.value === '{number}'");
        self.browser.until(&shown).await;
    }

    /// A point where the page takes this decision; none if it is not in sight.
    async fn point_of(&self, action: &str) -> Option<[f64; 2]> {
        let script = format!(
            "(() => {{
                for (const button of document.querySelectorAll('button[form=move]')) {{
                    if (button.value !== {action:?}) continue;
                    const box = button.getBoundingClientRect();
                    const point = [box.x + box.width / 2, box.y + box.height / 2];
                    if (button.contains(document.elementFromPoint(...point))) return point;
                }}
                return null;
            }})()"
        );
        self.browser.see(&script).await
    }

    async fn mouse(&self, kind: &str, [x, y]: [f64; 2]) {
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let params = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
        self.browser.cdp("Input.dispatchMouseEvent", params).await;
    }

    async fn click(&self, point: [f64; 2]) {
        self.mouse("mousePressed", point).await;
        self.mouse("mouseReleased", point).await;
    }

    /// What the page has sent since its clock was stopped.
    async fn sent(&self) -> Vec<Value> {
        self.browser.see("window.sent").await
    }
}

/// A decision after which the same seat is asked something else, and one that can only then be taken. It can be taken back.
fn followed(table: &Table) -> Vec<(String, String)> {
    let game = table.game();
    let legal = game.legal(SEAT);
    let mut pairs = Vec::new();
    for first in &legal {
        let Ok((after, _)) = game.after(SEAT, first) else {
            continue;
        };
        if after.to_act().contains(SEAT) && after.may_undo(SEAT) {
            let then = after.legal(SEAT).into_iter();
            let new = then.filter(|then| !legal.contains(then));
            pairs.extend(new.map(|then| (first.clone(), then)));
        }
    }
    pairs
}

/// A decision that can be taken twice in a row.
fn repeated(table: &Table) -> Vec<String> {
    let game = table.game();
    let twice = |action: &String| {
        game.after(SEAT, action).is_ok_and(|(after, _)| {
            after.to_act().contains(SEAT) && after.legal(SEAT).contains(action)
        })
    };
    game.legal(SEAT).into_iter().filter(twice).collect()
}

#[tokio::test]
async fn a_click_on_what_has_just_come_under_the_pointer_is_no_decision() {
    let _room = room(1).await;
    let scene = Scene::open().await;
    let pairs = scene
        .until(|table| Some(followed(table)).filter(|pairs| !pairs.is_empty()))
        .await;
    scene.shown().await;
    scene.browser.see::<bool>(STILL).await;
    let mut tried = 0;
    for (first, then) in pairs.iter().take(12) {
        // Where the second decision will be is found out by looking, and taken back.
        scene.decide(first).await;
        scene.shown().await;
        let point = scene.point_of(then).await;
        scene.take_back().await;
        scene.shown().await;
        let Some(point) = point else { continue };
        scene.mouse("mouseMoved", point).await;
        scene.decide(first).await;
        scene.shown().await;
        if scene.point_of(then).await != Some(point) {
            scene.take_back().await;
            continue;
        }
        let ply = scene.table().await.game().ply();
        scene.click(point).await;
        assert_eq!(scene.sent().await, Vec::<Value>::new(), "{first}, {then}");
        assert_eq!(scene.table().await.game().ply(), ply);
        // Whoever has had the time to look means it.
        scene.browser.see::<f64>("window.clock += 301").await;
        scene.click(point).await;
        assert_eq!(scene.sent().await, [json!(then)]);
        tried += 1;
        break;
    }
    assert_eq!(tried, 1, "some decision is in sight");
    scene.browser.leave().await;
}

#[tokio::test]
async fn a_click_that_repeats_a_choice_counts_however_soon_it_comes() {
    let _room = room(1).await;
    let scene = Scene::open().await;
    let actions = scene
        .until(|table| Some(repeated(table)).filter(|actions| !actions.is_empty()))
        .await;
    scene.shown().await;
    scene.browser.see::<bool>(STILL).await;
    let mut point = None;
    for action in &actions {
        if let Some(found) = scene.point_of(action).await {
            point = Some((action, found));
            break;
        }
    }
    let (action, point) = point.expect("some choice is in sight");
    scene.mouse("mouseMoved", point).await;
    let number = scene.table().await.number();
    scene.click(point).await;
    let later = format!("Number(document.querySelector('#position input')?.value) > {number}");
    scene.browser.until(&later).await;
    scene.click(point).await;
    assert_eq!(scene.sent().await, [json!(action), json!(action)]);
    scene.browser.leave().await;
}
