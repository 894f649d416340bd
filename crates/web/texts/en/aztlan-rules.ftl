# The rules page of Aztlán. A blank line begins a new paragraph.

aztlan-rules-title = How to play Aztlán

aztlan-rules-aim = The aim
aztlan-rules-aim-text =
    You lead a tribe through five ages and spread its pawns over a land of thirty territories.
    Whoever has the most points after the fifth age wins.

    The land has five terrains, with six territories of each: jungle, desert, mountains, terraces and city.
    Between them lie three lakes, where nobody can stand.

aztlan-rules-tribe-0 = Serpent
aztlan-rules-tribe-1 = Ocelot
aztlan-rules-tribe-2 = Coyote
aztlan-rules-tribe-3 = Quetzal
aztlan-rules-tribes-label = Four shapes: a red diamond, an ochre disc, a green triangle and a blue square.
aztlan-rules-tribes-caption = The four tribes. Each has a shape and a colour.

aztlan-rules-terrain-jungle = jungle
aztlan-rules-terrain-desert = desert
aztlan-rules-terrain-mountains = mountains
aztlan-rules-terrain-terraces = terraces
aztlan-rules-terrain-city = city
aztlan-rules-terrain-wild = wild

aztlan-rules-age = An age
aztlan-rules-age-text =
    An age has four phases: choosing, development, conflict and scoring.
    Then the next age begins.

    Pawns stay on the land from age to age, until somebody drives them out.
    So the land fills up, while each age brings you one new pawn fewer than the last.
aztlan-rules-age-table = New pawns for each player
aztlan-rules-age-players = Players
aztlan-rules-age-number = Age { $age }

aztlan-rules-choosing = Phase 1: choosing
aztlan-rules-choosing-text =
    All players choose at the same time and in secret: one power card that they have not used yet.
    You own six of them, numbered 4 to 9. Five ages will use up five.

    The number is the strength of each of your pawns in this age, the old ones too.
    The terrain is the one that brings you points in this age.
    The small number is what the card is worth at the end, if it is the one you never used.

    Card 4 is weak but wild: you name its terrain when you score.

    Then you take the new pawns of this age from your reserve.
    If the reserve is too small, pawns that were removed earlier come back.
aztlan-rules-power-label = Six power cards: 4 wild, worth 2 if unused; 5 jungle, worth 3; 6 desert, worth 4; 7 mountains, worth 5; 8 terraces, worth 6; 9 city, worth 7.
aztlan-rules-power-caption = Your six power cards. Top left the strength, top right the value if unused.

aztlan-rules-development = Phase 2: development
aztlan-rules-development-text =
    Players take turns, in turn order, until all new pawns stand on the land.

    On your turn, place one pawn on any territory: empty or crowded, near or far.
    Then you may move one of your pawns, new or old, to an adjacent territory.
    A territory can hold any number of pawns.

    After the last turn everybody reveals the chosen power card.

aztlan-rules-conflict = Phase 3: conflict
aztlan-rules-conflict-text =
    A territory is contested if pawns of different players stand there.
    Your power in it is the number of your card times your pawns there.
aztlan-rules-conflict-example = Example: two pawns with card 5 have 2 × 5 = 10. One pawn with card 9 has only 1 × 9 = 9. The two pawns win.
aztlan-rules-conflict-winner =
    In turn order, each player settles the contested territories where nobody has more power, one by one, in any order.
    If you alone have the most power, you choose:
aztlan-rules-battle = Battle
aztlan-rules-battle-text = All other pawns in the territory are removed.
aztlan-rules-coexist = Coexist
aztlan-rules-coexist-text = All of them stay, and you draw one prosperity card. It is one card, however many opponents you spare.
aztlan-rules-conflict-all = You cannot drive out one opponent and spare another.
aztlan-rules-contest-label = A desert with two Ocelot pawns, one Quetzal pawn and one Coyote pawn. Their power is 10, 8 and 4. After a battle only the Ocelot pawns are left; after coexistence all stay and the Ocelot draws a card.
aztlan-rules-contest-caption = Ocelot has 10 against 8 and 4. Battle removes both opponents; coexistence keeps both and earns one card.
aztlan-rules-conflict-tie =
    If several players share the most power, they coexist and nobody draws a card.
    Weaker players in that territory are removed at once.
