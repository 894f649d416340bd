# Amazonas al tavolo.

amazonas-pitch = Diciotto round sul grande fiume: pianta le tue tende di villaggio in villaggio, raccogli le specie, porta a termine una missione segreta e anticipa gli altri con la tua carta guadagno. Da due a quattro giocatori, circa tre quarti d’ora.

amazonas-option-players = Giocatori
amazonas-option-players-about = In due si gioca con tende neutrali che occupano spazio sulla mappa.
amazonas-option-players-2 = due
amazonas-option-players-3 = tre
amazonas-option-players-4 = quattro
amazonas-option-majority = Maggioranze
amazonas-option-majority-about = Se avere più tessere di una specie porta punti in più alla fine.
amazonas-option-majority-rulebook = come da regolamento
amazonas-option-majority-none = nessuna, come nella prima edizione
amazonas-option-colours = Colori
amazonas-option-colours-about = Quale colore ha ciascun giocatore. I numeri che decidono le parità vanno con il colore.
amazonas-option-colours-first = nell'ordine dei posti
amazonas-option-colours-blue = blu
amazonas-option-colours-red = rosso
amazonas-option-colours-white = bianco
amazonas-option-colours-orange = arancione
amazonas-option-memory = Carte guadagno giocate
amazonas-option-memory-about = Se si vedono tutte le carte guadagno giocate da quando sono state riprese in mano, o solo l'ultima di ciascuno. I bot ricordano comunque.
amazonas-option-memory-on = si vedono tutte
amazonas-option-memory-off = solo l'ultima, come da regolamento

amazonas-round = Round { $number }
amazonas-round-of = Round { $number } di 18
amazonas-plot-end = fine
amazonas-source-fish = pesci
amazonas-source-butterfly = farfalle
amazonas-source-iguana = iguane
amazonas-source-parrot = pappagalli
amazonas-source-orchid = orchidee
amazonas-source-majority = maggioranze
amazonas-source-medal = medaglia
amazonas-source-mission = villaggi mancanti della missione

amazonas-phase-opening = Prime tende
amazonas-phase-income = Carte guadagno
amazonas-phase-native = Un nativo
amazonas-phase-building = Tende
amazonas-phase-over = La fine

amazonas-colour-blue = blu
amazonas-colour-red = rosso
amazonas-colour-white = bianco
amazonas-colour-orange = arancione
amazonas-species-fish = pesce
amazonas-species-butterfly = farfalla
amazonas-species-iguana = iguana
amazonas-species-parrot = pappagallo
amazonas-species-orchid = orchidea

amazonas-card-0 = carta 0 (pila più alta)
amazonas-card-1 = carta 1 (pesci)
amazonas-card-2 = carta 2 (farfalle)
amazonas-card-3 = carta 3 (iguane)
amazonas-card-4 = carta 4 (pappagalli)
amazonas-card-5 = carta 5 (orchidee)
amazonas-card-6 = carta 6 (nativi, e nessun danno dall’evento)
amazonas-card-chosen = La tua carta di questo round
amazonas-card-used = Già giocata; tutte le carte tornano in mano dopo i round 7 e 14
amazonas-card-free = Ancora nella tua mano
amazonas-card-hidden = Carta guadagno scelta, ancora segreta
amazonas-cards-played = Carte guadagno giocate: { $cards }
amazonas-card-last = Ultima carta guadagno: { $cards }
amazonas-tie-number = A parità di guadagno comincia il numero più basso
amazonas-pays = rende { $silver }

amazonas-event-jaguar = Giaguaro
amazonas-event-jaguar-about = In questo round i sentieri sono chiusi. Le vie d’acqua sono aperte.
amazonas-event-crocodile = Coccodrillo
amazonas-event-crocodile-about = In questo round le vie d’acqua sono chiuse. I sentieri sono aperti.
amazonas-event-fire = Incendio nella foresta
amazonas-event-fire-about = Ognuno incassa solo metà del guadagno, arrotondata per difetto.
amazonas-event-monkeys = Scimmie
amazonas-event-monkeys-about = Ognuno perde tante monete d’argento quante sono le tessere della sua pila più alta.
amazonas-event-native = Nativo
amazonas-event-native-about = Nell’ordine di turno, ognuno può prendere il nativo al posto del guadagno.
amazonas-event-fish = Bonus pesci
amazonas-event-fish-about = Una moneta d’argento in più per ogni pesce che possiedi.
amazonas-event-butterfly = Bonus farfalle
amazonas-event-butterfly-about = Una moneta d’argento in più per ogni farfalla che possiedi.
amazonas-event-iguana = Bonus iguane
amazonas-event-iguana-about = Una moneta d’argento in più per ogni iguana che possiedi.
amazonas-event-parrot = Bonus pappagalli
amazonas-event-parrot-about = Una moneta d’argento in più per ogni pappagallo che possiedi.
amazonas-event-orchid = Bonus orchidee
amazonas-event-orchid-about = Una moneta d’argento in più per ogni orchidea che possiedi.
amazonas-event-none = Prima del primo round
amazonas-event-none-about = Ognuno pianta una tenda. Poi ogni round ha il suo evento.
amazonas-to-come = Ancora da scoprire: { $count ->
    [one] un evento
   *[other] { $count } eventi
}

