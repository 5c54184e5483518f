## What lies on the table of a whole game of Dead Reckoning says of itself

dr-os1 = Торговый путь
dr-os2 = Долгая зыбь
dr-os3 = Конские широты
dr-os4 = Саргассы
dr-thing-tile = { $name }
dr-thing-unexplored = Неизведанное море
dr-thing-unexplored-note = Кто здесь остановится, открывает фрагмент; раз за ход (DR-8.7, DR-8.8)
dr-thing-produces = Производит: { $goods } (DR-15.21)
dr-thing-slots = Ячейки влияния: { $slots }, пустых: { $empty } (DR-17.1)
dr-thing-control = Контролирует: { $by } (DR-17.7)
dr-thing-no-control = Не контролирует никто (DR-17.7)
dr-thing-points = Золото в конце, по кубикам: { $points } (DR-26.10)
dr-thing-hand = Предел руки +1 тому, кто контролирует (DR-12.9)
dr-thing-open-sea = Открытое море. Острова, куда смотрят стрелки, производят больше: { $good } (DR-15.21)
dr-thing-harbour = Гавань
dr-thing-harbour-note = Здесь грузят с причала и из сундука (DR-5.6); у атакованного здесь корабля на 4 кубика больше (DR-20.4)
dr-thing-price = Цена грузом с борта: { $cost } (DR-10.3)
dr-thing-merchant = Торговое судно: можно торговать (DR-10.8) или напасть (DR-10.9)
dr-thing-merchant-cubes = Чёрных кубиков: { $count } (DR-19.2)
dr-thing-box = Коробочка улучшений ряда { $row }, карт в ней: { $count } (DR-3.9)
dr-thing-influence = Влияние: { $by } (DR-17.1)
dr-thing-influence-cubes = Кубиков в ячейках: { $cubes }, постоянных: { $permanent }, пустых ячеек: { $empty }
dr-thing-ranked = Место: { $rank }, золота: { $gold } (DR-26.13)
dr-thing-imaginary = Воображаемый игрок: кубиков { $count }, по одному в каждой пустой ячейке (DR-26.11)
dr-thing-imaginary-note = Занимает место и участвует в ничьих наравне со всеми, но ничего не получает (DR-26.14, DR-30.18)
dr-thing-goods = Товары на берегу (DR-5.7)
dr-thing-walls = Не пускает других на остров (DR-16.6); кубиков защиты: { $count } (DR-21.3)
dr-thing-shore = Повреждения другим, кто входит: { $count } (DR-16.9)
dr-thing-outpost = Производство здесь даёт больше: { $goods } (DR-16.8)
dr-thing-worth = Золота в конце: { $gold } (DR-26.1)
dr-thing-reached = Достигнуто: { $by }
dr-thing-ship = Корабль: { $by }
dr-thing-pirate = Пират: закрывает остров для других (DR-9.9)
dr-thing-trader = Торговец: сражаться с ним не обязан никто (DR-9.1)
dr-thing-ship-state = Паруса: { $sails }, повреждения: { $damage }, пушек готово: { $cannons } (DR-7.1, DR-18.4, DR-23.2)
dr-thing-hold = Товаров в нём: { $units } из { $room } (DR-5.3)
dr-thing-dock = Док: { $by }
dr-thing-dock-cargo = Груза в нём: { $cargo } (DR-5.6)
dr-thing-chest = Сундук: { $by }
dr-thing-chest-gold = Золота в нём, это знаете только вы: { $gold } (DR-30.1)
dr-thing-chest-closed = Что в нём, знает только владелец (DR-30.1)
dr-thing-supply = Кубиков в запасе, { $by }: { $count }
dr-thing-level-up = Можно повысить уровень: { $by } (DR-13.1)
dr-thing-level-up-note = Щелчок: этот капитан подойдёт к окну и повысит уровень карты, в любое время (DR-30.15)
dr-thing-deck = Колода, { $by }: { $count }
dr-thing-deck-note = Как она лежит, не знает никто (DR-30.1)
dr-thing-discard = Сброс, { $by }: { $count }
dr-thing-held = На руке, { $by }: { $count } (DR-12.9)
dr-thing-sailor = { $name }, уровень { $level } (DR-13.3)
dr-thing-sleeved = В протекторе: { $name } (DR-11.2)
dr-thing-aside = Отложено: в конце хода его вложат в протектор (DR-11.8)
dr-thing-cup = Стаканчик: { $by }
dr-thing-ready = Кубики готовых пушек: { $count } (DR-18.12)
dr-thing-ready-note = Положите в стаканчик те, что должны стрелять, и щёлкните по нему; или скажите на листе.

## Достижения (DR-24)

dr-mark-legend = Легенда
dr-mark-legend-needs = Выиграть четыре боя (DR-24.5)
dr-mark-sea-dogs = Морские волки
dr-mark-sea-dogs-needs = Три моряка 4-го уровня (DR-24.6)
dr-mark-terror = Гроза морей
dr-mark-terror-needs = Потопить корабль игрока (DR-24.7)
dr-mark-builder = Строитель
dr-mark-builder-needs = Контролировать пять зданий (DR-24.8)
dr-mark-capitalist = Капиталист
dr-mark-capitalist-needs = 30 золота в сундуке (DR-24.9)
dr-mark-settler = Поселенец
dr-mark-settler-needs = Шесть постоянных кубиков (DR-24.10)
dr-mark-first-rate = Судно первого класса
dr-mark-first-rate-needs = Четыре модернизации корабля (DR-24.11)
dr-mark-explorer = Исследователь
dr-mark-explorer-needs = Исследовать фрагменты океана (DR-24.12)
dr-mark-master-trader = Искусный торговец
dr-mark-master-trader-needs = Вернуть двенадцать груза разом (DR-24.13)

## Колоды на листе со всеми картами

dr-deck-sailors = Моряки
dr-deck-merchants = Торговые суда
