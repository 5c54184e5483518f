## Pirates of the Crimson Coast, what happened: setting out (PC-3)
## Ladder pc_told_setting_out: pc-told-*

# by hand
pc-told-rolled-off = Thrown for the first turn: { $faces }
pc-told-first-player = { $by } begins
pc-told-island-drawn = { $by } draws an island: { $card }
pc-told-island-placed = An island is placed: { $card }
pc-told-islands-cleared = There is no spot left: the islands are placed again
pc-told-terrain-placed = Placed: { $kind }
# by hand
pc-told-terrain-left-out = There is no spot for the rest of the terrain
pc-told-home-chosen = { $island } is the home island of { $of }
pc-told-unit-placed = { $unit } lies at home
pc-told-unit-waits = There is no room at home: { $unit } waits
# when TreasureDealt { gold }
pc-told-treasure-dealt = Treasure is dealt face down; in all { $gold } gold

## Turns and orders (PC-4)
## Ladder pc_told_turns: pc-told-*

pc-told-phase-began = Now: { $phase }
pc-told-turn-began = Turn { $turn }: { $by }
pc-told-turn-ended = { $by } ends the turn
pc-told-factors-cleared = Reefs and weed are forgotten
pc-told-order-given = { $unit }: { $kind }
pc-told-order-over = { $unit } has done it
# when ExtraOrder { kind: Some(kind) }
pc-told-extra-order-of = { $unit }: one more order ({ $kind }), thanks to { $card }
pc-told-extra-order = { $unit }: one more order, thanks to { $card }
pc-told-encore-won = { $unit }: the next order may be given twice
# when GhostStated { ghost: true }
pc-told-ghost-stated = { $unit } is a ghost until the next turn
# when GhostStated { ghost: false }
pc-told-ghost-not = { $unit } sails as a ship
pc-told-fear-rolled = Fear: { $unit } ({ $face })
# when AbilityUsed
pc-told-ability-used = { $unit } uses { $card }
pc-told-card-rolled = { $card }: { $face }
pc-told-rerolled = { $card } throws again: { $before }, now { $face }
pc-told-silenced = { $unit }: no abilities this turn
# when CrewHushed
pc-told-crew-hushed = A crew of { $unit } is silenced this turn
pc-told-all-hushed = No crew uses abilities this turn
pc-told-segment-added = { $unit }: one more { $ruler }
# when DieLies
pc-told-die-lies = { $unit }: the die shows { $face }
pc-told-draw-offered = { $by } offers a draw
pc-told-draw-refused = { $by } refuses the draw
pc-told-resigned = { $by } gives up
pc-told-player-out = { $by } is out
# when Won { reason: Reason::Gold }
pc-told-won-gold = { $by } has won: the mark is passed
# when Won { reason: Reason::NoUnit }
pc-told-won-no-unit = { $by } has won: no unit can sail any more
# when Won { reason: Reason::NoGold }
pc-told-won-no-gold = { $by } has won: there is no gold left to be had
# when Won { reason: Reason::LastLeft }
pc-told-won-last = { $by } has won: nobody else is left
# when Won { reason: Reason::Turns }
pc-told-won-turns = { $by } has won: the attacker’s turns are over
pc-told-drawn = A draw

## Sailing, docking, towing (PC-5, 6, 8)
## Ladder pc_told_sailing: pc-told-*

pc-told-sailing-began = { $unit } sets sail
pc-told-moved = { $unit } sails
# when Stopped { by: Some(by) }
pc-told-stopped = { $unit } stops: { $by }
# when Stopped { by: None }
pc-told-stopped-edge = { $unit } stops at the edge of the table
# when SegmentSailed
pc-told-segment-sailed = { $unit }: { $ruler } sailed
pc-told-came-about = { $unit } comes about
pc-told-shifted = { $unit } is set clear
pc-told-rest-given-up = { $unit } gives up the rest of the move
pc-told-sailing-over = { $unit } has sailed
pc-told-docked = { $unit } docks: { $island }
pc-told-undocked = { $unit } leaves the quay: { $island }
pc-told-pennant-left = { $by } leaves a pennant: { $island }
pc-told-pivoted = { $unit } pivots where she lies
pc-told-tow-taken = { $unit } takes in tow: { $derelict }
pc-told-tow-followed = { $unit } follows in tow
pc-told-tow-dropped = { $unit } drops the tow: { $derelict }
pc-told-towed-docked = { $unit } is laid at the quay
pc-told-changed-fleet = { $unit } belongs to { $to } now

