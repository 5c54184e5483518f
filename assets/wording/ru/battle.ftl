## Лента сражения

ribbon-turn = Ход { $turn }
ribbon-turn-of = Ход { $turn } из { $turns }
ribbon-beat = такт { $beat }: { $stage }
ribbon-writes = Пишет приказы: { $player }
ribbon-prepares = Готовится: { $player }
ribbon-waits = Ждём: { $player }
ribbon-thinks = Думает: { $player }
ribbon-throws = Бросает: { $player }
ribbon-chooses = Выбирает: { $player }
ribbon-told = Что происходит
ribbon-moment = Смотрим назад, строка { $number }
ribbon-now = Вернуться к ходу игры
ribbon-undo = Отменить
ribbon-undo-all = Отменить с согласия всех
ribbon-redo = Вернуть
ribbon-undo-none = В одиночку отменить нечего: показано скрытое или брошена кость.
pace-step = По шагам
pace-normal = Обычно
pace-fast = Быстро
pace-hold = Пауза
pace-go-on = Дальше
pace-next = Следующее
pace-skip = Пропустить

## Занавес

curtain-for = Смотрит только { $player }
curtain-hold = Удерживайте, чтобы поднять занавес
curtain-key = или держите клавишу { $key }
curtain-look-away = Остальные отворачиваются.
curtain-drop = Занавес

## Журнал

log-title = Журнал
log-empty = Пока ничего не произошло.
log-earlier =
    { $count ->
        [one] Ещё { $count } строка раньше
        [few] Ещё { $count } строки раньше
        [many] Ещё { $count } строк раньше
       *[other] Ещё { $count } строки раньше
    }
log-undone = Отменено: { $line }
log-look = Показать этот момент снова
log-sum = { $need } = { $parts }

## Книги кораблей

books-title = Книги кораблей
books-left = { $left } из { $of }
books-hull = Корпус
books-guns = Пушки
books-masts = Мачты
books-crew = Команда
books-hold = Трюм
books-powder = Порох: { $card } на планшете, { $hold } в трюме
books-powder-open = Порох на планшете: { $card }
books-below = Внизу: мушкетёры { $musketeers }, пикинёры { $pikemen }
books-treasure = Сундуки: { $count }
books-officers = Офицеры
books-officer-lost = { $officer }: погиб
books-steadiness = Стойкость { $steadiness }, тушение { $fire }
books-protection = Защита команды { $crew }, мачт { $mast }
books-battery-empty = { $battery }: пуста
books-battery-load = { $battery }: лежит карта заряда
books-battery-range = { $battery }: лежат карты заряда и стрельбы
books-tokens = Жетоны: в запасе { $pool }, выложено { $laid }
books-rudder-lost = Руль потерян
books-card-open = Карта: { $sails }, шагов в маршруте { $steps }

## Выбор и броски

choice-of = Выбирает { $player }
throw-title = Бросает { $player }
throw-shake = или нажмите у костей, встряхните, отпустите
throw-tray = Бросить
throw-tower = Через башню
throw-dice =
    { $count ->
        [one] { $count } кость
        [few] { $count } кости
        [many] { $count } костей
       *[other] { $count } кости
    }

## Снаряжение и расстановка (TS-2)

fit-title = { $ship }: трюм и пушки
fit-room = Трюм: { $units } из { $room }
fit-powder = Бочки пороха
fit-treasure = Сундуки с сокровищами: { $count }
fit-shot = Заряд
fit-done = Отдать концы
fit-fill = Как сделал бы баталёр
place-title = Расставьте корабли
place-hint = Щёлкните по светлому гексу, куда встанет нос; ещё раз — повернуть.
place-at = Нос на { $column },{ $row }
place-nowhere = Ещё не поставлен
place-not-there = Туда корабль не поставить: нос ставят на светлый гекс.
place-next = Следующее место
place-turn = Повернуть
place-done = Расставлено

## Конец сражения

verdict-turns =
    { $turns ->
        [one] За { $turns } ход
        [few] За { $turns } хода
        [many] За { $turns } ходов
       *[other] За { $turns } хода
    }
