## Ulepszenia i awersy statków kupieckich

dr-a1-01 = Zapasowe płótno
dr-a1-02 = Działo pokładowe
dr-a1-03 = Pewna ręka
dr-a1-04 = Tasak abordażowy
dr-a1-05 = Drużyna desantowa
dr-a1-06 = Beczki z prowiantem
dr-a1-07 = Zapiski na mapie
dr-a1-08 = Daleka plantacja
dr-a1-09 = Smoła i pakuły
dr-a1-10 = Czarna bandera
dr-a2-01 = Ćwiczenia salw
dr-a2-02 = Stocznia remontowa
dr-a2-03 = Kartacze
dr-a2-04 = Podwójny nabój
dr-a2-05 = Zamorski faktor
dr-a2-06 = Marsle
dr-a2-07 = Para falkonetów
dr-a2-08 = Koło sterowe
dr-a2-09 = Łodzie desantowe
dr-a2-10 = Księga handlowa
dr-a3-01 = Alarm bojowy
dr-a3-02 = Mistrz szkutniczy
dr-a3-03 = Czujne oko
dr-a3-04 = Instruktor
dr-a3-05 = Odlegli agenci
dr-a3-06 = Dostawa zapasów
dr-a3-07 = Takielunek liniowca
dr-a3-08 = List kaperski
dr-a3-09 = Księga zaciągu
dr-a4-01 = Kabotaż
dr-a4-02 = Sąd pryzowy
dr-a4-03 = Wielka plantacja
dr-a4-04 = Wiatr widmo
dr-a4-05 = Długie ręce
dr-a4-06 = Ognisty kilwater
dr-a4-07 = Sygnały floty
dr-a4-08 = Bateria piechoty morskiej
dr-a4-09 = Skarby ładowni
dr-a4-10 = Pusty horyzont
dr-a4-11 = Dziedzictwo nawigatora
dr-a4-12 = Stary wyga
dr-a4-13 = Szkoła wieczorowa
dr-a4-14 = Moździerz oblężniczy
dr-f1a = Kupiec przybrzeżny
dr-f1b = Kupiec z monetą
dr-f2a = Kupiec z towarem
dr-f2b = Szybki kupiec
dr-f3a = Kupiec z plantacji
dr-f3b = Kupiec z konwoju
dr-f4a = Kupiec oceaniczny
dr-f4b = Uzbrojony kupiec

## Co się z nimi stało

dr-told-bought = { $by } kupuje: { $advancement }
dr-told-traded = { $by } handluje, zdobyto: { $advancement }
dr-told-sleeved = { $by } wkłada ulepszenie „{ $advancement }” do karty: { $card }
dr-told-advancement-taken = { $by } bierze z pudełka { $row }: { $advancement }
dr-told-nothing-taken = { $by }: w pudełku { $row } nie ma ulepszeń
dr-told-nobody-levelled = { $by }: w talii nikt nie może awansować
dr-told-levelled-up-in-the-deck = { $by } awansuje kartę w swojej talii
dr-told-upgrade-returned = { $by } zdejmuje modernizację ze statku: { $upgrade }

## O co się pyta i dlaczego nie wolno

dr-why-which-upgrade = { $by }: która modernizacja?
dr-why-which-returned = { $by }: którą modernizację podstawową zwrócić?
refusal-dr-merchant-here = Tu jest statek kupiecki: można z nim handlować albo go zaatakować.
refusal-dr-no-basic-token = Na statku nie leży odkryta żadna modernizacja podstawowa.
refusal-dr-no-card-here = Nie ma tu karty do kupienia.
refusal-dr-no-token = Takiej modernizacji już nie ma.
refusal-dr-not-set-aside = Ta karta nie jest u ciebie odłożona.
refusal-dr-card-price = { $cost ->
    [one] Cena to { $cost } ładunek z ładowni: oddaj dokładnie tyle.
    [few] Cena to { $cost } ładunki z ładowni: oddaj dokładnie tyle.
    [many] Cena to { $cost } ładunków z ładowni: oddaj dokładnie tyle.
   *[other] Cena to { $cost } ładunki z ładowni: oddaj dokładnie tyle.
}
refusal-dr-sleeve-more = { $count ->
    [one] Można, a więc trzeba włożyć jeszcze { $count } ulepszenie.
    [few] Można, a więc trzeba włożyć jeszcze { $count } ulepszenia.
    [many] Można, a więc trzeba włożyć jeszcze { $count } ulepszeń.
   *[other] Można, a więc trzeba włożyć jeszcze { $count } ulepszenia.
}
refusal-dr-sleeve-taken = To miejsce w koszulce jest zajęte: wybierz inną kartę.
