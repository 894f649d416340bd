//! From sums to a report.

use bots::arena::{Interval, wilson};
use game::{Components as _, Options as _, Seat, Setup, Silent, Viewer, Words as _};

use crate::chances::{holm, luck};
use crate::report::{
    Components, Finding, LengthPart, Report, ScorePart, SeatLine, Share, SourceLine, Thing,
    TopicPart, VERSION, Verdict,
};
use crate::tally::{SourceTally, Standing, ThingTally};
use crate::{Series, Tally, Text};
use game::observed::{Nature, Observed, Order, Topic};
use web::named::{self, Named};

/// How wide histograms are at most.
const BINS: usize = 30;
/// Below so much variance there were too few games to find anything; looking there would only make all else harder to find.
const ENOUGH: f64 = 5.0;
/// Something is lopsided if luck alone explains it less often than this.
const LUCK: f64 = 0.05;
/// Deviations that leave out 5 of 100.
const MARGIN: f64 = 1.96;

impl<G: Named> Series<G> {
    /// The report on games of this series.
    pub fn report(&self, tally: &Tally) -> Report {
        let fingerprint = self.components.fingerprint();
        let par = self.par(tally);
        let mut report = Report {
            version: VERSION,
            game: G::NAME,
            title: G::TITLE,
            rules: G::RULES.0,
            options: self.options.to_json(),
            components: Components {
                kind: <G::Components as game::Components>::KIND,
                own: fingerprint != G::Components::standard().fingerprint(),
                fingerprint,
            },
            bots: self.bots.iter().map(ToString::to_string).collect(),
            seed: self.seed.to_string(),
            games: tally.games,
            shared_victories: tally.shared,
            par,
            seats: self.seat_lines(tally, par),
            scores: score_part(tally),
            length: length_part::<G>(tally),
            sources: source_lines::<G>(tally),
            topics: self.topic_parts(tally),
            comparisons: 0,
            findings: Vec::new(),
        };
        judge(&mut report);
        report
    }

    /// What each seat wins in an even game. Who plays against the game itself has another task than the game has, so that
    /// neither of them is to be expected to win so often.
    #[allow(clippy::cast_precision_loss, reason = "a table has six seats")]
    fn par(&self, tally: &Tally) -> Option<f64> {
        let (seats, players) = (tally.seats.len(), usize::from(self.options.players()));
        (seats == players).then(|| 1.0 / seats as f64)
    }

    fn seat_lines(&self, tally: &Tally, par: Option<f64>) -> Vec<SeatLine> {
        let names = self.seat_names();
        let line = |(seat, score): (usize, &crate::Counts)| SeatLine {
            seat: u8::try_from(seat).unwrap_or(u8::MAX),
            name: Text::told(|_| names.get(seat).cloned().unwrap_or_default()),
            share: share_of_seat(tally.wins(seat), tally.games, par),
            score: score.spread(),
        };
        tally.seats.iter().enumerate().map(line).collect()
    }

    /// What players are called, as the first position has it.
    fn seat_names(&self) -> Vec<String> {
        let setup = Setup::<G>::on(self.components, self.options.clone(), self.seed);
        let state = G::start(&setup, &mut Silent);
        let view = state.view(Viewer::Spectator);
        let seats = state.seats().into_iter();
        seats
            .map(|seat: Seat| self.components.seat(&view, seat))
            .collect()
    }
}

/// Without a par nothing is compared: what was won is what was to be expected.
#[allow(clippy::cast_precision_loss, reason = "games are counted in thousands")]
fn share_of_seat(wins: f64, games: u64, par: Option<f64>) -> Share {
    let trials = games as f64;
    share(&Standing {
        taken: games,
        wins,
        expected: par.map_or(wins, |par| trials * par),
        variance: par.map_or(0.0, |par| trials * par * (1.0 - par)),
        luck: par.map(|par| (games, par)).into_iter().collect(),
        trials,
    })
}

