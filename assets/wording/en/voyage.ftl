## The sheet of a captain in a whole game

voyage-page-crew = Crew
voyage-page-ship = Ship
voyage-page-sea = Sea
voyage-page-cards = Cards
voyage-page-isles = Islands
voyage-page-aims = Aims
voyage-waits = { $player } has the turn
voyage-ask-level-up = Before anything else, level up a card in hand.
voyage-ask-main = Your turn: do as much as you like, in any order.
voyage-ask-mode = Trader or pirate until your next turn?
voyage-ask-sleeve = Slip advancements into the cards you have played.
voyage-level-up = Level up one
voyage-level-up-now = Level up now
voyage-ask-out-of-turn = Before your next turn, level up a card in hand.
voyage-nobody-rises = No card in hand can rise.
voyage-end-main = End the main phase
voyage-done-sleeving = Done sleeving
voyage-confirm = Done
voyage-otherwise = { $what }, otherwise…
voyage-otherwise-short = otherwise…
voyage-on-page = Or { $what }: on the page { $page }
voyage-unused = Not used yet: { $what }
voyage-tip = { $what } ({ $rule })
voyage-in-battle-why = Used in a battle, once the cubes have fallen.
voyage-copies = As another: { $what }

## The ship

voyage-sails = Sails and cannons
voyage-track = On the sail track: { $count } of 8
voyage-raise = Raise sails: { $count }
voyage-raise-with = Raise sails: { $count }, other abilities given up: { $given }
voyage-raise-laden = In port: sails of laden slots count too, { $count }
voyage-home = In the harbour: cargo on the dock { $cargo }, gold in the chest { $gold }
voyage-ashore = On the island: { $goods }
voyage-aboard = Aboard: { $goods }
voyage-load = Load
voyage-unload = Unload
voyage-carry-load = Load: { $good } » { $to }
voyage-carry-unload = Unload: { $good }
voyage-rearrange = Rearrange
voyage-overboard = Overboard from { $hold }
voyage-into-holds = Into the holds
voyage-out-of-holds = Out of the holds
voyage-row = { $what }: { $good }
voyage-of-most = { $what }, { $count } at most
voyage-less = Less: { $what }
voyage-more = More: { $what }
voyage-at-dock = dock
voyage-chest = chest
voyage-pay = The price: { $goods }
voyage-stow = Where it goes: { $goods }
voyage-rest-home = The rest goes to your dock and chest.
voyage-twelve = Return 12 cargo: Master Trader
voyage-tokens = Ship upgrades
voyage-token = { $hold }: { $token }
voyage-room = Room in its hold: { $count }

## The sea

voyage-unexplored = unexplored
voyage-open-sea = open sea
voyage-tile = { $name }, { $place }
voyage-sail-to = Sail: { $place }
voyage-lies-here = You lie here: { $place }
voyage-pirate-here = { $by }, a pirate
voyage-trader-here = { $by }, a trader
voyage-route-explores = The tile is turned over, and a card comes to it.
voyage-route-pirate = A pirate lies there and must be fought: { $by }
voyage-route-garrison = The garrison fires, { $place } ({ $by }): damage { $count }

## The cards

voyage-here = Where you lie: { $place }
voyage-priced = { $card } ({ $slot }), price in cargo: { $cost }
voyage-slot-top = top of the sleeve
voyage-slot-middle = middle of the sleeve
voyage-slot-bottom = bottom of the sleeve
voyage-purchases-left = Purchases and encounters left this turn: { $count }
voyage-buy = Buy: { $card }
voyage-trade = Trade: { $card }
voyage-battles = Battles
voyage-odds = cubes: yours up to { $own }, theirs { $least } to { $most }
voyage-set-aside = Set aside
voyage-aside-one = { $card }, { $slot }
voyage-elsewhere = Elsewhere
voyage-at = { $place }: { $what }
voyage-boxes = In the boxes
voyage-box = Box { $row }: { $what }; cards in it: { $count }
voyage-sleeve-into = Into: { $card }
voyage-trader = Trader
voyage-trader-why = nobody attacks you without a black flag
voyage-pirate = Pirate
voyage-pirate-why = whoever stops here must fight you, and the island is closed to others

