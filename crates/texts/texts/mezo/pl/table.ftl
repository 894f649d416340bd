# Mezo przy stole.

mezo-pitch = Bóstwa chodzą wśród plemion. Wyślij czempionów, wojowników i szamanów do sześciu regionów, wznoś piramidy, wzywaj swoje bóstwo i wygrywaj konflikty trzech er kartami wybieranymi w tajemnicy. 1–4 graczy, około 2 godzin.

mezo-option-players = Liczba graczy
mezo-option-players-about = W grze solo przeciwnikiem są mściwe bóstwa i nie ma modułów dodatku. W grze dla 2 osób każda ma dwóch czempionów.
mezo-option-players-1 = 1 (solo)
mezo-option-players-2 = 2
mezo-option-players-3 = 3
mezo-option-players-4 = 4
mezo-option-tribes = Plemiona
mezo-option-tribes-about = Które plemię ma każde miejsce. W grze dla 2 osób są czerwone i żółte. Moc należy do plemienia.
mezo-option-tribes-red = czerwone
mezo-option-tribes-yellow = żółte
mezo-option-tribes-green = zielone
mezo-option-tribes-blue = niebieskie
mezo-option-gods = Bóstwa
mezo-option-gods-about = Które bóstwa biorą udział. Każdy potrzebuje jednego, gra solo czterech. Jeśli nie zaznaczysz żadnych, biorą udział wszystkie.
mezo-option-gods-base = cztery z gry podstawowej
mezo-option-gods-gods = pięć kolejnych
mezo-option-gods-souls = trzy z Souls for Xibalba
mezo-option-god_choice = Wybór bóstw
mezo-option-god_choice-about = Pierwsza wybiera osoba z najmniejszą liczbą PZ albo bóstwa przydziela los.
mezo-option-god_choice-pick = każdy wybiera
mezo-option-god_choice-random = losowo
mezo-option-tiles = Ołtarze i gniewne bóstwa
mezo-option-tiles-about = Których ołtarzy i żetonów gniewnych bóstw się używa.
mezo-option-tiles-base = z gry podstawowej
mezo-option-tiles-souls = także z Souls for Xibalba
mezo-option-cities = Miasta
mezo-option-cities-about = Dla 2–4 graczy. Każdy zakłada miasto, które w każdej erze wysyła jednostkę.
mezo-option-cities-off = bez miast
mezo-option-cities-on = z miastami
mezo-option-rituals = Rytuały
mezo-option-rituals-about = Dla 2–4 graczy. W każdej erze rytuał zmienia jedną zasadę.
mezo-option-rituals-off = bez rytuałów
mezo-option-rituals-on = z rytuałami
mezo-option-prophecies = Przepowiednie
mezo-option-prophecies-about = Dla 2–4 graczy. Przepowiednia w trzech krokach daje PZ tym, którzy je wypełnią.
mezo-option-prophecies-off = bez przepowiedni
mezo-option-prophecies-on = z przepowiedniami
mezo-option-cenote = Święta cenota
mezo-option-cenote-about = Dla 2–4 graczy. Lider wskazuje region, w którym wygrana da oddanie.
mezo-option-cenote-off = bez cenoty
mezo-option-cenote-on = z cenotą
mezo-option-powers = Moce plemion
mezo-option-powers-about = Dla 2–4 graczy. Każde plemię ma moc do użycia jeden raz.
mezo-option-powers-off = bez mocy
mezo-option-powers-on = z mocami
mezo-option-handicap = Fory
mezo-option-handicap-about = W grze solo, od 0 do 200: dodatkowe PZ, z którymi zaczynają mściwe bóstwa.

mezo-seat-1 = Mściwy zastęp
mezo-round = Era { $number }
mezo-round-of = Era { $number } z 3
mezo-plot-end = koniec
mezo-source-start = PZ na początku
mezo-source-handicap = fory
mezo-source-pyramid = piramidy
mezo-source-ability = zdolność plemienia
mezo-source-card = karty akcji
mezo-source-ceremony = ceremonie
mezo-source-call = zdolności wezwania
mezo-source-angry = gniewne bóstwa
mezo-source-altar = ołtarze
mezo-source-calendar = premie Kalendarza
mezo-source-codex = premie Kodeksu
mezo-source-devotion = oddanie ponad maksimum
mezo-source-blessed = Błogosławiony region
mezo-source-victory = zdolność: wygrane konflikty
mezo-source-books = jednostki w Kalendarzu i Kodeksie
mezo-source-chronicle = zdolność: Kalendarz i Kodeks
mezo-source-floors = regiony z piętrem
mezo-source-piety = zdolność: poziomy oddania
mezo-source-ritual = rytuał
mezo-source-city = zniszczone miasta
mezo-source-prophecy = przepowiednia
mezo-source-monument = monument
mezo-source-power = moc plemienia
mezo-source-vengeful = mściwe bóstwa
mezo-source-lost = stracone PZ
mezo-source-final_devotion = oddanie
mezo-source-final_city = ocalałe miasto
mezo-source-trial = próba
mezo-source-bumped = ominięte zajęte pola

