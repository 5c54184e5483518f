## Лист стороны

duel-named = { $name } ({ $by })
duel-attacker = Нападает: ничья в его пользу
duel-pirate = Пиратский корабль
duel-trader = Торговец
duel-merchant = Торговое судно: { $merchant }
duel-building = На острове: { $building }
duel-strength = Сила
duel-strength-parts = единиц: { $ones }, двоек: { $twos }, жетонов: { $markers }
duel-cup = В стаканчике: { $count }
duel-away = В руке или в воздухе: { $count }
duel-booty = На добыче: { $count }
duel-damage = На повреждении: { $count }
duel-won = Победа в бою
duel-ship = Корабль
duel-hull = Повреждения
duel-cannons-left = Пушек готово: { $left } из { $all }
duel-hold = { $hold }: { $goods } ({ $used } из { $room })
duel-chest = Золота в сундуке: { $gold }
duel-crew = Карты в игре
duel-held = Карт на руке: { $count }
duel-sailor = { $card }, уровень { $level }
duel-cannons = { $count ->
    [one] { $count } пушка
    [few] { $count } пушки
    [many] { $count } пушек
   *[other] { $count } пушки
}
duel-both = { $one }; { $other }
duel-with-note = { $what } · { $note }
duel-defence = Кубиков защиты: { $count }
duel-merchant-closed = Карту откроют, когда на судно нападут.
duel-black-cubes = Чёрных кубиков: { $count }
duel-on-victory = После победы: { $what }
duel-on-defeat = После поражения: { $what }
duel-prize = При победе карта станет улучшением.
duel-gain = груз { $cargo }, золото { $gold }
duel-takes-damage = повреждений: { $count }
duel-draws = карта с колоды
duel-rises = карта на руке повышает уровень
duel-upgrade = модернизация корабля

## Что спрашивают и предлагают

duel-acts = { $player }: ваш ход
duel-ask-declare = На кого напасть?
duel-ask-commit = Сыграйте карты, если хотите, и решите, сколько пушек стреляет.
duel-ask-answer = На вас напали. Приготовьтесь и решите, сколько пушек стреляет.
duel-ask-ability = Используйте одно боевое свойство или спасуйте. При ничьей побеждает нападающий.
duel-attack-merchant = Напасть на торговое судно
duel-attack-ship = Напасть на корабль: { $by }
duel-attack-building = Штурмовать: { $building }
duel-done = Закончить бои
duel-commit = { $count ->
    [one] Стреляет { $count } пушка
    [few] Стреляют { $count } пушки
    [many] Стреляют { $count } пушек
   *[other] Стреляют { $count } пушки
}
duel-commit-none = Не стрелять
duel-pass = Пас
duel-play = Сыграть: { $card }
duel-level-up = Повысить: { $card } » { $level }
duel-shift = { $good }: { $from } » { $to }
duel-jettison = За борт: { $good }, { $from }
duel-hand = Ваши карты
duel-goods = Ваши товары
duel-choice-cube = { $by }: { $zone }
duel-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
duel-throw-how = Щёлкните по башне, нажмите { $tip } или { $throw } либо встряхните кубики рукой и отпустите.
duel-tip = Высыпать в башню
duel-throw-by-itself = Они падают в башню над мачтами.

## Кубики на столе

duel-cube = Кубик: { $by }
duel-cube-lies = Лежит здесь: { $zone }.

## Конец

duel-wins = Победа: { $player }
duel-wins-on-a-tie = Победа: { $player }. Ничья в пользу нападающего
duel-reckoning = Счёт боя
duel-reckoning-of = { $player }: кубиков { $cubes }; добыча: груз { $cargo }, золото { $gold }; получено повреждений { $damage }.
duel-sank = Потоплен: { $by }
duel-no-battle = Никто не сражался.
duel-another = Другой бой

## Перед боем

duel-chooser-battles = Бои
duel-chooser-kind-ship = Корабль против корабля
duel-chooser-kind-merchant = Корабль против торгового судна
duel-chooser-kind-building = Корабль против форта
duel-outfit-enemy = Противник
duel-enemy-ship = Корабль
duel-enemy-merchant = Торговое судно
duel-enemy-fort = Форт
duel-enemy-garrison = Гарнизон
duel-outfit-merchant = Карта торгового судна
duel-outfit-merchant-why = Вы видите оборот ещё до боя: такова цена выбора.
duel-outfit-crew = Команда
duel-outfit-ashore = на берегу
duel-outfit-level = уровень { $level }
duel-outfit-slot = Модернизация: { $hold }
duel-outfit-bare = нет
duel-outfit-damage = Уже получено повреждений
duel-outfit-sum = Пушки { $cannons }, свойства { $abilities }, место в трюмах { $room }
duel-zone-explosion = Этот кубик бросают снова, и вместе с ним ещё один того же цвета.
duel-zone-strength = Приносит владельцу силу { $strength }, когда определяют победителя.
duel-zone-booty = Владелец берёт напечатанные здесь товары, насколько хватает места, ещё до повреждений и подсчёта силы.
duel-zone-damage = Вражеский корабль получает 1 повреждение ещё до подсчёта силы.
