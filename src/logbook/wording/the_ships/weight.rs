//! How loud the log of The Ships speaks of what happened, and the numbers in it with their parts.

use super::parts_of_happening;
use crate::logbook::wording::{Fact, Loud};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::Happening;

pub(super) fn loud(told: &Happening) -> Loud {
    use Happening as H;
    match told {
        H::TurnBegan { .. } => Loud::Turn,
        // A ruling stands out: nobody should take it for something that was played.
        H::RulingAgreed { .. } | H::SetRight { .. } => Loud::Mark,
        H::PhaseBegan { .. } | H::BeatBegan { .. } => Loud::Phase,
        H::TokensLaid { .. }
        | H::BoxFilled { .. }
        | H::MarksSet { .. }
        | H::WindowOpened
        | H::TokensDiscarded { .. } => Loud::Aside,
        _ => Loud::Line,
    }
}

pub(super) fn sum(articles: &Articles, told: &Happening) -> Option<(i16, Vec<Fact>)> {
    use Happening as H;
    let need = match told {
        H::VolleyFired { aim, .. } | H::MusketsFired { aim, .. } => aim.need(),
        H::SteadinessThrown { need, .. } | H::FireFought { need, .. } | H::Struck { need, .. } => need.need(),
        H::GrappleThrown { grip, .. } => grip.need(),
        H::TokensReceived { total, .. } => i16::from(*total),
        _ => return None,
    };
    Some((need, parts_of_happening(articles, told)))
}
