## «Легенды морей», что произошло: подготовка (DR-3)

dr-told-ocean-laid = Океан разложен, ряд 1 открыт
dr-told-box-filled = Коробочка { $row }: карты перемешаны
dr-told-card-laid = Новая карта, { $place }: { $card }
dr-told-bonus-dealt = { $by } получает два бонусных жетона
dr-told-bonus-kept = { $by } оставляет себе один из них
dr-told-first-player = { $by } ходит первым
dr-told-dock-stocked = { $by }, груз на причал: { $cargo }
dr-told-wind-in-hand = { $by }, золото в сундук за поздний ход: { $gold }
dr-told-level-up-granted = { $by } может повысить уровень карты до первого хода

## Ходы по кругу (DR-4, DR-12, DR-25)

dr-told-over = Игра окончена
dr-told-turn-began = Ход игрока: { $by }
dr-told-turn-ended = Ход окончен
dr-told-level-up-lapsed = { $by }: ни одна карта не повышается
dr-told-pirate-mode = { $by } поднимает чёрный флаг: пиратский режим
dr-told-trader = { $by }: торговый режим
dr-told-sails-lowered = { $by } спускает паруса
dr-told-cards-discarded = { $by } сбрасывает сыгранные карты
dr-told-draw-due = { $by }, взять карт: { $count } (бонус { $bonus }, предел { $limit }, на руке { $held })
dr-told-last-turns = { $by }: достижений достаточно, у остальных ещё по одному ходу
dr-told-last-turn-taken = { $by }: последний ход сделан
dr-told-phase = Далее: { $phase }

## Паруса и путь (DR-7, DR-8)

dr-told-sails-raised = { $by } поднимает паруса: { $sails }
dr-told-sailed = { $by } плывёт: { $place }
dr-told-stopped = { $by } останавливается: { $place }
dr-told-explored = { $by } исследует: { $place }
dr-told-repaired = { $by }: починено повреждений, { $count }
dr-told-coast-runner = { $by }: острова ряда { $row }, мимо которых пройдёт корабль, в этот ход приносят товары
dr-told-wake = { $by }: в этот ход враги на пройденных фрагментах горят
dr-told-flag-copied = { $by } копирует на этот ход чёрный флаг
dr-told-forts-ignored = { $by } в этот ход не смотрит на форты и гарнизоны
dr-told-island-passed = { $by } проходит мимо острова и получает товары: { $place }
dr-told-wake-burned = { $by }, огненный след: { $place }
dr-told-token-used = { $by } использует: { $upgrade }

## Товары (DR-5)

dr-told-rearranged = { $by } переставляет товары в трюмах
dr-told-shifted = { $by }, в другой трюм: { $good }
dr-told-unloaded = { $by }, выгрузка: { $good }
dr-told-sent-ashore = { $by } отправляет на остров, { $place }: груз { $cargo }, золото { $gold }
dr-told-produced = { $by }: производство, { $place }: груз { $cargo }, золото { $gold }
dr-told-jettisoned = { $by } сбрасывает за борт: груз { $cargo }, золото { $gold }
dr-told-booty = { $by }, { $zone }: груз { $cargo }, золото { $gold }
dr-told-goods-gained = { $by } получает: груз { $cargo }, золото { $gold }
dr-told-stowed-aboard = { $by }, на борт: { $good }
dr-told-stowed-ashore = { $by }, на остров: { $good }
dr-told-stowed-at-home = { $by }, на причал или в сундук: { $good }
dr-told-not-stowed = { $by }, обратно в запас: { $good }
dr-told-loaded = { $by } грузит: груз { $cargo }, золото { $gold }
dr-told-landed = { $by } выгружает: груз { $cargo }, золото { $gold }
dr-told-paid = { $by } платит: груз { $cargo }, золото { $gold }

## Моряки и их колоды (DR-12, DR-13)

dr-told-card-played = { $by } играет: { $card }
dr-told-levelled-up = { $by }: { $card }, уровень { $level }
dr-told-levelled-up-in-the-deck = { $by } повышает уровень карты в своей колоде
dr-told-levelled-up-secretly = { $by } повышает уровень карты на руке
dr-told-deck-shuffled = { $by } перемешивает сброс
dr-told-card-drawn = { $by } берёт карту: { $card }
dr-told-card-drawn-secretly = { $by } берёт карту
dr-told-card-kept = { $by } оставляет карту на руке
dr-told-nobody-levelled = { $by }: в колоде некого повышать

## Улучшения и модернизации (DR-10, DR-11)

dr-told-bought = { $by } покупает: { $advancement }
dr-told-traded = { $by } торгует, получено: { $advancement }
dr-told-advancement-taken = { $by } берёт из ящика { $row }: { $advancement }
dr-told-nothing-taken = { $by }: в ящике { $row } улучшений нет
dr-told-sleeved = { $by } вкладывает улучшение «{ $advancement }» в карту: { $card }
dr-told-upgrade = { $by }: модернизация корабля, { $upgrade }
dr-told-upgrade-returned = { $by } снимает модернизацию с корабля: { $upgrade }

## Острова (DR-16, DR-17)

dr-told-influence-replaced = { $by } замещает кубик, { $place }: { $other }
dr-told-influence-placed = { $by } размещает кубик: { $place }
dr-told-influence-lost = { $by }: влияние, которое негде разместить, { $count }
dr-told-control-gained = { $by } контролирует: { $place }
dr-told-control-lost = Больше никто не контролирует: { $place }
dr-told-permanent-placed = { $by }, постоянный кубик: { $place }
dr-told-building-returned = Обратно в запас, { $place }: { $building }
dr-told-built = { $by } строит, { $place }: { $building }

