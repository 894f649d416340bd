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
        if spec.takes == Takes::One {
            for value in spec.values {
                assert_can_be_chosen::<O>(spec, value);
            }
        }
        assert_refused::<O>(spec.key, "nonsense");
    }
    assert_refused::<O>("nonsense", "1");
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
