## Merchants & Marauders: what is printed on cards and boards

mm-print-skill = { $skill } { $value }
mm-print-home = Home port: { $zone } ({ $nation })
mm-print-npc = { $npc }, { $ship }. Enters at { $zone } at the end of the round.
mm-print-npc-skills = Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }
mm-print-bounties = Bounties
mm-print-war = War

## What things on the table say

mm-tale-name = { $name }
mm-tale-chart = The Caribbean
mm-tale-demand = { $zone } wants { $good }
mm-tale-demand-pays = 6 gold a card instead of 3
mm-tale-merchant = A merchant ship near { $zone }
mm-tale-a-merchant = A merchant ship is under way here
mm-tale-face-down = The token lies face down
mm-tale-yard = A modification in { $zone }
mm-tale-war = War: { $one } against { $other }
mm-tale-peace = Peace
mm-tale-track = Merchants track: { $count }
mm-tale-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mm-tale-discard = Discarded: { $what }
mm-tale-cargo = Cargo
mm-tale-cargo-discard = Discarded cargo
mm-tale-chest = Chest of: { $by }
mm-tale-purse = Gold aboard: { $by }
mm-tale-gold = { $gold }
mm-tale-secret = Only its owner may look
mm-tale-hand = { $by }, Glory cards in hand: { $count }
mm-tale-hold = { $by }, cargo aboard: { $count }
mm-tale-rumor = { $by } has heard a rumor
mm-tale-glory = { $by }, glory: { $count }
mm-tale-port = { $zone }, { $nation }
mm-tale-closed = Closed to: { $by }
mm-tale-ship = { $by }: { $ship }
mm-tale-manoeuvre = Manoeuvrability { $value }
mm-tale-pirate = A pirate
mm-tale-track-value = { $location } { $now } of { $most }
mm-tale-player = Player: { $by }
mm-tale-no-captain = No captain at the moment
mm-tale-bounties = Bounties on: { $by }
mm-tale-bounty = { $nation }: level { $level }
mm-tale-no-bounty = Nobody has set one
