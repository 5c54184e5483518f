//! Whole battles played through the built program as people play them: by mouse, by keys, against each kind of bot.
//!
//! An ordinary captain chooses the orders, from the seat's view of the autosave. A sailor gets them onto the cards:
//! looks for the words on the panels and clicks them, or goes to them with Tab. The sailor waits for nothing but the
//! app at rest, and does nothing twice.

mod again;
mod battles;
mod captain;
mod cards;
mod continuing;
mod cruise;
mod duel;
mod evening;
mod fought;
mod mate;
mod notes;
mod presented;
mod raid;
mod ruling;
mod sailor;
mod voyage;
mod what_if;
mod whole;
