## Пираты Багрового берега: броски, жребии, вопросы

pc-why-roll-off = Кто начинает?
pc-why-ram = Таран: { $unit } — { $target }
pc-why-boarding = Абордаж: { $unit } — { $against }
pc-why-attack = Выстрел: { $unit } — { $target }
pc-why-scuttle = Затопить: { $unit } (5 или 6)
pc-why-fog-exit = Из тумана: { $unit }
pc-why-reef = Риф: { $unit }
pc-why-sargasso = Саргассово море: { $unit }
pc-why-break-free = Вырваться: { $unit }
pc-why-whirlpool = Из водоворота: { $unit }
pc-why-fear = Страх: { $unit }
pc-why-ability = Бросок: { $card }
pc-why-treasure = Бросок: { $card }
pc-why-island = Какой остров следующий?
pc-why-deal = Раздача сокровищ
pc-why-split = Делёж монет: { $unit }
pc-why-parley-coin = Монета за переговоры: { $unit }
pc-why-random-treasure = Сокровище наугад: { $unit }
pc-why-mix = Монеты перемешаны: { $island }
pc-why-home = Какой остров родной: { $of }?
pc-why-ram-or-not = { $unit } у борта: { $target }. Таранить?
pc-why-ram-whom = { $unit }: кого таранить?
pc-why-board-or-not = { $unit } и { $against }: на абордаж?
pc-why-spoils = { $unit } одолел: { $from }. Что взять?
pc-why-loss = { $unit }: что потеряно?
pc-why-hand-over = { $unit }: что отдать?
pc-why-parley = { $by } целится: { $unit }. Переговоры?
pc-why-ghost = { $unit }: призрак до следующего хода?
pc-why-opening-first = Какой бросок первый?
pc-why-may-use = { $card }: применить?
pc-why-for = { $card }: что именно?
pc-why-draw = { $by } предлагает ничью
pc-why-dock-where = { $unit }: у какого острова?
pc-why-whirlpool-loss = { $unit }: что заберёт водоворот?

## Ответы (PC-30.3)

pc-choice-nothing = Нет
pc-choice-ram = Таранить
pc-choice-board = На абордаж
pc-choice-aboard = Переговоры, монета с борта
pc-choice-bank = Переговоры, монета из дома
pc-choice-ghost = Призрак
pc-choice-sails = Обычный корабль
pc-choice-agree = Согласиться
pc-choice-refuse = Отказаться
pc-choice-treasure = Сокровище
pc-choice-crew = Член экипажа
pc-choice-all-crew = Вся команда
pc-choice-use = Применить
pc-choice-mast = Мачта { $number } от носа
pc-choice-tentacle = Щупальце { $number }
pc-choice-flag = Флаг { $number }
pc-choice-coin = Монета { $number }
pc-choice-coin-of = Монета: { $value }
