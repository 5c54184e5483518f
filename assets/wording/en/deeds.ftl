## What a key can do

deed-group-camera = Camera
deed-group-views = Views
deed-group-pieces = Pieces
deed-group-battle = Battle
deed-group-program = Program

deed-orbit = Orbit
deed-orbit-left = Orbit left
deed-orbit-right = Orbit right
deed-orbit-up = Camera higher
deed-orbit-down = Camera lower
deed-pan = Move along the table
deed-grab = Take the table and move it
deed-scroll = Move by scrolling
deed-pan-north = Move away
deed-pan-south = Move nearer
deed-pan-east = Move right
deed-pan-west = Move left
deed-zoom = Zoom
deed-zoom-in = Zoom in
deed-zoom-out = Zoom out
deed-focus = Focus what is under the pointer
deed-home = Whole table
deed-view-board = The board
deed-view-own = My ship boards
deed-view-tray = The tray
deed-view-enemy = The enemy’s side
deed-view-top = From above
deed-store-view = Store view { $number }
deed-store-view-any = Store a view
deed-recall-view = Go to stored view { $number }
deed-recall-view-any = Go to a stored view
deed-lean-in = Lean in
deed-captains-eye = Captain’s eye
deed-next-piece = Next piece
deed-previous-piece = Previous piece
deed-select = Select
deed-throw = Throw the dice, or see them land
deed-tip-in = Tip the dice into the tower
deed-cancel = Cancel
deed-take-up-card = Take up the order card
deed-plot-ahead = Plot: ahead
deed-plot-port = Plot: turn to port
deed-plot-starboard = Plot: turn to starboard
deed-plot-back = Plot: rub out the last step
deed-next-card = Next ship’s card
deed-seal-orders = Seal the orders
deed-proceed = Go on: lift the curtain, skip what is shown
deed-next-beat = Show the next thing
deed-hold-show = Hold the show, or go on
deed-undo = Undo
deed-redo = Redo
deed-log-book = Log book
deed-ships-books = Ships’ books
deed-help = Help
deed-pause = Pause
deed-screenshot = Take a picture
deed-fullscreen = Full screen
deed-toggle-grid = Hex grid on or off
deed-toggle-names = Names on or off
deed-measure = Hold: range, arcs and sight between ships
deed-toggle-pieces = Ships and marks on or off
deed-quick-settings = Quick settings
deed-reload = Read shaders and models again

## Help

help-title = Help
help-first-minute = The first minute
help-orbit = Drag with the right button to look around.
help-pan = Drag with the left button to move along the table.
help-zoom = Turn the wheel to come nearer to what is under the pointer.
help-focus = Double-click a ship to go to her; { $key } shows the whole table.
help-lean-in = Hold { $key } to lean in on a card or a ship board; let go to be back where you were.
help-captains-eye = Press { $key } to stand on the deck of the ship in focus.
help-point = Rest the pointer on anything to read what it is.
help-trackpad = Nothing needs a wheel or a third button: keys zoom and turn as well.

## What the program says in passing

toast-view-stored = View { $number } stored
toast-view-empty = Nothing is stored as view { $number }
toast-screenshot = Picture saved: { $file }
toast-screenshot-failed = The picture cannot be saved: { $reason }
toast-grid-on = Hex grid shown
toast-grid-off = Hex grid hidden
toast-names-on = Names shown
toast-names-off = Names hidden
toast-pieces-on = Ships shown
toast-pieces-off = Ships hidden: the board lies bare
toast-reloaded = Shaders read again
throw-raised = Too weak a throw: the dice were thrown with the least strength.
toast-fullscreen = Full screen. { $key } goes back.
toast-no-ship = Choose a ship first
