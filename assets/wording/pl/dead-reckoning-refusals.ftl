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
refusal-dr-undamaged = Statek nie jest uszkodzony: nie ma za co płacić.
refusal-dr-before-first-turn = Przed swoją pierwszą turą kartę awansuje tylko czwarty gracz.
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

## Tura

refusal-dr-not-now = To nie ta część tury.
refusal-dr-not-yet = Przy tym stole jeszcze nie da się tego zrobić.

## Statek

refusal-dr-at-the-end = To liczy się dopiero na końcu gry.
refusal-dr-at-sea-only = W porcie nie można tego zrobić.
refusal-dr-before-moving = Można to zrobić tylko, zanim statek poruszy się w tej turze.
refusal-dr-cannons-on-card = Potrzeba więcej dział na tej karcie; ma ich: { $cannons }.
refusal-dr-explored = W turze odkrywa się jeden kafel i już to zrobiono. Ten można minąć.
refusal-dr-harbour-only = Można to zrobić tylko w porcie.
refusal-dr-laden = W ładowni tego żetonu leżą towary. Najpierw je wyładuj.
refusal-dr-no-ability = Nie ma tu takiej zdolności.
refusal-dr-no-copy = Tego nie można skopiować: wybierz zdolność innego zagranego ulepszenia, używaną w fazie głównej.
refusal-dr-no-goods = Podaj, jakie towary.
refusal-dr-no-island = Nie ma tam odkrytej wyspy.
refusal-dr-no-option = Nie ma takiej możliwości.
refusal-dr-not-next-door = Statek płynie z miejsca na sąsiednie; na ukos nie wolno.
refusal-dr-not-there = Tych towarów tam nie ma.
refusal-dr-not-your-island = Nie kontrolujesz tej wyspy.
refusal-dr-other-place = Te towary nie mogą tam trafić.
refusal-dr-paid-elsewhere = Stamtąd nie można za to zapłacić.
refusal-dr-port-only = Można to zrobić tylko w porcie albo przy wyspie pod twoją kontrolą.
refusal-dr-price = Cena: ładunek { $cargo }, złoto { $gold }. Wyłóż całość i nic ponad to.
refusal-dr-raised = Żagle już stoją: stawia się je raz na turę.
refusal-dr-sails = To za daleko. Kroków na torze żeglugi zostało: { $sails }.
refusal-dr-same-island = Wybierz różne wyspy.
refusal-dr-symbol-counts = Tego symbolu nie używa się samego; liczy go zasada, która go potrzebuje.
refusal-dr-too-many-islands = Wybierz co najmniej jedną wyspę. Najwięcej może ich być: { $islands }.
refusal-dr-walled = Fort lub garnizon innego gracza nie dopuszcza cię do tej wyspy.
refusal-dr-wrong-row = Ta zdolność dotyczy wysp z innych rzędów.

## Wyspy

refusal-dr-building-there = Na wyspie stoi najwyżej jedna budowla każdego rodzaju, a ta już tam jest.
refusal-dr-has-mark = To osiągnięcie już masz.
refusal-dr-influence-left = Cały wpływ zdolności kładzie się od razu. Można jeszcze położyć: { $count }
refusal-dr-influence-spent = Ta zdolność nie ma już na to wpływu.
refusal-dr-may-not-lend = Z tej wyspy nie możesz zabrać swojej kostki: musi leżeć na polu wpływu, a kontrola nie może się zmienić.
refusal-dr-no-building-left = W zapasie nie ma już budowli tego rodzaju.
refusal-dr-no-island-here = Twój statek musi stać przy odkrytej wyspie.
refusal-dr-no-such-cube = Na polach tej wyspy nie ma kostki tego gracza.
refusal-dr-not-joined = Dwie zdolności łączy się tylko po to, by zastąpić kostkę gracza, który rozegrał ostatnią turę: ostatnim wpływem jednej i pierwszym drugiej.
refusal-dr-nothing-to-place = Nie ma tu czego kłaść.
refusal-dr-out-of-reach = Kostki tej zdolności nie mogą tam trafić.
refusal-dr-slot-free = Na tej wyspie jest puste pole: kostka trafia tam i żadnej nie zastępuje.
refusal-dr-slots-taken = Na tej wyspie nie ma pustego pola: podaj, czyją kostkę zastępuje twoja.
refusal-dr-slots-yours = Na wszystkich polach tej wyspy leżą twoje kostki.
refusal-dr-supply-empty = Nie masz już kostek: podaj, z której wyspy bierzesz.
refusal-dr-supply-first = Z wysp bierze się kostki dopiero wtedy, gdy twój zapas jest pusty.
refusal-dr-too-many-buildings = Wybierz co najmniej jedną budowlę. Najwięcej może ich być: { $buildings }.
refusal-dr-two-influence = Zastąpienie kostki gracza, który rozegrał ostatnią turę, wymaga dwóch wpływów.

## Ulepszenia i modernizacje

refusal-dr-merchant-here = Tu jest statek kupiecki: można z nim handlować albo go zaatakować.
refusal-dr-no-basic-token = Na statku nie leży odkryta żadna modernizacja podstawowa.
refusal-dr-no-card-here = Nie ma tu karty do kupienia.
refusal-dr-no-token = Takiej modernizacji już nie ma.
refusal-dr-not-set-aside = Ta karta nie jest u ciebie odłożona.
refusal-dr-card-price = { $cost ->
    [one] Cena to { $cost } ładunek z ładowni: oddaj dokładnie tyle.
    [few] Cena to { $cost } ładunki z ładowni: oddaj dokładnie tyle.
    [many] Cena to { $cost } ładunków z ładowni: oddaj dokładnie tyle.
   *[other] Cena to { $cost } ładunki z ładowni: oddaj dokładnie tyle.
}
refusal-dr-sleeve-more = { $count ->
    [one] Można, a więc trzeba włożyć jeszcze { $count } ulepszenie.
    [few] Można, a więc trzeba włożyć jeszcze { $count } ulepszenia.
    [many] Można, a więc trzeba włożyć jeszcze { $count } ulepszeń.
   *[other] Można, a więc trzeba włożyć jeszcze { $count } ulepszenia.
}
refusal-dr-sleeve-taken = To miejsce w koszulce jest zajęte: wybierz inną kartę.

## Poprawki

refusal-dr-ruling-nothing = Taki statek nie gra albo taka wyspa nie jest odkryta.
refusal-dr-ruling-broken = Coś leżałoby tam, gdzie nie może: za dużo w ładowni, więcej kostek niż pól albo niż ich jest, pirat w porcie.

## Dead Reckoning: czego nie da się rozłożyć

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
setup-dr-marks = Koniec gry przynosi od jednego do dziewięciu osiągnięć
setup-dr-bonus = Żetony premiowe mają numery od 0 do 7
setup-dr-card-in-two-places = Ta karta leży w dwóch miejscach
setup-dr-phase = Pozycja zaczyna się od jednego z { $phases }, i tylko w całej grze
setup-dr-sails = Tor żeglugi kończy się na 8
setup-dr-tile = Takiego kafla nie ma albo leży gdzie indziej
setup-dr-voyagers = W rejs wyrusza od dwóch do czterech graczy, każdy we własnym kolorze

## Dead Reckoning: co mówi plik

fault-dr-card = Oczekiwano karty, na przykład SA-GUN#1@3+A1-02
fault-dr-front = Nie ma strony { $front }
fault-dr-no-cards = Brak kart tej gry
fault-dr-place = Oczekiwano harbour albo kafla, na przykład r2c1
fault-dr-printed = Oczekiwano karty lub kafla, np. A1-02#1
