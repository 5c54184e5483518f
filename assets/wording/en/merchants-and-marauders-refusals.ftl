## Merchants & Marauders: what cannot be done now (MM-29.9)
## Ladder mm_refusal: refusal-mm-*

refusal-mm-not-your-turn = It is not your turn.
refusal-mm-not-now = This does not belong to this part of the game.
refusal-mm-end-port-action = Finish the port action first.
refusal-mm-no-port-action = This is done during a port action.
refusal-mm-ship-picked = You have picked your ship.

## What is not there
## Ladder mm_refusal: refusal-mm-*

refusal-mm-no-first-ship = No captain begins with this ship: choose a Sloop or a Flute.
refusal-mm-not-next = A move takes the ship into the next zone, into the port here, or out of it.
refusal-mm-scout-at-sea = Scouting is done at sea: leave the port first.
refusal-mm-no-such-target = There is no such target in this zone.
refusal-mm-target-in-port = That ship lies in port, where nobody can attack it.
refusal-mm-not-in-port = Your ship does not lie in port.
refusal-mm-no-landing = Your mission asks for no landing from this zone.
refusal-mm-retire-in-port = A captain retires in port.
refusal-mm-not-aboard = That cargo is not aboard.
refusal-mm-no-goods = Say which cargo is sold.
refusal-mm-never-sold = Nobody sells a Man-of-War: it has to be captured.
refusal-mm-no-ship-card = No ship of this type is left.
refusal-mm-nothing-to-restore = No Reinforced Hull is turned over.
refusal-mm-no-weapon-left = No token is left: { $weapon }.
refusal-mm-no-such-weapon = You do not have this: { $weapon }.
refusal-mm-no-modification = There is no modification in this port.
refusal-mm-not-on-offer = This mission is not on offer in this port.
refusal-mm-not-at-home = Your chest stands in your home port.
refusal-mm-no-rumor-here = You have no rumor that is proved here.
refusal-mm-nothing-to-deliver = Your mission asks for nothing in this port.
refusal-mm-not-in-hand = This card is not in your hand.

## What is used up
## Ladder mm_refusal: refusal-mm-*

refusal-mm-no-action-left = All actions of this turn are spent.
refusal-mm-port-used = There is one port action a turn.
refusal-mm-scouted = You scouted for this target already this turn.
refusal-mm-scouted-kind = You scouted for a target of this kind already this turn.
refusal-mm-retire-first = A captain retires before the first action of a turn.
refusal-mm-activity-used = Each thing is done once in a port action.
refusal-mm-step-used = This was done already in this port action.
refusal-mm-mission-tried = You have asked for a mission in this port action.
refusal-mm-hiring-failed = The hiring failed: try again on a later turn.
refusal-mm-claimed = Victory is claimed already.

## What is forbidden
## Ladder mm_refusal: refusal-mm-*

# when PortClosed { war: true }
refusal-mm-closed-by-war = This port is closed to you: its nation is at war with yours ({ $nation }).
refusal-mm-port-closed = This port is closed to you: its nation has a bounty on you ({ $nation }).
refusal-mm-crippled = A location of your ship is destroyed: no raids before it is repaired.
refusal-mm-no-crew = Without a crew nobody lands.
refusal-mm-sell-first = Goods are sold before anything else in port.
refusal-mm-crew-is-recruited = A crew is not repaired: recruit one.
# when DamageThere { points: 0 }
refusal-mm-undamaged = There is no damage there to repair.
refusal-mm-damage-there = { $points ->
    [one] Only { $points } point can be repaired there.
   *[other] Only { $points } points can be repaired there.
}
refusal-mm-has-weapon = You have this already: { $weapon }.
refusal-mm-has-modification = Your ship has a modification of this kind.
refusal-mm-crew-is-full = Your crew is complete.
refusal-mm-unfit = This mission is not given to you as you are: read what it asks for.
refusal-mm-too-many-cards = You hold five Glory cards: discard one first.
refusal-mm-out-of-moment = This cannot be played now: it names another moment, or something it needs is missing.
refusal-mm-no-captain-left = No captain is left to follow.
refusal-mm-below-target = { $missing ->
    [one] You are { $missing } point short of victory.
   *[other] You are { $missing } points short of victory.
}
refusal-mm-no-gold = Say how much gold.

## What cannot be paid
## Ladder mm_refusal: refusal-mm-*

refusal-mm-too-dear = You lack { $missing } gold.
refusal-mm-too-few-goods = { $count ->
    [one] It takes { $count } card of this: { $good }.
   *[other] It takes { $count } cards of this: { $good }.
}

## Merchants & Marauders: what cannot be set up
## Ladder mm_setup: setup-mm-*

setup-mm-captain = This captain does not exist, or sails already
setup-mm-ship = A captain begins with a Sloop or a Flute
setup-mm-glory-cards = At least one Glory card is drawn
setup-mm-players = Two to four captains sail
setup-mm-colour-twice = Each player has a colour of their own
setup-mm-no-such-player = Nobody plays in this colour
setup-mm-target = The game is for one point at least
setup-mm-war = A war has a card of its own and two nations
setup-mm-above-maximum = This is more than the most there can be
setup-mm-card = This card does not exist, or does not belong here
setup-mm-card-twice = This card lies in two places
setup-mm-hand-too-full = A hand holds four Glory cards
setup-mm-level = Bounties have levels 1 to 5
setup-mm-naval-ships = A nation has a naval ship or a war squadron, not both
setup-mm-no-port = There is no port here
setup-mm-no-such-side = This side does not fight
setup-mm-not-aboard = This is not aboard
setup-mm-nowhere = A captain is somewhere, and a dead one nowhere
setup-mm-npc-card = This is no captain of that ship
setup-mm-phase = No position begins in this phase, or not with these things
setup-mm-specialist = A captain has one specialist of each kind
setup-mm-token-twice = This token lies in two places, or there are not so many

## Merchants & Marauders: what a file says

fault-mm-printed = Expected a printed card, such as GL-17 or CO-8
