# La pagina delle regole di Mezo e la guida alle carte. Una riga vuota comincia un nuovo capoverso. Le parole del gioco sono quelle di mezo-words.ftl.

mezo-rules-title = Come si gioca a Mezo

mezo-rules-goal = Lo scopo
mezo-rules-goal-text =
    Gli dèi camminano tra le tribù, affamati di devozione. Tu guidi una tribù di guerrieri e sciamani con un campione alla testa, e uno degli dèi è dalla tua parte.
    In tre ere combatti per le regioni, innalzi piramidi, scolpisci glifi e nutri Xibalba, il mondo di sotto.

    Tutto ciò che fai bene dà punti vittoria (PV). Vince chi ne ha di più dopo la terza era. Non ci sono parità: due giocatori non hanno mai gli stessi PV.

mezo-rules-setup = Preparazione
mezo-rules-setup-text =
    Il tabellone ha sei regioni. Alcune sono desolate: in questa partita lì non succede nulla.
    Ogni regione in gioco riceve un altare a caso. Per ogni era c’è una tessera divinità infuriata, pescata a caso e coperta.
mezo-rules-setup-table = Regioni secondo il numero di giocatori
mezo-rules-setup-players = giocatori
mezo-rules-setup-living = in gioco
mezo-rules-setup-desolate = desolate
mezo-rules-setup-tribes =
    Ogni tribù ha 8 guerrieri, 8 sciamani, un campione, 6 glifi e 11 piani di piramide: quattro di livello 1, tre di livello 2, due di livello 3 e due di livello 4. Un guerriero e uno sciamano cominciano a Xibalba, tutto il resto nella riserva. La devozione parte da 0.

    Un giocatore scelto a caso comincia con 5 PV; in senso orario gli altri ne hanno 4, 3 e 2. Poi si scelgono gli dèi (nel regolamento: divinità), a partire da chi ha meno PV, oppure si assegnano a caso, secondo le opzioni del tavolo. Ogni dio ha un’abilità di invocazione, una cerimonia e cinque carte azione sue: la guida le riporta tutte.

    Quando tutti gli dèi sono scelti si pescano le profezie, e in solitario la prova. Prima nessuno le conosce.

    Altre opzioni: quale tribù ha ogni posto, con il suo potere (in due sono rosso e giallo, nell’ordine che si vuole); quali dèi partecipano; e se altari e divinità infuriate sono solo quelli del gioco base o anche quelli di Souls for Xibalba.

mezo-rules-track = PV e devozione
mezo-rules-track-text =
    Sul tracciato dei PV ogni casella ha posto per un solo giocatore. Se finisci su una casella occupata, prosegui fino alla prossima libera. Le caselle occupate lungo la strada si contano. Se ottieni 0, non ti muovi.

    Quando più giocatori ottengono PV insieme, si segna prima il guadagno maggiore; se sono uguali, prima chi ha più PV. Ogni fonte di PV è una mossa a sé. I giocatori non perdono mai PV; possono perderne solo gli dèi vendicativi del solitario.

    «In ordine di PV» significa sempre: da chi ne ha di più a chi ne ha di meno, com’era all’inizio di quel passo.
mezo-rules-track-example = Hai 11 PV e ne ottieni 3. Sul 14 c’è la tribù verde, sul 15 quella blu: arrivi al 16. Le due caselle in più hanno una riga propria nel conto finale.
mezo-rules-track-devotion =
    La devozione è ciò che la tribù prova per il suo dio. Ha 15 caselle su tre livelli: da 0 a 5 il livello 1, da 6 a 10 il livello 2, da 11 a 14 il livello 3. Molte carte fanno di più a un livello più alto.
    Non scende mai sotto lo 0. Se un guadagno va oltre il 14, ottieni il resto in PV, in una sola mossa. Alla fine della partita la devozione si aggiunge ai PV.
mezo-rules-devotion-label = Una piramide a gradoni di caselle numerate: da 0 a 5 in basso, da 6 a 10 in mezzo, da 11 a 14 in cima.
mezo-rules-devotion-caption = La devozione sale per tre livelli; oltre la cima ogni punto è 1 PV.
mezo-rules-level = livello { $number }

mezo-rules-pieces = Pezzi e forza
mezo-rules-pieces-text =
    Guerrieri e sciamani sono unità. Il campione non è un’unità: nessun effetto può distruggerlo, esiliarlo, spostarlo o sacrificarlo. Ciò che non è sul tabellone è nella riserva o a Xibalba. Xibalba non è una regione; da lì le unità tornano solo se un effetto le risveglia o le recupera.

    La forza decide i conflitti. Un campione ha forza 2, un’unità 1, un glifo 1. Carte e abilità ne aggiungono o ne tolgono; la forza non scende mai sotto lo 0. Si conta una volta sola, alla fine del conflitto. I piani delle piramidi non hanno forza. Una regione può contenere qualsiasi numero di glifi.
