//! The villages as small scenes: saucers above, temples behind, Aztecs in front, laws on tablets.

use game::Seat;
use games::space_aztecs::{Action, Face, Hour, Pile, SaucerView, Tally, TempleView, VillageView};
use maud::{Markup, html};

use super::card::{self, hour_and_name};
use super::dial::symbol;
use super::effect::Effects;
use super::figures::{figure, set_name};
use super::round::{Round, entrance};
use super::{SpaceAztecsScene, seat_sign, seats_from_viewer, village_name};
use crate::parts::Parts;
use texts::Lang;

/// The villages with their parts in their places, the viewer's own first.
pub(super) fn stage(scene: &SpaceAztecsScene<'_>, parts: &Parts) -> Markup {
    html! {
        @for seat in seats_from_viewer(scene) { (village(scene, parts, seat)) }
    }
}

/// What stays of a village: its ground, and how its points are unfolded.
fn village(scene: &SpaceAztecsScene<'_>, parts: &Parts, seat: Seat) -> Markup {
    let [head, score, tally, above, ground] = ids(seat);
    let own = scene.own() == Some(seat);
    html! {
        section.sa-village.{ "side-" (scene.side(seat)) }.own[own] id={ "sa-village-" (seat) } aria-label=(village_name(scene.lang, seat)) {
            svg.sa-back viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { use href="#sa-scenery" {} }
            header id=(head) { (parts.get(&head)) }
            details.sa-points {
                summary title=(scene.lang.text("space-aztecs-points-how")) id=(score) { (parts.get(&score)) }
            }
            div.sa-tally id=(tally) { (parts.get(&tally)) }
            div.sa-scene {
                div.sa-above id=(above) { (parts.get(&above)) }
                div.sa-ground id=(ground) { (parts.get(&ground)) }
            }
        }
    }
}

fn ids(seat: Seat) -> [String; 5] {
    ["head", "score", "tally", "above", "ground"].map(|part| format!("sa-{part}-{seat}"))
}

/// Fills the villages.
pub(super) fn fill(
    scene: &SpaceAztecsScene<'_>,
    effects: &Effects<'_>,
    round: &Round,
    parts: &mut Parts,
) {
    let tallies = scene.components.tallies(&scene.view);
    for seat in seats_from_viewer(scene) {
        let [head, score, tally, above, ground] = ids(seat);
        let points = scene.components.points(&scene.view, seat).0;
        let starves = scene.components.may_starve(&scene.view, seat);
        let words = scene
            .lang
            .with("space-aztecs-points", &[("points", points.into())]);
        parts.put(head, heading(scene, seat));
        parts.put(
            score,
            html! {
                b { (points) } span.visually-hidden { " " (words) }
                @if starves { " " (hunger(scene.lang)) }
            },
        );
        parts.put(tally, tally_of(scene, &tallies, seat));
        let here = Here {
            scene,
            effects,
            round,
            village: &scene.view.villages[seat.index()],
        };
        parts.put(above, here.above());
        parts.put(ground, here.ground());
    }
}

/// What the fewest villagers will cost, beside the points of whoever has them now.
pub(super) fn hunger(lang: Lang) -> Markup {
    html! { b.sa-hunger role="img" title=(lang.text("space-aztecs-hunger")) { "−5" } }
}

/// Whose village it is, and the card that was kept there for this round.
fn heading(scene: &SpaceAztecsScene<'_>, seat: Seat) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    html! {
        (seat_sign(seat))
        strong { (scene.name(seat)) }
        @if view.first == seat && view.ranking.is_none() {
            span.sa-first title=(lang.text("space-aztecs-first")) { (symbol(Pile::ALL[0], 18)) span.visually-hidden { (lang.text("space-aztecs-first")) } }
        }
        @if view.chosen[seat.index()].is_some() {
            span.sa-kept { (lang.text("space-aztecs-kept")) " " (kept(scene, seat)) }
        }
    }
}

/// The card that was kept: its face to whoever knows it, else its back, with the hour once that is announced.
fn kept(scene: &SpaceAztecsScene<'_>, seat: Seat) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let own = scene.own() == Some(seat);
    let known = view
        .chosen_by(seat)
        .or_else(|| view.announced_by(seat).filter(|_| own));
    let face = known.and_then(|card| scene.components.face(card));
    match (face, view.announced_by(seat)) {
        (Some(face), _) => card::small(lang, face),
        (None, Some(hour)) => card::face_down(lang, hour),
        (None, None) => html! { span.sa-facedown {} },
    }
}

