## Пірати Багряного узбережжя: нації

# У кожної її кораблі й те, як вони стоять у реченні про чужі кораблі
pc-nation-pirates-name = Пірати
pc-nation-england-name = Англія
pc-nation-spain-name = Іспанія
pc-nation-france-name = Франція
pc-nation-america-name = Америка
pc-nation-pirates-ships = Піратські кораблі
pc-nation-england-ships = Англійські кораблі
pc-nation-spain-ships = Іспанські кораблі
pc-nation-france-ships = Французькі кораблі
pc-nation-america-ships = Американські кораблі
pc-nation-pirates-every-ship = кожен піратський корабель
pc-nation-england-every-ship = кожен англійський корабель
pc-nation-spain-every-ship = кожен іспанський корабель
pc-nation-france-every-ship = кожен французький корабель
pc-nation-america-every-ship = кожен американський корабель
pc-nation-pirates-against = проти піратських кораблів
pc-nation-england-against = проти англійських кораблів
pc-nation-spain-against = проти іспанських кораблів
pc-nation-france-against = проти французьких кораблів
pc-nation-america-against = проти американських кораблів
pc-nation-pirates-against-others = проти всіх кораблів, крім піратських
pc-nation-england-against-others = проти всіх кораблів, крім англійських
pc-nation-spain-against-others = проти всіх кораблів, крім іспанських
pc-nation-france-against-others = проти всіх кораблів, крім французьких
pc-nation-america-against-others = проти всіх кораблів, крім американських

## Кораблі (PC-20.3): пірати

pc-ship-flying-dutchman-name = Летючий голландець
pc-ship-black-pearl-swift-name = Нічна чапля
pc-ship-black-pearl-cursed-name = Нічна чапля
pc-ship-empress-name = Нефритовий ліхтар
pc-ship-hai-peng-name = Хай Лун
pc-ship-kin-tai-fong-name = Кін Тай Фонг
pc-ship-seref-name = Шереф
pc-ship-swift-name = Свіфт
pc-ship-dragon-name = Дракон
pc-ship-jolly-mon-name = Весела Моллі
pc-ship-deliverance-name = Деліверанс
pc-ship-la-victoire-name = Віктуар
pc-ship-ranger-name = Рейнджер
pc-ship-cassandra-name = Кассандра
pc-ship-arabella-name = Арабелла
pc-ship-amity-name = Еміті
pc-ship-adventure-name = Адвенчер
pc-ship-bonnie-liz-name = Бонні Ліз
pc-ship-royal-james-name = Роял Джеймс
pc-ship-raven-name = Рейвен
pc-ship-rover-name = Ровер
pc-ship-mermaid-name = Мермейд

## Кораблі: Англія

pc-ship-hms-dauntless-name = Андонтед
pc-ship-hms-endeavour-name = Індевор
pc-ship-hms-interceptor-name = Перс’юер
pc-ship-edinburgh-trader-name = Літ Трейдер
pc-ship-hms-victor-name = Віктор
pc-ship-hms-comet-name = Комет
pc-ship-hms-hound-name = Гаунд
pc-ship-hms-goliath-name = Голіаф
pc-ship-hms-london-name = Лондон
pc-ship-hms-ajax-name = Аякс
pc-ship-hms-lady-provost-name = Леді Провост
pc-ship-hms-swiftsure-name = Свіфтшур

## Кораблі: Іспанія

pc-ship-el-neptuno-name = Нептуно
pc-ship-el-argonauta-name = Аргонаута
pc-ship-matthias-vospero-name = Маттіас Восперо
pc-ship-la-trinidad-name = Тринідад
pc-ship-el-san-francisco-name = Сан-Франсиско
pc-ship-el-montanez-name = Монтаньєс
pc-ship-el-san-salvador-name = Сан-Сальвадор
pc-ship-la-rosario-name = Росаріо

## Кораблі: Франція

