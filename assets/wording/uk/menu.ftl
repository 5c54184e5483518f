## Мови

language-name = Українська

## Титул

title-name = Weather Gage
title-subtitle = Вітрильні битви на капітанському столі
title-continue = Продовжити
title-under-way =
    { $count ->
        [one] { $count } незакінчена битва
        [few] { $count } незакінчені битви
        [many] { $count } незакінчених битв
       *[other] { $count } незакінченої битви
    }
title-learn = Навчатися
title-new-game = Нова битва
title-settings = Налаштування
title-help = Довідка
title-credits = Про гру
title-quit = Вихід
title-version = Версія { $version }

## Слова, спільні для всіх меню

menu-back = Назад
menu-close = Закрити
menu-cancel = Скасувати
menu-yes = Так
menu-no = Ні
menu-search = Пошук
menu-settings = Налаштування

## Пауза

pause-title = Пауза
pause-resume = Повернутися до столу
pause-restart = Почати цю битву знову
pause-settings = Налаштування
pause-help = Довідка
pause-to-title = До головного меню
pause-quit = Вихід
pause-leave-question = Відійти від столу? Битву збережено, «Продовжити» поверне її.

## A window of one's own for one of the players

second-window-open = Друге вікно: { $player }
second-window-close = Закрити друге вікно
second-window-title = Weather Gage: { $player }
second-window-of = { $side } · { $player }
second-window-left = Друге вікно закрито. { $player } знову грає в цьому вікні, і між вами опускається завіса.
second-window-faulty = Друге вікно надіслало те, чого не могло надіслати, і його закрито. { $player } знову грає в цьому вікні.
second-window-first = Це роблять у першому вікні.
second-window-failed = Не вдалося відкрити друге вікно: { $reason }

## Вибір гри та сценарію

chooser-title = Вибір битви
chooser-course = Курс юного капітана
chooser-common = Основні правила
chooser-advanced = Розширені правила
chooser-level = Рівень
chooser-level-course = Урок
chooser-level-common = Основний
chooser-level-advanced = Розширений
chooser-share = Зі ста битв між капітанами за Англією { $england }, за Іспанією { $spain }; унічию: { $drawn }.
chooser-length = Тривалість
chooser-length-turns =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }
chooser-length-open = Кількість ходів не обмежена
chooser-minutes =
    { $minutes ->
        [one] близько { $minutes } хвилини
        [few] близько { $minutes } хвилин
        [many] близько { $minutes } хвилин
       *[other] близько { $minutes } хвилини
    }
chooser-sides = Сторони
chooser-ships =
    { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
        [many] { $count } кораблів
       *[other] { $count } корабля
    }
chooser-wind-rolled = Вітер: визначається кидком до розстановки
chooser-goal = Перемога
chooser-teaches = Чого навчає
chooser-begin = Почати
chooser-prepare = Підготовка…
chooser-learn-first = Спершу урок
# Who sits where, under the side.
chooser-you = Ви
chooser-bot = { $bot }. { $how }
chooser-empty = Сценаріїв не знайдено

## Чотири гри

game-the-ships-name = The Ships: Непереможна армада
game-dead-reckoning-name = Dead Reckoning
game-merchants-and-marauders-name = Merchants & Marauders
game-pirates-name = Пірати Багряного узбережжя

## Про гру

credits-title = Про гру
credits-program = Weather Gage — капітанський стіл для настільних ігор доби вітрил.
game-the-ships-makers = Гру The Ships придумав Костянтин Кривенко, а видала «Звезда».
game-dead-reckoning-makers = Dead Reckoning придумав Джон Д. Клер, а видала компанія Alderac Entertainment Group.
game-merchants-and-marauders-makers = Merchants & Marauders придумали Крістіан Маркуссен і Каспер Огор, а видала компанія Z-Man Games.
game-pirates-makers = «Пірати Багряного узбережжя» — із родини ігор, яку задумав Джордан Вайсман, а створили Майк Малвігілл, Ітан Пастернак, Джеймс Ернест і Майк Селінкер.
credits-not-affiliated = Програма не пов’язана з видавцями ігор, у які на ній грають, і не містить їхніх текстів та малюнків.
credits-licence = Вільна програма: ліцензія MIT або Apache 2.0, на ваш вибір.
credits-engine = Зроблено на Bevy, egui, Rapier і Fluent.
credits-history = Кораблі побудовано за числами, записаними в шістнадцятому столітті, і за здогадами там, де їх ніхто не записав.

## Що недоступно й чому

title-continue-not-yet = Незакінчених битв немає

# The search in the help found nothing.
help-nothing = Нічого з такою назвою немає. Тут перелічено лише клавіші й кнопки: спробуйте «кості», «камера», «картка» або саму клавішу. Що означає число на столі, сказано, якщо навести на нього вказівник, а кожен рядок журналу має своє правило.

# Why the system refused a file or a folder; its own words, in its own language, stand in brackets.
system-said = { $what } ({ $words })
system-not-there = Цього там немає
system-denied = Система цього не дозволяє
system-read-only = Записати туди нічого не можна
system-full = На диску немає місця
system-in-the-way = Заважає щось із такою самою назвою
system-refuses = Система відмовляє

## Книга правил

rulebook-contents = Зміст
rulebook-bookmarks = Закладки
rulebook-no-bookmarks = Закладок поки немає: натисніть номер перед правилом, і воно лишиться тут.
rulebook-mark = Закласти
rulebook-unmark = Вийняти закладку
rulebook-earlier = Попередній розділ
rulebook-later = Наступний розділ
rulebook-larger = Більший шрифт
rulebook-smaller = Менший шрифт
rulebook-nothing = У цій книзі такого немає.
rulebook-unwritten = Цю книгу ще не написано.
rulebook-example-elsewhere = Приклади показує перше вікно, де лежить партія.
rulebook-example-kept = Вашу партію збережено: до неї повертає «Продовжити» в головному меню.