verdict-points = Очки
verdict-points-of = { $side }: { $points }
verdict-ships = Что стало с кораблями
verdict-ship = { $ship }: { $fate }
verdict-damage = { $ship }: { $fate }; урон { $points }
verdict-lost =
    { $points ->
        [one] { $ship }: { $fate }; в счёт идёт { $points } очко
        [few] { $ship }: { $fate }; в счёт идут { $points } очка
        [many] { $ship }: { $fate }; в счёт идут { $points } очков
       *[other] { $ship }: { $fate }; в счёт идёт { $points } очка
    }
verdict-gave-up = { $side }: поражение признано
verdict-courses = Пути кораблей
verdict-progress = Как шла игра
verdict-luck = Залпы и удача
verdict-luck-of = { $side }: залпов { $volleys }, попаданий { $hits }, ожидалось { $expected }
verdict-again = Сыграть ещё раз
verdict-look = Посмотреть на стол
verdict-to-title = В главное меню

## Что стало с кораблём

fate-in-play = в строю
fate-waiting = не поставлен
fate-sunk = потоплен
fate-blown-up = взорван
fate-exited = ушёл
fate-fled = бежал с поля
fate-surrendered = сдался
fate-taken = захвачен
fate-out-of-action = выведен из строя

## Сдача и согласие

undo-consent-title = Вернуть назад?
undo-consent-order = Отменить последний приказ или ответ? Нужно согласие всех: { $players }.
undo-consent-line = Отменить «{ $line }»? Нужно согласие всех: { $players }.
undo-consent-lines =
    { $count ->
        [one] Отменить { $count } запись журнала, от «{ $first }» до «{ $last }»? Нужно согласие всех: { $players }.
        [few] Отменить { $count } записи журнала, от «{ $first }» до «{ $last }»? Нужно согласие всех: { $players }.
        [many] Отменить { $count } записей журнала, от «{ $first }» до «{ $last }»? Нужно согласие всех: { $players }.
       *[other] Отменить { $count } записи журнала, от «{ $first }» до «{ $last }»? Нужно согласие всех: { $players }.
    }
undo-cards-back = Ход отменён. Ваш приказ лежит здесь таким, каким вы его написали: измените его или запечатайте снова.
undo-consent-agree = Все согласны
undo-consent-refuse = Оставить как есть
consent-agree-own = Согласиться
consent-agree-here = Все здесь согласны
consent-awaits = Ещё не дали согласия: { $players }
consent-moved = Спрашивает { $player }
ribbon-end = Закончить сражение…
end-menu = Закончить сражение
end-concede = Признать поражение
end-concede-question = Признать поражение? Сражение закончится сразу, победит другая сторона.
end-draw = Предложить ничью
end-draw-question = { $player } предлагает ничью. { $other }, вы согласны?
end-agree = Согласие
end-refuse = Сражаться дальше

## Подготовка к сражению

