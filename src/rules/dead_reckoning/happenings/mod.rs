//! Happenings are facts in the past tense, each small enough to be shown alone. A file a chapter gives their facts,
//! rules and secrecy.

mod advancements;
mod battle;
mod cubes;
mod end;
mod islands;
mod marks;
mod outcome;
mod sailing;
mod sailors;
mod setting_out;
mod stowing;
mod turns;
mod umpire;

use crate::rules::dead_reckoning::state::State;
use crate::rules::kernel::chapters::chapters;

pub use advancements::Advancements;
pub use battle::{Battle, Extra, Reason};
pub use cubes::{Cubes, Removed};
pub use end::End;
pub use islands::Islands;
pub use marks::Marks;
pub use outcome::{Blow, Outcome};
pub use sailing::Sailing;
pub use sailors::{Drawing, Levelling, Sailors};
pub use setting_out::SettingOut;
pub use stowing::{Stow, Stowing};
pub use turns::Turns;
pub use umpire::Umpire;

chapters! {
    /// A fact.
    pub enum Happening for State {
        SettingOut,
        /// The round of turns.
        Turns,
        /// Sails, movement, abilities of the main phase.
        Sailing,
        Stowing,
        /// Sailors and their decks.
        Sailors,
        Advancements,
        Islands,
        /// A battle, up to its winner.
        Battle,
        /// Cubes in tower and tray.
        Cubes,
        Outcome,
        Marks,
        Umpire,
        End,
    }
}
