## Piraci z Karmazynowego Wybrzeża: narodowości

# Każda ze swoimi statkami i z tym, jak stoją w zdaniu o cudzych statkach
pc-nation-pirates-name = Piraci
pc-nation-england-name = Anglia
pc-nation-spain-name = Hiszpania
pc-nation-france-name = Francja
pc-nation-america-name = Ameryka
pc-nation-pirates-ships = Statki pirackie
pc-nation-england-ships = Statki angielskie
pc-nation-spain-ships = Statki hiszpańskie
pc-nation-france-ships = Statki francuskie
pc-nation-america-ships = Statki amerykańskie
pc-nation-pirates-every-ship = każdy statek piracki
pc-nation-england-every-ship = każdy statek angielski
pc-nation-spain-every-ship = każdy statek hiszpański
pc-nation-france-every-ship = każdy statek francuski
pc-nation-america-every-ship = każdy statek amerykański
pc-nation-pirates-against = przeciw statkom pirackim
pc-nation-england-against = przeciw statkom angielskim
pc-nation-spain-against = przeciw statkom hiszpańskim
pc-nation-france-against = przeciw statkom francuskim
pc-nation-america-against = przeciw statkom amerykańskim
pc-nation-pirates-against-others = przeciw wszystkim statkom prócz pirackich
pc-nation-england-against-others = przeciw wszystkim statkom prócz angielskich
pc-nation-spain-against-others = przeciw wszystkim statkom prócz hiszpańskich
pc-nation-france-against-others = przeciw wszystkim statkom prócz francuskich
pc-nation-america-against-others = przeciw wszystkim statkom prócz amerykańskich

## Statki (PC-20.3): piraci

pc-ship-flying-dutchman-name = Latający Holender
pc-ship-black-pearl-swift-name = Nocna Czapla
pc-ship-black-pearl-cursed-name = Nocna Czapla
pc-ship-empress-name = Nefrytowa Latarnia
pc-ship-hai-peng-name = Hai Long
pc-ship-kin-tai-fong-name = Kin Tai Fong
pc-ship-seref-name = Seref
pc-ship-swift-name = Swift
pc-ship-dragon-name = Dragon
pc-ship-jolly-mon-name = Wesoła Moll
pc-ship-deliverance-name = Deliverance
pc-ship-la-victoire-name = La Victoire
pc-ship-ranger-name = Ranger
pc-ship-cassandra-name = Cassandra
pc-ship-arabella-name = Arabella
pc-ship-amity-name = Amity
pc-ship-adventure-name = Adventure
pc-ship-bonnie-liz-name = Bonnie Liz
pc-ship-royal-james-name = Royal James
pc-ship-raven-name = Raven
pc-ship-rover-name = Rover
pc-ship-mermaid-name = Mermaid

## Statki: Anglia

pc-ship-hms-dauntless-name = HMS Undaunted
pc-ship-hms-endeavour-name = HMS Endeavour
pc-ship-hms-interceptor-name = HMS Pursuer
pc-ship-edinburgh-trader-name = Leith Trader
pc-ship-hms-victor-name = HMS Victor
pc-ship-hms-comet-name = HMS Comet
pc-ship-hms-hound-name = HMS Hound
pc-ship-hms-goliath-name = HMS Goliath
pc-ship-hms-london-name = HMS London
pc-ship-hms-ajax-name = HMS Ajax
pc-ship-hms-lady-provost-name = HMS Lady Provost
pc-ship-hms-swiftsure-name = HMS Swiftsure

## Statki: Hiszpania

pc-ship-el-neptuno-name = El Neptuno
pc-ship-el-argonauta-name = El Argonauta
pc-ship-matthias-vospero-name = Matthias Vospero
pc-ship-la-trinidad-name = La Trinidad
pc-ship-el-san-francisco-name = El San Francisco
pc-ship-el-montanez-name = El Montañez
pc-ship-el-san-salvador-name = El San Salvador
pc-ship-la-rosario-name = La Rosario

## Statki: Francja

pc-ship-la-magnifique-name = La Magnifique
pc-ship-la-ville-de-paris-name = La Ville de Paris
pc-ship-la-possession-name = La Possession
pc-ship-le-st-michel-name = Le St. Michel
pc-ship-le-triton-name = Le Triton
pc-ship-la-provence-name = La Provence
pc-ship-l-intrepide-name = L’Intrépide
pc-ship-l-artesien-name = L’Artésien
pc-ship-le-colibri-name = Le Colibri

