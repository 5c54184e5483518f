## Przed bitwą (TS-2, TS-5)

log-wind-thrown = Kość wiatru: { $face }.
log-wind-set = Wiatr wieje na { $heading }.
log-placing-thrown = { $side }: rzut o pierwszeństwo ustawiania — { $face }.
log-to-place = { $side } ustawia okręty.
log-placed = { $ship }: ustawiono, dziób na { $column },{ $row }, kurs: { $heading }.
log-all-placed = { $side }: wszystkie okręty ustawione.
log-fitted-out = { $ship }: wyposażanie skończone.
log-fitted-out-own = { $ship }: wyposażanie skończone. Proch { $powder }, muszkieterowie { $musketeers }, pikinierzy { $pikemen }, skrzynie { $treasure }.

## Tura

log-turn = Tura { $turn }
log-phase = { $phase }
log-card-laid = { $ship }: karta rozkazów leży zakryta.
log-range-set = { $ship }: karta zasięgu wyłożona — { $battery }.
log-range-set-own = { $ship }: { $battery }, zasięg { $range }.
log-steadiness = { $ship }: próba hartu — { $face }, trzeba najwyżej { $need }.
log-panic = { $ship }: panika!
log-panic-ended = { $ship }: załoga znów trzyma się dzielnie.
log-orders-lost = { $ship }: niewykonane rozkazy przepadają.

## Faza 3

log-card-turned = { $ship }: karta odkryta, { $sails }.
log-no-card = { $ship }: bez rozkazów, żagle zwinięte.
log-loading = { $ship }: { $battery }, ładowanie rozpoczęte.
log-loading-own = { $ship }: { $battery }, ładujemy: { $shot }.
log-tokens = { $ship }: otrzymane żetony ruchu — { $total }.

## Faza 4: ruch

log-anchor-dropped = { $ship }: kotwica rzucona.
log-anchor-weighed = { $ship }: kotwica podniesiona, kosztem pierwszego żetonu.
log-cable-cut = { $ship }: lina kotwiczna przecięta.
log-on-deck = { $ship }: wychodzą na pokład — { $kind }, { $units }.
log-below = { $ship }: schodzą pod pokład — { $kind }, { $units }.
log-deck-lapsed = { $ship }: nie ma kto wykonać rozkazu: { $kind }.
log-beat = Takt { $beat }
log-tokens-laid = { $ship }: wyłożone żetony — { $count }.
log-step-paid = { $ship }: { $step }, { $sailing }, koszt { $cost }.
log-step-changed = { $ship }: { $plotted } — niemożliwe; zamiast tego { $step }, { $sailing }, koszt { $cost }.
log-stepped = { $ship }: { $step }, dziób na { $column },{ $row }.
log-ground-alongside = { $ship }: ociera się burtą: { $target }.
log-stopped-collision = { $ship }: zatrzymanie, zderzenie.
log-stopped-terrain = { $ship }: zatrzymanie przed brzegiem.
log-stopped-edge = { $ship }: zatrzymanie na skraju planszy.
log-stopped-aground = { $ship }: zatrzymanie, mielizna.
log-stopped-grappled = { $ship }: zatrzymanie, zahaczenie.
log-stopped-fire = { $ship }: zatrzymanie, pożar.
log-exited = { $ship }: wymknął się szczęśliwie.
log-fled = { $ship }: opuścił planszę tam, gdzie nie wolno, i przepadł.
log-tile-leapt = Morze ciągnie się dalej: część { $tile } przełożona naprzód.
log-pivoted = { $ship }: zwrot w miejscu, kurs: { $heading }.
log-pivot-hindered = { $ship }: zwrot w miejscu się nie udał, brak wolnej wody.
log-aground = { $ship }: osiadł na mieliźnie!
log-struck-ground = { $ship }: uderzenie o brzeg.
log-contest-thrown = { $ship }: rzut o sporny heks — { $face }.
log-contest-lost = { $ship }: najniższy wynik, musi wejść na { $column },{ $row }.
log-collided-head-on = { $striker } i { $struck }: dziób w dziób.
log-collided-into-stern = { $striker } uderza dziobem w rufę: { $struck }.
log-collided-ram = { $striker }: taranuje burtę. { $struck }.
log-collided-side-to-side = { $striker } i { $struck }: burta w burtę.
log-collided-side-into-stern = { $striker } uderza burtą w rufę: { $struck }.
log-collided-side-into-bow = { $striker } uderza burtą w dziób: { $struck }.
log-buoy = { $ship }: znak { $buoy } osiągnięty.
log-buoy-last = { $ship }: znak { $buoy } osiągnięty, to był ostatni.
log-tokens-discarded = { $ship }: zdjęte zbędne żetony — { $count }.

