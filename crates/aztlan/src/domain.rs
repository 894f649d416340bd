//! Domains: connected territories and what they score.

use crate::{Board, ProsperityCard, Territories, Territory};

/// Two territories on the shore of one lake, joined for a scoring.
pub type Raft = (Territory, Territory);

/// The rafts of a player who is scoring: at most one for each card there is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Rafts {
    pairs: [Raft; Self::MOST],
    count: usize,
}

impl Rafts {
    const MOST: usize = ProsperityCard::Rafts.copies() as usize;

    pub(crate) fn push(&mut self, raft: Raft) {
        self.pairs[self.count] = raft;
        self.count += 1;
    }

    pub(crate) fn as_slice(&self) -> &[Raft] {
        &self.pairs[..self.count]
    }
}

/// What a domain of `size` territories scores, `matching` of which are of the card's terrain.
pub const fn domain_points(size: u32, matching: u32) -> u32 {
    if matching == 0 {
        0
    } else {
        size + matching * matching
    }
}

/// The domain that a territory belongs to, among those held.
pub(crate) fn domain_of(
    board: &Board,
    held: Territories,
    rafts: &[Raft],
    territory: Territory,
) -> Territories {
    let mut domain = Territories::only(territory);
    let mut edge = domain;
    while !edge.is_empty() {
        let mut reached = Territories::NONE;
        for territory in edge {
            reached |= board.neighbours(territory);
        }
        for &(a, b) in rafts {
            if edge.contains(a) {
                reached.insert(b);
            }
            if edge.contains(b) {
                reached.insert(a);
            }
        }
        edge = (reached & held) - domain;
        domain |= edge;
    }
    domain
}

/// All domains among the territories held.
pub(crate) fn domains(
    board: &Board,
    held: Territories,
    rafts: &[Raft],
) -> impl Iterator<Item = Territories> {
    let mut left = held;
    std::iter::from_fn(move || {
        let domain = domain_of(board, held, rafts, left.first()?);
        left -= domain;
        Some(domain)
    })
}

#[cfg(test)]
mod tests {
    use game::Components;

    use super::*;
    use crate::Terrain;

    fn set(numbers: &[u8]) -> Territories {
        numbers
            .iter()
            .map(|number| Territory::new(*number).unwrap())
            .collect()
    }

    fn territory(number: u8) -> Territory {
        Territory::new(number).unwrap()
    }

    fn found(held: &[u8], rafts: &[(u8, u8)]) -> Vec<Territories> {
        let rafts: Vec<Raft> = rafts
            .iter()
            .map(|(a, b)| (territory(*a), territory(*b)))
            .collect();
        domains(Board::standard(), set(held), &rafts).collect()
    }

    #[test]
    fn a_domain_scores_its_size_and_the_square_of_its_matching_territories() {
        let rulebook = [
            (1, 1, 2),
            (3, 2, 7),
            (4, 1, 5),
            (6, 3, 15),
            (6, 4, 22),
            (10, 6, 46),
            (15, 6, 51),
        ];
        for (size, matching, points) in rulebook {
            assert_eq!(domain_points(size, matching), points);
        }
    }

    #[test]
    fn a_domain_without_a_matching_territory_scores_nothing() {
        assert_eq!(domain_points(15, 0), 0);
    }

    #[test]
    fn rafts_can_reach_what_the_printed_table_marks_as_impossible() {
        assert_eq!(domain_points(2, 2), 6);
    }

    #[test]
    fn adjacent_territories_are_one_domain() {
        assert_eq!(
            found(&[1, 2, 6, 23, 28], &[]),
            [set(&[1, 2, 6]), set(&[23, 28])]
        );
    }

    #[test]
    fn a_lake_between_two_territories_parts_them() {
        assert_eq!(found(&[5, 20], &[]).len(), 2);
    }

    #[test]
    fn rafts_join_domains_across_a_lake() {
        assert_eq!(found(&[1, 5, 20, 24], &[(5, 20)]), [set(&[1, 5, 20, 24])]);
    }

    /// The printed table leaves out what cannot be: more matching territories than a domain of that size can
    /// hold. The board is built so that it leaves out exactly the same.
    #[test]
    fn the_standard_board_keeps_the_domain_table() {
        let most = most_matching_by_size(10);
        assert_eq!(most, [1, 1, 2, 3, 3, 4, 5, 5, 5, 6]);
    }

    /// The most territories of one terrain in any connected set of 1, 2, … territories, by looking at all of them.
    fn most_matching_by_size(largest: usize) -> Vec<u32> {
        let board = Board::standard();
        let mut sets: std::collections::HashSet<Territories> =
            Territory::ALL.into_iter().map(Territories::only).collect();
        let mut most = Vec::new();
        for size in 1..=largest {
            let matching = |set: &Territories| {
                Terrain::ALL
                    .map(|terrain| (*set & board.of_terrain(terrain)).len())
                    .into_iter()
                    .max()
            };
            most.push(sets.iter().filter_map(matching).max().unwrap());
            if size < largest {
                sets = sets.iter().flat_map(|set| grown(board, *set)).collect();
            }
        }
        most
    }

    /// Every connected set that has one territory more.
    fn grown(board: &Board, set: Territories) -> impl Iterator<Item = Territories> {
        let around: Territories = set
            .into_iter()
            .flat_map(|territory| board.neighbours(territory) - set)
            .collect();
        around
            .into_iter()
            .map(move |territory| set | Territories::only(territory))
    }
}
