//! One browser with a profile of its own, and all that it hears and sees.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use chromiumoxide::cdp::IntoEventKind;
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::browser_protocol::network::EventRequestWillBeSent;
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EventConsoleApiCalled, EventExceptionThrown,
};
use chromiumoxide::types::{Command, Method, MethodId};
use chromiumoxide::{BrowserConfig, Page};
use futures_util::StreamExt as _;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::JoinHandle;

use crate::kit::{GLANCE, PATIENCE, gallery};

/// A screen on a desk.
pub(crate) const WIDE: [u32; 2] = [1500, 1180];

/// A command of the protocol as it is written there.
#[derive(Debug, Serialize)]
#[serde(transparent)]
struct Raw {
    #[serde(skip)]
    name: &'static str,
    params: Value,
}

impl Method for Raw {
    fn identifier(&self) -> MethodId {
        Cow::Borrowed(self.name)
    }
}

impl Command for Raw {
    type Response = Value;
}

/// What a browser heard that it should not have heard; and how often it asked for something.
#[derive(Default)]
struct Heard {
    complaints: Vec<String>,
    requests: usize,
}

type Ear = Arc<Mutex<Heard>>;

/// Debian's chromium. Without it there is nothing to test with, and that is said.
fn chromium() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("chromium"));
    let mut found = found.filter(|file| file.is_file());
    found
        .next()
        .expect("these tests need chromium on the PATH: apt install chromium")
}

pub(crate) struct Browser {
    chromium: chromiumoxide::Browser,
    page: Page,
    heard: Ear,
    ears: Vec<JoinHandle<()>>,
    /// Whether it is pointed at with a finger.
    pub(crate) finger: bool,
    /// Where it was pressed last.
    pub(crate) pressed: Mutex<Option<[f64; 2]>>,
    _profile: TempDir,
}

impl Browser {
    /// A browser with a wide window that speaks English.
    pub(crate) async fn open() -> Self {
        let profile = TempDir::new().expect("there is room for a profile");
        let flags = [
            "disable-gpu",
            "disable-quic",
            "no-first-run",
            "disable-background-networking",
            "disable-component-update",
            "disable-sync",
            // Whoever is not here is nowhere.
            "host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ];
        let config = BrowserConfig::builder()
            .chrome_executable(chromium())
            .no_sandbox()
            .new_headless_mode()
            .user_data_dir(profile.path())
            .window_size(WIDE[0], WIDE[1])
            .viewport(None)
            .launch_timeout(PATIENCE * 2)
            .request_timeout(PATIENCE * 2)
            .args(flags)
            .build()
            .expect("the flags are good");
        let (chromium, mut handler) = match chromiumoxide::Browser::launch(config).await {
            Ok(launched) => launched,
            Err(error) => panic!("chromium does not start: {error}"),
        };
        let handling = tokio::spawn(async move { while handler.next().await.is_some() {} });
        let page = chromium
            .new_page("about:blank")
            .await
            .expect("a page opens");
        let mut browser = Self {
            chromium,
            page,
            heard: Ear::default(),
            ears: vec![handling],
            finger: false,
            pressed: Mutex::default(),
            _profile: profile,
        };
        browser.listen().await;
        browser.resize(WIDE, false).await;
        browser.speak("en").await;
        browser
    }

    async fn listen(&mut self) {
        self.hear(|event: &EventRequestWillBeSent| {
            let address = &event.request.url;
            let ours = address.starts_with("http://127.0.0.1:");
            let complaint = (!ours).then(|| format!("asks another host: {address}"));
            (complaint, 1)
        })
        .await;
        self.hear(|event: &EventConsoleApiCalled| {
            let loud = matches!(
                event.r#type,
                ConsoleApiCalledType::Error | ConsoleApiCalledType::Warning
            );
            (loud.then(|| format!("console: {:?}", event.args)), 0)
        })
        .await;
        self.hear(|event: &EventExceptionThrown| {
            let details = &event.exception_details;
            (
                Some(format!(
                    "exception: {} {:?}",
                    details.text, details.exception
                )),
                0,
            )
        })
        .await;
        self.hear(|event: &EventEntryAdded| {
            let entry = &event.entry;
            let loud = matches!(entry.level, LogEntryLevel::Error | LogEntryLevel::Warning);
            (
                loud.then(|| format!("log: {} {:?}", entry.text, entry.url)),
                0,
            )
        })
        .await;
        for domain in [
            "Log.enable",
            "Runtime.enable",
            "Network.enable",
            "Page.enable",
        ] {
            self.cdp(domain, json!({})).await;
        }
    }

    /// Keeps what is to be said about events of a kind: a complaint, and how many requests it is.
    async fn hear<E>(&mut self, judge: fn(&E) -> (Option<String>, usize))
    where
        E: IntoEventKind + Send + Sync + Unpin + 'static,
    {
        let events = self.page.event_listener::<E>().await;
        let mut events = events.expect("the page can be listened to");
        let heard = self.heard.clone();
        self.ears.push(tokio::spawn(async move {
            while let Some(event) = events.next().await {
                let (complaint, requests) = judge(&event);
                let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
                heard.complaints.extend(complaint);
                heard.requests += requests;
            }
        }));
    }

    /// What was heard so far that should not have been.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.complaints.clone()
    }

    /// Closes the browser, which must have heard nothing bad.
    pub(crate) async fn leave(self) {
        self.leave_but(|_| false).await;
    }

