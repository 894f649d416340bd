# Le parole di Mezo: effetti, carte, tessere. Le frasi nascono dall’effetto, così che anche una carta inventata si spieghi da sola.
#
# MEZO: the words of the game, in three languages. The same word is used for the same thing everywhere.
#
# english               italiano                      polski (dopełniacz l.poj. / mianownik l.mn. / dopełniacz l.mn.)
# unit                  unità (f.)                    jednostka (jednostki / jednostki / jednostek)
# warrior               guerriero                     wojownik (wojownika / wojownicy / wojowników)
# shaman                sciamano                      szaman (szamana / szamani / szamanów)
# champion              campione                      czempion (czempiona / czempioni / czempionów)
# god (of a player)     dio (gli dèi)                 bóstwo (bóstwa / bóstwa / bóstw)
# tribe                 tribù (f.)                    plemię (plemienia / plemiona / plemion)
# glyph                 glifo                         glif (glifu / glify / glifów)
# floor                 piano                         piętro (piętra / piętra / pięter)
# top floor             sommità                       najwyższe piętro
# pyramid               piramide (f.)                 piramida
# region                regione (f.)                  region (regionu / regiony / regionów)
# living / desolate     in gioco / desolata           żywy / spustoszony
# Blessed region        regione Benedetta             Błogosławiony region
# vertex (where gods stand)  vertice (m.)             węzeł (węzła / węzły / węzłów)
# your god is present   il tuo dio è presente         twoje bóstwo jest obecne
# altar                 altare (m.)                   ołtarz
# reserve               riserva                       rezerwa
# Xibalba               Xibalba (a, da Xibalba)       Xibalba (do Xibalby, z Xibalby, w Xibalbie)
# VP                    PV                            PZ (never inflected)
# devotion (N points)   devozione (N punti devozione) oddanie (1 punkt, 2 punkty, 5 punktów oddania)
# devotion level        livello di devozione          poziom oddania
# strength              forza                         siła
# age                   era                           era (ery / ery / er)
# conflict              conflitto                     konflikt (konfliktu / konflikty / konfliktów)
# conflict tile         tessera conflitto             żeton konfliktu
# angry gods            divinità infuriate            gniewne bóstwa
# vengeful gods (solo)  dèi vendicativi               mściwe bóstwa
# Calendar / Codex      Calendario / Codice           Kalendarz / Kodeks
# action card           carta azione                  karta akcji
# legacy, vengeance, fervour, edict, task:  Eredità, Vendetta, Fervore, Editto, Missione / Dziedzictwo, Zemsta, Żarliwość, Edykt, Zadanie
# ceremony              cerimonia                     ceremonia
# tribe ability         abilità tribale               zdolność plemienia
# tribe power           potere della tribù            moc plemienia
# ritual                rituale (m.)                  rytuał
# prophecy / monument   profezia / monumento          przepowiednia / monument
# cenote                cenote (m.)                   cenota (cenoty / cenoty / cenot)
# city                  città                         miasto
# trial / token         prova / segnalino prova       próba / żeton próby
# opponent              avversario                    przeciwnik
#
# VERBS (imperative, you/tu/ty; 3rd person in the log)
# deploy                schierare  (schiera)          wystawić (wystaw, wystawia)         reserve -> region
# awaken                risvegliare (risveglia)       przebudzić (przebudź, przebudza)    Xibalba -> region
# recover               recuperare (recupera)         odzyskać (odzyskaj, odzyskuje)      Xibalba -> reserve
# smite                 distruggere (distruggi)       strącić (strąć, strąca)             units -> Xibalba
# exile                 esiliare   (esilia)           wygnać (wygnaj, wygania)            units -> their owners' reserves
# sacrifice             sacrificare (sacrifica)       poświęcić (poświęć, poświęca)       own unit -> Xibalba (or below the tiles)
# offer (Blessed)       offrire    (offri)            ofiarować (ofiaruj, ofiarowuje)
# bring                 portare    (porta)            sprowadzić (sprowadź, sprowadza)
# push                  scacciare  (scaccia)          przegnać (przegoń, przegania)
# shift                 spostare   (sposta)           przesunąć (przesuń, przesuwa)
# move (wander)         muovere    (muovi)            przemieścić (przemieść, przemieszcza)
# build                 costruire  (costruisci)       zbudować (zbuduj, buduje)
# demolish              demolire   (demolisci)        zburzyć (zburz, burzy)
# transform             trasformare (trasforma)       przekształcić (przekształć, przekształca)
# call (a god)          invocare   (invoca)           wezwać (wezwij, wzywa)
# move (a god, journey) muovere    (muovi)            przenieść (przenieś, przenosi)
# appease               placare    (placa)            przebłagać (przebłagaj, przebłaguje)
# gain                  ottenere   (ottieni)          zyskać (zyskaj, zyskuje)
# win (a conflict)      vincere    (vinci)            wygrać (wygraj, wygrywa)
# keep (a card)         tenere     (tieni)            zatrzymać (zatrzymaj, zatrzymuje)
# pass                  passare    (passa)            spasować (spasuj, pasuje)
#
# "in this conflict" (@conflict) / in questo conflitto / w tym konflikcie; "where your god is present" / dove il tuo dio è presente / w regionie z twoim bóstwem.

