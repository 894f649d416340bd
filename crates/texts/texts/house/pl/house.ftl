# Co mówi dom gier, niezależnie od gry.

skip = Przejdź do treści
nav = Menu
nav-home = Stoły
nav-rules = Zasady
nav-import = Import
nav-guest = Gość

settings-language = Język
settings-brightness = Motyw
settings-system = Systemowy
settings-light = Jasny
settings-dark = Ciemny

home-title = Gry planszowe obu Ameryk
home-lead = Zagraj od razu z botami albo zaproś znajomych linkiem. Każda partia jest zapisywana i można ją obejrzeć jeszcze raz.
home-yours = Twoje stoły
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka. Otwórz stół i wyślij link znajomym.
home-running = Trwające partie
play-now = Zagraj od razu z botami
new-table = Nowy stół
your-turn = Twoja kolej
stage-waiting = { $open ->
    [one] jedno wolne miejsce
    [few] { $open } wolne miejsca
    [many] { $open } wolnych miejsc
   *[other] { $open } wolnego miejsca
}
stage-playing = gra trwa
stage-deserted = nikogo nie ma, boty czekają
stage-over = koniec gry
stage-closed = stół zamknięty

bot-name = Bot { $number }
guest-name = Gość { $number }
seat-name = Miejsce { $number }
seat-open = wolne miejsce
seat-you = ty
seat-away = poza stołem, gra bot
seat-left = poza stołem
level = Poziom botów
level-beginner = Początkujący
level-steady = Solidny
level-strong = Silny
level-master = Mistrz
levels-about = Początkujący wykonuje dowolny dozwolony ruch. Solidny patrzy o jedną decyzję naprzód, Silny szuka dalej, a Mistrz myśli do sekundy. Żaden nie widzi więcej niż gracz na jego miejscu.
seat-bot = Dodaj bota
seat-clear = Usuń bota
sit = Usiądź tutaj

new-title = Nowy stół: { $game }
new-seats = Miejsca
new-seats-about = Gra zaczyna się, gdy nie ma już wolnych miejsc. Miejsca ponad liczbę graczy są pomijane.
new-seat = Miejsce { $number }
new-seat-me = ja
new-seat-open = wolne dla znajomych
new-seat-bot = bot: { $level }
new-listed = Widoczność stołu
new-private = Prywatny: tylko ci, którzy mają link
new-public = Publiczny: widoczny na stronie głównej
new-make = Otwórz stół

waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-closed = Ten stół zamknięto przed rozpoczęciem gry.
waiting-start = Uzupełnij botami i zacznij
invite = Link z zaproszeniem
copy = Kopiuj
leave = Odejdź od stołu
leave-game = Opuść grę (zagra bot)
leave-game-alone = Opuść grę (boty poczekają)
return = Wróć na swoje miejsce