amazonas-board = Il Rio delle Amazzoni e i suoi villaggi
amazonas-hand = Le tue carte guadagno e la tua missione
amazonas-money = { $gold ->
    [one] 1 moneta d’oro
   *[other] { $gold } monete d’oro
} e { $silver } d’argento ({ $sum } d’argento in tutto)
amazonas-tents-left = { $count ->
    [one] resta una tenda
   *[other] restano { $count } tende
}
amazonas-neutral-left = { $count ->
    [one] resta una tenda neutrale
   *[other] restano { $count } tende neutrali
}
amazonas-medal = Medaglia per le cinque specie: { $points } punti
amazonas-why = guadagno { $income }, numero { $tie }
amazonas-pile = { $species }: { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}, { $natives ->
    [0] nessun nativo
    [one] un nativo
   *[other] { $natives } nativi
}
amazonas-tent-of = { $place }: tenda di { $name }
amazonas-tent-neutral = { $place }: tenda neutrale

amazonas-mission = La tua missione segreta
amazonas-mission-done = (raggiunto)
amazonas-mission-so-far = Missione per ora: { $points ->
    [0] 0
   *[other] −{ $points }
}
amazonas-mission-complete = Hai una tenda in tutti e quattro i villaggi. Non perdi nulla.
amazonas-mission-takes = Per collegare il resto: { $tents ->
    [one] una tenda
   *[other] { $tents } tende
}, { $gold } monete d’oro. Al momento perderesti { $points } punti.
amazonas-mission-cheaper = Oppure { $tents ->
    [one] una tenda
   *[other] { $tents } tende
} per { $gold } monete d’oro.
amazonas-mission-impossible = Non è più possibile collegare tutto. Al momento perderesti { $points } punti.

amazonas-do-start = Pianta la tua prima tenda a { $place }
amazonas-do-income = Gioca la { $card }
amazonas-do-native = Prendi il nativo: { $species }
amazonas-do-refuse = Incassa il guadagno
amazonas-do-build = Pianta una tenda a { $place }
amazonas-do-neutral = Pianta una tenda neutrale a { $place }
amazonas-do-done = Termina il turno

amazonas-effect-build = { $gold } monete d’oro per una tenda e una tessera: { $species }. Dopo avrai { $money }.
amazonas-effect-build-bare = { $gold } monete d’oro per una tenda; le tessere di questa specie ({ $species }) sono finite. Dopo avrai { $money }.
amazonas-effect-mission = È un villaggio della tua missione.
amazonas-effect-medal = È la tua quinta specie: una medaglia da { $points } punti.
amazonas-effect-income = Guadagno { $income }. Dopo l’evento avresti { $money }. Il tuo numero in caso di parità: { $tie }.
amazonas-effect-native = Al posto del guadagno. La pila ({ $species }) varrebbe { $pile }.
amazonas-effect-refuse = Rinunci al nativo e incassi il tuo guadagno.
amazonas-effect-neutral = Non costa nulla e non porta tessere: occupa soltanto uno spazio. Una per turno.
amazonas-effect-done = Tieni le tue monete per i prossimi round.

