//! The wheel at the table: a game turns with it what its player holds or plots; otherwise the eye goes nearer.

use bevy::prelude::*;

use super::{Doors, Drafts, Reading, Reckoned, Roll, ToLay, Touch};
use crate::games::papers::Papers;
use crate::table::settings::bindings::{Action, Hands};
use crate::table::under::{Carried, Under};

/// A trackpad turns by parts of a notch: they are gathered until they are a whole one.
pub(super) fn turn<G: Papers>(
    (reading, reckoned): (Reading<G>, Res<Reckoned<G>>),
    (mut hands, under, carried): (ResMut<Hands>, Res<Under>, Res<Carried>),
    (mut drafts, mut wanted): (ResMut<Drafts<G>>, ResMut<ToLay>),
    mut doors: Doors<G>,
    mut gathered: Local<f32>,
) {
    let turned = [(Action::Zoom, false), (Action::Scroll, true)];
    let Some((deed, fine, by)) = turned.into_iter().find_map(|(deed, fine)| Some((deed, fine, hands.turned(deed)?)))
    else {
        return;
    };
    let Some(at) = under.at.filter(|_| !under.by_keys) else { return };
    // With Shift held a wheel turns sideways on some systems.
    let sum = *gathered + by.x + by.y;
    let roll = Roll { at, notches: sum.clamp(-20.0, 20.0).trunc() as i32, fine, carries: carried.0 };
    let served = reading.scene(&reckoned, |scene| {
        let whole = Roll { notches: if by.x + by.y < 0.0 { -1 } else { 1 }, ..roll };
        G::touched(scene, drafts.draft(), &Touch::Wheel(whole))?;
        *gathered = sum.fract();
        if let Some(wish) = G::touched(scene, drafts.draft(), &Touch::Wheel(roll)).filter(|_| roll.notches != 0) {
            let deals = drafts.apply(scene, wish);
            wanted.extend(doors.carry_out(&scene.seen.asked, deals));
        }
        Some(())
    });
    match served.flatten() {
        Some(()) => hands.stop(deed),
        None => *gathered = 0.0,
    }
}
