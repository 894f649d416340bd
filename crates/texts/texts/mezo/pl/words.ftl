# Słowa Mezo: efekty, karty, żetony. Zdania powstają z efektu, więc także wymyślona karta sama się objaśnia.
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
mezo-words-then = { $first }, a potem { $next }
mezo-words-then-you = { $first }, a potem ty { $next }
mezo-words-if-so = { $cost } – jeśli to zrobisz, { $rest }
mezo-words-for-each = { $cost }: za każdą ofiarę { $gain }

# Units as the object of a verb (accusative). `formula` stands before what is as many: see `equal`.
mezo-words-mine = { $kind ->
    [warrior] { $count ->
        [one] { $count } wojownika
        [formula] tylu wojowników
       *[other] { $count } wojowników
    }
    [shaman] { $count ->
        [one] { $count } szamana
        [formula] tylu szamanów
       *[other] { $count } szamanów
    }
   *[unit] { $count ->
        [one] { $count } jednostkę
        [few] { $count } jednostki
        [formula] tyle jednostek
       *[other] { $count } jednostek
    }
}
mezo-words-foes = { $kind ->
    [warrior] { $count ->
        [one] { $count } wrogiego wojownika
        [formula] tylu wrogich wojowników
       *[other] { $count } wrogich wojowników
    }
    [shaman] { $count ->
        [one] { $count } wrogiego szamana
        [formula] tylu wrogich szamanów
       *[other] { $count } wrogich szamanów
    }
   *[unit] { $count ->
        [one] { $count } wrogą jednostkę
        [few] { $count } wrogie jednostki
        [formula] tyle wrogich jednostek
       *[other] { $count } wrogich jednostek
    }
}
mezo-words-theirs = { $kind ->
    [warrior] { $count ->
        [one] { $count } swojego wojownika
        [formula] tylu swoich wojowników
       *[other] { $count } swoich wojowników
    }
    [shaman] { $count ->
        [one] { $count } swojego szamana
        [formula] tylu swoich szamanów
       *[other] { $count } swoich szamanów
    }
   *[unit] { $count ->
        [one] { $count } swoją jednostkę
        [few] { $count } swoje jednostki
        [formula] tyle swoich jednostek
       *[other] { $count } swoich jednostek
    }
}
mezo-words-anyones = { $kind ->
    [warrior] { $count ->
        [one] { $count } dowolnego wojownika
        [formula] tylu dowolnych wojowników
       *[other] { $count } dowolnych wojowników
    }
    [shaman] { $count ->
        [one] { $count } dowolnego szamana
        [formula] tylu dowolnych szamanów
       *[other] { $count } dowolnych szamanów
    }
   *[unit] { $count ->
        [one] { $count } dowolną jednostkę
        [few] { $count } dowolne jednostki
        [formula] tyle dowolnych jednostek
       *[other] { $count } dowolnych jednostek
    }
}
mezo-words-glyphs = { $count ->
    [one] glif
    [few] { $count } glify
    [formula] tyle glifów
   *[other] { $count } glifów
}
mezo-words-one-warrior = wojownika
mezo-words-one-shaman = szamana
mezo-words-one-unit = jednostkę
mezo-words-one-glyph = glif
mezo-words-one-floor = najwyższe piętro
mezo-words-one-any = glif lub najwyższe piętro
mezo-words-equal = { $things }, ile wynosi { $amount },
mezo-words-per = { $things } { $amount }
mezo-words-upto = najwyżej { $things }

# Places: where something is done (at), where units come to (to), where they leave from (from).
mezo-words-at-presence = w regionie z twoim bóstwem
mezo-words-to-presence = do regionu z twoim bóstwem
mezo-words-from-presence = z regionu z twoim bóstwem
mezo-words-at-conflict = w tym konflikcie
mezo-words-to-conflict = do regionu konfliktu
mezo-words-from-conflict = z regionu konfliktu
mezo-words-at-any = w dowolnym regionie
mezo-words-to-any = do dowolnego regionu
mezo-words-from-any = z dowolnego regionu
mezo-words-at-other = w innym regionie
mezo-words-to-other = do regionu innego niż region konfliktu
mezo-words-from-other = z regionu innego niż region konfliktu
mezo-words-at-same = w tym samym regionie
mezo-words-to-same = do tego samego regionu
mezo-words-from-same = z tego samego regionu
mezo-words-at-each = w każdym regionie z twoim bóstwem
mezo-words-to-each = do każdego regionu z twoim bóstwem
mezo-words-from-each = z każdego regionu z twoim bóstwem
mezo-words-at-glyphs = w regionie z twoim glifem
mezo-words-to-glyphs = do regionu z twoim glifem
mezo-words-from-glyphs = z regionu z twoim glifem
mezo-words-at-units = w regionie z twoją jednostką
mezo-words-to-units = do regionu z twoją jednostką
mezo-words-from-units = z regionu z twoją jednostką

