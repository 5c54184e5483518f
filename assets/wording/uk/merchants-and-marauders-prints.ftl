## Merchants & Marauders: what is printed on cards and boards

mm-print-skill = { $skill }: { $value }
mm-print-home = Рідний порт: { $zone } ({ $nation })
mm-print-npc = { $npc }, { $ship }. Входить наприкінці раунду: { $zone }.
mm-print-npc-skills = Навігація { $seamanship }, Розвідка { $scouting }, Лідерство { $leadership }
mm-print-bounties = Винагороди
mm-print-war = Війна

## What things on the table say

mm-tale-name = { $name }
mm-tale-chart = Карибське море
mm-tale-demand = { $zone }, попит: { $good }
mm-tale-demand-pays = 6 золотих за картку замість 3
mm-tale-merchant = Торговець, зона: { $zone }
mm-tale-a-merchant = Тут іде торговець
mm-tale-face-down = Жетон лежить долілиць
mm-tale-yard = Модифікація корабля, порт: { $zone }
mm-tale-war = Війна: { $one } проти { $other }
mm-tale-peace = Мир
mm-tale-track = Шкала торговців: { $count }
mm-tale-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
}
mm-tale-discard = Скинуто: { $what }
mm-tale-cargo = Вантаж
mm-tale-cargo-discard = Скинутий вантаж
mm-tale-chest = Скриня: { $by }
mm-tale-purse = Золото на борту: { $by }
mm-tale-gold = { $gold }
mm-tale-secret = Зазирнути може лише власник
mm-tale-hand = { $by }, карток слави на руці: { $count }
mm-tale-hold = { $by }, вантажу на борту: { $count }
mm-tale-rumor = { $by }: є чутка
mm-tale-glory = { $by }, слава: { $count }
mm-tale-port = { $zone }, { $nation }
mm-tale-closed = Закритий для: { $by }
mm-tale-ship = { $by }: { $ship }
mm-tale-manoeuvre = Маневреність: { $value }
mm-tale-pirate = Пірат
mm-tale-track-value = { $location }: { $now } із { $most }
mm-tale-player = Гравець: { $by }
mm-tale-no-captain = Зараз без капітана
mm-tale-bounties = Винагороди за: { $by }
mm-tale-bounty = { $nation }: рівень { $level }
mm-tale-no-bounty = Ніхто не призначив
