//! A toy game of two to four seats, *Prize Money*: a hand of cards, a shuffled deck, dice, a sealed order and a choice
//! inside a rule. It is the example along which `docs/a-new-game.md` tells how a game comes aboard.
//!
//! Its rules, by number:
//!
//! - **PM-1** Two to four captains. The deck is shuffled and everybody is dealt three cards.
//! - **PM-2** In every round each captain lays a card face down (a sealed order).
//! - **PM-3** Cards are turned; each captain throws a die and adds it. The highest sum takes the prize; of equal ones the
//!   first from the captain on who leads the round. The lead goes round the table.
//! - **PM-4** Who takes the prize chooses: two pieces of gold, or to lift two cards of the deck, to keep one of them and to
//!   put the other under it. Others do not see these cards.
//! - **PM-5** Then everybody draws a card, as long as there are any.
//! - **PM-6** After the last round the captain with the most gold has won; equal ones share.
//! - **PM-7** Instead of laying a card a captain may propose to end the game now. It ends if all others agree.

mod crew;
mod rules;
pub mod state;
pub mod view;

pub use rules::PrizeMoney;
