## Що буває не так у файлі даних

fault-at = { $file }, рядок { $line }: { $fault }
fault-in-file = { $file }: { $fault }
fault-field = { $field }: { $fault }

## Сам файл

fault-empty = Порожній
fault-unreadable = Не читається: { $reason }
fault-no-file = Це не файл, а тека, канал або пристрій: стандартний ввід читається за знаком -
fault-too-large = Завеликий: файли даних не більші за мегабайт
fault-too-large-model = Завеликий: моделі й збереження не більші за 64 мегабайти
fault-not-text = Це не текст у UTF-8
fault-utf-16 = Записаний у UTF-16: збережіть його в UTF-8
fault-nul = Містить нульовий байт: це не текст
fault-too-deep = Дужки вкладено заглибоко
fault-unknown-kind = Невідомий вид файлу: очікується { $kinds }, обводи корабля, речення, розділ, налаштування або модель
fault-folder = Лежить у { $found }, і там його ніхто не прочитає: очікується { $expected }
fault-opening = Битва не доходить до перших наказів: { $want }
fault-left-out = Не годиться через переглянуті файли: { $fault }
fault-and-more =
    { $count ->
        [one] І ще { $count } помилка
        [few] І ще { $count } помилки
        [many] І ще { $count } помилок
       *[other] І ще { $count } помилки
    }

## Як він написаний

fault-syntax = Не вдається зрозуміти: { $reason }
fault-ends-too-soon = Уривається: не закрито дужку або лапки
fault-goes-on = Триває після кінця: зайва дужка
fault-expected-sign = Очікується { $sign }
fault-expected = Очікується: { $what }
fault-unexpected-sign = Тут не місце знакові { $sign }
fault-expected-number = Очікується ціле число
fault-expected-text = Очікується текст у лапках
fault-expected-word = Очікується слово
fault-expected-true-or-false = Очікується true або false
fault-number-too-large = Замале або завелике число
fault-wrong-value = Очікується { $expected }, знайдено { $found }
fault-wrong-length = Очікується { $expected }, знайдено { $found }
fault-unknown-word = { $found } тут не відоме: очікується { $expected }
fault-unknown-field = Поля { $found } тут немає: очікується { $expected }
fault-missing = Бракує: { $what }
fault-twice = { $id } трапляється двічі
fault-id = Очікуються малі латинські літери, цифри й дефіси, спершу літера, не більше 40 знаків

## Числа та імена

fault-out-of-range = { $value } не лежить між { $least } і { $most }
fault-how-many = Записів має бути від { $least } до { $most }, знайдено { $found }
fault-how-many-exactly =
    { $count ->
        [one] Має бути { $count } запис, знайдено { $found }
        [few] Має бути { $count } записи, знайдено { $found }
        [many] Має бути { $count } записів, знайдено { $found }
       *[other] Має бути { $count } запису, знайдено { $found }
    }
fault-tune-sign = { $sign } — не нота й не знак цього запису
fault-tune-ends = Уривається посеред ноти
fault-tune-length = Тактів більше, ніж буває в мелодії, або тривалість не злічити
fault-tune-bar = Довжина такту { $bar } в нотах одиниці — { $found }, а за розміром має бути { $wanted }
fault-tune-bars = Кількість тактів — { $found }, а в першому голосі — { $wanted }
fault-tune-part = Тут немає частини { $part }, названої у формі
fault-tune-form = Очікуються великі літери частин, наприклад AABB
fault-unknown-ship = Немає корабля { $id }
fault-unknown-tile = Немає частини поля { $number }
fault-unknown-gunnery = Немає таблиці стрільби { $id }

## Кораблі

fault-gun-place = Після клітинки { $value } гарматі не стати: гармата стоїть між двома з клітинок борту, а їх { $boxes }
fault-not-ascending = { $value } стоїть після { $before }: гармати перелічують від першої клітинки, кожну один раз
fault-mast-order = Щогли перелічують за порядком: Fore, Main, Mizzen, Bonaventure, кожну один раз
fault-guns-hit-nothing = Жоден снаряд не має числа: ці гармати нікуди не влучать

## Частини поля та розклади

fault-terrain-row = Очікується шість літер із D, S, X, L та R
fault-tile-code = Очікуються частини на зразок 7A, 7B або 7Br
fault-tile-twice = Частину { $number } покладено двічі, а вона одна
fault-uneven-rows = Частин у цьому ряду: { $found }, у першому: { $first }
fault-tile-not-laid = Частини { $number } немає на цьому полі
fault-no-land = На цьому полі частина { $number } без суходолу

## Сценарії

fault-off-board = Гекс { $col },{ $row } поза полем
fault-not-afloat = Корабель не може почати на гексі { $col },{ $row }: { $terrain }
fault-overlap = Там уже стоїть { $ship }
fault-too-deep-to-anchor = Обидва гекси на глибині: якір не візьме
fault-anchored-sails = У корабля на якорі вітрила згорнуті
fault-no-place = Не лишилося місця: { $ship }
fault-no-battery = Немає такої батареї: { $ship }
fault-guns-left-out = У цьому сценарії немає гармат
fault-no-wind = Не лишилося вітру, що міг би дути
fault-side-twice = { $side } трапляється двічі, а має бути один раз
fault-no-victory = Нема чого вигравати: очікується at_once або at_end
fault-no-awards = Вирішують очки, а нагород немає
fault-no-course = Ця сторона не має курсу

## Речення

fault-wording-folder = Лежить у { $folder }, а це не мова: очікується wording/<мова>/<назва>.ftl
fault-wording-unknown-argument = В англійському реченні немає { $name }
fault-wording-missing-argument = Бракує { $name }, а в англійському реченні є
fault-wording-missing-form = Множині бракує форми { $form }
fault-wording-unknown-reference = Посилається на { $name }, а такого речення немає
fault-wording-endless = Посилається саме на себе або розростається понад { $most } літер

## Розділи книги правил

fault-chapter-title = Розділ починається із заголовка: # Заголовок
fault-chapter-heading = Заголовок із # буває лише в першому рядку; усередині розділу є тільки ##
fault-chapter-number = { $number } — не номер правила цієї гри
fault-chapter-open = { $sign } відкрито й не закрито
fault-chapter-picture = Очікується малюнок у вигляді ![що на ньому](picture:…) окремим рядком
fault-chapter-link = У цій книзі немає правила { $number }

## Моделі

fault-model = Це не модель glTF, яку можна використати: { $reason }
fault-model-outside = Лежить в іншому файлі, а модель має містити все сама
fault-model-beyond = Виходить за межі того, що є у файлі
fault-model-knotted = Висить на самому собі, на двох інших або надто глибоко
fault-model-heavy = Їх тут { $count }, а стіл витримує { $most }
fault-model-picture = Це не картинка PNG розміром щонайбільше { $most } на { $most } точок

## Накази

fault-ship-id = Очікуються малі латинські літери, цифри й дефіси
fault-sign = Очікується умова, наприклад sails = battle, turn >= 2 або route = FF or FFR
fault-route = Маршрут записують літерами F, L та R