outfit-name = Имя
outfit-language = Язык
outfit-language-same = Как в настройках
outfit-livery = Цвет
outfit-livery-why = У каждого свой узор. Двое не носят один цвет.
livery-vermilion = Алый
livery-blue = Синий
livery-green = Зелёный
livery-yellow = Жёлтый
livery-rose = Розовый
livery-sky = Голубой
outfit-hand = Кто играет
outfit-human = Человек
outfit-ships = Корабли
outfit-level = Правила
outfit-switches = Договорённости
outfit-entry = Карты приказов
outfit-entry-why = «Картон» пропускает ошибки и обман и делает с ними то, что велят правила (TS-8.6).
outfit-assisted = С подсказкой
outfit-cardboard = Картон
outfit-grapple = Зацепление
outfit-grapple-why = Куда пикинёры и мушкетёры сдвигают кость (TS-18.4).
outfit-printed = Как в книге
outfit-reversed = Наоборот
outfit-officers = Офицеры
outfit-officers-why = Чего стоит потеря офицера (TS-22.4, TS-22.5).
outfit-specialised = Каждый по ремеслу
outfit-shoals = Мели
outfit-shoals-why = Песок держит корабль, камень ещё и ломает (TS-1.8).
outfit-sand = Песок
outfit-rock = Камень
outfit-grinding = Абордаж борт о борт
outfit-grinding-why = Следующий шаг ведёт на гекс цели: корабль трётся о борт и бросает крючья или сперва таранит (TS-18.3).
outfit-grinding-checks = Зацепление
outfit-grinding-rams = Таран
outfit-pivots = Поворот на месте
outfit-pivots-why = На занятый или непроходимый гекс: не выполняется или кончается столкновением, как любой поворот (TS-11.13).
outfit-pivots-blocked = Не выполняется
outfit-pivots-collide = Столкновение
outfit-fleet-ship = { $ship } · { $points }
outfit-fleet-none = Нет
outfit-fleet = Корабль { $number }
outfit-fleet-points = Очки по планшетам: { $points }
outfit-begin = Начать сражение
outfit-reset = Как задано боем
outfit-fault = Так расставить нельзя: { $why }
outfit-keep = Сохранить
outfit-keep-again = Сохранить вместо прежнего
outfit-keep-unnamed = Сначала дайте имя.
outfit-kept = Сохранено: { $file }
outfit-not-kept = Не сохранено. { $reason }
outfit-nothing-kept = Ничего не сохраняется: программу просили не оставлять следов.
outfit-throw-away = Выбросить
outfit-thrown-away = Выброшено: { $file }
outfit-player = Капитан { $number }
outfit-ashore = Матросов на берегу
outfit-ashore-why = Фора от сильного: столько матросов из каждой сотни остаётся на берегу, на всех кораблях этой стороны (TS-1.8).
outfit-ashore-none = Никого
outfit-ashore-share = { $share } из ста
bot-random = Юнга
bot-seaman = Матрос
bot-midshipman = Гардемарин
bot-mate = Старпом
bot-captain = Капитан
bot-admiral = Адмирал
bot-trader = Торговец
bot-raider = Налётчик
bot-hunter = Охотник
bot-random-strength = Отдаёт любой приказ, какой допускают правила, не глядя: самый слабый соперник.
bot-seaman-strength = Дело знает, но часто ошибается.
bot-midshipman-strength = Обдумывает почти каждый приказ, но порой ошибается.
bot-mate-strength = Выбирает лучшее из того, что даёт этот ход.
bot-captain-strength = Перед каждым приказом просчитывает ходы вперёд.
bot-admiral-strength = Думает над каждым приказом до секунды и просчитывает куда больше ходов: самый сильный соперник.
bot-trader-strength = Капитан, который живёт куплей и продажей и никого не трогает.
bot-raider-strength = Капитан, который живёт тем, что везут купцы.
bot-hunter-strength = Капитан, который ищет, какого капитана побить.

## Сохранения

saves-title = Сохранённые сражения
saves-none = Пока ничего не сохранено.
saves-name = Имя сохранения
saves-save = Сохранить
saves-load = Загрузить
saves-line = { $scenario }, ход { $turn }
saves-line-before = { $scenario }, перед первым ходом
saves-before = Перед первым ходом
saves-replay = Повтор
saves-unreadable = Этот файл не прочитать.
saves-under-way = Незаконченные сражения
saves-when = { $day }.{ $month }.{ $year }, { $time }
saves-over = закончено
saves-damaged = Последнее сохранение этого сражения не прочитать. Предыдущее цело: здесь стоит оно, и его можно продолжить.
saves-delete = Удалить
saves-delete-question = Удалить это сохранение навсегда, вместе с более ранними ходами?
saves-delete-yes = Удалить навсегда
saves-delete-no = Оставить
saves-not-deleted = Удалить не получается: { $reason }
saves-saved = Сохранено: { $name }
saves-carry = Перенести на другой компьютер…
saves-carry-question = Будет записана копия, которую где угодно открывает кодовая фраза. У кого есть и копия, и фраза, тот прочтёт все запечатанные приказы; у кого только копия, тому остаётся гадать. Поэтому возьмите слова четыре, которые никому не придут в голову, и передайте их не тем путём, что файл.
saves-carry-now = Записать копию
saves-phrase = Кодовая фраза
saves-phrase-short = Не короче шестнадцати букв.
saves-carried = Записано: { $file }. Скопируйте файл в папку сохранений на другом компьютере; там «Продолжить» откроет его по фразе.
saves-locked = Принесено с другого компьютера, открывается кодовой фразой.
saves-unlock = Открыть по фразе…
saves-unlock-question = Какую фразу дали этому сражению? Когда оно откроется, ключ останется на этом компьютере и больше спрашивать не придётся.
saves-unlock-now = Открыть
pause-saves = Сохранить и загрузить
title-saves = Сохранённые сражения

## A seat’s own notes

notes-title = { $player }: заметки
notes-why = Этого, как и карандаша на карте, не увидит никто, кроме вас.
notes-hint = Что надо запомнить…
notes-rub-out = Стереть карандаш
