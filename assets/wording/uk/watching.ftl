## Що змінилося відтоді, як капітан дивився на стіл

since-title = Після ваших останніх наказів
since-away = Будь-яка клавіша чи клацання прибере цю записку.
since-own = Ваші кораблі: { $ships }
since-own-whole = Ваші кораблі: без втрат.
since-theirs = Супротивник: { $ships }
since-theirs-whole = Супротивник: без втрат.
since-ship = { $ship }: { $what }
since-hull = корпус −{ $count }
since-guns = гармати −{ $count }
since-masts = щогли −{ $count }
since-crew = матроси −{ $count }
since-soldiers = солдати −{ $count }
since-officers = офіцери −{ $count }
since-fire = пожежа
since-fire-out = пожежу погашено
since-aground = на мілині
since-afloat = знявся з мілини
since-panic = паніка
since-steady = паніка минула
since-rudder = стерно втрачено
since-alongside = зчепився: { $ship }
since-volleys = Залпи: ваших { $own }, влучань { $own_hits }; чужих { $other }, влучань { $other_hits }
since-no-volleys = Ніхто не стріляв
since-points = очки: ваші { $own }, чужі { $other }

## Сліди на воді

deed-toggle-wakes = Кільватерні сліди минулого ходу: показати або сховати
toast-wakes-on = Кільватерні сліди показано
toast-wakes-off = Кільватерні сліди сховано

## Імовірності перед кидком

odds-grapple = Гаки втримають: { $percent } %
odds-round = Раунд після цього коштує в середньому { $own } ваших і { $other } чужих; корабель здасться: { $percent } %
odds-pierces = У середньому подіють { $mean }; хоча б одне: { $percent } %
odds-strikes = У середньому впадуть { $mean }; хоча б один: { $percent } %
odds-steady = Команда встоїть: { $percent } %
odds-fire-out = Пожежу погасять: { $percent } %
odds-blows-up = Вибухне: { $percent } %
odds-officer = Впаде офіцер: { $percent } %
odds-against = { $ship } зараз: { $odds }

## Повтор і повернення

replay-eyes-open = Як бачили всі
replay-eyes-of = Очима: { $player }
replay-eyes-why = Коли битву закінчено, її можна подивитися очима кожного капітана, з картами в його руках.
deed-replay-eyes = Повтор: чиїми очима
ribbon-from-here = Грати звідси
ribbon-from-here-why = Усе після цього рядка скасовується, якщо всі згодні; це можна повернути, доки не зроблено нічого іншого.
undo-consent-back-to = Повернутися до рядка { $number } і грати звідти? Усе, що було після нього, скасовується. Потрібна згода всіх: { $players }.
verdict-legs = Дві партії
verdict-legs-of = { $player }: { $first } + { $second }, разом { $sum }
verdict-rematch = Реванш: сторони міняються
verdict-rematch-again = Новий матч: сторони міняються

## Що розкладено на столі

about-points = Англія { $english }, Іспанія { $spanish }
about-turns =
    { $left ->
        [one] Хід { $turn }, лишається { $left } хід
        [few] Хід { $turn }, лишається { $left } ходи
        [many] Хід { $turn }, лишається { $left } ходів
       *[other] Хід { $turn }, лишається { $left } ходу
    }
