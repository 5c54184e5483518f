## The pages of a captain's sheet

mm-page-deeds = Deeds
mm-page-ship = Ship
mm-page-cards = Cards
mm-page-ports = Ports

## The head

mm-sheet-acts = { $player } is to act
mm-sheet-player-named = { $name } ({ $by })
mm-sheet-waits = { $player } has the turn
mm-sheet-waits-for = Waiting for: { $who }
mm-sheet-ask-ship = In secret: a Sloop or a Flute?
mm-sheet-ask-actions = Your turn: move, scout, or use the port.
mm-sheet-ask-port = In port: each activity once, selling first.
mm-sheet-actions-left = Actions left: { $count }
mm-sheet-moves-left = Further moves: { $count }
mm-sheet-track = Glory: { $points } of { $target }
mm-sheet-with-chest = with the chest { $total }
mm-sheet-purse = Gold aboard { $gold }, in the chest { $chest } (secret points: { $points })
mm-sheet-event = Event: { $name }
mm-sheet-odds = Chances

## Numbers with their reasons

mm-sheet-chance = { $percent } %
mm-sheet-part = { $amount } ({ $why })
mm-sheet-sum = { $sum } = { $parts }
mm-sheet-reason = { $what }: { $sum }
mm-sheet-dice-of = { $what }, dice: { $sum }
mm-sheet-values = Hull { $hull }, Hold { $hold }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }, Manoeuvrability { $manoeuvre }

## Actions: moving

mm-sheet-move = Move
mm-sheet-further-move = A further move costs none of the actions.
mm-sheet-found = found { $percent } %
mm-sheet-lurks = { $npc } looks for you ({ $why }), dice: { $dice }, finds you: { $percent } %
mm-sheet-left-on-the-quay = Cargo that will not fit at sea: { $count }
mm-sheet-toll = toll
mm-sheet-closed = closed to you
mm-sheet-opened-by = Closed, but opened by: { $what }
mm-sheet-rule-of = { $name }. { $what }

## Actions: scouting

mm-sheet-scout = Scout
mm-sheet-sets-bounty = A bounty is set: { $nation }, level { $level }
mm-sheet-makes-pirate = You become a pirate: { $nation }, level { $level }
mm-sheet-merchant-of = You may take the merchant for one of the port’s nation ({ $nation }), or for what the token says.
mm-sheet-merchant-of-token = The merchant is of the nation on the token.
mm-sheet-first-contest = First contest: you { $own }, they { $other }. Won { $win } %, lost { $lose } %
mm-sheet-reward = Reward for a victory: { $gold }
mm-sheet-reward-of = { $nation } pays for a victory: { $gold }

## Actions: the rest

mm-sheet-here = Here
mm-sheet-port-action = Port action
mm-sheet-ashore = Land at { $zone }: garrison, Leadership { $leadership }, Crew { $crew }
mm-sheet-play = May be played or used
mm-sheet-game = The game
mm-sheet-claim = Claim the victory
mm-sheet-retire = Retire
mm-sheet-retire-why = This turn is spent; the next begins with a new captain. Gold aboard, ship and cards are lost, glory and chest stay.
mm-sheet-end-turn = End the turn
mm-sheet-unused = Actions left unused: { $count }

## In port: trade

mm-sheet-sell = Sell for { $gold }
mm-sheet-scales = Onto the scales
mm-sheet-wanted-at = Wanted: { $zone }, moves { $moves }
mm-sheet-glorious-sale = Three or more of the demanded good: a point of glory.
mm-sheet-sale-changes = The demand here changes afterwards, and nothing more is sold this turn.
mm-sheet-buy = Look at the market, cards: { $count }
mm-sheet-prices = Price of each card: one of a good { $single }, two 2, three or more 1
mm-sheet-room = Six cards in port; at sea: { $count }

## In port: the shipyard

mm-sheet-yard-ships = Shipyard: ships
mm-sheet-yard-repairs = Shipyard: repairs
mm-sheet-yard-outfits = Shipyard: weapons and modifications
mm-sheet-back = you get { $gold }
mm-sheet-resale = Price { $price }; the old ship brings { $brings }
mm-sheet-big-ship = The first big ship of this captain: a point of glory.
mm-sheet-scatters = The modifications stay behind and go into ports.
mm-sheet-repair = { $location }: { $now } » { $then }
mm-sheet-restore = Restore the Reinforced Hull
mm-sheet-sell-weapon = Sell: { $weapon }

## In port: people

mm-sheet-recruit = Recruit, berths free: { $count }
mm-sheet-recruit-failed = Success fills the ship free. Otherwise each man costs { $price }
mm-sheet-ask-for-rumors = Ask for rumors, { $gold }
mm-sheet-lost-anyhow = Paid whatever the dice say: { $price }
mm-sheet-prove = Prove: { $card }
mm-sheet-deliver = For the mission: { $card }
mm-sheet-hide = Into the chest: { $gold }
mm-sheet-fetch = Out of the chest: { $gold }
mm-sheet-coins = Coins counted out (none means all)
mm-sheet-leave-port = End the port action