## Statki: Ameryka

pc-ship-roanoke-name = Roanoke
pc-ship-providence-name = Providence
pc-ship-destiny-name = Destiny
pc-ship-uss-maryland-name = USS Maryland

## Własne statki (PC-20.10)

pc-ship-house-enterprise-name = Enterprise
pc-ship-house-hornet-name = Hornet
pc-ship-house-nautilus-name = Nautilus
pc-ship-house-argus-name = Argus
pc-ship-house-constellation-name = Constellation
pc-ship-house-bounty-name = Bounty
pc-ship-house-atrevida-name = La Atrevida
pc-ship-house-santa-ana-name = Santa Ana
pc-ship-house-boussole-name = La Boussole

## Krakeny (PC-20.1)

pc-kraken-kraken-fearsome-name = Przerażający Stwór
pc-kraken-kraken-beastie-name = Stary Uścisk
pc-kraken-kraken-kray-kin-name = Atramentowa Wdowa
pc-kraken-kraken-the-kraken-name = Kraken

## Załoga każdej narodowości (PC-20.3): captain:pirates nazywa się po pierwszej połowie

pc-crew-captain-name = Kapitan
pc-crew-helmsman-name = Sternik
pc-crew-cannoneer-name = Artylerzysta
pc-crew-explorer-name = Odkrywca
pc-crew-musketeer-name = Muszkieter
pc-crew-oarsman-name = Wioślarz
pc-crew-shipwright-name = Szkutnik
pc-crew-chainshot-name = Specjalista od kul łańcuchowych
pc-crew-stinkpot-name = Specjalista od cuchnących garnków

## Załoga z imionami (PC-20.1, PC-20.11)

pc-crew-davy-jones-name = Kapitan Davy Jones
pc-crew-jack-sparrow-name = Kapitan Tom Wagtail
pc-crew-barbossa-name = Kapitan Sable
pc-crew-cursed-barbossa-name = Nieumarły Sable
pc-crew-cursed-crew-1-name = Kościana Wachta
pc-crew-cursed-crew-2-name = Kościani Artylerzyści
pc-crew-sao-feng-name = Kapitan Lu Han
pc-crew-lian-name = Mei
pc-crew-park-name = Bo
pc-crew-pintel-name = Stubbs
pc-crew-ragetti-name = Peabody
pc-crew-tia-dalma-name = Mateczka Kalebasa
pc-crew-damsel-name = Dama w opałach
pc-crew-maccus-name = Koralowy Oficer
pc-crew-jimmy-legs-name = Stary Dziewięciohak
pc-crew-bootstrap-name = Will Pąkla
pc-crew-elizabeth-swann-name = Margaret Vane
pc-crew-gibbs-name = Płatnik Hobb
pc-crew-hag-name = Wiedźma z Tortugi
pc-crew-flores-name = Geoffery Flores
pc-crew-le-requin-name = Le Requin
pc-crew-havana-black-name = Havana Black
pc-crew-bloody-jake-name = Krwawy Jake
pc-crew-norrington-name = Admirał Harcourt
pc-crew-beckett-name = Lord Ashdown
pc-crew-weatherby-swann-name = Gubernator Vane
pc-crew-mullroy-name = Szeregowy Dodd
pc-crew-murtogg-name = Szeregowy Tripp
pc-crew-blake-name = Kapitan Percival Blake
pc-crew-beattie-name = Doktor Forbes Beattie
pc-crew-bratley-name = Zarządca Scott Bratley
pc-crew-rafael-name = Książę Rafael de Moreno y Rivera
pc-crew-amore-name = Hrabina Anita Amore
pc-crew-blanco-name = Inkwizytor Sebastián Blanco
pc-crew-javier-name = Doktor Urbano Javier
pc-crew-covas-name = Agustín Covas
pc-crew-dupuy-name = Admirał Stephan Dupuy
pc-crew-richelieu-name = Wicehrabina Angélique de Richelieu
pc-crew-lenoir-name = Monsieur LeNoir
pc-crew-cissey-name = Wicehrabia Jules de Cissey

## Własna załoga (PC-20.10)

