# La pagina delle regole di Mezo e la guida alle carte. Una riga vuota comincia un nuovo capoverso. Le parole del gioco sono quelle di mezo-words.ftl.

mezo-rules-title = Come si gioca a Mezo

mezo-rules-goal = Lo scopo
mezo-rules-goal-text =
    Gli dèi camminano tra le tribù, affamati di devozione. Tu guidi una tribù di guerrieri e sciamani con un campione alla testa, e uno degli dèi è dalla tua parte.
    In tre ere combatti per le regioni, innalzi piramidi, scolpisci glifi e nutri Xibalba, il mondo di sotto.

    Tutto ciò che fai bene porta punti vittoria (PV). Vince chi ne ha di più dopo la terza era. Non esistono pareggi: due giocatori non hanno mai gli stessi PV.

mezo-rules-setup = Preparazione
mezo-rules-setup-text =
    Il tabellone ha sei regioni. Alcune sono desolate: restano fuori dal gioco, e con loro i vertici che non toccano nessuna regione viva.
    Ogni regione viva riceve un altare a caso. Per ogni era si pesca una tessera degli dèi adirati, che resta coperta.
mezo-rules-setup-table = Regioni secondo il numero di giocatori
mezo-rules-setup-players = giocatori
mezo-rules-setup-living = vive
mezo-rules-setup-desolate = desolate
mezo-rules-setup-tribes =
    Ogni tribù ha 8 guerrieri, 8 sciamani, un campione, 6 glifi e 11 piani di piramide: quattro di livello 1, tre di livello 2, due di livello 3 e due di livello 4. Un guerriero e uno sciamano cominciano a Xibalba, tutto il resto nella riserva. La devozione parte da 0.

    Un giocatore scelto a caso comincia con 5 PV; in senso orario gli altri ne hanno 4, 3 e 2. Poi si scelgono gli dèi, a partire da chi ha meno PV, oppure decide il caso, come avete concordato. Ogni dio ha un’abilità di invocazione, una cerimonia e cinque carte azione sue: la guida le riporta tutte.

mezo-rules-track = Punti e devozione
mezo-rules-track-text =
    Sul tracciato dei punti ogni casella ha posto per un solo giocatore. Se un guadagno finisse su una casella occupata, si prosegue fino alla prossima libera. Le caselle occupate lungo la strada contano come le altre. Chi ottiene 0 resta dov’è.

    Quando più giocatori ottengono punti insieme, si segna prima il guadagno maggiore; a parità, prima chi ha più PV. Ogni fonte di punti è una mossa a sé. I punti non si perdono mai.

    «In ordine di PV» significa sempre: da chi ne ha di più in giù, com’era all’inizio di quel passo.
mezo-rules-track-example = Hai 11 PV e ne ottieni 3. Sul 14 c’è la tribù verde, sul 15 quella blu: arrivi al 16. Anche le due caselle in più vanno a tuo credito.
mezo-rules-track-devotion =
    La devozione è ciò che la tribù prova per il suo dio. Ha 15 caselle su tre livelli: da 0 a 5 il livello 1, da 6 a 10 il livello 2, da 11 a 14 il livello 3. Molte carte fanno di più quanto più alto è il tuo livello.
    Non scende mai sotto lo 0. Quello che otterresti oltre il 14 diventa PV, punto per punto. Alla fine della partita la devozione si aggiunge ai PV.
mezo-rules-devotion-label = Una piramide a gradoni di caselle numerate: da 0 a 5 in basso, da 6 a 10 in mezzo, da 11 a 14 in cima.
mezo-rules-devotion-caption = La devozione sale per tre livelli; oltre la cima ogni punto è un PV.
mezo-rules-level = livello { $number }

