# Zasady gry Space Aztecs, naszymi słowami.

space-aztecs-rules-title = Jak grać w Space Aztecs

space-aztecs-rules-aim = Cel gry
space-aztecs-rules-aim-text =
    Rządzisz wioską w dolinie, którą odkryli kosmici. Gromadź Azteków, ukrywaj ich w świątyniach, zanim nadlecą spodki, i nasyłaj własne spodki na sąsiadów. Polskie wydanie tej gry nosi tytuł „Aztekowie kontra kosmici”.

    Wygrywa gracz, który ma na koniec najwięcej punktów.

space-aztecs-rules-setup = Przygotowanie
space-aztecs-rules-setup-text =
    Są cztery zestawy po 16 kart: w każdym 10 Azteków, 3 świątynie i 3 latające spodki. MAZAK to Międzynarodowa Agencja Zwalczająca Ataki Kosmitów. 8 kart praw nie należy do żadnego zestawu. Każda karta ma swoją godzinę i żadna godzina się nie powtarza.

    W 2–4 osoby gra się trzema zestawami, w 5–6 osób wszystkimi czterema. Wszystkie używane karty tasuje się i rozkłada na osiem stosów, każdy pod jednym z symboli zegara słonecznego: po 7 kart przy 2–4 graczach, po 9 przy 5–6. Pierwszego gracza się losuje.

space-aztecs-rules-round = Runda
space-aztecs-rules-round-text =
    Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy bierze do ręki inny stos, w którym są jeszcze karty, i je ogląda. Ruch wskazówek zegara to kolejność miejsc przy stole; po ostatnim znów jest pierwsze.

    Potem wszyscy jednocześnie wybierają po jednej karcie, ogłaszane są godziny, a karty zagrywa się jedna po drugiej. Po nich zaczyna się nowa runda. Wybór stosów zaczyna ten, czyja karta została zagrana jako pierwsza.

space-aztecs-rules-hours = Wybór karty
space-aztecs-rules-hours-text =
    Jednocześnie i w tajemnicy każdy wybiera jedną kartę ze swojego stosu i kładzie ją przed sobą zakrytą. Reszta wraca pod swój symbol. Jeśli w stosie jest tylko jedna karta, wybór jest automatyczny.

    Gdy wszyscy wybiorą karty, ogłasza się tylko godziny. Karty pozostają zakryte, dopóki nie zostaną zagrane. Każda godzina jest inna, więc kto zna talię na pamięć, wie, co nadchodzi.

space-aztecs-rules-order = Kolejność zagrywania
space-aztecs-rules-order-text =
    Gracz z najwcześniejszą godziną zostaje pierwszym graczem i zagrywa kartę jako pierwszy. Potem gra się zgodnie z ruchem wskazówek zegara albo, przy tej opcji, zgodnie z godzinami na kartach.

    Zagrywając kartę, odkrywasz ją, dokładasz do swojej wioski i od razu wykonujesz jej działanie. Jeśli nie ma wyboru, dzieje się to automatycznie.
space-aztecs-rules-order-example = Przykład: A, B, C i D siedzą zgodnie z ruchem wskazówek zegara i ogłaszają 14:00, 09:40, 16:20 i 11:00. Najwcześniejszą godzinę ma B i zostaje pierwszym graczem. Zgodnie z ruchem wskazówek zegara kolejność to B, C, D, A; zgodnie z godzinami B, D, A, C.

space-aztecs-rules-aztecs = Aztekowie
space-aztecs-rules-aztecs-text =
    Aztek trafia do twojej wioski i jest niezabezpieczony, więc może go porwać spodek. Kosmici i indyki też liczą się jako Aztekowie, a indyki także jako tubylcy.

space-aztecs-rules-archivist = Od 1 do 4 punktów, jak na karcie; w świątyni 6.

space-aztecs-rules-temples = Świątynie
space-aztecs-rules-temples-text =
    Gdy zagrywasz świątynię, możesz ukryć w niej wszystkich swoich niezabezpieczonych Azteków z jej zestawu. Ukrywasz wszystkich albo nikogo; nie można ukryć tylko części. Stamtąd nikt ich nie porwie, a liczą się tak samo.

    Aztekowie zagrani później nie mogą już do niej wejść, chyba że pomoże agent.
