## «Купцы и мародёры», что произошло: подготовка (MM-6)

mm-told-deck-laid = Перемешаны: { $sort }
mm-told-cargo-laid = Колода груза перемешана
mm-told-events-cut = В колоде остаётся событий: { $left }
mm-told-demand-laid = Жетоны спроса лежат во всех портах
mm-told-yards-laid = В каждом порту лежит закрытый жетон улучшения
mm-told-captain-dealt = { $by } тянет капитана: { $captain }
mm-told-captain-dealt-secretly = { $by } тянет капитана
mm-told-ship-picked = { $by } выбирает корабль: { $ship }
mm-told-ship-picked-secretly = { $by } тайно выбирает корабль
mm-told-captain-shown = { $by } — это { $captain }: { $ship }, { $port }
mm-told-first-player = { $by } ходит первым в каждом раунде

## Раунд: купцы, события, ничьи корабли, война (MM-7, MM-14, MM-15)

mm-told-round-began = Раунд { $round }
mm-told-merchants-dealt = Жетоны купцов лежат закрытыми. Зон: { $count }
mm-told-event-turned = Событие: { $card }
mm-told-npc-turned = { $card } скоро будет в море: { $npc }
mm-told-icon-skipped = { $npc } не в море
mm-told-npc-hunts = { $npc } преследует: { $prey } ({ $why }), { $zone }
mm-told-npc-sailed = { $npc } идёт на { $letter }: { $zone }
mm-told-npc-moved = { $npc } на новом месте: { $zone }
mm-told-npc-stayed = { $npc } остаётся, добыча здесь: { $prey } ({ $why }), { $zone }
mm-told-npc-found = { $npc } находит капитана { $by }: { $faces }
mm-told-npc-missed = { $npc } не находит капитана { $by }: { $faces }
mm-told-npc-armed-entered = { $card } командует линейным кораблём: { $npc }, { $zone }
mm-told-npc-entered = { $card } принимает командование: { $npc }, { $zone }
mm-told-npc-returned = { $card } сменяет побеждённого капитана: { $npc }, { $zone }
mm-told-npc-beaten = { $npc } терпит поражение и уходит с моря
mm-told-npc-armed = { $npc } теперь линейный корабль
mm-told-npc-disarmed = { $npc } снова фрегат
mm-told-squadron-entered = Военная эскадра выходит в море ({ $nation }): { $zone }
mm-told-squadron-left = Военная эскадра уходит ({ $nation })
mm-told-war-broke = Война: { $one } — { $other }
mm-told-war-ended = Война окончена: { $one }, { $other }
mm-told-round-closed = Все сходили
mm-told-laid-token-returned = Обратно в запас: { $good }
mm-told-event-discarded = Событие окончено: { $card }
mm-told-round-ended = Раунд { $round } окончен

## За что преследуют (MM-14.10, MM-14.11)

mm-grudge-bounty = награда { $level }
mm-grudge-other-bounties = другие награды { $level }
mm-grudge-war = война
mm-grudge-no-pirate = не пират

## Ходы, действия, движение (MM-8 — MM-10)

mm-told-over = Игра окончена
mm-told-phase = Далее: { $phase }
mm-told-turn-began = Ход игрока: { $by }
mm-told-turn-ended = { $by } завершает ход
mm-told-move-spent = { $by } тратит действие для движения
mm-told-action-spent = { $by } тратит действие
mm-told-entry-used = { $by } тайно входит в закрытый порт
mm-told-moved = { $by } плывёт: { $place }
mm-told-entry-began = { $by } просит впустить: { $port }
mm-told-scout-began = { $by } ведёт разведку, { $zone }: { $target }
mm-told-port-began = { $by } действует в порту: { $port }
mm-told-activity-began = { $by }: { $activity }
mm-told-step-taken = { $by }, в порту: { $card }
mm-told-port-ended = { $by } закончил дела в порту

## Золото (MM-10.41 — MM-10.43)

mm-told-gold-gained = { $by } получает { $gold }
mm-told-gold-paid = { $by } платит { $gold }
mm-told-gold-paid-from-chest = { $by } платит { $gold }; из сундука: { $chest }
mm-told-gold-hidden = { $by } прячет в сундук { $gold }
mm-told-gold-hidden-secretly = { $by } прячет золото в сундук
mm-told-gold-fetched = { $by } берёт из сундука { $gold }
mm-told-gold-fetched-secretly = { $by } берёт золото из сундука

