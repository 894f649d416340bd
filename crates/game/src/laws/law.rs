//! The laws, as sentences.

use std::fmt;

/// Makes the laws from their names and sentences.
macro_rules! laws {
    ($($law:ident: $sentence:literal,)+) => {
        /// Something that holds in every game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Law {
            $(#[doc = $sentence] $law,)+
        }

        impl Law {
            /// Every law.
            pub const ALL: &[Self] = &[$(Self::$law),+];

            /// The law in words.
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(Self::$law => $sentence,)+
                }
            }
        }
    };
}

laws! {
    NeverPanics: "a game never panics",
    Ends: "a game ends within its bound",
    IdleSeats: "a seat not on turn has no legal action",
    ActingSeats: "a seat on turn has a legal action",
    SortedOnce: "legal actions are sorted and unique",
    Widest: "no seat has more legal actions than the game says",
    ListedIsLegal: "every listed action is legal",
    ListedIsApplied: "every listed action can be applied",
    UnlistedIsRefused: "an action not listed is refused",
    RefusalChangesNothing: "a refusal changes nothing",
    RefusalNamesLegal: "a refusal names what is legal",
    NotationReadsBack: "notation reads back",
    KindIsFirstWord: "the kind of an action is the first word of its notation",
    CloneIsEqual: "a clone equals its original",
    CloneIsApart: "a clone never shares with its original",
    PiecesConserved: "pieces are conserved",
    SeatsScored: "every seat has a score",
    ScoresAddUp: "scores add up to their breakdown",
    RankingAtEnd: "there is a ranking when the game is over and not before",
    RankingComplete: "a ranking holds every seat once",
    RankingFollowsScores: "a ranking follows the scores",
    SameState: "a record replays to the same state",
    SameEvents: "a record replays with the same events",
    ViewSurvivesJson: "a view survives JSON",
    KnownEvents: "every event is of a known kind",
    SilentIsSame: "a game goes on the same when nobody listens",
    ResamplesDiffer: "resampled states differ from each other, for every viewer",
    OpenShowsAll: "in a game of open information everybody sees everything and nothing is dealt again",
    ResampleKeepsView: "resampling changes nothing in the viewer's view",
    ResampleKeepsPieces: "resampling keeps every piece",
    ResampleIsPlayable: "a resampled game can be played to the end",
    ActingIsPublic: "who may act is no secret",
    LegalIsKnown: "what a seat may do depends only on what it knows",
    WithdrawnIsAsked: "a secret choice can be withdrawn while others still choose, and is asked again",
    BreakdownIsKnown: "a viewer's breakdown of scores depends only on what the viewer knows",
    QuietRevealsNothing: "what reveals nothing looks the same whatever is hidden",
    EventsWithinViews: "events reveal no more than views",
    ViewsWithinEvents: "views reveal no more than events",
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}
