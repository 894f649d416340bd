# Aztlán al tavolo. I nomi di terreni, tribù e carte sono nelle regole.

aztlan-pitch = Quattro tribù, cinque ere: scegli in segreto la tua forza, metti le tue pedine, poi decidi fra guerra e pace. Da due a quattro giocatori, circa mezz’ora.

aztlan-option-players = Giocatori
aztlan-option-players-about = In due si gioca la variante Dèi Aztechi: dopo ogni era ci si scambiano le alleanze.
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
aztlan-phase-over = La fine

aztlan-board = La terra di Aztlán
aztlan-hand = Le tue carte
aztlan-to-place = { $count ->
    [one] una pedina da mettere
   *[other] { $count } pedine da mettere
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

aztlan-card-games = Giocala quando il vincitore vuole sconfiggerti: le tue pedine restano e lui pesca una carta.
aztlan-card-mixcoatl = Giocala quando conti i punti: 2 punti per ogni giungla in cui hai una pedina.
aztlan-card-offering = Tienila: alla fine le tue Offerte valgono il quadrato del loro numero.
aztlan-card-rafts = Giocala quando conti i punti: unisci due tuoi possedimenti attraverso un lago.
aztlan-card-tepeyollotl = Giocala quando conti i punti: 2 punti per ogni territorio di montagne in cui hai una pedina.
aztlan-card-tlatoani = Giocala quando sei in parità in uno scontro: vinci soltanto tu.
aztlan-card-warriors = Giocala al tuo turno nella fase di sviluppo: metti una pedina in più.
aztlan-card-xipe_totec = Giocala quando conti i punti: 2 punti per ogni territorio di campi terrazzati in cui hai una pedina.

aztlan-do-place = Metti una pedina a { $place }
aztlan-do-from = Muovi una pedina da { $place }
aztlan-do-to = Muovi la pedina a { $place }
aztlan-do-stay = Non muovere nulla
aztlan-do-warriors = Gioca i Guerrieri: una pedina in più a { $place }
aztlan-do-settle = Risolvi ora { $place }
aztlan-do-battle = Sconfiggi
aztlan-do-coexist = Coesisti
aztlan-do-tlatoani = Gioca Grande Tlatoani
aztlan-do-tie = Lascia la parità
aztlan-do-games = Gioca Giochi Sacri
aztlan-do-yield = Cedi
aztlan-do-rafts = Canoe: { $a } – { $b }
aztlan-do-bless = Benedizione: { $terrain }
aztlan-do-terrain = Terreno: { $terrain }
aztlan-do-score = Conta i punti

aztlan-effect-choose = Ogni pedina vale { $card }. La tua terra, così com’è, darebbe { $points }. Se non la usi mai, la carta vale { $value }.
aztlan-effect-place = Il tuo potere lì: { $power }. I tuoi possedimenti darebbero { $after } (ora { $before }).
aztlan-effect-from = { $count ->
    [0] Lì non resterebbe nessuna tua pedina.
    [one] Lì resterebbe una tua pedina.
   *[other] Lì resterebbero { $count } tue pedine.
}
aztlan-effect-stay = Conclude il tuo turno.
aztlan-effect-battle = Pedine da rimuovere: { $losers }. Gli avversari possono rispondere con Giochi Sacri.
aztlan-effect-coexist = Restano tutti e tu peschi una carta prosperità.
aztlan-effect-tlatoani = Qui vinci soltanto tu, e poi scegli se sconfiggere o coesistere.
aztlan-effect-tie = Chi è in parità resta, chi è più debole viene rimosso, nessuno pesca.
aztlan-effect-games = Le tue pedine restano e il vincitore pesca una carta.
aztlan-effect-yield = Le tue pedine qui vengono rimosse.
aztlan-effect-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

aztlan-prompt-choosing = Scegli la tua carta potere per questa era.
aztlan-reason-choosing = Il numero è la forza di ogni pedina, il terreno è quello che dà punti. Nessuno la vede finché tutte le pedine non sono sulla terra.
aztlan-prompt-place = Metti una pedina in un territorio qualsiasi.
aztlan-reason-place = { $left ->
    [one] È la tua ultima pedina in questa era.
   *[other] In questa era ne hai { $left } da mettere.
}
aztlan-prompt-move = Muovi una pedina, oppure nessuna.
aztlan-reason-move = Clicca su un tuo territorio, poi su uno adiacente.
aztlan-prompt-warriors = Muovi una pedina, o mettine una in più con i Guerrieri.
aztlan-reason-warriors = Il piccolo scudo in un territorio gioca lì la carta; puoi anche tenerla per dopo.
aztlan-prompt-to = Sposta la pedina da { $place } in un territorio adiacente.
aztlan-reason-to = I laghi sbarrano la strada: si raggiungono solo i territori adiacenti.
aztlan-prompt-settle = Scegli il prossimo territorio da risolvere.
aztlan-reason-settle = Lì nessuno ha più potere di te; al massimo c’è parità. Il potere è la tua carta per le tue pedine.
aztlan-prompt-won = Sconfiggi o coesisti a { $place }.
aztlan-reason-won = { $powers }. Se sconfiggi, cacci tutti gli altri; se coesisti, restano e tu peschi una carta.
aztlan-prompt-tied = Decidi la parità a { $place }.
aztlan-reason-tied = { $powers }. Con Grande Tlatoani vinceresti soltanto tu.
aztlan-prompt-games = Resta a { $place } con Giochi Sacri, oppure cedi.
aztlan-reason-games = { $powers }. Lo si chiede a chiunque abbia una carta, così nessuno scopre chi ha proprio questa.
aztlan-prompt-wild = Dichiara il terreno che dà punti con il tuo jolly.
aztlan-reason-wild = Vale per tutti i tuoi possedimenti in questa era.
aztlan-prompt-scoring = Conta i tuoi possedimenti.
aztlan-reason-scoring = Un possedimento con almeno una corrispondenza dà 1 punto per territorio più il quadrato di quelli corrispondenti.
aztlan-prompt-over = La partita è finita.
aztlan-reason-over = Vince chi ha più punti.

aztlan-wait-choosing = Si scelgono le carte potere, in segreto.
aztlan-wait-development = Si piazzano e si muovono le pedine, un turno alla volta.
aztlan-wait-conflict = I più forti scelgono tra battaglia e pace.
aztlan-wait-here = Si decide a { $place }: { $powers }.
aztlan-wait-scoring = Si contano i domini.
aztlan-wait-over = La partita è finita.

aztlan-tip-choosing = Tutti scelgono insieme, in segreto. Un numero alto vince gli scontri; il terreno della carta è l’unico che ti dà punti in questa era. Ogni carta si usa una volta sola, e quella che avanza porta punti alla fine.
aztlan-tip-placing = Metti la pedina in un territorio qualsiasi, anche dove ci sono altri. I territori adiacenti formano un possedimento, e quelli del terreno della tua carta contano al quadrato: costruisci dove sono vicini fra loro.
aztlan-tip-moving = Dopo aver messo la pedina puoi muoverne una, nuova o vecchia, in un territorio adiacente. Serve per allargarti, per unire due possedimenti o per raccogliere le forze.
aztlan-tip-conflict = Ora tutte le carte potere sono scoperte. Dove hai il potere maggiore decidi tu: caccia gli altri, oppure lasciali restare e pesca una carta prosperità. Le carte portano punti e sorprese; lo spazio rende di più in seguito.
aztlan-tip-games = Qui stanno per cacciarti. Se hai Giochi Sacri puoi restare. Altrimenti, cedi.
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
aztlan-log-placed = { $name } mette una pedina a { $place }.
aztlan-log-warriors = { $name } gioca Guerrieri Aquila e Giaguaro: una pedina in più a { $place }.
aztlan-log-moved = { $name } muove una pedina da { $from } a { $to }.
aztlan-log-revealed = { $name } rivela la carta potere { $card } ({ $terrain }).
aztlan-log-tlatoani = { $name } gioca Grande Tlatoani e vince la parità a { $place }.
aztlan-log-battle = { $name } sceglie di sconfiggere a { $place }.
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
aztlan-log-terrain = { $name } dichiara: { $terrain }.
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
aztlan-log-final = { $name }: { $value } per la carta { $card } mai usata, { $cards } per le carte in mano, { $offerings } per le Offerte; { $score } in tutto.
aztlan-log-over = La partita è finita. La vittoria va a { $name }.
