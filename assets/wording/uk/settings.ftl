## Налаштування: сторінка та її частини

settings-title = Налаштування
settings-general = Загальне
settings-picture = Зображення
settings-ease = Зручність
settings-keys = Клавіші та кнопки
settings-reset-page = Скинути цю сторінку
settings-damaged = Файл налаштувань було пошкоджено. Його збережено як { $file }; діють типові налаштування.
settings-not-saved = Не вдається зберегти налаштування: { $reason }

## Загальне

settings-language = Мова
settings-language-hint = Змінює всі слова одразу. Типово — мова системи.

## Зображення

settings-quality = Якість
settings-quality-low = Низька
settings-quality-low-hint = Для комп’ютерів без відеокарти: без тіней, вода нерухома.
settings-quality-medium = Середня
settings-quality-medium-hint = М’які тіні та жива вода.
settings-quality-high = Висока
settings-quality-high-hint = Усе, що вміє стіл: тонші тіні, гладші краї, сяйво ліхтаря.
settings-window = Вікно
settings-window-windowed = У вікні
settings-window-fullscreen = На весь екран
settings-window-hint = На весь екран — із роздільністю робочого столу.
settings-vsync = Вертикальна синхронізація
settings-vsync-hint = Чекає на екран, щоб зображення не рвалося.
settings-frame-cap = Обмеження кадрів
settings-frame-cap-none = Без межі
settings-frame-cap-hint = Що нижче обмеження, то холодніший і тихіший комп’ютер.
settings-venue = Де стоїть стіл
settings-venue-hint = У великій каюті корабля або перед таверною на набережній, за якою гавань.
settings-venue-cabin = Каюта
settings-venue-quay = Набережна
settings-hour = Година й погода
settings-hour-hint = Година й погода сценарію, ніч при ліхтарі й місяці або ясний ранок: у кормових вікнах і в морі.
settings-hour-scenario = За сценарієм
settings-hour-night = Ніч
settings-hour-morning = Ранок
settings-brightness = Яскравість
settings-brightness-hint = Столу; панелі лишаються такими самими.
settings-brightness-dim = Темніше
settings-brightness-middle = Середня
settings-brightness-bright = Яскравіше
settings-large-ships = Більші кораблі
settings-large-ships-hint = Кораблі більші за свої підставки, щоб їх було видно з місця. Кораблі, що ходять за лінійками, лишаються розміру контуру.
settings-still-water = Нерухома вода
settings-still-water-hint = Море не рухається. Заощаджує енергію.

## Зручність

settings-ui-scale = Розмір інтерфейсу
settings-ui-scale-hint = Розмір панелей і написів, від 75 до 200 %, наскільки вистачає вікна.
settings-ui-scale-here = Тут { $percent } %: більше в це вікно не вміщується.
settings-percent = { $percent } %
settings-large-print = Великий шрифт
settings-large-print-hint = Більші й жирніші літери на панелях і на столі.
settings-words = Слова на кнопках
settings-words-hint = На кнопках над столом і під ним — слова, а не малюнки.
settings-palette = Кольори
settings-palette-hint = Кольори сторін і позначок. Кожна сторона має ще й візерунок, хоч би що ви вибрали.
settings-palette-classic = Звичайні
settings-palette-safe = Для дальтоніків
settings-palette-high-contrast = Контрастні
settings-reduced-motion = Менше руху
settings-reduced-motion-hint = Камера не літає, а перемикається; вода і прапори нерухомі.
settings-follow = Камера стежить за подіями
settings-follow-hint = Будь-який ваш рух одразу повертає камеру вам.
settings-follow-off = Ніколи
settings-follow-gentle = Злегка
settings-follow-full = Невідступно
settings-sensitivity = Чутливість рук
settings-sensitivity-hint = Як швидко камера йде за перетягуванням, колесом і затиснутими клавішами.
settings-quick-dice = Швидкі кості
settings-quick-dice-hint = Той самий кидок, але видно лише його кінець.
settings-hints = Підказки
settings-hints-hint = Коли вперше просять про щось нове, поруч з’являється одне речення.

## Sound

