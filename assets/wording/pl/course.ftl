## Kurs młodego kapitana: strona, kartka porucznika, koniec lekcji

course-title = Kurs młodego kapitana
course-about = Krótkie lekcje przy stole. Porucznik mówi, co zrobić, robisz to i niczego nie można zepsuć. Każdą lekcję można powtórzyć albo pominąć.
course-begin = Zacznij lekcję

tutor-step = Porucznik · { $step } z { $of }
tutor-go-on = Dalej
tutor-back = Wstecz
tutor-forth = Naprzód
tutor-show = Pokaż mi
tutor-take-back = Cofnij to
tutor-skip = Pomiń lekcję
tutor-passed-title = Brawo
tutor-passed = Zaliczone: { $lesson }
tutor-not-yet-title = Nie tym razem
tutor-not-yet = Jeszcze nie zaliczone: { $lesson }
tutor-not-yet-hint = Nikt ci tego nie wypomni. Powtórz lekcję albo przejdź do następnej.
tutor-known = Teraz już wiesz
tutor-next = Następna lekcja
tutor-again = Jeszcze raz
tutor-sail-on = Płyń dalej
tutor-look = Spójrz na stół
tutor-course = Wszystkie lekcje

hint-seen = Rozumiem

## Lekcja 1

course-lesson-1-name = Lekcja 1: Dwa znaki
course-lesson-1-teaches = Żagle dają żetony, kroki je kosztują, cenę ustala wiatr, rozkazy pieczętuje się przed ruchem
course-lesson-1-sails = Kartka po prawej to karta rozkazów, kapitanie. Wybierz pełne żagle: dają najwięcej żetonów.
course-lesson-1-sails-but-battle = Żagle bojowe dają cztery żetony: na tę trasę za mało. Weź pełne.
course-lesson-1-first = Teraz trasa. Wiatr wieje z boku, więc każdy krok kosztuje dwa żetony. Wyznacz jeden krok naprzód: strzałką, klawiszem I albo kliknięciem heksu przed dziobem.
course-lesson-1-first-but-turned = To zwrot. Najpierw trzeba iść prosto.
course-lesson-1-tokens = Dalej prosto, aż na karcie staną cztery kroki. Blady okręt na wodzie pokazuje, gdzie się znajdzie.
course-lesson-1-tokens-but-turned = Za wcześnie: zwrot tutaj prowadzi z dala od znaku.
course-lesson-1-seal = Cztery kroki, osiem żetonów. Zapieczętuj rozkazy, a okręt ruszy.
course-lesson-1-seal-but-short = Na karcie brakuje kroku. Resztę żetonów i tak trzeba będzie przepłynąć.
course-lesson-1-mark = Oto pierwszy znak, w pierścieniu. Dwa kroki naprzód przywiodą dziób tuż obok, a to wystarczy.
course-lesson-1-mark-but-away = Tak okręt minie znak.
course-lesson-1-turn = Teraz zwrot na prawą burtę, bo drugi znak leży na wschodzie. Rufa zostaje, dziób się obraca.
course-lesson-1-turn-but-port = To lewa burta. Drugi znak leży po prawej.
course-lesson-1-reach = Zapieczętuj rozkazy i patrz na pierwszy znak.
course-lesson-1-wind = Pierwszy znak zdobyty! Spójrz na strzałkę wiatru: z wiatrem krok kosztuje jeden żeton, w poprzek dwa, pod wiatr trzy.
course-lesson-1-clear = Przed dziobem po prawej jest zamek. Wyznacz cztery kroki prosto, by go minąć, i zapieczętuj.
course-lesson-1-clear-but-castle = Tam są mielizny zamku. Trzymaj się na północ od nich.
course-lesson-1-task = Reszta należy do ciebie: doprowadź dziób do drugiego znaku do szóstej tury i niczego nie dotknij. Poproś, a pokażę.
course-lesson-1-task-but-touched = Okręt na coś wpadł, a tak lekcji się nie zaliczy. Cofnij turę i płyń inaczej.
course-lesson-1-task-but-late = Czas minął. Cofnij turę albo zacznij lekcję jeszcze raz.

## Lekcja 0

