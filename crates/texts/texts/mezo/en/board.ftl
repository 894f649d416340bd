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
mezo-board-god-nowhere = { $god } ({ $name }) is present in no living region
mezo-board-points = { $name }: { $count } VP
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
mezo-board-fill-warrior = Deploy { $count } warriors to { $region }, as many as you may
mezo-board-fill-shaman = Deploy { $count } shamans to { $region }, as many as you may
mezo-board-back-warrior = Take { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } back from { $region }
mezo-board-back-shaman = Take { $count ->
    [one] a shaman
   *[other] { $count } shamans
  } back from { $region }

mezo-board-altar = { $altar }, for the winner: { $pays }
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
mezo-board-prophecy = Prophecy
mezo-board-monument = Monument: { $name }

mezo-board-trial = Trial
mezo-board-token = Worth { $points } VP at the end
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
