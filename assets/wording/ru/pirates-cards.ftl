## Пираты Багрового берега: нации

# У каждой её корабли и то, как они стоят во фразе о чужих кораблях
pc-nation-pirates-name = Пираты
pc-nation-england-name = Англия
pc-nation-spain-name = Испания
pc-nation-france-name = Франция
pc-nation-america-name = Америка
pc-nation-pirates-ships = Пиратские корабли
pc-nation-england-ships = Английские корабли
pc-nation-spain-ships = Испанские корабли
pc-nation-france-ships = Французские корабли
pc-nation-america-ships = Американские корабли
pc-nation-pirates-every-ship = каждый пиратский корабль
pc-nation-england-every-ship = каждый английский корабль
pc-nation-spain-every-ship = каждый испанский корабль
pc-nation-france-every-ship = каждый французский корабль
pc-nation-america-every-ship = каждый американский корабль
pc-nation-pirates-against = против пиратских кораблей
pc-nation-england-against = против английских кораблей
pc-nation-spain-against = против испанских кораблей
pc-nation-france-against = против французских кораблей
pc-nation-america-against = против американских кораблей
pc-nation-pirates-against-others = против всех кораблей, кроме пиратских
pc-nation-england-against-others = против всех кораблей, кроме английских
pc-nation-spain-against-others = против всех кораблей, кроме испанских
pc-nation-france-against-others = против всех кораблей, кроме французских
pc-nation-america-against-others = против всех кораблей, кроме американских

## Корабли (PC-20.3): пираты

pc-ship-flying-dutchman-name = Летучий голландец
pc-ship-black-pearl-swift-name = Ночная цапля
pc-ship-black-pearl-cursed-name = Ночная цапля
pc-ship-empress-name = Нефритовый фонарь
pc-ship-hai-peng-name = Хай Лун
pc-ship-kin-tai-fong-name = Кин Тай Фонг
pc-ship-seref-name = Шереф
pc-ship-swift-name = Свифт
pc-ship-dragon-name = Дракон
pc-ship-jolly-mon-name = Весёлая Молли
pc-ship-deliverance-name = Деливеранс
pc-ship-la-victoire-name = Виктуар
pc-ship-ranger-name = Рейнджер
pc-ship-cassandra-name = Кассандра
pc-ship-arabella-name = Арабелла
pc-ship-amity-name = Эмити
pc-ship-adventure-name = Адвенчер
pc-ship-bonnie-liz-name = Бонни Лиз
pc-ship-royal-james-name = Ройал Джеймс
pc-ship-raven-name = Рейвен
pc-ship-rover-name = Ровер
pc-ship-mermaid-name = Мермейд

## Корабли: Англия

pc-ship-hms-dauntless-name = Андонтед
pc-ship-hms-endeavour-name = Индевор
pc-ship-hms-interceptor-name = Персьюер
pc-ship-edinburgh-trader-name = Лит Трейдер
pc-ship-hms-victor-name = Виктор
pc-ship-hms-comet-name = Комет
pc-ship-hms-hound-name = Хаунд
pc-ship-hms-goliath-name = Голиаф
pc-ship-hms-london-name = Лондон
pc-ship-hms-ajax-name = Аякс
pc-ship-hms-lady-provost-name = Леди Провост
pc-ship-hms-swiftsure-name = Свифтшур

## Корабли: Испания

pc-ship-el-neptuno-name = Нептуно
pc-ship-el-argonauta-name = Аргонаута
pc-ship-matthias-vospero-name = Маттиас Восперо
pc-ship-la-trinidad-name = Тринидад
pc-ship-el-san-francisco-name = Сан-Франсиско
pc-ship-el-montanez-name = Монтаньес
pc-ship-el-san-salvador-name = Сан-Сальвадор
pc-ship-la-rosario-name = Росарио

## Корабли: Франция

