## Битва ще раз

replay-title = Битва ще раз
replay-at = { $at } з { $of }
replay-back = Назад
replay-play = Відтворити
replay-hold = Пауза
replay-turn-back = « Хід
replay-turn-on = Хід »
replay-phase-back = « Фаза
replay-phase-on = Фаза »
replay-step-back = « Крок
replay-step-on = Крок »
replay-line = Лінія битви: хід { $turn }
replay-slow = Повільно
replay-swift = Дуже швидко
replay-close = Закрити повтор
replay-take-over = Грати далі звідси
replay-take-over-why = Битву відкрито лише для перегляду. Вона піде далі з того місця, де її збережено.
replay-public = Повтор показує те, що відкрите всім; запечатані карти лишаються запечатаними.
replay-pictures = Зберегти зображеннями
replay-saving = Зображення { $number } з { $of }
replay-saved =
    { $count ->
        [one] { $count } зображення лежить у { $folder }
        [few] { $count } зображення лежать у { $folder }
        [many] { $count } зображень лежить у { $folder }
       *[other] { $count } зображення лежать у { $folder }
    }
replay-broken-off =
    { $count ->
        [one] Перервано; { $count } зображення лежить у { $folder }
        [few] Перервано; { $count } зображення лежать у { $folder }
        [many] Перервано; { $count } зображень лежать у { $folder }
       *[other] Перервано; { $count } зображення лежать у { $folder }
    }
replay-not-saved = Не вдається зберегти зображення: { $reason }
verdict-watch = Подивитися ще раз
pause-watch = Подивитися битву від початку
deed-replay-back = Повтор: на крок назад
deed-phase-back = Повтор: на фазу назад
deed-phase-on = Повтор: на фазу вперед
deed-turn-back = Повтор: на хід назад
deed-turn-on = Повтор: на хід вперед
saves-earlier = Раніше:
