//! Places on the table: the chart and its zones, the rows beside it, and the mat before each chair.

use bevy::math::{Vec2, Vec3};
use bevy::prelude::Transform;

use crate::rules::merchants_and_marauders::ids::Sort;
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::state::{State, Where};
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::{Colour, Location, Nation, NpcKind, Zone};
use crate::table::chairs::Chair;
use crate::table::zones::{Mat, centred};

/// Half of the chart, and its middle.
pub const CHART: Vec2 = Vec2::new(5.6, 4.7);
const CHART_AT: Vec3 = Vec3::new(-1.9, 0.0, 0.0);
/// Half of a card.
pub const CARD: Vec2 = Vec2::new(0.40, 0.55);
/// Half of a token.
pub const TOKEN: Vec2 = Vec2::splat(0.15);
/// Half of the glory track.
pub const GLORY: Vec2 = Vec2::new(5.6, 0.23);
/// Half of a player's board.
pub const BOARD: Vec2 = Vec2::new(1.95, 1.02);
/// Half of the enemy's grid.
pub const GRID: Vec2 = Vec2::new(1.0, 0.8);
/// Cards on the chart are this much smaller.
pub const SMALL: f32 = 0.52;

/// A point of the chart, in thousandths from its north-west corner.
#[must_use]
pub fn on_chart((east, south): (u16, u16)) -> Vec3 {
    let share = Vec2::new(f32::from(east), f32::from(south)) / 1000.0 - Vec2::splat(0.5);
    CHART_AT + Vec3::new(share.x * 2.0 * CHART.x, 0.0, share.y * 2.0 * CHART.y)
}

/// The chart lies here.
#[must_use]
pub const fn chart() -> Transform {
    Transform::from_translation(CHART_AT)
}

/// The middle of a zone.
#[must_use]
pub fn sea(pack: &Pack, zone: Zone) -> Vec3 {
    pack.zones.get(&zone).map_or(CHART_AT, |card| on_chart(card.middle))
}

/// The harbour in a zone.
#[must_use]
pub fn harbour(pack: &Pack, zone: Zone) -> Vec3 {
    let at = pack.zones.get(&zone).and_then(|card| card.harbour);
    at.map_or_else(|| sea(pack, zone), on_chart)
}

/// A ship lies here: `number` of `of` ships in the same zone or port.
#[must_use]
pub fn berth(pack: &Pack, at: Where, number: usize, of: usize) -> Option<Vec3> {
    let zone = at.zone()?;
    Some(if at.in_port() {
        harbour(pack, zone) + Vec3::new(centred((number, of), 0.30), 0.0, 0.20)
    } else {
        let row = number / 3;
        let in_row = (of - row * 3).min(3);
        sea(pack, zone) + Vec3::new(centred((number % 3, in_row), 0.42), 0.0, -0.08 + 0.40 * row as f32)
    })
}

/// The merchant token of a zone.
#[must_use]
pub fn merchant(pack: &Pack, zone: Zone) -> Vec3 {
    sea(pack, zone) + Vec3::new(0.52, 0.012, 0.34)
}

/// The demand token of a port, its modification token, and its missions.
#[must_use]
pub fn demand(pack: &Pack, zone: Zone) -> Vec3 {
    harbour(pack, zone) + Vec3::new(-0.42, 0.012, -0.10)
}

/// See [`demand`].
#[must_use]
pub fn yard(pack: &Pack, zone: Zone) -> Vec3 {
    harbour(pack, zone) + Vec3::new(-0.42, 0.012, 0.26)
}

/// See [`demand`].
#[must_use]
pub fn mission(pack: &Pack, zone: Zone, number: usize) -> Vec3 {
    harbour(pack, zone) + Vec3::new(0.50 + 0.30 * number as f32, 0.02 + 0.01 * number as f32, 0.06)
}

/// A place in the row south of the chart: 0 is the event, 1 the War box, then the ships of no player.
#[must_use]
pub fn south_row(number: usize) -> Vec3 {
    Vec3::new(CHART_AT.x - 5.0 + 1.02 * number as f32, 0.0, 6.05)
}

/// The card of a ship of no player.
#[must_use]
pub fn npc_card(npc: NpcKind) -> Vec3 {
    south_row(3 + npc as usize)
}

/// The Merchants track.
#[must_use]
pub fn track(number: usize) -> Vec3 {
    Vec3::new(CHART_AT.x + 4.55 + 0.36 * (number % 3) as f32, 0.012, 5.72 + 0.36 * (number / 3) as f32)
}

/// A deck in the row north of the chart, and its discard pile.
#[must_use]
pub fn deck(sort: Option<Sort>, discard: bool) -> Vec3 {
    let number = match sort {
        Some(Sort::Event) => 0.0,
        None => 2.0,
        Some(Sort::Glory) => 4.0,
        Some(Sort::Mission) => 6.0,
        Some(Sort::Rumor) => 8.0,
        Some(Sort::Captain) => 9.2,
    };
    Vec3::new(CHART_AT.x - 4.9 + 1.0 * (number + f32::from(u8::from(discard))), 0.0, -6.0)
}

/// The glory track, and a cube on it.
#[must_use]
pub const fn glory_track() -> Transform {
    Transform::from_xyz(CHART_AT.x, 0.0, 5.0)
}

