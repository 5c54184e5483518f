//! Pirates of the Crimson Coast in words: happenings, refusals, questions, the names of its things, the texts of its cards.
//!
//! Nothing here knows a language. Every function gives a fact, which `Words` says in any of them. Units are named after their
//! cards.

mod abilities;
mod asks;
mod fleets;
mod happenings;
mod refusals;
mod things;

pub use abilities::{ability, every_ship};
pub use asks::{choice, piece, why};
pub use fleets::{fleet_fault, fleet_flaw};
pub use happenings::happening;
pub use refusals::objection;
pub use things::{
    card, flag, keyword, keyword_why, list, name, nation, order, phase, printed, terrain, terrain_why, treasure_effect,
};

use super::{Arg, Fact, Loud, Spoken};
use crate::rules::kernel::Rule;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::happenings::{Cargo, Guns, Happening, Rams, Sailing, Seas, SettingOut, Strongholds, Turns};
use crate::rules::pirates::refusals::Refusal;
use crate::rules::pirates::setup::SetupFault;
use crate::rules::pirates::state::{Phase, State};
use crate::rules::pirates::view::View;
use crate::rules::pirates::wants::{Choice, Why};

impl Spoken for Pirates {
    /// Players go by their flags, units by their cards.
    type Names = State;
    const ORDERS: Rule = Rule("PC-4.1");
    const END: Rule = Rule("PC-17.1");

    fn names(view: &View) -> &State {
        &view.table
    }

    fn happening(state: &State, told: &Happening) -> Fact {
        happening(state, told)
    }

    fn rule(told: &Happening) -> Rule {
        told.rule()
    }

    fn loud(told: &Happening) -> Loud {
        use Happening as H;
        match told {
            H::Turns(Turns::TurnBegan { .. }) => Loud::Turn,
            H::Turns(Turns::PhaseBegan { .. }) => Loud::Phase,
            H::Turns(Turns::Won { .. } | Turns::Drawn | Turns::PlayerOut { .. })
            | H::Guns(Guns::Sunk { .. } | Guns::BecameDerelict { .. } | Guns::Broadside { .. })
            | H::Rams(Rams::BoardingWon { .. } | Rams::Rammed { .. })
            | H::Strongholds(
                Strongholds::Embraced { .. }
                | Strongholds::KrakenDied { .. }
                | Strongholds::FortBuilt { .. }
                | Strongholds::FortDestroyed { .. },
            )
            | H::Cargo(Cargo::CoinBanked { .. } | Cargo::UniqueTaken { .. }) => Loud::Mark,
            H::SettingOut(SettingOut::IslandDrawn { .. })
            | H::Turns(Turns::TurnEnded { .. } | Turns::FactorsCleared | Turns::OrderOver { .. })
            | H::Sailing(
                Sailing::SailingBegan { .. }
                | Sailing::SegmentSailed { .. }
                | Sailing::SailingOver { .. }
                | Sailing::RestGivenUp { .. }
                | Sailing::TowFollowed { .. },
            )
            | H::Seas(Seas::StoppedToWhirl { .. })
            | H::Strongholds(Strongholds::CountersMixed { .. })
            | H::Cargo(Cargo::Landed { .. } | Cargo::ExploreBegan { .. }) => Loud::Aside,
            _ => Loud::Line,
        }
    }

    fn refusal(refusal: &Refusal) -> (Fact, Rule) {
        (objection(refusal.why), refusal.rule)
    }

    fn question(state: &State, asked: &Why) -> Fact {
        why(state, asked)
    }

    fn asks(why: &Why) -> Rule {
        why.rule()
    }

    fn choice(state: &State, option: &Choice) -> Arg {
        choice(state, option)
    }

    fn phase_key(begun: Phase) -> &'static str {
        phase(begun)
    }

    fn fault(fault: &SetupFault) -> (&str, Fact) {
        (&fault.field, refusals::flaw(&fault.flaw))
    }
}
