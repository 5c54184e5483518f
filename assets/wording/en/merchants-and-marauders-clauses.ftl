## The language of cards: a clause as a whole (MM-28.1)

mm-clause = { $at }: { $what }
mm-clause-if = { $at }, if { $when }
mm-clause-pay = { $at }, { $cost }
mm-clause-may = { $what }, if you like
mm-clause-span = { $what } ({ $span })
mm-clause-while = While { $when }: { $what }
mm-clause-always = Always: { $what }
mm-clause-this-round = This round: { $what }
mm-then = { $one }; { $other }
mm-list = { $one }, { $other }
mm-and = { $one } and { $other }
mm-or = { $one } or { $other }
mm-either = { $one } / { $other }
mm-nothing = nothing

## How often, how long
## Ladder mm_once: mm-once-*
## Ladder mm_lasts: mm-lasts-*

mm-once-turn = once a turn
mm-once-round = once a round
mm-once-battle = once a battle
mm-once-port-action = once in a port action
mm-once-task = once in a task
mm-lasts-turn = this turn
mm-lasts-round = this round
mm-lasts-battle = in this battle
mm-lasts-port-action = in this port action
mm-lasts-task = for this task

## Moments (MM-28.3)
## Ladder mm_moment: mm-at-*

mm-at-revealed = When the event is turned up
mm-at-round-end = At the end of the round
# when TurnStart(Whose::Mine)
# when TurnEvent(Whose::Mine)
mm-at-turn-start = At the start of your turn
# when TurnStart(Whose::Other)
# when TurnEvent(Whose::Other)
mm-at-turn-start-other = At the start of another player’s turn
# when TurnStart(Whose::Any)
# when TurnEvent(Whose::Any)
mm-at-turn-start-any = At the start of any turn
# when TurnEnd(Whose::Mine)
mm-at-turn-end = At the end of your turn
# when TurnEnd(Whose::Other)
mm-at-turn-end-other = At the end of another player’s turn
# when TurnEnd(Whose::Any)
mm-at-turn-end-any = At the end of any turn
mm-at-own-turn = On your turn
mm-at-port-step = During your port action
# when Before(Step::Sell)
mm-at-before-sell = Before you sell goods
# when Before(Step::Buy)
mm-at-before-buy = Before you buy goods
# when Before(Step::BuyShip)
mm-at-before-buy-ship = When you buy a ship
mm-at-market = When you buy goods, before prices are set
mm-at-entering = When you enter a port
mm-at-entered-closed = After this has let you into a closed port
# by hand
mm-at-tested = After your test for { $what }
# by hand
mm-at-tested-other = After another player’s test for { $what }
# by hand
mm-at-tested-any = After anybody’s test for { $what }
# by hand
mm-at-tested-all = After any test of yours
# by hand
mm-at-tested-all-other = After any test of another player
# by hand
mm-at-tested-all-any = After anybody’s test
# when Scouted(Whose::Mine)
mm-at-scouted = After a successful Scout of yours
# when Scouted(Whose::Other)
mm-at-scouted-other = After a successful Scout of another player
# when Scouted(Whose::Any)
mm-at-scouted-any = After any successful Scout
# when BountyDue(Whose::Mine)
mm-at-bounty-due = When a bounty on you is about to be set
# when BountyDue(Whose::Other)
mm-at-bounty-due-other = When a bounty on another player is about to be set
# when BountyDue(Whose::Any)
mm-at-bounty-due-any = When any bounty is about to be set
mm-at-card-played = After a Glory card was played
mm-at-raid-over = After a raid you survive
mm-at-battle-over = After a battle you survive
mm-at-hits-on-me = When your ship is hit
# by hand
mm-at-battle-start = Before round 1 of a battle
# by hand
mm-at-opening = Right before round 1 of a battle
# by hand
mm-at-declared = In a battle, after the declarations
# by hand
mm-at-contest = After the rolls of a contest
# when WonContest(Whose::Mine)
mm-at-won-contest = When you win the contest
# by hand
mm-at-won-contest-of = When the contest is won
# when VolleyDue(Whose::Mine)
mm-at-volley-due = Before your volley is rolled
# by hand
mm-at-volley-due-of = Before a volley is rolled
# when Volley(Whose::Mine)
mm-at-volley = After your volley is rolled
# by hand
mm-at-volley-of = After a volley is rolled
# when VolleyOver(Whose::Mine)
mm-at-volley-over = After your volley
# by hand
mm-at-volley-over-of = After a volley
# by hand
mm-at-boarding = Before a crew combat at sea
# by hand
mm-at-crew-start = Before round 1 of a crew combat
# by hand
mm-at-crew-roll = After the rolls of a crew combat
# by hand
mm-at-crew-loss = Before losses in a crew combat
# when Sank(Whose::Mine)
mm-at-sank = When you sink a ship
# by hand
mm-at-sank-of = When a ship is sunk

