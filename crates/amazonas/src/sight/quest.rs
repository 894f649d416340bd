//! What a mission still takes.

use game::Seat;

use crate::{Gold, MAX_VILLAGES, Map, TENTS, View, Village, Villages};

/// What is left of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quest {
    /// Its villages without a tent of the player.
    pub missing: Villages,
    /// How they could all be connected to the player's tents; none if that cannot be done any more, because a village is
    /// full, cut off by full ones, or the tents left do not reach.
    pub routes: Option<Routes>,
}

/// Two ways to connect what is missing; they may be the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Routes {
    /// With the fewest tents; of those, for the least gold.
    pub fewest: Route,
    /// For the least gold, with no more tents than are left; of those, with the fewest tents.
    pub cheapest: Route,
}

/// Villages to build in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Route {
    /// All of them, those of the mission and those on the way.
    pub villages: Villages,
    /// What they cost in all at today's prices.
    pub gold: u16,
}

impl Route {
    /// How many tents it takes.
    pub fn tents(&self) -> u32 {
        self.villages.len()
    }
}

impl Map {
    /// What the seat's mission still takes, if the viewer knows it: exactly, at today's prices, whatever the event of
    /// this round closes. A seat without a tent may begin anywhere.
    pub fn quest(&self, view: &View, seat: Seat) -> Option<Quest> {
        let missing = view.missing(seat)?;
        Some(Quest {
            missing,
            routes: Search::new(self, view, seat).routes(missing),
        })
    }
}

/// A search for the best trees that join the missing villages and the player's tents.
///
/// This is the method of Dreyfus and Wagner, with costs on villages and one more dimension, the number of tents: for each
/// set of missing villages, number of tents and village, the cheapest tree of so many tents that joins them there.
struct Search<'a> {
    map: &'a Map,
    own: Villages,
    /// What a tent costs in each village; none where there is no room.
    prices: [Option<Gold>; MAX_VILLAGES],
    /// How many tents are left.
    tents: usize,
}

/// For each number of tents, the cheapest tree that reaches each village, and the player's own tents.
#[derive(Clone)]
struct Trees {
    at: [[Option<Route>; MAX_VILLAGES]; COUNTS],
    home: [Option<Route>; COUNTS],
}

/// How many numbers of tents there are, none included.
const COUNTS: usize = TENTS as usize + 1;

impl<'a> Search<'a> {
    fn new(map: &'a Map, view: &View, seat: Seat) -> Self {
        let mut prices = [None; MAX_VILLAGES];
        for village in map.villages() {
            prices[village.index()] = map.price_now(view, village);
        }
        Self {
            map,
            own: view.camps_of(seat),
            prices,
            tents: usize::from(view.tents_left(seat)),
        }
    }

    fn routes(&self, missing: Villages) -> Option<Routes> {
        if missing.is_empty() {
            let nothing = Route::default();
            return Some(Routes {
                fewest: nothing,
                cheapest: nothing,
            });
        }
        let ends: Vec<Village> = missing.into_iter().collect();
        let mut trees = Vec::with_capacity(1 << ends.len());
        trees.push(Trees::NONE);
        for set in 1..1_usize << ends.len() {
            let mut joined = self.joined(&trees, set);
            if set.is_power_of_two() {
                let end = ends[set.trailing_zeros() as usize];
                if let Some(tent) = self.tent(end) {
                    joined.at[1][end.index()] = Some(tent);
                }
            }
            self.grow(&mut joined);
            trees.push(joined);
        }
        self.best(trees.last()?)
    }

    /// Trees that are two trees for parts of the set, joined where they meet.
    fn joined(&self, trees: &[Trees], set: usize) -> Trees {
        let mut joined = Trees::NONE;
        let mut part = (set - 1) & set;
        while part > 0 {
            let rest = set - part;
            if part < rest {
                self.join(&mut joined, &trees[part], &trees[rest]);
            }
            part = (part - 1) & set;
        }
        joined
    }

    fn join(&self, joined: &mut Trees, one: &Trees, other: &Trees) {
        for a in 0..COUNTS {
            for b in 0..COUNTS {
                if let (Some(one), Some(other)) = (one.home[a], other.home[b])
                    && a + b <= self.tents
                {
                    better(&mut joined.home[a + b], one.and(other, Gold(0)));
                }
                if a == 0 || b == 0 || a + b - 1 > self.tents {
                    continue;
                }
                for (village, price) in self.prices.iter().enumerate() {
                    if let (Some(price), Some(one), Some(other)) =
                        (price, one.at[a][village], other.at[b][village])
                    {
                        let both = one.and(other, *price);
                        better(&mut joined.at[a + b - 1][village], both);
                    }
                }
            }
        }
    }

    /// Lets trees grow village by village; every one costs a tent, so the fewer tents come first.
    fn grow(&self, trees: &mut Trees) {
        for tents in 0..=self.tents {
            for village in self.map.villages() {
                let Some(tree) = trees.at[tents][village.index()] else {
                    continue;
                };
                if !(self.map.linked(village) & self.own).is_empty() {
                    better(&mut trees.home[tents], tree);
                }
                self.grow_into(trees, tents, tree, self.map.linked(village));
            }
            if let Some(tree) = trees.home[tents] {
                let around = self.own.into_iter().map(|village| self.map.linked(village));
                let around = around.fold(Villages::NONE, |all, linked| all | linked);
                self.grow_into(trees, tents, tree, around);
            }
        }
    }

    fn grow_into(&self, trees: &mut Trees, tents: usize, tree: Route, villages: Villages) {
        if tents == self.tents {
            return;
        }
        for village in villages - self.own - tree.villages {
            if let Some(tent) = self.tent(village) {
                let grown = tree.and(tent, Gold(0));
                better(&mut trees.at[tents + 1][village.index()], grown);
            }
        }
    }

    /// A single tent, where there is room for it.
    fn tent(&self, village: Village) -> Option<Route> {
        let gold = self.prices[village.index()]?;
        (self.tents > 0).then(|| Route {
            villages: Villages::only(village),
            gold: gold.0.into(),
        })
    }

    /// The best of the trees that join everything to the player's tents; without tents, of all.
    fn best(&self, trees: &Trees) -> Option<Routes> {
        let of_count = |tents: usize| -> Option<Route> {
            if self.own.is_empty() {
                let all = trees.at[tents].iter().flatten().copied();
                all.min_by_key(|tree| tree.gold)
            } else {
                trees.home[tents]
            }
        };
        let found = || (0..=self.tents).filter_map(of_count);
        Some(Routes {
            fewest: found().next()?,
            cheapest: found().min_by_key(|route| route.gold)?,
        })
    }
}

impl Trees {
    const NONE: Self = Self {
        at: [[None; MAX_VILLAGES]; COUNTS],
        home: [None; COUNTS],
    };
}

impl Route {
    /// Both together; they share a village of this price.
    fn and(self, other: Self, shared: Gold) -> Self {
        Self {
            villages: self.villages | other.villages,
            gold: self.gold + other.gold - u16::from(shared.0),
        }
    }
}

/// Keeps the cheaper of two trees, the first one found if they cost the same.
fn better(kept: &mut Option<Route>, found: Route) {
    if kept.is_none_or(|kept| found.gold < kept.gold) {
        *kept = Some(found);
    }
}

#[cfg(test)]
mod tests;
