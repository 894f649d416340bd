# Strona zasad gry Amazonas. Pusta linia zaczyna nowy akapit.

amazonas-rules-title = Jak grać w Amazonas

amazonas-rules-aim = Cel gry
amazonas-rules-aim-text =
    Badasz las deszczowy nad wielką rzeką. Przez 18 rund twoje namioty wędrują od wioski do wioski, a wiosek jest 30.
    Za każdy namiot dostajesz żeton gatunku, który tam żyje: ryby, motyla, legwana, papugi lub orchidei.

    Punkty liczy się na koniec: za wiele żetonów jednego gatunku, za największą liczbę żetonów gatunku i za medal, jeśli zbierzesz komplet pięciu.
    Masz też tajną misję. Wymienia ona cztery wioski, a każda z nich bez twojego namiotu kosztuje cię punkty.
    Wygrywa gracz, który ma najwięcej punktów.
amazonas-rules-neutral = neutralny
amazonas-rules-tents-label = Pięć namiotów: niebieski z dwuspadowym dachem, okrągły czerwony, spiczasty biały, płaski pomarańczowy i szary szałas z jednym spadem.
amazonas-rules-tents-caption = Namioty każdego gracza mają swój kształt i kolor. Szare nie należą do nikogo i są potrzebne tylko w grze we dwoje.

amazonas-rules-opening = Otwarcie
amazonas-rules-opening-text =
    Każdy ma na początku 12 namiotów, 7 kart dochodu, 3 złota i jedną tajną misję.

    Dochody wypłaca się w srebrze, za namioty płaci się złotem. Trzy srebra są warte jedno złoto; monety wymieniają się same i nigdy ich nie brakuje.

    W losowej kolejności każdy rozbija jeden namiot w dowolnej wiosce z wolnym polem, na które go stać.
    Płacisz cenę pola i bierzesz żeton gatunku tej wioski.
    Namiot zawsze staje na najtańszym wolnym polu wioski. W jednej wiosce może zacząć kilkoro graczy, ale kto przychodzi później, płaci więcej.
amazonas-rules-opening-example = Przykład: Manaus ma pola za 2, 3 i 5 złota. Pierwszy namiot kosztuje tam 2 złota, drugi 3. Trzeci kosztowałby 5, a tyle na początku nikt nie ma.

amazonas-rules-round = Runda
amazonas-rules-round-text =
    Gra trwa 18 rund. Runda składa się z trzech kroków:
amazonas-rules-step-event = Wydarzenie.
amazonas-rules-step-event-text = Odkrywa się kartę wydarzenia. Obowiązuje tylko w tej rundzie.
amazonas-rules-step-income = Karty dochodu.
amazonas-rules-step-income-text = Wszyscy wybierają w tajemnicy kartę i odkrywają ją razem. Zaczyna gracz z najwyższym dochodem.
amazonas-rules-step-turns = Tury.
amazonas-rules-step-turns-text = W kolejności tur każdy bierze pieniądze i rozbija namioty.
amazonas-rules-round-turn = W swojej turze robisz po kolei:
amazonas-rules-step-native = Indianin.
amazonas-rules-step-native-text = Jeśli w tej rundzie jest Indianin i nikt go jeszcze nie wziął, bierzesz go albo rezygnujesz.
amazonas-rules-step-money = Pieniądze.
amazonas-rules-step-money-text = Bierzesz dochód, chyba że oddajesz go za Indianina. Pożar zmniejsza go o połowę, premia go zwiększa. Potem kradną małpy.
amazonas-rules-step-building = Namioty.
amazonas-rules-step-building-text = Rozbijasz tyle namiotów, ile chcesz i na ile cię stać. Niewydane pieniądze zostają ci na później.
amazonas-rules-round-pass = Tura, w której nie ma o czym decydować, mija sama.

amazonas-rules-events = Wydarzenia
amazonas-rules-events-text =
    Każda runda ma jedną z 18 kart wydarzeń. Widać, które jeszcze nadejdą, ale ich kolejności nie zna nikt.
amazonas-rules-events-table = Dziesięć rodzajów wydarzeń
amazonas-rules-events-kind = Wydarzenie
amazonas-rules-events-copies = Karty
amazonas-rules-events-effect = Działanie
amazonas-rules-event-jaguar = Ścieżki są zamknięte. Namioty rozbijasz tylko wzdłuż szlaków wodnych.
amazonas-rules-event-crocodile = Szlaki wodne są zamknięte. Namioty rozbijasz tylko wzdłuż ścieżek.
amazonas-rules-event-fire = Bierzesz połowę dochodu, zaokrągloną w dół.
amazonas-rules-event-monkeys = Po wzięciu dochodu tracisz 1 srebro za każdy żeton swojego największego stosu (Indianie też się liczą), ale nie więcej, niż masz.
amazonas-rules-event-native = W kolejności tur gracze mogą wziąć Indianina w zamian za dochód; dostaje go pierwszy chętny.
amazonas-rules-events-notes =
    Do premii liczą się też Indianie na stosie tego gatunku.

    Kto zagrywa kartę dochodu 6, w tej rundzie nie przejmuje się jaguarem, krokodylem, pożarem ani małpami, a premię i tak dostaje.
