# Space Aztecs at the table.

space-aztecs-pitch = Saucers over the valley! Pick up a pile, secretly keep one card, and see whose hour comes first: hide your Aztecs in temples, send saucers after the others, and remember which pile holds what. 2–6 players, 30 minutes.

space-aztecs-option-players = Players
space-aztecs-option-players-about = With 2–4 players, three of the four sets are used; with 5 or 6, all of them.
space-aztecs-option-players-2 = two
space-aztecs-option-players-3 = three
space-aztecs-option-players-4 = four
space-aztecs-option-players-5 = five
space-aztecs-option-players-6 = six
space-aztecs-option-order = Turn order
space-aztecs-option-order-about = The earliest hour always plays first. Play then continues clockwise or in order of the hours.
space-aztecs-option-order-clockwise = clockwise
space-aztecs-option-order-hours = in order of the hours
space-aztecs-option-laws = Laws
space-aztecs-option-laws-about = Eight cards that score at the end. Leave them out with younger players.
space-aztecs-option-laws-on = with laws
space-aztecs-option-laws-off = without laws
space-aztecs-option-sets = Sets
space-aztecs-option-sets-about = Tick exactly three. If you tick none, three are chosen at random.
space-aztecs-option-sets-villagers = Villagers
space-aztecs-option-sets-warriors = Warriors
space-aztecs-option-sets-council = Council
space-aztecs-option-sets-agency = Agency
space-aztecs-option-sets-random = any three, at random
space-aztecs-option-memory = Memory aid
space-aztecs-option-memory-about = Whether the page shows you the piles you have looked at. Purists remember them.
space-aztecs-option-memory-on = on
space-aztecs-option-memory-off = off

space-aztecs-round = Round { $number }
space-aztecs-plot-end = end
space-aztecs-source-not_all_is_lost = Not All Is Lost
space-aztecs-source-all_colours = All Colours of the Valley
space-aztecs-source-sanctuary = Sanctuary
space-aztecs-source-open_gates = Open Gates
space-aztecs-source-feast_day = Feast Day
space-aztecs-source-builders = Builders of Pyramids
space-aztecs-source-twins = Twins
space-aztecs-source-quiet_village = A Quiet Village
space-aztecs-source-villagers = villagers
space-aztecs-source-warriors = warriors
space-aztecs-source-elders = elders
space-aztecs-source-aliens_and_priests = aliens and priests
space-aztecs-source-agents = agents
space-aztecs-source-archivists = archivists
space-aztecs-source-fewest_villagers = hunger: the fewest villagers
space-aztecs-source-captured = captives

space-aztecs-phase-piles = Choosing piles
space-aztecs-phase-keep = Keeping cards
space-aztecs-phase-temple = Temple
space-aztecs-phase-agent = Agent
space-aztecs-phase-saucer = Flying saucer
space-aztecs-phase-over = Game over

space-aztecs-rules-reference = The deck
space-aztecs-rules-reference-about = Every card with its points, number of copies and hours. Only hours are announced: search for an hour to see which card it belongs to.
space-aztecs-rules-reference-link = Every card with its copies and hours: the deck
space-aztecs-rules-reference-laws = Laws
space-aztecs-rules-reference-copies = { $count ->
    [one] one card
   *[other] { $count } cards
}
space-aztecs-kind-villager = villager
space-aztecs-kind-warrior = warrior
space-aztecs-kind-elder = elder
space-aztecs-kind-alien = alien
space-aztecs-kind-priest = priest
space-aztecs-kind-agent = agent
space-aztecs-kind-archivist = archivist
space-aztecs-kind-temple = temple
space-aztecs-kind-saucer = flying saucer
space-aztecs-kind-law = law

space-aztecs-set-villagers = Villagers
space-aztecs-set-warriors = Warriors
space-aztecs-set-council = Council
space-aztecs-set-agency = Agency

space-aztecs-pile-1 = Sun
space-aztecs-pile-2 = Moon
space-aztecs-pile-3 = Star
space-aztecs-pile-4 = Flower
space-aztecs-pile-5 = Flint
space-aztecs-pile-6 = Rain
space-aztecs-pile-7 = Wind
space-aztecs-pile-8 = Eye

space-aztecs-card-turkey = Turkey
space-aztecs-card-prize-turkey = Prize Turkey
space-aztecs-card-farmer = Farmer
space-aztecs-card-potter = Potter
space-aztecs-card-cook = Cook
space-aztecs-card-jaguar = Jaguar Warrior
space-aztecs-card-coyote = Coyote Warrior
space-aztecs-card-eagle = Eagle Warrior
space-aztecs-card-elder = Elder
space-aztecs-card-alien = Alien
space-aztecs-card-priest = Priest
space-aztecs-card-priestess = Priestess
space-aztecs-card-agent = Special Agent
space-aztecs-card-archivist = Archivist
space-aztecs-card-temple-villagers = Temple of the Villagers
space-aztecs-card-temple-warriors = Temple of the Warriors
space-aztecs-card-temple-council = Temple of the Council
space-aztecs-card-temple-agency = Temple of the Agency
space-aztecs-card-saucer-villagers = Villager Saucer
space-aztecs-card-saucer-warriors = Warrior Saucer
space-aztecs-card-saucer-council = Council Saucer
space-aztecs-card-saucer-agency = Agency Saucer

