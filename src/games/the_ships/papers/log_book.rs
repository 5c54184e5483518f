//! The log of The Ships: everything this window was told, put into words.

use crate::games::papers::log_page::{Loud, Saying};
use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::Happening;
use crate::table::speech::Speech;

/// What the log says of something that happened.
#[must_use]
pub fn say(articles: &Articles, told: &Happening, speech: &Speech) -> Saying {
    Saying {
        loud: loud(told),
        text: speech.relate(&words::happening(articles, told)),
        rule: told.rule().0,
        sum: sum(articles, told, speech),
    }
}

fn loud(told: &Happening) -> Loud {
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
    Some(speech.say(key::LogSum { need, parts: Arg::text(parts.join(", ")) }))
}