course-lesson-0-name = Stół: trzy minuty
course-lesson-0-teaches = Rozglądanie się, zbliżanie, pochylanie, rzut kośćmi, pomoc
course-lesson-0-look = Witaj na pokładzie, kapitanie. Rozejrzyj się: przeciągnij prawym przyciskiem albo przytrzymaj Q.
course-lesson-0-near = Podejdź bliżej do czego chcesz: kółkiem albo klawiszem +.
course-lesson-0-choose = Wybierz okręt: kliknij go albo przechodź klawiszem Tab i naciśnij Enter.
course-lesson-0-lean = Przytrzymaj Alt lub X nad czymś, aby się pochylić. Puść, a znów siedzisz jak przedtem.
course-lesson-0-dice = Weź teraz pięć kości do ręki: naciśnij spację. To prawdziwe bryły i nikt im nie pomaga.
course-lesson-0-throw = Rzuć: naciśnij, potrząśnij, puść; albo kliknij wieżę; albo znów spacja.
course-lesson-0-task = Na koniec pomoc: F1 pokazuje wszystkie klawisze. Otwórz ją i znasz już swój stół. Potem w morze: lekcja 1.

## Lekcja 2

course-lesson-2-name = Lekcja 2: Proch i kule
course-lesson-2-teaches = Zasięg, pola ostrzału, liczba pod zasięgiem, salwy, ładowanie, dwie księgi
course-lesson-2-fit = Przed bitwą ustala się tu ładownię i działa; kwatermistrz już o to zadbał. Odcumuj.
course-lesson-2-sails = Oto „San Martín”. Wybierz żagle bojowe: pod pełnymi kanonierzy celują gorzej.
course-lesson-2-sails-but-full = Pełne żagle są szybkie, lecz strzela się gorzej. Weź bojowe.
course-lesson-2-near = Dwa kroki naprzód i mamy go w zasięgu: liczba na kreskowanej linii mówi, jak jest daleko.
course-lesson-2-near-but-away = Tak od niego odpłyniemy. Prosto, kapitanie.
course-lesson-2-loaded = Karty na bateriach, w pierścieniach, mówią, co w nich jest. Obie mają kule: dobre na kadłuby z każdej odległości.
course-lesson-2-seal = Zapieczętuj rozkazy.
course-lesson-2-range = Będzie po lewej. Ustaw lewej baterii zasięg 6: strzela do każdego, kto znajdzie się w jego obrębie. Liczba pod nią to najwyższy trafiający wynik.
course-lesson-2-range-but-short = Tak blisko w tej turze nie podejdzie. Weź dalszy.
course-lesson-2-arc = Linia na wodzie to pole ostrzału baterii. Krok naprzód zatrzyma go w nim.
course-lesson-2-fire = Zapieczętuj. Jeśli działa sięgną, kości trafią do ręki: naciśnij, potrząśnij i puść albo spacja.
course-lesson-2-load = Bateria po strzale jest pusta. Zaznacz tutaj, czym ją nabić: kula, dwie na łańcuchu albo garść kartaczy; gotowa będzie po paru turach.
course-lesson-2-book = Twoja salwa jest w księdze kości, jak każdy rzut. Otwórz ją klawiszem F3, zamknij klawiszem Esc.
course-lesson-2-rules = Zasady są w księdze na stole: kliknij ją albo naciśnij F4. Nad numerem reguły F4 otwiera właśnie ją. Esc zamyka księgę.
course-lesson-2-task = Teraz twoja walka: traf go choć raz. Trzymaj się do niego burtą, a poproś, to pokażę.

## Lekcja 3

