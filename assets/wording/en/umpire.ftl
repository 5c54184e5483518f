## Setting right by hand: both agree, and the battle is marked (TS-29)

log-ruling-proposed =
    { $count ->
        [one] { $side } asks that { $count } thing be set right by hand.
       *[other] { $side } asks that { $count } things be set right by hand.
    }
log-ruling-agreed = { $side } agrees. From now on this is a battle with rulings.
log-ruling-refused = { $side } does not agree: the table stays as it is.
log-set-right = By hand. { $what }

## How a thing is to be
## Ladder ruling: ruling-*

# when Wind { towards: heading }
ruling-wind = The wind blows towards: { $heading }
ruling-ashore = { $side }, units ashore: { $units }
# when Lies { bow: Offset { col: column, row }, facing: heading }
ruling-lies = { $ship }: bow at { $column },{ $row }, heading { $heading }
# when Fate { standing: fate }
ruling-fate = { $ship }: { $fate }
# by hand
ruling-hull = { $ship }: { $part }, boxes crossed { $crossed }
ruling-guns = { $ship }: { $battery }, guns standing { $standing }
ruling-mast = { $ship }: { $mast }, boxes left { $left }
ruling-sailors = { $ship }: sailors { $left }
ruling-on-deck = { $ship }: on deck, { $kind } { $units }
ruling-powder = { $ship }: barrels on the card { $barrels }
ruling-sails = { $ship }: last turn’s sails — { $sails }
ruling-fire = { $ship }: fire — { $fire }
# when Officer { stands: true }
ruling-officer-stands = { $ship }: at his post — { $officer }
# when Officer { stands: false }
ruling-officer-fallen = { $ship }: fallen — { $officer }
# when Marked { set: true }
ruling-mark-set = { $ship }: { $mark } — yes
# when Marked { set: false }
ruling-mark-off = { $ship }: { $mark } — no
# when Locked { held: true }
ruling-locked = { $ship } and { $with } are locked in melee
# when Locked { held: false }
ruling-freed = { $ship } and { $with } are not locked in melee

## Marks and fire
## Ladder mark: mark-*

mark-last-move = last-move mark
mark-anchored = at anchor
mark-cable-cut = cable cut
mark-aground = aground
mark-burn-due = fire damage due
mark-caught-fire = has caught fire
mark-panic = panic
mark-rudder-lost = rudder lost
fire-none = none
fire-port = port side
fire-starboard = starboard side
fire-train = her train is lit
ask-umpire =
    { $count ->
        [one] { $side } asks that { $count } thing be set right by hand. Is it agreed?
       *[other] { $side } asks that { $count } things be set right by hand. Is it agreed?
    }
choice-agree = Agreed
choice-refuse = Not agreed

## Rulings that cannot be proposed
## Ladder refusal: refusal-*

refusal-ruling-empty = The ruling says nothing yet.
refusal-ruling-too-long = One ruling sets right { $most } things at the most.
refusal-ruling-idle = All this is so already.
refusal-ruling-most = { $most } at the most there.
refusal-ruling-no-ship = There is no such ship in this battle.
refusal-ruling-fate = A ruling cannot make her this.
refusal-ruling-no-fireship = Only a fireship burns with her train.
refusal-ruling-no-officer = She has no such officer.
refusal-ruling-no-panic = Her crew never panics.
refusal-ruling-not-locked = These two are not locked in melee.
refusal-ruling-alongside = Locked in melee are adjacent enemies, both in play.
refusal-ruling-off-the-board = She would lie off the board.
refusal-ruling-on-land = She would lie on land or a reef.
refusal-ruling-place-and-fate = A ship on the board needs a place, one off it has none.
refusal-ruling-out-of-play = Out of play, a ship neither burns nor panics.
refusal-ruling-holed = With all boxes of a side crossed she is not in play.
refusal-ruling-nobody = Without sailors she is not in play.
refusal-ruling-no-officers = Without officers she is not in play.
refusal-ruling-fire = Fire damage is due only to a burning ship, and a burning ship has caught fire.
refusal-ruling-cable = With her cable cut she does not lie at anchor.
refusal-ruling-anchor = She lies at anchor only on shallow water.
refusal-ruling-aground = She is aground only on a shoal.

## The umpire’s sheet

umpire-open = Set right by hand…
umpire-title = Set right by hand
umpire-hint = Only what lies open to both. If the other side agrees, it is done, all cards are written afresh, and the battle is marked.
umpire-table = Wind and shore
umpire-ruling = The ruling
umpire-nothing = Nothing chosen yet.
umpire-place = Place
umpire-turn = Heading
umpire-fate = What became of her
umpire-hull = Boxes crossed
umpire-guns = Guns standing
umpire-masts = Mast boxes left
umpire-people = People
umpire-barrels = Barrels on the card
umpire-sails = Last turn’s sails
umpire-fire = Fire
umpire-officers = Officers at their posts
umpire-marks = Marks
umpire-locks = Locked in melee with
umpire-wind = The wind blows towards
umpire-ashore = Units ashore
umpire-north = North
umpire-south = South
umpire-east = East
umpire-west = West
umpire-strike-out = Strike out: { $what }
umpire-propose = Propose
umpire-question-title = Set right by hand?
umpire-question = { $player } asks for this. Does { $other } agree?
umpire-agree = Agreed
umpire-refuse = Leave the table as it is
verdict-rulings =
    { $count ->
        [one] A battle with { $count } ruling: not all of it was played
       *[other] A battle with { $count } rulings: not all of it was played
    }
saves-ruled = With rulings

## Dead Reckoning
## Ladder dr_ruling: dr-ruling-*

# when Lies { ship: by, at: place }
dr-ruling-lies = { $by }’s ship: { $place }
# when Mode { ship: by, pirate: true }
dr-ruling-pirate = { $by }’s ship: pirate
# when Mode { ship: by, pirate: false }
dr-ruling-trader = { $by }’s ship: trader
# when Damage { ship: by }
dr-ruling-damage = { $by }’s ship: damage { $count }
# when Sails { ship: by }
dr-ruling-sails = { $by }’s ship: sails { $count }
# when Aboard { ship: by }
dr-ruling-aboard = { $by }’s ship: { $hold }, { $good } { $count }
# when Dock { of: by, cargo: count }
dr-ruling-dock = { $by }’s dock: cargo { $count }
# when Cubes { at: place, of: by }
dr-ruling-cubes = { $place }: { $by }, cubes in slots { $count }
# when Goods { at: place }
dr-ruling-goods = { $place }: { $good } ashore { $count }
# when Building { at: place, stands: true }
dr-ruling-stands = { $place }: { $building } stands
# when Building { at: place, stands: false }
dr-ruling-gone = { $place }: no { $building }
dr-umpire-hint = Only what lies open. If everybody else agrees, it is done, and the game is marked.
dr-umpire-damage = Damage
