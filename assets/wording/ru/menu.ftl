## Языки

language-name = Русский

## Заставка

title-name = Weather Gage
title-subtitle = Парусные сражения на капитанском столе
title-continue = Продолжить
title-under-way =
    { $count ->
        [one] { $count } незаконченное сражение
        [few] { $count } незаконченных сражения
        [many] { $count } незаконченных сражений
       *[other] { $count } незаконченного сражения
    }
title-learn = Учиться
title-new-game = Новое сражение
title-settings = Настройки
title-help = Справка
title-credits = Об игре
title-quit = Выход
title-version = Версия { $version }

## Слова, общие для всех меню

menu-back = Назад
menu-close = Закрыть
menu-cancel = Отмена
menu-yes = Да
menu-no = Нет
menu-search = Поиск
menu-settings = Настройки

## Пауза

pause-title = Пауза
pause-resume = Вернуться к столу
pause-restart = Начать это сражение заново
pause-settings = Настройки
pause-help = Справка
pause-to-title = В главное меню
pause-quit = Выход
pause-leave-question = Уйти от стола? Сражение сохранено, «Продолжить» вернёт его.

## A window of one's own for one of the players

second-window-open = Второе окно: { $player }
second-window-close = Закрыть второе окно
second-window-title = Weather Gage: { $player }
second-window-of = { $side } · { $player }
second-window-left = Второе окно закрыто. { $player } снова играет в этом окне, и между вами опускается занавес.
second-window-faulty = Второе окно прислало недопустимый приказ и закрыто. { $player } снова играет в этом окне.
second-window-first = Это делается в первом окне.
second-window-failed = Не удалось открыть второе окно: { $reason }

## Выбор игры и сценария

chooser-title = Выбор сражения
chooser-course = Курс юного капитана
chooser-common = Основные правила
chooser-advanced = Расширенные правила
chooser-level = Уровень
chooser-level-course = Урок
chooser-level-common = Основной
chooser-level-advanced = Расширенный
chooser-share = Из ста сражений между капитанами за Англией { $england }, за Испанией { $spain }; вничью: { $drawn }.
chooser-length = Длительность
chooser-length-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
chooser-length-open = Число ходов не ограничено
chooser-minutes =
    { $minutes ->
        [one] около { $minutes } минуты
        [few] около { $minutes } минут
        [many] около { $minutes } минут
       *[other] около { $minutes } минуты
    }
chooser-sides = Стороны
chooser-ships =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    }
chooser-wind-rolled = Ветер: определяется броском до расстановки
chooser-goal = Победа
chooser-teaches = Чему учит
chooser-begin = Начать
chooser-prepare = Подготовка…
chooser-learn-first = Сначала урок
# Who sits where, under the side.
chooser-you = Вы
chooser-bot = { $bot }. { $how }
chooser-empty = Сценариев не найдено

## Четыре игры

game-the-ships-name = The Ships: Непобедимая армада
game-dead-reckoning-name = Легенды морей
game-merchants-and-marauders-name = Купцы и мародёры
game-pirates-name = Пираты Багрового берега

## Об игре

credits-title = Об игре
credits-program = Weather Gage — капитанский стол для настольных игр эпохи паруса.
game-the-ships-makers = Игру The Ships придумал Константин Кривенко, а издала «Звезда».
game-dead-reckoning-makers = «Легенды морей» (Dead Reckoning) придумал Джон Д. Клэр, а издала компания Alderac Entertainment Group.
game-merchants-and-marauders-makers = «Купцы и мародёры» (Merchants & Marauders) придумали Кристиан Маркуссен и Каспер Огор, а издала компания Z-Man Games.
game-pirates-makers = «Пираты Багрового берега» — из семьи игр, которую задумал Джордан Вайсман, а создали Майк Малвихилл, Итан Пастернак, Джеймс Эрнест и Майк Селинкер.
credits-not-affiliated = Программа не связана с издателями игр, в которые на ней играют, и не содержит их текстов и рисунков.
credits-licence = Свободная программа: лицензия MIT или Apache 2.0, на ваш выбор.
credits-engine = Сделана на Bevy, egui, Rapier и Fluent.
credits-history = Корабли построены по числам, записанным в шестнадцатом веке, и по догадкам там, где их никто не записал.

## Что недоступно и почему

title-continue-not-yet = Незаконченных сражений нет

# The search in the help found nothing.
help-nothing = Ничего с таким названием нет. Здесь перечислены только клавиши и кнопки: попробуйте «кости», «камера», «карта» или саму клавишу. Что значит число на столе, сказано, если навести на него указатель, а у каждой строки журнала есть её правило.

# Why the system refused a file or a folder; its own words, in its own language, stand in brackets.
system-said = { $what } ({ $words })
system-not-there = Этого там нет
system-denied = Система этого не разрешает
system-read-only = Записать туда ничего нельзя
system-full = На диске нет места
system-in-the-way = Мешает другой файл с тем же именем
system-refuses = Система отказывает

## Книга правил

rulebook-contents = Оглавление
rulebook-bookmarks = Закладки
rulebook-no-bookmarks = Закладок пока нет: нажмите номер перед правилом, и оно останется здесь.
rulebook-mark = Заложить
rulebook-unmark = Вынуть закладку
rulebook-earlier = Предыдущая глава
rulebook-later = Следующая глава
rulebook-larger = Шрифт крупнее
rulebook-smaller = Шрифт мельче
rulebook-nothing = В этой книге такого нет.
rulebook-unwritten = Эта книга ещё не написана.
rulebook-example-elsewhere = Примеры показывают в первом окне, где лежит партия.
rulebook-example-kept = Ваша партия сохранена: её продолжает строка «Продолжить» в главном меню.