## Faza 4: działa i muszkiety

log-window = Ostrzał.
log-volley = { $ship }: { $battery } — salwa, { $shot }. Cel: { $target }, odległość { $range } (ustawiono { $set }). { $faces } — trzeba najwyżej { $need }, trafień { $hits }.
log-held-no-powder = { $ship }: { $battery } milczy, choć w sektorze jest { $target } (odległość { $distance }): nie ma prochu.
log-held-no-range = { $ship }: { $battery } milczy, choć w sektorze jest { $target } (odległość { $distance }): nie ustawiono zasięgu.
log-held-beyond = { $ship }: { $battery } milczy, choć w sektorze jest { $target } (odległość { $distance }): ustawiony zasięg to { $range }.
log-held-hidden = { $ship }: { $battery } milczy, choć w sektorze jest { $target } (odległość { $distance }): zasłania ją { $third }.
log-held-land = { $ship }: { $battery } milczy, choć w sektorze jest { $target } (odległość { $distance }): zasłania ją ląd.
log-held-locked = { $ship }: { $battery } milczy, choć w sektorze jest { $target } (odległość { $distance }): cel jest związany walką.
log-held-no-volley = { $ship }: { $battery } milczy, choć w sektorze jest { $target }: na odległość { $distance } tym ładunkiem się nie strzela.
log-load-void = { $ship }: { $battery }, karta ładunku jest nieważna, bateria pusta.
log-range-void = { $ship }: { $battery }, karta zasięgu jest nieważna i zdjęta.
log-muskets = { $ship }: ogień z muszkietów. Cel: { $target }, odległość { $range }. { $faces } — trzeba najwyżej { $need }, trafień { $hits }.
log-masts-shielded = { $ship }: osłona masztów { $protection }. { $faces } — powyżej: { $damage }.
log-crew-shielded = { $ship }: osłona załogi { $protection }. { $faces } — powyżej: { $losses }.
log-rudder-hit = { $ship }: kości o ster { $faces } — odstrzelony.
log-rudder-safe = { $ship }: kości o ster { $faces } — cały.
log-fire-starts = { $ship }: kości o pożar { $faces } — płonie.
log-no-fire = { $ship }: kości o pożar { $faces } — pożaru nie ma.

## Straty

log-box = { $ship }: { $part }, skreślone pole { $number }.
log-gun-lost = { $ship }: { $battery }, działo { $gun } stracone wraz z polami.
log-mast-box = { $ship }: trafienie, { $mast }.
log-mast-fell = { $ship }: za burtę leci { $mast }!
log-tokens-lost = { $ship }: z masztem przepadają żetony — { $count }.
log-sailor-lost-gun = { $ship }: z działem ginie marynarz.
log-sailor-lost-stern = { $ship }: na rufie ginie marynarz.
log-sailor-lost-mast = { $ship }: z masztu spada marynarz.
log-sailor-lost-grape = { $ship }: kartacze zabijają marynarza.
log-sailor-lost-muskets = { $ship }: muszkiety zabijają marynarza.
log-sailor-lost-melee = { $ship }: w walce wręcz ginie marynarz.
log-gun-struck-off = { $ship }: { $battery }, działo { $gun } bez obsługi.
log-mast-struck-off = { $ship }: { $mast }, pole skreślone za poległego marynarza.
log-soldier-lost = { $ship }: straty na pokładzie, { $kind }.
log-sank = { $ship }: idzie na dno!
log-out-of-action = { $ship }: nie ma już marynarzy, wyłączony z walki.

## Abordaż

