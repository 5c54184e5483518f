## Dead Reckoning: хто і що

dr-purple = Фіолетовий
dr-green = Зелений
dr-blue = Синій
dr-yellow = Жовтий
dr-black = Торговельний корабель
dr-sa-cap = капітан
dr-sa-bos = боцман
dr-sa-pur = скарбник
dr-sa-mat = старпом
dr-sa-pir = пірат
dr-sa-gun = канонір
dr-sa-dec = матрос
dr-sa-cab = юнга
dr-fort = форт
dr-garrison = гарнізон
dr-outpost = форпост
dr-cargo = вантаж
dr-gold = золото
dr-hold-a = перший трюм
dr-hold-b = другий трюм
dr-hold-c = третій трюм
dr-hold-d = четвертий трюм

## Торговельні кораблі та модернізації

dr-e1-01 = Шлюп з устрицями
dr-e1-02 = Бриг із сіллю
dr-e1-03 = Люгер із ромом
dr-e1-04 = Кеч з оселедцями
dr-e1-05 = Поштовий пакетбот
dr-e2-01 = Бригантина із цукром
dr-e2-02 = Флейт із лісом
dr-e2-03 = Пінас із шовком
dr-e2-04 = Хой із порохом
dr-e2-05 = Карака з прянощами
dr-e3-01 = Галеон із какао
dr-e3-02 = Озброєний індієць
dr-e3-03 = Шебека з перлами
dr-e3-04 = Яхта губернатора
dr-e3-05 = Шнява з кавою
dr-e4-01 = Галеон зі скарбами
dr-e4-02 = Фрегат зі сріблом
dr-e4-03 = Королівський пакетбот
dr-e4-04 = Флагман компанії
dr-ub-1 = Розширення трюму
dr-ub-2 = Фальконети
dr-ub-3 = Ліселі
dr-ub-4 = Теслярня
dr-ub-5 = Вантажна стріла
dr-ua-1 = Глибокий трюм
dr-ua-2 = Гарматна палуба
dr-ua-3 = Повне оснащення
dr-ua-4 = Велика каюта

## Де лежить кубик (DR-22)

dr-zone-ex = вибух
dr-zone-s1a = сила 1, середина
dr-zone-s1b = сила 1, ближня
dr-zone-s1c = сила 1, ліворуч
dr-zone-s1d = сила 1, край
dr-zone-s2 = сила 2
dr-zone-go = здобич: 2 золота
dr-zone-ca = здобич: 1 вантаж
dr-zone-mi = здобич: вантаж і золото
dr-zone-ch = здобич: будь-які 2 товари
dr-zone-da = пошкодження, середина
dr-zone-db = пошкодження, кут
dr-lie-ridge = на виступі
dr-lie-stack = на інших кубиках
dr-lie-out = за краєм лотка
dr-lie-tower = усередині корабля
dr-lie-unsettled = так і не ліг

## Кроки бою (DR-18.8)

dr-phase-declare = оголошення бою
dr-phase-commit = кубики нападника
dr-phase-answer = відповідь оборонця
dr-phase-drop = кидок кубиків
dr-phase-abilities = бойові властивості
dr-phase-aftermath = здобич, пошкодження, перемога
dr-phase-over = кінець

## Бойові властивості (DR-15.4)

dr-ability-drop-cubes = { $count ->
    [one] Киньте { $count } кубик
    [few] Киньте { $count } кубики
    [many] Киньте { $count } кубиків
   *[other] Киньте { $count } кубика
}
dr-ability-drop-per-helm = Киньте по 1 кубику за кожен штурвал на цій карті
dr-ability-strength = Отримайте силу: { $count }
dr-ability-remove = Приберіть свій кубик: ворожому кораблю 1 пошкодження, на ваш { $gold } золота
dr-ability-move = Перемістіть будь-який кубик у сусідню зону
dr-ability-move-or-explode = Перемістіть будь-який кубик у сусідню зону або у вибух
dr-ability-draw = Візьміть карту: зігравши її, киньте по кубику за гармату
dr-ability-on-victory = Після перемоги: { $what }
dr-part-damage = пошкодження ворожому кораблю: { $count }
dr-part-cargo = вантаж: { $count }
dr-part-gold = золото: { $count }
dr-part-gold-per-helm = по 1 золоту за кожен штурвал на цій карті
dr-part-not-at-buildings = не проти будівель
dr-part-nothing = нічого більше
dr-parts-both = { $one }, { $other }
dr-odds-zones = Зі 100 кубиків лягають: сила 2 — { $strong }, сила 1 — { $weak }, здобич — { $booty }, пошкодження — { $damage }, вибух — { $explosion }
dr-odds-strength = Кубик дає в середньому { $strength } сили, рахуючи вибухи
dr-ability-less-damage = Після перемоги: на 1 пошкодження менше