course-lesson-3-name = Lekcja 3: Burta w burtę
course-lesson-3-teaches = Łańcuchowe na maszty, kartacze na ludzi, muszkiety, żołnierze na pokładzie, abordaż
course-lesson-3-fit = W takiej bitwie żołnierze czekają pod pokładem; ilu ich jest, ustala się tutaj. Odcumuj.
course-lesson-3-sails = Zaraz będziemy burta w burtę. Najpierw żagle bojowe: jest szybkość, a działa celują dobrze.
course-lesson-3-sails-but-full = Za szybko na celny strzał. Weź bojowe.
course-lesson-3-musketeers = Jest blisko, a żołnierze siedzą pod pokładem. Rozkaż muszkieterom wyjść na pokład: strzałka w górę i krok, w którym wyjdą.
course-lesson-3-pikemen = I pikinierom: to oni rozstrzygają abordaż.
course-lesson-3-chain = Na prawej burcie są kule łańcuchowe: rwą żagle i maszty, lecz nie z jednego heksu. Ustaw 4.
course-lesson-3-chain-but-near = Łańcuch musi mieć miejsce, by się rozwinąć. Weź 3 lub 4.
course-lesson-3-grape = Na lewej są kartacze: zmiatają ludzi z pokładu, ale z bliska. Tam też ustaw zasięg.
course-lesson-3-near = O krok bliżej.
course-lesson-3-seal = Zapieczętuj rozkazy.
course-lesson-3-muskets = Żołnierze z pokładu strzelają na jeden lub dwa heksy. Rozkaż strzelać na dwa.
course-lesson-3-close = Teraz bliżej: z dwóch heksów można iść na abordaż. Wyznacz trasę ku niemu i zapieczętuj.
course-lesson-3-board = Z dwóch heksów można zamiast trasy rozkazać abordaż: okręt sam podejdzie i polecą haki. Rozkaż go.
course-lesson-3-hooks = Zapieczętuj. Za każdym razem, gdy okręt stanie burta w burtę, kość rozstrzyga, czy haki utrzymają.
course-lesson-3-hooks-but-away = Teraz nikt nie idzie na abordaż. Rozkaż go jeszcze raz.
course-lesson-3-task = Walcz: zadaj dwa punkty szkód czymkolwiek. Poproś, a pokażę.

## Lekcja 4

course-lesson-4-name = Lekcja 4: Na kotwicy
course-lesson-4-teaches = Brzeg planszy, mielizny, rzucanie kotwicy, postój, podnoszenie kotwicy
course-lesson-4-edge = Przy brzegu w pierścieniu plansza się kończy, kapitanie: okręt, który by za niego wyszedł, staje i traci resztę żetonów. Przytrzymaj nad nim Alt lub X i pochyl się.
course-lesson-4-sails = Staniemy na redzie, prosto przed dziobem. Postaw żagle bojowe: cztery żetony, w sam raz na dwa kroki przy półwietrze.
course-lesson-4-sails-but-full = Za dużo żetonów: nadmiar poniesie okręt dalej, niż trzeba. Weź żagle bojowe.
course-lesson-4-way = Na jasnej wodzie kotwica trzyma, a heksy w pierścieniach to mielizny: kto wpłynie, osiada na dobre. Wyznacz dwa kroki naprzód, między nimi.
course-lesson-4-way-but-turned = Reda jest na wprost. Nigdzie nie skręcaj.
course-lesson-4-seal = Zapieczętuj rozkazy.
course-lesson-4-furl = Dziób stoi na jasnej wodzie i to wystarczy. Ale kotwicę rzuca tylko okręt, który miał żagle zwinięte już turę wcześniej: zwiń je i zapieczętuj.
course-lesson-4-furl-but-sailed = Okręt popłynął dalej. Cofnij turę i zwiń żagle.
course-lesson-4-furl-but-way = Przed dziobem jest ląd. Zwiń żagle, a okręt zostanie na miejscu.
course-lesson-4-drop = W zeszłej turze żagle były zwinięte. Teraz wydaj tu rozkaz: rzuć kotwicę.
course-lesson-4-drop-but-sails = Pod żaglami kotwicy się nie rzuca. Zostaw żagle zwinięte.
course-lesson-4-let-go = Zapieczętuj. Kotwica idzie na dno, zanim ruszy jakikolwiek okręt.
course-lesson-4-let-go-but-not = Tak kotwica nie pójdzie na dno. Wydaj rozkaz jeszcze raz.
course-lesson-4-let-go-but-never = Tura minęła, a kotwica nierzucona. Cofnij turę i wydaj rozkaz.
course-lesson-4-holds = Kotwica trzyma i nie trzeba do tego rozkazów, póki jej nie podniesiesz. Otwórz księgi okrętów: stoi tam „Na kotwicy”; jest w nich też wszystko, co jawne o wrogu.
course-lesson-4-weigh = Kto na kotwicy stawia żagle, ten ją podnosi, i na to idzie pierwszy żeton. Postaw żagle bojowe.
course-lesson-4-weigh-but-full = Pełne żagle poniosą daleko, a ląd jest blisko. Wystarczą bojowe.
course-lesson-4-berth = Staniemy głębiej: wyznacz krok naprzód i zapieczętuj. Żeton na kotwicę, dwa na krok.
course-lesson-4-berth-but-turned = Prosto, kapitanie: tam okręt zmieści się cały.
course-lesson-4-berth-but-lies = Okręt stoi, gdzie stał. Cofnij turę i postaw żagle bojowe.
course-lesson-4-task = A teraz bez pomocy: stań na kotwicy jeszcze raz. Zwiń żagle i zapieczętuj, w następnej turze rzuć kotwicę; pokażę, jeśli poprosisz.
course-lesson-4-task-but-touched = Okręt na coś wpadł. Cofnij turę.
course-lesson-4-task-but-aground = Okręt osiadł na mieliźnie i już nie zejdzie. Cofnij turę.

