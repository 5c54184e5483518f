## Стороны, места, глаза

side-england-name = Англия
side-spain-name = Испания

## Стороны как прилагательные

side-england-adjective = английский
side-spain-adjective = испанский
seat-eyes = Видит только { $seat }
seat-numbered = Игрок { $number }

## Предметы на столе

thing-board = Поле
thing-board-note = Девять частей моря по шесть на шесть гексов.
thing-frame = Рама поля
thing-tray = Лоток для костей
thing-tray-note = Кость считается, когда замрёт. Читается верхняя грань.
thing-tower = Башня для костей
thing-tower-note = Кости входят на высоте мачт и выкатываются из носового порта.
thing-tower-note-cubes = Кубики входят у мачты и высыпаются из борта.
thing-sand-glass = Песочные часы
sand-glass-of = { $player }: на раздумья ушло { $minutes } мин { $seconds } с
glass-limit = На один приказ или ответ — { $minutes } мин: все согласны
glass-click = Щелчок: условиться, сколько длится один приказ
glass-question = Сколько времени даётся на один приказ или ответ? Нужно согласие всех: { $players }. Когда песок высыплется, ударит колокол и об этом будет сказано.
glass-none = Сколько понадобится
glass-minutes = { $minutes } мин
glass-bell = Больше ничего не будет
glass-seals = Приказы запечатываются как есть
glass-sealed = Приказы запечатаны как есть.
glass-ran-out = { $player }: песок высыпался, { $minutes } мин
thing-folio = Книга правил
thing-folio-note = Каждое правило под своим номером.
thing-dividers = Циркуль
thing-powder-horn = Пороховница
thing-token-bowl = Чаша с жетонами
thing-doubloon = Дублон
thing-musket-ball = Мушкетная пуля
thing-loose-note = К игре не относится: берите, катайте.
thing-ship-board = Планшет корабля «{ $ship }»
thing-order-card = Карта приказов корабля «{ $ship }»
thing-gun-cards = «{ $ship }»: { $battery }, карты у орудий
card-note-blank = Чистая: приказов пока нет.
card-note-down = Запечатана, лежит рубашкой вверх. Все карты открываются вместе.
card-note-guns-down = Рубашкой вверх: что в орудиях и на какую дальность, знает только капитан.
card-boards = На абордаж: «{ $ship }»
card-muskets = Мушкеты: до { $range }
card-musketeers-up = Мушкетёры наверх, шаг { $step }
card-musketeers-down = Мушкетёры вниз, шаг { $step }
card-pikemen-up = Пикинёры наверх, шаг { $step }
card-pikemen-down = Пикинёры вниз, шаг { $step }
thing-wind = Ветер
thing-mark = Знак { $number }: { $side }
mark-how =
    Подведите нос на этот гекс или на соседний. Лучшее время { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }, зачёт до { $passes }.
mark-reached = Пройден.
mark-label = Знак { $number }
measure-line = { $ship }: дальность { $range }
measure-no-arc = ни одна батарея не смотрит
measure-hidden = не видно: мешает { $by }
thing-lantern = Фонарь
thing-baize = Зелёное сукно
thing-die = Двадцатигранная кость

## Местность (TS-4)

terrain-deep-name = Глубокая вода
terrain-deep-effect = Корабли идут свободно. Для якоря слишком глубоко (TS-4.1).
terrain-shallow-name = Неглубокая вода
terrain-shallow-effect = Корабли идут свободно. Если хотя бы один гекс корабля здесь, он может бросить якорь (TS-4.2).
terrain-shoal-name = Мель
terrain-shoal-effect = Вошедший корабль садится на мель и больше не движется (TS-4.3).
terrain-land-name = Суша
terrain-land-effect = Войти нельзя: корабль столкнётся с берегом. Закрывает обзор (TS-4.4).
terrain-reef-name = Рифы
terrain-reef-effect = Войти нельзя: корабль столкнётся с рифами. Обзор не закрывают (TS-4.5).
terrain-rim-name = Край поля
terrain-rim-effect = Здесь поле не покинуть: корабль останавливается и может один раз повернуть (TS-4.6).
terrain-exit-name = Выход
terrain-exit-effect = Корабль, ушедший здесь, спасён (TS-4.7).

## Гексы и части поля

hex-name = Гекс { $column },{ $row }
hex-on-tile = { $hex }: { $tile }
hex-distance =
    { $count ->
        [one] { $count } гекс
        [few] { $count } гекса
        [many] { $count } гексов
       *[other] { $count } гекса
    }
