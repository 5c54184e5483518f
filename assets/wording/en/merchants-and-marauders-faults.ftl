## Faults of data files of Merchants & Marauders.

fault-mm-no-pack = Everything printed in the game is missing
fault-mm-card = There is no card { $id } of this kind
fault-mm-one-way = No border leads back here from { $zone }
fault-mm-letters = A zone has one border with a letter at least, and no letter twice
fault-mm-harbour = A zone with a port has a harbour, another has none
fault-mm-cut-off = No way leads here from the other zones
fault-mm-no-port = There is no port in { $zone }
fault-mm-icons = An event has three icons or none
fault-mm-npc-ship = Naval captains sail a Frigate, pirates a Sloop or a Frigate
fault-mm-trade = The card does not hire the specialist it names
