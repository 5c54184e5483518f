## Навіщо кидають кості

ask-wind = Кидок: куди дме вітер.
ask-placing-first = Кидок: більший розставляє першим.
ask-steadiness = { $ship }: чи витримає команда? Не більше { $need }.
ask-contest = { $ship }: спірний гекс { $column },{ $row }. Найменший мусить увійти.
ask-volley = { $ship }: { $battery }, { $shot }. Ціль — { $target }, дальність { $range }. Влучає не більше { $need }.
ask-muskets = { $ship }: мушкети. Ціль — { $target }, дальність { $range }. Влучає не більше { $need }.
ask-masts = { $ship }: чи вціліють щогли? Більше { $protection } — мінус клітинка.
ask-crew = { $ship }: чи вціліє команда? Більше { $protection } — мінус матрос.
ask-rudder = { $ship }: чи збито стерно? 1 або 2.
ask-fire-starts = { $ship }: чи загориться? Від 1 до 3.
ask-officer-hit = { $ship }: чи загине офіцер? Від 1 до 3.
ask-which-officer = { $ship }: котрий з офіцерів?
ask-burning-side = { $ship }: який борт горить? Парне — правий, непарне — лівий.
ask-fire-fighting = { $ship }: чи загасять пожежу? Найменша кість не більше { $need }.
ask-fire-in-panic = { $ship }: пожежу ніхто не гасить. Пороховий льох вибухне на 20.
ask-grapple = { $ship }: чи вхопляться гаки? Ціль — { $target }, не більше { $need }.
ask-strikes = { $ship } проти { $against }: б’ють { $who }, влучає не більше { $need }.
ask-scorch = { $ship }: поруч горить { $by }. Вогонь перекинеться за 1–8.
ask-fuse = { $ship }: чи вибухне? Від 17 до 20.

## Про що питають капітана

ask-target = { $ship }: { $battery }. По кому вогонь?
ask-musket-target = { $ship }: по кому стріляють мушкетери?
ask-odd-hit = { $ship }: на який борт припаде непарне влучання в ніс?
ask-next-mast = { $ship }: грот-щогли більше немає. Яка щогла наступна?
ask-strike-off = { $ship }: що втрачено з матросом — гармата чи клітинка щогли?
ask-deck-soldier = { $ship }: хто із солдатів на палубі гине?
ask-burning-mast = { $ship }: яка щогла горить?
ask-substitute = { $ship }: поранений { $officer }. Кого викреслити?
ask-edge-pivot = { $ship }: край поля. Куди повернути?
ask-leapfrog = { $ship }: море триває. Яку частину перекласти вперед?
ask-approach = { $ship }: зближення. Ціль — { $target }. Прямо чи поворот?
ask-share = { $ship }: скільки бійців б’ють { $against }? Решта — інших.
ask-who-lands = { $ship }: хто висаджується?

## З чого вибирають

choice-none = Нічого
choice-tile = Частина { $number }
choice-ahead = Прямо
choice-turn-left = Повернути ліворуч
choice-turn-right = Повернути праворуч
pivot-bow-left = Навколо носа, ліворуч
pivot-bow-right = Навколо носа, праворуч
pivot-stern-left = Навколо корми, ліворуч
pivot-stern-right = Навколо корми, праворуч
choice-share = Пікінери { $pikemen }, мушкетери { $musketeers }, матроси { $sailors }
