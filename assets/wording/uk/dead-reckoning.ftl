## Dead Reckoning: хто і що

dr-purple = Фіолетовий
dr-green = Зелений
dr-blue = Синій
dr-yellow = Жовтий
dr-black = Торговельний корабель

## Моряки

dr-sa-cap = капітан
dr-sa-bos = боцман
dr-sa-pur = скарбник
dr-sa-mat = старпом
dr-sa-pir = пірат
dr-sa-gun = канонір
dr-sa-dec = матрос
dr-sa-cab = юнга

## Будівлі

dr-fort = форт
dr-garrison = гарнізон
dr-outpost = форпост

## Товари й трюми

dr-cargo = вантаж
dr-gold = золото
dr-hold-a = трюм A
dr-hold-b = трюм B
dr-hold-c = трюм С
dr-hold-d = трюм D

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

## Де стоїть корабель

dr-place-harbour = гавань
dr-place-tile = ряд { $row }, стовпець { $column }

## Кроки бою (DR-18.8)

dr-phase-declare = оголошення бою
dr-phase-commit = кубики нападника
dr-phase-answer = відповідь оборонця
dr-phase-drop = кидок кубиків
dr-phase-abilities = бойові властивості
dr-phase-aftermath = здобич, пошкодження, перемога
dr-phase-over = кінець
dr-phase-tie-break = суперечка за перемогу
dr-phase-setting-out = підготовка
dr-phase-turn-start = належне підвищення рівня
dr-phase-main = основна фаза
dr-phase-refill = нові карти
dr-phase-mode = пірат чи торговець
dr-phase-sleeve = карти в протектори
dr-phase-draw = скид і добір
dr-phase-turn-end = кінець ходу
dr-phase-score = підрахунок

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
dr-odds-strength = Кубик дає в середньому { $strength } сили
dr-ability-less-damage = Після перемоги: на 1 пошкодження менше

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
dr-why-which-upgrade = { $by }: яка модернізація?
dr-why-which-returned = { $by }: яку базову модернізацію повернути?
dr-why-tie-break = Усі, хто ділить перемогу: усі кубики в корабель
dr-why-which-bonus = { $by }: який бонусний жетон лишити?
dr-why-islands = Які острови лежать у цьому океані
dr-why-tiles = Де лежить кожен фрагмент
dr-why-box = Коробка ряду { $row }
dr-why-bonus-tokens = Бонусні жетони
dr-why-first-player = Хто ходить першим

## З чого обирають

dr-choice-target = Корабель: { $by }
dr-choice-merchant = Торговельний корабель
dr-choice-building = Будівля: { $building }
dr-choice-cube = Кубик { $number }
dr-choice-zone = Сюди: { $zone }
dr-choice-goods = Вантаж { $cargo }, золото { $gold }
dr-choice-hold = На борт: { $hold }
dr-choice-island = На острів
dr-choice-harbour = На свій причал або у скриню
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
dr-choice-bonus = Бонусний жетон { $number }
