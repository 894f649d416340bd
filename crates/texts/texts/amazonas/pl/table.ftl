# Amazonas przy stole.

amazonas-pitch = 18 rund nad wielką rzeką: rozbijaj namioty od wioski do wioski, zbieraj gatunki, wypełnij tajną misję i przechytrz innych swoją kartą dochodu. 2–4 graczy, 45 minut.

amazonas-option-players = Liczba graczy
amazonas-option-players-about = We dwoje gra się z neutralnymi namiotami, które zajmują miejsce na mapie.
amazonas-option-players-2 = 2
amazonas-option-players-3 = 3
amazonas-option-players-4 = 4
amazonas-option-majority = Przewagi
amazonas-option-majority-about = Czy przewaga w żetonach gatunku daje na koniec dodatkowe punkty.
amazonas-option-majority-rulebook = jak w instrukcji
amazonas-option-majority-none = bez przewag, jak w pierwszym wydaniu
amazonas-option-colours = Kolory
amazonas-option-colours-about = Jaki kolor ma każdy z graczy. Numery remisowe należą do koloru.
amazonas-option-colours-first = w kolejności miejsc
amazonas-option-colours-blue = niebieski
amazonas-option-colours-red = czerwony
amazonas-option-colours-white = biały
amazonas-option-colours-orange = pomarańczowy
amazonas-option-memory = Zagrane karty dochodu
amazonas-option-memory-about = Czy widać wszystkie karty dochodu zagrane od czasu, gdy ostatnio wróciły na rękę, czy tylko ostatnią kartę każdego gracza. Boty pamiętają tak czy inaczej.
amazonas-option-memory-on = widać wszystkie
amazonas-option-memory-off = tylko ostatnia, jak w instrukcji

amazonas-round = Runda { $number }
amazonas-round-of = Runda { $number } z 18
amazonas-plot-end = koniec
amazonas-source-fish = ryby
amazonas-source-butterfly = motyle
amazonas-source-iguana = legwany
amazonas-source-parrot = papugi
amazonas-source-orchid = orchidee
amazonas-source-majority = przewagi
amazonas-source-medal = medal
amazonas-source-mission = brakujące wioski misji

amazonas-phase-opening = Pierwsze namioty
amazonas-phase-income = Karty dochodu
amazonas-phase-native = Indianin
amazonas-phase-building = Namioty
amazonas-phase-over = Koniec gry

amazonas-colour-blue = niebieski
amazonas-colour-red = czerwony
amazonas-colour-white = biały
amazonas-colour-orange = pomarańczowy
amazonas-species-fish = ryba
amazonas-species-butterfly = motyl
amazonas-species-iguana = legwan
amazonas-species-parrot = papuga
amazonas-species-orchid = orchidea

amazonas-card-0 = Karta 0 (największy stos)
amazonas-card-1 = Karta 1 (ryby)
amazonas-card-2 = Karta 2 (motyle)
amazonas-card-3 = Karta 3 (legwany)
amazonas-card-4 = Karta 4 (papugi)
amazonas-card-5 = Karta 5 (orchidee)
amazonas-card-6 = Karta 6 (Indianie i ochrona przed wydarzeniem)
amazonas-card-chosen = Twoja karta w tej rundzie
amazonas-card-used = Już zagrana; wszystkie karty wracają po rundach 7 i 14
amazonas-card-free = Wciąż na ręce
amazonas-card-hidden = Karta dochodu wybrana, jeszcze tajna
amazonas-cards-played = Zagrane karty dochodu: { $cards }
amazonas-card-last = Ostatnia karta dochodu: { $cards }
amazonas-tie-number = Numer remisowy: przy równych dochodach najniższy gra pierwszy
amazonas-pays = daje { $silver }

amazonas-event-jaguar = Jaguar
amazonas-event-jaguar-about = W tej rundzie ścieżki są zamknięte. Szlaki wodne są otwarte.
amazonas-event-crocodile = Krokodyl
amazonas-event-crocodile-about = W tej rundzie szlaki wodne są zamknięte. Ścieżki są otwarte.
amazonas-event-fire = Pożar lasu
amazonas-event-fire-about = Każdy bierze tylko połowę dochodu, zaokrągloną w dół.
amazonas-event-monkeys = Małpy
amazonas-event-monkeys-about = Każdy traci 1 srebro za każdy żeton swojego największego stosu.
amazonas-event-native = Indianin
amazonas-event-native-about = W kolejności tur można wziąć Indianina zamiast dochodu. Dostaje go pierwszy chętny.
amazonas-event-fish = Premia za ryby
amazonas-event-fish-about = 1 srebro więcej za każdy żeton w twoim stosie ryb.
amazonas-event-butterfly = Premia za motyle
amazonas-event-butterfly-about = 1 srebro więcej za każdy żeton w twoim stosie motyli.
amazonas-event-iguana = Premia za legwany
amazonas-event-iguana-about = 1 srebro więcej za każdy żeton w twoim stosie legwanów.
amazonas-event-parrot = Premia za papugi
amazonas-event-parrot-about = 1 srebro więcej za każdy żeton w twoim stosie papug.
amazonas-event-orchid = Premia za orchidee
amazonas-event-orchid-about = 1 srebro więcej za każdy żeton w twoim stosie orchidei.
amazonas-event-none = Przed pierwszą rundą
amazonas-event-none-about = Każdy rozbija jeden namiot. Potem każda runda ma swoje wydarzenie.
amazonas-to-come = Jeszcze w talii: { $count ->
    [one] jedno wydarzenie
    [few] { $count } wydarzenia
    [many] { $count } wydarzeń
   *[other] { $count } wydarzenia
}

