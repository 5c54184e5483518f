//! A new match is set out before the players' eyes: a chest stands on the board, and everything comes out of it to its
//! place, within four seconds. A key or a click puts the rest there at once.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::play::PlaySystems;
use crate::play::at_table::AtTable;
use crate::play::begin::{NewMatch, TableCleared};
use crate::play::current_match::CurrentMatch;
use crate::play::pace::SkipShow;
use crate::play::telling::{ShowLayer, ShowLock};
use crate::table::beats::{Cue, Spot};
use crate::table::board::places::BOARD_AT;
use crate::table::craft::joinery::{Bench, board};
use crate::table::craft::surface::Surfaces;
use crate::table::launch::Launch;
use crate::table::pacing::redraw_while;
use crate::table::settings::Settings;

/// The last thing leaves the chest after this time.
const WITHIN: f32 = 2.8;
/// Then the chest is carried off.
const CARRIED_OFF: f32 = 0.6;
/// Half of the chest.
const HALF: Vec3 = Vec3::new(1.15, 0.45, 0.65);
/// Everything comes out of here.
const MOUTH: Vec3 = Vec3::new(BOARD_AT.x, 0.6, BOARD_AT.z);

/// The setting out of a new match.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub enum SettingOut {
    /// Everything stands.
    #[default]
    Done,
    /// A match has begun, and its things are about to be laid.
    Due,
    /// It has gone on for this number of seconds.
    Under(f32),
    /// What is left goes to its place at once.
    Skipped,
}

impl SettingOut {
    /// Begins if it is due: the place from which everything comes, and the time in which it does.
    pub(super) fn begin(&mut self) -> Option<(Vec3, f32)> {
        if *self != Self::Due {
            return None;
        }
        *self = Self::Under(0.0);
        Some((MOUTH, WITHIN))
    }
}

/// The chest, or a part of it.
#[derive(Component, Clone, Copy, Debug)]
struct Chest;

/// A new match is set out before the players' eyes where the launch says so. The telling waits for it.
fn expect<G: AtTable>(
    launch: Option<Res<Launch>>,
    settings: Option<Res<Settings>>,
    current: Option<Res<CurrentMatch<G>>>,
    mut begun: MessageReader<NewMatch<G>>,
    mut lock: ResMut<ShowLock>,
    mut setting_out: ResMut<SettingOut>,
) {
    let begins = begun.read().count() > 0 && current.is_some_and(|current| current.is_added());
    let seen = launch.is_some_and(|launch| launch.seen_set_out);
    if begins && seen && settings.is_some_and(|settings| !settings.reduced_motion) {
        *setting_out = SettingOut::Due;
        lock.hold(ShowLayer::SettingOut);
    }
}

fn pressed(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut skips: MessageReader<SkipShow>,
) -> bool {
    let key = keys.read().filter(|key| key.state == ButtonState::Pressed).count() > 0;
    let button = buttons.read().filter(|button| button.state == ButtonState::Pressed).count() > 0;
    (skips.read().count() > 0) | key | button
}

fn go_on(In(pressed): In<bool>, time: Res<Time>, mut setting_out: ResMut<SettingOut>, mut lock: ResMut<ShowLock>) {
    let since = match *setting_out {
        SettingOut::Done | SettingOut::Due => return,
        SettingOut::Under(since) => since + time.delta_secs(),
        SettingOut::Skipped => f32::INFINITY,
    };
    *setting_out = if since > WITHIN + CARRIED_OFF {
        lock.release(ShowLayer::SettingOut);
        SettingOut::Done
    } else if pressed {
        SettingOut::Skipped
    } else {
        SettingOut::Under(since)
    };
}

/// The chest stands on the board while things come out of it, and is lifted off after them.
fn carry_the_chest(
    mut commands: Commands,
    setting_out: Res<SettingOut>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut chests: Query<(Entity, &mut Transform), With<Chest>>,
    mut cues: MessageWriter<Cue>,
) {
    let SettingOut::Under(since) = *setting_out else {
        chests.iter().for_each(|(chest, _)| commands.entity(chest).despawn());
        return;
    };
    let lifted = ((since - WITHIN) / CARRIED_OFF).clamp(0.0, 1.0);
    let height = lifted * lifted * 14.0;
    if let Ok((_, mut place)) = chests.single_mut() {
        place.translation.y = height;
        return;
    }
    cues.write(Cue { sound: "wood", times: 1, from: Spot::Point(MOUTH) });
    let parts = [
        (walls(), &surfaces.walnut, Transform::IDENTITY),
        (
            board(Vec3::new(HALF.x - 0.05, 0.01, HALF.z - 0.05), 0.005),
            &surfaces.wine_baize,
            Transform::from_xyz(0.0, 0.16, 0.0),
        ),
        (
            lid(),
            &surfaces.walnut,
            Transform::from_xyz(0.0, 2.0 * HALF.y, -HALF.z).with_rotation(Quat::from_rotation_x(-1.95)),
        ),
        (bands(), &surfaces.brass, Transform::IDENTITY),
    ];
    commands
        .spawn((Name::new("chest"), Chest, Transform::from_translation(BOARD_AT), Visibility::Inherited))
        .with_children(|chest| {
            for (mesh, surface, at) in parts {
                chest.spawn((Mesh3d(meshes.add(mesh)), MeshMaterial3d(surface.clone()), NotShadowCaster, at));
            }
        });
}

/// Four boards, open above.
fn walls() -> Mesh {
    let (mut bench, thick) = (Bench::default(), 0.07);
    let Vec3 { x, y, z } = HALF;
    for side in [-1.0, 1.0] {
        bench.board(Vec3::new(0.0, y, side * (z - thick)), Vec3::new(x, y, thick), 0.02);
        bench.board(Vec3::new(side * (x - thick), y, 0.0), Vec3::new(thick, y, z), 0.02);
    }
    bench.finish()
}

/// A lid with its hinge at the origin.
fn lid() -> Mesh {
    let mut bench = Bench::default();
    bench.board(Vec3::new(0.0, 0.08, HALF.z), Vec3::new(HALF.x, 0.08, HALF.z), 0.05);
    bench.face([(-1.0, 0.0), (1.0, 0.0), (1.0, 2.0), (-1.0, 2.0)].map(|(x, z)| Vec3::new(x * HALF.x, 0.0, z * HALF.z)));
    bench.finish()
}

/// Bands of brass around it.
fn bands() -> Mesh {
    let mut bench = Bench::default();
    for along in [-0.72, 0.0, 0.72] {
        bench.board(Vec3::new(along * HALF.x, HALF.y, HALF.z), Vec3::new(0.07, HALF.y + 0.01, 0.015), 0.01);
    }
    bench.finish()
}

/// A match of this game is set out when it begins.
pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<SettingOut>()
        .add_systems(Update, expect::<G>.after(PlaySystems::Begin).before(PlaySystems::TakeOrders));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingOut>()
        .init_resource::<ShowLock>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<SkipShow>()
        .add_message::<Cue>()
        .add_observer(|_: On<TableCleared>, mut setting_out: ResMut<SettingOut>| {
            *setting_out = SettingOut::Done;
        })
        .add_systems(
            Update,
            (pressed.pipe(go_on), carry_the_chest.run_if(resource_exists::<Surfaces>)).chain().after(PlaySystems::Show),
        );
    redraw_while(app, |setting_out: Res<SettingOut>| *setting_out != SettingOut::Done);
}
