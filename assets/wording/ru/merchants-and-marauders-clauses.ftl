## Язык карт: строка целиком (MM-28.1)

mm-clause = { $at }: { $what }
mm-clause-if = { $at }, если { $when }
mm-clause-pay = { $at }, { $cost }
mm-clause-may = { $what }, если хотите
mm-clause-span = { $what } ({ $span })
mm-clause-while = Пока { $when }: { $what }
mm-clause-always = Всегда: { $what }
mm-clause-this-round = В этом раунде: { $what }
mm-then = { $one }; { $other }
mm-list = { $one }, { $other }
mm-and = { $one } и { $other }
mm-or = { $one } или { $other }
mm-either = { $one } / { $other }
mm-nothing = ничего

## Как часто и как долго

mm-once-turn = раз за ход
mm-once-round = раз за раунд
mm-once-battle = раз за бой
mm-once-port-action = раз за действие в порту
mm-once-task = раз за дело
mm-lasts-turn = на этот ход
mm-lasts-round = на этот раунд
mm-lasts-battle = на этот бой
mm-lasts-port-action = на это действие в порту
mm-lasts-task = на это дело

## Моменты (MM-28.3)

mm-at-revealed = Когда событие открыто
mm-at-round-end = В конце раунда
mm-at-turn-start = В начале вашего хода
mm-at-turn-start-other = В начале хода другого игрока
mm-at-turn-start-any = В начале любого хода
mm-at-turn-end = В конце вашего хода
mm-at-turn-end-other = В конце хода другого игрока
mm-at-turn-end-any = В конце любого хода
mm-at-own-turn = В свой ход
mm-at-port-step = Во время вашего действия в порту
mm-at-before-sell = Перед продажей товаров
mm-at-before-buy = Перед покупкой товаров
mm-at-before-buy-ship = При покупке корабля
mm-at-market = При покупке товаров, до цен
mm-at-entering = При входе в порт
mm-at-entered-closed = После входа в закрытый порт благодаря этому
mm-at-tested = После вашей проверки на { $what }
mm-at-tested-other = После чужой проверки на { $what }
mm-at-tested-any = После любой проверки на { $what }
mm-at-tested-all = После любой вашей проверки
mm-at-tested-all-other = После любой проверки другого игрока
mm-at-tested-all-any = После чьей угодно проверки
mm-at-scouted = После вашей удачной разведки
mm-at-scouted-other = После удачной разведки другого игрока
mm-at-scouted-any = После любой удачной разведки
mm-at-bounty-due = Когда вам вот-вот назначат награду за голову
mm-at-bounty-due-other = Когда награду вот-вот назначат другому игроку
mm-at-bounty-due-any = Когда вот-вот назначат любую награду
mm-at-card-played = После розыгрыша карты славы
mm-at-raid-over = После нападения, которое вы пережили
mm-at-battle-over = После боя, который вы пережили
mm-at-hits-on-me = При попаданиях в ваш корабль
mm-at-battle-start = Перед 1-м раундом боя
mm-at-opening = Прямо перед 1-м раундом боя
mm-at-declared = В бою после объявлений
mm-at-contest = После бросков манёвра
mm-at-won-contest = Когда вы выиграли манёвр
mm-at-won-contest-of = Когда манёвр выигран
mm-at-volley-due = Перед броском вашего залпа
mm-at-volley-due-of = Перед броском залпа
mm-at-volley = После броска вашего залпа
mm-at-volley-of = После броска залпа
mm-at-volley-over = После вашего залпа
mm-at-volley-over-of = После залпа
mm-at-boarding = Перед абордажным боем в море
mm-at-crew-start = Перед 1-м раундом абордажного боя
mm-at-crew-roll = После бросков абордажного боя
mm-at-crew-loss = Перед потерями в абордажном бою
mm-at-sank = Когда вы потопили корабль
mm-at-sank-of = Когда корабль потоплен

## Чей это момент в бою

mm-at-other = { $at } (не ваш)
mm-at-any = { $at } (чей угодно)

## На что проверка (MM-28.7)