pc-ship-la-magnifique-name = Маньїфік
pc-ship-la-ville-de-paris-name = Віль де Парі
pc-ship-la-possession-name = Посесьйон
pc-ship-le-st-michel-name = Сен-Мішель
pc-ship-le-triton-name = Тритон
pc-ship-la-provence-name = Прованс
pc-ship-l-intrepide-name = Ентрепід
pc-ship-l-artesien-name = Артезьєн
pc-ship-le-colibri-name = Колібрі

## Кораблі: Америка

pc-ship-roanoke-name = Роанок
pc-ship-providence-name = Провіденс
pc-ship-destiny-name = Дестіні
pc-ship-uss-maryland-name = Меріленд

## Власні кораблі (PC-20.10)

pc-ship-house-enterprise-name = Ентерпрайз
pc-ship-house-hornet-name = Горнет
pc-ship-house-nautilus-name = Наутилус
pc-ship-house-argus-name = Аргус
pc-ship-house-constellation-name = Констелейшн
pc-ship-house-bounty-name = Баунті
pc-ship-house-atrevida-name = Атревіда
pc-ship-house-santa-ana-name = Санта-Ана
pc-ship-house-boussole-name = Буссоль

## Кракени (PC-20.1)

pc-kraken-kraken-fearsome-name = Жахливе створіння
pc-kraken-kraken-beastie-name = Стара Хватка
pc-kraken-kraken-kray-kin-name = Чорнильна Вдова
pc-kraken-kraken-the-kraken-name = Кракен

## Екіпаж кожної нації (PC-20.3): captain:pirates названо за першою половиною

pc-crew-captain-name = Капітан
pc-crew-helmsman-name = Стерновий
pc-crew-cannoneer-name = Канонір
pc-crew-explorer-name = Розвідник
pc-crew-musketeer-name = Мушкетер
pc-crew-oarsman-name = Весляр
pc-crew-shipwright-name = Корабел
pc-crew-chainshot-name = Майстер книпелів
pc-crew-stinkpot-name = Майстер смердючих горщиків

## Екіпаж з іменами (PC-20.1, PC-20.11)

pc-crew-davy-jones-name = Капітан Деві Джонс
pc-crew-jack-sparrow-name = Капітан Том Вегтейл
pc-crew-barbossa-name = Капітан Сейбл
pc-crew-cursed-barbossa-name = Сейбл Невмирущий
pc-crew-cursed-crew-1-name = Кістяна вахта
pc-crew-cursed-crew-2-name = Кістяні каноніри
pc-crew-sao-feng-name = Капітан Лу Хань
pc-crew-lian-name = Мей
pc-crew-park-name = Бо
pc-crew-pintel-name = Стаббс
pc-crew-ragetti-name = Пібоді
pc-crew-tia-dalma-name = Матінка Калебаса
pc-crew-damsel-name = Дама в біді
pc-crew-maccus-name = Кораловий помічник
pc-crew-jimmy-legs-name = Старий Дев’ятихвіст
pc-crew-bootstrap-name = Вілл Мушля
pc-crew-elizabeth-swann-name = Маргарет Вейн
pc-crew-gibbs-name = Скарбник Гобб
pc-crew-hag-name = Відьма з Тортуги
pc-crew-flores-name = Джеффрі Флорес
pc-crew-le-requin-name = Ле Рекен
pc-crew-havana-black-name = Гавана Блек
pc-crew-bloody-jake-name = Кривавий Джейк
pc-crew-norrington-name = Адмірал Гаркорт
pc-crew-beckett-name = Лорд Ешдаун
pc-crew-weatherby-swann-name = Губернатор Вейн
pc-crew-mullroy-name = Рядовий Додд
pc-crew-murtogg-name = Рядовий Тріпп
pc-crew-blake-name = Капітан Персіваль Блейк
pc-crew-beattie-name = Доктор Форбс Бітті
pc-crew-bratley-name = Управитель Скотт Братлі
pc-crew-rafael-name = Герцог Рафаель де Морено-і-Рівера
pc-crew-amore-name = Графиня Аніта Аморе
pc-crew-blanco-name = Інквізитор Себастьян Бланко
pc-crew-javier-name = Доктор Урбано Хав’єр
pc-crew-covas-name = Агустін Ковас
pc-crew-dupuy-name = Адмірал Стефан Дюпюї
pc-crew-richelieu-name = Віконтеса Анжеліка де Рішельє
pc-crew-lenoir-name = Месьє Ленуар
pc-crew-cissey-name = Віконт Жуль де Сіссе

