## Аркуш капітана в цілій партії

voyage-page-crew = Команда
voyage-page-ship = Корабель
voyage-page-sea = Море
voyage-page-cards = Карти
voyage-page-isles = Острови
voyage-page-aims = Цілі
voyage-waits = Зараз ходить: { $player }
voyage-ask-level-up = Насамперед підвищте рівень карти в руці.
voyage-ask-main = Ваш хід: дії в будь-якому порядку.
voyage-ask-mode = Торговець чи пірат до вашого наступного ходу?
voyage-ask-sleeve = Вставте покращення у зіграні карти.
voyage-level-up = Підвищити одну
voyage-level-up-now = Підвищити рівень зараз
voyage-ask-out-of-turn = До свого наступного ходу підвищте рівень карти в руці.
voyage-nobody-rises = У жодної карти в руці не можна підвищити рівень.
voyage-end-main = Завершити основну фазу
voyage-done-sleeving = Більше не вставляти
voyage-confirm = Готово
voyage-otherwise = { $what } (інакше…)
voyage-otherwise-short = інакше…
voyage-on-page = Або { $what }: на сторінці «{ $page }»
voyage-unused = Ще не використано: { $what }
voyage-tip = { $what } ({ $rule })
voyage-in-battle-why = Використовується в бою, коли кубики впали.
voyage-copies = Як інше: { $what }

## Корабель

voyage-sails = Вітрила й гармати
voyage-track = На шкалі вітрил: { $count } з 8
voyage-raise = Підняти вітрила: { $count }
voyage-raise-with = Підняти вітрила: { $count }, відмовившись від інших властивостей: { $given }
voyage-raise-laden = Біля берега: рахуються й вітрила навантажених місць, { $count }
voyage-home = У гавані: вантаж на причалі { $cargo }, золото у скрині { $gold }
voyage-ashore = На острові: { $goods }
voyage-aboard = На борту: { $goods }
voyage-load = Завантажити
voyage-unload = Вивантажити
voyage-carry-load = Завантажити: { $good } » { $to }
voyage-carry-unload = Вивантажити: { $good }
voyage-rearrange = Переставити
voyage-overboard = За борт: { $hold }
voyage-into-holds = У трюми
voyage-out-of-holds = З трюмів
voyage-row = { $what }: { $good }
voyage-of-most = { $what }, не більше { $count }
voyage-less = Менше: { $what }
voyage-more = Більше: { $what }
voyage-at-dock = причал
voyage-chest = скриня
voyage-pay = Ціна: { $goods }
voyage-stow = Куди: { $goods }
voyage-rest-home = Решта потрапить на ваш причал і до скрині.
voyage-twelve = Повернути 12 вантажу: Вправний торговець
voyage-tokens = Модернізації
voyage-token = { $hold }: { $token }
voyage-room = Місця у трюмі: { $count }

## Море

voyage-unexplored = не досліджено
voyage-open-sea = відкрите море
voyage-tile = { $name }, { $place }
voyage-sail-to = Плисти: { $place }
voyage-lies-here = Ви тут: { $place }
voyage-pirate-here = { $by }, пірат
voyage-trader-here = { $by }, торговець
voyage-route-explores = Фрагмент перевернеться, і на нього ляже карта.
voyage-route-pirate = Там пірат, бою не уникнути: { $by }
voyage-route-garrison = Гарнізон стріляє, { $place } ({ $by }): пошкоджень { $count }

## Карти

voyage-here = Місце вашої стоянки: { $place }
voyage-priced = { $card } ({ $slot }), ціна у вантажі: { $cost }
voyage-slot-top = верхній слот
voyage-slot-middle = середній слот
voyage-slot-bottom = нижній слот
voyage-purchases-left = Покупок і зустрічей цього ходу залишилося: { $count }
voyage-buy = Купити: { $card }
voyage-trade = Торгувати: { $card }
voyage-battles = Бої
voyage-odds = кубиків: ваших до { $own }, у ворога від { $least } до { $most }
voyage-set-aside = Відкладено
voyage-aside-one = { $card }, { $slot }
voyage-elsewhere = В інших місцях
voyage-at = { $place }: { $what }
voyage-boxes = У коробках
voyage-box = Коробка { $row }: { $what }; карт у ній: { $count }
voyage-sleeve-into = У карту: { $card }
voyage-trader = Торговець
voyage-trader-why = без чорного прапора на вас не нападуть
voyage-pirate = Пірат
voyage-pirate-why = хто зупиниться тут, мусить битися з вами, а острів закритий для інших

## Острови

voyage-which-islands = Які острови
voyage-cubes-of = { $by } { $count }
voyage-empty = порожніх комірок { $count }
voyage-controls = Контроль: { $by }
voyage-nobody-controls = Контроль: ніхто
voyage-would-take = { $count ->
    [one] Ще { $count } ваш кубик, і острів ваш: порожні комірки рахуються проти всіх
    [few] Ще { $count } ваші кубики, і острів ваш: порожні комірки рахуються проти всіх
    [many] Ще { $count } ваших кубиків, і острів ваш: порожні комірки рахуються проти всіх
   *[other] Ще { $count } вашого кубика, і острів ваш: порожні комірки рахуються проти всіх
}
voyage-produces = Виробляє: { $goods }
voyage-of-that = з них { $goods }: { $what }
voyage-worth = Золота наприкінці, за місцями: { $points }
voyage-stands = { $building }
voyage-empty-slot = У порожні комірки
voyage-instead-of = Замість: { $by }
voyage-instead-of-two = Замість: { $by } (останній хід уже зроблено: коштує двох впливів)
voyage-follows = Одразу після цього
voyage-follows-why = Перший вплив цієї властивості заміняє кубик разом із тим, що лишився.
voyage-cubes-left = Кубиків ще розмістити: { $left }; у вашому запасі: { $supply }
voyage-from-island = З острова: { $island }

