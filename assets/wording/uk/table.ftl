## Сторони, місця, очі

side-england-name = Англія
side-spain-name = Іспанія

## Сторони як прикметники

side-england-adjective = англійський
side-spain-adjective = іспанський
seat-eyes = Бачить лише { $seat }
seat-numbered = Гравець { $number }

## Речі на столі

thing-board = Поле
thing-board-note = Дев’ять частин моря по шість на шість гексів.
thing-frame = Рама поля
thing-tray = Лоток для костей
thing-tray-note = Кість рахується, коли завмре. Читають верхню грань.
thing-tower = Вежа для костей
thing-tower-note = Кості входять на висоті щогл і викочуються з носового порту.
thing-tower-note-cubes = Кубики входять біля щогли й висипаються з борту.
thing-sand-glass = Пісочний годинник
sand-glass-of = { $player }: на роздуми пішло { $minutes } хв { $seconds } с
glass-limit = На один наказ або відповідь — { $minutes } хв: усі згодні
glass-click = Клацання: домовитися, скільки триває один наказ
glass-question = Скільки часу дається на один наказ або відповідь? Потрібна згода всіх: { $players }. Коли пісок висиплеться, вдарить дзвін і про це буде сказано.
glass-none = Скільки знадобиться
glass-minutes = { $minutes } хв
glass-bell = Більше нічого не буде
glass-seals = Накази запечатуються як є
glass-sealed = Накази запечатано як є.
glass-ran-out = { $player }: пісок висипався, { $minutes } хв
thing-folio = Книга правил
thing-folio-note = Кожне правило під своїм номером.
thing-dividers = Циркуль
thing-powder-horn = Порохівниця
thing-token-bowl = Чаша з жетонами
thing-doubloon = Дублон
thing-musket-ball = Мушкетна куля
thing-loose-note = До гри не належить: беріть, котіть.
thing-ship-board = Планшет корабля «{ $ship }»
thing-order-card = Карта наказів корабля «{ $ship }»
thing-gun-cards = «{ $ship }»: { $battery }, карти біля гармат
card-note-blank = Чиста: наказів поки немає.
card-note-down = Запечатана, лежить сорочкою догори. Усі карти відкривають разом.
card-note-guns-down = Сорочкою догори: що в гарматах і на яку дальність, знає лише капітан.
card-boards = На абордаж: «{ $ship }»
card-muskets = Мушкети: до { $range }
card-musketeers-up = Мушкетери нагору, крок { $step }
card-musketeers-down = Мушкетери вниз, крок { $step }
card-pikemen-up = Пікінери нагору, крок { $step }
card-pikemen-down = Пікінери вниз, крок { $step }
thing-wind = Вітер
thing-mark = Знак { $number }: { $side }
mark-how =
    Підведіть ніс на цей гекс або на сусідній. Найкращий час { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }, залік до { $passes }.
mark-reached = Пройдено.
mark-label = Знак { $number }
measure-line = { $ship }: дальність { $range }
measure-no-arc = жодна батарея не дивиться
measure-hidden = не видно: заважає { $by }
thing-lantern = Ліхтар
thing-baize = Зелене сукно
thing-die = Двадцятигранна кість

## Місцевість (TS-4)

terrain-deep-name = Глибока вода
terrain-deep-effect = Кораблі йдуть вільно. Для якоря заглибоко (TS-4.1).
terrain-shallow-name = Мілка вода
terrain-shallow-effect = Кораблі йдуть вільно. Якщо хоч один гекс корабля тут, він може кинути якір (TS-4.2).
terrain-shoal-name = Мілина
terrain-shoal-effect = Корабель, що зайшов сюди, сідає на мілину й більше не рухається (TS-4.3).
terrain-land-name = Суходіл
terrain-land-effect = Увійти не можна: корабель зіткнеться з берегом. Закриває огляд (TS-4.4).
terrain-reef-name = Рифи
terrain-reef-effect = Увійти не можна: корабель зіткнеться з рифами. Огляду не закривають (TS-4.5).
terrain-rim-name = Край поля
terrain-rim-effect = Тут поля не покинути: корабель зупиняється й може один раз повернути (TS-4.6).
terrain-exit-name = Вихід
terrain-exit-effect = Корабель, що вийшов тут, урятувався (TS-4.7).

## Гекси та частини поля

hex-name = Гекс { $column },{ $row }
hex-on-tile = { $hex }: { $tile }
hex-distance =
    { $count ->
        [one] { $count } гекс
        [few] { $count } гекси
        [many] { $count } гексів
       *[other] { $count } гекса
    }
