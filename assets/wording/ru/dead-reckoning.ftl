## «Легенды морей»: кто и что

dr-purple = Фиолетовый
dr-green = Зелёный
dr-blue = Синий
dr-yellow = Жёлтый
dr-black = Торговое судно
dr-sa-cap = капитан
dr-sa-bos = боцман
dr-sa-pur = казначей
dr-sa-mat = старпом
dr-sa-pir = пират
dr-sa-gun = канонир
dr-sa-dec = матрос
dr-sa-cab = юнга
dr-fort = форт
dr-garrison = гарнизон
dr-outpost = форпост
dr-cargo = груз
dr-gold = золото
dr-hold-a = первый трюм
dr-hold-b = второй трюм
dr-hold-c = третий трюм
dr-hold-d = четвёртый трюм

## Торговые суда и модернизации

dr-e1-01 = Шлюп с устрицами
dr-e1-02 = Бриг с солью
dr-e1-03 = Люгер с ромом
dr-e1-04 = Кеч с сельдью
dr-e1-05 = Почтовый пакетбот
dr-e2-01 = Бригантина с сахаром
dr-e2-02 = Флейт с лесом
dr-e2-03 = Пинас с шёлком
dr-e2-04 = Хой с порохом
dr-e2-05 = Каракка с пряностями
dr-e3-01 = Галеон с какао
dr-e3-02 = Вооружённый индиец
dr-e3-03 = Шебека с жемчугом
dr-e3-04 = Яхта губернатора
dr-e3-05 = Шнява с кофе
dr-e4-01 = Галеон с сокровищами
dr-e4-02 = Фрегат с серебром
dr-e4-03 = Королевский пакетбот
dr-e4-04 = Флагман компании
dr-ub-1 = Расширение трюма
dr-ub-2 = Фальконеты
dr-ub-3 = Лисели
dr-ub-4 = Плотницкая
dr-ub-5 = Грузовая стрела
dr-ua-1 = Глубокий трюм
dr-ua-2 = Орудийная палуба
dr-ua-3 = Полная оснастка
dr-ua-4 = Большая каюта

## Где лежит кубик (DR-22)

dr-zone-ex = взрыв
dr-zone-s1a = сила 1, середина
dr-zone-s1b = сила 1, ближняя
dr-zone-s1c = сила 1, слева
dr-zone-s1d = сила 1, край
dr-zone-s2 = сила 2
dr-zone-go = добыча: 2 золота
dr-zone-ca = добыча: 1 груз
dr-zone-mi = добыча: груз и золото
dr-zone-ch = добыча: любые 2 товара
dr-zone-da = повреждение, середина
dr-zone-db = повреждение, угол
dr-lie-ridge = на выступе
dr-lie-stack = на других кубиках
dr-lie-out = за краем лотка
dr-lie-tower = внутри корабля
dr-lie-unsettled = так и не лёг

## Шаги боя (DR-18.8)

dr-phase-declare = объявление боя
dr-phase-commit = кубики нападающего
dr-phase-answer = ответ обороняющегося
dr-phase-drop = бросок кубиков
dr-phase-abilities = боевые свойства
dr-phase-aftermath = добыча, повреждения, победа
dr-phase-over = конец

## Боевые свойства (DR-15.4)

dr-ability-drop-cubes = { $count ->
    [one] Бросьте { $count } кубик
    [few] Бросьте { $count } кубика
    [many] Бросьте { $count } кубиков
   *[other] Бросьте { $count } кубика
}
dr-ability-drop-per-helm = Бросьте по 1 кубику за каждый штурвал на этой карте
dr-ability-strength = Получите силу: { $count }
dr-ability-remove = Уберите свой кубик: вражескому кораблю 1 повреждение, на ваш { $gold } золота
dr-ability-move = Переместите любой кубик в соседнюю зону
dr-ability-move-or-explode = Переместите любой кубик в соседнюю зону или во взрыв
dr-ability-draw = Возьмите карту: разыграв её, бросьте по кубику за пушку
dr-ability-on-victory = После победы: { $what }
dr-part-damage = повреждения кораблю врага: { $count }
dr-part-cargo = груз: { $count }
dr-part-gold = золото: { $count }
dr-part-gold-per-helm = по 1 золоту за каждый штурвал на этой карте
dr-part-not-at-buildings = не против зданий
dr-part-nothing = ничего больше
dr-parts-both = { $one }, { $other }
dr-odds-zones = Из 100 кубиков ложатся: сила 2 — { $strong }, сила 1 — { $weak }, добыча — { $booty }, повреждение — { $damage }, взрыв — { $explosion }
dr-odds-strength = Кубик приносит в среднем { $strength } силы, считая взрывы
dr-ability-less-damage = После победы: на 1 повреждение меньше

