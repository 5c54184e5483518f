## Мова карток: рядок цілком (MM-28.1)

mm-clause = { $at }: { $what }
mm-clause-if = { $at }, якщо { $when }
mm-clause-pay = { $at }, { $cost }
mm-clause-may = { $what }, якщо хочете
mm-clause-span = { $what } ({ $span })
mm-clause-while = Поки { $when }: { $what }
mm-clause-always = Завжди: { $what }
mm-clause-this-round = У цьому раунді: { $what }
mm-then = { $one }; { $other }
mm-list = { $one }, { $other }
mm-and = { $one } і { $other }
mm-or = { $one } чи { $other }
mm-either = { $one } / { $other }
mm-nothing = нічого

## Як часто і як довго

mm-once-turn = раз за хід
mm-once-round = раз за раунд
mm-once-battle = раз за бій
mm-once-port-action = раз за дію «Порт»
mm-once-task = раз за справу
mm-lasts-turn = на цей хід
mm-lasts-round = на цей раунд
mm-lasts-battle = на цей бій
mm-lasts-port-action = на цю дію «Порт»
mm-lasts-task = на цю справу

## Моменти (MM-28.3)

mm-at-revealed = Коли подію відкрито
mm-at-round-end = Наприкінці раунду
mm-at-turn-start = На початку вашого ходу
mm-at-turn-start-other = На початку ходу іншого гравця
mm-at-turn-start-any = На початку будь-якого ходу
mm-at-turn-end = Наприкінці вашого ходу
mm-at-turn-end-other = Наприкінці ходу іншого гравця
mm-at-turn-end-any = Наприкінці будь-якого ходу
mm-at-own-turn = У свій хід
mm-at-port-step = Під час вашої дії «Порт»
mm-at-before-sell = Перед продажем товарів
mm-at-before-buy = Перед купівлею товарів
mm-at-before-buy-ship = Купуючи корабель
mm-at-market = Купуючи товари, до цін
mm-at-entering = Входячи в порт
mm-at-entered-closed = Після входу завдяки цьому в закритий порт
mm-at-tested = Після вашої перевірки на { $what }
mm-at-tested-other = Після чужої перевірки на { $what }
mm-at-tested-any = Після будь-чиєї перевірки на { $what }
mm-at-tested-all = Після будь-якої вашої перевірки
mm-at-tested-all-other = Після будь-якої перевірки іншого гравця
mm-at-tested-all-any = Після будь-чиєї перевірки
mm-at-scouted = Після вашої вдалої розвідки
mm-at-scouted-other = Після вдалої розвідки іншого гравця
mm-at-scouted-any = Після будь-якої вдалої розвідки
mm-at-bounty-due = Коли за вас ось-ось призначать винагороду
mm-at-bounty-due-other = Коли винагороду ось-ось призначать за іншого гравця
mm-at-bounty-due-any = Коли ось-ось призначать будь-яку винагороду
mm-at-card-played = Після зіграної картки слави
mm-at-raid-over = Після нападу, який ви пережили
mm-at-battle-over = Після бою, який ви пережили
mm-at-hits-on-me = Коли у ваш корабель влучено
mm-at-battle-start = Перед 1-м раундом бою
mm-at-opening = Просто перед 1-м раундом бою
mm-at-declared = У бою після оголошень
mm-at-contest = Після кидків на маневр
mm-at-won-contest = Коли ви виграли маневр
mm-at-won-contest-of = Коли маневр виграно
mm-at-volley-due = Перед кидком вашого залпу
mm-at-volley-due-of = Перед кидком залпу
mm-at-volley = Після кидка вашого залпу
mm-at-volley-of = Після кидка залпу
mm-at-volley-over = Після вашого залпу
mm-at-volley-over-of = Після залпу
mm-at-boarding = Перед битвою команд на морі
mm-at-crew-start = Перед 1-м раундом битви команд
mm-at-crew-roll = Після кидків битви команд
mm-at-crew-loss = Перед втратами в битві команд
mm-at-sank = Коли ви потопили корабель
mm-at-sank-of = Коли корабель потоплено

## Чий це момент у бою

mm-at-other = { $at } (не ваш)
mm-at-any = { $at } (чий завгодно)

