# La pagina delle regole di Aztlán. Una riga vuota comincia un nuovo paragrafo.

aztlan-rules-title = Come si gioca ad Aztlán

aztlan-rules-aim = Lo scopo
aztlan-rules-aim-text =
    Guidi una tribù attraverso cinque ere e ne spargi le pedine su una terra di trenta territori.
    Vince chi ha più punti al termine della quinta era.

    La terra ha cinque tipi di terreno, con sei territori ciascuno: giungla, deserto, montagne, campi terrazzati e città.
    In mezzo si trovano tre laghi, dove nessuno può stare.

aztlan-rules-tribe-0 = Serpente
aztlan-rules-tribe-1 = Gattopardo
aztlan-rules-tribe-2 = Coyote
aztlan-rules-tribe-3 = Quetzal
aztlan-rules-tribes-label = Quattro forme: un rombo rosso, un disco ocra, un triangolo verde e un quadrato blu.
aztlan-rules-tribes-caption = Le quattro tribù. Ognuna ha una forma e un colore.

aztlan-rules-terrain-jungle = giungla
aztlan-rules-terrain-desert = deserto
aztlan-rules-terrain-mountains = montagne
aztlan-rules-terrain-terraces = campi terrazzati
aztlan-rules-terrain-city = città
aztlan-rules-terrain-wild = jolly

aztlan-rules-age = Un’era
aztlan-rules-age-text =
    Un’era ha quattro fasi: scelta, sviluppo, scontro e punteggio.
    Poi comincia l’era successiva.

    Le pedine restano sulla terra di era in era, finché qualcuno non le caccia.
    Così la terra si riempie, mentre ogni era ti porta una pedina nuova in meno della precedente.
aztlan-rules-age-table = Pedine nuove per ogni giocatore
aztlan-rules-age-players = Giocatori
aztlan-rules-age-number = Era { $age }

aztlan-rules-choosing = Fase 1: scelta
aztlan-rules-choosing-text =
    Tutti scelgono insieme e in segreto una carta potere che non hanno ancora usato.
    Ne hai sei, numerate da 4 a 9. Cinque ere ne consumano cinque.

    Il numero è la forza di ogni tua pedina in questa era, comprese quelle vecchie.
    Il terreno è quello che ti porta punti in questa era.
    Il numero piccolo dice quanto vale la carta alla fine, se è quella che non hai mai usato.

    La carta 4 è debole ma è un jolly: il suo terreno lo dichiari quando conti i punti.

    Poi prendi dalla riserva le pedine nuove di questa era.
    Se la riserva non basta, tornano in gioco pedine rimosse in precedenza.
aztlan-rules-power-label = Sei carte potere: 4 jolly, vale 2 se non usata; 5 giungla, vale 3; 6 deserto, vale 4; 7 montagne, vale 5; 8 campi terrazzati, vale 6; 9 città, vale 7.
aztlan-rules-power-caption = Le tue sei carte potere. In alto a sinistra la forza, in alto a destra il valore se resta inutilizzata.

aztlan-rules-development = Fase 2: sviluppo
aztlan-rules-development-text =
    Si gioca a turno, nell’ordine di turno, finché tutte le pedine nuove sono sulla terra.

    Al tuo turno metti una pedina in un territorio qualsiasi: vuoto o affollato, vicino o lontano.
    Poi puoi muovere una delle tue pedine, nuova o vecchia, in un territorio adiacente.
    Un territorio può ospitare quante pedine si vuole.

    Dopo l’ultimo turno tutti rivelano la carta potere scelta.

aztlan-rules-conflict = Fase 3: scontro
aztlan-rules-conflict-text =
    Un territorio è conteso se vi si trovano pedine di giocatori diversi.
    Il tuo potere in quel territorio è il numero della tua carta per le tue pedine presenti.
aztlan-rules-conflict-example = Esempio: due pedine con la carta 5 hanno 2 × 5 = 10. Una pedina con la carta 9 ha soltanto 1 × 9 = 9. Vincono le due pedine.
aztlan-rules-conflict-winner =
    Nell’ordine di turno, ognuno risolve uno alla volta, nell’ordine che vuole, i territori contesi in cui nessuno ha più potere di lui.
    Se il potere maggiore è soltanto tuo, scegli:
aztlan-rules-battle = Sconfiggere
aztlan-rules-battle-text = Tutte le altre pedine del territorio vengono rimosse.
aztlan-rules-coexist = Coesistere
aztlan-rules-coexist-text = Restano tutte e tu peschi una carta prosperità. La carta è una sola, per quanti avversari tu risparmi.
aztlan-rules-conflict-all = Non puoi cacciare un avversario e risparmiarne un altro.
aztlan-rules-contest-label = Un deserto con due pedine Gattopardo, una Quetzal e una Coyote. Il loro potere è 10, 8 e 4. Se il Gattopardo sconfigge, restano solo le sue pedine; se coesiste, restano tutti e lui pesca una carta.
aztlan-rules-contest-caption = Il Gattopardo ha 10 contro 8 e 4. Se sconfigge, caccia entrambi; se coesiste, restano entrambi e guadagna una carta.
aztlan-rules-conflict-tie =
    Se più giocatori sono in parità per il potere maggiore, coesistono e nessuno pesca carte.
    Chi in quel territorio è più debole viene rimosso subito.