mezo-rules-pieces = Pezzi e forza
mezo-rules-pieces-text =
    Guerrieri e sciamani sono unità. Il campione non è un’unità: nessun effetto può abbatterlo, esiliarlo, spostarlo o sacrificarlo. Ciò che non è sul tabellone è nella riserva o a Xibalba. Xibalba non è una regione; da lì le unità tornano solo se un effetto le risveglia o le recupera.

    La forza decide i conflitti. Un campione vale 2, un’unità 1, un glifo 1. Carte e abilità aggiungono o tolgono; la forza non scende mai sotto lo 0. I piani delle piramidi non hanno forza. Una regione può contenere quanti glifi si vuole.
mezo-rules-strength-label = Un campione, due guerrieri, uno sciamano e un glifo della tribù rossa, con i numeri 2, 1, 1, 1 e 1, fanno 6.
mezo-rules-strength-caption = Due per il campione, uno per ogni unità, uno per il glifo: forza 6.

mezo-rules-pyramids = Piramidi e glifi
mezo-rules-pyramids-text =
    Una regione ha al massimo una piramide, e tutti vi costruiscono. Chi la comincia posa il piano più basso che ha nella riserva: il livello 1, o il 2 se non ha più piani di livello 1, o il 3. Dopo va bene solo il livello immediatamente successivo. Il livello 4 è la cima: oltre non si costruisce.

    Dopo aver costruito ottieni tanti PV quanti sono ora i piani della piramide. Ogni altro giocatore che vi ha un piano ottiene 1 PV, quanti che siano i suoi piani. Tutto avviene insieme.
mezo-rules-pyramid-label = Una piramide cresce: il rosso costruisce il livello 1 e ottiene 1; il verde il livello 2 e ottiene 2, il rosso 1; il rosso il livello 3 e ottiene 3, il verde 1.
mezo-rules-pyramid-caption = Chi costruisce ottiene un punto per ogni piano ora in piedi, ogni altro costruttore 1.
mezo-rules-pyramids-change =
    Trasformare è scambiare: un glifo avversario, o il piano più alto di una piramide, di chiunque sia, con lo stesso pezzo della tua riserva. Il vecchio pezzo torna al suo proprietario. Un piano trasformato vale come se l’avessi appena costruito; si può trasformare anche il proprio.

    Demolire è togliere: un glifo o un piano più alto, di chiunque sia, torna nella riserva del proprietario.
mezo-rules-pyramids-example = A Uxmal c’è una piramide di tre piani, tutti blu. Il rosso vi costruisce il livello 4: ottiene 4 PV, il blu ne ottiene 1.

mezo-rules-age = Un’era
mezo-rules-age-text = Le ere sono tre, e vanno tutte così:
mezo-rules-phase-start = Inizio dell’era.
mezo-rules-phase-start-about = Si mescolano le tessere conflitto e le carte azione. Si scopre la tessera degli dèi adirati di quest’era; se li usate, si scopre un rituale e si piazza il cenote. In ordine di PV ognuno sceglie un’abilità.
mezo-rules-phase-tribes = Tribù.
mezo-rules-phase-tribes-about = In ordine di PV le tribù entrano nelle regioni.
mezo-rules-phase-gods = Dèi.
mezo-rules-phase-gods-about = In ordine di PV ognuno invoca il suo dio.
mezo-rules-phase-conflicts = Conflitti.
mezo-rules-phase-conflicts-about = Una dopo l’altra, in un ordine che nessuno conosce, ci si contende le regioni.
mezo-rules-phase-end = Fine dell’era.
mezo-rules-phase-end-about = Calendario, Codice e piramidi portano punti.

mezo-rules-ability = Abilità
mezo-rules-ability-text =
    All’inizio di ogni era scegli una delle tre abilità della tribù di quell’era. Tutti hanno le stesse nove tra cui scegliere, e più giocatori possono scegliere la stessa. Ciò che hai scelto dura fino alla fine della partita.
mezo-rules-age-number = Era { $age }

