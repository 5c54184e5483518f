//! The show of Dead Reckoning: a row of a table for every fact, and the moves of another layout.

mod crafting;
mod dealing;
mod great;
mod moved;
mod rows;
mod shuffling;
mod sinking;
mod tray;

use bevy::prelude::*;

use super::pieces::ReckoningPiece;
use super::sea::places::place;
use super::things::standing::{Moved, Shape};
use super::things::thing::{Bit, Form};
use crate::dice::Vessels;
use crate::logbook::wording::dead_reckoning as words;
use crate::play::telling::{ShowLock, Told};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{Battle, Cubes, Happening};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Course;
use crate::rules::dead_reckoning::tray::Zone;
use crate::rules::dead_reckoning::view::View;
use crate::table::beats::{Act, Beats, Change, Cue, Performance, Shown, Spot, perform};
use crate::table::pieces::Piece;
use crate::table::things::{LaidOut as _, Laying, Props};
use crate::table::throwing::dice_box::ThrowVessels;
use crate::table::throwing::physical::Lying;

/// Words of a battle rise over the middle of the tray, all from one place: each is read for at least this number of
/// seconds.
const READ: f32 = 0.8;

fn sound(sound: &'static str, at: Vec3) -> Beats {
    Beats::of(Act::Sound(Cue { sound, times: 1, from: Spot::Point(at) }), 0.0)
}

fn carried(piece: &Piece, to: Transform, over: f32, lasts: f32) -> Beats {
    Beats::of(Act::Carry { piece: piece.clone(), to, over }, lasts)
}

fn becomes(piece: &Piece, form: Form) -> Beats {
    Beats::of(Act::Change { piece: piece.clone(), change: Change::to(Shape(form)) }, 0.0)
}

/// Words rise over one of these.
#[derive(Clone, Copy)]
enum Over {
    Ship(Colour),
    /// A place of the ocean.
    Place(Place),
    /// The middle of the harbour.
    Harbour,
    /// The boxes of a row.
    Row(u8),
    /// The middle of the tray.
    Tray,
    /// A zone of the tray.
    Zone(Zone),
    /// A cube that lies in it.
    Cube(u16),
}

/// The sea, and in a battle the tray, with all that a show may have to know and to lay there.
struct Stage<'a, 'w, 's> {
    told: &'a Happening,
    before: &'a View,
    after: &'a View,
    /// It is a fact of a battle: words rise over the tray.
    fought: bool,
    props: Props<'a, 'w, 's, Form>,
    /// The zones of the tray.
    vessels: Option<&'a Vessels>,
    /// The cubes' poses, as far as they have been shown.
    lying: &'a mut Lying,
}

impl<'a, 'w, 's> Stage<'a, 'w, 's> {
    fn of(
        told: &'a Happening,
        (before, after): (&'a View, &'a View),
        props: Props<'a, 'w, 's, Form>,
        vessels: Option<&'a Vessels>,
        lying: &'a mut Lying,
    ) -> Self {
        let fought = after.table.course == Course::Battle
            || before.table.fight.is_some()
            || after.table.fight.is_some()
            || matches!(told, Happening::Battle(Battle::Declared { .. }));
        Self { told, before, after, fought, props, vessels, lying }
    }

    fn spot(&self, over: Over) -> Spot {
        let up = Vec3::Y * 0.8;
        match over {
            Over::Zone(zone) => Spot::Point(self.over_zone(zone)),
            Over::Cube(cube) => Spot::Point(self.over_cube(cube)),
            Over::Tray => Spot::Point(tray::middle()),
            _ if self.fought => Spot::Point(tray::middle()),
            Over::Ship(of) if self.after.table.player(of).is_some() => {
                Spot::Piece(Piece::of(ReckoningPiece::Ship(of)), Vec3::Y * 0.85)
            }
            Over::Ship(_) | Over::Harbour => Spot::Point(place(Place::Harbour) + up),
            Over::Place(at) => Spot::Point(place(at) + up),
            Over::Row(row) => Spot::Piece(Piece::of(ReckoningPiece::Box(row)), up),
        }
    }

    /// The words of the fact, read for this number of seconds.
    fn say(&self, over: Over, seconds: f32) -> Shown {
        let at_sea = matches!(over, Over::Ship(_) | Over::Place(_) | Over::Harbour | Over::Row(_));
        let seconds = if at_sea && self.fought { seconds.max(READ) } else { seconds };
        Shown::said(self.spot(over), words::happening(self.told), seconds)
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
    told: On<Told<DeadReckoning>>,
    vessels: Option<Res<ThrowVessels>>,
    mut hands: Laying<Form>,
    mut lying: ResMut<Lying>,
    mut performance: ResMut<Performance>,
    mut lock: ResMut<ShowLock>,
) {
    let (moves, props) = hands.shows(DeadReckoning::layout(&told.after));
    let (happening, views) = (&told.happening, (&told.before, &told.after));
    let vessels = vessels.as_ref().map(|vessels| &*vessels.0);
    let mut stage = Stage::of(happening, views, props, vessels, &mut lying);
    if stage.fought && stage.vessels.is_none() {
        warn_once!("the tray has no measures: in battles no cube is shown to move");
    }
    let shown = stage.shown();
    // Cubes in the cups fall, and do not go home.
    let falls = matches!(happening, Happening::Cubes(Cubes::CubesDropped { .. }));
    let poured = |moved: &Moved| falls && matches!(moved.thing.piece.own::<Bit>(), Some(Bit::InCup(..)));
    let others = moves.iter().filter(|moved| !shown.settles.contains(&moved.thing.piece) && !poured(moved));
    let moved = moved::moved(others);
    perform(&mut performance, &mut lock, &shown.with(moved).beats());
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show);
}
