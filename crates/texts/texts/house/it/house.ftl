# Quello che dice la casa, qualunque sia il gioco.

skip = Vai al contenuto
nav = Menu
nav-home = Tavoli
nav-rules = Regole
nav-import = Importa
nav-guest = Ospite

settings-language = Lingua
settings-brightness = Tema
settings-system = Sistema
settings-light = Chiaro
settings-dark = Scuro

home-title = Giochi da tavolo delle Americhe
home-lead = Gioca subito contro i bot, o invita gli amici con un link. Ogni partita viene salvata e si può rivedere.
home-yours = I tuoi tavoli
home-open = Tavoli aperti
home-open-none = Al momento nessuno aspetta. Apri un tavolo e manda il link agli amici.
home-running = Partite da guardare
play-now = Gioca subito contro i bot
new-table = Nuovo tavolo
your-turn = Tocca a te
stage-waiting = { $open ->
    [one] un posto libero
   *[other] { $open } posti liberi
}
stage-playing = in corso
stage-deserted = sono usciti tutti, i bot aspettano
stage-over = partita finita
stage-closed = tavolo chiuso

bot-name = Bot { $number }
guest-name = Ospite { $number }
seat-name = Posto { $number }
seat-open = posto libero
seat-you = tu
seat-away = assente, gioca un bot
seat-left = assente
level = Livello dei bot
level-beginner = Principiante
level-steady = Intermedio
level-strong = Forte
level-master = Maestro
levels-about = Il Principiante fa una mossa qualsiasi fra quelle permesse. L’Intermedio guarda avanti di una decisione, il Forte cerca più lontano e il Maestro riflette fino a un secondo. Nessuno vede più di quel che si vede dal suo posto.
seat-bot = Aggiungi un bot
seat-clear = Togli il bot
sit = Siediti qui

new-title = Nuovo tavolo: { $game }
new-seats = Posti
new-seats-about = La partita comincia quando non ci sono più posti liberi. I posti oltre il numero dei giocatori non contano.
new-seat = Posto { $number }
new-seat-me = io
new-seat-open = libero per gli amici
new-seat-bot = bot: { $level }
new-listed = Visibilità del tavolo
new-private = Privato: solo chi ha il link
new-public = Pubblico: compare nella pagina iniziale
new-make = Apri il tavolo

waiting = La partita comincia quando tutti i posti sono occupati.
waiting-closed = Questo tavolo è stato chiuso prima dell’inizio della partita.
waiting-start = Comincia con i bot
invite = Link d’invito
copy = Copia
leave = Lascia il tavolo
leave-game = Lascia la partita a un bot
leave-game-alone = Esci (i bot ti aspettano)
return = Torna al tuo posto

