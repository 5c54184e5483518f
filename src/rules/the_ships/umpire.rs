//! The umpire: two captains may agree on amendments by hand, and the table must be in order afterwards (TS-29).
//!
//! Open facts alone decide whether a ruling is in bounds: a refusal gives away nothing of the other side's holds and
//! batteries.

use crate::rules::geometry::base::Base;
use crate::rules::kernel::Seat;
use crate::rules::kernel::ruling::{self, Amends, MOST, Unruly};

use super::amendments::{Amendment, Mark};
use super::by::BySoldiers;
use super::game::TheShips;
use super::happenings::{Happening, Umpire};
use super::officers;
use super::place::Place;
use super::refusals::{Checked, Objection, Refusal, demand, refuse};
use super::scenario::LeftOut;
use super::set_right::guns_with_boxes;
use super::ship::{Fire, Standing};
use super::ship_card::{BatteryPlace, MastName, Nation};
use super::ship_id::ShipId;
use super::state::State;
use super::tile::Terrain;
use super::wants::{Choice, Why};

impl Amends for TheShips {
    type Amendment = Amendment;
    type Player = Nation;

    fn player(state: &State, seat: Seat) -> Option<Nation> {
        state.side_at(seat)
    }

    fn set_right(state: &mut State, amendment: &Amendment) {
        state.set_right(amendment);
    }

    fn is_of_the_same(one: &Amendment, other: &Amendment) -> bool {
        one.is_of_the_same(other)
    }

    fn within(state: &State, amendment: &Amendment) -> Checked {
        within(state, amendment).map_err(|refusal| amendment.ship().into_iter().fold(refusal, Refusal::ship))
    }

    fn in_order(_: &State, table: &State, amendments: &[Amendment]) -> Checked {
        for place in table.each() {
            let id = table.id(place);
            let meant = |amendment: &Amendment| match amendment {
                Amendment::Locked { ship, with, .. } => *ship == id || *with == id,
                other => other.ship() == Some(id),
            };
            if amendments.iter().any(meant) {
                in_order(table, place).map_err(|refusal| refusal.ship(id))?;
                let lies = |amendment: &Amendment| meant(amendment) && matches!(amendment, Amendment::Lies { .. });
                let marked = |mark: Mark| {
                    let set = move |amendment: &Amendment| matches!(amendment, Amendment::Marked { mark: of, .. } if *of == mark);
                    amendments.iter().any(|amendment| lies(amendment) || (meant(amendment) && set(amendment)))
                };
                on_her_ground(table, place, marked(Mark::Anchored), marked(Mark::Aground))
                    .map_err(|refusal| refusal.ship(id))?;
            }
        }
        Ok(())
    }

    fn unruly(why: Unruly) -> Refusal {
        refuse(
            "TS-29",
            match why {
                Unruly::Empty => Objection::RulingEmpty,
                Unruly::TooLong => Objection::RulingTooLong { most: MOST },
                Unruly::Idle => Objection::RulingIdle,
            },
        )
    }

    fn asks(side: Nation, amendments: Vec<Amendment>) -> Why {
        Why::Umpire { side, amendments }
    }

    fn votes() -> [Choice; 2] {
        [Choice::Agree, Choice::Refuse]
    }

    /// One thing after the other: each is shown alone, and scripts name them so.
    fn told(step: ruling::Umpire<Nation, Amendment>) -> Vec<Happening> {
        use ruling::Umpire as Step;
        match step {
            Step::RulingProposed { by: side, amendments } => vec![Umpire::RulingProposed { side, amendments }.into()],
            Step::RulingAgreed { by: side } => vec![Umpire::RulingAgreed { side }.into()],
            Step::RulingRefused { by: side } => vec![Umpire::RulingRefused { side }.into()],
            Step::SetRight { amendments } => {
                amendments.into_iter().map(|amendment| Umpire::SetRight { amendment }.into()).collect()
            }
        }
    }
}

fn at_most(rule: &'static str, value: u8, most: u8) -> Checked {
    demand(value <= most, || refuse(rule, Objection::RulingMost { most }))
}

fn advanced(state: &State) -> Checked {
    demand(state.advanced(), || refuse("TS-1.4", Objection::AdvancedOnly))
}

fn there(state: &State, ship: ShipId) -> Result<Place, Refusal> {
    state.place_of(ship).ok_or_else(|| refuse("TS-29", Objection::RulingNoShip).ship(ship))
}

