//! A fire window: everyone who can fire fires together, and losses take effect when all have been rolled (TS-19).

use super::ending;
use super::gunnery::{self, Readiness};
use super::happenings::Happening;
use super::losses::{self, Toll};
use super::musketry;
use super::ruleset::{Battle, Ruling};
use super::ship_card::BatteryPlace;

/// What fires in the window.
enum Weapon {
    Battery(usize, BatteryPlace, Readiness),
    Muskets(usize, Vec<usize>),
}

/// Opens the window, in the order of TS-1.5: ship by ship port, starboard, stern, muskets.
pub fn open(battle: &mut Battle<'_>) -> Ruling<()> {
    battle.tell(Happening::WindowOpened);
    let mut toll = Toll::default();
    // TS-19.3: who fires is settled before the first die falls.
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
    ending::settle(battle);
    Ok(())
}
