# La pagina delle regole di Amazonas. Una riga vuota comincia un nuovo paragrafo.

amazonas-rules-title = Come si gioca ad Amazonas

amazonas-rules-aim = Lo scopo
amazonas-rules-aim-text =
    Esplori la foresta pluviale lungo il grande fiume. In 18 round le tue tende si spingono di villaggio in villaggio; i villaggi sono 30.
    Ogni tenda ti porta una tessera della specie che vive in quel luogo: pesce, farfalla, iguana, pappagallo o orchidea.

    I punti arrivano alla fine: per molte tessere della stessa specie, per il maggior numero di tessere di una specie e per una medaglia, se hai raccolto tutte e cinque le specie.
    Hai anche una missione segreta. Indica quattro villaggi, e ognuno di essi senza una tua tenda ti costa punti.
    Vince chi ha più punti.
amazonas-rules-neutral = neutrale
amazonas-rules-tents-label = Cinque tende: una blu a due spioventi, una rossa tonda, una bianca a punta, una arancione col tetto piatto e una grigia con una sola falda.
amazonas-rules-tents-caption = Le tende di ogni giocatore hanno una forma e un colore. Quelle grigie non sono di nessuno e si usano soltanto in due.

amazonas-rules-opening = L’apertura
amazonas-rules-opening-text =
    Ognuno comincia con 12 tende, 7 carte guadagno, 3 monete d’oro e una missione segreta.

    I guadagni si incassano in argento, le tende si pagano in oro. Tre monete d’argento valgono una moneta d’oro; il cambio è automatico e le monete non finiscono mai.

    In ordine casuale, ognuno costruisce una tenda in un villaggio qualsiasi con uno spazio libero che può permettersi.
    Paghi il prezzo dello spazio e prendi una tessera della specie del villaggio.
    Una tenda va sempre sullo spazio libero più economico del suo villaggio. Si può cominciare in più d’uno nello stesso villaggio, ma chi arriva dopo paga di più.
amazonas-rules-opening-example = Esempio: Manaus ha spazi da 2, 3 e 5 monete d’oro. Lì la prima tenda costa 2 monete d’oro, la seconda 3. Una terza ne costerebbe 5, e all’inizio nessuno ne ha tante.

amazonas-rules-round = Un round
amazonas-rules-round-text =
    La partita dura 18 round. Un round ha tre momenti:
amazonas-rules-step-event = Evento.
amazonas-rules-step-event-text = Si scopre una carta evento. Vale soltanto per questo round.
amazonas-rules-step-income = Carte guadagno.
amazonas-rules-step-income-text = Tutti scelgono in segreto una carta e la rivelano insieme. Comincia chi guadagna di più.
amazonas-rules-step-turns = Turni.
amazonas-rules-step-turns-text = In ordine di turno, ognuno incassa e costruisce.
amazonas-rules-round-turn = Al tuo turno fai queste cose, in questo ordine:
amazonas-rules-step-native = Nativo.
amazonas-rules-step-native-text = Se c’è un nativo in offerta e nessuno l’ha ancora preso, lo prendi o ci rinunci.
amazonas-rules-step-money = Monete.
amazonas-rules-step-money-text = Incassi il guadagno, se non l’hai ceduto per il nativo. Un incendio lo dimezza, un bonus lo aumenta. Poi le scimmie rubano.
amazonas-rules-step-building = Costruzione.
amazonas-rules-step-building-text = Costruisci tutte le tende che vuoi e che puoi permetterti. Le monete che non spendi restano tue.
amazonas-rules-round-pass = Un turno in cui non c’è nulla da decidere passa in automatico.

amazonas-rules-events = Eventi
amazonas-rules-events-text =
    Ogni round ha una delle 18 carte evento. Puoi vedere quali devono ancora arrivare, ma nessuno ne conosce l’ordine.
amazonas-rules-events-table = I dieci tipi di evento
amazonas-rules-events-kind = Evento
amazonas-rules-events-copies = Carte
amazonas-rules-events-effect = Che cosa fa
amazonas-rules-event-jaguar = I sentieri sono chiusi. Puoi costruire solo lungo le vie d’acqua.
amazonas-rules-event-crocodile = Le vie d’acqua sono chiuse. Puoi costruire solo lungo i sentieri.
amazonas-rules-event-fire = Incassi metà del guadagno, arrotondata per difetto.
amazonas-rules-event-monkeys = Dopo aver incassato perdi 1 moneta d’argento per ogni tessera della tua pila più alta, nativi compresi, ma mai più di quante ne hai.
amazonas-rules-event-native = Un nativo viene offerto, in ordine di turno, in cambio di un guadagno.
amazonas-rules-events-notes =
    Per un bonus contano anche i nativi sulla pila della specie.

    Chi gioca la carta guadagno 6 ignora in quel round giaguaro, coccodrillo, incendio e scimmie, ma riceve comunque un bonus.
