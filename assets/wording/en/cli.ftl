## The command line

cli-about = A 3D tabletop for age-of-sail board games
cli-about-window = Without a subcommand the table opens in a window.
cli-picture = Draws a picture without a window
cli-drive = Runs the program under a script, as a player would use it
cli-drive-file = The script, a step a line; - reads standard input
cli-drive-out = Folder for the pictures
cli-drive-window = In a window, where seconds are real ones, instead of off screen
cli-drive-set-out = Shows how a new battle is set out; otherwise it stands there at once
cli-check = Looks through data files and says what is wrong and where
cli-script = Plays a scripted match without a window
cli-whole = A script that ends while something is still wanted has failed
cli-script-save = Save the match as the script leaves it, to go on with at the table
cli-simulate = Lets bots play against each other
cli-dice = Throws dice without a window and counts
cli-replay = Plays a saved battle again
cli-log-book = Writes the log of a recorded battle, as text or as one page
cli-log-html = File for the page, with rules and courses in it
cli-log-side = The log as this side was told it; only of a battle that is over
cli-game = The game to open
cli-scenario = The scenario to open
cli-load = A saved battle to open
cli-lang = Language of the interface: en, ru, pl, uk, or one from the data folder
cli-data = Data folder with your own ships, tiles, scenarios, models and languages
cli-config = Settings folder
cli-windowed = Opens a window of this size, such as 1280x720
cli-fullscreen = Fills the screen
cli-safe-graphics = Low quality, for drivers that misbehave
cli-list-gpus = Names the graphics drivers the program could use
cli-seed = Seed of everything drawn by lot
cli-view = Where to look from: table, board, top, tray or a side; deck, bow, stern, broadside or focus, also of one ship, as bow:revenge
cli-size = Size of the picture, such as 1280x720
cli-out = File to write
cli-quality = Quality: low, medium or high
cli-cards = Instead of the table every card of this game on one sheet, no wider than --size if it is given
cli-hide-panels = Only the table, without panels
cli-log = How much is logged: error, warn, info, debug or trace
cli-files = Files to look through
cli-needs-window = `{ $command }` needs the window: build with the default features.
cli-not-yet = `{ $command }` is not there yet.
cli-bad-value = { $value } is no { $what }.
cli-checked =
    { $count ->
        [one] { $count } file is fine
       *[other] { $count } files are fine
    }
cli-checked-nothing = There is no data file here: nothing was looked at.
cli-checked-faulty =
    { $count ->
        [one] { $count } file was looked at.
       *[other] { $count } files were looked at.
    }
cli-no-data-folder = There is no data folder { $folder }: only what the program carries is played with.
cli-measure = Measure how long the window takes to start and to draw
cli-empty = An empty window of the same engine, to compare with
cli-measure-dice = While twenty dice fall into the tray, again and again
cli-measure-moving = While the eye goes around the table
cli-measure-without = Leave a part out, to see what it costs
cli-measure-plain = Draw the same things with the engine’s own material
cli-measure-pipelines = List the pipelines that were made, and those made twice
cli-dice-die = The die: d20, d6 or cube
cli-dice-count = How many dice in a throw
cli-dice-throws = How many throws
cli-dice-way = How they are thrown: tower, hand or tray
cli-dice-jobs = How many threads share the throws
cli-dice-film = Looks again two seconds after reading: does anything change?
cli-dice-bench = Compares the speed with a bare loop of the physics
cli-dice-memory = Looks for what dice remember: of the hand, the shake, their neighbours and the throw before
cli-dice-weak = With --memory: only hands too weak, whose throws are raised
cli-dice-too-many =
    { $count ->
        [one] { $count } cube is too many for one throw: at most { $limit } go into the tower together.
       *[other] { $count } cubes are too many for one throw: at most { $limit } go into the tower together.
    }