pc-ship-la-magnifique-name = Маньифик
pc-ship-la-ville-de-paris-name = Виль де Пари
pc-ship-la-possession-name = Посессьон
pc-ship-le-st-michel-name = Сен-Мишель
pc-ship-le-triton-name = Тритон
pc-ship-la-provence-name = Прованс
pc-ship-l-intrepide-name = Энтрепид
pc-ship-l-artesien-name = Артезьен
pc-ship-le-colibri-name = Колибри

## Корабли: Америка

pc-ship-roanoke-name = Роанок
pc-ship-providence-name = Провиденс
pc-ship-destiny-name = Дестини
pc-ship-uss-maryland-name = Мэриленд

## Собственные корабли (PC-20.10)

pc-ship-house-enterprise-name = Энтерпрайз
pc-ship-house-hornet-name = Хорнет
pc-ship-house-nautilus-name = Наутилус
pc-ship-house-argus-name = Аргус
pc-ship-house-constellation-name = Констеллейшн
pc-ship-house-bounty-name = Баунти
pc-ship-house-atrevida-name = Атревида
pc-ship-house-santa-ana-name = Санта-Ана
pc-ship-house-boussole-name = Буссоль

## Кракены (PC-20.1)

pc-kraken-kraken-fearsome-name = Ужасное создание
pc-kraken-kraken-beastie-name = Старая Хватка
pc-kraken-kraken-kray-kin-name = Чернильная Вдова
pc-kraken-kraken-the-kraken-name = Кракен

## Экипаж каждой нации (PC-20.3): captain:pirates назван по первой половине

pc-crew-captain-name = Капитан
pc-crew-helmsman-name = Рулевой
pc-crew-cannoneer-name = Канонир
pc-crew-explorer-name = Разведчик
pc-crew-musketeer-name = Мушкетёр
pc-crew-oarsman-name = Гребец
pc-crew-shipwright-name = Корабел
pc-crew-chainshot-name = Мастер книппелей
pc-crew-stinkpot-name = Мастер вонючих горшков

## Экипаж с именами (PC-20.1, PC-20.11)

pc-crew-davy-jones-name = Капитан Дэви Джонс
pc-crew-jack-sparrow-name = Капитан Том Уэгтейл
pc-crew-barbossa-name = Капитан Сейбл
pc-crew-cursed-barbossa-name = Сейбл Неумирающий
pc-crew-cursed-crew-1-name = Костяная вахта
pc-crew-cursed-crew-2-name = Костяные канониры
pc-crew-sao-feng-name = Капитан Лу Хань
pc-crew-lian-name = Мэй
pc-crew-park-name = Бо
pc-crew-pintel-name = Стаббс
pc-crew-ragetti-name = Пибоди
pc-crew-tia-dalma-name = Матушка Калебаса
pc-crew-damsel-name = Дама в беде
pc-crew-maccus-name = Коралловый помощник
pc-crew-jimmy-legs-name = Старик Девятихвост
pc-crew-bootstrap-name = Уилл Ракушка
pc-crew-elizabeth-swann-name = Маргарет Вейн
pc-crew-gibbs-name = Казначей Хобб
pc-crew-hag-name = Ведьма с Тортуги
pc-crew-flores-name = Джеффри Флорес
pc-crew-le-requin-name = Ле Рекен
pc-crew-havana-black-name = Гавана Блэк
pc-crew-bloody-jake-name = Кровавый Джейк
pc-crew-norrington-name = Адмирал Харкорт
pc-crew-beckett-name = Лорд Эшдаун
pc-crew-weatherby-swann-name = Губернатор Вейн
pc-crew-mullroy-name = Рядовой Додд
pc-crew-murtogg-name = Рядовой Трипп
pc-crew-blake-name = Капитан Персиваль Блейк
pc-crew-beattie-name = Доктор Форбс Битти
pc-crew-bratley-name = Управляющий Скотт Братли
pc-crew-rafael-name = Герцог Рафаэль де Морено-и-Ривера
pc-crew-amore-name = Графиня Анита Аморе
pc-crew-blanco-name = Инквизитор Себастьян Бланко
pc-crew-javier-name = Доктор Урбано Хавьер
pc-crew-covas-name = Агустин Ковас
pc-crew-dupuy-name = Адмирал Стефан Дюпюи
pc-crew-richelieu-name = Виконтесса Анжелика де Ришельё
pc-crew-lenoir-name = Месье Ленуар
pc-crew-cissey-name = Виконт Жюль де Сиссе

