## Pirates of the Crimson Coast: nations
## Ladder pc_nation: pc-nation-*-name
## Ladder pc_nation_ships: pc-nation-*-ships
## Ladder pc_nation_every_ship: pc-nation-*-every-ship
## Ladder pc_nation_against: pc-nation-*-against
## Ladder pc_nation_against_others: pc-nation-*-against-others

# Each with its ships, and how they stand in a sentence about other ships
pc-nation-pirates-name = Pirates
pc-nation-england-name = England
pc-nation-spain-name = Spain
pc-nation-france-name = France
pc-nation-america-name = America
pc-nation-pirates-ships = Pirate ships
pc-nation-england-ships = English ships
pc-nation-spain-ships = Spanish ships
pc-nation-france-ships = French ships
pc-nation-america-ships = American ships
pc-nation-pirates-every-ship = every Pirate ship
pc-nation-england-every-ship = every English ship
pc-nation-spain-every-ship = every Spanish ship
pc-nation-france-every-ship = every French ship
pc-nation-america-every-ship = every American ship
pc-nation-pirates-against = against Pirate ships
pc-nation-england-against = against English ships
pc-nation-spain-against = against Spanish ships
pc-nation-france-against = against French ships
pc-nation-america-against = against American ships
pc-nation-pirates-against-others = against all ships but Pirate ones
pc-nation-england-against-others = against all ships but English ones
pc-nation-spain-against-others = against all ships but Spanish ones
pc-nation-france-against-others = against all ships but French ones
pc-nation-america-against-others = against all ships but American ones

## Ships (PC-20.3): pirates

pc-ship-flying-dutchman-name = Flying Dutchman
pc-ship-black-pearl-swift-name = Night Heron
pc-ship-black-pearl-cursed-name = Night Heron
pc-ship-empress-name = Jade Lantern
pc-ship-hai-peng-name = Hai Long
pc-ship-kin-tai-fong-name = Kin Tai Fong
pc-ship-seref-name = Seref
pc-ship-swift-name = Swift
pc-ship-dragon-name = Dragon
pc-ship-jolly-mon-name = Merry Moll
pc-ship-deliverance-name = Deliverance
pc-ship-la-victoire-name = La Victoire
pc-ship-ranger-name = Ranger
pc-ship-cassandra-name = Cassandra
pc-ship-arabella-name = Arabella
pc-ship-amity-name = Amity
pc-ship-adventure-name = Adventure
pc-ship-bonnie-liz-name = Bonnie Liz
pc-ship-royal-james-name = Royal James
pc-ship-raven-name = Raven
pc-ship-rover-name = Rover
pc-ship-mermaid-name = Mermaid

## Ships: England

pc-ship-hms-dauntless-name = HMS Undaunted
pc-ship-hms-endeavour-name = HMS Endeavour
pc-ship-hms-interceptor-name = HMS Pursuer
pc-ship-edinburgh-trader-name = Leith Trader
pc-ship-hms-victor-name = HMS Victor
pc-ship-hms-comet-name = HMS Comet
pc-ship-hms-hound-name = HMS Hound
pc-ship-hms-goliath-name = HMS Goliath
pc-ship-hms-london-name = HMS London
pc-ship-hms-ajax-name = HMS Ajax
pc-ship-hms-lady-provost-name = HMS Lady Provost
pc-ship-hms-swiftsure-name = HMS Swiftsure

## Ships: Spain

pc-ship-el-neptuno-name = El Neptuno
pc-ship-el-argonauta-name = El Argonauta
pc-ship-matthias-vospero-name = Matthias Vospero
pc-ship-la-trinidad-name = La Trinidad
pc-ship-el-san-francisco-name = El San Francisco
pc-ship-el-montanez-name = El Montañez
pc-ship-el-san-salvador-name = El San Salvador
pc-ship-la-rosario-name = La Rosario

## Ships: France

pc-ship-la-magnifique-name = La Magnifique
pc-ship-la-ville-de-paris-name = La Ville de Paris
pc-ship-la-possession-name = La Possession
pc-ship-le-st-michel-name = Le St. Michel
pc-ship-le-triton-name = Le Triton
pc-ship-la-provence-name = La Provence
pc-ship-l-intrepide-name = L’Intrépide
pc-ship-l-artesien-name = L’Artésien
pc-ship-le-colibri-name = Le Colibri

