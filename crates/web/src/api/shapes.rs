//! What the API takes and gives.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use tables::{Chair, Founding, Opinion, PlayerId, Pledge, Stage, Standing, Table, Weighed};
use utoipa::ToSchema;

use crate::code::Code;

/// A game of the house.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameShape {
    /// Its name in addresses and records.
    pub(crate) name: &'static str,
    /// Its name for people.
    pub(crate) title: &'static str,
    /// Today's version of the rules.
    pub(crate) rules: u16,
    /// What can be chosen before a game.
    pub(crate) options: Vec<OptionShape>,
}

/// Something that can be chosen before a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct OptionShape {
    /// Its name.
    pub(crate) key: &'static str,
    /// The values it takes.
    pub(crate) values: &'static [&'static str],
    /// How many values it takes.
    pub(crate) takes: TakesShape,
    /// The largest number that it takes, of an option that is a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) most: Option<u16>,
    /// The value it has when nobody chooses.
    pub(crate) default: &'static str,
    /// What it does.
    pub(crate) about: &'static str,
}

/// How many values an option takes.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TakesShape {
    /// One of its values.
    One,
    /// Any number of its values, as a list.
    Several,
    /// A different value for each seat, as a list in seat order.
    EachSeat,
    /// A whole number from 0 to `most`; `values` is empty.
    Number,
}

/// The one who asks.
#[derive(Serialize, ToSchema)]
pub(crate) struct MeShape {
    /// The name that others see.
    pub(crate) name: String,
    /// Your tables, those where it is your turn first.
    pub(crate) tables: Vec<StandingShape>,
}

/// How a table stands, in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct StandingShape {
    /// The table's id.
    pub(crate) id: String,
    /// The name of the game.
    pub(crate) game: String,
    /// `waiting`, `playing`, `over`, `closed`, or `retired`: begun under rules that have been corrected since.
    pub(crate) stage: String,
    /// How many seats are open.
    pub(crate) open: u8,
    /// Who sits where; null for an open seat.
    pub(crate) names: Vec<Option<String>>,
    /// Whether the game waits for you.
    pub(crate) your_turn: bool,
    /// Whether everybody who plays is away: bots wait until somebody returns.
    pub(crate) deserted: bool,
}

impl From<Standing> for StandingShape {
    fn from(standing: Standing) -> Self {
        Self {
            id: standing.table.to_string(),
            game: standing.game,
            stage: standing.stage,
            open: standing.open,
            names: standing.names,
            your_turn: standing.your_turn,
            deserted: standing.deserted,
        }
    }
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OrderShape {
    /// The name of the game.
    pub(crate) game: String,
    /// Options; what is missing has its default. What seats play as is fixed by naming it in its option. With that option's default,
    /// `first` or `random`, given or left out, it is open: those who sit can pick.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub(crate) options: Map<String, Value>,
    /// For each seat `me`, `open` or the level of a bot (`beginner`, `steady`, `strong`, `master`); seats beyond the list are open.
    #[serde(default)]
    pub(crate) seats: Vec<String>,
    /// Whether the table is listed for all to see.
    #[serde(default)]
    pub(crate) public: bool,
    /// A seed to deal from, of 1 to 16 hexadecimal digits or 64: the table says that it was given. Without one the house and everybody
    /// who sits have a share in the deal.
    pub(crate) seed: Option<String>,
    /// A pledge, so that the commitment was known to you before you added your share.
    pub(crate) pledge: Option<String>,
    /// Your share of the deal, if you sit: 64 hexadecimal digits by lot. The server makes one if it is left out.
    pub(crate) share: Option<String>,
}

/// A table as the one who asks sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableShape {
    /// Its id.
    pub(crate) id: String,
    /// The name of the game.
    pub(crate) game: String,
    /// The version of the rules it is pinned to.
    pub(crate) rules: u16,
    /// What was chosen.
    #[schema(value_type = Object)]
    pub(crate) options: Map<String, Value>,
    /// `waiting`, `playing`, `over` or `closed`.
    pub(crate) stage: &'static str,
    /// The number of the last entry: a move says that it answers this.
    pub(crate) number: u64,
    /// Who sits where.
    pub(crate) seats: Vec<ChairShape>,
    /// What those who wait can pick to play as; empty if there is nothing to pick. Picks become an option when the game begins.
    pub(crate) sides: Vec<&'static str>,
    /// Your seat, if you have one.
    pub(crate) seat: Option<u8>,
    /// The seats that the game waits for.
    pub(crate) to_act: Vec<u8>,
    /// Whether everybody who plays is away: bots wait until somebody returns.
    pub(crate) deserted: bool,
    /// What you may do now, in the game's notation.
    pub(crate) legal: Vec<String>,
    /// Whether you may take your last decision back.
    pub(crate) may_undo: bool,
    /// How many decisions have been taken.
    pub(crate) ply: usize,
    /// What you see of the game; null before it begins.
    #[schema(value_type = Option<Object>)]
    pub(crate) view: Option<Box<RawValue>>,
    /// Where the deal comes from.
    pub(crate) deal: DealShape,
    /// The seed that it was dealt from, when the game is over; how it came about is part of the record.
    pub(crate) seed: Option<String>,
    /// The seats from first to last, when the game is over.
    pub(crate) ranking: Option<Vec<Vec<u8>>>,
    /// The points of each seat, when the game is over.
    pub(crate) scores: Option<Vec<i32>>,
    /// The table where the same people play again.
    pub(crate) rematch: Option<String>,
}

