## Пірати, що сталося: підготовка (PC-3)

pc-told-rolled-off = Кидок за перший хід: { $faces }
pc-told-first-player = Починає { $by }
pc-told-island-drawn = { $by } тягне острів: { $card }
pc-told-island-placed = Острів поставлено: { $card }
pc-told-islands-cleared = Місця не лишилося: острови ставлять заново
pc-told-terrain-placed = Поставлено: { $kind }
pc-told-terrain-left-out = Для решти ділянок місця немає
pc-told-home-chosen = { $island } — рідний острів ({ $of })
pc-told-unit-placed = { $unit } біля рідного острова
pc-told-unit-waits = Удома немає місця: { $unit } чекає
pc-told-treasure-dealt = Скарби розкладено долілиць; усього золота: { $gold }

## Ходи й накази (PC-4)

pc-told-phase-began = Тепер: { $phase }
pc-told-turn-began = Хід { $turn }: { $by }
pc-told-turn-ended = { $by } закінчує хід
pc-told-factors-cleared = Числа рифів і водоростей знято
pc-told-order-given = { $unit }: { $kind }
pc-told-order-over = { $unit }: наказ виконано
pc-told-extra-order-of = { $unit }: ще один наказ ({ $kind }), { $card }
pc-told-extra-order = { $unit }: ще один наказ, { $card }
pc-told-encore-won = { $unit }: наступний наказ можна дати двічі
pc-told-ghost-stated = { $unit } — привид до наступного ходу
pc-told-ghost-not = { $unit } іде звичайним кораблем
pc-told-fear-rolled = Страх: { $unit } ({ $face })
pc-told-ability-used = { $unit }: у ділі { $card }
pc-told-card-rolled = { $card }: { $face }
pc-told-rerolled = { $card } перекидає: було { $before }, стало { $face }
pc-told-silenced = { $unit }: без властивостей цього ходу
pc-told-crew-hushed = { $unit }: хтось з екіпажу мовчить цього ходу
pc-told-all-hushed = Цього ходу екіпажі не застосовують властивостей
pc-told-segment-added = { $unit }: ще одне { $ruler }
pc-told-die-lies = { $unit }: на кубику { $face }
pc-told-draw-offered = { $by } пропонує нічию
pc-told-draw-refused = { $by } відмовляється від нічиєї
pc-told-resigned = { $by } здається
pc-told-player-out = { $by } вибуває
pc-told-won-gold = { $by }: перемога, золота більше за потрібне
pc-told-won-no-unit = { $by }: перемога, більше нікому плисти
pc-told-won-no-gold = { $by }: перемога, золота більше не здобути
pc-told-won-last = { $by }: перемога, більше нікого немає
pc-told-won-turns = { $by }: перемога, ходи нападника скінчилися
pc-told-drawn = Нічия

## Хід, швартування, буксир (PC-5, 6, 8)

pc-told-sailing-began = { $unit } вирушає
pc-told-moved = { $unit } іде
pc-told-stopped = { $unit } зупиняється: { $by }
pc-told-stopped-edge = { $unit } зупиняється біля краю столу
pc-told-segment-sailed = { $unit }: пройдено { $ruler }
pc-told-came-about = { $unit } розвертається
pc-told-shifted = { $unit } відводять убік
pc-told-rest-given-up = { $unit }: решта ходу не потрібна
pc-told-sailing-over = { $unit }: плавання скінчено
pc-told-docked = { $unit } швартується: { $island }
pc-told-undocked = { $unit } відходить: { $island }
pc-told-pennant-left = { $by } лишає вимпел: { $island }
pc-told-pivoted = { $unit } змінює курс на місці
pc-told-tow-taken = { $unit } бере на буксир: { $derelict }
pc-told-tow-followed = { $unit } іде на буксирі
pc-told-tow-dropped = { $unit } віддає буксир: { $derelict }
pc-told-towed-docked = { $unit } ставлять до причалу
pc-told-changed-fleet = { $unit } тепер у флоті: { $to }

## Ділянки моря (PC-16)

pc-told-lost = { $unit } заблукав у тумані
pc-told-fog-rolled = { $unit } знаходить вихід: { $face }, число { $exit }
pc-told-fog-rolled-none = { $unit } не знаходить виходу: { $face }
pc-told-left-fog = { $unit } виходить із туману
pc-told-reef-rolled = { $unit } на рифі: число { $face }
pc-told-sargasso-rolled = { $unit } у водоростях: число { $face }
pc-told-entangled = { $unit } обплутаний
pc-told-break-free-rolled = { $unit } виривається: { $face }, разом { $total }
pc-told-broke-free = { $unit } вирвався
pc-told-set-free = { $unit } на чистій воді
pc-told-stopped-to-whirl = { $unit } віддається виру
pc-told-whirled = { $unit } виринає в іншому місці
pc-told-whirlpool-rolled = { $unit }, вир: { $face }

## Таран і абордаж (PC-7)

pc-told-rammed = { $unit } таранить: { $target }
pc-told-ram-struck = Таран вдався: { $face }
pc-told-ram-missed = Таран не вдався: { $face }
pc-told-pinned = { $unit } зчеплений: { $by }
pc-told-unpinned = { $unit } розчеплений: { $by }
pc-told-boarding-rolled = Абордаж: { $unit } { $own }, { $against } { $other }
pc-told-boarding-tied = Абордаж нічим не скінчився
pc-told-boarding-won = { $unit } бере гору: { $over }

