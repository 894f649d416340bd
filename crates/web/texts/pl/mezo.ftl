# Mezo przy stole.

mezo-pitch = Bóstwa chodzą wśród plemion. Wyślij czempionów, wojowników i szamanów do sześciu regionów, wznoś piramidy, wzywaj swoje bóstwo i wygrywaj konflikty trzech er kartami wybieranymi w tajemnicy. Od jednego do czterech graczy, około dwóch godzin.

mezo-option-players = Gracze
mezo-option-players-about = W pojedynkę gra się przeciw mściwym bóstwom, bez modułów dodatku. We dwoje każdy ma dwóch czempionów.
mezo-option-players-1 = jeden (solo)
mezo-option-players-2 = dwoje
mezo-option-players-3 = troje
mezo-option-players-4 = czworo
mezo-option-tribes = Plemiona
mezo-option-tribes-about = Które plemię ma każde miejsce. We dwoje gra się czerwonym i żółtym. Moce idą z plemieniem.
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
mezo-option-god_choice-about = Pierwszy wybiera ten, kto ma najmniej PZ, albo decyduje los.
mezo-option-god_choice-pick = każdy wybiera
mezo-option-god_choice-random = losowo
mezo-option-tiles = Ołtarze i gniewne bóstwa
mezo-option-tiles-about = Spośród których ołtarzy i żetonów gniewnych bóstw się losuje.
mezo-option-tiles-base = z gry podstawowej
mezo-option-tiles-souls = także z Souls for Xibalba
mezo-option-cities = Miasta
mezo-option-cities-about = Od dwojga do czworga graczy. Każdy zakłada miasto, które w każdej erze wysyła jednostkę.
mezo-option-cities-off = bez miast
mezo-option-cities-on = z miastami
mezo-option-rituals = Rytuały
mezo-option-rituals-about = Od dwojga do czworga graczy. W każdej erze rytuał zmienia jedną zasadę.
mezo-option-rituals-off = bez rytuałów
mezo-option-rituals-on = z rytuałami
mezo-option-prophecies = Przepowiednie
mezo-option-prophecies-about = Od dwojga do czworga graczy. Przepowiednia w trzech krokach daje PZ tym, którzy je wypełnią.
mezo-option-prophecies-off = bez przepowiedni
mezo-option-prophecies-on = z przepowiedniami
mezo-option-cenote = Święta cenota
mezo-option-cenote-about = Od dwojga do czworga graczy. Prowadzący wskazuje, gdzie wygrana da oddanie.
mezo-option-cenote-off = bez cenoty
mezo-option-cenote-on = z cenotą
mezo-option-powers = Moce plemion
mezo-option-powers-about = Od dwojga do czworga graczy. Każde plemię ma moc do użycia jeden raz.
mezo-option-powers-off = bez mocy
mezo-option-powers-on = z mocami
mezo-option-handicap = Fory
mezo-option-handicap-about = W grze solo, od 0 do 200: PZ, które mściwe bóstwa dostają dodatkowo na początku.

mezo-seat-1 = Mściwy zastęp
mezo-round = Era { $number }
mezo-round-of = Era { $number } z 3
mezo-plot-end = koniec
mezo-source-start = miejsce na początku
mezo-source-handicap = fory
mezo-source-pyramid = piramidy
mezo-source-ability = zdolność plemienia
mezo-source-card = karty akcji
mezo-source-ceremony = ceremonie
mezo-source-call = wezwania bóstwa
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
mezo-source-bumped = minięte zajęte pola

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
mezo-phase-over = Koniec

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
mezo-empty = nikogo
mezo-nobody = nikogo
mezo-neutral = neutralne

mezo-origin-ability = Zdolność plemienia
mezo-origin-card = { $what }
mezo-origin-ceremony = { $what }, ceremonia
mezo-origin-call = Wezwanie: { $what }
mezo-origin-angry = Gniewne bóstwo
mezo-origin-altar = Ołtarz ({ $what })
mezo-origin-calendar = Kalendarz
mezo-origin-codex = Kodeks
mezo-origin-ritual = Rytuał ({ $what })
mezo-origin-power = Moc plemienia
mezo-origin-vengeful = Mściwe bóstwa
mezo-from-ability = zdolność plemienia
mezo-from-card = karta
mezo-from-ceremony = ceremonia
mezo-from-call = wezwanie bóstwa
mezo-from-angry = gniewne bóstwo
mezo-from-altar = ołtarz
mezo-from-calendar = Kalendarz
mezo-from-codex = Kodeks
mezo-from-ritual = rytuał
mezo-from-power = moc plemienia
mezo-from-vengeful = zemsta

