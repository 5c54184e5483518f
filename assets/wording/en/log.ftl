## Before the battle (TS-2, TS-5)
## Ladder log_setting_out: log-*

log-wind-thrown = The wind die shows { $face }.
# when WindSet { towards: heading }
log-wind-set = The wind blows towards: { $heading }.
log-placing-thrown = { $side } throws { $face } for placing first.
log-to-place = { $side } places her ships.
# when Placed { bow: Offset { col: column, row }, facing: heading }
log-placed = { $ship } is placed: bow at { $column },{ $row }, heading { $heading }.
log-all-placed = { $side } has placed all her ships.
# when FittedOut { secret: None }
log-fitted-out = { $ship } is fitted out.
# when FittedOut { secret: Some(FittingOut { powder, musketeers, pikemen, treasure, .. }) }
log-fitted-out-own = { $ship } is fitted out. Powder { $powder }, musketeers { $musketeers }, pikemen { $pikemen }, chests { $treasure }.

## The turn
## Ladder log_turns: log-*

# when TurnBegan
log-turn = Turn { $turn }
# when PhaseBegan
log-phase = { $phase }
log-card-laid = { $ship }: the order card lies face down.
# when RangeSet { secret: None }
log-range-set = { $ship }: a range card lies on the { $battery }.
# when RangeSet { secret: Some(range) }
log-range-set-own = { $ship }: { $battery }, range { $range }.
# when SteadinessThrown
log-steadiness = { $ship }: steadiness check { $face }, needs { $need } or less.
# when PanicBroke
log-panic = { $ship }: panic!
log-panic-ended = { $ship }: the crew is steady again.
log-orders-lost = { $ship }: all orders not yet carried out are lost.

## Phase 3
## Ladder log_turns: log-*

# when CardTurned { card: Some(_) }
log-card-turned = { $ship } turns up her card: { $sails }.
# when CardTurned { card: None }
log-no-card = { $ship } has no orders; her sails are furled.
# when LoadingBegan { secret: None }
log-loading = { $ship }: { $battery }, loading begins.
# when LoadingBegan { secret: Some(shot) }
log-loading-own = { $ship }: { $battery }, loading { $shot }.
# when TokensReceived
log-tokens = { $ship } receives movement tokens: { $total }.

## Phase 4: movement
## Ladder log_movement: log-*

log-anchor-dropped = { $ship } drops anchor.
log-anchor-weighed = { $ship } weighs anchor with her first token.
log-cable-cut = { $ship } cuts her cable.
# when CameOnDeck
log-on-deck = { $ship }: on deck come { $kind }, { $units }.
# when WentBelow
log-below = { $ship }: below go { $kind }, { $units }.
# when DeckOrderLapsed
log-deck-lapsed = { $ship }: nobody was there to obey. { $kind }.
# when BeatBegan
log-beat = Beat { $beat }
log-tokens-laid = { $ship } lays { $count }.
# when StepPaid { plotted: None }
log-step-paid = { $ship }: { $step }, { $sailing }, cost { $cost }.
# when StepPaid { plotted: Some(plotted) }
log-step-changed = { $ship }: { $plotted } cannot be made; { $step } instead, { $sailing }, cost { $cost }.
# when Stepped { to: Berth { bow: Offset { col: column, row }, .. } }
log-stepped = { $ship }: { $step }, bow at { $column },{ $row }.
log-ground-alongside = { $ship } grinds along { $target }.
# when Stopped { why: Stop::Collision }
log-stopped-collision = { $ship } stops: collision.
# when Stopped { why: Stop::Terrain }
log-stopped-terrain = { $ship } stops before the shore.
# when Stopped { why: Stop::Edge }
log-stopped-edge = { $ship } stops at the rim of the board.
# when Stopped { why: Stop::Aground }
log-stopped-aground = { $ship } stops: aground.
# when Stopped { why: Stop::Grappled }
log-stopped-grappled = { $ship } stops: grappled.
# when Stopped { why: Stop::Fire }
log-stopped-fire = { $ship } stops: fire.
# when Exited { allowed: true }
log-exited = { $ship } has got away.
# when Exited { allowed: false }
log-fled = { $ship } has left the battle where she may not: lost.
log-tile-leapt = The open sea goes on: tile { $tile } is put down ahead.
# when Pivoted { to: Berth { facing: heading, .. } }
log-pivoted = { $ship } pivots in place: heading { $heading }.
log-pivot-hindered = { $ship } cannot pivot: no clear water.
# when RanAground
log-aground = { $ship } runs aground!
log-struck-ground = { $ship } strikes the shore.
log-contest-thrown = { $ship } throws { $face } for the contested hex.
# when ContestLost { hex: Offset { col: column, row } }
log-contest-lost = { $ship } threw lowest and must enter { $column },{ $row }.
# when Collided { kind: Collision::HeadOn }
log-collided-head-on = { $striker } and { $struck }: bow against bow.
# when Collided { kind: Collision::IntoStern }
log-collided-into-stern = { $striker } runs into the stern. { $struck }.
# when Collided { kind: Collision::Ram }
log-collided-ram = { $striker } rams a side. { $struck }.
# when Collided { kind: Collision::SideToSide }
log-collided-side-to-side = { $striker } and { $struck }: side against side.
# when Collided { kind: Collision::SideIntoStern }
log-collided-side-into-stern = { $striker } swings her side into the stern. { $struck }.
# when Collided { kind: Collision::SideIntoBow }
log-collided-side-into-bow = { $striker } swings her side into the bow. { $struck }.
# when BuoyReached { last: false }
log-buoy = { $ship } has reached mark { $buoy }.
# when BuoyReached { last: true }
log-buoy-last = { $ship } has reached mark { $buoy }, the last one.
log-tokens-discarded = { $ship }: tokens that pay for nothing are taken off, { $count }.

