## Rozkazy, których nie można wydać (TS-8–TS-10)

refusal-no-such-side = To miejsce nie ma strony w bitwie.
refusal-wrong-phase = W tej fazie tak nie można.
refusal-not-your-ship = To nie twój okręt.
refusal-cannot-strike = Okręt poza bitwą nie może się poddać.
refusal-takes-no-orders = Ten okręt nie dostaje teraz rozkazów: jest sczepiony, płonie albo jest poza bitwą.
refusal-card-missing = Ten okręt nie ma jeszcze karty rozkazów.
refusal-one-way-to-move = Wybierz jedno: trasa, abordaż albo zwrot w miejscu.
refusal-drop-and-weigh = Nie można w jednej turze rzucić i podnieść kotwicy.
refusal-load-and-range = { $battery }: albo ładowanie, albo zasięg, nie oba naraz.
refusal-aground = Stoi na mieliźnie: bez żagli i zwrotów.
refusal-must-weigh = Na kotwicy nie stawia się żagli: najpierw podnieś kotwicę.
refusal-route-with-furled-sails = Ze zwiniętymi żaglami nie ma trasy.
refusal-route-missing = Pod żaglami okręt musi płynąć: wytycz choć jeden krok.
refusal-no-rudder = Krok { $step }: ster stracony, zwrot niemożliwy.
refusal-turn-after-melee = Krok { $step }: po walce wręcz pierwszy krok jest na wprost.
refusal-clumsy-turn = Krok { $step }: ociężały okręt przed każdym zwrotem płynie naprzód.
refusal-too-few-tokens = Na krok { $step } nie starczy żetonów: cała trasa kosztuje { $cost }, a będzie ich { $tokens }.
refusal-no-boarding-here = W tym scenariuszu nie ma abordażu.
refusal-board-with-furled-sails = Do abordażu trzeba postawić żagle.
refusal-board-no-enemy = Nie ma takiego wroga do abordażu.
refusal-board-too-far = Odległość od wroga to { $range }, a do abordażu najwyżej 2.
refusal-pivot-under-sail = W miejscu obraca się tylko ze zwiniętymi żaglami.
refusal-must-pivot = Przed dziobem leży pokonany okręt: najpierw zwrot w miejscu.
refusal-no-gun-left = { $battery }: nie zostało żadne działo.
refusal-one-shot-type = { $battery }: zaznacz jeden rodzaj pocisków.
refusal-no-such-shot-here = { $battery }: w tym scenariuszu nie ma takich pocisków.
refusal-battery-not-ready = { $battery }: nie jest gotowa do strzału.
refusal-range = { $battery }: zasięg z tym pociskiem to od 1 do { $greatest }.
refusal-nobody-to-go = Nie ma kogo posłać.
refusal-deck-step = Podaj krok, który jest na trasie, a przy abordażu taki, na który jeszcze starczy żetonów; ze zwiniętymi żaglami nie podawaj żadnego (podano { $step }).
refusal-no-musketeers-on-deck = Na pokładzie nie ma muszkieterów.
refusal-musket-range = Muszkiety sięgają na 1 lub 2 heksy.
refusal-weigh = Kotwicę podnosi się tylko, stojąc na niej i stawiając żagle.
refusal-cut = Tu nie można przeciąć liny.
refusal-no-anchors-here = W tym scenariuszu nie ma kotwic.
refusal-drop = Aby rzucić kotwicę, żagle muszą być zwinięte w tej i poprzedniej turze, a jeden heks leżeć na płytkiej wodzie.
refusal-advanced-only = To należy do zasad zaawansowanych.
refusal-land-not-anchored = Wysadzać żołnierzy może tylko okręt na kotwicy ze zwiniętymi żaglami.
refusal-land-no-shore = Ten ląd nie styka się z okrętem.
refusal-land-wrong-shore = Scenariusz wymaga innego brzegu.
refusal-land-nobody = Na pokładzie nie ma żołnierzy i nikt tam nie idzie.
refusal-train = Lont zapala tylko brander: na jednym ze swoich kroków albo od razu, gdy żagle są zwinięte.
refusal-train-step = Lont zapala się na jednym z kroków trasy, a ze zwiniętymi żaglami od razu (podano { $step }).

