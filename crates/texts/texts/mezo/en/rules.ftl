# The rules page of Mezo, and the reference. A blank line begins a new paragraph. The words of the game are those of mezo-words.ftl.

mezo-rules-title = How to play Mezo

mezo-rules-goal = The goal
mezo-rules-goal-text =
    Gods walk among the tribes, hungry for devotion. You lead a tribe of warriors and shamans with a champion at its head, and one of the gods stands behind you.
    In three ages you fight for regions, raise pyramids, carve glyphs and feed Xibalba, the world below.

    Everything you do well is worth victory points (VP). The player with the most VP after the third age wins. There are no ties: no two players ever have the same number of VP.

mezo-rules-setup = Setup
mezo-rules-setup-text =
    The board has six regions. Some of them are desolate: nothing happens there in this game.
    Each living region gets a random altar. One random angry god tile for each age lies face down.
mezo-rules-setup-table = Regions by the number of players
mezo-rules-setup-players = players
mezo-rules-setup-living = living
mezo-rules-setup-desolate = desolate
mezo-rules-setup-tribes =
    Each tribe has 8 warriors, 8 shamans, a champion, 6 glyphs and 11 pyramid floors: four of level 1, three of level 2, two of level 3 and two of level 4. One warrior and one shaman start in Xibalba, everything else in the reserve. Devotion starts at 0.

    A random player starts with 5 VP; clockwise, the others have 4, 3 and 2. Then players pick gods, from the fewest VP up, or the gods are dealt at random, depending on the options of the table. Each god has a call ability, a ceremony and five action cards of its own: the reference has them all.

    When all gods are chosen, prophecies are drawn, and in a solo game the trial. Nobody knows them before.

    Other options: which tribe each seat has, with its tribe power (two players have red and yellow, either way round); which gods take part; and whether the altars and angry gods are only those of the base game or those of Souls for Xibalba too.

mezo-rules-track = VP and devotion
mezo-rules-track-text =
    On the VP track, each space has room for one player. If you would end on an occupied space, move on to the next free one. Count occupied spaces as you move. If you gain 0, do not move.

    When several players gain VP at once, the larger gain is moved first; if gains are equal, the player with more VP moves first. Each source of VP is a move of its own. Players never lose VP; only the vengeful gods of the solo game can.

    “In VP order” always means: from the most VP to the fewest, as it was when that step began.
mezo-rules-track-example = You have 11 VP and gain 3. The green tribe is on 14, the blue one on 15: you end on 16. The two extra spaces have a line of their own in the final account.
mezo-rules-track-devotion =
    Devotion is what your tribe feels for its god. It has 15 spaces in three levels: 0 to 5 is level 1, 6 to 10 is level 2, 11 to 14 is level 3. Many cards do more at a higher level.
    It never falls below 0. If a gain would take you above 14, you gain the rest as VP, in one move. At the end of the game, your devotion is added to your VP.
mezo-rules-devotion-label = A stepped pyramid of numbered spaces: 0 to 5 below, 6 to 10 in the middle, 11 to 14 on top.
mezo-rules-devotion-caption = Devotion climbs the three levels; above the top, each point is 1 VP.
mezo-rules-level = level { $number }

mezo-rules-pieces = Pieces and strength
mezo-rules-pieces-text =
    Warriors and shamans are units. A champion is not a unit: no effect can smite, exile, move or sacrifice it. Pieces that are not on the board are in your reserve or in Xibalba. Xibalba is not a region; units return from there only if an effect awakens or recovers them.

    Strength decides conflicts. A champion has strength 2, a unit 1, a glyph 1. Cards and abilities add or subtract strength; it never falls below 0. It is counted once, at the end of the conflict. Pyramid floors have no strength. A region can hold any number of glyphs.
mezo-rules-strength-label = A champion, two warriors, a shaman and a glyph of the red tribe, with the numbers 2, 1, 1, 1 and 1, add up to 6.
mezo-rules-strength-caption = Two for the champion, one for each unit, one for the glyph: strength 6.

mezo-rules-pyramids = Pyramids and glyphs
mezo-rules-pyramids-text =
    Each region has at most one pyramid, and every player builds on it. To start a pyramid, place the lowest-level floor in your reserve: level 1, or level 2 if you have no level 1, or level 3. After that, each floor must be exactly one level higher than the top floor. Level 4 is the top: nobody builds above it.

    After you build, gain 1 VP for each floor now standing in the pyramid. Each other player with a floor standing in it gains 1 VP, however many floors they have there. All of this happens at once. A floor that was transformed or demolished no longer counts for the player who built it.
