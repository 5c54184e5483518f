## Сторінки аркуша капітана

pc-page-orders = Накази
pc-page-fleet = Флот
pc-page-cargo = Вантаж
pc-page-islands = Острови

## Заголовок

pc-sheet-acts = Діє { $player }
pc-sheet-player-named = { $name } ({ $by })
pc-sheet-named = { $name }
pc-sheet-waits = Ходить { $player }
pc-sheet-waits-for = Чекаємо: { $who }
pc-sheet-ask-island = Покладіть витягнутий острів.
pc-sheet-ask-terrain = Покладіть ділянку моря.
pc-sheet-ask-units = Розставте флот удома, носом до берега.
pc-sheet-ask-orders = Ваш хід: по наказу кожному й вільні дії.
pc-sheet-ask-closing = Хід закінчується: можна будувати форти.
pc-sheet-gold = Золото: { $gold } з { $mark }
pc-sheet-face-down = долілиць
pc-sheet-nothing = нічого

## Накази

pc-sheet-units = Ваш флот
pc-sheet-ready = готовий
pc-sheet-orders-of = Накази: { $unit }
pc-sheet-runs = { $unit }: { $order }
pc-sheet-repair-mast = Ремонт: щогла { $number }
pc-sheet-repair-tentacle = Ремонт: щупальце { $number }
pc-sheet-free-acts = Вільні дії
pc-sheet-abilities = Властивості
pc-sheet-use = Застосувати: { $card }
pc-sheet-use-on = { $card } на: { $on }
pc-sheet-turn-up = Відкрити: { $card }
pc-sheet-free-explore = Розвідати вільно: { $island }
pc-sheet-pivot = Поворот навколо корми
pc-sheet-pivot-to = Повернути на { $degrees }°
pc-sheet-not-now = Не зараз
pc-sheet-take-in-tow = Узяти на буксир: { $derelict }
pc-sheet-drop-tow = Віддати буксир: { $derelict }
pc-sheet-dock-towed = До причалу остов: { $derelict }
pc-sheet-scuttle = Затопити корабель
pc-sheet-whirl = У вир, з виру { $number }
pc-sheet-embrace = Обхопити: { $unit }
pc-sheet-name-target = Указати ціль: { $unit }
pc-sheet-to-measure = Виміряти
pc-sheet-measure = покласти { $ruler }
pc-sheet-put-away = прибрати
pc-sheet-game = Гра
pc-sheet-offer-draw = Запропонувати нічию
pc-sheet-offer-draw-sure = Запропонувати нічию: так
pc-sheet-resign = Здатися
pc-sheet-resign-sure = Здатися: так
pc-sheet-end-turn = Закінчити хід
pc-sheet-end-turn-sure = Закінчити хід: так
pc-sheet-end-orders = До фортів
pc-sheet-order-left = ще без наказу: { $unit }

## Лінійка

pc-sheet-left = Лишилося пройти
pc-sheet-ruler = { $ruler } × { $count }
pc-sheet-heading = Курс
pc-sheet-typed = Градуси
pc-sheet-steers = { $port } і { $starboard } повертають на градус; коліщатко біля корабля теж, із Shift на десяту.
pc-sheet-turn-it = Повернути
pc-sheet-turn-step = { $arrow } { $by }°
pc-sheet-course = { $ruler } курсом { $heading }°
pc-sheet-sail = Іти { $ruler } курсом { $heading }°
pc-sheet-whole-way = проходить усе { $ruler }
pc-sheet-stops-after = стає через { $way } з { $of } мм
pc-sheet-docks-at = швартується: { $island }
pc-sheet-may-ram = може таранити: { $target } ({ $chance })
pc-sheet-ram-chance = щогл: { $masts }, треба { $from }: { $chance }
pc-sheet-no-die = без кидка
pc-sheet-bow-to-bow = ніс до носа, тарана нема: { $target }
pc-sheet-friend-stops = зупинить свій: { $target }
pc-sheet-enemy-home = не швартується, дім ворога: { $island }
pc-sheet-stopped-by = зупинить: { $by }
pc-sheet-stopped-by-edge = зупинить край столу
pc-sheet-lost-in = заблукає: { $fog }
pc-sheet-enters = увійде через { $way } мм: { $what }
pc-sheet-reef-factor = { $masts ->
    [one] його число { $factor }: втрата { $masts } щогли
    [few] його число { $factor }: втрата { $masts } щогл
    [many] його число { $factor }: втрата { $masts } щогл
   *[other] його число { $factor }: втрата { $masts } щогли
}
pc-sheet-reef-odds = випаде менше { $masts } — стільки щогл, скільки забракло ({ $chance })
pc-sheet-reef-sinks = менше { $masts } — тоне ({ $chance })
pc-sheet-weed-odds = випаде більше { $masts } — водорості тримають ({ $chance })
pc-sheet-weed-holds = цього ходу водорості тримають
pc-sheet-weed-lets-go = цього ходу водорості не тримають
pc-sheet-whirlpool-odds = Від 4 — втрата щогли, монети або людини: { $chance }
pc-sheet-fear-odds = 5 — без умінь; 6 — не більше одного S; кожне { $chance }
pc-sheet-shifted = відводиться на { $by } мм
pc-sheet-within-reach = Можна дістати
pc-sheet-come-about = Розворот
pc-sheet-stop-here = Стати тут
pc-sheet-out-of-fog = З туману: курс
pc-sheet-leave-fog = Вийти з туману

## Постріли

