//! Applies each amendment of an umpire: `evolve` for [`Amendment`] (TS-29).

use crate::rules::geometry::base::Base;

use super::amendments::{Amendment, Mark};
use super::by::BySoldiers;
use super::evolve::ROUNDS;
use super::guns::Guns;
use super::place::Place;
use super::ship::{Day, Fire, Ship, Standing};
use super::ship_card::BatteryPlace;
use super::ship_id::ShipId;
use super::state::{Lock, State};

/// The guns of a row whose boxes are not both crossed (TS-15.2).
pub(super) fn guns_with_boxes(state: &State, place: Place, row: BatteryPlace) -> Guns {
    let crossed = state.ship(place).crossed_in(row);
    let after = &state.vessel(place).card.hull.row(row).guns_after;
    (0..).zip(after).filter(|(_, after)| **after >= crossed).map(|(gun, _)| gun).collect()
}

fn mark(ship: &mut Ship, mark: Mark, set: bool) {
    match mark {
        Mark::LastMove => ship.last_move = set,
        Mark::Anchored => ship.anchored = set,
        Mark::CableCut => ship.cable_cut = set,
        Mark::Aground => ship.aground = set,
        Mark::BurnDue => ship.burn_due = set,
        Mark::CaughtFire => ship.caught_fire = set,
        Mark::Panic => ship.panic = set,
        Mark::RudderLost => ship.rudder_lost = set,
    }
}

impl State {
    /// Applies one amendment; the check has refused numbers out of bounds.
    pub(super) fn set_right(&mut self, amendment: &Amendment) {
        use Amendment as A;
        let on = amendment.ship().and_then(|ship| self.place_of(ship));
        match (*amendment, on) {
            (A::Wind { towards }, _) => self.wind = towards,
            (A::Ashore { side, units }, _) => self.ashore[side] = units,
            (A::Locked { ship, with, held }, Some(_)) => self.lock(ship, with, held),
            (A::Fate { ship, standing }, Some(place)) => self.meet(place, ship, standing),
            (amendment, Some(place)) => self.amend(place, amendment),
            (_, None) => {}
        }
    }

    fn amend(&mut self, place: Place, amendment: Amendment) {
        use Amendment as A;
        match amendment {
            A::Lies { bow, facing, .. } => self.ship_mut(place).base = Some(Base::from_bow(bow.into(), facing)),
            A::Hull { row, crossed, .. } => {
                self.ship_mut(place).crossed[row] = crossed;
                let with_boxes = guns_with_boxes(self, place, row);
                self.ship_mut(place).guns[row].retain(with_boxes);
            }
            A::Guns { battery, standing, .. } => {
                let with_boxes = guns_with_boxes(self, place, battery);
                self.ship_mut(place).guns[battery].become_so_many(with_boxes, standing);
            }
            A::Mast { mast, left, .. } => {
                if let Some(boxes) = self.mast_mut(place, mast) {
                    *boxes = left;
                }
            }
            A::Sailors { left, .. } => self.ship_mut(place).sailors = left,
            A::OnDeck { kind, units, .. } => {
                let people = self.vessel(place).card.people;
                let symbols = BySoldiers::of([people.musketeers, people.pikemen])[kind];
                let ship = self.ship_mut(place);
                ship.deck[kind] = units;
                let below = ship.below(kind).min(symbols.saturating_sub(units));
                ship.below[kind] = below;
            }
            A::Powder { barrels, .. } => self.ship_mut(place).powder = barrels,
            A::Sails { sails, .. } => {
                let ship = self.ship_mut(place);
                (ship.sails, ship.last_sails) = (sails, sails);
            }
            A::Fire { fire, .. } => burn(self.ship_mut(place), fire),
            A::Officer { officer, stands, .. } => {
                let lost = &mut self.ship_mut(place).officers_lost;
                let bit = 1 << (officer as u8);
                *lost = if stands { *lost & !bit } else { *lost | bit };
            }
            A::Marked { mark: which, set, .. } => mark(self.ship_mut(place), which, set),
            A::Wind { .. } | A::Ashore { .. } | A::Locked { .. } | A::Fate { .. } => {}
        }
    }

    fn lock(&mut self, boarder: ShipId, boarded: ShipId, held: bool) {
        let pair = |lock: &Lock| [lock.boarder, lock.boarded];
        self.locks.retain(|lock| !(pair(lock).contains(&boarder) && pair(lock).contains(&boarded)));
        if held {
            self.locks.push(Lock { boarder, boarded, rounds: ROUNDS, from_beat: 1 });
        }
    }

    /// A ship does not leave play burning, in panic or locked; one that comes back into play begins her turn afresh.
    fn meet(&mut self, place: Place, id: ShipId, standing: Standing) {
        let ship = self.ship_mut(place);
        ship.standing = standing;
        if standing == Standing::InPlay {
            ship.day = Day::default();
            return;
        }
        (ship.fire, ship.burn_due, ship.panic) = (None, false, false);
        ship.day = Day { stopped: true, ..Day::default() };
        if !standing.is_hulk() {
            ship.base = None;
        }
        self.locks.retain(|lock| lock.boarder != id && lock.boarded != id);
    }
}

/// A ship that does not burn has no fire due to burn on; a fireship with a lit train has no crew aboard (FS-1).
fn burn(ship: &mut Ship, fire: Option<Fire>) {
    ship.fire = fire;
    match fire {
        None => ship.burn_due = false,
        Some(Fire::Port | Fire::Starboard) => ship.caught_fire = true,
        Some(Fire::Train) => ship.sailors = 0,
    }
}
