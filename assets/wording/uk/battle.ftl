## Стрічка битви

ribbon-turn = Хід { $turn }
ribbon-turn-of = Хід { $turn } з { $turns }
ribbon-beat = такт { $beat }: { $stage }
ribbon-writes = Пише накази: { $player }
ribbon-prepares = Готується: { $player }
ribbon-waits = Чекаємо: { $player }
ribbon-thinks = Думає: { $player }
ribbon-throws = Кидає: { $player }
ribbon-chooses = Обирає: { $player }
ribbon-told = Що відбувається
ribbon-moment = Дивимося назад, рядок { $number }
ribbon-now = Повернутися до гри
ribbon-undo = Скасувати
ribbon-undo-all = Скасувати за згодою всіх
ribbon-redo = Повернути
ribbon-undo-none = Самотужки скасувати нічого: показано приховане або кинуто кість.
pace-step = По кроках
pace-normal = Звичайно
pace-fast = Швидко
pace-hold = Пауза
pace-go-on = Далі
pace-next = Наступне
pace-skip = Пропустити

## Завіса

curtain-for = Дивиться лише { $player }
curtain-hold = Тримайте, щоб підняти завісу
curtain-key = або тримайте клавішу { $key }
curtain-look-away = Решта відвертається.
curtain-drop = Завіса

## Журнал

log-title = Журнал
log-empty = Поки нічого не сталося.
log-earlier =
    { $count ->
        [one] Ще { $count } рядок раніше
        [few] Ще { $count } рядки раніше
        [many] Ще { $count } рядків раніше
       *[other] Ще { $count } рядка раніше
    }
log-undone = Скасовано: { $line }
log-look = Показати цю мить знову
log-sum = { $need } = { $parts }

## Книги кораблів

books-title = Книги кораблів
books-left = { $left } з { $of }
books-hull = Корпус
books-guns = Гармати
books-masts = Щогли
books-crew = Команда
books-hold = Трюм
books-powder = Порох: { $card } на планшеті, { $hold } у трюмі
books-powder-open = Порох на планшеті: { $card }
books-below = Унизу: мушкетери { $musketeers }, пікінери { $pikemen }
books-treasure = Скрині: { $count }
books-officers = Офіцери
books-officer-lost = { $officer }: загинув
books-steadiness = Стійкість { $steadiness }, гасіння { $fire }
books-protection = Захист команди { $crew }, щогл { $mast }
books-battery-empty = { $battery }: порожня
books-battery-load = { $battery }: лежить карта заряду
books-battery-range = { $battery }: лежать карти заряду й стрільби
books-tokens = Жетони: у запасі { $pool }, викладено { $laid }
books-rudder-lost = Стерно втрачено
books-card-open = Карта: { $sails }, кроків у маршруті { $steps }

## Вибір і кидки

choice-of = Обирає { $player }
throw-title = Кидає { $player }
throw-shake = або натисніть біля костей, струсніть, відпустіть
throw-tray = Кинути
throw-tower = Через вежу
throw-dice =
    { $count ->
        [one] { $count } кість
        [few] { $count } кості
        [many] { $count } костей
       *[other] { $count } кості
    }

## Спорядження й розстановка (TS-2)

fit-title = { $ship }: трюм і гармати
fit-room = Трюм: { $units } з { $room }
fit-powder = Бочки пороху
fit-treasure = Скрині зі скарбами: { $count }
fit-shot = Заряд
fit-done = Віддати кінці
fit-fill = Як зробив би баталер
place-title = Розставте кораблі
place-hint = Клацніть світлий гекс для носа; ще раз — повернути.
place-at = Ніс на { $column },{ $row }
place-nowhere = Ще не поставлений
place-not-there = Туди корабель не поставити: ніс ставлять на світлий гекс.
place-next = Наступне місце
place-turn = Повернути
place-done = Розставлено

## Кінець битви

verdict-turns =
    { $turns ->
        [one] За { $turns } хід
        [few] За { $turns } ходи
        [many] За { $turns } ходів
       *[other] За { $turns } ходу
    }
verdict-points = Очки
verdict-points-of = { $side }: { $points }
verdict-ships = Що сталося з кораблями
verdict-ship = { $ship }: { $fate }
verdict-damage = { $ship }: { $fate }; шкода { $points }
verdict-lost =
    { $points ->
        [one] { $ship }: { $fate }; у рахунок іде { $points } очко
        [few] { $ship }: { $fate }; у рахунок ідуть { $points } очки
        [many] { $ship }: { $fate }; у рахунок ідуть { $points } очок
       *[other] { $ship }: { $fate }; у рахунок іде { $points } очка
    }
