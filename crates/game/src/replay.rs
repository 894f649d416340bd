//! Playing a record again.

use crate::{
    Components, Game, Illegal, OptionError, Options, Record, RulesVersion, Seat, Setup, Sink, quote,
};

/// A record that cannot be played.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// It is of another game.
    #[error("this is a record of `{found}`, not of `{expected}`")]
    Game {
        /// What the record says.
        found: String,
        /// What was asked for.
        expected: &'static str,
    },
    /// Its rules are not known here.
    #[error(
        "the record was played by version {found} of the rules; known are versions 1 to {newest}"
    )]
    Rules {
        /// What the record says.
        found: RulesVersion,
        /// The newest version here.
        newest: RulesVersion,
    },
    /// Its options are no options of the game.
    #[error("the record's options cannot be played")]
    Options(#[from] OptionError),
    /// It was played with another board, map or deck.
    #[error(
        "the record was played with {played} and this is {given}; give the {kind} that it was played with"
    )]
    Components {
        /// What kind of components.
        kind: &'static str,
        /// What the record says.
        played: String,
        /// What was given.
        given: String,
    },
    /// A decision could not be played.
    #[error("ply {ply} cannot be played: {illegal}")]
    Illegal {
        /// Which decision, counted from 1.
        ply: usize,
        /// What is wrong with it.
        illegal: Illegal,
    },
}

/// A record being played again, ply by ply.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record,
    setup: Setup<G>,
    state: G,
    ply: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Sets up the game of a record that was played with these components.
    pub fn new(
        record: &'a Record,
        components: &'static G::Components,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<Self, ReplayError> {
        let setup = setup(record, components)?;
        let state = G::start(&setup, sink);
        Ok(Self {
            record,
            setup,
            state,
            ply: 0,
        })
    }

    /// How the game began.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The position that has been reached.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many decisions have been played.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Plays the next decision and says what it was; none after the last.
    pub fn step(
        &mut self,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<Option<(Seat, G::Action)>, ReplayError> {
        let Some(next) = self.record.actions.get(self.ply) else {
            return Ok(None);
        };
        let refused = |illegal| ReplayError::Illegal {
            ply: self.ply + 1,
            illegal,
        };
        let action = G::read_action(self.setup.components, &next.action)
            .ok_or_else(|| refused(Illegal::new(&self.state, next.seat, &next.action)))?;
        self.state.apply(next.seat, action, sink).map_err(refused)?;
        self.ply += 1;
        Ok(Some((next.seat, action)))
    }

    /// Plays all that is left and gives the position at the end of the record.
    pub fn finish(mut self, sink: &mut impl Sink<G::Event>) -> Result<G, ReplayError> {
        while self.step(sink)?.is_some() {}
        Ok(self.state)
    }
}

fn setup<G: Game>(
    record: &Record,
    components: &'static G::Components,
) -> Result<Setup<G>, ReplayError> {
    if record.game != G::NAME {
        return Err(ReplayError::Game {
            found: quote(&record.game),
            expected: G::NAME,
        });
    }
    if !(RulesVersion(1)..=G::RULES).contains(&record.rules) {
        return Err(ReplayError::Rules {
            found: record.rules,
            newest: G::RULES,
        });
    }
    let options = G::Options::from_json(&record.options)?;
    check_components::<G>(record, components)?;
    Ok(Setup {
        components,
        options,
        rules: record.rules,
        seed: record.seed,
    })
}

fn check_components<G: Game>(
    record: &Record,
    components: &G::Components,
) -> Result<(), ReplayError> {
    let kind = G::Components::KIND;
    let standard = G::Components::standard().fingerprint();
    let played = record
        .components
        .clone()
        .unwrap_or_else(|| standard.clone());
    let given = components.fingerprint();
    if played == given {
        return Ok(());
    }
    let name = |fingerprint| {
        if fingerprint == standard {
            format!("the standard {kind}")
        } else {
            format!("the {kind} {fingerprint}")
        }
    };
    Err(ReplayError::Components {
        kind,
        played: name(played),
        given: name(given),
    })
}
