## Piraci z Karmazynowego Wybrzeża: lekcje i podpowiedzi

course-lesson-9-name = Lekcja 9: Linijka
course-lesson-9-teaches = Kurs, dwie linijki, ruch, zawrócenie
course-lesson-9-sea = Na tym morzu nie ma pól, kapitanie: statki płyną wzdłuż linijki. Krótka to S, długa to L. Bonnie Liz stoi przy macierzystej wyspie dziobem do lądu i ma po jednej.
course-lesson-9-move = W turze każdy statek dostaje jeden rozkaz. Wydaj jej rozkaz ruchu.
course-lesson-9-turn = Linijka leży od dziobu, a przed nim jest ląd: tam ruch się nie zacznie. Obróć ją na 330 stopni, na południowy wschód. Możesz też chwycić sam statek i poprowadzić go dookoła.
course-lesson-9-short = Blady statek pokazuje, gdzie się zatrzyma. Weź linijkę S i płyń.
course-lesson-9-long = Jeden odcinek za nami, została L; kolejność wybierasz ty, ale drugiej L ona nie ma. Przepłyń i ją: linijka znów leży od dziobu.
course-lesson-9-end = Obie linijki zużyte, rozkaz wykonany. Zakończ turę.
course-lesson-9-task = Ruch może skończyć się zawróceniem: dziób i rufa zamieniają się miejscami i na tym koniec. Wydaj rozkaz ruchu i zawróć.
scenario-lesson-9-name = Linijka
scenario-lesson-9-description = Jeden statek u macierzystej wyspy i morze bez pól.
scenario-lesson-9-goal = Przepłynąć dwa odcinki i zawrócić.

course-lesson-10-name = Lekcja 10: Przystań
course-lesson-10-teaches = Dokowanie, eksploracja, monety, które widzisz tylko ty
course-lesson-10-island = Na Półksiężycu leżą cztery zakryte monety. Ile są warte, nikt nie wie, dopóki statek nie zbada wyspy.
course-lesson-10-move = Bonnie Liz leży na kursie. Wydaj jej rozkaz ruchu.
course-lesson-10-sail = L sięga wyspy: pod linijką napisano, co statek spotka. Kto dochodzi do lądu dziobem, ten dokuje. Płyń L.
course-lesson-10-sail-but-short = S jest o włos za krótka: statek stoi przed brzegiem i nie zadokował. Cofnij i płyń L.
course-lesson-10-end = Zadokowała i stoi tam twój proporczyk. Eksploracja to osobny rozkaz, na następną turę. Zakończ tę.
course-lesson-10-explore = Wydaj rozkaz eksploracji. Monety odkryją się tylko przed tobą; gdy gracie we dwoje, najpierw opada kurtyna.
course-lesson-10-task = Moneta zajmuje miejsce ładunkowe, członek załogi też. Wolnych jest pięć: weź wszystkie cztery monety.
scenario-lesson-10-name = Przystań
scenario-lesson-10-description = Statek przed wyspą, na której leżą zakryte cztery monety.
scenario-lesson-10-goal = Zabrać na pokład cztery monety.

course-lesson-11-name = Lekcja 11: Do domu
course-lesson-11-teaches = Rozładunek i wygrana
course-lesson-11-laden = Na pokładzie są cztery monety, razem 8 złota. Liczą się tylko na macierzystej wyspie: wygrywa ponad połowa całego złota, tutaj 9.
course-lesson-11-move = Wydaj jej rozkaz ruchu.
course-lesson-11-task = Płyń L prosto do domu. Rozładunek nie kosztuje rozkazu: monety schodzą na brzeg przy dokowaniu. Przy wrogiej wyspie macierzystej statek stanąłby, ale nie zadokował.
course-lesson-11-task-but-short = S jest za krótka: statek stoi przed brzegiem. Cofnij i płyń L.
scenario-lesson-11-name = Do domu
scenario-lesson-11-description = Załadowany statek o jeden odcinek od macierzystej wyspy.
scenario-lesson-11-goal = Rozładować cztery monety.

