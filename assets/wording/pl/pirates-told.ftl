## Piraci, co się stało: przygotowanie (PC-3)

pc-told-rolled-off = Rzut o pierwszą turę: { $faces }
pc-told-first-player = Zaczyna { $by }
pc-told-island-drawn = { $by } losuje wyspę: { $card }
pc-told-island-placed = Wyspa ustawiona: { $card }
pc-told-islands-cleared = Brak miejsca: wyspy są ustawiane od nowa
pc-told-terrain-placed = Ustawiono: { $kind }
pc-told-terrain-left-out = Dla reszty terenu nie ma miejsca
pc-told-home-chosen = { $island } to wyspa macierzysta ({ $of })
pc-told-unit-placed = { $unit } stoi przy wyspie macierzystej
pc-told-unit-waits = Brak miejsca przy domu: { $unit } czeka
pc-told-treasure-dealt = Skarby rozłożone zakryte; razem złota: { $gold }

## Tury i rozkazy (PC-4)

pc-told-phase-began = Teraz: { $phase }
pc-told-turn-began = Tura { $turn }: { $by }
pc-told-turn-ended = { $by } kończy turę
pc-told-factors-cleared = Współczynniki raf i wodorostów znikają
pc-told-order-given = { $unit }: { $kind }
pc-told-order-over = { $unit }: rozkaz wykonany
pc-told-extra-order-of = { $unit }: jeszcze jeden rozkaz ({ $kind }), { $card }
pc-told-extra-order = { $unit }: jeszcze jeden rozkaz, { $card }
pc-told-encore-won = { $unit }: następny rozkaz można wydać dwa razy
pc-told-ghost-stated = { $unit } jest widmem do następnej tury
pc-told-ghost-not = { $unit } płynie jak zwykły statek
pc-told-fear-rolled = Strach: { $unit } ({ $face })
pc-told-ability-used = { $unit } używa: { $card }
pc-told-card-rolled = { $card }: { $face }
pc-told-rerolled = { $card } przerzuca: było { $before }, jest { $face }
pc-told-silenced = { $unit }: bez zdolności w tej turze
pc-told-crew-hushed = { $unit }: ktoś z załogi milknie w tej turze
pc-told-all-hushed = W tej turze załogi nie używają zdolności
pc-told-segment-added = { $unit }: jeszcze jedno { $ruler }
pc-told-die-lies = { $unit }: na kości { $face }
pc-told-draw-offered = { $by } proponuje remis
pc-told-draw-refused = { $by } odrzuca remis
pc-told-resigned = { $by } poddaje się
pc-told-player-out = { $by } odpada
pc-told-won-gold = { $by } wygrywa: próg złota przekroczony
pc-told-won-no-unit = { $by } wygrywa: nie ma już kto płynąć
pc-told-won-no-gold = { $by } wygrywa: nie ma już złota do zdobycia
pc-told-won-last = { $by } wygrywa: nikt inny nie został
pc-told-won-turns = { $by } wygrywa: tury atakującego minęły
pc-told-drawn = Remis

## Żegluga, dokowanie, hol (PC-5, 6, 8)

pc-told-sailing-began = { $unit } rusza
pc-told-moved = { $unit } płynie
pc-told-stopped = { $unit } zatrzymuje się: { $by }
pc-told-stopped-edge = { $unit } zatrzymuje się przy krawędzi stołu
pc-told-segment-sailed = { $unit }: odcinek { $ruler }
pc-told-came-about = { $unit } zawraca
pc-told-shifted = { $unit } zostaje odsunięty
pc-told-rest-given-up = { $unit } rezygnuje z reszty ruchu
pc-told-sailing-over = { $unit } kończy żeglugę
pc-told-docked = { $unit } dokuje: { $island }
pc-told-undocked = { $unit } odpływa: { $island }
pc-told-pennant-left = { $by } zostawia proporczyk: { $island }
pc-told-pivoted = { $unit } zmienia kurs w miejscu
pc-told-tow-taken = { $unit } bierze na hol: { $derelict }
pc-told-tow-followed = { $unit } płynie na holu
pc-told-tow-dropped = { $unit } porzuca hol: { $derelict }
pc-told-towed-docked = { $unit } staje przy brzegu
pc-told-changed-fleet = { $unit } należy teraz do: { $to }

## Teren (PC-16)

pc-told-lost = { $unit } ginie we mgle
pc-told-fog-rolled = { $unit } znajduje wyjście: { $face }, numer { $exit }
pc-told-fog-rolled-none = { $unit } nie znajduje wyjścia: { $face }
pc-told-left-fog = { $unit } wychodzi z mgły
pc-told-reef-rolled = { $unit } na rafie: współczynnik { $face }
pc-told-sargasso-rolled = { $unit } w wodorostach: współczynnik { $face }
pc-told-entangled = { $unit } jest oplątany
pc-told-break-free-rolled = { $unit } próbuje się wyrwać: { $face }, razem { $total }
pc-told-broke-free = { $unit } wyrywa się
pc-told-set-free = { $unit } na czystej wodzie
pc-told-stopped-to-whirl = { $unit } daje się porwać wirowi
pc-told-whirled = { $unit } wynurza się gdzie indziej
pc-told-whirlpool-rolled = { $unit }, wir: { $face }

## Taran i abordaż (PC-7)

pc-told-rammed = { $unit } taranuje: { $target }
pc-told-ram-struck = Taran trafia: { $face }
pc-told-ram-missed = Taran nic nie daje: { $face }
pc-told-pinned = { $unit } jest przyszpilony: { $by }
pc-told-unpinned = { $unit } już wolny: { $by }
pc-told-boarding-rolled = Abordaż: { $unit } { $own }, { $against } { $other }
pc-told-boarding-tied = Abordaż nierozstrzygnięty
pc-told-boarding-won = { $unit } wygrywa abordaż: { $over }