## Ships: America

pc-ship-roanoke-name = Roanoke
pc-ship-providence-name = Providence
pc-ship-destiny-name = Destiny
pc-ship-uss-maryland-name = USS Maryland

## Ships of our own (PC-20.10)

pc-ship-house-enterprise-name = Enterprise
pc-ship-house-hornet-name = Hornet
pc-ship-house-nautilus-name = Nautilus
pc-ship-house-argus-name = Argus
pc-ship-house-constellation-name = Constellation
pc-ship-house-bounty-name = Bounty
pc-ship-house-atrevida-name = La Atrevida
pc-ship-house-santa-ana-name = Santa Ana
pc-ship-house-boussole-name = La Boussole

## Krakens (PC-20.1)

pc-kraken-kraken-fearsome-name = A Fearsome Creature
pc-kraken-kraken-beastie-name = Old Grip
pc-kraken-kraken-kray-kin-name = The Ink Widow
pc-kraken-kraken-the-kraken-name = The Kraken

## Crew of every nation (PC-20.3): captain:pirates is named by its first half

pc-crew-captain-name = Captain
pc-crew-helmsman-name = Helmsman
pc-crew-cannoneer-name = Cannoneer
pc-crew-explorer-name = Explorer
pc-crew-musketeer-name = Musketeer
pc-crew-oarsman-name = Oarsman
pc-crew-shipwright-name = Shipwright
pc-crew-chainshot-name = Chainshot Specialist
pc-crew-stinkpot-name = Stinkpot Specialist

## Crew with names of their own (PC-20.1, PC-20.11)

pc-crew-davy-jones-name = Captain Davy Jones
pc-crew-jack-sparrow-name = Captain Tom Wagtail
pc-crew-barbossa-name = Captain Sable
pc-crew-cursed-barbossa-name = Sable the Undying
pc-crew-cursed-crew-1-name = Bone Watch
pc-crew-cursed-crew-2-name = Bone Gunners
pc-crew-sao-feng-name = Captain Lu Han
pc-crew-lian-name = Mei
pc-crew-park-name = Bo
pc-crew-pintel-name = Stubbs
pc-crew-ragetti-name = Peabody
pc-crew-tia-dalma-name = Mother Calabash
pc-crew-damsel-name = Damsel in Distress
pc-crew-maccus-name = Coral Mate
pc-crew-jimmy-legs-name = Old Cat-o’-Nine
pc-crew-bootstrap-name = Barnacle Will
pc-crew-elizabeth-swann-name = Margaret Vane
pc-crew-gibbs-name = Purser Hobb
pc-crew-hag-name = The Hag of Tortuga
pc-crew-flores-name = Geoffery Flores
pc-crew-le-requin-name = Le Requin
pc-crew-havana-black-name = Havana Black
pc-crew-bloody-jake-name = Bloody Jake
pc-crew-norrington-name = Admiral Harcourt
pc-crew-beckett-name = Lord Ashdown
pc-crew-weatherby-swann-name = Governor Vane
pc-crew-mullroy-name = Marine Dodd
pc-crew-murtogg-name = Marine Tripp
pc-crew-blake-name = Captain Percival Blake
pc-crew-beattie-name = Dr. Forbes Beattie
pc-crew-bratley-name = Administrator Scott Bratley
pc-crew-rafael-name = El Duque Rafael de Moreno y Rivera
pc-crew-amore-name = Contessa Anita Amore
pc-crew-blanco-name = Inquisitor Sebastián Blanco
pc-crew-javier-name = Doctor Urbano Javier
pc-crew-covas-name = Agustín Covas
pc-crew-dupuy-name = Amiral Stephan Dupuy
pc-crew-richelieu-name = Vicomtesse Angélique de Richelieu
pc-crew-lenoir-name = Monsieur LeNoir
pc-crew-cissey-name = Vicomte Jules de Cissey

## Crew of our own (PC-20.10)