mezo-rules-tribes = Tribù
mezo-rules-tribes-text =
    Nel tuo turno si risolvono prima le tue abilità della prima era. Poi il tuo campione va in una regione viva dove non c’è ancora un campione. Infine puoi schierare dalla riserva fino a 3 unità in ogni altra regione viva; anche nessuna. Le unità che ci sono già non contano nelle tre.

    Quando tutti i campioni sono schierati, una regione viva resta senza: in quest’era è Benedetta, e il suo conflitto è di altro genere.

mezo-rules-call = Invocare un dio
mezo-rules-call-text =
    Gli dèi non stanno nelle regioni ma sui vertici, dove le regioni si incontrano. Su un vertice può stare un solo dio. Un dio è presente in ogni regione viva che tocca il suo vertice. La maggior parte degli effetti che non dicono dove avvengono avviene in una regione dove il tuo dio è presente.

    Nella prima era metti il tuo dio su un vertice libero; poi si risolve la sua abilità. In seguito invocare significa muovere il dio su un altro vertice libero e risolvere la sua abilità, nell’ordine che preferisci.
mezo-rules-presence-label = Tre regioni si incontrano in un vertice su cui sta un dio; una quarta regione non lo tocca.
mezo-rules-presence-caption = Il dio è presente nelle tre regioni intorno al suo vertice, e non nella quarta.

mezo-rules-conflict = Conflitti
mezo-rules-conflict-text = Si scopre una tessera conflitto: in quella regione ora c’è un conflitto. Partecipano tutti, anche chi non vi ha nulla. Va così:
mezo-rules-step-keep = Carte.
mezo-rules-step-keep-about = Ognuno tiene in segreto una carta su tre; poi si mostrano tutte.
mezo-rules-step-actions = Azioni.
mezo-rules-step-actions-about = Due giri di azioni, e una terza in cambio di un glifo.
mezo-rules-step-power = Poteri.
mezo-rules-step-power-about = Se li usate.
mezo-rules-step-winner = Vincitore.
mezo-rules-step-winner-about = Il più forte prende l’altare e altre ricompense.
mezo-rules-step-calendar = Calendario e Codice.
mezo-rules-step-calendar-about = Si premia chi ha più sciamani, poi chi ha più guerrieri.
mezo-rules-conflict-clean =
    Poi i campioni e le unità della regione tornano nelle riserve; glifi e piramidi restano. Le unità sacrificate per placare vanno a Xibalba. Le carte si scartano e si scopre la tessera seguente.

    Le unità che un effetto mette in una regione il cui conflitto è concluso vi restano per l’era seguente.

mezo-rules-keep = Tenere una carta
mezo-rules-keep-text =
    Il tuo mazzo ha le cinque carte azione del tuo dio. Guarda le prime tre, tienine una in segreto e rimetti le altre in cima; se ne restano meno di tre, guardale tutte. Le carte giocate tornano solo nell’era seguente.

    Con più giocatori i conflitti con carte sono meno delle carte: qualcuna resta sempre non giocata.
mezo-rules-keep-cards = Tutti gli dèi hanno carte con gli stessi cinque nomi:
mezo-rules-card-legacy = un’invocazione, o qualcosa da costruire.
mezo-rules-card-vengeance = un’invocazione, o un colpo nel conflitto.
mezo-rules-card-fervor = tanto più forte quanto più alto è il tuo livello di devozione.
mezo-rules-card-edict = piega il conflitto, il tabellone o l’era.
mezo-rules-card-task = punti o devozione per ciò che hai, o unità che tornano.

mezo-rules-actions = Azioni
mezo-rules-actions-text =
    Ogni carta ha tre azioni. Comincia chi siede alla sinistra del proprietario del campione, poi in senso orario: ognuno svolge un’azione della sua carta. Quando tutti ne hanno svolta una, ognuno ne svolge una seconda. Infine chi ha un glifo in questa regione può demolire lì un proprio glifo per svolgere anche l’ultima.

    Fai ciò che l’azione dice, per quanto puoi. Un’azione che non cambierebbe nulla non si può scegliere.

    Nei primi due giri puoi invece passare: ottieni 1 punto devozione o recuperi 1 unità, e rinunci a una delle azioni che ti restano.
