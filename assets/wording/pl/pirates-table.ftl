## Strony arkusza kapitana

pc-page-orders = Rozkazy
pc-page-fleet = Flota
pc-page-cargo = Ładunek
pc-page-islands = Wyspy

## Nagłówek

pc-sheet-acts = Działa { $player }
pc-sheet-player-named = { $name } ({ $by })
pc-sheet-named = { $name }
pc-sheet-waits = Tura: { $player }
pc-sheet-waits-for = Czekamy na: { $who }
pc-sheet-ask-island = Połóż wylosowaną wyspę.
pc-sheet-ask-terrain = Połóż kawałek terenu.
pc-sheet-ask-units = Ustaw flotę u siebie, dziobami do brzegu.
pc-sheet-ask-orders = Twoja tura: rozkaz dla każdej jednostki i darmowe rozkazy.
pc-sheet-ask-closing = Tura się zamyka: można budować forty.
pc-sheet-gold = Złoto: { $gold } z { $mark }
pc-sheet-face-down = zakryta
pc-sheet-nothing = nic

## Rozkazy

pc-sheet-units = Twoja flota
pc-sheet-ready = może działać
pc-sheet-orders-of = Rozkazy: { $unit }
pc-sheet-runs = { $unit }: { $order }
pc-sheet-repair-mast = Naprawa: maszt { $number }
pc-sheet-repair-tentacle = Naprawa: macka { $number }
pc-sheet-free-acts = Darmowe rozkazy
pc-sheet-abilities = Zdolności
pc-sheet-use = Użyj: { $card }
pc-sheet-use-on = { $card } na: { $on }
pc-sheet-turn-up = Odkryj: { $card }
pc-sheet-free-explore = Darmowa eksploracja: { $island }
pc-sheet-pivot = Obrót wokół rufy
pc-sheet-pivot-to = Obróć do { $degrees }°
pc-sheet-not-now = Nie teraz
pc-sheet-take-in-tow = Weź na hol: { $derelict }
pc-sheet-drop-tow = Rzuć hol: { $derelict }
pc-sheet-dock-towed = Zadokuj holowany: { $derelict }
pc-sheet-scuttle = Zatop statek
pc-sheet-whirl = W wir, z wiru numer { $number }
pc-sheet-embrace = Obejmij: { $unit }
pc-sheet-name-target = Wskaż cel: { $unit }
pc-sheet-to-measure = Pomiar
pc-sheet-measure = połóż { $ruler }
pc-sheet-put-away = zabierz
pc-sheet-game = Gra
pc-sheet-offer-draw = Zaproponuj remis
pc-sheet-offer-draw-sure = Zaproponuj remis: tak
pc-sheet-resign = Poddaj się
pc-sheet-resign-sure = Poddaj się: tak
pc-sheet-end-turn = Zakończ turę
pc-sheet-end-turn-sure = Zakończ turę: tak
pc-sheet-end-orders = Do fortów
pc-sheet-order-left = może jeszcze działać: { $unit }

## Linijka

