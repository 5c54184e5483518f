//! The camera's rig under anything a hand can do to it.

use bevy::math::{Vec2, Vec3};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use weather_gage::games::dead_reckoning::boards::places::Seat as Places;
use weather_gage::games::dead_reckoning::setting_out::boards_laid;
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::kernel::{Match, Ruleset, Seat, Viewer};
use weather_gage::table::camera::pose::{CABIN, CLEARANCE, FARTHEST, FLATTEST, NEAREST, Pose, STEEPEST};
use weather_gage::table::camera::rig::Rig;
use weather_gage::table::camera::views::View;
use weather_gage::table::chairs::Chair;
use weather_gage::table::room::places::TABLE_TOP;

use crate::program::{Driven, apart};

const ASPECT: f32 = 16.0 / 9.0;

#[derive(Clone, Copy, Debug)]
enum Hand {
    Orbit(f32, f32),
    Pan(f32, f32),
    Zoom(f32, f32, f32, f32),
    Drag(f32, f32, f32, f32),
    Fly(u8),
    Place(f32, f32, f32, f32),
    Wait(f32),
}

fn hand() -> impl Strategy<Value = Hand> {
    let near = -1.2_f32..1.2;
    prop_oneof![
        (-8.0_f32..8.0, -4.0_f32..4.0).prop_map(|(yaw, pitch)| Hand::Orbit(yaw, pitch)),
        (-40.0_f32..40.0, -40.0_f32..40.0).prop_map(|(x, y)| Hand::Pan(x, y)),
        (0.01_f32..20.0, near.clone(), near.clone(), -1.0_f32..1.0).prop_map(|(f, x, y, h)| Hand::Zoom(f, x, y, h)),
        (-12.0_f32..12.0, -10.0_f32..10.0, near.clone(), near).prop_map(|(x, z, a, b)| Hand::Drag(x, z, a, b)),
        (0_u8..6).prop_map(Hand::Fly),
        (any::<f32>(), any::<f32>(), any::<f32>(), any::<f32>()).prop_map(|(a, b, c, d)| Hand::Place(a, b, c, d)),
        (0.0_f32..0.6).prop_map(Hand::Wait),
    ]
}

fn work(rig: &mut Rig, hand: Hand) {
    match hand {
        Hand::Orbit(yaw, pitch) => rig.orbit(yaw, pitch),
        Hand::Pan(x, y) => rig.pan(Vec2::new(x, y)),
        Hand::Zoom(factor, x, y, height) => {
            let at = Vec2::new(x, y);
            let ray = rig.shown().ray(at, ASPECT);
            let share = (height - ray.origin.y) / ray.direction.y;
            let held = (share > 0.0 && share < 60.0).then(|| (ray.get_point(share), at));
            rig.zoom(factor, held, ASPECT);
        }
        Hand::Drag(x, z, a, b) => {
            rig.drag(Vec3::new(x, 0.0, z), Vec2::new(a, b), ASPECT);
        }
        Hand::Fly(which) => {
            let seat = Chair::ALL[usize::from(which) % 4];
            let view = [View::Table, View::Board, View::Tray, View::Papers(seat), View::Top][usize::from(which) % 5];
            rig.fly(view.pose(seat, ASPECT));
        }
        Hand::Place(a, b, c, d) => {
            rig.fly(Pose { focus: Vec3::new(a, b, c), yaw: d, pitch: b, distance: a, fov: c });
        }
        Hand::Wait(seconds) => {
            rig.advance(seconds);
        }
    }
}

fn is_proper(pose: &Pose) -> Result<(), TestCaseError> {
    let eye = pose.eye();
    prop_assert!(eye.is_finite(), "{pose:?}");
    prop_assert!(eye.y >= TABLE_TOP + CLEARANCE * 0.5, "under or in the oak: {pose:?} {eye}");
    prop_assert!(eye.x.abs() <= CABIN.x + 1e-3 && eye.z.abs() <= CABIN.z + 1e-3, "in a wall: {pose:?} {eye}");
    prop_assert!(eye.y <= CABIN.y + 1e-3, "in the beams: {pose:?} {eye}");
    prop_assert!((FLATTEST - 1e-4..=STEEPEST + 1e-4).contains(&pose.pitch), "{pose:?}");
    prop_assert!((NEAREST - 1e-4..=FARTHEST + 1e-4).contains(&pose.distance), "{pose:?}");
    prop_assert!((pose.turn() * Vec3::Y).y > 0.0, "upside down: {pose:?}");
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, rng_seed: RngSeed::Fixed(1588), ..ProptestConfig::default() })]

    #[test]
    fn the_eye_stays_in_the_cabin_over_the_table_and_upright(hands in proptest::collection::vec(hand(), 1..30)) {
        let mut rig = Rig::at(View::Table.pose(Chair::South, ASPECT));
        for hand in hands {
            work(&mut rig, hand);
            is_proper(rig.goal())?;
            is_proper(rig.shown())?;
            rig.advance(1.0 / 60.0);
            is_proper(rig.shown())?;
        }
        while rig.advance(0.07) {
            is_proper(rig.shown())?;
        }
        prop_assert_eq!(rig.shown(), rig.goal());
    }

    #[test]
    fn zooming_keeps_what_is_under_the_cursor(
        x in -4.0_f32..4.0, z in -4.0_f32..4.0, yaw in -3.1_f32..3.1, pitch in 0.35_f32..1.4, distance in 5.0_f32..11.0,
        at_x in -0.9_f32..0.9, at_y in -0.9_f32..0.6, factor in 0.7_f32..1.3,
    ) {
        let pose = Pose { focus: Vec3::new(x, 0.0, z), yaw, pitch, distance, fov: 0.785 };
        let at = Vec2::new(at_x, at_y);
        let ray = pose.ray(at, ASPECT);
        let share = -ray.origin.y / ray.direction.y;
        prop_assume!(share > 0.0);
        let point = ray.get_point(share);
        prop_assume!(point.x.abs() < 9.0 && point.z.abs() < 8.0);
        let mut rig = Rig::at(pose);
        rig.zoom(factor, Some((point, at)), ASPECT);
        let after = rig.goal().ray(at, ASPECT);
        let off = (point - after.origin).cross(*after.direction).length();
        prop_assert!(off < 1e-3, "{off} beside the point");
        prop_assert!((rig.goal().distance - distance * factor).abs() < 1e-3);
    }
}

