## Dead Reckoning: what cannot be done in a battle (DR-18 to DR-21)

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

## Dead Reckoning: battles that cannot be set up

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

## Dead Reckoning: what a file says

fault-dr-card = Expected a card such as SA-GUN#1@3+A1-02
fault-dr-front = There is no front { $front }
fault-dr-no-cards = The cards of the game are missing
fault-dr-place = Expected harbour, or a tile such as r2c1
