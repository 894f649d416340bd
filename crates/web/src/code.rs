//! What can go wrong, each with a name that programs can rely on.

use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

/// Makes the list of what can go wrong: what each is, its status and its name.
macro_rules! codes {
    ($(#[doc = $about:literal] $code:ident: $status:ident, $name:literal;)+) => {
        /// What went wrong. Names stay as they are; sentences may change.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum Code {
            $(#[doc = $about] $code,)+
        }

        impl Code {
            /// Everything that can go wrong.
            #[cfg(test)]
            const ALL: &[Self] = &[$(Self::$code),+];

            /// The status code of answers that tell it.
            pub(crate) fn status(self) -> StatusCode {
                match self {
                    $(Self::$code => StatusCode::$status,)+
                }
            }

            /// Its name.
            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Self::$code => $name,)+
                }
            }

            /// What it is, in a sentence for those who write programs.
            pub(crate) fn about(self) -> &'static str {
                match self {
                    $(Self::$code => $about.trim_ascii(),)+
                }
            }

            /// The text that tells it to people.
            pub(crate) fn text(self) -> &'static str {
                match self {
                    $(Self::$code => concat!("fault-", $name),)+
                }
            }
        }
    };
}

codes! {
    /// There is nothing at this address.
    NotFound: NOT_FOUND, "not-found";
    /// The address takes other methods.
    WrongMethod: METHOD_NOT_ALLOWED, "wrong-method";
    /// A write that comes from another site.
    Foreign: FORBIDDEN, "foreign";
    /// The house has banned you.
    Banned: FORBIDDEN, "banned";
    /// Too many requests within a short time.
    TooMany: TOO_MANY_REQUESTS, "too-many";
    /// Too many new people from one address.
    QuotaGuests: TOO_MANY_REQUESTS, "quota-guests";
    /// Too many tables made.
    QuotaTables: TOO_MANY_REQUESTS, "quota-tables";
    /// Too many public tables wait for players.
    QuotaPublicTables: TOO_MANY_REQUESTS, "quota-public-tables";
    /// Bots are to move at too many tables.
    QuotaBots: TOO_MANY_REQUESTS, "quota-bots";
    /// Too much was brought along.
    QuotaImports: TOO_MANY_REQUESTS, "quota-imports";
    /// Too much advice was asked for.
    QuotaAdvice: TOO_MANY_REQUESTS, "quota-advice";
    /// Too much was said.
    QuotaChat: TOO_MANY_REQUESTS, "quota-chat";
    /// Too much was taken back, picked, arranged or left.
    QuotaChanges: TOO_MANY_REQUESTS, "quota-changes";
    /// Names were changed too often.
    QuotaNames: TOO_MANY_REQUESTS, "quota-names";
    /// Too many reports were made.
    QuotaReports: TOO_MANY_REQUESTS, "quota-reports";
    /// What is kept about somebody was downloaded too often.
    QuotaExports: TOO_MANY_REQUESTS, "quota-exports";
    /// Nobody is known by this token.
    UnknownCaller: UNAUTHORIZED, "unknown-caller";
    /// No token is shown.
    NoToken: UNAUTHORIZED, "no-token";
    /// The personal link is not in force.
    OldLink: NOT_FOUND, "old-link";
    /// What was sent cannot be read.
    Unreadable: BAD_REQUEST, "unreadable";
    /// What stands behind the question mark of the address cannot be read.
    UnreadableAddress: BAD_REQUEST, "unreadable-address";
    /// What was sent is of a kind that is not read here.
    MediaType: UNSUPPORTED_MEDIA_TYPE, "media-type";
    /// What was sent is too large.
    TooLarge: PAYLOAD_TOO_LARGE, "too-large";
    /// The game goes on, and its secrets are kept.
    NotYet: FORBIDDEN, "not-yet";
    /// There is no such table.
    NoTable: NOT_FOUND, "no-table";
    /// There is no such record.
    NoRecord: NOT_FOUND, "no-record";
    /// There is no such game.
    NoGame: NOT_FOUND, "no-game";
    /// The game has no such seat.
    NoSeat: UNPROCESSABLE_ENTITY, "no-seat";
    /// Options that make no sense.
    Options: UNPROCESSABLE_ENTITY, "options";
    /// Seats that do not go with the options.
    Seats: UNPROCESSABLE_ENTITY, "seats";
    /// A name that cannot be shown.
    Name: UNPROCESSABLE_ENTITY, "name";
    /// A name that nobody may have.
    ReservedName: UNPROCESSABLE_ENTITY, "reserved-name";
    /// You may not say anything.
    Muted: FORBIDDEN, "muted";
    /// A report without a reason that can be shown.
    Reason: UNPROCESSABLE_ENTITY, "reason";
    /// Nobody sits there who could be reported.
    NobodyToReport: UNPROCESSABLE_ENTITY, "nobody-to-report";
    /// You have reported that already.
    ReportedAlready: CONFLICT, "reported-already";
    /// A message that cannot be shown.
    Saying: UNPROCESSABLE_ENTITY, "saying";
    /// You have no seat at the table.
    NotSeated: FORBIDDEN, "not-seated";
    /// Only the one who made the table may do that.
    NotHost: FORBIDDEN, "not-host";
    /// It is not your turn.
    NotAsked: CONFLICT, "not-asked";
    /// Hints are given to those who practise with bots alone.
    NoHints: FORBIDDEN, "no-hints";
    /// The seat has nothing to decide there.
    NothingToDecide: CONFLICT, "nothing-to-decide";
    /// The seat is not open.
    Taken: CONFLICT, "taken";
    /// There are no sides to pick from.
    NothingToPick: CONFLICT, "nothing-to-pick";
    /// There is no such side.
    NoSide: UNPROCESSABLE_ENTITY, "no-side";
    /// Somebody else has picked that side.
    SideTaken: CONFLICT, "side-taken";
    /// You sit at the table already.
    SeatedAlready: CONFLICT, "seated-already";
    /// The game has not begun.
    NotBegun: CONFLICT, "not-begun";
    /// The game has begun.
    Begun: CONFLICT, "begun";
    /// The game goes on.
    NotOver: CONFLICT, "not-over";
    /// The game is over.
    Over: CONFLICT, "over";
    /// The table was closed before the game began.
    Closed: GONE, "closed";
    /// The table was played under rules that have been corrected since.
    EarlierRules: GONE, "earlier-rules";
    /// The position has changed since.
    Stale: CONFLICT, "stale";
    /// You have left the game.
    Away: CONFLICT, "away";
    /// The decision is not legal; the sentence says what is.
    Illegal: UNPROCESSABLE_ENTITY, "illegal";
    /// There is nothing that you can take back.
    NothingToUndo: CONFLICT, "nothing-to-undo";
    /// A key that is none.
    Key: UNPROCESSABLE_ENTITY, "key";
    /// A share of the deal that is none.
    Share: UNPROCESSABLE_ENTITY, "share";
    /// A seed that is none.
    Seed: UNPROCESSABLE_ENTITY, "seed";
    /// More decisions at once than anybody needs.
    LongTurn: UNPROCESSABLE_ENTITY, "long-turn";
    /// So much has happened at the table that its game can only be played to its end.
    LongTable: CONFLICT, "long-table";
    /// A record that cannot be played.
    Record: UNPROCESSABLE_ENTITY, "record";
    /// You have as many as you may.
    TooMuch: CONFLICT, "too-much";
    /// The house is busy.
    Busy: SERVICE_UNAVAILABLE, "busy";
    /// Too much is held open at your address, or in all.
    Crowded: SERVICE_UNAVAILABLE, "crowded";
    /// What was sent did not come in time.
    Late: REQUEST_TIMEOUT, "late";
    /// The disk is full: nothing can be saved until there is room.
    Full: SERVICE_UNAVAILABLE, "full";
    /// What was kept of the table is damaged.
    Damaged: INTERNAL_SERVER_ERROR, "damaged";
    /// Nothing can be saved now.
    Store: SERVICE_UNAVAILABLE, "store";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use texts::Lang;

    #[test]
    fn every_code_has_a_name_of_its_own_by_which_it_is_sent() {
        let names: BTreeSet<&str> = Code::ALL.iter().map(|code| code.name()).collect();
        assert_eq!(names.len(), Code::ALL.len());
        for code in Code::ALL {
            let sent = serde_json::to_value(code).unwrap();
            assert_eq!(sent, code.name());
        }
    }

    #[test]
    fn every_code_can_be_told_in_every_language() {
        for code in Code::ALL {
            for lang in Lang::ALL {
                assert_ne!(lang.text(code.text()), code.text(), "{lang}");
            }
        }
    }
}
