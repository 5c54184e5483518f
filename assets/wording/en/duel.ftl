## The sheet of a side

duel-named = { $name } ({ $by })
duel-attacker = Attacker: wins a tie
duel-pirate = Pirate ship
duel-trader = Trader
duel-merchant = Merchant ship: { $merchant }
duel-building = On the island: { $building }
duel-strength = Strength
duel-strength-parts = 1s: { $ones }, 2s: { $twos }, markers: { $markers }
duel-cup = In the cup: { $count }
duel-away = In the hand or in the air: { $count }
duel-booty = On booty: { $count }
duel-damage = On damage: { $count }
duel-won = Wins the battle
duel-ship = The ship
duel-hull = Damage
duel-cannons-left = Cannons ready: { $left } of { $all }
duel-hold = { $hold }: { $goods } ({ $used } of { $room })
duel-chest = Gold in the chest: { $gold }
duel-crew = Cards in play
duel-held = Cards in hand: { $count }
duel-sailor = { $card }, level { $level }
duel-cannons = { $count ->
    [one] { $count } cannon
   *[other] { $count } cannons
}
duel-both = { $one }; { $other }
duel-with-note = { $what } · { $note }
duel-defence = Defence cubes: { $count }
duel-merchant-closed = Her card is turned over when she is attacked.
duel-black-cubes = Black cubes: { $count }
duel-on-victory = On victory: { $what }
duel-on-defeat = On defeat: { $what }
duel-prize = If you win, the card becomes an advancement.
duel-gain = cargo { $cargo }, gold { $gold }
duel-takes-damage = { $count } damage
duel-draws = a card is drawn
duel-rises = a card in hand rises a level
duel-upgrade = a ship upgrade

## What is asked and offered

duel-acts = { $player } is to act
duel-ask-declare = Whom do you attack?
duel-ask-commit = Play cards if you like, then say how many cannons fire.
duel-ask-answer = You are attacked. Make ready, then say how many cannons fire.
duel-ask-ability = Use one battle ability, or pass. A tie is the attacker’s.
duel-attack-merchant = Attack the merchant ship
duel-attack-ship = Attack the ship: { $by }
duel-attack-building = Attack: { $building }
duel-done = No more battles this turn
duel-commit = { $count ->
    [one] Fire { $count } cannon
   *[other] Fire { $count } cannons
}
duel-commit-none = Fire no cannon
duel-pass = Pass
duel-play = Play: { $card }
duel-level-up = Level up: { $card } » { $level }
duel-shift = { $good }: { $from } » { $to }
duel-jettison = Overboard: { $good }, { $from }
duel-hand = Your hand
duel-goods = Your goods
duel-choice-cube = { $by }: { $zone }
duel-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
duel-throw-how = Click the tower, press { $tip } or { $throw }, or shake the cubes by hand and let go.
duel-tip = Tip them in
duel-throw-by-itself = They go in over the masts.

## Cubes on the table

duel-cube = Cube: { $by }
duel-cube-lies = It lies here: { $zone }.

## The end

duel-wins = { $player } wins
duel-wins-on-a-tie = { $player } wins: a tie is the attacker’s
duel-reckoning = The reckoning
duel-reckoning-of = { $player }: cubes { $cubes }; booty: cargo { $cargo }, gold { $gold }; damage taken { $damage }.
duel-sank = Sunk: { $by }
duel-no-battle = Nobody fought.
duel-another = Another battle

## Before the battle

duel-chooser-battles = Battles
duel-chooser-kind-ship = Ship against ship
duel-chooser-kind-merchant = Ship against merchant
duel-chooser-kind-building = Ship against fort
duel-outfit-enemy = Enemy
duel-enemy-ship = Ship
duel-enemy-merchant = Merchant
duel-enemy-fort = Fort
duel-enemy-garrison = Garrison
duel-outfit-merchant = Her card
duel-outfit-merchant-why = Whoever chooses the card sees its back before the battle.
duel-outfit-crew = Crew
duel-outfit-ashore = ashore
duel-outfit-level = level { $level }
duel-outfit-slot = Upgrade in { $hold }
duel-outfit-bare = none
duel-outfit-damage = Damage already taken
duel-outfit-sum = Cannons { $cannons }, abilities { $abilities }, room in the holds { $room }
duel-zone-explosion = This cube is dropped again, and one more of its colour with it.
duel-zone-strength = Counts { $strength } for its owner when the winner is found.
duel-zone-booty = Its owner takes the goods that are printed here, as far as there is room for them, before damage and the winner are counted.
duel-zone-damage = The enemy ship takes 1 damage before the winner is counted.