course-lesson-12-name = Lekcja 12: Działa
course-lesson-12-teaches = Który maszt sięga, co przeszkadza, ile trzeba na kostce
course-lesson-12-enemy = Royal James jest blisko. Każdy maszt to działo: ma rangę i linijkę. Sięga na tę linijkę, jeśli linii nie zasłania żagiel ani ląd.
course-lesson-12-shoot = Wydaj HMS Comet rozkaz strzału.
course-lesson-12-fire = Maszt 1 ma wolną linię. Maszt 2 nie sięga i stoi za żaglem pierwszego: tak mówi arkusz. Strzelaj z masztu 1. Kostka wyższa od rangi trafia, a wróg wskazuje, który maszt upada.
course-lesson-12-cease = Nie ma już z czego strzelać. Przerwij ogień i rozkaz jest wykonany. Drugiego rozkazu w tej turze nie przyjmie.
course-lesson-12-task = Pudło? Po drugiej stronie stoi HMS Victor i wszystkie jego maszty sięgają. Każ mu strzelać. Trafi czy nie, wiesz już, jak to się robi.
scenario-lesson-12-name = Działa
scenario-lesson-12-description = Wróg między dwoma twoimi statkami.
scenario-lesson-12-goal = Trafić Royal James albo strzelić dwa razy.

course-lesson-13-name = Lekcja 13: Taran i abordaż
course-lesson-13-teaches = Taran, abordaż, łup
course-lesson-13-prey = HMS Hound ma na pokładzie dwie monety i stoi w poprzek twojego kursu. Twój statek to Royal James, dwa maszty.
course-lesson-13-move = Wydaj swojemu statkowi rozkaz ruchu.
course-lesson-13-sail = Płyń L. Gdzie dziób trafia we wrogi kadłub, można taranować. Dziób w dziób taranu nie ma.
course-lesson-13-ram = Taranuj. Kostka wyższa niż liczba jej masztów łamie jeden z nich.
course-lesson-13-board = Teraz abordaż. Oboje rzucają kostką i dodają stojące maszty; wygrywa wyższa suma.
course-lesson-13-task = Zwycięzca bierze skarb albo członka załogi, a który, wskazuje przegrany. Twój dziób wciąż jest przy jej burcie, jesteś przyszpilony: popłyniesz dalej, gdy ona odpłynie.
scenario-lesson-13-name = Taran i abordaż
scenario-lesson-13-description = Wróg ze skarbem stoi burtą do twojego dziobu.
scenario-lesson-13-goal = Staranować i wziąć abordażem.

course-lesson-14-name = Lekcja 14: Pryz
course-lesson-14-teaches = Hol, droga do domu, naprawiony maszt
course-lesson-14-derelict = HMS Comet nie ma już masztów: to wrak. Nie płynie i nie strzela, ale ma na pokładzie monetę. Jeden strzał by go zatopił, a złoto podzielono by. Ty chcesz statku.
course-lesson-14-alongside = Podejdź do burty: rozkaz ruchu i S do jej dziobu.
course-lesson-14-tow = Twój kadłub dotyka jej dziobu: weź ją na hol. Nie kosztuje to rozkazu i odtąd jest twoja.
course-lesson-14-end = Zakończ turę. Wrogowie są daleko.
course-lesson-14-haul = Z holem płynie się najwyżej S. Rozkaz ruchu i w drogę.
course-lesson-14-night = Zakończ turę.
course-lesson-14-home = Przed tobą dom. Jeszcze raz S.
course-lesson-14-dock = Jesteś zadokowany; teraz zadokuj obok pryz. Może stanąć gdziekolwiek przy tej wyspie blisko ciebie, dziobem do lądu. Jego moneta od razu schodzi na brzeg.
course-lesson-14-dawn = Zakończ turę: naprawa to rozkaz na następną.
course-lesson-14-task = Przy macierzystej wyspie statek naprawia jeden maszt za rozkaz. Wybierz HMS Comet i postaw jej pierwszy maszt.
scenario-lesson-14-name = Pryz
scenario-lesson-14-description = Wróg bez masztów, a macierzysta wyspa jest blisko.
scenario-lesson-14-goal = Postawić maszt na pryzie.

