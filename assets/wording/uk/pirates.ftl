## Пірати: етапи, накази, гравці, речі

pc-phase-roll-off = хто починає
pc-phase-islands = острови
pc-phase-terrain = ділянки моря
pc-phase-homes = рідні острови
pc-phase-dealing = роздача скарбів
pc-phase-opening = початок ходу
pc-phase-orders = накази
pc-phase-closing = кінець ходу
pc-phase-over = кінець гри

## Накази (PC-4.1)

pc-order-move = Хід
pc-order-explore = Розвідка
pc-order-shoot = Вогонь
pc-order-repair = Ремонт
pc-order-break-free = Вирватися

## Гравці за прапорами (PC-21.12)

pc-flag-red = Червоний
pc-flag-black = Чорний
pc-flag-blue = Синій
pc-flag-white = Білий

## Речі

pc-thing-home = рідний острів ({ $flag })
pc-thing-nothing = нічого
pc-thing-coin = монета
pc-thing-list = { $one }, { $other }
pc-thing-edge = край столу
pc-thing-number = { $name } { $number }
pc-thing-crew-of = { $name } ({ $nation })
