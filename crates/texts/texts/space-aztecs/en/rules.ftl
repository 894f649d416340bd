# The rules of Space Aztecs, in our own words.

space-aztecs-rules-title = How to play Space Aztecs

space-aztecs-rules-aim = The aim
space-aztecs-rules-aim-text =
    You lead a village in a valley that aliens have discovered. Gather Aztecs, hide them in temples before the saucers come, and send saucers of your own after your neighbours.

    The player with the most points at the end wins.

space-aztecs-rules-setup = Setup
space-aztecs-rules-setup-text =
    There are four sets of 16 cards: 10 Aztecs, 3 temples and 3 flying saucers each. Eight laws belong to no set. Every card has its own hour of the day; no two are the same.

    With 2–4 players, three of the sets are used; with 5 or 6, all four. All cards in use are shuffled and dealt into eight piles, each under a symbol of the sundial: 7 cards in a pile with 2–4 players, 9 with 5 or 6. The first player is chosen at random.

space-aztecs-rules-round = A round
space-aztecs-rules-round-text =
    Clockwise from the first player, each player picks up a different pile that still has cards, and looks at its cards. Clockwise is the order of the seats; after the last comes the first again.

    Then everyone keeps one card at the same time, the hours are announced, and the cards are played one after another. After that, a new round starts. The player who played first picks up a pile first.

space-aztecs-rules-hours = Keeping a card
space-aztecs-rules-hours-text =
    At the same time, each player secretly keeps one card from their pile, places it face down, and returns the rest to its symbol. If a pile has only one card, it is kept automatically.

    When everyone has kept a card, only the hours are announced. The cards stay face down until they are played. Every hour is unique, so a player who knows the deck by heart knows what is coming.

space-aztecs-rules-order = Turn order
space-aztecs-rules-order-text =
    The player with the earliest hour becomes first player and plays first. Play then continues clockwise or, with that option, in order of the hours.

    When you play a card, turn it face up, add it to your village and resolve it at once. If there is no choice to make, it resolves automatically.
space-aztecs-rules-order-example = Example: A, B, C and D sit clockwise and announce 14:00, 09:40, 16:20 and 11:00. B has the earliest hour and becomes first player. Clockwise they play B, C, D, A; in order of the hours B, D, A, C.

space-aztecs-rules-aztecs = Aztecs
space-aztecs-rules-aztecs-text =
    An Aztec joins your village in the open, where saucers can take it. Aliens and turkeys count as Aztecs, and turkeys count as villagers too.

space-aztecs-rules-archivist = 1 to 4 points, as printed; 6 in a temple.

space-aztecs-rules-temples = Temples
space-aztecs-rules-temples-text =
    When you play a temple, you may hide in it all your Aztecs of its set that are in the open. You hide all of them or none; you cannot hide only some. Nobody can take them from there, and they score as before.

    Aztecs you play later cannot enter the temple, unless an agent helps.
space-aztecs-rules-temples-example = Example: you have a Farmer and a Cook in the open and play a Temple of the Villagers. Both hide, or neither does. A Potter you play next round stays in the open.

space-aztecs-rules-saucers = Flying saucers
space-aztecs-rules-saucers-text =
    When you play a saucer, each opponent who has Aztecs of its set in the open loses one of them. You choose which, starting with the next player clockwise. The captives lie under your saucer and are worth 1 point each at the end.

    Hidden Aztecs, cards not yet played, temples, laws and saucers cannot be taken.
space-aztecs-rules-saucers-example = Example: three opponents have 0, 1 and 2 Aztecs of the set in the open. The saucer takes two cards, and you choose once.

space-aztecs-rules-laws = Laws
space-aztecs-rules-laws-text =
    A law stays in front of you and scores at the end. Only Aztecs in your village count for it, in the open or hidden; captives, saucers and temples do not, unless the law says so.
space-aztecs-rules-laws-twins = Example: three Turkeys and two Farmers make two pairs, so Twins scores 8 points. The third Turkey is left over. A Prize Turkey has a different name, so it cannot be its twin.
space-aztecs-rules-laws-most = Example: with six Aztecs in temples, Sanctuary scores 10 points, not 12.
space-aztecs-rules-laws-feast = Example: Villagers, Warriors and Council are in play. You have 3 Villagers and nobody has more; 2 Warriors, as many as another player; and no one from the Council. Feast Day scores 3 + 3 = 6 points. A third such set would add nothing, because 6 is the most.