## Чого прагнути

voyage-tally = Досягнення: { $marks } з { $of }; золота поки: { $gold }
voyage-nearest = Найближче досягнення: { $mark }
voyage-so-far-of = { $mark }, { $has } з { $needs }
voyage-mark-brings = { $count ->
    [one] { $count } золото наприкінці
    [few] { $count } золота наприкінці
    [many] { $count } золота наприкінці
   *[other] { $count } золота наприкінці
}
voyage-aims-why = { $count ->
    [one] Останні ходи починаються, коли хтось має { $count } досягнення; перемагає той, у кого найбільше золота.
    [few] Останні ходи починаються, коли хтось має { $count } досягнення; перемагає той, у кого найбільше золота.
    [many] Останні ходи починаються, коли хтось має { $count } досягнень; перемагає той, у кого найбільше золота.
   *[other] Останні ходи починаються, коли хтось має { $count } досягнення; перемагає той, у кого найбільше золота.
}
voyage-bonus-why = Залиште один: наприкінці він дасть золото за кожне зі своїх досягнень, яке ви маєте. Досягнення ваше, щойно виконано його умову.
voyage-bonus-pays = { $count ->
    [one] { $count } золото за кожне з досягнень: { $marks }
    [few] { $count } золота за кожне з досягнень: { $marks }
    [many] { $count } золота за кожне з досягнень: { $marks }
   *[other] { $count } золота за кожне з досягнень: { $marks }
}
voyage-bonus-suggested = Для першого плавання цей легший

## Книги

voyage-pirate-at = Пірат: { $place }
voyage-trader-at = Торговець: { $place }
voyage-damage = Пошкоджень: { $count } з 5
voyage-on-dock = Вантаж на причалі: { $cargo }
voyage-cards-of = Карт: у руці { $hand }, у колоді { $deck }, у скиді { $pile }
voyage-supply = Кубиків у запасі: { $count }
voyage-towards = Боїв виграно: { $wins } з 4; досліджено: { $explored }
voyage-marks = Досягнення: { $what }
voyage-has-tokens = Модернізації: { $what }
voyage-has-aside = Відкладено: { $what }
voyage-has-played = У грі: { $what }
voyage-has-held = На руці наприкінці: { $what }
voyage-level-due = Рівень ще не підвищено.
voyage-finished = Останній хід уже зроблено.
voyage-last-turns = Останні ходи
voyage-still-to-play = Останні ходи. Ще ходять: { $who }

## Перед грою

voyage-chooser-part = Цілі партії
voyage-outfit-colour = Колір
voyage-outfit-bonus = Бонусні жетони
voyage-outfit-bonus-why = Кожен отримує два й залишає один: золото за досягнення на ньому.
voyage-outfit-wind = Вітер про запас
voyage-outfit-wind-why = Хто ходить пізніше, починає з більшим золотом: { $gold } за чергою ходів. Зі ста партій між старпомами кожен виграє { $without } без цього і { $with } з цим.
voyage-outfit-without = Без них

voyage-route-cost = { $count ->
    [one] Потрібен { $count } крок із { $sails }.
    [few] Потрібно { $count } кроки із { $sails }.
    [many] Потрібно { $count } кроків із { $sails }.
   *[other] Потрібно { $count } кроку із { $sails }.
}
voyage-sail-steps = { $count ->
    [one] Плисти: { $place }, { $count } крок
    [few] Плисти: { $place }, { $count } кроки
    [many] Плисти: { $place }, { $count } кроків
   *[other] Плисти: { $place }, { $count } кроку
}
voyage-still-due = { $count ->
    [one] Можна, а отже, треба вставити ще { $count } покращення.
    [few] Можна, а отже, треба вставити ще { $count } покращення.
    [many] Можна, а отже, треба вставити ще { $count } покращень.
   *[other] Можна, а отже, треба вставити ще { $count } покращення.
}
voyage-chooser-captains = { $count ->
    [one] { $count } капітан
    [few] { $count } капітани
    [many] { $count } капітанів
   *[other] { $count } капітана
}
voyage-chooser-marks = { $count ->
    [one] Гра завершується, коли хтось має { $count } досягнення на планшеті гавані.
    [few] Гра завершується, коли хтось має { $count } досягнення на планшеті гавані.
    [many] Гра завершується, коли хтось має { $count } досягнень на планшеті гавані.
   *[other] Гра завершується, коли хтось має { $count } досягнення на планшеті гавані.
}

voyage-sum = разом
voyage-so-far = Золото на зараз
voyage-so-far-why = Без того, що лежить у чужих скринях.
voyage-another = Інша партія
voyage-over = Гру скінчено
voyage-wins = Перемога: { $player }
