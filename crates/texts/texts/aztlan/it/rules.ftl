# La pagina delle regole di Aztlán. Una riga vuota comincia un nuovo paragrafo.

aztlan-rules-title = Come si gioca ad Aztlán

aztlan-rules-aim = Lo scopo
aztlan-rules-aim-text =
    Guidi una tribù attraverso cinque ere e ne spargi le pedine su una terra di 30 territori.
    Vince chi ha più punti al termine della quinta era.

    La terra ha cinque tipi di terreno, con 6 territori ciascuno: giungla, deserto, montagne, campi terrazzati e città.
    In mezzo si trovano tre laghi, dove nessuno può stare.

aztlan-rules-tribe-0 = Serpente
aztlan-rules-tribe-1 = Gattopardo
aztlan-rules-tribe-2 = Coyote
aztlan-rules-tribe-3 = Quetzal
aztlan-rules-tribes-label = Quattro forme: un rombo rosso, un disco ocra, un triangolo verde e un quadrato blu.
aztlan-rules-tribes-caption = Le quattro tribù. Ognuna ha una forma e un colore; nel gioco sono tutte uguali.

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

    Le pedine restano sul tabellone di era in era, finché qualcuno non le rimuove.
    Così il tabellone si riempie, mentre ogni era ti porta una pedina nuova in meno della precedente.
aztlan-rules-age-table = Pedine nuove per ogni giocatore
aztlan-rules-age-players = Giocatori
aztlan-rules-age-number = Era { $age }

aztlan-rules-choosing = Fase 1: scelta
aztlan-rules-choosing-text =
    Si sceglie tutti insieme e in segreto una carta potere non ancora usata.
    Ne hai sei, numerate da 4 a 9, e ne usi una in ognuna delle cinque ere.

    Il numero è la forza di ogni tua pedina in questa era, comprese quelle vecchie.
    Il terreno è quello che ti porta punti in questa era.
    Il numero piccolo dice quanto vale la carta alla fine, se è quella che non hai mai usato.

    La carta 4 è debole ma è un jolly: il suo terreno lo scegli quando conti i punti.

    Poi prendi dalla riserva le pedine nuove di questa era.
    All’inizio la riserva ha tutte le 30 pedine della tua tribù: nessuna serve a segnare l’ordine di turno.
    Se la riserva non basta, riprendi anche tue pedine rimosse in precedenza. Se non bastano nemmeno quelle, prendi ciò che c’è, e quando non ne hai più da posizionare si salta il tuo turno.
aztlan-rules-power-label = Sei carte potere: 4 jolly, vale 2 se non usata; 5 giungla, vale 3; 6 deserto, vale 4; 7 montagne, vale 5; 8 campi terrazzati, vale 6; 9 città, vale 7.
aztlan-rules-power-caption = Le tue sei carte potere. In alto a sinistra la forza, in alto a destra il valore se resta inutilizzata.

aztlan-rules-development = Fase 2: sviluppo
aztlan-rules-development-text =
    Si gioca a turno, in ordine di turno, finché tutte le pedine nuove non sono sul tabellone.

    Al tuo turno posiziona una pedina in un territorio qualsiasi: vuoto o affollato, vicino o lontano.
    Poi puoi muovere una delle tue pedine, nuova o vecchia, in un territorio adiacente.
    Un territorio può ospitare quante pedine si vuole.

    Dopo l’ultimo turno tutti rivelano la carta potere scelta.

aztlan-rules-conflict = Fase 3: scontro
aztlan-rules-conflict-text =
    Un territorio è conteso se vi si trovano pedine di giocatori diversi: lì avviene uno scontro.
    Il tuo potere in quel territorio è il numero della tua carta moltiplicato per le tue pedine presenti.
aztlan-rules-conflict-example = Esempio: due pedine con la carta 5 hanno 2 × 5 = 10. Una pedina con la carta 9 ha soltanto 1 × 9 = 9. Vincono le due pedine.
aztlan-rules-conflict-winner =
    In ordine di turno, ognuno risolve uno alla volta, nell’ordine che preferisce, gli scontri non ancora risolti in cui nessun altro ha più potere.
    Se il potere maggiore è soltanto tuo, devi scegliere:
