## Dead Reckoning: kto i co

dr-purple = Fioletowy
dr-green = Zielony
dr-blue = Niebieski
dr-yellow = Żółty
dr-black = Statek kupiecki
dr-sa-cap = kapitan
dr-sa-bos = bosman
dr-sa-pur = płatnik
dr-sa-mat = pierwszy oficer
dr-sa-pir = pirat
dr-sa-gun = kanonier
dr-sa-dec = majtek
dr-sa-cab = chłopiec okrętowy
dr-fort = fort
dr-garrison = garnizon
dr-outpost = faktoria
dr-cargo = ładunek
dr-gold = złoto
dr-hold-a = pierwsza ładownia
dr-hold-b = druga ładownia
dr-hold-c = trzecia ładownia
dr-hold-d = czwarta ładownia

## Statki kupieckie i modernizacje

dr-e1-01 = Slup z ostrygami
dr-e1-02 = Bryg z solą
dr-e1-03 = Lugier z rumem
dr-e1-04 = Kecz ze śledziami
dr-e1-05 = Pakietbot pocztowy
dr-e2-01 = Brygantyna z cukrem
dr-e2-02 = Fluita z drewnem
dr-e2-03 = Pinasa z jedwabiem
dr-e2-04 = Hoy z prochem
dr-e2-05 = Karaka z przyprawami
dr-e3-01 = Galeon z kakao
dr-e3-02 = Uzbrojony indiaman
dr-e3-03 = Szebeka z perłami
dr-e3-04 = Jacht gubernatora
dr-e3-05 = Sznawa z kawą
dr-e4-01 = Galeon ze skarbem
dr-e4-02 = Fregata ze srebrem
dr-e4-03 = Pakietbot królewski
dr-e4-04 = Flagowiec kompanii
dr-ub-1 = Powiększona ładownia
dr-ub-2 = Relingowe działka
dr-ub-3 = Lizele
dr-ub-4 = Warsztat cieśli
dr-ub-5 = Żuraw ładunkowy
dr-ua-1 = Głęboka ładownia
dr-ua-2 = Pokład działowy
dr-ua-3 = Pełne ożaglowanie
dr-ua-4 = Wielka kajuta

## Gdzie leży kostka (DR-22)

dr-zone-ex = eksplozja
dr-zone-s1a = siła 1, środek
dr-zone-s1b = siła 1, z przodu
dr-zone-s1c = siła 1, z lewej
dr-zone-s1d = siła 1, brzeg
dr-zone-s2 = siła 2
dr-zone-go = łup: 2 złota
dr-zone-ca = łup: 1 ładunek
dr-zone-mi = łup: ładunek i złoto
dr-zone-ch = łup: dowolne 2 towary
dr-zone-da = uszkodzenie, środek
dr-zone-db = uszkodzenie, róg
dr-lie-ridge = na grzbiecie
dr-lie-stack = na innych kostkach
dr-lie-out = poza tacą
dr-lie-tower = w okręcie
dr-lie-unsettled = nie znieruchomiała

## Kroki bitwy (DR-18.8)

dr-phase-declare = ogłoszenie bitwy
dr-phase-commit = kostki atakującego
dr-phase-answer = odpowiedź
dr-phase-drop = wrzucanie kostek
dr-phase-abilities = zdolności bitewne
dr-phase-aftermath = łup, uszkodzenia, zwycięzca
dr-phase-over = koniec

## Zdolności bitewne (DR-15.4)

dr-ability-drop-cubes = { $count ->
    [one] Wrzuć { $count } kostkę
    [few] Wrzuć { $count } kostki
    [many] Wrzuć { $count } kostek
   *[other] Wrzuć { $count } kostki
}
dr-ability-drop-per-helm = Wrzuć po 1 kostce za każde koło sterowe na tej karcie
dr-ability-strength = Zyskaj siłę: { $count }
dr-ability-remove = Zabierz swoją kostkę: statek wroga dostaje 1 uszkodzenie, twój { $gold } złota
dr-ability-move = Przesuń dowolną kostkę do sąsiedniej strefy
dr-ability-move-or-explode = Przesuń dowolną kostkę do sąsiedniej strefy lub do eksplozji
dr-ability-draw = Dobierz kartę: zagrana, wrzuca kostkę za każde działo
dr-ability-on-victory = Po zwycięstwie: { $what }
dr-part-damage = uszkodzenia statku wroga: { $count }
dr-part-cargo = ładunek: { $count }
dr-part-gold = złoto: { $count }
dr-part-gold-per-helm = po 1 złocie za każde koło sterowe na tej karcie
dr-part-not-at-buildings = nie przeciw budowlom
dr-part-nothing = nic więcej
dr-parts-both = { $one }, { $other }
dr-odds-zones = Na 100 kostek pada: siła 2: { $strong }, siła 1: { $weak }, łup: { $booty }, uszkodzenie: { $damage }, eksplozja: { $explosion }
dr-odds-strength = Kostka daje średnio { $strength } siły, licząc eksplozje
dr-ability-less-damage = Po zwycięstwie: 1 uszkodzenie mniej

