## Dead Reckoning, what happened: setting out (DR-3)
## Ladder dr_told_setting_out: dr-told-*

dr-told-ocean-laid = The ocean is laid out, row 1 face up
dr-told-box-filled = Box { $row } is shuffled
# when CardLaid { at: place }
dr-told-card-laid = { $card } comes to { $place }
dr-told-bonus-dealt = { $by } is dealt two bonus tokens
dr-told-bonus-kept = { $by } keeps one of them
dr-told-first-player = { $by } begins
dr-told-dock-stocked = { $by }, cargo to the dock: { $cargo }
dr-told-wind-in-hand = { $by }, gold to the chest for coming later: { $gold }
dr-told-level-up-granted = { $by } may level up a card before the first turn

## The round of turns (DR-4, DR-12, DR-25)
## Ladder dr_told_turns: dr-told-*

# when PhaseBegan { phase: Phase::Over }
dr-told-over = It is over
dr-told-turn-began = It is the turn of: { $by }
dr-told-turn-ended = This turn is over
dr-told-level-up-lapsed = { $by }: no card is levelled up
# when ModeChosen { pirate: true }
dr-told-pirate-mode = { $by } sails as a pirate
# when ModeChosen { pirate: false }
dr-told-trader = { $by } sails as a trader
dr-told-sails-lowered = { $by } lowers the sails
dr-told-cards-discarded = { $by } lays the played cards aside
dr-told-draw-due = { $by }, cards to draw: { $count } (bonus { $bonus }, limit { $limit }, in hand { $held })
dr-told-last-turns = { $by } has marks enough: everybody else has one more turn
dr-told-last-turn-taken = { $by } has taken the last turn
# when PhaseBegan
dr-told-phase = Next: { $phase }

## Sails and routes (DR-7, DR-8)
## Ladder dr_told_sailing: dr-told-*

dr-told-sails-raised = { $by } raises sails: { $sails }
# when Sailed { to: place }
dr-told-sailed = { $by } sails: { $place }
# when Stopped { at: place }
dr-told-stopped = { $by } lies to: { $place }
# when Explored { at: place }
dr-told-explored = { $by } explores: { $place }
dr-told-repaired = { $by }: damage repaired, { $count }
# when CoastRunnerBegan
dr-told-coast-runner = { $by }: islands passed in row { $row } bring goods this turn
# when WakeBegan
dr-told-wake = { $by }: enemies on tiles entered this turn burn
dr-told-flag-copied = { $by } copies a black flag for this turn
dr-told-forts-ignored = { $by } minds no forts and garrisons this turn
# when IslandPassed { at: place }
dr-told-island-passed = { $by } passes an island that brings goods: { $place }
# when WakeBurned { at: place }
dr-told-wake-burned = { $by }, wake of fire: { $place }
# by hand
dr-told-token-used = { $by } uses: { $upgrade }

## Goods (DR-5)
## Ladder dr_told_stowing: dr-told-*

dr-told-rearranged = { $by } rearranges the holds
dr-told-shifted = { $by }, to another hold: { $good }
dr-told-unloaded = { $by }, unloaded: { $good }
# when SentAshore { at: place, goods: Goods { cargo, gold } }
dr-told-sent-ashore = { $by } sends ashore, { $place }: cargo { $cargo }, gold { $gold }
# when Produced { at: place, goods: Goods { cargo, gold } }
dr-told-produced = { $by } produces, { $place }: cargo { $cargo }, gold { $gold }
# when Jettisoned { goods: Goods { cargo, gold } }
dr-told-jettisoned = { $by } throws overboard: cargo { $cargo }, gold { $gold }
# when BootyWon { goods: Goods { cargo, gold } }
dr-told-booty = { $by }, { $zone }: cargo { $cargo }, gold { $gold }
# when GoodsGained { goods: Goods { cargo, gold } }
dr-told-goods-gained = { $by } gains: cargo { $cargo }, gold { $gold }
# when Stowed { to: Stow::Hold(_) }
dr-told-stowed-aboard = { $by }, aboard: { $good }
# when Stowed { to: Stow::Island }
dr-told-stowed-ashore = { $by }, onto the island: { $good }
# when Stowed { to: Stow::Harbour }
dr-told-stowed-at-home = { $by }, to the dock or chest: { $good }
# when Stowed { to: Stow::Supply }
dr-told-not-stowed = { $by }, back to the supply: { $good }
# by hand
dr-told-loaded = { $by } loads: cargo { $cargo }, gold { $gold }
# by hand
dr-told-landed = { $by } unloads: cargo { $cargo }, gold { $gold }
# by hand
dr-told-paid = { $by } pays: cargo { $cargo }, gold { $gold }

