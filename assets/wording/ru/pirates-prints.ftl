## Пираты Багрового берега: что напечатано на картах

pc-print-link = Связь: { $name }
pc-print-no-space = Не занимает места в трюме.

## Что говорят вещи на столе

pc-tale-name = { $name }
pc-tale-sea = Открытое море, { $wide } × { $high } мм
pc-tale-unit = { $flag }: { $name }
pc-tale-keyword = { $keyword }: { $why }
pc-tale-masts = Мачты: { $now } из { $most }
pc-tale-tentacles = Щупальца: { $now } из { $most }
pc-tale-flags = Флаги: { $now } из { $most }
pc-tale-derelict = Остов без мачт
pc-tale-move = Ход { $segments }
pc-tale-cannons = Пушки с носа: { $cannons }
pc-tale-cargo = Трюм: { $used } из { $most }
pc-tale-spaces = { $most ->
    [one] { $most } место в трюме
    [few] { $most } места в трюме
    [many] { $most } мест в трюме
   *[other] { $most } места в трюме
}
pc-tale-crew-down = { $count ->
    [one] { $count } карта экипажа лежит рубашкой вверх
    [few] { $count } карты экипажа лежат рубашкой вверх
    [many] { $count } карт экипажа лежат рубашкой вверх
   *[other] { $count } карты экипажа лежат рубашкой вверх
}
pc-tale-coins-down = { $count ->
    [one] { $count } монета лежит лицом вниз
    [few] { $count } монеты лежат лицом вниз
    [many] { $count } монет лежат лицом вниз
   *[other] { $count } монеты лежат лицом вниз
}
pc-tale-docked = У причала: { $island }
pc-tale-on-island = Стоит здесь: { $island }
pc-tale-lost = Потерялся в тумане
pc-tale-entangled = Запутался в водорослях
pc-tale-ghost = В этот ход призрак: идёт сквозь всё
pc-tale-tows = Ведёт на буксире: { $other }
pc-tale-towed = На буксире: { $tower }
pc-tale-pinned = Прижат: { $by }
pc-tale-embraces = Обхватил: { $ship }
pc-tale-embraced = Обхвачен: { $by }
pc-tale-waits = Ждёт за краем стола
pc-tale-going-down = Идёт ко дну
pc-tale-silenced = В этот ход без свойств
pc-tale-smoked = Свойства экипажа не действуют
pc-tale-slowed = В этот ход идёт не дальше S
pc-tale-chained = В следующий ход без приказа «Ход»
pc-tale-untouchable = Переговоры: в этот ход его никто не трогает
pc-tale-stays = Пропускает ход
pc-tale-given = Приказы этого хода: { $orders }
pc-tale-mast = { $ship }, мачта { $number } с носа
pc-tale-cannon = Пушка { $rank }, дальность { $range }
pc-tale-mast-gone = Мачты больше нет
pc-tale-factor = Число этого хода: { $factor }
pc-tale-wreck = Обломок корабля
pc-tale-wreck-why = Лежит до конца игры и останавливает любой корабль.
pc-tale-counters = { $count ->
    [one] Здесь { $count } закрытый жетон
    [few] Здесь { $count } закрытых жетона
    [many] Здесь { $count } закрытых жетонов
   *[other] Здесь { $count } закрытого жетона
}
pc-tale-pennant = Здесь побывал: { $flag }
pc-tale-seen = Осталось в ход { $turn }: { $what }
pc-tale-stale = С тех пор здесь побывал кто-то ещё
pc-tale-bank = Золото дома: { $flag }
pc-tale-gold = Золото: { $gold }
pc-tale-mark = В зачёт победы: { $gold }, нужно: { $mark }
pc-tale-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
pc-tale-secret = Что на другой стороне, знает только капитан
pc-tale-face-down = Для всех остальных лежит рубашкой вверх
pc-tale-crew-back = Карта экипажа рубашкой вверх
pc-tale-treasure-back = Сокровище лицом вниз
pc-tale-ghost-here = Корабль остановится здесь
pc-tale-ruler = Линейка { $ruler }: { $length } мм

## Колоды на листе со всеми картами

pc-deck-units = Корабли, кракены и форты
pc-deck-crew = Экипаж
