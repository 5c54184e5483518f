## What has changed since a captain last looked

since-title = Since your last orders
since-away = Any key or click puts this away.
since-own = Yours: { $ships }
since-own-whole = Yours: no losses.
since-theirs = Theirs: { $ships }
since-theirs-whole = Theirs: no losses.
since-ship = { $ship }: { $what }
since-hull = hull −{ $count }
since-guns = guns −{ $count }
since-masts = masts −{ $count }
since-crew = sailors −{ $count }
since-soldiers = soldiers −{ $count }
since-officers = officers −{ $count }
since-fire = on fire
since-fire-out = the fire is out
since-aground = aground
since-afloat = afloat again
since-panic = panic aboard
since-steady = steady again
since-rudder = rudder lost
since-alongside = alongside { $ship }
since-volleys = Volleys: yours { $own }, hits { $own_hits }; theirs { $other }, hits { $other_hits }
since-no-volleys = Not a gun was fired
since-points = points: yours { $own }, theirs { $other }

## Wakes

deed-toggle-wakes = Wakes of the last turn on or off
toast-wakes-on = Wakes shown
toast-wakes-off = Wakes hidden

## Odds, before dice are thrown

odds-grapple = The hooks hold: { $percent } %
odds-round = A round then costs { $own } of yours and { $other } of theirs on average; she gives up: { $percent } %
odds-pierces = On average { $mean } do harm; at least one: { $percent } %
odds-strikes = On average { $mean } fall; at least one: { $percent } %
odds-steady = The crew stays steady: { $percent } %
odds-fire-out = The fire is put out: { $percent } %
odds-blows-up = She blows up: { $percent } %
odds-officer = An officer falls: { $percent } %
odds-against = { $ship } now: { $odds }

## What is watched again, and going back

replay-eyes-open = Seen by all
replay-eyes-of = Eyes of { $player }
replay-eyes-why = Once the battle is over it can be watched through the eyes of each captain, with the cards as they held them.
deed-replay-eyes = Replay: through whose eyes
ribbon-from-here = Play on from here
ribbon-from-here-why = Everything after this line is taken back, if all agree; it can be put in again until something else is done.
undo-consent-back-to = Go back to line { $number }, and play on from there? What came after it is taken back. Everybody must agree: { $players }.
verdict-legs = Two legs
verdict-legs-of = { $player }: { $first } + { $second }, together { $sum }
verdict-rematch = Rematch, sides changed
verdict-rematch-again = Rematch from the start

## What is set out

about-points = England { $english }, Spain { $spanish }
about-turns =
    { $left ->
        [one] Turn { $turn }, { $left } turn left
       *[other] Turn { $turn }, { $left } turns left
    }
