//! Works out what is dear once for each table: which orders each unit may be given, and what lies round the bow.

use std::sync::Arc;

use super::captain::units_of;
use super::lanes::{self, Lane, Meets};
use crate::games::papers::sheets::Scene;
use crate::games::pirates::wishes::{Draft, Placing};
use crate::play::seen::Asked;
use crate::rules::kernel::Seat;
use crate::rules::pirates::check;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Order, Task};
use crate::rules::pirates::pivots;
use crate::rules::pirates::refusals::Checked;
use crate::rules::pirates::state::{Phase, State, Unit};
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::{OrderKind, Ruler};
use crate::rules::plane::{Heading, Mm, Pose, Spot};

/// Headings are looked at in such steps, in hundredths of a degree.
const STEP: i32 = 250;

/// Places of an island or a piece of terrain are looked at this far apart, in hundredths of a millimetre.
const NET: i32 = 5_000;

/// An order of a unit, with what the rules say to it.
pub type Given = (Name, Task, Checked);

/// Results that depend on the table alone.
#[derive(Debug)]
struct OfTable {
    table: State,
    /// The seat whose orders are awaited.
    asked: Option<Seat>,
    tasks: Vec<Given>,
}

/// Results for the chosen unit.
#[derive(Debug)]
struct OfUnit {
    unit: Name,
    pivots: bool,
    lanes: Vec<Lane>,
    snaps: Vec<Lane>,
    turns: Vec<(Heading, Pose, Checked)>,
}

/// Results for a piece that is to be placed, turned like this.
#[derive(Debug)]
struct OfPlacing {
    placing: (Placing, Heading),
    net: Vec<(Spot, Checked)>,
}

/// Results worked out so far.
#[derive(Clone, Default, Debug)]
pub struct PirateReckoning {
    of_table: Option<Arc<OfTable>>,
    of_unit: Option<Arc<OfUnit>>,
    of_placing: Option<Arc<OfPlacing>>,
}

impl PirateReckoning {
    /// The table with blanks, or as it is seen as long as nothing was worked out.
    #[must_use]
    pub fn table<'a>(&'a self, view: &'a View) -> &'a State {
        self.of_table.as_ref().map_or(&view.table, |known| &known.table)
    }

    /// Orders of this unit.
    #[must_use]
    pub fn tasks(&self, unit: Name) -> Vec<&Given> {
        let all = self.of_table.iter().flat_map(|known| &known.tasks);
        all.filter(|(own, ..)| *own == unit).collect()
    }

    /// May this unit still be given an order?
    #[must_use]
    pub fn is_ready(&self, unit: Name) -> bool {
        self.tasks(unit).iter().any(|(.., checked)| checked.is_ok())
    }

    /// Segments in steps round the bow of this unit.
    #[must_use]
    pub fn lanes(&self, unit: Name) -> &[Lane] {
        self.of_unit.as_ref().filter(|known| known.unit == unit).map_or(&[], |known| &known.lanes)
    }

    /// One segment for each thing that can be reached.
    #[must_use]
    pub fn snaps(&self, unit: Name) -> &[Lane] {
        self.of_unit.as_ref().filter(|known| known.unit == unit).map_or(&[], |known| &known.snaps)
    }

    /// Headings to which this unit could pivot.
    pub fn turns(&self, unit: Name) -> &[(Heading, Pose, Checked)] {
        self.of_unit.as_ref().filter(|known| known.unit == unit).map_or(&[], |known| &known.turns)
    }

    /// Places all over the sea for the island or the terrain that is to be placed.
    pub fn net(&self) -> &[(Spot, Checked)] {
        self.of_placing.as_ref().map_or(&[], |known| &known.net)
    }
}

/// Half of the distance of two places of the net.
#[must_use]
pub const fn half_of_net() -> Mm {
    Mm(NET / 2)
}

/// Works it out, as far as it is not known already.
#[must_use]
pub fn reckon(scene: &Scene<Pirates>, draft: &Draft) -> PirateReckoning {
    let view = &scene.seen.view;
    let writes = scene.seen.asked == Asked::Orders && scene.seen.moment.is_none();
    let asked = scene.asked().filter(|_| writes);
    let table = view.with_blanks();
    let before = scene.reckoned.of_table.clone();
    let (of_table, same) = match before {
        Some(known) if known.asked == asked && known.table == table => (known, true),
        _ => {
            let tasks = asked.map(|seat| tasks(&table, seat)).unwrap_or_default();
            (Arc::new(OfTable { table, asked, tasks }), false)
        }
    };
    let own = |unit: &Name| {
        let flag = asked.and_then(|seat| of_table.table.at_seat(seat)).map(|player| player.flag);
        of_table.table.unit(*unit).is_some_and(|unit| Some(unit.flag()) == flag)
    };
    let unit = draft.unit.filter(own);
    let of_unit = unit.map(|unit| match &scene.reckoned.of_unit {
        Some(known) if same && known.unit == unit && known.pivots == draft.pivots => known.clone(),
        _ => Arc::new(of_unit(&of_table.table, unit, draft.pivots)),
    });
    let placing = draft.placing.zip(draft.at.map(|(_, heading)| heading)).zip(asked);
    let of_placing = placing.map(|(placing, seat)| match &scene.reckoned.of_placing {
        Some(known) if same && known.placing == placing => known.clone(),
        _ => Arc::new(OfPlacing { placing, net: net(&of_table.table, seat, placing) }),
    });
    PirateReckoning { of_table: Some(of_table), of_unit, of_placing }
}

