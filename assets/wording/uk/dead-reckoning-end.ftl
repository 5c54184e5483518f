setup-dr-marks = Кінець гри приносять від одного до дев’яти маркерів

scenario-voyage-2-name = Двоє капітанів
scenario-voyage-2-description = Океан із вісьмома островами, чотири коробки покращень і по дванадцять людей команди в кожного. Ходіть у море, торгуйте, будуйте й бийтеся, доки хтось не матиме чотирьох маркерів на планшеті гавані.
scenario-voyage-2-goal = Мати найбільше золота, коли все полічено.
scenario-voyage-3-name = Троє капітанів
scenario-voyage-3-description = Дев’ять островів і відкрите море між ними. Троє капітанів хочуть тих самих берегів, і двоє завжди можуть змовитися проти третього.
scenario-voyage-3-goal = Мати найбільше золота, коли все полічено.
scenario-voyage-4-name = Четверо капітанів
scenario-voyage-4-description = Десять островів і майже жодного відкритого моря: хто не оселиться рано, знайде всі береги зайнятими.
scenario-voyage-4-goal = Мати найбільше золота, коли все полічено.
scenario-voyage-short-name = Короткий вечір
scenario-voyage-short-description = Уся гра для двох капітанів з однією відмінністю від друкованої: кінець приносить другий маркер на планшеті гавані, а не четвертий.
scenario-voyage-short-goal = Мати найбільше золота, коли все полічено.

dr-phase-tie-break = суперечка за перемогу
dr-why-tie-break = Усі, хто ділить перемогу: усі кубики в корабель
dr-score-part = { $by } { $count }
dr-score-standing = { $rank }. { $by } (кубиків { $cubes }, золота { $gold })
dr-score-empty-slots = { $rank }. порожні комірки ({ $cubes })
dr-told-scored = { $category }, золото: { $all }
dr-told-island-scored = { $island } ({ $place }): { $all }
dr-told-tie-to-break = Найбільше золота одразу в кількох. По кубику за кожну гармату: { $all }
dr-told-tie-counted = Сила в суперечці за перемогу: { $all }
dr-told-game-won = { $by }: перемога в грі, золота: { $gold }

dr-score-achievements = досягнення
dr-score-bonus = бонусний жетон
dr-score-coins = монети
dr-score-buildings = будівлі
dr-score-advancements = покращення
dr-score-upgrades = модернізації корабля
dr-score-at-end = карти, що рахуються наприкінці гри
dr-score-islands = острови

dr-is-01 = Акулячий острів
dr-is-02 = Ліхтарний риф
dr-is-03 = Черепаша бухта
dr-is-04 = Острів Черепа
dr-is-05 = Скеля Папуги
dr-is-06 = Коралова корона
dr-is-07 = Привал контрабандиста
dr-is-08 = Острів Жарин
dr-is-09 = Вдовин пік
dr-is-10 = Пальмове пасмо
dr-is-11 = Туманна гавань
dr-is-12 = Стіл Кракена

setup-dr-bonus = Бонусні жетони мають номери від 0 до 7
setup-dr-card-in-two-places = Ця карта лежить у двох місцях
setup-dr-phase = Позиція починається з одного з { $phases }, і лише в цілій грі
setup-dr-sails = Шкала плавання закінчується на 8
script-not-in-deck = { $name } немає в цій колоді або не стільки разів. У ній: { $names }
script-no-order = Треба назвати по одному разу всі номери, починаючи з 0 (усього { $cards }), або імена того, що йде першим
