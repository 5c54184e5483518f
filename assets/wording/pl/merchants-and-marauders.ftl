## Kupcy i korsarze: kto i gdzie

mm-red = Czerwony
mm-blue = Niebieski
mm-yellow = Żółty
mm-green = Zielony

## Kraje: nazwa, narodowość, kupiec

mm-nation-spanish = Hiszpania
mm-nation-english = Anglia
mm-nation-french = Francja
mm-nation-dutch = Holandia
mm-nation-spanish-people = hiszpański
mm-nation-english-people = angielski
mm-nation-french-people = francuski
mm-nation-dutch-people = holenderski
mm-merchant-spanish = Kupiec hiszpański
mm-merchant-english = Kupiec angielski
mm-merchant-french = Kupiec francuski
mm-merchant-dutch = Kupiec holenderski

## Statki niczyje (MM-14.1)

mm-npc-spanish = Hiszpański okręt flagowy
mm-npc-english = Angielski okręt flagowy
mm-npc-french = Francuski okręt flagowy
mm-npc-dutch = Holenderski okręt flagowy
mm-npc-pirate-sloop = Slup piracki
mm-npc-pirate-frigate = Fregata piracka

## Akweny (T-1)

mm-zone-havana = Hawana
mm-zone-nassau = Nassau
mm-zone-tortuga = Tortuga
mm-zone-port-royal = Port Royal
mm-zone-petit-goave = Petit-Goâve
mm-zone-santo-domingo = Santo Domingo
mm-zone-st-maarten = St. Maarten
mm-zone-st-john = St. John
mm-zone-basse-terre = Basse-Terre
mm-zone-bridgetown = Bridgetown
mm-zone-saint-pierre = Saint-Pierre
mm-zone-tobago = Tobago
mm-zone-caracas = Caracas
mm-zone-curacao = Curaçao
mm-zone-aruba = Aruba
mm-zone-cartagena = Cartagena
mm-zone-caribbean-sea = Morze Karaibskie

## Gdzie jest statek

mm-where-open-sea = Morze Karaibskie
mm-where-zone = { $zone } (na morzu)
mm-where-port = { $zone } (w porcie)
mm-where-nowhere = bez kapitana

## Specjalne zasady akwenów (T-1)

mm-zone-havana-rule = Stocznia królewska
mm-zone-nassau-rule = Długie języki
mm-zone-tortuga-rule = Bracia wybrzeża
mm-zone-port-royal-rule = Przystań piratów
mm-zone-petit-goave-rule = Składy bukanierów
mm-zone-santo-domingo-rule = Komora celna
mm-zone-st-maarten-rule = Szkutnicy
mm-zone-st-john-rule = Mistrz olinowania
mm-zone-basse-terre-rule = Gwarne tawerny
mm-zone-bridgetown-rule = Giełda cukru
mm-zone-saint-pierre-rule = Spokojny port
mm-zone-tobago-rule = Zatoczka przemytników
mm-zone-caracas-rule = Ucho gubernatora
mm-zone-curacao-rule = Wolny port
mm-zone-aruba-rule = Spokojny port
mm-zone-cartagena-rule = Srebrny szlak
mm-zone-caribbean-sea-rule = Otwarte morze

## Strony świata (MM-14.22)

mm-compass-n = północ
mm-compass-e = wschód
mm-compass-s = południe
mm-compass-w = zachód

## Towary

mm-good-rum = rum
mm-good-cocoa = kakao
mm-good-spice = przyprawy
mm-good-tobacco = tytoń
mm-good-sugar = cukier
mm-good-fruit = owoce
mm-good-timber = drewno
mm-good-cotton = bawełna

## Karta ładunku: towar, wartość łupu, symbol (T-5)

mm-cargo-escape = { $good } { $plunder } (ucieczka)
mm-cargo-hit = { $good } { $plunder } (trafienie: { $location })

## Umiejętności kapitana (MM-5.2)

mm-skill-seamanship = Żeglarstwo
mm-skill-scouting = Rozpoznanie
mm-skill-leadership = Dowodzenie
mm-skill-influence = Wpływy
mm-skill-seamanship-why = Do manewrów w bitwie i ataku na kupca.
mm-skill-scouting-why = Do szukania statków i sprawdzania wielu plotek.
mm-skill-leadership-why = Do starć załóg i rekrutacji.
mm-skill-influence-why = Do plotek, misji i wejścia do niektórych portów.

## Tory statku (MM-5.7)

mm-location-hull = kadłub
mm-location-hold = ładownia
mm-location-masts = maszty
mm-location-crew = załoga
mm-location-cannons = działa
mm-location-hull-why = Przy 0 statek tonie. Tu idą trafienia w to, co zniszczone.
mm-location-hold-why = Tyle kart ładunku się mieści. Nadmiar przepada losowo.
mm-location-masts-why = Przy 0 kapitan rzuca na manewry jedną kością i może tylko strzelać.
mm-location-crew-why = Siła w starciu załóg. Przy 0 nie ma abordażu.
mm-location-cannons-why = Tyle trafień daje manewr wygrany przy ostrzale.

## Statki (T-2)

