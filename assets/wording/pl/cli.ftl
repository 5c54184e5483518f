## Wiersz poleceń

cli-about = Stół 3D do gier planszowych z epoki żagla
cli-about-window = Bez podpolecenia stół otwiera się w oknie.
cli-picture = Rysuje obraz bez okna
cli-drive = Prowadzi program według skryptu, tak jak robiłby to gracz
cli-drive-file = Skrypt, krok w wierszu; - czyta standardowe wejście
cli-drive-out = Folder na obrazy
cli-drive-window = W oknie, gdzie sekundy są prawdziwe, zamiast poza ekranem
cli-drive-set-out = Pokazuje rozkładanie nowej partii; bez tego od razu leży na stole
cli-check = Przegląda pliki danych i mówi, co i gdzie jest nie tak
cli-script = Rozgrywa zapisaną partię bez okna
cli-whole = Skrypt, który kończy się, gdy coś jest jeszcze potrzebne, nie udał się
cli-script-save = Zapisz partię taką, jaką zostawił skrypt, aby grać dalej przy stole
cli-simulate = Rozgrywa bitwy botów
cli-dice = Rzuca kośćmi bez okna i liczy
cli-replay = Odtwarza zapisaną bitwę
cli-log-book = Zapisuje dziennik rozegranej bitwy jako tekst lub jako jedną stronę
cli-log-html = Plik dla strony z regułami i kursami
cli-log-side = Dziennik tak, jak znała go ta strona; tylko dla bitwy zakończonej
cli-game = Którą grę otworzyć
cli-scenario = Który scenariusz otworzyć
cli-load = Którą zapisaną bitwę otworzyć
cli-lang = Język interfejsu: en, ru, pl, uk albo język z folderu danych
cli-data = Folder danych z własnymi okrętami, częściami planszy, scenariuszami, modelami i językami
cli-config = Folder ustawień
cli-windowed = Otwiera okno o tej wielkości, na przykład 1280x720
cli-fullscreen = Otwiera na pełnym ekranie
cli-safe-graphics = Niska jakość, dla kapryśnych sterowników
cli-list-gpus = Wymienia sterowniki graficzne, których program mógłby użyć
cli-seed = Ziarno wszystkiego, co się losuje
cli-view = Skąd patrzeć: table, board, top, tray lub strona; deck, bow, stern, broadside lub focus, także na jeden okręt: bow:revenge
cli-size = Wielkość obrazu, na przykład 1280x720
cli-out = Plik do zapisania
cli-quality = Jakość: low, medium lub high
cli-cards = Zamiast stołu wszystkie karty tej gry na jednym arkuszu, nie szerszym niż --size, jeśli go podano
cli-hide-panels = Tylko stół, bez paneli
cli-log = Szczegółowość dziennika: error, warn, info, debug lub trace
cli-files = Pliki do przejrzenia
cli-needs-window = `{ $command }` wymaga okna: zbuduj program z domyślnymi funkcjami.
cli-not-yet = Polecenia `{ $command }` jeszcze nie ma.
cli-bad-value = { $value } się nie nadaje: potrzebne { $what }.
cli-checked =
    { $count ->
        [one] { $count } plik jest w porządku
        [few] { $count } pliki są w porządku
        [many] { $count } plików jest w porządku
       *[other] { $count } pliku jest w porządku
    }
cli-checked-nothing = Nie ma tu żadnego pliku danych: nie było czego przejrzeć.
cli-checked-faulty =
    { $count ->
        [one] Przejrzano { $count } plik.
        [few] Przejrzano { $count } pliki.
        [many] Przejrzano { $count } plików.
       *[other] Przejrzano { $count } pliku.
    }
