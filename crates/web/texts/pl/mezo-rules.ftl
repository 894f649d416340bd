# Strona z zasadami Mezo i spis kart. Pusty wiersz zaczyna nowy akapit. Słowa gry są te same co w mezo-words.ftl.

mezo-rules-title = Jak grać w Mezo

mezo-rules-goal = Cel gry
mezo-rules-goal-text =
    Bóstwa chodzą wśród plemion, głodne oddania. Prowadzisz plemię wojowników i szamanów z czempionem na czele, a za tobą stoi jedno z bóstw.
    Przez trzy ery walczysz o regiony, wznosisz piramidy, rzeźbisz glify i karmisz Xibalbę, świat podziemny.

    Wszystko, co robisz dobrze, przynosi punkty zwycięstwa (PZ). Wygrywa ten, kto po trzeciej erze ma ich najwięcej. Remisów nie ma: dwoje graczy nigdy nie ma tyle samo PZ.

mezo-rules-setup = Przygotowanie
mezo-rules-setup-text =
    Plansza ma sześć regionów. Niektóre są spustoszone: nie biorą udziału w grze, podobnie jak węzły, które nie stykają się z żadnym żywym regionem.
    Każdy żywy region dostaje losowy ołtarz. Na każdą erę losuje się jeden żeton gniewnych bóstw; leży zakryty.
mezo-rules-setup-table = Regiony zależnie od liczby graczy
mezo-rules-setup-players = gracze
mezo-rules-setup-living = żywe
mezo-rules-setup-desolate = spustoszone
mezo-rules-setup-tribes =
    Każde plemię ma 8 wojowników, 8 szamanów, czempiona, 6 glifów i 11 pięter piramid: cztery poziomu 1, trzy poziomu 2, dwa poziomu 3 i dwa poziomu 4. Jeden wojownik i jeden szaman zaczynają w Xibalbie, cała reszta w rezerwie. Oddanie zaczyna od 0.

    Wylosowany gracz zaczyna z 5 PZ; kolejni zgodnie z ruchem wskazówek zegara mają 4, 3 i 2. Potem wybiera się bóstwa, od najmniejszej liczby PZ w górę, albo przydziela je los, jak się umówiliście. Każde bóstwo ma zdolność wezwania, ceremonię i pięć własnych kart akcji: wszystkie są w spisie kart.

mezo-rules-track = Punkty i oddanie
mezo-rules-track-text =
    Na torze punktów na każdym polu jest miejsce dla jednego gracza. Jeśli ruch miałby się skończyć na zajętym polu, idziesz dalej, do najbliższego wolnego. Pola zajęte po drodze liczą się jak wszystkie inne. Kto zyskuje 0, stoi w miejscu.

    Gdy kilkoro graczy zyskuje naraz, najpierw zaznacza się większy zysk; przy równych pierwszy jest ten, kto ma więcej PZ. Każde źródło punktów to osobny ruch. Punktów nigdy się nie traci.

    „W kolejności PZ” znaczy zawsze: od największej liczby PZ w dół, według stanu z początku danego kroku.
mezo-rules-track-example = Masz 11 PZ i zyskujesz 3. Na 14 stoi zielone plemię, na 15 niebieskie: kończysz na 16. Te dwa dodatkowe pola też zapisuje się na twoje konto.
mezo-rules-track-devotion =
    Oddanie to uczucie plemienia do jego bóstwa. Ma 15 pól na trzech poziomach: od 0 do 5 to poziom 1, od 6 do 10 poziom 2, od 11 do 14 poziom 3. Wiele kart działa tym mocniej, im wyższy jest twój poziom.
    Nigdy nie spada poniżej 0. To, co zyskasz ponad 14, staje się PZ, punkt za punkt. Na koniec gry oddanie dolicza się do PZ.
mezo-rules-devotion-label = Schodkowa piramida ponumerowanych pól: na dole od 0 do 5, pośrodku od 6 do 10, na górze od 11 do 14.
mezo-rules-devotion-caption = Oddanie wspina się po trzech poziomach; ponad szczytem każdy punkt to PZ.
mezo-rules-level = poziom { $number }