mezo-rules-pyramid-label = A pyramid grows: red builds level 1 and gains 1; green builds level 2, gains 2, red gains 1; red builds level 3, gains 3, green gains 1.
mezo-rules-pyramid-caption = The builder gains 1 VP for each floor now standing; every other player with a floor in it gains 1.
mezo-rules-pyramids-change =
    Transform: swap an opponent's glyph, or any player's top floor, for the same piece from your reserve. The old piece returns to its owner's reserve. A transformed floor scores as if you had just built it; you may even transform your own.

    Demolish: return any player's glyph or top floor to its owner's reserve.
mezo-rules-pyramids-example = There is a pyramid of three floors in Uxmal, all blue. Red builds level 4: red gains 4 VP, blue gains 1.

mezo-rules-age = An age
mezo-rules-age-text = There are three ages. Each has these phases:
mezo-rules-phase-start = Start of the age.
mezo-rules-phase-start-about = Conflict tiles and action cards are shuffled. This age's angry god tile is revealed; so is a ritual, and the player with the most VP places the cenote, if these modules are in play. In VP order, each player picks an ability and may deploy the unit of their city.
mezo-rules-phase-tribes = Tribes.
mezo-rules-phase-tribes-about = In VP order, the tribes enter the regions.
mezo-rules-phase-gods = Gods.
mezo-rules-phase-gods-about = In VP order, each player calls their god.
mezo-rules-phase-conflicts = Conflicts.
mezo-rules-phase-conflicts-about = The regions are fought for one after another, in an order that nobody knows.
mezo-rules-phase-end = End of the age.
mezo-rules-phase-end-about = Calendar, Codex and pyramids score.

mezo-rules-ability = Abilities
mezo-rules-ability-text =
    At the start of each age, you pick one of that age's three tribe abilities. All players have the same nine, and several players may pick the same one. It lasts until the end of the game.

    With Double prayer you must choose two different tiles, if two are revealed, and resolve both, each as far as it goes. With Echo, the second time follows at once.
mezo-rules-age-number = Age { $age }

mezo-rules-tribes = Tribes
mezo-rules-tribes-text =
    On your turn, first resolve your abilities from the first age. Then place your champion in a living region without a champion; your own units may already be there. Then you may deploy up to 3 units from your reserve to each other living region. Units that are already there do not count towards the limit.

    When all champions are placed, one living region has none: it is Blessed in this age, and its conflict is different.

mezo-rules-call = Calling a god
mezo-rules-call-text =
    Gods do not stand in regions but on vertices, where regions meet. Only one god can stand on a vertex; any free vertex may be used, even one beside desolate regions. A god is present in every living region that touches its vertex. If an effect does not say where it happens, it happens in one region where your god is present, of your choice.

    In the first age, place your god on a free vertex; then resolve its call ability. Later, to call means to move your god to another free vertex and to resolve its call ability, in the order you like; you must do both.
mezo-rules-presence-label = Three regions meet at a vertex on which a god stands; a fourth region does not touch it.
mezo-rules-presence-caption = The god is present in the three regions around its vertex, and not in the fourth.
mezo-rules-vertices-label = The map with its ten vertices, numbered 0 to 9. Above, from the left: Uxmal, Hochob, Calakmul. Below: Palenque, Becan, Copan.
mezo-rules-vertices-caption = The ten vertices, with the numbers that records and the terminal use. Our map decides most of them; the rulebook names only some.
mezo-rules-vertices-list = The regions around each vertex:

mezo-rules-conflict = Conflicts
mezo-rules-conflict-text = A conflict tile is revealed: there is now a conflict in that region. All players take part, even those with nothing there. A conflict has these steps:
mezo-rules-step-keep = Cards.
mezo-rules-step-keep-about = Each player secretly keeps one of three cards; then all cards are revealed.
mezo-rules-step-actions = Actions.
mezo-rules-step-actions-about = Two rounds of actions, and the last action for a glyph.
mezo-rules-step-power = Powers.
mezo-rules-step-power-about = Only if this module is in play.
mezo-rules-step-winner = Winner.
mezo-rules-step-winner-about = The player with the most strength gains the altar reward and more.
mezo-rules-step-calendar = Calendar and Codex.
mezo-rules-step-calendar-about = The most shamans, then the most warriors are rewarded.
mezo-rules-conflict-clean =
    Then champions and units in the region return to their reserves; glyphs and pyramids stay. Units that were sacrificed to appease go to Xibalba. The cards are discarded, and the next tile is revealed.

    Units that an effect puts into a region whose conflict is over stay there for the next age.