cli-dice-unthrowable = These dice cannot be thrown: { $error }.
cli-dice-no-vessels = The description of tower and tray cannot be read: { $error }.
cli-needs-physics = `{ $command }` needs the physics: build with the feature `physics`.
cli-players = A whole game of so many players instead of a scenario
cli-simulate-dice = How things fall: as the seed has it, or as bodies
cli-pairs = Plays so many pairs of matches with the sides changed, and says how much stronger the first bot is
cli-strict = Look after every input whether everything is still in its place
cli-kinds = Counts victories by kind of player as well: what they began with, how they lived
cli-record = Folder for the journals of the battles
cli-not-printed = What was to be printed could not be written: { $reason }.

## Scripts that do not fit

script-other-game = No game { $game } is played by scripts
script-no-scenario = There is no scenario { $id }
script-no-side = There is no side { $side }: it is { $sides }
script-cube-count = Cubes wanted: { $wanted }; zones given: { $given }
script-no-zone = There is no zone { $zone } for a cube here
script-no-cube = Cube { $cube } does not lie in the tray
script-shuffle-wanted = The order of a deck is wanted here, cards: { $cards }
script-refused = Refused by { $rule }: { $reason }
script-refused-by-other = Refused by { $rule } and not by { $announced }: { $reason }
script-not-refused = The order was to be refused by { $rule } and was taken
script-no-refusal = No refusal by { $rule } followed
script-dice-count = Dice wanted: { $wanted }; dice given: { $given }
script-face = No die has a face { $face }
script-no-choice = { $word } is none of these: { $words }
script-throw-wanted = A throw of { $side } is wanted here, dice: { $dice }
script-choice-wanted = { $side } has to choose here: { $words }
script-orders-wanted = Orders are wanted here of { $sides }
script-order-not-wanted = No order of { $side } is wanted here, but of { $sides }
script-over = The battle is over, and this step is left
script-no-such-input = This game has no cubes and no decks
script-not-happened = This has not happened since the step before: { $happening }
script-nearest = { $missing }; nearest to it is { $nearest }: at { $path } it has { $found }, not { $wanted }
script-out-of-order = This has happened, but not in this order: { $happening }
script-happened = This was not to happen: { $happening }
script-other-want = Wanted here is { $found }, not { $wanted }
script-set-up-taken = The set-up was to be refused for { $field } and was taken
script-no-ship = There is no ship { $ship }: there are { $ships }
script-unfinished = The script has ended, and something is still wanted.
script-no-such-state = The state has nothing at { $path }
script-other-state = At { $path } the state has { $found }, not { $wanted }

## Journals that cannot be played again

journal-not-one = This is no journal of a battle
journal-later-form = A later version of the program has written it
journal-checksum = Something in it was changed, or it was cut short
journal-sealed = What was played is sealed as long as the battle lasts; only the table on which it is played can open it
journal-unreadable = It cannot be understood: { $reason }
journal-other-game = It belongs to another game: { $game }
journal-other-rules = It was played under other rules, version { $version }
journal-setup = Its set-up cannot be laid out, { $field }: { $reason }
journal-misfit = Entry { $entry } does not fit: { $rule }
journal-unlike = Entry { $entry } is not written as it is played
journal-diverged = After entry { $entry } the rules give { $found }, and { $written } is written
replay-end = The battle goes on after it: whether something was cut off cannot be said
replay-rules = It was written under rules { $version }; nothing in it is played differently now
replay-set-up = It begins with something of its own, which is compared with nothing
replay-dice =
    { $count ->
        [one] { $count } throw without a record that falls alike: any face could have been written
       *[other] { $count } throws without a record that falls alike: any face could have been written
    }
cli-sound = Writes what is heard at the table as WAV files, and measures it
cli-sound-name = The sound or tune; without one, all of them are measured
cli-sound-take = Which take of it: no two are alike
cli-sound-scene = A scenario fought out by bots, as it is heard at its fiercest
cli-sound-seconds = How many seconds of it
cli-sound-music = The band plays under it as well
cli-manual = Prints the manual, or writes it with the completions of the shells
cli-manual-out = Writes all pages and completions under this folder

## Help

help-any-options = OPTIONS
help-default = default
help-print-help = Print help
help-print-version = Print version
help-print-commands = Print this message or the help of the given subcommand(s)
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-command = COMMAND
help-possible-values = possible values