mezo-rules-pieces = Figury i siła
mezo-rules-pieces-text =
    Wojownicy i szamani to jednostki. Czempion nie jest jednostką: żaden efekt nie może go strącić, wygnać, przesunąć ani poświęcić. Czego nie ma na planszy, to jest w rezerwie albo w Xibalbie. Xibalba nie jest regionem; jednostki wracają stamtąd tylko wtedy, gdy efekt je przebudza lub odzyskuje.

    O konfliktach rozstrzyga siła. Czempion liczy się za 2, jednostka za 1, glif za 1. Karty i zdolności dodają lub odejmują; siła nigdy nie spada poniżej 0. Piętra piramid nie mają siły. W regionie może być dowolnie wiele glifów.
mezo-rules-strength-label = Czempion, dwaj wojownicy, szaman i glif czerwonego plemienia z liczbami 2, 1, 1, 1 i 1 dają razem 6.
mezo-rules-strength-caption = Dwa za czempiona, po jednym za jednostkę, jeden za glif: siła 6.

mezo-rules-pyramids = Piramidy i glify
mezo-rules-pyramids-text =
    W regionie może stać tylko jedna piramida i wszyscy ją wspólnie wznoszą. Kto ją zaczyna, kładzie najniższe piętro, jakie ma w rezerwie: poziomu 1, a jeśli takich już nie ma, poziomu 2 albo 3. Potem pasuje tylko następny poziom. Poziom 4 to szczyt: wyżej nikt nie buduje.

    Po zbudowaniu zyskujesz tyle PZ, ile pięter ma teraz piramida. Każdy inny gracz, który ma w niej piętro, zyskuje 1 PZ, bez względu na liczbę swoich pięter. Wszystko to dzieje się naraz.
mezo-rules-pyramid-label = Piramida rośnie: czerwony buduje poziom 1 i zyskuje 1; zielony buduje poziom 2 i zyskuje 2, czerwony 1; czerwony buduje poziom 3 i zyskuje 3, zielony 1.
mezo-rules-pyramid-caption = Kto buduje, zyskuje punkt za każde stojące piętro, a każdy inny budowniczy 1.
mezo-rules-pyramids-change =
    Przekształcić to zamienić: glif przeciwnika albo najwyższe piętro piramidy, czyjekolwiek jest, na taki sam element z twojej rezerwy. Stary element wraca do właściciela. Przekształcone piętro punktuje tak, jakby było właśnie zbudowane; wolno przekształcić także własne.

    Zburzyć to zabrać: glif albo najwyższe piętro, czyjekolwiek jest, wraca do rezerwy właściciela.
mezo-rules-pyramids-example = W Uxmal stoi piramida z trzech pięter, wszystkich niebieskich. Czerwony buduje na niej poziom 4: zyskuje 4 PZ, a niebieski 1.

mezo-rules-age = Era
mezo-rules-age-text = Są trzy ery, a każda przebiega tak:
mezo-rules-phase-start = Początek ery.
mezo-rules-phase-start-about = Tasuje się żetony konfliktu i karty akcji. Odkrywa się żeton gniewnych bóstw tej ery; jeśli z nich korzystacie, także rytuał, a cenota trafia na planszę. W kolejności PZ każdy wybiera zdolność.
mezo-rules-phase-tribes = Plemiona.
mezo-rules-phase-tribes-about = W kolejności PZ plemiona wkraczają do regionów.
mezo-rules-phase-gods = Bóstwa.
mezo-rules-phase-gods-about = W kolejności PZ każdy wzywa swoje bóstwo.
mezo-rules-phase-conflicts = Konflikty.
mezo-rules-phase-conflicts-about = Jeden po drugim, w kolejności, której nikt nie zna, walczy się o regiony.
mezo-rules-phase-end = Koniec ery.
mezo-rules-phase-end-about = Kalendarz, Kodeks i piramidy przynoszą punkty.

mezo-rules-ability = Zdolności
mezo-rules-ability-text =
    Na początku każdej ery wybierasz jedną z trzech zdolności plemienia tej ery. Wszyscy wybierają spośród tych samych dziewięciu i kilkoro graczy może wybrać tę samą. To, co wybierzesz, działa do końca gry.
mezo-rules-age-number = Era { $age }

