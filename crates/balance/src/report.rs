//! What is found out: the shape of the report, in Rust and in JSON.

use game::Fingerprint;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Histogram, Spread, Text};
use game::observed::Nature;

/// The version of the shape of reports in JSON. Fields may be added under the same version; if one changes its meaning or
/// goes away, the version is raised.
pub const VERSION: u32 = 1;

/// How even a game is, by many games between bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The version of this shape, [`VERSION`].
    pub version: u32,
    /// The name of the game.
    pub game: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u16,
    /// The options, as a record writes them.
    pub options: Map<String, Value>,
    /// What was played with.
    pub components: Components,
    /// Who played, one for each player.
    pub bots: Vec<String>,
    /// Where all chance came from, as 16 hexadecimal digits.
    pub seed: String,
    /// How many games were played.
    pub games: u64,
    /// In how many of them several shared the victory.
    pub shared_victories: u64,
    /// The share of victories of each seat in an even game; none if one plays against the game itself.
    pub par: Option<f64>,
    /// How each seat did.
    pub seats: Vec<SeatLine>,
    /// Points.
    pub scores: ScorePart,
    /// How long games are.
    pub length: LengthPart,
    /// Where points come from.
    pub sources: Vec<SourceLine>,
    /// Everything that was looked at, topic by topic.
    pub topics: Vec<TopicPart>,
    /// How many shares of victories were compared with what was to be expected.
    pub comparisons: usize,
    /// What is lopsided, the largest differences first.
    pub findings: Vec<Finding>,
}

/// What was played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Components {
    /// What a person calls them: `board`.
    pub kind: &'static str,
    /// Tells components apart that play differently.
    pub fingerprint: Fingerprint,
    /// Whether they are not those of the house.
    pub own: bool,
}

/// Victories against what was to be expected.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// How many had a chance to win.
    pub of: u64,
    /// How often they won; shared victories count in part.
    pub wins: f64,
    /// The same as a share.
    pub share: f64,
    /// Where the true share lies, 95 times in 100.
    pub interval: [f64; 2],
    /// The share that was to be expected; the share itself where nothing was.
    pub par: f64,
    /// Whether that lies outside the interval; never where nothing was expected. Of twenty even shares one does by luck.
    pub outside: bool,
    /// By how much the share is above that, or below.
    pub lift: f64,
    /// How likely so large a difference is by luck alone; none if there were too few games to say.
    pub p: Option<f64>,
    /// The same, corrected by Holm's method for all comparisons of the report.
    pub p_corrected: Option<f64>,
    /// What follows from it.
    pub verdict: Verdict,
}

/// What follows from a share of victories.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// More victories than luck explains.
    Above,
    /// Fewer victories than luck explains.
    Below,
    /// Nothing that luck would not explain.
    InLine,
    /// Too few games, or everybody had it, or nothing was to be expected.
    Untested,
}

/// How a seat did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatLine {
    /// The number of the seat.
    pub seat: u8,
    /// What the player there is called.
    pub name: Text,
    /// Victories.
    #[serde(flatten)]
    pub share: Share,
    /// Points.
    pub score: Spread,
}

/// Points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScorePart {
    /// Of everybody.
    pub all: Spread,
    /// Of winners.
    pub winners: Spread,
    /// By how many points the first was ahead of the second.
    pub margins: Spread,
    /// The points of everybody in bins.
    pub histogram: Histogram,
    /// The points of winners in the same bins.
    pub winners_histogram: Histogram,
    /// The margins in bins.
    pub margins_histogram: Histogram,
}

/// How long games are.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LengthPart {
    /// In decisions.
    pub decisions: Spread,
    /// In rounds.
    pub rounds: Spread,
    /// What rounds are called.
    pub rounds_are: &'static str,
    /// The decisions in bins.
    pub histogram: Histogram,
}

/// Points from one source.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SourceLine {
    /// Which source, as breakdowns call it.
    pub source: &'static str,
    /// What it is called.
    #[serde(skip)]
    pub name: Text,
    /// What a winner has from it on average.
    pub winners: f64,
    /// What anybody else has from it on average.
    pub others: f64,
    /// Its part of all points.
    pub part: f64,
}

/// What was found out about a topic.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TopicPart {
    /// Its name.
    pub key: &'static str,
    /// Its heading.
    pub title: Text,
    /// What is counted.
    pub about: Text,
    /// How players come to these things.
    pub nature: Nature,
    /// What `worth` is measured in, if it is.
    pub unit: Option<Text>,
    /// The things, in the order in which they are shown.
    pub things: Vec<Thing>,
    /// Things that somebody could have had and nobody ever had.
    pub unused: Vec<Text>,
    /// Things that never came up.
    pub absent: Vec<Text>,
}

/// What was found out about one thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thing {
    /// Its name.
    pub name: Text,
    /// How many players could have had it.
    pub offered: u64,
    /// Which part of those had it.
    pub rate: f64,
    /// How many times it was had.
    pub times: u64,
    /// What it brought each time on average, in the unit of the topic.
    pub worth: Option<f64>,
    /// Victories of those who had it.
    #[serde(flatten)]
    pub share: Share,
    /// The points of those who had it, on average.
    pub score: f64,
    /// By how many points they were above the mean of their table.
    pub above: f64,
    /// Where the true value of that lies, 95 times in 100.
    pub above_interval: [f64; 2],
    /// In how many games somebody had it.
    pub games: u64,
    /// The points of everybody in these games, on average.
    pub table_score: f64,
    /// Where the true value of that lies, 95 times in 100.
    pub table_interval: [f64; 2],
    /// How many decisions these games took, on average.
    pub table_decisions: f64,
}

/// Something lopsided.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// The name of the topic; `seats` for seats.
    pub topic: &'static str,
    /// Its heading.
    pub title: Text,
    /// How players come to it.
    pub nature: Nature,
    /// What it is about.
    pub thing: Text,
    /// Victories.
    #[serde(flatten)]
    pub share: Share,
}

impl Report {
    /// The report as JSON.
    pub fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("a report is made of plain values")
    }

    /// Why nothing was compared, if nothing was: whoever reads that nothing stands out must not take that for an even game.
    pub fn nothing_compared(&self) -> Option<&'static str> {
        let always = |line: &SeatLine| line.share.share >= 1.0;
        match self.comparisons {
            0 if self.par.is_none() && self.seats.iter().any(always) => {
                Some("one side won all games")
            }
            0 => Some("there were too few games"),
            _ => None,
        }
    }

    /// Whether there were enough games, and a par, to say how even seats are.
    pub(crate) fn compares_seats(&self) -> bool {
        self.seats.iter().any(|line| line.share.p.is_some())
    }
}