## Товары и рынок (MM-10.5 — MM-10.14)

mm-told-cargo-shuffled = Сброс груза перемешан в новую колоду
mm-told-cargo-sold = { $by } продаёт: { $cards }
mm-told-demand-changed = Новый спрос, { $port }: { $good }
mm-told-token-laid = Событие касается товара: { $good }
mm-told-market-drawn = { $by } находит на рынке: { $cards }
mm-told-market-drawn-secretly = { $by } смотрит рынок. Карт: { $count }
mm-told-market-discarded = { $by } откладывает: { $cards }
mm-told-prices-set = { $by } узнаёт цены: { $prices }
mm-told-prices-set-secretly = { $by } узнаёт цены
mm-told-cargo-bought = { $by } покупает за { $gold }: { $good }
mm-told-cargo-bought-secretly = { $by } покупает карту за { $gold }
mm-told-market-closed = { $by } не покупает: { $cards }
mm-told-cargo-stowed = { $by } берёт на борт: { $good }
mm-told-cargo-stowed-secretly = { $by } берёт на борт карту груза
mm-told-cargo-left = { $by } оставляет: { $cards }
mm-told-cargo-discarded = { $by } выбрасывает за борт: { $cards }
mm-told-cargo-lost = { $by } теряет из трюма: { $cards }
mm-told-cargo-delivered = { $by } доставляет: { $cards }

## Товары с числом и ценой

mm-goods-count = { $good } × { $count }
mm-pair = { $one }: { $other }
mm-goods-price = { $good } { $price }

## Корабли и верфи (MM-10.15 — MM-10.31)

mm-told-yard-turned-up = Верфь предлагает, { $port }: { $fitting }
mm-told-ship-bought = { $by } покупает корабль: { $ship }
mm-told-repaired = { $by } чинит +{ $points }: { $location }, теперь { $now }
mm-told-hull-restored = { $by } восстанавливает укреплённый корпус
mm-told-crew-gained = { $by }: команда +{ $men }, теперь { $now }
mm-told-crew-lost = { $by }: команда −{ $men }, теперь { $now }
mm-told-weapon-gained = { $by } берёт на борт: { $weapon }
mm-told-weapon-sold = { $by } продаёт: { $weapon }
mm-told-fitting-taken = { $by } улучшает корабль: { $fitting }
mm-told-fittings-mixed = { $by } перемешивает улучшения потерянного корабля: { $count }
mm-told-fitting-placed = { $by } кладёт улучшение: { $port }, { $fitting }
mm-told-fitting-placed-secretly = { $by } кладёт улучшение закрытым: { $port }

## Награды, миссии, слухи (MM-10.32 — MM-10.40, MM-12)

mm-told-bounty-set = { $on }: награда за голову { $level } ({ $nation })
mm-told-pardoned = { $on } помилован ({ $nation })
mm-told-bounty-fell = { $on }: награда падает до { $level } ({ $nation })
mm-told-bounty-lapsed = { $on }: награда не назначена ({ $nation })
mm-told-mission-offered = Предлагается миссия: { $card }
mm-told-missions-shuffled = Сброс миссий перемешан в новую колоду
mm-told-mission-tried = { $by } просит миссию: { $card }
mm-told-mission-claimed = { $by } берёт миссию: { $card }
mm-told-mission-dropped = { $by } отказывается от миссии: { $card }
mm-told-mission-lapsed = { $by } опаздывает с миссией: { $card }
mm-told-mission-completed = { $by } выполняет миссию: { $card }
mm-told-rumor-drawn = { $by } узнаёт слух: { $card }
mm-told-rumor-drawn-secretly = { $by } узнаёт слух
mm-told-rumor-returned = { $by } возвращает слух: { $card }
mm-told-rumor-returned-secretly = { $by } возвращает слух
mm-told-rumor-shown = { $by } показывает слух: { $card }
mm-told-rumor-proved = { $by }, слух правдив: { $card }
mm-told-rumors-discarded = Обратно в колоду слухов: { $cards }
mm-told-rumors-shuffled = Колода слухов перемешана

## Слава и карты (MM-13, MM-28)

