# Plansza Mezo: mapa, księgi, tory.
mezo-board-map = Mapa: sześć regionów, pod nimi Xibalba
mezo-board-vengeful = Mściwy zastęp
mezo-board-desolate = spustoszony
mezo-board-resolved = rozstrzygnięty
mezo-board-blessed = Błogosławiony region
mezo-board-conflict = konflikt
mezo-board-cenote = święta cenota
mezo-board-city = Miasto: { $name }
mezo-board-neutral = nikt
mezo-board-pyramid = Piramida, piętra według poziomów: { $floors }
mezo-board-god = { $god } ({ $name }), obecność: { $regions }
mezo-board-god-nowhere = { $god } ({ $name }): obecność w żadnym żywym regionie
mezo-board-points = { $name }: { $count } PZ
mezo-board-champions = { $count ->
    [one] czempion
    [few] { $count } czempionów
    [many] { $count } czempionów
   *[other] { $count } czempiona
  }
mezo-board-warriors = { $count ->
    [one] { $count } wojownik
    [few] { $count } wojowników
    [many] { $count } wojowników
   *[other] { $count } wojownika
  }
mezo-board-shamans = { $count ->
    [one] { $count } szaman
    [few] { $count } szamanów
    [many] { $count } szamanów
   *[other] { $count } szamana
  }
mezo-board-glyphs = { $count ->
    [one] { $count } glif
    [few] { $count } glify
    [many] { $count } glifów
   *[other] { $count } glifu
  }
mezo-board-fill-warrior = { $region }: wystaw wojowników, ilu można ({ $count })
mezo-board-fill-shaman = { $region }: wystaw szamanów, ilu można ({ $count })
mezo-board-back-warrior = Cofnij { $count ->
    [one] wojownika
    [few] { $count } wojowników
    [many] { $count } wojowników
   *[other] { $count } wojownika
  }: { $region }
mezo-board-back-shaman = Cofnij { $count ->
    [one] szamana
    [few] { $count } szamanów
    [many] { $count } szamanów
   *[other] { $count } szamana
  }: { $region }

mezo-board-altar = { $altar }, dla zwycięzcy: { $pays }
mezo-board-in-words = Słowami
mezo-board-stands = Tu stoi { $name }
mezo-board-angry = Gniewne bóstwa
mezo-board-face-down = Gniewne bóstwo, zakryte do swojej ery
mezo-board-below = Pod żetonami:
mezo-board-devotion = Oddanie
mezo-board-devotion-of = { $name }: oddanie { $count }

mezo-board-conflicts = Konflikty tej ery
mezo-board-to-come = { $count ->
    [0] Nie ma już żetonów.
    [one] { $count } żeton jest zakryty.
    [few] { $count } żetony są zakryte.
    [many] { $count } żetonów jest zakrytych.
   *[other] { $count } żetonu jest zakryte.
  }
mezo-board-ritual = Rytuał
mezo-board-no-ritual = Teraz żaden.
mezo-board-prophecy = Przepowiednia
mezo-board-monument = Monument: { $name }

mezo-board-trial = Próba
mezo-board-token = Na koniec { $points } PZ
mezo-board-their-card = Karta mściwych bóstw
mezo-board-their-offer = W Błogosławionym regionie ofiarowują { $count ->
    [one] { $count } jednostkę
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
  }.
mezo-board-their-deck = { $count ->
    [0] Ich talia jest pusta.
    [one] { $count } karta jest zakryta.
    [few] { $count } karty są zakryte.
    [many] { $count } kart jest zakrytych.
   *[other] { $count } karty jest zakryte.
  }
