## Приказы, которых нельзя отдать (TS-8–TS-10)

refusal-no-such-side = За этим местом нет стороны в сражении.
refusal-wrong-phase = В этой фазе так нельзя.
refusal-not-your-ship = Это не ваш корабль.
refusal-cannot-strike = Корабль вне сражения не может сдаться.
refusal-takes-no-orders = Этот корабль сейчас не получает приказов: он сцеплен, горит или вне сражения.
refusal-card-missing = У этого корабля ещё нет карты приказов.
refusal-one-way-to-move = Выберите одно: маршрут, абордаж или поворот на месте.
refusal-drop-and-weigh = Нельзя за один ход и бросить, и поднять якорь.
refusal-load-and-range = { $battery }: либо заряжать, либо назначать дальность.
refusal-aground = Корабль на мели: ни парусов, ни поворотов.
refusal-must-weigh = На якоре паруса не ставят: сначала поднимите якорь.
refusal-route-with-furled-sails = С убранными парусами маршрута нет.
refusal-route-missing = Под парусами корабль должен идти: нужен хотя бы один шаг.
refusal-no-rudder = Шаг { $step }: руль потерян, поворота не будет.
refusal-turn-after-melee = Шаг { $step }: после ближнего боя первый шаг — прямо.
refusal-clumsy-turn = Шаг { $step }: неповоротливый корабль перед каждым поворотом идёт вперёд.
refusal-too-few-tokens = На шаг { $step } жетонов не хватит: весь маршрут стоит { $cost }, а будет { $tokens }.
refusal-no-boarding-here = В этом сценарии нет абордажа.
refusal-board-with-furled-sails = Для абордажа нужны поставленные паруса.
refusal-board-no-enemy = Такого врага для абордажа нет.
refusal-board-too-far = Расстояние до врага — { $range }, а для абордажа не больше 2.
refusal-pivot-under-sail = На месте поворачивают только с убранными парусами.
refusal-must-pivot = Впереди побеждённый корабль: сначала поворот на месте.
refusal-no-gun-left = { $battery }: пушек не осталось.
refusal-one-shot-type = { $battery }: отметьте один вид снарядов.
refusal-no-such-shot-here = { $battery }: в этом сценарии таких снарядов нет.
refusal-battery-not-ready = { $battery }: не заряжена.
refusal-range = { $battery }: дальность с этим снарядом — от 1 до { $greatest }.
refusal-nobody-to-go = Посылать некого.
refusal-deck-step = Укажите шаг, который есть в маршруте, а при абордаже — на который ещё хватит жетонов; с убранными парусами шаг не нужен (указан { $step }).
refusal-no-musketeers-on-deck = На палубе нет мушкетёров.
refusal-musket-range = Мушкеты бьют на 1 или 2 гекса.
refusal-weigh = Якорь поднимают, только стоя на нём и ставя паруса.
refusal-cut = Здесь нельзя обрубить канат.
refusal-no-anchors-here = В этом сценарии нет якорей.
refusal-drop = Для якоря паруса должны быть убраны и в прошлый ход, и в этот, а один гекс — на неглубокой воде.
refusal-advanced-only = Это есть только в расширенных правилах.
refusal-land-not-anchored = Высаживать солдат может лишь корабль на якоре с убранными парусами.
refusal-land-no-shore = Этот берег не касается корабля.
refusal-land-wrong-shore = Сценарий требует другого берега.
refusal-land-nobody = На палубе нет солдат, и никто туда не идёт.
refusal-train = Фитиль поджигает только брандер: на одном из своих шагов или сразу, если паруса убраны.
refusal-train-step = Фитиль поджигают на одном из шагов маршрута, а с убранными парусами — сразу (указан { $step }).

## До сражения (TS-2)

refusal-not-your-turn-to-place = Сначала расставляет другая сторона.
refusal-not-to-be-placed = Этот корабль расставляете не вы.
refusal-not-placed = Этот корабль ещё не поставлен.
refusal-berth = Здесь корабль ставить нельзя: оба гекса должны быть в зоне и на свободной воде.
refusal-berth-taken = Там уже стоит корабль.
refusal-hold-too-full = В трюм входит { $room }, а погружено { $units }.
refusal-too-many-musketeers = Мест для мушкетёров: { $symbols }.
refusal-too-many-pikemen = Мест для пикинёров: { $symbols }.
refusal-no-soldiers-here = В этом сценарии нет солдат.
refusal-treasure = Сценарий даёт кораблю ровно столько сундуков: { $chests }.
refusal-hold-is-given = Этот трюм заполнил сценарий.
refusal-too-few-soldiers = Сценарий требует больше солдат.
refusal-too-many-soldiers = Сценарий допускает меньше солдат.
refusal-guns-are-given = { $battery }: её зарядил сценарий.

## Расстановки, которые не выложить

setup-two-sides = В сражении две разные стороны
setup-level = На этом уровне сценарий не играют
setup-no-such-tile = Нет части поля { $tile }
setup-no-tiles = Не положено ни одной части поля
setup-ships = В сражении от одного до восьми кораблей
setup-side-without-ships = У одной из сторон нет кораблей
setup-ship-id = Это не имя корабля
setup-ship-twice = Этот корабль указан дважды
setup-not-to-be-chosen = Этот корабль здесь не выбрать
setup-no-such-card = Нет планшета этого корабля
setup-no-table = Нет такой таблицы стрельбы
setup-too-many-masts = Мачт больше, чем бывает у корабля
setup-too-many-guns = Пушек больше, чем бывает в батарее
setup-no-such-ship = В этом сражении нет такого корабля
setup-nobody = На корабле не осталось никого, кто мог бы его вести
setup-anchor = Якорь держит только на мелководье
setup-aground = Сесть здесь на мель нельзя: отмели нет
setup-off-the-board = Корабль оказался бы за краем поля
setup-on-land = Корабль оказался бы на суше или рифах
setup-hex-taken = Там уже стоит корабль
setup-wind-missing = В позиции не сказано, куда дует ветер
setup-not-alongside = Сцепиться могут только соседние враги
setup-standing = Кораблю на поле нужно место, ушедшему — нет
setup-too-many = Больше, чем на планшете корабля
setup-battery = Такой батареи нет, или клеток зарядки у неё меньше
setup-boxes = Клеток больше, чем есть, или столько, что корабль погиб бы
setup-no-such-gun = Нет такой пушки
setup-uneven-rows = Ряды поля разной длины
setup-tile-twice = Часть поля { $tile } положена дважды, а она одна
setup-advanced-only = Пожар и паника есть только в расширенных правилах
setup-no-fireship = С подожжённым фитилём горит только брандер
setup-no-free-fleets = В этом сценарии корабли заданы
setup-fleet-size = { $most ->
    [one] Во флоте здесь не больше чем { $most } корабль
    [few] Во флоте здесь от одного до { $most } кораблей
    [many] Во флоте здесь от одного до { $most } кораблей
   *[other] Во флоте здесь от одного до { $most } кораблей
}
setup-fleet-points = Флоты с кораблями чужой страны должны стоить поровну: у Англии здесь очков { $english }, у Испании { $spanish }
setup-locked-twice = Эти двое уже сцеплены
setup-off-the-board-terrain = Местность указана для гекса за краем поля
