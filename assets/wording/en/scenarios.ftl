## Young Captain’s Course (TS-28)

scenario-lesson-1-name = Lesson 1: The Two Marks
scenario-lesson-1-description = Sail your ship past two marks around an island, each captain for himself. Wind, sails, tokens and turns; not a shot is fired.
scenario-lesson-1-goal = Bring your bow onto or next to both marks in no more than two turns over par, without running into anything.
scenario-lesson-1-teaches = Wind, sails, plotting a route, tokens, turning, terrain

scenario-lesson-2-name = Lesson 2: Powder and Ball
scenario-lesson-2-description = Two galleons in open water, every battery loaded with ball. Set the range, bring your side to bear, and let the guns speak.
scenario-lesson-2-goal = Cross off more hull and stern boxes than you lose in 8 turns, or sink the enemy.
scenario-lesson-2-teaches = Loading, range, volleys, hull damage, losses

scenario-lesson-3-name = Lesson 3: Alongside
scenario-lesson-3-description = The two galleons lie close, with soldiers below decks. Chain for the masts, grape for the crew, then hooks over the rail.
scenario-lesson-3-goal = Destroy the enemy, or do more damage in 10 turns.
scenario-lesson-3-teaches = Chain, grape, muskets, orders on deck, boarding, collisions

scenario-lesson-4-name = Lesson 4: At Anchor
scenario-lesson-4-description = Two galleons look for a berth, one in the roadstead, one in the river mouth. Shallow water and shoals, anchors dropped and weighed; not a shot is fired.
scenario-lesson-4-goal = Lie at anchor when turn 12 ends. Both captains may win.
scenario-lesson-4-teaches = Shallow water and shoals, dropping and weighing anchor, the edge of the board

## Common rules

scenario-open-sea-name = Battle in the Open Sea
scenario-open-sea-description = Nothing but deep water and the enemy. The sea goes on as far as the ships do.
scenario-open-sea-goal = Put every enemy ship out of the battle.

scenario-the-banks-name = The Banks
scenario-the-banks-description = A duel among sandbanks that shift for nobody. The chart is your best officer here.
scenario-the-banks-goal = Destroy the enemy, or do more damage in 14 turns. A ship aground at the end costs 8 points.

scenario-breaking-the-bar-name = Breaking the Bar
scenario-breaking-the-bar-description = Santiago carries the treasure and San Martín clears the way. Between them and home lie a bar of sand and two English galleons.
scenario-breaking-the-bar-goal = Spain scores for chests and ships that leave by the southern edge, England for those that do not. 14 turns.

scenario-treasure-run-name = Treasure Run
scenario-treasure-run-description = Santiago lies in the roadstead with ten chests and few soldiers when Swallow comes in sight. Cut and run, or fight for it.
scenario-treasure-run-goal = Spain wins by leaving over the eastern edge within 12 turns, England by taking or destroying her.

scenario-gravelines-name = Gravelines
scenario-gravelines-description = Two against two, with the wind setting on the Flemish banks. Whoever forgets the lee shore will find it.
scenario-gravelines-goal = Do more damage in 14 turns. Ships aground count as destroyed.

scenario-flores-name = The Revenge at Flores
scenario-flores-description = Revenge rides at anchor under the island when two Spanish galleons come round the point. One against two, until sunset.
scenario-flores-goal = England scores for damage and for Revenge still in play; Spain for Revenge destroyed, and more for Revenge taken. 15 turns.

## Advanced rules

scenario-calais-roads-name = Fire in Calais Roads
scenario-calais-roads-description = The Spanish lie at anchor, and the wind blows straight into the roads. Out of the night come two ships on fire.
scenario-calais-roads-goal = England scores for ships burnt or destroyed and for cables cut; Spain for English galleons destroyed and anchors held. 8 turns.

scenario-strand-landing-name = The Strand Landing
scenario-strand-landing-description = Two Spanish ships full of soldiers make for the roadstead. The English must keep them off the beach.
scenario-strand-landing-goal = Spain wins with 8 units ashore within 14 turns; England by preventing it.
