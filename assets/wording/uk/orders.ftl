## Карта наказів (TS-8–TS-10)

order-card-title = { $ship }: накази, хід { $turn }
order-refused = { $why } ({ $rule })
order-ship-lacks = { $ship }: { $why }
order-tab-done = ✔ { $ship }
order-seal = Запечатати накази
order-copy-last = Як минулого ходу
order-wipe = Стерти
order-sails = Вітрила
order-sails-bring = { $sails }: { $tokens }
order-sails-furled = Згорнуті
order-sails-battle = Бойові
order-sails-full = Повні
order-route = Маршрут
order-mark =
    До знака { $number } з { $of }: { $range ->
        [one] { $range } гекс
        [few] { $range } гекси
        [many] { $range } гексів
       *[other] { $range } гекса
    }. Найкращий час { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }, залік до { $passes }.
order-marks-done = Усі знаки пройдено.
order-tokens = Жетони: витрачено { $spent } з { $tokens }, лишилося { $left }
order-next-step = { $step }, { $sailing }: ціна { $cost }
order-step-back = Назад
order-leg = { $step }, { $sailing }: { $cost }, разом { $total }
order-leg-numbered = { $number }. { $leg }
order-leg-forced = { $number }. вимушено, на залишок: { $leg }
order-leg-too-dear = На цей крок жетонів забракне: до нього не дійде (TS-9.2).
order-leg-unlawful = Цього повороту не вийде: натомість буде крок уперед (TS-9.5).
order-start = Звідси
order-board = Абордаж
order-pivot = Поворот на місці
order-guns = Гармати: { $guns } з { $of }
order-guns-empty = Порожня.
order-guns-loading = Заряджається: { $shot }, { $boxes } з { $of }.
order-guns-ready = Готова: { $shot }, дальність не призначена.
order-guns-laid = Готова: { $shot }, дальність { $range }.
order-range = Дальність
order-range-needs = Дальність { $range }: влучає не більше { $need }
order-range-no-volley = Дальність { $range }: саме на цій відстані залпу немає (TS-14.11)
order-range-there = Тут, на { $range }: { $ship }.
order-range-blank = Карта стрільби без числа: блеф, недійсна після показу (TS-14.10)
order-load = Зарядити
order-load-blank = Порожня
order-muskets = Мушкети, до
order-soldiers = На палубі { $deck }, внизу { $below }
order-on-deck = На палубі
order-below = Внизу
order-deck-up = На палубу, крок { $step }
order-deck-down = Униз, крок { $step }
order-deck-up-at-once = Одразу на палубу
order-deck-down-at-once = Одразу вниз
order-on-step = На кроці { $step }
order-anchor = Якір
order-weigh = Підняти якір: один жетон
order-cut = Обрубати канат
order-drop = Кинути якір
order-land = Висадка на берег
order-train = Підпалити ґніт
order-sights = Супротивник, якщо дивитися після кроку { $step }
order-sight = { $ship }: відстань { $range }
order-sight-hidden = Не видно: лінію видимості закриває { $third } (TS-3.15).
order-sight-land = Не видно: лінію видимості закриває суходіл (TS-3.15).
order-bears-none = Жодна батарея не дістає.
order-bears-not-ready = { $battery } дивиться на ціль, але не готова.
order-bears-no-guns = { $battery } дивиться на ціль, але гармат на ній не лишилося.
order-bears-no-powder = { $battery } дивиться на ціль, { $shot }: пороху немає, залпу не буде.
order-bears-hidden = { $battery } дивиться на ціль, { $shot }: цілі не видно, залпу не буде.
order-bears-locked = { $battery } дивиться на ціль, { $shot }: ціль зв’язана боєм, залпу не буде.
order-bears-no-range = { $battery } дивиться на ціль, { $shot }: дальність не призначено. Влучало б не більше { $need }, костей { $guns }.
order-bears-no-volley = { $battery } дивиться на ціль; { $shot }: на цій відстані залпу немає.
order-bears-out-of-range = { $battery } дивиться на ціль, { $shot }: далі призначеного. Влучало б не більше { $need }, костей { $guns }.
order-bears-fires = { $battery } дасть залп, { $shot }: не більше { $need }, костей { $guns }.
order-remarks = Зауваження лейтенанта
order-overleaf = Супротивник і зауваження
order-mute = Більше не нагадувати
order-unmute = Знову нагадувати про все
order-strike = Спустити прапор

## Що зауважує лейтенант

warn-blank = Нічого не наказано: вітрила згорнуті, гармати як є.
warn-drift =
    { $count ->
        [one] Решта жетонів пожене корабель уперед на { $count } крок.
        [few] Решта жетонів пожене корабель уперед на { $count } кроки.
        [many] Решта жетонів пожене корабель уперед на { $count } кроків.
       *[other] Решта жетонів пожене корабель уперед на { $count } кроку.
    }
warn-no-range = { $battery }: готова, але дальність не призначена.
warn-empty = { $battery }: порожня й не заряджається.
warn-unloads = { $battery }: готова; нове заряджання спершу її спорожнить.
warn-no-powder = Пороху немає: жодна батарея не вистрелить.
warn-muskets-idle = Мушкетери на палубі, а наказу стріляти немає.
warn-panic = Команда в паніці: накази виконають, лише якщо вона отямиться.
warn-no-tokens = Ці вітрила не дають жетонів.
warn-occupied = Крок { $step }: там зараз { $ship }. Якщо не піде, буде зіткнення.
warn-rim = Крок { $step } веде за край поля.
warn-land = Крок { $step }: удар об берег.
warn-shoal = Крок { $step }: корабель сяде на мілину й більше не зрушить.

## Що зробив би залп

odds-hits = У середньому влучань { $hits }, з них шкодять { $losses }; хоча б одне: { $percent } %
odds-sinks = Потоне: { $percent } %
odds-fire = Загориться: { $percent } %
odds-rudder = Стерно буде збито: { $percent } %
odds-off = Сховати ймовірності
