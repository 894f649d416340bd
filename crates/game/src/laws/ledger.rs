//! Laws of what is counted.

use super::{Law, Verdict, Watched, keep};
use crate::{Game, Points, Seats};

/// No piece appears or gets lost.
pub(super) fn pieces_are_conserved<G: Game>(game: &Watched<'_, G>) -> Verdict {
    let now = game.state.inventory();
    keep(Law::PiecesConserved, now == game.inventory, || {
        format!(
            "at the start there were {:?}, now there are {now:?}",
            game.inventory
        )
    })
}

/// For each seat the breakdown adds up to its score.
pub(super) fn scores_add_up<G: Game>(state: &G) -> Verdict {
    let scores = state.scores();
    keep(
        Law::SeatsScored,
        scores.len() == state.seats().len(),
        || format!("{} seats have {} scores", state.seats().len(), scores.len()),
    )?;
    let lines = state.breakdown(None);
    for seat in state.seats() {
        let of_seat = lines.iter().filter(|line| line.seat == seat);
        let sum: Points = of_seat.map(|line| line.points).sum();
        let score = scores[seat.index()];
        keep(Law::ScoresAddUp, sum == score, || {
            format!("seat {seat} has {score}, but its breakdown adds up to {sum}: {lines:?}")
        })?;
    }
    Ok(())
}

/// There is a ranking when the game is over and not before; it holds every seat once, higher scores first.
pub(super) fn ranking_fits<G: Game>(state: &G) -> Verdict {
    let ranking = state.ranking();
    keep(
        Law::RankingAtEnd,
        ranking.is_some() == state.is_over(),
        || format!("over: {}, ranking: {ranking:?}", state.is_over()),
    )?;
    let Some(ranking) = ranking else {
        return Ok(());
    };
    let ranked: Seats = ranking.iter().flat_map(|place| *place).collect();
    let places: usize = ranking.iter().map(|place| place.len()).sum();
    let complete = ranked == state.seats() && places == ranked.len();
    keep(Law::RankingComplete, complete, || format!("{ranking:?}"))?;
    let scores = state.scores();
    let in_order: Vec<Points> = ranking
        .iter()
        .flat_map(|place| place.into_iter().map(|seat| scores[seat.index()]))
        .collect();
    keep(
        Law::RankingFollowsScores,
        in_order.is_sorted_by(|a, b| a >= b),
        || format!("{ranking:?} with {scores:?}"),
    )
}
