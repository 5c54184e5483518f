## What a clause of a card says (DR-14, DR-15)

dr-clause-sails = { $count ->
    [one] { $count } sail
   *[other] { $count } sails
}
dr-clause-helms = { $count ->
    [one] { $count } helm
   *[other] { $count } helms
}
dr-clause-flags = { $count ->
    [one] { $count } black flag
   *[other] { $count } black flags
}
dr-clause-bonus-cards = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
dr-clause-hand = Hand limit +{ $count }
dr-clause-per = { $one } for each on this card: { $other }
dr-clause-either = { $one }, or: { $other }
dr-goods-both = { $cargo } and { $gold }
dr-goods-cargo = { $count } cargo
dr-goods-gold = { $count } gold
dr-goods-none = nothing

## What is done in the main phase
## Ladder dr_act: dr-act-*

# when Gain(goods, Gained::Dock)
dr-act-gain-dock = { $goods } to the harbour
# when Gain(goods, Gained::Ship)
dr-act-gain-ship = { $goods } aboard
# when Gain(goods, Gained::ShipOrDock)
dr-act-gain-any = { $goods } to the harbour or aboard
# when Gain(goods, Gained::Island)
dr-act-gain-island = { $goods } to any island
# when Pay(goods, Paid::Ship, what)
dr-act-pay-aboard = Pay { $goods } from aboard: { $what }
# when Pay(goods, _, what)
dr-act-pay = Pay { $goods }: { $what }
# when InHarbour(what)
dr-act-in-harbour = In the harbour: { $what }
# when InPort(what)
dr-act-in-port = In the harbour or at your island: { $what }
# by hand
dr-act-influence = Influence { $count }
# by hand
dr-act-influence-some-next-door = { $what }; next door up to { $most }
# by hand
dr-act-influence-next-door = { $what }; also on one island next door
# by hand
dr-act-produce = { $count ->
    [one] Produce on { $count } island
   *[other] Produce on up to { $count } islands
}
# by hand
dr-act-produce-in-row = { $what }, in row { $row }
# by hand
dr-act-produce-in-rows = { $what }, in row { $row } or { $other }
# by hand
dr-act-produce-more = { $what }, each with { $goods } more
# by hand
dr-act-produce-per = { $what }, with 1 gold more for each on this card: { $symbol }
# when Build(count)
dr-act-build = { $count ->
    [one] Put up { $count } building
   *[other] Put up as many as { $count } buildings
}
# when Upgrade(Some(Class::Basic))
dr-act-upgrade-basic = A basic ship upgrade
# when Upgrade(Some(Class::Advanced))
dr-act-upgrade-advanced = An advanced ship upgrade
# when Upgrade(None)
dr-act-upgrade = Any ship upgrade
dr-act-swap = A basic upgrade goes back, an advanced one comes
# when Repair(count)
dr-act-repair = Repair { $count } damage
dr-act-level-this = Level up this card
dr-act-level-bottom = Level up the bottom card of your deck
# when TakeTop(_)
dr-act-take-top = Take the first advancement of a box: helms on this card say which
dr-act-broadside = With { $cannons } cannons on this card: { $damage } damage to every enemy ship here and next door
# when CoastRunner(row)
dr-act-coast-runner = This turn, islands you pass in row { $row } bring what they produce
# when WakeOfFire(damage)
dr-act-wake = This turn, { $damage } damage to enemies on every tile you enter
dr-act-ignore-forts = This turn, forts and garrisons do not stop you
dr-act-flag = A black flag more this turn
dr-act-copy = Use an ability of another advancement in play

## What counts at the end, and in battle

dr-end-gold = At the end: gold { $count }
dr-end-per-cargo = At the end: 1 gold for every { $count } cargo
dr-end-per-island = At the end: { $count } gold for each explored island without your cubes
dr-end-per-symbol = At the end: { $count } gold for each on this card: { $symbol }
dr-in-battle = In battle: { $what }

## Symbols
## Ladder dr_symbol: dr-symbol-*
## Ladder dr_symbol_why: dr-symbol-*-why

dr-symbol-sail = sail
dr-symbol-cannon = cannon
dr-symbol-helm = helm
dr-symbol-flag = black flag
dr-symbol-bonus-card = bonus card
dr-symbol-hand = hand symbol
dr-symbol-sail-why = Counted when you raise sails: one step for each.
dr-symbol-cannon-why = One battle cube in one battle a turn.
dr-symbol-helm-why = Does nothing by itself; other abilities count it.
dr-symbol-flag-why = Lets you attack the ship of another player where you lie.
dr-symbol-bonus-card-why = One more card is drawn at the end of this turn.
dr-symbol-hand-why = Your hand may take one more card.
