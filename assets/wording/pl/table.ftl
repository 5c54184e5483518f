## Strony, miejsca, oczy

side-england-name = Anglia
side-spain-name = Hiszpania

## Strony jako przymiotniki

side-england-adjective = angielski
side-spain-adjective = hiszpański
seat-eyes = Widzi tylko { $seat }
seat-numbered = Gracz { $number }

## Rzeczy na stole

thing-board = Plansza
thing-board-note = Dziewięć części morza po sześć na sześć heksów.
thing-frame = Rama planszy
thing-tray = Taca na kości
thing-tray-note = Kość liczy się, gdy się zatrzyma. Odczytuje się górną ściankę.
thing-tower = Wieża do kości
thing-tower-note = Kości wpadają na wysokości masztów i wytaczają się przez dziobową furtę.
thing-tower-note-cubes = Kostki wpadają przy maszcie i wysypują się burtą.
thing-sand-glass = Klepsydra
sand-glass-of = { $player }: czas namysłu { $minutes } min { $seconds } s
glass-limit = Na jeden rozkaz albo odpowiedź — { $minutes } min: wszyscy się zgodzili
glass-click = Kliknij: umówcie się, ile trwa jeden rozkaz
glass-question = Ile może trwać jeden rozkaz albo odpowiedź? Potrzebna zgoda wszystkich: { $players }. Gdy piasek się przesypie, uderzy dzwon i zostanie to powiedziane.
glass-none = Ile będzie trzeba
glass-minutes = { $minutes } min
glass-bell = Nic więcej się nie stanie
glass-seals = Rozkazy pieczętuje się tak, jak są
glass-sealed = Rozkazy zapieczętowano tak, jak były.
glass-ran-out = { $player }: piasek się przesypał, { $minutes } min
thing-folio = Księga zasad
thing-folio-note = Każda zasada pod swoim numerem.
thing-dividers = Cyrkiel
thing-powder-horn = Rożek na proch
thing-token-bowl = Misa z żetonami
thing-doubloon = Dublon
thing-musket-ball = Kula muszkietowa
thing-loose-note = Nie należy do żadnej gry: można wziąć i potoczyć.
thing-ship-board = Karta okrętu „{ $ship }”
thing-order-card = Karta rozkazów okrętu „{ $ship }”
thing-gun-cards = „{ $ship }”: { $battery }, karty przy działach
card-note-blank = Czysta: rozkazów jeszcze nie ma.
card-note-down = Zapieczętowana, leży zakryta. Wszystkie karty odkrywa się razem.
card-note-guns-down = Zakryte: co jest w działach i na jaki zasięg, wie tylko kapitan.
card-boards = Abordaż: „{ $ship }”
card-muskets = Muszkiety: do { $range }
card-musketeers-up = Muszkieterowie na pokład, krok { $step }
card-musketeers-down = Muszkieterowie pod pokład, krok { $step }
card-pikemen-up = Pikinierzy na pokład, krok { $step }
card-pikemen-down = Pikinierzy pod pokład, krok { $step }
thing-wind = Wiatr
thing-mark = Znak { $number }: { $side }
mark-how =
    Doprowadź dziób na ten heks lub obok. Najlepszy czas { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }, zaliczenie do { $passes }.
mark-reached = Osiągnięty.
mark-label = Znak { $number }
measure-line = { $ship }: odległość { $range }
measure-no-arc = żadna bateria nie sięga
measure-hidden = zasłania: { $by }
thing-lantern = Latarnia
thing-baize = Zielone sukno
thing-die = Kość dwudziestościenna

## Teren (TS-4)

terrain-deep-name = Głęboka woda
terrain-deep-effect = Okręty płyną swobodnie. Za głęboko na kotwicę (TS-4.1).
terrain-shallow-name = Płytka woda
terrain-shallow-effect = Okręty płyną swobodnie. Okręt, który ma tu choć jeden heks, może rzucić kotwicę (TS-4.2).
terrain-shoal-name = Mielizna
terrain-shoal-effect = Okręt, który tu wpłynie, osiada i już się nie ruszy (TS-4.3).
terrain-land-name = Ląd
terrain-land-effect = Nie można wpłynąć: okręt zderza się z brzegiem. Zasłania widok (TS-4.4).
terrain-reef-name = Rafa
terrain-reef-effect = Nie można wpłynąć: okręt zderza się z rafą. Nie zasłania widoku (TS-4.5).
terrain-rim-name = Brzeg planszy
terrain-rim-effect = Tędy nie można wypłynąć: okręt staje i może raz się obrócić (TS-4.6).
terrain-exit-name = Wyjście
terrain-exit-effect = Okręt, który tędy wypłynie, uchodzi cało (TS-4.7).

## Heksy i części planszy