# Steps and how they follow one another. A clause begins with a small letter; a sentence is made of it.
mezo-words-then = { $first }, poi { $next }
mezo-words-then-you = { $first }, poi tu { $next }
mezo-words-if-so = { $cost } – se lo fai, { $rest }
mezo-words-for-each = { $cost }: per ogni sacrificio { $gain }

# Units as the object of a verb (accusative). `formula` stands before what is as many: see `equal`.
mezo-words-mine = { $kind ->
    [warrior] { $count ->
        [one] { $count } guerriero
        [formula] tanti guerrieri
       *[other] { $count } guerrieri
    }
    [shaman] { $count ->
        [one] { $count } sciamano
        [formula] tanti sciamani
       *[other] { $count } sciamani
    }
   *[unit] { $count ->
        [one] { $count } unità
        [formula] tante unità
       *[other] { $count } unità
    }
}
mezo-words-foes = { $kind ->
    [warrior] { $count ->
        [one] { $count } guerriero avversario
        [formula] tanti guerrieri avversari
       *[other] { $count } guerrieri avversari
    }
    [shaman] { $count ->
        [one] { $count } sciamano avversario
        [formula] tanti sciamani avversari
       *[other] { $count } sciamani avversari
    }
   *[unit] { $count ->
        [one] { $count } unità avversaria
        [formula] tante unità avversarie
       *[other] { $count } unità avversarie
    }
}
mezo-words-theirs = { $kind ->
    [warrior] { $count ->
        [one] { $count } dei propri guerrieri
        [formula] tanti dei propri guerrieri
       *[other] { $count } dei propri guerrieri
    }
    [shaman] { $count ->
        [one] { $count } dei propri sciamani
        [formula] tanti dei propri sciamani
       *[other] { $count } dei propri sciamani
    }
   *[unit] { $count ->
        [one] { $count } delle proprie unità
        [formula] tante delle proprie unità
       *[other] { $count } delle proprie unità
    }
}
mezo-words-anyones = { $kind ->
    [warrior] { $count ->
        [one] { $count } guerriero di chiunque
        [formula] tanti guerrieri di chiunque
       *[other] { $count } guerrieri di chiunque
    }
    [shaman] { $count ->
        [one] { $count } sciamano di chiunque
        [formula] tanti sciamani di chiunque
       *[other] { $count } sciamani di chiunque
    }
   *[unit] { $count ->
        [one] { $count } unità di chiunque
        [formula] tante unità di chiunque
       *[other] { $count } unità di chiunque
    }
}
mezo-words-glyphs = { $count ->
    [one] un glifo
    [formula] tanti glifi
   *[other] { $count } glifi
}
mezo-words-one-warrior = un guerriero
mezo-words-one-shaman = uno sciamano
mezo-words-one-unit = un’unità
mezo-words-one-glyph = un glifo
mezo-words-one-floor = la sommità
mezo-words-one-any = un glifo o la sommità
mezo-words-equal = { $things } quant’è { $amount },
mezo-words-per = { $things } { $amount }
mezo-words-upto = al massimo { $things }