## Что произошло

dr-told-attack-merchant = { $by } атакует торговое судно
dr-told-attack-ship = { $by } сражается с кораблём: { $enemy }
dr-told-attack-building = { $by } атакует: { $building }
dr-told-encounter-turned = { $cubes ->
    [one] Карта перевёрнута, { $merchant }: { $cubes } чёрный кубик
    [few] Карта перевёрнута, { $merchant }: { $cubes } чёрных кубика
    [many] Карта перевёрнута, { $merchant }: { $cubes } чёрных кубиков
   *[other] Карта перевёрнута, { $merchant }: { $cubes } чёрного кубика
}
dr-told-phase = Далее: { $phase }
dr-told-over = Игра окончена
dr-told-card-played = { $by } играет: { $card }
dr-told-levelled-up = { $by }: { $card }, уровень { $level }
dr-told-levelled-up-secretly = { $by } повышает уровень карты на руке
dr-told-rearranged = { $by } переставляет товары в трюмах
dr-told-jettisoned = { $by } сбрасывает за борт: груз { $cargo }, золото { $gold }
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
dr-told-cubes-taken = { $by }: из запаса, { $count }
dr-told-cubes-borrowed = { $by }: с острова, { $count }
dr-told-cubes-missing = { $by }: не хватило кубиков, { $count }
dr-told-cubes-dropped = { $count ->
    [one] В корабль падает { $count } кубик
    [few] В корабль падают { $count } кубика
    [many] В корабль падают { $count } кубиков
   *[other] В корабль падает { $count } кубика
}
dr-told-cube-came = { $by }: { $zone }
dr-told-cube-knocked = { $by }, сдвинут: { $from } » { $to }
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
dr-told-cube-put-down = { $by }, положен после десяти бросков: { $zone }
dr-told-to-act = Очередь: { $by }
dr-told-ability-used = { $by } использует свойство: { $card }
dr-told-passed = { $by } пасует
dr-told-passed-perforce = { $by } пасует: использовать нечего
dr-told-strength-gained = { $by } получает силу: { $count }
dr-told-cube-moved = { $by }, перемещён: { $from } » { $to }
dr-told-cube-removed = { $by }, убран: { $zone }
dr-told-deck-shuffled = { $by } перемешивает сброс
dr-told-card-drawn = { $by } берёт карту: { $card }
dr-told-card-drawn-secretly = { $by } берёт карту
dr-told-card-kept = { $by } оставляет карту на руке
dr-told-booty = { $by }, { $zone }: груз { $cargo }, золото { $gold }
dr-told-goods-gained = { $by } получает: груз { $cargo }, золото { $gold }
dr-told-stowed-aboard = { $by }, на борт: { $good }
dr-told-stowed-ashore = { $by }, на остров: { $good }
dr-told-stowed-at-home = { $by }, в док или сундук: { $good }
dr-told-not-stowed = { $by }, обратно в запас: { $good }
dr-told-shifted = { $by }, в другой трюм: { $good }
dr-told-unloaded = { $by }, выгрузка: { $good }
dr-told-damaged = { $by }: повреждения { $count }
dr-told-strength-counted = Сила { $active } : { $other }
dr-told-won = { $by } побеждает в бою
dr-told-won-on-a-tie = { $by } побеждает: ничья за нападающим
dr-told-building-removed = Уничтожено: { $building }
dr-told-trade-mode = { $by }: снова торговый режим
dr-told-damage-spared = { $by }: убрано повреждений, { $count }
dr-told-encounter-won = { $by } забирает карту торгового судна
dr-told-encounter-buried = Карта торгового судна убрана под низ
dr-told-upgrade = { $by }: модернизация корабля, { $upgrade }
dr-told-legend = { $by }, Легенда: { $wins } из 4
dr-told-sea-dogs = { $by }, Морские волки: { $sailors } из 3
dr-told-achieved-legend = { $by }: Легенда
dr-told-achieved-terror = { $by }: Гроза морей
dr-told-achieved-capitalist = { $by }: Капиталист, в сундуке не меньше 30 золота
dr-told-achieved-sea-dogs = { $by }: Морские волки, три моряка высшего уровня
dr-told-achieved-first-rate = { $by }: Судно первого класса, четыре модернизации
dr-told-sank = { $by }: корабль тонет, потеряно золота: { $gold }
dr-told-cubes-returned = { $by }: кубики в запас, { $count }
dr-told-battle-ended = Бой окончен
dr-told-turn-ended = Ход окончен

