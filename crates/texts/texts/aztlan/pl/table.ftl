# Aztlán przy stole. Nazwy terenów, plemion i kart są w zasadach.

aztlan-pitch = Cztery plemiona, pięć er: w tajemnicy wybierz kartę mocy, rozstaw pionki, a potem zdecyduj: bitwa czy współistnienie. 2–4 graczy, 30 minut.

aztlan-option-players = Liczba graczy
aztlan-option-players-about = We dwoje gra się w wariant Azteccy bogowie: po każdej z pierwszych czterech er gracze zamieniają się frakcjami.
aztlan-option-players-2 = 2
aztlan-option-players-3 = 3
aztlan-option-players-4 = 4
aztlan-option-edition = Instrukcja
aztlan-option-edition-about = Angielska i włoska instrukcja różnią się w tym, kto wygrywa przy remisie na koniec gry i gdzie mogą stanąć Wojownicy orłów i jaguarów.
aztlan-option-edition-en = angielska
aztlan-option-edition-it = włoska
aztlan-option-first_faction = Pierwsza frakcja
aztlan-option-first_faction-about = Przy dwojgu graczach: frakcja, z którą zaczyna miejsce 1.
aztlan-option-first_faction-random = losowa
aztlan-option-first_faction-coyote_quetzal = Kojot i Kwezal
aztlan-option-first_faction-ocelot_serpent = Ocelot i Wąż
aztlan-option-tribes = Plemiona
aztlan-option-tribes-about = Przy trojgu i czworgu graczach: plemię, któremu przewodzi każde miejsce. Plemiona nie różnią się w grze.
aztlan-option-tribes-first = w kolejności miejsc
aztlan-option-tribes-serpent = Wąż
aztlan-option-tribes-ocelot = Ocelot
aztlan-option-tribes-coyote = Kojot
aztlan-option-tribes-quetzal = Kwezal

aztlan-round = Era { $number }
aztlan-plot-end = koniec
aztlan-source-domains = domeny
aztlan-source-blessings = Błogosławieństwa
aztlan-source-unused_card = nieużyta karta mocy
aztlan-source-cards = karty na ręce
aztlan-source-offerings = Ofiary

aztlan-phase-choosing = Wybór
aztlan-phase-development = Rozwój
aztlan-phase-conflict = Konflikt
aztlan-phase-scoring = Punktacja
aztlan-phase-over = Koniec gry

aztlan-board = Kraina Aztlán
aztlan-hand = Twoje karty
aztlan-to-place = { $count ->
    [one] jeden pionek do postawienia
    [few] { $count } pionki do postawienia
    [many] { $count } pionków do postawienia
   *[other] { $count } pionka do postawienia
}
aztlan-cards-held = { $count ->
    [one] jedna karta dobrobytu
    [few] { $count } karty dobrobytu
    [many] { $count } kart dobrobytu
   *[other] { $count } karty dobrobytu
}
aztlan-power-now = Karta mocy w tej erze: { $card }
aztlan-power-hidden = Karta mocy wybrana, jeszcze tajna
aztlan-power-used = Użyta karta mocy: { $card }
aztlan-power-card = Karta mocy { $card }, teren: { $terrain }
aztlan-unused-value = Punkty na koniec gry, jeśli to właśnie tej karty nigdy nie użyjesz
aztlan-card-chosen = Twoja karta w tej erze
aztlan-card-used = Użyta we wcześniejszej erze
aztlan-card-free = Możesz ją wybrać w późniejszej erze
aztlan-standing = { $place }: { $people }, { $count ->
    [one] jeden pionek
    [few] { $count } pionki
    [many] { $count } pionków
   *[other] { $count } pionka
}