mm-test-scout-merchant = разведку купца
mm-test-scout-player = разведку капитана игрока
mm-test-scout-npc = разведку военного корабля или пирата
mm-test-scout-goal = разведку цели миссии
mm-test-scout = разведку
mm-test-recruit = наём команды
mm-test-rumor = сбор слухов
mm-test-prove-influence = подтверждение слуха в порту
mm-test-prove-scouting = подтверждение слуха в море
mm-test-claim = получение миссии
mm-test-entry = вход в порт
mm-test-raid = нападение на купца
mm-test-event = событие
mm-test-hire = наём специалиста
mm-test-influence = Влияние
mm-test-all = что угодно

## Прочие броски

mm-test-plain = карту
mm-roll-contest = манёвр
mm-roll-crew-combat = абордажный бой

## Условия (MM-28.5)

mm-if-always = это так
mm-if-in-battle = вы в бою
mm-if-at-sea = вы в море
mm-if-in-port = вы в порту
mm-if-in-home = вы в родном порту
mm-if-in = вы в одной из этих морских зон ({ $zones })
mm-if-closed = порт для вас закрыт
mm-if-home = это ваш родной порт
mm-if-pirate = вы пират
mm-if-bounty-any = за вас награда { $level } или больше
mm-if-bounty-of = за вас награда { $level } или больше ({ $nation })
mm-if-bounty-is = награда за вас ровно { $level } ({ $nation }) и нет войны
mm-if-nation = ваша страна — { $nation }
mm-if-at-war = ваша страна воюет ({ $nation })
mm-if-damage = у корабля { $count } или больше повреждений
mm-if-crew = ваша команда { $count } или больше
mm-if-sold = вы продали в этот ход { $count } или больше карт
mm-if-won-crew-combat = вы выиграли в этот ход абордажный бой
mm-if-declared-me = вы объявили { $what }
mm-if-declared-any = кто-либо объявил { $what }
mm-if-round = идёт { $round }-й раунд
mm-if-later-round = раунд не 1-й
mm-if-defender = напали на вас
mm-if-foe-skulls = черепов у другой стороны не больше { $count }
mm-if-hits = попаданий в залпе { $count } или больше
mm-if-cannon-volley = стреляют пушки
mm-if-success = она удалась
mm-if-fail = она не удалась
mm-if-their-ship-in-port = тот корабль в порту

## Чего не должно быть

mm-if-not = неверно, что { $what }
mm-if-not-pirate = за вас нет награды
mm-if-no-bounty = за вас нет награды ({ $nation })
mm-if-not-nation = ваша страна не { $nation }
mm-if-not-home = это не ваш родной порт

## Цена (MM-28.5)

mm-pay-gold = за { $gold }
mm-pay-action = { $count ->
    [one] за { $count } действие
    [few] за { $count } действия
    [many] за { $count } действий
   *[other] за { $count } действия
}
mm-pay-cargo = { $count ->
    [one] за { $good }, { $count } карту
    [few] за { $good }, { $count } карты
    [many] за { $good }, { $count } карт
   *[other] за { $good }, { $count } карты
}
mm-pay-this = сбросив это
mm-pay-test = после удачной проверки ({ $skill })

## Что происходит (MM-28.5)

