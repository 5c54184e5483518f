## Страницы листа капитана

mm-page-deeds = Дела
mm-page-ship = Корабль
mm-page-cards = Карты
mm-page-ports = Порты

## Заголовок

mm-sheet-acts = Действует { $player }
mm-sheet-player-named = { $name } ({ $by })
mm-sheet-waits = Ход: { $player }
mm-sheet-waits-for = Ждём: { $who }
mm-sheet-ask-ship = Втайне: шлюп или флейт?
mm-sheet-ask-actions = Ваш ход: движение, разведка или порт.
mm-sheet-ask-port = В порту: каждое дело раз, продажа первой.
mm-sheet-actions-left = Осталось действий: { $count }
mm-sheet-moves-left = Ещё движений: { $count }
mm-sheet-track = Слава: { $points } из { $target }
mm-sheet-with-chest = с сундуком { $total }
mm-sheet-purse = Золото на борту { $gold }, в сундуке { $chest } (тайные очки: { $points })
mm-sheet-event = Событие: { $name }
mm-sheet-odds = Шансы

## Числа с причинами

mm-sheet-chance = { $percent } %
mm-sheet-part = { $amount } ({ $why })
mm-sheet-sum = { $sum } = { $parts }
mm-sheet-reason = { $what }: { $sum }
mm-sheet-dice-of = { $what }, костей: { $sum }
mm-sheet-values = корпус { $hull }, трюм { $hold }, мачты { $masts }, команда { $crew }, пушки { $cannons }, манёвренность { $manoeuvre }

## Действия: движение

mm-sheet-move = Движение
mm-sheet-further-move = Дополнительное движение не тратит действий.
mm-sheet-found = найдут { $percent } %
mm-sheet-lurks = { $npc } ищет вас ({ $why }), костей: { $dice }, найдёт: { $percent } %
mm-sheet-left-on-the-quay = В море не поместится карт груза: { $count }
mm-sheet-toll = пошлина
mm-sheet-closed = закрыт для вас
mm-sheet-opened-by = Закрыт, но его открывает: { $what }
mm-sheet-rule-of = { $name }. { $what }

## Действия: разведка

mm-sheet-scout = Разведка
mm-sheet-sets-bounty = Назначат награду: { $nation }, уровень { $level }
mm-sheet-makes-pirate = Вы станете пиратом: { $nation }, уровень { $level }
mm-sheet-merchant-of = Купца можно счесть кораблём нации порта ({ $nation }) или того, что на жетоне.
mm-sheet-merchant-of-token = Купец той нации, что на жетоне.
mm-sheet-first-contest = Первый манёвр: вы { $own }, они { $other }. Выигрыш { $win } %, проигрыш { $lose } %
mm-sheet-reward = Премия за победу: { $gold }
mm-sheet-reward-of = { $nation } платит за победу: { $gold }

## Действия: прочее

mm-sheet-here = Здесь
mm-sheet-port-action = Действие в порту
mm-sheet-ashore = Высадка, { $zone }: гарнизон, командование { $leadership }, команда { $crew }
mm-sheet-play = Можно сыграть или применить
mm-sheet-game = Игра
mm-sheet-claim = Объявить победу
mm-sheet-retire = Уйти в отставку
mm-sheet-retire-why = Этот ход пропадает, следующий начнёт новый капитан. Золото на борту, корабль и карты теряются, слава и сундук остаются.
mm-sheet-end-turn = Закончить ход
mm-sheet-unused = Действий не использовано: { $count }

## В порту: торговля

mm-sheet-sell = Продать: { $gold }
mm-sheet-scales = На весы
mm-sheet-wanted-at = Спрос: { $zone }, движений: { $moves }
mm-sheet-glorious-sale = Три и больше карт товара, на который есть спрос: очко славы.
mm-sheet-sale-changes = После этого спрос здесь сменится, и в этот ход больше ничего не продать.
mm-sheet-buy = Посмотреть рынок, карт: { $count }
mm-sheet-prices = Цена карты: одна карта товара { $single }, две по 2, три и больше по 1
mm-sheet-room = В порту шесть карт, в море: { $count }

## В порту: верфь

mm-sheet-yard-ships = Верфь: корабли
mm-sheet-yard-repairs = Верфь: ремонт
mm-sheet-yard-outfits = Верфь: оружие и улучшения
mm-sheet-back = вам вернут { $gold }
mm-sheet-resale = Цена { $price }; старый корабль даёт { $brings }
mm-sheet-big-ship = Первый большой корабль этого капитана: очко славы.
mm-sheet-scatters = Улучшения остаются и уходят в порты.
mm-sheet-repair = { $location }: { $now } » { $then }
mm-sheet-restore = Восстановить укреплённый корпус
mm-sheet-sell-weapon = Продать: { $weapon }

## В порту: люди

mm-sheet-recruit = Нанять людей, мест: { $count }
mm-sheet-recruit-failed = При успехе команда полна даром. Иначе каждый человек стоит { $price }
mm-sheet-ask-for-rumors = Расспросить о слухах, { $gold }
mm-sheet-lost-anyhow = Платится при любом броске: { $price }
mm-sheet-prove = Проверить: { $card }
mm-sheet-deliver = Для миссии: { $card }
mm-sheet-hide = В сундук: { $gold }
mm-sheet-fetch = Из сундука: { $gold }
mm-sheet-coins = Отсчитано монет (ноль значит все)
mm-sheet-leave-port = Закончить действие в порту

