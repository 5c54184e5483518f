## The Young Captain’s Course: its page, the lieutenant’s slip, the end of a lesson

course-title = The Young Captain’s Course
course-about = Short lessons at the table. The lieutenant says what to do, you do it, and nothing can break. Any lesson may be taken again, or skipped.
course-begin = Begin the lesson

tutor-step = The lieutenant · { $step } of { $of }
tutor-go-on = Go on
tutor-back = Back
tutor-forth = Forward
tutor-show = Show me
tutor-take-back = Take it back
tutor-skip = Skip the lesson
tutor-passed-title = Well done
tutor-passed = Passed: { $lesson }
tutor-not-yet-title = Not this time
tutor-not-yet = Not passed yet: { $lesson }
tutor-not-yet-hint = Nobody holds it against you. Sail it once more, or go on to the next lesson.
tutor-known = You now know
tutor-next = Next lesson
tutor-again = Once more
tutor-sail-on = Sail on
tutor-look = Look at the table
tutor-course = All lessons

hint-seen = I see

## Lesson 1

course-lesson-1-name = Lesson 1: The Two Marks
course-lesson-1-teaches = Sails bring tokens, steps cost them, the wind sets the price, orders are sealed before anything moves
course-lesson-1-sails = The slip at the right is your order card, captain. Choose full sails: they bring the most tokens.
course-lesson-1-sails-but-battle = Battle sails bring four tokens: too few for this course. Take full sails.
course-lesson-1-first = Now her way. The wind comes from the side, so every step costs two tokens. Plot one step ahead: the arrow, the key I, or a click on the hex before her bow.
course-lesson-1-first-but-turned = That turns her. First she has to go straight ahead.
course-lesson-1-tokens = Go on ahead until four steps stand on the card. The pale ship on the water shows where she will be.
course-lesson-1-tokens-but-turned = Not yet: a turn here leads away from the mark.
course-lesson-1-seal = Four steps, eight tokens. Seal the orders, and she sails.
course-lesson-1-seal-but-short = The card is short of a step. Left-over tokens would push her on all the same.
course-lesson-1-mark = There is your first mark, ringed. Two steps ahead bring her bow next to it, and that is near enough.
course-lesson-1-mark-but-away = That way she passes the mark by.
course-lesson-1-turn = Now turn her to starboard, for the second mark lies east. The stern stays, the bow swings.
course-lesson-1-turn-but-port = Port is left. The second mark lies to starboard.
course-lesson-1-reach = Seal, and watch the first mark.
course-lesson-1-wind = The first mark is yours! Look at the wind’s arrow: with it a step costs one token, across it two, against it three.
course-lesson-1-clear = The castle lies ahead to starboard. Plot four steps straight on to clear it, and seal.
course-lesson-1-clear-but-castle = There lie the shoals of the castle. Hold on north of them.
course-lesson-1-task = The rest is yours: bring her bow to the second mark by turn six, and touch nothing. I will show you if you ask.
course-lesson-1-task-but-touched = She has run into something, and that fails the lesson. Take the turn back and go another way.
course-lesson-1-task-but-late = The time is up. Take a turn back, or sail the lesson once more.

## Lesson 0

course-lesson-0-name = The Table: three minutes
course-lesson-0-teaches = Looking around, coming near, leaning in, throwing dice, the help
course-lesson-0-look = Welcome aboard, captain. Look around the table: drag with the right button, or hold Q.
course-lesson-0-near = Come nearer to whatever you like: the wheel, or the key +.
course-lesson-0-choose = Choose a ship: click her, or go from piece to piece with Tab and press Enter.
course-lesson-0-lean = Hold Alt or X over something to lean in on it. Let go, and you sit back as you were.
course-lesson-0-dice = Now take five dice into the hand: press Space. They are real bodies, and nobody bends them.
course-lesson-0-throw = Throw them: press, shake, let go; or click the tower; or Space once more.
course-lesson-0-task = Last, the help: F1 lists every key there is. Open it, and you know your table. Then to sea: lesson 1.

## Lesson 2

