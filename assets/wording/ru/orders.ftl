## Карта приказов (TS-8–TS-10)

order-card-title = { $ship }: приказы, ход { $turn }
order-refused = { $why } ({ $rule })
order-ship-lacks = { $ship }: { $why }
order-tab-done = ✔ { $ship }
order-seal = Запечатать приказы
order-copy-last = Как в прошлый ход
order-wipe = Стереть
order-sails = Паруса
order-sails-bring = { $sails }: { $tokens }
order-sails-furled = Убраны
order-sails-battle = Боевые
order-sails-full = Полные
order-route = Маршрут
order-mark =
    До знака { $number } из { $of }: { $range ->
        [one] { $range } гекс
        [few] { $range } гекса
        [many] { $range } гексов
       *[other] { $range } гекса
    }. Лучшее время { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }, зачёт до { $passes }.
order-marks-done = Все знаки пройдены.
order-tokens = Жетоны: потрачено { $spent } из { $tokens }, осталось { $left }
order-next-step = { $step }, { $sailing }: цена { $cost }
order-step-back = Назад
order-leg = { $step }, { $sailing }: { $cost }, всего { $total }
order-leg-numbered = { $number }. { $leg }
order-leg-forced = { $number }. вынужденно, на остаток: { $leg }
order-leg-too-dear = На этот шаг жетонов не хватит: до него не дойдёт (TS-9.2).
order-leg-unlawful = Этого поворота не выйдет: вместо него будет шаг вперёд (TS-9.5).
order-start = Отсюда
order-board = Абордаж
order-pivot = Поворот на месте
order-guns = Пушки: { $guns } из { $of }
order-guns-empty = Не заряжена.
order-guns-loading = Заряжается: { $shot }, { $boxes } из { $of }.
order-guns-ready = Готова: { $shot }, дальность не назначена.
order-guns-laid = Готова: { $shot }, дальность { $range }.
order-range = Дальность
order-range-needs = Дальность { $range }: попадает не больше { $need }
order-range-no-volley = Дальность { $range }: именно на этом расстоянии залпа нет (TS-14.11)
order-range-there = Здесь, на { $range }: { $ship }.
order-range-blank = Карта стрельбы без числа: обман, недействительна при показе (TS-14.10)
order-load = Зарядить
order-load-blank = Пустая
order-muskets = Мушкеты, до
order-soldiers = На палубе { $deck }, внизу { $below }
order-on-deck = На палубе
order-below = Внизу
order-deck-up = На палубу, шаг { $step }
order-deck-down = Вниз, шаг { $step }
order-deck-up-at-once = Сразу на палубу
order-deck-down-at-once = Сразу вниз
order-on-step = На шаге { $step }
order-anchor = Якорь
order-weigh = Поднять якорь: один жетон
order-cut = Обрубить канат
order-drop = Бросить якорь
order-land = Высадка на берег
order-train = Поджечь фитиль
order-sights = Противник, если смотреть после шага { $step }
order-sight = { $ship }: расстояние { $range }
order-sight-hidden = Не видно: линию видимости закрывает { $third } (TS-3.15).
order-sight-land = Не видно: линию видимости закрывает суша (TS-3.15).
order-bears-none = Ни одна батарея не достаёт.
order-bears-not-ready = { $battery } смотрит на цель, но не готова.
order-bears-no-guns = { $battery } смотрит на цель, но пушек на ней не осталось.
order-bears-no-powder = { $battery } смотрит на цель, { $shot }: пороха нет, залпа не будет.
order-bears-hidden = { $battery } смотрит на цель, { $shot }: цели не видно, залпа не будет.
order-bears-locked = { $battery } смотрит на цель, { $shot }: цель связана боем, залпа не будет.
order-bears-no-range = { $battery } смотрит на цель, { $shot }: дальность не назначена. Попадало бы не больше { $need }, костей { $guns }.
order-bears-no-volley = { $battery } смотрит на цель; { $shot }: на этом расстоянии залпа нет.
order-bears-out-of-range = { $battery } смотрит на цель, { $shot }: дальше назначенного. Попадало бы не больше { $need }, костей { $guns }.
order-bears-fires = { $battery } даст залп, { $shot }: не больше { $need }, костей { $guns }.
order-remarks = Замечания лейтенанта
order-overleaf = Противник и замечания
order-mute = Больше не напоминать
order-unmute = Снова напоминать обо всём
order-strike = Спустить флаг

## Что замечает лейтенант

warn-blank = Ничего не приказано: паруса убраны, пушки как есть.
warn-drift =
    { $count ->
        [one] Остаток жетонов погонит корабль вперёд на { $count } шаг.
        [few] Остаток жетонов погонит корабль вперёд на { $count } шага.
        [many] Остаток жетонов погонит корабль вперёд на { $count } шагов.
       *[other] Остаток жетонов погонит корабль вперёд на { $count } шага.
    }
warn-no-range = { $battery }: готова, но дальность не назначена.
warn-empty = { $battery }: пуста и не заряжается.
warn-unloads = { $battery }: готова; новая зарядка сначала опустошит её.
warn-no-powder = Пороха нет: ни одна батарея не выстрелит.
warn-muskets-idle = Мушкетёры на палубе, а приказа стрелять нет.
warn-panic = Команда в панике: приказы исполнят, только если она придёт в себя.
warn-no-tokens = Эти паруса не дают жетонов.
warn-occupied = Шаг { $step }: там сейчас { $ship }. Если не уйдёт, будет столкновение.
warn-rim = Шаг { $step } ведёт за край поля.
warn-land = Шаг { $step }: удар о берег.
warn-shoal = Шаг { $step }: корабль сядет на мель и больше не сдвинется.

## Что сделал бы залп

odds-hits = В среднем попаданий { $hits }, из них дают урон { $losses }; хотя бы одно: { $percent } %
odds-sinks = Потонет: { $percent } %
odds-fire = Загорится: { $percent } %
odds-rudder = Руль будет сбит: { $percent } %
odds-off = Скрыть вероятности
