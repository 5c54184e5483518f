## What can be wrong in a data file

fault-at = { $file }, line { $line }: { $fault }
fault-in-file = { $file }: { $fault }
fault-field = { $field }: { $fault }
fault-unreadable = Cannot be read: { $reason }
fault-not-text = Is not UTF-8 text
fault-too-large = Is too large
fault-syntax = Cannot be understood: { $reason }
fault-unknown-kind = Is no kind of data file we know
fault-unknown-id = There is no { $what } called { $id }
fault-twice = { $id } is there twice
fault-out-of-range = { $value } is not between { $least } and { $most }
fault-missing = Is missing: { $what }

## Reading the file

fault-empty = Is empty
fault-utf-16 = Is UTF-16; save it as UTF-8
fault-nul = Holds a zero byte: this is no text
fault-too-deep = Is nested too deeply
fault-ends-too-soon = Ends too soon: a bracket or a quote is not closed
fault-goes-on = Goes on after its end
fault-expected-sign = Expected { $sign }
fault-unexpected-sign = { $sign } cannot stand here
fault-expected-number = Expected a number
fault-expected-text = Expected a text in quotes
fault-expected-word = Expected a word
fault-unknown-word = Unknown word { $found }; expected { $expected }
fault-unknown-field = Unknown field { $found }; expected { $expected }
fault-number-too-large = The number is too large or too small
fault-wrong-length = Expected { $expected }, found { $found }
fault-wrong-value = Expected { $expected }, found { $found }

## What the values say

fault-terrain-row = A row of a tile is six letters of D, S, X, L, R
fault-tile-code = A tile is a number from 1 to 9, a face A or B, and r if it is turned: 7Br
