//! The eye follows what is to be seen as far as the player wants it.

use std::time::Duration;

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use weather_gage::table::attention::{Attention, LookAt};
use weather_gage::table::camera::eyes::Eyes;
use weather_gage::table::camera::{TableCamera, follow as follow_the_action};
use weather_gage::table::chairs::Chair;
use weather_gage::table::settings::{Follow, Settings};
use weather_gage::table::stage::{Redraw, Screen, Seated};

const ASPECT: f32 = 16.0 / 9.0;

/// A table at which nothing moves the eye but what is to be seen.
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
        LookAt::Fleet { at: Vec3::X, radius: 3.0 },
        LookAt::Place { at: Vec3::new(6.0, 0.0, 4.0), radius: 0.5 },
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