aztlan-rules-conflict-tie-example = Example: the powers are 8, 8 and 5. The two with 8 stay together, the third player leaves, and nobody draws.
aztlan-rules-tie-label = Mountains with one Coyote pawn, two Quetzal pawns and one Serpent pawn. Their power is 8, 8 and 5. Afterwards Coyote and Quetzal are left.
aztlan-rules-tie-caption = A tie at the top: the equals stay, the weaker one leaves.
aztlan-rules-conflict-cards =
    Two prosperity cards can turn a conflict: Great Tlatoani and Sacred Games.
    When the deck is empty, the discards are shuffled and become the new deck.

aztlan-rules-scoring = Phase 4: scoring
aztlan-rules-scoring-text =
    In turn order, each player counts domains.
    A domain is a group of adjacent territories with at least one of your pawns in each.
    It does not matter who else stands there. Lakes do not connect.

    A domain scores 1 point for each of its territories.
    To this comes the square of the number of its territories that match your power card: 1, 4, 9, 16 and so on.
    But a domain without a single match scores nothing at all.
aztlan-rules-scoring-example = Example: your card is 9, city. Your domains have 4 territories with 1 city, 3 with 2, 1 with 1, and 1 with none. They score 5 + 7 + 2 + 0 = 14.
aztlan-rules-domains-label = Four domains: four territories with one city score 5, three with two cities score 7, one city alone scores 2, one mountain alone scores 0. Together 14.
aztlan-rules-domains-caption = Cities carry a pattern here. Two of them in one domain are worth more than two apart.
aztlan-rules-scoring-wild =
    With the wild card 4 you name one terrain, and it counts for all your domains.
aztlan-rules-scoring-wild-example = Example: you name desert. Domains of 6 territories with 3 deserts, of 2 with 1 and of 3 with 1 score 15 + 3 + 4 = 22.
aztlan-rules-scoring-cards =
    Before you score, you may play Rafts and Canoes and Blessings, as many as you hold.
aztlan-rules-domain-table = Points of a domain
aztlan-rules-domain-size = Territories
aztlan-rules-domain-matching = of them matching
aztlan-rules-domain-note = An empty field cannot occur on our board. Rafts and Canoes can still reach it: then reckon it out.

aztlan-rules-end = The end
aztlan-rules-end-text =
    After the fifth age every player adds, in one go: the value of the power card never used, 1 point for each prosperity card in hand, and the square of the number of Offerings held.
    The most points win.
aztlan-rules-end-example = Example: you hold 3 Offerings and 1 other card. That is 3 × 3 = 9 for the Offerings and 4 for the cards: 13 points.
aztlan-rules-end-tie = If the best scores are equal, the stack of counters decides; how, depends on the edition.

aztlan-rules-order = Turn order and the stack of counters
aztlan-rules-order-text =
    Each player has a counter on the score track.
    At the start of an age the order is fixed for all its phases: the higher score goes first.

    A counter that arrives at a taken score goes on top of those already there.
    On equal scores the upper counter goes first.
    Whoever gains 0 does not move. In the first age chance makes the stack.
aztlan-rules-order-label = A score track from 6 to 12. Serpent stands on 12 and is first. On 9 stands Quetzal, second, upon Ocelot, third. Coyote on 7 is fourth.
aztlan-rules-order-caption = Serpent leads. Quetzal came to 9 after Ocelot, lies on top and goes before it.

aztlan-rules-cards = Prosperity cards
aztlan-rules-cards-text =
    The deck has thirty cards of eight kinds. You draw when you coexist.
    You may play a card as soon as you hold it, when its moment comes. A card still in hand at the end is worth 1 point.
