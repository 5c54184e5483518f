## Co mówi wers karty (DR-14, DR-15)

dr-clause-sails = { $count ->
    [one] { $count } żagiel
    [few] { $count } żagle
    [many] { $count } żagli
   *[other] { $count } żagla
}
dr-clause-helms = { $count ->
    [one] { $count } koło sterowe
    [few] { $count } koła sterowe
    [many] { $count } kół sterowych
   *[other] { $count } koła sterowego
}
dr-clause-flags = { $count ->
    [one] { $count } czarna bandera
    [few] { $count } czarne bandery
    [many] { $count } czarnych bander
   *[other] { $count } czarnej bandery
}
dr-clause-bonus-cards = { $count ->
    [one] { $count } dodatkowa karta
    [few] { $count } dodatkowe karty
    [many] { $count } dodatkowych kart
   *[other] { $count } dodatkowej karty
}
dr-clause-hand = Limit ręki +{ $count }
dr-clause-per = { $one } za każdy taki symbol na tej karcie: { $other }
dr-clause-either = { $one } albo: { $other }
dr-goods-both = { $cargo } i { $gold }
dr-goods-cargo = { $count ->
    [one] { $count } ładunek
    [few] { $count } ładunki
    [many] { $count } ładunków
   *[other] { $count } ładunku
}
dr-goods-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
    [many] { $count } złota
   *[other] { $count } złota
}
dr-goods-none = nic

## Co się robi w fazie głównej

dr-act-gain-dock = { $goods } do portu
dr-act-gain-ship = { $goods } na statek
dr-act-gain-any = { $goods } do portu lub na statek
dr-act-gain-island = { $goods } na dowolną wyspę
dr-act-pay-aboard = { $what } za { $goods } ze statku
dr-act-pay = { $what } za { $goods }
dr-act-in-harbour = { $what } (w porcie)
dr-act-in-port = { $what } (w porcie lub przy twojej wyspie)
dr-act-influence = Wpływ { $count }
dr-act-influence-some-next-door = { $what }; na sąsiednią wyspę najwyżej { $most }
dr-act-influence-next-door = { $what }; można też na jedną sąsiednią wyspę
dr-act-produce = { $count ->
    [one] Produkcja na { $count } wyspie
    [few] Produkcja na { $count } wyspach
    [many] Produkcja na { $count } wyspach
   *[other] Produkcja na { $count } wyspy
}
dr-act-produce-in-row = { $what }, rząd { $row }
dr-act-produce-in-rows = { $what }, rząd { $row } lub { $other }
dr-act-produce-more = { $what }, na każdej dodatkowo { $goods }
dr-act-produce-per = { $what }, a do tego po 1 złocie za każdy symbol na tej karcie: { $symbol }
dr-act-build = { $count ->
    [one] Wznieś { $count } budowlę
    [few] Wznieś do { $count } budowli
    [many] Wznieś do { $count } budowli
   *[other] Wznieś do { $count } budowli
}
dr-act-upgrade-basic = Podstawowa modernizacja statku
dr-act-upgrade-advanced = Zaawansowana modernizacja statku
dr-act-upgrade = Dowolna modernizacja statku
dr-act-swap = Oddaj modernizację podstawową, weź zaawansowaną
dr-act-repair = { $count ->
    [one] Napraw { $count } uszkodzenie
    [few] Napraw { $count } uszkodzenia
    [many] Napraw { $count } uszkodzeń
   *[other] Napraw { $count } uszkodzenia
}
dr-act-level-this = Awansuj tę kartę
dr-act-level-bottom = Awansuj dolną kartę swojej talii
dr-act-take-top = Pierwsze ulepszenie z pudełka: które, mówią koła sterowe na tej karcie
dr-act-broadside = Gdy dział na tej karcie jest { $cannons }: uszkodzenia { $damage } dla każdego wroga tutaj i obok
dr-act-coast-runner = W tej turze mijane wyspy rzędu { $row } dają to, co produkują
dr-act-wake = W tej turze uszkodzenia { $damage } dla wrogów na każdym kaflu, na który wpływasz
dr-act-ignore-forts = W tej turze forty i garnizony cię nie zatrzymują
dr-act-flag = W tej turze jeszcze jedna czarna bandera
dr-act-copy = Użyj zdolności innego ulepszenia w grze

## Co liczy się na końcu i w bitwie

dr-end-gold = Na koniec: złoto { $count }
dr-end-per-cargo = Na koniec: 1 złoto za każde { $count } ładunku
dr-end-per-island = Na koniec: złoto { $count } za każdą odkrytą wyspę bez twoich kostek
dr-end-per-symbol = Na koniec: złoto { $count } za każdy symbol na tej karcie: { $symbol }
dr-in-battle = W bitwie: { $what }

## Symbole

dr-symbol-sail = żagiel
dr-symbol-cannon = działo
dr-symbol-helm = koło sterowe
dr-symbol-flag = czarna bandera
dr-symbol-bonus-card = dodatkowa karta
dr-symbol-hand = symbol ręki
dr-symbol-sail-why = Liczy się przy stawianiu żagli: krok za każdy.
dr-symbol-cannon-why = Jedna kostka bitewna w jednej bitwie na turę.
dr-symbol-helm-why = Samo nic nie robi: liczą je inne zdolności.
dr-symbol-flag-why = Pozwala zaatakować statek innego gracza tam, gdzie stoisz.
dr-symbol-bonus-card-why = Na koniec tej tury dobierasz o kartę więcej.
dr-symbol-hand-why = Na ręce możesz mieć o kartę więcej.
