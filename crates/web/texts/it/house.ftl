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
stage-over = partita finita
stage-closed = tavolo chiuso

bot-name = Bot { $number }
guest-name = Ospite { $number }
seat-name = Posto { $number }
seat-open = posto libero
seat-you = tu
seat-away = assente, gioca un bot
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
waiting-closed = Tutti hanno lasciato il tavolo prima dell’inizio. Questo tavolo è chiuso.
waiting-start = Comincia con i bot
invite = Link d’invito
copy = Copia
leave = Lascia il tavolo
leave-game = Lascia la partita a un bot
return = Torna al tuo posto

prompt-wait = Turno di: { $name }.
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
seed-promise = SHA-256 del seme con cui si mescola: { $digest }. Il seme stesso si vede dopo l’ultima mossa, così chiunque può controllare che si è mescolato onestamente.
seed-shown = Il seme era { $seed }. Il suo SHA-256 è quello mostrato fin dall’inizio.
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
fault-method = Questo indirizzo non si può usare così. Vai alla pagina e usa i suoi pulsanti.
fault-foreign = La richiesta veniva da un altro sito e non è stata eseguita. Ripetila da una pagina di questo sito.
fault-too-many = Troppe richieste in una volta. Aspetta un momento e riprova.
fault-unknown-caller = Questo token non è conosciuto. Creane uno nella tua pagina e invialo come "Authorization: Bearer TOKEN".
fault-no-token = Qui serve un token. Creane uno nella tua pagina e invialo come "Authorization: Bearer TOKEN".
fault-no-seat = Questa partita non ha un posto con quel numero. I posti si contano da 0.
fault-api-not-found = A questo indirizzo dell’API non c’è nulla. Tutti gli indirizzi sono in /api/openapi.json.
fault-api-method = Questo indirizzo dell’API accetta altri metodi: vedi l’intestazione Allow, o /api/openapi.json.
fault-api-unreadable = La richiesta non si può leggere. Che cosa accetta questo indirizzo è descritto in /api/openapi.json.
fault-old-link = Questo link personale non è valido, o uno più recente ha preso il suo posto. Creane uno nuovo sul dispositivo che ti conosce.
fault-unreadable = La richiesta non si può leggere. Ricarica la pagina e usa il suo modulo.
fault-address = La parte di questo indirizzo dopo il punto interrogativo non si può leggere. Torna indietro e segui un link.
fault-too-large = Quello che è arrivato è troppo grande: al massimo mezzo megabyte.
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
fault-closed = Il tavolo è stato chiuso prima dell’inizio della partita.
fault-stale = Nel frattempo la posizione è cambiata. Guardala e decidi di nuovo.
fault-away = Mentre non ci sei, un bot gioca per te. Prima torna al tuo posto.
fault-illegal = Adesso non si può fare.
fault-nothing-to-undo = Non c’è nulla da annullare: nel frattempo ha agito qualcun altro, o è stato rivelato qualcosa.
fault-key = Una chiave deve avere da 1 a 64 caratteri: lettere, cifre, trattini o trattini bassi.
fault-long-turn = In un turno si possono annullare al massimo 64 decisioni e prenderne al massimo 64.
fault-record = Questa registrazione non si può riprodurre.
fault-too-much = Hai raggiunto il limite.
fault-busy = Il server è occupato. Riprova fra un attimo.
fault-store = Non è stato possibile salvare. Riprova fra un attimo.

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
