## Страницы листа капитана

pc-page-orders = Приказы
pc-page-fleet = Флот
pc-page-cargo = Груз
pc-page-islands = Острова

## Заголовок

pc-sheet-acts = Действует { $player }
pc-sheet-player-named = { $name } ({ $by })
pc-sheet-named = { $name }
pc-sheet-waits = Ходит { $player }
pc-sheet-waits-for = Ждём: { $who }
pc-sheet-ask-island = Положите вытянутый остров.
pc-sheet-ask-terrain = Положите участок моря.
pc-sheet-ask-units = Расставьте флот у дома, носом к берегу.
pc-sheet-ask-orders = Ваш ход: по приказу каждому и свободные действия.
pc-sheet-ask-closing = Ход кончается: можно строить форты.
pc-sheet-gold = Золото: { $gold } из { $mark }
pc-sheet-face-down = лицом вниз
pc-sheet-nothing = ничего

## Приказы

pc-sheet-units = Ваш флот
pc-sheet-ready = готов
pc-sheet-orders-of = Приказы: { $unit }
pc-sheet-runs = { $unit }: { $order }
pc-sheet-repair-mast = Ремонт: мачта { $number }
pc-sheet-repair-tentacle = Ремонт: щупальце { $number }
pc-sheet-free-acts = Свободные действия
pc-sheet-abilities = Свойства
pc-sheet-use = Применить: { $card }
pc-sheet-use-on = { $card } на: { $on }
pc-sheet-turn-up = Открыть: { $card }
pc-sheet-free-explore = Разведать свободно: { $island }
pc-sheet-pivot = Поворот вокруг кормы
pc-sheet-pivot-to = Повернуть на { $degrees }°
pc-sheet-not-now = Не сейчас
pc-sheet-take-in-tow = Взять на буксир: { $derelict }
pc-sheet-drop-tow = Отдать буксир: { $derelict }
pc-sheet-dock-towed = К причалу остов: { $derelict }
pc-sheet-scuttle = Затопить корабль
pc-sheet-whirl = В водоворот, из водоворота { $number }
pc-sheet-embrace = Обхватить: { $unit }
pc-sheet-name-target = Указать цель: { $unit }
pc-sheet-to-measure = Измерить
pc-sheet-measure = положить { $ruler }
pc-sheet-put-away = убрать
pc-sheet-game = Игра
pc-sheet-offer-draw = Предложить ничью
pc-sheet-offer-draw-sure = Предложить ничью: да
pc-sheet-resign = Сдаться
pc-sheet-resign-sure = Сдаться: да
pc-sheet-end-turn = Закончить ход
pc-sheet-end-turn-sure = Закончить ход: да
pc-sheet-end-orders = К фортам
pc-sheet-order-left = ещё без приказа: { $unit }

## Линейка

pc-sheet-left = Осталось пройти
pc-sheet-ruler = { $ruler } × { $count }
pc-sheet-heading = Курс
pc-sheet-typed = Градусы
pc-sheet-steers = { $port } и { $starboard } поворачивают на градус; колесо возле корабля тоже, с Shift на десятую.
pc-sheet-turn-it = Повернуть
pc-sheet-turn-step = { $arrow } { $by }°
pc-sheet-course = { $ruler } курсом { $heading }°
pc-sheet-sail = Идти { $ruler } курсом { $heading }°
pc-sheet-whole-way = проходит всё { $ruler }
pc-sheet-stops-after = встаёт через { $way } из { $of } мм
pc-sheet-docks-at = швартуется: { $island }
pc-sheet-may-ram = может таранить: { $target } ({ $chance })
pc-sheet-ram-chance = мачт: { $masts }, нужно { $from }: { $chance }
pc-sheet-no-die = без броска
pc-sheet-bow-to-bow = нос к носу, тарана нет: { $target }
pc-sheet-friend-stops = остановит свой: { $target }
pc-sheet-enemy-home = не швартуется, дом врага: { $island }
pc-sheet-stopped-by = остановит: { $by }
pc-sheet-stopped-by-edge = остановит край стола
pc-sheet-lost-in = заблудится: { $fog }
pc-sheet-enters = войдёт через { $way } мм: { $what }
pc-sheet-reef-factor = { $masts ->
    [one] его число { $factor }: потеря { $masts } мачты
    [few] его число { $factor }: потеря { $masts } мачт
    [many] его число { $factor }: потеря { $masts } мачт
   *[other] его число { $factor }: потеря { $masts } мачты
}
pc-sheet-reef-odds = выпадет меньше { $masts } — столько мачт, сколько не хватило ({ $chance })
pc-sheet-reef-sinks = меньше { $masts } — тонет ({ $chance })
pc-sheet-weed-odds = выпадет больше { $masts } — водоросли держат ({ $chance })
pc-sheet-weed-holds = в этот ход водоросли держат
pc-sheet-weed-lets-go = в этот ход водоросли не держат
pc-sheet-whirlpool-odds = От 4 — потеря мачты, монеты или человека: { $chance }
pc-sheet-fear-odds = 5 — без умений; 6 — не больше одного S; каждое { $chance }
pc-sheet-shifted = отводится на { $by } мм
pc-sheet-within-reach = Можно достать
pc-sheet-come-about = Разворот
pc-sheet-stop-here = Встать здесь
pc-sheet-out-of-fog = Из тумана: курс
pc-sheet-leave-fog = Выйти из тумана

## Выстрелы

