## Ustawienia: strona i jej części

settings-title = Ustawienia
settings-general = Ogólne
settings-picture = Obraz
settings-ease = Ułatwienia
settings-keys = Klawisze i przyciski
settings-reset-page = Przywróć domyślne na tej stronie
settings-damaged = Plik ustawień był uszkodzony. Zachowano go jako { $file }; obowiązują ustawienia domyślne.
settings-not-saved = Nie można zapisać ustawień: { $reason }

## Ogólne

settings-language = Język
settings-language-hint = Zmienia od razu wszystkie słowa. Domyślnie język systemu.

## Obraz

settings-quality = Jakość
settings-quality-low = Niska
settings-quality-low-hint = Dla komputerów bez karty graficznej: bez cieni, woda nieruchoma.
settings-quality-medium = Średnia
settings-quality-medium-hint = Miękkie cienie i ruchoma woda.
settings-quality-high = Wysoka
settings-quality-high-hint = Wszystko, co stół potrafi: drobniejsze cienie, gładsze krawędzie, blask latarni.
settings-window = Okno
settings-window-windowed = W oknie
settings-window-fullscreen = Pełny ekran
settings-window-hint = Pełny ekran zachowuje rozdzielczość pulpitu.
settings-vsync = Synchronizacja pionowa
settings-vsync-hint = Czeka na ekran, żeby obraz się nie rwał.
settings-frame-cap = Limit klatek
settings-frame-cap-none = Bez limitu
settings-frame-cap-hint = Im niższy limit, tym chłodniej i ciszej pracuje komputer.
settings-venue = Gdzie stoi stół
settings-venue-hint = W kajucie dowódcy albo przed tawerną na nabrzeżu, z widokiem na port.
settings-venue-cabin = Kajuta
settings-venue-quay = Nabrzeże
settings-hour = Pora dnia i pogoda
settings-hour-hint = Pora i pogoda ze scenariusza, noc przy latarni i księżycu albo jasny poranek: w oknach rufowych i na morzu.
settings-hour-scenario = Jak w scenariuszu
settings-hour-night = Noc
settings-hour-morning = Poranek
settings-brightness = Jasność
settings-brightness-hint = Stołu; panele pozostają bez zmian.
settings-brightness-dim = Ciemniej
settings-brightness-middle = Średnia
settings-brightness-bright = Jaśniej
settings-large-ships = Większe okręty
settings-large-ships-hint = Okręty są większe niż ich podstawki, by było je widać z krzesła. Okręty prowadzone po linijkach pozostają wielkości obrysu.
settings-still-water = Nieruchoma woda
settings-still-water-hint = Morze się nie porusza. Oszczędza energię.

## Ułatwienia

settings-ui-scale = Wielkość interfejsu
settings-ui-scale-hint = Wielkość paneli i napisów, od 75 do 200 %, na ile pozwala okno.
settings-ui-scale-here = Tutaj { $percent } %: w tym oknie nie ma miejsca na więcej.
settings-percent = { $percent } %
settings-large-print = Duży druk
settings-large-print-hint = Większe i grubsze litery na panelach i na stole.
settings-words = Słowa na przyciskach
settings-words-hint = Przyciski nad stołem i pod nim pokazują słowa zamiast rysunków.
settings-palette = Kolory
settings-palette-hint = Kolory stron i oznaczeń. Każda strona ma też swój wzór, cokolwiek wybierzesz.
settings-palette-classic = Zwykłe
settings-palette-safe = Dla daltonistów
settings-palette-high-contrast = Wysoki kontrast
settings-reduced-motion = Mniej ruchu
settings-reduced-motion-hint = Kamera przeskakuje, zamiast latać; woda i flagi stoją.
settings-follow = Kamera podąża za akcją
settings-follow-hint = Każdy twój ruch natychmiast oddaje ci kamerę.
settings-follow-off = Nigdy
settings-follow-gentle = Łagodnie
settings-follow-full = Ściśle
settings-sensitivity = Czułość rąk
settings-sensitivity-hint = Jak szybko kamera podąża za przeciąganiem, kółkiem i przytrzymanymi klawiszami.
settings-quick-dice = Szybkie kości
settings-quick-dice-hint = Ten sam rzut, pokazany dopiero, gdy kości się zatrzymują.
settings-hints = Podpowiedzi
settings-hints-hint = Gdy po raz pierwszy trzeba zrobić coś nowego, obok stoi jedno zdanie.

## Sound

