# Amazonas at the table.

amazonas-pitch = 18 rounds on the great river: build tents from village to village, collect species, complete a secret mission, and outguess the others with your income card. 2–4 players, 45 minutes.

amazonas-option-players = Players
amazonas-option-players-about = Two players also use neutral tents, which take up space on the map.
amazonas-option-players-2 = two
amazonas-option-players-3 = three
amazonas-option-players-4 = four
amazonas-option-majority = Majorities
amazonas-option-majority-about = Whether having the most tiles of a species scores extra points at the end.
amazonas-option-majority-rulebook = as in the rulebook
amazonas-option-majority-none = none, as in the first printing
amazonas-option-colours = Colours
amazonas-option-colours-about = Which colour each player has. Tie numbers go with the colour.
amazonas-option-colours-first = in order of the seats
amazonas-option-colours-blue = blue
amazonas-option-colours-red = red
amazonas-option-colours-white = white
amazonas-option-colours-orange = orange
amazonas-option-memory = Played income cards
amazonas-option-memory-about = Whether the page shows all income cards played since they were last taken back, or only the last card of each player. Bots remember in any case.
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
amazonas-source-mission = missing mission villages

amazonas-phase-opening = First tents
amazonas-phase-income = Income cards
amazonas-phase-native = Native tile
amazonas-phase-building = Building
amazonas-phase-over = Game over

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
amazonas-card-6 = card 6 (native tiles, and no harm from the event)
amazonas-card-chosen = Your card for this round
amazonas-card-used = Already played; all cards come back after rounds 7 and 14
amazonas-card-free = Still in your hand
amazonas-card-hidden = Income card chosen, still secret
amazonas-cards-played = Income cards played: { $cards }
amazonas-card-last = Last income card: { $cards }
amazonas-tie-number = Tie number: if incomes are equal, the lowest plays first
amazonas-pays = pays { $silver }

amazonas-event-jaguar = Jaguar
amazonas-event-jaguar-about = Paths are closed this round. Waterways are open.
amazonas-event-crocodile = Crocodile
amazonas-event-crocodile-about = Waterways are closed this round. Paths are open.
amazonas-event-fire = Forest fire
amazonas-event-fire-about = Each player takes only half of their income, rounded down.
amazonas-event-monkeys = Monkeys
amazonas-event-monkeys-about = Each player loses 1 silver for each tile in their largest pile.
amazonas-event-native = Native tile
amazonas-event-native-about = In turn order, each player may take the native tile instead of their income, until someone does.
amazonas-event-fish = Fish bonus
amazonas-event-fish-about = 1 extra silver for each tile in your fish pile.
amazonas-event-butterfly = Butterfly bonus
amazonas-event-butterfly-about = 1 extra silver for each tile in your butterfly pile.
amazonas-event-iguana = Iguana bonus
amazonas-event-iguana-about = 1 extra silver for each tile in your iguana pile.
amazonas-event-parrot = Parrot bonus
amazonas-event-parrot-about = 1 extra silver for each tile in your parrot pile.
amazonas-event-orchid = Orchid bonus
amazonas-event-orchid-about = 1 extra silver for each tile in your orchid pile.
amazonas-event-none = Before the first round
amazonas-event-none-about = Each player builds one tent. After that, every round has an event.
amazonas-to-come = Still to come: { $count ->
    [one] one event
   *[other] { $count } events
}

amazonas-board = The Amazon and its villages
amazonas-hand = Your income cards and your mission
amazonas-money = { $gold } gold and { $silver } silver (total { $sum } silver)
amazonas-tents-left = { $count ->
    [one] one tent left
   *[other] { $count } tents left
}
amazonas-neutral-left = { $count ->
    [one] one neutral tent left
   *[other] { $count } neutral tents left
}
amazonas-medal = Medal for five species: { $points } points
amazonas-why = income { $income }, tie number { $tie }
amazonas-pile = { $species }: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $natives ->
    [0] no native tile
    [one] one native tile
   *[other] { $natives } native tiles
}
amazonas-tent-of = { $place }: tent of { $name }
amazonas-tent-neutral = { $place }: neutral tent

amazonas-mission = Your secret mission
amazonas-mission-done = (done)
amazonas-mission-so-far = Mission so far: { $points ->
    [0] 0
   *[other] −{ $points }
}
amazonas-mission-complete = You have a tent in all four villages. You lose no points.
amazonas-mission-takes = To connect the rest: { $tents ->
    [one] one tent
   *[other] { $tents } tents
}, { $gold } gold. Right now you would lose { $points } points.
amazonas-mission-cheaper = Or { $tents ->
    [one] one tent
   *[other] { $tents } tents
} for { $gold } gold.
amazonas-mission-impossible = You can no longer connect all of it. Right now you would lose { $points } points.

amazonas-do-start = Build first tent in { $place }
amazonas-do-income = Play { $card }
amazonas-do-native = Take native tile: { $species }
amazonas-do-refuse = Take your income
amazonas-do-build = Build a tent in { $place }
amazonas-do-neutral = Place a neutral tent in { $place }
amazonas-do-done = End turn

