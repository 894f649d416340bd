# Plansza Mezo: mapa, księgi, tory.
mezo-board-map = Mapa: sześć regionów, pod nimi Xibalba
mezo-board-vengeful = Mściwy zastęp
mezo-board-desolate = spustoszony
mezo-board-resolved = rozstrzygnięty
mezo-board-blessed = region Błogosławiony
mezo-board-conflict = konflikt
mezo-board-cenote = święta cenota
mezo-board-city = Miasto: { $name }
mezo-board-neutral = nikt
mezo-board-pyramid = Piramida, piętra według poziomów: { $floors }
mezo-board-god = { $god } ({ $name }), obecność: { $regions }
mezo-board-god-nowhere = { $god } ({ $name }) nie jest obecne w żadnym żywym regionie
mezo-board-points = { $name }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
mezo-board-champions = { $count ->
    [one] czempion
    [few] { $count } czempionów
   *[many] { $count } czempionów
  }
mezo-board-warriors = { $count ->
    [one] { $count } wojownik
    [few] { $count } wojowników
   *[many] { $count } wojowników
  }
mezo-board-shamans = { $count ->
    [one] { $count } szaman
    [few] { $count } szamanów
   *[many] { $count } szamanów
  }
mezo-board-glyphs = { $count ->
    [one] { $count } glif
    [few] { $count } glify
   *[many] { $count } glifów
  }
mezo-board-fill-warrior = Rozmieść wojowników ({ $count }): { $region }, tylu, ilu można
mezo-board-fill-shaman = Rozmieść szamanów ({ $count }): { $region }, tylu, ilu można
mezo-board-back-warrior = Cofnij { $count ->
    [one] wojownika
    [few] { $count } wojowników
   *[many] { $count } wojowników
  }: { $region }
mezo-board-back-shaman = Cofnij { $count ->
    [one] szamana
    [few] { $count } szamanów
   *[many] { $count } szamanów
  }: { $region }

mezo-board-altar = Ołtarz „{ $altar }”, dla zwycięzcy: { $pays }
mezo-board-in-words = Słowami
mezo-board-stands = Tu stoi { $name }
mezo-board-angry = Gniewni bogowie
mezo-board-face-down = Gniewny bóg, zakryty do swojej ery
mezo-board-below = Pod kaflami:
mezo-board-devotion = Oddanie
mezo-board-devotion-of = { $name }: oddanie { $count }

mezo-board-conflicts = Konflikty tej ery
mezo-board-to-come = { $count ->
    [0] Nie ma już kafli.
    [one] { $count } kafel jest zakryty.
    [few] { $count } kafle są zakryte.
   *[many] { $count } kafli jest zakrytych.
  }
mezo-board-ritual = Rytuał
mezo-board-no-ritual = Teraz żaden.
mezo-board-prophecy = Przepowiednia
mezo-board-monument = Pomnik: { $name }

mezo-board-trial = Próba
mezo-board-token = Na końcu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
mezo-board-their-card = Karta mściwych bogów
mezo-board-their-offer = W regionie Błogosławionym ofiarowują { $count ->
    [one] { $count } jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
  }.
mezo-board-their-deck = { $count ->
    [0] Ich talia jest pusta.
    [one] { $count } karta jest zakryta.
    [few] { $count } karty są zakryte.
   *[many] { $count } kart jest zakrytych.
  }
