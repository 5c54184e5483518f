## Merchants & Marauders: хто і де

mm-red = Червоний
mm-blue = Синій
mm-yellow = Жовтий
mm-green = Зелений

## Країни: назва, національність, торговець

mm-nation-spanish = Іспанія
mm-nation-english = Англія
mm-nation-french = Франція
mm-nation-dutch = Голландія
mm-nation-spanish-people = іспанський
mm-nation-english-people = англійський
mm-nation-french-people = французький
mm-nation-dutch-people = голландський
mm-merchant-spanish = Іспанський торговець
mm-merchant-english = Англійський торговець
mm-merchant-french = Французький торговець
mm-merchant-dutch = Голландський торговець

## Нічиї кораблі (MM-14.1)

mm-npc-spanish = Іспанський військовий корабель
mm-npc-english = Англійський військовий корабель
mm-npc-french = Французький військовий корабель
mm-npc-dutch = Голландський військовий корабель
mm-npc-pirate-sloop = Піратський шлюп
mm-npc-pirate-frigate = Піратський фрегат

## Морські зони (T-1)

mm-zone-havana = Гавана
mm-zone-nassau = Нассау
mm-zone-tortuga = Тортуга
mm-zone-port-royal = Порт-Роял
mm-zone-petit-goave = Пті-Гоав
mm-zone-santo-domingo = Санто-Домінго
mm-zone-st-maarten = Сінт-Мартен
mm-zone-st-john = Сент-Джон
mm-zone-basse-terre = Бас-Тер
mm-zone-bridgetown = Бриджтаун
mm-zone-saint-pierre = Сен-П’єр
mm-zone-tobago = Тобаго
mm-zone-caracas = Каракас
mm-zone-curacao = Кюрасао
mm-zone-aruba = Аруба
mm-zone-cartagena = Картахена
mm-zone-caribbean-sea = Карибське море

## Де корабель

mm-where-open-sea = Карибське море
mm-where-zone = { $zone } (море)
mm-where-port = { $zone } (порт)
mm-where-nowhere = без капітана

## Особливі правила зон (T-1)

mm-zone-havana-rule = Королівська верф
mm-zone-nassau-rule = Довгі язики
mm-zone-tortuga-rule = Берегове братство
mm-zone-port-royal-rule = Піратська гавань
mm-zone-petit-goave-rule = Склади буканірів
mm-zone-santo-domingo-rule = Митниця
mm-zone-st-maarten-rule = Корабельні майстри
mm-zone-st-john-rule = Майстер такелажу
mm-zone-basse-terre-rule = Гамірні таверни
mm-zone-bridgetown-rule = Цукрова біржа
mm-zone-saint-pierre-rule = Тихий порт
mm-zone-tobago-rule = Бухта контрабандистів
mm-zone-caracas-rule = Ласка губернатора
mm-zone-curacao-rule = Вільний порт
mm-zone-aruba-rule = Тихий порт
mm-zone-cartagena-rule = Срібний шлях
mm-zone-caribbean-sea-rule = Відкрите море

## Сторони світу (MM-14.22)

mm-compass-n = північ
mm-compass-e = схід
mm-compass-s = південь
mm-compass-w = захід

## Товари

mm-good-rum = ром
mm-good-cocoa = какао
mm-good-spice = спеції
mm-good-tobacco = тютюн
mm-good-sugar = цукор
mm-good-fruit = фрукти
mm-good-timber = деревина
mm-good-cotton = бавовна

## Картка вантажу: товар, вартість здобичі, значок (T-5)

mm-cargo-escape = { $good } { $plunder } (втеча)
mm-cargo-hit = { $good } { $plunder } (влучання: { $location })

## Уміння капітана (MM-5.2)

mm-skill-seamanship = Навігація
mm-skill-scouting = Розвідка
mm-skill-leadership = Лідерство
mm-skill-influence = Вплив
mm-skill-seamanship-why = Для маневру в бою та нападу на торговця.
mm-skill-scouting-why = Щоб знаходити кораблі й перевіряти багато чуток.
mm-skill-leadership-why = Для битви команд і рекрутування.
mm-skill-influence-why = Для чуток, місій і входу в деякі порти.

## Шкали корабля (MM-5.7)

mm-location-hull = корпус
mm-location-hold = трюм
mm-location-masts = щогли
mm-location-crew = команда
mm-location-cannons = гармати
mm-location-hull-why = За 0 корабель тоне. Сюди йдуть влучання у знищене.
mm-location-hold-why = Стільки карток вантажу вміщується. Зайве губиться навмання.
mm-location-masts-why = За 0 на маневр одна кість, оголосити можна лише стрільбу.
mm-location-crew-why = Сила в битві команд. За 0 абордаж неможливий.
mm-location-cannons-why = Стільки влучань у того, хто виграв маневр стрільбою.

## Кораблі (T-2)

