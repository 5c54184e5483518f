## Настройки: страница и её части

settings-title = Настройки
settings-general = Общее
settings-picture = Изображение
settings-ease = Удобство
settings-keys = Клавиши и кнопки
settings-reset-page = Сбросить эту страницу
settings-damaged = Файл настроек был повреждён. Он сохранён как { $file }; действуют настройки по умолчанию.
settings-not-saved = Не удаётся сохранить настройки: { $reason }

## Общее

settings-language = Язык
settings-language-hint = Меняет все слова сразу. По умолчанию — язык системы.

## Изображение

settings-quality = Качество
settings-quality-low = Низкое
settings-quality-low-hint = Для машин без видеокарты: без теней, вода неподвижна.
settings-quality-medium = Среднее
settings-quality-medium-hint = Мягкие тени и живая вода.
settings-quality-high = Высокое
settings-quality-high-hint = Всё, что умеет стол: тоньше тени, глаже края, свечение фонаря.
settings-window = Окно
settings-window-windowed = В окне
settings-window-fullscreen = Во весь экран
settings-window-hint = Во весь экран — с разрешением рабочего стола.
settings-vsync = Вертикальная синхронизация
settings-vsync-hint = Ждёт экран, чтобы изображение не рвалось.
settings-frame-cap = Предел кадров
settings-frame-cap-none = Без предела
settings-frame-cap-hint = Чем ниже предел, тем прохладнее и тише машина.
settings-venue = Где стоит стол
settings-venue-hint = В большой каюте корабля или перед таверной на набережной, за которой гавань.
settings-venue-cabin = Каюта
settings-venue-quay = Набережная
settings-hour = Час и погода
settings-hour-hint = Час и погода сценария, ночь при фонаре и луне или ясное утро: в кормовых окнах и в море.
settings-hour-scenario = По сценарию
settings-hour-night = Ночь
settings-hour-morning = Утро
settings-brightness = Яркость
settings-brightness-hint = Стола; панели остаются прежними.
settings-brightness-dim = Темнее
settings-brightness-middle = Средняя
settings-brightness-bright = Ярче
settings-large-ships = Крупные корабли
settings-large-ships-hint = Корабли крупнее своих подставок, чтобы их было видно с места. Корабли, которые ходят по линейкам, остаются в размер контура.
settings-still-water = Неподвижная вода
settings-still-water-hint = Море не движется. Бережёт энергию.

## Удобство

settings-ui-scale = Размер интерфейса
settings-ui-scale-hint = Размер панелей и надписей, от 75 до 200 %, насколько хватает окна.
settings-ui-scale-here = Здесь { $percent } %: больше в это окно не помещается.
settings-percent = { $percent } %
settings-large-print = Крупный шрифт
settings-large-print-hint = Буквы крупнее и жирнее на панелях и на столе.
settings-words = Слова на кнопках
settings-words-hint = На кнопках над столом и под ним — слова, а не рисунки.
settings-palette = Цвета
settings-palette-hint = Цвета сторон и отметок. У каждой стороны есть ещё и узор, что бы вы ни выбрали.
settings-palette-classic = Обычные
settings-palette-safe = Для дальтоников
settings-palette-high-contrast = Контрастные
settings-reduced-motion = Меньше движения
settings-reduced-motion-hint = Камера не летает, а переключается; вода и флаги неподвижны.
settings-follow = Камера следит за событиями
settings-follow-hint = Любое ваше движение сразу возвращает камеру вам.
settings-follow-off = Никогда
settings-follow-gentle = Слегка
settings-follow-full = Неотступно
settings-sensitivity = Чувствительность рук
settings-sensitivity-hint = Как быстро камера следует за перетаскиванием, колесом и зажатыми клавишами.
settings-quick-dice = Быстрые кости
settings-quick-dice-hint = Тот же бросок, но виден лишь его конец.
settings-hints = Подсказки
settings-hints-hint = Когда впервые просят о чём-то новом, рядом появляется одна фраза.

## Sound