mezo-phase-god = Wybór bóstw
mezo-phase-city = Miasta
mezo-phase-cenote = Święta cenota
mezo-phase-ability = Początek ery
mezo-phase-city-unit = Jednostki miast
mezo-phase-tribes = Plemiona
mezo-phase-blessed = Błogosławiony region
mezo-phase-call = Bóstwa
mezo-phase-keep = Karty
mezo-phase-first = Pierwsze akcje
mezo-phase-second = Drugie akcje
mezo-phase-third = Ostatnie akcje
mezo-phase-power = Moce plemion
mezo-phase-winner = Zwycięzca
mezo-phase-calendar = Kalendarz
mezo-phase-codex = Kodeks
mezo-phase-offer = Ofiary
mezo-phase-over = Koniec gry

mezo-tribe-0 = czerwone
mezo-tribe-1 = żółte
mezo-tribe-2 = zielone
mezo-tribe-3 = niebieskie
mezo-kind-warrior = wojownik
mezo-kind-shaman = szaman
mezo-piece-glyph = glif
mezo-piece-floor = najwyższe piętro
mezo-warriors = { $count ->
    [one] 1 wojownik
    [few] { $count } wojowników
    [many] { $count } wojowników
   *[other] { $count } wojownika
}
mezo-shamans = { $count ->
    [one] 1 szaman
    [few] { $count } szamanów
    [many] { $count } szamanów
   *[other] { $count } szamana
}
mezo-glyphs = { $count ->
    [one] 1 glif
    [few] { $count } glify
    [many] { $count } glifów
   *[other] { $count } glifu
}
mezo-champion = czempion
mezo-empty = pusto
mezo-nobody = brak
mezo-neutral = neutralne

mezo-origin-ability = Zdolność plemienia
mezo-origin-card = { $what }
mezo-origin-ceremony = { $what }, ceremonia
mezo-origin-call = Wezwanie: { $what }
mezo-origin-angry = Gniewne bóstwo
mezo-origin-altar = { $what }
mezo-origin-calendar = Kalendarz
mezo-origin-codex = Kodeks
mezo-origin-ritual = Rytuał ({ $what })
mezo-origin-power = Moc plemienia
mezo-origin-vengeful = Mściwe bóstwa
mezo-from-ability = zdolność plemienia
mezo-from-card = karta
mezo-from-ceremony = ceremonia
mezo-from-call = zdolność wezwania
mezo-from-angry = gniewne bóstwo
mezo-from-altar = ołtarz
mezo-from-calendar = Kalendarz
mezo-from-codex = Kodeks
mezo-from-ritual = rytuał
mezo-from-power = moc plemienia
mezo-from-vengeful = zemsta

