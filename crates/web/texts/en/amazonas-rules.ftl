# The rules page of Amazonas. A blank line begins a new paragraph.

amazonas-rules-title = How to play Amazonas

amazonas-rules-aim = The aim
amazonas-rules-aim-text =
    You explore the rainforest along the great river. Over eighteen rounds your tents spread from village to village; there are thirty.
    Each tent brings you a tile of the species that lives there: fish, butterfly, iguana, parrot or orchid.

    Points come at the end: for many tiles of one species, for the most tiles of a species, and for a medal if you found all five.
    You also have a secret mission. It names four villages, and each of them without a tent of yours costs you points.
    The most points win.
amazonas-rules-neutral = neutral
amazonas-rules-tents-label = Five tents: a blue one with a gable, a round red one, a white one with a point, a flat orange one, and a grey lean-to.
amazonas-rules-tents-caption = Each player's tents have a shape and a colour. Grey ones belong to nobody and are only used by two players.

amazonas-rules-opening = The opening
amazonas-rules-opening-text =
    Everybody begins with 12 tents, 7 income cards, 3 gold and one secret mission.

    Incomes are paid in silver, tents cost gold. Three silver are worth one gold, and the game changes coins for you.

    Chance decides who builds first. In this order each player builds one tent, in any village where a space is free and not too dear.
    You pay the price of the space and take a tile of the village's species.
    A tent always goes on the cheapest free space of its village. Several players may begin in the same place, but the second pays more.
amazonas-rules-opening-example = Example: Manaus has spaces for 2, 3 and 5 gold. The first tent there costs 2 gold, the second 3. A third would cost 5, and nobody has that much at the start.

amazonas-rules-round = A round
amazonas-rules-round-text =
    The game has 18 rounds. A round has three steps:
amazonas-rules-step-event = Event.
amazonas-rules-step-event-text = An event card is turned up. It holds for this round only.
amazonas-rules-step-income = Income cards.
amazonas-rules-step-income-text = All choose a card in secret and reveal it together. The highest income plays first.
amazonas-rules-step-turns = Turns.
amazonas-rules-step-turns-text = One after the other, each player takes money and builds.
amazonas-rules-round-turn = On your turn you do this, in this order:
amazonas-rules-step-native = Native.
amazonas-rules-step-native-text = If a native is offered and still there, take it or leave it.
amazonas-rules-step-money = Money.
amazonas-rules-step-money-text = Take your income, unless you gave it up for the native. A fire halves it, a bonus adds to it. Then the monkeys steal.
amazonas-rules-step-building = Building.
amazonas-rules-step-building-text = Build as many tents as you can and like. Money that you do not spend is yours for later.
amazonas-rules-round-pass = A turn in which there is nothing to decide passes by itself.

amazonas-rules-events = Events
amazonas-rules-events-text =
    Each round has one of 18 event cards. You can see which are still to come, but nobody knows their order.
amazonas-rules-events-table = The ten kinds of events
amazonas-rules-events-kind = Event
amazonas-rules-events-copies = Cards
amazonas-rules-events-effect = What it does
amazonas-rules-event-jaguar = Paths are closed. You can build along waterways only.
amazonas-rules-event-crocodile = Waterways are closed. You can build along paths only.
amazonas-rules-event-fire = You take half of your income, rounded down.
amazonas-rules-event-monkeys = After taking your income you lose one silver for each tile of your largest pile, natives included, but no more than you have.
amazonas-rules-event-native = A native is offered, in turn order, in exchange for an income.
amazonas-rules-events-notes =
    For a bonus, natives on the pile of the species count too.

    Whoever plays income card 6 ignores jaguar, crocodile, fire and monkeys in that round, but still receives a bonus.
amazonas-rules-events-fire-example = Example: your income is 7 and the forest burns. You take 3 silver. For the order of play you still count 7.
amazonas-rules-events-monkeys-example = Example: your piles have 2, 2 and 1 tiles. The monkeys steal 2 silver. If all you have is 1 silver, they steal 1.

amazonas-rules-income = Income cards
amazonas-rules-income-text =
    All players choose at the same time and in secret: one of the income cards that they still have in hand.
    When everybody has chosen, the cards are turned up together.

    Your income is the number of the card, and one silver for each tile you own of the species on it.
    A native counts as a tile of the pile it lies on.
