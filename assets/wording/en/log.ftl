## Before the battle (TS-2, TS-5)

log-wind-thrown = The wind die shows { $face }.
log-wind-set = The wind blows towards: { $heading }.
log-placing-thrown = { $side } throws { $face } for placing first.
log-to-place = { $side } places her ships.
log-placed = { $ship } is placed: bow at { $column },{ $row }, heading { $heading }.
log-all-placed = { $side } has placed all her ships.
log-fitted-out = { $ship } is fitted out.
log-fitted-out-own = { $ship } is fitted out. Powder { $powder }, musketeers { $musketeers }, pikemen { $pikemen }, chests { $treasure }.

## The turn

log-turn = Turn { $turn }
log-phase = { $phase }
log-card-laid = { $ship }: the order card lies face down.
log-range-set = { $ship }: a range card lies on the { $battery }.
log-range-set-own = { $ship }: { $battery }, range { $range }.
log-flag-struck = { $ship } strikes her flag.
log-conceded = { $side } gives up the battle.
log-steadiness = { $ship }: steadiness check { $face }, needs { $need } or less.
log-panic = { $ship }: panic!
log-panic-ended = { $ship }: the crew is steady again.
log-orders-lost = { $ship }: all orders not yet carried out are lost.

## Phase 3

log-card-turned = { $ship } turns up her card: { $sails }.
log-no-card = { $ship } has no orders; her sails are furled.
log-loading = { $ship }: { $battery }, loading begins.
log-loading-own = { $ship }: { $battery }, loading { $shot }.
log-tokens = { $ship } receives movement tokens: { $total }.

## Phase 4: movement

log-anchor-dropped = { $ship } drops anchor.
log-anchor-weighed = { $ship } weighs anchor with her first token.
log-cable-cut = { $ship } cuts her cable.
log-on-deck = { $ship }: on deck come { $kind }, { $units }.
log-below = { $ship }: below go { $kind }, { $units }.
log-deck-lapsed = { $ship }: nobody was there to obey. { $kind }.
log-beat = Beat { $beat }
log-tokens-laid = { $ship } lays { $count }.
log-step-paid = { $ship }: { $step }, { $sailing }, cost { $cost }.
log-step-changed = { $ship }: { $plotted } cannot be made; { $step } instead, { $sailing }, cost { $cost }.
log-stepped = { $ship }: { $step }, bow at { $column },{ $row }.
log-ground-alongside = { $ship } grinds along { $target }.
log-stopped-collision = { $ship } stops: collision.
log-stopped-terrain = { $ship } stops before the shore.
log-stopped-edge = { $ship } stops at the rim of the board.
log-stopped-aground = { $ship } stops: aground.
log-stopped-grappled = { $ship } stops: grappled.
log-stopped-fire = { $ship } stops: fire.
log-exited = { $ship } has got away.
log-fled = { $ship } has left the battle where she may not: lost.
log-tile-leapt = The open sea goes on: tile { $tile } is put down ahead.
log-pivoted = { $ship } pivots in place: heading { $heading }.
log-pivot-hindered = { $ship } cannot pivot: no clear water.
log-aground = { $ship } runs aground!
log-struck-ground = { $ship } strikes the shore.
log-contest-thrown = { $ship } throws { $face } for the contested hex.
log-contest-lost = { $ship } threw lowest and must enter { $column },{ $row }.
log-collided-head-on = { $striker } and { $struck }: bow against bow.
log-collided-into-stern = { $striker } runs into the stern. { $struck }.
log-collided-ram = { $striker } rams a side. { $struck }.
log-collided-side-to-side = { $striker } and { $struck }: side against side.
log-collided-side-into-stern = { $striker } swings her side into the stern. { $struck }.
log-collided-side-into-bow = { $striker } swings her side into the bow. { $struck }.
log-buoy = { $ship } has reached mark { $buoy }.
log-buoy-last = { $ship } has reached mark { $buoy }, the last one.
log-tokens-discarded = { $ship }: tokens that pay for nothing are taken off, { $count }.

## Phase 4: guns and muskets

log-window = Fire!
log-volley = { $ship }: { $battery } fires { $shot } at { $target }, range { $range } (set: { $set }). { $faces } — needs { $need } or less: hits { $hits }.
log-held-no-powder = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: there is no powder.
log-held-no-range = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: no range is set.
log-held-beyond = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: the range set is { $range }.
log-held-hidden = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: { $third } hides her.
log-held-land = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: land hides her.
log-held-locked = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: she is locked in melee.
log-held-no-volley = { $ship }: { $battery } bears on { $target } and stays silent: this shot is not fired at distance { $distance }.
log-load-void = { $ship }: { $battery }, the load card is void; the battery is empty.
log-range-void = { $ship }: { $battery }, the range card is void and is taken off.
log-muskets = { $ship }: musketeers fire at { $target }, range { $range }. { $faces } — needs { $need } or less: hits { $hits }.
log-masts-shielded = { $ship }: mast protection { $protection }. { $faces } — above it: { $damage }.
log-crew-shielded = { $ship }: crew protection { $protection }. { $faces } — above it: { $losses }.
log-rudder-hit = { $ship }: dice for the rudder { $faces } — shot away.
log-rudder-safe = { $ship }: dice for the rudder { $faces } — it holds.
log-fire-starts = { $ship }: dice for fire { $faces } — she catches fire.
log-no-fire = { $ship }: dice for fire { $faces } — no fire.

