## Język kart: cały wers (MM-28.1)

mm-clause = { $at }: { $what }
mm-clause-if = { $at }, jeśli { $when }
mm-clause-pay = { $at }, { $cost }
mm-clause-may = { $what }, jeśli chcesz
mm-clause-span = { $what } ({ $span })
mm-clause-while = Dopóki { $when }: { $what }
mm-clause-always = Zawsze: { $what }
mm-clause-this-round = W tej turze: { $what }
mm-then = { $one }; { $other }
mm-list = { $one }, { $other }
mm-and = { $one } i { $other }
mm-or = { $one } lub { $other }
mm-either = { $one } / { $other }
mm-nothing = nic

## Jak często i jak długo

mm-once-turn = raz na kolejkę
mm-once-round = raz na turę
mm-once-battle = raz na bitwę
mm-once-port-action = raz na akcję Port
mm-once-task = raz na zadanie
mm-lasts-turn = w tej kolejce
mm-lasts-round = w tej turze
mm-lasts-battle = w tej bitwie
mm-lasts-port-action = w tej akcji Port
mm-lasts-task = do tego zadania

## Chwile (MM-28.3)

mm-at-revealed = Gdy wydarzenie zostaje odkryte
mm-at-round-end = Na koniec tury
mm-at-turn-start = Na początku twojej kolejki
mm-at-turn-start-other = Na początku kolejki innego gracza
mm-at-turn-start-any = Na początku dowolnej kolejki
mm-at-turn-end = Na końcu twojej kolejki
mm-at-turn-end-other = Na końcu kolejki innego gracza
mm-at-turn-end-any = Na końcu dowolnej kolejki
mm-at-own-turn = W swojej kolejce
mm-at-port-step = Podczas twojej akcji Port
mm-at-before-sell = Przed sprzedażą ładunku
mm-at-before-buy = Przed zakupem ładunku
mm-at-before-buy-ship = Przy zakupie statku
mm-at-market = Przy zakupie ładunku, przed cenami
mm-at-entering = Wpływając do portu
mm-at-entered-closed = Po wejściu dzięki temu do zamkniętego portu
mm-at-tested = Po twoim teście na { $what }
mm-at-tested-other = Po cudzym teście na { $what }
mm-at-tested-any = Po czyimkolwiek teście na { $what }
mm-at-tested-all = Po każdym twoim teście
mm-at-tested-all-other = Po każdym teście innego gracza
mm-at-tested-all-any = Po czyimkolwiek teście
mm-at-scouted = Po twoim udanym rozpoznaniu
mm-at-scouted-other = Po udanym rozpoznaniu innego gracza
mm-at-scouted-any = Po każdym udanym rozpoznaniu
mm-at-bounty-due = Gdy ma być wyznaczona nagroda za ciebie
mm-at-bounty-due-other = Gdy ma być wyznaczona nagroda za innego gracza
mm-at-bounty-due-any = Gdy ma być wyznaczona dowolna nagroda
mm-at-card-played = Po zagraniu karty chwały
mm-at-raid-over = Po ataku na kupca, który przeżyjesz
mm-at-battle-over = Po bitwie, którą przeżyjesz
mm-at-hits-on-me = Gdy twój statek jest trafiony
mm-at-battle-start = Przed 1. rundą bitwy
mm-at-opening = Tuż przed 1. rundą bitwy
mm-at-declared = W bitwie, po deklaracjach
mm-at-contest = Po rzutach na manewry
mm-at-won-contest = Po twoich wygranych manewrach
mm-at-won-contest-of = Po wygranych manewrach
mm-at-volley-due = Przed rzutem twojej salwy
mm-at-volley-due-of = Przed rzutem salwy
mm-at-volley = Po rzucie twojej salwy
mm-at-volley-of = Po rzucie salwy
mm-at-volley-over = Po twojej salwie
mm-at-volley-over-of = Po salwie
mm-at-boarding = Przed starciem załóg na morzu
mm-at-crew-start = Przed 1. rundą starcia załóg
mm-at-crew-roll = Po rzutach w starciu załóg
mm-at-crew-loss = Przed stratami w starciu załóg
mm-at-sank = Gdy zatopisz statek
mm-at-sank-of = Po zatopieniu statku

## Czyja to chwila w bitwie

mm-at-other = { $at } (nie twoja)
mm-at-any = { $at } (czyjakolwiek)

## Na co test (MM-28.7)

