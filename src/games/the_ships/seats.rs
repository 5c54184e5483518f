//! Seats and windows: the window that all share looks at the match, and the eye sits where its seat sits.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::setting_out::main_window;
use crate::play::players::Players;
use crate::play::seen::{Onlooker, Seen};
use crate::rules::kernel;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::ship_card::Nation;
use crate::table::liveries::Liveries;
use crate::table::stage::{Seat, Seated};

/// The chair of a side: the English sit near, the Spanish far.
#[must_use]
pub const fn chair_of(side: Nation) -> Seat {
    match side {
        Nation::English => Seat::First,
        Nation::Spanish => Seat::Second,
    }
}

fn look_through_the_window(mut commands: Commands, windows: Query<Entity, (With<PrimaryWindow>, Without<Onlooker>)>) {
    for window in &windows {
        commands.entity(window).insert(Onlooker::default());
    }
}

/// Whose eyes the window is for, sits on the chair of that side; while all look, nobody is moved.
fn sit(
    windows: Query<(&Onlooker, Ref<Seen<TheShips>>)>,
    mut seated: ResMut<Seated>,
    mut last: Local<Option<kernel::Seat>>,
) {
    let Some(seen) = main_window(windows.iter()).filter(DetectChanges::is_changed) else { return };
    if *last == seen.seat {
        return;
    }
    *last = seen.seat;
    if let Some(side) = seen.seat.and_then(|seat| seen.view.table.side_at(seat)) {
        seated.set_if_neq(Seated(chair_of(side)));
    }
}

/// Each chair wears what its player chose.
fn wear_the_liveries(
    windows: Query<(&Onlooker, &Seen<TheShips>)>,
    players: Option<Res<Players>>,
    mut liveries: ResMut<Liveries>,
) {
    let worn = main_window(windows.iter()).zip(players).map(|(seen, players)| {
        let of = |side| players.livery_of(seen.view.table.seat(side));
        Liveries([of(Nation::English), of(Nation::Spanish)])
    });
    liveries.set_if_neq(worn.unwrap_or_default());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Liveries>()
        .add_systems(PreStartup, look_through_the_window)
        .add_systems(Update, (sit, wear_the_liveries).after(crate::play::PlaySystems::Show));
}