mezo-rules-tribes = Plemiona
mezo-rules-tribes-text =
    W twojej turze najpierw działają twoje zdolności pierwszej ery. Potem twój czempion idzie do żywego regionu, w którym nie ma jeszcze czempiona. Następnie możesz wystawić z rezerwy do 3 jednostek w każdym innym żywym regionie; może to być także żadna. Jednostki, które już tam są, nie wliczają się do tych trzech.

    Gdy stoją już wszyscy czempioni, jeden żywy region nie ma żadnego: w tej erze jest Błogosławiony, a jego konflikt przebiega inaczej.

mezo-rules-call = Wezwanie bóstwa
mezo-rules-call-text =
    Bóstwa nie stoją w regionach, lecz na węzłach, gdzie regiony się stykają. Na węźle może stać tylko jedno bóstwo. Bóstwo jest obecne w każdym żywym regionie, który styka się z jego węzłem; o takim regionie mówimy „region z twoim bóstwem”. Większość efektów, które nie mówią, gdzie działają, działa właśnie w jednym z nich.

    W pierwszej erze stawiasz bóstwo na wolnym węźle; potem rozpatruje się jego zdolność. Później wezwać znaczy przenieść bóstwo na inny wolny węzeł i rozpatrzyć jego zdolność, w wybranej przez ciebie kolejności.
mezo-rules-presence-label = Trzy regiony stykają się w węźle, na którym stoi bóstwo; czwarty region go nie dotyka.
mezo-rules-presence-caption = Bóstwo jest obecne w trzech regionach wokół swojego węzła, a w czwartym nie.

mezo-rules-conflict = Konflikty
mezo-rules-conflict-text = Odkrywa się żeton konfliktu: w tym regionie trwa teraz konflikt. Biorą w nim udział wszyscy, także ci, którzy nic tam nie mają. Przebiega tak:
mezo-rules-step-keep = Karty.
mezo-rules-step-keep-about = Każdy w tajemnicy zatrzymuje jedną z trzech kart; potem wszystkie się odkrywa.
mezo-rules-step-actions = Akcje.
mezo-rules-step-actions-about = Dwie rundy akcji i trzecia za glif.
mezo-rules-step-power = Moce.
mezo-rules-step-power-about = Jeśli z nich korzystacie.
mezo-rules-step-winner = Zwycięzca.
mezo-rules-step-winner-about = Najsilniejszy bierze ołtarz i inne nagrody.
mezo-rules-step-calendar = Kalendarz i Kodeks.
mezo-rules-step-calendar-about = Nagrodę dostaje ten, kto ma najwięcej szamanów, potem ten, kto ma najwięcej wojowników.
mezo-rules-conflict-clean =
    Potem czempioni i jednostki z regionu wracają do rezerw; glify i piramidy zostają. Jednostki poświęcone przy przebłaganiu idą do Xibalby. Karty się odrzuca i odkrywa się następny żeton.

    Jednostki, które efekt umieści w regionie już po jego konflikcie, zostają tam na następną erę.

mezo-rules-keep = Zatrzymanie karty
mezo-rules-keep-text =
    Twoja talia to pięć kart akcji twojego bóstwa. Obejrzyj trzy z wierzchu, jedną zatrzymaj w tajemnicy, a pozostałe odłóż na wierzch; jeśli zostało mniej niż trzy, obejrzyj wszystkie. Zagrane karty wracają dopiero w następnej erze.

    W kilka osób konfliktów z kartami jest mniej niż kart: któraś zawsze zostaje niezagrana.
mezo-rules-keep-cards = Wszystkie bóstwa mają karty o tych samych pięciu nazwach:
mezo-rules-card-legacy = wezwanie albo coś do zbudowania.
mezo-rules-card-vengeance = wezwanie albo cios w konflikcie.
mezo-rules-card-fervor = tym mocniejsza, im wyższy jest twój poziom oddania.
mezo-rules-card-edict = nagina konflikt, planszę albo erę.
mezo-rules-card-task = punkty lub oddanie za to, co masz, albo powrót jednostek.

mezo-rules-actions = Akcje
mezo-rules-actions-text =
    Każda karta ma trzy akcje. Zaczyna osoba po lewej ręce właściciela czempiona, dalej zgodnie z ruchem wskazówek zegara: każdy wykonuje jedną akcję swojej karty. Gdy wszyscy wykonają po jednej, każdy wykonuje drugą. Potem ten, kto ma w tym regionie glif, może zburzyć tam jeden własny glif, by wykonać także ostatnią.

    Zrób to, co mówi akcja, na ile możesz. Akcji, która niczego by nie zmieniła, nie można wybrać.

    W dwóch pierwszych rundach możesz zamiast tego spasować: zyskujesz 1 punkt oddania albo odzyskujesz 1 jednostkę i rezygnujesz z jednej z akcji, które ci zostały.
