## Merchants & Marauders, що сталося: підготовка (MM-6)

mm-told-deck-laid = Перемішано: { $sort }
mm-told-cargo-laid = Колоду вантажу перемішано
mm-told-events-cut = У колоді лишається подій: { $left }
mm-told-demand-laid = Жетони попиту лежать в усіх портах
mm-told-yards-laid = У кожному порту лежить закритий жетон модифікації
mm-told-captain-dealt = { $by } тягне капітана: { $captain }
mm-told-captain-dealt-secretly = { $by } тягне капітана
mm-told-ship-picked = { $by } обирає корабель: { $ship }
mm-told-ship-picked-secretly = { $by } потай обирає корабель
mm-told-captain-shown = { $by } — це { $captain }: { $ship }, { $port }
mm-told-first-player = { $by } ходить першим у кожному раунді

## Раунд: торговці, події, нічиї кораблі, війна (MM-7, MM-14, MM-15)

mm-told-round-began = Раунд { $round }
mm-told-merchants-dealt = Жетони торговців лежать закритими. Зон: { $count }
mm-told-event-turned = Подія: { $card }
mm-told-npc-turned = { $card } скоро буде в морі: { $npc }
mm-told-icon-skipped = { $npc } не в морі
mm-told-npc-hunts = { $npc } переслідує: { $prey } ({ $why }), { $zone }
mm-told-npc-sailed = { $npc } іде на { $letter }: { $zone }
mm-told-npc-moved = { $npc } на новому місці: { $zone }
mm-told-npc-stayed = { $npc } лишається, здобич тут: { $prey } ({ $why }), { $zone }
mm-told-npc-found = { $npc } знаходить капітана { $by }: { $faces }
mm-told-npc-missed = { $npc } не знаходить капітана { $by }: { $faces }
mm-told-npc-armed-entered = { $card } командує мановаром: { $npc }, { $zone }
mm-told-npc-entered = { $card } приймає командування: { $npc }, { $zone }
mm-told-npc-returned = { $card } заступає переможеного капітана: { $npc }, { $zone }
mm-told-npc-beaten = { $npc } зазнає поразки й зникає з моря
mm-told-npc-armed = { $npc } тепер мановар
mm-told-npc-disarmed = { $npc } знову фрегат
mm-told-squadron-entered = Воєнна ескадра виходить у море ({ $nation }): { $zone }
mm-told-squadron-left = Воєнна ескадра йде ({ $nation })
mm-told-war-broke = Війна: { $one } — { $other }
mm-told-war-ended = Війну закінчено: { $one }, { $other }
mm-told-round-closed = Усі походили
mm-told-laid-token-returned = Назад у запас: { $good }
mm-told-event-discarded = Подію закінчено: { $card }
mm-told-round-ended = Раунд { $round } закінчено

## За що переслідують (MM-14.10, MM-14.11)

mm-grudge-bounty = винагорода { $level }
mm-grudge-other-bounties = інші винагороди { $level }
mm-grudge-war = війна
mm-grudge-no-pirate = не пірат

## Ходи, дії, переміщення (MM-8 — MM-10)

mm-told-over = Гру закінчено
mm-told-phase = Далі: { $phase }
mm-told-turn-began = Хід гравця: { $by }
mm-told-turn-ended = { $by } завершує хід
mm-told-move-spent = { $by } витрачає дію для переміщення
mm-told-action-spent = { $by } витрачає дію
mm-told-entry-used = { $by } потай входить у закритий порт
mm-told-moved = { $by } пливе: { $place }
mm-told-entry-began = { $by } просить впустити: { $port }
mm-told-scout-began = { $by } веде розвідку, { $zone }: { $target }
mm-told-port-began = { $by } діє в порту: { $port }
mm-told-activity-began = { $by }: { $activity }
mm-told-step-taken = { $by }, у порту: { $card }
mm-told-port-ended = { $by } завершує справи в порту

## Золото (MM-10.41 — MM-10.43)

mm-told-gold-gained = { $by } отримує { $gold }
mm-told-gold-paid = { $by } платить { $gold }
mm-told-gold-paid-from-chest = { $by } платить { $gold }; зі скрині: { $chest }
mm-told-gold-hidden = { $by } ховає у скриню { $gold }
mm-told-gold-hidden-secretly = { $by } ховає золото у скриню
mm-told-gold-fetched = { $by } бере зі скрині { $gold }
mm-told-gold-fetched-secretly = { $by } бере золото зі скрині

