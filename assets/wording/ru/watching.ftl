## Что изменилось с тех пор, как капитан смотрел на стол

since-title = После ваших последних приказов
since-away = Любая клавиша или щелчок уберёт эту записку.
since-own = Ваши корабли: { $ships }
since-own-whole = Ваши корабли: без потерь.
since-theirs = Противник: { $ships }
since-theirs-whole = Противник: без потерь.
since-ship = { $ship }: { $what }
since-hull = корпус −{ $count }
since-guns = пушки −{ $count }
since-masts = мачты −{ $count }
since-crew = матросы −{ $count }
since-soldiers = солдаты −{ $count }
since-officers = офицеры −{ $count }
since-fire = пожар
since-fire-out = пожар потушен
since-aground = на мели
since-afloat = снялся с мели
since-panic = паника
since-steady = паника прошла
since-rudder = руль потерян
since-alongside = сцепился: { $ship }
since-volleys = Залпы: ваших { $own }, попаданий { $own_hits }; чужих { $other }, попаданий { $other_hits }
since-no-volleys = Никто не стрелял
since-points = очки: ваши { $own }, чужие { $other }

## Следы на воде

deed-toggle-wakes = Кильватерные следы прошлого хода: показать или скрыть
toast-wakes-on = Кильватерные следы показаны
toast-wakes-off = Кильватерные следы скрыты

## Вероятности до броска

odds-grapple = Крючья удержат: { $percent } %
odds-round = Раунд после этого стоит в среднем { $own } ваших и { $other } чужих; корабль сдастся: { $percent } %
odds-pierces = В среднем подействуют { $mean }; хотя бы одно: { $percent } %
odds-strikes = В среднем падут { $mean }; хотя бы один: { $percent } %
odds-steady = Команда устоит: { $percent } %
odds-fire-out = Пожар потушат: { $percent } %
odds-blows-up = Взорвётся: { $percent } %
odds-officer = Падёт офицер: { $percent } %
odds-against = { $ship } сейчас: { $odds }

## Повтор и возвращение

replay-eyes-open = Как видели все
replay-eyes-of = Глазами: { $player }
replay-eyes-why = Когда сражение окончено, его можно посмотреть глазами каждого капитана, с картами в его руках.
deed-replay-eyes = Повтор: чьими глазами
ribbon-from-here = Играть отсюда
ribbon-from-here-why = Всё после этой строки отменяется, если все согласны; это можно вернуть, пока не сделано ничего другого.
undo-consent-back-to = Вернуться к строке { $number } и играть оттуда? Всё, что было после неё, отменяется. Нужно согласие всех: { $players }.
verdict-legs = Две партии
verdict-legs-of = { $player }: { $first } + { $second }, вместе { $sum }
verdict-rematch = Реванш: стороны меняются
verdict-rematch-again = Новый матч: стороны меняются

## Что разложено на столе

about-points = Англия { $english }, Испания { $spanish }
about-turns =
    { $left ->
        [one] Ход { $turn }, остаётся { $left } ход
        [few] Ход { $turn }, остаётся { $left } хода
        [many] Ход { $turn }, остаётся { $left } ходов
       *[other] Ход { $turn }, остаётся { $left } хода
    }
