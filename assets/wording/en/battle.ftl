## The ribbon over a battle

ribbon-turn = Turn { $turn }
ribbon-turn-of = Turn { $turn } of { $turns }
ribbon-beat = beat { $beat }: { $stage }
ribbon-writes = { $player } writes orders
ribbon-prepares = { $player } prepares
ribbon-waits = Waiting for { $player }
ribbon-thinks = { $player } is thinking
ribbon-throws = { $player } throws
ribbon-chooses = { $player } chooses
ribbon-told = What happens
ribbon-moment = Looking back at line { $number }
ribbon-now = Back to now
ribbon-undo = Undo
ribbon-undo-all = Undo, all agree
ribbon-redo = Redo
ribbon-undo-none = Nothing can be undone by one alone: something hidden was shown, or a die was cast.
pace-step = Step by step
pace-normal = Normal
pace-fast = Fast
pace-hold = Hold
pace-go-on = Go on
pace-next = Next
pace-skip = Skip

## The curtain

curtain-for = For the eyes of { $player } alone
curtain-hold = Hold to lift the curtain
curtain-key = or hold { $key }
curtain-look-away = Everybody else looks away.
curtain-drop = Drop the curtain

## The log book

log-title = Log book
log-empty = Nothing has happened yet.
log-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
log-undone = Undone: { $line }
log-look = Show this moment again
log-sum = { $need } = { $parts }

## The ships’ books

books-title = Ships’ books
books-left = { $left } of { $of }
books-hull = Hull
books-guns = Guns
books-masts = Masts
books-crew = Crew
books-hold = Hold
books-powder = Powder: { $card } on the card, { $hold } in the hold
books-powder-open = Powder on the card: { $card }
books-below = Below: musketeers { $musketeers }, pikemen { $pikemen }
books-treasure = Chests: { $count }
books-officers = Officers
books-officer-lost = { $officer }: lost
books-steadiness = Steadiness { $steadiness }, fire-fighting { $fire }
books-protection = Crew protection { $crew }, mast protection { $mast }
books-battery-empty = { $battery }: empty
books-battery-load = { $battery }: a load card lies on it
books-battery-range = { $battery }: load and range cards lie on it
books-tokens = Tokens: { $pool } in hand, { $laid } laid
books-rudder-lost = Rudder lost
books-card-open = Her card: { $sails }, steps plotted { $steps }

## Choices and throws

choice-of = { $player } chooses
throw-title = { $player } throws
throw-shake = or press near the dice, shake, let go
throw-tray = Throw them
throw-tower = Through the tower
throw-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }

## Fitting out and placing (TS-2)

fit-title = { $ship }: hold and guns
fit-room = Hold: { $units } of { $room }
fit-powder = Powder barrels
fit-treasure = Chests of treasure: { $count }
fit-shot = Loaded with
fit-done = Cast off
fit-fill = As a quartermaster would
place-title = Place your ships
place-hint = Click a lit hex for the bow; click again to turn her.
place-at = Bow at { $column },{ $row }
place-nowhere = Not placed yet
place-not-there = She cannot lie there: her bow goes on a lit hex.
place-next = Next place
place-turn = Turn her
place-done = All placed

## The end of a battle

verdict-turns =
    { $turns ->
        [one] After { $turns } turn
       *[other] After { $turns } turns
    }
verdict-points = Points
verdict-points-of = { $side }: { $points }
verdict-ships = What became of the ships
verdict-ship = { $ship }: { $fate }
verdict-damage = { $ship }: { $fate }; damage { $points }
verdict-lost =
    { $points ->
        [one] { $ship }: { $fate }; counts { $points } point
       *[other] { $ship }: { $fate }; counts { $points } points
    }
verdict-gave-up = { $side } gave the battle up
verdict-courses = The courses of the ships
verdict-progress = How the game went
verdict-luck = Volleys and luck
verdict-luck-of = { $side }: volleys { $volleys }, hits { $hits }, expected { $expected }
verdict-again = Play again
verdict-look = Look at the table
verdict-to-title = To the title

## What becomes of a ship
## Ladder fate: fate-*

fate-in-play = in play
fate-waiting = not placed
fate-sunk = sunk
fate-blown-up = blown up
fate-exited = got away
fate-fled = fled the board
fate-surrendered = surrendered
fate-taken = taken
fate-out-of-action = out of action

## Giving up and agreeing

undo-consent-title = Take it back?
undo-consent-order = Take back the last order or answer? Everybody must agree: { $players }.
undo-consent-line = Take back “{ $line }”? Everybody must agree: { $players }.
undo-consent-lines =
    { $count ->
        [one] Take back { $count } line of the log, from “{ $first }” to “{ $last }”? Everybody must agree: { $players }.
       *[other] Take back { $count } lines of the log, from “{ $first }” to “{ $last }”? Everybody must agree: { $players }.
    }
undo-cards-back = It was taken back. Your order lies here as you wrote it: change it, or seal it again.
undo-consent-agree = All agree
undo-consent-refuse = Leave it
consent-agree-own = I agree
consent-agree-here = All here agree
consent-awaits = Still to agree: { $players }
consent-moved = { $player } asks
ribbon-end = End the battle…
end-menu = End the battle
end-concede = Give the battle up
end-concede-question = Give the battle up? It ends at once, and the other side wins.
end-draw = Offer a draw
end-draw-question = { $player } offers a draw. Does { $other } agree?
end-agree = Agree
end-refuse = Fight on