## Sailors and their decks (DR-12, DR-13)
## Ladder dr_told_sailors: dr-told-*

dr-told-card-played = { $by } plays: { $card }
# when LevelledUp { card: Some(card), level: Some(level) }
dr-told-levelled-up = { $by }: { $card } rises to level { $level }
# when LevelledUp { why: Levelling::Bottom }
dr-told-levelled-up-in-the-deck = { $by } levels up a card of the deck
# when LevelledUp
dr-told-levelled-up-secretly = { $by } levels up a card in hand
dr-told-deck-shuffled = { $by } shuffles the discard pile
# when CardDrawn { card: Some(card) }
dr-told-card-drawn = { $by } draws: { $card }
# when CardDrawn { card: None }
dr-told-card-drawn-secretly = { $by } draws a card
dr-told-card-kept = { $by } keeps the card
dr-told-nobody-levelled = { $by }: no card in the deck can be levelled up

## Advancements and upgrades (DR-10, DR-11)
## Ladder dr_told_advancements: dr-told-*

# when Bought { card: advancement @ Worn { prize: true, .. } }
dr-told-bought = { $by } buys: { $advancement }
# when Bought { card: advancement }
dr-told-traded = { $by } trades with: { $advancement }
# when AdvancementTaken { card: advancement }
dr-told-advancement-taken = { $by } takes from box { $row }: { $advancement }
dr-told-nothing-taken = { $by } finds no advancement in box { $row }
dr-told-sleeved = { $by } sleeves { $advancement } into the card: { $card }
# by hand
dr-told-upgrade = { $by } upgrades the ship: { $upgrade }
# by hand
dr-told-upgrade-returned = { $by } takes an upgrade off the ship: { $upgrade }

## Islands (DR-16, DR-17)
## Ladder dr_told_islands: dr-told-*

# when InfluencePlaced { at: place, instead_of: Some(other) }
dr-told-influence-replaced = { $by } replaces a cube, { $place }: { $other }
# when InfluencePlaced { at: place, instead_of: None }
dr-told-influence-placed = { $by } places a cube: { $place }
dr-told-influence-lost = { $by }: influence that cannot be placed, { $count }
# when ControlChanged { at: place, to: Some(by) }
dr-told-control-gained = { $by } controls: { $place }
# when ControlChanged { at: place, to: None }
dr-told-control-lost = Nobody controls any longer: { $place }
# when PermanentPlaced { at: place }
dr-told-permanent-placed = { $by }, permanent cube: { $place }
# when BuildingReturned { at: place }
dr-told-building-returned = Back to the supply, { $place }: { $building }
# when Built { at: place }
dr-told-built = { $by } builds, { $place }: { $building }

## A battle, up to its winner (DR-18 to DR-21)
## Ladder dr_told_battle: dr-told-*

# when CubesTaken { from: None }
dr-told-cubes-taken = { $by }: from the supply, { $count }
# when CubesTaken { from: Some(_) }
dr-told-cubes-borrowed = { $by }: from an island, { $count }
dr-told-cubes-missing = { $by }: cubes that could not be had, { $count }
dr-told-to-act = { $by } is to act
dr-told-ability-used = { $by } uses an ability: { $card }
# when Passed { forced: false }
dr-told-passed = { $by } passes
# when Passed { forced: true }
dr-told-passed-perforce = { $by } has nothing to use and passes
dr-told-strength-gained = { $by } gains strength: { $count }
dr-told-strength-counted = Strength { $active } : { $other }
# when Won { tie: false }
dr-told-won = { $by } wins the battle
# when Won { tie: true }
dr-told-won-on-a-tie = { $by } wins: a tie is the attacker’s
# when CubesReturned { of: by }
dr-told-cubes-returned = { $by }: cubes home, { $count }
dr-told-battle-ended = The battle is over
# when Declared { target: Target::Merchant }
dr-told-attack-merchant = { $by } attacks the merchant ship
# when Declared { target: Target::Ship(enemy) }
dr-told-attack-ship = { $by } fights the ship: { $enemy }
# when Declared { target: Target::Building(building) }
dr-told-attack-building = { $by } attacks: { $building }
dr-told-encounter-turned = { $cubes ->
    [one] The card is turned, { $merchant }: { $cubes } black cube
   *[other] The card is turned, { $merchant }: { $cubes } black cubes
}
# by hand
dr-told-committed = { $cannons ->
    [one] { $by } fires { $cannons } cannon
   *[other] { $by } fires { $cannons } cannons
}
# when ExtraCubes { why: Extra::Buildings }
dr-told-extra-buildings = { $by }: cubes for buildings here, { $count }
# when ExtraCubes { why: Extra::Harbour }
dr-told-extra-harbour = { $by }: cubes of the harbour, { $count }
# when ExtraCubes { why: Extra::LastTurn }
dr-told-extra-last-turn = { $by }: cubes after the last turn, { $count }
# when ExtraCubes { why: Extra::Merchant }
dr-told-extra-merchant = { $by }: cubes of its card, { $count }
# when ExtraCubes { why: Extra::Defence }
dr-told-extra-defence = { $by }: defence cubes, { $count }
# when ExtraCubes { why: Extra::Explosion }
dr-told-extra-explosion = { $by }: cubes of the explosion, { $count }
# when ExtraCubes { why: Extra::Ability }
dr-told-extra-ability = { $by }: cubes of the ability, { $count }

