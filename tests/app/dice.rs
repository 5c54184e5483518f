//! Dice at the table, driven as a player would: shaken and thrown with the mouse, tipped through the tower, by key alone.

use bevy::math::{Quat, Vec3};
use serde_json::Value;
use weather_gage::table::camera::pose::Pose;
use weather_gage::table::room::places::{TRAY, TRAY_HALF, tray_yaw};

use crate::program::{Driven, folder, program, triple};

fn faces(state: &Value) -> Vec<u64> {
    let dice = state["dice"]["lying"].as_array().unwrap();
    dice.iter().map(|die| die["face"].as_u64().unwrap()).collect()
}

fn practice() -> Driven {
    let mut table = Driven::start(&["--scenario", "open-sea"]);
    table.steps("until screen=table 5\nuntil resting 5\nkey 3\nuntil resting 5\nkey Space\nuntil dice.throw=held 5");
    table
}

#[test]
fn dice_are_shaken_and_thrown_with_the_mouse() {
    let mut table = practice();
    let before = table.state()["camera"].clone();
    table.steps("move 430 300\npress left\nmove 470 296\nstep 1\nmove 540 290\nstep 1");
    table.steps("move 620 280\nstep 1\nmove 700 270\nstep 1\nrelease left\nuntil dice.throw=none 8");
    let state = table.state();
    assert_eq!(faces(&state).len(), 5);
    assert!(faces(&state).iter().all(|face| (1..=20).contains(face)));
    assert_eq!(state["dice"]["way"], "hand");
    assert_eq!(state["dice"]["raised"], serde_json::json!([]), "a swing is not a drop");
    assert_eq!(state["camera"], before, "the drag was the hand's");
    assert_eq!(table.end(), Some(0));
}

#[test]
fn dice_go_through_the_tower_by_a_click_and_fall_by_themselves_by_key() {
    let mut table = practice();
    table.steps("key Home\nuntil resting 5\nclick piece tower\nuntil dice.throw=none 12");
    assert_eq!((faces(&table.state()).len(), &table.state()["dice"]["way"]), (5, &Value::from("tower")));
    table.steps(
        "key Space\nuntil dice.throw=held 5\nkey Space\nuntil dice.throw=flying 5\nkey Space\nuntil dice.throw=none 1",
    );
    let state = table.state();
    assert_eq!((&state["dice"]["throw"], &state["dice"]["way"]), (&Value::from("none"), &Value::from("tray")));
    assert_eq!(state["dice"]["ever"], 10, "the book has every die that fell");
    assert_eq!(table.end(), Some(0));
}

#[test]
fn the_same_hand_and_seed_are_the_same_throw_however_fast_the_frames_come() {
    let fall = || {
        let mut table = practice();
        table.steps("key Space\nuntil dice.throw=none 8");
        let state = table.state();
        assert_eq!(table.end(), Some(0));
        state["dice"]["lying"].clone()
    };
    assert_eq!(fall(), fall());
}

#[test]
fn nobody_waits_long_for_the_dice() {
    let mut table = practice();
    let mut waits = Vec::new();
    for throw in ["key Space", "key T", "key Space", "key T"] {
        table.step(throw);
        let before = table.state()["seconds"].as_f64().unwrap();
        table.step("until dice.shown=5 12");
        waits.push(table.state()["seconds"].as_f64().unwrap() - before);
        // They are looked at before the next fact, unless a player hurries.
        assert_eq!(table.state()["dice"]["throw"], "flying");
        table.steps("until dice.throw=none 3\nkey Space\nuntil dice.throw=held 5");
    }
    let mean = waits.iter().sum::<f64>() / waits.len() as f64;
    assert!(mean < 2.4 && waits.iter().all(|wait| *wait > 0.8), "{waits:?}");
    assert_eq!(table.end(), Some(0));
}

#[test]
fn a_coin_is_taken_up_flung_and_comes_to_rest_and_one_that_leaves_the_table_is_put_back() {
    let mut table = Driven::sized("1280x720", &["--scenario", "open-sea"]);
    table.steps("until screen=table 5\nuntil resting 8");
    let at = |state: &Value, coin: &str| {
        let [x, y] = [0, 1].map(|axis| state["pieces"][coin][axis].as_f64().unwrap());
        (x, y)
    };
    let before = table.state();
    table.steps("move piece doubloon:3\nstep 2\npress left\nmove 900 560\nstep 3\nmove 820 520\nstep 3");
    table.steps("move 740 480\nstep 3\nmove 660 440\nstep 3\nrelease left\nmove 20 700\nstep 1");
    let flung = table.state();
    assert_eq!(flung["camera"], before["camera"], "the drag was the hand's");
    table.steps("wait 3");
    let rests = table.state();
    let (from, to) = (at(&before, "doubloon:3"), at(&rests, "doubloon:3"));
    assert!((from.0 - to.0).hypot(from.1 - to.1) > 80.0, "it lies elsewhere: {from:?} {to:?}");
    assert_ne!(at(&flung, "doubloon:3"), to, "it flew on by itself");
    assert_eq!(at(&before, "doubloon:4"), at(&rests, "doubloon:4"), "the others lie where they lay");
    // Over the edge and back to where it belongs.
    table.steps("move piece ball:1\nstep 2\npress left\nmove 1060 640\nstep 3\nmove 1200 690\nstep 3");
    table.steps("move 1279 719\nstep 4\nrelease left\nmove 20 700\nwait 6");
    let (from, to) = (at(&before, "ball:1"), at(&table.state(), "ball:1"));
    assert!((from.0 - to.0).hypot(from.1 - to.1) < 60.0, "{from:?} {to:?}");
    assert_eq!(table.end(), Some(0));
}

/// Fingerprints of a number of throws in a row at this many frames a second: by key into the tray, and through the
/// tower.
fn fingerprints(rate: u32, throws: usize) -> Vec<String> {
    let mut table = Driven::start(&["--scenario", "open-sea"]);
    table.steps(&format!("rate {rate}\nuntil screen=table 5\nuntil resting 5\nkey 3\nuntil resting 5"));
    let found = (0..throws).map(|number| {
        let tips_in = if number % 3 == 2 { "key T" } else { "key Space" };
        table.steps(&format!("key Space\nuntil dice.throw=held 5\n{tips_in}\nuntil dice.throw=flying 5"));
        table.steps("step 2\nkey Space\nuntil dice.throw=none 12");
        let dice = table.state()["dice"].clone();
        assert_eq!(faces(&serde_json::json!({ "dice": dice })).len(), 5);
        format!("{} {}", dice["way"], dice["fingerprint"])
    });
    let found = found.collect();
    assert_eq!(table.end(), Some(0));
    found
}

#[test]
fn thirty_sixty_and_a_hundred_and_forty_four_frames_a_second_are_the_same_throws() {
    // `DICE_THROWS=1000` for a long look.
    let throws = std::env::var("DICE_THROWS").ok().and_then(|count| count.parse().ok()).unwrap_or(20);
    let slow = fingerprints(30, throws);
    let mut each = slow.clone();
    each.sort_unstable();
    each.dedup();
    assert_eq!(each.len(), throws, "no two throws are alike");
    assert_eq!(slow, fingerprints(60, throws));
    assert_eq!(slow, fingerprints(144, throws));
}

/// Seven guns bear: the dice of the volley are in the hand.
fn volley() -> Driven {
    let own = folder("volley");
    let (script, save) = (own.join("volley.ron"), own.join("volley.save"));
    let example = include_str!("../../assets/examples/the-ships/volley-of-seven.ron");
    let (before, _) = example.split_once("Throw(").unwrap();
    std::fs::write(&script, format!("{before}])")).unwrap();
    let told = program().arg("script").arg(&script).arg("--save").arg(&save).output().unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stdout));
    let mut table = Driven::sized("1280x720", &["--load", save.to_str().unwrap(), "--seed", "1588"]);
    table.steps("until dice.throw=held 60\nuntil camera.moving=false 20");
    table
}

/// The place of a point of the world in the picture.
fn seen(state: &Value, point: Vec3) -> [f32; 2] {
    let eye = &state["camera"];
    let number = |name: &str| eye[name].as_f64().unwrap() as f32;
    let focus = Vec3::from(triple(&eye["focus"]).map(|axis| axis as f32));
    let (yaw, pitch) = (number("yaw"), number("pitch"));
    let pose = Pose { focus, yaw, pitch, distance: number("distance"), fov: number("fov") };
    let from_the_eye = pose.transform().compute_affine().inverse().transform_point3(point);
    let up = -from_the_eye.z * (pose.fov / 2.0).tan();
    [640.0 + 360.0 * from_the_eye.x / up, 360.0 - 360.0 * from_the_eye.y / up]
}

/// Places of the tray, all around its edge, over which something lies.
fn covered(table: &mut Driven) -> Vec<[f32; 2]> {
    let state = table.state();
    let turned = Quat::from_rotation_y(tray_yaw());
    let edge = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (0, 0)];
    let edge = edge.map(|(x, z)| TRAY + turned * Vec3::new(x as f32 * TRAY_HALF.x, 0.0, z as f32 * TRAY_HALF.y) * 0.93);
    let hidden = edge.map(|point| seen(&state, point)).into_iter().filter(|[x, y]| {
        table.step(&format!("move {x} {y}"));
        table.state()["at"].is_null()
    });
    hidden.collect()
}

#[test]
fn no_panel_lies_over_the_tray_while_the_dice_of_a_volley_wait_fall_and_lie() {
    for throw in ["key T", "key Space"] {
        let mut table = volley();
        assert_eq!(covered(&mut table), Vec::<[f32; 2]>::new(), "before {throw}");
        table.steps(&format!("{throw}\nuntil dice.shown=7 20"));
        assert_eq!(table.state()["dice"]["throw"], "flying", "they are looked at");
        assert_eq!(covered(&mut table), Vec::<[f32; 2]>::new(), "after {throw}");
        assert_eq!(table.end(), Some(0));
    }
}
