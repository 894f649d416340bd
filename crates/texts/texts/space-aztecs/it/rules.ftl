# Le regole di Space Aztecs, con parole nostre.

space-aztecs-rules-title = Come si gioca a Space Aztecs

space-aztecs-rules-aim = Lo scopo
space-aztecs-rules-aim-text =
    Guidi un villaggio in una valle che gli alieni hanno appena scoperto. Raduna Aztechi, nascondili nei templi prima che arrivino i dischi volanti, e manda i tuoi a caccia dai vicini.

    Alla fine vince chi ha più punti.

space-aztecs-rules-setup = Preparazione
space-aztecs-rules-setup-text =
    Ci sono quattro set di 16 carte: 10 Aztechi, 3 templi e 3 dischi volanti ciascuno. Otto leggi non appartengono a nessun set. Ogni carta ha la sua ora del giorno, e non ci sono due carte con la stessa ora.

    Da 2 a 4 giocatori si usano tre dei set, in 5 o 6 tutti e quattro. Le carte in gioco si mescolano e si dividono in otto pile, ognuna sotto un simbolo della meridiana: 7 carte per pila da 2 a 4 giocatori, 9 in 5 o 6. Il primo giocatore si sceglie a caso.

space-aztecs-rules-round = Un round
space-aztecs-rules-round-text =
    Dal primo giocatore, in senso orario, ognuno prende in mano una pila diversa, che abbia ancora carte, e le guarda. Il senso orario è l’ordine dei posti; dopo l’ultimo viene di nuovo il primo.

    Poi tutti tengono una carta nello stesso momento, si annunciano le ore e le carte si giocano una dopo l’altra. Dopo comincia un nuovo round. Chi ha giocato per primo prende per primo una pila.

space-aztecs-rules-hours = Tenere una carta
space-aztecs-rules-hours-text =
    Tutti insieme e in segreto, ognuno tiene una carta della pila che ha in mano e la mette davanti a sé coperta. Le altre tornano sotto il loro simbolo. Se la pila ha una sola carta, si tiene in automatico.

    Quando tutti hanno tenuto una carta si annunciano soltanto le ore. Le carte restano coperte finché non vengono giocate. Ogni ora è unica, quindi chi conosce il mazzo a memoria sa che cosa sta per arrivare.

space-aztecs-rules-order = Ordine di turno
space-aztecs-rules-order-text =
    Chi ha annunciato l’ora che viene prima diventa primo giocatore e gioca per primo. Poi si prosegue in senso orario oppure, con quell’opzione, secondo le ore.

    Quando giochi una carta, la scopri, la metti nel tuo villaggio e ne risolvi subito l’effetto. Se non c’è nulla da scegliere, si risolve in automatico.
space-aztecs-rules-order-example = Esempio: A, B, C e D siedono in senso orario e annunciano 14:00, 09:40, 16:20 e 11:00. L’ora di B viene prima, e B diventa primo giocatore. In senso orario si gioca nell’ordine B, C, D, A; secondo le ore B, D, A, C.

space-aztecs-rules-aztecs = Aztechi
space-aztecs-rules-aztecs-text =
    Un Azteco entra nel tuo villaggio e resta allo scoperto, dove i dischi volanti possono rapirlo. Anche alieni e tacchini contano come Aztechi, e i tacchini anche come paesani.

space-aztecs-rules-archivist = Da 1 a 4 punti, come stampato sulla carta; 6 in un tempio.

space-aztecs-rules-temples = Templi
space-aztecs-rules-temples-text =
    Quando giochi un tempio puoi nasconderci tutti i tuoi Aztechi del suo set che sono allo scoperto. Li nascondi tutti o nessuno; non puoi nasconderne solo una parte. Da lì nessuno può rapirli, e contano come prima.

    Gli Aztechi che giochi più tardi non possono entrare nel tempio, a meno che un agente non aiuti.
space-aztecs-rules-temples-example = Esempio: hai un Contadino e un Cuoco allo scoperto e giochi un Tempio dei Paesani. Si nascondono entrambi, o nessuno dei due. Un Vasaio giocato al round seguente resta allo scoperto.

space-aztecs-rules-saucers = Dischi volanti
space-aztecs-rules-saucers-text =
    Quando giochi un disco volante, chiunque altro abbia allo scoperto Aztechi di quel set ne perde uno. Scegli tu quale, cominciando da chi siede dopo di te in senso orario. I prigionieri restano sotto il tuo disco e alla fine valgono 1 punto ciascuno.

    Non si possono rapire gli Aztechi nascosti e le carte non ancora giocate, né templi, leggi e dischi volanti.
space-aztecs-rules-saucers-example = Esempio: tre avversari hanno allo scoperto 0, 1 e 2 Aztechi del set. Il disco rapisce due carte, e devi scegliere una volta sola.

space-aztecs-rules-laws = Leggi
space-aztecs-rules-laws-text =
    Una legge resta davanti a te e dà punti alla fine. Contano solo gli Aztechi del tuo villaggio, allo scoperto o nascosti; prigionieri, dischi volanti e templi non contano, a meno che la legge non lo dica.
space-aztecs-rules-laws-twins = Esempio: tre carte Tacchino e due Contadino formano due coppie, quindi Gemelli dà 8 punti. La terza carta Tacchino avanza. Un Tacchino da concorso ha un altro nome, quindi non può farle da gemello.
space-aztecs-rules-laws-most = Esempio: con sei Aztechi nei templi Santuario dà 10 punti, non 12.
space-aztecs-rules-laws-feast = Esempio: sono in gioco Paesani, Guerrieri e Consiglio. Hai 3 Paesani e nessuno ne ha di più; 2 Guerrieri, quanti ne ha anche un altro; e nessuno del Consiglio. Giorno di festa dà 3 + 3 = 6 punti. Un terzo set così non aggiungerebbe nulla, perché il massimo è 6.

