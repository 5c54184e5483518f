//! The sand-glass on the table says how long everybody has thought, and lies down where the table is not what is looked at.

use bevy::prelude::*;

use super::desk::{Desk, Papers};
use crate::logbook::wording::{Fact, key};
use crate::play::begin::TableCleared;
use crate::play::sand_glass::{LaidDown, SandGlass};
use crate::table::pieces::{Piece, Tale};
use crate::table::stage::{Menu, Screen};

/// What a glass says that has run for nobody.
fn alone() -> Vec<Fact> {
    vec![Fact::from(key::THING_SAND_GLASS)]
}

pub(super) fn lay_down(screen: Res<State<Screen>>, menu: Res<State<Menu>>, mut laid_down: ResMut<LaidDown>) {
    laid_down.set_if_neq(LaidDown(*screen.get() != Screen::Table || *menu.get() != Menu::None));
}

fn tell(tale: Vec<Fact>, pieces: &mut Query<(&Piece, &mut Tale)>) {
    for (_, mut told) in pieces.iter_mut().filter(|(piece, _)| **piece == Piece::SandGlass) {
        if told.0 != tale {
            told.0.clone_from(&tale);
        }
    }
}

pub(super) fn say_how_long<G: Papers>(desk: Desk<G>, glass: Res<SandGlass>, mut pieces: Query<(&Piece, &mut Tale)>) {
    let Some(seen) = desk.seen() else { return };
    let mut tale = alone();
    for seat in desk.players.humans() {
        let spent = glass.spent(seat).as_secs();
        if spent > 0 {
            let (minutes, seconds) = (spent / 60, spent % 60);
            let [minutes, seconds] = [minutes, seconds].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
            tale.push(Fact::from(key::SandGlassOf { player: desk.name(seen, seat), minutes, seconds }));
        }
    }
    tell(tale, &mut pieces);
}

pub(super) fn forget(_: On<TableCleared>, mut pieces: Query<(&Piece, &mut Tale)>) {
    tell(alone(), &mut pieces);
}