mezo-rules-actions-example = Il campione a Copan è verde: comincia chi siede alla sinistra del verde, e il verde agisce per ultimo in ogni giro. Essere ultimi conviene: si vede che cosa hanno fatto gli altri.

mezo-rules-ceremony = La cerimonia
mezo-rules-ceremony-text = La terza azione di tutte le tue carte è la cerimonia del tuo dio. Ha un effetto, che si risolve se è possibile, e ti permette inoltre di placare gli dèi adirati, prima o dopo l’effetto. Se nessuna delle due cose è possibile, la cerimonia non si può scegliere.

mezo-rules-appease = Placare gli dèi adirati
mezo-rules-appease-text =
    Sacrifica 1 unità, dalla riserva o da una regione dove il tuo dio è presente, e risolvi una delle tessere degli dèi adirati già scoperte. Se in questo conflitto sotto le tessere ci sono già unità, ne costa 2; possono venire da posti diversi. Le unità restano sotto le tessere fino alla fine del conflitto, poi vanno a Xibalba.

    Chi placa per secondo paga dunque più del primo. E più la partita avanza, più tessere ci sono tra cui scegliere: una nella prima era, tre nella terza.

mezo-rules-power = Quando si usano i poteri
mezo-rules-power-text = Se usate i poteri delle tribù: dopo le azioni, nello stesso ordine, chi ha il campione nella regione o il dio presente lì può usare il potere della sua tribù, una volta per partita.

mezo-rules-winner = Chi vince
mezo-rules-winner-text =
    Vince il conflitto chi ha più forza. In caso di parità sceglie tra i pari il proprietario del campione; se è uno di loro, può scegliere sé stesso.

    Il vincitore ottiene, in quest’ordine: ciò che dà l’altare; 5 PV se ha l’abilità della terza era che li dà; ciò che aggiunge un rituale; la devozione del cenote; 1 PV per una città che distrugge. Poi si guardano le profezie.

mezo-rules-calendar = Calendario e Codice
mezo-rules-calendar-text =
    Chi ora ha più sciamani nella regione ne sposta uno su uno spazio libero del Calendario e ne risolve il bonus. Poi, contando di nuovo, chi ha più guerrieri ne sposta uno su uno spazio libero del Codice e ne risolve il bonus. In caso di parità sceglie il proprietario del campione.

    Non importa chi ha vinto. Senza un’unità da mandare, o senza uno spazio libero, non succede nulla. Le unità su Calendario e Codice restano lì fino alla fine dell’era.
mezo-rules-calendar-example = A Becan il rosso ha due sciamani, il blu due sciamani e tre guerrieri. Il campione è giallo: il giallo dice che è il blu ad avere più sciamani. Lo sciamano blu prende «recupera 5 unità». Poi il blu ha anche più guerrieri e va sul Codice.

mezo-rules-blessed = La regione Benedetta
mezo-rules-blessed-text =
    Il conflitto della regione senza campione è una tregua. Non si giocano carte. In ordine di PV ognuno offre unità dalla riserva, quante ne vuole. Ciascuna porta 1 punto devozione, come un solo guadagno, e 1 di forza in questo conflitto.

    Chi ha più forza ottiene 8 PV invece dell’altare, e le altre ricompense del vincitore. Con forza 0 non si vince mai. In caso di parità sceglie, tra i pari, chi ha meno PV. Nessuno va su Calendario o Codice.

    Poi le unità della regione tornano nelle riserve, e quelle offerte vanno a Xibalba.
mezo-rules-blessed-example = Il verde ha lì forza 3 e offre 4 unità: 7. Il blu ha 2 e ne offre 5: anche lui 7. Il blu ha meno PV, quindi sceglie lui, e si prende gli 8 PV.

