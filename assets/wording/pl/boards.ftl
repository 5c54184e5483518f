## Co wydrukowano na kartach okrętów (TS-6.1)

ship-board-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
ship-board-hold = Ładownia: { $count }
ship-board-powder = Proch: { $count }
ship-board-crew-protection = Osłona załogi: { $number }
side-of-ship-port = Lewa burta
side-of-ship-starboard = Prawa burta
side-of-ship-stern = Rufa
people-sailors = Marynarze
people-musketeers = Muszkieterowie
people-pikemen = Pikinierzy

## Talie na arkuszu ze wszystkimi kartami

deck-ship-boards = Karty okrętów
deck-order-cards = Karty rozkazów
deck-gun-cards = Karty przy działach