amazonas-rules-events-fire-example = Esempio: il tuo guadagno è 7 e la foresta brucia. Incassi 3 monete d’argento. Per l’ordine di turno il tuo guadagno resta 7.
amazonas-rules-events-monkeys-example = Esempio: le tue pile hanno 2, 2 e 1 tessere. Le scimmie ti rubano 2 monete d’argento. Se in tutto ne hai 1, ti rubano quella.

amazonas-rules-income = Carte guadagno
amazonas-rules-income-text =
    Tutti scelgono insieme e in segreto una delle carte guadagno che hanno ancora in mano.
    Quando tutti hanno scelto, le carte si scoprono insieme.

    Il tuo guadagno è il numero della carta, più una moneta d’argento per ogni tua tessera della specie raffigurata.
    Un nativo conta come una tessera della pila su cui si trova.
amazonas-rules-cards-label = Sette carte guadagno: 0 specie qualsiasi, 1 pesce, 2 farfalla, 3 iguana, 4 pappagallo, 5 orchidea, 6 nativo. Negli angoli i numeri di spareggio 2, 8, 9, 15, 17, 22 e 28.
amazonas-rules-cards-caption = Le carte guadagno del giocatore blu. Il numero nel cerchio è il numero di spareggio.
amazonas-rules-card-0 = Carta 0
amazonas-rules-card-0-text = Rende 1 moneta d’argento per ogni tessera della tua pila più alta, qualunque sia la specie.
amazonas-rules-card-6 = Carta 6
amazonas-rules-card-6-text = Rende 6 monete d’argento più una per ogni nativo che possiedi, su qualsiasi pila si trovi. In questo round giaguaro, coccodrillo, incendio e scimmie non ti fanno nulla.
amazonas-rules-incomes-label = Tre guadagni. La carta 2 con una farfalla rende 3 monete d’argento, cioè 1 d’oro. La carta 5 con tre orchidee ne rende 8: 2 d’oro e 2 d’argento. La carta 1 con due pesci e un nativo ne rende 4: 1 d’oro e 1 d’argento.
amazonas-rules-incomes-caption = Il numero della carta, le tessere della sua specie e quanto fanno in monete d’oro e d’argento.
amazonas-rules-income-example = Esempio: possiedi due nativi. La carta 6 rende 6 + 2 = 8. Se la tua pila più alta ha 4 tessere, la carta 0 rende 4.
amazonas-rules-income-cards =
    Le carte giocate restano scoperte, quindi tutti sanno che cosa hai ancora in mano.
    Dopo i round 7 e 14 tutti riprendono le loro sette carte. Ogni carta si gioca dunque una volta ogni sette round; negli ultimi quattro round ne giochi quattro su sette.
amazonas-rules-income-memory = A seconda di un’opzione del tavolo si vedono tutte le carte giocate da quando sono state riprese in mano, o solo l’ultima di ciascuno, impilate come da regolamento. In questo secondo caso nemmeno la cronaca e il replay mostrano le carte precedenti degli altri fino alla fine della partita; i bot ricordano comunque.

amazonas-rules-order = Ordine di turno
amazonas-rules-order-text =
    Gioca prima chi ha il guadagno più alto. Conta il guadagno intero, prima che un incendio o un bonus lo cambi.

    A parità di guadagno decide il numero nel cerchio: gioca prima il numero di spareggio più basso.
    I numeri di spareggio sono tutti diversi, e una carta più bassa ha sempre un numero più basso.

    Giocare presto conviene: hai la prima scelta fra spazi economici, medaglie e nativo.
amazonas-rules-order-table = Numeri di spareggio
amazonas-rules-order-colour = Colore
amazonas-rules-order-card = Carta guadagno
amazonas-rules-order-colours = I numeri di spareggio vanno con il colore, chiunque lo giochi. Sono distribuiti in modo equo: tra due colori qualsiasi, ciascuno viene prima su tre o quattro delle sette carte.
amazonas-rules-order-example = Esempio: il bianco gioca la carta 6 e ha 6. Il blu gioca la carta 3 con due iguane, il rosso la carta 5 senza orchidee: entrambi hanno 5. Il bianco gioca per primo. Poi tocca al blu con il numero di spareggio 15, poi al rosso con il 21.

