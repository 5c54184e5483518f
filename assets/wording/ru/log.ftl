## До сражения (TS-2, TS-5)

log-wind-thrown = Кость ветра: { $face }.
log-wind-set = Ветер дует на { $heading }.
log-placing-thrown = { $side }: бросок за право первой расстановки — { $face }.
log-to-place = { $side } расставляет корабли.
log-placed = { $ship }: поставлен, нос на { $column },{ $row }, курс — { $heading }.
log-all-placed = { $side }: все корабли расставлены.
log-fitted-out = { $ship }: снаряжение закончено.
log-fitted-out-own = { $ship }: снаряжение закончено. Порох { $powder }, мушкетёры { $musketeers }, пикинёры { $pikemen }, сундуки { $treasure }.

## Ход

log-turn = Ход { $turn }
log-phase = { $phase }
log-card-laid = { $ship }: карта приказов лежит лицом вниз.
log-range-set = { $ship }: карта стрельбы положена — { $battery }.
log-range-set-own = { $ship }: { $battery }, дальность { $range }.
log-steadiness = { $ship }: проверка стойкости — { $face }, нужно не больше { $need }.
log-panic = { $ship }: паника!
log-panic-ended = { $ship }: команда снова держится.
log-orders-lost = { $ship }: все невыполненные приказы потеряны.

## Фаза 3

log-card-turned = { $ship }: карта открыта, { $sails }.
log-no-card = { $ship }: приказов нет, паруса убраны.
log-loading = { $ship }: { $battery }, зарядка началась.
log-loading-own = { $ship }: { $battery }, заряжаем: { $shot }.
log-tokens = { $ship }: получено жетонов движения — { $total }.

## Фаза 4: движение

log-anchor-dropped = { $ship }: якорь брошен.
log-anchor-weighed = { $ship }: якорь поднят, на это ушёл первый жетон.
log-cable-cut = { $ship }: якорный канат обрублен.
log-on-deck = { $ship }: выходят на палубу — { $kind }, { $units }.
log-below = { $ship }: уходят вниз — { $kind }, { $units }.
log-deck-lapsed = { $ship }: некому выполнить приказ: { $kind }.
log-beat = Такт { $beat }
log-tokens-laid = { $ship }: выложено жетонов — { $count }.
log-step-paid = { $ship }: { $step }, { $sailing }, цена { $cost }.
log-step-changed = { $ship }: { $plotted } невозможно; вместо этого { $step }, { $sailing }, цена { $cost }.
log-stepped = { $ship }: { $step }, нос на { $column },{ $row }.
log-ground-alongside = { $ship } трётся бортом: { $target }.
log-stopped-collision = { $ship }: остановка, столкновение.
log-stopped-terrain = { $ship }: остановка у берега.
log-stopped-edge = { $ship }: остановка у края поля.
log-stopped-aground = { $ship }: остановка, мель.
log-stopped-grappled = { $ship }: остановка, сцепление.
log-stopped-fire = { $ship }: остановка, пожар.
log-exited = { $ship }: ушёл благополучно.
log-fled = { $ship }: покинул поле там, где нельзя, и потерян.
log-tile-leapt = Море продолжается: часть { $tile } переложена вперёд.
log-pivoted = { $ship }: поворот на месте, курс — { $heading }.
log-pivot-hindered = { $ship }: поворот на месте не удался, нет свободной воды.
log-aground = { $ship }: сел на мель!
log-struck-ground = { $ship }: удар о берег.
log-contest-thrown = { $ship }: бросок за спорный гекс — { $face }.
log-contest-lost = { $ship }: меньше всех, придётся войти на { $column },{ $row }.
log-collided-head-on = { $striker } и { $struck }: нос в нос.
log-collided-into-stern = { $striker } бьёт носом в корму: { $struck }.
log-collided-ram = { $striker }: таран в борт. { $struck }.
log-collided-side-to-side = { $striker } и { $struck }: борт о борт.
log-collided-side-into-stern = { $striker } бьёт бортом в корму: { $struck }.
log-collided-side-into-bow = { $striker } бьёт бортом в нос: { $struck }.
log-buoy = { $ship }: знак { $buoy } пройден.
log-buoy-last = { $ship }: знак { $buoy } пройден, он был последним.
log-tokens-discarded = { $ship }: снято ненужных жетонов — { $count }.