## Товари й ринок (MM-10.5 — MM-10.14)

mm-told-cargo-shuffled = Скидання вантажу перемішано в нову колоду
mm-told-cargo-sold = { $by } продає: { $cards }
mm-told-demand-changed = Новий попит, { $port }: { $good }
mm-told-token-laid = Подія стосується товару: { $good }
mm-told-market-drawn = { $by } знаходить на ринку: { $cards }
mm-told-market-drawn-secretly = { $by } оглядає ринок. Карток: { $count }
mm-told-market-discarded = { $by } відкладає: { $cards }
mm-told-prices-set = { $by } дізнається ціни: { $prices }
mm-told-prices-set-secretly = { $by } дізнається ціни
mm-told-cargo-bought = { $by } купує за { $gold }: { $good }
mm-told-cargo-bought-secretly = { $by } купує картку за { $gold }
mm-told-market-closed = { $by } не купує: { $cards }
mm-told-cargo-stowed = { $by } бере на борт: { $good }
mm-told-cargo-stowed-secretly = { $by } бере на борт картку вантажу
mm-told-cargo-left = { $by } лишає: { $cards }
mm-told-cargo-discarded = { $by } викидає за борт: { $cards }
mm-told-cargo-lost = { $by } втрачає з трюму: { $cards }
mm-told-cargo-delivered = { $by } доставляє: { $cards }

## Товари з кількістю й ціною

mm-goods-count = { $good } × { $count }
mm-pair = { $one }: { $other }
mm-goods-price = { $good } { $price }

## Кораблі й верфі (MM-10.15 — MM-10.31)

mm-told-yard-turned-up = Верф пропонує, { $port }: { $fitting }
mm-told-ship-bought = { $by } купує корабель: { $ship }
mm-told-repaired = { $by } лагодить +{ $points }: { $location }, тепер { $now }
mm-told-hull-restored = { $by } відновлює зміцнений корпус
mm-told-crew-gained = { $by }: команда +{ $men }, тепер { $now }
mm-told-crew-lost = { $by }: команда −{ $men }, тепер { $now }
mm-told-weapon-gained = { $by } бере на борт: { $weapon }
mm-told-weapon-sold = { $by } продає: { $weapon }
mm-told-fitting-taken = { $by } покращує корабель: { $fitting }
mm-told-fittings-mixed = { $by } перемішує модифікації втраченого корабля: { $count }
mm-told-fitting-placed = { $by } кладе модифікацію: { $port }, { $fitting }
mm-told-fitting-placed-secretly = { $by } кладе закриту модифікацію: { $port }

## Винагороди, місії, чутки (MM-10.32 — MM-10.40, MM-12)

mm-told-bounty-set = { $on }: винагорода за голову { $level } ({ $nation })
mm-told-pardoned = { $on }: помилування ({ $nation })
mm-told-bounty-fell = { $on }: винагорода падає до { $level } ({ $nation })
mm-told-bounty-lapsed = { $on }: винагороду не призначено ({ $nation })
mm-told-mission-offered = Пропонується місія: { $card }
mm-told-missions-shuffled = Скидання місій перемішано в нову колоду
mm-told-mission-tried = { $by } просить місію: { $card }
mm-told-mission-claimed = { $by } бере місію: { $card }
mm-told-mission-dropped = { $by } відмовляється від місії: { $card }
mm-told-mission-lapsed = { $by } запізнюється з місією: { $card }
mm-told-mission-completed = { $by } виконує місію: { $card }
mm-told-rumor-drawn = { $by } чує чутку: { $card }
mm-told-rumor-drawn-secretly = { $by } чує чутку
mm-told-rumor-returned = { $by } повертає чутку: { $card }
mm-told-rumor-returned-secretly = { $by } повертає чутку
mm-told-rumor-shown = { $by } показує чутку: { $card }
mm-told-rumor-proved = { $by }, чутка правдива: { $card }
mm-told-rumors-discarded = Назад у колоду чуток: { $cards }
mm-told-rumors-shuffled = Колоду чуток перемішано

## Слава й картки (MM-13, MM-28)

