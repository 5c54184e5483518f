## Merchants & Marauders, what happened: setting out (MM-6)
## Ladder mm_told_setting_out: mm-told-*

mm-told-deck-laid = Shuffled: { $sort }
mm-told-cargo-laid = The cargo deck is shuffled
mm-told-events-cut = Events left in the deck: { $left }
mm-told-demand-laid = Demand tokens lie in every port
mm-told-yards-laid = A modification lies face down in every port
# when CaptainDealt { captain: Some(captain) }
mm-told-captain-dealt = { $by } draws a captain: { $captain }
# when CaptainDealt { captain: None }
mm-told-captain-dealt-secretly = { $by } draws a captain
# when ShipPicked { ship: Some(ship) }
mm-told-ship-picked = { $by } picks a ship: { $ship }
# when ShipPicked { ship: None }
mm-told-ship-picked-secretly = { $by } picks a ship in secret
# when CaptainShown { at: port }
mm-told-captain-shown = { $by } is { $captain }: { $ship }, { $port }
mm-told-first-player = { $by } begins every round

## The round: merchants, events, ships of no player, war (MM-7, MM-14, MM-15)
## Ladder mm_told_rounds: mm-told-*

mm-told-round-began = Round { $round }
# by hand
mm-told-merchants-dealt = Merchant tokens are laid face down. Zones: { $count }
# by hand
mm-told-event-turned = Event: { $card }
# by hand
mm-told-npc-turned = { $card } is on the way: { $npc }
mm-told-icon-skipped = { $npc } is not at sea
# when NpcSailed { to: zone, course: Course::Hunt(prey, why) }
mm-told-npc-hunts = { $npc } hunts { $prey } ({ $why }): { $zone }
# when NpcSailed { to: zone, course: Course::Letter(letter) }
mm-told-npc-sailed = { $npc } sails { $letter }: { $zone }
# when NpcSailed { to: zone, course: Course::Card }
mm-told-npc-moved = { $npc } is moved: { $zone }
# when NpcStayed { at: zone, because: why }
mm-told-npc-stayed = { $npc } stays where { $prey } is ({ $why }): { $zone }
# when NpcScouted { found: true }
mm-told-npc-found = { $npc } finds { $by }: { $faces }
# when NpcScouted { found: false }
mm-told-npc-missed = { $npc } does not find { $by }: { $faces }
# when NpcEntered { at: zone, man_of_war: true }
# when NpcReturned { at: zone, man_of_war: true }
mm-told-npc-armed-entered = { $card } takes command of a Man-of-War: { $npc }, { $zone }
# when NpcEntered { at: zone }
mm-told-npc-entered = { $card } takes command: { $npc }, { $zone }
# when NpcReturned { at: zone }
mm-told-npc-returned = { $card } takes the beaten captain’s place: { $npc }, { $zone }
mm-told-npc-beaten = { $npc } is beaten and leaves the sea
mm-told-npc-armed = { $npc } is a Man-of-War now
mm-told-npc-disarmed = { $npc } is a Frigate again
# when SquadronEntered { at: zone }
mm-told-squadron-entered = A war squadron puts to sea ({ $nation }): { $zone }
mm-told-squadron-left = The war squadron leaves ({ $nation })
mm-told-war-broke = War: { $one } against { $other }
mm-told-war-ended = The war is over: { $one }, { $other }
mm-told-round-closed = Everybody has had a turn
mm-told-laid-token-returned = Back to the reserve: { $good }
mm-told-event-discarded = The event is over: { $card }
mm-told-round-ended = Round { $round } is over

## Why a captain is hunted (MM-14.10, MM-14.11)
## Ladder mm_grudge: mm-grudge-*

# when Bounty(level)
mm-grudge-bounty = bounty { $level }
# when OtherBounties(level)
mm-grudge-other-bounties = other bounties { $level }
mm-grudge-war = war
mm-grudge-no-pirate = no pirate

## Turns, actions, moves (MM-8 to MM-10)
## Ladder mm_told_turns: mm-told-*

# when PhaseBegan { phase: Phase::Over }
mm-told-over = It is over
# when PhaseBegan
mm-told-phase = Next: { $phase }
mm-told-turn-began = It is the turn of: { $by }
mm-told-turn-ended = { $by } ends the turn
# when ActionSpent { for_move: true }
mm-told-move-spent = { $by } spends an action for moving only
mm-told-action-spent = { $by } spends an action
mm-told-entry-used = { $by } enters a closed port under cover
# when Moved { to: place }
mm-told-moved = { $by } sails: { $place }
mm-told-entry-began = { $by } asks to be let in: { $port }
mm-told-scout-began = { $by } scouts, { $zone }: { $target }
mm-told-port-began = { $by } takes a port action: { $port }
mm-told-activity-began = { $by }: { $activity }
mm-told-step-taken = { $by }, in port: { $card }
mm-told-port-ended = { $by } is done in port

## Gold (MM-10.41 to MM-10.43)

