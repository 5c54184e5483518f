## Ręczne poprawki: zgadzają się obie strony, a bitwa jest oznaczona (TS-29)

log-ruling-proposed =
    { $count ->
        [one] { $side } prosi o ręczne poprawienie { $count } rzeczy.
        [few] { $side } prosi o ręczne poprawienie { $count } rzeczy.
        [many] { $side } prosi o ręczne poprawienie { $count } rzeczy.
       *[other] { $side } prosi o ręczne poprawienie { $count } rzeczy.
    }
log-ruling-agreed = { $side } zgadza się. Odtąd to bitwa z poprawkami.
log-ruling-refused = { $side } nie zgadza się: stół zostaje, jaki jest.
log-set-right = Poprawiono: { $what }

## Jak co ma być

ruling-wind = Wiatr wieje na { $heading }
ruling-ashore = { $side }, oddziały na brzegu: { $units }
ruling-lies = { $ship }: dziób na { $column },{ $row }, kurs: { $heading }
ruling-fate = { $ship }: { $fate }
ruling-hull = { $ship }: { $part }, skreślone pola { $crossed }
ruling-guns = { $ship }: { $battery }, działa { $standing }
ruling-mast = { $ship }: { $mast }, pozostałe pola { $left }
ruling-sailors = { $ship }: marynarze { $left }
ruling-on-deck = { $ship }: na pokładzie, { $kind } { $units }
ruling-powder = { $ship }: beczki na karcie { $barrels }
ruling-sails = { $ship }: żagle z poprzedniej tury — { $sails }
ruling-fire = { $ship }: pożar — { $fire }
ruling-officer-stands = { $ship }: na stanowisku — { $officer }
ruling-officer-fallen = { $ship }: poległ — { $officer }
ruling-mark-set = { $ship }: { $mark } — tak
ruling-mark-off = { $ship }: { $mark } — nie
ruling-locked = { $ship } i { $with } są sczepione w walce wręcz
ruling-freed = { $ship } i { $with } nie są sczepione w walce wręcz

## Znaczniki i ogień

mark-last-move = znak ostatniego kroku
mark-anchored = na kotwicy
mark-cable-cut = lina przecięta
mark-aground = na mieliźnie
mark-burn-due = czekają szkody od ognia
mark-caught-fire = już się palił
mark-panic = panika
mark-rudder-lost = ster stracony
fire-none = nie ma
fire-port = lewa burta
fire-starboard = prawa burta
fire-train = lont brandera płonie
ask-umpire =
    { $count ->
        [one] { $side } prosi o ręczne poprawienie { $count } rzeczy. Czy jest zgoda?
        [few] { $side } prosi o ręczne poprawienie { $count } rzeczy. Czy jest zgoda?
        [many] { $side } prosi o ręczne poprawienie { $count } rzeczy. Czy jest zgoda?
       *[other] { $side } prosi o ręczne poprawienie { $count } rzeczy. Czy jest zgoda?
    }
choice-agree = Zgoda
choice-refuse = Brak zgody

## Poprawki, których nie można zaproponować

