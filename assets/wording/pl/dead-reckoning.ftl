## Dead Reckoning: kto i co

dr-purple = Fioletowy
dr-green = Zielony
dr-blue = Niebieski
dr-yellow = Żółty
dr-black = Statek kupiecki

## Marynarze

dr-sa-cap = kapitan
dr-sa-bos = bosman
dr-sa-pur = płatnik
dr-sa-mat = pierwszy oficer
dr-sa-pir = pirat
dr-sa-gun = kanonier
dr-sa-dec = majtek
dr-sa-cab = chłopiec okrętowy

## Budowle

dr-fort = fort
dr-garrison = garnizon
dr-outpost = faktoria

## Towary i ładownie

dr-cargo = ładunek
dr-gold = złoto
dr-hold-a = ładownia A
dr-hold-b = ładownia B
dr-hold-c = ładownia C
dr-hold-d = ładownia D

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

## Gdzie stoi statek

dr-place-harbour = port
dr-place-tile = rząd { $row }, kolumna { $column }

## Kroki bitwy (DR-18.8)

dr-phase-declare = ogłoszenie bitwy
dr-phase-commit = kostki atakującego
dr-phase-answer = odpowiedź
dr-phase-drop = wrzucanie kostek
dr-phase-abilities = zdolności bitewne
dr-phase-aftermath = łup, uszkodzenia, zwycięzca
dr-phase-over = koniec
dr-phase-tie-break = dogrywka o zwycięstwo
dr-phase-setting-out = przygotowanie
dr-phase-turn-start = należny awans
dr-phase-main = faza główna
dr-phase-refill = nowe karty
dr-phase-mode = pirat czy kupiec
dr-phase-sleeve = karty do koszulek
dr-phase-draw = odrzucanie i dobieranie
dr-phase-turn-end = koniec tury
dr-phase-score = punktacja

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
dr-odds-strength = Kostka daje średnio { $strength } siły
dr-ability-less-damage = Po zwycięstwie: 1 uszkodzenie mniej

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
dr-why-which-upgrade = { $by }: która modernizacja?
dr-why-which-returned = { $by }: którą modernizację podstawową zwrócić?
dr-why-tie-break = Wszyscy, którzy remisują: wszystkie kostki do okrętu
dr-why-which-bonus = { $by }: który żeton premiowy zatrzymać?
dr-why-islands = Które wyspy leżą w tym oceanie
dr-why-tiles = Gdzie leży każdy kafel
dr-why-box = Pudełko rzędu { $row }
dr-why-bonus-tokens = Żetony premiowe
dr-why-first-player = Kto zaczyna

## Z czego się wybiera

dr-choice-target = Statek: { $by }
dr-choice-merchant = Statek kupiecki
dr-choice-building = Budowla: { $building }
dr-choice-cube = Kostka { $number }
dr-choice-zone = Tutaj: { $zone }
dr-choice-goods = Ładunek { $cargo }, złoto { $gold }
dr-choice-hold = Na pokład: { $hold }
dr-choice-island = Na wyspę
dr-choice-harbour = Na własne nabrzeże lub do skrzyni
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
dr-choice-bonus = Żeton premiowy { $number }
