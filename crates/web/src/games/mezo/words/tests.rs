//! Effects in words, in all three languages.

use game::Components as _;
use games::mezo::{Card, Condition, Count, Deed, GodSet, Kind, RitualRule};

use super::names::deed_words;
use super::*;

/// What an effect that is written like this does.
fn says(lang: Lang, notation: &str) -> String {
    let effect: Effect = notation.parse().unwrap_or_else(|error| panic!("{error}"));
    self::effect(lang, Components::standard(), &effect)
}

/// Nothing of how effects are written, or of how texts are, has slipped into the words.
fn assert_is_prose(words: &str, of: &str) {
    assert!(!words.trim().is_empty(), "`{of}` says nothing");
    let raw = ['_', '@', ';', '{', '}', '$'];
    assert!(!words.contains(raw), "`{of}`: {words}");
    let untidy = ["  ", " ,", ",,", "formula", "mezo-"];
    for what in untidy {
        assert!(!words.contains(what), "`{of}`: {words}");
    }
    assert_eq!(words.trim_end_matches([',', ' ', '.']), words, "`{of}`");
}

#[test]
fn every_effect_of_the_standard_components_is_said_in_every_language() {
    let parts = Components::standard();
    for lang in Lang::ALL {
        for effect in parts.effects() {
            assert_is_prose(&self::effect(lang, parts, effect), &effect.to_string());
            assert_is_prose(&vengeful(lang, parts, effect), &effect.to_string());
        }
    }
}

/// Every way to write a step: verbs with N for a number, K for units, S for a scope.
const STEPS: [&str; 34] = [
    "deploy N K S",
    "awaken N K S",
    "recover N K",
    "smite N K S",
    "smite N opposing K S",
    "each_opponent smite N K S",
    "exile N K S",
    "exile N opposing K S",
    "each_opponent exile N K S",
    "bring N K S",
    "bring N K from_one S",
    "push N K S",
    "shift N K S",
    "wander N K",
    "build N glyph S",
    "build pyramid S",
    "demolish glyph S",
    "each_opponent demolish any S",
    "demolish any S",
    "each_opponent demolish glyph S",
    "transform glyph S",
    "transform any S",
    "sacrifice N K reserve",
    "sacrifice upto N K reserve each vp N",
    "sacrifice upto N K reserve each devotion N",
    "sacrifice upto N K reserve each strength N",
    "vp N",
    "devotion N",
    "pay devotion N",
    "drain N",
    "weaken N",
    "strength N",
    "strength N if_present",
    "call",
];

/// A number of every form.
fn numbers() -> Vec<String> {
    let mut numbers: Vec<String> = ["0", "1", "2", "5", "20", "2 + 3 cap 4", "7 - 9"]
        .map(str::to_owned)
        .to_vec();
    for count in Count::ALL.map(Count::word) {
        for form in [
            "C",
            "C cap 3",
            "C * 2",
            "2 * C",
            "C / 2",
            "C / 5 cap 4",
            "C + 1 / 2 * 3 cap 9",
        ] {
            numbers.push(form.replace('C', count));
        }
    }
    numbers
}