# Places: where something is done (at), where units come to (to), where they leave from (from).
mezo-words-at-presence = dove il tuo dio è presente
mezo-words-to-presence = in una regione dove il tuo dio è presente
mezo-words-from-presence = da una regione dove il tuo dio è presente
mezo-words-at-conflict = in questo conflitto
mezo-words-to-conflict = in questo conflitto
mezo-words-from-conflict = da questo conflitto
mezo-words-at-any = in una regione qualsiasi
mezo-words-to-any = in una regione qualsiasi
mezo-words-from-any = da una regione qualsiasi
mezo-words-at-other = in un’altra regione
mezo-words-to-other = in una regione diversa da questa
mezo-words-from-other = da una regione diversa da questa
mezo-words-at-same = nella stessa regione
mezo-words-to-same = nella stessa regione
mezo-words-from-same = dalla stessa regione
mezo-words-at-each = in ogni regione dove il tuo dio è presente
mezo-words-to-each = in ogni regione dove il tuo dio è presente
mezo-words-from-each = da ogni regione dove il tuo dio è presente
mezo-words-at-glyphs = in una regione con un tuo glifo
mezo-words-to-glyphs = in una regione con un tuo glifo
mezo-words-from-glyphs = da una regione con un tuo glifo
mezo-words-at-units = in una regione con una tua unità
mezo-words-to-units = in una regione con una tua unità
mezo-words-from-units = da una regione con una tua unità

# Verbs that handle pieces.
mezo-words-deploy = schiera { $units } { $place }
mezo-words-awaken = risveglia { $units } { $place }
mezo-words-recover = recupera { $units }
mezo-words-recover-all = { $kind ->
    [warrior] recupera tutti i tuoi guerrieri
    [shaman] recupera tutti i tuoi sciamani
   *[unit] recupera tutte le tue unità
}
mezo-words-smite = distruggi { $units } { $place }
mezo-words-exile = esilia { $units } { $place }
mezo-words-each-smite = ogni avversario distrugge { $units } { $place }
mezo-words-each-exile = ogni avversario esilia { $units } { $place }
mezo-words-bring = porta { $units } da altre regioni { $place }
mezo-words-bring-single = porta { $units } da un’altra regione { $place }
mezo-words-bring-from-one = porta { $units } da una sola altra regione { $place }
mezo-words-push = scaccia { $units } { $place } in un’altra regione
mezo-words-shift = sposta { $units } { $place } in un’altra regione
mezo-words-wander = muovi { $units } da regioni qualsiasi ad altre
mezo-words-build = costruisci { $glyphs } { $place }
mezo-words-build-apart = costruisci { $glyphs }, ognuno { $place }
mezo-words-pyramid = costruisci un piano di piramide { $place }
mezo-words-demolish-glyph = demolisci un glifo di chiunque { $place }
mezo-words-demolish-any = demolisci un glifo o la sommità di una piramide, di chiunque, { $place }
mezo-words-each-demolish-glyph = ogni avversario demolisce un proprio glifo { $place }
mezo-words-each-demolish-any = ogni avversario demolisce un proprio glifo o una propria sommità di piramide { $place }
mezo-words-transform-glyph = trasforma un glifo avversario { $place }
mezo-words-transform-any = trasforma un glifo avversario, o la sommità di una piramide, di chiunque, { $place }
mezo-words-sacrifice = puoi sacrificare { $units } { $place }
mezo-words-sacrifice-reserve = puoi sacrificare { $units } dalla riserva

