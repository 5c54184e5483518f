## Приклади з правил: The Ships

scenario-hidden-behind-a-ship-name = Ціль за третім кораблем
scenario-anchor-dropped-and-weighed-name = Якір кинуто й піднято
scenario-three-tokens-left-name = Три зайві жетони
scenario-tokens-four-against-six-name = Чотири жетони проти шести
scenario-pivots-about-stern-and-bow-name = На місці навколо корми й навколо носа
scenario-rammed-in-the-side-name = Носом у борт
scenario-volley-of-seven-name = Залп семи гармат
scenario-volley-from-an-anchor-name = Залп корабля на якорі
scenario-six-balls-in-the-side-name = Шість ядер у борт
scenario-chain-into-the-rigging-name = Книпелі по щоглах
scenario-fore-mast-shot-away-name = Фок-щоглу збито
scenario-grape-across-the-deck-name = Картеч по палубі
scenario-muskets-at-two-hexes-name = Мушкети з двох гексів
scenario-hooks-that-hold-name = Другий кидок тримає
scenario-one-round-of-melee-name = Один раунд ближнього бою
scenario-strikes-at-two-enemies-name = Проти двох одразу
scenario-both-fire-before-moving-name = Обидва стріляють до руху
scenario-on-deck-before-the-volley-name = На палубі раніше за залп
scenario-first-mate-for-the-gunner-name = Старпом замість каноніра
scenario-mast-lost-and-panic-name = Щогла впала — і паніка

## Dead Reckoning

scenario-garrison-on-the-way-name = Повз гарнізон до незнаного берега
scenario-two-into-one-sleeve-name = Два покращення в одну карту
scenario-island-won-name = Акулячий острів змінює господаря
scenario-booty-stowed-name = Здобич є, а місця мало
scenario-explosion-in-the-tray-name = Вибухають два кубики

## Merchants & Marauders

scenario-market-prices-name = Ціни на ринку Картахени
scenario-success-well-spent-name = Один успіх, витрачений до ладу
scenario-hunted-by-priority-name = Три значки, три курси
scenario-last-gun-still-fires-name = Остання гармата ще стріляє
scenario-overflow-to-the-hull-name = Крізь щогли в корпус
scenario-crew-combat-capped-name = Три черепи, двоє людей
scenario-claim-by-track-name = Оголосили двоє, переміг один

## Pirates of the Crimson Coast

scenario-two-legs-name = Два відрізки й поворот між ними
scenario-backed-off-the-quay-name = Заднім ходом від берега
scenario-rammed-and-plundered-name = Таран, абордаж, здобич
scenario-prize-shot-under-name = Від останньої щогли до дна
scenario-sail-in-the-way-name = Заважає власне вітрило
scenario-home-with-eight-name = Додому з останніми монетами
