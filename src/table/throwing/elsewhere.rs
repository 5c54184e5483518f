//! Dice of the seat at the second window: let go there, they fall at the first.

use bevy::prelude::*;

use super::hand::LetGo;
use crate::dice::Way;
use crate::play::second_window::{Guest, SecondWindow, ThrowWished, keeps_the_match};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::stage::Menu;

/// At the first window the wish opens the hand.
fn let_go(mut wished: MessageReader<ThrowWished>, mut hand: MessageWriter<LetGo>) {
    for ThrowWished(way) in wished.read() {
        hand.write(LetGo(*way));
    }
}

/// At the second the hand is only wished open, by a plate or a key.
fn wish(
    guest: Res<Guest>,
    mut hands: ResMut<Hands>,
    menu: Res<State<Menu>>,
    mut plates: MessageReader<LetGo>,
    mut wished: MessageWriter<ThrowWished>,
) {
    let mut way = plates.read().last().map(|LetGo(way)| *way);
    if !guest.throws() {
        return;
    }
    if *menu.get() == Menu::None {
        for (deed, asked) in [(Action::TipIn, Way::Tower), (Action::Throw, Way::Tray)] {
            if hands.take(deed) {
                way = Some(asked);
            }
        }
    }
    if let Some(way) = way {
        wished.write(ThrowWished(way));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            let_go.run_if(resource_exists::<SecondWindow>.and_then(keeps_the_match)),
            wish.after(crate::table::under::CarrySystems).run_if(resource_exists::<Guest>),
        ),
    );
}
