## Rejsy do wyboru

scenario-voyage-2-name = Dwaj kapitanowie
scenario-voyage-2-description = Ocean z ośmioma wyspami, cztery pudełka ulepszeń i dwunastu ludzi załogi dla każdego. Żeglujcie, handlujcie, budujcie i walczcie, aż ktoś będzie miał cztery osiągnięcia na planszy portu.
scenario-voyage-2-goal = Mieć najwięcej złota, gdy wszystko zostanie policzone.
scenario-voyage-3-name = Trzej kapitanowie
scenario-voyage-3-description = Dziewięć wysp i otwarte morze między nimi. Trzej kapitanowie chcą tych samych brzegów, a dwaj zawsze mogą się zmówić przeciw trzeciemu.
scenario-voyage-3-goal = Mieć najwięcej złota, gdy wszystko zostanie policzone.
scenario-voyage-4-name = Czterej kapitanowie
scenario-voyage-4-description = Dziesięć wysp i prawie żadnego otwartego morza: kto nie osiądzie wcześnie, zastanie wszystkie brzegi zajęte.
scenario-voyage-4-goal = Mieć najwięcej złota, gdy wszystko zostanie policzone.
scenario-voyage-short-name = Krótki wieczór
scenario-voyage-short-description = Cała gra dla dwóch kapitanów z jedną różnicą wobec drukowanej: koniec przynosi drugie osiągnięcie na planszy portu, nie czwarte.
scenario-voyage-short-goal = Mieć najwięcej złota, gdy wszystko zostanie policzone.

dr-score-part = { $by } { $count }
dr-score-standing = { $cubes ->
    [one] { $rank }. { $by } ({ $cubes } kostka, złota: { $gold })
    [few] { $rank }. { $by } ({ $cubes } kostki, złota: { $gold })
    [many] { $rank }. { $by } ({ $cubes } kostek, złota: { $gold })
   *[other] { $rank }. { $by } ({ $cubes } kostki, złota: { $gold })
}
dr-score-empty-slots = { $rank }. nikt: pustych pól jest więcej ({ $cubes })

## Skąd złoto na końcu

dr-score-achievements = osiągnięcia
dr-score-bonus = żeton premiowy
dr-score-coins = monety
dr-score-buildings = budowle
dr-score-advancements = ulepszenia
dr-score-upgrades = modernizacje statku
dr-score-at-end = karty liczone na końcu gry
dr-score-islands = wyspy

## Wyspy

dr-is-01 = Wyspa Rekinów
dr-is-02 = Latarniana Rafa
dr-is-03 = Zatoka Żółwia
dr-is-04 = Wyspa Czaszki
dr-is-05 = Papuzia Skała
dr-is-06 = Koralowa Korona
dr-is-07 = Spoczynek Przemytnika
dr-is-08 = Wyspa Żaru
dr-is-09 = Wdowi Szczyt
dr-is-10 = Palmowy Grzbiet
dr-is-11 = Mglista Przystań
dr-is-12 = Stół Krakena

## Talie w skrypcie

script-not-in-deck = Nie ma { $name } w tej talii albo nie tyle razy. Są w niej: { $names }
script-no-order = Trzeba podać po jednym razie wszystkie numery od 0 (razem { $cards }) albo nazwy tego, co idzie pierwsze
