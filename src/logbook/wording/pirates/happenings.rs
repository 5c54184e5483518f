//! Happenings in words: one sentence a happening, a ladder a chapter. A new one does not compile without a sentence.

use super::things::{list, name};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::happenings::{
    Cargo, Guns, Happening, Rams, Reason, Sailing, Seas, SettingOut, Strongholds, Turns,
};
use crate::rules::pirates::state::State;

/// One happening.
#[must_use]
pub fn happening(state: &State, told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::SettingOut(told) => setting_out(state, told),
        H::Turns(told) => key::pc_told_turns!(Turns, told, state),
        H::Sailing(told) => key::pc_told_sailing!(Sailing, told, state),
        H::Seas(told) => key::pc_told_seas!(Seas, told, state),
        H::Rams(told) => rams(state, told),
        H::Guns(told) => guns(state, told),
        H::Strongholds(told) => key::pc_told_strongholds!(Strongholds, told, state),
        H::Cargo(told) => key::pc_told_cargo!(Cargo, told, state),
    }
}

fn setting_out(state: &State, told: &SettingOut) -> Fact {
    key::pc_told_setting_out!(SettingOut, told, state;
        SettingOut::RolledOff { faces } => {
            let thrown = faces.iter().map(|(flag, face)| key::PcThingNumber { name: *flag, number: *face }.into());
            key::PcToldRolledOff::of(list(thrown))
        }
        SettingOut::TerrainLeftOut { .. } => key::PC_TOLD_TERRAIN_LEFT_OUT.into(),
    )
}

fn rams(state: &State, told: &Rams) -> Fact {
    key::pc_told_rams!(Rams, told, state;
        Rams::BoardingRolled { unit, against, totals: (own, other), .. } => {
            let (unit, against): (Arg, Arg) = (name(state, *unit), name(state, *against));
            key::PcToldBoardingRolled { unit, own: *own, against, other: *other }.into()
        }
    )
}

fn guns(state: &State, told: &Guns) -> Fact {
    key::pc_told_guns!(Guns, told, state;
        Guns::CoinsSplit { unit, by, to_by, to_own, .. } => {
            key::PcToldCoinsSplit { unit: name(state, *unit), by: *by, most: to_by.len(), rest: to_own.len() }.into()
        }
    )
}
