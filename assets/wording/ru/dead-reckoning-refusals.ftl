## «Легенды морей»: чего нельзя в бою (DR-18 — DR-21)

refusal-dr-ability-outside = Боевые свойства используют в бою, когда кубики уже брошены.
refusal-dr-ability-used = Это свойство в этот ход уже использовано.
refusal-dr-barred = Здесь вас победил пират: до конца хода этот остров для вас закрыт.
refusal-dr-battle-in-progress = Сначала закончите этот бой.
refusal-dr-blockade = Пират блокирует остров: сначала победите его корабль.
refusal-dr-cannons = { $cannons ->
    [one] Готова только { $cannons } пушка.
    [few] Готовы только { $cannons } пушки.
    [many] Готово только { $cannons } пушек.
   *[other] Готово только { $cannons } пушки.
}
refusal-dr-cannons-behind-goods = { $cannons ->
    [one] Остальные пушки заставлены товарами в трюмах: готова { $cannons }.
    [few] Остальные пушки заставлены товарами в трюмах: готовы { $cannons }.
    [many] Остальные пушки заставлены товарами в трюмах: готово { $cannons }.
   *[other] Остальные пушки заставлены товарами в трюмах: готово { $cannons }.
}
refusal-dr-cannons-used = { $cannons ->
    [one] Каждая пушка стреляет в одном бою за ход: осталась { $cannons }.
    [few] Каждая пушка стреляет в одном бою за ход: остались { $cannons }.
    [many] Каждая пушка стреляет в одном бою за ход: осталось { $cannons }.
   *[other] Каждая пушка стреляет в одном бою за ход: осталось { $cannons }.
}
refusal-dr-committed = Число кубиков уже назначено.
refusal-dr-elsewhere = Этот корабль стоит в другом месте.
refusal-dr-flag-used = Все чёрные флаги в этот ход уже использованы.
refusal-dr-fought = В этот ход такой бой уже был: с каждым сражаются один раз.
refusal-dr-hold-too-small = { $room ->
    [one] В этот трюм входит { $room } единица.
    [few] В этот трюм входят { $room } единицы.
    [many] В этот трюм входит { $room } единиц.
   *[other] В этот трюм входит { $room } единицы.
}
refusal-dr-level-after-drop = После броска кубиков уровни не повышают.
refusal-dr-level-first = Прежде всего нужно повысить уровень карты.
refusal-dr-levelled = Между ходами повышают уровень одной карты, и это уже сделано.
refusal-dr-locked = Пока не известен победитель, товары остаются на местах.
refusal-dr-no-battle = Бой не объявлен.
refusal-dr-no-building = Такого здания здесь нет.
refusal-dr-no-cannon-on-it = В обороне играют только карты с пушкой или боевым свойством.
refusal-dr-no-card = Карт больше не осталось.
refusal-dr-no-cube = В лотке нет кубиков.
refusal-dr-no-cubes = Бросать больше нечего.
refusal-dr-no-enemy-building = Это здание не принадлежит сопернику.
refusal-dr-no-flag = Чтобы напасть на этот корабль, нужен чёрный флаг.
refusal-dr-no-helm = На этой карте нет штурвала.
refusal-dr-undamaged = Корабль цел: платить не за что.
refusal-dr-before-first-turn = До своего первого хода карту повышает только четвёртый игрок.
refusal-dr-no-merchant = Здесь нет торгового судна.
refusal-dr-no-more-levels = После последнего хода уровни не повышают.
refusal-dr-no-own-cube = В лотке нет ваших кубиков.
refusal-dr-no-such-ability = У карты нет такого боевого свойства.
refusal-dr-no-such-ship = Такого корабля для нападения нет.
refusal-dr-not-aboard = Этих товаров в том трюме нет.
refusal-dr-not-in-hand = Этой карты у вас на руке нет.
refusal-dr-not-in-play = Эта карта не разыграна.
refusal-dr-not-your-go = Сейчас не ваша очередь.
refusal-dr-not-yours = У вас здесь нет корабля.
refusal-dr-on-victory = Это свойство использует победитель, когда исход боя решён.
refusal-dr-other-goods = При перестановке товары не появляются и не пропадают.
refusal-dr-outpost = Форпосты не атакуют.
refusal-dr-pirate-first = Здесь пират: сначала бой с ним.
refusal-dr-play-after-drop = После броска кубиков карты не играют.
refusal-dr-top-level = Уровень этой карты уже высший.
refusal-dr-two-encounters = За ход — не больше двух покупок или встреч; обе уже были.

