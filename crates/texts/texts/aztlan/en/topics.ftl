# What reports look at in Aztlán.
aztlan-unit-points = points
aztlan-item-unused = { $card } ({ $terrain }) unused
aztlan-item-in-age = Age { $age }: { $card } ({ $terrain })
aztlan-item-territory = { $number } { $name } ({ $terrain })
aztlan-item-placing = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
} to place
aztlan-item-battles = { $range } battles
aztlan-item-peace = { $range } times coexistence

aztlan-topic-power_unused = The power card never chosen
aztlan-topic-power_unused-about = Each player chooses five of six power cards. The sixth is worth its number less two at the end.
aztlan-topic-power_by_age = Power cards by age
aztlan-topic-power_by_age-about = Which power card was chosen in which age, and the points of the domains that it scored there.
aztlan-topic-wild_terrain = The terrain of the wild card
aztlan-topic-wild_terrain-about = Which terrain was chosen when the wild card 4 was scored.
aztlan-topic-prosperity_first = The first prosperity card
aztlan-topic-prosperity_first-about = The first prosperity card that each player drew, from a shuffled deck.
aztlan-topic-prosperity_drawn = Prosperity cards drawn
aztlan-topic-prosperity_drawn-about = Players who drew at least one card of the kind. Those who let others stay draw more cards of every kind, so kinds should be compared with each other.
aztlan-topic-prosperity_played = Prosperity cards played
aztlan-topic-prosperity_played-about = Players who played at least one card of the kind, of those who drew one. Points are those of Blessings, and the squares of Offerings kept to the end, which is how they are used.
aztlan-topic-prosperity_left = Prosperity cards left in hand
aztlan-topic-prosperity_left-about = Players who held at least one card of the kind at the end, of those who drew one. Each is worth a point.
aztlan-topic-opening = The first territory
aztlan-topic-opening-about = Where each player put the first pawn of the game.
aztlan-topic-opening_terrain = The first terrain
aztlan-topic-opening_terrain-about = The terrain on which each player put the first pawn of the game.
aztlan-topic-first_order = Turn order of the first age
aztlan-topic-first_order-about = Who places first in the first age is random.
aztlan-topic-battles = Battles
aztlan-topic-battles-about = How often each player who had the most power somewhere chose battle.
aztlan-topic-peace = Coexistence
aztlan-topic-peace-about = How often each player who had the most power somewhere chose to coexist, which brings a card.
