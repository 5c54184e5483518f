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
