## Advancements, and the fronts of merchant ships

dr-a1-01 = Spare Canvas
dr-a1-02 = Deck Gun
dr-a1-03 = Steady Wheel
dr-a1-04 = Boarding Cutlass
dr-a1-05 = Shore Party
dr-a1-06 = Ration Barrels
dr-a1-07 = Chart Notes
dr-a1-08 = Far Plantation
dr-a1-09 = Tar and Oakum
dr-a1-10 = Black Colours
dr-a2-01 = Broadside Drill
dr-a2-02 = Refit Yard
dr-a2-03 = Grapeshot
dr-a2-04 = Double Shot
dr-a2-05 = Distant Factor
dr-a2-06 = Topsails
dr-a2-07 = Twin Swivels
dr-a2-08 = Ship’s Wheel
dr-a2-09 = Landing Boats
dr-a2-10 = Trade Ledger
dr-a3-01 = Call to Quarters
dr-a3-02 = Master Shipwright
dr-a3-03 = Weather Eye
dr-a3-04 = Drill Master
dr-a3-05 = Outlying Agents
dr-a3-06 = Supply Drop
dr-a3-07 = Man-of-War Rig
dr-a3-08 = Privateer’s Commission
dr-a3-09 = Recruiting Book
dr-a4-01 = Coast Runner
dr-a4-02 = Prize Court
dr-a4-03 = Grand Plantation
dr-a4-04 = Ghost Wind
dr-a4-05 = Long Reach
dr-a4-06 = Wake of Fire
dr-a4-07 = Fleet Signals
dr-a4-08 = Marine Battery
dr-a4-09 = Treasure of the Holds
dr-a4-10 = Empty Horizon
dr-a4-11 = Navigator’s Legacy
dr-a4-12 = Old Hand
dr-a4-13 = Night School
dr-a4-14 = Siege Mortar
dr-f1a = Coastal Trader
dr-f1b = Coin Trader
dr-f2a = Cargo Trader
dr-f2b = Swift Trader
dr-f3a = Plantation Trader
dr-f3b = Convoy Trader
dr-f4a = Ocean Trader
dr-f4b = Armed Trader

## What happened to them

dr-told-bought = { $by } buys: { $advancement }
dr-told-traded = { $by } trades with: { $advancement }
dr-told-sleeved = { $by } sleeves { $advancement } into the card: { $card }
dr-told-advancement-taken = { $by } takes from box { $row }: { $advancement }
dr-told-nothing-taken = { $by } finds no advancement in box { $row }
dr-told-nobody-levelled = { $by }: no card in the deck can be levelled up
dr-told-levelled-up-in-the-deck = { $by } levels up a card of the deck
dr-told-upgrade-returned = { $by } takes an upgrade off the ship: { $upgrade }

## What is asked, and why not

dr-why-which-upgrade = { $by }: which upgrade?
dr-why-which-returned = { $by }: which basic upgrade goes back?
refusal-dr-merchant-here = A merchant ship lies here: trade with her, or attack her.
refusal-dr-no-basic-token = No basic upgrade lies open on this ship.
refusal-dr-no-card-here = No card lies here to be bought.
refusal-dr-no-token = No upgrade of this kind is left.
refusal-dr-not-set-aside = This card is not set aside with you.
refusal-dr-card-price = { $cost ->
    [one] It costs { $cost } cargo out of the holds: lay out exactly that.
   *[other] It costs { $cost } cargo out of the holds: lay out exactly that.
}
refusal-dr-sleeve-more = { $count ->
    [one] { $count } more advancement can be sleeved, and must be.
   *[other] { $count } more advancements can be sleeved, and must be.
}
refusal-dr-sleeve-taken = Something lies in this place of the sleeve: choose another card.
