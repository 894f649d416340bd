# What reports look at in Space Aztecs.
space-aztecs-unit-points = points
space-aztecs-item-named = { $card } ({ $set })
space-aztecs-item-numbered = { $hour } { $card }
space-aztecs-item-hours = { $from } to { $last }
space-aztecs-item-temples = { $range } temples
space-aztecs-item-saucers = { $range } saucers
space-aztecs-item-captured = { $range } captives
space-aztecs-item-lost = { $range } lost
space-aztecs-item-hid = Hid Aztecs
space-aztecs-item-left-open = Left Aztecs in the open
space-aztecs-item-taking = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
} to take a pile
space-aztecs-item-without = Without { $set }
space-aztecs-item-last-saucer = The last saucer
space-aztecs-item-two-piles = Two empty piles
space-aztecs-item-both = Both in one round

space-aztecs-topic-names = Cards by name
space-aztecs-topic-names-about = Players who played at least one card of the name, of those who had one in hand to choose.
space-aztecs-topic-kinds = Cards by kind
space-aztecs-topic-kinds-about = Players who played at least one card of the kind, of those who had one in hand to choose.
space-aztecs-topic-laws = Laws
space-aztecs-topic-laws-about = Players who played the law, of those who had it in hand to choose, and the points that it brought. Points and decisions of the table are those of games in which someone played it.
space-aztecs-topic-cards = Every card
space-aztecs-topic-cards-about = Players who played the very card, of those who had it in hand to choose.
space-aztecs-topic-first_card = The first card
space-aztecs-topic-first_card-about = What each player played in the first round.
space-aztecs-topic-hours = Hours of the day
space-aztecs-topic-hours-about = Players who played at least one card of these hours. Early cards are played first in their round.
space-aztecs-topic-temples = Temples played
space-aztecs-topic-temples-about = How many temples each player had at the end.
space-aztecs-topic-hiding = Hiding Aztecs
space-aztecs-topic-hiding-about = Players who used a temple or an agent to hide Aztecs, and players who could and did not.
space-aztecs-topic-saucers = Saucers played
space-aztecs-topic-saucers-about = How many saucers each player had at the end.
space-aztecs-topic-captured = Captives
space-aztecs-topic-captured-about = How many Aztecs of others each player took with saucers.
space-aztecs-topic-lost = Aztecs lost
space-aztecs-topic-lost-about = How many Aztecs each player lost to the saucers of others.
space-aztecs-topic-first_order = Order of the first round
space-aztecs-topic-first_order-about = Who takes the first pile is random; the others follow clockwise.
space-aztecs-topic-left_out = The set that is left out
space-aztecs-topic-left_out-about = With two to four players three of the four sets are played with.
space-aztecs-topic-endings = What ends the game
space-aztecs-topic-endings-about = The game ends after the round in which the last saucer was played or a second pile became empty.
