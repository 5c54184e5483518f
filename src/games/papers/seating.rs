//! Seats at the window: the eye sits in the chair of its seat, and every chair wears its player's choice.

use bevy::prelude::*;

use super::Papers;
use crate::play::players::Players;
use crate::play::seen::SeenHere;
use crate::rules::kernel::Seat;
use crate::table::chairs::{SeatNames, Taken};
use crate::table::liveries::Liveries;
use crate::table::stage::Seated;

/// Seats the window in the chair of the player at it; while all look, it stays where it is.
pub(super) fn sit<G: Papers>(here: SeenHere<G>, mut seated: ResMut<Seated>, mut last: Local<Option<Seat>>) {
    let Some(seen) = here.fresh() else { return };
    if *last == seen.seat {
        return;
    }
    *last = seen.seat;
    if let Some(seat) = seen.seat {
        seated.set_if_neq(Seated(G::chair(&seen.view, seat)));
    }
}

/// Each chair wears what its player chose; without a match two are at the table, in the colours of no choice.
pub(super) fn take_the_chairs<G: Papers>(
    here: SeenHere<G>,
    players: Res<Players>,
    mut liveries: ResMut<Liveries>,
    mut taken: ResMut<Taken>,
    mut names: ResMut<SeatNames>,
) {
    let mut worn = Liveries::default();
    let (mut chairs, mut called) = (Taken::default(), SeatNames::default());
    if let Some(seen) = here.get() {
        for seat in players.seats() {
            *worn.0.of_mut(G::chair(&seen.view, seat)) = players.livery_of(seat);
        }
        called.0 = players.seats().map(|seat| G::player(&players, &seen.view, seat)).collect();
        chairs = Taken::by(players.seats().count().max(2));
    }
    liveries.set_if_neq(worn);
    taken.set_if_neq(chairs);
    names.set_if_neq(called);
}
