## Wstęga bitwy

ribbon-turn = Tura { $turn }
ribbon-turn-of = Tura { $turn } z { $turns }
ribbon-beat = takt { $beat }: { $stage }
ribbon-writes = Pisze rozkazy: { $player }
ribbon-prepares = Przygotowuje się: { $player }
ribbon-waits = Czekamy: { $player }
ribbon-thinks = Myśli: { $player }
ribbon-throws = Rzuca: { $player }
ribbon-chooses = Wybiera: { $player }
ribbon-told = Co się dzieje
ribbon-moment = Patrzymy wstecz, wiersz { $number }
ribbon-now = Wróć do teraz
ribbon-undo = Cofnij
ribbon-undo-all = Cofnij za zgodą wszystkich
ribbon-redo = Ponów
ribbon-undo-none = W pojedynkę nie ma czego cofać: coś odkryto lub rzucono kość.
pace-step = Krok po kroku
pace-normal = Zwyczajnie
pace-fast = Szybko
pace-hold = Wstrzymaj
pace-go-on = Dalej
pace-next = Następne
pace-skip = Pomiń

## Kurtyna

curtain-for = Patrzy tylko { $player }
curtain-hold = Przytrzymaj, by podnieść kurtynę
curtain-key = albo przytrzymaj klawisz { $key }
curtain-look-away = Wszyscy inni się odwracają.
curtain-drop = Kurtyna

## Dziennik

log-title = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-earlier =
    { $count ->
        [one] { $count } wcześniejszy wpis
        [few] { $count } wcześniejsze wpisy
        [many] { $count } wcześniejszych wpisów
       *[other] { $count } wcześniejszego wpisu
    }
log-undone = Cofnięto: { $line }
log-look = Pokaż tę chwilę ponownie
log-sum = { $need } = { $parts }

## Księgi okrętów

books-title = Księgi okrętów
books-left = { $left } z { $of }
books-hull = Kadłub
books-guns = Działa
books-masts = Maszty
books-crew = Załoga
books-hold = Ładownia
books-powder = Proch: { $card } na karcie, { $hold } w ładowni
books-powder-open = Proch na karcie: { $card }
books-below = Pod pokładem: muszkieterowie { $musketeers }, pikinierzy { $pikemen }
books-treasure = Skrzynie: { $count }
books-officers = Oficerowie
books-officer-lost = { $officer }: poległ
books-steadiness = Hart { $steadiness }, gaszenie { $fire }
books-protection = Osłona załogi { $crew }, masztów { $mast }
books-battery-empty = { $battery }: pusta
books-battery-load = { $battery }: leży karta ładunku
books-battery-range = { $battery }: leżą karty ładunku i zasięgu
books-tokens = Żetony: w zapasie { $pool }, wyłożone { $laid }
books-rudder-lost = Ster stracony
books-card-open = Karta: { $sails }, kroków na trasie { $steps }

## Wybory i rzuty

choice-of = Wybiera { $player }
throw-title = Rzuca { $player }
throw-shake = albo naciśnij przy kościach, wstrząśnij i puść
throw-tray = Rzuć
throw-tower = Przez wieżę
throw-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }

## Wyposażanie i ustawianie (TS-2)

fit-title = { $ship }: ładownia i działa
fit-room = Ładownia: { $units } z { $room }
fit-powder = Beczki prochu
fit-treasure = Skrzynie skarbów: { $count }
fit-shot = Ładunek
fit-done = Odcumuj
fit-fill = Jak zrobiłby kwatermistrz
place-title = Ustaw okręty
place-hint = Kliknij jasny heks na dziób; kliknij ponownie, by obrócić.
place-at = Dziób na { $column },{ $row }
place-nowhere = Jeszcze nie ustawiony
place-not-there = Tam nie stanie: dziób stawia się na jasnym heksie.
place-next = Następne miejsce
place-turn = Obróć
place-done = Ustawione

## Koniec bitwy

verdict-turns =
    { $turns ->
        [one] Po { $turns } turze
        [few] Po { $turns } turach
        [many] Po { $turns } turach
       *[other] Po { $turns } tury
    }
verdict-points = Punkty
verdict-points-of = { $side }: { $points }
verdict-ships = Co stało się z okrętami
verdict-ship = { $ship }: { $fate }
verdict-damage = { $ship }: { $fate }; szkody { $points }
verdict-lost =
    { $points ->
        [one] { $ship }: { $fate }; liczy się za { $points } punkt
        [few] { $ship }: { $fate }; liczy się za { $points } punkty
        [many] { $ship }: { $fate }; liczy się za { $points } punktów
       *[other] { $ship }: { $fate }; liczy się za { $points } punktu
    }
