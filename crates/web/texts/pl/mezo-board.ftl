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
mezo-board-altar-sun = Słońce
mezo-board-altar-blood = Krew
mezo-board-altar-maize = Kukurydza
mezo-board-altar-moon = Księżyc
mezo-board-altar-stone = Kamień
mezo-board-altar-scribe = Skryba
mezo-board-altar-bones = Kości
mezo-board-altar-obsidian = Obsydian
mezo-board-altar-spring = Źródło
mezo-board-altar-copal = Kopal

mezo-board-calendar = Kalendarz
mezo-board-codex = Kodeks
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
mezo-board-ritual-pilgrimage = Pielgrzymka
mezo-board-ritual-lean-year = Chudy rok
mezo-board-ritual-vigil = Czuwanie
mezo-board-ritual-silence = Cisza
mezo-board-ritual-communion = Komunia
mezo-board-ritual-humbled-champions = Upokorzeni czempioni
mezo-board-ritual-omens = Omeny
mezo-board-ritual-harvest = Żniwa
mezo-board-ritual-reckoning = Rozrachunek
mezo-board-rule-deploy = Każdy rozmieszcza w regionie najwyżej { $count ->
    [one] { $count } jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
  }.
mezo-board-rule-awaken = Gdy wszyscy rozmieszczą, każdy budzi { $count ->
    [one] { $count } jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
  } w dowolnym regionie.
mezo-board-rule-silence = W fazie bogów bogowie się ruszają, ale ich zdolności nie działają.
mezo-board-rule-call = W fazie bogów każde wezwanie daje { $count } oddania.
mezo-board-rule-champions = Czempion ma siłę { $count }.
mezo-board-rule-win = Kto wygra konflikt, zyskuje { $count } oddania.
mezo-board-rule-glyphs = Na końcu ery każdy glif na mapie jest wart { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }.
mezo-board-rule-loss = Na końcu ery każdy traci 1 oddania za { $count ->
    [one] każdą własną jednostkę
    [few] każde { $count } własne jednostki
   *[many] każde { $count } własnych jednostek
  } w Xibalbie.

mezo-board-prophecy = Przepowiednia
mezo-board-prophecy-twin-floors = Bliźniacze piętra
mezo-board-prophecy-everywhere = Wszędzie
mezo-board-prophecy-from-afar = Z daleka
mezo-board-prophecy-divine-victory = Boskie zwycięstwo
mezo-board-prophecy-debt-of-blood = Dług krwi
mezo-board-prophecy-scribes = Skrybowie
mezo-board-prophecy-zeal = Zapał
mezo-board-prophecy-summit = Szczyt
mezo-board-prophecy-both-books = Obie księgi
mezo-board-until-floors = Miej { $count ->
    [one] { $count } piętro
    [few] { $count } piętra
   *[many] { $count } pięter
  } w jednej piramidzie.
mezo-board-until-everywhere = Miej jednostkę w każdym żywym regionie.
mezo-board-until-alone = Wygraj konflikt tam, gdzie nie ma twojego czempiona.
mezo-board-until-god = Wygraj konflikt tam, gdzie jest obecny twój bóg.
mezo-board-until-xibalba = Miej { $count ->
    [one] { $count } jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
  } w Xibalbie.
mezo-board-until-glyphs = Miej { $count ->
    [one] { $count } glif
    [few] { $count } glify
   *[many] { $count } glifów
  } w jednym regionie.
mezo-board-until-devotion = Osiągnij poziom { $count } oddania.
mezo-board-until-level = Zbuduj piętro poziomu { $count }.
mezo-board-until-books = Miej jednostkę w Kalendarzu i jedną w Kodeksie.
mezo-board-monument = Pomnik: { $name }

mezo-board-trial = Próba
mezo-board-trial-bloodshed = Rozlew krwi
mezo-board-trial-builders = Budowniczowie
mezo-board-trial-conquest = Podbój
mezo-board-trial-faith = Wiara
mezo-board-trial-memory = Pamięć
mezo-board-trial-valour = Męstwo
mezo-board-deed-smite = Żeton za każdą rażoną jednostkę.
mezo-board-deed-floor = Żeton za każde zbudowane lub przemienione piętro.
mezo-board-deed-win = Żeton za każdy wygrany konflikt.
mezo-board-deed-devotion = Żeton za każdy zysk oddania.
mezo-board-deed-offering = Żeton za każdą ofiarę w regionie Błogosławionym.
mezo-board-deed-calendar = Żeton za każdą jednostkę wysłaną do Kalendarza.
mezo-board-deed-codex = Żeton za każdą jednostkę wysłaną do Kodeksu.
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