aztlan-rules-battle = Sconfiggere
aztlan-rules-battle-text = Tutte le pedine avversarie nel territorio vengono rimosse.
aztlan-rules-coexist = Coesistere
aztlan-rules-coexist-text = Tutte le pedine restano e tu peschi una sola carta prosperità, quanti che siano gli avversari presenti.
aztlan-rules-conflict-all = Non puoi rimuovere un avversario e lasciare che un altro resti.
aztlan-rules-contest-label = Un deserto con due pedine Gattopardo, una Quetzal e una Coyote. Il loro potere è 10, 8 e 4. Se il Gattopardo sconfigge gli avversari, restano solo le sue pedine; se coesiste, restano tutte e il Gattopardo pesca una carta.
aztlan-rules-contest-caption = Il Gattopardo ha 10 contro 8 e 4. Se sconfigge, rimuove entrambi; se coesiste, restano entrambi e pesca una carta.
aztlan-rules-conflict-tie =
    Se più giocatori sono in parità per il potere maggiore, coesistono e nessuno pesca carte.
    Chi in quel territorio è più debole viene rimosso subito.
    Chi è in parità e gioca più tardi può ancora giocare lì Grande Tlatoani, quando arriva il suo turno.
aztlan-rules-conflict-tie-example = Esempio: i poteri sono 8, 8 e 5. I due giocatori con 8 coesistono, le pedine del terzo vengono rimosse e nessuno pesca.
aztlan-rules-tie-label = Montagne con una pedina Coyote, due Quetzal e una Serpente. Il loro potere è 8, 8 e 5. Alla fine restano Coyote e Quetzal.
aztlan-rules-tie-caption = Parità per il potere maggiore: chi è in parità resta, chi è più debole viene rimosso.
aztlan-rules-conflict-cards =
    Due carte prosperità possono ribaltare uno scontro: Grande Tlatoani e Giochi Sacri.
    Se devi pescare e il mazzo è vuoto, si mescolano gli scarti, comprese le carte appena giocate, per farne uno nuovo. Se non ci sono nemmeno scarti, non si pesca.

aztlan-rules-scoring = Fase 4: punteggio
aztlan-rules-scoring-text =
    In ordine di turno, ognuno calcola i punti dei propri possedimenti.
    Un possedimento è un gruppo di territori adiacenti, con almeno una tua pedina in ciascuno.
    Non importa chi altro vi si trovi. I laghi non uniscono.

    Un possedimento dà 1 punto per ogni suo territorio.
    Poi aggiungi il quadrato del numero dei suoi territori che corrispondono alla tua carta potere: 1, 4, 9, 16 e così via.
    Un possedimento senza territori corrispondenti dà 0 punti.
aztlan-rules-scoring-example = Esempio: la tua carta è il 9, città. I tuoi possedimenti hanno 4 territori con 1 città, 3 con 2, 1 con 1 e 1 con nessuna. Danno 5 + 7 + 2 + 0 = 14.
aztlan-rules-domains-label = Quattro possedimenti: quattro territori con una città danno 5, tre con due città danno 7, una città da sola dà 2, una montagna da sola dà 0. In tutto 14.
aztlan-rules-domains-caption = Qui le città sono segnate da una trama. Due nello stesso possedimento valgono più di due separate.
aztlan-rules-scoring-wild =
    Con il jolly, la carta 4, scegli un solo terreno, che vale per tutti i tuoi possedimenti.
aztlan-rules-scoring-wild-example = Esempio: scegli il deserto. Possedimenti di 6 territori con 3 deserti, di 2 con 1 e di 3 con 1 danno 15 + 3 + 4 = 22.
aztlan-rules-scoring-cards =
    Prima di contare i punti puoi giocare quante Canoe e Zattere e quante Benedizioni vuoi. Tutti i punti del tuo turno sono un solo movimento del segnalino.
aztlan-rules-domain-table = Punti di un possedimento
aztlan-rules-domain-size = Territori
aztlan-rules-domain-matching = di cui corrispondenti
aztlan-rules-domain-note = Le caselle vuote possono capitare solo con Canoe e Zattere. In quel caso somma il numero dei territori e il quadrato di quelli corrispondenti.

