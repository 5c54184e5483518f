## Програма не може працювати далі або має пояснитися

trouble-no-display = Немає екрана, на якому можна відкрити вікно. Запустіть Weather Gage з робочого столу або малюйте без вікна: `weather-gage picture`.
trouble-no-gpu = Не знайдено відеодрайвера, здатного намалювати стіл. Установіть драйвер Vulkan (у Debian та Ubuntu: mesa-vulkan-drivers) і запустіть знову.
trouble-window = Не вдається відкрити вікно: { $reason }
trouble-gpu-gone = Зв’язок із відеокартою втрачено, і він не відновлюється. Налаштування цілі; запустіть програму знову.
trouble-out-of-memory = Відеокарті забракло пам’яті. Виберіть нижчу якість у налаштуваннях.
trouble-crash = Weather Gage натрапила на власну помилку й мусить закритися. Звіт: { $file }
trouble-crash-no-report = Weather Gage натрапила на власну помилку й мусить закритися. Звіт записати не вдалося: { $reason }
trouble-not-saved = Не вдається записати { $file }: { $reason }
trouble-mod-model = Модель корабля «{ $ship }» не годиться: { $reason }. Показано вбудовану.
trouble-mod-file = Файл із теки даних пропущено: { $reason }
trouble-mod-files =
    { $count ->
        [one] { $count } файл із теки даних пропущено. Причину скаже `weather-gage check`.
        [few] { $count } файли з теки даних пропущено. Причину скаже `weather-gage check`.
        [many] { $count } файлів із теки даних пропущено. Причину скаже `weather-gage check`.
       *[other] { $count } файлу з теки даних пропущено. Причину скаже `weather-gage check`.
    }
trouble-no-scenario = Немає сценарію з назвою { $scenario }.
trouble-safe-graphics = Безпечна графіка: цього разу якість низька.
