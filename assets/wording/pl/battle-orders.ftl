## Dead Reckoning: czego w bitwie nie wolno (DR-18 do DR-21)

refusal-dr-ability-outside = Zdolności bitewnych używa się w bitwie, gdy kostki już spadły.
refusal-dr-ability-used = Tej zdolności użyto już w tej turze.
refusal-dr-barred = Pirat pokonał tu ciebie: do końca tury ta wyspa jest dla ciebie zamknięta.
refusal-dr-battle-in-progress = Najpierw dokończ tę bitwę.
refusal-dr-blockade = Pirat blokuje wyspę: najpierw pokonaj jego statek.
refusal-dr-cannons = { $cannons ->
    [one] Gotowe jest tylko { $cannons } działo.
    [few] Gotowe są tylko { $cannons } działa.
    [many] Gotowych jest tylko { $cannons } dział.
   *[other] Gotowych jest tylko { $cannons } działa.
}
refusal-dr-cannons-behind-goods = { $cannons ->
    [one] Pozostałe działa są zastawione towarami w ładowniach: gotowe { $cannons }.
    [few] Pozostałe działa są zastawione towarami w ładowniach: gotowe { $cannons }.
    [many] Pozostałe działa są zastawione towarami w ładowniach: gotowych { $cannons }.
   *[other] Pozostałe działa są zastawione towarami w ładowniach: gotowych { $cannons }.
}
refusal-dr-cannons-used = { $cannons ->
    [one] Każde działo strzela w jednej bitwie na turę: zostało { $cannons }.
    [few] Każde działo strzela w jednej bitwie na turę: zostały { $cannons }.
    [many] Każde działo strzela w jednej bitwie na turę: zostało { $cannons }.
   *[other] Każde działo strzela w jednej bitwie na turę: zostało { $cannons }.
}
refusal-dr-committed = Liczba kostek jest już ustalona.
refusal-dr-elsewhere = Ten statek stoi gdzie indziej.
refusal-dr-flag-used = Wszystkich czarnych bander użyto już w tej turze.
refusal-dr-fought = Taka bitwa już się w tej turze odbyła: z każdym walczy się raz.
refusal-dr-hold-too-small = { $room ->
    [one] Do tej ładowni wchodzi { $room } jednostka.
    [few] Do tej ładowni wchodzą { $room } jednostki.
    [many] Do tej ładowni wchodzi { $room } jednostek.
   *[other] Do tej ładowni wchodzi { $room } jednostki.
}
refusal-dr-level-after-drop = Gdy kostki spadły, nikt już nie awansuje.
refusal-dr-level-first = Najpierw trzeba awansować kartę.
refusal-dr-levelled = Między turami awansuje jedna karta, i już awansowała.
refusal-dr-locked = Dopóki nie wiadomo, kto wygrał, towary zostają na miejscu.
refusal-dr-no-battle = Nie ogłoszono bitwy.
refusal-dr-no-building = Takiej budowli tu nie ma.
refusal-dr-no-cannon-on-it = W obronie zagrywa się tylko karty z działem lub zdolnością bitewną.
refusal-dr-no-card = Nie ma już kart do dobrania.
refusal-dr-no-cube = Na tacy nie ma kostek.
refusal-dr-no-cubes = Nie ma już czego wrzucić.
refusal-dr-no-enemy-building = Ta budowla nie należy do przeciwnika.
refusal-dr-no-flag = Aby zaatakować ten statek, potrzebna jest czarna bandera.
refusal-dr-no-helm = Na tej karcie nie ma koła sterowego.
refusal-dr-no-merchant = Nie ma tu statku kupieckiego.
refusal-dr-no-more-levels = Po ostatniej turze nikt już nie awansuje.
refusal-dr-no-own-cube = Na tacy nie ma twoich kostek.
refusal-dr-no-such-ability = Karta nie ma takiej zdolności bitewnej.
refusal-dr-no-such-ship = Nie ma takiego statku do zaatakowania.
refusal-dr-not-aboard = Tych towarów nie ma w tej ładowni.
refusal-dr-not-in-hand = Nie masz tej karty na ręce.
refusal-dr-not-in-play = Ta karta nie jest w grze.
refusal-dr-not-your-go = To nie twoja kolej.
refusal-dr-not-yours = Nie masz tu statku.
refusal-dr-on-victory = Tej zdolności używa zwycięzca, gdy bitwa jest rozstrzygnięta.
refusal-dr-other-goods = Przy przekładaniu towarów ani nie przybywa, ani nie ubywa.
refusal-dr-outpost = Faktorii nie można atakować.
refusal-dr-pirate-first = Leży tu pirat: najpierw bitwa z nim.
refusal-dr-play-after-drop = Gdy kostki spadły, kart się nie zagrywa.
refusal-dr-top-level = Ta karta ma już najwyższy poziom.
refusal-dr-two-encounters = W turze są najwyżej dwa zakupy lub spotkania; oba już były.

## Dead Reckoning: bitwy, których nie da się rozłożyć

setup-dr-advancement = Nie ma takiego ulepszenia
setup-dr-black-cubes = Czarnych kostek jest tylko 20
setup-dr-card-twice = Ta karta jest podana dwa razy
setup-dr-colour = Każdy gracz ma własny kolor, a czarny jest niczyj
setup-dr-cubes = Gracz ma 34 kostki prócz tej na torze żeglugi
setup-dr-damage = Statek z 5 uszkodzeniami już zatonął
setup-dr-hold-too-full = W ładowni jest więcej, niż się mieści
setup-dr-island-place = Wyspa leży na osobnym kaflu
setup-dr-island-twice = Ta wyspa jest podana dwa razy
setup-dr-merchant = Nie ma takiego statku kupieckiego
setup-dr-merchant-in-harbour = Statki kupieckie spotyka się na morzu
setup-dr-pirate-in-harbour = W porcie każdy statek handluje
setup-dr-players = Przy stole siada od jednego do czterech graczy
setup-dr-sleeve = Każde miejsce w koszulce mieści jedno ulepszenie
setup-dr-slots = Więcej kostek niż pól
setup-dr-strange-cube = Kostka kogoś, kogo nie ma przy stole
setup-dr-upgrade = Takiej modernizacji nie ma albo nie ma ich tyle

## Dead Reckoning: co mówi plik

fault-dr-card = Oczekiwano karty, na przykład SA-GUN#1@3+A1-02
fault-dr-front = Nie ma strony { $front }
fault-dr-no-cards = Brak kart tej gry
fault-dr-place = Oczekiwano harbour albo kafla, na przykład r2c1
