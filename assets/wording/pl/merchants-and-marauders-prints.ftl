## Merchants & Marauders: what is printed on cards and boards

mm-print-skill = { $skill }: { $value }
mm-print-home = Port macierzysty: { $zone } ({ $nation })
mm-print-npc = { $npc }, { $ship }. Wchodzi na koniec tury: { $zone }.
mm-print-npc-skills = Żeglarstwo { $seamanship }, Rozpoznanie { $scouting }, Dowodzenie { $leadership }
mm-print-bounties = Nagrody
mm-print-war = Wojna

## What things on the table say

mm-tale-name = { $name }
mm-tale-chart = Karaiby
mm-tale-demand = { $zone }, popyt: { $good }
mm-tale-demand-pays = 6 dukatów za kartę zamiast 3
mm-tale-merchant = Kupiec, akwen: { $zone }
mm-tale-a-merchant = Płynie tędy kupiec
mm-tale-face-down = Żeton leży zakryty
mm-tale-yard = Modyfikacja w porcie: { $zone }
mm-tale-war = Wojna: { $one } przeciw: { $other }
mm-tale-peace = Pokój
mm-tale-track = Tor kupców: { $count }
mm-tale-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
mm-tale-discard = Odrzucone: { $what }
mm-tale-cargo = Ładunek
mm-tale-cargo-discard = Odrzucony ładunek
mm-tale-chest = Skrzynka: { $by }
mm-tale-purse = Dukaty na pokładzie: { $by }
mm-tale-gold = { $gold }
mm-tale-secret = Zajrzeć może tylko właściciel
mm-tale-hand = { $by }, karty chwały na ręce: { $count }
mm-tale-hold = { $by }, ładunek na pokładzie: { $count }
mm-tale-rumor = { $by }: ma plotkę
mm-tale-glory = { $by }, chwała: { $count }
mm-tale-port = { $zone }, { $nation }
mm-tale-closed = Zamknięty dla: { $by }
mm-tale-ship = { $by }: { $ship }
mm-tale-manoeuvre = Zwrotność: { $value }
mm-tale-pirate = Pirat
mm-tale-track-value = { $location }: { $now } z { $most }
mm-tale-player = Gracz: { $by }
mm-tale-no-captain = Na razie bez kapitana
mm-tale-bounties = Nagrody za: { $by }
mm-tale-bounty = { $nation }: poziom { $level }
mm-tale-no-bounty = Nikt nie wyznaczył