tile-sea = Відкрите море
tile-name = Частина { $number }: { $name }
tile-turned = { $tile }, повернута
tile-1a = Відкрите море
tile-2a = Відкрите море
tile-3a = Відкрите море
tile-4a = Відкрите море
tile-5a = Відкрите море
tile-6a = Відкрите море
tile-7a = Відкрите море
tile-8a = Відкрите море
tile-9a = Відкрите море
tile-1b = Північний берег
tile-2b = Рейд
tile-3b = Мис
tile-4b = Банки
tile-5b = Острів із замком
tile-6b = Дві скелі
tile-7b = Гирло річки
tile-8b = Вузька протока
tile-9b = Піщаний бар

## Сторони світу, вітер, курси (TS-3.3, TS-5)

heading-n-name = північ
heading-ne-name = північний схід
heading-se-name = південний схід
heading-s-name = південь
heading-sw-name = південний захід
heading-nw-name = північний захід
heading-n-short = Пн
heading-ne-short = ПнСх
heading-se-short = ПдСх
heading-s-short = Пд
heading-sw-short = ПдЗх
heading-nw-short = ПнЗх
edge-n = північний край
edge-e = східний край
edge-s = південний край
edge-w = західний край
wind-towards = Вітер дме на { $heading }
wind-note = За всю битву вітер не змінюється (TS-5.2).
sailing-running = попутний вітер
sailing-reaching = боковий вітер
sailing-beating = зустрічний вітер

## Курси на ім’я

sailing-running-name = Попутний вітер
sailing-running-note = Вітер із корми: кожен крок коштує 1 жетон (TS-5.4).
sailing-reaching-name = Боковий вітер
sailing-reaching-note = Вітер збоку: кожен крок коштує 2 жетони (TS-5.4).
sailing-beating-name = Зустрічний вітер
sailing-beating-note = Вітер у лоб: кожен крок коштує 3 жетони (TS-5.4).

## Корабель і його стан (TS-6)

tooltip-heading = Ніс дивиться на { $heading }
tooltip-sailing = Вітер для корабля: { $sailing }
tooltip-place = Ніс: { $bow }; корма: { $stern }
tooltip-hull = Корпус: лівий борт { $port } з { $sides }, правий { $starboard } з { $sides }, корма { $stern } з { $sterns }
tooltip-hull-whole = Корпус: борти по { $sides }, корма { $stern }
tooltip-guns = Гармати: зліва { $port }, справа { $starboard }
tooltip-guns-stern = Гармати: зліва { $port }, справа { $starboard }, на кормі { $stern }
tooltip-masts =
    { $count ->
        [one] { $count } щогла
        [few] { $count } щогли
        [many] { $count } щогл
       *[other] { $count } щогли
    }
tooltip-sailors =
    { $count ->
        [one] { $count } матрос
        [few] { $count } матроси
        [many] { $count } матросів
       *[other] { $count } матроса
    }
tooltip-musketeers =
    { $count ->
        [one] { $count } мушкетер на палубі
        [few] { $count } мушкетери на палубі
        [many] { $count } мушкетерів на палубі
       *[other] { $count } мушкетера на палубі
    }
tooltip-pikemen =
    { $count ->
        [one] { $count } пікінер на палубі
        [few] { $count } пікінери на палубі
        [many] { $count } пікінерів на палубі
       *[other] { $count } пікінера на палубі
    }
tooltip-powder =
    { $count ->
        [one] { $count } бочка пороху на планшеті
        [few] { $count } бочки пороху на планшеті
        [many] { $count } бочок пороху на планшеті
       *[other] { $count } бочки пороху на планшеті
    }
tooltip-tokens =
    { $count ->
        [one] { $count } жетон руху
        [few] { $count } жетони руху
        [many] { $count } жетонів руху
       *[other] { $count } жетона руху
    }
tooltip-dice =
    { $count ->
        [one] { $count } кість
        [few] { $count } кості
        [many] { $count } костей
       *[other] { $count } кості
    }
tooltip-rule = Правило { $rule }
ship-state-anchored = На якорі
ship-state-aground = На мілині: більше не зрушить (TS-4.3)
ship-state-burning-port = Пожежа на лівому борту
ship-state-burning-starboard = Пожежа на правому борту
ship-state-panic = Паніка
ship-state-locked = Абордаж: зчеплений із кораблем «{ $ship }»
ship-state-struck = Спустив прапор
ship-state-hulk = Остов: поза битвою (TS-1.9)
ship-state-sunk = Потоплений
ship-state-last-move = Останній крок був уперед

