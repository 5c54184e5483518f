## Kupcy i korsarze, co się stało: przygotowania (MM-6)

mm-told-deck-laid = Potasowane: { $sort }
mm-told-cargo-laid = Talia ładunku jest potasowana
mm-told-events-cut = W talii zostaje wydarzeń: { $left }
mm-told-demand-laid = Żetony popytu leżą w każdym porcie
mm-told-yards-laid = W każdym porcie leży zakryty żeton modyfikacji
mm-told-captain-dealt = { $by } losuje kapitana: { $captain }
mm-told-captain-dealt-secretly = { $by } losuje kapitana
mm-told-ship-picked = { $by } wybiera statek: { $ship }
mm-told-ship-picked-secretly = { $by } potajemnie wybiera statek
mm-told-captain-shown = { $by } to { $captain }: { $ship }, { $port }
mm-told-first-player = { $by } zaczyna każdą turę

## Tura: kupcy, wydarzenia, statki niczyje, wojna (MM-7, MM-14, MM-15)

mm-told-round-began = Tura { $round }
mm-told-merchants-dealt = Żetony kupców leżą zakryte. Akwenów: { $count }
mm-told-event-turned = Wydarzenie: { $card }
mm-told-npc-turned = { $card } jest w drodze: { $npc }
mm-told-icon-skipped = { $npc } nie jest na morzu
mm-told-npc-hunts = { $npc } ściga: { $prey } ({ $why }), { $zone }
mm-told-npc-sailed = { $npc } płynie na { $letter }: { $zone }
mm-told-npc-moved = { $npc } na nowym miejscu: { $zone }
mm-told-npc-stayed = { $npc } zostaje, ofiara jest tu: { $prey } ({ $why }), { $zone }
mm-told-npc-found = { $npc } znajduje kapitana { $by }: { $faces }
mm-told-npc-missed = { $npc } nie znajduje kapitana { $by }: { $faces }
mm-told-npc-armed-entered = { $card } dowodzi okrętem liniowym: { $npc }, { $zone }
mm-told-npc-entered = { $card } obejmuje dowództwo: { $npc }, { $zone }
mm-told-npc-returned = { $card } zastępuje pokonanego kapitana: { $npc }, { $zone }
mm-told-npc-beaten = { $npc } ponosi klęskę i znika z morza
mm-told-npc-armed = { $npc } to teraz okręt liniowy
mm-told-npc-disarmed = { $npc } to znów fregata
mm-told-squadron-entered = Eskadra wojenna wypływa w morze ({ $nation }): { $zone }
mm-told-squadron-left = Eskadra wojenna odpływa ({ $nation })
mm-told-war-broke = Wojna: { $one } – { $other }
mm-told-war-ended = Koniec wojny: { $one }, { $other }
mm-told-round-closed = Każdy miał swoją kolejkę
mm-told-laid-token-returned = Z powrotem do rezerwy: { $good }
mm-told-event-discarded = Koniec wydarzenia: { $card }
mm-told-round-ended = Tura { $round } zakończona

## Za co się ściga (MM-14.10, MM-14.11)

mm-grudge-bounty = nagroda { $level }
mm-grudge-other-bounties = inne nagrody { $level }
mm-grudge-war = wojna
mm-grudge-no-pirate = nie pirat

## Kolejki, akcje, ruch (MM-8 do MM-10)

mm-told-over = Koniec gry
mm-told-phase = Dalej: { $phase }
mm-told-turn-began = Kolejka gracza: { $by }
mm-told-turn-ended = { $by } kończy kolejkę
mm-told-move-spent = { $by } zużywa akcję tylko na ruch
mm-told-action-spent = { $by } zużywa akcję
mm-told-entry-used = { $by } po kryjomu wpływa do zamkniętego portu
mm-told-moved = { $by } płynie: { $place }
mm-told-entry-began = { $by } prosi o wpuszczenie: { $port }
mm-told-scout-began = { $by } prowadzi rozpoznanie, { $zone }: { $target }
mm-told-port-began = { $by } wykonuje akcję Port: { $port }
mm-told-activity-began = { $by }: { $activity }
mm-told-step-taken = { $by }, w porcie: { $card }
mm-told-port-ended = { $by } kończy sprawy w porcie

## Dukaty (MM-10.41 do MM-10.43)

mm-told-gold-gained = { $by } zyskuje { $gold }
mm-told-gold-paid = { $by } płaci { $gold }
mm-told-gold-paid-from-chest = { $by } płaci { $gold }; ze skrzynki: { $chest }
mm-told-gold-hidden = { $by } ukrywa w skrzynce { $gold }
mm-told-gold-hidden-secretly = { $by } ukrywa dukaty w skrzynce
mm-told-gold-fetched = { $by } bierze ze skrzynki { $gold }
mm-told-gold-fetched-secretly = { $by } bierze dukaty ze skrzynki