prompt-wait = Teraz decyduje: { $name }.
prompt-deserted = Przy stole nikogo nie ma, więc boty czekają.
prompt-deserted-reason = Zagrają dalej, gdy ktoś z grających wróci.
prompt-over = { $count ->
    [one] Koniec gry. Zwycięstwo: { $name }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $name }.
}
prompt-over-reason = Zobacz, skąd wzięły się punkty, zagraj jeszcze raz albo obejrzyj powtórkę.
undo = Cofnij
offline = Nie ma teraz połączenia z serwisem. Twój ruch nie został wysłany; spróbuj ponownie za chwilę.
lost = Nie ma teraz połączenia z serwisem. Strona może być nieaktualna; odświeży się, gdy tylko połączenie wróci.
score = Wynik
turn-order = Kolejność tur
chronicle = Przebieg gry
chat = Czat
about = Ten stół
say = Wiadomość
send = Wyślij
notify = Powiadom mnie
deal-promise = Serwer ustalił już swoją część tasowania; jej SHA-256 to { $commitment }. Każdy, kto siada, dodaje własną część. Po ostatnim ruchu pokażemy wszystkie części, żeby każdy mógł sprawdzić, że nic się nie zmieniło. Nikt nie może wybrać tasowania, chyba że osoba na ostatnim miejscu działa razem z prowadzącym serwer.
deal-given = Ten stół jest rozdany z ziarna podanego przy tworzeniu. Kto zna ziarno, zna to, co ukryte.
deal-next = Jeśli zagracie jeszcze raz, SHA-256 części serwera to { $commitment }.
seed-shown = Ziarno to { $seed }.
proof = Sprawdź tasowanie
proof-title = Jak potasowano tę partię
proof-lead = Serwer ustalił swoją część, zanim ktokolwiek dodał własną, i od początku pokazywał jej SHA-256. Ziarno powstaje ze wszystkich części razem. Nikt nie mógł go wybrać, chyba że osoba, która zajęła ostatnie miejsce, działa razem z prowadzącym serwer.
proof-lead-founding = Nikt przy tym stole nie dodał części po zobaczeniu SHA-256 części serwera. Widać więc tylko, że po utworzeniu stołu nic się nie zmieniło.
proof-lead-record = To zapis, który ktoś zaimportował. Ta strona nie wie, czy był obiecany: porównaj pierwszy wiersz z tym, co ci pokazano.
proof-holds = Wszystkie części do siebie pasują.
proof-fails = Części do siebie nie pasują.
proof-commitment = SHA-256 pokazywane od początku
proof-house = Część serwera
proof-salt = Sól
proof-share = Część miejsca: { $name }
proof-by-player = z przeglądarki lub programu osoby przy stole
proof-by-founder = z przeglądarki lub programu osoby przy stole, wysłana razem z prośbą o utworzenie stołu
proof-by-server = utworzona przez serwer z jego własnej części
proof-mine = Twoja przeglądarka pamięta, że ją utworzyła, gdy widziała powyższe SHA-256.
proof-other = Twoja przeglądarka pamięta, że ją utworzyła, ale widziała wtedy inne SHA-256.
proof-deal = Ziarno tasowania
proof-check = Sprawdź samodzielnie
proof-check-about = Wpisz każde polecenie; pod nim jest to, co musi wyjść.
proof-check-record = Albo pobierz zapis i pozwól go sprawdzić programowi Patolli:
tip-seen = Jasne
tip-off = Ukryj wskazówki

result = Wynik gry
breakdown = Skąd wzięły się punkty
total = Razem
plot = Przebieg punktacji
rematch = Rewanż
rematch-go = Przejdź do rewanżu
record = Pobierz zapis partii

replay = Powtórka
replay-first = Pierwsza pozycja
replay-back = Poprzednia
replay-on = Następna
replay-last = Ostatnia pozycja
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-ply = Decyzja { $ply } z { $last }
replay-eyes = Czyimi oczami
replay-open = wszystko odkryte
replay-spectator = widz
replay-go = Pokaż
replay-table = Wróć do stołu

hint = Podpowiedź
hint-title = Co zrobiłby mistrz
advice-done = (zagrane)
advice-chance = Szansa na zwycięstwo
advice-tried = Liczba prób
advice-only = Jest tylko jeden wybór.
advice-glance = Na podstawie spojrzenia o jedną decyzję naprzód.
advice-search = { $games ->
    [one] Na podstawie jednej symulowanej partii.
    [few] Na podstawie { $games } symulowanych partii. Najpierw wybór sprawdzany najczęściej (×).
   *[other] Na podstawie { $games } symulowanych partii. Najpierw wybór sprawdzany najczęściej (×).
}
percent = { $number }%
times = { $number }×
why = dlaczego?
why-title = { $name }: skąd ta decyzja
ask-why = Zapytaj boty dlaczego
analyse = Analizuj
analysis-title = { $name }: co zrobiłby tu mistrz
plot-chances = Szanse na zwycięstwo w procentach

import-title = Importuj zapis partii
import-about = Wczytaj zapis partii zakończonej przy stole albo w wierszu poleceń i obejrzyj ją tutaj. Może to zrobić każdy, kto zna adres.
import-file = Plik
import-text = albo wklej jego treść
import-go = Obejrzyj

me-title = Ty
me-name = Twoje imię
me-save = Zapisz
me-name-about = Jesteś tu gościem: bez rejestracji, po prostu pamięta cię ta przeglądarka. Inni widzą twoje imię przy stołach.
me-link = Twój osobisty link
me-link-about = Otwórz go na innym urządzeniu, żeby i tam być tą samą osobą. Kto go ma, może grać w twoim imieniu, więc zachowaj go dla siebie.
me-link-renew = Utwórz nowy link (stary przestanie działać)
me-tokens = Tokeny dla programów
me-tokens-about = Z tokenem twój program może grać i oglądać partie w twoim imieniu.
me-api = O API
me-token-fresh = Twój nowy token, widoczny tylko teraz:
me-token-label = Do czego służy
me-token-make = Utwórz token
me-token-revoke = Unieważnij
tips = Wskazówki w pierwszych partiach
tips-about = Krótka notka objaśnia każdą fazę, gdy trafiasz na nią po raz pierwszy.
tips-on = Pokazuj wskazówki
tips-again = Pokaż znów wszystkie wskazówki
enter-title = Grać na tym urządzeniu jako { $name }?
enter-about = Dzięki temu osobistemu linkowi ta przeglądarka zapamięta cię jako tę samą osobę. Jeśli masz tu inne imię, przeglądarka o nim zapomni.
enter-go = Tak, to ja

