## Pirates of the Crimson Coast: the chooser, and the page before a game

pc-chooser-part = Fleets and small seas
pc-chooser-players = { $count } players
pc-chooser-two-to-four = 2 to 4 players
pc-chooser-total = Fleets of up to { $total } points.
pc-outfit-given = a fleet of the scenario
pc-outfit-fleet = { $name } { $figures }
pc-outfit-figures = Hits of one volley: { $guns }. Masts: { $masts }. Free spaces: { $spaces }.
pc-outfit-rules = Rules of this match
pc-outfit-players = Players
pc-outfit-total = Points of a fleet
pc-outfit-total-why = 40 for a whole game, 20 for a small one with half the islands and coins.
pc-outfit-terrain = Terrain
pc-outfit-terrain-why = Fog, reef, weed and whirlpools. Leave them out in a first game.
pc-outfit-own = A fleet of your own
pc-outfit-by-lot = Draw a fleet by lot
pc-outfit-sum = Points: { $points } of { $total }. { $figures }
pc-outfit-in-fleet = These are in the fleet; choose one to take it out.
pc-outfit-ship = { $name } · { $points } (masts { $masts }, cargo { $spaces }, move { $moves })
pc-outfit-card = { $name } · { $points }
pc-outfit-fort = { $name } · gold { $gold }
pc-outfit-room = Spaces left: { $free } of { $spaces }. Points left for crew: { $points }.
pc-outfit-add = To be added
pc-outfit-add-why = Under the pointer a card tells its text, or what is against it.
pc-outfit-add-ships = Ships
pc-outfit-add-crew = Crew
pc-outfit-add-others = Krakens and forts
pc-outfit-add-treasure = Treasure
pc-outfit-home = On the home island
pc-outfit-idle = Crew of another nation may be aboard, but their abilities do not work there.
pc-outfit-coins = { $name }: { $coins }
pc-outfit-coin-sum = Coins: { $count }, together { $gold } gold. Beside them unique treasures can be brought:
pc-outfit-both = { $one } · { $other }
pc-outfit-uniques = Unique treasures
pc-outfit-uniques-why = Each player may bring so many in a fleet of their own.
pc-option-pin = Who is pinned
pc-option-pin-why = Whose own bow touches an enemy, or whoever was rammed.
pc-option-pin-bow = By her own bow
pc-option-pin-ram = By a ram
pc-option-broadside = Broadsides
pc-option-broadside-why = All guns hit without a throw and one hit comes back, or one die for all guns.
pc-option-broadside-sure = Without a throw
pc-option-broadside-die = One die
pc-option-boats = Few boats
pc-option-boats-why = Two ships of 3 points or less in a fleet, and each once.
pc-option-mark = More than half wins, always
pc-option-mark-why = Three players need two fifths of the gold otherwise, and four a third.
pc-option-house = Cards of our own
pc-option-house-why = Ships, crew and treasures that this table adds.
pc-option-parley = Ask for Parley at every shot
pc-option-parley-why = Then the question tells nobody who holds the card.

## The free game

scenario-open-cloth-name = The Open Cloth
scenario-open-cloth-description = The whole game from the first roll on: islands are drawn and placed in turn, then homes, ships and treasure.
scenario-open-cloth-goal = Be the first with more than half of the gold at home and in your forts.