## Бои на выбор

scenario-battle-neutral-name = У Черепашьей бухты
scenario-battle-neutral-description = Опытный фиолетовый торговец нападает на торговое судно. Оно везёт шёлк, и команда не намерена его отдавать.
scenario-battle-neutral-goal = Набрать не меньше силы, чем у чёрных кубиков.
scenario-lesson-7-name = Первое плавание
scenario-lesson-7-description = Торговец, трое моряков и море, которого никто не знает: один ход «Легенд морей», шаг за шагом.
scenario-lesson-7-goal = Собрать карту.
scenario-battle-ship-name = Блокада Акульего острова
scenario-battle-ship-description = Фиолетовый подошёл к зелёному пирату, который закрыл остров для всех остальных. Оба корабля потрёпаны, и кому-то придётся уступить.
scenario-battle-ship-goal = Набрать больше силы; ничья за нападающим.
scenario-battle-fort-name = Форт на острове Черепа
scenario-battle-fort-description = Зелёный форт стерегут пять кубиков. Фиолетовый привёл все пушки и канонира, который умеет заряжать снова.
scenario-battle-fort-goal = Набрать не меньше силы, чем у форта, и он падёт.

## О чём спрашивают

dr-why-battle = Все кубики в корабль
dr-why-reinforcement = { $by }: ещё кубики
dr-why-again = Ещё раз: эти кубики не лежат в зоне
dr-why-explosion = Взорвавшиеся и добавленные кубики
dr-why-put-down = Каждый из этих кубиков кладут в зону
dr-why-which-pirate = С кем из пиратов сначала?
dr-why-shortage = { $by }: не хватает кубиков, { $missing }. С какого острова?
dr-why-which-cube = { $by }: какой кубик?
dr-why-which-own-cube = { $by }: какой из своих кубиков?
dr-why-which-zone = { $by }: в какую зону?
dr-why-play-drawn = { $by }: разыграть карту?
dr-why-any-two = { $by }: какие два товара?
dr-why-stow-booty = { $by }. Куда сложить добычу: { $good }?
dr-why-stow-gain = { $by }. Куда сложить: { $good }?
dr-why-on-victory = { $by }: свойство за победу?
dr-why-which-card = { $by }: какой карте повысить уровень?
dr-why-which-basic-upgrade = { $by }: какая базовая модернизация?
dr-why-which-advanced-upgrade = { $by }: какая продвинутая модернизация?
dr-why-which-slot = { $by }: в какую ячейку?
dr-why-covered = { $by }: не помещается ({ $hold })
dr-why-deck = { $by }: новая колода

## Из чего выбирают

dr-choice-target = Корабль: { $by }
dr-choice-merchant = Торговое судно
dr-choice-building = Здание: { $building }
dr-choice-cube = Кубик { $number }
dr-choice-zone = Сюда: { $zone }
dr-choice-goods = Груз { $cargo }, золото { $gold }
dr-choice-hold = На борт: { $hold }
dr-choice-island = На остров
dr-choice-harbour = В свой док или сундук
dr-choice-supply = Обратно в запас
dr-choice-overboard = За борт ({ $hold }): { $good }
dr-choice-unload = Выгрузить ({ $hold }): { $good }
dr-choice-shift = Переставить ({ $hold }): { $good }
dr-named = { $name }
dr-choice-copied = { $name }, как другое улучшение
dr-choice-token = Модернизация: { $upgrade }
dr-choice-play = Разыграть
dr-choice-keep = Оставить на руке
dr-choice-nothing = Ничего