pc-crew-house-thorne-name = Commodore Thorne
pc-crew-house-pike-name = Gunner Pike
pc-crew-house-coles-name = Sailing Master Coles
pc-crew-house-whitlow-name = Surgeon Whitlow
pc-crew-house-marsh-name = Pilot Eliza Marsh
pc-crew-house-envoy-name = Envoy Lathrop
pc-crew-house-barrios-name = Capitana Inés Barrios
pc-crew-house-marchand-name = Maître Marchand
pc-crew-house-gazette-name = The Gazetteer

## Forts (PC-20.1)

pc-fort-dead-mans-point-name = Dead Man’s Point
pc-fort-fort-brompton-name = Fort Brompton
pc-fort-el-castillo-name = El Castillo del Infanta
pc-fort-el-puerto-blanco-name = El Puerto Blanco
pc-fort-st-pierre-name = St. Pierre
pc-fort-fortaleza-dorada-name = Fortaleza Dorada

## Islands (PC-18.8)

pc-island-round-cay-name = Round Cay
pc-island-long-key-name = Long Key
pc-island-half-moon-name = Half Moon
pc-island-skull-rock-name = Skull Rock
pc-island-parrot-island-name = Parrot Island
pc-island-dead-chest-name = Dead Chest

## Terrain (PC-16)
## Ladder pc_terrain: pc-terrain-*-name
## Ladder pc_terrain_why: pc-terrain-*-effect

pc-terrain-fog-name = fog bank
pc-terrain-reef-name = reef
pc-terrain-sargasso-name = Sargasso Sea
pc-terrain-whirlpool-name = whirlpool
pc-terrain-fog-effect = Whoever touches it is lost in it, and leaves it by the side that a die names. Nobody shoots through it.
pc-terrain-reef-effect = A die for each reef and turn: if a ship entering it has more masts on her card, she loses the difference.
pc-terrain-sargasso-effect = A die for each turn: if a ship entering it has fewer masts on her card, she is entangled. She comes free when a die and her masts make more than 6.
pc-terrain-whirlpool-effect = It carries whoever touches it to another whirlpool. Then a die: on 4 to 6 a mast, a coin or a crew is lost.

## Unique treasures (UT-01 to UT-18)

pc-treasure-sword-name = Sword
pc-treasure-spyglass-name = Spyglass
pc-treasure-dry-powder-name = Dry Powder
pc-treasure-grease-barrels-name = Grease Barrels
pc-treasure-trees-name = Trees
pc-treasure-buried-treasure-name = Buried Treasure
pc-treasure-rum-name = Rum
pc-treasure-neptunes-figurehead-name = Neptune’s Figurehead
pc-treasure-smuggled-goods-name = Smuggled Goods
pc-treasure-marines-name = Marines
pc-treasure-jail-name = Jail!
pc-treasure-scurvy-name = Scurvy
pc-treasure-davy-jones-heart-name = Davy Jones’ Heart
pc-treasure-torn-chart-name = Torn Chart
pc-treasure-castaway-name = Castaway
pc-treasure-loose-powder-name = Loose Powder
pc-treasure-letter-of-pardon-name = Letter of Pardon
pc-treasure-ships-cat-name = Ship’s Cat
pc-treasure-sword-effect = +1 to this ship’s boarding rolls.
pc-treasure-spyglass-effect = Once a turn, on your own turn: look at one face-down crew or coin on any ship.
pc-treasure-dry-powder-effect = Loaded face down. Turn it up on any turn of yours: this ship may be given one more Shoot order this turn. Then it is gone.
pc-treasure-grease-barrels-effect = Loaded face down. Turn it up when the ship is given a Move order: +L to that move. Then it is gone.
pc-treasure-trees-effect = A ship with all her masts may leave it on the island. When it is taken, all masts are put back, and it is gone.
pc-treasure-buried-treasure-effect = On loading throw a die: it is worth so much gold. The ship cannot be given an order on your next turn.
pc-treasure-rum-effect = On loading it is worth 6 gold less one for each crew aboard. The ship cannot be given an order on your next turn.
pc-treasure-neptunes-figurehead-effect = If the ship would sink, she is docked at home instead with all masts, crew and cargo. Then it is gone.
pc-treasure-smuggled-goods-effect = When the ship unloads at home, the least valuable coin unloaded counts twice. Then it is gone.
pc-treasure-marines-effect = On loading the ship loses one crew or one mast, as you choose. Then it is gone.
pc-treasure-jail-effect = On loading all crew of the ship go ashore to their home island. Then it is gone.
pc-treasure-scurvy-effect = In the opening of each turn of yours throw a die: on 4 to 6 one crew of the ship is eliminated. It ends when the ship docks at home.
pc-treasure-davy-jones-heart-effect = No ability, keyword or treasure of an enemy touches this ship or her crew.
pc-treasure-torn-chart-effect = On loading: look at every treasure of one other island without a fort. Then it is gone.
pc-treasure-castaway-effect = +S to the base move, whatever the ship’s nation. It ends when she docks at home.
pc-treasure-loose-powder-effect = The next hit on this ship takes two masts, or as many as she has. Then it is gone.
pc-treasure-letter-of-pardon-effect = Worth 2 gold when unloaded at home. While it is aboard, forts never hit this ship.
pc-treasure-ships-cat-effect = When this ship would lose a mast you may throw a die: on 4 to 6 she keeps it. The cat is gone either way.