## Whose moment it is, in a battle

mm-at-other = { $at } (not yours)
mm-at-any = { $at } (anybody’s)

## What is tested (MM-28.7), as it stands after “for”
## Ladder mm_tests: mm-test-*

mm-test-scout-merchant = scouting a merchant
mm-test-scout-player = scouting a player’s captain
mm-test-scout-npc = scouting a naval ship or pirate
mm-test-scout-goal = scouting a mission’s goal
mm-test-scout = scouting
mm-test-recruit = recruiting
mm-test-rumor = acquiring a rumor
mm-test-prove-influence = proving a rumor in port
mm-test-prove-scouting = proving a rumor at sea
mm-test-claim = claiming a mission
mm-test-entry = entering a port
mm-test-raid = raiding a merchant
mm-test-event = an event
mm-test-hire = hiring a specialist
mm-test-influence = Influence
mm-test-all = anything

## Other rolls, as they stand after “for”

mm-test-plain = a card
mm-roll-contest = the contest
mm-roll-crew-combat = crew combat

## Conditions (MM-28.5), as they stand after “if”
## Ladder mm_condition: mm-if-*

mm-if-always = this is so
mm-if-in-battle = you are in battle
mm-if-at-sea = you are at sea
mm-if-in-port = you are in port
mm-if-in-home = you are in your home port
# by hand
mm-if-in = you are at sea in these zones ({ $zones })
mm-if-closed = the port is closed to you
mm-if-home = it is your home port
mm-if-pirate = you are a pirate
# when Bounty(Whichever::Any, level)
mm-if-bounty-any = you have a bounty of { $level } or more
# when Bounty(Whichever::Of(nation), level)
mm-if-bounty-of = you have a bounty of { $level } or more ({ $nation })
# when BountyIs(nation, level)
mm-if-bounty-is = your bounty is exactly { $level } ({ $nation }) and there is no war
# when Nation(nation)
mm-if-nation = your country is { $nation }
# when AtWar(nation)
mm-if-at-war = your country is at war ({ $nation })
# when Damage(count)
mm-if-damage = your ship has { $count } or more damage points
# when Crew(count)
mm-if-crew = your Crew is { $count } or more
# when Sold(count)
mm-if-sold = you sold { $count } or more cards this turn
mm-if-won-crew-combat = you won a crew combat this turn
# when Declared(Who::Me, what)
mm-if-declared-me = you declared { $what }
# when Declared(Who::Any, what)
mm-if-declared-any = either side declared { $what }
# when Round(round)
mm-if-round = it is round { $round }
mm-if-later-round = it is not round 1
mm-if-defender = you were attacked
# when FoeSkulls(count)
mm-if-foe-skulls = { $count ->
    [one] the other side has rolled { $count } skull at most
   *[other] the other side has rolled { $count } skulls at most
}
# when Hits(count)
mm-if-hits = the volley has { $count } or more hits
mm-if-cannon-volley = the Cannons fire it
mm-if-success = it succeeded
mm-if-fail = it failed
mm-if-their-ship-in-port = that ship is in port

## What must not be so

mm-if-not = it is not so that { $what }
mm-if-not-pirate = there is no bounty on you
mm-if-no-bounty = there is no bounty on you ({ $nation })
mm-if-not-nation = your country is not { $nation }
mm-if-not-home = it is not your home port

