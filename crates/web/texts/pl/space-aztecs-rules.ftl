# Zasady gry Space Aztecs, naszymi słowami.

space-aztecs-rules-title = Jak grać w Space Aztecs

space-aztecs-rules-aim = Cel gry
space-aztecs-rules-aim-text =
    Rządzisz wioską w dolinie, którą odkryli kosmici. Gromadź Azteków, ukrywaj ich w świątyniach, zanim nadlecą spodki, i nasyłaj własne spodki na sąsiadów.

    Wygrywa największa liczba punktów na koniec.

space-aztecs-rules-setup = Przygotowanie
space-aztecs-rules-setup-text =
    Są cztery zestawy po szesnaście kart: w każdym dziesięciu Azteków, trzy świątynie i trzy latające spodki. Osiem praw nie należy do żadnego zestawu. Każda karta ma swoją godzinę i żadna godzina się nie powtarza.

    W 2–4 osoby gra się trzema zestawami, w 5–6 osób wszystkimi czterema. Wszystkie używane karty tasuje się i rozkłada na osiem stosów, każdy pod jednym z symboli zegara słonecznego: po siedem kart przy 2–4 graczach, po dziewięć przy 5–6. Pierwszego gracza wskazuje los.

space-aztecs-rules-round = Runda
space-aztecs-rules-round-text =
    Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy bierze na rękę inny stos, w którym są jeszcze karty, i je ogląda. Ruch wskazówek zegara to kolejność miejsc przy stole; po ostatnim znów jest pierwsze.

    Potem wszyscy jednocześnie zatrzymują po jednej karcie, ogłaszane są godziny, a karty zagrywa się jedna po drugiej. Po nich zaczyna się nowa runda. Wybór stosów zaczyna ten, czyja karta została zagrana jako pierwsza.

space-aztecs-rules-hours = Wybór karty
space-aztecs-rules-hours-text =
    Jednocześnie i w tajemnicy każdy zatrzymuje jedną kartę ze stosu na ręce i kładzie ją przed sobą zakrytą. Reszta wraca pod swój symbol. Ostatnią kartę stosu zatrzymuje się bez pytania.

    Gdy wszyscy zatrzymają karty, ogłaszane są godziny. Ponieważ każda jest inna, kto zna talię, zna odtąd i karty, więc strona je pokazuje.

space-aztecs-rules-order = Kto kiedy gra
space-aztecs-rules-order-text =
    Jako pierwsza zagrywana jest karta z najwcześniejszą godziną, a jej właściciel zostaje pierwszym graczem. Potem gra się zgodnie z ruchem wskazówek zegara albo, jeśli tak wybrano przy otwieraniu stołu, karta po karcie w kolejności godzin.

    Kartę się odkrywa, trafia ona do wioski i od razu działa. Gdzie nie ma wyboru, gra o nic nie pyta.
space-aztecs-rules-order-example = Przykład: A, B, C i D siedzą zgodnie z ruchem wskazówek zegara i ogłaszają 14:00, 09:40, 16:20 i 11:00. Najwcześniejszą godzinę ma B i zostaje pierwszym graczem. Zgodnie z ruchem wskazówek zegara kolejność to B, C, D, A; według godzin B, D, A, C.

space-aztecs-rules-aztecs = Aztekowie
space-aztecs-rules-aztecs-text =
    Aztek trafia do twojej wioski i jest bez schronienia, więc może go porwać spodek. Kosmici i indyki też liczą się jako Aztekowie, a indyki także jako tubylcy.

space-aztecs-rules-archivist = Od 1 do 4 punktów, jak na karcie; w świątyni 6.

space-aztecs-rules-temples = Świątynie
space-aztecs-rules-temples-text =
    Gdy zagrywasz świątynię, możesz ukryć w niej wszystkich swoich Azteków z jej zestawu, którzy są bez schronienia: wszystkich naraz albo nikogo. Stamtąd nikt ich nie porwie, a liczą się tak samo.

    Aztekowie, którzy przyjdą później, nie mogą już do niej wejść, chyba że pomoże agent.
space-aztecs-rules-temples-example = Przykład: masz bez schronienia Rolnika i Kucharza i zagrywasz Świątynię tubylców. Ukryją się obaj albo żaden. Garncarz, który przyjdzie w następnej rundzie, pozostanie bez schronienia.

space-aztecs-rules-saucers = Latające spodki
space-aztecs-rules-saucers-text =
    Gdy zagrywasz spodek, każdy inny gracz, który ma bez schronienia Azteków z jego zestawu, traci jednego z nich. Ty wybierasz którego, zaczynając od następnej osoby po tobie. Porwani leżą pod twoim spodkiem i na koniec są warci po 1 punkcie.

    Nie można porwać Azteków ze świątyń i kart jeszcze niezagranych ani świątyń, praw i spodków.
space-aztecs-rules-saucers-example = Przykład: troje innych graczy ma bez schronienia zero, jednego i dwóch Azteków z tego zestawu. Spodek porywa dwie karty, a ty wybierasz tylko raz.

space-aztecs-rules-laws = Prawa
space-aztecs-rules-laws-text =
    Prawo leży przed tobą i przynosi punkty na koniec. Liczą się dla niego tylko Aztekowie mieszkający w twojej wiosce, ukryci lub nie; porwani, spodki i świątynie się nie liczą, chyba że prawo mówi inaczej.
