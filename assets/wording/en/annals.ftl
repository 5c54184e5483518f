## A battle played again

replay-title = The battle again
replay-at = { $at } of { $of }
replay-back = Backwards
replay-play = Play
replay-hold = Hold
replay-turn-back = « Turn
replay-turn-on = Turn »
replay-phase-back = « Phase
replay-phase-on = Phase »
replay-step-back = « Step
replay-step-on = Step »
replay-line = The line of the battle: turn { $turn }
replay-slow = Slow
replay-swift = Very fast
replay-close = Close the replay
replay-take-over = Go on from this save
replay-take-over-why = The battle was opened only to be watched. It goes on where it was saved.
replay-public = A replay shows what lies open to everybody; sealed cards stay sealed.
replay-pictures = Save as pictures
replay-saving = Picture { $number } of { $of }
replay-saved =
    { $count ->
        [one] { $count } picture lies in { $folder }
       *[other] { $count } pictures lie in { $folder }
    }
replay-broken-off =
    { $count ->
        [one] Broken off; { $count } picture lies in { $folder }
       *[other] Broken off; { $count } pictures lie in { $folder }
    }
replay-not-saved = The pictures cannot be saved: { $reason }
verdict-watch = Watch again
pause-watch = Watch the battle so far
deed-replay-back = Replay: a step back
deed-phase-back = Replay: a phase back
deed-phase-on = Replay: a phase on
deed-turn-back = Replay: a turn back
deed-turn-on = Replay: a turn on
saves-earlier = Earlier:

# The log on paper
account-players = Players: { $players }
account-reader = What was told to { $player }
account-open = What lay open to everybody
account-picture = The table
account-moments = Great moments
account-volleys = Every volley against its odds
account-no-side = No { $side } plays in this battle. There are: { $sides }.
account-not-over = While a battle goes on, only what lies open to everybody is written down: leave out --side.
log-keep = Save
log-kept = The log lies as text and as a page beside each other: { $file }
log-not-kept = The log could not be written. { $reason }
verdict-keep-log = Save the log

# The captain's record
record-title = Captain’s record
record-ever = All battles
record-this-battle = This battle
record-empty = Nothing is written down yet: a battle that is fought to its end stands here.
record-all = Everybody
record-nameless = Without a name
record-battles =
    { $battles ->
        [one] { $battles } battle fought; won { $won }, drawn { $drawn }
       *[other] { $battles } battles fought; won { $won }, drawn { $drawn }
    }
record-ranges = Hits by range
record-range = Range { $range }: volleys { $volleys }, hits { $hits }, expected { $expected }
record-legend = Dark: hits that came. Framed: hits expected.
record-ships = Favourite ships
record-ship =
    { $battles ->
        [one] { $ship }: { $battles } battle
       *[other] { $ship }: { $battles } battles
    }
record-no-volley = No volley has been fired in this battle.
record-volley = { $number }. { $ship }, range { $range }: hits { $hits }, expected { $expected }
record-sum = All together: volleys { $volleys }, hits { $hits }, expected { $expected }
record-export = Save a copy
record-exported = The record lies as text, as data and as a page with pictures beside each other: { $file }
record-erase = Erase
record-erase-question = Everything that is written down of your captains is forgotten for good. Erase it?
record-erased = The captain’s record is empty.
record-damaged = The captain’s record was damaged. It lies as { $file }, and a new one is begun.
record-later = The captain’s record in { $file } is of a later version. It is left as it is, and nothing is written down.
record-unread = The captain’s record in { $file } cannot be read, and nothing is written down. { $reason }
record-not-kept = The captain’s record could not be written. { $reason }
