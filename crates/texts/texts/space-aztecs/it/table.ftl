# Space Aztecs al tavolo.

space-aztecs-pitch = Dischi volanti sulla valle! Prendi una pila, tieni in segreto una carta e scopri quale ora viene prima: nascondi i tuoi Aztechi nei templi, manda i dischi a caccia di quelli altrui e ricorda che cosa c’è in ogni pila. Da 2 a 6 giocatori, 30 minuti.

space-aztecs-option-players = Giocatori
space-aztecs-option-players-about = Da due a quattro si gioca con tre dei quattro set, in cinque e in sei con tutti.
space-aztecs-option-players-2 = due
space-aztecs-option-players-3 = tre
space-aztecs-option-players-4 = quattro
space-aztecs-option-players-5 = cinque
space-aztecs-option-players-6 = sei
space-aztecs-option-order = Ordine di turno
space-aztecs-option-order-about = Comincia sempre l’ora che viene prima. Poi si prosegue in senso orario oppure secondo le ore.
space-aztecs-option-order-clockwise = in senso orario
space-aztecs-option-order-hours = secondo le ore
space-aztecs-option-laws = Leggi
space-aztecs-option-laws-about = Otto carte che danno punti alla fine. Con i più piccoli si lasciano fuori.
space-aztecs-option-laws-on = con le leggi
space-aztecs-option-laws-off = senza leggi
space-aztecs-option-sets = Set
space-aztecs-option-sets-about = Spuntane esattamente tre. Se non ne spunti nessuno, si scelgono a caso.
space-aztecs-option-sets-villagers = Paesani
space-aztecs-option-sets-warriors = Guerrieri
space-aztecs-option-sets-council = Consiglio
space-aztecs-option-sets-agency = Agenzia
space-aztecs-option-sets-random = tre qualsiasi, a caso
space-aztecs-option-memory = Promemoria
space-aztecs-option-memory-about = La pagina può ricordarti le pile che hai guardato. I puristi le tengono a mente.
space-aztecs-option-memory-on = sì
space-aztecs-option-memory-off = no

space-aztecs-round = Round { $number }
space-aztecs-plot-end = fine
space-aztecs-source-not_all_is_lost = Non tutto è perduto
space-aztecs-source-all_colours = Tutti i colori della valle
space-aztecs-source-sanctuary = Santuario
space-aztecs-source-open_gates = Porte aperte
space-aztecs-source-feast_day = Giorno di festa
space-aztecs-source-builders = Costruttori di piramidi
space-aztecs-source-twins = Gemelli
space-aztecs-source-quiet_village = Un villaggio tranquillo
space-aztecs-source-villagers = paesani
space-aztecs-source-warriors = guerrieri
space-aztecs-source-elders = anziani
space-aztecs-source-aliens_and_priests = alieni e sacerdoti
space-aztecs-source-agents = agenti
space-aztecs-source-archivists = archivisti
space-aztecs-source-fewest_villagers = fame: il minor numero di paesani
space-aztecs-source-captured = prigionieri

space-aztecs-phase-piles = Scelta delle pile
space-aztecs-phase-keep = Scelta delle carte
space-aztecs-phase-temple = Tempio
space-aztecs-phase-agent = Agente
space-aztecs-phase-saucer = Disco volante
space-aztecs-phase-over = Fine della partita

space-aztecs-rules-reference = Il mazzo
space-aztecs-rules-reference-about = Ogni carta con i suoi punti, il numero di copie e le ore. Si annunciano solo le ore: cerca un’ora per vedere a quale carta appartiene.
space-aztecs-rules-reference-link = Ogni carta con le sue copie e le sue ore: il mazzo
space-aztecs-rules-reference-laws = Leggi
space-aztecs-rules-reference-copies = { $count ->
    [one] una carta
   *[other] { $count } carte
}
space-aztecs-kind-villager = paesano
space-aztecs-kind-warrior = guerriero
space-aztecs-kind-elder = anziano
space-aztecs-kind-alien = alieno
space-aztecs-kind-priest = sacerdote
space-aztecs-kind-agent = agente
space-aztecs-kind-archivist = archivista
space-aztecs-kind-temple = tempio
space-aztecs-kind-saucer = disco volante
space-aztecs-kind-law = legge