mezo-rules-keep = Keeping a card
mezo-rules-keep-text =
    Your deck has the five action cards of your god. Look at the top three, keep one in secret and put the others back on top; if fewer than three are left, look at all of them. Cards that you have played are gone until the next age.
mezo-rules-keep-cards = All gods have cards with the same five names:
mezo-rules-card-legacy = a call, and something to build.
mezo-rules-card-vengeance = a call, and a blow in the conflict.
mezo-rules-card-fervor = stronger with a higher devotion level.
mezo-rules-card-edict = bends the conflict, the board or the age.
mezo-rules-card-task = VP or devotion for what you have, or units back.

mezo-rules-actions = Actions
mezo-rules-actions-text =
    Each card has three actions. Starting with the player to the left of the champion's owner and going clockwise, each player takes one action from their card. Then each player takes a second. Finally, each player with a glyph in this region may demolish one of their glyphs there to take their last remaining action too.

    Do what the action says as far as you can. You can take an action only if some part of it can change something now; for the last action, this is judged without the glyph it costs. A call, and having or cancelling a majority, always counts as such. If an action changes nothing in the end, the log says so.

    In the first two rounds you may pass instead: gain 1 devotion or recover 1 unit, and give up one of the actions left on your card.
mezo-rules-actions-example = The champion in Copan is green, so the player to the left of green starts and green acts last in each round. It is good to be last: you see what the others have done.

mezo-rules-ceremony = The ceremony
mezo-rules-ceremony-text =
    The third action on all your cards is your god's ceremony. It has an effect, and it lets you appease the angry gods too, before the effect or after it. You must start with one of the two. If you appease first, the effect must then be resolved if it is possible; if you start with the effect, you may then appease, even with a unit that the effect has brought.

    If the effect has a cost and you refuse it, and you do not appease, the action is spent for nothing.

mezo-rules-appease = Appeasing the angry gods
mezo-rules-appease-text =
    Sacrifice 1 unit, from your reserve or from a region where your god is present, and resolve one revealed angry god tile as far as it goes. If units already lie below the tiles in this conflict, it costs 2 units; they may come from different places. The units lie below the tiles until the conflict is over and then go to Xibalba.

    You can appease whenever you have the units for it. You may even choose a tile that cannot do anything now; the page tells you so.

    So the second player to appease pays more than the first. And the longer the game, the more tiles there are to choose from: one in the first age, three in the third.

mezo-rules-power = When powers are used
mezo-rules-power-text = If tribe powers are in play: after the actions, in the same order, each player whose champion is in the region or whose god is present there may use their tribe power, once in the game. Powers cannot be used in the Blessed region.

mezo-rules-winner = Who wins
mezo-rules-winner-text =
    The player with the most strength wins the conflict; strength 0 can win too, if nobody has more. If players are tied, the owner of the champion in that region chooses the winner among them, and may choose themselves if tied.

    The winner gains, in this order: the altar reward; 5 VP with the Triumph ability; devotion from the Omens ritual; devotion from the cenote; 1 VP for destroying a city.

mezo-rules-calendar = Calendar and Codex
mezo-rules-calendar-text =
    The player who now has the most shamans in the region moves one of them to a free Calendar space and resolves the bonus of that space. Then, counted afresh, the player with the most warriors moves one to a free Codex space and resolves that bonus. If players are tied, the owner of the champion chooses among them.

    It does not matter who won. Without a unit to send, or without a free space, nothing happens. Units on Calendar and Codex stay there until the end of the age.
mezo-rules-calendar-example = In Becan, red has two shamans; blue has two shamans and three warriors. The champion is yellow, and yellow chooses blue for the most shamans. Blue's shaman takes “recover 5 units”. Then blue also has the most warriors and sends one to the Codex.

mezo-rules-blessed = The Blessed region
mezo-rules-blessed-text =
    The conflict in the region without a champion is a truce. No cards are played and no powers are used. In VP order, each player may offer any number of units from their reserve, one by one. Each unit gives 1 devotion at once and 1 strength in this conflict.

    The player with the most strength gains 8 VP instead of the altar reward, and the winner's other rewards. If players are tied, the one with the fewest VP among them chooses the winner among them; this is so even if all have strength 0. There is no Calendar or Codex reward.

    Then the units in the region return to their reserves, and the offered units go to Xibalba.
