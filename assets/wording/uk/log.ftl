## До битви (TS-2, TS-5)

log-wind-thrown = Кість вітру: { $face }.
log-wind-set = Вітер дме на { $heading }.
log-placing-thrown = { $side }: кидок за право ставити першою — { $face }.
log-to-place = { $side } розставляє кораблі.
log-placed = { $ship }: поставлено, ніс на { $column },{ $row }, курс — { $heading }.
log-all-placed = { $side }: усі кораблі розставлено.
log-fitted-out = { $ship }: спорядження завершено.
log-fitted-out-own = { $ship }: спорядження завершено. Порох { $powder }, мушкетери { $musketeers }, пікінери { $pikemen }, скрині { $treasure }.

## Хід

log-turn = Хід { $turn }
log-phase = { $phase }
log-card-laid = { $ship }: карта наказів лежить долілиць.
log-range-set = { $ship }: карту стрільби викладено — { $battery }.
log-range-set-own = { $ship }: { $battery }, дальність { $range }.
log-steadiness = { $ship }: перевірка стійкості — { $face }, треба не більше { $need }.
log-panic = { $ship }: паніка!
log-panic-ended = { $ship }: команда знову тримається.
log-orders-lost = { $ship }: усі невиконані накази втрачено.

## Фаза 3

log-card-turned = { $ship }: карту відкрито, { $sails }.
log-no-card = { $ship }: наказів немає, вітрила згорнуті.
log-loading = { $ship }: { $battery }, заряджання почалося.
log-loading-own = { $ship }: { $battery }, заряджаємо: { $shot }.
log-tokens = { $ship }: отримано жетонів руху — { $total }.

## Фаза 4: рух

log-anchor-dropped = { $ship }: якір кинуто.
log-anchor-weighed = { $ship }: якір піднято, на це пішов перший жетон.
log-cable-cut = { $ship }: якірний канат обрубано.
log-on-deck = { $ship }: виходять на палубу — { $kind }, { $units }.
log-below = { $ship }: ідуть униз — { $kind }, { $units }.
log-deck-lapsed = { $ship }: нікому виконати наказ: { $kind }.
log-beat = Такт { $beat }
log-tokens-laid = { $ship }: викладено жетонів — { $count }.
log-step-paid = { $ship }: { $step }, { $sailing }, ціна { $cost }.
log-step-changed = { $ship }: { $plotted } — неможливо; натомість { $step }, { $sailing }, ціна { $cost }.
log-stepped = { $ship }: { $step }, ніс на { $column },{ $row }.
log-ground-alongside = { $ship } треться бортом: { $target }.
log-stopped-collision = { $ship }: зупинка, зіткнення.
log-stopped-terrain = { $ship }: зупинка біля берега.
log-stopped-edge = { $ship }: зупинка біля краю поля.
log-stopped-aground = { $ship }: зупинка, мілина.
log-stopped-grappled = { $ship }: зупинка, зчеплення.
log-stopped-fire = { $ship }: зупинка, пожежа.
log-exited = { $ship }: благополучно вийшов.
log-fled = { $ship }: покинув поле там, де не можна, і втрачений.
log-tile-leapt = Море триває: частину { $tile } перекладено вперед.
log-pivoted = { $ship }: поворот на місці, курс — { $heading }.
log-pivot-hindered = { $ship }: поворот на місці не вдався, немає вільної води.
log-aground = { $ship }: сів на мілину!
log-struck-ground = { $ship }: удар об берег.
log-contest-thrown = { $ship }: кидок за спірний гекс — { $face }.
log-contest-lost = { $ship }: найменше, доведеться ввійти на { $column },{ $row }.
log-collided-head-on = { $striker } і { $struck }: ніс у ніс.
log-collided-into-stern = { $striker } б’є носом у корму: { $struck }.
log-collided-ram = { $striker }: таран у борт. { $struck }.
log-collided-side-to-side = { $striker } і { $struck }: борт у борт.
log-collided-side-into-stern = { $striker } б’є бортом у корму: { $struck }.
log-collided-side-into-bow = { $striker } б’є бортом у ніс: { $struck }.
log-buoy = { $ship }: знак { $buoy } пройдено.
log-buoy-last = { $ship }: знак { $buoy } пройдено, він був останнім.
log-tokens-discarded = { $ship }: знято зайвих жетонів — { $count }.

## Фаза 4: гармати й мушкети

log-window = Вогонь!
log-volley = { $ship }: { $battery } — залп, { $shot }. Ціль — { $target }, дальність { $range } (призначено { $set }). { $faces } — треба не більше { $need }, влучань { $hits }.
log-held-no-powder = { $ship }: { $battery } мовчить, хоча в секторі { $target } (відстань { $distance }): немає пороху.
log-held-no-range = { $ship }: { $battery } мовчить, хоча в секторі { $target } (відстань { $distance }): дальність не призначено.
log-held-beyond = { $ship }: { $battery } мовчить, хоча в секторі { $target } (відстань { $distance }): призначено дальність { $range }.
log-held-hidden = { $ship }: { $battery } мовчить, хоча в секторі { $target } (відстань { $distance }): лінію видимості закриває { $third }.
log-held-land = { $ship }: { $battery } мовчить, хоча в секторі { $target } (відстань { $distance }): лінію видимості закриває суходіл.
log-held-locked = { $ship }: { $battery } мовчить, хоча в секторі { $target } (відстань { $distance }): ціль зв’язана боєм.
log-held-no-volley = { $ship }: { $battery } мовчить, хоча в секторі { $target }: на відстань { $distance } цим зарядом не стріляють.
log-load-void = { $ship }: { $battery }, карта заряду недійсна, батарея порожня.
log-range-void = { $ship }: { $battery }, карта стрільби недійсна й знята.
log-muskets = { $ship }: вогонь із мушкетів. Ціль — { $target }, дальність { $range }. { $faces } — треба не більше { $need }, влучань { $hits }.
log-masts-shielded = { $ship }: захист щогл { $protection }. { $faces } — більше за нього: { $damage }.
log-crew-shielded = { $ship }: захист команди { $protection }. { $faces } — більше за нього: { $losses }.
log-rudder-hit = { $ship }: кості за стерно { $faces } — збито.
log-rudder-safe = { $ship }: кості за стерно { $faces } — ціле.
log-fire-starts = { $ship }: кості за пожежу { $faces } — загорівся.
log-no-fire = { $ship }: кості за пожежу { $faces } — пожежі немає.

## Втрати

log-box = { $ship }: { $part }, закреслено клітинку { $number }.
log-gun-lost = { $ship }: { $battery }, гармату { $gun } втрачено разом із клітинками.
log-mast-box = { $ship }: влучання, { $mast }.
log-mast-fell = { $ship }: за борт падає { $mast }!
log-tokens-lost = { $ship }: зі щоглою втрачено жетонів — { $count }.
log-sailor-lost-gun = { $ship }: з гарматою загинув матрос.
log-sailor-lost-stern = { $ship }: на кормі загинув матрос.
log-sailor-lost-mast = { $ship }: зі щогли зірвався матрос.
log-sailor-lost-grape = { $ship }: картеч убила матроса.
log-sailor-lost-muskets = { $ship }: мушкети вбили матроса.
log-sailor-lost-melee = { $ship }: у рукопашній загинув матрос.
log-gun-struck-off = { $ship }: { $battery }, у гармати { $gun } не лишилося обслуги.
log-mast-struck-off = { $ship }: { $mast }, клітинку викреслено за загиблого матроса.
log-soldier-lost = { $ship }: втрати на палубі, { $kind }.
log-sank = { $ship }: іде на дно!
log-out-of-action = { $ship }: матросів не лишилося, виведений із бою.

## Абордаж