/// Where the points of a village come from, as things stand.
fn tally_of(scene: &SpaceAztecsScene<'_>, tallies: &[Tally], seat: Seat) -> Markup {
    let lang = scene.lang;
    let settled = scene.view.ranking.is_some();
    let counts = |tally: &&Tally| tally.seat == seat && (settled || !tally.is_hunger());
    let own: Vec<&Tally> = tallies.iter().filter(counts).collect();
    let starves = scene.components.may_starve(&scene.view, seat);
    html! {
        table {
            caption { (lang.text("space-aztecs-points-now")) }
            @for tally in &own {
                tr {
                    th scope="row" {
                        (lang.text(&format!("space-aztecs-source-{}", tally.source)))
                        @if !is_law(scene, tally) && !tally.cards.is_empty() {
                            small { " " (card::names(lang, scene.components, &tally.cards)) }
                        }
                    }
                    td { (tally.points) }
                }
            }
            @if starves { tr.sa-at-the-end { th scope="row" { (lang.text("space-aztecs-hunger-row")) } td { "−5" } } }
            @if own.is_empty() && !starves { tr { td { (lang.text("space-aztecs-points-none")) } } }
        }
    }
}

fn is_law(scene: &SpaceAztecsScene<'_>, tally: &Tally) -> bool {
    let face = tally
        .cards
        .first()
        .and_then(|card| scene.components.face(*card));
    face.is_some_and(|face| face.law.is_some())
}

/// What lies in a village.
struct Here<'a> {
    scene: &'a SpaceAztecsScene<'a>,
    effects: &'a Effects<'a>,
    round: &'a Round,
    village: &'a VillageView,
}

impl Here<'_> {
    /// Saucers and laws.
    fn above(&self) -> Markup {
        html! {
            @for saucer in &self.village.saucers { (self.saucer(saucer)) }
            @for law in &self.village.laws { (self.standing(*law)) }
        }
    }

    /// Temples and whoever stands in the open.
    fn ground(&self) -> Markup {
        let village = self.village;
        html! {
            @for temple in &village.temples { (self.temple(temple)) }
            @for aztec in &village.open { (self.aztec(*aztec)) }
            @if village.open.is_empty() && village.temples.is_empty() {
                span.sa-nobody { (self.scene.lang.text("space-aztecs-nobody")) }
            }
        }
    }

    fn face(&self, card: Hour) -> Option<&Face> {
        self.scene.components.face(card)
    }

    /// A card as a figure.
    fn standing(&self, card: Hour) -> Markup {
        let Some(face) = self.face(card) else {
            return html! {};
        };
        let words = card::brief(self.scene.lang, face);
        html! {
            span.sa-one.{ (entrance(self.round, card)) } role="img" title=(words) { (figure(face)) }
        }
    }

    /// An Aztec in the open: a button when a saucer may take him.
    fn aztec(&self, card: Hour) -> Markup {
        let action = Action::Take(card);
        let Some(face) = self
            .face(card)
            .filter(|_| self.scene.legal.contains(&action))
        else {
            return self.standing(card);
        };
        let effect = self.effects.of(action);
        html! {
            button.sa-one form="move" name="action" value=(self.scene.notation(action)) title=(effect) aria-label=(effect) {
                (figure(face))
            }
        }
    }

    /// A temple and whom it hides, inside.
    fn temple(&self, temple: &TempleView) -> Markup {
        let Some(face) = self.face(temple.card) else {
            return html! {};
        };
        let words = hour_and_name(self.scene.lang, face);
        html! {
            div.sa-temple.{ "sa-" (set_name(face.set)) }.{ (entrance(self.round, temple.card)) } role="group" title=(words) {
                @if temple.hidden.is_empty() {
                    (figure(face))
                } @else {
                    svg aria-hidden="true" { use href="#sa-pyramid" {} }
                    @for aztec in &temple.hidden { (self.standing(*aztec)) }
                }
            }
        }
    }

    /// A saucer and whom it has taken, in its light.
    fn saucer(&self, saucer: &SaucerView) -> Markup {
        let Some(face) = self.face(saucer.card) else {
            return html! {};
        };
        let words = hour_and_name(self.scene.lang, face);
        html! {
            div.sa-saucer.{ (entrance(self.round, saucer.card)) } role="group" title=(words) {
                (figure(face))
                @if !saucer.captured.is_empty() {
                    div.sa-light { @for aztec in &saucer.captured { (self.standing(*aztec)) } }
                }
            }
        }
    }
}
