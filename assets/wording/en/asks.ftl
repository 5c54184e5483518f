## What dice are thrown for
## Ladder ask: ask-*

ask-wind = Throw for the wind.
ask-placing-first = Throw for who places first: the higher die.
ask-steadiness = { $ship }: does the crew stay steady? { $need } or less.
# when Contest { hex: Offset { col: column, row } }
ask-contest = { $ship }: contested hex { $column },{ $row }. The lowest must go in.
# when Volley { aim: need }
ask-volley = { $ship }: { $battery }, { $shot } at { $target }, range { $range }. { $need } or less hits.
# when Muskets { aim: need }
ask-muskets = { $ship }: muskets at { $target }, range { $range }. { $need } or less hits.
ask-masts = { $ship }: are the masts spared? Above { $protection } costs a box.
ask-crew = { $ship }: is the crew spared? Above { $protection } costs a sailor.
ask-rudder = { $ship }: is the rudder shot away? 1 or 2.
ask-fire-starts = { $ship }: does she catch fire? 1 to 3.
ask-officer-hit = { $ship }: does an officer fall? 1 to 3.
ask-which-officer = { $ship }: which officer?
ask-burning-side = { $ship }: which side burns? Even starboard, odd port.
ask-fire-fighting = { $ship }: is the fire put out? The lowest die, { $need } or less.
ask-fire-in-panic = { $ship }: nobody fights the fire. The magazine blows up on 20.
# when Grapple { grip: need }
ask-grapple = { $ship }: do the hooks hold { $target }? { $need } or less.
ask-strikes = { $ship } against { $against }: { $who } strike, { $need } or less hits.
ask-scorch = { $ship }: { $by } burns alongside. She catches fire on 1 to 8.
ask-fuse = { $ship }: does she blow up? 17 to 20.

## What a captain is asked
## Ladder ask: ask-*

ask-target = { $ship }: { $battery }. At whom does she fire?
ask-musket-target = { $ship }: at whom do the musketeers fire?
ask-odd-hit = { $ship }: which side takes the odd hit on the bow?
ask-next-mast = { $ship }: the main mast is gone. Which mast is hit next?
ask-strike-off = { $ship }: what is lost with the sailor, a gun or a mast box?
ask-deck-soldier = { $ship }: which soldiers on deck fall?
ask-burning-mast = { $ship }: which mast burns?
ask-substitute = { $ship }: { $officer } is hit. Who is crossed out?
ask-edge-pivot = { $ship } lies at the rim. Which way does she turn?
ask-leapfrog = { $ship }: the sea goes on. Which tile is put down ahead?
ask-approach = { $ship } makes for { $target }: ahead or turn?
ask-share = { $ship }: how many strike at { $against }? The rest is for the others.
ask-who-lands = { $ship }: who goes ashore?

## What there is to choose

choice-none = None of it
choice-tile = Tile { $number }
choice-ahead = Straight ahead
choice-turn-left = Turn to port
choice-turn-right = Turn to starboard
pivot-bow-left = About the bow, to port
pivot-bow-right = About the bow, to starboard
pivot-stern-left = About the stern, to port
pivot-stern-right = About the stern, to starboard
choice-share = Pikemen { $pikemen }, musketeers { $musketeers }, sailors { $sailors }
