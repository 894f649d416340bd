# Il tabellone di Mezo: mappa, libri, tracciati.
mezo-board-map = La mappa: sei regioni, sotto di esse Xibalba
mezo-board-vengeful = Orda vendicativa
mezo-board-desolate = desolata
mezo-board-resolved = risolto
mezo-board-blessed = regione Benedetta
mezo-board-conflict = conflitto
mezo-board-cenote = sacro cenote
mezo-board-city = Città: { $name }
mezo-board-neutral = nessuno
mezo-board-pyramid = Piramide, piani per livello: { $floors }
mezo-board-god = { $god } ({ $name }) è presente a { $regions }
mezo-board-god-nowhere = { $god } ({ $name }) non è presente in nessuna regione in gioco
mezo-board-points = { $name }: { $count } PV
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
mezo-board-fill-warrior = Schiera { $count } guerrieri a { $region }, quanti ne puoi
mezo-board-fill-shaman = Schiera { $count } sciamani a { $region }, quanti ne puoi
mezo-board-back-warrior = Riprendi { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
  } da { $region }
mezo-board-back-shaman = Riprendi { $count ->
    [one] uno sciamano
   *[other] { $count } sciamani
  } da { $region }

mezo-board-altar = { $altar }, per chi vince: { $pays }
mezo-board-in-words = Per esteso
mezo-board-stands = Qui c’è { $name }
mezo-board-angry = Divinità infuriate
mezo-board-face-down = Una divinità infuriata, coperto fino alla sua era
mezo-board-below = Sotto le tessere:
mezo-board-devotion = Devozione
mezo-board-devotion-of = { $name }: devozione { $count }

mezo-board-conflicts = Conflitti di questa era
mezo-board-to-come = { $count ->
    [0] Non ci sono più tessere.
    [one] { $count } tessera è coperta.
   *[other] { $count } tessere sono coperte.
  }
mezo-board-ritual = Rituale
mezo-board-no-ritual = Nessuno, ora.
mezo-board-prophecy = Profezia
mezo-board-monument = Monumento: { $name }

mezo-board-trial = Prova
mezo-board-token = Alla fine vale { $points } PV
mezo-board-their-card = Carta degli dèi vendicativi
mezo-board-their-offer = Nella regione Benedetta offrono { $count ->
    [one] { $count } unità
   *[other] { $count } unità
  }.
mezo-board-their-deck = { $count ->
    [0] Il loro mazzo è vuoto.
    [one] { $count } carta è coperta.
   *[other] { $count } carte sono coperte.
  }
