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
