# Space Aztecs przy stole.

space-aztecs-pitch = Latające spodki nad doliną! Weź stos, wybierz w tajemnicy jedną kartę i sprawdź, czyja godzina wybije pierwsza: ukrywaj swoich Azteków w świątyniach, nasyłaj spodki na sąsiadów i pamiętaj, co leży w którym stosie. Po polsku gra ukazała się jako „Aztekowie kontra kosmici”. 2–6 graczy, 30 minut.

space-aztecs-option-players = Liczba graczy
space-aztecs-option-players-about = W 2–4 osoby gra się trzema z czterech zestawów, w 5–6 osób wszystkimi.
space-aztecs-option-players-2 = 2
space-aztecs-option-players-3 = 3
space-aztecs-option-players-4 = 4
space-aztecs-option-players-5 = 5
space-aztecs-option-players-6 = 6
space-aztecs-option-order = Kolejność zagrywania
space-aztecs-option-order-about = Zawsze zaczyna najwcześniejsza godzina. Dalej gra się zgodnie z ruchem wskazówek zegara albo z godzinami na kartach.
space-aztecs-option-order-clockwise = zgodnie z ruchem wskazówek zegara
space-aztecs-option-order-hours = zgodnie z godzinami na kartach
space-aztecs-option-laws = Karty praw
space-aztecs-option-laws-about = Osiem kart, które przynoszą punkty na koniec. Z młodszymi graczami gra się bez nich.
space-aztecs-option-laws-on = z kartami praw
space-aztecs-option-laws-off = bez kart praw
space-aztecs-option-sets = Zestawy
space-aztecs-option-sets-about = Zaznacz dokładnie trzy. Jeśli nie zaznaczysz żadnego, zostaną wylosowane.
space-aztecs-option-sets-villagers = Tubylcy i indyki
space-aztecs-option-sets-warriors = Wojownicy
space-aztecs-option-sets-council = Rada starszych
space-aztecs-option-sets-agency = MAZAK
space-aztecs-option-sets-random = dowolne trzy, losowo
space-aztecs-option-memory = Ściągawka
space-aztecs-option-memory-about = Czy strona przypomina ci, co było w obejrzanych przez ciebie stosach. Puryści mają to w głowie.
space-aztecs-option-memory-on = włączona
space-aztecs-option-memory-off = wyłączona

space-aztecs-round = Runda { $number }
space-aztecs-plot-end = koniec
space-aztecs-source-not_all_is_lost = Nie wszystko stracone
space-aztecs-source-all_colours = Wszystkie barwy doliny
space-aztecs-source-sanctuary = Sanktuarium
space-aztecs-source-open_gates = Otwarte bramy
space-aztecs-source-feast_day = Dzień uczty
space-aztecs-source-builders = Budowniczowie piramid
space-aztecs-source-twins = Bliźnięta
space-aztecs-source-quiet_village = Spokojna wioska
space-aztecs-source-villagers = tubylcy i indyki
space-aztecs-source-warriors = wojownicy
space-aztecs-source-elders = starszyzna
space-aztecs-source-aliens_and_priests = kosmici i kapłani
space-aztecs-source-agents = agenci
space-aztecs-source-archivists = archiwiści
space-aztecs-source-fewest_villagers = głód: najmniej tubylców i indyków
space-aztecs-source-captured = porwani

space-aztecs-phase-piles = Wybór stosów
space-aztecs-phase-keep = Wybór kart
space-aztecs-phase-temple = Świątynia
space-aztecs-phase-agent = Agent
space-aztecs-phase-saucer = Latający spodek
space-aztecs-phase-over = Koniec gry

space-aztecs-rules-reference = Talia
space-aztecs-rules-reference-about = Każda karta z punktami, liczbą egzemplarzy i godzinami. Ogłasza się tylko godziny: wpisz godzinę, żeby zobaczyć, która karta ją ma.
space-aztecs-rules-reference-link = Wszystkie karty, ich liczba i godziny: talia
space-aztecs-rules-reference-laws = Karty praw
space-aztecs-rules-reference-copies = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
space-aztecs-kind-villager = tubylec
space-aztecs-kind-warrior = wojownik
space-aztecs-kind-elder = członek starszyzny
space-aztecs-kind-alien = kosmita
space-aztecs-kind-priest = kapłan
space-aztecs-kind-agent = agent
space-aztecs-kind-archivist = archiwista
space-aztecs-kind-temple = świątynia
space-aztecs-kind-saucer = latający spodek
space-aztecs-kind-law = karta praw

