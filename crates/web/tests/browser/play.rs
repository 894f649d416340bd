//! Playing at a table as it is shown.

use serde::Deserialize;

use crate::browser::Browser;

/// A table as its page shows it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Sight {
    pub(crate) turn: bool,
    pub(crate) over: bool,
    pub(crate) number: u64,
    pub(crate) age: usize,
    pub(crate) phase: String,
    pub(crate) title: String,
    /// What may be done, as the buttons send it.
    pub(crate) choices: Vec<String>,
}

const SIGHT: &str = "({
    turn: document.querySelector('main.table').dataset.turn === 'true',
    over: !!document.querySelector('#result h2'),
    number: Number(document.querySelector('#position input').value),
    age: document.querySelectorAll('.heading .age i.on').length,
    phase: document.querySelector('.heading .phase').textContent,
    title: document.title,
    choices: [...document.querySelectorAll('button[form=move]:not(:disabled)')].map((button) => button.value),
})";

/// Finds a point of a territory's land that is not its button.
const LAND: &str = "(selector) => {
    const spot = document.querySelector(selector).closest('.spot');
    const box = spot.querySelector('.glow').getBoundingClientRect();
    for (const y of [.15, .85, .3, .7, .5]) for (const x of [.15, .85, .3, .7, .5]) {
        const point = [box.x + box.width * x, box.y + box.height * y];
        const hit = document.elementFromPoint(...point);
        if (hit && hit.matches('.glow') && hit.closest('.spot') === spot) return point;
    }
    const button = spot.querySelector('button').getBoundingClientRect();
    return [button.x + button.width / 2, button.y + button.height / 2];
}";

/// Choices that look random and are the same in every run.
pub(crate) struct Whim(u64);

impl Whim {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below that.
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let most = u64::try_from(most).expect("a count is small");
        usize::try_from((self.0 >> 33) % most).expect("it is below a count")
    }
}

pub(crate) fn button(action: &str) -> String {
    format!("button[form=move][value={action:?}]")
}

/// Whether the choice is made on the map.
pub(crate) fn is_on_the_map(action: &str) -> bool {
    let kind = action.split(' ').next().unwrap_or_default();
    ["place", "from", "to", "settle"].contains(&kind)
}

impl Browser {
    pub(crate) async fn sight(&self) -> Sight {
        self.see(SIGHT).await
    }

    /// The table when there is something to do, or nothing more to do.
    pub(crate) async fn turn(&self) -> Sight {
        self.until(&format!("(({{ turn, over }}) => turn || over)({SIGHT})"))
            .await;
        self.sight().await
    }

    /// Waits for a table with a higher number than that.
    pub(crate) async fn after(&self, number: u64) -> Sight {
        self.until(&format!("{SIGHT}.number > {number}")).await;
        self.sight().await
    }

    /// Waits for what comes of an action. All choose their cards at once, so there the choice itself must be gone.
    pub(crate) async fn done(&self, sight: &Sight, action: &str) -> Sight {
        if action.starts_with("choose") {
            let button = button(action);
            self.until(&format!("!document.querySelector({button:?})"))
                .await;
        }
        self.after(sight.number).await
    }

    /// Presses one of the choices and waits for what comes of it.
    pub(crate) async fn choose(&self, sight: &Sight, action: &str) -> Sight {
        self.click(&button(action)).await;
        self.done(sight, action).await
    }

    /// Presses the land of a territory beside its button.
    pub(crate) async fn choose_land(&self, sight: &Sight, action: &str) -> Sight {
        self.press_where(&format!("({LAND})({:?})", button(action)))
            .await;
        self.done(sight, action).await
    }

    /// Does something that may be done.
    pub(crate) async fn do_anything(&self, sight: &Sight, whim: &mut Whim) -> Sight {
        let action = &sight.choices[whim.below(sight.choices.len())];
        if is_on_the_map(action) && whim.below(2) == 0 {
            self.choose_land(sight, action).await
        } else {
            self.choose(sight, action).await
        }
    }

    /// From the first page to a game against bots.
    pub(crate) async fn play_now(&self, home: &str) {
        self.go(home).await;
        let before = self.document().await;
        self.click("form[action='/play'] button").await;
        self.turned(before).await;
        self.until("document.querySelector('main.table')").await;
    }
}