amazonas-rules-events-fire-example = Przykład: twój dochód to 7, a las płonie. Bierzesz 3 srebra. Przy ustalaniu kolejności nadal masz 7.
amazonas-rules-events-monkeys-example = Przykład: twoje stosy liczą 2, 2 i 1. Małpy kradną 2 srebra. Jeśli masz tylko 1 srebro, kradną 1.

amazonas-rules-income = Karty dochodu
amazonas-rules-income-text =
    Wszyscy wybierają jednocześnie i w tajemnicy jedną z kart dochodu, które mają jeszcze na ręce.
    Gdy każdy już wybierze, karty odkrywa się razem.

    Twój dochód to numer karty i po jednym srebrze za każdy twój żeton gatunku z tej karty.
    Indianin liczy się jako żeton stosu, na którym leży.
amazonas-rules-cards-label = Siedem kart dochodu: 0 dowolny gatunek, 1 ryba, 2 motyl, 3 legwan, 4 papuga, 5 orchidea, 6 Indianin. W rogach numery remisowe 2, 8, 9, 15, 17, 22 i 28.
amazonas-rules-cards-caption = Karty dochodu niebieskiego gracza. Liczba w kółku to numer remisowy.
amazonas-rules-card-0 = Karta 0
amazonas-rules-card-0-text = Daje po jednym srebrze za każdy żeton twojego największego stosu, niezależnie od gatunku.
amazonas-rules-card-6 = Karta 6
amazonas-rules-card-6-text = Daje 6 srebra i po jednym więcej za każdego twojego Indianina, na którymkolwiek stosie leży. W tej rundzie jaguar, krokodyl, pożar i małpy nic ci nie zrobią.
amazonas-rules-incomes-label = Trzy dochody. Karta 2 z jednym motylem daje 3 srebra, czyli 1 złoto. Karta 5 z trzema orchideami daje 8 srebra: 2 złota i 2 srebra. Karta 1 z dwiema rybami i Indianinem daje 4 srebra: 1 złoto i 1 srebro.
amazonas-rules-incomes-caption = Numer karty, żetony jej gatunku i suma w złotych i srebrnych monetach.
amazonas-rules-income-example = Przykład: masz dwóch Indian. Karta 6 daje 6 + 2 = 8. Jeśli twój największy stos ma 4 żetony, karta 0 daje 4.
amazonas-rules-income-cards =
    Zagrane karty leżą odkryte, więc wszyscy wiedzą, co masz jeszcze na ręce.
    Po rundach 7 i 14 wszyscy biorą swoje siedem kart z powrotem. Każdą kartę zagrywa się więc raz na siedem rund; w ostatnich czterech rundach zagrywasz cztery z siedmiu.
amazonas-rules-income-memory = Zależnie od opcji stołu widać wszystkie karty zagrane od czasu, gdy ostatnio wróciły na rękę, albo tylko ostatnią kartę każdego gracza, jak w instrukcji. W tym drugim przypadku także przebieg gry i powtórka do końca gry nie pokazują wcześniejszych kart innych graczy; boty pamiętają tak czy inaczej.

amazonas-rules-order = Kolejność tur
amazonas-rules-order-text =
    Wcześniej gra gracz z wyższym dochodem. Liczy się cały dochód, zanim zmieni go pożar lub premia.

    Przy równych dochodach decyduje liczba w kółku: wcześniej gra niższy numer remisowy.
    Każdy numer remisowy jest inny, a niższa karta ma zawsze niższy numer.

    Warto grać wcześnie: wtedy jako pierwszy wybór masz tanie pola, medale i Indianina.
amazonas-rules-order-table = Numery remisowe
amazonas-rules-order-colour = Kolor
amazonas-rules-order-card = Karta dochodu
amazonas-rules-order-colours = Numery remisowe należą do koloru, niezależnie od tego, kto nim gra. Są rozłożone równo: z dwóch dowolnych kolorów każdy ma pierwszeństwo na trzech lub czterech z siedmiu kart.
amazonas-rules-order-example = Przykład: biały zagrywa kartę 6 i ma 6. Niebieski zagrywa kartę 3 z dwoma legwanami, czerwony kartę 5 bez orchidei: w obu przypadkach dochód to 5. Pierwszy gra biały. Potem niebieski z numerem remisowym 15, a po nim czerwony z numerem 21.

