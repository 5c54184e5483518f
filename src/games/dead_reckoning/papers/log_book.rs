//! The log of a battle: everything this window was told, in words with rule numbers.

use crate::games::papers::log_page::{Loud, Saying};
use crate::logbook::wording::dead_reckoning as words;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::table::speech::Speech;

fn loud(told: &Happening) -> Loud {
    use Happening as H;
    match told {
        H::Declared { .. } => Loud::Turn,
        H::StrengthCounted { .. } | H::Won { .. } => Loud::Mark,
        H::PhaseBegan { .. } => Loud::Phase,
        H::ToAct { .. } | H::CubesTaken { .. } | H::Stowed { .. } | H::CubesReturned { .. } => Loud::Aside,
        _ => Loud::Line,
    }
}

/// What the log says of something that happened.
#[must_use]
pub fn say(told: &Happening, speech: &Speech) -> Saying {
    Saying { loud: loud(told), text: speech.relate(&words::happening(told)), rule: told.rule().0, sum: None }
}
