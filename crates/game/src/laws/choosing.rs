//! What holds for the options of every game.

use crate::{OptionSpec, Options, Takes};

/// Holds what must be true of the options of any game: what nobody chose has its default; every value can be chosen with
/// some number of players, and is read back from a record; what makes no sense is refused with a sentence that says so.
///
/// # Panics
/// If something does not hold, with the option and the value.
#[track_caller]
pub fn assert_options_hold<O: Options>() {
    let chosen = O::from_pairs([]).expect("the defaults go together");
    assert_eq!(chosen, O::default(), "what nobody chose has its default");
    for spec in O::SPECS {
        let same = O::from_pairs([(spec.key, spec.default)]);
        assert_eq!(same.as_ref(), Ok(&chosen), "the default of `{}`", spec.key);
        match spec.takes {
            Takes::One => {
                for value in spec.values {
                    assert_can_be_chosen::<O>(spec, value);
                }
            }
            Takes::Number(most) => {
                for value in [0, 1, most] {
                    assert_can_be_chosen::<O>(spec, &value.to_string());
                }
            }
            Takes::Several | Takes::EachSeat => {}
        }
        assert_refused::<O>(spec.key, "nonsense");
    }
    assert_refused::<O>("nonsense", "1");
    let players = O::spec("players").expect("a game has a number of players");
    for players in players.values {
        let options = O::from_pairs([("players", *players)]).expect("any number of players");
        assert_sides_can_be_chosen(&options);
    }
}

/// Every seat can have every side, and what was chosen is read back from a record.
#[track_caller]
fn assert_sides_can_be_chosen<O: Options>(options: &O) {
    let Some(sides) = options.sides() else {
        assert_eq!(options.chosen_sides(), None, "there is nothing to choose");
        return;
    };
    let players = usize::from(options.players());
    assert!(sides.names.len() >= players, "a side for each seat");
    assert_eq!(options.chosen_sides(), None, "nobody has chosen yet");
    for first in 0..sides.names.len() {
        let turned = (0..players).map(|seat| (first + seat) % sides.names.len());
        let turned: Vec<usize> = turned.collect();
        let names: Vec<&str> = turned.iter().map(|side| sides.names[*side]).collect();
        let mut chosen = options.clone();
        let accepted = chosen.choose_sides(&names).and_then(|()| chosen.check());
        assert_eq!(accepted, Ok(()), "{names:?}");
        let kept = chosen.chosen_sides().unwrap_or_default();
        let kept: Vec<usize> = kept.into_iter().map(usize::from).collect();
        assert_eq!(kept, turned, "{names:?}");
        assert_eq!(O::from_json(&chosen.to_json()).as_ref(), Ok(&chosen));
    }
}

#[track_caller]
fn assert_can_be_chosen<O: Options>(spec: &OptionSpec, value: &str) {
    let players = O::spec("players").expect("a game has a number of players");
    let tried = players.values.iter();
    let accepted: Vec<O> = tried
        .filter_map(|players| O::from_pairs([("players", *players), (spec.key, value)]).ok())
        .collect();
    let key = spec.key;
    assert!(!accepted.is_empty(), "`{key}` can never be `{value}`");
    for options in accepted {
        let json = options.to_json();
        assert_eq!(O::from_json(&json).as_ref(), Ok(&options), "{json:?}");
        let written = json.get(key).map(ToString::to_string);
        let plain = written.map(|text| text.trim_matches('"').to_owned());
        assert!(
            plain.is_none_or(|plain| plain == value),
            "`{key}` is `{value}`: {json:?}"
        );
    }
}

#[track_caller]
fn assert_refused<O: Options>(key: &str, value: &str) {
    let Err(error) = O::from_pairs([(key, value)]) else {
        panic!("`{key}` cannot be `{value}`");
    };
    let sentence = error.to_string();
    assert!(
        sentence.contains("nonsense") && sentence.contains(key),
        "{sentence}"
    );
}
