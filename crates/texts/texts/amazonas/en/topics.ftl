# What reports look at in Amazonas.
amazonas-unit-points = points
amazonas-unit-silver = silver
amazonas-item-missed = { $count } missed
amazonas-item-village = { $number } { $name } ({ $species })
amazonas-item-building = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
} to build
amazonas-item-natives = { $range } native tiles
amazonas-item-medal = { $points ->
    [0] No medal
   *[other] Medal of { $points }
}

amazonas-topic-missions = Missions
amazonas-topic-missions-about = The secret mission that each player was dealt, and the points that it cost: three for each of its villages without a tent.
amazonas-topic-missions_done = Missions accomplished
amazonas-topic-missions_done-about = Players who had a tent in all four villages of their mission at the end, of those who were dealt it.
amazonas-topic-missing = Mission villages missed
amazonas-topic-missing-about = How many villages of their mission had no tent at the end.
amazonas-topic-opening = The first village
amazonas-topic-opening-about = Where each player built the first tent.
amazonas-topic-opening_species = The first species
amazonas-topic-opening_species-about = The species of the village where each player built the first tent.
amazonas-topic-opening_order = Order of the opening
amazonas-topic-opening_order-about = Who builds first is random.
amazonas-topic-villages = Villages with a tent
amazonas-topic-villages-about = Players who had a tent in the village at the end.
amazonas-topic-species = Species that scored
amazonas-topic-species-about = Players who had three or more tiles of the species at the end, and what these brought.
amazonas-topic-income_first = The first income card
amazonas-topic-income_first-about = The income card that each player played in the first round, and the silver that it would pay in full.
amazonas-topic-income_last = Income cards of the last four rounds
amazonas-topic-income_last-about = In the last rounds only four of the seven cards can be played. Silver is what the card would pay in full.
amazonas-topic-natives = Native tiles taken
amazonas-topic-natives-about = How many native tiles each player took in exchange for an income.
amazonas-topic-medals = Medals
amazonas-topic-medals-about = The medal for owning all five species, the best one to the first.
amazonas-topic-events_first = The event of the first round
amazonas-topic-events_first-about = All events come up in every game, in an order that is shuffled; the first may set its pace.
amazonas-topic-events_last = The event of the last round
amazonas-topic-events_last-about = The event after which nothing can be built any more.
amazonas-topic-events_spared = Harm kept away with card 6
amazonas-topic-events_spared-about = Players who ignored the event at least once because they had played card 6.
