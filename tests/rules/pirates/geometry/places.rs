//! Shapes, special placings, and the numbers as files show them (PC-18.2 to 18.10, 18.19 to 18.23, PC-30.4).

use super::{RULERS, WIDE, at, hull, mm, piece, pose, rectangle, sailed, sea, spot};
use weather_gage::rules::plane::{self, Body, Heading, Mm, Piece, Pose, Rulers, Shape, Spot, Stop};

fn polygon(corners: &[(f64, f64)]) -> Option<Shape> {
    let corners: Vec<Spot> = corners.iter().map(|&(x, y)| spot(x, y)).collect();
    Shape::polygon(&corners)
}

/// An island with a cove that opens to the north.
fn cove() -> Shape {
    let corners = [
        (-40.0, -30.0),
        (40.0, -30.0),
        (40.0, 30.0),
        (15.0, 30.0),
        (15.0, 0.0),
        (-15.0, 0.0),
        (-15.0, 30.0),
        (-40.0, 30.0),
    ];
    polygon(&corners).unwrap()
}

#[test]
fn pc_18_2_touching_and_overlapping() {
    let island = rectangle((0.0, 50.0), (0.0, 50.0));
    for (x, far, touches, overlaps) in
        [(-0.5, 500, true, false), (-0.51, 510, false, false), (0.5, 0, true, false), (0.51, 0, true, true)]
    {
        let other = rectangle((x - 20.0, x), (10.0, 30.0));
        assert_eq!(plane::dist(&island, &other), far);
        assert_eq!(plane::touch(&island, &other, &RULERS), touches, "{x}");
        assert_eq!(plane::overlap(&island, &other, &RULERS), overlaps, "{x}");
        assert_eq!(plane::meets(&island, &other), x > 0.0);
    }
    let far = rectangle((-78.0, -58.0), (10.0, 30.0));
    assert!(plane::within(&island, &far, RULERS.s, &RULERS), "58.0 is S and EPS");
    assert!(!plane::within(&island, &rectangle((-79.0, -58.01), (10.0, 30.0)), RULERS.s, &RULERS));
}

#[test]
fn pc_18_5_bow_and_aft_share_the_limit() {
    for masts in 1..=5 {
        let (hull, lies) = (hull(masts), pose(30.0, -40.0, 0));
        let (bow, aft) = (hull.bow_region(lies), hull.aft_region(lies));
        let shared = Mm(lies.at.x.0 + super::LIMITS[masts - 1]);
        let beam = Spot::new(shared, Mm(lies.at.y.0));
        assert!(bow.contains(beam, Mm::ZERO) && aft.contains(beam, Mm::ZERO));
        assert!(!bow.contains(Spot::new(shared - Mm(2), beam.y), Mm::ZERO));
        assert!(!aft.contains(Spot::new(shared + Mm(2), beam.y), Mm::ZERO));
        assert!(bow.contains(hull.bow_point(lies), Mm::ZERO) && aft.contains(hull.stern_point(lies), Mm::ZERO));
    }
}

#[test]
fn pc_18_7_a_hull_is_convex() {
    let dented = [(2500, 0), (0, 800), (-1000, 300), (-2500, 800), (-2500, -800), (0, -800)];
    let dented: Vec<Spot> = dented.iter().map(|&(x, y)| Spot::new(Mm(x), Mm(y))).collect();
    assert_eq!(plane::Hull::new(&dented, Mm(250)), None);
}

#[test]
fn pc_18_9_concave_islands_are_their_parts_together() {
    let cove = cove();
    assert!(cove.drawn().len() >= 3);
    assert!(!cove.contains(spot(0.0, 10.0), Mm::ZERO) && cove.contains(spot(0.0, -10.0), Mm(900)));
    // The depth is measured to the outer edge, not to a seam between parts.
    for x in -39..=39 {
        assert!(cove.contains(spot(f64::from(x), -15.0), Mm(100)), "{x}");
    }
    assert_eq!(plane::dist(&cove, &rectangle((-14.0, 14.0), (1.0, 20.0))), 1_000);
    assert_eq!(polygon(&[(0.0, 0.0), (50.0, 50.0), (50.0, 0.0), (0.0, 50.0)]), None, "the edges cross");
    assert_eq!(polygon(&[(0.0, 0.0), (50.0, 0.0), (100.0, 0.0)]), None, "there is no area");
    let clockwise = polygon(&[(0.0, 0.0), (0.0, 50.0), (50.0, 50.0), (50.0, 0.0)]).unwrap();
    assert_eq!(plane::dist(&clockwise, &rectangle((0.0, 50.0), (0.0, 50.0))), 0);
}