    /// Closes the browser, which must have heard nothing bad but what is expected.
    pub(crate) async fn leave_but(mut self, expected: fn(&str) -> bool) {
        // What was said last is still on its way.
        tokio::time::sleep(GLANCE * 4).await;
        let requests = self
            .heard
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .requests;
        let mut complaints = self.complaints();
        complaints.retain(|complaint| !expected(complaint));
        let _ = self.chromium.close().await;
        let _ = tokio::time::timeout(Duration::from_secs(5), self.chromium.wait()).await;
        for ear in &self.ears {
            ear.abort();
        }
        assert!(requests > 0, "the browser hears nothing of the network");
        assert!(
            complaints.is_empty(),
            "the browser complains: {complaints:#?}"
        );
    }

    /// Sends a command as the protocol writes it.
    pub(crate) async fn cdp(&self, name: &'static str, params: Value) -> Value {
        match self.page.execute(Raw { name, params }).await {
            Ok(response) => response.result,
            Err(error) => panic!("{name}: {error}"),
        }
    }

    async fn evaluate(&self, script: &str) -> Result<Value, String> {
        let params = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        let name = "Runtime.evaluate";
        let answer = self.page.execute(Raw { name, params }).await;
        let answer = answer.map_err(|error| error.to_string())?.result;
        match answer.get("exceptionDetails") {
            Some(details) => Err(details.to_string()),
            None => Ok(answer["result"]["value"].clone()),
        }
    }

    /// What a script sees in the page. A page that is just being loaded is asked again.
    pub(crate) async fn see<T: DeserializeOwned>(&self, script: &str) -> T {
        let start = Instant::now();
        loop {
            let seen = self.evaluate(script).await;
            let seen = seen.and_then(|value| {
                serde_json::from_value(value.clone()).map_err(|error| format!("{error}: {value}"))
            });
            match seen {
                Ok(seen) => return seen,
                Err(_) if start.elapsed() < PATIENCE => tokio::time::sleep(GLANCE).await,
                Err(error) => panic!("`{script}` cannot be seen: {error}"),
            }
        }
    }

    /// Waits until a script says yes.
    pub(crate) async fn until(&self, script: &str) {
        let start = Instant::now();
        loop {
            let seen = self.evaluate(&format!("!!({script})")).await;
            if seen == Ok(Value::Bool(true)) {
                return;
            }
            if start.elapsed() > PATIENCE {
                let page = "[location.href, document.title, document.body.innerText.slice(0, 1500)].join('\\n')";
                let page = self.evaluate(page).await;
                panic!("one waits in vain until `{script}` ({seen:?}) in {page:#?}");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// The text of the first element, as a reader sees it.
    pub(crate) async fn text(&self, selector: &str) -> String {
        self.see(&format!("document.querySelector({selector:?}).innerText"))
            .await
    }

    pub(crate) async fn has(&self, selector: &str) -> bool {
        self.see(&format!("!!document.querySelector({selector:?})"))
            .await
    }

    /// Opens an address and waits for the page.
    pub(crate) async fn go(&self, address: &str) {
        let before = self.document().await;
        self.cdp("Page.navigate", json!({ "url": address })).await;
        self.turned(before).await;
    }

    pub(crate) async fn reload(&self) {
        let before = self.document().await;
        self.cdp("Page.reload", json!({})).await;
        self.turned(before).await;
    }

    /// When the page was made: another page, another time.
    pub(crate) async fn document(&self) -> f64 {
        self.see("performance.timeOrigin").await
    }

    /// Waits until there is another page than that.
    pub(crate) async fn turned(&self, before: f64) {
        self.until(&format!(
            "performance.timeOrigin !== {before} && document.readyState === 'complete'"
        ))
        .await;
    }

    /// The path and query of the page.
    pub(crate) async fn place(&self) -> String {
        self.see("location.pathname + location.search").await
    }

    /// Which language the browser asks for.
    pub(crate) async fn speak(&self, language: &str) {
        let agent: String = self.see("navigator.userAgent").await;
        let params = json!({ "userAgent": agent, "acceptLanguage": language });
        self.cdp("Emulation.setUserAgentOverride", params).await;
    }

    pub(crate) async fn resize(&self, [width, height]: [u32; 2], mobile: bool) {
        let params = json!({
            "width": width, "height": height, "mobile": mobile,
            "deviceScaleFactor": if mobile { 2 } else { 1 },
        });
        self.cdp("Emulation.setDeviceMetricsOverride", params).await;
    }

    /// Turns the browser into a phone that is held upright and touched.
    pub(crate) async fn become_phone(&mut self) {
        self.finger = true;
        self.resize([390, 844], true).await;
        let params = json!({ "enabled": true, "maxTouchPoints": 1 });
        self.cdp("Emulation.setTouchEmulationEnabled", params).await;
    }

    /// Whether pages are wanted dark.
    pub(crate) async fn dim(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.cdp(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await;
    }

    /// Keeps a picture of what is on the screen.
    pub(crate) async fn picture(&self, name: &str) {
        use base64::Engine as _;
        use base64::engine::general_purpose::STANDARD;

        let taken = self.cdp("Page.captureScreenshot", json!({})).await;
        let data = taken["data"].as_str().expect("a picture is taken");
        let data = STANDARD.decode(data).expect("a picture is in base64");
        let file = gallery().join(format!("{name}.png"));
        std::fs::write(file, data).expect("a picture can be kept");
    }
}