amazonas-rules-cards-label = Seven income cards: 0 any species, 1 fish, 2 butterfly, 3 iguana, 4 parrot, 5 orchid, 6 native. In their corners the numbers 1, 6, 11, 16, 17, 22 and 27.
amazonas-rules-cards-caption = The income cards of the blue player. The number in the circle is for ties.
amazonas-rules-card-0 = Card 0
amazonas-rules-card-0-text = It pays one silver for each tile of your largest pile, whatever the species.
amazonas-rules-card-6 = Card 6
amazonas-rules-card-6-text = It pays 6 silver and one more for each native you own, on whatever piles they lie. Jaguar, crocodile, fire and monkeys cannot harm you in this round.
amazonas-rules-incomes-label = Three incomes. Card 2 and one butterfly pay 3 silver, which is 1 gold. Card 5 and three orchids pay 8 silver, 2 gold and 2 silver. Card 1 and two fish with a native pay 4 silver, 1 gold and 1 silver.
amazonas-rules-incomes-caption = The number of the card, the tiles of its species, and what they come to in gold and silver coins.
amazonas-rules-income-example = Example: you own two natives. Card 6 pays 6 + 2 = 8. If your largest pile has 4 tiles, card 0 pays 4.
amazonas-rules-income-cards =
    Played cards lie face up, so everybody knows what you still have in hand.
    After rounds 7 and 14 all players take their seven cards back. So each card is played once in seven rounds; in the last four rounds you play four of the seven.
amazonas-rules-income-memory = As the table chooses, all cards played since they were last taken back are shown, or only the last card of each player, as the rulebook stacks them. Then the log and the replay, too, tell no older card of others until the game is over; bots remember in any case.

amazonas-rules-order = Order of play
amazonas-rules-order-text =
    The higher income plays first. The full income counts, before a fire or a bonus changes it.

    On equal incomes the number in the circle decides: the lower one plays first.
    No number occurs twice. A lower card always has a lower number than a higher card.

    To play early is good: you find the cheaper spaces, the best medal and the native.
amazonas-rules-order-table = The numbers for ties
amazonas-rules-order-colour = Colour
amazonas-rules-order-card = Income card
amazonas-rules-order-colours = The numbers belong to the colour, whoever plays it. They are spread evenly: of any two colours, each goes first on three or four of the seven cards.
amazonas-rules-order-example = Example: White plays card 6 and has 6. Blue plays card 3 with two iguanas, Red plays card 5 without orchids: both have 5. White plays first. Then comes Blue with number 16, then Red with number 23.

amazonas-rules-native = Natives
amazonas-rules-native-text =
    In a round with the native event, one native tile is offered. At the start of your turn, if it is still there, you may take it and give up your whole income of this round.
    Put it at once on a pile of which you own a tile. It stays there to the end of the game.

    From then on it counts as a tile of that pile: for incomes, bonuses and monkeys, and at the end for points, majorities and ties.
    It also makes card 6 pay one silver more. It does not help you to a medal.

    If you take the native, you can still build with the money you have. If all refuse it, it leaves the game.
amazonas-rules-native-example = Example: you own two fish. You give up an income of 4 and put the native on the fish. From now on your card 1 pays 1 + 3 = 4, and the three tiles would already score.

amazonas-rules-building = Building
amazonas-rules-building-text =
    Each tent you build must keep these rules:
amazonas-rules-building-link = A path or waterway links the village directly to one where you have a tent. A tent built in this turn links further at once.
amazonas-rules-building-one = You have no tent in the village yet. What others have there does not matter.
amazonas-rules-building-space = The village has a free space. Your tent goes on the cheapest one, and you pay its price in gold.
amazonas-rules-building-left = You have a tent left. There are 12 for the whole game, and they never move.
amazonas-rules-building-tile =
    Then take a tile of the village's species. There are 12 of each; if they have run out, you build without taking a tile.
amazonas-rules-network-label = Five villages on a river. You have a tent in A. A path leads from A to B and on to E. A waterway leads from A to C and on to D. B and C are marked.
amazonas-rules-network-caption = Paths are dashed, waterways are solid. Your tent is in A: you can build in B and in C. From C, in the same turn, you reach D.
amazonas-rules-jaguar-label = The same five villages with the paths crossed out. Only C is marked.
amazonas-rules-jaguar-caption = Under the jaguar the paths are closed. Only C is in reach, and D through C. Under the crocodile it would be B, and E through B.
amazonas-rules-prices-label = A village with spaces for 2, 3 and 5 gold, three times. Empty, the next tent costs 2; with one tent, 3; with two tents, 5.
amazonas-rules-prices-caption = The cheapest free space is the next one. The coin shows what it costs.
amazonas-rules-building-example = Example: you have 4 gold. You build in C for 2 gold, and from there in D for 2 gold. You take a tile for each.