## The islands

voyage-which-islands = Which islands
voyage-cubes-of = { $by } { $count }
voyage-empty = empty slots { $count }
voyage-controls = Control: { $by }
voyage-nobody-controls = Control: nobody
voyage-would-take = { $count ->
    [one] { $count } more of your cubes would take it: empty slots count against everybody
   *[other] { $count } more of your cubes would take it: empty slots count against everybody
}
voyage-produces = Produces: { $goods }
voyage-of-that = { $goods } of it by { $what }
voyage-worth = Gold at the end, by rank: { $points }
voyage-stands = { $building }
voyage-empty-slot = Into empty slots
voyage-instead-of = In place of: { $by }
voyage-instead-of-two = In place of: { $by } (last turn taken: costs two influence)
voyage-follows = Followed at once by
voyage-follows-why = Its first influence replaces a cube together with the one that is left.
voyage-cubes-left = Cubes still to place: { $left }; in your supply: { $supply }
voyage-from-island = From the island: { $island }

## What to want

voyage-tally = Marks: { $marks } of { $of }; gold so far: { $gold }
voyage-nearest = Nearest mark: { $mark }
voyage-so-far-of = { $mark }, { $has } of { $needs }
voyage-mark-brings = { $count } gold at the end
voyage-aims-why = { $count ->
    [one] The last turns begin when somebody has { $count } mark; then the most gold wins.
   *[other] The last turns begin when somebody has { $count } marks; then the most gold wins.
}
voyage-bonus-why = Keep one: at the end it pays gold for each of its marks that you have. A mark is yours as soon as you have what it needs.
voyage-bonus-pays = { $count } gold for each of these marks: { $marks }
voyage-bonus-suggested = The easier one for a first voyage

## The books

voyage-pirate-at = Pirate: { $place }
voyage-trader-at = Trader: { $place }
voyage-damage = Damage: { $count } of 5
voyage-on-dock = Cargo on the dock: { $cargo }
voyage-cards-of = Cards: hand { $hand }, deck { $deck }, discard { $pile }
voyage-supply = Cubes in supply: { $count }
voyage-towards = Battles won: { $wins } of 4; tiles explored: { $explored }
voyage-marks = Marks: { $what }
voyage-has-tokens = Upgrades: { $what }
voyage-has-aside = Set aside: { $what }
voyage-has-played = In play: { $what }
voyage-has-held = In hand at the end: { $what }
voyage-level-due = A level-up is due.
voyage-finished = Has taken the last turn.
voyage-last-turns = The last turns
voyage-still-to-play = Last turns. Still to play: { $who }

## Before the game

voyage-chooser-part = Whole games
voyage-outfit-colour = Colour
voyage-outfit-bonus = Bonus tokens
voyage-outfit-bonus-why = Everybody is dealt two and keeps one: gold for the achievements on it.
voyage-outfit-wind = Wind in hand
voyage-outfit-wind-why = Whoever comes later begins with more gold: { $gold } by the order of turns. Of a hundred games between mates each wins { $without } without it and { $with } with it.
voyage-outfit-without = Without

voyage-route-cost = { $count ->
    [one] It takes { $count } of your { $sails } sails.
   *[other] It takes { $count } of your { $sails } sails.
}
voyage-sail-steps = { $count ->
    [one] Sail: { $place }, { $count } step
   *[other] Sail: { $place }, { $count } steps
}
voyage-still-due = { $count ->
    [one] { $count } more can be sleeved, and must be.
   *[other] { $count } more can be sleeved, and must be.
}
voyage-chooser-captains = { $count ->
    [one] { $count } captain
   *[other] { $count } captains
}
voyage-chooser-marks = { $count ->
    [one] The game ends when somebody has { $count } mark on the harbour board.
   *[other] The game ends when somebody has { $count } marks on the harbour board.
}

voyage-sum = all together
voyage-so-far = Gold as it stands
voyage-so-far-why = What lies in the chests of others is not in it.
voyage-another = Another game
voyage-over = The game is over
voyage-wins = { $player } has won