amazonas-board = Amazonka i jej wioski
amazonas-hand = Twoje karty dochodu i twoja misja
amazonas-money = { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
} i { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
} (razem { $sum ->
    [one] 1 srebro
   *[other] { $sum } srebra
})
amazonas-tents-left = { $count ->
    [one] został jeden namiot
    [few] zostały { $count } namioty
    [many] zostało { $count } namiotów
   *[other] zostało { $count } namiotu
}
amazonas-neutral-left = { $count ->
    [one] został jeden neutralny namiot
    [few] zostały { $count } neutralne namioty
    [many] zostało { $count } neutralnych namiotów
   *[other] zostało { $count } neutralnego namiotu
}
amazonas-medal = Medal za pięć gatunków: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
amazonas-why = dochód { $income }, numer remisowy { $tie }
amazonas-pile = { $species }: { $tiles ->
    [one] jeden żeton
    [few] { $tiles } żetony
    [many] { $tiles } żetonów
   *[other] { $tiles } żetonu
}, { $natives ->
    [0] bez Indianina
    [one] jeden Indianin
    [few] { $natives } Indian
    [many] { $natives } Indian
   *[other] { $natives } Indianina
}
amazonas-tent-of = { $place }: namiot ({ $name })
amazonas-tent-neutral = { $place }: neutralny namiot

amazonas-mission = Twoja tajna misja
amazonas-mission-done = (gotowe)
amazonas-mission-so-far = Misja na razie: { $points ->
    [0] 0
   *[other] −{ $points }
}
amazonas-mission-complete = We wszystkich czterech wioskach stoi twój namiot. Nic nie tracisz.
amazonas-mission-takes = Połączenie reszty: { $tents ->
    [one] jeden namiot
    [few] { $tents } namioty
    [many] { $tents } namiotów
   *[other] { $tents } namiotu
}, { $gold } złota. W tej chwili tracisz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
amazonas-mission-cheaper = Albo { $tents ->
    [one] jeden namiot
    [few] { $tents } namioty
    [many] { $tents } namiotów
   *[other] { $tents } namiotu
} za { $gold } złota.
amazonas-mission-impossible = Całości nie da się już połączyć. W tej chwili tracisz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

amazonas-do-start = Pierwszy namiot: { $place }
amazonas-do-income = Zagraj: { $card }
amazonas-do-native = Weź Indianina: { $species }
amazonas-do-refuse = Weź dochód
amazonas-do-build = Rozbij namiot: { $place }
amazonas-do-neutral = Neutralny namiot: { $place }
amazonas-do-done = Zakończ turę