mezo-rules-strength-label = Un campione, due guerrieri, uno sciamano e un glifo della tribù rossa, con i numeri 2, 1, 1, 1 e 1, fanno 6.
mezo-rules-strength-caption = Due per il campione, uno per ogni unità, uno per il glifo: forza 6.

mezo-rules-pyramids = Piramidi e glifi
mezo-rules-pyramids-text =
    Una regione ha al massimo una piramide, e tutti vi costruiscono. Per cominciarla posa il piano più basso che hai nella riserva: il livello 1, o il 2 se non ne hai più di livello 1, o il 3. Dopo, ogni piano deve essere esattamente di un livello più alto della sommità. Il livello 4 è l’ultimo: sopra non si costruisce.

    Dopo aver costruito ottieni 1 PV per ogni piano ora in piedi nella piramide. Chiunque altro vi abbia un piano in piedi ottiene 1 PV, a prescindere da quanti ne abbia. Tutto avviene insieme. Un piano trasformato o demolito non conta più per chi l’aveva costruito.
mezo-rules-pyramid-label = Una piramide cresce: il rosso costruisce il livello 1 e ottiene 1; il verde il livello 2 e ottiene 2, il rosso 1; il rosso il livello 3 e ottiene 3, il verde 1.
mezo-rules-pyramid-caption = Chi costruisce ottiene 1 PV per ogni piano ora in piedi; chiunque altro vi abbia un piano ne ottiene 1.
mezo-rules-pyramids-change =
    Trasformare: scambia un glifo avversario, o la sommità di una piramide, di chiunque sia, con lo stesso pezzo della tua riserva. Il vecchio pezzo torna nella riserva di chi lo possiede. Un piano trasformato vale come se l’avessi appena costruito; puoi trasformare anche il tuo.

    Demolire: un glifo, o la sommità di una piramide, di chiunque sia, torna nella riserva di chi lo possiede.
mezo-rules-pyramids-example = A Uxmal c’è una piramide di tre piani, tutti blu. Il rosso vi costruisce il livello 4: ottiene 4 PV, il blu ne ottiene 1.

mezo-rules-age = Un’era
mezo-rules-age-text = Le ere sono tre. Ognuna ha queste fasi:
mezo-rules-phase-start = Inizio dell’era.
mezo-rules-phase-start-about = Si mescolano le tessere conflitto e le carte azione. Si rivela la tessera divinità infuriata di questa era; se sono in gioco, si scopre un rituale e chi ha più PV piazza il cenote. In ordine di PV ognuno sceglie un’abilità e può schierare l’unità della sua città.
mezo-rules-phase-tribes = Tribù.
mezo-rules-phase-tribes-about = In ordine di PV le tribù entrano nelle regioni.
mezo-rules-phase-gods = Dèi.
mezo-rules-phase-gods-about = In ordine di PV ognuno invoca il suo dio.
mezo-rules-phase-conflicts = Conflitti.
mezo-rules-phase-conflicts-about = Una dopo l’altra, in un ordine che nessuno conosce, ci si contende le regioni.
mezo-rules-phase-end = Fine dell’era.
mezo-rules-phase-end-about = Calendario, Codice e piramidi danno PV.

mezo-rules-ability = Abilità
mezo-rules-ability-text =
    All’inizio di ogni era scegli una delle tre abilità tribali di quell’era. Tutti hanno le stesse nove, e più giocatori possono scegliere la stessa. Dura fino alla fine della partita.

    Con Doppia preghiera devi scegliere due tessere diverse, se ne sono rivelate due, e risolverle entrambe, ognuna per quanto possibile. Con Eco la seconda volta segue subito la prima.
mezo-rules-age-number = Era { $age }

mezo-rules-tribes = Tribù
mezo-rules-tribes-text =
    Nel tuo turno risolvi prima le tue abilità della prima era. Poi schiera il campione in una regione in gioco che non ha un campione; ci possono già essere unità tue. Infine puoi schierare dalla riserva fino a 3 unità in ogni altra regione in gioco. Le unità che ci sono già non contano per il limite.

    Quando tutti i campioni sono schierati, una regione in gioco resta senza: in questa era è Benedetta, e il suo conflitto è diverso.

