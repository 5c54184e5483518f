//! The description of tray and tower says what the rules say (DR-28.3 to DR-28.5).

use super::vessels;

#[test]
fn dr_28_1_and_28_3_the_tray_has_its_sizes() {
    let tray = vessels().tray;
    assert_eq!((tray.x, tray.y), ((-120.0, 120.0), (0.0, 150.0)));
    assert_eq!((tray.ridge.base, tray.ridge.top, tray.ridge.height), (4.0, 2.0, 2.5));
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
