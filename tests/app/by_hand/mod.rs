//! Whole battles played through the built program as people play them: by mouse, by keys, against each kind of bot.
//!
//! What to order is an ordinary captain's business; he sees his seat's view of the autosave. How it gets onto the cards is
//! the sailor's: he looks for the words on the panels and clicks them, or goes to them with Tab.

mod again;
mod battles;
mod cards;
mod duel;
mod ruling;
mod sailor;

/// The program thinks in threads of its own, and a hand may come a frame before the words it is meant for: what goes wrong
/// once is played once more from its beginning, and has to go well then.
fn steadily(play: impl Fn()) {
    if std::panic::catch_unwind(std::panic::AssertUnwindSafe(&play)).is_err() {
        play();
    }
}
