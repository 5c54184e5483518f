## Что делают клавиши

deed-group-camera = Камера
deed-group-views = Виды
deed-group-pieces = Фигуры
deed-group-battle = Сражение
deed-group-program = Программа

deed-orbit = Вращать
deed-orbit-left = Вращать влево
deed-orbit-right = Вращать вправо
deed-orbit-up = Камера выше
deed-orbit-down = Камера ниже
deed-pan = Двигаться вдоль стола
deed-grab = Взяться за стол и двигать его
deed-scroll = Двигаться прокруткой
deed-pan-north = Дальше
deed-pan-south = Ближе
deed-pan-east = Вправо
deed-pan-west = Влево
deed-zoom = Приближение
deed-zoom-in = Приблизить
deed-zoom-out = Отдалить
deed-focus = К тому, что под указателем
deed-home = Весь стол
deed-view-board = Поле
deed-view-own = Мои планшеты
deed-view-tray = Лоток
deed-view-enemy = Сторона противника
deed-view-top = Сверху
deed-store-view = Запомнить вид { $number }
deed-store-view-any = Запомнить вид
deed-recall-view = К виду { $number }
deed-recall-view-any = К запомненному виду
deed-lean-in = Наклониться
deed-captains-eye = Глазами капитана
deed-next-piece = Следующая фигура
deed-previous-piece = Предыдущая фигура
deed-select = Выбрать
deed-throw = Бросить кости или сразу увидеть итог
deed-tip-in = Опрокинуть кости в башню
deed-cancel = Отменить
deed-take-up-card = Взять карту приказов
deed-plot-ahead = Маршрут: вперёд
deed-plot-port = Маршрут: поворот влево
deed-plot-starboard = Маршрут: поворот вправо
deed-plot-back = Маршрут: стереть последний шаг
deed-next-card = Карта следующего корабля
deed-seal-orders = Запечатать приказы
deed-proceed = Дальше: поднять занавес, пропустить показ
deed-next-beat = Показать следующее
deed-hold-show = Остановить показ или продолжить
deed-undo = Отменить
deed-redo = Вернуть
deed-log-book = Журнал
deed-ships-books = Книги кораблей
deed-help = Справка
deed-pause = Пауза
deed-screenshot = Снимок экрана
deed-fullscreen = Во весь экран
deed-toggle-grid = Сетка гексов: показать или скрыть
deed-toggle-names = Имена кораблей: показать или скрыть
deed-measure = Удерживать: дальность, секторы и видимость между кораблями
deed-toggle-pieces = Корабли и знаки: показать или скрыть
deed-quick-settings = Быстрые настройки
deed-reload = Перечитать шейдеры и модели

## Справка

help-title = Справка
help-first-minute = Первая минута
help-orbit = Тяните правой кнопкой, чтобы осмотреться.
help-pan = Тяните левой кнопкой, чтобы двигаться вдоль стола.
help-zoom = Крутите колесо, чтобы приблизить то, что под указателем.
help-focus = Двойной щелчок по кораблю ведёт к нему; { $key } показывает весь стол.
help-lean-in = Удерживайте { $key }, чтобы склониться над картой или планшетом; отпустите — и вернётесь на место.
help-captains-eye = { $key } ставит вас на палубу корабля, к которому подошла камера.
help-point = Задержите указатель на чём угодно и прочтёте, что это.
help-trackpad = Колесо и третья кнопка не обязательны: клавиши тоже приближают и вращают.

## Мимоходом

toast-view-stored = Вид { $number } запомнен
toast-view-empty = Вид { $number } ещё не запомнен
toast-screenshot = Снимок сохранён: { $file }
toast-screenshot-failed = Не удаётся сохранить снимок: { $reason }
toast-grid-on = Сетка гексов показана
toast-grid-off = Сетка гексов скрыта
toast-names-on = Имена кораблей показаны
toast-names-off = Имена кораблей скрыты
toast-pieces-on = Корабли показаны
toast-pieces-off = Корабли скрыты: поле пусто
toast-reloaded = Шейдеры прочитаны заново
throw-raised = Бросок слишком слаб: кости брошены с наименьшей силой.
toast-fullscreen = Во весь экран. Обратно: { $key }
toast-no-ship = Сначала выберите корабль