## Keywords (PC-13)
## Ladder pc_keyword: pc-keyword-*-name
## Ladder pc_keyword_why: pc-keyword-*-effect

pc-keyword-eternal-name = Eternal
pc-keyword-broadsides-attack-name = Broadsides Attack
pc-keyword-ghost-ship-name = Ghost Ship
pc-keyword-limit-name = Limit
pc-keyword-ransom-name = Ransom
pc-keyword-schooner-name = Schooner
pc-keyword-fear-name = Fear
pc-keyword-galley-name = Galley
pc-keyword-junk-name = Junk
pc-keyword-parley-name = Parley
pc-keyword-kraken-name = Kraken
pc-keyword-eternal-effect = When it sinks it comes home instead: without masts and treasure, but with its crew.
pc-keyword-broadsides-attack-effect = When she shoots she may take one target: every cannon counts as S and hits without a throw, and then she takes one hit herself.
pc-keyword-ghost-ship-effect = In the opening of your turn say whether she is a ghost. A ghost sails through everything and is never rammed or pinned, but cannot dock.
pc-keyword-limit-effect = A fleet may have this card once only.
pc-keyword-ransom-effect = Aboard an enemy ship this crew becomes a coin worth 5. Whoever eliminates it gets a coin worth 1 at home.
pc-keyword-schooner-effect = After a Move order she may pivot about her stern to any heading, but not in a turn in which she rammed.
pc-keyword-fear-effect = At the start of each turn throw a die for every enemy ship within S: on 5 she cannot use abilities, on 6 she moves S at most, this turn.
pc-keyword-galley-effect = She cannot pin or be pinned, and her ram takes no mast. Once a turn she may pivot about her stern; without masts she still moves S.
pc-keyword-junk-effect = Her own masts and sails do not block her lines of fire.
pc-keyword-parley-effect = When a shot at this ship is declared, you may give up one coin, drawn at random: for the rest of the turn nobody may touch her.
pc-keyword-kraken-effect = It swims any way, docks nowhere and carries nothing. It may embrace a ship within S and hold her fast; then only that ship may shoot at it.

## Abilities (PC-19)
## Ladder pc_ability: pc-ability-*-effect

