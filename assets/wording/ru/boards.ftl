## Что напечатано на планшетах (TS-6.1)

ship-board-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
ship-board-hold = Трюм: { $count }
ship-board-powder = Порох: { $count }
ship-board-crew-protection = Защита команды: { $number }
side-of-ship-port = Левый борт
side-of-ship-starboard = Правый борт
side-of-ship-stern = Корма
people-sailors = Матросы
people-musketeers = Мушкетёры
people-pikemen = Пикинёры

## Колоды на листе со всеми картами

deck-ship-boards = Планшеты кораблей
deck-order-cards = Карты приказов
deck-gun-cards = Карты у орудий