## Що сталося

dr-told-attack-merchant = { $by } атакує торговельний корабель
dr-told-attack-ship = { $by } б’ється з кораблем: { $enemy }
dr-told-attack-building = { $by } атакує: { $building }
dr-told-encounter-turned = { $cubes ->
    [one] Карту перевернуто, { $merchant }: { $cubes } чорний кубик
    [few] Карту перевернуто, { $merchant }: { $cubes } чорні кубики
    [many] Карту перевернуто, { $merchant }: { $cubes } чорних кубиків
   *[other] Карту перевернуто, { $merchant }: { $cubes } чорного кубика
}
dr-told-phase = Далі: { $phase }
dr-told-over = Гру закінчено
dr-told-card-played = { $by } грає: { $card }
dr-told-levelled-up = { $by }: { $card }, рівень { $level }
dr-told-levelled-up-secretly = { $by } підвищує рівень карти в руці
dr-told-rearranged = { $by } переставляє товари в трюмах
dr-told-jettisoned = { $by } скидає за борт: вантаж { $cargo }, золото { $gold }
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
dr-told-cubes-taken = { $by }: із запасу, { $count }
dr-told-cubes-borrowed = { $by }: з острова, { $count }
dr-told-cubes-missing = { $by }: забракло кубиків, { $count }
dr-told-cubes-dropped = { $count ->
    [one] У корабель падає { $count } кубик
    [few] У корабель падають { $count } кубики
    [many] У корабель падають { $count } кубиків
   *[other] У корабель падає { $count } кубика
}
dr-told-cube-came = { $by }: { $zone }
dr-told-cube-knocked = { $by }, зсунуто: { $from } » { $to }
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
dr-told-cube-put-down = { $by }, покладено після десяти кидків: { $zone }
dr-told-to-act = Черга: { $by }
dr-told-ability-used = { $by } застосовує властивість: { $card }
dr-told-passed = { $by } пасує
dr-told-passed-perforce = { $by } пасує: застосувати нічого
dr-told-strength-gained = { $by } отримує силу: { $count }
dr-told-cube-moved = { $by }, переміщено: { $from } » { $to }
dr-told-cube-removed = { $by }, прибрано: { $zone }
dr-told-deck-shuffled = { $by } перемішує скид
dr-told-card-drawn = { $by } бере карту: { $card }
dr-told-card-drawn-secretly = { $by } бере карту
dr-told-card-kept = { $by } лишає карту в руці
dr-told-booty = { $by }, { $zone }: вантаж { $cargo }, золото { $gold }
dr-told-goods-gained = { $by } отримує: вантаж { $cargo }, золото { $gold }
dr-told-stowed-aboard = { $by }, на борт: { $good }
dr-told-stowed-ashore = { $by }, на острів: { $good }
dr-told-stowed-at-home = { $by }, у док або скриню: { $good }
dr-told-not-stowed = { $by }, назад у запас: { $good }
dr-told-shifted = { $by }, в інший трюм: { $good }
dr-told-unloaded = { $by }, вивантаження: { $good }
dr-told-damaged = { $by }: пошкодження { $count }
dr-told-strength-counted = Сила { $active } : { $other }
dr-told-won = { $by } перемагає в бою
dr-told-won-on-a-tie = { $by } перемагає: нічия за нападником
dr-told-building-removed = Знищено: { $building }
dr-told-trade-mode = { $by }: знову торговельний режим
dr-told-damage-spared = { $by }: прибрано пошкоджень, { $count }
dr-told-encounter-won = { $by } забирає карту торговельного корабля
dr-told-encounter-buried = Карту торговельного корабля прибрано на спід
dr-told-upgrade = { $by } модернізує корабель: { $upgrade }
dr-told-legend = { $by }, Легенда: { $wins } із 4
dr-told-sea-dogs = { $by }, Морські вовки: { $sailors } з 3
dr-told-achieved-legend = { $by }: Легенда
dr-told-achieved-terror = { $by }: Гроза морів
dr-told-achieved-capitalist = { $by }: Капіталіст, у скрині щонайменше 30 золота
dr-told-achieved-sea-dogs = { $by }: Морські вовки, троє моряків найвищого рівня
dr-told-achieved-first-rate = { $by }: Судно першого класу, чотири модернізації
dr-told-sank = { $by }: корабель тоне, втрачено золота: { $gold }
dr-told-cubes-returned = { $by }: кубики в запас, { $count }
dr-told-battle-ended = Бій закінчено
dr-told-turn-ended = Хід закінчено

