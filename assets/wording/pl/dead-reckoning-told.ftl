## Dead Reckoning, co się stało: przygotowania (DR-3)

dr-told-ocean-laid = Ocean rozłożony, rząd 1 odkryty
dr-told-box-filled = Pudełko { $row }: karty potasowane
dr-told-card-laid = Nowa karta, { $place }: { $card }
dr-told-bonus-dealt = { $by } dostaje dwa żetony premiowe
dr-told-bonus-kept = { $by } zatrzymuje jeden z nich
dr-told-first-player = { $by } zaczyna
dr-told-dock-stocked = { $by }, ładunek na nabrzeże: { $cargo }
dr-told-wind-in-hand = { $by }, złoto do skrzyni za późniejszą kolej: { $gold }
dr-told-level-up-granted = { $by } może awansować kartę przed pierwszą turą

## Kolejne tury (DR-4, DR-12, DR-25)

dr-told-over = Koniec gry
dr-told-turn-began = Tura gracza: { $by }
dr-told-turn-ended = Koniec tury
dr-told-level-up-lapsed = { $by }: żadna karta nie awansuje
dr-told-pirate-mode = { $by } płynie jako pirat
dr-told-trader = { $by } płynie jako kupiec
dr-told-sails-lowered = { $by } opuszcza żagle
dr-told-cards-discarded = { $by } odkłada zagrane karty
dr-told-draw-due = { $by }, kart do dobrania: { $count } (premia { $bonus }, limit { $limit }, na ręce { $held })
dr-told-last-turns = { $by }: dość osiągnięć, wszyscy inni mają jeszcze jedną turę
dr-told-last-turn-taken = { $by }: ostatnia tura rozegrana
dr-told-phase = Dalej: { $phase }

## Żagle i droga (DR-7, DR-8)

dr-told-sails-raised = { $by } stawia żagle: { $sails }
dr-told-sailed = { $by } płynie: { $place }
dr-told-stopped = { $by } zatrzymuje się: { $place }
dr-told-explored = { $by } odkrywa: { $place }
dr-told-repaired = { $by }: naprawione uszkodzenia, { $count }
dr-told-coast-runner = { $by }: mijane wyspy rzędu { $row } przynoszą w tej turze towary
dr-told-wake = { $by }: w tej turze wrogowie na mijanych kaflach płoną
dr-told-flag-copied = { $by } kopiuje na tę turę czarną banderę
dr-told-forts-ignored = { $by } nie zważa w tej turze na forty i garnizony
dr-told-island-passed = { $by } mija wyspę i zyskuje towary: { $place }
dr-told-wake-burned = { $by }, ognisty kilwater: { $place }
dr-told-token-used = { $by } używa: { $upgrade }

## Towary (DR-5)

dr-told-rearranged = { $by } przekłada towary w ładowniach
dr-told-shifted = { $by }, do innej ładowni: { $good }
dr-told-unloaded = { $by }, wyładunek: { $good }
dr-told-sent-ashore = { $by } wysyła na wyspę, { $place }: ładunek { $cargo }, złoto { $gold }
dr-told-produced = { $by }: produkcja, { $place }: ładunek { $cargo }, złoto { $gold }
dr-told-jettisoned = { $by } wyrzuca za burtę: ładunek { $cargo }, złoto { $gold }
dr-told-booty = { $by }, { $zone }: ładunek { $cargo }, złoto { $gold }
dr-told-goods-gained = { $by } zyskuje: ładunek { $cargo }, złoto { $gold }
dr-told-stowed-aboard = { $by }, na pokład: { $good }
dr-told-stowed-ashore = { $by }, na wyspę: { $good }
dr-told-stowed-at-home = { $by }, na nabrzeże lub do skrzyni: { $good }
dr-told-not-stowed = { $by }, z powrotem do zapasu: { $good }
dr-told-loaded = { $by } ładuje: ładunek { $cargo }, złoto { $gold }
dr-told-landed = { $by } wyładowuje: ładunek { $cargo }, złoto { $gold }
dr-told-paid = { $by } płaci: ładunek { $cargo }, złoto { $gold }

