use super::*;
use crate::rulebook::tests::{
    Ruling, assert_keeps_the_policy, assert_says, assert_shows_every_text, sections,
};

/// What prompts and cards elsewhere link to.
const LINKED: [&str; 20] = [
    "aim",
    "age",
    "choosing",
    "development",
    "conflict",
    "scoring",
    "end",
    "order",
    "cards",
    "card-games",
    "card-mixcoatl",
    "card-offering",
    "card-rafts",
    "card-tepeyollotl",
    "card-tlatoani",
    "card-warriors",
    "card-xipe_totec",
    "two",
    "editions",
    "secrets",
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
fn the_table_of_domains_holds_the_values_of_the_rulebook() {
    let table = domain_table(Lang::En).into_string();
    let row =
        "<th scope=\"row\">6</th><td>7</td><td>10</td><td>15</td><td>22</td><td></td><td></td>";
    assert!(table.contains(row));
}

#[test]
fn every_text_of_the_page_is_on_the_page_in_every_language() {
    let texts = include_str!("../../../../../texts/texts/aztlan/en/rules.ftl");
    assert_shows_every_text(&RULEBOOK, texts, |_| false);
}

#[test]
fn rulings_are_said_on_the_page_in_every_language() {
    assert_says(&RULEBOOK, RULINGS);
}

/// What the rulebook leaves open and the house decides, and what is easily overlooked.
const RULINGS: &[Ruling] = &[
    (
        "choosing-text",
        [
            "The reserve starts with all 30 pawns of your tribe: none of them is used to mark turn order.",
            "All’inizio la riserva ha tutte le 30 pedine della tua tribù: nessuna serve a segnare l’ordine di turno.",
            "Na początku zapas liczy wszystkie 30 pionków twojego plemienia: żaden nie służy do oznaczania kolejności tur.",
        ],
    ),
    (
        "choosing-text",
        [
            "If the reserve is too small, you also take back your removed pawns.",
            "Se la riserva non basta, riprendi anche tue pedine rimosse in precedenza.",
            "Jeśli zapas nie wystarcza, bierzesz też swoje pionki usunięte wcześniej.",
        ],
    ),
    (
        "choosing-text",
        [
            "you are skipped once you have none left to place",
            "quando non ne hai più da posizionare si salta il tuo turno",
            "gdy nie masz już czego postawić, twoja tura przepada",
        ],
    ),
    (
        "conflict-tie",
        [
            "A tied player whose turn comes later may still play Great Tlatoani there.",
            "Chi è in parità e gioca più tardi può ancora giocare lì Grande Tlatoani",
            "Remisujący, którego tura przychodzi później, może w niej jeszcze zagrać tam kartę Wielki Tlatoani.",
        ],
    ),
    (
        "conflict-cards",
        [
            "the discards are shuffled to form a new deck, including cards just played",
            "si mescolano gli scarti, comprese le carte appena giocate, per farne uno nuovo",
            "tasuje się karty odrzucone, także te zagrane przed chwilą, i powstaje z nich nowa talia",
        ],
    ),
    (
        "conflict-cards",
        [
            "If there are no discards either, nobody draws.",
            "Se non ci sono nemmeno scarti, non si pesca.",
            "Jeśli nie ma i odrzuconych, nikt nie dobiera.",
        ],
    ),
    (
        "end-text",
        [
            "in the turn order of the fifth age; the order matters",
            "nell’ordine di turno della quinta era; l’ordine conta",
            "w kolejności tur piątej ery; kolejność ma znaczenie",
        ],
    ),
    (
        "order-text",
        [
            "In the first age, the stack is in random order.",
            "Nella prima era la pila è in ordine casuale.",
            "W pierwszej erze stos jest ułożony losowo.",
        ],
    ),
    (
        "card-games-text",
        [
            "The defeated players answer in turn order; pawns are removed and cards are drawn after the last answer.",
            "Chi è sconfitto risponde in ordine di turno; le pedine si rimuovono e le carte si pescano dopo l’ultima risposta.",
            "Pokonani odpowiadają w kolejności tur; pionki usuwa się i karty dobiera po ostatniej odpowiedzi.",
        ],
    ),
    (
        "card-games-text",
        [
            "It does not help against tied winners.",
            "Non serve contro vincitori in parità.",
            "Nie pomagają przeciw zwycięzcom, którzy remisują.",
        ],
    ),
    (
        "card-tlatoani-text",
        [
            "nobody can play a second one there in the same age",
            "nella stessa era nessuno può giocarne lì una seconda",
            "w tej samej erze nikt nie może zagrać tam drugiego",
        ],
    ),
    (
        "card-tlatoani-text",
        [
            "even if a tied player before you has let the tie stand",
            "anche se prima di te qualcuno ha accettato la parità",
            "także wtedy, gdy ktoś z remisujących przed tobą przyjął remis",
        ],
    ),
    (
        "card-warriors-text",
        [
            "or, if that is empty, from your pawns removed in an earlier age. With neither, you cannot play the card.",
            "o, se questa è vuota, dalle tue pedine rimosse in un’era precedente. Se mancano entrambe, non puoi giocarla.",
            "a jeśli jest pusty, spośród swoich pionków usuniętych we wcześniejszej erze. Jeśli i tych nie ma, karty nie można zagrać.",
        ],
    ),
    (
        "two-text",
        ["with 60 pawns", "con 60 pedine", "mają razem 60 pionków"],
    ),
    (
        "two-text",
        [
            "at random, unless it was chosen at the table or when the table was created",
            "a caso, se non è stata scelta al tavolo o quando il tavolo è stato aperto",
            "losową, chyba że wybrano ją przy stole albo przy jego otwieraniu",
        ],
    ),
    (
        "editions-text",
        [
            "so it scores 0 in both editions",
            "vale 0 in entrambe le edizioni",
            "więc w obu wydaniach daje 0",
        ],
    ),
    (
        "secrets-text",
        [
            "You may be asked about a card that you do not hold",
            "A volte la domanda riguarda una carta che non hai",
            "Czasem pytanie dotyczy karty, której nie masz",
        ],
    ),
    (
        "credits-text",
        [
            "The board is our own",
            "Il tabellone è nostro",
            "Plansza jest nasza",
        ],
    ),
    (
        "credits-text",
        [
            "The values of unused power cards are our own too.",
            "Nostri sono anche i valori delle carte potere mai usate.",
            "Nasze są też wartości nieużytych kart mocy.",
        ],
    ),
];