# Verbs of gods, points and strength.
mezo-words-call = invoca il tuo dio
mezo-words-journey = muovi il tuo dio su un altro vertice
mezo-words-vp = { $count ->
    [formula] ottieni tanti PV quant’è { $amount }
   *[other] ottieni { $count } PV { $amount }
}
mezo-words-devotion = { $count ->
    [one] ottieni { $count } punto devozione { $amount }
    [formula] ottieni tanti punti devozione quant’è { $amount }
   *[other] ottieni { $count } punti devozione { $amount }
}
mezo-words-pay = { $count ->
    [one] puoi pagare { $count } punto devozione { $amount }
    [formula] puoi pagare tanti punti devozione quant’è { $amount }
   *[other] puoi pagare { $count } punti devozione { $amount }
}
mezo-words-drain = { $count ->
    [one] un avversario perde { $count } punto devozione { $amount }
    [formula] un avversario perde tanti punti devozione quant’è { $amount }
   *[other] un avversario perde { $count } punti devozione { $amount }
}
mezo-words-weaken = { $count ->
    [formula] togli { $amount } alla forza di un avversario in questo conflitto
   *[other] un avversario ha −{ $count } di forza in questo conflitto { $amount }
}
mezo-words-strength = { $count ->
    [formula] aggiungi { $amount } alla tua forza in questo conflitto
   *[other] +{ $count } di forza in questo conflitto { $amount }
}
mezo-words-if-present = { $gain }, se il tuo dio è presente qui
mezo-words-most-warriors = in questo conflitto la maggioranza dei guerrieri è tua
mezo-words-most-shamans = in questo conflitto la maggioranza degli sciamani è tua
mezo-words-no-calendar = in questo conflitto il Calendario non si assegna
mezo-words-no-codex = in questo conflitto il Codice non si assegna

# Effects in a few words. `things` are in the accusative.
mezo-brief-for-each = { $cost }, { $gain } per ognuna
mezo-brief-if-present = { $gain } se il tuo dio è qui
mezo-brief-deploy = schiera { $things }
mezo-brief-awaken = risveglia { $things }
mezo-brief-recover = recupera { $things }
mezo-brief-smite = distruggi { $things }
mezo-brief-each-smite = ogni avversario distrugge { $things }
mezo-brief-exile = esilia { $things }
mezo-brief-each-exile = ogni avversario esilia { $things }
mezo-brief-bring = porta { $things }
mezo-brief-push = scaccia { $things }
mezo-brief-shift = sposta { $things }
mezo-brief-wander = muovi { $things }
mezo-brief-build = costruisci { $things }
mezo-brief-pyramid = costruisci un piano
mezo-brief-demolish = demolisci { $things }
mezo-brief-each-demolish = ogni avversario demolisce { $things }
mezo-brief-transform = trasforma { $things }
mezo-brief-sacrifice = sacrifica { $things }
mezo-brief-call = invoca il tuo dio
mezo-brief-journey = muovi il tuo dio
mezo-brief-vp = +{ $count } PV
mezo-brief-devotion = +{ $count } devozione
mezo-brief-strength = +{ $count } di forza
mezo-brief-pay = { $count ->
    [one] paga { $count } punto devozione
   *[other] paga { $count } punti devozione
}
mezo-brief-drain = −{ $count } devozione a un avversario
mezo-brief-weaken = −{ $count } di forza a un avversario
mezo-brief-most-warriors = maggioranza dei guerrieri
mezo-brief-most-shamans = maggioranza degli sciamani
mezo-brief-no-calendar = niente Calendario
mezo-brief-no-codex = niente Codice