## Власний екіпаж (PC-20.10)

pc-crew-house-thorne-name = Комодор Торн
pc-crew-house-pike-name = Канонір Пайк
pc-crew-house-coles-name = Штурман Коулз
pc-crew-house-whitlow-name = Хірург Вітлоу
pc-crew-house-marsh-name = Лоцманка Елайза Марш
pc-crew-house-envoy-name = Посланець Летроп
pc-crew-house-barrios-name = Капітанка Інес Барріос
pc-crew-house-marchand-name = Метр Маршан
pc-crew-house-gazette-name = Газетяр

## Форти (PC-20.1)

pc-fort-dead-mans-point-name = Мис Мерця
pc-fort-fort-brompton-name = Форт Бромптон
pc-fort-el-castillo-name = Замок Інфанти
pc-fort-el-puerto-blanco-name = Пуерто-Бланко
pc-fort-st-pierre-name = Сен-П’єр
pc-fort-fortaleza-dorada-name = Золота фортеця

## Острови (PC-18.8)

pc-island-round-cay-name = Круглий острівець
pc-island-long-key-name = Довгий острівець
pc-island-half-moon-name = Півмісяць
pc-island-skull-rock-name = Скеля Черепа
pc-island-parrot-island-name = Острів Папуг
pc-island-dead-chest-name = Мертва Скриня

## Ділянки моря (PC-16)

pc-terrain-fog-name = туман
pc-terrain-reef-name = риф
pc-terrain-sargasso-name = Саргасове море
pc-terrain-whirlpool-name = вир
pc-terrain-fog-effect = Хто його торкнеться, заблукає в ньому й виходить із того боку, який назве кість. Крізь нього не стріляють.
pc-terrain-reef-effect = Кість на кожен риф і хід: якщо в корабля, що зайшов, на картці щогл більше, він втрачає різницю.
pc-terrain-sargasso-effect = Кість на хід: якщо в корабля, що зайшов, на картці щогл менше, він обплутаний водоростями. Вільний, коли кість і його щогли дадуть більше за 6.
pc-terrain-whirlpool-effect = Переносить того, хто його торкнувся, до іншого виру. Потім кість: на 4–6 втрачається щогла, монета або член екіпажу.

## Особливі скарби (UT-01–UT-18)

