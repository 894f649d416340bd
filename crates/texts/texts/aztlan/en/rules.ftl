# The rules page of Aztlán. A blank line begins a new paragraph.

aztlan-rules-title = How to play Aztlán

aztlan-rules-aim = The aim
aztlan-rules-aim-text =
    You lead a tribe through five ages and spread its pawns over a land of 30 territories.
    The player with the most points after the fifth age wins.

    The land has five terrains, with 6 territories of each: jungle, desert, mountains, terraced fields and city.
    Between them lie three lakes, where nobody can stand.

aztlan-rules-tribe-0 = Serpent
aztlan-rules-tribe-1 = Ocelot
aztlan-rules-tribe-2 = Coyote
aztlan-rules-tribe-3 = Quetzal
aztlan-rules-tribes-label = Four shapes: a red diamond, an ochre disc, a green triangle and a blue square.
aztlan-rules-tribes-caption = The four tribes. Each has its own shape and colour; they all play alike.

aztlan-rules-terrain-jungle = jungle
aztlan-rules-terrain-desert = desert
aztlan-rules-terrain-mountains = mountains
aztlan-rules-terrain-terraces = terraced fields
aztlan-rules-terrain-city = city
aztlan-rules-terrain-wild = wild

aztlan-rules-age = An age
aztlan-rules-age-text =
    An age has four phases: choosing, development, conflict and scoring.
    Then the next age starts.

    Pawns stay on the board from age to age until they are removed.
    So the board fills up, while each age gives you one new pawn fewer than the last.
aztlan-rules-age-table = New pawns for each player
aztlan-rules-age-players = Players
aztlan-rules-age-number = Age { $age }

aztlan-rules-choosing = Phase 1: choosing
aztlan-rules-choosing-text =
    All players choose one unused power card at the same time, in secret.
    You have six, numbered 4 to 9, and use one in each of the five ages.

    The number is the power of each of your pawns in this age, old and new.
    The terrain is the one that scores for you in this age.
    The small number is what the card is worth at the end, if it is the one you never used.

    Card 4 is weak but wild: you choose its terrain when you score.

    Then you take the new pawns for this age from your reserve.
    The reserve starts with all 30 pawns of your tribe: none of them is used to mark turn order.
    If the reserve is too small, you also take back your removed pawns. If there are still too few, you take what there is, and you are skipped once you have none left to place.
aztlan-rules-power-label = Six power cards: 4 wild, worth 2 if unused; 5 jungle, worth 3; 6 desert, worth 4; 7 mountains, worth 5; 8 terraced fields, worth 6; 9 city, worth 7.
aztlan-rules-power-caption = Your six power cards. Top left: the power of each pawn. Top right: the value if unused.

aztlan-rules-development = Phase 2: development
aztlan-rules-development-text =
    Players take turns, in turn order, until all new pawns are on the board.

    On your turn, place one pawn in any territory: empty or crowded, near or far.
    Then you may move one of your pawns, new or old, to an adjacent territory.
    A territory can hold any number of pawns.

    After the last turn, everyone reveals their chosen power card.

aztlan-rules-conflict = Phase 3: conflict
aztlan-rules-conflict-text =
    There is a conflict in each territory where pawns of different players stand.
    Your power there is the number on your power card multiplied by the number of your pawns in the territory.
aztlan-rules-conflict-example = Example: two pawns with card 5 have 2 × 5 = 10. One pawn with card 9 has only 1 × 9 = 9. The two pawns win.
aztlan-rules-conflict-winner =
    In turn order, each player resolves every unresolved conflict in which they have the most power, alone or tied, one at a time and in any order.
    If you alone have the most power, you must choose one:
aztlan-rules-battle = Battle
aztlan-rules-battle-text = All opposing pawns in the territory are removed.
aztlan-rules-coexist = Coexist
aztlan-rules-coexist-text = All pawns stay, and you draw one prosperity card, however many opponents are there.
aztlan-rules-conflict-all = You cannot remove one opponent and let another stay.
aztlan-rules-contest-label = A desert with two Ocelot pawns, one Quetzal pawn and one Coyote pawn. Their power is 10, 8 and 4. After a battle only the Ocelot pawns are left; after coexistence all stay and Ocelot draws a card.
aztlan-rules-contest-caption = Ocelot has 10 against 8 and 4. Battle removes both opponents; with coexistence both stay, and Ocelot draws one card.
aztlan-rules-conflict-tie =
    If several players are tied for the most power, they coexist and nobody draws a card.
    Weaker players in that territory are removed at once.
    A tied player whose turn comes later may still play Great Tlatoani there.