space-aztecs-set-villagers = Paesani
space-aztecs-set-warriors = Guerrieri
space-aztecs-set-council = Consiglio
space-aztecs-set-agency = Agenzia

space-aztecs-pile-1 = Sole
space-aztecs-pile-2 = Luna
space-aztecs-pile-3 = Stella
space-aztecs-pile-4 = Fiore
space-aztecs-pile-5 = Selce
space-aztecs-pile-6 = Pioggia
space-aztecs-pile-7 = Vento
space-aztecs-pile-8 = Occhio

space-aztecs-card-turkey = Tacchino
space-aztecs-card-prize-turkey = Tacchino da concorso
space-aztecs-card-farmer = Contadino
space-aztecs-card-potter = Vasaio
space-aztecs-card-cook = Cuoco
space-aztecs-card-jaguar = Guerriero Giaguaro
space-aztecs-card-coyote = Guerriero Coyote
space-aztecs-card-eagle = Guerriero Aquila
space-aztecs-card-elder = Anziano
space-aztecs-card-alien = Alieno
space-aztecs-card-priest = Sacerdote
space-aztecs-card-priestess = Sacerdotessa
space-aztecs-card-agent = Agente speciale
space-aztecs-card-archivist = Archivista
space-aztecs-card-temple-villagers = Tempio dei Paesani
space-aztecs-card-temple-warriors = Tempio dei Guerrieri
space-aztecs-card-temple-council = Tempio del Consiglio
space-aztecs-card-temple-agency = Tempio dell’Agenzia
space-aztecs-card-saucer-villagers = Disco contro i Paesani
space-aztecs-card-saucer-warriors = Disco contro i Guerrieri
space-aztecs-card-saucer-council = Disco contro il Consiglio
space-aztecs-card-saucer-agency = Disco contro l’Agenzia

space-aztecs-about-villager = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
space-aztecs-about-warrior = Più ne hai con lo stesso nome, meglio è: { $points }.
space-aztecs-about-elder = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
space-aztecs-about-alien = 1 punto da solo; in coppia con un sacerdote o una sacerdotessa, 10 punti in due.
space-aztecs-about-priest = { $points } punti in coppia con un alieno, altrimenti 0.
space-aztecs-about-agent = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
} Finché è allo scoperto, puoi far entrare subito nei tuoi templi gli Aztechi che giochi.
space-aztecs-about-archivist = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e altri { $more } in un tempio.
space-aztecs-about-temple = Nasconde tutti gli Aztechi del suo set ({ $set }) che hai allo scoperto.
space-aztecs-about-saucer = Rapisce a ogni avversario un Azteco allo scoperto del suo set ({ $set }): 1 punto per ognuno.
space-aztecs-law-not_all_is_lost = 1 punto per ogni disco volante davanti agli avversari.
space-aztecs-law-all_colours = 8 punti se hai un Azteco di ogni set in gioco.
space-aztecs-law-sanctuary = 2 punti per ogni tuo Azteco in un tempio, al massimo 10.
space-aztecs-law-open_gates = 2 punti per ogni tuo Azteco allo scoperto, al massimo 10.
space-aztecs-law-feast_day = 3 punti per ogni set in gioco di cui hai almeno un Azteco e nessuno ne ha più di te; al massimo 6.
space-aztecs-law-builders = 3 punti per ogni tuo tempio.
space-aztecs-law-twins = 4 punti per ogni coppia di tuoi Aztechi con lo stesso nome; ogni carta conta una volta sola.
space-aztecs-law-quiet_village = 8 punti se nessuno ha meno Aztechi di te.

