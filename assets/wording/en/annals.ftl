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
