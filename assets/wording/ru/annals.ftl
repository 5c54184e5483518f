## Сражение ещё раз

replay-title = Сражение ещё раз
replay-at = { $at } из { $of }
replay-back = Назад
replay-play = Пуск
replay-hold = Стоп
replay-turn-back = « Ход
replay-turn-on = Ход »
replay-phase-back = « Фаза
replay-phase-on = Фаза »
replay-step-back = « Шаг
replay-step-on = Шаг »
replay-line = Линия сражения: ход { $turn }
replay-slow = Медленно
replay-swift = Очень быстро
replay-close = Закрыть повтор
replay-take-over = Играть дальше отсюда
replay-take-over-why = Сражение открыто только для просмотра. Оно продолжится с того места, где сохранено.
replay-public = Повтор показывает то, что открыто всем; запечатанные карты остаются запечатанными.
replay-pictures = Сохранить картинками
replay-saving = Картинка { $number } из { $of }
replay-saved =
    { $count ->
        [one] { $count } картинка лежит в { $folder }
        [few] { $count } картинки лежат в { $folder }
        [many] { $count } картинок лежат в { $folder }
       *[other] { $count } картинки лежат в { $folder }
    }
replay-broken-off =
    { $count ->
        [one] Прервано; { $count } картинка лежит в { $folder }
        [few] Прервано; { $count } картинки лежат в { $folder }
        [many] Прервано; { $count } картинок лежат в { $folder }
       *[other] Прервано; { $count } картинки лежат в { $folder }
    }
replay-not-saved = Не удаётся сохранить картинки: { $reason }
verdict-watch = Посмотреть ещё раз
pause-watch = Посмотреть сражение с начала
deed-replay-back = Повтор: на шаг назад
deed-phase-back = Повтор: на фазу назад
deed-phase-on = Повтор: на фазу вперёд
deed-turn-back = Повтор: на ход назад
deed-turn-on = Повтор: на ход вперёд
saves-earlier = Более ранние:
