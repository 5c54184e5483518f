//! Whole battles played through the built program as people play them: by mouse, by keys, against each kind of bot.
//!
//! What to order is an ordinary captain's business; he sees his seat's view of the autosave. How it gets onto the cards is
//! the sailor's: he looks for the words on the panels and clicks them, or goes to them with Tab. He waits for nothing but the
//! app at rest, and does nothing twice.

mod again;
mod battles;
mod captain;
mod cards;
mod continuing;
mod duel;
mod fought;
mod mate;
mod notes;
mod presented;
mod ruling;
mod sailor;
mod voyage;
mod what_if;
