//! Plots with a row for each thing: its name, its place on a common scale, its figure.
//!
//! Names and figures are text of the page and the drawing is as wide as there is room, so that a plot can be read on
//! a phone as well as on a wide screen.

use maud::{Markup, html};

use super::numbers::{percent, signed, thousands};
use super::scale::{Scale, place};
use crate::{Share, Verdict};

/// How high a row is drawn.
const HEIGHT: u32 = 24;
const MIDDLE: u32 = HEIGHT / 2;

/// How values are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Bars of shares from zero, with whiskers.
    Bar,
    /// Marks of shares with whiskers.
    Dot,
    /// Marks of plain numbers.
    Plain,
    /// Two bars of plain numbers from zero.
    Pair,
}

/// A plot.
pub(super) struct Rows<'a> {
    /// What is shown.
    pub(super) label: &'a str,
    pub(super) style: Style,
    /// A line through all rows and what it is.
    pub(super) reference: Option<(&'static str, f64)>,
    pub(super) list: Vec<Row>,
}

/// A row of a plot.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) name: String,
    /// What stands under the name.
    pub(super) detail: String,
    /// The section that says more, by its name in addresses and its heading.
    pub(super) section: Option<(&'static str, String)>,
    pub(super) value: f64,
    /// The second bar of a pair.
    pub(super) other: Option<f64>,
    /// The ends of the whisker.
    pub(super) interval: Option<[f64; 2]>,
    pub(super) figure: String,
    /// What stands under the figure.
    pub(super) aside: String,
    pub(super) class: &'static str,
    /// The row in words, for those who do not see it.
    pub(super) spoken: String,
}

impl Row {
    /// A row for a share of victories.
    pub(super) fn of_share(name: &str, detail: String, share: &Share) -> Self {
        let [low, high] = share.interval;
        Self {
            name: name.to_owned(),
            detail,
            section: None,
            value: share.share,
            other: None,
            interval: Some(share.interval),
            figure: percent(share.share),
            aside: signed(share.lift),
            class: class(share.verdict),
            spoken: format!(
                "{} of {} won; 95 %: {} to {}; par {}",
                percent(share.share),
                thousands(share.of),
                percent(low),
                percent(high),
                percent(share.par)
            ),
        }
    }
}

impl Row {
    fn under_the_name(&self) -> Markup {
        html! {
            @if self.section.is_some() || !self.detail.is_empty() {
                small {
                    @if let Some((key, title)) = &self.section { a href={ "#" (key) } { (title) } " \u{b7} " }
                    (self.detail)
                }
            }
        }
    }
}

fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Above => "above",
        Verdict::Below => "below",
        Verdict::InLine => "plain",
        Verdict::Untested => "untested",
    }
}

