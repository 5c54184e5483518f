## Pirates of the Crimson Coast, the course: lessons (PC-28), and what is hinted at

course-lesson-9-name = Lesson 9: The Ruler
course-lesson-9-teaches = Heading, two rulers, sailing, coming about
course-lesson-9-sea = No squares lie on this sea, captain: ships go along a ruler. The short one is S, the long one is L. Bonnie Liz lies at home, her bow to the land, and has one of each.
course-lesson-9-move = A turn gives each ship one order. Give her the order Move.
course-lesson-9-turn = The ruler lies from her bow, and ahead is land: no segment begins there. Turn it to 330 degrees, to the south-east. By hand you take the ship herself and lead her round.
course-lesson-9-short = The pale ship shows where she will lie. Take the ruler S, and sail.
course-lesson-9-long = One is sailed, L is left; the sequence was yours to choose, but she has no second L. Sail it too: the ruler lies from the bow again.
course-lesson-9-end = Both rulers are used up, and the order is done. End the turn.
course-lesson-9-task = A Move order may end with coming about: bow and stern change places, and that ends it. Order Move, and come about.
scenario-lesson-9-name = The Ruler
scenario-lesson-9-description = One ship at home, and an open sea without squares.
scenario-lesson-9-goal = Sail two segments, and come about.

course-lesson-10-name = Lesson 10: Harbour
course-lesson-10-teaches = Docking, exploring, coins that only you see
course-lesson-10-island = Four coins lie on Half Moon, face down. What they are worth nobody knows until a ship explores the island.
course-lesson-10-move = Bonnie Liz lies on course. Give her the order Move.
course-lesson-10-sail = L reaches the island: under the ruler stands what she will meet. A ship that comes to land with her bow docks there. Sail L.
course-lesson-10-sail-but-short = S falls short by a hair: she lies before the shore, and is not docked. Take it back, and sail L.
course-lesson-10-end = She is docked, and your pennant stands there. Exploring is an order of its own, for the next turn. End this one.
course-lesson-10-explore = Give her the order Explore. The coins turn up before you alone; at a table of two the curtain falls first.
course-lesson-10-task = A coin takes a space, a member of crew too. She has five free: take all four coins.
scenario-lesson-10-name = Harbour
scenario-lesson-10-description = A ship before an island with four coins, face down.
scenario-lesson-10-goal = Bring four coins aboard.

course-lesson-11-name = Lesson 11: Home
course-lesson-11-teaches = Unloading, and what wins
course-lesson-11-laden = Four coins are aboard, eight gold in all. They count only on your home island: more than half of all gold wins, and here that is nine.
course-lesson-11-move = Give her the order Move.
course-lesson-11-task = Sail L, straight home. Unloading costs no order: the coins go ashore as she docks. At an enemy home island she would stop, and not dock.
course-lesson-11-task-but-short = S falls short: she lies before the shore. Take it back, and sail L.
scenario-lesson-11-name = Home
scenario-lesson-11-description = A laden ship, one leg from home.
scenario-lesson-11-goal = Bank four coins.

course-lesson-12-name = Lesson 12: Guns
course-lesson-12-teaches = Which mast reaches, what bars it, what the die needs
course-lesson-12-enemy = Royal James lies near, and every mast is a gun: beside it stand its rank and its ruler. It reaches as far as that ruler, if no sail or land bars the line.
course-lesson-12-shoot = Give HMS Comet the order Shoot.
course-lesson-12-fire = Mast 1 has a free line. Mast 2 is out of range, and behind the sail of mast 1: the sheet says so. Fire mast 1. A die above its rank hits, and the enemy says which mast falls.
course-lesson-12-cease = Nothing more can be fired from here. Cease fire, and the order is done. A second order this turn she will not take.
course-lesson-12-task = Missed? HMS Victor lies on the other side, and all her masts bear. Order her to shoot. Hit or miss, then you know how it is done.
scenario-lesson-12-name = Guns
scenario-lesson-12-description = An enemy between two of your ships.
scenario-lesson-12-goal = Hit Royal James, or try twice.

course-lesson-13-name = Lesson 13: Ram and Board
course-lesson-13-teaches = A ram, a boarding, plunder
course-lesson-13-prey = HMS Hound has two coins aboard, and lies across your course. Your own ship is Royal James, with two masts.
course-lesson-13-move = Give your ship the order Move.
course-lesson-13-sail = Sail L. Where the bow meets an enemy hull, you may ram. Bow against bow there is no ram.
course-lesson-13-ram = Ram her. A die above the number of her masts breaks one of them.
course-lesson-13-board = Now board her. Both throw a die and add their standing masts; the higher sum wins.
course-lesson-13-task = The winner takes a treasure or a member of crew, and the loser picks which. Your bow still lies at her side: you are pinned, and sail on once she has gone.
scenario-lesson-13-name = Ram and Board
scenario-lesson-13-description = An enemy with treasure, her side to your bow.
scenario-lesson-13-goal = Ram her, and board.