space-aztecs-rules-laws-twins = Przykład: trzy karty Indyk i dwie karty Rolnik tworzą dwie pary, więc Bliźnięta przynoszą 8 punktów. Trzeci Indyk zostaje bez pary, a Medalowy indyk nosi inną nazwę i pary z nim nie tworzy.
space-aztecs-rules-laws-most = Przykład: przy sześciu Aztekach w świątyniach Sanktuarium przynosi 10 punktów, a nie 12.

space-aztecs-rules-agents = Agenci specjalni
space-aztecs-rules-agents-text =
    Agent działa, dopóki jest bez schronienia. Gdy zagrywasz Azteka, a masz już świątynię z jego zestawu, możesz wpuścić go od razu do najnowszej z tych świątyń.

    Agent nie pomaga sam sobie; może mu pomóc inny agent bez schronienia.
space-aztecs-rules-agents-example = Przykład: masz bez schronienia Agenta specjalnego, a z wcześniejszej rundy Świątynię wojowników. Zagrywasz kartę Wojownik Orzeł i możesz wpuścić go do tej świątyni. Gdyby agent był ukryty w świątyni, Wojownik Orzeł pozostałby bez schronienia.

space-aztecs-rules-end = Koniec gry
space-aztecs-rules-end-text =
    Gra kończy się po rundzie, w której puste są już co najmniej dwa stosy albo w której zagrano siódmy spodek; przy 5–6 graczach dziewiąty.

    Wygrywa największa liczba punktów. Przy równych punktach decyduje, kto ma więcej Azteków w wiosce, ukrytych lub nie, ale nigdy porwanych; jeśli i tu jest remis, zwycięstwo jest wspólne.
space-aztecs-rules-end-example = Przykład: A i B mają po 41 punktów. W wiosce A mieszka dziewięciu Azteków, w wiosce B ośmiu, więc wygrywa A.

space-aztecs-rules-scoring = Punkty
space-aztecs-rules-scoring-text =
    Prawa przynoszą tyle, ile mówią. Tubylcy, starszyzna i agenci przynoszą tyle, ile mają na karcie.

    Wojowników o tej samej nazwie liczy się razem: im ich więcej, tym więcej są warci. Kapłan lub kapłanka w parze z kosmitą to 10 punktów, a sam kosmita nic już wtedy nie daje; kapłan bez kosmity nie jest wart nic, a kosmita bez kapłana 1. Par tworzy się jak najwięcej.

    Archiwista przynosi pierwszą liczbę, a w świątyni także drugą. Każdy porwany przynosi 1 punkt.

    Jeśli w grze są tubylcy, kto ma ich najmniej, traci 5 punktów; przy remisie tracą wszyscy, którzy mają ich najmniej.
space-aztecs-rules-scoring-warriors = Przykład: jeden Wojownik Orzeł jest wart 2, dwóch jest wartych 10, trzech 20.
space-aztecs-rules-scoring-council = Przykład: starszy wioski 5. Kapłan i kosmita 10; sam kapłan 0; sam kosmita 1; dwóch kapłanów i jeden kosmita 10.
space-aztecs-rules-scoring-archivist = Przykład: Archiwista z liczbami 2+4 przynosi bez schronienia 2 punkty, a w świątyni 6.
space-aztecs-rules-scoring-hunger = Przykład: jeśli wszyscy mają po dwóch tubylców, wszyscy mają ich najmniej i tracą po 5 punktów. Jeśli tubylców nie ma w grze, nikt nic nie traci.

space-aztecs-rules-memory = Ściągawka
space-aztecs-rules-memory-text =
    Kto obejrzał stos, ten go zna: taki, jaki był wtedy, bez kart, które od tamtej pory z niego ogłoszono. Strona pamięta to za ciebie. Wskaż stos, żeby zobaczyć, co o nim wiesz, albo rozwiń listę pod zegarem słonecznym.

    Gdy ktoś inny zatrzyma kartę ze stosu, który znasz, to do ogłoszenia godzin jednej w nim brakuje i nie możesz wiedzieć której.

    Ściągawkę można wyłączyć przy otwieraniu stołu.

space-aztecs-rules-variants = Warianty
space-aztecs-rules-variants-text =
    Bez praw, dla młodszych graczy: w stosie jest o jedną kartę mniej, czyli sześć przy 2–4 graczach i osiem przy 5–6.

    Kolejność według godzin: każda karta jest zagrywana o swojej godzinie, nie tylko pierwsza. W przeciwnym razie liczy się tylko najwcześniejsza godzina, a dalej gra się zgodnie z ruchem wskazówek zegara.

    Przy 2–4 graczach można wybrać trzy zestawy; jeśli nie wybierzesz żadnego, zrobi to los. W 5–6 osób zawsze gra się wszystkimi czterema.

space-aztecs-rules-secrets = Kto co widzi
space-aztecs-rules-secrets-text =
    Wszyscy widzą wioski, ukrytych w świątyniach i porwanych przez spodki, liczbę kart w każdym stosie, kto wziął który stos, a po ogłoszeniu także godziny.

    Tylko ty widzisz karty stosu na swojej ręce i, do ogłoszenia godzin, zatrzymaną przez siebie kartę. Nikt nie zna stosu, którego nie obejrzał.
