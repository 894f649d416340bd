# Aztlán at the table. Names of terrains, tribes and cards are in the rules.

aztlan-pitch = Four tribes, five ages: secretly choose your power, place your pawns, then choose between battle and coexistence. 2–4 players, 30 minutes.

aztlan-option-players = Players
aztlan-option-players-about = Two players use the Aztec Gods variant, in which they swap factions after each of the first four ages.
aztlan-option-players-2 = two
aztlan-option-players-3 = three
aztlan-option-players-4 = four
aztlan-option-edition = Rulebook
aztlan-option-edition-about = The English and Italian rulebooks differ on who wins a final tie and where Eagle and Jaguar Warriors may be placed.
aztlan-option-edition-en = English
aztlan-option-edition-it = Italian
aztlan-option-first_faction = First faction
aztlan-option-first_faction-about = With two players: the faction that seat 1 starts with.
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
aztlan-phase-over = Game over

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
aztlan-power-now = Power card for this age: { $card }
aztlan-power-hidden = Power card chosen, still secret
aztlan-power-used = Used power card: { $card }
aztlan-power-card = Power card { $card }, { $terrain }
aztlan-unused-value = Points at the end if you never use this card
aztlan-card-chosen = Your card for this age
aztlan-card-used = Used in an earlier age
aztlan-card-free = You can choose it in a later age
aztlan-standing = { $place }: { $people }, { $count ->
    [one] one pawn
   *[other] { $count } pawns
}

aztlan-card-games = Play it when a battle would remove you: your pawns stay, and the winner draws a prosperity card.
aztlan-card-mixcoatl = Play it when you score: 2 points for each jungle territory with your pawns.
aztlan-card-offering = Keep it: at the end, your Offerings are worth the square of their number.
aztlan-card-rafts = Play it when you score: join two of your domains across a lake.
aztlan-card-tepeyollotl = Play it when you score: 2 points for each mountain territory with your pawns.
aztlan-card-tlatoani = Play it when you are tied for the most power in a conflict: you win alone.
aztlan-card-warriors = Play it on your turn in the development phase: place an extra pawn.
aztlan-card-xipe_totec = Play it when you score: 2 points for each terraced-field territory with your pawns.

aztlan-do-place = Place a pawn in { $place }
aztlan-do-from = Move a pawn from { $place }
aztlan-do-to = Move the pawn to { $place }
aztlan-do-stay = Skip move
aztlan-do-warriors = Play Warriors in { $place }
aztlan-do-settle = Resolve { $place } next
aztlan-do-battle = Battle
aztlan-do-coexist = Coexist
aztlan-do-tlatoani = Play Great Tlatoani
aztlan-do-tie = Let the tie stand
aztlan-do-games = Play Sacred Games
aztlan-do-yield = Yield
aztlan-do-rafts = Rafts: { $a } – { $b }
aztlan-do-bless = Play Blessing: { $terrain }
aztlan-do-terrain = Choose { $terrain }
aztlan-do-score = Score

aztlan-effect-choose = Each pawn has power { $card }. Your domains would score { $points } now. If never used, the card is worth { $value } at the end.
aztlan-effect-place = Your power there: { $power }. Your domains would score { $after } (now { $before }).
aztlan-effect-from = { $count ->
    [0] None of your pawns would stay there.
    [one] One of your pawns would stay there.
   *[other] { $count } of your pawns would stay there.
}
aztlan-effect-stay = Ends your turn.
aztlan-effect-battle = Would be removed: { $losers }. Opponents may answer with Sacred Games.
aztlan-effect-coexist = All pawns stay, and you draw a prosperity card.
aztlan-effect-tlatoani = You win alone here, then choose battle or coexistence.
aztlan-effect-tie = The tied players coexist, weaker players are removed, and nobody draws a card.
aztlan-effect-games = Your pawns stay, and the winner draws a prosperity card.
aztlan-effect-yield = Your pawns here are removed.
aztlan-effect-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