## Terrain (PC-16)
## Ladder pc_told_seas: pc-told-*

pc-told-lost = { $unit } is lost in the fog
# when FogRolled { exit: Some(exit) }
pc-told-fog-rolled = { $unit } finds a way out: { $face }, number { $exit }
# when FogRolled { exit: None }
pc-told-fog-rolled-none = { $unit } finds no way out: { $face }
pc-told-left-fog = { $unit } leaves the fog
pc-told-reef-rolled = { $unit } is over the reef: factor { $face }
pc-told-sargasso-rolled = { $unit } is in the weed: factor { $face }
pc-told-entangled = { $unit } is entangled
pc-told-break-free-rolled = { $unit } tries to break free: { $face }, in all { $total }
pc-told-broke-free = { $unit } breaks free
pc-told-set-free = { $unit } is off the weed
pc-told-stopped-to-whirl = { $unit } lets the whirlpool take her
pc-told-whirled = { $unit } comes up elsewhere
pc-told-whirlpool-rolled = { $unit }, the whirlpool: { $face }

## Rams and boarding (PC-7)
## Ladder pc_told_rams: pc-told-*

pc-told-rammed = { $unit } rams { $target }
pc-told-ram-struck = The ram strikes: { $face }
pc-told-ram-missed = The ram does nothing: { $face }
pc-told-pinned = { $unit } is pinned by { $by }
pc-told-unpinned = { $unit } is free of { $by }
# by hand
pc-told-boarding-rolled = Boarding: { $unit } { $own } against { $against } { $other }
pc-told-boarding-tied = Nobody wins the boarding
pc-told-boarding-won = { $unit } wins the boarding against { $over }

## Shots, hits, sinking (PC-8, 10, 11)
## Ladder pc_told_guns: pc-told-*

# when GunLoaded { card }
pc-told-gun-loaded = { $unit }: { $card } makes ready
# when ShotFired { bonus: 0 }
pc-told-shot-fired = { $unit } at { $target }: { $face }, more than { $rank } is wanted
# when ShotFired
pc-told-shot-fired-with = { $unit } at { $target }: { $face } and { $bonus }, more than { $rank } is wanted
# when ShotMissed
pc-told-shot-missed = { $unit } misses { $target }
# when ShotHit
pc-told-shot-hit = { $unit } hits { $target }
pc-told-hit-shrugged = { $unit } shrugs the hit off
pc-told-chained = { $unit } is held by chain shot
pc-told-smoked = { $unit }: smoke silences her crew
# when Broadside
pc-told-broadside = { $unit } fires a broadside: { $target }
# when ParleyCalled { value }
pc-told-parley-called = { $unit } calls Parley for { $value } gold
# when MastLost
pc-told-mast-lost = { $unit } loses mast { $mast }
# when MastSaved { kept: true }
pc-told-mast-saved = { $unit } keeps her mast: { $card }, { $face }
# when MastSaved { kept: false }
pc-told-mast-not-saved = { $card } does not help { $unit }: { $face }
pc-told-powder-blew = { $unit }: { $card } blows up
pc-told-mast-repaired = { $unit }: mast { $mast } stands again
# when CoinLost
pc-told-coin-lost = { $unit } loses a coin
pc-told-became-derelict = { $unit } is a derelict
# when Sunk { kept: true }
pc-told-sunk-kept = { $unit } sinks and goes home
pc-told-sunk = { $unit } sinks
pc-told-saved-from-sea = { $unit } is saved from sinking: { $card }
# by hand
pc-told-coins-split = Coins of { $unit } are split: { $by } { $most }, the other { $rest }
# when WreckOnReef
pc-told-wreck-on-reef = A wreck stays on the reef
pc-told-came-home = { $unit } lies at home again
pc-told-waits-for-home = { $unit } waits for room at home
pc-told-going-down = { $unit } is going down: { $face }
# when ScuttleFailed { face: Some(face) }
pc-told-scuttle-failed = { $unit } is not scuttled: { $face }
# when ScuttleFailed { face: None }
pc-told-scuttle-foiled = { $unit } was taken in tow: she does not sink

