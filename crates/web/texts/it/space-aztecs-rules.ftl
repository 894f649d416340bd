# Le regole di Space Aztecs, con parole nostre.

space-aztecs-rules-title = Come si gioca a Space Aztecs

space-aztecs-rules-aim = Lo scopo
space-aztecs-rules-aim-text =
    Guidi un villaggio in una valle che gli alieni hanno appena scoperto. Raduna Aztechi, nascondili nei templi prima che arrivino i dischi volanti, e manda i tuoi a caccia dai vicini.

    Alla fine vince chi ha più punti.

space-aztecs-rules-setup = Preparazione
space-aztecs-rules-setup-text =
    Ci sono quattro set di sedici carte: dieci Aztechi, tre templi e tre dischi volanti ciascuno. Otto leggi non appartengono a nessun set. Ogni carta ha un’ora del giorno, e non ci sono due carte con la stessa ora.

    Da due a quattro si gioca con tre dei set, in cinque e in sei con tutti e quattro. Le carte in gioco si mescolano e si dividono in otto pile, ognuna sotto un simbolo della meridiana: sette carte per pila da due a quattro giocatori, nove in cinque o sei. Il caso sceglie il primo giocatore.

space-aztecs-rules-round = Un round
space-aztecs-rules-round-text =
    Dal primo giocatore in poi, in senso orario, ognuno prende in mano una pila diversa, che abbia ancora carte, e le guarda. Il senso orario è l’ordine dei posti; dopo l’ultimo viene di nuovo il primo.

    Poi tutti tengono una carta nello stesso momento, si annunciano le ore e le carte si giocano una dopo l’altra. Dopo comincia un nuovo round. Chi ha giocato per primo prende per primo una pila.

space-aztecs-rules-hours = Tenere una carta
space-aztecs-rules-hours-text =
    Tutti insieme e in segreto, ognuno tiene una carta della pila che ha in mano e la mette davanti a sé coperta. Le altre tornano sotto il loro simbolo. L’ultima carta di una pila si tiene in automatico.

    Quando tutti hanno tenuto una carta si annunciano le ore. Siccome le ore sono tutte diverse, chi conosce il mazzo da quel momento conosce le carte: perciò la pagina le mostra.

space-aztecs-rules-order = Chi gioca quando
space-aztecs-rules-order-text =
    L’ora più bassa gioca per prima, e chi l’ha annunciata diventa primo giocatore. Poi si prosegue in senso orario oppure, se lo si è scelto aprendo il tavolo, carta per carta secondo le ore.

    La carta si scopre, va nel suo villaggio e ha subito effetto. Dove non c’è nulla da scegliere, il gioco non chiede.
space-aztecs-rules-order-example = Esempio: A, B, C e D siedono in senso orario e annunciano 14:00, 09:40, 16:20 e 11:00. B ha l’ora più bassa e diventa primo giocatore. In senso orario si gioca nell’ordine B, C, D, A; secondo le ore B, D, A, C.

space-aztecs-rules-aztecs = Aztechi
space-aztecs-rules-aztecs-text =
    Un Azteco entra nel tuo villaggio e resta allo scoperto, dove i dischi volanti possono rapirlo. Anche alieni e tacchini contano come Aztechi, e i tacchini anche come paesani.

space-aztecs-rules-archivist = Da 1 a 4 punti, come stampato sulla carta; 6 in un tempio.

space-aztecs-rules-temples = Templi
space-aztecs-rules-temples-text =
    Quando giochi un tempio puoi nasconderci tutti i tuoi Aztechi del suo set che sono allo scoperto: tutti insieme o nessuno. Da lì nessuno può portarli via, e contano come prima.

    Gli Aztechi che arrivano dopo non possono entrare in un tempio, a meno che un agente non aiuti.
space-aztecs-rules-temples-example = Esempio: hai un Contadino e un Cuoco allo scoperto e giochi un Tempio dei Paesani. Si nascondono entrambi, o nessuno dei due. Un Vasaio che arriva al round seguente resta allo scoperto.

space-aztecs-rules-saucers = Dischi volanti
space-aztecs-rules-saucers-text =
    Quando giochi un disco volante, ognuno degli altri che ha allo scoperto Aztechi del suo set ne perde uno. Scegli tu quale, cominciando da chi siede dopo di te. I prigionieri restano sotto il tuo disco e alla fine valgono 1 punto ciascuno.

    Non si possono rapire gli Aztechi nei templi e le carte non ancora giocate, né templi, leggi e dischi volanti.
space-aztecs-rules-saucers-example = Esempio: tre avversari hanno allo scoperto nessuno, uno e due Aztechi del set. Il disco rapisce due carte, e devi scegliere una volta sola.

