## Merchants & Marauders, що сталося: напади на торговців (MM-11)

mm-told-merchant-found = { $by } знаходить торговця, { $zone }: { $token }
mm-told-merchant-named = { $by } каже, чий це торговець: { $nation }
mm-told-merchant-let-go = { $by } відпускає торговця
mm-told-raid-began = { $by } нападає на торговця: { $nation }
mm-told-raid-cards-turned = У торговця: { $cards }
mm-told-successes-counted = { $by }, успіхів: { $successes }
mm-told-raid-card-drawn = Ще одна картка: { $card }
mm-told-raid-card-discarded = Картку скинуто: { $card }
mm-told-raid-card-exchanged = Картку замінено: { $card } » { $drawn }
mm-told-raid-card-given = Картку скинуто, заміни немає: { $card }
mm-told-successes-left = { $by } більше не витрачає успіхів
mm-told-escapes-counted = { $by }: значків втечі { $escapes }, маневреність { $against }
mm-told-raid-failed-sunk = { $by } тоне під час нападу
mm-told-raid-failed-crippled = { $by } надто пошкоджений: напад не вдався
mm-told-raid-failed-escaped = { $by }: торговець утікає
mm-told-raid-succeeded = { $by } грабує торговця ({ $nation }): { $gold }
mm-told-raid-over = { $by }: напад закінчено

## Бої (MM-16, MM-18, MM-20)

mm-told-battle-began = { $attacker } нападає: { $defender }
mm-told-landing-began = { $by } висаджується. Гарнізон: Лідерство { $leadership }, команда { $crew }
mm-told-battle-round-began = { $round }-й раунд бою
mm-told-declared = { $by } оголошує: { $what }
mm-told-contest-won = { $by } виграє маневр
mm-told-contest-tied = Маневр: нічия
mm-told-contest-void = Черепів немає: ніхто не переміг і не стріляє
mm-told-boarding-succeeded = { $by } іде на абордаж
mm-told-crews-gone = Команд більше немає: битви не буде
mm-told-crew-round-began = { $round }-й раунд битви команд
mm-told-crew-fell = { $by }: команда −{ $lost }, лишилося { $left }
mm-told-nobody-won = Бій закінчується без переможця
mm-told-escaped = { $by } тікає з бою
mm-told-sunk = { $by } іде на дно
mm-told-both-sunk = Обидва кораблі тонуть
mm-told-boarded = { $by } програє битву команд
mm-told-reward-paid = { $by } отримує за пірата { $gold } ({ $nation })
mm-told-pirate-paid = { $by } отримує за пірата { $gold }
mm-told-spoils-turned = { $by } знаходить на військовому кораблі: { $cards }
mm-told-spoils-lost = { $by }, зникло з трюмом того корабля: { $cards }
mm-told-gold-plundered = { $by } відбирає { $gold }, втрачає { $from }
mm-told-card-plundered = { $by } забирає картку слави, втрачає { $from }: { $card }
mm-told-card-plundered-secretly = { $by } забирає картку слави, втрачає { $from }
mm-told-rumor-plundered = { $by } забирає чутку, втрачає { $from }: { $rumor }
mm-told-rumor-plundered-secretly = { $by } забирає чутку, втрачає { $from }
mm-told-proved-plundered = { $by } забирає правдиву чутку, втрачає { $from }: { $rumor }
mm-told-cargo-plundered = { $by } забирає вантаж, втрачає { $from }: { $good }
mm-told-cargo-plundered-secretly = { $by } забирає картку вантажу, втрачає { $from }
mm-told-weapon-plundered = { $by } забирає озброєння, втрачає { $from }: { $weapon }
mm-told-specialist-plundered = { $by } забирає спеціаліста, втрачає { $from }: { $card }
mm-told-prize-taken = { $by } іде далі на захопленому: { $ship }, команда { $crew }
mm-told-battle-over = Бій закінчено

## Залпи й влучання (MM-17, MM-19)

mm-told-hits-due = { $by } стріляє, ціль { $at } ({ $kind }), влучань: { $hits }
mm-told-hits-coming = { $at } отримує влучання ({ $kind }): { $hits }
mm-told-hits-added = { $shooter }, ще влучань: { $hits }
mm-told-locations-thrown = { $at }, влучання сюди: { $what }
mm-told-symbols-hit = { $at }, влучання торговця: { $what }
mm-told-skulls-aimed = { $shooter } спрямовує черепи: { $location }
mm-told-skull-placed = { $at } ставить череп сюди: { $location }
mm-told-hit-cancelled = { $at }: влучання скасовано
mm-told-hit-moved = { $at } переносить влучання: { $location }
mm-told-hit-destroyed = { $at }, знищено: { $location }
mm-told-hit-taken = { $at }, влучання: { $location }, лишилося { $left }
mm-told-hit-went-on = { $at }, влучання йде в корпус, { $location } вже 0: лишилося { $left }
mm-told-hit-spent = { $at }, влучання зникло: { $location } вже 0
mm-told-volleys-over = Дим розвіюється

## Кості (MM-4)

mm-told-test-rolled = { $by }, { $skill }, кидок на { $what }: { $faces }
mm-told-contest-rolled = { $by }, кидок на маневр: { $faces }
mm-told-crew-rolled = { $by }, кидок битви команд: { $faces }
mm-told-dice-thrown-again = { $by }, кості перекинуто: { $faces }
mm-told-die-turned = { $by }, кість повернуто: { $face }
mm-told-hits-thrown-again = { $at }, влучання перекинуто: { $what }
mm-told-hit-turned = { $at }, влучання повернуто: { $what }
mm-told-test-counts = { $by }: перевірка вважається вдалою
mm-told-dice-made-skulls = { $by }, костей стали черепами: { $dice }
mm-told-card-dice-thrown = { $by }, { $source }, кидок: { $faces }
mm-told-test-failed = { $by }, { $skill }: невдача
mm-told-test-over = { $by }, { $skill }: успіх, черепів { $successes }
mm-told-dice-gathered = Кості прибрано