course-lesson-2-name = Lesson 2: Powder and Ball
course-lesson-2-teaches = Range, arcs, what a number under a range means, volleys, loading again, the two books
course-lesson-2-fit = Before a battle hold and guns are settled here; the quartermaster has seen to it. Cast off.
course-lesson-2-sails = There she is, San Martín. Choose battle sails: under full sails the gunners aim worse.
course-lesson-2-sails-but-full = Full sails are fast, but every shot is worse for them. Take battle sails.
course-lesson-2-near = Two steps ahead bring us within range of her: the number on the dashed line says how far she is.
course-lesson-2-near-but-away = That leads away from her. Straight on, captain.
course-lesson-2-loaded = Cards on your batteries, ringed, show what they hold. Both are loaded with ball: good for hulls at any range.
course-lesson-2-seal = Seal the orders.
course-lesson-2-range = She will lie to port. Set the port battery’s range to 6: it fires at whoever comes within six. The number below it is what a die may show at most to hit.
course-lesson-2-range-but-short = So near she will not come this turn. Take a longer range.
course-lesson-2-arc = The line on the water is the arc in which a battery bears. One step ahead keeps her in it.
course-lesson-2-fire = Seal. If the guns bear, the dice come to your hand: press, shake and let go, or Space.
course-lesson-2-load = A battery that has fired is empty. Mark what to load, here: one ball, two on a chain, or a handful of grape; it takes some turns until it is ready.
course-lesson-2-book = Your volley stands in the dice book, as every throw does. Open it with F3, and close it with Esc.
course-lesson-2-rules = The rules lie in the book on the table: click it, or press F4. Over the number of a rule F4 opens that very rule. Esc closes the book.
course-lesson-2-task = Your battle now: hit her hull once. Keep your side towards her, and I will show you if you ask.

## Lesson 3

course-lesson-3-name = Lesson 3: Alongside
course-lesson-3-teaches = Chain for masts, grape for men, muskets, soldiers on deck, boarding
course-lesson-3-fit = In a battle like this soldiers wait below decks; their number is settled here. Cast off.
course-lesson-3-sails = She lies alongside in no time. Battle sails first: enough way, and the guns aim well.
course-lesson-3-sails-but-full = Too fast for good shooting. Take battle sails.
course-lesson-3-musketeers = She is close, and your soldiers sit below. Order the musketeers on deck: the arrow up, with the step on which they go.
course-lesson-3-pikemen = And the pikemen: they decide a boarding.
course-lesson-3-chain = To starboard lies chain shot: it tears sails and masts, but not at one hex. Set range 4.
course-lesson-3-chain-but-near = Chain wants some room to open. Take 3 or 4.
course-lesson-3-grape = To port lies grape: it sweeps the deck of men, from close by. Set a range there too.
course-lesson-3-near = One step closer.
course-lesson-3-seal = Seal the orders.
course-lesson-3-muskets = Soldiers on deck fire over one or two hexes. Order their fire at two.
course-lesson-3-close = Closer now: within two hexes an enemy can be boarded. Plot a way to her, and seal.
course-lesson-3-board = Within two hexes you may order a boarding in place of a route: she closes by herself, and hooks fly. Order it.
course-lesson-3-hooks = Seal. Each time she comes alongside, a die decides whether the hooks hold.
course-lesson-3-hooks-but-away = Now nobody boards. Order it once more.
course-lesson-3-task = Fight her: do two points of damage, with whatever you like. I will show you if you ask.

## Lesson 4

