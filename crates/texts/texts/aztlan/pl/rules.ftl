# Strona zasad gry Aztlán. Pusta linia zaczyna nowy akapit.

aztlan-rules-title = Jak grać w Aztlán

aztlan-rules-aim = Cel gry
aztlan-rules-aim-text =
    Prowadzisz plemię przez pięć er i rozstawiasz jego pionki w krainie 30 terytoriów.
    Wygrywa gracz, który po piątej erze ma najwięcej punktów.

    W krainie jest pięć rodzajów terenu, po 6 terytoriów każdego: dżungla, pustynia, góry, tarasy i miasto.
    Między nimi leżą trzy jeziora, na których nikt nie może stanąć.

aztlan-rules-tribe-0 = Wąż
aztlan-rules-tribe-1 = Ocelot
aztlan-rules-tribe-2 = Kojot
aztlan-rules-tribe-3 = Kwezal
aztlan-rules-tribes-label = Cztery kształty: czerwony romb, ugrowe koło, zielony trójkąt i niebieski kwadrat.
aztlan-rules-tribes-caption = Cztery plemiona. Każde ma swój kształt i kolor; w grze niczym się nie różnią.

aztlan-rules-terrain-jungle = dżungla
aztlan-rules-terrain-desert = pustynia
aztlan-rules-terrain-mountains = góry
aztlan-rules-terrain-terraces = tarasy
aztlan-rules-terrain-city = miasto
aztlan-rules-terrain-wild = dowolny

aztlan-rules-age = Era
aztlan-rules-age-text =
    Era składa się z czterech faz: wyboru, rozwoju, konfliktu i punktacji.
    Potem zaczyna się następna era.

    Pionki pozostają na planszy z ery na erę, dopóki ktoś ich nie usunie.
    Plansza się więc zapełnia, a w każdej erze dostajesz o jeden nowy pionek mniej niż w poprzedniej.
aztlan-rules-age-table = Nowe pionki dla każdego gracza
aztlan-rules-age-players = Liczba graczy
aztlan-rules-age-number = Era { $age }

aztlan-rules-choosing = Faza 1: wybór
aztlan-rules-choosing-text =
    Wszyscy wybierają jednocześnie i w tajemnicy jedną nieużytą jeszcze kartę mocy.
    Masz ich sześć, z numerami od 4 do 9, i w każdej z pięciu er używasz jednej.

    Numer to siła każdego twojego pionka w tej erze, także tych dawnych.
    Teren to ten, który w tej erze przyniesie ci punkty.
    Mała liczba mówi, ile karta jest warta na koniec gry, jeśli to właśnie jej nigdy nie użyjesz.

    Karta 4 jest słaba, ale pasuje do wszystkiego: jej teren wybierasz dopiero przy punktacji.

    Następnie bierzesz z zapasu nowe pionki na tę erę.
    Na początku zapas liczy wszystkie 30 pionków twojego plemienia: żaden nie służy do oznaczania kolejności tur.
    Jeśli zapas nie wystarcza, bierzesz też swoje pionki usunięte wcześniej. Jeśli i tych jest za mało, bierzesz tyle, ile jest, a gdy nie masz już czego postawić, twoja tura przepada.
aztlan-rules-power-label = Sześć kart mocy: 4, dowolny teren, nieużyta warta 2; 5, dżungla, warta 3; 6, pustynia, warta 4; 7, góry, warta 5; 8, tarasy, warta 6; 9, miasto, warta 7.
aztlan-rules-power-caption = Twoje sześć kart mocy. U góry po lewej siła, po prawej wartość karty nieużytej.

aztlan-rules-development = Faza 2: rozwój
aztlan-rules-development-text =
    Gracze wykonują tury w ustalonej kolejności, aż wszystkie nowe pionki staną na planszy.

    W swojej turze postaw jeden pionek na dowolnym terytorium: pustym lub zatłoczonym, bliskim lub dalekim.
    Potem możesz przesunąć jeden ze swoich pionków, nowy lub dawny, na sąsiednie terytorium.
    Na terytorium zmieści się dowolna liczba pionków.

    Po ostatniej turze wszyscy odkrywają wybrane karty mocy.

aztlan-rules-conflict = Faza 3: konflikt
aztlan-rules-conflict-text =
    Terytorium jest sporne, jeśli stoją na nim pionki różnych graczy: dochodzi tam do konfliktu.
    Twoja moc na nim to numer twojej karty pomnożony przez liczbę twoich pionków.
