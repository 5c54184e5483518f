## Пірати: кидки, жереб, питання

pc-why-roll-off = Хто починає?
pc-why-ram = Таран: { $unit } — { $target }
pc-why-boarding = Абордаж: { $unit } — { $against }
pc-why-attack = Постріл: { $unit } — { $target }
pc-why-scuttle = Затопити: { $unit } (5 або 6)
pc-why-fog-exit = Із туману: { $unit }
pc-why-reef = Риф: { $unit }
pc-why-sargasso = Саргасове море: { $unit }
pc-why-break-free = Вирватися: { $unit }
pc-why-whirlpool = Із виру: { $unit }
pc-why-fear = Страх: { $unit }
pc-why-ability = Кидок: { $card }
pc-why-treasure = Кидок: { $card }
pc-why-island = Який острів наступний?
pc-why-deal = Роздача скарбів
pc-why-split = Поділ монет: { $unit }
pc-why-parley-coin = Монета за перемовини: { $unit }
pc-why-random-treasure = Скарб навмання: { $unit }
pc-why-mix = Жетони перемішано: { $island }
pc-why-home = Який острів рідний: { $of }?
pc-why-ram-or-not = { $unit } біля борту: { $target }. Таранити?
pc-why-ram-whom = { $unit }: кого таранити?
pc-why-board-or-not = { $unit } і { $against }: на абордаж?
pc-why-spoils = { $unit } здолав: { $from }. Що взяти?
pc-why-loss = { $unit }: що втрачено?
pc-why-hand-over = { $unit }: що віддати?
pc-why-parley = { $by } цілиться: { $unit }. Перемовини?
pc-why-ghost = { $unit }: привид до наступного ходу?
pc-why-opening-first = Який кидок перший?
pc-why-may-use = { $card }: застосувати?
pc-why-for = { $card }: що саме?
pc-why-draw = { $by } пропонує нічию
pc-why-dock-where = { $unit }: біля якого острова?
pc-why-whirlpool-loss = { $unit }: що забере вир?

## Відповіді (PC-30.3)

pc-choice-nothing = Ні
pc-choice-ram = Таранити
pc-choice-board = На абордаж
pc-choice-aboard = Перемовини, монета з борту
pc-choice-bank = Перемовини, монета з дому
pc-choice-ghost = Привид
pc-choice-sails = Звичайний корабель
pc-choice-agree = Погодитися
pc-choice-refuse = Відмовитися
pc-choice-treasure = Скарб
pc-choice-crew = Член екіпажу
pc-choice-all-crew = Увесь екіпаж
pc-choice-use = Застосувати
pc-choice-mast = Щогла { $number } від носа
pc-choice-tentacle = Щупальце { $number }
pc-choice-flag = Прапор { $number }
pc-choice-coin = Монета { $number }
pc-choice-coin-of = Монета: { $value }