amazonas-rules-native = Indianie
amazonas-rules-native-text =
    W rundzie z wydarzeniem Indianin do wzięcia jest jeden żeton Indianina. Na początku swojej tury, jeśli nikt go jeszcze nie wziął, możesz go wziąć, ale oddajesz za niego cały dochód z tej rundy.
    Musisz od razu położyć go na jednym ze swoich stosów, w którym masz choć jeden żeton. Zostaje tam do końca gry.

    Odtąd liczy się jako żeton tego stosu: przy dochodach, premiach i małpach, a na koniec przy punktach, przewagach i remisach.
    Dzięki niemu karta 6 daje też o 1 srebro więcej. Do medalu się nie liczy.

    Jeśli bierzesz Indianina, nadal możesz rozbijać namioty za pieniądze, które masz. Jeśli wszyscy zrezygnują, Indianin wypada z gry.
amazonas-rules-native-example = Przykład: masz dwie ryby. Oddajesz dochód 4 i kładziesz Indianina na rybach. Odtąd twoja karta 1 daje 1 + 3 = 4, a trzy żetony dałyby już punkty.

amazonas-rules-building = Rozbijanie namiotów
amazonas-rules-building-text =
    Możesz rozbić namiot, jeśli spełnione są wszystkie te warunki:
amazonas-rules-building-link = Ścieżka lub szlak wodny łączy tę wioskę bezpośrednio z inną, w której masz namiot. Możesz iść dalej także od namiotu rozbitego w tej samej turze.
amazonas-rules-building-one = W tej wiosce nie masz jeszcze namiotu. Cudze namioty nie przeszkadzają.
amazonas-rules-building-space = Wioska ma wolne pole, na które cię stać. Twój namiot staje na najtańszym, a ty płacisz jego cenę w złocie.
amazonas-rules-building-left = Masz jeszcze namiot. Na całą grę masz ich 12 i nigdy się ich nie przenosi.
amazonas-rules-building-tile =
    Potem weź żeton gatunku tej wioski. Każdego gatunku jest 12; jeśli już ich nie ma, rozbijasz namiot bez żetonu.
amazonas-rules-network-label = Pięć wiosek nad rzeką. W A stoi twój namiot. Ścieżka prowadzi z A do B i dalej do E. Szlak wodny prowadzi z A do C i dalej do D. Wioski B i C są zaznaczone.
amazonas-rules-network-caption = Ścieżki są kreskowane, szlaki wodne ciągłe. Twój namiot stoi w A: możesz rozbić następny w B i w C. Z C w tej samej turze sięgniesz do D.
amazonas-rules-jaguar-label = Tych samych pięć wiosek z przekreślonymi ścieżkami. Zaznaczona jest tylko wioska C.
amazonas-rules-jaguar-caption = Gdy grasuje jaguar, ścieżki są zamknięte. Sięgasz tylko do C, a przez C do D. Przy krokodylu byłoby to B, a przez B wioska E.
amazonas-rules-prices-label = Trzy razy wioska z polami za 2, 3 i 5 złota. W pustej następny namiot kosztuje 2; z jednym namiotem 3; z dwoma namiotami 5.
amazonas-rules-prices-caption = Następny namiot zajmuje najtańsze wolne pole. Moneta pokazuje, ile ono kosztuje.
amazonas-rules-building-example = Przykład: masz 4 złota. Rozbijasz namiot w C za 2 złota, a stamtąd w D też za 2. Za każdy bierzesz żeton.

amazonas-rules-medals = Medale
amazonas-rules-medals-text =
    Gdy tylko masz żeton każdego z pięciu gatunków, bierzesz najlepszy medal, jaki został. Jego punkty dolicza się na koniec.
    Indianin nie zastępuje brakującego gatunku. Nikt nie dostaje drugiego medalu, a kto nie zbierze kompletu, nie dostaje żadnego.
amazonas-rules-medals-table = Punkty za medale
amazonas-rules-medals-players = Liczba graczy
amazonas-rules-medals-place = { $place ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
   *[other] czwarty
}

amazonas-rules-end = Koniec gry
amazonas-rules-end-text =
    Gra kończy się po rundzie 18. Misje zostają odkryte i każdy dodaje:
amazonas-rules-end-what = Za co
amazonas-rules-end-points = Punkty
amazonas-rules-end-tiles = Gatunek, którego masz co najmniej 3 żetony
amazonas-rules-end-tiles-points = po 1 za każdy z tych żetonów
amazonas-rules-end-majority = Najwięcej żetonów gatunku
amazonas-rules-end-majority-points = 2; przy remisie po 1
amazonas-rules-end-medal = Twój medal
amazonas-rules-end-medal-points = jego liczba
amazonas-rules-end-mission = Każda wioska twojej misji bez twojego namiotu
amazonas-rules-end-mission-points = −3
amazonas-rules-end-notes =
    Indianie liczą się jako żetony swojego stosu. Do przewagi może wystarczyć nawet jeden lub dwa żetony.
    Wynik może być ujemny.
