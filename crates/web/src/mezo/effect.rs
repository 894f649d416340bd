//! What a choice would do, for those who point at it.

use super::MezoScene;

/// What the choices of the viewer would do.
pub(super) struct Effects<'a> {
    scene: &'a MezoScene<'a>,
}

impl<'a> Effects<'a> {
    pub(super) fn new(scene: &'a MezoScene<'a>) -> Self {
        Self { scene }
    }
}
