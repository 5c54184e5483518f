## The mate is asked what he would order

mate-ask = Ask the mate
mate-title = The mate’s pencil
mate-keep = Keep in ink
mate-keep-hint = Everything he wrote stands, in ink.
mate-rub-out = Rub out
mate-rub-out-hint = Your own cards stand again as they were.
mate-withdraw = Ask no more
mate-withdraw-hint = From now on the mate is asked again only if everybody agrees.
mate-ask-hint = He sees what you see, writes on your cards in pencil, and says why. Keep it, rub it out, or write over it.
mate-thinks-hint = The mate is thinking…
mate-not-agreed-hint = Off: the mate is asked only if everybody agrees. A click asks them.
mate-lesson-hint = In a lesson the mate keeps quiet until its end.
mate-consent-title = May the mate be asked?
mate-consent-question = May captains ask the mate in this battle what he would order? Everybody must agree: { $players }. He sees what the captain sees who asks him, and no more.

## Why: how often in the turns he has played out in his head, and with what odds
## Ladder mate: mate-*

# by hand
mate-share =
    { $of ->
        [one] in { $times } of { $of } try
       *[other] in { $times } of { $of } tries
    }
# by hand
mate-trial = Against the next best way it goes better { $better }, worse { $worse }.
# by hand
mate-even = Nothing he has tried goes better.
# by hand
mate-only = He sees no other way for her.
# when Wins(Compared { so, otherwise })
mate-wins = It wins the battle { $so }, otherwise { $otherwise }.
# by hand
mate-fires = { $battery } fires at { $target } { $share }, as a rule at range { $range }: { $shot }, { $need } or less, { $percent } % a gun, hits { $hits } on average.
# by hand
mate-spared = She is hit less: hits { $hits } on average, otherwise { $otherwise }.
# when Clear(Hazard::Ground, Compared { so, otherwise })
mate-clear-ground = She keeps off the ground: runs upon it { $so }, otherwise { $otherwise }.
# when Clear(Hazard::Rim, Compared { so, otherwise })
mate-clear-rim = She keeps off the rim of the board: meets it { $so }, otherwise { $otherwise }.
# when Clear(Hazard::Ship, Compared { so, otherwise })
mate-clear-ship = She keeps clear of other ships: a collision { $so }, otherwise { $otherwise }.
# when KeepsOff { reached: Compared { so, otherwise } }
mate-keeps-off = She keeps out of reach: { $foe } would win hand to hand and keep { $keeps } % of her people. Within her reach { $so }, otherwise { $otherwise }.
# when Boards { locked: share }
mate-boards = She boards { $target }: the hooks hold as both lie now, { $holds } %; held { $share }.
# when NearToBoard { reached: Compared { so, otherwise } }
mate-near-to-board = She gets within reach of { $foe }: she would win hand to hand and keep { $keeps } % of her people. Within reach { $so }, otherwise { $otherwise }.
mate-closes = She closes with { $foe }: range { $from } now, as a rule { $to } when the turn ends.
# when Bears { share: Compared { so, otherwise } }
mate-bears = When the turn ends { $battery } bears on { $foe } { $so }, otherwise { $otherwise }.
# when OutOfArc { share: Compared { so, otherwise } }
mate-out-of-arc = When the turn ends guns of { $foe } bear on her { $so }, otherwise { $otherwise }.
# when Reaches(Bound::Mark(number), Compared { so, otherwise })
mate-reaches-mark = She reaches mark { $number } { $so }, otherwise { $otherwise }.
# when Reaches(Bound::Exit, Compared { so, otherwise })
mate-reaches-exit = She leaves over the edge { $so }, otherwise { $otherwise }.
# when Reaches(Bound::Shore, Compared { so, otherwise })
mate-reaches-shore = Soldiers get ashore { $so }, otherwise { $otherwise }.
# when MakesFor { bound: Bound::Mark(number) }
mate-makes-mark = Nearer to mark { $number }: the way there then takes tokens { $left } on average, otherwise { $otherwise }.
# when MakesFor { bound: Bound::Exit }
mate-makes-exit = Nearer to the edge: the way there then takes tokens { $left } on average, otherwise { $otherwise }.
# when MakesFor { bound: Bound::Shore }
mate-makes-shore = Nearer to the anchorage: the way there then takes tokens { $left } on average, otherwise { $otherwise }.
mate-slows = Chain is loaded, { $battery }: { $foe } is the faster, and would lose hand to hand.