verdict-gave-up = { $side }: поразку визнано
verdict-courses = Шляхи кораблів
verdict-progress = Як ішла гра
verdict-luck = Залпи й удача
verdict-luck-of = { $side }: залпів { $volleys }, влучань { $hits }, очікувалося { $expected }
verdict-again = Зіграти ще раз
verdict-look = Подивитися на стіл
verdict-to-title = До головного меню

## Що сталося з кораблем

fate-in-play = у строю
fate-waiting = не поставлений
fate-sunk = потоплений
fate-blown-up = висаджений у повітря
fate-exited = вийшов
fate-fled = утік із поля
fate-surrendered = здався
fate-taken = захоплений
fate-out-of-action = виведений із бою

## Здача і згода

undo-consent-title = Повернути назад?
undo-consent-order = Скасувати останній наказ або відповідь? Потрібна згода всіх: { $players }.
undo-consent-line = Скасувати «{ $line }»? Потрібна згода всіх: { $players }.
undo-consent-lines =
    { $count ->
        [one] Скасувати { $count } запис журналу, від «{ $first }» до «{ $last }»? Потрібна згода всіх: { $players }.
        [few] Скасувати { $count } записи журналу, від «{ $first }» до «{ $last }»? Потрібна згода всіх: { $players }.
        [many] Скасувати { $count } записів журналу, від «{ $first }» до «{ $last }»? Потрібна згода всіх: { $players }.
       *[other] Скасувати { $count } запису журналу, від «{ $first }» до «{ $last }»? Потрібна згода всіх: { $players }.
    }
undo-cards-back = Хід скасовано. Ваш наказ лежить тут таким, яким ви його написали: змініть його або запечатайте знову.
undo-consent-agree = Усі згодні
undo-consent-refuse = Залишити як є
consent-agree-own = Погодитися
consent-agree-here = Усі тут згодні
consent-awaits = Ще не дали згоди: { $players }
consent-moved = Питає { $player }
ribbon-end = Закінчити битву…
end-menu = Закінчити битву
end-concede = Визнати поразку
end-concede-question = Визнати поразку? Битва скінчиться одразу, переможе інша сторона.
end-draw = Запропонувати нічию
end-draw-question = { $player } пропонує нічию. { $other }, ви згодні?
end-agree = Згода
end-refuse = Битися далі

## Приготування до битви

