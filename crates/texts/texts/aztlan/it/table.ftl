# Aztlán al tavolo. I nomi di terreni, tribù e carte sono nelle regole.

aztlan-pitch = Quattro tribù, cinque ere: scegli in segreto il tuo potere, posiziona le pedine, poi decidi se sconfiggere o coesistere. Da 2 a 4 giocatori, 30 minuti.

aztlan-option-players = Giocatori
aztlan-option-players-about = In due si gioca la variante Dèi Aztechi: dopo ognuna delle prime quattro ere ci si scambiano le alleanze.
aztlan-option-players-2 = due
aztlan-option-players-3 = tre
aztlan-option-players-4 = quattro
aztlan-option-edition = Regolamento
aztlan-option-edition-about = Il regolamento inglese e quello italiano differiscono su chi vince a parità di punti finali e su dove possono andare i Guerrieri Aquila e Giaguaro.
aztlan-option-edition-en = inglese
aztlan-option-edition-it = italiano
aztlan-option-first_faction = Prima alleanza
aztlan-option-first_faction-about = In due, l’alleanza con cui comincia il posto 1.
aztlan-option-first_faction-random = a caso
aztlan-option-first_faction-coyote_quetzal = Coyote e Quetzal
aztlan-option-first_faction-ocelot_serpent = Gattopardo e Serpente
aztlan-option-tribes = Tribù
aztlan-option-tribes-about = In tre e in quattro, la tribù guidata da ciascun posto. Le tribù non differiscono nel gioco.
aztlan-option-tribes-first = nell’ordine dei posti
aztlan-option-tribes-serpent = Serpente
aztlan-option-tribes-ocelot = Gattopardo
aztlan-option-tribes-coyote = Coyote
aztlan-option-tribes-quetzal = Quetzal

aztlan-round = Era { $number }
aztlan-plot-end = fine
aztlan-source-domains = possedimenti
aztlan-source-blessings = Benedizioni
aztlan-source-unused_card = carta potere mai usata
aztlan-source-cards = carte in mano
aztlan-source-offerings = Offerte

aztlan-phase-choosing = Scelta
aztlan-phase-development = Sviluppo
aztlan-phase-conflict = Scontro
aztlan-phase-scoring = Punteggio
aztlan-phase-over = Fine della partita

aztlan-board = La terra di Aztlán
aztlan-hand = Le tue carte
aztlan-to-place = { $count ->
    [one] una pedina da posizionare
   *[other] { $count } pedine da posizionare
}
aztlan-cards-held = { $count ->
    [one] una carta prosperità
   *[other] { $count } carte prosperità
}
aztlan-power-now = Carta potere di questa era: { $card }
aztlan-power-hidden = Carta potere scelta, ancora segreta
aztlan-power-used = Carta potere usata: { $card }
aztlan-power-card = Carta potere { $card }, { $terrain }
aztlan-unused-value = Punti alla fine, se è la carta che non hai mai usato
aztlan-card-chosen = La tua carta di questa era
aztlan-card-used = Usata in un’era precedente
aztlan-card-free = Puoi sceglierla in un’era successiva
aztlan-standing = { $place }: { $people }, { $count ->
    [one] una pedina
   *[other] { $count } pedine
}

aztlan-card-games = Giocala quando chi vince ti vuole sconfiggere: le tue pedine restano e chi ha vinto pesca una carta.
aztlan-card-mixcoatl = Giocala quando conti i punti: 2 punti per ogni giungla con tue pedine.
aztlan-card-offering = Tienila: alla fine le tue Offerte valgono il quadrato del loro numero.
aztlan-card-rafts = Giocala quando conti i punti: unisci due tuoi possedimenti attraverso un lago.
aztlan-card-tepeyollotl = Giocala quando conti i punti: 2 punti per ogni territorio di montagne con tue pedine.
aztlan-card-tlatoani = Giocala quando sei in parità per il potere maggiore in uno scontro: vinci soltanto tu.
aztlan-card-warriors = Giocala al tuo turno nella fase di sviluppo: posiziona una pedina in più.
aztlan-card-xipe_totec = Giocala quando conti i punti: 2 punti per ogni territorio di campi terrazzati con tue pedine.