# Verbs that handle pieces.
mezo-words-deploy = wystaw { $units } { $place }
mezo-words-awaken = przebudź { $units } { $place }
mezo-words-recover = odzyskaj { $units }
mezo-words-recover-all = { $kind ->
    [warrior] odzyskaj wszystkich swoich wojowników
    [shaman] odzyskaj wszystkich swoich szamanów
   *[unit] odzyskaj wszystkie swoje jednostki
}
mezo-words-smite = strąć { $units } { $place }
mezo-words-exile = wygnaj { $units } { $place }
mezo-words-each-smite = każdy przeciwnik strąca { $units } { $place }
mezo-words-each-exile = każdy przeciwnik wygania { $units } { $place }
mezo-words-bring = sprowadź { $units } z innych regionów { $place }
mezo-words-bring-single = sprowadź { $units } z innego regionu { $place }
mezo-words-bring-from-one = sprowadź { $units } z jednego innego regionu { $place }
mezo-words-push = przegoń { $units } { $place } do jednego innego regionu
mezo-words-shift = przesuń { $units } { $place } do jednego innego regionu
mezo-words-wander = przemieść { $units } z dowolnych regionów do innych
mezo-words-build = zbuduj { $glyphs } { $place }
mezo-words-build-apart = zbuduj { $glyphs }, każdy { $place }
mezo-words-pyramid = zbuduj piętro piramidy { $place }
mezo-words-demolish-glyph = zburz dowolny glif { $place }
mezo-words-demolish-any = zburz dowolny glif lub najwyższe piętro { $place }
mezo-words-each-demolish-glyph = każdy przeciwnik burzy swój glif { $place }
mezo-words-each-demolish-any = każdy przeciwnik burzy swój glif lub najwyższe piętro { $place }
mezo-words-transform-glyph = przekształć wrogi glif { $place }
mezo-words-transform-any = przekształć wrogi glif lub dowolne najwyższe piętro { $place }
mezo-words-sacrifice = możesz poświęcić { $units } { $place }
mezo-words-sacrifice-reserve = możesz poświęcić { $units } z rezerwy

# Verbs of gods, points and strength.
mezo-words-call = wezwij swoje bóstwo
mezo-words-journey = przenieś swoje bóstwo na inny węzeł
mezo-words-vp = { $count ->
    [formula] zyskaj tyle PZ, ile wynosi { $amount }
   *[other] zyskaj { $count } PZ { $amount }
}
mezo-words-devotion = { $count ->
    [one] zyskaj { $count } punkt oddania { $amount }
    [few] zyskaj { $count } punkty oddania { $amount }
    [formula] zyskaj tyle punktów oddania, ile wynosi { $amount }
   *[other] zyskaj { $count } punktów oddania { $amount }
}
mezo-words-pay = { $count ->
    [one] możesz zapłacić { $count } punkt oddania { $amount }
    [few] możesz zapłacić { $count } punkty oddania { $amount }
    [formula] możesz zapłacić tyle punktów oddania, ile wynosi { $amount }
   *[other] możesz zapłacić { $count } punktów oddania { $amount }
}
mezo-words-drain = { $count ->
    [one] wybrany przeciwnik traci { $count } punkt oddania { $amount }
    [few] wybrany przeciwnik traci { $count } punkty oddania { $amount }
    [formula] wybrany przeciwnik traci tyle punktów oddania, ile wynosi { $amount }
   *[other] wybrany przeciwnik traci { $count } punktów oddania { $amount }
}
mezo-words-weaken = { $count ->
    [formula] odejmij od siły wybranego przeciwnika w tym konflikcie: { $amount }
   *[other] wybrany przeciwnik ma −{ $count } do siły w tym konflikcie { $amount }
}
mezo-words-strength = { $count ->
    [formula] dodaj do swojej siły w tym konflikcie: { $amount }
   *[other] +{ $count } do siły w tym konflikcie { $amount }
}
mezo-words-if-present = { $gain }, jeśli twoje bóstwo jest tu obecne
mezo-words-most-warriors = w tym konflikcie uznaje się, że masz najwięcej wojowników
mezo-words-most-shamans = w tym konflikcie uznaje się, że masz najwięcej szamanów
mezo-words-no-calendar = w tym konflikcie nie ma nagrody Kalendarza
mezo-words-no-codex = w tym konflikcie nie ma nagrody Kodeksu

