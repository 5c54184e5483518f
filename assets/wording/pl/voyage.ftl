## Arkusz kapitana w całej grze

voyage-page-crew = Załoga
voyage-page-ship = Statek
voyage-page-sea = Morze
voyage-page-cards = Karty
voyage-page-isles = Wyspy
voyage-page-aims = Cele
voyage-waits = Teraz gra: { $player }
voyage-ask-level-up = Zanim zrobisz cokolwiek, awansuj kartę na ręce.
voyage-ask-main = Twoja tura: rób, ile chcesz, w dowolnej kolejności.
voyage-ask-mode = Kupiec czy pirat do twojej następnej tury?
voyage-ask-sleeve = Wsuń ulepszenia w zagrane karty.
voyage-level-up = Awansuj jedną
voyage-level-up-now = Awansuj teraz
voyage-ask-out-of-turn = Przed swoją następną turą awansuj kartę na ręce.
voyage-nobody-rises = Żadna karta na ręce nie może awansować.
voyage-end-main = Zakończ fazę główną
voyage-done-sleeving = Koniec wsuwania
voyage-confirm = Gotowe
voyage-otherwise = { $what } (inaczej…)
voyage-otherwise-short = inaczej…
voyage-on-page = Albo { $what }: na stronie „{ $page }”
voyage-unused = Jeszcze nieużyte: { $what }
voyage-tip = { $what } ({ $rule })
voyage-in-battle-why = Używana w bitwie, gdy kostki już spadły.
voyage-copies = Jak inne: { $what }

## Statek

voyage-sails = Żagle i działa
voyage-track = Na torze żagli: { $count } z 8
voyage-raise = Postaw żagle: { $count }
voyage-raise-with = Postaw żagle: { $count }, rezygnując z innych zdolności: { $given }
voyage-raise-laden = W porcie: liczą się też żagle załadowanych miejsc, { $count }
voyage-home = W porcie: ładunek na nabrzeżu { $cargo }, złoto w skrzyni { $gold }
voyage-ashore = Na wyspie: { $goods }
voyage-aboard = Na pokładzie: { $goods }
voyage-load = Załaduj
voyage-unload = Wyładuj
voyage-carry-load = Załaduj: { $good } » { $to }
voyage-carry-unload = Wyładuj: { $good }
voyage-rearrange = Przełóż
voyage-overboard = Za burtę: { $hold }
voyage-into-holds = Do ładowni
voyage-out-of-holds = Z ładowni
voyage-row = { $what }: { $good }
voyage-of-most = { $what }, najwyżej { $count }
voyage-less = Mniej: { $what }
voyage-more = Więcej: { $what }
voyage-at-dock = nabrzeże
voyage-chest = skrzynia
voyage-pay = Cena: { $goods }
voyage-stow = Dokąd: { $goods }
voyage-rest-home = Reszta trafi na twoje nabrzeże i do skrzyni.
voyage-twelve = Oddaj 12 ładunku: Mistrz handlu
voyage-tokens = Modernizacje
voyage-token = { $hold }: { $token }
voyage-room = Miejsca w ładowni: { $count }

## Morze

voyage-unexplored = niezbadane
voyage-open-sea = otwarte morze
voyage-tile = { $name }, { $place }
voyage-sail-to = Płyń: { $place }
voyage-lies-here = Jesteś tutaj: { $place }
voyage-pirate-here = { $by }, pirat
voyage-trader-here = { $by }, kupiec
voyage-route-explores = Kafel zostanie odkryty i trafi na niego karta.
voyage-route-pirate = Stoi tam pirat, bitwa nieunikniona: { $by }
voyage-route-garrison = Garnizon strzela, { $place } ({ $by }): uszkodzenia { $count }

## Karty

voyage-here = Tu, gdzie stoisz: { $place }
voyage-priced = { $card } ({ $slot }), cena w ładunku: { $cost }
voyage-slot-top = pole górne
voyage-slot-middle = pole środkowe
voyage-slot-bottom = pole dolne
voyage-purchases-left = Zakupów i spotkań w tej turze zostało: { $count }
voyage-buy = Kup: { $card }
voyage-trade = Handluj: { $card }
voyage-battles = Bitwy
voyage-odds = kostki: twoje do { $own }, wroga od { $least } do { $most }
voyage-set-aside = Odłożone
voyage-aside-one = { $card }, { $slot }
voyage-elsewhere = Gdzie indziej
voyage-at = { $place }: { $what }
voyage-boxes = W pudełkach
voyage-box = Pudełko { $row }: { $what }; kart w nim: { $count }
voyage-sleeve-into = W kartę: { $card }
voyage-trader = Kupiec
voyage-trader-why = bez czarnej bandery nikt cię nie zaatakuje
voyage-pirate = Pirat
voyage-pirate-why = kto się tu zatrzyma, musi z tobą walczyć, a wyspa jest zamknięta dla innych

## Wyspy