/// A side could have at most this number of units ashore: those its cards have symbols for.
#[must_use]
pub fn most_ashore(state: &State, side: Nation) -> u8 {
    let own = state.each().filter(|place| state.side(*place) == side);
    own.map(|place| state.vessel(place).card.people)
        .fold(0, |most, people| most.saturating_add(people.musketeers).saturating_add(people.pikemen))
}

/// A mast of this name has this number of boxes; none if she has no such mast.
#[must_use]
pub fn mast_boxes(state: &State, place: Place, mast: MastName) -> Option<u8> {
    state.vessel(place).card.masts.iter().find(|listed| listed.name == mast).map(|mast| mast.boxes)
}

/// Counts the guns of a battery that could stand: those whose boxes are not both crossed (TS-15.2).
#[must_use]
pub fn most_guns(state: &State, place: Place, battery: BatteryPlace) -> u8 {
    u8::try_from(guns_with_boxes(state, place, battery).count()).unwrap_or(0)
}

/// Is this amendment within the bounds of card and chart?
///
/// # Errors
/// The objection to it.
pub fn within(state: &State, amendment: &Amendment) -> Checked {
    use Amendment as A;
    let Some(ship) = amendment.ship() else {
        let A::Ashore { side, units } = *amendment else { return Ok(()) };
        advanced(state)?;
        return at_most("TS-24.2", units, most_ashore(state, side));
    };
    let place = there(state, ship)?;
    let card = &state.vessel(place).card;
    match *amendment {
        A::Wind { .. } | A::Ashore { .. } | A::Sails { .. } => Ok(()),
        A::Lies { bow, facing, .. } => afloat(state, Base::from_bow(bow.into(), facing)),
        A::Fate { standing, .. } => {
            demand(!matches!(standing, Standing::Waiting | Standing::Taken), || refuse("TS-29", Objection::RulingFate))
        }
        A::Hull { row, crossed, .. } => at_most("TS-6.2", crossed, state.vessel(place).boxes_of(row)),
        A::Guns { battery, standing, .. } => at_most("TS-15.2", standing, most_guns(state, place, battery)),
        A::Mast { mast, left, .. } => at_most("TS-6.1", left, mast_boxes(state, place, mast).unwrap_or(0)),
        A::Sailors { left, .. } => at_most("TS-6.1", left, card.people.sailors),
        A::OnDeck { kind, units, .. } => {
            let soldiers = units == 0 || state.articles.uses(LeftOut::Soldiers);
            demand(soldiers, || refuse("TS-1.4", Objection::NoSoldiersHere))?;
            at_most("TS-2.8", units, BySoldiers::of([card.people.musketeers, card.people.pikemen])[kind])
        }
        A::Powder { barrels, .. } => at_most("TS-6.1", barrels, card.powder),
        A::Fire { fire, .. } => {
            advanced(state)?;
            let built = fire != Some(Fire::Train) || card.fireship;
            demand(built, || refuse("TS-28.7", Objection::RulingNoFireship))
        }
        A::Officer { officer, .. } => {
            advanced(state)?;
            demand(card.officers.contains(&officer), || refuse("TS-22.2", Objection::RulingNoOfficer))
        }
        A::Marked { mark, set, .. } => {
            if mark.is_advanced() {
                advanced(state)?;
            }
            let anchors = !set || mark != Mark::Anchored || state.articles.uses(LeftOut::Anchors);
            demand(anchors, || refuse("TS-1.4", Objection::NoAnchorsHere))?;
            let steady = !set || mark != Mark::Panic || card.steadiness.is_some();
            demand(steady, || refuse("TS-23.1", Objection::RulingNoPanic))
        }
        A::Locked { ship, with, held } => {
            let with = there(state, with)?;
            let held_now = state.locks.iter().any(|lock| {
                let pair = [lock.boarder, lock.boarded];
                pair.contains(&ship) && pair.contains(&state.id(with))
            });
            demand(held || held_now, || refuse("TS-18.8", Objection::RulingNotLocked))?;
            let boards = !held || state.articles.uses(LeftOut::Boarding);
            demand(boards, || refuse("TS-1.4", Objection::NoBoardingHere))?;
            demand(state.side(place) != state.side(with), || refuse("TS-18.8", Objection::RulingAlongside))
        }
    }
}

