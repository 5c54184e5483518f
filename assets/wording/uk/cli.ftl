## Командний рядок

cli-about = Об’ємний стіл для настільних ігор доби вітрил
cli-about-window = Без підкоманди стіл відкривається у вікні.
cli-picture = Малює картинку без вікна
cli-drive = Веде програму за сценарієм, як вів би її гравець
cli-drive-file = Сценарій, по кроку в рядку; - читає стандартний ввід
cli-drive-out = Тека для зображень
cli-drive-window = У вікні, де секунди справжні, а не поза екраном
cli-drive-set-out = Показує, як розкладається нова партія; без цього вона одразу на столі
cli-check = Переглядає файли даних і каже, що й де не так
cli-script = Розігрує записану партію без вікна
cli-whole = Скрипт, що скінчився, коли щось іще потрібне, не вдався
cli-script-save = Зберегти партію такою, якою її лишив скрипт, щоб продовжити за столом
cli-simulate = Проводить битви ботів
cli-dice = Кидає кості без вікна й рахує
cli-replay = Повторює збережену битву
cli-log-book = Записує журнал зіграного бою текстом або однією сторінкою
cli-log-html = Файл для сторінки з правилами й курсами
cli-log-side = Журнал, яким його знала ця сторона; лише для закінченого бою
cli-game = Яку гру відкрити
cli-scenario = Який сценарій відкрити
cli-load = Яку збережену битву відкрити
cli-lang = Мова інтерфейсу: en, ru, pl, uk або мова з теки даних
cli-data = Тека даних зі своїми кораблями, частинами поля, сценаріями, моделями й мовами
cli-config = Тека налаштувань
cli-windowed = Відкриває вікно такого розміру, наприклад 1280x720
cli-fullscreen = Відкриває на весь екран
cli-safe-graphics = Низька якість — для примхливих драйверів
cli-list-gpus = Називає відеодрайвери, якими програма могла б скористатися
cli-seed = Зерно всього, що вирішує жереб
cli-view = Звідки дивитися: table, board, top, tray або сторона; deck, bow, stern, broadside або focus, також на один корабель: bow:revenge
cli-size = Розмір картинки, наприклад 1280x720
cli-out = Куди записати
cli-quality = Якість: low, medium або high
cli-cards = Замість столу — усі карти цієї гри на одному аркуші, не ширшому за --size, якщо його задано
cli-hide-panels = Лише стіл, без панелей
cli-log = Докладність журналу: error, warn, info, debug або trace
cli-files = Які файли переглянути
cli-needs-window = Для `{ $command }` потрібне вікно: зберіть програму з типовими можливостями.
cli-not-yet = `{ $command }` поки немає.
cli-bad-value = { $value } не годиться: потрібно { $what }.
cli-checked =
    { $count ->
        [one] { $count } файл гаразд
        [few] { $count } файли гаразд
        [many] { $count } файлів гаразд
       *[other] { $count } файлу гаразд
    }
cli-checked-nothing = Тут немає жодного файлу даних: переглядати нема чого.
cli-checked-faulty =
    { $count ->
        [one] Переглянуто { $count } файл.
        [few] Переглянуто { $count } файли.
        [many] Переглянуто { $count } файлів.
       *[other] Переглянуто { $count } файлу.
    }
cli-no-data-folder = Теки даних { $folder } немає: у грі лише те, що є в самій програмі.
cli-measure = Виміряти, скільки триває запуск вікна та малювання кадру
cli-empty = Порожнє вікно того самого рушія для порівняння
cli-measure-dice = Поки в лоток знову й знову падають двадцять костей
cli-measure-moving = Поки камера обходить стіл
cli-measure-without = Пропустити частину кадру, щоб побачити, чого вона коштує
cli-measure-plain = Намалювати те саме власним матеріалом рушія
cli-measure-pipelines = Перелічити створені конвеєри й ті, що створені двічі
cli-dice-die = Кість: d20, d6 або cube (кубик)
cli-dice-count = Скільки костей у кидку
cli-dice-throws = Скільки кидків
cli-dice-way = Як кидати: tower (вежа), hand (рука) або tray (лоток)
cli-dice-jobs = На скільки потоків поділити кидки
cli-dice-film = Дивиться ще раз через дві секунди після читання: чи щось змінилося?
cli-dice-bench = Порівнює швидкість із голим циклом фізики
cli-dice-memory = Шукає, що кості пам’ятають: руку, струс, сусідок і попередній кидок
cli-dice-weak = Під час пошуку того, що кості пам’ятають: лише заслабкі руки, чиї кидки підсилюються
cli-dice-too-many =
    { $count ->
        [one] { $count } кубик — забагато для одного кидка: разом до вежі входить щонайбільше { $limit }.
        [few] { $count } кубики — забагато для одного кидка: разом до вежі входить щонайбільше { $limit }.
        [many] { $count } кубиків — забагато для одного кидка: разом до вежі входить щонайбільше { $limit }.
       *[other] { $count } кубика — забагато для одного кидка: разом до вежі входить щонайбільше { $limit }.
    }