mezo-rules-blessed-example = Green has strength 3 there and offers 4 units: 7. Blue has 2 and offers 5: also 7. Blue has fewer VP, so blue chooses, and takes the 8 VP.

mezo-rules-end-of-age = The end of an age
mezo-rules-end-of-age-text = When all tiles are done, VP order is read once and kept for these steps:
mezo-rules-ends-books = Player by player: 2 VP for each of your units on Calendar and Codex, then 3 more for each with the Chronicles ability; then these units return to your reserve.
mezo-rules-ends-floors = For each region where you have a floor, VP equal to the age number: 1, 2 or 3.
mezo-rules-ends-ritual = A ritual for the end of the age is resolved; then this age's ritual is discarded.

mezo-rules-end = The end of the game
mezo-rules-end-text =
    After the third age, VP order is read once. Player by player, gain your devotion in VP, then 2 VP for each devotion level with the Piety ability. Then VP order is read again, and a city still standing is worth 3 VP. The player with the most VP wins.

    The page shows where each player's VP came from, including the extra spaces gained by moving past others.
mezo-rules-end-example = Your devotion is 13 and you have Piety: first gain 13 VP, then 6 for level 3. These are two moves on the track.

mezo-rules-cities = Module: cities
mezo-rules-cities-text =
    After setup, in VP order, each player places their city in a living region without one. At the start of each age they may deploy one unit there; it does not count towards the limit in the tribes phase.
    A player who wins a conflict in a region with another player's city destroys it and gains 1 VP. A city still standing at the end of the game is worth 3 VP.

mezo-rules-rituals = Module: rituals
mezo-rules-rituals-text =
    Three rituals are drawn, and one is revealed at the start of each age, after the angry god. It changes a rule in that age only, in its own phase. If a ritual concerns all players, resolve it in VP order.

mezo-rules-prophecies = Module: prophecies
mezo-rules-prophecies-text =
    After the gods are chosen, three prophecies are drawn and lie in a row. Each player completes them in this order. The moment you meet the condition of your next one, you gain 3 VP. The first player to complete the third gains 3 VP and then 6 more for the monument; this ends the prophecies for all.

    That moment can come anywhere: after each gain, each payment, each piece moved, built or placed, and each win, even during another player's turn, and before anything else happens. If one moment completes a step for several players, it does so in VP order. If you have just completed a step and already meet the next condition, you complete that one too before the others get theirs.

    A win is judged by the board as it was when the winner was determined, and its prophecy is paid before the altar; one win can complete two steps. Building means the floor you have just built, or transformed; its own VP come first. If an effect takes several pieces without a choice, each piece is a moment of its own, in turn order from the first seat, warriors first; clearing a region after its conflict is one moment.

mezo-rules-cenote = Module: the sacred cenote
mezo-rules-cenote-text = At the start of each age, the player with the most VP places the cenote in a living region. The winner of the conflict there also gains 3 devotion, even if that region becomes the Blessed one.

mezo-rules-powers = Module: tribe powers
mezo-rules-powers-text = Each tribe has a power with two uses. Once in the game, in a conflict where your champion is or your god is present, you may use one of the two, after the actions. Powers go with the tribe, not with the seat.

mezo-rules-two-players = Two players
mezo-rules-two-players-text =
    There are five living regions. Two random ones start with a neutral level-1 floor. It counts as a standing floor, so building on it scores 2 VP; nobody scores for it. It can be transformed or demolished, and then leaves the game.

    The tribes are red and yellow. Each player has two champions. Place them in two different regions without a champion; you cannot deploy units to either of those. Again, one region is left: the Blessed one.