aztlan-rules-conflict-tie-example = Esempio: i poteri sono 8, 8 e 5. I due con 8 restano insieme, il terzo se ne va e nessuno pesca.
aztlan-rules-tie-label = Montagne con una pedina Coyote, due Quetzal e una Serpente. Il loro potere è 8, 8 e 5. Alla fine restano Coyote e Quetzal.
aztlan-rules-tie-caption = Parità in testa: i pari restano, il più debole se ne va.
aztlan-rules-conflict-cards =
    Due carte prosperità possono ribaltare uno scontro: Grande Tlatoani e Giochi Sacri.
    Quando il mazzo è vuoto, si mescolano gli scarti per farne uno nuovo.

aztlan-rules-scoring = Fase 4: punteggio
aztlan-rules-scoring-text =
    Nell’ordine di turno, ognuno conta i propri possedimenti.
    Un possedimento è un gruppo di territori adiacenti, con almeno una tua pedina in ciascuno.
    Non importa chi altro vi si trovi. I laghi non uniscono.

    Un possedimento dà 1 punto per ogni suo territorio.
    A questi si aggiunge il quadrato del numero dei suoi territori che corrispondono alla tua carta potere: 1, 4, 9, 16 e così via.
    Ma un possedimento senza nemmeno una corrispondenza non dà alcun punto.
aztlan-rules-scoring-example = Esempio: la tua carta è il 9, città. I tuoi possedimenti hanno 4 territori con 1 città, 3 con 2, 1 con 1 e 1 con nessuna. Danno 5 + 7 + 2 + 0 = 14.
aztlan-rules-domains-label = Quattro possedimenti: quattro territori con una città danno 5, tre con due città danno 7, una città da sola dà 2, una montagna da sola dà 0. In tutto 14.
aztlan-rules-domains-caption = Qui le città hanno un motivo. Due nello stesso possedimento valgono più di due separate.
aztlan-rules-scoring-wild =
    Con il jolly, la carta 4, dichiari un solo terreno, che vale per tutti i tuoi possedimenti.
aztlan-rules-scoring-wild-example = Esempio: dichiari il deserto. Possedimenti di 6 territori con 3 deserti, di 2 con 1 e di 3 con 1 danno 15 + 3 + 4 = 22.
aztlan-rules-scoring-cards =
    Prima di contare i punti puoi giocare Canoe e Zattere e Benedizioni, quante ne hai.
aztlan-rules-domain-table = Punti di un possedimento
aztlan-rules-domain-size = Territori
aztlan-rules-domain-matching = di cui corrispondenti
aztlan-rules-domain-note = Una casella vuota non può capitare sul nostro tabellone. Con Canoe e Zattere però ci si può arrivare: in quel caso si fa il calcolo.

aztlan-rules-end = La fine
aztlan-rules-end-text =
    Dopo la quinta era ognuno aggiunge, in una volta sola: il valore della carta potere mai usata, 1 punto per ogni carta prosperità in mano e il quadrato del numero di Offerte che possiede.
    Vince chi ha più punti.
aztlan-rules-end-example = Esempio: hai in mano 3 Offerte e 1 altra carta. Sono 3 × 3 = 9 per le Offerte e 4 per le carte: 13 punti.
aztlan-rules-end-tie = Se i punteggi migliori sono uguali, decide la pila dei segnalini; come, dipende dall’edizione.

aztlan-rules-order = Ordine di turno e pila dei segnalini
aztlan-rules-order-text =
    Ogni giocatore ha un segnalino sulla traccia del punteggio.
    All’inizio di un’era si fissa l’ordine per tutte le sue fasi: prima chi ha più punti.

    Un segnalino che arriva su un punteggio già occupato va sopra quelli che trova.
    A parità di punti, comincia il segnalino più in alto.
    Chi guadagna 0 non si muove. Nella prima era la pila è fatta a caso.
aztlan-rules-order-label = Una traccia del punteggio da 6 a 12. Il Serpente è sul 12 ed è primo. Sul 9 il Quetzal, secondo, sta sopra il Gattopardo, terzo. Il Coyote, sul 7, è quarto.
aztlan-rules-order-caption = Il Serpente è in testa. Il Quetzal è arrivato al 9 dopo il Gattopardo: gli sta sopra e gioca prima.

aztlan-rules-cards = Carte prosperità
aztlan-rules-cards-text =
    Il mazzo ha trenta carte di otto tipi. Ne peschi quando coesisti.
    Puoi giocare una carta appena la possiedi, quando arriva il suo momento. Una carta ancora in mano alla fine vale 1 punto.