## Порты

mm-sheet-port-of = { $zone } ({ $nation })
mm-sheet-moves = движений: { $count }
mm-sheet-demand = спрос: { $good }
mm-sheet-yard = верфь: { $fitting }
mm-sheet-yard-unknown = верфь: ещё не открыта
mm-sheet-merchant-here = рядом купец
mm-sheet-missions-here = Миссии: { $what }

## Свой корабль и карты

mm-sheet-no-ship = Без корабля: новый капитан придёт в начале следующего хода.
mm-sheet-capacity = Место для груза
mm-sheet-cargo = Груз
mm-sheet-bounties = Награды за голову: { $what }
mm-sheet-mission = Миссия
mm-sheet-rumor = Слух
mm-sheet-open-cards = На планшете
mm-sheet-play-it = Сыграть
mm-sheet-ahead = Пас наперёд
mm-sheet-ask-again = Спрашивать снова: { $hour }
mm-sheet-aboard = На борту: { $what }
mm-sheet-counts = Карты славы { $hand }, груз { $cargo }, слухи { $rumors }
mm-sheet-at-sea = Другие в море
mm-sheet-war = Война: { $one } против: { $other }
mm-sheet-first-ship = Первый корабль

## Нападение на купца

mm-sheet-raid-on = { $merchant }, { $zone }
mm-sheet-successes-left = Осталось успехов: { $count }
mm-sheet-escapes = Бегства { $escapes }, манёвренность { $against }
mm-sheet-raid-hits = { $location }: попадания { $hits }, останется { $left }
mm-sheet-plunder = Добыча: { $count }
mm-sheet-glory = очко славы
mm-sheet-raid-odds = Удача { $percent } %, добыча в среднем { $gold }, слава { $glory } %, гибель { $sunk } %
mm-sheet-use = { $percent } %, добыча { $gold }
mm-sheet-best = лучшее

## Бой

mm-sheet-battle = Бой
mm-sheet-battle-round = Бой, раунд { $round }
mm-sheet-declared = { $side }: { $what }
mm-sheet-dice = { $side }, костей: { $sum }
mm-sheet-rolled = { $side }: { $faces }. Черепов { $count }, другие кости { $sum }
mm-sheet-hits = Попадания, { $side }: { $hits }
mm-sheet-hits-due = Причитается попаданий, { $side }: { $count }
mm-sheet-contest-odds = { $side } в манёвре: выигрыш { $win } %, проигрыш { $lose } %, ничья { $tie } %, никто { $nobody } %
mm-sheet-crew-odds = { $side } в абордажном бою: победа { $wins } %, поражение { $loses } %
mm-sheet-wins = манёвр { $percent } %
mm-sheet-shoot-tip = Манёвр выигран { $win } %: попаданий ваших { $out_won }, в вас { $in_won }. Проигран { $lose } %: ваших { $out_lost }, в вас { $in_lost }, если огонь ведут оба
mm-sheet-board-tip = Манёвр выигран { $win } %; затем абордажный бой при нынешних командах { $crews } %
mm-sheet-flee-tip = Манёвр выигран { $win } %, а против броска без черепов { $away } %
mm-sheet-sinks = корабль тонет
mm-sheet-destroyed = уничтожено: { $location }
mm-sheet-left = { $location } { $before } » { $left }

## Бросок

mm-sheet-dice-in-hand = костей в руке: { $count }
mm-sheet-throw = Бросить
mm-sheet-throw-how = Возьмите кости и бросьте или нажмите { $throw }.
mm-sheet-throw-by-itself = За этого капитана кости бросают.

## Конец

mm-sheet-game-over = Игра окончена
mm-sheet-another = Другое плавание
mm-sheet-wins-game = Победа: { $player }
mm-sheet-count-track = Слава на шкале
mm-sheet-count-for = … за { $why }
mm-sheet-count-chest = Золото в сундуке
mm-sheet-count-secret = Тайные очки
mm-sheet-count-total = Всего

## Перед игрой

mm-chooser-part = Плавания
mm-chooser-captains = { $count ->
    [one] { $count } капитан
    [few] { $count } капитана
    [many] { $count } капитанов
   *[other] { $count } капитана
}
mm-chooser-target = Набрать очков славы: { $count }
mm-outfit-captain = Капитан
mm-outfit-drawn = по жребию
mm-outfit-ship = Первый корабль
mm-outfit-picked = выбирается втайне
mm-outfit-rules = Правила
mm-outfit-target = Слава для победы
mm-house-zones = Правила зон
mm-house-zones-why = У каждого порта есть что-то своё.
mm-house-scout = Одна разведка на род цели
mm-house-scout-why = За ход ищут лишь одного купца, один корабль и так далее.
mm-house-hold = Любой груз в порту
mm-house-hold-why = В порту помещается больше шести карт.
mm-house-weapons = Больше особого оружия
mm-house-weapons-why = Двадцать жетонов вместо двенадцати.
mm-house-npcs = Охотники с самого начала
mm-house-npcs-why = Военный корабль и пират в море до первого события.
mm-house-death = Капитаны не гибнут
mm-house-death-why = Побеждённый капитан возвращается, а всё прочее теряет.
