//! What would be if a conflict came to a region now.

use ::mezo::{Components, ConflictView, Region, Regions, View};
use game::Seat;

use super::seats;

/// Everybody's strength in every region as things stand; where the conflict is, with all that effects have added to it.
pub(super) struct Forecast([Vec<u8>; ::mezo::REGIONS]);

impl Forecast {
    pub(super) fn new(parts: &Components, view: &View) -> Self {
        let mut imagined = view.clone();
        let mut strengths: [Vec<u8>; ::mezo::REGIONS] = Default::default();
        for region in Regions::ALL {
            let name = parts.region_name(region);
            let under_way = view.conflict.as_ref().filter(|now| now.region == name);
            imagined.offered.clone_from(&view.offered);
            if under_way.is_none() {
                imagined.offered.fill(::mezo::Band::NONE);
            }
            imagined.conflict = under_way.cloned().or_else(|| Some(quiet(name, view)));
            let strength = |seat| imagined.strength(parts, seat);
            let all = seats(view).into_iter().map(strength);
            strengths[region.index()] = all.map(|all| all.map_or(0, |all| all.total)).collect();
        }
        Self(strengths)
    }

    /// The strength of a seat in a region.
    pub(super) fn strength(&self, region: Region, seat: Seat) -> u8 {
        let here = &self.0[region.index()];
        here.get(seat.index()).copied().unwrap_or(0)
    }

    /// Those with the most strength in a region; nobody if all have none.
    pub(super) fn strongest(&self, region: Region) -> Vec<Seat> {
        let here = &self.0[region.index()];
        let most = here.iter().copied().max().unwrap_or(0);
        let all = game::Seats::ALL.into_iter().zip(here);
        all.filter(|(_, strength)| most > 0 && **strength == most)
            .map(|(seat, _)| seat)
            .collect()
    }
}

/// A conflict in which nothing has happened yet.
fn quiet(region: &str, view: &View) -> ConflictView {
    let players = view.vp.len();
    ConflictView {
        region: region.to_owned(),
        cards: vec![None; players],
        shown: false,
        used: vec![[false; 3]; players],
        bonus: vec![0; players],
        penalty: vec![0; players],
        most_warriors: None,
        most_shamans: None,
        no_calendar: false,
        no_codex: false,
        winner: None,
    }
}

#[cfg(test)]
mod tests {
    use ::mezo::{Mezo, Options};
    use game::{Chance, Components as _, Game as _, Seed, Setup, Silent, random_decision};

    use super::*;

    #[test]
    fn the_strength_of_the_conflict_under_way_is_as_the_rules_count_it() {
        let parts = Components::standard();
        let mut state = Mezo::start(&Setup::new(Options::default(), Seed(4)), &mut Silent);
        let (mut chance, mut actions) = (Chance::new(Seed(5)), Vec::new());
        let mut conflicts = 0;
        while let Some((seat, action)) = random_decision(&state, &mut chance, &mut actions) {
            let view = state.open_view();
            let forecast = Forecast::new(parts, &view);
            let here = view.conflict.as_ref().map(|conflict| &conflict.region);
            if let Some(region) = here.and_then(|name| parts.region(name)) {
                for seat in seats(&view) {
                    let counted = view.strength(parts, seat).unwrap().total;
                    assert_eq!(forecast.strength(region, seat), counted);
                    conflicts += 1;
                }
            }
            state.apply(seat, action, &mut Silent).unwrap();
        }
        assert!(conflicts > 0);
    }
}