pc-ability-board-plus-effect = +1 to this ship’s boarding rolls.
# by hand
pc-ability-board-plus-vs-effect = +1 to this ship’s boarding rolls { $against }.
# by hand
pc-ability-cannon-plus-vs-effect = +1 to this ship’s attack rolls { $against }.
# by hand
pc-ability-marked-by-effect = { $ships } get +1 to attack rolls against this ship.
# by hand
pc-ability-open-deck-effect = Crew of these nations can use their abilities here too: { $nations }.
pc-ability-peek-cargo-effect = Once a turn, on your own turn: look at one face-down crew or coin on any ship.
pc-ability-peek-island-effect = Once a turn, on your own turn: look at one face-down treasure on any island.
pc-ability-ram-proof-effect = A ram takes no mast from this ship, and no die is thrown.
pc-ability-unpinnable-effect = This ship is never pinned.
pc-ability-slow-when-full-effect = With her hold full, her base move is S.
pc-ability-no-crew-effect = No crew can ever be aboard.
pc-ability-crew-safe-effect = Crew aboard cannot be eliminated unless the ship sinks.
pc-ability-captain-gunnery-effect = +1 to attack rolls while a captain who works here is face up aboard.
# when CaptainSpeed(ruler)
pc-ability-captain-speed-effect = +{ $ruler } to the base move while a captain who works here is face up aboard.
pc-ability-dock-explore-effect = After docking at a wild island by a Move order this ship may explore it as a free act.
pc-ability-board-purge-effect = When this ship wins a boarding she may eliminate all crew of the other ship instead of one.
pc-ability-shrug-first-hit-effect = The first hit on this ship in each turn does nothing while all her masts stand.
pc-ability-double-mast-effect = Each hit by this ship removes two masts; one hit never both makes a derelict and sinks it.
# when FullRigSpeed(ruler)
pc-ability-full-rig-speed-effect = +{ $ruler } to the base move while all masts stand.
pc-ability-swap-coin-effect = Once a turn, on your own turn, with treasure aboard: one random treasure changes places with one of an enemy ship within S.
pc-ability-field-repair-effect = Repair orders may be given at sea and at any island.
pc-ability-strip-pirates-effect = On your own turn: take any treasures that fit from a Pirate ship that this ship touches.
pc-ability-raid-home-effect = May dock at an enemy home island and load one banked coin of your choice; on your next turn she must sail away from it if she can.
pc-ability-long-shot-proof-effect = Cannons that fire at range L never hit here.
pc-ability-double-range-effect = For a Shoot order all ranges may be doubled, to 2 S and 2 L; then only a die that shows 6 hits.
# when Thorn { mast: false }
pc-ability-thorn-crew-effect = In the turn in which this ship becomes pinned, the enemy ship that holds her loses one crew at once; once a turn.
# when Thorn { mast: true }
pc-ability-thorn-crew-and-mast-effect = In the turn in which this ship becomes pinned, the enemy ship that holds her loses one crew and one mast at once; once a turn.
pc-ability-fort-proof-effect = Forts never hit this ship.
pc-ability-pick-mast-effect = When this ship hits a ship, you choose the mast that goes.
pc-ability-sharpshooter-effect = Once a turn, when this ship hits an enemy ship, that ship loses one crew as well.
pc-ability-extra-order-effect = Once a turn, on your own turn, throw a die: on 5 or 6 this ship may be given one more order.
pc-ability-encore-effect = Once a turn, before this ship is given an order, throw a die: on 5 or 6 she may be given that same order twice.
pc-ability-fleet-double-effect = In the opening of your turn throw a die: on 6 one ship of your fleet may be given two orders this turn.
pc-ability-captain-effect = After the sailing of a Move order this ship may shoot as part of that order.
pc-ability-helmsman-effect = +S to the base move.
pc-ability-cannoneer-effect = Once a turn one cannon of this ship that missed may fire again at once, at the same target.
pc-ability-musketeer-effect = One more cannon, 3S, that fires from the place of any mast, even a lost one. No bonus touches it, and a derelict cannot use it.
pc-ability-oarsman-effect = As a derelict this ship still moves S. This crew takes no cargo space.
pc-ability-chainshot-effect = Once a turn one cannon fires chain at a target within S: a hit takes no mast, but the target cannot be given a Move order on its next turn.
pc-ability-stinkpot-effect = Once a turn one cannon throws a stinkpot at a target within S: a hit takes no mast, but the target’s crew cannot use abilities on its next turn.
pc-ability-silence-one-effect = Once a turn, on your own turn: one crew or one ship within S cannot use abilities this turn.
pc-ability-pickpocket-effect = Once a turn, on your own turn: take one random treasure that fits from any ship that this ship touches.
pc-ability-sacrifice-effect = Once a turn, on your own turn: eliminate another crew of this ship, and she may be given one more order.
pc-ability-reroll-effect = Once a turn: throw again one die that was thrown for this ship; the second result stands.
pc-ability-thrift-effect = Face up from the start. Every other crew that starts on this ship costs 1 point less.
pc-ability-patron-effect = Face up from the start. Your fleet may cost 5 points more in all. This crew leaves the ship only captured or eliminated.
pc-ability-doctor-effect = When another face-up crew of this ship would be eliminated, it is turned face down instead.
# by hand
pc-ability-bodyguard-from-effect = If a crew here worth { $points } or more would be eliminated, this crew may be eliminated instead.
# by hand
pc-ability-bodyguard-to-effect = If a crew here worth { $points } or less would be eliminated, this crew may be eliminated instead.
pc-ability-terrain-proof-effect = Move orders of this ship take no notice of terrain.
pc-ability-soul-tithe-effect = Whenever anybody’s crew would be eliminated, throw a die: on 6 it comes aboard this ship instead, face up and linked to Davy Jones. Without room it is eliminated.
pc-ability-last-coin-away-effect = When this ship takes the last treasure from an island, she may be given a Move order as one more order.
pc-ability-kraken-caller-effect = A Move order of this ship may name an enemy ship instead of sailing: one kraken of yours then attacks only that ship and swims S further.
pc-ability-silence-roll-effect = At the start of each turn throw a die while this kraken is in play: on 5 or 6 no crew of anybody can use abilities this turn.
pc-ability-fort-garrison-effect = +1 to this fort’s attack rolls while a friendly ship is docked at its island.
pc-ability-fort-second-try-effect = Once a turn one flag that missed may fire again at once.
pc-ability-fort-spill-effect = When this fort hits a ship, you may make her lose one crew or coin as well; her controller chooses which.
pc-ability-fort-maps-effect = A ship docked at this fort may spend her order to look at one face-down treasure on each island.
pc-ability-fort-quay-effect = A ship that docks here and unloads 4 gold or more at once may be given one more order this turn.

