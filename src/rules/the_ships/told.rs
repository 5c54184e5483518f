//! Decides which side is told of each happening (TS-29). Undecided happenings are hidden from every viewer.

use crate::rules::kernel::Viewer;

use super::happenings::{Gunnery, Happening, Movement, SettingOut, Turns};
use super::state::State;
use super::view::open_card;

/// The happening as this viewer is told it.
#[must_use]
pub fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
    use Happening as H;
    let shares = |ship| state.place_of(ship).is_some_and(|place| viewer.shares_secrets_of(state.owner(place)));
    Some(match happening {
        told if told.secrecy().is_open() => told.clone(),
        H::SettingOut(SettingOut::FittedOut { ship, .. })
        | H::Turns(
            Turns::CardLaid { ship, .. }
            | Turns::RangeSet { ship, .. }
            | Turns::LoadingBegan { ship, .. }
            | Turns::CardTurned { ship, .. }
            | Turns::BoxFilled { ship, .. },
        )
        | H::Movement(Movement::DeckOrderLapsed { ship, .. })
        | H::Gunnery(Gunnery::HeldFire { ship, .. })
            if shares(*ship) =>
        {
            happening.clone()
        }
        H::SettingOut(SettingOut::FittedOut { ship, .. }) => SettingOut::FittedOut { ship: *ship, secret: None }.into(),
        H::Turns(Turns::CardLaid { ship, .. }) => Turns::CardLaid { ship: *ship, secret: None }.into(),
        H::Turns(Turns::RangeSet { ship, battery, .. }) => {
            Turns::RangeSet { ship: *ship, battery: *battery, secret: None }.into()
        }
        H::Turns(Turns::LoadingBegan { ship, battery, .. }) => {
            Turns::LoadingBegan { ship: *ship, battery: *battery, secret: None }.into()
        }
        H::Turns(Turns::CardTurned { ship, sails, card }) => {
            Turns::CardTurned { ship: *ship, sails: *sails, card: card.as_ref().map(open_card) }.into()
        }
        // Any other secret happening belongs to its own side alone.
        _ => return None,
    })
}