space-aztecs-about-villager = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
space-aztecs-about-warrior = The more of one name, the better: { $points }.
space-aztecs-about-elder = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
space-aztecs-about-alien = 1 point alone; paired with a priest or priestess, the pair scores 10.
space-aztecs-about-priest = { $points } points when paired with an alien, otherwise 0.
space-aztecs-about-agent = { $points ->
    [one] 1 point.
   *[other] { $points } points.
} While it is in the open, you may put Aztecs you play straight into your temples.
space-aztecs-about-archivist = { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $more } more in a temple.
space-aztecs-about-temple = Hides all your Aztecs of its set ({ $set }) that are in the open.
space-aztecs-about-saucer = Takes one Aztec of its set ({ $set }) in the open from each opponent: 1 point each.
space-aztecs-law-not_all_is_lost = 1 point for each saucer in front of your opponents.
space-aztecs-law-all_colours = 8 points if you have an Aztec of every set in play.
space-aztecs-law-sanctuary = 2 points for each of your Aztecs in a temple, at most 10.
space-aztecs-law-open_gates = 2 points for each of your Aztecs in the open, at most 10.
space-aztecs-law-feast_day = 3 points for each set in play of which you have an Aztec and nobody has more than you; at most 6.
space-aztecs-law-builders = 3 points for each of your temples.
space-aztecs-law-twins = 4 points for each pair of your Aztecs with the same name; each card counts once.
space-aztecs-law-quiet_village = 8 points if nobody has fewer Aztecs than you.

space-aztecs-board = The sundial and the eight piles
space-aztecs-hand = The pile in your hand
space-aztecs-hand-of = In your hand: the { $pile } pile
space-aztecs-you-kept = You keep
space-aztecs-face-down = { $hour }, face down
space-aztecs-kept = keeps
space-aztecs-first = first player
space-aztecs-village-0 = Tochpan
space-aztecs-village-1 = Ocotlan
space-aztecs-village-2 = Coyotepec
space-aztecs-village-3 = Atlixco
space-aztecs-village-4 = Xochitlan
space-aztecs-village-5 = Citlaltepec
space-aztecs-nobody = Nobody lives here yet.
space-aztecs-round-played = The cards of the round
space-aztecs-round-before = When everyone has kept a card, the hours are announced, and the cards are played here one after another.
space-aztecs-skip = Click or press a key to skip
space-aztecs-saucers-played = Saucers { $count } of { $last }
space-aztecs-piles-empty = Empty piles { $count } of 2
space-aztecs-end-saucers = The game ends after the round in which the last of these saucers is played.
space-aztecs-end-piles = The game ends after the round in which a second pile is empty.
space-aztecs-points = { $points ->
    [one] point
   *[other] points
}
space-aztecs-points-how = Score breakdown
space-aztecs-hunger = Fewest villagers: −5 if this is still so at the end
space-aztecs-hunger-row = Fewest villagers, if still so at the end
space-aztecs-points-now = Right now
space-aztecs-points-none = nothing yet
space-aztecs-count-aztecs = { $count ->
    [one] one Aztec
   *[other] { $count } Aztecs
}
space-aztecs-count-temples = { $count ->
    [one] one temple
   *[other] { $count } temples
}
space-aztecs-count-saucers = { $count ->
    [one] one saucer
   *[other] { $count } saucers
}
space-aztecs-count-laws = { $count ->
    [one] one law
   *[other] { $count } laws
}

space-aztecs-memory = What you remember of the piles
space-aztecs-memory-empty = It is empty.
space-aztecs-memory-missing = Someone has kept one of these; the hours will show which.
space-aztecs-pile-size = { $pile }: { $count ->
    [0] no card.
    [one] one card.
   *[other] { $count } cards.
}
space-aztecs-pile-unknown = You have not looked at it yet.
space-aztecs-pile-known = You remember: { $cards }.
space-aztecs-pile-missing = You remember: { $cards }. One of them has been kept.
space-aztecs-pile-held = In { $name }'s hand.

space-aztecs-turn-hid = { $count ->
    [one] hides one Aztec
   *[other] hides { $count } Aztecs
}
space-aztecs-turn-sheltered = goes into the temple
space-aztecs-turn-left-open = hides nobody
space-aztecs-turn-captured = takes { $card } from { $name }
space-aztecs-turn-empty-handed = takes nobody

space-aztecs-do-pile = Pick up the { $pile } pile
space-aztecs-do-keep = Keep { $card } ({ $hour })
space-aztecs-do-hide = Hide
space-aztecs-do-open = Do not hide
space-aztecs-do-take = Take { $card } ({ $hour })
space-aztecs-do-look = Show the village