mezo-prompt-god = Wybierz swoje bóstwo.
mezo-reason-god = Jego wezwanie, ceremonia i pięć kart są twoje do końca. Wskaż bóstwo, żeby przeczytać, co robi.
mezo-prompt-city = Załóż swoje miasto.
mezo-reason-city = W każdej erze wysyła jednostkę, a jeśli ocaleje, na końcu jest warte 3 PZ. Zniszczy je każdy inny, kto tam wygra.
mezo-prompt-cenote = Umieść świętą cenotę w regionie.
mezo-reason-cenote = Prowadzisz. Kto tam wygra w tej erze, zyska 3 punkty oddania.
mezo-prompt-ability = Wybierz zdolność swojego plemienia.
mezo-reason-ability = Jedną z trzech w każdej erze; działa do końca gry.
mezo-prompt-city-unit = Wystaw jednostkę w swoim mieście albo z tego zrezygnuj.
mezo-reason-city-unit = Nie wlicza się do limitu jednostek w regionie.
mezo-prompt-champion = Wystaw czempiona w regionie.
mezo-reason-champion = Ma siłę 2 i rozstrzygasz tam remisy, ale obok niego nie wystawiasz jednostek. Ostatni region bez czempiona jest Błogosławiony.
mezo-prompt-deploy = Wystaw jednostki, a potem zakończ.
mezo-reason-deploy = Limit w każdym regionie bez twojego czempiona: { $limit }. W rezerwie: { $reserve }.
mezo-prompt-blessed = Wskaż Błogosławiony region.
mezo-reason-blessed = Nie gra się tam kart: ofiarowuje się jednostki, a najsilniejszy zyskuje 8 PZ.
mezo-prompt-call-order = Wezwij swoje bóstwo: najpierw je przenieś albo najpierw użyj jego zdolności.
mezo-reason-call-order = Stanie się jedno i drugie. Zdolność działa tam, gdzie bóstwo jest w tej chwili.
mezo-prompt-call-vertex = Postaw swoje bóstwo na wolnym węźle.
mezo-reason-call-vertex = Jest obecne w regionach dookoła. Większość akcji działa tylko tam.
mezo-prompt-vengeful-vertex = Wybierz węzeł dla mściwego bóstwa: { $god }.
mezo-reason-vengeful-vertex = Przybywa do regionu { $region } i działa w każdym konflikcie wokół swojego węzła.
mezo-prompt-vengeful = Wybierz, które mściwe bóstwo działa pierwsze.
mezo-reason-vengeful = Każde obecne w regionie { $region } działa przed kartami.
mezo-prompt-keep = Zatrzymaj jedną z tych kart.
mezo-reason-keep = W tajemnicy, na konflikt w regionie { $region }. Pozostałe wracają na wierzch twojej talii.
mezo-prompt-first = Wykonaj akcję ze swojej karty albo spasuj.
mezo-reason-first = Pierwsza z dwóch w regionie { $region }. Kto pasuje, rezygnuje z akcji.
mezo-prompt-second = Wykonaj drugą akcję ze swojej karty albo spasuj.
mezo-reason-second = Z glifem w regionie { $region } wykonasz później także ostatnią.
mezo-prompt-third = Zburz swój glif za ostatnią akcję albo z niej zrezygnuj.
mezo-reason-third = Glif z regionu { $region } wraca do rezerwy i już się tu nie liczy.
mezo-prompt-power = Użyj mocy plemienia albo ją zachowaj.
mezo-reason-power = Raz na grę, na jeden z dwóch sposobów.
mezo-prompt-winner = Powiedz, kto z remisujących wygrywa.
mezo-reason-winner = Remis w regionie { $region } rozstrzygasz ty.
mezo-prompt-tie-calendar = Powiedz, kto z remisujących wyśle szamana do Kalendarza.
mezo-reason-tie-calendar = Remis w regionie { $region } rozstrzygasz ty.
mezo-prompt-tie-codex = Powiedz, kto z remisujących wyśle wojownika do Kodeksu.
mezo-reason-tie-codex = Remis w regionie { $region } rozstrzygasz ty.
mezo-prompt-calendar = Wybierz pole Kalendarza dla swojego szamana.
mezo-reason-calendar = Masz najwięcej szamanów w regionie { $region }. Premia działa od razu, a na koniec ery jednostka jest warta 2 PZ.
mezo-prompt-codex = Wybierz pole Kodeksu dla swojego wojownika.
mezo-reason-codex = Masz najwięcej wojowników w regionie { $region }. Premia działa od razu, a na koniec ery jednostka jest warta 2 PZ.
mezo-prompt-offer = Ofiaruj jednostki albo zakończ.
mezo-reason-offer = Każda daje punkt oddania i 1 siły w regionie { $region }, po czym trafia do Xibalby. Najsilniejszy zyskuje 8 PZ. W rezerwie: { $reserve }.
mezo-prompt-ceremony = Rozpatrz ceremonię albo najpierw przebłagaj gniewne bóstwa.
mezo-reason-ceremony = Możesz zrobić jedno i drugie, w dowolnej kolejności. Przebłaganie kosztuje jednostki i rozpatruje żeton.
mezo-prompt-ceremony-appease = Przebłagaj też gniewne bóstwa albo z tego zrezygnuj.
mezo-reason-ceremony-appease = Kosztuje jednostki z rezerwy lub stamtąd, gdzie jest twoje bóstwo, i rozpatruje żeton.
mezo-prompt-sacrifice = Poświęć jednostkę gniewnym bóstwom.
mezo-reason-sacrifice = Do poświęcenia: { $price }. Jednostki leżą pod żetonami, a po konflikcie trafiają do Xibalby.
mezo-prompt-tile = Wybierz żeton gniewnego bóstwa.
mezo-reason-tile = Działa od razu.
mezo-prompt-over = Gra skończona.
mezo-reason-over = Wygrywa największa liczba PZ.
mezo-prompt-effect-region = Wybierz region.
mezo-prompt-effect-from = Wybierz, skąd.
mezo-prompt-effect-to = Wybierz, dokąd.
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
mezo-wait-cenote = Prowadzący umieszcza świętą cenotę.
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
mezo-wait-winner = Rozstrzyga się konflikt w regionie { $region }.
mezo-wait-calendar = Zapisuje się Kalendarz w regionie { $region }.
mezo-wait-codex = Zapisuje się Kodeks w regionie { $region }.
mezo-wait-offer = Trwa ofiarowywanie jednostek w regionie { $region }.
mezo-wait-over = Gra skończona.