prompt-wait = Turno di: { $name }.
prompt-deserted = Sono usciti tutti, perciò i bot aspettano.
prompt-deserted-reason = Riprendono quando torna uno dei giocatori.
prompt-over = { $count ->
    [one] Partita finita. Vittoria: { $name }.
   *[other] Partita finita. Vittoria condivisa: { $name }.
}
prompt-over-reason = Guarda da dove vengono i punti, gioca ancora o rivedi la partita.
undo = Annulla
offline = In questo momento manca la connessione al sito. La tua mossa non è partita; riprova fra un attimo.
lost = In questo momento manca la connessione al sito. Quello che vedi può non essere aggiornato; si aggiorna appena la connessione torna.
score = Punteggio
turn-order = Ordine di turno
chronicle = Cronaca
chat = Chat
about = Questo tavolo
say = Messaggio
send = Invia
notify = Avvisami
deal-promise = Il server ha già fissato la sua parte del mescolamento; il suo SHA-256 è { $commitment }. Chi si siede aggiunge una parte propria. Dopo l’ultima mossa si vedono tutte le parti, così chiunque può controllare che nulla sia cambiato. Nessuno può aver scelto il mescolamento, a meno che chi prende l’ultimo posto non sia d’accordo con chi gestisce il server.
deal-given = Questo tavolo è distribuito da un seme scelto alla creazione. Chi conosce il seme conosce ciò che è nascosto.
deal-next = Se giocate ancora, lo SHA-256 della parte del server è { $commitment }.
seed-shown = Il seme era { $seed }.
proof = Controlla il mescolamento
proof-title = Come si è mescolato in questa partita
proof-lead = Il server ha fissato la sua parte prima che chiunque aggiungesse la propria, e ne ha mostrato lo SHA-256 fin dall’inizio. Il seme nasce da tutte le parti insieme. Nessuno può averlo scelto, a meno che chi ha preso l’ultimo posto non sia d’accordo con chi gestisce il server.
proof-lead-founding = A questo tavolo nessuno ha aggiunto una parte dopo aver visto lo SHA-256 di quella del server. Quindi si vede solo che nulla è cambiato dopo la creazione del tavolo.
proof-lead-record = Questa è una registrazione importata da qualcuno. Questo sito non sa se sia stata promessa: confronta la prima riga con ciò che ti è stato mostrato.
proof-holds = Tutte le parti combaciano.
proof-fails = Le parti non combaciano.
proof-commitment = SHA-256 mostrato fin dall’inizio
proof-house = Parte del server
proof-salt = Sale
proof-share = Parte di { $name }
proof-by-player = fatta dal browser o dal programma di chi gioca
proof-by-founder = fatta dal browser o dal programma di chi gioca, inviata con la richiesta che ha creato il tavolo
proof-by-server = fatta dal server a partire dalla propria parte
proof-mine = Il tuo browser ricorda di averla fatta dopo aver visto lo SHA-256 qui sopra.
proof-other = Il tuo browser ricorda di averla fatta, ma allora aveva visto un altro SHA-256.
proof-deal = Seme del mescolamento
proof-check = Controlla di persona
proof-check-about = Scrivi ogni comando; sotto c’è ciò che deve risultare.
proof-check-record = Oppure scarica la registrazione e falla controllare a Patolli:
tip-seen = Ho capito
tip-off = Nascondi i consigli

result = Risultato
breakdown = Da dove vengono i punti
total = Totale
plot = Andamento dei punteggi
rematch = Rivincita
rematch-go = Vai alla rivincita
record = Scarica la registrazione

replay = Replay
replay-first = Prima posizione
replay-back = Indietro
replay-on = Avanti
replay-last = Ultima posizione
replay-play = Avvia
replay-pause = Pausa
replay-ply = Decisione { $ply } di { $last }
replay-eyes = Punto di vista
replay-open = tutto scoperto
replay-spectator = chi guarda soltanto
replay-go = Vai
replay-table = Torna al tavolo

hint = Suggerimento
hint-title = Che cosa farebbe un maestro
advice-done = (giocata)
advice-chance = Probabilità di vittoria
advice-tried = Volte che è stata provata
advice-only = C’è una sola scelta.
advice-glance = In base a uno sguardo alla decisione seguente.
advice-search = { $games ->
    [one] In base a una partita simulata.
   *[other] In base a { $games } partite simulate. Prima viene la scelta provata più spesso (×).
}
percent = { $number }%
times = { $number }×
why = perché?
why-title = Il ragionamento di { $name }
ask-why = Chiedi ai bot il perché
analyse = Analizza
analysis-title = { $name }: che cosa farebbe qui un maestro
plot-chances = Probabilità di vittoria, in percentuale

import-title = Importa una registrazione
import-about = Carica la registrazione di una partita, presa da un tavolo finito o dalla riga di comando, e rivedila qui. Può guardarla chiunque abbia l’indirizzo.
import-file = File
import-text = oppure incolla il testo
import-go = Rivedila

me-title = Tu
me-name = Il tuo nome
me-save = Salva
me-name-about = Qui sei ospite: non serve iscriversi, è questo browser a ricordarsi di te. Ai tavoli gli altri vedono il tuo nome.
me-link = Il tuo link personale
me-link-about = Aprilo su un altro dispositivo per essere la stessa persona anche lì. Chi ce l’ha può giocare a nome tuo: tienilo per te.
me-link-renew = Crea un nuovo link (il vecchio non varrà più)
me-tokens = Token per programmi
me-tokens-about = Con un token un tuo programma può giocare e guardare a nome tuo.
me-api = Informazioni sull’API
me-token-fresh = Il tuo nuovo token, mostrato solo adesso:
me-token-label = A che cosa serve
me-token-make = Crea un token
me-token-revoke = Revoca
tips = Consigli nelle prime partite
tips-about = Una breve nota spiega ogni fase la prima volta che la incontri.
tips-on = Mostra i consigli
tips-again = Mostra di nuovo tutti i consigli
enter-title = Vuoi essere { $name } su questo dispositivo?
enter-about = Con questo link personale il browser ti ricorderà come la stessa persona. Se qui avevi un altro nome, il browser lo dimentica.
enter-go = Sì, sono io