## Outfitting: before a battle

outfit-name = Name
outfit-language = Language
outfit-language-same = As set
outfit-livery = Colour
outfit-livery-why = Each has its own pattern. Two players never wear the same.
livery-vermilion = Vermilion
livery-blue = Blue
livery-green = Green
livery-yellow = Yellow
livery-rose = Rose
livery-sky = Light blue
outfit-hand = Who plays
outfit-human = A person
outfit-ships = Ships
outfit-level = Rules
outfit-switches = House rules
outfit-entry = Order cards
outfit-entry-why = Cardboard lets mistakes and bluffs through and applies what the rules say of them (TS-8.6).
outfit-assisted = Assisted
outfit-cardboard = Cardboard
outfit-grapple = Grapple
outfit-grapple-why = Which way pikemen and musketeers change the die (TS-18.4).
outfit-printed = As printed
outfit-reversed = Reversed
outfit-officers = Officers
outfit-officers-why = What the loss of an officer costs (TS-22.4, TS-22.5).
outfit-specialised = Each his trade
outfit-shoals = Shoals
outfit-shoals-why = Sand holds a ship, rock breaks her too (TS-1.8).
outfit-sand = Sand
outfit-rock = Rock
outfit-grinding = Boarding alongside
outfit-grinding-why = A boarder whose next step would enter her target: she grinds alongside and throws the grapple, or rams her first (TS-18.3).
outfit-grinding-checks = Grapple
outfit-grinding-rams = Ram
outfit-pivots = Turns in place
outfit-pivots-why = Into a hex that is taken or not clear: not made, or a collision like any turn (TS-11.13).
outfit-pivots-blocked = Not made
outfit-pivots-collide = Collision
outfit-fleet-ship = { $ship } · { $points }
outfit-fleet-none = None
outfit-fleet = Ship { $number }
outfit-fleet-points = Points of the cards: { $points }
outfit-begin = Begin the battle
outfit-reset = As the battle has it
outfit-fault = This cannot be set out: { $why }
outfit-keep = Keep
outfit-keep-again = Keep in its place
outfit-keep-unnamed = Give it a name first.
outfit-kept = Kept: { $file }
outfit-not-kept = It was not kept. { $reason }
outfit-nothing-kept = Nothing is kept: the program was asked to leave nothing behind.
outfit-throw-away = Throw it away
outfit-thrown-away = Thrown away: { $file }
outfit-player = Captain { $number }
outfit-ashore = Sailors left ashore
outfit-ashore-why = A handicap for the stronger captain: so many of a hundred sailors stay ashore, in every ship of this side (TS-1.8).
outfit-ashore-none = None
outfit-ashore-share = { $share } in a hundred
bot-random = Ship’s boy
bot-seaman = Seaman
bot-midshipman = Midshipman
bot-mate = Mate
bot-captain = Captain
bot-admiral = Admiral
bot-trader = Trader
bot-raider = Raider
bot-hunter = Hunter
bot-random-strength = Gives any order the rules allow, without looking: the easiest.
bot-seaman-strength = Knows what to do, but slips often.
bot-midshipman-strength = Knows what to do in most of his orders, and slips now and then.
bot-mate-strength = Takes the best of what this turn offers.
bot-captain-strength = Plays turns out in the head before each order.
bot-admiral-strength = Plays out far more turns, for up to a second before each order: the hardest.
bot-trader-strength = A captain who lives by buying and selling, and leaves others in peace.
bot-raider-strength = A captain who lives by what merchants carry.
bot-hunter-strength = A captain who looks for captains to beat.

## Saves

saves-title = Saved battles
saves-none = Nothing has been saved yet.
saves-name = Name of the save
saves-save = Save
saves-load = Load
saves-line = { $scenario }, turn { $turn }
saves-line-before = { $scenario }, before the first turn
saves-before = Before the first turn
saves-replay = Replay
saves-unreadable = This file cannot be read.
saves-under-way = Battles under way
saves-when = { $year }-{ $month }-{ $day }, { $time }
saves-over = over
saves-damaged = The last save of this battle cannot be read. The one before it is whole: it stands here, and can be gone on with.
saves-delete = Delete
saves-delete-question = Delete this save for good, with its earlier turns?
saves-delete-yes = Delete for good
saves-delete-no = Keep it
saves-not-deleted = It cannot be deleted: { $reason }
saves-saved = Saved: { $name }
saves-carry = Carry to another machine…
saves-carry-question = A copy is written that opens anywhere by a pass phrase. Whoever has the copy and the phrase reads every sealed order in it; whoever has the copy alone can only guess. So take some four words that nobody would think of, and send them another way than the file.
saves-carry-now = Write the copy
saves-phrase = Pass phrase
saves-phrase-short = Sixteen letters or more.
saves-carried = Written: { $file }. Copy it into the folder saves of the other machine; Continue opens it there by its phrase.
saves-locked = It was carried here from another machine and opens by its pass phrase.
saves-unlock = Open by its phrase…
saves-unlock-question = Which phrase was it given? Once it is opened, this machine keeps its key and asks no more.
saves-unlock-now = Open
pause-saves = Save and load
title-saves = Saved battles

## A seat’s own notes

notes-title = { $player }: notes
notes-why = Nobody but you is shown this, nor what you draw with the pencil.
notes-hint = What is to be remembered…
notes-rub-out = Rub out the pencil
