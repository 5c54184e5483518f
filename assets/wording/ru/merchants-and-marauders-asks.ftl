## «Купцы и мародёры»: для чего бросают кости

mm-why-test = { $by }: { $skill }, бросок на { $what }
mm-why-contest = { $by }: бросок на манёвр
mm-why-crew-combat = { $by }: бросок на абордажный бой
mm-why-locations = { $at }: куда попадания ({ $kind })?
mm-why-npc-scouts = { $npc } ищет капитана: { $by }
mm-why-swivel-guns = { $by }: фальконеты
mm-why-long-guns = { $by }: дальнобойные орудия
mm-why-card-die = { $by }: бросок, { $source }
mm-why-again = { $by }: эти кости ещё раз

## О чём спрашивают

mm-why-window = { $by }, { $hour }: сыграть или использовать?
mm-why-resolve = { $by }, { $card }: пусть действует?
mm-why-for = { $by }, { $source }: что выбрать?
mm-why-too-many-cards = { $by }: пять карт славы. Какую сбросить?
mm-why-first-card = { $by }: какую карту славы оставить?
mm-why-keep-rumor = { $by }: какой слух оставить?
mm-why-new-ship = { $by }: какой корабль новому капитану?
mm-why-redraw = { $by }: у родного порта пират. Другого капитана?
mm-why-overboard = { $by }: слишком много груза. Что выбросить?
mm-why-merchant-nation = { $by }: чей это купец?
mm-why-raid-or-not = { $by }: напасть на купца или отпустить?
mm-why-spend = { $by }: на что? Осталось успехов: { $successes }
mm-why-stow = { $by }: какой груз оставить?
mm-why-take = { $by }: какой груз купить?
mm-why-hire-crew = { $by }: сколько матросов нанять?
mm-why-carry = { $by }: какое улучшение перенести?
mm-why-scatter = { $by }: порт для жетона улучшения. Осталось: { $left }
mm-why-toll = { $by }: платить пошлину или бросок на Влияние?
mm-why-drop-mission = { $by }: отказаться от старой миссии?
mm-why-declare = { $by }: огонь, абордаж или бегство?
mm-why-skull = { $at }: куда попадает этот череп?
mm-why-plunder = { $by }: что забрать у побеждённого?
mm-why-take-ship = { $by }: захватить побеждённый корабль?
mm-why-reward = { $by }: какая страна платит премию?
mm-why-claim-too = { $by }: тоже заявить о победе?
mm-why-which = { $by }: что из этого?

## Что перемешивают и что решает случай

mm-why-deck = Колода перемешана: { $sort }
mm-why-cargo = Колода груза перемешана
mm-why-demand = Жетоны спроса перемешаны
mm-why-fittings = Жетоны улучшений перемешаны
mm-why-merchants = Жетоны купцов перемешаны
mm-why-first-player = Кто ходит первым
mm-why-war-nations = Какие страны воюют
mm-why-npc-order = Какой корабль ищет первым
mm-why-successor = { $npc }: кто примет командование
mm-why-tie = { $npc }: за кем погоня
mm-why-hold-lost = { $by }: что пропадает из трюма
mm-why-naval-plunder = Что пропадает из добычи
mm-why-opening-npcs = Кто в море с самого начала

## Из чего выбирают

mm-choice-pass = Пас
mm-choice-pass-this-turn = Пас на весь этот ход
mm-choice-pass-until-my-turn = Пас до моего хода
mm-choice-announce = Сыграть: { $card }
mm-choice-use = Использовать: { $source }
mm-choice-resolve = Пусть действует
mm-choice-decline = Показать и взять обратно
mm-choice-enough = Довольно
mm-choice-raid = Напасть
mm-choice-let-go = Отпустить
mm-choice-draw = Взять ещё карту
mm-choice-discard = Сбросить: { $card }
mm-choice-exchange = Заменить: { $card }
mm-choice-die = { $side }: кость { $number }
mm-choice-hit = Попадание { $number }
mm-choice-levels = { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
    [many] { $count } уровней
   *[other] { $count } уровня
}
mm-choice-pay = Заплатить
mm-choice-roll = Бросить кости
mm-choice-gold = Золото
mm-named = { $name }
mm-face-skull = череп

## Моменты, когда можно вмешаться (MM-28.4)

mm-hour-revealed = открыто событие
mm-hour-round-end = раунд завершается
mm-hour-turn-start = ход начинается
mm-hour-turn-event = начало хода, событие
mm-hour-turn-end = ход завершается
mm-hour-own-turn = свой ход
mm-hour-port-step = в порту
mm-hour-before-sell = перед продажей товаров
mm-hour-before-buy = перед покупкой товаров
mm-hour-before-buy-ship = перед покупкой корабля
mm-hour-market = перед назначением цен
mm-hour-entering = вход в порт
mm-hour-entered-closed = вход в закрытый порт
mm-hour-tested = после проверки
mm-hour-scouted = после удачной разведки
mm-hour-bounty-due = назначают награду
mm-hour-card-played = сыграна карта славы
mm-hour-raid-over = после нападения
mm-hour-battle-start = перед 1-м раундом боя
mm-hour-opening = первые выстрелы боя
mm-hour-declared = после объявлений
mm-hour-contest = после бросков манёвра
mm-hour-won-contest = манёвр выигран
mm-hour-volley-due = перед залпом
mm-hour-volley = залп брошен
mm-hour-volley-over = после залпа
mm-hour-hits = попадания в корабль
mm-hour-boarding = перед абордажем
mm-hour-crew-start = перед абордажным боем
mm-hour-crew-roll = брошен абордажный бой
mm-hour-crew-loss = перед потерями команды
mm-hour-sank = корабль потоплен
mm-hour-battle-over = после боя

## Пас заранее (MM-28.5)

mm-ahead-ask = спрашивать
mm-ahead-pass-this-turn = пас на этот ход
mm-ahead-pass-until-my-turn = пас до моего хода

## Из чего складывается число

mm-part-skill = умение
mm-part-masts = мачты уничтожены
mm-part-manoeuvre = манёвренность
mm-part-card = карты в этом бою
mm-part-bounty = высшая награда
mm-part-ship = корабль
mm-part-hold = трюм сейчас
mm-part-turn = ход
mm-part-given = карты этого хода
mm-part-price = цена по списку
mm-part-drawn = по числу взятых карт
mm-part-rule = правило { $rule }