mm-ship-sloop = шлюп
mm-ship-flute = флейт
mm-ship-frigate = фрегат
mm-ship-galleon = галеон
mm-ship-man-of-war = мановар
mm-ship-sloop-why = Легкий і швидкий; мало місця, одна гармата.
mm-ship-flute-why = Місткий і дешевий; легка здобич.
mm-ship-frigate-why = Усього по три: мисливець.
mm-ship-galleon-why = Сильний і повільний, з найбільшим трюмом.
mm-ship-man-of-war-why = Плавуча фортеця. Не продається й не купується, лише захоплюється.
mm-manoeuvre = маневреність
mm-sturdiness = міцність

## Модифікації корабля (MM-10.25)

mm-fitting-extra-hammocks = додаткові гамаки
mm-fitting-sails-and-rigging = снасті та вітрила
mm-fitting-reinforced-hull = зміцнений корпус
mm-fitting-enlarged-hold = розширений трюм
mm-fitting-chasers = носові гармати
mm-fitting-extra-cannon-ports = додаткова бійниця
mm-fitting-swivel-guns = фальконети
mm-fitting-long-guns = дальнобійні гармати
mm-fitting-extra-hammocks-why = Місце ще для одного матроса; його треба найняти.
mm-fitting-sails-and-rigging-why = Маневреність +1.
mm-fitting-reinforced-hull-why = Переверніть, щоб скасувати одне влучання в будь-яку зону корабля. У порту відновлюють за 3 золоті.
mm-fitting-enlarged-hold-why = Уміщується ще одна картка вантажу.
mm-fitting-chasers-why = Раз за бій, якщо хтось оголосив відступ: одне влучання до маневру.
mm-fitting-extra-cannon-ports-why = Гармати +1.
mm-fitting-swivel-guns-why = Перед битвою команд на морі: 2 кості, і за черепа ворог втрачає 1 команди.
mm-fitting-long-guns-why = Перед 1-м раундом бою: по кості за гармату, кожен череп влучає.

## Особливе озброєння (MM-19.1)

mm-weapon-grappling-hooks = гарпунні гаки
mm-weapon-chain-shot = зчеплені ядра
mm-weapon-grape-shot = шрапнель
mm-weapon-grappling-hooks-why = За абордажу перекиньте будь-які свої кості маневру. На один раз.
mm-weapon-chain-shot-why = Кожен череп залпу б’є по щоглах. На один раз.
mm-weapon-grape-shot-why = Кожен череп залпу б’є по команді. На один раз.

## Спеціалісти (MM-13.11)

mm-trade-carpenter = тесляр
mm-trade-boatswain = боцман
mm-trade-gunner = навідник
mm-trade-surgeon = хірург
mm-trade-lookout = спостерігач
mm-trade-veteran = фехтувальник
mm-trade-steward = казначей
mm-trade-helmsman = штурман
mm-trade-carpenter-why = Лагодить 1 пошкодження після бою чи нападу.
mm-trade-boatswain-why = Легше й дешевше поповнює команду.
mm-trade-gunner-why = Раз за бій перекидає кості вашого залпу.
mm-trade-surgeon-why = Рятує 1 команди після бою.
mm-trade-lookout-why = Ще одна кість на будь-який пошук.
mm-trade-veteran-why = Ще одна кість у 1-му раунді битви команд.
mm-trade-steward-why = Знаходить на ринку ще одну картку вантажу.
mm-trade-helmsman-why = Раз за бій перекидає одну кість маневру.

## Що оголошує капітан (MM-16.4)

mm-declare-shoot = стрільба
mm-declare-board = абордаж
mm-declare-flee = відступ

## Кого розвідують (MM-9.1)

mm-target-player = капітан { $by }
mm-target-npc = { $npc }
mm-target-merchant = торговець
mm-target-mission = ціль місії
mm-target-rumor = правда про чутку

## Що роблять у порту (MM-10.1)

mm-activity-sell = Продаж товарів
mm-activity-buy = Купівля товарів
mm-activity-yard = Верф
mm-activity-recruit = Рекрутування
mm-activity-rumor = Збір чуток
mm-activity-mission = Отримання місії
mm-activity-stash = Сховати золото

## Сторони бою

mm-side-player = { $by }
mm-side-npc = { $npc }
mm-side-garrison = Гарнізон

## Залпи (MM-17.1)

mm-volley-cannons = бортовий залп
mm-volley-long-guns = дальнобійні гармати
mm-volley-chasers = носові гармати
mm-volley-event = подія
mm-volley-raid = гармати торговця

## Кроки гри

mm-phase-setting-out = підготовка
mm-phase-ships = кожному перший корабель
mm-phase-reveal = капітани відкриваються
mm-phase-round = подія
mm-phase-turn-start = початок ходу
mm-phase-actions = дії
mm-phase-port = у порту
mm-phase-raid = торговця знайдено
mm-phase-battle = бій
mm-phase-turn-end = кінець ходу
mm-phase-round-end = кінець раунду
mm-phase-over = кінець гри

## Види карток

mm-sort-captain = капітани
mm-sort-event = події
mm-sort-glory = картки слави
mm-sort-mission = місії
mm-sort-rumor = чутки

## Числа речей, як вони стоять після дієслова

mm-gold = { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
    [many] { $count } золотих
   *[other] { $count } золотого
}
mm-dice = { $count ->
    [one] { $count } кість
    [few] { $count } кості
    [many] { $count } костей
   *[other] { $count } кості
}