amazonas-rules-medals = Medals
amazonas-rules-medals-text =
    As soon as you own a tile of all five species, you take the best medal that is left. It brings its points at the end.
    A native does not stand in for a missing species. Nobody gets a second medal, and whoever never has all five gets none.
amazonas-rules-medals-table = Points of the medals
amazonas-rules-medals-players = Players
amazonas-rules-medals-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}

amazonas-rules-end = The end
amazonas-rules-end-text =
    The game ends after round 18. The missions are shown, and everybody adds up:
amazonas-rules-end-what = For
amazonas-rules-end-points = Points
amazonas-rules-end-tiles = A species of which you have 3 or more tiles
amazonas-rules-end-tiles-points = 1 for each of these tiles
amazonas-rules-end-majority = The most tiles of a species
amazonas-rules-end-majority-points = 2; if tied for the most, 1 each
amazonas-rules-end-medal = Your medal
amazonas-rules-end-medal-points = its number
amazonas-rules-end-mission = Each village of your mission without your tent
amazonas-rules-end-mission-points = −3
amazonas-rules-end-notes =
    Natives count as tiles of their pile. For the most tiles even one or two can be enough.
    A total may be below zero.
amazonas-rules-end-example = Example: you have 4 fish, more than anybody else. That is 4 + 2 = 6 points. Two players have 2 parrots each, and nobody has more. That is 0 + 1 = 1 point for both.
amazonas-rules-score-label = Piles of 2 fish, 4 butterflies, 1 iguana, 3 parrots with a native, and 2 orchids. They score 0, 4, 0, 4 and 0. A medal adds 4, one missing village of the mission takes 3. Together 9.
amazonas-rules-score-caption = A final score without majorities. One village of the mission has no tent.
amazonas-rules-end-else = Majorities are smaller for two players, and some tables play without them:
amazonas-rules-end-tie =
    The most points win. On equal points more tiles win, natives included; then more money. Whoever is still equal shares the victory.

amazonas-rules-two = Two players
amazonas-rules-two-text =
    Two players use the medals of 3 and 2 points. Majorities are smaller: 1 point for more tiles of a species than the other, nothing for a tie.

    Each player also has 6 neutral tents, which take up room. Once in each of your turns, but not in the opening, you may put up one of them.
    It costs nothing and brings no tile. You may do so before or after building, or without building at all.
amazonas-rules-two-any = Any village will do, linked to yours or not, if it has no neutral tent yet.
amazonas-rules-two-space = The tent goes on the cheapest free space.
amazonas-rules-two-last = The last free space of a village must stay free.
amazonas-rules-places-label = Three villages. Two spaces, a neutral tent on the first: allowed. Two spaces, the first taken by a red tent: no neutral tent may follow. Three spaces, a blue tent and then a neutral one: allowed.
amazonas-rules-places-caption = A neutral tent must leave a space free. In the middle village only the last one is left.
amazonas-rules-two-example = Example: you have 4 butterflies, more than your opponent. That is 4 + 1 = 5 points. Both of you have 2 orchids. That is nothing for either.

amazonas-rules-majority = Majorities, or none
amazonas-rules-majority-text =
    Whoever opens the table decides whether the most tiles of a species bring points. The rulebook has it so; in the first print of the game there was no such bonus.
amazonas-rules-majority-table = Points for the most tiles of a species
amazonas-rules-majority-players = Players
amazonas-rules-majority-alone = alone
amazonas-rules-majority-tied = tied
amazonas-rules-majority-many = 3 or 4
amazonas-rules-majority-two = 2
amazonas-rules-majority-none = Of a species of which nobody has a tile, nobody has the most.

amazonas-rules-secrets = Who sees what
amazonas-rules-secrets-text =
    Everybody sees the tents, tiles, natives, money and medals, the income cards played and so those still in hand, the event, and which events are still to come.

    Only you see your mission, and the card you have chosen until all are revealed. Nobody knows the order of the events, nor the missions that were not dealt.

    During the game, no score beside a name counts a mission, so that scores can be compared. What yours would cost you is shown on a line of its own.
