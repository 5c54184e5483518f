## Что бывает не так в файле данных

fault-at = { $file }, строка { $line }: { $fault }
fault-in-file = { $file }: { $fault }
fault-field = { $field }: { $fault }

## Сам файл

fault-empty = Пуст
fault-unreadable = Не читается: { $reason }
fault-no-file = Это не файл, а папка, канал или устройство: стандартный ввод читается по знаку -
fault-too-large = Слишком велик: файлы данных не больше мегабайта
fault-too-large-model = Слишком велик: модели и сохранения не больше 64 мегабайт
fault-not-text = Это не текст в UTF-8
fault-utf-16 = Записан в UTF-16: сохраните его в UTF-8
fault-nul = Содержит нулевой байт: это не текст
fault-too-deep = Скобки вложены слишком глубоко
fault-unknown-kind = Неизвестный вид файла: ожидается { $kinds }, обводы корабля, фразы, глава, настройки или модель
fault-folder = Лежит в { $found }, и там его никто не прочтёт: ожидается { $expected }
fault-opening = Сражение не доходит до первых приказов: { $want }
fault-left-out = Из-за просмотренных файлов не годится: { $fault }
fault-and-more =
    { $count ->
        [one] И ещё { $count } ошибка
        [few] И ещё { $count } ошибки
        [many] И ещё { $count } ошибок
       *[other] И ещё { $count } ошибки
    }

## Как он написан

fault-syntax = Не удаётся понять: { $reason }
fault-ends-too-soon = Обрывается: не закрыта скобка или кавычка
fault-goes-on = Продолжается после конца: лишняя скобка
fault-expected-sign = Ожидается { $sign }
fault-expected = Ожидается: { $what }
fault-unexpected-sign = Здесь не место знаку { $sign }
fault-expected-number = Ожидается целое число
fault-expected-text = Ожидается текст в кавычках
fault-expected-word = Ожидается слово
fault-expected-true-or-false = Ожидается true или false
fault-number-too-large = Слишком малое или слишком большое число
fault-wrong-value = Ожидается { $expected }, найдено { $found }
fault-wrong-length = Ожидается { $expected }, найдено { $found }
fault-unknown-word = { $found } здесь не известно: ожидается { $expected }
fault-unknown-field = Поля { $found } здесь нет: ожидается { $expected }
fault-missing = Не хватает: { $what }
fault-twice = { $id } встречается дважды
fault-id = Ожидаются строчные латинские буквы, цифры и дефисы, сначала буква, не больше 40 знаков

## Числа и имена

fault-out-of-range = { $value } не лежит между { $least } и { $most }
fault-how-many = Записей должно быть от { $least } до { $most }, найдено { $found }
fault-how-many-exactly =
    { $count ->
        [one] Должна быть { $count } запись, найдено { $found }
        [few] Должно быть { $count } записи, найдено { $found }
        [many] Должно быть { $count } записей, найдено { $found }
       *[other] Должно быть { $count } записи, найдено { $found }
    }
fault-tune-sign = { $sign } — не нота и не знак этой записи
fault-tune-ends = Обрывается посреди ноты
fault-tune-length = Тактов больше, чем бывает в мелодии, или длительность не сосчитать
fault-tune-bar = Длина такта { $bar } в нотах единицы — { $found }, а по размеру должно быть { $wanted }
fault-tune-bars = Число тактов — { $found }, а в первом голосе — { $wanted }
fault-tune-part = Здесь нет части { $part }, названной в форме
fault-tune-form = Ожидаются прописные буквы частей, например AABB
fault-unknown-ship = Нет корабля { $id }
fault-unknown-tile = Нет части поля { $number }
fault-unknown-gunnery = Нет таблицы стрельбы { $id }

## Корабли

fault-gun-place = После клетки { $value } пушке не встать: пушка стоит между двумя из клеток борта, а их { $boxes }
fault-not-ascending = { $value } стоит после { $before }: пушки перечисляют с первой клетки, каждую один раз
fault-mast-order = Мачты перечисляют по порядку: Fore, Main, Mizzen, Bonaventure, каждую один раз
fault-guns-hit-nothing = Ни у одного снаряда нет числа: эти пушки никуда не попадут

## Части поля и расклады

fault-terrain-row = Ожидается шесть букв из D, S, X, L и R
fault-tile-code = Ожидаются части вида 7A, 7B или 7Br
fault-tile-twice = Часть { $number } положена дважды, а она одна
fault-uneven-rows = В этом ряду частей: { $found }, в первом: { $first }
fault-tile-not-laid = Части { $number } нет на этом поле
fault-no-land = На этом поле часть { $number } без суши

## Сценарии

fault-off-board = Гекс { $col },{ $row } вне поля
fault-not-afloat = Корабль не может начать на гексе { $col },{ $row }: { $terrain }
fault-overlap = Там уже стоит { $ship }
fault-too-deep-to-anchor = Оба гекса на глубине: якорь не возьмёт
fault-anchored-sails = У корабля на якоре паруса убраны
fault-no-place = Не осталось места: { $ship }
fault-no-battery = Нет такой батареи: { $ship }
fault-guns-left-out = В этом сценарии нет пушек
fault-no-wind = Не осталось ветра, который мог бы дуть
fault-side-twice = { $side } встречается дважды, а нужна один раз
fault-no-victory = Нечего выигрывать: ожидается at_once или at_end
fault-no-awards = Решают очки, а наград нет
fault-no-course = У этой стороны нет курса

## Фразы

fault-wording-folder = Лежит в { $folder }, а это не язык: ожидается wording/<язык>/<имя>.ftl
fault-wording-unknown-argument = В английской фразе нет { $name }
fault-wording-missing-argument = Не хватает { $name }, а в английской фразе есть
fault-wording-missing-form = Множественному числу не хватает формы { $form }
fault-wording-unknown-reference = Ссылается на { $name }, а такой фразы нет
fault-wording-endless = Ссылается на саму себя или разрастается больше чем на { $most } букв

## Главы книги правил

fault-chapter-title = Глава начинается с заголовка: # Заголовок
fault-chapter-heading = Заголовок с # бывает только в первой строке; внутри главы есть лишь ##
fault-chapter-number = { $number } — не номер правила этой игры
fault-chapter-open = { $sign } открыто и не закрыто
fault-chapter-picture = Ожидается рисунок вида ![что на нём](picture:…) отдельной строкой
fault-chapter-link = В этой книге нет правила { $number }

## Модели

fault-model = Это не модель glTF, которую можно использовать: { $reason }
fault-model-outside = Лежит в другом файле, а модель должна содержать всё сама
fault-model-beyond = Выходит за пределы того, что есть в файле
fault-model-knotted = Висит на самом себе, на двух других или слишком глубоко
fault-model-heavy = Их здесь { $count }, а стол выдерживает { $most }
fault-model-picture = Это не картинка PNG размером не более { $most } на { $most } точек

## Приказы

fault-ship-id = Ожидаются строчные латинские буквы, цифры и дефисы
fault-sign = Ожидается условие, например sails = battle, turn >= 2 или route = FF or FFR
fault-route = Маршрут записывают буквами F, L и R
