//! What would be if a conflict came to a region now.

use game::Seat;
use games::mezo::{Components, ConflictView, Region, Regions, View};

use super::{count, seats};

/// Everybody's strength in every region as things stand; where the conflict is, with all that effects have added to it.
pub(super) struct Forecast {
    strengths: [Vec<u8>; games::mezo::REGIONS],
    leaders: [Vec<Seat>; games::mezo::REGIONS],
}

impl Forecast {
    pub(super) fn new(parts: &Components, view: &View) -> Self {
        let mut imagined = view.clone();
        let mut strengths: [Vec<u8>; games::mezo::REGIONS] = Default::default();
        let mut leaders: [Vec<Seat>; games::mezo::REGIONS] = Default::default();
        for region in Regions::ALL {
            let name = parts.region_name(region);
            let under_way = view.conflict.as_ref().filter(|now| now.region == name);
            imagined.offered.clone_from(&view.offered);
            if under_way.is_none() {
                imagined.offered.fill(games::mezo::Band::NONE);
            }
            imagined.conflict = under_way.cloned().or_else(|| Some(quiet(name, view)));
            let strength = |seat| imagined.strength(parts, seat);
            let all = seats(view).into_iter().map(strength);
            let all: Vec<u8> = all.map(|all| all.map_or(0, |all| all.total)).collect();
            leaders[region.index()] = settled(view, name, strongest(&all));
            strengths[region.index()] = all;
        }
        Self { strengths, leaders }
    }

    /// The strength of a seat in a region.
    pub(super) fn strength(&self, region: Region, seat: Seat) -> u8 {
        let here = &self.strengths[region.index()];
        here.get(seat.index()).copied().unwrap_or(0)
    }

    /// Those who would win in a region: the strongest, or the one who wins the tie if nobody chooses.
    pub(super) fn leaders(&self, region: Region) -> &[Seat] {
        &self.leaders[region.index()]
    }
}

/// Those with the most of these strengths, which are by seat; all if nobody has any, for strength 0 can win.
pub(super) fn strongest(strengths: &[u8]) -> Vec<Seat> {
    let most = strengths.iter().copied().max().unwrap_or(0);
    let all = game::Seats::ALL.into_iter().zip(strengths);
    let strongest = all.filter(|(_, strength)| **strength == most);
    strongest.map(|(seat, _)| seat).collect()
}

/// Who of the tied can win in a region: in solo nobody chooses, and they win except where your champion is.
pub(super) fn settled(view: &View, region: &str, tied: Vec<Seat>) -> Vec<Seat> {
    if view.solo.is_none() || tied.len() < 2 {
        return tied;
    }
    let yours = count::has_champion(view, Seat::new(0), region);
    vec![Seat::new(u8::from(!yours))]
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
    use game::{Chance, Components as _, Game as _, Seed, Setup, Silent, random_decision};
    use games::mezo::{Mezo, Options};

    use super::*;

    fn leaders(view: &View) -> Vec<Seat> {
        let parts = Components::standard();
        let uxmal = parts.region("Uxmal").expect("the map has it");
        Forecast::new(parts, view).leaders(uxmal).to_vec()
    }

    fn start(players: u8) -> View {
        let options = Options {
            players,
            ..Options::default()
        };
        Mezo::start(&Setup::new(options, Seed::Short(4)), &mut Silent).open_view()
    }

    #[test]
    fn with_strength_0_all_lead_together() {
        let mut view = start(4);
        assert_eq!(leaders(&view), [0, 1, 2, 3].map(Seat::new));
        view.champions[2].push("Uxmal".to_owned());
        assert_eq!(leaders(&view), [Seat::new(2)]);
    }

    #[test]
    fn alone_they_lead_in_a_tie_except_where_your_champion_is() {
        let (you, they) = (Seat::new(0), Seat::new(1));
        let mut view = start(1);
        assert_eq!(leaders(&view), [they], "at 0 too");
        view.glyphs.0.push(("Uxmal".to_owned(), vec![2, 2]));
        assert_eq!(leaders(&view), [they]);
        view.champions[0].push("Uxmal".to_owned());
        view.glyphs.0[0].1 = vec![0, 2];
        assert_eq!(leaders(&view), [you]);
        view.glyphs.0[0].1 = vec![0, 3];
        assert_eq!(leaders(&view), [they], "no tie");
    }

    #[test]
    fn the_strength_of_the_conflict_under_way_is_as_the_rules_count_it() {
        let parts = Components::standard();
        let mut state = Mezo::start(&Setup::new(Options::default(), Seed::Short(4)), &mut Silent);
        let (mut chance, mut actions) = (Chance::new(Seed::Short(5)), Vec::new());
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
