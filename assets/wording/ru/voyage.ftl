## Лист капитана в целой партии

voyage-page-crew = Команда
voyage-page-ship = Корабль
voyage-page-sea = Море
voyage-page-cards = Карты
voyage-page-isles = Острова
voyage-page-aims = Цели
voyage-waits = Сейчас ходит: { $player }
voyage-ask-level-up = Прежде всего повысьте уровень карты на руке.
voyage-ask-main = Ваш ход: делайте сколько угодно и в любом порядке.
voyage-ask-mode = Торговец или пират до вашего следующего хода?
voyage-ask-sleeve = Вставьте улучшения в сыгранные карты.
voyage-level-up = Повысить одну
voyage-level-up-now = Повысить уровень сейчас
voyage-ask-out-of-turn = До своего следующего хода повысьте уровень карты на руке.
voyage-nobody-rises = Ни у одной карты на руке нельзя повысить уровень.
voyage-end-main = Закончить основную фазу
voyage-done-sleeving = Больше не вставлять
voyage-confirm = Готово
voyage-otherwise = { $what } (иначе…)
voyage-otherwise-short = иначе…
voyage-on-page = Или { $what }: на странице «{ $page }»
voyage-unused = Ещё не использовано: { $what }
voyage-tip = { $what } ({ $rule })
voyage-in-battle-why = Используется в бою, когда кубики упали.
voyage-copies = Как другое: { $what }

## Корабль

voyage-sails = Паруса и пушки
voyage-track = На шкале парусов: { $count } из 8
voyage-raise = Поднять паруса: { $count }
voyage-raise-with = Поднять паруса: { $count }, отказавшись от других свойств: { $given }
voyage-raise-laden = У берега: считаются и паруса гружёных мест, { $count }
voyage-home = В гавани: груз на причале { $cargo }, золото в сундуке { $gold }
voyage-ashore = На острове: { $goods }
voyage-aboard = На борту: { $goods }
voyage-load = Загрузить
voyage-unload = Выгрузить
voyage-carry-load = Погрузить: { $good } » { $to }
voyage-carry-unload = Выгрузить: { $good }
voyage-rearrange = Переставить
voyage-overboard = За борт: { $hold }
voyage-into-holds = В трюмы
voyage-out-of-holds = Из трюмов
voyage-row = { $what }: { $good }
voyage-of-most = { $what }, не больше { $count }
voyage-less = Меньше: { $what }
voyage-more = Больше: { $what }
voyage-at-dock = причал
voyage-chest = сундук
voyage-pay = Цена: { $goods }
voyage-stow = Куда: { $goods }
voyage-rest-home = Остальное попадёт на ваш причал и в сундук.
voyage-twelve = Вернуть 12 груза: Искусный торговец
voyage-tokens = Модернизации
voyage-token = { $hold }: { $token }
voyage-room = Места в трюме: { $count }

## Море

voyage-unexplored = не исследовано
voyage-open-sea = открытое море
voyage-tile = { $name }, { $place }
voyage-sail-to = Плыть: { $place }
voyage-lies-here = Вы здесь: { $place }
voyage-pirate-here = { $by }, пират
voyage-trader-here = { $by }, торговец
voyage-route-explores = Фрагмент перевернётся, и на него ляжет карта.
voyage-route-pirate = Там пират, боя не избежать: { $by }
voyage-route-garrison = Гарнизон стреляет, { $place } ({ $by }): повреждений { $count }

## Карты

voyage-here = Место вашей стоянки: { $place }
voyage-priced = { $card } ({ $slot }), цена в грузе: { $cost }
voyage-slot-top = верхний слот
voyage-slot-middle = средний слот
voyage-slot-bottom = нижний слот
voyage-purchases-left = Покупок и встреч в этот ход осталось: { $count }
voyage-buy = Купить: { $card }
voyage-trade = Торговать: { $card }
voyage-battles = Бои
voyage-odds = кубиков: ваших до { $own }, у врага от { $least } до { $most }
voyage-set-aside = Отложено
voyage-aside-one = { $card }, { $slot }
voyage-elsewhere = В других местах
voyage-at = { $place }: { $what }
voyage-boxes = В ящиках
voyage-box = Ящик { $row }: { $what }; карт в нём: { $count }
voyage-sleeve-into = В карту: { $card }
voyage-trader = Торговец
voyage-trader-why = без чёрного флага на вас не нападут
voyage-pirate = Пират
voyage-pirate-why = кто остановится здесь, обязан сразиться с вами, а остров закрыт для других

## Острова

voyage-which-islands = Какие острова
voyage-cubes-of = { $by } { $count }
voyage-empty = пустых ячеек { $count }
voyage-controls = Контроль: { $by }
voyage-nobody-controls = Контроль: никто
voyage-would-take = { $count ->
    [one] Ещё { $count } ваш кубик, и остров ваш: пустые ячейки считаются против всех
    [few] Ещё { $count } ваших кубика, и остров ваш: пустые ячейки считаются против всех
    [many] Ещё { $count } ваших кубиков, и остров ваш: пустые ячейки считаются против всех
   *[other] Ещё { $count } вашего кубика, и остров ваш: пустые ячейки считаются против всех
}
voyage-produces = Производит: { $goods }
voyage-of-that = из них { $goods }: { $what }
voyage-worth = Золота в конце, по местам: { $points }
voyage-stands = { $building }
voyage-empty-slot = В пустые ячейки
voyage-instead-of = Вместо: { $by }
voyage-instead-of-two = Вместо: { $by } (последний ход уже сделан: стоит двух влияний)
voyage-follows = Сразу после этого
voyage-follows-why = Первое влияние этого свойства заменяет кубик вместе с оставшимся.
voyage-cubes-left = Кубиков ещё разместить: { $left }; в вашем запасе: { $supply }
voyage-from-island = С острова: { $island }

