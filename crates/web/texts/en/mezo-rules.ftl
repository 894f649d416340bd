# The rules page of Mezo, and the reference. A blank line begins a new paragraph. The words of the game are those of mezo-words.ftl.

mezo-rules-title = How to play Mezo

mezo-rules-goal = The goal
mezo-rules-goal-text =
    Gods walk among the tribes, hungry for devotion. You lead a tribe of warriors and shamans with a champion at its head, and one of the gods stands behind you.
    In three ages you fight for regions, raise pyramids, carve glyphs and feed Xibalba, the world below.

    Everything that you do well brings victory points (VP). Whoever has the most after the third age wins. There are no ties: no two players ever have the same number of VP.

mezo-rules-setup = Setup
mezo-rules-setup-text =
    The board has six regions. Some of them are desolate: they are out of the game, and so is a vertex that touches no living region.
    Every living region gets an altar by chance. One tile of the angry gods is drawn for each age and lies face down.
mezo-rules-setup-table = Regions by the number of players
mezo-rules-setup-players = players
mezo-rules-setup-living = living
mezo-rules-setup-desolate = desolate
mezo-rules-setup-tribes =
    Each tribe has 8 warriors, 8 shamans, a champion, 6 glyphs and 11 floors of pyramids: four of level 1, three of level 2, two of level 3 and two of level 4. One warrior and one shaman begin in Xibalba, everything else in the reserve. Devotion begins at 0.

    A player drawn by chance begins with 5 VP; clockwise the others have 4, 3 and 2. Then gods are chosen, from the lowest VP up, or dealt by chance, as you have agreed. Each god has a call ability, a ceremony and five action cards of its own: the reference has them all.

mezo-rules-track = Points and devotion
mezo-rules-track-text =
    On the track of points there is room for one player on each space. If a gain would end on a space where somebody stands, you go on to the next free one. Spaces that are taken count like any other on the way. Whoever gains 0 stays where he is.

    When several players gain at once, the larger gain is done first; of equal gains the one with more VP goes first. Each source of points is a move of its own. Points are never lost.

    "In VP order" always means: from the most VP down, as it was when that step began.
mezo-rules-track-example = You have 11 VP and gain 3. On 14 stands the green tribe, on 15 the blue one: you end on 16. The two spaces more are written to your account as well.
mezo-rules-track-devotion =
    Devotion is what your tribe feels for its god. It has 15 spaces in three levels: 0 to 5 is level 1, 6 to 10 is level 2, 11 to 14 is level 3. Many cards do more the higher your level is.
    It never falls below 0. What you would gain beyond 14 becomes VP instead, point for point. At the end of the game your devotion is added to your VP.
mezo-rules-devotion-label = A stepped pyramid of numbered spaces: 0 to 5 below, 6 to 10 in the middle, 11 to 14 on top.
mezo-rules-devotion-caption = Devotion climbs the three levels; beyond the top each point is a VP.
mezo-rules-level = level { $number }

mezo-rules-pieces = Pieces and strength
mezo-rules-pieces-text =
    Warriors and shamans are units. A champion is not a unit: no effect can smite, exile, move or sacrifice it. What is not on the board is in your reserve or in Xibalba. Xibalba is not a region; units come back from there only if an effect awakens or recovers them.

    Strength decides conflicts. A champion counts 2, a unit 1, a glyph 1. Cards and abilities add to it or take from it; it never falls below 0. Floors of pyramids have no strength. A region can hold any number of glyphs.
mezo-rules-strength-label = A champion, two warriors, a shaman and a glyph of the red tribe, with the numbers 2, 1, 1, 1 and 1, add up to 6.
mezo-rules-strength-caption = Two for the champion, one for each unit, one for the glyph: strength 6.

mezo-rules-pyramids = Pyramids and glyphs
mezo-rules-pyramids-text =
    A region has one pyramid at most, and everybody builds on it. Whoever begins one puts down the lowest floor left in his reserve: level 1, or 2 if he has no more of level 1, or 3. After that only the very next level fits. Level 4 is the top: nobody builds beyond it.

    After you have built you gain as many VP as the pyramid now has floors. Every other player with a floor in it gains 1 VP, however many floors he has there. All this happens at once.
mezo-rules-pyramid-label = A pyramid grows: red builds level 1 and gains 1; green builds level 2, gains 2, red gains 1; red builds level 3, gains 3, green gains 1.
mezo-rules-pyramid-caption = Whoever builds gains a point for each floor that now stands, and every other builder 1.
mezo-rules-pyramids-change =
    To transform is to swap: an opponent's glyph, or the top floor of a pyramid, whosever it is, for the same piece from your own reserve. The old piece goes back to its owner. A floor that was transformed scores as if you had just built it; even your own may be transformed.

    To demolish is to take away: a glyph or a top floor, whosever it is, goes back to its owner's reserve.
