# Amazonas al tavolo.

amazonas-pitch = 18 round sul grande fiume: costruisci tende di villaggio in villaggio, raccogli le specie, porta a termine una missione segreta e anticipa gli altri con la tua carta guadagno. Da 2 a 4 giocatori, 45 minuti.

amazonas-option-players = Giocatori
amazonas-option-players-about = In due si gioca con tende neutrali che occupano spazio sulla mappa.
amazonas-option-players-2 = due
amazonas-option-players-3 = tre
amazonas-option-players-4 = quattro
amazonas-option-majority = Maggioranze
amazonas-option-majority-about = Punti in più alla fine per chi ha più tessere di una specie.
amazonas-option-majority-rulebook = come da regolamento
amazonas-option-majority-none = nessuna, come nella prima edizione
amazonas-option-colours = Colori
amazonas-option-colours-about = Quale colore ha ciascun giocatore. I numeri di spareggio vanno con il colore.
amazonas-option-colours-first = nell’ordine dei posti
amazonas-option-colours-blue = blu
amazonas-option-colours-red = rosso
amazonas-option-colours-white = bianco
amazonas-option-colours-orange = arancione
amazonas-option-memory = Carte guadagno giocate
amazonas-option-memory-about = La pagina può mostrare tutte le carte guadagno giocate da quando sono state riprese in mano, o solo l’ultima di ciascuno. I bot ricordano comunque.
amazonas-option-memory-on = si vedono tutte
amazonas-option-memory-off = solo l’ultima, come da regolamento

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
amazonas-phase-native = Nativo
amazonas-phase-building = Costruzione
amazonas-phase-over = Fine della partita

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
amazonas-tie-number = Numero di spareggio: a guadagno pari, gioca prima il più basso
amazonas-pays = rende { $silver }

amazonas-event-jaguar = Giaguaro
amazonas-event-jaguar-about = In questo round i sentieri sono chiusi. Le vie d’acqua sono aperte.
amazonas-event-crocodile = Coccodrillo
amazonas-event-crocodile-about = In questo round le vie d’acqua sono chiuse. I sentieri sono aperti.
amazonas-event-fire = Incendio nella foresta
amazonas-event-fire-about = Ognuno incassa solo metà del guadagno, arrotondata per difetto.
amazonas-event-monkeys = Scimmie ladre
amazonas-event-monkeys-about = Ognuno perde 1 moneta d’argento per ogni tessera della sua pila più alta.
amazonas-event-native = Nativo
amazonas-event-native-about = In ordine di turno, ognuno può prendere il nativo al posto del guadagno, finché qualcuno non lo prende.
amazonas-event-fish = Bonus pesci
amazonas-event-fish-about = 1 moneta d’argento in più per ogni tessera della tua pila di pesci.
amazonas-event-butterfly = Bonus farfalle
amazonas-event-butterfly-about = 1 moneta d’argento in più per ogni tessera della tua pila di farfalle.
amazonas-event-iguana = Bonus iguane
amazonas-event-iguana-about = 1 moneta d’argento in più per ogni tessera della tua pila di iguane.
amazonas-event-parrot = Bonus pappagalli
amazonas-event-parrot-about = 1 moneta d’argento in più per ogni tessera della tua pila di pappagalli.
amazonas-event-orchid = Bonus orchidee
amazonas-event-orchid-about = 1 moneta d’argento in più per ogni tessera della tua pila di orchidee.
amazonas-event-none = Prima del primo round
amazonas-event-none-about = Ognuno costruisce una tenda. Poi ogni round ha il suo evento.
amazonas-to-come = Ancora da scoprire: { $count ->
    [one] un evento
   *[other] { $count } eventi
}

amazonas-board = Il Rio delle Amazzoni e i suoi villaggi
amazonas-hand = Le tue carte guadagno e la tua missione
amazonas-money = { $gold ->
    [one] 1 moneta d’oro
   *[other] { $gold } monete d’oro
} e { $silver } d’argento (totale { $sum } d’argento)
amazonas-tents-left = { $count ->
    [one] resta una tenda
   *[other] restano { $count } tende
}
amazonas-neutral-left = { $count ->
    [one] resta una tenda neutrale
   *[other] restano { $count } tende neutrali
}
amazonas-medal = Medaglia per le cinque specie: { $points } punti
amazonas-why = guadagno { $income }, numero di spareggio { $tie }
amazonas-pile = { $species }: { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}, { $natives ->
    [0] nessun nativo
    [one] un nativo
   *[other] { $natives } nativi
}
amazonas-tent-of = { $place }: tenda ({ $name })
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

amazonas-do-start = Prima tenda: { $place }
amazonas-do-income = Gioca la { $card }
amazonas-do-native = Prendi il nativo: { $species }
amazonas-do-refuse = Incassa il guadagno
amazonas-do-build = Costruisci: { $place }
amazonas-do-neutral = Tenda neutrale: { $place }
amazonas-do-done = Termina il turno

amazonas-effect-build = Costa { $gold } monete d’oro; prendi 1 tessera ({ $species }). Ti restano { $money }.
amazonas-effect-build-bare = Costa { $gold } monete d’oro; le tessere ({ $species }) sono finite. Ti restano { $money }.
amazonas-effect-mission = È un villaggio della tua missione.
amazonas-effect-medal = È la tua quinta specie: una medaglia da { $points } punti.
amazonas-effect-income = Guadagno { $income }. Dopo l’evento avresti { $money }. Numero di spareggio: { $tie }.
amazonas-effect-native = Al posto del guadagno. La pila ({ $species }) varrebbe { $pile } tessere.
amazonas-effect-refuse = Rinunci al nativo e incassi il tuo guadagno.
amazonas-effect-neutral = È gratis e non porta tessere: occupa soltanto uno spazio. Una per turno.
amazonas-effect-done = Tieni le tue monete per i prossimi round.