verdict-gave-up = { $side }: bitwa poddana
verdict-courses = Kursy okrętów
verdict-progress = Jak przebiegała gra
verdict-luck = Salwy i szczęście
verdict-luck-of = { $side }: salw { $volleys }, trafień { $hits }, oczekiwano { $expected }
verdict-again = Zagraj ponownie
verdict-look = Spójrz na stół
verdict-to-title = Do strony tytułowej

## Co stało się z okrętem

fate-in-play = w walce
fate-waiting = nieustawiony
fate-sunk = zatopiony
fate-blown-up = wyleciał w powietrze
fate-exited = wymknął się
fate-fled = uciekł z planszy
fate-surrendered = poddał się
fate-taken = zdobyty
fate-out-of-action = wyłączony z walki

## Poddanie i zgoda

undo-consent-title = Cofnąć?
undo-consent-order = Cofnąć ostatni rozkaz lub odpowiedź? Potrzebna zgoda wszystkich: { $players }.
undo-consent-line = Cofnąć „{ $line }”? Potrzebna zgoda wszystkich: { $players }.
undo-consent-lines =
    { $count ->
        [one] Cofnąć { $count } wpis dziennika, od „{ $first }” do „{ $last }”? Potrzebna zgoda wszystkich: { $players }.
        [few] Cofnąć { $count } wpisy dziennika, od „{ $first }” do „{ $last }”? Potrzebna zgoda wszystkich: { $players }.
        [many] Cofnąć { $count } wpisów dziennika, od „{ $first }” do „{ $last }”? Potrzebna zgoda wszystkich: { $players }.
       *[other] Cofnąć { $count } wpisu dziennika, od „{ $first }” do „{ $last }”? Potrzebna zgoda wszystkich: { $players }.
    }
undo-cards-back = Ruch cofnięto. Twój rozkaz leży tu tak, jak go zapisano: zmień go albo zapieczętuj ponownie.
undo-consent-agree = Wszyscy się zgadzają
undo-consent-refuse = Zostawić
consent-agree-own = Zgadzam się
consent-agree-here = Wszyscy tutaj się zgadzają
consent-awaits = Jeszcze bez zgody: { $players }
consent-moved = Pyta { $player }
ribbon-end = Zakończ bitwę…
end-menu = Zakończ bitwę
end-concede = Poddaj bitwę
end-concede-question = Poddać bitwę? Skończy się od razu i wygra druga strona.
end-draw = Zaproponuj remis
end-draw-question = { $player } proponuje remis. Czy { $other } się zgadza?
end-agree = Zgoda
end-refuse = Walcz dalej

## Przygotowania do bitwy

