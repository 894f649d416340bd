# Strona z zasadami Mezo i spis kart. Pusty wiersz zaczyna nowy akapit. Słowa gry są te same co w mezo-words.ftl.

mezo-rules-title = Jak grać w Mezo

mezo-rules-goal = Cel gry
mezo-rules-goal-text =
    Bóstwa chodzą wśród plemion, głodne oddania. Prowadzisz plemię wojowników i szamanów z czempionem na czele, a za tobą stoi jedno z bóstw.
    Przez trzy ery walczysz o regiony, wznosisz piramidy, rzeźbisz glify i karmisz Xibalbę, świat podziemny.

    Wszystko, co robisz dobrze, daje punkty zwycięstwa (PZ). Wygrywa gracz, który po trzeciej erze ma ich najwięcej. Remisów nie ma: dwoje graczy nigdy nie ma tyle samo PZ.

mezo-rules-setup = Przygotowanie
mezo-rules-setup-text =
    Plansza ma sześć regionów. Niektóre są spustoszone: w tej partii nic się tam nie dzieje.
    Każdy żywy region dostaje losowy ołtarz. Na każdą erę losuje się jeden żeton gniewnego bóstwa; leży zakryty.
mezo-rules-setup-table = Regiony zależnie od liczby graczy
mezo-rules-setup-players = gracze
mezo-rules-setup-living = żywe
mezo-rules-setup-desolate = spustoszone
mezo-rules-setup-tribes =
    Każde plemię ma 8 wojowników, 8 szamanów, czempiona, 6 glifów i 11 pięter piramid: cztery poziomu 1, trzy poziomu 2, dwa poziomu 3 i dwa poziomu 4. Jeden wojownik i jeden szaman zaczynają w Xibalbie, cała reszta w rezerwie. Oddanie zaczyna od 0.

    Wylosowany gracz zaczyna z 5 PZ; kolejni zgodnie z ruchem wskazówek zegara mają 4, 3 i 2. Potem wybiera się bóstwa, od najmniejszej liczby PZ w górę, albo przydziela je los, zależnie od opcji stołu. Każde bóstwo ma zdolność wezwania, ceremonię i pięć własnych kart akcji: wszystkie są w spisie kart.

    Gdy wszystkie bóstwa są wybrane, losuje się przepowiednie, a w grze solo próbę. Wcześniej nikt ich nie zna.

    Inne opcje: które plemię ma każde miejsce, razem z jego mocą (w grze dla 2 osób czerwone i żółte, w dowolny sposób); które bóstwa biorą udział; oraz czy ołtarze i gniewne bóstwa są tylko z gry podstawowej, czy także z Souls for Xibalba.

mezo-rules-track = PZ i oddanie
mezo-rules-track-text =
    Na torze PZ na każdym polu jest miejsce dla jednego gracza. Jeśli ruch miałby się skończyć na zajętym polu, idziesz dalej, do najbliższego wolnego. Zajęte pola po drodze się liczy. Jeśli zyskujesz 0, nie ruszasz się.

    Gdy kilkoro graczy zyskuje PZ naraz, najpierw zaznacza się większy zysk; przy równych pierwszy jest ten, kto ma więcej PZ. Każde źródło PZ to osobny ruch. Gracze nigdy nie tracą PZ; mogą je tracić tylko mściwe bóstwa w grze solo.

    „W kolejności PZ” znaczy zawsze: od największej liczby PZ do najmniejszej, według stanu z początku danego kroku.
mezo-rules-track-example = Masz 11 PZ i zyskujesz 3. Na 14 stoi zielone plemię, na 15 niebieskie: kończysz na 16. Te dwa dodatkowe pola mają własny wiersz w podsumowaniu.
mezo-rules-track-devotion =
    Oddanie to uczucie plemienia do jego bóstwa. Ma 15 pól na trzech poziomach: od 0 do 5 to poziom 1, od 6 do 10 poziom 2, od 11 do 14 poziom 3. Wiele kart działa mocniej na wyższym poziomie.
    Nigdy nie spada poniżej 0. Jeśli zysk wychodzi ponad 14, resztę dostajesz w PZ, jednym ruchem. Na koniec gry oddanie dolicza się do PZ.
mezo-rules-devotion-label = Schodkowa piramida ponumerowanych pól: na dole od 0 do 5, pośrodku od 6 do 10, na górze od 11 do 14.
mezo-rules-devotion-caption = Oddanie wspina się po trzech poziomach; ponad szczytem każdy punkt to 1 PZ.
mezo-rules-level = poziom { $number }

mezo-rules-pieces = Elementy i siła
mezo-rules-pieces-text =
    Wojownicy i szamani to jednostki. Czempion nie jest jednostką: żaden efekt nie może go strącić, wygnać, przesunąć ani poświęcić. Czego nie ma na planszy, to jest w rezerwie albo w Xibalbie. Xibalba nie jest regionem; jednostki wracają stamtąd tylko wtedy, gdy efekt je przebudza lub odzyskuje.

    O konfliktach rozstrzyga siła. Czempion ma siłę 2, jednostka 1, glif 1. Karty i zdolności dodają ją lub odejmują; siła nigdy nie spada poniżej 0. Liczy się ją raz, na końcu konfliktu. Piętra piramid nie mają siły. W regionie może być dowolnie wiele glifów.
