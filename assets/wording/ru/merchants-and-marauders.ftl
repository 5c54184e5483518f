## «Купцы и мародёры»: кто и где

mm-red = Красный
mm-blue = Синий
mm-yellow = Жёлтый
mm-green = Зелёный

## Страны: название, национальность, купец

mm-nation-spanish = Испания
mm-nation-english = Англия
mm-nation-french = Франция
mm-nation-dutch = Голландия
mm-nation-spanish-people = испанский
mm-nation-english-people = английский
mm-nation-french-people = французский
mm-nation-dutch-people = голландский
mm-merchant-spanish = Испанский купец
mm-merchant-english = Английский купец
mm-merchant-french = Французский купец
mm-merchant-dutch = Голландский купец

## Ничьи корабли (MM-14.1)

mm-npc-spanish = Испанский военный корабль
mm-npc-english = Английский военный корабль
mm-npc-french = Французский военный корабль
mm-npc-dutch = Голландский военный корабль
mm-npc-pirate-sloop = Пиратский шлюп
mm-npc-pirate-frigate = Пиратский фрегат

## Морские зоны (T-1)

mm-zone-havana = Гавана
mm-zone-nassau = Нассау
mm-zone-tortuga = Тортуга
mm-zone-port-royal = Порт-Ройал
mm-zone-petit-goave = Пти-Гоав
mm-zone-santo-domingo = Санто-Доминго
mm-zone-st-maarten = Синт-Мартен
mm-zone-st-john = Сент-Джон
mm-zone-basse-terre = Бас-Тер
mm-zone-bridgetown = Бриджтаун
mm-zone-saint-pierre = Сен-Пьер
mm-zone-tobago = Тобаго
mm-zone-caracas = Каракас
mm-zone-curacao = Кюрасао
mm-zone-aruba = Аруба
mm-zone-cartagena = Картахена
mm-zone-caribbean-sea = Карибское море

## Где корабль

mm-where-open-sea = Карибское море
mm-where-zone = { $zone } (море)
mm-where-port = { $zone } (порт)
mm-where-nowhere = без капитана

## Особые правила зон (T-1)

mm-zone-havana-rule = Королевская верфь
mm-zone-nassau-rule = Длинные языки
mm-zone-tortuga-rule = Береговое братство
mm-zone-port-royal-rule = Пиратская гавань
mm-zone-petit-goave-rule = Склады буканьеров
mm-zone-santo-domingo-rule = Таможня
mm-zone-st-maarten-rule = Корабельные мастера
mm-zone-st-john-rule = Мастер такелажа
mm-zone-basse-terre-rule = Шумные таверны
mm-zone-bridgetown-rule = Сахарная биржа
mm-zone-saint-pierre-rule = Тихий порт
mm-zone-tobago-rule = Бухта контрабандистов
mm-zone-caracas-rule = Милость губернатора
mm-zone-curacao-rule = Вольный порт
mm-zone-aruba-rule = Тихий порт
mm-zone-cartagena-rule = Серебряный путь
mm-zone-caribbean-sea-rule = Открытое море

## Стороны света (MM-14.22)

mm-compass-n = север
mm-compass-e = восток
mm-compass-s = юг
mm-compass-w = запад

## Товары

mm-good-rum = ром
mm-good-cocoa = какао
mm-good-spice = пряности
mm-good-tobacco = табак
mm-good-sugar = сахар
mm-good-fruit = фрукты
mm-good-timber = древесина
mm-good-cotton = хлопок

## Карта груза: товар, стоимость добычи, знак (T-5)

mm-cargo-escape = { $good } { $plunder } (бегство)
mm-cargo-hit = { $good } { $plunder } (попадание: { $location })

## Умения капитана (MM-5.2)

mm-skill-seamanship = Мореходство
mm-skill-scouting = Разведка
mm-skill-leadership = Командование
mm-skill-influence = Влияние
mm-skill-seamanship-why = Для манёвра в бою и нападения на купца.
mm-skill-scouting-why = Чтобы находить корабли и проверять многие слухи.
mm-skill-leadership-why = Для абордажного боя и найма команды.
mm-skill-influence-why = Для слухов, миссий и входа в некоторые порты.

## Шкалы корабля (MM-5.7)

mm-location-hull = корпус
mm-location-hold = трюм
mm-location-masts = мачты
mm-location-crew = команда
mm-location-cannons = пушки
mm-location-hull-why = При 0 корабль тонет. Сюда идут попадания в уничтоженное.
mm-location-hold-why = Столько карт груза помещается. Лишнее теряется наугад.
mm-location-masts-why = При 0 на манёвр одна кость, объявить можно только огонь.
mm-location-crew-why = Сила в абордажном бою. При 0 абордаж невозможен.
mm-location-cannons-why = Столько попаданий у того, кто выиграл манёвр огнём.

## Корабли (T-2)

