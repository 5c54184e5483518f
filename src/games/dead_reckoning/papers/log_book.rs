//! The log of a battle: everything this window was told, in words with rule numbers.

use crate::games::papers::log_page::{LogLine, Loud};
use crate::logbook::wording::Fact;
use crate::play::log::LogBook;
use crate::rules::dead_reckoning::facts;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::Viewer;
use crate::table::speech::Speech;

/// Most lines that are laid out.
const MOST: usize = 600;

fn loud(told: &Happening) -> Loud {
    use Happening as H;
    match told {
        H::Declared { .. } => Loud::Turn,
        H::PhaseBegan { .. } | H::StrengthCounted { .. } | H::Won { .. } => Loud::Phase,
        H::ToAct { .. } | H::CubesTaken { .. } | H::Stowed { .. } | H::CubesReturned { .. } => Loud::Aside,
        _ => Loud::Line,
    }
}

/// The lines this viewer was told, put into words; those after `last` are left out.
#[must_use]
pub fn log_lines(log: &LogBook<DeadReckoning>, viewer: Viewer, last: Option<usize>, speech: &Speech) -> Vec<LogLine> {
    let mut lines: Vec<_> = log
        .told_to(viewer)
        .rev()
        .skip_while(|(line, _)| last.is_some_and(|last| line.number > last))
        .take(MOST)
        .map(|(line, told)| LogLine {
            number: line.number,
            loud: loud(told),
            text: speech.relate(&Fact::from(&facts::happening(told))),
            rule: told.rule().0,
            sum: None,
            struck: line.struck,
        })
        .collect();
    lines.reverse();
    lines
}
