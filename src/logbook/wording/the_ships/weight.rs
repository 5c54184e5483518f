//! Loudness of happenings in the log of The Ships, and their numbers with parts.

use super::parts_of_happening;
use crate::logbook::wording::{Fact, Loud};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::{Advanced, Boarding, Gunnery, Happening, Movement, Turns, Umpire};

pub(super) fn loud(told: &Happening) -> Loud {
    use Happening as H;
    match told {
        H::Turns(Turns::TurnBegan { .. }) => Loud::Turn,
        // A ruling stands out, so that it is never taken for play.
        H::Umpire(Umpire::RulingAgreed { .. } | Umpire::SetRight { .. }) => Loud::Mark,
        H::Turns(Turns::PhaseBegan { .. }) | H::Movement(Movement::BeatBegan { .. }) => Loud::Phase,
        H::Movement(Movement::TokensLaid { .. } | Movement::TokensDiscarded { .. })
        | H::Turns(Turns::BoxFilled { .. } | Turns::MarksSet { .. })
        | H::Gunnery(Gunnery::WindowOpened) => Loud::Aside,
        _ => Loud::Line,
    }
}

pub(super) fn sum(articles: &Articles, told: &Happening) -> Option<(i16, Vec<Fact>)> {
    use Happening as H;
    let need = match told {
        H::Gunnery(Gunnery::VolleyFired { aim, .. } | Gunnery::MusketsFired { aim, .. }) => aim.need(),
        H::Turns(Turns::SteadinessThrown { need, .. })
        | H::Advanced(Advanced::FireFought { need, .. })
        | H::Boarding(Boarding::Struck { need, .. }) => need.need(),
        H::Boarding(Boarding::GrappleThrown { grip, .. }) => grip.need(),
        H::Turns(Turns::TokensReceived { total, .. }) => i16::from(*total),
        _ => return None,
    };
    Some((need, parts_of_happening(articles, told)))
}