## Phase 4: guns and muskets
## Ladder log_gunnery: log-*

# when WindowOpened
log-window = Fire!
# when VolleyFired { aim: need }
log-volley = { $ship }: { $battery } fires { $shot } at { $target }, range { $range } (set: { $set }). { $faces } — needs { $need } or less: hits { $hits }.
# when HeldFire { why: Silence::NoPowder }
log-held-no-powder = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: there is no powder.
# when HeldFire { why: Silence::NoRange }
log-held-no-range = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: no range is set.
# when HeldFire { why: Silence::Beyond(range) }
log-held-beyond = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: the range set is { $range }.
# when HeldFire { why: Silence::HiddenBy(third) }
log-held-hidden = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: { $third } hides her.
# when HeldFire { why: Silence::Land }
log-held-land = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: land hides her.
# when HeldFire { why: Silence::Locked }
log-held-locked = { $ship }: { $battery } bears on { $target } at { $distance } and stays silent: she is locked in melee.
# when HeldFire { why: Silence::NoVolley }
log-held-no-volley = { $ship }: { $battery } bears on { $target } and stays silent: this shot is not fired at distance { $distance }.
log-load-void = { $ship }: { $battery }, the load card is void; the battery is empty.
log-range-void = { $ship }: { $battery }, the range card is void and is taken off.
# when MusketsFired { aim: need }
log-muskets = { $ship }: musketeers fire at { $target }, range { $range }. { $faces } — needs { $need } or less: hits { $hits }.
log-masts-shielded = { $ship }: mast protection { $protection }. { $faces } — above it: { $damage }.
log-crew-shielded = { $ship }: crew protection { $protection }. { $faces } — above it: { $losses }.
# when RudderThrown { lost: true }
log-rudder-hit = { $ship }: dice for the rudder { $faces } — shot away.
# when RudderThrown { lost: false }
log-rudder-safe = { $ship }: dice for the rudder { $faces } — it holds.
# when FireThrown { caught: true }
log-fire-starts = { $ship }: dice for fire { $faces } — she catches fire.
# when FireThrown { caught: false }
log-no-fire = { $ship }: dice for fire { $faces } — no fire.

## Losses
## Ladder log_losses: log-*

# by hand
log-box = { $ship }: { $part }, box { $number } is crossed.
# by hand
log-gun-lost = { $ship }: { $battery }, gun { $gun } is lost with its boxes.
# when MastBoxCrossed
log-mast-box = { $ship }: { $mast } is hit.
log-mast-fell = { $ship }: { $mast } goes over the side!
log-tokens-lost = { $ship }: tokens lost with the mast, { $count }.
# when SailorLost { to: SailorLoss::Gun }
log-sailor-lost-gun = { $ship }: a sailor is lost with the gun.
# when SailorLost { to: SailorLoss::SternBox }
log-sailor-lost-stern = { $ship }: a sailor is lost in the stern.
# when SailorLost { to: SailorLoss::MastBox }
log-sailor-lost-mast = { $ship }: a sailor is lost from the rigging.
# when SailorLost { to: SailorLoss::Grape }
log-sailor-lost-grape = { $ship }: grape kills a sailor.
# when SailorLost { to: SailorLoss::Muskets }
log-sailor-lost-muskets = { $ship }: muskets kill a sailor.
# when SailorLost { to: SailorLoss::Melee }
log-sailor-lost-melee = { $ship }: a sailor falls hand to hand.
# by hand
log-gun-struck-off = { $ship }: { $battery }, gun { $gun } has no crew left.
log-mast-struck-off = { $ship }: { $mast }, a box is struck off for the lost sailor.
log-soldier-lost = { $ship }: lost on deck, { $kind }.
log-sank = { $ship } sinks!
# when PutOutOfAction
log-out-of-action = { $ship } has no sailors left: out of action.

