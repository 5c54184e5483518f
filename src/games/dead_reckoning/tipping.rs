//! The cups of both sides are tipped together over the masts when their cubes go in, and stand before the tray again after (DR-30.11).

use bevy::prelude::*;

use super::boards::cups::{cup, tipped};
use super::pieces::ReckoningPiece;
use super::things::standing::Standing;
use crate::play::PlaySystems;
use crate::play::called_throw::CalledThrow;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::SeenHere;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::{Seat, Throwable, Vessel};
use crate::table::pieces::Piece;
use crate::table::settings::Settings;
use crate::table::stage::Redraw;
use crate::table::throwing::dice_box::DiceBox;
use crate::table::throwing::throw::Throw;

/// A cup is carried over the masts in this number of seconds, and stays there for this part of the fall, in simulated
/// seconds.
const CARRIED: f32 = 0.4;
const STAYS: f64 = 0.45;
/// It is carried this high over the straight way.
const OVER: f32 = 0.25;
/// Cubes leave a cup over its rim.
const RIM: f32 = 0.3;

/// Are cubes of this seat being poured in over the masts?
fn pours(throws: &Query<(&CalledThrow, &Throw)>, seat: Seat) -> bool {
    throws.iter().any(|(called, throw)| {
        let own = |(_, thing): &(_, Throwable)| matches!(thing, Throwable::Cube { of } if *of == seat);
        let cubes = matches!(called.request.into, Vessel::BattleShip { .. }) && called.request.fresh.iter().any(own);
        let now = match throw {
            Throw::InHand(_) => false,
            Throw::Cast(_) | Throw::Falling(_) => true,
            Throw::Flying(flight) => flight.drop == 0 && flight.at < STAYS,
        };
        cubes && now
    })
}

fn tip(
    here: SeenHere<DeadReckoning>,
    throws: Query<(&CalledThrow, &Throw)>,
    standing: Res<Standing>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut places: Query<&mut Transform, With<Piece>>,
    mut shares: Local<Vec<f32>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some((seen, fight)) = here.get().and_then(|seen| Some((seen, seen.view.table.fight.as_ref()?))) else { return };
    let still = settings.reduced_motion;
    shares.resize(fight.sides.len(), 0.0);
    for ((number, side), share) in fight.sides.iter().enumerate().zip(shares.iter_mut()) {
        let goal = if pours(&throws, seen.view.table.seat(side.colour)) && !still { 1.0 } else { 0.0 };
        if *share == 0.0 && goal == 0.0 {
            continue;
        }
        let step = time.delta_secs().min(0.1) / CARRIED;
        *share = if goal > *share { (*share + step).min(goal) } else { (*share - step).max(goal) };
        let Some(entity) = standing.entity(&Piece::of(ReckoningPiece::Cup(side.colour))) else { continue };
        let (from, to) = (cup(number), tipped(number));
        let eased = SmoothStepCurve.sample_clamped(*share);
        // It is carried there first, and turned over last.
        let turned = SmoothStepCurve.sample_clamped(2.0 * *share - 1.0);
        let over = Vec3::Y * OVER * eased * (1.0 - eased) * 4.0;
        let place = Transform {
            translation: from.translation.lerp(to.translation, eased) + over,
            rotation: from.rotation.slerp(to.rotation, turned),
            ..from
        };
        if let Ok(mut at) = places.get_mut(entity) {
            at.set_if_neq(place);
        }
        redraw.ask();
    }
}

/// Cubes that come into the hand come out of the cup of their side.
fn keep(here: SeenHere<DeadReckoning>, mut dice_box: ResMut<DiceBox>) {
    let Some(seen) = here.fresh() else { return };
    let sides = seen.view.table.fight.iter().flat_map(|fight| &fight.sides);
    for (number, side) in sides.enumerate() {
        dice_box.keep(seen.view.table.seat(side.colour), cup(number).translation + Vec3::Y * RIM);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep, tip).chain().after(PlaySystems::Show).run_if(has_the_table::<DeadReckoning>));
}
