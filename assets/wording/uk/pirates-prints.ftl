## Пірати Багряного берега: що надруковано на картах

pc-print-link = Зв’язок: { $name }
pc-print-no-space = Не займає місця в трюмі.

## Що кажуть речі на столі

pc-tale-name = { $name }
pc-tale-sea = Відкрите море, { $wide } × { $high } мм
pc-tale-unit = { $flag }: { $name }
pc-tale-keyword = { $keyword }: { $why }
pc-tale-masts = Щогли: { $now } з { $most }
pc-tale-tentacles = Щупальця: { $now } з { $most }
pc-tale-flags = Прапори: { $now } з { $most }
pc-tale-derelict = Остов без щогл
pc-tale-move = Хід { $segments }
pc-tale-cannons = Гармати від носа: { $cannons }
pc-tale-cargo = Трюм: { $used } з { $most }
pc-tale-spaces = { $most ->
    [one] { $most } місце в трюмі
    [few] { $most } місця в трюмі
    [many] { $most } місць у трюмі
   *[other] { $most } місця в трюмі
}
pc-tale-crew-down = { $count ->
    [one] { $count } карта екіпажу лежить сорочкою догори
    [few] { $count } карти екіпажу лежать сорочкою догори
    [many] { $count } карт екіпажу лежать сорочкою догори
   *[other] { $count } карти екіпажу лежать сорочкою догори
}
pc-tale-coins-down = { $count ->
    [one] { $count } монета лежить долілиць
    [few] { $count } монети лежать долілиць
    [many] { $count } монет лежать долілиць
   *[other] { $count } монети лежать долілиць
}
pc-tale-docked = Біля причалу: { $island }
pc-tale-on-island = Стоїть тут: { $island }
pc-tale-lost = Загубився в тумані
pc-tale-entangled = Заплутався у водоростях
pc-tale-ghost = У цей хід привид: іде крізь усе
pc-tale-tows = Веде на буксирі: { $other }
pc-tale-towed = На буксирі: { $tower }
pc-tale-pinned = Притиснутий: { $by }
pc-tale-embraces = Обхопив: { $ship }
pc-tale-embraced = Обхоплений: { $by }
pc-tale-waits = Чекає за краєм столу
pc-tale-going-down = Іде на дно
pc-tale-silenced = У цей хід без властивостей
pc-tale-smoked = Властивості екіпажу не діють
pc-tale-slowed = У цей хід іде не далі S
pc-tale-chained = У наступний хід без наказу «Хід»
pc-tale-untouchable = Перемовини: у цей хід його ніхто не чіпає
pc-tale-stays = Пропускає хід
pc-tale-given = Накази цього ходу: { $orders }
pc-tale-mast = { $ship }, щогла { $number } від носа
pc-tale-cannon = Гармата { $rank }, дальність { $range }
pc-tale-mast-gone = Щогли більше немає
pc-tale-factor = Число цього ходу: { $factor }
pc-tale-wreck = Рештки корабля
pc-tale-wreck-why = Лежать до кінця гри й зупиняють будь-який корабель.
pc-tale-counters = { $count ->
    [one] Тут { $count } закритий жетон
    [few] Тут { $count } закриті жетони
    [many] Тут { $count } закритих жетонів
   *[other] Тут { $count } закритого жетона
}
pc-tale-pennant = Тут побував: { $flag }
pc-tale-seen = Лишилося в хід { $turn }: { $what }
pc-tale-stale = Відтоді тут побував хтось інший
pc-tale-bank = Золото вдома: { $flag }
pc-tale-gold = Золото: { $gold }
pc-tale-mark = У залік перемоги: { $gold }, потрібно: { $mark }
pc-tale-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
pc-tale-secret = Що на другому боці, знає лише капітан
pc-tale-face-down = Для всіх інших лежить сорочкою догори
pc-tale-crew-back = Карта екіпажу сорочкою догори
pc-tale-treasure-back = Скарб долілиць
pc-tale-ghost-here = Корабель зупиниться тут
pc-tale-ruler = Лінійка { $ruler }: { $length } мм

## Колоди на аркуші з усіма картами

pc-deck-units = Кораблі, кракени та форти
pc-deck-crew = Екіпаж