mezo-rules-end-of-age = La fine di un’era
mezo-rules-end-of-age-text = Quando tutte le tessere sono risolte, passo per passo e ogni passo in ordine di PV:
mezo-rules-ends-books = 2 PV per ogni tua unità su Calendario e Codice, altri 3 con l’abilità che li dà; poi queste unità tornano nella riserva.
mezo-rules-ends-floors = Per ogni regione con un tuo piano tanti PV quanto il numero dell’era: 1, 2 o 3.
mezo-rules-ends-ritual = Avviene il rituale che appartiene alla fine dell’era; poi si scarta.
mezo-rules-ends-devotion = 2 PV per ogni livello di devozione, con l’abilità che li dà.

mezo-rules-end = La fine della partita
mezo-rules-end-text =
    Dopo la terza era ognuno ottiene in PV la sua devozione, in ordine di PV; poi, nell’ordine che ne risulta, 3 PV per una città ancora in piedi. Vince chi ha più PV.

    La pagina mostra per ognuno da dove sono venuti i punti, anche le caselle guadagnate scavalcando gli altri.

mezo-rules-cities = Modulo: città
mezo-rules-cities-text =
    Dopo la preparazione, in ordine di PV, ognuno mette la sua città in una regione viva che non ne ha. All’inizio di ogni era può schierarvi un’unità, che non conta nelle tre della fase delle tribù.
    Chi vince un conflitto in una regione con la città di un altro la distrugge e ottiene 1 PV. Una città ancora in piedi alla fine della partita porta 3 PV.

mezo-rules-rituals = Modulo: rituali
mezo-rules-rituals-text =
    Si pescano tre rituali, e all’inizio di ogni era, dopo il dio adirato, se ne scopre uno. Cambia una regola solo in quell’era, nella fase a cui appartiene. Se riguarda tutti, lo fa in ordine di PV.

mezo-rules-prophecies = Modulo: profezie
mezo-rules-prophecies-text =
    Tre profezie stanno in fila e si compiono una dopo l’altra, ognuno per conto suo. Appena soddisfi la condizione della tua prossima, ottieni 3 PV e passi alla seguente. Il primo che compie la terza ottiene 3 PV e poi altri 6 per il monumento; con ciò le profezie finiscono per tutti.

    Si controlla dopo ogni passo di un effetto, dopo ogni turno delle tribù, vittoria, arrivo su Calendario o Codice, dopo lo sgombero di una regione e dopo ogni passo della fine dell’era; in ordine di PV, e per ognuno una profezia alla volta. Vincere e costruire contano solo nel momento in cui avvengono.

mezo-rules-cenote = Modulo: il sacro cenote
mezo-rules-cenote-text = All’inizio di ogni era chi ha più PV mette il cenote in una regione viva. Chi vince lì il conflitto ottiene 3 punti devozione oltre a tutto il resto, anche se quella regione sarà la Benedetta.

mezo-rules-powers = Modulo: poteri delle tribù
mezo-rules-powers-text = Ogni tribù ha un potere con due usi. Una volta per partita, in un conflitto dove c’è il tuo campione o il tuo dio è presente, dopo le azioni puoi scegliere uno dei due.

mezo-rules-two-players = In due
mezo-rules-two-players-text =
    Vivono cinque regioni. Due di esse, scelte a caso, cominciano con un piano neutrale di livello 1. Conta come un piano in piedi, perciò costruirvi sopra porta 2 PV; nessuno ottiene punti per esso. Si può trasformare o demolire, e allora esce dal gioco.

    Ogni giocatore ha due campioni. Vanno in due regioni diverse che non ne hanno, e in quelle due non schieri unità. Anche così una regione resta Benedetta.