outfit-name = Imię
outfit-language = Język
outfit-language-same = Jak w ustawieniach
outfit-livery = Kolor
outfit-livery-why = Każdy ma własny wzór. Dwóch graczy nie nosi tego samego.
livery-vermilion = Cynobrowy
livery-blue = Niebieski
livery-green = Zielony
livery-yellow = Żółty
livery-rose = Różowy
livery-sky = Błękitny
outfit-hand = Kto gra
outfit-human = Człowiek
outfit-ships = Okręty
outfit-level = Zasady
outfit-switches = Ustalenia
outfit-entry = Karty rozkazów
outfit-entry-why = „Karton” przepuszcza pomyłki i blefy i stosuje to, co o nich mówią zasady (TS-8.6).
outfit-assisted = Z podpowiedzią
outfit-cardboard = Karton
outfit-grapple = Zahaczanie
outfit-grapple-why = W którą stronę pikinierzy i muszkieterowie zmieniają kość (TS-18.4).
outfit-printed = Jak w instrukcji
outfit-reversed = Odwrotnie
outfit-officers = Oficerowie
outfit-officers-why = Ile kosztuje strata oficera (TS-22.4, TS-22.5).
outfit-specialised = Każdy swoje
outfit-shoals = Mielizny
outfit-shoals-why = Piasek trzyma okręt, skała także łamie (TS-1.8).
outfit-sand = Piasek
outfit-rock = Skała
outfit-grinding = Abordaż burta w burtę
outfit-grinding-why = Następny krok prowadzi na heks celu: okręt ociera się o burtę i rzuca haki albo najpierw taranuje (TS-18.3).
outfit-grinding-checks = Zahaczenie
outfit-grinding-rams = Taran
outfit-pivots = Zwroty w miejscu
outfit-pivots-why = Na heks zajęty lub niebezpieczny: zwrot przepada albo kończy się zderzeniem jak każdy inny (TS-11.13).
outfit-pivots-blocked = Przepada
outfit-pivots-collide = Zderzenie
outfit-fleet-ship = { $ship } · { $points }
outfit-fleet-none = Żaden
outfit-fleet = Okręt { $number }
outfit-fleet-points = Punkty z kart: { $points }
outfit-begin = Rozpocznij bitwę
outfit-reset = Jak w opisie bitwy
outfit-fault = Tak nie można ustawić: { $why }
outfit-keep = Zachowaj
outfit-keep-again = Zachowaj w miejsce starej
outfit-keep-unnamed = Najpierw nadaj nazwę.
outfit-kept = Zachowano: { $file }
outfit-not-kept = Nie zachowano. { $reason }
outfit-nothing-kept = Niczego się nie zachowuje: program miał nie zostawiać śladów.
outfit-throw-away = Wyrzuć
outfit-thrown-away = Wyrzucono: { $file }
outfit-player = Kapitan { $number }
outfit-ashore = Marynarze na lądzie
outfit-ashore-why = Fory silniejszego: tylu marynarzy na stu zostaje na lądzie, na każdym okręcie tej strony (TS-1.8).
outfit-ashore-none = Nikt
outfit-ashore-share = { $share } na stu
bot-random = Chłopiec okrętowy
bot-seaman = Marynarz
bot-midshipman = Midszypmen
bot-mate = Pierwszy oficer
bot-captain = Kapitan
bot-admiral = Admirał
bot-trader = Handlowiec
bot-raider = Łupieżca
bot-hunter = Łowca
bot-random-strength = Wydaje na oślep dowolny rozkaz zgodny z zasadami: najłatwiejszy przeciwnik.
bot-seaman-strength = Wie, co robić, ale często się myli.
bot-midshipman-strength = Niemal każdy rozkaz ma przemyślany, ale czasem się myli.
bot-mate-strength = Wybiera najlepsze z tego, co daje ta tura.
bot-captain-strength = Przed każdym rozkazem rozgrywa w myślach kolejne tury.
bot-admiral-strength = Myśli nad każdym rozkazem do sekundy i rozgrywa w myślach znacznie więcej tur: najtrudniejszy przeciwnik.
bot-trader-strength = Kapitan, który żyje z handlu i nikogo nie zaczepia.
bot-raider-strength = Kapitan, który żyje z tego, co wiozą kupcy.
bot-hunter-strength = Kapitan, który szuka kapitanów do pobicia.

## Zapisy

saves-title = Zapisane bitwy
saves-none = Jeszcze nic nie zapisano.
saves-name = Nazwa zapisu
saves-save = Zapisz
saves-load = Wczytaj
saves-line = { $scenario }, tura { $turn }
saves-line-before = { $scenario }, przed pierwszą turą
saves-before = Przed pierwszą turą
saves-replay = Powtórka
saves-unreadable = Tego pliku nie da się odczytać.
saves-under-way = Bitwy w toku
saves-when = { $day }.{ $month }.{ $year }, { $time }
saves-over = zakończona
saves-damaged = Ostatniego zapisu tej bitwy nie da się odczytać. Poprzedni jest cały: widać go tutaj i można go wznowić.
saves-delete = Usuń
saves-delete-question = Usunąć ten zapis na zawsze, razem z wcześniejszymi turami?
saves-delete-yes = Usuń na zawsze
saves-delete-no = Zachowaj
saves-not-deleted = Nie można tego usunąć: { $reason }
saves-saved = Zapisano: { $name }
saves-carry = Przenieś na inny komputer…
saves-carry-question = Powstanie kopia, którą wszędzie otworzy hasło złożone ze słów. Kto ma kopię i hasło, przeczyta każdy zapieczętowany rozkaz; kto ma samą kopię, może tylko zgadywać. Weź więc ze cztery słowa, na które nikt by nie wpadł, i prześlij je inną drogą niż plik.
saves-carry-now = Zapisz kopię
saves-phrase = Hasło
saves-phrase-short = Co najmniej szesnaście liter.
saves-carried = Zapisano: { $file }. Skopiuj plik do folderu saves na drugim komputerze; „Kontynuuj” otworzy go tam hasłem.
saves-locked = Przyniesiono z innego komputera; otwiera się hasłem.
saves-unlock = Otwórz hasłem…
saves-unlock-question = Jakie hasło nadano tej bitwie? Po otwarciu klucz zostanie na tym komputerze i nie trzeba go będzie więcej podawać.
saves-unlock-now = Otwórz
pause-saves = Zapis i wczytanie
title-saves = Zapisane bitwy

## A seat’s own notes

notes-title = { $player }: notatki
notes-why = Nikt poza tobą tego nie zobaczy, ani kresek ołówka na mapie.
notes-hint = Co trzeba zapamiętać…
notes-rub-out = Zetrzyj ołówek