impl Rows<'_> {
    pub(super) fn draw(&self) -> Markup {
        let scale = self.scale();
        html! {
            figure.rows {
                figcaption.hidden { (self.label) }
                div.axis aria-hidden="true" {
                    span.name { @if let Some((what, value)) = self.reference { "\u{250a} " (what) " " (self.tick(value)) } }
                    (self.axis(&scale))
                    span.figure {}
                }
                ol {
                    @for row in &self.list {
                        li class={ "row " (row.class) } {
                            span.name { (row.name) (row.under_the_name()) }
                            (self.strip(row, &scale))
                            span.figure { (row.figure) @if !row.aside.is_empty() { small { (row.aside) } } }
                        }
                    }
                }
            }
        }
    }

    /// A scale for all that is judged; whiskers of what few had may be cut off.
    fn scale(&self) -> Scale {
        let judged = |row: &&Row| row.class != "untested";
        let ends = |row: &Row| {
            let [low, high] = row.interval.unwrap_or([row.value; 2]);
            [low, high, row.value, row.other.unwrap_or(row.value)]
        };
        let all = || self.list.iter().map(|row| row.value);
        let whiskers = self.list.iter().filter(judged).flat_map(ends);
        let zero = matches!(self.style, Style::Bar | Style::Pair).then_some(0.0);
        // The line of reference never lies on the edge.
        let around = |(_, value): (&str, f64)| [value - 0.02, value + 0.02];
        let reference = self.reference.into_iter().flat_map(around);
        Scale::over(all().chain(whiskers).chain(zero).chain(reference))
    }

    fn axis(&self, scale: &Scale) -> Markup {
        let ticks = scale.ticks();
        let last = ticks.len().saturating_sub(1);
        html! {
            svg.strip width="100%" height="20" {
                @for (index, tick) in ticks.iter().enumerate() {
                    text x=(place(scale.at(*tick))) y="14" text-anchor=(anchor(index, last)) { (self.tick(*tick)) }
                }
            }
        }
    }

    fn tick(&self, tick: f64) -> String {
        let number = match self.style {
            Style::Bar | Style::Dot => 100.0 * tick,
            Style::Plain | Style::Pair => tick,
        };
        let whole = (number - number.round()).abs() < 1e-6;
        let text = if whole {
            format!("{:.0}", number + 0.0)
        } else {
            format!("{number:.1}")
        };
        let text = text.replace('-', "\u{2212}");
        match self.style {
            Style::Bar | Style::Dot => format!("{text}\u{a0}%"),
            Style::Plain | Style::Pair => text,
        }
    }

    fn strip(&self, row: &Row, scale: &Scale) -> Markup {
        html! {
            svg.strip width="100%" height=(HEIGHT) role="img" aria-label=(format!("{}: {}", row.name, row.spoken)) {
                title { (row.name) ": " (row.spoken) }
                @for tick in scale.ticks() { (upright("grid", scale.at(tick))) }
                @if self.style == Style::Bar { (bar("bar", scale, row.value, 4, HEIGHT - 8)) }
                @if let (Style::Pair, Some(other)) = (self.style, row.other) {
                    (bar("bar winners", scale, row.value, 3, 9))
                    (bar("bar others", scale, other, 12, 9))
                }
                @if let Some((_, value)) = self.reference { (upright("par", scale.at(value))) }
                @if let Some([low, high]) = row.interval { (whisker(scale.at(low), scale.at(high))) }
                @if matches!(self.style, Style::Dot | Style::Plain) { (mark(scale.at(row.value), row.class)) }
            }
        }
    }
}

/// The outermost words of an axis stay within the drawing.
fn anchor(index: usize, last: usize) -> &'static str {
    match index {
        0 => "start",
        index if index == last => "end",
        _ => "middle",
    }
}

fn upright(class: &str, at: f64) -> Markup {
    let at = place(at);
    html! { line class=(class) x1=(at) x2=(at) y1="0" y2=(HEIGHT) {} }
}

/// A bar from zero.
fn bar(class: &str, scale: &Scale, value: f64, top: u32, height: u32) -> Markup {
    let (zero, end) = (scale.at(0.0), scale.at(value));
    html! {
        rect class=(class) x=(place(zero.min(end))) width=(place((end - zero).abs())) y=(top) height=(height) {}
    }
}

fn whisker(low: f64, high: f64) -> Markup {
    html! {
        line.whisker x1=(place(low)) x2=(place(high)) y1=(MIDDLE) y2=(MIDDLE) {}
        @for end in [low, high] {
            line.whisker x1=(place(end)) x2=(place(end)) y1=(MIDDLE - 4) y2=(MIDDLE + 4) {}
        }
    }
}

/// What is above par points up, what is below points down, all else is round.
fn mark(at: f64, class: &str) -> Markup {
    html! {
        svg.mark x=(place(at)) y=(MIDDLE) overflow="visible" {
            @match class {
                "above" => path d="M0-7 6.5 5h-13z" {},
                "below" => path d="M0 7 6.5-5h-13z" {},
                _ => circle r="5" {},
            }
        }
    }
}