## Собственный экипаж (PC-20.10)

pc-crew-house-thorne-name = Коммодор Торн
pc-crew-house-pike-name = Канонир Пайк
pc-crew-house-coles-name = Штурман Коулз
pc-crew-house-whitlow-name = Хирург Уитлоу
pc-crew-house-marsh-name = Лоцман Элайза Марш
pc-crew-house-envoy-name = Посланник Лэтроп
pc-crew-house-barrios-name = Капитан Инес Барриос
pc-crew-house-marchand-name = Мэтр Маршан
pc-crew-house-gazette-name = Газетчик

## Форты (PC-20.1)

pc-fort-dead-mans-point-name = Мыс Мертвеца
pc-fort-fort-brompton-name = Форт Бромптон
pc-fort-el-castillo-name = Замок Инфанты
pc-fort-el-puerto-blanco-name = Пуэрто-Бланко
pc-fort-st-pierre-name = Сен-Пьер
pc-fort-fortaleza-dorada-name = Золотая крепость

## Острова (PC-18.8)

pc-island-round-cay-name = Круглый островок
pc-island-long-key-name = Длинный островок
pc-island-half-moon-name = Полумесяц
pc-island-skull-rock-name = Скала Черепа
pc-island-parrot-island-name = Остров Попугаев
pc-island-dead-chest-name = Мёртвый Сундук

## Участки моря (PC-16)

pc-terrain-fog-name = туман
pc-terrain-reef-name = риф
pc-terrain-sargasso-name = Саргассово море
pc-terrain-whirlpool-name = водоворот
pc-terrain-fog-effect = Кто его коснётся, тот заблудился в нём и выходит с той стороны, которую назовёт кость. Сквозь него не стреляют.
pc-terrain-reef-effect = Кость на каждый риф и ход: если у вошедшего корабля на карте мачт больше, он теряет разницу.
pc-terrain-sargasso-effect = Кость на ход: если у вошедшего корабля на карте мачт меньше, он опутан водорослями. Свободен, когда кость и его мачты дадут больше 6.
pc-terrain-whirlpool-effect = Переносит того, кто его коснулся, к другому водовороту. Затем кость: при 4–6 теряется мачта, монета или член экипажа.

## Особые сокровища (UT-01–UT-18)