mezo-rules-solo = In solitario
mezo-rules-solo-text =
    Da solo sei un nuovo arrivato tra gli dèi, e gli dèi vendicativi cercano di tenerti giù. Vivono tutte e sei le regioni. Cominci con 5 PV, loro con 4 più lo svantaggio che scegli. Hanno i pezzi di due colori: 16 guerrieri, 16 sciamani, 12 glifi e 22 piani; un guerriero e uno sciamano cominciano a Xibalba. Non ci sono moduli.

    Inizio dell’era: compare un altro dio vendicativo, fino a tre. Una tessera indica una regione; scegli tu uno dei suoi vertici liberi. Poi scegli un’abilità come al solito.

    Tribù: schieri, poi dichiari Benedetta una regione senza il tuo campione. Loro mettono uno sciamano e un guerriero in ogni regione finché ne hanno. Poi invochi il tuo dio; loro non invocano i propri.

    Conflitto: prima ogni dio vendicativo presente fa ciò che fa, nell’ordine che scegli. Tieni una carta come al solito. Loro scoprono una carta per il conflitto: ogni volta che svolgi un’azione, o passi al suo posto, risolvono l’azione nella stessa posizione della loro, la prima, la seconda o la terza. In cambio di un glifo lì puoi svolgere la tua terza; la loro si risolve comunque.
    La parità va a loro, tranne dove c’è il tuo campione. Hanno un Calendario e un Codice propri, che riempiono da sinistra.

    Nella regione Benedetta offri tu, poi loro offrono tante unità quante ne dice la loro carta. Per loro la devozione è PV. Quando per un effetto serve una regione, scegli tu per loro tra quelle dove possono fare di più; delle tue unità prendono il tipo che lì hai più numeroso.

    Accanto al tabellone c’è una prova: tu e loro raccogliete gettoni per certe imprese, al massimo cinque per parte, che alla fine portano punti. Alla fine contano la tua devozione, la tua prova, poi la loro. Vinci se hai più PV di loro.
mezo-rules-solo-trials = Quanto valgono i gettoni di una prova
mezo-rules-solo-tokens = gettoni
mezo-rules-solo-you = tu
mezo-rules-solo-them = dèi vendicativi

mezo-rules-effects = Come si leggono le carte
mezo-rules-effects-text =
    Ciò che fanno carte, altari, tessere e spazi è scritto con poche parole fisse. Un effetto ha fino a quattro passi, che si svolgono in ordine.

    Fai quanto i pezzi permettono. Dove si dice «al massimo», fanne almeno uno, se puoi. «Puoi» è un costo: se non lo paghi, ciò che segue si salta. Tutte le unità di un passo sono in una sola regione, se non è detto altro. «Qui» è la regione del conflitto. I numeri si contano quando il loro passo si risolve, e nulla scende sotto lo 0.