course-lesson-4-name = Lesson 4: At Anchor
course-lesson-4-teaches = The edge of the board, shoals, dropping anchor, lying at anchor, weighing it
course-lesson-4-edge = At the ringed rim the board ends, captain: a ship that would sail over it stops, and loses the tokens she has left. Hold Alt or X over it to lean in.
course-lesson-4-sails = Our berth is the roadstead ahead. Set battle sails: four tokens, enough for two steps across the wind.
course-lesson-4-sails-but-full = Too many tokens: those left over would push her on, past our berth. Take battle sails.
course-lesson-4-way = In pale water an anchor holds; the ringed hexes are shoals, and whoever enters one is aground for good. Plot two steps ahead, between them.
course-lesson-4-way-but-turned = The roadstead lies straight ahead. Turn her nowhere.
course-lesson-4-seal = Seal the orders.
course-lesson-4-furl = Her bow lies in pale water, and that is enough. But she may drop anchor only if her sails were furled the turn before: furl them, and seal.
course-lesson-4-furl-but-sailed = She has sailed on. Take the turn back, and furl her sails.
course-lesson-4-furl-but-way = Ahead lies land. Furl the sails, and she stays where she is.
course-lesson-4-drop = Her sails were furled last turn. Now order it here: drop anchor.
course-lesson-4-drop-but-sails = Under sail no anchor is dropped. Leave the sails furled.
course-lesson-4-let-go = Seal. The anchor goes down before any ship moves.
course-lesson-4-let-go-but-not = Now no anchor would go down. Order it once more.
course-lesson-4-let-go-but-never = The turn is over, and no anchor is down. Take it back, and order the anchor.
course-lesson-4-holds = She holds, and needs no order for it until she weighs. Open the ships’ books: At anchor, it says there; whatever is open about the enemy stands in them too.
course-lesson-4-weigh = A ship that sets sails at anchor weighs it, and her first token is spent on that. Set battle sails.
course-lesson-4-weigh-but-full = Full sails carry her far, and land is near. Battle sails will do.
course-lesson-4-berth = Shift her berth: plot one step ahead, further in, and seal. One token for the anchor, two for the step.
course-lesson-4-berth-but-turned = Straight ahead, captain: there is room for her whole length.
course-lesson-4-berth-but-lies = She still lies where she lay. Take the turn back, and set battle sails.
course-lesson-4-task = Now alone: bring her to anchor again. Furl the sails and seal, drop anchor the turn after; I will show you if you ask.
course-lesson-4-task-but-touched = She has run into something. Take the turn back.
course-lesson-4-task-but-aground = She is aground, and stays there. Take the turn back.

## Lesson 5

course-lesson-5-name = Lesson 5: Fire in the Roads
course-lesson-5-teaches = Officers, the rudder, panic, and a fireship with her train
course-lesson-5-place = These are the advanced rules. Two fireships are yours to place, lit on the board; they lie well. Accept it.
course-lesson-5-fit = Hold and guns as the quartermaster has them: cast off.
course-lesson-5-officers = Open the ships’ books. At the foot of each page stand five officers: each one who falls costs steadiness, aim and tokens, and without all five she strikes her flag.
course-lesson-5-panic = A mast gone, an officer fallen or fire on board, and the crew throws against the steadiness that stands there; above it comes panic. The rulebook knows the rest: click the folio, or press F4.
course-lesson-5-rudder = Revenge has her rudder: give her battle sails and a turn to port. A ball in her stern may shoot it away, and then every turn becomes a step ahead.
course-lesson-5-rudder-but-starboard = To starboard lie the fireships. Turn her to port.
course-lesson-5-fireship = Now the surprise. Take up the card of the first fireship.
course-lesson-5-sails = She runs before the wind: full sails.
course-lesson-5-sails-but-battle = Too slow: the enemy would have time to cut the cables. Full sails.
course-lesson-5-way = Plot a step ahead, towards the anchored ships.
course-lesson-5-way-but-turned = She has to run straight at them, before the wind.
course-lesson-5-train = Here her train is fired: on the first step. From then on she burns, and whoever she touches may catch fire.
course-lesson-5-task = The second one is yours: full sails, a step ahead, and her train. Then seal. When both trains burn, the lesson is yours.
course-lesson-5-task-but-one = Only one of them burns. Take the turn back, or send the other after her.

## Lesson 6

course-lesson-6-name = Lesson 6: A Battle of Cubes
course-lesson-6-teaches = Cannons, the tower, zones, abilities
course-lesson-6-hand = Another game, another sea: a merchant off your island. The sheet shows ship, crew and hand. A gunner is still in hand: play him, he brings a cannon.
course-lesson-6-hand-but-boy = The cabin boy brings cargo, not cannons. The gunner is wanted.
course-lesson-6-commit = Each cannon is a cube. Commit all of them.
course-lesson-6-tower = All cubes of both sides fall through the tower. Tip them in.
course-lesson-6-zones = Where a cube lies is what it does: strength one or two, damage, booty, an ability, or the sea. The sheets add it up.
course-lesson-6-abilities = Now your crew’s abilities may move or add cubes. Use what helps, then pass.
course-lesson-6-task = Fight it out, and win: strength decides, a tie is yours, then booty and damage are shared.

## Lesson 7