pc-treasure-sword-name = Шпага
pc-treasure-spyglass-name = Підзорна труба
pc-treasure-dry-powder-name = Сухий порох
pc-treasure-grease-barrels-name = Бочки жиру
pc-treasure-trees-name = Дерева
pc-treasure-buried-treasure-name = Закопаний скарб
pc-treasure-rum-name = Ром
pc-treasure-neptunes-figurehead-name = Фігура Нептуна
pc-treasure-smuggled-goods-name = Контрабанда
pc-treasure-marines-name = Морські піхотинці
pc-treasure-jail-name = В’язниця!
pc-treasure-scurvy-name = Цинга
pc-treasure-davy-jones-heart-name = Серце Деві Джонса
pc-treasure-torn-chart-name = Подерта карта
pc-treasure-castaway-name = Потерпілий
pc-treasure-loose-powder-name = Розсипаний порох
pc-treasure-letter-of-pardon-name = Грамота про помилування
pc-treasure-ships-cat-name = Корабельний кіт
pc-treasure-sword-effect = +1 до кидків абордажу цього корабля.
pc-treasure-spyglass-effect = Раз за хід, у свій хід: подивіться одного закритого члена екіпажу або одну закриту монету на будь-якому кораблі.
pc-treasure-dry-powder-effect = Вантажать закритим. Відкрийте у будь-який свій хід: цьому кораблю можна дати ще один наказ «Вогонь». Потім скарб зникає.
pc-treasure-grease-barrels-effect = Вантажать закритим. Відкрийте, коли корабель дістає наказ «Хід»: +L до цього ходу. Потім скарб зникає.
pc-treasure-trees-effect = Корабель, у якого цілі всі щогли, може лишити їх на острові. Хто їх узяв, ставить усі щогли, і скарб зникає.
pc-treasure-buried-treasure-effect = Під час завантаження киньте кість: стільки золота він вартий. У ваш наступний хід корабель не дістає наказу.
pc-treasure-rum-effect = Під час завантаження вартий 6 золота без одного за кожного члена екіпажу на борту. У ваш наступний хід корабель не дістає наказу.
pc-treasure-neptunes-figurehead-effect = Якби корабель мав потонути, натомість він стає біля рідного острова з усіма щоглами, екіпажем і вантажем. Потім скарб зникає.
pc-treasure-smuggled-goods-effect = Коли корабель розвантажується вдома, найдешевша з вивантажених монет рахується двічі. Потім скарб зникає.
pc-treasure-marines-effect = Під час завантаження корабель втрачає одного члена екіпажу або одну щоглу, на ваш вибір. Потім скарб зникає.
pc-treasure-jail-effect = Під час завантаження весь екіпаж корабля сходить на свій рідний острів. Потім скарб зникає.
pc-treasure-scurvy-effect = На початку кожного вашого ходу киньте кість: на 4–6 корабель втрачає одного члена екіпажу. Минає, коли корабель стає біля рідного острова.
pc-treasure-davy-jones-heart-effect = Жодні властивості, ключові слова й скарби ворога не діють на цей корабель і його екіпаж.
pc-treasure-torn-chart-effect = Під час завантаження: подивіться всі скарби одного іншого острова без форту. Потім карта зникає.
pc-treasure-castaway-effect = +S до базового ходу, хоч якої нації корабель. Минає, коли він стає біля рідного острова.
pc-treasure-loose-powder-effect = Наступне влучання в цей корабель збиває дві щогли або скільки лишилося. Потім порох зникає.
pc-treasure-letter-of-pardon-effect = Після вивантаження вдома варта 2 золота. Поки вона на борту, форти не влучають у цей корабель.
pc-treasure-ships-cat-effect = Коли корабель втрачає щоглу, можна кинути кість: на 4–6 щогла лишається. Кіт зникає в будь-якому разі.

## Ключові слова (PC-13)

pc-keyword-eternal-name = Безсмертний
pc-keyword-broadsides-attack-name = Бортовий залп
pc-keyword-ghost-ship-name = Корабель-привид
pc-keyword-limit-name = Межа
pc-keyword-ransom-name = Викуп
pc-keyword-schooner-name = Шхуна
pc-keyword-fear-name = Страх
pc-keyword-galley-name = Галера
pc-keyword-junk-name = Джонка
pc-keyword-parley-name = Перемовини
pc-keyword-kraken-name = Кракен
pc-keyword-eternal-effect = Замість потонути вертається додому: без щогл і скарбів, але з екіпажем.
pc-keyword-broadsides-attack-effect = Стріляючи, може взяти одну ціль: кожна гармата рахується за S і влучає без кидка, а потім корабель сам дістає одне влучання.
pc-keyword-ghost-ship-effect = На початку ходу скажіть, чи він привид. Привид проходить крізь усе, його не таранять і не зчіплюють, але він не швартується.
pc-keyword-limit-effect = У флоті може бути лише одна така картка.
pc-keyword-ransom-effect = На ворожому кораблі він стає монетою вартістю 5. Хто його усуне, дістає вдома монету вартістю 1.
pc-keyword-schooner-effect = Після наказу «Хід» може повернутися навколо корми в будь-який бік, але не в той хід, коли таранив.
pc-keyword-fear-effect = На початку кожного ходу киньте кість за кожен ворожий корабель не далі S: на 5 він не застосовує властивостей, на 6 іде не далі S, у цей хід.
pc-keyword-galley-effect = Не зчіплює й не буває зчеплена, її таран не збиває щогли. Раз за хід може повернутися навколо корми; без щогл іде на S.
pc-keyword-junk-effect = Власні щогли й вітрила не закривають їй лінію вогню.
pc-keyword-parley-effect = Коли по цьому кораблю оголошено постріл, можна віддати одну монету навмання: до кінця ходу його не зачеплять.
pc-keyword-kraken-effect = Пливе куди завгодно, ніде не швартується й нічого не везе. Може обхопити корабель не далі S і тримати його; тоді в кракена стріляє лише цей корабель.

