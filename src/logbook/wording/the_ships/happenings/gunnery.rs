//! Guns and muskets in words, and what is lost to them.

use super::at;
use crate::logbook::wording::the_ships::faces;
use crate::logbook::wording::the_ships::things::{kind, mast, part, ship, shot};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::{Gunnery, Losses, SailorLoss};
use crate::rules::the_ships::numbers::Silence;
use crate::rules::the_ships::ship_id::ShipId;

/// Guns and muskets.
pub(super) fn gunnery(articles: &Articles, told: &Gunnery) -> Fact {
    use Gunnery as H;
    let name = |id: ShipId| ship(articles, id);
    match *told {
        H::WindowOpened => key::LOG_WINDOW.into(),
        H::HeldFire { ship, battery, target, distance, why } => {
            let (ship, battery, target) = (name(ship), at(battery), name(target));
            match why {
                Silence::NoPowder => key::LogHeldNoPowder { ship, battery, target, distance }.into(),
                Silence::NoRange => key::LogHeldNoRange { ship, battery, target, distance }.into(),
                Silence::Beyond(range) => key::LogHeldBeyond { ship, battery, target, distance, range }.into(),
                Silence::HiddenBy(third) => {
                    key::LogHeldHidden { ship, battery, target, distance, third: name(third) }.into()
                }
                Silence::Land => key::LogHeldLand { ship, battery, target, distance }.into(),
                Silence::Locked => key::LogHeldLocked { ship, battery, target, distance }.into(),
                Silence::NoVolley => key::LogHeldNoVolley { ship, battery, target, distance }.into(),
            }
        }
        H::VolleyFired { ship, battery, shot: load, target, range, set, aim, faces: ref thrown, hits, .. } => {
            key::LogVolley {
                ship: name(ship),
                battery: at(battery),
                shot: Arg::key(shot(load)),
                target: name(target),
                range,
                set,
                faces: faces(thrown),
                need: aim.need(),
                hits,
            }
            .into()
        }
        H::LoadVoid { ship, battery, .. } => key::LogLoadVoid { ship: name(ship), battery: at(battery) }.into(),
        H::RangeVoid { ship, battery, .. } => key::LogRangeVoid { ship: name(ship), battery: at(battery) }.into(),
        H::MusketsFired { ship, target, range, aim, faces: ref thrown, hits } => key::LogMuskets {
            ship: name(ship),
            target: name(target),
            range,
            faces: faces(thrown),
            need: aim.need(),
            hits,
        }
        .into(),
        H::MastsShielded { ship, protection, faces: ref thrown, damage } => {
            key::LogMastsShielded { ship: name(ship), protection, faces: faces(thrown), damage }.into()
        }
        H::CrewShielded { ship, protection, faces: ref thrown, losses } => {
            key::LogCrewShielded { ship: name(ship), protection, faces: faces(thrown), losses }.into()
        }
        H::RudderThrown { ship, faces: ref thrown, lost } => {
            let (ship, faces) = (name(ship), faces(thrown));
            if lost { key::LogRudderHit { ship, faces }.into() } else { key::LogRudderSafe { ship, faces }.into() }
        }
        H::FireThrown { ship, faces: ref thrown, caught } => {
            let (ship, faces) = (name(ship), faces(thrown));
            if caught { key::LogFireStarts { ship, faces }.into() } else { key::LogNoFire { ship, faces }.into() }
        }
    }
}

/// What is lost.
pub(super) fn losses(articles: &Articles, told: &Losses) -> Fact {
    use Losses as H;
    let name = |id: ShipId| ship(articles, id);
    match *told {
        H::BoxCrossed { ship, row, number, .. } => {
            key::LogBox { ship: name(ship), part: Arg::key(part(row)), number }.into()
        }
        H::GunLost { ship, battery, gun, .. } => {
            key::LogGunLost { ship: name(ship), battery: at(battery), gun: gun.saturating_add(1) }.into()
        }
        H::MastBoxCrossed { ship, mast: hit, .. } => {
            key::LogMastBox { ship: name(ship), mast: Arg::key(mast(hit)) }.into()
        }
        H::MastFell { ship, mast: fell } => key::LogMastFell { ship: name(ship), mast: Arg::key(mast(fell)) }.into(),
        H::TokensLost { ship, count } => key::LogTokensLost { ship: name(ship), count }.into(),
        H::SailorLost { ship, to } => sailor_lost(to)(name(ship)),
        H::GunStruckOff { ship, battery, gun } => {
            key::LogGunStruckOff { ship: name(ship), battery: at(battery), gun: gun.saturating_add(1) }.into()
        }
        H::MastStruckOff { ship, mast: hit } => {
            key::LogMastStruckOff { ship: name(ship), mast: Arg::key(mast(hit)) }.into()
        }
        H::SoldierLost { ship, kind: who } => {
            key::LogSoldierLost { ship: name(ship), kind: Arg::key(kind(who)) }.into()
        }
        H::Sank { ship } => key::LogSank { ship: name(ship) }.into(),
        H::PutOutOfAction { ship } => key::LogOutOfAction { ship: name(ship) }.into(),
    }
}

fn sailor_lost(to: SailorLoss) -> fn(Arg) -> Fact {
    match to {
        SailorLoss::Gun => key::LogSailorLostGun::of,
        SailorLoss::SternBox => key::LogSailorLostStern::of,
        SailorLoss::MastBox => key::LogSailorLostMast::of,
        SailorLoss::Grape => key::LogSailorLostGrape::of,
        SailorLoss::Muskets => key::LogSailorLostMuskets::of,
        SailorLoss::Melee => key::LogSailorLostMelee::of,
    }
}