## Marynarze i ich talie (DR-12, DR-13)

dr-told-card-played = { $by } zagrywa: { $card }
dr-told-levelled-up = { $by }: { $card }, poziom { $level }
dr-told-levelled-up-in-the-deck = { $by } awansuje kartę w swojej talii
dr-told-levelled-up-secretly = { $by } awansuje kartę na ręce
dr-told-deck-shuffled = { $by } tasuje odrzucone karty
dr-told-card-drawn = { $by } dobiera: { $card }
dr-told-card-drawn-secretly = { $by } dobiera kartę
dr-told-card-kept = { $by } zostawia kartę na ręce
dr-told-nobody-levelled = { $by }: w talii nikt nie może awansować

## Ulepszenia i modernizacje (DR-10, DR-11)

dr-told-bought = { $by } kupuje: { $advancement }
dr-told-traded = { $by } handluje, zdobyto: { $advancement }
dr-told-advancement-taken = { $by } bierze z pudełka { $row }: { $advancement }
dr-told-nothing-taken = { $by }: w pudełku { $row } nie ma ulepszeń
dr-told-sleeved = { $by } wkłada ulepszenie „{ $advancement }” do karty: { $card }
dr-told-upgrade = { $by } modernizuje statek: { $upgrade }
dr-told-upgrade-returned = { $by } zdejmuje modernizację ze statku: { $upgrade }

## Wyspy (DR-16, DR-17)

dr-told-influence-replaced = { $by } zastępuje kostkę, { $place }: { $other }
dr-told-influence-placed = { $by } kładzie kostkę: { $place }
dr-told-influence-lost = { $by }: wpływ, którego nie ma gdzie położyć, { $count }
dr-told-control-gained = { $by } kontroluje: { $place }
dr-told-control-lost = Nikt już nie kontroluje: { $place }
dr-told-permanent-placed = { $by }, kostka stała: { $place }
dr-told-building-returned = Z powrotem do zapasu, { $place }: { $building }
dr-told-built = { $by } buduje, { $place }: { $building }

## Bitwa aż do zwycięstwa (DR-18 do DR-21)

dr-told-cubes-taken = { $by }: z zapasu, { $count }
dr-told-cubes-borrowed = { $by }: z wyspy, { $count }
dr-told-cubes-missing = { $by }: zabrakło kostek, { $count }
dr-told-to-act = Kolej: { $by }
dr-told-ability-used = { $by } używa zdolności: { $card }
dr-told-passed = { $by } pasuje
dr-told-passed-perforce = { $by } pasuje: nie ma czego użyć
dr-told-strength-gained = { $by } zyskuje siłę: { $count }
dr-told-strength-counted = Siła { $active } : { $other }
dr-told-won = { $by } wygrywa bitwę
dr-told-won-on-a-tie = { $by } wygrywa: remis jest dla atakującego
dr-told-cubes-returned = { $by }: kostki do zapasu, { $count }
dr-told-battle-ended = Koniec bitwy
dr-told-attack-merchant = { $by } atakuje statek kupiecki
dr-told-attack-ship = { $by } walczy ze statkiem: { $enemy }
dr-told-attack-building = { $by } atakuje: { $building }
dr-told-encounter-turned = { $cubes ->
    [one] Karta odwrócona, { $merchant }: { $cubes } czarna kostka
    [few] Karta odwrócona, { $merchant }: { $cubes } czarne kostki
    [many] Karta odwrócona, { $merchant }: { $cubes } czarnych kostek
   *[other] Karta odwrócona, { $merchant }: { $cubes } czarnej kostki
}
dr-told-committed = { $cannons ->
    [one] { $by }: strzela { $cannons } działo
    [few] { $by }: strzelają { $cannons } działa
    [many] { $by }: strzela { $cannons } dział
   *[other] { $by }: strzela { $cannons } działa
}
dr-told-extra-buildings = { $by }: kostki za budowle, { $count }
dr-told-extra-harbour = { $by }: kostki portu, { $count }
dr-told-extra-last-turn = { $by }: kostki po ostatniej turze, { $count }
dr-told-extra-merchant = { $by }: kostki z karty, { $count }
dr-told-extra-defence = { $by }: kostki obrony, { $count }
dr-told-extra-explosion = { $by }: kostki z eksplozji, { $count }
dr-told-extra-ability = { $by }: kostki ze zdolności, { $count }