fault-title = Nie udało się
fault-home = Na stronę główną
fault-back = Wróć
fault-not-found = Pod tym adresem nic nie ma. Sprawdź go albo zacznij od strony głównej.
fault-wrong-method = Tego adresu nie można użyć w ten sposób. Przejdź na stronę i użyj jej przycisków.
fault-foreign = To polecenie przyszło z innej witryny, więc go nie wykonano. Zrób to na stronie tego serwisu.
fault-too-many = Za dużo poleceń naraz.
fault-unknown-caller = Ten token nie jest znany. Utwórz token na swojej stronie i wyślij go jako "Authorization: Bearer TOKEN".
fault-no-token = Potrzebny jest token. Utwórz go na swojej stronie i wyślij jako "Authorization: Bearer TOKEN".
fault-no-seat = W tej grze nie ma takiego miejsca. Miejsca liczy się od 0.
fault-api-not-found = Pod tym adresem API nic nie ma. Wszystkie adresy są w /api/openapi.json.
fault-api-wrong-method = Ten adres API przyjmuje inne metody: zobacz nagłówek Allow albo /api/openapi.json.
fault-api-unreadable = Nie da się odczytać wysłanych danych. Opis tego, co ten adres przyjmuje, jest w /api/openapi.json.
fault-old-link = Ten osobisty link jest nieważny albo zastąpił go nowszy. Utwórz nowy na urządzeniu, które cię zna.
fault-unreadable = Nie da się odczytać wysłanych danych. Załaduj stronę ponownie i użyj jej formularza.
fault-unreadable-address = Nie da się odczytać części adresu po znaku zapytania. Wróć i użyj linku.
fault-too-large = Wysłane dane są za duże. Formularz może mieć 64 KiB, a zapis partii 512 KiB.
fault-not-yet = Dopóki gra trwa, możesz ją oglądać tylko ze swojego miejsca.
fault-no-table = Nie ma takiego stołu. Sprawdź adres: liczy się każdy znak.
fault-no-record = Nie ma takiego zapisu. Sprawdź adres: liczy się każdy znak.
fault-no-game = Nie ma tu takiej gry. Lista gier jest na stronie głównej.
fault-options = Tych opcji nie można połączyć.
fault-seats = Nie można tak obsadzić miejsc.
fault-name = Imię musi mieć od 1 do 24 widocznych znaków, w tym literę lub cyfrę.
fault-saying = Wiadomość musi mieć od 1 do 400 widocznych znaków.
fault-not-seated = Nie masz miejsca przy tym stole. Najpierw zajmij wolne miejsce.
fault-not-host = Może to zrobić tylko osoba, która otworzyła stół.
fault-not-asked = To nie twoja kolej. Poproś o podpowiedź, gdy nadejdzie.
fault-no-hints = Podpowiedzi służą do ćwiczeń: są tylko przy stołach z jedną osobą i botami.
fault-nothing-to-decide = Nie ma tam nic do rozstrzygnięcia albo nie dla tego miejsca. Obejrzyj inną pozycję.
fault-taken = To miejsce nie jest wolne. Wybierz inne.
fault-seated-already = Już siedzisz przy tym stole.
fault-not-begun = Gra jeszcze się nie zaczęła. Zacznie się, gdy wszystkie miejsca będą zajęte.
fault-begun = Gra już się zaczęła.
fault-not-over = Gra jeszcze się nie skończyła.
fault-over = Gra się skończyła. Obejrzyj jej pozycje w powtórce.
fault-closed = Ten stół zamknięto.
fault-stale = Pozycja zdążyła się zmienić. Spójrz na nią i zdecyduj jeszcze raz.
fault-away = Nie ma cię przy stole. Najpierw wróć na swoje miejsce.
fault-illegal = Teraz nie można tego zrobić.
fault-nothing-to-undo = Nie ma czego cofnąć: ktoś inny wykonał już ruch albo coś zostało odkryte.
fault-key = Klucz musi mieć od 1 do 64 znaków: liter, cyfr, łączników lub podkreśleń.
fault-share = Część tasowania ma 64 cyfry szesnastkowe. Jeśli jej nie podasz, utworzy ją serwer.
fault-seed = To nie jest ziarno.
fault-long-turn = W jednej turze można cofnąć najwyżej 64 decyzje i podjąć najwyżej 64.
fault-long-table = Przy tym stole wydarzyło się tak wiele, że grę można już tylko dokończyć. Niczego więcej nie da się tu cofnąć, napisać ani zmienić.
fault-record = Tego zapisu nie da się odtworzyć.
fault-too-much = Limit został osiągnięty.
fault-crowded = W tej chwili jest zbyt wiele połączeń. Zamknij niepotrzebne strony albo spróbuj za chwilę.
fault-late = To, co wysłano, nie dotarło na czas. Sprawdź połączenie i wyślij to jeszcze raz.
fault-busy = Serwer jest teraz zajęty. Spróbuj ponownie za chwilę.
fault-store = Nie udało się niczego zapisać. Spróbuj ponownie za chwilę.
fault-full = Dysk serwera jest pełny, więc niczego nie można zapisać. Spróbuj później: nic z tego, co zapisano, nie przepadło.
fault-damaged = To, co serwer zachował z tego stołu, jest uszkodzone i nie można tego pokazać. Powiadom prowadzących ten serwis.
fault-media-type = To nie są dane z formularza. Załaduj stronę ponownie i użyj jej formularza.
fault-quota-guests = Z twojego adresu przyszło ostatnio zbyt wiele nowych osób.
fault-quota-tables = Z twojego konta albo łącznie z twojego adresu utworzono ostatnio zbyt wiele stołów.
fault-quota-public-tables = Zbyt wiele publicznych stołów utworzonych przez ciebie albo z twojego adresu wciąż czeka na graczy. Najpierw zapełnij albo opuść któryś z nich lub utwórz stół prywatny.
fault-quota-bots = Boty myślą przy zbyt wielu stołach twoich albo innych osób z twojego adresu. Poczekaj, aż część tych gier pójdzie naprzód.
fault-quota-imports = Z twojego konta albo łącznie z twojego adresu wczytano dziś zbyt wiele.
fault-quota-advice = Z twojego konta albo łącznie z twojego adresu poproszono ostatnio o zbyt wiele podpowiedzi.
fault-quota-chat = Z twojego konta albo łącznie z twojego adresu napisano ostatnio zbyt wiele.
fault-quota-changes = Z twojego konta albo łącznie z twojego adresu cofnięto lub zmieniono ostatnio zbyt wiele.
fault-quota-names = Z twojego konta albo łącznie z twojego adresu zbyt często zmieniano ostatnio imię.
fault-quota-reports = Z twojego konta albo łącznie z twojego adresu wysłano dziś zbyt wiele zgłoszeń.
fault-quota-exports = Z twojego konta albo łącznie z twojego adresu zbyt często pobierano ostatnio dane.
fault-wait-seconds = { $number ->
    [one] Spróbuj ponownie za sekundę.
    [few] Spróbuj ponownie za { $number } sekundy.
   *[other] Spróbuj ponownie za { $number } sekund.
}
fault-wait-minutes = { $number ->
    [one] Spróbuj ponownie za minutę.
    [few] Spróbuj ponownie za { $number } minuty.
   *[other] Spróbuj ponownie za { $number } minut.
}
fault-wait-hours = { $number ->
    [one] Spróbuj ponownie za godzinę.
    [few] Spróbuj ponownie za { $number } godziny.
   *[other] Spróbuj ponownie za { $number } godzin.
}

