## Pirates of the Crimson Coast: ошибки файлов.

fault-pc-card = Такой карты нет: { $id }
fault-pc-name = Ожидалось имя из строчных букв, цифр, дефисов и двоеточий, не длиннее 24 знаков
fault-pc-cannon = Ожидалась пушка, например 3L: ранг и S или L
fault-pc-move = Ожидались отрезки хода, например S+L
fault-pc-hull = Корпус выпуклый, одинаковый с обоих бортов, и все мачты стоят на нём
fault-pc-length = Нос и корма лежат на половине длины от середины
fault-pc-no-hull = Для стольких мачт нет корпуса: { $masts }
fault-pc-outline = Остров или участок моря умещается на карте 89 на 63,5 мм
fault-pc-home = Игроки сидят в порядке своих цветов, и у каждого один родной остров
fault-pc-fleet = { $fault } ({ $rule })
fault-pc-fleet-card = Карта { $card }: { $fault } ({ $rule })

## Pirates: в чём ошибка флота

fleet-pc-too-dear = Флот дороже своей суммы: { $points } из { $total }
fleet-pc-no-unit = Во флоте есть хотя бы один корабль или кракен
fleet-pc-limited = Карта с Пределом бывает во флоте только один раз
fleet-pc-too-many-crew = Экипажа больше, чем мест в трюме ({ $spaces })
fleet-pc-crew-too-dear = Экипаж дороже корабля: { $points } против { $ship }
fleet-pc-no-card = Карты такого рода нет
fleet-pc-fort-twice = Форт можно построить только один раз
fleet-pc-coin-count = Игрок приносит другое число монет: здесь { $count }
fleet-pc-coin-sum = Игрок приносит другую сумму золота: здесь { $gold }
fleet-pc-coin-value = Монеты ценой { $value } нет
fleet-pc-patron-ashore = Покровитель начинает на борту корабля
fleet-pc-too-many-boats = Во флоте не больше двух лодок
fleet-pc-boat-twice = Каждая лодка бывает во флоте только один раз
fleet-pc-too-many-uniques = Особых сокровищ больше, чем условлено ({ $most })
fleet-pc-unique-twice = Игрок приносит каждое особое сокровище только один раз
fleet-pc-house-card = Эта наша карта в партии не участвует
fleet-pc-no-crew-aboard = На борту этого корабля не бывает экипажа