## Ход

refusal-dr-not-now = Сейчас не та часть хода.
refusal-dr-not-yet = За этим столом так пока сделать нельзя.

## Корабль

refusal-dr-at-the-end = Это считается только в конце игры.
refusal-dr-at-sea-only = В гавани так сделать нельзя.
refusal-dr-before-moving = Так можно сделать, только пока корабль в этот ход не двигался.
refusal-dr-cannons-on-card = На этой карте нужно больше пушек; сейчас их: { $cannons }.
refusal-dr-explored = За ход исследуют один фрагмент, и вы его уже исследовали. Мимо этого можно пройти.
refusal-dr-harbour-only = Так можно сделать только в гавани.
refusal-dr-laden = В трюме этого жетона лежат товары. Сначала выгрузите их.
refusal-dr-no-ability = Здесь нет такого свойства.
refusal-dr-no-copy = Это нельзя скопировать: выберите свойство другого разыгранного улучшения для основной фазы.
refusal-dr-no-goods = Назовите товары.
refusal-dr-no-island = Там нет исследованного острова.
refusal-dr-no-option = Такого варианта нет.
refusal-dr-not-next-door = Корабль плывёт с места на соседнее; по диагонали нельзя.
refusal-dr-not-there = Этих товаров там нет.
refusal-dr-not-your-island = Вы не контролируете этот остров.
refusal-dr-other-place = Туда эти товары положить нельзя.
refusal-dr-paid-elsewhere = Оттуда за это платить нельзя.
refusal-dr-port-only = Так можно сделать только в гавани или у острова под вашим контролем.
refusal-dr-price = Цена: груз { $cargo }, золото { $gold }. Выложите её целиком и не больше.
refusal-dr-raised = Паруса уже подняты: это делают раз за ход.
refusal-dr-sails = Это слишком далеко. На шкале парусов осталось шагов: { $sails }.
refusal-dr-same-island = Выберите разные острова.
refusal-dr-symbol-counts = Этот символ сам не используется, его считает нужное правило.
refusal-dr-too-many-islands = Выберите хотя бы один остров. Не больше: { $islands }.
refusal-dr-walled = Форт или гарнизон другого игрока не подпускает вас к этому острову.
refusal-dr-wrong-row = Это свойство для островов других рядов.

## Острова

refusal-dr-building-there = На острове может стоять по одному зданию каждого типа, и такое здесь уже есть.
refusal-dr-has-mark = Это достижение у вас уже есть.
refusal-dr-influence-left = Всё влияние свойства размещают сразу. Ещё можно разместить: { $count }
refusal-dr-influence-spent = На это у свойства больше нет влияния.
refusal-dr-may-not-lend = С того острова ваш кубик взять нельзя: он должен лежать в ячейке, а контроль не должен измениться.
refusal-dr-no-building-left = В запасе больше нет зданий этого типа.
refusal-dr-no-island-here = Ваш корабль должен стоять у исследованного острова.
refusal-dr-no-such-cube = В ячейках этого острова нет кубика этого игрока.
refusal-dr-not-joined = Два свойства соединяют только для того, чтобы заместить кубик игрока, сделавшего последний ход: последним влиянием одного и первым другого.
refusal-dr-nothing-to-place = Здесь нечего размещать.
refusal-dr-out-of-reach = Кубики этого свойства туда разместить нельзя.
refusal-dr-slot-free = На этом острове есть пустая ячейка: кубик идёт туда и никого не замещает.
refusal-dr-slots-taken = На этом острове нет пустых ячеек: скажите, чей кубик замещает ваш.
refusal-dr-slots-yours = Во всех ячейках этого острова лежат ваши кубики.
refusal-dr-supply-empty = У вас не осталось кубиков: скажите, с какого острова взять.
refusal-dr-supply-first = С островов кубики берут, только когда личный запас пуст.
refusal-dr-too-many-buildings = Выберите хотя бы одно здание. Не больше: { $buildings }.
refusal-dr-two-influence = Чтобы заместить кубик игрока, сделавшего последний ход, нужно два влияния.

