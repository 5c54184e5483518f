## What lies on the table of a whole game of Dead Reckoning says of itself

dr-os1 = The Trade Road
dr-os2 = The Long Swell
dr-os3 = The Horse Latitudes
dr-os4 = The Sargasso
dr-thing-tile = { $name }
dr-thing-unexplored = Unexplored sea
dr-thing-unexplored-note = Whoever sails here turns the tile over, once a turn (DR-8.7, DR-8.8)
dr-thing-produces = Produces { $goods } (DR-15.21)
dr-thing-slots = Influence slots: { $slots }, empty: { $empty } (DR-17.1)
dr-thing-control = Controlled by: { $by } (DR-17.7)
dr-thing-no-control = Controlled by nobody (DR-17.7)
dr-thing-points = Gold at the end, by cubes: { $points } (DR-26.10)
dr-thing-hand = Hand limit +1 for whoever controls it (DR-12.9)
dr-thing-open-sea = Open sea. Islands where its arrows point produce more: { $good } (DR-15.21)
dr-thing-harbour = The harbour
dr-thing-harbour-note = Goods are loaded from dock and chest (DR-5.6); a ship attacked here has 4 cubes more (DR-20.4)
dr-thing-price = Price in cargo from aboard: { $cost } (DR-10.3)
dr-thing-merchant = A merchant ship: trade with her (DR-10.8) or attack her (DR-10.9)
dr-thing-merchant-cubes = Black cubes in her defence: { $count } (DR-19.2)
dr-thing-box = Advancement box of row { $row }, cards in it: { $count } (DR-3.9)
dr-thing-influence = Influence: { $by } (DR-17.1)
dr-thing-influence-cubes = Cubes in slots: { $cubes }, permanent: { $permanent }, empty slots: { $empty }
dr-thing-ranked = Place: { $rank }, gold: { $gold } (DR-26.13)
dr-thing-imaginary = Imaginary player: cubes { $count }, one in each empty slot (DR-26.11)
dr-thing-imaginary-note = Ranks and ties with the others, and scores nothing (DR-26.14, DR-30.18)
dr-thing-goods = Goods ashore (DR-5.7)
dr-thing-walls = Keeps others off the island (DR-16.6); cubes in its defence: { $count } (DR-21.3)
dr-thing-shore = Damage to others who enter: { $count } (DR-16.9)
dr-thing-outpost = Production here brings more: { $goods } (DR-16.8)
dr-thing-worth = Gold at the end: { $gold } (DR-26.1)
dr-thing-reached = Reached by: { $by }
dr-thing-ship = Ship: { $by }
dr-thing-pirate = A pirate: closes the island to others (DR-9.9)
dr-thing-trader = A trader: nobody has to fight her (DR-9.1)
dr-thing-ship-state = Sails: { $sails }, damage: { $damage }, cannons ready: { $cannons } (DR-7.1, DR-18.4, DR-23.2)
dr-thing-hold = Goods in it: { $units } of { $room } (DR-5.3)
dr-thing-dock = Dock: { $by }
dr-thing-dock-cargo = Cargo on it: { $cargo } (DR-5.6)
dr-thing-chest = Chest: { $by }
dr-thing-chest-gold = Gold in it, known to you alone: { $gold } (DR-30.1)
dr-thing-chest-closed = What is in it its owner alone knows (DR-30.1)
dr-thing-supply = Cubes in the supply, { $by }: { $count }
dr-thing-level-up = Level-up due: { $by } (DR-13.1)
dr-thing-level-up-note = Click: this captain comes to the window and levels up a card, at any time (DR-30.15)
dr-thing-deck = Deck, { $by }: { $count }
dr-thing-deck-note = How it lies nobody knows (DR-30.1)
dr-thing-discard = Discard pile, { $by }: { $count }
dr-thing-held = In hand, { $by }: { $count } (DR-12.9)
dr-thing-sailor = { $name }, level { $level } (DR-13.3)
dr-thing-sleeved = In the sleeve: { $name } (DR-11.2)
dr-thing-aside = Set aside: it goes into a sleeve at the end of the turn (DR-11.8)
dr-thing-cup = Cup: { $by }
dr-thing-ready = Cubes of the cannons that are ready: { $count } (DR-18.12)
dr-thing-ready-note = Put into the cup those that are to fire, and click it; or say it on the sheet.

## Achievements (DR-24)
## Ladder dr_mark: dr-mark-*
## Ladder dr_mark_needs: dr-mark-*-needs

dr-mark-legend = Legend
dr-mark-legend-needs = Win four battles (DR-24.5)
dr-mark-sea-dogs = Sea Dogs
dr-mark-sea-dogs-needs = Three sailors of level 4 (DR-24.6)
# when TerrorOfTheSeas
dr-mark-terror = Terror of the Seas
# when TerrorOfTheSeas
dr-mark-terror-needs = Sink a player’s ship (DR-24.7)
dr-mark-builder = Builder
dr-mark-builder-needs = Control five buildings (DR-24.8)
dr-mark-capitalist = Capitalist
dr-mark-capitalist-needs = 30 gold in the chest (DR-24.9)
dr-mark-settler = Settler
dr-mark-settler-needs = Six permanent cubes (DR-24.10)
# when FirstRateShip
dr-mark-first-rate = First-Rate Ship
# when FirstRateShip
dr-mark-first-rate-needs = Four ship upgrades (DR-24.11)
dr-mark-explorer = Explorer
dr-mark-explorer-needs = Explore tiles of the ocean (DR-24.12)
dr-mark-master-trader = Master Trader
dr-mark-master-trader-needs = Return twelve cargo at once (DR-24.13)

## Decks on a sheet of all cards

dr-deck-sailors = Sailors
dr-deck-merchants = Merchant ships
