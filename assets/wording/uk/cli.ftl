## Командний рядок

cli-about = Об’ємний стіл для настільних ігор доби вітрил
cli-about-window = Без підкоманди стіл відкривається у вікні.
cli-picture = Малює картинку без вікна
cli-drive = Веде програму за сценарієм, як вів би її гравець
cli-check = Переглядає файли даних і каже, що й де не так
cli-script = Розігрує записану партію без вікна
cli-simulate = Проводить битви ботів
cli-dice = Кидає кості без вікна й рахує
cli-replay = Повторює збережену битву
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
cli-view = Звідки дивитися: table, board, england, spain, tray або deck
cli-size = Розмір картинки, наприклад 1280x720
cli-out = Куди записати
cli-quality = Якість: low, medium або high
cli-hide-panels = Лише стіл, без панелей
cli-log = Докладність журналу: error, warn, info, debug або trace
cli-files = Які файли переглянути
cli-needs-window = Для `{ $command }` потрібне вікно: зберіть програму з типовими можливостями.
cli-not-yet = `{ $command }` поки немає.
cli-bad-value = { $value } не годиться: потрібно { $what }.
cli-written = Записано: { $file }
cli-checked =
    { $count ->
        [one] { $count } файл гаразд
        [few] { $count } файли гаразд
        [many] { $count } файлів гаразд
       *[other] { $count } файлу гаразд
    }
