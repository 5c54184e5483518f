## The pages of a captain's sheet

pc-page-orders = Orders
pc-page-fleet = Fleet
pc-page-cargo = Cargo
pc-page-islands = Islands

## The head

pc-sheet-acts = { $player } is to act
pc-sheet-player-named = { $name } ({ $by })
pc-sheet-named = { $name }
pc-sheet-waits = { $player } has the turn
pc-sheet-waits-for = Waiting for: { $who }
pc-sheet-ask-island = Lay the island that was drawn.
pc-sheet-ask-terrain = Lay a piece of terrain.
pc-sheet-ask-units = Set up your fleet at home, bows to the shore.
pc-sheet-ask-orders = Your turn: an order for each unit, and free acts.
pc-sheet-ask-closing = The turn closes: forts may be built.
pc-sheet-gold = Gold: { $gold } of { $mark }
pc-sheet-face-down = face down
pc-sheet-nothing = nothing

## Orders

pc-sheet-units = Your fleet
pc-sheet-ready = may act
pc-sheet-orders-of = Orders: { $unit }
pc-sheet-runs = { $unit }: { $order }
pc-sheet-repair-mast = Repair: mast { $number }
pc-sheet-repair-tentacle = Repair: tentacle { $number }
pc-sheet-free-acts = Free acts
pc-sheet-abilities = Abilities
pc-sheet-use = Use: { $card }
pc-sheet-use-on = { $card } on { $on }
pc-sheet-turn-up = Turn up: { $card }
pc-sheet-free-explore = Explore freely: { $island }
pc-sheet-pivot = Pivot about the stern
pc-sheet-pivot-to = Pivot to { $degrees }°
pc-sheet-not-now = Not now
pc-sheet-take-in-tow = Take in tow: { $derelict }
pc-sheet-drop-tow = Drop the tow: { $derelict }
pc-sheet-dock-towed = Dock the towed: { $derelict }
pc-sheet-scuttle = Scuttle
pc-sheet-whirl = Into the whirlpool, out of number { $number }
pc-sheet-embrace = Embrace: { $unit }
pc-sheet-name-target = Name the target: { $unit }
pc-sheet-to-measure = Measure
pc-sheet-measure = lay { $ruler }
pc-sheet-put-away = put away
pc-sheet-game = The game
pc-sheet-offer-draw = Offer a draw
pc-sheet-offer-draw-sure = Offer a draw: yes
pc-sheet-resign = Give up
pc-sheet-resign-sure = Give up: yes
pc-sheet-end-turn = End the turn
pc-sheet-end-turn-sure = End the turn: yes
pc-sheet-end-orders = To the forts
pc-sheet-order-left = may still act: { $unit }

## The ruler

pc-sheet-left = Left to sail
pc-sheet-ruler = { $ruler } × { $count }
pc-sheet-heading = Heading
pc-sheet-typed = Degrees
pc-sheet-steers = { $port } and { $starboard } turn it by a degree, and so does the wheel near her, with Shift by a tenth.
pc-sheet-turn-it = Turn
pc-sheet-turn-step = { $arrow } { $by }°
pc-sheet-course = { $ruler } at { $heading }°
pc-sheet-sail = Sail { $ruler } at { $heading }°
pc-sheet-whole-way = sails all of { $ruler }
pc-sheet-stops-after = stops after { $way } of { $of } mm
pc-sheet-docks-at = docks at: { $island }
pc-sheet-may-ram = may ram: { $target } ({ $chance })
pc-sheet-ram-chance = masts: { $masts }, needs { $from }: { $chance }
pc-sheet-no-die = no die is thrown
pc-sheet-bow-to-bow = bow to bow, no ram: { $target }
pc-sheet-friend-stops = a friend stops her: { $target }
pc-sheet-enemy-home = does not dock, an enemy home: { $island }
pc-sheet-stopped-by = stopped by: { $by }
pc-sheet-stopped-by-edge = stopped by the edge of the table
pc-sheet-lost-in = is lost: { $fog }
pc-sheet-enters = enters after { $way } mm: { $what }
pc-sheet-reef-factor = { $masts ->
    [one] its factor is { $factor }: { $masts } mast is lost
   *[other] its factor is { $factor }: { $masts } masts are lost
}
pc-sheet-reef-odds = a die below { $masts } costs as many masts as it is short ({ $chance })
pc-sheet-reef-sinks = below { $masts } she sinks ({ $chance })
pc-sheet-weed-odds = a die above { $masts } holds her ({ $chance })
pc-sheet-weed-holds = it holds her this turn
pc-sheet-weed-lets-go = it does not hold her this turn
pc-sheet-whirlpool-odds = From 4 up a mast, a coin or a crew is lost: { $chance }
pc-sheet-fear-odds = 5: no abilities; 6: one S at most; each { $chance }
pc-sheet-shifted = is set clear by { $by } mm
pc-sheet-within-reach = Within reach
pc-sheet-come-about = Come about
pc-sheet-stop-here = Stop here
pc-sheet-out-of-fog = Out of the fog: the heading
pc-sheet-leave-fog = Leave the fog

## Shots

