## Pirates of the Crimson Coast: what is printed on cards

pc-print-link = Linked: { $name }
pc-print-no-space = Takes no cargo space.

## What things on the table say

pc-tale-name = { $name }
pc-tale-sea = The open sea, { $wide } × { $high } mm
pc-tale-unit = { $flag }: { $name }
pc-tale-keyword = { $keyword }: { $why }
pc-tale-masts = Masts: { $now } of { $most }
pc-tale-tentacles = Tentacles: { $now } of { $most }
pc-tale-flags = Flags: { $now } of { $most }
pc-tale-derelict = A derelict: no mast stands
pc-tale-move = Move { $segments }
pc-tale-cannons = Cannons from the bow: { $cannons }
pc-tale-cargo = Cargo: { $used } of { $most }
pc-tale-spaces = { $most ->
    [one] { $most } cargo space
   *[other] { $most } cargo spaces
}
pc-tale-crew-down = { $count ->
    [one] { $count } crew card lies face down
   *[other] { $count } crew cards lie face down
}
pc-tale-coins-down = { $count ->
    [one] { $count } coin lies face down
   *[other] { $count } coins lie face down
}
pc-tale-docked = Docked: { $island }
pc-tale-on-island = Stands on: { $island }
pc-tale-lost = Lost in the fog
pc-tale-entangled = Entangled in the weed
pc-tale-ghost = A ghost this turn: sails through everything
pc-tale-tows = Tows: { $other }
pc-tale-towed = Towed by: { $tower }
pc-tale-pinned = Pinned by: { $by }
pc-tale-embraces = Embraces: { $ship }
pc-tale-embraced = Embraced by: { $by }
pc-tale-waits = Waits off the table
pc-tale-going-down = Goes down
pc-tale-silenced = No abilities this turn
pc-tale-smoked = The abilities of her crew rest
pc-tale-slowed = Moves S at most this turn
pc-tale-chained = No Move order next turn
pc-tale-untouchable = Under Parley: nobody may touch her this turn
pc-tale-stays = No order for a turn
pc-tale-given = Orders this turn: { $orders }
pc-tale-mast = { $ship }, mast { $number } from the bow
pc-tale-cannon = Cannon { $rank }, range { $range }
pc-tale-mast-gone = The mast is gone
pc-tale-factor = Factor this turn: { $factor }
pc-tale-wreck = A wreck
pc-tale-wreck-why = It lies there for the rest of the game and stops every ship.
pc-tale-counters = { $count ->
    [one] { $count } counter lies here face down
   *[other] { $count } counters lie here face down
}
pc-tale-pennant = Explored by: { $flag }
pc-tale-seen = Left here in turn { $turn }: { $what }
pc-tale-stale = Somebody else has explored here since
pc-tale-bank = Gold at home: { $flag }
pc-tale-gold = { $gold } gold
pc-tale-mark = Counts for the victory: { $gold }, needed: { $mark }
pc-tale-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
pc-tale-secret = Only its captain knows what is on the other side
pc-tale-face-down = Lies face down for everybody else
pc-tale-crew-back = A crew card, face down
pc-tale-treasure-back = A treasure, face down
pc-tale-ghost-here = She would stop here
pc-tale-ruler = Ruler { $ruler }: { $length } mm

## Decks on a sheet of all cards

pc-deck-units = Ships, krakens and forts
pc-deck-crew = Crew