aztlan-do-place = Posiziona una pedina: { $place }
aztlan-do-from = Muovi una pedina da { $place }
aztlan-do-to = Muovi la pedina: { $place }
aztlan-do-stay = Non muovere
aztlan-do-warriors = Guerrieri: pedina in più ({ $place })
aztlan-do-settle = Risolvi ora: { $place }
aztlan-do-battle = Sconfiggi
aztlan-do-coexist = Coesisti
aztlan-do-tlatoani = Gioca Grande Tlatoani
aztlan-do-tie = Accetta la parità
aztlan-do-games = Gioca Giochi Sacri
aztlan-do-yield = Cedi
aztlan-do-rafts = Canoe: { $a } – { $b }
aztlan-do-bless = Gioca Benedizione: { $terrain }
aztlan-do-terrain = Scegli: { $terrain }
aztlan-do-score = Conta i punti

aztlan-effect-choose = Ogni pedina ha forza { $card }. I tuoi possedimenti, così come sono, darebbero punti: { $points }. Se non la usi mai, alla fine la carta vale { $value }.
aztlan-effect-place = Il tuo potere lì: { $power }. Punti dei tuoi possedimenti: { $after } (ora { $before }).
aztlan-effect-from = { $count ->
    [0] Lì non resterebbe nessuna tua pedina.
    [one] Lì resterebbe una tua pedina.
   *[other] Lì resterebbero { $count } tue pedine.
}
aztlan-effect-stay = Conclude il tuo turno.
aztlan-effect-battle = Pedine da rimuovere: { $losers }. Gli avversari possono rispondere con Giochi Sacri.
aztlan-effect-coexist = Tutte le pedine restano e tu peschi una carta prosperità.
aztlan-effect-tlatoani = Qui vinci soltanto tu, e poi scegli se sconfiggere o coesistere.
aztlan-effect-tie = Chi è in parità coesiste, chi è più debole viene rimosso, nessuno pesca.
aztlan-effect-games = Le tue pedine restano e chi ha vinto pesca una carta prosperità.
aztlan-effect-yield = Le tue pedine qui vengono rimosse.
aztlan-effect-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

aztlan-prompt-choosing = Scegli una carta potere per questa era.
aztlan-reason-choosing = Il numero è la forza di ogni tua pedina, il terreno è quello che dà punti. Nessuno la vede finché tutte le pedine non sono sul tabellone.
aztlan-prompt-place = Posiziona una pedina in un territorio qualsiasi.
aztlan-reason-place = { $left ->
    [one] È la tua ultima pedina in questa era.
   *[other] In questa era ne hai { $left } da posizionare.
}
aztlan-prompt-move = Muovi una pedina, oppure nessuna.
aztlan-reason-move = Seleziona un tuo territorio, poi uno adiacente.
aztlan-prompt-warriors = Muovi una pedina, o gioca i Guerrieri per posizionarne una in più.
aztlan-reason-warriors = Seleziona il piccolo scudo in un territorio per giocare lì la carta, o tienila per dopo.
aztlan-prompt-to = Muovi la pedina da { $place } in un territorio adiacente.
aztlan-reason-to = I laghi non si attraversano. Con Annulla riprendi la pedina.
aztlan-prompt-settle = Scegli il prossimo scontro da risolvere.
aztlan-reason-settle = Lì hai il potere maggiore, anche in parità. Il potere è il numero della tua carta moltiplicato per le tue pedine.
aztlan-prompt-won = Scegli se sconfiggere o coesistere: { $place }.
aztlan-reason-won = { $powers }. Se sconfiggi, rimuovi tutte le pedine avversarie; se coesisti, restano e tu peschi una carta prosperità.
aztlan-prompt-tied = Risolvi la parità: { $place }.
aztlan-reason-tied = { $powers }. Se hai Grande Tlatoani, puoi giocarlo per vincere soltanto tu.
aztlan-prompt-games = Gioca Giochi Sacri per restare, oppure cedi: { $place }.
aztlan-reason-games = { $powers }. Lo si chiede a chiunque stia per perdere e abbia carte in mano, così nessuno scopre chi ha questa.
aztlan-prompt-yielding = Cedi: { $place }. Non hai Giochi Sacri.
aztlan-reason-yielding = { $powers }. Lo si chiede a chiunque stia per perdere e abbia carte in mano, così nessuno scopre chi ha la carta.
aztlan-prompt-wild = Scegli il terreno che dà punti con il tuo jolly.
aztlan-reason-wild = Vale per tutti i tuoi possedimenti in questa era.
aztlan-prompt-scoring = Calcola i punti dei tuoi possedimenti.
aztlan-reason-scoring = Un possedimento con almeno un territorio corrispondente dà 1 punto per territorio, più il quadrato di quelli corrispondenti.
aztlan-prompt-over = Partita finita.
aztlan-reason-over = Vince chi ha più punti.