mezo-rules-pyramids-example = In Uxmal stands a pyramid of three floors, all blue. Red builds level 4 on it: red gains 4 VP, blue gains 1.

mezo-rules-age = An age
mezo-rules-age-text = There are three ages, and all of them go like this:
mezo-rules-phase-start = Start of the age.
mezo-rules-phase-start-about = Conflict tiles and action cards are shuffled. This age's tile of the angry gods is turned up; so is a ritual, and the cenote is placed, if you play with them. In VP order each player picks an ability.
mezo-rules-phase-tribes = Tribes.
mezo-rules-phase-tribes-about = In VP order the tribes enter the regions.
mezo-rules-phase-gods = Gods.
mezo-rules-phase-gods-about = In VP order each player calls his god.
mezo-rules-phase-conflicts = Conflicts.
mezo-rules-phase-conflicts-about = One after the other, in an order that nobody knows, the regions are fought for.
mezo-rules-phase-end = End of the age.
mezo-rules-phase-end-about = Calendar, Codex and pyramids bring points.

mezo-rules-ability = Abilities
mezo-rules-ability-text =
    At the start of each age you pick one of that age's three tribe abilities. Everybody has the same nine to pick from, and several players may pick the same. What you picked lasts to the end of the game.
mezo-rules-age-number = Age { $age }

mezo-rules-tribes = Tribes
mezo-rules-tribes-text =
    On your turn, first your abilities of the first age happen. Then your champion goes to a living region where there is no champion yet. Then you may deploy up to 3 units from your reserve to each other living region; none at all is fine too. Units that are there already do not count against the three.

    When all champions stand, one living region has none: it is Blessed in this age, and its conflict is of another kind.

mezo-rules-call = Calling a god
mezo-rules-call-text =
    Gods do not stand in regions but on vertices, where regions meet. Only one god can stand on a vertex. A god is present in every living region that touches its vertex. Most effects that do not say where they happen happen in one region where your god is present.

    In the first age you place your god on a free vertex; then its call ability is resolved. Later, to call means to move your god to another free vertex and to resolve its call ability, in the order that you like.
mezo-rules-presence-label = Three regions meet at a vertex on which a god stands; a fourth region does not touch it.
mezo-rules-presence-caption = The god is present in the three regions around its vertex, and not in the fourth.

mezo-rules-conflict = Conflicts
mezo-rules-conflict-text = A conflict tile is turned up: in that region there is a conflict now. All players take part, even those who have nothing there. It goes like this:
mezo-rules-step-keep = Cards.
mezo-rules-step-keep-about = Everybody secretly keeps one of three cards; then all are shown.
mezo-rules-step-actions = Actions.
mezo-rules-step-actions-about = Two rounds of actions, and a third for a glyph.
mezo-rules-step-power = Powers.
mezo-rules-step-power-about = If you play with them.
mezo-rules-step-winner = Winner.
mezo-rules-step-winner-about = The strongest takes the altar and other rewards.
mezo-rules-step-calendar = Calendar and Codex.
mezo-rules-step-calendar-about = The most shamans, then the most warriors are rewarded.
mezo-rules-conflict-clean =
    Then champions and units in the region go back to their reserves; glyphs and pyramids stay. Units that were sacrificed to appease go to Xibalba. The cards are discarded, and the next tile is turned up.

    Units that an effect puts into a region whose conflict is over stay there for the next age.

mezo-rules-keep = Keeping a card
mezo-rules-keep-text =
    Your deck has the five action cards of your god. Look at the top three, keep one in secret and put the others back on top; if fewer than three are left, look at all of them. Cards that you have played are gone until the next age.

    With several players there are fewer conflicts with cards than cards: something always stays unplayed.
mezo-rules-keep-cards = All gods have cards with the same five names:
mezo-rules-card-legacy = a call, or something to build.
mezo-rules-card-vengeance = a call, or a blow in the conflict.
mezo-rules-card-fervor = the stronger, the higher your level of devotion.
mezo-rules-card-edict = bends the conflict, the board or the age.
mezo-rules-card-task = points or devotion for what you have, or units back.