space-aztecs-rules-agents = Agenti speciali
space-aztecs-rules-agents-text =
    Finché hai un agente allo scoperto, puoi far entrare ogni Azteco che giochi nel tuo tempio più recente del suo set.

    Un agente non può farlo per sé stesso, ma può farlo un altro dei tuoi agenti allo scoperto.
space-aztecs-rules-agents-example = Esempio: hai un Agente speciale allo scoperto e un Tempio dei Guerrieri giocato in un round precedente. Giochi un Guerriero Aquila e puoi farlo entrare in quel tempio. Se l’agente fosse nascosto, il Guerriero Aquila resterebbe allo scoperto.

space-aztecs-rules-end = Fine della partita
space-aztecs-rules-end-text =
    La partita finisce dopo il round in cui ci sono due o più pile vuote, o in cui è stato giocato il 7º disco volante; in 5 o 6 giocatori, il 9º.

    Vince chi ha più punti. In caso di parità la vittoria è condivisa: il regolamento non prevede spareggi, e noi non ne inventiamo.
space-aztecs-rules-end-example = Esempio: A e B hanno entrambi 41 punti e C ne ha 38. A e B vincono insieme.

space-aztecs-rules-scoring = Punti
space-aztecs-rules-scoring-text =
    Le leggi danno i punti che dicono. Paesani, anziani e agenti danno i punti stampati sulla carta.

    I guerrieri con lo stesso nome si contano insieme: più ne hai, più valgono.

    Una coppia formata da un sacerdote o una sacerdotessa e da un alieno dà 10 punti in tutto. Un sacerdote senza coppia dà 0 punti; un alieno senza coppia ne dà 1. Le coppie si formano soltanto alla fine, più che si può, con le carte che allora sono nel tuo villaggio, allo scoperto o nascoste; fino a quel momento un disco può rapire l’uno o l’altro.

    Un archivista dà il primo numero e, se è nascosto in un tempio, anche il secondo. Ogni prigioniero vale 1 punto.

    Se i paesani sono in gioco, chi ne ha di meno perde 5 punti; in caso di parità li perde chiunque sia in parità. I prigionieri non contano come paesani. Durante la partita la pagina mostra i punteggi senza questa perdita; da quando è stato giocato un paesano, un −5 accanto al punteggio indica chi la subirebbe.
space-aztecs-rules-scoring-warriors = Esempio: un Guerriero Aquila vale 2, due valgono 10, tre valgono 20.
space-aztecs-rules-scoring-council = Esempio: un anziano 5. Un sacerdote e un alieno 10; un sacerdote da solo 0; un alieno da solo 1; due sacerdoti e un alieno 10.
space-aztecs-rules-scoring-archivist = Esempio: un Archivista con 2+4 dà 2 punti allo scoperto e 6 in un tempio.
space-aztecs-rules-scoring-hunger = Esempio: se tutti hanno due paesani, tutti ne hanno il minor numero e perdono 5 punti. Se i paesani non sono in gioco, nessuno perde nulla.

space-aztecs-rules-memory = Il promemoria
space-aztecs-rules-memory-text =
    Se hai guardato una pila la conosci: com’era allora, meno le carte annunciate da quella pila in seguito. La pagina lo tiene a mente per te. Porta il cursore su una pila per vedere che cosa ne sai, o apri l’elenco sotto la meridiana.

    Se qualcun altro ha tenuto una carta di una pila che conosci, finché non si annunciano le ore ne manca una e non puoi sapere quale.

    Il promemoria si può disattivare quando si apre un tavolo. In questo caso, fino alla fine della partita, una volta annunciate le ore nemmeno il replay mostra più le pile.

space-aztecs-rules-variants = Varianti
space-aztecs-rules-variants-text =
    Senza leggi, per i più piccoli: ogni pila ha una carta in meno, cioè 6 da 2 a 4 giocatori e 8 in 5 o 6.

    Ordine secondo le ore: dopo l’ora che viene prima, anche le altre carte si giocano secondo le ore. Altrimenti conta solo l’ora che viene prima, e da lì si prosegue in senso orario.

    Da 2 a 4 giocatori si possono scegliere i tre set; se non se ne sceglie nessuno, si scelgono a caso. In 5 o 6 si usano sempre tutti e quattro.

space-aztecs-rules-secrets = Chi vede che cosa
space-aztecs-rules-secrets-text =
    Tutti vedono i villaggi, chi è nascosto nei templi e chi è stato rapito dai dischi, quante carte ha ogni pila, chi ha preso quale pila, e le ore una volta annunciate.

    Solo tu vedi le carte della pila che hai in mano e, finché non la giochi, la carta che hai tenuto. Nessuno conosce il contenuto di una pila che non ha guardato.

space-aztecs-rules-credits = Componenti e crediti
space-aztecs-rules-credits-text =
    Space Aztecs è di Romaric Galonnier, illustrato da Maxime Morin e pubblicato da Lumberjacks Studio; l’edizione polacca è di Trefl. Qui le regole sono spiegate con parole nostre.

    Le carte sono nostre: nomi, punti, ore e leggi, tranne ciò che è scritto nel regolamento. Da lì vengono i quattro set e quante carte di ogni tipo contengono, i punti di Guerrieri Aquila, anziani, alieni e sacerdoti, gli agenti e gli archivisti, e la legge Non tutto è perduto.