pc-sheet-left = Do przepłynięcia
pc-sheet-ruler = { $ruler } × { $count }
pc-sheet-heading = Kurs
pc-sheet-typed = Stopnie
pc-sheet-steers = { $port } i { $starboard } obracają o stopień; kółko przy statku też, z Shiftem o dziesiątą część.
pc-sheet-turn-it = Obróć
pc-sheet-turn-step = { $arrow } { $by }°
pc-sheet-course = { $ruler } kursem { $heading }°
pc-sheet-sail = Płyń { $ruler } kursem { $heading }°
pc-sheet-whole-way = przepływa całe { $ruler }
pc-sheet-stops-after = staje po { $way } z { $of } mm
pc-sheet-docks-at = dokuje: { $island }
pc-sheet-may-ram = może taranować: { $target } ({ $chance })
pc-sheet-ram-chance = maszty: { $masts }, trzeba { $from }: { $chance }
pc-sheet-no-die = bez rzutu
pc-sheet-bow-to-bow = dziób w dziób, bez tarana: { $target }
pc-sheet-friend-stops = zatrzymuje swój: { $target }
pc-sheet-enemy-home = nie dokuje, dom wroga: { $island }
pc-sheet-stopped-by = zatrzymuje: { $by }
pc-sheet-stopped-by-edge = zatrzymuje krawędź stołu
pc-sheet-lost-in = gubi się: { $fog }
pc-sheet-enters = wpływa po { $way } mm: { $what }
pc-sheet-reef-factor = { $masts ->
    [one] jej liczba to { $factor }: ginie { $masts } maszt
    [few] jej liczba to { $factor }: giną { $masts } maszty
    [many] jej liczba to { $factor }: ginie { $masts } masztów
   *[other] jej liczba to { $factor }: ginie { $masts } masztu
}
pc-sheet-reef-odds = wynik poniżej { $masts } kosztuje tyle masztów, ile zabrakło ({ $chance })
pc-sheet-reef-sinks = poniżej { $masts } tonie ({ $chance })
pc-sheet-weed-odds = wynik powyżej { $masts } zatrzymuje w wodorostach ({ $chance })
pc-sheet-weed-holds = w tej turze wodorosty trzymają
pc-sheet-weed-lets-go = w tej turze wodorosty nie trzymają
pc-sheet-whirlpool-odds = Od 4 ginie maszt, moneta albo załogant: { $chance }
pc-sheet-fear-odds = 5: bez umiejętności; 6: najwyżej jedno S; każde { $chance }
pc-sheet-shifted = zostaje odsunięty o { $by } mm
pc-sheet-within-reach = W zasięgu
pc-sheet-come-about = Zawróć
pc-sheet-stop-here = Stań tutaj
pc-sheet-out-of-fog = Z mgły: kurs
pc-sheet-leave-fog = Wyjdź z mgły

## Strzały

pc-sheet-target = { $target }, { $way } mm
pc-sheet-gun = Maszt { $number } ({ $cannon })
pc-sheet-musket = Muszkiet ({ $cannon })
pc-sheet-slot-gun = Flaga { $slot } ({ $cannon })
pc-sheet-needs = { $need } lub więcej: { $chance }
pc-sheet-chance = { $sixths } z 6, { $percent } %
pc-sheet-never-hits = nigdy nie trafia
pc-sheet-bonus = { $bonus } ({ $card })
pc-sheet-volley = trafień { $hits }: { $percent } %
pc-sheet-broadside = Salwa burtowa, maszty: { $count }
pc-sheet-away = odległość { $way } mm
pc-sheet-short = brakuje { $by } mm do { $ruler }
pc-sheet-open = widać { $degrees }° (trzeba 0,05°)
pc-sheet-barred-by = na drodze: { $by }
pc-sheet-too-far = za daleko: { $targets }
pc-sheet-before-shot = Przed strzałem
pc-sheet-cease-fire = Wstrzymaj ogień
pc-sheet-enough = Wystarczy
pc-sheet-boards = { $unit }: kość + { $sum }
pc-sheet-boarding-odds = z 36: wygrana { $win }, remis { $tie }, przegrana { $loss } ({ $percent } %)

## Skarby, załoga, ładunek

pc-sheet-coin = moneta { $value }
pc-sheet-counters-of = Na wyspie: { $island }
pc-sheet-must-be-taken = trzeba wziąć
pc-sheet-take = Weź: { $count }
pc-sheet-take-most = Weź najlepsze: złoto { $gold }
pc-sheet-leave = Zostaw resztę
pc-sheet-done = Gotowe
pc-sheet-space = miejsce { $used } z { $of }
pc-sheet-crew-points = załoga { $used } z { $of } punktów
pc-sheet-to = { $from } do: { $to }
pc-sheet-ashore = Wysadź na ląd
pc-sheet-crew-to = Załoga na pokład: { $unit }
pc-sheet-coins-to = Monety do fortu: { $fort }
pc-sheet-crew-at-islands = Załoga schodzi i wchodzi tylko przy wyspie, przy której statek jest zadokowany.
pc-sheet-aboard = Na pokładzie: { $unit }
pc-sheet-nothing-aboard = Pokład jest pusty.
pc-sheet-no-ship = Nie wybrano statku.

