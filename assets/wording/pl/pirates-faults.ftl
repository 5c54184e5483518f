## Pirates of the Crimson Coast: błędy plików.

fault-pc-card = Nie ma takiej karty: { $id }
fault-pc-name = Oczekiwano nazwy z małych liter, cyfr, łączników i dwukropków, najwyżej 24 znaki
fault-pc-cannon = Oczekiwano działa, na przykład 3L: ranga oraz S albo L
fault-pc-move = Oczekiwano odcinków ruchu, na przykład S+L
fault-pc-hull = Kadłub jest wypukły, taki sam po obu burtach, i stoją na nim wszystkie maszty
fault-pc-length = Dziób i rufa leżą o pół długości od środka
fault-pc-no-hull = Dla tylu masztów nie ma kadłuba: { $masts }
fault-pc-outline = Wyspa lub teren mieści się na karcie 89 na 63,5 mm
fault-pc-home = Gracze siedzą w kolejności swoich kolorów, a każdy ma jedną wyspę macierzystą
fault-pc-fleet = { $fault } ({ $rule })
fault-pc-fleet-card = Karta { $card }: { $fault } ({ $rule })

## Pirates: co jest nie tak z flotą

fleet-pc-too-dear = Flota kosztuje więcej, niż wynosi jej poziom punktowy: { $points } z { $total }
fleet-pc-no-unit = Flota ma co najmniej jeden statek lub krakena
fleet-pc-limited = Karta z Limitem bywa we flocie tylko raz
fleet-pc-too-many-crew = Załogi jest więcej niż miejsc ładunkowych ({ $spaces })
fleet-pc-crew-too-dear = Załoga jest droższa od statku: { $points } wobec { $ship }
fleet-pc-no-card = Nie ma karty tego rodzaju
fleet-pc-fort-twice = Fort można zbudować tylko raz
fleet-pc-coin-count = Gracz wnosi inną liczbę monet: tu { $count }
fleet-pc-coin-sum = Gracz wnosi inną sumę złota: tu { $gold }
fleet-pc-coin-value = Nie ma monety o wartości { $value }
fleet-pc-patron-ashore = Patron zaczyna na pokładzie statku
fleet-pc-too-many-boats = Flota ma najwyżej dwie łodzie
fleet-pc-boat-twice = Każda łódź bywa we flocie tylko raz
fleet-pc-too-many-uniques = Unikalnych skarbów jest więcej, niż uzgodniono ({ $most })
fleet-pc-unique-twice = Gracz wnosi każdy unikalny skarb tylko raz
fleet-pc-house-card = Ta nasza karta nie bierze udziału w partii
fleet-pc-no-crew-aboard = Na pokładzie tego statku nigdy nie ma załogi
