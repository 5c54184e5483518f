## Bitwa jeszcze raz

replay-title = Bitwa jeszcze raz
replay-at = { $at } z { $of }
replay-back = Wstecz
replay-play = Odtwarzaj
replay-hold = Stój
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