mezo-rules-actions-example = Czempion w Copan jest zielony, więc zaczyna osoba po lewej od zielonego, a zielony działa w każdej rundzie ostatni. Ostatnim być dobrze: widać, co zrobili inni.

mezo-rules-ceremony = Ceremonia
mezo-rules-ceremony-text = Trzecia akcja wszystkich twoich kart to ceremonia twojego bóstwa. Ma efekt, który się rozpatruje, jeśli to możliwe, a ponadto pozwala przebłagać gniewne bóstwa, przed efektem lub po nim. Jeśli nie da się zrobić ani jednego, ani drugiego, ceremonii nie można wybrać.

mezo-rules-appease = Przebłaganie gniewnych bóstw
mezo-rules-appease-text =
    Poświęć 1 jednostkę, z rezerwy albo z regionu z twoim bóstwem, i rozpatrz jeden z odkrytych żetonów gniewnych bóstw. Jeśli w tym konflikcie pod żetonami leżą już jednostki, kosztuje to 2 jednostki; mogą pochodzić z różnych miejsc. Jednostki leżą pod żetonami do końca konfliktu, a potem idą do Xibalby.

    Kto przebłaguje jako drugi, płaci więc więcej niż pierwszy. A im dłużej trwa gra, tym więcej jest żetonów do wyboru: jeden w pierwszej erze, trzy w trzeciej.

mezo-rules-power = Kiedy używa się mocy
mezo-rules-power-text = Jeśli gracie z mocami plemion: po akcjach, w tej samej kolejności, każdy, kto ma w regionie czempiona lub czyje bóstwo jest tam obecne, może użyć mocy swojego plemienia, raz w ciągu gry.

mezo-rules-winner = Kto wygrywa
mezo-rules-winner-text =
    Konflikt wygrywa gracz o największej sile. Przy remisie wybiera spośród remisujących właściciel czempiona; jeśli jest jednym z nich, może wybrać siebie.

    Zwycięzca dostaje kolejno: to, co daje ołtarz; 5 PZ, jeśli ma dającą je zdolność trzeciej ery; to, co dodaje rytuał; oddanie za cenotę; 1 PZ za miasto, które burzy. Potem sprawdza się przepowiednie.

mezo-rules-calendar = Kalendarz i Kodeks
mezo-rules-calendar-text =
    Kto ma teraz w regionie najwięcej szamanów, przenosi jednego z nich na wolne pole Kalendarza i rozpatruje premię tego pola. Potem, licząc na nowo, ten, kto ma najwięcej wojowników, przenosi jednego na wolne pole Kodeksu i rozpatruje jego premię. Przy remisie wybiera właściciel czempiona.

    Nieważne, kto wygrał. Bez jednostki do wysłania albo bez wolnego pola nic się nie dzieje. Jednostki w Kalendarzu i Kodeksie zostają tam do końca ery.
mezo-rules-calendar-example = W Becan czerwony ma dwóch szamanów, a niebieski dwóch szamanów i trzech wojowników. Czempion jest żółty: żółty mówi, że najwięcej szamanów ma niebieski. Niebieski szaman bierze „odzyskaj 5 jednostek”. Potem niebieski ma też najwięcej wojowników i idzie do Kodeksu.

mezo-rules-blessed = Błogosławiony region
mezo-rules-blessed-text =
    Konflikt w regionie bez czempiona to rozejm. Nie zagrywa się kart. W kolejności PZ każdy ofiarowuje jednostki z rezerwy, ile chce. Każda przynosi 1 punkt oddania, razem jako jeden zysk, i 1 do siły w tym konflikcie.

    Największa siła zyskuje 8 PZ zamiast ołtarza oraz pozostałe nagrody zwycięzcy. Siła 0 nigdy nie wygrywa. Przy remisie wybiera ten z remisujących, kto ma najmniej PZ. Nikt nie idzie do Kalendarza ani Kodeksu.

    Potem jednostki z regionu wracają do rezerw, a ofiarowane idą do Xibalby.