## Towary i rynek (MM-10.5 do MM-10.14)

mm-told-cargo-shuffled = Odrzucony ładunek potasowany w nową talię
mm-told-cargo-sold = { $by } sprzedaje: { $cards }
mm-told-demand-changed = Nowy popyt, { $port }: { $good }
mm-told-token-laid = Wydarzenie dotyczy towaru: { $good }
mm-told-market-drawn = { $by } znajduje na rynku: { $cards }
mm-told-market-drawn-secretly = { $by } ogląda rynek. Kart: { $count }
mm-told-market-discarded = { $by } odkłada: { $cards }
mm-told-prices-set = { $by } poznaje ceny: { $prices }
mm-told-prices-set-secretly = { $by } poznaje ceny
mm-told-cargo-bought = { $by } kupuje za { $gold }: { $good }
mm-told-cargo-bought-secretly = { $by } kupuje kartę za { $gold }
mm-told-market-closed = { $by } nie kupuje: { $cards }
mm-told-cargo-stowed = { $by } bierze na pokład: { $good }
mm-told-cargo-stowed-secretly = { $by } bierze na pokład kartę ładunku
mm-told-cargo-left = { $by } zostawia: { $cards }
mm-told-cargo-discarded = { $by } wyrzuca za burtę: { $cards }
mm-told-cargo-lost = { $by } traci z ładowni: { $cards }
mm-told-cargo-delivered = { $by } dostarcza: { $cards }

## Towary z liczbą i ceną

mm-goods-count = { $good } × { $count }
mm-pair = { $one }: { $other }
mm-goods-price = { $good } { $price }

## Statki i stocznie (MM-10.15 do MM-10.31)

mm-told-yard-turned-up = Stocznia oferuje, { $port }: { $fitting }
mm-told-ship-bought = { $by } kupuje statek: { $ship }
mm-told-repaired = { $by } naprawia +{ $points }: { $location }, teraz { $now }
mm-told-hull-restored = { $by } odnawia wzmocniony kadłub
mm-told-crew-gained = { $by }: załoga +{ $men }, teraz { $now }
mm-told-crew-lost = { $by }: załoga −{ $men }, teraz { $now }
mm-told-weapon-gained = { $by } bierze na pokład: { $weapon }
mm-told-weapon-sold = { $by } sprzedaje: { $weapon }
mm-told-fitting-taken = { $by } modyfikuje statek: { $fitting }
mm-told-fittings-mixed = { $by } miesza modyfikacje utraconego statku: { $count }
mm-told-fitting-placed = { $by } kładzie modyfikację: { $port }, { $fitting }
mm-told-fitting-placed-secretly = { $by } kładzie zakrytą modyfikację: { $port }

## Nagrody, misje, plotki (MM-10.32 do MM-10.40, MM-12)

mm-told-bounty-set = { $on }: nagroda za głowę { $level } ({ $nation })
mm-told-pardoned = { $on } ułaskawiony ({ $nation })
mm-told-bounty-fell = { $on }: nagroda spada do { $level } ({ $nation })
mm-told-bounty-lapsed = { $on }: nie wyznaczono nagrody ({ $nation })
mm-told-mission-offered = Nowa misja do podjęcia: { $card }
mm-told-missions-shuffled = Odrzucone misje potasowane w nową talię
mm-told-mission-tried = { $by } stara się o misję: { $card }
mm-told-mission-claimed = { $by } podejmuje misję: { $card }
mm-told-mission-dropped = { $by } porzuca misję: { $card }
mm-told-mission-lapsed = { $by } spóźnia się z misją: { $card }
mm-told-mission-completed = { $by } wypełnia misję: { $card }
mm-told-rumor-drawn = { $by } słyszy plotkę: { $card }
mm-told-rumor-drawn-secretly = { $by } słyszy plotkę
mm-told-rumor-returned = { $by } odkłada plotkę: { $card }
mm-told-rumor-returned-secretly = { $by } odkłada plotkę
mm-told-rumor-shown = { $by } pokazuje plotkę: { $card }
mm-told-rumor-proved = { $by }, plotka jest prawdziwa: { $card }
mm-told-rumors-discarded = Z powrotem do talii plotek: { $cards }
mm-told-rumors-shuffled = Talia plotek jest potasowana

## Chwała i karty (MM-13, MM-28)