## Losses

log-box = { $ship }: { $part }, box { $number } is crossed.
log-gun-lost = { $ship }: { $battery }, gun { $gun } is lost with its boxes.
log-mast-box = { $ship }: { $mast } is hit.
log-mast-fell = { $ship }: { $mast } goes over the side!
log-tokens-lost = { $ship }: tokens lost with the mast, { $count }.
log-sailor-lost-gun = { $ship }: a sailor is lost with the gun.
log-sailor-lost-stern = { $ship }: a sailor is lost in the stern.
log-sailor-lost-mast = { $ship }: a sailor is lost from the rigging.
log-sailor-lost-grape = { $ship }: grape kills a sailor.
log-sailor-lost-muskets = { $ship }: muskets kill a sailor.
log-sailor-lost-melee = { $ship }: a sailor falls hand to hand.
log-gun-struck-off = { $ship }: { $battery }, gun { $gun } has no crew left.
log-mast-struck-off = { $ship }: { $mast }, a box is struck off for the lost sailor.
log-soldier-lost = { $ship }: lost on deck, { $kind }.
log-sank = { $ship } sinks!
log-out-of-action = { $ship } has no sailors left: out of action.

## Boarding

log-approach = { $ship } closes in to board: { $step }.
log-grapple-held = { $ship } throws hooks at { $target }: { $face }, needs { $need } or less — held.
log-grapple-missed = { $ship } throws hooks at { $target }: { $face }, needs { $need } or less — they slip.
log-locked = { $boarder } and { $boarded } are locked in melee.
log-strikes-shared = { $ship } against { $against }: pikemen { $pikemen }, musketeers { $musketeers }, sailors { $sailors }.
log-struck = { $ship } strikes at { $against }: { $who }, { $faces } — needs { $need } or less: hits { $hits }.
log-felled = { $ship }: a unit falls, { $who }.
log-round = { $boarder } and { $boarded }: the round is over.
log-taken = { $ship } is taken by { $by }!
log-came-free = { $ship } is free again.

## Advanced rules

log-rudder-lost = { $ship } has lost her rudder.
log-burning-side = { $ship }: die for the burning side { $face }.
log-caught-fire-port = { $ship } burns on the port side!
log-caught-fire-starboard = { $ship } burns on the starboard side!
log-caught-fire-train = { $ship } stands in flames from stem to stern!
log-fire-fought = { $ship } fights the fire: { $faces }, the lowest must be { $need } or less.
log-fire-left = { $ship }: nobody fights the fire; the die shows { $face }.
log-fire-out = { $ship }: the fire is out.
log-burns-on = { $ship } burns on; damage is due next turn.
log-fire-damaged = { $ship }: the fire does its damage.
log-blew-up = { $ship } blows up!
log-officer-hit = { $ship }: officer die { $face } — an officer falls.
log-officer-safe = { $ship }: officer die { $face } — the officers are unhurt.
log-officer-drawn = { $ship }: which officer — { $face }: { $officer }.
log-officer-fell = { $ship }: lost, { $officer }.
log-officer-instead = { $ship }: lost, { $officer }, in place of: { $instead }.
log-surrendered = { $ship } surrenders.
log-ashore = { $ship }: ashore at { $column },{ $row } goes one unit, { $kind }.
log-landing-cancelled = { $ship }: the rest of the landing is cancelled.

## Fireships

log-train-fired = { $ship }: the train is lit, and the crew takes to the boat.
log-scorched = { $ship } lies beside { $by }: { $face } — she catches fire.
log-not-scorched = { $ship } lies beside { $by }: { $face } — no fire.
log-fuse = { $ship }: will she blow up — { $face }.

## Phase 5 and the end

log-box-filled = { $ship }: { $battery }, a reload box is filled.
log-marks = { $ship }: marks set, card wiped.
log-won = { $side } wins the battle.
log-both-won = Both captains have won.
log-drawn = The battle is drawn.

## Phases by name

phase-weather = Weather
phase-placing = Placing ships
phase-fitting-out = Fitting out
phase-dawn = Start of the turn
phase-orders = Orders
phase-steadiness = Steadiness
phase-tokens = Tokens
phase-execution = Execution
phase-marks = Marks
phase-over = The battle is over
stage-opening = Opening
stage-window = Fire
stage-pivots = Pivots
stage-first-moves = Sub-step A
stage-second-moves = Sub-step B

## Parts of a target number (TS-29)

part-table = table { $value }
part-furled = sails furled +{ $value }
part-full = full sails { $value }
part-anchored = at anchor +{ $value }
part-officers = officers lost { $value }
part-card = on the card { $value }
part-grip = hooks hold at { $value }
part-boarder-pikemen = boarder’s pikemen: { $value } on the die
part-target-musketeers = target’s musketeers: { $value } on the die
part-mast-brings = { $mast } { $value }

## Things named in the log

ship-of-several = { $ship } { $number }
step-forward = ahead
step-left = turn to port
step-right = turn to starboard
kind-musketeers = musketeers
kind-pikemen = pikemen
kind-sailors = sailors
shot-void = nothing legible
log-whole = Every step