log-approach = { $ship } іде на абордаж: { $step }.
log-grapple-held = { $ship }: гаки. Ціль — { $target }: { $face }, треба не більше { $need } — тримають.
log-grapple-missed = { $ship }: гаки. Ціль — { $target }: { $face }, треба не більше { $need } — зірвалися.
log-locked = { $boarder } і { $boarded } зчепилися для ближнього бою.
log-strikes-shared = { $ship } проти { $against }: пікінери { $pikemen }, мушкетери { $musketeers }, матроси { $sailors }.
log-struck = { $ship } б’є { $against }: { $who }, { $faces } — треба не більше { $need }, влучань { $hits }.
log-felled = { $ship }: втрати, { $who }.
log-round = { $boarder } і { $boarded }: раунд скінчено.
log-taken = { $ship } захоплено. Переможець — { $by }!
log-came-free = { $ship }: знову вільний.

## Розширені правила

log-rudder-lost = { $ship }: стерно втрачено.
log-burning-side = { $ship }: кість за палаючий борт — { $face }.
log-caught-fire-port = { $ship }: пожежа на лівому борту!
log-caught-fire-starboard = { $ship }: пожежа на правому борту!
log-caught-fire-train = { $ship }: увесь у вогні від носа до корми!
log-fire-fought = { $ship }: гасіння пожежі — { $faces }, найменший має бути не більше { $need }.
log-fire-left = { $ship }: пожежу ніхто не гасить, кість — { $face }.
log-fire-out = { $ship }: пожежу загашено.
log-burns-on = { $ship }: горить далі, шкода на початку наступного ходу.
log-fire-damaged = { $ship }: пожежа бере своє.
log-blew-up = { $ship }: вибух!
log-officer-hit = { $ship }: кість за офіцера { $face } — офіцер гине.
log-officer-safe = { $ship }: кість за офіцера { $face } — офіцери цілі.
log-officer-drawn = { $ship }: котрий офіцер — { $face }: { $officer }.
log-officer-fell = { $ship }: загинув { $officer }.
log-officer-instead = { $ship }: загинув { $officer }, замінивши: { $instead }.
log-surrendered = { $ship }: здався.
log-ashore = { $ship }: на берег { $column },{ $row } висаджено загін, { $kind }.
log-landing-cancelled = { $ship }: решту висадки скасовано.

## Брандери

log-train-fired = { $ship }: ґніт запалено, команда відходить у шлюпці.
log-scorched = { $ship }: поруч горить { $by }: { $face } — вогонь перекинувся.
log-not-scorched = { $ship }: поруч горить { $by }: { $face } — минулося.
log-fuse = { $ship }: чи вибухне — { $face }.

## Фаза 5

log-box-filled = { $ship }: { $battery }, заповнено клітинку заряджання.
log-marks = { $ship }: позначки зроблено, карту витерто.

## Кінець

log-flag-struck = { $ship }: прапор спущено.
log-conceded = { $side } визнає поразку.
log-won = Перемога! { $side }.
log-both-won = Перемогли обидва капітани.
log-drawn = Нічия.

## Фази на ім’я

phase-weather = Погода
phase-placing = Розстановка
phase-fitting-out = Спорядження
phase-dawn = Початок ходу
phase-orders = Накази
phase-steadiness = Стійкість
phase-tokens = Жетони
phase-execution = Виконання
phase-marks = Позначки
phase-over = Битву скінчено
stage-opening = Початок
stage-window = Вогонь
stage-pivots = Повороти на місці
stage-first-moves = Півтакт А
stage-second-moves = Півтакт Б

## З чого складається число (TS-29)

part-table = таблиця { $value }
part-furled = вітрила згорнуті +{ $value }
part-full = повні вітрила { $value }
part-anchored = на якорі +{ $value }
part-officers = втрати офіцерів { $value }
part-card = на планшеті { $value }
part-grip = гаки тримають при { $value }
part-boarder-pikemen = пікінери нападника: { $value } до кості
part-target-musketeers = мушкетери цілі: { $value } до кості
part-mast-brings = { $mast } { $value }

## Що названо в журналі

ship-of-several = { $ship } { $number }
step-forward = крок уперед
step-left = поворот ліворуч
step-right = поворот праворуч
kind-musketeers = мушкетери
kind-pikemen = пікінери
kind-sailors = матроси
shot-void = нічого розбірливого
log-whole = Кожен крок