space-aztecs-board = La meridiana e le otto pile
space-aztecs-hand = La pila che hai in mano
space-aztecs-hand-of = La pila che hai in mano: { $pile }
space-aztecs-you-kept = La tua carta
space-aztecs-face-down = { $hour }, coperta
space-aztecs-kept = tiene
space-aztecs-first = comincia
space-aztecs-village-0 = Tochpan
space-aztecs-village-1 = Ocotlan
space-aztecs-village-2 = Coyotepec
space-aztecs-village-3 = Atlixco
space-aztecs-village-4 = Xochitlan
space-aztecs-village-5 = Citlaltepec
space-aztecs-nobody = Qui non abita ancora nessuno.
space-aztecs-round-played = Le carte del round
space-aztecs-round-before = Quando tutti hanno scelto una carta si annunciano le ore, e le carte si giocano qui una dopo l’altra.
space-aztecs-skip = Clicca o premi un tasto per saltare
space-aztecs-saucers-played = Dischi volanti: { $count } di { $last }
space-aztecs-piles-empty = Pile vuote: { $count } di 2
space-aztecs-end-saucers = La partita finisce dopo il round in cui si gioca l’ultimo di questi dischi volanti.
space-aztecs-end-piles = La partita finisce dopo il round in cui si svuota una seconda pila.
space-aztecs-points = { $points ->
    [one] punto
   *[other] punti
}
space-aztecs-points-how = Da dove vengono i punti
space-aztecs-hunger = Meno paesani di tutti: −5 se alla fine è ancora così
space-aztecs-hunger-row = Meno paesani di tutti, se alla fine è ancora così
space-aztecs-points-now = Al momento
space-aztecs-points-none = ancora nulla
space-aztecs-count-aztecs = { $count ->
    [one] un Azteco
   *[other] { $count } Aztechi
}
space-aztecs-count-temples = { $count ->
    [one] un tempio
   *[other] { $count } templi
}
space-aztecs-count-saucers = { $count ->
    [one] un disco volante
   *[other] { $count } dischi volanti
}
space-aztecs-count-laws = { $count ->
    [one] una legge
   *[other] { $count } leggi
}

space-aztecs-memory = Che cosa ricordi delle pile
space-aztecs-memory-empty = È vuota.
space-aztecs-memory-missing = Qualcuno ha scelto una di queste carte; quale, lo diranno le ore.
space-aztecs-pile-size = { $pile }: { $count ->
    [0] nessuna carta.
    [one] una carta.
   *[other] { $count } carte.
}
space-aztecs-pile-unknown = Non l’hai ancora guardata.
space-aztecs-pile-known = Ricordi: { $cards }.
space-aztecs-pile-missing = Ricordi: { $cards }. Qualcuno ne ha scelta una.
space-aztecs-pile-held = In mano: { $name }.

space-aztecs-turn-hid = { $count ->
    [one] nasconde un Azteco
   *[other] nasconde { $count } Aztechi
}
space-aztecs-turn-sheltered = entra nel tempio
space-aztecs-turn-left-open = non nasconde nessuno
space-aztecs-turn-captured = rapisce: { $card } ({ $name })
space-aztecs-turn-empty-handed = non rapisce nessuno

space-aztecs-do-pile = Prendi la pila: { $pile }
space-aztecs-do-keep = Tieni { $card } ({ $hour })
space-aztecs-do-hide = Nascondi
space-aztecs-do-open = Non nascondere
space-aztecs-do-take = Rapisci { $card } ({ $hour })
space-aztecs-do-look = Mostra il villaggio

space-aztecs-effect-gain = Punti, al momento: { $points }.
space-aztecs-effect-ends-hunger = Non avresti più il minor numero di paesani.
space-aztecs-effect-agent = Il tuo agente potrebbe farla entrare subito nel tuo tempio.
space-aztecs-effect-prey = Al momento rapirebbe qualcuno a: { $names }.
space-aztecs-effect-no-prey = Al momento non rapirebbe nessuno.
space-aztecs-effect-hides = Nasconderebbe: { $cards }.
space-aztecs-effect-hides-nobody = Al momento non nasconderebbe nessuno.
space-aztecs-effect-hide = Al sicuro dai dischi fino alla fine: { $cards }.
space-aztecs-effect-open = Un disco volante può rapire chi è allo scoperto. Gli Aztechi che giochi più tardi entrano in questo tempio solo con l’aiuto di un agente.
space-aztecs-effect-take = Rapisci { $card }: al momento { $name } perderebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e tu ne otterresti 1.
space-aztecs-effect-take-helps = Rapisci { $card }: otterresti 1 punto, ma al momento { $name } ne guadagnerebbe { $points }.
space-aztecs-effect-starves = { $name } avrebbe allora il minor numero di paesani.

