## The dice book

dice-book-title = Dice book
dice-book-game = This game
dice-book-ever = All games
dice-book-laboratory = Laboratory
dice-book-d20 = Twenty-sided
dice-book-d6 = Six-sided
dice-book-all = All hands
dice-book-what-counts = Only dice that really fell are counted: nothing replayed, scripted or drawn by lot.
dice-book-laboratory-note = The same dice, thrown by the thousand without a picture. Doubt them as long as you like.
dice-book-by-hand = By hand
dice-book-by-itself = By themselves
dice-book-by-tower = Through the tower
dice-book-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
dice-book-try = Throw them
dice-book-stop = Stop
dice-book-thrown =
    { $count ->
        [one] { $count } die thrown. The band shows where the columns of a fair one stay.
       *[other] { $count } dice thrown. The band shows where the columns of a fair one stay.
    }
dice-book-chi-square = Chi-square { $value } with { $freedom } degrees of freedom: a fair die looks at least this uneven in { $share } of 100 such series.
dice-book-too-few = Too few throws to say anything.
dice-book-fair = Nothing speaks against these dice.
dice-book-wonder = That is stranger than luck: a thousand to one against a fair die.
deed-dice-book = Dice book: what the dice have shown
deed-rule-book = Rulebook: at the rule under the pointer, or where it was left
pause-dice = Dice book