voyage-which-islands = Które wyspy
voyage-cubes-of = { $by } { $count }
voyage-empty = puste pola { $count }
voyage-controls = Kontrola: { $by }
voyage-nobody-controls = Kontrola: nikt
voyage-would-take = { $count ->
    [one] Jeszcze { $count } twoja kostka i wyspa jest twoja: puste pola liczą się przeciw wszystkim
    [few] Jeszcze { $count } twoje kostki i wyspa jest twoja: puste pola liczą się przeciw wszystkim
    [many] Jeszcze { $count } twoich kostek i wyspa jest twoja: puste pola liczą się przeciw wszystkim
   *[other] Jeszcze { $count } twojej kostki i wyspa jest twoja: puste pola liczą się przeciw wszystkim
}
voyage-produces = Produkuje: { $goods }
voyage-of-that = z tego { $goods }: { $what }
voyage-worth = Złoto na koniec, według miejsc: { $points }
voyage-stands = { $building }
voyage-empty-slot = Na puste pola
voyage-instead-of = Zamiast: { $by }
voyage-instead-of-two = Zamiast: { $by } (ostatnia tura już była: kosztuje dwa wpływy)
voyage-follows = Zaraz potem
voyage-follows-why = Pierwszy wpływ tej zdolności zastępuje kostkę razem z tym, który pozostał.
voyage-cubes-left = Kostki do położenia: { $left }; w twoim zapasie: { $supply }
voyage-from-island = Z wyspy: { $island }

## O co warto się starać

voyage-tally = Osiągnięcia: { $marks } z { $of }; złota na razie: { $gold }
voyage-nearest = Najbliższe osiągnięcie: { $mark }
voyage-so-far-of = { $mark }, { $has } z { $needs }
voyage-mark-brings = Złota na koniec: { $count }
voyage-aims-why = { $count ->
    [one] Ostatnie tury zaczynają się, gdy ktoś ma { $count } osiągnięcie; wygrywa ten, kto ma najwięcej złota.
    [few] Ostatnie tury zaczynają się, gdy ktoś ma { $count } osiągnięcia; wygrywa ten, kto ma najwięcej złota.
    [many] Ostatnie tury zaczynają się, gdy ktoś ma { $count } osiągnięć; wygrywa ten, kto ma najwięcej złota.
   *[other] Ostatnie tury zaczynają się, gdy ktoś ma { $count } osiągnięcia; wygrywa ten, kto ma najwięcej złota.
}
voyage-bonus-why = Zatrzymaj jeden: na koniec daje złoto za każde ze swoich osiągnięć, które masz. Osiągnięcie jest twoje, gdy tylko spełnisz jego warunek.
voyage-bonus-pays = Złota za każde z tych osiągnięć: { $count }; { $marks }
voyage-bonus-suggested = Na pierwszy rejs łatwiejszy

## Księgi

voyage-pirate-at = Pirat: { $place }
voyage-trader-at = Kupiec: { $place }
voyage-damage = Uszkodzenia: { $count } z 5
voyage-on-dock = Ładunek na nabrzeżu: { $cargo }
voyage-cards-of = Karty: na ręce { $hand }, w talii { $deck }, odrzucone { $pile }
voyage-supply = Kostek w zapasie: { $count }
voyage-towards = Wygrane bitwy: { $wins } z 4; zbadane kafle: { $explored }
voyage-marks = Osiągnięcia: { $what }
voyage-has-tokens = Modernizacje: { $what }
voyage-has-aside = Odłożone: { $what }
voyage-has-played = W grze: { $what }
voyage-has-held = Na ręce na koniec: { $what }
voyage-level-due = Awans jeszcze należny.
voyage-finished = Ostatnia tura już za nim.
voyage-last-turns = Ostatnie tury
voyage-still-to-play = Ostatnie tury. Jeszcze gra: { $who }

## Przed grą

voyage-chooser-part = Całe gry
voyage-outfit-colour = Kolor
voyage-outfit-bonus = Żetony premiowe
voyage-outfit-bonus-why = Każdy dostaje dwa i zatrzymuje jeden: złoto za osiągnięcia na nim.
voyage-outfit-wind = Wiatr w zanadrzu
voyage-outfit-wind-why = Kto gra później, zaczyna z większą ilością złota: { $gold } w kolejności tur. Na sto gier między pierwszymi oficerami każdy wygrywa { $without } bez tego i { $with } z tym.
voyage-outfit-without = Bez nich

voyage-route-cost = { $count ->
    [one] Potrzebny { $count } krok z { $sails }.
    [few] Potrzebne { $count } kroki z { $sails }.
    [many] Potrzeba { $count } kroków z { $sails }.
   *[other] Potrzeba { $count } kroku z { $sails }.
}
voyage-sail-steps = { $count ->
    [one] Płyń: { $place }, { $count } krok
    [few] Płyń: { $place }, { $count } kroki
    [many] Płyń: { $place }, { $count } kroków
   *[other] Płyń: { $place }, { $count } kroku
}
voyage-still-due = { $count ->
    [one] Można, więc trzeba wsunąć jeszcze { $count } ulepszenie.
    [few] Można, więc trzeba wsunąć jeszcze { $count } ulepszenia.
    [many] Można, więc trzeba wsunąć jeszcze { $count } ulepszeń.
   *[other] Można, więc trzeba wsunąć jeszcze { $count } ulepszenia.
}
voyage-chooser-captains = { $count ->
    [one] { $count } kapitan
    [few] { $count } kapitanów
    [many] { $count } kapitanów
   *[other] { $count } kapitana
}
voyage-chooser-marks = { $count ->
    [one] Gra kończy się, gdy ktoś ma { $count } osiągnięcie na planszy portu.
    [few] Gra kończy się, gdy ktoś ma { $count } osiągnięcia na planszy portu.
    [many] Gra kończy się, gdy ktoś ma { $count } osiągnięć na planszy portu.
   *[other] Gra kończy się, gdy ktoś ma { $count } osiągnięcia na planszy portu.
}

voyage-sum = razem
voyage-so-far = Złoto w tej chwili
voyage-so-far-why = Bez tego, co leży w cudzych skrzyniach.
voyage-another = Inna gra
voyage-over = Koniec gry
voyage-wins = Wygrywa: { $player }