mezo-rules-call = Invocare un dio
mezo-rules-call-text =
    Gli dèi non stanno nelle regioni ma sui vertici, dove le regioni si incontrano. Su un vertice può stare un solo dio; si può usare qualsiasi vertice libero, anche accanto a regioni desolate. Un dio è presente in ogni regione in gioco che tocca il suo vertice. Se un effetto non dice dove avviene, avviene in una regione dove il tuo dio è presente, a tua scelta.

    Nella prima era piazza il tuo dio su un vertice libero; poi risolvi la sua abilità di invocazione. In seguito invocare significa muovere il dio su un altro vertice libero e risolvere la sua abilità, nell’ordine che preferisci; devi fare entrambe le cose.
mezo-rules-presence-label = Tre regioni si incontrano in un vertice su cui sta un dio; una quarta regione non lo tocca.
mezo-rules-presence-caption = Il dio è presente nelle tre regioni intorno al suo vertice, e non nella quarta.
mezo-rules-vertices-label = La mappa con i suoi dieci vertici, numerati da 0 a 9. In alto, da sinistra: Uxmal, Hochob, Calakmul. In basso: Palenque, Becan, Copan.
mezo-rules-vertices-caption = I dieci vertici, con i numeri usati nelle registrazioni e nel terminale. Quasi tutti sono della nostra mappa: il regolamento ne nomina solo alcuni.
mezo-rules-vertices-list = Le regioni intorno a ogni vertice:

mezo-rules-conflict = Conflitti
mezo-rules-conflict-text = Si rivela una tessera conflitto: in quella regione ora c’è un conflitto. Partecipano tutti, anche chi non vi ha nulla. Un conflitto ha questi passi:
mezo-rules-step-keep = Carte.
mezo-rules-step-keep-about = Ognuno sceglie in segreto una carta su tre; poi si rivelano tutte.
mezo-rules-step-actions = Azioni.
mezo-rules-step-actions-about = Due giri di azioni, e l’ultima azione in cambio di un glifo.
mezo-rules-step-power = Poteri.
mezo-rules-step-power-about = Solo se questo modulo è in gioco.
mezo-rules-step-winner = Vincitore.
mezo-rules-step-winner-about = Chi ha più forza ottiene il bonus dell’altare e altro.
mezo-rules-step-calendar = Calendario e Codice.
mezo-rules-step-calendar-about = Si premia chi ha più sciamani, poi chi ha più guerrieri.
mezo-rules-conflict-clean =
    Poi i campioni e le unità della regione tornano nelle riserve; glifi e piramidi restano. Le unità sacrificate per placare vanno a Xibalba. Le carte si scartano e si rivela la tessera seguente.

    Le unità che un effetto mette in una regione il cui conflitto è concluso vi restano per l’era seguente.

mezo-rules-keep = Scegliere una carta
mezo-rules-keep-text =
    Il tuo mazzo ha le cinque carte azione del tuo dio. Guarda le prime tre, scegline una in segreto e rimetti le altre in cima; se ne restano meno di tre, guardale tutte. Le carte giocate tornano solo nell’era seguente.
mezo-rules-keep-cards = Tutti gli dèi hanno carte con gli stessi cinque nomi:
mezo-rules-card-legacy = un’invocazione, e qualcosa da costruire.
mezo-rules-card-vengeance = un’invocazione, e un colpo nel conflitto.
mezo-rules-card-fervor = più forte con un livello di devozione più alto.
mezo-rules-card-edict = piega il conflitto, il tabellone o l’era.
mezo-rules-card-task = PV o devozione per ciò che hai, o unità che tornano.

mezo-rules-actions = Azioni
mezo-rules-actions-text =
    Ogni carta ha tre azioni. Comincia chi siede alla sinistra di chi ha il campione, poi in senso orario: ognuno svolge un’azione della sua carta. Poi ognuno ne svolge una seconda. Infine chi ha un glifo in questa regione può demolire lì un proprio glifo per svolgere anche l’ultima azione rimasta.

    Fai ciò che l’azione dice, per quanto puoi. Puoi scegliere un’azione solo se qualche sua parte può cambiare qualcosa ora; per l’ultima azione si giudica senza il glifo che costa. Un’invocazione, e avere o annullare una maggioranza, vale sempre come cambiamento. Se alla fine un’azione non cambia nulla, la cronaca lo dice.

    Nei primi due giri puoi invece passare: ottieni 1 punto devozione o recuperi 1 unità, e rinunci a una delle azioni rimaste sulla tua carta.
