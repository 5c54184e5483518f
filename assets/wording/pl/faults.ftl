## Co bywa nie tak w pliku danych

fault-at = { $file }, wiersz { $line }: { $fault }
fault-in-file = { $file }: { $fault }
fault-field = { $field }: { $fault }

## Sam plik

fault-empty = Jest pusty
fault-unreadable = Nie można odczytać: { $reason }
fault-no-file = To nie plik, lecz folder, potok albo urządzenie: standardowe wejście czyta się znakiem -
fault-too-large = Jest za duży: pliki danych mają najwyżej megabajt
fault-too-large-model = Jest za duży: modele i zapisy mają najwyżej 64 megabajty
fault-not-text = To nie jest tekst UTF-8
fault-utf-16 = Zapisany w UTF-16: zapisz go w UTF-8
fault-nul = Zawiera bajt zerowy: to nie jest tekst
fault-too-deep = Nawiasy są zagnieżdżone zbyt głęboko
fault-unknown-kind = Nieznany rodzaj pliku: oczekiwano { $kinds }, linii okrętu, zdań, rozdziału, ustawień lub modelu
fault-folder = Leży w { $found } i nikt go tam nie przeczyta: oczekiwano { $expected }
fault-opening = Bitwa nie dochodzi do pierwszych rozkazów: { $want }
fault-left-out = Nie nadaje się z powodu przejrzanych plików: { $fault }
fault-and-more =
    { $count ->
        [one] I jeszcze { $count } błąd
        [few] I jeszcze { $count } błędy
        [many] I jeszcze { $count } błędów
       *[other] I jeszcze { $count } błędu
    }

## Jak jest napisany

fault-syntax = Nie można zrozumieć: { $reason }
fault-ends-too-soon = Urywa się: nie zamknięto nawiasu lub cudzysłowu
fault-goes-on = Ciągnie się po zakończeniu: o jeden nawias za dużo
fault-expected-sign = Oczekiwano { $sign }
fault-expected = Oczekiwano: { $what }
fault-unexpected-sign = Tu nie pasuje { $sign }
fault-expected-number = Oczekiwano liczby całkowitej
fault-expected-text = Oczekiwano tekstu w cudzysłowie
fault-expected-word = Oczekiwano słowa
fault-expected-true-or-false = Oczekiwano true lub false
fault-number-too-large = Liczba jest za mała albo za duża
fault-wrong-value = Oczekiwano { $expected }, znaleziono { $found }
fault-wrong-length = Oczekiwano { $expected }, znaleziono { $found }
fault-unknown-word = { $found } nie jest tu znane: oczekiwano { $expected }
fault-unknown-field = Nie ma tu pola { $found }: oczekiwano { $expected }
fault-missing = Brakuje: { $what }
fault-twice = { $id } występuje dwa razy
fault-id = Oczekiwano małych liter łacińskich, cyfr i łączników, najpierw litera, najwyżej 40 znaków

## Liczby i identyfikatory

fault-out-of-range = { $value } nie leży między { $least } a { $most }
fault-how-many = Oczekiwano od { $least } do { $most } wpisów, znaleziono { $found }
fault-how-many-exactly =
    { $count ->
        [one] Oczekiwano { $count } wpisu, znaleziono { $found }
        [few] Oczekiwano { $count } wpisów, znaleziono { $found }
        [many] Oczekiwano { $count } wpisów, znaleziono { $found }
       *[other] Oczekiwano { $count } wpisu, znaleziono { $found }
    }
fault-tune-sign = { $sign } nie jest nutą ani znakiem tego zapisu
fault-tune-ends = Urywa się w środku nuty
fault-tune-length = Taktów jest więcej, niż może mieć melodia, albo długości nie da się policzyć
fault-tune-bar = Długość taktu { $bar } w nutach jednostki to { $found }, a metrum wymaga { $wanted }
fault-tune-bars = Liczba taktów to { $found }, a w pierwszym głosie { $wanted }
fault-tune-part = Brakuje tu części { $part } z formy
fault-tune-form = Oczekiwano wielkich liter części, na przykład AABB
fault-unknown-ship = Nie ma okrętu { $id }
fault-unknown-tile = Nie ma części planszy { $number }
fault-unknown-gunnery = Nie ma tabeli ognia { $id }