#[test]
fn pc_18_13_a_ship_in_a_cove_does_not_sail_through_its_end() {
    let cove = cove();
    let (pieces, hull) = ([piece(1, &cove)], hull(1));
    // She comes in from the north, and stops before the end of the cove.
    let passage = sailed(Body::Hull(&hull), pose(0.0, 60.0, 270), 270, RULERS.l, &sea(&pieces, WIDE));
    at(hull.bow_point(passage.pose), 0.0, 0.25);
    assert_eq!(passage.stop, Some(Stop { contacts: vec![1], pressed: vec![], edges: vec![] }));
    // Turned about her bow her hull lies on the island: her bow point stops her, along the seam of two parts as elsewhere.
    for heading in [265, 270, 275] {
        let stopped = sailed(Body::Hull(&hull), passage.pose, heading, RULERS.s, &sea(&pieces, WIDE));
        assert!(plane::too_short(stopped.way, &RULERS), "{heading}: {stopped:?}");
    }
}

#[test]
fn pc_18_13_the_bow_point_is_stopped_inside_of_what_she_lies_upon() {
    let (island, hull) = (rectangle((0.0, 60.0), (-30.0, 30.0)), hull(3));
    let pieces = [piece(1, &island)];
    // Her bow is 5 mm off the island; she turns her stern on to it and sails on along its side, then into it.
    let lies = hull.with_bow_at(spot(-5.0, 0.0), Heading::degrees(90));
    let passage = sailed(Body::Hull(&hull), lies, 180, RULERS.s, &sea(&pieces, WIDE));
    assert_eq!((passage.way, passage.graced, passage.grace), (RULERS.s, vec![1], vec![1]));
    let beside = hull.with_bow_at(spot(30.0, -30.3), Heading::degrees(0));
    let passage = sailed(Body::Hull(&hull), beside, 90, RULERS.s, &sea(&pieces, WIDE));
    assert_eq!(passage.stop.map(|stop| stop.pressed), Some(vec![1]));
    super::near(passage.way, 0.2);
}

#[test]
fn pc_18_10_a_kraken_swims_off_from_under_a_ship() {
    let ship = hull(3).outline(pose(0.0, 0.0, 0));
    let pieces = [piece(1, &ship)];
    let (body, waters) = (Body::Disc(Mm::whole(30)), sea(&pieces, WIDE));
    for heading in (0..360).step_by(15) {
        let passage = sailed(body, pose(0.0, 0.0, 0), heading, RULERS.l, &waters);
        assert_eq!((passage.way, &passage.stop, passage.graced), (RULERS.l, &None, vec![1]));
    }
    let away = sailed(body, pose(70.0, 0.0, 0), 0, RULERS.s, &waters);
    assert_eq!(away.graced, Vec::<u8>::new());
    let back = sailed(body, pose(100.0, 0.0, 0), 180, RULERS.l, &waters);
    super::near(back.way, 32.75);
}

#[test]
fn pc_18_13_two_ships_touched_at_the_same_moment_are_both_named() {
    let (own, enemy) = (hull(2), hull(4));
    let outlines = [(50.0, 90), (-50.0, 270)].map(|(y, heading)| enemy.outline(pose(100.0, y, heading)));
    let pieces = [piece(7, &outlines[0]), piece(3, &outlines[1])];
    let passage = sailed(Body::Hull(&own), pose(20.0, 0.0, 0), 0, RULERS.l, &sea(&pieces, WIDE));
    assert_eq!(passage.stop.map(|stop| stop.contacts), Some(vec![3, 7]));
}

#[test]
fn pc_18_14_terrain_between_two_obstacles_is_entered_in_the_sequence_of_the_way() {
    let reefs = [60.0, 30.0, 90.0].map(|x| Shape::disc(spot(x, 0.0), Mm::whole(5)));
    let island = rectangle((80.0, 90.0), (-20.0, 20.0));
    let (obstacles, hull) = ([piece(9, &island)], hull(1));
    let terrains: Vec<Piece<'_, u8>> = (0..).zip(&reefs).map(|(key, shape)| piece(key, shape)).collect();
    let waters = plane::Waters { obstacles: &obstacles, terrains: &terrains, table: WIDE };
    let passage =
        plane::sail(Body::Hull(&hull), pose(-25.0, 0.0, 0), Heading::default(), RULERS.l, &[], &waters, &RULERS);
    assert_eq!(passage.entries, vec![(mm(25.0), 1), (mm(55.0), 0)]);
    assert_eq!(passage.pose_at(mm(25.0)).at, spot(0.0, 0.0));
    super::near(passage.way, 79.75);
}

#[test]
fn pc_18_20_a_fort_stands_on_two_corners() {
    let island = Shape::oval(mm(44.0), mm(24.0), pose(100.0, 100.0, 0));
    let stands = |x: f64, heading: i32| plane::fort_stands(&island, pose(x, 100.0, heading), &RULERS);
    assert!(stands(100.0, 45) && !stands(100.0, 0) && !stands(130.0, 45));
    assert_eq!(plane::fort_slots(pose(100.0, 100.0, 90), &RULERS)[0], spot(80.0, 120.0));
    assert_eq!(plane::fort_slots(pose(100.0, 100.0, 90), &RULERS)[4], spot(80.0, 100.0));
    // The part that sticks out belongs to the island.
    let whole = island.joined(&Shape::square(RULERS.fort, pose(100.0, 100.0, 45)));
    assert!(whole.contains(spot(100.0, 126.0), Mm(100)) && !island.contains(spot(100.0, 126.0), Mm::ZERO));
    assert!(whole.contains(spot(100.0, 122.7), Mm(200)), "the edge of the island under the fort is no edge");
    assert_eq!(plane::dist(&whole, &rectangle((90.0, 110.0), (130.0, 140.0))), 130_000 - 128_284);
}

