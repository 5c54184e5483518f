## Pirates of the Crimson Coast: what is thrown for, drawn and asked
## Ladder pc_why: pc-why-*

pc-why-roll-off = Who begins?
pc-why-ram = { $unit } rams: { $target }
pc-why-boarding = Boarding: { $unit } against { $against }
pc-why-attack = { $unit } shoots: { $target }
pc-why-scuttle = To scuttle: { $unit } (5 or 6)
pc-why-fog-exit = Out of the fog: { $unit }
pc-why-reef = The reef: { $unit }
pc-why-sargasso = The Sargasso Sea: { $unit }
pc-why-break-free = To break free: { $unit }
pc-why-whirlpool = Out of the whirlpool: { $unit }
pc-why-fear = Fear: { $unit }
pc-why-ability = A throw for { $card }
pc-why-treasure = A throw for { $card }
pc-why-island = Which island is next?
pc-why-deal = Treasure is dealt
pc-why-split = Coins are split: { $unit }
pc-why-parley-coin = A coin for Parley: { $unit }
pc-why-random-treasure = A treasure at random: { $unit }
pc-why-mix = Counters are mixed: { $island }
pc-why-home = Which island is home of { $of }?
pc-why-ram-or-not = { $unit } has reached { $target }: ram?
pc-why-ram-whom = { $unit }: whom does she ram?
pc-why-board-or-not = { $unit } and { $against }: board?
pc-why-spoils = { $unit } has won against { $from }: what is taken?
pc-why-loss = { $unit }: what is lost?
pc-why-hand-over = { $unit }: what is handed over?
pc-why-parley = { $by } shoots at { $unit }: call Parley?
pc-why-ghost = { $unit }: a ghost until the next turn?
pc-why-opening-first = Which throw comes first?
pc-why-may-use = { $card }: use it?
pc-why-for = { $card }: which?
pc-why-draw = { $by } offers a draw
pc-why-dock-where = { $unit }: docked where?
pc-why-whirlpool-loss = { $unit }: what does the whirlpool take?

## Answers (PC-30.3)
## Ladder pc_choice: pc-choice-*

pc-choice-nothing = None
pc-choice-ram = Ram
pc-choice-board = Board
pc-choice-aboard = Parley, with a coin from aboard
pc-choice-bank = Parley, with a coin from home
pc-choice-ghost = A ghost
pc-choice-sails = She sails as a ship
pc-choice-agree = Agree
pc-choice-refuse = Refuse
pc-choice-treasure = A treasure
pc-choice-crew = A crew
pc-choice-all-crew = All crew
pc-choice-use = Use it
# when Mast(number)
pc-choice-mast = Mast { $number } from the bow
# when Tentacle(number)
pc-choice-tentacle = Tentacle { $number }
# by hand
pc-choice-flag = Flag { $number }
# by hand
pc-choice-coin = Coin { $number }
# by hand
pc-choice-coin-of = A coin of { $value }