mezo-rules-actions = Actions
mezo-rules-actions-text =
    Each card has three actions. Whoever sits to the left of the champion's owner begins, then clockwise: everybody takes one action of his card. When all have taken one, everybody takes a second. Then whoever has a glyph in this region may demolish one of his own glyphs there to take the last as well.

    Do what the action says as far as you can. An action that would change nothing cannot be taken.

    In the first two rounds you may pass instead: gain 1 devotion or recover 1 unit, and give up one of the actions that you have left.
mezo-rules-actions-example = The champion in Copan is green, so the player to the left of green begins and green acts last in each round. Last is good: you see what the others have done.

mezo-rules-ceremony = The ceremony
mezo-rules-ceremony-text = The third action of all your cards is your god's ceremony. It has an effect, which is resolved if it can be, and it lets you appease the angry gods as well, before the effect or after it. If neither is possible, the ceremony cannot be taken.

mezo-rules-appease = Appeasing the angry gods
mezo-rules-appease-text =
    Sacrifice 1 unit, from your reserve or from a region where your god is present, and resolve one of the tiles of the angry gods that are turned up. If units lie below the tiles already, in this conflict, it costs 2 units; they may come from different places. The units lie below the tiles until the conflict is over and then go to Xibalba.

    So the second to appease pays more than the first. And the longer the game, the more tiles there are to choose from: one in the first age, three in the third.

mezo-rules-power = When powers are used
mezo-rules-power-text = If you play with tribe powers: after the actions, in the same order, everybody whose champion stands in the region or whose god is present there may use the power of his tribe, once in the game.

mezo-rules-winner = Who wins
mezo-rules-winner-text =
    The player with the most strength wins the conflict. If some are tied, the champion's owner chooses among them; if he is one of them, he may choose himself.

    The winner gets, in this order: what the altar gives; 5 VP if he has the ability of the third age for it; what a ritual adds; devotion for the cenote; 1 VP for a city that he destroys. Then prophecies are looked at.

mezo-rules-calendar = Calendar and Codex
mezo-rules-calendar-text =
    Whoever now has the most shamans in the region moves one of them to a free space of the Calendar and resolves the bonus of that space. Then, counted afresh, whoever has the most warriors moves one to a free space of the Codex and resolves that. If some are tied, the champion's owner chooses among them.

    It does not matter who won. Without a unit to send, or without a free space, nothing happens. Units on Calendar and Codex stay there to the end of the age.
mezo-rules-calendar-example = In Becan red has two shamans, blue two and three warriors. The champion is yellow: yellow says that blue has the most shamans. Blue's shaman takes "recover 5 units". Then blue also has the most warriors and goes to the Codex.

mezo-rules-blessed = The Blessed region
mezo-rules-blessed-text =
    The conflict of the region without a champion is a truce. No cards are played. In VP order each player offers units from his reserve, as many as he likes. Each brings 1 devotion, as one gain, and 1 strength in this conflict.

    The most strength wins 8 VP instead of the altar, and the other rewards of a winner. Strength 0 never wins. If some are tied, the one with the least VP among them chooses. Nobody goes to Calendar or Codex.

    Then the units in the region go home to their reserves, and those that were offered go to Xibalba.
mezo-rules-blessed-example = Green has strength 3 there and offers 4 units: 7. Blue has 2 and offers 5: also 7. Blue has fewer VP, so blue chooses, and takes the 8 VP itself.

mezo-rules-end-of-age = The end of an age
mezo-rules-end-of-age-text = When all tiles are done, step by step and each step in VP order:
mezo-rules-ends-books = 2 VP for each of your units on Calendar and Codex, 3 more with the ability for it; then these units go back to the reserve.
mezo-rules-ends-floors = For each region with a floor of yours as many VP as the number of the age: 1, 2 or 3.
mezo-rules-ends-ritual = A ritual that belongs to the end of the age happens; then it is discarded.
mezo-rules-ends-devotion = 2 VP for each devotion level, with the ability for it.

mezo-rules-end = The end of the game
mezo-rules-end-text =
    After the third age everybody gains his devotion in VP, in VP order; then, in the order that has come of it, 3 VP for a city that still stands. The most VP win.

    The page shows for everybody where the points came from, also the spaces won by going past others.

mezo-rules-cities = Module: cities
mezo-rules-cities-text =
    After setup, in VP order, each player puts his city into a living region without one. At the start of each age he may deploy one unit there; it does not count against the three of the tribes phase.
    Whoever wins a conflict in a region with somebody else's city destroys it and gains 1 VP. A city that stands at the end of the game brings 3 VP.

