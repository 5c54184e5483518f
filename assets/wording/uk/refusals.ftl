## Накази, яких не можна віддати (TS-8–TS-10)

refusal-no-such-side = За цим місцем немає сторони в битві.
refusal-wrong-phase = У цій фазі так не можна.
refusal-not-your-ship = Це не ваш корабель.
refusal-cannot-strike = Корабель поза битвою не може здатися.
refusal-takes-no-orders = Цей корабель зараз не отримує наказів: він зчеплений, горить або поза битвою.
refusal-card-missing = У цього корабля ще немає карти наказів.
refusal-one-way-to-move = Виберіть одне: маршрут, абордаж або поворот на місці.
refusal-drop-and-weigh = Не можна за один хід і кинути, і підняти якір.
refusal-load-and-range = { $battery }: або заряджати, або призначати дальність.
refusal-aground = Корабель на мілині: ні вітрил, ні поворотів.
refusal-must-weigh = На якорі вітрил не ставлять: спершу підніміть якір.
refusal-route-with-furled-sails = Зі згорнутими вітрилами маршруту немає.
refusal-route-missing = Під вітрилами корабель мусить іти: потрібен хоч один крок.
refusal-no-rudder = Крок { $step }: стерно втрачено, повороту не буде.
refusal-turn-after-melee = Крок { $step }: після ближнього бою перший крок — прямо.
refusal-clumsy-turn = Крок { $step }: неповороткий корабель перед кожним поворотом іде вперед.
refusal-too-few-tokens = На крок { $step } жетонів не вистачить: увесь маршрут коштує { $cost }, а буде { $tokens }.
refusal-no-boarding-here = У цьому сценарії немає абордажу.
refusal-board-with-furled-sails = Для абордажу потрібні поставлені вітрила.
refusal-board-no-enemy = Такого супротивника для абордажу немає.
refusal-board-too-far = Відстань до супротивника — { $range }, а для абордажу не більше 2.
refusal-pivot-under-sail = На місці повертають лише зі згорнутими вітрилами.
refusal-must-pivot = Попереду переможений корабель: спершу поворот на місці.
refusal-no-gun-left = { $battery }: гармат не лишилося.
refusal-one-shot-type = { $battery }: позначте один вид снарядів.
refusal-no-such-shot-here = { $battery }: у цьому сценарії таких снарядів немає.
refusal-battery-not-ready = { $battery }: не заряджена.
refusal-range = { $battery }: дальність із цим снарядом — від 1 до { $greatest }.
refusal-nobody-to-go = Посилати нікого.
refusal-deck-step = Укажіть крок, який є в маршруті, а для абордажу — на який ще вистачить жетонів; зі згорнутими вітрилами крок не потрібен (указано { $step }).
refusal-no-musketeers-on-deck = На палубі немає мушкетерів.
refusal-musket-range = Мушкети б’ють на 1 або 2 гекси.
refusal-weigh = Якір піднімають, лише стоячи на ньому й ставлячи вітрила.
refusal-cut = Тут не можна обрубати канат.
refusal-no-anchors-here = У цьому сценарії немає якорів.
refusal-drop = Для якоря вітрила мають бути згорнуті і минулого ходу, і цього, а один гекс — на мілкій воді.
refusal-advanced-only = Це є лише в розширених правилах.
refusal-land-not-anchored = Висаджувати солдатів може лише корабель на якорі зі згорнутими вітрилами.
refusal-land-no-shore = Цей берег не торкається корабля.
refusal-land-wrong-shore = Сценарій вимагає іншого берега.
refusal-land-nobody = На палубі немає солдатів, і ніхто туди не йде.
refusal-train = Ґніт підпалює лише брандер: на одному зі своїх кроків або одразу, якщо вітрила згорнуті.
refusal-train-step = Ґніт підпалюють на одному з кроків маршруту, а зі згорнутими вітрилами — одразу (указано { $step }).

## До битви (TS-2)

refusal-not-your-turn-to-place = Спершу розставляє інша сторона.
refusal-not-to-be-placed = Цей корабель розставляєте не ви.
refusal-not-placed = Цей корабель ще не поставлено.
refusal-berth = Тут корабель ставити не можна: обидва гекси мають бути в зоні й на вільній воді.
refusal-berth-taken = Там уже стоїть корабель.
refusal-hold-too-full = Трюм уміщує { $room }, а завантажено { $units }.
refusal-too-many-musketeers = Місць для мушкетерів: { $symbols }.
refusal-too-many-pikemen = Місць для пікінерів: { $symbols }.
refusal-no-soldiers-here = У цьому сценарії немає солдатів.
refusal-treasure = Сценарій дає кораблю рівно стільки скринь: { $chests }.
refusal-hold-is-given = Цей трюм заповнив сценарій.
refusal-too-few-soldiers = Сценарій вимагає більше солдатів.
refusal-too-many-soldiers = Сценарій допускає менше солдатів.
refusal-guns-are-given = { $battery }: її зарядив сценарій.

## Розстановки, яких не викласти

setup-two-sides = У битві дві різні сторони
setup-level = На цьому рівні сценарій не грають
setup-no-such-tile = Немає частини поля { $tile }
setup-no-tiles = Не покладено жодної частини поля
setup-ships = У битві від одного до восьми кораблів
setup-side-without-ships = В однієї зі сторін немає кораблів
setup-ship-id = Це не ім’я корабля
setup-ship-twice = Цей корабель указано двічі
setup-not-to-be-chosen = Цей корабель тут не вибрати
setup-no-such-card = Немає планшета цього корабля
setup-no-table = Немає такої таблиці стрільби
setup-too-many-masts = Щогл більше, ніж буває в корабля
setup-too-many-guns = Гармат більше, ніж буває в батареї
setup-no-such-ship = У цій битві немає такого корабля
setup-nobody = На кораблі не лишилося нікого, хто міг би його вести
setup-anchor = Якір тримає лише на мілководді
setup-aground = Сісти тут на мілину не можна: обмілини немає
setup-off-the-board = Корабель опинився б за краєм поля
setup-on-land = Корабель опинився б на суходолі або рифах
setup-hex-taken = Там уже стоїть корабель
setup-wind-missing = У позиції не сказано, куди дме вітер
setup-not-alongside = Зчепитися можуть лише сусідні вороги
setup-standing = Кораблю на полі потрібне місце, а тому, що пішов, — ні
setup-too-many = Більше, ніж на планшеті корабля
setup-battery = Такої батареї немає, або клітинок заряджання в неї менше
setup-boxes = Клітинок більше, ніж є, або стільки, що корабель загинув би
setup-no-such-gun = Немає такої гармати
setup-uneven-rows = Ряди поля різної довжини
setup-tile-twice = Частину поля { $tile } покладено двічі, а вона одна
setup-advanced-only = Пожежа й паніка є лише в розширених правилах
setup-no-fireship = З підпаленим ґнотом горить лише брандер
setup-no-free-fleets = У цьому сценарії кораблі задано
setup-fleet-size = { $most ->
    [one] У флоті тут не більше ніж { $most } корабель
    [few] У флоті тут від одного до { $most } кораблів
    [many] У флоті тут від одного до { $most } кораблів
   *[other] У флоті тут від одного до { $most } кораблів
}
setup-fleet-points = Флоти з кораблями чужої країни мають коштувати порівну: в Англії тут очок { $english }, в Іспанії { $spanish }
setup-locked-twice = Ці двоє вже зчеплені
setup-off-the-board-terrain = Місцевість указано для гекса за краєм поля