space-aztecs-rules-agents = Special agents
space-aztecs-rules-agents-text =
    While you have an agent in the open, you may put each Aztec you play straight into your newest temple of its set.

    An agent cannot do this for itself, but another of your agents in the open can.
space-aztecs-rules-agents-example = Example: you have a Special Agent in the open and a Temple of the Warriors from an earlier round. You play an Eagle Warrior and may put it into that temple. If the agent were hidden, the Eagle Warrior would stay in the open.

space-aztecs-rules-end = End of the game
space-aztecs-rules-end-text =
    The game ends after the round in which two or more piles are empty, or in which the 7th saucer was played; with 5 or 6 players, the 9th.

    The player with the most points wins. If players are tied for the most, they share the victory: the rulebook has no tie-break, and we do not invent one.
space-aztecs-rules-end-example = Example: A and B both have 41 points and C has 38. A and B win together.

space-aztecs-rules-scoring = Scoring
space-aztecs-rules-scoring-text =
    Laws score what they say. Villagers, elders and agents score what is printed on them.

    Warriors of the same name are scored together: the more you have, the more they are worth.

    A pair of one priest or priestess and one alien scores 10 in total. An unpaired priest scores 0; an unpaired alien scores 1. Pairs are made only at the end, as many as possible, from the cards then in your village, in the open or hidden; until then, a saucer can take either card.

    An archivist scores its first number, and the second one too if hidden in a temple. Each captive is worth 1 point.

    If villagers are in play, the player with the fewest loses 5 points; if tied, each tied player does. Captives do not count as villagers. During the game, the page shows scores without this loss; once a villager has been played, a −5 beside a score marks each player who would lose it.
space-aztecs-rules-scoring-warriors = Example: one Eagle Warrior is worth 2, two are worth 10, three are worth 20.
space-aztecs-rules-scoring-council = Example: an elder 5. A priest and an alien 10; a priest alone 0; an alien alone 1; two priests and one alien 10.
space-aztecs-rules-scoring-archivist = Example: an Archivist with 2+4 scores 2 points in the open and 6 in a temple.
space-aztecs-rules-scoring-hunger = Example: if everyone has two villagers, everyone has the fewest and loses 5. If the villagers are not in play, nobody loses anything.

space-aztecs-rules-memory = The memory aid
space-aztecs-rules-memory-text =
    When you have looked at a pile, you know it: as it was then, less the cards announced from it since. The page remembers that for you. Point at a pile to see what you know of it, or open the list under the sundial.

    When someone else has kept a card from a pile you know, one card is missing, and until the hours are announced you cannot know which.

    The memory aid can be switched off when a table is created. Then, until the game is over, the replay too shows no pile once the hours are announced.

space-aztecs-rules-variants = Variants
space-aztecs-rules-variants-text =
    Without laws, for younger players: each pile has one card fewer, so 6 with 2–4 players and 8 with 5 or 6.

    Turn order by the hours: after the earliest hour, the other cards are played in order of their hours too. Otherwise only the earliest hour counts, and play continues clockwise.

    With 2–4 players you can choose the three sets; if you choose none, they are chosen at random. With 5 or 6, all four are always used.

space-aztecs-rules-secrets = Who sees what
space-aztecs-rules-secrets-text =
    Everyone sees the villages, what temples hide and saucers have taken, how many cards each pile has, who picked up which pile, and the hours once they are announced.

    Only you see the cards of the pile in your hand, and the card you have kept until you play it. Nobody knows the contents of a pile they have not looked at.

space-aztecs-rules-credits = Components and credits
space-aztecs-rules-credits-text =
    Space Aztecs was designed by Romaric Galonnier, illustrated by Maxime Morin and published by Lumberjacks Studio; the Polish edition is by Trefl. These rules are explained in our own words.

    The cards are our own: their names, points, hours and laws, but for what the rulebook prints. From there come the four sets and how many cards of each kind they have, the points of Eagle Warriors, elders, aliens and priests, the agents and archivists, and the law Not All Is Lost.