mezo-rules-rituals = Module: rituals
mezo-rules-rituals-text =
    Three rituals are drawn, and one is turned up at the start of each age, after the angry god. It changes a rule in that age only, in the phase that it belongs to. Where a ritual concerns everybody, it does so in VP order.

mezo-rules-prophecies = Module: prophecies
mezo-rules-prophecies-text =
    Three prophecies lie in a row and are fulfilled one after the other, by everybody for himself. As soon as you meet the condition of the one that is next for you, you gain 3 VP and go on to the next. Whoever is the first to fulfil the third gains 3 VP and then 6 more for the monument; with that the prophecies end for all.

    It is looked at after each step of an effect, after each turn of the tribes, win, Calendar or Codex placement, after a region is cleared and after each step at the end of an age; in VP order, and for each player one prophecy at a time. Winning and building count only at the moment when they happen.

mezo-rules-cenote = Module: the sacred cenote
mezo-rules-cenote-text = At the start of each age the player with the most VP puts the cenote into a living region. Whoever wins the conflict there gains 3 devotion on top of everything else, also if that region turns out to be the Blessed one.

mezo-rules-powers = Module: tribe powers
mezo-rules-powers-text = Each tribe has a power with two uses. Once in the game, in a conflict where your champion stands or your god is present, you may take one of the two, after the actions.

mezo-rules-two-players = Two players
mezo-rules-two-players-text =
    Five regions live. Two of them, drawn by chance, begin with a neutral floor of level 1. It counts as a floor that stands, so building on it pays 2 VP; nobody gains points for it. It can be transformed or demolished and then leaves the game.

    Each player has two champions. They go to two different regions without one, and you deploy units in neither of those two. Again one region remains Blessed.

mezo-rules-solo = Solo
mezo-rules-solo-text =
    Alone you are a newcomer among the gods, and the vengeful gods try to keep you down. All six regions live. You begin with 5 VP, they with 4 and the handicap that you choose. They have the pieces of two colours: 16 warriors, 16 shamans, 12 glyphs and 22 floors, of which one warrior and one shaman begin in Xibalba. There are no modules.

    Start of an age: another vengeful god appears, up to three. A tile shows a region; you choose one of the free vertices there for it. Then you pick an ability as usual.

    Tribes: you deploy, then you name a region without your champion Blessed. They put a shaman and a warrior into each region while they last. Then you call your god; they do not call theirs.

    Conflict: first each vengeful god present there does what it does, in an order that you choose. You keep a card as usual. They turn up one card for the conflict: whenever you take an action, or pass in its place, they resolve the action in the same place on theirs, the first, second or third. For a glyph there you may take your third; theirs is resolved in any case.
    Ties go to them, except where your champion stands. They have a Calendar and a Codex of their own, which they fill from the left.

    In the Blessed region you offer, then they offer as many units as their card says. For them devotion is VP. Where they have to choose a region for an effect, you choose for them among those where they can do the most; they take your units from the kind that you have more of there.

    A trial lies beside the board: you and they collect tokens for certain deeds, at most five each, and at the end they bring points. At the end your devotion counts, then your trial, then theirs. You win with more VP than they have.
mezo-rules-solo-trials = What tokens of a trial are worth
mezo-rules-solo-tokens = tokens
mezo-rules-solo-you = you
mezo-rules-solo-them = vengeful gods

mezo-rules-effects = How to read cards
mezo-rules-effects-text =
    What cards, altars, tiles and spaces do is written in a few fixed words. An effect has up to four steps, which are done in order.

    Do as much as the pieces allow. Where it says "up to", do at least one if you can. "You may" is a cost: if you do not pay it, what follows is skipped. All units of a step are in one region, unless it says otherwise. "Here" is the region of the conflict. Numbers are counted when their step is resolved, and nothing falls below 0.