pc-crew-house-thorne-name = Komodor Thorne
pc-crew-house-pike-name = Artylerzysta Pike
pc-crew-house-coles-name = Nawigator Coles
pc-crew-house-whitlow-name = Chirurg Whitlow
pc-crew-house-marsh-name = Pilotka Eliza Marsh
pc-crew-house-envoy-name = Poseł Lathrop
pc-crew-house-barrios-name = Kapitanka Inés Barrios
pc-crew-house-marchand-name = Maître Marchand
pc-crew-house-gazette-name = Gazeciarz

## Forty (PC-20.1)

pc-fort-dead-mans-point-name = Przylądek Nieboszczyka
pc-fort-fort-brompton-name = Fort Brompton
pc-fort-el-castillo-name = El Castillo del Infanta
pc-fort-el-puerto-blanco-name = El Puerto Blanco
pc-fort-st-pierre-name = Saint-Pierre
pc-fort-fortaleza-dorada-name = Fortaleza Dorada

## Wyspy (PC-18.8)

pc-island-round-cay-name = Okrągła Kępa
pc-island-long-key-name = Długa Kępa
pc-island-half-moon-name = Półksiężyc
pc-island-skull-rock-name = Skała Czaszki
pc-island-parrot-island-name = Wyspa Papug
pc-island-dead-chest-name = Martwy Kufer

## Teren (PC-16)

pc-terrain-fog-name = mgła
pc-terrain-reef-name = rafa
pc-terrain-sargasso-name = Morze Sargassowe
pc-terrain-whirlpool-name = wir
pc-terrain-fog-effect = Kto jej dotknie, ginie w niej z oczu, a wypływa z boku, który wskaże kość. Nikt przez nią nie strzela.
pc-terrain-reef-effect = Kość na rafę i turę: jeśli wpływający statek ma na karcie więcej masztów, traci różnicę.
pc-terrain-sargasso-effect = Kość na turę: jeśli wpływający statek ma na karcie mniej masztów, zostaje oplątany. Uwalnia się, gdy kość i jego maszty dadzą więcej niż 6.
pc-terrain-whirlpool-effect = Przenosi tego, kto go dotknie, do innego wiru. Potem kość: przy 4–6 przepada maszt, żeton albo załoga.

## Unikalne skarby (UT-01–UT-18)

pc-treasure-sword-name = Miecz
pc-treasure-spyglass-name = Luneta
pc-treasure-dry-powder-name = Suchy proch
pc-treasure-grease-barrels-name = Beczki smaru
pc-treasure-trees-name = Drzewa
pc-treasure-buried-treasure-name = Ukryty skarb
pc-treasure-rum-name = Rum
pc-treasure-neptunes-figurehead-name = Galion Neptuna
pc-treasure-smuggled-goods-name = Towar z przemytu
pc-treasure-marines-name = Piechota morska
pc-treasure-jail-name = Więzienie!
pc-treasure-scurvy-name = Szkorbut
pc-treasure-davy-jones-heart-name = Serce Davy’ego Jonesa
pc-treasure-torn-chart-name = Podarta mapa
pc-treasure-castaway-name = Rozbitek
pc-treasure-loose-powder-name = Rozsypany proch
pc-treasure-letter-of-pardon-name = List łaski
pc-treasure-ships-cat-name = Kot okrętowy
pc-treasure-sword-effect = +1 do rzutów abordażu tego statku.
pc-treasure-spyglass-effect = Raz na turę, w twojej turze: obejrzyj jedną zakrytą załogę lub żeton na dowolnym statku.
pc-treasure-dry-powder-effect = Ładowany zakryty. Odkryj go w dowolnej swojej turze: ten statek może dostać jeszcze jeden rozkaz „Strzał”. Potem przepada.
pc-treasure-grease-barrels-effect = Ładowane zakryte. Odkryj je, gdy statek dostaje rozkaz „Ruch”: +L do tego ruchu. Potem przepadają.
pc-treasure-trees-effect = Statek z wszystkimi masztami może je zostawić na wyspie. Kto je weźmie, stawia wszystkie maszty, a one przepadają.
pc-treasure-buried-treasure-effect = Przy załadunku rzuć kością: tyle złota jest wart. W twojej następnej turze statek nie dostaje rozkazu.
pc-treasure-rum-effect = Przy załadunku jest wart 6 złota bez jednego za każdą załogę na pokładzie. W twojej następnej turze statek nie dostaje rozkazu.
pc-treasure-neptunes-figurehead-effect = Gdyby statek miał zatonąć, dokuje w domu z wszystkimi masztami, załogą i ładunkiem. Potem galion przepada.
pc-treasure-smuggled-goods-effect = Gdy statek wyładowuje w domu, najmniej wart z wyładowanych żetonów liczy się podwójnie. Potem towar przepada.
pc-treasure-marines-effect = Przy załadunku statek traci jedną załogę albo jeden maszt, do wyboru. Potem znacznik przepada.
pc-treasure-jail-effect = Przy załadunku cała załoga statku trafia na swoją wyspę macierzystą. Potem znacznik przepada.
pc-treasure-scurvy-effect = Na otwarciu każdej twojej tury rzuć kością: przy 4–6 ginie jedna załoga statku. Kończy się, gdy statek zadokuje w domu.
pc-treasure-davy-jones-heart-effect = Żadna zdolność, słowo kluczowe ani skarb wroga nie działa na ten statek i jego załogę.
pc-treasure-torn-chart-effect = Przy załadunku: obejrzyj wszystkie skarby jednej innej wyspy bez fortu. Potem mapa przepada.
pc-treasure-castaway-effect = +S do ruchu bazowego, jakiejkolwiek narodowości jest statek. Kończy się, gdy zadokuje w domu.
pc-treasure-loose-powder-effect = Następne trafienie w ten statek zabiera dwa maszty albo tyle, ile zostało. Potem proch przepada.
pc-treasure-letter-of-pardon-effect = Wart 2 złota po wyładowaniu w domu. Póki jest na pokładzie, forty nigdy nie trafiają w ten statek.
pc-treasure-ships-cat-effect = Gdy statek miałby stracić maszt, możesz rzucić kością: przy 4–6 maszt zostaje. Kot znika tak czy inaczej.

