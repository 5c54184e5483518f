## Примеры из правил: The Ships

scenario-hidden-behind-a-ship-name = Цель за третьим кораблём
scenario-anchor-dropped-and-weighed-name = Якорь брошен и поднят
scenario-three-tokens-left-name = Три лишних жетона
scenario-tokens-four-against-six-name = Четыре жетона против шести
scenario-pivots-about-stern-and-bow-name = На месте вокруг кормы и вокруг носа
scenario-rammed-in-the-side-name = Носом в борт
scenario-volley-of-seven-name = Залп семи пушек
scenario-volley-from-an-anchor-name = Залп корабля на якоре
scenario-six-balls-in-the-side-name = Шесть ядер в борт
scenario-chain-into-the-rigging-name = Книппели по мачтам
scenario-fore-mast-shot-away-name = Фок-мачта сбита
scenario-grape-across-the-deck-name = Картечь по палубе
scenario-muskets-at-two-hexes-name = Мушкеты с двух гексов
scenario-hooks-that-hold-name = Второй бросок держит
scenario-one-round-of-melee-name = Один раунд ближнего боя
scenario-strikes-at-two-enemies-name = Против двоих сразу
scenario-both-fire-before-moving-name = Оба стреляют до движения
scenario-on-deck-before-the-volley-name = На палубе раньше залпа
scenario-first-mate-for-the-gunner-name = Старпом вместо канонира
scenario-mast-lost-and-panic-name = Мачта упала — и паника

## Dead Reckoning

scenario-garrison-on-the-way-name = Мимо гарнизона к неведомому берегу
scenario-two-into-one-sleeve-name = Два улучшения в одну карту
scenario-island-won-name = Акулий остров меняет хозяина
scenario-booty-stowed-name = Добыча есть, а места мало
scenario-explosion-in-the-tray-name = Взрываются два кубика

## Merchants & Marauders

scenario-market-prices-name = Цены на рынке Картахены
scenario-success-well-spent-name = Один успех, потраченный с толком
scenario-hunted-by-priority-name = Три значка, три курса
scenario-last-gun-still-fires-name = Последняя пушка ещё стреляет
scenario-overflow-to-the-hull-name = Через мачты в корпус
scenario-crew-combat-capped-name = Три черепа, двое людей
scenario-claim-by-track-name = Объявили двое, победил один

## Pirates of the Crimson Coast

scenario-two-legs-name = Два отрезка и поворот между ними
scenario-backed-off-the-quay-name = Задним ходом от берега
scenario-rammed-and-plundered-name = Таран, абордаж, добыча
scenario-prize-shot-under-name = От последней мачты до дна
scenario-sail-in-the-way-name = Мешает свой же парус
scenario-home-with-eight-name = Домой с последними монетами