## Costs (MM-28.5)
## Ladder mm_cost: mm-pay-*

# by hand
mm-pay-gold = for { $gold }
# when Action(count)
mm-pay-action = { $count ->
    [one] for { $count } action
   *[other] for { $count } actions
}
# when Cargo(good, count)
mm-pay-cargo = { $count ->
    [one] for { $good }, { $count } card
   *[other] for { $good }, { $count } cards
}
mm-pay-this = discarding this
# when Test(skill)
mm-pay-test = after a successful test ({ $skill })

## Effects (MM-28.5)
## Ladder mm_effect: mm-do-*
## Ladder mm_hire: mm-hire-*

# by hand
mm-do-gold = gain { $gold }
mm-do-glory = gain a glory point
# when GloryCard(count)
mm-do-glory-card = { $count ->
    [one] draw { $count } Glory card
   *[other] draw { $count } Glory cards
}
# by hand
mm-do-crew = Crew { $change }
mm-do-crew-fill = fill your Crew
# when Rumor(count)
mm-do-rumor = { $count ->
    [one] draw { $count } rumor
   *[other] draw { $count } rumors
}
# when Cargo(count, Keep::Fits)
mm-do-cargo = { $count ->
    [one] draw { $count } cargo card, keep what fits
   *[other] draw { $count } cargo cards, keep what fits
}
# when Cargo(count, Keep::So(kept))
mm-do-cargo-keep = { $count ->
    [one] draw { $count } cargo card, keep { $kept } at most
   *[other] draw { $count } cargo cards, keep { $kept } at most
}
# when Repair(count)
mm-do-repair = { $count ->
    [one] repair { $count } damage point, not Crew
   *[other] repair { $count } damage points, not Crew
}
mm-do-repair-all = repair everything but the Crew
# when Bounty(nation, count)
mm-do-bounty = the bounty on you rises by { $count } ({ $nation })
# when BountyHighest(count)
mm-do-bounty-highest = your highest bounty rises by { $count }
# when BountyFalls(count)
mm-do-bounty-falls = lower one bounty on you by up to { $count }
# by hand
mm-do-pardon = lower one bounty on you by up to { $count }; a level costs { $gold }
mm-do-clear-one = one nation drops its bounty on you
mm-do-weapons = take one special weapon of each kind you lack
mm-do-modification = take an open modification of a kind you lack from any port
mm-do-specialist = a specialist joins you free of charge
mm-hire-carpenter = hire the Carpenter
mm-hire-boatswain = hire the Boatswain
mm-hire-gunner = hire the Gunner
mm-hire-surgeon = hire the Surgeon
mm-hire-lookout = hire the Lookout
mm-hire-veteran = hire the Veteran
mm-hire-steward = hire the Steward
mm-hire-helmsman = hire the Helmsman
# when Reroll(Rolled::Mine, Count::One)
mm-do-reroll-my-one = throw one of your dice again
# when Reroll(Rolled::Mine, Count::Any)
mm-do-reroll-my-any = throw any of your dice again
# when Reroll(Rolled::Mine, Count::All)
mm-do-reroll-my-all = throw all your dice again
# when Reroll(Rolled::Theirs, Count::One)
mm-do-reroll-their-one = one of their dice is thrown again
# when Reroll(Rolled::Theirs, Count::Any)
mm-do-reroll-their-any = any of their dice are thrown again
# when Reroll(Rolled::Theirs, Count::All)
mm-do-reroll-their-all = all their dice are thrown again
# when Reroll(Rolled::Either, Count::One)
mm-do-reroll-one = one die of one captain is thrown again
# when Reroll(Rolled::Either, Count::Any)
mm-do-reroll-any = any dice of one captain are thrown again
# when Reroll(Rolled::Either, Count::All)
mm-do-reroll-all = all dice of one captain are thrown again
mm-do-succeed = it counts as a success
# when DieToSuccess(count)
mm-do-die-to-success = { $count ->
    [one] { $count } failed die becomes a skull
   *[other] { $count } failed dice become skulls
}
# when SetDie(count)
mm-do-set-die = { $count ->
    [one] turn { $count } die to any face
   *[other] turn { $count } dice to any face
}
# when AddHit(count)
mm-do-add-hit = { $count ->
    [one] the volley has { $count } more hit
   *[other] the volley has { $count } more hits
}
# when CancelHit(count)
mm-do-cancel-hit = { $count ->
    [one] cancel { $count } hit
   *[other] cancel { $count } hits
}
# when MoveHit(count)
mm-do-move-hit = { $count ->
    [one] move { $count } hit to another location
   *[other] move { $count } hits to another location
}
# when SkullsTo(location)
mm-do-skulls-to = every skull hits here: { $location } (what is too much does not go to the Hull)
# when HitFoe(count)
mm-do-hit-foe = { $count ->
    [one] { $count } hit on the other ship
   *[other] { $count } hits on the other ship
}
# when Volley(count)
mm-do-volley = { $count ->
    [one] your ship takes { $count } hit
   *[other] your ship takes { $count } hits
}
# by hand
mm-do-throw = { $count ->
    [one] throw { $count } die
   *[other] throw { $count } dice
}
# by hand
mm-do-throw-cannons = throw a die for each point of Cannons
# by hand
mm-do-per-skull = { $throw }; for each skull { $what }
# by hand
mm-do-if-skull = { $throw }; with a skull { $what }
# by hand
mm-do-try-or = test { $skill }; on failure { $what }
# by hand
mm-do-try-for = test { $skill }; on success { $what }
# by hand
mm-do-try = test { $skill }; on success { $good }; on failure { $bad }
# by hand
mm-do-next-roll = dice of your next roll { $change }
# by hand
mm-do-foe-roll = dice of the other side’s next roll { $change }
# when Spare(count)
mm-do-spare = you lose { $count } Crew less this round
# when TheirCrew(count)
mm-do-their-crew = the other ship loses { $count } Crew
mm-do-escape = you get away, but the other side shoots first
mm-do-end-battle = the battle ends without a victor
mm-do-turn-over = turn this token over
mm-do-carry = modifications may go over to the new ship
mm-do-stash = hide gold in your chest here
# by hand
mm-do-sell-all = sell any cargo, { $gold } a card
# when Replace(count)
mm-do-replace = exchange up to { $count } of the drawn cards
# by hand
mm-do-toll = pay { $gold } or test { $skill }; who fails pays or stays outside
# when OpenPort(count)
mm-do-open-port = { $count ->
    [one] you may enter { $count } closed port this turn
   *[other] you may enter { $count } closed ports this turn
}
mm-do-change-demand = replace the demand token of any port
mm-do-lay-demand = a demand token from the reserve is laid here
mm-do-war = war breaks out between two nations
mm-do-peace = any war ends
mm-do-npc-enters = this captain puts to sea
# when MoveNpc(count)
mm-do-move-npc = { $count ->
    [one] move a naval ship or pirate by { $count } zone
   *[other] move a naval ship or pirate by { $count } zones
}
mm-do-cancel-bounty = it is not set
mm-do-copy = use the text of that card as if it were yours
mm-do-look-at-hand-and-rumor = look at the Glory cards and rumor of one player
# when LookAtMerchants(count)
mm-do-look-at-merchants = { $count ->
    [one] look at { $count } merchant token
   *[other] look at { $count } merchant tokens
}
# by hand
mm-do-ashore = crew combat ashore (Leadership { $leadership }, Crew { $crew }); when won, { $what }
# by hand
mm-do-discard-on = throw a die, and on { $faces } discard this
mm-do-stay = this card stays with you
# when Actions(count)
mm-do-actions = { $count ->
    [one] { $count } more action this turn
   *[other] { $count } more actions this turn
}
# when Moves(count)
mm-do-moves = { $count ->
    [one] { $count } more action this turn, for moving only
   *[other] { $count } more actions this turn, for moving only
}