pc-sheet-target = { $target }, { $way } mm
pc-sheet-gun = Mast { $number } ({ $cannon })
pc-sheet-musket = Musket ({ $cannon })
pc-sheet-slot-gun = Flag { $slot } ({ $cannon })
pc-sheet-needs = { $need } or more: { $chance }
pc-sheet-chance = { $sixths } of 6, { $percent } %
pc-sheet-never-hits = never hits
pc-sheet-bonus = { $bonus } ({ $card })
pc-sheet-volley = hits { $hits }: { $percent } %
pc-sheet-broadside = Broadside, masts: { $count }
pc-sheet-away = { $way } mm away
pc-sheet-short = { $by } mm short of { $ruler }
pc-sheet-open = open: { $degrees }° (0.05° are needed)
pc-sheet-barred-by = in the way: { $by }
pc-sheet-too-far = too far: { $targets }
pc-sheet-before-shot = Before the shot
pc-sheet-cease-fire = Cease fire
pc-sheet-enough = That is enough
pc-sheet-boards = { $unit }: die + { $sum }
pc-sheet-boarding-odds = of 36: won { $win }, tied { $tie }, lost { $loss } ({ $percent } %)

## Treasure, crew, cargo

pc-sheet-coin = coin of { $value }
pc-sheet-counters-of = On the island: { $island }
pc-sheet-must-be-taken = must be taken
pc-sheet-take = Take: { $count }
pc-sheet-take-most = Take the best: gold { $gold }
pc-sheet-leave = Leave the rest
pc-sheet-done = Done
pc-sheet-space = space { $used } of { $of }
pc-sheet-crew-points = crew { $used } of { $of } points
pc-sheet-to = { $from } to { $to }
pc-sheet-ashore = Put ashore
pc-sheet-crew-to = Crew aboard: { $unit }
pc-sheet-coins-to = Coins into the fort: { $fort }
pc-sheet-crew-at-islands = Crew goes ashore and comes aboard at islands where she is docked.
pc-sheet-aboard = Aboard: { $unit }
pc-sheet-nothing-aboard = Nothing is aboard.
pc-sheet-no-ship = No ship is chosen.

## Units and islands

pc-sheet-masts = Masts { $up } of { $of }, move { $moves }
pc-sheet-tentacles = Tentacles { $up } of { $of }
pc-sheet-flags = Flags { $up } of { $of }, gold { $gold }
pc-sheet-load = Crew { $crew }, coins { $coins }
pc-sheet-open-cards = Face up: { $open }
pc-sheet-given = Orders given: { $given }
pc-sheet-counters = Counters: { $count }
pc-sheet-pennants = Pennants: { $who }
pc-sheet-fort-here = Fort { $fort } ({ $of }), gold { $gold }
pc-sheet-docked = Docked: { $ships }
pc-sheet-note = You saw in turn { $turn }: { $left }
pc-sheet-stale = no longer sure
pc-sheet-table = The table
pc-sheet-rulers = S is { $s } mm, L is { $l } mm
pc-sheet-factor = factor { $factor }

## States of units

pc-state-docked = docked: { $island }
pc-state-derelict = derelict
pc-state-pinned = pinned by: { $by }
pc-state-lost = lost in fog
pc-state-entangled = entangled
pc-state-embraced = embraced by: { $by }
pc-state-embraces = embraces: { $unit }
pc-state-target = its target: { $unit }
pc-state-ghost = a ghost
pc-state-going-down = going down
pc-state-tows = tows: { $unit }
pc-state-towed = towed by: { $by }
pc-state-waits = waits off the table
pc-state-must-leave = must sail away first
pc-state-cowed = in fear: no abilities
pc-state-slowed = in fear: S alone
pc-state-chained = chained: no move
pc-state-smoked = smoke: crew rests
pc-state-silenced = silenced
pc-state-untouchable = under Parley
pc-state-stays = no order by a treasure
pc-state-stands = on: { $island }
pc-state-abandoned = abandoned

## Placing

pc-sheet-place = To be placed: { $what }
pc-sheet-lies = at { $x }, { $y } mm, turned { $heading }°
pc-sheet-nearest = nearest: { $what }, { $way } mm
pc-sheet-islands-apart = islands lie { $least } to { $most } mm apart
pc-sheet-terrain-apart = at least { $least } mm from the next piece
pc-sheet-move-it = Move it
pc-sheet-step = { $arrow } { $by }
pc-sheet-free-place = A free place
pc-sheet-fan-out = Fan all out
pc-sheet-place-it = Put it here
pc-sheet-forts = Forts
pc-sheet-build-at = { $fort }: { $island }
pc-sheet-flag-slots = Places of the flags
pc-sheet-flag-guns = Flags in this sequence: { $guns }
pc-sheet-slot = ({ $slot })
pc-sheet-coins-pay = Coins that pay
pc-sheet-paid = paid { $paid } of { $cost }

## The throw

pc-sheet-dice-in-hand = dice in hand: { $count }
pc-sheet-throw = Throw
pc-sheet-throw-how = Take the dice up and throw, or press { $throw }.
pc-sheet-throw-by-itself = The dice are thrown for this captain.

## The end

pc-sheet-game-over = The game is over
pc-sheet-another = Another game
pc-sheet-wins-game = { $player } wins
pc-sheet-drawn-game = A draw
pc-sheet-count-banked = Gold at home
pc-sheet-count-forts = Gold in forts
pc-sheet-count-gold = Gold that counts
pc-sheet-count-masts = Masts that stand
pc-sheet-count-shots = Shots fired
pc-sheet-count-hits = Shots that hit
