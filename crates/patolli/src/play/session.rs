//! A game under way at a terminal.

use std::io::{BufRead, IsTerminal as _, Write};
use std::path::PathBuf;

use bots::{Bot, Budget, Insight, Level, Mind, Resources, Thought};
use game::Estimate;
use game::{BySeat, Chance, Event, MAX_SEATS, Record, Seat, Seats, Spoken, Viewer, Words};

use super::Player;
use super::prompt::{Answer, Question};
use super::you::You;
use crate::files::WholeFile;
use crate::folded::Folded;
use crate::scores;

/// What a person wants.
enum Reply<A> {
    Action(A),
    Undo,
    Leave,
}

/// A game under way, kept in a file from the first decision on.
pub(super) struct Session<G: Spoken + Estimate> {
    record: Record,
    state: G,
    /// The bots' chance. It follows from the seed, so that a seed gives the same game, but tells them nothing of it.
    chance: Chance,
    /// Where the bots think, one after another.
    mind: Mind<G>,
    /// Everything that has happened.
    log: Vec<G::Event>,
    /// How much of it each seat has been told.
    told: BySeat<usize, MAX_SEATS>,
    /// Where the record is kept.
    path: PathBuf,
    /// How many decisions are on disk.
    kept: usize,
    /// Positions that can be gone back to, with the length of record and log.
    earlier: Vec<(G, usize, usize)>,
    /// The seat of the one person who plays with bots.
    practising: Option<Seat>,
}

impl<G: Spoken + Estimate> Session<G> {
    /// A game at this position. People are told only the last of what has happened before, and nothing of the first `past_recall`
    /// events.
    pub(super) fn new(
        record: Record,
        state: G,
        log: Vec<G::Event>,
        past_recall: usize,
        path: PathBuf,
    ) -> Self {
        const REMINDER: usize = 12;
        let reminder = log.len().saturating_sub(REMINDER).max(past_recall);
        let decided = u64::try_from(record.actions.len()).expect("a record is short");
        Self {
            chance: Chance::new(record.seed.child(decided + 1)),
            mind: Mind::new(),
            kept: 0,
            record,
            state,
            told: BySeat([reminder; MAX_SEATS]),
            log,
            path,
            earlier: Vec::new(),
            practising: None,
        }
    }

    /// How many play.
    pub(super) fn players(&self) -> u8 {
        u8::try_from(self.state.seats().len()).expect("a table is small")
    }

    /// Plays to the end, or until input ends, and says where the record is.
    pub(super) fn play(&mut self, seats: &[Player]) -> anyhow::Result<()> {
        let mut input = std::io::stdin().lock();
        let mut out = Folded::stdout();
        self.save()?;
        let is_person = |seat: &Seat| seats[seat.index()] == Player::Human;
        let people: Seats = self.state.seats().into_iter().filter(is_person).collect();
        self.practising = people.first().filter(|_| people.len() == 1);
        let sharing = people.len() > 1 && std::io::stdin().is_terminal();
        let mut looking: Option<Seat> = None;
        while let Some(seat) = self.state.to_act().first() {
            let player = seats[seat.index()];
            let action = match player {
                Player::Bot(bot) => self.decide(bot, seat),
                Player::Human => {
                    let there = !sharing
                        || looking == Some(seat)
                        || self.hand_over(seat, &mut input, &mut out)?;
                    looking = Some(seat);
                    let answer = if there {
                        self.ask(seat, &mut input, &mut out)?
                    } else {
                        Reply::Leave
                    };
                    match answer {
                        Reply::Action(action) => action,
                        Reply::Undo => {
                            self.undo()?;
                            continue;
                        }
                        Reply::Leave => return self.say_where(seats, &mut out),
                    }
                }
            };
            self.take(seat, action, player)?;
        }
        self.save()?;
        self.tell_end(seats, &mut out)?;
        self.say_where(seats, &mut out)
    }

    /// Decides for a bot.
    fn decide(&mut self, bot: Bot, seat: Seat) -> G::Action {
        let insight = Insight::new(&self.state, seat);
        let resources = resources(bot);
        let thought = self
            .mind
            .think_with(bot, &insight, &mut self.chance, &resources);
        thought.best()
    }

    /// Plays a decision. It can be taken back as long as nothing was revealed and nobody else has decided.
    fn take(&mut self, seat: Seat, action: G::Action, player: Player) -> anyhow::Result<()> {
        let before = (
            self.state.clone(),
            self.record.actions.len(),
            self.log.len(),
        );
        self.state.apply(seat, action, &mut self.log)?;
        self.record.push::<G>(self.state.components(), seat, action);
        let revealed = self.log[before.2..].iter().any(Event::reveals);
        let goes_on = self.state.to_act() == Seats::only(seat);
        if revealed || !goes_on {
            self.earlier.clear();
        } else if player == Player::Human {
            self.earlier.push(before);
        }
        if player == Player::Human {
            // Whatever ends the program, what people have decided is kept.
            self.save()?;
        }
        Ok(())
    }

    /// Goes back to before the last decision.
    fn undo(&mut self) -> anyhow::Result<()> {
        if let Some((state, decided, told)) = self.earlier.pop() {
            self.state = state;
            self.record.actions.truncate(decided);
            self.log.truncate(told);
            for told_to in &mut self.told.0 {
                *told_to = (*told_to).min(told);
            }
            self.save()?;
        }
        Ok(())
    }

    fn save(&mut self) -> anyhow::Result<()> {
        let mut file = WholeFile::create(&self.path)?;
        file.write_line(&self.record.to_string())?;
        file.finish()?;
        self.kept = self.record.actions.len();
        Ok(())
    }