aztlan-rules-end = Fine della partita
aztlan-rules-end-text =
    Dopo la quinta era ognuno aggiunge al proprio punteggio: il valore della carta potere mai usata, 1 punto per ogni carta prosperità in mano e il quadrato del numero di Offerte che possiede.
    Si fa in un solo movimento del segnalino, nell’ordine di turno della quinta era; l’ordine conta, perché il segnalino che arriva per ultimo va sopra gli altri.

    Vince chi ha più punti.
aztlan-rules-end-example = Esempio: hai in mano 3 Offerte e 1 altra carta. Sono 3 × 3 = 9 per le Offerte e 4 per le carte: 13 punti.
aztlan-rules-end-tie = In caso di parità per il punteggio più alto decide la pila dei segnalini; come, dipende dall’edizione.

aztlan-rules-order = Ordine di turno e pila dei segnalini
aztlan-rules-order-text =
    Ogni giocatore ha un segnalino sulla traccia del punteggio.
    All’inizio di un’era si fissa l’ordine di turno per tutte le sue fasi: prima chi ha più punti.

    Un segnalino che arriva su un punteggio già occupato va sopra quelli che trova.
    A parità di punti, comincia il segnalino più in alto.
    Chi guadagna 0 punti non muove il segnalino. Nella prima era la pila è in ordine casuale.
aztlan-rules-order-label = Una traccia del punteggio da 6 a 12. Il Serpente è sul 12 ed è primo. Sul 9 il Quetzal, secondo, sta sopra il Gattopardo, terzo. Il Coyote, sul 7, è quarto.
aztlan-rules-order-caption = Il Serpente è in testa. Il Quetzal è arrivato al 9 dopo il Gattopardo: gli sta sopra e gioca prima.

aztlan-rules-cards = Carte prosperità
aztlan-rules-cards-text =
    Il mazzo ha 30 carte di otto tipi. Ne peschi quando coesisti.
    Puoi giocare una carta anche nella fase in cui l’hai pescata, se il suo testo lo permette. Una carta ancora in mano alla fine vale 1 punto.
aztlan-rules-card-copies = Nel mazzo: { $count }
aztlan-rules-card-games = Giochi Sacri
aztlan-rules-card-games-text =
    Si gioca in uno scontro, quando un unico vincitore sceglie di sconfiggerti.
    Le tue pedine restano e il vincitore pesca una carta per ogni carta Giochi Sacri giocata lì. Gli avversari che non la giocano vengono rimossi.
    Chi è sconfitto risponde in ordine di turno; le pedine si rimuovono e le carte si pescano dopo l’ultima risposta.

    Non serve contro vincitori in parità.
aztlan-rules-card-mixcoatl = Benedizione di Mixcoatl
aztlan-rules-card-mixcoatl-text = Si gioca quando conti i punti. Guadagni 2 punti per ogni giungla in cui hai una pedina, da sola o no, qualunque sia la tua carta potere.
aztlan-rules-card-offering = Offerta agli Dèi
aztlan-rules-card-offering-text = Si tiene fino alla fine. Un’Offerta dà 1 punto, due ne danno 4, tre ne danno 9, e così via con i quadrati. Si aggiunge il solito punto per ogni carta in mano.
aztlan-rules-card-rafts = Canoe e Zattere
aztlan-rules-card-rafts-text =
    Si gioca quando conti i punti. Scegli due territori sulla riva dello stesso lago, entrambi con tue pedine, in due possedimenti diversi.
    Per questo conteggio sono adiacenti, e i due possedimenti diventano uno. Ogni carta unisce una coppia.
aztlan-rules-rafts-label = Un lago fra due possedimenti di due territori, con un deserto ciascuno. Una canoa li unisce.
aztlan-rules-rafts-caption = Carta 6, deserto. Separati: 3 + 3 = 6. Uniti: 4 territori, 2 deserti, 4 + 4 = 8.
aztlan-rules-card-tepeyollotl = Benedizione di Tepeyollotl
aztlan-rules-card-tepeyollotl-text = Si gioca quando conti i punti. Guadagni 2 punti per ogni territorio di montagne in cui hai una pedina, da sola o no.
aztlan-rules-card-tlatoani = Grande Tlatoani
aztlan-rules-card-tlatoani-text =
    Si gioca in uno scontro, al tuo turno, in un territorio dove sei in parità per il potere maggiore.
    Lì vinci soltanto tu e scegli se sconfiggere o coesistere; se coesisti, peschi una carta come al solito.
    Così il territorio è risolto: nella stessa era nessuno può giocarne lì una seconda.

    Puoi giocarla al tuo turno anche se prima di te qualcuno ha accettato la parità.