mm-test-scout-merchant = rozpoznanie kupca
mm-test-scout-player = rozpoznanie kapitana gracza
mm-test-scout-npc = rozpoznanie okrętu flagowego lub pirata
mm-test-scout-goal = rozpoznanie celu misji
mm-test-scout = rozpoznanie
mm-test-recruit = rekrutację
mm-test-rumor = zdobycie plotki
mm-test-prove-influence = potwierdzenie plotki w porcie
mm-test-prove-scouting = potwierdzenie plotki na morzu
mm-test-claim = podjęcie misji
mm-test-entry = wejście do portu
mm-test-raid = atak na kupca
mm-test-event = wydarzenie
mm-test-hire = zatrudnienie specjalisty
mm-test-influence = Wpływy
mm-test-all = cokolwiek

## Inne rzuty

mm-test-plain = kartę
mm-roll-contest = manewry
mm-roll-crew-combat = starcie załóg

## Warunki (MM-28.5)

mm-if-always = tak jest
mm-if-in-battle = jesteś w bitwie
mm-if-at-sea = jesteś na morzu
mm-if-in-port = jesteś w porcie
mm-if-in-home = jesteś w porcie macierzystym
mm-if-in = jesteś w jednym z tych akwenów ({ $zones })
mm-if-closed = port jest dla ciebie zamknięty
mm-if-home = to twój port macierzysty
mm-if-pirate = jesteś piratem
mm-if-bounty-any = nagroda za ciebie to { $level } lub więcej
mm-if-bounty-of = nagroda za ciebie to { $level } lub więcej ({ $nation })
mm-if-bounty-is = nagroda za ciebie to dokładnie { $level } ({ $nation }) i nie ma wojny
mm-if-nation = twój kraj to { $nation }
mm-if-at-war = twój kraj jest w stanie wojny ({ $nation })
mm-if-damage = statek ma uszkodzeń { $count } lub więcej
mm-if-crew = twoja załoga to { $count } lub więcej
mm-if-sold = liczba kart sprzedanych w tej kolejce to { $count } lub więcej
mm-if-won-crew-combat = twoja załoga wygrała w tej kolejce starcie
mm-if-declared-me = twoja deklaracja to { $what }
mm-if-declared-any = jedną z deklaracji jest { $what }
mm-if-round = trwa { $round }. runda
mm-if-later-round = to nie 1. runda
mm-if-defender = to ciebie zaatakowano
mm-if-foe-skulls = czaszek drugiej strony jest najwyżej { $count }
mm-if-hits = trafień w salwie jest { $count } lub więcej
mm-if-cannon-volley = strzelają działa
mm-if-success = się udał
mm-if-fail = się nie udał
mm-if-their-ship-in-port = tamten statek jest w porcie

## Czego ma nie być

mm-if-not = nieprawda, że { $what }
mm-if-not-pirate = nie ma nagrody za ciebie
mm-if-no-bounty = nie ma nagrody za ciebie ({ $nation })
mm-if-not-nation = twój kraj to nie { $nation }
mm-if-not-home = to nie twój port macierzysty

## Koszt (MM-28.5)

mm-pay-gold = za { $gold }
mm-pay-action = { $count ->
    [one] za { $count } akcję
    [few] za { $count } akcje
    [many] za { $count } akcji
   *[other] za { $count } akcje
}
mm-pay-cargo = { $count ->
    [one] za { $good }, { $count } kartę
    [few] za { $good }, { $count } karty
    [many] za { $good }, { $count } kart
   *[other] za { $good }, { $count } karty
}
mm-pay-this = odrzucając to
mm-pay-test = po udanym teście ({ $skill })

## Skutki (MM-28.5)