mm-told-point-gained = { $by }: punkt chwały za { $why }, teraz { $track }
mm-told-glory-drawn = { $by } dobiera kartę chwały: { $card }
mm-told-glory-drawn-secretly = { $by } dobiera kartę chwały
mm-told-glory-discarded = { $by } odrzuca: { $card }
mm-told-glory-deck-rebuilt = Odrzucone karty chwały to nowa talia. Kart: { $cards }
mm-told-glory-turned-up = Odkryta przy szukaniu specjalisty: { $card }
mm-told-specialist-gained = { $by } zyskuje specjalistę: { $trade }
mm-told-card-announced = { $by } zgłasza kartę ({ $hour }): { $card }
mm-told-card-announced-secretly = { $by } zgłasza kartę ({ $hour })
mm-told-card-declined = { $by } pokazuje kartę i bierze z powrotem: { $card }
mm-told-card-played = { $by } zagrywa: { $card }
mm-told-card-resolved = { $by }, karta zadziałała: { $card }
mm-told-hired = { $by } zatrudnia specjalistę: { $trade }
mm-told-hiring-failed = { $by } w tej kolejce nie zatrudnia: { $card }
mm-told-card-copied = { $by } powtarza: { $card }
mm-told-event-used = { $by }, wydarzenie: { $source }
mm-told-thing-used = { $by } używa: { $source }
mm-told-thing-discarded = { $by } oddaje: { $source }
mm-told-fitting-turned = { $by } odwraca: { $fitting }
mm-told-lasting-began = { $by }, { $source }: { $modifier }
mm-told-actions-gained = { $by }, akcji więcej: { $actions }
mm-told-moves-gained = { $by }, akcji na ruch więcej: { $moves }
mm-told-ports-opened = { $by } może wpłynąć do zamkniętych portów: { $ports }
mm-told-next-roll-changed = { $side }, kości następnego rzutu: { $change }
mm-told-crew-spared = { $by }, załoga ocalona w tej rundzie: { $crew }
mm-told-crew-taken = { $from }: załoga −{ $lost }, teraz { $left }
mm-told-escape-granted = { $by } ujdzie, gdy druga strona odda strzały
mm-told-battle-broken-off = { $by } przerywa bitwę
mm-told-bounty-cancelled = { $by } oddala nagrodę
mm-told-turned-away = { $by } zostaje na zewnątrz: { $zone }
mm-told-carry-allowed = { $by } może przenieść modyfikacje
mm-told-hand-seen = { $by } widzi karty, { $of }: { $cards }
mm-told-hand-seen-secretly = { $by } ogląda karty gracza { $of }
mm-told-merchants-seen = { $by } widzi kupców: { $what }
mm-told-merchants-seen-secretly = { $by } ogląda kupców: { $zones }
mm-told-ahead-set = { $by }, { $hour }: { $ahead }
mm-told-ahead-set-secretly = { $by } mówi, kiedy pytać

## Za co punkt chwały (MM-1.2)

mm-glory-for-defeat = pokonanego kapitana
mm-glory-for-sale = wielką sprzedaż
mm-glory-for-plunder = bogaty łup
mm-glory-for-mission = misję
mm-glory-for-rumor = prawdziwą plotkę
mm-glory-for-big-ship = duży statek
mm-glory-for-card = kartę

## Losy kapitanów i koniec (MM-21, MM-22)

mm-told-captain-died = { $by } traci statek i kapitana: { $captain }
mm-told-retirement-declared = { $by } poświęca kolejkę na emeryturę kapitana
mm-told-captain-retired = { $by }: { $captain } idzie na emeryturę
mm-told-captain-drawn = { $by } ma nowego kapitana: { $captain }
mm-told-captain-returned = { $by }: { $captain } wraca
mm-told-captain-put-back = { $by } odkłada kapitana i losuje innego: { $captain }
mm-told-command-taken = { $by } dostaje statek, { $port }: { $ship }
mm-told-outfit-paid = { $by } wyposaża statek. Z banku: { $bank }, ze skrzynki: { $chest }
mm-told-outfit-paid-secretly = { $by } wyposaża statek. Z banku: { $bank }
mm-told-claimed = { $by } ogłasza zwycięstwo: tor { $track }, tajne punkty { $points } (skrzynka { $chest })
mm-told-claim-lapsed = { $by } nie ma już dość punktów: zwycięstwa jeszcze nie ma
mm-told-counted = { $by }: tor { $track }, tajne punkty { $points } (skrzynka { $chest })
mm-told-game-won = { $by } wygrywa grę: { $how }
mm-told-victory-shared = Zwycięstwo wspólne: { $by }

## Co rozstrzyga (MM-22.5, MM-22.8)

mm-decided-at-once = nikt inny się nie zgłosił
mm-decided-total = najwięcej punktów
mm-decided-track = najdalej na torze chwały
mm-decided-chest = najwięcej dukatów w skrzynce
mm-decided-shared = zwycięstwo wspólne
