//! Things that go their way by themselves, while the match goes on: turned over, carried over the table in a bow, or riding on a
//! piece that moves.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::setting_out::SettingOut;
use super::standing::Shape;
use crate::table::beats::{ShowSystems, eased};
use crate::table::pacing::redraw_while;
use crate::table::pieces::{Piece, Tale};
use crate::table::settings::Settings;

/// Seconds on the way; every further one of a handful sets off this much later.
const LASTS: f32 = 0.55;
const LATER: f32 = 0.06;
/// A thing is carried this high, and this much higher for every decimetre of its way.
const OVER: (f32, f32) = (0.35, 0.06);
/// A card that is turned over clears the table by this share of half of its short side.
const CLEARS: f32 = 1.15;

/// The components that change when a thing is put in its place.
pub(super) type Placed<'w, 's, Form> =
    Query<'w, 's, (&'static mut Transform, &'static mut Shape<Form>, Option<&'static mut Tale>)>;

/// The way of a thing: from where it was seen to lie, to its place, on the piece on which that is.
#[derive(Component, Clone, PartialEq, Debug)]
pub(super) struct Way {
    from: Transform,
    to: Transform,
    on: Option<Piece>,
    /// It is lifted this high in the middle.
    over: f32,
    /// Seconds since it set off; less than 0 while it still waits.
    since: f32,
    /// It leaves the table at the end.
    leaves: bool,
}

impl Way {
    /// It lies there, on this piece.
    pub(super) fn riding(to: Transform, on: Piece) -> Self {
        Self { from: to, to, on: Some(on), over: 0.0, since: f32::INFINITY, leaves: false }
    }

    /// It sets off as the one of this number; `half` is half of it.
    pub(super) fn new((from, to): (Transform, Transform), on: Option<Piece>, half: Option<Vec3>, number: u8) -> Self {
        let far = from.translation.distance(to.translation);
        let over = match half {
            Some(half) if far < half.max_element() => half.x.min(half.z) * CLEARS,
            _ => OVER.0 + OVER.1 * far,
        };
        Self { from, to, on, over, since: -LATER * f32::from(number), leaves: false }
    }

    /// It comes out of a box, where it is too small to be seen, after this time.
    pub(super) fn out_of(from: Vec3, to: Transform, after: f32) -> Self {
        let way = Self::new((Transform { translation: from, scale: to.scale * 0.02, ..to }, to), None, None, 0);
        Self { since: -after, ..way }
    }

    pub(super) fn leaving(self) -> Self {
        Self { leaves: true, ..self }
    }

    fn at(&self, to: Transform, share: f32) -> Transform {
        if share >= 1.0 {
            return to;
        }
        let eased = eased(share);
        let bow = Vec3::Y * (share * PI).sin() * self.over;
        Transform {
            translation: self.from.translation.lerp(to.translation, eased) + bow,
            rotation: self.from.rotation.slerp(to.rotation, eased),
            scale: self.from.scale.lerp(to.scale, eased),
        }
    }
}

fn carry(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    setting_out: Res<SettingOut>,
    carriers: Query<(&Piece, &Transform), Without<Way>>,
    mut things: Query<(Entity, &mut Transform, &mut Way)>,
) {
    let at_once = settings.reduced_motion || *setting_out == SettingOut::Skipped;
    for (thing, mut place, mut way) in &mut things {
        let on = way.on.as_ref().map(|on| carriers.iter().find(|(piece, _)| *piece == on));
        let Some(carrier) = on.map_or(Some(Transform::IDENTITY), |found| found.map(|(_, at)| *at)) else { continue };
        if way.since < LASTS {
            way.since += time.delta_secs();
        }
        let share = if at_once { 1.0 } else { (way.since / LASTS).clamp(0.0, 1.0) };
        place.set_if_neq(way.at(carrier * way.to, share));
        if share >= 1.0 && way.leaves {
            commands.entity(thing).try_despawn();
        } else if share >= 1.0 && way.on.is_none() {
            commands.entity(thing).try_remove::<Way>();
        }
    }
}

/// Things go their way; systems that lay them run before.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThingSystems;

/// Things go their way, with a picture or without one.
pub fn plugin(app: &mut App) {
    redraw_while(app, |ways: Query<&Way>| ways.iter().any(|way| way.since < LASTS));
    app.add_systems(Update, carry.in_set(ThingSystems).after(ShowSystems));
}

#[cfg(test)]
mod tests {
    use std::fmt;
    use std::time::Duration;

    use bevy::input::ButtonState;
    use bevy::input::mouse::MouseButtonInput;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::play::telling::{ShowLayer, ShowLock};
    use crate::table::stage::Redraw;
    use crate::table::things::setting_out;
    use crate::table::things::{Form, Laying, Thing, ThingsOnTable, turned};

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    enum Own {
        Ship,
        Card,
        Token(u8),
    }

    impl fmt::Display for Own {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{self:?}")
        }
    }

    type Plain = Form<u8, u8>;

    /// The next list of things on the table.
    #[derive(Resource, Default)]
    struct Next(Option<(bool, Vec<Thing<Plain>>)>);

    fn lay(mut next: ResMut<Next>, mut hands: Laying<Plain>) {
        if let Some((at_once, all)) = next.0.take() {
            hands.lay(all, at_once);
        }
    }

    fn table() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).add_plugins(plugin).init_resource::<ThingsOnTable<Plain>>();
        app.init_resource::<Settings>().init_resource::<Redraw>().init_resource::<SettingOut>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
        app.init_resource::<Next>().add_systems(Update, lay.before(ThingSystems));
        app.update();
        app
    }

    fn lies(app: &mut App, at_once: bool, all: Vec<Thing<Plain>>, frames: u8) {
        app.insert_resource(Next(Some((at_once, all))));
        (0..frames).for_each(|_| app.update());
    }

    fn place(app: &mut App, of: Own) -> Transform {
        let mut all = app.world_mut().query::<(&Piece, &Transform)>();
        all.iter(app.world()).find(|(piece, _)| piece.own() == Some(&of)).map(|(_, at)| *at).unwrap()
    }

    #[test]
    fn a_card_is_turned_about_its_long_edge_in_half_a_second_and_clears_the_table() {
        let (half, flat) = (Vec3::new(0.4, 0.01, 0.2), Transform::from_xyz(1.0, 0.5, 1.0));
        let card = |at: Transform| vec![Thing::new(Own::Card, Form::Card(None, 0), at).says(Vec3::ZERO, half, vec![])];
        let mut app = table();
        let down = flat.with_rotation(turned(Vec2::new(half.x, half.z)));
        lies(&mut app, true, card(down), 2);
        assert_eq!(place(&mut app, Own::Card), down);
        lies(&mut app, false, card(flat), 1);
        let mut up = Vec::new();
        for _ in 0..30 {
            app.update();
            let now = place(&mut app, Own::Card);
            let edges = [-half.z, half.z].map(|edge| now.transform_point(Vec3::Z * edge).y);
            assert!(edges.iter().all(|y| *y > 0.499), "{edges:?}");
            up.push((now.rotation * Vec3::Y).y);
        }
        assert!(up.is_sorted() && up[12].abs() < 0.7, "{up:?}");
        assert_eq!(place(&mut app, Own::Card), flat);
    }

    #[test]
    fn what_is_not_told_apart_goes_over_to_where_it_is_wanted_rides_there_and_leaves_for_home() {
        let (bowl, ship) = (Vec3::new(-9.0, 0.0, 0.0), Piece::of(Own::Ship));
        let beside = |number| {
            let at = Transform::from_xyz(f32::from(number), 0.0, 5.0);
            Thing::new(Own::Token(number), Form::Own(1), at).from(bowl)
        };
        let aboard = |number| beside(number).riding(ship.clone());
        let mut app = table();
        let sails = app.world_mut().spawn((ship.clone(), Transform::from_xyz(0.0, 1.0, 0.0))).id();
        lies(&mut app, false, vec![beside(0), beside(1)], 1);
        assert!(place(&mut app, Own::Token(1)).translation.distance(bowl) < 0.1, "they come from home");
        lies(&mut app, false, vec![beside(0), beside(1)], 40);
        assert_eq!(place(&mut app, Own::Token(1)).translation, Vec3::new(1.0, 0.0, 5.0));
        // One goes aboard: it is the same, and goes with her.
        lies(&mut app, false, vec![beside(0), aboard(7)], 1);
        assert!(place(&mut app, Own::Token(7)).translation.distance(Vec3::new(1.0, 0.0, 5.0)) < 0.5);
        lies(&mut app, false, vec![beside(0), aboard(7)], 40);
        *app.world_mut().get_mut::<Transform>(sails).unwrap() = Transform::from_xyz(0.0, 1.0, 20.0);
        app.update();
        assert_eq!(place(&mut app, Own::Token(7)).translation, Vec3::new(7.0, 1.0, 25.0));
        // It is spent, and the next comes from home.
        let count = |app: &mut App| {
            let mut all = app.world_mut().query::<&Shape<Plain>>();
            all.iter(app.world()).count()
        };
        lies(&mut app, false, vec![beside(0)], 5);
        assert_eq!(count(&mut app), 2, "it is on its way");
        lies(&mut app, false, vec![beside(0), aboard(7)], 1);
        assert_eq!(count(&mut app), 3, "what goes home does not come back");
        lies(&mut app, false, vec![beside(0), aboard(7)], 40);
        assert_eq!(count(&mut app), 2);
        lies(&mut app, false, vec![beside(0)], 3);
        lies(&mut app, true, vec![beside(0)], 2);
        assert_eq!(count(&mut app), 1, "set out afresh, nothing is on its way");
    }

    fn unpacking() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).init_resource::<Settings>().init_resource::<Redraw>();
        app.add_plugins((plugin, setting_out::plugin));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.world_mut().resource_mut::<ShowLock>().hold(ShowLayer::SettingOut);
        app.insert_resource(SettingOut::Due);
        let way = app.world_mut().resource_mut::<SettingOut>().begin();
        let (mouth, within) = way.unwrap();
        assert_eq!(app.world_mut().resource_mut::<SettingOut>().begin(), None, "it begins once");
        let place = Transform::from_xyz(3.0, 0.0, 4.0);
        let thing = app.world_mut().spawn((Transform::IDENTITY, Way::out_of(mouth, place, within - 0.1))).id();
        app.update();
        (app, thing)
    }

    fn stands(app: &App, thing: Entity) -> (Vec3, f32, bool) {
        let at = app.world().get::<Transform>(thing).unwrap();
        (at.translation, at.scale.x, app.world().resource::<ShowLock>().telling())
    }

    #[test]
    fn things_wait_in_the_chest_and_the_telling_waits_for_the_last_of_them() {
        let (mut app, thing) = unpacking();
        (0..20).for_each(|_| app.update());
        let (at, size, waits) = stands(&app, thing);
        assert!(at.distance(Vec3::new(3.0, 0.0, 4.0)) > 4.0 && size < 0.05 && waits, "{at} {size}");
        (0..16).for_each(|_| app.update());
        assert_eq!(stands(&app, thing), (Vec3::new(3.0, 0.0, 4.0), 1.0, false));
        assert_eq!(*app.world().resource::<SettingOut>(), SettingOut::Done);
    }

    #[test]
    fn a_click_puts_everything_in_its_place_at_once() {
        let (mut app, thing) = unpacking();
        app.world_mut().resource_mut::<Messages<MouseButtonInput>>().write(MouseButtonInput {
            button: MouseButton::Left,
            state: ButtonState::Pressed,
            window: Entity::PLACEHOLDER,
        });
        app.update();
        app.update();
        assert_eq!(stands(&app, thing), (Vec3::new(3.0, 0.0, 4.0), 1.0, false));
    }
}
