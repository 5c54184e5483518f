//! The eye follows the show as far as the player wants it.

use std::time::Duration;

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use weather_gage::table::attention::{Attention, LookAt, Scene};
use weather_gage::table::camera::beside::TALL;
use weather_gage::table::camera::eyes::Eyes;
use weather_gage::table::camera::{TableCamera, follow as follow_the_action};
use weather_gage::table::chairs::Chair;
use weather_gage::table::pieces::{CaptainsEye, Extent};
use weather_gage::table::settings::{Follow, Settings};
use weather_gage::table::sheet::Width;
use weather_gage::table::stage::{Redraw, Screen, Seated};

const ASPECT: f32 = 16.0 / 9.0;
/// Two ships a few hexes from each other.
const VOLLEY: Scene = Scene { from: Vec3::new(-3.0, 0.0, 1.0), to: Vec3::new(-1.0, 0.0, 2.5), room: 0.7 };

/// A table at which only the show moves the eye.
fn watched(follow: Follow) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin)).insert_state(Screen::Table);
    app.init_resource::<Attention>().init_resource::<Redraw>().init_resource::<Seated>();
    app.insert_resource(Settings { follow, ..Settings::default() });
    app.insert_resource(Eyes::new(ASPECT));
    let computed = ComputedCameraValues {
        target_info: Some(RenderTargetInfo { physical_size: UVec2::new(1280, 720), scale_factor: 1.0 }),
        ..ComputedCameraValues::default()
    };
    app.world_mut().spawn((TableCamera, Camera { computed, ..Camera::default() }, GlobalTransform::default()));
    app.add_systems(Update, follow_the_action);
    app
}

#[test]
fn never_is_never() {
    let spots = [
        LookAt::Tray,
        LookAt::Tower,
        LookAt::Battle,
        LookAt::Fleet { at: Vec3::X, radius: 3.0, sheet: Width::fixed(348.0) },
        LookAt::Place { at: Vec3::new(6.0, 0.0, 4.0), radius: 0.5 },
        LookAt::Page { at: Vec3::new(1.0, 0.0, 8.0), radius: 0.8 },
        LookAt::Beside(VOLLEY),
    ];
    let goal = |app: &App| *app.world().resource::<Eyes>().of(Chair::South).rig.goal();
    for spot in spots {
        let mut app = watched(Follow::Off);
        let before = goal(&app);
        app.world_mut().resource_mut::<Attention>().draw_to(spot);
        app.update();
        app.world_mut().resource_mut::<Attention>().release();
        app.update();
        assert_eq!(goal(&app), before, "{spot:?}");
        // Followed before it was forbidden: it stays where it is, and is not given back either.
        let mut app = watched(Follow::Full);
        app.world_mut().resource_mut::<Attention>().draw_to(spot);
        app.update();
        let there = goal(&app);
        assert_ne!(there, before, "{spot:?}");
        app.world_mut().resource_mut::<Settings>().follow = Follow::Off;
        app.world_mut().resource_mut::<Attention>().release();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
        for _ in 0..4 {
            app.update();
        }
        assert_eq!((goal(&app), app.world().resource::<Eyes>().lent), (there, false), "{spot:?}");
    }
}

#[test]
fn from_across_the_table_the_eye_comes_near_and_goes_back() {
    let goal = |app: &App| *app.world().resource::<Eyes>().of(Chair::South).rig.goal();
    for follow in [Follow::Gentle, Follow::Full] {
        let mut app = watched(follow);
        let before = goal(&app);
        // In the middle of the picture, and yet too far away to be worth seeing.
        let at = before.focus.with_y(0.3);
        app.world_mut().resource_mut::<Attention>().draw_to(LookAt::Place { at, radius: 1.2 });
        app.update();
        let there = goal(&app);
        assert!(there.distance < 7.0 && there.pitch < 0.6, "{follow:?}: {there:?}");
        // Another place nearby is looked at from as near.
        app.world_mut().resource_mut::<Attention>().draw_to(LookAt::Place { at: at + Vec3::X, radius: 1.2 });
        app.update();
        assert!((goal(&app).distance - there.distance).abs() < 1e-3, "{follow:?}");
        app.world_mut().resource_mut::<Attention>().release();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
        // A quarter of a second counts of each frame, at the most.
        for _ in 0..8 {
            app.update();
        }
        assert_eq!(goal(&app), before, "{follow:?}");
    }
}