fault-title = Non ha funzionato
fault-home = Alla pagina iniziale
fault-back = Torna dov’eri
fault-not-found = A questo indirizzo non c’è nulla. Controllalo, o riparti dalla pagina iniziale.
fault-wrong-method = Questo indirizzo non si può usare così. Vai alla pagina e usa i suoi pulsanti.
fault-foreign = La richiesta veniva da un altro sito e non è stata eseguita. Ripetila da una pagina di questo sito.
fault-too-many = Troppe richieste in una volta.
fault-unknown-caller = Questo token non è conosciuto. Creane uno nella tua pagina e invialo come "Authorization: Bearer TOKEN".
fault-no-token = Qui serve un token. Creane uno nella tua pagina e invialo come "Authorization: Bearer TOKEN".
fault-no-seat = Questa partita non ha un posto con quel numero. I posti si contano da 0.
fault-api-not-found = A questo indirizzo dell’API non c’è nulla. Tutti gli indirizzi sono in /api/openapi.json.
fault-api-wrong-method = Questo indirizzo dell’API accetta altri metodi: vedi l’intestazione Allow, o /api/openapi.json.
fault-api-unreadable = La richiesta non si può leggere. Che cosa accetta questo indirizzo è descritto in /api/openapi.json.
fault-old-link = Questo link personale non è valido, o uno più recente ha preso il suo posto. Creane uno nuovo sul dispositivo che ti conosce.
fault-unreadable = La richiesta non si può leggere. Ricarica la pagina e usa il suo modulo.
fault-unreadable-address = La parte di questo indirizzo dopo il punto interrogativo non si può leggere. Torna indietro e segui un link.
fault-too-large = Quello che è arrivato è troppo grande. Un modulo può avere 64 KiB, una registrazione 512 KiB.
fault-not-yet = Finché la partita è in corso puoi guardarla solo dal tuo posto.
fault-no-table = Questo tavolo non esiste. Controlla l’indirizzo: conta ogni carattere.
fault-no-record = Questa registrazione non esiste. Controlla l’indirizzo: conta ogni carattere.
fault-no-game = Questo gioco non c’è. I giochi sono elencati nella pagina iniziale.
fault-options = Queste opzioni non si possono combinare.
fault-seats = I posti non si possono impostare così.
fault-name = Un nome deve avere da 1 a 24 caratteri visibili, fra cui almeno una lettera o una cifra.
fault-saying = Un messaggio deve avere da 1 a 400 caratteri visibili.
fault-not-seated = Non hai un posto a questo tavolo. Prima occupa un posto libero.
fault-not-host = Può farlo solo chi ha aperto il tavolo.
fault-not-asked = Non tocca a te. Chiedi un suggerimento quando sarà il tuo turno.
fault-no-hints = I suggerimenti servono per esercitarsi: si hanno solo ai tavoli con una sola persona e dei bot.
fault-nothing-to-decide = Lì non c’è niente da decidere, o non per questo posto. Guarda un’altra posizione.
fault-taken = Questo posto non è libero. Scegline un altro.
fault-seated-already = Hai già un posto a questo tavolo.
fault-not-begun = La partita non è ancora cominciata. Comincia quando tutti i posti sono occupati.
fault-begun = La partita è già cominciata.
fault-not-over = La partita non è ancora finita.
fault-over = La partita è finita. Guarda le sue posizioni nel replay.
fault-closed = Questo tavolo è stato chiuso.
fault-stale = Nel frattempo la posizione è cambiata. Guardala e decidi di nuovo.
fault-away = Hai lasciato questa partita. Prima torna al tuo posto.
fault-illegal = Adesso non si può fare.
fault-nothing-to-undo = Non c’è nulla da annullare: nel frattempo ha agito qualcun altro, o è stato rivelato qualcosa.
fault-key = Una chiave deve avere da 1 a 64 caratteri: lettere, cifre, trattini o trattini bassi.
fault-share = Una parte del mescolamento ha 64 cifre esadecimali. Se la ometti, la fa il server.
fault-seed = Questo non è un seme.
fault-long-turn = In un turno si possono annullare al massimo 64 decisioni e prenderne al massimo 64.
fault-long-table = A questo tavolo è successo così tanto che la partita si può solo giocare fino alla fine. Qui non si può più annullare, scrivere o cambiare nulla.
fault-record = Questa registrazione non si può riprodurre.
fault-too-much = Hai raggiunto il limite.
fault-crowded = In questo momento le connessioni sono troppe. Chiudi le pagine che non ti servono o riprova tra poco.
fault-late = Quello che hai inviato non è arrivato in tempo. Controlla la connessione e invialo di nuovo.
fault-busy = Il server è occupato. Riprova fra un attimo.
fault-store = Non è stato possibile salvare. Riprova fra un attimo.
fault-full = Il disco del server è pieno, quindi non si può salvare nulla. Riprova più tardi: nulla di ciò che era salvato è andato perso.
fault-damaged = Ciò che il server ha conservato di questo tavolo è danneggiato e non si può mostrare. Avvisa chi gestisce questo sito.
fault-media-type = Non è quello che invia il modulo. Ricarica la pagina e usa il suo modulo.
fault-quota-guests = Negli ultimi tempi sono arrivati troppi nuovi ospiti dal tuo indirizzo.
fault-quota-tables = Tu, o tutti insieme dal tuo indirizzo, avete creato troppi tavoli negli ultimi tempi.
fault-quota-public-tables = Troppi tavoli pubblici creati da te, o da altri al tuo indirizzo, aspettano ancora giocatori. Prima riempine o lasciane uno, oppure crea un tavolo privato.
fault-quota-bots = I bot stanno pensando a troppi tavoli tuoi o di altri al tuo indirizzo. Aspetta che alcune di queste partite vadano avanti.
fault-quota-imports = Tu, o tutti insieme dal tuo indirizzo, avete importato troppo oggi.
fault-quota-advice = Tu, o tutti insieme dal tuo indirizzo, avete chiesto troppi consigli negli ultimi tempi.
fault-quota-chat = Tu, o tutti insieme dal tuo indirizzo, avete scritto troppo negli ultimi tempi.
fault-quota-changes = Tu, o tutti insieme dal tuo indirizzo, avete annullato o cambiato troppe cose negli ultimi tempi.
fault-quota-names = Tu, o tutti insieme dal tuo indirizzo, avete cambiato nome troppo spesso negli ultimi tempi.
fault-quota-reports = Tu, o tutti insieme dal tuo indirizzo, avete inviato troppe segnalazioni oggi.
fault-quota-exports = Tu, o tutti insieme dal tuo indirizzo, avete scaricato i vostri dati troppo spesso negli ultimi tempi.
fault-wait-seconds = { $number ->
    [one] Riprova fra un secondo.
   *[other] Riprova fra { $number } secondi.
}
fault-wait-minutes = { $number ->
    [one] Riprova fra un minuto.
   *[other] Riprova fra { $number } minuti.
}
fault-wait-hours = { $number ->
    [one] Riprova fra un’ora.
   *[other] Riprova fra { $number } ore.
}