# Numbers that are counted, in the nominative, and what is said of a sum.
mezo-words-count-age = il numero dell’era
mezo-words-count-level = il tuo livello di devozione
mezo-words-count-your-strength = la tua forza
mezo-words-count-regions-with-your-warriors = il numero di regioni con tuoi guerrieri
mezo-words-count-regions-with-your-shamans = il numero di regioni con tuoi sciamani
mezo-words-count-regions-with-your-units = il numero di regioni con tue unità
mezo-words-count-regions-with-your-glyphs = il numero di regioni con tuoi glifi
mezo-words-count-regions-with-your-floors = il numero di regioni con tuoi piani
mezo-words-count-regions-with-your-god = il numero di regioni dove il tuo dio è presente
mezo-words-count-regions-without-pyramid = il numero di regioni senza piramide
mezo-words-count-your-glyphs = il numero dei tuoi glifi sul tabellone
mezo-words-count-your-glyphs-here = il numero dei tuoi glifi qui
mezo-words-count-floors-here = il numero di piani qui
mezo-words-count-your-champions-here = il numero dei tuoi campioni qui
mezo-words-count-your-units-in-xibalba = il numero delle tue unità a Xibalba
mezo-words-count-all-units-in-xibalba = il numero di tutte le unità a Xibalba
mezo-words-count-opponents-in-xibalba = il numero di avversari con unità a Xibalba
mezo-words-count-conflicts-resolved = il numero di conflitti risolti in questa era
mezo-words-rounded = { $amount } (arrotondato per difetto)
mezo-words-capped = { $amount } (al massimo { $most })

# The same counted one by one: for each, for every so many.
mezo-words-per-regions-with-your-warriors = { $every ->
    [one] per ogni regione con tuoi guerrieri
   *[other] ogni { $every } regioni con tuoi guerrieri
}
mezo-words-per-regions-with-your-shamans = { $every ->
    [one] per ogni regione con tuoi sciamani
   *[other] ogni { $every } regioni con tuoi sciamani
}
mezo-words-per-regions-with-your-units = { $every ->
    [one] per ogni regione con tue unità
   *[other] ogni { $every } regioni con tue unità
}
mezo-words-per-regions-with-your-glyphs = { $every ->
    [one] per ogni regione con tuoi glifi
   *[other] ogni { $every } regioni con tuoi glifi
}
mezo-words-per-regions-with-your-floors = { $every ->
    [one] per ogni regione con tuoi piani
   *[other] ogni { $every } regioni con tuoi piani
}
mezo-words-per-regions-with-your-god = { $every ->
    [one] per ogni regione dove il tuo dio è presente
   *[other] ogni { $every } regioni dove il tuo dio è presente
}
mezo-words-per-regions-without-pyramid = { $every ->
    [one] per ogni regione senza piramide
   *[other] ogni { $every } regioni senza piramide
}
mezo-words-per-your-glyphs = { $every ->
    [one] per ogni tuo glifo sul tabellone
   *[other] ogni { $every } tuoi glifi sul tabellone
}
mezo-words-per-your-glyphs-here = { $every ->
    [one] per ogni tuo glifo qui
   *[other] ogni { $every } tuoi glifi qui
}
mezo-words-per-floors-here = { $every ->
    [one] per ogni piano qui
   *[other] ogni { $every } piani qui
}
mezo-words-per-your-champions-here = { $every ->
    [one] se il tuo campione è qui
   *[other] ogni { $every } tuoi campioni qui
}
mezo-words-per-your-units-in-xibalba = { $every ->
    [one] per ogni tua unità a Xibalba
   *[other] ogni { $every } tue unità a Xibalba
}
mezo-words-per-all-units-in-xibalba = { $every ->
    [one] per ogni unità a Xibalba, di chiunque
   *[other] ogni { $every } unità a Xibalba, di chiunque
}
mezo-words-per-opponents-in-xibalba = { $every ->
    [one] per ogni avversario con unità a Xibalba
   *[other] ogni { $every } avversari con unità a Xibalba
}
mezo-words-per-conflicts-resolved = { $every ->
    [one] per ogni conflitto già risolto in questa era
   *[other] ogni { $every } conflitti già risolti in questa era
}