#[test]
fn a_volley_is_seen_from_beside_on_the_open_sea_and_the_eye_goes_back() {
    let goal = |app: &App| *app.world().resource::<Eyes>().of(Chair::South).rig.goal();
    let at_sea = |app: &App| app.world().resource::<Eyes>().at_sea;
    for follow in [Follow::Gentle, Follow::Full] {
        for ships in [true, false] {
            let mut app = watched(follow);
            let extent = Extent { centre: Vec3::Y * 0.5, half: Vec3::new(0.26, 0.5, 0.6) };
            for at in [VOLLEY.from, VOLLEY.to].into_iter().filter(|_| ships) {
                let placed = GlobalTransform::from_translation(at);
                app.world_mut().spawn((CaptainsEye(Vec3::ZERO), extent, placed, InheritedVisibility::VISIBLE));
            }
            let before = goal(&app);
            app.world_mut().resource_mut::<Attention>().draw_to(LookAt::Beside(VOLLEY));
            app.update();
            let there = goal(&app);
            assert!(there.distance < 6.0 && VOLLEY.fits(&there, ASPECT, TALL), "{there:?}");
            assert_eq!((at_sea(&app), there.pitch < 0.3), (ships, ships), "without ships there is no open sea");
            app.world_mut().resource_mut::<Attention>().release();
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
            for _ in 0..8 {
                app.update();
            }
            assert_eq!((goal(&app), at_sea(&app)), (before, false));
        }
    }
    // A hand on it takes it back at once.
    let mut app = watched(Follow::Gentle);
    for at in [VOLLEY.from, VOLLEY.to] {
        app.world_mut().spawn((
            CaptainsEye(Vec3::ZERO),
            Extent { centre: Vec3::Y * 0.5, half: Vec3::new(0.26, 0.5, 0.6) },
            GlobalTransform::from_translation(at),
            InheritedVisibility::VISIBLE,
        ));
    }
    app.world_mut().resource_mut::<Attention>().draw_to(LookAt::Beside(VOLLEY));
    app.update();
    assert!(at_sea(&app));
    app.world_mut().resource_mut::<Eyes>().of_mut(Chair::South).rig.orbit(0.2, 0.0);
    let by_hand = goal(&app);
    app.update();
    assert_eq!((goal(&app), at_sea(&app)), (by_hand, false));
}

#[test]
fn in_another_window_ships_are_looked_at_beside_the_sheet_again_unless_the_eye_was_moved() {
    let goal = |app: &App| *app.world().resource::<Eyes>().of(Chair::South).rig.goal();
    let resize = |app: &mut App, width: u32| {
        let mut cameras = app.world_mut().query::<&mut Camera>();
        let mut camera = cameras.single_mut(app.world_mut()).unwrap();
        camera.computed.target_info =
            Some(RenderTargetInfo { physical_size: UVec2::new(width, 720), scale_factor: 1.0 });
        app.update();
    };
    let mut app = watched(Follow::Gentle);
    let fleet = LookAt::Fleet { at: Vec3::X, radius: 3.0, sheet: Width::fixed(348.0) };
    app.world_mut().resource_mut::<Attention>().draw_to(fleet);
    app.update();
    let wide = goal(&app);
    resize(&mut app, 640);
    let narrow = goal(&app);
    assert!(narrow.distance > wide.distance && narrow.focus.x > wide.focus.x, "{wide:?} {narrow:?}");
    resize(&mut app, 1280);
    assert_eq!(goal(&app), wide);
    app.world_mut().resource_mut::<Eyes>().of_mut(Chair::South).rig.orbit(0.4, 0.0);
    app.update();
    let by_hand = goal(&app);
    resize(&mut app, 640);
    assert_eq!(goal(&app), by_hand);
}
