# The words of Mezo: effects, cards, tiles. Sentences are made from the effect, so that a card that somebody typed in explains itself.
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
mezo-words-then = { $first }, then { $next }
mezo-words-then-you = { $first }, then you { $next }
mezo-words-if-so = { $cost } – if you do, { $rest }
mezo-words-for-each = { $cost }: for each of them { $gain }

# Units as the object of a verb (accusative). `formula` stands before what is as many: see `equal`.
mezo-words-mine = { $kind ->
    [warrior] { $count ->
        [one] { $count } warrior
        [formula] as many warriors
       *[other] { $count } warriors
    }
    [shaman] { $count ->
        [one] { $count } shaman
        [formula] as many shamans
       *[other] { $count } shamans
    }
   *[unit] { $count ->
        [one] { $count } unit
        [formula] as many units
       *[other] { $count } units
    }
}
mezo-words-foes = { $kind ->
    [warrior] { $count ->
        [one] { $count } opposing warrior
        [formula] as many opposing warriors
       *[other] { $count } opposing warriors
    }
    [shaman] { $count ->
        [one] { $count } opposing shaman
        [formula] as many opposing shamans
       *[other] { $count } opposing shamans
    }
   *[unit] { $count ->
        [one] { $count } opposing unit
        [formula] as many opposing units
       *[other] { $count } opposing units
    }
}
mezo-words-theirs = { $kind ->
    [warrior] { $count ->
        [one] { $count } of their own warriors
        [formula] as many of their own warriors
       *[other] { $count } of their own warriors
    }
    [shaman] { $count ->
        [one] { $count } of their own shamans
        [formula] as many of their own shamans
       *[other] { $count } of their own shamans
    }
   *[unit] { $count ->
        [one] { $count } of their own units
        [formula] as many of their own units
       *[other] { $count } of their own units
    }
}
mezo-words-anyones = { $kind ->
    [warrior] { $count ->
        [one] { $count } warrior (anyone's)
        [formula] as many warriors (anyone's)
       *[other] { $count } warriors (anyone's)
    }
    [shaman] { $count ->
        [one] { $count } shaman (anyone's)
        [formula] as many shamans (anyone's)
       *[other] { $count } shamans (anyone's)
    }
   *[unit] { $count ->
        [one] { $count } unit (anyone's)
        [formula] as many units (anyone's)
       *[other] { $count } units (anyone's)
    }
}
mezo-words-glyphs = { $count ->
    [one] a glyph
    [formula] as many glyphs
   *[other] { $count } glyphs
}
mezo-words-one-warrior = a warrior
mezo-words-one-shaman = a shaman
mezo-words-one-unit = a unit
mezo-words-one-glyph = a glyph
mezo-words-one-floor = the top floor
mezo-words-one-any = a glyph or the top floor
mezo-words-equal = { $things } as { $amount }
mezo-words-per = { $things } { $amount }
mezo-words-upto = up to { $things }

# Places: where something is done (at), where units come to (to), where they leave from (from).
mezo-words-at-presence = where your god is present
mezo-words-to-presence = to a region where your god is present
mezo-words-from-presence = from a region where your god is present
mezo-words-at-conflict = in this conflict
mezo-words-to-conflict = to this conflict
mezo-words-from-conflict = from this conflict
mezo-words-at-any = in any region
mezo-words-to-any = to any region
mezo-words-from-any = from any region
mezo-words-at-other = in another region
mezo-words-to-other = to a region other than this conflict's
mezo-words-from-other = from a region other than this conflict's
mezo-words-at-same = in the same region
mezo-words-to-same = to the same region
mezo-words-from-same = from the same region
mezo-words-at-each = in each region where your god is present
mezo-words-to-each = to each region where your god is present
mezo-words-from-each = from each region where your god is present
mezo-words-at-glyphs = in a region with your glyph
mezo-words-to-glyphs = to a region with your glyph
mezo-words-from-glyphs = from a region with your glyph
mezo-words-at-units = in a region with your unit
mezo-words-to-units = to a region with your unit
mezo-words-from-units = from a region with your unit

# Verbs that handle pieces.
mezo-words-deploy = deploy { $units } { $place }
mezo-words-awaken = awaken { $units } { $place }
mezo-words-recover = recover { $units }
mezo-words-recover-all = { $kind ->
    [warrior] recover all your warriors
    [shaman] recover all your shamans
   *[unit] recover all your units
}
mezo-words-smite = smite { $units } { $place }
mezo-words-exile = exile { $units } { $place }
mezo-words-each-smite = each opponent smites { $units } { $place }
mezo-words-each-exile = each opponent exiles { $units } { $place }
mezo-words-bring = bring { $units } from other regions { $place }
mezo-words-bring-single = bring { $units } from another region { $place }
mezo-words-bring-from-one = bring { $units } from one other region { $place }
mezo-words-push = push { $units } { $place } to one other region
mezo-words-shift = shift { $units } { $place } to one other region
mezo-words-wander = move { $units } from any regions to any others
mezo-words-build = build { $glyphs } { $place }
mezo-words-build-apart = build { $glyphs }, each { $place }
mezo-words-pyramid = build a pyramid floor { $place }
mezo-words-demolish-glyph = demolish anyone's glyph { $place }
mezo-words-demolish-any = demolish anyone's glyph or top floor { $place }
mezo-words-each-demolish-glyph = each opponent demolishes one of their own glyphs { $place }
mezo-words-each-demolish-any = each opponent demolishes one of their own glyphs or top floors { $place }
mezo-words-transform-glyph = transform an opponent's glyph { $place }
mezo-words-transform-any = transform an opponent's glyph or anyone's top floor { $place }
mezo-words-sacrifice = you may sacrifice { $units } { $place }
mezo-words-sacrifice-reserve = you may sacrifice { $units } from your reserve

# Verbs of gods, points and strength.
mezo-words-call = call your god
mezo-words-journey = move your god to another vertex
mezo-words-vp = { $count ->
    [formula] gain as many VP as { $amount }
   *[other] gain { $count } VP { $amount }
}
mezo-words-devotion = { $count ->
    [formula] gain as much devotion as { $amount }
   *[other] gain { $count } devotion { $amount }
}
mezo-words-pay = { $count ->
    [formula] you may pay as much devotion as { $amount }
   *[other] you may pay { $count } devotion { $amount }
}
mezo-words-drain = { $count ->
    [formula] one opponent loses as much devotion as { $amount }
   *[other] one opponent loses { $count } devotion { $amount }
}
mezo-words-weaken = { $count ->
    [formula] subtract { $amount } from one opponent's strength in this conflict
   *[other] one opponent has −{ $count } strength in this conflict { $amount }
}
mezo-words-strength = { $count ->
    [formula] add { $amount } to your strength in this conflict
   *[other] +{ $count } strength in this conflict { $amount }
}
mezo-words-if-present = { $gain }, if your god is present here
mezo-words-most-warriors = you count as having the most warriors in this conflict
mezo-words-most-shamans = you count as having the most shamans in this conflict
mezo-words-no-calendar = there is no Calendar reward in this conflict
mezo-words-no-codex = there is no Codex reward in this conflict

# Effects in a few words. `things` are in the accusative.
mezo-brief-for-each = { $cost }: { $gain } each
mezo-brief-if-present = { $gain } if your god is here
mezo-brief-deploy = deploy { $things }
mezo-brief-awaken = awaken { $things }
mezo-brief-recover = recover { $things }
mezo-brief-smite = smite { $things }
mezo-brief-each-smite = each opponent smites { $things }
mezo-brief-exile = exile { $things }
mezo-brief-each-exile = each opponent exiles { $things }
mezo-brief-bring = bring { $things }
mezo-brief-push = push { $things }
mezo-brief-shift = shift { $things }
mezo-brief-wander = move { $things }
mezo-brief-build = build { $things }
mezo-brief-pyramid = build a floor
mezo-brief-demolish = demolish { $things }
mezo-brief-each-demolish = each opponent demolishes { $things }
mezo-brief-transform = transform { $things }
mezo-brief-sacrifice = sacrifice { $things }
mezo-brief-call = call your god
mezo-brief-journey = move your god
mezo-brief-vp = +{ $count } VP
mezo-brief-devotion = +{ $count } devotion
mezo-brief-strength = +{ $count } strength
mezo-brief-pay = pay { $count } devotion
mezo-brief-drain = −{ $count } devotion for an opponent
mezo-brief-weaken = −{ $count } strength for an opponent
mezo-brief-most-warriors = the most warriors here
mezo-brief-most-shamans = the most shamans here
mezo-brief-no-calendar = no Calendar reward
mezo-brief-no-codex = no Codex reward

# Numbers that are counted, in the nominative, and what is said of a sum.
mezo-words-count-age = the age number
mezo-words-count-level = your devotion level
mezo-words-count-your-strength = your strength
mezo-words-count-regions-with-your-warriors = the number of regions with your warriors
mezo-words-count-regions-with-your-shamans = the number of regions with your shamans
mezo-words-count-regions-with-your-units = the number of regions with your units
mezo-words-count-regions-with-your-glyphs = the number of regions with your glyphs
mezo-words-count-regions-with-your-floors = the number of regions with your floors
mezo-words-count-regions-with-your-god = the number of regions where your god is present
mezo-words-count-regions-without-pyramid = the number of regions without a pyramid
mezo-words-count-your-glyphs = the number of your glyphs on the board
mezo-words-count-your-glyphs-here = the number of your glyphs here
mezo-words-count-floors-here = the number of floors here
mezo-words-count-your-champions-here = the number of your champions here
mezo-words-count-your-units-in-xibalba = the number of your units in Xibalba
mezo-words-count-all-units-in-xibalba = the number of all units in Xibalba
mezo-words-count-opponents-in-xibalba = the number of opponents with units in Xibalba
mezo-words-count-conflicts-resolved = the number of conflicts resolved this age
mezo-words-rounded = { $amount }, rounded down,
mezo-words-capped = { $amount } (at most { $most })

# The same counted one by one: for each, for every so many.
mezo-words-per-regions-with-your-warriors = { $every ->
    [one] for each region with your warriors
   *[other] for every { $every } regions with your warriors
}
mezo-words-per-regions-with-your-shamans = { $every ->
    [one] for each region with your shamans
   *[other] for every { $every } regions with your shamans
}
mezo-words-per-regions-with-your-units = { $every ->
    [one] for each region with your units
   *[other] for every { $every } regions with your units
}
mezo-words-per-regions-with-your-glyphs = { $every ->
    [one] for each region with your glyphs
   *[other] for every { $every } regions with your glyphs
}
mezo-words-per-regions-with-your-floors = { $every ->
    [one] for each region with your floors
   *[other] for every { $every } regions with your floors
}
mezo-words-per-regions-with-your-god = { $every ->
    [one] for each region where your god is present
   *[other] for every { $every } regions where your god is present
}
mezo-words-per-regions-without-pyramid = { $every ->
    [one] for each region without a pyramid
   *[other] for every { $every } regions without a pyramid
}
mezo-words-per-your-glyphs = { $every ->
    [one] for each of your glyphs on the board
   *[other] for every { $every } of your glyphs on the board
}
mezo-words-per-your-glyphs-here = { $every ->
    [one] for each of your glyphs here
   *[other] for every { $every } of your glyphs here
}
mezo-words-per-floors-here = { $every ->
    [one] for each floor here
   *[other] for every { $every } floors here
}
mezo-words-per-your-champions-here = { $every ->
    [one] if your champion is here
   *[other] for every { $every } of your champions here
}
mezo-words-per-your-units-in-xibalba = { $every ->
    [one] for each of your units in Xibalba
   *[other] for every { $every } of your units in Xibalba
}
mezo-words-per-all-units-in-xibalba = { $every ->
    [one] for each unit in Xibalba, anyone's
   *[other] for every { $every } units in Xibalba, anyone's
}
mezo-words-per-opponents-in-xibalba = { $every ->
    [one] for each opponent with units in Xibalba
   *[other] for every { $every } opponents with units in Xibalba
}
mezo-words-per-conflicts-resolved = { $every ->
    [one] for each conflict already resolved this age
   *[other] for every { $every } conflicts already resolved this age
}

# Gods: who they are. Their names are the same in every language.
mezo-words-god-kukulkan = the feathered serpent
mezo-words-god-ixchel = lady of the moon
mezo-words-god-ah-puch = lord of the dead
mezo-words-god-cabrakan = shaker of mountains
mezo-words-god-ahau-kin = face of the sun
mezo-words-god-chaac = bringer of rain
mezo-words-god-etznab = the obsidian blade
mezo-words-god-ix-tub-tun = serpent of precious stones
mezo-words-god-xaman-ek = star of the north
mezo-words-god-uayeb = the nameless days
mezo-words-god-xolotl = dog of the evening star
mezo-words-god-zotz = bat of the caves
mezo-words-set-base = base game
mezo-words-set-gods = five more gods
mezo-words-set-souls = Souls for Xibalba

# Cards, altars, books.
mezo-words-card-legacy = Legacy
mezo-words-card-vengeance = Vengeance
mezo-words-card-fervor = Fervour
mezo-words-card-edict = Edict
mezo-words-card-task = Task
mezo-words-altar-sun = Altar of the sun
mezo-words-altar-blood = Altar of blood
mezo-words-altar-maize = Altar of maize
mezo-words-altar-moon = Altar of the moon
mezo-words-altar-stone = Altar of stone
mezo-words-altar-scribe = Altar of the scribe
mezo-words-altar-bones = Altar of bones
mezo-words-altar-obsidian = Altar of obsidian
mezo-words-altar-spring = Altar of the spring
mezo-words-altar-copal = Altar of copal
mezo-words-calendar = Calendar
mezo-words-codex = Codex
mezo-words-ceremony = Ceremony
mezo-words-used = (used)
mezo-words-appease = and you may appease an angry god

# Abilities of a tribe, by age.
mezo-words-ability-1-1 = Awakening
mezo-words-ability-1-1-about = At the start of your turn in the tribes phase, awaken units equal to the age number in one region of your choice.
mezo-words-ability-1-2 = Inscriptions
mezo-words-ability-1-2-about = At the start of your turn in the tribes phase, build glyphs equal to the age number in one region of your choice.
mezo-words-ability-1-3 = Valour
mezo-words-ability-1-3-about = Your champion has extra strength equal to the age number.
mezo-words-ability-2-1 = Double prayer
mezo-words-ability-2-1-about = When you appease, resolve two different revealed tiles instead of one, in the order you like.
mezo-words-ability-2-2 = Divine might
mezo-words-ability-2-2-about = Where your god is present, it adds your devotion level to your strength.
mezo-words-ability-2-3 = Echo
mezo-words-ability-2-3-about = Each Calendar or Codex bonus that you take resolves twice.
mezo-words-ability-3-1 = Piety
mezo-words-ability-3-1-about = At the end of the game, gain 2 VP for each of your devotion levels.
mezo-words-ability-3-2 = Chronicles
mezo-words-ability-3-2-about = At the end of the age, gain 3 more VP for each of your units on Calendar and Codex.
mezo-words-ability-3-3 = Triumph
mezo-words-ability-3-3-about = Gain 5 more VP each time you win a conflict.

# Rituals: names, and what a rule means.
mezo-words-ritual-pilgrimage = Pilgrimage
mezo-words-ritual-lean-year = Lean year
mezo-words-ritual-vigil = Vigil
mezo-words-ritual-silence = Silence
mezo-words-ritual-communion = Communion
mezo-words-ritual-humbled-champions = Humbled champions
mezo-words-ritual-omens = Omens
mezo-words-ritual-harvest = Harvest
mezo-words-ritual-reckoning = Reckoning
mezo-words-rule-deploy-limit = { $number ->
    [one] In the tribes phase, at most 1 unit may be deployed to each region.
   *[other] In the tribes phase, at most { $number } units may be deployed to each region.
}
mezo-words-rule-each-awakens = { $number ->
    [one] When all players have deployed, each player awakens 1 unit in any region.
   *[other] When all players have deployed, each player awakens { $number } units in any region.
}
mezo-words-rule-no-call-abilities = In the gods phase, gods only move: their call abilities do not resolve.
mezo-words-rule-devotion-on-call = In the gods phase, each player who calls a god gains { $number } devotion.
mezo-words-rule-champions-count = Champions have strength { $number }, regardless of abilities.
mezo-words-rule-devotion-on-win = A player who wins a conflict gains { $number } devotion.
mezo-words-rule-vp-per-glyph = At the end of the age, each player gains { $number } VP for each of their glyphs on the board.
mezo-words-rule-devotion-loss-per-units = { $number ->
    [one] At the end of the age, each player loses 1 devotion for each of their units in Xibalba.
   *[other] At the end of the age, each player loses 1 devotion for every { $number } of their units in Xibalba.
}

# Prophecies: names, and what completes a step.
mezo-words-prophecy-twin-floors = Twin floors
mezo-words-prophecy-everywhere = Everywhere
mezo-words-prophecy-from-afar = From afar
mezo-words-prophecy-divine-victory = Divine victory
mezo-words-prophecy-debt-of-blood = Debt of blood
mezo-words-prophecy-scribes = Scribes
mezo-words-prophecy-zeal = Zeal
mezo-words-prophecy-summit = Summit
mezo-words-prophecy-both-books = Both books
mezo-words-condition-floors-in-one-pyramid = { $number ->
    [one] Have one of your floors in a pyramid.
   *[other] Have { $number } of your floors in one pyramid.
}
mezo-words-condition-unit-in-every-region = Have a unit in every living region.
mezo-words-condition-win-without-champion = Win a conflict in a region without your champion.
mezo-words-condition-win-with-god = Win a conflict where your god is present.
mezo-words-condition-units-in-xibalba = { $number ->
    [one] Have a unit in Xibalba.
   *[other] Have { $number } units in Xibalba.
}
mezo-words-condition-glyphs-in-one-region = { $number ->
    [one] Have a glyph in a region.
   *[other] Have { $number } glyphs in one region.
}
mezo-words-condition-devotion-level = Reach devotion level { $number }.
mezo-words-condition-build-level = Build a level-{ $number } floor.
mezo-words-condition-calendar-and-codex = Have a unit on the Calendar and one on the Codex.

# Trials: names, and what brings a token.
mezo-words-trial-bloodshed = Bloodshed
mezo-words-trial-builders = Builders
mezo-words-trial-conquest = Conquest
mezo-words-trial-faith = Faith
mezo-words-trial-memory = Memory
mezo-words-trial-valour = Valour
mezo-words-deed-smite = each opposing unit smitten
mezo-words-deed-floor = each floor built or transformed
mezo-words-deed-win = each conflict won
mezo-words-deed-devotion = each gain of devotion, however large (all offerings in one Blessed conflict are one gain)
mezo-words-deed-offering = each offering in the Blessed region, however large
mezo-words-deed-calendar = each shaman sent to the Calendar
mezo-words-deed-codex = each warrior sent to the Codex
mezo-words-trial-about = You gain a token for { $you }; the vengeful gods for { $them }.