#[test]
fn pc_18_22_a_derelict_follows_or_turns_aside() {
    let (tower, derelict) = (hull(3), hull(2));
    let lies = pose(0.0, 0.0, 0);
    let towed = plane::tow::<u8>(&derelict, &tower, lies, &[], &RULERS).unwrap();
    assert_eq!(towed, pose(-37.25 - 31.0, 0.0, 0));
    let island = rectangle((-120.0, -60.0), (-40.0, 5.0));
    let aside = plane::tow(&derelict, &tower, lies, &[piece(1, &island)], &RULERS).unwrap();
    assert!(aside.heading.hundredths() > 18_000, "her stern swings to port when she turns to starboard");
    assert_eq!(derelict.bow_point(aside), spot(-37.25, 0.0));
    assert!(!plane::meets(&derelict.outline(aside), &island));
    let nearer = Pose::new(aside.at, aside.heading.turned(100));
    assert!(plane::meets(&derelict.outline(derelict.with_bow_at(spot(-37.25, 0.0), nearer.heading)), &island));
    let around = rectangle((-80.0, -38.0), (-60.0, 60.0));
    assert_eq!(plane::tow(&derelict, &tower, lies, &[piece(1, &around)], &RULERS), None);
}

#[test]
fn pc_18_22_port_comes_before_starboard() {
    let free = |except: i32| {
        plane::free_heading(Heading::default(), 90, |heading| heading.to(Heading::default()).abs() > except)
    };
    assert_eq!(free(-1), Some(Heading::default()));
    assert_eq!(free(450), Some(Heading::degrees(5)));
    assert_eq!(free(9_000), None);
}

#[test]
fn pc_18_21_turns_about_stern_and_bow_and_comes_about() {
    let (hull, lies) = (hull(3), pose(10.0, 20.0, 30));
    for heading in [0, 45, 133, 271] {
        let heading = Heading::degrees(heading);
        let pivoted = hull.stern_point(hull.turned_about_stern(lies, heading));
        let stern = hull.stern_point(lies);
        assert!((pivoted.x - stern.x).0.abs() <= 1 && (pivoted.y - stern.y).0.abs() <= 1);
    }
    let about = hull.come_about(lies);
    assert_eq!((hull.bow_point(about), about.at), (hull.stern_point(lies), lies.at));
}

#[test]
fn pc_16_10_a_kraken_leaves_with_its_base_at_the_number() {
    let bank = pose(500.0, 300.0, 30);
    let outline = Shape::oval(mm(44.5), mm(31.75), bank);
    for number in 1..=6 {
        let to = plane::fog_direction(bank, number);
        let at = plane::disc_outside(&outline, bank.at, to, Mm::whole(30), &RULERS).unwrap();
        let base = Shape::disc(at, Mm::whole(30));
        assert!((240..=260).contains(&plane::dist(&base, &outline)), "{number}");
    }
}

#[test]
fn pc_18_16_what_hides_a_target_is_named() {
    let target = rectangle((60.0, 80.0), (-10.0, 10.0));
    let (near, aside) = (Shape::disc(spot(30.0, 0.0), Mm::whole(15)), rectangle((20.0, 25.0), (9.0, 30.0)));
    let blockers = [piece(4, &near), piece(2, &aside)];
    let look = plane::sight(spot(0.0, 0.0), &target, RULERS.l, &blockers, &RULERS);
    assert_eq!((look.open, look.nearest, look.bar), (0, 60_000, Some(plane::Bar::Blocker(4))));
    let look = plane::sight(spot(0.0, 0.0), &target, RULERS.l, &blockers[1..], &RULERS);
    assert_eq!(look.bar, None);
    // A base behind the target bars nothing; fog round the mast bars everything.
    let discs = [120.0, 0.0].map(|x| Shape::disc(spot(x, 0.0), Mm::whole(30)));
    for (shape, bar) in discs.iter().zip([None, Some(plane::Bar::Blocker(8))]) {
        assert_eq!(plane::sight(spot(0.0, 0.0), &target, RULERS.l, &[piece(8, shape)], &RULERS).bar, bar);
    }
}

#[test]
fn pc_18_1_the_rulers_come_from_data() {
    let long = Rulers { s: Mm::whole(60), gap: Mm(50), eps: Mm(100), ..RULERS };
    let (island, hull) = (rectangle((60.0, 140.0), (200.0, 260.0)), hull(2));
    let pieces = [piece(1, &island)];
    let waters = sea(&pieces, WIDE);
    let passage =
        plane::sail(Body::Hull(&hull), pose(100.0, 115.0, 90), Heading::degrees(90), long.s, &[], &waters, &long);
    super::near(passage.way, 53.5);
}