amazonas-rules-end-example = Przykład: masz 4 ryby, więcej niż ktokolwiek inny. To 4 + 2 = 6 punktów. Dwoje graczy ma po 2 papugi, a nikt nie ma więcej. To 0 + 1 = 1 punkt dla obojga.
amazonas-rules-score-label = Stosy: 2 ryby, 4 motyle, 1 legwan, 3 papugi z Indianinem i 2 orchidee. Dają 0, 4, 0, 4 i 0. Medal dodaje 4, jedna brakująca wioska misji zabiera 3. Razem 9.
amazonas-rules-score-caption = Końcowy wynik bez przewag. W jednej wiosce misji nie ma namiotu.
amazonas-rules-end-else = Przy dwojgu graczach przewagi są warte mniej, a przy niektórych stołach wcale się nie liczą:
amazonas-rules-end-tie =
    Wygrywa gracz, który ma najwięcej punktów. Przy remisie wygrywa ten, kto ma więcej żetonów, licząc Indian; potem ten, kto ma więcej pieniędzy. Jeśli nadal jest remis, zwycięstwo jest wspólne.

amazonas-rules-two = Dwoje graczy
amazonas-rules-two-text =
    We dwoje gra się z medalami wartymi 3 i 2 punkty. Przewagi są warte mniej: 1 punkt za więcej żetonów gatunku niż przeciwnik, nic przy remisie.

    Każdy ma też 6 neutralnych namiotów, które zajmują miejsce. Raz w każdej swojej turze, ale nie w otwarciu, możesz rozbić jeden z nich.
    Nic nie kosztuje i nie daje żetonu. Możesz to zrobić przed rozbiciem własnych namiotów, po nim albo bez niego.
amazonas-rules-two-any = Może to być dowolna wioska, połączona z twoimi lub nie, jeśli nie ma w niej jeszcze neutralnego namiotu.
amazonas-rules-two-space = Namiot staje na najtańszym wolnym polu.
amazonas-rules-two-last = Nie możesz rozbić go na ostatnim wolnym polu wioski.
amazonas-rules-places-label = Trzy wioski. Dwa pola, na pierwszym neutralny namiot: wolno. Dwa pola, pierwsze zajęte przez czerwony namiot: neutralny nie może tu już stanąć. Trzy pola, niebieski namiot, a po nim neutralny: wolno.
amazonas-rules-places-caption = Neutralny namiot musi zostawić wolne pole. W środkowej wiosce zostało już tylko ostatnie.
amazonas-rules-two-example = Przykład: masz 4 motyle, więcej niż twój przeciwnik. To 4 + 1 = 5 punktów. Orchidei jest po 2 u obu stron: nie dają nic nikomu.

amazonas-rules-majority = Przewagi albo nie
amazonas-rules-majority-text =
    Kto otwiera stół, decyduje, czy największa liczba żetonów gatunku daje punkty. Tak jest w instrukcji; w pierwszym wydaniu gry tej premii nie było.
amazonas-rules-majority-table = Punkty za największą liczbę żetonów gatunku
amazonas-rules-majority-players = Liczba graczy
amazonas-rules-majority-alone = samodzielnie
amazonas-rules-majority-tied = przy remisie
amazonas-rules-majority-many = 3 lub 4
amazonas-rules-majority-two = 2
amazonas-rules-majority-none = Jeśli nikt nie ma żetonu gatunku, nikt nie dostaje punktów za przewagę w nim.

amazonas-rules-secrets = Kto co widzi
amazonas-rules-secrets-text =
    Wszyscy widzą namioty, żetony, Indian, pieniądze i medale, zagrane karty dochodu, a więc i te na ręce (albo, przy tej opcji, tylko ostatnią kartę każdego gracza), wydarzenie oraz to, jakie wydarzenia jeszcze nadejdą.

    Tylko ty widzisz swoją misję i, dopóki wszystkie nie zostaną odkryte, wybraną kartę. Kolejności wydarzeń ani nierozdanych misji nie zna nikt.

    W czasie gry żaden wynik przy imieniu nie uwzględnia misji, żeby wyniki można było porównać. Ile kosztuje cię twoja misja, widać w osobnym wierszu.

amazonas-rules-credits = Elementy gry i autorzy
amazonas-rules-credits-text =
    Grę Amazonas zaprojektował Stefan Dorra, a wydało wydawnictwo Kosmos. Zasady objaśniamy tu własnymi słowami.

    Mapa z wioskami, połączeniami i cenami, misje i numery remisowe są nasze, bo drukowanych nie ma w instrukcji. Wszystko inne jest zgodne z instrukcją. To, że neutralny namiot wolno rozbić także w turze bez własnego, jest naszą decyzją, zgodną ze stroną autora.
