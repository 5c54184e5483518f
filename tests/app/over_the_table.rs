//! Things painted over the table — names of ships, numbers of dice, the row of a volley — stand over their things, and
//! hide nothing.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, NativeKey};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::{Context, Rect};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};
use weather_gage::captains::Rank;
use weather_gage::dice::solids::Solid;
use weather_gage::logbook::wording::{Fact, key, names};
use weather_gage::play::activity::TableActivity;
use weather_gage::play::begin::NewMatch;
use weather_gage::play::players::Player;
use weather_gage::rules::geometry::hex::Hex;
use weather_gage::rules::kernel::PieceId;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::table::board::places::world_from_hex;
use weather_gage::table::camera::TableCamera;
use weather_gage::table::camera::eyes::Eyes;
use weather_gage::table::camera::views::View;
use weather_gage::table::chairs::Chair;
use weather_gage::table::pieces::{Extent, Label, Piece, Selected, Tale};
use weather_gage::table::settings::Settings;
use weather_gage::table::speech::Speech;
use weather_gage::table::stage::Screen;
use weather_gage::table::theme::slips::below;
use weather_gage::table::throwing::dice_box::{Die, Shows};
use weather_gage::table::throwing::marks::Sense;

use crate::menus::{headless, strike};
use crate::play::desk::{library, setup};
use crate::screens::texts;

/// Every text of the last frame, on panels or not.
#[derive(Resource, Default)]
struct Painted(Vec<(Rect, String)>);

fn note(outputs: Query<&EguiFullOutput>, mut painted: ResMut<Painted>) {
    painted.0.clear();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        output.shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut painted.0));
    }
}

/// The table with nothing on it, ten frames a second: a picture that lags behind shows.
fn bare_table(scale: f32) -> App {
    let mut app = headless();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1) / 10)).init_resource::<Painted>();
    app.add_systems(PostUpdate, note.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
    app.world_mut().resource_mut::<Settings>().ui_scale = scale;
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    for _ in 0..3 {
        app.update();
    }
    app
}

fn context(app: &mut App) -> Context {
    let mut contexts = app.world_mut().query_filtered::<&mut EguiContext, With<TableCamera>>();
    contexts.single_mut(app.world_mut()).unwrap().get_mut().clone()
}

/// The place of a point of the table in this frame, in the panels' points.
fn seen(app: &mut App, point: Vec3) -> Vec2 {
    let zoom = context(app).zoom_factor();
    let mut eyes = app.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, eye) = eyes.single(app.world()).unwrap();
    camera.world_to_viewport(eye, point).unwrap() / zoom
}

fn written(app: &App, words: &str) -> Option<Rect> {
    app.world().resource::<Painted>().0.iter().find(|(_, text)| text == words).map(|(rect, _)| *rect)
}

fn die(app: &mut App, number: u16, face: u8, at: Vec3) {
    let die = Die { piece: PieceId(number), solid: Solid::D20 };
    app.world_mut().spawn((die, Shows(face), Transform::from_translation(at)));
}

#[test]
fn names_and_numbers_go_with_what_they_belong_to_while_the_eye_flies() {
    for scale in [1.0, 1.5] {
        let mut app = bare_table(scale);
        let name = Fact::from(key::SIDE_SPAIN_NAME);
        let spain = app.world().resource::<Speech>().relate(&name);
        let (masthead, lies) = (Vec3::new(1.5, 0.8, -1.0), Vec3::new(-1.0, 0.1, 1.0));
        let extent = Extent { centre: Vec3::ZERO, half: Vec3::ZERO };
        let label = Label { name, colour: [200, 20, 20], faint: false };
        app.world_mut().spawn((label, extent, Transform::from_translation(masthead), Visibility::Visible));
        die(&mut app, 0, 7, lies);
        app.update();
        let fly = View::Tray.pose(Chair::South, 16.0 / 9.0);
        app.world_mut().resource_mut::<Eyes>().of_mut(Chair::South).rig.fly(fly);
        let (mut moved, mut before) = (0.0_f32, seen(&mut app, masthead));
        for frame in 0..12 {
            app.update();
            let there = seen(&mut app, masthead);
            moved = moved.max(there.distance(before));
            before = there;
            // A die's number stands over it.
            for (words, point) in [(spain.as_str(), masthead), ("7", lies + Vec3::Y * 0.32)] {
                let there = seen(&mut app, point);
                let painted = written(&app, words).unwrap_or_else(|| panic!("{words} is not written"));
                let off = painted.center().x - there.x;
                assert!(off.abs() < 2.5, "{words} is {off} beside itself in frame {frame} at {scale}");
                assert!(
                    painted.bottom() < there.y + 1.0 && painted.top() > there.y - 60.0,
                    "{words}: {painted:?} {there}"
                );
            }
        }
        assert!(moved > 6.0, "the eye flew: {moved}");
    }
}