## Властивості (PC-19)

pc-ability-board-plus-effect = +1 до кидків абордажу цього корабля.
pc-ability-board-plus-vs-effect = +1 до кидків абордажу цього корабля { $against }.
pc-ability-cannon-plus-vs-effect = +1 до кидків пострілу цього корабля { $against }.
pc-ability-marked-by-effect = { $ships } дістають +1 до кидків пострілу по цьому кораблю.
pc-ability-open-deck-effect = Тут працюють і властивості екіпажу цих націй: { $nations }.
pc-ability-peek-cargo-effect = Раз за хід, у свій хід: подивіться одного закритого члена екіпажу або одну закриту монету на будь-якому кораблі.
pc-ability-peek-island-effect = Раз за хід, у свій хід: подивіться один закритий скарб на будь-якому острові.
pc-ability-ram-proof-effect = Таран не збиває в цього корабля щогли, і кість не кидають.
pc-ability-unpinnable-effect = Цей корабель не зчепити.
pc-ability-slow-when-full-effect = З повним трюмом його базовий хід — S.
pc-ability-no-crew-effect = Екіпажу на борту бути не може.
pc-ability-crew-safe-effect = Екіпаж на борту не можна усунути, поки корабель не потоне.
pc-ability-captain-gunnery-effect = +1 до кидків пострілу, поки на борту відкритий капітан, чиї властивості тут працюють.
pc-ability-captain-speed-effect = +{ $ruler } до базового ходу, поки на борту відкритий капітан, чиї властивості тут працюють.
pc-ability-dock-explore-effect = Пришвартувавшись до дикого острова за наказом «Хід», цей корабель може розвідати його вільною дією.
pc-ability-board-purge-effect = Вигравши абордаж, цей корабель може усунути весь екіпаж іншого, а не одну людину.
pc-ability-shrug-first-hit-effect = Перше за хід влучання в цей корабель нічого не робить, якщо стоять усі його щогли.
pc-ability-double-mast-effect = Кожне влучання цього корабля збиває дві щогли; одне влучання не може одразу і зробити остовом, і потопити.
pc-ability-full-rig-speed-effect = +{ $ruler } до базового ходу, поки стоять усі щогли.
pc-ability-swap-coin-effect = Раз за хід, у свій хід, зі скарбом на борту: один випадковий скарб міняється місцями з випадковим із ворожого корабля не далі S.
pc-ability-field-repair-effect = Наказ «Ремонт» можна давати в морі й біля будь-якого острова.
pc-ability-strip-pirates-effect = У свій хід: заберіть будь-які скарби, які помістяться, з піратського корабля, якого торкається цей.
pc-ability-raid-home-effect = Може швартуватися біля рідного острова ворога і взяти одну монету зі скарбниці на ваш вибір; у ваш наступний хід мусить піти звідти, якщо може.
pc-ability-long-shot-proof-effect = Гармати, що б’ють на дальність L, сюди не влучають.
pc-ability-double-range-effect = На наказ «Вогонь» усі дальності можна подвоїти, до 2 S і 2 L; тоді влучає лише кість із шісткою.
pc-ability-thorn-crew-effect = У той хід, коли цей корабель зчеплено, ворожий корабель, що його тримає, одразу втрачає одного члена екіпажу; раз за хід.
pc-ability-thorn-crew-and-mast-effect = У той хід, коли цей корабель зчеплено, ворожий корабель, що його тримає, одразу втрачає одного члена екіпажу й одну щоглу; раз за хід.
pc-ability-fort-proof-effect = Форти не влучають у цей корабель.
pc-ability-pick-mast-effect = Коли цей корабель влучає в корабель, щоглу обираєте ви.
pc-ability-sharpshooter-effect = Раз за хід, коли цей корабель влучає у ворожий, той втрачає ще й одного члена екіпажу.
pc-ability-extra-order-effect = Раз за хід, у свій хід, киньте кість: на 5 або 6 цьому кораблю можна дати ще один наказ.
pc-ability-encore-effect = Раз за хід, перш ніж цей корабель дістане наказ, киньте кість: на 5 або 6 той самий наказ можна дати двічі.
pc-ability-fleet-double-effect = На початку свого ходу киньте кість: на 6 одному кораблю вашого флоту можна дати в цей хід два накази.
pc-ability-captain-effect = Пройшовши за наказом «Хід», цей корабель може стріляти за тим самим наказом.
pc-ability-helmsman-effect = +S до базового ходу.
pc-ability-cannoneer-effect = Раз за хід одна гармата цього корабля, яка схибила, може одразу вистрілити знову по тій самій цілі.
pc-ability-musketeer-effect = Ще одна гармата, 3S: вона стріляє з місця будь-якої щогли, навіть утраченої. Надбавки на неї не діють, остов нею не стріляє.
pc-ability-oarsman-effect = І остовом цей корабель іде на S. Цей член екіпажу не займає місця в трюмі.
pc-ability-chainshot-effect = Раз за хід одна гармата б’є книпелем по цілі не далі S: щогли влучання не збиває, але у свій наступний хід ціль не дістає наказу «Хід».
pc-ability-stinkpot-effect = Раз за хід одна гармата кидає смердючий горщик у ціль не далі S: щогли влучання не збиває, але у свій наступний хід екіпаж цілі не застосовує властивостей.
pc-ability-silence-one-effect = Раз за хід, у свій хід: один член екіпажу або один корабель не далі S не застосовує властивостей у цей хід.
pc-ability-pickpocket-effect = Раз за хід, у свій хід: заберіть один випадковий скарб, який поміститься, з будь-якого корабля, якого торкається цей.
pc-ability-sacrifice-effect = Раз за хід, у свій хід: усуньте іншого члена екіпажу цього корабля, і йому можна дати ще один наказ.
pc-ability-reroll-effect = Раз за хід: перекиньте одну кість, кинуту за цей корабель; рахується другий результат.
pc-ability-thrift-effect = Відкритий від початку. Кожен інший член екіпажу, що починає на цьому кораблі, коштує на 1 очко менше.
pc-ability-patron-effect = Відкритий від початку. Ваш флот може коштувати загалом на 5 очок більше. З корабля йде, лише якщо взятий у полон чи усунутий.
pc-ability-doctor-effect = Коли усувають іншого відкритого члена екіпажу цього корабля, його натомість перевертають долілиць.
pc-ability-bodyguard-from-effect = Якщо тут усувають того, хто коштує { $points } або більше, замість нього можна усунути цього.
pc-ability-bodyguard-to-effect = Якщо тут усувають того, хто коштує { $points } або менше, замість нього можна усунути цього.
pc-ability-terrain-proof-effect = На накази «Хід» цього корабля ділянки моря не діють.
pc-ability-soul-tithe-effect = Коли усувають будь-якого члена екіпажу, киньте кість: на 6 він переходить на цей корабель, відкритий і пов’язаний із Деві Джонсом; якщо місця немає, він усунутий.
pc-ability-last-coin-away-effect = Забравши з острова останній скарб, цей корабель може дістати ще наказ «Хід».
pc-ability-kraken-caller-effect = За наказом «Хід» цей корабель може не плисти, а назвати ворожий: один ваш кракен нападає тепер лише на нього й пливе на S далі.
pc-ability-silence-roll-effect = На початку кожного ходу, поки цей кракен у грі, киньте кість: на 5 або 6 нічий екіпаж не застосовує властивостей у цей хід.
pc-ability-fort-garrison-effect = +1 до кидків пострілу цього форту, поки біля його острова стоїть ваш корабель.
pc-ability-fort-second-try-effect = Раз за хід один прапор, що схибив, може одразу вистрілити знову.
pc-ability-fort-spill-effect = Коли цей форт влучає в корабель, ви можете позбавити його ще й члена екіпажу або монети; обирає його гравець.
pc-ability-fort-maps-effect = Корабель, що стоїть біля цього форту, може витратити наказ, щоб подивитися по одному закритому скарбу на кожному острові.
pc-ability-fort-quay-effect = Корабель, який тут став і одразу вивантажив 4 золота або більше, може дістати в цей хід ще один наказ.