## Krakens and forts (PC-14, 15)
## Ladder pc_told_strongholds: pc-told-*

# when Embraced
pc-told-embraced = { $kraken } embraces { $unit }
pc-told-released = { $kraken } lets { $unit } go
# when TentacleLost
pc-told-tentacle-lost = { $unit } loses tentacle { $tentacle }
# when KrakenDied
pc-told-kraken-died = { $unit } is dead
pc-told-kraken-came-home = { $unit } lies at home again
pc-told-kraken-waits = { $unit } waits for room at home
pc-told-tentacle-grown = { $unit }: tentacle { $tentacle } grows again
# when TargetNamed { unit: Some(unit) }
pc-told-target-named = { $kraken } is sent against { $unit }
# when TargetNamed { unit: None }
pc-told-target-ended = { $kraken } has no target any more
# when FortBuilt
pc-told-fort-built = { $by } builds a fort: { $card }, { $island }
# when FlagLost
pc-told-flag-lost = { $fort } loses a flag
pc-told-fort-abandoned = { $fort } is abandoned
pc-told-fort-destroyed = { $fort } is destroyed
pc-told-island-wild = { $island } is wild again
# when CountersMixed
pc-told-counters-mixed = Counters are mixed: { $island }

## Crew and treasure (PC-9, 12, 13)
## Ladder pc_told_cargo: pc-told-*

pc-told-crew-revealed = { $unit } shows { $card }
pc-told-crew-turned-down = { $unit }: { $card } is saved and lies face down
# when CrewEliminated
pc-told-crew-eliminated = { $unit } loses { $card }
# when CrewMoved { card: Some(card) }
pc-told-crew-moved = { $by } moves { $card }
# when CrewMoved { card: None }
pc-told-crew-moved-secretly = { $by } moves a crew
pc-told-soul-taken = { $card } comes aboard { $unit }
pc-told-ransom-turned = Ransom: { $card } becomes 5 gold aboard { $unit }
pc-told-ransom-paid = Ransom: 1 gold for { $to }, { $card }
# when CoinMoved { value: Some(value) }
pc-told-coin-moved = A coin of { $value }: { $from } to { $to }
# when CoinMoved { value: None }
pc-told-coin-moved-secretly = A coin: { $from } to { $to }
# when UniqueMoved { card: Some(card) }
pc-told-unique-moved = { $card }: { $from } to { $to }
# when UniqueMoved { card: None }
pc-told-unique-moved-secretly = A treasure: { $from } to { $to }
# when CoinBanked
pc-told-coin-banked = { $by } banks { $value } gold
# when CoinStolen
pc-told-coin-stolen = { $unit } steals { $value } gold from { $of }
pc-told-gold-added = { $card } adds { $gold } gold for { $by }
# when Landed
pc-told-landed = { $unit } lies at a wild island: { $island }
pc-told-explore-began = { $unit } explores: { $what }
pc-told-free-explore-began = { $unit } explores at once: { $island }
# when Looked
pc-told-looked = { $by } looks at what lies there: { $island }
# when TreasureTaken { value: Some(value) }
pc-told-treasure-taken = { $unit } takes a coin of { $value }: { $island }
# when TreasureTaken { value: None }
pc-told-treasure-taken-secretly = { $unit } takes a coin: { $island }
# when UniqueTaken { card: Some(card) }
pc-told-unique-taken = { $unit } finds { $card }
# when UniqueTaken { card: None }
pc-told-unique-taken-secretly = { $unit } takes a treasure face down
pc-told-explored = { $island } is explored: { $taken } taken, { $left } left
pc-told-unique-turned = { $unit } turns up { $card }
pc-told-unique-removed = { $card } is gone
pc-told-unique-worth = { $card } is worth { $worth } gold
pc-told-stays-next = { $unit } gets no order next turn: { $card }
# when Peeked { crew: Some(card) }
pc-told-peeked-crew = { $by } looks aboard { $at }: { $card }
# when Peeked { coin: Some(value) }
pc-told-peeked-coin = { $by } looks at { $at }: a coin of { $value }
# when Peeked { unique: Some(card) }
pc-told-peeked-unique = { $by } looks at { $at }: { $card }
pc-told-peeked = { $by } looks at one thing: { $at }
