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

## «Легенды морей»: бои, которые не разложить

setup-dr-advancement = Такого улучшения нет
setup-dr-black-cubes = Чёрных кубиков всего 20
setup-dr-card-twice = Эта карта указана дважды
setup-dr-colour = У каждого игрока свой цвет, а чёрный ничей
setup-dr-cubes = У игрока 34 кубика, не считая кубика на шкале плавания
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

## «Легенды морей»: что сказано в файле

fault-dr-card = Ожидалась карта, например SA-GUN#1@3+A1-02
fault-dr-front = Нет лицевой стороны { $front }
fault-dr-no-cards = Нет карт этой игры
fault-dr-place = Ожидалось harbour или фрагмент, например r2c1
