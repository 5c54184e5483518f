## Kupcy i korsarze, co się stało: ataki na kupców (MM-11)

mm-told-merchant-found = { $by } znajduje kupca, { $zone }: { $token }
mm-told-merchant-named = { $by } mówi, czyj to kupiec: { $nation }
mm-told-merchant-let-go = { $by } puszcza kupca
mm-told-raid-began = { $by } atakuje kupca: { $nation }
mm-told-raid-cards-turned = Kupiec ma: { $cards }
mm-told-successes-counted = { $by }, sukcesów: { $successes }
mm-told-raid-card-drawn = Jeszcze jedna karta: { $card }
mm-told-raid-card-discarded = Karta odrzucona: { $card }
mm-told-raid-card-exchanged = Karta wymieniona: { $card } » { $drawn }
mm-told-raid-card-given = Karta odrzucona bez zamiany: { $card }
mm-told-successes-left = { $by } nie wydaje więcej sukcesów
mm-told-escapes-counted = { $by }: symboli ucieczki { $escapes }, zwrotność { $against }
mm-told-raid-failed-sunk = { $by } tonie podczas ataku
mm-told-raid-failed-crippled = { $by } jest zbyt uszkodzony: atak się nie udał
mm-told-raid-failed-escaped = { $by }: kupiec ucieka
mm-told-raid-succeeded = { $by } łupi kupca ({ $nation }): { $gold }
mm-told-raid-over = { $by }: koniec ataku

## Bitwy (MM-16, MM-18, MM-20)

mm-told-battle-began = { $attacker } atakuje: { $defender }
mm-told-landing-began = { $by } schodzi na ląd. Garnizon: Dowodzenie { $leadership }, załoga { $crew }
mm-told-battle-round-began = { $round }. runda bitwy
mm-told-declared = { $by } deklaruje: { $what }
mm-told-contest-won = { $by } wygrywa manewry
mm-told-contest-tied = Manewry: remis
mm-told-contest-void = Bez czaszek: nikt nie wygrywa ani nie strzela
mm-told-boarding-succeeded = { $by } dokonuje abordażu
mm-told-crews-gone = Obie załogi przepadły: starcia nie będzie
mm-told-crew-round-began = { $round }. runda starcia załóg
mm-told-crew-fell = { $by }: załoga −{ $lost }, zostało { $left }
mm-told-nobody-won = Walka kończy się bez zwycięzcy
mm-told-escaped = { $by } ucieka z bitwy
mm-told-sunk = { $by } idzie na dno
mm-told-both-sunk = Oba statki toną
mm-told-boarded = { $by } przegrywa starcie załóg
mm-told-reward-paid = { $by } dostaje za pirata { $gold } ({ $nation })
mm-told-pirate-paid = { $by } dostaje za pirata { $gold }
mm-told-spoils-turned = { $by } znajduje na okręcie: { $cards }
mm-told-spoils-lost = { $by }, przepadło z tamtą ładownią: { $cards }
mm-told-gold-plundered = { $by } zabiera { $gold }, traci je { $from }
mm-told-card-plundered = { $by } zabiera kartę chwały, traci { $from }: { $card }
mm-told-card-plundered-secretly = { $by } zabiera kartę chwały, traci { $from }
mm-told-rumor-plundered = { $by } zabiera plotkę, traci { $from }: { $rumor }
mm-told-rumor-plundered-secretly = { $by } zabiera plotkę, traci { $from }
mm-told-proved-plundered = { $by } zabiera sprawdzoną plotkę, traci { $from }: { $rumor }
mm-told-cargo-plundered = { $by } zabiera ładunek, traci { $from }: { $good }
mm-told-cargo-plundered-secretly = { $by } zabiera kartę ładunku, traci { $from }
mm-told-weapon-plundered = { $by } zabiera broń, traci { $from }: { $weapon }
mm-told-specialist-plundered = { $by } zabiera specjalistę, traci { $from }: { $card }
mm-told-prize-taken = { $by } płynie dalej na zdobytym: { $ship }, załoga { $crew }
mm-told-battle-over = Koniec bitwy

## Salwy i trafienia (MM-17, MM-19)

mm-told-hits-due = { $by } strzela, cel { $at } ({ $kind }), trafień: { $hits }
mm-told-hits-coming = { $at } otrzymuje trafienia ({ $kind }): { $hits }
mm-told-hits-added = { $shooter }, trafień więcej: { $hits }
mm-told-locations-thrown = { $at }, trafienia tu: { $what }
mm-told-symbols-hit = { $at }, trafienia kupca: { $what }
mm-told-skulls-aimed = { $shooter } kieruje czaszki: { $location }
mm-told-skull-placed = { $at } kładzie czaszkę tu: { $location }
mm-told-hit-cancelled = { $at }: trafienie anulowane
mm-told-hit-moved = { $at } przenosi trafienie: { $location }
mm-told-hit-destroyed = { $at }, zniszczone: { $location }
mm-told-hit-taken = { $at }, trafienie: { $location }, zostało { $left }
mm-told-hit-went-on = { $at }, trafienie idzie w kadłub, { $location } już 0: zostało { $left }
mm-told-hit-spent = { $at }, trafienie przepada: { $location } już 0
mm-told-volleys-over = Dym się rozwiewa

## Kości (MM-4)

mm-told-test-rolled = { $by }, { $skill }, rzut na { $what }: { $faces }
mm-told-contest-rolled = { $by }, rzut na manewry: { $faces }
mm-told-crew-rolled = { $by }, rzut na starcie załóg: { $faces }
mm-told-dice-thrown-again = { $by }, ponowny rzut: { $faces }
mm-told-die-turned = { $by }, kość obrócona: { $face }
mm-told-hits-thrown-again = { $at }, ponowny rzut trafień: { $what }
mm-told-hit-turned = { $at }, trafienie obrócone: { $what }
mm-told-test-counts = { $by }: test uznano za udany
mm-told-dice-made-skulls = { $by }, kości zamienione w czaszki: { $dice }
mm-told-card-dice-thrown = { $by }, { $source }, rzut: { $faces }
mm-told-test-failed = { $by }, { $skill }: porażka
mm-told-test-over = { $by }, { $skill }: sukces, czaszek { $successes }
mm-told-dice-gathered = Kości zebrane
