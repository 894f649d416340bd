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
stage-over = koniec gry
stage-closed = stół zamknięty

bot-name = Bot { $number }
guest-name = Gość { $number }
seat-name = Miejsce { $number }
seat-open = wolne miejsce
seat-you = ty
seat-away = poza stołem, gra bot
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
waiting-closed = Przed rozpoczęciem gry wszyscy odeszli. Ten stół jest zamknięty.
waiting-start = Uzupełnij botami i zacznij
invite = Link z zaproszeniem
copy = Kopiuj
leave = Odejdź od stołu
leave-game = Opuść grę (zagra bot)
return = Wróć na swoje miejsce

prompt-wait = Teraz decyduje: { $name }.
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
seed-promise = SHA-256 ziarna tasowania: { $digest }. Samo ziarno pokażemy po ostatnim ruchu, żeby każdy mógł sprawdzić, że tasowanie było uczciwe.
seed-shown = Ziarno to { $seed }. Jego SHA-256 było widać od początku.
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
fault-method = Tego adresu nie można użyć w ten sposób. Przejdź na stronę i użyj jej przycisków.
fault-foreign = To polecenie przyszło z innej witryny, więc go nie wykonano. Zrób to na stronie tego serwisu.
fault-too-many = Za dużo poleceń naraz. Odczekaj chwilę i spróbuj ponownie.
fault-unknown-caller = Ten token nie jest znany. Utwórz token na swojej stronie i wyślij go jako "Authorization: Bearer TOKEN".
fault-no-token = Potrzebny jest token. Utwórz go na swojej stronie i wyślij jako "Authorization: Bearer TOKEN".
fault-no-seat = W tej grze nie ma takiego miejsca. Miejsca liczy się od 0.
fault-api-not-found = Pod tym adresem API nic nie ma. Wszystkie adresy są w /api/openapi.json.
fault-api-method = Ten adres API przyjmuje inne metody: zobacz nagłówek Allow albo /api/openapi.json.
fault-api-unreadable = Nie da się odczytać wysłanych danych. Opis tego, co ten adres przyjmuje, jest w /api/openapi.json.
fault-old-link = Ten osobisty link jest nieważny albo zastąpił go nowszy. Utwórz nowy na urządzeniu, które cię zna.
fault-unreadable = Nie da się odczytać wysłanych danych. Załaduj stronę ponownie i użyj jej formularza.
fault-address = Nie da się odczytać części adresu po znaku zapytania. Wróć i użyj linku.
fault-too-large = Wysłane dane są za duże; limit to pół megabajta.
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
fault-closed = Stół zamknięto, zanim gra się zaczęła.
fault-stale = Pozycja zdążyła się zmienić. Spójrz na nią i zdecyduj jeszcze raz.
fault-away = Gdy cię nie ma, gra za ciebie bot. Najpierw wróć na swoje miejsce.
fault-illegal = Teraz nie można tego zrobić.
fault-nothing-to-undo = Nie ma czego cofnąć: ktoś inny wykonał już ruch albo coś zostało odkryte.
fault-key = Klucz musi mieć od 1 do 64 znaków: liter, cyfr, łączników lub podkreśleń.
fault-long-turn = W jednej turze można cofnąć najwyżej 64 decyzje i podjąć najwyżej 64.
fault-record = Tego zapisu nie da się odtworzyć.
fault-too-much = Limit został osiągnięty.
fault-busy = Serwer jest teraz zajęty. Spróbuj ponownie za chwilę.
fault-store = Nie udało się niczego zapisać. Spróbuj ponownie za chwilę.

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