## Lekcja 5

course-lesson-5-name = Lekcja 5: Ogień na redzie
course-lesson-5-teaches = Oficerowie, ster, panika i brander z lontem
course-lesson-5-place = To zasady zaawansowane. Dwa brandery ustawiasz sam, miejsce jest podświetlone; leżą dobrze. Przyjmij to.
course-lesson-5-fit = Ładownia i działa jak u kwatermistrza: odcumuj.
course-lesson-5-officers = Otwórz księgi okrętów. Na dole strony jest pięciu oficerów: każdy poległy to mniej hartu, celności i żetonów, a bez całej piątki okręt opuszcza banderę.
course-lesson-5-panic = Zwalony maszt, poległy oficer albo pożar, i załoga rzuca na hart, który tam zapisano; wypadnie więcej, wybucha panika. Resztę wie księga zasad: kliknij ją albo naciśnij F4.
course-lesson-5-rudder = „Revenge” ma ster: daj żagle bojowe i zwrot w lewo. Kula w rufę może go zerwać, a wtedy każdy zwrot staje się krokiem naprzód.
course-lesson-5-rudder-but-starboard = Po prawej są brandery. Skręć w lewo.
course-lesson-5-fireship = A teraz niespodzianka. Weź kartę pierwszego brandera.
course-lesson-5-sails = Popłynie pod pełnymi żaglami.
course-lesson-5-sails-but-battle = Za wolno: wróg zdąży przeciąć liny. Pełne żagle.
course-lesson-5-way = Wyznacz krok naprzód, ku zakotwiczonym.
course-lesson-5-way-but-turned = Ma iść prosto na nich, z wiatrem.
course-lesson-5-train = Tu podpala się lont: na pierwszym kroku. Odtąd płonie, a kogo dotknie, ten może się zająć.
course-lesson-5-task = Drugi brander jest twój: pełne żagle, krok naprzód i lont. Potem zapieczętuj. Gdy zapłoną oba lonty, lekcja jest twoja.
course-lesson-5-task-but-one = Płonie tylko jeden. Cofnij turę albo puść drugi za nim.

## Lekcja 6

course-lesson-6-name = Lekcja 6: Bitwa kostek
course-lesson-6-teaches = Działa, wieża, strefy, zdolności
course-lesson-6-hand = Inna gra, inne morze: statek kupiecki przy twojej wyspie. Na arkuszu statek, załoga i ręka. Kanonier jest jeszcze na ręce: zagraj go, daje działo.
course-lesson-6-hand-but-boy = Chłopiec okrętowy przynosi ładunek, nie działa. Potrzebny jest kanonier.
course-lesson-6-commit = Każde działo to kostka. Użyj wszystkich.
course-lesson-6-tower = Kostki obu stron wpadają przez wieżę. Wsyp je.
course-lesson-6-zones = Gdzie kostka legła, to robi: siła jeden lub dwa, uszkodzenie, łup, zdolność albo morze. Arkusze to sumują.
course-lesson-6-abilities = Teraz zdolności załogi przesuwają i dodają kostki. Użyj tych, które pomogą, i spasuj.
course-lesson-6-task = Doprowadź bitwę do zwycięstwa: rozstrzyga siła, remis jest twój, potem dzieli się łup i uszkodzenia.