mm-told-gold-gained = { $by } gains { $gold }
mm-told-gold-paid = { $by } pays { $gold }
mm-told-gold-paid-from-chest = { $by } pays { $gold }; from the chest: { $chest }
mm-told-gold-hidden = { $by } hides { $gold } in the chest
mm-told-gold-hidden-secretly = { $by } hides gold in the chest
mm-told-gold-fetched = { $by } takes { $gold } out of the chest
mm-told-gold-fetched-secretly = { $by } takes gold out of the chest

## Goods and the market (MM-10.5 to MM-10.14)
## Ladder mm_told_trade: mm-told-*

mm-told-cargo-shuffled = The cargo discards are shuffled into a new deck
mm-told-cargo-sold = { $by } sells: { $cards }
mm-told-demand-changed = New demand, { $port }: { $good }
mm-told-token-laid = The event is about: { $good }
# when MarketDrawn { cards: Some(cards) }
mm-told-market-drawn = { $by } finds on the market: { $cards }
# when MarketDrawn { cards: None }
mm-told-market-drawn-secretly = { $by } looks at the market. Cards: { $count }
mm-told-market-discarded = { $by } puts aside: { $cards }
# by hand
mm-told-prices-set = { $by } is told the prices: { $prices }
# when PricesSet { prices: None }
mm-told-prices-set-secretly = { $by } is told the prices
# by hand
mm-told-cargo-bought = { $by } buys for { $gold }: { $good }
# by hand
mm-told-cargo-bought-secretly = { $by } buys a card for { $gold }
mm-told-market-closed = { $by } does not buy: { $cards }
# when CargoStowed { card: Some(CargoId { good, .. }) }
mm-told-cargo-stowed = { $by } takes aboard: { $good }
# when CargoStowed { card: None }
mm-told-cargo-stowed-secretly = { $by } takes a cargo card aboard
mm-told-cargo-left = { $by } leaves: { $cards }
mm-told-cargo-discarded = { $by } throws overboard: { $cards }
mm-told-cargo-lost = { $by } loses from the hold: { $cards }
mm-told-cargo-delivered = { $by } delivers: { $cards }

## Goods counted, and their prices

mm-goods-count = { $good } × { $count }
mm-pair = { $one }: { $other }
mm-goods-price = { $good } { $price }

## Ships and shipyards (MM-10.15 to MM-10.31)
## Ladder mm_told_ships: mm-told-*

mm-told-yard-turned-up = The shipyard offers, { $port }: { $fitting }
# when ShipBought { ship: Ship { kind: ship, .. } }
mm-told-ship-bought = { $by } buys a ship: { $ship }
mm-told-repaired = { $by } repairs +{ $points }: { $location }, now { $now }
mm-told-hull-restored = { $by } has the Reinforced Hull restored
mm-told-crew-gained = { $by }: Crew +{ $men }, now { $now }
mm-told-crew-lost = { $by }: Crew −{ $men }, now { $now }
mm-told-weapon-gained = { $by } takes aboard: { $weapon }
mm-told-weapon-sold = { $by } sells: { $weapon }
mm-told-fitting-taken = { $by } fits out the ship: { $fitting }
mm-told-fittings-mixed = { $by } mixes the modifications of the lost ship: { $count }
# when FittingPlaced { fitting: Some(fitting) }
mm-told-fitting-placed = { $by } lays a modification: { $port }, { $fitting }
# when FittingPlaced { fitting: None }
mm-told-fitting-placed-secretly = { $by } lays a modification face down: { $port }

## Bounties, missions, rumors (MM-10.32 to MM-10.40, MM-12)
## Ladder mm_told_papers: mm-told-*

mm-told-bounty-set = { $on }: bounty { $level } ({ $nation })
# when BountyFell { level: 0 }
mm-told-pardoned = { $on } is pardoned ({ $nation })
mm-told-bounty-fell = { $on }: the bounty falls to { $level } ({ $nation })
mm-told-bounty-lapsed = { $on }: no bounty is set ({ $nation })
mm-told-mission-offered = A mission is on offer: { $card }
mm-told-missions-shuffled = The mission discards are shuffled into a new deck
mm-told-mission-tried = { $by } asks for the mission: { $card }
mm-told-mission-claimed = { $by } takes the mission: { $card }
mm-told-mission-dropped = { $by } gives up the mission: { $card }
mm-told-mission-lapsed = { $by } is too late for the mission: { $card }
mm-told-mission-completed = { $by } completes the mission: { $card }
# when RumorDrawn { card: Some(card) }
mm-told-rumor-drawn = { $by } hears a rumor: { $card }
# when RumorDrawn { card: None }
mm-told-rumor-drawn-secretly = { $by } hears a rumor
# when RumorReturned { card: Some(card) }
mm-told-rumor-returned = { $by } puts a rumor back: { $card }
# when RumorReturned { card: None }
mm-told-rumor-returned-secretly = { $by } puts a rumor back
mm-told-rumor-shown = { $by } shows the rumor: { $card }
mm-told-rumor-proved = { $by }, the rumor is true: { $card }
mm-told-rumors-discarded = Back into the rumor deck: { $cards }
mm-told-rumors-shuffled = The rumor deck is shuffled