## Jednostki i wyspy

pc-sheet-masts = Maszty { $up } z { $of }, ruch { $moves }
pc-sheet-tentacles = Macki { $up } z { $of }
pc-sheet-flags = Flagi { $up } z { $of }, złoto { $gold }
pc-sheet-load = Załoga { $crew }, monety { $coins }
pc-sheet-open-cards = Odkryte: { $open }
pc-sheet-given = Wydane rozkazy: { $given }
pc-sheet-counters = Żetony: { $count }
pc-sheet-pennants = Proporczyki: { $who }
pc-sheet-fort-here = Fort { $fort } ({ $of }), złoto { $gold }
pc-sheet-docked = Zadokowane: { $ships }
pc-sheet-note = W turze { $turn } leżało: { $left }
pc-sheet-stale = już niepewne
pc-sheet-table = Stół
pc-sheet-rulers = S to { $s } mm, L to { $l } mm
pc-sheet-factor = współczynnik { $factor }

## Stany jednostek

pc-state-docked = zadokowany: { $island }
pc-state-derelict = wrak
pc-state-pinned = przyszpilił: { $by }
pc-state-lost = stracony we mgle
pc-state-entangled = oplątany
pc-state-embraced = w mackach: { $by }
pc-state-embraces = obejmuje: { $unit }
pc-state-target = jego cel: { $unit }
pc-state-ghost = widmo
pc-state-going-down = tonie
pc-state-tows = holuje: { $unit }
pc-state-towed = holuje go: { $by }
pc-state-waits = czeka poza stołem
pc-state-must-leave = musi najpierw odpłynąć
pc-state-cowed = strach: bez zdolności
pc-state-slowed = strach: tylko S
pc-state-chained = łańcuchy: bez ruchu
pc-state-smoked = dym: załoga odpoczywa
pc-state-silenced = uciszony
pc-state-untouchable = chronią go Rokowania
pc-state-stays = skarb nie daje rozkazu
pc-state-stands = stoi na: { $island }
pc-state-abandoned = opuszczony

## Ustawianie

pc-sheet-place = Do ustawienia: { $what }
pc-sheet-lies = w { $x }, { $y } mm, obrót { $heading }°
pc-sheet-nearest = najbliżej: { $what }, { $way } mm
pc-sheet-islands-apart = wyspy leżą od { $least } do { $most } mm od siebie
pc-sheet-terrain-apart = co najmniej { $least } mm od sąsiada
pc-sheet-move-it = Przesuń
pc-sheet-step = { $arrow } { $by }
pc-sheet-free-place = Wolne miejsce
pc-sheet-fan-out = Rozstaw wszystkie
pc-sheet-place-it = Postaw tutaj
pc-sheet-forts = Forty
pc-sheet-build-at = { $fort }: { $island }
pc-sheet-flag-slots = Miejsca flag
pc-sheet-flag-guns = Flagi w tej kolejności: { $guns }
pc-sheet-slot = ({ $slot })
pc-sheet-coins-pay = Monety na zapłatę
pc-sheet-paid = zapłacono { $paid } z { $cost }

## Rzut

pc-sheet-dice-in-hand = kości w ręku: { $count }
pc-sheet-throw = Rzuć
pc-sheet-throw-how = Weź kości i rzuć albo naciśnij { $throw }.
pc-sheet-throw-by-itself = Kości rzuca się za tego kapitana.

## Koniec

pc-sheet-game-over = Gra skończona
pc-sheet-another = Inna gra
pc-sheet-wins-game = Wygrywa { $player }
pc-sheet-drawn-game = Remis
pc-sheet-count-banked = Złoto w domu
pc-sheet-count-forts = Złoto w fortach
pc-sheet-count-gold = Złoto, które się liczy
pc-sheet-count-masts = Stojące maszty
pc-sheet-count-shots = Strzały
pc-sheet-count-hits = Trafienia