# Effects in a few words. `things` are in the accusative.
mezo-brief-for-each = { $cost }, za każdą { $gain }
mezo-brief-if-present = { $gain }, jeśli bóstwo tu jest
mezo-brief-deploy = wystaw { $things }
mezo-brief-awaken = przebudź { $things }
mezo-brief-recover = odzyskaj { $things }
mezo-brief-smite = strąć { $things }
mezo-brief-each-smite = każdy przeciwnik strąca { $things }
mezo-brief-exile = wygnaj { $things }
mezo-brief-each-exile = każdy przeciwnik wygania { $things }
mezo-brief-bring = sprowadź { $things }
mezo-brief-push = przegoń { $things }
mezo-brief-shift = przesuń { $things }
mezo-brief-wander = przemieść { $things }
mezo-brief-build = zbuduj { $things }
mezo-brief-pyramid = zbuduj piętro
mezo-brief-demolish = zburz { $things }
mezo-brief-each-demolish = każdy przeciwnik burzy { $things }
mezo-brief-transform = przekształć { $things }
mezo-brief-sacrifice = poświęć { $things }
mezo-brief-call = wezwij swoje bóstwo
mezo-brief-journey = przenieś swoje bóstwo
mezo-brief-vp = +{ $count } PZ
mezo-brief-devotion = +{ $count } do oddania
mezo-brief-strength = +{ $count } do siły
mezo-brief-pay = { $count ->
    [one] zapłać { $count } punkt oddania
    [few] zapłać { $count } punkty oddania
    [many] zapłać { $count } punktów oddania
   *[other] zapłać { $count } punktu oddania
}
mezo-brief-drain = −{ $count } do oddania przeciwnika
mezo-brief-weaken = −{ $count } do siły przeciwnika
mezo-brief-most-warriors = przewaga wojowników
mezo-brief-most-shamans = przewaga szamanów
mezo-brief-no-calendar = bez nagrody Kalendarza
mezo-brief-no-codex = bez nagrody Kodeksu

# Numbers that are counted, in the nominative, and what is said of a sum.
mezo-words-count-age = numer ery
mezo-words-count-level = twój poziom oddania
mezo-words-count-your-strength = twoja siła
mezo-words-count-regions-with-your-warriors = liczba regionów z twoimi wojownikami
mezo-words-count-regions-with-your-shamans = liczba regionów z twoimi szamanami
mezo-words-count-regions-with-your-units = liczba regionów z twoimi jednostkami
mezo-words-count-regions-with-your-glyphs = liczba regionów z twoimi glifami
mezo-words-count-regions-with-your-floors = liczba regionów z twoimi piętrami
mezo-words-count-regions-with-your-god = liczba regionów z twoim bóstwem
mezo-words-count-regions-without-pyramid = liczba regionów bez piramidy
mezo-words-count-your-glyphs = liczba twoich glifów na planszy
mezo-words-count-your-glyphs-here = liczba twoich glifów tutaj
mezo-words-count-floors-here = liczba pięter tutaj
mezo-words-count-your-champions-here = liczba twoich czempionów tutaj
mezo-words-count-your-units-in-xibalba = liczba twoich jednostek w Xibalbie
mezo-words-count-all-units-in-xibalba = liczba wszystkich jednostek w Xibalbie
mezo-words-count-opponents-in-xibalba = liczba przeciwników z jednostkami w Xibalbie
mezo-words-count-conflicts-resolved = liczba konfliktów rozstrzygniętych w tej erze
mezo-words-rounded = { $amount } w zaokrągleniu w dół
mezo-words-capped = { $amount } (najwyżej { $most })

