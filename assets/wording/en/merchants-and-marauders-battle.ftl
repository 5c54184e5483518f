## Merchants & Marauders, what happened: merchant raids (MM-11)
## Ladder mm_told_raids: mm-told-*

mm-told-merchant-found = { $by } finds a merchant, { $zone }: { $token }
mm-told-merchant-named = { $by } says whose merchant it is: { $nation }
mm-told-merchant-let-go = { $by } lets the merchant go
mm-told-raid-began = { $by } raids a merchant: { $nation }
# by hand
mm-told-raid-cards-turned = The merchant has: { $cards }
mm-told-successes-counted = { $by }, successes: { $successes }
mm-told-raid-card-drawn = One more card: { $card }
mm-told-raid-card-discarded = A card is discarded: { $card }
# when RaidCardExchanged { drawn: Some(drawn) }
mm-told-raid-card-exchanged = A card is exchanged: { $card } » { $drawn }
# when RaidCardExchanged { drawn: None }
mm-told-raid-card-given = A card goes, and none comes: { $card }
mm-told-successes-left = { $by } spends no more successes
mm-told-escapes-counted = { $by }: escape symbols { $escapes }, Manoeuvrability { $against }
# when RaidFailed { why: RaidFault::Sunk }
mm-told-raid-failed-sunk = { $by } sinks in the raid
# when RaidFailed { why: RaidFault::Crippled }
mm-told-raid-failed-crippled = { $by } is too battered: the raid fails
# when RaidFailed { why: RaidFault::Escaped }
mm-told-raid-failed-escaped = The merchant escapes { $by }
# by hand
mm-told-raid-succeeded = { $by } plunders the merchant ({ $nation }): { $gold }
mm-told-raid-over = { $by }: the raid is over

## Battles (MM-16, MM-18, MM-20)
## Ladder mm_told_battles: mm-told-*

mm-told-battle-began = { $attacker } attacks: { $defender }
mm-told-landing-began = { $by } lands. Garrison: Leadership { $leadership }, Crew { $crew }
mm-told-battle-round-began = Round { $round } of the battle
mm-told-declared = { $by } declares: { $what }
mm-told-contest-won = { $by } wins the contest
mm-told-contest-tied = The contest is a tie
mm-told-contest-void = No skulls: nobody wins, nobody fires
mm-told-boarding-succeeded = { $by } boards
mm-told-crews-gone = Neither side has a crew left: no crew combat
mm-told-crew-round-began = Round { $round } of the crew combat
mm-told-crew-fell = { $by }: Crew −{ $lost }, { $left } left
# when BattleDecided { outcome: Outcome::Nobody }
mm-told-nobody-won = The fight ends without a victor
# when BattleDecided { outcome: Outcome::Escaped(by) }
mm-told-escaped = { $by } gets away
# when BattleDecided { outcome: Outcome::Sunk(by) }
mm-told-sunk = { $by } sinks
# when BattleDecided { outcome: Outcome::BothSunk }
mm-told-both-sunk = Both ships sink
# when BattleDecided { outcome: Outcome::Boarded(by) }
mm-told-boarded = { $by } loses the crew combat
# by hand
mm-told-reward-paid = { $by } is paid { $gold } for a pirate ({ $nation })
# by hand
mm-told-pirate-paid = { $by } is paid { $gold } for a pirate
# by hand
mm-told-spoils-turned = { $by } finds on the naval ship: { $cards }
mm-told-spoils-lost = { $by }, lost with the hold of that ship: { $cards }
# by hand
mm-told-gold-plundered = { $by } takes { $gold } from { $from }
# when CardPlundered { card: Some(card) }
mm-told-card-plundered = { $by } takes a Glory card from { $from }: { $card }
# when CardPlundered { card: None }
mm-told-card-plundered-secretly = { $by } takes a Glory card from { $from }
# when RumorPlundered { rumor: Some(rumor) }
mm-told-rumor-plundered = { $by } takes a rumor from { $from }: { $rumor }
# when RumorPlundered { rumor: None }
mm-told-rumor-plundered-secretly = { $by } takes a rumor from { $from }
mm-told-proved-plundered = { $by } takes a proved rumor from { $from }: { $rumor }
# when CargoPlundered { cargo: Some(CargoId { good, .. }) }
mm-told-cargo-plundered = { $by } takes cargo from { $from }: { $good }
# when CargoPlundered { cargo: None }
mm-told-cargo-plundered-secretly = { $by } takes a cargo card from { $from }
mm-told-weapon-plundered = { $by } takes a weapon from { $from }: { $weapon }
mm-told-specialist-plundered = { $by } takes a specialist from { $from }: { $card }
mm-told-prize-taken = { $by } sails on in the prize: { $ship }, Crew { $crew }
mm-told-battle-over = The battle is over

## Volleys and hits (MM-17, MM-19)
## Ladder mm_told_volleys: mm-told-*

# when HitsDue { shooter: Some(by) }
mm-told-hits-due = { $by } fires at { $at } ({ $kind }), hits: { $hits }
# when HitsDue { shooter: None }
mm-told-hits-coming = { $at } is hit ({ $kind }): { $hits }
mm-told-hits-added = { $shooter }, more hits: { $hits }
# by hand
mm-told-locations-thrown = { $at } is hit here: { $what }
# by hand
mm-told-symbols-hit = { $at } is hit by the merchant: { $what }
# when SkullsAimed { to: location }
mm-told-skulls-aimed = { $shooter } aims every skull: { $location }
mm-told-skull-placed = { $at } puts a skull here: { $location }
mm-told-hit-cancelled = { $at } is spared a hit
# when HitMoved { to: location }
mm-told-hit-moved = { $at } moves a hit: { $location }
# by hand
mm-told-hit-destroyed = { $at }, destroyed: { $location }
# by hand
mm-told-hit-taken = { $at } is hit: { $location }, { $left } left
# by hand
mm-told-hit-went-on = { $at }, on into the Hull past { $location }: { $left } left
# when HitSpent { aimed: location }
mm-told-hit-spent = { $at }, a hit is spent: { $location } is destroyed already
mm-told-volleys-over = The smoke clears

## Dice (MM-4)
## Ladder mm_told_dice: mm-told-*

# when Rolled { kind: RollKind::Test(what, skill) }
mm-told-test-rolled = { $by } throws { $skill } for { $what }: { $faces }
# when Rolled { kind: RollKind::Contest }
mm-told-contest-rolled = { $by } throws for the contest: { $faces }
# when Rolled { kind: RollKind::CrewCombat }
mm-told-crew-rolled = { $by } throws for crew combat: { $faces }
mm-told-dice-thrown-again = { $by }, dice thrown again: { $faces }
# by hand
mm-told-die-turned = { $by }, a die is turned: { $face }
# by hand
mm-told-hits-thrown-again = { $at }, hits thrown again: { $what }
# by hand
mm-told-hit-turned = { $at }, a hit is turned: { $what }
mm-told-test-counts = { $by }: the test counts as a success
mm-told-dice-made-skulls = { $by }, dice turned into skulls: { $dice }
mm-told-card-dice-thrown = { $by } throws for { $source }: { $faces }
# when TestOver { successes: 0 }
mm-told-test-failed = { $by }, { $skill }: failed
mm-told-test-over = { $by }, { $skill }: success, skulls { $successes }
mm-told-dice-gathered = The dice are taken up
