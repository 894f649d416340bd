//! Playing at a table as it is shown.

use serde::Deserialize;

use crate::browser::Browser;

/// A table as its page shows it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Sight {
    pub(crate) turn: bool,
    pub(crate) over: bool,
    pub(crate) number: u64,
    /// The age, round or turn: the first number in the heading.
    pub(crate) round: usize,
    pub(crate) phase: String,
    pub(crate) title: String,
    /// Whether nobody else may act.
    pub(crate) alone: bool,
    /// What may be done, as the buttons send it.
    pub(crate) choices: Vec<String>,
    /// What may be done by pressing a place of the map.
    pub(crate) places: Vec<String>,
}

const SIGHT: &str = "(() => {
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const heading = document.querySelector('.heading');
    const read = [...all('[aria-label]', heading).map((sign) => sign.ariaLabel), heading.innerText].join(' ');
    const buttons = all('button[form=move]:not(:disabled)');
    // A place with two buttons does not say which of them is meant.
    const isPlace = (button) => button.closest('.spot') && all('button', button.closest('.spot')).length === 1;
    return {
        turn: document.querySelector('main.table').dataset.turn === 'true',
        over: !!document.querySelector('#result h2'),
        number: Number(document.querySelector('#position input').value),
        round: Number((read.match(/\\d+/) || [0])[0]),
        phase: all('.phase', heading).map((phase) => phase.textContent).join(' '),
        title: document.title,
        alone: all('.player.acts').length === 1,
        choices: buttons.map((button) => button.value),
        places: buttons.filter(isPlace).map((button) => button.value),
    };
})()";

/// Finds a point of a place's land that is not its button. The same choice may have a button elsewhere too.
const LAND: &str = "(selector) => {
    const spot = [...document.querySelectorAll(selector)].map((button) => button.closest('.spot')).find(Boolean);
    const box = spot.querySelector('.glow').getBoundingClientRect();
    for (const y of [.15, .85, .3, .7, .5]) for (const x of [.15, .85, .3, .7, .5]) {
        const point = [box.x + box.width * x, box.y + box.height * y];
        const hit = document.elementFromPoint(...point);
        if (hit && hit.matches('.glow') && hit.closest('.spot') === spot) return { point, element: document };
    }
    const button = spot.querySelector('button').getBoundingClientRect();
    return { point: [button.x + button.width / 2, button.y + button.height / 2], element: document };
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

/// The button that begins a game against bots at once.
pub(crate) fn now(game: &str) -> String {
    format!("form[action='/play']:has([name=game][value={game}]) button")
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

    /// Waits for what comes of an action. Where several act at once, what others do is not what is waited for: the choice
    /// itself must be gone, unless so much has happened since that it is there again.
    pub(crate) async fn done(&self, sight: &Sight, action: &str) -> Sight {
        if !sight.alone {
            let (button, round) = (button(action), sight.round);
            self.until(&format!(
                "!document.querySelector({button:?}) || {SIGHT}.round !== {round}"
            ))
            .await;
        }
        self.after(sight.number).await
    }

    /// Presses one of the choices and waits for what comes of it.
    pub(crate) async fn choose(&self, sight: &Sight, action: &str) -> Sight {
        self.click(&button(action)).await;
        self.done(sight, action).await
    }

    /// Presses the land of a place beside its button.
    pub(crate) async fn choose_land(&self, sight: &Sight, action: &str) -> Sight {
        self.press_where(&format!("({LAND})({:?})", button(action)))
            .await;
        self.done(sight, action).await
    }

    /// Does something that may be done.
    pub(crate) async fn do_anything(&self, sight: &Sight, whim: &mut Whim) -> Sight {
        let action = &sight.choices[whim.below(sight.choices.len())];
        self.do_this(sight, action, whim).await
    }

    /// Does this, on the map by pressing the button or the land.
    pub(crate) async fn do_this(&self, sight: &Sight, action: &str, whim: &mut Whim) -> Sight {
        if sight.places.iter().any(|place| place == action) && whim.below(2) == 0 {
            self.choose_land(sight, action).await
        } else {
            self.choose(sight, action).await
        }
    }

    /// From the first page to a game against bots.
    pub(crate) async fn play_now(&self, home: &str, game: &str) {
        self.go(home).await;
        let before = self.document().await;
        self.click(&now(game)).await;
        self.turned(before).await;
        self.until("document.querySelector('main.table')").await;
    }

    /// Switches the helper of the first game off.
    pub(crate) async fn need_no_tips(&self) {
        if self.has("#tip button").await {
            self.click("#tip button[value=off]").await;
            self.until("!document.querySelector('#tip button')").await;
        }
    }
}
