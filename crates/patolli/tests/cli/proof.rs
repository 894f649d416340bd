//! Deals that can be checked, and seeds of 64 digits.

use game::{Bits, Chance, Seed};
use serde_json::{Value, json};

use crate::support::{Run, folder, patolli, patolli_in, write};

const GUIDE: &str = include_str!("../../../../docs/fair-deals.md");

/// The record of the example.
fn example() -> Value {
    let line = GUIDE.lines().find(|line| line.starts_with("{\"game\""));
    serde_json::from_str(line.expect("the guide has a record")).unwrap()
}

/// Every line that is to be typed in a text, and what comes of it.
fn arithmetic(text: &str) -> Vec<(&str, &str)> {
    let lines: Vec<&str> = text.lines().collect();
    let pairs = lines.windows(2).filter_map(|pair| {
        let typed = pair[0].strip_prefix("printf '%s' '")?;
        Some((typed.strip_suffix("' | sha256sum")?, pair[1]))
    });
    pairs.collect()
}

fn prove(record: &Value) -> Run {
    let folder = folder();
    let path = write(folder.path(), "record.json", &record.to_string());
    patolli(&["replay", "--proof", &path])
}

#[test]
fn the_example_of_the_guide_holds_to_the_last_digit() {
    let out = prove(&example()).ok();
    assert!(out.contains("The parts fit together."), "{out}");
    assert!(out.contains("by the player") && out.contains("by the server"));
    let by_hand = arithmetic(GUIDE);
    assert_eq!(by_hand.len(), 3);
    assert_eq!(arithmetic(&out), by_hand);
    for (text, digest) in by_hand {
        assert_eq!(Bits::digest_of(text).to_string(), digest);
    }
}

#[test]
fn the_first_draws_of_the_guide_are_those_of_its_deal() {
    let seed: Seed = example()["seed"].as_str().unwrap().parse().unwrap();
    let mut chance = Chance::new(seed);
    let drawn: Vec<u64> = (0..8).map(|_| chance.below(100).into()).collect();
    let line = drawn
        .iter()
        .map(u64::to_string)
        .collect::<Vec<_>>()
        .join(", ");
    assert!(GUIDE.contains(&format!("\n{line}\n")), "{line}");
    let after = GUIDE
        .split_once("| xxd -p\n")
        .expect("the guide shows the stream")
        .1;
    let bytes: Vec<u8> = (0..16)
        .map(|at| u8::from_str_radix(&after[2 * at..2 * at + 2], 16).unwrap())
        .collect();
    let words = bytes.as_chunks::<4>().0.iter();
    let by_hand: Vec<u64> = words
        .map(|word| (u64::from(u32::from_le_bytes(*word)) * 100) >> 32)
        .collect();
    assert_eq!(by_hand, drawn[..4]);
}

#[test]
fn whatever_of_a_proof_was_tampered_with_is_named() {
    let fault = |change: &dyn Fn(&mut Value)| {
        let mut record = example();
        change(&mut record);
        let error = prove(&record).refused(1);
        assert!(error.contains("record 1"), "{error}");
        error
    };
    let other = "0".repeat(64);
    for part in ["commitment", "house", "salt"] {
        let error = fault(&|record| record["proof"]["shared"][part] = json!(other));
        assert!(error.contains("the commitment does not hold"), "{error}");
    }
    let error = fault(&|record| record["proof"]["shared"]["shares"][0]["share"] = json!(other));
    assert!(error.contains("the deal does not hold"), "{error}");
    let error = fault(&|record| record["proof"]["shared"]["shares"][1]["share"] = json!(other));
    assert!(error.contains("the contribution of seat 1"), "{error}");
    let error = fault(&|record| record["seed"] = json!(other));
    assert!(error.contains("was dealt from 0000"), "{error}");
    let error = fault(&|record| record["options"]["players"] = json!(3));
    assert!(error.contains("2 shares for 3 seats"), "{error}");
    let error = fault(&|record| record["proof"]["shared"]["note"] = json!("trust me"));
    assert!(error.contains("unknown field `note`"), "{error}");
    let error = fault(&|record| record["proof"]["shared"]["salt"] = json!("salt"));
    assert!(error.contains("`salt` is not 256 bits"), "{error}");
    let error = fault(&|record| record["actions"] = json!([[0, "fly"]]));
    assert!(error.contains("ply 1 cannot be played"), "{error}");
    let error = fault(&|record| drop(record.as_object_mut().unwrap().remove("proof")));
    assert!(error.contains("says nothing of how its seed"), "{error}");
}

#[test]
fn a_seed_that_was_given_has_nothing_to_prove_and_says_so() {
    let mut record = example();
    record["seed"] = json!("00000000000000ff");
    record["proof"] = json!("given");
    let out = prove(&record).ok();
    assert!(out.contains("00000000000000ff was given"), "{out}");
    let both = patolli(&["replay", "--proof", "--states", "record.json"]);
    assert_eq!(both.code, Some(2));
}

#[test]
fn a_game_from_a_seed_of_64_digits_is_played_resumed_and_replayed() {
    let folder = folder();
    let seed = example()["seed"].as_str().unwrap().to_owned();
    let args = ["play", "aztlan", "--seats", "human,greedy", "--seed", &seed];
    patolli_in(folder.path(), &args, b"choose 6\n").ok();
    let path = folder.path().join(format!("aztlan-{seed}.json"));
    let path = path.to_str().unwrap();
    let resumed = [
        "play",
        "aztlan",
        "--resume",
        path,
        "--seats",
        "human,greedy",
    ];
    patolli_in(folder.path(), &resumed, b"stay\n").ok();
    let out = patolli(&["replay", path]).ok();
    assert!(out.contains(&format!("seed {seed}")), "{out}");
    let states = patolli(&["replay", path, "--states"]).ok();
    assert!(states.lines().count() > 2, "{states}");

    let path = write(folder.path(), "proven.json", &example().to_string());
    let resumed = [
        "play",
        "aztlan",
        "--resume",
        &path,
        "--seats",
        "human,greedy",
    ];
    patolli_in(folder.path(), &resumed, b"choose 6\n").ok();
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(kept["proof"], example()["proof"]);
    assert!(
        patolli(&["replay", "--proof", &path])
            .ok()
            .contains("The parts fit together.")
    );
}
