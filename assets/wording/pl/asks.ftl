## Po co rzuca się kośćmi

ask-wind = Rzut: dokąd wieje wiatr.
ask-placing-first = Rzut: kto ustawia pierwszy — wyższa kość.
ask-steadiness = { $ship }: czy załoga wytrzyma? Najwyżej { $need }.
ask-contest = { $ship }: sporny heks { $column },{ $row }. Najniższy musi wejść.
ask-volley = { $ship }: { $battery }, { $shot }. Cel: { $target }, odległość { $range }. Trafia najwyżej { $need }.
ask-muskets = { $ship }: muszkiety. Cel: { $target }, odległość { $range }. Trafia najwyżej { $need }.
ask-masts = { $ship }: czy maszty ocaleją? Powyżej { $protection } — strata pola.
ask-crew = { $ship }: czy załoga ocaleje? Powyżej { $protection } — strata marynarza.
ask-rudder = { $ship }: czy ster odstrzelony? 1 lub 2.
ask-fire-starts = { $ship }: czy zapłonie? Od 1 do 3.
ask-officer-hit = { $ship }: czy pada oficer? Od 1 do 3.
ask-which-officer = { $ship }: który z oficerów?
ask-burning-side = { $ship }: która burta płonie? Parzysta — prawa, nieparzysta — lewa.
ask-fire-fighting = { $ship }: czy pożar zgaśnie? Najniższa kość, najwyżej { $need }.
ask-fire-in-panic = { $ship }: nikt nie gasi pożaru. Prochownia wybucha przy 20.
ask-grapple = { $ship }: czy haki chwycą? Cel: { $target }, najwyżej { $need }.
ask-strikes = { $ship } przeciw { $against }: uderzają { $who }, trafia najwyżej { $need }.
ask-scorch = { $ship }: obok płonie { $by }. Ogień przeniesie się przy 1–8.
ask-fuse = { $ship }: czy wybuchnie? Od 17 do 20.

## O co pyta się kapitana

ask-target = { $ship }: { $battery }. Do kogo strzela?
ask-musket-target = { $ship }: do kogo strzelają muszkieterowie?
ask-odd-hit = { $ship }: na którą burtę pada nieparzyste trafienie w dziób?
ask-next-mast = { $ship }: grotmasztu już nie ma. Który maszt następny?
ask-strike-off = { $ship }: co przepada z marynarzem — działo czy pole masztu?
ask-deck-soldier = { $ship }: którzy żołnierze na pokładzie giną?
ask-burning-mast = { $ship }: który maszt płonie?
ask-substitute = { $ship }: trafiony { $officer }. Kogo skreślić?
ask-edge-pivot = { $ship }: skraj planszy. W którą stronę zwrot?
ask-leapfrog = { $ship }: morze ciągnie się dalej. Którą część przełożyć naprzód?
ask-approach = { $ship }: zbliżenie. Cel: { $target }. Prosto czy zwrot?
ask-share = { $ship }: ilu uderza na { $against }? Reszta na pozostałych.
ask-who-lands = { $ship }: kto schodzi na brzeg?

## Z czego się wybiera

choice-none = Nic z tego
choice-tile = Część { $number }
choice-ahead = Prosto
choice-turn-left = Zwrot w lewo
choice-turn-right = Zwrot w prawo
pivot-bow-left = Wokół dziobu, w lewo
pivot-bow-right = Wokół dziobu, w prawo
pivot-stern-left = Wokół rufy, w lewo
pivot-stern-right = Wokół rufy, w prawo
choice-share = Pikinierzy { $pikemen }, muszkieterowie { $musketeers }, marynarze { $sailors }
