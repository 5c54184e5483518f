## Командная строка

cli-about = Объёмный стол для настольных игр эпохи паруса
cli-about-window = Без подкоманды стол открывается в окне.
cli-picture = Рисует картинку без окна
cli-drive = Ведёт программу по сценарию, как её вёл бы игрок
cli-drive-file = Сценарий, по шагу в строке; - читает стандартный ввод
cli-drive-out = Папка для картинок
cli-drive-window = В окне, где секунды настоящие, а не вне экрана
cli-check = Просматривает файлы данных и говорит, что и где не так
cli-script = Разыгрывает записанную партию без окна
cli-whole = Скрипт, который кончился, когда что-то ещё требуется, не удался
cli-script-save = Сохранить партию такой, какой её оставил скрипт, чтобы продолжить за столом
cli-simulate = Проводит сражения ботов
cli-dice = Бросает кости без окна и считает
cli-replay = Повторяет сохранённое сражение
cli-log-book = Записывает журнал сыгранного боя текстом или одной страницей
cli-log-html = Файл для страницы с правилами и курсами
cli-log-side = Журнал, каким его знала эта сторона; только для оконченного боя
cli-game = Какую игру открыть
cli-scenario = Какой сценарий открыть
cli-load = Какое сохранённое сражение открыть
cli-lang = Язык интерфейса: en, ru, pl, uk или язык из папки данных
cli-data = Папка данных со своими кораблями, частями поля, сценариями, моделями и языками
cli-config = Папка настроек
cli-windowed = Открывает окно такого размера, например 1280x720
cli-fullscreen = Открывает во весь экран
cli-safe-graphics = Низкое качество — для капризных драйверов
cli-list-gpus = Называет видеодрайверы, которые программа могла бы использовать
cli-seed = Зерно всего, что решает жребий
cli-view = Откуда смотреть: table, board, top, tray или сторона; deck, bow, stern, broadside или focus, также у одного корабля: bow:revenge
cli-size = Размер картинки, например 1280x720
cli-out = Куда записать
cli-quality = Качество: low, medium или high
cli-hide-panels = Только стол, без панелей
cli-log = Подробность журнала: error, warn, info, debug или trace
cli-files = Какие файлы просмотреть
cli-needs-window = Для `{ $command }` нужно окно: соберите программу с возможностями по умолчанию.
cli-not-yet = `{ $command }` пока нет.
cli-bad-value = { $value } не годится: нужно { $what }.
cli-checked =
    { $count ->
        [one] { $count } файл в порядке
        [few] { $count } файла в порядке
        [many] { $count } файлов в порядке
       *[other] { $count } файла в порядке
    }
cli-checked-nothing = Здесь нет ни одного файла данных: смотреть не на что.
cli-checked-faulty =
    { $count ->
        [one] Просмотрен { $count } файл.
        [few] Просмотрено { $count } файла.
        [many] Просмотрено { $count } файлов.
       *[other] Просмотрено { $count } файла.
    }
cli-no-data-folder = Папки данных { $folder } нет: в игре только то, что есть в самой программе.
cli-measure = Измерить, сколько времени уходит на запуск окна и на кадр
cli-empty = Пустое окно того же движка для сравнения
cli-measure-dice = Пока в лоток снова и снова падают двадцать костей
cli-measure-without = Оставить что-то за кадром, чтобы увидеть, чего оно стоит
cli-measure-plain = Нарисовать то же самое собственным материалом движка
cli-dice-die = Кость: d20, d6 или cube (кубик)
cli-dice-count = Сколько костей в броске
cli-dice-throws = Сколько бросков
cli-dice-way = Как бросать: tower (башня), hand (рука) или tray (лоток)
cli-dice-jobs = На сколько потоков разделить броски
cli-dice-film = Смотрит ещё раз через две секунды после чтения: изменилось ли что-нибудь?
cli-dice-bench = Сравнивает скорость с голым циклом физики
cli-dice-memory = Ищет, что кости помнят: руку, встряску, соседей и прошлый бросок
cli-dice-weak = При поиске того, что кости помнят: только слишком слабые руки, чьи броски усиливаются
cli-dice-too-many =
    { $count ->
        [one] { $count } кубик — слишком много для одного броска: вместе в башню входит не больше { $limit }.
        [few] { $count } кубика — слишком много для одного броска: вместе в башню входит не больше { $limit }.
        [many] { $count } кубиков — слишком много для одного броска: вместе в башню входит не больше { $limit }.
       *[other] { $count } кубика — слишком много для одного броска: вместе в башню входит не больше { $limit }.
    }
