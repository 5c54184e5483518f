## Пираты Багрового берега: этапы, приказы, игроки, предметы

pc-phase-roll-off = кто начинает
pc-phase-islands = острова
pc-phase-terrain = участки моря
pc-phase-homes = родные острова
pc-phase-dealing = раздача сокровищ
pc-phase-opening = начало хода
pc-phase-orders = приказы
pc-phase-closing = конец хода
pc-phase-over = конец игры

## Приказы (PC-4.1)

pc-order-move = Ход
pc-order-explore = Разведка
pc-order-shoot = Огонь
pc-order-repair = Ремонт
pc-order-break-free = Вырваться

## Игроки по флагам (PC-21.12)

pc-flag-red = Красный
pc-flag-black = Чёрный
pc-flag-blue = Синий
pc-flag-white = Белый

## Предметы

pc-thing-home = родной остров ({ $flag })
pc-thing-nothing = ничего
pc-thing-coin = монета
pc-thing-list = { $one }, { $other }
pc-thing-edge = край стола
pc-thing-number = { $name } { $number }
pc-thing-crew-of = { $name } ({ $nation })
