## Пірати: вибір партії та сторінка перед нею

pc-chooser-part = Флоти й малі моря
pc-chooser-players = Гравців: { $count }
pc-chooser-two-to-four = Від 2 до 4 гравців
pc-chooser-total = Флоти вартістю до { $total }.
pc-outfit-given = флот сценарію
pc-outfit-fleet = { $name } { $figures }
pc-outfit-figures = Влучань за залп: { $guns }. Щогл: { $masts }. Вільних місць: { $spaces }.
pc-outfit-rules = Правила цієї партії
pc-outfit-players = Гравці
pc-outfit-total = Вартість флоту
pc-outfit-total-why = 40 — велика партія, 20 — мала: половина островів і монет.
pc-outfit-terrain = Ділянки моря
pc-outfit-terrain-why = Туман, риф, водорості й вири. Першого разу краще без них.
pc-outfit-own = Власний флот
pc-outfit-by-lot = Флот за жеребом
pc-outfit-sum = Очки: { $points } з { $total }. { $figures }
pc-outfit-in-fleet = Це у флоті; виберіть картку, щоб її прибрати.
pc-outfit-ship = { $name } · { $points } (щогл { $masts }, трюм { $spaces }, хід { $moves })
pc-outfit-card = { $name } · { $points }
pc-outfit-fort = { $name } · золота { $gold }
pc-outfit-room = Лишилося місць: { $free } з { $spaces }. Лишилося очок на екіпаж: { $points }.
pc-outfit-add = Додати
pc-outfit-add-why = Під вказівником картка каже, що вона вміє або що заважає її взяти.
pc-outfit-add-ships = Кораблі
pc-outfit-add-crew = Екіпаж
pc-outfit-add-others = Кракени й форти
pc-outfit-add-treasure = Скарби
pc-outfit-home = На рідному острові
pc-outfit-idle = Екіпаж іншої нації може бути на борту, але його властивості там не працюють.
pc-outfit-coins = { $name }: { $coins }
pc-outfit-coin-sum = Монет: { $count }, разом золота: { $gold }. До них можна взяти особливі скарби:
pc-outfit-both = { $one } · { $other }
pc-outfit-uniques = Особливі скарби
pc-outfit-uniques-why = Стільки кожен гравець може взяти до власного флоту.
pc-option-pin = Хто зчеплений
pc-option-pin-why = Той, чий ніс торкається ворога, або той, кого таранили.
pc-option-pin-bow = Власним носом
pc-option-pin-ram = Тараном
pc-option-broadside = Бортовий залп
pc-option-broadside-why = Усі гармати влучають без кидка, і одне влучання у відповідь, або один кубик на всіх.
pc-option-broadside-sure = Без кидка
pc-option-broadside-die = Один кубик
pc-option-boats = Мало човнів
pc-option-boats-why = Не більше двох кораблів вартістю до 3, і кожен один раз.
pc-option-mark = Перемога завжди за половиною
pc-option-mark-why = Інакше втрьох треба дві п’ятих золота, вчотирьох третина.
pc-option-house = Наші картки
pc-option-house-why = Кораблі, люди й скарби, які додав цей стіл.
pc-option-parley = Про перемовини питати завжди
pc-option-parley-why = Тоді питання нікому не видасть, у кого картка.

## Вільна партія

scenario-open-cloth-name = Чисте море
scenario-open-cloth-description = Уся гра з першого кидка: острови тягнуть і ставлять по черзі, потім домівки, кораблі, скарби.
scenario-open-cloth-goal = Першим зібрати вдома й у фортах більше половини золота.
