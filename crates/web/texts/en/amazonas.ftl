# Amazonas at the table.

amazonas-pitch = Eighteen rounds on the great river: build camps from village to village, collect species, fulfil a secret mission, and outguess the others with your income card. Two to four players, about three quarters of an hour.

amazonas-option-players = Players
amazonas-option-players-about = Two play with neutral tents that take up room on the map.
amazonas-option-players-2 = two
amazonas-option-players-3 = three
amazonas-option-players-4 = four
amazonas-option-majority = Majorities
amazonas-option-majority-about = Whether the most tiles of a species bring extra points at the end.
amazonas-option-majority-rulebook = as in the rulebook
amazonas-option-majority-none = none, as in the first print
amazonas-option-colours = Colours
amazonas-option-colours-about = Which colour each player has. The numbers that decide ties go with the colour.
amazonas-option-colours-first = as the seats come
amazonas-option-colours-blue = blue
amazonas-option-colours-red = red
amazonas-option-colours-white = white
amazonas-option-colours-orange = orange
amazonas-option-memory = Played income cards
amazonas-option-memory-about = Whether all income cards played since the last time they were taken back are shown, or only the last one of each player. Bots remember in any case.
amazonas-option-memory-on = all are shown
amazonas-option-memory-off = only the last, as in the rulebook

amazonas-round = Round { $number }
amazonas-round-of = Round { $number } of 18
amazonas-plot-end = end
amazonas-source-fish = fish
amazonas-source-butterfly = butterflies
amazonas-source-iguana = iguanas
amazonas-source-parrot = parrots
amazonas-source-orchid = orchids
amazonas-source-majority = majorities
amazonas-source-medal = medal
amazonas-source-mission = missing villages of the mission

amazonas-phase-opening = First tents
amazonas-phase-income = Income cards
amazonas-phase-native = A native
amazonas-phase-building = Building
amazonas-phase-over = The end

amazonas-colour-blue = blue
amazonas-colour-red = red
amazonas-colour-white = white
amazonas-colour-orange = orange
amazonas-species-fish = fish
amazonas-species-butterfly = butterfly
amazonas-species-iguana = iguana
amazonas-species-parrot = parrot
amazonas-species-orchid = orchid

amazonas-card-0 = card 0 (the largest pile)
amazonas-card-1 = card 1 (fish)
amazonas-card-2 = card 2 (butterflies)
amazonas-card-3 = card 3 (iguanas)
amazonas-card-4 = card 4 (parrots)
amazonas-card-5 = card 5 (orchids)
amazonas-card-6 = card 6 (natives, and no harm from the event)
amazonas-card-chosen = Your card of this round
amazonas-card-used = Played already; all cards come back after rounds 7 and 14
amazonas-card-free = Still in your hand
amazonas-card-hidden = Income card chosen, still secret
amazonas-cards-played = Income cards played: { $cards }
amazonas-card-last = Last income card: { $cards }
amazonas-tie-number = Of equal incomes, the lowest number plays first
amazonas-pays = pays { $silver }

amazonas-event-jaguar = Jaguar
amazonas-event-jaguar-about = Paths are closed in this round. Waterways are open.
amazonas-event-crocodile = Crocodile
amazonas-event-crocodile-about = Waterways are closed in this round. Paths are open.
amazonas-event-fire = Forest fire
amazonas-event-fire-about = Everybody takes only half of the income, rounded down.
amazonas-event-monkeys = Monkeys
amazonas-event-monkeys-about = Everybody loses as much silver as the largest pile has tiles.
amazonas-event-native = Native
amazonas-event-native-about = In turn order, each may take the native instead of the income, until somebody does.
amazonas-event-fish = Fish bonus
amazonas-event-fish-about = One more silver for each fish you own.
amazonas-event-butterfly = Butterfly bonus
amazonas-event-butterfly-about = One more silver for each butterfly you own.
amazonas-event-iguana = Iguana bonus
amazonas-event-iguana-about = One more silver for each iguana you own.
amazonas-event-parrot = Parrot bonus
amazonas-event-parrot-about = One more silver for each parrot you own.
amazonas-event-orchid = Orchid bonus
amazonas-event-orchid-about = One more silver for each orchid you own.
amazonas-event-none = Before the first round
amazonas-event-none-about = Everybody builds one tent. Then an event holds in every round.
amazonas-to-come = Still to come: { $count ->
    [one] one event
   *[other] { $count } events
}

amazonas-board = The Amazon and its villages
amazonas-hand = Your income cards and your mission
amazonas-money = { $gold } gold and { $silver } silver ({ $sum } silver in all)
amazonas-tents-left = { $count ->
    [one] one tent left
   *[other] { $count } tents left
}
amazonas-neutral-left = { $count ->
    [one] one neutral tent left
   *[other] { $count } neutral tents left
}
amazonas-medal = Medal for five species: { $points } points
amazonas-why = income { $income }, number { $tie }
amazonas-pile = { $species }: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $natives ->
    [0] no native
    [one] one native
   *[other] { $natives } natives
}
amazonas-tent-of = { $place }: tent of { $name }
amazonas-tent-neutral = { $place }: neutral tent

amazonas-mission = Your secret mission
amazonas-mission-done = (done)
amazonas-mission-so-far = Mission so far: { $points ->
    [0] 0
   *[other] −{ $points }
}
amazonas-mission-complete = All four villages have your tent. You lose nothing.
amazonas-mission-takes = To connect the rest: { $tents ->
    [one] one tent
   *[other] { $tents } tents
}, { $gold } gold. As it is you would lose { $points } points.
amazonas-mission-cheaper = Or { $tents ->
    [one] one tent
   *[other] { $tents } tents
} for { $gold } gold.
amazonas-mission-impossible = Not all of it can be connected any more. As it is you would lose { $points } points.

