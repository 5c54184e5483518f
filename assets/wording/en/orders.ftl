## The order card (TS-8 to TS-10)

order-card-title = { $ship }: orders, turn { $turn }
order-refused = { $why } ({ $rule })
order-ship-lacks = { $ship }: { $why }
order-tab-done = ✔ { $ship }
order-seal = Seal the orders
order-copy-last = As last turn
order-wipe = Wipe
order-sails = Sails
order-sails-bring = { $sails }: { $tokens }
order-sails-furled = Furled
order-sails-battle = Battle
order-sails-full = Full
order-route = Route
order-mark =
    Mark { $number } of { $of }: { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } to go. Par { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, up to { $passes } allowed.
order-marks-done = Every mark is reached.
order-tokens = Tokens: { $spent } of { $tokens } spent, { $left } left
order-next-step = { $step }, { $sailing }: cost { $cost }
order-step-back = Back
order-leg = { $step }, { $sailing }: { $cost }, in all { $total }
order-leg-numbered = { $number }. { $leg }
order-leg-forced = { $number }. forced by what is left: { $leg }
order-leg-too-dear = There will be no tokens for this step: it is not reached (TS-9.2).
order-leg-unlawful = She cannot make this turn: it becomes a step ahead (TS-9.5).
order-start = From here
order-board = Board
order-pivot = Pivot in place
order-guns = Guns: { $guns } of { $of }
order-guns-empty = Empty.
order-guns-loading = Loading: { $shot }, { $boxes } of { $of }.
order-guns-ready = Ready: { $shot }, no range set.
order-guns-laid = Ready: { $shot }, range { $range }.
order-range = Range
order-range-needs = Range { $range }: { $need } or less hits
order-range-no-volley = Range { $range }: at this distance itself there is no volley (TS-14.11)
order-range-there = { $ship } lies at { $range }.
order-range-blank = A range card without a number: a bluff, void when it is shown (TS-14.10)
order-load = Load
order-load-blank = Blank
order-muskets = Muskets, within
order-soldiers = On deck { $deck }, below { $below }
order-on-deck = On deck
order-below = Below
order-deck-up = On deck, step { $step }
order-deck-down = Below, step { $step }
order-deck-up-at-once = On deck at once
order-deck-down-at-once = Below at once
order-on-step = On step { $step }
order-anchor = Anchor
order-weigh = Weigh anchor: one token
order-cut = Cut the cable
order-drop = Drop anchor
order-land = Landing party
order-train = Light the train
order-sights = Enemies as seen after step { $step }
order-sight = { $ship }: range { $range }
order-sight-hidden = Out of sight: { $third } hides her (TS-3.15).
order-sight-land = Out of sight: land lies between (TS-3.15).
order-bears-none = No battery bears on her.
order-bears-not-ready = { $battery } bears, not ready.
order-bears-no-guns = { $battery } bears; none of its guns is left.
order-bears-no-powder = { $battery } bears, { $shot }: no powder, so no volley.
order-bears-hidden = { $battery } bears, { $shot }: she is not seen, so no volley.
order-bears-locked = { $battery } bears, { $shot }: she is locked in melee, so no volley.
order-bears-no-range = { $battery } bears, { $shot }: no range is set. { $need } or less would hit, dice { $guns }.
order-bears-no-volley = { $battery } bears; { $shot }: no volley at this distance.
order-bears-out-of-range = { $battery } bears, { $shot }: beyond the set range. { $need } or less would hit, dice { $guns }.
order-bears-fires = { $battery } fires, { $shot }: { $need } or less, dice { $guns }.
order-remarks = The lieutenant remarks
order-overleaf = Enemies and remarks
order-mute = Say this no more
order-unmute = Remind me of everything again
order-strike = Strike her flag

## What a lieutenant remarks

warn-blank = Nothing is ordered: sails furled, guns as they are.
warn-drift =
    { $count ->
        [one] Leftover tokens will drive her ahead { $count } step.
       *[other] Leftover tokens will drive her ahead { $count } steps.
    }
warn-no-range = { $battery } is ready and has no range.
warn-empty = { $battery } is empty and is not being loaded.
warn-unloads = { $battery } is ready: loading it again empties it first.
warn-no-powder = There is no powder: no battery will fire.
warn-muskets-idle = Musketeers are on deck and have no order to fire.
warn-panic = The crew is in panic: these orders stand only if it comes to its senses.
warn-no-tokens = These sails bring no tokens.
warn-occupied = Step { $step }: { $ship } lies there now. If she stays, it is a collision.
warn-rim = Step { $step } leads over the rim of the board.
warn-land = Step { $step } runs her against the shore.
warn-shoal = Step { $step } runs her aground: she will never move again.

## What a volley would do

odds-hits = On average { $hits } hits, { $losses } of them do harm; at least one: { $percent } %
odds-sinks = She sinks: { $percent } %
odds-fire = She catches fire: { $percent } %
odds-rudder = Her rudder is shot away: { $percent } %
odds-off = Hide the odds
