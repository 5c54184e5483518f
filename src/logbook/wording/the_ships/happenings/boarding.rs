//! Boarding in words, and what the Advanced rules bring.

use crate::logbook::wording::the_ships::faces;
use crate::logbook::wording::the_ships::things::{fighters, kind, officer, ship, step};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::{Advanced, Boarding};
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::ship_id::ShipId;

/// Hand to hand.
pub(super) fn boarding(articles: &Articles, told: &Boarding) -> Fact {
    use Boarding as H;
    let name = |id: ShipId| ship(articles, id);
    match *told {
        H::ApproachChosen { ship, step: made } => {
            key::LogApproach { ship: name(ship), step: Arg::key(step(made)) }.into()
        }
        H::GrappleThrown { ship, target, face, grip, held } => {
            let (ship, target, need) = (name(ship), name(target), grip.need());
            match held {
                true => key::LogGrappleHeld { ship, target, face, need }.into(),
                false => key::LogGrappleMissed { ship, target, face, need }.into(),
            }
        }
        H::Locked { boarder, boarded } => key::LogLocked { boarder: name(boarder), boarded: name(boarded) }.into(),
        H::StrikesShared { ship, against, pikemen, musketeers, sailors } => {
            key::LogStrikesShared { ship: name(ship), against: name(against), pikemen, musketeers, sailors }.into()
        }
        H::Struck { ship, against, who, need, faces: ref thrown, hits } => key::LogStruck {
            ship: name(ship),
            against: name(against),
            who: Arg::key(fighters(who)),
            faces: faces(thrown),
            need: need.need(),
            hits,
        }
        .into(),
        H::Felled { ship, who } => key::LogFelled { ship: name(ship), who: Arg::key(fighters(who)) }.into(),
        H::RoundFought { boarder, boarded } => key::LogRound { boarder: name(boarder), boarded: name(boarded) }.into(),
        H::Taken { ship, by } => key::LogTaken { ship: name(ship), by: name(by) }.into(),
        H::CameFree { ship, .. } => key::LogCameFree { ship: name(ship) }.into(),
    }
}

/// By the Advanced rules.
pub(super) fn advanced(articles: &Articles, told: &Advanced) -> Fact {
    use Advanced as H;
    let name = |id: ShipId| ship(articles, id);
    match *told {
        H::RudderLost { ship } => key::LogRudderLost { ship: name(ship) }.into(),
        H::BurningSideThrown { ship, face } => key::LogBurningSide { ship: name(ship), face }.into(),
        H::CaughtFire { ship, fire: Fire::Port } => key::LogCaughtFirePort { ship: name(ship) }.into(),
        H::CaughtFire { ship, fire: Fire::Starboard } => key::LogCaughtFireStarboard { ship: name(ship) }.into(),
        H::CaughtFire { ship, fire: Fire::Train } => key::LogCaughtFireTrain { ship: name(ship) }.into(),
        H::FireFought { ship, faces: ref thrown, need } => {
            key::LogFireFought { ship: name(ship), faces: faces(thrown), need: need.need() }.into()
        }
        H::FireLeft { ship, face } => key::LogFireLeft { ship: name(ship), face }.into(),
        H::FireOut { ship } => key::LogFireOut { ship: name(ship) }.into(),
        H::BurnsOn { ship } => key::LogBurnsOn { ship: name(ship) }.into(),
        H::FireDamaged { ship } => key::LogFireDamaged { ship: name(ship) }.into(),
        H::BlewUp { ship } => key::LogBlewUp { ship: name(ship) }.into(),
        H::OfficerThrown { ship, face, hit } => {
            let ship = name(ship);
            if hit { key::LogOfficerHit { ship, face }.into() } else { key::LogOfficerSafe { ship, face }.into() }
        }
        H::OfficerDrawn { ship, face, officer: drawn } => {
            key::LogOfficerDrawn { ship: name(ship), face, officer: Arg::key(officer(drawn)) }.into()
        }
        H::OfficerFell { ship, officer: fell, instead_of } => {
            let fallen = Arg::key(officer(fell));
            match instead_of {
                Some(other) => {
                    key::LogOfficerInstead { ship: name(ship), officer: fallen, instead: Arg::key(officer(other)) }
                        .into()
                }
                None => key::LogOfficerFell { ship: name(ship), officer: fallen }.into(),
            }
        }
        H::Surrendered { ship } => key::LogSurrendered { ship: name(ship) }.into(),
        H::WentAshore { ship, kind: who, hex } => {
            key::LogAshore { ship: name(ship), kind: Arg::key(kind(who)), column: hex.col, row: hex.row }.into()
        }
        H::LandingCancelled { ship } => key::LogLandingCancelled { ship: name(ship) }.into(),
        H::TrainFired { ship } => key::LogTrainFired { ship: name(ship) }.into(),
        H::Scorched { ship, by, face, caught } => {
            let (ship, by) = (name(ship), name(by));
            if caught {
                key::LogScorched { ship, by, face }.into()
            } else {
                key::LogNotScorched { ship, by, face }.into()
            }
        }
        H::FuseThrown { ship, face } => key::LogFuse { ship: name(ship), face }.into(),
    }
}
