## What is printed on ship boards (TS-6.1)

ship-board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ship-board-hold = Hold: { $count }
ship-board-powder = Powder: { $count }
ship-board-crew-protection = Crew protection: { $number }
side-of-ship-port = Port
side-of-ship-starboard = Starboard
side-of-ship-stern = Stern
people-sailors = Sailors
people-musketeers = Musketeers
people-pikemen = Pikemen

## Decks on a sheet of all cards

deck-ship-boards = Ship boards
deck-order-cards = Order cards
deck-gun-cards = Cards on the guns
