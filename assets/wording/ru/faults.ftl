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
