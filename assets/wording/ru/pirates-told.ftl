## Пираты Багрового берега, что было: начало (PC-3)

pc-told-rolled-off = Бросок за первый ход: { $faces }
pc-told-first-player = Начинает { $by }
pc-told-island-drawn = { $by } тянет остров: { $card }
pc-told-island-placed = Остров поставлен: { $card }
pc-told-islands-cleared = Места не осталось: острова ставятся заново
pc-told-terrain-placed = Поставлено: { $kind }
pc-told-terrain-left-out = Для остальных участков места нет
pc-told-home-chosen = { $island } — родной остров ({ $of })
pc-told-unit-placed = { $unit } у родного острова
pc-told-unit-waits = У дома нет места: { $unit } ждёт
pc-told-treasure-dealt = Сокровища разложены лицом вниз; всего золота: { $gold }

## Ходы и приказы (PC-4)

pc-told-phase-began = Теперь: { $phase }
pc-told-turn-began = Ход { $turn }: { $by }
pc-told-turn-ended = { $by } кончает ход
pc-told-factors-cleared = Числа рифов и водорослей сняты
pc-told-order-given = { $unit }: { $kind }
pc-told-order-over = { $unit }: приказ выполнен
pc-told-extra-order-of = { $unit }: ещё один приказ ({ $kind }), { $card }
pc-told-extra-order = { $unit }: ещё один приказ, { $card }
pc-told-encore-won = { $unit }: следующий приказ можно дать дважды
pc-told-ghost-stated = { $unit } — призрак до следующего хода
pc-told-ghost-not = { $unit } идёт обычным кораблём
pc-told-fear-rolled = Страх: { $unit } ({ $face })
pc-told-ability-used = { $unit }: в деле { $card }
pc-told-card-rolled = { $card }: { $face }
pc-told-rerolled = { $card } перебрасывает: было { $before }, стало { $face }
pc-told-silenced = { $unit }: без свойств в этот ход
pc-told-crew-hushed = { $unit }: один из команды молчит в этот ход
pc-told-all-hushed = В этот ход команды не применяют свойств
pc-told-segment-added = { $unit }: ещё одно { $ruler }
pc-told-die-lies = { $unit }: на кости { $face }
pc-told-draw-offered = { $by } предлагает ничью
pc-told-draw-refused = { $by } отказывается от ничьей
pc-told-resigned = { $by } сдаётся
pc-told-player-out = { $by } выбывает
pc-told-won-gold = { $by }: победа, золота больше нужного
pc-told-won-no-unit = { $by }: победа, больше некому плыть
pc-told-won-no-gold = { $by }: победа, золота больше не взять
pc-told-won-last = { $by }: победа, больше никого нет
pc-told-won-turns = { $by }: победа, ходы нападающего вышли
pc-told-drawn = Ничья

## Ход, швартовка, буксир (PC-5, 6, 8)

pc-told-sailing-began = { $unit } выходит
pc-told-moved = { $unit } идёт
pc-told-stopped = { $unit } останавливается: { $by }
pc-told-stopped-edge = { $unit } останавливается у края стола
pc-told-segment-sailed = { $unit }: пройдено { $ruler }
pc-told-came-about = { $unit } разворачивается
pc-told-shifted = { $unit } отводят в сторону
pc-told-rest-given-up = { $unit }: остаток хода не нужен
pc-told-sailing-over = { $unit }: плавание кончено
pc-told-docked = { $unit } швартуется: { $island }
pc-told-undocked = { $unit } отходит: { $island }
pc-told-pennant-left = { $by } оставляет вымпел: { $island }
pc-told-pivoted = { $unit } меняет курс на месте
pc-told-tow-taken = { $unit } берёт на буксир: { $derelict }
pc-told-tow-followed = { $unit } идёт на буксире
pc-told-tow-dropped = { $unit } отдаёт буксир: { $derelict }
pc-told-towed-docked = { $unit } ставят к причалу
pc-told-changed-fleet = { $unit } теперь во флоте: { $to }

## Участки моря (PC-16)

pc-told-lost = { $unit } заблудился в тумане
pc-told-fog-rolled = { $unit } находит выход: { $face }, число { $exit }
pc-told-fog-rolled-none = { $unit } не находит выхода: { $face }
pc-told-left-fog = { $unit } выходит из тумана
pc-told-reef-rolled = { $unit } на рифе: число { $face }
pc-told-sargasso-rolled = { $unit } в водорослях: число { $face }
pc-told-entangled = { $unit } опутан
pc-told-break-free-rolled = { $unit } рвётся: { $face }, всего { $total }
pc-told-broke-free = { $unit } вырвался
pc-told-set-free = { $unit } на чистой воде
pc-told-stopped-to-whirl = { $unit } отдаётся водовороту
pc-told-whirled = { $unit } выныривает в другом месте
pc-told-whirlpool-rolled = { $unit }, водоворот: { $face }

## Таран и абордаж (PC-7)

pc-told-rammed = { $unit } таранит: { $target }
pc-told-ram-struck = Таран удался: { $face }
pc-told-ram-missed = Таран не удался: { $face }
pc-told-pinned = { $unit } сцеплен: { $by }
pc-told-unpinned = { $unit } расцеплен: { $by }
pc-told-boarding-rolled = Абордаж: { $unit } { $own }, { $against } { $other }
pc-told-boarding-tied = Абордаж ничем не кончился
pc-told-boarding-won = { $unit } берёт верх: { $over }