## Słowa kluczowe (PC-13)

pc-keyword-eternal-name = Nieśmiertelny
pc-keyword-broadsides-attack-name = Atak z burty
pc-keyword-ghost-ship-name = Statek-widmo
pc-keyword-limit-name = Limit
pc-keyword-ransom-name = Okup
pc-keyword-schooner-name = Szkuner
pc-keyword-fear-name = Strach
pc-keyword-galley-name = Galera
pc-keyword-junk-name = Dżonka
pc-keyword-parley-name = Rokowania
pc-keyword-kraken-name = Kraken
pc-keyword-eternal-effect = Zamiast zatonąć wraca do domu: bez masztów i skarbów, ale z załogą.
pc-keyword-broadsides-attack-effect = Strzelając, może wybrać jeden cel: każde działo liczy się jako S i trafia bez rzutu, a potem sama jednostka dostaje jedno trafienie.
pc-keyword-ghost-ship-effect = Na otwarciu tury powiedz, czy jest widmem. Widmo płynie przez wszystko, nie da się go staranować ani przyszpilić, ale nie dokuje.
pc-keyword-limit-effect = We flocie może być tylko jedna taka karta.
pc-keyword-ransom-effect = Na statku wroga ta załoga zmienia się w żeton wart 5. Kto ją wyeliminuje, dostaje w domu żeton wart 1.
pc-keyword-schooner-effect = Po rozkazie „Ruch” może obrócić się wokół rufy w dowolną stronę, ale nie w turze, w której taranowała.
pc-keyword-fear-effect = Na początku każdej tury rzuć kością za każdy wrogi statek w zasięgu S: przy 5 nie używa zdolności, przy 6 płynie najwyżej S, w tej turze.
pc-keyword-galley-effect = Nie przyszpila i nie bywa przyszpilona, a jej taran nie zabiera masztu. Raz na turę może obrócić się wokół rufy; bez masztów płynie S.
pc-keyword-junk-effect = Własne maszty i żagle nie zasłaniają jej linii strzału.
pc-keyword-parley-effect = Gdy ktoś zapowiada strzał do tego statku, możesz oddać jeden wylosowany żeton: do końca tury nikt go nie tknie.
pc-keyword-kraken-effect = Pływa w każdą stronę, nigdzie nie dokuje i nic nie wozi. Może objąć statek w zasięgu S i go trzymać; wtedy tylko ten statek do niego strzela.

## Zdolności (PC-19)

