# The rules page of Amazonas. A blank line begins a new paragraph.

amazonas-rules-title = How to play Amazonas

amazonas-rules-aim = The aim
amazonas-rules-aim-text =
    You explore the rainforest along the great river. Over 18 rounds your tents spread from village to village; there are 30 villages.
    Each tent earns you a tile of the species that lives there: fish, butterfly, iguana, parrot or orchid.

    You score points at the end: for many tiles of one species, for the most tiles of a species, and for a medal if you collected all five species.
    You also have a secret mission. It names four villages, and each one without your tent costs you points.
    The player with the most points wins.
amazonas-rules-neutral = neutral
amazonas-rules-tents-label = Five tents: a blue one with a gable, a round red one, a white one with a point, a flat orange one, and a grey lean-to.
amazonas-rules-tents-caption = Each player's tents have their own shape and colour. Grey tents belong to nobody and are only used with two players.

amazonas-rules-opening = The opening
amazonas-rules-opening-text =
    Each player starts with 12 tents, 7 income cards, 3 gold and one secret mission.

    Income is paid in silver, tents cost gold. Three silver equal one gold; change is made automatically, and coins never run out.

    In random order, each player builds one tent in any village with a free space they can afford.
    You pay the price of the space and take a tile of the village's species.
    A tent always goes on the cheapest free space of its village. Several players may start in the same village, but each pays more than the one before.
amazonas-rules-opening-example = Example: Manaus has spaces for 2, 3 and 5 gold. The first tent there costs 2 gold, the second 3. A third would cost 5, and nobody has that much at the start.

amazonas-rules-round = A round
amazonas-rules-round-text =
    The game has 18 rounds. A round has three steps:
amazonas-rules-step-event = Event.
amazonas-rules-step-event-text = An event card is revealed. It applies to this round only.
amazonas-rules-step-income = Income cards.
amazonas-rules-step-income-text = Everyone chooses a card in secret, and all reveal together. The highest income plays first.
amazonas-rules-step-turns = Turns.
amazonas-rules-step-turns-text = In turn order, each player takes money and builds.
amazonas-rules-round-turn = On your turn, do the following in this order:
amazonas-rules-step-native = Native tile.
amazonas-rules-step-native-text = If a native tile is offered and nobody has taken it yet, take it or decline it.
amazonas-rules-step-money = Money.
amazonas-rules-step-money-text = Take your income, unless you gave it up for the native tile. A fire halves it, a bonus adds to it. Then the monkeys steal.
amazonas-rules-step-building = Building.
amazonas-rules-step-building-text = Build as many tents as you want and can afford. You keep money that you do not spend.
amazonas-rules-round-pass = A turn with nothing to decide passes automatically.

amazonas-rules-events = Events
amazonas-rules-events-text =
    Each round has one of 18 event cards. You can see which are still to come, but nobody knows their order.
amazonas-rules-events-table = The ten kinds of events
amazonas-rules-events-kind = Event
amazonas-rules-events-copies = Cards
amazonas-rules-events-effect = What it does
amazonas-rules-event-jaguar = Paths are closed. You can build only along waterways.
amazonas-rules-event-crocodile = Waterways are closed. You can build only along paths.
amazonas-rules-event-fire = You take half of your income, rounded down.
amazonas-rules-event-monkeys = After taking your income, you lose 1 silver for each tile in your largest pile, native tiles included, but no more than you have.
amazonas-rules-event-native = In turn order, a native tile is offered in exchange for an income.
amazonas-rules-events-notes =
    Native tiles on the pile of the species count for a bonus too.

    If you play income card 6, you ignore jaguar, crocodile, fire and monkeys in that round, but you still receive a bonus.
amazonas-rules-events-fire-example = Example: your income is 7 and the forest burns. You take 3 silver. For turn order, your income is still 7.
amazonas-rules-events-monkeys-example = Example: your piles have 2, 2 and 1 tiles. The monkeys steal 2 silver. If you have only 1 silver, they steal 1.

amazonas-rules-income = Income cards
amazonas-rules-income-text =
    All players choose one of the income cards in their hand at the same time, in secret.
    When everyone has chosen, the cards are revealed together.

    Your income is the number on the card, plus 1 silver for each tile you own of its species.
    A native tile counts as a tile of the pile it lies on.