settings-sound = Звук
settings-mute = Тишина
settings-mute-hint = Никаких звуков. То же самое делает клавиша.
settings-volume-all = Все звуки
settings-volume-all-hint = Общая громкость.
settings-volume-dice = Кости
settings-volume-dice-hint = Кости, кубики, башня и лоток, монеты и пули.
settings-volume-battle = Бой
settings-volume-battle-hint = Пушки, дерево, люди, огонь.
settings-volume-table = Стол
settings-volume-table-hint = Карты, ткань, бумага, рында, кнопки.
settings-volume-sea = Море и ветер
settings-volume-sea-hint = Море, ветер, скрип корабля вокруг вас.
settings-volume-music = Музыка
settings-volume-music-hint = На заставке, в гавани и понемногу в бою.
settings-mono = Моно
settings-mono-hint = Оба уха слышат одно и то же.
settings-captions = Подписи к звукам
settings-captions-hint = Пишет, что слышно, с какой стороны и как близко.
settings-caption-size = Размер подписей
settings-caption-size-hint = По сравнению с остальным шрифтом.
settings-caption-ground = Фон подписей
settings-caption-ground-hint = Насколько за ними виден стол.
settings-caption-ground-clear = Прозрачный
settings-caption-ground-tinted = Тёмный
settings-caption-ground-solid = Сплошной

sound-gun = Пушки
sound-musket = Выстрел из мушкета
sound-muskets = Мушкетный залп
sound-timber = Треск дерева
sound-splash = Ядра в воде
sound-mast = Падает мачта
sound-hull = Борт о борт
sound-aground = Киль о дно
sound-grapple = Абордажные крючья
sound-melee = Схватка на палубе
sound-cheer = Крики «ура»
sound-fire = Огонь
sound-sinking = Корабль тонет
sound-blast = Взрыв
sound-anchor = Якорь отдан
sound-rope = Канаты
sound-bell = Рында
sound-cloth = Занавес
sound-card = Переворачивают карты
sound-struck-wood = Удар по дереву
sound-dice = Кости
sound-lead = Металл о дерево
sound-coins = Монеты
caption-at = { $sound }, { $side }, { $far }
caption-around = { $sound }
caption-port = слева
caption-starboard = справа
caption-ahead = впереди
caption-near = близко
caption-middle = недалеко
caption-far = далеко

## Клавиши и кнопки

bindings-hint = Щёлкните по клавише и нажмите новую. Esc оставит прежнюю.
bindings-press = Нажмите клавишу или кнопку…
bindings-remove = Убрать
bindings-none = Нет
bindings-reset = Сбросить
bindings-reset-all = Сбросить все клавиши
bindings-conflict = { $key } уже занята: { $deed }
bindings-conflict-replace = Забрать оттуда
bindings-conflict-count =
    { $count ->
        [one] { $count } клавиша занята дважды
        [few] { $count } клавиши заняты дважды
        [many] { $count } клавиш занято дважды
       *[other] { $count } клавиши занято дважды
    }

## Названия клавиш и кнопок

input-mouse-left = Левая кнопка
input-mouse-right = Правая кнопка
input-mouse-middle = Средняя кнопка
input-mouse-back = Кнопка «Назад»
input-mouse-forward = Кнопка «Вперёд»
input-wheel = Колесо
input-drag = Тянуть: { $button }
input-double-click = Двойной щелчок
input-key-space = Пробел
input-key-enter = Enter
input-key-escape = Esc
input-key-tab = Tab
input-key-backspace = Backspace
input-key-delete = Delete
input-key-insert = Insert
input-key-home = Home
input-key-end = End
input-key-page-up = Page Up
input-key-page-down = Page Down
input-key-shift = Shift
input-key-control = Ctrl
input-key-alt = Alt
input-key-left = Стрелка влево
input-key-right = Стрелка вправо
input-key-up = Стрелка вверх
input-key-down = Стрелка вниз
input-key-print-screen = Print Screen
input-key-pad = Цифр. { $key }

bindings-set = Клавиши для
bindings-set-hint = Всё на одной половине клавиатуры, для одной руки. Ваши собственные клавиши заменяются.
bindings-both = Обеих рук
bindings-left = Левой руки
bindings-right = Правой руки
settings-press = Нажимать, а не держать
settings-press-hint = Клавишу, которую иначе держат, нажимают раз, чтобы начать, и ещё раз, чтобы закончить. Esc тоже заканчивает.