mezo-rules-strength-label = Czempion, dwaj wojownicy, szaman i glif czerwonego plemienia z liczbami 2, 1, 1, 1 i 1 dają razem 6.
mezo-rules-strength-caption = Dwa za czempiona, po jednym za jednostkę, jeden za glif: siła 6.

mezo-rules-pyramids = Piramidy i glify
mezo-rules-pyramids-text =
    W regionie może stać tylko jedna piramida i wszyscy na niej budują. Żeby ją zacząć, połóż najniższe piętro, jakie masz w rezerwie: poziomu 1, a jeśli takich już nie masz, poziomu 2 albo 3. Potem każde piętro musi być dokładnie o jeden poziom wyższe od najwyższego. Poziom 4 to szczyt: wyżej nikt nie buduje.

    Po zbudowaniu zyskujesz 1 PZ za każde piętro stojące teraz w piramidzie. Każdy inny gracz, którego piętro w niej stoi, zyskuje 1 PZ, niezależnie od liczby swoich pięter. Wszystko to dzieje się naraz. Piętro, które przekształcono lub zburzono, nie liczy się już temu, kto je zbudował.
mezo-rules-pyramid-label = Piramida rośnie: czerwony buduje poziom 1 i zyskuje 1; zielony buduje poziom 2 i zyskuje 2, czerwony 1; czerwony buduje poziom 3 i zyskuje 3, zielony 1.
mezo-rules-pyramid-caption = Kto buduje, zyskuje 1 PZ za każde stojące piętro, a każdy inny gracz z piętrem w piramidzie 1.
mezo-rules-pyramids-change =
    Przekształcić: zamień wrogi glif albo dowolne najwyższe piętro na taki sam element ze swojej rezerwy. Stary element wraca do rezerwy właściciela. Przekształcone piętro punktuje tak, jakby było właśnie zbudowane; wolno przekształcić także własne.

    Zburzyć: dowolny glif albo dowolne najwyższe piętro wraca do rezerwy właściciela.
mezo-rules-pyramids-example = W regionie Uxmal stoi piramida z trzech pięter, wszystkich niebieskich. Czerwony buduje poziom 4: zyskuje 4 PZ, a niebieski 1.

mezo-rules-age = Era
mezo-rules-age-text = Są trzy ery. Każda ma te fazy:
mezo-rules-phase-start = Początek ery.
mezo-rules-phase-start-about = Tasuje się żetony konfliktu i karty akcji. Odkrywa się żeton gniewnego bóstwa tej ery; jeśli te moduły są w grze, odkrywa się rytuał, a lider umieszcza cenotę. W kolejności PZ każdy wybiera zdolność i może wystawić jednostkę swojego miasta.
mezo-rules-phase-tribes = Plemiona.
mezo-rules-phase-tribes-about = W kolejności PZ plemiona wkraczają do regionów.
mezo-rules-phase-gods = Bóstwa.
mezo-rules-phase-gods-about = W kolejności PZ każdy wzywa swoje bóstwo.
mezo-rules-phase-conflicts = Konflikty.
mezo-rules-phase-conflicts-about = Walczy się o regiony, jeden po drugim, w kolejności, której nikt nie zna.
mezo-rules-phase-end = Koniec ery.
mezo-rules-phase-end-about = Kalendarz, Kodeks i piramidy dają PZ.

mezo-rules-ability = Zdolności
mezo-rules-ability-text =
    Na początku każdej ery wybierasz jedną z trzech zdolności plemienia tej ery. Wszyscy mają tych samych dziewięć i kilkoro graczy może wybrać tę samą. Działa do końca gry.

    Z Podwójną modlitwą musisz wybrać dwa różne żetony, jeśli odkryte są dwa, i rozpatrzyć oba, każdy na ile to możliwe. Z Echem drugi raz następuje zaraz po pierwszym.
mezo-rules-age-number = Era { $age }

mezo-rules-tribes = Plemiona
mezo-rules-tribes-text =
    W swojej turze najpierw rozpatrz swoje zdolności pierwszej ery. Potem wystaw czempiona w żywym regionie, w którym nie ma czempiona; mogą tam już stać twoje jednostki. Następnie możesz wystawić z rezerwy do 3 jednostek w każdym innym żywym regionie. Jednostki, które już tam są, nie wliczają się do limitu.

    Gdy stoją już wszyscy czempioni, jeden żywy region nie ma żadnego: w tej erze jest Błogosławiony, a jego konflikt przebiega inaczej.

