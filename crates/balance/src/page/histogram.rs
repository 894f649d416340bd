//! Histograms.

use maud::{Markup, html};

use super::numbers::thousands;
use super::scale::place;
use crate::Histogram;

/// How high the columns are drawn, and what stands below them.
const HEIGHT: f64 = 180.0;
const BELOW: f64 = 24.0;
/// So many columns have a number below them at most.
const NUMBERS: usize = 7;

/// One histogram.
pub(super) fn one(title: &str, unit: &str, histogram: &Histogram) -> Markup {
    draw(title, unit, histogram, None)
}

/// Two with the same bins: all of them, and some of them in front.
pub(super) fn two(
    title: &str,
    unit: &str,
    all: &Histogram,
    names: (&str, &str),
    some: &Histogram,
) -> Markup {
    draw(title, unit, all, Some((names, some)))
}

fn draw(
    title: &str,
    unit: &str,
    all: &Histogram,
    front: Option<((&str, &str), &Histogram)>,
) -> Markup {
    let most = all.bins.iter().copied().max().unwrap_or(0).max(1);
    let label = format!("{title}: a histogram with {} columns", all.bins.len());
    let every = all.bins.len().div_ceil(NUMBERS).max(1);
    html! {
        figure.histogram {
            figcaption { (title) }
            @if let Some(((first, second), _)) = front {
                p.key { span.swatch.others {} (first) " " span.swatch.winners {} (second) }
            }
            svg width="100%" height=(HEIGHT + BELOW) role="img" aria-label=(label) {
                @for (index, number) in all.bins.iter().enumerate() {
                    (column("others", all, index, *number, most, &told(all, unit, index, *number)))
                    @if let Some(((_, name), some)) = front {
                        @let number = some.bins.get(index).copied().unwrap_or(0);
                        (column("winners", all, index, number, most, &format!("{name}, {}", told(all, unit, index, number))))
                    }
                    @if index % every == 0 {
                        text x=(place(middle(index, all.bins.len()))) y=(HEIGHT + 17.0) text-anchor="middle" { (begin(all, index)) }
                    }
                }
                line.ground x1="0" x2="100%" y1=(HEIGHT) y2=(HEIGHT) {}
            }
            details {
                summary { "As a table" }
                div.scroll tabindex="0" role="region" aria-label=(title) {
                    table {
                        thead { tr {
                            th scope="col" { (unit) }
                            th scope="col" { (front.map_or("games", |((first, _), _)| first)) }
                            @if let Some(((_, second), _)) = front { th scope="col" { (second) } }
                        } }
                        tbody {
                            @for (index, number) in all.bins.iter().enumerate() {
                                tr {
                                    th scope="row" { (bin(all, index)) }
                                    td { (thousands(*number)) }
                                    @if let Some((_, some)) = front {
                                        td { (thousands(some.bins.get(index).copied().unwrap_or(0))) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[allow(clippy::cast_precision_loss, reason = "a drawing has few columns")]
fn column(
    class: &str,
    all: &Histogram,
    index: usize,
    number: u64,
    most: u64,
    told: &str,
) -> Markup {
    let width = 100.0 / all.bins.len().max(1) as f64;
    let height = (HEIGHT - 4.0) * number as f64 / most as f64;
    let (part, left) = if class == "winners" {
        (0.56, 0.22)
    } else {
        (0.86, 0.07)
    };
    html! {
        rect class={ "bar " (class) } x=(place(width * (index as f64 + left))) width=(place(width * part))
            y=(format!("{:.1}", HEIGHT - height)) height=(format!("{height:.1}")) { title { (told) } }
    }
}

#[allow(clippy::cast_precision_loss, reason = "a drawing has few columns")]
fn middle(index: usize, columns: usize) -> f64 {
    100.0 * (index as f64 + 0.5) / columns.max(1) as f64
}

fn told(histogram: &Histogram, unit: &str, index: usize, number: u64) -> String {
    format!("{} {unit}: {}", bin(histogram, index), thousands(number))
}

fn first(histogram: &Histogram, index: usize) -> i32 {
    histogram.from + histogram.width * i32::try_from(index).unwrap_or(0)
}

fn begin(histogram: &Histogram, index: usize) -> String {
    minus(first(histogram, index))
}

/// The numbers of a bin.
fn bin(histogram: &Histogram, index: usize) -> String {
    let from = first(histogram, index);
    if histogram.width == 1 {
        return minus(from);
    }
    format!("{} to {}", minus(from), minus(from + histogram.width - 1))
}

fn minus(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}