cli-dice-unthrowable = Такі кості кинути не можна: { $error }.
cli-dice-no-vessels = Не вдалося прочитати опис вежі й лотка: { $error }.
cli-needs-physics = Для `{ $command }` потрібна фізика: зберіть програму з можливістю `physics`.
cli-players = Ціла партія на стільки гравців замість сценарію
cli-simulate-dice = Як усе падає: за зерном чи як справжні тіла
cli-pairs = Грає стільки пар партій зі зміною сторін і каже, наскільки сильніший перший
cli-strict = Після кожної дії перевіряти, чи все на своєму місці
cli-kinds = Рахувати перемоги й за видами гравців: з чого почали, з чого жили
cli-record = Тека для журналів битв
cli-not-printed = Не вдалося надрукувати відповідь: { $reason }.

## Скрипти, що не підходять

script-other-game = Скрипти не розігрують гру { $game }
script-no-scenario = Немає сценарію { $id }
script-no-side = Немає сторони { $side }: це { $sides }
script-cube-count = Потрібно кубиків: { $wanted }, дано зон: { $given }
script-no-zone = Немає зони { $zone }, куди міг би лягти кубик
script-no-cube = Кубик { $cube } не лежить у лотку
script-shuffle-wanted = Тут потрібен порядок колоди, карт: { $cards }
script-refused = Відмова за правилом { $rule }: { $reason }
script-refused-by-other = Відмова за правилом { $rule }, а не { $announced }: { $reason }
script-not-refused = Наказ мав порушити { $rule }, але його прийнято
script-no-refusal = Відмови за правилом { $rule } не сталося
script-dice-count = Потрібно костей: { $wanted }, дано: { $given }
script-face = На жодній кості немає грані { $face }
script-no-choice = { $word } — не з цих: { $words }
script-throw-wanted = Тут потрібен кидок сторони { $side }, костей: { $dice }
script-choice-wanted = Тут обирає { $side }: { $words }
script-orders-wanted = Тут потрібні накази: { $sides }
script-order-not-wanted = Наказ сторони { $side } тут не потрібен, потрібен: { $sides }
script-over = Битву закінчено, а цей крок лишився
script-no-such-input = У цій грі немає кубів і колод
script-not-happened = Цього після попереднього кроку не сталося: { $happening }
script-nearest = { $missing }; найближче до цього { $nearest }: за шляхом { $path } там { $found }, а не { $wanted }
script-out-of-order = Це сталося, але не в такому порядку: { $happening }
script-happened = Цього не мало статися: { $happening }
script-other-want = Тут потрібно { $found }, а не { $wanted }
script-set-up-taken = Розстановка мала не підійти через { $field }, але її прийнято
script-no-ship = Немає корабля { $ship }, є { $ships }
script-unfinished = Скрипт закінчено, а щось іще потрібне.
script-no-such-state = У стані нічого немає за шляхом { $path }
script-other-state = За шляхом { $path } у стані { $found }, а не { $wanted }

## Журнали, яких не програти знову

journal-not-one = Це не журнал битви
journal-later-form = Його записала новіша версія програми
journal-checksum = У ньому щось змінено, або він уривається
journal-sealed = Поки битва триває, її ходи запечатано; відкрити їх може лише той стіл, за яким її грають
journal-unreadable = Його не зрозуміти: { $reason }
journal-other-game = Він від іншої гри: { $game }
journal-other-rules = Грали за іншими правилами, версія { $version }
journal-setup = Його розстановки не викласти, { $field }: { $reason }
journal-misfit = Запис { $entry } не підходить: { $rule }
journal-unlike = Запис { $entry } записано не так, як його зіграно
journal-diverged = Після запису { $entry } за правилами { $found }, а записано { $written }
replay-end = Битва триває далі: чи щось відрізано, сказати не можна
replay-rules = Записано за правилами { $version }; тепер тут ніщо не грається інакше
replay-set-up = Розстановка в нього своя, і порівняти її нема з чим
replay-dice =
    { $count ->
        [one] { $count } кидок без запису, що падає так само: грань могли вписати будь-яку
        [few] { $count } кидки без запису, що падає так само: грань могли вписати будь-яку
        [many] { $count } кидків без запису, що падає так само: грань могли вписати будь-яку
       *[other] { $count } кидка без запису, що падає так само: грань могли вписати будь-яку
    }
cli-sound = Записує звуки столу у файли WAV і вимірює їх
cli-sound-name = Звук або мелодія; якщо не названо, вимірюються всі
cli-sound-take = Котрий варіант звуку: двох однакових немає
cli-sound-scene = Сценарій, розіграний ботами, у найгарячішу мить
cli-sound-seconds = Скільки секунд записати
cli-sound-music = Під це грають і музики
cli-manual = Друкує довідник або записує його разом з автодоповненнями оболонок
cli-manual-out = Записує всі сторінки й автодоповнення до цієї теки

## Довідка

help-any-options = ПАРАМЕТРИ
help-default = типово
help-print-help = Показати довідку
help-print-version = Показати версію
help-print-commands = Показати цю довідку або довідку про підкоманду
help-usage = Виклик
help-commands = Команди
help-arguments = Аргументи
help-options = Параметри
help-command = КОМАНДА
help-possible-values = можливі значення
