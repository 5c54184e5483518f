## Karta rozkazów (TS-8–TS-10)

order-card-title = { $ship }: rozkazy, tura { $turn }
order-refused = { $why } ({ $rule })
order-ship-lacks = { $ship }: { $why }
order-tab-done = ✔ { $ship }
order-seal = Zapieczętuj rozkazy
order-copy-last = Jak w zeszłej turze
order-wipe = Wytrzyj
order-sails = Żagle
order-sails-bring = { $sails }: { $tokens }
order-sails-furled = Zwinięte
order-sails-battle = Bojowe
order-sails-full = Pełne
order-route = Trasa
order-mark =
    Do znaku { $number } z { $of }: { $range ->
        [one] { $range } heks
        [few] { $range } heksy
        [many] { $range } heksów
       *[other] { $range } heksu
    }. Najlepszy czas { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }, zaliczenie do { $passes }.
order-marks-done = Wszystkie znaki osiągnięte.
order-tokens = Żetony: wydane { $spent } z { $tokens }, zostało { $left }
order-next-step = { $step }, { $sailing }: koszt { $cost }
order-step-back = Cofnij
order-leg = { $step }, { $sailing }: { $cost }, razem { $total }
order-leg-numbered = { $number }. { $leg }
order-leg-forced = { $number }. wymuszony resztą: { $leg }
order-leg-too-dear = Na ten krok zabraknie żetonów: nie dojdzie do niego (TS-9.2).
order-leg-unlawful = Tego zwrotu nie wykona: będzie krok naprzód (TS-9.5).
order-start = Stąd
order-board = Abordaż
order-pivot = Zwrot w miejscu
order-guns = Działa: { $guns } z { $of }
order-guns-empty = Pusta.
order-guns-loading = Ładowanie: { $shot }, { $boxes } z { $of }.
order-guns-ready = Gotowa: { $shot }, bez zasięgu.
order-guns-laid = Gotowa: { $shot }, zasięg { $range }.
order-range = Zasięg
order-range-needs = Zasięg { $range }: trafia najwyżej { $need }
order-range-no-volley = Zasięg { $range }: dokładnie na tej odległości salwy nie ma (TS-14.11)
order-range-there = Tu, w odległości { $range }: { $ship }.
order-range-blank = Karta zasięgu bez liczby: blef, nieważna po odkryciu (TS-14.10)
order-load = Ładuj
order-load-blank = Pusta
order-muskets = Muszkiety, do
order-soldiers = Na pokładzie { $deck }, pod nim { $below }
order-on-deck = Na pokładzie
order-below = Pod pokładem
order-deck-up = Na pokład, krok { $step }
order-deck-down = Pod pokład, krok { $step }
order-deck-up-at-once = Od razu na pokład
order-deck-down-at-once = Od razu pod pokład
order-on-step = W kroku { $step }
order-anchor = Kotwica
order-weigh = Podnieś kotwicę: jeden żeton
order-cut = Przetnij linę
order-drop = Rzuć kotwicę
order-land = Desant na brzeg
order-train = Podpal lont
order-sights = Przeciwnik widziany po kroku { $step }
order-sight = { $ship }: odległość { $range }
order-sight-hidden = Nie widać: zasłania ją { $third } (TS-3.15).
order-sight-land = Nie widać: zasłania ją ląd (TS-3.15).
order-bears-none = Żadna bateria nie sięga.
order-bears-not-ready = { $battery } ma cel, lecz nie jest gotowa.
order-bears-no-guns = { $battery } ma cel w polu ostrzału, ale nie ma już żadnego działa.
order-bears-no-powder = { $battery } ma cel w polu ostrzału, { $shot }: nie ma prochu, salwy nie będzie.
order-bears-hidden = { $battery } ma cel w polu ostrzału, { $shot }: celu nie widać, salwy nie będzie.
order-bears-locked = { $battery } ma cel w polu ostrzału, { $shot }: cel jest związany walką, salwy nie będzie.
order-bears-no-range = { $battery } ma cel w polu ostrzału, { $shot }: nie ustawiono zasięgu. Trafiałoby najwyżej { $need }, kości { $guns }.
order-bears-no-volley = { $battery } ma cel w polu ostrzału; { $shot }: na tę odległość salwy nie ma.
order-bears-out-of-range = { $battery } ma cel w polu ostrzału, { $shot }: poza nastawionym zasięgiem. Trafiałoby najwyżej { $need }, kości { $guns }.
order-bears-fires = { $battery } da salwę, { $shot }: najwyżej { $need }, kości { $guns }.
order-remarks = Uwagi porucznika
order-overleaf = Wrogowie i uwagi
order-mute = Nie przypominaj
order-unmute = Znów przypominaj o wszystkim
order-strike = Opuść banderę

## Co zauważa porucznik

warn-blank = Nic nie rozkazano: żagle zwinięte, działa jak są.
warn-drift =
    { $count ->
        [one] Reszta żetonów pchnie okręt naprzód o { $count } krok.
        [few] Reszta żetonów pchnie okręt naprzód o { $count } kroki.
        [many] Reszta żetonów pchnie okręt naprzód o { $count } kroków.
       *[other] Reszta żetonów pchnie okręt naprzód o { $count } kroku.
    }
warn-no-range = { $battery }: gotowa, lecz bez zasięgu.
warn-empty = { $battery }: pusta i nie jest ładowana.
warn-unloads = { $battery }: gotowa; nowe ładowanie najpierw ją opróżni.
warn-no-powder = Nie ma prochu: żadna bateria nie wystrzeli.
warn-muskets-idle = Muszkieterowie są na pokładzie bez rozkazu strzelania.
warn-panic = Załoga w panice: rozkazy wykona tylko, jeśli się opanuje.
warn-no-tokens = Te żagle nie dają żetonów.
warn-occupied = Krok { $step }: teraz leży tam { $ship }. Jeśli zostanie, będzie zderzenie.
warn-rim = Krok { $step } prowadzi poza skraj planszy.
warn-land = Krok { $step }: uderzenie o brzeg.
warn-shoal = Krok { $step }: okręt osiądzie na mieliźnie i już się nie ruszy.

## Co zrobiłaby salwa

odds-hits = Średnio trafień { $hits }, w tym szkodliwych { $losses }; co najmniej jedno: { $percent } %
odds-sinks = Zatonie: { $percent } %
odds-fire = Zapłonie: { $percent } %
odds-rudder = Ster odstrzelony: { $percent } %
odds-off = Ukryj szanse