cli-dice-unthrowable = Такие кости бросить нельзя: { $error }.
cli-dice-no-vessels = Не удалось прочитать описание башни и лотка: { $error }.
cli-needs-physics = Для `{ $command }` нужна физика: соберите программу с возможностью `physics`.
cli-players = Целая партия на столько игроков вместо сценария
cli-simulate-dice = Как всё падает: по зерну или как настоящие тела
cli-pairs = Играет столько пар партий со сменой сторон и говорит, насколько сильнее первый
cli-strict = После каждого хода проверять, всё ли на своём месте
cli-record = Папка для журналов сражений
cli-not-printed = Не удалось напечатать ответ: { $reason }.

## Скрипты, которые не подходят

script-other-game = Скрипты не разыгрывают игру { $game }
script-no-scenario = Нет сценария { $id }
script-no-side = Нет стороны { $side }: это { $sides }
script-cube-count = Нужно кубиков: { $wanted }, дано зон: { $given }
script-no-zone = Нет зоны { $zone }, куда мог бы лечь кубик
script-no-cube = Кубик { $cube } не лежит в лотке
script-shuffle-wanted = Здесь нужен порядок колоды, карт: { $cards }
script-refused = Отказ по правилу { $rule }: { $reason }
script-refused-by-other = Отказ по правилу { $rule }, а не { $announced }: { $reason }
script-not-refused = Приказ должен был нарушить { $rule }, но принят
script-no-refusal = Отказа по правилу { $rule } не последовало
script-dice-count = Нужно кубиков: { $wanted }, дано: { $given }
script-face = Ни на одном кубике нет грани { $face }
script-no-choice = { $word } — не из этих: { $words }
script-throw-wanted = Здесь нужен бросок стороны { $side }, кубиков: { $dice }
script-choice-wanted = Здесь выбирает { $side }: { $words }
script-orders-wanted = Здесь нужны приказы: { $sides }
script-order-not-wanted = Приказ стороны { $side } здесь не нужен, нужен: { $sides }
script-over = Сражение окончено, а этот шаг остался
script-no-such-input = В этой игре нет кубов и колод
script-not-happened = Этого после прошлого шага не произошло: { $happening }
script-nearest = { $missing }; ближе всего { $nearest }: по пути { $path } там { $found }, а не { $wanted }
script-out-of-order = Это произошло, но не в таком порядке: { $happening }
script-happened = Этого не должно было произойти: { $happening }
script-other-want = Здесь нужно { $found }, а не { $wanted }
script-set-up-taken = Расстановка должна была не подойти из-за { $field }, но принята
script-no-ship = Нет корабля { $ship }, есть { $ships }
script-unfinished = Скрипт окончен, а что-то ещё требуется.
script-no-such-state = В состоянии ничего нет по пути { $path }
script-other-state = По пути { $path } в состоянии { $found }, а не { $wanted }

## Журналы, которые не проиграть снова

journal-not-one = Это не журнал сражения
journal-later-form = Его записала более новая версия программы
journal-checksum = В нём что-то изменено, или он обрывается
journal-sealed = Пока сражение не закончено, его ходы запечатаны; открыть их может только тот стол, за которым его играют
journal-unreadable = Его не понять: { $reason }
journal-other-game = Он от другой игры: { $game }
journal-other-rules = Играли по другим правилам, версия { $version }
journal-setup = Его расстановку не выложить, { $field }: { $reason }
journal-misfit = Запись { $entry } не подходит: { $rule }
journal-unlike = Запись { $entry } записана не так, как сыграна
journal-diverged = После записи { $entry } по правилам { $found }, а записано { $written }
replay-end = Сражение идёт и дальше: отрезано ли что-нибудь, сказать нельзя
replay-rules = Записано по правилам { $version }; теперь здесь ничто не играется иначе
replay-set-up = Расстановка у него своя, и сравнить её не с чем
replay-dice =
    { $count ->
        [one] { $count } бросок без записи, которая падает так же: грань могли вписать любую
        [few] { $count } броска без записи, которая падает так же: грань могли вписать любую
        [many] { $count } бросков без записи, которая падает так же: грань могли вписать любую
       *[other] { $count } броска без записи, которая падает так же: грань могли вписать любую
    }
cli-sound = Записывает звуки стола в файлы WAV и измеряет их
cli-sound-name = Звук или мелодия; если не названы, измеряются все
cli-sound-take = Который вариант звука: двух одинаковых нет
cli-sound-scene = Сценарий, разыгранный ботами, в самом жарком месте
cli-sound-seconds = Сколько секунд записать
cli-sound-music = Под это играют и музыканты
cli-manual = Печатает руководство или записывает его вместе с автодополнениями оболочек
cli-manual-out = Записывает все страницы и автодополнения в эту папку

## Справка

help-any-options = ПАРАМЕТРЫ
help-default = по умолчанию
help-print-help = Показать справку
help-print-version = Показать версию
help-print-commands = Показать эту справку или справку о подкоманде
help-usage = Вызов
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-command = КОМАНДА
help-possible-values = возможные значения