refusal-ruling-empty = Poprawka jest jeszcze pusta.
refusal-ruling-too-long = Jedna poprawka zmienia najwyżej { $most } rzeczy.
refusal-ruling-idle = To wszystko już tak jest.
refusal-ruling-most = Najwyżej { $most } w tym miejscu.
refusal-ruling-no-ship = Nie ma takiego okrętu w tej bitwie.
refusal-ruling-fate = Takim poprawka go nie uczyni.
refusal-ruling-no-fireship = Lont płonie tylko na branderze.
refusal-ruling-no-officer = Nie ma na nim takiego oficera.
refusal-ruling-no-panic = Ta załoga nie zna paniki.
refusal-ruling-not-locked = Te dwa nie są sczepione.
refusal-ruling-alongside = Sczepione mogą być tylko sąsiednie wrogie okręty, oba w walce.
refusal-ruling-off-the-board = Okręt stałby poza planszą.
refusal-ruling-on-land = Okręt stałby na lądzie lub rafie.
refusal-ruling-place-and-fate = Okręt na planszy ma miejsce, poza planszą go nie ma.
refusal-ruling-out-of-play = Poza walką okręt nie płonie ani nie panikuje.
refusal-ruling-holed = Gdy wszystkie pola burty są skreślone, okręt nie jest w walce.
refusal-ruling-nobody = Bez marynarzy okręt nie jest w walce.
refusal-ruling-no-officers = Bez oficerów okręt nie jest w walce.
refusal-ruling-fire = Szkody od ognia zada tylko pożar, a płonący okręt ma znak „już się palił”.
refusal-ruling-cable = Z przeciętą liną nie stoi się na kotwicy.
refusal-ruling-anchor = Na kotwicy stoi się tylko na płytkiej wodzie.
refusal-ruling-aground = Na mieliźnie stoi się tylko tam, gdzie jest mielizna.

## Arkusz poprawek

umpire-open = Popraw ręcznie…
umpire-title = Popraw ręcznie
umpire-hint = Tylko to, co leży odkryte przed obiema stronami. Jeśli druga strona się zgodzi, tak się stanie, wszystkie karty pisze się od nowa, a bitwa zostaje oznaczona.
umpire-table = Wiatr i brzeg
umpire-ruling = Poprawka
umpire-nothing = Jeszcze nic nie wybrano.
umpire-place = Miejsce
umpire-turn = Kurs
umpire-fate = Co się z nim stało
umpire-hull = Skreślone pola
umpire-guns = Działa
umpire-masts = Pozostałe pola masztów
umpire-people = Ludzie
umpire-barrels = Beczki na karcie
umpire-sails = Żagle z poprzedniej tury
umpire-fire = Pożar
umpire-officers = Oficerowie na stanowiskach
umpire-marks = Znaki
umpire-locks = Sczepiony z
umpire-wind = Wiatr wieje na
umpire-ashore = Oddziały na brzegu
umpire-north = Na północ
umpire-south = Na południe
umpire-east = Na wschód
umpire-west = Na zachód
umpire-strike-out = Wykreśl: { $what }
umpire-propose = Zaproponuj
umpire-question-title = Poprawić ręcznie?
umpire-question = { $player } prosi o to. Czy { $other } się zgadza?
umpire-agree = Zgoda
umpire-refuse = Zostaw stół, jaki jest
verdict-rulings =
    { $count ->
        [one] Bitwa z ręcznymi poprawkami: { $count } poprawka
        [few] Bitwa z ręcznymi poprawkami: { $count } poprawki
        [many] Bitwa z ręcznymi poprawkami: { $count } poprawek
       *[other] Bitwa z ręcznymi poprawkami: { $count } poprawki
    }
saves-ruled = Z ręcznymi poprawkami

## Dead Reckoning

dr-ruling-lies = { $by }, statek: { $place }
dr-ruling-pirate = { $by }, statek: pirat
dr-ruling-trader = { $by }, statek: kupiec
dr-ruling-damage = { $by }, statek: uszkodzenia { $count }
dr-ruling-sails = { $by }, statek: żagle { $count }
dr-ruling-aboard = { $by }, statek: { $hold }, { $good } { $count }
dr-ruling-dock = { $by }, nabrzeże: ładunek { $count }
dr-ruling-cubes = { $place }: { $by }, kostki w polach { $count }
dr-ruling-goods = { $place }: { $good } na brzegu { $count }
dr-ruling-stands = { $place }: stoi { $building }
dr-ruling-gone = { $place }: nie ma budowli „{ $building }”
dr-umpire-hint = Tylko to, co leży odkryte. Jeśli wszyscy pozostali się zgodzą, tak będzie, a partia zostanie oznaczona.
dr-umpire-damage = Uszkodzenia
