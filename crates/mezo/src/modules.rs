//! The modules of the expansion.

/// A module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Module {
    /// Each player founds a city.
    Cities,
    /// A ritual changes a rule in each age.
    Rituals,
    /// The steps of a prophecy bring points.
    Prophecies,
    /// The leader places the sacred cenote.
    Cenote,
    /// Each tribe has a power.
    Powers,
}

impl Module {
    /// Every module.
    pub const ALL: [Self; 5] = [
        Self::Cities,
        Self::Rituals,
        Self::Prophecies,
        Self::Cenote,
        Self::Powers,
    ];

    /// Its name in the options.
    pub const fn name(self) -> &'static str {
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

game::set_of! {
    /// Which modules are played.
    pub struct Modules(u8) of each Module, listed by ModulesIter
}

impl Modules {
    /// All of them.
    pub const ALL: Self = Self((1 << Module::ALL.len()) - 1);

    /// All of them, or none.
    pub const fn all_if(all: bool) -> Self {
        if all { Self::ALL } else { Self::NONE }
    }
}
