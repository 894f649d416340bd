//! What hands do with a browser: point, press, type.

use std::sync::PoisonError;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::kit::{GLANCE, PATIENCE};

/// What is as near as that is the same place to a hand.
const REACH: f64 = 13.0;

/// How long it takes to see that something else is asked.
const LOOK: Duration = Duration::from_millis(350);

impl Browser {
    /// Points at the middle of an element and presses. What is covered or moves is tried again until it is not.
    pub(crate) async fn click(&self, selector: &str) {
        let script = format!("({AIM})({selector:?})");
        self.press_where(&script).await;
    }

    /// Presses where a script says: at a `point` of an `element`, unless it gives a reason why not. A page that moves while a
    /// finger comes down is no fault of the page: the finger is drawn away before it is lifted, and aims again.
    pub(crate) async fn press_where(&self, script: &str) {
        let script = format!("({WATCH})({script})");
        let start = Instant::now();
        loop {
            let reason = match self.see::<Value>(&script).await {
                Value::String(reason) => reason,
                point if self.press(&point[0], &point[1]).await => return,
                point => format!("at {point} something else was struck"),
            };
            let patient = start.elapsed() < PATIENCE;
            assert!(patient, "`{script}` cannot be pressed: {reason}");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Presses at a point, and says whether what was aimed at was struck. If not, nothing comes of it.
    async fn press(&self, x: &Value, y: &Value) -> bool {
        self.look_first([x, y]).await;
        if self.finger {
            let touch = json!([{ "x": x, "y": y }]);
            self.touch("touchStart", touch).await;
            let struck = self.struck().await;
            let lift = if struck { "touchEnd" } else { "touchCancel" };
            self.touch(lift, json!([])).await;
            return struck;
        }
        self.mouse("mouseMoved", x, y, "none").await;
        self.mouse("mousePressed", x, y, "left").await;
        let struck = self.struck().await;
        let nowhere = json!(0);
        let [x, y] = if struck { [x, y] } else { [&nowhere; 2] };
        self.mouse("mouseReleased", x, y, "left").await;
        struck
    }

    /// Who presses where they have just pressed looks at the page first: a click that comes too soon after a new question is
    /// taken for a slip.
    async fn look_first(&self, point: [&Value; 2]) {
        let point = point.map(|number| number.as_f64().unwrap_or_default());
        let last = {
            let mut pressed = self.pressed.lock().unwrap_or_else(PoisonError::into_inner);
            pressed.replace(point)
        };
        let near = |[x, y]: [f64; 2]| (x - point[0]).hypot(y - point[1]) < REACH;
        if last.is_some_and(near) {
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn touch(&self, kind: &str, points: Value) {
        let params = json!({ "type": kind, "touchPoints": points });
        self.cdp("Input.dispatchTouchEvent", params).await;
    }

    async fn mouse(&self, kind: &str, x: &Value, y: &Value, button: &str) {
        let params = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
        self.cdp("Input.dispatchMouseEvent", params).await;
    }

    /// Whether the press that was watched for has struck what it was meant for, as far as is known: pages without scripts do not tell.
    async fn struck(&self) -> bool {
        self.see("window.struck !== false").await
    }

    /// Draws the handle of a slider with the mouse, from one part of its length to another.
    pub(crate) async fn draw(&self, selector: &str, from: f64, to: f64) {
        let script = format!(
            "(({{ x, y, width, height }}) => [x, y + height / 2, width])(document.querySelector({selector:?}).getBoundingClientRect())"
        );
        let [x, y, width]: [f64; 3] = self.see(&script).await;
        let name = "Input.dispatchMouseEvent";
        let mouse = |kind: &str, part: f64, button: &str| {
            let x = x + width * part;
            json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": 1, "clickCount": 1 })
        };
        self.cdp(name, mouse("mousePressed", from, "left")).await;
        for step in 1..=8 {
            let part = from + (to - from) * f64::from(step) / 8.0;
            self.cdp(name, mouse("mouseMoved", part, "left")).await;
            // A hand is not that fast.
            tokio::time::sleep(GLANCE * 2).await;
        }
        self.cdp(name, mouse("mouseReleased", to, "left")).await;
    }

    /// Presses a key of the keyboard.
    pub(crate) async fn key(&self, key: &str) {
        let (code, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "End" => (35, ""),
            "Home" => (36, ""),
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            other => panic!("there is no key {other} on this keyboard"),
        };
        let name = "Input.dispatchKeyEvent";
        let kind = if text.is_empty() {
            "rawKeyDown"
        } else {
            "keyDown"
        };
        for kind in [kind, "keyUp"] {
            let text = if kind == "keyUp" { "" } else { text };
            let params = json!({
                "type": kind, "key": key, "code": key, "text": text,
                "windowsVirtualKeyCode": code, "nativeVirtualKeyCode": code,
            });
            self.cdp(name, params).await;
        }
    }

    /// Writes at the cursor.
    pub(crate) async fn write(&self, text: &str) {
        self.cdp("Input.insertText", json!({ "text": text })).await;
    }
}

/// Watches whether the next press strikes the element that is aimed at, and passes on the point.
const WATCH: &str = "(aim) => {
    if (typeof aim === 'string') return aim;
    window.struck = undefined;
    const strike = (event) => { window.struck = aim.element.contains(event.target); };
    addEventListener('pointerdown', strike, { capture: true, once: true });
    return aim.point;
}";

/// Finds the middle of an element, in sight and not covered.
const AIM: &str = "(selector) => {
    const element = document.querySelector(selector);
    if (!element) return 'it is not there';
    const middle = () => {
        // A link that goes over two lines has a middle beside its words.
        const box = element.getClientRects()[0] || element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const hit = () => document.elementFromPoint(...middle());
    if (!element.contains(hit())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.contains(hit()) ? { point: middle(), element } : `it is covered by ${hit() && hit().outerHTML.slice(0, 200)}`;
}";
