## Strony arkusza kapitana

mm-page-deeds = Czyny
mm-page-ship = Statek
mm-page-cards = Karty
mm-page-ports = Porty

## Nagłówek

mm-sheet-acts = Działa { $player }
mm-sheet-player-named = { $name } ({ $by })
mm-sheet-waits = Kolejka: { $player }
mm-sheet-waits-for = Czekamy na: { $who }
mm-sheet-ask-ship = W tajemnicy: slup czy fleuta?
mm-sheet-ask-actions = Twoja kolejka: ruch, rozpoznanie albo port.
mm-sheet-ask-port = W porcie: każda czynność raz, sprzedaż najpierw.
mm-sheet-actions-left = Pozostało akcji: { $count }
mm-sheet-moves-left = Dodatkowe ruchy: { $count }
mm-sheet-track = Chwała: { $points } z { $target }
mm-sheet-with-chest = ze skrzynką { $total }
mm-sheet-purse = Dukaty na pokładzie { $gold }, w skrzynce { $chest } (tajne punkty: { $points })
mm-sheet-event = Wydarzenie: { $name }
mm-sheet-odds = Szanse

## Liczby z powodami

mm-sheet-chance = { $percent } %
mm-sheet-part = { $amount } ({ $why })
mm-sheet-sum = { $sum } = { $parts }
mm-sheet-reason = { $what }: { $sum }
mm-sheet-dice-of = { $what }, kości: { $sum }
mm-sheet-values = kadłub { $hull }, ładownia { $hold }, maszty { $masts }, załoga { $crew }, działa { $cannons }, zwrotność { $manoeuvre }

## Akcje: ruch

mm-sheet-move = Ruch
mm-sheet-further-move = Dodatkowy ruch nie kosztuje akcji.
mm-sheet-found = wykryją { $percent } %
mm-sheet-lurks = { $npc } szuka cię ({ $why }), kości: { $dice }, znajdzie: { $percent } %
mm-sheet-left-on-the-quay = Ładunek, który nie zmieści się na morzu: { $count }
mm-sheet-toll = myto
mm-sheet-closed = zamknięty dla ciebie
mm-sheet-opened-by = Zamknięty, lecz otwiera go: { $what }
mm-sheet-rule-of = { $name }. { $what }

## Akcje: rozpoznanie

mm-sheet-scout = Rozpoznanie
mm-sheet-sets-bounty = Zostanie wyznaczona nagroda: { $nation }, poziom { $level }
mm-sheet-makes-pirate = Zostaniesz piratem: { $nation }, poziom { $level }
mm-sheet-merchant-of = Kupca możesz uznać za statek narodu portu ({ $nation }) albo za to, co pokaże żeton.
mm-sheet-merchant-of-token = Kupiec jest narodu z żetonu.
mm-sheet-first-contest = Pierwsze manewry: ty { $own }, oni { $other }. Wygrane { $win } %, przegrane { $lose } %
mm-sheet-reward = Nagroda za zwycięstwo: { $gold }
mm-sheet-reward-of = { $nation } płaci za zwycięstwo: { $gold }

## Akcje: reszta

mm-sheet-here = Tutaj
mm-sheet-port-action = Akcja Port
mm-sheet-ashore = Desant, { $zone }: garnizon, dowodzenie { $leadership }, załoga { $crew }
mm-sheet-play = Można zagrać lub użyć
mm-sheet-game = Gra
mm-sheet-claim = Ogłoś zwycięstwo
mm-sheet-retire = Przejdź na emeryturę
mm-sheet-retire-why = Ta kolejka przepada; następną zacznie nowy kapitan. Przepadają dukaty na pokładzie, statek i karty, zostają chwała i skrzynka.
mm-sheet-end-turn = Zakończ kolejkę
mm-sheet-unused = Niewykorzystane akcje: { $count }

## W porcie: handel

mm-sheet-sell = Sprzedaj: { $gold }
mm-sheet-scales = Na wagę
mm-sheet-wanted-at = Popyt: { $zone }, ruchy: { $moves }
mm-sheet-glorious-sale = Trzy lub więcej kart poszukiwanego towaru: punkt chwały.
mm-sheet-sale-changes = Potem popyt się zmieni, a w tej kolejce nic więcej się nie sprzeda.
mm-sheet-buy = Obejrzyj rynek, kart: { $count }
mm-sheet-prices = Cena karty: jedna danego towaru { $single }, dwie 2, trzy i więcej 1
mm-sheet-room = W porcie sześć kart, na morzu: { $count }

## W porcie: stocznia

mm-sheet-yard-ships = Stocznia: statki
mm-sheet-yard-repairs = Stocznia: naprawy
mm-sheet-yard-outfits = Stocznia: broń i modyfikacje
mm-sheet-back = otrzymasz { $gold }
mm-sheet-resale = Cena { $price }; stary statek przynosi { $brings }
mm-sheet-big-ship = Pierwszy duży statek tego kapitana: punkt chwały.
mm-sheet-scatters = Modyfikacje zostają i trafiają do portów.
mm-sheet-repair = { $location }: { $now } » { $then }
mm-sheet-restore = Odnów wzmocniony kadłub
mm-sheet-sell-weapon = Sprzedaj: { $weapon }

## W porcie: ludzie

mm-sheet-recruit = Rekrutuj, wolnych miejsc: { $count }
mm-sheet-recruit-failed = Sukces zapełnia statek za darmo. Inaczej każdy człowiek kosztuje { $price }
mm-sheet-ask-for-rumors = Pytaj o plotki, { $gold }
mm-sheet-lost-anyhow = Płatne bez względu na rzut: { $price }
mm-sheet-prove = Sprawdź: { $card }
mm-sheet-deliver = Dla misji: { $card }
mm-sheet-hide = Do skrzynki: { $gold }
mm-sheet-fetch = Ze skrzynki: { $gold }
mm-sheet-coins = Odliczone monety (zero to wszystkie)
mm-sheet-leave-port = Zakończ akcję Port