hex-name = Heks { $column },{ $row }
hex-on-tile = { $hex }: { $tile }
hex-distance =
    { $count ->
        [one] { $count } heks
        [few] { $count } heksy
        [many] { $count } heksów
       *[other] { $count } heksu
    }
tile-sea = Otwarte morze
tile-name = Część { $number }: { $name }
tile-turned = { $tile }, obrócona
tile-1a = Otwarte morze
tile-2a = Otwarte morze
tile-3a = Otwarte morze
tile-4a = Otwarte morze
tile-5a = Otwarte morze
tile-6a = Otwarte morze
tile-7a = Otwarte morze
tile-8a = Otwarte morze
tile-9a = Otwarte morze
tile-1b = Północny Brzeg
tile-2b = Reda
tile-3b = Przylądek
tile-4b = Ławice
tile-5b = Wyspa Zamkowa
tile-6b = Dwie Skały
tile-7b = Ujście Rzeki
tile-8b = Cieśnina
tile-9b = Piaszczysta Łacha

## Strony świata, wiatr, kursy (TS-3.3, TS-5)

heading-n-name = północ
heading-ne-name = północny wschód
heading-se-name = południowy wschód
heading-s-name = południe
heading-sw-name = południowy zachód
heading-nw-name = północny zachód
heading-n-short = N
heading-ne-short = NE
heading-se-short = SE
heading-s-short = S
heading-sw-short = SW
heading-nw-short = NW
edge-n = północny brzeg
edge-e = wschodni brzeg
edge-s = południowy brzeg
edge-w = zachodni brzeg
wind-towards = Wiatr wieje na { $heading }
wind-note = Podczas bitwy wiatr się nie zmienia (TS-5.2).
sailing-running = wiatr z rufy
sailing-reaching = półwiatr
sailing-beating = wiatr przeciwny

## Kursy po nazwie

sailing-running-name = Wiatr z rufy
sailing-running-note = Fordewind: każdy krok kosztuje 1 żeton (TS-5.4).
sailing-reaching-name = Półwiatr
sailing-reaching-note = Wiatr z boku: każdy krok kosztuje 2 żetony (TS-5.4).
sailing-beating-name = Wiatr przeciwny
sailing-beating-note = Wiatr od dziobu: każdy krok kosztuje 3 żetony (TS-5.4).

## Okręt i jego stan (TS-6)

tooltip-heading = Dziobem na { $heading }
tooltip-sailing = Wiatr dla okrętu: { $sailing }
tooltip-place = Dziób: { $bow }; rufa: { $stern }
tooltip-hull = Kadłub: lewa burta { $port } z { $sides }, prawa { $starboard } z { $sides }, rufa { $stern } z { $sterns }
tooltip-hull-whole = Kadłub: burty po { $sides }, rufa { $stern }
tooltip-guns = Działa: z lewej { $port }, z prawej { $starboard }
tooltip-guns-stern = Działa: z lewej { $port }, z prawej { $starboard }, na rufie { $stern }
tooltip-masts =
    { $count ->
        [one] { $count } maszt
        [few] { $count } maszty
        [many] { $count } masztów
       *[other] { $count } masztu
    }
tooltip-sailors =
    { $count ->
        [one] { $count } marynarz
        [few] { $count } marynarzy
        [many] { $count } marynarzy
       *[other] { $count } marynarza
    }
tooltip-musketeers =
    { $count ->
        [one] { $count } muszkieter na pokładzie
        [few] { $count } muszkieterów na pokładzie
        [many] { $count } muszkieterów na pokładzie
       *[other] { $count } muszkietera na pokładzie
    }
tooltip-pikemen =
    { $count ->
        [one] { $count } pikinier na pokładzie
        [few] { $count } pikinierów na pokładzie
        [many] { $count } pikinierów na pokładzie
       *[other] { $count } pikiniera na pokładzie
    }
tooltip-powder =
    { $count ->
        [one] { $count } beczka prochu na karcie
        [few] { $count } beczki prochu na karcie
        [many] { $count } beczek prochu na karcie
       *[other] { $count } beczki prochu na karcie
    }
tooltip-tokens =
    { $count ->
        [one] { $count } żeton ruchu
        [few] { $count } żetony ruchu
        [many] { $count } żetonów ruchu
       *[other] { $count } żetonu ruchu
    }
tooltip-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
tooltip-rule = Zasada { $rule }
ship-state-anchored = Na kotwicy
ship-state-aground = Na mieliźnie: już się nie ruszy (TS-4.3)
ship-state-burning-port = Pożar na lewej burcie
ship-state-burning-starboard = Pożar na prawej burcie
ship-state-panic = Panika
ship-state-locked = Abordaż: sczepiony z okrętem „{ $ship }”
ship-state-struck = Opuścił banderę
ship-state-hulk = Wrak: poza bitwą (TS-1.9)
ship-state-sunk = Zatopiony
ship-state-last-move = Ostatni krok był naprzód

## Żagle, działa, maszty, oficerowie, kadłub (TS-6)

