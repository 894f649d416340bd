//! Where on the board the viewer's choices lie.

use game::Seat;
use games::mezo::{
    Action, Effect, Kind, Owner, Pending, PhaseName, Piece, Region, Step, Verb, Vertex,
};
use maud::{Markup, html};

use super::MezoScene;
use crate::games::mezo::effect::Effects;

/// A place on the board where something can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// A region as a whole.
    Region(Region),
    /// A vertex.
    Vertex(Vertex),
    /// One more unit in a region.
    More(Region, Kind),
    /// Units that stand in a region.
    Units(Region, Seat, Kind),
    /// Glyphs of a seat in a region.
    Glyphs(Region, Seat),
    /// The top floor of a region's pyramid.
    Floor(Region),
    /// The viewer's own units in Xibalba.
    Dead(Kind),
    /// A space of the Calendar, for shamans, or the Codex, for warriors.
    Space(Kind, u8),
    /// The tile of an angry god.
    Tile(u8),
}

/// The viewer's choices that have a place on the board.
pub(super) struct Choices<'a> {
    scene: &'a MezoScene<'a>,
    effects: &'a Effects<'a>,
    spots: Vec<(Spot, Action)>,
}

impl<'a> Choices<'a> {
    pub(super) fn new(scene: &'a MezoScene<'a>, effects: &'a Effects<'a>) -> Self {
        let step = step(scene);
        let spot = |action: &Action| Some((spot(scene, step.as_ref(), *action)?, *action));
        Self {
            scene,
            effects,
            spots: scene.legal.iter().filter_map(spot).collect(),
        }
    }

    /// What can be chosen there.
    pub(super) fn at(&self, spot: Spot) -> Option<Action> {
        let found = self.spots.iter().find(|(other, _)| *other == spot);
        found.map(|(_, action)| *action)
    }

    /// The button of what can be chosen there, with this class; it fills its place and shows nothing of its own.
    pub(super) fn target(&self, spot: Spot) -> Markup {
        html! {
            @if let Some(action) = self.at(spot) { (self.button("target", action, &html! {})) }
        }
    }

    /// A button for a choice. Its title is what a screen reader says of it.
    pub(super) fn button(&self, class: &str, action: Action, content: &Markup) -> Markup {
        html! {
            button class=(class) form="move" name="action" value=(self.scene.notation(action)) title=(self.effects.words(action)) {
                (content)
            }
        }
    }
}

/// The step of an effect that is under way, and where.
struct UnderWay {
    step: Step,
    here: Option<Region>,
    other: Option<Region>,
}

fn step(scene: &MezoScene<'_>) -> Option<UnderWay> {
    let innermost = scene.view.pending.iter().rev();
    innermost.into_iter().find_map(|pending| {
        let Pending::Effect {
            effect,
            step,
            region,
            other,
            ..
        } = pending
        else {
            return None;
        };
        let effect: Effect = effect.parse().ok()?;
        let named = |name: &Option<String>| scene.components.region(name.as_deref()?);
        Some(UnderWay {
            step: effect.steps.get(usize::from(*step))?.clone(),
            here: named(region),
            other: named(other),
        })
    })
}

/// Where a choice lies; none if it has no place on the board.
fn spot(scene: &MezoScene<'_>, step: Option<&UnderWay>, action: Action) -> Option<Spot> {
    let here = step.and_then(|step| step.here);
    match action {
        Action::City(region)
        | Action::Cenote(region)
        | Action::Champion(region)
        | Action::Blessed(region)
        | Action::Region(region) => Some(Spot::Region(region)),
        Action::Vertex(vertex) => Some(Spot::Vertex(vertex)),
        Action::Deploy(region, kind) => Some(Spot::More(region, kind)),
        Action::Sacrifice(from, kind) => Some(Spot::Units(from?, scene.own()?, kind)),
        Action::Unit(kind) => unit(scene.own()?, step?, kind),
        Action::Victim(seat, kind) => Some(Spot::Units(here?, seat, kind)),
        Action::Piece(Owner::Seat(seat), Piece::Glyph) => Some(Spot::Glyphs(here?, seat)),
        Action::Piece(_, Piece::Floor) => Some(Spot::Floor(here?)),
        Action::Space(space) if scene.view.phase == PhaseName::Calendar => {
            Some(Spot::Space(Kind::Shaman, space))
        }
        Action::Space(space) => Some(Spot::Space(Kind::Warrior, space)),
        Action::Tile(tile) => Some(Spot::Tile(tile)),
        _ => None,
    }
}

/// Where a unit of one's own is picked: where it is, or where it goes if it is in the reserve.
fn unit(own: Seat, under_way: &UnderWay, kind: Kind) -> Option<Spot> {
    match under_way.step.verb {
        Verb::Deploy => Some(Spot::More(under_way.here?, kind)),
        Verb::Awaken | Verb::Recover => Some(Spot::Dead(kind)),
        Verb::Bring => Some(Spot::Units(under_way.other?, own, kind)),
        _ => Some(Spot::Units(under_way.here?, own, kind)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn under_way(effect: &str) -> UnderWay {
        let effect: Effect = effect.parse().expect("the effect is sound");
        UnderWay {
            step: effect.steps[0].clone(),
            here: Region::new(1),
            other: Region::new(4),
        }
    }

    #[test]
    fn a_unit_is_picked_where_it_is() {
        let (own, kind) = (Seat::new(2), Kind::Shaman);
        let [here, other] = [1, 4].map(|number| Region::new(number).expect("there are six"));
        let at = |effect| unit(own, &under_way(effect), kind);
        assert_eq!(at("deploy 2 unit"), Some(Spot::More(here, kind)));
        assert_eq!(at("awaken 2 unit"), Some(Spot::Dead(kind)));
        assert_eq!(at("recover 2 unit"), Some(Spot::Dead(kind)));
        assert_eq!(at("bring 2 unit"), Some(Spot::Units(other, own, kind)));
        assert_eq!(
            at("sacrifice 1 unit; vp 1"),
            Some(Spot::Units(here, own, kind))
        );
        assert_eq!(at("wander 1 unit"), Some(Spot::Units(here, own, kind)));
    }
}