mezo-rules-call = Wezwanie bóstwa
mezo-rules-call-text =
    Bóstwa nie stoją w regionach, lecz na węzłach, gdzie regiony się stykają. Na węźle może stać tylko jedno bóstwo; można użyć każdego wolnego węzła, także przy spustoszonych regionach. Bóstwo jest obecne w każdym żywym regionie, który styka się z jego węzłem; o takim regionie mówimy „region z twoim bóstwem”. Jeśli efekt nie mówi, gdzie działa, działa w jednym wybranym regionie z twoim bóstwem.

    W pierwszej erze postaw bóstwo na wolnym węźle; potem rozpatrz jego zdolność wezwania. Później wezwać znaczy przenieść bóstwo na inny wolny węzeł i rozpatrzyć jego zdolność, w dowolnej kolejności; trzeba zrobić jedno i drugie.
mezo-rules-presence-label = Trzy regiony stykają się w węźle, na którym stoi bóstwo; czwarty region go nie dotyka.
mezo-rules-presence-caption = Bóstwo jest obecne w trzech regionach wokół swojego węzła, a w czwartym nie.
mezo-rules-vertices-label = Mapa z dziesięcioma węzłami o numerach od 0 do 9. U góry od lewej: Uxmal, Hochob, Calakmul. Na dole: Palenque, Becan, Copan.
mezo-rules-vertices-caption = Dziesięć węzłów z numerami używanymi w zapisach partii i w terminalu. Większość pochodzi z naszej mapy: instrukcja wymienia tylko niektóre.
mezo-rules-vertices-list = Regiony wokół każdego węzła:

mezo-rules-conflict = Konflikty
mezo-rules-conflict-text = Odkrywa się żeton konfliktu: w tym regionie trwa teraz konflikt. Biorą w nim udział wszyscy, także ci, którzy nic tam nie mają. Konflikt ma te kroki:
mezo-rules-step-keep = Karty.
mezo-rules-step-keep-about = Każdy w tajemnicy zatrzymuje jedną z trzech kart; potem wszystkie się odkrywa.
mezo-rules-step-actions = Akcje.
mezo-rules-step-actions-about = Dwie rundy akcji i ostatnia akcja za glif.
mezo-rules-step-power = Moce.
mezo-rules-step-power-about = Tylko jeśli ten moduł jest w grze.
mezo-rules-step-winner = Zwycięzca.
mezo-rules-step-winner-about = Najsilniejszy zyskuje nagrodę ołtarza i inne nagrody.
mezo-rules-step-calendar = Kalendarz i Kodeks.
mezo-rules-step-calendar-about = Nagrodę dostaje ten, kto ma najwięcej szamanów, potem ten, kto ma najwięcej wojowników.
mezo-rules-conflict-clean =
    Potem czempioni i jednostki z regionu wracają do rezerw; glify i piramidy zostają. Jednostki poświęcone przy przebłaganiu idą do Xibalby. Karty się odrzuca i odkrywa się następny żeton.

    Jednostki, które efekt umieści w regionie już po jego konflikcie, zostają tam na następną erę.

mezo-rules-keep = Zatrzymanie karty
mezo-rules-keep-text =
    Twoja talia to pięć kart akcji twojego bóstwa. Obejrzyj trzy z wierzchu, jedną zatrzymaj w tajemnicy, a pozostałe odłóż na wierzch; jeśli zostało mniej niż trzy, obejrzyj wszystkie. Zagrane karty wracają dopiero w następnej erze.
mezo-rules-keep-cards = Wszystkie bóstwa mają karty o tych samych pięciu nazwach:
mezo-rules-card-legacy = wezwanie i coś do zbudowania.
mezo-rules-card-vengeance = wezwanie i cios w konflikcie.
mezo-rules-card-fervor = mocniejsza na wyższym poziomie oddania.
mezo-rules-card-edict = nagina konflikt, planszę albo erę.
mezo-rules-card-task = PZ lub oddanie za to, co masz, albo powrót jednostek.

mezo-rules-actions = Akcje
mezo-rules-actions-text =
    Każda karta ma trzy akcje. Zaczyna osoba po lewej od właściciela czempiona, dalej zgodnie z ruchem wskazówek zegara: każdy wykonuje jedną akcję swojej karty. Potem każdy wykonuje drugą. Na końcu każdy, kto ma w tym regionie glif, może zburzyć tam jeden swój glif, by wykonać także ostatnią pozostałą akcję.

    Zrób to, co mówi akcja, na ile możesz. Akcję można wybrać tylko wtedy, gdy jakaś jej część może teraz coś zmienić; przy ostatniej ocenia się to bez glifu, który kosztuje. Wezwanie, a także posiadanie lub unieważnienie przewagi zawsze liczy się jako zmiana. Jeśli akcja w końcu nic nie zmienia, mówi o tym przebieg gry.

    W dwóch pierwszych rundach możesz zamiast tego spasować: zyskujesz 1 punkt oddania albo odzyskujesz 1 jednostkę i rezygnujesz z jednej z akcji pozostałych na karcie.
mezo-rules-actions-example = Czempion w regionie Copan jest zielony, więc zaczyna osoba po lewej od zielonego, a zielony działa w każdej rundzie ostatni. Warto działać na końcu: widać, co zrobili inni.