aztlan-rules-conflict-example = Przykład: dwa pionki z kartą 5 mają 2 × 5 = 10. Jeden pionek z kartą 9 ma tylko 1 × 9 = 9. Wygrywają dwa pionki.
aztlan-rules-conflict-winner =
    W kolejności tur każdy rozstrzyga po kolei, w dowolnym porządku, te nierozstrzygnięte konflikty, w których nikt inny nie ma większej mocy.
    Jeśli największą moc masz tylko ty, musisz wybrać:
aztlan-rules-battle = Bitwa
aztlan-rules-battle-text = Wszystkie pionki przeciwników na tym terytorium zostają usunięte.
aztlan-rules-coexist = Współistnienie
aztlan-rules-coexist-text = Wszystkie pionki zostają, a ty dobierasz jedną kartę dobrobytu, niezależnie od liczby przeciwników.
aztlan-rules-conflict-all = Nie można usunąć jednego przeciwnika, a drugiego zostawić.
aztlan-rules-contest-label = Pustynia, a na niej dwa pionki Ocelota, jeden Kwezala i jeden Kojota. Ich moc to 10, 8 i 4. Po bitwie zostają tylko pionki Ocelota; przy współistnieniu zostają wszyscy, a Ocelot dobiera kartę.
aztlan-rules-contest-caption = Ocelot ma 10 przeciw 8 i 4. Bitwa usuwa obu przeciwników; współistnienie pozwala obu zostać i daje jedną kartę.
aztlan-rules-conflict-tie =
    Jeśli o największą moc remisuje kilku graczy, współistnieją i nikt nie dobiera karty.
    Słabsi gracze na tym terytorium są od razu usuwani.
    Remisujący, którego tura przychodzi później, może w niej jeszcze zagrać tam kartę Wielki Tlatoani.
aztlan-rules-conflict-tie-example = Przykład: moce wynoszą 8, 8 i 5. Dwaj gracze z mocą 8 współistnieją, pionki trzeciego są usuwane i nikt nie dobiera karty.
aztlan-rules-tie-label = Góry, a w nich jeden pionek Kojota, dwa Kwezala i jeden Węża. Ich moc to 8, 8 i 5. Potem zostają Kojot i Kwezal.
aztlan-rules-tie-caption = Remis o największą moc: remisujący zostają, słabszy jest usuwany.
aztlan-rules-conflict-cards =
    Dwie karty dobrobytu mogą odmienić konflikt: Wielki Tlatoani i Święte Gry.
    Jeśli masz dobrać kartę, a talia jest pusta, tasuje się karty odrzucone, także te zagrane przed chwilą, i powstaje z nich nowa talia. Jeśli nie ma i odrzuconych, nikt nie dobiera.

aztlan-rules-scoring = Faza 4: punktacja
aztlan-rules-scoring-text =
    W kolejności tur każdy liczy punkty za swoje domeny.
    Domena to grupa sąsiadujących terytoriów, z których na każdym stoi co najmniej jeden twój pionek.
    Nie ma znaczenia, kto jeszcze tam stoi. Jeziora nie łączą.

    Domena daje 1 punkt za każde swoje terytorium.
    Następnie dodaj kwadrat liczby tych jej terytoriów, które pasują do twojej karty mocy: 1, 4, 9, 16 i tak dalej.
    Domena bez pasującego terytorium daje 0 punktów.
aztlan-rules-scoring-example = Przykład: twoja karta to 9, miasto. Twoje domeny mają 4 terytoria z 1 miastem, 3 z 2 miastami, 1 z 1 miastem i 1 bez miasta. Dają 5 + 7 + 2 + 0 = 14.
aztlan-rules-domains-label = Cztery domeny: cztery terytoria z jednym miastem dają 5, trzy z dwoma miastami dają 7, samo miasto daje 2, same góry dają 0. Razem 14.
aztlan-rules-domains-caption = Miasta są tu wzorzyste. Dwa w jednej domenie są warte więcej niż dwa osobno.
aztlan-rules-scoring-wild =
    Mając kartę 4, wybierasz jeden teren, który liczy się dla wszystkich twoich domen.
aztlan-rules-scoring-wild-example = Przykład: wybierasz pustynię. Domeny, które liczą 6 terytoriów (3 pustynie), 2 terytoria (1 pustynia) i 3 terytoria (1 pustynia), dają 15 + 3 + 4 = 22.
aztlan-rules-scoring-cards =
    Zanim policzysz punkty, możesz zagrać dowolną liczbę kart Tratwy i czółna oraz Błogosławieństw. Wszystkie punkty twojej tury to jeden ruch znacznika.
aztlan-rules-domain-table = Punkty za domenę
aztlan-rules-domain-size = Terytoria
aztlan-rules-domain-matching = w tym pasujące
aztlan-rules-domain-note = Puste pola tabeli to domeny, których na naszej planszy nie ma. Mogą powstać tylko dzięki Tratwom i czółnom: wtedy do liczby terytoriów dodaj kwadrat liczby pasujących.