mezo-prompt-god = Wybierz swoje bóstwo.
mezo-reason-god = Jego wezwanie, ceremonia i pięć kart akcji są twoje przez całą grę. Wskaż bóstwo, żeby przeczytać, co robi.
mezo-prompt-city = Załóż swoje miasto.
mezo-reason-city = W każdej erze wysyła jednostkę, a jeśli ocaleje, na koniec jest warte 3 PZ. Jeśli wygra tam ktoś inny, zniszczy je.
mezo-prompt-cenote = Umieść świętą cenotę w regionie.
mezo-reason-cenote = Masz najwięcej PZ. Kto tam wygra w tej erze, zyska 3 punkty oddania.
mezo-prompt-ability = Wybierz zdolność swojego plemienia.
mezo-reason-ability = Wybierasz jedną z trzech w każdej erze; działa do końca gry.
mezo-prompt-city-unit = Wystaw jednostkę w swoim mieście albo z tego zrezygnuj.
mezo-reason-city-unit = Nie wlicza się do limitu z fazy plemion.
mezo-prompt-champion = Wystaw czempiona w regionie.
mezo-reason-champion = Ma siłę 2 i rozstrzygasz tam remisy, ale w tym regionie nie wystawisz teraz jednostek. Region bez czempiona jest Błogosławiony.
mezo-prompt-deploy = Wystaw jednostki, a potem zakończ.
mezo-reason-deploy = Limit w każdym regionie bez twojego czempiona: { $limit }. W rezerwie: { $reserve }.
mezo-prompt-blessed = Wskaż Błogosławiony region.
mezo-reason-blessed = Nie gra się tam kart: ofiarowuje się jednostki, a najsilniejszy zyskuje 8 PZ.
mezo-prompt-call-order = Wezwij swoje bóstwo: najpierw je przenieś albo najpierw użyj jego zdolności.
mezo-reason-call-order = Robi się jedno i drugie. Zdolność działa tam, gdzie bóstwo jest obecne w tej chwili.
mezo-prompt-call-vertex = Postaw swoje bóstwo na wolnym węźle.
mezo-reason-call-vertex = Jest obecne w regionach wokół węzła. Większość akcji działa tylko tam.
mezo-prompt-vengeful-vertex = Wybierz węzeł dla mściwego bóstwa: { $god }.
mezo-reason-vengeful-vertex = Przybywa do regionu { $region } i działa w każdym konflikcie wokół swojego węzła.
mezo-prompt-vengeful = Wybierz, które mściwe bóstwo działa pierwsze.
mezo-reason-vengeful = Każde obecne w regionie { $region } działa przed kartami.
mezo-prompt-keep = Zatrzymaj jedną z tych kart.
mezo-reason-keep = W tajemnicy, na konflikt w regionie { $region }. Pozostałe wracają na wierzch twojej talii.
mezo-prompt-first = Wykonaj akcję ze swojej karty albo spasuj.
mezo-reason-first = To pierwsza z dwóch akcji w regionie { $region }. Jeśli spasujesz, tracisz jedną akcję swojej karty.
mezo-prompt-second = Wykonaj drugą akcję ze swojej karty albo spasuj.
mezo-reason-second = Z glifem w regionie { $region } wykonasz później także ostatnią.
mezo-prompt-third = Zburz swój glif za ostatnią akcję albo zrezygnuj.
mezo-reason-third = Glif z regionu { $region } wraca do rezerwy i nie daje tu już siły.
mezo-prompt-power = Użyj mocy plemienia albo ją zachowaj.
mezo-reason-power = Można jej użyć raz w ciągu gry, na jeden z dwóch sposobów.
mezo-prompt-winner = Wskaż, kto z remisujących wygrywa.
mezo-reason-winner = Remis w regionie { $region } rozstrzygasz ty.
mezo-prompt-tie-calendar = Wskaż, kto z remisujących wyśle szamana do Kalendarza.
mezo-reason-tie-calendar = Remis w regionie { $region } rozstrzygasz ty.
mezo-prompt-tie-codex = Wskaż, kto z remisujących wyśle wojownika do Kodeksu.
mezo-reason-tie-codex = Remis w regionie { $region } rozstrzygasz ty.
mezo-prompt-calendar = Wybierz pole Kalendarza dla swojego szamana.
mezo-reason-calendar = Masz najwięcej szamanów w regionie { $region }. Premia działa od razu, a na koniec ery jednostka jest warta 2 PZ.
mezo-prompt-codex = Wybierz pole Kodeksu dla swojego wojownika.
mezo-reason-codex = Masz najwięcej wojowników w regionie { $region }. Premia działa od razu, a na koniec ery jednostka jest warta 2 PZ.
mezo-prompt-offer = Ofiaruj jednostki albo zakończ.
mezo-reason-offer = Każda daje od razu punkt oddania i +1 do siły w regionie { $region }, a potem trafia do Xibalby. Najsilniejszy zyskuje 8 PZ. W rezerwie: { $reserve }.
mezo-prompt-ceremony = Rozpatrz ceremonię albo najpierw przebłagaj gniewne bóstwa.
mezo-reason-ceremony = Możesz też przebłagać, przed efektem lub po nim. Efekt rozpatruje się, jeśli to możliwe.
mezo-prompt-ceremony-appease = Przebłagaj też gniewne bóstwa albo zrezygnuj.
mezo-reason-ceremony-appease = Kosztuje jednostki z rezerwy lub z regionów z twoim bóstwem i rozpatruje żeton.
mezo-prompt-sacrifice = Poświęć jednostkę gniewnym bóstwom.
mezo-reason-sacrifice = Do poświęcenia: { $price }. Jednostki leżą pod żetonami, a po konflikcie trafiają do Xibalby.
mezo-prompt-tile = Wybierz żeton gniewnego bóstwa.
mezo-reason-tile = Działa od razu, na ile to możliwe.
mezo-prompt-over = Koniec gry.
mezo-reason-over = Wygrywa gracz z największą liczbą PZ.
mezo-prompt-effect-region = Wybierz region.
mezo-prompt-effect-from = Wybierz region początkowy.
mezo-prompt-effect-to = Wybierz region docelowy.
mezo-prompt-effect-vengeful = Wybierz region dla mściwych bóstw.
mezo-prompt-effect-unit = Wybierz swoją jednostkę.
mezo-prompt-effect-lose = Wybierz, którą jednostkę tracisz.
mezo-prompt-effect-victim = Wybierz jednostkę.
mezo-prompt-effect-piece = Wybierz element.
mezo-prompt-effect-lose-piece = Wybierz, który element tracisz.
mezo-prompt-effect-opponent = Wybierz przeciwnika.
mezo-prompt-effect-pay = Zapłać albo odmów.
mezo-under-way-own = { $origin }: { $step }.
mezo-under-way-of = { $name } – { $origin }: { $step }.
mezo-left = Zostało: { $count }.