## Бой до его исхода (DR-18 — DR-21)

dr-told-cubes-taken = { $by }: из запаса, { $count }
dr-told-cubes-borrowed = { $by }: с острова, { $count }
dr-told-cubes-missing = { $by }: не хватило кубиков, { $count }
dr-told-to-act = Очередь: { $by }
dr-told-ability-used = { $by } использует свойство: { $card }
dr-told-passed = { $by } пасует
dr-told-passed-perforce = { $by } пасует: использовать нечего
dr-told-strength-gained = { $by } получает силу: { $count }
dr-told-strength-counted = Сила { $active } : { $other }
dr-told-won = { $by } побеждает в бою
dr-told-won-on-a-tie = { $by } побеждает: ничья за нападающим
dr-told-cubes-returned = { $by }: кубики в запас, { $count }
dr-told-battle-ended = Бой окончен
dr-told-attack-merchant = { $by } атакует торговое судно
dr-told-attack-ship = { $by } сражается с кораблём: { $enemy }
dr-told-attack-building = { $by } атакует: { $building }
dr-told-encounter-turned = { $cubes ->
    [one] Карта перевёрнута, { $merchant }: { $cubes } чёрный кубик
    [few] Карта перевёрнута, { $merchant }: { $cubes } чёрных кубика
    [many] Карта перевёрнута, { $merchant }: { $cubes } чёрных кубиков
   *[other] Карта перевёрнута, { $merchant }: { $cubes } чёрного кубика
}
dr-told-committed = { $cannons ->
    [one] { $by }: стреляет { $cannons } пушка
    [few] { $by }: стреляют { $cannons } пушки
    [many] { $by }: стреляют { $cannons } пушек
   *[other] { $by }: стреляют { $cannons } пушки
}
dr-told-extra-buildings = { $by }: кубики за здания, { $count }
dr-told-extra-harbour = { $by }: кубики гавани, { $count }
dr-told-extra-last-turn = { $by }: кубики после последнего хода, { $count }
dr-told-extra-merchant = { $by }: кубики по карте, { $count }
dr-told-extra-defence = { $by }: кубики защиты, { $count }
dr-told-extra-explosion = { $by }: кубики от взрыва, { $count }
dr-told-extra-ability = { $by }: кубики от свойства, { $count }

## Кубики в башне и лотке (DR-22)

dr-told-cube-came = { $by }: { $zone }
dr-told-cube-knocked = { $by }, сдвинут: { $from } » { $to }
dr-told-cube-put-down = { $by }, положен после десяти бросков: { $zone }
dr-told-cube-moved = { $by }, перемещён: { $from } » { $to }
dr-told-cube-removed = { $by }, убран: { $zone }
dr-told-cubes-dropped = { $count ->
    [one] В корабль падает { $count } кубик
    [few] В корабль падают { $count } кубика
    [many] В корабль падают { $count } кубиков
   *[other] В корабль падает { $count } кубика
}
dr-told-sent-up-again = { $count ->
    [one] Перебрасывается { $count } кубик
    [few] Перебрасываются { $count } кубика
    [many] Перебрасываются { $count } кубиков
   *[other] Перебрасывается { $count } кубика
}
dr-told-exploded = { $count ->
    [one] Взрывается { $count } кубик
    [few] Взрываются { $count } кубика
    [many] Взрываются { $count } кубиков
   *[other] Взрывается { $count } кубика
}

## Исход боя (DR-23)

dr-told-damaged = { $by }: повреждения { $count }
dr-told-building-removed = Уничтожено: { $building }
dr-told-trade-mode = { $by }: снова торговый режим
dr-told-damage-spared = { $by }: убрано повреждений, { $count }
dr-told-encounter-won = { $by } забирает карту торгового судна
dr-told-encounter-buried = Карта торгового судна убрана под низ
dr-told-sank = { $by }: корабль тонет, потеряно золота: { $gold }

## Достижения (DR-24)

dr-told-legend = { $by }, Легенда: { $wins } из 4
dr-told-sea-dogs = { $by }, Морские волки: { $sailors } из 3
dr-told-explorer = { $by }, Исследователь: { $tiles } из { $goal }
dr-told-explorer-given-up = { $by }: достижение «Исследователь» уже не получить
dr-told-achieved-legend = { $by }: Легенда
dr-told-achieved-terror = { $by }: Гроза морей
dr-told-achieved-capitalist = { $by }: Капиталист, в сундуке не меньше 30 золота
dr-told-achieved-sea-dogs = { $by }: Морские волки, три моряка высшего уровня
dr-told-achieved-first-rate = { $by }: Судно первого класса, четыре модернизации
dr-told-achieved-builder = { $by }: Строитель, пять зданий
dr-told-achieved-settler = { $by }: Поселенец, шесть постоянных кубиков
dr-told-achieved-explorer = { $by }: Исследователь
dr-told-achieved-master-trader = { $by }: Искусный торговец, возвращено 12 груза

## Конец (DR-26, DR-27)

dr-told-scored = { $category }, золото: { $all }
dr-told-island-scored = { $island } ({ $place }): { $all }
dr-told-tie-to-break = Больше всего золота сразу у нескольких. По кубику за каждую пушку: { $all }
dr-told-tie-counted = Сила в споре за победу: { $all }
dr-told-game-won = { $by }: победа в игре, золота: { $gold }
