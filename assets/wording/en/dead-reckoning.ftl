## Dead Reckoning: who and what

dr-purple = Purple
dr-green = Green
dr-blue = Blue
dr-yellow = Yellow
dr-black = The merchant
dr-sa-cap = Captain
dr-sa-bos = Bosun
dr-sa-pur = Purser
dr-sa-mat = First Mate
dr-sa-pir = Pirate
dr-sa-gun = Gunner
dr-sa-dec = Deckhand
dr-sa-cab = Cabin Boy
dr-fort = fort
dr-garrison = garrison
dr-outpost = outpost
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

## Steps of a battle (DR-18.8)

dr-phase-declare = declaring a battle
dr-phase-commit = cubes of the attacker
dr-phase-answer = the answer
dr-phase-drop = the drop
dr-phase-abilities = battle abilities
dr-phase-aftermath = booty, damage, winner
dr-phase-over = the end

## Battle abilities (DR-15.4)

dr-ability-drop-cubes = { $count ->
    [one] Drop { $count } cube
   *[other] Drop { $count } cubes
}
dr-ability-drop-per-helm = Drop 1 cube for each helm on this card
dr-ability-strength = Gain { $count } strength
dr-ability-remove = Take out one of your cubes: 1 damage to the enemy ship, { $gold } gold to yours
dr-ability-move = Move any cube to an adjacent zone
dr-ability-move-or-explode = Move any cube to an adjacent zone or to the explosion
dr-ability-draw = Draw a card; played, it drops a cube for each cannon
dr-ability-on-victory = On victory: { $what }
dr-part-damage = { $count } damage to the enemy ship
dr-part-cargo = { $count } cargo
dr-part-gold = { $count } gold
dr-part-gold-per-helm = 1 gold for each helm on this card
dr-part-not-at-buildings = not at buildings
dr-part-nothing = nothing more
dr-parts-both = { $one }, { $other }
dr-odds-zones = Of 100 cubes lie in: strength 2 { $strong }, strength 1 { $weak }, booty { $booty }, damage { $damage }, explosion { $explosion }
dr-odds-strength = A cube is worth { $strength } strength on average, with explosions
dr-ability-less-damage = On victory: 1 damage less

## What happened