## Cubes in tower and tray (DR-22)
## Ladder dr_told_cubes: dr-told-*

# when CubeCame { of: by, lie: zone }
dr-told-cube-came = { $by }: { $zone }
# when CubeKnocked { of: by }
dr-told-cube-knocked = { $by }, knocked: { $from } » { $to }
# when CubePutDown { of: by }
dr-told-cube-put-down = { $by }, put down after ten drops: { $zone }
# when CubeMoved { of: by }
dr-told-cube-moved = { $by }, moved: { $from } » { $to }
# when CubeRemoved { of: by }
dr-told-cube-removed = { $by }, taken out: { $zone }
# by hand
dr-told-cubes-dropped = { $count ->
    [one] { $count } cube into the ship
   *[other] { $count } cubes into the ship
}
# by hand
dr-told-sent-up-again = { $count ->
    [one] { $count } cube is dropped again
   *[other] { $count } cubes are dropped again
}
# by hand
dr-told-exploded = { $count ->
    [one] { $count } cube explodes
   *[other] { $count } cubes explode
}

## What comes of a battle (DR-23)
## Ladder dr_told_outcome: dr-told-*

# when Damaged { ship: by }
dr-told-damaged = { $by }: damage { $count }
dr-told-building-removed = Destroyed: { $building }
# when TradeMode { ship: by }
dr-told-trade-mode = { $by } is a trader again
# when DamageSpared { ship: by }
dr-told-damage-spared = { $by }: damage spared, { $count }
dr-told-encounter-won = { $by } keeps the merchant’s card
dr-told-encounter-buried = The merchant’s card is buried
# by hand
dr-told-sank = { $by } sinks and loses gold: { $gold }

## What counts towards the marks (DR-24)
## Ladder dr_told_marks: dr-told-*

# when LegendGrew
dr-told-legend = { $by }, Legend: { $wins } of 4
# when SeaDogsGrew
dr-told-sea-dogs = { $by }, Sea Dogs: { $sailors } of 3
# when ExplorerGrew
dr-told-explorer = { $by }, Explorer: { $tiles } of { $goal }
dr-told-explorer-given-up = { $by } cannot become an Explorer any more
# when Achieved { what: Achievement::Legend }
dr-told-achieved-legend = { $by } is a Legend
# when Achieved { what: Achievement::TerrorOfTheSeas }
dr-told-achieved-terror = { $by } is the Terror of the Seas
# when Achieved { what: Achievement::Capitalist }
dr-told-achieved-capitalist = { $by } is a Capitalist: 30 or more gold in the chest
# when Achieved { what: Achievement::SeaDogs }
dr-told-achieved-sea-dogs = { $by } has Sea Dogs: three sailors at the top level
# when Achieved { what: Achievement::FirstRateShip }
dr-told-achieved-first-rate = { $by } has a First-Rate Ship: four upgrades
# when Achieved { what: Achievement::Builder }
dr-told-achieved-builder = { $by } is a Builder: five buildings
# when Achieved { what: Achievement::Settler }
dr-told-achieved-settler = { $by } is a Settler: six permanent cubes
# when Achieved { what: Achievement::Explorer }
dr-told-achieved-explorer = { $by } is an Explorer
# when Achieved { what: Achievement::MasterTrader }
dr-told-achieved-master-trader = { $by } is a Master Trader: twelve cargo returned

## The end (DR-26, DR-27)

dr-told-scored = { $category }, gold: { $all }
dr-told-island-scored = { $island } ({ $place }): { $all }
dr-told-tie-to-break = The most gold is shared. A cube for every cannon: { $all }
dr-told-tie-counted = Strength in the tie: { $all }
dr-told-game-won = { $by } has won the game with gold: { $gold }
