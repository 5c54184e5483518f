//! Sets the table for a battle: zones and ridges in the tray, cubes where they lie, the eye over them; and clears it after.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::boards::places::Seat;
use super::cubes::{carried, laid_out};
use super::papers::stowing::stows_at;
use crate::play::PlaySystems;
use crate::play::log::LogBook;
use crate::play::seen::{Asked, SeenHere};
use crate::rules::dead_reckoning::colours::{BLACK_SEAT, Colour};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, State};
use crate::rules::dead_reckoning::view::View as Known;
use crate::rules::kernel::Viewer;
use crate::table::attention::{Attention, LookAt};
use crate::table::camera::eyes::Eyes;
use crate::table::camera::views::{BoardsLaid, Laid, View};
use crate::table::chairs::Chair;
use crate::table::stage::Seated;
use crate::table::throwing::at_rest::TrayHands;
use crate::table::throwing::dice_box::{Paint, ThrowVessels};
use crate::table::throwing::fittings::Fitting;
use crate::table::throwing::records::RecordSystems;

/// The share of the window that the captain’s sheet covers, and in a battle alone that of each side.
const SHEET: f32 = 0.29;
const SIDE: f32 = 0.225;
/// This much around a ship board is seen while goods are stowed on it.
const STOWED: f32 = 1.7;

/// The paint of a colour.
#[must_use]
pub const fn paint(colour: Colour) -> Paint {
    match colour {
        Colour::Purple => Paint::Purple,
        Colour::Green => Paint::Green,
        Colour::Blue => Paint::Blue,
        Colour::Yellow => Paint::Yellow,
        Colour::Black => Paint::Black,
    }
}

/// Boards before each chair, and the part of the window that sheets cover.
#[must_use]
pub fn boards_laid(view: &Known) -> BoardsLaid {
    let mut boards = BoardsLaid::default();
    for player in &view.table.players {
        let seat = Seat::of(view, player.colour);
        *boards.0.of_mut(seat.chair()) = Some(match view.table.course {
            Course::Voyage => Laid { reach: seat.reach(), sheet: SHEET, hand: Some(seat.hand()), sea: None },
            Course::Battle => Laid { reach: seat.reach() / (1.0 - 2.0 * SIDE), sheet: 0.0, hand: None, sea: None },
        });
    }
    boards
}

/// The battle as it may be seen, whenever it is to be set out afresh: begun, loaded, undone, another moment.
fn set_out(
    here: SeenHere<DeadReckoning>,
    mut last: Local<Option<u64>>,
    log: Res<LogBook<DeadReckoning>>,
    vessels: Res<ThrowVessels>,
    mut tray: TrayHands,
    mut fitting: ResMut<Fitting>,
    mut attention: ResMut<Attention>,
    mut seated: ResMut<Seated>,
    (mut eyes, mut boards): (ResMut<Eyes>, ResMut<BoardsLaid>),
    screens: Query<&Window, With<PrimaryWindow>>,
) {
    let Some(seen) = here.get() else {
        if last.take().is_some() {
            // The table goes back to its former state.
            fitting.set_if_neq(Fitting::Dice);
            boards.set_if_neq(BoardsLaid::default());
            tray.clear();
            attention.release();
        }
        return;
    };
    if *last == Some(seen.afresh) {
        return;
    }
    if last.is_none() {
        // The tray is read from one side; in a battle alone both sit there.
        if seen.view.table.course == Course::Battle {
            seated.set_if_neq(Seated(Chair::South));
        }
        let aspect = screens.iter().next().map_or(16.0 / 9.0, |window| window.width() / window.height().max(1.0));
        *boards = boards_laid(&seen.view);
        let view = if fought(&seen.view.table) { View::Battle } else { View::Table };
        for chair in Chair::ALL {
            eyes.of_mut(chair).go(view.pose_over(chair, aspect, *boards));
        }
    }
    *last = Some(seen.afresh);
    fitting.set_if_neq(Fitting::Battle);
    let table = &seen.view.table;
    for player in &table.players {
        tray.dice_box.paint(table.seat(player.colour), paint(player.colour));
    }
    tray.dice_box.paint(BLACK_SEAT, Paint::Black);
    let cubes = table.fight.as_ref().map(|fight| fight.tray.as_slice()).unwrap_or_default();
    let upto = seen.moment.unwrap_or(usize::MAX);
    let told = log.told_to(Viewer::Bystander).filter(|(line, _)| !line.struck && line.number <= upto);
    carried(&vessels.0, &mut tray.lying.0, told.map(|(_, told)| told));
    let laid = laid_out(&vessels.0, &tray.lying.0, cubes);
    let read = cubes.iter().filter_map(|cube| Some((cube.piece, table.seat(cube.of), cube.lie?.number())));
    tray.lay(read, laid);
    if fought(table) {
        attention.draw_to(LookAt::Battle);
    }
}

/// Is everything worth seeing in the tray?
fn fought(table: &State) -> bool {
    table.course == Course::Battle || table.fight.is_some()
}

/// In a battle everything worth seeing happens in the tray, but that goods are stowed on a ship board; after it the ocean is looked at
/// again.
fn keep_looking(here: SeenHere<DeadReckoning>, mut attention: ResMut<Attention>, mut boards: ResMut<BoardsLaid>) {
    let Some(seen) = here.get() else { return };
    boards.set_if_neq(boards_laid(&seen.view));
    let fought = fought(&seen.view.table);
    let stows = stows_at(seen).filter(|_| fought).map(|at| LookAt::Work { at, radius: STOWED });
    match (attention.spot(), stows) {
        (None | Some(LookAt::Battle | LookAt::Tower), Some(work)) => attention.draw_to(work),
        (None, None) if fought => attention.draw_to(LookAt::Battle),
        // The next good may be asked for as soon as this one has been told.
        (Some(LookAt::Work { .. }), None) if fought && seen.asked != Asked::Nothing => {
            attention.draw_to(LookAt::Battle);
        }
        (Some(LookAt::Battle | LookAt::Work { .. }), None) if !fought => attention.release(),
        _ => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (set_out, keep_looking).chain().after(PlaySystems::Show).after(RecordSystems));
}