space-aztecs-prompt-piles = Prendi in mano una pila.
space-aztecs-reason-piles = Guarderai le sue carte e ne terrai una. Le pile evidenziate sono libere.
space-aztecs-prompt-keep = Tieni una carta della tua pila.
space-aztecs-reason-keep = La scelta è segreta; le altre carte tornano al loro posto. Comincia l’ora che viene prima.
space-aztecs-prompt-temple = Nascondi i tuoi Aztechi nel tempio, o lasciali allo scoperto.
space-aztecs-reason-temple = { $card }: nascondi tutti i tuoi Aztechi del suo set, o nessuno. Chi arriva dopo resta fuori.
space-aztecs-prompt-agent = Fai entrare l’Azteco nel tempio, o lascialo allo scoperto.
space-aztecs-reason-agent = Il tuo agente fa entrare la carta appena giocata nel tuo tempio più recente del suo set: { $card }.
space-aztecs-prompt-saucer = Scegli chi rapire dal villaggio di { $name }.
space-aztecs-reason-saucer = { $card }: un prigioniero ti vale 1 punto. Puoi rapire gli Aztechi evidenziati.
space-aztecs-prompt-over = Partita finita.
space-aztecs-reason-over = Vince chi ha più punti.

space-aztecs-wait-piles = Si prendono in mano le pile.
space-aztecs-wait-keep = Si scelgono le carte, in segreto.
space-aztecs-wait-temple = È stato giocato un tempio, e può nascondere degli Aztechi.
space-aztecs-wait-agent = Un agente può far entrare un Azteco in un tempio.
space-aztecs-wait-saucer = Un disco volante incombe sul villaggio di { $name }.
space-aztecs-wait-over = Partita finita.

space-aztecs-tip-piles = A ogni round guardi una pila e tieni una delle sue carte. Prendi una pila che conosci se vuoi una certa carta, o una nuova per scoprire che cosa contiene: gli altri non vedono nulla di ciò che vedi tu.
space-aztecs-tip-keep = Attenzione all’ora. Un tempio prima di un disco salva i tuoi Aztechi; un disco prima di un tempio rapisce quelli degli altri. Porta il cursore su una carta per vedere che cosa farebbe in questo momento.
space-aztecs-tip-temple = Gli Aztechi nascosti sono al sicuro fino alla fine e contano quanto prima. Ma più tardi nessun altro entrerà in questo tempio senza l’aiuto di un agente: a volte conviene aspettare di averne di più.
space-aztecs-tip-agent = Un agente aiuta finché è allo scoperto. Fa entrare la carta che hai appena giocato nel tuo tempio più recente di quel set.
space-aztecs-tip-saucer = Un prigioniero ti vale 1 punto, chiunque sia. Quindi rapisci chi agli altri costa di più: uno di due guerrieri uguali, un alieno con il suo sacerdote, l’ultimo paesano.
space-aztecs-tip-over = Si contano leggi, Aztechi e prigionieri; se i paesani sono in gioco, chi ne ha di meno perde 5 punti. Seleziona i punti di un villaggio per vedere da dove vengono.

space-aztecs-log-dealt = Otto pile da { $count } carte. In gioco: { $sets }.
space-aztecs-log-dealt-laws = Otto pile da { $count } carte. In gioco: { $sets } e le leggi.
space-aztecs-log-round = Round { $round }. La scelta delle pile comincia da { $name }.
space-aztecs-log-took = { $name } prende una pila: { $pile }.
space-aztecs-log-kept = { $name } tiene { $hour } { $card }.
space-aztecs-log-kept-hidden = { $name } ha tenuto una carta.
space-aztecs-log-announced = { $name } annuncia: { $hour }.
space-aztecs-log-order = Ordine di turno: { $order }.
space-aztecs-log-played = { $hour }: { $name } gioca { $card }.
space-aztecs-log-hid = { $name } nasconde: { $cards }.
space-aztecs-log-sheltered = Un agente di { $name } fa entrare in un tempio { $hour } { $card }.
space-aztecs-log-left-open = { $name } non nasconde nessuno.
space-aztecs-log-captured = Il disco di { $name } rapisce { $hour } { $card } a: { $victim }.
space-aztecs-log-empty-handed = Il disco di { $name } non rapisce nessuno.
space-aztecs-log-counted = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
space-aztecs-log-over = Partita finita: { $piles ->
    [0] nessuna pila vuota
    [one] 1 pila vuota
   *[other] { $piles } pile vuote
}, { $saucers ->
    [0] nessun disco volante giocato
    [one] 1 disco volante giocato
   *[other] { $saucers } dischi volanti giocati
}. { $count ->
    [one] Vittoria
   *[other] Vittoria condivisa
}: { $name }.
