# Co mówi dom gier, niezależnie od gry.

skip = Przejdź do treści
nav = Menu
nav-home = Stoły
nav-rules = Zasady
nav-import = Import
nav-guest = Gość

settings-language = Język
settings-brightness = Motyw
settings-system = Jak w systemie
settings-light = Jasny
settings-dark = Ciemny

home-title = Gry planszowe obu Ameryk
home-lead = Zagraj od razu z botami albo zaproś znajomych linkiem. Każda gra jest zapisywana i można ją obejrzeć jeszcze raz.
home-yours = Twoje stoły
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka. Otwórz stół i wyślij link znajomym.
home-running = Gry do oglądania
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
level = Jak dobrze grają boty
level-beginner = Początkujący
level-steady = Solidny
level-strong = Silny
level-master = Mistrz
levels-about = Początkujący gra cokolwiek, na co pozwalają zasady. Solidny patrzy o jedną decyzję naprzód, Silny szuka dalej, a Mistrz myśli do sekundy. Żaden nie widzi więcej niż jego miejsce.
seat-bot = Posadź tu bota
seat-clear = Usuń bota
sit = Usiądź tutaj

new-title = Nowy stół: { $game }
new-seats = Miejsca
new-seats-about = Gra zaczyna się, gdy nie ma już wolnych miejsc. Miejsca ponad liczbę graczy są pomijane.
new-seat = Miejsce { $number }
new-seat-me = ja
new-seat-open = wolne dla znajomych
new-seat-bot = bot: { $level }
new-listed = Kto znajdzie stół
new-private = Prywatny: tylko ci, którzy mają link
new-public = Publiczny: widoczny na pierwszej stronie
new-make = Otwórz stół

waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-closed = Wszyscy odeszli, zanim gra się zaczęła. Ten stół jest zamknięty.
waiting-start = Dosadź boty i zacznij
invite = Link dla znajomych
copy = Kopiuj
leave = Odejdź od stołu
leave-game = Odchodzę z gry; bot gra za mnie
return = Wracam na swoje miejsce

prompt-wait = Teraz decyduje: { $name }.
prompt-over = Zwycięstwo: { $name }.
prompt-over-reason = Zobacz, skąd są punkty, zagraj jeszcze raz albo obejrzyj powtórkę.
undo = Cofnij
offline = Nie ma teraz połączenia z serwisem. Twój ruch nie został wysłany; spróbuj ponownie za chwilę.
lost = Nie ma teraz połączenia z serwisem. To, co widzisz, może być nieaktualne; odświeży się, gdy tylko połączenie wróci.
score = Wynik
turn-order = Kolejność tur
chronicle = Kronika
chat = Rozmowa
about = Ten stół
say = Powiedz coś
send = Wyślij
notify = Powiadom mnie, gdy przyjdzie moja kolej
seed-promise = SHA-256 ziarna tasowania: { $digest }. Samo ziarno pokażemy po ostatnim ruchu, żeby każdy mógł sprawdzić, że nikt nie pomagał losowi.
seed-shown = Ziarno to { $seed }. Jego SHA-256 jest tym, które było widać od początku.
tip-seen = Jasne
tip-off = Bez wskazówek

result = Wynik gry
breakdown = Skąd są punkty
total = Razem
plot = Przebieg punktacji
rematch = Jeszcze raz, te same miejsca
rematch-go = Do rewanżu
record = Pobierz zapis gry

replay = Powtórka
replay-first = Pierwsza pozycja
replay-back = Wstecz
replay-on = Dalej
replay-last = Ostatnia pozycja
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-ply = Decyzja { $ply } z { $last }
replay-eyes = Kto patrzy
replay-open = wszyscy, karty odkryte
replay-spectator = widz
replay-go = Pokaż
replay-table = Do stołu

