//! Islands with their counters, pennants and forts, and what this seat knows of them (PC-21.3, 21.15, 21.25, 21.26).

use super::captain::{Captain, Group, millimetres, named};
use crate::games::pirates::agreed;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::pirates::state::{Island, Sight};
use crate::rules::pirates::words::TerrainKind;
use crate::table::sheet::{Line, Print, in_a_list};

/// The own note of an island, with its age.
fn note(captain: &Captain, sight: &Sight) -> Line {
    let coins = sight.coins.iter().map(|value| Fact::from(key::PcSheetCoin { value: *value }));
    let uniques = sight.uniques.iter().map(|card| named(captain.card(*card)));
    let left = in_a_list(coins.chain(uniques)).unwrap_or_else(|| key::PC_SHEET_NOTHING.into());
    let line = Line::new(Print::Faint, key::PcSheetNote { turn: sight.turn, left });
    line.beside(Print::Marked, sight.stale.then(|| key::PC_SHEET_STALE.into()))
}

fn group(captain: &Captain, island: &Island) -> Group {
    let mut group = Group::under(named(captain.name(island.id)));
    let count = captain.view.counters_on(island.id);
    if island.home.is_none() {
        group.lines.push(Line::new(Print::Faint, key::PcSheetCounters { count }));
    }
    let pennants = in_a_list(island.pennants.iter().map(|flag| named(captain.called(*flag))));
    group.lines.extend(pennants.map(|who| Line::new(Print::Faint, key::PcSheetPennants { who })));
    if let Some(fort) = captain.table.fort_on(island.id) {
        let gold: u16 = fort.coins.iter().map(|coin| u16::from(coin.value)).sum();
        let line = key::PcSheetFortHere { fort: captain.name(fort.id), of: captain.called(fort.flag), gold };
        group.lines.push(Line::new(Print::Faint, line));
    }
    let docked = captain.table.ships.iter().filter(|ship| ship.docked == Some(island.id));
    let docked = in_a_list(docked.map(|ship| named(captain.name(ship.id))));
    group.lines.extend(docked.map(|ships| Line::new(Print::Faint, key::PcSheetDocked { ships })));
    group.lines.extend(island.seen.get(&captain.by).filter(|_| captain.knows_own()).map(|sight| note(captain, sight)));
    group
}

/// Rulers, the factors that hold this turn, and the options agreed on.
fn table(captain: &Captain) -> Group {
    let measures = &captain.pack().measures;
    let rulers = key::PcSheetRulers { s: millimetres(measures.s), l: millimetres(measures.l) };
    let mut group = Group::under(key::PC_SHEET_TABLE).saying(Line::new(Print::Faint, rulers));
    for piece in &captain.table.terrain {
        let factor = piece.factor.map(|factor| key::PcSheetFactor { factor }.into());
        let fog = (piece.kind == TerrainKind::Fog).then(|| {
            let lost = captain.table.ships.iter().filter(|ship| ship.lost == Some(piece.id));
            in_a_list(lost.map(|ship| named(captain.name(ship.id))))
        });
        let line = Line::new(Print::Small, named(words::terrain(piece.kind))).meaning(words::terrain_why(piece.kind));
        group.lines.push(line.beside(Print::Faint, factor.or(fog.flatten())));
    }
    let now = captain.table.options;
    for option in agreed::all(now) {
        let chosen = option.choices.into_iter().find(|(_, options)| *options == now);
        let line = Line::new(Print::Small, option.name).meaning(option.why);
        group.lines.push(line.beside(Print::Faint, chosen.map(|(word, _)| word.into())));
    }
    group
}

/// The page.
#[must_use]
pub fn page(captain: &Captain) -> Vec<Group> {
    let islands = captain.table.islands.iter().map(|island| group(captain, island));
    islands.chain([table(captain)]).collect()
}