## Lekcja 7

course-lesson-7-name = Lekcja 7. Pierwsza wyprawa
course-lesson-7-teaches = Ręka i port, żagle, wyspy, odkrywanie, złożona karta
course-lesson-7-ocean = Twoje morze, kapitanie: dwanaście kafli, a znany jest tylko rząd przy porcie. Arkusz po lewej ma sześć stron: załoga, statek, morze, karty, wyspy, cele.
course-lesson-7-play = Ręka jest przed tobą. Wyłóż na stół wszystkie trzy karty: to, co pokazują, działa w tej turze.
course-lesson-7-play-but-early = Żagle liczy się z kart na stole, a żagiel kapitana jest jeszcze na ręce. Najpierw karty, potem żagle.
course-lesson-7-cargo = Chłopiec okrętowy przynosi ładunek na twoje nabrzeże. Użyj go: każda zdolność działa raz na turę.
course-lesson-7-load = Za ładunek na nabrzeżu niczego na morzu nie kupisz. Załaduj go do ładowni.
course-lesson-7-sails = Teraz postaw żagle: raz na turę i przed pierwszym ruchem. Każdy żagiel to krok z kafla na kafel.
course-lesson-7-sail = Płyń do wyspy przed tobą po lewej. Mapa morza mówi, ilu żagli trzeba; kliknięcie i statek płynie.
course-lesson-7-sail-but-elsewhere = Tam nie ma wyspy z ulepszeniem dla nas. Wróć do portu i płyń na lewy kafel.
course-lesson-7-buy = Przy tej wyspie leży ulepszenie. Kup je za ładunek z pokładu: do końca tury jest odłożone.
course-lesson-7-influence = Marynarz zjednuje sobie ludzi: użyj go, a kostka trafi na wyspę. Kontroluje ją ten, kto ma więcej kostek niż każdy inny kapitan i niż jest pustych pól.
course-lesson-7-influence-but-away = Wpływ działa tam, gdzie stoi statek. Najpierw wróć do wyspy.
course-lesson-7-explore = Wiatru jeszcze starczy. Płyń dalej na północ, gdzie nikt nie był: kafel się odwróci i przyjdzie do niego karta.
course-lesson-7-end = To był dobry dzień. Zakończ fazę główną.
course-lesson-7-mode = Kupiec czy pirat do następnej tury? Pirat blokuje wyspy i sam jest ścigany. Zostań kupcem.
course-lesson-7-mode-but-pirate = Czarna bandera w pierwszej wyprawie? Opuść ją.
course-lesson-7-task = A teraz sedno: wsuń ulepszenie do koszulki kapitana. Co wsunięte, zostaje tam na zawsze. Zrób to, a lekcja zaliczona.
course-lesson-7-task-but-done = Ulepszenie wciąż leży obok karty. Cofnij turę i wsuń je do koszulki.

## Lekcja 8

