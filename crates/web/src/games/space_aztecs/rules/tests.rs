use super::*;
use crate::rulebook::tests::{
    Ruling, assert_keeps_the_policy, assert_says, assert_shows_every_text, sections,
};

#[test]
fn every_section_is_there_in_every_language_and_keeps_the_policy() {
    for lang in Lang::ALL {
        let page = page(lang);
        assert_eq!(sections(&page), RULEBOOK.sections);
        assert_keeps_the_policy(&page);
    }
}

/// The rule of Feast Day stands on its card, which the page shows.
#[test]
fn feast_day_counts_the_aztecs_of_each_set_in_every_language() {
    let rules = [
        "3 points for each set in play of which you have an Aztec and nobody has more than you; at most 6.",
        "3 punti per ogni set in gioco di cui hai almeno un Azteco e nessuno ne ha più di te; al massimo 6.",
        "3 punkty za każdy zestaw w grze, z którego masz Azteka i nikt nie ma ich więcej niż ty; najwyżej 6.",
    ];
    for (lang, rule) in Lang::ALL.into_iter().zip(rules) {
        assert!(page(lang).into_string().contains(rule), "{lang}");
    }
}

#[test]
fn every_text_of_the_page_is_on_the_page_in_every_language() {
    let texts = include_str!("../../../../../texts/texts/space-aztecs/en/rules.ftl");
    assert_shows_every_text(&RULEBOOK, texts, |_| false);
}

#[test]
fn rulings_are_said_on_the_page_in_every_language() {
    assert_says(&RULEBOOK, RULINGS);
}

/// What the rulebook leaves open and the house decides, and what is easily overlooked.
const RULINGS: &[Ruling] = &[
    (
        "hours-text",
        [
            "only the hours are announced",
            "si annunciano soltanto le ore",
            "ogłasza się tylko godziny",
        ],
    ),
    (
        "hours-text",
        [
            "The cards stay face down until they are played.",
            "Le carte restano coperte finché non vengono giocate.",
            "Karty pozostają zakryte, dopóki nie zostaną zagrane.",
        ],
    ),
    (
        "temples-text",
        [
            "You hide all of them or none; you cannot hide only some.",
            "Li nascondi tutti o nessuno; non puoi nasconderne solo una parte.",
            "Ukrywasz wszystkich albo nikogo; nie można ukryć tylko części.",
        ],
    ),
    (
        "saucers-text",
        [
            "You choose which, starting with the next player clockwise.",
            "Scegli tu quale, cominciando da chi siede dopo di te in senso orario.",
            "Ty wybierasz którego, zaczynając od następnej osoby zgodnie z ruchem wskazówek zegara.",
        ],
    ),
    (
        "saucers-text",
        [
            "Hidden Aztecs, cards not yet played, temples, laws and saucers cannot be taken.",
            "Non si possono rapire gli Aztechi nascosti e le carte non ancora giocate, né templi, leggi e dischi volanti.",
            "Nie można porwać ukrytych Azteków i kart jeszcze niezagranych ani świątyń, kart praw i spodków.",
        ],
    ),
    (
        "laws-text",
        [
            "Only Aztecs in your village count for it, in the open or hidden",
            "Contano solo gli Aztechi del tuo villaggio, allo scoperto o nascosti",
            "Liczą się dla niej tylko Aztekowie z twojej wioski, ukryci lub nie",
        ],
    ),
    (
        "agents-text",
        [
            "straight into your newest temple of its set",
            "nel tuo tempio più recente del suo set",
            "w swojej najnowszej świątyni z jego zestawu",
        ],
    ),
    (
        "agents-text",
        [
            "An agent cannot do this for itself, but another of your agents in the open can.",
            "Un agente non può farlo per sé stesso, ma può farlo un altro dei tuoi agenti allo scoperto.",
            "Agent nie pomaga sam sobie, ale może mu pomóc inny twój niezabezpieczony agent.",
        ],
    ),
    (
        "end-text",
        [
            "they share the victory: the rulebook has no tie-break",
            "la vittoria è condivisa: il regolamento non prevede spareggi",
            "zwycięstwo jest wspólne: instrukcja nie rozstrzyga remisów",
        ],
    ),
    (
        "scoring-text",
        [
            "Pairs are made only at the end, as many as possible",
            "Le coppie si formano soltanto alla fine, più che si può",
            "Pary tworzy się dopiero na koniec, jak najwięcej",
        ],
    ),
    (
        "scoring-text",
        [
            "Captives do not count as villagers.",
            "I prigionieri non contano come paesani.",
            "Porwani nie liczą się jako tubylcy i indyki.",
        ],
    ),
    (
        "scoring-text",
        [
            "the page shows scores without this loss",
            "la pagina mostra i punteggi senza questa perdita",
            "strona pokazuje wyniki bez tej straty",
        ],
    ),
    (
        "scoring-text",
        [
            "a −5 beside a score marks each player who would lose it",
            "un −5 accanto al punteggio indica chi la subirebbe",
            "−5 obok wyniku wskazuje, kto by te punkty stracił",
        ],
    ),
    (
        "secrets-text",
        [
            "the hours once they are announced",
            "le ore una volta annunciate",
            "po ogłoszeniu także godziny",
        ],
    ),
    (
        "credits-text",
        [
            "The cards are our own: their names, points, hours and laws",
            "Le carte sono nostre: nomi, punti, ore e leggi",
            "Karty są nasze: ich nazwy, punkty, godziny i prawa",
        ],
    ),
];
