//! The modules of the expansion.

/// A module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Module {
    Cities,
    Rituals,
    Prophecies,
    Cenote,
    Powers,
}

impl Module {
    pub(crate) const ALL: [Self; 5] = [
        Self::Cities,
        Self::Rituals,
        Self::Prophecies,
        Self::Cenote,
        Self::Powers,
    ];

    /// Its name in the options.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Cities => "cities",
            Self::Rituals => "rituals",
            Self::Prophecies => "prophecies",
            Self::Cenote => "cenote",
            Self::Powers => "powers",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|module| module.name() == name)
    }
}

/// Which modules are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Modules(pub(crate) [bool; 5]);

impl Modules {
    #[inline]
    pub(crate) fn has(self, module: Module) -> bool {
        self.0[module as usize]
    }
}