tile-sea = Открытое море
tile-name = Часть { $number }: { $name }
tile-turned = { $tile }, повёрнута
tile-1a = Открытое море
tile-2a = Открытое море
tile-3a = Открытое море
tile-4a = Открытое море
tile-5a = Открытое море
tile-6a = Открытое море
tile-7a = Открытое море
tile-8a = Открытое море
tile-9a = Открытое море
tile-1b = Северный берег
tile-2b = Рейд
tile-3b = Мыс
tile-4b = Банки
tile-5b = Остров с замком
tile-6b = Две скалы
tile-7b = Устье реки
tile-8b = Узкий пролив
tile-9b = Песчаный бар

## Стороны света, ветер, курсы (TS-3.3, TS-5)

heading-n-name = север
heading-ne-name = северо-восток
heading-se-name = юго-восток
heading-s-name = юг
heading-sw-name = юго-запад
heading-nw-name = северо-запад
heading-n-short = С
heading-ne-short = СВ
heading-se-short = ЮВ
heading-s-short = Ю
heading-sw-short = ЮЗ
heading-nw-short = СЗ
edge-n = северный край
edge-e = восточный край
edge-s = южный край
edge-w = западный край
wind-towards = Ветер дует на { $heading }
wind-note = За всё сражение ветер не меняется (TS-5.2).
sailing-running = попутный ветер
sailing-reaching = боковой ветер
sailing-beating = встречный ветер

## Курсы по имени

sailing-running-name = Попутный ветер
sailing-running-note = Ветер с кормы: каждый шаг стоит 1 жетон (TS-5.4).
sailing-reaching-name = Боковой ветер
sailing-reaching-note = Ветер сбоку: каждый шаг стоит 2 жетона (TS-5.4).
sailing-beating-name = Встречный ветер
sailing-beating-note = Ветер в лоб: каждый шаг стоит 3 жетона (TS-5.4).

## Корабль и его состояние (TS-6)

tooltip-heading = Нос смотрит на { $heading }
tooltip-sailing = Ветер для корабля: { $sailing }
tooltip-place = Нос: { $bow }; корма: { $stern }
tooltip-hull = Корпус: левый борт { $port } из { $sides }, правый { $starboard } из { $sides }, корма { $stern } из { $sterns }
tooltip-hull-whole = Корпус: борта по { $sides }, корма { $stern }
tooltip-guns = Пушки: слева { $port }, справа { $starboard }
tooltip-guns-stern = Пушки: слева { $port }, справа { $starboard }, на корме { $stern }
tooltip-masts =
    { $count ->
        [one] { $count } мачта
        [few] { $count } мачты
        [many] { $count } мачт
       *[other] { $count } мачты
    }
tooltip-sailors =
    { $count ->
        [one] { $count } матрос
        [few] { $count } матроса
        [many] { $count } матросов
       *[other] { $count } матроса
    }
tooltip-musketeers =
    { $count ->
        [one] { $count } мушкетёр на палубе
        [few] { $count } мушкетёра на палубе
        [many] { $count } мушкетёров на палубе
       *[other] { $count } мушкетёра на палубе
    }
tooltip-pikemen =
    { $count ->
        [one] { $count } пикинёр на палубе
        [few] { $count } пикинёра на палубе
        [many] { $count } пикинёров на палубе
       *[other] { $count } пикинёра на палубе
    }
tooltip-powder =
    { $count ->
        [one] { $count } бочка пороха на планшете
        [few] { $count } бочки пороха на планшете
        [many] { $count } бочек пороха на планшете
       *[other] { $count } бочки пороха на планшете
    }
tooltip-tokens =
    { $count ->
        [one] { $count } жетон движения
        [few] { $count } жетона движения
        [many] { $count } жетонов движения
       *[other] { $count } жетона движения
    }
tooltip-dice =
    { $count ->
        [one] { $count } кость
        [few] { $count } кости
        [many] { $count } костей
       *[other] { $count } кости
    }
tooltip-rule = Правило { $rule }
ship-state-anchored = На якоре
ship-state-aground = На мели: больше не сдвинется (TS-4.3)
ship-state-burning-port = Пожар на левом борту
ship-state-burning-starboard = Пожар на правом борту
ship-state-panic = Паника
ship-state-locked = Абордаж: сцеплен с кораблём «{ $ship }»
ship-state-struck = Спустил флаг
ship-state-hulk = Остов: вне сражения (TS-1.9)
ship-state-sunk = Потоплен
ship-state-last-move = Последний шаг был вперёд