## Modifiers (MM-28.5)
## Ladder mm_modifier: mm-mod-*

# by hand
mm-mod-dice = { $count ->
    [one] { $count } more die for { $what }
   *[other] { $count } more dice for { $what }
}
# by hand
mm-mod-fewer-dice = { $count ->
    [one] { $count } die less for { $what }
   *[other] { $count } dice less for { $what }
}
# by hand
mm-mod-npc-dice = dice of naval ships and pirates that scout for you { $change }
# by hand
mm-mod-price = { $item } costs { $gold }
# by hand
mm-mod-price-free = { $item } costs nothing
# by hand
mm-mod-price-less = { $item } costs { $gold } less
# by hand
mm-mod-price-more = { $item } costs { $gold } more
# by hand
mm-mod-price-fixed = { $item } costs { $gold }, and nothing lowers that
# by hand
mm-mod-sale = { $what } sells for { $gold }
# by hand
mm-mod-sale-more = { $what } sells for { $gold } more
# by hand
mm-mod-sale-less = { $what } sells for { $gold } less
# by hand
mm-mod-draw = cards drawn when you buy goods { $change }
# by hand
mm-mod-plunder = gold of your raids { $change }
# by hand
mm-mod-escapes = escape symbols in your raids { $change }
# by hand
mm-mod-capacity = cargo room { $change }, up to 5, and no hit takes it
# by hand
mm-mod-crew-cap = limit of the Crew your roll takes { $change }
# by hand
mm-mod-max = { $location }, maximum { $change }
# by hand
mm-mod-manoeuvre = Manoeuvrability { $change }
# by hand
mm-mod-actions = { $count ->
    [one] { $count } action a turn
   *[other] { $count } actions a turn
}
# by hand
mm-mod-actions-by = actions a turn { $change }
# when Moves(count)
mm-mod-moves = { $count ->
    [one] { $count } more action a turn, for moving only
   *[other] { $count } more actions a turn, for moving only
}
mm-mod-open-all = you may enter closed ports
mm-mod-open-here = this port stays open to you
# when FreeEntry(zone)
mm-mod-free-entry = you enter this port free of toll: { $zone }

