## Dead Reckoning: what cannot be done in a battle (DR-18 to DR-21)
## Ladder dr_refusal: refusal-dr-*

refusal-dr-ability-outside = Battle abilities are used in a battle, after the cubes have fallen.
refusal-dr-ability-used = This ability was used this turn.
refusal-dr-barred = A pirate beat you here: this island is closed to you for the rest of the turn.
refusal-dr-battle-in-progress = Finish this battle first.
refusal-dr-blockade = A pirate blockades this island: beat that ship first.
refusal-dr-cannons = { $cannons ->
    [one] Only { $cannons } cannon is ready.
   *[other] Only { $cannons } cannons are ready.
}
refusal-dr-cannons-behind-goods = { $cannons ->
    [one] The other cannons stand behind goods in the holds: { $cannons } is ready.
   *[other] The other cannons stand behind goods in the holds: { $cannons } are ready.
}
refusal-dr-cannons-used = { $cannons ->
    [one] Each cannon fires in one battle a turn: { $cannons } is left.
   *[other] Each cannon fires in one battle a turn: { $cannons } are left.
}
refusal-dr-committed = The number of cubes is fixed.
refusal-dr-elsewhere = That ship lies elsewhere.
refusal-dr-flag-used = Every black flag was used this turn.
refusal-dr-fought = She was fought this turn already, as was everything once fought.
refusal-dr-hold-too-small = { $room ->
    [one] That hold takes { $room } unit.
   *[other] That hold takes { $room } units.
}
refusal-dr-level-after-drop = Nobody is levelled up once the cubes have fallen.
refusal-dr-level-first = A level-up is due before anything else.
refusal-dr-levelled = One card between turns is levelled up, and it was.
refusal-dr-locked = Goods stay where they are until the winner is known.
refusal-dr-no-battle = No battle has been declared.
refusal-dr-no-building = No such building stands here.
refusal-dr-no-cannon-on-it = In defence only cards with a cannon or a battle ability are played.
refusal-dr-no-card = There is no card left to draw.
refusal-dr-no-cube = No cube lies in the tray.
refusal-dr-no-cubes = No cube is left to drop.
refusal-dr-no-enemy-building = This building belongs to no opponent.
refusal-dr-no-flag = A black flag is needed to attack this ship.
refusal-dr-no-helm = There is no helm on this card.
refusal-dr-undamaged = Nothing of your ship is damaged: there is nothing to pay for.
refusal-dr-before-first-turn = Before their first turn nobody but the fourth player levels up a card.
refusal-dr-no-merchant = No merchant ship lies here.
refusal-dr-no-more-levels = After the last turn nobody is levelled up.
refusal-dr-no-own-cube = No cube of yours lies in the tray.
refusal-dr-no-such-ability = The card has no such battle ability.
refusal-dr-no-such-ship = There is no such ship to attack.
refusal-dr-not-aboard = These goods are not in that hold.
refusal-dr-not-in-hand = This card is not in your hand.
refusal-dr-not-in-play = This card is not in play.
refusal-dr-not-your-go = It is not your go.
refusal-dr-not-yours = You have no ship here.
refusal-dr-on-victory = Only the winner uses this ability, when the battle is decided.
refusal-dr-other-goods = Rearranging neither adds goods nor takes any away.
refusal-dr-outpost = Outposts cannot be attacked.
refusal-dr-pirate-first = A pirate lies here and must be fought first.
refusal-dr-play-after-drop = No card is played once the cubes have fallen.
refusal-dr-top-level = This card is at its highest level.
refusal-dr-two-encounters = Two purchases and encounters a turn, and they are done.

## The round of turns
## Ladder dr_refusal: refusal-dr-*

refusal-dr-not-now = This does not belong to this part of the turn.
refusal-dr-not-yet = This cannot be done at this table yet.

## The ship
## Ladder dr_refusal: refusal-dr-*

refusal-dr-at-the-end = This counts at the end of the game alone.
refusal-dr-at-sea-only = This cannot be done in the harbour.
refusal-dr-before-moving = This can be done only before your ship has moved this turn.
refusal-dr-cannons-on-card = That takes more cannons on this card; it has { $cannons }.
refusal-dr-explored = One tile a turn is explored, and you have explored it. You may pass this one.
refusal-dr-harbour-only = This can be done only in the harbour.
refusal-dr-laden = There are goods in the hold of this token. Unload them first.
refusal-dr-no-ability = There is no such ability here.
refusal-dr-no-copy = This cannot be copied: choose an ability of another advancement in play that is used in the main phase.
refusal-dr-no-goods = Say which goods.
refusal-dr-no-island = There is no explored island.
refusal-dr-no-option = There is no such option to choose.
refusal-dr-not-next-door = A ship sails from one place to the next; there are no diagonals.
refusal-dr-not-there = These goods are not there.
refusal-dr-not-your-island = You do not control this island.
refusal-dr-other-place = These goods cannot go there.
refusal-dr-paid-elsewhere = This cannot be paid from there.
refusal-dr-port-only = This can be done only in the harbour or at an island you control.
refusal-dr-price = The price is cargo { $cargo }, gold { $gold }: lay out all of it, and no more.
refusal-dr-raised = The sails are up: they are raised once a turn.
refusal-dr-sails = That is too far. Steps left on the sail track: { $sails }.
refusal-dr-same-island = Choose different islands.
refusal-dr-symbol-counts = This symbol is not used by itself; the rule that needs it counts it.
refusal-dr-too-many-islands = Choose at least one island. The most there may be: { $islands }.
refusal-dr-walled = A fort or a garrison of another player keeps you off this island.
refusal-dr-wrong-row = This ability is for islands of other rows.

