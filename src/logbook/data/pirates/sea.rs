//! Inspection of fleets, scenarios and positions: what could not be set up is a fault of its file (PC-2.17, PC-27, PC-30.6).

use std::collections::BTreeMap;

use crate::logbook::data::inspection::Inspection;
use crate::logbook::wording::{Fact, Spoken as _, key, pirates};
use crate::rules::kernel::Ruleset as _;
use crate::rules::pirates::fleet::{DEAREST_COIN, FleetFault, FleetOptions, faults};
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::options::Options;
use crate::rules::pirates::pack::{Fleet, Muster, Pack, Scenario, Side};
use crate::rules::pirates::position::Position;
use crate::rules::pirates::setup::Setup;
use crate::rules::plane::Mm;

use super::shelf::Shelf;

/// No fleet of a player's own is called longer.
const LONGEST_CALLED: i64 = 40;

/// Finds the faults of a fleet, which must be legal at its own build total.
pub fn inspect_fleet(fleet: &Fleet, pack: &Pack, found: &mut Inspection<'_>) {
    found.id("id", fleet.id.word());
    if !fleet.called.is_empty() {
        found.length("called", fleet.called.chars().count(), 1, LONGEST_CALLED);
    }
    tell("", &faults(pack, fleet, &FleetOptions::of(fleet.build_total)), found);
}

fn tell(under: &str, faults: &[FleetFault], found: &mut Inspection<'_>) {
    for fault in faults {
        let field = match (under, fault.at.as_str()) {
            ("", at) => at.to_owned(),
            (under, "") => under.to_owned(),
            (under, at) => format!("{under}.{at}"),
        };
        found.fault(field, pirates::fleet_fault(fault.card, fault.flaw));
    }
}

/// Finds the faults of a position.
pub fn inspect_position(position: &Position, shelf: &Shelf, found: &mut Inspection<'_>) {
    found.id("id", &position.id);
    try_out(&shelf.moment(position), found);
}

/// Finds the faults of a scenario.
pub fn inspect(scenario: &Scenario, shelf: &Shelf, found: &mut Inspection<'_>) {
    found.id("id", scenario.id.word());
    if written(scenario, shelf, found) {
        try_out(&shelf.course(scenario, &BTreeMap::new(), Options::default(), true), found);
    }
}

fn try_out(setup: &Setup, found: &mut Inspection<'_>) {
    if let Err(fault) = Pirates::set_up(setup) {
        let (field, flaw) = Pirates::fault(&fault);
        found.fault(field, flaw);
    }
}

/// Is it well written, so that it can be tried out?
fn written(scenario: &Scenario, shelf: &Shelf, found: &mut Inspection<'_>) -> bool {
    let before = found.count();
    found.length("sides", scenario.sides.len(), 2, 4);
    let millimetres = |length: Mm| length.0 / Mm::whole(1).0;
    found.within("table", millimetres(scenario.table.x), 900, 2400);
    found.within("table", millimetres(scenario.table.y), 700, 1600);
    for (number, side) in scenario.sides.iter().enumerate() {
        inspect_side(number, side, shelf, found);
        let homes = scenario.islands.iter().filter(|island| island.home == Some(side.flag)).count();
        if usize::from(side.flag.seat().0) != number || homes != 1 {
            found.fault(format!("sides[{number}].flag"), Fact::from(key::FAULT_PC_HOME));
        }
    }
    let mut names = Vec::new();
    let islands = scenario.islands.iter().enumerate();
    for (number, island) in islands {
        let field = format!("islands[{number}]");
        if !shelf.pack.islands.contains_key(&island.shape) {
            found.fault(format!("{field}.shape"), Fact::from(key::FaultPcCard { id: island.shape.word() }));
        }
        names.push((format!("{field}.id"), island.id));
    }
    names.extend(scenario.terrain.iter().enumerate().map(|(at, piece)| (format!("terrain[{at}].id"), piece.id)));
    for (number, fort) in scenario.forts.iter().enumerate() {
        let field = format!("forts[{number}]");
        let flags = shelf.pack.stronghold(fort.card).map(|card| card.flags.len());
        match flags.and_then(|flags| i64::try_from(flags).ok()) {
            Some(flags) => _ = found.length(format!("{field}.flags"), fort.flags.len(), 0, flags),
            None => found.fault(format!("{field}.card"), Fact::from(key::FaultPcCard { id: fort.card.word() })),
        }
        if !scenario.islands.iter().any(|island| island.id == fort.island) {
            found.fault(format!("{field}.island"), Fact::from(key::FaultPcCard { id: fort.island.word() }));
        }
        names.push((format!("{field}.card"), fort.card));
    }
    for (number, (field, name)) in names.iter().enumerate() {
        if names.iter().take(number).any(|(_, other)| other == name) {
            found.fault(field.as_str(), Fact::from(key::FaultTwice { id: name.word() }));
        }
    }
    found.count() == before
}

fn inspect_side(number: usize, side: &Side, shelf: &Shelf, found: &mut Inspection<'_>) {
    let field = format!("sides[{number}]");
    match &side.fleet {
        Muster::Any(fleet) if !shelf.fleets.contains_key(fleet) => {
            found.fault(format!("{field}.fleet"), Fact::from(key::FaultPcCard { id: fleet.word() }));
        }
        Muster::Any(_) => {}
        Muster::Given(fleet) => {
            let options = FleetOptions { coins: false, ..FleetOptions::of(side.total) };
            tell(&format!("{field}.fleet"), &faults(&shelf.pack, fleet, &options), found);
        }
    }
    for (coin, value) in side.coins.iter().flatten().enumerate() {
        found.within(format!("{field}.coins[{coin}]"), *value, 1, DEAREST_COIN.into());
    }
}
