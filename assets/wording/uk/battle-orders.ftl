## Dead Reckoning: чого не можна в бою (DR-18 — DR-21)

refusal-dr-ability-outside = Бойові властивості застосовують у бою, коли кубики вже кинуто.
refusal-dr-ability-used = Цю властивість цього ходу вже застосовано.
refusal-dr-barred = Тут вас переміг пірат: до кінця ходу цей острів для вас закритий.
refusal-dr-battle-in-progress = Спершу закінчіть цей бій.
refusal-dr-blockade = Пірат блокує острів: спершу переможіть його корабель.
refusal-dr-cannons = { $cannons ->
    [one] Готова лише { $cannons } гармата.
    [few] Готові лише { $cannons } гармати.
    [many] Готово лише { $cannons } гармат.
   *[other] Готово лише { $cannons } гармати.
}
refusal-dr-cannons-behind-goods = { $cannons ->
    [one] Решта гармат заставлена товарами в трюмах: готова { $cannons }.
    [few] Решта гармат заставлена товарами в трюмах: готові { $cannons }.
    [many] Решта гармат заставлена товарами в трюмах: готово { $cannons }.
   *[other] Решта гармат заставлена товарами в трюмах: готово { $cannons }.
}
refusal-dr-cannons-used = { $cannons ->
    [one] Кожна гармата стріляє в одному бою за хід: лишилася { $cannons }.
    [few] Кожна гармата стріляє в одному бою за хід: лишилися { $cannons }.
    [many] Кожна гармата стріляє в одному бою за хід: лишилося { $cannons }.
   *[other] Кожна гармата стріляє в одному бою за хід: лишилося { $cannons }.
}
refusal-dr-committed = Кількість кубиків уже визначено.
refusal-dr-elsewhere = Цей корабель стоїть в іншому місці.
refusal-dr-flag-used = Усі чорні прапори цього ходу вже використано.
refusal-dr-fought = Такий бій цього ходу вже був: з кожним б’ються один раз.
refusal-dr-hold-too-small = { $room ->
    [one] У цей трюм входить { $room } одиниця.
    [few] У цей трюм входять { $room } одиниці.
    [many] У цей трюм входить { $room } одиниць.
   *[other] У цей трюм входить { $room } одиниці.
}
refusal-dr-level-after-drop = Після кидка кубиків рівні не підвищують.
refusal-dr-level-first = Передусім треба підвищити рівень карти.
refusal-dr-levelled = Між ходами підвищують рівень однієї карти, і це вже зроблено.
refusal-dr-locked = Доки переможець невідомий, товари лишаються на місцях.
refusal-dr-no-battle = Бій не оголошено.
refusal-dr-no-building = Такої будівлі тут немає.
refusal-dr-no-cannon-on-it = В обороні грають лише карти з гарматою чи бойовою властивістю.
refusal-dr-no-card = Карт більше не лишилося.
refusal-dr-no-cube = У лотку немає кубиків.
refusal-dr-no-cubes = Кидати більше нічого.
refusal-dr-no-enemy-building = Ця будівля не належить супротивникові.
refusal-dr-no-flag = Щоб напасти на цей корабель, потрібен чорний прапор.
refusal-dr-no-helm = На цій карті немає штурвала.
refusal-dr-no-merchant = Тут немає торговельного корабля.
refusal-dr-no-more-levels = Після останнього ходу рівні не підвищують.
refusal-dr-no-own-cube = У лотку немає ваших кубиків.
refusal-dr-no-such-ability = Карта не має такої бойової властивості.
refusal-dr-no-such-ship = Такого корабля для нападу немає.
refusal-dr-not-aboard = Цих товарів у тому трюмі немає.
refusal-dr-not-in-hand = Цієї карти у вас у руці немає.
refusal-dr-not-in-play = Цю карту не зіграно.
refusal-dr-not-your-go = Зараз не ваша черга.
refusal-dr-not-yours = У вас тут немає корабля.
refusal-dr-on-victory = Цю властивість застосовує переможець, коли бій вирішено.
refusal-dr-other-goods = Під час перестановки товари не з’являються і не зникають.
refusal-dr-outpost = Форпости не атакують.
refusal-dr-pirate-first = Тут пірат: спершу бій із ним.
refusal-dr-play-after-drop = Після кидка кубиків карт не грають.
refusal-dr-top-level = Ця карта вже має найвищий рівень.
refusal-dr-two-encounters = За хід — не більше двох купівель чи зустрічей; обидві вже були.

## Dead Reckoning: бої, які не розкласти

setup-dr-advancement = Такого покращення немає
setup-dr-black-cubes = Чорних кубиків усього 20
setup-dr-card-twice = Цю карту вказано двічі
setup-dr-colour = Кожен гравець має свій колір, а чорний нічий
setup-dr-cubes = Гравець має 34 кубики, не рахуючи кубика на шкалі плавання
setup-dr-damage = Корабель із 5 пошкодженнями вже потонув
setup-dr-hold-too-full = У трюмі більше, ніж уміщається
setup-dr-island-place = Острів лежить на окремому фрагменті
setup-dr-island-twice = Цей острів указано двічі
setup-dr-merchant = Такого торговельного корабля немає
setup-dr-merchant-in-harbour = Торговельні кораблі зустрічають у морі
setup-dr-pirate-in-harbour = У гавані всі кораблі торговельні
setup-dr-players = За столом від одного до чотирьох гравців
setup-dr-sleeve = Кожне місце протектора вміщує одне покращення
setup-dr-slots = Кубиків більше, ніж комірок
setup-dr-strange-cube = Кубик того, кого немає за столом
setup-dr-upgrade = Такої модернізації немає або стільки їх немає

## Dead Reckoning: що сказано у файлі

fault-dr-card = Очікувалася карта, наприклад SA-GUN#1@3+A1-02
fault-dr-front = Немає лицьового боку { $front }
fault-dr-no-cards = Немає карт цієї гри
fault-dr-place = Очікувалося harbour або фрагмент, наприклад r2c1
