## Pirates of the Crimson Coast: steps, orders, players, things
## Ladder pc_phase: pc-phase-*

pc-phase-roll-off = who begins
pc-phase-islands = islands
pc-phase-terrain = terrain
pc-phase-homes = home islands
pc-phase-dealing = treasure is dealt
pc-phase-opening = opening of the turn
pc-phase-orders = orders
pc-phase-closing = closing of the turn
pc-phase-over = the end

## Orders (PC-4.1)
## Ladder pc_order: pc-order-*

pc-order-move = Move
pc-order-explore = Explore
pc-order-shoot = Shoot
pc-order-repair = Repair
pc-order-break-free = Break free

## Players by their flags (PC-21.12)
## Ladder pc_flag: pc-flag-*

pc-flag-red = Red
pc-flag-black = Black
pc-flag-blue = Blue
pc-flag-white = White

## Things

pc-thing-home = home island of { $flag }
pc-thing-nothing = nothing
pc-thing-coin = a coin
pc-thing-list = { $one }, { $other }
pc-thing-edge = the edge of the table
pc-thing-number = { $name } { $number }
pc-thing-crew-of = { $name } ({ $nation })