mm-do-gold = zyskaj { $gold }
mm-do-glory = zyskaj punkt chwały
mm-do-glory-card = { $count ->
    [one] dobierz { $count } kartę chwały
    [few] dobierz { $count } karty chwały
    [many] dobierz { $count } kart chwały
   *[other] dobierz { $count } karty chwały
}
mm-do-crew = załoga { $change }
mm-do-crew-fill = uzupełnij całą załogę
mm-do-rumor = { $count ->
    [one] dobierz { $count } plotkę
    [few] dobierz { $count } plotki
    [many] dobierz { $count } plotek
   *[other] dobierz { $count } plotki
}
mm-do-cargo = { $count ->
    [one] dobierz { $count } kartę ładunku, zatrzymaj to, co się zmieści
    [few] dobierz { $count } karty ładunku, zatrzymaj to, co się zmieści
    [many] dobierz { $count } kart ładunku, zatrzymaj to, co się zmieści
   *[other] dobierz { $count } karty ładunku, zatrzymaj to, co się zmieści
}
mm-do-cargo-keep = { $count ->
    [one] dobierz { $count } kartę ładunku, zatrzymaj najwyżej { $kept }
    [few] dobierz { $count } karty ładunku, zatrzymaj najwyżej { $kept }
    [many] dobierz { $count } kart ładunku, zatrzymaj najwyżej { $kept }
   *[other] dobierz { $count } karty ładunku, zatrzymaj najwyżej { $kept }
}
mm-do-repair = { $count ->
    [one] napraw { $count } uszkodzenie, byle nie załogi
    [few] napraw { $count } uszkodzenia, byle nie załogi
    [many] napraw { $count } uszkodzeń, byle nie załogi
   *[other] napraw { $count } uszkodzenia, byle nie załogi
}
mm-do-repair-all = napraw wszystko prócz załogi
mm-do-bounty = nagroda za ciebie rośnie o { $count } ({ $nation })
mm-do-bounty-highest = najwyższa nagroda za ciebie rośnie o { $count }
mm-do-bounty-falls = zmniejsz jedną z nagród za ciebie, najwyżej o { $count }
mm-do-pardon = zmniejsz jedną z nagród za ciebie, najwyżej o { $count }; poziom kosztuje { $gold }
mm-do-clear-one = jeden kraj znosi nagrodę za ciebie
mm-do-weapons = weź po jednej broni specjalnej każdego brakującego rodzaju
mm-do-modification = weź z dowolnego portu odkrytą modyfikację, jakiej nie masz
mm-do-specialist = specjalista przyłącza się za darmo
mm-hire-carpenter = zatrudnij rzemieślnika
mm-hire-boatswain = zatrudnij bosmana
mm-hire-gunner = zatrudnij artylerzystę
mm-hire-surgeon = zatrudnij konowała
mm-hire-lookout = zatrudnij oko
mm-hire-veteran = zatrudnij weterana
mm-hire-steward = zatrudnij stewarda
mm-hire-helmsman = zatrudnij sternika
mm-do-reroll-my-one = rzuć ponownie jedną swoją kością
mm-do-reroll-my-any = rzuć ponownie dowolnymi swoimi kośćmi
mm-do-reroll-my-all = rzuć ponownie wszystkimi swoimi kośćmi
mm-do-reroll-their-one = jedna cudza kość jest rzucana ponownie
mm-do-reroll-their-any = dowolne cudze kości są rzucane ponownie
mm-do-reroll-their-all = wszystkie cudze kości są rzucane ponownie
mm-do-reroll-one = jedna kość jednego z kapitanów jest rzucana ponownie
mm-do-reroll-any = dowolne kości jednego z kapitanów są rzucane ponownie
mm-do-reroll-all = wszystkie kości jednego z kapitanów są rzucane ponownie
mm-do-succeed = uznaje się go za udany
mm-do-die-to-success = { $count ->
    [one] { $count } nieudana kość staje się czaszką
    [few] { $count } nieudane kości stają się czaszkami
    [many] { $count } nieudanych kości staje się czaszkami
   *[other] { $count } nieudanej kości staje się czaszkami
}
mm-do-set-die = { $count ->
    [one] obróć { $count } kość na dowolną ściankę
    [few] obróć { $count } kości na dowolną ściankę
    [many] obróć { $count } kości na dowolną ściankę
   *[other] obróć { $count } kości na dowolną ściankę
}
mm-do-add-hit = { $count ->
    [one] salwa ma jeszcze { $count } trafienie
    [few] salwa ma jeszcze { $count } trafienia
    [many] salwa ma jeszcze { $count } trafień
   *[other] salwa ma jeszcze { $count } trafienia
}
mm-do-cancel-hit = { $count ->
    [one] anuluj { $count } trafienie
    [few] anuluj { $count } trafienia
    [many] anuluj { $count } trafień
   *[other] anuluj { $count } trafienia
}
mm-do-move-hit = { $count ->
    [one] przenieś { $count } trafienie na inną lokację
    [few] przenieś { $count } trafienia na inną lokację
    [many] przenieś { $count } trafień na inną lokację
   *[other] przenieś { $count } trafienia na inną lokację
}
mm-do-skulls-to = każda czaszka trafia tu: { $location } (nadmiar nie idzie w kadłub)
mm-do-hit-foe = { $count ->
    [one] { $count } trafienie w drugi statek
    [few] { $count } trafienia w drugi statek
    [many] { $count } trafień w drugi statek
   *[other] { $count } trafienia w drugi statek
}
mm-do-volley = { $count ->
    [one] twój statek otrzymuje { $count } trafienie
    [few] twój statek otrzymuje { $count } trafienia
    [many] twój statek otrzymuje { $count } trafień
   *[other] twój statek otrzymuje { $count } trafienia
}
mm-do-throw = { $count ->
    [one] rzuć { $count } kością
    [few] rzuć { $count } kośćmi
    [many] rzuć { $count } kośćmi
   *[other] rzuć { $count } kośćmi
}
mm-do-throw-cannons = rzuć kością za każde działo
mm-do-per-skull = { $throw }; za każdą czaszkę { $what }
mm-do-if-skull = { $throw }; przy czaszce { $what }
mm-do-try-or = test ({ $skill }); przy porażce { $what }
mm-do-try-for = test ({ $skill }); przy sukcesie { $what }
mm-do-try = test ({ $skill }); przy sukcesie { $good }; przy porażce { $bad }
mm-do-next-roll = kości twojego następnego rzutu { $change }
mm-do-foe-roll = kości następnego rzutu drugiej strony { $change }
mm-do-spare = w tej rundzie tracisz o { $count } załogi mniej
mm-do-their-crew = drugi statek traci { $count } załogi
mm-do-escape = uciekasz, ale najpierw strzela druga strona
mm-do-end-battle = bitwa kończy się bez zwycięzcy
mm-do-turn-over = odwróć ten żeton
mm-do-carry = modyfikacje mogą przejść na nowy statek
mm-do-stash = ukryj tu dukaty w skrzynce
mm-do-sell-all = sprzedaj dowolny ładunek, { $gold } za kartę
mm-do-replace = wymień do { $count } z dobranych kart
mm-do-toll = zapłać { $gold } albo test ({ $skill }); przy porażce płacisz lub zostajesz na zewnątrz
mm-do-open-port = { $count ->
    [one] w tej kolejce możesz wpłynąć do { $count } zamkniętego portu
    [few] w tej kolejce możesz wpłynąć do { $count } zamkniętych portów
    [many] w tej kolejce możesz wpłynąć do { $count } zamkniętych portów
   *[other] w tej kolejce możesz wpłynąć do { $count } zamkniętych portów
}
mm-do-change-demand = wymień żeton popytu w dowolnym porcie
mm-do-lay-demand = połóż tu żeton popytu z rezerwy
mm-do-war = wybucha wojna między dwoma krajami
mm-do-peace = każda wojna się kończy
mm-do-npc-enters = ten kapitan wypływa w morze
mm-do-move-npc = { $count ->
    [one] przesuń okręt flagowy lub pirata o { $count } akwen
    [few] przesuń okręt flagowy lub pirata o { $count } akweny
    [many] przesuń okręt flagowy lub pirata o { $count } akwenów
   *[other] przesuń okręt flagowy lub pirata o { $count } akweny
}
mm-do-cancel-bounty = nie zostaje wyznaczona
mm-do-copy = użyj tekstu tamtej karty jak własnego
mm-do-look-at-hand-and-rumor = obejrzyj karty chwały i plotkę jednego gracza
mm-do-look-at-merchants = { $count ->
    [one] obejrzyj { $count } żeton kupca
    [few] obejrzyj { $count } żetony kupców
    [many] obejrzyj { $count } żetonów kupców
   *[other] obejrzyj { $count } żetony kupców
}
mm-do-ashore = starcie na lądzie (Dowodzenie { $leadership }, załoga { $crew }); po wygranej { $what }
mm-do-discard-on = rzuć kością i przy { $faces } odrzuć to
mm-do-stay = ta karta zostaje z tobą
mm-do-actions = { $count ->
    [one] jeszcze { $count } akcja w tej kolejce
    [few] jeszcze { $count } akcje w tej kolejce
    [many] jeszcze { $count } akcji w tej kolejce
   *[other] jeszcze { $count } akcje w tej kolejce
}
mm-do-moves = { $count ->
    [one] jeszcze { $count } akcja w tej kolejce, tylko na ruch
    [few] jeszcze { $count } akcje w tej kolejce, tylko na ruch
    [many] jeszcze { $count } akcji w tej kolejce, tylko na ruch
   *[other] jeszcze { $count } akcje w tej kolejce, tylko na ruch
}