mezo-rules-actions-example = Il campione a Copan è verde: comincia chi siede alla sinistra del verde, e il verde agisce per ultimo in ogni giro. Conviene essere gli ultimi: si vede che cosa hanno fatto gli altri.

mezo-rules-ceremony = La cerimonia
mezo-rules-ceremony-text =
    La terza azione di tutte le tue carte è la cerimonia del tuo dio (nel regolamento: azione cerimoniale). Ha un effetto, e ti permette di placare anche le divinità infuriate, prima o dopo l’effetto. Devi cominciare con una delle due cose. Se prima plachi, poi l’effetto va risolto, se è possibile; se cominci con l’effetto, poi puoi placare, anche con un’unità portata dall’effetto.

    Se l’effetto ha un costo e lo rifiuti, e non plachi, l’azione è spesa per nulla.

mezo-rules-appease = Placare le divinità infuriate
mezo-rules-appease-text =
    Sacrifica 1 unità, dalla riserva o da una regione dove il tuo dio è presente, e risolvi per quanto possibile una tessera divinità infuriata rivelata. Se in questo conflitto sotto le tessere ci sono già unità, ne servono 2; possono venire da posti diversi. Le unità restano sotto le tessere fino alla fine del conflitto, poi vanno a Xibalba.

    Puoi placare ogni volta che hai le unità per farlo. Puoi scegliere anche una tessera che ora non può fare nulla; la pagina te lo dice.

    Chi placa per secondo paga dunque più del primo. E più la partita avanza, più tessere ci sono tra cui scegliere: una nella prima era, tre nella terza.

mezo-rules-power = Quando si usano i poteri
mezo-rules-power-text = Se i poteri delle tribù sono in gioco: dopo le azioni, nello stesso ordine, chi ha il campione nella regione o il dio presente lì può usare il potere della sua tribù, una volta per partita. Nella regione Benedetta i poteri non si possono usare.

mezo-rules-winner = Chi vince
mezo-rules-winner-text =
    Vince il conflitto chi ha più forza; si può vincere anche con forza 0, se nessuno ne ha di più. In caso di parità chi ha il campione in quella regione sceglie tra chi è in parità, e può scegliere sé se lo è.

    Chi vince ottiene, in quest’ordine: il bonus dell’altare; 5 PV con l’abilità Trionfo; la devozione del rituale Presagi; la devozione del cenote; 1 PV per una città distrutta.

mezo-rules-calendar = Calendario e Codice
mezo-rules-calendar-text =
    Chi ora ha più sciamani nella regione ne sposta uno su uno spazio libero del Calendario (nel regolamento: Calendario Immortale) e ne risolve il bonus. Poi, contando di nuovo, chi ha più guerrieri ne sposta uno su uno spazio libero del Codice (Codice degli Eroi) e ne risolve il bonus. In caso di parità sceglie chi ha il campione.

    Non importa chi ha vinto. Senza un’unità da mandare, o senza uno spazio libero, non succede nulla. Le unità su Calendario e Codice restano lì fino alla fine dell’era.
mezo-rules-calendar-example = A Becan il rosso ha due sciamani, il blu due sciamani e tre guerrieri. Il campione è giallo, e il giallo sceglie il blu per la maggioranza degli sciamani. Lo sciamano blu prende «recupera 5 unità». Poi il blu ha anche più guerrieri e ne manda uno sul Codice.

mezo-rules-blessed = La regione Benedetta
mezo-rules-blessed-text =
    Il conflitto della regione senza campione è una tregua. Non si giocano carte e non si usano poteri. In ordine di PV ognuno può offrire qualsiasi numero di unità dalla riserva, una alla volta. Ognuna dà subito 1 punto devozione e +1 alla forza in questo conflitto.

    Chi ha più forza ottiene 8 PV invece del bonus dell’altare, e le altre ricompense di chi vince. In caso di parità sceglie, tra chi è in parità, chi ha meno PV; è così anche se tutti hanno forza 0. Calendario e Codice non si assegnano.

    Poi le unità della regione tornano nelle riserve, e quelle offerte vanno a Xibalba.
mezo-rules-blessed-example = Il verde ha lì forza 3 e offre 4 unità: 7. Il blu ha 2 e ne offre 5: anche 7. Il blu ha meno PV, quindi sceglie, e prende gli 8 PV.