mezo-rules-effects-where = Dove
mezo-rules-effects-what = Che cosa
mezo-rules-effects-samples = Le scritte piccole sotto un testo sono la notazione in cui sono scritti i componenti. Chi porta a un tavolo altri componenti li scrive così, e la pagina li mette in parole.
mezo-rules-effects-notation = Notazione
mezo-rules-effects-words = In parole
mezo-rules-where-presence = Una regione dove il tuo dio è presente; niente, se il tuo dio non è ancora sul tabellone.
mezo-rules-where-conflict = La regione del conflitto in corso, Benedetta o no. Fuori da un conflitto il passo si salta.
mezo-rules-where-any = Una regione viva a tua scelta. Il tuo dio non deve essere presente.
mezo-rules-where-other = Una regione viva che non è quella del conflitto.
mezo-rules-where-same = La regione del passo precedente.
mezo-rules-where-each = Ogni regione dove il tuo dio è presente, una dopo l’altra.
mezo-rules-where-glyphs = Una regione con un tuo glifo; il tuo dio non deve essere presente.
mezo-rules-where-units = Una regione con una tua unità; il tuo dio non deve essere presente.
mezo-rules-verb-deploy = Schierare
mezo-rules-verb-deploy-about = Le tue unità vanno dalla riserva alla regione.
mezo-rules-verb-awaken = Risvegliare
mezo-rules-verb-awaken-about = Le tue unità vanno da Xibalba alla regione.
mezo-rules-verb-recover = Recuperare
mezo-rules-verb-recover-about = Le tue unità vanno da Xibalba alla riserva.
mezo-rules-verb-smite = Abbattere
mezo-rules-verb-smite-about = Unità avversarie della regione, a tua scelta, vanno a Xibalba.
mezo-rules-verb-exile = Esiliare
mezo-rules-verb-exile-about = Unità avversarie della regione, a tua scelta, tornano nelle riserve dei proprietari.
mezo-rules-verb-opponents = Ogni avversario
mezo-rules-verb-opponents-about = A partire dalla tua sinistra, ogni avversario che può sceglie da sé il proprio pezzo.
mezo-rules-verb-bring = Portare
mezo-rules-verb-bring-about = Le tue unità arrivano nella regione da altre regioni.
mezo-rules-verb-push = Scacciare
mezo-rules-verb-push-about = Unità avversarie vanno dalla regione in un’altra regione viva.
mezo-rules-verb-shift = Spostare
mezo-rules-verb-shift-about = Unità di chiunque vanno dalla regione in un’altra regione viva.
mezo-rules-verb-move = Muovere
mezo-rules-verb-move-about = Le tue unità vanno da una regione qualsiasi a un’altra, una dopo l’altra.
mezo-rules-verb-build = Costruire
mezo-rules-verb-build-about = Un glifo, o il piano seguente di una piramide, va dalla tua riserva alla regione. Più glifi possono andare in regioni diverse.
mezo-rules-verb-demolish = Demolire
mezo-rules-verb-demolish-about = Un glifo o un piano più alto torna nella riserva del proprietario.
mezo-rules-verb-transform = Trasformare
mezo-rules-verb-transform-about = Un glifo avversario, o un piano più alto, si scambia con il tuo. Un piano vale come se fosse costruito.
mezo-rules-verb-sacrifice = Sacrificare
mezo-rules-verb-sacrifice-about = Le tue unità vanno a Xibalba: è il prezzo di ciò che segue.
mezo-rules-verb-call = Invocare il dio
mezo-rules-verb-call-about = Si muove su un altro vertice libero e la sua abilità si risolve.
mezo-rules-verb-strength = Forza
mezo-rules-verb-strength-about = Conta solo in questo conflitto, qualunque cosa ci sia lì.
mezo-rules-verb-most = Risultare avere più di tutti
mezo-rules-verb-most-about = Quella ricompensa del Calendario o del Codice è tua, qualunque cosa ci sia lì; ma se non hai lì un’unità di quel tipo da mandare, non l’ha nessuno.
mezo-rules-verb-nobody = Nessuno va sul Calendario o sul Codice
mezo-rules-verb-nobody-about = In questo conflitto quella ricompensa non si assegna, nemmeno a chi risulta avere più di tutti.

# La guida alle carte.
mezo-rules-reference = Dèi e carte
mezo-rules-reference-about = Ogni dio, carta e tessera, in parole. Sotto ogni testo, in piccolo, la notazione del file dei componenti.
mezo-rules-reference-link = Tutti gli dèi, le carte e le tessere con i loro testi: la guida
mezo-rules-reference-gods = Dèi
mezo-rules-reference-call = Invocazione
mezo-rules-reference-vengeful = In solitario, come dio vendicativo
mezo-rules-reference-altars = Altari
mezo-rules-reference-angry = Dèi adirati
mezo-rules-reference-books = Calendario e Codice
mezo-rules-reference-abilities = Abilità delle tribù
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

    Quello che il regolamento lascia ai componenti stampati è nostro: quasi tutti i vertici della mappa, gli altari, gli dèi infuriati, i bonus di Calendario e Codice, ciò che fanno gli dèi e le loro carte, i rituali, le profezie, i poteri delle tribù e le prove. I pochi che il regolamento riporta sono come dice il regolamento. Chi possiede il gioco può inserire le carte stampate.
