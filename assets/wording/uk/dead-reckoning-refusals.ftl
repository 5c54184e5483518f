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
refusal-dr-undamaged = Корабель цілий: платити нема за що.
refusal-dr-before-first-turn = До свого першого ходу карту підвищує лише четвертий гравець.
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

## Хід

refusal-dr-not-now = Зараз не та частина ходу.
refusal-dr-not-yet = За цим столом так поки зробити не можна.

## Корабель

refusal-dr-at-the-end = Це рахується лише наприкінці гри.
refusal-dr-at-sea-only = У гавані так зробити не можна.
refusal-dr-before-moving = Так можна зробити, лише доки корабель цього ходу не рухався.
refusal-dr-cannons-on-card = На цій карті потрібно більше гармат; зараз їх: { $cannons }.
refusal-dr-explored = За хід досліджують один фрагмент, і ви його вже дослідили. Повз цей можна пройти.
refusal-dr-harbour-only = Так можна зробити лише в гавані.
refusal-dr-laden = У трюмі цього жетона лежать товари. Спершу розвантажте їх.
refusal-dr-no-ability = Тут немає такої властивості.
refusal-dr-no-copy = Це не можна скопіювати: виберіть властивість іншого зіграного покращення для основної фази.
refusal-dr-no-goods = Назвіть товари.
refusal-dr-no-island = Там немає дослідженого острова.
refusal-dr-no-option = Такого варіанта немає.
refusal-dr-not-next-door = Корабель пливе з місця на сусіднє; по діагоналі не можна.
refusal-dr-not-there = Цих товарів там немає.
refusal-dr-not-your-island = Ви не контролюєте цей острів.
refusal-dr-other-place = Туди ці товари покласти не можна.
refusal-dr-paid-elsewhere = Звідти за це платити не можна.
refusal-dr-port-only = Так можна зробити лише в гавані або біля острова під вашим контролем.
refusal-dr-price = Ціна: вантаж { $cargo }, золото { $gold }. Викладіть її всю і не більше.
refusal-dr-raised = Вітрила вже піднято: це роблять раз за хід.
refusal-dr-sails = Це надто далеко. На шкалі плавання лишилося кроків: { $sails }.
refusal-dr-same-island = Виберіть різні острови.
refusal-dr-symbol-counts = Цей символ сам не застосовується, його рахує потрібне правило.
refusal-dr-too-many-islands = Виберіть хоча б один острів. Не більше: { $islands }.
refusal-dr-walled = Форт або гарнізон іншого гравця не підпускає вас до цього острова.
refusal-dr-wrong-row = Ця властивість для островів інших рядів.

## Острови

refusal-dr-building-there = На острові може стояти по одній будівлі кожного типу, і така тут уже є.
refusal-dr-has-mark = Це досягнення у вас уже є.
refusal-dr-influence-left = Увесь вплив властивості розміщують одразу. Ще можна розмістити: { $count }
refusal-dr-influence-spent = На це у властивості більше немає впливу.
refusal-dr-may-not-lend = З того острова ваш кубик узяти не можна: він має лежати в комірці, а контроль не має змінитися.
refusal-dr-no-building-left = У запасі більше немає будівель цього типу.
refusal-dr-no-island-here = Ваш корабель має стояти біля дослідженого острова.
refusal-dr-no-such-cube = У комірках цього острова немає кубика цього гравця.
refusal-dr-not-joined = Дві властивості поєднують лише для того, щоб замістити кубик гравця, який зробив останній хід: останнім впливом однієї та першим другої.
refusal-dr-nothing-to-place = Тут нічого розміщувати.
refusal-dr-out-of-reach = Кубики цієї властивості туди розмістити не можна.
refusal-dr-slot-free = На цьому острові є порожня комірка: кубик іде туди й нікого не заміщує.
refusal-dr-slots-taken = На цьому острові немає порожніх комірок: скажіть, чий кубик заміщує ваш.
refusal-dr-slots-yours = В усіх комірках цього острова лежать ваші кубики.
refusal-dr-supply-empty = У вас не лишилося кубиків: скажіть, з якого острова взяти.
refusal-dr-supply-first = З островів кубики беруть лише тоді, коли ваш запас порожній.
refusal-dr-too-many-buildings = Виберіть хоча б одну будівлю. Не більше: { $buildings }.
refusal-dr-two-influence = Щоб замістити кубик гравця, який зробив останній хід, потрібно два впливи.

## Покращення та модернізації

refusal-dr-merchant-here = Тут торговельний корабель: з ним торгують або на нього нападають.
refusal-dr-no-basic-token = На кораблі немає відкритої базової модернізації.
refusal-dr-no-card-here = Тут немає карти, яку можна купити.
refusal-dr-no-token = Таких модернізацій більше не лишилося.
refusal-dr-not-set-aside = Ця карта не відкладена у вас.
refusal-dr-card-price = { $cost ->
    [one] Ціна { $cost } вантаж із трюмів, рівно стільки й віддайте.
    [few] Ціна { $cost } вантажі з трюмів, рівно стільки й віддайте.
    [many] Ціна { $cost } вантажів із трюмів, рівно стільки й віддайте.
   *[other] Ціна { $cost } вантажі з трюмів, рівно стільки й віддайте.
}
refusal-dr-sleeve-more = { $count ->
    [one] Можна, а отже й треба вкласти ще { $count } покращення.
    [few] Можна, а отже й треба вкласти ще { $count } покращення.
    [many] Можна, а отже й треба вкласти ще { $count } покращень.
   *[other] Можна, а отже й треба вкласти ще { $count } покращення.
}
refusal-dr-sleeve-taken = Це місце в протекторі зайняте: виберіть іншу карту.

## Поправки

refusal-dr-ruling-nothing = Такий корабель не грає, або такий острів ще не відкрито.
refusal-dr-ruling-broken = Щось лежало б там, де не може: забагато в трюмі, кубиків більше, ніж комірок або ніж їх є, пірат у гавані.

## Dead Reckoning: чого не розкласти

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
setup-dr-marks = Кінець гри приносять від одного до дев’яти досягнень
setup-dr-bonus = Бонусні жетони мають номери від 0 до 7
setup-dr-card-in-two-places = Ця карта лежить у двох місцях
setup-dr-phase = Позиція починається з одного з { $phases }, і лише в цілій грі
setup-dr-sails = Шкала плавання закінчується на 8
setup-dr-tile = Такого фрагмента немає, або він лежить деінде
setup-dr-voyagers = У море виходять від двох до чотирьох гравців, кожен свого кольору

## Dead Reckoning: що сказано у файлі

fault-dr-card = Очікувалася карта, наприклад SA-GUN#1@3+A1-02
fault-dr-front = Немає лицьового боку { $front }
fault-dr-no-cards = Немає карт цієї гри
fault-dr-place = Очікувалося harbour або фрагмент, наприклад r2c1
fault-dr-printed = Очікувалася карта або фрагмент океану, наприклад A1-02#1