/// Orders of all own units.
fn tasks(table: &State, seat: Seat) -> Vec<Given> {
    let Some(player) = table.at_seat(seat).filter(|_| table.phase == Phase::Orders) else { return Vec::new() };
    let tried = |unit: Name| {
        let mut tasks = vec![Task::Move, Task::Explore, Task::Shoot];
        let fallen: Vec<u8> = match table.unit(unit) {
            Some(Unit::Ship(ship)) => (1..).zip(&ship.masts).filter(|(_, up)| !**up).map(|(mast, _)| mast).collect(),
            Some(Unit::Kraken(kraken)) => {
                (1..).zip(&kraken.tentacles).filter(|(_, up)| !**up).map(|(tentacle, _)| tentacle).collect()
            }
            _ => Vec::new(),
        };
        tasks.extend(fallen.into_iter().map(Task::Repair));
        if table.ship(unit).is_some_and(|ship| ship.entangled.is_some()) {
            tasks.push(Task::BreakFree);
        }
        tasks.into_iter().map(move |task| (unit, task, check::order(table, seat, &Order::Order(unit, task))))
    };
    units_of(table, player.flag).into_iter().flat_map(tried).collect()
}

/// A net of places over the sea, with what the rules say to each.
fn net(table: &State, seat: Seat, (placing, heading): (Placing, Heading)) -> Vec<(Spot, Checked)> {
    let (from, to) = (table.table.from, table.table.to);
    let steps = |from: Mm, to: Mm| (from.0 + NET / 2..to.0).step_by(usize::try_from(NET).unwrap_or(1)).map(Mm);
    let spots = steps(from.y, to.y).flat_map(|y| steps(from.x, to.x).map(move |x| Spot::new(x, y)));
    let tried = |at: Spot| {
        let order = match placing {
            Placing::Island(_) => Order::PlaceIsland(at, heading),
            Placing::Terrain(kind) => Order::PlaceTerrain(kind, at, heading),
            _ => return None,
        };
        Some((at, check::order(table, seat, &order)))
    };
    spots.filter_map(tried).collect()
}

fn headings() -> impl Iterator<Item = Heading> {
    (0..Heading::FULL / STEP).map(|step| Heading::new(step * STEP))
}

fn of_unit(table: &State, unit: Name, pivots: bool) -> OfUnit {
    let sails = table.running.as_ref().is_some_and(|run| run.unit == unit && run.kind == OrderKind::Move && !run.over);
    let left = if sails { lanes::left(table, unit) } else { Vec::new() };
    let rulers: Vec<Ruler> = Ruler::ALL.into_iter().filter(|ruler| left.contains(ruler)).collect();
    let rows: Vec<Vec<Lane>> = rulers
        .into_iter()
        .map(|ruler| headings().filter_map(|heading| lanes::lane(table, unit, ruler, heading)).collect())
        .collect();
    let snaps = rows.iter().flat_map(|row| snaps(table, unit, row)).collect();
    let turn = |heading: Heading| {
        Some((heading, pivots::pivoted(table, unit, heading)?, pivots::may_pivot(table, unit, heading)))
    };
    let turns = if pivots { headings().filter_map(turn).collect() } else { Vec::new() };
    OfUnit { unit, pivots, lanes: rows.into_iter().flatten().collect(), snaps, turns }
}

/// A target may be reached on many headings: the middle one of the longest run of them is offered.
fn snaps(table: &State, unit: Name, row: &[Lane]) -> Vec<Lane> {
    let wanted = |meets: Meets| matches!(meets, Meets::Docks(_) | Meets::Rams(_));
    let mut targets: Vec<Meets> = Vec::new();
    for lane in row.iter().filter(|lane| wanted(lane.meets) && lane.refused.is_none()) {
        if !targets.contains(&lane.meets) {
            targets.push(lane.meets);
        }
    }
    let hits = |lane: &Lane, meets: Meets| lane.meets == meets && lane.refused.is_none();
    let found = targets.into_iter().filter_map(|meets| {
        // The row is a circle: a run may go on over its end.
        let (mut best, mut run) = ((0, 0), 0);
        for (at, lane) in row.iter().chain(row).enumerate() {
            run = if hits(lane, meets) { run + 1 } else { 0 };
            if run > best.1 {
                best = (at, run);
            }
        }
        let middle = best.0 - best.1.min(row.len()) / 2;
        let heading = row.get(middle % row.len()).or(row.first())?;
        let lane = lanes::lane(table, unit, heading.ruler, heading.heading)?;
        Some(if hits(&lane, meets) { lane } else { row.iter().find(|lane| hits(lane, meets))?.clone() })
    });
    found.collect()
}