mezo-rules-ceremony = Ceremonia
mezo-rules-ceremony-text =
    Trzecia akcja wszystkich twoich kart to ceremonia twojego bóstwa. Ma efekt, a ponadto pozwala przebłagać gniewne bóstwa, przed efektem lub po nim. Od jednego z tych dwojga trzeba zacząć. Jeśli najpierw przebłagasz, efekt trzeba potem rozpatrzyć, o ile jest to możliwe; jeśli zaczniesz od efektu, możesz potem przebłagać, także jednostką, którą sprowadził efekt.

    Jeśli efekt ma koszt, a ty odmówisz i nie przebłagasz, akcja przepada.

mezo-rules-appease = Przebłaganie gniewnych bóstw
mezo-rules-appease-text =
    Poświęć 1 jednostkę, z rezerwy albo z regionu z twoim bóstwem, i rozpatrz jeden odkryty żeton gniewnego bóstwa, na ile to możliwe. Jeśli w tym konflikcie pod żetonami leżą już jednostki, kosztuje to 2 jednostki; mogą pochodzić z różnych miejsc. Jednostki leżą pod żetonami do końca konfliktu, a potem trafiają do Xibalby.

    Przebłagać można zawsze, gdy masz na to jednostki. Możesz wybrać nawet żeton, który teraz nic nie zrobi; strona o tym uprzedza.

    Kto przebłaguje jako drugi, płaci więc więcej niż pierwszy. A im dłużej trwa gra, tym więcej jest żetonów do wyboru: jeden w pierwszej erze, trzy w trzeciej.

mezo-rules-power = Kiedy używa się mocy
mezo-rules-power-text = Jeśli w grze są moce plemion: po akcjach, w tej samej kolejności, każdy, kto ma w regionie czempiona lub czyje bóstwo jest tam obecne, może użyć mocy swojego plemienia, raz w ciągu gry. W Błogosławionym regionie mocy nie można użyć.

mezo-rules-winner = Kto wygrywa
mezo-rules-winner-text =
    Konflikt wygrywa gracz o największej sile; można wygrać także z siłą 0, jeśli nikt nie ma większej. Przy remisie zwycięzcę wybiera spośród remisujących właściciel czempiona w tym regionie; jeśli sam remisuje, może wskazać siebie.

    Zwycięzca zyskuje kolejno: nagrodę ołtarza; 5 PZ ze zdolnością Triumf; oddanie z rytuału Wróżby; oddanie za cenotę; 1 PZ za zniszczenie miasta.

mezo-rules-calendar = Kalendarz i Kodeks
mezo-rules-calendar-text =
    Gracz, który ma teraz w regionie najwięcej szamanów, przenosi jednego z nich na wolne pole Kalendarza i rozpatruje premię tego pola. Potem, licząc na nowo, gracz, który ma najwięcej wojowników, przenosi jednego na wolne pole Kodeksu i rozpatruje jego premię. Przy remisie wybiera właściciel czempiona.

    Nieważne, kto wygrał. Bez jednostki do wysłania albo bez wolnego pola nic się nie dzieje. Jednostki w Kalendarzu i Kodeksie zostają tam do końca ery.
mezo-rules-calendar-example = W regionie Becan czerwony ma dwóch szamanów, a niebieski dwóch szamanów i trzech wojowników. Czempion jest żółty, więc to żółty wskazuje, że przewagę szamanów ma niebieski. Niebieski szaman bierze „odzyskaj 5 jednostek”. Potem niebieski ma też najwięcej wojowników i wysyła jednego do Kodeksu.

mezo-rules-blessed = Błogosławiony region
mezo-rules-blessed-text =
    Konflikt w regionie bez czempiona to rozejm. Nie zagrywa się kart i nie używa mocy. W kolejności PZ każdy może ofiarować dowolnie wiele jednostek z rezerwy, jedną po drugiej. Każda daje od razu 1 punkt oddania i +1 do siły w tym konflikcie.

    Najsilniejszy zyskuje 8 PZ zamiast nagrody ołtarza oraz pozostałe nagrody zwycięzcy. Przy remisie wybiera ten z remisujących, kto ma najmniej PZ; tak samo, gdy wszyscy mają siłę 0. Nagród Kalendarza i Kodeksu nie ma.

    Potem jednostki z regionu wracają do rezerw, a ofiarowane trafiają do Xibalby.
mezo-rules-blessed-example = Zielony ma tam siłę 3 i ofiarowuje 4 jednostki: razem 7. Niebieski ma 2 i ofiarowuje 5: też 7. Niebieski ma mniej PZ, więc wybiera i bierze 8 PZ.