mezo-rules-blessed-example = Zielony ma tam siłę 3 i ofiarowuje 4 jednostki: razem 7. Niebieski ma 2 i ofiarowuje 5: też 7. Niebieski ma mniej PZ, więc to on wybiera i bierze 8 PZ dla siebie.

mezo-rules-end-of-age = Koniec ery
mezo-rules-end-of-age-text = Gdy rozstrzygnięto już wszystkie żetony, krok po kroku, a każdy krok w kolejności PZ:
mezo-rules-ends-books = 2 PZ za każdą swoją jednostkę w Kalendarzu i Kodeksie, a z odpowiednią zdolnością jeszcze 3; potem te jednostki wracają do rezerwy.
mezo-rules-ends-floors = Za każdy region ze swoim piętrem tyle PZ, ile wynosi numer ery: 1, 2 lub 3.
mezo-rules-ends-ritual = Działa rytuał, który należy do końca ery; potem się go odrzuca.
mezo-rules-ends-devotion = 2 PZ za każdy poziom oddania, z odpowiednią zdolnością.

mezo-rules-end = Koniec gry
mezo-rules-end-text =
    Po trzeciej erze każdy zyskuje w PZ swoje oddanie, w kolejności PZ; potem, w kolejności, która z tego wynikła, 3 PZ za miasto, które jeszcze stoi. Wygrywa najwięcej PZ.

    Strona pokazuje każdemu, skąd wzięły się punkty, także pola zyskane przez wymijanie innych.

mezo-rules-cities = Moduł: miasta
mezo-rules-cities-text =
    Po przygotowaniu, w kolejności PZ, każdy stawia swoje miasto w żywym regionie, w którym żadnego nie ma. Na początku każdej ery może wystawić tam jedną jednostkę; nie wlicza się ona do trzech z fazy plemion.
    Kto wygra konflikt w regionie z cudzym miastem, burzy je i zyskuje 1 PZ. Miasto, które stoi na koniec gry, przynosi 3 PZ.

mezo-rules-rituals = Moduł: rytuały
mezo-rules-rituals-text =
    Losuje się trzy rytuały, a na początku każdej ery, po gniewnym bóstwie, odkrywa się jeden z nich. Zmienia jedną zasadę tylko w tej erze, w fazie, do której należy. Jeśli dotyczy wszystkich, to w kolejności PZ.

mezo-rules-prophecies = Moduł: przepowiednie
mezo-rules-prophecies-text =
    Trzy przepowiednie leżą w rzędzie i wypełnia się je po kolei, każdy dla siebie. Gdy tylko spełnisz warunek tej, na którą przyszła kolej, zyskujesz 3 PZ i przechodzisz do następnej. Kto pierwszy wypełni trzecią, zyskuje 3 PZ, a potem jeszcze 6 za monument; tym samym przepowiednie kończą się dla wszystkich.

    Sprawdza się je po każdym kroku efektu, po każdej turze plemion, wygranej, wejściu do Kalendarza lub Kodeksu, po opróżnieniu regionu i po każdym kroku końca ery; w kolejności PZ, każdemu po jednej naraz. Wygrana i budowa liczą się tylko w chwili, gdy następują.

mezo-rules-cenote = Moduł: święta cenota
mezo-rules-cenote-text = Na początku każdej ery gracz z największą liczbą PZ kładzie cenotę w żywym regionie. Kto wygra tam konflikt, zyskuje oprócz wszystkiego innego 3 punkty oddania, także wtedy, gdy ten region okaże się Błogosławiony.

mezo-rules-powers = Moduł: moce plemion
mezo-rules-powers-text = Każde plemię ma moc o dwóch zastosowaniach. Raz w ciągu gry, w konflikcie, w którym stoi twój czempion lub obecne jest twoje bóstwo, możesz po akcjach wybrać jedno z nich.

mezo-rules-two-players = Gra we dwoje
mezo-rules-two-players-text =
    Żyje pięć regionów. W dwóch z nich, wylosowanych, stoi na początku neutralne piętro poziomu 1. Liczy się jako stojące, więc budowa na nim daje 2 PZ; nikt nie dostaje za nie punktów. Można je przekształcić lub zburzyć, a wtedy wypada z gry.

    Każdy gracz ma dwóch czempionów. Idą do dwóch różnych regionów, w których żadnego nie ma, a w tych dwóch nie wystawiasz jednostek. I tak jeden region zostaje Błogosławiony.

