# Il tabellone di Mezo: mappa, libri, tracciati.
mezo-board-map = La mappa: sei regioni, sotto di esse Xibalba
mezo-board-vengeful = Schiera vendicativa
mezo-board-desolate = desolata
mezo-board-resolved = risolto
mezo-board-blessed = regione Benedetta
mezo-board-conflict = conflitto
mezo-board-cenote = cenote sacro
mezo-board-city = Città: { $name }
mezo-board-neutral = nessuno
mezo-board-pyramid = Piramide, piani per livello: { $floors }
mezo-board-god = { $god } ({ $name }) è presente in { $regions }
mezo-board-points = { $name }: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }
mezo-board-champions = { $count ->
    [one] campione
   *[other] { $count } campioni
  }
mezo-board-warriors = { $count ->
    [one] { $count } guerriero
   *[other] { $count } guerrieri
  }
mezo-board-shamans = { $count ->
    [one] { $count } sciamano
   *[other] { $count } sciamani
  }
mezo-board-glyphs = { $count ->
    [one] { $count } glifo
   *[other] { $count } glifi
  }
mezo-board-fill-warrior = Schiera { $count } guerrieri a { $region }: quanti ne puoi
mezo-board-fill-shaman = Schiera { $count } sciamani a { $region }: quanti ne puoi
mezo-board-back-warrior = Riprendi { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
  } da { $region }
mezo-board-back-shaman = Riprendi { $count ->
    [one] uno sciamano
   *[other] { $count } sciamani
  } da { $region }

mezo-board-altar = Altare «{ $altar }», per chi vince: { $pays }
mezo-board-altar-sun = Sole
mezo-board-altar-blood = Sangue
mezo-board-altar-maize = Mais
mezo-board-altar-moon = Luna
mezo-board-altar-stone = Pietra
mezo-board-altar-scribe = Scriba
mezo-board-altar-bones = Ossa
mezo-board-altar-obsidian = Ossidiana
mezo-board-altar-spring = Sorgente
mezo-board-altar-copal = Copale

mezo-board-calendar = Calendario
mezo-board-codex = Codice
mezo-board-in-words = A parole
mezo-board-stands = Qui c’è { $name }
mezo-board-angry = Dei adirati
mezo-board-face-down = Un dio adirato, coperto fino alla sua era
mezo-board-below = Sotto le tessere:
mezo-board-devotion = Devozione
mezo-board-devotion-of = { $name }: devozione { $count }

mezo-board-conflicts = Conflitti di quest’era
mezo-board-to-come = { $count ->
    [0] Non ci sono più tessere.
    [one] { $count } tessera è coperta.
   *[other] { $count } tessere sono coperte.
  }
mezo-board-ritual = Rituale
mezo-board-no-ritual = Nessuno, ora.
mezo-board-ritual-pilgrimage = Pellegrinaggio
mezo-board-ritual-lean-year = Anno magro
mezo-board-ritual-vigil = Veglia
mezo-board-ritual-silence = Silenzio
mezo-board-ritual-communion = Comunione
mezo-board-ritual-humbled-champions = Campioni umiliati
mezo-board-ritual-omens = Presagi
mezo-board-ritual-harvest = Raccolto
mezo-board-ritual-reckoning = Resa dei conti
mezo-board-rule-deploy = Ognuno schiera al massimo { $count ->
    [one] { $count } unità
   *[other] { $count } unità
  } in una regione.
mezo-board-rule-awaken = Quando tutti hanno schierato, ognuno risveglia { $count ->
    [one] { $count } unità
   *[other] { $count } unità
  } in una regione qualsiasi.
mezo-board-rule-silence = Nella fase degli dei gli dei si muovono, ma le loro abilità non hanno effetto.
mezo-board-rule-call = Nella fase degli dei ogni chiamata porta { $count } devozione.
mezo-board-rule-champions = Un campione ha forza { $count }.
mezo-board-rule-win = Chi vince un conflitto guadagna { $count } devozione.
mezo-board-rule-glyphs = Alla fine dell’era ogni glifo sulla mappa vale { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }.
mezo-board-rule-loss = Alla fine dell’era ognuno perde 1 devozione ogni { $count ->
    [one] unità propria
   *[other] { $count } unità proprie
  } a Xibalba.

mezo-board-prophecy = Profezia
mezo-board-prophecy-twin-floors = Piani gemelli
mezo-board-prophecy-everywhere = Ovunque
mezo-board-prophecy-from-afar = Da lontano
mezo-board-prophecy-divine-victory = Vittoria divina
mezo-board-prophecy-debt-of-blood = Debito di sangue
mezo-board-prophecy-scribes = Scribi
mezo-board-prophecy-zeal = Zelo
mezo-board-prophecy-summit = Vetta
mezo-board-prophecy-both-books = Entrambi i libri
mezo-board-until-floors = Avere { $count ->
    [one] { $count } piano
   *[other] { $count } piani
  } in una sola piramide.
mezo-board-until-everywhere = Avere un’unità in ogni regione viva.
mezo-board-until-alone = Vincere un conflitto dove non c’è il proprio campione.
mezo-board-until-god = Vincere un conflitto dove è presente il proprio dio.
mezo-board-until-xibalba = Avere { $count ->
    [one] { $count } unità
   *[other] { $count } unità
  } a Xibalba.
mezo-board-until-glyphs = Avere { $count ->
    [one] { $count } glifo
   *[other] { $count } glifi
  } in una sola regione.
mezo-board-until-devotion = Raggiungere il livello { $count } di devozione.
mezo-board-until-level = Costruire un piano di livello { $count }.
mezo-board-until-books = Avere un’unità sul Calendario e una sul Codice.
mezo-board-monument = Monumento: { $name }

mezo-board-trial = Prova
mezo-board-trial-bloodshed = Spargimento di sangue
mezo-board-trial-builders = Costruttori
mezo-board-trial-conquest = Conquista
mezo-board-trial-faith = Fede
mezo-board-trial-memory = Memoria
mezo-board-trial-valour = Valore
mezo-board-deed-smite = Un segnalino per ogni unità abbattuta.
mezo-board-deed-floor = Un segnalino per ogni piano costruito o trasformato.
mezo-board-deed-win = Un segnalino per ogni conflitto vinto.
mezo-board-deed-devotion = Un segnalino per ogni guadagno di devozione.
mezo-board-deed-offering = Un segnalino per ogni offerta nella regione Benedetta.
mezo-board-deed-calendar = Un segnalino per ogni unità mandata sul Calendario.
mezo-board-deed-codex = Un segnalino per ogni unità mandata sul Codice.
mezo-board-token = Alla fine vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
mezo-board-their-card = Carta degli dei vendicativi
mezo-board-their-offer = Nella regione Benedetta offrono { $count ->
    [one] { $count } unità
   *[other] { $count } unità
  }.
mezo-board-their-deck = { $count ->
    [0] Il loro mazzo è vuoto.
    [one] { $count } carta è coperta.
   *[other] { $count } carte sono coperte.
  }