course-lesson-15-name = Lekcja 15: Załoga i tajemnice
course-lesson-15-teaches = Zakryta załoga, która odkrywa się przez użycie
course-lesson-15-crew = Leżą przed tobą dwie zakryte karty. Inni widzą tylko ich tyły, a kim są, nikt mówić nie musi. Otwórz stronę ładunku: sternik i odkrywca.
course-lesson-15-move = Wróć do rozkazów. Wydaj HMS Hound rozkaz ruchu.
course-lesson-15-own = Na jej karcie jest S i L; twój arkusz liczy jedną S więcej, o której nikt inny nie wie. Płyń S.
course-lesson-15-helm = Nadrukowana S jest zużyta. Płyń jeszcze raz S: to sternik i jego karta odkrywa się dla wszystkich. Służy tylko na angielskich pokładach; pirat nic by tu nie dał.
course-lesson-15-land = Teraz L, do wyspy.
course-lesson-15-task = Zadokowała. Odkrywca przeszukuje wyspę bez rozkazu: zbadaj ją swobodnie. Odkryje się też jego karta. Wolne są dwa miejsca: bierz najlepsze.
scenario-lesson-15-name = Załoga i tajemnice
scenario-lesson-15-description = Statek z dwoma członkami załogi, których znasz tylko ty.
scenario-lesson-15-goal = Użyć obu.

course-lesson-16-name = Lekcja 16: Morze i kamień
course-lesson-16-teaches = Mgła, rafa, wodorosty, wiry, fort, kraken
course-lesson-16-seas = W tym morzu jest sześć rzeczy, a przed każdą twój statek. Każda próba zapala latarnię; kolejność należy do ciebie.
course-lesson-16-fog = Mgła. Kto ją spotka, jest stracony: znika ze stołu, a kostka mówi, gdzie wypłynie. Wprowadź w nią Bonnie Liz na L.
course-lesson-16-reef = Rafa. Raz na turę rzuca się dla niej kostką, a liczba mówi, ile masztów kosztuje. Przeprowadź przez nią Rover na L.
course-lesson-16-weed = Royal James utknął w wodorostach. Zamiast ruchu próbuje się wyrwać: kostka i jego maszty. Jeśli się uwolni, wskaż, gdzie ma stanąć.
course-lesson-16-whirl = Raven dotyka wiru. Zaniesie ją do drugiego, a może to kosztować maszt albo monetę. Popłyń z nim.
course-lesson-16-fort = Każda flaga fortu to działo, a każde trafienie zdejmuje jedną. Bez flag fort jest opuszczony i jeszcze jedno trafienie go burzy. Strzelaj do niego z HMS Victor.
course-lesson-16-task = I kraken. W odległości S od wroga może go objąć, to darmowy rozkaz; w tej turze już nie strzela. Obejmij HMS Comet.
scenario-lesson-16-name = Morze i kamień
scenario-lesson-16-description = Sześć statków i potworów, a przed każdym coś innego.
scenario-lesson-16-goal = Zapalić sześć latarni.

hint-pc-ruler = Chwyć statek i poprowadź go dookoła: blady kadłub pokazuje, gdzie stanie, a pod linijką napisano, co spotka.
hint-pc-docked = Statek zadokował przy dzikiej wyspie. Eksploracja to osobny rozkaz; z odkrywcą na pokładzie nic nie kosztuje.
hint-pc-laden = Złoto na pokładzie jeszcze się nie liczy: liczy się tylko to, co leży na macierzystej wyspie. Zwycięzca abordażu może wziąć monetę.
hint-pc-pinned = Twój statek jest przyszpilony: nie może się ruszyć, póki drugi go trzyma. Strzelać może.
hint-pc-derelict = Statek bez masztów to wrak i jeszcze jedno trafienie go zatopi. Można go odholować do domu i naprawić albo zatopić samemu, zanim weźmie go wróg.
hint-pc-parley = Zaraz padnie strzał. Kto ma załogę z Rokowaniami, może zapłacić monetą i strzału nie będzie. Pyta się też innych, żeby niczego nie zdradzić.