mm-told-point-gained = { $by }: очко славы за { $why }, теперь { $track }
mm-told-glory-drawn = { $by } берёт карту славы: { $card }
mm-told-glory-drawn-secretly = { $by } берёт карту славы
mm-told-glory-discarded = { $by } сбрасывает: { $card }
mm-told-glory-deck-rebuilt = Сброс славы стал новой колодой. Карт: { $cards }
mm-told-glory-turned-up = Открыта в поисках специалиста: { $card }
mm-told-specialist-gained = { $by } получает специалиста: { $trade }
mm-told-card-announced = { $by } объявляет карту ({ $hour }): { $card }
mm-told-card-announced-secretly = { $by } объявляет карту ({ $hour })
mm-told-card-declined = { $by } показывает карту и берёт обратно: { $card }
mm-told-card-played = { $by } играет: { $card }
mm-told-card-resolved = { $by }, карта подействовала: { $card }
mm-told-hired = { $by } нанимает специалиста: { $trade }
mm-told-hiring-failed = { $by } в этот ход не нанимает: { $card }
mm-told-card-copied = { $by } повторяет: { $card }
mm-told-event-used = { $by }, событие: { $source }
mm-told-thing-used = { $by } использует: { $source }
mm-told-thing-discarded = { $by } отдаёт: { $source }
mm-told-fitting-turned = { $by } переворачивает: { $fitting }
mm-told-lasting-began = { $by }, { $source }: { $modifier }
mm-told-actions-gained = { $by }, ещё действий: { $actions }
mm-told-moves-gained = { $by }, ещё действий для движения: { $moves }
mm-told-ports-opened = { $by } может войти в закрытые порты: { $ports }
mm-told-next-roll-changed = { $side }, кости следующего броска: { $change }
mm-told-crew-spared = { $by }, спасено команды в этом раунде: { $crew }
mm-told-crew-taken = { $from }: команда −{ $lost }, теперь { $left }
mm-told-escape-granted = { $by } уйдёт, как только выстрелит другая сторона
mm-told-battle-broken-off = { $by } прерывает бой
mm-told-bounty-cancelled = { $by } отводит от себя награду
mm-told-turned-away = { $by } остаётся снаружи: { $zone }
mm-told-carry-allowed = { $by } может перенести улучшения
mm-told-hand-seen = { $by } видит карты, { $of }: { $cards }
mm-told-hand-seen-secretly = { $by } смотрит карты игрока { $of }
mm-told-merchants-seen = { $by } видит купцов: { $what }
mm-told-merchants-seen-secretly = { $by } смотрит купцов: { $zones }
mm-told-ahead-set = { $by }, { $hour }: { $ahead }
mm-told-ahead-set-secretly = { $by } решает, когда спрашивать

## За что очко славы (MM-1.2)

mm-glory-for-defeat = побеждённого капитана
mm-glory-for-sale = большую продажу
mm-glory-for-plunder = богатую добычу
mm-glory-for-mission = миссию
mm-glory-for-rumor = правдивый слух
mm-glory-for-big-ship = большой корабль
mm-glory-for-card = карту

## Судьбы капитанов и конец (MM-21, MM-22)

mm-told-captain-died = { $by } теряет корабль и капитана: { $captain }
mm-told-retirement-declared = { $by } тратит ход на отставку капитана
mm-told-captain-retired = { $by }: { $captain } уходит в отставку
mm-told-captain-drawn = { $by } получает нового капитана: { $captain }
mm-told-captain-returned = { $by }: { $captain } возвращается
mm-told-captain-put-back = { $by } возвращает капитана и тянет другого: { $captain }
mm-told-command-taken = { $by } получает корабль, { $port }: { $ship }
mm-told-outfit-paid = { $by } снаряжается. Из банка: { $bank }, из сундука: { $chest }
mm-told-outfit-paid-secretly = { $by } снаряжается. Из банка: { $bank }
mm-told-claimed = { $by } заявляет о победе: шкала { $track }, тайные очки { $points } (сундук { $chest })
mm-told-claim-lapsed = { $by } больше не набирает очков: победы пока нет
mm-told-counted = { $by }: шкала { $track }, тайные очки { $points } (сундук { $chest })
mm-told-game-won = { $by } побеждает: { $how }
mm-told-victory-shared = Победа на всех: { $by }

## Что решает (MM-22.5, MM-22.8)

mm-decided-at-once = других заявок нет
mm-decided-total = больше всего очков
mm-decided-track = выше всех на шкале славы
mm-decided-chest = больше всего золота в сундуке
mm-decided-shared = победа на всех
