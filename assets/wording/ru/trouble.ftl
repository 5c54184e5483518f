## Программа не может работать дальше или должна объясниться

trouble-no-display = Нет экрана, на котором можно открыть окно. Запустите Weather Gage из рабочего стола или рисуйте без окна: `weather-gage picture`.
trouble-no-gpu = Не найден видеодрайвер, способный нарисовать стол. Установите драйвер Vulkan (в Debian и Ubuntu: mesa-vulkan-drivers) и запустите снова.
trouble-window = Не удаётся открыть окно: { $reason }
trouble-gpu-gone = Связь с видеокартой потеряна и не восстанавливается. Настройки целы; запустите программу снова.
trouble-out-of-memory = Видеокарте не хватило памяти. Выберите качество пониже в настройках.
trouble-crash = Weather Gage столкнулась с собственной ошибкой и должна закрыться. Отчёт: { $file }
trouble-crash-no-report = Weather Gage столкнулась с собственной ошибкой и должна закрыться. Отчёт записать не удалось: { $reason }
trouble-not-saved = Не удаётся записать { $file }: { $reason }
trouble-mod-model = Модель корабля «{ $ship }» не годится: { $reason }. Показана встроенная.
trouble-mod-file = Файл из папки данных пропущен: { $reason }
trouble-mod-files =
    { $count ->
        [one] { $count } файл из папки данных пропущен. Причину скажет `weather-gage check`.
        [few] { $count } файла из папки данных пропущены. Причину скажет `weather-gage check`.
        [many] { $count } файлов из папки данных пропущено. Причину скажет `weather-gage check`.
       *[other] { $count } файла из папки данных пропущено. Причину скажет `weather-gage check`.
    }
trouble-no-scenario = Нет сценария с именем { $scenario }.
trouble-safe-graphics = Безопасная графика: в этот раз качество низкое.
