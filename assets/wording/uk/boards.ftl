## Що надруковано на планшетах (TS-6.1)

ship-board-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
ship-board-hold = Трюм: { $count }
ship-board-powder = Порох: { $count }
ship-board-crew-protection = Захист команди: { $number }
side-of-ship-port = Лівий борт
side-of-ship-starboard = Правий борт
side-of-ship-stern = Корма
people-sailors = Матроси
people-musketeers = Мушкетери
people-pikemen = Пікінери

## Колоди на аркуші з усіма картами

deck-ship-boards = Планшети кораблів
deck-order-cards = Карти наказів
deck-gun-cards = Карти біля гармат
