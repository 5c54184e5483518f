## Dead Reckoning: who and what
## Ladder dr_colour: dr-*

dr-purple = Purple
dr-green = Green
dr-blue = Blue
dr-yellow = Yellow
dr-black = The merchant

## Sailors
## Ladder dr_sailor: dr-sa-*

# when Captain
dr-sa-cap = Captain
# when Bosun
dr-sa-bos = Bosun
# when Purser
dr-sa-pur = Purser
# when FirstMate
dr-sa-mat = First Mate
# when Pirate
dr-sa-pir = Pirate
# when Gunner
dr-sa-gun = Gunner
# when Deckhand
dr-sa-dec = Deckhand
# when CabinBoy
dr-sa-cab = Cabin Boy

## Buildings
## Ladder dr_building: dr-*

dr-fort = fort
dr-garrison = garrison
dr-outpost = outpost

## Goods, and where they are stowed
## Ladder dr_good: dr-*
## Ladder dr_hold: dr-hold-*

dr-cargo = cargo
dr-gold = gold
dr-hold-a = hold A
dr-hold-b = hold B
dr-hold-c = hold C
dr-hold-d = hold D

## Merchant ships and ship upgrades

dr-e1-01 = Oyster Sloop
dr-e1-02 = Salt Brig
dr-e1-03 = Rum Lugger
dr-e1-04 = Herring Ketch
dr-e1-05 = Mail Packet
dr-e2-01 = Sugar Brigantine
dr-e2-02 = Timber Fluyt
dr-e2-03 = Silk Pinnace
dr-e2-04 = Powder Hoy
dr-e2-05 = Spice Carrack
dr-e3-01 = Cocoa Galleon
dr-e3-02 = Armed Indiaman
dr-e3-03 = Pearl Xebec
dr-e3-04 = Governor’s Yacht
dr-e3-05 = Coffee Snow
dr-e4-01 = Treasure Galleon
dr-e4-02 = Silver Frigate
dr-e4-03 = Royal Packet
dr-e4-04 = Company Flagship
dr-ub-1 = Hold Extension
dr-ub-2 = Swivel Guns
dr-ub-3 = Studding Sails
dr-ub-4 = Carpenter’s Shop
dr-ub-5 = Cargo Crane
dr-ua-1 = Deep Hold
dr-ua-2 = Gun Deck
dr-ua-3 = Full Rigging
dr-ua-4 = Great Cabin

## Where a cube lies (DR-22)
## Ladder dr_zone: dr-zone-*
## Ladder dr_lie: dr-lie-*

dr-zone-ex = explosion
dr-zone-s1a = 1 strength, middle
dr-zone-s1b = 1 strength, near
dr-zone-s1c = 1 strength, left
dr-zone-s1d = 1 strength, edge
dr-zone-s2 = 2 strength
dr-zone-go = booty: 2 gold
dr-zone-ca = booty: 1 cargo
dr-zone-mi = booty: cargo and gold
dr-zone-ch = booty: any 2 goods
dr-zone-da = damage, middle
dr-zone-db = damage, corner
dr-lie-ridge = on a ridge
dr-lie-stack = on other cubes
dr-lie-out = outside the tray
dr-lie-tower = stuck in the ship
dr-lie-unsettled = never at rest

## Where a ship lies
## Ladder dr_place: dr-place-*

dr-place-harbour = the harbour
# when Tile(row, column)
dr-place-tile = row { $row }, column { $column }

## Steps of a battle (DR-18.8)
## Ladder dr_phase: dr-phase-*

dr-phase-declare = declaring a battle
dr-phase-commit = cubes of the attacker
dr-phase-answer = the answer
dr-phase-drop = the drop
dr-phase-abilities = battle abilities
dr-phase-aftermath = booty, damage, winner
dr-phase-over = the end
dr-phase-tie-break = a tie is broken
dr-phase-setting-out = setting out
dr-phase-turn-start = the level-up that is due
dr-phase-main = main phase
dr-phase-refill = new cards
dr-phase-mode = pirate or trader
dr-phase-sleeve = sleeving
dr-phase-draw = discard and draw
dr-phase-turn-end = end of the turn
dr-phase-score = scoring

## Battle abilities (DR-15.4)
## Ladder dr_ability: dr-ability-*

# when DropCubes(count)
dr-ability-drop-cubes = { $count ->
    [one] Drop { $count } cube
   *[other] Drop { $count } cubes
}
# when DropCubePerHelm
dr-ability-drop-per-helm = Drop 1 cube for each helm on this card
# when GainStrength(count)
dr-ability-strength = Gain { $count } strength
# when RemoveOwnCube(gold)
dr-ability-remove = Take out one of your cubes: 1 damage to the enemy ship, { $gold } gold to yours
# when MoveCube
dr-ability-move = Move any cube to an adjacent zone
# when MoveCubeOrExplode
dr-ability-move-or-explode = Move any cube to an adjacent zone or to the explosion
# when DrawCard
dr-ability-draw = Draw a card; played, it drops a cube for each cannon
# by hand
dr-ability-on-victory = On victory: { $what }
dr-part-damage = { $count } damage to the enemy ship
dr-part-cargo = { $count } cargo
dr-part-gold = { $count } gold
dr-part-gold-per-helm = 1 gold for each helm on this card
dr-part-not-at-buildings = not at buildings
dr-part-nothing = nothing more
dr-parts-both = { $one }, { $other }
dr-odds-zones = Of 100 cubes lie in: strength 2 { $strong }, strength 1 { $weak }, booty { $booty }, damage { $damage }, explosion { $explosion }
dr-odds-strength = On average a cube is worth { $strength } strength
dr-ability-less-damage = On victory: 1 damage less