mezo-rules-end-of-age = Koniec ery
mezo-rules-end-of-age-text = Gdy rozstrzygnięto już wszystkie żetony, odczytuje się kolejność PZ, jedną dla wszystkich tych kroków:
mezo-rules-ends-books = Gracz po graczu: 2 PZ za każdą swoją jednostkę w Kalendarzu i Kodeksie, potem ze zdolnością Kroniki jeszcze 3 za każdą; potem te jednostki wracają do rezerwy.
mezo-rules-ends-floors = Za każdy region ze swoim piętrem tyle PZ, ile wynosi numer ery: 1, 2 lub 3.
mezo-rules-ends-ritual = Rozpatruje się rytuał końca ery; potem odrzuca się rytuał tej ery.

mezo-rules-end = Koniec gry
mezo-rules-end-text =
    Po trzeciej erze odczytuje się kolejność PZ. Gracz po graczu zyskujesz swoje oddanie w PZ, potem ze zdolnością Pobożność 2 PZ za każdy poziom oddania. Następnie odczytuje się kolejność PZ na nowo, a miasto, które jeszcze stoi, daje 3 PZ. Wygrywa gracz z największą liczbą PZ.

    Strona pokazuje, skąd wzięły się PZ każdego gracza, także pola zyskane przez omijanie innych.
mezo-rules-end-example = Masz 13 punktów oddania i Pobożność: najpierw zyskujesz 13 PZ, potem 6 za poziom 3. To dwa ruchy na torze.

mezo-rules-cities = Moduł: miasta
mezo-rules-cities-text =
    Po przygotowaniu, w kolejności PZ, każdy zakłada swoje miasto w żywym regionie, w którym żadnego nie ma. Na początku każdej ery może wystawić tam jedną jednostkę; nie wlicza się ona do limitu z fazy plemion.
    Kto wygra konflikt w regionie z cudzym miastem, niszczy je i zyskuje 1 PZ. Miasto, które stoi na koniec gry, jest warte 3 PZ.

mezo-rules-rituals = Moduł: rytuały
mezo-rules-rituals-text =
    Losuje się trzy rytuały, a na początku każdej ery, po gniewnym bóstwie, odkrywa się jeden z nich. Zmienia jedną zasadę tylko w tej erze, w swojej fazie. Jeśli dotyczy wszystkich, rozpatruje się go w kolejności PZ.

mezo-rules-prophecies = Moduł: przepowiednie
mezo-rules-prophecies-text =
    Po wyborze bóstw losuje się trzy przepowiednie, które leżą w rzędzie. Każdy wypełnia je w tej kolejności. W chwili, gdy spełniasz warunek następnej, zyskujesz 3 PZ. Kto pierwszy wypełni trzecią, zyskuje 3 PZ, a potem jeszcze 6 za monument; tym samym przepowiednie kończą się dla wszystkich.

    Ta chwila może nadejść wszędzie: po każdym zysku, każdej zapłacie, każdym przesuniętym, zbudowanym lub postawionym elemencie i każdej wygranej, także w cudzej turze, i zanim stanie się cokolwiek innego. Jeśli jedna chwila wypełnia krok kilkorgu graczom, decyduje kolejność PZ. Jeśli właśnie wypełnił się twój krok, a warunek następnego już jest spełniony, wypełniasz i ten, zanim przyjdzie kolej na innych.

    Wygraną ocenia się według planszy z chwili, gdy ustalono zwycięzcę, a jej przepowiednię wypłaca się przed ołtarzem; jedna wygrana może wypełnić dwa kroki. Przy budowaniu liczy się piętro właśnie zbudowane lub przekształcone; najpierw daje ono własne PZ. Jeśli efekt zabiera kilka elementów bez wyboru, każdy z nich to osobna chwila, w kolejności miejsc, najpierw wojownicy; opróżnienie regionu po konflikcie to jedna chwila.

mezo-rules-cenote = Moduł: święta cenota
mezo-rules-cenote-text = Na początku każdej ery gracz z największą liczbą PZ umieszcza cenotę w żywym regionie. Kto wygra tam konflikt, zyskuje też 3 punkty oddania, nawet jeśli ten region okaże się Błogosławiony.

mezo-rules-powers = Moduł: moce plemion
mezo-rules-powers-text = Każde plemię ma moc o dwóch zastosowaniach. Raz w ciągu gry, w konflikcie w regionie z twoim czempionem lub bóstwem, możesz po akcjach wybrać jedno z nich. Moc należy do plemienia, nie do miejsca.

mezo-rules-two-players = Gra dla 2 osób
mezo-rules-two-players-text =
    Pięć regionów jest żywych. W dwóch z nich, wylosowanych, stoi na początku neutralne piętro poziomu 1. Liczy się jako stojące, więc budowa na nim daje 2 PZ; nikt nie dostaje za nie PZ. Można je przekształcić lub zburzyć, a wtedy wypada z gry.

    Plemiona są czerwone i żółte. Każdy ma dwóch czempionów. Wystaw ich w dwóch różnych regionach bez czempiona; w tych dwóch nie wystawiasz jednostek. I tak zostaje jeden region: Błogosławiony.

