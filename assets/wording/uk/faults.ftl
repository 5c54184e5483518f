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