aztlan-rules-conflict-tie-example = Example: the powers are 8, 8 and 5. The two players with 8 coexist, the third player's pawns are removed, and nobody draws a card.
aztlan-rules-tie-label = Mountains with one Coyote pawn, two Quetzal pawns and one Serpent pawn. Their power is 8, 8 and 5. Afterwards Coyote and Quetzal are left.
aztlan-rules-tie-caption = A tie for the most power: the tied players stay, the weaker one is removed.
aztlan-rules-conflict-cards =
    Two prosperity cards can turn a conflict: Great Tlatoani and Sacred Games.
    If the deck is empty when you should draw, the discards are shuffled to form a new deck, including cards just played. If there are no discards either, nobody draws.

aztlan-rules-scoring = Phase 4: scoring
aztlan-rules-scoring-text =
    In turn order, each player scores their domains.
    A domain is a group of adjacent territories with at least one of your pawns in each.
    It does not matter who else stands there. Lakes do not connect.

    A domain scores 1 point for each of its territories.
    Then add the square of the number of its territories that match your power card: 1, 4, 9, 16 and so on.
    A domain with no matching territory scores 0.
aztlan-rules-scoring-example = Example: your card is 9, city. Your domains have 4 territories with 1 city, 3 with 2, 1 with 1, and 1 with none. They score 5 + 7 + 2 + 0 = 14.
aztlan-rules-domains-label = Four domains: four territories with one city score 5, three with two cities score 7, one city alone scores 2, one mountain territory alone scores 0. Together 14.
aztlan-rules-domains-caption = Cities are patterned here. Two of them in one domain are worth more than two apart.
aztlan-rules-scoring-wild =
    With the wild card 4, you choose one terrain, and it counts for all your domains.
aztlan-rules-scoring-wild-example = Example: you choose desert. Domains of 6 territories with 3 deserts, of 2 with 1 and of 3 with 1 score 15 + 3 + 4 = 22.
aztlan-rules-scoring-cards =
    Before you score, you may play any number of Rafts and Canoes and Blessings. All points of your turn move your counter in one go.
aztlan-rules-domain-table = Points of a domain
aztlan-rules-domain-size = Territories
aztlan-rules-domain-matching = of them matching
aztlan-rules-domain-note = Blank cells can occur only with Rafts and Canoes. If one does, add the number of territories to the square of the matching ones.

aztlan-rules-end = End of the game
aztlan-rules-end-text =
    After the fifth age, each player adds the following to their score: the value of their unused power card, 1 point for each prosperity card in hand, and the square of the number of Offerings held.
    Each player adds everything in one move of their counter, in the turn order of the fifth age; the order matters, because the last counter to arrive lies on top.

    The player with the most points wins.
aztlan-rules-end-example = Example: you hold 3 Offerings and 1 other card. That is 3 × 3 = 9 for the Offerings and 4 for the cards: 13 points.
aztlan-rules-end-tie = If players are tied for the highest score, the stack of counters breaks the tie; the editions differ on how.

aztlan-rules-order = Turn order and the stack of counters
aztlan-rules-order-text =
    Each player has a counter on the score track.
    At the start of an age, turn order is set for all its phases: the higher score goes first.

    A counter that moves to an occupied score goes on top of those already there.
    If scores are equal, the upper counter goes first.
    A player who scores 0 does not move their counter. In the first age, the stack is in random order.
aztlan-rules-order-label = A score track from 6 to 12. Serpent is on 12 and goes first. On 9, Quetzal, second, lies on top of Ocelot, third. Coyote, on 7, is fourth.
aztlan-rules-order-caption = Serpent leads. Quetzal came to 9 after Ocelot, so it lies on top and goes first of the two.

aztlan-rules-cards = Prosperity cards
aztlan-rules-cards-text =
    The deck has 30 cards of eight kinds. You draw when you coexist.
    You may play a card in the same phase in which you drew it, if its text allows. A card still in hand at the end is worth 1 point.
aztlan-rules-card-copies = In the deck: { $count }
aztlan-rules-card-games = Sacred Games
aztlan-rules-card-games-text =
    Play it in a conflict, when a single winner chooses battle against you.
    Your pawns stay, and the winner draws a card for each Sacred Games played there. Opponents who do not play it are removed.
    The defeated players answer in turn order; pawns are removed and cards are drawn after the last answer.

    It does not help against tied winners.
