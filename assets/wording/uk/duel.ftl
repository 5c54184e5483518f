## Аркуш сторони

duel-named = { $name } ({ $by })
duel-attacker = Нападає: нічия на його користь
duel-pirate = Піратський корабель
duel-trader = Торговець
duel-merchant = Торговельний корабель: { $merchant }
duel-building = На острові: { $building }
duel-strength = Сила
duel-strength-parts = одиниць: { $ones }, двійок: { $twos }, жетонів: { $markers }
duel-cup = У стаканчику: { $count }
duel-away = У руці або в повітрі: { $count }
duel-booty = На здобичі: { $count }
duel-damage = На пошкодженні: { $count }
duel-won = Перемога в бою
duel-ship = Корабель
duel-hull = Пошкодження
duel-cannons-left = Гармат готово: { $left } з { $all }
duel-hold = { $hold }: { $goods } ({ $used } з { $room })
duel-chest = Золота у скрині: { $gold }
duel-crew = Карти у грі
duel-held = Карт у руці: { $count }
duel-sailor = { $card }, рівень { $level }
duel-cannons = { $count ->
    [one] { $count } гармата
    [few] { $count } гармати
    [many] { $count } гармат
   *[other] { $count } гармати
}
duel-both = { $one }; { $other }
duel-with-note = { $what } · { $note }
duel-defence = Кубиків захисту: { $count }
duel-merchant-closed = Карту відкриють, коли на судно нападуть.
duel-black-cubes = Чорних кубиків: { $count }
duel-on-victory = Після перемоги: { $what }
duel-on-defeat = Після поразки: { $what }
duel-prize = У разі перемоги карта стане покращенням.
duel-gain = вантаж { $cargo }, золото { $gold }
duel-takes-damage = пошкоджень: { $count }
duel-draws = карта з колоди
duel-rises = карта в руці зростає на рівень
duel-upgrade = модернізація корабля

## Що питають і пропонують

duel-acts = { $player }: ваш хід
duel-ask-declare = На кого напасти?
duel-ask-commit = Зіграйте карти, якщо хочете, і вирішіть, скільки гармат стріляє.
duel-ask-answer = На вас напали. Приготуйтеся й вирішіть, скільки гармат стріляє.
duel-ask-ability = Скористайтеся однією бойовою властивістю або спасуйте. За нічиєї перемагає нападник.
duel-attack-merchant = Напасти на торговельний корабель
duel-attack-ship = Напасти на корабель: { $by }
duel-attack-building = Штурмувати: { $building }
duel-done = Завершити бої
duel-commit = { $count ->
    [one] Стріляє { $count } гармата
    [few] Стріляють { $count } гармати
    [many] Стріляють { $count } гармат
   *[other] Стріляють { $count } гармати
}
duel-commit-none = Не стріляти
duel-pass = Пас
duel-play = Зіграти: { $card }
duel-level-up = Підвищити: { $card } » { $level }
duel-shift = { $good }: { $from } » { $to }
duel-jettison = За борт: { $good }, { $from }
duel-hand = Ваші карти
duel-goods = Ваші товари
duel-choice-cube = { $by }: { $zone }
duel-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубики
}
duel-throw-how = Клацніть по вежі, натисніть { $tip } або { $throw } чи струсніть кубики рукою й відпустіть.
duel-tip = Висипати у вежу
duel-throw-by-itself = Вони падають у вежу над щоглами.

## Кубики на столі

duel-cube = Кубик: { $by }
duel-cube-lies = Лежить тут: { $zone }.

## Кінець

duel-wins = Перемога: { $player }
duel-wins-on-a-tie = Перемога: { $player }. Нічия на користь нападника
duel-reckoning = Рахунок бою
duel-reckoning-of = { $player }: кубиків { $cubes }; здобич: вантаж { $cargo }, золото { $gold }; отримано пошкоджень { $damage }.
duel-sank = Потоплено: { $by }
duel-no-battle = Ніхто не бився.
duel-another = Інший бій

## Перед боєм

duel-chooser-battles = Бої
duel-chooser-kind-ship = Корабель проти корабля
duel-chooser-kind-merchant = Корабель проти торговельного корабля
duel-chooser-kind-building = Корабель проти форту
duel-outfit-enemy = Супротивник
duel-enemy-ship = Корабель
duel-enemy-merchant = Торговельний корабель
duel-enemy-fort = Форт
duel-enemy-garrison = Гарнізон
duel-outfit-merchant = Карта зустрічі
duel-outfit-merchant-why = Ви бачите зворот ще до бою: така ціна вибору.
duel-outfit-crew = Команда
duel-outfit-ashore = на березі
duel-outfit-level = рівень { $level }
duel-outfit-slot = Модернізація: { $hold }
duel-outfit-bare = немає
duel-outfit-damage = Уже отримано пошкоджень
duel-outfit-sum = Гармати { $cannons }, властивості { $abilities }, місце в трюмах { $room }
duel-zone-explosion = Цей кубик кидають знову, і разом із ним ще один того самого кольору.
duel-zone-strength = Дає власникові силу { $strength }, коли визначають переможця.
duel-zone-booty = Власник бере надруковані тут товари, на скільки вистачає місця, ще до пошкоджень і підрахунку сили.
duel-zone-damage = Ворожий корабель дістає 1 пошкодження ще до підрахунку сили.