mezo-rules-solo = Gra w pojedynkę
mezo-rules-solo-text =
    W pojedynkę jesteś nowicjuszem wśród bóstw, a mściwe bóstwa nie chcą cię do siebie dopuścić. Żyje wszystkie sześć regionów. Zaczynasz z 5 PZ, one z 4 i z utrudnieniem, które wybierzesz. Mają figury dwóch kolorów: 16 wojowników, 16 szamanów, 12 glifów i 22 piętra; jeden wojownik i jeden szaman zaczynają w Xibalbie. Modułów nie ma.

    Początek ery: pojawia się kolejne mściwe bóstwo, najwyżej trzy. Żeton wskazuje region; wybierasz dla bóstwa jeden z wolnych tam węzłów. Potem jak zwykle wybierasz zdolność.

    Plemiona: wystawiasz swoje, potem ogłaszasz Błogosławionym region bez swojego czempiona. One wstawiają szamana i wojownika do każdego regionu, dopóki ich starcza. Potem wzywasz swoje bóstwo; one swoich nie wzywają.

    Konflikt: najpierw każde obecne tam mściwe bóstwo robi swoje, w kolejności, którą wybierzesz. Kartę zatrzymujesz jak zwykle. One odkrywają na ten konflikt jedną kartę: gdy wykonujesz akcję albo zamiast niej pasujesz, rozpatrują akcję z tego samego miejsca swojej, pierwszą, drugą lub trzecią. Za glif w regionie możesz wykonać swoją trzecią; ich trzecia rozpatrywana jest tak czy inaczej.
    Remisy wygrywają one, chyba że stoi tam twój czempion. Mają własny Kalendarz i własny Kodeks, które zapełniają od lewej.

    W Błogosławionym regionie ofiarowujesz ty, potem one tyle jednostek, ile mówi ich karta. Oddanie jest dla nich PZ. Gdy efekt wymaga wyboru regionu, wybierasz za nie spośród tych, w których mogą zrobić najwięcej; z twoich jednostek biorą ten rodzaj, którego masz tam więcej.

    Obok planszy leży próba: ty i one zbieracie żetony za określone czyny, każde z was najwyżej pięć, a na koniec przynoszą one punkty. Na koniec liczy się twoje oddanie, twoja próba, potem ich. Wygrywasz, jeśli masz więcej PZ niż one.
mezo-rules-solo-trials = Ile warte są żetony próby
mezo-rules-solo-tokens = żetony
mezo-rules-solo-you = ty
mezo-rules-solo-them = mściwe bóstwa

mezo-rules-effects = Jak czytać karty
mezo-rules-effects-text =
    To, co robią karty, ołtarze, żetony i pola, opisane jest niewieloma stałymi słowami. Efekt ma do czterech kroków, wykonywanych po kolei.

    Zrób tyle, na ile pozwalają figury. Gdzie jest „najwyżej”, zrób co najmniej jedno, jeśli możesz. „Możesz” to koszt: jeśli go nie zapłacisz, pomija się to, co następuje. Wszystkie jednostki kroku są w jednym regionie, jeśli nie powiedziano inaczej. „Tutaj” to region konfliktu. Liczby liczy się, gdy rozpatruje się ich krok, i nic nie spada poniżej 0.
