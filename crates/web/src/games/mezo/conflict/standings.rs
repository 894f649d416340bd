//! Between conflicts: how strong everybody is in every region as things stand.

use games::mezo::{Region, Regions};
use maud::{Markup, html};

use super::super::effect::Effects;
use super::super::{MezoScene, count, pieces, seats};

/// A small table: regions of the age to come down, tribes across.
pub(super) fn standings(scene: &MezoScene<'_>, effects: &Effects<'_>) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let living = |region: &Region| view.is_living(scene.components.region_name(*region));
    html! {
        table.mz-outlook {
            caption { (lang.text("mezo-standings")) }
            thead {
                tr {
                    td {}
                    @for seat in seats(view) {
                        th scope="col" title=(scene.name(seat)) {
                            svg.emblem viewBox="-14 -14 28 28" aria-hidden="true" { (pieces::emblem(scene.side(seat))) }
                            span.visually-hidden { (scene.name(seat)) }
                        }
                    }
                }
            }
            tbody { @for region in Regions::ALL.into_iter().filter(living) { (row(scene, effects, region)) } }
        }
    }
}

fn row(scene: &MezoScene<'_>, effects: &Effects<'_>, region: Region) -> Markup {
    let (lang, view) = (scene.lang, &scene.view);
    let name = scene.components.region_name(region);
    let blessed = view.blessed.as_deref() == Some(name);
    let forecast = effects.forecast();
    let leaders = forecast.leaders(region);
    html! {
        tr {
            th scope="row" { (name) @if blessed { " " small { (lang.text("mezo-blessed-short")) } } }
            @for seat in seats(view) {
                @let champion = count::has_champion(view, seat, name);
                td.leads[leaders.contains(&seat)] {
                    (forecast.strength(region, seat))
                    @if champion { abbr title=(lang.text("mezo-champion")) { "♛" } }
                }
            }
        }
    }
}