amazonas-rules-cards-label = Seven income cards: 0 any species, 1 fish, 2 butterfly, 3 iguana, 4 parrot, 5 orchid, 6 native tile. In their corners the tie numbers 2, 8, 9, 15, 17, 22 and 28.
amazonas-rules-cards-caption = The income cards of the blue player. The number in the circle is the tie number.
amazonas-rules-card-0 = Card 0
amazonas-rules-card-0-text = It pays 1 silver for each tile in your largest pile, whatever the species.
amazonas-rules-card-6 = Card 6
amazonas-rules-card-6-text = It pays 6 silver, plus 1 for each native tile you own, on whatever piles they lie. Jaguar, crocodile, fire and monkeys cannot harm you this round.
amazonas-rules-incomes-label = Three incomes. Card 2 and one butterfly pay 3 silver, which is 1 gold. Card 5 and three orchids pay 8 silver, 2 gold and 2 silver. Card 1 and two fish with a native tile pay 4 silver, 1 gold and 1 silver.
amazonas-rules-incomes-caption = The number on the card, the tiles of its species, and the sum in gold and silver coins.
amazonas-rules-income-example = Example: you own two native tiles. Card 6 pays 6 + 2 = 8. If your largest pile has 4 tiles, card 0 pays 4.
amazonas-rules-income-cards =
    Played cards lie face up, so everyone knows what you still have in hand.
    After rounds 7 and 14, all players take back their seven cards. So you play each card once in seven rounds; in the last four rounds you play four of the seven.
amazonas-rules-income-memory = Depending on an option of the table, the page shows all cards played since they were last taken back, or only the last card of each player, as the rulebook stacks them. In that case the log and the replay also leave out older cards of other players until the game is over; bots remember in any case.

amazonas-rules-order = Turn order
amazonas-rules-order-text =
    The higher income plays first. The full income counts, before a fire or a bonus changes it.

    If incomes are equal, the number in the circle breaks the tie: the lower tie number plays first.
    Every tie number is different, and a lower card always has a lower tie number.

    Playing early is an advantage: you get first pick of the cheap spaces, the medals and the native tile.
amazonas-rules-order-table = Tie numbers
amazonas-rules-order-colour = Colour
amazonas-rules-order-card = Income card
amazonas-rules-order-colours = Tie numbers go with the colour, no matter who plays it. They are spread evenly: of any two colours, each goes first on three or four of the seven cards.
amazonas-rules-order-example = Example: White plays card 6 and has 6. Blue plays card 3 with two iguanas, Red plays card 5 without orchids: both have 5. White plays first. Then comes Blue with tie number 15, then Red with tie number 21.

amazonas-rules-native = Native tiles
amazonas-rules-native-text =
    In a round with the native tile event, one native tile is offered. At the start of your turn, if it is still there, you may take it and give up your whole income for this round.
    You must immediately add it to one of your piles that has at least one tile. It stays there until the end of the game.

    From then on, it counts as a tile of that pile: for incomes, bonuses and monkeys, and at the end for points, majorities and ties.
    It also makes card 6 pay 1 silver more. It does not count towards a medal.

    If you take the native tile, you can still build with the money you have. If everyone declines it, it leaves the game.
amazonas-rules-native-example = Example: you own two fish. You give up an income of 4 and add the native tile to the fish. From now on your card 1 pays 1 + 3 = 4, and the three tiles would already score.

amazonas-rules-building = Building
amazonas-rules-building-text =
    You may build a tent if all of the following are true:
amazonas-rules-building-link = A path or waterway connects the village directly to one where you have a tent. You may build on from a tent built earlier in the same turn.
amazonas-rules-building-one = You have no tent in the village yet. Other players' tents do not matter.
amazonas-rules-building-space = The village has a free space you can afford. Your tent goes on the cheapest one, and you pay its price in gold.
amazonas-rules-building-left = You have a tent left. You have 12 for the whole game, and they never move.
amazonas-rules-building-tile =
    Then take a tile of the village's species. There are 12 of each; if none are left, you build without taking a tile.
amazonas-rules-network-label = Five villages on a river. You have a tent in A. A path leads from A to B and on to E. A waterway leads from A to C and on to D. B and C are marked.
amazonas-rules-network-caption = Paths are dashed, waterways are solid. Your tent is in A: you can build in B and in C. From C, you can reach D in the same turn.
amazonas-rules-jaguar-label = The same five villages with the paths crossed out. Only C is marked.
amazonas-rules-jaguar-caption = With the jaguar, the paths are closed. You can reach only C, and D through C. With the crocodile it would be B, and E through B.
amazonas-rules-prices-label = A village with spaces for 2, 3 and 5 gold, three times. Empty, the next tent costs 2; with one tent, 3; with two tents, 5.
amazonas-rules-prices-caption = The next tent takes the cheapest free space. The coin shows what it costs.
amazonas-rules-building-example = Example: you have 4 gold. You build in C for 2 gold, and from there in D for 2 gold. You take a tile for each.

