//! The masks of the gods.

mod drawings;
mod parts;

use maud::{Markup, html};

use drawings::MASKS;
use parts::{BROWS, CROWNS, EYES, FACES, MOUTHS};

/// A shape of a mask: its pigment, the angles at which it is repeated around the middle (none: as it is), and its outline.
type Shape = (&'static str, &'static [i16], &'static str);

/// A mask from back to front: what is behind, the left half, which is mirrored, and what is in front.
struct Mask {
    name: &'static str,
    back: &'static [Shape],
    half: &'static [Shape],
    front: &'static [Shape],
}

/// The symbols that the page draws gods with.
pub(super) fn symbols() -> Markup {
    html! { @for mask in &MASKS { (symbol(mask)) } }
}

/// The symbol of a god that we know, for a page without [`symbols`].
pub(super) fn symbol_of(name: &str) -> Markup {
    html! { @for mask in MASKS.iter().filter(|mask| mask.name == name) { (symbol(mask)) } }
}

fn symbol(mask: &Mask) -> Markup {
    let half = format!("mz-half-{}", mask.name);
    html! {
        symbol.mz-mask id={ "mz-mask-" (mask.name) } viewBox="-50 -50 100 100" {
            (shapes(mask.back))
            g id=(half) { (shapes(mask.half)) }
            use href={ "#" (half) } transform="scale(-1 1)" {}
            (shapes(mask.front))
        }
    }
}

fn shapes(shapes: &[Shape]) -> Markup {
    html! {
        @for (pigment, angles, outline) in shapes {
            @if angles.is_empty() { path.{ "mz-" (pigment) } d=(outline) {} }
            @for angle in *angles {
                path.{ "mz-" (pigment) } d=(outline) transform={ "rotate(" (angle) ")" } {}
            }
        }
    }
}

/// The mask of the god of this name, as the content of an SVG of -50 to 50; a god that somebody made up has a mask too.
pub(super) fn mask(name: &str) -> Markup {
    let known = MASKS.iter().any(|mask| mask.name == name);
    html! {
        @if known {
            use href={ "#mz-mask-" (name) } x="-50" y="-50" width="100" height="100" {}
        } @else {
            (made_up(name))
        }
    }
}

/// A mask put together from parts by the letters of the name: the same name always has the same.
fn made_up(name: &str) -> Markup {
    let mut number = name.bytes().fold(2_166_136_261_u32, |number, letter| {
        (number ^ u32::from(letter)).wrapping_mul(16_777_619)
    });
    let mut pick = |from: &[&'static [Shape]]| {
        let many = u32::try_from(from.len()).expect("there are a few");
        let picked = (number % many) as usize;
        number /= many;
        from[picked]
    };
    let [crown, face, brow, eyes, mouth] =
        [&CROWNS[..], &FACES[..], &BROWS[..], &EYES[..], &MOUTHS[..]].map(&mut pick);
    let both = |half: &[Shape]| {
        html! { (shapes(half)) g transform="scale(-1 1)" { (shapes(half)) } }
    };
    html! {
        g.mz-mask {
            (both(crown))
            (shapes(face))
            (both(brow))
            (both(eyes))
            (shapes(mouth))
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Components as _;
    use games::mezo::Components;

    use super::*;

    #[test]
    fn every_god_of_the_house_has_a_mask_of_its_own() {
        let parts = Components::standard();
        for god in parts.gods() {
            let name = &parts.god(god).name;
            assert!(MASKS.iter().any(|mask| mask.name == *name), "{name}");
        }
    }

    #[test]
    fn a_god_that_somebody_made_up_has_a_mask() {
        let [one, other] = ["tecciztecatl", "itzamna"].map(|name| mask(name).into_string());
        assert!(one.contains("path") && other.contains("path"));
        assert_ne!(one, other);
        assert_eq!(one, mask("tecciztecatl").into_string());
    }
}