aztlan-rules-end = Koniec gry
aztlan-rules-end-text =
    Po piątej erze każdy dodaje do swojego wyniku: wartość nigdy nieużytej karty mocy, 1 punkt za każdą kartę dobrobytu na ręce i kwadrat liczby posiadanych Ofiar.
    Robi to jednym ruchem znacznika, w kolejności tur piątej ery; kolejność ma znaczenie, bo znacznik, który trafia na miejsce ostatni, leży na wierzchu.

    Wygrywa gracz, który ma najwięcej punktów.
aztlan-rules-end-example = Przykład: masz na ręce 3 Ofiary i 1 inną kartę. To 3 × 3 = 9 za Ofiary i 4 za karty: 13 punktów.
aztlan-rules-end-tie = Przy remisie o najwyższy wynik rozstrzyga stos znaczników; jak, zależy od wydania.

aztlan-rules-order = Kolejność tur i stos znaczników
aztlan-rules-order-text =
    Każdy gracz ma znacznik na torze punktów.
    Na początku ery ustala się kolejność tur dla wszystkich jej faz: zaczyna ten, kto ma najwięcej punktów, potem kolejni według wyniku.

    Znacznik, który trafia na zajęty wynik, kładzie się na wierzchu tych, które już tam leżą.
    Przy równych wynikach pierwszy gra ten, czyj znacznik leży wyżej.
    Kto zdobywa 0 punktów, nie przesuwa znacznika. W pierwszej erze stos jest ułożony losowo.
aztlan-rules-order-label = Tor punktów od 6 do 12. Wąż stoi na 12 i jest pierwszy. Na 9 leży Kwezal, drugi, na Ocelocie, który jest trzeci. Kojot na 7 jest czwarty.
aztlan-rules-order-caption = Wąż prowadzi. Kwezal doszedł do 9 po Ocelocie, leży więc na wierzchu i gra przed nim.

aztlan-rules-cards = Karty dobrobytu
aztlan-rules-cards-text =
    Talia liczy 30 kart ośmiu rodzajów. Dobierasz je, gdy współistniejesz.
    Kartę możesz zagrać nawet w tej samej fazie, w której ją dobierasz, jeśli pozwala na to jej treść. Karta, która na koniec została na ręce, jest warta 1 punkt.
aztlan-rules-card-copies = W talii: { $count }
aztlan-rules-card-games = Święte Gry
aztlan-rules-card-games-text =
    Zagraj je w konflikcie, gdy jedyny zwycięzca wybiera bitwę.
    Twoje pionki zostają, a zwycięzca dobiera po jednej karcie za każde zagrane tam Święte Gry. Przeciwnicy, którzy ich nie zagrają, zostają usunięci.
    Pokonani odpowiadają w kolejności tur; pionki usuwa się i karty dobiera po ostatniej odpowiedzi.

    Nie pomagają przeciw zwycięzcom, którzy remisują.
aztlan-rules-card-mixcoatl = Błogosławieństwo Mixcoatla
aztlan-rules-card-mixcoatl-text = Zagraj je przy swojej punktacji. Dostajesz 2 punkty za każdą dżunglę, w której masz pionek, nawet jeśli stoją tam inni, niezależnie od karty mocy.
aztlan-rules-card-offering = Ofiara dla bogów
aztlan-rules-card-offering-text = Zachowaj ją do końca. Jedna Ofiara daje 1 punkt, dwie dają 4, trzy dają 9 i tak dalej, zawsze kwadrat. Do tego dochodzi zwykły punkt za każdą kartę na ręce.
aztlan-rules-card-rafts = Tratwy i czółna
aztlan-rules-card-rafts-text =
    Zagraj je przy swojej punktacji. Wskaż dwa terytoria nad brzegiem tego samego jeziora, oba z twoimi pionkami, w dwóch różnych domenach.
    W tej punktacji sąsiadują ze sobą, więc dwie domeny stają się jedną. Każda karta łączy jedną parę.
aztlan-rules-rafts-label = Jezioro między dwiema domenami po dwa terytoria, z jedną pustynią w każdej. Łączy je czółno.
aztlan-rules-rafts-caption = Karta 6, pustynia. Osobno: 3 + 3 = 6. Razem: 4 terytoria, 2 pustynie, 4 + 4 = 8.
aztlan-rules-card-tepeyollotl = Błogosławieństwo Tepeyollotla
aztlan-rules-card-tepeyollotl-text = Zagraj je przy swojej punktacji. Dostajesz 2 punkty za każde terytorium gór, na którym masz pionek, nawet jeśli stoją tam inni.
aztlan-rules-card-tlatoani = Wielki Tlatoani
aztlan-rules-card-tlatoani-text =
    Zagraj go w konflikcie, w swojej turze, na terytorium, na którym remisujesz o największą moc.
    Wygrywasz tam tylko ty i wybierasz bitwę lub współistnienie; jeśli współistniejesz, jak zwykle dobierasz kartę.
    To rozstrzyga konflikt na tym terytorium: w tej samej erze nikt nie może zagrać tam drugiego.

    Możesz go zagrać w swojej turze także wtedy, gdy ktoś z remisujących przed tobą przyjął remis.