mezo-wait-god = Trwa wybór bóstw.
mezo-wait-city = Trwa zakładanie miast.
mezo-wait-cenote = Lider umieszcza świętą cenotę.
mezo-wait-ability = Trwa wybór zdolności.
mezo-wait-city-unit = Miasta wysyłają jednostki.
mezo-wait-tribes = Trwa wystawianie czempionów i jednostek.
mezo-wait-blessed = Trwa wybór Błogosławionego regionu.
mezo-wait-call = Trwa wzywanie bóstw.
mezo-wait-keep = Trwa tajny wybór kart.
mezo-wait-first = Pierwsze akcje w regionie { $region }.
mezo-wait-second = Drugie akcje w regionie { $region }.
mezo-wait-third = Ostatnie akcje w regionie { $region }.
mezo-wait-power = W regionie { $region } można użyć mocy plemion.
mezo-wait-winner = { $region }: rozstrzyganie remisu.
mezo-wait-calendar = { $region }: wybór szamana do Kalendarza.
mezo-wait-codex = { $region }: wybór wojownika do Kodeksu.
mezo-wait-offer = Trwa ofiarowywanie jednostek w regionie { $region }.
mezo-wait-over = Koniec gry.

mezo-pass-devotion = Spasuj, zyskaj punkt oddania i zrezygnuj z akcji:
mezo-pass-recover = Spasuj, odzyskaj jednostkę i zrezygnuj z akcji:
mezo-from-reserve = Z rezerwy:
mezo-from-regions = Z regionu:
mezo-tile-of = Gniewne bóstwo { $age }
mezo-tile-idle = { $effect } (bez efektu)
mezo-tiles-idle = Żaden żeton gniewnego bóstwa nic by teraz nie zrobił.
mezo-ceremony-of = Ceremonia: { $effect }
mezo-do-move = Najpierw przenieś
mezo-do-invoke = Najpierw zdolność
mezo-do-third = Zburz glif za ostatnią akcję
mezo-do-effect = Rozpatrz ceremonię
mezo-do-appease = Przebłagaj gniewne bóstwa
mezo-do-decline = Zrezygnuj
mezo-do-refuse = Odmów
mezo-do-done = Gotowe
mezo-do-deployed = Gotowe
mezo-do-take-back = { $region }: cofnij 1 jednostkę ({ $kind })
mezo-do-fill-up = { $region }: { $kind } × { $count }
mezo-do-keep = Zatrzymaj kartę { $card }

