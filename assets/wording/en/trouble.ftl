## The program cannot go on, or has something to explain

trouble-no-display = There is no display to open a window on. Start Weather Gage from a desktop session, or use `weather-gage picture` to draw without a window.
trouble-no-gpu = No graphics driver that can draw the table was found. Install a Vulkan driver (on Debian and Ubuntu: mesa-vulkan-drivers) and start again.
trouble-window = The window cannot be opened: { $reason }
trouble-gpu-gone = The graphics device was lost and does not come back. Your settings are safe; please start again.
trouble-out-of-memory = The graphics card has run out of memory. Choose a lower quality in the settings.
trouble-crash = Weather Gage has hit a fault of its own and must close. A report lies at { $file }.
trouble-crash-no-report = Weather Gage has hit a fault of its own and must close. The report cannot be written: { $reason }
trouble-not-saved = Cannot write { $file }: { $reason }
trouble-mod-model = The model of { $ship } cannot be used: { $reason }. The built-in one is shown.
trouble-mod-file = A file in your data folder is left out: { $reason }
trouble-mod-files =
    { $count ->
        [one] { $count } file in your data folder is left out. Run `weather-gage check` to see why.
       *[other] { $count } files in your data folder are left out. Run `weather-gage check` to see why.
    }
trouble-no-scenario = There is no scenario called { $scenario }.
trouble-safe-graphics = Safe graphics: low quality for this run.
