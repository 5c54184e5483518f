## Що роблять клавіші

deed-group-camera = Камера
deed-group-views = Види
deed-group-pieces = Фігури
deed-group-battle = Битва
deed-group-program = Програма

deed-orbit = Обертати
deed-orbit-left = Обертати вліво
deed-orbit-right = Обертати вправо
deed-orbit-up = Камера вище
deed-orbit-down = Камера нижче
deed-pan = Рухатися вздовж столу
deed-grab = Взятися за стіл і рухати його
deed-scroll = Рухатися прокручуванням
deed-pan-north = Далі
deed-pan-south = Ближче
deed-pan-east = Вправо
deed-pan-west = Вліво
deed-zoom = Наближення
deed-zoom-in = Наблизити
deed-zoom-out = Віддалити
deed-focus = До того, що під вказівником
deed-home = Увесь стіл
deed-view-board = Поле
deed-view-own = Мої планшети
deed-view-tray = Лоток
deed-view-enemy = Бік супротивника
deed-view-top = Згори
deed-store-view = Запам’ятати вид { $number }
deed-store-view-any = Запам’ятати вид
deed-recall-view = До виду { $number }
deed-recall-view-any = До запам’ятованого виду
deed-lean-in = Нахилитися
deed-captains-eye = Очима капітана
deed-next-piece = Наступна фігура
deed-previous-piece = Попередня фігура
deed-select = Вибрати
deed-throw = Кинути кості або одразу побачити підсумок
deed-tip-in = Висипати кості у вежу
deed-cancel = Скасувати
deed-take-up-card = Узяти карту наказів
deed-plot-ahead = Маршрут: уперед
deed-plot-port = Маршрут: поворот ліворуч
deed-plot-starboard = Маршрут: поворот праворуч
deed-plot-back = Маршрут: стерти останній крок
deed-next-card = Карта наступного корабля
deed-seal-orders = Запечатати накази
deed-proceed = Далі: підняти завісу, пропустити показ
deed-next-beat = Показати наступне
deed-hold-show = Зупинити показ або продовжити
deed-undo = Скасувати
deed-redo = Повернути
deed-log-book = Журнал
deed-ships-books = Книги кораблів
deed-help = Довідка
deed-pause = Пауза
deed-screenshot = Знімок екрана
deed-fullscreen = На весь екран
deed-toggle-grid = Сітка гексів: показати або сховати
deed-toggle-names = Імена кораблів: показати або сховати
deed-measure = Утримувати: дальність, сектори й видимість між кораблями
deed-toggle-pieces = Кораблі та знаки: показати або сховати
deed-quick-settings = Швидкі налаштування
deed-reload = Перечитати шейдери та моделі

## Довідка

help-title = Довідка
help-first-minute = Перша хвилина
help-orbit = Тягніть правою кнопкою, щоб роззирнутися.
help-pan = Тягніть лівою кнопкою, щоб рухатися вздовж столу.
help-zoom = Крутіть коліщатко, щоб наблизити те, що під вказівником.
help-focus = Подвійне клацання на кораблі веде до нього; { $key } показує весь стіл.
help-lean-in = Утримуйте { $key }, щоб схилитися над картою чи планшетом; відпустіть — і повернетеся на місце.
help-captains-eye = { $key } ставить вас на палубу корабля, до якого підійшла камера.
help-point = Затримайте вказівник на чому завгодно — і прочитаєте, що це.
help-trackpad = Коліщатко й третя кнопка не обов’язкові: клавіші теж наближають і обертають.

## Мимохідь

toast-view-stored = Вид { $number } запам’ятовано
toast-view-empty = Вид { $number } ще порожній
toast-screenshot = Знімок збережено: { $file }
toast-screenshot-failed = Не вдається зберегти знімок: { $reason }
toast-grid-on = Сітку гексів показано
toast-grid-off = Сітку гексів сховано
toast-names-on = Імена кораблів показано
toast-names-off = Імена кораблів сховано
toast-pieces-on = Кораблі показано
toast-pieces-off = Кораблі сховано: поле порожнє
toast-reloaded = Шейдери прочитано знову
throw-raised = Кидок заслабкий: кості кинуто з найменшою силою.
toast-fullscreen = На весь екран. Назад: { $key }
toast-no-ship = Спершу виберіть корабель