amazonas-rules-medals = Medals
amazonas-rules-medals-text =
    As soon as you own a tile of all five species, you take the best medal left. It is worth its points at the end.
    A native tile does not stand in for a missing species. Nobody gets a second medal, and a player who never has all five species gets none.
amazonas-rules-medals-table = Points of the medals
amazonas-rules-medals-players = Players
amazonas-rules-medals-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}

amazonas-rules-end = End of the game
amazonas-rules-end-text =
    The game ends after round 18. The missions are revealed, and each player adds up:
amazonas-rules-end-what = For
amazonas-rules-end-points = Points
amazonas-rules-end-tiles = A species of which you have 3 or more tiles
amazonas-rules-end-tiles-points = 1 for each of these tiles
amazonas-rules-end-majority = The most tiles of a species
amazonas-rules-end-majority-points = 2; if tied for the most, 1 each
amazonas-rules-end-medal = Your medal
amazonas-rules-end-medal-points = its number
amazonas-rules-end-mission = Each of your mission villages without your tent
amazonas-rules-end-mission-points = −3
amazonas-rules-end-notes =
    Native tiles count as tiles of their pile. For the majority, even one or two tiles can be enough.
    A total can be negative.
amazonas-rules-end-example = Example: you have 4 fish, more than anyone else. That is 4 + 2 = 6 points. Two players have 2 parrots each, and nobody has more. That is 0 + 1 = 1 point for each of them.
amazonas-rules-score-label = Piles of 2 fish, 4 butterflies, 1 iguana, 3 parrots with a native tile, and 2 orchids. They score 0, 4, 0, 4 and 0. A medal adds 4, one missing mission village takes 3. Together 9.
amazonas-rules-score-caption = A final score without majorities. One mission village has no tent.
amazonas-rules-end-else = With two players, majorities are worth less, and some tables play without them:
amazonas-rules-end-tie =
    The player with the most points wins. If tied, the player with more tiles wins (native tiles count), then the player with more money. If still tied, they share the victory.

amazonas-rules-two = Two players
amazonas-rules-two-text =
    Two players use the medals worth 3 and 2 points. Majorities are worth less: 1 point if you have more tiles of a species than your opponent, nothing for a tie.

    Each player also has 6 neutral tents, which take up space. Once in each of your turns, but not in the opening, you may place one of them.
    It is free, and you take no tile. You may do so before or after building, or without building at all.
amazonas-rules-two-any = You may choose any village, connected to yours or not, that has no neutral tent yet.
amazonas-rules-two-space = The tent goes on the cheapest free space.
amazonas-rules-two-last = You may not place it on the last free space of a village.
amazonas-rules-places-label = Three villages. Two spaces, a neutral tent on the first: allowed. Two spaces, the first taken by a red tent: no neutral tent may follow. Three spaces, a blue tent and then a neutral one: allowed.
amazonas-rules-places-caption = A neutral tent must leave a space free. In the middle village only the last one is left.
amazonas-rules-two-example = Example: you have 4 butterflies, more than your opponent. That is 4 + 1 = 5 points. Both of you have 2 orchids. Neither of you scores for them.

amazonas-rules-majority = Majorities, or none
amazonas-rules-majority-text =
    The player who creates the table decides whether the most tiles of a species score points. The rulebook says so; the first printing of the game had no such bonus.
amazonas-rules-majority-table = Points for the most tiles of a species
amazonas-rules-majority-players = Players
amazonas-rules-majority-alone = alone
amazonas-rules-majority-tied = tied
amazonas-rules-majority-many = 3 or 4
amazonas-rules-majority-two = 2
amazonas-rules-majority-none = If nobody has a tile of a species, nobody scores its majority.

amazonas-rules-secrets = Who sees what
amazonas-rules-secrets-text =
    Everyone sees the tents, tiles, native tiles, money and medals, the income cards played and so those still in hand (or, with that option, only the last card of each player), the event, and which events are still to come.

    Only you see your mission, and your chosen card until all are revealed. Nobody knows the order of the events, nor the missions that were not dealt.

    During the game, no score beside a name counts a mission, so that scores can be compared. What yours would cost you is shown on a line of its own.

amazonas-rules-credits = Components and credits
amazonas-rules-credits-text =
    Amazonas was designed by Stefan Dorra and published by Kosmos. These rules are explained in our own words.

    The map with its villages, connections and prices, the missions and the tie numbers are our own, because the printed ones are not in the rulebook. Everything else follows the rulebook. That a neutral tent may also be placed in a turn without building is our ruling, after the designer's own page.