space-aztecs-rules-temples-example = Przykład: masz niezabezpieczonych Rolnika i Kucharza i zagrywasz Świątynię tubylców. Ukryją się obaj albo żaden. Garncarz zagrany w następnej rundzie pozostanie niezabezpieczony.

space-aztecs-rules-saucers = Latające spodki
space-aztecs-rules-saucers-text =
    Gdy zagrywasz spodek, każdy inny gracz, który ma niezabezpieczonych Azteków z jego zestawu, traci jednego z nich. Ty wybierasz którego, zaczynając od następnej osoby zgodnie z ruchem wskazówek zegara. Porwani leżą pod twoim spodkiem i na koniec są warci po 1 punkcie.

    Nie można porwać ukrytych Azteków i kart jeszcze niezagranych ani świątyń, kart praw i spodków.
space-aztecs-rules-saucers-example = Przykład: troje innych graczy ma kolejno 0, 1 i 2 niezabezpieczonych Azteków z tego zestawu. Spodek porywa dwie karty, a ty wybierasz tylko raz.

space-aztecs-rules-laws = Karty praw
space-aztecs-rules-laws-text =
    Karta praw leży przed tobą i przynosi punkty na koniec. Liczą się dla niej tylko Aztekowie z twojej wioski, ukryci lub nie; porwani, spodki i świątynie się nie liczą, chyba że prawo mówi inaczej.
space-aztecs-rules-laws-twins = Przykład: trzy karty Indyk i dwie karty Rolnik tworzą dwie pary, więc Bliźnięta przynoszą 8 punktów. Trzeci Indyk zostaje bez pary, a Medalowy indyk nosi inną nazwę i pary z nim nie tworzy.
space-aztecs-rules-laws-most = Przykład: przy sześciu Aztekach w świątyniach Sanktuarium przynosi 10 punktów, a nie 12.
space-aztecs-rules-laws-feast = Przykład: w grze są Tubylcy i indyki, Wojownicy oraz Rada starszych. Masz 3 tubylców i nikt nie ma więcej; 2 wojowników, tylu samo, co ktoś inny; i nikogo z Rady starszych. Dzień uczty przynosi 3 + 3 = 6 punktów. Trzeci taki zestaw nic by nie dodał, bo 6 to najwięcej.

space-aztecs-rules-agents = Superspecjalni agenci
space-aztecs-rules-agents-text =
    Dopóki masz niezabezpieczonego agenta, każdego zagrywanego Azteka możesz od razu ukryć w swojej najnowszej świątyni z jego zestawu.

    Agent nie pomaga sam sobie, ale może mu pomóc inny twój niezabezpieczony agent.
space-aztecs-rules-agents-example = Przykład: masz niezabezpieczonego Superspecjalnego agenta, a z wcześniejszej rundy Świątynię wojowników. Zagrywasz Wojownika orłów i możesz ukryć go w tej świątyni. Gdyby agent był ukryty, Wojownik orłów pozostałby niezabezpieczony.

space-aztecs-rules-end = Koniec gry
space-aztecs-rules-end-text =
    Gra kończy się po rundzie, w której puste są już co najmniej dwa stosy albo w której zagrano 7. spodek; przy 5–6 graczach 9.

    Wygrywa gracz, który ma najwięcej punktów. Przy remisie zwycięstwo jest wspólne: instrukcja nie rozstrzyga remisów i my też tego nie robimy.
space-aztecs-rules-end-example = Przykład: A i B mają po 41 punktów, a C ma 38. A i B wygrywają wspólnie.

