//! The tribes phase: champions and units are deployed, and one region is Blessed. Then gods are called.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::ledger::Source;
use crate::places::Place;
use crate::region::ByRegion;
use crate::stage::Stage;
use crate::{Action, Event, Means, Mezo, Region, Regions, RitualRule, Verb};

/// How many units go to a region at most, without a ritual.
const DEPLOY_LIMIT: u8 = 3;

impl Mezo {
    /// At the start of a tribe's turn its ability of the first age resolves.
    pub(crate) fn use_tribe_ability(&mut self, sink: &mut impl Sink<Event>) {
        let Some(seat) = self.on_turn() else {
            self.stage = Stage::Blessed;
            return;
        };
        self.stage = Stage::Champion;
        let effect = match self.abilities[seat][0] {
            1 => self.components.tribe_awakens(),
            2 => self.components.tribe_builds(self.age),
            _ => return,
        };
        self.begin_effect(effect, Source::Ability, seat, sink);
    }

    /// Two players have two champions each.
    fn champions_each(&self) -> u8 {
        if self.players == 2 { 2 } else { 1 }
    }

    /// The regions where somebody's champion stands.
    fn with_champion(&self) -> Regions {
        let seats = self.every_seat().into_iter();
        seats.fold(Regions::NONE, |all, seat| all | self.champions[seat])
    }

    pub(crate) fn ask_champion(&mut self) {
        let Some(seat) = self.on_turn() else { return };
        if self.champions[seat].len() < self.champions_each() {
            self.put(seat, Ask::Champion(self.living - self.with_champion()));
        } else {
            self.deployed = ByRegion::default();
            self.stage = Stage::Deploy;
        }
    }

    pub(crate) fn place_champion(
        &mut self,
        seat: Seat,
        region: Region,
        sink: &mut impl Sink<Event>,
    ) {
        self.champions[seat].insert(region);
        let region = self.name_of(region);
        sink.tell(|| Event::Champion { seat, region });
    }

    /// Units go to every living region without an own champion, a few to each.
    pub(crate) fn ask_deploy(&mut self) {
        let Some(seat) = self.on_turn() else { return };
        let limit = match self.ritual_rule() {
            Some(RitualRule::DeployLimit(limit)) => limit,
            _ => DEPLOY_LIMIT,
        };
        let room = |region: &Region| self.deployed[*region] < limit;
        let open = self.living - self.champions[seat];
        let open: Regions = open.into_iter().filter(room).collect();
        let kinds = self.reserve[seat].kinds();
        if open.is_empty() || kinds.is_empty() {
            self.end_tribe_turn();
        } else {
            self.put(seat, Ask::Deploy(open, kinds));
        }
    }

    pub(crate) fn deploy(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if let Action::Deploy(region, kind) = action {
            let places = [Place::Reserve, Place::Region(region)];
            self.move_one(seat, kind, places, Means::Verb(Verb::Deploy), sink);
            self.deployed[region] += 1;
        } else {
            self.end_tribe_turn();
        }
    }

    fn end_tribe_turn(&mut self) {
        self.deployed = ByRegion::default();
        self.turn += 1;
        self.stage = Stage::TribeAbility;
    }

    /// The last region without a champion is Blessed; in solo it is named.
    pub(crate) fn find_blessed(&mut self, sink: &mut impl Sink<Event>) {
        let open = self.living - self.with_champion();
        match open.single() {
            Some(only) => self.bless(only, sink),
            None => self.put(crate::state::YOU, Ask::Blessed(open)),
        }
    }

    pub(crate) fn bless(&mut self, region: Region, sink: &mut impl Sink<Event>) {
        self.blessed = Some(region);
        let name = self.name_of(region);
        sink.tell(|| Event::Blessed { region: name });
        if self.is_solo() {
            self.deploy_vengeful(sink);
        }
        self.begin_turns(Stage::Vigil);
    }

    /// A ritual may awaken units of everybody after all have deployed.
    pub(crate) fn hold_vigil(&mut self, sink: &mut impl Sink<Event>) {
        match (self.ritual_rule(), self.on_turn()) {
            (Some(RitualRule::EachAwakens(units)), Some(seat)) => {
                self.stage = Stage::Watched;
                self.begin_effect(self.components.vigil(units), Source::Ritual, seat, sink);
            }
            _ => self.begin_turns(Stage::Call),
        }
    }

    pub(crate) fn call_next(&mut self) {
        match self.on_turn() {
            Some(seat) => {
                self.stage = Stage::Called;
                self.begin_call(seat);
            }
            None => self.stage = Stage::NextConflict,
        }
    }

    /// A ritual may reward a call.
    pub(crate) fn reward_call(&mut self, sink: &mut impl Sink<Event>) {
        if let (Some(RitualRule::DevotionOnCall(devotion)), Some(seat)) =
            (self.ritual_rule(), self.on_turn())
        {
            self.gain_devotion(seat, devotion, sink);
        }
        self.turn += 1;
        self.stage = Stage::Call;
    }
}

#[cfg(test)]
mod tests;
