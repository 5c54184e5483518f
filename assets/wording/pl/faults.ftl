## Co bywa nie tak w pliku danych

fault-at = { $file }, wiersz { $line }: { $fault }
fault-in-file = { $file }: { $fault }
fault-field = { $field }: { $fault }
fault-unreadable = Nie można odczytać: { $reason }
fault-not-text = To nie jest tekst UTF-8
fault-too-large = Jest za duży
fault-syntax = Nie można zrozumieć: { $reason }
fault-unknown-kind = Nieznany rodzaj pliku danych
fault-unknown-id = Nie ma czegoś takiego: { $what } { $id }
fault-twice = { $id } występuje dwa razy
fault-out-of-range = { $value } nie leży między { $least } a { $most }
fault-missing = Brakuje: { $what }

## Czytanie pliku

fault-empty = Jest pusty
fault-utf-16 = Zapisany w UTF-16; zapisz go w UTF-8
fault-nul = Zawiera bajt zerowy: to nie jest tekst
fault-too-deep = Zbyt głębokie zagnieżdżenie
fault-ends-too-soon = Urywa się: nie zamknięto nawiasu lub cudzysłowu
fault-goes-on = Ciągnie się po zakończeniu
fault-expected-sign = Oczekiwano { $sign }
fault-unexpected-sign = Tu nie może stać { $sign }
fault-expected-number = Oczekiwano liczby
fault-expected-text = Oczekiwano tekstu w cudzysłowie
fault-expected-word = Oczekiwano słowa
fault-unknown-word = Nieznane słowo { $found }; oczekiwano { $expected }
fault-unknown-field = Nieznane pole { $found }; oczekiwano { $expected }
fault-number-too-large = Liczba jest za duża albo za mała
fault-wrong-length = Oczekiwano { $expected }, znaleziono { $found }
fault-wrong-value = Oczekiwano { $expected }, znaleziono { $found }

## Co mówią wartości

fault-terrain-row = Rząd części planszy to sześć liter spośród D, S, X, L, R
fault-tile-code = Część planszy to numer od 1 do 9, strona A lub B oraz r, jeśli jest obrócona: 7Br
