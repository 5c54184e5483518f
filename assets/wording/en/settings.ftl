## Settings: the page and its parts

settings-title = Settings
settings-general = General
settings-picture = Picture
settings-ease = Ease of use
settings-keys = Keys and buttons
settings-reset-page = Reset this page
settings-damaged = The settings file was damaged. It is kept as { $file }; the defaults are in use.
settings-not-saved = The settings cannot be saved: { $reason }

## General

settings-language = Language
settings-language-hint = Changes every word at once. The language of the system is the default.

## Picture

settings-quality = Quality
settings-quality-low = Low
settings-quality-low-hint = For machines without a graphics card: no shadows, still water.
settings-quality-medium = Medium
settings-quality-medium-hint = Soft shadows and moving water.
settings-quality-high = High
settings-quality-high-hint = Everything the table has: finer shadows, smoother edges, glow of the lantern.
settings-window = Window
settings-window-windowed = Windowed
settings-window-fullscreen = Full screen
settings-window-hint = Full screen keeps the desktop’s resolution.
settings-vsync = Vertical sync
settings-vsync-hint = Waits for the screen, so that the picture does not tear.
settings-frame-cap = Frame limit
settings-frame-cap-none = No limit
settings-frame-cap-hint = A lower limit keeps the machine cool and quiet.
settings-venue = Where the table stands
settings-venue-hint = In the great cabin of a ship, or before a tavern on the quay, with the harbour behind it.
settings-venue-cabin = Great cabin
settings-venue-quay = Quay
settings-hour = Hour and weather
settings-hour-hint = By the hour and the weather of the scenario, by night with lantern and moon, or on a bright morning: in the stern windows and at sea.
settings-hour-scenario = As the scenario
settings-hour-night = Night
settings-hour-morning = Morning
settings-brightness = Brightness
settings-brightness-hint = Of the table; the panels stay as they are.
settings-brightness-dim = Dim
settings-brightness-middle = Middle
settings-brightness-bright = Bright
settings-large-ships = Larger ships
settings-large-ships-hint = Ships are shown larger than their base, to be seen from a chair. Ships sailed by rulers stay as large as their outline.
settings-still-water = Still water
settings-still-water-hint = The sea does not move. Saves power.

## Ease of use

settings-ui-scale = Interface size
settings-ui-scale-hint = Size of all panels and print, from 75 to 200 %, as far as the window has room.
settings-ui-scale-here = { $percent } % here: this window has no room for more.
settings-percent = { $percent } %
settings-large-print = Large print
settings-large-print-hint = Larger and heavier letters on panels and on the table.
settings-words = Words on buttons
settings-words-hint = The buttons above and below the table show words instead of pictures.
settings-palette = Colours
settings-palette-hint = The colours of the sides and of marks. Each side has a pattern as well, whatever you choose.
settings-palette-classic = Classic
settings-palette-safe = Colour-blind safe
settings-palette-high-contrast = High contrast
settings-reduced-motion = Reduced motion
settings-reduced-motion-hint = The camera cuts instead of flying; water and flags stand still.
settings-follow = Camera follows the action
settings-follow-hint = Any movement of yours takes the camera back at once.
settings-follow-off = Never
settings-follow-gentle = Gently
settings-follow-full = Closely
settings-sensitivity = Sensitivity of the hands
settings-sensitivity-hint = How fast the camera follows drags, the wheel and held keys.
settings-quick-dice = Quick dice
settings-quick-dice-hint = The same throw, shown only as it comes to rest.
settings-hints = Hints
settings-hints-hint = The first time something new is asked for, one sentence stands beside it.

## Sound

settings-sound = Sound
settings-mute = Silence
settings-mute-hint = No sound at all. A key does the same everywhere.
settings-volume-all = Everything
settings-volume-all-hint = All sounds together.
settings-volume-dice = Dice
settings-volume-dice-hint = Dice, cubes, the tower and the tray, coins and lead.
settings-volume-battle = Battle
settings-volume-battle-hint = Guns, timber, men, fire.
settings-volume-table = Table
settings-volume-table-hint = Cards, cloth, paper, the bell, buttons.
settings-volume-sea = Sea and wind
settings-volume-sea-hint = Sea, wind, the ship’s timbers around you.
settings-volume-music = Music
settings-volume-music-hint = Tunes at the title, in harbour, and a few under a fight.
settings-mono = Mono
settings-mono-hint = Both ears hear the same.
settings-captions = Captions
settings-captions-hint = Writes what is heard, from which side, how near.
settings-caption-size = Size of captions
settings-caption-size-hint = Beside other print.
settings-caption-ground = Ground of captions
settings-caption-ground-hint = How much of the table is seen behind them.
settings-caption-ground-clear = Clear
settings-caption-ground-tinted = Tinted
settings-caption-ground-solid = Solid

sound-gun = Guns
sound-musket = A musket
sound-muskets = Musketry
sound-timber = Timber breaking
sound-splash = Shot in the water
sound-mast = A mast falling
sound-hull = Hull on hull
sound-aground = A keel on the ground
sound-grapple = Grapples
sound-melee = Fighting on deck
sound-cheer = Cheers
sound-fire = Fire
sound-sinking = A ship going down
sound-blast = An explosion
sound-anchor = An anchor let go
sound-rope = Ropes
sound-bell = The ship’s bell
sound-cloth = The curtain
sound-card = Cards turned
sound-struck-wood = Struck wood
sound-dice = Dice
sound-lead = Metal on wood
sound-coins = Coins
caption-at = { $sound }, { $side }, { $far }
caption-around = { $sound }
caption-port = port side
caption-starboard = starboard side
caption-ahead = ahead
caption-near = near
caption-middle = not far
caption-far = far off

## Keys and buttons

bindings-hint = Click a key to change it, then press the new one. Esc leaves it as it was.
bindings-press = Press a key or a button…
bindings-remove = Remove
bindings-none = None
bindings-reset = Reset
bindings-reset-all = Reset all keys
bindings-conflict = { $key } already does this: { $deed }
bindings-conflict-replace = Take it away from there
bindings-conflict-count =
    { $count ->
        [one] { $count } key does two things
       *[other] { $count } keys do two things
    }

## Names of keys and buttons

input-mouse-left = Left button
input-mouse-right = Right button
input-mouse-middle = Middle button
input-mouse-back = Back button
input-mouse-forward = Forward button
input-wheel = Wheel
input-drag = Drag { $button }
input-double-click = Double click
input-key-space = Space
input-key-enter = Enter
input-key-escape = Esc
input-key-tab = Tab
input-key-backspace = Backspace
input-key-delete = Delete
input-key-insert = Insert
input-key-home = Home
input-key-end = End
input-key-page-up = Page Up
input-key-page-down = Page Down
input-key-shift = Shift
input-key-control = Ctrl
input-key-alt = Alt
input-key-left = Left arrow
input-key-right = Right arrow
input-key-up = Up arrow
input-key-down = Down arrow
input-key-print-screen = Print Screen
input-key-pad = Keypad { $key }

bindings-set = Keys for
bindings-set-hint = Everything on one half of the keyboard, for one hand. Keys of your own are replaced.
bindings-both = Both hands
bindings-left = Left hand
bindings-right = Right hand
settings-press = Press instead of hold
settings-press-hint = A key that is held otherwise is pressed once to begin and once more to end. Esc ends it too.
