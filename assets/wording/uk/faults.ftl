## Що буває не так у файлі даних

fault-at = { $file }, рядок { $line }: { $fault }
fault-in-file = { $file }: { $fault }
fault-field = { $field }: { $fault }
fault-unreadable = Не читається: { $reason }
fault-not-text = Це не текст у UTF-8
fault-too-large = Завеликий
fault-syntax = Не вдається зрозуміти: { $reason }
fault-unknown-kind = Невідомий вид файлу даних
fault-unknown-id = Немає такого: { $what } { $id }
fault-twice = { $id } трапляється двічі
fault-out-of-range = { $value } не лежить між { $least } і { $most }
fault-missing = Бракує: { $what }

## Читання файлу

fault-empty = Порожній
fault-utf-16 = Записаний у UTF-16; збережіть його в UTF-8
fault-nul = Містить нульовий байт: це не текст
fault-too-deep = Завелика вкладеність
fault-ends-too-soon = Уривається: не закрито дужку або лапки
fault-goes-on = Триває після кінця
fault-expected-sign = Очікується { $sign }
fault-unexpected-sign = Тут не може стояти { $sign }
fault-expected-number = Очікується число
fault-expected-text = Очікується текст у лапках
fault-expected-word = Очікується слово
fault-unknown-word = Невідоме слово { $found }; очікується { $expected }
fault-unknown-field = Невідоме поле { $found }; очікується { $expected }
fault-number-too-large = Завелике або замале число
fault-wrong-length = Очікується { $expected }, знайдено { $found }
fault-wrong-value = Очікується { $expected }, знайдено { $found }

## Що кажуть значення

fault-terrain-row = Ряд частини поля — шість літер із D, S, X, L, R
fault-tile-code = Частина поля — номер від 1 до 9, бік A або B і r, якщо її повернуто: 7Br