mm-ship-sloop = slup
mm-ship-flute = fleuta
mm-ship-frigate = fregata
mm-ship-galleon = galeon
mm-ship-man-of-war = okręt liniowy
mm-ship-sloop-why = Lekki i szybki; mało miejsca, jedno działo.
mm-ship-flute-why = Pojemna i tania; łatwy łup.
mm-ship-frigate-why = We wszystkim trzy: łowca.
mm-ship-galleon-why = Silny i powolny, z największą ładownią.
mm-ship-man-of-war-why = Pływająca twierdza. Nie kupuje się go ani nie sprzedaje: można go tylko zdobyć.
mm-manoeuvre = zwrotność
mm-sturdiness = wytrzymałość

## Modyfikacje statku (MM-10.25)

mm-fitting-extra-hammocks = dodatkowe hamaki
mm-fitting-sails-and-rigging = żagle i olinowanie
mm-fitting-reinforced-hull = wzmocniony kadłub
mm-fitting-enlarged-hold = pojemna ładownia
mm-fitting-chasers = ścigacze
mm-fitting-extra-cannon-ports = dodatkowa bateria dział
mm-fitting-swivel-guns = folgerze
mm-fitting-long-guns = działa dalekosiężne
mm-fitting-extra-hammocks-why = Miejsce dla jeszcze jednego człowieka; trzeba go zwerbować.
mm-fitting-sails-and-rigging-why = Zwrotność +1.
mm-fitting-reinforced-hull-why = Odwróć, by anulować jedno trafienie w dowolną lokację. Naprawa kosztuje w porcie 3 dukaty.
mm-fitting-enlarged-hold-why = Mieści się jeszcze jedna karta ładunku.
mm-fitting-chasers-why = Raz na bitwę, gdy ktoś chce uciec: jedno trafienie przed manewrami.
mm-fitting-extra-cannon-ports-why = Działa +1.
mm-fitting-swivel-guns-why = Przed starciem załóg na morzu: 2 kości, a przy czaszce wróg traci 1 załogi.
mm-fitting-long-guns-why = Przed 1. rundą bitwy: kość za każde działo, każda czaszka trafia.

## Broń specjalna (MM-19.1)

mm-weapon-grappling-hooks = bosaki
mm-weapon-chain-shot = kule łańcuchowe
mm-weapon-grape-shot = kartacze
mm-weapon-grappling-hooks-why = Przy abordażu rzuć ponownie dowolnymi swoimi kośćmi manewrów. Jednorazowe.
mm-weapon-chain-shot-why = Każda czaszka salwy trafia w maszty. Jednorazowe.
mm-weapon-grape-shot-why = Każda czaszka salwy trafia w załogę. Jednorazowe.

## Specjaliści (MM-13.11)

mm-trade-carpenter = rzemieślnik
mm-trade-boatswain = bosman
mm-trade-gunner = artylerzysta
mm-trade-surgeon = konował
mm-trade-lookout = oko
mm-trade-veteran = weteran
mm-trade-steward = steward
mm-trade-helmsman = sternik
mm-trade-carpenter-why = Naprawia 1 uszkodzenie po bitwie lub ataku na kupca.
mm-trade-boatswain-why = Łatwiej i taniej uzupełnia załogę.
mm-trade-gunner-why = Raz na bitwę rzuca ponownie kośćmi twojej salwy.
mm-trade-surgeon-why = Ratuje 1 załogi po bitwie.
mm-trade-lookout-why = Jeszcze jedna kość do każdego szukania.
mm-trade-veteran-why = Jeszcze jedna kość w 1. rundzie starcia załóg.
mm-trade-steward-why = Znajduje na rynku jeszcze jedną kartę ładunku.
mm-trade-helmsman-why = Raz na bitwę rzuca ponownie jedną kością manewrów.

## Co deklaruje kapitan (MM-16.4)

mm-declare-shoot = ostrzał
mm-declare-board = abordaż
mm-declare-flee = ucieczka

## Czego się szuka (MM-9.1)

mm-target-player = kapitan { $by }
mm-target-npc = { $npc }
mm-target-merchant = kupiec
mm-target-mission = cel misji
mm-target-rumor = prawda o plotce

## Co robi się w porcie (MM-10.1)

mm-activity-sell = Sprzedaż ładunku
mm-activity-buy = Zakup ładunku
mm-activity-yard = Stocznia
mm-activity-recruit = Rekrutacja
mm-activity-rumor = Zdobycie plotki
mm-activity-mission = Podjęcie misji
mm-activity-stash = Ukrycie dukatów

## Strony walki

mm-side-player = { $by }
mm-side-npc = { $npc }
mm-side-garrison = Garnizon

## Salwy (MM-17.1)

mm-volley-cannons = salwa burtowa
mm-volley-long-guns = działa dalekosiężne
mm-volley-chasers = ścigacze
mm-volley-event = wydarzenie
mm-volley-raid = działa kupca

## Etapy gry

mm-phase-setting-out = przygotowanie
mm-phase-ships = pierwszy statek dla każdego
mm-phase-reveal = odkrycie kapitanów
mm-phase-round = wydarzenie
mm-phase-turn-start = początek kolejki
mm-phase-actions = akcje
mm-phase-port = w porcie
mm-phase-raid = znaleziono kupca
mm-phase-battle = bitwa
mm-phase-turn-end = koniec kolejki
mm-phase-round-end = koniec tury
mm-phase-over = koniec gry

## Rodzaje kart

mm-sort-captain = kapitanowie
mm-sort-event = wydarzenia
mm-sort-glory = karty chwały
mm-sort-mission = misje
mm-sort-rumor = plotki

## Liczby rzeczy, tak jak stoją po czasowniku

mm-gold = { $count ->
    [one] { $count } dukata
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukata
}
mm-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