mezo-rules-effects-where = Where
mezo-rules-effects-what = What
mezo-rules-effects-samples = Small letters below a text are the notation in which components are written. Whoever brings other components to a table writes them like this, and the page puts them into words.
mezo-rules-effects-notation = Notation
mezo-rules-effects-words = In words
mezo-rules-where-presence = One region where your god is present; nothing if your god stands nowhere yet.
mezo-rules-where-conflict = The region of the conflict that is going on, Blessed or not. Outside a conflict the step is skipped.
mezo-rules-where-any = One living region of your choice. Your god need not be present.
mezo-rules-where-other = One living region that is not the one of the conflict.
mezo-rules-where-same = The region of the step before.
mezo-rules-where-each = Every region where your god is present, one after the other.
mezo-rules-where-glyphs = One region with a glyph of yours; your god need not be present.
mezo-rules-where-units = One region with a unit of yours; your god need not be present.
mezo-rules-verb-deploy = Deploy
mezo-rules-verb-deploy-about = Your units go from the reserve to the region.
mezo-rules-verb-awaken = Awaken
mezo-rules-verb-awaken-about = Your units go from Xibalba to the region.
mezo-rules-verb-recover = Recover
mezo-rules-verb-recover-about = Your units go from Xibalba to the reserve.
mezo-rules-verb-smite = Smite
mezo-rules-verb-smite-about = Opponents' units there, of your choice, go to Xibalba.
mezo-rules-verb-exile = Exile
mezo-rules-verb-exile-about = Opponents' units there, of your choice, go back to their owners' reserves.
mezo-rules-verb-opponents = Each opponent
mezo-rules-verb-opponents-about = From your left, each opponent who can picks the piece himself.
mezo-rules-verb-bring = Bring
mezo-rules-verb-bring-about = Your units come from other regions into the region.
mezo-rules-verb-push = Push
mezo-rules-verb-push-about = Opponents' units go from the region to one other living region.
mezo-rules-verb-shift = Shift
mezo-rules-verb-shift-about = Anybody's units go from the region to one other living region.
mezo-rules-verb-move = Move
mezo-rules-verb-move-about = Your units go from any region to any other, one after the other.
mezo-rules-verb-build = Build
mezo-rules-verb-build-about = A glyph, or the next floor of a pyramid, goes from your reserve to the region. Several glyphs may go to different regions.
mezo-rules-verb-demolish = Demolish
mezo-rules-verb-demolish-about = A glyph or top floor goes back to its owner's reserve.
mezo-rules-verb-transform = Transform
mezo-rules-verb-transform-about = An opponent's glyph, or a top floor, is swapped for your own. A floor scores as if built.
mezo-rules-verb-sacrifice = Sacrifice
mezo-rules-verb-sacrifice-about = Your units go to Xibalba, as the price for what follows.
mezo-rules-verb-call = Call your god
mezo-rules-verb-call-about = It moves to another free vertex and its call ability is resolved.
mezo-rules-verb-strength = Strength
mezo-rules-verb-strength-about = Counts in this conflict only, whatever stands there.
mezo-rules-verb-most = Having the most
mezo-rules-verb-most-about = You get that reward of Calendar or Codex, whatever stands there; but if you have no such unit there to send, nobody does.
mezo-rules-verb-nobody = Nobody goes to the Calendar or Codex
mezo-rules-verb-nobody-about = That reward is not given in this conflict, not even to one who counts as having the most.

# The reference.
mezo-rules-reference = Gods and cards
mezo-rules-reference-about = Every god, card and tile, in words. Below each text, small, is the notation of the components file.
mezo-rules-reference-link = All gods, cards and tiles with their texts: the reference
mezo-rules-reference-gods = Gods
mezo-rules-reference-call = Call
mezo-rules-reference-vengeful = Solo, as a vengeful god
mezo-rules-reference-altars = Altars
mezo-rules-reference-angry = Angry gods
mezo-rules-reference-books = Calendar and Codex
mezo-rules-reference-abilities = Tribe abilities
mezo-rules-reference-rituals = Rituals
mezo-rules-reference-phase-tribes = tribes phase
mezo-rules-reference-phase-gods = gods phase
mezo-rules-reference-phase-conflict = conflicts
mezo-rules-reference-phase-end = end of the age
mezo-rules-reference-prophecies = Prophecies
mezo-rules-reference-powers = Tribe powers
mezo-rules-reference-power-red = Red
mezo-rules-reference-power-yellow = Yellow
mezo-rules-reference-power-green = Green
mezo-rules-reference-power-blue = Blue
mezo-rules-reference-solo = Cards of the vengeful gods
mezo-rules-reference-solo-card = Card { $number }
mezo-rules-reference-offers = { $number ->
    [one] In the Blessed region they offer 1 unit.
   *[other] In the Blessed region they offer { $number } units.
}
mezo-rules-reference-solo-books = Calendar and Codex of the vengeful gods
mezo-rules-reference-trials = Trials

mezo-rules-credits = Components and credits
mezo-rules-credits-text =
    Mezo and its expansion Souls for Xibalba were designed by John Clowdus and published by Kolossal Games. These rules are explained in our own words.

    What the rulebook leaves to the printed components is our own: most vertices of the map, altars, angry gods, the bonuses of Calendar and Codex, what gods and their cards do, rituals, prophecies, tribe powers and trials. The few of them that the rulebook states are as it says. An owner of the game can type in the printed cards.
