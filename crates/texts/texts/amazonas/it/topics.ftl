# Che cosa guardano i resoconti di Amazonas.
amazonas-unit-points = punti
amazonas-unit-silver = monete d’argento
amazonas-item-missed = Mancanti: { $count }
amazonas-item-village = { $number } { $name } ({ $species })
amazonas-item-building = Ordine di turno: { $place }
amazonas-item-natives = Nativi: { $range }
amazonas-item-medal = { $points ->
    [0] Nessuna medaglia
   *[other] Medaglia da { $points }
}

amazonas-topic-missions = Missioni
amazonas-topic-missions-about = La missione segreta ricevuta da ciascuno e i punti che è costata: tre per ogni suo villaggio senza tenda.
amazonas-topic-missions_done = Missioni compiute
amazonas-topic-missions_done-about = Chi alla fine aveva una tenda in tutti e quattro i villaggi della missione, fra chi l’ha ricevuta.
amazonas-topic-missing = Villaggi della missione mancati
amazonas-topic-missing-about = Quanti villaggi della propria missione alla fine erano senza tenda.
amazonas-topic-opening = Il primo villaggio
amazonas-topic-opening-about = Dove ciascuno ha costruito la prima tenda.
amazonas-topic-opening_species = La prima specie
amazonas-topic-opening_species-about = La specie del villaggio in cui ciascuno ha costruito la prima tenda.
amazonas-topic-opening_order = Ordine delle prime tende
amazonas-topic-opening_order-about = Chi costruisce per primo è deciso a sorte.
amazonas-topic-villages = Villaggi con una tenda
amazonas-topic-villages-about = Chi alla fine aveva una tenda nel villaggio.
amazonas-topic-species = Specie che hanno dato punti
amazonas-topic-species-about = Chi alla fine aveva almeno tre tessere della specie, e quanto hanno dato.
amazonas-topic-income_first = La prima carta guadagno
amazonas-topic-income_first-about = La carta guadagno giocata da ciascuno nel primo round e l’argento che pagherebbe per intero.
amazonas-topic-income_last = Carte guadagno degli ultimi quattro round
amazonas-topic-income_last-about = Negli ultimi round si possono giocare solo quattro delle sette carte. L’argento è quello che la carta pagherebbe per intero.
amazonas-topic-natives = Nativi presi
amazonas-topic-natives-about = Quanti nativi ha preso ciascuno in cambio di un guadagno.
amazonas-topic-medals = Medaglie
amazonas-topic-medals-about = La medaglia per chi possiede tutte e cinque le specie; la migliore va a chi ci arriva prima.
amazonas-topic-events_first = L’evento del primo round
amazonas-topic-events_first-about = In ogni partita escono tutti gli eventi, in un ordine mescolato; il primo può darle il ritmo.
amazonas-topic-events_last = L’evento dell’ultimo round
amazonas-topic-events_last-about = L’evento dopo il quale non si può più costruire.
amazonas-topic-events_spared = Danni evitati con la carta 6
amazonas-topic-events_spared-about = Chi almeno una volta ha ignorato l’evento perché aveva giocato la carta 6.
