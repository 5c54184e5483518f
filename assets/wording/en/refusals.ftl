## Orders that cannot be given (TS-8 to TS-10)
## Ladder refusal: refusal-*

refusal-no-such-side = This seat has no side in the battle.
refusal-wrong-phase = This cannot be done in this phase.
refusal-not-your-ship = This ship is not yours.
refusal-cannot-strike = A ship out of the battle cannot surrender.
refusal-takes-no-orders = This ship gets no orders now: she is locked in melee, burning, or out of the battle.
refusal-card-missing = This ship has no order card yet.
refusal-one-way-to-move = Choose one: a route, boarding or a pivot.
refusal-drop-and-weigh = She cannot drop and weigh anchor in one turn.
refusal-load-and-range = { $battery }: either load or set the range, not both.
refusal-aground = She is aground: no sails, no turning.
refusal-must-weigh = At anchor she sets no sails unless she weighs.
refusal-route-with-furled-sails = With furled sails there is no route.
refusal-route-missing = Under sail she must move: plot at least one step.
refusal-no-rudder = Step { $step }: she has lost her rudder and cannot turn.
refusal-turn-after-melee = Step { $step }: after a melee the first step is straight ahead.
refusal-clumsy-turn = Step { $step }: a clumsy ship must go forward before each turn.
refusal-too-few-tokens = There are no tokens for step { $step }: the whole route costs { $cost }, and she will have { $tokens }.
refusal-no-boarding-here = This scenario leaves boarding out.
refusal-board-with-furled-sails = To board she needs sails set.
refusal-board-no-enemy = There is no such enemy to board.
refusal-board-too-far = The enemy is { $range } hexes away: 2 is the most for boarding.
refusal-pivot-under-sail = She pivots in place only with furled sails.
refusal-must-pivot = The beaten ship lies ahead: she must pivot first.
refusal-no-gun-left = { $battery }: no gun is left.
refusal-one-shot-type = { $battery }: mark one kind of shot.
refusal-no-such-shot-here = { $battery }: this scenario leaves that shot out.
refusal-battery-not-ready = { $battery }: not loaded and ready.
refusal-range = { $battery }: the range is from 1 to { $greatest } with this shot.
refusal-nobody-to-go = There is nobody there to send.
refusal-deck-step = Name a step that is on the route, or that a boarder’s tokens can still pay for; with furled sails none (named: { $step }).
refusal-no-musketeers-on-deck = No musketeers are on deck.
refusal-musket-range = Muskets reach 1 or 2 hexes.
refusal-weigh = She weighs only from anchor and with sails set.
refusal-cut = She cannot cut her cable here.
refusal-no-anchors-here = This scenario leaves anchors out.
refusal-drop = To anchor she needs furled sails last turn and this, and one hex on shallow water.
refusal-advanced-only = This belongs to the Advanced rules.
refusal-land-not-anchored = Only a ship at anchor with furled sails can land soldiers.
refusal-land-no-shore = That land does not touch the ship.
refusal-land-wrong-shore = The scenario wants another shore.
refusal-land-nobody = No soldiers are on deck or on their way there.
refusal-train = Only a fireship lights her train: on one of her steps, or at once with furled sails.
refusal-train-step = The train is lit on a step of the route; with furled sails at once (named: { $step }).

## Before the battle (TS-2)
## Ladder refusal: refusal-*

refusal-not-your-turn-to-place = The other side places first.
refusal-not-to-be-placed = This ship is not yours to place.
refusal-not-placed = This ship has not been placed yet.
refusal-berth = She cannot be placed there: both hexes in her zone, on open water.
refusal-berth-taken = Another ship lies there.
refusal-hold-too-full = The hold takes { $room }, and { $units } are loaded.
refusal-too-many-musketeers = She has places for { $symbols } musketeers.
refusal-too-many-pikemen = She has places for { $symbols } pikemen.
refusal-no-soldiers-here = This scenario leaves soldiers out.
refusal-treasure = The scenario gives her { $chests } chests, no more and no less.
refusal-hold-is-given = The scenario has filled this hold.
refusal-too-few-soldiers = The scenario wants more soldiers aboard.
refusal-too-many-soldiers = The scenario allows fewer soldiers aboard.
refusal-guns-are-given = { $battery }: the scenario has loaded it.

## Set-ups that cannot be laid out
## Ladder setup: setup-*

setup-two-sides = A battle has two different sides
setup-level = The scenario is not played at this level
setup-no-such-tile = There is no tile { $tile }
setup-no-tiles = No tiles are laid
setup-ships = A battle has from one to eight ships
setup-side-without-ships = A side has no ships
setup-ship-id = This is no id of a ship
setup-ship-twice = This ship is there twice
setup-not-to-be-chosen = This ship cannot be chosen here
setup-no-such-card = There is no card of this ship
setup-no-table = There is no such gunnery table
setup-too-many-masts = More masts than a ship can have
setup-too-many-guns = More guns than a battery can have
setup-no-such-ship = There is no such ship in this battle
setup-nobody = Nobody is left to sail her
setup-anchor = An anchor holds in shallow water only
setup-aground = There is no shoal for her to be aground on
setup-off-the-board = She would lie off the board
setup-on-land = She would lie on land or a reef
setup-hex-taken = Another ship lies there
setup-wind-missing = The position does not say where the wind blows
setup-not-alongside = Only adjacent enemies can be locked
setup-standing = A ship on the board needs a place, one off it has none
setup-too-many = More than the ship’s card has
setup-battery = This battery is not there, or has fewer reload boxes
setup-boxes = More boxes than she has, or so many that she would be gone
setup-no-such-gun = There is no such gun
setup-uneven-rows = The rows of the layout are not equally long
setup-tile-twice = Tile { $tile } is laid twice, and there is only one
setup-advanced-only = Fire and panic belong to the Advanced rules
setup-no-fireship = Only a fireship burns with her train
setup-no-free-fleets = In this scenario the ships are given
setup-fleet-size = { $most ->
    [one] A fleet here has { $most } ship
   *[other] A fleet here has from one to { $most } ships
}
setup-fleet-points = Fleets with ships of the other nation must be worth the same: here England has { $english } points and Spain { $spanish }
setup-locked-twice = These two are locked already
# by hand
setup-off-the-board-terrain = Terrain is given for a hex off the board