## На що перевірка (MM-28.7)

mm-test-scout-merchant = розвідку торговця
mm-test-scout-player = розвідку капітана гравця
mm-test-scout-npc = розвідку військового корабля чи пірата
mm-test-scout-goal = розвідку цілі місії
mm-test-scout = розвідку
mm-test-recruit = рекрутування
mm-test-rumor = збір чуток
mm-test-prove-influence = підтвердження чутки в порту
mm-test-prove-scouting = підтвердження чутки в морі
mm-test-claim = отримання місії
mm-test-entry = вхід у порт
mm-test-raid = напад на торговця
mm-test-event = подію
mm-test-hire = наймання спеціаліста
mm-test-influence = Вплив
mm-test-all = будь-що

## Інші кидки

mm-test-plain = картку
mm-roll-contest = маневр
mm-roll-crew-combat = битву команд

## Умови (MM-28.5)

mm-if-always = це так
mm-if-in-battle = ви в бою
mm-if-at-sea = ви в морі
mm-if-in-port = ви в порту
mm-if-in-home = ви в рідному порту
mm-if-in = ви в одній із цих морських зон ({ $zones })
mm-if-closed = порт для вас закритий
mm-if-home = це ваш рідний порт
mm-if-pirate = ви пірат
mm-if-bounty-any = за вас винагорода { $level } чи більше
mm-if-bounty-of = за вас винагорода { $level } чи більше ({ $nation })
mm-if-bounty-is = винагорода за вас рівно { $level } ({ $nation }) і немає війни
mm-if-nation = ваша країна — { $nation }
mm-if-at-war = ваша країна воює ({ $nation })
mm-if-damage = у корабля { $count } чи більше пошкоджень
mm-if-crew = ваша команда { $count } чи більше
mm-if-sold = ви продали цього ходу { $count } чи більше карток
mm-if-won-crew-combat = ви виграли цього ходу битву команд
mm-if-declared-me = ваше оголошення — { $what }
mm-if-declared-any = одне з оголошень — { $what }
mm-if-round = триває { $round }-й раунд
mm-if-later-round = раунд не 1-й
mm-if-defender = напали на вас
mm-if-foe-skulls = черепів в іншої сторони не більше { $count }
mm-if-hits = влучань у залпі { $count } чи більше
mm-if-cannon-volley = стріляють гармати
mm-if-success = вона вдалася
mm-if-fail = вона не вдалася
mm-if-their-ship-in-port = той корабель у порту

## Чого не має бути

mm-if-not = неправда, що { $what }
mm-if-not-pirate = за вас немає винагороди
mm-if-no-bounty = за вас немає винагороди ({ $nation })
mm-if-not-nation = ваша країна не { $nation }
mm-if-not-home = це не ваш рідний порт

## Ціна (MM-28.5)

mm-pay-gold = за { $gold }
mm-pay-action = { $count ->
    [one] за { $count } дію
    [few] за { $count } дії
    [many] за { $count } дій
   *[other] за { $count } дії
}
mm-pay-cargo = { $count ->
    [one] за { $good }, { $count } картку
    [few] за { $good }, { $count } картки
    [many] за { $good }, { $count } карток
   *[other] за { $good }, { $count } картки
}
mm-pay-this = скинувши це
mm-pay-test = після вдалої перевірки ({ $skill })

## Наслідки (MM-28.5)

