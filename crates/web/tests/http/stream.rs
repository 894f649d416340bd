//! Server-sent events as a browser reads them.

use std::io::Read as _;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::read::DeflateDecoder;
use futures_util::StreamExt as _;
use reqwest::RequestBuilder;
use serde_json::Value;
use tokio::sync::mpsc;

use crate::kit::PATIENCE;

/// Long enough to see that nothing comes.
const QUIET: Duration = Duration::from_millis(300);

/// One event.
#[derive(Clone, Debug, Default)]
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) data: String,
    /// How many bytes came over the wire.
    pub(crate) bytes: usize,
}

impl Event {
    pub(crate) fn number(&self) -> u64 {
        self.id.parse().expect("an event has a number")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.data).expect("an event carries JSON")
    }
}

/// A stream of events that is being read.
pub(crate) struct Stream(mpsc::UnboundedReceiver<Event>);

impl Stream {
    pub(crate) async fn open(request: RequestBuilder) -> Self {
        let response = request.send().await.expect("the server answers");
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert_eq!(response.headers()["cache-control"], "no-cache");
        let (sender, receiver) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut bytes = response.bytes_stream();
            let mut text = Vec::new();
            while let Some(Ok(chunk)) = bytes.next().await {
                text.extend_from_slice(&chunk);
                while let Some(end) = text.windows(2).position(|pair| pair == b"\n\n") {
                    let block: Vec<u8> = text.drain(..end + 2).collect();
                    let event = read(std::str::from_utf8(&block).expect("events are text"));
                    // Whoever has stopped listening does not care.
                    if event.is_some_and(|event| sender.send(event).is_err()) {
                        return;
                    }
                }
            }
        });
        Self(receiver)
    }

    /// The next event, which must come.
    pub(crate) async fn next(&mut self) -> Event {
        let event = tokio::time::timeout(PATIENCE, self.0.recv()).await;
        event
            .expect("an event comes soon")
            .expect("the stream goes on")
    }

    /// Everything up to the event of this number.
    pub(crate) async fn until(&mut self, number: u64) -> Vec<Event> {
        let mut events = vec![self.next().await];
        while events.last().is_some_and(|event| event.number() < number) {
            events.push(self.next().await);
        }
        events
    }

    /// Nothing comes for a while.
    pub(crate) async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(QUIET, self.0.recv()).await.is_err()
    }

    /// The server ends the stream.
    pub(crate) async fn ends(&mut self) -> bool {
        let end = async { while self.0.recv().await.is_some() {} };
        tokio::time::timeout(PATIENCE, end).await.is_ok()
    }
}

/// An event, or nothing if it is a heartbeat.
fn read(block: &str) -> Option<Event> {
    let mut event = Event::default();
    for line in block.lines() {
        let Some((field, value)) = line.split_once(':') else {
            continue;
        };
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "id" => value.clone_into(&mut event.id),
            "event" => value.clone_into(&mut event.name),
            "data" => event.data.push_str(value),
            _ => {}
        }
    }
    event.bytes = block.len();
    if event.name == "packed" {
        "update".clone_into(&mut event.name);
        event.data = unpacked(&event.data);
    }
    (!event.name.is_empty()).then_some(event)
}

/// What the server deflated, as the script inflates it.
fn unpacked(data: &str) -> String {
    let packed = STANDARD.decode(data).expect("packed events are base 64");
    let mut text = String::new();
    DeflateDecoder::new(packed.as_slice())
        .read_to_string(&mut text)
        .expect("packed events are deflated text");
    text
}
