## The voyages to choose from

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

dr-score-part = { $by } { $count }
dr-score-standing = { $rank }. { $by } (cubes { $cubes }, gold { $gold })
dr-score-empty-slots = { $rank }. nobody: most slots are empty ({ $cubes })

## What gold comes from at the end
## Ladder dr_score: dr-score-*

dr-score-achievements = achievements
dr-score-bonus = bonus token
dr-score-coins = coins
dr-score-buildings = buildings
dr-score-advancements = advancements
dr-score-upgrades = ship upgrades
dr-score-at-end = cards that count at the end
dr-score-islands = islands

## Islands

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

## Decks in a script

script-not-in-deck = There is no { $name } in this deck, or not so often. It holds: { $names }
script-no-order = Every one of the { $cards } numbers from 0 on is to be named once, or names of what comes first