mm-do-gold = отримайте { $gold }
mm-do-glory = отримайте очко слави
mm-do-glory-card = { $count ->
    [one] візьміть { $count } картку слави
    [few] візьміть { $count } картки слави
    [many] візьміть { $count } карток слави
   *[other] візьміть { $count } картки слави
}
mm-do-crew = команда { $change }
mm-do-crew-fill = поповніть усю команду
mm-do-rumor = { $count ->
    [one] візьміть { $count } чутку
    [few] візьміть { $count } чутки
    [many] візьміть { $count } чуток
   *[other] візьміть { $count } чутки
}
mm-do-cargo = { $count ->
    [one] візьміть { $count } картку вантажу, лишіть те, що вміститься
    [few] візьміть { $count } картки вантажу, лишіть те, що вміститься
    [many] візьміть { $count } карток вантажу, лишіть те, що вміститься
   *[other] візьміть { $count } картки вантажу, лишіть те, що вміститься
}
mm-do-cargo-keep = { $count ->
    [one] візьміть { $count } картку вантажу, лишіть не більше { $kept }
    [few] візьміть { $count } картки вантажу, лишіть не більше { $kept }
    [many] візьміть { $count } карток вантажу, лишіть не більше { $kept }
   *[other] візьміть { $count } картки вантажу, лишіть не більше { $kept }
}
mm-do-repair = { $count ->
    [one] полагодьте { $count } пошкодження, але не команди
    [few] полагодьте { $count } пошкодження, але не команди
    [many] полагодьте { $count } пошкоджень, але не команди
   *[other] полагодьте { $count } пошкодження, але не команди
}
mm-do-repair-all = полагодьте все, крім команди
mm-do-bounty = винагорода за вас зростає на { $count } ({ $nation })
mm-do-bounty-highest = найвища винагорода за вас зростає на { $count }
mm-do-bounty-falls = зменште одну з винагород за вас, щонайбільше на { $count }
mm-do-pardon = зменште одну з винагород за вас, щонайбільше на { $count }; рівень коштує { $gold }
mm-do-clear-one = одна країна знімає винагороду за вас
mm-do-weapons = візьміть по одному особливому озброєнню кожного виду, якого бракує
mm-do-modification = візьміть із будь-якого порту відкриту модифікацію, якої не маєте
mm-do-specialist = до вас безплатно йде спеціаліст
mm-hire-carpenter = найміть тесляра
mm-hire-boatswain = найміть боцмана
mm-hire-gunner = найміть навідника
mm-hire-surgeon = найміть хірурга
mm-hire-lookout = найміть спостерігача
mm-hire-veteran = найміть фехтувальника
mm-hire-steward = найміть казначея
mm-hire-helmsman = найміть штурмана
mm-do-reroll-my-one = перекиньте одну свою кість
mm-do-reroll-my-any = перекиньте будь-які свої кості
mm-do-reroll-my-all = перекиньте всі свої кості
mm-do-reroll-their-one = одна чужа кість перекидається
mm-do-reroll-their-any = будь-які чужі кості перекидаються
mm-do-reroll-their-all = усі чужі кості перекидаються
mm-do-reroll-one = одна кість одного з капітанів перекидається
mm-do-reroll-any = будь-які кості одного з капітанів перекидаються
mm-do-reroll-all = усі кості одного з капітанів перекидаються
mm-do-succeed = вона вважається вдалою
mm-do-die-to-success = { $count ->
    [one] { $count } невдала кість стає черепом
    [few] { $count } невдалі кості стають черепами
    [many] { $count } невдалих костей стають черепами
   *[other] { $count } невдалої кості стають черепами
}
mm-do-set-die = { $count ->
    [one] оберніть { $count } кість на будь-яку грань
    [few] оберніть { $count } кості на будь-яку грань
    [many] оберніть { $count } костей на будь-яку грань
   *[other] оберніть { $count } кості на будь-яку грань
}
mm-do-add-hit = { $count ->
    [one] у залпі ще { $count } влучання
    [few] у залпі ще { $count } влучання
    [many] у залпі ще { $count } влучань
   *[other] у залпі ще { $count } влучання
}
mm-do-cancel-hit = { $count ->
    [one] скасуйте { $count } влучання
    [few] скасуйте { $count } влучання
    [many] скасуйте { $count } влучань
   *[other] скасуйте { $count } влучання
}
mm-do-move-hit = { $count ->
    [one] перенесіть { $count } влучання в інше місце
    [few] перенесіть { $count } влучання в інше місце
    [many] перенесіть { $count } влучань в інше місце
   *[other] перенесіть { $count } влучання в інше місце
}
mm-do-skulls-to = кожен череп влучає сюди: { $location } (зайве не йде в корпус)
mm-do-hit-foe = { $count ->
    [one] { $count } влучання в інший корабель
    [few] { $count } влучання в інший корабель
    [many] { $count } влучань в інший корабель
   *[other] { $count } влучання в інший корабель
}
mm-do-volley = { $count ->
    [one] ваш корабель отримує { $count } влучання
    [few] ваш корабель отримує { $count } влучання
    [many] ваш корабель отримує { $count } влучань
   *[other] ваш корабель отримує { $count } влучання
}
mm-do-throw = { $count ->
    [one] киньте { $count } кість
    [few] киньте { $count } кості
    [many] киньте { $count } костей
   *[other] киньте { $count } кості
}
mm-do-throw-cannons = киньте по кості за кожну гармату
mm-do-per-skull = { $throw }; за кожен череп { $what }
mm-do-if-skull = { $throw }; за черепа { $what }
mm-do-try-or = перевірка ({ $skill }); у разі невдачі { $what }
mm-do-try-for = перевірка ({ $skill }); у разі успіху { $what }
mm-do-try = перевірка ({ $skill }); у разі успіху { $good }; у разі невдачі { $bad }
mm-do-next-roll = кості вашого наступного кидка { $change }
mm-do-foe-roll = кості наступного кидка іншої сторони { $change }
mm-do-spare = цього раунду втрачаєте команди на { $count } менше
mm-do-their-crew = інший корабель втрачає { $count } команди
mm-do-escape = ви втікаєте, але спершу стріляє інша сторона
mm-do-end-battle = бій закінчується без переможця
mm-do-turn-over = переверніть цей жетон
mm-do-carry = модифікації можуть перейти на новий корабель
mm-do-stash = сховайте тут золото у скриню
mm-do-sell-all = продайте будь-який вантаж, { $gold } за картку
mm-do-replace = замініть до { $count } із взятих карток
mm-do-toll = заплатіть { $gold } або перевірка ({ $skill }); у разі невдачі платіть чи лишайтеся зовні
mm-do-open-port = { $count ->
    [one] цього ходу можна ввійти в { $count } закритий порт
    [few] цього ходу можна ввійти в { $count } закриті порти
    [many] цього ходу можна ввійти в { $count } закритих портів
   *[other] цього ходу можна ввійти в { $count } закриті порти
}
mm-do-change-demand = замініть жетон попиту будь-якого порту
mm-do-lay-demand = сюди кладуть жетон попиту із запасу
mm-do-war = між двома країнами починається війна
mm-do-peace = будь-яка війна закінчується
mm-do-npc-enters = цей капітан виходить у море
mm-do-move-npc = { $count ->
    [one] пересуньте військовий корабель чи пірата на { $count } зону
    [few] пересуньте військовий корабель чи пірата на { $count } зони
    [many] пересуньте військовий корабель чи пірата на { $count } зон
   *[other] пересуньте військовий корабель чи пірата на { $count } зони
}
mm-do-cancel-bounty = її не призначають
mm-do-copy = використайте текст тієї картки як свій
mm-do-look-at-hand-and-rumor = подивіться картки слави й чутку одного гравця
mm-do-look-at-merchants = { $count ->
    [one] подивіться { $count } жетон торговця
    [few] подивіться { $count } жетони торговців
    [many] подивіться { $count } жетонів торговців
   *[other] подивіться { $count } жетони торговців
}
mm-do-ashore = битва на березі (Лідерство { $leadership }, команда { $crew }); у разі перемоги { $what }
mm-do-discard-on = киньте кість і за { $faces } скиньте це
mm-do-stay = ця картка лишається у вас
mm-do-actions = { $count ->
    [one] ще { $count } дія цього ходу
    [few] ще { $count } дії цього ходу
    [many] ще { $count } дій цього ходу
   *[other] ще { $count } дії цього ходу
}
mm-do-moves = { $count ->
    [one] ще { $count } дія цього ходу, лише для переміщення
    [few] ще { $count } дії цього ходу, лише для переміщення
    [many] ще { $count } дій цього ходу, лише для переміщення
   *[other] ще { $count } дії цього ходу, лише для переміщення
}

