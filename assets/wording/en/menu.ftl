## Languages

language-name = English

## Title screen

title-name = Weather Gage
title-subtitle = Age-of-sail battles on a captain’s table
title-continue = Continue
title-under-way =
    { $count ->
        [one] { $count } battle under way
       *[other] { $count } battles under way
    }
title-learn = Learn
title-new-game = New battle
title-settings = Settings
title-help = Help
title-credits = Credits
title-quit = Quit
title-version = Version { $version }

## The same words wherever a menu needs them

menu-back = Back
menu-close = Close
menu-cancel = Cancel
menu-yes = Yes
menu-no = No
menu-search = Search
menu-settings = Settings

## Pause

pause-title = Pause
pause-resume = Back to the table
pause-restart = Start this battle again
pause-settings = Settings
pause-help = Help
pause-to-title = To the title
pause-quit = Quit
pause-leave-question = Leave this table? The battle is saved; Continue brings it back.

## A window of one's own for one of the players

second-window-open = Second window: { $player }
second-window-close = Close the second window
second-window-title = Weather Gage: { $player }
second-window-of = { $side } · { $player }
second-window-left = The second window is closed. { $player } plays at this one again, and the curtain falls between you.
second-window-faulty = The second window spoke out of turn and was closed. { $player } plays at this one again.
second-window-first = That is done at the first window.
second-window-failed = The second window cannot be opened: { $reason }

## Choosing a game and a scenario

chooser-title = Choose a battle
chooser-course = Young Captain’s Course
chooser-common = Common rules
chooser-advanced = Advanced rules
chooser-level = Level
chooser-level-course = Lesson
chooser-level-common = Common
chooser-level-advanced = Advanced
chooser-share = In a hundred battles between captains England wins { $england }, Spain { $spain }; drawn: { $drawn }.
chooser-length = Length
chooser-length-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
chooser-length-open = No turn limit
chooser-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
chooser-sides = Sides
chooser-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
chooser-wind-rolled = Wind: rolled before the ships are placed
chooser-goal = To win
chooser-teaches = Teaches
chooser-begin = Begin
chooser-prepare = Prepare…
chooser-learn-first = Learn it first
# Who sits where, under the side.
chooser-you = You
chooser-bot = { $bot }. { $how }
chooser-empty = No scenarios found

## The four games

game-the-ships-name = The Ships: Invincible Armada
game-dead-reckoning-name = Dead Reckoning
game-merchants-and-marauders-name = Merchants & Marauders
game-pirates-name = Pirates of the Crimson Coast

## Credits

credits-title = Credits
credits-program = Weather Gage: a captain’s table for age-of-sail board games.
game-the-ships-makers = The Ships was designed by Konstantin Krivenko and published by Zvezda.
game-dead-reckoning-makers = Dead Reckoning was designed by John D. Clair and published by Alderac Entertainment Group.
game-merchants-and-marauders-makers = Merchants & Marauders was designed by Christian Marcussen and Kasper Aagaard and published by Z-Man Games.
game-pirates-makers = Pirates of the Crimson Coast belongs to a family of ship games that Jordan Weisman thought up and Mike Mulvihill, Ethan Pasternack, James Ernest and Mike Selinker designed.
credits-not-affiliated = This program is not affiliated with the publishers of the games it plays. It carries none of their text or art.
credits-licence = Free software under the MIT or the Apache 2.0 licence, as you choose.
credits-engine = Built with Bevy, egui, Rapier and Fluent.
credits-history = The ships are drawn from numbers recorded in the sixteenth century, and from guesses where nobody wrote them down.

## What is greyed, and why

title-continue-not-yet = No battle is under way

# The search in the help found nothing.
help-nothing = Nothing is called that. Only keys and buttons are listed here: try “dice”, “camera”, “card” or a key. What a number at the table means is said where the pointer rests on it, and every line of the log has its rule.

# Why the system refused a file or a folder; its own words, in its own language, stand in brackets.
system-said = { $what } ({ $words })
system-not-there = It is not there
system-denied = The system does not allow it
system-read-only = Nothing can be written there
system-full = The disk is full
system-in-the-way = Something of that name is in the way
system-refuses = The system refuses

## The rulebook

rulebook-contents = Contents
rulebook-bookmarks = Bookmarks
rulebook-no-bookmarks = No bookmarks yet: press the number before a rule to keep it here.
rulebook-mark = Bookmark it
rulebook-unmark = Take the bookmark out
rulebook-earlier = Previous chapter
rulebook-later = Next chapter
rulebook-larger = Larger print
rulebook-smaller = Smaller print
rulebook-nothing = Nothing in this book answers that.
rulebook-unwritten = This book has not been written yet.
rulebook-example-elsewhere = Examples are shown at the first window, where the match lies.
rulebook-example-kept = Your match is kept: Continue on the title page goes on with it.
