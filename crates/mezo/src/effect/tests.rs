use super::*;

fn read(text: &str) -> Effect {
    text.parse()
        .unwrap_or_else(|BadEffect(what)| panic!("{text}: {what}"))
}

fn refusal(text: &str) -> String {
    let BadEffect(what) = text.parse::<Effect>().unwrap_err();
    what
}

#[test]
fn every_form_is_written_as_it_is_read() {
    for text in [
        "deploy 2 unit",
        "awaken age shaman @any",
        "recover 16 unit",
        "smite age + 1 / 2 unit; devotion 1",
        "exile 2 unit @other",
        "smite 3 opposing unit @other; vp 2",
        "exile level opposing warrior",
        "each_opponent smite 1 unit @conflict",
        "each_opponent demolish any @any",
        "bring 8 unit from_one @conflict",
        "bring 1 warrior",
        "push level unit @conflict",
        "shift age unit",
        "wander level unit",
        "build glyph @any",
        "build level glyph",
        "build pyramid @your_glyphs",
        "demolish glyph; build glyph @same",
        "transform any",
        "transform glyph @your_units",
        "sacrifice upto 3 unit reserve each strength 1",
        "sacrifice upto age unit each devotion 1; vp 1",
        "sacrifice 1 unit; build pyramid @same; build glyph @same",
        "sacrifice 1 unit reserve; vp 2",
        "call",
        "journey; strength 2 if_present",
        "pay devotion 2; strength 3",
        "drain 2; devotion 2",
        "weaken 3",
        "most warriors",
        "most shamans",
        "no calendar; no codex",
        "vp regions_with_your_floors * 2 cap 6",
        "devotion age - 1",
        "smite 1 unit @each_presence",
        "vp 1 + 2 - 3 * 4 cap 20",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
}

#[test]
fn numbers_are_worked_out_from_left_to_right() {
    let value = |text: &str, age| read(&format!("vp {text}")).steps[0].number.value(|_| age);
    assert_eq!(value("age + 1 / 2", 3), 2);
    assert_eq!(value("age + 1 / 2", 2), 1);
    assert_eq!(value("1 + 2 * 3", 0), 9);
    assert_eq!(value("age - 1", 0), 0, "below 0 is 0");
    assert_eq!(
        value("age - 3 / 2 + 2", 0),
        0,
        "rounded down, not towards 0"
    );
    assert_eq!(value("age * 2 cap 6", 5), 6);
    assert_eq!(value("age * 2 cap 6", 2), 4);
    assert_eq!(value("20 * 20 * 20 * 20", 0), 255);
}

#[test]
fn every_count_can_be_written() {
    for count in Count::ALL {
        let effect = read(&format!("vp {}", count.word()));
        assert_eq!(effect.steps[0].number.first, Term::Count(count));
    }
}

#[test]
fn what_is_wrong_is_said_with_what_would_be_right() {
    for (text, what) in [
        ("", "a step is empty; write a verb, or leave out the `;`"),
        (
            "vp 1;",
            "a step is empty; write a verb, or leave out the `;`",
        ),
        ("vp 1; vp 1; vp 1; vp 1; vp 1", "it has more than 4 steps"),
        (
            "deploy 2",
            "in `deploy 2`: the step ends where the kind of unit must stand; it is warrior, shaman or unit",
        ),
        (
            "deploy 2 god",
            "in `deploy 2 god`: `god` stands where the kind of unit must stand; it is warrior, shaman or unit",
        ),
        ("vp", "in `vp`: a number is missing"),
        (
            "vp 21",
            "in `vp 21`: `21` is no number; a number is a constant up to 20 or a count like `age`",
        ),
        (
            "vp +1",
            "in `vp +1`: `+1` is no number; a number is a constant up to 20 or a count like `age`",
        ),
        (
            "vp 4 / 0",
            "in `vp 4 / 0`: a number is divided by a constant from 1 up",
        ),
        (
            "vp 4 / age",
            "in `vp 4 / age`: a number is divided by a constant from 1 up",
        ),
        ("vp age cap age", "in `vp age cap age`: a cap is a constant"),
        (
            "vp 1 + 1 + 1 + 1 + 1",
            "in `vp 1 + 1 + 1 + 1 + 1`: a number has at most four terms",
        ),
        ("vp 1 @any", "in `vp 1 @any`: `vp` says no region"),
        (
            "recover 1 unit @any",
            "in `recover 1 unit @any`: `recover` says no region",
        ),
        (
            "deploy 1 unit @here",
            "in `deploy 1 unit @here`: `@here` is no scope; the scopes are @conflict, @any, @other, @same, @each_presence, @your_glyphs, @your_units",
        ),
        (
            "build 2 pyramid",
            "in `build 2 pyramid`: `pyramid` takes no number",
        ),
        (
            "build house",
            "in `build house`: `house` is no number; a number is a constant up to 20 or a count like `age`",
        ),
        (
            "demolish pyramid",
            "in `demolish pyramid`: `demolish` takes glyph or any",
        ),
        ("pay vp 2", "in `pay vp 2`: only `pay devotion` is known"),
        (
            "each_opponent vp 1",
            "in `each_opponent vp 1`: `each_opponent` goes with smite, exile and demolish",
        ),
        (
            "sacrifice upto 2 unit; vp 1",
            "in `sacrifice upto 2 unit`: `upto` needs `each` and what each unit brings",
        ),
        (
            "sacrifice upto 2 unit each glyph 1",
            "in `sacrifice upto 2 unit each glyph 1`: each unit brings vp, devotion or strength",
        ),
        (
            "sacrifice 1 unit reserve @any; vp 1",
            "in `sacrifice 1 unit reserve @any`: units come from the `reserve` or from a region, not both",
        ),
        (
            "sacrifice 1 unit @each_presence; vp 1",
            "in `sacrifice 1 unit @each_presence`: a cost is paid in one region",
        ),
        (
            "sacrifice 1 unit",
            "`sacrifice 1 unit` is a cost and buys nothing; a step must follow it",
        ),
        (
            "vp 2; build glyph @same",
            "`build glyph @same` has no region to be the same as; a step before it must have one region",
        ),
        (
            "smite 1 unit @each_presence; build glyph @same",
            "`build glyph @same` has no region to be the same as; a step before it must have one region",
        ),
        ("vp 1 2", "in `vp 1 2`: `2` is not understood"),
    ] {
        assert_eq!(refusal(text), what, "{text}");
    }
    assert!(refusal("dance 3").starts_with("`dance` is no verb; the verbs are deploy, awaken, "));
}

#[test]
fn opposing_goes_with_smite_and_exile_of_the_one_who_acts() {
    assert_eq!(
        refusal("each_opponent smite 1 opposing unit"),
        "in `each_opponent smite 1 opposing unit`: `opposing` does not go with `each_opponent`, who pick their own"
    );
    assert_eq!(
        refusal("push 1 opposing unit"),
        "in `push 1 opposing unit`: `opposing` stands where the kind of unit must stand; it is warrior, shaman or unit"
    );
}