course-lesson-14-name = Lesson 14: A Prize
course-lesson-14-teaches = Taking a derelict in tow, bringing it home, a mast repaired
course-lesson-14-derelict = HMS Comet has no mast left: a derelict. She sails no more and shoots no more, but a coin is aboard. One shot would sink her, and the gold be divided. You want the ship.
course-lesson-14-alongside = Go alongside: order Move, and sail S to her bow.
course-lesson-14-tow = Your hull touches her bow: take her in tow. It costs no order, and from now on she is yours.
course-lesson-14-end = End the turn. Enemies are far away.
course-lesson-14-haul = With a tow she sails no more than S. Order Move, and sail.
course-lesson-14-night = End the turn.
course-lesson-14-home = Home lies ahead. Sail S once more.
course-lesson-14-dock = You are docked; now dock the prize beside you. She may lie anywhere at this island near you, her bow to the land. Her coin goes ashore at once.
course-lesson-14-dawn = End the turn: repairs are an order for the next one.
course-lesson-14-task = At home a ship repairs one mast an order. Choose HMS Comet, and raise her first mast.
scenario-lesson-14-name = A Prize
scenario-lesson-14-description = An enemy without masts, and home is near.
scenario-lesson-14-goal = Raise a mast on the prize.

course-lesson-15-name = Lesson 15: Crew and Secrets
course-lesson-15-teaches = Crew that lies face down, and turns up by being used
course-lesson-15-crew = Two cards lie face down before you. Others see the backs alone, and what those are nobody needs to say. Open the page of cargo: a helmsman and an explorer.
course-lesson-15-move = Back to the orders. Give HMS Hound the order Move.
course-lesson-15-own = Her card says S and L; your sheet counts one S more, which nobody else knows of. Sail S.
course-lesson-15-helm = The printed S is used up. Sail S again: that is the helmsman, and his card turns up for all to see. He works on English decks alone; a pirate would do nothing here.
course-lesson-15-land = Now L, to the island.
course-lesson-15-task = She is docked. The explorer searches an island without an order: explore freely. His card turns up too. Two spaces are free: take the best.
scenario-lesson-15-name = Crew and Secrets
scenario-lesson-15-description = A ship with two members of crew whom only you know.
scenario-lesson-15-goal = Use both of them.

course-lesson-16-name = Lesson 16: Sea and Stone
course-lesson-16-teaches = Fog, a reef, weed, whirlpools, a fort, a kraken
course-lesson-16-seas = Six things lie in this sea, and a ship of yours before each. Whatever you try lights a lamp; the sequence is yours.
course-lesson-16-fog = Fog. Who meets it is lost: she vanishes from the table, and a die says where she will come out. Sail Bonnie Liz into it by L.
course-lesson-16-reef = A reef. A die is thrown for it once a turn, and the number says how many masts it costs. Sail Rover over it by L.
course-lesson-16-weed = Royal James hangs in the weed. In place of Move she tries to break free: a die and her masts. If she is free, say where she lies.
course-lesson-16-whirl = Raven touches a whirlpool. It carries her to another one, and may cost a mast or a coin. Go with it.
course-lesson-16-fort = Every flag of a fort is a gun, and every hit takes one. Without flags it is abandoned, and one more hit brings it down. Shoot at it with HMS Victor.
course-lesson-16-task = And the kraken. Within S of an enemy it may embrace her, as a free act; in that turn it does not shoot. Embrace HMS Comet.
scenario-lesson-16-name = Sea and Stone
scenario-lesson-16-description = Six ships and beasts, and before each of them something else.
scenario-lesson-16-goal = Light six lamps.

hint-pc-ruler = Take your ship up and lead her round: the pale hull shows where she will lie, and under the ruler stands what she will meet.
hint-pc-docked = She is docked at a wild island. Exploring is an order of its own; with an explorer aboard it costs none.
hint-pc-laden = Gold aboard does not count yet: only what lies on your home island does. Whoever wins a boarding may take a coin.
hint-pc-pinned = Your ship is pinned: she cannot move while the other holds her. She may still shoot.
hint-pc-derelict = A ship without masts is a derelict, and one more hit sinks her. She can be towed home and repaired, or scuttled before the enemy has her.
hint-pc-parley = A shot is about to fall. Whoever has crew with Parley may pay a coin, and no shot is fired. Others are asked too, so that nothing is given away.
