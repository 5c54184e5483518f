//! The show of Pirates: a row of a table for every fact, and the ways of everything that another layout moves.

mod fights;
mod moved;
mod rows;

use bevy::prelude::*;

use super::pieces::PiratePiece;
use super::things::places::Sea;
use super::things::thing::Form;
use crate::logbook::wording::Spoken as _;
use crate::play::telling::{ShowLock, Told};
use crate::rules::pirates::contacts;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::happenings::{Guns, Happening, SettingOut, Strongholds};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::State;
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::Flag;
use crate::table::beats::{Act, Beats, Cue, Performance, Recipe, Shown, Spot, perform};
use crate::table::board::places::BOARD_AT;
use crate::table::pieces::Piece;
use crate::table::things::{LaidOut as _, Laying, ThingsOnTable};

/// Words rise this high over the sea.
const OVER: Vec3 = Vec3::new(0.0, 0.7, 0.0);

/// Words rise over one of these.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Over {
    /// A ship, a kraken, a fort, an island or a piece of terrain.
    Piece(Name),
    /// The home island of a player.
    Home(Flag),
    /// The middle of the sea.
    Sea,
}

/// The table before and after a fact, as the window may know it.
struct Stage<'a> {
    told: &'a Happening,
    before: &'a State,
    after: &'a State,
    table: &'a ThingsOnTable<Form>,
}

fn sound(sound: &'static str, times: u8, from: Spot) -> Beats {
    Beats::of(Act::Sound(Cue { sound, times, from }), 0.0)
}

fn puff(at: Vec3, along: Vec3, wide: f32, recipe: Recipe) -> Beats {
    Beats::of(Act::Puff { at: Spot::Point(at), along, wide, recipe }, 0.0)
}

/// The place of a piece in the sea.
fn at_sea(state: &State, piece: Name) -> Option<Vec3> {
    let terrain = || state.terrain.iter().find(|terrain| terrain.id == piece).map(|terrain| terrain.pose.at);
    let island = || state.island(piece).map(|island| island.pose.at);
    let fort = || state.fort(piece).map(|fort| fort.pose.at);
    let unit = contacts::pose(state, piece).map(|pose| pose.at);
    unit.or_else(fort).or_else(island).or_else(terrain).map(|spot| Sea::of(state).world(spot))
}

impl Stage<'_> {
    /// The place of a piece of the sea before the fact, or after it, or its card.
    fn point(&self, piece: Name) -> Vec3 {
        let card = || self.table.thing(&Piece::of(PiratePiece::Deck(piece))).map(|thing| thing.at.translation);
        let found = at_sea(self.before, piece).or_else(|| at_sea(self.after, piece));
        found.or_else(card).unwrap_or(BOARD_AT)
    }

    /// The home of a player: the island, or the first ship, or the middle of the board.
    fn home(&self, flag: Flag) -> Vec3 {
        let state = self.after;
        let island = state.islands.iter().find(|island| island.home == Some(flag));
        let first = || state.ships.iter().find(|ship| ship.flag == flag).map(|ship| self.point(ship.id));
        island.map(|island| self.point(island.id)).or_else(first).unwrap_or(BOARD_AT)
    }

    fn spot(&self, over: Over) -> Spot {
        let point = match over {
            Over::Piece(piece) => self.point(piece),
            Over::Home(flag) => self.home(flag),
            Over::Sea => BOARD_AT,
        };
        Spot::Point(point + OVER)
    }

    /// The words of the fact, read for this number of seconds.
    fn say(&self, over: Over, seconds: f32) -> Shown {
        // A unit that has gone down has its name from before.
        let names = match self.told {
            Happening::Guns(Guns::Sunk { .. })
            | Happening::Strongholds(Strongholds::KrakenDied { .. } | Strongholds::FortDestroyed { .. }) => self.before,
            _ => self.after,
        };
        Shown::said(self.spot(over), Pirates::happening(names, self.told), seconds)
    }

    fn hear(&self, sound: &'static str, over: Over) -> Shown {
        Shown::heard(sound, self.spot(over))
    }

    /// A sound, and the words of the fact.
    fn call(&self, sound: &'static str, over: Over, seconds: f32) -> Shown {
        self.say(over, seconds).sound(sound, self.spot(over))
    }
}

fn show(
    told: On<Told<Pirates>>,
    mut hands: Laying<Form>,
    mut performance: ResMut<Performance>,
    mut lock: ResMut<ShowLock>,
) {
    let after: &View = &told.after;
    let (moves, mut props) = hands.shows(Pirates::layout(after));
    // A mast that falls is not on its card before it has fallen.
    if let Happening::Guns(Guns::MastLost { unit, mast, .. }) = told.happening {
        props.dress(&Piece::of(PiratePiece::Mast(unit, mast)), Form::Part);
    }
    let stage = Stage { told: &told.happening, before: &told.before.table, after: &after.table, table: props.table };
    let shown = stage.shown();
    let others = moves.iter().filter(|moved| !shown.settles.contains(&moved.thing.piece));
    let by_hand = matches!(
        told.happening,
        Happening::SettingOut(SettingOut::UnitPlaced { .. } | SettingOut::IslandPlaced { .. })
            | Happening::Guns(Guns::CameHome { .. } | Guns::WaitsForHome { .. })
            | Happening::Strongholds(Strongholds::KrakenCameHome { .. } | Strongholds::KrakenWaits { .. })
    );
    let moved = moved::moved(others, by_hand);
    perform(&mut performance, &mut lock, &shown.with(moved).beats());
}

/// The show, for the table and for tests without a picture.
pub fn plugin(app: &mut App) {
    app.add_observer(show);
}