amazonas-prompt-opening = Pianta la tua prima tenda in un villaggio qualsiasi.
amazonas-reason-opening = Hai { $money }. Da qui si estenderà la tua rete.
amazonas-prompt-income = Scegli la tua carta guadagno per questo round.
amazonas-reason-income = Hai { $money }. Tutti rivelano insieme; comincia chi guadagna di più.
amazonas-prompt-native = Prendi il nativo o il guadagno.
amazonas-reason-native = Un nativo conta come una tessera della sua pila fino alla fine della partita. Hai { $money }.
amazonas-prompt-building = Pianta tende, o termina il turno.
amazonas-reason-building = Hai { $money } e { $tents ->
    [one] una tenda
   *[other] { $tents } tende
}. Brillano i villaggi collegati alle tue tende che puoi permetterti.
amazonas-prompt-neutral = Pianta tende tue, piantane una neutrale, o termina il turno.
amazonas-reason-neutral = Hai { $money }. La piccola tenda grigia ne pianta una neutrale.
amazonas-prompt-only-neutral = Pianta una tenda neutrale, o termina il turno.
amazonas-reason-only-neutral = Hai { $money }. Una tenda neutrale è gratis e occupa uno spazio.
amazonas-prompt-over = La partita è finita.
amazonas-reason-over = Vince chi ha più punti.

amazonas-wait-opening = Si piantano le prime tende.
amazonas-wait-income = Si scelgono le carte guadagno, in segreto.
amazonas-wait-native = Il nativo viene offerto nell’ordine di turno.
amazonas-wait-building = Si piantano le tende.
amazonas-wait-over = La partita è finita.

amazonas-tip-opening = Comincia dove si aprono almeno due strade, vicino ai villaggi della tua missione: hanno una bandierina che vedi soltanto tu. Il numero su uno spazio è il suo prezzo in monete d’oro, e una tenda occupa sempre lo spazio libero più economico.
amazonas-tip-income = Una carta rende il suo numero più una moneta d’argento per ogni tessera della sua specie. Ogni carta si gioca una volta ogni sette round: tieni da parte la carta di una specie per quando la sua pila sarà cresciuta. La carta 6 protegge da giaguaro, coccodrillo, incendio e scimmie.
amazonas-tip-native = Un nativo vale come tessera di una pila che possiedi, e continua a rendere: per i guadagni, per le tre tessere che servono a fare punti e per le maggioranze. Ti costa il guadagno di questo round.
amazonas-tip-building = Ogni tenda porta una tessera del suo villaggio. Una moneta d’oro vale tre monete d’argento. All’inizio, cinque specie diverse portano una medaglia; più avanti, tre o più tessere uguali portano punti.
amazonas-tip-over = Le specie con almeno tre tessere danno un punto per tessera. Si aggiungono maggioranze e medaglie, e si perdono tre punti per ogni villaggio della missione senza una propria tenda.

amazonas-log-started = { $name } pianta la prima tenda a { $place } per { $gold } monete d’oro e prende una tessera: { $species }.
amazonas-log-started-bare = { $name } pianta la prima tenda a { $place } per { $gold } monete d’oro.
amazonas-log-round = Round { $round }: { $event }.
amazonas-log-chose = { $name } sceglie { $card }.
amazonas-log-chose-hidden = { $name } sceglie in segreto una carta guadagno.
amazonas-log-revealed = { $name } rivela { $card }. Guadagno { $income }, numero { $tie }.
amazonas-log-order = Ordine di turno: { $order }.
amazonas-log-native = { $name } prende il nativo ({ $species }) al posto di un guadagno di { $income }.
amazonas-log-native-again = { $name } prende il nativo ({ $species }) al posto del guadagno.
amazonas-log-refused = { $name } rinuncia al nativo.
amazonas-log-native-gone = Nessuno ha voluto il nativo, che esce dal gioco.
amazonas-log-spared = { $name } gioca la carta 6 e ignora l’evento.
amazonas-log-income = { $name } incassa { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} d’argento e ha { $money }.
amazonas-log-income-burnt = { $name } incassa { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} d’argento e ne perde { $burnt } nell’incendio; ora ha { $money }.
amazonas-log-bonus = { $name } riceve un bonus di { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} d’argento ({ $species }) e ha { $money }.
amazonas-log-robbed = { $name } perde { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} d’argento a causa delle scimmie e ha { $money }.
amazonas-log-built = { $name } pianta una tenda a { $place } per { $gold } monete d’oro e prende una tessera: { $species }.
amazonas-log-built-bare = { $name } pianta una tenda a { $place } per { $gold } monete d’oro; le tessere sono finite.
amazonas-log-medal = { $name } ha tutte e cinque le specie: una medaglia da { $points } punti.
amazonas-log-neutral = { $name } pianta una tenda neutrale a { $place }.
amazonas-log-took-back = Tutti riprendono in mano le sette carte guadagno.
amazonas-log-final = { $name }: { $tiles } per le tessere, { $majority } per le maggioranze, { $medal } per la medaglia, meno { $missing } per la missione; { $score } in tutto.
amazonas-log-over = La partita è finita. La vittoria va a { $name }.