## Zmiany (MM-28.5)

mm-mod-dice = { $count ->
    [one] jeszcze { $count } kość na { $what }
    [few] jeszcze { $count } kości na { $what }
    [many] jeszcze { $count } kości na { $what }
   *[other] jeszcze { $count } kości na { $what }
}
mm-mod-fewer-dice = { $count ->
    [one] o { $count } kość mniej na { $what }
    [few] o { $count } kości mniej na { $what }
    [many] o { $count } kości mniej na { $what }
   *[other] o { $count } kości mniej na { $what }
}
mm-mod-npc-dice = kości okrętów flagowych i piratów, którzy cię szukają, { $change }
mm-mod-price = { $item } kosztuje { $gold }
mm-mod-price-free = { $item } nic nie kosztuje
mm-mod-price-less = { $item } kosztuje o { $gold } mniej
mm-mod-price-more = { $item } kosztuje o { $gold } więcej
mm-mod-price-fixed = { $item } kosztuje { $gold }, bez żadnych zniżek
mm-mod-sale = { $what } idzie za { $gold }
mm-mod-sale-more = { $what } idzie o { $gold } drożej
mm-mod-sale-less = { $what } idzie o { $gold } taniej
mm-mod-draw = karty przy zakupie ładunku { $change }
mm-mod-plunder = dukaty z twoich ataków na kupców { $change }
mm-mod-escapes = symbole ucieczki przy twoich atakach { $change }
mm-mod-capacity = miejsce na ładunek { $change }, do 5, i trafienia go nie zabierają
mm-mod-crew-cap = limit strat od twojego rzutu { $change }
mm-mod-max = { $location }, maksimum { $change }
mm-mod-manoeuvre = zwrotność { $change }
mm-mod-actions = { $count ->
    [one] { $count } akcja na kolejkę
    [few] { $count } akcje na kolejkę
    [many] { $count } akcji na kolejkę
   *[other] { $count } akcje na kolejkę
}
mm-mod-actions-by = akcje na kolejkę { $change }
mm-mod-moves = { $count ->
    [one] jeszcze { $count } akcja na kolejkę, tylko na ruch
    [few] jeszcze { $count } akcje na kolejkę, tylko na ruch
    [many] jeszcze { $count } akcji na kolejkę, tylko na ruch
   *[other] jeszcze { $count } akcje na kolejkę, tylko na ruch
}
mm-mod-open-all = możesz wpływać do zamkniętych portów
mm-mod-open-here = ten port jest dla ciebie otwarty
mm-mod-free-entry = wejście bez myta: { $zone }