pc-treasure-sword-name = Шпага
pc-treasure-spyglass-name = Подзорная труба
pc-treasure-dry-powder-name = Сухой порох
pc-treasure-grease-barrels-name = Бочки жира
pc-treasure-trees-name = Деревья
pc-treasure-buried-treasure-name = Зарытый клад
pc-treasure-rum-name = Ром
pc-treasure-neptunes-figurehead-name = Фигура Нептуна
pc-treasure-smuggled-goods-name = Контрабанда
pc-treasure-marines-name = Морские пехотинцы
pc-treasure-jail-name = Тюрьма!
pc-treasure-scurvy-name = Цинга
pc-treasure-davy-jones-heart-name = Сердце Дэви Джонса
pc-treasure-torn-chart-name = Порванная карта
pc-treasure-castaway-name = Потерпевший крушение
pc-treasure-loose-powder-name = Рассыпанный порох
pc-treasure-letter-of-pardon-name = Грамота о помиловании
pc-treasure-ships-cat-name = Корабельный кот
pc-treasure-sword-effect = +1 к броскам абордажа этого корабля.
pc-treasure-spyglass-effect = Раз за ход, в свой ход: посмотрите одного закрытого члена экипажа или одну закрытую монету на любом корабле.
pc-treasure-dry-powder-effect = Грузят закрытым. Откройте в любой свой ход: этому кораблю можно дать ещё один приказ «Огонь». Затем сокровище уходит.
pc-treasure-grease-barrels-effect = Грузят закрытым. Откройте, когда корабль получает приказ «Ход»: +L к этому ходу. Затем сокровище уходит.
pc-treasure-trees-effect = Корабль, у которого целы все мачты, может оставить их на острове. Кто их взял, ставит все мачты, и сокровище уходит.
pc-treasure-buried-treasure-effect = При погрузке бросьте кость: столько золота он стоит. В ваш следующий ход корабль не получает приказа.
pc-treasure-rum-effect = При погрузке стоит 6 золота без одного за каждого члена экипажа на борту. В ваш следующий ход корабль не получает приказа.
pc-treasure-neptunes-figurehead-effect = Если кораблю тонуть, он вместо этого встаёт у родного острова со всеми мачтами, экипажем и грузом. Затем сокровище уходит.
pc-treasure-smuggled-goods-effect = Когда корабль разгружается дома, самая дешёвая из выгруженных монет считается дважды. Затем сокровище уходит.
pc-treasure-marines-effect = При погрузке корабль теряет одного члена экипажа или одну мачту, на ваш выбор. Затем сокровище уходит.
pc-treasure-jail-effect = При погрузке весь экипаж корабля сходит на свой родной остров. Затем сокровище уходит.
pc-treasure-scurvy-effect = В начале каждого вашего хода бросьте кость: при 4–6 корабль теряет одного члена экипажа. Проходит, когда корабль встаёт у родного острова.
pc-treasure-davy-jones-heart-effect = Никакие свойства, ключевые слова и сокровища врага не действуют на этот корабль и его экипаж.
pc-treasure-torn-chart-effect = При погрузке: посмотрите все сокровища одного другого острова без форта. Затем карта уходит.
pc-treasure-castaway-effect = +S к базовому ходу, какой бы нации ни был корабль. Проходит, когда он встаёт у родного острова.
pc-treasure-loose-powder-effect = Следующее попадание в этот корабль сносит две мачты или сколько осталось. Затем порох уходит.
pc-treasure-letter-of-pardon-effect = При выгрузке дома стоит 2 золота. Пока она на борту, форты не попадают в этот корабль.
pc-treasure-ships-cat-effect = Когда корабль теряет мачту, можно бросить кость: при 4–6 мачта остаётся. Кот уходит в любом случае.

## Ключевые слова (PC-13)

pc-keyword-eternal-name = Бессмертный
pc-keyword-broadsides-attack-name = Бортовой залп
pc-keyword-ghost-ship-name = Корабль-призрак
pc-keyword-limit-name = Предел
pc-keyword-ransom-name = Выкуп
pc-keyword-schooner-name = Шхуна
pc-keyword-fear-name = Страх
pc-keyword-galley-name = Галера
pc-keyword-junk-name = Джонка
pc-keyword-parley-name = Переговоры
pc-keyword-kraken-name = Кракен
pc-keyword-eternal-effect = Вместо того чтобы затонуть, возвращается домой: без мачт и сокровищ, но с экипажем.
pc-keyword-broadsides-attack-effect = Стреляя, может взять одну цель: каждая пушка считается за S и попадает без броска, а затем корабль сам получает одно попадание.
pc-keyword-ghost-ship-effect = В начале хода скажите, призрак ли он. Призрак проходит сквозь всё, его не таранят и не сцепляют, но он не швартуется.
pc-keyword-limit-effect = Во флоте может быть только одна такая карта.
pc-keyword-ransom-effect = На вражеском корабле он становится монетой ценой 5. Кто его устранит, получает дома монету ценой 1.
pc-keyword-schooner-effect = После приказа «Ход» может повернуться вокруг кормы в любую сторону, но не в тот ход, когда таранил.
pc-keyword-fear-effect = В начале каждого хода бросьте кость за каждый вражеский корабль не дальше S: при 5 он не использует свойств, при 6 идёт не дальше S, в этот ход.
pc-keyword-galley-effect = Не сцепляет и не бывает сцеплена, её таран не сносит мачты. Раз за ход может повернуться вокруг кормы; без мачт идёт на S.
pc-keyword-junk-effect = Собственные мачты и паруса не закрывают ей линию огня.
pc-keyword-parley-effect = Когда по этому кораблю объявлен выстрел, можно отдать одну монету наугад: до конца хода его не тронут.
pc-keyword-kraken-effect = Плывёт куда угодно, нигде не швартуется и ничего не везёт. Может обхватить корабль не дальше S и держать его; тогда в кракена стреляет только этот корабль.

