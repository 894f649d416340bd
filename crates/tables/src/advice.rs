//! What bots think of decisions, for those who ask: a hint in practice, why a bot did what it did, and any position of a
//! game that is over.

use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Level};
use game::{Chance, Seat, Seed, Viewer};

use crate::house::House;
use crate::play::Play;
use crate::store::KeptThought;
use crate::thinking::{Advised, fresh_chance};
use crate::{Chair, Opinion, PlayerId, Question, Refusal, Stage, Table, TableId};

/// Who answers those who ask for advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Adviser {
    /// The best we have, who thinks no longer than people like to wait.
    #[default]
    Master,
    /// A bot that says the same whenever it is asked the same, however long that takes: for tests.
    Constant(Bot, Seed),
}

/// A constant adviser has so much time: any machine is fast enough.
const WITHOUT_HURRY: Duration = Duration::from_hours(1);

impl Adviser {
    const fn bot(self) -> Bot {
        match self {
            Self::Master => Level::Master.bot(),
            Self::Constant(bot, _) => bot,
        }
    }

    fn chance(self) -> Chance {
        match self {
            Self::Master => fresh_chance(),
            Self::Constant(_, seed) => Chance::new(seed),
        }
    }

    /// How long it may think, if not as long as all who think.
    pub(crate) const fn patience(self) -> Option<Duration> {
        match self {
            Self::Master => None,
            Self::Constant(..) => Some(WITHOUT_HURRY),
        }
    }
}

impl House {
    /// What a master would do in this person's place, at a table where nobody else is harmed by it; and the position that
    /// was thought about.
    pub async fn hint(
        &self,
        id: &TableId,
        who: &PlayerId,
    ) -> Result<(Arc<Table>, Opinion), Refusal> {
        let table = self.table(id).await?;
        let seat = asked(&table, who)?;
        let game = table.game().clone();
        let ply = game.ply();
        let opinion = self.advise(game, ply, seat, Advised::AtTable).await?;
        Ok((table, opinion))
    }

    /// What a master would do in a seat's place in any position of a game, by what the seat knows there. Of a game that goes
    /// on, nobody may hear it but in a [hint](Self::hint). Few are advised at once, people at tables before all others; when too
    /// many ask, the house is busy.
    pub async fn analyse(
        &self,
        game: Arc<Play>,
        ply: usize,
        seat: Seat,
    ) -> Result<Opinion, Refusal> {
        self.advise(game, ply, seat, Advised::Elsewhere).await
    }

    async fn advise(
        &self,
        game: Arc<Play>,
        ply: usize,
        seat: Seat,
        whom: Advised,
    ) -> Result<Opinion, Refusal> {
        let adviser = self.adviser();
        let (bot, mut chance) = (adviser.bot(), adviser.chance());
        let question = Question { ply, seat, bot };
        if let Some(only) = game.at_once(question, &mut chance) {
            return Ok(only);
        }
        let chance = (chance, adviser.patience());
        let thought = self.thinkers().advise(game, question, whom, chance);
        thought.await?.ok_or(Refusal::NothingToDecide)
    }

    /// What bots thought when they took decisions of a game that is over, by ply; decisions that were taken back are not among
    /// them.
    pub async fn thoughts(&self, id: &TableId) -> Result<Vec<(usize, Opinion)>, Refusal> {
        let table = self.table(id).await?;
        if table.stage() != Stage::Over {
            return Err(Refusal::NotOver);
        }
        let thoughts = self.store().thoughts(id).await?.into_iter();
        let stood = thoughts.filter(|thought| led_to(table.game().as_ref(), thought));
        Ok(stood.map(|thought| (thought.ply, thought.why)).collect())
    }
}

/// The seat of somebody who may ask for a hint.
fn asked(table: &Table, who: &PlayerId) -> Result<Seat, Refusal> {
    let seat = table.seat_of(who).ok_or(Refusal::NotSeated)?;
    if !table.is_practice() {
        return Err(Refusal::NoHints);
    }
    if table.chair(seat).and_then(Chair::bot).is_some() {
        return Err(Refusal::Away);
    }
    if !table.to_act().contains(seat) {
        return Err(Refusal::NotAsked);
    }
    Ok(seat)
}

/// Whether this is what was decided at its ply, and by whom.
fn led_to(game: &Play, thought: &KeptThought) -> bool {
    let decided = || {
        let (seat, _) = game.decision(Viewer::Spectator, thought.ply)?;
        let (_, action) = game.decision(Viewer::Seat(seat), thought.ply)?;
        Some((seat, action?))
    };
    decided().is_some_and(|(seat, action)| {
        thought.seat.is_none_or(|thinker| thinker == seat) && thought.why.best() == Some(&action)
    })
}
