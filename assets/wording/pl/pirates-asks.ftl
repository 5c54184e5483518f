## Piraci: rzuty, losowania, pytania

pc-why-roll-off = Kto zaczyna?
pc-why-ram = Taranowanie: { $unit } — { $target }
pc-why-boarding = Abordaż: { $unit } — { $against }
pc-why-attack = Strzał: { $unit } — { $target }
pc-why-scuttle = Zatopić: { $unit } (5 lub 6)
pc-why-fog-exit = Z mgły: { $unit }
pc-why-reef = Rafa: { $unit }
pc-why-sargasso = Morze Sargassowe: { $unit }
pc-why-break-free = Wyrwać się: { $unit }
pc-why-whirlpool = Z wiru: { $unit }
pc-why-fear = Strach: { $unit }
pc-why-ability = Rzut: { $card }
pc-why-treasure = Rzut: { $card }
pc-why-island = Która wyspa jest następna?
pc-why-deal = Rozdanie skarbów
pc-why-split = Podział monet: { $unit }
pc-why-parley-coin = Moneta za rokowania: { $unit }
pc-why-random-treasure = Losowy skarb: { $unit }
pc-why-mix = Żetony są mieszane: { $island }
pc-why-home = Która wyspa jest domem: { $of }?
pc-why-ram-or-not = { $unit } przy burcie: { $target }. Taranować?
pc-why-ram-whom = { $unit }: kogo taranować?
pc-why-board-or-not = { $unit } i { $against }: abordaż?
pc-why-spoils = { $unit } wygrywa: { $from }. Co zabrać?
pc-why-loss = { $unit }: co traci?
pc-why-hand-over = { $unit }: co oddać?
pc-why-parley = { $by } strzela: { $unit }. Rokowania?
pc-why-ghost = { $unit }: widmo do następnej tury?
pc-why-opening-first = Który rzut pierwszy?
pc-why-may-use = { $card }: użyć?
pc-why-for = { $card }: co?
pc-why-draw = { $by } proponuje remis
pc-why-dock-where = { $unit }: przy której wyspie?
pc-why-whirlpool-loss = { $unit }: co zabierze wir?

## Odpowiedzi (PC-30.3)

pc-choice-nothing = Nic
pc-choice-ram = Taranować
pc-choice-board = Abordaż
pc-choice-aboard = Rokowania, moneta z pokładu
pc-choice-bank = Rokowania, moneta z domu
pc-choice-ghost = Widmo
pc-choice-sails = Zwykły statek
pc-choice-agree = Zgoda
pc-choice-refuse = Odmowa
pc-choice-treasure = Skarb
pc-choice-crew = Członek załogi
pc-choice-all-crew = Cała załoga
pc-choice-use = Użyj
pc-choice-mast = Maszt { $number } od dziobu
pc-choice-tentacle = Macka { $number }
pc-choice-flag = Flaga { $number }
pc-choice-coin = Moneta { $number }
pc-choice-coin-of = Moneta: { $value }