mm-told-point-gained = { $by }: очко слави за { $why }, тепер { $track }
mm-told-glory-drawn = { $by } бере картку слави: { $card }
mm-told-glory-drawn-secretly = { $by } бере картку слави
mm-told-glory-discarded = { $by } скидає: { $card }
mm-told-glory-deck-rebuilt = Скидання слави стало новою колодою. Карток: { $cards }
mm-told-glory-turned-up = Відкрито в пошуках спеціаліста: { $card }
mm-told-specialist-gained = { $by } отримує спеціаліста: { $trade }
mm-told-card-announced = { $by } оголошує картку ({ $hour }): { $card }
mm-told-card-announced-secretly = { $by } оголошує картку ({ $hour })
mm-told-card-declined = { $by } показує картку й бере назад: { $card }
mm-told-card-played = { $by } грає: { $card }
mm-told-card-resolved = { $by }, картка подіяла: { $card }
mm-told-hired = { $by } наймає спеціаліста: { $trade }
mm-told-hiring-failed = { $by } цього ходу не наймає: { $card }
mm-told-card-copied = { $by } повторює: { $card }
mm-told-event-used = { $by }, подія: { $source }
mm-told-thing-used = { $by } використовує: { $source }
mm-told-thing-discarded = { $by } віддає: { $source }
mm-told-fitting-turned = { $by } перевертає: { $fitting }
mm-told-lasting-began = { $by }, { $source }: { $modifier }
mm-told-actions-gained = { $by }, ще дій: { $actions }
mm-told-moves-gained = { $by }, ще дій для переміщення: { $moves }
mm-told-ports-opened = { $by } може ввійти в закриті порти: { $ports }
mm-told-next-roll-changed = { $side }, кості наступного кидка: { $change }
mm-told-crew-spared = { $by }, врятовано команди цього раунду: { $crew }
mm-told-crew-taken = { $from }: команда −{ $lost }, тепер { $left }
mm-told-escape-granted = { $by } втече, щойно вистрілить інша сторона
mm-told-battle-broken-off = { $by } перериває бій
mm-told-bounty-cancelled = { $by } відводить від себе винагороду
mm-told-turned-away = { $by } лишається зовні: { $zone }
mm-told-carry-allowed = { $by } може перенести модифікації
mm-told-hand-seen = { $by } бачить картки, { $of }: { $cards }
mm-told-hand-seen-secretly = { $by } дивиться картки гравця { $of }
mm-told-merchants-seen = { $by } бачить торговців: { $what }
mm-told-merchants-seen-secretly = { $by } дивиться торговців: { $zones }
mm-told-ahead-set = { $by }, { $hour }: { $ahead }
mm-told-ahead-set-secretly = { $by } вирішує, коли питати

## За що очко слави (MM-1.2)

mm-glory-for-defeat = переможеного капітана
mm-glory-for-sale = великий продаж
mm-glory-for-plunder = багату здобич
mm-glory-for-mission = місію
mm-glory-for-rumor = правдиву чутку
mm-glory-for-big-ship = великий корабель
mm-glory-for-card = картку

## Долі капітанів і кінець (MM-21, MM-22)

mm-told-captain-died = { $by } втрачає корабель і капітана: { $captain }
mm-told-retirement-declared = { $by } витрачає хід на відставку капітана
mm-told-captain-retired = { $by }: { $captain } іде у відставку
mm-told-captain-drawn = { $by } має нового капітана: { $captain }
mm-told-captain-returned = { $by }: { $captain } повертається
mm-told-captain-put-back = { $by } повертає капітана й тягне іншого: { $captain }
mm-told-command-taken = { $by } отримує корабель, { $port }: { $ship }
mm-told-outfit-paid = { $by } споряджається. З банку: { $bank }, зі скрині: { $chest }
mm-told-outfit-paid-secretly = { $by } споряджається. З банку: { $bank }
mm-told-claimed = { $by } заявляє про перемогу: шкала { $track }, таємні очки { $points } (скриня { $chest })
mm-told-claim-lapsed = { $by } більше не має досить очок: перемоги поки немає
mm-told-counted = { $by }: шкала { $track }, таємні очки { $points } (скриня { $chest })
mm-told-game-won = { $by } перемагає: { $how }
mm-told-victory-shared = Перемога на всіх: { $by }

## Що вирішує (MM-22.5, MM-22.8)

mm-decided-at-once = інших заявок немає
mm-decided-total = найбільше очок
mm-decided-track = найвище на шкалі слави
mm-decided-chest = найбільше золота у скрині
mm-decided-shared = перемога на всіх