## Co się stało

dr-told-attack-merchant = { $by } atakuje statek kupiecki
dr-told-attack-ship = { $by } walczy ze statkiem: { $enemy }
dr-told-attack-building = { $by } atakuje: { $building }
dr-told-encounter-turned = { $cubes ->
    [one] Karta odwrócona, { $merchant }: { $cubes } czarna kostka
    [few] Karta odwrócona, { $merchant }: { $cubes } czarne kostki
    [many] Karta odwrócona, { $merchant }: { $cubes } czarnych kostek
   *[other] Karta odwrócona, { $merchant }: { $cubes } czarnej kostki
}
dr-told-phase = Dalej: { $phase }
dr-told-over = Koniec gry
dr-told-card-played = { $by } zagrywa: { $card }
dr-told-levelled-up = { $by }: { $card }, poziom { $level }
dr-told-levelled-up-secretly = { $by } awansuje kartę na ręce
dr-told-rearranged = { $by } przekłada towary w ładowniach
dr-told-jettisoned = { $by } wyrzuca za burtę: ładunek { $cargo }, złoto { $gold }
dr-told-committed = { $cannons ->
    [one] { $by }: strzela { $cannons } działo
    [few] { $by }: strzelają { $cannons } działa
    [many] { $by }: strzela { $cannons } dział
   *[other] { $by }: strzela { $cannons } działa
}
dr-told-extra-buildings = { $by }: kostki za budowle, { $count }
dr-told-extra-harbour = { $by }: kostki portu, { $count }
dr-told-extra-last-turn = { $by }: kostki po ostatniej turze, { $count }
dr-told-extra-merchant = { $by }: kostki z karty, { $count }
dr-told-extra-defence = { $by }: kostki obrony, { $count }
dr-told-extra-explosion = { $by }: kostki z eksplozji, { $count }
dr-told-extra-ability = { $by }: kostki ze zdolności, { $count }
dr-told-cubes-taken = { $by }: z zapasu, { $count }
dr-told-cubes-borrowed = { $by }: z wyspy, { $count }
dr-told-cubes-missing = { $by }: zabrakło kostek, { $count }
dr-told-cubes-dropped = { $count ->
    [one] Do okrętu wpada { $count } kostka
    [few] Do okrętu wpadają { $count } kostki
    [many] Do okrętu wpada { $count } kostek
   *[other] Do okrętu wpada { $count } kostki
}
dr-told-cube-came = { $by }: { $zone }
dr-told-cube-knocked = Kostka trącona ({ $by }): { $from } » { $to }
dr-told-sent-up-again = { $count ->
    [one] Ponownie wpada { $count } kostka
    [few] Ponownie wpadają { $count } kostki
    [many] Ponownie wpada { $count } kostek
   *[other] Ponownie wpada { $count } kostki
}
dr-told-exploded = { $count ->
    [one] Eksploduje { $count } kostka
    [few] Eksplodują { $count } kostki
    [many] Eksploduje { $count } kostek
   *[other] Eksploduje { $count } kostki
}
dr-told-cube-put-down = Kostka położona po dziesięciu rzutach ({ $by }): { $zone }
dr-told-to-act = Kolej: { $by }
dr-told-ability-used = { $by } używa zdolności: { $card }
dr-told-passed = { $by } pasuje
dr-told-passed-perforce = { $by } pasuje: nie ma czego użyć
dr-told-strength-gained = { $by } zyskuje siłę: { $count }
dr-told-cube-moved = Kostka przesunięta ({ $by }): { $from } » { $to }
dr-told-cube-removed = Kostka zabrana ({ $by }): { $zone }
dr-told-deck-shuffled = { $by } tasuje odrzucone karty
dr-told-card-drawn = { $by } dobiera: { $card }
dr-told-card-drawn-secretly = { $by } dobiera kartę
dr-told-card-kept = { $by } zostawia kartę na ręce
dr-told-booty = { $by }, { $zone }: ładunek { $cargo }, złoto { $gold }
dr-told-goods-gained = { $by } zyskuje: ładunek { $cargo }, złoto { $gold }
dr-told-stowed-aboard = { $by }, na pokład: { $good }
dr-told-stowed-ashore = { $by }, na wyspę: { $good }
dr-told-stowed-at-home = { $by }, do doku lub skrzyni: { $good }
dr-told-not-stowed = { $by }, z powrotem do zapasu: { $good }
dr-told-shifted = { $by }, do innej ładowni: { $good }
dr-told-unloaded = { $by }, wyładunek: { $good }
dr-told-damaged = { $by }: uszkodzenia { $count }
dr-told-strength-counted = Siła { $active } : { $other }
dr-told-won = { $by } wygrywa bitwę
dr-told-won-on-a-tie = { $by } wygrywa: remis jest dla atakującego
dr-told-building-removed = Zniszczono: { $building }
dr-told-trade-mode = { $by }: znów tryb kupiecki
dr-told-damage-spared = { $by }: mniej uszkodzeń, { $count }
dr-told-encounter-won = { $by } zabiera kartę statku kupieckiego
dr-told-encounter-buried = Karta statku kupieckiego trafia na spód
dr-told-upgrade = { $by } modernizuje statek: { $upgrade }
dr-told-legend = { $by }, Legenda: { $wins } z 4
dr-told-sea-dogs = { $by }, Wilki morskie: { $sailors } z 3
dr-told-achieved-legend = { $by }: Legenda
dr-told-achieved-terror = { $by }: Postrach mórz
dr-told-achieved-capitalist = { $by }: Kapitalista, w skrzyni co najmniej 30 złota
dr-told-achieved-sea-dogs = { $by }: Wilki morskie, trzech załogantów na najwyższym poziomie
dr-told-achieved-first-rate = { $by }: Okręt pierwszej klasy, cztery modernizacje
dr-told-sank = { $by }: statek tonie, stracone złoto: { $gold }
dr-told-cubes-returned = { $by }: kostki do zapasu, { $count }
dr-told-battle-ended = Koniec bitwy
dr-told-turn-ended = Koniec tury

