cli-checked =
    { $count ->
        [one] { $count } plik
       *[other] { $count } pliki
    }
