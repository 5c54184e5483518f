//! At the table: the quiet strip above it.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
use super::second_window::name_of;
use crate::logbook::wording::{Arg, key, names};
use crate::play::players::Players;
use crate::play::second_window::Guest;
use crate::play::seen::Seen;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::scenario::WindRule;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::state::Phase;
use crate::table::camera::eyes::Eyes;
use crate::table::camera::views::BoardsLaid;
use crate::table::panels::chart::seat_of;
use crate::table::panels::hud::{HudSheet, HudWish, hud};
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen, Seated, SetOut, TableEye};

/// Where the table's north lies in the picture, clockwise from up. Straight from above it is the picture's own up
/// that tells, for the eye then looks nowhere on the table.
fn north_in_the_picture(ahead: Dir3, up: Dir3) -> f32 {
    let along = if ahead.y.abs() > 0.95 { *up } else { *ahead };
    -along.x.atan2(-along.z)
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    shelf: Option<Res<Shelf>>,
    set_out: Res<SetOut>,
    seated: Res<Seated>,
    menu: Res<State<Menu>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<&GlobalTransform, With<TableEye>>,
    matches: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    battles: Query<&Seen<DeadReckoning>, With<PrimaryWindow>>,
    mut eyes: Option<ResMut<Eyes>>,
    laid: Res<BoardsLaid>,
    (guest, players): (Option<Res<Guest>>, Res<Players>),
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let side = [Nation::English, Nation::Spanish].into_iter().find(|nation| seat_of(*nation) == seated.0);
    let side = match side {
        Some(Nation::Spanish) => "spain",
        _ => "england",
    };
    let fixed = shelf.and_then(|shelf| match &shelf.0.scenarios.get(&set_out.0)?.wind {
        WindRule::Fixed(heading) => Some(*heading),
        _ => None,
    });
    // A match knows its wind, thrown or given; before one the scenario may.
    let blowing = match matches.single() {
        Ok(seen) if seen.view.table.phase == Phase::Weather => fixed,
        Ok(seen) => Some(seen.view.table.wind),
        Err(_) => fixed,
    };
    let wind = blowing.map(|heading| {
        let id = ["n", "ne", "se", "s", "sw", "nw"].into_iter().nth(usize::from(heading.index())).unwrap_or("n");
        (heading, speech.tell(key::WIND_TOWARDS, &[("heading", Arg::key(names::heading(id)))]))
    });
    // A battle of Dead Reckoning knows no wind; whose go it is stands on its own papers.
    let battle = battles.single().ok().map(|seen| seen.title.as_str());
    let side = match battle {
        Some(_) => speech.say(names::game("dead-reckoning")),
        None => speech.say(names::side(side)),
    };
    let sheet = HudSheet {
        speech: &speech,
        scenario: speech.say(names::scenario(battle.unwrap_or(&set_out.0))),
        seat: seated.0,
        side: match guest.and_then(|guest| guest.seat()) {
            Some(seat) => {
                speech.tell(key::SECOND_WINDOW_OF, &[("side", Arg::text(side)), ("player", name_of(&players, seat))])
            }
            None => side,
        },
        wind: wind.filter(|_| battle.is_none()),
        charted: battle.is_none(),
        north: cameras.iter().next().map_or(0.0, |eye| north_in_the_picture(eye.forward(), eye.up())),
    };
    match hud(context, &sheet) {
        Some(HudWish::Pause) => below.open(*menu.get(), &mut next, Menu::Pause),
        Some(HudWish::Help) => below.open(*menu.get(), &mut next, Menu::Help),
        Some(HudWish::Settings) => below.open(*menu.get(), &mut next, Menu::Settings),
        Some(HudWish::Look(view)) => {
            let aspect = windows.iter().next().map_or(16.0 / 9.0, |window| window.width() / window.height().max(1.0));
            if let Some(eyes) = &mut eyes {
                eyes.of_mut(seated.0).go(view.pose_over(seated.0, aspect, *laid));
            }
        }
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(in_state(Menu::None)).and_then(resource_exists::<Speech>)),
    );
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