    /// Says where the record is and, if the game is not over, how to go on with it.
    fn say_where(&self, seats: &[Player], out: &mut Folded<impl Write>) -> anyhow::Result<()> {
        let path = self.path.display();
        writeln!(out, "The record is saved in {path}.")?;
        if !self.state.is_over() {
            let names: Vec<String> = seats.iter().map(|player| player.name()).collect();
            let play = format!("patolli play {} --seats {}", G::NAME, names.join(","));
            let line = format!("Go on with: {play} --resume {path}");
            if out.fits(line.chars().count()) {
                writeln!(out, "{line}")?;
            } else {
                // The shell reads it as one line.
                writeln!(out, "Go on with:\n  {play} \\\n  --resume {path}")?;
            }
        }
        out.flush()?;
        Ok(())
    }

    /// People at one screen must not see each other's cards; says whether somebody is there to go on.
    fn hand_over(
        &self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        const CLEAR_SCREEN_AND_SCROLLBACK: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";
        let view = self.state.view(Viewer::Spectator);
        let name = self.state.components().seat(&view, seat);
        write!(
            out,
            "{CLEAR_SCREEN_AND_SCROLLBACK}It is for {name} to decide. Press Enter when nobody else is looking. "
        )?;
        out.flush()?;
        let mut line = Vec::new();
        let there = input.read_until(b'\n', &mut line)? > 0;
        Ok(there && !line.trim_ascii().eq_ignore_ascii_case(b"quit"))
    }

    /// The one person who plays with bots.
    fn you(&self) -> Option<You> {
        let view = self.state.view(Viewer::Spectator);
        let name = |seat| self.state.components().seat(&view, seat);
        self.practising.map(name).map(You::called)
    }

    /// Asks a person until there is an answer that can be acted on.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut Folded<impl Write>,
    ) -> anyhow::Result<Reply<G::Action>> {
        if self.kept < self.record.actions.len() {
            // What bots have decided is told now: however the program ends, it must not be decided again in another way.
            self.save()?;
        }
        self.tell_news(seat, out)?;
        let question = Question::<G> {
            components: self.state.components(),
            seat,
            legal: self.state.legal_actions(seat),
            view: self.state.view(Viewer::Seat(seat)),
            you: self.you(),
        };
        question.show(out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return Ok(Reply::Leave);
            }
            match question.understand(&String::from_utf8_lossy(&line)) {
                Answer::Action(action) => return Ok(Reply::Action(action)),
                Answer::Quit => return Ok(Reply::Leave),
                Answer::Undo if !self.earlier.is_empty() => return Ok(Reply::Undo),
                Answer::Undo => writeln!(
                    out,
                    "Nothing can be taken back: something was revealed, or someone else has decided."
                )?,
                Answer::ShowAgain => question.show(out)?,
                Answer::Hint if self.practising.is_some() => {
                    question.advise(&self.master_s_thought(seat), out)?;
                }
                Answer::Hint => writeln!(out, "Hints are for practice, with one person and bots.")?,
                Answer::Nothing(why) => writeln!(out, "{why}")?,
            }
        }
    }

    /// What a master thinks in this seat's place. It takes nothing of the bots' chance: they play the same whoever asks.
    fn master_s_thought(&mut self, seat: Seat) -> Thought<G::Action> {
        let master = Level::Master.bot();
        let insight = Insight::new(&self.state, seat);
        let decided = u64::try_from(self.record.actions.len()).expect("a record is short");
        let mut chance = Chance::new(self.record.seed.child(decided + 1).child(1));
        self.mind
            .think_with(master, &insight, &mut chance, &resources(master))
    }

    /// Tells a seat what has happened since it was told last.
    fn tell_news(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        self.tell(Viewer::Seat(seat), self.told[seat], out)?;
        self.told[seat] = self.log.len();
        Ok(())
    }

    /// Tells how the game ended and who has won.
    fn tell_end(&self, seats: &[Player], out: &mut impl Write) -> anyhow::Result<()> {
        let people = self
            .state
            .seats()
            .into_iter()
            .filter(|seat| seats[seat.index()] == Player::Human);
        let first_untold = people
            .map(|seat| self.told[seat])
            .min()
            .unwrap_or(self.log.len());
        self.tell(Viewer::Spectator, first_untold, out)?;
        writeln!(out)?;
        let mut table = Vec::new();
        scores::write(&mut table, &self.state, None)?;
        for line in String::from_utf8_lossy(&table).lines() {
            match self.you().filter(|_| line.starts_with("ranking: ")) {
                Some(you) => writeln!(out, "{}", you.mark(line))?,
                None => writeln!(out, "{line}")?,
            }
        }
        writeln!(out)?;
        Ok(())
    }

    fn tell(&self, viewer: Viewer, from: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let view = self.state.view(viewer);
        let you = self.you();
        writeln!(out)?;
        for event in self.log[from..]
            .iter()
            .filter_map(|event| event.seen_by(viewer))
        {
            let sentence = self.state.components().event(&view, &event);
            match &you {
                Some(you) => writeln!(out, "· {}", you.mark(&sentence))?,
                None => writeln!(out, "· {sentence}")?,
            }
        }
        Ok(())
    }
}

/// Who thinks by the clock uses all cores: nobody else needs them. So many iterations are one search on one of them; parted
/// among searches that know nothing of each other they would come to less.
fn resources(bot: Bot) -> Resources {
    let threads = match bot {
        Bot::Search(Budget::Time(_)) => rayon::current_num_threads(),
        _ => 1,
    };
    Resources {
        threads,
        ..Resources::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_thinks_by_the_clock_uses_all_cores_and_nobody_else_does() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build();
        let threads = |bot: Bot| pool.as_ref().unwrap().install(|| resources(bot).threads);
        let levels = Level::ALL.map(|level| threads(level.bot()));
        assert_eq!(levels, [1, 1, 1, 3]);
    }
}
