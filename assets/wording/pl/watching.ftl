## Co się zmieniło, odkąd kapitan ostatnio patrzył na stół

since-title = Od twoich ostatnich rozkazów
since-away = Dowolny klawisz lub kliknięcie chowa tę kartkę.
since-own = Twoje okręty: { $ships }
since-own-whole = Twoje okręty: bez strat.
since-theirs = Przeciwnik: { $ships }
since-theirs-whole = Przeciwnik: bez strat.
since-ship = { $ship }: { $what }
since-hull = kadłub −{ $count }
since-guns = działa −{ $count }
since-masts = maszty −{ $count }
since-crew = marynarze −{ $count }
since-soldiers = żołnierze −{ $count }
since-officers = oficerowie −{ $count }
since-fire = pożar
since-fire-out = pożar ugaszony
since-aground = na mieliźnie
since-afloat = zszedł z mielizny
since-panic = panika
since-steady = panika minęła
since-rudder = ster utracony
since-alongside = sczepiony: { $ship }
since-volleys = Salwy: twoje { $own }, trafienia { $own_hits }; przeciwnika { $other }, trafienia { $other_hits }
since-no-volleys = Nikt nie strzelał
since-points = punkty: twoje { $own }, przeciwnika { $other }

## Ślady na wodzie

deed-toggle-wakes = Ślady torowe ostatniej tury: pokaż lub ukryj
toast-wakes-on = Ślady torowe widoczne
toast-wakes-off = Ślady torowe ukryte

## Szanse przed rzutem

odds-grapple = Haki utrzymają: { $percent } %
odds-round = Potem runda kosztuje średnio { $own } twoich i { $other } wroga; okręt się podda: { $percent } %
odds-pierces = Średnio zaszkodzi { $mean }; co najmniej jedno: { $percent } %
odds-strikes = Średnio padnie { $mean }; co najmniej jeden: { $percent } %
odds-steady = Załoga wytrwa: { $percent } %
odds-fire-out = Pożar ugaszony: { $percent } %
odds-blows-up = Wyleci w powietrze: { $percent } %
odds-officer = Padnie oficer: { $percent } %
odds-against = { $ship } teraz: { $odds }

## Powtórka i powrót

replay-eyes-open = Jak widzieli wszyscy
replay-eyes-of = Oczami: { $player }
replay-eyes-why = Po bitwie można ją obejrzeć oczami każdego kapitana, z kartami, które trzymał.
deed-replay-eyes = Powtórka: czyimi oczami
ribbon-from-here = Graj dalej stąd
ribbon-from-here-why = Wszystko po tej linii zostaje cofnięte, jeśli wszyscy się zgodzą; można to przywrócić, dopóki nie zrobiono czegoś innego.
undo-consent-back-to = Wrócić do linii { $number } i grać stamtąd? Wszystko, co było po niej, zostaje cofnięte. Potrzebna zgoda wszystkich: { $players }.
verdict-legs = Dwie partie
verdict-legs-of = { $player }: { $first } + { $second }, razem { $sum }
verdict-rematch = Rewanż ze zmianą stron
verdict-rematch-again = Nowy mecz ze zmianą stron

## Co leży na stole

about-points = Anglia { $english }, Hiszpania { $spanish }
about-turns =
    { $left ->
        [one] Tura { $turn }, została { $left } tura
        [few] Tura { $turn }, zostały { $left } tury
        [many] Tura { $turn }, zostało { $left } tur
       *[other] Tura { $turn }, zostało { $left } tury
    }