mezo-rules-end-of-age = La fine di un’era
mezo-rules-end-of-age-text = Quando tutte le tessere sono risolte, si legge una volta l’ordine di PV, che vale per tutti questi passi:
mezo-rules-ends-books = Un giocatore alla volta: 2 PV per ogni tua unità su Calendario e Codice, poi altri 3 per ognuna con l’abilità Cronache; poi queste unità tornano nella riserva.
mezo-rules-ends-floors = Per ogni regione con un tuo piano, PV pari al numero dell’era: 1, 2 o 3.
mezo-rules-ends-ritual = Si risolve un rituale di fine era; poi il rituale di questa era si scarta.

mezo-rules-end = La fine della partita
mezo-rules-end-text =
    Dopo la terza era si legge l’ordine di PV. Un giocatore alla volta, ottieni la tua devozione in PV, poi 2 PV per ogni livello di devozione con l’abilità Pietas. Poi si legge di nuovo l’ordine di PV, e una città ancora in piedi vale 3 PV. Vince chi ha più PV.

    La pagina mostra da dove vengono i PV di ognuno, anche le caselle guadagnate scavalcando gli altri.
mezo-rules-end-example = La tua devozione è 13 e hai Pietas: ottieni prima 13 PV, poi 6 per il livello 3. Sono due mosse sul tracciato.

mezo-rules-cities = Modulo: città
mezo-rules-cities-text =
    Dopo la preparazione, in ordine di PV, ognuno piazza la sua città in una regione in gioco che non ne ha. All’inizio di ogni era può schierarvi un’unità, che non conta per il limite della fase delle tribù.
    Chi vince un conflitto in una regione con la città di qualcun altro la distrugge e ottiene 1 PV. Una città ancora in piedi alla fine della partita vale 3 PV.

mezo-rules-rituals = Modulo: rituali
mezo-rules-rituals-text =
    Si pescano tre rituali, e all’inizio di ogni era, dopo la divinità infuriata, se ne scopre uno. Cambia una regola solo in quell’era, nella sua fase. Se riguarda tutti, si risolve in ordine di PV.

mezo-rules-prophecies = Modulo: profezie
mezo-rules-prophecies-text =
    Dopo la scelta degli dèi si pescano tre profezie, che stanno in fila. Ognuno le compie in quest’ordine. Nel momento in cui soddisfi la condizione della tua prossima, ottieni 3 PV. Chi compie per primo la terza ottiene 3 PV e poi altri 6 per il monumento; con ciò le profezie finiscono per tutti.

    Quel momento può venire ovunque: dopo ogni guadagno, ogni pagamento, ogni pezzo mosso, costruito o piazzato e ogni vittoria, anche nel turno di un altro, e prima di ogni altra cosa. Se un momento compie un passo per più giocatori, vale l’ordine di PV. Se hai appena compiuto un passo e soddisfi già la condizione seguente, compi anche quello prima che tocchi agli altri.

    Una vittoria si giudica con il tabellone com’era quando si è stabilito chi vince, e la sua profezia si paga prima dell’altare; una vittoria può compiere due passi. Per costruire conta il piano appena costruito, o trasformato; i suoi PV vengono prima. Se un effetto prende più pezzi senza scelta, ogni pezzo è un momento a sé, nell’ordine dei posti, prima i guerrieri; lo sgombero di una regione dopo il conflitto è un momento solo.

mezo-rules-cenote = Modulo: il sacro cenote
mezo-rules-cenote-text = All’inizio di ogni era chi ha più PV piazza il cenote in una regione in gioco. Chi vince lì il conflitto ottiene anche 3 punti devozione, pure se quella regione sarà la Benedetta.

mezo-rules-powers = Modulo: poteri delle tribù
mezo-rules-powers-text = Ogni tribù ha un potere con due usi. Una volta per partita, in un conflitto dove c’è il tuo campione o il tuo dio è presente, dopo le azioni puoi scegliere uno dei due. Il potere è della tribù, non del posto.

mezo-rules-two-players = In due
mezo-rules-two-players-text =
    Le regioni in gioco sono cinque. Due di esse, scelte a caso, cominciano con un piano neutrale di livello 1. Conta come un piano in piedi, perciò costruirvi sopra dà 2 PV; nessuno ottiene PV per esso. Si può trasformare o demolire, e allora esce dal gioco.

    Le tribù sono rosso e giallo. Ognuno ha due campioni, che vanno schierati in due regioni diverse senza campione; in quelle due non schieri unità. Anche così resta una regione: la Benedetta.