course-lesson-8-name = Lekcja 8. Pierwszy rejs
course-lesson-8-teaches = Kolejka na Karaibach: targ, żegluga, sprzedaż, stocznia, misja, atak, bitwa, skrzynka i ogłoszenie
course-lesson-8-board = Jesteś Frances Wright, kapitanie, a twoim domem jest Nassau. Otwórz stronę statku: pięć torów mówi, jaki jest i co z niego zostało. W teście czaszka to sukces.
course-lesson-8-card = Teraz strona kart; u góry twoje umiejętności. Na ręce masz „Nieoczekiwany zysk”: zagraj go, a sześć dukatów jest twoje.
course-lesson-8-buy = Na targ. Kolejka to trzy akcje, a akcja Port jest jedną z nich. Obejrzyj targ: im więcej kart towaru dobrano, tym tańsza każda. Rum przyszedł trzy razy i kosztuje 1: kup dwa.
course-lesson-8-leave = Wystarczy: w porcie wolno mieć sześć kart, ale na morzu tylko tyle, ile ma ładownia, czyli dwie. Zakończ akcję Port i wypłyń.
course-lesson-8-sail = Statek płynie z akwenu na akwen albo między akwenem a jego portem, za każdym razem za jedną akcję. Hawana leży obok, na zachodzie, i chce rumu: płyń na jej wody.
course-lesson-8-sail-but-astray = To inna droga. Cofnij: Hawana płaci sześć za kartę rumu.
course-lesson-8-night = Trzy akcje zużyte. Zakończ kolejkę: drugi kapitan ma swoją, potem przychodzi wydarzenie nowej tury.
course-lesson-8-enter = Wejdź do portu Hawany i wykonaj tam akcję Port.
course-lesson-8-sell = Połóż obie karty rumu na wadze i sprzedaj. Za to, czego port chce, dostajesz 6, za resztę 3; trzy takie karty naraz to punkt chwały. Potem port chce już czego innego.
course-lesson-8-sell-but-first = Sprzedaż musi być w akcji Port pierwsza. Cofnij zakup i najpierw sprzedaj.
course-lesson-8-yard = Teraz stocznia. Bosaki za 3 dukaty pomogą przy abordażu i przy ataku na kupca. Żagle i olinowanie, które tu leżą, robią z 4 slupa 5: przeciw statkowi z 3 to jedna kość więcej w każdych manewrach.
course-lesson-8-yard-but-spent = Nie zostanie prawie nic, a każdy punkt uszkodzeń kosztuje 2 dukaty. Cofnij.
course-lesson-8-mission = Leży tu misja „Wyścig na ląd”. Podejmij ją: karta niczego nie wymaga. Droga wiedzie do Caracas; czy zdążysz, to twoja sprawa.
course-lesson-8-out = Zakończ akcję Port i znów wypłyń z portu.
course-lesson-8-dawn = Znowu trzy akcje. Zakończ kolejkę.
course-lesson-8-seek = Gdzieś na tych wodach płynie kupiec. Rozpoznaj go: jedna czaszka i jest znaleziony. Wydarzenie tej tury daje ci jedną kość więcej.
course-lesson-8-seek-but-missed = Nikogo nie znaleziono, a w jednej kolejce nie szuka się tego samego celu dwa razy. Zakończ ją i szukaj w następnej.
course-lesson-8-nation = Oto on, pod angielską banderą, na hiszpańskich wodach: czyj jest, decydujesz ty. Ta nacja wyznaczy za ciebie nagrodę. Niech będzie hiszpański: Hiszpanie to nie twoi.
course-lesson-8-raid = Atakuj: nagroda przychodzi przed pierwszą kartą. Potem leżą trzy karty, a każdy sukces dobiera, odrzuca albo wymienia jedną. Trafienia biją w twój statek; tyle ucieczek, ile masz zwrotności, i kupiec znika. Łup od 12 to chwała.
course-lesson-8-spoils = Chwała przynosi kartę: znów „Nieoczekiwany zysk”. Zagraj go.
course-lesson-8-wanted = Teraz masz na sobie nagrodę i jesteś piratem. Porty Hiszpanii są zamknięte, a każdy okręt flagowy cię ściga; tylko port macierzysty jest zawsze otwarty. Inni piraci zostawią cię w spokoju.
course-lesson-8-hunt = Do Nassau przybył pirat: Moll Tanner, na takim samym slupie. Piraci nie ścigają piratów, ale tobie wolno. Płyń tam.
course-lesson-8-hunt-but-tired = Nie ma już akcji. Zakończ kolejkę i płyń w następnej.
course-lesson-8-battle = Rozpoznaj ją, a będzie bitwa. W rundzie 1 strzelają oboje, potem każde ogłasza swoje, a obok stoi szansa: ostrzał trafia nawet przy porażce, abordaż to ryzyko, ucieczka jest najtrudniejsza. Czaszkę u siebie kładziesz ty: byle nie na kadłub.
course-lesson-8-battle-but-missed = Nie udało się jej znaleźć. Zakończ kolejkę i spróbuj w następnej.
course-lesson-8-battle-but-tired = Nie ma już akcji. Najpierw zakończ kolejkę.
course-lesson-8-rest = Bitwa za tobą. Po śmierci kapitana punkty i skrzynka zostają, a w następnej kolejce przychodzi nowy. Zakończ kolejkę.
course-lesson-8-home = Złoto liczy się dopiero ukryte: dziesięć dukatów w skrzynce to tajny punkt. Wejdź do portu macierzystego.
course-lesson-8-home-but-tired = Nie ma już akcji. Zakończ kolejkę i wejdź potem.
course-lesson-8-hide = Wykonaj akcję Port i schowaj całe złoto do skrzynki. Że coś chowasz, widzą wszyscy; ile, nikt.
course-lesson-8-hide-but-tired = Nie ma już akcji na akcję Port. Zakończ kolejkę.
course-lesson-8-task = Potrzeba trzech punktów: dodaj tor i skrzynkę. Zakończ akcję Port i ogłoś zwycięstwo.