## Ready-made fleets (PC-20.9, PC-27.1)

pc-fleet-dutchmans-tide-name = The Dutchman’s Tide
pc-fleet-black-pearls-company-name = Night Heron’s Company
pc-fleet-junks-of-singapore-name = Junks of Singapore
pc-fleet-kings-squadron-name = The King’s Squadron
pc-fleet-company-broadsides-name = Company Broadsides
pc-fleet-silver-fleet-name = The Silver Fleet
pc-fleet-red-lilies-name = Red Lilies
pc-fleet-krakens-due-name = Kraken’s Due
pc-fleet-colonial-line-name = Colonial Line
pc-fleet-governors-purse-name = The Governor’s Purse
pc-fleet-lagoon-wolves-name = Lagoon Wolves
pc-fleet-signal-station-name = Signal Station
pc-fleet-lilies-at-dawn-name = Lilies at Dawn
pc-fleet-dutchmans-tide-even-name = The Dutchman’s Tide (evened)
pc-fleet-black-pearls-even-name = Night Heron’s Company (evened)
pc-fleet-junks-even-name = Junks of Singapore (evened)
pc-fleet-kings-squadron-even-name = The King’s Squadron (evened)
pc-fleet-red-lilies-even-name = Red Lilies (evened)
pc-fleet-krakens-due-even-name = Kraken’s Due (evened)
pc-fleet-governors-purse-even-name = The Governor’s Purse (evened)
pc-fleet-dutchmans-tide-note = A ghost that cannot stay sunk carries fear across the table, and a quick raven fetches the gold.
pc-fleet-black-pearls-company-note = Captain Sable’s fast four-master hunts, three small hulls carry. Links make her roomier than she looks.
pc-fleet-junks-of-singapore-note = Junks shoot through their own rigging, and their captain may hurry any order. Five hulls, much room.
pc-fleet-kings-squadron-note = A five-master that shrugs off the first hit, an admiral to fight her, two quick escorts and a fort to build.
pc-fleet-company-broadsides-note = One broadside decides: close in, fire everything, and mend the hole afterwards.
pc-fleet-silver-fleet-note = A heavy Spaniard with a broadside guards two carriers, and a castle waits to be built on the way.
pc-fleet-red-lilies-note = Much crew on a sound ship: she sails, shoots in passing, misses seldom and mends herself at sea.
pc-fleet-krakens-due-note = The beast holds whatever comes near; the three small ships have only to carry.
pc-fleet-colonial-line-note = Twelve masts in line, an open deck for pirates, and guns that reach far when they must.
pc-fleet-governors-purse-note = A patron pays for five points more; lose him, and the enemy is paid.
pc-fleet-lagoon-wolves-note = Three small pirates with big holds: more hulls and more room than anybody else.
pc-fleet-signal-station-note = Two English ships: one the fastest on the table, the other with the long guns.
pc-fleet-lilies-at-dawn-note = Two French ships that choose the mast they hit, try a miss again and mend themselves at sea.
pc-fleet-dutchmans-tide-even-note = The ghost sails without her captain; for the same points two quick hulls fetch the gold.
pc-fleet-black-pearls-even-note = The helmsman has left the Heron for a small hull: she hunts a little more slowly.
pc-fleet-junks-even-note = A roomy hull in place of the quick raven: the junks carry more and shoot as well as ever.
pc-fleet-kings-squadron-even-note = No admiral: a captain, a shipwright, and two quick escorts with room for gold.
pc-fleet-red-lilies-even-note = As much crew as ever, but the second ship has less room and cannot slip away.
pc-fleet-krakens-due-even-note = The beast is the same; one of the three that carry is slower and smaller.
pc-fleet-governors-purse-even-note = The patron pays for four ships in place of three, and there is room for gold.

