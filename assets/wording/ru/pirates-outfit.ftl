## Пираты Багрового берега: выбор партии и страница перед ней

pc-chooser-part = Флоты и малые моря
pc-chooser-players = Игроков: { $count }
pc-chooser-two-to-four = От 2 до 4 игроков
pc-chooser-total = Флоты ценой до { $total }.
pc-outfit-given = флот сценария
pc-outfit-fleet = { $name } { $figures }
pc-outfit-figures = Попаданий за залп: { $guns }. Мачт: { $masts }. Свободных мест: { $spaces }.
pc-outfit-rules = Правила этой партии
pc-outfit-players = Игроки
pc-outfit-total = Цена флота
pc-outfit-total-why = 40 — большая партия, 20 — малая: половина островов и монет.
pc-outfit-terrain = Участки моря
pc-outfit-terrain-why = Туман, риф, водоросли и водовороты. В первый раз лучше без них.
pc-outfit-own = Свой флот
pc-outfit-by-lot = Флот по жребию
pc-outfit-sum = Очки: { $points } из { $total }. { $figures }
pc-outfit-in-fleet = Это во флоте; выберите карту, чтобы её убрать.
pc-outfit-ship = { $name } · { $points } (мачт { $masts }, трюм { $spaces }, ход { $moves })
pc-outfit-card = { $name } · { $points }
pc-outfit-fort = { $name } · золота { $gold }
pc-outfit-room = Осталось мест: { $free } из { $spaces }. Осталось очков на экипаж: { $points }.
pc-outfit-add = Добавить
pc-outfit-add-why = Под указателем карта говорит, что она умеет или что мешает её взять.
pc-outfit-add-ships = Корабли
pc-outfit-add-crew = Экипаж
pc-outfit-add-others = Кракены и форты
pc-outfit-add-treasure = Сокровища
pc-outfit-home = На родном острове
pc-outfit-idle = Экипаж другой нации может быть на борту, но его свойства там не работают.
pc-outfit-coins = { $name }: { $coins }
pc-outfit-coin-sum = Монет: { $count }, вместе золота: { $gold }. К ним можно взять особые сокровища:
pc-outfit-both = { $one } · { $other }
pc-outfit-uniques = Особые сокровища
pc-outfit-uniques-why = Столько каждый игрок может взять в свой собранный флот.
pc-option-pin = Кто сцеплен
pc-option-pin-why = Тот, чей нос касается врага, или тот, кого таранили.
pc-option-pin-bow = Своим носом
pc-option-pin-ram = Тараном
pc-option-broadside = Бортовой залп
pc-option-broadside-why = Все пушки попадают без броска, и одно попадание в ответ, или одна кость на всех.
pc-option-broadside-sure = Без броска
pc-option-broadside-die = Одна кость
pc-option-boats = Мало шлюпок
pc-option-boats-why = Не больше двух кораблей ценой до 3, и каждый один раз.
pc-option-mark = Победа всегда за половиной
pc-option-mark-why = Иначе втроём нужно две пятых золота, вчетвером треть.
pc-option-house = Наши карты
pc-option-house-why = Корабли, люди и сокровища, которых прибавил этот стол.
pc-option-parley = О переговорах спрашивать всегда
pc-option-parley-why = Тогда вопрос никому не выдаст, у кого карта.

## Вольная партия

scenario-open-cloth-name = Чистое море
scenario-open-cloth-description = Вся игра с первого броска: острова тянут и ставят по очереди, затем дома, корабли, сокровища.
scenario-open-cloth-goal = Первым собрать дома и в фортах больше половины золота.