# Gods: who they are. Their names are the same in every language.
mezo-words-god-kukulkan = il serpente piumato
mezo-words-god-ixchel = signora della luna
mezo-words-god-ah-puch = signore dei morti
mezo-words-god-cabrakan = scuotitore di montagne
mezo-words-god-ahau-kin = volto del sole
mezo-words-god-chaac = portatore di pioggia
mezo-words-god-etznab = la lama di ossidiana
mezo-words-god-ix-tub-tun = serpente delle pietre preziose
mezo-words-god-xaman-ek = stella del nord
mezo-words-god-uayeb = i giorni senza nome
mezo-words-god-xolotl = cane della stella della sera
mezo-words-god-zotz = pipistrello delle caverne
mezo-words-set-base = gioco base
mezo-words-set-gods = altri cinque dèi
mezo-words-set-souls = Souls for Xibalba

# Cards, altars, books.
mezo-words-card-legacy = Eredità
mezo-words-card-vengeance = Vendetta
mezo-words-card-fervor = Fervore
mezo-words-card-edict = Editto
mezo-words-card-task = Missione
mezo-words-altar-sun = Altare del sole
mezo-words-altar-blood = Altare del sangue
mezo-words-altar-maize = Altare del mais
mezo-words-altar-moon = Altare della luna
mezo-words-altar-stone = Altare della pietra
mezo-words-altar-scribe = Altare dello scriba
mezo-words-altar-bones = Altare delle ossa
mezo-words-altar-obsidian = Altare di ossidiana
mezo-words-altar-spring = Altare della sorgente
mezo-words-altar-copal = Altare del copale
mezo-words-calendar = Calendario
mezo-words-codex = Codice
mezo-words-ceremony = Cerimonia
mezo-words-used = (usata)
mezo-words-appease = e puoi placare una divinità infuriata

# Abilities of a tribe, by age.
mezo-words-ability-1-1 = Risveglio
mezo-words-ability-1-1-about = All’inizio del tuo turno nella fase delle tribù risveglia, in una regione a tua scelta, un numero di unità pari all’era in corso.
mezo-words-ability-1-2 = Iscrizioni
mezo-words-ability-1-2-about = All’inizio del tuo turno nella fase delle tribù costruisci, in una regione a tua scelta, un numero di glifi pari all’era in corso.
mezo-words-ability-1-3 = Valore
mezo-words-ability-1-3-about = Il tuo campione ha una forza aggiuntiva pari all’era in corso.
mezo-words-ability-2-1 = Doppia preghiera
mezo-words-ability-2-1-about = Quando plachi, risolvi due tessere rivelate diverse invece di una, nell’ordine che preferisci.
mezo-words-ability-2-2 = Potenza divina
mezo-words-ability-2-2-about = Dove il tuo dio è presente, aggiunge alla tua forza il tuo livello di devozione.
mezo-words-ability-2-3 = Eco
mezo-words-ability-2-3-about = Ogni bonus del Calendario o del Codice che prendi si risolve due volte.
mezo-words-ability-3-1 = Pietas
mezo-words-ability-3-1-about = Alla fine della partita ottieni 2 PV per ogni tuo livello di devozione.
mezo-words-ability-3-2 = Cronache
mezo-words-ability-3-2-about = Alla fine dell’era ottieni altri 3 PV per ogni tua unità sul Calendario e sul Codice.
mezo-words-ability-3-3 = Trionfo
mezo-words-ability-3-3-about = Ottieni altri 5 PV ogni volta che vinci un conflitto.