space-aztecs-rules-scoring = Punkty
space-aztecs-rules-scoring-text =
    Karty praw przynoszą tyle, ile mówią. Tubylcy i indyki, starszyzna i agenci przynoszą tyle, ile mają na karcie.

    Wojowników o tej samej nazwie liczy się razem: im ich więcej, tym więcej są warci.

    Para, czyli jeden kapłan lub jedna kapłanka i jeden kosmita, daje razem 10 punktów. Kapłan bez pary daje 0 punktów, a kosmita bez pary 1. Pary tworzy się dopiero na koniec, jak najwięcej, z kart, które są wtedy w twojej wiosce, ukrytych lub nie; do tego czasu spodek może porwać każdą z tych kart.

    Archiwista przynosi pierwszą liczbę, a ukryty w świątyni także drugą. Każdy porwany jest wart 1 punkt.

    Jeśli w grze są tubylcy i indyki, gracz, który ma ich najmniej, traci 5 punktów; przy remisie tracą wszyscy remisujący. Porwani nie liczą się jako tubylcy i indyki. W czasie gry strona pokazuje wyniki bez tej straty; odkąd zagrano pierwszą taką kartę, −5 obok wyniku wskazuje, kto by te punkty stracił.
space-aztecs-rules-scoring-warriors = Przykład: jeden Wojownik orłów jest wart 2, dwóch jest wartych 10, trzech 20.
space-aztecs-rules-scoring-council = Przykład: członek starszyzny 5. Kapłan i kosmita 10; sam kapłan 0; sam kosmita 1; dwóch kapłanów i jeden kosmita 10.
space-aztecs-rules-scoring-archivist = Przykład: Archiwista z liczbami 2+4 przynosi niezabezpieczony 2 punkty, a w świątyni 6.
space-aztecs-rules-scoring-hunger = Przykład: jeśli wszyscy mają po dwóch tubylców, wszyscy mają ich najmniej i tracą po 5 punktów. Jeśli tubylców i indyków nie ma w grze, nikt nic nie traci.

space-aztecs-rules-memory = Ściągawka
space-aztecs-rules-memory-text =
    Jeśli znasz stos z oględzin, znasz go takim, jaki był wtedy, bez kart, które od tamtej pory z niego ogłoszono. Strona pamięta to za ciebie. Wskaż stos, żeby zobaczyć, co o nim wiesz, albo rozwiń listę pod zegarem słonecznym.

    Gdy ktoś inny wybierze kartę ze stosu, który znasz, to do ogłoszenia godzin jednej w nim brakuje i nie możesz wiedzieć której.

    Ściągawkę można wyłączyć przy otwieraniu stołu. Wtedy, do końca gry, po ogłoszeniu godzin także powtórka nie pokazuje już stosów.

space-aztecs-rules-variants = Warianty
space-aztecs-rules-variants-text =
    Bez kart praw, dla młodszych graczy: w stosie jest o jedną kartę mniej, czyli 6 przy 2–4 graczach i 8 przy 5–6.

    Zgodnie z godzinami na kartach: po najwcześniejszej godzinie także pozostałe karty zagrywa się według godzin. W przeciwnym razie liczy się tylko najwcześniejsza godzina, a dalej gra się zgodnie z ruchem wskazówek zegara.

    Przy 2–4 graczach można wybrać trzy zestawy; jeśli nie wybierzesz żadnego, zostaną wylosowane. W 5–6 osób zawsze gra się wszystkimi czterema.

space-aztecs-rules-secrets = Kto co widzi
space-aztecs-rules-secrets-text =
    Wszyscy widzą wioski, ukrytych w świątyniach i porwanych przez spodki, liczbę kart w każdym stosie, kto wziął który stos, a po ogłoszeniu także godziny.

    Tylko ty widzisz karty stosu w swojej ręce i, dopóki jej nie zagrasz, wybraną przez siebie kartę. Nikt nie zna zawartości stosu, którego nie obejrzał.

space-aztecs-rules-credits = Elementy gry i autorzy
space-aztecs-rules-credits-text =
    Grę Space Aztecs zaprojektował Romaric Galonnier, zilustrował Maxime Morin, a wydało Lumberjacks Studio; polskie wydanie, „Aztekowie kontra kosmici”, to Trefl. Zasady objaśniamy tu własnymi słowami.

    Karty są nasze: ich nazwy, punkty, godziny i prawa, z wyjątkiem tego, co podaje instrukcja. Z niej pochodzą cztery zestawy i liczba kart każdego rodzaju, punkty wojowników orłów, starszyzny, kosmitów i kapłanów, agenci i archiwiści oraz karta praw Nie wszystko stracone.
