## Сражение ещё раз

replay-title = Сражение ещё раз
replay-at = { $at } из { $of }
replay-back = Назад
replay-play = Пуск
replay-hold = Пауза
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

# Журнал на бумаге
account-players = Игроки: { $players }
account-reader = Что было известно игроку { $player }
account-open = Что лежало открыто перед всеми
account-picture = Стол
account-moments = Главные события
account-volleys = Каждый залп и чего от него ждали
account-no-side = Стороны { $side } в этом бою нет. Есть: { $sides }.
account-not-over = Пока бой идёт, записывается только открытое всем: уберите --side.
log-keep = Сохранить
log-kept = Журнал лежит рядом двумя файлами, текстом и страницей: { $file }
log-not-kept = Журнал не записан. { $reason }
verdict-keep-log = Сохранить журнал

# Послужной список
record-title = Послужной список
record-ever = Все бои
record-this-battle = Этот бой
record-empty = Здесь пока пусто: сюда попадёт бой, доведённый до конца.
record-all = Все капитаны
record-nameless = Без имени
record-battles =
    { $battles ->
        [one] Проведён { $battles } бой; побед { $won }, ничьих { $drawn }
        [few] Проведено { $battles } боя; побед { $won }, ничьих { $drawn }
        [many] Проведено { $battles } боёв; побед { $won }, ничьих { $drawn }
       *[other] Проведено { $battles } боя; побед { $won }, ничьих { $drawn }
    }
record-ranges = Попадания по дальности
record-range = Дальность { $range }: залпов { $volleys }, попаданий { $hits }, ожидалось { $expected }
record-legend = Тёмное — попадания. В рамке — сколько ожидалось.
record-ships = Любимые корабли
record-ship =
    { $battles ->
        [one] { $ship }: { $battles } бой
        [few] { $ship }: { $battles } боя
        [many] { $ship }: { $battles } боёв
       *[other] { $ship }: { $battles } боя
    }
record-no-volley = В этом бою ещё не было залпов.
record-volley = { $number }. { $ship }, дальность { $range }: попаданий { $hits }, ожидалось { $expected }
record-sum = Всего: залпов { $volleys }, попаданий { $hits }, ожидалось { $expected }
record-export = Сохранить копию
record-exported = Список лежит рядом тремя файлами: текстом, данными и страницей с рисунками: { $file }
record-erase = Стереть
record-erase-question = Всё, что записано о ваших капитанах, будет забыто навсегда. Стереть?
record-erased = Послужной список пуст.
record-damaged = Послужной список был повреждён. Он лежит как { $file }, и начат новый.
record-later = Послужной список в { $file } — от более поздней версии. Он оставлен как есть, и ничего не записывается.
record-unread = Послужной список в { $file } не читается, и ничего не записывается. { $reason }
record-not-kept = Послужной список не записан. { $reason }