aztlan-card-games = Zagraj, gdy bitwa ma usunąć twoje pionki: zostają, a zwycięzca dobiera kartę dobrobytu.
aztlan-card-mixcoatl = Zagraj przy swojej punktacji: 2 punkty za każdą dżunglę z twoimi pionkami.
aztlan-card-offering = Zachowaj: na koniec gry twoje Ofiary są warte kwadrat swojej liczby.
aztlan-card-rafts = Zagraj przy swojej punktacji: połącz dwie swoje domeny przez jezioro.
aztlan-card-tepeyollotl = Zagraj przy swojej punktacji: 2 punkty za każde terytorium gór z twoimi pionkami.
aztlan-card-tlatoani = Zagraj, gdy remisujesz o największą moc w konflikcie: wygrywasz tylko ty.
aztlan-card-warriors = Zagraj w swojej turze w fazie rozwoju: postaw dodatkowy pionek.
aztlan-card-xipe_totec = Zagraj przy swojej punktacji: 2 punkty za każde terytorium tarasów z twoimi pionkami.

aztlan-do-place = Postaw pionek: { $place }
aztlan-do-from = Przesuń pionek z terytorium { $place }
aztlan-do-to = Przesuń pionek na terytorium { $place }
aztlan-do-stay = Nie przesuwaj
aztlan-do-warriors = Wojownicy: dodatkowy pionek ({ $place })
aztlan-do-settle = Rozstrzygnij konflikt: { $place }
aztlan-do-battle = Bitwa
aztlan-do-coexist = Współistnienie
aztlan-do-tlatoani = Zagraj: Wielki Tlatoani
aztlan-do-tie = Przyjmij remis
aztlan-do-games = Zagraj Święte Gry
aztlan-do-yield = Ustąp
aztlan-do-rafts = Tratwy: { $a } – { $b }
aztlan-do-bless = Zagraj Błogosławieństwo: { $terrain }
aztlan-do-terrain = Wybierz: { $terrain }
aztlan-do-score = Policz punkty

aztlan-effect-choose = Każdy pionek ma siłę { $card }. Punkty za twoje domeny teraz: { $points }. Karta nigdy nieużyta jest na koniec warta { $value }.
aztlan-effect-place = Twoja moc na tym terytorium: { $power }. Punkty za twoje domeny: { $after } (teraz { $before }).
aztlan-effect-from = { $count ->
    [0] Nie zostałby tam żaden twój pionek.
    [one] Zostałby tam jeden twój pionek.
    [few] Zostałyby tam { $count } twoje pionki.
    [many] Zostałoby tam { $count } twoich pionków.
   *[other] Zostałoby tam { $count } twojego pionka.
}
aztlan-effect-stay = Kończy twoją turę.
aztlan-effect-battle = Pionki do usunięcia: { $losers }. Przeciwnicy mogą odpowiedzieć Świętymi Grami.
aztlan-effect-coexist = Wszystkie pionki zostają, a ty dobierasz kartę dobrobytu.
aztlan-effect-tlatoani = Wygrywasz tu tylko ty, a potem wybierasz bitwę lub współistnienie.
aztlan-effect-tie = Remisujący współistnieją, słabsi są usuwani, nikt nie dobiera karty.
aztlan-effect-games = Twoje pionki zostają, a zwycięzca dobiera kartę dobrobytu.
aztlan-effect-yield = Twoje pionki zostaną stąd usunięte.
aztlan-effect-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

