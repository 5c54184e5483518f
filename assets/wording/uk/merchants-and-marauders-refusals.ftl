## Merchants & Marauders: чого зараз не можна (MM-29.9)

refusal-mm-not-your-turn = Зараз не ваш хід.
refusal-mm-not-now = Зараз для цього не час.
refusal-mm-end-port-action = Спершу закінчіть дію «Порт».
refusal-mm-no-port-action = Це роблять під час дії «Порт».
refusal-mm-ship-picked = Корабель уже обрано.

## Чого тут немає

refusal-mm-no-first-ship = Із цим кораблем не починають: оберіть шлюп або флейт.
refusal-mm-not-next = Одне переміщення: в сусідню зону, у тутешній порт або з нього.
refusal-mm-scout-at-sea = Розвідку ведуть у морі: спершу вийдіть із порту.
refusal-mm-no-such-target = У цій зоні немає такої цілі.
refusal-mm-target-in-port = Цей корабель у порту, там на нього не нападають.
refusal-mm-not-in-port = Ваш корабель не в порту.
refusal-mm-no-landing = Ваша місія не потребує висадки звідси.
refusal-mm-retire-in-port = У відставку йдуть у порту.
refusal-mm-not-aboard = Такого вантажу на борту немає.
refusal-mm-no-goods = Скажіть, який вантаж продати.
refusal-mm-never-sold = Мановарів не продають: їх захоплюють.
refusal-mm-no-ship-card = Таких кораблів більше немає.
refusal-mm-nothing-to-restore = Зміцнений корпус не перевернуто.
refusal-mm-no-weapon-left = Жетонів більше немає: { $weapon }.
refusal-mm-no-such-weapon = У вас цього немає: { $weapon }.
refusal-mm-no-modification = У цьому порту немає модифікацій.
refusal-mm-not-on-offer = Цю місію в цьому порту не пропонують.
refusal-mm-not-at-home = Ваша скриня стоїть у рідному порту.
refusal-mm-no-rumor-here = Тут вам нічого перевіряти: чутка не про це місце.
refusal-mm-nothing-to-deliver = Ваша місія нічого не потребує в цьому порту.
refusal-mm-not-in-hand = Цієї картки у вас на руці немає.

## Що вже використано

refusal-mm-no-action-left = Усі дії цього ходу витрачено.
refusal-mm-port-used = За хід — одна дія «Порт».
refusal-mm-scouted = Цю ціль ви цього ходу вже розвідували.
refusal-mm-scouted-kind = Ціль такого роду ви цього ходу вже розвідували.
refusal-mm-retire-first = У відставку йдуть до першої дії ходу.
refusal-mm-activity-used = Кожну справу роблять раз за дію «Порт».
refusal-mm-step-used = Це вже зроблено за цю дію «Порт».
refusal-mm-mission-tried = Місію за цю дію ви вже просили.
refusal-mm-hiring-failed = Найняти не вдалося: спробуйте іншого ходу.
refusal-mm-claimed = Про перемогу вже заявлено.

## Що заборонено

refusal-mm-closed-by-war = Порт для вас закритий: триває війна ({ $nation }).
refusal-mm-port-closed = Порт для вас закритий: за вашу голову є винагорода ({ $nation }).
refusal-mm-crippled = Одна зі шкал корабля на нулі: до ремонту на торговців не нападають.
refusal-mm-no-crew = Без команди не висаджуються.
refusal-mm-sell-first = Товари продають раніше за всі інші справи в порту.
refusal-mm-crew-is-recruited = Команду не лагодять: її наймають.
refusal-mm-undamaged = Там нічого лагодити.
refusal-mm-damage-there = Там можна полагодити щонайбільше: { $points }.
refusal-mm-has-weapon = Це у вас уже є: { $weapon }.
refusal-mm-has-modification = Така модифікація на кораблі вже є.
refusal-mm-crew-is-full = Ваша команда в повному складі.
refusal-mm-unfit = Вам цю місію зараз не дадуть: прочитайте її умову.
refusal-mm-too-many-cards = На руці п’ять карток слави: спершу скиньте одну.
refusal-mm-out-of-moment = Зараз це не зіграти: момент інший або чогось бракує.
refusal-mm-no-captain-left = Замінити капітана більше нікому.
refusal-mm-below-target = { $missing ->
    [one] До перемоги бракує { $missing } очка.
    [few] До перемоги бракує { $missing } очок.
    [many] До перемоги бракує { $missing } очок.
   *[other] До перемоги бракує { $missing } очок.
}
refusal-mm-no-gold = Скажіть, скільки золота.

## На що не вистачає

refusal-mm-too-dear = { $missing ->
    [one] Бракує { $missing } золотого.
    [few] Бракує { $missing } золотих.
    [many] Бракує { $missing } золотих.
   *[other] Бракує { $missing } золотих.
}
refusal-mm-too-few-goods = { $count ->
    [one] Потрібно { $count } картку: { $good }.
    [few] Потрібно { $count } картки: { $good }.
    [many] Потрібно { $count } карток: { $good }.
   *[other] Потрібно { $count } картки: { $good }.
}

## Merchants & Marauders: чого не розкласти

setup-mm-captain = Такого капітана немає, або він уже у грі
setup-mm-ship = Капітан починає зі шлюпом або флейтом
setup-mm-glory-cards = Беруть хоча б одну картку слави
setup-mm-players = У море виходять від двох до чотирьох капітанів
setup-mm-colour-twice = Кожен гравець має свій колір
setup-mm-no-such-player = Цим кольором ніхто не грає
setup-mm-target = Грають хоча б на одне очко
setup-mm-war = Війна має свою картку і дві країни
setup-mm-above-maximum = Це більше, ніж може бути
setup-mm-card = Такої картки немає, або їй тут не місце
setup-mm-card-twice = Ця картка лежить у двох місцях
setup-mm-hand-too-full = На руці не більше чотирьох карток слави
setup-mm-level = Винагороди бувають від 1 до 5
setup-mm-naval-ships = Країна має військовий корабель або ескадру, не обидва
setup-mm-no-port = Тут немає порту
setup-mm-no-such-side = Ця сторона не б’ється
setup-mm-not-aboard = Цього немає на борту
setup-mm-nowhere = Капітан десь є, а загиблий — ніде
setup-mm-npc-card = Це не капітан того корабля
setup-mm-phase = У цій фазі позиція не починається, або не з цим
setup-mm-specialist = Капітан має по одному спеціалісту кожного виду
setup-mm-token-twice = Цей жетон лежить у двох місцях, або стільки їх немає

## Merchants & Marauders: що сказано у файлі

fault-mm-printed = Очікувалася картка гри, наприклад GL-17 або CO-8
