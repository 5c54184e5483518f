## Kurs młodego kapitana (TS-28)

scenario-lesson-1-name = Lekcja 1: Dwa znaki
scenario-lesson-1-description = Przeprowadź okręt obok dwóch znaków wokół wyspy, każdy kapitan na własny rachunek. Wiatr, żagle, żetony i zwroty; nie padnie ani jeden strzał.
scenario-lesson-1-goal = Doprowadź dziób do obu znaków najwyżej dwie tury po najlepszym czasie i na nic nie wpadnij.
scenario-lesson-1-teaches = Wiatr, żagle, wytyczanie trasy, żetony, zwroty, teren

scenario-lesson-2-name = Lekcja 2: Proch i kule
scenario-lesson-2-description = Dwa galeony na otwartym morzu, wszystkie baterie nabite kulami. Ustal zasięg, ustaw się burtą i niech przemówią działa.
scenario-lesson-2-goal = W 8 tur zniszcz wrogowi więcej pól burt i rufy, niż sam stracisz, albo go zatop.
scenario-lesson-2-teaches = Ładowanie, zasięg, salwy, uszkodzenia kadłuba, straty

scenario-lesson-3-name = Lekcja 3: Burta w burtę
scenario-lesson-3-description = Oba galeony są tuż obok siebie, a pod pokładami czekają żołnierze. Kule łańcuchowe na maszty, kartacze na załogę, a potem haki przez burtę.
scenario-lesson-3-goal = Zniszcz wroga albo zadaj więcej szkód w 10 tur.
scenario-lesson-3-teaches = Kule łańcuchowe, kartacze, muszkiety, rozkazy na pokładzie, abordaż, zderzenia

scenario-lesson-4-name = Lekcja 4: Na kotwicy
scenario-lesson-4-description = Dwa galeony szukają miejsca: jeden na redzie, drugi u ujścia rzeki. Płytka woda i mielizny, kotwice rzucane i podnoszone; nie padnie ani jeden strzał.
scenario-lesson-4-goal = Stój na kotwicy, gdy skończy się tura 12. Wygrać mogą obaj kapitanowie.
scenario-lesson-4-teaches = Płytka woda i mielizny, rzucanie i podnoszenie kotwicy, brzeg planszy

## Zasady podstawowe

scenario-open-sea-name = Bitwa na otwartym morzu
scenario-open-sea-description = Tylko głęboka woda i wróg. Morze sięga dalej, niż dopłyną okręty.
scenario-open-sea-goal = Wyłącz z walki wszystkie okręty wroga.

scenario-the-banks-name = Ławice
scenario-the-banks-description = Pojedynek wśród piaszczystych ławic, które nikomu nie ustępują drogi. Najlepszym oficerem jest tu mapa.
scenario-the-banks-goal = Zniszcz wroga albo zadaj więcej szkód w 14 tur. Okręt na mieliźnie na koniec to 8 punktów dla wroga.

scenario-breaking-the-bar-name = Przez łachę
scenario-breaking-the-bar-description = Santiago wiezie skarb, a San Martín toruje drogę. Między nimi a domem leżą piaszczysta łacha i dwa angielskie galeony.
scenario-breaking-the-bar-goal = Hiszpania punktuje za skrzynie i okręty, które wyjdą południowym brzegiem, Anglia za te, które nie wyjdą. 14 tur.

scenario-treasure-run-name = Wyścig po skarb
scenario-treasure-run-description = Santiago stoi na redzie z dziesięcioma skrzyniami i garstką żołnierzy, gdy pojawia się Swallow. Podnieść kotwicę i uciekać albo walczyć.
scenario-treasure-run-goal = Hiszpania wygrywa, gdy wyjdzie wschodnim brzegiem w 12 tur; Anglia, gdy zdobędzie lub zniszczy okręt.

scenario-gravelines-name = Gravelines
scenario-gravelines-description = Dwa na dwa, a wiatr znosi na flamandzkie ławice. Kto zapomni o brzegu po zawietrznej, ten go znajdzie.
scenario-gravelines-goal = Zadaj więcej szkód w 14 tur. Okręty na mieliźnie liczą się jako zniszczone.

scenario-flores-name = Revenge u wyspy Flores
scenario-flores-description = Revenge stoi na kotwicy pod wyspą, gdy zza cypla wychodzą dwa hiszpańskie galeony. Jeden na dwóch, do zachodu słońca.
scenario-flores-goal = Anglia punktuje za szkody i za ocalenie Revenge; Hiszpania za zniszczenie Revenge, a jeszcze więcej za zdobycie. 15 tur.

## Zasady zaawansowane

scenario-calais-roads-name = Ogień na redzie Calais
scenario-calais-roads-description = Hiszpanie stoją na kotwicach, a wiatr wieje prosto na redę. Z nocy wypływają dwa płonące okręty.
scenario-calais-roads-goal = Anglia punktuje za okręty podpalone i zniszczone oraz za przecięte liny kotwiczne; Hiszpania za angielskie galeony i utrzymane kotwice. 8 tur.

scenario-strand-landing-name = Desant na brzeg
scenario-strand-landing-description = Dwa hiszpańskie okręty pełne żołnierzy płyną ku redzie. Anglicy nie mogą wpuścić ich na plażę.
scenario-strand-landing-goal = Hiszpania wygrywa, wysadzając 8 oddziałów w 14 tur; Anglia, jeśli temu zapobiegnie.
