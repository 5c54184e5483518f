//! What goes on and on: wind, sea and cabin, by where the eye stands.

use bevy::prelude::*;

use crate::table::camera::eyes::Eyes;
use crate::table::stage::{Screen, Seated};

/// Everything that may go on and on.
pub const LOOPS: [&str; 7] = ["sea", "water-along-hull", "wind-light", "wind-fresh", "cabin", "candle", "sand-glass"];

/// How loud each of [`LOOPS`] is, from 0 to 1.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Ambience(pub [f32; LOOPS.len()]);

impl Ambience {
    /// In the cabin: the sea is without, and soft.
    const CABIN: Self = Self([0.35, 0.0, 0.25, 0.0, 1.0, 1.0, 0.0]);
    /// Over the board: the sea is before one, and a glass runs.
    const BOARD: Self = Self([0.6, 0.0, 0.6, 0.0, 0.8, 1.0, 1.0]);
    /// On deck: wind in the rigging, and water along her side.
    const DECK: Self = Self([1.0, 1.0, 0.0, 1.0, 0.2, 0.0, 0.0]);
}

fn listen(screen: Res<State<Screen>>, eyes: Option<Res<Eyes>>, seated: Option<Res<Seated>>, mut now: ResMut<Ambience>) {
    let on_deck = || {
        let (eyes, seated) = (eyes?, seated?);
        Some(eyes.of(seated.0).on_deck())
    };
    let wanted = match screen.get() {
        Screen::Table if on_deck().unwrap_or(false) => Ambience::DECK,
        Screen::Table => Ambience::BOARD,
        Screen::Title | Screen::Chooser | Screen::Outfitting => Ambience::CABIN,
    };
    now.set_if_neq(wanted);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ambience>().add_systems(Update, listen.run_if(state_exists::<Screen>));
}
