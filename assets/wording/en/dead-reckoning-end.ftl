setup-dr-marks = From one to nine marks bring the end about

scenario-voyage-2-name = Two Captains
scenario-voyage-2-description = An ocean of eight islands, four boxes of advancements, a crew of twelve for each of you. Sail, trade, build and fight until somebody has four marks on the harbour board.
scenario-voyage-2-goal = Have the most gold when everything is counted.
scenario-voyage-3-name = Three Captains
scenario-voyage-3-description = Nine islands and open sea between them. Three captains want the same harbours, and two of them can always agree against the third.
scenario-voyage-3-goal = Have the most gold when everything is counted.
scenario-voyage-4-name = Four Captains
scenario-voyage-4-description = Ten islands and hardly any open sea: whoever does not settle soon will find every shore taken.
scenario-voyage-4-goal = Have the most gold when everything is counted.
scenario-voyage-short-name = A Short Evening
scenario-voyage-short-description = The whole game for two captains, with one difference from the printed one: the second mark on the harbour board brings the end about, not the fourth.
scenario-voyage-short-goal = Have the most gold when everything is counted.

dr-phase-tie-break = a tie is broken
dr-why-tie-break = Everybody who is tied: all cubes into the ship
dr-score-part = { $by } { $count }
dr-score-standing = { $rank }. { $by } (cubes { $cubes }, gold { $gold })
dr-score-empty-slots = { $rank }. empty slots ({ $cubes })
dr-told-scored = { $category }, gold: { $all }
dr-told-island-scored = { $island } ({ $place }): { $all }
dr-told-tie-to-break = The most gold is shared. A cube for every cannon: { $all }
dr-told-tie-counted = Strength in the tie: { $all }
dr-told-game-won = { $by } has won the game with gold: { $gold }

dr-score-achievements = achievements
dr-score-bonus = bonus token
dr-score-coins = coins
dr-score-buildings = buildings
dr-score-advancements = advancements
dr-score-upgrades = ship upgrades
dr-score-at-end = cards that count at the end
dr-score-islands = islands

dr-is-01 = Shark Island
dr-is-02 = Lantern Key
dr-is-03 = Turtle Bay
dr-is-04 = Skull Cay
dr-is-05 = Parrot Rock
dr-is-06 = Coral Crown
dr-is-07 = Smuggler’s Rest
dr-is-08 = Ember Isle
dr-is-09 = Widow’s Peak
dr-is-10 = Palm Ledger
dr-is-11 = Fog Haven
dr-is-12 = Kraken’s Table

setup-dr-bonus = There are bonus tokens 0 to 7
setup-dr-card-in-two-places = This card lies in two places
setup-dr-phase = A position begins with one of { $phases }, and only in a whole game
setup-dr-sails = The sail track ends at 8
script-not-in-deck = There is no { $name } in this deck, or not so often. It holds: { $names }
script-no-order = Every one of the { $cards } numbers from 0 on is to be named once, or names of what comes first
