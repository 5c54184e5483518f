## Pirates of the Crimson Coast: what is wrong with a set-up
## Ladder pc_setup: setup-pc-*

setup-pc-seats = Two to four players sit at the table
setup-pc-flag-twice = Each player has a flag of his own
setup-pc-no-such-flag = Nobody plays under this flag
setup-pc-table = The table is no rectangle, or too small or too large
setup-pc-no-fleet = This player has no fleet
setup-pc-fleet-given = The scenario gives this player a fleet
setup-pc-islands = There are not so many islands
setup-pc-whirlpools = A lone whirlpool does nothing
setup-pc-uniques = A player brings at most four unique treasures
setup-pc-card = There is no such card of this kind
setup-pc-id-twice = This id is borne twice
setup-pc-no-such = There is no such piece in play
setup-pc-outline = This outline encloses nothing, or its edges cross
setup-pc-home-twice = A player has one home island
setup-pc-coin-value = Coins are worth 1 to 7
setup-pc-too-much-gold = There is more gold than the starting gold
setup-pc-not-aboard = This coin is not aboard
setup-pc-overlap = Two pieces lie over each other
setup-pc-mast = There is no such mast or tentacle
setup-pc-masts = A ship has one to five masts, and a cannon for each
setup-pc-place-twice = The place is said twice
setup-pc-orders = No unit has more than two orders a turn
setup-pc-flags = The fort has no such slot, or not so many flags
setup-pc-fort-twice = One fort stands on an island at most
setup-pc-fort-cost = The cost of the fort must lie in it
setup-pc-phase = No position begins in this phase
setup-pc-notation = Expected S+L, 3S 3L, or the word of an ability
setup-pc-factor = A factor is the face of a die
setup-pc-turn = Turns are counted from 1
