## Co robią klawisze

deed-group-camera = Kamera
deed-group-views = Widoki
deed-group-pieces = Elementy
deed-group-battle = Bitwa
deed-group-program = Program

deed-orbit = Obracaj
deed-orbit-left = Obróć w lewo
deed-orbit-right = Obróć w prawo
deed-orbit-up = Kamera wyżej
deed-orbit-down = Kamera niżej
deed-pan = Przesuwaj się wzdłuż stołu
deed-grab = Chwyć stół i przesuń go
deed-scroll = Przesuwaj przewijaniem
deed-pan-north = Dalej
deed-pan-south = Bliżej
deed-pan-east = W prawo
deed-pan-west = W lewo
deed-zoom = Przybliżenie
deed-zoom-in = Przybliż
deed-zoom-out = Oddal
deed-focus = Do tego, co pod wskaźnikiem
deed-home = Cały stół
deed-view-board = Plansza
deed-view-own = Moje karty okrętów
deed-view-tray = Taca
deed-view-enemy = Strona przeciwnika
deed-view-top = Z góry
deed-store-view = Zapamiętaj widok { $number }
deed-store-view-any = Zapamiętaj widok
deed-recall-view = Do widoku { $number }
deed-recall-view-any = Do zapamiętanego widoku
deed-lean-in = Pochyl się
deed-captains-eye = Okiem kapitana
deed-next-piece = Następny element
deed-previous-piece = Poprzednia figura
deed-select = Wybierz
deed-throw = Rzuć kośćmi albo zobacz wynik od razu
deed-tip-in = Wsyp kości do wieży
deed-cancel = Anuluj
deed-take-up-card = Weź kartę rozkazów
deed-plot-ahead = Trasa: naprzód
deed-plot-port = Trasa: zwrot w lewo
deed-plot-starboard = Trasa: zwrot w prawo
deed-plot-back = Trasa: wytrzyj ostatni krok
deed-next-card = Karta następnego okrętu
deed-seal-orders = Zapieczętuj rozkazy
deed-proceed = Dalej: podnieś kurtynę, pomiń pokaz
deed-next-beat = Pokaż następne
deed-hold-show = Zatrzymaj pokaz lub wznów
deed-undo = Cofnij
deed-redo = Ponów
deed-log-book = Dziennik
deed-ships-books = Księgi okrętów
deed-help = Pomoc
deed-pause = Pauza
deed-screenshot = Zrzut ekranu
deed-fullscreen = Pełny ekran
deed-toggle-grid = Siatka heksów: pokaż lub ukryj
deed-toggle-names = Nazwy: pokaż lub ukryj
deed-measure = Przytrzymaj: odległość, pola ostrzału i widoczność
deed-toggle-pieces = Okręty i znaki: pokaż lub ukryj
deed-quick-settings = Szybkie ustawienia
deed-reload = Wczytaj ponownie shadery i modele

## Pomoc

help-title = Pomoc
help-first-minute = Pierwsza minuta
help-orbit = Przeciągaj prawym przyciskiem, aby się rozejrzeć.
help-pan = Przeciągaj lewym przyciskiem, aby przesuwać się wzdłuż stołu.
help-zoom = Obracaj kółko, aby zbliżyć się do tego, co pod wskaźnikiem.
help-focus = Kliknij dwa razy okręt, aby do niego podejść; { $key } pokazuje cały stół.
help-lean-in = Przytrzymaj { $key }, aby pochylić się nad kartą; puść, by wrócić na swoje miejsce.
help-captains-eye = { $key } stawia cię na pokładzie wybranego okrętu.
help-point = Zatrzymaj wskaźnik na czymkolwiek, a przeczytasz, co to jest.
help-trackpad = Kółko i trzeci przycisk nie są potrzebne: klawisze też przybliżają i obracają.

## Mimochodem

toast-view-stored = Widok { $number } zapamiętany
toast-view-empty = Widok { $number } jest jeszcze pusty
toast-screenshot = Zapisano obraz: { $file }
toast-screenshot-failed = Nie można zapisać obrazu: { $reason }
toast-grid-on = Siatka heksów widoczna
toast-grid-off = Siatka heksów ukryta
toast-names-on = Nazwy widoczne
toast-names-off = Nazwy ukryte
toast-pieces-on = Okręty widoczne
toast-pieces-off = Okręty ukryte: plansza jest pusta
toast-reloaded = Shadery wczytano ponownie
throw-raised = Rzut był za słaby: kości rzucono z najmniejszą siłą.
toast-fullscreen = Pełny ekran. Powrót: { $key }
toast-no-ship = Najpierw wybierz okręt
