//! Happenings are facts in the past tense, each small enough to be shown alone. A file a chapter gives their facts,
//! rules and secrecy.

mod advanced;
mod boarding;
mod end;
mod gunnery;
mod losses;
mod movement;
mod setting_out;
mod turns;
mod umpire;

use crate::rules::kernel::chapters::chapters;
use crate::rules::the_ships::state::State;

pub use advanced::Advanced;
pub use boarding::{Boarding, Fighters};
pub use end::End;
pub use gunnery::Gunnery;
pub use losses::{Cause, Losses, SailorLoss};
pub use movement::{Collision, Movement, Stop};
pub use setting_out::SettingOut;
pub use turns::Turns;
pub use umpire::Umpire;

chapters! {
    /// A fact.
    pub enum Happening for State {
        SettingOut,
        /// The round of a turn.
        Turns,
        /// Movement, the anchor, and soldiers who go up or down.
        Movement,
        Gunnery,
        Losses,
        Boarding,
        /// By the Advanced rules.
        Advanced,
        Umpire,
        End,
    }
}
