## Program nie może działać dalej albo musi coś wyjaśnić

trouble-no-display = Nie ma ekranu, na którym można otworzyć okno. Uruchom Weather Gage z pulpitu albo rysuj bez okna: `weather-gage picture`.
trouble-no-gpu = Nie znaleziono sterownika graficznego, który narysuje stół. Zainstaluj sterownik Vulkan (w Debianie i Ubuntu: mesa-vulkan-drivers) i uruchom ponownie.
trouble-window = Nie można otworzyć okna: { $reason }
trouble-gpu-gone = Utracono urządzenie graficzne i nie wraca. Ustawienia są bezpieczne; uruchom program ponownie.
trouble-out-of-memory = Karcie graficznej zabrakło pamięci. Wybierz niższą jakość w ustawieniach.
trouble-crash = Weather Gage natrafił na własny błąd i musi się zamknąć. Raport: { $file }
trouble-crash-no-report = Weather Gage natrafił na własny błąd i musi się zamknąć. Raportu nie udało się zapisać: { $reason }
trouble-not-saved = Nie można zapisać { $file }: { $reason }
trouble-mod-model = Nie można użyć modelu okrętu „{ $ship }”: { $reason }. Pokazano wbudowany.
trouble-mod-file = Pominięto plik z folderu danych: { $reason }
trouble-mod-files =
    { $count ->
        [one] Pominięto { $count } plik z folderu danych. Przyczynę poda `weather-gage check`.
        [few] Pominięto { $count } pliki z folderu danych. Przyczynę poda `weather-gage check`.
        [many] Pominięto { $count } plików z folderu danych. Przyczynę poda `weather-gage check`.
       *[other] Pominięto { $count } pliku z folderu danych. Przyczynę poda `weather-gage check`.
    }
trouble-no-scenario = Nie ma scenariusza o nazwie { $scenario }.
trouble-safe-graphics = Bezpieczna grafika: tym razem niska jakość.