amazonas-do-start = Build your first tent in { $place }
amazonas-do-income = Play { $card }
amazonas-do-native = Take the native: { $species }
amazonas-do-refuse = Take the income
amazonas-do-build = Build a tent in { $place }
amazonas-do-neutral = Put up a neutral tent in { $place }
amazonas-do-done = End your turn

amazonas-effect-build = { $gold } gold for a tent and a tile: { $species }. You keep { $money }.
amazonas-effect-build-bare = { $gold } gold for a tent; there is no tile left ({ $species }). You keep { $money }.
amazonas-effect-mission = It is a village of your mission.
amazonas-effect-medal = Your fifth species: a medal of { $points } points.
amazonas-effect-income = Income { $income }. After the event you would have { $money }. Your number for ties: { $tie }.
amazonas-effect-native = Instead of your income. The pile ({ $species }) would count { $pile }.
amazonas-effect-refuse = You leave the native to others and take your money.
amazonas-effect-neutral = Costs nothing and brings no tile: it only takes up a space. Once a turn.
amazonas-effect-done = Keeps your money for later rounds.

amazonas-prompt-opening = Build your first tent in any village.
amazonas-reason-opening = You have { $money }. From here your network will grow.
amazonas-prompt-income = Choose your income card for this round.
amazonas-reason-income = You have { $money }. All reveal together; the highest income plays first.
amazonas-prompt-native = Take the native, or your income.
amazonas-reason-native = A native counts as a tile of its pile to the end of the game. You have { $money }.
amazonas-prompt-building = Build tents, or end your turn.
amazonas-reason-building = You have { $money } and { $tents ->
    [one] one tent
   *[other] { $tents } tents
}. What glows is linked to your tents and not too dear.
amazonas-prompt-neutral = Build tents, put up a neutral tent, or end your turn.
amazonas-reason-neutral = You have { $money }. The small grey tent puts up a neutral one.
amazonas-prompt-only-neutral = Put up a neutral tent, or end your turn.
amazonas-reason-only-neutral = You have { $money }. A neutral tent is free and takes up a space.
amazonas-prompt-over = The game is over.
amazonas-reason-over = The most points win.

amazonas-wait-opening = First tents are being built.
amazonas-wait-income = Income cards are being chosen, in secret.
amazonas-wait-native = The native is offered in turn order.
amazonas-wait-building = Tents are being built.
amazonas-wait-over = The game is over.

amazonas-tip-opening = Build where two ways lead on, and near the villages of your mission: they carry a pennant that only you see. The number on a space is its price in gold, and a tent always takes the cheapest free space.
amazonas-tip-income = A card pays its number and one silver for each tile of its species. Each card is played once in seven rounds, so keep a species card for when its pile has grown. Card 6 protects from jaguar, crocodile, fire and monkeys.
amazonas-tip-native = A native is worth a tile of any pile you own, again and again: for incomes, for the three tiles a species needs to score, and for majorities. It costs you this round's income.
amazonas-tip-building = Each tent brings a tile of its village. One gold coin is three silver coins. Early on, five different species bring a medal; later, three or more of a kind bring points.
amazonas-tip-over = Species with three tiles or more score one point a tile. Majorities and medals are added, and three points are lost for each village of the mission without a tent.

amazonas-log-started = { $name } builds the first tent in { $place } for { $gold } gold and takes a tile: { $species }.
amazonas-log-started-bare = { $name } builds the first tent in { $place } for { $gold } gold.
amazonas-log-round = Round { $round }: { $event }.
amazonas-log-chose = { $name } chooses { $card }.
amazonas-log-chose-hidden = { $name } has chosen an income card.
amazonas-log-revealed = { $name } reveals { $card }. Income { $income }, number { $tie }.
amazonas-log-order = Order of play: { $order }.
amazonas-log-native = { $name } takes the native ({ $species }) instead of an income of { $income }.
amazonas-log-native-again = { $name } takes the native ({ $species }) instead of an income.
amazonas-log-refused = { $name } leaves the native to others.
amazonas-log-native-gone = Nobody wanted the native. It leaves the game.
amazonas-log-spared = { $name } plays card 6 and ignores the event.
amazonas-log-income = { $name } takes { $silver } silver and has { $money }.
amazonas-log-income-burnt = { $name } takes { $silver } silver, the fire took { $burnt }; now { $money }.
amazonas-log-bonus = { $name } takes a bonus of { $silver } silver ({ $species }) and has { $money }.
amazonas-log-robbed = { $name } loses { $silver } silver to the monkeys and has { $money }.
amazonas-log-built = { $name } builds in { $place } for { $gold } gold and takes a tile: { $species }.
amazonas-log-built-bare = { $name } builds in { $place } for { $gold } gold; there is no tile left.
amazonas-log-medal = { $name } has all five species: a medal of { $points } points.
amazonas-log-neutral = { $name } puts up a neutral tent in { $place }.
amazonas-log-took-back = Everybody takes all seven income cards back.
amazonas-log-final = { $name }: { $tiles } for tiles, { $majority } for majorities, { $medal } for the medal, less { $missing } for the mission; { $score } in all.
amazonas-log-over = The game is over. Victory goes to { $name }.
