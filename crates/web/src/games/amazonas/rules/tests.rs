use super::*;
use crate::rulebook::tests::{
    Ruling, assert_keeps_the_policy, assert_says, assert_shows_every_text, sections,
};

/// What prompts link to, and the rest.
const LINKED: [&str; 13] = [
    "aim", "opening", "round", "events", "income", "order", "native", "building", "medals", "end",
    "two", "majority", "secrets",
];

#[test]
fn every_linked_section_is_there_once_and_in_order() {
    for lang in Lang::ALL {
        let page = page(lang);
        assert_eq!(sections(&page), LINKED, "{lang}");
        assert_keeps_the_policy(&page);
    }
}

#[test]
fn the_drawings_bring_no_ids_of_their_own() {
    let page = page(Lang::En).into_string();
    let ids = page.matches(" id=").count();
    assert_eq!(
        ids,
        LINKED.len() + 1,
        "only sections and the credits have ids"
    );
}

#[test]
fn the_table_of_events_has_ten_kinds_and_eighteen_cards() {
    let copies = EventCard::ALL.map(EventCard::copies);
    assert_eq!(copies.iter().sum::<usize>(), 18);
    let table = event_table(Lang::En).into_string();
    assert_eq!(table.matches("<th scope=\"row\">").count(), 10);
}

#[test]
fn the_tables_hold_the_figures_of_the_rulebook() {
    let ties = tie_table(Lang::En).into_string();
    let white = "<th scope=\"row\">white</th><td>4</td><td>7</td><td>10</td><td>14</td><td>18</td><td>24</td><td>25</td>";
    assert!(ties.contains(white));
    let medals = medal_table(Lang::En).into_string();
    let three = "<th scope=\"row\">3</th><td>4</td><td>3</td><td>2</td><td></td>";
    assert!(medals.contains(three));
}

#[test]
fn every_text_of_the_page_is_on_the_page_in_every_language() {
    let texts = include_str!("../../../../../texts/texts/amazonas/en/rules.ftl");
    assert_shows_every_text(&RULEBOOK, texts, |_| false);
}

#[test]
fn rulings_are_said_on_the_page_in_every_language() {
    assert_says(&RULEBOOK, RULINGS);
}

/// What the rulebook leaves open and the house decides, and what is easily overlooked.
const RULINGS: &[Ruling] = &[
    (
        "opening-text",
        [
            "coins never run out",
            "le monete non finiscono mai",
            "nigdy ich nie brakuje",
        ],
    ),
    (
        "income-memory",
        [
            "or only the last card of each player, as the rulebook stacks them",
            "o solo l’ultima di ciascuno, impilate come da regolamento",
            "albo tylko ostatnią kartę każdego gracza, jak w instrukcji",
        ],
    ),
    (
        "income-memory",
        [
            "bots remember in any case",
            "i bot ricordano comunque",
            "boty pamiętają tak czy inaczej",
        ],
    ),
    (
        "order-text",
        [
            "The full income counts, before a fire or a bonus changes it.",
            "Conta il guadagno intero, prima che un incendio o un bonus lo cambi.",
            "Liczy się cały dochód, zanim zmieni go pożar lub premia.",
        ],
    ),
    (
        "order-text",
        [
            "the lower tie number plays first",
            "gioca prima il numero di spareggio più basso",
            "wcześniej gra niższy numer remisowy",
        ],
    ),
    (
        "order-colours",
        [
            "Tie numbers go with the colour, no matter who plays it.",
            "I numeri di spareggio vanno con il colore, chiunque lo giochi.",
            "Numery remisowe należą do koloru, niezależnie od tego, kto nim gra.",
        ],
    ),
    (
        "native-text",
        [
            "It does not count towards a medal.",
            "Per le medaglie invece non conta.",
            "Do medalu się nie liczy.",
        ],
    ),
    (
        "native-text",
        [
            "you can still build with the money you have",
            "puoi comunque costruire con le monete che hai",
            "nadal możesz rozbijać namioty za pieniądze, które masz",
        ],
    ),
    (
        "native-text",
        [
            "If everyone declines it, it leaves the game.",
            "Se tutti vi rinunciano, esce dal gioco.",
            "Jeśli wszyscy zrezygnują, Indianin wypada z gry.",
        ],
    ),
    (
        "building-tile",
        [
            "if none are left, you build without taking a tile",
            "se sono finite, costruisci senza prendere tessere",
            "jeśli już ich nie ma, rozbijasz namiot bez żetonu",
        ],
    ),
    (
        "medals-text",
        [
            "A native tile does not stand in for a missing species.",
            "Un nativo non sostituisce una specie che ti manca.",
            "Indianin nie zastępuje brakującego gatunku.",
        ],
    ),
    (
        "end-tie",
        [
            "the player with more tiles wins (native tiles count), then the player with more money",
            "vince chi ha più tessere, nativi compresi; poi chi ha più denaro",
            "wygrywa ten, kto ma więcej żetonów, licząc Indian; potem ten, kto ma więcej pieniędzy",
        ],
    ),
    (
        "end-tie",
        [
            "If still tied, they share the victory.",
            "Se la parità rimane, la vittoria è condivisa.",
            "Jeśli nadal jest remis, zwycięstwo jest wspólne.",
        ],
    ),
    (
        "two-text",
        [
            "before or after building, or without building at all",
            "prima o dopo aver costruito, o anche senza costruire",
            "przed rozbiciem własnych namiotów, po nim albo bez niego",
        ],
    ),
    (
        "two-text",
        [
            "but not in the opening",
            "ma non nell’apertura",
            "ale nie w otwarciu",
        ],
    ),
    (
        "majority-none",
        [
            "nobody scores its majority",
            "nessuno ne ha la maggioranza",
            "nikt nie dostaje punktów za przewagę w nim",
        ],
    ),
    (
        "secrets-text",
        [
            "no score beside a name counts a mission",
            "nessun punteggio accanto a un nome tiene conto delle missioni",
            "żaden wynik przy imieniu nie uwzględnia misji",
        ],
    ),
    (
        "credits-text",
        [
            "The map with its villages, connections and prices, the missions and the tie numbers are our own",
            "La mappa con villaggi, collegamenti e prezzi, le missioni e i numeri di spareggio sono nostri",
            "Mapa z wioskami, połączeniami i cenami, misje i numery remisowe są nasze",
        ],
    ),
    (
        "credits-text",
        [
            "That a neutral tent may also be placed in a turn without building is our ruling",
            "Che una tenda neutrale si possa piazzare anche in un turno senza costruire è una nostra decisione",
            "To, że neutralny namiot wolno rozbić także w turze bez własnego, jest naszą decyzją",
        ],
    ),
];