## Ports

mm-sheet-port-of = { $zone } ({ $nation })
mm-sheet-moves = moves { $count }
mm-sheet-demand = wants { $good }
mm-sheet-yard = shipyard: { $fitting }
mm-sheet-yard-unknown = shipyard: not turned up yet
mm-sheet-merchant-here = a merchant near by
mm-sheet-missions-here = Missions: { $what }

## The own ship and cards

mm-sheet-no-ship = No ship: a new captain comes at the start of the next turn.
mm-sheet-capacity = Room for cargo
mm-sheet-cargo = Cargo
mm-sheet-bounties = Bounties: { $what }
mm-sheet-mission = Mission
mm-sheet-rumor = Rumor
mm-sheet-open-cards = On the board
mm-sheet-play-it = Play
mm-sheet-ahead = Passed in advance
mm-sheet-ask-again = Ask me again: { $hour }
mm-sheet-aboard = Aboard: { $what }
mm-sheet-counts = Glory cards { $hand }, cargo { $cargo }, rumors { $rumors }
mm-sheet-at-sea = Others at sea
mm-sheet-war = War: { $one } against { $other }
mm-sheet-first-ship = The first ship

## A raid

mm-sheet-raid-on = { $merchant }, { $zone }
mm-sheet-successes-left = Successes left: { $count }
mm-sheet-escapes = Escapes { $escapes }, Manoeuvrability { $against }
mm-sheet-raid-hits = { $location }: hits { $hits }, left { $left }
mm-sheet-plunder = Plunder: { $count }
mm-sheet-glory = a point of glory
mm-sheet-raid-odds = Brought in { $percent } %, plunder { $gold } on average, glory { $glory } %, sunk { $sunk } %
mm-sheet-use = { $percent } %, plunder { $gold }
mm-sheet-best = best

## A battle

mm-sheet-battle = Battle
mm-sheet-battle-round = Battle, round { $round }
mm-sheet-declared = { $side }: { $what }
mm-sheet-dice = { $side }, dice: { $sum }
mm-sheet-rolled = { $side }: { $faces }. Skulls { $count }, other dice { $sum }
mm-sheet-hits = Hits on { $side }: { $hits }
mm-sheet-hits-due = Hits due on { $side }: { $count }
mm-sheet-contest-odds = { $side } in the contest: wins { $win } %, loses { $lose } %, ties { $tie } %, nobody { $nobody } %
mm-sheet-crew-odds = { $side } in crew combat: wins { $wins } %, loses { $loses } %
mm-sheet-wins = contest { $percent } %
mm-sheet-shoot-tip = Contest won { $win } %: hits by you { $out_won }, on you { $in_won }. Lost { $lose } %: by you { $out_lost }, on you { $in_lost }, if both shoot
mm-sheet-board-tip = The contest is won { $win } %; then the crew combat, as the crews are now, { $crews } %
mm-sheet-flee-tip = The contest is won { $win } %, and against no skull at all { $away } %
mm-sheet-sinks = the ship sinks
mm-sheet-destroyed = destroyed: { $location }
mm-sheet-left = { $location } { $before } » { $left }

## A throw

mm-sheet-dice-in-hand = dice in hand: { $count }
mm-sheet-throw = Throw
mm-sheet-throw-how = Take the dice up and throw, or press { $throw }.
mm-sheet-throw-by-itself = The dice are thrown for this captain.

## The end

mm-sheet-game-over = The game is over
mm-sheet-another = Another cruise
mm-sheet-wins-game = { $player } wins
mm-sheet-count-track = Glory on the track
mm-sheet-count-for = … for { $why }
mm-sheet-count-chest = Gold in the chest
mm-sheet-count-secret = Secret points
mm-sheet-count-total = Total

## Before a game

mm-chooser-part = Cruises
mm-chooser-captains = { $count ->
    [one] { $count } captain
   *[other] { $count } captains
}
mm-chooser-target = Points of glory to reach: { $count }
mm-outfit-captain = Captain
mm-outfit-drawn = drawn by lot
mm-outfit-ship = First ship
mm-outfit-picked = picked in secret
mm-outfit-rules = Rules
mm-outfit-target = Glory to reach
mm-house-zones = Rules of the zones
mm-house-zones-why = Every port has something of its own.
mm-house-scout = One scout for each kind of target
mm-house-scout-why = In a turn only one merchant, one ship and so on may be scouted for.
mm-house-hold = Any cargo in port
mm-house-hold-why = In port there is room for more than six cards.
mm-house-weapons = More special weapons
mm-house-weapons-why = Twenty tokens instead of twelve.
mm-house-npcs = Hunters from the start
mm-house-npcs-why = One naval ship and one pirate are at sea before the first event.
mm-house-death = Captains do not die
mm-house-death-why = A beaten captain comes back, and has lost everything else.
