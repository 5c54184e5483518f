## Kupcy i korsarze: czego teraz nie wolno (MM-29.9)

refusal-mm-not-your-turn = To nie twoja kolejka.
refusal-mm-not-now = To nie ta część gry.
refusal-mm-end-port-action = Najpierw zakończ akcję Port.
refusal-mm-no-port-action = To robi się podczas akcji Port.
refusal-mm-ship-picked = Statek już wybrany.

## Czego tu nie ma

refusal-mm-no-first-ship = Z tym statkiem nikt nie zaczyna: wybierz slup albo fleutę.
refusal-mm-not-next = Jeden ruch prowadzi do sąsiedniego akwenu, do tutejszego portu albo z portu.
refusal-mm-scout-at-sea = Rozpoznanie prowadzi się na morzu: najpierw wypłyń z portu.
refusal-mm-no-such-target = W tym akwenie nie ma takiego celu.
refusal-mm-target-in-port = Ten statek stoi w porcie, tam nikt go nie zaatakuje.
refusal-mm-not-in-port = Twój statek nie stoi w porcie.
refusal-mm-no-landing = Twoja misja nie wymaga stąd lądowania.
refusal-mm-retire-in-port = Na emeryturę odchodzi się w porcie.
refusal-mm-not-aboard = Nie masz takiego ładunku na pokładzie.
refusal-mm-no-goods = Powiedz, który ładunek sprzedać.
refusal-mm-never-sold = Okrętów liniowych nikt nie sprzedaje: trzeba je zdobyć.
refusal-mm-no-ship-card = Nie ma już statków tego typu.
refusal-mm-nothing-to-restore = Wzmocniony kadłub nie jest odwrócony.
refusal-mm-no-weapon-left = Nie ma już żetonów: { $weapon }.
refusal-mm-no-such-weapon = Nie masz tego: { $weapon }.
refusal-mm-no-modification = W tym porcie nie ma modyfikacji.
refusal-mm-not-on-offer = Tej misji nie można podjąć w tym porcie.
refusal-mm-not-at-home = Twoja skrzynka stoi w porcie macierzystym.
refusal-mm-no-rumor-here = Nie masz plotki, którą sprawdza się tutaj.
refusal-mm-nothing-to-deliver = Twoja misja niczego nie wymaga w tym porcie.
refusal-mm-not-in-hand = Nie masz tej karty na ręce.

## Co już wykorzystano

refusal-mm-no-action-left = Wszystkie akcje tej kolejki są zużyte.
refusal-mm-port-used = W kolejce jest jedna akcja Port.
refusal-mm-scouted = Ten cel był już w tej kolejce rozpoznawany.
refusal-mm-scouted-kind = Cel tego rodzaju był już w tej kolejce rozpoznawany.
refusal-mm-retire-first = Na emeryturę odchodzi się przed pierwszą akcją kolejki.
refusal-mm-activity-used = Każdą czynność wykonuje się raz na akcję Port.
refusal-mm-step-used = To już zrobiono w tej akcji Port.
refusal-mm-mission-tried = W tej akcji Port już staraliście się o misję.
refusal-mm-hiring-failed = Nie udało się zatrudnić: spróbuj w innej kolejce.
refusal-mm-claimed = Zwycięstwo już ogłoszono.

## Czego nie wolno

refusal-mm-closed-by-war = Port jest dla ciebie zamknięty: trwa wojna ({ $nation }).
refusal-mm-port-closed = Port jest dla ciebie zamknięty: jest za ciebie nagroda ({ $nation }).
refusal-mm-crippled = Jedna z lokacji statku jest zniszczona: przed naprawą nie ma ataków na kupców.
refusal-mm-no-crew = Bez załogi nikt nie schodzi na ląd.
refusal-mm-sell-first = Ładunek sprzedaje się w porcie przed wszystkim innym.
refusal-mm-crew-is-recruited = Załogi się nie naprawia: trzeba ją zwerbować.
refusal-mm-undamaged = Nie ma tam czego naprawiać.
refusal-mm-damage-there = Można tam naprawić najwyżej: { $points }.
refusal-mm-has-weapon = Już to masz: { $weapon }.
refusal-mm-has-modification = Twój statek ma już taką modyfikację.
refusal-mm-crew-is-full = Twoja załoga jest w komplecie.
refusal-mm-unfit = Tej misji teraz nie dostaniesz: przeczytaj jej wymogi.
refusal-mm-too-many-cards = Masz na ręce pięć kart chwały: najpierw odrzuć jedną.
refusal-mm-out-of-moment = Teraz tego nie zagrasz: to inna chwila albo czegoś brakuje.
refusal-mm-no-captain-left = Nie ma już kapitana, który mógłby cię zastąpić.
refusal-mm-below-target = { $missing ->
    [one] Do zwycięstwa brakuje { $missing } punktu.
    [few] Do zwycięstwa brakuje { $missing } punktów.
    [many] Do zwycięstwa brakuje { $missing } punktów.
   *[other] Do zwycięstwa brakuje { $missing } punktów.
}
refusal-mm-no-gold = Powiedz, ile dukatów.

## Na co nie starcza

refusal-mm-too-dear = { $missing ->
    [one] Brakuje { $missing } dukata.
    [few] Brakuje { $missing } dukatów.
    [many] Brakuje { $missing } dukatów.
   *[other] Brakuje { $missing } dukatów.
}
refusal-mm-too-few-goods = { $count ->
    [one] Potrzeba { $count } karty: { $good }.
    [few] Potrzeba { $count } kart: { $good }.
    [many] Potrzeba { $count } kart: { $good }.
   *[other] Potrzeba { $count } kart: { $good }.
}

## Kupcy i korsarze: czego nie da się rozłożyć

setup-mm-captain = Nie ma takiego kapitana albo już pływa
setup-mm-ship = Kapitan zaczyna ze slupem albo fleutą
setup-mm-glory-cards = Dobiera się co najmniej jedną kartę chwały
setup-mm-players = Pływa od dwóch do czterech kapitanów
setup-mm-colour-twice = Każdy gracz ma własny kolor
setup-mm-no-such-player = Nikt nie gra tym kolorem
setup-mm-target = Gra się co najmniej o jeden punkt
setup-mm-war = Wojna ma własną kartę i dwa kraje
setup-mm-above-maximum = To więcej, niż może być
setup-mm-card = Nie ma takiej karty albo nie jest stąd
setup-mm-card-twice = Ta karta leży w dwóch miejscach
setup-mm-hand-too-full = Na ręce są najwyżej cztery karty chwały
setup-mm-level = Nagrody mają poziomy od 1 do 5
setup-mm-naval-ships = Kraj ma okręt flagowy albo eskadrę, nie oba naraz
setup-mm-no-port = Tu nie ma portu
setup-mm-no-such-side = Ta strona nie walczy
setup-mm-not-aboard = Tego nie ma na pokładzie
setup-mm-nowhere = Kapitan gdzieś jest, a martwy nigdzie
setup-mm-npc-card = To nie kapitan tego statku
setup-mm-phase = Pozycja nie zaczyna się w tej fazie albo nie z tym
setup-mm-specialist = Kapitan ma po jednym specjaliście każdego rodzaju
setup-mm-token-twice = Ten żeton leży w dwóch miejscach albo tylu ich nie ma

## Kupcy i korsarze: co mówi plik

fault-mm-printed = Oczekiwano karty gry, na przykład GL-17 albo CO-8