mezo-rules-solo = In solitario
mezo-rules-solo-text =
    Da soli si è gli ultimi arrivati tra gli dèi, e gli dèi vendicativi (nel regolamento: Divinità Vendicative) cercano di schiacciarti. La cronaca li chiama Orda vendicativa. Sono in gioco tutte e sei le regioni. Cominci con 5 PV, loro con 4 più il vantaggio che scegli, da 0 a 200. Hanno i pezzi di due colori: 16 guerrieri, 16 sciamani, 12 glifi e 22 piani; un guerriero e uno sciamano di questi cominciano a Xibalba. Non ci sono moduli.

    Inizio dell’era: compare un altro dio vendicativo, fino a tre nella terza era. Una tessera conflitto indica una regione, e scegli per lui un vertice libero lì; se non ce ne sono, si rivela un’altra tessera. Poi si rimescolano tutte le tessere conflitto, si rivela la divinità infuriata e scegli un’abilità come al solito.

    Tribù: schieri, poi scegli come Benedetta una regione senza il tuo campione. Loro piazzano uno sciamano e un guerriero in ogni regione, finché ne hanno, in quest’ordine: Uxmal, Hochob, Calakmul, Palenque, Becan, Copan. Poi invochi il tuo dio; loro non invocano i propri.

    Conflitto: prima ogni dio vendicativo presente usa la sua abilità, nell’ordine che scegli, anche nella regione Benedetta. Scegli una carta come al solito. Loro pescano la propria solo dopo la tua prima azione o il tuo primo passo. Ogni volta che svolgi un’azione o vi rinunci, risolvono l’azione nella stessa posizione della loro carta: prima, seconda o terza. Puoi demolire lì un glifo per la tua ultima azione; la loro si risolve comunque. Le loro dieci carte si rimescolano a ogni era.
    Vincono loro le parità, anche con forza 0, tranne dove c’è il tuo campione. Hanno un Calendario e un Codice propri, che riempiono da sinistra.

    Regione Benedetta: prima offri tu; poi loro pescano una carta e offrono il numero di unità che indica, prima uno sciamano, poi alternando; quando un tipo finisce, offrono l’altro.

    I loro effetti: per loro la devozione è PV. Invece di devozione ottengono PV, in una sola mossa, e quando dovrebbero perdere devozione perdono PV: indietro fino alla prima casella libera, mai sotto lo 0; se sullo 0 ci sei tu, si fermano all’1. Se un effetto non dice dove avviene, avviene nella regione del conflitto; altrimenti scegli tu per loro tra le regioni dove possono fare di più. Le loro unità si alternano, prima uno sciamano. Delle tue unità prendono il tipo che lì hai più numeroso, contando di nuovo dopo ogni unità; se sono pari, i guerrieri. Se devono cedere un’unità, si sceglie allo stesso modo tra le loro: il tipo che hanno più numeroso. Ciò che parla di un conflitto si salta fuori da un conflitto, e le invocazioni le saltano. Se vincono un conflitto, anche l’altare si risolve così.

    Fine dell’era: a ogni passo prima tu, poi loro, chiunque abbia più PV.

    Prova: accanto al tabellone c’è una carta con una condizione per te e una diversa per loro. Ogni volta che una condizione si avvera, quella parte piazza un segnalino prova, al massimo cinque ciascuno; valgono alla fine della partita. Allora contano prima la tua devozione, poi la tua Pietas, la tua prova, la loro prova. Vinci se hai più PV.
mezo-rules-solo-trials = Quanto valgono i segnalini prova
mezo-rules-solo-tokens = segnalini
mezo-rules-solo-you = tu
mezo-rules-solo-them = dèi vendicativi

mezo-rules-effects = Come si leggono le carte
mezo-rules-effects-text =
    Ciò che fanno carte, altari, tessere e spazi è scritto con poche parole fisse. Un effetto ha fino a quattro passi, che si svolgono in ordine.

    Fai quanto i pezzi permettono. Dove si dice «al massimo», fanne almeno uno, se puoi. «Puoi» è un costo: se non lo paghi, ciò che segue si salta. Tutte le unità di un passo sono in una sola regione, se non è detto altro. «Qui» è la regione del conflitto. I numeri si contano quando il loro passo si risolve, e nulla scende sotto lo 0.

    Puoi scegliere una regione solo se il passo, o un passo seguente nella stessa regione, può cambiarvi qualcosa. Se non ce n’è nessuna, questi passi si saltano. Fuori da un conflitto si saltano i passi che ne parlano: forza, maggioranze e ricompense del Calendario e del Codice.
