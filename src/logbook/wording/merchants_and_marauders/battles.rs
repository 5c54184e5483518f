//! Happenings of raids and battles in words: merchants, contests, volleys, boarding, dice.

use super::asks::{face, faces};
use super::things::{cargo, gold, list};
use crate::logbook::wording::{Arg, Fact, InWords, key};
use crate::rules::merchants_and_marauders::happenings::{Battles, Dice, RaidFault, Raids, Volleys};
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::state::{Outcome, RollKind};
use crate::rules::merchants_and_marauders::words::Location;

pub(super) fn raids(pack: &Pack, told: &Raids) -> Fact {
    key::mm_told_raids!(Raids, told, pack;
        Raids::RaidCardsTurned { cards } => key::MmToldRaidCardsTurned { cards: printed(pack, cards) }.into(),
        Raids::RaidSucceeded { by, nation, plunder } => {
            key::MmToldRaidSucceeded { by: *by, nation: *nation, gold: gold(*plunder) }.into()
        }
    )
}

/// Cargo cards with what is printed on them.
fn printed(pack: &Pack, cards: &[CargoId]) -> Arg {
    list(cards.iter().map(|card| cargo(pack, *card)))
}

pub(super) fn battles(pack: &Pack, told: &Battles) -> Fact {
    key::mm_told_battles!(Battles, told, pack;
        Battles::RewardPaid { by, nation: Some(nation), gold: sum } => {
            key::MmToldRewardPaid { by: *by, nation: *nation, gold: gold(*sum) }.into()
        }
        Battles::RewardPaid { by, nation: None, gold: sum } => {
            key::MmToldPiratePaid { by: *by, gold: gold(*sum) }.into()
        }
        Battles::SpoilsTurned { by, cards } => {
            key::MmToldSpoilsTurned { by: *by, cards: printed(pack, cards) }.into()
        }
        Battles::GoldPlundered { by, from, gold: sum } => {
            key::MmToldGoldPlundered { by: *by, from: *from, gold: gold(*sum) }.into()
        }
    )
}

pub(super) fn volleys(pack: &Pack, told: &Volleys) -> Fact {
    key::mm_told_volleys!(Volleys, told, pack;
        Volleys::LocationsThrown { at, faces } => {
            key::MmToldLocationsThrown { at: *at, what: list(faces.iter().map(|face| aimed(*face))) }.into()
        }
        Volleys::SymbolsHit { at, locations } => {
            let hit = list(locations.iter().map(|location| (*location).into()));
            key::MmToldSymbolsHit { at: *at, what: hit }.into()
        }
        Volleys::HitTaken { at, on, left: 0, .. } => key::MmToldHitDestroyed { at: *at, location: *on }.into(),
        Volleys::HitTaken { at, aimed, on, left, .. } if aimed != on => {
            key::MmToldHitWentOn { at: *at, location: *aimed, left: *left }.into()
        }
        Volleys::HitTaken { at, on, left, .. } => {
            key::MmToldHitTaken { at: *at, location: *on, left: *left }.into()
        }
    )
}

/// A die of a volley names a location, a skull none yet.
fn aimed(shown: u8) -> Arg {
    Location::of_face(shown).map_or_else(|| face(shown), Arg::from)
}

pub(super) fn dice(pack: &Pack, told: &Dice) -> Fact {
    key::mm_told_dice!(Dice, told, pack;
        Dice::DieTurned { by, face: shown, .. } => key::MmToldDieTurned { by: *by, face: face(*shown) }.into(),
        Dice::HitsThrownAgain { at, faces, .. } => {
            key::MmToldHitsThrownAgain { at: *at, what: list(faces.iter().map(|face| aimed(*face))) }.into()
        }
        Dice::HitTurned { at, face, .. } => key::MmToldHitTurned { at: *at, what: aimed(*face) }.into(),
    )
}

impl InWords<Pack> for Vec<u8> {
    fn in_words(&self, _: &Pack) -> Arg {
        faces(self)
    }
}