/// Where the deal of a table comes from.
#[derive(Serialize, ToSchema)]
pub(crate) struct DealShape {
    /// Whether whoever made the table gave the seed.
    pub(crate) given: bool,
    /// What the house is committed to: the SHA-256 of `patolli:commitment:SALT:HOUSE`; null if the seed was given.
    pub(crate) commitment: Option<String>,
    /// What it is committed to if the same people play again.
    pub(crate) next_commitment: String,
}

impl From<&Founding> for DealShape {
    fn from(founding: &Founding) -> Self {
        Self {
            given: founding.is_given(),
            commitment: founding.commitment().map(String::from),
            next_commitment: founding.next_commitment().into(),
        }
    }
}

/// What the house is committed to for a table that you may make within a day.
#[derive(Serialize, ToSchema)]
pub(crate) struct PledgeShape {
    /// What to send along when you make the table.
    pub(crate) pledge: String,
    /// What will be the commitment of that table.
    pub(crate) commitment: String,
}

impl From<Pledge> for PledgeShape {
    fn from(pledge: Pledge) -> Self {
        Self {
            pledge: pledge.name,
            commitment: pledge.commitment.into(),
        }
    }
}

/// A seat and who is in it.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChairShape {
    /// `open`, `person` or `bot`.
    pub(crate) kind: &'static str,
    /// What the person is called, nothing if they had themselves forgotten; or how well the bot plays: `beginner`, `steady`,
    /// `strong`, `master`.
    pub(crate) name: Option<String>,
    /// Whether the person is away: a bot plays for them, unless the table is deserted.
    pub(crate) away: bool,
    /// What the person has picked to play as before the game.
    pub(crate) side: Option<&'static str>,
}

fn chairs(table: &Table) -> Vec<ChairShape> {
    let chair = |(seat, chair): (Seat, &Chair)| ChairShape {
        side: table.picks().name_of(seat),
        ..ChairShape::from(chair)
    };
    table.seats().map(chair).collect()
}

impl From<&Chair> for ChairShape {
    fn from(chair: &Chair) -> Self {
        let (kind, name, away) = match chair {
            Chair::Open => ("open", None, false),
            Chair::Person { name, away, .. } => {
                let name = Some(name.clone()).filter(|name| !name.is_empty());
                ("person", name, *away)
            }
            Chair::Bot { bot } => ("bot", Some(bot.to_string()), false),
        };
        Self {
            kind,
            name,
            away,
            side: None,
        }
    }
}

fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(u8::from).collect()
}

impl TableShape {
    pub(crate) fn new(table: &Table, player: Option<&PlayerId>) -> Self {
        let founding = table.founding();
        let seat = player.and_then(|player| table.seat_of(player));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let game = table.game();
        let begun = matches!(table.stage(), Stage::Playing | Stage::Over);
        let present = seat
            .and_then(|seat| table.chair(seat))
            .is_some_and(Chair::is_present);
        let asked = seat.filter(|_| present && table.stage() == Stage::Playing);
        Self {
            id: table.id().to_string(),
            game: founding.game.clone(),
            rules: founding.rules.0,
            options: table.options().clone(),
            stage: table.stage().name(),
            number: table.number(),
            seats: chairs(table),
            sides: table.picks().names().to_vec(),
            seat: seat.map(u8::from),
            to_act: numbers(table.to_act()),
            deserted: table.is_deserted(),
            legal: asked.map_or_else(Vec::new, |seat| game.legal(seat)),
            may_undo: asked.is_some_and(|seat| table.may_undo(seat)),
            ply: if begun { game.ply() } else { 0 },
            view: begun.then(|| game.view(viewer, usize::MAX)),
            deal: DealShape::from(founding),
            seed: table.seed().map(|seed| seed.to_string()),
            ranking: ranking(table),
            scores: game.final_scores().filter(|_| begun),
            rematch: table.rematch().map(ToString::to_string),
        }
    }
}