## Glory and cards (MM-13, MM-28)
## Ladder mm_told_cards: mm-told-*

mm-told-point-gained = { $by }: a glory point for { $why }, { $track } now
# when GloryDrawn { card: Some(card) }
mm-told-glory-drawn = { $by } draws a Glory card: { $card }
# when GloryDrawn { card: None }
mm-told-glory-drawn-secretly = { $by } draws a Glory card
mm-told-glory-discarded = { $by } discards: { $card }
mm-told-glory-deck-rebuilt = The Glory discards are a new deck. Cards: { $cards }
mm-told-glory-turned-up = Turned up in search of a specialist: { $card }
mm-told-specialist-gained = { $by } is joined by a specialist: { $trade }
# when CardAnnounced { card: Some(card) }
mm-told-card-announced = { $by } announces a card ({ $hour }): { $card }
# when CardAnnounced { card: None }
mm-told-card-announced-secretly = { $by } announces a card ({ $hour })
mm-told-card-declined = { $by } shows a card and takes it back: { $card }
mm-told-card-played = { $by } plays: { $card }
mm-told-card-resolved = { $by }, this has worked: { $card }
mm-told-hired = { $by } hires a specialist: { $trade }
mm-told-hiring-failed = { $by } cannot hire this turn: { $card }
mm-told-card-copied = { $by } copies: { $card }
# when ThingUsed { source: source @ Source::Event(_) }
mm-told-event-used = { $by }, event: { $source }
mm-told-thing-used = { $by } uses: { $source }
mm-told-thing-discarded = { $by } gives up: { $source }
mm-told-fitting-turned = { $by } turns over: { $fitting }
mm-told-lasting-began = { $by }, { $source }: { $modifier }
mm-told-actions-gained = { $by }, more actions: { $actions }
mm-told-moves-gained = { $by }, more actions for moving: { $moves }
mm-told-ports-opened = { $by } may enter closed ports: { $ports }
# by hand
mm-told-next-roll-changed = { $side }, dice of the next roll: { $change }
mm-told-crew-spared = { $by }, Crew spared this round: { $crew }
mm-told-crew-taken = { $from }: Crew −{ $lost }, now { $left }
mm-told-escape-granted = { $by } gets away, once the other side has shot
mm-told-battle-broken-off = { $by } breaks off the battle
mm-told-bounty-cancelled = { $by } holds off a bounty
mm-told-turned-away = { $by } is turned away: { $zone }
mm-told-carry-allowed = { $by } may carry modifications over
# by hand
mm-told-hand-seen = { $by } sees the cards of { $of }: { $cards }
# when HandSeen { hand: None }
mm-told-hand-seen-secretly = { $by } looks at the cards of { $of }
# by hand
mm-told-merchants-seen = { $by } sees merchants: { $what }
# by hand
mm-told-merchants-seen-secretly = { $by } looks at merchants: { $zones }
# when AheadSet { hour: Some(hour), ahead: Some(ahead) }
mm-told-ahead-set = { $by }, { $hour }: { $ahead }
# when AheadSet
mm-told-ahead-set-secretly = { $by } says when to be asked

## What a glory point is for (MM-1.2)
## Ladder mm_glory_for: mm-glory-for-*

mm-glory-for-defeat = a beaten captain
mm-glory-for-sale = a great sale
mm-glory-for-plunder = rich plunder
mm-glory-for-mission = a mission
mm-glory-for-rumor = a rumor proved
mm-glory-for-big-ship = a big ship
mm-glory-for-card = a card

## Fates of captains, and the end (MM-21, MM-22)
## Ladder mm_told_fates: mm-told-*

mm-told-captain-died = { $by } loses ship and captain: { $captain }
mm-told-retirement-declared = { $by } spends this turn on retiring
mm-told-captain-retired = { $by }: { $captain } retires
mm-told-captain-drawn = { $by } has a new captain: { $captain }
mm-told-captain-returned = { $by }: { $captain } is back
mm-told-captain-put-back = { $by } puts a captain back and draws again: { $captain }
# when CommandTaken { at: port }
mm-told-command-taken = { $by } has a ship, { $port }: { $ship }
# when OutfitPaid { chest: Some(chest) }
mm-told-outfit-paid = { $by } fits out. From the bank: { $bank }, from the chest: { $chest }
# when OutfitPaid { chest: None }
mm-told-outfit-paid-secretly = { $by } fits out. From the bank: { $bank }
mm-told-claimed = { $by } claims victory: track { $track }, secret points { $points } (chest { $chest })
mm-told-claim-lapsed = { $by } no longer has the points: no victory yet
mm-told-counted = { $by }: track { $track }, secret points { $points } (chest { $chest })
# by hand
mm-told-game-won = { $by } wins the game: { $how }
# by hand
mm-told-victory-shared = They share the victory: { $by }

## What decides (MM-22.5, MM-22.8)
## Ladder mm_decided: mm-decided-*

mm-decided-at-once = nobody else has claimed it
mm-decided-total = the highest total
mm-decided-track = the highest glory track
mm-decided-chest = the most gold in the chest
mm-decided-shared = they share the victory