/// A share of victories before it is corrected for all others.
#[allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "games are counted in thousands"
)]
fn share(standing: &Standing) -> Share {
    let count = standing.taken.max(1) as f64;
    let (share, par) = (standing.wins / count, standing.expected / count);
    let trials = standing.trials.round();
    let Interval { low, high } = wilson(share * trials, trials as u64);
    let p = (standing.variance >= ENOUGH).then(|| luck(standing.wins, &standing.luck));
    Share {
        of: standing.taken,
        wins: standing.wins,
        share,
        interval: [low, high],
        par,
        // Where nothing could come out otherwise there is nothing to compare.
        outside: standing.variance > 0.0 && !(low..=high).contains(&par),
        lift: share - par,
        p,
        p_corrected: None,
        verdict: Verdict::Untested,
    }
}

fn score_part(tally: &Tally) -> ScorePart {
    let histogram = tally.scores.histogram(BINS);
    ScorePart {
        all: tally.scores.spread(),
        winners: tally.winners.spread(),
        margins: tally.margins.spread(),
        winners_histogram: tally.winners.like(&histogram),
        margins_histogram: tally.margins.histogram(BINS),
        histogram,
    }
}

fn length_part<G: Observed>(tally: &Tally) -> LengthPart {
    LengthPart {
        decisions: tally.decisions.spread(),
        rounds: tally.rounds.spread(),
        rounds_are: G::ROUNDS,
        histogram: tally.decisions.histogram(BINS),
    }
}

#[allow(
    clippy::cast_precision_loss,
    reason = "means are shown with two digits"
)]
fn source_lines<G: Named>(tally: &Tally) -> Vec<SourceLine> {
    let winners = tally.winners.len();
    let others = (tally.scores.len() - winners).max(1) as f64;
    let gained = |source: &SourceTally| (source.winners + source.others).max(0);
    let all = tally.sources.iter().map(gained).sum::<i64>().max(1) as f64;
    let line = |source: &SourceTally| SourceLine {
        source: source.source,
        name: said(&format!("{}-source-{}", G::NAME, source.source)),
        winners: source.winners as f64 / winners.max(1) as f64,
        others: source.others as f64 / others,
        part: gained(source) as f64 / all,
    };
    let mut lines: Vec<SourceLine> = tally.sources.iter().map(line).collect();
    lines.sort_by(|a, b| b.winners.total_cmp(&a.winners));
    lines
}

/// A text that speaks of nothing else, with a capital letter.
fn said(key: &str) -> Text {
    Text::told(|lang| capital(&lang.text(key)))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

impl<G: Named> Series<G> {
    /// Topics that apply, each with its things in order.
    fn topic_parts(&self, tally: &Tally) -> Vec<TopicPart> {
        let parts = self.topics().into_iter().zip(&tally.topics);
        let applying = parts.filter(|(topic, _)| !topic.items.is_empty());
        applying
            .map(|(topic, things)| self.topic_part(tally, &topic, things))
            .collect()
    }

    fn topic_part(&self, tally: &Tally, topic: &Topic, sums: &[ThingTally]) -> TopicPart {
        let name = |item| Text::told(|lang| named::item::<G>(lang, self.components, item));
        let all = || topic.items.iter().map(name).zip(sums);
        let named = |wanted: &dyn Fn(&ThingTally) -> bool| -> Vec<Text> {
            let wanted = all().filter(|(_, sums)| wanted(sums));
            wanted.map(|(name, _)| name).collect()
        };
        let unused = named(&|sums| sums.taken == 0 && sums.offered > 0);
        let absent = named(&|sums| sums.offered == 0);
        let mut things: Vec<Thing> = all()
            .filter(|(_, sums)| sums.taken > 0)
            .map(|(name, sums)| thing(tally, topic, name, sums))
            .collect();
        if topic.order == Order::ByShare {
            let merit = |thing: &Thing| match topic.nature {
                Nature::Shared => thing.table_score,
                _ => thing.share.share,
            };
            things.sort_by(|a, b| merit(b).total_cmp(&merit(a)));
        }
        let text = |kind: &str, key: &str| {
            let key = format!("{}-{kind}-{key}", G::NAME);
            Text::told(|lang| lang.text(&key))
        };
        TopicPart {
            key: topic.key,
            title: text("topic", topic.key),
            about: text("topic", &format!("{}-about", topic.key)),
            nature: topic.nature,
            unit: topic.unit.map(|unit| text("unit", unit)),
            things,
            unused,
            absent,
        }
    }
}

#[allow(
    clippy::cast_precision_loss,
    reason = "means are shown with two digits"
)]
fn thing(tally: &Tally, topic: &Topic, name: Text, sums: &ThingTally) -> Thing {
    let (above, deviation) = sums.above();
    let mut share = share(&sums.standing(tally));
    if topic.nature == Nature::Shared {
        share.p = None;
    }
    Thing {
        name,
        offered: sums.offered,
        rate: sums.taken as f64 / sums.offered.max(1) as f64,
        times: sums.times,
        worth: topic
            .unit
            .map(|_| sums.worth as f64 / sums.times.max(1) as f64),
        share,
        score: sums.points as f64 / sums.taken.max(1) as f64,
        above,
        above_interval: around(above, deviation),
        games: sums.games,
        table_score: sums.table_score(),
        table_interval: around(sums.table_score(), sums.table_deviation()),
        table_decisions: sums.table_decisions(),
    }
}