pc-sheet-target = { $target }, { $way } мм
pc-sheet-gun = Щогла { $number } ({ $cannon })
pc-sheet-musket = Мушкет ({ $cannon })
pc-sheet-slot-gun = Прапор { $slot } ({ $cannon })
pc-sheet-needs = { $need } або більше: { $chance }
pc-sheet-chance = { $sixths } з 6, { $percent } %
pc-sheet-never-hits = не влучить
pc-sheet-bonus = { $bonus } ({ $card })
pc-sheet-volley = влучань { $hits }: { $percent } %
pc-sheet-broadside = Бортовий залп, щогл: { $count }
pc-sheet-away = до цілі { $way } мм
pc-sheet-short = до { $ruler } бракує { $by } мм
pc-sheet-open = видно { $degrees }° (треба 0,05°)
pc-sheet-barred-by = заважає: { $by }
pc-sheet-too-far = задалеко: { $targets }
pc-sheet-before-shot = Перед пострілом
pc-sheet-cease-fire = Припинити вогонь
pc-sheet-enough = Досить
pc-sheet-boards = { $unit }: кістка + { $sum }
pc-sheet-boarding-odds = з 36: перемога { $win }, нічия { $tie }, поразка { $loss } ({ $percent } %)

## Скарби, екіпаж, вантаж

pc-sheet-coin = монета { $value }
pc-sheet-counters-of = На острові: { $island }
pc-sheet-must-be-taken = треба взяти
pc-sheet-take = Узяти: { $count }
pc-sheet-take-most = Узяти найкраще: золото { $gold }
pc-sheet-leave = Решту лишити
pc-sheet-done = Готово
pc-sheet-space = місце { $used } з { $of }
pc-sheet-crew-points = екіпаж: { $used } з { $of } очок
pc-sheet-to = { $from } на: { $to }
pc-sheet-ashore = Висадити на суходіл
pc-sheet-crew-to = Екіпаж на борт: { $unit }
pc-sheet-coins-to = Монети у форт: { $fort }
pc-sheet-crew-at-islands = Екіпаж сходить на суходіл і на борт біля острова, де корабель біля причалу.
pc-sheet-aboard = На борту: { $unit }
pc-sheet-nothing-aboard = На борту порожньо.
pc-sheet-no-ship = Корабель не вибрано.

## Кораблі й острови

pc-sheet-masts = Щогл { $up } з { $of }, хід { $moves }
pc-sheet-tentacles = Щупалець { $up } з { $of }
pc-sheet-flags = Прапорів { $up } з { $of }, золото { $gold }
pc-sheet-load = Екіпаж { $crew }, монет { $coins }
pc-sheet-open-cards = Відкрито: { $open }
pc-sheet-given = Віддано накази: { $given }
pc-sheet-counters = Жетонів: { $count }
pc-sheet-pennants = Вимпели: { $who }
pc-sheet-fort-here = Форт { $fort } ({ $of }), золото { $gold }
pc-sheet-docked = Біля причалу: { $ships }
pc-sheet-note = У хід { $turn } лежало: { $left }
pc-sheet-stale = вже неточно
pc-sheet-table = Стіл
pc-sheet-rulers = S це { $s } мм, L це { $l } мм
pc-sheet-factor = число { $factor }

## Стани

pc-state-docked = біля причалу: { $island }
pc-state-derelict = остов
pc-state-pinned = зчеплений, тримає: { $by }
pc-state-lost = заблукав у тумані
pc-state-entangled = обплутаний
pc-state-embraced = у щупальцях: { $by }
pc-state-embraces = тримає: { $unit }
pc-state-target = його ціль: { $unit }
pc-state-ghost = привид
pc-state-going-down = тоне
pc-state-tows = веде: { $unit }
pc-state-towed = на буксирі: { $by }
pc-state-waits = чекає поза столом
pc-state-must-leave = спершу має піти
pc-state-cowed = страх: без властивостей
pc-state-slowed = страх: лише S
pc-state-chained = книпелі: без ходу
pc-state-smoked = дим: екіпаж мовчить
pc-state-silenced = замовк
pc-state-untouchable = під Перемовинами
pc-state-stays = без наказу: скарб
pc-state-stands = стоїть: { $island }
pc-state-abandoned = покинутий

## Розстановка

pc-sheet-place = Поставити: { $what }
pc-sheet-lies = у { $x }, { $y } мм, поворот { $heading }°
pc-sheet-nearest = найближче: { $what }, { $way } мм
pc-sheet-islands-apart = між островами від { $least } до { $most } мм
pc-sheet-terrain-apart = до сусіда не менше { $least } мм
pc-sheet-move-it = Посунути
pc-sheet-step = { $arrow } { $by }
pc-sheet-free-place = Вільне місце
pc-sheet-fan-out = Розставити всі віялом
pc-sheet-place-it = Поставити тут
pc-sheet-forts = Форти
pc-sheet-build-at = { $fort }: { $island }
pc-sheet-flag-slots = Місця прапорів
pc-sheet-flag-guns = Прапори по черзі: { $guns }
pc-sheet-slot = ({ $slot })
pc-sheet-coins-pay = Монети в оплату
pc-sheet-paid = сплачено { $paid } з { $cost }

## Кидок

pc-sheet-dice-in-hand = костей у руці: { $count }
pc-sheet-throw = Кинути
pc-sheet-throw-how = Візьміть кості й киньте або натисніть { $throw }.
pc-sheet-throw-by-itself = За цього капітана кості кидають.

## Кінець

pc-sheet-game-over = Гру закінчено
pc-sheet-another = Інша гра
pc-sheet-wins-game = Перемога: { $player }
pc-sheet-drawn-game = Нічия
pc-sheet-count-banked = Золото вдома
pc-sheet-count-forts = Золото у фортах
pc-sheet-count-gold = Золото для перемоги
pc-sheet-count-masts = Щогли, що стоять
pc-sheet-count-shots = Постріли
pc-sheet-count-hits = Влучання