aztlan-rules-card-warriors = Wojownicy orłów i jaguarów
aztlan-rules-card-warriors-text =
    Zagraj ich w swojej turze rozwoju, aby postawić jeden dodatkowy pionek.
    Bierzesz go z zapasu, a jeśli jest pusty, spośród swoich pionków usuniętych we wcześniejszej erze. Jeśli i tych nie ma, karty nie można zagrać.
    W jednej turze możesz zagrać więcej niż jedną taką kartę.

    Gdzie może stanąć ten pionek, zależy od wydania.
aztlan-rules-card-xipe_totec = Błogosławieństwo Xipe Toteca
aztlan-rules-card-xipe_totec-text = Zagraj je przy swojej punktacji. Dostajesz 2 punkty za każde terytorium tarasów, na którym masz pionek, nawet jeśli stoją tam inni.

aztlan-rules-two = Dwoje graczy: Azteccy bogowie
aztlan-rules-two-text =
    Krainę dzielą między siebie dwie frakcje: Kojot z Kwezalem oraz Ocelot z Wężem. Oba plemiona frakcji liczą się jak jedno i mają razem 60 pionków.

    Zaczynasz z jedną frakcją: losową, chyba że wybrano ją przy stole albo przy jego otwieraniu.
    Po każdej z czterech pierwszych er gracze zamieniają się frakcjami.
    Karty mocy, karty dobrobytu i punkty zostają przy tobie; pionki na planszy, w zapasie i usunięte zostają przy frakcji.
    Uważaj więc, co budujesz: w następnej erze będzie to należeć do przeciwnika.

aztlan-rules-editions = Dwa wydania
aztlan-rules-editions-text =
    Angielska i włoska instrukcja różnią się w dwóch punktach. Jedną z nich wybiera ten, kto otwiera stół.

    Według włoskiego tekstu domena bez pasującego terytorium nie daje „żadnej premii”, ale przykład i tabela dają jej 0 punktów, więc w obu wydaniach daje 0.
aztlan-rules-editions-point = Punkt
aztlan-rules-editions-en = Angielskie
aztlan-rules-editions-it = Włoskie
aztlan-rules-editions-tie = Remis o najwyższy wynik
aztlan-rules-editions-tie-en = Wygrywa znacznik leżący najniżej w stosie.
aztlan-rules-editions-tie-it = Wygrywa znacznik leżący na wierzchu.
aztlan-rules-editions-warriors = Wojownicy
aztlan-rules-editions-warriors-en = Dodatkowy pionek staje na dowolnym terytorium, zaraz po postawieniu zwykłego pionka.
aztlan-rules-editions-warriors-it = Dodatkowy pionek staje na terytorium, na którym w tej erze postawiono twój pionek z zapasu, nawet jeśli poszedł już dalej. Kartę możesz zagrać przed postawieniem zwykłego pionka albo po nim.

aztlan-rules-secrets = Kto co widzi
aztlan-rules-secrets-text =
    Wszyscy widzą pionki, wyniki i stos, użyte już karty mocy, liczbę kart dobrobytu u każdego gracza, karty zagrane i odrzucone oraz wielkość talii.

    Tylko ty widzisz swoją wybraną kartę mocy, dopóki wszystkie nie zostaną odkryte, i karty dobrobytu na swojej ręce, aż do końca gry. Kolejności kart w talii nie zna nikt.

    Czasem pytanie dotyczy karty, której nie masz, żeby niczego nie zdradziło przeciwnikom. Jeśli nie masz żadnej karty dobrobytu, nie ma o co pytać: remisy pozostają remisami, a twoje pokonane pionki ustępują same.

aztlan-rules-credits = Elementy gry i autorzy
aztlan-rules-credits-text =
    Grę Aztlán zaprojektował Leo Colovini, a wydało wydawnictwo Ares Games. Zasady objaśniamy tu własnymi słowami.

    Plansza jest nasza, bo drukowanej nie ma w instrukcji: 30 terytoriów, po 6 każdego terenu, ułożonych tak, że zgadza się tabela domen z instrukcji. Nasze są też wartości nieużytych kart mocy. Wszystko inne jest zgodne z instrukcją.
