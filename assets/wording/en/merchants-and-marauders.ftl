## Merchants & Marauders: who and where
## Ladder mm_colour: mm-*

mm-red = Red
mm-blue = Blue
mm-yellow = Yellow
mm-green = Green

## Nations: the country, its people, its merchant
## Ladder mm_nation: mm-nation-*
## Ladder mm_nation_people: mm-nation-*-people
## Ladder mm_merchant: mm-merchant-*

mm-nation-spanish = Spain
mm-nation-english = England
mm-nation-french = France
mm-nation-dutch = Holland
mm-nation-spanish-people = Spanish
mm-nation-english-people = English
mm-nation-french-people = French
mm-nation-dutch-people = Dutch
mm-merchant-spanish = Spanish merchant
mm-merchant-english = English merchant
mm-merchant-french = French merchant
mm-merchant-dutch = Dutch merchant

## Ships of no player (MM-14.1)
## Ladder mm_npc: mm-npc-*

mm-npc-spanish = Spanish naval ship
mm-npc-english = English naval ship
mm-npc-french = French naval ship
mm-npc-dutch = Dutch naval ship
mm-npc-pirate-sloop = Pirate Sloop
mm-npc-pirate-frigate = Pirate Frigate

## Sea zones (T-1)
## Ladder mm_zone: mm-zone-*

mm-zone-havana = Havana
mm-zone-nassau = Nassau
mm-zone-tortuga = Tortuga
mm-zone-port-royal = Port Royal
mm-zone-petit-goave = Petit-Goâve
mm-zone-santo-domingo = Santo Domingo
mm-zone-st-maarten = St. Maarten
mm-zone-st-john = St. John
mm-zone-basse-terre = Basse-Terre
mm-zone-bridgetown = Bridgetown
mm-zone-saint-pierre = Saint-Pierre
mm-zone-tobago = Tobago
mm-zone-caracas = Caracas
mm-zone-curacao = Curaçao
mm-zone-aruba = Aruba
mm-zone-cartagena = Cartagena
mm-zone-caribbean-sea = Caribbean Sea

## Where a ship is
## Ladder mm_where: mm-where-*

# when Zone(Zone::CaribbeanSea)
mm-where-open-sea = Caribbean Sea
# when Zone(zone)
mm-where-zone = { $zone } (at sea)
# when Port(zone)
mm-where-port = { $zone } (in port)
mm-where-nowhere = without a captain

## Special rules of the zones (T-1)
## Ladder mm_zone_rule: mm-zone-*-rule

mm-zone-havana-rule = Royal dockyard
mm-zone-nassau-rule = Loose tongues
mm-zone-tortuga-rule = Brethren of the coast
mm-zone-port-royal-rule = Pirates’ harbour
mm-zone-petit-goave-rule = Buccaneer stores
mm-zone-santo-domingo-rule = Customs house
mm-zone-st-maarten-rule = Shipwrights
mm-zone-st-john-rule = Master rigger
mm-zone-basse-terre-rule = Open taverns
mm-zone-bridgetown-rule = Sugar exchange
mm-zone-saint-pierre-rule = A quiet port
mm-zone-tobago-rule = Smugglers’ creek
mm-zone-caracas-rule = The governor’s ear
mm-zone-curacao-rule = Free port
mm-zone-aruba-rule = A quiet port
mm-zone-cartagena-rule = Silver road
mm-zone-caribbean-sea-rule = Open sea

## Compass (MM-14.22)
## Ladder mm_compass: mm-compass-*

mm-compass-n = north
mm-compass-e = east
mm-compass-s = south
mm-compass-w = west

## Goods
## Ladder mm_good: mm-good-*

mm-good-rum = rum
mm-good-cocoa = cocoa
mm-good-spice = spice
mm-good-tobacco = tobacco
mm-good-sugar = sugar
mm-good-fruit = fruit
mm-good-timber = timber
mm-good-cotton = cotton

## A cargo card: its good, plunder value and symbol (T-5)

mm-cargo-escape = { $good } { $plunder } (escape)
mm-cargo-hit = { $good } { $plunder } (hit: { $location })

## Skills of a captain (MM-5.2)
## Ladder mm_skill: mm-skill-*
## Ladder mm_skill_why: mm-skill-*-why

mm-skill-seamanship = Seamanship
mm-skill-scouting = Scouting
mm-skill-leadership = Leadership
mm-skill-influence = Influence
mm-skill-seamanship-why = Thrown in the contests of a battle and when a merchant is raided.
mm-skill-scouting-why = Thrown to find ships, and to prove many rumors.
mm-skill-leadership-why = Thrown in crew combat and when a crew is recruited.
mm-skill-influence-why = Thrown for rumors and missions, and at some harbour gates.

## Tracks of a ship (MM-5.7)
## Ladder mm_location: mm-location-*
## Ladder mm_location_why: mm-location-*-why

mm-location-hull = Hull
mm-location-hold = Hold
mm-location-masts = Masts
mm-location-crew = Crew
mm-location-cannons = Cannons
mm-location-hull-why = At 0 the ship sinks. Hits on anything destroyed go here.
mm-location-hold-why = So many cargo cards fit. What no longer fits is lost at random.
mm-location-masts-why = At 0 the captain throws one die in the contest and can only shoot.
mm-location-crew-why = The strength in crew combat. At 0 nobody can board.
mm-location-cannons-why = So many hits follow when a contest is won shooting.

## Ships (T-2)
## Ladder mm_ship: mm-ship-*
## Ladder mm_ship_why: mm-ship-*-why

