## Сторінки аркуша капітана

mm-page-deeds = Справи
mm-page-ship = Корабель
mm-page-cards = Карти
mm-page-ports = Порти

## Заголовок

mm-sheet-acts = Діє { $player }
mm-sheet-player-named = { $name } ({ $by })
mm-sheet-waits = Хід: { $player }
mm-sheet-waits-for = Чекаємо: { $who }
mm-sheet-ask-ship = Потай: шлюп чи флейт?
mm-sheet-ask-actions = Ваш хід: рух, розвідка або порт.
mm-sheet-ask-port = У порту: кожна справа раз, продаж першим.
mm-sheet-actions-left = Лишилося дій: { $count }
mm-sheet-moves-left = Ще рухів: { $count }
mm-sheet-track = Слава: { $points } з { $target }
mm-sheet-with-chest = зі скринею { $total }
mm-sheet-purse = Золото на борту { $gold }, у скрині { $chest } (таємні очки: { $points })
mm-sheet-event = Подія: { $name }
mm-sheet-odds = Шанси

## Числа з причинами

mm-sheet-chance = { $percent } %
mm-sheet-part = { $amount } ({ $why })
mm-sheet-sum = { $sum } = { $parts }
mm-sheet-reason = { $what }: { $sum }
mm-sheet-dice-of = { $what }, костей: { $sum }
mm-sheet-values = корпус { $hull }, трюм { $hold }, щогли { $masts }, команда { $crew }, гармати { $cannons }, маневреність { $manoeuvre }

## Дії: рух

mm-sheet-move = Рух
mm-sheet-further-move = Додатковий рух не витрачає дій.
mm-sheet-found = знайдуть { $percent } %
mm-sheet-lurks = { $npc } шукає вас ({ $why }), костей: { $dice }, знайде: { $percent } %
mm-sheet-left-on-the-quay = У морі не вміститься карток вантажу: { $count }
mm-sheet-toll = мито
mm-sheet-closed = закритий для вас
mm-sheet-opened-by = Закритий, але його відкриває: { $what }
mm-sheet-rule-of = { $name }. { $what }

## Дії: розвідка

mm-sheet-scout = Розвідка
mm-sheet-sets-bounty = Призначать винагороду: { $nation }, рівень { $level }
mm-sheet-makes-pirate = Ви станете піратом: { $nation }, рівень { $level }
mm-sheet-merchant-of = Торговця можна вважати кораблем нації порту ({ $nation }) або того, що на жетоні.
mm-sheet-merchant-of-token = Торговець тієї нації, що на жетоні.
mm-sheet-first-contest = Перший маневр: ви { $own }, вони { $other }. Виграш { $win } %, програш { $lose } %
mm-sheet-reward = Заслуга за перемогу: { $gold }
mm-sheet-reward-of = { $nation } платить за перемогу: { $gold }

## Дії: решта

mm-sheet-here = Тут
mm-sheet-port-action = Дія в порту
mm-sheet-ashore = Висадка, { $zone }: гарнізон, лідерство { $leadership }, команда { $crew }
mm-sheet-play = Можна зіграти чи застосувати
mm-sheet-game = Гра
mm-sheet-claim = Оголосити перемогу
mm-sheet-retire = Піти у відставку
mm-sheet-retire-why = Цей хід пропадає, наступний почне новий капітан. Золото на борту, корабель і картки губляться, слава й скриня лишаються.
mm-sheet-end-turn = Закінчити хід
mm-sheet-unused = Дій не використано: { $count }

## У порту: торгівля

mm-sheet-sell = Продати: { $gold }
mm-sheet-scales = На терези
mm-sheet-wanted-at = Попит: { $zone }, рухів: { $moves }
mm-sheet-glorious-sale = Три й більше карток товару, на який є попит: очко слави.
mm-sheet-sale-changes = Після цього попит тут зміниться, і цього ходу більше нічого не продати.
mm-sheet-buy = Подивитися ринок, карток: { $count }
mm-sheet-prices = Ціна картки: одна картка товару { $single }, дві по 2, три й більше по 1
mm-sheet-room = У порту шість карток, у морі: { $count }

## У порту: верф

mm-sheet-yard-ships = Верф: кораблі
mm-sheet-yard-repairs = Верф: ремонт
mm-sheet-yard-outfits = Верф: озброєння й модифікації
mm-sheet-back = вам повернуть { $gold }
mm-sheet-resale = Ціна { $price }; старий корабель дає { $brings }
mm-sheet-big-ship = Перший великий корабель цього капітана: очко слави.
mm-sheet-scatters = Модифікації лишаються й ідуть у порти.
mm-sheet-repair = { $location }: { $now } » { $then }
mm-sheet-restore = Відновити зміцнений корпус
mm-sheet-sell-weapon = Продати: { $weapon }

## У порту: люди

mm-sheet-recruit = Найняти людей, місць: { $count }
mm-sheet-recruit-failed = За успіху команда повна безкоштовно. Інакше кожна людина коштує { $price }
mm-sheet-ask-for-rumors = Розпитати про чутки, { $gold }
mm-sheet-lost-anyhow = Платиться за будь-якого кидка: { $price }
mm-sheet-prove = Перевірити: { $card }
mm-sheet-deliver = Для місії: { $card }
mm-sheet-hide = До скрині: { $gold }
mm-sheet-fetch = Зі скрині: { $gold }
mm-sheet-coins = Відлічено монет (нуль означає всі)
mm-sheet-leave-port = Закінчити дію в порту

