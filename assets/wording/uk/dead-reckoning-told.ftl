## Dead Reckoning, що сталося: підготовка (DR-3)

dr-told-ocean-laid = Океан розкладено, ряд 1 відкрито
dr-told-box-filled = Коробка { $row }: карти перемішано
dr-told-card-laid = Нова карта, { $place }: { $card }
dr-told-bonus-dealt = { $by } отримує два бонусні жетони
dr-told-bonus-kept = { $by } лишає собі один із них
dr-told-first-player = { $by } ходить першим
dr-told-dock-stocked = { $by }, вантаж на причал: { $cargo }
dr-told-wind-in-hand = { $by }, золото до скрині за пізнішу чергу: { $gold }
dr-told-level-up-granted = { $by } може підвищити рівень карти до першого ходу

## Ходи по колу (DR-4, DR-12, DR-25)

dr-told-over = Гру закінчено
dr-told-turn-began = Хід гравця: { $by }
dr-told-turn-ended = Хід закінчено
dr-told-level-up-lapsed = { $by }: жодна карта не підвищується
dr-told-pirate-mode = { $by }: піратський режим
dr-told-trader = { $by }: торговельний режим
dr-told-sails-lowered = { $by } спускає вітрила
dr-told-cards-discarded = { $by } скидає зіграні карти
dr-told-draw-due = { $by }, узяти карт: { $count } (бонус { $bonus }, ліміт { $limit }, у руці { $held })
dr-told-last-turns = { $by }: досягнень досить, у решти ще по одному ходу
dr-told-last-turn-taken = { $by }: останній хід зроблено
dr-told-phase = Далі: { $phase }

## Вітрила і шлях (DR-7, DR-8)

dr-told-sails-raised = { $by } піднімає вітрила: { $sails }
dr-told-sailed = { $by } пливе: { $place }
dr-told-stopped = { $by } зупиняється: { $place }
dr-told-explored = { $by } досліджує: { $place }
dr-told-repaired = { $by }: полагоджено пошкоджень, { $count }
dr-told-coast-runner = { $by }: острови ряду { $row }, повз які пройде корабель, цього ходу дають товари
dr-told-wake = { $by }: цього ходу вороги на пройдених фрагментах горять
dr-told-flag-copied = { $by } копіює на цей хід чорний прапор
dr-told-forts-ignored = { $by } цього ходу не зважає на форти й гарнізони
dr-told-island-passed = { $by } проходить повз острів і отримує товари: { $place }
dr-told-wake-burned = { $by }, вогненний слід: { $place }
dr-told-token-used = { $by } застосовує: { $upgrade }

## Товари (DR-5)

dr-told-rearranged = { $by } переставляє товари в трюмах
dr-told-shifted = { $by }, в інший трюм: { $good }
dr-told-unloaded = { $by }, вивантаження: { $good }
dr-told-sent-ashore = { $by } надсилає на острів, { $place }: вантаж { $cargo }, золото { $gold }
dr-told-produced = { $by }: виробництво, { $place }: вантаж { $cargo }, золото { $gold }
dr-told-jettisoned = { $by } скидає за борт: вантаж { $cargo }, золото { $gold }
dr-told-booty = { $by }, { $zone }: вантаж { $cargo }, золото { $gold }
dr-told-goods-gained = { $by } отримує: вантаж { $cargo }, золото { $gold }
dr-told-stowed-aboard = { $by }, на борт: { $good }
dr-told-stowed-ashore = { $by }, на острів: { $good }
dr-told-stowed-at-home = { $by }, на причал або у скриню: { $good }
dr-told-not-stowed = { $by }, назад у запас: { $good }
dr-told-loaded = { $by } завантажує: вантаж { $cargo }, золото { $gold }
dr-told-landed = { $by } розвантажує: вантаж { $cargo }, золото { $gold }
dr-told-paid = { $by } платить: вантаж { $cargo }, золото { $gold }

## Моряки та їхні колоди (DR-12, DR-13)

dr-told-card-played = { $by } грає: { $card }
dr-told-levelled-up = { $by }: { $card }, рівень { $level }
dr-told-levelled-up-in-the-deck = { $by } підвищує рівень карти у своїй колоді
dr-told-levelled-up-secretly = { $by } підвищує рівень карти в руці
dr-told-deck-shuffled = { $by } перемішує скид
dr-told-card-drawn = { $by } бере карту: { $card }
dr-told-card-drawn-secretly = { $by } бере карту
dr-told-card-kept = { $by } лишає карту в руці
dr-told-nobody-levelled = { $by }: у колоді нікого підвищувати

## Покращення та модернізації (DR-10, DR-11)

dr-told-bought = { $by } купує: { $advancement }
dr-told-traded = { $by } торгує, отримано: { $advancement }
dr-told-advancement-taken = { $by } бере з коробки { $row }: { $advancement }
dr-told-nothing-taken = { $by }: у коробці { $row } покращень немає
dr-told-sleeved = { $by } вкладає покращення «{ $advancement }» у карту: { $card }
dr-told-upgrade = { $by } модернізує корабель: { $upgrade }
dr-told-upgrade-returned = { $by } знімає модернізацію з корабля: { $upgrade }

## Острови (DR-16, DR-17)

dr-told-influence-replaced = { $by } заміщує кубик, { $place }: { $other }
dr-told-influence-placed = { $by } розміщує кубик: { $place }
dr-told-influence-lost = { $by }: вплив, який ніде розмістити, { $count }
dr-told-control-gained = { $by } контролює: { $place }
dr-told-control-lost = Більше ніхто не контролює: { $place }
dr-told-permanent-placed = { $by }, постійний кубик: { $place }
dr-told-building-returned = Назад до запасу, { $place }: { $building }
dr-told-built = { $by } будує, { $place }: { $building }

