## Что бывает не так в файле данных

fault-at = { $file }, строка { $line }: { $fault }
fault-in-file = { $file }: { $fault }
fault-field = { $field }: { $fault }
fault-unreadable = Не читается: { $reason }
fault-not-text = Это не текст в UTF-8
fault-too-large = Слишком велик
fault-syntax = Не удаётся понять: { $reason }
fault-unknown-kind = Неизвестный вид файла данных
fault-unknown-id = Нет такого: { $what } { $id }
fault-twice = { $id } встречается дважды
fault-out-of-range = { $value } не лежит между { $least } и { $most }
fault-missing = Не хватает: { $what }

## Чтение файла

fault-empty = Пуст
fault-utf-16 = Записан в UTF-16; сохраните его в UTF-8
fault-nul = Содержит нулевой байт: это не текст
fault-too-deep = Слишком глубокая вложенность
fault-ends-too-soon = Обрывается: не закрыта скобка или кавычка
fault-goes-on = Продолжается после конца
fault-expected-sign = Ожидается { $sign }
fault-unexpected-sign = Здесь не может стоять { $sign }
fault-expected-number = Ожидается число
fault-expected-text = Ожидается текст в кавычках
fault-expected-word = Ожидается слово
fault-unknown-word = Неизвестное слово { $found }; ожидается { $expected }
fault-unknown-field = Неизвестное поле { $found }; ожидается { $expected }
fault-number-too-large = Слишком большое или слишком малое число
fault-wrong-length = Ожидается { $expected }, найдено { $found }
fault-wrong-value = Ожидается { $expected }, найдено { $found }

## Что говорят значения

fault-terrain-row = Ряд части поля — шесть букв из D, S, X, L, R
fault-tile-code = Часть поля — номер от 1 до 9, сторона A или B и r, если она повёрнута: 7Br