## Зміни (MM-28.5)

mm-mod-dice = { $count ->
    [one] ще { $count } кість на { $what }
    [few] ще { $count } кості на { $what }
    [many] ще { $count } костей на { $what }
   *[other] ще { $count } кості на { $what }
}
mm-mod-fewer-dice = { $count ->
    [one] на { $count } кість менше на { $what }
    [few] на { $count } кості менше на { $what }
    [many] на { $count } костей менше на { $what }
   *[other] на { $count } кості менше на { $what }
}
mm-mod-npc-dice = кості військових кораблів і піратів, що вас шукають, { $change }
mm-mod-price = { $item } коштує { $gold }
mm-mod-price-free = { $item } нічого не коштує
mm-mod-price-less = { $item } коштує на { $gold } менше
mm-mod-price-more = { $item } коштує на { $gold } більше
mm-mod-price-fixed = { $item } коштує { $gold }, без жодних знижок
mm-mod-sale = { $what } продається за { $gold }
mm-mod-sale-more = { $what } продається на { $gold } дорожче
mm-mod-sale-less = { $what } продається на { $gold } дешевше
mm-mod-draw = картки під час купівлі товарів { $change }
mm-mod-plunder = золото з ваших нападів { $change }
mm-mod-escapes = значки втечі під час ваших нападів { $change }
mm-mod-capacity = місця для вантажу { $change }, до 5, і влучання його не забирають
mm-mod-crew-cap = межа втрат від вашого кидка { $change }
mm-mod-max = { $location }, максимум { $change }
mm-mod-manoeuvre = маневреність { $change }
mm-mod-actions = { $count ->
    [one] { $count } дія за хід
    [few] { $count } дії за хід
    [many] { $count } дій за хід
   *[other] { $count } дії за хід
}
mm-mod-actions-by = дії за хід { $change }
mm-mod-moves = { $count ->
    [one] ще { $count } дія за хід, лише для переміщення
    [few] ще { $count } дії за хід, лише для переміщення
    [many] ще { $count } дій за хід, лише для переміщення
   *[other] ще { $count } дії за хід, лише для переміщення
}
mm-mod-open-all = можна входити в закриті порти
mm-mod-open-here = цей порт для вас відкритий
mm-mod-free-entry = вхід без мита: { $zone }

