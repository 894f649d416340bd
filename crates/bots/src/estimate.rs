//! What bots make of a game's [`Estimate`].

use game::{Chance, Estimate, Match, Seats, Standing, standing};

use crate::Insight;

/// A state that might well be the true one, for all that the seat knows and can guess. What others have chosen in secret while
/// the seat still chooses is open again: they choose in thought, so that it does not matter who of several is asked first.
pub(crate) fn imagine<G: Estimate>(insight: &Insight<'_, G>, chance: &mut Chance) -> G {
    let mut state = insight.imagine(chance);
    for other in state.seats() {
        if other != insight.seat() {
            state.withdraw(other);
        }
    }
    state.guess(insight.seat(), chance);
    state
}

/// How much a victory counts in a game that is over; by how much it was won or lost is the rest.
const VICTORY: f32 = 0.4;

/// What has come of a game in thought. Both of it add up to 1 over all [`seats`](Game::seats).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// What bots decide by. In a game that is over, it is in part who has won and in part by how much: a narrow victory in
    /// thought is hardly more than luck.
    pub(crate) worth: Standing,
    /// The chance of winning, for whoever asks.
    pub(crate) odds: Standing,
}

/// What each seat can look forward to.
pub(crate) fn outlook<G: Estimate>(state: &G) -> Outlook {
    if state.is_over() {
        return outcome(state);
    }
    let chances = favour(state.seats(), &state.expected(), state.doubt());
    Outlook {
        worth: chances,
        odds: chances,
    }
}

/// The chance that each seat has of winning, guessed by what each can expect; of a game that is over, who has won.
pub fn chances<G: Estimate>(state: &G) -> Standing {
    outlook(state).odds
}

/// The chance of winning that each seat has in each position of a game, from the setup to the last, at a glance and with all secrets
/// known. When the game is over, victory is certain: it is parted among those who share it.
pub fn chances_so_far<G: Estimate>(game: &Match<G>) -> Vec<Vec<f32>> {
    let mut course = Vec::with_capacity(game.steps().len() + 1);
    game.each_position(|state| {
        let chances = chances(state);
        let seats = state.seats().into_iter();
        course.push(seats.map(|seat| chances[seat.index()]).collect());
    });
    course
}

/// What a game that is over has come to.
fn outcome<G: Estimate>(state: &G) -> Outlook {
    let mut points = Standing::default();
    let mut winners = Seats::NONE;
    let mut most = f32::MIN;
    for (seat, score) in state.seats().into_iter().zip(state.scores()) {
        #[allow(clippy::cast_precision_loss, reason = "scores are small")]
        let score = score.0 as f32;
        points[seat.index()] = score;
        if score > most {
            (most, winners) = (score, Seats::only(seat));
        } else if score >= most {
            winners.insert(seat);
        }
    }
    // Only a tie needs the whole ranking, which is dear.
    if winners.len() > 1
        && let Some(first) = state.ranking().and_then(|places| places.first().copied())
    {
        winners = first;
    }
    let odds = victory(winners);
    let mut worth = favour(state.seats(), &points, state.doubt());
    for (worth, victory) in worth.iter_mut().zip(odds) {
        *worth += VICTORY * (victory - *worth);
    }
    Outlook { worth, odds }
}

/// The winners share the victory.
#[allow(clippy::cast_precision_loss, reason = "a table has six seats")]
fn victory(winners: Seats) -> Standing {
    standing(winners, |_| 1.0 / winners.len() as f32)
}

/// The more one is ahead of the others, measured by the doubt, the likelier one wins.
pub(crate) fn favour(seats: Seats, expected: &Standing, doubt: f32) -> Standing {
    let most = seats
        .into_iter()
        .map(|seat| expected[seat.index()])
        .fold(f32::MIN, f32::max);
    let mut chances = Standing::default();
    let mut sum = 0.0;
    for seat in seats {
        let chance = ((expected[seat.index()] - most) / doubt).exp();
        chances[seat.index()] = chance;
        sum += chance;
    }
    for chance in &mut chances {
        *chance /= sum;
    }
    chances
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Seat};

    use super::*;

    #[test]
    fn chances_add_up_and_favour_who_is_ahead() {
        let seats = Seats::first_few(3);
        let chances = favour(seats, &[10.0, 13.0, 10.0, 99.0, 0.0, 0.0], 3.0);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(chances[1] > 2.0 * chances[0]);
        assert!((chances[0] - chances[2]).abs() < 1e-6);
        assert!(chances[3] == 0.0);
    }

    #[test]
    fn who_has_won_is_who_ranks_first() {
        let options = games::aztlan::Options::default();
        let setup = game::Setup::<games::aztlan::Aztlan>::new(options, game::Seed::Short(1));
        let mut state = games::aztlan::Aztlan::start(&setup, &mut game::Silent);
        game::playout(
            &mut state,
            &mut Chance::new(game::Seed::Short(2)),
            &mut Vec::new(),
        );
        let Outlook { worth, odds } = outlook(&state);
        let first = state.ranking().and_then(|places| places[0].first());
        let best = state.seats().into_iter();
        let best = best.max_by(|a, b| worth[a.index()].total_cmp(&worth[b.index()]));
        assert_eq!(first, best);
        assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let won = first.expect("somebody has won");
        assert!(odds[won.index()] >= 1.0 && (odds.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(worth[won.index()] < 1.0, "by how much matters too");
    }

    #[test]
    fn a_shared_victory_is_parted() {
        let chances = victory([Seat::new(0), Seat::new(2)].into_iter().collect());
        assert_eq!(chances[..3], [0.5, 0.0, 0.5]);
    }
}
