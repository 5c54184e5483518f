## Битва ще раз

replay-title = Битва ще раз
replay-at = { $at } з { $of }
replay-back = Назад
replay-play = Грати
replay-hold = Стій
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
replay-pictures = Зберегти малюнками
replay-saving = Малюнок { $number } з { $of }
replay-saved =
    { $count ->
        [one] { $count } малюнок лежить у { $folder }
        [few] { $count } малюнки лежать у { $folder }
        [many] { $count } малюнків лежать у { $folder }
       *[other] { $count } малюнка лежать у { $folder }
    }
replay-broken-off =
    { $count ->
        [one] Перервано; { $count } малюнок лежить у { $folder }
        [few] Перервано; { $count } малюнки лежать у { $folder }
        [many] Перервано; { $count } малюнків лежать у { $folder }
       *[other] Перервано; { $count } малюнка лежать у { $folder }
    }
replay-not-saved = Не вдається зберегти малюнки: { $reason }
verdict-watch = Подивитися ще раз
pause-watch = Подивитися битву від початку
deed-replay-back = Повтор: на крок назад
deed-phase-back = Повтор: на фазу назад
deed-phase-on = Повтор: на фазу вперед
deed-turn-back = Повтор: на хід назад
deed-turn-on = Повтор: на хід вперед
saves-earlier = Раніше:
