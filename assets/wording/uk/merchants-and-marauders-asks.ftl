## Merchants & Marauders: навіщо кидають кості

mm-why-test = { $by }: { $skill }, кидок на { $what }
mm-why-contest = { $by }: кидок на маневр
mm-why-crew-combat = { $by }: кидок на битву команд
mm-why-locations = { $at }: куди влучання ({ $kind })?
mm-why-npc-scouts = { $npc } шукає капітана: { $by }
mm-why-swivel-guns = { $by }: фальконети
mm-why-long-guns = { $by }: дальнобійні гармати
mm-why-card-die = { $by }: кидок, { $source }
mm-why-again = { $by }: ці кості ще раз

## Про що питають

mm-why-window = { $by }, { $hour }: зіграти чи використати?
mm-why-resolve = { $by }, { $card }: хай діє?
mm-why-for = { $by }, { $source }: що вибрати?
mm-why-too-many-cards = { $by }: п’ять карток слави. Яку скинути?
mm-why-first-card = { $by }: яку картку слави лишити?
mm-why-keep-rumor = { $by }: яку чутку лишити?
mm-why-new-ship = { $by }: який корабель новому капітанові?
mm-why-redraw = { $by }: біля рідного порту пірат. Іншого капітана?
mm-why-overboard = { $by }: забагато вантажу. Що викинути?
mm-why-merchant-nation = { $by }: чий це торговець?
mm-why-raid-or-not = { $by }: напасти на торговця чи відпустити?
mm-why-spend = { $by }: на що? Лишилося успіхів: { $successes }
mm-why-stow = { $by }: який вантаж лишити?
mm-why-take = { $by }: який вантаж купити?
mm-why-hire-crew = { $by }: скількох матросів найняти?
mm-why-carry = { $by }: яку модифікацію перенести?
mm-why-scatter = { $by }: порт для жетона модифікації. Лишилося: { $left }
mm-why-toll = { $by }: сплатити мито чи кидок на Вплив?
mm-why-drop-mission = { $by }: відмовитися від старої місії?
mm-why-declare = { $by }: стрільба, абордаж чи відступ?
mm-why-skull = { $at }: куди влучає цей череп?
mm-why-plunder = { $by }: що забрати в переможеного?
mm-why-take-ship = { $by }: захопити переможений корабель?
mm-why-reward = { $by }: яка країна платить за пірата?
mm-why-claim-too = { $by }: теж заявити про перемогу?
mm-why-which = { $by }: що з цього?

## Що перемішують і що вирішує випадок

mm-why-deck = Колоду перемішано: { $sort }
mm-why-cargo = Колоду вантажу перемішано
mm-why-demand = Жетони попиту перемішано
mm-why-fittings = Жетони модифікацій перемішано
mm-why-merchants = Жетони торговців перемішано
mm-why-first-player = Хто ходить першим
mm-why-war-nations = Які країни воюють
mm-why-npc-order = Який корабель шукає першим
mm-why-successor = { $npc }: хто стане командувати
mm-why-tie = { $npc }: за ким гонитва
mm-why-hold-lost = { $by }: що зникає з трюму
mm-why-naval-plunder = Що зникає зі здобичі
mm-why-opening-npcs = Хто в морі від самого початку

## З чого обирають

mm-choice-pass = Пас
mm-choice-pass-this-turn = Пас на весь цей хід
mm-choice-pass-until-my-turn = Пас до мого ходу
mm-choice-announce = Зіграти: { $card }
mm-choice-use = Використати: { $source }
mm-choice-resolve = Хай діє
mm-choice-decline = Показати й узяти назад
mm-choice-enough = Досить
mm-choice-raid = Напасти
mm-choice-let-go = Відпустити
mm-choice-draw = Узяти ще картку
mm-choice-discard = Скинути: { $card }
mm-choice-exchange = Замінити: { $card }
mm-choice-die = { $side }: кість { $number }
mm-choice-hit = Влучання { $number }
mm-choice-levels = { $count ->
    [one] { $count } рівень
    [few] { $count } рівні
    [many] { $count } рівнів
   *[other] { $count } рівні
}
mm-choice-pay = Заплатити
mm-choice-roll = Кинути кості
mm-choice-gold = Золото
mm-named = { $name }
mm-face-skull = череп

## Моменти, коли можна втрутитися (MM-28.4)

mm-hour-revealed = відкрито подію
mm-hour-round-end = раунд закінчується
mm-hour-turn-start = хід починається
mm-hour-turn-event = початок ходу, подія
mm-hour-turn-end = хід закінчується
mm-hour-own-turn = свій хід
mm-hour-port-step = у порту
mm-hour-before-sell = перед продажем товарів
mm-hour-before-buy = перед купівлею товарів
mm-hour-before-buy-ship = перед купівлею корабля
mm-hour-market = перед призначенням цін
mm-hour-entering = вхід у порт
mm-hour-entered-closed = вхід у закритий порт
mm-hour-tested = після перевірки
mm-hour-scouted = після вдалої розвідки
mm-hour-bounty-due = призначають винагороду
mm-hour-card-played = зіграно картку слави
mm-hour-raid-over = після нападу
mm-hour-battle-start = перед 1-м раундом бою
mm-hour-opening = перші постріли бою
mm-hour-declared = після оголошень
mm-hour-contest = після кидків маневру
mm-hour-won-contest = маневр виграно
mm-hour-volley-due = перед залпом
mm-hour-volley = кинуто залп
mm-hour-volley-over = після залпу
mm-hour-hits = влучання в корабель
mm-hour-boarding = перед абордажем
mm-hour-crew-start = перед битвою команд
mm-hour-crew-roll = кинуто битву команд
mm-hour-crew-loss = перед втратами команди
mm-hour-sank = корабель потоплено
mm-hour-battle-over = після бою

## Пас наперед (MM-28.5)

mm-ahead-ask = питати
mm-ahead-pass-this-turn = пас на цей хід
mm-ahead-pass-until-my-turn = пас до мого ходу

## З чого складається число

mm-part-skill = уміння
mm-part-masts = щогли знищено
mm-part-manoeuvre = маневреність
mm-part-card = картки в цьому бою
mm-part-bounty = найвища винагорода
mm-part-ship = корабель
mm-part-hold = трюм зараз
mm-part-turn = хід
mm-part-given = картки цього ходу
mm-part-price = ціна за списком
mm-part-drawn = за числом узятих карток
mm-part-rule = правило { $rule }