## Przed bitwą (TS-2)

refusal-not-your-turn-to-place = Najpierw rozstawia druga strona.
refusal-not-to-be-placed = Nie ty rozstawiasz ten okręt.
refusal-not-placed = Ten okręt nie został jeszcze postawiony.
refusal-berth = Tu nie można go postawić: oba heksy muszą leżeć w strefie, na wolnej wodzie.
refusal-berth-taken = Stoi tam już okręt.
refusal-hold-too-full = Ładownia mieści { $room }, a załadowano { $units }.
refusal-too-many-musketeers = Miejsc dla muszkieterów: { $symbols }.
refusal-too-many-pikemen = Miejsc dla pikinierów: { $symbols }.
refusal-no-soldiers-here = W tym scenariuszu nie ma żołnierzy.
refusal-treasure = Scenariusz daje okrętowi dokładnie tyle skrzyń: { $chests }.
refusal-hold-is-given = Tę ładownię wypełnił scenariusz.
refusal-too-few-soldiers = Scenariusz wymaga więcej żołnierzy.
refusal-too-many-soldiers = Scenariusz dopuszcza mniej żołnierzy.
refusal-guns-are-given = { $battery }: załadował ją scenariusz.

## Ustawienia, których nie można rozłożyć

setup-two-sides = Bitwa ma dwie różne strony
setup-level = Na tym poziomie scenariusza się nie gra
setup-no-such-tile = Nie ma części planszy { $tile }
setup-no-tiles = Nie położono żadnej części planszy
setup-ships = W bitwie jest od jednego do ośmiu okrętów
setup-side-without-ships = Jedna ze stron nie ma okrętów
setup-ship-id = To nie jest identyfikator okrętu
setup-ship-twice = Ten okręt występuje dwa razy
setup-not-to-be-chosen = Tego okrętu nie można tu wybrać
setup-no-such-card = Nie ma karty tego okrętu
setup-no-table = Nie ma takiej tabeli ognia
setup-too-many-masts = Więcej masztów, niż okręt może mieć
setup-too-many-guns = Więcej dział, niż mieści bateria
setup-no-such-ship = W tej bitwie nie ma takiego okrętu
setup-nobody = Na okręcie nie ma już nikogo, kto by nim żeglował
setup-anchor = Kotwica trzyma tylko na płytkiej wodzie
setup-aground = Nie ma tu mielizny, na której mógłby osiąść
setup-off-the-board = Okręt stałby poza planszą
setup-on-land = Okręt stałby na lądzie lub rafie
setup-hex-taken = Stoi tam już okręt
setup-wind-missing = Pozycja nie mówi, dokąd wieje wiatr
setup-not-alongside = Sczepić się mogą tylko sąsiadujący wrogowie
setup-standing = Okręt na planszy ma miejsce, a ten poza nią nie
setup-too-many = Więcej, niż ma karta okrętu
setup-battery = Nie ma takiej baterii albo ma mniej pól ładowania
setup-boxes = Więcej pól, niż ma, albo tyle, że już by nie istniał
setup-no-such-gun = Nie ma takiego działa
setup-uneven-rows = Rzędy planszy nie są równej długości
setup-tile-twice = Część planszy { $tile } położono dwa razy, a jest tylko jedna
setup-advanced-only = Pożar i panika należą do zasad zaawansowanych
setup-no-fireship = Z zapalonym lontem płonie tylko brander
setup-no-free-fleets = W tym scenariuszu okręty są podane
setup-fleet-size = { $most ->
    [one] Flota ma tu { $most } okręt
    [few] Flota ma tu od jednego do { $most } okrętów
    [many] Flota ma tu od jednego do { $most } okrętów
   *[other] Flota ma tu od jednego do { $most } okrętów
}
setup-fleet-points = Floty z okrętami drugiej strony muszą być warte tyle samo: Anglia ma tu punktów { $english }, Hiszpania { $spanish }
setup-locked-twice = Te dwa okręty są już sczepione
setup-off-the-board-terrain = Podano teren dla heksu poza planszą
