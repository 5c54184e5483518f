//! T4: the tower's odds, and which zone a cube lies in.

use weather_gage::dice::fairness::{alike, binomial, table};
use weather_gage::dice::laboratory::Trial;
use weather_gage::dice::pose::Pose;
use weather_gage::dice::read_faces::{Reading, upper_face};
use weather_gage::dice::read_zones::{read_pose, zone_under};
use weather_gage::dice::set_down::{centre, set_down, shared_ridge};
use weather_gage::dice::{Solid, Way};
use weather_gage::rules::dead_reckoning::odds::ODDS;

use super::{tally, vessels};

/// The odds of this tower, frozen in `assets/vessels/tray.ron`: the zones, then ridge and other.
fn frozen() -> Vec<u64> {
    let (single, rest) = ODDS.split_at(13);
    let other = rest.iter().map(|(_, count)| u64::from(*count)).sum();
    single.iter().map(|(_, count)| u64::from(*count)).chain([other]).collect()
}

#[test]
fn dr_28_8_the_tower_keeps_to_its_odds() {
    let vessels = vessels();
    let tally = tally(&vessels, Solid::Cube, 6, Way::Tower, 200);
    let first = tally.first;
    let other = first.stacked + first.stuck + first.lost + first.unsettled;
    let mut counts: Vec<u64> = (0..12).map(|zone| tally.zones.get(&zone).copied().unwrap_or(0)).collect();
    counts.extend([first.ridge, other]);
    assert_eq!(counts.iter().sum::<u64>(), 1200, "every cube has one reading");
    assert_eq!((tally.all.lost, tally.all.unsettled, tally.unreadable), (0, 0, 0));
    let frozen = frozen();
    let chi = alike(&counts, &frozen);
    assert!(chi.p > 0.001, "{chi:?} {counts:?}");
    for counts in [counts.as_slice(), frozen.as_slice()] {
        let total = counts.iter().sum::<u64>() as f64;
        let share = |ids: &[&str]| {
            let of = |id: &&str| counts[usize::from(vessels.tray.zone(id).unwrap())];
            ids.iter().map(of).sum::<u64>() as f64 / total
        };
        for (ids, target) in [
            (["S1A", "S1B", "S1C", "S1D"].as_slice(), 0.39),
            (&["S2"], 0.10),
            (&["CA", "GO", "MI", "CH"], 0.26),
            (&["DA", "DB"], 0.15),
            (&["EX"], 0.08),
        ] {
            assert!((share(ids) - target).abs() < 0.04, "{ids:?}: {} instead of {target}", share(ids));
        }
        assert!((counts[12] as f64) < 0.06 * total && (counts[13] as f64) < 0.01 * total, "{counts:?}");
    }
}

#[test]
fn t4_which_side_is_up_does_not_depend_on_the_zone() {
    let vessels = vessels();
    let trial = Trial { die: Solid::Cube, count: 6, way: Way::Tower, seed: 4 };
    let mut rows = vec![vec![0_u64; 6]; 12];
    for number in 0..100 {
        let answer = trial.throw(&vessels, number, false).unwrap();
        let first = &answer.throws[0];
        for ((_, reading), lying) in first.readings.iter().zip(&first.recording.lying) {
            let (face, tilt) = upper_face(Solid::Cube, &lying.pose);
            if let Reading::Zone(zone) = reading
                && tilt < 5.0
            {
                rows[usize::from(*zone)][usize::from(face) - 1] += 1;
            }
        }
    }
    let rows: Vec<&[u64]> = rows.iter().map(Vec::as_slice).collect();
    let chi = table(&rows);
    assert!(chi.p > 0.001, "{chi:?}");
}

#[test]
fn t4_cubes_come_out_to_the_left_as_often_as_to_the_right() {
    let vessels = vessels();
    let trial = Trial { die: Solid::Cube, count: 6, way: Way::Tower, seed: 9 };
    let mut sides = [0_u64; 2];
    for number in 0..200 {
        let answer = trial.throw(&vessels, number, false).unwrap();
        for lying in &answer.throws[0].recording.lying {
            sides[usize::from(lying.pose.at[0] > 0)] += 1;
        }
    }
    assert_eq!(sides.iter().sum::<u64>(), 1200);
    let p = binomial(sides[0], 1200, 0.5);
    assert!(p > 0.001, "{p} {sides:?}");
}

