//! The log of The Ships: everything this window was told, put into words.

use crate::games::papers::log_page::{LogLine, Loud};
use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::play::log::LogBook;
use crate::rules::kernel::Viewer;
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::ruleset::TheShips;
use crate::table::speech::Speech;

/// Most lines that are laid out; the older ones are in the replay.
const MOST: usize = 600;

/// The lines this viewer was told, put into words; those after `last` are left out.
#[must_use]
pub fn log_lines(
    log: &LogBook<TheShips>,
    viewer: Viewer,
    last: Option<usize>,
    articles: &Articles,
    speech: &Speech,
) -> Vec<LogLine> {
    let mut lines: Vec<_> = log
        .told_to(viewer)
        .rev()
        .skip_while(|(line, _)| last.is_some_and(|last| line.number > last))
        .take(MOST)
        .map(|(line, told)| LogLine {
            number: line.number,
            loud: loud(told),
            text: speech.relate(&words::happening(articles, told)),
            rule: told.rule().0,
            sum: sum(articles, told, speech),
            struck: line.struck,
        })
        .collect();
    lines.reverse();
    lines
}

fn loud(told: &Happening) -> Loud {
    use Happening as H;
    match told {
        H::TurnBegan { .. } => Loud::Turn,
        H::PhaseBegan { .. } | H::BeatBegan { .. } => Loud::Phase,
        H::TokensLaid { .. }
        | H::BoxFilled { .. }
        | H::MarksSet { .. }
        | H::WindowOpened
        | H::TokensDiscarded { .. } => Loud::Aside,
        _ => Loud::Line,
    }
}

fn sum(articles: &Articles, told: &Happening, speech: &Speech) -> Option<String> {
    use Happening as H;
    let need = match told {
        H::VolleyFired { aim, .. } | H::MusketsFired { aim, .. } => aim.need(),
        H::SteadinessThrown { need, .. } | H::FireFought { need, .. } | H::Struck { need, .. } => need.need(),
        H::GrappleThrown { grip, .. } => grip.need(),
        H::TokensReceived { total, .. } => i16::from(*total),
        _ => return None,
    };
    let parts: Vec<_> = words::parts_of_happening(articles, told).iter().map(|part| speech.relate(part)).collect();
    if parts.len() < 2 {
        return None;
    }
    Some(speech.tell(key::LOG_SUM, &[("need", need.into()), ("parts", Arg::text(parts.join(", ")))]))
}