aztlan-rules-card-mixcoatl = Blessing of Mixcoatl
aztlan-rules-card-mixcoatl-text = Play it when you score. You gain 2 points for each jungle territory where you have a pawn, alone or not, whatever your power card.
aztlan-rules-card-offering = Offering to the Gods
aztlan-rules-card-offering-text = Keep it until the end. One Offering is worth 1 point, two are worth 4, three are worth 9, and so on in squares. The usual point for each card in hand is added to that.
aztlan-rules-card-rafts = Rafts and Canoes
aztlan-rules-card-rafts-text =
    Play it when you score. Choose two territories on the shore of the same lake, both with your pawns, in two different domains.
    They count as adjacent for this scoring, so the two domains become one. Each card joins one pair.
aztlan-rules-rafts-label = A lake between two domains of two territories with one desert each. A canoe joins them.
aztlan-rules-rafts-caption = Card 6, desert. Apart: 3 + 3 = 6. Joined: 4 territories, 2 deserts, 4 + 4 = 8.
aztlan-rules-card-tepeyollotl = Blessing of Tepeyollotl
aztlan-rules-card-tepeyollotl-text = Play it when you score. You gain 2 points for each mountain territory where you have a pawn, alone or not.
aztlan-rules-card-tlatoani = Great Tlatoani
aztlan-rules-card-tlatoani-text =
    Play it in a conflict on your own turn, in a territory where you are tied for the most power.
    You win there alone and choose battle or coexistence; if you coexist, you draw a card as usual.
    That resolves the territory: nobody can play a second one there in the same age.

    You may play it on your turn even if a tied player before you has let the tie stand.
aztlan-rules-card-warriors = Eagle and Jaguar Warriors
aztlan-rules-card-warriors-text =
    Play it on your own turn in the development phase to place one extra pawn.
    It comes from your reserve or, if that is empty, from your pawns removed in an earlier age. With neither, you cannot play the card.
    You may play more than one in the same turn.

    Where you may place the pawn depends on the edition.
aztlan-rules-card-xipe_totec = Blessing of Xipe Totec
aztlan-rules-card-xipe_totec-text = Play it when you score. You gain 2 points for each terraced-field territory where you have a pawn, alone or not.

aztlan-rules-two = Two players: Aztec Gods
aztlan-rules-two-text =
    Two factions share the land: Coyote with Quetzal, and Ocelot with Serpent. The two tribes of a faction count as one, with 60 pawns.

    You start with one faction: at random, unless it was chosen at the table or when the table was created.
    After each of the first four ages, the players swap factions.
    Power cards, prosperity cards and points stay with you; pawns on the board, in the reserve and removed stay with the faction.
    So be careful what you build: in the next age it belongs to your opponent.

aztlan-rules-editions = The two editions
aztlan-rules-editions-text =
    The English and Italian rulebooks differ on two points. The player who creates the table chooses one of them.

    The Italian text gives a domain with no matching territory “no bonus”, but its example and its table give it 0 points, so it scores 0 in both editions.
aztlan-rules-editions-point = Point
aztlan-rules-editions-en = English
aztlan-rules-editions-it = Italian
aztlan-rules-editions-tie = Tie for the highest score
aztlan-rules-editions-tie-en = The counter lowest in the stack wins.
aztlan-rules-editions-tie-it = The counter on top wins.
aztlan-rules-editions-warriors = Warriors
aztlan-rules-editions-warriors-en = The extra pawn goes in any territory, right after you place a pawn.
aztlan-rules-editions-warriors-it = The extra pawn goes in a territory where you placed a pawn from the reserve in this age, even if that pawn has moved on. You may play the card before or after placing.

aztlan-rules-secrets = Who sees what
aztlan-rules-secrets-text =
    Everyone sees the pawns, the scores and the stack, the power cards already used, how many prosperity cards each player holds, the cards played and discarded, and the size of the deck.

    Only you see your chosen power card until all are revealed, and the prosperity cards in your hand until the end of the game. Nobody knows the order of the deck.

    You may be asked about a card that you do not hold, so that the question tells your opponents nothing. If you hold no prosperity card at all, nobody needs to ask: ties then stand, and you yield automatically.

aztlan-rules-credits = Components and credits
aztlan-rules-credits-text =
    Aztlán was designed by Leo Colovini and published by Ares Games. These rules are explained in our own words.

    The board is our own, because the printed one is not in the rulebook: 30 territories, 6 of each terrain, built so that the rulebook's table of domains holds. The values of unused power cards are our own too. Everything else follows the rulebook.