aztlan-rules-card-copies = In the deck: { $count }
aztlan-rules-card-games = Sacred Games
aztlan-rules-card-games-text =
    Play it in a conflict, when a single winner declares battle against you.
    Your pawns stay and the winner draws a card for each Sacred Games played there. Opponents who do not play it are removed.

    It does not help against winners who are tied.
aztlan-rules-card-mixcoatl = Blessing of Mixcoatl
aztlan-rules-card-mixcoatl-text = Play it when you score. You gain 2 points for each jungle where you have a pawn, alone or not, whatever your power card.
aztlan-rules-card-offering = Offering to the Gods
aztlan-rules-card-offering-text = Keep it to the end. One Offering brings 1 point, two bring 4, three bring 9, and so on in squares. The usual point for each card in hand comes on top.
aztlan-rules-card-rafts = Rafts and Canoes
aztlan-rules-card-rafts-text =
    Play it when you score. Name two territories on the shore of one lake, both with your pawns, in two different domains.
    They count as adjacent in this scoring, so the two domains become one. Each card joins one pair.
aztlan-rules-rafts-label = A lake between two domains of two territories with one desert each. A canoe joins them.
aztlan-rules-rafts-caption = Card 6, desert. Apart: 3 + 3 = 6. Joined: 4 territories, 2 deserts, 4 + 4 = 8.
aztlan-rules-card-tepeyollotl = Blessing of Tepeyollotl
aztlan-rules-card-tepeyollotl-text = Play it when you score. You gain 2 points for each territory of mountains where you have a pawn, alone or not.
aztlan-rules-card-tlatoani = Great Tlatoani
aztlan-rules-card-tlatoani-text =
    Play it in a conflict on your own turn, in a territory where you are tied for the most power.
    You win there alone and choose battle or coexistence; if you coexist, you draw a card as usual.
    Nobody can play a second one there in the same age.
aztlan-rules-card-warriors = Eagle and Jaguar Warriors
aztlan-rules-card-warriors-text =
    Play it on your own turn in development to place one extra pawn.
    It comes from your reserve or, if that is empty, from your removed pawns. With neither you cannot play it.

    Where the pawn may stand depends on the edition.
aztlan-rules-card-xipe_totec = Blessing of Xipe Totec
aztlan-rules-card-xipe_totec-text = Play it when you score. You gain 2 points for each territory of terraces where you have a pawn, alone or not.

aztlan-rules-two = Two players: Aztec Gods
aztlan-rules-two-text =
    Two factions share the land: Coyote with Quetzal, and Ocelot with Serpent. The two tribes of a faction count as one people.

    You begin with one faction. After each of the first four ages the players swap factions.
    Power cards, prosperity cards and points stay with you; the pawns on the land, in reserve and removed stay with the faction.
    So be careful what you build: next age it belongs to your opponent.

aztlan-rules-editions = The two editions
aztlan-rules-editions-text = The English and the Italian rulebook differ in two points. Whoever opens the table picks one of them.
aztlan-rules-editions-point = Point
aztlan-rules-editions-en = English
aztlan-rules-editions-it = Italian
aztlan-rules-editions-tie = Equal best scores
aztlan-rules-editions-tie-en = The counter lowest in the stack wins.
aztlan-rules-editions-tie-it = The counter on top wins.
aztlan-rules-editions-warriors = Warriors
aztlan-rules-editions-warriors-en = The extra pawn goes to any territory, right after you placed a pawn.
aztlan-rules-editions-warriors-it = The extra pawn goes to a territory where you placed a pawn from the reserve this age, even if that pawn has moved on. You may play it before or after placing.

aztlan-rules-secrets = Who sees what
aztlan-rules-secrets-text =
    Everybody sees the pawns, the scores and the stack, the power cards already used, how many prosperity cards each player holds, the cards played and discarded, and the size of the deck.

    Only you see your chosen power card until all are revealed, and the prosperity cards in your hand. Nobody knows the order of the deck.

    The game keeps your secret, too. Sometimes it asks you about a card that you do not hold, so that the question tells your opponents nothing.
