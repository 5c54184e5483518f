## Pirates of the Crimson Coast: помилки файлів.

fault-pc-card = Такої картки немає: { $id }
fault-pc-name = Очікувалося ім’я з малих літер, цифр, дефісів і двокрапок, не довше за 24 знаки
fault-pc-cannon = Очікувалася гармата, наприклад 3L: ранг і S або L
fault-pc-move = Очікувалися відрізки ходу, наприклад S+L
fault-pc-hull = Корпус опуклий, однаковий з обох бортів, і всі щогли стоять на ньому
fault-pc-length = Ніс і корма лежать на половині довжини від середини
fault-pc-no-hull = Для стількох щогл немає корпусу: { $masts }
fault-pc-outline = Острів або ділянка моря вміщується на картці 89 на 63,5 мм
fault-pc-home = Гравці сидять у порядку своїх кольорів, і кожен має один рідний острів
fault-pc-fleet = { $fault } ({ $rule })
fault-pc-fleet-card = Картка { $card }: { $fault } ({ $rule })

## Pirates: у чому помилка флоту

fleet-pc-too-dear = Флот дорожчий за свою суму: { $points } з { $total }
fleet-pc-no-unit = У флоті є принаймні один корабель або кракен
fleet-pc-limited = Картка з Межею буває у флоті лише раз
fleet-pc-too-many-crew = Екіпажу більше, ніж місць у трюмі ({ $spaces })
fleet-pc-crew-too-dear = Екіпаж дорожчий за корабель: { $points } проти { $ship }
fleet-pc-no-card = Картки такого роду немає
fleet-pc-fort-twice = Форт можна збудувати лише раз
fleet-pc-coin-count = Гравець приносить іншу кількість монет: тут { $count }
fleet-pc-coin-sum = Гравець приносить іншу суму золота: тут { $gold }
fleet-pc-coin-value = Монети вартістю { $value } немає
fleet-pc-patron-ashore = Покровитель починає на борту корабля
fleet-pc-too-many-boats = У флоті щонайбільше два човни
fleet-pc-boat-twice = Кожен човен буває у флоті лише раз
fleet-pc-too-many-uniques = Особливих скарбів більше, ніж домовлено ({ $most })
fleet-pc-unique-twice = Гравець приносить кожен особливий скарб лише раз
fleet-pc-house-card = Ця наша картка в партії не бере участі
fleet-pc-no-crew-aboard = На борту цього корабля не буває екіпажу
