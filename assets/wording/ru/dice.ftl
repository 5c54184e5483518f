## Книга костей

dice-book-title = Книга костей
dice-book-game = Эта партия
dice-book-ever = Все партии
dice-book-laboratory = Лаборатория
dice-book-d20 = Двадцатигранные
dice-book-d6 = Шестигранные
dice-book-both = Обе руки
dice-book-what-counts = Считаются только кости, которые действительно упали: без повторов, сценариев и жребия.
dice-book-laboratory-note = Те же кости, брошенные тысячами без картинки. Сомневайтесь сколько угодно.
dice-book-by-hand = Рукой
dice-book-by-itself = Сами собой
dice-book-by-tower = Через башню
dice-book-dice =
    { $count ->
        [one] { $count } кость
        [few] { $count } кости
        [many] { $count } костей
       *[other] { $count } кости
    }
dice-book-try = Бросить
dice-book-stop = Остановить
dice-book-thrown =
    { $count ->
        [one] Брошена { $count } кость. Полоса показывает, где держатся столбцы честной кости.
        [few] Брошено { $count } кости. Полоса показывает, где держатся столбцы честной кости.
        [many] Брошено { $count } костей. Полоса показывает, где держатся столбцы честной кости.
       *[other] Брошено { $count } кости. Полоса показывает, где держатся столбцы честной кости.
    }
dice-book-chi-square = Хи-квадрат { $value } при степенях свободы: { $freedom }. Честная кость выглядит не ровнее этого в { $share } из 100 таких серий.
dice-book-too-few = Бросков слишком мало, чтобы судить.
dice-book-fair = Ничто не говорит против этих костей.
dice-book-wonder = Это страннее везения: тысяча к одному против честной кости.
deed-dice-book = Книга костей: что выпадало
pause-dice = Книга костей