/// Both hexes lie on the board and on water; other ships are looked for when all lie where they are to lie.
fn afloat(state: &State, base: Base) -> Checked {
    for hex in base.hexes() {
        let terrain = state.chart.terrain(hex).ok_or_else(|| refuse("TS-3.5", Objection::RulingOffTheBoard))?;
        demand(!terrain.breaks_ships(), || refuse("TS-4.4", Objection::RulingOnLand))?;
    }
    Ok(())
}

/// Is this ship in order after the ruling: at the place of her fate, free of others, and able to do her deeds?
fn in_order(table: &State, place: Place) -> Checked {
    let (ship, vessel) = (table.ship(place), table.vessel(place));
    let on_board = ship.in_play() || ship.standing.is_hulk();
    demand(on_board == ship.base.is_some(), || refuse("TS-1.9", Objection::RulingPlaceAndFate))?;
    if let Some(base) = ship.base {
        let others = table.each().filter(|other| *other != place).filter_map(|other| table.base(other));
        let free = others.into_iter().all(|other| !base.hexes().into_iter().any(|hex| other.covers(hex)));
        demand(free, || refuse("TS-3.5", Objection::BerthTaken))?;
    }
    let id = table.id(place);
    for lock in table.locks.iter().filter(|lock| lock.boarder == id || lock.boarded == id) {
        let afloat = |id| table.place_of(id).filter(|place| table.ship(*place).in_play());
        let bases = [lock.boarder, lock.boarded].map(|id| table.base(afloat(id)?));
        let [Some(one), Some(other)] = bases else { return Err(refuse("TS-18.8", Objection::RulingAlongside)) };
        demand(one.is_adjacent(other), || refuse("TS-18.8", Objection::RulingAlongside))?;
    }
    if !ship.in_play() {
        let at_rest = ship.fire.is_none() && !ship.burn_due && !ship.panic;
        return demand(at_rest, || refuse("TS-1.9", Objection::RulingOutOfPlay));
    }
    let holed = |row: BatteryPlace| vessel.boxes_of(row) > 0 && ship.crossed_in(row) >= vessel.boxes_of(row);
    demand(!BatteryPlace::ALL.into_iter().any(holed), || refuse("TS-15.4", Objection::RulingHoled))?;
    demand(is_manned(table, place), || refuse("TS-17.6", Objection::RulingNobody))?;
    let led = !table.advanced() || !officers::all_dead(table, place);
    demand(led, || refuse("TS-22.6", Objection::RulingNoOfficers))?;
    let told = (!ship.burns() || ship.caught_fire) && (!ship.burn_due || ship.burns());
    demand(told, || refuse("TS-21.4", Objection::RulingFire))?;
    demand(!(ship.anchored && ship.cable_cut), || refuse("TS-28.7", Objection::RulingCable))
}

/// She lies at anchor and aground only where that can be, as far as the ruling speaks of it (TS-4.3, TS-10.12).
fn on_her_ground(table: &State, place: Place, anchor: bool, aground: bool) -> Checked {
    demand(!anchor || holds_her_anchor(table, place), || refuse("TS-10.12", Objection::RulingAnchor))?;
    demand(!aground || lies_on_her_ground(table, place), || refuse("TS-4.3", Objection::RulingAground))
}

/// If she lies at anchor, does she lie where an anchor holds (TS-10.12)?
pub(super) fn holds_her_anchor(table: &State, place: Place) -> bool {
    !table.ship(place).anchored || touches(table, place, Terrain::Shallow)
}

/// If she is aground, is there ground to be on (TS-4.3)?
pub(super) fn lies_on_her_ground(table: &State, place: Place) -> bool {
    !table.ship(place).aground || touches(table, place, Terrain::Shoal)
}

/// Is there a crew aboard, or fire, or a fight (TS-17.6)?
pub(super) fn is_manned(table: &State, place: Place) -> bool {
    let ship = table.ship(place);
    ship.sailors > 0 || ship.is_torch() || table.is_locked(place)
}

fn touches(table: &State, place: Place, wanted: Terrain) -> bool {
    let hexes = table.ship(place).base.into_iter().flat_map(|base| base.hexes());
    hexes.into_iter().any(|hex| table.chart.terrain(hex) == Some(wanted))
}
