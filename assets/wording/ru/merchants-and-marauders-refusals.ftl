## «Купцы и мародёры»: чего сейчас нельзя (MM-29.9)

refusal-mm-not-your-turn = Сейчас не ваш ход.
refusal-mm-not-now = Сейчас для этого не время.
refusal-mm-end-port-action = Сначала закончите действие в порту.
refusal-mm-no-port-action = Это делают во время действия в порту.
refusal-mm-ship-picked = Корабль уже выбран.

## Чего здесь нет

refusal-mm-no-first-ship = С этим кораблём не начинают: выберите шлюп или флейт.
refusal-mm-not-next = Одно движение: в соседнюю зону, в здешний порт или из него.
refusal-mm-scout-at-sea = Разведку ведут в море: сначала выйдите из порта.
refusal-mm-no-such-target = В этой зоне нет такой цели.
refusal-mm-target-in-port = Этот корабль в порту, там на него не нападают.
refusal-mm-not-in-port = Ваш корабль не в порту.
refusal-mm-no-landing = Ваша миссия не требует высадки отсюда.
refusal-mm-retire-in-port = В отставку уходят в порту.
refusal-mm-not-aboard = Такого груза на борту нет.
refusal-mm-no-goods = Скажите, какой груз продать.
refusal-mm-never-sold = Линейные корабли не продают: их захватывают.
refusal-mm-no-ship-card = Таких кораблей больше нет.
refusal-mm-nothing-to-restore = Укреплённый корпус не перевёрнут.
refusal-mm-no-weapon-left = Жетонов больше нет: { $weapon }.
refusal-mm-no-such-weapon = У вас этого нет: { $weapon }.
refusal-mm-no-modification = В этом порту нет улучшений.
refusal-mm-not-on-offer = Эту миссию в этом порту не предлагают.
refusal-mm-not-at-home = Ваш сундук стоит в родном порту.
refusal-mm-no-rumor-here = Здесь вам нечего проверять: слух не об этом месте.
refusal-mm-nothing-to-deliver = Ваша миссия ничего не требует в этом порту.
refusal-mm-not-in-hand = Этой карты у вас на руке нет.

## Что уже использовано

refusal-mm-no-action-left = Все действия этого хода потрачены.
refusal-mm-port-used = За ход — одно действие в порту.
refusal-mm-scouted = Эту цель вы в этот ход уже разведывали.
refusal-mm-scouted-kind = Цель такого рода вы в этот ход уже разведывали.
refusal-mm-retire-first = В отставку уходят до первого действия хода.
refusal-mm-activity-used = Каждое дело — раз за действие в порту.
refusal-mm-step-used = Это уже сделано за это действие в порту.
refusal-mm-mission-tried = Миссию вы в это действие уже просили.
refusal-mm-hiring-failed = Нанять не удалось: попробуйте в другой ход.
refusal-mm-claimed = О победе уже заявлено.

## Что запрещено

refusal-mm-closed-by-war = Порт для вас закрыт: идёт война ({ $nation }).
refusal-mm-port-closed = Порт для вас закрыт: за вашу голову есть награда ({ $nation }).
refusal-mm-crippled = Одна из шкал корабля на нуле: до ремонта на купцов не нападают.
refusal-mm-no-crew = Без команды не высаживаются.
refusal-mm-sell-first = Товары продают раньше всех других дел в порту.
refusal-mm-crew-is-recruited = Команду не чинят: её нанимают.
refusal-mm-undamaged = Там нечего чинить.
refusal-mm-damage-there = Там можно починить самое большее: { $points }.
refusal-mm-has-weapon = Это у вас уже есть: { $weapon }.
refusal-mm-has-modification = Такое улучшение у корабля уже есть.
refusal-mm-crew-is-full = Ваша команда в полном составе.
refusal-mm-unfit = Вам эту миссию сейчас не дадут: прочтите её условие.
refusal-mm-too-many-cards = На руке пять карт славы: сначала сбросьте одну.
refusal-mm-out-of-moment = Сейчас это не сыграть: момент другой или чего-то не хватает.
refusal-mm-no-captain-left = Сменить капитана больше некому.
refusal-mm-below-target = { $missing ->
    [one] До победы не хватает { $missing } очка.
    [few] До победы не хватает { $missing } очков.
    [many] До победы не хватает { $missing } очков.
   *[other] До победы не хватает { $missing } очков.
}
refusal-mm-no-gold = Скажите, сколько золота.

## На что не хватает

refusal-mm-too-dear = { $missing ->
    [one] Не хватает { $missing } золотого.
    [few] Не хватает { $missing } золотых.
    [many] Не хватает { $missing } золотых.
   *[other] Не хватает { $missing } золотых.
}
refusal-mm-too-few-goods = { $count ->
    [one] Нужно { $count } карта: { $good }.
    [few] Нужно { $count } карты: { $good }.
    [many] Нужно { $count } карт: { $good }.
   *[other] Нужно { $count } карты: { $good }.
}

## «Купцы и мародёры»: чего не разложить

setup-mm-captain = Такого капитана нет, или он уже в игре
setup-mm-ship = Капитан начинает со шлюпом или флейтом
setup-mm-glory-cards = Берут хотя бы одну карту славы
setup-mm-players = В море выходят от двух до четырёх капитанов
setup-mm-colour-twice = У каждого игрока свой цвет
setup-mm-no-such-player = Этим цветом никто не играет
setup-mm-target = Играют хотя бы на одно очко
setup-mm-war = У войны есть своя карта и две страны
setup-mm-above-maximum = Это больше, чем может быть
setup-mm-card = Такой карты нет, или ей здесь не место
setup-mm-card-twice = Эта карта лежит в двух местах
setup-mm-hand-too-full = На руке не больше четырёх карт славы
setup-mm-level = Награды бывают от 1 до 5
setup-mm-naval-ships = У страны военный корабль или эскадра, но не оба
setup-mm-no-port = Здесь нет порта
setup-mm-no-such-side = Эта сторона не сражается
setup-mm-not-aboard = Этого нет на борту
setup-mm-nowhere = Капитан где-то есть, а погибший — нигде
setup-mm-npc-card = Это не капитан того корабля
setup-mm-phase = В этой фазе позиция не начинается, или не с этим
setup-mm-specialist = У капитана по одному специалисту каждого вида
setup-mm-token-twice = Этот жетон лежит в двух местах, или столько их нет

## «Купцы и мародёры»: что сказано в файле

fault-mm-printed = Ожидалась карта игры, например GL-17 или CO-8
