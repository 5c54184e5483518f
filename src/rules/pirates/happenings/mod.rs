//! Happenings are facts in the past tense, each small enough to be shown alone. A file a chapter gives their facts,
//! rules and secrecy, and applies them: the only place where the state changes.

mod cargo;
mod guns;
mod rams;
mod sailing;
mod seas;
mod setting_out;
mod strongholds;
mod turns;

use super::state::State;
use super::words::Flag;
use crate::rules::kernel::chapters::chapters;

pub use cargo::*;
pub use guns::*;
pub use rams::*;
pub use sailing::*;
pub use seas::*;
pub use setting_out::*;
pub use strongholds::*;
pub use turns::*;

macro_rules! told {
    ($($chapter:ident),+ $(,)?) => {
        chapters! {
            /// A fact.
            pub enum Happening for State {
                $($chapter,)+
            }
        }

        impl Happening {
            /// The fact as it is told to a player who shares the secrets of these players (PC-21.1 to 21.5).
            #[must_use]
            pub fn as_told(&self, shares: &dyn Fn(Flag) -> bool) -> Self {
                match self {
                    $(Self::$chapter(told) => told.as_told(shares).into(),)+
                }
            }
        }
    };
}

told! {
    SettingOut, Turns, Sailing, Seas, Rams, Guns, Strongholds, Cargo,
}
