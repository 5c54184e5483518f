## What if: something is tried beside what happens

fork-open = What if…
fork-open-why = Try it: a fork begins with the table as you see it now, and what you may not know is supposed. You play every side, and nothing of it happens.
fork-nobody-writes = Only while you are writing orders.
fork-another-moment = Go back to now first.
fork-second-window = Not while a second window is open: its captain would have to wait until you have done. Close it under Pause, and you may try.
fork-lesson = Not in a lesson.
fork-over = It is over.
fork-title = What if
fork-told = Nothing of this happens. You play every side; what you may not know is only supposed.
fork-copy = Copy the first order
fork-copy-why = Back to the battle as it was: what you ordered first lies on your slip, not sealed yet.
fork-copy-not-yet = Seal an order of your own here first.
fork-throw-away = Throw it away
fork-throw-away-why = Back to the battle as it was (Esc)
