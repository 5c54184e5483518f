//! The description of tray and tower agrees with the rules (DR-28.3 to DR-28.5), and so do the start of cubes and their
//! reading.

use std::collections::{BTreeMap, BTreeSet};

use weather_gage::dice::laboratory::request;
use weather_gage::dice::read_zones::read_pose;
use weather_gage::dice::{Call, Pose, Reading, Solid, Way, answer};

use super::vessels;

#[test]
fn dr_28_1_and_28_3_the_tray_has_its_sizes() {
    let tray = vessels().tray;
    assert_eq!((tray.x, tray.y), ((-120.0, 120.0), (0.0, 150.0)));
    assert_eq!(
        (tray.ridge.base, tray.ridge.top, tray.ridge.height),
        (4.0, 0.8, 2.5),
        "narrower on top than drawn (docs/dice-figures.md)"
    );
    assert_eq!((tray.rail.height, tray.rail.thickness, tray.touching), (14.0, 4.0, 0.6));
    assert_eq!((tray.zones.len(), tray.ridges.len()), (12, 25));
}

#[test]
fn dr_28_4_the_tower_has_its_inside() {
    let tower = vessels().tower;
    let cubes = &tower.cubes;
    assert_eq!((cubes.hopper.x, cubes.hopper.y, tower.mast_height), ((-40.0, 40.0), (-50.0, -14.0), 200.0));
    assert_eq!((tower.sill, cubes.slot, tower.deck), (6.0, 40.0, 120.0));
    assert_eq!(
        cubes.plates,
        [((-4.0, 112.0), (-36.0, 84.0)), ((-66.0, 78.0), (-32.0, 50.0)), ((-66.0, 50.0), (0.0, 6.0))]
    );
    assert_eq!(cubes.rods.len(), 10);
    assert!(tower.dice.rods.is_empty(), "numbered dice would jam");
}

#[test]
fn dr_28_5_every_ridge_is_the_border_of_two_zones() {
    let tray = vessels().tray;
    for (from, to) in &tray.ridges {
        let border = |outline: &[(f64, f64)]| {
            let after = outline.iter().cycle().skip(1);
            outline.iter().zip(after).any(|(a, b)| (a, b) == (from, to) || (a, b) == (to, from))
        };
        assert_eq!(tray.zones.iter().filter(|zone| border(&zone.outline)).count(), 2, "{from:?} {to:?}");
    }
}

#[test]
fn dr_28_13_cubes_start_over_the_hopper_in_layers_of_six() {
    let vessels = vessels();
    let wanted = request(&vessels, Solid::Cube, 14);
    let call =
        Call { request: &wanted, way: Way::Tower, gesture: None, seed: 7, lying: &BTreeMap::new(), filmed: true };
    let fell = answer(&vessels, &call).unwrap();
    let launches = &fell.throws[0].recording.plan.launches;
    assert_eq!(launches.len(), 14);
    let mut places = BTreeSet::new();
    for (number, launch) in launches.iter().enumerate() {
        let [x, y, z] = launch.pose.millimetres();
        let near = |all: &[f64], at: f64, stray: f64| all.iter().position(|middle| (at - middle).abs() <= stray + 0.02);
        let layer = number / 6;
        let cell = (layer, near(&[-22.0, 0.0, 22.0], x, 4.0).unwrap(), near(&[-39.0, -25.0], y, 1.5).unwrap());
        assert!((z - (190.0 + 15.0 * layer as f64)).abs() <= 1.02, "{z} in layer {layer}");
        assert!(places.insert(cell), "{cell:?} holds one cube");
    }
    let order: Vec<_> = launches.iter().map(|launch| launch.piece).collect();
    assert!(!order.is_sorted(), "colours are mixed");
}

#[test]
fn dr_28_25_of_corners_in_two_zones_the_lowest_counts_and_where_none_is_the_middle_of_the_cube() {
    let vessels = vessels();
    let (ex, s1b) = (Reading::Zone(0), Reading::Zone(2));
    let read = |x: f64, tilt: f64| {
        let z = 4.0 * (tilt.cos() + tilt.sin().abs());
        read_pose(&vessels, &Pose::nearest([x, 20.0, z], [0.0, (tilt / 2.0).sin(), 0.0, (tilt / 2.0).cos()]))
    };
    assert_eq!([read(1.5, 0.0), read(-1.5, 0.0)], [ex, s1b], "flat across the border: the middle");
    assert_eq!([read(-1.5, 0.03), read(1.5, -0.03)], [ex, s1b], "aslant: the corners that lie lowest");
}
