# Aztlán at the table. Names of terrains, tribes and cards are in the rules.

aztlan-pitch = Four tribes, five ages: choose your strength in secret, place your pawns, then decide between battle and peace. Two to four players, about half an hour.

aztlan-option-players = Players
aztlan-option-players-about = Two play the Aztec Gods variant, in which they swap factions between the ages.
aztlan-option-players-2 = two
aztlan-option-players-3 = three
aztlan-option-players-4 = four
aztlan-option-edition = Rulebook
aztlan-option-edition-about = The English and the Italian rulebook differ in who wins a final tie and where Eagle and Jaguar Warriors may be placed.
aztlan-option-edition-en = English
aztlan-option-edition-it = Italian
aztlan-option-first_faction = First faction
aztlan-option-first_faction-about = With two players, the faction that seat 1 begins with.
aztlan-option-first_faction-random = at random
aztlan-option-first_faction-coyote_quetzal = Coyote and Quetzal
aztlan-option-first_faction-ocelot_serpent = Ocelot and Serpent
aztlan-option-tribes = Tribes
aztlan-option-tribes-about = With three and four players, the tribe that each seat leads. Tribes do not differ in play.
aztlan-option-tribes-first = in order of the seats
aztlan-option-tribes-serpent = Serpent
aztlan-option-tribes-ocelot = Ocelot
aztlan-option-tribes-coyote = Coyote
aztlan-option-tribes-quetzal = Quetzal

aztlan-round = Age { $number }
aztlan-plot-end = end
aztlan-source-domains = domains
aztlan-source-blessings = Blessings
aztlan-source-unused_card = unused power card
aztlan-source-cards = cards in hand
aztlan-source-offerings = Offerings

aztlan-phase-choosing = Choosing
aztlan-phase-development = Development
aztlan-phase-conflict = Conflict
aztlan-phase-scoring = Scoring
aztlan-phase-over = The end

aztlan-board = The land of Aztlán
aztlan-hand = Your cards
aztlan-to-place = { $count ->
    [one] one pawn to place
   *[other] { $count } pawns to place
}
aztlan-cards-held = { $count ->
    [one] one prosperity card
   *[other] { $count } prosperity cards
}
aztlan-power-now = Power card of this age: { $card }
aztlan-power-hidden = Power card chosen, still secret
aztlan-power-used = Power card used: { $card }
aztlan-power-card = Power card { $card }, { $terrain }
aztlan-unused-value = Points at the end if this is the card you never used
aztlan-card-chosen = Your card of this age
aztlan-card-used = Used in an earlier age
aztlan-card-free = You can choose it in a later age
aztlan-standing = { $place }: { $people }, { $count ->
    [one] one pawn
   *[other] { $count } pawns
}

aztlan-card-games = Play it when you are to be removed in battle: your pawns stay, and the winner draws a card.
aztlan-card-mixcoatl = Play it when you score: 2 points for each jungle where you have a pawn.
aztlan-card-offering = Keep it: at the end your Offerings are worth their number squared.
aztlan-card-rafts = Play it when you score: join two of your domains across a lake.
aztlan-card-tepeyollotl = Play it when you score: 2 points for each territory of mountains where you have a pawn.
aztlan-card-tlatoani = Play it when you are tied in a conflict: you win alone.
aztlan-card-warriors = Play it on your turn in the development phase: place an extra pawn.
aztlan-card-xipe_totec = Play it when you score: 2 points for each territory of terraces where you have a pawn.

aztlan-do-place = Place a pawn in { $place }
aztlan-do-from = Move a pawn from { $place }
aztlan-do-to = Move the pawn to { $place }
aztlan-do-stay = Move nothing
aztlan-do-warriors = Play Warriors: an extra pawn in { $place }
aztlan-do-settle = Settle { $place } next
aztlan-do-battle = Battle
aztlan-do-coexist = Coexist
aztlan-do-tlatoani = Play Great Tlatoani
aztlan-do-tie = Leave the tie
aztlan-do-games = Play Sacred Games
aztlan-do-yield = Yield
aztlan-do-rafts = Rafts: { $a } – { $b }
aztlan-do-bless = Blessing: { $terrain }
aztlan-do-terrain = Terrain: { $terrain }
aztlan-do-score = Score

aztlan-effect-choose = Each pawn counts { $card }. Your land as it is would score { $points }. Never used, the card is worth { $value }.
aztlan-effect-place = Your power there: { $power }. Your domains would score { $after } (now { $before }).
aztlan-effect-from = { $count ->
    [0] No pawn of yours would stay there.
    [one] One pawn of yours would stay there.
   *[other] { $count } pawns of yours would stay there.
}
aztlan-effect-stay = Ends your turn.
aztlan-effect-battle = Would be removed: { $losers }. They may answer with Sacred Games.
aztlan-effect-coexist = Everybody stays, and you draw a prosperity card.
aztlan-effect-tlatoani = You win alone here, and then choose between battle and peace.
aztlan-effect-tie = Those who are tied stay, weaker ones are removed, nobody draws.
aztlan-effect-games = Your pawns stay, and the winner draws a card.
aztlan-effect-yield = Your pawns here are removed.
aztlan-effect-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