# Rituals: names, and what a rule means.
mezo-words-ritual-pilgrimage = Pellegrinaggio
mezo-words-ritual-lean-year = Anno magro
mezo-words-ritual-vigil = Veglia
mezo-words-ritual-silence = Silenzio
mezo-words-ritual-communion = Comunione
mezo-words-ritual-humbled-champions = Campioni umiliati
mezo-words-ritual-omens = Presagi
mezo-words-ritual-harvest = Raccolto
mezo-words-ritual-reckoning = Resa dei conti
mezo-words-rule-deploy-limit = { $number ->
    [one] Nella fase delle tribù si schiera al massimo 1 unità per regione.
   *[other] Nella fase delle tribù si schierano al massimo { $number } unità per regione.
}
mezo-words-rule-each-awakens = { $number ->
    [one] Quando tutti hanno schierato, ognuno risveglia 1 unità in una regione qualsiasi.
   *[other] Quando tutti hanno schierato, ognuno risveglia { $number } unità in una regione qualsiasi.
}
mezo-words-rule-no-call-abilities = Nella fase degli dèi gli dèi si muovono soltanto: le loro abilità di invocazione non si risolvono.
mezo-words-rule-devotion-on-call = { $number ->
    [one] Nella fase degli dèi chi invoca ottiene { $number } punto devozione.
   *[other] Nella fase degli dèi chi invoca ottiene { $number } punti devozione.
}
mezo-words-rule-champions-count = I campioni hanno forza { $number }, a prescindere dalle abilità.
mezo-words-rule-devotion-on-win = { $number ->
    [one] Chi vince un conflitto ottiene { $number } punto devozione.
   *[other] Chi vince un conflitto ottiene { $number } punti devozione.
}
mezo-words-rule-vp-per-glyph = Alla fine dell’era ognuno ottiene { $number } PV per ogni proprio glifo sul tabellone.
mezo-words-rule-devotion-loss-per-units = { $number ->
    [one] Alla fine dell’era ognuno perde 1 punto devozione per ogni propria unità a Xibalba.
   *[other] Alla fine dell’era ognuno perde 1 punto devozione ogni { $number } proprie unità a Xibalba.
}

# Prophecies: names, and what completes a step.
mezo-words-prophecy-twin-floors = Piani gemelli
mezo-words-prophecy-everywhere = Ovunque
mezo-words-prophecy-from-afar = Da lontano
mezo-words-prophecy-divine-victory = Vittoria divina
mezo-words-prophecy-debt-of-blood = Debito di sangue
mezo-words-prophecy-scribes = Scribi
mezo-words-prophecy-zeal = Zelo
mezo-words-prophecy-summit = Vetta
mezo-words-prophecy-both-books = Entrambi i libri
mezo-words-condition-floors-in-one-pyramid = { $number ->
    [one] Avere un proprio piano in una piramide.
   *[other] Avere { $number } propri piani in una sola piramide.
}
mezo-words-condition-unit-in-every-region = Avere un’unità in ogni regione in gioco.
mezo-words-condition-win-without-champion = Vincere un conflitto in una regione senza il proprio campione.
mezo-words-condition-win-with-god = Vincere un conflitto dove il proprio dio è presente.
mezo-words-condition-units-in-xibalba = { $number ->
    [one] Avere un’unità a Xibalba.
   *[other] Avere { $number } unità a Xibalba.
}
mezo-words-condition-glyphs-in-one-region = { $number ->
    [one] Avere un glifo in una regione.
   *[other] Avere { $number } glifi in una sola regione.
}
mezo-words-condition-devotion-level = Raggiungere il livello { $number } di devozione.
mezo-words-condition-build-level = Costruire un piano di livello { $number }.
mezo-words-condition-calendar-and-codex = Avere un’unità sul Calendario e una sul Codice.

# Trials: names, and what brings a token.
mezo-words-trial-bloodshed = Spargimento di sangue
mezo-words-trial-builders = Costruttori
mezo-words-trial-conquest = Conquista
mezo-words-trial-faith = Fede
mezo-words-trial-memory = Memoria
mezo-words-trial-valour = Valore
mezo-words-deed-smite = ogni unità avversaria distrutta
mezo-words-deed-floor = ogni piano costruito o trasformato
mezo-words-deed-win = ogni conflitto vinto
mezo-words-deed-devotion = ogni aumento di devozione, di qualunque entità (tutte le offerte di un conflitto Benedetto sono un solo aumento)
mezo-words-deed-offering = ogni offerta nella regione Benedetta, di qualunque entità
mezo-words-deed-calendar = ogni sciamano mandato sul Calendario
mezo-words-deed-codex = ogni guerriero mandato sul Codice
mezo-words-trial-about = Tu ottieni un segnalino per { $you }; gli dèi vendicativi per { $them }.