/// See [`glory_track`].
#[must_use]
pub fn glory(points: u8, target: u8, number: usize) -> Vec3 {
    let spaces = f32::from(target.max(10)) + 1.0;
    let step = GLORY.x * 2.0 / spaces;
    let east = -GLORY.x + step * (f32::from(points.min(target.max(10))) + 0.5);
    let (column, row) = ((number % 2) as f32, (number / 2) as f32);
    glory_track().translation + Vec3::new(east - 0.09 + 0.18 * column, 0.07, -0.09 + 0.18 * row)
}

/// The grid of the enemy's ship, east of the decks.
#[must_use]
pub const fn grid() -> Transform {
    Transform::from_xyz(5.4, 0.0, -3.6)
}

/// The mat before a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    mat: Mat,
    narrow: bool,
}

/// The chair of this player.
#[must_use]
pub fn chair_of(table: &State, colour: Colour) -> Chair {
    Chair::of_seat(table.seat(colour), table.players.len())
}

impl Place {
    /// Of this colour.
    #[must_use]
    pub fn of(view: &View, colour: Colour) -> Self {
        let chair = chair_of(&view.table, colour);
        let (scale, narrow) = match chair {
            Chair::South | Chair::North => (1.0, false),
            Chair::West => (0.74, true),
            Chair::East => (0.56, true),
        };
        Self { mat: Mat { chair, scale }, narrow }
    }

    fn at(&self, right: f32, near: f32, up: f32) -> Transform {
        self.mat.at(right, near, up)
    }

    /// The board with captain, tracks and bounties.
    #[must_use]
    pub fn board(&self) -> Transform {
        if self.narrow { self.at(-1.55, -0.15, 0.02) } else { self.at(-3.6, -0.05, 0.02) }
    }

    /// A place on the board, from its middle.
    #[must_use]
    pub fn on_board(&self, right: f32, near: f32, up: f32) -> Transform {
        Mat::on(self.board(), right, near, up)
    }

    /// A value of a track.
    #[must_use]
    pub fn track(&self, location: Location, value: u8, up: f32) -> Transform {
        let (right, near) = on_track(location, value);
        self.on_board(right, near, up)
    }

    /// A level of a bounty.
    #[must_use]
    pub fn bounty(&self, nation: Nation, level: u8) -> Transform {
        self.on_board(1.02 + 0.17 * f32::from(level), -0.36 + 0.26 * nation as u8 as f32, 0.012)
    }

    /// A modification aboard, and a special weapon.
    #[must_use]
    pub fn fitting(&self, number: usize) -> Transform {
        self.on_board(-1.72 + 0.34 * (number % 3) as f32, 0.50 + 0.32 * (number / 3) as f32, 0.012)
    }

    /// See [`fitting`](Self::fitting).
    #[must_use]
    pub fn weapon(&self, number: usize) -> Transform {
        self.on_board(1.24 + 0.30 * number as f32, 0.78, 0.012)
    }

    /// The chest stands here.
    #[must_use]
    pub fn chest(&self) -> Transform {
        if self.narrow { self.at(0.78, -0.66, 0.0) } else { self.at(-1.22, -0.62, 0.0) }
    }

    /// A coin of the gold aboard.
    #[must_use]
    pub fn purse(&self, coin: usize) -> Transform {
        let (right, near) = if self.narrow { (0.62, 0.06) } else { (-1.38, 0.12) };
        let (column, row, layer) = (coin % 3, (coin / 3) % 3, coin / 9);
        self.at(right + 0.16 * column as f32, near + 0.16 * row as f32, 0.024 * layer as f32)
    }

    /// A cargo card aboard.
    #[must_use]
    pub fn cargo(&self, number: usize, of: usize) -> Transform {
        let (from, room) = if self.narrow { (1.62, 0.9) } else { (-0.32, 1.4) };
        self.mat.row(Vec2::new(from, -0.42), room, 0.46, (number, of))
    }

    /// An open card: mission, rumor, proved rumors, specialists.
    #[must_use]
    pub fn card(&self, number: usize, of: usize) -> Transform {
        let (from, room) = if self.narrow { (3.0, 0.9) } else { (1.75, 3.4) };
        self.mat.row(Vec2::new(from, -0.42), room, 0.84, (number, of))
    }

    /// A glory card in hand.
    #[must_use]
    pub fn hand(&self, number: usize, of: usize, open: bool) -> Transform {
        let middle = if self.narrow { 1.2 } else { 0.9 };
        let held = self.mat.hand(0.78, 0.82, (number, of), open);
        let aside = self.mat.at(middle, 0.0, 0.0).translation - self.mat.at(0.0, 0.0, 0.0).translation;
        held.with_translation(held.translation + aside)
    }
}

/// A value of a track on a player's board, from its middle.
#[must_use]
pub fn on_track(location: Location, value: u8) -> (f32, f32) {
    (-0.42 + 0.21 * f32::from(value), -0.62 + 0.29 * location as u8 as f32)
}

/// The same on the enemy's grid.
#[must_use]
pub fn on_grid(location: Location, value: u8) -> (f32, f32) {
    (-0.42 + 0.23 * f32::from(value), -0.52 + 0.26 * location as u8 as f32)
}