amazonas-rules-native = Nativi
amazonas-rules-native-text =
    In un round con l’evento nativo (nel regolamento: Indio) viene offerta una tessera nativo. All’inizio del tuo turno, se è ancora disponibile, puoi prenderla rinunciando a tutto il guadagno di questo round.
    Devi metterla subito su una tua pila con almeno una tessera. Resta lì fino alla fine della partita.

    Da quel momento conta come una tessera di quella pila: per guadagni, bonus e scimmie, e alla fine per punti, maggioranze e parità.
    Inoltre la carta 6 ti rende 1 moneta d’argento in più. Per le medaglie invece non conta.

    Se prendi il nativo puoi comunque costruire con le monete che hai. Se tutti vi rinunciano, esce dal gioco.
amazonas-rules-native-example = Esempio: possiedi due pesci. Rinunci a un guadagno di 4 e metti il nativo sui pesci. D’ora in poi la tua carta 1 rende 1 + 3 = 4, e le tre tessere darebbero già punti.

amazonas-rules-building = Costruzione delle tende
amazonas-rules-building-text =
    Puoi costruire una tenda se valgono tutte queste condizioni:
amazonas-rules-building-link = Un sentiero o una via d’acqua (nel regolamento: percorso sull’acqua) collega direttamente il villaggio a uno in cui hai già una tenda. Puoi proseguire anche da una tenda costruita nello stesso turno.
amazonas-rules-building-one = Nel villaggio non hai ancora una tenda. Quelle degli altri non contano.
amazonas-rules-building-space = Il villaggio ha uno spazio libero che puoi permetterti. La tua tenda va sul più economico, e ne paghi il prezzo in monete d’oro.
amazonas-rules-building-left = Hai ancora una tenda. Ne hai 12 per tutta la partita, e non si spostano mai.
amazonas-rules-building-tile =
    Poi prendi una tessera della specie del villaggio. Ce ne sono 12 per specie; se sono finite, costruisci senza prendere tessere.
amazonas-rules-network-label = Cinque villaggi su un fiume. Hai una tenda in A. Un sentiero va da A a B e prosegue fino a E. Una via d’acqua va da A a C e prosegue fino a D. B e C sono evidenziati.
amazonas-rules-network-caption = I sentieri sono tratteggiati, le vie d’acqua continue. La tua tenda è in A: puoi costruire in B e in C. Da C, nello stesso turno, arrivi a D.
amazonas-rules-jaguar-label = Gli stessi cinque villaggi con i sentieri sbarrati. È evidenziato solo C.
amazonas-rules-jaguar-caption = Con il giaguaro i sentieri sono chiusi. Raggiungi solo C, e da C anche D. Con il coccodrillo sarebbero B e, da B, E.
amazonas-rules-prices-label = Un villaggio con spazi da 2, 3 e 5 monete d’oro, tre volte. Se è vuoto, la prossima tenda costa 2; con una tenda, 3; con due tende, 5.
amazonas-rules-prices-caption = Si occupa sempre lo spazio libero più economico. La moneta indica quanto costa.
amazonas-rules-building-example = Esempio: hai 4 monete d’oro. Costruisci in C per 2 e da lì in D per altre 2. Per ogni tenda prendi una tessera.

amazonas-rules-medals = Medaglie
amazonas-rules-medals-text =
    Appena possiedi una tessera di tutte e cinque le specie prendi la medaglia migliore fra quelle rimaste. I suoi punti si contano alla fine.
    Un nativo non sostituisce una specie che ti manca. Nessuno prende una seconda medaglia, e chi non completa mai le cinque specie non ne prende.
amazonas-rules-medals-table = Punti delle medaglie
amazonas-rules-medals-players = Giocatori
amazonas-rules-medals-place = { $place ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
}

amazonas-rules-end = Fine della partita
amazonas-rules-end-text =
    La partita finisce dopo il round 18. Si rivelano le missioni e ognuno somma:
amazonas-rules-end-what = Per
amazonas-rules-end-points = Punti
amazonas-rules-end-tiles = Una specie di cui hai 3 o più tessere
amazonas-rules-end-tiles-points = 1 per ognuna di queste tessere
amazonas-rules-end-majority = Il maggior numero di tessere di una specie
amazonas-rules-end-majority-points = 2; in caso di parità, 1 a testa
amazonas-rules-end-medal = La tua medaglia
amazonas-rules-end-medal-points = il suo numero
amazonas-rules-end-mission = Ogni villaggio della tua missione senza una tua tenda
amazonas-rules-end-mission-points = −3
amazonas-rules-end-notes =
    I nativi contano come tessere della loro pila. Per la maggioranza possono bastare anche una o due tessere.
    Un totale può essere negativo.