pc-ability-board-plus-effect = +1 do rzutów abordażu tego statku.
pc-ability-board-plus-vs-effect = +1 do rzutów abordażu tego statku { $against }.
pc-ability-cannon-plus-vs-effect = +1 do rzutów strzału tego statku { $against }.
pc-ability-marked-by-effect = { $ships } mają +1 do rzutów strzału do tego statku.
pc-ability-open-deck-effect = Zdolności działają tu także załogom tych narodowości: { $nations }.
pc-ability-peek-cargo-effect = Raz na turę, w twojej turze: obejrzyj jedną zakrytą załogę lub żeton na dowolnym statku.
pc-ability-peek-island-effect = Raz na turę, w twojej turze: obejrzyj jeden zakryty skarb na dowolnej wyspie.
pc-ability-ram-proof-effect = Taran nie zabiera temu statkowi masztu i nie rzuca się kością.
pc-ability-unpinnable-effect = Tego statku nie da się przyszpilić.
pc-ability-slow-when-full-effect = Z pełną ładownią jego ruch bazowy to S.
pc-ability-no-crew-effect = Na pokładzie nigdy nie może być załogi.
pc-ability-crew-safe-effect = Załogi na pokładzie nie da się wyeliminować, chyba że statek zatonie.
pc-ability-captain-gunnery-effect = +1 do rzutów strzału, gdy na pokładzie jest odkryty kapitan, którego zdolności tu działają.
pc-ability-captain-speed-effect = +{ $ruler } do ruchu bazowego, gdy na pokładzie jest odkryty kapitan, którego zdolności tu działają.
pc-ability-dock-explore-effect = Po zadokowaniu przy dzikiej wyspie rozkazem „Ruch” ten statek może ją zbadać w darmowym rozkazie.
pc-ability-board-purge-effect = Gdy ten statek wygra abordaż, może wyeliminować całą załogę drugiego statku zamiast jednej.
pc-ability-shrug-first-hit-effect = Pierwsze trafienie w ten statek w każdej turze nic nie robi, jeśli stoją wszystkie jego maszty.
pc-ability-double-mast-effect = Każde trafienie tego statku zabiera dwa maszty; jedno trafienie nigdy naraz nie robi wraku i go nie zatapia.
pc-ability-full-rig-speed-effect = +{ $ruler } do ruchu bazowego, póki stoją wszystkie maszty.
pc-ability-swap-coin-effect = Raz na turę, w twojej turze, ze skarbem na pokładzie: jeden losowy skarb zamienia się miejscem z losowym skarbem wrogiego statku w zasięgu S.
pc-ability-field-repair-effect = Rozkaz „Naprawa” można wydać na morzu i przy każdej wyspie.
pc-ability-strip-pirates-effect = W twojej turze: zabierz dowolne skarby, które się zmieszczą, ze statku pirackiego stykającego się z tym statkiem.
pc-ability-raid-home-effect = Może zadokować przy macierzystej wyspie wroga i załadować jeden wybrany żeton z banku; w twojej następnej turze musi stamtąd odpłynąć, jeśli może.
pc-ability-long-shot-proof-effect = Działa strzelające na zasięg L nigdy tu nie trafiają.
pc-ability-double-range-effect = Przy rozkazie „Strzał” można podwoić wszystkie zasięgi, do 2 S i 2 L; wtedy trafia tylko kość z wynikiem 6.
pc-ability-thorn-crew-effect = W turze, w której ten statek zostaje przyszpilony, trzymający go wrogi statek od razu traci jedną załogę; raz na turę.
pc-ability-thorn-crew-and-mast-effect = W turze, w której ten statek zostaje przyszpilony, trzymający go wrogi statek od razu traci jedną załogę i jeden maszt; raz na turę.
pc-ability-fort-proof-effect = Forty nigdy nie trafiają w ten statek.
pc-ability-pick-mast-effect = Gdy ten statek trafi statek, ty wybierasz maszt, który spada.
pc-ability-sharpshooter-effect = Raz na turę, gdy ten statek trafi wrogi statek, tamten traci też jedną załogę.
pc-ability-extra-order-effect = Raz na turę, w twojej turze, rzuć kością: przy 5 lub 6 ten statek może dostać jeszcze jeden rozkaz.
pc-ability-encore-effect = Raz na turę, zanim ten statek dostanie rozkaz, rzuć kością: przy 5 lub 6 może dostać ten sam rozkaz dwa razy.
pc-ability-fleet-double-effect = Na otwarciu twojej tury rzuć kością: przy 6 jeden statek twojej floty może dostać w tej turze dwa rozkazy.
pc-ability-captain-effect = Po żegludze z rozkazu „Ruch” ten statek może oddać strzały w ramach tego rozkazu.
pc-ability-helmsman-effect = +S do ruchu bazowego.
pc-ability-cannoneer-effect = Raz na turę jedno działo tego statku, które spudłowało, może od razu strzelić znowu do tego samego celu.
pc-ability-musketeer-effect = Jeszcze jedno działo, 3S, strzelające z miejsca dowolnego masztu, nawet straconego. Premie go nie dotyczą, a wrak go nie używa.
pc-ability-oarsman-effect = Jako wrak ten statek wciąż płynie S. Ta załoga nie zajmuje miejsca ładunkowego.
pc-ability-chainshot-effect = Raz na turę jedno działo strzela kulą łańcuchową do celu w zasięgu S: trafienie nie zabiera masztu, ale w swojej następnej turze cel nie dostaje rozkazu „Ruch”.
pc-ability-stinkpot-effect = Raz na turę jedno działo ciska cuchnący garnek w cel w zasięgu S: trafienie nie zabiera masztu, ale w swojej następnej turze załoga celu nie używa zdolności.
pc-ability-silence-one-effect = Raz na turę, w twojej turze: jedna załoga albo jeden statek w zasięgu S nie używa w tej turze zdolności.
pc-ability-pickpocket-effect = Raz na turę, w twojej turze: zabierz jeden losowy skarb, który się zmieści, z dowolnego statku stykającego się z tym statkiem.
pc-ability-sacrifice-effect = Raz na turę, w twojej turze: wyeliminuj inną załogę tego statku, a może on dostać jeszcze jeden rozkaz.
pc-ability-reroll-effect = Raz na turę: rzuć ponownie jedną kością rzuconą za ten statek; liczy się drugi wynik.
pc-ability-thrift-effect = Odkryty od początku. Każda inna załoga, która zaczyna na tym statku, kosztuje o 1 punkt mniej.
pc-ability-patron-effect = Odkryty od początku. Twoja flota może kosztować w sumie o 5 punktów więcej. Ta załoga opuszcza statek tylko pojmana lub wyeliminowana.
pc-ability-doctor-effect = Gdy inna odkryta załoga tego statku miałaby zostać wyeliminowana, zamiast tego się ją zakrywa.
pc-ability-bodyguard-from-effect = Gdyby miała tu zginąć załoga warta { $points } lub więcej, można zamiast niej wyeliminować tę.
pc-ability-bodyguard-to-effect = Gdyby miała tu zginąć załoga warta { $points } lub mniej, można zamiast niej wyeliminować tę.
pc-ability-terrain-proof-effect = Rozkazy „Ruch” tego statku nie zważają na teren.
pc-ability-soul-tithe-effect = Gdy czyjakolwiek załoga ma zostać wyeliminowana, rzuć kością: przy 6 wchodzi na ten statek, odkryta i połączona z Davym Jonesem. Bez miejsca ginie.
pc-ability-last-coin-away-effect = Gdy ten statek zabierze z wyspy ostatni skarb, może dodatkowo dostać rozkaz „Ruch”.
pc-ability-kraken-caller-effect = Rozkaz „Ruch” tego statku może zamiast żeglugi wskazać wrogi statek: jeden twój kraken atakuje odtąd tylko jego i płynie o S dalej.
pc-ability-silence-roll-effect = Na początku każdej tury, póki ten kraken jest w grze, rzuć kością: przy 5 lub 6 niczyja załoga nie używa w tej turze zdolności.
pc-ability-fort-garrison-effect = +1 do rzutów strzału tego fortu, gdy przy jego wyspie dokuje twój statek.
pc-ability-fort-second-try-effect = Raz na turę jedna flaga, która spudłowała, może od razu strzelić znowu.
pc-ability-fort-spill-effect = Gdy ten fort trafi statek, możesz odebrać mu też jedną załogę lub żeton; wybiera jego gracz.
pc-ability-fort-maps-effect = Statek zadokowany przy tym forcie może zużyć rozkaz, by obejrzeć po jednym zakrytym skarbie na każdej wyspie.
pc-ability-fort-quay-effect = Statek, który tu zadokuje i wyładuje naraz 4 złota lub więcej, może dostać w tej turze jeszcze jeden rozkaz.