#[test]
fn whatever_the_effect_language_can_say_is_said_in_every_language() {
    let numbers = numbers();
    for lang in Lang::ALL {
        for step in STEPS {
            for number in &numbers {
                for kind in ["warrior", "shaman", "unit"] {
                    for scope in games::mezo::Scope::ALL.map(games::mezo::Scope::word) {
                        let written = step.replace('N', number).replace('K', kind);
                        let written =
                            format!("deploy 1 unit; {}; vp 1", written.replace('S', scope));
                        assert_is_prose(&says(lang, &written), &written);
                        if !step.contains('S') {
                            break;
                        }
                    }
                    if !step.contains('K') {
                        break;
                    }
                }
                if !step.contains('N') {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_words_of_the_conflict_are_said_in_every_language() {
    for lang in Lang::ALL {
        for step in [
            "journey",
            "most warriors",
            "most shamans",
            "no calendar",
            "no codex",
        ] {
            assert_is_prose(&says(lang, step), step);
        }
        for scope in games::mezo::Scope::ALL.map(games::mezo::Scope::word) {
            if scope != "@each_presence" {
                let step =
                    format!("deploy 1 unit; sacrifice upto 2 shaman {scope} each vp 1; vp 1");
                assert_is_prose(&says(lang, &step), &step);
            }
        }
    }
}

/// Effects as they are written, and what they say in English, Italian and Polish.
const TYPICAL: [(&str, [&str; 3]); 21] = [
    (
        "smite age opposing warrior",
        [
            "Smite as many opposing warriors as the age number where your god is present",
            "Distruggi tanti guerrieri avversari quant’è il numero dell’era, dove il tuo dio è presente",
            "Strąć tylu wrogich wojowników, ile wynosi numer ery, w regionie z twoim bóstwem",
        ],
    ),
    (
        "smite age warrior",
        [
            "Smite as many warriors (anyone's) as the age number where your god is present",
            "Distruggi tanti guerrieri di chiunque quant’è il numero dell’era, dove il tuo dio è presente",
            "Strąć tylu dowolnych wojowników, ile wynosi numer ery, w regionie z twoim bóstwem",
        ],
    ),
    (
        "deploy 1 warrior",
        [
            "Deploy 1 warrior where your god is present",
            "Schiera 1 guerriero dove il tuo dio è presente",
            "Wystaw 1 wojownika w regionie z twoim bóstwem",
        ],
    ),
    (
        "deploy 2 unit @conflict",
        [
            "Deploy 2 units in this conflict",
            "Schiera 2 unità in questo conflitto",
            "Wystaw 2 jednostki w tym konflikcie",
        ],
    ),
    (
        "recover 5 unit; vp 1",
        [
            "Recover 5 units, then gain 1 VP",
            "Recupera 5 unità, poi ottieni 1 PV",
            "Odzyskaj 5 jednostek, a potem zyskaj 1 PZ",
        ],
    ),
    (
        "recover 16 unit",
        [
            "Recover all your units",
            "Recupera tutte le tue unità",
            "Odzyskaj wszystkie swoje jednostki",
        ],
    ),
    (
        "smite age + 1 / 2 opposing unit; devotion 1",
        [
            "Smite as many opposing units as (the age number + 1) ÷ 2, rounded down, where your god is present, then gain 1 devotion",
            "Distruggi tante unità avversarie quant’è (il numero dell’era + 1) ÷ 2 (arrotondato per difetto), dove il tuo dio è presente, poi ottieni 1 punto devozione",
            "Strąć tyle wrogich jednostek, ile wynosi (numer ery + 1) ÷ 2 w zaokrągleniu w dół, w regionie z twoim bóstwem, a potem zyskaj 1 punkt oddania",
        ],
    ),
    (
        "bring 8 unit from_one @conflict",
        [
            "Bring up to 8 units from one other region to this conflict",
            "Porta al massimo 8 unità da una sola altra regione in questo conflitto",
            "Sprowadź najwyżej 8 jednostek z jednego innego regionu do regionu konfliktu",
        ],
    ),
    (
        "bring 1 unit",
        [
            "Bring 1 unit from another region to a region where your god is present",
            "Porta 1 unità da un’altra regione in una regione dove il tuo dio è presente",
            "Sprowadź 1 jednostkę z innego regionu do regionu z twoim bóstwem",
        ],
    ),
    (
        "push 1 unit @conflict",
        [
            "Push 1 opposing unit from this conflict to one other region",
            "Scaccia 1 unità avversaria da questo conflitto in un’altra regione",
            "Przegoń 1 wrogą jednostkę z regionu konfliktu do jednego innego regionu",
        ],
    ),
    (
        "each_opponent smite 1 unit @conflict",
        [
            "Each opponent smites 1 of their own units in this conflict",
            "Ogni avversario distrugge 1 delle proprie unità in questo conflitto",
            "Każdy przeciwnik strąca 1 swoją jednostkę w tym konflikcie",
        ],
    ),
    (
        "vp all_units_in_xibalba / 3 cap 5",
        [
            "Gain 1 VP for every 3 units in Xibalba, anyone's (at most 5)",
            "Ottieni 1 PV ogni 3 unità a Xibalba, di chiunque (al massimo 5)",
            "Zyskaj 1 PZ za każde 3 jednostki w Xibalbie, także cudze (najwyżej 5)",
        ],
    ),
    (
        "devotion regions_with_your_glyphs cap 3",
        [
            "Gain 1 devotion for each region with your glyphs (at most 3)",
            "Ottieni 1 punto devozione per ogni regione con tuoi glifi (al massimo 3)",
            "Zyskaj 1 punkt oddania za każdy region z twoimi glifami (najwyżej 3)",
        ],
    ),
    (
        "strength your_champions_here * 3",
        [
            "+3 strength in this conflict if your champion is here",
            "+3 di forza in questo conflitto se il tuo campione è qui",
            "+3 do siły w tym konflikcie, jeśli jest tu twój czempion",
        ],
    ),
    (
        "sacrifice upto 3 unit reserve each strength 1",
        [
            "You may sacrifice up to 3 units from your reserve: for each of them +1 strength in this conflict",
            "Puoi sacrificare al massimo 3 unità dalla riserva: per ogni sacrificio +1 di forza in questo conflitto",
            "Możesz poświęcić najwyżej 3 jednostki z rezerwy: za każdą ofiarę +1 do siły w tym konflikcie",
        ],
    ),
    (
        "sacrifice 1 unit; build pyramid @same; build glyph @same",
        [
            "You may sacrifice 1 unit where your god is present – if you do, build a pyramid floor in the same region, then build a glyph in the same region",
            "Puoi sacrificare 1 unità dove il tuo dio è presente – se lo fai, costruisci un piano di piramide nella stessa regione, poi costruisci un glifo nella stessa regione",
            "Możesz poświęcić 1 jednostkę w regionie z twoim bóstwem – jeśli to zrobisz, zbuduj piętro piramidy w tym samym regionie, a potem zbuduj glif w tym samym regionie",
        ],
    ),
    (
        "build level glyph",
        [
            "Build as many glyphs as your devotion level, each where your god is present",
            "Costruisci tanti glifi quant’è il tuo livello di devozione, ognuno dove il tuo dio è presente",
            "Zbuduj tyle glifów, ile wynosi twój poziom oddania, każdy w regionie z twoim bóstwem",
        ],
    ),
    (
        "drain 2; devotion 2",
        [
            "One opponent loses 2 devotion, then you gain 2 devotion",
            "Un avversario perde 2 punti devozione, poi tu ottieni 2 punti devozione",
            "Wybrany przeciwnik traci 2 punkty oddania, a potem ty zyskaj 2 punkty oddania",
        ],
    ),
    (
        "each_opponent exile 1 unit @conflict; weaken 1; build glyph @conflict",
        [
            "Each opponent exiles 1 of their own units in this conflict, then one opponent has −1 strength in this conflict, then you build a glyph in this conflict",
            "Ogni avversario esilia 1 delle proprie unità in questo conflitto, poi un avversario ha −1 di forza in questo conflitto, poi tu costruisci un glifo in questo conflitto",
            "Każdy przeciwnik wygania 1 swoją jednostkę w tym konflikcie, a potem wybrany przeciwnik ma −1 do siły w tym konflikcie, a potem ty zbuduj glif w tym konflikcie",
        ],
    ),
    (
        "drain 1; strength 1",
        [
            "One opponent loses 1 devotion, then +1 strength in this conflict",
            "Un avversario perde 1 punto devozione, poi +1 di forza in questo conflitto",
            "Wybrany przeciwnik traci 1 punkt oddania, a potem +1 do siły w tym konflikcie",
        ],
    ),
    (
        "journey; strength 2 if_present",
        [
            "Move your god to another vertex, then +2 strength in this conflict, if your god is present here",
            "Muovi il tuo dio su un altro vertice, poi +2 di forza in questo conflitto, se il tuo dio è presente qui",
            "Przenieś swoje bóstwo na inny węzeł, a potem +2 do siły w tym konflikcie, jeśli twoje bóstwo jest tu obecne",
        ],
    ),
];

#[test]
fn typical_effects_read_well() {
    for (notation, words) in TYPICAL {
        for (lang, words) in Lang::ALL.into_iter().zip(words) {
            assert_eq!(says(lang, notation), words, "`{notation}` in {lang}");
        }
    }
}

#[test]
fn the_vengeful_gods_act_in_the_conflict_where_nothing_else_is_said() {
    let effect = "deploy 1 unit; vp 1".parse().expect("it is sound");
    let words = vengeful(Lang::En, Components::standard(), &effect);
    assert_eq!(words, "Deploy 1 unit in this conflict, then gain 1 VP");
}

#[test]
fn cards_say_whose_units_are_smitten_or_exiled() {
    for lang in Lang::ALL {
        let units = |whose: &str| {
            let args = [("kind", "warrior".into()), ("count", 2.into())];
            let units = lang.with(&format!("mezo-words-{whose}"), &args);
            units.trim_end_matches(',').to_owned()
        };
        for verb in ["smite", "exile"] {
            let plain = says(lang, &format!("{verb} 2 warrior @any"));
            assert!(plain.contains(&units("anyones")), "{plain}");
            let opposing = says(lang, &format!("{verb} 2 opposing warrior @any"));
            assert!(opposing.contains(&units("foes")), "{opposing}");
            let effect: Effect = format!("{verb} 2 warrior @any").parse().unwrap();
            let theirs = vengeful(lang, Components::standard(), &effect);
            assert_eq!(theirs, opposing, "the vengeful gods spare their own");
        }
    }
}

#[test]
fn a_trial_says_what_brings_a_token_to_you_and_what_to_them() {
    for trial in Components::standard().trials() {
        assert_ne!(trial.you, trial.them, "{}", trial.name);
        for lang in Lang::ALL {
            let words = trial_words(lang, trial);
            for deed in [trial.you, trial.them] {
                assert!(words.contains(&deed_words(lang, deed)), "{words}");
            }
        }
    }
}

#[test]
fn gods_are_written_as_the_book_writes_them() {
    let names = ["ix_tub_tun", "xaman_ek", "ah_puch"].map(|name| god_name(Lang::En, name));
    assert_eq!(names, ["Ix-Tub-Tun", "Xaman-Ek", "Ah Puch"]);
}

#[test]
fn everything_of_the_standard_components_has_a_name_in_every_language() {
    let parts = Components::standard();
    for lang in Lang::ALL {
        for god in parts.gods().map(|god| parts.god(god)) {
            assert_is_prose(&god_name(lang, &god.name), &god.name);
            let words = god_words(lang, &god.name);
            assert_is_prose(&words.unwrap_or_default(), &god.name);
        }
        for altar in parts.altars() {
            let name = altar_name(lang, &altar.name);
            assert_ne!(name, altar_name(lang, &format!("{}_", altar.name)));
        }
        let names = parts.rituals().iter().map(|ritual| &ritual.name);
        for name in names {
            assert_ne!(ritual_name(lang, name), "", "{name}");
        }
        for name in parts.prophecies().iter().map(|prophecy| &prophecy.name) {
            assert_ne!(prophecy_name(lang, name), "", "{name}");
        }
        for trial in parts.trials() {
            assert_ne!(trial_name(lang, &trial.name), "");
            assert!(trial_words(lang, trial).ends_with('.'));
        }
    }
    let named = |name: fn(Lang, &str) -> String, what: &str| name(Lang::Pl, what);
    assert_eq!(named(altar_name, "sun"), "Ołtarz słońca");
    assert_eq!(named(ritual_name, "lean_year"), "Chudy rok");
    assert_eq!(named(prophecy_name, "both_books"), "Obie księgi");
    assert_eq!(named(trial_name, "faith"), "Wiara");
}

#[test]
fn names_are_as_the_book_writes_them_and_what_somebody_made_up_is_called_what_they_call_it() {
    for lang in Lang::ALL {
        assert_eq!(god_name(lang, "ah_puch"), "Ah Puch");
        assert_eq!(god_name(lang, "ix_tub_tun"), "Ix-Tub-Tun");
        assert_eq!(god_name(lang, "xaman_ek"), "Xaman-Ek");
        assert_eq!(god_name(lang, "lord_of_noon"), "Lord Of Noon");
        assert_eq!(god_words(lang, "lord_of_noon"), None);
        assert_eq!(altar_name(lang, "lamp"), "Lamp");
        assert_eq!(ritual_name(lang, "long_night"), "Long Night");
        assert_eq!(prophecy_name(lang, "end"), "End");
        assert_eq!(trial_name(lang, "patience"), "Patience");
    }
}

#[test]
fn rules_conditions_deeds_and_abilities_are_sentences_in_every_language() {
    use Condition as C;
    use RitualRule as R;
    let number = |words: fn(u8) -> R| [1, 2, 5].map(words);
    let rules = [
        R::DeployLimit,
        R::EachAwakens,
        R::DevotionOnCall,
        R::ChampionsCount,
        R::DevotionOnWin,
        R::VpPerGlyph,
        R::DevotionLossPerUnits,
    ];
    let rules = rules
        .into_iter()
        .flat_map(number)
        .chain([R::NoCallAbilities]);
    let rules: Vec<R> = rules.collect();
    let conditions = [
        C::FloorsInOnePyramid(2),
        C::UnitInEveryRegion,
        C::WinWithoutChampion,
        C::WinWithGod,
        C::UnitsInXibalba(5),
        C::GlyphsInOneRegion(3),
        C::DevotionLevel(2),
        C::BuildLevel(4),
        C::CalendarAndCodex,
    ];
    for lang in Lang::ALL {
        let rules = rules.iter().map(|rule| ritual_words(lang, *rule));
        let conditions = conditions.map(|condition| prophecy_words(lang, condition));
        let places = (1..=3).flat_map(|age| (1..=3).map(move |number| (age, number)));
        let abilities = places.map(|(age, number)| {
            assert_is_prose(&ability_name(lang, age, number), "an ability");
            ability_words(lang, age, number)
        });
        for sentence in rules.chain(conditions).chain(abilities) {
            let prose = sentence.strip_suffix('.').expect("a sentence has an end");
            assert_is_prose(prose, &sentence);
        }
        let deeds = Deed::ALL.map(|deed| deed_words(lang, deed));
        let cards = Card::ALL.map(|card| card_name(lang, card));
        let books = [Kind::Warrior, Kind::Shaman].map(|kind| book_name(lang, kind));
        let sets = GodSet::ALL.map(|set| set_name(lang, set));
        let names = deeds.into_iter().chain(cards).chain(books).chain(sets);
        for name in names {
            assert_is_prose(&name, &name);
        }
    }
}