## Okręty

fault-gun-place = Za polem { $value } nie stanie działo: działo stoi między dwoma z pól burty, a jest ich { $boxes }
fault-not-ascending = { $value } stoi po { $before }: działa wymienia się od pierwszego pola, każde raz
fault-mast-order = Maszty wymienia się po kolei: Fore, Main, Mizzen, Bonaventure, każdy raz
fault-guns-hit-nothing = Żaden pocisk nie ma liczby: te działa w nic nie trafią

## Części planszy i układy

fault-terrain-row = Oczekiwano sześciu liter spośród D, S, X, L i R
fault-tile-code = Oczekiwano części takich jak 7A, 7B lub 7Br
fault-tile-twice = Część { $number } leży dwa razy, a jest tylko jedna
fault-uneven-rows = Liczba części w tym rzędzie: { $found }, w pierwszym: { $first }
fault-tile-not-laid = Części { $number } nie ma na tej planszy
fault-no-land = Część { $number } nie pokazuje na tej planszy lądu

## Scenariusze

fault-off-board = Heks { $col },{ $row } leży poza planszą
fault-not-afloat = Okręt nie może zacząć na heksie { $col },{ $row }: { $terrain }
fault-overlap = Stoi tam już { $ship }
fault-too-deep-to-anchor = Oba heksy są na głębinie: kotwica nie chwyci
fault-anchored-sails = Okręt na kotwicy ma zwinięte żagle
fault-no-place = Nie ma już miejsca: { $ship }
fault-no-battery = Nie ma takiej baterii: { $ship }
fault-guns-left-out = W tym scenariuszu nie ma dział
fault-no-wind = Nie zostaje żaden wiatr, który mógłby wiać
fault-side-twice = { $side } występuje dwa razy, a ma wystąpić raz
fault-no-victory = Nie ma czego wygrać: oczekiwano at_once lub at_end
fault-no-awards = Decydują punkty, a nie ma za co ich przyznać
fault-no-course = Ta strona nie ma kursu

## Zdania

fault-wording-folder = Leży w { $folder }, a to nie jest język: oczekiwano wording/<język>/<nazwa>.ftl
fault-wording-unknown-argument = W angielskim zdaniu nie ma { $name }
fault-wording-missing-argument = Brakuje { $name }, a angielskie zdanie go ma
fault-wording-missing-form = W liczbie mnogiej brakuje formy { $form }
fault-wording-unknown-reference = Odwołuje się do { $name }, a takiego zdania nie ma
fault-wording-endless = Odwołuje się do samego siebie albo rozrasta się ponad { $most } liter

## Rozdziały księgi zasad

fault-chapter-title = Rozdział zaczyna się tytułem: # Tytuł
fault-chapter-heading = Tytuł z # stoi tylko w pierwszym wierszu; wewnątrz rozdziału jest samo ##
fault-chapter-number = { $number } nie jest numerem zasady tej gry
fault-chapter-open = { $sign } jest otwarte i niezamknięte
fault-chapter-picture = Oczekiwano rysunku w postaci ![co przedstawia](picture:…) w osobnym wierszu
fault-chapter-link = W tej księdze nie ma zasady { $number }

## Modele

fault-model = To nie jest model glTF, którego można użyć: { $reason }
fault-model-outside = Leży w innym pliku, a model musi zawierać wszystko sam
fault-model-beyond = Wykracza poza to, co jest w pliku
fault-model-knotted = Wisi na sobie, na dwóch innych albo za głęboko
fault-model-heavy = Jest ich tu { $count }, a stół zniesie { $most }
fault-model-picture = To nie jest obraz PNG o wymiarach najwyżej { $most } na { $most } punktów

## Rozkazy

fault-ship-id = Oczekiwano małych liter łacińskich, cyfr i łączników
fault-sign = Oczekiwano warunku, np. sails = battle, turn >= 2 albo route = FF or FFR
fault-route = Kurs zapisuje się literami F, L i R