## Za co jest cena

mm-item-rumor = plotka
mm-item-repair = punkt naprawy
mm-item-crew = człowiek po nieudanym rzucie
mm-item-weapon = broń specjalna
mm-item-modification = modyfikacja
mm-item-big-ship = fregata lub galeon
mm-item-single-good = towar dobrany jedną kartą
mm-sold-not-demanded = towar bez popytu
mm-sold-all = każda karta ładunku
mm-sold-laid = leżący tu towar, gdzie nie ma popytu,

## Czyny dla misji (MM-28.6)

mm-deed-port = akcja Port ({ $zone })
mm-deed-port-home = akcja Port w porcie macierzystym
mm-deed-deliver = { $count ->
    [one] dostarcz { $count } kartę ({ $good }) do portu { $zone }
    [few] dostarcz { $count } karty ({ $good }) do portu { $zone }
    [many] dostarcz { $count } kart ({ $good }) do portu { $zone }
   *[other] dostarcz { $count } karty ({ $good }) do portu { $zone }
}
mm-deed-beat-pirate-npc = pokonaj niczyj statek piracki
mm-deed-beat-pirate = pokonaj gracza, który jest piratem
mm-deed-beat-naval = pokonaj okręt flagowy
mm-deed-raided = zaatakuj kupca ({ $nation }), łup { $count } lub więcej
mm-deed-found = udane rozpoznanie na morzu ({ $zone })
mm-deed-landed = zejdź na ląd i wygraj starcie ({ $zone }; Dowodzenie { $leadership }, załoga { $crew })

## Misje i plotki w całości

mm-mission-claim = Podjęcie w porcie ({ $zone })
mm-mission-test = { $what }; test: { $skill }
mm-mission-task = Zadanie: { $what }
mm-mission-turns = { $count ->
    [one] { $what }, w ciągu { $count } kolejki
    [few] { $what }, w ciągu { $count } kolejek
    [many] { $what }, w ciągu { $count } kolejek
   *[other] { $what }, w ciągu { $count } kolejek
}
mm-mission-gain = Po wykonaniu: { $what }; 1 punkt chwały
mm-rumor-in-port = Sprawdzenie w porcie ({ $skill }): { $zone }
mm-rumor-at-sea = Sprawdzenie na morzu ({ $skill }): { $zone }
mm-rumor-gain = Prawda: { $what }; 1 punkt chwały
mm-rumor-gain-if-won = Prawda: { $what }; 1 punkt chwały po wygranej