mezo-pass-devotion = Spasuj za punkt oddania i zrezygnuj z akcji:
mezo-pass-recover = Spasuj, odzyskaj jednostkę i zrezygnuj z akcji:
mezo-from-reserve = Z rezerwy:
mezo-from-regions = Z regionu:
mezo-tile-of = Gniewne bóstwo z ery { $age }
mezo-tile-idle = { $effect } (teraz nic by nie zdziałało)
mezo-ceremony-of = Ceremonia: { $effect }
mezo-do-move = Najpierw przenieś
mezo-do-invoke = Najpierw zdolność
mezo-do-third = Zburz glif za ostatnią akcję
mezo-do-effect = Rozpatrz ceremonię
mezo-do-appease = Przebłagaj gniewne bóstwa
mezo-do-decline = Zrezygnuj
mezo-do-refuse = Odmów
mezo-do-done = Gotowe
mezo-do-deployed = Wszystko wystawione
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
mezo-name-pass-devotion = Spasuj za punkt oddania, bez akcji { $number }
mezo-name-pass-recover = Spasuj i odzyskaj jednostkę, bez akcji { $number }
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
mezo-name-lose = Oddaj { $units } z regionu { $region }
mezo-name-exile = Wygnaj { $units } z regionu { $region }
mezo-name-bring-to = Sprowadź { $units } do regionu { $region }
mezo-name-bring = Sprowadź { $units } z regionu { $region } do { $to }
mezo-name-push-from = Przegoń { $units } z regionu { $region }
mezo-name-push = Przegoń { $units } z regionu { $region } do { $to }
mezo-name-shift-from = Przesuń { $units } z regionu { $region }
mezo-name-shift = Przesuń { $units } z regionu { $region } do { $to }
mezo-name-wander-from = Przemieść { $units } z regionu { $region }
mezo-name-wander = Przemieść { $units } z regionu { $region } do { $to }
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
mezo-effect-blessed = { $region } będzie Błogosławiony: bez kart, z ofiarami, 8 PZ dla najsilniejszego.
mezo-effect-champion = Twój czempion w regionie { $region }: siła { $before } → { $after }, remisy rozstrzygasz ty. Ołtarz: { $altar }.
mezo-effect-deploy = { $region }: 1 { $kind }, siła { $before } → { $after }. Zostanie takich: { $left }.
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
mezo-effect-offer = 1 { $kind }: siła { $before } → { $after } i od razu punkt oddania.
mezo-effect-decline = Rezygnujesz i gra toczy się dalej.
mezo-effect-refuse = Nie płacisz; dalszy ciąg przepada.
mezo-effect-done = To wszystko.
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
mezo-effect-demolish = { $name }: { $piece } w regionie { $region } znika.
mezo-effect-transform-glyph = { $name }: { $piece } w regionie { $region } ustępuje twojemu.
mezo-effect-transform-floor = { $name }: { $piece } w regionie { $region } ustępuje twojemu i zyskujesz { $points } PZ.
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
mezo-verdict-solo = Remis: { $names }. Na razie górą: { $name }.
mezo-major-none = nie przyznaje się tutaj
mezo-major-claimed = { $name } ({ $count }), niezależnie od tego, kto tu stoi
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
mezo-you-kept = Zatrzymujesz kartę { $card }.
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
mezo-tip-ability = Zdolności działają do końca. Im wcześniej zaczyna się zysk, tym częściej wraca; te z ery III liczą się tylko w tej erze.
mezo-tip-tribes = Nie trzeba być wszędzie. Dwa wygrane regiony i jedna większość szamanów lub wojowników są lepsze niż pięć drugich miejsc. Jednostki z rezerwy można ofiarować w Błogosławionym regionie. Minus cofa jednostkę.
mezo-tip-blessed = W regionie, który wskażesz, nie ma kart: decydują jednostki z rezerwy.
mezo-tip-call = Od miejsca bóstwa zależy, gdzie przez całą erę działa większość twoich akcji: między regionami, o które walczysz, albo tam, gdzie wrogów jest wielu.
mezo-tip-keep = Wykonasz dwie z trzech akcji, trzecią tylko z glifem w regionie. Kartę gra się raz na erę, więc mocne zachowaj na ważne regiony.
mezo-tip-first = Kolejność biegnie od lewej strony właściciela czempiona, który działa ostatni. Wskaż akcję, żeby zobaczyć, ile jest teraz warta. Pasowanie to nie wstyd: oddanie wzmacnia późniejsze akcje.
mezo-tip-third = Glif liczy się tu jako 1 w każdej erze. Ostatnia akcja musi być warta więcej.
mezo-tip-power = Mocy używa się raz na grę. W erze III nie ma po co jej oszczędzać.
mezo-tip-winner = Remisy rozstrzyga ten, czyj czempion tu stoi. Możesz wskazać siebie.
mezo-tip-calendar = Premia działa od razu; na koniec ery jednostka wraca i daje 2 PZ.
mezo-tip-offer = Prowadzący ofiarowuje pierwszy, więc ostatni wie, ile trzeba. Ofiarowane jednostki trafiają do Xibalby, ale każda daje oddanie.
mezo-tip-over = Na końcu oddanie dolicza się do PZ. Tabela poniżej pokazuje, skąd wzięły się punkty.