rules-contents = Na tej stronie

search = Szukaj
search-hint = nazwa, słowo lub notacja
search-go = Znajdź
search-all = Pokaż wszystko
search-found = { $number ->
    [one] Znaleziono { $number } tekst
    [few] Znaleziono { $number } teksty
   *[other] Znaleziono { $number } tekstów
}
search-none = Nic nie zawiera „{ $query }”. Spróbuj mniejszej liczby słów albo samego początku słowa.
reference-of-table = To są elementy gry przy tym stole.
reference-back-table = Wróć do stołu
reference-back-rules = Wróć do zasad

# Wybór strony i stoły według wcześniejszych zasad.
pick = Wybierz, kim grasz
pick-about = Możesz zmienić zdanie, dopóki gra się nie zacznie.
pick-any = To, co zostanie
new-side = Gra jako
new-side-open = wybór przy stole
fault-nothing-to-pick = Tu nie ma nic do wyboru: w tej grze nie wybiera się plemion ani kolorów albo rozstrzygnięto to przy otwieraniu stołu.
fault-no-side = Tutaj nie można tym grać.
fault-side-taken = Ktoś inny przy tym stole już to wybrał. Wybierz coś innego.
fault-earlier-rules = Przy tym stole grano według wcześniejszych zasad, które od tego czasu poprawiono.
relic-over = Tę partię rozegrano według wcześniejszych zasad, które od tego czasu poprawiono. Wynik zachowano; powtórki nie można już obejrzeć.
relic-closed = Tę partię rozpoczęto według wcześniejszych zasad, które od tego czasu poprawiono. Nie można jej kontynuować i została zamknięta. Nic innego się nie zmieniło: otwórz nowy stół, aby grać według poprawionych zasad.
relic-unknown = Wyniku nie udało się zachować.