mezo-rules-effects-where = Gdzie
mezo-rules-effects-what = Co
mezo-rules-effects-samples = Drobny druk pod tekstem to notacja, w której zapisane są komponenty. Kto przynosi do stołu inne komponenty, zapisuje je właśnie tak, a strona ujmuje je w słowa.
mezo-rules-effects-notation = Notacja
mezo-rules-effects-words = Słowami
mezo-rules-where-presence = Jeden region, w którym obecne jest twoje bóstwo; nic, jeśli bóstwa nie ma jeszcze na planszy.
mezo-rules-where-conflict = Region trwającego konfliktu, Błogosławiony czy nie. Poza konfliktem krok się pomija.
mezo-rules-where-any = Jeden żywy region do wyboru. Twoje bóstwo nie musi być tam obecne.
mezo-rules-where-other = Jeden żywy region inny niż region konfliktu.
mezo-rules-where-same = Region z poprzedniego kroku.
mezo-rules-where-each = Każdy region, w którym obecne jest twoje bóstwo, jeden po drugim.
mezo-rules-where-glyphs = Jeden region z twoim glifem; twoje bóstwo nie musi być tam obecne.
mezo-rules-where-units = Jeden region z twoją jednostką; twoje bóstwo nie musi być tam obecne.
mezo-rules-verb-deploy = Wystawić
mezo-rules-verb-deploy-about = Twoje jednostki idą z rezerwy do regionu.
mezo-rules-verb-awaken = Przebudzić
mezo-rules-verb-awaken-about = Twoje jednostki idą z Xibalby do regionu.
mezo-rules-verb-recover = Odzyskać
mezo-rules-verb-recover-about = Twoje jednostki idą z Xibalby do rezerwy.
mezo-rules-verb-smite = Strącić
mezo-rules-verb-smite-about = Wybrane przez ciebie jednostki przeciwników z regionu idą do Xibalby.
mezo-rules-verb-exile = Wygnać
mezo-rules-verb-exile-about = Wybrane przez ciebie jednostki przeciwników z regionu wracają do rezerw właścicieli.
mezo-rules-verb-opponents = Każdy przeciwnik
mezo-rules-verb-opponents-about = Począwszy od twojej lewej, każdy przeciwnik, który może, sam wybiera swoją figurę.
mezo-rules-verb-bring = Sprowadzić
mezo-rules-verb-bring-about = Twoje jednostki przychodzą do regionu z innych regionów.
mezo-rules-verb-push = Przegnać
mezo-rules-verb-push-about = Jednostki przeciwników idą z regionu do jednego innego żywego regionu.
mezo-rules-verb-shift = Przesunąć
mezo-rules-verb-shift-about = Czyjekolwiek jednostki idą z regionu do jednego innego żywego regionu.
mezo-rules-verb-move = Przemieścić
mezo-rules-verb-move-about = Twoje jednostki idą z dowolnego regionu do dowolnego innego, jedna po drugiej.
mezo-rules-verb-build = Zbudować
mezo-rules-verb-build-about = Glif albo następne piętro piramidy idzie z twojej rezerwy do regionu. Kilka glifów może trafić do różnych regionów.
mezo-rules-verb-demolish = Zburzyć
mezo-rules-verb-demolish-about = Glif albo najwyższe piętro wraca do rezerwy właściciela.
mezo-rules-verb-transform = Przekształcić
mezo-rules-verb-transform-about = Glif przeciwnika albo najwyższe piętro zamienia się na własne. Piętro punktuje jak zbudowane.
mezo-rules-verb-sacrifice = Poświęcić
mezo-rules-verb-sacrifice-about = Twoje jednostki idą do Xibalby: to cena za to, co następuje.
mezo-rules-verb-call = Wezwać bóstwo
mezo-rules-verb-call-about = Przenosi się ono na inny wolny węzeł i rozpatruje się jego zdolność.
mezo-rules-verb-strength = Siła
mezo-rules-verb-strength-about = Liczy się tylko w tym konflikcie, cokolwiek tam stoi.
mezo-rules-verb-most = Mieć najwięcej
mezo-rules-verb-most-about = Ta nagroda Kalendarza lub Kodeksu jest twoja, cokolwiek tam stoi; ale jeśli nie masz tam takiej jednostki do wysłania, nie dostaje jej nikt.
mezo-rules-verb-nobody = Nikt nie trafia do Kalendarza lub Kodeksu
mezo-rules-verb-nobody-about = W tym konflikcie tej nagrody się nie przyznaje, nawet temu, kto uchodzi za mającego najwięcej.

# Spis kart.
mezo-rules-reference = Bóstwa i karty
mezo-rules-reference-about = Każde bóstwo, karta i żeton, słowami. Pod każdym tekstem, drobnym drukiem, notacja z pliku komponentów.
mezo-rules-reference-link = Wszystkie bóstwa, karty i żetony z ich tekstami: spis kart
mezo-rules-reference-gods = Bóstwa
mezo-rules-reference-call = Wezwanie
mezo-rules-reference-vengeful = W pojedynkę, jako mściwe bóstwo
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