log-approach = { $ship } podchodzi do abordażu: { $step }.
log-grapple-held = { $ship }: haki. Cel: { $target }: { $face }, trzeba najwyżej { $need } — trzymają.
log-grapple-missed = { $ship }: haki. Cel: { $target }: { $face }, trzeba najwyżej { $need } — ześlizgnęły się.
log-locked = { $boarder } i { $boarded } sczepione do walki wręcz.
log-strikes-shared = { $ship } przeciw { $against }: pikinierzy { $pikemen }, muszkieterowie { $musketeers }, marynarze { $sailors }.
log-struck = { $ship } uderza na { $against }: { $who }, { $faces } — trzeba najwyżej { $need }, trafień { $hits }.
log-felled = { $ship }: straty, { $who }.
log-round = { $boarder } i { $boarded }: koniec rundy.
log-taken = { $ship } zdobyty. Zwycięzca: { $by }!
log-came-free = { $ship }: znów wolny.

## Zasady zaawansowane

log-rudder-lost = { $ship }: ster stracony.
log-burning-side = { $ship }: kość o płonącą burtę — { $face }.
log-caught-fire-port = { $ship }: pożar na lewej burcie!
log-caught-fire-starboard = { $ship }: pożar na prawej burcie!
log-caught-fire-train = { $ship }: cały w ogniu od dziobu po rufę!
log-fire-fought = { $ship }: gaszenie pożaru — { $faces }, najniższa ma być najwyżej { $need }.
log-fire-left = { $ship }: nikt nie gasi pożaru, kość — { $face }.
log-fire-out = { $ship }: pożar ugaszony.
log-burns-on = { $ship }: płonie dalej, szkody na początku następnej tury.
log-fire-damaged = { $ship }: pożar zbiera żniwo.
log-blew-up = { $ship }: eksplozja!
log-officer-hit = { $ship }: kość o oficera { $face } — oficer pada.
log-officer-safe = { $ship }: kość o oficera { $face } — oficerowie cali.
log-officer-drawn = { $ship }: który oficer — { $face }: { $officer }.
log-officer-fell = { $ship }: poległ { $officer }.
log-officer-instead = { $ship }: poległ { $officer } w zastępstwie: { $instead }.
log-surrendered = { $ship }: poddał się.
log-ashore = { $ship }: na brzeg { $column },{ $row } schodzi oddział, { $kind }.
log-landing-cancelled = { $ship }: reszta desantu odwołana.

## Brandery

log-train-fired = { $ship }: lont podpalony, załoga odpływa w łodzi.
log-scorched = { $ship }: obok płonie { $by }: { $face } — ogień się przenosi.
log-not-scorched = { $ship }: obok płonie { $by }: { $face } — bez pożaru.
log-fuse = { $ship }: czy wybuchnie — { $face }.

## Faza 5

log-box-filled = { $ship }: { $battery }, wypełnione pole ładowania.
log-marks = { $ship }: znaczniki ustawione, karta wytarta.

## Koniec

log-flag-struck = { $ship }: bandera opuszczona.
log-conceded = { $side } uznaje swoją porażkę.
log-won = Zwycięstwo! { $side }.
log-both-won = Wygrali obaj kapitanowie.
log-drawn = Remis.

## Fazy po imieniu

phase-weather = Pogoda
phase-placing = Ustawianie okrętów
phase-fitting-out = Wyposażanie
phase-dawn = Początek tury
phase-orders = Rozkazy
phase-steadiness = Hart załogi
phase-tokens = Żetony
phase-execution = Wykonanie
phase-marks = Znaczniki
phase-over = Koniec bitwy
stage-opening = Otwarcie
stage-window = Ostrzał
stage-pivots = Zwroty w miejscu
stage-first-moves = Półtakt A
stage-second-moves = Półtakt B

## Z czego składa się liczba (TS-29)

part-table = tabela { $value }
part-furled = żagle zwinięte +{ $value }
part-full = pełne żagle { $value }
part-anchored = na kotwicy +{ $value }
part-officers = straceni oficerowie { $value }
part-card = na karcie { $value }
part-grip = haki trzymają przy { $value }
part-boarder-pikemen = pikinierzy atakującego: { $value } do kości
part-target-musketeers = muszkieterowie celu: { $value } do kości
part-mast-brings = { $mast } { $value }

## Co nazwane w dzienniku

ship-of-several = { $ship } { $number }
step-forward = krok naprzód
step-left = zwrot w lewo
step-right = zwrot w prawo
kind-musketeers = muszkieterowie
kind-pikemen = pikinierzy
kind-sailors = marynarze
shot-void = nic czytelnego
log-whole = Każdy krok
