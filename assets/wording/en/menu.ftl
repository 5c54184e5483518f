language-name = English
menu-settings = Settings