mm-ship-sloop = шлюп
mm-ship-flute = флейт
mm-ship-frigate = фрегат
mm-ship-galleon = галеон
mm-ship-man-of-war = линейный корабль
mm-ship-sloop-why = Лёгкий и быстрый; мало места, одна пушка.
mm-ship-flute-why = Вместительный и дешёвый; лёгкая добыча.
mm-ship-frigate-why = Всего по три: охотник.
mm-ship-galleon-why = Сильный и медленный, с самым большим трюмом.
mm-ship-man-of-war-why = Плавучая крепость. Не продаётся и не покупается, только захватывается.
mm-manoeuvre = манёвренность
mm-sturdiness = прочность

## Улучшения корабля (MM-10.25)

mm-fitting-extra-hammocks = дополнительные гамаки
mm-fitting-sails-and-rigging = улучшенные снасти
mm-fitting-reinforced-hull = укреплённый корпус
mm-fitting-enlarged-hold = увеличенный трюм
mm-fitting-chasers = погонные орудия
mm-fitting-extra-cannon-ports = дополнительные порты
mm-fitting-swivel-guns = фальконеты
mm-fitting-long-guns = дальнобойные орудия
mm-fitting-extra-hammocks-why = Место ещё для одного матроса; его надо нанять.
mm-fitting-sails-and-rigging-why = Манёвренность +1.
mm-fitting-reinforced-hull-why = Переверните, чтобы отменить одно попадание в любую зону корабля. В порту восстанавливают за 3 золотых.
mm-fitting-enlarged-hold-why = Помещается ещё одна карта груза.
mm-fitting-chasers-why = Раз за бой, если кто-то объявил бегство: одно попадание до манёвра.
mm-fitting-extra-cannon-ports-why = Пушки +1.
mm-fitting-swivel-guns-why = Перед абордажным боем в море: 2 кости, и при черепе враг теряет 1 команды.
mm-fitting-long-guns-why = Перед 1-м раундом боя: по кости за пушку, каждый череп попадает.

## Особое оружие (MM-19.1)

mm-weapon-grappling-hooks = абордажные крючья
mm-weapon-chain-shot = книппели
mm-weapon-grape-shot = картечь
mm-weapon-grappling-hooks-why = При абордаже перебросьте любые свои кости манёвра. На один раз.
mm-weapon-chain-shot-why = Каждый череп залпа бьёт по мачтам. На один раз.
mm-weapon-grape-shot-why = Каждый череп залпа бьёт по команде. На один раз.

## Специалисты (MM-13.11)

mm-trade-carpenter = плотник
mm-trade-boatswain = боцман
mm-trade-gunner = канонир
mm-trade-surgeon = лекарь
mm-trade-lookout = вперёдсмотрящий
mm-trade-veteran = ветеран
mm-trade-steward = интендант
mm-trade-helmsman = рулевой
mm-trade-carpenter-why = Чинит 1 повреждение после боя или нападения.
mm-trade-boatswain-why = Легче и дешевле пополняет команду.
mm-trade-gunner-why = Раз за бой перебрасывает кости вашего залпа.
mm-trade-surgeon-why = Спасает 1 команды после боя.
mm-trade-lookout-why = Ещё одна кость на любой поиск.
mm-trade-veteran-why = Ещё одна кость в 1-м раунде абордажного боя.
mm-trade-steward-why = Находит на рынке ещё одну карту груза.
mm-trade-helmsman-why = Раз за бой перебрасывает одну кость манёвра.

## Что объявляет капитан (MM-16.4)

mm-declare-shoot = огонь
mm-declare-board = абордаж
mm-declare-flee = бегство

## Кого разведывают (MM-9.1)

mm-target-player = капитан { $by }
mm-target-npc = { $npc }
mm-target-merchant = купец
mm-target-mission = цель миссии
mm-target-rumor = правда о слухе

## Что делают в порту (MM-10.1)

mm-activity-sell = Продажа товаров
mm-activity-buy = Покупка товаров
mm-activity-yard = Верфь
mm-activity-recruit = Наём команды
mm-activity-rumor = Сбор слухов
mm-activity-mission = Получение миссии
mm-activity-stash = Спрятать золото

## Стороны боя

mm-side-player = { $by }
mm-side-npc = { $npc }
mm-side-garrison = Гарнизон

## Залпы (MM-17.1)

mm-volley-cannons = бортовой залп
mm-volley-long-guns = дальнобойные орудия
mm-volley-chasers = погонные орудия
mm-volley-event = событие
mm-volley-raid = пушки купца

## Шаги игры

mm-phase-setting-out = подготовка
mm-phase-ships = каждому первый корабль
mm-phase-reveal = капитаны открываются
mm-phase-round = событие
mm-phase-turn-start = начало хода
mm-phase-actions = действия
mm-phase-port = в порту
mm-phase-raid = купец найден
mm-phase-battle = бой
mm-phase-turn-end = конец хода
mm-phase-round-end = конец раунда
mm-phase-over = конец игры

## Виды карт

mm-sort-captain = капитаны
mm-sort-event = события
mm-sort-glory = карты славы
mm-sort-mission = миссии
mm-sort-rumor = слухи

## Числа вещей, как они стоят после глагола

mm-gold = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
    [many] { $count } золотых
   *[other] { $count } золотого
}
mm-dice = { $count ->
    [one] { $count } кость
    [few] { $count } кости
    [many] { $count } костей
   *[other] { $count } кости
}