mezo-rules-solo = Gra solo
mezo-rules-solo-text =
    W grze solo dopiero dołączasz do bóstw, a mściwe bóstwa nie chcą cię dopuścić. Przebieg gry nazywa je Mściwym zastępem. Wszystkie sześć regionów jest żywych. Zaczynasz z 5 PZ, one z 4 i z forami, które im dasz, od 0 do 200. Mają elementy dwóch kolorów: 16 wojowników, 16 szamanów, 12 glifów i 22 piętra; jeden wojownik i jeden szaman z nich zaczynają w Xibalbie. Modułów nie ma.

    Początek ery: pojawia się kolejne mściwe bóstwo, w trzeciej erze są trzy. Żeton konfliktu wskazuje region, a ty wybierasz dla bóstwa wolny węzeł przy nim; jeśli takiego nie ma, odkrywa się następny żeton. Potem tasuje się na nowo wszystkie żetony konfliktu, odkrywa się gniewne bóstwo i jak zwykle wybierasz zdolność.

    Plemiona: wystawiasz swoje, potem wskazujesz Błogosławiony region, jeden z tych bez twojego czempiona. One stawiają szamana i wojownika w każdym regionie, dopóki ich mają, w tej kolejności: Uxmal, Hochob, Calakmul, Palenque, Becan, Copan. Potem wzywasz swoje bóstwo; one swoich nie wzywają.

    Konflikt: najpierw każde obecne tam mściwe bóstwo używa swojej zdolności, w kolejności, którą wybierzesz, także w Błogosławionym regionie. Kartę zatrzymujesz jak zwykle. One dobierają swoją dopiero po twojej pierwszej akcji lub spasowaniu. Ilekroć wykonujesz akcję lub z niej rezygnujesz, rozpatrują akcję z tego samego miejsca swojej karty: pierwszą, drugą lub trzecią. Możesz zburzyć tam glif za swoją ostatnią akcję; ich ostatnią rozpatruje się zawsze. Ich dziesięć kart tasuje się na nowo w każdej erze.
    Remisy wygrywają one, także z siłą 0, chyba że stoi tam twój czempion. Mają własny Kalendarz i własny Kodeks, które zapełniają od lewej.

    Błogosławiony region: najpierw ofiarowujesz ty; potem one dobierają kartę i ofiarowują tyle jednostek, ile ona wskazuje, najpierw szamana, dalej na przemian; gdy jednego rodzaju zabraknie, ofiarowują drugi.

    Ich efekty: oddanie jest dla nich PZ. Zamiast oddania zyskują PZ, jednym ruchem, a gdy miałyby stracić oddanie, tracą PZ: cofają się do najbliższego wolnego pola, nigdy poniżej 0; jeśli na 0 stoi twój znacznik, zatrzymują się na 1. Jeśli efekt nie mówi, gdzie działa, działa w regionie konfliktu; w innym razie wybierasz za nie spośród regionów, w których mogą zrobić najwięcej. Ich jednostki idą na przemian, najpierw szaman. Z twoich jednostek biorą ten rodzaj, którego masz tam więcej, licząc na nowo po każdej jednostce; przy równych wojowników. Jeśli muszą oddać jednostkę, wybiera się ją tak samo spośród ich jednostek: ten rodzaj, którego mają więcej. Co mówi o konflikcie, to pomija się poza nim, a wezwania one pomijają. Jeśli wygrają konflikt, także ołtarz rozpatruje się w ten sposób.

    Koniec ery: w każdym kroku najpierw ty, potem one, bez względu na to, kto ma więcej PZ.

    Próba: obok planszy leży karta z jednym warunkiem dla ciebie i innym dla nich. Ilekroć warunek się spełnia, ta strona kładzie żeton próby, każda najwyżej pięć; dają PZ na koniec gry. Wtedy liczy się najpierw twoje oddanie, potem twoja Pobożność, twoja próba, ich próba. Wygrywasz, jeśli masz więcej PZ.
mezo-rules-solo-trials = Ile warte są żetony próby
mezo-rules-solo-tokens = żetony
mezo-rules-solo-you = ty
mezo-rules-solo-them = mściwe bóstwa

mezo-rules-effects = Jak czytać karty
mezo-rules-effects-text =
    To, co robią karty, ołtarze, żetony i pola, opisane jest niewieloma stałymi słowami. Efekt ma do czterech kroków, wykonywanych po kolei.

    Zrób tyle, na ile pozwalają elementy. Gdzie jest „najwyżej”, zrób co najmniej jedno, jeśli możesz. „Możesz” to koszt: jeśli go nie zapłacisz, pomija się to, co następuje. Wszystkie jednostki kroku są w jednym regionie, jeśli nie powiedziano inaczej. „Tutaj” to region konfliktu. Liczby ustala się, gdy rozpatruje się ich krok, i nic nie spada poniżej 0.

    Region można wybrać tylko wtedy, gdy ten krok albo późniejszy krok w tym samym regionie może tam coś zmienić. Jeśli takiego nie ma, te kroki się pomija. Poza konfliktem pomija się kroki, które o nim mówią: siłę, przewagi oraz nagrody Kalendarza i Kodeksu.