## Свойства (PC-19)

pc-ability-board-plus-effect = +1 к броскам абордажа этого корабля.
pc-ability-board-plus-vs-effect = +1 к броскам абордажа этого корабля { $against }.
pc-ability-cannon-plus-vs-effect = +1 к броскам выстрела этого корабля { $against }.
pc-ability-marked-by-effect = { $ships } получают +1 к броскам выстрела по этому кораблю.
pc-ability-open-deck-effect = Здесь работают и свойства экипажа этих наций: { $nations }.
pc-ability-peek-cargo-effect = Раз за ход, в свой ход: посмотрите одного закрытого члена экипажа или одну закрытую монету на любом корабле.
pc-ability-peek-island-effect = Раз за ход, в свой ход: посмотрите одно закрытое сокровище на любом острове.
pc-ability-ram-proof-effect = Таран не сносит у этого корабля мачты, и кость не бросают.
pc-ability-unpinnable-effect = Этот корабль не сцепить.
pc-ability-slow-when-full-effect = С полным трюмом его базовый ход — S.
pc-ability-no-crew-effect = Экипажа на борту быть не может.
pc-ability-crew-safe-effect = Экипаж на борту нельзя устранить, пока корабль не потонет.
pc-ability-captain-gunnery-effect = +1 к броскам выстрела, пока на борту открыт капитан, чьи свойства здесь работают.
pc-ability-captain-speed-effect = +{ $ruler } к базовому ходу, пока на борту открыт капитан, чьи свойства здесь работают.
pc-ability-dock-explore-effect = Пришвартовавшись к дикому острову по приказу «Ход», этот корабль может разведать его свободным действием.
pc-ability-board-purge-effect = Выиграв абордаж, этот корабль может устранить весь экипаж другого, а не одного человека.
pc-ability-shrug-first-hit-effect = Первое за ход попадание в этот корабль ничего не делает, если стоят все его мачты.
pc-ability-double-mast-effect = Каждое попадание этого корабля сносит две мачты; одно попадание не может сразу и сделать остовом, и потопить.
pc-ability-full-rig-speed-effect = +{ $ruler } к базовому ходу, пока стоят все мачты.
pc-ability-swap-coin-effect = Раз за ход, в свой ход, с сокровищем на борту: одно случайное сокровище меняется местами со случайным с вражеского корабля не дальше S.
pc-ability-field-repair-effect = Приказ «Ремонт» можно давать в море и у любого острова.
pc-ability-strip-pirates-effect = В свой ход: заберите любые сокровища, которые поместятся, с пиратского корабля, которого касается этот.
pc-ability-raid-home-effect = Может швартоваться у родного острова врага и взять одну монету из казны на ваш выбор; в ваш следующий ход обязан уйти оттуда, если может.
pc-ability-long-shot-proof-effect = Пушки, бьющие на дальность L, сюда не попадают.
pc-ability-double-range-effect = На приказ «Огонь» все дальности можно удвоить, до 2 S и 2 L; тогда попадает только кость с шестёркой.
pc-ability-thorn-crew-effect = В тот ход, когда этот корабль сцеплен, держащий его вражеский корабль сразу теряет одного члена экипажа; раз за ход.
pc-ability-thorn-crew-and-mast-effect = В тот ход, когда этот корабль сцеплен, держащий его вражеский корабль сразу теряет одного члена экипажа и одну мачту; раз за ход.
pc-ability-fort-proof-effect = Форты не попадают в этот корабль.
pc-ability-pick-mast-effect = Когда этот корабль попадает в корабль, мачту выбираете вы.
pc-ability-sharpshooter-effect = Раз за ход, когда этот корабль попадает во вражеский, тот теряет ещё и одного члена экипажа.
pc-ability-extra-order-effect = Раз за ход, в свой ход, бросьте кость: при 5 или 6 этому кораблю можно дать ещё один приказ.
pc-ability-encore-effect = Раз за ход, прежде чем этот корабль получит приказ, бросьте кость: при 5 или 6 тот же приказ можно дать дважды.
pc-ability-fleet-double-effect = В начале своего хода бросьте кость: при 6 одному кораблю вашего флота можно дать в этот ход два приказа.
pc-ability-captain-effect = Пройдя по приказу «Ход», этот корабль может стрелять по тому же приказу.
pc-ability-helmsman-effect = +S к базовому ходу.
pc-ability-cannoneer-effect = Раз за ход одна промахнувшаяся пушка этого корабля может сразу выстрелить снова по той же цели.
pc-ability-musketeer-effect = Ещё одна пушка, 3S: она стреляет с места любой мачты, даже потерянной. Надбавки на неё не действуют, остов ею не стреляет.
pc-ability-oarsman-effect = И остовом этот корабль идёт на S. Этот член экипажа не занимает места в трюме.
pc-ability-chainshot-effect = Раз за ход одна пушка бьёт книппелем по цели не дальше S: мачты попадание не сносит, но в свой следующий ход цель не получает приказа «Ход».
pc-ability-stinkpot-effect = Раз за ход одна пушка бросает вонючий горшок в цель не дальше S: мачты попадание не сносит, но в свой следующий ход экипаж цели не использует свойств.
pc-ability-silence-one-effect = Раз за ход, в свой ход: один член экипажа или один корабль не дальше S не использует свойств в этот ход.
pc-ability-pickpocket-effect = Раз за ход, в свой ход: заберите одно случайное сокровище, которое поместится, с любого корабля, которого касается этот.
pc-ability-sacrifice-effect = Раз за ход, в свой ход: устраните другого члена экипажа этого корабля, и ему можно дать ещё один приказ.
pc-ability-reroll-effect = Раз за ход: перебросьте одну кость, брошенную за этот корабль; считается второй результат.
pc-ability-thrift-effect = Открыт с самого начала. Каждый другой член экипажа, начинающий на этом корабле, стоит на 1 очко меньше.
pc-ability-patron-effect = Открыт с самого начала. Ваш флот может стоить всего на 5 очков больше. С корабля уходит, только если взят в плен или устранён.
pc-ability-doctor-effect = Когда устраняют другого открытого члена экипажа этого корабля, его вместо этого переворачивают лицом вниз.
pc-ability-bodyguard-from-effect = Если здесь устраняют того, кто стоит { $points } или больше, вместо него можно устранить этого.
pc-ability-bodyguard-to-effect = Если здесь устраняют того, кто стоит { $points } или меньше, вместо него можно устранить этого.
pc-ability-terrain-proof-effect = На приказы «Ход» этого корабля участки моря не действуют.
pc-ability-soul-tithe-effect = Когда устраняют любого члена экипажа, бросьте кость: при 6 он переходит на этот корабль, открытый и связанный с Дэви Джонсом; если места нет, он устранён.
pc-ability-last-coin-away-effect = Забрав с острова последнее сокровище, этот корабль может получить ещё приказ «Ход».
pc-ability-kraken-caller-effect = По приказу «Ход» этот корабль может не плыть, а назвать вражеский: один ваш кракен нападает теперь только на него и плывёт на S дальше.
pc-ability-silence-roll-effect = В начале каждого хода, пока этот кракен в игре, бросьте кость: при 5 или 6 ничей экипаж не использует свойств в этот ход.
pc-ability-fort-garrison-effect = +1 к броскам выстрела этого форта, пока у его острова стоит ваш корабль.
pc-ability-fort-second-try-effect = Раз за ход один промахнувшийся флаг может сразу выстрелить снова.
pc-ability-fort-spill-effect = Когда этот форт попадает в корабль, вы можете лишить его ещё и члена экипажа или монеты; выбирает его игрок.
pc-ability-fort-maps-effect = Корабль, стоящий у этого форта, может потратить приказ, чтобы посмотреть по одному закрытому сокровищу на каждом острове.
pc-ability-fort-quay-effect = Корабль, который здесь встал и сразу выгрузил 4 золота или больше, может получить в этот ход ещё один приказ.

