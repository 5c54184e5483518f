## Worked examples of the rulebook: The Ships

scenario-hidden-behind-a-ship-name = A target behind a third ship
scenario-anchor-dropped-and-weighed-name = The anchor dropped and weighed
scenario-three-tokens-left-name = Three tokens left over
scenario-tokens-four-against-six-name = Four tokens against six
scenario-pivots-about-stern-and-bow-name = In place, about the stern and about the bow
scenario-rammed-in-the-side-name = A bow into a side
scenario-volley-of-seven-name = A volley of seven guns
scenario-volley-from-an-anchor-name = A volley from a ship at anchor
scenario-six-balls-in-the-side-name = Six balls in the side
scenario-chain-into-the-rigging-name = Chain into the rigging
scenario-fore-mast-shot-away-name = The fore mast shot away
scenario-grape-across-the-deck-name = Grape across the deck
scenario-muskets-at-two-hexes-name = Muskets at two hexes
scenario-hooks-that-hold-name = The second throw holds
scenario-one-round-of-melee-name = One round hand to hand
scenario-strikes-at-two-enemies-name = Against two enemies at once
scenario-both-fire-before-moving-name = Both fire before they move
scenario-on-deck-before-the-volley-name = On deck before the volley
scenario-first-mate-for-the-gunner-name = The first mate for the gunner
scenario-mast-lost-and-panic-name = A mast lost, and panic

## Dead Reckoning

scenario-garrison-on-the-way-name = Past a garrison to an unknown shore
scenario-two-into-one-sleeve-name = Two advancements into one card
scenario-island-won-name = Shark Island changes hands
scenario-booty-stowed-name = Booty, and little room
scenario-explosion-in-the-tray-name = Two cubes explode

## Merchants & Marauders

scenario-market-prices-name = Prices in the market of Cartagena
scenario-success-well-spent-name = One success, well spent
scenario-hunted-by-priority-name = Three icons, three courses
scenario-last-gun-still-fires-name = The last gun still fires
scenario-overflow-to-the-hull-name = Through the masts into the Hull
scenario-crew-combat-capped-name = Three skulls, two men
scenario-claim-by-track-name = Two claims, one winner

## Pirates of the Crimson Coast

scenario-two-legs-name = Two segments with a turn between them
scenario-backed-off-the-quay-name = Backing off the shore
scenario-rammed-and-plundered-name = Rammed, boarded, plundered
scenario-prize-shot-under-name = From the last mast to the bottom
scenario-sail-in-the-way-name = Her own sail in the way
scenario-home-with-eight-name = Home with the last coins
