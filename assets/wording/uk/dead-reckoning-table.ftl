## What lies on the table of a whole game of Dead Reckoning says of itself

dr-os1 = Торговельний шлях
dr-os2 = Довга хвиля
dr-os3 = Кінські широти
dr-os4 = Саргаси
dr-thing-tile = { $name }
dr-thing-unexplored = Незвідане море
dr-thing-unexplored-note = Хто тут зупиниться, відкриває фрагмент; раз за хід (DR-8.7, DR-8.8)
dr-thing-produces = Виробляє: { $goods } (DR-15.21)
dr-thing-slots = Комірки впливу: { $slots }, порожніх: { $empty } (DR-17.1)
dr-thing-control = Контролює: { $by } (DR-17.7)
dr-thing-no-control = Ніхто не контролює (DR-17.7)
dr-thing-points = Золото наприкінці, за кубиками: { $points } (DR-26.10)
dr-thing-hand = Ліміт руки +1 тому, хто контролює (DR-12.9)
dr-thing-open-sea = Відкрите море. Острови, куди вказують стрілки, виробляють більше: { $good } (DR-15.21)
dr-thing-harbour = Гавань
dr-thing-harbour-note = Тут завантажують із причалу та зі скрині (DR-5.6); атакований тут корабель має на 4 кубики більше (DR-20.4)
dr-thing-price = Ціна вантажем із борту: { $cost } (DR-10.3)
dr-thing-merchant = Торговельний корабель: можна торгувати (DR-10.8) або напасти (DR-10.9)
dr-thing-merchant-cubes = Чорних кубиків: { $count } (DR-19.2)
dr-thing-box = Коробка покращень ряду { $row }, карт у ній: { $count } (DR-3.9)
dr-thing-influence = Вплив: { $by } (DR-17.1)
dr-thing-influence-cubes = Кубиків у комірках: { $cubes }, постійних: { $permanent }, порожніх комірок: { $empty }
dr-thing-ranked = Місце: { $rank }, золота: { $gold } (DR-26.13)
dr-thing-imaginary = Уявний гравець: кубиків { $count }, по одному в кожній порожній комірці (DR-26.11)
dr-thing-imaginary-note = Посідає місце й ділить його нарівні з усіма, але нічого не отримує (DR-26.14, DR-30.18)
dr-thing-goods = Товари на березі (DR-5.7)
dr-thing-walls = Не пускає інших на острів (DR-16.6); кубиків захисту: { $count } (DR-21.3)
dr-thing-shore = Пошкодження іншим, хто заходить: { $count } (DR-16.9)
dr-thing-outpost = Виробництво тут дає більше: { $goods } (DR-16.8)
dr-thing-worth = Золота наприкінці: { $gold } (DR-26.1)
dr-thing-reached = Досягнуто: { $by }
dr-thing-ship = Корабель: { $by }
dr-thing-pirate = Пірат: закриває острів для інших (DR-9.9)
dr-thing-trader = Торговець: битися з ним не мусить ніхто (DR-9.1)
dr-thing-ship-state = Вітрила: { $sails }, пошкодження: { $damage }, гармат готово: { $cannons } (DR-7.1, DR-18.4, DR-23.2)
dr-thing-hold = Товарів у ньому: { $units } з { $room } (DR-5.3)
dr-thing-dock = Док: { $by }
dr-thing-dock-cargo = Вантажу в ньому: { $cargo } (DR-5.6)
dr-thing-chest = Скриня: { $by }
dr-thing-chest-gold = Золота в ній, це знаєте лише ви: { $gold } (DR-30.1)
dr-thing-chest-closed = Що в ній, знає лише власник (DR-30.1)
dr-thing-supply = Кубиків у запасі, { $by }: { $count }
dr-thing-level-up = Можна підвищити рівень: { $by } (DR-13.1)
dr-thing-level-up-note = Клацання: цей капітан підійде до вікна й підвищить рівень карти, будь-коли (DR-30.15)
dr-thing-deck = Колода, { $by }: { $count }
dr-thing-deck-note = Як вона лежить, не знає ніхто (DR-30.1)
dr-thing-discard = Скид, { $by }: { $count }
dr-thing-held = У руці, { $by }: { $count } (DR-12.9)
dr-thing-sailor = { $name }, рівень { $level } (DR-13.3)
dr-thing-sleeved = У протекторі: { $name } (DR-11.2)
dr-thing-aside = Відкладено: наприкінці ходу його вкладуть у протектор (DR-11.8)
dr-thing-cup = Стаканчик: { $by }
dr-thing-ready = Кубики готових гармат: { $count } (DR-18.12)
dr-thing-ready-note = Покладіть у стаканчик ті, що мають стріляти, і клацніть по ньому; або скажіть на аркуші.

## Досягнення (DR-24)

dr-mark-legend = Легенда
dr-mark-legend-needs = Виграти чотири бої (DR-24.5)
dr-mark-sea-dogs = Морські вовки
dr-mark-sea-dogs-needs = Три моряки 4-го рівня (DR-24.6)
dr-mark-terror = Гроза морів
dr-mark-terror-needs = Потопити корабель гравця (DR-24.7)
dr-mark-builder = Будівничий
dr-mark-builder-needs = Контролювати п’ять будівель (DR-24.8)
dr-mark-capitalist = Капіталіст
dr-mark-capitalist-needs = 30 золота у скрині (DR-24.9)
dr-mark-settler = Поселенець
dr-mark-settler-needs = Шість постійних кубиків (DR-24.10)
dr-mark-first-rate = Судно першого класу
dr-mark-first-rate-needs = Чотири модернізації корабля (DR-24.11)
dr-mark-explorer = Дослідник
dr-mark-explorer-needs = Досліджувати фрагменти океану (DR-24.12)
dr-mark-master-trader = Вправний торговець
dr-mark-master-trader-needs = Повернути дванадцять вантажу одразу (DR-24.13)

## Колоди на аркуші з усіма картами

dr-deck-sailors = Моряки
dr-deck-merchants = Торговельні кораблі