amazonas-rules-end-example = Esempio: hai 4 pesci, più di chiunque altro. Sono 4 + 2 = 6 punti. Due giocatori hanno 2 pappagalli ciascuno, e nessuno ne ha di più. È 0 + 1 = 1 punto per entrambi.
amazonas-rules-score-label = Pile di 2 pesci, 4 farfalle, 1 iguana, 3 pappagalli con un nativo e 2 orchidee. Danno 0, 4, 0, 4 e 0. Una medaglia aggiunge 4, un villaggio mancante della missione toglie 3. In tutto 9.
amazonas-rules-score-caption = Un punteggio finale senza maggioranze. Un villaggio della missione è rimasto senza tenda.
amazonas-rules-end-else = In due le maggioranze valgono meno, e a certi tavoli non si contano:
amazonas-rules-end-tie =
    Vince chi ha più punti. In caso di parità vince chi ha più tessere, nativi compresi; poi chi ha più denaro. Se la parità rimane, la vittoria è condivisa.

amazonas-rules-two = In due
amazonas-rules-two-text =
    In due si usano le medaglie da 3 e da 2 punti. Le maggioranze valgono meno: 1 punto a chi ha più tessere di una specie, nulla in caso di parità.

    Inoltre ognuno ha 6 tende neutrali, che occupano spazio. Una volta in ogni tuo turno, ma non nell’apertura, puoi piazzarne una.
    È gratis e non porta tessere. Puoi farlo prima o dopo aver costruito, o anche senza costruire.
amazonas-rules-two-any = Va bene qualsiasi villaggio, collegato ai tuoi o no, se non ha ancora una tenda neutrale.
amazonas-rules-two-space = La tenda va sullo spazio libero più economico.
amazonas-rules-two-last = Non puoi piazzarla sull’ultimo spazio libero di un villaggio.
amazonas-rules-places-label = Tre villaggi. Due spazi, una tenda neutrale sul primo: permesso. Due spazi, il primo occupato da una tenda rossa: lì una tenda neutrale non può andare. Tre spazi, una tenda blu e poi una neutrale: permesso.
amazonas-rules-places-caption = Una tenda neutrale deve lasciare uno spazio libero. Nel villaggio al centro è rimasto solo l’ultimo.
amazonas-rules-two-example = Esempio: hai 4 farfalle, più del tuo avversario. Sono 4 + 1 = 5 punti. Le orchidee sono 2 a testa: non danno nulla a nessuno dei due.

amazonas-rules-majority = Maggioranze, oppure no
amazonas-rules-majority-text =
    Chi apre il tavolo decide se avere più tessere di una specie dà punti. Il regolamento lo prevede; nella prima edizione del gioco questo bonus non c’era.
amazonas-rules-majority-table = Punti per il maggior numero di tessere di una specie
amazonas-rules-majority-players = Giocatori
amazonas-rules-majority-alone = da soli
amazonas-rules-majority-tied = in parità
amazonas-rules-majority-many = 3 o 4
amazonas-rules-majority-two = 2
amazonas-rules-majority-none = Se di una specie nessuno ha tessere, nessuno ne ha la maggioranza.

amazonas-rules-secrets = Chi vede che cosa
amazonas-rules-secrets-text =
    Tutti vedono le tende, le tessere, i nativi, le monete e le medaglie, le carte guadagno giocate e quindi quelle ancora in mano (o, con quell’opzione, solo l’ultima di ciascuno), l’evento e quali eventi devono ancora arrivare.

    Solo tu vedi la tua missione e, finché non vengono rivelate tutte, la carta che hai scelto. Nessuno conosce l’ordine degli eventi, né le missioni non distribuite.

    Durante la partita nessun punteggio accanto a un nome tiene conto delle missioni, così i punteggi si possono confrontare. Quanto ti costerebbe la tua è indicato in una riga a parte.

amazonas-rules-credits = Componenti e crediti
amazonas-rules-credits-text =
    Amazonas è di Stefan Dorra, pubblicato da Kosmos. Qui le regole sono spiegate con parole nostre.

    La mappa con villaggi, collegamenti e prezzi, le missioni e i numeri di spareggio sono nostri, perché quelli stampati non sono nel regolamento. Tutto il resto segue il regolamento. Che una tenda neutrale si possa piazzare anche in un turno senza costruire è una nostra decisione, secondo la pagina dell’autore.