dr-told-attack-merchant = { $by } attacks the merchant ship
dr-told-attack-ship = { $by } fights the ship: { $enemy }
dr-told-attack-building = { $by } attacks: { $building }
dr-told-encounter-turned = { $cubes ->
    [one] The card is turned, { $merchant }: { $cubes } black cube
   *[other] The card is turned, { $merchant }: { $cubes } black cubes
}
dr-told-phase = Next: { $phase }
dr-told-over = It is over
dr-told-card-played = { $by } plays: { $card }
dr-told-levelled-up = { $by }: { $card } rises to level { $level }
dr-told-levelled-up-secretly = { $by } levels up a card in hand
dr-told-rearranged = { $by } rearranges the holds
dr-told-jettisoned = { $by } throws overboard: cargo { $cargo }, gold { $gold }
dr-told-committed = { $cannons ->
    [one] { $by } fires { $cannons } cannon
   *[other] { $by } fires { $cannons } cannons
}
dr-told-extra-buildings = { $by }: cubes for buildings here, { $count }
dr-told-extra-harbour = { $by }: cubes of the harbour, { $count }
dr-told-extra-last-turn = { $by }: cubes after the last turn, { $count }
dr-told-extra-merchant = { $by }: cubes of its card, { $count }
dr-told-extra-defence = { $by }: defence cubes, { $count }
dr-told-extra-explosion = { $by }: cubes of the explosion, { $count }
dr-told-extra-ability = { $by }: cubes of the ability, { $count }
dr-told-cubes-taken = { $by }: from the supply, { $count }
dr-told-cubes-borrowed = { $by }: from an island, { $count }
dr-told-cubes-missing = { $by }: cubes that could not be had, { $count }
dr-told-cubes-dropped = { $count ->
    [one] { $count } cube into the ship
   *[other] { $count } cubes into the ship
}
dr-told-cube-came = { $by }: { $zone }
dr-told-cube-knocked = { $by }, knocked: { $from } » { $to }
dr-told-sent-up-again = { $count ->
    [one] { $count } cube is dropped again
   *[other] { $count } cubes are dropped again
}
dr-told-exploded = { $count ->
    [one] { $count } cube explodes
   *[other] { $count } cubes explode
}
dr-told-cube-put-down = { $by }, put down after ten drops: { $zone }
dr-told-to-act = { $by } is to act
dr-told-ability-used = { $by } uses an ability: { $card }
dr-told-passed = { $by } passes
dr-told-passed-perforce = { $by } has nothing to use and passes
dr-told-strength-gained = { $by } gains strength: { $count }
dr-told-cube-moved = { $by }, moved: { $from } » { $to }
dr-told-cube-removed = { $by }, taken out: { $zone }
dr-told-deck-shuffled = { $by } shuffles the discard pile
dr-told-card-drawn = { $by } draws: { $card }
dr-told-card-drawn-secretly = { $by } draws a card
dr-told-card-kept = { $by } keeps the card
dr-told-booty = { $by }, { $zone }: cargo { $cargo }, gold { $gold }
dr-told-goods-gained = { $by } gains: cargo { $cargo }, gold { $gold }
dr-told-stowed-aboard = { $by }, aboard: { $good }
dr-told-stowed-ashore = { $by }, onto the island: { $good }
dr-told-stowed-at-home = { $by }, to the dock or chest: { $good }
dr-told-not-stowed = { $by }, back to the supply: { $good }
dr-told-shifted = { $by }, to another hold: { $good }
dr-told-unloaded = { $by }, unloaded: { $good }
dr-told-damaged = { $by }: damage { $count }
dr-told-strength-counted = Strength { $active } : { $other }
dr-told-won = { $by } wins the battle
dr-told-won-on-a-tie = { $by } wins: a tie is the attacker’s
dr-told-building-removed = Destroyed: { $building }
dr-told-trade-mode = { $by } is a trader again
dr-told-damage-spared = { $by }: damage spared, { $count }
dr-told-encounter-won = { $by } keeps the merchant’s card
dr-told-encounter-buried = The merchant’s card is buried
dr-told-upgrade = { $by } upgrades the ship: { $upgrade }
dr-told-legend = { $by }, Legend: { $wins } of 4
dr-told-sea-dogs = { $by }, Sea Dogs: { $sailors } of 3
dr-told-achieved-legend = { $by } is a Legend
dr-told-achieved-terror = { $by } is the Terror of the Seas
dr-told-achieved-capitalist = { $by } is a Capitalist: 30 or more gold in the chest
dr-told-achieved-sea-dogs = { $by } has Sea Dogs: three sailors at the top level
dr-told-achieved-first-rate = { $by } has a First-Rate Ship: four upgrades
dr-told-sank = { $by } sinks and loses gold: { $gold }
dr-told-cubes-returned = { $by }: cubes home, { $count }
dr-told-battle-ended = The battle is over
dr-told-turn-ended = This turn is over

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
dr-why-which-basic-upgrade = { $by }: which basic upgrade?
dr-why-which-advanced-upgrade = { $by }: which advanced upgrade?
dr-why-which-slot = { $by }: on which slot?
dr-why-covered = { $by }: too much in { $hold }
dr-why-deck = { $by }: a new deck

## What there is to choose

dr-choice-target = The ship: { $by }
dr-choice-merchant = The merchant ship
dr-choice-building = The building: { $building }
dr-choice-cube = Cube { $number }
dr-choice-zone = To: { $zone }
dr-choice-goods = Cargo { $cargo }, gold { $gold }
dr-choice-hold = Aboard: { $hold }
dr-choice-island = Onto the island
dr-choice-harbour = To your dock or chest
dr-choice-supply = Back to the supply
dr-choice-overboard = Overboard from { $hold }: { $good }
dr-choice-unload = Unload from { $hold }: { $good }
dr-choice-shift = Move to { $hold }: { $good }
dr-named = { $name }
dr-choice-copied = { $name }, as another advancement
dr-choice-token = Upgrade: { $upgrade }
dr-choice-play = Play it
dr-choice-keep = Keep it
dr-choice-nothing = None