rules-contents = In questa pagina

search = Cerca
search-hint = un nome, una parola o notazione
search-go = Trova
search-all = Mostra tutto
search-found = { $number ->
    [one] { $number } testo trovato
   *[other] { $number } testi trovati
}
search-none = Nulla contiene «{ $query }». Prova con meno parole, o solo con l’inizio di una.
reference-of-table = Questi sono i componenti di questo tavolo.
reference-back-table = Torna al tavolo
reference-back-rules = Torna alle regole

# Scegliere con chi giocare, e tavoli di regole precedenti.
pick = Scegli con chi giochi
pick-about = Puoi cambiare idea finché la partita non inizia.
pick-any = Quello che resta
new-side = Gioca con
new-side-open = si sceglie al tavolo
fault-nothing-to-pick = Qui non c’è nulla da scegliere: questo gioco non ha tribù né colori da scegliere, oppure è stato deciso all’apertura del tavolo.
fault-no-side = Qui non puoi giocare così.
fault-side-taken = Qualcun altro a questo tavolo ha già fatto questa scelta. Fanne un’altra.
fault-earlier-rules = Questo tavolo è stato giocato con regole precedenti, nel frattempo corrette.
relic-over = Questa partita è stata giocata con regole precedenti, nel frattempo corrette. Il risultato è conservato; non si può più rivedere.
relic-closed = Questa partita è iniziata con regole precedenti, nel frattempo corrette. Non può continuare ed è stata chiusa. Nient’altro di tuo ne risente: apri un nuovo tavolo per giocare con le regole corrette.
relic-unknown = Il risultato non si è potuto conservare.

