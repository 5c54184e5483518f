## Sides, seats, eyes
## Ladder side: side-*-name

# when English
side-england-name = England
# when Spanish
side-spain-name = Spain

## Sides as adjectives

side-england-adjective = English
side-spain-adjective = Spanish
seat-eyes = For the eyes of { $seat }
seat-numbered = Player { $number }

## Things on the table

thing-board = The board
thing-board-note = Nine sea tiles of six by six hexes.
thing-frame = Frame of the board
thing-tray = Dice tray
thing-tray-note = Dice count when they lie still. The upper face is read.
thing-tower = Dice tower
thing-tower-note = Dice go in at mast height and come out of the bow port.
thing-tower-note-cubes = Cubes go in at the mast and fall out of the side.
thing-sand-glass = Sand-glass
sand-glass-of = { $player } has thought for { $minutes } min { $seconds } s
glass-limit = One order or one answer may take { $minutes } min: all have agreed
glass-click = Click: agree how long an order may take
glass-question = How long may one order or one answer take? Everybody must agree: { $players }. When the sand has run out a bell rings and it is said.
glass-none = As long as it takes
glass-minutes = { $minutes } min
glass-bell = Nothing else comes of it
glass-seals = Orders are sealed as they stand
glass-sealed = The orders are sealed as they stood.
glass-ran-out = { $player }: the sand has run out, { $minutes } min
thing-folio = Rulebook
thing-folio-note = Every rule by its number.
thing-dividers = Dividers
thing-powder-horn = Powder horn
thing-token-bowl = Bowl of tokens
thing-doubloon = Doubloon
thing-musket-ball = Musket ball
thing-loose-note = Part of no game: take it up, let it roll.
thing-ship-board = Ship board of { $ship }
thing-order-card = Order card of { $ship }
thing-gun-cards = { $ship }: { $battery }, the cards on the guns
card-note-blank = Blank: nothing is ordered yet.
card-note-down = Sealed, face down. All cards are turned together.
card-note-guns-down = Face down: what is in the guns, and for which range, is known to her captain alone.
card-boards = Boards { $ship }
card-muskets = Muskets: within { $range }
card-musketeers-up = Musketeers on deck, step { $step }
card-musketeers-down = Musketeers below, step { $step }
card-pikemen-up = Pikemen on deck, step { $step }
card-pikemen-down = Pikemen below, step { $step }
thing-wind = Wind
thing-mark = Mark { $number }: { $side }
mark-how =
    Bring the bow on it or next to it. Par { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, up to { $passes } allowed.
mark-reached = Reached.
mark-label = Mark { $number }
measure-line = { $ship }: range { $range }
measure-no-arc = no battery bears
measure-hidden = hidden by { $by }
thing-lantern = Lantern
thing-baize = Green baize
thing-die = Twenty-sided die

## Terrain (TS-4)

terrain-deep-name = Deep water
terrain-deep-effect = Ships sail freely. Too deep to anchor (TS-4.1).
terrain-shallow-name = Shallow water
terrain-shallow-effect = Ships sail freely. A ship with one hex here may anchor (TS-4.2).
terrain-shoal-name = Shoal
terrain-shoal-effect = A ship that enters runs aground and never moves again (TS-4.3).
terrain-land-name = Land
terrain-land-effect = Cannot be entered: the ship collides with it. Blocks sight (TS-4.4).
terrain-reef-name = Reef
terrain-reef-effect = Cannot be entered: the ship collides with it. Does not block sight (TS-4.5).
terrain-rim-name = Rim of the board
terrain-rim-effect = Ships may not leave here: they stop and may turn once (TS-4.6).
terrain-exit-name = Exit
terrain-exit-effect = A ship that leaves here has got away (TS-4.7).

## Hexes and tiles

hex-name = Hex { $column },{ $row }
hex-on-tile = { $hex }: { $tile }
hex-distance =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
tile-sea = Open sea
tile-name = Tile { $number }: { $name }
tile-turned = { $tile }, turned about
tile-1a = Open sea
tile-2a = Open sea
tile-3a = Open sea
tile-4a = Open sea
tile-5a = Open sea
tile-6a = Open sea
tile-7a = Open sea
tile-8a = Open sea
tile-9a = Open sea
tile-1b = North Strand
tile-2b = The Roadstead
tile-3b = Headland
tile-4b = The Banks
tile-5b = Castle Island
tile-6b = Twin Rocks
tile-7b = River Mouth
tile-8b = The Narrows
tile-9b = Sand Bar

## Headings, wind, points of sailing (TS-3.3, TS-5)
## Ladder heading: heading-*-name
## Ladder sailing: sailing-*

heading-n-name = north
# when NE
heading-ne-name = north-east
# when SE
heading-se-name = south-east
heading-s-name = south
# when SW
heading-sw-name = south-west
# when NW
heading-nw-name = north-west
heading-n-short = N
heading-ne-short = NE
heading-se-short = SE
heading-s-short = S
heading-sw-short = SW
heading-nw-short = NW
edge-n = northern edge
edge-e = eastern edge
edge-s = southern edge
edge-w = western edge
wind-towards = The wind blows towards: { $heading }
wind-note = The wind does not change during the battle (TS-5.2).
sailing-running = running
sailing-reaching = reaching
sailing-beating = beating

## Points of sailing by name

sailing-running-name = Running
sailing-running-note = Wind from astern: each step costs 1 token (TS-5.4).
sailing-reaching-name = Reaching
sailing-reaching-note = Wind from the side: each step costs 2 tokens (TS-5.4).
sailing-beating-name = Beating
sailing-beating-note = Wind from ahead: each step costs 3 tokens (TS-5.4).

## A ship and her state (TS-6)

tooltip-heading = Heading: { $heading }
tooltip-sailing = Point of sailing: { $sailing }
tooltip-place = Bow at { $bow }; stern at { $stern }
tooltip-hull = Hull: port { $port } of { $sides }, starboard { $starboard } of { $sides }, stern { $stern } of { $sterns }
tooltip-hull-whole = Hull: { $sides } a side, stern { $stern }
tooltip-guns = Guns: port { $port }, starboard { $starboard }
tooltip-guns-stern = Guns: port { $port }, starboard { $starboard }, stern { $stern }
tooltip-masts =
    { $count ->
        [one] { $count } mast
       *[other] { $count } masts
    }
tooltip-sailors =
    { $count ->
        [one] { $count } sailor
       *[other] { $count } sailors
    }
tooltip-musketeers =
    { $count ->
        [one] { $count } musketeer on deck
       *[other] { $count } musketeers on deck
    }
tooltip-pikemen =
    { $count ->
        [one] { $count } pikeman on deck
       *[other] { $count } pikemen on deck
    }
tooltip-powder =
    { $count ->
        [one] { $count } powder barrel on the card
       *[other] { $count } powder barrels on the card
    }
tooltip-tokens =
    { $count ->
        [one] { $count } movement token
       *[other] { $count } movement tokens
    }
tooltip-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
tooltip-rule = Rule { $rule }
ship-state-anchored = At anchor
ship-state-aground = Aground: she never moves again (TS-4.3)
ship-state-burning-port = Fire on the port side
ship-state-burning-starboard = Fire on the starboard side
ship-state-panic = Panic
ship-state-locked = Locked in boarding with { $ship }
ship-state-struck = Has surrendered
ship-state-hulk = Hulk: out of the battle (TS-1.9)
ship-state-sunk = Sunk
ship-state-last-move = Her last step was forward

## Sails, guns, masts, officers, hull (TS-6)
## Ladder sails: sails-*
## Ladder battery: battery-*
## Ladder shot: shot-*
## Ladder mast: mast-*
## Ladder officer: officer-*
## Ladder part: part-*

sails-furled = Sails furled
sails-battle = Battle sails
sails-full = Full sails
handling-nimble = Nimble: may turn twice running
handling-clumsy = Clumsy: may not turn twice running
battery-port = Port battery
battery-starboard = Starboard battery
battery-stern = Stern battery
shot-ball = Ball
shot-chain = Chain
shot-grape = Grape
mast-fore = Fore mast
mast-main = Main mast
mast-mizzen = Mizzen mast
mast-bonaventure = Bonaventure mast
officer-captain = Captain
# when FirstMate
officer-mate = First mate
officer-master = Master
officer-boatswain = Boatswain
officer-gunner = Gunner
# by hand
part-bow = Bow
part-stern = Stern
part-port = Port side
part-starboard = Starboard side

## Views

view-table = Whole table
view-board = Board
view-england = English side
view-spain = Spanish side
view-own = My ship boards
view-enemy = Enemy’s ship boards
view-tray = Tray
view-deck = From the deck of { $ship }
view-stored = Stored view { $number }
view-free = Free view

# Saves
save-failed = The battle could not be saved: { $reason }
save-unreadable = { $file } cannot be opened: { $reason }
save-later = { $file } was saved by a later version of Weather Gage. It is left as it is.
save-not-one = { $file } is no saved battle.
save-damaged = This saved battle cannot be read. It was put aside as { $file }.
save-damaged-before = The last save of { $scenario } cannot be read, and was put aside. Turn { $turn } is whole: “Continue” goes on there.
save-damaged-start = The last save of { $scenario } cannot be read, and was put aside. Its beginning is whole: “Continue” goes on there.
save-other-rules = { $file } was played under another edition of the rules and cannot be continued here.
save-diverged = { $file } does not play as it was written down. It is left as it is, and nothing was continued.
save-elsewhere = This battle is open in another window of Weather Gage. Close it there first, or go on with another one.
save-sealed = What was played in { $file } is sealed, and its key is not on this machine: without it nobody can go on with it. Play on where it was begun, or copy { $key } from there into { $folder }.
save-sealed-there = What was played in { $file } is sealed, and its key is not on this machine: without it nobody can go on with it. Play on where it was begun.
save-carried = { $file } was carried here from another machine. Continue on the title opens it by its pass phrase.
save-other-phrase = That is not the phrase this battle was given. Every letter counts, only blanks do not.

# Called out over the table
call-hits = Hits: { $hits } of { $shots } ({ $sum })
call-masts = Mast damage: { $count }
call-crew = Crew lost: { $count }
call-gun-lost = { $ship }: a gun is dismounted
call-mast-fell = { $mast } over the side!
call-sank = { $ship } goes down
call-blew-up = { $ship } blows up!
call-struck = { $ship } strikes her flag
call-out-of-action = { $ship } is out of action
call-taken = { $ship } is taken
call-exited = { $ship } leaves the board
call-aground = { $ship } is aground
call-collision = Collision!
call-anchor-dropped = { $ship } drops anchor
call-anchor-weighed = { $ship } is under way
call-load-void = Wrong load: the shot is lost
call-range-void = Wrong range: the card is taken off
call-grappled = The grapples hold: { $face } ({ $sum })
call-grapple-failed = The grapples fall short: { $face } ({ $sum })
call-came-free = { $ship } is free
call-steadiness = Steadiness: { $face } ({ $sum })
call-panic = Panic aboard { $ship }!
call-steady = The crew is steady again: { $ship }
call-rudder = Rudder shot away: { $ship }
call-officer = Fallen: { $officer }
call-fire = Fire aboard { $ship }!
call-fire-out = The fire is out: { $ship }

# Sentences on a sheet: one below the other; one after the other.
sheet-lines =
    { $one }
    { $other }
sheet-list = { $one }, { $other }
sheet-reason = { $what }: { $why }
