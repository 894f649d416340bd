//! What the rules page of Mezo must say.

use crate::rulebook::tests::Ruling;

/// What the rulebook leaves open and the house decides, and what is easily overlooked.
pub(super) const RULINGS: &[Ruling] = &[
    (
        "setup-tribes",
        [
            "When all gods are chosen, prophecies are drawn, and in a solo game the trial.",
            "Quando tutti gli dèi sono scelti si pescano le profezie, e in solitario la prova.",
            "Gdy wszystkie bóstwa są wybrane, losuje się przepowiednie, a w grze solo próbę.",
        ],
    ),
    (
        "track-text",
        [
            "If you gain 0, do not move.",
            "Se ottieni 0, non ti muovi.",
            "Jeśli zyskujesz 0, nie ruszasz się.",
        ],
    ),
    (
        "track-text",
        [
            "Players never lose VP; only the vengeful gods of the solo game can.",
            "I giocatori non perdono mai PV; possono perderne solo gli dèi vendicativi del solitario.",
            "Gracze nigdy nie tracą PZ; mogą je tracić tylko mściwe bóstwa w grze solo.",
        ],
    ),
    (
        "track-devotion",
        [
            "you gain the rest as VP, in one move",
            "ottieni il resto in PV, in una sola mossa",
            "resztę dostajesz w PZ, jednym ruchem",
        ],
    ),
    (
        "pyramids-text",
        [
            "A floor that was transformed or demolished no longer counts for the player who built it.",
            "Un piano trasformato o demolito non conta più per chi l’aveva costruito.",
            "Piętro, które przekształcono lub zburzono, nie liczy się już temu, kto je zbudował.",
        ],
    ),
    (
        "pyramids-change",
        [
            "Demolish: return any player's glyph or top floor to its owner's reserve.",
            "Demolire: un glifo, o la sommità di una piramide, di chiunque sia, torna nella riserva di chi lo possiede.",
            "Zburzyć: dowolny glif albo dowolne najwyższe piętro wraca do rezerwy właściciela.",
        ],
    ),
    (
        "ability-text",
        [
            "resolve both, each as far as it goes",
            "risolverle entrambe, ognuna per quanto possibile",
            "rozpatrzyć oba, każdy na ile to możliwe",
        ],
    ),
    (
        "tribes-text",
        [
            "your own units may already be there",
            "ci possono già essere unità tue",
            "mogą tam już stać twoje jednostki",
        ],
    ),
    (
        "call-text",
        [
            "any free vertex may be used",
            "si può usare qualsiasi vertice libero",
            "można użyć każdego wolnego węzła",
        ],
    ),
    (
        "call-text",
        [
            "If an effect does not say where it happens, it happens in one region where your god is present",
            "Se un effetto non dice dove avviene, avviene in una regione dove il tuo dio è presente",
            "Jeśli efekt nie mówi, gdzie działa, działa w jednym wybranym regionie z twoim bóstwem.",
        ],
    ),
    (
        "vertices-caption",
        [
            "Our map decides most of them",
            "Quasi tutti sono della nostra mappa",
            "Większość pochodzi z naszej mapy",
        ],
    ),
    (
        "conflict-clean",
        [
            "Units that an effect puts into a region whose conflict is over stay there",
            "Le unità che un effetto mette in una regione il cui conflitto è concluso vi restano",
            "Jednostki, które efekt umieści w regionie już po jego konflikcie, zostają tam",
        ],
    ),
    (
        "card-legacy",
        [
            "a call, and something to build.",
            "un’invocazione, e qualcosa da costruire.",
            "wezwanie i coś do zbudowania.",
        ],
    ),
    (
        "actions-text",
        [
            "for the last action, this is judged without the glyph it costs",
            "per l’ultima azione si giudica senza il glifo che costa",
            "przy ostatniej ocenia się to bez glifu, który kosztuje",
        ],
    ),
    (
        "actions-text",
        [
            "If an action changes nothing in the end, the log says so.",
            "Se alla fine un’azione non cambia nulla, la cronaca lo dice.",
            "Jeśli akcja w końcu nic nie zmienia, mówi o tym przebieg gry.",
        ],
    ),
    (
        "ceremony-text",
        [
            "You must start with one of the two.",
            "Devi cominciare con una delle due cose.",
            "Od jednego z tych dwojga trzeba zacząć.",
        ],
    ),
    (
        "ceremony-text",
        [
            "even with a unit that the effect has brought",
            "anche con un’unità portata dall’effetto",
            "także jednostką, którą sprowadził efekt",
        ],
    ),
    (
        "ceremony-text",
        [
            "the action is spent for nothing",
            "l’azione è spesa per nulla",
            "akcja przepada",
        ],
    ),
    (
        "appease-text",
        [
            "You may even choose a tile that cannot do anything now; the page tells you so.",
            "Puoi scegliere anche una tessera che ora non può fare nulla; la pagina te lo dice.",
            "Możesz wybrać nawet żeton, który teraz nic nie zrobi; strona o tym uprzedza.",
        ],
    ),
    (
        "power-text",
        [
            "Powers cannot be used in the Blessed region.",
            "Nella regione Benedetta i poteri non si possono usare.",
            "W Błogosławionym regionie mocy nie można użyć.",
        ],
    ),
    (
        "winner-text",
        [
            "strength 0 can win too",
            "si può vincere anche con forza 0",
            "można wygrać także z siłą 0",
        ],
    ),
    (
        "blessed-text",
        [
            "Each unit gives 1 devotion at once",
            "Ognuna dà subito 1 punto devozione",
            "Każda daje od razu 1 punkt oddania",
        ],
    ),
    (
        "blessed-text",
        [
            "this is so even if all have strength 0",
            "è così anche se tutti hanno forza 0",
            "tak samo, gdy wszyscy mają siłę 0",
        ],
    ),
    (
        "end-of-age-text",
        [
            "VP order is read once and kept for these steps",
            "si legge una volta l’ordine di PV, che vale per tutti questi passi",
            "odczytuje się kolejność PZ, jedną dla wszystkich tych kroków",
        ],
    ),
    (
        "end-text",
        [
            "Then VP order is read again",
            "Poi si legge di nuovo l’ordine di PV",
            "Następnie odczytuje się kolejność PZ na nowo",
        ],
    ),
    (
        "prophecies-text",
        [
            "after each gain, each payment, each piece moved, built or placed, and each win",
            "dopo ogni guadagno, ogni pagamento, ogni pezzo mosso, costruito o piazzato e ogni vittoria",
            "po każdym zysku, każdej zapłacie, każdym przesuniętym, zbudowanym lub postawionym elemencie i każdej wygranej",
        ],
    ),
    (
        "prophecies-text",
        [
            "A win is judged by the board as it was when the winner was determined",
            "Una vittoria si giudica con il tabellone com’era quando si è stabilito chi vince",
            "Wygraną ocenia się według planszy z chwili, gdy ustalono zwycięzcę",
        ],
    ),
    (
        "prophecies-text",
        [
            "its own VP come first",
            "i suoi PV vengono prima",
            "najpierw daje ono własne PZ",
        ],
    ),
    (
        "prophecies-text",
        [
            "each piece is a moment of its own, in turn order from the first seat, warriors first",
            "ogni pezzo è un momento a sé, nell’ordine dei posti, prima i guerrieri",
            "każdy z nich to osobna chwila, w kolejności miejsc, najpierw wojownicy",
        ],
    ),
    (
        "prophecies-text",
        [
            "clearing a region after its conflict is one moment",
            "lo sgombero di una regione dopo il conflitto è un momento solo",
            "opróżnienie regionu po konflikcie to jedna chwila",
        ],
    ),
    (
        "cenote-text",
        [
            "even if that region becomes the Blessed one",
            "pure se quella regione sarà la Benedetta",
            "nawet jeśli ten region okaże się Błogosławiony",
        ],
    ),
    (
        "powers-text",
        [
            "Powers go with the tribe, not with the seat.",
            "Il potere è della tribù, non del posto.",
            "Moc należy do plemienia, nie do miejsca.",
        ],
    ),
    (
        "two-players-text",
        [
            "nobody scores for it",
            "nessuno ottiene PV per esso",
            "nikt nie dostaje za nie PZ",
        ],
    ),
    (
        "solo-text",
        [
            "Then all conflict tiles are shuffled again",
            "Poi si rimescolano tutte le tessere conflitto",
            "Potem tasuje się na nowo wszystkie żetony konfliktu",
        ],
    ),
    (
        "solo-text",
        [
            "They draw their card only after your first action or pass.",
            "Loro pescano la propria solo dopo la tua prima azione o il tuo primo passo.",
            "One dobierają swoją dopiero po twojej pierwszej akcji lub spasowaniu.",
        ],
    ),
    (
        "solo-text",
        [
            "a shaman first, then alternating",
            "prima uno sciamano, poi alternando",
            "najpierw szamana, dalej na przemian",
        ],
    ),
    (
        "solo-text",
        [
            "They win ties, even at strength 0, except where your champion is.",
            "Vincono loro le parità, anche con forza 0, tranne dove c’è il tuo campione.",
            "Remisy wygrywają one, także z siłą 0, chyba że stoi tam twój czempion.",
        ],
    ),
    (
        "solo-text",
        [
            "never below 0; if you stand on 0, they stop on 1.",
            "mai sotto lo 0; se sullo 0 ci sei tu, si fermano all’1.",
            "nigdy poniżej 0; jeśli na 0 stoi twój znacznik, zatrzymują się na 1.",
        ],
    ),
    (
        "solo-text",
        [
            "If an effect does not say where it happens, it happens in the region of the conflict",
            "Se un effetto non dice dove avviene, avviene nella regione del conflitto",
            "Jeśli efekt nie mówi, gdzie działa, działa w regionie konfliktu",
        ],
    ),
    (
        "solo-text",
        [
            "otherwise you choose for them among the regions where they can do the most",
            "altrimenti scegli tu per loro tra le regioni dove possono fare di più",
            "w innym razie wybierasz za nie spośród regionów, w których mogą zrobić najwięcej",
        ],
    ),
    (
        "solo-text",
        [
            "They take your units from the kind that you have more of there, counted again after each unit",
            "Delle tue unità prendono il tipo che lì hai più numeroso, contando di nuovo dopo ogni unità",
            "Z twoich jednostek biorą ten rodzaj, którego masz tam więcej, licząc na nowo po każdej jednostce",
        ],
    ),
    (
        "solo-text",
        [
            "at each step, you come first, then they, whoever has more VP",
            "a ogni passo prima tu, poi loro, chiunque abbia più PV",
            "w każdym kroku najpierw ty, potem one, bez względu na to, kto ma więcej PZ",
        ],
    ),
    (
        "solo-text",
        [
            "a card beside the board has one condition for you and a different one for them",
            "una carta con una condizione per te e una diversa per loro",
            "karta z jednym warunkiem dla ciebie i innym dla nich",
        ],
    ),
    (
        "effects-text",
        [
            "Outside a conflict, steps that speak of one are skipped: strength, majorities, Calendar and Codex rewards.",
            "Fuori da un conflitto si saltano i passi che ne parlano: forza, maggioranze e ricompense del Calendario e del Codice.",
            "Poza konfliktem pomija się kroki, które o nim mówią: siłę, przewagi oraz nagrody Kalendarza i Kodeksu.",
        ],
    ),
    (
        "verb-smite-about",
        [
            "you may choose a region with only your own units",
            "puoi scegliere anche una regione con sole unità tue",
            "możesz wybrać nawet region, w którym są tylko twoje jednostki",
        ],
    ),
    (
        "verb-smite-about",
        [
            "you may stop as soon as no opponent's unit of that kind is left there",
            "puoi fermarti appena lì non resta nessuna unità avversaria di quel tipo",
            "możesz skończyć, gdy tylko nie ma tam już wrogich jednostek tego rodzaju",
        ],
    ),
    (
        "verb-opponents-about",
        [
            "From your left, each opponent who can chooses the piece.",
            "A partire dalla tua sinistra, ogni avversario che può sceglie il pezzo.",
            "Począwszy od twojej lewej, każdy przeciwnik, który może, wybiera element.",
        ],
    ),
    (
        "verb-pay-about",
        [
            "If you refuse, or have too little, what follows is skipped.",
            "Se rifiuti, o se non ne hai abbastanza, ciò che segue si salta.",
            "Jeśli odmówisz albo masz ich za mało, pomija się to, co następuje.",
        ],
    ),
    (
        "verb-drain-about",
        [
            "who has any devotion loses that much, never below 0. If no opponent has any, the step is skipped.",
            "che ha punti devozione ne perde tanti quanti è scritto, mai sotto lo 0. Se nessun avversario ne ha, il passo si salta.",
            "który ma punkty oddania, traci ich tyle, ile napisano, nigdy poniżej 0. Jeśli żaden przeciwnik ich nie ma, krok się pomija.",
        ],
    ),
    (
        "verb-journey-about",
        [
            "its call ability is not resolved",
            "la sua abilità di invocazione non si risolve",
            "jego zdolności wezwania się nie rozpatruje",
        ],
    ),
    (
        "verb-weaken-about",
        [
            "One opponent of your choice, whoever it is",
            "Un avversario a tua scelta, chiunque sia",
            "Wybrany przez ciebie przeciwnik, ktokolwiek to jest",
        ],
    ),
    (
        "credits-text",
        [
            "What the rulebook leaves to the printed components is our own",
            "Quello che il regolamento lascia ai componenti stampati è nostro",
            "To, co instrukcja pozostawia drukowanym elementom, jest nasze",
        ],
    ),
];
