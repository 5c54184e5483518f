//! The ocean as a chart: courses, holders of islands, and great moments as a ship sank, a battle was won, a mark was
//! gained, and at the end. It is made from told happenings and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use crate::logbook::account::{Drawing, Dye, Ink, Mark, Point};
use crate::logbook::wording::dead_reckoning as words;
use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{
    Battle, End, Happening, Islands, Marks, Outcome, Sailing, Turns, Umpire,
};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::sea::{COLUMNS, ROWS};
use crate::rules::dead_reckoning::state::{Course, State};

/// The side of a tile on paper.
const SIDE: f32 = 7.0;
/// The harbour is this high under the first row.
const HARBOUR: f32 = 3.5;
/// From the middle of an island to its shore.
const SHORE: f32 = 1.2;

/// A ship lies here, and in the harbour before this column.
type Berth = (Place, u8);

/// The lie of the ocean while the log is told.
#[derive(Clone)]
struct Lay<'a> {
    table: &'a State,
    explored: BTreeSet<Place>,
    holders: BTreeMap<Place, Colour>,
    stand: BTreeSet<(Place, Building)>,
    ships: BTreeMap<Colour, Berth>,
    /// The way of each captain's latest turn.
    ways: BTreeMap<Colour, Vec<Berth>>,
    active: Option<Colour>,
}

/// A moment makes a chart worth drawing.
enum Moment {
    /// Something came to this captain, or became of the ship.
    Of(Colour),
    /// She went down here.
    Lost(Colour, Berth),
    End,
}

/// Before which column a ship lies that comes from there, or goes there.
const fn column(at: Place, otherwise: u8) -> u8 {
    match at {
        Place::Harbour => otherwise,
        Place::Tile(_, column) => column,
    }
}

impl<'a> Lay<'a> {
    /// As it is at the end.
    fn last(table: &'a State) -> Self {
        let sea = || table.sea.islands();
        Self {
            table,
            explored: table.sea.tiles().filter(|(_, tile)| tile.face_up).map(|(at, _)| at).collect(),
            holders: sea().filter_map(|(at, island)| Some((at, island.controller()?))).collect(),
            stand: sea().flat_map(|(at, island)| island.buildings.iter().map(move |what| (at, *what))).collect(),
            ships: table.players.iter().map(|player| (player.colour, (player.at, column(player.at, 2)))).collect(),
            ways: BTreeMap::new(),
            active: None,
        }
    }

    /// Sets everything as it was before the log: takes each happening back, the latest first.
    fn first(table: &'a State, told: &[&Happening]) -> Self {
        use Happening as H;
        let mut lay = Self::last(table);
        for told in told.iter().rev() {
            match told {
                H::Sailing(Sailing::Explored { at, .. }) => _ = lay.explored.remove(at),
                H::Islands(Islands::ControlChanged { at, from, .. }) => lay.hold(*at, *from),
                H::Islands(Islands::Built { at, building, .. }) => _ = lay.stand.remove(&(*at, *building)),
                H::Islands(Islands::BuildingReturned { at, building }) => _ = lay.stand.insert((*at, *building)),
                H::Outcome(Outcome::BuildingRemoved { island, building }) => {
                    lay.stand.extend(lay.place_of(*island).map(|at| (at, *building)));
                }
                H::Sailing(Sailing::Sailed { by, from, to }) => {
                    lay.ships.insert(*by, (*from, column(*from, column(*to, 2))));
                }
                _ => {}
            }
        }
        lay
    }

    fn place_of(&self, island: TileId) -> Option<Place> {
        self.table.sea.islands().find(|(_, own)| own.id == island).map(|(at, _)| at)
    }

    fn hold(&mut self, at: Place, by: Option<Colour>) {
        match by {
            Some(by) => _ = self.holders.insert(at, by),
            None => _ = self.holders.remove(&at),
        }
    }

