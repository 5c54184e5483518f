//! Suppositions of captains about secret holds and guns, from everything seen so far.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::the_ships::imagined::Supposed;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::view::View;

use super::patience::Patience;

/// The observations of the enemy, turn by turn.
#[derive(Clone, Debug, Default)]
pub struct Lookout {
    /// The turn in which a load card was first seen on a battery.
    laid: BTreeMap<(ShipId, BatteryPlace), u16>,
    /// Soldiers who have come on deck: they are not below any more.
    shown: BTreeSet<(ShipId, Soldiers)>,
    /// Counts the turns without harm.
    patience: Patience,
}

impl Lookout {
    /// Looks at the table as orders are owed.
    pub fn look(&mut self, table: &State, side: Nation) {
        self.patience.look(table);
        for place in table.each().filter(|place| table.side(*place) != side) {
            let (ship, id) = (table.ship(place), table.id(place));
            for battery in BatteryPlace::ALL {
                if ship.cards_on(battery).load.is_some() {
                    self.laid.entry((id, battery)).or_insert(table.turn);
                } else {
                    self.laid.remove(&(id, battery));
                }
            }
            let shown = Soldiers::ALL.into_iter().filter(|kind| ship.on_deck(*kind) > 0);
            self.shown.extend(shown.map(|kind| (id, kind)));
        }
    }

    /// The lack of fear of a fight hand to hand by now, in hundredths.
    pub fn boldness(&self, table: &State) -> i32 {
        self.patience.boldness(table)
    }

    /// Supposes the choices of a sensible captain: some two thirds of her soldiers, ball in every gun. The box of the
    /// turn in which a load card was laid is full when it is first seen; guns loaded before the battle are ready.
    pub fn supposed(&self, table: &State, place: Place) -> Supposed {
        let (id, people) = (table.id(place), table.vessel(place).card.people);
        let below = |kind: Soldiers, symbols: u8| {
            if self.shown.contains(&(id, kind)) { 0 } else { symbols - symbols / 3 }
        };
        let mut supposed = Supposed {
            musketeers: below(Soldiers::Musketeers, people.musketeers),
            pikemen: below(Soldiers::Pikemen, people.pikemen),
            ..Supposed::default()
        };
        for battery in BatteryPlace::ALL {
            let since = self.laid.get(&(id, battery)).filter(|turn| **turn > 1);
            let boxes = since.map(|turn| u8::try_from(1 + table.turn.saturating_sub(*turn)).unwrap_or(u8::MAX));
            supposed.boxes.set(battery, boxes);
        }
        supposed
    }
}

/// Holds are filled and ships placed before anything can be supposed of them.
pub fn can_suppose(phase: Phase) -> bool {
    phase == Phase::Orders
}

/// The battle as one supposes it who has seen this.
pub fn suppose(seen: &[View]) -> Option<State> {
    let now = seen.last()?;
    let side = now.side?;
    let mut lookout = Lookout::default();
    for view in seen.iter().filter(|view| can_suppose(view.table.phase)) {
        lookout.look(&view.table, side);
    }
    Some(now.imagine(|place| lookout.supposed(&now.table, place)))
}