hint = Podpowiedź
hint-title = Co zrobiłby mistrz
advice-done = (zagrane)
advice-chance = Szansa na zwycięstwo
advice-tried = Ile razy to wypróbowano
advice-only = Jest tylko jeden wybór.
advice-glance = Na podstawie spojrzenia o jedną decyzję naprzód.
advice-search = { $games ->
    [one] Na podstawie jednej partii rozegranej w myślach.
    [few] Na podstawie { $games } partii rozegranych w myślach. Najpierw to, co wypróbowano najczęściej (×).
   *[other] Na podstawie { $games } partii rozegranych w myślach. Najpierw to, co wypróbowano najczęściej (×).
}
percent = { $number } %
times = { $number } ×
why = dlaczego?
why-title = Co o tym sądzi { $name }
ask-why = Zapytaj boty dlaczego
analyse = Analizuj
analysis-title = Co zrobiłby mistrz na miejscu gracza { $name }
plot-chances = Szanse na zwycięstwo w procentach

import-title = Importuj zapis gry
import-about = Przynieś zapis gry, taki, jaki daje zakończony stół albo wiersz poleceń, i obejrzyj go tutaj. Kto ma adres, może oglądać.
import-file = Plik
import-text = albo jego treść
import-go = Obejrzyj

me-title = Ty
me-name = Twoje imię
me-save = Zapisz
me-name-about = Jesteś tu gościem: bez rejestracji, po prostu pamięta cię ta przeglądarka. Inni widzą twoje imię przy stołach.
me-link = Twój osobisty link
me-link-about = Otwórz go na innym urządzeniu, żeby i tam być tą samą osobą. Kto go ma, może grać jako ty, więc zachowaj go dla siebie.
me-link-renew = Utwórz nowy link; stary przestanie działać
me-tokens = Tokeny dla programów
me-tokens-about = Z tokenem twój program może grać i oglądać gry jako ty.
me-api = O API
me-token-fresh = Twój nowy token, widoczny tylko teraz:
me-token-label = Do czego służy
me-token-make = Utwórz token
me-token-revoke = Unieważnij
tips = Wskazówki w pierwszych grach
tips-about = Krótka notka objaśnia każdą fazę, gdy trafiasz na nią po raz pierwszy.
tips-on = Pokazuj wskazówki
tips-again = Pokaż znów wszystkie wskazówki
enter-title = Grać na tym urządzeniu jako { $name }?
enter-about = Dzięki temu osobistemu linkowi ta przeglądarka zapamięta cię jako tę samą osobę. Jeśli masz tu inne imię, zostawisz je za sobą.
enter-go = Tak, to ja

