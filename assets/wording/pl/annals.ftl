## Bitwa jeszcze raz

replay-title = Bitwa jeszcze raz
replay-at = { $at } z { $of }
replay-back = Wstecz
replay-play = Odtwarzaj
replay-hold = Wstrzymaj
replay-turn-back = « Tura
replay-turn-on = Tura »
replay-phase-back = « Faza
replay-phase-on = Faza »
replay-step-back = « Krok
replay-step-on = Krok »
replay-line = Linia bitwy: tura { $turn }
replay-slow = Wolno
replay-swift = Bardzo szybko
replay-close = Zamknij powtórkę
replay-take-over = Graj dalej stąd
replay-take-over-why = Bitwę otwarto tylko do obejrzenia. Pójdzie dalej od miejsca, w którym ją zapisano.
replay-public = Powtórka pokazuje to, co jawne dla wszystkich; zapieczętowane karty pozostają zapieczętowane.
replay-pictures = Zapisz jako obrazki
replay-saving = Obrazek { $number } z { $of }
replay-saved =
    { $count ->
        [one] { $count } obrazek leży w { $folder }
        [few] { $count } obrazki leżą w { $folder }
        [many] { $count } obrazków leży w { $folder }
       *[other] { $count } obrazka leży w { $folder }
    }
replay-broken-off =
    { $count ->
        [one] Przerwano; { $count } obrazek leży w { $folder }
        [few] Przerwano; { $count } obrazki leżą w { $folder }
        [many] Przerwano; { $count } obrazków leży w { $folder }
       *[other] Przerwano; { $count } obrazka leży w { $folder }
    }
replay-not-saved = Nie można zapisać obrazków: { $reason }
verdict-watch = Obejrzyj jeszcze raz
pause-watch = Obejrzyj bitwę od początku
deed-replay-back = Powtórka: krok wstecz
deed-phase-back = Powtórka: faza wstecz
deed-phase-on = Powtórka: faza naprzód
deed-turn-back = Powtórka: tura wstecz
deed-turn-on = Powtórka: tura naprzód
saves-earlier = Wcześniej:

# Dziennik na papierze
account-players = Gracze: { $players }
account-reader = Co wiedział gracz { $player }
account-open = Co leżało odkryte przed wszystkimi
account-picture = Stół
account-moments = Wielkie chwile
account-volleys = Każda salwa wobec oczekiwań
account-no-side = W tej bitwie nie ma strony { $side }. Są: { $sides }.
account-not-over = Póki bitwa trwa, zapisuje się tylko to, co odkryte dla wszystkich: pomiń --side.
log-keep = Zapisz
log-kept = Dziennik leży obok siebie jako tekst i jako strona: { $file }
log-not-kept = Dziennika nie udało się zapisać. { $reason }
verdict-keep-log = Zapisz dziennik

# Księga kapitana
record-title = Księga kapitana
record-ever = Wszystkie bitwy
record-this-battle = Ta bitwa
record-empty = Nic tu jeszcze nie zapisano: trafi tu bitwa stoczona do końca.
record-all = Wszyscy
record-nameless = Bez imienia
record-battles =
    { $battles ->
        [one] Stoczono { $battles } bitwę; wygrane { $won }, remisy { $drawn }
        [few] Stoczono { $battles } bitwy; wygrane { $won }, remisy { $drawn }
        [many] Stoczono { $battles } bitew; wygrane { $won }, remisy { $drawn }
       *[other] Stoczono { $battles } bitwy; wygrane { $won }, remisy { $drawn }
    }
record-ranges = Trafienia według odległości
record-range = Odległość { $range }: salwy { $volleys }, trafienia { $hits }, oczekiwane { $expected }
record-legend = Ciemne: trafienia. W ramce: ile ich oczekiwano.
record-ships = Ulubione okręty
record-ship =
    { $battles ->
        [one] { $ship }: { $battles } bitwa
        [few] { $ship }: { $battles } bitwy
        [many] { $ship }: { $battles } bitew
       *[other] { $ship }: { $battles } bitwy
    }
record-no-volley = W tej bitwie nie padła jeszcze żadna salwa.
record-volley = { $number }. { $ship }, odległość { $range }: trafienia { $hits }, oczekiwane { $expected }
record-sum = Razem: salwy { $volleys }, trafienia { $hits }, oczekiwane { $expected }
record-export = Zapisz kopię
record-exported = Księga leży obok siebie jako tekst, jako dane i jako strona z obrazkami: { $file }
record-erase = Wymaż
record-erase-question = Wszystko, co zapisano o twoich kapitanach, zostanie zapomniane na zawsze. Wymazać?
record-erased = Księga kapitana jest pusta.
record-damaged = Księga kapitana była uszkodzona. Leży jako { $file }, a zaczęto nową.
record-later = Księga kapitana w { $file } pochodzi z późniejszej wersji. Zostaje, jak jest, i nic się nie zapisuje.
record-unread = Księgi kapitana w { $file } nie da się odczytać i nic się nie zapisuje. { $reason }
record-not-kept = Księgi kapitana nie udało się zapisać. { $reason }
