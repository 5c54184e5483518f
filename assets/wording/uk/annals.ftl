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

# Журнал на папері
account-players = Гравці: { $players }
account-reader = Що було відомо гравцеві { $player }
account-open = Що лежало відкрито перед усіма
account-picture = Стіл
account-moments = Головні події
account-volleys = Кожен залп і чого від нього чекали
account-no-side = Сторони { $side } у цьому бою немає. Є: { $sides }.
account-not-over = Поки бій триває, записується лише відкрите всім: приберіть --side.
log-keep = Зберегти
log-kept = Журнал лежить поряд двома файлами, текстом і сторінкою: { $file }
log-not-kept = Журнал не записано. { $reason }
verdict-keep-log = Зберегти журнал

# Послужний список
record-title = Послужний список
record-ever = Усі бої
record-this-battle = Цей бій
record-empty = Тут поки порожньо: сюди потрапить бій, доведений до кінця.
record-all = Усі капітани
record-nameless = Без імені
record-battles =
    { $battles ->
        [one] Проведено { $battles } бій; перемог { $won }, нічиїх { $drawn }
        [few] Проведено { $battles } бої; перемог { $won }, нічиїх { $drawn }
        [many] Проведено { $battles } боїв; перемог { $won }, нічиїх { $drawn }
       *[other] Проведено { $battles } бою; перемог { $won }, нічиїх { $drawn }
    }
record-ranges = Влучання за дальністю
record-range = Дальність { $range }: залпів { $volleys }, влучань { $hits }, очікувалося { $expected }
record-legend = Темне — влучання. У рамці — скільки очікувалося.
record-ships = Улюблені кораблі
record-ship =
    { $battles ->
        [one] { $ship }: { $battles } бій
        [few] { $ship }: { $battles } бої
        [many] { $ship }: { $battles } боїв
       *[other] { $ship }: { $battles } бою
    }
record-no-volley = У цьому бою ще не було залпів.
record-volley = { $number }. { $ship }, дальність { $range }: влучань { $hits }, очікувалося { $expected }
record-sum = Разом: залпів { $volleys }, влучань { $hits }, очікувалося { $expected }
record-export = Зберегти копію
record-exported = Список лежить поряд трьома файлами: текстом, даними й сторінкою із зображеннями: { $file }
record-erase = Стерти
record-erase-question = Усе, що записано про ваших капітанів, буде забуто назавжди. Стерти?
record-erased = Послужний список порожній.
record-damaged = Послужний список був пошкоджений. Він лежить як { $file }, і розпочато новий.
record-later = Послужний список у { $file } — від пізнішої версії. Його залишено як є, і нічого не записується.
record-unread = Послужний список у { $file } не читається, і нічого не записується. { $reason }
record-not-kept = Послужний список не записано. { $reason }