# Choices where no prompt stands beside them. `units` are in the accusative.
mezo-name-city = Miasto w regionie { $region }
mezo-name-cenote = Święta cenota w regionie { $region }
mezo-name-champion = Czempion w regionie { $region }
mezo-name-blessed = Błogosławiony region: { $region }
mezo-name-vertex = { $god }: { $regions }
mezo-name-vertex-beside = { $god }: { $regions }, obok: { $desolate }
mezo-name-vertex-nowhere = { $god } obok: { $desolate }, poza żywymi regionami
mezo-name-act = Akcja { $number }
mezo-name-pass-devotion = Spasuj: +1 do oddania, bez akcji { $number }
mezo-name-pass-recover = Spasuj: odzyskaj jednostkę, bez akcji { $number }
mezo-name-pay = { $count ->
    [one] Zapłać { $count } punkt oddania
    [few] Zapłać { $count } punkty oddania
    [many] Zapłać { $count } punktów oddania
   *[other] Zapłać { $count } punktu oddania
}
mezo-name-vengeful = Najpierw { $god }
mezo-name-winner = Wygrywa { $name }
mezo-name-offer = Ofiaruj { $units }
mezo-name-sacrifice = Poświęć { $units } z regionu { $region }
mezo-name-sacrifice-reserve = Poświęć { $units } z rezerwy
mezo-name-region = { $region }
mezo-name-deploy = Wystaw { $units } w regionie { $region }
mezo-name-awaken = Przebudź { $units } w regionie { $region }
mezo-name-recover = Odzyskaj { $units }
mezo-name-smite = Strąć { $units } w regionie { $region }
mezo-name-lose = Strać { $units } w regionie { $region }
mezo-name-exile = Wygnaj { $units } z regionu { $region }
mezo-name-bring-to = Sprowadź { $units } do regionu { $region }
mezo-name-bring = Sprowadź { $units } z regionu { $region } do regionu { $to }
mezo-name-push-from = Przegoń { $units } z regionu { $region }
mezo-name-push = Przegoń { $units } z regionu { $region } do regionu { $to }
mezo-name-shift-from = Przesuń { $units } z regionu { $region }
mezo-name-shift = Przesuń { $units } z regionu { $region } do regionu { $to }
mezo-name-wander-from = Przemieść { $units } z regionu { $region }
mezo-name-wander = Przemieść { $units } z regionu { $region } do regionu { $to }
mezo-name-glyph = Zbuduj glif w regionie { $region }
mezo-name-floor = Zbuduj piętro piramidy w regionie { $region }
mezo-name-demolish = Zburz { $units } w regionie { $region }
mezo-name-transform = Przekształć { $units } w regionie { $region }
mezo-name-drain = Oddanie −{ $count }: { $name }
mezo-name-weaken = Siła −{ $count }: { $name }

mezo-effect-now = { $effect } (teraz { $number })
mezo-effect-god = { $god }. Wezwanie: { $call }. Ceremonia: { $ceremony }.
mezo-effect-city = Twoje miasto w regionie { $region }: jednostka w każdej erze, 3 PZ, jeśli ocaleje.
mezo-effect-cenote = Cenota w regionie { $region }: kto tam wygra w tej erze, zyska 3 punkty oddania.
mezo-effect-blessed = Region { $region } będzie Błogosławiony: bez kart, za to z ofiarami i 8 PZ dla najsilniejszego.
mezo-effect-champion = Twój czempion w regionie { $region }: siła { $before } → { $after }, remisy rozstrzygasz ty. Ołtarz: { $altar }.
mezo-effect-deploy = { $region }: 1 { $kind }, siła { $before } → { $after }. W rezerwie zostanie: { $left }.
mezo-effect-vertex = Obecność: { $regions }.
mezo-effect-vertex-nowhere = Nie będzie obecne w żadnym żywym regionie.
mezo-effect-move = Bóstwo się przenosi, a potem: { $call }.
mezo-effect-invoke = Najpierw, w jednym z regionów ({ $regions }): { $call }. Potem bóstwo się przenosi.
mezo-effect-keep = { $card }. 1: { $first }. 2: { $second }. 3, ceremonia: { $third }.
mezo-effect-pass-devotion = Rezygnujesz z akcji { $number } ({ $lost }): oddanie { $before } → { $after }, poziom { $level }.
mezo-effect-pass-full = Rezygnujesz z akcji { $number } ({ $lost }): oddanie jest najwyższe ({ $before } → { $after }, poziom { $level }), więc zyskujesz 1 PZ.
mezo-effect-pass-recover = Rezygnujesz z akcji { $number } ({ $lost }): jednostka wraca z Xibalby do rezerwy.
mezo-effect-third = { $effect }. Siła bez glifu: { $before } → { $after }.
mezo-effect-pay = Oddanie { $before } → { $after }. { $rest }.
mezo-effect-appease = Koszt: { $price ->
    [one] 1 jednostka
    [few] { $price } jednostki
    [many] { $price } jednostek
   *[other] { $price } jednostki
}. Żetony: { $tiles }.
mezo-effect-sacrifice-reserve = 1 { $kind } z rezerwy.
mezo-effect-sacrifice-region = 1 { $kind } z regionu { $region }: siła tam { $before } → { $after }.
mezo-effect-winner = { $name } wygrywa i bierze nagrody.
mezo-effect-tie-calendar = { $name } wyśle szamana do Kalendarza.
mezo-effect-tie-codex = { $name } wyśle wojownika do Kodeksu.
mezo-effect-space = { $bonus }. 2 PZ na koniec ery.
mezo-effect-space-twice = Dwa razy: { $bonus }. 2 PZ na koniec ery.
mezo-effect-offer = 1 { $kind }: siła { $before } → { $after }, od razu punkt oddania.
mezo-effect-decline = Rezygnujesz i gra toczy się dalej.
mezo-effect-refuse = Nie płacisz; dalszy ciąg przepada.
mezo-effect-done = Zakończ.
mezo-effect-floor = { $region }: zyskujesz { $points } PZ.
mezo-effect-floor-others = { $region }: zyskujesz { $points } PZ; po 1 PZ: { $names }.
mezo-effect-glyph = { $region }: { $count ->
    [one] 1 glif
    [few] { $count } glify
    [many] { $count } glifów
   *[other] { $count } glifu
}, siła { $before } → { $after }.
mezo-effect-muster = { $region }: { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
}, siła { $before } → { $after }.
mezo-effect-region = { $region }: { $standing }.
mezo-effect-unit-deploy = 1 { $kind } z rezerwy do regionu { $to }.
mezo-effect-unit-awaken = 1 { $kind } z Xibalby do regionu { $to }.
mezo-effect-unit-recover = 1 { $kind } z Xibalby do rezerwy.
mezo-effect-unit-move = 1 { $kind } z regionu { $from } do regionu { $to }.
mezo-effect-unit-exile = 1 { $kind } z regionu { $from } wraca do rezerwy.
mezo-effect-unit-lose = 1 { $kind } z regionu { $from } do Xibalby.
mezo-effect-smite = { $name }: 1 { $kind } z regionu { $region } trafia do Xibalby. Siła tam { $before } → { $after }.
mezo-effect-exile = { $name }: 1 { $kind } z regionu { $region } wraca do rezerwy. Siła tam { $before } → { $after }.
mezo-effect-drive = { $name }: 1 { $kind } z regionu { $region } do regionu { $to }. Siła w regionie { $region } { $before } → { $after }.
mezo-effect-demolish = Do zburzenia: { $piece } w regionie { $region } ({ $name }).
mezo-effect-transform-glyph = Zamiana na twój element: { $piece } w regionie { $region } ({ $name }).
mezo-effect-transform-floor = Zamiana na twój element: { $piece } w regionie { $region } ({ $name }). Zyskujesz { $points } PZ.
mezo-effect-drain = { $name }: oddanie { $before } → { $after }.
mezo-effect-weaken = { $name }: siła tutaj { $before } → { $after }.

mezo-conflict = Konflikt
mezo-conflict-in = Konflikt: { $region }
mezo-offerings-in = Ofiary: { $region }, Błogosławiony region
mezo-prize-altar = { $altar }: { $effect }
mezo-prize-blessed = Najsilniejszy zyskuje 8 PZ.
mezo-prize-cenote = Święta cenota: 3 punkty oddania
mezo-prize-city = Miasto ({ $name }): zniszczenie daje 1 PZ
mezo-verdict-won = Wygrywa { $name }.
mezo-verdict-one = Na razie wygrywa { $name }.
mezo-verdict-tie = Remis: { $names }. Rozstrzyga { $name }.
mezo-verdict-solo = Remis: { $names }. Na razie wygrywa { $name }.
mezo-major-none = nie przyznaje się tutaj
mezo-major-claimed = { $name } ({ $count }), dzięki efektowi
mezo-major-nobody = nikt
mezo-major-one = { $names } ({ $count })
mezo-major-tie = remis: { $names } (po { $count })
mezo-strength = Siła
mezo-term-champion = czempion { $count }
mezo-term-units = jednostki { $count }
mezo-term-offered = ofiary { $count }
mezo-term-glyphs = glify { $count }
mezo-term-god = bóstwo { $count }
mezo-term-bonus = efekty +{ $count }
mezo-term-penalty = osłabienie −{ $count }
mezo-card-choosing = wybiera kartę
mezo-card-hidden = Karta wybrana
mezo-vengeful-draw = Dobierają po twojej pierwszej akcji
mezo-vengeful-offer = { $count ->
    [one] Ofiarowują 1 jednostkę
    [few] Ofiarowują { $count } jednostki
    [many] Ofiarowują { $count } jednostek
   *[other] Ofiarowują { $count } jednostki
}
mezo-gods = Bóstwa
mezo-standings = Siła w tej chwili
mezo-blessed-short = Błogosławiony

mezo-hand = Twoje karty i twoje bóstwo
mezo-you-kept = Wybrana karta: { $card }.
mezo-deck = { $count ->
    [one] Twoja talia: 1 karta
    [few] Twoja talia: { $count } karty
    [many] Twoja talia: { $count } kart
   *[other] Twoja talia: { $count } karty
}
mezo-unseen = { $count ->
    [one] 1 nieznana
    [few] { $count } nieznane
    [many] { $count } nieznanych
   *[other] { $count } nieznanej
}
mezo-discards = Zagrane
mezo-call = Wezwanie:
mezo-ceremony = Ceremonia:

mezo-reserve = W rezerwie: wojownicy { $warriors }, szamani { $shamans }, glify { $glyphs }, piętra poziomów od 1 do 4: { $floors }
mezo-devotion = Oddanie { $devotion }, poziom { $level }
mezo-cards = Karty w talii: { $count }
mezo-cards-played = Karty w talii: { $count }. Zagrane: { $cards }
mezo-power = Moc plemienia, nieużyta: { $first } albo { $second }
mezo-power-used = Moc plemienia, użyta: { $first } albo { $second }
mezo-prophecy-steps = Kroki przepowiedni: { $count } z 3
mezo-trial-tokens = Żetony próby: { $count }, warte { $points } PZ

mezo-tip-god = Bóstwo to sposób gry: jedne uderzają, inne budują albo się modlą. Wybierz takie, którego wezwania chętnie użyjesz trzy razy, i przeczytaj ceremonię: jest na każdej jego karcie.
mezo-tip-city = Miasto daje w każdej erze darmową jednostkę. Z dala od innych postoi dłużej.
mezo-tip-cenote = Umieść cenotę tam, gdzie masz siłę i gdzie oddanie wyniosłoby cię na następny poziom.
mezo-tip-ability = Zdolności działają do końca. Im wcześniej zaczyna się zysk, tym częściej wraca.
mezo-tip-tribes = Nie trzeba być wszędzie. Dwa wygrane regiony i jedna przewaga szamanów lub wojowników są lepsze niż pięć drugich miejsc. Jednostki z rezerwy można ofiarować w Błogosławionym regionie. Minus cofa jednostkę.
mezo-tip-blessed = W regionie, który wskażesz, nie zagrywa się kart: decydują jednostki z rezerwy.
mezo-tip-call = Od miejsca bóstwa zależy, gdzie przez całą erę działa większość twoich akcji. Postaw je między regionami, o które walczysz, albo tam, gdzie przeciwnicy mają wiele jednostek.
mezo-tip-keep = Wykonasz dwie z trzech akcji, a ostatnią tylko z glifem w regionie. Kartę zagrywa się raz na erę, więc mocne zachowaj na ważne regiony.
mezo-tip-first = Zaczyna osoba po lewej od właściciela czempiona; właściciel działa ostatni. Wskaż akcję, żeby zobaczyć, ile jest teraz warta. Czasem warto spasować: oddanie wzmacnia późniejsze akcje.
mezo-tip-third = Glif daje tu 1 siły w każdej erze. Ostatnia akcja musi być warta więcej.
mezo-tip-power = Mocy używa się raz w ciągu gry. W erze III nie ma po co jej oszczędzać.
mezo-tip-winner = Remisy rozstrzyga ten, czyj czempion tu stoi. Możesz wskazać siebie.
mezo-tip-calendar = Premia działa od razu; na koniec ery jednostka wraca i daje 2 PZ.
mezo-tip-offer = Lider ofiarowuje pierwszy, więc ostatni wie, ile trzeba. Ofiarowane jednostki trafiają do Xibalby, ale każda daje oddanie.
mezo-tip-over = Na koniec oddanie dolicza się do PZ. Tabela poniżej pokazuje, skąd wzięły się PZ.

mezo-log-god = { $name } wybiera bóstwo: { $what }.
mezo-log-city = { $name } zakłada miasto w regionie { $region }.
mezo-log-prophecies = Wylosowano przepowiednie: { $what }.
mezo-log-trial = Wylosowano próbę: { $what }.
mezo-log-age = Zaczyna się era { $age }.
mezo-log-vengeful-god = { $what } dołącza do mściwych bóstw.
mezo-log-angry = Odkryto gniewne bóstwo: { $effect }.
mezo-log-ritual = Rytuał tej ery: { $what }. { $rule }
mezo-log-cenote = { $name } umieszcza świętą cenotę w regionie { $region }.
mezo-log-ability = { $name } wybiera zdolność: { $what }.
mezo-log-champion = { $name } wystawia czempiona w regionie { $region }.
mezo-log-blessed = Region { $region } jest w tej erze Błogosławiony.
mezo-log-moved-deploy = { $name } wystawia jednostki w regionie { $to } ({ $units }).
mezo-log-moved-awaken = { $name } przebudza jednostki w regionie { $to } ({ $units }).
mezo-log-moved-recover = { $name } odzyskuje jednostki ({ $units }).
mezo-log-moved-smite = { $name } traci jednostki w regionie { $from } ({ $units }); trafiają do Xibalby.
mezo-log-moved-exile = { $name } zabiera jednostki z regionu { $from } do rezerwy ({ $units }).
mezo-log-moved-bring = { $name } sprowadza jednostki z regionu { $from } do regionu { $to } ({ $units }).
mezo-log-moved-push = { $name } ustępuje z regionu { $from } do regionu { $to } ({ $units }).
mezo-log-moved-shift = { $name }: przesunięcie z regionu { $from } do regionu { $to } ({ $units }).
mezo-log-moved-wander = { $name } przemieszcza jednostki z regionu { $from } do regionu { $to } ({ $units }).
mezo-log-moved-sacrificed = { $name } poświęca jednostki z regionu { $from } ({ $units }).
mezo-log-moved-sacrificed-reserve = { $name } poświęca jednostki z rezerwy ({ $units }).
mezo-log-moved-offer = { $name } ofiarowuje jednostki ({ $units }).
mezo-log-placed = { $name } stawia bóstwo { $what } na węźle: { $regions }.
mezo-log-conflict = Konflikt w regionie { $region }.
mezo-log-offerings = Ofiary w Błogosławionym regionie { $region }.
mezo-log-kept = { $name } zatrzymuje kartę { $what }.
mezo-log-kept-hidden = { $name } zatrzymuje kartę.
mezo-log-shown = { $name } odkrywa kartę { $what }.
mezo-log-vengeful-card = Mściwe bóstwa dobierają kartę.
mezo-log-passed = { $name } pasuje i rezygnuje z akcji { $number }.
mezo-log-third = { $name } burzy glif za ostatnią akcję.
mezo-log-declined = { $name } rezygnuje.
mezo-log-power = { $name } używa mocy plemienia.
mezo-log-effect = { $name } ({ $origin }): { $effect }.
mezo-log-nothing = { $name } ({ $origin }): nic się nie zmienia.
mezo-log-refused = { $name } nie płaci.
mezo-log-built-glyph = { $name } buduje glif w regionie { $region }.
mezo-log-built-floor = { $name } buduje piętro poziomu { $level } w regionie { $region }.
mezo-log-demolished-glyph = { $name } burzy glif w regionie { $region } ({ $other }).
mezo-log-demolished-floor = { $name } burzy piętro poziomu { $level } w regionie { $region } ({ $other }).
mezo-log-transformed-glyph = { $name } przekształca glif w regionie { $region } ({ $other }).
mezo-log-transformed-floor = { $name } przekształca piętro poziomu { $level } w regionie { $region } ({ $other }).
mezo-log-scored = { $name } zyskuje { $points } PZ ({ $source }), razem { $vp }.
mezo-log-scored-bumped = { $name } zyskuje { $points } PZ ({ $source }), omija zajęte pola ({ $bumped }), razem { $vp }.
mezo-log-lost = { $name } traci PZ, zostaje { $vp }.
mezo-log-devotion = { $name }: oddanie +{ $count }, teraz { $devotion }.
mezo-log-devotion-lost = { $name }: oddanie −{ $count }, teraz { $devotion }.
mezo-log-strength = { $name } ma tu siłę większą o { $count }.
mezo-log-weakened = { $name } osłabia: { $other }, siła −{ $count }.
mezo-log-most-warrior = { $name } ma tu przewagę wojowników.
mezo-log-most-shaman = { $name } ma tu przewagę szamanów.
mezo-log-unawarded-calendar = { $name } odwołuje tu nagrodę Kalendarza.
mezo-log-unawarded-codex = { $name } odwołuje tu nagrodę Kodeksu.
mezo-log-strengths = Siła: { $all }.
mezo-log-won = { $name } wygrywa w regionie { $region }.
mezo-log-destroyed = { $name } niszczy miasto w regionie { $region } ({ $other }).
mezo-log-book-calendar = { $name } wysyła szamana na pole { $space } Kalendarza.
mezo-log-book-codex = { $name } wysyła wojownika na pole { $space } Kodeksu.
mezo-log-prophecy = { $name } wypełnia krok przepowiedni: { $what }.
mezo-log-monument = { $name } wypełnia całą przepowiednię i wznosi monument.
mezo-log-token = { $name }: żeton próby nr { $count }.
mezo-log-over = Koniec gry. Zwycięstwo: { $name }.