space-aztecs-set-villagers = Tubylcy i indyki
space-aztecs-set-warriors = Wojownicy
space-aztecs-set-council = Rada starszych
space-aztecs-set-agency = MAZAK

space-aztecs-pile-1 = Słońce
space-aztecs-pile-2 = Księżyc
space-aztecs-pile-3 = Gwiazda
space-aztecs-pile-4 = Kwiat
space-aztecs-pile-5 = Krzemień
space-aztecs-pile-6 = Deszcz
space-aztecs-pile-7 = Wiatr
space-aztecs-pile-8 = Oko

space-aztecs-card-turkey = Indyk
space-aztecs-card-prize-turkey = Medalowy indyk
space-aztecs-card-farmer = Rolnik
space-aztecs-card-potter = Garncarz
space-aztecs-card-cook = Kucharz
space-aztecs-card-jaguar = Wojownik jaguarów
space-aztecs-card-coyote = Wojownik kojotów
space-aztecs-card-eagle = Wojownik orłów
space-aztecs-card-elder = Członek starszyzny
space-aztecs-card-alien = Kosmita
space-aztecs-card-priest = Kapłan
space-aztecs-card-priestess = Kapłanka
space-aztecs-card-agent = Superspecjalny agent
space-aztecs-card-archivist = Archiwista wytworów kultury
space-aztecs-card-temple-villagers = Świątynia tubylców
space-aztecs-card-temple-warriors = Świątynia wojowników
space-aztecs-card-temple-council = Świątynia rady starszych
space-aztecs-card-temple-agency = Świątynia MAZAK
space-aztecs-card-saucer-villagers = Latający spodek (tubylcy)
space-aztecs-card-saucer-warriors = Latający spodek (wojownicy)
space-aztecs-card-saucer-council = Latający spodek (rada)
space-aztecs-card-saucer-agency = Latający spodek (MAZAK)

