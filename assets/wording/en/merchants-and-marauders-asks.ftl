## Merchants & Marauders: what is thrown for
## Ladder mm_why: mm-why-*

# when Roll { kind: RollKind::Test(what, skill) }
mm-why-test = { $by }: { $skill }, thrown for { $what }
# when Roll { kind: RollKind::Contest }
mm-why-contest = { $by }: a throw for the contest
# when Roll { kind: RollKind::CrewCombat }
mm-why-crew-combat = { $by }: a throw for crew combat
mm-why-locations = { $at }: where do the hits go ({ $kind })?
mm-why-npc-scouts = { $npc } looks for a captain: { $by }
mm-why-swivel-guns = { $by }: the Swivel Guns
mm-why-long-guns = { $by }: the Long Guns
mm-why-card-die = { $by }: a throw for { $source }
mm-why-again = { $by }: these dice again

## What is asked
## Ladder mm_why: mm-why-*

mm-why-window = { $by }, { $hour }: play or use anything?
mm-why-resolve = { $by }, { $card }: does it work now?
mm-why-for = { $by }, { $source }: which?
mm-why-too-many-cards = { $by }: five Glory cards. Which one goes?
mm-why-first-card = { $by }: which Glory card is kept?
mm-why-keep-rumor = { $by }: which rumor is kept?
mm-why-new-ship = { $by }: which ship for the new captain?
mm-why-redraw = { $by }: a pirate lies off the home port. Another captain?
mm-why-overboard = { $by }: too much cargo. What goes?
mm-why-merchant-nation = { $by }: whose merchant is it?
mm-why-raid-or-not = { $by }: raid the merchant, or let it go?
mm-why-spend = { $by }: what for? Successes left: { $successes }
mm-why-stow = { $by }: which cargo is kept?
mm-why-take = { $by }: which cargo is bought?
mm-why-hire-crew = { $by }: how many men are hired?
mm-why-carry = { $by }: which modification goes over?
mm-why-scatter = { $by }: a port for a modification token. Left: { $left }
mm-why-toll = { $by }: pay the toll, or try Influence?
mm-why-drop-mission = { $by }: give up the old mission?
mm-why-declare = { $by }: shoot, board or flee?
mm-why-skull = { $at }: where does this skull hit?
mm-why-plunder = { $by }: what is taken from the beaten captain?
mm-why-take-ship = { $by }: take the beaten ship?
mm-why-reward = { $by }: which nation pays the reward?
mm-why-claim-too = { $by }: claim the victory too?
mm-why-which = { $by }: which of these?

## What is shuffled, and what chance decides
## Ladder mm_why: mm-why-*

mm-why-deck = A deck is shuffled: { $sort }
mm-why-cargo = The cargo deck is shuffled
mm-why-demand = The demand tokens are mixed
mm-why-fittings = The modification tokens are mixed
mm-why-merchants = The merchant tokens are mixed
mm-why-first-player = Who begins
mm-why-war-nations = Which nations are at war
mm-why-npc-order = Which ship looks first
mm-why-successor = { $npc }: who takes command
mm-why-tie = { $npc }: which captain it chases
mm-why-hold-lost = { $by }: what is lost from the hold
mm-why-naval-plunder = What is lost of the spoils
mm-why-opening-npcs = Who is at sea from the start

## What there is to choose
## Ladder mm_choice: mm-choice-*

mm-choice-pass = Pass
mm-choice-pass-this-turn = Pass, all this turn
mm-choice-pass-until-my-turn = Pass, until my turn
# by hand
mm-choice-announce = Play: { $card }
# by hand
mm-choice-use = Use: { $source }
mm-choice-resolve = Let it work
mm-choice-decline = Show it and take it back
mm-choice-enough = Enough
mm-choice-raid = Raid it
mm-choice-let-go = Let it go
mm-choice-draw = Draw another card
# by hand
mm-choice-discard = Discard: { $card }
# by hand
mm-choice-exchange = Exchange: { $card }
# by hand
mm-choice-die = { $side }: die { $number }
# by hand
mm-choice-hit = Hit { $number }
# when Levels(count)
mm-choice-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
mm-choice-pay = Pay
mm-choice-roll = Throw
mm-choice-gold = The gold
mm-named = { $name }
mm-face-skull = skull

## Moments that players may speak at (MM-28.4)
## Ladder mm_hour: mm-hour-*

mm-hour-revealed = an event is turned up
mm-hour-round-end = the round ends
mm-hour-turn-start = a turn starts
mm-hour-turn-event = a turn starts under an event
mm-hour-turn-end = a turn ends
mm-hour-own-turn = the own turn
mm-hour-port-step = in port
mm-hour-before-sell = before goods are sold
mm-hour-before-buy = before goods are bought
mm-hour-before-buy-ship = before a ship is bought
mm-hour-market = before prices are set
mm-hour-entering = a port is entered
mm-hour-entered-closed = a closed port was entered
mm-hour-tested = after a test
mm-hour-scouted = after a successful Scout
mm-hour-bounty-due = a bounty is due
mm-hour-card-played = a Glory card was played
mm-hour-raid-over = after a raid
mm-hour-battle-start = before round 1 of a battle
mm-hour-opening = the first shots of a battle
mm-hour-declared = after the declarations
mm-hour-contest = after the contest is rolled
mm-hour-won-contest = a contest is won
mm-hour-volley-due = before a volley
mm-hour-volley = a volley is rolled
mm-hour-volley-over = after a volley
mm-hour-hits = a ship is hit
mm-hour-boarding = before crew combat at sea
mm-hour-crew-start = before crew combat
mm-hour-crew-roll = crew combat is rolled
mm-hour-crew-loss = before Crew is lost
mm-hour-sank = a ship was sunk
mm-hour-battle-over = after a battle

## Passing in advance (MM-28.5)
## Ladder mm_ahead: mm-ahead-*

mm-ahead-ask = ask me
mm-ahead-pass-this-turn = pass this turn
mm-ahead-pass-until-my-turn = pass until my turn

## Parts of a sum

mm-part-skill = skill
mm-part-masts = Masts destroyed
mm-part-manoeuvre = Manoeuvrability
mm-part-card = cards in this battle
mm-part-bounty = the highest bounty
mm-part-ship = the ship
mm-part-hold = the Hold now
mm-part-turn = a turn
mm-part-given = cards of this turn
mm-part-price = list price
mm-part-drawn = by the cards drawn
mm-part-rule = rule { $rule }
