## Wiersz poleceń

cli-about = Stół 3D do gier planszowych z epoki żagla
cli-about-window = Bez podpolecenia stół otwiera się w oknie.
cli-picture = Rysuje obraz bez okna
cli-drive = Prowadzi program według skryptu, tak jak robiłby to gracz
cli-check = Przegląda pliki danych i mówi, co i gdzie jest nie tak
cli-script = Rozgrywa zapisaną partię bez okna
cli-simulate = Rozgrywa bitwy botów
cli-dice = Rzuca kośćmi bez okna i liczy
cli-replay = Odtwarza zapisaną bitwę
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
cli-view = Skąd patrzeć: table, board, england, spain, tray lub deck
cli-size = Wielkość obrazu, na przykład 1280x720
cli-out = Plik do zapisania
cli-quality = Jakość: low, medium lub high
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
cli-measure = Zmierz, ile trwa uruchomienie okna i rysowanie klatki
cli-empty = Puste okno tego samego silnika do porównania
cli-dice-die = Kość: d20, d6 albo cube (kostka drewniana)
cli-dice-count = Ile kości w jednym rzucie
cli-dice-throws = Ile rzutów
cli-dice-way = Jak rzucać: tower (wieża), hand (ręka) albo tray (taca)
cli-dice-jobs = Na ile wątków podzielić rzuty
cli-dice-bench = Porównuje szybkość z samą pętlą fizyki
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