## Постріли, влучання, загибель (PC-8, 10, 11)

pc-told-gun-loaded = { $unit }: { $card } готує постріл
pc-told-shot-fired = { $unit } по цілі { $target }: { $face }, треба більше за { $rank }
pc-told-shot-fired-with = { $unit } по цілі { $target }: { $face } і { $bonus }, треба більше за { $rank }
pc-told-shot-missed = { $unit }: повз, { $target }
pc-told-shot-hit = { $unit }: влучання, { $target }
pc-told-hit-shrugged = { $unit }: влучання без шкоди
pc-told-chained = { $unit }: книпелі не дають ходу
pc-told-smoked = { $unit }: дим заважає екіпажу
pc-told-broadside = { $unit }: бортовий залп, { $target }
pc-told-parley-called = { $unit }: перемовини, золота віддано { $value }
pc-told-mast-lost = { $unit } втрачає щоглу { $mast }
pc-told-mast-saved = { $unit }: щогла ціла, { $card }, { $face }
pc-told-mast-not-saved = { $card } не допомагає: { $unit }, { $face }
pc-told-powder-blew = { $unit }: вибух, { $card }
pc-told-mast-repaired = { $unit }: щогла { $mast } знову стоїть
pc-told-coin-lost = { $unit } втрачає монету
pc-told-became-derelict = { $unit } тепер остов
pc-told-sunk-kept = { $unit } тоне й повертається додому
pc-told-sunk = { $unit } тоне
pc-told-saved-from-sea = { $unit } врятовано: { $card }
pc-told-coins-split = Монети корабля { $unit } поділено: { $by } { $most }, іншому { $rest }
pc-told-wreck-on-reef = На рифі лишаються рештки
pc-told-came-home = { $unit } знову вдома
pc-told-waits-for-home = { $unit } чекає місця вдома
pc-told-going-down = { $unit } іде на дно: { $face }
pc-told-scuttle-failed = { $unit } не затоплено: { $face }
pc-told-scuttle-foiled = { $unit } узято на буксир: не тоне

## Кракени й форти (PC-14, 15)

pc-told-embraced = { $kraken } обхоплює: { $unit }
pc-told-released = { $kraken } відпускає: { $unit }
pc-told-tentacle-lost = { $unit } втрачає щупальце { $tentacle }
pc-told-kraken-died = { $unit } мертвий
pc-told-kraken-came-home = { $unit } знову вдома
pc-told-kraken-waits = { $unit } чекає місця вдома
pc-told-tentacle-grown = { $unit }: щупальце { $tentacle } відросло
pc-told-target-named = { $kraken } послано: { $unit }
pc-told-target-ended = { $kraken } більше без цілі
pc-told-fort-built = { $by } будує форт: { $card }, { $island }
pc-told-flag-lost = { $fort } втрачає прапор
pc-told-fort-abandoned = { $fort } покинутий
pc-told-fort-destroyed = { $fort } зруйновано
pc-told-island-wild = { $island } знову дикий острів
pc-told-counters-mixed = Жетони перемішано: { $island }

## Команда і скарби (PC-9, 12, 13)

pc-told-crew-revealed = { $unit } відкриває: { $card }
pc-told-crew-turned-down = { $unit }: { $card } врятовано, картка долілиць
pc-told-crew-eliminated = { $unit } втрачає: { $card }
pc-told-crew-moved = { $by } переводить: { $card }
pc-told-crew-moved-secretly = { $by } переводить когось з екіпажу
pc-told-soul-taken = { $card } тепер на борту: { $unit }
pc-told-ransom-turned = Викуп: { $card } — це 5 золота на борту, { $unit }
pc-told-ransom-paid = Викуп: 1 золото, { $to }, { $card }
pc-told-coin-moved = Монета { $value }: { $from }, тепер { $to }
pc-told-coin-moved-secretly = Монета: { $from }, тепер { $to }
pc-told-unique-moved = { $card }: { $from }, тепер { $to }
pc-told-unique-moved-secretly = Скарб: { $from }, тепер { $to }
pc-told-coin-banked = { $by } кладе в скарбницю: { $value }
pc-told-coin-stolen = { $unit } краде { $value } золота: { $of }
pc-told-gold-added = { $card }: ще золото ({ $gold }), { $by }
pc-told-landed = { $unit } біля дикого острова: { $island }
pc-told-explore-began = { $unit } веде розвідку: { $what }
pc-told-free-explore-began = { $unit } одразу веде розвідку: { $island }
pc-told-looked = { $by } дивиться, що лежить: { $island }
pc-told-treasure-taken = { $unit } бере монету { $value }: { $island }
pc-told-treasure-taken-secretly = { $unit } бере монету: { $island }
pc-told-unique-taken = { $unit } знаходить: { $card }
pc-told-unique-taken-secretly = { $unit } бере скарб долілиць
pc-told-explored = { $island }: взято { $taken }, лишилося { $left }
pc-told-unique-turned = { $unit } відкриває: { $card }
pc-told-unique-removed = { $card }: з гри
pc-told-unique-worth = { $card }: вартість { $worth }
pc-told-stays-next = { $unit }: наступного ходу без наказу, { $card }
pc-told-peeked-crew = { $by } зазирає: { $at }, { $card }
pc-told-peeked-coin = { $by } зазирає: { $at }, монета { $value }
pc-told-peeked-unique = { $by } зазирає: { $at }, { $card }
pc-told-peeked = { $by } зазирає: { $at }