mezo-rules-effects-where = Dove
mezo-rules-effects-what = Che cosa
mezo-rules-effects-samples = Qui sotto c’è la notazione in cui sono scritti i componenti. Chi porta a un tavolo componenti propri li scrive così, e la pagina li mette in parole.
mezo-rules-effects-notation = Notazione
mezo-rules-effects-words = Per esteso
mezo-rules-where-presence = Una regione dove il tuo dio è presente; niente, se il tuo dio non è ancora sul tabellone.
mezo-rules-where-conflict = La regione del conflitto in corso, Benedetta o no. Fuori da un conflitto il passo si salta.
mezo-rules-where-any = Una regione in gioco a tua scelta. Il tuo dio non deve essere presente.
mezo-rules-where-other = Una regione in gioco diversa da quella del conflitto.
mezo-rules-where-same = La regione dell’ultimo passo che ne aveva una.
mezo-rules-where-each = Ogni regione dove il tuo dio è presente, una dopo l’altra, nell’ordine che preferisci, ognuna una volta.
mezo-rules-where-glyphs = Una regione con un tuo glifo; il tuo dio non deve essere presente.
mezo-rules-where-units = Una regione con una tua unità; il tuo dio non deve essere presente.
mezo-rules-verb-deploy = Schierare
mezo-rules-verb-deploy-about = Le tue unità vanno dalla riserva alla regione.
mezo-rules-verb-awaken = Risvegliare
mezo-rules-verb-awaken-about = Le tue unità vanno da Xibalba alla regione.
mezo-rules-verb-recover = Recuperare
mezo-rules-verb-recover-about = Le tue unità vanno da Xibalba alla riserva.
mezo-rules-verb-smite = Distruggere
mezo-rules-verb-smite-about = Unità della regione, a tua scelta, vanno a Xibalba. Se è scritto «avversarie», solo quelle degli avversari; altrimenti di chiunque, anche tue: puoi scegliere anche una regione con sole unità tue, e puoi fermarti appena lì non resta nessuna unità avversaria di quel tipo.
mezo-rules-verb-exile = Esiliare
mezo-rules-verb-exile-about = Unità della regione, a tua scelta, tornano nelle riserve di chi le possiede. Di chi possono essere, e quando puoi fermarti: come per distruggere.
mezo-rules-verb-opponents = Ogni avversario
mezo-rules-verb-opponents-about = A partire dalla tua sinistra, ogni avversario che può sceglie il pezzo.
mezo-rules-verb-bring = Portare
mezo-rules-verb-bring-about = Le tue unità arrivano nella regione da altre regioni.
mezo-rules-verb-push = Scacciare
mezo-rules-verb-push-about = Unità avversarie vanno dalla regione in un’altra regione in gioco.
mezo-rules-verb-shift = Spostare
mezo-rules-verb-shift-about = Unità di chiunque vanno dalla regione in un’altra regione in gioco.
mezo-rules-verb-move = Muovere
mezo-rules-verb-move-about = Le tue unità vanno da una regione qualsiasi a un’altra, una dopo l’altra.
mezo-rules-verb-build = Costruire
mezo-rules-verb-build-about = Un glifo, o il piano seguente di una piramide, va dalla tua riserva alla regione. Più glifi possono andare in regioni diverse.
mezo-rules-verb-demolish = Demolire
mezo-rules-verb-demolish-about = Un glifo, o la sommità di una piramide, torna nella riserva di chi lo possiede.
mezo-rules-verb-transform = Trasformare
mezo-rules-verb-transform-about = Un glifo avversario, o la sommità di una piramide, di chiunque, si scambia con il tuo pezzo. Un piano vale come se fosse costruito.
mezo-rules-verb-sacrifice = Sacrificare
mezo-rules-verb-sacrifice-about = Le tue unità vanno a Xibalba: è il prezzo di ciò che segue.
mezo-rules-verb-pay = Pagare devozione
mezo-rules-verb-pay-about = È il prezzo di ciò che segue: perdi tanti punti devozione quanti è scritto. Se rifiuti, o se non ne hai abbastanza, ciò che segue si salta.
mezo-rules-verb-drain = Perdere devozione
mezo-rules-verb-drain-about = Un avversario a tua scelta che ha punti devozione ne perde tanti quanti è scritto, mai sotto lo 0. Se nessun avversario ne ha, il passo si salta. In solitario gli dèi vendicativi perdono invece PV.
mezo-rules-verb-call = Invocare il dio
mezo-rules-verb-call-about = Si muove su un altro vertice libero e la sua abilità di invocazione si risolve.
mezo-rules-verb-journey = Muovere il dio
mezo-rules-verb-journey-about = Si muove su un altro vertice libero; la sua abilità di invocazione non si risolve.
mezo-rules-verb-strength = Forza
mezo-rules-verb-strength-about = Conta solo in questo conflitto, a prescindere dai pezzi presenti.
mezo-rules-verb-weaken = Perdere forza
mezo-rules-verb-weaken-about = Un avversario a tua scelta, chiunque sia, ha in questo conflitto tanta forza in meno quanta è scritta, mai sotto lo 0.
mezo-rules-verb-most = Avere la maggioranza
mezo-rules-verb-most-about = Quella ricompensa del Calendario o del Codice è tua, a prescindere dai pezzi presenti; ma se non hai lì un’unità di quel tipo da mandare, non l’ha nessuno.
mezo-rules-verb-nobody = Calendario o Codice non assegnati
mezo-rules-verb-nobody-about = In questo conflitto quella ricompensa non si assegna, nemmeno a chi ha la maggioranza per un effetto.