## Бій до його завершення (DR-18 — DR-21)

dr-told-cubes-taken = { $by }: із запасу, { $count }
dr-told-cubes-borrowed = { $by }: з острова, { $count }
dr-told-cubes-missing = { $by }: забракло кубиків, { $count }
dr-told-to-act = Черга: { $by }
dr-told-ability-used = { $by } застосовує властивість: { $card }
dr-told-passed = { $by } пасує
dr-told-passed-perforce = { $by } пасує: застосувати нічого
dr-told-strength-gained = { $by } отримує силу: { $count }
dr-told-strength-counted = Сила { $active } : { $other }
dr-told-won = { $by } перемагає в бою
dr-told-won-on-a-tie = { $by } перемагає: нічия за нападником
dr-told-cubes-returned = { $by }: кубики в запас, { $count }
dr-told-battle-ended = Бій закінчено
dr-told-attack-merchant = { $by } атакує торговельний корабель
dr-told-attack-ship = { $by } б’ється з кораблем: { $enemy }
dr-told-attack-building = { $by } атакує: { $building }
dr-told-encounter-turned = { $cubes ->
    [one] Карту перевернуто, { $merchant }: { $cubes } чорний кубик
    [few] Карту перевернуто, { $merchant }: { $cubes } чорні кубики
    [many] Карту перевернуто, { $merchant }: { $cubes } чорних кубиків
   *[other] Карту перевернуто, { $merchant }: { $cubes } чорного кубика
}
dr-told-committed = { $cannons ->
    [one] { $by }: стріляє { $cannons } гармата
    [few] { $by }: стріляють { $cannons } гармати
    [many] { $by }: стріляють { $cannons } гармат
   *[other] { $by }: стріляють { $cannons } гармати
}
dr-told-extra-buildings = { $by }: кубики за будівлі, { $count }
dr-told-extra-harbour = { $by }: кубики гавані, { $count }
dr-told-extra-last-turn = { $by }: кубики після останнього ходу, { $count }
dr-told-extra-merchant = { $by }: кубики за картою, { $count }
dr-told-extra-defence = { $by }: кубики захисту, { $count }
dr-told-extra-explosion = { $by }: кубики від вибуху, { $count }
dr-told-extra-ability = { $by }: кубики від властивості, { $count }

## Кубики у вежі та лотку (DR-22)

dr-told-cube-came = { $by }: { $zone }
dr-told-cube-knocked = { $by }, зсунуто: { $from } » { $to }
dr-told-cube-put-down = { $by }, покладено після десяти кидків: { $zone }
dr-told-cube-moved = { $by }, переміщено: { $from } » { $to }
dr-told-cube-removed = { $by }, прибрано: { $zone }
dr-told-cubes-dropped = { $count ->
    [one] У корабель падає { $count } кубик
    [few] У корабель падають { $count } кубики
    [many] У корабель падають { $count } кубиків
   *[other] У корабель падає { $count } кубика
}
dr-told-sent-up-again = { $count ->
    [one] Перекидається { $count } кубик
    [few] Перекидаються { $count } кубики
    [many] Перекидаються { $count } кубиків
   *[other] Перекидається { $count } кубика
}
dr-told-exploded = { $count ->
    [one] Вибухає { $count } кубик
    [few] Вибухають { $count } кубики
    [many] Вибухають { $count } кубиків
   *[other] Вибухає { $count } кубика
}

## Наслідки бою (DR-23)

dr-told-damaged = { $by }: пошкодження { $count }
dr-told-building-removed = Знищено: { $building }
dr-told-trade-mode = { $by }: знову торговельний режим
dr-told-damage-spared = { $by }: прибрано пошкоджень, { $count }
dr-told-encounter-won = { $by } забирає карту торговельного корабля
dr-told-encounter-buried = Карту торговельного корабля прибрано на спід
dr-told-sank = { $by }: корабель тоне, втрачено золота: { $gold }

## Досягнення (DR-24)

dr-told-legend = { $by }, Легенда: { $wins } із 4
dr-told-sea-dogs = { $by }, Морські вовки: { $sailors } з 3
dr-told-explorer = { $by }, Дослідник: { $tiles } з { $goal }
dr-told-explorer-given-up = { $by }: досягнення «Дослідник» уже не здобути
dr-told-achieved-legend = { $by }: Легенда
dr-told-achieved-terror = { $by }: Гроза морів
dr-told-achieved-capitalist = { $by }: Капіталіст, у скрині щонайменше 30 золота
dr-told-achieved-sea-dogs = { $by }: Морські вовки, троє моряків найвищого рівня
dr-told-achieved-first-rate = { $by }: Судно першого класу, чотири модернізації
dr-told-achieved-builder = { $by }: Будівничий, п’ять будівель
dr-told-achieved-settler = { $by }: Поселенець, шість постійних кубиків
dr-told-achieved-explorer = { $by }: Дослідник
dr-told-achieved-master-trader = { $by }: Вправний торговець, повернуто 12 вантажу

## Кінець (DR-26, DR-27)

dr-told-scored = { $category }, золото: { $all }
dr-told-island-scored = { $island } ({ $place }): { $all }
dr-told-tie-to-break = Найбільше золота одразу в кількох. По кубику за кожну гармату: { $all }
dr-told-tie-counted = Сила в суперечці за перемогу: { $all }
dr-told-game-won = { $by }: перемога в грі, золота: { $gold }