fault-title = Nie udało się
fault-home = Do pierwszej strony
fault-back = Wróć do poprzedniego miejsca
fault-not-found = Pod tym adresem nic nie ma. Sprawdź go albo zacznij od pierwszej strony.
fault-method = Tego adresu nie można użyć w ten sposób.
fault-foreign = To przyszło z innej witryny, więc nic się nie stało. Zrób to na stronie tego serwisu.
fault-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
fault-unknown-caller = Ten token do nikogo nie należy. Utwórz token na swojej stronie i wyślij go jako "Authorization: Bearer TOKEN".
fault-no-token = Nie wiadomo, kim jesteś. Utwórz token na swojej stronie i wyślij go jako "Authorization: Bearer TOKEN".
fault-no-seat = W tej grze nie ma takiego miejsca. Miejsca liczy się od 0.
fault-api-not-found = Pod tym adresem API nic nie ma. Wszystkie adresy są w /api/openapi.json.
fault-api-method = Ten adres API przyjmuje inne metody: zobacz nagłówek Allow albo /api/openapi.json.
fault-api-unreadable = Nie da się odczytać tego, co przyszło. Co ten adres przyjmuje, jest w /api/openapi.json.
fault-old-link = Ten osobisty link jest nieważny albo zastąpił go nowszy. Utwórz nowy na urządzeniu, które cię zna.
fault-unreadable = Nie da się odczytać tego, co przyszło. Załaduj stronę ponownie i użyj jej formularza.
fault-address = Nie da się odczytać tego, co stoi w tym adresie za znakiem zapytania. Wróć i użyj odnośnika.
fault-too-large = To, co przyszło, jest za duże.
fault-not-yet = Dopóki gra trwa, możesz ją oglądać tylko własnymi oczami.
fault-no-table = Nie ma takiego stołu. Sprawdź adres: liczy się każdy znak.
fault-no-record = Nie ma takiego zapisu. Sprawdź adres: liczy się każdy znak.
fault-no-game = Nie ma takiej gry.
fault-options = Te opcje do siebie nie pasują.
fault-seats = Nie można tak obsadzić miejsc.
fault-name = Imię ma od 1 do 24 widocznych znaków, w tym literę lub cyfrę.
fault-saying = Wiadomość ma od 1 do 400 widocznych znaków.
fault-not-seated = Nie masz miejsca przy tym stole. Najpierw zajmij wolne miejsce.
fault-not-host = Może to zrobić tylko osoba, która otworzyła stół.
fault-not-asked = To nie twoja kolej. Poproś o podpowiedź, gdy nadejdzie.
fault-no-hints = Podpowiedzi służą do ćwiczeń: przy stołach z jedną osobą i botami.
fault-nothing-to-decide = Nie ma tam nic do rozstrzygnięcia albo nie dla tego miejsca. Obejrzyj inną pozycję.
fault-taken = To miejsce nie jest wolne. Wybierz inne.
fault-seated-already = Już siedzisz przy tym stole.
fault-not-begun = Gra jeszcze się nie zaczęła. Zacznie się, gdy wszystkie miejsca będą zajęte.
fault-begun = Gra już się zaczęła.
fault-not-over = Gra jeszcze się nie skończyła.
fault-over = Gra jest skończona. Obejrzyj jej pozycje w powtórce.
fault-closed = Stół zamknięto, zanim gra się zaczęła.
fault-stale = Pozycja zdążyła się zmienić. Spójrz na nią i zdecyduj jeszcze raz.
fault-away = Gdy cię nie ma, gra za ciebie bot. Najpierw wróć na swoje miejsce.
fault-illegal = Teraz nie można tego zrobić.
fault-nothing-to-undo = Nie ma czego cofnąć: ktoś inny wykonał już ruch albo coś zostało odkryte.
fault-key = Klucz to od 1 do 64 liter, cyfr, łączników lub podkreśleń.
fault-long-turn = Jedna tura cofa najwyżej 64 decyzje i podejmuje najwyżej 64.
fault-record = Tego zapisu nie da się odtworzyć.
fault-too-much = To o jeden za dużo.
fault-busy = Serwis jest teraz zajęty. Spróbuj ponownie za chwilę.
fault-store = Serwis nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.

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
reference-of-table = To są komponenty tego stołu.
reference-back-table = Wróć do stołu
reference-back-rules = Wróć do zasad

# Wybór strony i stoły według wcześniejszych zasad.
pick = Wybierz, kim grasz
pick-about = Gra zaczyna się, gdy wszystkie miejsca są zajęte. Do tego czasu możesz zmienić zdanie.
pick-any = To, co zostanie
new-side = Gra jako
new-side-open = wybór przy stole
fault-nothing-to-pick = Tu nie ma nic do wyboru: rozstrzygnięto to przy tworzeniu stołu.
fault-no-side = Tutaj nie można tym grać.
fault-side-taken = Ktoś inny przy tym stole już to wybrał. Wybierz coś innego.
fault-earlier-rules = Przy tym stole grano według wcześniejszych zasad, które od tego czasu poprawiono.
relic-over = Tę partię rozegrano według wcześniejszych zasad, które od tego czasu poprawiono. Wynik zachowano; powtórki nie można już obejrzeć.
relic-closed = Tę partię rozpoczęto według wcześniejszych zasad, które od tego czasu poprawiono. Nie można jej kontynuować i została zamknięta. Nic innego się nie zmieniło: utwórz nowy stół, aby grać według poprawionych zasad.
relic-unknown = Wyniku nie udało się zachować.
