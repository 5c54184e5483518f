setup-dr-marks = Конец игры приносят от одного до девяти маркеров

scenario-voyage-2-name = Два капитана
scenario-voyage-2-description = Океан с восемью островами, четыре коробочки улучшений и по двенадцать человек команды у каждого. Ходите в море, торгуйте, стройте и сражайтесь, пока у кого-нибудь не окажется четыре маркера на планшете гавани.
scenario-voyage-2-goal = Набрать больше всех золота при подсчёте.
scenario-voyage-3-name = Три капитана
scenario-voyage-3-description = Девять островов и открытое море между ними. Троим капитанам нужны одни и те же берега, и двое всегда могут сговориться против третьего.
scenario-voyage-3-goal = Набрать больше всех золота при подсчёте.
scenario-voyage-4-name = Четыре капитана
scenario-voyage-4-description = Десять островов и почти нет открытого моря: кто не поселится сразу, найдёт все берега занятыми.
scenario-voyage-4-goal = Набрать больше всех золота при подсчёте.
scenario-voyage-short-name = Короткий вечер
scenario-voyage-short-description = Вся игра для двух капитанов с одним отличием от печатной: конец приносит второй маркер на планшете гавани, а не четвёртый.
scenario-voyage-short-goal = Набрать больше всех золота при подсчёте.

dr-phase-tie-break = спор за победу
dr-why-tie-break = Все, кто делит победу: все кубики в корабль
dr-score-part = { $by } { $count }
dr-score-standing = { $rank }. { $by } (кубиков { $cubes }, золота { $gold })
dr-score-empty-slots = { $rank }. пустые ячейки ({ $cubes })
dr-told-scored = { $category }, золото: { $all }
dr-told-island-scored = { $island } ({ $place }): { $all }
dr-told-tie-to-break = Больше всего золота сразу у нескольких. По кубику за каждую пушку: { $all }
dr-told-tie-counted = Сила в споре за победу: { $all }
dr-told-game-won = { $by }: победа в игре, золота: { $gold }

dr-score-achievements = достижения
dr-score-bonus = бонусный жетон
dr-score-coins = монеты
dr-score-buildings = здания
dr-score-advancements = улучшения
dr-score-upgrades = модернизации корабля
dr-score-at-end = карты, учитываемые в конце игры
dr-score-islands = острова

dr-is-01 = Акулий остров
dr-is-02 = Фонарный риф
dr-is-03 = Черепашья бухта
dr-is-04 = Остров Черепа
dr-is-05 = Скала Попугая
dr-is-06 = Коралловая корона
dr-is-07 = Привал контрабандиста
dr-is-08 = Остров Углей
dr-is-09 = Вдовий пик
dr-is-10 = Пальмовая гряда
dr-is-11 = Туманная гавань
dr-is-12 = Стол Кракена

setup-dr-bonus = Бонусные жетоны — от 0 до 7
setup-dr-card-in-two-places = Эта карта лежит в двух местах
setup-dr-phase = Позиция начинается с одного из { $phases }, и только в целой игре
setup-dr-sails = Шкала плавания кончается на 8
script-not-in-deck = { $name } нет в этой колоде, или не столько раз. В ней: { $names }
script-no-order = Нужно назвать по одному разу все номера, начиная с 0 (всего { $cards }), или имена того, что идёт первым
