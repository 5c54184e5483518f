//! What happened, in words: one sentence a happening, battle, turn and end alike.

mod battle;
mod voyage;

use crate::logbook::wording::Fact;
use crate::rules::dead_reckoning::happenings::Happening;

/// One happening. Every one has an arm of its own: one that is new does not compile without a sentence.
#[must_use]
pub fn happening(told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::SettingOut(told) => voyage::setting_out(told),
        H::Turns(told) => voyage::turns(told),
        H::Sailing(told) => voyage::sailing(told),
        H::Stowing(told) => voyage::stowing(told),
        H::Sailors(told) => voyage::sailors(told),
        H::Advancements(told) => voyage::advancements(told),
        H::Islands(told) => voyage::islands(told),
        H::Battle(told) => battle::battle(told),
        H::Cubes(told) => battle::cubes(told),
        H::Outcome(told) => battle::outcome(told),
        H::Marks(told) => battle::marks(told),
        H::Umpire(told) => voyage::umpire(told),
        H::End(told) => voyage::end(told),
    }
}

fn count(list: &[impl Sized]) -> i64 {
    i64::try_from(list.len()).unwrap_or(i64::MAX)
}