course-lesson-7-name = Lesson 7: A First Voyage
course-lesson-7-teaches = Hand and harbour, sails, islands, exploring, a card crafted
course-lesson-7-ocean = Your own sea, captain: twelve tiles, and only the row before the harbour is known. The sheet at the left has six pages: crew, ship, sea, cards, islands, aims.
course-lesson-7-play = Your hand stands before you. Lay all three cards on the table: what they show counts this turn.
course-lesson-7-play-but-early = Sails count what lies on the table, and the captain’s sail is still in your hand. First the cards, then the sails.
course-lesson-7-cargo = The cabin boy brings cargo to your dock. Use him: each ability works once a turn.
course-lesson-7-load = Cargo on the dock buys nothing out there. Load it into her holds.
course-lesson-7-sails = Now raise the sails, once a turn and before she moves. Each is a step from tile to tile.
course-lesson-7-sail = Sail to the island ahead of you on the left. The chart says how many sails a place takes; a click, and she goes.
course-lesson-7-sail-but-elsewhere = No island with an advancement for us lies there. Back to the harbour, and to the tile on the left.
course-lesson-7-buy = An advancement lies at this island. Buy it with the cargo aboard: it is set aside until the turn ends.
course-lesson-7-influence = Your deckhand wins people over: use him, and a cube goes onto the island. More cubes than any other captain has, and than there are empty slots, control it.
course-lesson-7-influence-but-away = Influence works where the ship lies. Back to the island first.
course-lesson-7-explore = There is wind left. Sail on north, where nobody has been: the tile turns over, and a card comes to it.
course-lesson-7-end = That was a day’s work. End the main phase.
course-lesson-7-mode = Trader or pirate until your next turn? A pirate blocks islands and is hunted. Stay a trader.
course-lesson-7-mode-but-pirate = A black flag on a first voyage? Take it down again.
course-lesson-7-task = Now the heart of it: slip the advancement into the captain’s sleeve. What is crafted stays there for good. Do it, and the lesson is passed.
course-lesson-7-task-but-done = The advancement is still beside the card. Take the turn back, and slip it into a sleeve.

## Lesson 8

course-lesson-8-name = Lesson 8: A First Cruise
course-lesson-8-teaches = A Caribbean turn: market, sailing, sale, yard, mission, raid, battle, chest and claim
course-lesson-8-board = You are Frances Wright, captain, and Nassau is your home. Open the page of your ship: five tracks say what she is and what is left of her. In a test a skull is a success.
course-lesson-8-card = Now the page of your cards, with your skills at its head. In hand you hold a Windfall: play it, and six gold are yours.
course-lesson-8-buy = To market. Three actions make a turn, and a Port action is one of them. Look at the market: the more cards of a good were drawn, the cheaper each. Rum came three times and costs 1: buy two.
course-lesson-8-leave = Enough bought: in port you may keep six cards, but at sea only as many as the Hold has, and that is two. End the Port action, and put to sea.
course-lesson-8-sail = A ship goes from zone to zone, or between a zone and its port, each for one action. Havana lies next door in the west, and it wants rum: sail into its waters.
course-lesson-8-sail-but-astray = That is another way. Take it back: Havana pays six for a card of rum.
course-lesson-8-night = Three actions are used up. End the turn: the other captain has his, then comes the event of the new round.
course-lesson-8-enter = Put into the port of Havana, and take a Port action there.
course-lesson-8-sell = Lay both cards of rum on the scales and sell. What a port wants pays 6, all else 3; three wanted cards at once would be a point of glory. Afterwards the port wants something else.
course-lesson-8-sell-but-first = Selling has to be the first thing in a Port action. Take the purchase back, and sell first.
course-lesson-8-yard = Now the yard. Grappling Hooks, 3 gold, help in a boarding, and in a raid too. The modification that lies here, Sails & Rigging, makes a Sloop of 4 a 5: against a ship of 3 that is one die more in every contest.
course-lesson-8-yard-but-spent = That leaves hardly a coin, and every point of damage will cost you 2 gold. Take it back.
course-lesson-8-mission = A mission lies here: Race to the Main. Claim it, the card asks for nothing. Its way leads to Caracas; whether you sail it in time is your affair.
course-lesson-8-out = End the Port action, and leave the port again.
course-lesson-8-dawn = Three actions once more. End the turn.
course-lesson-8-seek = Somewhere in these waters sails a merchant. Scout for it: a skull, and it is found. The event of this round gives you one die more.
course-lesson-8-seek-but-missed = Nothing found, and nobody is scouted for twice in a turn. End it, and look again in the next.
course-lesson-8-nation = There it is, under English colours, in Spanish waters: you say whose it is. That nation will put a bounty on you. Take Spanish: the Spaniards are not your own people.
course-lesson-8-raid = Raid it: the bounty comes before the first card. Then three cards lie open, and each success may draw, discard or exchange one. Hits strike your ship; as many escapes as your Manoeuvrability, and it is gone. Plunder of 12 is glory.
course-lesson-8-spoils = Glory brings a card: another Windfall. Play it.
course-lesson-8-wanted = Now you are a pirate. Ports of Spain are closed to you, and every naval ship hunts you; only your home port stays open whatever you do. Other pirates leave you alone.
course-lesson-8-hunt = A pirate has come to Nassau: Moll Tanner, in a Sloop like yours. Pirates do not hunt pirates, but you may. Sail there.
course-lesson-8-hunt-but-tired = No action is left. End the turn, and sail on in the next.
course-lesson-8-battle = Scout for her, and you fight. In round 1 both shoot; then each declares, with its chance beside it: shooting hits even if you lose, boarding is a gamble, fleeing is hardest. A skull on your ship is placed by you: not on the Hull.
course-lesson-8-battle-but-missed = She was not found. End the turn, and try again in the next.
course-lesson-8-battle-but-tired = No action is left. End the turn first.
course-lesson-8-rest = That was the battle. If you have fallen, your points and your chest stay, and a new captain comes at your next turn. End the turn.
course-lesson-8-home = Gold counts only once it is hidden: ten gold in the chest are a secret point. Put into your home port.
course-lesson-8-home-but-tired = No action is left. End the turn, and put in then.
course-lesson-8-hide = Take a Port action, and put all your gold into the chest. That something was hidden everybody sees; how much, nobody.
course-lesson-8-hide-but-tired = No action is left for the Port action. End the turn.
course-lesson-8-task = Three points are needed: count your track and the chest. End the Port action, and claim the victory.

