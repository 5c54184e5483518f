//! The hand that carries: grips, leads over the table, puts down or lets go.

use bevy::math::Ray3d;
use bevy::prelude::*;

use super::spots::{SpotState, TableSpot, under_the_ray};
use crate::play::telling::ShowLock;
use crate::table::beats::{Act, Beats, Performance, perform};
use crate::table::pacing::redraw_while;
use crate::table::pieces::Piece;
use crate::table::pointing::rays::meets_the_table;
use crate::table::settings::bindings::{Action, Hands};
use crate::table::stage::{Menu, TableEye, Uncovered, at_the_table};
use crate::table::under::{Carried, CarrySystems, Under};

/// A piece is carried this high over the table.
const HIGH: f32 = 0.28;
/// A piece goes back to its place in this time.
const BACK: f32 = 0.3;

/// A piece was gripped, at this point of it. It is taken up in [`TakeUpSystems`] if it may be carried; otherwise it stays.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Gripped {
    pub piece: Entity,
    pub at: Vec3,
}

/// The carried piece was let go over the open place of this number. It stays there until the game has dealt with it.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct PutDown {
    pub spot: usize,
    pub piece: Piece,
    /// It lay here before.
    pub lies: Transform,
}

/// The systems in which games take up the gripped piece.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TakeUpSystems;

/// The piece in the hand.
struct Load {
    entity: Entity,
    lies: Transform,
    held: Transform,
    spots: Vec<TableSpot>,
    over: Option<usize>,
}

/// The hand and the piece in it.
#[derive(Resource, Default)]
pub struct Carriage(Option<Load>);

impl Carriage {
    /// This piece is carried now; it lay there, is turned and as large in the hand as `held` says, and may be put here.
    pub fn take(&mut self, entity: Entity, lies: Transform, held: Transform, spots: Vec<TableSpot>) {
        self.0 = Some(Load { entity, lies, held, spots, over: None });
    }

    /// Is anything carried?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The places where it may be put, and those where it may not.
    #[must_use]
    pub fn spots(&self) -> Option<&[TableSpot]> {
        self.0.as_ref().map(|load| load.spots.as_slice())
    }

    /// Other places in the same order: the way so far has changed them.
    pub fn light(&mut self, spots: Vec<TableSpot>) {
        if let Some(load) = &mut self.0 {
            load.spots = spots;
        }
    }

    /// Over which place it is.
    #[must_use]
    pub fn over(&self) -> Option<usize> {
        self.0.as_ref().and_then(|load| load.over)
    }

    /// The piece goes back, even if the hand still holds it.
    pub fn let_go(&mut self) {
        if let Some(load) = &mut self.0 {
            load.spots.clear();
            load.over = None;
        }
    }
}

/// A piece goes back to where it lay.
pub fn send_home(performance: &mut Performance, lock: &mut ShowLock, piece: Piece, lies: Transform) {
    let back = Act::Carry { piece, to: lies, over: 0.0 };
    perform(performance, lock, &Beats::of(back, BACK));
}

fn grip(
    hands: Res<Hands>,
    under: Res<Under>,
    uncovered: Option<Res<State<Uncovered>>>,
    carried: Res<Carried>,
    mut gripped: MessageWriter<Gripped>,
    mut before: Local<bool>,
) {
    let grips = hands.grip(Action::Grab).is_some();
    let fresh = grips && !*before;
    *before = grips;
    if let (Some(piece), Some(at)) = (under.piece, under.at)
        && fresh
        && at_the_table(uncovered)
        && !carried.0
        && !under.by_keys
    {
        gripped.write(Gripped { piece, at });
    }
}

/// The cursor as a ray, through panels too.
fn ray(hands: &Hands, cameras: &Query<(&Camera, &GlobalTransform), With<TableEye>>) -> Option<Ray3d> {
    let (camera, eye) = cameras.iter().next()?;
    camera.viewport_to_world(eye, hands.hover()?.at).ok()
}

fn lead(
    hands: Res<Hands>,
    menu: Res<State<Menu>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    mut pieces: Query<(&Piece, &mut Transform)>,
    mut carriage: ResMut<Carriage>,
    mut carried: ResMut<Carried>,
    mut put: MessageWriter<PutDown>,
    mut performance: ResMut<Performance>,
    mut lock: ResMut<ShowLock>,
) {
    let Some(load) = &mut carriage.bypass_change_detection().0 else { return };
    let Ok((piece, mut place)) = pieces.get_mut(load.entity) else {
        (carriage.0, carried.0) = (None, false);
        return;
    };
    if *menu.get() == Menu::None && hands.grip(Action::Grab).is_some() && !load.spots.is_empty() {
        carried.0 = true;
        let Some(ray) = ray(&hands, &cameras) else { return };
        // A panel that lies over a place hides it.
        let free = hands.hover().is_some_and(|hover| hover.free);
        let over = if free { under_the_ray(&load.spots, &ray) } else { None };
        let share = over.and_then(|over| load.spots.get(over)?.met(&ray)).or_else(|| meets_the_table(&ray));
        if let Some(share) = share {
            *place = Transform { translation: ray.get_point(share) + Vec3::Y * HIGH, ..load.held };
        }
        if load.over != over {
            load.over = over;
            carriage.set_changed();
        }
        return;
    }
    let open = load.over.filter(|over| load.spots.get(*over).is_some_and(|spot| spot.state == SpotState::Open));
    match open {
        Some(spot) => {
            put.write(PutDown { spot, piece: piece.clone(), lies: load.lies });
        }
        None => send_home(&mut performance, &mut lock, piece.clone(), load.lies),
    }
    (carriage.0, carried.0) = (None, false);
}

pub(super) fn plugin(app: &mut App) {
    redraw_while(app, |carriage: Res<Carriage>| carriage.0.is_some());
    app.init_resource::<Carriage>()
        .add_message::<Gripped>()
        .add_message::<PutDown>()
        .configure_sets(PreUpdate, TakeUpSystems.in_set(CarrySystems))
        .add_systems(PreUpdate, grip.in_set(CarrySystems).before(TakeUpSystems))
        .add_systems(PreUpdate, lead.in_set(CarrySystems).after(TakeUpSystems));
}