space-aztecs-rules-laws = Leggi
space-aztecs-rules-laws-text =
    Una legge resta davanti a te e porta punti alla fine. Contano solo gli Aztechi che abitano nel tuo villaggio, allo scoperto o nascosti; prigionieri, dischi volanti e templi non contano, a meno che la legge non lo dica.
space-aztecs-rules-laws-twins = Esempio: tre carte Tacchino e due Contadino formano due coppie, quindi Gemelli porta 8 punti. La terza carta Tacchino avanza, e un Tacchino da concorso, che ha un altro nome, non è suo gemello.
space-aztecs-rules-laws-most = Esempio: con sei Aztechi nei templi Santuario porta 10 punti, non 12.

space-aztecs-rules-agents = Agenti speciali
space-aztecs-rules-agents-text =
    Un agente è attivo finché è allo scoperto. Quando giochi un Azteco e hai già un tempio del suo set, puoi far entrare subito l’Azteco nel più recente di questi templi.

    Un agente non può far entrare sé stesso; può farlo per lui un altro agente allo scoperto.
space-aztecs-rules-agents-example = Esempio: hai un Agente speciale allo scoperto e un Tempio dei Guerrieri giocato in un round precedente. Giochi un Guerriero Aquila e puoi farlo entrare in quel tempio. Se l’agente fosse a sua volta in un tempio, il Guerriero Aquila resterebbe allo scoperto.

space-aztecs-rules-end = La fine
space-aztecs-rules-end-text =
    La partita finisce dopo il round in cui ci sono due o più pile vuote, o in cui è stato giocato il settimo disco volante; in cinque o sei giocatori, il nono.

    Vince chi ha più punti. A parità di punti vince chi ha più Aztechi nel villaggio, nascosti o no, ma mai i prigionieri; se anche questi sono pari, la vittoria è condivisa.
space-aztecs-rules-end-example = Esempio: A e B hanno entrambi 41 punti. Nel villaggio di A abitano nove Aztechi, in quello di B otto: vince A.

space-aztecs-rules-scoring = Punti
space-aztecs-rules-scoring-text =
    Le leggi portano quello che dicono. Paesani, anziani e agenti portano i punti stampati sulla carta.

    I guerrieri con lo stesso nome si contano insieme: più sono, più valgono. Un sacerdote vale 10 con un alieno tutto suo, che allora da sé non vale nulla; un sacerdote senza alieno non vale nulla, e un alieno senza sacerdote vale 1. Si formano più coppie possibile.

    Un archivista porta il primo numero, e in un tempio anche il secondo. Ogni prigioniero porta 1 punto.

    Se i paesani sono in gioco, chi ne ha di meno perde 5 punti; in caso di parità li perdono tutti quelli che ne hanno di meno.
space-aztecs-rules-scoring-warriors = Esempio: un Guerriero Aquila vale 2, due valgono 10, tre valgono 20.
space-aztecs-rules-scoring-council = Esempio: un anziano 5. Un sacerdote e un alieno 10; un sacerdote da solo 0; un alieno da solo 1; due sacerdoti e un alieno 10.
space-aztecs-rules-scoring-archivist = Esempio: un Archivista con 2+4 porta 2 punti allo scoperto e 6 in un tempio.
space-aztecs-rules-scoring-hunger = Esempio: se tutti hanno due paesani, tutti ne hanno il minor numero e perdono 5 punti. Se i paesani non sono in gioco, nessuno perde nulla.

space-aztecs-rules-memory = Il promemoria
space-aztecs-rules-memory-text =
    Chi ha guardato una pila la conosce: com’era allora, meno le carte annunciate da quella pila in seguito. La pagina lo tiene a mente per te. Passa sopra una pila per vedere che cosa ne sai, o apri l’elenco sotto la meridiana.

    Se qualcun altro ha tenuto una carta di una pila che conosci, finché non si annunciano le ore ne manca una e non puoi sapere quale.

    Il promemoria si può disattivare quando si apre un tavolo.

space-aztecs-rules-variants = Varianti
space-aztecs-rules-variants-text =
    Senza leggi, per i più piccoli: ogni pila ha una carta in meno, cioè sei da due a quattro giocatori e otto in cinque o sei.

    Ordine secondo le ore: ogni carta si gioca alla sua ora, non soltanto la prima. Altrimenti conta solo l’ora più bassa, e da lì si prosegue in senso orario.

    Da due a quattro giocatori si possono scegliere i tre set; se non se ne sceglie nessuno, decide il caso. In cinque e in sei si usano sempre tutti e quattro.

space-aztecs-rules-secrets = Chi vede che cosa
space-aztecs-rules-secrets-text =
    Tutti vedono i villaggi, chi è nascosto nei templi e chi è stato rapito dai dischi, quante carte ha ogni pila, chi ha preso quale pila, e le ore una volta annunciate.

    Solo tu vedi le carte della pila che hai in mano e, finché non si annunciano le ore, la carta che hai tenuto. Nessuno conosce una pila che non ha guardato.
