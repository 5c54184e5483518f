## Piraci Karmazynowego Wybrzeża: co jest wydrukowane na kartach

pc-print-link = Powiązanie: { $name }
pc-print-no-space = Nie zajmuje miejsca w ładowni.

## Co mówią rzeczy na stole

pc-tale-name = { $name }
pc-tale-sea = Otwarte morze, { $wide } × { $high } mm
pc-tale-unit = { $flag }: { $name }
pc-tale-keyword = { $keyword }: { $why }
pc-tale-masts = Maszty: { $now } z { $most }
pc-tale-tentacles = Macki: { $now } z { $most }
pc-tale-flags = Flagi: { $now } z { $most }
pc-tale-derelict = Wrak: nie stoi żaden maszt
pc-tale-move = Ruch { $segments }
pc-tale-cannons = Działa od dziobu: { $cannons }
pc-tale-cargo = Ładownia: { $used } z { $most }
pc-tale-spaces = { $most ->
    [one] { $most } miejsce w ładowni
    [few] { $most } miejsca w ładowni
    [many] { $most } miejsc w ładowni
   *[other] { $most } miejsca w ładowni
}
pc-tale-crew-down = { $count ->
    [one] { $count } karta załogi leży zakryta
    [few] { $count } karty załogi leżą zakryte
    [many] { $count } kart załogi leży zakrytych
   *[other] { $count } karty załogi leży zakryte
}
pc-tale-coins-down = { $count ->
    [one] { $count } moneta leży zakryta
    [few] { $count } monety leżą zakryte
    [many] { $count } monet leży zakrytych
   *[other] { $count } monety leży zakryte
}
pc-tale-docked = Przy brzegu: { $island }
pc-tale-on-island = Stoi tutaj: { $island }
pc-tale-lost = Zgubiony we mgle
pc-tale-entangled = Uwięziony w wodorostach
pc-tale-ghost = W tej turze widmo: płynie przez wszystko
pc-tale-tows = Holuje: { $other }
pc-tale-towed = Na holu: { $tower }
pc-tale-pinned = Przyparty: { $by }
pc-tale-embraces = Oplata: { $ship }
pc-tale-embraced = Opleciony: { $by }
pc-tale-waits = Czeka poza stołem
pc-tale-going-down = Idzie na dno
pc-tale-silenced = W tej turze bez zdolności
pc-tale-smoked = Zdolności załogi nie działają
pc-tale-slowed = W tej turze płynie najwyżej S
pc-tale-chained = W następnej turze bez rozkazu ruchu
pc-tale-untouchable = Rokowania: w tej turze nikt go nie tknie
pc-tale-stays = Przez turę bez rozkazu
pc-tale-given = Rozkazy tej tury: { $orders }
pc-tale-mast = { $ship }, maszt { $number } od dziobu
pc-tale-cannon = Działo { $rank }, zasięg { $range }
pc-tale-mast-gone = Masztu już nie ma
pc-tale-factor = Liczba tej tury: { $factor }
pc-tale-wreck = Szczątki statku
pc-tale-wreck-why = Leżą do końca gry i zatrzymują każdy statek.
pc-tale-counters = { $count ->
    [one] Leży tu { $count } zakryty żeton
    [few] Leżą tu { $count } zakryte żetony
    [many] Leży tu { $count } zakrytych żetonów
   *[other] Leży tu { $count } zakrytego żetonu
}
pc-tale-pennant = Był tutaj: { $flag }
pc-tale-seen = Zostało w turze { $turn }: { $what }
pc-tale-stale = Od tamtej pory był tu ktoś inny
pc-tale-bank = Złoto w domu: { $flag }
pc-tale-gold = Złoto: { $gold }
pc-tale-mark = Liczy się do zwycięstwa: { $gold }, potrzeba: { $mark }
pc-tale-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
pc-tale-secret = Co jest po drugiej stronie, wie tylko kapitan
pc-tale-face-down = Dla wszystkich innych leży zakryte
pc-tale-crew-back = Zakryta karta załogi
pc-tale-treasure-back = Zakryty skarb
pc-tale-ghost-here = Tutaj statek się zatrzyma
pc-tale-ruler = Linijka { $ruler }: { $length } mm

## Talie na arkuszu ze wszystkimi kartami

pc-deck-units = Statki, krakeny i forty
pc-deck-crew = Załoga