## Вітрила, гармати, щогли, офіцери, корпус (TS-6)

sails-furled = Вітрила згорнуті
sails-battle = Бойові вітрила
sails-full = Повні вітрила
handling-nimble = Маневрений: може повертати двічі поспіль
handling-clumsy = Неповороткий: не може повертати двічі поспіль
battery-port = Батарея лівого борту
battery-starboard = Батарея правого борту
battery-stern = Кормова батарея
shot-ball = Ядра
shot-chain = Книпелі
shot-grape = Картеч
mast-fore = Фок-щогла
mast-main = Грот-щогла
mast-mizzen = Бізань-щогла
mast-bonaventure = Бонавентура
officer-captain = Капітан
officer-mate = Старпом
officer-master = Штурман
officer-boatswain = Боцман
officer-gunner = Канонір
part-bow = Ніс
part-stern = Корма
part-port = Лівий борт
part-starboard = Правий борт

## Види

view-table = Увесь стіл
view-board = Поле
view-england = Бік англійців
view-spain = Бік іспанців
view-own = Мої планшети
view-enemy = Планшети супротивника
view-tray = Лоток
view-deck = З палуби корабля «{ $ship }»
view-stored = Запам’ятований вид { $number }
view-free = Вільний вид

# Saves
save-failed = Не вдалося зберегти битву: { $reason }
save-unreadable = Не вдалося відкрити { $file }: { $reason }
save-later = Файл { $file } записала новіша версія Weather Gage. Його залишено без змін.
save-not-one = { $file } — не збережена битва.
save-damaged = Це збереження не прочитати. Файл відкладено: { $file }.
save-damaged-before = Останнє збереження не прочитати, його відкладено: { $scenario }. Хід { $turn } цілий: «Продовжити» почне з нього.
save-damaged-start = Останнє збереження не прочитати, його відкладено: { $scenario }. Початок цілий: «Продовжити» почне з нього.
save-other-rules = Битву { $file } грали за іншою редакцією правил, продовжити її тут не можна.
save-diverged = Битва { $file } іде не так, як записано. Файл залишено без змін, нічого не продовжено.
save-elsewhere = Цю битву відкрито в іншому вікні Weather Gage. Спершу закрийте її там або продовжте іншу.
save-sealed = Ходи в { $file } запечатано, а ключа на цьому комп’ютері немає: без нього битву не продовжити. Грайте там, де її почато, або скопіюйте звідти { $key } до теки { $folder }.
save-sealed-there = Ходи в { $file } запечатано, а ключа на цьому комп’ютері немає: без нього битву не продовжити. Грайте там, де її почато.
save-carried = { $file } принесено з іншого комп’ютера. «Продовжити» в головному меню відкриє його за кодовою фразою.
save-other-phrase = Цій битві дали іншу фразу. Важить кожна літера, не важать лише пробіли.

# Called out over the table
call-hits = Влучань: { $hits } із { $shots } ({ $sum })
call-masts = Пошкоджень щогл: { $count }
call-crew = Втрати команди: { $count }
call-gun-lost = { $ship }: гармату збито
call-mast-fell = { $mast } за борт!
call-sank = { $ship } іде на дно
call-blew-up = { $ship } злітає в повітря!
call-struck = { $ship } спускає прапор
call-out-of-action = { $ship } виходить із бою
call-taken = { $ship } — корабель захоплено
call-exited = { $ship } залишає поле
call-aground = { $ship } на мілині
call-collision = Зіткнення!
call-anchor-dropped = { $ship } віддає якір
call-anchor-weighed = { $ship } знімається з якоря
call-load-void = Не той заряд: постріл пропав
call-range-void = Не та дальність: карту знято
call-grappled = Гаки тримають: { $face } ({ $sum })
call-grapple-failed = Гаки не дістали: { $face } ({ $sum })
call-came-free = { $ship } звільняється
call-steadiness = Стійкість: { $face } ({ $sum })
call-panic = Паніка! Корабель { $ship }
call-steady = Команда знову слухняна: { $ship }
call-rudder = Стерно збито: { $ship }
call-officer = Загинув: { $officer }
call-fire = Пожежа! Корабель { $ship }
call-fire-out = Пожежу згашено: { $ship }

# Sentences on a sheet: one below the other; one after the other.
sheet-lines =
    { $one }
    { $other }
sheet-list = { $one }, { $other }
sheet-reason = { $what }: { $why }