aztlan-prompt-choosing = Wybierz kartę mocy na tę erę.
aztlan-reason-choosing = Jej numer to siła każdego twojego pionka, a jej teren przynosi punkty. Nikt jej nie zobaczy, dopóki wszystkie pionki nie staną na planszy.
aztlan-prompt-place = Postaw pionek na dowolnym terytorium.
aztlan-reason-place = { $left ->
    [one] To twój ostatni pionek w tej erze.
    [few] W tej erze masz do postawienia { $left } pionki.
    [many] W tej erze masz do postawienia { $left } pionków.
   *[other] W tej erze masz do postawienia { $left } pionka.
}
aztlan-prompt-move = Przesuń jeden pionek albo pomiń ruch.
aztlan-reason-move = Wybierz jedno ze swoich terytoriów, a potem sąsiednie.
aztlan-prompt-warriors = Przesuń jeden pionek albo zagraj Wojowników, by postawić dodatkowy.
aztlan-reason-warriors = Wybierz małą tarczę na terytorium, żeby zagrać tam kartę, albo zachowaj kartę na później.
aztlan-prompt-to = Przesuń pionek z terytorium { $place } na sąsiednie.
aztlan-reason-to = Przez jeziora nie można przejść. „Cofnij” pozwala wybrać inny pionek.
aztlan-prompt-settle = Wybierz, gdzie teraz rozstrzygnąć konflikt.
aztlan-reason-settle = Masz tam największą moc, choćby w remisie. Moc to numer twojej karty pomnożony przez liczbę twoich pionków.
aztlan-prompt-won = Wybierz bitwę lub współistnienie na terytorium { $place }.
aztlan-reason-won = { $powers }. Bitwa usuwa wszystkie pionki przeciwników; przy współistnieniu zostają, a ty dobierasz kartę dobrobytu.
aztlan-prompt-tied = Rozstrzygnij remis na terytorium { $place }.
aztlan-reason-tied = { $powers }. Jeśli masz kartę Wielki Tlatoani, możesz ją zagrać i wygrać.
aztlan-prompt-games = Zagraj Święte Gry, by zostać na terytorium { $place }, albo ustąp.
aztlan-reason-games = { $powers }. Pytanie dostaje każdy pokonany, kto ma karty na ręce, żeby nikt nie poznał, kto ma właśnie tę.
aztlan-prompt-yielding = Ustąp z terytorium { $place }: nie masz Świętych Gier.
aztlan-reason-yielding = { $powers }. Pytanie dostaje każdy pokonany, kto ma karty na ręce, żeby nikt nie poznał, kto ma tę kartę.
aztlan-prompt-wild = Wybierz teren, który przyniesie ci punkty z kartą 4.
aztlan-reason-wild = Liczy się dla wszystkich twoich domen w tej erze.
aztlan-prompt-scoring = Policz punkty za swoje domeny.
aztlan-reason-scoring = Domena z co najmniej jednym pasującym terytorium daje 1 punkt za każde terytorium i kwadrat liczby pasujących.
aztlan-prompt-over = Koniec gry.
aztlan-reason-over = Wygrywa gracz z największą liczbą punktów.

aztlan-wait-choosing = Trwa tajny wybór kart mocy.
aztlan-wait-development = Trwa stawianie i przesuwanie pionków, tura po turze.
aztlan-wait-conflict = Gracze z największą mocą wybierają: bitwa czy współistnienie.
aztlan-wait-here = Konflikt na terytorium { $place }: { $powers }.
aztlan-wait-scoring = Trwa liczenie punktów za domeny.
aztlan-wait-over = Koniec gry.

aztlan-tip-choosing = Wszyscy wybierają jednocześnie i w tajemnicy. Wysoki numer wygrywa konflikty; w tej erze punkty przynosi ci tylko teren z karty. Każdej karty używa się raz, a ta, która zostanie, da punkty na koniec gry.
aztlan-tip-placing = Postaw pionek na dowolnym terytorium, także tam, gdzie stoją inni. Sąsiadujące terytoria tworzą domenę, a te o terenie z twojej karty liczą się do kwadratu, więc buduj tam, gdzie leżą blisko siebie.
aztlan-tip-moving = Po postawieniu pionka możesz przesunąć jeden, nowy lub dawny, na sąsiednie terytorium. Tak sięgniesz dalej, połączysz dwie domeny albo zbierzesz siły.
aztlan-tip-conflict = Wszystkie karty mocy są już odkryte. Gdzie masz największą moc, decydujesz ty: usuń innych albo pozwól im zostać i dobierz kartę dobrobytu. Karta jest warta co najmniej 1 punkt; puste terytorium może być później warte więcej.
aztlan-tip-games = Twoje pionki mają zostać stąd usunięte. Jeśli masz Święte Gry, możesz zostać. Jeśli nie, ustąp.
aztlan-tip-scoring = Każda domena z co najmniej jednym pasującym terytorium daje 1 punkt za każde terytorium i kwadrat liczby pasujących. Zagraj Błogosławieństwa oraz Tratwy i czółna teraz, zanim policzysz punkty.
aztlan-tip-over = Na koniec dochodzą: nigdy nieużyta karta mocy, po 1 punkcie za każdą kartę na ręce i kwadrat liczby twoich Ofiar. Tabela pokazuje, skąd wziął się każdy punkt.