## Bitwy do wyboru

scenario-battle-neutral-name = Przy Zatoce Żółwiej
scenario-battle-neutral-description = Doświadczony fioletowy kupiec napada na statek kupiecki. Ten wiezie jedwab, a załoga nie zamierza go oddać.
scenario-battle-neutral-goal = Mieć co najmniej tyle siły, co czarne kostki.
scenario-lesson-7-name = Pierwsza wyprawa
scenario-lesson-7-description = Kupiec, trzech marynarzy i morze, którego nikt nie zna: jedna tura Dead Reckoning, krok po kroku.
scenario-lesson-7-goal = Złożyć kartę.
scenario-battle-ship-name = Blokada Wyspy Rekinów
scenario-battle-ship-description = Fioletowy podpłynął do zielonego pirata, który zamknął wyspę przed innymi. Oba statki są poobijane i ktoś będzie musiał ustąpić.
scenario-battle-ship-goal = Mieć większą siłę; remis jest dla atakującego.
scenario-battle-fort-name = Fort na Wyspie Czaszki
scenario-battle-fort-description = Zielonego fortu strzeże pięć kostek. Fioletowy przyprowadził wszystkie działa i kanoniera, który umie ładować ponownie.
scenario-battle-fort-goal = Mieć co najmniej tyle siły, co fort, a fort padnie.

## O co pyta gra

dr-why-battle = Wszystkie kostki do okrętu
dr-why-reinforcement = { $by }: więcej kostek
dr-why-again = Jeszcze raz: te kostki nie leżą w strefie
dr-why-explosion = Kostki z eksplozji i dodane
dr-why-put-down = Każda z tych kostek trafia do strefy
dr-why-which-pirate = Który pirat najpierw?
dr-why-shortage = { $by }: brakuje kostek, { $missing }. Z której wyspy?
dr-why-which-cube = { $by }: która kostka?
dr-why-which-own-cube = { $by }: która z twoich kostek?
dr-why-which-zone = { $by }: do której strefy?
dr-why-play-drawn = { $by }: zagrać kartę?
dr-why-any-two = { $by }: które dwa towary?
dr-why-stow-booty = { $by }. Gdzie złożyć łup: { $good }?
dr-why-stow-gain = { $by }. Gdzie złożyć: { $good }?
dr-why-on-victory = { $by }: zdolność za zwycięstwo?
dr-why-which-card = { $by }: która karta awansuje?
dr-why-which-basic-upgrade = { $by }: która modernizacja podstawowa?
dr-why-which-advanced-upgrade = { $by }: która modernizacja zaawansowana?
dr-why-which-slot = { $by }: na które pole?
dr-why-covered = { $by }: za dużo ({ $hold })
dr-why-deck = { $by }: nowa talia

## Z czego się wybiera

dr-choice-target = Statek: { $by }
dr-choice-merchant = Statek kupiecki
dr-choice-building = Budowla: { $building }
dr-choice-cube = Kostka { $number }
dr-choice-zone = Tutaj: { $zone }
dr-choice-goods = Ładunek { $cargo }, złoto { $gold }
dr-choice-hold = Na pokład: { $hold }
dr-choice-island = Na wyspę
dr-choice-harbour = Do własnego doku lub skrzyni
dr-choice-supply = Z powrotem do zapasu
dr-choice-overboard = Za burtę ({ $hold }): { $good }
dr-choice-unload = Wyładuj ({ $hold }): { $good }
dr-choice-shift = Przełóż ({ $hold }): { $good }
dr-named = { $name }
dr-choice-copied = { $name }, jak inne ulepszenie
dr-choice-token = Modernizacja: { $upgrade }
dr-choice-play = Zagraj
dr-choice-keep = Zostaw na ręce
dr-choice-nothing = Nic