## Бої на вибір

scenario-battle-neutral-name = Біля Черепашої бухти
scenario-battle-neutral-description = Досвідчений фіолетовий торговець нападає на торговельний корабель. Він везе шовк, і команда не збирається його віддавати.
scenario-battle-neutral-goal = Набрати не менше сили, ніж у чорних кубиків.
scenario-lesson-7-name = Перше плавання
scenario-lesson-7-description = Торговець, троє моряків і море, якого ніхто не знає: один хід Dead Reckoning, крок за кроком.
scenario-lesson-7-goal = Зібрати карту.
scenario-battle-ship-name = Блокада Акулячого острова
scenario-battle-ship-description = Фіолетовий підійшов до зеленого пірата, який закрив острів для всіх інших. Обидва кораблі пошарпані, і комусь доведеться поступитися.
scenario-battle-ship-goal = Набрати більше сили; нічия за нападником.
scenario-battle-fort-name = Форт на острові Черепа
scenario-battle-fort-description = Зелений форт стережуть п’ять кубиків. Фіолетовий привів усі гармати й каноніра, який уміє заряджати знову.
scenario-battle-fort-goal = Набрати не менше сили, ніж у форту, і він упаде.

## Про що питають

dr-why-battle = Усі кубики в корабель
dr-why-reinforcement = { $by }: ще кубики
dr-why-again = Ще раз: ці кубики не лежать у зоні
dr-why-explosion = Кубики, що вибухнули, й додані
dr-why-put-down = Кожен із цих кубиків кладуть у зону
dr-why-which-pirate = З ким із піратів спершу?
dr-why-shortage = { $by }: бракує кубиків, { $missing }. З якого острова?
dr-why-which-cube = { $by }: який кубик?
dr-why-which-own-cube = { $by }: який зі своїх кубиків?
dr-why-which-zone = { $by }: у яку зону?
dr-why-play-drawn = { $by }: зіграти карту?
dr-why-any-two = { $by }: які два товари?
dr-why-stow-booty = { $by }. Куди скласти здобич: { $good }?
dr-why-stow-gain = { $by }. Куди скласти: { $good }?
dr-why-on-victory = { $by }: властивість за перемогу?
dr-why-which-card = { $by }: якій карті підвищити рівень?
dr-why-which-basic-upgrade = { $by }: яка базова модернізація?
dr-why-which-advanced-upgrade = { $by }: яка просунута модернізація?
dr-why-which-slot = { $by }: у яку комірку?
dr-why-covered = { $by }: не вміщується ({ $hold })
dr-why-deck = { $by }: нова колода

## З чого обирають

dr-choice-target = Корабель: { $by }
dr-choice-merchant = Торговельний корабель
dr-choice-building = Будівля: { $building }
dr-choice-cube = Кубик { $number }
dr-choice-zone = Сюди: { $zone }
dr-choice-goods = Вантаж { $cargo }, золото { $gold }
dr-choice-hold = На борт: { $hold }
dr-choice-island = На острів
dr-choice-harbour = У свій док або скриню
dr-choice-supply = Назад у запас
dr-choice-overboard = За борт ({ $hold }): { $good }
dr-choice-unload = Вивантажити ({ $hold }): { $good }
dr-choice-shift = Переставити ({ $hold }): { $good }
dr-named = { $name }
dr-choice-copied = { $name }, як інше покращення
dr-choice-token = Модернізація: { $upgrade }
dr-choice-play = Зіграти
dr-choice-keep = Лишити в руці
dr-choice-nothing = Нічого