## Улучшения и модернизации

refusal-dr-merchant-here = Здесь торговое судно: с ним торгуют или на него нападают.
refusal-dr-no-basic-token = На корабле нет открытой базовой модернизации.
refusal-dr-no-card-here = Здесь нет карты, которую можно купить.
refusal-dr-no-token = Таких модернизаций больше не осталось.
refusal-dr-not-set-aside = Эта карта не отложена у вас.
refusal-dr-card-price = { $cost ->
    [one] Цена { $cost } груз из трюмов, ровно столько и отдайте.
    [few] Цена { $cost } груза из трюмов, ровно столько и отдайте.
    [many] Цена { $cost } грузов из трюмов, ровно столько и отдайте.
   *[other] Цена { $cost } груза из трюмов, ровно столько и отдайте.
}
refusal-dr-sleeve-more = { $count ->
    [one] Можно, а значит и нужно вложить ещё { $count } улучшение.
    [few] Можно, а значит и нужно вложить ещё { $count } улучшения.
    [many] Можно, а значит и нужно вложить ещё { $count } улучшений.
   *[other] Можно, а значит и нужно вложить ещё { $count } улучшения.
}
refusal-dr-sleeve-taken = Это место в протекторе занято: выберите другую карту.

## Поправки

refusal-dr-ruling-nothing = Такой корабль не участвует, или такой остров ещё не открыт.
refusal-dr-ruling-broken = Что-то оказалось бы там, где не может: лишнее в трюме, кубиков больше, чем ячеек или чем их есть, пират в гавани.

## «Легенды морей»: чего не разложить

setup-dr-advancement = Такого улучшения нет
setup-dr-black-cubes = Чёрных кубиков всего 20
setup-dr-card-twice = Эта карта указана дважды
setup-dr-colour = У каждого игрока свой цвет, а чёрный ничей
setup-dr-cubes = У игрока 34 кубика, не считая кубика на шкале парусов
setup-dr-damage = Корабль с 5 повреждениями уже потонул
setup-dr-hold-too-full = В трюме больше, чем помещается
setup-dr-island-place = Остров лежит на отдельном фрагменте
setup-dr-island-twice = Этот остров указан дважды
setup-dr-merchant = Такого торгового судна нет
setup-dr-merchant-in-harbour = Торговые суда встречают в море
setup-dr-pirate-in-harbour = В гавани все корабли торговые
setup-dr-players = За столом от одного до четырёх игроков
setup-dr-sleeve = В каждом месте протектора одно улучшение
setup-dr-slots = Кубиков больше, чем ячеек
setup-dr-strange-cube = Кубик того, кого нет за столом
setup-dr-upgrade = Такой модернизации нет или столько их нет
setup-dr-marks = Конец игры приносят от одного до девяти достижений
setup-dr-bonus = Бонусные жетоны — от 0 до 7
setup-dr-card-in-two-places = Эта карта лежит в двух местах
setup-dr-phase = Позиция начинается с одного из { $phases }, и только в целой игре
setup-dr-sails = Шкала плавания кончается на 8
setup-dr-tile = Такого фрагмента нет, или он лежит в другом месте
setup-dr-voyagers = В море выходят от двух до четырёх игроков, каждый своего цвета

## «Легенды морей»: что сказано в файле

fault-dr-card = Ожидалась карта, например SA-GUN#1@3+A1-02
fault-dr-front = Нет лицевой стороны { $front }
fault-dr-no-cards = Нет карт этой игры
fault-dr-place = Ожидалось harbour или фрагмент, например r2c1
fault-dr-printed = Ожидалась карта или фрагмент океана, например A1-02#1