device = { $browser }, { $system }
device-unknown = Nieznana przeglądarka
device-own = to urządzenie
device-seen = { $days ->
    [0] ostatnio dzisiaj
    [1] ostatnio wczoraj
    [few] ostatnio { $days } dni temu
   *[other] ostatnio { $days } dni temu
}
devices = Twoje urządzenia
devices-about = Przeglądarki, które cię pamiętają. Ta, której nie używasz przez 180 dni, wyloguje się sama.
logout = Wyloguj
logout-others = Wyloguj wszystkie inne urządzenia
logout-title = Wylogować się tutaj?
logout-warning = Nie pamięta cię żadne inne urządzenie. Najpierw zachowaj swój osobisty link: bez niego nikt, nawet prowadzący ten serwis, nie zwróci ci imienia i stołów.
logout-others-stay = Inne urządzenia nadal cię pamiętają. Dzięki osobistemu linkowi możesz tu wrócić w każdej chwili.
logout-stay = Zostań
me-link-others = i wyloguj wszystkie inne urządzenia
data = Twoje dane
data-about = Możesz zabrać ze sobą w pliku wszystko, co jest o tobie przechowywane, albo kazać o sobie zapomnieć.
data-download = Pobierz wszystko
delete = Usuń moje dane
delete-title = Usunąć wszystko, co ciebie dotyczy?
delete-goes = Znikną twoje imię, wszystko, co napisano w twoim imieniu, urządzenia, tokeny, zaimportowane zapisy i osobisty link, i nikt nie będzie mógł ich odzyskać. Miejsca przy czekających stołach zwolnią się, a w trwających partiach zagra bot.
delete-stays = Rozegrane partie zostaną dla pozostałych, a na twoim miejscu będzie „ktoś”.
delete-sure = Tak, chcę, żeby o mnie zapomniano
delete-unsure = Nic nie usunięto. Jeśli tego chcesz, zaznacz pole.
delete-not = Zachowaj wszystko
deleted-title = Nic o tobie nie zostało
deleted = Nikt cię tu już nie zna. Jeśli stołów było bardzo dużo, z ostatnich twoje imię zniknie za chwilę.
somebody = ktoś
closed-by-house = Ten stół zamknęli prowadzący serwis. Partia nie ma wyniku.
report = Zgłoś kogoś
report-about = Jeśli ktoś źle się tu zachowuje, powiedz o tym prowadzącym serwis. Zobaczą twoje imię, stół i to, co napiszesz.
report-whom = Kto
report-reason = Co się stało
report-go = Zgłoś
reported-title = Dziękujemy
reported = Zgłoszenie zapisano. Prowadzący serwis przyjrzą się sprawie.
fault-reserved-name = Tak nazywają się boty, wolne miejsca albo sam serwis. Wybierz inne imię.
fault-muted = Nie możesz tu pisać: prowadzący serwis odebrali ci głos. Możesz dalej grać.
fault-banned = Nie możesz tego zrobić: prowadzący serwis cię wykluczyli. Nadal możesz pobrać lub usunąć swoje dane.
fault-reason = Zgłoszenie musi mieć powód od 1 do 200 widocznych znaków.
fault-nobody-to-report = Wybierz kogoś innego, kto siedzi przy tym stole albo tu pisał.
fault-reported-already = To już zgłoszono. Sprawa zostanie sprawdzona.
