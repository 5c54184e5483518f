//! The table as one player sees it: everything open, and the secrets of one side at most (TS-29).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Viewer;

use super::by::{Batteries, BySoldiers, PerBattery};
use super::orders::{LoadMark, OrderCard};
use super::ship::{BatteryCards, Load, Ship};
use super::ship_card::Nation;
use super::state::{Phase, State};

/// A battle without the secrets of the other side. A secret reads as nothing: holds are empty, load cards void and
/// without boxes, range cards blank, order cards not there. [`View::shares_secrets_of`] tells a secret from nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The view holds the secrets of this side.
    pub side: Option<Nation>,
    /// The rest of the battle.
    pub table: State,
}

impl View {
    /// Are the secrets of this side in it? After the end all are.
    #[must_use]
    pub fn shares_secrets_of(&self, side: Nation) -> bool {
        self.side == Some(side) || self.table.phase == Phase::Over
    }
}

/// The order card as it lies open; load and range cards keep their secrets (TS-14.1).
pub(super) fn open_card(card: &OrderCard) -> OrderCard {
    OrderCard { load: PerBattery::default(), range: PerBattery::default(), ..card.clone() }
}

fn veil(ship: &mut Ship) {
    ship.below = BySoldiers::default();
    ship.powder_below = 0;
    if ship.standing != super::ship::Standing::Taken {
        ship.treasure = 0;
    }
    for cards in &mut ship.batteries.0 {
        let load = cards.load.map(|_| Load { shot: LoadMark::Void, boxes: 0 });
        *cards = BatteryCards { load, range: cards.range.map(|_| 0) };
    }
    ship.day.ready = Batteries::default();
    ship.day.card = if ship.day.open { ship.day.card.as_ref().map(open_card) } else { None };
}

/// The battle as this viewer sees it. After its end everything lies open.
#[must_use]
pub fn seen_by(state: &State, viewer: Viewer) -> View {
    let side = match viewer {
        Viewer::Seat(seat) => state.side_at(seat),
        Viewer::Bystander => None,
    };
    let mut table = state.clone();
    if state.phase != Phase::Over {
        for place in state.each() {
            if Some(state.side(place)) != side {
                veil(table.ship_mut(place));
            }
        }
    }
    View { side, table }
}