## What a price is for
## Ladder mm_item: mm-item-*
## Ladder mm_sold: mm-sold-*

mm-item-rumor = a rumor
mm-item-repair = a repair point
mm-item-crew = a man hired after a failed roll
mm-item-weapon = a special weapon
mm-item-modification = a modification
mm-item-big-ship = a Frigate or Galleon
mm-item-single-good = a good drawn once
mm-sold-not-demanded = cargo not in demand
mm-sold-all = every cargo card
mm-sold-laid = the good laid here, where not in demand,

## Deeds that missions ask for (MM-28.6)
## Ladder mm_deed: mm-deed-*

# when Port(zone)
mm-deed-port = a port action in { $zone }
mm-deed-port-home = a port action in your home port
# when Deliver(good, count, zone)
mm-deed-deliver = { $count ->
    [one] deliver { $count } card of { $good } to { $zone }
   *[other] deliver { $count } cards of { $good } to { $zone }
}
mm-deed-beat-pirate-npc = beat a pirate ship of no player
mm-deed-beat-pirate = beat a player who is a pirate
mm-deed-beat-naval = beat a naval ship
# when Raided(nation, count)
mm-deed-raided = raid a merchant ({ $nation }) for { $count } gold or more
# when Found(zone)
mm-deed-found = a successful Scout off { $zone }
# when Landed(zone, leadership, crew)
mm-deed-landed = land and win ashore ({ $zone }; Leadership { $leadership }, Crew { $crew })

## Missions and rumors as a whole

mm-mission-claim = Claimed in { $zone }
mm-mission-test = { $what }; { $skill } is tested
mm-mission-task = To do: { $what }
mm-mission-turns = { $count ->
    [one] { $what }, within { $count } turn
   *[other] { $what }, within { $count } turns
}
mm-mission-gain = Done: { $what }; 1 glory point
mm-rumor-in-port = Proved in port by { $skill }: { $zone }
mm-rumor-at-sea = Proved at sea by { $skill }: { $zone }
mm-rumor-gain = True: { $what }; 1 glory point
mm-rumor-gain-if-won = True: { $what }; 1 glory point if won
