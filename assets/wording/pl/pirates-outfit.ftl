## Piraci: wybór gry i strona przed nią

pc-chooser-part = Floty i małe morza
pc-chooser-players = Gracze: { $count }
pc-chooser-two-to-four = Od 2 do 4 graczy
pc-chooser-total = Floty do { $total } punktów.
pc-outfit-given = flota scenariusza
pc-outfit-fleet = { $name } { $figures }
pc-outfit-figures = Trafień w salwie: { $guns }. Masztów: { $masts }. Wolnych miejsc: { $spaces }.
pc-outfit-rules = Zasady tej partii
pc-outfit-players = Gracze
pc-outfit-total = Punkty floty
pc-outfit-total-why = 40 to pełna gra, 20 to mała, z połową wysp i monet.
pc-outfit-terrain = Teren
pc-outfit-terrain-why = Mgła, rafa, wodorosty i wiry. W pierwszej grze lepiej bez nich.
pc-outfit-own = Własna flota
pc-outfit-by-lot = Flota losowa
pc-outfit-sum = Punkty: { $points } z { $total }. { $figures }
pc-outfit-in-fleet = To jest we flocie; wybierz kartę, aby ją wyjąć.
pc-outfit-ship = { $name } · { $points } (maszty { $masts }, ładownia { $spaces }, ruch { $moves })
pc-outfit-card = { $name } · { $points }
pc-outfit-fort = { $name } · złoto { $gold }
pc-outfit-room = Wolne miejsca: { $free } z { $spaces }. Punkty na załogę: { $points }.
pc-outfit-add = Do dodania
pc-outfit-add-why = Pod wskaźnikiem karta mówi, co robi albo co stoi jej na przeszkodzie.
pc-outfit-add-ships = Statki
pc-outfit-add-crew = Załoga
pc-outfit-add-others = Krakeny i forty
pc-outfit-add-treasure = Skarby
pc-outfit-home = Na wyspie macierzystej
pc-outfit-idle = Załoga innej narodowości może być na pokładzie, ale jej zdolności tam nie działają.
pc-outfit-coins = { $name }: { $coins }
pc-outfit-coin-sum = Żetony: { $count }, razem złota: { $gold }. Do nich można zabrać unikalne skarby:
pc-outfit-both = { $one } · { $other }
pc-outfit-uniques = Unikalne skarby
pc-outfit-uniques-why = Tyle może zabrać każdy gracz do własnej floty.
pc-option-pin = Kto jest przyszpilony
pc-option-pin-why = Czyj dziób dotyka wroga albo kto został staranowany.
pc-option-pin-bow = Własnym dziobem
pc-option-pin-ram = Taranem
pc-option-broadside = Atak z burty
pc-option-broadside-why = Wszystkie działa trafiają bez rzutu i jedno trafienie wraca albo jedna kość dla wszystkich.
pc-option-broadside-sure = Bez rzutu
pc-option-broadside-die = Jedna kość
pc-option-boats = Mało łodzi
pc-option-boats-why = Najwyżej dwa statki za 3 punkty lub mniej, każdy raz.
pc-option-mark = Zawsze wygrywa ponad połowa
pc-option-mark-why = Inaczej przy trzech graczach dwie piąte złota, przy czterech jedna trzecia.
pc-option-house = Nasze karty
pc-option-house-why = Statki, załoga i skarby dodane przez ten stół.
pc-option-parley = Pytać o rokowania przy każdym strzale
pc-option-parley-why = Wtedy pytanie nie zdradza, kto ma kartę.

## Wolna gra

scenario-open-cloth-name = Puste morze
scenario-open-cloth-description = Cała gra od pierwszego rzutu: wyspy losuje się i ustawia po kolei, potem domy, statki i skarby.
scenario-open-cloth-goal = Zgromadź pierwszy ponad połowę złota w domu i fortach.
