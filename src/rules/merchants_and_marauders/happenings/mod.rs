//! Happenings are facts in the past tense, each small enough to be shown alone. A file a chapter gives their facts,
//! rules and secrecy, and applies them: the only place where the state changes.

mod battles;
mod cards;
mod dice;
mod fates;
mod papers;
mod purse;
mod raids;
mod rounds;
mod setting_out;
mod ships;
mod trade;
mod turns;
mod volleys;

use super::state::State;
use super::words::Colour;
use crate::rules::kernel::chapters::chapters;

pub use battles::*;
pub use cards::*;
pub use dice::*;
pub use fates::*;
pub use papers::*;
pub use purse::*;
pub use raids::*;
pub use rounds::*;
pub use setting_out::*;
pub use ships::*;
pub use trade::*;
pub use turns::*;
pub use volleys::*;

macro_rules! told {
    ($($chapter:ident),+ $(,)?) => {
        chapters! {
            /// A fact.
            pub enum Happening for State {
                $($chapter,)+
            }
        }

        impl Happening {
            /// The fact as it is told to a player who shares the secrets of these colours (MM-26).
            #[must_use]
            pub fn as_told(&self, shares: &dyn Fn(Colour) -> bool) -> Self {
                match self {
                    $(Self::$chapter(told) => told.as_told(shares).into(),)+
                }
            }
        }
    };
}

told! {
    SettingOut, Rounds, Turns, Purse, Trade, Ships, Papers, Raids, Battles, Volleys, Dice, Cards, Fates,
}
