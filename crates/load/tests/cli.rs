//! The command line of `patolli-load`.

use std::process::Command;

/// The exit code of a run, and what it said.
fn run(line: &str) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patolli-load"));
    let output = command.args(line.split(' ')).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

#[test]
fn help_comes_with_examples() {
    for (line, example) in [
        ("--help", "Examples:\n  patolli-load serve"),
        ("serve --help", "Examples:\n  patolli-load serve"),
        ("practice --help", "Examples:\n  patolli-load practice"),
    ] {
        let (code, help) = run(line);
        assert_eq!(code, Some(0));
        assert!(help.contains(example), "{help}");
    }
}

#[test]
fn a_number_that_makes_no_sense_is_refused_at_once() {
    let numbers = ["0", "-1", "1e9", "NaN", "1.5", "99999999999", ""];
    for place in [
        "serve --tables=",
        "serve --watchers=99",
        "serve --seconds=",
        "serve --rate=",
        "practice --tables=",
        "practice --seconds=",
        "practice --bot-pause=99999",
    ] {
        for number in numbers {
            let line = format!("{place}{number}");
            let (code, said) = run(&line);
            assert_eq!(code, Some(2), "{line}: {said}");
            assert!(said.starts_with("error: "), "{line}: {said}");
        }
    }
}

#[test]
fn a_program_that_is_none_is_named() {
    for command in ["serve", "practice"] {
        let (code, said) = run(&format!("{command} --program /no/where"));
        assert_eq!(code, Some(1));
        assert!(said.contains("/no/where cannot be started"), "{said}");
    }
}
