//! A game under way at a terminal.

use std::io::{BufRead, IsTerminal as _, Write};
use std::path::PathBuf;

use game::{BySeat, Chance, Event, Game, MAX_SEATS, Record, Seat, Viewer, Words};

use super::Player;
use super::prompt::{Answer, Question};
use crate::files::WholeFile;
use crate::game_args::fresh_seed;
use crate::scores;

/// A game under way, kept in a file from the first decision on.
pub(super) struct Session<G: Game> {
    components: &'static G::Components,
    record: Record,
    state: G,
    /// The bots' chance: it has nothing to do with the game's, which they must not know.
    chance: Chance,
    /// Everything that has happened.
    log: Vec<G::Event>,
    /// How much of it each seat has been told.
    told: BySeat<usize, MAX_SEATS>,
    /// Where the record is kept.
    path: PathBuf,
}

impl<G: Game> Session<G> {
    /// A game at this position. People are told only the last of what has happened before.
    pub(super) fn new(
        components: &'static G::Components,
        record: Record,
        state: G,
        log: Vec<G::Event>,
        path: PathBuf,
    ) -> anyhow::Result<Self> {
        const REMINDER: usize = 12;
        Ok(Self {
            components,
            record,
            state,
            chance: Chance::new(fresh_seed()?),
            told: BySeat([log.len().saturating_sub(REMINDER); MAX_SEATS]),
            log,
            path,
        })
    }

    /// How many play.
    pub(super) fn players(&self) -> u8 {
        u8::try_from(self.state.seats().len()).expect("a table is small")
    }

    /// Plays to the end, or until input ends, and says where the record is.
    pub(super) fn play(&mut self, seats: &[Player]) -> anyhow::Result<()> {
        let mut input = std::io::stdin().lock();
        let mut out = std::io::stdout().lock();
        self.save()?;
        let people = seats.iter().filter(|player| **player == Player::Human);
        let sharing = people.count() > 1 && std::io::stdin().is_terminal();
        let mut looking: Option<Seat> = None;
        while let Some(seat) = self.state.to_act().first() {
            let action = match seats[seat.index()] {
                Player::Bot(bot) => bot.choose(&self.state.legal_actions(seat), &mut self.chance),
                Player::Human => {
                    let there = !sharing
                        || looking == Some(seat)
                        || self.hand_over(seat, &mut input, &mut out)?;
                    looking = Some(seat);
                    let answer = if there {
                        self.ask(seat, &mut input, &mut out)?
                    } else {
                        None
                    };
                    let Some(action) = answer else {
                        return self.say_where(&mut out);
                    };
                    action
                }
            };
            self.state.apply(seat, action, &mut self.log)?;
            self.record.push(seat, &action);
            if seats[seat.index()] == Player::Human {
                // Whatever ends the program, what people have decided is kept.
                self.save()?;
            }
        }
        self.save()?;
        self.tell_end(seats, &mut out)?;
        self.say_where(&mut out)
    }

    fn save(&self) -> anyhow::Result<()> {
        let mut file = WholeFile::create(&self.path)?;
        file.write_line(&self.record.to_string())?;
        file.finish()
    }

    fn say_where(&self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "The record is saved in {}.", self.path.display())?;
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
        let name = self
            .components
            .seat(&self.state.view(Viewer::Spectator), seat);
        write!(
            out,
            "{CLEAR_SCREEN_AND_SCROLLBACK}It is for {name} to decide. Press Enter when nobody else is looking. "
        )?;
        out.flush()?;
        Ok(input.read_until(b'\n', &mut Vec::new())? > 0)
    }

    /// Asks a person until there is a legal answer; none when input ends or the person quits.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Option<G::Action>> {
        self.tell_news(seat, out)?;
        let question = Question::<G> {
            components: self.components,
            seat,
            legal: self.state.legal_actions(seat),
            view: self.state.view(Viewer::Seat(seat)),
        };
        question.show(out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return Ok(None);
            }
            match question.understand(&String::from_utf8_lossy(&line)) {
                Answer::Action(action) => return Ok(Some(action)),
                Answer::Quit => return Ok(None),
                Answer::ShowAgain => question.show(out)?,
                Answer::Nothing(why) => writeln!(out, "{why}")?,
            }
        }
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
        scores::write(out, self.components, &self.state)?;
        writeln!(out)?;
        Ok(())
    }

    fn tell(&self, viewer: Viewer, from: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let view = self.state.view(viewer);
        writeln!(out)?;
        for event in self.log[from..]
            .iter()
            .filter_map(|event| event.seen_by(viewer))
        {
            writeln!(out, "· {}", self.components.event(&view, &event))?;
        }
        Ok(())
    }
}