space-aztecs-about-villager = { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
space-aztecs-about-warrior = Im więcej o tej samej nazwie, tym lepiej: { $points }.
space-aztecs-about-elder = { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
space-aztecs-about-alien = Bez pary 1 punkt; w parze z kapłanem lub kapłanką razem 10.
space-aztecs-about-priest = W parze z kosmitą { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, bez pary 0.
space-aztecs-about-agent = { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
} Póki sam nie jest w świątyni, zagrywanych Azteków możesz od razu ukrywać w swoich świątyniach.
space-aztecs-about-archivist = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a w świątyni jeszcze { $more }.
space-aztecs-about-temple = Ukrywa wszystkich twoich niezabezpieczonych Azteków z jej zestawu ({ $set }).
space-aztecs-about-saucer = Każdemu innemu graczowi porywa jednego niezabezpieczonego Azteka ({ $set }); 1 punkt za każdego porwanego.
space-aztecs-law-not_all_is_lost = 1 punkt za każdy latający spodek leżący przed innymi graczami.
space-aztecs-law-all_colours = 8 punktów, jeśli masz Azteka z każdego zestawu w grze.
space-aztecs-law-sanctuary = 2 punkty za każdego twojego Azteka w świątyni, najwyżej 10.
space-aztecs-law-open_gates = 2 punkty za każdego twojego niezabezpieczonego Azteka, najwyżej 10.
space-aztecs-law-feast_day = 3 punkty za każdy zestaw w grze, z którego masz Azteka i nikt nie ma ich więcej niż ty; najwyżej 6.
space-aztecs-law-builders = 3 punkty za każdą twoją świątynię.
space-aztecs-law-twins = 4 punkty za każdą parę twoich Azteków o tej samej nazwie; każda karta liczy się tylko raz.
space-aztecs-law-quiet_village = 8 punktów, jeśli nikt nie ma mniej Azteków niż ty.

space-aztecs-board = Zegar słoneczny i osiem stosów
space-aztecs-hand = Stos w twojej ręce
space-aztecs-hand-of = Stos w twojej ręce: { $pile }
space-aztecs-you-kept = Twoja karta
space-aztecs-face-down = { $hour }, zakryta
space-aztecs-kept = wybór:
space-aztecs-first = pierwszy gracz
space-aztecs-village-0 = Tochpan
space-aztecs-village-1 = Ocotlan
space-aztecs-village-2 = Coyotepec
space-aztecs-village-3 = Atlixco
space-aztecs-village-4 = Xochitlan
space-aztecs-village-5 = Citlaltepec
space-aztecs-nobody = Nikt tu jeszcze nie mieszka.
space-aztecs-round-played = Karty tej rundy
space-aztecs-round-before = Gdy każdy wybierze kartę, zostaną ogłoszone godziny, a karty będą tu zagrywane po kolei.
space-aztecs-skip = Kliknij lub naciśnij klawisz, żeby pominąć
space-aztecs-saucers-played = Spodki: { $count } z { $last }
space-aztecs-piles-empty = Puste stosy: { $count } z 2
space-aztecs-end-saucers = Gra kończy się po rundzie, w której zostanie zagrany ostatni z tych spodków.
space-aztecs-end-piles = Gra kończy się po rundzie, w której opróżni się drugi stos.
space-aztecs-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
space-aztecs-points-how = Skąd wzięły się punkty
space-aztecs-hunger = Najmniej tubylców i indyków: −5, jeśli tak zostanie do końca
space-aztecs-hunger-row = Najmniej tubylców i indyków, jeśli tak zostanie do końca
space-aztecs-points-now = W tej chwili
space-aztecs-points-none = jeszcze nic
space-aztecs-count-aztecs = { $count ->
    [one] jeden Aztek
    [few] { $count } Azteków
    [many] { $count } Azteków
   *[other] { $count } Azteka
}
space-aztecs-count-temples = { $count ->
    [one] jedna świątynia
    [few] { $count } świątynie
    [many] { $count } świątyń
   *[other] { $count } świątyni
}
space-aztecs-count-saucers = { $count ->
    [one] jeden spodek
    [few] { $count } spodki
    [many] { $count } spodków
   *[other] { $count } spodka
}
space-aztecs-count-laws = { $count ->
    [one] jedna karta praw
    [few] { $count } karty praw
    [many] { $count } kart praw
   *[other] { $count } karty praw
}

space-aztecs-memory = Co pamiętasz o stosach
space-aztecs-memory-empty = Jest pusty.
space-aztecs-memory-missing = Ktoś wybrał jedną z tych kart; którą, zdradzą godziny.
space-aztecs-pile-size = { $pile }: { $count ->
    [0] brak kart.
    [one] jedna karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
space-aztecs-pile-unknown = Jeszcze go nie znasz.
space-aztecs-pile-known = Pamiętasz: { $cards }.
space-aztecs-pile-missing = Pamiętasz: { $cards }. Ktoś wybrał jedną z tych kart.
space-aztecs-pile-held = Teraz w ręce: { $name }.

space-aztecs-turn-hid = { $count ->
    [one] ukrywa jednego Azteka
    [few] ukrywa { $count } Azteków
    [many] ukrywa { $count } Azteków
   *[other] ukrywa { $count } Azteka
}
space-aztecs-turn-sheltered = trafia do świątyni
space-aztecs-turn-left-open = nikogo nie ukrywa
space-aztecs-turn-captured = porywa: { $card } ({ $name })
space-aztecs-turn-empty-handed = nikogo nie porywa

space-aztecs-do-pile = Weź stos: { $pile }
space-aztecs-do-keep = Wybierz kartę: { $card } ({ $hour })
space-aztecs-do-hide = Ukryj
space-aztecs-do-open = Nie ukrywaj
space-aztecs-do-take = Porwij kartę: { $card } ({ $hour })
space-aztecs-do-look = Pokaż wioskę

space-aztecs-effect-gain = Punkty w tej chwili: { $points }.
space-aztecs-effect-ends-hunger = Nie będziesz już mieć najmniej tubylców i indyków.
space-aztecs-effect-agent = Twój agent może od razu wpuścić tę kartę do świątyni.
space-aztecs-effect-prey = W tej chwili miałby kogo porwać ({ $names }).
space-aztecs-effect-no-prey = W tej chwili nie miałby kogo porwać.
space-aztecs-effect-hides = Ukryłaby: { $cards }.
space-aztecs-effect-hides-nobody = W tej chwili nie miałaby kogo ukryć.
space-aztecs-effect-hide = Do końca gry bezpieczni przed spodkami: { $cards }.
space-aztecs-effect-open = Spodek może porwać każdego niezabezpieczonego Azteka. Azteków zagranych później wpuści do tej świątyni tylko agent.
space-aztecs-effect-take = Porwij kartę: { $card }. { $name } w tej chwili straci na tym { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a ty zyskasz 1.
space-aztecs-effect-take-helps = Porwij kartę: { $card }. Zyskasz 1 punkt, ale { $name } w tej chwili zyska na tym { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
space-aztecs-effect-starves = { $name } będzie wtedy mieć najmniej tubylców i indyków.

space-aztecs-prompt-piles = Weź stos do ręki.
space-aztecs-reason-piles = Obejrzysz jego karty i wybierzesz jedną z nich. Wolne stosy są podświetlone.
space-aztecs-prompt-keep = Wybierz jedną kartę ze swojego stosu.
space-aztecs-reason-keep = Wybór jest tajny; pozostałe karty wracają na miejsce. Zaczyna najwcześniejsza godzina.
space-aztecs-prompt-temple = Zdecyduj, czy ukryć Azteków w świątyni.
space-aztecs-reason-temple = { $card }: ukryj wszystkich swoich Azteków z jej zestawu albo nikogo. Kto przyjdzie później, nie wejdzie.
space-aztecs-prompt-agent = Zdecyduj, czy ukryć Azteka w świątyni.
space-aztecs-reason-agent = Twój agent może wpuścić zagraną właśnie kartę do najnowszej świątyni z jej zestawu: { $card }.
space-aztecs-prompt-saucer = Wybierz, kogo spodek porwie z tej wioski: { $name }.
space-aztecs-reason-saucer = { $card }: porwany jest dla ciebie wart 1 punkt. Możesz porwać podświetlonych Azteków.
space-aztecs-prompt-over = Koniec gry.
space-aztecs-reason-over = Wygrywa gracz z największą liczbą punktów.

space-aztecs-wait-piles = Trwa wybór stosów.
space-aztecs-wait-keep = Trwa tajny wybór kart.
space-aztecs-wait-temple = Zagrana świątynia może ukryć Azteków.
space-aztecs-wait-agent = Agent może wpuścić Azteka do świątyni.
space-aztecs-wait-saucer = Nad tą wioską zawisł spodek: { $name }.
space-aztecs-wait-over = Koniec gry.

space-aztecs-tip-piles = W każdej rundzie oglądasz jeden stos i wybierasz jedną z jego kart. Weź stos, który znasz, jeśli zależy ci na konkretnej karcie, albo nowy, żeby go poznać: inni nie widzą tego, co widzisz ty.
space-aztecs-tip-keep = Pilnuj godziny. Świątynia przed spodkiem ratuje twoich Azteków; spodek przed świątynią porywa cudzych. Wskaż kartę, żeby zobaczyć, co zrobiłaby w tej chwili.
space-aztecs-tip-temple = Ukryci Aztekowie są bezpieczni do końca gry i liczą się tak samo. Ale później ta świątynia nikogo już nie przyjmie, chyba że pomoże agent: czasem warto poczekać, aż będzie ich więcej.
space-aztecs-tip-agent = Agent działa, dopóki jest niezabezpieczony. Zagraną właśnie kartę wpuszcza do najnowszej świątyni z jej zestawu.
space-aztecs-tip-saucer = Każdy porwany jest dla ciebie wart 1 punkt, kimkolwiek jest. Porwij więc tego, czyja strata najbardziej zaboli: jednego z dwóch jednakowych wojowników, kosmitę z pary z kapłanem, ostatniego tubylca.
space-aztecs-tip-over = Liczą się karty praw, Aztekowie i porwani; jeśli w grze są tubylcy i indyki, kto ma ich najmniej, traci 5 punktów. Wybierz punkty wioski, żeby zobaczyć, skąd się wzięły.

space-aztecs-log-dealt = Osiem stosów, kart w stosie: { $count }. W grze: { $sets }.
space-aztecs-log-dealt-laws = Osiem stosów, kart w stosie: { $count }. W grze: { $sets } i karty praw.
space-aztecs-log-round = Runda { $round }. Wybór stosów zaczyna { $name }.
space-aztecs-log-took = { $name } bierze stos: { $pile }.
space-aztecs-log-kept = { $name } wybiera: { $hour } { $card }.
space-aztecs-log-kept-hidden = { $name } wybiera kartę.
space-aztecs-log-announced = { $name } ogłasza godzinę { $hour }.
space-aztecs-log-order = Kolejność zagrywania: { $order }.
space-aztecs-log-played = { $hour }: { $name } zagrywa: { $card }.
space-aztecs-log-hid = { $name } ukrywa: { $cards }.
space-aztecs-log-sheltered = { $name } dzięki agentowi ukrywa w świątyni: { $hour } { $card }.
space-aztecs-log-left-open = { $name } nikogo nie ukrywa.
space-aztecs-log-captured = Spodek ({ $name }) porywa: { $hour } { $card } (traci { $victim }).
space-aztecs-log-empty-handed = Spodek ({ $name }) nikogo nie porywa.
space-aztecs-log-counted = { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}.
space-aztecs-log-over = Koniec gry: puste stosy: { $piles }, zagrane spodki: { $saucers }. { $count ->
    [one] Zwycięstwo
   *[other] Wspólne zwycięstwo
}: { $name }.
