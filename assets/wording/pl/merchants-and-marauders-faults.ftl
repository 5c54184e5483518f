## Błędy plików Kupców i korsarzy.

fault-mm-no-pack = Brakuje wszystkiego, co w grze wydrukowano
fault-mm-card = Nie ma karty { $id } tego rodzaju
fault-mm-one-way = Z akwenu { $zone } nie prowadzi tu żadna granica
fault-mm-letters = Akwen ma co najmniej jedną granicę z literą, a żadna litera się nie powtarza
fault-mm-harbour = Akwen z portem ma przystań, inny jej nie ma
fault-mm-cut-off = Z innych akwenów nie prowadzi tu żadna droga
fault-mm-no-port = W akwenie { $zone } nie ma portu
fault-mm-icons = Wydarzenie ma trzy symbole albo żadnego
fault-mm-npc-ship = Kapitanowie okrętów pływają fregatą, piraci slupem albo fregatą
fault-mm-trade = Karta nie zatrudnia specjalisty, którego wymienia
