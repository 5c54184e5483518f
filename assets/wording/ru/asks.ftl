## Для чего бросают кости

ask-wind = Бросок: куда дует ветер.
ask-placing-first = Бросок: больший расставляет первым.
ask-steadiness = { $ship }: выдержит ли команда? Не больше { $need }.
ask-contest = { $ship }: спорный гекс { $column },{ $row }. Меньший обязан войти.
ask-volley = { $ship }: { $battery }, { $shot }. Цель — { $target }, дальность { $range }. Попадает не больше { $need }.
ask-muskets = { $ship }: мушкеты. Цель — { $target }, дальность { $range }. Попадает не больше { $need }.
ask-masts = { $ship }: уцелеют ли мачты? Больше { $protection } — минус клетка.
ask-crew = { $ship }: уцелеет ли команда? Больше { $protection } — минус матрос.
ask-rudder = { $ship }: сбит ли руль? 1 или 2.
ask-fire-starts = { $ship }: загорится ли? От 1 до 3.
ask-officer-hit = { $ship }: погибнет ли офицер? От 1 до 3.
ask-which-officer = { $ship }: кто из офицеров?
ask-burning-side = { $ship }: какой борт горит? Чётное — правый, нечётное — левый.
ask-fire-fighting = { $ship }: потушат ли пожар? Меньшая кость не больше { $need }.
ask-fire-in-panic = { $ship }: пожар никто не тушит. Пороховой погреб взорвётся на 20.
ask-grapple = { $ship }: зацепятся ли крючья? Цель — { $target }, не больше { $need }.
ask-strikes = { $ship } против { $against }: бьют { $who }, попадает не больше { $need }.
ask-scorch = { $ship }: рядом горит { $by }. Огонь перекинется при 1–8.
ask-fuse = { $ship }: взорвётся ли? От 17 до 20.

## О чём спрашивают капитана

ask-target = { $ship }: { $battery }. По кому огонь?
ask-musket-target = { $ship }: по кому стреляют мушкетёры?
ask-odd-hit = { $ship }: на какой борт придётся лишнее попадание в нос?
ask-next-mast = { $ship }: грот-мачты больше нет. Какая мачта следующая?
ask-strike-off = { $ship }: что потеряно с матросом — пушка или клетка мачты?
ask-deck-soldier = { $ship }: кто из солдат на палубе погибает?
ask-burning-mast = { $ship }: какая мачта горит?
ask-substitute = { $ship }: ранен { $officer }. Кого вычеркнуть?
ask-edge-pivot = { $ship }: край поля. Куда повернуть?
ask-leapfrog = { $ship }: море продолжается. Какую часть переложить вперёд?
ask-approach = { $ship }: сближение. Цель — { $target }. Прямо или поворот?
ask-share = { $ship }: сколько бойцов бьют { $against }? Остальные — прочих.
ask-who-lands = { $ship }: кто высаживается?

## Из чего выбирают

choice-none = Ничего
choice-tile = Часть { $number }
choice-ahead = Прямо
choice-turn-left = Повернуть влево
choice-turn-right = Повернуть вправо
pivot-bow-left = Вокруг носа, влево
pivot-bow-right = Вокруг носа, вправо
pivot-stern-left = Вокруг кормы, влево
pivot-stern-right = Вокруг кормы, вправо
choice-share = Пикинёры { $pikemen }, мушкетёры { $musketeers }, матросы { $sailors }
