//! Units with all that is public of them, and with what their own captain knows besides (PC-21.1, 21.24).

use super::captain::{Captain, Deed, Group, known, named, standing, units_of};
use super::cargo;
use super::orders::piece_of;
use crate::games::pirates::wishes::{Draft, Wish};
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Plight, Ship, Unit};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::{Flag, Ruler};
use crate::table::sheet::{Line, Print, in_a_list};

fn of_plight(plight: &Plight) -> Vec<Fact> {
    let all = [
        (plight.cowed, key::PC_STATE_COWED),
        (plight.slowed, key::PC_STATE_SLOWED),
        (plight.chained, key::PC_STATE_CHAINED),
        (plight.smoked, key::PC_STATE_SMOKED),
        (plight.silenced, key::PC_STATE_SILENCED),
        (plight.untouchable, key::PC_STATE_UNTOUCHABLE),
        (plight.stays || plight.rests, key::PC_STATE_STAYS),
    ];
    all.into_iter().filter(|(is, _)| *is).map(|(_, key)| key.into()).collect()
}

fn of_ship(captain: &Captain, ship: &Ship) -> Vec<Fact> {
    let table = captain.table;
    let name = |of: Name| captain.name(of);
    let docked = ship.docked.map(|island| key::PcStateDocked { island: name(island) }.into());
    let lost = ship.lost.map(|_| key::PC_STATE_LOST.into());
    let entangled = ship.entangled.map(|_| key::PC_STATE_ENTANGLED.into());
    let pinned = contacts::pinned_by(table, ship.id).map(|by| key::PcStatePinned { by: name(by) }.into());
    let embraced = table.embraced_by(ship.id).map(|by| key::PcStateEmbraced { by: name(by.id) }.into());
    let tows = ship.towing.map(|unit| key::PcStateTows { unit: name(unit) }.into());
    let towed = table.tower_of(ship.id).map(|by| key::PcStateTowed { by: name(by.id) }.into());
    let plain = [
        (ship.waits, key::PC_STATE_WAITS),
        (ship.is_derelict(), key::PC_STATE_DERELICT),
        (ship.ghost, key::PC_STATE_GHOST),
        (ship.going_down, key::PC_STATE_GOING_DOWN),
        (ship.must_leave, key::PC_STATE_MUST_LEAVE),
    ];
    let plain = plain.into_iter().filter(|(is, _)| *is).map(|(_, key)| Fact::from(key));
    let held = [docked, lost, entangled, pinned, embraced, tows, towed].into_iter().flatten();
    plain.chain(held).chain(of_plight(&ship.plight)).collect()
}

/// The states of a unit in words (PC-21.24).
#[must_use]
pub fn states(captain: &Captain, unit: &Unit) -> Option<Fact> {
    let all = match unit {
        Unit::Ship(ship) => of_ship(captain, ship),
        Unit::Kraken(kraken) => {
            let embraces = kraken.embraces.map(|unit| key::PcStateEmbraces { unit: captain.name(unit) }.into());
            let target = kraken.target.map(|unit| key::PcStateTarget { unit: captain.name(unit) }.into());
            let lost = kraken.lost.map(|_| key::PC_STATE_LOST.into());
            let waits = kraken.waits.then(|| key::PC_STATE_WAITS.into());
            [embraces, target, lost, waits].into_iter().flatten().chain(of_plight(&kraken.plight)).collect()
        }
        Unit::Fort(fort) => {
            let island = key::PcStateStands { island: captain.name(fort.island) }.into();
            let left = fort.flags.iter().all(|(_, stands)| !stands).then(|| key::PC_STATE_ABANDONED.into());
            [island].into_iter().chain(left).collect()
        }
    };
    in_a_list(all)
}

fn moves(segments: &[Ruler]) -> Arg {
    let words: Vec<&str> = segments.iter().map(|ruler| ruler.word()).collect();
    Arg::text(words.join("+"))
}

/// Lines about a unit: its masts and moves, what it carries, its states, and orders of this turn.
#[must_use]
pub fn lines(captain: &Captain, id: Name) -> Vec<Line> {
    let table = captain.table;
    let Some(unit) = table.unit(id) else { return Vec::new() };
    let (up, of) = standing(&unit);
    let body: Fact = match unit {
        Unit::Ship(_) => key::PcSheetMasts { up, of, moves: moves(&sums::base_move(table, id, false)) }.into(),
        Unit::Kraken(_) => key::PcSheetTentacles { up, of }.into(),
        Unit::Fort(fort) => {
            let gold: u16 = fort.coins.iter().map(|coin| u16::from(coin.value)).sum();
            key::PcSheetFlags { up, of, gold }.into()
        }
    };
    let mut lines = vec![Line::new(Print::Faint, body)];
    if let Unit::Ship(ship) = unit {
        lines.extend(cargo::room(captain, ship).into_iter().map(|room| Line::new(Print::Faint, room)));
        let count = |of: usize| u8::try_from(of).unwrap_or(u8::MAX);
        let load = key::PcSheetLoad { crew: count(ship.crew.len()), coins: count(ship.coins.len()) };
        lines.push(Line::new(Print::Faint, load));
        let open = ship.crew.iter().filter(|crew| crew.up).map(|crew| named(captain.card(crew.card)));
        let open = open.chain(ship.uniques.iter().filter(|own| own.up).map(|own| named(captain.card(own.card))));
        lines.extend(in_a_list(open).map(|open| Line::new(Print::Faint, key::PcSheetOpenCards { open })));
    }
    let given = in_a_list(unit.given().iter().map(|kind| named(words::order(*kind))));
    lines.extend(given.map(|given| Line::new(Print::Faint, key::PcSheetGiven { given })));
    lines.extend(states(captain, &unit).map(|states| Line::new(Print::Marked, states)));
    lines
}

/// The page of the own fleet.
#[must_use]
pub fn page(captain: &Captain, draft: &Draft) -> Vec<Group> {
    // The name stands over what is said of its ship.
    let groups = |unit: Name| {
        let deed = known(named(captain.name(unit)), Wish::Pick(unit)).chosen(captain.picked(draft) == Some(unit));
        let deed = Deed { on_the_table: piece_of(captain, unit), ..deed };
        [Group::default().offering([deed]), Group { lines: lines(captain, unit), ..Group::default() }]
    };
    let gold = Group::default().saying(Line::new(Print::Strong, gold(captain, captain.by)));
    [gold].into_iter().chain(units_of(captain.table, captain.by).into_iter().flat_map(groups)).collect()
}

/// Gold that counts, and what wins (PC-21.23).
#[must_use]
pub fn gold(captain: &Captain, flag: Flag) -> Fact {
    key::PcSheetGold { gold: sums::winning_gold(captain.table, flag), mark: captain.table.mark }.into()
}
