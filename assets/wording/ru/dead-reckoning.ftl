## «Легенды морей»: кто и что

dr-purple = Фиолетовый
dr-green = Зелёный
dr-blue = Синий
dr-yellow = Жёлтый
dr-black = Торговое судно

## Моряки

dr-sa-cap = капитан
dr-sa-bos = боцман
dr-sa-pur = казначей
dr-sa-mat = старпом
dr-sa-pir = пират
dr-sa-gun = канонир
dr-sa-dec = матрос
dr-sa-cab = юнга

## Постройки

dr-fort = форт
dr-garrison = гарнизон
dr-outpost = форпост

## Товары и трюмы

dr-cargo = груз
dr-gold = золото
dr-hold-a = трюм A
dr-hold-b = трюм B
dr-hold-c = трюм С
dr-hold-d = трюм D

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

## Где стоит корабль

dr-place-harbour = гавань
dr-place-tile = ряд { $row }, столбец { $column }

## Шаги боя (DR-18.8)

dr-phase-declare = объявление боя
dr-phase-commit = кубики нападающего
dr-phase-answer = ответ обороняющегося
dr-phase-drop = бросок кубиков
dr-phase-abilities = боевые свойства
dr-phase-aftermath = добыча, повреждения, победа
dr-phase-over = конец
dr-phase-tie-break = спор за победу
dr-phase-setting-out = подготовка
dr-phase-turn-start = положенное повышение уровня
dr-phase-main = основная фаза
dr-phase-refill = новые карты
dr-phase-mode = пират или торговец
dr-phase-sleeve = карты в протекторы
dr-phase-draw = сброс и добор
dr-phase-turn-end = конец хода
dr-phase-score = подсчёт

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
dr-odds-strength = Кубик приносит в среднем { $strength } силы
dr-ability-less-damage = После победы: на 1 повреждение меньше

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
dr-why-which-upgrade = { $by }: какая модернизация?
dr-why-which-returned = { $by }: какую базовую модернизацию вернуть?
dr-why-tie-break = Все, кто делит победу: все кубики в корабль
dr-why-which-bonus = { $by }: какой бонусный жетон оставить?
dr-why-islands = Какие острова лежат в этом океане
dr-why-tiles = Где лежит каждый фрагмент
dr-why-box = Коробочка ряда { $row }
dr-why-bonus-tokens = Бонусные жетоны
dr-why-first-player = Кто ходит первым

## Из чего выбирают

dr-choice-target = Корабль: { $by }
dr-choice-merchant = Торговое судно
dr-choice-building = Здание: { $building }
dr-choice-cube = Кубик { $number }
dr-choice-zone = Сюда: { $zone }
dr-choice-goods = Груз { $cargo }, золото { $gold }
dr-choice-hold = На борт: { $hold }
dr-choice-island = На остров
dr-choice-harbour = На свой причал или в сундук
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
dr-choice-bonus = Бонусный жетон { $number }