aztlan-prompt-choosing = Choose a power card for this age.
aztlan-reason-choosing = Its number is the power of each of your pawns; its terrain is what scores. Nobody sees it until all pawns are placed.
aztlan-prompt-place = Place a pawn in any territory.
aztlan-reason-place = { $left ->
    [one] It is your last pawn for this age.
   *[other] You have { $left } pawns to place in this age.
}
aztlan-prompt-move = Move one pawn, or skip the move.
aztlan-reason-move = Select one of your territories, then an adjacent one.
aztlan-prompt-warriors = Move one pawn, or play Warriors to place an extra one.
aztlan-reason-warriors = Select the small shield in a territory to play the card there, or keep the card for later.
aztlan-prompt-to = Move the pawn from { $place } to an adjacent territory.
aztlan-reason-to = Lakes cannot be crossed. Use Undo to pick another pawn.
aztlan-prompt-settle = Choose the next conflict to resolve.
aztlan-reason-settle = You have the most power there, alone or tied. Power = the number on your card × your pawns there.
aztlan-prompt-won = Choose battle or coexistence in { $place }.
aztlan-reason-won = { $powers }. Battle removes all opposing pawns; coexistence lets them stay, and you draw a prosperity card.
aztlan-prompt-tied = Resolve the tie in { $place }.
aztlan-reason-tied = { $powers }. If you hold Great Tlatoani, you may play it to win alone.
aztlan-prompt-games = Play Sacred Games to stay in { $place }, or yield.
aztlan-reason-games = { $powers }. Every defeated player with cards in hand is asked, so nobody learns who holds this one.
aztlan-prompt-yielding = Yield in { $place }: you do not hold Sacred Games.
aztlan-reason-yielding = { $powers }. Every defeated player with cards in hand is asked, so nobody learns who holds the card.
aztlan-prompt-wild = Choose the terrain your wild card scores.
aztlan-reason-wild = It counts for all your domains in this age.
aztlan-prompt-scoring = Score your domains.
aztlan-reason-scoring = A domain with at least one matching territory scores 1 per territory, plus the square of its matching territories.
aztlan-prompt-over = Game over.
aztlan-reason-over = The player with the most points wins.

aztlan-wait-choosing = Power cards are being chosen, in secret.
aztlan-wait-development = Pawns are being placed and moved, one turn at a time.
aztlan-wait-conflict = Players with the most power are choosing between battle and coexistence.
aztlan-wait-here = Conflict in { $place }: { $powers }.
aztlan-wait-scoring = Domains are being scored.
aztlan-wait-over = Game over.

aztlan-tip-choosing = Everyone chooses at once, in secret. A high number wins conflicts; the terrain on the card is the only one that scores for you in this age. Each card is used once, and the one left over is worth points at the end.
aztlan-tip-placing = Place a pawn in any territory, even where others stand. Adjacent territories form a domain, and those of your card's terrain count squared, so build where that terrain lies close together.
aztlan-tip-moving = After placing, you may move one pawn, new or old, to an adjacent territory: to spread out, to join two domains, or to gather power.
aztlan-tip-conflict = All power cards are revealed now. Where you have the most power, you decide: remove the others, or let them stay and draw a prosperity card. A card is worth at least 1 point; an empty territory may be worth more later.
aztlan-tip-games = Your pawns are about to be removed here. If you hold Sacred Games, you can stay; otherwise, yield.
aztlan-tip-scoring = Each domain with at least one matching territory scores 1 per territory, plus the square of its matching territories. Play Blessings and Rafts now, before you score.
aztlan-tip-over = Added at the end: your unused power card, 1 point for each card in hand, and your Offerings squared. The breakdown shows every point.

aztlan-log-age = Age { $age } starts. Turn order: { $order }.
aztlan-log-swapped = The players swap factions.
aztlan-log-chose = { $name } chooses power card { $card }.
aztlan-log-chose-hidden = { $name } has chosen a power card.
aztlan-log-took = { $name } takes { $count ->
    [one] one pawn
   *[other] { $count } pawns
}.
aztlan-log-took-returned = { $name } takes { $count ->
    [one] one pawn
   *[other] { $count } pawns
}, { $returned } of them removed earlier.
aztlan-log-placed = { $name } places a pawn in { $place }.
aztlan-log-warriors = { $name } plays Eagle and Jaguar Warriors and places an extra pawn in { $place }.
aztlan-log-moved = { $name } moves a pawn from { $from } to { $to }.
aztlan-log-revealed = { $name } reveals power card { $card } ({ $terrain }).
aztlan-log-tlatoani = { $name } plays Great Tlatoani and wins the tie in { $place }.
aztlan-log-battle = { $name } chooses battle in { $place }.
aztlan-log-coexisted = { $name } chooses coexistence in { $place }.
aztlan-log-tied = { $name } is tied in { $place }.
aztlan-log-games = { $name } plays Sacred Games and stays in { $place }.
aztlan-log-removed = { $name } loses { $count ->
    [one] one pawn
   *[other] { $count } pawns
} in { $place }.
aztlan-log-drew = { $name } draws { $card }.
aztlan-log-drew-hidden = { $name } draws a prosperity card.
aztlan-log-none-to-draw = { $name } draws nothing: no prosperity cards are left.
aztlan-log-reshuffled = { $count ->
    [one] One discard becomes
   *[other] { $count } discards are shuffled to become
} the new deck.
aztlan-log-rafts = { $name } plays Rafts and Canoes to join { $a } and { $b }.
aztlan-log-blessed = { $name } plays { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
aztlan-log-terrain = { $name } chooses { $terrain }.
aztlan-log-domain = { $name }: { $size ->
    [one] a domain of 1 territory
   *[other] a domain of { $size } territories
} ({ $matching } matching) scores { $points }.
aztlan-log-scored = { $name } scores { $points }, total { $score }.
aztlan-log-final = { $name }: { $value } for the unused power card { $card }, { $cards } for cards in hand, { $offerings } for Offerings; total { $score }.
aztlan-log-over = Game over. Winner: { $name }.