aztlan-rules-card-copies = Nel mazzo: { $count }
aztlan-rules-card-games = Giochi Sacri
aztlan-rules-card-games-text =
    Si gioca in uno scontro, quando un unico vincitore dichiara di volerti sconfiggere.
    Le tue pedine restano e il vincitore pesca una carta per ogni carta Giochi Sacri giocata lì. Gli avversari che non la giocano vengono rimossi.

    Non serve contro vincitori in parità.
aztlan-rules-card-mixcoatl = Benedizione di Mixcoatl
aztlan-rules-card-mixcoatl-text = Si gioca quando conti i punti. Guadagni 2 punti per ogni giungla in cui hai una pedina, da sola o no, qualunque sia la tua carta potere.
aztlan-rules-card-offering = Offerta agli Dèi
aztlan-rules-card-offering-text = Si tiene fino alla fine. Un’Offerta dà 1 punto, due ne danno 4, tre ne danno 9, e così via con i quadrati. Il solito punto per ogni carta in mano si aggiunge.
aztlan-rules-card-rafts = Canoe e Zattere
aztlan-rules-card-rafts-text =
    Si gioca quando conti i punti. Indica due territori sulla riva dello stesso lago, entrambi con tue pedine, in due possedimenti diversi.
    Per questo conteggio sono adiacenti, e i due possedimenti diventano uno. Ogni carta unisce una coppia.
aztlan-rules-rafts-label = Un lago fra due possedimenti di due territori, con un deserto ciascuno. Una canoa li unisce.
aztlan-rules-rafts-caption = Carta 6, deserto. Separati: 3 + 3 = 6. Uniti: 4 territori, 2 deserti, 4 + 4 = 8.
aztlan-rules-card-tepeyollotl = Benedizione di Tepeyollotl
aztlan-rules-card-tepeyollotl-text = Si gioca quando conti i punti. Guadagni 2 punti per ogni territorio di montagne in cui hai una pedina, da sola o no.
aztlan-rules-card-tlatoani = Grande Tlatoani
aztlan-rules-card-tlatoani-text =
    Si gioca in uno scontro, al tuo turno, in un territorio dove sei in parità per il potere maggiore.
    Lì vinci soltanto tu e scegli se sconfiggere o coesistere; se coesisti, peschi una carta come al solito.
    Nella stessa era nessuno può giocarne lì una seconda.
aztlan-rules-card-warriors = Guerrieri Aquila e Giaguaro
aztlan-rules-card-warriors-text =
    Si gioca al tuo turno di sviluppo, per mettere una pedina in più.
    Viene dalla riserva o, se questa è vuota, dalle tue pedine rimosse. Se mancano entrambe, non puoi giocarla.

    Dove può andare la pedina dipende dall’edizione.
aztlan-rules-card-xipe_totec = Benedizione di Xipe Totec
aztlan-rules-card-xipe_totec-text = Si gioca quando conti i punti. Guadagni 2 punti per ogni territorio di campi terrazzati in cui hai una pedina, da sola o no.

aztlan-rules-two = In due: Dèi Aztechi
aztlan-rules-two-text =
    Due alleanze si dividono la terra: Coyote con Quetzal, e Gattopardo con Serpente. Le due tribù di un’alleanza contano come un solo popolo.

    Cominci con un’alleanza. Dopo ognuna delle prime quattro ere i giocatori se le scambiano.
    Carte potere, carte prosperità e punti restano a te; le pedine sulla terra, nella riserva e rimosse restano all’alleanza.
    Attenzione dunque a ciò che costruisci: nella prossima era sarà del tuo avversario.

aztlan-rules-editions = Le due edizioni
aztlan-rules-editions-text = Il regolamento inglese e quello italiano differiscono in due punti. Chi apre il tavolo ne sceglie uno.
aztlan-rules-editions-point = Punto
aztlan-rules-editions-en = Inglese
aztlan-rules-editions-it = Italiana
aztlan-rules-editions-tie = Punteggi migliori uguali
aztlan-rules-editions-tie-en = Vince il segnalino più in basso nella pila.
aztlan-rules-editions-tie-it = Vince il segnalino in cima.
aztlan-rules-editions-warriors = Guerrieri
aztlan-rules-editions-warriors-en = La pedina in più va in un territorio qualsiasi, subito dopo che ne hai messa una.
aztlan-rules-editions-warriors-it = La pedina in più va in un territorio dove in questa era hai messo una pedina dalla riserva, anche se poi quella si è spostata. Puoi giocarla prima o dopo aver messo la pedina del turno.

aztlan-rules-secrets = Chi vede che cosa
aztlan-rules-secrets-text =
    Tutti vedono le pedine, i punteggi e la pila, le carte potere già usate, quante carte prosperità ha ciascuno, le carte giocate e scartate e quante ne restano nel mazzo.

    Solo tu vedi la carta potere che hai scelto, finché non vengono rivelate tutte, e le carte prosperità che hai in mano. Nessuno conosce l’ordine del mazzo.

    Anche il gioco mantiene i tuoi segreti. A volte ti chiede di una carta che non hai, perché la domanda non riveli nulla agli avversari.