## Готові флоти (PC-20.9, PC-27.1)

pc-fleet-dutchmans-tide-name = Приплив «Голландця»
pc-fleet-black-pearls-company-name = Команда «Нічної чаплі»
pc-fleet-junks-of-singapore-name = Джонки Сінгапуру
pc-fleet-kings-squadron-name = Ескадра короля
pc-fleet-company-broadsides-name = Залпи Компанії
pc-fleet-silver-fleet-name = Срібний флот
pc-fleet-red-lilies-name = Червоні лілії
pc-fleet-krakens-due-name = Данина кракена
pc-fleet-colonial-line-name = Колоніальна лінія
pc-fleet-governors-purse-name = Гаманець губернатора
pc-fleet-lagoon-wolves-name = Вовки лагуни
pc-fleet-signal-station-name = Сигнальна станція
pc-fleet-lilies-at-dawn-name = Лілії на світанку
pc-fleet-dutchmans-tide-even-name = Приплив «Голландця» (зрівняний)
pc-fleet-black-pearls-even-name = Команда «Нічної чаплі» (зрівняна)
pc-fleet-junks-even-name = Джонки Сінгапуру (зрівняні)
pc-fleet-kings-squadron-even-name = Ескадра короля (зрівняна)
pc-fleet-red-lilies-even-name = Червоні лілії (зрівняні)
pc-fleet-krakens-due-even-name = Данина кракена (зрівняна)
pc-fleet-governors-purse-even-name = Гаманець губернатора (зрівняний)
pc-fleet-dutchmans-tide-note = Привид, що не може потонути, сіє страх по всьому столу, а швидкий «Рейвен» возить золото.
pc-fleet-black-pearls-company-note = Швидкий чотирищогловик капітана Сейбла полює, три малі кораблі возять. Зв’язки дають йому більше місця, ніж здається.
pc-fleet-junks-of-singapore-note = Джонки стріляють крізь власний рангоут, а їхній капітан уміє квапити накази. П’ять корпусів, багато місця.
pc-fleet-kings-squadron-note = П’ятищогловик, що не помічає першого влучання, адмірал на ньому, два швидкі супутники й форт про запас.
pc-fleet-company-broadsides-note = Вирішує один бортовий залп: підійти, вистрілити всім одразу, а діру залатати потім.
pc-fleet-silver-fleet-note = Важкий іспанець із бортовим залпом береже двох перевізників, а дорогою можна поставити замок.
pc-fleet-red-lilies-note = Багато людей на міцному кораблі: він іде, стріляє на ходу, рідко хибить і лагодиться в морі.
pc-fleet-krakens-due-note = Чудовисько тримає все, що підійде близько; трьом малим кораблям лишається тільки возити.
pc-fleet-colonial-line-note = Дванадцять щогл у строю, палуба, відкрита піратам, і гармати, які за потреби дістають далеко.
pc-fleet-governors-purse-note = Покровитель платить за п’ять зайвих очок; втратьте його, і заплатять ворогові.
pc-fleet-lagoon-wolves-note = Три малі пірати з великими трюмами: корпусів і місця більше, ніж у будь-кого.
pc-fleet-signal-station-note = Два англійські кораблі: один найшвидший на столі, другий із далекими гарматами.
pc-fleet-lilies-at-dawn-note = Два французькі кораблі: обирають щоглу, повторюють промах і лагодяться в морі.
pc-fleet-dutchmans-tide-even-note = Привид іде без свого капітана; за ті самі очки золото возять два швидкі корпуси.
pc-fleet-black-pearls-even-note = Стерновий перейшов із «Чаплі» на малий корабель: вона полює трохи повільніше.
pc-fleet-junks-even-note = Місткий корпус замість швидкого «Рейвена»: джонки возять більше, а стріляють як раніше.
pc-fleet-kings-squadron-even-note = Без адмірала: капітан, корабел і два швидкі супутники з місцем для золота.
pc-fleet-red-lilies-even-note = Людей стільки ж, але в другого корабля менше місця, і вислизнути він не може.
pc-fleet-krakens-due-even-note = Чудовисько те саме; один із трьох перевізників повільніший і менший.
pc-fleet-governors-purse-even-note = Покровитель оплачує чотири кораблі замість трьох, і є місце для золота.