amazonas-effect-build = Costs { $gold } gold; you take 1 { $species } tile. You have { $money } left.
amazonas-effect-build-bare = Costs { $gold } gold; no { $species } tiles are left. You have { $money } left.
amazonas-effect-mission = It is one of your mission villages.
amazonas-effect-medal = Your fifth species: a medal worth { $points } points.
amazonas-effect-income = Income { $income }. After the event you would have { $money }. Tie number: { $tie }.
amazonas-effect-native = Instead of your income. Your { $species } pile would count as { $pile } tiles.
amazonas-effect-refuse = You leave the native tile to the others and take your income.
amazonas-effect-neutral = Free, and you take no tile: it only takes up a space. Once per turn.
amazonas-effect-done = You keep your money for later rounds.

amazonas-prompt-opening = Build your first tent in any village.
amazonas-reason-opening = You have { $money }. Your network grows from here.
amazonas-prompt-income = Choose an income card for this round.
amazonas-reason-income = You have { $money }. Everyone reveals together; the highest income plays first.
amazonas-prompt-native = Take the native tile or your income.
amazonas-reason-native = It counts as one more tile in a pile you own until the end of the game. You have { $money }.
amazonas-prompt-building = Build tents, or end your turn.
amazonas-reason-building = You have { $money } and { $tents ->
    [one] one tent
   *[other] { $tents } tents
}. Highlighted villages are connected to your tents and affordable.
amazonas-prompt-neutral = Build tents, place a neutral tent, or end your turn.
amazonas-reason-neutral = You have { $money }. Select a small grey tent to place a neutral tent there.
amazonas-prompt-only-neutral = Place a neutral tent, or end your turn.
amazonas-reason-only-neutral = You have { $money }. A neutral tent is free and takes up a space.
amazonas-prompt-over = Game over.
amazonas-reason-over = The player with the most points wins.

amazonas-wait-opening = First tents are being built.
amazonas-wait-income = Income cards are being chosen, in secret.
amazonas-wait-native = The native tile is being offered in turn order.
amazonas-wait-building = Tents are being built.
amazonas-wait-over = Game over.

amazonas-tip-opening = Build where at least two connections lead on, near your mission villages: they have a pennant that only you see. The number on a space is its price in gold, and a tent always takes the cheapest free space.
amazonas-tip-income = A card pays its number plus 1 silver for each tile of its species. You play each card once in seven rounds, so keep a species card until its pile has grown. Card 6 protects you from jaguar, crocodile, fire and monkeys.
amazonas-tip-native = A native tile counts as one more tile in a pile you own, for the rest of the game: for incomes, for the 3 tiles a species needs to score, and for majorities. It costs you this round's income.
amazonas-tip-building = Each tent earns you a tile from its village. 1 gold is 3 silver. Early on, five different species earn a medal; later, 3 or more tiles of one species score points.
amazonas-tip-over = Species with 3 or more tiles score 1 point per tile. Majorities and medals are added, and you lose 3 points for each mission village without your tent.

amazonas-log-started = { $name } builds the first tent in { $place } for { $gold } gold and takes 1 { $species } tile.
amazonas-log-started-bare = { $name } builds the first tent in { $place } for { $gold } gold.
amazonas-log-round = Round { $round }: { $event }.
amazonas-log-chose = { $name } chooses { $card }.
amazonas-log-chose-hidden = { $name } has chosen an income card.
amazonas-log-revealed = { $name } reveals { $card }. Income { $income }, tie number { $tie }.
amazonas-log-order = Turn order: { $order }.
amazonas-log-native = { $name } takes the native tile ({ $species }) instead of an income of { $income }.
amazonas-log-native-again = { $name } takes the native tile ({ $species }) instead of an income.
amazonas-log-refused = { $name } declines the native tile.
amazonas-log-native-gone = Nobody takes the native tile. It leaves the game.
amazonas-log-spared = { $name } plays card 6 and ignores the event.
amazonas-log-income = { $name } takes { $silver } silver and has { $money }.
amazonas-log-income-burnt = { $name } takes { $silver } silver ({ $burnt } lost to the fire) and has { $money }.
amazonas-log-bonus = { $name } takes a bonus of { $silver } silver ({ $species }) and has { $money }.
amazonas-log-robbed = { $name } loses { $silver } silver to the monkeys and has { $money }.
amazonas-log-built = { $name } builds in { $place } for { $gold } gold and takes 1 { $species } tile.
amazonas-log-built-bare = { $name } builds in { $place } for { $gold } gold; no tiles are left.
amazonas-log-medal = { $name } has all five species and takes a medal worth { $points } points.
amazonas-log-neutral = { $name } places a neutral tent in { $place }.
amazonas-log-took-back = Everyone takes back all seven income cards.
amazonas-log-final = { $name }: { $tiles } for tiles, { $majority } for majorities, { $medal } for the medal, minus { $missing } for the mission; total { $score }.
amazonas-log-over = { $count ->
    [one] Game over. Winner: { $name }.
   *[other] Game over. Winners: { $name }.
}