## Gotowe floty (PC-20.9, PC-27.1)

pc-fleet-dutchmans-tide-name = Przypływ Holendra
pc-fleet-black-pearls-company-name = Kompania Nocnej Czapli
pc-fleet-junks-of-singapore-name = Dżonki z Singapuru
pc-fleet-kings-squadron-name = Eskadra Króla
pc-fleet-company-broadsides-name = Burty Kompanii
pc-fleet-silver-fleet-name = Srebrna Flota
pc-fleet-red-lilies-name = Czerwone Lilie
pc-fleet-krakens-due-name = Danina Krakena
pc-fleet-colonial-line-name = Linia Kolonialna
pc-fleet-governors-purse-name = Sakiewka Gubernatora
pc-fleet-lagoon-wolves-name = Wilki Laguny
pc-fleet-signal-station-name = Stacja Sygnałowa
pc-fleet-lilies-at-dawn-name = Lilie o Świcie
pc-fleet-dutchmans-tide-even-name = Przypływ Holendra (wyrównany)
pc-fleet-black-pearls-even-name = Kompania Nocnej Czapli (wyrównana)
pc-fleet-junks-even-name = Dżonki z Singapuru (wyrównane)
pc-fleet-kings-squadron-even-name = Eskadra Króla (wyrównana)
pc-fleet-red-lilies-even-name = Czerwone Lilie (wyrównane)
pc-fleet-krakens-due-even-name = Danina Krakena (wyrównana)
pc-fleet-governors-purse-even-name = Sakiewka Gubernatora (wyrównana)
pc-fleet-dutchmans-tide-note = Widmo, które nie potrafi zatonąć, sieje strach po całym stole, a szybki „Raven” zwozi złoto.
pc-fleet-black-pearls-company-note = Szybki czteromasztowiec kapitana Sable poluje, trzy małe kadłuby wożą. Pary łączone dają mu więcej miejsca, niż widać.
pc-fleet-junks-of-singapore-note = Dżonki strzelają przez własny takielunek, a ich kapitan potrafi przyspieszyć rozkazy. Pięć kadłubów, dużo miejsca.
pc-fleet-kings-squadron-note = Pięciomasztowiec, który nie czuje pierwszego trafienia, admirał, który go prowadzi, dwa szybkie statki i fort do budowy.
pc-fleet-company-broadsides-note = Rozstrzyga jedna salwa z burty: podejdź blisko, wypal ze wszystkiego, dziurę załataj potem.
pc-fleet-silver-fleet-note = Ciężki Hiszpan z atakiem z burty strzeże dwóch statków ze srebrem, a po drodze czeka na budowę zamek.
pc-fleet-red-lilies-note = Dużo załogi na mocnym statku: płynie, strzela po drodze, rzadko pudłuje i naprawia się na morzu.
pc-fleet-krakens-due-note = Bestia trzyma wszystko, co podpłynie; trzem małym statkom zostaje tylko wozić.
pc-fleet-colonial-line-note = Dwanaście masztów w szyku, pokład otwarty dla piratów i działa, które w potrzebie sięgają daleko.
pc-fleet-governors-purse-note = Patron dopłaca pięć punktów; strać go, a zapłatę dostanie wróg.
pc-fleet-lagoon-wolves-note = Trzech małych piratów z dużymi ładowniami: więcej kadłubów i miejsca niż ktokolwiek.
pc-fleet-signal-station-note = Dwa statki angielskie: jeden najszybszy na stole, drugi z dalekimi działami.
pc-fleet-lilies-at-dawn-note = Dwa statki francuskie, które wybierają trafiany maszt, poprawiają pudło i naprawiają się na morzu.
pc-fleet-dutchmans-tide-even-note = Widmo płynie bez swojego kapitana; za te same punkty dwa szybkie kadłuby zwożą złoto.
pc-fleet-black-pearls-even-note = Sternik przeszedł z „Czapli” na mały kadłub: poluje odrobinę wolniej.
pc-fleet-junks-even-note = Pojemny kadłub zamiast szybkiego „Ravena”: dżonki wożą więcej, a strzelają jak dawniej.
pc-fleet-kings-squadron-even-note = Bez admirała: kapitan, szkutnik i dwa szybkie statki z miejscem na złoto.
pc-fleet-red-lilies-even-note = Załogi tyle samo, ale drugi statek ma mniej miejsca i nie umie się wymknąć.
pc-fleet-krakens-due-even-note = Bestia ta sama; jeden z trzech wożących statków jest wolniejszy i mniejszy.
pc-fleet-governors-purse-even-note = Patron opłaca cztery statki zamiast trzech i jest miejsce na złoto.