mm-do-gold = получите { $gold }
mm-do-glory = получите очко славы
mm-do-glory-card = { $count ->
    [one] возьмите { $count } карту славы
    [few] возьмите { $count } карты славы
    [many] возьмите { $count } карт славы
   *[other] возьмите { $count } карты славы
}
mm-do-crew = команда { $change }
mm-do-crew-fill = пополните команду доверху
mm-do-rumor = { $count ->
    [one] возьмите { $count } слух
    [few] возьмите { $count } слуха
    [many] возьмите { $count } слухов
   *[other] возьмите { $count } слуха
}
mm-do-cargo = { $count ->
    [one] возьмите { $count } карту груза, оставьте то, что поместится
    [few] возьмите { $count } карты груза, оставьте то, что поместится
    [many] возьмите { $count } карт груза, оставьте то, что поместится
   *[other] возьмите { $count } карты груза, оставьте то, что поместится
}
mm-do-cargo-keep = { $count ->
    [one] возьмите { $count } карту груза, оставьте не больше { $kept }
    [few] возьмите { $count } карты груза, оставьте не больше { $kept }
    [many] возьмите { $count } карт груза, оставьте не больше { $kept }
   *[other] возьмите { $count } карты груза, оставьте не больше { $kept }
}
mm-do-repair = { $count ->
    [one] почините { $count } повреждение, но не команды
    [few] почините { $count } повреждения, но не команды
    [many] почините { $count } повреждений, но не команды
   *[other] почините { $count } повреждения, но не команды
}
mm-do-repair-all = почините всё, кроме команды
mm-do-bounty = награда за вас растёт на { $count } ({ $nation })
mm-do-bounty-highest = ваша высшая награда растёт на { $count }
mm-do-bounty-falls = снизьте одну из наград за вас, не больше чем на { $count }
mm-do-pardon = снизьте одну из наград за вас, не больше чем на { $count }; уровень стоит { $gold }
mm-do-clear-one = одна страна снимает свою награду за вас
mm-do-weapons = возьмите по одному особому оружию каждого недостающего вида
mm-do-modification = возьмите из любого порта открытое улучшение, какого у вас нет
mm-do-specialist = к вам бесплатно идёт специалист
mm-hire-carpenter = наймите плотника
mm-hire-boatswain = наймите боцмана
mm-hire-gunner = наймите канонира
mm-hire-surgeon = наймите лекаря
mm-hire-lookout = наймите вперёдсмотрящего
mm-hire-veteran = наймите ветерана
mm-hire-steward = наймите интенданта
mm-hire-helmsman = наймите рулевого
mm-do-reroll-my-one = перебросьте одну свою кость
mm-do-reroll-my-any = перебросьте любые свои кости
mm-do-reroll-my-all = перебросьте все свои кости
mm-do-reroll-their-one = одна чужая кость перебрасывается
mm-do-reroll-their-any = любые чужие кости перебрасываются
mm-do-reroll-their-all = все чужие кости перебрасываются
mm-do-reroll-one = одна кость одного из капитанов перебрасывается
mm-do-reroll-any = любые кости одного из капитанов перебрасываются
mm-do-reroll-all = все кости одного из капитанов перебрасываются
mm-do-succeed = она считается удачной
mm-do-die-to-success = { $count ->
    [one] { $count } неудачная кость становится черепом
    [few] { $count } неудачные кости становятся черепами
    [many] { $count } неудачных костей становятся черепами
   *[other] { $count } неудачной кости становятся черепами
}
mm-do-set-die = { $count ->
    [one] поверните { $count } кость любой гранью
    [few] поверните { $count } кости любой гранью
    [many] поверните { $count } костей любой гранью
   *[other] поверните { $count } кости любой гранью
}
mm-do-add-hit = { $count ->
    [one] в залпе ещё { $count } попадание
    [few] в залпе ещё { $count } попадания
    [many] в залпе ещё { $count } попаданий
   *[other] в залпе ещё { $count } попадания
}
mm-do-cancel-hit = { $count ->
    [one] отмените { $count } попадание
    [few] отмените { $count } попадания
    [many] отмените { $count } попаданий
   *[other] отмените { $count } попадания
}
mm-do-move-hit = { $count ->
    [one] перенесите { $count } попадание в другое место
    [few] перенесите { $count } попадания в другое место
    [many] перенесите { $count } попаданий в другое место
   *[other] перенесите { $count } попадания в другое место
}
mm-do-skulls-to = каждый череп попадает сюда: { $location } (лишнее не идёт в корпус)
mm-do-hit-foe = { $count ->
    [one] { $count } попадание в другой корабль
    [few] { $count } попадания в другой корабль
    [many] { $count } попаданий в другой корабль
   *[other] { $count } попадания в другой корабль
}
mm-do-volley = { $count ->
    [one] ваш корабль получает { $count } попадание
    [few] ваш корабль получает { $count } попадания
    [many] ваш корабль получает { $count } попаданий
   *[other] ваш корабль получает { $count } попадания
}
mm-do-throw = { $count ->
    [one] бросьте { $count } кость
    [few] бросьте { $count } кости
    [many] бросьте { $count } костей
   *[other] бросьте { $count } кости
}
mm-do-throw-cannons = бросьте по кости за каждую пушку
mm-do-per-skull = { $throw }; за каждый череп { $what }
mm-do-if-skull = { $throw }; при черепе { $what }
mm-do-try-or = проверка ({ $skill }); при неудаче { $what }
mm-do-try-for = проверка ({ $skill }); при успехе { $what }
mm-do-try = проверка ({ $skill }); при успехе { $good }; при неудаче { $bad }
mm-do-next-roll = кости вашего следующего броска { $change }
mm-do-foe-roll = кости следующего броска другой стороны { $change }
mm-do-spare = в этом раунде теряете команды на { $count } меньше
mm-do-their-crew = другой корабль теряет { $count } команды
mm-do-escape = вы уходите, но сначала стреляет другая сторона
mm-do-end-battle = бой завершается без победителя
mm-do-turn-over = переверните этот жетон
mm-do-carry = улучшения могут перейти на новый корабль
mm-do-stash = спрячьте здесь золото в сундук
mm-do-sell-all = продайте любой груз, { $gold } за карту
mm-do-replace = замените до { $count } из взятых карт
mm-do-toll = заплатите { $gold } или проверка ({ $skill }); при неудаче платите или оставайтесь снаружи
mm-do-open-port = { $count ->
    [one] в этот ход можно войти в { $count } закрытый порт
    [few] в этот ход можно войти в { $count } закрытых порта
    [many] в этот ход можно войти в { $count } закрытых портов
   *[other] в этот ход можно войти в { $count } закрытых порта
}
mm-do-change-demand = замените жетон спроса любого порта
mm-do-lay-demand = сюда кладут жетон спроса из запаса
mm-do-war = между двумя странами начинается война
mm-do-peace = любая война завершается
mm-do-npc-enters = этот капитан выходит в море
mm-do-move-npc = { $count ->
    [one] передвиньте военный корабль или пирата на { $count } зону
    [few] передвиньте военный корабль или пирата на { $count } зоны
    [many] передвиньте военный корабль или пирата на { $count } зон
   *[other] передвиньте военный корабль или пирата на { $count } зоны
}
mm-do-cancel-bounty = она не назначается
mm-do-copy = используйте текст той карты как свой
mm-do-look-at-hand-and-rumor = посмотрите карты славы и слух одного игрока
mm-do-look-at-merchants = { $count ->
    [one] посмотрите { $count } жетон купца
    [few] посмотрите { $count } жетона купцов
    [many] посмотрите { $count } жетонов купцов
   *[other] посмотрите { $count } жетона купцов
}
mm-do-ashore = бой на берегу (Командование { $leadership }, команда { $crew }); при победе { $what }
mm-do-discard-on = бросьте кость и при { $faces } сбросьте это
mm-do-stay = эта карта остаётся у вас
mm-do-actions = { $count ->
    [one] ещё { $count } действие в этот ход
    [few] ещё { $count } действия в этот ход
    [many] ещё { $count } действий в этот ход
   *[other] ещё { $count } действия в этот ход
}
mm-do-moves = { $count ->
    [one] ещё { $count } действие в этот ход, только для движения
    [few] ещё { $count } действия в этот ход, только для движения
    [many] ещё { $count } действий в этот ход, только для движения
   *[other] ещё { $count } действия в этот ход, только для движения
}

