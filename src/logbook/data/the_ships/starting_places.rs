//! Places every ship of a scenario, so that the table can show it before a captain has chosen.

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::the_ships::chart::{Bounds, Chart};
use crate::rules::the_ships::scenario::{Entry, Scenario, Side, Start};
use crate::rules::the_ships::ship_card::{Nation, Sails};

use super::places::{Zone, across, is_lawful, zone_of};
use super::shelf::Shelf;

/// A ship on the board before the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The id she goes by in this battle.
    pub id: String,
    /// The id of her card.
    pub ship: String,
    pub side: Nation,
    pub base: Base,
    pub sails: Sails,
    pub anchored: bool,
    /// Did the scenario fix the place? If not, it is only a proposal.
    pub fixed: bool,
}

/// Puts every ship of the scenario on a lawful place: the scenario's own, or, where her captain chooses, side by side
/// with her consorts in the middle of her zone, facing across the board. A captain with the wind ahead there faces 60°
/// off it, for no ship begins a battle beating (TS-5.3).
#[must_use]
pub fn starting_places(scenario: &Scenario, library: &Shelf, wind: Option<Heading>) -> Vec<Placed> {
    let Ok(chart) = Chart::lay(&scenario.layout, &library.tiles) else { return Vec::new() };
    let Some(board) = chart.bounds() else { return Vec::new() };
    let mut taken: Vec<Base> = scenario.entries().filter_map(|(_, entry)| fixed(entry)).collect();
    let mut placed = Vec::new();
    for side in &scenario.sides {
        let free = side.ships.iter().filter(|entry| fixed(entry).is_none()).count();
        let mut free_before = 0;
        for entry in &side.ships {
            let base = fixed(entry).or_else(|| {
                let share = (free_before, free);
                free_before += 1;
                let base = proposal(side, entry, &chart, board, share, wind, &taken)?;
                taken.push(base);
                Some(base)
            });
            placed.extend(base.map(|base| Placed {
                id: entry.id().to_owned(),
                ship: entry.ship.clone(),
                side: side.player,
                base,
                sails: entry.sails,
                anchored: entry.anchored,
                fixed: matches!(entry.at, Start::Fixed { .. }),
            }));
        }
    }
    placed
}

fn fixed(entry: &Entry) -> Option<Base> {
    match entry.at {
        Start::Fixed { bow, facing } => Some(Base::from_bow(bow.into(), facing)),
        _ => None,
    }
}

/// The lawful place nearest to the ship's share of the zone: the second of two goes to two thirds of its width.
fn proposal(
    side: &Side,
    entry: &Entry,
    chart: &Chart,
    board: Bounds,
    (before, of): (i32, usize),
    wind: Option<Heading>,
    taken: &[Base],
) -> Option<Base> {
    let zone = zone_of(&entry.at, side.home, board)?;
    let wished = match entry.at {
        Start::Within { facing: Some(facing), .. } => facing,
        _ => across(side.home),
    };
    let given = matches!(entry.at, Start::Within { facing: Some(_), .. });
    let beating = wind.is_some_and(|wind| wished == wind.opposite());
    let facings = match (given, beating) {
        (true, _) => vec![wished],
        (false, true) => vec![wished.right(), wished.left()],
        (false, false) => vec![wished, wished.right(), wished.left()],
    };
    let of = i32::try_from(of).unwrap_or(i32::MAX).saturating_add(1);
    let along = |least: i32, greatest: i32| least + (greatest - least) * (before + 1) / of;
    let Zone { least, greatest } = zone;
    let wide = greatest.col - least.col >= greatest.row - least.row;
    let goal = if wide {
        Offset::new(along(least.col, greatest.col), i32::midpoint(least.row, greatest.row))
    } else {
        Offset::new(i32::midpoint(least.col, greatest.col), along(least.row, greatest.row))
    };
    let hexes = || (least.row..=greatest.row).flat_map(|row| (least.col..=greatest.col).map(move |col| (col, row)));
    let mut best: Option<(i32, Base)> = None;
    for (turn, facing) in (0..).zip(facings) {
        for (col, row) in hexes() {
            let base = Base::from_bow(Offset::new(col, row).into(), facing);
            if !is_lawful(base, &entry.at, Some(zone), chart, taken) {
                continue;
            }
            let away = (col - goal.col).abs() + (row - goal.row).abs() + turn * 4;
            if best.is_none_or(|(least, _)| away < least) {
                best = Some((away, base));
            }
        }
    }
    best.map(|(_, base)| base)
}