aztlan-prompt-choosing = Choose your power card for this age.
aztlan-reason-choosing = Its number is the strength of each pawn, its terrain is what scores. Nobody sees it until all pawns are placed.
aztlan-prompt-place = Place a pawn in any territory.
aztlan-reason-place = { $left ->
    [one] It is your last one in this age.
   *[other] You have { $left } to place in this age.
}
aztlan-prompt-move = Move one pawn, or move nothing.
aztlan-reason-move = Click one of your territories, then a neighbour of it.
aztlan-prompt-warriors = Move one pawn, or place an extra one with your Warriors.
aztlan-reason-warriors = The small shield in a territory plays the card there; it may also wait.
aztlan-prompt-to = Move the pawn from { $place } to a neighbouring territory.
aztlan-reason-to = Lakes cannot be crossed. Undo takes the pawn back.
aztlan-prompt-settle = Pick the territory to settle next.
aztlan-reason-settle = You are the strongest there, alone or tied. Power is your card times your pawns.
aztlan-prompt-won = Battle or coexist in { $place }.
aztlan-reason-won = { $powers }. Battle removes all others; peace lets them stay and brings you a card.
aztlan-prompt-tied = You are tied in { $place }.
aztlan-reason-tied = { $powers }. With Great Tlatoani you would win alone.
aztlan-prompt-games = Stay in { $place } with Sacred Games, or yield.
aztlan-reason-games = { $powers }. Everybody who holds a card is asked, so that nobody learns who has this one.
aztlan-prompt-wild = Name the terrain that scores with your wild card.
aztlan-reason-wild = It counts for all your domains in this age.
aztlan-prompt-scoring = Score your domains.
aztlan-reason-scoring = A domain with matching land scores its size and the square of what matches.
aztlan-prompt-over = The game is over.
aztlan-reason-over = The most points win.

aztlan-wait-choosing = Power cards are being chosen, in secret.
aztlan-wait-development = Pawns are placed and moved, one turn at a time.
aztlan-wait-conflict = The strongest decide between battle and peace.
aztlan-wait-here = It is about { $place }: { $powers }.
aztlan-wait-scoring = Domains are being scored.
aztlan-wait-over = The game is over.

aztlan-tip-choosing = Everybody chooses at once, in secret. A high number wins conflicts; the terrain on the card is the only one that scores for you in this age. Each card is used once, and the one left over brings points at the end.
aztlan-tip-placing = Place a pawn in any territory, also where others are. Connected territories form a domain, and land of your card's terrain counts squared, so build where that terrain lies close together.
aztlan-tip-moving = After placing you may move one pawn, new or old, to a neighbouring territory. It is a way to reach out, to join two domains, or to gather strength.
aztlan-tip-conflict = All cards are open now. Where you are the strongest you decide: drive the others out, or let them stay and draw a prosperity card. A card is worth a point and often a trick; room on the map pays later.
aztlan-tip-games = You are about to be driven out here. If you hold Sacred Games you can stay. Without it, yield.
aztlan-tip-scoring = Each domain with at least one matching territory scores its size plus the square of its matching ones. Play Blessings and Rafts now, before you score.
aztlan-tip-over = Added in the end: the power card you never used, one point for each card in hand, and your Offerings squared. The breakdown shows every point.

aztlan-log-age = Age { $age } begins. Turn order: { $order }.
aztlan-log-swapped = The players swap factions.
aztlan-log-chose = { $name } chooses power card { $card }.
aztlan-log-chose-hidden = { $name } has chosen a power card.
aztlan-log-took = { $name } takes { $count ->
    [one] one pawn
   *[other] { $count } pawns
}.
aztlan-log-placed = { $name } places a pawn in { $place }.
aztlan-log-warriors = { $name } plays Eagle and Jaguar Warriors: an extra pawn in { $place }.
aztlan-log-moved = { $name } moves a pawn from { $from } to { $to }.
aztlan-log-revealed = { $name } reveals power card { $card } ({ $terrain }).
aztlan-log-tlatoani = { $name } plays Great Tlatoani and wins the tie in { $place }.
aztlan-log-battle = { $name } battles in { $place }.
aztlan-log-coexisted = { $name } coexists in { $place }.
aztlan-log-tied = { $name } is tied in { $place }.
aztlan-log-games = { $name } plays Sacred Games and stays in { $place }.
aztlan-log-removed = { $name } loses { $count ->
    [one] one pawn
   *[other] { $count } pawns
} in { $place }.
aztlan-log-drew = { $name } draws { $card }.
aztlan-log-drew-hidden = { $name } draws a prosperity card.
aztlan-log-none-to-draw = There is no prosperity card left for { $name }.
aztlan-log-reshuffled = { $count ->
    [one] One discard becomes
   *[other] { $count } discards become
} the new deck.
aztlan-log-rafts = { $name } plays Rafts and Canoes: { $a } and { $b } are joined.
aztlan-log-blessed = { $name } plays { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
aztlan-log-terrain = { $name } names { $terrain }.
aztlan-log-domain = { $name }: a domain of { $size } with { $matching } matching scores { $points }.
aztlan-log-scored = { $name } scores { $points } and has { $score }.
aztlan-log-final = { $name }: { $value } for the unused { $card }, { $cards } for cards in hand, { $offerings } for Offerings; { $score } in all.
aztlan-log-over = The game is over. Victory goes to { $name }.
