//! What the games of an arena come to.

use std::io::{self, Write};

use bots::Bot;
use bots::arena::{Bout, Interval, Rating, Tally, ratings};
use game::Seed;
use serde_json::{Map, Value, json};

use crate::output::thousands;

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
    rating: Option<Rating>,
}

impl Report<'_> {
    /// One line for each bot: in the order of the seats, or from the strongest to the weakest.
    fn lines(&self) -> Vec<Line> {
        let tallies = Tally::of(self.bots.len(), self.bouts);
        let rated = self.ladder.then(|| ratings(self.bots.len(), self.bouts));
        let line = |(index, (bot, tally)): (usize, (&Bot, Tally))| Line {
            bot: *bot,
            tally,
            rating: rated.as_ref().map(|ratings| ratings[index]),
        };
        let mut lines: Vec<Line> = (self.bots.iter().zip(tallies).enumerate())
            .map(line)
            .collect();
        let elo = |line: &Line| line.rating.map_or(0.0, |rating| rating.elo);
        lines.sort_by(|a, b| elo(b).total_cmp(&elo(a)));
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
        let options: Vec<String> = self
            .options
            .iter()
            .map(|(key, value)| format!("{key} {}", value.to_string().trim_matches('"')))
            .collect();
        let games = u64::try_from(self.bouts.len()).unwrap_or(u64::MAX);
        writeln!(
            out,
            "{}: {} games, {}",
            self.game,
            thousands(games),
            options.join(", ")
        )?;
        writeln!(out, "seed {}\n", self.seed)?;
        let elo = if self.ladder { "         Elo  " } else { "" };
        writeln!(
            out,
            "bot            {elo}seats     wins    share     95 %          rank    score   ms/decision"
        )?;
        for line in self.lines() {
            line.write(out)?;
        }
        writeln!(out, "\n{:.1} seconds", self.seconds)
    }
}

impl Line {
    fn to_json(&self) -> Value {
        let Interval { low, high } = self.tally.win_interval();
        let mut json = json!({
            "bot": self.bot.to_string(),
            "seats": self.tally.seats,
            "wins": self.tally.victories,
            "win_rate": self.tally.win_rate(),
            "win_rate_95": [low, high],
            "mean_rank": self.tally.mean_rank(),
            "mean_score": self.tally.mean_score(),
            "ms_per_decision": self.tally.milliseconds(),
        });
        if let Some(Rating { elo, margin }) = self.rating {
            json["elo"] = json!(elo);
            json["elo_95"] = json!(margin);
        }
        json
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let tally = &self.tally;
        let Interval { low, high } = tally.win_interval();
        write!(out, "{:<14} ", self.bot)?;
        if let Some(Rating { elo, margin }) = self.rating {
            let margin = margin.map(|margin| format!("±{margin:>4.0}"));
            write!(out, "{elo:>6.0} {:<5}  ", margin.unwrap_or_default())?;
        }
        writeln!(
            out,
            "{:>5} {:>8.1} {:>6.1} %  {:>4.1}–{:>4.1} %   {:>5.2}   {:>6.2}   {:>11.3}",
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
}