## Scenariusze (od PC-27.2)

scenario-two-cays-even-name = Dwie Równe Kępy
scenario-two-cays-even-description = Dwie Kępy wyrównane: zaczyna Czarny, a wyspy leżą odrobinę bliżej środka. Z proponowanymi flotami każda strona wygrywa mniej więcej połowę gier.
scenario-two-cays-even-goal = Jako pierwszy miej 9 złota w domu i w swoich fortach.
scenario-two-cays-name = Dwie Kępy
scenario-two-cays-description = Po dwadzieścia punktów, dwie dzikie wyspy, osiem żetonów skarbu. Mała gra: wyścig, który może się skończyć, zanim zatonie pierwszy statek.
scenario-two-cays-goal = Jako pierwszy miej 9 złota w domu i w swoich fortach.
scenario-six-isles-even-name = Sześć Równych Wysp
scenario-six-isles-even-description = Sześć Wysp z flotami, którymi boty tej samej klasy wygrywają mniej więcej tak często, jak przegrywają.
scenario-six-isles-even-goal = Jako pierwszy miej 16 złota w domu i w swoich fortach.
scenario-six-isles-name = Sześć Wysp
scenario-six-isles-description = Pełna gra dla dwóch: czterdzieści punktów, cztery dzikie wyspy między dwoma domami, a pośrodku mgła, rafa, wodorosty i wiry.
scenario-six-isles-goal = Jako pierwszy miej 16 złota w domu i w swoich fortach.
scenario-three-fleets-even-name = Trzy Równe Bandery
scenario-three-fleets-even-description = Trzy Bandery z domami i wyspami co trzecią część obrotu, tak że żaden dom nie ma lepszego morza przed sobą, i z wyrównanymi flotami.
scenario-three-fleets-even-goal = Jako pierwszy miej 19 złota w domu i w swoich fortach.
scenario-three-fleets-name = Trzy Bandery
scenario-three-fleets-description = Trzy domy wokół ławicy mgły, między nimi sześć dzikich wysp. Gdy dwóch się bije, trzeci zwozi złoto.
scenario-three-fleets-goal = Jako pierwszy miej 19 złota w domu i w swoich fortach.
scenario-four-winds-even-name = Cztery Równe Wiatry
scenario-four-winds-even-description = Cztery Wiatry, w których każda ćwiartka morza jest odbiciem następnej, z wyrównanymi flotami.
scenario-four-winds-even-goal = Jako pierwszy miej 21 złota w domu i w swoich fortach.
scenario-four-winds-name = Cztery Wiatry
scenario-four-winds-description = Cztery domy w rogach, osiem dzikich wysp, rafy pośrodku i dwa wiry, które skracają drogę do złota sąsiada.
scenario-four-winds-goal = Jako pierwszy miej 21 złota w domu i w swoich fortach.
scenario-silver-fort-siege-name = Oblężenie Srebrnego Fortu
scenario-silver-fort-siege-description = Ten sam zamek, ale jedna z dwóch dzikich wysp leży za nim, bliżej załogi. To, co leży na drugiej, wystarcza w połowie gier; w pozostałych srebro trzeba wziąć siłą.
scenario-silver-fort-siege-goal = Atakujący wygrywa z 8 złota w domu; załoga zamku, gdy minie 14 tur atakującego albo nie ma już czym pływać.
scenario-silver-fort-name = Srebrny Fort
scenario-silver-fort-description = Hiszpański zamek ze srebrem zagradza drogę. Czterdzieści punktów atakuje, bronią dwa statki i pięć flag.
scenario-silver-fort-goal = Atakujący wygrywa z 12 złota w domu; załoga zamku, gdy minie 14 tur atakującego albo nie ma już czym pływać.

## Zestawy żetonów (PC-20.6)

pc-coins-even-name = równy
pc-coins-plain-name = prosty
pc-coins-pairs-name = pary
pc-coins-chest-name = skrzynia
pc-coins-hoard-name = zapas
pc-coins-crown-name = korona
pc-coins-gamble-name = hazard
