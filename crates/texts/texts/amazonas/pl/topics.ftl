# Na co patrzą raporty z Amazonas.
amazonas-unit-points = pkt
amazonas-unit-silver = srebra
amazonas-item-missed = Brakuje: { $count }
amazonas-item-village = { $number } { $name } ({ $species })
amazonas-item-building = Miejsce w kolejności: { $place }
amazonas-item-natives = Indianie: { $range }
amazonas-item-medal = { $points ->
    [0] Bez medalu
   *[other] Medal wart { $points }
}

amazonas-topic-missions = Misje
amazonas-topic-missions-about = Tajna misja, którą każdy dostał, i ile punktów kosztowała: trzy za każdą jej wioskę bez namiotu.
amazonas-topic-missions_done = Wykonane misje
amazonas-topic-missions_done-about = Gracze, którzy na koniec mieli namiot we wszystkich czterech wioskach swojej misji, spośród tych, którzy ją dostali.
amazonas-topic-missing = Brakujące wioski misji
amazonas-topic-missing-about = Ile wiosek własnej misji było na koniec bez namiotu.
amazonas-topic-opening = Pierwsza wioska
amazonas-topic-opening-about = Gdzie każdy gracz rozbił pierwszy namiot.
amazonas-topic-opening_species = Pierwszy gatunek
amazonas-topic-opening_species-about = Gatunek w wiosce, w której każdy gracz rozbił pierwszy namiot.
amazonas-topic-opening_order = Kolejność na początku
amazonas-topic-opening_order-about = Kto rozbija namiot pierwszy, rozstrzyga los.
amazonas-topic-villages = Wioski z namiotem
amazonas-topic-villages-about = Gracze, którzy na koniec mieli namiot w tej wiosce.
amazonas-topic-species = Gatunki, które dały punkty
amazonas-topic-species-about = Gracze, którzy na koniec mieli co najmniej trzy żetony gatunku, i ile one dały.
amazonas-topic-income_first = Pierwsza karta dochodu
amazonas-topic-income_first-about = Karta dochodu, którą każdy zagrał w pierwszej rundzie, i ile srebra dałaby w całości.
amazonas-topic-income_last = Karty dochodu czterech ostatnich rund
amazonas-topic-income_last-about = W ostatnich rundach można zagrać tylko cztery z siedmiu kart. Srebro to tyle, ile karta dałaby w całości.
amazonas-topic-natives = Zabrani Indianie
amazonas-topic-natives-about = Ilu Indian każdy gracz wziął zamiast dochodu.
amazonas-topic-medals = Medale
amazonas-topic-medals-about = Medal za wszystkie pięć gatunków; najlepszy dostaje ten, kto zbierze je pierwszy.
amazonas-topic-events_first = Wydarzenie pierwszej rundy
amazonas-topic-events_first-about = W każdej partii pojawiają się wszystkie wydarzenia, w losowej kolejności; pierwsze może nadać jej tempo.
amazonas-topic-events_last = Wydarzenie ostatniej rundy
amazonas-topic-events_last-about = Wydarzenie, po którym nie można już niczego zbudować.
amazonas-topic-events_spared = Szkody odparte kartą 6
amazonas-topic-events_spared-about = Gracze, którzy co najmniej raz pominęli wydarzenie, bo zagrali kartę 6.