## Islands
## Ladder dr_refusal: refusal-dr-*

refusal-dr-building-there = There is one building of each type on an island, and this one stands there.
refusal-dr-has-mark = You have reached this achievement already.
refusal-dr-influence-left = All influence of an ability is placed at once. It can still be placed: { $count }
refusal-dr-influence-spent = This ability has no influence left for that.
refusal-dr-may-not-lend = You cannot take a cube of yours from that island: it must lie in a slot, and the control must stay as it is.
refusal-dr-no-building-left = No building of this type is left in the supply.
refusal-dr-no-island-here = Your ship must lie at an explored island.
refusal-dr-no-such-cube = No cube of that player lies in a slot of this island.
refusal-dr-not-joined = Two abilities are joined only to replace a cube of a player who has taken the last turn, with the last influence of one and the first of the other.
refusal-dr-nothing-to-place = There is no influence here that could be placed.
refusal-dr-out-of-reach = The cubes of this ability cannot go there.
refusal-dr-slot-free = A slot is empty on this island: the cube goes there, and replaces none.
refusal-dr-slots-taken = No slot is empty on this island: say whose cube yours replaces.
refusal-dr-slots-yours = Every slot of this island holds a cube of yours.
refusal-dr-supply-empty = You have no cube left: say from which island you take one.
refusal-dr-supply-first = You take cubes from islands only when none is left in your supply.
refusal-dr-too-many-buildings = Choose at least one building. The most there may be: { $buildings }.
refusal-dr-two-influence = To replace a cube of a player who has taken the last turn takes two influence.

## Advancements and upgrades
## Ladder dr_refusal: refusal-dr-*

refusal-dr-merchant-here = A merchant ship lies here: trade with her, or attack her.
refusal-dr-no-basic-token = No basic upgrade lies open on this ship.
refusal-dr-no-card-here = No card lies here to be bought.
refusal-dr-no-token = No upgrade of this kind is left.
refusal-dr-not-set-aside = This card is not set aside with you.
refusal-dr-card-price = { $cost ->
    [one] It costs { $cost } cargo out of the holds: lay out exactly that.
   *[other] It costs { $cost } cargo out of the holds: lay out exactly that.
}
refusal-dr-sleeve-more = { $count ->
    [one] { $count } more advancement can be sleeved, and must be.
   *[other] { $count } more advancements can be sleeved, and must be.
}
refusal-dr-sleeve-taken = Something lies in this place of the sleeve: choose another card.

## Rulings
## Ladder dr_refusal: refusal-dr-*

refusal-dr-ruling-nothing = No such ship plays, or no such island lies open.
refusal-dr-ruling-broken = Something would lie where it cannot: too much in a hold, more cubes than slots or than there are, a pirate in the harbour.

## Dead Reckoning: what cannot be set up
## Ladder dr_setup: setup-dr-*

setup-dr-advancement = This advancement does not exist
setup-dr-black-cubes = There are 20 black cubes
setup-dr-card-twice = This card is there twice
setup-dr-colour = Each player has a colour of their own, and black is nobody’s
setup-dr-cubes = A player has 34 cubes besides the one on the sail track
setup-dr-damage = A ship with 5 damage has sunk
setup-dr-hold-too-full = More lies in a hold than it takes
setup-dr-island-place = An island lies on a tile of its own
setup-dr-island-twice = This island is there twice
setup-dr-merchant = This merchant ship does not exist
setup-dr-merchant-in-harbour = Merchant ships are met at sea
setup-dr-pirate-in-harbour = In the harbour every ship trades
setup-dr-players = From one to four players sit at the table
setup-dr-sleeve = Each place in a sleeve takes one advancement
setup-dr-slots = More cubes than slots
setup-dr-strange-cube = A cube of nobody at the table
setup-dr-upgrade = This upgrade does not exist, or not so often
setup-dr-marks = From one to nine marks bring the end about
setup-dr-bonus = There are bonus tokens 0 to 7
setup-dr-card-in-two-places = This card lies in two places
# by hand
setup-dr-phase = A position begins with one of { $phases }, and only in a whole game
setup-dr-sails = The sail track ends at 8
setup-dr-tile = This tile does not exist, or lies elsewhere
setup-dr-voyagers = Two to four players set sail, each in a colour of their own

## Dead Reckoning: what a file says

fault-dr-card = Expected a card such as SA-GUN#1@3+A1-02
fault-dr-front = There is no front { $front }
fault-dr-no-cards = The cards of the game are missing
fault-dr-place = Expected harbour, or a tile such as r2c1
fault-dr-printed = Expected a printed card or tile, such as A1-02#1
