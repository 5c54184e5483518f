//! Turns what happens in The Ships into beats: what is to be seen and heard of every fact.

mod boarding;
mod gunnery;
mod movement;
mod sums;
mod turns;

use std::cell::Cell;

use bevy::prelude::*;

use super::look::{ShipLook, place_of};
use super::pieces::ShipsPiece;
use crate::headless::the_ships::heard::{Noise, heard};
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::telling::{Holds, Told};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::table::beats::{Act, Beats, Change, Cue, Performance, Recipe, Spot, perform};
use crate::table::pieces::Piece;

/// Seconds of a step.
const STEP: f32 = 0.75;
/// Over the deck, where words appear.
const OVER: Vec3 = Vec3::new(0.0, 0.85, 0.0);
/// What is heard everywhere comes from over the middle of the board.
const OVER_THE_BOARD: Vec3 = Vec3::new(0.0, 2.0, 0.0);

/// A ship as a piece of the table.
fn piece(ship: ShipId) -> Piece {
    Piece::of(ShipsPiece::Ship(ship))
}

fn over(ship: ShipId) -> Spot {
    Spot::Piece(piece(ship), OVER)
}

fn name(ship: ShipId, table: &State) -> Arg {
    let card =
        table.place_of(ship).map_or_else(|| ship.as_str().to_owned(), |place| table.vessel(place).card.id.clone());
    Arg::key(names::ship(&card))
}

fn call(at: Spot, fact: Fact) -> Beats {
    Beats::of(Act::CallOut { at, fact }, 0.0)
}

/// What is heard of a fact, at its moment.
fn sound(noise: Noise) -> Beats {
    let from = noise.ship.map_or(Spot::Point(OVER_THE_BOARD), over);
    let cue = Beats::of(Act::Sound(Cue { sound: noise.sound, times: noise.times, from }), 0.0);
    if noise.after > 0.0 { Beats::wait(noise.after).then(cue) } else { cue }
}

fn puff(at: Spot, along: Vec3, wide: f32, recipe: Recipe) -> Beats {
    Beats::of(Act::Puff { at, along, wide, recipe }, 0.0)
}

fn heel(ship: ShipId, by: f32) -> Beats {
    Beats::of(Act::Heel { piece: piece(ship), by }, 1.5)
}

fn glance(at: Spot, radius: f32) -> Beats {
    Beats::of(Act::Look { at, radius }, 0.0)
}

fn hits(at: ShipId, hits: u8, faces: &[u8], sum: String) -> Beats {
    let fact = Fact::from(key::CallHits { hits, shots: faces.len(), sum });
    call(over(at), fact)
}

/// The side of a ship that looks towards another: 1 port, -1 starboard.
fn side_towards(ship: ShipId, other: ShipId, table: &State) -> f32 {
    let at = |ship| table.place_of(ship).and_then(|place| table.base(place)).map(place_of);
    let (Some(here), Some(there)) = (at(ship), at(other)) else { return 1.0 };
    let away = here.rotation.inverse() * (there.translation - here.translation);
    if away.x >= 0.0 { 1.0 } else { -1.0 }
}

/// What is to be seen of a fact, as the window may know it: its chapters add how each of theirs is shown.
struct Show<'a> {
    then: &'a State,
    now: &'a State,
    /// The ship whose new look the show brings itself.
    settled: Cell<Option<ShipId>>,
}

impl Show<'_> {
    /// What a ship has become: her look after the fact, if it is another than before.
    fn changed(&self, ship: ShipId) -> Option<Beats> {
        let look = |table: &State| table.place_of(ship).map(|place| ShipLook::seen(table, place));
        let (then, now) = (look(self.then)?, look(self.now)?);
        (then != now).then(|| Beats::of(Act::Change { piece: piece(ship), change: Change::to(now) }, 0.0))
    }

    /// The same, brought by the show of the fact itself.
    fn becomes(&self, ship: ShipId) -> Beats {
        self.settled.set(Some(ship));
        self.changed(ship).unwrap_or_default()
    }

    /// A word over a ship, read for a moment.
    fn word(&self, ship: ShipId, said: fn(Arg) -> Fact) -> Beats {
        glance(over(ship), 1.2).together(call(over(ship), said(name(ship, self.now)))).then(Beats::wait(0.9))
    }

    /// A step, along the bow; ships that move in the same sub-step move side by side.
    fn sails_on(&self, ship: ShipId, ahead: bool, lasts: f32) -> Beats {
        let becomes = self.becomes(ship);
        let Some(base) = self.now.place_of(ship).and_then(|place| self.now.base(place)) else { return Beats::none() };
        let glide = Beats::of(Act::Glide { piece: piece(ship), to: place_of(base), ahead }, lasts);
        glide.then(becomes).alongside()
    }

    /// Of some facts nothing is shown: they are said in the log, or seen in what follows from them.
    fn beats(&self, happening: &Happening) -> Beats {
        use Happening as H;
        let shown = match happening {
            H::SettingOut(told) => self.setting_out(told),
            H::Turns(told) => self.turns(told),
            H::Movement(told) => self.movement(told),
            H::Gunnery(told) => self.gunnery(told),
            H::Losses(told) => self.losses(told),
            H::Boarding(told) => self.boarding(told),
            H::Advanced(told) => self.advanced(told),
            H::Umpire(told) => self.umpire(told),
            H::End(told) => self.end(told),
        };
        let shown = heard(happening).into_iter().map(sound).fold(shown, Beats::together);
        let others = self.now.each().map(|place| self.now.id(place)).filter(|ship| self.settled.get() != Some(*ship));
        shown.then_all(others.filter_map(|ship| self.changed(ship)))
    }
}

fn show(told: On<Told<TheShips>>, mut performance: ResMut<Performance>, mut holds: ResMut<Holds>) {
    let show = Show { then: &told.before.table, now: &told.after.table, settled: Cell::new(None) };
    perform(&mut performance, &mut holds, &show.beats(&told.happening));
}

/// The show, for the table and for tests without a picture.
pub fn plugin(app: &mut App) {
    app.add_observer(show);
}
