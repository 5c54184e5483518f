//! Sets the table for a battle: zones and ridges in the tray, cubes where they lie, the eye over them; and clears it after.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::cubes::{carried, laid_out, put_down};
use crate::play::PlaySystems;
use crate::play::log::LogBook;
use crate::play::seen::{Onlooker, Seen, main_window};
use crate::rules::dead_reckoning::colours::{BLACK_SEAT, Colour};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, State};
use crate::rules::kernel::Viewer;
use crate::table::attention::{Attention, Spot};
use crate::table::camera::eyes::Eyes;
use crate::table::camera::views::View;
use crate::table::chairs::Chair;
use crate::table::stage::{Seated, Stir};
use crate::table::throwing::dice_box::{DiceBox, Die, Paint, ThrowVessels};
use crate::table::throwing::fittings::Fitting;
use crate::table::throwing::physical::Lying;
use crate::table::throwing::records::LaidOut;

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

/// The battle as it may be seen, whenever it is to be set out afresh: begun, loaded, undone, another moment.
fn set_out(
    mut commands: Commands,
    windows: Query<(&Onlooker, &Seen<DeadReckoning>)>,
    mut last: Local<Option<u64>>,
    log: Res<LogBook<DeadReckoning>>,
    vessels: Res<ThrowVessels>,
    mut dice_box: ResMut<DiceBox>,
    mut lying: ResMut<Lying>,
    mut fitting: ResMut<Fitting>,
    mut attention: ResMut<Attention>,
    mut seated: ResMut<Seated>,
    mut stir: ResMut<Stir>,
    eyes: Option<ResMut<Eyes>>,
    screens: Query<&Window, With<PrimaryWindow>>,
    dice: Query<Entity, With<Die>>,
) {
    let Some(seen) = main_window(windows.iter()) else {
        if last.take().is_some() {
            // The table goes back to what it was.
            fitting.set_if_neq(Fitting::Dice);
            lying.0.clear();
            attention.release();
            dice.iter().for_each(|die| commands.entity(die).despawn());
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
        if let Some(mut eyes) = eyes {
            for chair in Chair::ALL {
                let view = if fought(&seen.view.table) { View::Battle } else { View::Table };
                eyes.of_mut(chair).go(view.pose(chair, aspect));
            }
        }
    }
    *last = Some(seen.afresh);
    stir.up();
    fitting.set_if_neq(Fitting::Battle);
    let table = &seen.view.table;
    for player in &table.players {
        dice_box.paint(table.seat(player.colour), paint(player.colour));
    }
    dice_box.paint(BLACK_SEAT, Paint::Black);
    dice.iter().for_each(|die| commands.entity(die).despawn());
    let cubes = table.fight.as_ref().map(|fight| fight.tray.as_slice()).unwrap_or_default();
    let upto = seen.moment.unwrap_or(usize::MAX);
    let told = log.told_to(Viewer::Bystander).filter(|(line, _)| !line.struck && line.number <= upto);
    carried(&vessels.0, &mut lying.0, told.map(|(_, told)| told));
    let laid = laid_out(&vessels.0, &lying.0, cubes);
    put_down(&mut commands, &dice_box, table, &laid);
    lying.0 = laid;
    if fought(table) {
        attention.draw_to(Spot::Battle);
    }
}

/// Is everything worth seeing in the tray?
fn fought(table: &State) -> bool {
    table.course == Course::Battle || table.fight.is_some()
}

/// In a battle everything worth seeing happens in the tray; after it the ocean is looked at again.
fn keep_looking(windows: Query<(&Onlooker, &Seen<DeadReckoning>)>, mut attention: ResMut<Attention>) {
    let Some(seen) = main_window(windows.iter()) else { return };
    match attention.spot() {
        None if fought(&seen.view.table) => attention.draw_to(Spot::Battle),
        Some(Spot::Battle) if !fought(&seen.view.table) => attention.release(),
        _ => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (set_out, keep_looking)
            .chain()
            .after(PlaySystems::Show)
            .after(LaidOut)
            .run_if(resource_exists::<DiceBox>.and_then(resource_exists::<ThrowVessels>)),
    );
}