/// Where the true mean lies, 95 times in 100.
fn around(mean: f64, deviation: f64) -> [f64; 2] {
    [mean - MARGIN * deviation, mean + MARGIN * deviation]
}

/// Corrects all chances for each other, says what is lopsided and lists it.
fn judge(report: &mut Report) {
    let chances: Vec<f64> = shares(report).filter_map(|share| share.p).collect();
    let mut corrected = holm(&chances).into_iter();
    for share in shares(report).filter(|share| share.p.is_some()) {
        let chance = corrected.next().unwrap_or(1.0);
        share.p_corrected = Some(chance);
        share.verdict = match chance < LUCK {
            true if share.lift > 0.0 => Verdict::Above,
            true => Verdict::Below,
            false => Verdict::InLine,
        };
    }
    report.comparisons = chances.len();
    report.findings = findings(report);
}

/// Every share of the report, always in the same order.
fn shares(report: &mut Report) -> impl Iterator<Item = &mut Share> {
    let seats = report.seats.iter_mut().map(|line| &mut line.share);
    let things = report.topics.iter_mut().flat_map(|topic| &mut topic.things);
    seats.chain(things.map(|thing| &mut thing.share))
}

/// What is lopsided, the largest differences first. Things of two topics that share the very same victories, as a card and the
/// only name of its kind, are one finding; things of one topic never are.
fn findings(report: &Report) -> Vec<Finding> {
    let seats = report.seats.iter().map(|line| Finding {
        topic: "seats",
        title: said("balance-seats"),
        nature: Nature::Dealt,
        thing: line.name.clone(),
        share: line.share,
    });
    let things = report.topics.iter().flat_map(|topic| {
        topic.things.iter().map(|thing| Finding {
            topic: topic.key,
            title: topic.title.clone(),
            nature: topic.nature,
            thing: thing.name.clone(),
            share: thing.share,
        })
    });
    let lopsided = |finding: &Finding| finding.share.verdict.is_lopsided();
    let mut findings: Vec<Finding> = seats.chain(things).filter(lopsided).collect();
    let mut seen: Vec<(&str, Share)> = Vec::new();
    findings.retain(|finding| {
        let again =
            |(topic, share): &(&str, Share)| *topic != finding.topic && *share == finding.share;
        let new = !seen.iter().any(again);
        seen.push((finding.topic, finding.share));
        new
    });
    let effect = |finding: &Finding| finding.share.lift.abs();
    findings.sort_by(|a, b| effect(b).total_cmp(&effect(a)));
    findings
}

impl Verdict {
    /// Whether luck does not explain it.
    pub fn is_lopsided(self) -> bool {
        matches!(self, Self::Above | Self::Below)
    }
}

#[cfg(test)]
mod tests;