## Паруса, пушки, мачты, офицеры, корпус (TS-6)

sails-furled = Паруса убраны
sails-battle = Боевые паруса
sails-full = Полные паруса
handling-nimble = Манёвренный: может поворачивать дважды подряд
handling-clumsy = Неповоротливый: не может поворачивать дважды подряд
battery-port = Батарея левого борта
battery-starboard = Батарея правого борта
battery-stern = Кормовая батарея
shot-ball = Ядра
shot-chain = Книппели
shot-grape = Картечь
mast-fore = Фок-мачта
mast-main = Грот-мачта
mast-mizzen = Бизань-мачта
mast-bonaventure = Бонавентура
officer-captain = Капитан
officer-mate = Старпом
officer-master = Штурман
officer-boatswain = Боцман
officer-gunner = Канонир
part-bow = Нос
part-stern = Корма
part-port = Левый борт
part-starboard = Правый борт

## Виды

view-table = Весь стол
view-board = Поле
view-england = Сторона англичан
view-spain = Сторона испанцев
view-own = Мои планшеты
view-enemy = Планшеты противника
view-tray = Лоток
view-deck = С палубы корабля «{ $ship }»
view-stored = Запомненный вид { $number }
view-free = Свободный вид

# Saves
save-failed = Не удалось сохранить сражение: { $reason }
save-unreadable = Не удалось открыть { $file }: { $reason }
save-later = Файл { $file } записан более поздней версией Weather Gage. Он оставлен как есть.
save-not-one = { $file } — не сохранённое сражение.
save-damaged = Это сохранение не прочитать. Файл отложен: { $file }.
save-damaged-before = Последнее сохранение не прочитать, оно отложено: { $scenario }. Ход { $turn } цел: «Продолжить» начнёт с него.
save-damaged-start = Последнее сохранение не прочитать, оно отложено: { $scenario }. Начало цело: «Продолжить» начнёт с него.
save-other-rules = Сражение { $file } игралось по другой редакции правил, продолжить его здесь нельзя.
save-diverged = Сражение { $file } идёт не так, как записано. Файл оставлен как есть, ничего не продолжено.
save-elsewhere = Это сражение открыто в другом окне Weather Gage. Сначала закройте его там или продолжите другое.
save-sealed = Ходы в { $file } запечатаны, а ключа на этом компьютере нет: без него сражение не продолжить. Играйте там, где оно начато, или скопируйте оттуда { $key } в папку { $folder }.
save-sealed-there = Ходы в { $file } запечатаны, а ключа на этом компьютере нет: без него сражение не продолжить. Играйте там, где оно начато.
save-carried = { $file } принесено с другого компьютера. «Продолжить» в главном меню откроет его по кодовой фразе.
save-other-phrase = Этому сражению дали другую фразу. Важна каждая буква, не важны только пробелы.

# Called out over the table
call-hits = Попаданий: { $hits } из { $shots } ({ $sum })
call-masts = Повреждений мачт: { $count }
call-crew = Потери команды: { $count }
call-gun-lost = { $ship }: орудие сбито
call-mast-fell = { $mast } за борт!
call-sank = { $ship } идёт ко дну
call-blew-up = { $ship } взлетает на воздух!
call-struck = { $ship } спускает флаг
call-out-of-action = { $ship } выходит из боя
call-taken = { $ship } — корабль захвачен
call-exited = { $ship } покидает поле
call-aground = { $ship } на мели
call-collision = Столкновение!
call-anchor-dropped = { $ship } отдаёт якорь
call-anchor-weighed = { $ship } снимается с якоря
call-load-void = Не тот заряд: выстрел пропал
call-range-void = Не та дальность: карта снята
call-grappled = Крючья держат: { $face } ({ $sum })
call-grapple-failed = Крючья не достали: { $face } ({ $sum })
call-came-free = { $ship } освобождается
call-steadiness = Стойкость: { $face } ({ $sum })
call-panic = Паника! Корабль { $ship }
call-steady = Команда снова послушна: { $ship }
call-rudder = Руль сбит: { $ship }
call-officer = Пал в бою: { $officer }
call-fire = Пожар! Корабль { $ship }
call-fire-out = Пожар потушен: { $ship }

# Sentences on a sheet: one below the other; one after the other.
sheet-lines =
    { $one }
    { $other }
sheet-list = { $one }, { $other }
sheet-reason = { $what }: { $why }
