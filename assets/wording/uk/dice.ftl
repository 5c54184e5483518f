## Книга костей

dice-book-title = Книга костей
dice-book-game = Ця партія
dice-book-ever = Усі партії
dice-book-laboratory = Лабораторія
dice-book-d20 = Двадцятигранні
dice-book-d6 = Шестигранні
dice-book-all = Усі разом
dice-book-what-counts = Рахуються лише кості, що справді впали: без повторів, сценаріїв і жереба.
dice-book-laboratory-note = Ті самі кості, кинуті тисячами без зображення. Сумнівайтеся скільки завгодно.
dice-book-by-hand = Рукою
dice-book-by-itself = Самі собою
dice-book-by-tower = Крізь вежу
dice-book-dice =
    { $count ->
        [one] { $count } кість
        [few] { $count } кості
        [many] { $count } костей
       *[other] { $count } кості
    }
dice-book-try = Кинути
dice-book-stop = Зупинити
dice-book-thrown =
    { $count ->
        [one] Кинуто { $count } кість. Смуга показує, де тримаються стовпчики чесної кості.
        [few] Кинуто { $count } кості. Смуга показує, де тримаються стовпчики чесної кості.
        [many] Кинуто { $count } костей. Смуга показує, де тримаються стовпчики чесної кості.
       *[other] Кинуто { $count } кості. Смуга показує, де тримаються стовпчики чесної кості.
    }
dice-book-chi-square = Хі-квадрат { $value }, ступені свободи: { $freedom }. Чесна кість має щонайменше таку нерівність у { $share } зі 100 таких серій.
dice-book-too-few = Кидків замало, щоб судити.
dice-book-fair = Ніщо не свідчить проти цих костей.
dice-book-wonder = Це дивніше за везіння: тисяча до одного проти чесної кості.
deed-dice-book = Книга костей: що випадало
deed-rule-book = Книга правил: на правилі під вказівником або де її закрили
pause-dice = Книга костей