#[test]
fn the_row_of_a_volley_lies_below_the_strip_and_is_gone_when_orders_are_written() {
    let mut app = bare_table(1.0);
    let close = View::Tray.pose(Chair::South, 16.0 / 9.0);
    app.world_mut().resource_mut::<Eyes>().of_mut(Chair::South).rig.place(close);
    app.insert_resource(Sense { at_most: Some(8), void_from: Some(19) });
    app.update();
    // As far up in the picture as a die may lie: there the row would lie on the strip.
    let up = close.eye() + close.ahead() * close.distance + close.turn() * Vec3::Y * close.distance * 0.33;
    for (number, face) in [2, 3, 17].into_iter().enumerate() {
        die(&mut app, number as u16, face, up + close.turn() * Vec3::X * number as f32 * 0.4);
    }
    app.update();
    app.update();
    assert!(seen(&mut app, up).y < 160.0, "{}", seen(&mut app, up));
    let strip = below(&context(&mut app));
    let row = written(&app, "≤ 8").expect("it says how low they had to fall");
    assert!(strip > 20.0 && row.top() > strip, "{row:?} under the strip that ends at {strip}");
    for (activity, lies) in [
        (TableActivity::Throwing, true),
        (TableActivity::PassingTheSeat, false),
        (TableActivity::Telling, true),
        (TableActivity::Writing, false),
    ] {
        app.world_mut().resource_mut::<NextState<TableActivity>>().set(activity);
        // For one frame: then the table says again that nothing is on.
        app.update();
        assert_eq!(written(&app, "≤ 8").is_some(), lies, "{activity:?}");
        assert!(written(&app, "17").is_some(), "the dice themselves lie there");
    }
}

/// A battle in which England, who sits alone, writes her orders.
fn battle(scenario: &str) -> App {
    let mut app = bare_table(1.0);
    let players = vec![Player::human("Anne"), Player::bot("Bernardo", Rank::Random)];
    let setup = setup(&library(), scenario);
    app.world_mut().write_message(NewMatch::<TheShips> { setup, players, seed: Some(5), limit: None });
    for _ in 0..2000 {
        app.update();
        if *app.world().resource::<State<TableActivity>>().get() == TableActivity::Writing {
            return app;
        }
    }
    panic!("nobody comes to write anything");
}

fn ship(app: &mut App, name: &str) -> Entity {
    let mut pieces = app.world_mut().query::<(Entity, &Piece)>();
    pieces.iter(app.world()).find(|(_, piece)| piece.to_string() == name).expect(name).0
}

/// Presses or releases a key, and paints the result.
fn press(app: &mut App, code: KeyCode, state: ButtonState) {
    strike(app, code, &Key::Unidentified(NativeKey::Unidentified), state);
    app.update();
    app.update();
}

#[test]
fn while_its_key_is_held_range_and_arcs_are_told_and_with_another_the_pieces_go() {
    let mut app = battle("lesson-1");
    let revenge = ship(&mut app, "revenge");
    app.world_mut().entity_mut(revenge).insert(Selected);
    app.update();
    let name = app.world().resource::<Speech>().say(names::ship("san-martin"));
    let measured = |app: &App| {
        let painted = &app.world().resource::<Painted>().0;
        painted.iter().filter(|(_, text)| text.starts_with(&name) && text.contains(" · ")).count()
    };
    assert_eq!(measured(&app), 0);
    press(&mut app, KeyCode::KeyM, ButtonState::Pressed);
    assert_eq!(measured(&app), 1, "{:?}", app.world().resource::<Painted>().0);
    press(&mut app, KeyCode::KeyM, ButtonState::Released);
    assert_eq!(measured(&app), 0);
    let seen = |app: &App| app.world().get::<InheritedVisibility>(revenge).unwrap().get();
    for (gone, told) in [(true, key::TOAST_PIECES_OFF), (false, key::TOAST_PIECES_ON)] {
        press(&mut app, KeyCode::KeyU, ButtonState::Pressed);
        press(&mut app, KeyCode::KeyU, ButtonState::Released);
        assert_eq!((seen(&app), written(&app, &name).is_some()), (!gone, !gone), "hidden: {gone}");
        let told = app.world().resource::<Speech>().say(told);
        assert!(written(&app, &told).is_some(), "{told}");
    }
}

#[test]
fn ts_28_c1_every_mark_of_the_first_lesson_lies_on_the_board_with_its_number() {
    let mut app = battle("lesson-1");
    let library = library();
    let courses = &library.the_ships().scenarios["lesson-1"].victory.courses;
    assert_eq!(courses.len(), 2, "one for each side");
    let mut pieces = app.world_mut().query::<(&Piece, &GlobalTransform, &Tale, &Label)>();
    let laid: Vec<_> =
        pieces.iter(app.world()).map(|(_, at, tale, label)| (at.translation(), tale.clone(), label.clone())).collect();
    for course in courses {
        for (buoy, number) in course.buoys.iter().zip(1_u8..) {
            let there = world_from_hex(Hex::from(*buoy));
            let here = laid.iter().filter(|(at, ..)| at.xz().distance(there.xz()) < 0.01);
            let name = Fact::from(key::MarkLabel { number });
            let how = Fact::from(key::MarkHow { turns: course.best, passes: course.best + course.grace });
            let marks = here.filter(|(_, tale, label)| label.name == name && tale.0.contains(&how)).count();
            assert_eq!(marks, 1, "mark {number} of {:?} at {buoy:?}", course.player);
        }
    }
}
