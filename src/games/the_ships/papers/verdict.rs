//! The end of a battle: the winner, the fate of every ship, and the fall of the dice against expectation.

use std::sync::Arc;

use bevy_egui::egui::vec2;

use crate::games::papers::verdict::Verdict;
use crate::games::the_ships::chart_picture::ChartPicture;
use crate::games::the_ships::courses::courses;
use crate::headless::OffTable as _;
use crate::logbook::record::{Tally, Volley};
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::log::LogBook;
use crate::rules::kernel::{Seat, Viewer};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::{End, Happening};
use crate::rules::the_ships::points::damage_points;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Verdict as Won;
use crate::rules::the_ships::view::View;
use crate::table::sheet::{Block, Line, Picture, Print};
use crate::table::speech::Speech;
use crate::table::theme::Colours;

/// Everything the page says.
#[derive(Clone, PartialEq, Debug)]
pub struct VerdictSheet {
    /// The seats of the English and of the Spanish.
    pub seats: [Seat; 2],
    pub result: Option<Won>,
    /// The side that gave the battle up, where only one did (TS-25.5).
    pub gave_up: Option<Nation>,
    /// English and Spanish points, where the scenario counts them.
    pub points: Option<[i32; 2]>,
    /// The turn in which it ended.
    pub turns: u16,
    /// The number of rulings by hand (TS-29).
    pub rulings: u16,
    /// The ships with their fates and their damage.
    pub ships: Vec<(ShipId, Nation, Arg, Standing, i32)>,
    /// English and Spanish luck.
    pub luck: [Tally; 2],
    /// The board with the ways of all ships.
    pub chart: ChartPicture,
}

impl VerdictSheet {
    /// The points of a side: the scenario's, or the damage it has done if there are none.
    #[must_use]
    pub fn points_of(&self, side: Nation) -> i32 {
        let counted = self.points.and_then(|points| points.get(side as usize).copied());
        let done = || self.ships.iter().filter(|(_, own, ..)| *own != side).map(|(.., damage)| *damage);
        counted.unwrap_or_else(|| done().fold(0, i32::saturating_add))
    }
}

fn gives_up(told: &Happening) -> Option<Nation> {
    match told {
        Happening::End(End::Conceded { side }) => Some(*side),
        _ => None,
    }
}

/// Sums a battle up from what lies open.
#[must_use]
pub fn sum_up(view: &View, log: &LogBook<TheShips>) -> VerdictSheet {
    let state = &view.table;
    let told: Vec<_> = log.told_after(0, Viewer::Bystander).collect();
    let points = told.iter().rev().find_map(|told| match told {
        Happening::End(End::Ended { points, .. }) => Some(*points),
        _ => None,
    });
    let given_up: Vec<Nation> = told.iter().copied().filter_map(gives_up).collect();
    let volleys = TheShips::volleys(view, &told);
    let luck = [Nation::English, Nation::Spanish].map(|side| {
        let of = |volley: &&Volley| state.side_at(Seat(volley.by)) == Some(side);
        Tally::of(volleys.iter().filter(of))
    });
    let ships = state
        .each()
        .map(|place| {
            let id = state.id(place);
            let name = words::ship(&state.articles, id);
            (id, state.side(place), name, state.ship(place).standing, damage_points(state, place))
        })
        .collect();
    let seat = |side| (0..2).map(Seat).find(|seat| state.side_at(*seat) == Some(side)).unwrap_or(Seat(0));
    VerdictSheet {
        seats: Nation::ALL.map(seat),
        result: state.result,
        gave_up: given_up.first().copied().filter(|_| given_up.len() == 1),
        points: points.flatten(),
        turns: state.turn,
        rulings: state.rulings,
        ships,
        luck,
        chart: ChartPicture::sailed(state, &courses(state, log, 0)),
    }
}

impl VerdictSheet {
    /// The page.
    #[must_use]
    pub fn page(&self, speech: &Speech) -> Verdict {
        let (winner, result) = match self.result {
            Some(Won::Won(side)) => (Some(side), key::LogWon { side: Arg::key(words::side(side)) }.into()),
            Some(Won::BothWon) => (None, Fact::from(key::LOG_BOTH_WON)),
            Some(Won::Drawn) | None => (None, Fact::from(key::LOG_DRAWN)),
        };
        let headline = Line { sign: winner.map(|side| self.seat(side)), ..Line::new(Print::Heading, result) };
        let gave_up = self.gave_up.map(|side| {
            Line::new(Print::Body, key::VerdictGaveUp { side: Arg::key(words::side(side)) }).signed(self.seat(side))
        });
        let turns = Line::new(Print::Hint, key::VerdictTurns { turns: self.turns });
        let rulings = (self.rulings > 0).then(|| Line::new(Print::Red, key::VerdictRulings { count: self.rulings }));
        let chart = self.chart.clone();
        Verdict {
            title: key::PHASE_OVER,
            another: None,
            size: vec2(1040.0, 640.0),
            head: [headline].into_iter().chain(gave_up).chain([turns]).chain(rulings).collect(),
            picture: Some(Picture {
                name: key::VERDICT_COURSES.into(),
                wide: (0.46, 460.0),
                high: (chart.size.y / chart.size.x.max(1.0)).clamp(0.6, 1.0),
                yields: true,
                paint: Arc::new(move |painter, place| chart.paint(painter, place, &Colours::of(painter.ctx()))),
            }),
            blocks: self.counts(speech).into_iter().map(Block::Line).collect(),
            points: Vec::new(),
        }
    }

    fn seat(&self, side: Nation) -> Seat {
        self.seats.get(side as usize).copied().unwrap_or(Seat(0))
    }

    /// Points, ships and luck.
    fn counts(&self, speech: &Speech) -> Vec<Line> {
        let of = |side: Nation, said: Fact| Line::new(Print::Body, said).signed(self.seat(side));
        let part = |name: &str| [Line::new(Print::Part, name)];
        let points = self.points.map(|points| {
            let said =
                |(side, points)| of(side, key::VerdictPointsOf { side: Arg::key(words::side(side)), points }.into());
            let sides = Nation::ALL.into_iter().zip(points).map(said);
            part(key::VERDICT_POINTS).into_iter().chain(sides).collect::<Vec<_>>()
        });
        let ships = self.ships.iter().map(|(_, side, ship, standing, damage)| {
            let (ship, fate, points) = (ship.clone(), Arg::key(words::fate(*standing)), *damage);
            // A ship that is lost counts whole, also where no gun has touched her (TS-25.4).
            let lost = standing.is_destroyed();
            let said: Fact = if lost {
                key::VerdictLost { ship, fate, points }.into()
            } else {
                key::VerdictDamage { ship, fate, points }.into()
            };
            of(*side, said)
        });
        let fired = self.luck.iter().any(|luck| luck.volleys > 0);
        let luck = Nation::ALL.into_iter().zip(&self.luck).map(|(side, luck)| {
            let expected = Arg::text(speech.tenths(luck.expected));
            let (volleys, hits) = (luck.volleys, luck.hits);
            of(side, key::VerdictLuckOf { side: Arg::key(words::side(side)), volleys, hits, expected }.into())
        });
        let luck = part(key::VERDICT_LUCK).into_iter().chain(luck).filter(|_| fired);
        let ships = part(key::VERDICT_SHIPS).into_iter().chain(ships);
        points.into_iter().flatten().chain(ships).chain(luck).collect()
    }
}