## К чему стремиться

voyage-tally = Достижения: { $marks } из { $of }; золота пока: { $gold }
voyage-nearest = Ближайшее достижение: { $mark }
voyage-so-far-of = { $mark }, { $has } из { $needs }
voyage-mark-brings = { $count ->
    [one] { $count } золото в конце
    [few] { $count } золота в конце
    [many] { $count } золота в конце
   *[other] { $count } золота в конце
}
voyage-aims-why = { $count ->
    [one] Последние ходы начинаются, когда у кого-то { $count } достижение; побеждает тот, у кого больше золота.
    [few] Последние ходы начинаются, когда у кого-то { $count } достижения; побеждает тот, у кого больше золота.
    [many] Последние ходы начинаются, когда у кого-то { $count } достижений; побеждает тот, у кого больше золота.
   *[other] Последние ходы начинаются, когда у кого-то { $count } достижения; побеждает тот, у кого больше золота.
}
voyage-bonus-why = Оставьте один: в конце он принесёт золото за каждое из своих достижений, которое у вас есть. Достижение ваше, как только его условие выполнено.
voyage-bonus-pays = { $count ->
    [one] { $count } золото за каждое из достижений: { $marks }
    [few] { $count } золота за каждое из достижений: { $marks }
    [many] { $count } золота за каждое из достижений: { $marks }
   *[other] { $count } золота за каждое из достижений: { $marks }
}
voyage-bonus-suggested = Для первого плавания этот легче

## Книги

voyage-pirate-at = Пират: { $place }
voyage-trader-at = Торговец: { $place }
voyage-damage = Повреждений: { $count } из 5
voyage-on-dock = Груз на причале: { $cargo }
voyage-cards-of = Карт: на руке { $hand }, в колоде { $deck }, в сбросе { $pile }
voyage-supply = Кубиков в запасе: { $count }
voyage-towards = Боёв выиграно: { $wins } из 4; исследовано: { $explored }
voyage-marks = Достижения: { $what }
voyage-has-tokens = Модернизации: { $what }
voyage-has-aside = Отложено: { $what }
voyage-has-played = В игре: { $what }
voyage-has-held = На руке в конце: { $what }
voyage-level-due = Уровень ещё не повышен.
voyage-finished = Последний ход уже сделан.
voyage-last-turns = Последние ходы
voyage-still-to-play = Последние ходы. Ещё ходят: { $who }

## Перед игрой

voyage-chooser-part = Целые партии
voyage-outfit-colour = Цвет
voyage-outfit-bonus = Бонусные жетоны
voyage-outfit-bonus-why = Каждый получает два и оставляет один: золото за достижения на нём.
voyage-outfit-wind = Попутный ветер
voyage-outfit-wind-why = Кто ходит позже, начинает с золотом: { $gold } в порядке ходов. Из ста партий между старпомами каждый выигрывает { $without } без этого и { $with } с этим.
voyage-outfit-without = Без них

voyage-route-cost = { $count ->
    [one] Нужен { $count } шаг из { $sails }.
    [few] Нужно { $count } шага из { $sails }.
    [many] Нужно { $count } шагов из { $sails }.
   *[other] Нужно { $count } шага из { $sails }.
}
voyage-sail-steps = { $count ->
    [one] Плыть: { $place }, { $count } шаг
    [few] Плыть: { $place }, { $count } шага
    [many] Плыть: { $place }, { $count } шагов
   *[other] Плыть: { $place }, { $count } шага
}
voyage-still-due = { $count ->
    [one] Можно, а значит, нужно вставить ещё { $count } улучшение.
    [few] Можно, а значит, нужно вставить ещё { $count } улучшения.
    [many] Можно, а значит, нужно вставить ещё { $count } улучшений.
   *[other] Можно, а значит, нужно вставить ещё { $count } улучшения.
}
voyage-chooser-captains = { $count ->
    [one] { $count } капитан
    [few] { $count } капитана
    [many] { $count } капитанов
   *[other] { $count } капитана
}
voyage-chooser-marks = { $count ->
    [one] Партия кончается, когда у кого-то { $count } достижение на планшете гавани.
    [few] Партия кончается, когда у кого-то { $count } достижения на планшете гавани.
    [many] Партия кончается, когда у кого-то { $count } достижений на планшете гавани.
   *[other] Партия кончается, когда у кого-то { $count } достижения на планшете гавани.
}

voyage-sum = всего
voyage-so-far = Золото на сейчас
voyage-so-far-why = Того, что лежит в чужих сундуках, здесь нет.
voyage-another = Другая партия
voyage-over = Игра окончена
voyage-wins = Победа: { $player }