mezo-rules-effects-where = Gdzie
mezo-rules-effects-what = Co
mezo-rules-effects-samples = Poniżej jest notacja, w której zapisane są komponenty. Kto przynosi do stołu własne komponenty, zapisuje je właśnie tak, a strona ujmuje je w słowa.
mezo-rules-effects-notation = Notacja
mezo-rules-effects-words = Słowami
mezo-rules-where-presence = Jeden region, w którym obecne jest twoje bóstwo; nic, jeśli bóstwa nie ma jeszcze na planszy.
mezo-rules-where-conflict = Region trwającego konfliktu, Błogosławiony czy nie. Poza konfliktem krok się pomija.
mezo-rules-where-any = Jeden żywy region do wyboru. Twoje bóstwo nie musi być tam obecne.
mezo-rules-where-other = Jeden żywy region inny niż region konfliktu.
mezo-rules-where-same = Region ostatniego kroku, który go miał.
mezo-rules-where-each = Każdy region, w którym obecne jest twoje bóstwo, jeden po drugim, w dowolnej kolejności, każdy raz.
mezo-rules-where-glyphs = Jeden region z twoim glifem; twoje bóstwo nie musi być tam obecne.
mezo-rules-where-units = Jeden region z twoją jednostką; twoje bóstwo nie musi być tam obecne.
mezo-rules-verb-deploy = Wystawić
mezo-rules-verb-deploy-about = Twoje jednostki idą z rezerwy do regionu.
mezo-rules-verb-awaken = Przebudzić
mezo-rules-verb-awaken-about = Twoje jednostki idą z Xibalby do regionu.
mezo-rules-verb-recover = Odzyskać
mezo-rules-verb-recover-about = Twoje jednostki idą z Xibalby do rezerwy.
mezo-rules-verb-smite = Strącić
mezo-rules-verb-smite-about = Wybrane przez ciebie jednostki z regionu trafiają do Xibalby. Jeśli napisano „wrogie”, tylko jednostki przeciwników; w innym razie dowolne, także twoje: możesz wybrać nawet region, w którym są tylko twoje jednostki, i możesz skończyć, gdy tylko nie ma tam już wrogich jednostek tego rodzaju.
mezo-rules-verb-exile = Wygnać
mezo-rules-verb-exile-about = Wybrane przez ciebie jednostki z regionu wracają do rezerw właścicieli. Czyje mogą być i kiedy można skończyć: jak przy strąceniu.
mezo-rules-verb-opponents = Każdy przeciwnik
mezo-rules-verb-opponents-about = Począwszy od twojej lewej, każdy przeciwnik, który może, wybiera element.
mezo-rules-verb-bring = Sprowadzić
mezo-rules-verb-bring-about = Twoje jednostki przychodzą do regionu z innych regionów.
mezo-rules-verb-push = Przegnać
mezo-rules-verb-push-about = Wrogie jednostki idą z regionu do jednego innego żywego regionu.
mezo-rules-verb-shift = Przesunąć
mezo-rules-verb-shift-about = Dowolne jednostki idą z regionu do jednego innego żywego regionu.
mezo-rules-verb-move = Przemieścić
mezo-rules-verb-move-about = Twoje jednostki idą z dowolnego regionu do dowolnego innego, jedna po drugiej.
mezo-rules-verb-build = Zbudować
mezo-rules-verb-build-about = Glif albo następne piętro piramidy idzie z twojej rezerwy do regionu. Kilka glifów może trafić do różnych regionów.
mezo-rules-verb-demolish = Zburzyć
mezo-rules-verb-demolish-about = Glif albo najwyższe piętro wraca do rezerwy właściciela.
mezo-rules-verb-transform = Przekształcić
mezo-rules-verb-transform-about = Wrogi glif albo dowolne najwyższe piętro zamienia się na własny element. Piętro punktuje jak zbudowane.
mezo-rules-verb-sacrifice = Poświęcić
mezo-rules-verb-sacrifice-about = Twoje jednostki idą do Xibalby: to cena za to, co następuje.
mezo-rules-verb-pay = Zapłacić oddaniem
mezo-rules-verb-pay-about = Tracisz tyle punktów oddania, ile napisano: to cena za to, co następuje. Jeśli odmówisz albo masz ich za mało, pomija się to, co następuje.
mezo-rules-verb-drain = Stracić oddanie
mezo-rules-verb-drain-about = Wybrany przez ciebie przeciwnik, który ma punkty oddania, traci ich tyle, ile napisano, nigdy poniżej 0. Jeśli żaden przeciwnik ich nie ma, krok się pomija. W grze solo mściwe bóstwa tracą zamiast nich PZ.
mezo-rules-verb-call = Wezwać bóstwo
mezo-rules-verb-call-about = Przenosi się ono na inny wolny węzeł i rozpatruje się jego zdolność wezwania.
mezo-rules-verb-journey = Przenieść bóstwo
mezo-rules-verb-journey-about = Przenosi się ono na inny wolny węzeł; jego zdolności wezwania się nie rozpatruje.
mezo-rules-verb-strength = Siła
mezo-rules-verb-strength-about = Liczy się tylko w tym konflikcie, niezależnie od tego, kto tam stoi.
mezo-rules-verb-weaken = Mniej siły
mezo-rules-verb-weaken-about = Wybrany przez ciebie przeciwnik, ktokolwiek to jest, ma w tym konflikcie o tyle mniej siły, ile napisano, nigdy poniżej 0.
mezo-rules-verb-most = Mieć najwięcej
mezo-rules-verb-most-about = Ta nagroda Kalendarza lub Kodeksu jest twoja, niezależnie od tego, kto tam stoi; ale jeśli nie masz tam takiej jednostki do wysłania, nie dostaje jej nikt.
mezo-rules-verb-nobody = Bez nagrody Kalendarza lub Kodeksu
mezo-rules-verb-nobody-about = W tym konflikcie tej nagrody się nie przyznaje, nawet temu, kto ma najwięcej dzięki karcie.

