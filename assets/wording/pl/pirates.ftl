## Piraci: etapy, rozkazy, gracze, rzeczy

pc-phase-roll-off = kto zaczyna
pc-phase-islands = wyspy
pc-phase-terrain = teren
pc-phase-homes = wyspy macierzyste
pc-phase-dealing = rozdanie skarbów
pc-phase-opening = otwarcie tury
pc-phase-orders = rozkazy
pc-phase-closing = zamknięcie tury
pc-phase-over = koniec

## Rozkazy (PC-4.1)

pc-order-move = Ruch
pc-order-explore = Eksploracja
pc-order-shoot = Strzał
pc-order-repair = Naprawa
pc-order-break-free = Wyrwanie się

## Gracze według flag (PC-21.12)

pc-flag-red = Czerwony
pc-flag-black = Czarny
pc-flag-blue = Niebieski
pc-flag-white = Biały

## Rzeczy

pc-thing-home = wyspa macierzysta ({ $flag })
pc-thing-nothing = nic
pc-thing-coin = moneta
pc-thing-list = { $one }, { $other }
pc-thing-edge = krawędź stołu
pc-thing-number = { $name } { $number }
pc-thing-crew-of = { $name } ({ $nation })
