//! A fire window: everyone who can fire fires together, and losses take effect when all have been rolled (TS-19).

use super::ending;
use super::game::{Battle, Ruling};
use super::gunnery::{self, Readiness};
use super::happenings::Gunnery;
use super::losses::{self, Toll};
use super::musketry;
use super::place::Place;
use super::ship_card::BatteryPlace;

/// A weapon fires in the window.
enum Weapon {
    Battery(Place, BatteryPlace, Readiness),
    Muskets(Place, Vec<Place>),
}

/// Opens the window, in the order of TS-1.5: ship by ship port, starboard, stern, muskets.
pub fn open(battle: &mut Battle<'_>) -> Ruling<()> {
    battle.tell(Gunnery::WindowOpened);
    let mut toll = Toll::default();
    // TS-19.3: all weapons that fire are known before the first die falls.
    let mut weapons = Vec::new();
    let state = battle.state();
    for place in state.each() {
        if !gunnery::may_fire(state, place) {
            continue;
        }
        for battery in BatteryPlace::ALL {
            match gunnery::readiness(state, place, battery) {
                Readiness::Silent => {}
                ready => weapons.push(Weapon::Battery(place, battery, ready)),
            }
        }
        let targets = musketry::targets(state, place);
        if !targets.is_empty() {
            weapons.push(Weapon::Muskets(place, targets));
        }
    }
    if weapons.is_empty() && battle.is_heard() {
        say_why_not(battle);
    }
    for weapon in weapons {
        match weapon {
            Weapon::Battery(place, battery, Readiness::Fires(shot, targets)) => {
                gunnery::volley(battle, place, battery, shot, &targets, &mut toll)?;
            }
            Weapon::Battery(place, battery, Readiness::Void { load, range }) => {
                gunnery::show_void(battle, place, battery, load, range);
            }
            Weapon::Battery(_, _, Readiness::Silent) => {}
            Weapon::Muskets(place, targets) => musketry::fire(battle, place, &targets, &mut toll)?,
        }
    }
    losses::record(battle, &toll)?;
    ending::settle(battle)
}

/// No weapon fires: each captain is told why their ready batteries are silent.
fn say_why_not(battle: &mut Battle<'_>) {
    let state = battle.state();
    let silent = state.each().filter(|place| gunnery::may_fire(state, *place)).flat_map(|place| {
        let held = move |battery| gunnery::held_fire(state, place, battery).map(|(target, why)| (battery, target, why));
        BatteryPlace::ALL.into_iter().filter_map(held).map(move |held| (place, held))
    });
    let silent: Vec<_> = silent
        .map(|(place, (battery, target, why))| Gunnery::HeldFire {
            ship: state.id(place),
            battery,
            target: state.id(target),
            distance: gunnery::range_between(state, place, target),
            why,
        })
        .collect();
    for held in silent {
        battle.tell(held);
    }
}