## Фаза 4: пушки и мушкеты

log-window = Огонь!
log-volley = { $ship }: { $battery } — залп, { $shot }. Цель — { $target }, дальность { $range } (назначена { $set }). { $faces } — нужно не больше { $need }, попаданий { $hits }.
log-held-no-powder = { $ship }: { $battery } молчит, хотя в секторе { $target } (до неё { $distance }): нет пороха.
log-held-no-range = { $ship }: { $battery } молчит, хотя в секторе { $target } (до неё { $distance }): дальность не назначена.
log-held-beyond = { $ship }: { $battery } молчит, хотя в секторе { $target } (до неё { $distance }): назначена дальность { $range }.
log-held-hidden = { $ship }: { $battery } молчит, хотя в секторе { $target } (до неё { $distance }): линию видимости закрывает { $third }.
log-held-land = { $ship }: { $battery } молчит, хотя в секторе { $target } (до неё { $distance }): линию видимости закрывает суша.
log-held-locked = { $ship }: { $battery } молчит, хотя в секторе { $target } (до неё { $distance }): цель связана боем.
log-held-no-volley = { $ship }: { $battery } молчит, хотя в секторе { $target }: на расстояние { $distance } этим зарядом не стреляют.
log-load-void = { $ship }: { $battery }, карта заряда недействительна, батарея пуста.
log-range-void = { $ship }: { $battery }, карта стрельбы недействительна и снята.
log-muskets = { $ship }: огонь из мушкетов. Цель — { $target }, дальность { $range }. { $faces } — нужно не больше { $need }, попаданий { $hits }.
log-masts-shielded = { $ship }: защита мачт { $protection }. { $faces } — больше неё: { $damage }.
log-crew-shielded = { $ship }: защита команды { $protection }. { $faces } — больше неё: { $losses }.
log-rudder-hit = { $ship }: кости за руль { $faces } — сбит.
log-rudder-safe = { $ship }: кости за руль { $faces } — цел.
log-fire-starts = { $ship }: кости за пожар { $faces } — загорелся.
log-no-fire = { $ship }: кости за пожар { $faces } — пожара нет.

## Потери

log-box = { $ship }: { $part }, зачёркнута клетка { $number }.
log-gun-lost = { $ship }: { $battery }, пушка { $gun } потеряна вместе с клетками.
log-mast-box = { $ship }: попадание, { $mast }.
log-mast-fell = { $ship }: за борт падает { $mast }!
log-tokens-lost = { $ship }: с мачтой потеряно жетонов — { $count }.
log-sailor-lost-gun = { $ship }: с пушкой погиб матрос.
log-sailor-lost-stern = { $ship }: на корме погиб матрос.
log-sailor-lost-mast = { $ship }: с мачты сорвался матрос.
log-sailor-lost-grape = { $ship }: картечь убила матроса.
log-sailor-lost-muskets = { $ship }: мушкеты убили матроса.
log-sailor-lost-melee = { $ship }: в рукопашной погиб матрос.
log-gun-struck-off = { $ship }: { $battery }, у пушки { $gun } не осталось прислуги.
log-mast-struck-off = { $ship }: { $mast }, клетка вычеркнута за погибшего матроса.
log-soldier-lost = { $ship }: потери на палубе, { $kind }.
log-sank = { $ship }: идёт ко дну!
log-out-of-action = { $ship }: матросов не осталось, выведен из строя.

## Абордаж

