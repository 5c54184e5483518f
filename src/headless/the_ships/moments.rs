//! The great moments of a battle as charts: the lie of the ships as one sank, was taken, gave up or lost a mast, and at
//! the end. It is made from told happenings and nothing else.

use std::collections::BTreeMap;

use super::courses::{self, Way, berth, hexagon, ink, plane};
use crate::logbook::account::{Drawing, Ink, Mark, Point};
use crate::logbook::wording::the_ships as words;
use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Hex, distance};
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::happenings::{
    Advanced, Boarding, End, Gunnery, Happening, Losses, Movement, Turns, Umpire,
};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;

/// A chart shows this number of hexes around the ships of its moment.
const REACH: u32 = 6;

/// A great moment.
enum Moment {
    /// Something became of a ship, by the hand of another if there was one.
    Of {
        ship: ShipId,
        by: Option<ShipId>,
        lost: bool,
    },
    End,
}

/// The lie of the battle while the log is told.
struct Lay<'a> {
    state: &'a State,
    chart: Chart,
    lies: BTreeMap<Place, Base>,
    /// These ships went down, at these places.
    lost: BTreeMap<Place, Base>,
    /// The first ship fired at the second, and nothing has moved since.
    shot: Option<(ShipId, ShipId)>,
}

impl<'a> Lay<'a> {
    /// Before anything was told.
    fn first(state: &'a State, told: &[&Happening]) -> Self {
        let mut chart = (*state.chart).clone();
        for told in told.iter().rev() {
            if let Happening::Movement(Movement::TileLeapt { from, to, .. }) = told {
                chart.leapfrog(*to, *from);
            }
        }
        let began = |place| Some((place, courses::began(state, place)?.into()));
        Self { state, chart, lies: state.each().filter_map(began).collect(), lost: BTreeMap::new(), shot: None }
    }

    /// One thing more is told.
    fn follow(&mut self, told: &Happening) {
        use Happening as H;
        match told {
            H::Gunnery(Gunnery::VolleyFired { ship, target, .. } | Gunnery::MusketsFired { ship, target, .. }) => {
                self.shot = Some((*ship, *target));
            }
            H::Gunnery(Gunnery::WindowOpened) | H::Turns(Turns::PhaseBegan { .. }) => self.shot = None,
            H::Movement(Movement::TileLeapt { from, to, .. }) => {
                self.chart.leapfrog(*from, *to);
            }
            H::Movement(Movement::Exited { ship, .. }) => {
                self.leaves(*ship);
            }
            H::Umpire(Umpire::SetRight {
                amendment:
                    Amendment::Fate {
                        ship,
                        standing: Standing::Sunk | Standing::BlownUp | Standing::Exited | Standing::Fled,
                    },
            }) => {
                self.leaves(*ship);
            }
            H::Losses(Losses::Sank { ship }) | H::Advanced(Advanced::BlewUp { ship }) => {
                let gone = self.leaves(*ship);
                self.lost.extend(gone);
            }
            _ => {
                if let Some((ship, berth)) = berth(told)
                    && let Some(place) = self.state.place_of(ship)
                {
                    self.lies.insert(place, berth.into());
                }
            }
        }
    }

    fn leaves(&mut self, ship: ShipId) -> Option<(Place, Base)> {
        let place = self.state.place_of(ship)?;
        Some((place, self.lies.remove(&place)?))
    }

    /// Finds the moment in this happening, if it is a great one.
    fn great(&self, told: &Happening) -> Option<Moment> {
        use Happening as H;
        let of = |ship: &ShipId, lost| {
            let by = self.shot.filter(|(_, target)| target == ship).map(|(shooter, _)| shooter);
            Some(Moment::Of { ship: *ship, by, lost })
        };
        match told {
            H::Losses(Losses::Sank { ship }) | H::Advanced(Advanced::BlewUp { ship }) => of(ship, true),
            H::Losses(Losses::MastFell { ship, .. }) | H::Advanced(Advanced::Surrendered { ship }) => of(ship, false),
            H::Boarding(Boarding::Taken { ship, by }) => Some(Moment::Of { ship: *ship, by: Some(*by), lost: false }),
            H::End(End::Ended { .. }) => Some(Moment::End),
            _ => None,
        }
    }

    fn base(&self, ship: ShipId) -> Option<Base> {
        let place = self.state.place_of(ship)?;
        self.lies.get(&place).or_else(|| self.lost.get(&place)).copied()
    }

    fn ink(&self, place: Place) -> Ink {
        Ink::Seat(self.state.owner(place).0)
    }

    /// Draws the battle as it lies now: around the ships of the moment, or all of it.
    fn drawn(&self, moment: &Moment, ways: &[Way]) -> Drawing {
        let (subject, by, lost) = match moment {
            Moment::Of { ship, by, lost } => (self.base(*ship), by.and_then(|by| Some((by, self.base(by)?))), *lost),
            Moment::End => (None, None, false),
        };
        let around: Vec<Hex> = subject.into_iter().chain(by.map(|(_, by)| by)).map(Base::bow).collect();
        let near = |hex: Hex| around.is_empty() || around.iter().any(|middle| distance(*middle, hex) <= REACH);
        let hexes = self.chart.hexes().filter(|(at, _)| near((*at).into()));
        let mut marks: Vec<Mark> =
            hexes.map(|(at, terrain)| Mark::Area { around: hexagon(plane(at)), ink: ink(terrain) }).collect();
        let seen = |lies: &BTreeMap<Place, Base>| -> Vec<(Place, Base)> {
            lies.iter().map(|(place, base)| (*place, *base)).filter(|(_, base)| near(base.bow())).collect()
        };
        let (afloat, mut sunk) = (seen(&self.lies), seen(&self.lost));
        // Earlier wrecks are drawn only at the end.
        sunk.retain(|(_, base)| subject.is_none() || (lost && subject == Some(*base)));
        for (place, way) in ways.iter().filter(|(_, way)| way.len() > 1) {
            if afloat.iter().chain(&sunk).any(|(seen, _)| seen == place) {
                let along = way.iter().copied().map(plane).collect();
                marks.push(Mark::Way { along, ink: self.ink(*place) });
            }
        }
        for (place, base) in &afloat {
            marks.push(Mark::Area { around: hull(*base), ink: self.ink(*place) });
        }
        if let (Some(at), Some((by, from))) = (subject, by)
            && let Some(place) = self.state.place_of(by)
        {
            marks.push(Mark::Shot { from: middle(from), to: middle(at), ink: self.ink(place) });
        }
        if let Some(at) = subject {
            marks.push(Mark::Ring { at: middle(at) });
        }
        for (place, base) in &sunk {
            marks.push(Mark::Lost { at: middle(*base), ink: self.ink(*place) });
        }
        for (place, base) in afloat.into_iter().chain(sunk) {
            let name = words::ship(&self.state.articles, self.state.id(place));
            marks.push(Mark::Name { at: middle(base), name });
        }
        Drawing { marks }
    }
}

fn ends(base: Base) -> [Point; 2] {
    base.hexes().map(|hex| plane(hex.into()))
}

fn middle(base: Base) -> Point {
    let [bow, stern] = ends(base);
    (f32::midpoint(bow.0, stern.0), f32::midpoint(bow.1, stern.1))
}

/// A ship from above, her bow pointed.
fn hull(base: Base) -> Vec<Point> {
    let [bow, stern] = ends(base);
    let ahead = (bow.0 - stern.0, bow.1 - stern.1);
    // Along her from stern to bow, and to starboard, in her length.
    [(-0.3, -0.22), (-0.3, 0.22), (0.9, 0.25), (1.4, 0.0), (0.9, -0.25)]
        .into_iter()
        .map(|(on, aside)| (stern.0 + on * ahead.0 - aside * ahead.1, stern.1 + on * ahead.1 + aside * ahead.0))
        .collect()
}

/// Lists all of them, each with its place in the log. A moment that changes nothing in the picture makes no second one.
pub(super) fn moments(state: &State, told: &[&Happening]) -> Vec<(usize, Drawing)> {
    let mut lay = Lay::first(state, told);
    let (mut turn, mut since) = (0, 0);
    let mut moments: Vec<(usize, Drawing)> = Vec::new();
    for (at, happening) in told.iter().enumerate() {
        lay.follow(happening);
        if let Happening::Turns(Turns::TurnBegan { turn: next }) = happening {
            (turn, since) = (*next, at);
        }
        let Some(moment) = lay.great(happening) else { continue };
        let so_far = told.iter().take(at).enumerate();
        let ways = courses::courses(state, so_far.map(|(at, told)| (if at < since { 0 } else { turn }, *told)), turn);
        let drawing = lay.drawn(&moment, &ways);
        if moments.last().is_none_or(|(_, last)| *last != drawing) {
            moments.push((at, drawing));
        }
    }
    moments
}
