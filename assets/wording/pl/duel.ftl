## Arkusz strony

duel-named = { $name } ({ $by })
duel-attacker = Atakuje: wygrywa remis
duel-pirate = Statek piracki
duel-trader = Kupiec
duel-merchant = Statek kupiecki: { $merchant }
duel-building = Na wyspie: { $building }
duel-strength = Siła
duel-strength-parts = jedynki: { $ones }, dwójki: { $twos }, znaczniki: { $markers }
duel-cup = W kubku: { $count }
duel-away = W dłoni lub w powietrzu: { $count }
duel-booty = Na łupach: { $count }
duel-damage = Na uszkodzeniach: { $count }
duel-won = Wygrywa bitwę
duel-ship = Statek
duel-hull = Uszkodzenia
duel-cannons-left = Dział gotowych: { $left } z { $all }
duel-hold = { $hold }: { $goods } ({ $used } z { $room })
duel-chest = Złota w skrzyni: { $gold }
duel-crew = Karty w grze
duel-held = Kart na ręce: { $count }
duel-sailor = { $card }, poziom { $level }
duel-cannons = { $count ->
    [one] { $count } działo
    [few] { $count } działa
    [many] { $count } dział
   *[other] { $count } działa
}
duel-both = { $one }; { $other }
duel-with-note = { $what } · { $note }
duel-defence = Kostki obrony: { $count }
duel-merchant-closed = Karta zostanie odkryta, gdy ktoś zaatakuje statek.
duel-black-cubes = Czarne kostki: { $count }
duel-on-victory = Po zwycięstwie: { $what }
duel-on-defeat = Po porażce: { $what }
duel-prize = Po zwycięstwie karta staje się ulepszeniem.
duel-gain = ładunek { $cargo }, złoto { $gold }
duel-takes-damage = uszkodzenia: { $count }
duel-draws = karta z talii
duel-rises = karta na ręce awansuje o poziom
duel-upgrade = modernizacja statku

## O co się pyta i co się oferuje

duel-acts = { $player }: twój ruch
duel-ask-declare = Kogo atakujesz?
duel-ask-commit = Zagraj karty, jeśli chcesz, i powiedz, ile dział strzela.
duel-ask-answer = Zaatakowano cię. Przygotuj się i powiedz, ile dział strzela.
duel-ask-ability = Użyj jednej zdolności bitewnej albo spasuj. Remis wygrywa atakujący.
duel-attack-merchant = Zaatakuj statek kupiecki
duel-attack-ship = Zaatakuj statek: { $by }
duel-attack-building = Szturmuj: { $building }
duel-done = Koniec bitew w tej turze
duel-commit = { $count ->
    [one] Strzela { $count } działo
    [few] Strzelają { $count } działa
    [many] Strzela { $count } dział
   *[other] Strzelają { $count } działa
}
duel-commit-none = Nie strzelaj
duel-pass = Pas
duel-play = Zagraj: { $card }
duel-level-up = Awansuj: { $card } » { $level }
duel-shift = { $good }: { $from } » { $to }
duel-jettison = Za burtę: { $good }, { $from }
duel-hand = Twoja ręka
duel-goods = Twoje towary
duel-choice-cube = { $by }: { $zone }
duel-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
duel-throw-how = Kliknij wieżę, naciśnij { $tip } lub { $throw } albo potrząśnij kostkami i puść.
duel-tip = Wsyp do wieży
duel-throw-by-itself = Wpadają do wieży nad masztami.

## Kostki na stole

duel-cube = Kostka: { $by }
duel-cube-lies = Leży tutaj: { $zone }.

## Koniec

duel-wins = Zwycięstwo: { $player }
duel-wins-on-a-tie = Zwycięstwo: { $player }. Remis wygrywa atakujący
duel-reckoning = Rachunek bitwy
duel-reckoning-of = { $player }: kostki { $cubes }; łupy: ładunek { $cargo }, złoto { $gold }; uszkodzenia { $damage }.
duel-sank = Zatopiony: { $by }
duel-no-battle = Nikt nie walczył.
duel-another = Inna bitwa

## Przed bitwą

duel-chooser-battles = Bitwy
duel-chooser-kind-ship = Statek przeciw statkowi
duel-chooser-kind-merchant = Statek przeciw statkowi kupieckiemu
duel-chooser-kind-building = Statek przeciw fortowi
duel-outfit-enemy = Przeciwnik
duel-enemy-ship = Statek
duel-enemy-merchant = Statek kupiecki
duel-enemy-fort = Fort
duel-enemy-garrison = Garnizon
duel-outfit-merchant = Karta statku kupieckiego
duel-outfit-merchant-why = Widzisz rewers jeszcze przed bitwą: taka jest cena wyboru.
duel-outfit-crew = Załoga
duel-outfit-ashore = na lądzie
duel-outfit-level = poziom { $level }
duel-outfit-slot = Modernizacja: { $hold }
duel-outfit-bare = brak
duel-outfit-damage = Wcześniejsze uszkodzenia
duel-outfit-sum = Działa { $cannons }, zdolności { $abilities }, miejsce w ładowniach { $room }
duel-zone-explosion = Tę kostkę wrzuca się ponownie, a z nią jeszcze jedną tego samego koloru.
duel-zone-strength = Daje właścicielowi siłę { $strength }, gdy ustala się zwycięzcę.
duel-zone-booty = Właściciel bierze wydrukowane tu towary, na ile ma miejsca, jeszcze przed uszkodzeniami i liczeniem siły.
duel-zone-damage = Wrogi statek otrzymuje 1 uszkodzenie jeszcze przed liczeniem siły.
