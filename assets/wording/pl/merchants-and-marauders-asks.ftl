## Kupcy i korsarze: po co rzuca się kośćmi

mm-why-test = { $by }: { $skill }, rzut na { $what }
mm-why-contest = { $by }: rzut na manewry
mm-why-crew-combat = { $by }: rzut na starcie załóg
mm-why-locations = { $at }: gdzie idą trafienia ({ $kind })?
mm-why-npc-scouts = { $npc } szuka kapitana: { $by }
mm-why-swivel-guns = { $by }: folgerze
mm-why-long-guns = { $by }: działa dalekosiężne
mm-why-card-die = { $by }: rzut, { $source }
mm-why-again = { $by }: te kości jeszcze raz

## O co pyta gra

mm-why-window = { $by }, { $hour }: zagrać lub użyć czegoś?
mm-why-resolve = { $by }, { $card }: czy ma zadziałać?
mm-why-for = { $by }, { $source }: co wybrać?
mm-why-too-many-cards = { $by }: pięć kart chwały. Którą odrzucić?
mm-why-first-card = { $by }: którą kartę chwały zatrzymać?
mm-why-keep-rumor = { $by }: którą plotkę zatrzymać?
mm-why-new-ship = { $by }: jaki statek dla nowego kapitana?
mm-why-redraw = { $by }: przy porcie macierzystym stoi pirat. Inny kapitan?
mm-why-overboard = { $by }: za dużo ładunku. Co wyrzucić?
mm-why-merchant-nation = { $by }: czyj to kupiec?
mm-why-raid-or-not = { $by }: zaatakować kupca czy go puścić?
mm-why-spend = { $by }: na co? Zostało sukcesów: { $successes }
mm-why-stow = { $by }: który ładunek zatrzymać?
mm-why-take = { $by }: który ładunek kupić?
mm-why-hire-crew = { $by }: ilu ludzi zwerbować?
mm-why-carry = { $by }: którą modyfikację przenieść?
mm-why-scatter = { $by }: port dla żetonu modyfikacji. Zostało: { $left }
mm-why-toll = { $by }: zapłacić myto czy próbować Wpływów?
mm-why-drop-mission = { $by }: porzucić starą misję?
mm-why-declare = { $by }: ostrzał, abordaż czy ucieczka?
mm-why-skull = { $at }: gdzie trafia ta czaszka?
mm-why-plunder = { $by }: co zabrać pokonanemu?
mm-why-take-ship = { $by }: przejąć pokonany statek?
mm-why-reward = { $by }: który kraj płaci za pirata?
mm-why-claim-too = { $by }: też ogłosić zwycięstwo?
mm-why-which = { $by }: które z nich?

## Co się tasuje i o czym decyduje los

mm-why-deck = Tasowanie talii: { $sort }
mm-why-cargo = Tasowanie talii ładunku
mm-why-demand = Mieszanie żetonów popytu
mm-why-fittings = Mieszanie żetonów modyfikacji
mm-why-merchants = Mieszanie żetonów kupców
mm-why-first-player = Kto zaczyna
mm-why-war-nations = Które kraje wojują
mm-why-npc-order = Który statek szuka pierwszy
mm-why-successor = { $npc }: kto obejmie dowództwo
mm-why-tie = { $npc }: kogo ściga
mm-why-hold-lost = { $by }: co przepada z ładowni
mm-why-naval-plunder = Co przepada z łupu
mm-why-opening-npcs = Kto jest na morzu od początku

## Z czego się wybiera

mm-choice-pass = Pas
mm-choice-pass-this-turn = Pas do końca kolejki
mm-choice-pass-until-my-turn = Pas do mojej kolejki
mm-choice-announce = Zagraj: { $card }
mm-choice-use = Użyj: { $source }
mm-choice-resolve = Niech zadziała
mm-choice-decline = Pokaż i weź z powrotem
mm-choice-enough = Wystarczy
mm-choice-raid = Zaatakuj
mm-choice-let-go = Puść go
mm-choice-draw = Dobierz kartę
mm-choice-discard = Odrzuć: { $card }
mm-choice-exchange = Wymień: { $card }
mm-choice-die = { $side }: kość { $number }
mm-choice-hit = Trafienie { $number }
mm-choice-levels = { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
    [many] { $count } poziomów
   *[other] { $count } poziomy
}
mm-choice-pay = Zapłać
mm-choice-roll = Rzuć
mm-choice-gold = Dukaty
mm-named = { $name }
mm-face-skull = czaszka

## Chwile, w których można zareagować (MM-28.4)

mm-hour-revealed = odkryto wydarzenie
mm-hour-round-end = koniec tury
mm-hour-turn-start = początek kolejki
mm-hour-turn-event = początek kolejki, wydarzenie
mm-hour-turn-end = koniec kolejki
mm-hour-own-turn = własna kolejka
mm-hour-port-step = w porcie
mm-hour-before-sell = przed sprzedażą ładunku
mm-hour-before-buy = przed zakupem ładunku
mm-hour-before-buy-ship = przed zakupem statku
mm-hour-market = przed ustaleniem cen
mm-hour-entering = wejście do portu
mm-hour-entered-closed = wejście do zamkniętego portu
mm-hour-tested = po teście
mm-hour-scouted = po udanym rozpoznaniu
mm-hour-bounty-due = czas na nagrodę
mm-hour-card-played = zagrano kartę chwały
mm-hour-raid-over = po ataku na kupca
mm-hour-battle-start = przed 1. rundą bitwy
mm-hour-opening = pierwsze strzały bitwy
mm-hour-declared = po deklaracjach
mm-hour-contest = po rzutach na manewry
mm-hour-won-contest = wygrane manewry
mm-hour-volley-due = przed salwą
mm-hour-volley = rzut salwy
mm-hour-volley-over = po salwie
mm-hour-hits = trafienia w statek
mm-hour-boarding = przed abordażem
mm-hour-crew-start = przed starciem załóg
mm-hour-crew-roll = rzut w starciu załóg
mm-hour-crew-loss = przed stratami załogi
mm-hour-sank = zatopiono statek
mm-hour-battle-over = po bitwie

## Pas z góry (MM-28.5)

mm-ahead-ask = pytaj
mm-ahead-pass-this-turn = pas w tej kolejce
mm-ahead-pass-until-my-turn = pas do mojej kolejki

## Z czego składa się liczba

mm-part-skill = umiejętność
mm-part-masts = maszty zniszczone
mm-part-manoeuvre = zwrotność
mm-part-card = karty w tej bitwie
mm-part-bounty = najwyższa nagroda
mm-part-ship = statek
mm-part-hold = ładownia teraz
mm-part-turn = kolejka
mm-part-given = karty tej kolejki
mm-part-price = cena z cennika
mm-part-drawn = wg liczby dobranych kart
mm-part-rule = zasada { $rule }
