## Merchants & Marauders: what is printed on cards and boards

mm-print-skill = { $skill }: { $value }
mm-print-home = Родной порт: { $zone } ({ $nation })
mm-print-npc = { $npc }, { $ship }. Входит в конце раунда: { $zone }.
mm-print-npc-skills = Мореходство { $seamanship }, разведка { $scouting }, командование { $leadership }
mm-print-bounties = Награды за голову
mm-print-war = Война

## What things on the table say

mm-tale-name = { $name }
mm-tale-chart = Карибское море
mm-tale-demand = { $zone }, спрос: { $good }
mm-tale-demand-pays = 6 золотых за карту вместо 3
mm-tale-merchant = Купец, зона: { $zone }
mm-tale-a-merchant = Здесь идёт купец
mm-tale-face-down = Жетон лежит лицом вниз
mm-tale-yard = Улучшение корабля, порт: { $zone }
mm-tale-war = Война: { $one } против { $other }
mm-tale-peace = Мир
mm-tale-track = Шкала купцов: { $count }
mm-tale-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
mm-tale-discard = Сброс: { $what }
mm-tale-cargo = Груз
mm-tale-cargo-discard = Сброшенный груз
mm-tale-chest = Сундук: { $by }
mm-tale-purse = Золото на борту: { $by }
mm-tale-gold = { $gold }
mm-tale-secret = Заглянуть может только владелец
mm-tale-hand = { $by }, карт славы на руке: { $count }
mm-tale-hold = { $by }, груза на борту: { $count }
mm-tale-rumor = { $by }: есть слух
mm-tale-glory = { $by }, слава: { $count }
mm-tale-port = { $zone }, { $nation }
mm-tale-closed = Закрыт для: { $by }
mm-tale-ship = { $by }: { $ship }
mm-tale-manoeuvre = Манёвренность: { $value }
mm-tale-pirate = Пират
mm-tale-track-value = { $location }: { $now } из { $most }
mm-tale-player = Игрок: { $by }
mm-tale-no-captain = Сейчас без капитана
mm-tale-bounties = Награды за голову: { $by }
mm-tale-bounty = { $nation }: уровень { $level }
mm-tale-no-bounty = Никто не назначил