mezo-rules-solo = Solo
mezo-rules-solo-text =
    Alone, you are a newcomer among the gods, and the vengeful gods do not want you there. The log calls them the Vengeful force. All six regions are living. You start with 5 VP, they start with 4 plus a handicap of 0 to 200 that you choose. They have the pieces of two colours: 16 warriors, 16 shamans, 12 glyphs and 22 floors; one warrior and one shaman of these start in Xibalba. There are no modules.

    Start of the age: another vengeful god appears, up to three in the third age. A conflict tile shows a region, and you choose a free vertex there for it; if there is none, another tile is revealed. Then all conflict tiles are shuffled again, the angry god is revealed and you pick an ability as usual.

    Tribes: you place and deploy, then choose a region without your champion to be Blessed. They place a shaman and a warrior in each region while they have them, in this order: Uxmal, Hochob, Calakmul, Palenque, Becan, Copan. Then you call your god; they do not call theirs.

    Conflict: first, each vengeful god present there uses its ability, in an order that you choose, in the Blessed region too. You keep a card as usual. They draw their card only after your first action or pass. Whenever you take or give up an action, they resolve the action in the same position on their card: first, second or third. You may demolish a glyph there for your last action; they resolve theirs in any case. Their ten cards are shuffled again in each age.
    They win ties, even at strength 0, except where your champion is. They have a Calendar and a Codex of their own, which they fill from the left.

    Blessed region: you offer first; then they draw a card and offer the number of units on it, a shaman first, then alternating; when one kind runs out, they offer the other.

    Their effects: for them, devotion is VP. They gain VP instead of devotion, in one move, and when they would lose devotion, they lose VP instead: back to the next free space, never below 0; if you stand on 0, they stop on 1. If an effect does not say where it happens, it happens in the region of the conflict; otherwise you choose for them among the regions where they can do the most. Their own units alternate, a shaman first. They take your units from the kind that you have more of there, counted again after each unit, warriors if equal. If they are forced to give up a unit, it is chosen the same way among theirs: their more numerous kind. What speaks of a conflict is skipped outside one, and they skip calls. If they win a conflict, the altar is resolved in this way too.

    End of the age: at each step, you come first, then they, whoever has more VP.

    Trial: a card beside the board has one condition for you and a different one for them. Each time a condition is met, that side places a token, at most five each; they score at the end of the game. Then it is first your devotion, then your Piety, your trial, their trial. You win if you have more VP.
mezo-rules-solo-trials = What tokens of a trial are worth
mezo-rules-solo-tokens = tokens
mezo-rules-solo-you = you
mezo-rules-solo-them = vengeful gods

mezo-rules-effects = How to read cards
mezo-rules-effects-text =
    What cards, altars, tiles and spaces do is written in a few fixed words. An effect has up to four steps, which are done in order.

    Do as much as the pieces allow. Where it says “up to”, do at least one if you can. “You may” is a cost: if you do not pay it, what follows is skipped. All units of a step are in one region, unless it says otherwise. “Here” is the region of the conflict. Numbers are counted when their step is resolved, and nothing falls below 0.

    You can choose a region only if the step, or a later step in the same region, can change something there. If there is no such region, these steps are skipped. Outside a conflict, steps that speak of one are skipped: strength, majorities, Calendar and Codex rewards.