device = { $browser } su { $system }
device-unknown = Browser sconosciuto
device-own = questo dispositivo
device-seen = { $days ->
    [0] usato oggi
    [1] usato ieri
   *[other] usato { $days } giorni fa
}
devices = I tuoi dispositivi
devices-about = I browser che si ricordano di te. Quello che non usi per 180 giorni esce da solo.
logout = Esci
logout-others = Esci da tutti gli altri dispositivi
logout-title = Vuoi uscire da qui?
logout-warning = Nessun altro dispositivo si ricorda di te. Prima conserva il tuo link personale: senza, nessuno, nemmeno chi gestisce il sito, può restituirti il tuo nome e i tuoi tavoli.
logout-others-stay = I tuoi altri dispositivi si ricordano ancora di te. Con il tuo link personale puoi tornare qui in ogni momento.
logout-stay = Resta
me-link-others = ed esci da tutti gli altri dispositivi
data = I tuoi dati
data-about = Puoi portare con te in un file tutto ciò che viene conservato su di te, oppure farti dimenticare.
data-download = Scarica tutto
delete = Cancellami
delete-title = Cancellare tutto ciò che ti riguarda?
delete-goes = Il tuo nome, tutto ciò che hai scritto, i dispositivi, i token, i resoconti importati e il link personale spariscono, e nessuno può recuperarli. I posti ai tavoli in attesa si liberano; nelle partite in corso gioca un bot.
delete-stays = Le partite che hai giocato restano per gli altri, con «qualcuno» al tuo posto.
delete-sure = Sì, voglio cancellare tutto ciò che mi riguarda
delete-unsure = Non è stato cancellato nulla. Se lo vuoi, spunta la casella.
delete-not = Conserva tutto
deleted-title = Non c’è più nulla di te
deleted = Qui nessuno ti conosce più. Se hai partecipato a moltissimi tavoli, fra un momento il tuo nome sparirà anche dagli ultimi.
somebody = qualcuno
closed-by-house = Questo tavolo è stato chiuso da chi gestisce il sito. La partita non ha risultato.
report = Segnala qualcuno
report-about = Se qualcuno qui si comporta male, dillo a chi gestisce il sito. Vedrà il tuo nome, il tavolo e ciò che scrivi.
report-whom = Chi
report-reason = Che cosa è successo
report-go = Segnala
reported-title = Grazie
reported = La tua segnalazione è stata annotata. Chi gestisce il sito la esaminerà.
fault-reserved-name = Così si chiamano i bot, i posti liberi o il sito stesso. Scegli un altro nome.
fault-muted = Non puoi scrivere qui: chi gestisce il sito ti ha tolto la parola. Puoi continuare a giocare.
fault-banned = Non puoi farlo: chi gestisce il sito ti ha escluso. Puoi ancora scaricare o cancellare i tuoi dati.
fault-reason = Una segnalazione deve avere un motivo da 1 a 200 caratteri visibili.
fault-nobody-to-report = Scegli qualcun altro che siede a questo tavolo o vi ha scritto.
fault-reported-already = L’hai già segnalato. La segnalazione sarà esaminata.
