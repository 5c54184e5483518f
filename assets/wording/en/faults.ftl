## What can be wrong in a data file

fault-at = { $file }, line { $line }: { $fault }
fault-in-file = { $file }: { $fault }
fault-field = { $field }: { $fault }

## The file itself

fault-unreadable = Cannot be read: { $reason }
fault-no-file = Is no file but a folder, a pipe or a device: standard input is read with -
fault-empty = Is empty
fault-too-large = Is too large: no data file has more than a megabyte
fault-too-large-model = Is too large: no model and no save has more than 64 megabytes
fault-not-text = Is not UTF-8 text
fault-utf-16 = Is UTF-16: save it as UTF-8
fault-nul = Holds a zero byte: this is no text
fault-too-deep = Brackets are nested too deep
fault-unknown-kind = Is no kind of data file we know: expected { $kinds }, ship lines, sentences, a chapter, settings or a model
fault-folder = Lies in { $found } and is never read there: expected { $expected }
fault-opening = The battle does not come to its first orders: { $want }
fault-left-out = Is left out because of the files that were looked at: { $fault }
fault-and-more =
    { $count ->
        [one] And { $count } fault more
       *[other] And { $count } faults more
    }

## How it is written

fault-syntax = Cannot be understood: { $reason }
fault-ends-too-soon = Ends too soon: a bracket or a quotation mark is not closed
fault-goes-on = Goes on after its end: there is a bracket too many
fault-expected-sign = Expected { $sign }
fault-expected = Expected: { $what }
fault-unexpected-sign = { $sign } does not belong here
fault-expected-number = Expected a whole number
fault-expected-text = Expected a text in quotation marks
fault-expected-word = Expected a word
fault-expected-true-or-false = Expected true or false
fault-number-too-large = This number is too small or too large
fault-wrong-value = Expected { $expected }, found { $found }
fault-wrong-length = Expected { $expected }, found { $found }
fault-unknown-word = { $found } is not known here: expected { $expected }
fault-unknown-field = There is no field { $found } here: expected { $expected }
fault-missing = Is missing: { $what }
fault-twice = { $id } is there twice
fault-id = Expected small letters, digits and hyphens, a letter first, 40 at most

## Figures and ids

fault-out-of-range = { $value } is not between { $least } and { $most }
fault-how-many = Expected { $least } to { $most } entries, found { $found }
fault-how-many-exactly =
    { $count ->
        [one] Expected { $count } entry, found { $found }
       *[other] Expected { $count } entries, found { $found }
    }
fault-tune-sign = { $sign } is no note and no sign of the notation
fault-tune-ends = Ends in the middle of a note
fault-tune-length = Has more bars than a tune may have, or a length that cannot be counted
fault-tune-bar = The length of bar { $bar } is { $found } in notes of the unit, and its metre wants { $wanted }
fault-tune-bars = The number of its bars is { $found }, and in the first voice { $wanted }
fault-tune-part = Part { $part } of the form is missing here
fault-tune-form = Expected capital letters of parts, such as AABB
fault-unknown-ship = There is no ship { $id }
fault-unknown-tile = There is no tile { $number }
fault-unknown-gunnery = There is no gunnery table { $id }

## Ships

fault-gun-place = No gun can stand after box { $value }: a gun stands between two of { $boxes } boxes
fault-not-ascending = { $value } comes after { $before }: guns are listed from the first box on, each once
fault-mast-order = Masts are listed Fore, Main, Mizzen, Bonaventure, each once
fault-guns-hit-nothing = Not one shot has a number: these guns hit nothing

## Tiles and layouts

fault-terrain-row = Expected six letters out of D, S, X, L and R
fault-tile-code = Expected tiles like 7A, 7B or 7Br
fault-tile-twice = Tile { $number } is laid twice, and there is only one of it
fault-uneven-rows = This row has { $found } tiles, the first has { $first }
fault-tile-not-laid = Tile { $number } is not on this board
fault-no-land = Tile { $number } shows no land on this board

## Scenarios

fault-off-board = Hex { $col },{ $row } is off the board
fault-not-afloat = No ship can begin on hex { $col },{ $row }: { $terrain }
fault-overlap = { $ship } already lies there
fault-too-deep-to-anchor = Neither of her hexes is shallow water: no anchor holds here
fault-anchored-sails = A ship at anchor has her sails furled
fault-no-place = There is no room left for { $ship }
fault-no-battery = { $ship } has no such battery
fault-guns-left-out = This scenario leaves the guns out
fault-no-wind = No wind is left to blow
fault-side-twice = { $side } is there twice: each side once
fault-no-victory = There is nothing to win: expected at_once or at_end
fault-no-awards = Points decide, and there are no awards
fault-no-course = This side has no course to sail

## Sentences

fault-wording-folder = Lies in { $folder }, which names no language: expected wording/<language>/<name>.ftl
fault-wording-unknown-argument = The English sentence has no { $name }
fault-wording-missing-argument = Leaves out { $name }, which the English sentence has
fault-wording-missing-form = The plural lacks the form { $form }
fault-wording-unknown-reference = Refers to { $name }, which does not exist
fault-wording-endless = Names itself, or grows beyond { $most } letters

## Chapters of a rulebook

fault-chapter-title = A chapter begins with its title: # Title
fault-chapter-heading = Only the first line is a title (#); within a chapter there is ## alone
fault-chapter-number = { $number } is no number of a rule of this game
fault-chapter-open = { $sign } is opened and not closed
fault-chapter-picture = Expected a picture like ![what it shows](picture:…) on a line of its own
fault-chapter-link = There is no rule { $number } in this book

## Models

fault-model = Is no glTF model we can use: { $reason }
fault-model-outside = Lies in another file: a model holds everything itself
fault-model-beyond = Goes beyond what the file holds
fault-model-knotted = Hangs on itself, on two others, or too deep
fault-model-heavy = Has { $count } of them: a table bears { $most }
fault-model-picture = Is no PNG picture of at most { $most } by { $most } points

## Orders

fault-ship-id = Expected small letters, digits and hyphens
fault-sign = Expected a condition such as sails = battle, turn >= 2 or route = FF or FFR
fault-route = A route is written with F, L and R
