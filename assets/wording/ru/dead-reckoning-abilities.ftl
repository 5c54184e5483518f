## Что говорит строка карты (DR-14, DR-15)

dr-clause-sails = { $count ->
    [one] { $count } парус
    [few] { $count } паруса
    [many] { $count } парусов
   *[other] { $count } паруса
}
dr-clause-helms = { $count ->
    [one] { $count } штурвал
    [few] { $count } штурвала
    [many] { $count } штурвалов
   *[other] { $count } штурвала
}
dr-clause-flags = { $count ->
    [one] { $count } чёрный флаг
    [few] { $count } чёрных флага
    [many] { $count } чёрных флагов
   *[other] { $count } чёрного флага
}
dr-clause-bonus-cards = { $count ->
    [one] { $count } бонусная карта
    [few] { $count } бонусные карты
    [many] { $count } бонусных карт
   *[other] { $count } бонусной карты
}
dr-clause-hand = Предел руки +{ $count }
dr-clause-per = { $one } за каждый такой символ на этой карте: { $other }
dr-clause-either = { $one } или: { $other }
dr-goods-both = { $cargo } и { $gold }
dr-goods-cargo = { $count ->
    [one] { $count } груз
    [few] { $count } груза
    [many] { $count } грузов
   *[other] { $count } груза
}
dr-goods-gold = { $count ->
    [one] { $count } золото
    [few] { $count } золота
    [many] { $count } золота
   *[other] { $count } золота
}
dr-goods-none = ничего

## Что делают в главной фазе

dr-act-gain-dock = { $goods } в гавань
dr-act-gain-ship = { $goods } на корабль
dr-act-gain-any = { $goods } в гавань или на корабль
dr-act-gain-island = { $goods } на любой остров
dr-act-pay-aboard = { $what } за { $goods } с корабля
dr-act-pay = { $what } за { $goods }
dr-act-in-harbour = { $what } (в гавани)
dr-act-in-port = { $what } (в гавани или у вашего острова)
dr-act-influence = Влияние { $count }
dr-act-influence-some-next-door = { $what }; на соседний остров не больше { $most }
dr-act-influence-next-door = { $what }; можно и на один соседний остров
dr-act-produce = { $count ->
    [one] Производство на { $count } острове
    [few] Производство на { $count } островах
    [many] Производство на { $count } островах
   *[other] Производство на { $count } островах
}
dr-act-produce-in-row = { $what }, ряд { $row }
dr-act-produce-in-rows = { $what }, ряд { $row } или { $other }
dr-act-produce-more = { $what }, на каждом ещё { $goods }
dr-act-produce-per = { $what }, и по 1 золоту за каждый символ на этой карте: { $symbol }
dr-act-build = { $count ->
    [one] Возведите { $count } здание
    [few] Возведите до { $count } зданий
    [many] Возведите до { $count } зданий
   *[other] Возведите до { $count } здания
}
dr-act-upgrade-basic = Базовая модернизация корабля
dr-act-upgrade-advanced = Продвинутая модернизация корабля
dr-act-upgrade = Любая модернизация корабля
dr-act-swap = Базовую модернизацию сдать, продвинутую получить
dr-act-repair = { $count ->
    [one] Ремонт { $count } повреждения
    [few] Ремонт { $count } повреждений
    [many] Ремонт { $count } повреждений
   *[other] Ремонт { $count } повреждения
}
dr-act-level-this = Повысьте уровень этой карты
dr-act-level-bottom = Повысьте уровень нижней карты колоды
dr-act-take-top = Первое улучшение из ящика: из какого, решают штурвалы на этой карте
dr-act-broadside = Если на карте пушек { $cannons }: повреждений { $damage } каждому врагу здесь и по соседству
dr-act-coast-runner = В этот ход острова ряда { $row }, мимо которых вы проходите, дают своё производство
dr-act-wake = В этот ход повреждений { $damage } врагам на каждом фрагменте, куда вы входите
dr-act-ignore-forts = В этот ход форты и гарнизоны вам не помеха
dr-act-flag = В этот ход ещё один чёрный флаг
dr-act-copy = Используйте свойство другого улучшения в игре

## Что считается в конце и в бою

dr-end-gold = В конце игры: золото { $count }
dr-end-per-cargo = В конце игры: 1 золото за каждые { $count } груза
dr-end-per-island = В конце игры: золото { $count } за каждый открытый остров без ваших кубиков
dr-end-per-symbol = В конце игры: золото { $count } за каждый символ на этой карте: { $symbol }
dr-in-battle = В бою: { $what }

## Символы

dr-symbol-sail = парус
dr-symbol-cannon = пушка
dr-symbol-helm = штурвал
dr-symbol-flag = чёрный флаг
dr-symbol-bonus-card = бонусная карта
dr-symbol-hand = символ руки
dr-symbol-sail-why = Считается при подъёме парусов: шаг за каждый.
dr-symbol-cannon-why = Один боевой кубик в одном бою за ход.
dr-symbol-helm-why = Сам ничего не делает: его считают другие свойства.
dr-symbol-flag-why = Позволяет напасть на корабль другого игрока там, где вы стоите.
dr-symbol-bonus-card-why = В конце этого хода берёте на карту больше.
dr-symbol-hand-why = На руке может быть на карту больше.
