# The rules of Space Aztecs, in our own words.

space-aztecs-rules-title = Space Aztecs: the rules

space-aztecs-rules-aim = The aim
space-aztecs-rules-aim-text =
    You are the chief of a village in a valley that aliens have discovered. Gather Aztecs, hide them in temples before the saucers come, and send saucers of your own after your neighbours.

    The most points at the end win.

space-aztecs-rules-setup = Setup
space-aztecs-rules-setup-text =
    There are four sets of sixteen cards: ten Aztecs, three temples and three flying saucers each. Eight laws belong to no set. Every card has an hour of the day, and no two cards have the same.

    Two to four players use three of the sets, five and six use all four. All cards in use are shuffled and dealt into eight piles, each under a symbol of the sundial: seven cards in a pile with two to four players, nine with five or six. Chance picks the first player.

space-aztecs-rules-round = A round
space-aztecs-rules-round-text =
    From the first player on, clockwise, everybody takes a different pile in hand, one that still has cards, and looks at them. Clockwise is the order of the seats; after the last comes the first again.

    Then all keep one card at the same time, the hours are announced, and the cards are played one after another. After that a new round begins. Whoever played first takes a pile first.

space-aztecs-rules-hours = Keeping a card
space-aztecs-rules-hours-text =
    All at once and in secret, everybody keeps one card of the pile in hand and lays it face down. The rest goes back under its symbol. The last card of a pile is kept without asking.

    When all have kept a card, the hours are announced. As all hours differ, everybody who knows the deck knows the cards from then on, so the page shows them.

space-aztecs-rules-order = Who plays when
space-aztecs-rules-order-text =
    The earliest hour plays first and its owner becomes first player. Then it goes on clockwise, or, if you chose so when the table was made, card by card in the order of their hours.

    A card is turned up, comes to lie in its village and takes effect at once. Where there is nothing to choose, nobody is asked.
space-aztecs-rules-order-example = Example: A, B, C and D sit clockwise and announce 14:00, 09:40, 16:20 and 11:00. B is the earliest and becomes first player. Clockwise they play B, C, D, A; by the hours B, D, A, C.

space-aztecs-rules-aztecs = Aztecs
space-aztecs-rules-aztecs-text =
    An Aztec joins your village and stands in the open, where saucers can take it. Aliens and turkeys count as Aztecs, and turkeys are villagers too.

space-aztecs-rules-archivist = 1 to 4 points, as printed; 6 in a temple.

space-aztecs-rules-temples = Temples
space-aztecs-rules-temples-text =
    When you play a temple, you may hide in it all your Aztecs of its set that stand in the open: all at once, or none. Nobody can take them from there, and they count as before.

    Aztecs that come later cannot join a temple, unless an agent helps.
space-aztecs-rules-temples-example = Example: you have a Farmer and a Cook in the open and play a Temple of the Villagers. Both hide, or neither does. A Potter who comes next round stays in the open.

space-aztecs-rules-saucers = Flying saucers
space-aztecs-rules-saucers-text =
    When you play a saucer, every other player who has Aztecs of its set in the open loses one of them. You choose which, beginning with the player after you. The captives lie under your saucer and are worth 1 point each at the end.

    Aztecs in temples, cards not yet played, temples, laws and saucers cannot be taken.
space-aztecs-rules-saucers-example = Example: three others have none, one and two Aztecs of the set in the open. The saucer takes two cards, and you are asked once.

space-aztecs-rules-laws = Laws
space-aztecs-rules-laws-text =
    A law stays in front of you and brings points at the end. Only Aztecs who live in your village count for it, in the open or hidden; captives, saucers and temples do not, unless the law says so.
space-aztecs-rules-laws-twins = Example: three Turkeys and two Farmers make two pairs, so Twins bring 8 points. The third Turkey is left over, and a Prize Turkey, having another name, is no twin of his.
space-aztecs-rules-laws-most = Example: with six Aztecs in temples, Sanctuary brings 10 points, not 12.

space-aztecs-rules-agents = Special agents
space-aztecs-rules-agents-text =
    An agent works while he stands in the open. When you play an Aztec and already have a temple of its set, you may put the Aztec straight into the newest of these temples.

    An agent does not serve himself; another agent in the open may do it for him.
space-aztecs-rules-agents-example = Example: you have a Special Agent in the open and a Temple of the Warriors from an earlier round. You play an Eagle Warrior and may put him into that temple. If the agent were in a temple himself, the Eagle Warrior would stay in the open.

space-aztecs-rules-end = The end
space-aztecs-rules-end-text =
    The game ends after the round in which two or more piles are empty, or in which the seventh saucer was played; with five or six players, the ninth.

    The most points win. If they are equal, more Aztecs in the village decide, hidden or not, but never captives; if those are equal too, the victory is shared.
space-aztecs-rules-end-example = Example: A and B both have 41 points. Nine Aztecs live in the village of A and eight in that of B, so A wins.

space-aztecs-rules-scoring = Points
space-aztecs-rules-scoring-text =
    Laws bring what they say. Villagers, elders and agents bring what is printed on them.

    Warriors of one name are counted together: the more there are, the more they are worth. A priest is worth 10 with an alien of his own, which then counts nothing itself; a priest without an alien is worth nothing, and an alien without a priest 1. As many pairs as possible are made.

    An archivist brings the first number, and the second too in a temple. Each captive brings 1 point.

    Where villagers are in play, whoever has the fewest of them loses 5 points, and so do all who tie for it.
space-aztecs-rules-scoring-warriors = Example: one Eagle Warrior is worth 2, two are worth 10, three are worth 20.
space-aztecs-rules-scoring-council = Example: an elder 5. A priest and an alien 10; a priest alone 0; an alien alone 1; two priests and one alien 10.
space-aztecs-rules-scoring-archivist = Example: an Archivist with 2+4 brings 2 points in the open and 6 in a temple.
space-aztecs-rules-scoring-hunger = Example: if everybody has two villagers, everybody has the fewest and loses 5. If the villagers are not in play, nobody loses anything.

space-aztecs-rules-memory = The memory aid
space-aztecs-rules-memory-text =
    Whoever has looked at a pile knows it: as it was then, less the cards that have been announced from it since. The page keeps that in mind for you. Point at a pile to see what you know of it, or unfold the list under the sundial.

    After somebody else has kept a card of a pile that you know, and before the hours are announced, one card of it is missing and you cannot know which.

    The aid can be switched off when a table is made.

space-aztecs-rules-variants = Variants
space-aztecs-rules-variants-text =
    Without laws, for younger players: a pile has one card less, so six with two to four players and eight with five or six.

    Order by hours: every card is played at its hour, not only the first. Otherwise only the earliest hour counts, and from there it goes on clockwise.

    With two to four players you can choose the three sets; if you choose none, chance does. Five and six players always use all four.

space-aztecs-rules-secrets = Who sees what
space-aztecs-rules-secrets-text =
    Everybody sees the villages, what temples hide and saucers have taken, how many cards each pile has, who took which pile, and the hours once they are announced.

    Only you see the cards of the pile in your hand, and the card that you have kept until the hours are announced. Nobody knows a pile that he has not looked at.