## За що ціна

mm-item-rumor = чутка
mm-item-repair = пункт ремонту
mm-item-crew = матрос після невдалого кидка
mm-item-weapon = особливе озброєння
mm-item-modification = модифікація
mm-item-big-ship = фрегат чи галеон
mm-item-single-good = товар, узятий однією карткою,
mm-sold-not-demanded = товар без попиту
mm-sold-all = кожна картка вантажу
mm-sold-laid = товар, що лежить тут, де немає попиту,

## Справи для місій (MM-28.6)

mm-deed-port = дія «Порт» ({ $zone })
mm-deed-port-home = дія «Порт» у рідному порту
mm-deed-deliver = { $count ->
    [one] доставте { $count } картку ({ $good }) у порт { $zone }
    [few] доставте { $count } картки ({ $good }) у порт { $zone }
    [many] доставте { $count } карток ({ $good }) у порт { $zone }
   *[other] доставте { $count } картки ({ $good }) у порт { $zone }
}
mm-deed-beat-pirate-npc = переможіть нічий піратський корабель
mm-deed-beat-pirate = переможіть гравця-пірата
mm-deed-beat-naval = переможіть військовий корабель
mm-deed-raided = нападіть на торговця ({ $nation }), здобич { $count } чи більше
mm-deed-found = вдала розвідка в морі ({ $zone })
mm-deed-landed = висадіться й переможіть на березі ({ $zone }; Лідерство { $leadership }, команда { $crew })

## Місії та чутки цілком

mm-mission-claim = Беруть у порту ({ $zone })
mm-mission-test = { $what }; перевірка: { $skill }
mm-mission-task = Зробити: { $what }
mm-mission-turns = { $count ->
    [one] { $what }, за { $count } хід
    [few] { $what }, за { $count } ходи
    [many] { $what }, за { $count } ходів
   *[other] { $what }, за { $count } ходи
}
mm-mission-gain = Підсумок: { $what }; 1 очко слави
mm-rumor-in-port = Перевірка в порту ({ $skill }): { $zone }
mm-rumor-at-sea = Перевірка в морі ({ $skill }): { $zone }
mm-rumor-gain = Правда: { $what }; 1 очко слави
mm-rumor-gain-if-won = Правда: { $what }; 1 очко слави за перемогу