# The same counted one by one: for each, for every so many.
mezo-words-per-regions-with-your-warriors = { $every ->
    [one] za każdy region z twoimi wojownikami
    [few] za każde { $every } regiony z twoimi wojownikami
   *[other] za każde { $every } regionów z twoimi wojownikami
}
mezo-words-per-regions-with-your-shamans = { $every ->
    [one] za każdy region z twoimi szamanami
    [few] za każde { $every } regiony z twoimi szamanami
   *[other] za każde { $every } regionów z twoimi szamanami
}
mezo-words-per-regions-with-your-units = { $every ->
    [one] za każdy region z twoimi jednostkami
    [few] za każde { $every } regiony z twoimi jednostkami
   *[other] za każde { $every } regionów z twoimi jednostkami
}
mezo-words-per-regions-with-your-glyphs = { $every ->
    [one] za każdy region z twoimi glifami
    [few] za każde { $every } regiony z twoimi glifami
   *[other] za każde { $every } regionów z twoimi glifami
}
mezo-words-per-regions-with-your-floors = { $every ->
    [one] za każdy region z twoimi piętrami
    [few] za każde { $every } regiony z twoimi piętrami
   *[other] za każde { $every } regionów z twoimi piętrami
}
mezo-words-per-regions-with-your-god = { $every ->
    [one] za każdy region z twoim bóstwem
    [few] za każde { $every } regiony z twoim bóstwem
   *[other] za każde { $every } regionów z twoim bóstwem
}
mezo-words-per-regions-without-pyramid = { $every ->
    [one] za każdy region bez piramidy
    [few] za każde { $every } regiony bez piramidy
   *[other] za każde { $every } regionów bez piramidy
}
mezo-words-per-your-glyphs = { $every ->
    [one] za każdy twój glif na planszy
    [few] za każde { $every } twoje glify na planszy
   *[other] za każde { $every } twoich glifów na planszy
}
mezo-words-per-your-glyphs-here = { $every ->
    [one] za każdy twój glif tutaj
    [few] za każde { $every } twoje glify tutaj
   *[other] za każde { $every } twoich glifów tutaj
}
mezo-words-per-floors-here = { $every ->
    [one] za każde piętro tutaj
    [few] za każde { $every } piętra tutaj
   *[other] za każde { $every } pięter tutaj
}
mezo-words-per-your-champions-here = { $every ->
    [one] , jeśli jest tu twój czempion,
    [few] za każdych { $every } twoich czempionów tutaj
   *[other] za każdych { $every } twoich czempionów tutaj
}
mezo-words-per-your-units-in-xibalba = { $every ->
    [one] za każdą twoją jednostkę w Xibalbie
    [few] za każde { $every } twoje jednostki w Xibalbie
   *[other] za każde { $every } twoich jednostek w Xibalbie
}
mezo-words-per-all-units-in-xibalba = { $every ->
    [one] za każdą jednostkę w Xibalbie, także cudzą
    [few] za każde { $every } jednostki w Xibalbie, także cudze
   *[other] za każde { $every } jednostek w Xibalbie, także cudzych
}
mezo-words-per-opponents-in-xibalba = { $every ->
    [one] za każdego przeciwnika z jednostkami w Xibalbie
    [few] za każdych { $every } przeciwników z jednostkami w Xibalbie
   *[other] za każdych { $every } przeciwników z jednostkami w Xibalbie
}
mezo-words-per-conflicts-resolved = { $every ->
    [one] za każdy konflikt rozstrzygnięty w tej erze
    [few] za każde { $every } konflikty rozstrzygnięte w tej erze
   *[other] za każde { $every } konfliktów rozstrzygniętych w tej erze
}

# Gods: who they are. Their names are the same in every language.
mezo-words-god-kukulkan = pierzasty wąż
mezo-words-god-ixchel = pani księżyca
mezo-words-god-ah-puch = pan umarłych
mezo-words-god-cabrakan = wstrząsający górami
mezo-words-god-ahau-kin = oblicze słońca
mezo-words-god-chaac = dawca deszczu
mezo-words-god-etznab = obsydianowe ostrze
mezo-words-god-ix-tub-tun = wężyca drogich kamieni
mezo-words-god-xaman-ek = gwiazda północy
mezo-words-god-uayeb = bezimienne dni
mezo-words-god-xolotl = pies gwiazdy wieczornej
mezo-words-god-zotz = nietoperz z jaskiń
mezo-words-set-base = gra podstawowa
mezo-words-set-gods = pięć kolejnych bóstw
mezo-words-set-souls = Souls for Xibalba