outfit-name = Ім’я
outfit-language = Мова
outfit-language-same = Як у налаштуваннях
outfit-livery = Колір
outfit-livery-why = У кожного свій візерунок. Двоє не носять один колір.
livery-vermilion = Кіновар
livery-blue = Синій
livery-green = Зелений
livery-yellow = Жовтий
livery-rose = Рожевий
livery-sky = Блакитний
outfit-hand = Хто грає
outfit-human = Людина
outfit-ships = Кораблі
outfit-level = Правила
outfit-switches = Домовленості
outfit-entry = Карти наказів
outfit-entry-why = «Картон» пропускає помилки й блефи та робить із ними те, що велять правила (TS-8.6).
outfit-assisted = З підказкою
outfit-cardboard = Картон
outfit-grapple = Зчеплення
outfit-grapple-why = Куди пікінери й мушкетери зсувають кість (TS-18.4).
outfit-printed = Як у книзі
outfit-reversed = Навпаки
outfit-officers = Офіцери
outfit-officers-why = Чого коштує втрата офіцера (TS-22.4, TS-22.5).
outfit-specialised = Кожен за фахом
outfit-shoals = Мілини
outfit-shoals-why = Пісок тримає корабель, камінь ще й ламає (TS-1.8).
outfit-sand = Пісок
outfit-rock = Камінь
outfit-grinding = Абордаж борт до борту
outfit-grinding-why = Наступний крок веде на гекс цілі: корабель треться об борт і кидає гаки або спершу таранить (TS-18.3).
outfit-grinding-checks = Зчеплення
outfit-grinding-rams = Таран
outfit-pivots = Поворот на місці
outfit-pivots-why = На зайнятий чи непрохідний гекс: не виконується або кінчається зіткненням, як будь-який поворот (TS-11.13).
outfit-pivots-blocked = Не виконується
outfit-pivots-collide = Зіткнення
outfit-fleet-ship = { $ship } · { $points }
outfit-fleet-none = Немає
outfit-fleet = Корабель { $number }
outfit-fleet-points = Очки за планшетами: { $points }
outfit-begin = Розпочати битву
outfit-reset = Як задано боєм
outfit-fault = Так розставити не можна: { $why }
outfit-keep = Зберегти
outfit-keep-again = Зберегти замість давнього
outfit-keep-unnamed = Спершу дайте назву.
outfit-kept = Збережено: { $file }
outfit-not-kept = Не збережено. { $reason }
outfit-nothing-kept = Нічого не зберігається: програму просили не лишати слідів.
outfit-throw-away = Викинути
outfit-thrown-away = Викинуто: { $file }
outfit-player = Капітан { $number }
outfit-ashore = Матросів на березі
outfit-ashore-why = Фора від сильнішого: стільки матросів із кожної сотні лишається на березі, на всіх кораблях цієї сторони (TS-1.8).
outfit-ashore-none = Нікого
outfit-ashore-share = { $share } зі ста
bot-random = Юнга
bot-seaman = Матрос
bot-midshipman = Гардемарин
bot-mate = Старпом
bot-captain = Капітан
bot-admiral = Адмірал
bot-trader = Торговець
bot-raider = Нападник
bot-hunter = Мисливець
bot-random-strength = Дає будь-який наказ, що його дозволяють правила, не дивлячись: найслабший супротивник.
bot-seaman-strength = Справу знає, але часто помиляється.
bot-midshipman-strength = Обдумує майже кожен наказ, але часом помиляється.
bot-mate-strength = Обирає найкраще з того, що дає цей хід.
bot-captain-strength = Перед кожним наказом прораховує ходи наперед.
bot-admiral-strength = Думає над кожним наказом до секунди й прораховує значно більше ходів: найсильніший супротивник.
bot-trader-strength = Капітан, який живе з купівлі та продажу й нікого не чіпає.
bot-raider-strength = Капітан, який живе з того, що везуть купці.
bot-hunter-strength = Капітан, який шукає, якого капітана побити.

## Збереження

saves-title = Збережені битви
saves-none = Поки нічого не збережено.
saves-name = Назва збереження
saves-save = Зберегти
saves-load = Завантажити
saves-line = { $scenario }, хід { $turn }
saves-line-before = { $scenario }, перед першим ходом
saves-before = Перед першим ходом
saves-replay = Повтор
saves-unreadable = Цей файл не прочитати.
saves-under-way = Незакінчені битви
saves-when = { $day }.{ $month }.{ $year }, { $time }
saves-over = закінчено
saves-damaged = Останнє збереження цієї битви не прочитати. Попереднє ціле: тут стоїть воно, і його можна продовжити.
saves-delete = Видалити
saves-delete-question = Видалити це збереження назавжди, разом із ранішими ходами?
saves-delete-yes = Видалити назавжди
saves-delete-no = Залишити
saves-not-deleted = Видалити не вдається: { $reason }
saves-saved = Збережено: { $name }
saves-carry = Перенести на інший комп’ютер…
saves-carry-question = Буде записано копію, яку будь-де відкриває кодова фраза. У кого є і копія, і фраза, той прочитає всі запечатані накази; у кого лише копія, тому лишається вгадувати. Тож візьміть слова чотири, які нікому не спадуть на думку, і передайте їх не тим шляхом, що файл.
saves-carry-now = Записати копію
saves-phrase = Кодова фраза
saves-phrase-short = Щонайменше шістнадцять літер.
saves-carried = Записано: { $file }. Скопіюйте файл до теки збережень на іншому комп’ютері; там «Продовжити» відкриє його за фразою.
saves-locked = Принесено з іншого комп’ютера, відкривається кодовою фразою.
saves-unlock = Відкрити за фразою…
saves-unlock-question = Яку фразу дали цій битві? Коли вона відкриється, ключ залишиться на цьому комп’ютері й питати більше не доведеться.
saves-unlock-now = Відкрити
pause-saves = Зберегти й завантажити
title-saves = Збережені битви

## A seat’s own notes

notes-title = { $player }: нотатки
notes-why = Цього, як і олівця на карті, не побачить ніхто, крім вас.
notes-hint = Що треба запам’ятати…
notes-rub-out = Стерти олівець