#[test]
fn leaning_in_and_letting_go_is_as_if_nothing_had_been() {
    let mut table = Driven::start(&["--scenario", "gravelines"]);
    table.steps(
        "until screen=table 10\nuntil resting 5\nkey 2\nuntil resting 5\ndrag 500 300 560 290 right\nuntil resting 5",
    );
    let before = table.state()["camera"].clone();
    table.steps("move piece board:revenge\nhold Alt\nuntil resting 5");
    let leaning = table.state()["camera"].clone();
    assert_eq!(leaning["leaning"], true);
    assert!(apart(&leaning["eye"], &before["eye"]) > 1.0, "the board fills the view: {leaning}");
    table.steps("let Alt\nuntil resting 5");
    assert_eq!(table.state()["camera"], before);
    assert_eq!(table.end(), Some(0));
}

#[test]
fn the_wheel_keeps_the_hex_under_the_cursor() {
    let mut table = Driven::start(&["--scenario", "gravelines"]);
    table.steps("until screen=table 10\nuntil resting 5\nmove hex 12 7");
    let before = table.state();
    assert_eq!(before["hex"], serde_json::json!([12, 7]));
    table.steps("wheel 6\nuntil resting 5");
    let after = table.state();
    assert!(apart(&before["at"], &after["at"]) < 0.02, "{} {}", before["at"], after["at"]);
    assert!(after["camera"]["distance"].as_f64().unwrap() < 0.5 * before["camera"]["distance"].as_f64().unwrap());
    assert_eq!(table.end(), Some(0));
}

#[test]
fn keys_do_what_the_mouse_does_in_any_layout() {
    let mut table = Driven::start(&["--scenario", "gravelines"]);
    table.steps("until screen=table 10\nuntil resting 5");
    let start = table.state()["camera"].clone();
    // On a Russian keyboard the key where W is writes another letter, and does the same.
    table.steps("key W \u{446}\nuntil resting 5");
    let moved = table.state()["camera"].clone();
    assert!(moved["focus"][2].as_f64() < start["focus"][2].as_f64(), "away from the near seat: {moved}");
    table.steps("hold Q\nwait 0.4\nlet Q\nuntil resting 5");
    assert_ne!(table.state()["camera"]["yaw"], moved["yaw"]);
    table.steps("hold Equal\nwait 0.4\nlet Equal\nuntil resting 5");
    assert!(table.state()["camera"]["distance"].as_f64() < moved["distance"].as_f64());
    table.steps("key Ctrl+7\nkey 3\nuntil resting 5\nkey Shift+7\nuntil resting 5");
    let kept = table.state()["camera"].clone();
    table.steps("key Home\nuntil resting 5");
    assert!(apart(&table.state()["camera"]["eye"], &start["eye"]) < 1e-3, "the whole table");
    table.steps("key Home\nuntil resting 5");
    assert_eq!(table.state()["camera"], kept, "a second press returns");
    table.steps("key C\nuntil resting 5");
    assert_eq!(table.state()["camera"]["on_deck"], true);
    table.steps("key C\nuntil resting 5");
    assert_eq!(table.state()["camera"], kept);
    assert_eq!(table.end(), Some(0));
}

/// The hand of cards is framed above the ribbon and beside the sheet, as large as the view of the own papers shows it (1280x720).
#[test]
fn the_hand_of_cards_is_seen_whole_in_the_view_of_the_table_and_of_the_board() {
    const RIBBON: f32 = 72.0 / 720.0;
    let library = GAMES.library(None).0;
    for id in ["voyage-2", "voyage-4"] {
        let game = Match::<DeadReckoning>::begin(&DeadReckoning::setup(&library, id).unwrap()).unwrap();
        let view = DeadReckoning::seen_by(game.state(), Viewer::Seat(Seat(0)));
        let boards = boards_laid(&view);
        for player in &view.table.players {
            let seat = Places::of(&view, player.colour);
            for shown in [View::Table, View::Board] {
                let pose = shown.pose_over(seat.chair(), ASPECT, boards);
                let up = (pose.fov / 2.0).tan();
                let at = seat.hand().map(|at| {
                    let at = pose.turn().inverse() * (at - pose.eye());
                    Vec2::new(at.x / (-at.z * up * ASPECT), at.y / (-at.z * up))
                });
                for corner in at {
                    let whole = corner.y >= 2.0 * RIBBON - 1.0 && corner.x >= 2.0 * 0.29 - 1.0 && corner.x <= 1.0;
                    assert!(whole, "{id}, {:?}, {shown:?}: {corner}", player.colour);
                }
                // A hand that is not enlarged for the others is as high as in the view of the papers.
                let high = (at[1].y - at[0].y).abs() * 360.0;
                let wide = seat.chair() == Chair::South || seat.chair() == Chair::North;
                assert!(!wide || id != "voyage-2" || high >= 130.0, "{id}, {shown:?}: {high}");
            }
        }
    }
}