# Cards, altars, books.
mezo-words-card-legacy = Dziedzictwo
mezo-words-card-vengeance = Zemsta
mezo-words-card-fervor = Żarliwość
mezo-words-card-edict = Edykt
mezo-words-card-task = Zadanie
mezo-words-altar-sun = Ołtarz słońca
mezo-words-altar-blood = Ołtarz krwi
mezo-words-altar-maize = Ołtarz kukurydzy
mezo-words-altar-moon = Ołtarz księżyca
mezo-words-altar-stone = Ołtarz kamienia
mezo-words-altar-scribe = Ołtarz skryby
mezo-words-altar-bones = Ołtarz kości
mezo-words-altar-obsidian = Ołtarz obsydianu
mezo-words-altar-spring = Ołtarz źródła
mezo-words-altar-copal = Ołtarz kopalu
mezo-words-calendar = Kalendarz
mezo-words-codex = Kodeks
mezo-words-ceremony = Ceremonia
mezo-words-used = (użyta)
mezo-words-appease = i możesz przebłagać gniewne bóstwo

# Abilities of a tribe, by age.
mezo-words-ability-1-1 = Przebudzenie
mezo-words-ability-1-1-about = Na początku swojej tury w fazie plemion przebudź w jednym wybranym regionie tyle jednostek, ile wynosi numer ery.
mezo-words-ability-1-2 = Inskrypcje
mezo-words-ability-1-2-about = Na początku swojej tury w fazie plemion zbuduj w jednym wybranym regionie tyle glifów, ile wynosi numer ery.
mezo-words-ability-1-3 = Męstwo
mezo-words-ability-1-3-about = Twój czempion ma o tyle więcej siły, ile wynosi numer ery.
mezo-words-ability-2-1 = Podwójna modlitwa
mezo-words-ability-2-1-about = Gdy przebłagujesz, rozpatrz dwa różne odkryte żetony zamiast jednego, w dowolnej kolejności.
mezo-words-ability-2-2 = Boska potęga
mezo-words-ability-2-2-about = W regionie z twoim bóstwem dodajesz do siły swój poziom oddania.
mezo-words-ability-2-3 = Echo
mezo-words-ability-2-3-about = Każdą premię Kalendarza lub Kodeksu, którą bierzesz, rozpatrz dwa razy.
mezo-words-ability-3-1 = Pobożność
mezo-words-ability-3-1-about = Na koniec gry zyskaj 2 PZ za każdy swój poziom oddania.
mezo-words-ability-3-2 = Kroniki
mezo-words-ability-3-2-about = Na koniec ery zyskaj dodatkowo 3 PZ za każdą swoją jednostkę w Kalendarzu i Kodeksie.
mezo-words-ability-3-3 = Triumf
mezo-words-ability-3-3-about = Zyskaj dodatkowo 5 PZ, ilekroć wygrasz konflikt.

# Rituals: names, and what a rule means.
mezo-words-ritual-pilgrimage = Pielgrzymka
mezo-words-ritual-lean-year = Chudy rok
mezo-words-ritual-vigil = Czuwanie
mezo-words-ritual-silence = Cisza
mezo-words-ritual-communion = Zjednoczenie
mezo-words-ritual-humbled-champions = Upokorzeni czempioni
mezo-words-ritual-omens = Wróżby
mezo-words-ritual-harvest = Żniwa
mezo-words-ritual-reckoning = Rozrachunek
mezo-words-rule-deploy-limit = { $number ->
    [one] W fazie plemion wystawia się do regionu najwyżej 1 jednostkę.
    [few] W fazie plemion wystawia się do regionu najwyżej { $number } jednostki.
   *[other] W fazie plemion wystawia się do regionu najwyżej { $number } jednostek.
}
mezo-words-rule-each-awakens = { $number ->
    [one] Gdy wszyscy wystawią jednostki, każdy przebudza 1 jednostkę w dowolnym regionie.
    [few] Gdy wszyscy wystawią jednostki, każdy przebudza { $number } jednostki w dowolnym regionie.
   *[other] Gdy wszyscy wystawią jednostki, każdy przebudza { $number } jednostek w dowolnym regionie.
}
mezo-words-rule-no-call-abilities = W fazie bóstw bóstwa tylko się przenoszą: ich zdolności wezwania się nie rozpatruje.
mezo-words-rule-devotion-on-call = { $number ->
    [one] W fazie bóstw każdy, kto wzywa bóstwo, zyskuje { $number } punkt oddania.
    [few] W fazie bóstw każdy, kto wzywa bóstwo, zyskuje { $number } punkty oddania.
   *[other] W fazie bóstw każdy, kto wzywa bóstwo, zyskuje { $number } punktów oddania.
}
mezo-words-rule-champions-count = Czempioni mają siłę { $number }, niezależnie od zdolności.
mezo-words-rule-devotion-on-win = { $number ->
    [one] Kto wygra konflikt, zyskuje { $number } punkt oddania.
    [few] Kto wygra konflikt, zyskuje { $number } punkty oddania.
   *[other] Kto wygra konflikt, zyskuje { $number } punktów oddania.
}
mezo-words-rule-vp-per-glyph = Na koniec ery każdy zyskuje { $number } PZ za każdy swój glif na planszy.
mezo-words-rule-devotion-loss-per-units = { $number ->
    [one] Na koniec ery każdy traci 1 punkt oddania za każdą swoją jednostkę w Xibalbie.
    [few] Na koniec ery każdy traci 1 punkt oddania za każde { $number } swoje jednostki w Xibalbie.
   *[other] Na koniec ery każdy traci 1 punkt oddania za każde { $number } swoich jednostek w Xibalbie.
}