# How names are said.
mezo-rules-names = Jak wymawiać nazwy
mezo-rules-names-text = W przybliżeniu, do czytania po polsku; akcent pada na sylabę zapisaną wielkimi literami. W tych nazwach X brzmi jak „sz”.
mezo-rules-names-kukulkan = ku-kul-KAN
mezo-rules-names-ixchel = isz-CZEL
mezo-rules-names-ah-puch = ah PUCZ
mezo-rules-names-cabrakan = ka-bra-KAN
mezo-rules-names-ahau-kin = a-HAU KIN
mezo-rules-names-chaac = CZAAK
mezo-rules-names-etznab = ec-NAB
mezo-rules-names-ix-tub-tun = isz-tub-TUN
mezo-rules-names-xaman-ek = SZA-man EK
mezo-rules-names-uayeb = UA-jeb
mezo-rules-names-xolotl = SZO-lotl
mezo-rules-names-zotz = ZOC
mezo-rules-names-xibalba = szi-bal-BA
mezo-rules-names-uxmal = usz-MAL
mezo-rules-names-hochob = ho-CZOB
mezo-rules-names-calakmul = ka-lak-MUL
mezo-rules-names-palenque = pa-LEN-ke
mezo-rules-names-becan = be-KAN
mezo-rules-names-copan = ko-PAN
mezo-rules-names-cenote = se-NO-te

# Spis kart.
mezo-rules-reference = Bóstwa i karty
mezo-rules-reference-about = Każde bóstwo, karta i żeton, słowami. Pod każdym tekstem, drobnym drukiem, notacja z pliku komponentów.
mezo-rules-reference-link = Wszystkie bóstwa, karty i żetony z ich tekstami: spis kart
mezo-rules-reference-gods = Bóstwa
mezo-rules-reference-call = Zdolność wezwania
mezo-rules-reference-vengeful = W grze solo, jako mściwe bóstwo
mezo-rules-reference-altars = Ołtarze
mezo-rules-reference-angry = Gniewne bóstwa
mezo-rules-reference-books = Kalendarz i Kodeks
mezo-rules-reference-abilities = Zdolności plemion
mezo-rules-reference-rituals = Rytuały
mezo-rules-reference-phase-tribes = faza plemion
mezo-rules-reference-phase-gods = faza bóstw
mezo-rules-reference-phase-conflict = konflikty
mezo-rules-reference-phase-end = koniec ery
mezo-rules-reference-prophecies = Przepowiednie
mezo-rules-reference-powers = Moce plemion
mezo-rules-reference-power-red = Czerwone
mezo-rules-reference-power-yellow = Żółte
mezo-rules-reference-power-green = Zielone
mezo-rules-reference-power-blue = Niebieskie
mezo-rules-reference-solo = Karty mściwych bóstw
mezo-rules-reference-solo-card = Karta { $number }
mezo-rules-reference-offers = { $number ->
    [one] W Błogosławionym regionie ofiarowują 1 jednostkę.
    [few] W Błogosławionym regionie ofiarowują { $number } jednostki.
   *[other] W Błogosławionym regionie ofiarowują { $number } jednostek.
}
mezo-rules-reference-solo-books = Kalendarz i Kodeks mściwych bóstw
mezo-rules-reference-trials = Próby

mezo-rules-credits = Elementy gry i autorzy
mezo-rules-credits-text =
    Grę Mezo i dodatek Souls for Xibalba zaprojektował John Clowdus, a wydało wydawnictwo Kolossal Games. Zasady objaśniamy tu własnymi słowami.

    To, co instrukcja pozostawia drukowanym elementom, jest nasze: większość węzłów mapy, ołtarze, gniewne bóstwa, premie Kalendarza i Kodeksu, działanie bóstw i ich kart, rytuały, przepowiednie, moce plemion i próby. Te nieliczne, które instrukcja podaje, są takie, jak w niej. Kto ma grę w pudełku, może wpisać karty drukowane.