sails-furled = Żagle zwinięte
sails-battle = Żagle bojowe
sails-full = Pełne żagle
handling-nimble = Zwrotny: może skręcić dwa razy z rzędu
handling-clumsy = Ociężały: nie może skręcić dwa razy z rzędu
battery-port = Bateria lewej burty
battery-starboard = Bateria prawej burty
battery-stern = Bateria rufowa
shot-ball = Kule
shot-chain = Kule łańcuchowe
shot-grape = Kartacze
mast-fore = Fokmaszt
mast-main = Grotmaszt
mast-mizzen = Bezanmaszt
mast-bonaventure = Bonawentura
officer-captain = Kapitan
officer-mate = Pierwszy oficer
officer-master = Szturman
officer-boatswain = Bosman
officer-gunner = Kanonier
part-bow = Dziób
part-stern = Rufa
part-port = Lewa burta
part-starboard = Prawa burta

## Widoki

view-table = Cały stół
view-board = Plansza
view-england = Strona angielska
view-spain = Strona hiszpańska
view-own = Moje karty okrętów
view-enemy = Karty okrętów przeciwnika
view-tray = Taca
view-deck = Z pokładu okrętu „{ $ship }”
view-stored = Zapamiętany widok { $number }
view-free = Widok swobodny

# Saves
save-failed = Nie udało się zapisać bitwy: { $reason }
save-unreadable = Nie można otworzyć { $file }: { $reason }
save-later = Plik { $file } zapisała nowsza wersja Weather Gage. Pozostaje bez zmian.
save-not-one = { $file } nie jest zapisaną bitwą.
save-damaged = Tego zapisu nie da się odczytać. Plik zachowano jako { $file }.
save-damaged-before = Ostatniego zapisu nie da się odczytać, został odłożony: { $scenario }. Tura { $turn } jest cała: „Kontynuuj” zaczyna od niej.
save-damaged-start = Ostatniego zapisu nie da się odczytać, został odłożony: { $scenario }. Początek jest cały: „Kontynuuj” zaczyna od niego.
save-other-rules = Bitwę { $file } rozegrano według innego wydania zasad i nie można jej tu wznowić.
save-diverged = Bitwa { $file } nie przebiega tak, jak ją zapisano. Plik pozostaje bez zmian, niczego nie wznowiono.
save-elsewhere = Ta bitwa jest otwarta w innym oknie Weather Gage. Najpierw zamknij ją tam albo wznów inną.
save-sealed = Przebieg bitwy w { $file } jest zapieczętowany, a klucza na tym komputerze nie ma: bez niego nie można jej wznowić. Graj tam, gdzie ją zaczęto, albo skopiuj stamtąd { $key } do folderu { $folder }.
save-sealed-there = Przebieg bitwy w { $file } jest zapieczętowany, a klucza na tym komputerze nie ma: bez niego nie można jej wznowić. Graj tam, gdzie ją zaczęto.
save-carried = { $file } przyniesiono z innego komputera. „Kontynuuj” na stronie tytułowej otworzy ją hasłem.
save-other-phrase = Tej bitwie nadano inne hasło. Liczy się każda litera, nie liczą się tylko odstępy.

# Called out over the table
call-hits = Trafienia: { $hits } z { $shots } ({ $sum })
call-masts = Uszkodzenia masztów: { $count }
call-crew = Straty załogi: { $count }
call-gun-lost = { $ship }: działo zrzucone z lawety
call-mast-fell = { $mast } za burtą!
call-sank = { $ship } idzie na dno
call-blew-up = { $ship } wylatuje w powietrze!
call-struck = { $ship } opuszcza banderę
call-out-of-action = { $ship } wypada z walki
call-taken = { $ship } — okręt zdobyty
call-exited = { $ship } opuszcza planszę
call-aground = { $ship } na mieliźnie
call-collision = Zderzenie!
call-anchor-dropped = { $ship } rzuca kotwicę
call-anchor-weighed = { $ship } podnosi kotwicę
call-load-void = Niewłaściwy ładunek: strzał przepada
call-range-void = Niewłaściwy zasięg: karta zdjęta
call-grappled = Haki trzymają: { $face } ({ $sum })
call-grapple-failed = Haki nie sięgają: { $face } ({ $sum })
call-came-free = { $ship } uwalnia się
call-steadiness = Hart: { $face } ({ $sum })
call-panic = Panika! Okręt { $ship }
call-steady = Hart wraca: { $ship }
call-rudder = Ster odstrzelony: { $ship }
call-officer = Poległ: { $officer }
call-fire = Pożar! Okręt { $ship }
call-fire-out = Pożar ugaszony: { $ship }

# Sentences on a sheet: one below the other; one after the other.
sheet-lines =
    { $one }
    { $other }
sheet-list = { $one }, { $other }
sheet-reason = { $what }: { $why }
