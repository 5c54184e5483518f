## Виправлення вручну: згодні обоє, і битва позначена (TS-29)

log-ruling-proposed =
    { $count ->
        [one] { $side } просить виправити вручну { $count } річ.
        [few] { $side } просить виправити вручну { $count } речі.
        [many] { $side } просить виправити вручну { $count } речей.
       *[other] { $side } просить виправити вручну { $count } речі.
    }
log-ruling-agreed = { $side }: згода. Відтепер це битва з поправками.
log-ruling-refused = { $side }: відмова. На столі все лишається, як є.
log-set-right = Виправлено: { $what }

## Як чому бути

ruling-wind = Вітер дме на { $heading }
ruling-ashore = { $side }, загонів на березі: { $units }
ruling-lies = { $ship }: ніс на { $column },{ $row }, курс — { $heading }
ruling-fate = { $ship }: { $fate }
ruling-hull = { $ship }: { $part }, закреслено клітинок { $crossed }
ruling-guns = { $ship }: { $battery }, гармат { $standing }
ruling-mast = { $ship }: { $mast }, лишилося клітинок { $left }
ruling-sailors = { $ship }: матросів { $left }
ruling-on-deck = { $ship }: на палубі, { $kind } — { $units }
ruling-powder = { $ship }: бочок на планшеті { $barrels }
ruling-sails = { $ship }: вітрила минулого ходу — { $sails }
ruling-fire = { $ship }: пожежа — { $fire }
ruling-officer-stands = { $ship }: на посту — { $officer }
ruling-officer-fallen = { $ship }: загинув — { $officer }
ruling-mark-set = { $ship }: { $mark } — так
ruling-mark-off = { $ship }: { $mark } — ні
ruling-locked = { $ship } і { $with } зчеплені в ближньому бою
ruling-freed = { $ship } і { $with } не зчеплені в ближньому бою

## Позначки й вогонь

mark-last-move = позначка останнього кроку
mark-anchored = на якорі
mark-cable-cut = канат обрубано
mark-aground = на мілині
mark-burn-due = чекає шкода від вогню
mark-caught-fire = загорявся
mark-panic = паніка
mark-rudder-lost = стерно втрачено
fire-none = немає
fire-port = лівий борт
fire-starboard = правий борт
fire-train = ґніт брандера горить
ask-umpire =
    { $count ->
        [one] { $side } просить виправити вручну { $count } річ. Чи є згода?
        [few] { $side } просить виправити вручну { $count } речі. Чи є згода?
        [many] { $side } просить виправити вручну { $count } речей. Чи є згода?
       *[other] { $side } просить виправити вручну { $count } речі. Чи є згода?
    }
choice-agree = Згода
choice-refuse = Відмова

## Поправки, яких не можна запропонувати

refusal-ruling-empty = У поправці поки нічого немає.
refusal-ruling-too-long = Одна поправка змінює не більше { $most } речей.
refusal-ruling-idle = Усе це вже й так є.
refusal-ruling-most = Там буває не більше { $most }.
refusal-ruling-no-ship = Такого корабля в цій битві немає.
refusal-ruling-fate = Таким поправка його зробити не може.
refusal-ruling-no-fireship = Ґніт горить лише на брандері.
refusal-ruling-no-officer = Такого офіцера на кораблі немає.
refusal-ruling-no-panic = Ця команда не знає паніки.
refusal-ruling-not-locked = Ці двоє не зчеплені.
refusal-ruling-alongside = Зчеплені бувають сусідні вороги, обидва у строю.
refusal-ruling-off-the-board = Корабель опинився б за краєм поля.
refusal-ruling-on-land = Корабель опинився б на суходолі або рифах.
refusal-ruling-place-and-fate = Кораблю на полі потрібне місце, поза полем місця немає.
refusal-ruling-out-of-play = Поза строєм корабель не горить і не панікує.
refusal-ruling-holed = Якщо в борту закреслено всі клітинки, корабель не у строю.
refusal-ruling-nobody = Без матросів корабель не у строю.
refusal-ruling-no-officers = Без офіцерів корабель не у строю.
refusal-ruling-fire = Шкода від вогню чекає лише на корабель, що горить, а той уже загорявся.
refusal-ruling-cable = З обрубаним канатом на якорі не стоять.
refusal-ruling-anchor = На якорі стоять лише на мілкій воді.
refusal-ruling-aground = На мілині сидять лише там, де мілина.

## Аркуш поправок

umpire-open = Виправити вручну…
umpire-title = Виправити вручну
umpire-hint = Лише те, що відкрите обом. Якщо інша сторона згодна, це робиться, усі накази пишуться наново, а битва отримує позначку.
umpire-table = Вітер і берег
umpire-ruling = Поправка
umpire-nothing = Поки нічого не вибрано.
umpire-place = Місце
umpire-turn = Курс
umpire-fate = Що з ним сталося
umpire-hull = Закреслені клітинки
umpire-guns = Гармати
umpire-masts = Клітинки щогл
umpire-people = Люди
umpire-barrels = Бочки на планшеті
umpire-sails = Вітрила минулого ходу
umpire-fire = Пожежа
umpire-officers = Офіцери на постах
umpire-marks = Позначки
umpire-locks = Зчеплений із
umpire-wind = Вітер дме на
umpire-ashore = Загони на березі
umpire-north = На північ
umpire-south = На південь
umpire-east = На схід
umpire-west = На захід
umpire-strike-out = Викреслити: { $what }
umpire-propose = Запропонувати
umpire-question-title = Виправити вручну?
umpire-question = { $player } просить про це. { $other }, ви згодні?
umpire-agree = Згода
umpire-refuse = Залишити стіл, як є
verdict-rulings =
    { $count ->
        [one] Битва з виправленнями: { $count } поправка
        [few] Битва з виправленнями: { $count } поправки
        [many] Битва з виправленнями: { $count } поправок
       *[other] Битва з виправленнями: { $count } поправки
    }
saves-ruled = З виправленнями

## Dead Reckoning

dr-ruling-lies = { $by }, корабель: { $place }
dr-ruling-pirate = { $by }, корабель: пірат
dr-ruling-trader = { $by }, корабель: торговець
dr-ruling-damage = { $by }, корабель: пошкодження { $count }
dr-ruling-sails = { $by }, корабель: вітрила { $count }
dr-ruling-aboard = { $by }, корабель: { $hold }, { $good } { $count }
dr-ruling-dock = { $by }, причал: вантаж { $count }
dr-ruling-cubes = { $place }: { $by }, кубики в комірках { $count }
dr-ruling-goods = { $place }: { $good } на березі { $count }
dr-ruling-stands = { $place }: стоїть { $building }
dr-ruling-gone = { $place }: немає будівлі «{ $building }»
dr-umpire-hint = Лише те, що лежить відкрито. Якщо всі інші згодні, так і буде, а партію позначено.
dr-umpire-damage = Пошкодження
