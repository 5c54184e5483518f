## Pirates of the Crimson Coast: faults of its files.

fault-pc-card = There is no such card: { $id }
fault-pc-name = Expected a name of small letters, digits, hyphens and colons, of at most 24 signs
fault-pc-cannon = Expected a cannon such as 3L: its rank and S or L
fault-pc-move = Expected segments such as S+L
fault-pc-hull = A hull is convex, the same on both sides, and holds its masts
fault-pc-length = The bow point and the stern lie half the length from the middle
fault-pc-no-hull = There is no hull for so many masts: { $masts }
fault-pc-outline = An island or a piece of terrain lies within its card of 89 by 63.5 mm
fault-pc-home = Players sit in the sequence of their colours, and each has one home island
fault-pc-fleet = { $fault } ({ $rule })
fault-pc-fleet-card = Card { $card }: { $fault } ({ $rule })

## Pirates: what is wrong with a fleet
## Ladder pc_fleet: fleet-pc-*

fleet-pc-too-dear = The fleet costs more than its build total: { $points } of { $total }
fleet-pc-no-unit = A fleet has one ship or kraken at least
fleet-pc-limited = A card with Limit is in a fleet once only
fleet-pc-too-many-crew = There are more crew than cargo spaces ({ $spaces })
fleet-pc-crew-too-dear = The crew are worth more than the ship: { $points } against { $ship }
fleet-pc-no-card = There is no such card of this kind
fleet-pc-fort-twice = A fort can be built once only
fleet-pc-coin-count = This is not the number of coins that a player brings: { $count }
fleet-pc-coin-sum = This is not the gold that a player brings: { $gold }
fleet-pc-coin-value = No coin is worth { $value }
fleet-pc-patron-ashore = A patron begins aboard a ship
fleet-pc-too-many-boats = A fleet has two boats at most
fleet-pc-boat-twice = A fleet has each boat once only
fleet-pc-too-many-uniques = There are more unique treasures than agreed ({ $most })
fleet-pc-unique-twice = A player brings each unique treasure once only
fleet-pc-house-card = This card of ours is left out of the match
fleet-pc-no-crew-aboard = Crew can never be aboard this ship