## Готовые флоты (PC-20.9, PC-27.1)

pc-fleet-dutchmans-tide-name = Прилив «Голландца»
pc-fleet-black-pearls-company-name = Команда «Ночной цапли»
pc-fleet-junks-of-singapore-name = Джонки Сингапура
pc-fleet-kings-squadron-name = Эскадра короля
pc-fleet-company-broadsides-name = Залпы Компании
pc-fleet-silver-fleet-name = Серебряный флот
pc-fleet-red-lilies-name = Красные лилии
pc-fleet-krakens-due-name = Дань кракена
pc-fleet-colonial-line-name = Колониальная линия
pc-fleet-governors-purse-name = Кошелёк губернатора
pc-fleet-lagoon-wolves-name = Волки лагуны
pc-fleet-signal-station-name = Сигнальная станция
pc-fleet-lilies-at-dawn-name = Лилии на рассвете
pc-fleet-dutchmans-tide-even-name = Прилив «Голландца» (уравнен)
pc-fleet-black-pearls-even-name = Команда «Ночной цапли» (уравнена)
pc-fleet-junks-even-name = Джонки Сингапура (уравнены)
pc-fleet-kings-squadron-even-name = Эскадра короля (уравнена)
pc-fleet-red-lilies-even-name = Красные лилии (уравнены)
pc-fleet-krakens-due-even-name = Дань кракена (уравнена)
pc-fleet-governors-purse-even-name = Кошелёк губернатора (уравнен)
pc-fleet-dutchmans-tide-note = Призрак, который не может утонуть, сеет страх по всему столу, а быстрый «Рейвен» возит золото.
pc-fleet-black-pearls-company-note = Быстрый четырёхмачтовик капитана Сейбла охотится, три малых корабля возят. Связки дают ему больше места, чем кажется.
pc-fleet-junks-of-singapore-note = Джонки стреляют сквозь собственный рангоут, а их капитан умеет торопить приказы. Пять корпусов, много места.
pc-fleet-kings-squadron-note = Пятимачтовик, не замечающий первого попадания, адмирал на нём, два быстрых спутника и форт про запас.
pc-fleet-company-broadsides-note = Решает один бортовой залп: подойти, выпалить всем сразу, а дыру заделать потом.
pc-fleet-silver-fleet-note = Тяжёлый испанец с бортовым залпом бережёт двух перевозчиков, а по пути можно поставить замок.
pc-fleet-red-lilies-note = Много людей на крепком корабле: он идёт, стреляет на ходу, редко мажет и чинится в море.
pc-fleet-krakens-due-note = Чудище держит всё, что подойдёт близко; трём малым кораблям остаётся только возить.
pc-fleet-colonial-line-note = Двенадцать мачт в строю, палуба, открытая пиратам, и пушки, которые при нужде достают далеко.
pc-fleet-governors-purse-note = Покровитель платит за пять лишних очков; потеряйте его, и заплатят врагу.
pc-fleet-lagoon-wolves-note = Три малых пирата с большими трюмами: корпусов и места больше, чем у кого-либо.
pc-fleet-signal-station-note = Два английских корабля: один быстрее всех на столе, другой с дальними пушками.
pc-fleet-lilies-at-dawn-note = Два французских корабля: выбирают мачту, повторяют промах и чинятся в море.
pc-fleet-dutchmans-tide-even-note = Призрак идёт без своего капитана; за те же очки золото возят два быстрых корпуса.
pc-fleet-black-pearls-even-note = Рулевой перешёл с «Цапли» на малый корабль: она охотится чуть медленнее.
pc-fleet-junks-even-note = Вместительный корпус вместо быстрого «Рейвена»: джонки возят больше, а стреляют как прежде.
pc-fleet-kings-squadron-even-note = Без адмирала: капитан, корабел и два быстрых спутника с местом для золота.
pc-fleet-red-lilies-even-note = Людей столько же, но у второго корабля меньше места, и ускользнуть он не может.
pc-fleet-krakens-due-even-note = Чудище то же; один из трёх перевозчиков медленнее и меньше.
pc-fleet-governors-purse-even-note = Покровитель оплачивает четыре корабля вместо трёх, и есть место для золота.