## Изменения (MM-28.5)

mm-mod-dice = { $count ->
    [one] ещё { $count } кость на { $what }
    [few] ещё { $count } кости на { $what }
    [many] ещё { $count } костей на { $what }
   *[other] ещё { $count } кости на { $what }
}
mm-mod-fewer-dice = { $count ->
    [one] на { $count } кость меньше на { $what }
    [few] на { $count } кости меньше на { $what }
    [many] на { $count } костей меньше на { $what }
   *[other] на { $count } кости меньше на { $what }
}
mm-mod-npc-dice = кости военных кораблей и пиратов, что вас ищут, { $change }
mm-mod-price = { $item } стоит { $gold }
mm-mod-price-free = { $item } не стоит ничего
mm-mod-price-less = { $item } стоит на { $gold } меньше
mm-mod-price-more = { $item } стоит на { $gold } больше
mm-mod-price-fixed = { $item } стоит { $gold }, без всяких скидок
mm-mod-sale = { $what } продаётся за { $gold }
mm-mod-sale-more = { $what } продаётся на { $gold } дороже
mm-mod-sale-less = { $what } продаётся на { $gold } дешевле
mm-mod-draw = карты при покупке товаров { $change }
mm-mod-plunder = золото от ваших нападений { $change }
mm-mod-escapes = знаки бегства при ваших нападениях { $change }
mm-mod-capacity = места для груза { $change }, до 5, и попадания его не отнимают
mm-mod-crew-cap = предел потерь от вашего броска { $change }
mm-mod-max = { $location }, максимум { $change }
mm-mod-manoeuvre = манёвренность { $change }
mm-mod-actions = { $count ->
    [one] { $count } действие за ход
    [few] { $count } действия за ход
    [many] { $count } действий за ход
   *[other] { $count } действия за ход
}
mm-mod-actions-by = действия за ход { $change }
mm-mod-moves = { $count ->
    [one] ещё { $count } действие за ход, только для движения
    [few] ещё { $count } действия за ход, только для движения
    [many] ещё { $count } действий за ход, только для движения
   *[other] ещё { $count } действия за ход, только для движения
}
mm-mod-open-all = можно входить в закрытые порты
mm-mod-open-here = этот порт для вас открыт
mm-mod-free-entry = вход без пошлины: { $zone }

