//! The board's geometry as laws that hold for every ship in every place (TS-3).

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use weather_gage::rules::geometry::base::{Base, Part};
use weather_gage::rules::geometry::cones::{Arc, Aspect, arc_hexes, aspect, in_arc};
use weather_gage::rules::geometry::hex::{Heading, Hex, Offset, distance};
use weather_gage::rules::geometry::sight::blocked;

fn heading() -> impl Strategy<Value = Heading> {
    (0_i32..6).prop_map(Heading::from_index)
}

fn base() -> impl Strategy<Value = Base> {
    (0_i32..18, 0_i32..18, heading())
        .prop_map(|(col, row, facing)| Base::from_bow(Offset::new(col, row).into(), facing))
}

/// The same hex with the whole board turned by 60° clockwise about hex 0,0.
fn turned(hex: Hex) -> Hex {
    Hex::new(-hex.y, hex.x + hex.y)
}

fn turned_base(base: Base) -> Base {
    Base::new(turned(base.stern), base.facing.right())
}

fn mirrored(aspect: Aspect) -> Aspect {
    match aspect {
        Aspect::Port => Aspect::Starboard,
        Aspect::Starboard => Aspect::Port,
        same => same,
    }
}

/// Mirrored on the line from north to south through hex 0,0.
fn mirror(hex: Hex) -> Hex {
    Hex::new(-hex.x, hex.x + hex.y)
}

fn mirror_base(base: Base) -> Base {
    let facing = Heading::from_index(-i32::from(base.facing.index()));
    Base::new(mirror(base.stern), facing)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, rng_seed: RngSeed::Fixed(1588), ..ProptestConfig::default() })]

    #[test]
    fn ts_3_3_turning_the_board_turns_every_heading(hex in (-20_i32..20, -20_i32..20), heading in heading()) {
        let hex = Hex::new(hex.0, hex.1);
        prop_assert_eq!(turned(heading.step(hex)), heading.right().step(turned(hex)));
    }

    #[test]
    fn ts_3_4_distance_is_a_distance(a in base(), b in base(), c in base()) {
        let (a, b, c) = (a.stern, b.stern, c.stern);
        prop_assert_eq!(distance(a, b), distance(b, a));
        prop_assert_eq!(distance(a, b) == 0, a == b);
        prop_assert!(distance(a, c) <= distance(a, b) + distance(b, c));
        prop_assert_eq!(distance(turned(a), turned(b)), distance(a, b));
    }

    #[test]
    fn ts_3_8_range_is_the_same_both_ways(a in base(), b in base()) {
        prop_assert_eq!(a.range_to(b), b.range_to(a));
        prop_assert_eq!(turned_base(a).range_to(turned_base(b)), a.range_to(b));
    }

    #[test]
    fn ts_3_7_every_neighbour_is_reached_through_the_outline(ship in base()) {
        let mut reached: Vec<Hex> = ship.outline().iter().map(|(side, _)| side.towards.step(side.of)).collect();
        prop_assert_eq!(ship.outline().iter().filter(|(_, part)| *part == Part::Port).count(), 4);
        reached.sort_by_key(|hex| (hex.x, hex.y));
        reached.dedup();
        prop_assert_eq!(reached.len(), 8, "two hexes touch both bow and stern");
        prop_assert!(reached.iter().all(|hex| ship.range_to_hex(*hex) == 1));
    }

    #[test]
    fn ts_3_12_arcs_turn_and_mirror_with_the_ship(ship in base(), hex in (0_i32..18, 0_i32..18)) {
        let hex: Hex = Offset::new(hex.0, hex.1).into();
        for (arc, mirrored) in [(Arc::Port, Arc::Starboard), (Arc::Starboard, Arc::Port), (Arc::Stern, Arc::Stern)] {
            let bears = in_arc(ship, arc, hex);
            prop_assert_eq!(in_arc(turned_base(ship), arc, turned(hex)), bears);
            prop_assert_eq!(in_arc(mirror_base(ship), mirrored, mirror(hex)), bears);
            let range = ship.range_to_hex(hex);
            prop_assert_eq!(arc_hexes(ship, arc, range).any(|other| other == hex), bears);
        }
    }

    #[test]
    fn ts_3_14_aspects_turn_and_mirror_with_the_ships(target in base(), shooter in base()) {
        prop_assume!(target.range_to(shooter) > 0);
        let seen = aspect(target, shooter);
        prop_assert_eq!(aspect(turned_base(target), turned_base(shooter)), seen);
        let ahead = target.facing.vector();
        let from = shooter.doubled_centre() - target.doubled_centre();
        // Straight ahead or astern is decided by the sextants; a shooter there never sees a side.
        if ahead.x * from.y != ahead.y * from.x {
            prop_assert_eq!(aspect(mirror_base(target), mirror_base(shooter)), mirrored(seen));
        } else {
            prop_assert!(matches!(seen, Aspect::Bow | Aspect::Stern));
        }
    }

    #[test]
    fn ts_3_15_sight_is_the_same_both_ways_and_wherever_the_board_lies(
        here in base(),
        there in base(),
        land in prop::collection::vec((0_i32..18, 0_i32..18), 0..40),
    ) {
        let land: Vec<Hex> = land.into_iter().map(|at| Offset::from(at).into()).collect();
        let lies = |hex: Hex| land.contains(&hex);
        let shut = blocked(here, there, lies).is_some();
        prop_assert_eq!(blocked(there, here, lies).is_some(), shut);
        let turned_land: Vec<Hex> = land.iter().copied().map(turned).collect();
        let lies = |hex: Hex| turned_land.contains(&hex);
        prop_assert_eq!(blocked(turned_base(here), turned_base(there), lies).is_some(), shut);
        prop_assert!(blocked(here, there, |_| false).is_none());
    }

    #[test]
    fn ts_3_15_more_land_never_opens_a_line(
        here in base(),
        there in base(),
        land in prop::collection::vec((0_i32..18, 0_i32..18), 1..30),
    ) {
        let land: Vec<Hex> = land.into_iter().map(|at| Offset::from(at).into()).collect();
        let some = &land[..land.len() / 2];
        if blocked(here, there, |hex| some.contains(&hex)).is_some() {
            prop_assert!(blocked(here, there, |hex| land.contains(&hex)).is_some());
        }
    }
}