pc-sheet-target = { $target }, { $way } мм
pc-sheet-gun = Мачта { $number } ({ $cannon })
pc-sheet-musket = Мушкет ({ $cannon })
pc-sheet-slot-gun = Флаг { $slot } ({ $cannon })
pc-sheet-needs = { $need } или больше: { $chance }
pc-sheet-chance = { $sixths } из 6, { $percent } %
pc-sheet-never-hits = не попадёт
pc-sheet-bonus = { $bonus } ({ $card })
pc-sheet-volley = попаданий { $hits }: { $percent } %
pc-sheet-broadside = Бортовой залп, мачт: { $count }
pc-sheet-away = до цели { $way } мм
pc-sheet-short = до { $ruler } не хватает { $by } мм
pc-sheet-open = видно { $degrees }° (нужно 0,05°)
pc-sheet-barred-by = мешает: { $by }
pc-sheet-too-far = слишком далеко: { $targets }
pc-sheet-before-shot = Перед выстрелом
pc-sheet-cease-fire = Прекратить огонь
pc-sheet-enough = Достаточно
pc-sheet-boards = { $unit }: кость + { $sum }
pc-sheet-boarding-odds = из 36: победа { $win }, ничья { $tie }, поражение { $loss } ({ $percent } %)

## Сокровища, экипаж, груз

pc-sheet-coin = монета { $value }
pc-sheet-counters-of = На острове: { $island }
pc-sheet-must-be-taken = надо взять
pc-sheet-take = Взять: { $count }
pc-sheet-take-most = Взять лучшее: золото { $gold }
pc-sheet-leave = Остальное оставить
pc-sheet-done = Готово
pc-sheet-space = место { $used } из { $of }
pc-sheet-crew-points = экипаж: { $used } из { $of } очков
pc-sheet-to = { $from } на: { $to }
pc-sheet-ashore = Высадить на сушу
pc-sheet-crew-to = Экипаж на борт: { $unit }
pc-sheet-coins-to = Монеты в форт: { $fort }
pc-sheet-crew-at-islands = Экипаж сходит и всходит у острова, где корабль стоит у причала.
pc-sheet-aboard = На борту: { $unit }
pc-sheet-nothing-aboard = На борту пусто.
pc-sheet-no-ship = Корабль не выбран.

## Корабли и острова

pc-sheet-masts = Мачт { $up } из { $of }, ход { $moves }
pc-sheet-tentacles = Щупалец { $up } из { $of }
pc-sheet-flags = Флагов { $up } из { $of }, золото { $gold }
pc-sheet-load = Экипаж { $crew }, монет { $coins }
pc-sheet-open-cards = Открыто: { $open }
pc-sheet-given = Отданы приказы: { $given }
pc-sheet-counters = Жетонов: { $count }
pc-sheet-pennants = Вымпелы: { $who }
pc-sheet-fort-here = Форт { $fort } ({ $of }), золото { $gold }
pc-sheet-docked = У причала: { $ships }
pc-sheet-note = В ход { $turn } лежало: { $left }
pc-sheet-stale = уже неточно
pc-sheet-table = Стол
pc-sheet-rulers = S это { $s } мм, L это { $l } мм
pc-sheet-factor = число { $factor }

## Состояния

pc-state-docked = у причала: { $island }
pc-state-derelict = остов
pc-state-pinned = сцеплен, держит: { $by }
pc-state-lost = заблудился в тумане
pc-state-entangled = опутан
pc-state-embraced = в щупальцах: { $by }
pc-state-embraces = держит: { $unit }
pc-state-target = его цель: { $unit }
pc-state-ghost = призрак
pc-state-going-down = тонет
pc-state-tows = ведёт: { $unit }
pc-state-towed = на буксире: { $by }
pc-state-waits = ждёт вне стола
pc-state-must-leave = сначала должен уйти
pc-state-cowed = страх: без свойств
pc-state-slowed = страх: только S
pc-state-chained = книппели: без хода
pc-state-smoked = дым: экипаж молчит
pc-state-silenced = умолк
pc-state-untouchable = под Переговорами
pc-state-stays = без приказа: сокровище
pc-state-stands = стоит: { $island }
pc-state-abandoned = покинут

## Расстановка

pc-sheet-place = Поставить: { $what }
pc-sheet-lies = в { $x }, { $y } мм, поворот { $heading }°
pc-sheet-nearest = ближе всех: { $what }, { $way } мм
pc-sheet-islands-apart = между островами от { $least } до { $most } мм
pc-sheet-terrain-apart = до соседа не меньше { $least } мм
pc-sheet-move-it = Сдвинуть
pc-sheet-step = { $arrow } { $by }
pc-sheet-free-place = Свободное место
pc-sheet-fan-out = Расставить все веером
pc-sheet-place-it = Поставить здесь
pc-sheet-forts = Форты
pc-sheet-build-at = { $fort }: { $island }
pc-sheet-flag-slots = Места флагов
pc-sheet-flag-guns = Флаги по порядку: { $guns }
pc-sheet-slot = ({ $slot })
pc-sheet-coins-pay = Монеты в уплату
pc-sheet-paid = уплачено { $paid } из { $cost }

## Бросок

pc-sheet-dice-in-hand = костей в руке: { $count }
pc-sheet-throw = Бросить
pc-sheet-throw-how = Возьмите кости и бросьте или нажмите { $throw }.
pc-sheet-throw-by-itself = За этого капитана кости бросают.

## Конец

pc-sheet-game-over = Игра окончена
pc-sheet-another = Другая игра
pc-sheet-wins-game = Победа: { $player }
pc-sheet-drawn-game = Ничья
pc-sheet-count-banked = Золото дома
pc-sheet-count-forts = Золото в фортах
pc-sheet-count-gold = Золото для победы
pc-sheet-count-masts = Стоящие мачты
pc-sheet-count-shots = Выстрелы
pc-sheet-count-hits = Попадания
