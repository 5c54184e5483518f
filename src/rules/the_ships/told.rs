//! Who is told what of what happens (TS-29). What nobody has decided on is told to nobody.

use crate::rules::kernel::{Secrecy, Viewer};

use super::happenings::Happening;
use super::state::State;
use super::view::open_card;

/// The happening as this viewer is told it.
#[must_use]
pub fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
    use Happening as H;
    let shares = |ship| state.place_of(ship).is_some_and(|place| viewer.shares_secrets_of(state.owner(place)));
    Some(match happening {
        told if secrecy(told).is_open() => told.clone(),
        H::FittedOut { ship, .. }
        | H::CardLaid { ship, .. }
        | H::RangeSet { ship, .. }
        | H::LoadingBegan { ship, .. }
        | H::CardTurned { ship, .. }
        | H::HeldFire { ship, .. }
        | H::DeckOrderLapsed { ship, .. }
        | H::BoxFilled { ship, .. }
            if shares(*ship) =>
        {
            happening.clone()
        }
        H::FittedOut { ship, .. } => H::FittedOut { ship: *ship, secret: None },
        H::CardLaid { ship, .. } => H::CardLaid { ship: *ship, secret: None },
        H::RangeSet { ship, battery, .. } => H::RangeSet { ship: *ship, battery: *battery, secret: None },
        H::LoadingBegan { ship, battery, .. } => H::LoadingBegan { ship: *ship, battery: *battery, secret: None },
        H::CardTurned { ship, sails, card } => {
            H::CardTurned { ship: *ship, sails: *sails, card: card.as_ref().map(open_card) }
        }
        _ => return None,
    })
}

/// How each happening stands to what is secret (TS-29).
#[must_use]
pub fn secrecy(happening: &Happening) -> Secrecy {
    use Happening as H;
    match happening {
        H::WindThrown { .. }
        | H::WindSet { .. }
        | H::PlacingThrown { .. }
        | H::ToPlace { .. }
        | H::Placed { .. }
        | H::AllPlaced { .. }
        | H::PhaseBegan { .. }
        | H::TurnBegan { .. }
        | H::SteadinessThrown { .. }
        | H::PanicBroke { .. }
        | H::PanicEnded { .. }
        | H::OrdersLost { .. }
        | H::TokensReceived { .. }
        | H::AnchorDropped { .. }
        | H::AnchorWeighed { .. }
        | H::CableCut { .. }
        | H::WentBelow { .. }
        | H::BeatBegan { .. }
        | H::TokensLaid { .. }
        | H::StepPaid { .. }
        | H::Stepped { .. }
        | H::GroundAlongside { .. }
        | H::Stopped { .. }
        | H::Exited { .. }
        | H::TileLeapt { .. }
        | H::Pivoted { .. }
        | H::PivotHindered { .. }
        | H::RanAground { .. }
        | H::StruckGround { .. }
        | H::ContestThrown { .. }
        | H::ContestLost { .. }
        | H::Collided { .. }
        | H::BuoyReached { .. }
        | H::TokensDiscarded { .. }
        | H::WindowOpened
        | H::MastsShielded { .. }
        | H::CrewShielded { .. }
        | H::RudderThrown { .. }
        | H::FireThrown { .. }
        | H::BoxCrossed { .. }
        | H::GunLost { .. }
        | H::MastBoxCrossed { .. }
        | H::MastFell { .. }
        | H::TokensLost { .. }
        | H::SailorLost { .. }
        | H::GunStruckOff { .. }
        | H::MastStruckOff { .. }
        | H::SoldierLost { .. }
        | H::Sank { .. }
        | H::PutOutOfAction { .. }
        | H::GrappleThrown { .. }
        | H::ApproachChosen { .. }
        | H::Locked { .. }
        | H::StrikesShared { .. }
        | H::Struck { .. }
        | H::Felled { .. }
        | H::RoundFought { .. }
        | H::Taken { .. }
        | H::CameFree { .. }
        | H::RudderLost { .. }
        | H::BurningSideThrown { .. }
        | H::CaughtFire { .. }
        | H::FireFought { .. }
        | H::FireLeft { .. }
        | H::FireOut { .. }
        | H::BurnsOn { .. }
        | H::FireDamaged { .. }
        | H::BlewUp { .. }
        | H::OfficerThrown { .. }
        | H::OfficerDrawn { .. }
        | H::OfficerFell { .. }
        | H::Surrendered { .. }
        | H::WentAshore { .. }
        | H::LandingCancelled { .. }
        | H::TrainFired { .. }
        | H::Scorched { .. }
        | H::FuseThrown { .. }
        | H::RulingProposed { .. }
        | H::RulingRefused { .. }
        | H::SetRight { .. }
        | H::MarksSet { .. } => Secrecy::Open,
        H::VolleyFired { .. }
        | H::LoadVoid { .. }
        | H::RangeVoid { .. }
        | H::FlagStruck { .. }
        | H::Conceded { .. }
        | H::MusketsFired { .. }
        | H::CameOnDeck { .. }
        | H::Ended { .. }
        // What both agreed to is taken back by both.
        | H::RulingAgreed { .. } => Secrecy::Shows,
        H::FittedOut { .. }
        | H::CardLaid { .. }
        | H::RangeSet { .. }
        | H::LoadingBegan { .. }
        | H::HeldFire { .. }
        | H::DeckOrderLapsed { .. }
        | H::BoxFilled { .. } => Secrecy::Kept,
        H::CardTurned { .. } => Secrecy::ShowsInPart,
    }
}