## Kostki w wieży i na tacy (DR-22)

dr-told-cube-came = { $by }: { $zone }
dr-told-cube-knocked = Kostka trącona ({ $by }): { $from } » { $to }
dr-told-cube-put-down = Kostka położona po dziesięciu rzutach ({ $by }): { $zone }
dr-told-cube-moved = Kostka przesunięta ({ $by }): { $from } » { $to }
dr-told-cube-removed = Kostka zabrana ({ $by }): { $zone }
dr-told-cubes-dropped = { $count ->
    [one] Do okrętu wpada { $count } kostka
    [few] Do okrętu wpadają { $count } kostki
    [many] Do okrętu wpada { $count } kostek
   *[other] Do okrętu wpada { $count } kostki
}
dr-told-sent-up-again = { $count ->
    [one] Ponownie wpada { $count } kostka
    [few] Ponownie wpadają { $count } kostki
    [many] Ponownie wpada { $count } kostek
   *[other] Ponownie wpada { $count } kostki
}
dr-told-exploded = { $count ->
    [one] Eksploduje { $count } kostka
    [few] Eksplodują { $count } kostki
    [many] Eksploduje { $count } kostek
   *[other] Eksploduje { $count } kostki
}

## Skutki bitwy (DR-23)

dr-told-damaged = { $by }: uszkodzenia { $count }
dr-told-building-removed = Zniszczono: { $building }
dr-told-trade-mode = { $by }: znów tryb kupiecki
dr-told-damage-spared = { $by }: mniej uszkodzeń, { $count }
dr-told-encounter-won = { $by } zabiera kartę statku kupieckiego
dr-told-encounter-buried = Karta statku kupieckiego trafia na spód
dr-told-sank = { $by }: statek tonie, stracone złoto: { $gold }

## Osiągnięcia (DR-24)

dr-told-legend = { $by }, Legenda: { $wins } z 4
dr-told-sea-dogs = { $by }, Wilki morskie: { $sailors } z 3
dr-told-explorer = { $by }, Odkrywca: { $tiles } z { $goal }
dr-told-explorer-given-up = { $by } nie może już zostać Odkrywcą
dr-told-achieved-legend = { $by }: Legenda
dr-told-achieved-terror = { $by }: Postrach mórz
dr-told-achieved-capitalist = { $by }: Kapitalista, w skrzyni co najmniej 30 złota
dr-told-achieved-sea-dogs = { $by }: Wilki morskie, trzech załogantów na najwyższym poziomie
dr-told-achieved-first-rate = { $by }: Okręt pierwszej klasy, cztery modernizacje
dr-told-achieved-builder = { $by }: Budowniczy, pięć budowli
dr-told-achieved-settler = { $by }: Osadnik, sześć kostek stałych
dr-told-achieved-explorer = { $by }: Odkrywca
dr-told-achieved-master-trader = { $by }: Mistrz handlu, zwrócono 12 ładunku

## Koniec (DR-26, DR-27)

dr-told-scored = { $category }, złoto: { $all }
dr-told-island-scored = { $island } ({ $place }): { $all }
dr-told-tie-to-break = Najwięcej złota ma kilku graczy. Po kostce za każde działo: { $all }
dr-told-tie-counted = Siła w dogrywce: { $all }
dr-told-game-won = { $by }: wygrana gra, złoto: { $gold }