aztlan-rules-card-warriors = Guerrieri Aquila e Giaguaro
aztlan-rules-card-warriors-text =
    Si gioca al tuo turno di sviluppo, per posizionare una pedina in più.
    Viene dalla riserva o, se questa è vuota, dalle tue pedine rimosse in un’era precedente. Se mancano entrambe, non puoi giocarla.
    Nello stesso turno puoi giocarne più di una.

    Dove si può posizionare la pedina dipende dall’edizione.
aztlan-rules-card-xipe_totec = Benedizione di Xipe Totec
aztlan-rules-card-xipe_totec-text = Si gioca quando conti i punti. Guadagni 2 punti per ogni territorio di campi terrazzati in cui hai una pedina, da sola o no.

aztlan-rules-two = In due: Dèi Aztechi
aztlan-rules-two-text =
    Due alleanze si dividono la terra: Coyote con Quetzal, e Gattopardo con Serpente. Le due tribù di un’alleanza contano come una sola, con 60 pedine.

    Cominci con un’alleanza: a caso, se non è stata scelta al tavolo o quando il tavolo è stato aperto.
    Dopo ognuna delle prime quattro ere i giocatori se le scambiano.
    Carte potere, carte prosperità e punti restano a te; le pedine sul tabellone, nella riserva e rimosse restano all’alleanza.
    Attenzione dunque a ciò che costruisci: nella prossima era sarà del tuo avversario.

aztlan-rules-editions = Le due edizioni
aztlan-rules-editions-text =
    Il regolamento inglese e quello italiano differiscono in due punti. Chi apre il tavolo ne sceglie uno.

    Per il testo italiano un possedimento senza territori corrispondenti non dà «alcun bonus», ma il suo esempio e la sua tabella gli danno 0 punti: vale 0 in entrambe le edizioni.
aztlan-rules-editions-point = Punto
aztlan-rules-editions-en = Inglese
aztlan-rules-editions-it = Italiana
aztlan-rules-editions-tie = Parità per il punteggio più alto
aztlan-rules-editions-tie-en = Vince il segnalino più in basso nella pila.
aztlan-rules-editions-tie-it = Vince il segnalino in cima.
aztlan-rules-editions-warriors = Guerrieri
aztlan-rules-editions-warriors-en = La pedina in più va in un territorio qualsiasi, subito dopo che ne hai posizionata una.
aztlan-rules-editions-warriors-it = La pedina in più va in un territorio dove in questa era hai posizionato una pedina dalla riserva, anche se poi quella si è mossa. Puoi giocare la carta prima o dopo aver posizionato la pedina del turno.

aztlan-rules-secrets = Chi vede che cosa
aztlan-rules-secrets-text =
    Tutti vedono le pedine, i punteggi e la pila, le carte potere già usate, quante carte prosperità ha ciascuno, le carte giocate e scartate e quante ne restano nel mazzo.

    Solo tu vedi la carta potere che hai scelto, finché non vengono rivelate tutte, e le carte prosperità che hai in mano, fino alla fine della partita. Nessuno conosce l’ordine del mazzo.

    A volte la domanda riguarda una carta che non hai, perché non riveli nulla agli avversari. Se non hai nessuna carta prosperità non serve chiedere: le parità restano tali e cedi in automatico.

aztlan-rules-credits = Componenti e crediti
aztlan-rules-credits-text =
    Aztlán è di Leo Colovini, pubblicato da Ares Games. Qui le regole sono spiegate con parole nostre.

    Il tabellone è nostro, perché quello stampato non è nel regolamento: 30 territori, 6 per ogni terreno, disposti in modo che valga la tabella dei possedimenti del regolamento. Nostri sono anche i valori delle carte potere mai usate. Tutto il resto segue il regolamento.
