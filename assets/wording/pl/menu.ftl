## Języki

language-name = Polski

## Ekran tytułowy

title-name = Weather Gage
title-subtitle = Bitwy pod żaglami na kapitańskim stole
title-continue = Kontynuuj
title-under-way =
    { $count ->
        [one] { $count } bitwa w toku
        [few] { $count } bitwy w toku
        [many] { $count } bitew w toku
       *[other] { $count } bitwy w toku
    }
title-learn = Nauka
title-new-game = Nowa bitwa
title-settings = Ustawienia
title-help = Pomoc
title-credits = O grze
title-quit = Wyjście
title-version = Wersja { $version }

## Słowa wspólne dla wszystkich menu

menu-back = Wstecz
menu-close = Zamknij
menu-cancel = Anuluj
menu-yes = Tak
menu-no = Nie
menu-search = Szukaj
menu-settings = Ustawienia

## Pauza

pause-title = Pauza
pause-resume = Wróć do stołu
pause-restart = Zacznij tę bitwę od nowa
pause-settings = Ustawienia
pause-help = Pomoc
pause-to-title = Do strony tytułowej
pause-quit = Wyjście
pause-leave-question = Odejść od stołu? Bitwa jest zapisana, „Kontynuuj” ją przywróci.

## A window of one's own for one of the players

second-window-open = Drugie okno: { $player }
second-window-close = Zamknij drugie okno
second-window-title = Weather Gage: { $player }
second-window-of = { $side } · { $player }
second-window-left = Drugie okno jest zamknięte. { $player } znów gra w tym oknie, a między wami opada kurtyna.
second-window-faulty = Drugie okno przysłało coś, czego przysłać nie mogło, i zostało zamknięte. { $player } znów gra w tym oknie.
second-window-first = To robi się w pierwszym oknie.
second-window-failed = Nie można otworzyć drugiego okna: { $reason }

## Wybór gry i scenariusza

chooser-title = Wybór bitwy
chooser-course = Kurs młodego kapitana
chooser-common = Zasady podstawowe
chooser-advanced = Zasady zaawansowane
chooser-level = Poziom
chooser-level-course = Lekcja
chooser-level-common = Podstawowy
chooser-level-advanced = Zaawansowany
chooser-share = Na sto bitew między kapitanami Anglia wygrywa { $england }, Hiszpania { $spain }; remisy: { $drawn }.
chooser-length = Długość
chooser-length-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
chooser-length-open = Bez limitu tur
chooser-minutes =
    { $minutes ->
        [one] około { $minutes } minuty
        [few] około { $minutes } minut
        [many] około { $minutes } minut
       *[other] około { $minutes } minuty
    }
chooser-sides = Strony
chooser-ships =
    { $count ->
        [one] { $count } okręt
        [few] { $count } okręty
        [many] { $count } okrętów
       *[other] { $count } okrętu
    }
chooser-wind-rolled = Wiatr: losowany przed rozstawieniem okrętów
chooser-goal = Zwycięstwo
chooser-teaches = Czego uczy
chooser-begin = Rozpocznij
chooser-prepare = Przygotuj…
chooser-learn-first = Najpierw lekcja
# Who sits where, under the side.
chooser-you = Ty
chooser-bot = { $bot }. { $how }
chooser-empty = Nie znaleziono scenariuszy

## Cztery gry

game-the-ships-name = The Ships: Niezwyciężona Armada
game-dead-reckoning-name = Dead Reckoning
game-merchants-and-marauders-name = Kupcy i korsarze
game-pirates-name = Piraci z Karmazynowego Wybrzeża

## O grze

credits-title = O grze
credits-program = Weather Gage: kapitański stół do gier planszowych z epoki żagla.
game-the-ships-makers = Grę The Ships zaprojektował Konstantin Kriwienko, a wydała Zvezda.
game-dead-reckoning-makers = Dead Reckoning zaprojektował John D. Clair, a wydało Alderac Entertainment Group.
game-merchants-and-marauders-makers = Grę Kupcy i korsarze (Merchants & Marauders) zaprojektowali Christian Marcussen i Kasper Aagaard, a wydało Z-Man Games.
game-pirates-makers = Piraci z Karmazynowego Wybrzeża należą do rodziny gier, którą wymyślił Jordan Weisman, a zaprojektowali Mike Mulvihill, Ethan Pasternack, James Ernest i Mike Selinker.
credits-not-affiliated = Program nie jest związany z wydawcami gier, w które można na nim zagrać. Nie zawiera ich tekstów ani ilustracji.
credits-licence = Wolne oprogramowanie na licencji MIT albo Apache 2.0, do wyboru.
credits-engine = Zbudowano z użyciem Bevy, egui, Rapier i Fluent.
credits-history = Okręty narysowano z liczb zapisanych w szesnastym wieku, a tam, gdzie nikt ich nie zapisał, z domysłów.

## Co jest niedostępne i dlaczego

title-continue-not-yet = Żadna bitwa nie jest w toku

# The search in the help found nothing.
help-nothing = Nic się tak nie nazywa. Są tu tylko klawisze i przyciski: spróbuj „kości”, „kamera”, „karta” albo samego klawisza. Co znaczy liczba na stole, widać, gdy zatrzyma się na niej wskaźnik, a każdy wiersz dziennika ma swoją zasadę.

# Why the system refused a file or a folder; its own words, in its own language, stand in brackets.
system-said = { $what } ({ $words })
system-not-there = Tam tego nie ma
system-denied = System na to nie pozwala
system-read-only = Nie da się tam nic zapisać
system-full = Dysk jest pełny
system-in-the-way = Przeszkadza coś o tej samej nazwie
system-refuses = System odmawia

## Księga zasad

rulebook-contents = Spis treści
rulebook-bookmarks = Zakładki
rulebook-no-bookmarks = Nie ma jeszcze zakładek: naciśnij numer przed zasadą, a zostanie tutaj.
rulebook-mark = Załóż zakładkę
rulebook-unmark = Wyjmij zakładkę
rulebook-earlier = Poprzedni rozdział
rulebook-later = Następny rozdział
rulebook-larger = Większy druk
rulebook-smaller = Mniejszy druk
rulebook-nothing = W tej księdze nic takiego nie ma.
rulebook-unwritten = Ta księga nie jest jeszcze napisana.
rulebook-example-elsewhere = Przykłady pokazuje pierwsze okno, w którym leży partia.
rulebook-example-kept = Twoja partia jest zachowana: wraca się do niej przez „Kontynuuj” na stronie tytułowej.