#[test]
fn dr_22_9_zones_share_the_ridges_they_should() {
    let tray = vessels().tray;
    let neighbours = [
        ("EX", "DA GO S1A S1B"),
        ("S1A", "DA EX S1B S1C S2"),
        ("S1B", "CA EX S1A S1C"),
        ("S1C", "CA DB S1A S1B S1D S2"),
        ("S1D", "DB S1C S2"),
        ("S2", "CH DA S1A S1C S1D"),
        ("GO", "DA EX MI"),
        ("CA", "DB S1B S1C"),
        ("MI", "CH DA GO"),
        ("CH", "DA MI S2"),
        ("DA", "CH EX GO MI S1A S2"),
        ("DB", "CA S1C S1D"),
    ];
    let ids: Vec<_> = tray.zones.iter().map(|zone| zone.id.as_str()).collect();
    assert_eq!(
        ids,
        ["EX", "S1A", "S1B", "S1C", "S1D", "S2", "GO", "CA", "MI", "CH", "DA", "DB"],
        "in the order of DR-22.1"
    );
    for (id, theirs) in neighbours {
        let own = tray.zone(id).unwrap();
        let mut found: Vec<_> = tray
            .zones
            .iter()
            .filter(|other| shared_ridge(&tray, own, tray.zone(&other.id).unwrap()).is_some())
            .map(|other| other.id.as_str())
            .collect();
        found.sort_unstable();
        assert_eq!(found.join(" "), theirs, "{id}");
    }
}

#[test]
fn dr_28_2_the_zones_fill_the_floor() {
    let tray = vessels().tray;
    let area = |outline: &[(f64, f64)]| {
        let after = outline.iter().cycle().skip(1);
        outline.iter().zip(after).map(|((x0, y0), (x1, y1))| x0 * y1 - x1 * y0).sum::<f64>() / 2.0
    };
    let sum: f64 = tray.zones.iter().map(|zone| area(&zone.outline)).sum();
    assert!(tray.zones.iter().all(|zone| area(&zone.outline) > 0.0), "corners go round counter-clockwise");
    assert!((sum - 240.0 * 150.0).abs() < 1e-6, "{sum}");
    for (at, zone) in tray.zones.iter().enumerate() {
        let middle = centre(&tray, at as u8).unwrap();
        if zone.id != "CH" {
            assert_eq!(zone_under(&tray, middle), Some(at as u8), "{}", zone.id);
        }
    }
}

#[test]
fn dr_22_4_to_22_8_and_28_7_and_28_23_and_28_26_and_33_10_contact_with_the_floor_decides() {
    let vessels = vessels();
    let zone = |id: &str| Reading::Zone(vessels.tray.zone(id).unwrap());
    let read = |at, turn| read_pose(&vessels, &Pose::nearest(at, turn));
    let square = [0.0, 0.0, 0.0, 1.0];
    assert_eq!(read([16.0, 20.0, 4.0], square), zone("EX"));
    // Overhang does not count: it lies flat beside the ridge at x = 32, over which it reaches by nothing.
    assert_eq!(read([25.9, 20.0, 4.0], square), zone("EX"));
    // DR-22.6: flat on top of a ridge.
    assert_eq!(read([32.0, 20.0, 6.5], square), Reading::OnRidge);
    // DR-22.8: flat on another cube.
    assert_eq!(read([16.0, 20.0, 12.0], square), Reading::Stacked);
    // DR-22.5: one edge on the floor of EX, the other on the ridge towards GO.
    let tilt = (2.5_f64 / 8.0).asin();
    let (s, c) = (-tilt / 2.0).sin_cos();
    let height = 4.0 * (tilt.cos() + tilt.sin());
    assert_eq!(read([28.0, 20.0, height], [0.0, s, 0.0, c]), zone("EX"));
    // DR-28.22: on the ramp in the slot, and outside the walls.
    assert_eq!(read([0.0, -20.0, 30.0], square), Reading::Stuck);
    assert_eq!(read([0.0, -4.5, 10.0], square), Reading::Stuck);
    assert_eq!(read([0.0, 152.0, 4.0], square), Reading::Lost);
}

#[test]
fn dr_22_10_a_cube_is_set_down_flat_where_there_is_room() {
    let vessels = vessels();
    for (at, zone) in vessels.tray.zones.iter().enumerate() {
        let at = at as u8;
        let near = centre(&vessels.tray, at).unwrap();
        let mut lying: Vec<Pose> = Vec::new();
        for _ in 0..4 {
            let pose = set_down(&vessels, at, near, &lying).unwrap();
            assert_eq!(read_pose(&vessels, &pose), Reading::Zone(at), "{}", zone.id);
            let apart = |other: &Pose| {
                let (a, b) = (pose.millimetres(), other.millimetres());
                ((a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2)).sqrt()
            };
            assert!(lying.iter().all(|other| apart(other) > 8.0), "{}: it touches no other", zone.id);
            lying.push(pose);
        }
    }
    let ridge = shared_ridge(&vessels.tray, vessels.tray.zone("EX").unwrap(), vessels.tray.zone("GO").unwrap());
    assert_eq!(ridge, Some((32.0, 20.5)));
}