log-approach = { $ship } идёт на абордаж: { $step }.
log-grapple-held = { $ship }: крючья. Цель — { $target }: { $face }, нужно не больше { $need } — держат.
log-grapple-missed = { $ship }: крючья. Цель — { $target }: { $face }, нужно не больше { $need } — сорвались.
log-locked = { $boarder } и { $boarded } сцепились для ближнего боя.
log-strikes-shared = { $ship } против { $against }: пикинёры { $pikemen }, мушкетёры { $musketeers }, матросы { $sailors }.
log-struck = { $ship } бьёт { $against }: { $who }, { $faces } — нужно не больше { $need }, попаданий { $hits }.
log-felled = { $ship }: потери, { $who }.
log-round = { $boarder } и { $boarded }: раунд окончен.
log-taken = { $ship } захвачен. Победитель — { $by }!
log-came-free = { $ship }: снова на свободе.

## Расширенные правила

log-rudder-lost = { $ship }: руль потерян.
log-burning-side = { $ship }: кость за горящий борт — { $face }.
log-caught-fire-port = { $ship }: пожар на левом борту!
log-caught-fire-starboard = { $ship }: пожар на правом борту!
log-caught-fire-train = { $ship }: весь в огне от носа до кормы!
log-fire-fought = { $ship }: тушение пожара — { $faces }, меньшая должна быть не больше { $need }.
log-fire-left = { $ship }: пожар никто не тушит, кость — { $face }.
log-fire-out = { $ship }: пожар потушен.
log-burns-on = { $ship }: горит дальше, урон в начале следующего хода.
log-fire-damaged = { $ship }: пожар берёт своё.
log-blew-up = { $ship }: взрыв!
log-officer-hit = { $ship }: кость за офицера { $face } — офицер погиб.
log-officer-safe = { $ship }: кость за офицера { $face } — офицеры целы.
log-officer-drawn = { $ship }: который офицер — { $face }: { $officer }.
log-officer-fell = { $ship }: погиб { $officer }.
log-officer-instead = { $ship }: погиб { $officer }, заменив: { $instead }.
log-surrendered = { $ship }: сдался.
log-ashore = { $ship }: на берег { $column },{ $row } высажен отряд, { $kind }.
log-landing-cancelled = { $ship }: остаток высадки отменён.

## Брандеры

log-train-fired = { $ship }: фитиль зажжён, команда уходит в шлюпке.
log-scorched = { $ship }: рядом горит { $by }: { $face } — огонь перекинулся.
log-not-scorched = { $ship }: рядом горит { $by }: { $face } — обошлось.
log-fuse = { $ship }: взорвётся ли — { $face }.

## Фаза 5

log-box-filled = { $ship }: { $battery }, заполнена клетка зарядки.
log-marks = { $ship }: отметки сделаны, карта стёрта.

## Конец

log-flag-struck = { $ship }: флаг спущен.
log-conceded = { $side } признаёт поражение.
log-won = Победа! { $side }.
log-both-won = Победили оба капитана.
log-drawn = Ничья.

## Фазы по имени

phase-weather = Погода
phase-placing = Расстановка
phase-fitting-out = Снаряжение
phase-dawn = Начало хода
phase-orders = Приказы
phase-steadiness = Стойкость
phase-tokens = Жетоны
phase-execution = Исполнение
phase-marks = Отметки
phase-over = Сражение окончено
stage-opening = Начало
stage-window = Время огня
stage-pivots = Повороты на месте
stage-first-moves = Полутакт А
stage-second-moves = Полутакт Б

## Из чего складывается число (TS-29)

part-table = таблица { $value }
part-furled = паруса убраны +{ $value }
part-full = полные паруса { $value }
part-anchored = на якоре +{ $value }
part-officers = потери офицеров { $value }
part-card = на планшете { $value }
part-grip = крючья держат при { $value }
part-boarder-pikemen = пикинёры нападающего: { $value } к кости
part-target-musketeers = мушкетёры цели: { $value } к кости
part-mast-brings = { $mast } { $value }

## Что названо в журнале

ship-of-several = { $ship } { $number }
step-forward = шаг вперёд
step-left = поворот влево
step-right = поворот вправо
kind-musketeers = мушкетёры
kind-pikemen = пикинёры
kind-sailors = матросы
shot-void = ничего разборчивого
log-whole = Каждый шаг