## Выстрелы, попадания, гибель (PC-8, 10, 11)

pc-told-gun-loaded = { $unit }: { $card } готовит выстрел
pc-told-shot-fired = { $unit } по цели { $target }: { $face }, нужно больше { $rank }
pc-told-shot-fired-with = { $unit } по цели { $target }: { $face } и { $bonus }, нужно больше { $rank }
pc-told-shot-missed = { $unit }: мимо, { $target }
pc-told-shot-hit = { $unit }: попадание, { $target }
pc-told-hit-shrugged = { $unit }: попадание без вреда
pc-told-chained = { $unit }: книппели не дают ходу
pc-told-smoked = { $unit }: дым мешает команде
pc-told-broadside = { $unit }: бортовой залп, { $target }
pc-told-parley-called = { $unit }: переговоры, золота отдано { $value }
pc-told-mast-lost = { $unit } теряет мачту { $mast }
pc-told-mast-saved = { $unit }: мачта цела, { $card }, { $face }
pc-told-mast-not-saved = { $card } не помогает: { $unit }, { $face }
pc-told-powder-blew = { $unit }: взрыв, { $card }
pc-told-mast-repaired = { $unit }: мачта { $mast } снова стоит
pc-told-coin-lost = { $unit } теряет монету
pc-told-became-derelict = { $unit } теперь остов
pc-told-sunk-kept = { $unit } тонет и возвращается домой
pc-told-sunk = { $unit } тонет
pc-told-saved-from-sea = { $unit } спасён: { $card }
pc-told-coins-split = Монеты корабля { $unit } поделены: { $by } { $most }, другому { $rest }
pc-told-wreck-on-reef = На рифе остаётся обломок
pc-told-came-home = { $unit } снова дома
pc-told-waits-for-home = { $unit } ждёт места у дома
pc-told-going-down = { $unit } идёт ко дну: { $face }
pc-told-scuttle-failed = { $unit } не затоплен: { $face }
pc-told-scuttle-foiled = { $unit } взят на буксир и не тонет

## Кракены и форты (PC-14, 15)

pc-told-embraced = { $kraken } обхватывает: { $unit }
pc-told-released = { $kraken } отпускает: { $unit }
pc-told-tentacle-lost = { $unit } теряет щупальце { $tentacle }
pc-told-kraken-died = { $unit } мёртв
pc-told-kraken-came-home = { $unit } снова дома
pc-told-kraken-waits = { $unit } ждёт места у дома
pc-told-tentacle-grown = { $unit }: щупальце { $tentacle } отросло
pc-told-target-named = { $kraken } послан: { $unit }
pc-told-target-ended = { $kraken } больше без цели
pc-told-fort-built = { $by } строит форт: { $card }, { $island }
pc-told-flag-lost = { $fort } теряет флаг
pc-told-fort-abandoned = { $fort } покинут
pc-told-fort-destroyed = { $fort } разрушен
pc-told-island-wild = { $island } снова дикий остров
pc-told-counters-mixed = Жетоны перемешаны: { $island }

## Команда и сокровища (PC-9, 12, 13)

pc-told-crew-revealed = { $unit } открывает: { $card }
pc-told-crew-turned-down = { $unit }: { $card } спасён и лежит лицом вниз
pc-told-crew-eliminated = { $unit } теряет: { $card }
pc-told-crew-moved = { $by } переводит: { $card }
pc-told-crew-moved-secretly = { $by } переводит кого-то из команды
pc-told-soul-taken = { $card } теперь на борту: { $unit }
pc-told-ransom-turned = Выкуп: { $card } — это 5 золота на борту, { $unit }
pc-told-ransom-paid = Выкуп: 1 золото, { $to }, { $card }
pc-told-coin-moved = Монета { $value }: { $from }, теперь { $to }
pc-told-coin-moved-secretly = Монета: { $from }, теперь { $to }
pc-told-unique-moved = { $card }: { $from }, теперь { $to }
pc-told-unique-moved-secretly = Сокровище: { $from }, теперь { $to }
pc-told-coin-banked = { $by }: золота в казне больше на { $value }
pc-told-coin-stolen = { $unit } крадёт { $value } золота: { $of }
pc-told-gold-added = { $card }: ещё золото ({ $gold }), { $by }
pc-told-landed = { $unit } у дикого острова: { $island }
pc-told-explore-began = { $unit } ведёт разведку: { $what }
pc-told-free-explore-began = { $unit } сразу ведёт разведку: { $island }
pc-told-looked = { $by } смотрит, что лежит: { $island }
pc-told-treasure-taken = { $unit } берёт монету { $value }: { $island }
pc-told-treasure-taken-secretly = { $unit } берёт монету: { $island }
pc-told-unique-taken = { $unit } находит: { $card }
pc-told-unique-taken-secretly = { $unit } берёт сокровище лицом вниз
pc-told-explored = { $island }: взято { $taken }, осталось { $left }
pc-told-unique-turned = { $unit } открывает: { $card }
pc-told-unique-removed = { $card }: из игры
pc-told-unique-worth = { $card }: ценность { $worth }
pc-told-stays-next = { $unit }: в следующий ход без приказа, { $card }
pc-told-peeked-crew = { $by } заглядывает: { $at }, { $card }
pc-told-peeked-coin = { $by } заглядывает: { $at }, монета { $value }
pc-told-peeked-unique = { $by } заглядывает: { $at }, { $card }
pc-told-peeked = { $by } заглядывает: { $at }