## Scenarios (PC-27.2 and following)

scenario-two-cays-even-name = Two Even Cays
scenario-two-cays-even-description = Two Cays evened out: Black sails first, and the islands lie a little nearer the middle. With the proposed fleets either side wins about half of the games.
scenario-two-cays-even-goal = Be the first with 9 gold at home and in your forts.
scenario-two-cays-name = Two Cays
scenario-two-cays-description = Twenty points each, two wild islands, eight coins. The small game: a race that may end before the first ship is sunk.
scenario-two-cays-goal = Be the first with 9 gold at home and in your forts.
scenario-six-isles-even-name = Six Even Isles
scenario-six-isles-even-description = Six Isles with fleets that bots of equal skill win with about as often as they lose.
scenario-six-isles-even-goal = Be the first with 16 gold at home and in your forts.
scenario-six-isles-name = Six Isles
scenario-six-isles-description = The full game for two: forty points, four wild islands between two homes, and in the middle fog, a reef, weed and whirlpools.
scenario-six-isles-goal = Be the first with 16 gold at home and in your forts.
scenario-three-fleets-even-name = Three Even Flags
scenario-three-fleets-even-description = Three Flags with the homes and islands a third of a turn apart, so that no home has the better sea before it, and with evened fleets.
scenario-three-fleets-even-goal = Be the first with 19 gold at home and in your forts.
scenario-three-fleets-name = Three Flags
scenario-three-fleets-description = Three homes round a bank of fog, six wild islands between them. While two fight, the third fetches the gold.
scenario-three-fleets-goal = Be the first with 19 gold at home and in your forts.
scenario-four-winds-even-name = Four Even Winds
scenario-four-winds-even-description = Four Winds with each quarter of the sea the mirror of the next, and with evened fleets.
scenario-four-winds-even-goal = Be the first with 21 gold at home and in your forts.
scenario-four-winds-name = Four Winds
scenario-four-winds-description = Four homes in the corners, eight wild islands, reefs in the middle, and two whirlpools that shorten the way to the neighbour’s gold.
scenario-four-winds-goal = Be the first with 21 gold at home and in your forts.
scenario-silver-fort-siege-name = Siege of the Silver Fort
scenario-silver-fort-siege-description = The same castle, but one of the two wild islands lies behind it, nearer to the garrison. What lies on the other is enough in half of the games; in the rest the silver has to be taken by force.
scenario-silver-fort-siege-goal = The attacker wins with 8 gold at home; the garrison, if 14 turns of the attacker pass or the attacker has nothing left to sail.
scenario-silver-fort-name = The Silver Fort
scenario-silver-fort-description = A Spanish castle with the silver inside bars the way. Forty points attack, two ships and five flags defend.
scenario-silver-fort-goal = The attacker wins with 12 gold at home; the garrison, if 14 turns of the attacker pass or the attacker has nothing left to sail.

## Sets of coins (PC-20.6)

pc-coins-even-name = even
pc-coins-plain-name = plain
pc-coins-pairs-name = pairs
pc-coins-chest-name = chest
pc-coins-hoard-name = hoard
pc-coins-crown-name = crown
pc-coins-gamble-name = gamble