# How names are said.
mezo-rules-names = Come si pronunciano i nomi
mezo-rules-names-text = Una guida approssimativa, da leggere come in italiano; l’accento indica la sillaba forte. In questi nomi la X suona come «sc» di «scena»; davanti a una consonante la scriviamo «sh».
mezo-rules-names-kukulkan = cuculcàn
mezo-rules-names-ixchel = ish-cél
mezo-rules-names-ah-puch = a pùc, con la «c» di «cena»
mezo-rules-names-cabrakan = cabracàn
mezo-rules-names-ahau-kin = aàu chìn
mezo-rules-names-chaac = ciàc, con la «c» dura alla fine
mezo-rules-names-etznab = etznàb
mezo-rules-names-ix-tub-tun = ish-tub-tùn
mezo-rules-names-xaman-ek = sciàman èc, con la «c» dura alla fine
mezo-rules-names-uayeb = uàieb
mezo-rules-names-xolotl = sciòlotl
mezo-rules-names-zotz = zòtz, con la prima «z» come la «s» di «rosa»
mezo-rules-names-xibalba = scibalbà
mezo-rules-names-uxmal = ushmàl
mezo-rules-names-hochob = hociòb, con la «h» aspirata
mezo-rules-names-calakmul = calacmùl
mezo-rules-names-palenque = palènche
mezo-rules-names-becan = becàn
mezo-rules-names-copan = copàn
mezo-rules-names-cenote = senòte

# La guida alle carte.
mezo-rules-reference = Dèi e carte
mezo-rules-reference-about = Ogni dio, carta e tessera, per esteso. Sotto ogni testo, in piccolo, la notazione del file dei componenti.
mezo-rules-reference-link = Tutti gli dèi, le carte e le tessere con i loro testi: la guida
mezo-rules-reference-gods = Dèi
mezo-rules-reference-call = Abilità di invocazione
mezo-rules-reference-vengeful = In solitario, come dio vendicativo
mezo-rules-reference-altars = Altari
mezo-rules-reference-angry = Divinità infuriate
mezo-rules-reference-books = Calendario e Codice
mezo-rules-reference-abilities = Abilità tribali
mezo-rules-reference-rituals = Rituali
mezo-rules-reference-phase-tribes = fase delle tribù
mezo-rules-reference-phase-gods = fase degli dèi
mezo-rules-reference-phase-conflict = conflitti
mezo-rules-reference-phase-end = fine dell’era
mezo-rules-reference-prophecies = Profezie
mezo-rules-reference-powers = Poteri delle tribù
mezo-rules-reference-power-red = Rosso
mezo-rules-reference-power-yellow = Giallo
mezo-rules-reference-power-green = Verde
mezo-rules-reference-power-blue = Blu
mezo-rules-reference-solo = Carte degli dèi vendicativi
mezo-rules-reference-solo-card = Carta { $number }
mezo-rules-reference-offers = { $number ->
    [one] Nella regione Benedetta offrono 1 unità.
   *[other] Nella regione Benedetta offrono { $number } unità.
}
mezo-rules-reference-solo-books = Calendario e Codice degli dèi vendicativi
mezo-rules-reference-trials = Prove

mezo-rules-credits = Componenti e crediti
mezo-rules-credits-text =
    Mezo e la sua espansione Souls for Xibalba sono di John Clowdus, pubblicati da Kolossal Games. Qui le regole sono spiegate con parole nostre.

    Quello che il regolamento lascia ai componenti stampati è nostro: quasi tutti i vertici della mappa, gli altari, le divinità infuriate, i bonus di Calendario e Codice, ciò che fanno gli dèi e le loro carte, i rituali, le profezie, i poteri delle tribù e le prove. I pochi che il regolamento riporta sono come dice il regolamento. Chi possiede il gioco può inserire le carte stampate.