amazonas-prompt-opening = Costruisci la tua prima tenda in un villaggio qualsiasi.
amazonas-reason-opening = Hai { $money }. Da qui si estenderà la tua rete.
amazonas-prompt-income = Scegli una carta guadagno per questo round.
amazonas-reason-income = Hai { $money }. Tutti rivelano insieme; comincia chi guadagna di più.
amazonas-prompt-native = Prendi il nativo o il guadagno.
amazonas-reason-native = Fino alla fine della partita conta come una tessera in più di una tua pila. Hai { $money }.
amazonas-prompt-building = Costruisci tende, o termina il turno.
amazonas-reason-building = Hai { $money } e { $tents ->
    [one] una tenda
   *[other] { $tents } tende
}. Sono evidenziati i villaggi collegati alla tua rete e alla portata delle tue monete.
amazonas-prompt-neutral = Costruisci tende, piazzane una neutrale, o termina il turno.
amazonas-reason-neutral = Hai { $money }. Seleziona una piccola tenda grigia per piazzare lì una tenda neutrale.
amazonas-prompt-only-neutral = Piazza una tenda neutrale, o termina il turno.
amazonas-reason-only-neutral = Hai { $money }. Una tenda neutrale è gratis e occupa uno spazio.
amazonas-prompt-over = Partita finita.
amazonas-reason-over = Vince chi ha più punti.

amazonas-wait-opening = Si costruiscono le prime tende.
amazonas-wait-income = Si scelgono le carte guadagno, in segreto.
amazonas-wait-native = Il nativo viene offerto in ordine di turno.
amazonas-wait-building = Si costruiscono le tende.
amazonas-wait-over = Partita finita.

amazonas-tip-opening = Comincia dove si aprono almeno due strade, vicino ai villaggi della tua missione: hanno una bandierina che vedi soltanto tu. Il numero su uno spazio è il suo prezzo in monete d’oro, e una tenda occupa sempre lo spazio libero più economico.
amazonas-tip-income = Una carta rende il suo numero più 1 moneta d’argento per ogni tessera della sua specie. Ogni carta si gioca una volta ogni sette round: tieni da parte la carta di una specie per quando la sua pila sarà cresciuta. La carta 6 protegge da giaguaro, coccodrillo, incendio e scimmie.
amazonas-tip-native = Un nativo conta come una tessera in più di una pila che possiedi, per il resto della partita: per i guadagni, per le 3 tessere che servono a fare punti e per le maggioranze. Ti costa il guadagno di questo round.
amazonas-tip-building = Ogni tenda porta una tessera del suo villaggio. 1 moneta d’oro vale 3 monete d’argento. All’inizio, cinque specie diverse portano una medaglia; più avanti, 3 o più tessere di una specie danno punti.
amazonas-tip-over = Le specie con almeno 3 tessere danno 1 punto per tessera. Si aggiungono maggioranze e medaglie, e si perdono 3 punti per ogni villaggio della missione senza una propria tenda.

amazonas-log-started = { $name } costruisce la prima tenda a { $place } per { $gold } monete d’oro e prende 1 tessera ({ $species }).
amazonas-log-started-bare = { $name } costruisce la prima tenda a { $place } per { $gold } monete d’oro.
amazonas-log-round = Round { $round }: { $event }.
amazonas-log-chose = { $name } sceglie la { $card }.
amazonas-log-chose-hidden = { $name } sceglie in segreto una carta guadagno.
amazonas-log-revealed = { $name } rivela la { $card }. Guadagno { $income }, numero di spareggio { $tie }.
amazonas-log-order = Ordine di turno: { $order }.
amazonas-log-native = { $name } prende il nativo ({ $species }) al posto di un guadagno di { $income }.
amazonas-log-native-again = { $name } prende il nativo ({ $species }) al posto del guadagno.
amazonas-log-refused = { $name } rinuncia al nativo.
amazonas-log-native-gone = Nessuno prende il nativo, che esce dal gioco.
amazonas-log-spared = { $name } gioca la carta 6 e ignora l’evento.
amazonas-log-income = { $name } incassa { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} d’argento e ha { $money }.
amazonas-log-income-burnt = { $name } incassa { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} d’argento (bruciate nell’incendio: { $burnt }); ora ha { $money }.
amazonas-log-bonus = { $name } riceve un bonus di { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} d’argento ({ $species }) e ha { $money }.
amazonas-log-robbed = { $name } perde { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} d’argento per colpa delle scimmie e ha { $money }.
amazonas-log-built = { $name } costruisce a { $place } per { $gold } monete d’oro e prende 1 tessera ({ $species }).
amazonas-log-built-bare = { $name } costruisce a { $place } per { $gold } monete d’oro; le tessere sono finite.
amazonas-log-medal = { $name } ha tutte e cinque le specie e prende una medaglia da { $points } punti.
amazonas-log-neutral = { $name } piazza una tenda neutrale a { $place }.
amazonas-log-took-back = Tutti riprendono in mano le sette carte guadagno.
amazonas-log-final = { $name }: { $tiles } per le tessere, { $majority } per le maggioranze, { $medal } per la medaglia, meno { $missing } per la missione; totale { $score }.
amazonas-log-over = { $count ->
    [one] Partita finita. Vittoria: { $name }.
   *[other] Partita finita. Vittoria condivisa: { $name }.
}