mm-ship-sloop = Sloop
mm-ship-flute = Flute
mm-ship-frigate = Frigate
mm-ship-galleon = Galleon
mm-ship-man-of-war = Man-of-War
mm-ship-sloop-why = Light and quick; little room, one cannon.
mm-ship-flute-why = Roomy and cheap; easy prey.
mm-ship-frigate-why = Three in everything: a hunter.
mm-ship-galleon-why = Strong and slow, with the greatest hold.
mm-ship-man-of-war-why = A floating fortress. Never sold and never bought: only taken.
mm-manoeuvre = Manoeuvrability
mm-sturdiness = Sturdiness

## Ship modifications (MM-10.25)
## Ladder mm_fitting: mm-fitting-*
## Ladder mm_fitting_why: mm-fitting-*-why

mm-fitting-extra-hammocks = Extra Hammocks
mm-fitting-sails-and-rigging = Sails & Rigging
mm-fitting-reinforced-hull = Reinforced Hull
mm-fitting-enlarged-hold = Enlarged Hold
mm-fitting-chasers = Chasers
mm-fitting-extra-cannon-ports = Extra Cannon Ports
mm-fitting-swivel-guns = Swivel Guns
mm-fitting-long-guns = Long Guns
mm-fitting-extra-hammocks-why = Room for one more man; he has to be recruited.
mm-fitting-sails-and-rigging-why = Manoeuvrability +1.
mm-fitting-reinforced-hull-why = Turn it over to cancel one hit anywhere on the ship. Restored for 3 gold in port.
mm-fitting-enlarged-hold-why = One more cargo card fits.
mm-fitting-chasers-why = Once a battle, when somebody wants to flee: one hit before the contest.
mm-fitting-extra-cannon-ports-why = Cannons +1.
mm-fitting-swivel-guns-why = Before crew combat at sea: 2 dice, and with a skull the enemy loses 1 Crew.
mm-fitting-long-guns-why = Before round 1 of a battle: one die for each point of Cannons, each skull hits.

## Special weapons (MM-19.1)
## Ladder mm_weapon: mm-weapon-*
## Ladder mm_weapon_why: mm-weapon-*-why

mm-weapon-grappling-hooks = Grappling Hooks
mm-weapon-chain-shot = Chain Shot
mm-weapon-grape-shot = Grape Shot
mm-weapon-grappling-hooks-why = Boarding: throw any of your contest dice again. Used once.
mm-weapon-chain-shot-why = Every skull of a volley hits the Masts. Used once.
mm-weapon-grape-shot-why = Every skull of a volley hits the Crew. Used once.

## Specialists (MM-13.11)
## Ladder mm_trade: mm-trade-*
## Ladder mm_trade_why: mm-trade-*-why

mm-trade-carpenter = Carpenter
mm-trade-boatswain = Boatswain
mm-trade-gunner = Gunner
mm-trade-surgeon = Surgeon
mm-trade-lookout = Lookout
mm-trade-veteran = Veteran
mm-trade-steward = Steward
mm-trade-helmsman = Helmsman
mm-trade-carpenter-why = Mends 1 damage point after a battle or raid.
mm-trade-boatswain-why = Fills the crew more easily and more cheaply.
mm-trade-gunner-why = Once a battle, throws dice of your volley again.
mm-trade-surgeon-why = Saves 1 Crew after a battle.
mm-trade-lookout-why = One more die to find anything.
mm-trade-veteran-why = One more die in round 1 of crew combat.
mm-trade-steward-why = Finds one more cargo card on the market.
mm-trade-helmsman-why = Once a battle, throws one contest die again.

## What a captain declares (MM-16.4)
## Ladder mm_declaration: mm-declare-*

mm-declare-shoot = Shoot
mm-declare-board = Board
mm-declare-flee = Flee

## What is scouted for (MM-9.1)
## Ladder mm_target: mm-target-*

# when Player(by)
mm-target-player = captain { $by }
# when Npc(npc)
mm-target-npc = { $npc }
mm-target-merchant = the merchant
mm-target-mission = the goal of the mission
mm-target-rumor = the truth of the rumor

## What is done in port (MM-10.1)
## Ladder mm_activity: mm-activity-*

mm-activity-sell = Sell goods
mm-activity-buy = Buy goods
mm-activity-yard = Shipyard
mm-activity-recruit = Recruit
mm-activity-rumor = Acquire a rumor
mm-activity-mission = Claim a mission
mm-activity-stash = Stash gold

## The sides of a fight
## Ladder mm_side: mm-side-*

# when Player(by)
mm-side-player = { $by }
# when Npc(npc)
mm-side-npc = { $npc }
mm-side-garrison = Garrison

## Volleys (MM-17.1)
## Ladder mm_volley: mm-volley-*

mm-volley-cannons = broadside
mm-volley-long-guns = long guns
mm-volley-chasers = chasers
mm-volley-event = an event
mm-volley-raid = the merchant’s guns

## Steps of the game
## Ladder mm_phase: mm-phase-*

mm-phase-setting-out = setting out
mm-phase-ships = a first ship for everybody
mm-phase-reveal = captains are shown
mm-phase-round = event
mm-phase-turn-start = the start of a turn
mm-phase-actions = actions
mm-phase-port = in port
mm-phase-raid = a merchant is found
mm-phase-battle = battle
mm-phase-turn-end = the end of a turn
mm-phase-round-end = the end of the round
mm-phase-over = the end

## Sorts of cards
## Ladder mm_sort: mm-sort-*

mm-sort-captain = captains
mm-sort-event = events
mm-sort-glory = Glory cards
mm-sort-mission = missions
mm-sort-rumor = rumors

## Numbers of things, as they stand after a verb

mm-gold = { $count } gold
mm-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
