## «Купцы и мародёры», что произошло: нападения на купцов (MM-11)

mm-told-merchant-found = { $by } находит купца, { $zone }: { $token }
mm-told-merchant-named = { $by } говорит, чей это купец: { $nation }
mm-told-merchant-let-go = { $by } отпускает купца
mm-told-raid-began = { $by } нападает на купца: { $nation }
mm-told-raid-cards-turned = У купца: { $cards }
mm-told-successes-counted = { $by }, успехов: { $successes }
mm-told-raid-card-drawn = Ещё одна карта: { $card }
mm-told-raid-card-discarded = Карта сброшена: { $card }
mm-told-raid-card-exchanged = Карта заменена: { $card } » { $drawn }
mm-told-raid-card-given = Карта сброшена, замены нет: { $card }
mm-told-successes-left = { $by } больше не тратит успехов
mm-told-escapes-counted = { $by }: знаков бегства { $escapes }, манёвренность { $against }
mm-told-raid-failed-sunk = { $by } тонет при нападении
mm-told-raid-failed-crippled = { $by } слишком повреждён: нападение не удалось
mm-told-raid-failed-escaped = { $by }: купец уходит
mm-told-raid-succeeded = { $by } грабит купца ({ $nation }): { $gold }
mm-told-raid-over = { $by }: нападение окончено

## Бои (MM-16, MM-18, MM-20)

mm-told-battle-began = { $attacker } нападает: { $defender }
mm-told-landing-began = { $by } высаживается. Гарнизон: Командование { $leadership }, команда { $crew }
mm-told-battle-round-began = { $round }-й раунд боя
mm-told-declared = { $by } объявляет: { $what }
mm-told-contest-won = { $by } выигрывает манёвр
mm-told-contest-tied = Манёвр: ничья
mm-told-contest-void = Черепов нет: никто не победил и не стреляет
mm-told-boarding-succeeded = { $by } идёт на абордаж
mm-told-crews-gone = Команд больше нет: абордажного боя не будет
mm-told-crew-round-began = { $round }-й раунд абордажного боя
mm-told-crew-fell = { $by }: команда −{ $lost }, осталось { $left }
mm-told-nobody-won = Бой завершается без победителя
mm-told-escaped = { $by } уходит от боя
mm-told-sunk = { $by } идёт ко дну
mm-told-both-sunk = Оба корабля тонут
mm-told-boarded = { $by } проигрывает абордажный бой
mm-told-reward-paid = { $by } получает за пирата { $gold } ({ $nation })
mm-told-pirate-paid = { $by } получает за пирата { $gold }
mm-told-spoils-turned = { $by } находит на военном корабле: { $cards }
mm-told-spoils-lost = { $by }, пропало с трюмом того корабля: { $cards }
mm-told-gold-plundered = { $by } отбирает { $gold }, { $from } теряет всё
mm-told-card-plundered = { $by } забирает карту славы, теряет { $from }: { $card }
mm-told-card-plundered-secretly = { $by } забирает карту славы, теряет { $from }
mm-told-rumor-plundered = { $by } забирает слух, теряет { $from }: { $rumor }
mm-told-rumor-plundered-secretly = { $by } забирает слух, теряет { $from }
mm-told-proved-plundered = { $by } забирает верный слух, теряет { $from }: { $rumor }
mm-told-cargo-plundered = { $by } забирает груз, теряет { $from }: { $good }
mm-told-cargo-plundered-secretly = { $by } забирает карту груза, теряет { $from }
mm-told-weapon-plundered = { $by } забирает оружие, теряет { $from }: { $weapon }
mm-told-specialist-plundered = { $by } забирает специалиста, теряет { $from }: { $card }
mm-told-prize-taken = { $by } идёт дальше на захваченном: { $ship }, команда { $crew }
mm-told-battle-over = Бой окончен

## Залпы и попадания (MM-17, MM-19)

mm-told-hits-due = { $by } стреляет, цель { $at } ({ $kind }), попаданий: { $hits }
mm-told-hits-coming = { $at } получает попадания ({ $kind }): { $hits }
mm-told-hits-added = { $shooter }, ещё попаданий: { $hits }
mm-told-locations-thrown = { $at }, попадания сюда: { $what }
mm-told-symbols-hit = { $at }, попадания купца: { $what }
mm-told-skulls-aimed = { $shooter } направляет черепа: { $location }
mm-told-skull-placed = { $at } ставит череп сюда: { $location }
mm-told-hit-cancelled = { $at }: попадание отменено
mm-told-hit-moved = { $at } переносит попадание: { $location }
mm-told-hit-destroyed = { $at }, уничтожено: { $location }
mm-told-hit-taken = { $at }, попадание: { $location }, осталось { $left }
mm-told-hit-went-on = { $at }, попадание идёт в корпус, { $location } уже 0: осталось { $left }
mm-told-hit-spent = { $at }, попадание пропало: { $location } уже 0
mm-told-volleys-over = Дым рассеивается

## Кости (MM-4)

mm-told-test-rolled = { $by }, { $skill }, бросок на { $what }: { $faces }
mm-told-contest-rolled = { $by }, бросок на манёвр: { $faces }
mm-told-crew-rolled = { $by }, бросок абордажного боя: { $faces }
mm-told-dice-thrown-again = { $by }, кости переброшены: { $faces }
mm-told-die-turned = { $by }, кость повёрнута: { $face }
mm-told-hits-thrown-again = { $at }, попадания переброшены: { $what }
mm-told-hit-turned = { $at }, попадание повёрнуто: { $what }
mm-told-test-counts = { $by }: проверка считается удачной
mm-told-dice-made-skulls = { $by }, костей стали черепами: { $dice }
mm-told-card-dice-thrown = { $by }, { $source }, бросок: { $faces }
mm-told-test-failed = { $by }, { $skill }: неудача
mm-told-test-over = { $by }, { $skill }: успех, черепов { $successes }
mm-told-dice-gathered = Кости убраны
