//! At the table: the quiet strip above it.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::PlaySystems;
use crate::play::on_the_table::OnTheTable;
use crate::play::players::Players;
use crate::play::second_window::Guest;
use crate::table::camera::eyes::Eyes;
use crate::table::camera::views::BoardsLaid;
use crate::table::panels::hud::{HudSheet, HudWish, TableHead, about, hud};
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Seated, TableEye, at_the_table};

/// Finds the direction of the table's north in the picture, clockwise from up. Straight from above the picture's own up
/// decides, for the eye then looks nowhere on the table.
fn north_in_the_picture(ahead: Dir3, up: Dir3) -> f32 {
    let along = if ahead.y.abs() > 0.95 { *up } else { *ahead };
    -along.x.atan2(-along.z)
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    head: Res<TableHead>,
    seated: Res<Seated>,
    menu: Res<State<Menu>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<&GlobalTransform, With<TableEye>>,
    mut eyes: ResMut<Eyes>,
    laid: Res<BoardsLaid>,
    (guest, players): (Option<Res<Guest>>, Res<Players>),
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
    mut open: Local<bool>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let side = speech.relate(&head.side);
    let sheet = HudSheet {
        speech: &speech,
        head: &head,
        side: match guest.and_then(|guest| guest.seat()).and_then(|seat| players.name_of(seat)) {
            // A player without a name is called after the side.
            Some(player) => speech.say(key::SecondWindowOf { side: Arg::text(side), player: Arg::text(player) }),
            None => side,
        },
        north: cameras.iter().next().map_or(0.0, |eye| north_in_the_picture(eye.forward(), eye.up())),
    };
    match hud(context, &sheet) {
        Some(HudWish::Pause) => below.open(*menu.get(), &mut next, Menu::Pause),
        Some(HudWish::Help) => below.open(*menu.get(), &mut next, Menu::Help),
        Some(HudWish::Settings) => below.open(*menu.get(), &mut next, Menu::Settings),
        Some(HudWish::Look(view)) => {
            let aspect = windows.iter().next().map_or(16.0 / 9.0, |window| window.width() / window.height().max(1.0));
            eyes.of_mut(seated.0).go(view.pose_over(seated.0, aspect, *laid));
        }
        Some(HudWish::About) => *open = !*open,
        None => {}
    }
    if *open && (head.about.is_empty() || about(context, &speech, &head)) {
        *open = false;
    }
    Ok(())
}

/// Another game has nothing of the last one's at its head: its name, until it says more.
fn clear_the_head(on: Res<OnTheTable>, mut head: ResMut<TableHead>) {
    let side = on.0.map(|game| Fact::from(names::game(game.0)));
    *head = side.map_or_else(TableHead::default, |side| TableHead { side, ..TableHead::default() });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableHead>()
        .add_systems(Update, clear_the_head.before(PlaySystems::Show).run_if(resource_changed::<OnTheTable>))
        .add_systems(EguiPrimaryContextPass, show.run_if(at_the_table));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn north_is_ahead_of_the_near_seat_and_behind_the_far_one() {
        assert!(north_in_the_picture(Dir3::NEG_Z, Dir3::Y).abs() < 1e-6);
        assert!((north_in_the_picture(Dir3::Z, Dir3::Y).abs() - std::f32::consts::PI).abs() < 1e-6);
        // Looking east, north lies to the left.
        assert!((north_in_the_picture(Dir3::X, Dir3::Y) + std::f32::consts::FRAC_PI_2).abs() < 1e-6);
        assert!(north_in_the_picture(Dir3::NEG_Y, Dir3::NEG_Z).abs() < 1e-6);
    }
}