## Podpowiedzi poza kursem

hint-throw = Te kości są twoje: naciśnij, potrząśnij, puść. Spacja też rzuca.
hint-cubes = Te kostki są twoje: naciśnij, potrząśnij, puść. Spacja też rzuca.
hint-choose = Decyzja należy do ciebie: wybierz jedną z odpowiedzi na tym arkuszu.
hint-fitting = Co leży w ładowni, decydujesz sam; wpisano to, co wziąłby kwatermistrz.
hint-orders = Zapisz kartę tutaj albo na planszy; nic nie ruszy, póki nie jest zapieczętowana.
hint-main = Twoja tura: zagrywaj karty, używaj ich, żegluj, w dowolnej kolejności. Wszystko jest na stronach tego arkusza; fazę główną kończysz sam.
hint-stow = Za ładunek na nabrzeżu niczego na morzu nie kupisz: załaduj go, zanim wypłyniesz.
hint-influence = Wpływ działa tam, gdzie stoi statek. Kontrola: więcej kostek niż ma inny kapitan i niż jest pustych pól.
hint-mode = Pirat blokuje wyspy i sam jest ścigany; z kupcem nikt nie musi walczyć.
hint-sleeve = To, co odłożone, wsuwa się do koszulki karty leżącej przed tobą i zostaje tam na zawsze.
hint-boarding = Z dwóch heksów można wziąć wroga na abordaż: rozkaż to zamiast trasy.
hint-weigh = Okręt stoi na kotwicy: stawiając żagle, podnosi ją, a to kosztuje żeton.
hint-placing = Dziób stawia się na dowolnym jasnym heksie. Gdy wszystkie stoją dobrze, powiedz to tutaj.
hint-shots = Znaki przy działach: kula na kadłub, dwie na łańcuchu na maszty, garść małych to kartacze, na ludzi.
hint-soldiers = Strzałka w górę wysyła żołnierzy na pokład, strzałka w dół pod pokład; liczba to krok, w którym idą.
hint-pivots = Ze zwiniętymi żaglami okręt może obrócić się w miejscu: kropka to oś obrotu, dziób albo rufa, a strzałka pokazuje, dokąd idzie drugi koniec.
hint-mm-demand = Port, do którego wolno ci wejść, chce tego, co masz na pokładzie, i płaci za to 6. Strona portów mówi, który to i jak daleko.
hint-mm-closed = Jakiś port jest dla ciebie zamknięty: jego nacja wyznaczyła za ciebie nagrodę albo prowadzi wojnę z twoją. Port macierzysty nigdy nie jest zamknięty.
hint-mm-hunted = Na sąsiednim akwenie jest okręt, który cię ściga. Jeśli zakończysz ruch na jego akwenie albo zaczniesz tam kolejkę na morzu, szuka cię.
hint-mm-window = Pytanie brzmi, czy użyjesz teraz karty albo czegoś swojego. Pas to nie błąd, a nudny moment można spasować z góry: na kolejkę albo do własnej.
hint-mm-destroyed = Coś na twoim statku jest zniszczone. Pływa, handluje i rozpoznaje, ale nie atakuje kupców przed naprawą.
hint-mm-gold = Masz na pokładzie dużo złota, a dom jest daleko. Kto cię pokona, zabierze je: wydaj je albo płyń do domu i ukryj. Dziesięć dukatów w skrzynce to tajny punkt.