## Hints outside the course

hint-throw = These dice are yours: press, shake, let go. Space throws them too.
hint-cubes = These cubes are yours: press, shake, let go. Space throws them too.
hint-choose = This is for you to settle: choose one of the answers on this sheet.
hint-fitting = What lies in her hold is yours to settle; what is filled in is what a quartermaster would take.
hint-orders = Write her card here or on the board; nothing moves before it is sealed.
hint-main = Your turn: play cards, use what they show, sail, in any order. The pages of this sheet hold it all; the main phase ends when you say so.
hint-stow = Cargo in the dock buys nothing at sea: load it before you sail.
hint-influence = Influence works where your ship lies. Control: more cubes than any other captain, and than the empty slots.
hint-mode = A pirate blocks islands, and is hunted; nobody has to fight a trader.
hint-sleeve = What was set aside goes into the sleeve of a card before you, and stays there for good.
hint-boarding = Within two hexes an enemy can be boarded: order it in place of a route.
hint-weigh = She lies at anchor: setting sails weighs it, and that costs a token.
hint-placing = A bow may lie wherever the board is lit. When all lie well, say so here.
hint-shots = The signs on the guns: a ball is for hulls, two on a chain are for masts, a handful of small ones is grape, for men.
hint-soldiers = An arrow up sends soldiers on deck, an arrow down sends them below; the number is the step on which they go.
hint-pivots = With furled sails she may turn where she lies: the dot is what she turns about, bow or stern, and the arrow shows where the other end goes.
hint-mm-demand = A port you may enter wants what you have aboard, and pays 6 for it. The page of ports says which, and how far it is.
hint-mm-closed = A port is closed to you: its nation has put a bounty on you, or is at war with yours. Your home port never is.
hint-mm-hunted = Next door lies a ship that hunts you. If you end a Move in her zone, or begin a turn at sea there, she scouts for you.
hint-mm-window = You are asked whether you use a card or something of yours now. Passing is no fault, and a window that bores you can be passed ahead for a turn, or until your own.
hint-mm-destroyed = Something of your ship is destroyed. She sails, trades and scouts, but she raids no merchant before it is repaired.
hint-mm-gold = You have much gold aboard, and home is far. Whoever beats you takes it: spend it, or sail home and hide it. Ten gold in the chest are a secret point.