## Porty

mm-sheet-port-of = { $zone } ({ $nation })
mm-sheet-moves = ruchy: { $count }
mm-sheet-demand = popyt: { $good }
mm-sheet-yard = stocznia: { $fitting }
mm-sheet-yard-unknown = stocznia: jeszcze zakryta
mm-sheet-merchant-here = kupiec w pobliżu
mm-sheet-missions-here = Misje: { $what }

## Własny statek i karty

mm-sheet-no-ship = Bez statku: nowy kapitan przyjdzie na początku następnej kolejki.
mm-sheet-capacity = Miejsce na ładunek
mm-sheet-cargo = Ładunek
mm-sheet-bounties = Nagrody: { $what }
mm-sheet-mission = Misja
mm-sheet-rumor = Plotka
mm-sheet-open-cards = Na planszy
mm-sheet-play-it = Zagraj
mm-sheet-ahead = Pas z góry
mm-sheet-ask-again = Pytaj mnie znowu: { $hour }
mm-sheet-aboard = Na pokładzie: { $what }
mm-sheet-counts = Karty chwały { $hand }, ładunek { $cargo }, plotki { $rumors }
mm-sheet-at-sea = Inni na morzu
mm-sheet-war = Wojna: { $one } i { $other }
mm-sheet-first-ship = Pierwszy statek

## Atak na kupca

mm-sheet-raid-on = { $merchant }, { $zone }
mm-sheet-successes-left = Pozostało sukcesów: { $count }
mm-sheet-escapes = Ucieczki { $escapes }, zwrotność { $against }
mm-sheet-raid-hits = { $location }: trafienia { $hits }, zostanie { $left }
mm-sheet-plunder = Łup: { $count }
mm-sheet-glory = punkt chwały
mm-sheet-raid-odds = Udany { $percent } %, łup średnio { $gold }, chwała { $glory } %, zatonięcie { $sunk } %
mm-sheet-use = { $percent } %, łup { $gold }
mm-sheet-best = najlepsze

## Bitwa

mm-sheet-battle = Bitwa
mm-sheet-battle-round = Bitwa, runda { $round }
mm-sheet-declared = { $side }: { $what }
mm-sheet-dice = { $side }, kości: { $sum }
mm-sheet-rolled = { $side }: { $faces }. Czaszki { $count }, inne kości { $sum }
mm-sheet-hits = Trafienia, { $side }: { $hits }
mm-sheet-hits-due = Należne trafienia, { $side }: { $count }
mm-sheet-contest-odds = { $side } w manewrach: wygrana { $win } %, przegrana { $lose } %, remis { $tie } %, nikt { $nobody } %
mm-sheet-crew-odds = { $side } w starciu załóg: wygrana { $wins } %, przegrana { $loses } %
mm-sheet-wins = manewry { $percent } %
mm-sheet-shoot-tip = Manewry wygrane { $win } %: trafienia twoje { $out_won }, w ciebie { $in_won }. Przegrane { $lose } %: twoje { $out_lost }, w ciebie { $in_lost }, gdy obaj strzelają
mm-sheet-board-tip = Manewry wygrane { $win } %; potem starcie załóg w obecnym stanie { $crews } %
mm-sheet-flee-tip = Manewry wygrane { $win } %, a przeciw rzutowi bez czaszki { $away } %
mm-sheet-sinks = statek tonie
mm-sheet-destroyed = zniszczone: { $location }
mm-sheet-left = { $location } { $before } » { $left }

## Rzut

mm-sheet-dice-in-hand = kości w ręku: { $count }
mm-sheet-throw = Rzuć
mm-sheet-throw-how = Weź kości i rzuć albo naciśnij { $throw }.
mm-sheet-throw-by-itself = Kości rzuca się za tego kapitana.

## Koniec

mm-sheet-game-over = Gra skończona
mm-sheet-another = Inny rejs
mm-sheet-wins-game = Wygrywa { $player }
mm-sheet-count-track = Chwała na torze
mm-sheet-count-for = … za { $why }
mm-sheet-count-chest = Dukaty w skrzynce
mm-sheet-count-secret = Tajne punkty
mm-sheet-count-total = Razem

## Przed grą

mm-chooser-part = Rejsy
mm-chooser-captains = { $count ->
    [one] { $count } kapitan
    [few] { $count } kapitanów
    [many] { $count } kapitanów
   *[other] { $count } kapitana
}
mm-chooser-target = Punkty chwały do zdobycia: { $count }
mm-outfit-captain = Kapitan
mm-outfit-drawn = losowany
mm-outfit-ship = Pierwszy statek
mm-outfit-picked = wybierany w tajemnicy
mm-outfit-rules = Zasady
mm-outfit-target = Chwała do zdobycia
mm-house-zones = Zasady akwenów
mm-house-zones-why = Każdy port ma coś własnego.
mm-house-scout = Jedno rozpoznanie na rodzaj celu
mm-house-scout-why = W kolejce szuka się tylko jednego kupca, jednego statku i tak dalej.
mm-house-hold = Dowolny ładunek w porcie
mm-house-hold-why = W porcie mieści się więcej niż sześć kart.
mm-house-weapons = Więcej broni specjalnej
mm-house-weapons-why = Dwadzieścia żetonów zamiast dwunastu.
mm-house-npcs = Łowcy od początku
mm-house-npcs-why = Okręt i pirat są na morzu przed pierwszym wydarzeniem.
mm-house-death = Kapitanowie nie giną
mm-house-death-why = Pokonany kapitan wraca, a traci całą resztę.