aztlan-wait-choosing = Si scelgono le carte potere, in segreto.
aztlan-wait-development = Si posizionano e si muovono le pedine, un turno alla volta.
aztlan-wait-conflict = Chi ha più potere sceglie se sconfiggere o coesistere.
aztlan-wait-here = Scontro a { $place }: { $powers }.
aztlan-wait-scoring = Si contano i punti dei possedimenti.
aztlan-wait-over = Partita finita.

aztlan-tip-choosing = Si sceglie tutti insieme, in segreto. Un numero alto vince gli scontri; il terreno della carta è l’unico che ti dà punti in questa era. Ogni carta si usa una volta sola, e quella che avanza vale punti alla fine.
aztlan-tip-placing = Posiziona la pedina in un territorio qualsiasi, anche dove ce ne sono altre. I territori adiacenti formano un possedimento, e quelli del terreno della tua carta contano al quadrato: costruisci dove sono vicini fra loro.
aztlan-tip-moving = Dopo aver posizionato la pedina puoi muoverne una, nuova o vecchia, in un territorio adiacente: per allargarti, per unire due possedimenti o per raccogliere le forze.
aztlan-tip-conflict = Ora tutte le carte potere sono scoperte. Dove hai il potere maggiore decidi tu: caccia gli altri, oppure lasciali restare e pesca una carta prosperità. Una carta vale almeno 1 punto; un territorio libero può valere di più in seguito.
aztlan-tip-games = Qui stanno per rimuovere le tue pedine. Se hai Giochi Sacri puoi restare; altrimenti, cedi.
aztlan-tip-scoring = Ogni possedimento con almeno un territorio corrispondente dà 1 punto per territorio più il quadrato di quelli corrispondenti. Gioca adesso Benedizioni e Canoe e Zattere, prima di contare i punti.
aztlan-tip-over = Alla fine si aggiungono: la carta potere mai usata, un punto per ogni carta in mano e le tue Offerte al quadrato. La tabella mostra da dove viene ogni punto.

aztlan-log-age = Comincia l’era { $age }. Ordine di turno: { $order }.
aztlan-log-swapped = I giocatori si scambiano le alleanze.
aztlan-log-chose = { $name } sceglie la carta potere { $card }.
aztlan-log-chose-hidden = { $name } sceglie in segreto una carta potere.
aztlan-log-took = { $name } prende { $count ->
    [one] una pedina
   *[other] { $count } pedine
}.
aztlan-log-took-returned = { $name } prende { $count ->
    [one] una pedina
   *[other] { $count } pedine
}, di cui { $returned } fra quelle rimosse in precedenza.
aztlan-log-placed = { $name } posiziona una pedina a { $place }.
aztlan-log-warriors = { $name } gioca Guerrieri Aquila e Giaguaro e posiziona una pedina in più a { $place }.
aztlan-log-moved = { $name } muove una pedina da { $from } a { $to }.
aztlan-log-revealed = { $name } rivela la carta potere { $card } ({ $terrain }).
aztlan-log-tlatoani = { $name } gioca Grande Tlatoani e vince la parità a { $place }.
aztlan-log-battle = { $name } sconfigge gli avversari a { $place }.
aztlan-log-coexisted = { $name } sceglie di coesistere a { $place }.
aztlan-log-tied = { $name } è in parità a { $place }.
aztlan-log-games = { $name } gioca Giochi Sacri e resta a { $place }.
aztlan-log-removed = { $name } perde { $count ->
    [one] una pedina
   *[other] { $count } pedine
} a { $place }.
aztlan-log-drew = { $name } pesca { $card }.
aztlan-log-drew-hidden = { $name } pesca una carta prosperità.
aztlan-log-none-to-draw = { $name } non pesca: le carte prosperità sono finite.
aztlan-log-reshuffled = { $count ->
    [one] Una carta scartata forma
   *[other] { $count } carte scartate formano
} il nuovo mazzo.
aztlan-log-rafts = { $name } gioca Canoe e Zattere: unisce { $a } e { $b }.
aztlan-log-blessed = { $name } gioca { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
aztlan-log-terrain = { $name } sceglie il terreno: { $terrain }.
aztlan-log-domain = { $name }: un possedimento di { $size ->
    [one] 1 territorio
   *[other] { $size } territori
} (corrispondenti: { $matching }) dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
aztlan-log-scored = { $name } guadagna { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e ne ha { $score }.
aztlan-log-final = { $name }: { $value } per la carta potere { $card } mai usata, { $cards } per le carte in mano, { $offerings } per le Offerte; totale { $score }.
aztlan-log-over = Partita finita. Vittoria: { $name }.