aztlan-log-age = Zaczyna się era { $age }. Kolejność tur: { $order }.
aztlan-log-swapped = Gracze zamieniają się frakcjami.
aztlan-log-chose = { $name } wybiera kartę mocy { $card }.
aztlan-log-chose-hidden = { $name } wybiera w tajemnicy kartę mocy.
aztlan-log-took = { $name } bierze { $count ->
    [one] jeden pionek
    [few] { $count } pionki
    [many] { $count } pionków
   *[other] { $count } pionka
}.
aztlan-log-took-returned = { $name } bierze { $count ->
    [one] jeden pionek
    [few] { $count } pionki
    [many] { $count } pionków
   *[other] { $count } pionka
}, w tym z usuniętych wcześniej: { $returned }.
aztlan-log-placed = { $name } stawia pionek na terytorium { $place }.
aztlan-log-warriors = { $name } zagrywa kartę Wojownicy orłów i jaguarów i stawia dodatkowy pionek na terytorium { $place }.
aztlan-log-moved = { $name } przesuwa pionek z terytorium { $from } na terytorium { $to }.
aztlan-log-revealed = { $name } odkrywa kartę mocy { $card } (teren: { $terrain }).
aztlan-log-tlatoani = { $name } zagrywa kartę Wielki Tlatoani i wygrywa mimo remisu na terytorium { $place }.
aztlan-log-battle = { $name } wybiera bitwę na terytorium { $place }.
aztlan-log-coexisted = { $name } wybiera współistnienie na terytorium { $place }.
aztlan-log-tied = { $name } remisuje na terytorium { $place }.
aztlan-log-games = { $name } zagrywa Święte Gry i zostaje na terytorium { $place }.
aztlan-log-removed = { $name } traci { $count ->
    [one] jeden pionek
    [few] { $count } pionki
    [many] { $count } pionków
   *[other] { $count } pionka
} na terytorium { $place }.
aztlan-log-drew = { $name } dobiera kartę { $card }.
aztlan-log-drew-hidden = { $name } dobiera kartę dobrobytu.
aztlan-log-none-to-draw = { $name } nie dobiera karty: karty dobrobytu się skończyły.
aztlan-log-reshuffled = { $count ->
    [one] Jedna odrzucona karta tworzy
    [few] { $count } odrzucone karty tworzą
    [many] { $count } odrzuconych kart tworzy
   *[other] { $count } odrzuconej karty tworzy
} nową talię.
aztlan-log-rafts = { $name } zagrywa Tratwy i czółna: łączy terytoria { $a } i { $b }.
aztlan-log-blessed = { $name } zagrywa kartę { $card }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
aztlan-log-terrain = { $name } wybiera teren: { $terrain }.
aztlan-log-domain = { $name }: domena, która liczy { $size ->
    [one] 1 terytorium
    [few] { $size } terytoria
    [many] { $size } terytoriów
   *[other] { $size } terytorium
} (pasujące: { $matching }), daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
aztlan-log-scored = { $name } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i ma { $score }.
aztlan-log-final = { $name }: { $value } za nieużytą kartę mocy { $card }, { $cards } za karty na ręce, { $offerings } za Ofiary; razem { $score }.
aztlan-log-over = Koniec gry. Zwycięstwo: { $name }.