cli-no-data-folder = Nie ma folderu danych { $folder }: w grze jest tylko to, co niesie sam program.
cli-measure = Zmierz, ile trwa uruchomienie okna i rysowanie klatki
cli-empty = Puste okno tego samego silnika do porównania
cli-measure-dice = Podczas gdy na tacę raz po raz spada dwadzieścia kości
cli-measure-moving = Podczas gdy kamera okrąża stół
cli-measure-without = Pomiń część obrazu, by zobaczyć, ile kosztuje
cli-measure-plain = Narysuj to samo własnym materiałem silnika
cli-measure-pipelines = Wypisz utworzone potoki i te, które utworzono dwa razy
cli-dice-die = Kość: d20, d6 albo cube (kostka drewniana)
cli-dice-count = Ile kości w jednym rzucie
cli-dice-throws = Ile rzutów
cli-dice-way = Jak rzucać: tower (wieża), hand (ręka) albo tray (taca)
cli-dice-jobs = Na ile wątków podzielić rzuty
cli-dice-film = Patrzy jeszcze raz dwie sekundy po odczycie: czy coś się zmieniło?
cli-dice-bench = Porównuje szybkość z samą pętlą fizyki
cli-dice-memory = Szuka, co kości pamiętają: dłoń, potrząsanie, sąsiadki i poprzedni rzut
cli-dice-weak = Razem z --memory: tylko za słabe ręce, których rzuty są wzmacniane
cli-dice-too-many =
    { $count ->
        [one] { $count } kostka to za dużo na jeden rzut: razem do wieży wchodzi najwyżej { $limit }.
        [few] { $count } kostki to za dużo na jeden rzut: razem do wieży wchodzi najwyżej { $limit }.
        [many] { $count } kostek to za dużo na jeden rzut: razem do wieży wchodzi najwyżej { $limit }.
       *[other] { $count } kostki to za dużo na jeden rzut: razem do wieży wchodzi najwyżej { $limit }.
    }
cli-dice-unthrowable = Takich kości nie da się rzucić: { $error }.
cli-dice-no-vessels = Nie udało się odczytać opisu wieży i tacy: { $error }.
cli-needs-physics = `{ $command }` wymaga fizyki: zbuduj program z funkcją `physics`.
cli-players = Cała rozgrywka dla tylu graczy zamiast scenariusza
cli-simulate-dice = Jak wszystko spada: według ziarna czy jak prawdziwe bryły
cli-pairs = Rozgrywa tyle par partii ze zmianą stron i mówi, o ile silniejszy jest pierwszy
cli-strict = Po każdym posunięciu sprawdza, czy wszystko jest na swoim miejscu
cli-kinds = Liczy zwycięstwa także według rodzaju graczy: z czym zaczęli, z czego żyli
cli-record = Folder na dzienniki bitew
cli-not-printed = Nie udało się wypisać odpowiedzi: { $reason }.

## Skrypty, które nie pasują