## За что цена

mm-item-rumor = слух
mm-item-repair = пункт ремонта
mm-item-crew = матрос после неудачного броска
mm-item-weapon = особое оружие
mm-item-modification = улучшение
mm-item-big-ship = фрегат или галеон
mm-item-single-good = товар, взятый одной картой,
mm-sold-not-demanded = товар без спроса
mm-sold-all = любая карта груза
mm-sold-laid = лежащий здесь товар, где на него нет спроса,

## Дела для миссий (MM-28.6)

mm-deed-port = действие в порту ({ $zone })
mm-deed-port-home = действие в родном порту
mm-deed-deliver = { $count ->
    [one] доставьте { $count } карту ({ $good }) в порт { $zone }
    [few] доставьте { $count } карты ({ $good }) в порт { $zone }
    [many] доставьте { $count } карт ({ $good }) в порт { $zone }
   *[other] доставьте { $count } карты ({ $good }) в порт { $zone }
}
mm-deed-beat-pirate-npc = победите ничей пиратский корабль
mm-deed-beat-pirate = победите игрока-пирата
mm-deed-beat-naval = победите военный корабль
mm-deed-raided = нападите на купца ({ $nation }), добыча { $count } или больше
mm-deed-found = удачная разведка в море ({ $zone })
mm-deed-landed = высадитесь и победите на берегу ({ $zone }; Командование { $leadership }, команда { $crew })

## Миссии и слухи целиком

mm-mission-claim = Берут в порту ({ $zone })
mm-mission-test = { $what }; проверка: { $skill }
mm-mission-task = Сделать: { $what }
mm-mission-turns = { $count ->
    [one] { $what }, за { $count } ход
    [few] { $what }, за { $count } хода
    [many] { $what }, за { $count } ходов
   *[other] { $what }, за { $count } хода
}
mm-mission-gain = Итог: { $what }; 1 очко славы
mm-rumor-in-port = Проверка в порту ({ $skill }): { $zone }
mm-rumor-at-sea = Проверка в море ({ $skill }): { $zone }
mm-rumor-gain = Правда: { $what }; 1 очко славы
mm-rumor-gain-if-won = Правда: { $what }; 1 очко славы за победу