fn ranking(table: &Table) -> Option<Vec<Vec<u8>>> {
    let places = table.game().ranking()?;
    Some(places.into_iter().map(numbers).collect())
}

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveShape {
    /// What, in the game's notation: one of `legal`. Several decisions joined by `; ` are taken one after the other, all or
    /// none; with `undo N` in front your last N decisions are taken back first.
    pub(crate) action: String,
    /// The number of the position it answers.
    pub(crate) number: u64,
    /// A name that you give it: if you send it again with the same key, it is not done again.
    pub(crate) key: String,
}

/// What came of a decision.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayedShape {
    /// It had been done before; nothing was done now.
    pub(crate) repeated: bool,
    /// The table after it.
    pub(crate) table: TableShape,
}

/// The number of the position from which something is to be taken back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoShape {
    /// The number of the last entry that you have seen.
    pub(crate) number: u64,
}

/// A seat to be taken.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitShape {
    /// Which; any open one if it is left out.
    pub(crate) seat: Option<u8>,
    /// What to play as, one of the table's `sides` that nobody has picked; whatever is left if it is left out.
    pub(crate) side: Option<String>,
    /// Your share of the deal: 64 hexadecimal digits by lot. The server makes one if it is left out.
    pub(crate) share: Option<String>,
}

/// What you add to the deal of a rematch.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShareShape {
    /// Your share of the deal: 64 hexadecimal digits by lot.
    pub(crate) share: String,
}

/// A table where the same people play again.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct RematchShape {
    /// Your share of the deal: 64 hexadecimal digits by lot. The server makes one if it is left out, and for everybody else.
    pub(crate) share: Option<String>,
}

/// What to play as.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PickShape {
    /// One of the table's `sides` that nobody else has picked; null for whatever will be left.
    pub(crate) side: Option<String>,
}

/// Something to be said.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayShape {
    /// What.
    pub(crate) text: String,
}

/// Something that cannot be done.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorShape {
    /// What went wrong: one of a few names, which stay as they are.
    pub(crate) code: Code,
    /// Why, and what would be right.
    pub(crate) error: String,
    /// The same in the language of the browser.
    pub(crate) message: String,
}

/// A change of a table, as a server-sent event `table`; its id is `number`.
#[derive(Serialize, ToSchema)]
pub(crate) struct EventShape {
    /// The number of the last entry.
    pub(crate) number: u64,
    /// Decisions since the last event: seat and action, which is null if it is another's secret.
    pub(crate) moves: Vec<(u8, Option<String>)>,
    /// What you were told since the last event.
    #[schema(value_type = Vec<Object>)]
    pub(crate) told: Vec<Value>,
    /// Whether `moves` and `told` begin anew with the first decision, because decisions that you know were taken back.
    pub(crate) taken_back: bool,
    /// What was said since the last event: name and text.
    pub(crate) said: Vec<(String, String)>,
    /// The table now.
    pub(crate) table: TableShape,
}

/// How the last seats are filled.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartShape {
    /// The level of the bots; `steady` if it is missing.
    #[serde(default)]
    pub(crate) bot: Option<String>,
}

/// What a bot thinks of the choices of a seat, by what that seat knows.
#[derive(Serialize, ToSchema)]
pub(crate) struct OpinionShape {
    /// Which bot: `greedy`, or `search:` with its iterations or seconds.
    pub(crate) bot: String,
    /// How many games it played in thought; 0 if it did not search.
    pub(crate) iterations: u64,
    /// The best choices, the very best first.
    pub(crate) choices: Vec<ChoiceShape>,
}

/// One choice and what it is worth.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChoiceShape {
    /// The choice in the game's notation.
    pub(crate) action: String,
    /// The chance of winning that it promises, from 0 to 1; null if the bot has no opinion.
    pub(crate) value: Option<f32>,
    /// How often it was tried.
    pub(crate) visits: u32,
}

impl From<Opinion> for OpinionShape {
    fn from(opinion: Opinion) -> Self {
        let choice = |choice: Weighed| ChoiceShape {
            action: choice.action,
            value: choice.value,
            visits: choice.visits,
        };
        Self {
            bot: opinion.bot,
            iterations: opinion.iterations,
            choices: opinion.choices.into_iter().map(choice).collect(),
        }
    }
}

/// What a bot thought when it took a decision.
#[derive(Serialize, ToSchema)]
pub(crate) struct ThoughtShape {
    /// The decision, counted from 1.
    pub(crate) ply: usize,
    /// What it thought; the first choice is what it did.
    pub(crate) opinion: OpinionShape,
}

impl From<(usize, Opinion)> for ThoughtShape {
    fn from((ply, opinion): (usize, Opinion)) -> Self {
        Self {
            ply,
            opinion: opinion.into(),
        }
    }
}