settings-sound = Звук
settings-mute = Тиша
settings-mute-hint = Жодних звуків. Те саме робить клавіша.
settings-volume-all = Усі звуки
settings-volume-all-hint = Загальна гучність.
settings-volume-dice = Кості
settings-volume-dice-hint = Кості, кубики, вежа й лоток, монети та кулі.
settings-volume-battle = Бій
settings-volume-battle-hint = Гармати, дерево, люди, вогонь.
settings-volume-table = Стіл
settings-volume-table-hint = Карти, тканина, папір, ринда, кнопки.
settings-volume-sea = Море й вітер
settings-volume-sea-hint = Море, вітер, скрип корабля довкола вас.
settings-volume-music = Музика
settings-volume-music-hint = На заставці, у гавані й потроху в бою.
settings-mono = Моно
settings-mono-hint = Обидва вуха чують те саме.
settings-captions = Підписи до звуків
settings-captions-hint = Пише, що чути, з якого боку і як близько.
settings-caption-size = Розмір підписів
settings-caption-size-hint = Порівняно з іншим шрифтом.
settings-caption-ground = Тло підписів
settings-caption-ground-hint = Наскільки за ними видно стіл.
settings-caption-ground-clear = Прозоре
settings-caption-ground-tinted = Темне
settings-caption-ground-solid = Суцільне

sound-gun = Гармати
sound-musket = Постріл із мушкета
sound-muskets = Мушкетний залп
sound-timber = Тріск дерева
sound-splash = Ядра у воді
sound-mast = Падає щогла
sound-hull = Борт об борт
sound-aground = Кіль об дно
sound-grapple = Абордажні гаки
sound-melee = Сутичка на палубі
sound-cheer = Вигуки «слава»
sound-fire = Вогонь
sound-sinking = Корабель тоне
sound-blast = Вибух
sound-anchor = Якір віддано
sound-rope = Канати
sound-bell = Ринда
sound-cloth = Завіса
sound-card = Перевертають карти
sound-struck-wood = Удар по дереву
sound-dice = Кості
sound-lead = Метал об дерево
sound-coins = Монети
caption-at = { $sound }, { $side }, { $far }
caption-around = { $sound }
caption-port = ліворуч
caption-starboard = праворуч
caption-ahead = попереду
caption-near = близько
caption-middle = недалеко
caption-far = далеко

## Клавіші та кнопки

bindings-hint = Клацніть клавішу й натисніть нову. Esc лишить попередню.
bindings-press = Натисніть клавішу або кнопку…
bindings-remove = Прибрати
bindings-none = Немає
bindings-reset = Скинути
bindings-reset-all = Скинути всі клавіші
bindings-conflict = { $key } уже зайнята: { $deed }
bindings-conflict-replace = Забрати звідти
bindings-conflict-count =
    { $count ->
        [one] { $count } клавіша зайнята двічі
        [few] { $count } клавіші зайняті двічі
        [many] { $count } клавіш зайнято двічі
       *[other] { $count } клавіші зайнято двічі
    }

## Назви клавіш і кнопок

input-mouse-left = Ліва кнопка
input-mouse-right = Права кнопка
input-mouse-middle = Середня кнопка
input-mouse-back = Кнопка «Назад»
input-mouse-forward = Кнопка «Вперед»
input-wheel = Коліщатко
input-drag = Тягти: { $button }
input-double-click = Подвійне клацання
input-key-space = Пробіл
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
input-key-left = Стрілка вліво
input-key-right = Стрілка вправо
input-key-up = Стрілка вгору
input-key-down = Стрілка вниз
input-key-print-screen = Print Screen
input-key-pad = Цифр. { $key }

bindings-set = Клавіші для
bindings-set-hint = Усе на одній половині клавіатури, для однієї руки. Ваші власні клавіші замінюються.
bindings-both = Обох рук
bindings-left = Лівої руки
bindings-right = Правої руки
settings-press = Натискати, а не тримати
settings-press-hint = Клавішу, яку інакше тримають, натискають раз, щоб почати, і ще раз, щоб закінчити. Esc теж закінчує.