amazonas-effect-build = Koszt: { $gold } złota; bierzesz 1 żeton ({ $species }). Zostanie ci: { $money }.
amazonas-effect-build-bare = Koszt: { $gold } złota; żetonów tego gatunku ({ $species }) już nie ma. Zostanie ci: { $money }.
amazonas-effect-mission = To wioska z twojej misji.
amazonas-effect-medal = Twój piąty gatunek: medal wart { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
amazonas-effect-income = Dochód { $income }. Po wydarzeniu masz { $money }. Numer remisowy: { $tie }.
amazonas-effect-native = Zamiast dochodu. Stos ({ $species }) będzie liczył: { $pile }.
amazonas-effect-refuse = Rezygnujesz z Indianina i bierzesz pieniądze.
amazonas-effect-neutral = Nic nie kosztuje i nie daje żetonu: tylko zajmuje pole. Raz w turze.
amazonas-effect-done = Pieniądze zostają ci na później.

amazonas-prompt-opening = Rozbij pierwszy namiot w dowolnej wiosce.
amazonas-reason-opening = Masz { $money }. Stąd wyrośnie twoja sieć.
amazonas-prompt-income = Wybierz kartę dochodu na tę rundę.
amazonas-reason-income = Masz { $money }. Wszyscy odkrywają karty razem; zaczyna gracz z najwyższym dochodem.
amazonas-prompt-native = Weź Indianina albo dochód.
amazonas-reason-native = Do końca gry liczy się jako dodatkowy żeton jednego z twoich stosów. Masz { $money }.
amazonas-prompt-building = Rozbij namioty albo zakończ turę.
amazonas-reason-building = Masz { $money } i { $tents ->
    [one] jeden namiot
    [few] { $tents } namioty
    [many] { $tents } namiotów
   *[other] { $tents } namiotu
}. Podświetlone są wioski, na które cię stać i które łączą się z twoimi namiotami.
amazonas-prompt-neutral = Rozbij swoje namioty, jeden neutralny albo zakończ turę.
amazonas-reason-neutral = Masz { $money }. Wybierz mały szary namiot, żeby rozbić tam neutralny.
amazonas-prompt-only-neutral = Rozbij neutralny namiot albo zakończ turę.
amazonas-reason-only-neutral = Masz { $money }. Neutralny namiot nic nie kosztuje i zajmuje pole.
amazonas-prompt-over = Koniec gry.
amazonas-reason-over = Wygrywa gracz z największą liczbą punktów.

amazonas-wait-opening = Trwa rozbijanie pierwszych namiotów.
amazonas-wait-income = Trwa tajny wybór kart dochodu.
amazonas-wait-native = Gracze w kolejności tur decydują o Indianinie.
amazonas-wait-building = Trwa rozbijanie namiotów.
amazonas-wait-over = Koniec gry.

amazonas-tip-opening = Zacznij tam, skąd prowadzą dalej co najmniej dwie drogi, blisko wiosek swojej misji: mają proporczyk, który widzisz tylko ty. Liczba na polu to jego cena w złocie, a namiot zawsze zajmuje najtańsze wolne pole.
amazonas-tip-income = Karta daje tyle srebra, ile wynosi jej numer, i jeszcze po jednym za każdy żeton jej gatunku. Każdą kartę zagrywa się raz na siedem rund, więc kartę gatunku zachowaj na czas, gdy jego stos urośnie. Karta 6 chroni przed jaguarem, krokodylem, pożarem i małpami.
amazonas-tip-native = Indianin do końca gry liczy się jako dodatkowy żeton jednego z twoich stosów: przy dochodach, przy 3 żetonach potrzebnych do punktów i przy przewagach. Kosztuje cię dochód z tej rundy.
amazonas-tip-building = Każdy namiot daje żeton ze swojej wioski. 1 złoto to 3 srebra. Na początku pięć różnych gatunków daje medal; później punkty przynoszą 3 lub więcej żetonów jednego gatunku.
amazonas-tip-over = Gatunki z co najmniej 3 żetonami dają po 1 punkcie za żeton. Dochodzą przewagi i medale, a za każdą wioskę misji bez własnego namiotu traci się 3 punkty.

amazonas-log-started = { $name } rozbija pierwszy namiot w wiosce { $place } za { $gold } złota i bierze 1 żeton ({ $species }).
amazonas-log-started-bare = { $name } rozbija pierwszy namiot w wiosce { $place } za { $gold } złota.
amazonas-log-round = Runda { $round }: { $event }.
amazonas-log-chose = { $name } wybiera: { $card }.
amazonas-log-chose-hidden = { $name } wybiera w tajemnicy kartę dochodu.
amazonas-log-revealed = { $name } odkrywa: { $card }. Dochód { $income }, numer remisowy { $tie }.
amazonas-log-order = Kolejność tur: { $order }.
amazonas-log-native = { $name } bierze Indianina ({ $species }) i oddaje dochód: { $income }.
amazonas-log-native-again = { $name } bierze Indianina ({ $species }) zamiast dochodu.
amazonas-log-refused = { $name } rezygnuje z Indianina.
amazonas-log-native-gone = Nikt nie bierze Indianina. Wypada z gry.
amazonas-log-spared = { $name } zagrywa kartę 6 i omija wydarzenie.
amazonas-log-income = { $name } bierze { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
} i ma { $money }.
amazonas-log-income-burnt = { $name } bierze { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
} (pożar pochłania { $burnt }) i ma { $money }.
amazonas-log-bonus = { $name } bierze premię: { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
} ({ $species }) i ma { $money }.
amazonas-log-robbed = { $name } traci przez małpy { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
} i ma { $money }.
amazonas-log-built = { $name } rozbija namiot w wiosce { $place } za { $gold } złota i bierze 1 żeton ({ $species }).
amazonas-log-built-bare = { $name } rozbija namiot w wiosce { $place } za { $gold } złota; żetonów już nie ma.
amazonas-log-medal = { $name } ma komplet pięciu gatunków: medal wart { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
amazonas-log-neutral = { $name } rozbija neutralny namiot w wiosce { $place }.
amazonas-log-took-back = Wszyscy biorą z powrotem siedem kart dochodu.
amazonas-log-final = { $name }: { $tiles } za żetony, { $majority } za przewagi, { $medal } za medal, minus { $missing } za misję; razem { $score }.
amazonas-log-over = { $count ->
    [one] Koniec gry. Zwycięstwo: { $name }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $name }.
}