mezo-rules-effects-where = Where
mezo-rules-effects-what = What
mezo-rules-effects-samples = The code below is the notation in which components are written. If you bring your own components to a table, write them like this, and the page puts them into words.
mezo-rules-effects-notation = Notation
mezo-rules-effects-words = In words
mezo-rules-where-presence = One region where your god is present; nothing if your god stands nowhere yet.
mezo-rules-where-conflict = The region of the current conflict, Blessed or not. Outside a conflict, the step is skipped.
mezo-rules-where-any = One living region of your choice. Your god need not be present.
mezo-rules-where-other = One living region other than that of the conflict.
mezo-rules-where-same = The region of the last step that had one.
mezo-rules-where-each = Every region where your god is present, one after another, in the order you like, each once.
mezo-rules-where-glyphs = One region with one of your glyphs; your god need not be present.
mezo-rules-where-units = One region with one of your units; your god need not be present.
mezo-rules-verb-deploy = Deploy
mezo-rules-verb-deploy-about = Your units go from the reserve to the region.
mezo-rules-verb-awaken = Awaken
mezo-rules-verb-awaken-about = Your units go from Xibalba to the region.
mezo-rules-verb-recover = Recover
mezo-rules-verb-recover-about = Your units go from Xibalba to the reserve.
mezo-rules-verb-smite = Smite
mezo-rules-verb-smite-about = Units there, of your choice, go to Xibalba. If it says opposing, only opponents' units; otherwise anyone's, your own too: you may choose a region with only your own units, and you may stop as soon as no opponent's unit of that kind is left there.
mezo-rules-verb-exile = Exile
mezo-rules-verb-exile-about = Units there, of your choice, return to their owners' reserves. Opposing or not, and when you may stop: as with smite.
mezo-rules-verb-opponents = Each opponent
mezo-rules-verb-opponents-about = From your left, each opponent who can chooses the piece.
mezo-rules-verb-bring = Bring
mezo-rules-verb-bring-about = Your units move from other regions into the region.
mezo-rules-verb-push = Push
mezo-rules-verb-push-about = Opponents' units move from the region to one other living region.
mezo-rules-verb-shift = Shift
mezo-rules-verb-shift-about = Anyone's units move from the region to one other living region.
mezo-rules-verb-move = Move
mezo-rules-verb-move-about = Your units move from any region to any other, one after another.
mezo-rules-verb-build = Build
mezo-rules-verb-build-about = A glyph, or the next floor of a pyramid, goes from your reserve to the region. Several glyphs may go to different regions.
mezo-rules-verb-demolish = Demolish
mezo-rules-verb-demolish-about = A glyph or top floor returns to its owner's reserve.
mezo-rules-verb-transform = Transform
mezo-rules-verb-transform-about = An opponent's glyph, or a top floor, is swapped for your own. A floor scores as if built.
mezo-rules-verb-sacrifice = Sacrifice
mezo-rules-verb-sacrifice-about = Your units go to Xibalba, as the price for what follows.
mezo-rules-verb-pay = Pay devotion
mezo-rules-verb-pay-about = You lose that much devotion, as the price for what follows. If you refuse, or have too little, what follows is skipped.
mezo-rules-verb-drain = Lose devotion
mezo-rules-verb-drain-about = One opponent of your choice who has any devotion loses that much, never below 0. If no opponent has any, the step is skipped. In a solo game, the vengeful gods lose VP instead.
mezo-rules-verb-call = Call your god
mezo-rules-verb-call-about = It moves to another free vertex, and its call ability is resolved.
mezo-rules-verb-journey = Move your god
mezo-rules-verb-journey-about = It moves to another free vertex; its call ability is not resolved.
mezo-rules-verb-strength = Strength
mezo-rules-verb-strength-about = It counts in this conflict only, whatever pieces are there.
mezo-rules-verb-weaken = Less strength
mezo-rules-verb-weaken-about = One opponent of your choice, whoever it is, has that much less strength in this conflict, never below 0.
mezo-rules-verb-most = Having the most
mezo-rules-verb-most-about = You gain that Calendar or Codex reward, whatever pieces are there; but if you have no such unit there to send, nobody does.
mezo-rules-verb-nobody = No Calendar or Codex reward
mezo-rules-verb-nobody-about = That reward is not given in this conflict, not even to a player who counts as having the most.

# How names are said.
mezo-rules-names = How to say the names
mezo-rules-names-text = A rough guide: say it as an English word, with the weight on the syllable in capitals. In these names, X is said like “sh”.
mezo-rules-names-kukulkan = koo-kool-KAHN
mezo-rules-names-ixchel = eesh-CHEL
mezo-rules-names-ah-puch = ah POOCH, with “ch” as in “punch”
mezo-rules-names-cabrakan = kah-brah-KAHN
mezo-rules-names-ahau-kin = ah-HOW KEEN
mezo-rules-names-chaac = CHAHK
mezo-rules-names-etznab = ets-NAHB
mezo-rules-names-ix-tub-tun = eesh-toob-TOON
mezo-rules-names-xaman-ek = SHAH-mahn EK
mezo-rules-names-uayeb = WAH-yeb
mezo-rules-names-xolotl = SHOH-lottle
mezo-rules-names-zotz = ZOTS
mezo-rules-names-xibalba = shee-bal-BAH
mezo-rules-names-uxmal = oosh-MAHL
mezo-rules-names-hochob = ho-CHOHB
mezo-rules-names-calakmul = kah-lahk-MOOL
mezo-rules-names-palenque = pah-LENG-kay
mezo-rules-names-becan = beh-KAHN
mezo-rules-names-copan = koh-PAHN
mezo-rules-names-cenote = seh-NOH-tay

# The reference.
mezo-rules-reference = Gods and cards
mezo-rules-reference-about = Every god, card and tile, in words. Below each text, small, is the notation of the components file.
mezo-rules-reference-link = All gods, cards and tiles with their texts: the reference
mezo-rules-reference-gods = Gods
mezo-rules-reference-call = Call ability
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