    /// Follows one happening more; some make a moment.
    fn follow(&mut self, told: &Happening) -> Option<Moment> {
        use Happening as H;
        match told {
            H::Turns(Turns::TurnBegan { by }) => {
                self.active = Some(*by);
                self.ways.insert(*by, self.ships.get(by).copied().into_iter().collect());
            }
            H::Sailing(Sailing::Explored { at, .. }) => _ = self.explored.insert(*at),
            H::Islands(Islands::ControlChanged { at, to, .. }) => self.hold(*at, *to),
            H::Islands(Islands::Built { at, building, .. }) => _ = self.stand.insert((*at, *building)),
            H::Islands(Islands::BuildingReturned { at, building }) => _ = self.stand.remove(&(*at, *building)),
            H::Outcome(Outcome::BuildingRemoved { island, building }) => {
                if let Some(at) = self.place_of(*island) {
                    self.stand.remove(&(at, *building));
                }
            }
            H::Sailing(Sailing::Sailed { by, from, to }) => {
                let berth = (*to, column(*to, column(*from, 2)));
                let way = self.ways.entry(*by).or_default();
                // Out of the harbour a ship goes before the column she sails to.
                if let (Place::Harbour, Some(last)) = (from, way.last_mut()) {
                    last.1 = column(*to, last.1);
                }
                way.push(berth);
                self.ships.insert(*by, berth);
            }
            H::Umpire(Umpire::SetRight { amendments }) => {
                for amendment in amendments {
                    match amendment {
                        Amendment::Lies { ship, at } => _ = self.ships.insert(*ship, (*at, column(*at, 2))),
                        Amendment::Building { at, building, stands: true } => _ = self.stand.insert((*at, *building)),
                        Amendment::Building { at, building, stands: false } => _ = self.stand.remove(&(*at, *building)),
                        _ => {}
                    }
                }
            }
            H::Outcome(Outcome::Sank { ship, .. }) => {
                let (at, before) = self.ships.insert(*ship, (Place::Harbour, 2))?;
                self.ships.insert(*ship, (Place::Harbour, before));
                return Some(Moment::Lost(*ship, (at, before)));
            }
            // A merchant ship has no model on the ocean: it lies where it was attacked.
            H::Battle(Battle::Won { by, .. }) => {
                return Some(Moment::Of(if self.ships.contains_key(by) { *by } else { self.active? }));
            }
            H::Marks(Marks::Achieved { by, .. }) => return Some(Moment::Of(*by)),
            H::End(End::GameWon { .. }) => return Some(Moment::End),
            _ => {}
        }
        None
    }

    /// Places a ship of this seat on paper: captains who lie together lie side by side.
    fn point(&self, (at, before): Berth, by: Colour) -> Point {
        let seat = self.table.players.iter().position(|player| player.colour == by).unwrap_or_default();
        let lane = 0.7 * seat as f32;
        let (x, y) = corner(at, before);
        match at {
            Place::Harbour => (x + 3.4 + lane, y + 0.7 + 0.6 * seat as f32),
            Place::Tile(..) => (x + 3.4 + lane, y + 3.2 + lane),
        }
    }

