# The board of Mezo: map, books, tracks.
mezo-board-map = The map: six regions, with Xibalba below
mezo-board-vengeful = Vengeful force
mezo-board-desolate = desolate
mezo-board-resolved = resolved
mezo-board-blessed = Blessed region
mezo-board-conflict = conflict
mezo-board-cenote = sacred cenote
mezo-board-city = City: { $name }
mezo-board-neutral = nobody
mezo-board-pyramid = Pyramid, floors by level: { $floors }
mezo-board-god = { $god } ({ $name }) is present in { $regions }
mezo-board-points = { $name }: { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
mezo-board-champions = { $count ->
    [one] champion
   *[other] { $count } champions
  }
mezo-board-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
  }
mezo-board-shamans = { $count ->
    [one] { $count } shaman
   *[other] { $count } shamans
  }
mezo-board-glyphs = { $count ->
    [one] { $count } glyph
   *[other] { $count } glyphs
  }
mezo-board-fill-warrior = Deploy { $count } warriors to { $region }: as many as you may
mezo-board-fill-shaman = Deploy { $count } shamans to { $region }: as many as you may
mezo-board-back-warrior = Take { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } back from { $region }
mezo-board-back-shaman = Take { $count ->
    [one] a shaman
   *[other] { $count } shamans
  } back from { $region }

mezo-board-altar = Altar “{ $altar }”, for the winner: { $pays }
mezo-board-altar-sun = Sun
mezo-board-altar-blood = Blood
mezo-board-altar-maize = Maize
mezo-board-altar-moon = Moon
mezo-board-altar-stone = Stone
mezo-board-altar-scribe = Scribe
mezo-board-altar-bones = Bones
mezo-board-altar-obsidian = Obsidian
mezo-board-altar-spring = Spring
mezo-board-altar-copal = Copal

mezo-board-calendar = Calendar
mezo-board-codex = Codex
mezo-board-in-words = In words
mezo-board-stands = { $name } stands here
mezo-board-angry = Angry gods
mezo-board-face-down = An angry god, face down until its age
mezo-board-below = Below the tiles:
mezo-board-devotion = Devotion
mezo-board-devotion-of = { $name }: devotion { $count }

mezo-board-conflicts = Conflicts of this age
mezo-board-to-come = { $count ->
    [0] No tile is left.
    [one] { $count } tile is face down.
   *[other] { $count } tiles are face down.
  }
mezo-board-ritual = Ritual
mezo-board-no-ritual = None now.
mezo-board-ritual-pilgrimage = Pilgrimage
mezo-board-ritual-lean-year = Lean year
mezo-board-ritual-vigil = Vigil
mezo-board-ritual-silence = Silence
mezo-board-ritual-communion = Communion
mezo-board-ritual-humbled-champions = Humbled champions
mezo-board-ritual-omens = Omens
mezo-board-ritual-harvest = Harvest
mezo-board-ritual-reckoning = Reckoning
mezo-board-rule-deploy = Everybody deploys up to { $count ->
    [one] { $count } unit
   *[other] { $count } units
  } to a region.
mezo-board-rule-awaken = When all have deployed, everybody awakens { $count ->
    [one] { $count } unit
   *[other] { $count } units
  } in any region.
mezo-board-rule-silence = In the gods phase gods move, but their abilities do nothing.
mezo-board-rule-call = In the gods phase every call brings { $count } devotion.
mezo-board-rule-champions = A champion has strength { $count }.
mezo-board-rule-win = Whoever wins a conflict gains { $count } devotion.
mezo-board-rule-glyphs = At the end of the age every glyph on the map is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
  }.
mezo-board-rule-loss = At the end of the age everybody loses 1 devotion for every { $count ->
    [one] own unit
   *[other] { $count } own units
  } in Xibalba.

mezo-board-prophecy = Prophecy
mezo-board-prophecy-twin-floors = Twin floors
mezo-board-prophecy-everywhere = Everywhere
mezo-board-prophecy-from-afar = From afar
mezo-board-prophecy-divine-victory = Divine victory
mezo-board-prophecy-debt-of-blood = Debt of blood
mezo-board-prophecy-scribes = Scribes
mezo-board-prophecy-zeal = Zeal
mezo-board-prophecy-summit = Summit
mezo-board-prophecy-both-books = Both books
mezo-board-until-floors = Have { $count ->
    [one] { $count } floor
   *[other] { $count } floors
  } in one pyramid.
mezo-board-until-everywhere = Have a unit in every living region.
mezo-board-until-alone = Win a conflict where your champion is not.
mezo-board-until-god = Win a conflict where your god is present.
mezo-board-until-xibalba = Have { $count ->
    [one] { $count } unit
   *[other] { $count } units
  } in Xibalba.
mezo-board-until-glyphs = Have { $count ->
    [one] { $count } glyph
   *[other] { $count } glyphs
  } in one region.
mezo-board-until-devotion = Reach level { $count } of devotion.
mezo-board-until-level = Build a floor of level { $count }.
mezo-board-until-books = Have a unit on the Calendar and one on the Codex.
mezo-board-monument = Monument: { $name }

mezo-board-trial = Trial
mezo-board-trial-bloodshed = Bloodshed
mezo-board-trial-builders = Builders
mezo-board-trial-conquest = Conquest
mezo-board-trial-faith = Faith
mezo-board-trial-memory = Memory
mezo-board-trial-valour = Valour
mezo-board-deed-smite = A token for every unit smitten.
mezo-board-deed-floor = A token for every floor built or transformed.
mezo-board-deed-win = A token for every conflict won.
mezo-board-deed-devotion = A token for every gain of devotion.
mezo-board-deed-offering = A token for every offering in the Blessed region.
mezo-board-deed-calendar = A token for every unit sent to the Calendar.
mezo-board-deed-codex = A token for every unit sent to the Codex.
mezo-board-token = At the end worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
mezo-board-their-card = Card of the vengeful gods
mezo-board-their-offer = In the Blessed region they offer { $count ->
    [one] { $count } unit
   *[other] { $count } units
  }.
mezo-board-their-deck = { $count ->
    [0] Their deck is empty.
    [one] { $count } card is face down.
   *[other] { $count } cards are face down.
  }