settings-sound = Dźwięk
settings-mute = Cisza
settings-mute-hint = Żadnych dźwięków. To samo robi klawisz.
settings-volume-all = Wszystko
settings-volume-all-hint = Głośność wszystkich dźwięków.
settings-volume-dice = Kości
settings-volume-dice-hint = Kości, kostki, wieża i taca, monety i ołów.
settings-volume-battle = Bitwa
settings-volume-battle-hint = Działa, drewno, ludzie, ogień.
settings-volume-table = Stół
settings-volume-table-hint = Karty, tkanina, papier, dzwon, przyciski.
settings-volume-sea = Morze i wiatr
settings-volume-sea-hint = Morze, wiatr, skrzypienie okrętu wokół ciebie.
settings-volume-music = Muzyka
settings-volume-music-hint = Przy tytule, w porcie i trochę w walce.
settings-mono = Mono
settings-mono-hint = Oboje uszu słyszy to samo.
settings-captions = Napisy do dźwięków
settings-captions-hint = Podaje, co słychać, z której strony i jak blisko.
settings-caption-size = Wielkość napisów
settings-caption-size-hint = W porównaniu z innym drukiem.
settings-caption-ground = Tło napisów
settings-caption-ground-hint = Ile stołu widać za nimi.
settings-caption-ground-clear = Przejrzyste
settings-caption-ground-tinted = Ciemne
settings-caption-ground-solid = Pełne

sound-gun = Działa
sound-musket = Strzał z muszkietu
sound-muskets = Salwa muszkietów
sound-timber = Trzask drewna
sound-splash = Kule w wodzie
sound-mast = Maszt pada
sound-hull = Burta o burtę
sound-aground = Kil o dno
sound-grapple = Haki abordażowe
sound-melee = Walka na pokładzie
sound-cheer = Wiwaty
sound-fire = Ogień
sound-sinking = Okręt tonie
sound-blast = Eksplozja
sound-anchor = Kotwica rzucona
sound-rope = Liny
sound-bell = Dzwon okrętowy
sound-cloth = Kurtyna
sound-card = Odwracane karty
sound-struck-wood = Uderzone drewno
sound-dice = Kości
sound-lead = Metal o drewno
sound-coins = Monety
caption-at = { $sound }, { $side }, { $far }
caption-around = { $sound }
caption-port = z lewej
caption-starboard = z prawej
caption-ahead = z przodu
caption-near = blisko
caption-middle = niedaleko
caption-far = daleko

## Klawisze i przyciski

bindings-hint = Kliknij klawisz, aby go zmienić, i naciśnij nowy. Esc zostawia poprzedni.
bindings-press = Naciśnij klawisz lub przycisk…
bindings-remove = Usuń
bindings-none = Brak
bindings-reset = Przywróć
bindings-reset-all = Przywróć wszystkie klawisze
bindings-conflict = { $key } ma już zadanie: { $deed }
bindings-conflict-replace = Zabierz stamtąd
bindings-conflict-count =
    { $count ->
        [one] { $count } klawisz ma dwa zadania
        [few] { $count } klawisze mają dwa zadania
        [many] { $count } klawiszy ma dwa zadania
       *[other] { $count } klawisza ma dwa zadania
    }

## Nazwy klawiszy i przycisków

input-mouse-left = Lewy przycisk
input-mouse-right = Prawy przycisk
input-mouse-middle = Środkowy przycisk
input-mouse-back = Przycisk „Wstecz”
input-mouse-forward = Przycisk „Dalej”
input-wheel = Kółko
input-drag = Przeciągnij: { $button }
input-double-click = Dwukrotne kliknięcie
input-key-space = Spacja
input-key-enter = Enter
input-key-escape = Esc
input-key-tab = Tab
input-key-backspace = Backspace
input-key-delete = Delete
input-key-insert = Insert
input-key-home = Home
input-key-end = End
input-key-page-up = Page Up
input-key-page-down = Page Down
input-key-shift = Shift
input-key-control = Ctrl
input-key-alt = Alt
input-key-left = Strzałka w lewo
input-key-right = Strzałka w prawo
input-key-up = Strzałka w górę
input-key-down = Strzałka w dół
input-key-print-screen = Print Screen
input-key-pad = Num { $key }

bindings-set = Klawisze dla
bindings-set-hint = Wszystko na jednej połowie klawiatury, dla jednej ręki. Własne klawisze zostają zastąpione.
bindings-both = Obu rąk
bindings-left = Lewej ręki
bindings-right = Prawej ręki
settings-press = Naciskać zamiast trzymać
settings-press-hint = Klawisz, który inaczej się trzyma, naciska się raz, by zacząć, i jeszcze raz, by skończyć. Esc też kończy.