    /// Draws the ocean as it lies now, around this moment.
    fn drawn(&self, moment: &Moment) -> Drawing {
        let mut marks = Vec::new();
        let mut names = Vec::new();
        for (at, tile) in self.table.sea.tiles() {
            let (x, y) = corner(at, 1);
            let known = self.explored.contains(&at);
            let water = if known { Ink::Shallow } else { Ink::Unseen };
            marks.push(Mark::Area { around: oblong((x, y), (SIDE, SIDE)), ink: water });
            let Some(island) = tile.island.as_ref().filter(|_| known) else { continue };
            let middle = (x + 1.9, y + 2.6);
            if let Some(holder) = self.holders.get(&at) {
                marks.push(Mark::Area { around: round(middle, SHORE + 0.4), ink: ink(*holder) });
            }
            marks.push(Mark::Area { around: round(middle, SHORE), ink: Ink::Land });
            names.push(Mark::Name { at: (x - 0.3, y + 0.6), name: words::tile(island.id) });
            let stand = self.stand.iter().filter(|(place, _)| *place == at);
            for (line, (_, building)) in (0_u8..).zip(stand) {
                let at = (x - 0.3, y + 4.8 + 0.9 * f32::from(line));
                names.push(Mark::Name { at, name: words::building(*building) });
            }
        }
        let quay = oblong(corner(Place::Harbour, 1), (SIDE * f32::from(COLUMNS), HARBOUR));
        marks.push(Mark::Area { around: quay, ink: Ink::Land });
        for (by, way) in self.ways.iter().filter(|(_, way)| way.len() > 1) {
            let along = way.iter().map(|berth| self.point(*berth, *by)).collect();
            marks.push(Mark::Way { along, ink: ink(*by) });
        }
        match moment {
            Moment::Lost(ship, berth) => {
                let at = self.point(*berth, *ship);
                marks.extend([Mark::Ring { at }, Mark::Lost { at, ink: ink(*ship) }]);
            }
            Moment::Of(by) => {
                marks.extend(self.ships.get(by).map(|berth| Mark::Ring { at: self.point(*berth, *by) }));
            }
            Moment::End => {}
        }
        for (by, berth) in &self.ships {
            let at = self.point(*berth, *by);
            marks.push(Mark::Ends { at, ink: ink(*by) });
            names.push(Mark::Name { at, name: words::colour(*by) });
        }
        marks.append(&mut names);
        Drawing { marks }
    }
}

/// Captains go by their colours.
const fn ink(by: Colour) -> Ink {
    match by {
        Colour::Purple => Ink::Dye(Dye::Purple),
        Colour::Green => Ink::Dye(Dye::Green),
        Colour::Blue => Ink::Dye(Dye::Blue),
        Colour::Yellow => Ink::Dye(Dye::Yellow),
        Colour::Black => Ink::Land,
    }
}

/// The north-western corner of a tile; of the harbour's part before this column.
fn corner(at: Place, before: u8) -> Point {
    let (row, column) = match at {
        Place::Harbour => (0, before),
        Place::Tile(row, column) => (row, column),
    };
    (SIDE * f32::from(column.saturating_sub(1)), SIDE * f32::from(ROWS.saturating_sub(row)))
}

fn oblong((x, y): Point, (wide, high): Point) -> Vec<Point> {
    vec![(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
}

fn round((x, y): Point, far: f32) -> Vec<Point> {
    let corner = |number: u8| (f32::from(number) * std::f32::consts::TAU / 12.0).sin_cos();
    (0..12).map(corner).map(|(sin, cos)| (x + far * cos, y + far * sin)).collect()
}

/// The ocean at the end; there is none in a battle alone.
pub(super) fn drawing(table: &State, told: &[&Happening]) -> Option<Drawing> {
    if table.course == Course::Battle {
        return None;
    }
    let mut lay = Lay::first(table, told);
    for told in told {
        lay.follow(told);
    }
    Some(lay.drawn(&Moment::End))
}

/// Lists all great moments, each with its place in the log. A moment that changes nothing in the picture makes no
/// second one.
pub(super) fn moments(table: &State, told: &[&Happening]) -> Vec<(usize, Drawing)> {
    let mut moments: Vec<(usize, Drawing)> = Vec::new();
    if table.course == Course::Battle {
        return moments;
    }
    let mut lay = Lay::first(table, told);
    for (at, told) in told.iter().enumerate() {
        let Some(moment) = lay.follow(told) else { continue };
        let drawing = lay.drawn(&moment);
        if moments.last().is_none_or(|(_, last)| *last != drawing) {
            moments.push((at, drawing));
        }
    }
    moments
}