script-other-game = Skrypty nie rozgrywają gry { $game }
script-no-scenario = Nie ma scenariusza { $id }
script-no-side = Nie ma strony { $side }: jest { $sides }
script-cube-count = Potrzeba kostek: { $wanted }, podano stref: { $given }
script-no-zone = Nie ma strefy { $zone }, w której mogłaby lec kostka
script-no-cube = Kostka { $cube } nie leży na tacy
script-shuffle-wanted = Potrzebna jest tu kolejność talii, kart: { $cards }
script-refused = Odmowa według { $rule }: { $reason }
script-refused-by-other = Odmowa według { $rule }, a nie { $announced }: { $reason }
script-not-refused = Rozkaz miał zostać odrzucony według { $rule }, a został przyjęty
script-no-refusal = Nie nastąpiła odmowa według { $rule }
script-dice-count = Potrzebne kości: { $wanted }; podane: { $given }
script-face = Żadna kość nie ma ścianki { $face }
script-no-choice = { $word } nie jest żadnym z: { $words }
script-throw-wanted = Potrzebny jest tu rzut strony { $side }, kości: { $dice }
script-choice-wanted = Wybiera tu { $side }: { $words }
script-orders-wanted = Potrzebne są tu rozkazy: { $sides }
script-order-not-wanted = Rozkaz strony { $side } nie jest tu potrzebny, potrzebny jest: { $sides }
script-over = Bitwa się skończyła, a ten krok pozostał
script-no-such-input = W tej grze nie ma kostek ani talii
script-not-happened = To się nie zdarzyło od poprzedniego kroku: { $happening }
script-nearest = { $missing }; najbliższe temu jest { $nearest }: pod { $path } ma { $found }, a nie { $wanted }
script-out-of-order = To się zdarzyło, ale nie w tej kolejności: { $happening }
script-happened = To nie miało się zdarzyć: { $happening }
script-other-want = Potrzebne jest tu { $found }, a nie { $wanted }
script-set-up-taken = Ustawienie miało zostać odrzucone z powodu { $field }, a zostało przyjęte
script-no-ship = Nie ma okrętu { $ship }, są { $ships }
script-unfinished = Skrypt się skończył, a coś jest jeszcze potrzebne.
script-no-such-state = Stan nie ma niczego pod { $path }
script-other-state = Pod { $path } stan ma { $found }, a nie { $wanted }

## Dzienniki, których nie da się odtworzyć

journal-not-one = To nie jest dziennik bitwy
journal-later-form = Zapisała go nowsza wersja programu
journal-checksum = Coś w nim zmieniono albo jest ucięty
journal-sealed = Póki bitwa trwa, jej przebieg jest zapieczętowany; otworzy go tylko stół, przy którym się ją rozgrywa
journal-unreadable = Nie da się go zrozumieć: { $reason }
journal-other-game = Należy do innej gry: { $game }
journal-other-rules = Grano według innych zasad, wersja { $version }
journal-setup = Jego ustawienia nie da się rozłożyć, { $field }: { $reason }
journal-misfit = Wpis { $entry } nie pasuje: { $rule }
journal-unlike = Wpis { $entry } nie jest zapisany tak, jak się go rozgrywa
journal-diverged = Po wpisie { $entry } zasady dają { $found }, a zapisano { $written }
replay-end = Bitwa toczy się dalej: nie da się powiedzieć, czy czegoś nie ucięto
replay-rules = Zapisano według zasad { $version }; dziś nic tu nie przebiega inaczej
replay-set-up = Zaczyna się od własnego ustawienia, którego nie ma z czym porównać
replay-dice =
    { $count ->
        [one] { $count } rzut bez zapisu, który spada tak samo: można było wpisać dowolną ściankę
        [few] { $count } rzuty bez zapisu, który spada tak samo: można było wpisać dowolną ściankę
        [many] { $count } rzutów bez zapisu, który spada tak samo: można było wpisać dowolną ściankę
       *[other] { $count } rzutu bez zapisu, który spada tak samo: można było wpisać dowolną ściankę
    }
cli-sound = Zapisuje dźwięki stołu do plików WAV i mierzy je
cli-sound-name = Dźwięk albo melodia; bez nazwy mierzone są wszystkie
cli-sound-take = Który wariant dźwięku: nie ma dwóch takich samych
cli-sound-scene = Scenariusz rozegrany przez boty w najgorętszej chwili
cli-sound-seconds = Ile sekund zapisać
cli-sound-music = Gra pod tym także kapela
cli-manual = Drukuje podręcznik albo zapisuje go razem z uzupełnianiem poleceń powłok
cli-manual-out = Zapisuje wszystkie strony i uzupełnienia w tym folderze

## Pomoc

help-any-options = OPCJE
help-default = domyślnie
help-print-help = Pokaż pomoc
help-print-version = Pokaż wersję
help-print-commands = Pokaż tę pomoc albo pomoc do podpolecenia
help-usage = Użycie
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-command = POLECENIE
help-possible-values = możliwe wartości