mezo-log-god = { $name } wybiera bóstwo: { $what }.
mezo-log-city = { $name } zakłada miasto w regionie { $region }.
mezo-log-prophecies = Wylosowano przepowiednię: { $what }.
mezo-log-trial = Wylosowano próbę: { $what }.
mezo-log-age = Zaczyna się era { $age }.
mezo-log-vengeful-god = Mściwe bóstwo: { $what }.
mezo-log-angry = Ukazuje się gniewne bóstwo: { $effect }.
mezo-log-ritual = Rytuał tej ery: { $what }. { $rule }
mezo-log-cenote = { $name } umieszcza świętą cenotę w regionie { $region }.
mezo-log-ability = { $name } wybiera zdolność: { $what }.
mezo-log-champion = { $name }: czempion trafia do regionu { $region }.
mezo-log-blessed = { $region } jest w tej erze Błogosławiony.
mezo-log-moved-deploy = { $name } wystawia w regionie { $to }: { $units }.
mezo-log-moved-awaken = { $name } przebudza w regionie { $to }: { $units }.
mezo-log-moved-recover = { $name } odzyskuje: { $units }.
mezo-log-moved-smite = { $name } traci z regionu { $from } do Xibalby: { $units }.
mezo-log-moved-exile = { $name } zabiera z regionu { $from } do rezerwy: { $units }.
mezo-log-moved-bring = { $name } sprowadza z regionu { $from } do regionu { $to }: { $units }.
mezo-log-moved-push = { $name } ustępuje z regionu { $from } do regionu { $to }: { $units }.
mezo-log-moved-shift = { $name }, z regionu { $from } do regionu { $to }: { $units }.
mezo-log-moved-wander = { $name } przemieszcza z regionu { $from } do regionu { $to }: { $units }.
mezo-log-moved-sacrificed = { $name } poświęca z regionu { $from }: { $units }.
mezo-log-moved-sacrificed-reserve = { $name } poświęca z rezerwy: { $units }.
mezo-log-moved-offer = { $name } ofiarowuje: { $units }.
mezo-log-placed = { $name }: { $what } stoi teraz między regionami: { $regions }.
mezo-log-conflict = Konflikt w regionie { $region }.
mezo-log-offerings = Ofiary w regionie { $region }, który jest Błogosławiony.
mezo-log-kept = { $name } zatrzymuje kartę { $what }.
mezo-log-kept-hidden = { $name } ma już wybraną kartę.
mezo-log-shown = { $name } odkrywa kartę { $what }.
mezo-log-vengeful-card = Mściwe bóstwa dobierają kartę.
mezo-log-passed = { $name } pasuje i rezygnuje z akcji { $number }.
mezo-log-third = { $name } oddaje glif za ostatnią akcję.
mezo-log-declined = { $name } rezygnuje.
mezo-log-power = { $name } używa mocy plemienia.
mezo-log-effect = { $name } ({ $origin }): { $effect }.
mezo-log-nothing = { $name } ({ $origin }): nic z tego nie wynika.
mezo-log-refused = { $name } nie płaci.
mezo-log-built-glyph = { $name } buduje glif w regionie { $region }.
mezo-log-built-floor = { $name } buduje piętro poziomu { $level } w regionie { $region }.
mezo-log-demolished-glyph = { $name } burzy glif w regionie { $region } ({ $other }).
mezo-log-demolished-floor = { $name } burzy piętro poziomu { $level } w regionie { $region } ({ $other }).
mezo-log-transformed-glyph = { $name } przekształca glif w regionie { $region } ({ $other }).
mezo-log-transformed-floor = { $name } przekształca piętro poziomu { $level } w regionie { $region } ({ $other }).
mezo-log-scored = { $name } zyskuje { $points } PZ ({ $source }), razem { $vp }.
mezo-log-scored-bumped = { $name } zyskuje { $points } PZ ({ $source }), mija zajęte pola ({ $bumped }), razem { $vp }.
mezo-log-lost = { $name }: cofnięcie do { $vp } PZ.
mezo-log-devotion = { $name }: oddanie +{ $count }, teraz { $devotion }.
mezo-log-devotion-lost = { $name }: oddanie −{ $count }, teraz { $devotion }.
mezo-log-strength = { $name } ma tu siłę większą o { $count }.
mezo-log-weakened = { $name } zmniejsza tu siłę o { $count } ({ $other }).
mezo-log-most-warrior = { $name } bierze tu większość wojowników.
mezo-log-most-shaman = { $name } bierze tu większość szamanów.
mezo-log-unawarded-calendar = { $name }: nikt nie trafi stąd do Kalendarza.
mezo-log-unawarded-codex = { $name }: nikt nie trafi stąd do Kodeksu.
mezo-log-strengths = Siła: { $all }.
mezo-log-won = { $name } wygrywa w regionie { $region }.
mezo-log-destroyed = { $name } niszczy miasto w regionie { $region } ({ $other }).
mezo-log-book-calendar = { $name } wysyła szamana na pole { $space } Kalendarza.
mezo-log-book-codex = { $name } wysyła wojownika na pole { $space } Kodeksu.
mezo-log-prophecy = { $name } wypełnia krok przepowiedni: { $what }.
mezo-log-monument = { $name } wypełnia całą przepowiednię i wznosi monument.
mezo-log-token = { $name }: żeton próby nr { $count }.
mezo-log-over = Gra skończona. Wygrywa { $name }.