# Prophecies: names, and what completes a step.
mezo-words-prophecy-twin-floors = Bliźniacze piętra
mezo-words-prophecy-everywhere = Wszędzie
mezo-words-prophecy-from-afar = Z daleka
mezo-words-prophecy-divine-victory = Boskie zwycięstwo
mezo-words-prophecy-debt-of-blood = Dług krwi
mezo-words-prophecy-scribes = Skrybowie
mezo-words-prophecy-zeal = Gorliwość
mezo-words-prophecy-summit = Szczyt
mezo-words-prophecy-both-books = Obie księgi
mezo-words-condition-floors-in-one-pyramid = { $number ->
    [one] Masz swoje piętro w piramidzie.
    [few] Masz { $number } swoje piętra w jednej piramidzie.
   *[other] Masz { $number } swoich pięter w jednej piramidzie.
}
mezo-words-condition-unit-in-every-region = Masz jednostkę w każdym żywym regionie.
mezo-words-condition-win-without-champion = Wygraj konflikt w regionie bez swojego czempiona.
mezo-words-condition-win-with-god = Wygraj konflikt w regionie ze swoim bóstwem.
mezo-words-condition-units-in-xibalba = { $number ->
    [one] Masz jednostkę w Xibalbie.
    [few] Masz { $number } jednostki w Xibalbie.
   *[other] Masz { $number } jednostek w Xibalbie.
}
mezo-words-condition-glyphs-in-one-region = { $number ->
    [one] Masz glif w regionie.
    [few] Masz { $number } glify w jednym regionie.
   *[other] Masz { $number } glifów w jednym regionie.
}
mezo-words-condition-devotion-level = Osiągnij poziom oddania { $number }.
mezo-words-condition-build-level = Zbuduj piętro poziomu { $number }.
mezo-words-condition-calendar-and-codex = Masz jednostkę w Kalendarzu i jednostkę w Kodeksie.

# Trials: names, and what brings a token.
mezo-words-trial-bloodshed = Rozlew krwi
mezo-words-trial-builders = Budowniczowie
mezo-words-trial-conquest = Podbój
mezo-words-trial-faith = Wiara
mezo-words-trial-memory = Pamięć
mezo-words-trial-valour = Męstwo
mezo-words-deed-smite = każda strącona wroga jednostka
mezo-words-deed-floor = każde zbudowane lub przekształcone piętro
mezo-words-deed-win = każdy wygrany konflikt
mezo-words-deed-devotion = każdy przyrost oddania, niezależnie od liczby punktów (wszystkie ofiary w jednym Błogosławionym konflikcie to jeden przyrost)
mezo-words-deed-offering = każda ofiara w Błogosławionym regionie, niezależnie od liczby jednostek
mezo-words-deed-calendar = każdy szaman wysłany do Kalendarza
mezo-words-deed-codex = każdy wojownik wysłany do Kodeksu
mezo-words-trial-about = Żeton dla ciebie: { $you }; dla mściwych bóstw: { $them }.