## Boarding
## Ladder log_boarding: log-*

# when ApproachChosen
log-approach = { $ship } closes in to board: { $step }.
# when GrappleThrown { grip: need, held: true }
log-grapple-held = { $ship } throws hooks at { $target }: { $face }, needs { $need } or less — held.
# when GrappleThrown { grip: need, held: false }
log-grapple-missed = { $ship } throws hooks at { $target }: { $face }, needs { $need } or less — they slip.
log-locked = { $boarder } and { $boarded } are locked in melee.
log-strikes-shared = { $ship } against { $against }: pikemen { $pikemen }, musketeers { $musketeers }, sailors { $sailors }.
log-struck = { $ship } strikes at { $against }: { $who }, { $faces } — needs { $need } or less: hits { $hits }.
log-felled = { $ship }: a unit falls, { $who }.
# when RoundFought
log-round = { $boarder } and { $boarded }: the round is over.
log-taken = { $ship } is taken by { $by }!
log-came-free = { $ship } is free again.

## Advanced rules
## Ladder log_advanced: log-*

log-rudder-lost = { $ship } has lost her rudder.
# when BurningSideThrown
log-burning-side = { $ship }: die for the burning side { $face }.
# when CaughtFire { fire: Fire::Port }
log-caught-fire-port = { $ship } burns on the port side!
# when CaughtFire { fire: Fire::Starboard }
log-caught-fire-starboard = { $ship } burns on the starboard side!
# when CaughtFire { fire: Fire::Train }
log-caught-fire-train = { $ship } stands in flames from stem to stern!
log-fire-fought = { $ship } fights the fire: { $faces }, the lowest must be { $need } or less.
log-fire-left = { $ship }: nobody fights the fire; the die shows { $face }.
log-fire-out = { $ship }: the fire is out.
log-burns-on = { $ship } burns on; damage is due next turn.
log-fire-damaged = { $ship }: the fire does its damage.
log-blew-up = { $ship } blows up!
# when OfficerThrown { hit: true }
log-officer-hit = { $ship }: officer die { $face } — an officer falls.
# when OfficerThrown { hit: false }
log-officer-safe = { $ship }: officer die { $face } — the officers are unhurt.
log-officer-drawn = { $ship }: which officer — { $face }: { $officer }.
# when OfficerFell { instead_of: None }
log-officer-fell = { $ship }: lost, { $officer }.
# when OfficerFell { instead_of: Some(instead) }
log-officer-instead = { $ship }: lost, { $officer }, in place of: { $instead }.
log-surrendered = { $ship } surrenders.
# when WentAshore { hex: Offset { col: column, row } }
log-ashore = { $ship }: ashore at { $column },{ $row } goes one unit, { $kind }.
log-landing-cancelled = { $ship }: the rest of the landing is cancelled.

## Fireships
## Ladder log_advanced: log-*

log-train-fired = { $ship }: the train is lit, and the crew takes to the boat.
# when Scorched { caught: true }
log-scorched = { $ship } lies beside { $by }: { $face } — she catches fire.
# when Scorched { caught: false }
log-not-scorched = { $ship } lies beside { $by }: { $face } — no fire.
# when FuseThrown
log-fuse = { $ship }: will she blow up — { $face }.

## Phase 5
## Ladder log_turns: log-*

log-box-filled = { $ship }: { $battery }, a reload box is filled.
# when MarksSet
log-marks = { $ship }: marks set, card wiped.

## The end
## Ladder log_end: log-*

log-flag-struck = { $ship } strikes her flag.
log-conceded = { $side } gives up the battle.
# when Ended { result: Verdict::Won(side) }
log-won = { $side } wins the battle.
# when Ended { result: Verdict::BothWon }
log-both-won = Both captains have won.
# when Ended { result: Verdict::Drawn }
log-drawn = The battle is drawn.

## Phases by name
## Ladder phase: phase-*
## Ladder stage: stage-*

phase-weather = Weather
# when Placing(_)
phase-placing = Placing ships
phase-fitting-out = Fitting out
phase-dawn = Start of the turn
phase-orders = Orders
phase-steadiness = Steadiness
phase-tokens = Tokens
# when Execution(_)
phase-execution = Execution
phase-marks = Marks
phase-over = The battle is over
stage-opening = Opening
# when OpeningWindow
# when PivotsWindow
# when FirstWindow
# when SecondWindow
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
## Ladder step: step-*
## Ladder kind: kind-*

ship-of-several = { $ship } { $number }
step-forward = ahead
step-left = turn to port
step-right = turn to starboard
kind-musketeers = musketeers
kind-pikemen = pikemen
# by hand
kind-sailors = sailors
shot-void = nothing legible
log-whole = Every step