## Сценарії (від PC-27.2)

scenario-two-cays-even-name = Два рівні острівці
scenario-two-cays-even-description = «Два острівці» порівну: першим ходить Чорний, а острови лежать трохи ближче до середини. Із запропонованими флотами кожна сторона виграє приблизно половину ігор.
scenario-two-cays-even-goal = Першим зібрати 9 золота вдома й у своїх фортах.
scenario-two-cays-name = Два острівці
scenario-two-cays-description = По двадцять очок, два дикі острови, вісім монет. Мала гра: перегони, які можуть скінчитися раніше, ніж потоне перший корабель.
scenario-two-cays-goal = Першим зібрати 9 золота вдома й у своїх фортах.
scenario-six-isles-even-name = Шість рівних островів
scenario-six-isles-even-description = «Шість островів» із флотами, якими боти однакової сили перемагають приблизно так само часто, як програють.
scenario-six-isles-even-goal = Першим зібрати 16 золота вдома й у своїх фортах.
scenario-six-isles-name = Шість островів
scenario-six-isles-description = Повна гра на двох: сорок очок, чотири дикі острови між двома домівками, а посередині туман, риф, водорості й вири.
scenario-six-isles-goal = Першим зібрати 16 золота вдома й у своїх фортах.
scenario-three-fleets-even-name = Три рівні прапори
scenario-three-fleets-even-description = «Три прапори», де домівки й острови стоять через третину оберту, тож ні в кого немає кращого моря перед домівкою, і зі зрівняними флотами.
scenario-three-fleets-even-goal = Першим зібрати 19 золота вдома й у своїх фортах.
scenario-three-fleets-name = Три прапори
scenario-three-fleets-description = Три домівки навколо смуги туману, між ними шість диких островів. Поки двоє б’ються, третій возить золото.
scenario-three-fleets-goal = Першим зібрати 19 золота вдома й у своїх фортах.
scenario-four-winds-even-name = Чотири рівні вітри
scenario-four-winds-even-description = «Чотири вітри», де кожна чверть моря — відбиття сусідньої, зі зрівняними флотами.
scenario-four-winds-even-goal = Першим зібрати 21 золота вдома й у своїх фортах.
scenario-four-winds-name = Чотири вітри
scenario-four-winds-description = Чотири домівки по кутах, вісім диких островів, рифи посередині й два вири, що скорочують шлях до золота сусіда.
scenario-four-winds-goal = Першим зібрати 21 золота вдома й у своїх фортах.
scenario-silver-fort-siege-name = Облога Срібного форту
scenario-silver-fort-siege-description = Той самий замок, але один із двох диких островів лежить за ним, ближче до гарнізону. Того, що лежить на другому, вистачає в половині ігор; у решті срібло доведеться брати силою.
scenario-silver-fort-siege-goal = Нападник перемагає з 8 золота вдома; гарнізон — коли минуло 14 ходів нападника або йому немає на чому плисти.
scenario-silver-fort-name = Срібний форт
scenario-silver-fort-description = Іспанський замок зі сріблом перегороджує шлях. Нападають сорок очок, обороняються два кораблі й п’ять прапорів.
scenario-silver-fort-goal = Нападник перемагає з 12 золота вдома; гарнізон — коли минуло 14 ходів нападника або йому немає на чому плисти.

## Набори монет (PC-20.6)

pc-coins-even-name = рівний
pc-coins-plain-name = простий
pc-coins-pairs-name = пари
pc-coins-chest-name = скриня
pc-coins-hoard-name = запас
pc-coins-crown-name = корона
pc-coins-gamble-name = азарт
