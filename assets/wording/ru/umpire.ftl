## Исправление вручную: согласны оба, и сражение помечено (TS-29)

log-ruling-proposed =
    { $count ->
        [one] { $side } просит исправить вручную { $count } вещь.
        [few] { $side } просит исправить вручную { $count } вещи.
        [many] { $side } просит исправить вручную { $count } вещей.
       *[other] { $side } просит исправить вручную { $count } вещи.
    }
log-ruling-agreed = { $side }: согласие. Отныне это сражение с поправками.
log-ruling-refused = { $side }: отказ. На столе всё остаётся как есть.
log-set-right = Исправлено: { $what }

## Как чему быть

ruling-wind = Ветер дует на { $heading }
ruling-ashore = { $side }, отрядов на берегу: { $units }
ruling-lies = { $ship }: нос на { $column },{ $row }, курс — { $heading }
ruling-fate = { $ship }: { $fate }
ruling-hull = { $ship }: { $part }, зачёркнуто клеток { $crossed }
ruling-guns = { $ship }: { $battery }, пушек { $standing }
ruling-mast = { $ship }: { $mast }, осталось клеток { $left }
ruling-sailors = { $ship }: матросов { $left }
ruling-on-deck = { $ship }: на палубе, { $kind } — { $units }
ruling-powder = { $ship }: бочек на планшете { $barrels }
ruling-sails = { $ship }: паруса прошлого хода — { $sails }
ruling-fire = { $ship }: пожар — { $fire }
ruling-officer-stands = { $ship }: на посту — { $officer }
ruling-officer-fallen = { $ship }: погиб — { $officer }
ruling-mark-set = { $ship }: { $mark } — да
ruling-mark-off = { $ship }: { $mark } — нет
ruling-locked = { $ship } и { $with } сцеплены в ближнем бою
ruling-freed = { $ship } и { $with } не сцеплены в ближнем бою

## Отметки и огонь

mark-last-move = отметка последнего шага
mark-anchored = на якоре
mark-cable-cut = канат обрублен
mark-aground = на мели
mark-burn-due = предстоит урон от огня
mark-caught-fire = загорался
mark-panic = паника
mark-rudder-lost = руль потерян
fire-none = нет
fire-port = левый борт
fire-starboard = правый борт
fire-train = фитиль брандера горит
ask-umpire =
    { $count ->
        [one] { $side } просит исправить вручную { $count } вещь. Есть согласие?
        [few] { $side } просит исправить вручную { $count } вещи. Есть согласие?
        [many] { $side } просит исправить вручную { $count } вещей. Есть согласие?
       *[other] { $side } просит исправить вручную { $count } вещи. Есть согласие?
    }
choice-agree = Согласие
choice-refuse = Отказ

## Поправки, которые нельзя предложить

refusal-ruling-empty = В поправке пока ничего нет.
refusal-ruling-too-long = Одна поправка меняет не больше { $most } вещей.
refusal-ruling-idle = Всё это и так уже есть.
refusal-ruling-most = Там бывает не больше { $most }.
refusal-ruling-no-ship = Такого корабля в этом сражении нет.
refusal-ruling-fate = Таким поправка его сделать не может.
refusal-ruling-no-fireship = Фитиль горит только на брандере.
refusal-ruling-no-officer = Такого офицера на корабле нет.
refusal-ruling-no-panic = Эта команда не знает паники.
refusal-ruling-not-locked = Эти двое не сцеплены.
refusal-ruling-alongside = Сцеплены бывают соседние враги, оба в строю.
refusal-ruling-off-the-board = Корабль оказался бы за краем поля.
refusal-ruling-on-land = Корабль оказался бы на суше или рифах.
refusal-ruling-place-and-fate = Кораблю на поле нужно место, вне поля места нет.
refusal-ruling-out-of-play = Вне строя корабль не горит и не паникует.
refusal-ruling-holed = Если у борта зачёркнуты все клетки, корабль не в строю.
refusal-ruling-nobody = Без матросов корабль не в строю.
refusal-ruling-no-officers = Без офицеров корабль не в строю.
refusal-ruling-fire = Урон от огня предстоит только горящему кораблю, а горящий загорался.
refusal-ruling-cable = С обрубленным канатом на якоре не стоят.
refusal-ruling-anchor = На якоре стоят только на неглубокой воде.
refusal-ruling-aground = На мели сидят только на мелях.

## Лист поправок

umpire-open = Исправить вручную…
umpire-title = Исправить вручную
umpire-hint = Только то, что открыто обоим. Если другая сторона согласна, это делается, все приказы пишутся заново, а сражение получает пометку.
umpire-table = Ветер и берег
umpire-ruling = Поправка
umpire-nothing = Пока ничего не выбрано.
umpire-place = Место
umpire-turn = Курс
umpire-fate = Что с ним стало
umpire-hull = Зачёркнутые клетки
umpire-guns = Пушки
umpire-masts = Клетки мачт
umpire-people = Люди
umpire-barrels = Бочки на планшете
umpire-sails = Паруса прошлого хода
umpire-fire = Пожар
umpire-officers = Офицеры на постах
umpire-marks = Отметки
umpire-locks = Сцеплен с
umpire-wind = Ветер дует на
umpire-ashore = Отряды на берегу
umpire-north = К северу
umpire-south = К югу
umpire-east = К востоку
umpire-west = К западу
umpire-strike-out = Вычеркнуть: { $what }
umpire-propose = Предложить
umpire-question-title = Исправить вручную?
umpire-question = { $player } просит об этом. { $other }, вы согласны?
umpire-agree = Согласие
umpire-refuse = Оставить стол как есть
verdict-rulings =
    { $count ->
        [one] Сражение с исправлениями: { $count } поправка
        [few] Сражение с исправлениями: { $count } поправки
        [many] Сражение с исправлениями: { $count } поправок
       *[other] Сражение с исправлениями: { $count } поправки
    }
saves-ruled = С исправлениями

## Dead Reckoning

dr-ruling-lies = { $by }, корабль: { $place }
dr-ruling-pirate = { $by }, корабль: пират
dr-ruling-trader = { $by }, корабль: торговец
dr-ruling-damage = { $by }, корабль: повреждения { $count }
dr-ruling-sails = { $by }, корабль: паруса { $count }
dr-ruling-aboard = { $by }, корабль: { $hold }, { $good } { $count }
dr-ruling-dock = { $by }, причал: груз { $count }
dr-ruling-cubes = { $place }: { $by }, кубики в ячейках { $count }
dr-ruling-goods = { $place }: { $good } на берегу { $count }
dr-ruling-stands = { $place }: стоит { $building }
dr-ruling-gone = { $place }: нет постройки «{ $building }»
dr-umpire-hint = Только то, что лежит открыто. Если все остальные согласны, так и будет, а партия помечена.
dr-umpire-damage = Повреждения
