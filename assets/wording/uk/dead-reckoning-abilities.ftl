## Що каже рядок карти (DR-14, DR-15)

dr-clause-sails = { $count ->
    [one] { $count } вітрило
    [few] { $count } вітрила
    [many] { $count } вітрил
   *[other] { $count } вітрила
}
dr-clause-helms = { $count ->
    [one] { $count } штурвал
    [few] { $count } штурвали
    [many] { $count } штурвалів
   *[other] { $count } штурвала
}
dr-clause-flags = { $count ->
    [one] { $count } чорний прапор
    [few] { $count } чорні прапори
    [many] { $count } чорних прапорів
   *[other] { $count } чорного прапора
}
dr-clause-bonus-cards = { $count ->
    [one] { $count } бонусна карта
    [few] { $count } бонусні карти
    [many] { $count } бонусних карт
   *[other] { $count } бонусної карти
}
dr-clause-hand = Ліміт руки +{ $count }
dr-clause-per = { $one } за кожен такий символ на цій карті: { $other }
dr-clause-either = { $one } або: { $other }
dr-goods-both = { $cargo } і { $gold }
dr-goods-cargo = { $count ->
    [one] { $count } вантаж
    [few] { $count } вантажі
    [many] { $count } вантажів
   *[other] { $count } вантажу
}
dr-goods-gold = { $count ->
    [one] { $count } золото
    [few] { $count } золота
    [many] { $count } золота
   *[other] { $count } золота
}
dr-goods-none = нічого

## Що роблять у головній фазі

dr-act-gain-dock = { $goods } до гавані
dr-act-gain-ship = { $goods } на корабель
dr-act-gain-any = { $goods } до гавані або на корабель
dr-act-gain-island = { $goods } на будь-який острів
dr-act-pay-aboard = { $what } за { $goods } з корабля
dr-act-pay = { $what } за { $goods }
dr-act-in-harbour = { $what } (у гавані)
dr-act-in-port = { $what } (у гавані або біля вашого острова)
dr-act-influence = Вплив { $count }
dr-act-influence-some-next-door = { $what }; на сусідній острів не більше { $most }
dr-act-influence-next-door = { $what }; можна й на один сусідній острів
dr-act-produce = { $count ->
    [one] Виробництво на { $count } острові
    [few] Виробництво на { $count } островах
    [many] Виробництво на { $count } островах
   *[other] Виробництво на { $count } острова
}
dr-act-produce-in-row = { $what }, ряд { $row }
dr-act-produce-in-rows = { $what }, ряд { $row } або { $other }
dr-act-produce-more = { $what }, на кожному ще { $goods }
dr-act-produce-per = { $what }, і по 1 золоту за кожен символ на цій карті: { $symbol }
dr-act-build = { $count ->
    [one] Зведіть { $count } будівлю
    [few] Зведіть до { $count } будівель
    [many] Зведіть до { $count } будівель
   *[other] Зведіть до { $count } будівлі
}
dr-act-upgrade-basic = Базова модернізація корабля
dr-act-upgrade-advanced = Просунута модернізація корабля
dr-act-upgrade = Будь-яка модернізація корабля
dr-act-swap = Базову модернізацію віддати, просунуту отримати
dr-act-repair = { $count ->
    [one] Ремонт { $count } пошкодження
    [few] Ремонт { $count } пошкоджень
    [many] Ремонт { $count } пошкоджень
   *[other] Ремонт { $count } пошкодження
}
dr-act-level-this = Підвищте рівень цієї карти
dr-act-level-bottom = Підвищте рівень нижньої карти колоди
dr-act-take-top = Перше покращення з коробки: з якої, вирішують штурвали на цій карті
dr-act-broadside = Якщо на карті гармат { $cannons }: пошкоджень { $damage } кожному ворогові тут і поруч
dr-act-coast-runner = Цього ходу острови ряду { $row }, повз які ви проходите, дають своє виробництво
dr-act-wake = Цього ходу пошкоджень { $damage } ворогам на кожному фрагменті, куди ви входите
dr-act-ignore-forts = Цього ходу форти й гарнізони вам не завада
dr-act-flag = Цього ходу ще один чорний прапор
dr-act-copy = Використайте властивість іншого покращення у грі

## Що рахується в кінці та в бою

dr-end-gold = Наприкінці: золото { $count }
dr-end-per-cargo = Наприкінці: 1 золото за кожні { $count } вантажу
dr-end-per-island = Наприкінці: золото { $count } за кожен відкритий острів без ваших кубиків
dr-end-per-symbol = Наприкінці: золото { $count } за кожен символ на цій карті: { $symbol }
dr-in-battle = У бою: { $what }

## Символи

dr-symbol-sail = вітрило
dr-symbol-cannon = гармата
dr-symbol-helm = штурвал
dr-symbol-flag = чорний прапор
dr-symbol-bonus-card = бонусна карта
dr-symbol-hand = символ руки
dr-symbol-sail-why = Рахується, коли ви піднімаєте вітрила: крок за кожне.
dr-symbol-cannon-why = Один бойовий кубик в одному бою за хід.
dr-symbol-helm-why = Сам нічого не робить: його рахують інші властивості.
dr-symbol-flag-why = Дозволяє напасти на корабель іншого гравця там, де ви стоїте.
dr-symbol-bonus-card-why = Наприкінці цього ходу берете на карту більше.
dr-symbol-hand-why = У руці може бути на карту більше.
