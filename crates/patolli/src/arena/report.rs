//! What the games of an arena come to.

use std::cmp::Ordering;
use std::io::{self, Write};

use bots::arena::{Bout, Interval, Rating, Tally, ratings};
use bots::{Bot, Level};
use game::Seed;
use serde_json::{Map, Value, json};

use crate::bot_names;
use crate::output::{counted, options};

/// What is printed after the games.
pub(super) struct Report<'a> {
    pub(super) game: &'static str,
    pub(super) options: Map<String, Value>,
    pub(super) bots: &'a [Bot],
    pub(super) seed: Seed,
    pub(super) bouts: &'a [Bout],
    pub(super) ladder: bool,
    pub(super) seconds: f64,
}

/// What is told of one bot.
struct Line {
    bot: Bot,
    tally: Tally,
    /// Whether bots are rated.
    ladder: bool,
    /// None if too little was played to rate it.
    rating: Option<Rating>,
}

impl Report<'_> {
    /// One line for each bot: in the order of the seats, or from the strongest to the weakest.
    fn lines(&self) -> Vec<Line> {
        let tallies = Tally::of(self.bots.len(), self.bouts);
        let rated = if self.ladder {
            ratings(self.bots.len(), self.bouts)
        } else {
            Vec::new()
        };
        let line = |(index, (bot, tally)): (usize, (&Bot, Tally))| Line {
            bot: *bot,
            tally,
            ladder: self.ladder,
            rating: rated.get(index).copied().flatten(),
        };
        let mut lines: Vec<Line> = (self.bots.iter().zip(tallies).enumerate())
            .map(line)
            .collect();
        let elo = |line: &Line| line.rating.map(|rating| rating.elo);
        lines.sort_by(|a, b| elo(b).partial_cmp(&elo(a)).unwrap_or(Ordering::Equal));
        lines
    }

    pub(super) fn to_json(&self) -> Value {
        let lines: Vec<Value> = self.lines().iter().map(Line::to_json).collect();
        json!({
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "games": self.bouts.len(),
            "bots": lines,
            "seconds": self.seconds,
        })
    }

    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let games = u64::try_from(self.bouts.len()).unwrap_or(u64::MAX);
        writeln!(
            out,
            "{}: {}, {}",
            self.game,
            counted(games, "game"),
            options(&self.options)
        )?;
        writeln!(out, "seed {}\n", self.seed)?;
        let lines = self.lines();
        let widest = lines
            .iter()
            .map(|line| line.name().len())
            .max()
            .unwrap_or(0);
        let elo = if self.ladder { "         Elo  " } else { "" };
        writeln!(
            out,
            "{:<widest$}  {elo}seats     wins    share            95%    rank    score   ms/decision",
            "bot"
        )?;
        for line in lines {
            line.write(widest, out)?;
        }
        writeln!(out, "\n{:.1} seconds", self.seconds)
    }
}

impl Line {
    fn name(&self) -> String {
        bot_names::full_name(self.bot)
    }

    fn to_json(&self) -> Value {
        let Interval { low, high } = self.tally.win_interval();
        let mut json = json!({
            "bot": self.bot.to_string(),
            "level": bot_names::level(self.bot).map(Level::name),
            "seats": self.tally.seats,
            "wins": self.tally.victories,
            "win_rate": self.tally.win_rate(),
            "win_rate_95": [low, high],
            "mean_rank": self.tally.mean_rank(),
            "mean_score": self.tally.mean_score(),
            "ms_per_decision": self.tally.milliseconds(),
        });
        if self.ladder {
            json["elo"] = json!(self.rating.map(|rating| rating.elo));
            json["elo_95"] = json!(self.rating.and_then(|rating| rating.margin));
        }
        json
    }

    /// Writes it with so much room for the name.
    fn write(&self, widest: usize, out: &mut impl Write) -> io::Result<()> {
        let tally = &self.tally;
        let Interval { low, high } = tally.win_interval();
        write!(out, "{:<widest$}  ", self.name())?;
        if self.ladder {
            self.write_rating(out)?;
        }
        writeln!(
            out,
            "{:>5} {:>8.1} {:>7.1}%  {:>6.1}–{:>5.1}%   {:>5.2}   {:>6.2}   {:>11.3}",
            tally.seats,
            tally.victories,
            100.0 * tally.win_rate(),
            100.0 * low,
            100.0 * high,
            tally.mean_rank(),
            tally.mean_score(),
            tally.milliseconds()
        )
    }

    fn write_rating(&self, out: &mut impl Write) -> io::Result<()> {
        let elo = self.rating.map(|rating| format!("{:.0}", rating.elo));
        let margin = self.rating.and_then(|rating| rating.margin);
        let margin = margin.map(|margin| format!("±{margin:>4.0}"));
        write!(
            out,
            "{:>6} {:<5}  ",
            elo.as_deref().unwrap_or("–"),
            margin.unwrap_or_default()
        )
    }
}