## Сценарии (с PC-27.2)

scenario-two-cays-even-name = Два равных островка
scenario-two-cays-even-description = «Два островка» поровну: первым ходит чёрный, а острова лежат чуть ближе к середине. С предложенными флотами каждая сторона побеждает примерно в половине игр.
scenario-two-cays-even-goal = Первым собрать 9 золота дома и в своих фортах.
scenario-two-cays-name = Два островка
scenario-two-cays-description = По двадцать очков, два диких острова, восемь монет. Малая игра: гонка, которая может кончиться раньше, чем потонет первый корабль.
scenario-two-cays-goal = Первым собрать 9 золота дома и в своих фортах.
scenario-six-isles-even-name = Шесть равных островов
scenario-six-isles-even-description = «Шесть островов» с флотами, которыми боты одной силы побеждают примерно так же часто, как проигрывают.
scenario-six-isles-even-goal = Первым собрать 16 золота дома и в своих фортах.
scenario-six-isles-name = Шесть островов
scenario-six-isles-description = Полная игра на двоих: сорок очков, четыре диких острова между двумя домами, а посередине туман, риф, водоросли и водовороты.
scenario-six-isles-goal = Первым собрать 16 золота дома и в своих фортах.
scenario-three-fleets-even-name = Три равных флага
scenario-three-fleets-even-description = «Три флага», где дома и острова стоят через треть оборота, так что ни у кого нет лучшего моря перед домом, и с уравненными флотами.
scenario-three-fleets-even-goal = Первым собрать 19 золота дома и в своих фортах.
scenario-three-fleets-name = Три флага
scenario-three-fleets-description = Три дома вокруг полосы тумана, между ними шесть диких островов. Пока двое дерутся, третий возит золото.
scenario-three-fleets-goal = Первым собрать 19 золота дома и в своих фортах.
scenario-four-winds-even-name = Четыре равных ветра
scenario-four-winds-even-description = «Четыре ветра», где каждая четверть моря — отражение соседней, с уравненными флотами.
scenario-four-winds-even-goal = Первым собрать 21 золота дома и в своих фортах.
scenario-four-winds-name = Четыре ветра
scenario-four-winds-description = Четыре дома по углам, восемь диких островов, рифы посередине и два водоворота, сокращающих путь к золоту соседа.
scenario-four-winds-goal = Первым собрать 21 золота дома и в своих фортах.
scenario-silver-fort-siege-name = Осада Серебряного форта
scenario-silver-fort-siege-description = Тот же замок, но один из двух диких островов лежит за ним, ближе к гарнизону. Того, что лежит на другом, хватает в половине игр; в остальных серебро придётся брать силой.
scenario-silver-fort-siege-goal = Нападающий побеждает с 8 золота дома; гарнизон — когда прошло 14 ходов нападающего или ему не на чем плыть.
scenario-silver-fort-name = Серебряный форт
scenario-silver-fort-description = Испанский замок с серебром преграждает путь. Нападают сорок очков, обороняются два корабля и пять флагов.
scenario-silver-fort-goal = Нападающий побеждает с 12 золота дома; гарнизон — когда прошло 14 ходов нападающего или ему не на чем плыть.

## Наборы монет (PC-20.6)

pc-coins-even-name = ровный
pc-coins-plain-name = простой
pc-coins-pairs-name = пары
pc-coins-chest-name = сундук
pc-coins-hoard-name = запас
pc-coins-crown-name = корона
pc-coins-gamble-name = азарт