## The battles to choose from

scenario-battle-neutral-name = Off Turtle Bay
scenario-battle-neutral-description = A purple trader of some experience falls upon a merchant ship. Her cargo is silk, and her crew is in no mood to hand it over.
scenario-battle-neutral-goal = Have at least as much strength as the black cubes.
scenario-lesson-7-name = A First Voyage
scenario-lesson-7-description = A trader, three sailors, and a sea that nobody knows: one turn of Dead Reckoning, step by step.
scenario-lesson-7-goal = Craft a card.
scenario-battle-ship-name = The Blockade of Shark Island
scenario-battle-ship-description = Purple has sailed in on a green pirate who closes the island to everybody else. Both ships are battered, and one of the two will have to give way.
scenario-battle-ship-goal = Have the greater strength; a tie is the attacker’s.
scenario-battle-fort-name = The Fort on Skull Cay
scenario-battle-fort-description = Five cubes guard the green fort. Purple brings every cannon there is and a gunner who knows how to reload.
scenario-battle-fort-goal = Have at least as much strength as the fort, and it falls.

## What is asked
## Ladder dr_why: dr-why-*

dr-why-battle = All cubes into the ship
dr-why-reinforcement = { $by }: more cubes
dr-why-again = Once more: these cubes lie in no zone
dr-why-explosion = What exploded, and what it brings
dr-why-put-down = Each of these cubes is put into a zone
dr-why-which-pirate = Which pirate first?
dr-why-shortage = { $by }: cubes missing, { $missing }. From which island?
dr-why-which-cube = { $by }: which cube?
dr-why-which-own-cube = { $by }: which of your cubes?
dr-why-which-zone = { $by }: to which zone?
dr-why-play-drawn = { $by }: play the card?
dr-why-any-two = { $by }: which two goods?
dr-why-stow-booty = { $by }. Where to stow the booty: { $good }?
dr-why-stow-gain = { $by }. Where to stow: { $good }?
dr-why-on-victory = { $by }: an ability for victory?
dr-why-which-card = { $by }: which card rises a level?
# when WhichUpgrade { class: Some(Class::Basic) }
dr-why-which-basic-upgrade = { $by }: which basic upgrade?
# when WhichUpgrade { class: Some(Class::Advanced) }
dr-why-which-advanced-upgrade = { $by }: which advanced upgrade?
dr-why-which-slot = { $by }: on which slot?
dr-why-covered = { $by }: too much in { $hold }
dr-why-deck = { $by }: a new deck
# when WhichUpgrade { class: None }
dr-why-which-upgrade = { $by }: which upgrade?
dr-why-which-returned = { $by }: which basic upgrade goes back?
dr-why-tie-break = Everybody who is tied: all cubes into the ship
dr-why-which-bonus = { $by }: which bonus token do you keep?
dr-why-islands = Which islands lie in this ocean
dr-why-tiles = Where each tile lies
dr-why-box = The box of row { $row }
dr-why-bonus-tokens = The bonus tokens
dr-why-first-player = Who begins

## What there is to choose
## Ladder dr_choice: dr-choice-*

# when Target(Target::Ship(by))
dr-choice-target = The ship: { $by }
# when Target(Target::Merchant)
dr-choice-merchant = The merchant ship
# when Target(Target::Building(building))
dr-choice-building = The building: { $building }
# by hand
dr-choice-cube = Cube { $number }
# when Zone(zone)
dr-choice-zone = To: { $zone }
# when Goods(Goods { cargo, gold })
dr-choice-goods = Cargo { $cargo }, gold { $gold }
# when Hold(hold)
dr-choice-hold = Aboard: { $hold }
dr-choice-island = Onto the island
dr-choice-harbour = To your dock or chest
dr-choice-supply = Back to the supply
# when Overboard(hold, good)
dr-choice-overboard = Overboard from { $hold }: { $good }
# when Unload(hold, good)
dr-choice-unload = Unload from { $hold }: { $good }
# when Shift(good, hold)
dr-choice-shift = Move to { $hold }: { $good }
# when Card(name)
# when Ability(name, _)
dr-named = { $name }
# by hand
dr-choice-copied = { $name }, as another advancement
# by hand
dr-choice-token = Upgrade: { $upgrade }
dr-choice-play = Play it
dr-choice-keep = Keep it
dr-choice-nothing = None
# by hand
dr-choice-bonus = Bonus token { $number }
