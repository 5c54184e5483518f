## What lies on the table of a whole game of Dead Reckoning says of itself

dr-os1 = Szlak Handlowy
dr-os2 = Długa Fala
dr-os3 = Końskie Szerokości
dr-os4 = Sargasy
dr-thing-tile = { $name }
dr-thing-unexplored = Nieznane morze
dr-thing-unexplored-note = Kto się tu zatrzyma, odkrywa kafel; raz na turę (DR-8.7, DR-8.8)
dr-thing-produces = Produkuje: { $goods } (DR-15.21)
dr-thing-slots = Pola wpływu: { $slots }, puste: { $empty } (DR-17.1)
dr-thing-control = Kontroluje: { $by } (DR-17.7)
dr-thing-no-control = Nikt nie kontroluje (DR-17.7)
dr-thing-points = Złoto na koniec, według kostek: { $points } (DR-26.10)
dr-thing-hand = Limit ręki +1 dla tego, kto kontroluje (DR-12.9)
dr-thing-open-sea = Otwarte morze. Wyspy wskazane strzałkami produkują więcej: { $good } (DR-15.21)
dr-thing-harbour = Port
dr-thing-harbour-note = Tu ładuje się z nabrzeża i ze skrzyni (DR-5.6); zaatakowany tu statek ma 4 kostki więcej (DR-20.4)
dr-thing-price = Cena w ładunku z pokładu: { $cost } (DR-10.3)
dr-thing-merchant = Statek kupiecki: można handlować (DR-10.8) albo atakować (DR-10.9)
dr-thing-merchant-cubes = Czarne kostki: { $count } (DR-19.2)
dr-thing-box = Pudełko ulepszeń rzędu { $row }, kart: { $count } (DR-3.9)
dr-thing-influence = Wpływ: { $by } (DR-17.1)
dr-thing-influence-cubes = Kostki na polach: { $cubes }, stałe: { $permanent }, puste pola: { $empty }
dr-thing-ranked = Miejsce: { $rank }, złoto: { $gold } (DR-26.13)
dr-thing-imaginary = Gracz wyobrażony: kostki { $count }, po jednej na każdym pustym polu (DR-26.11)
dr-thing-imaginary-note = Zajmuje miejsce i remisuje jak inni, ale nic nie dostaje (DR-26.14, DR-30.18)
dr-thing-goods = Towary na brzegu (DR-5.7)
dr-thing-walls = Nie wpuszcza innych na wyspę (DR-16.6); kostki obrony: { $count } (DR-21.3)
dr-thing-shore = Uszkodzenia innych, którzy wpływają: { $count } (DR-16.9)
dr-thing-outpost = Produkcja tutaj daje więcej: { $goods } (DR-16.8)
dr-thing-worth = Złoto na koniec: { $gold } (DR-26.1)
dr-thing-reached = Osiągnięte: { $by }
dr-thing-ship = Statek: { $by }
dr-thing-pirate = Pirat: zamyka wyspę przed innymi (DR-9.9)
dr-thing-trader = Kupiec: nikt nie musi z nim walczyć (DR-9.1)
dr-thing-ship-state = Żagle: { $sails }, uszkodzenia: { $damage }, działa gotowe: { $cannons } (DR-7.1, DR-18.4, DR-23.2)
dr-thing-hold = Towary: { $units } z { $room } (DR-5.3)
dr-thing-dock = Dok: { $by }
dr-thing-dock-cargo = Ładunek w nim: { $cargo } (DR-5.6)
dr-thing-chest = Skrzynia: { $by }
dr-thing-chest-gold = Złoto w niej, wiesz to tylko ty: { $gold } (DR-30.1)
dr-thing-chest-closed = Co w niej jest, wie tylko właściciel (DR-30.1)
dr-thing-supply = Kostki w zapasie, { $by }: { $count }
dr-thing-level-up = Należny awans: { $by } (DR-13.1)
dr-thing-level-up-note = Kliknięcie: ten kapitan podchodzi do okna i awansuje kartę, w dowolnej chwili (DR-30.15)
dr-thing-deck = Talia, { $by }: { $count }
dr-thing-deck-note = Jak leży, nie wie nikt (DR-30.1)
dr-thing-discard = Karty odrzucone, { $by }: { $count }
dr-thing-held = Na ręce, { $by }: { $count } (DR-12.9)
dr-thing-sailor = { $name }, poziom { $level } (DR-13.3)
dr-thing-sleeved = W koszulce: { $name } (DR-11.2)
dr-thing-aside = Odłożone: na koniec tury trafi do koszulki (DR-11.8)
dr-thing-cup = Kubek: { $by }
dr-thing-ready = Kostki gotowych dział: { $count } (DR-18.12)
dr-thing-ready-note = Włóż do kubka te, które mają strzelać, i kliknij go; albo powiedz to na arkuszu.

## Osiągnięcia (DR-24)

dr-mark-legend = Legenda
dr-mark-legend-needs = Wygraj cztery bitwy (DR-24.5)
dr-mark-sea-dogs = Wilki morskie
dr-mark-sea-dogs-needs = Trzech załogantów poziomu 4 (DR-24.6)
dr-mark-terror = Postrach mórz
dr-mark-terror-needs = Zatop statek gracza (DR-24.7)
dr-mark-builder = Budowniczy
dr-mark-builder-needs = Kontroluj pięć budowli (DR-24.8)
dr-mark-capitalist = Kapitalista
dr-mark-capitalist-needs = 30 złota w skrzyni (DR-24.9)
dr-mark-settler = Osadnik
dr-mark-settler-needs = Sześć kostek stałych (DR-24.10)
dr-mark-first-rate = Okręt pierwszej klasy
dr-mark-first-rate-needs = Cztery modernizacje statku (DR-24.11)
dr-mark-explorer = Odkrywca
dr-mark-explorer-needs = Odkrywaj kafle oceanu (DR-24.12)
dr-mark-master-trader = Mistrz handlu
dr-mark-master-trader-needs = Zwróć naraz dwanaście ładunków (DR-24.13)

## Talie na arkuszu ze wszystkimi kartami

dr-deck-sailors = Załoganci
dr-deck-merchants = Statki kupieckie