## Порти

mm-sheet-port-of = { $zone } ({ $nation })
mm-sheet-moves = рухів: { $count }
mm-sheet-demand = попит: { $good }
mm-sheet-yard = верф: { $fitting }
mm-sheet-yard-unknown = верф: ще не відкрита
mm-sheet-merchant-here = поруч торговець
mm-sheet-missions-here = Місії: { $what }

## Свій корабель і картки

mm-sheet-no-ship = Без корабля: новий капітан прийде на початку наступного ходу.
mm-sheet-capacity = Місце для вантажу
mm-sheet-cargo = Вантаж
mm-sheet-bounties = Винагороди: { $what }
mm-sheet-mission = Місія
mm-sheet-rumor = Чутка
mm-sheet-open-cards = На планшеті
mm-sheet-play-it = Зіграти
mm-sheet-ahead = Пас наперед
mm-sheet-ask-again = Питати знову: { $hour }
mm-sheet-aboard = На борту: { $what }
mm-sheet-counts = Картки слави { $hand }, вантаж { $cargo }, чутки { $rumors }
mm-sheet-at-sea = Інші в морі
mm-sheet-war = Війна: { $one } проти: { $other }
mm-sheet-first-ship = Перший корабель

## Напад на торговця

mm-sheet-raid-on = { $merchant }, { $zone }
mm-sheet-successes-left = Лишилося успіхів: { $count }
mm-sheet-escapes = Втечі { $escapes }, маневреність { $against }
mm-sheet-raid-hits = { $location }: влучання { $hits }, лишиться { $left }
mm-sheet-plunder = Здобич: { $count }
mm-sheet-glory = очко слави
mm-sheet-raid-odds = Удача { $percent } %, здобич у середньому { $gold }, слава { $glory } %, загибель { $sunk } %
mm-sheet-use = { $percent } %, здобич { $gold }
mm-sheet-best = найкраще

## Бій

mm-sheet-battle = Бій
mm-sheet-battle-round = Бій, раунд { $round }
mm-sheet-declared = { $side }: { $what }
mm-sheet-dice = { $side }, костей: { $sum }
mm-sheet-rolled = { $side }: { $faces }. Черепів { $count }, інші кості { $sum }
mm-sheet-hits = Влучання, { $side }: { $hits }
mm-sheet-hits-due = Належить влучань, { $side }: { $count }
mm-sheet-contest-odds = { $side } в маневрі: виграш { $win } %, програш { $lose } %, нічия { $tie } %, ніхто { $nobody } %
mm-sheet-crew-odds = { $side } у битві команд: перемога { $wins } %, поразка { $loses } %
mm-sheet-wins = маневр { $percent } %
mm-sheet-shoot-tip = Маневр виграно { $win } %: влучань ваших { $out_won }, у вас { $in_won }. Програно { $lose } %: ваших { $out_lost }, у вас { $in_lost }, якщо стріляють обидва
mm-sheet-board-tip = Маневр виграно { $win } %; далі битва команд за нинішнього складу { $crews } %
mm-sheet-flee-tip = Маневр виграно { $win } %, а проти кидка без черепів { $away } %
mm-sheet-sinks = корабель тоне
mm-sheet-destroyed = знищено: { $location }
mm-sheet-left = { $location } { $before } » { $left }

## Кидок

mm-sheet-dice-in-hand = костей у руці: { $count }
mm-sheet-throw = Кинути
mm-sheet-throw-how = Візьміть кості й киньте або натисніть { $throw }.
mm-sheet-throw-by-itself = За цього капітана кості кидають.

## Кінець

mm-sheet-game-over = Гру закінчено
mm-sheet-another = Інше плавання
mm-sheet-wins-game = Перемога: { $player }
mm-sheet-count-track = Слава на шкалі
mm-sheet-count-for = … за { $why }
mm-sheet-count-chest = Золото у скрині
mm-sheet-count-secret = Таємні очки
mm-sheet-count-total = Разом

## Перед грою

mm-chooser-part = Плавання
mm-chooser-captains = { $count ->
    [one] { $count } капітан
    [few] { $count } капітани
    [many] { $count } капітанів
   *[other] { $count } капітана
}
mm-chooser-target = Набрати очок слави: { $count }
mm-outfit-captain = Капітан
mm-outfit-drawn = за жеребом
mm-outfit-ship = Перший корабель
mm-outfit-picked = обирається потай
mm-outfit-rules = Правила
mm-outfit-target = Слава для перемоги
mm-house-zones = Правила зон
mm-house-zones-why = Кожен порт має щось своє.
mm-house-scout = Одна розвідка на рід цілі
mm-house-scout-why = За хід шукають лише одного торговця, один корабель і так далі.
mm-house-hold = Будь-який вантаж у порту
mm-house-hold-why = У порту вміщується більше шести карток.
mm-house-weapons = Більше особливого озброєння
mm-house-weapons-why = Двадцять жетонів замість дванадцяти.
mm-house-npcs = Мисливці від початку
mm-house-npcs-why = Військовий корабель і пірат у морі до першої події.
mm-house-death = Капітани не гинуть
mm-house-death-why = Переможений капітан повертається, а все інше втрачає.
