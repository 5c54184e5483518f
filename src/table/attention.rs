//! The eye follows the show, gently, and yields to any touch.

use bevy::prelude::*;

use super::beats::{Performance, ShowSystems};
use crate::play::begin::TableCleared;
use crate::table::camera::eyes::Eyes;
use crate::table::camera::pose::Pose;
use crate::table::settings::bindings::Hands;
use crate::table::settings::{Follow, Settings};
use crate::table::stage::{Screen, Seated};

/// Where the show wants the eye to look, and how much of the table is worth seeing around it.
#[derive(Resource, Default, Debug)]
pub struct Attention(pub Option<(Vec3, f32)>);

/// What the eye left to follow the show, and where the show sent it.
#[derive(Resource, Default, Debug)]
struct Away {
    home: Option<Pose>,
    sent: Option<Pose>,
    /// A player has taken the eye back; it is not sent away again in this show.
    taken_back: bool,
}

/// Where the eye goes to see a place: there, or, gently, only a part of the way and no nearer.
fn towards(now: &Pose, at: Vec3, radius: f32, follow: Follow) -> Option<Pose> {
    let focus = Vec3::new(at.x, now.focus.y, at.z);
    match follow {
        Follow::Off => None,
        Follow::Gentle => Some(Pose { focus: now.focus.lerp(focus, 0.55), ..*now }),
        Follow::Full => {
            let near = radius * 3.4;
            Some(Pose { focus, distance: near.clamp(2.5, now.distance.max(2.5)), ..*now })
        }
    }
}

fn follow(
    settings: Res<Settings>,
    hands: Option<Res<Hands>>,
    seated: Res<Seated>,
    performance: Res<Performance>,
    eyes: Option<ResMut<Eyes>>,
    mut wanted: ResMut<Attention>,
    mut away: ResMut<Away>,
) {
    let Some(mut eyes) = eyes else { return };
    if wanted.0.is_none() && away.home.is_none() && !away.taken_back {
        return;
    }
    let eye = eyes.of_mut(seated.0);
    let moved_by_hand = away.sent.is_some_and(|sent| sent != *eye.rig.goal());
    if moved_by_hand || (away.home.is_some() && hands.is_some_and(|hands| hands.dragging())) {
        *away = Away { taken_back: true, ..Away::default() };
    }
    if let Some((at, radius)) = wanted.0.take()
        && !away.taken_back
        && !eye.on_deck()
        && !eye.leaning()
    {
        let from = *away.home.get_or_insert(*eye.rig.goal());
        if let Some(pose) = towards(&from, at, radius, settings.follow) {
            eye.rig.fly(pose);
            away.sent = Some(*eye.rig.goal());
        } else {
            away.home = None;
        }
    }
    if performance.is_over() && !performance.waits() {
        if let Some(home) = away.home.take() {
            eye.rig.fly(home);
        }
        *away = Away::default();
    }
}

fn forget(_: On<TableCleared>, mut away: ResMut<Away>) {
    *away = Away::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Attention>()
        .init_resource::<Away>()
        .add_systems(Update, follow.after(ShowSystems).run_if(in_state(Screen::Table)))
        .add_observer(forget);
}
