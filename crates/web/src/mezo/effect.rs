//! What a choice would do, for those who point at it.

use ::mezo::Action;

use super::MezoScene;

/// What the choices of the viewer would do.
pub(super) struct Effects<'a> {
    scene: &'a MezoScene<'a>,
}

impl<'a> Effects<'a> {
    pub(super) fn new(scene: &'a MezoScene<'a>) -> Self {
        Self { scene }
    }

    /// What the choice is and would do, in a sentence: the label and the tip of a button.
    pub(super) fn words(&self, action: Action) -> String {
        self.scene.notation(action)
    }
}
