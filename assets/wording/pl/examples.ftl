## Przykłady z zasad: The Ships

scenario-hidden-behind-a-ship-name = Cel za trzecim okrętem
scenario-anchor-dropped-and-weighed-name = Kotwica rzucona i podniesiona
scenario-three-tokens-left-name = Zostały trzy żetony
scenario-tokens-four-against-six-name = Cztery żetony przeciw sześciu
scenario-pivots-about-stern-and-bow-name = W miejscu wokół rufy i wokół dziobu
scenario-rammed-in-the-side-name = Dziobem w burtę
scenario-volley-of-seven-name = Salwa siedmiu dział
scenario-volley-from-an-anchor-name = Salwa okrętu na kotwicy
scenario-six-balls-in-the-side-name = Sześć kul w burtę
scenario-chain-into-the-rigging-name = Kule łańcuchowe po masztach
scenario-fore-mast-shot-away-name = Strącony fokmaszt
scenario-grape-across-the-deck-name = Kartacze po pokładzie
scenario-muskets-at-two-hexes-name = Muszkiety z dwóch heksów
scenario-hooks-that-hold-name = Drugi rzut trzyma
scenario-one-round-of-melee-name = Jedna runda walki wręcz
scenario-strikes-at-two-enemies-name = Przeciw dwóm naraz
scenario-both-fire-before-moving-name = Oba strzelają przed ruchem
scenario-on-deck-before-the-volley-name = Na pokładzie przed salwą
scenario-first-mate-for-the-gunner-name = Pierwszy oficer zamiast kanoniera
scenario-mast-lost-and-panic-name = Maszt pada i wybucha panika

## Dead Reckoning

scenario-garrison-on-the-way-name = Obok garnizonu ku nieznanym brzegom
scenario-two-into-one-sleeve-name = Dwa ulepszenia do jednej karty
scenario-island-won-name = Wyspa Rekinów zmienia pana
scenario-booty-stowed-name = Łup jest, a miejsca mało
scenario-explosion-in-the-tray-name = Wybuchają dwie kostki

## Merchants & Marauders

scenario-market-prices-name = Ceny na targu w Cartagenie
scenario-success-well-spent-name = Jeden dobrze wydany sukces
scenario-hunted-by-priority-name = Trzy ikony, trzy kursy
scenario-last-gun-still-fires-name = Ostatnie działo jeszcze strzela
scenario-overflow-to-the-hull-name = Przez maszty w kadłub
scenario-crew-combat-capped-name = Trzy czaszki, dwóch ludzi
scenario-claim-by-track-name = Ogłosiło dwóch, wygrał jeden

## Pirates of the Crimson Coast

scenario-two-legs-name = Dwa odcinki i zwrot między nimi
scenario-backed-off-the-quay-name = Tyłem od brzegu
scenario-rammed-and-plundered-name = Taranowanie, abordaż, łup
scenario-prize-shot-under-name = Od ostatniego masztu na dno
scenario-sail-in-the-way-name = Własny żagiel zasłania
scenario-home-with-eight-name = Do domu z ostatnimi monetami