## Strzały, trafienia, zatonięcia (PC-8, 10, 11)

pc-told-gun-loaded = { $unit }: { $card } przygotowuje strzał
pc-told-shot-fired = { $unit } do { $target }: { $face }, trzeba więcej niż { $rank }
pc-told-shot-fired-with = { $unit } do { $target }: { $face } i { $bonus }, trzeba więcej niż { $rank }
pc-told-shot-missed = { $unit } pudłuje: { $target }
pc-told-shot-hit = { $unit } trafia: { $target }
pc-told-hit-shrugged = { $unit } nie odczuwa trafienia
pc-told-chained = { $unit } unieruchomiony kulami łańcuchowymi
pc-told-smoked = { $unit }: dym ucisza załogę
pc-told-broadside = { $unit } strzela burtą: { $target }
pc-told-parley-called = { $unit }: rokowania za { $value } złota
pc-told-mast-lost = { $unit } traci maszt { $mast }
pc-told-mast-saved = { $unit }: maszt ocalony, { $card }, { $face }
pc-told-mast-not-saved = { $card } nie pomaga: { $unit }, { $face }
pc-told-powder-blew = { $unit }: wybuch, { $card }
pc-told-mast-repaired = { $unit }: maszt { $mast } znów stoi
pc-told-coin-lost = { $unit } traci monetę
pc-told-became-derelict = { $unit } jest wrakiem
pc-told-sunk-kept = { $unit } tonie i wraca do domu
pc-told-sunk = { $unit } tonie
pc-told-saved-from-sea = { $unit } ocalony: { $card }
pc-told-coins-split = Monety { $unit } podzielone: { $by } { $most }, drugi { $rest }
pc-told-wreck-on-reef = Na rafie zostaje wrak
pc-told-came-home = { $unit } znów przy swojej wyspie
pc-told-waits-for-home = { $unit } czeka na miejsce przy domu
pc-told-going-down = { $unit } idzie na dno: { $face }
pc-told-scuttle-failed = { $unit } nie tonie: { $face }
pc-told-scuttle-foiled = { $unit } wzięty na hol: nie zatonie

## Krakeny i forty (PC-14, 15)

pc-told-embraced = { $kraken } obejmuje: { $unit }
pc-told-released = { $kraken } puszcza: { $unit }
pc-told-tentacle-lost = { $unit } traci mackę { $tentacle }
pc-told-kraken-died = { $unit } nie żyje
pc-told-kraken-came-home = { $unit } znów przy wyspie
pc-told-kraken-waits = { $unit } czeka na miejsce przy domu
pc-told-tentacle-grown = { $unit }: macka { $tentacle } odrasta
pc-told-target-named = { $kraken } wysłany przeciw: { $unit }
pc-told-target-ended = { $kraken } nie ma już celu
pc-told-fort-built = { $by } buduje fort: { $card }, { $island }
pc-told-flag-lost = { $fort } traci flagę
pc-told-fort-abandoned = { $fort } jest opuszczony
pc-told-fort-destroyed = { $fort } jest zniszczony
pc-told-island-wild = { $island } znów jest dzika
pc-told-counters-mixed = Żetony wymieszane: { $island }

## Załoga i skarby (PC-9, 12, 13)

pc-told-crew-revealed = { $unit } odkrywa: { $card }
pc-told-crew-turned-down = { $unit }: { $card } ocalony i leży zakryty
pc-told-crew-eliminated = { $unit } traci: { $card }
pc-told-crew-moved = { $by } przenosi: { $card }
pc-told-crew-moved-secretly = { $by } przenosi kogoś z załogi
pc-told-soul-taken = { $card } trafia na pokład: { $unit }
pc-told-ransom-turned = Okup: { $card } to 5 złota na pokładzie { $unit }
pc-told-ransom-paid = Okup: 1 złoto, { $to }, { $card }
pc-told-coin-moved = Moneta { $value }: { $from }, teraz { $to }
pc-told-coin-moved-secretly = Moneta: { $from }, teraz { $to }
pc-told-unique-moved = { $card }: { $from }, teraz { $to }
pc-told-unique-moved-secretly = Skarb: { $from }, teraz { $to }
pc-told-coin-banked = { $by } składa { $value } złota
pc-told-coin-stolen = { $unit } kradnie { $value } złota: { $of }
pc-told-gold-added = { $card }: dodatkowe złoto ({ $gold }), { $by }
pc-told-landed = { $unit } przy dzikiej wyspie: { $island }
pc-told-explore-began = { $unit } bada: { $what }
pc-told-free-explore-began = { $unit } od razu bada: { $island }
pc-told-looked = { $by } ogląda, co leży: { $island }
pc-told-treasure-taken = { $unit } bierze monetę { $value }: { $island }
pc-told-treasure-taken-secretly = { $unit } bierze monetę: { $island }
pc-told-unique-taken = { $unit } znajduje: { $card }
pc-told-unique-taken-secretly = { $unit } bierze zakryty skarb
pc-told-explored = { $island }: zabrano { $taken }, zostało { $left }
pc-told-unique-turned = { $unit } odkrywa: { $card }
pc-told-unique-removed = { $card }: poza grą
pc-told-unique-worth = { $card }: warte { $worth } złota
pc-told-stays-next = { $unit }: w następnej turze bez rozkazu, { $card }
pc-told-peeked-crew = { $by } podgląda: { $at }, { $card }
pc-told-peeked-coin = { $by } podgląda: { $at }, moneta { $value }
pc-told-peeked-unique = { $by } podgląda: { $at }, { $card }
pc-told-peeked = { $by } podgląda: { $at }