space-aztecs-effect-gain = Right now: { $points }.
space-aztecs-effect-ends-hunger = You would no longer have the fewest villagers.
space-aztecs-effect-agent = Your agent could put it straight into your temple.
space-aztecs-effect-prey = Right now it would take from: { $names }.
space-aztecs-effect-no-prey = Right now it would take nobody.
space-aztecs-effect-hides = It would hide { $cards }.
space-aztecs-effect-hides-nobody = Right now it would hide nobody.
space-aztecs-effect-hide = Safe from saucers until the end: { $cards }.
space-aztecs-effect-open = A saucer can take Aztecs in the open. Aztecs you play later can enter this temple only with an agent's help.
space-aztecs-effect-take = Take { $card }: right now { $name } would lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and you would gain 1.
space-aztecs-effect-take-helps = Take { $card }: you would gain 1 point, but right now { $name } would gain { $points ->
    [one] { $points } point
   *[other] { $points } points
} by it.
space-aztecs-effect-starves = { $name } would then have the fewest villagers.

space-aztecs-prompt-piles = Pick up a pile.
space-aztecs-reason-piles = You will look at its cards and keep one. Highlighted piles are available.
space-aztecs-prompt-keep = Keep one card from your pile.
space-aztecs-reason-keep = Your choice is secret; the other cards go back. The earliest hour plays first.
space-aztecs-prompt-temple = Hide your Aztecs in the temple, or leave them in the open.
space-aztecs-reason-temple = { $card }: hide all your Aztecs of its set, or none. Later ones cannot enter.
space-aztecs-prompt-agent = Put the Aztec into the temple, or leave it in the open.
space-aztecs-reason-agent = Your agent lets the card just played into your newest temple of its set: { $card }.
space-aztecs-prompt-saucer = Choose an Aztec to take from { $name }.
space-aztecs-reason-saucer = { $card }: a captive is worth 1 point to you. Highlighted Aztecs can be taken.
space-aztecs-prompt-over = Game over.
space-aztecs-reason-over = The player with the most points wins.

space-aztecs-wait-piles = Piles are being picked up.
space-aztecs-wait-keep = Cards are being kept, in secret.
space-aztecs-wait-temple = A temple has been played and can hide Aztecs.
space-aztecs-wait-agent = An agent can let an Aztec into a temple.
space-aztecs-wait-saucer = A saucer hovers over { $name }'s village.
space-aztecs-wait-over = Game over.

space-aztecs-tip-piles = Each round you look through one pile and keep one of its cards. Pick up a pile you know to get a certain card, or a new one to learn what is in it: the others do not see what you see.
space-aztecs-tip-keep = Mind the hour. A temple before a saucer saves your Aztecs; a saucer before a temple takes those of others. Point at a card to see what it would do right now.
space-aztecs-tip-temple = Hidden Aztecs are safe until the end and score as before. But later Aztecs cannot enter this temple without an agent's help: sometimes it pays to wait for more.
space-aztecs-tip-agent = An agent helps as long as it is in the open. It lets the card you have just played into your newest temple of that set.
space-aztecs-tip-saucer = Every captive is worth 1 point to you. So take the one that costs its owner most: one of a pair of warriors, an alien with its priest, the last villager.
space-aztecs-tip-over = Laws, Aztecs and captives are scored; if villagers are in play, the player with the fewest loses 5 points. Select the points of a village to see their breakdown.

space-aztecs-log-dealt = Eight piles of { $count } cards. In play: { $sets }.
space-aztecs-log-dealt-laws = Eight piles of { $count } cards. In play: { $sets } and the laws.
space-aztecs-log-round = Round { $round }. { $name } picks up a pile first.
space-aztecs-log-took = { $name } picks up a pile: { $pile }.
space-aztecs-log-kept = { $name } keeps { $hour } { $card }.
space-aztecs-log-kept-hidden = { $name } has kept a card.
space-aztecs-log-announced = { $name } announces { $hour }.
space-aztecs-log-order = Turn order: { $order }.
space-aztecs-log-played = { $hour }: { $name } plays { $card }.
space-aztecs-log-hid = { $name } hides { $cards }.
space-aztecs-log-sheltered = { $name }'s agent puts { $hour } { $card } into a temple.
space-aztecs-log-left-open = { $name } hides nobody.
space-aztecs-log-captured = { $name }'s saucer takes { $hour } { $card } from { $victim }.
space-aztecs-log-empty-handed = { $name }'s saucer takes nobody.
space-aztecs-log-counted = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
space-aztecs-log-over = Game over: { $piles ->
    [one] 1 pile is empty
   *[other] { $piles } piles are empty
}, { $saucers ->
    [one] 1 saucer was played
   *[other] { $saucers } saucers were played
}. { $count ->
    [one] Winner
   *[other] Winners
}: { $name }.
