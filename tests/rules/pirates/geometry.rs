//! The geometry of free sailing: the check values of PC-18.25, and laws that hold in every water (PC-18.1 to 18.26).

use weather_gage::rules::plane::{self, Passage};
use weather_gage::rules::plane::{
    Bar, Body, Heading, Hull, Mm, Piece, Pose, Rulers, Shape, Shift, Side, Sight, Spot, Stop, Table, Unclear, Waters,
};

mod files;
mod places;
mod second_way;
mod waters;

const RULERS: Rulers = Rulers::printed();

/// Half the outlines of PC-18.4, from the bow point to port, in hundredths.
const HALVES: [[(i32, i32); 5]; 5] = [
    [(2500, 0), (1750, 500), (1000, 800), (-1900, 800), (-2500, 560)],
    [(3100, 0), (2170, 560), (1240, 900), (-2360, 900), (-3100, 630)],
    [(3700, 0), (2590, 620), (1480, 1000), (-2810, 1000), (-3700, 700)],
    [(4300, 0), (3010, 680), (1720, 1100), (-3270, 1100), (-4300, 770)],
    [(4900, 0), (3430, 740), (1960, 1200), (-3720, 1200), (-4900, 840)],
];

/// The limits of the bow and the masts of PC-18.3.
const LIMITS: [i32; 5] = [250, 1240, 1480, 1720, 1960];
const MASTS: [&[i32]; 5] =
    [&[250], &[1240, -1980], &[1480, -440, -2370], &[1720, 230, -1260, -2750], &[1960, 690, -590, -1860, -3140]];
const SAILS: [i32; 5] = [760, 855, 950, 1045, 1140];

fn corners(masts: usize) -> Vec<Spot> {
    let half = HALVES[masts - 1].iter();
    let port = half.clone().map(|&(x, y)| Spot::new(Mm(x), Mm(y)));
    port.chain(half.skip(1).rev().map(|&(x, y)| Spot::new(Mm(x), Mm(-y)))).collect()
}

fn hull(masts: usize) -> Hull {
    Hull::new(&corners(masts), Mm(LIMITS[masts - 1])).expect("a hull of the table is convex")
}

/// Hundredths of a decimal number.
fn mm(value: f64) -> Mm {
    Mm((value * 100.0).round() as i32)
}

fn spot(x: f64, y: f64) -> Spot {
    Spot::new(mm(x), mm(y))
}

fn pose(x: f64, y: f64, heading: i32) -> Pose {
    Pose::new(spot(x, y), Heading::degrees(heading))
}

fn rectangle(x: (f64, f64), y: (f64, f64)) -> Shape {
    Shape::rectangle(spot(x.0, y.0), spot(x.1, y.1))
}

/// A table without edges in reach.
const WIDE: Table = Table { from: Spot::new(Mm(-300_000), Mm(-300_000)), to: Spot::new(Mm(300_000), Mm(300_000)) };

fn sea<'a>(obstacles: &'a [Piece<'a, u8>], table: Table) -> Waters<'a, u8> {
    Waters { obstacles, terrains: &[], table }
}

fn piece(key: u8, shape: &Shape) -> Piece<'_, u8> {
    Piece { key, shape }
}

/// One segment of a new order among these pieces.
fn sailed(body: Body<'_>, lies: Pose, heading: i32, way: Mm, waters: &Waters<'_, u8>) -> Passage<u8> {
    let grace = plane::touching(body, lies, waters.obstacles, &RULERS);
    plane::sail(body, lies, Heading::degrees(heading), way, &grace, waters, &RULERS)
}

fn cleared(body: Body<'_>, passage: &Passage<u8>, waters: &Waters<'_, u8>) -> Result<Option<Shift>, Unclear> {
    plane::clear(body, passage.pose, &passage.graced, waters.obstacles, &waters.table, &RULERS)
}

#[track_caller]
fn near(value: Mm, printed: f64) {
    assert!((value.0 - mm(printed).0).abs() <= 2, "{} is not {printed}", f64::from(value.0) / 100.0);
}

#[track_caller]
fn at(value: Spot, x: f64, y: f64) {
    near(value.x, x);
    near(value.y, y);
}

#[test]
fn pc_18_25_1_open_water() {
    let hull = hull(3);
    let waters = sea(&[], WIDE);
    let first = sailed(Body::Hull(&hull), pose(200.0, 300.0, 0), 90, RULERS.s, &waters);
    assert_eq!(hull.bow_point(first.pose_at(Mm::ZERO)), spot(237.0, 300.0));
    at(hull.bow_point(first.pose), 237.0, 357.5);
    let second = sailed(Body::Hull(&hull), first.pose, 45, RULERS.l, &waters);
    at(hull.bow_point(second.pose), 296.26, 416.76);
    at(second.pose.at, 270.09, 390.59);
    assert_eq!(second.stop, None);
}

#[test]
fn pc_18_25_2_docks_bow_on() {
    let (hull, island) = (hull(2), rectangle((60.0, 140.0), (200.0, 260.0)));
    let pieces = [piece(1, &island)];
    let passage = sailed(Body::Hull(&hull), pose(100.0, 100.0, 90), 90, RULERS.l, &sea(&pieces, WIDE));
    near(passage.way, 68.75);
    at(hull.bow_point(passage.pose), 100.0, 199.75);
    assert_eq!(passage.stop, Some(Stop { contacts: vec![1], pressed: vec![], edges: vec![] }));
    assert!(plane::touch(&hull.bow_region(passage.pose), &island, &RULERS), "docked");
}

#[test]
fn pc_18_25_3_docks_with_her_shoulder() {
    let (hull, island) = (hull(3), rectangle((100.0, 160.0), (8.0, 60.0)));
    let pieces = [piece(1, &island)];
    let passage = sailed(Body::Hull(&hull), pose(0.0, 0.0, 0), 0, RULERS.l, &sea(&pieces, WIDE));
    near(passage.way, 78.59);
    assert!(plane::touch(&hull.bow_region(passage.pose), &island, &RULERS), "docked");
    assert!(!plane::touch(&hull.aft_region(passage.pose), &island, &RULERS));
}

#[test]
fn pc_18_25_4_rams_or_meets_bow_to_bow() {
    let (own, enemy) = (hull(3), hull(4));
    let other = pose(150.0, 0.0, 90);
    let outline = enemy.outline(other);
    let pieces = [piece(1, &outline)];
    for (y, way, rams) in [(-10.0, 61.75, true), (36.0, 69.03, false)] {
        let passage = sailed(Body::Hull(&own), pose(40.0, y, 0), 0, RULERS.l, &sea(&pieces, WIDE));
        near(passage.way, way);
        assert_eq!(passage.stop.as_ref().map(|stop| stop.contacts.clone()), Some(vec![1]));
        let bow = own.bow_region(passage.pose);
        assert_eq!(plane::touch(&bow, &enemy.aft_region(other), &RULERS), rams, "ram");
        assert_eq!(plane::touch(&bow, &enemy.bow_region(other), &RULERS), !rams, "bow to bow");
    }
}

/// Every mast of a ship looks at a target past her own sails.
fn broadside(masts: usize, lies: Pose, target: &Shape, range: Mm) -> Vec<Sight<u8>> {
    let mast = |place: usize| MASTS[masts - 1][place];
    let sail = |place: usize| {
        let end = |side: i32| plane::on_table(lies, Spot::new(Mm(mast(place)), Mm(side * SAILS[masts - 1])));
        Shape::segment(end(-1), end(1))
    };
    let look = |own: usize| {
        let sails: Vec<(u8, Shape)> =
            (0..masts).filter(|other| *other != own).map(|other| (other as u8, sail(other))).collect();
        let blockers: Vec<Piece<'_, u8>> = sails.iter().map(|(key, shape)| piece(*key, shape)).collect();
        let from = plane::on_table(lies, Spot::new(Mm(mast(own)), Mm::ZERO));
        plane::sight(from, target, range, &blockers, &RULERS)
    };
    (0..masts).map(look).collect()
}

#[test]
fn pc_18_25_5_abeam_and_right_ahead() {
    let (own, two) = (pose(0.0, 0.0, 0), hull(2));
    let abeam = two.outline(pose(0.0, 70.0, 0));
    for look in broadside(5, own, &abeam, RULERS.s) {
        assert_eq!((look.open, look.bar), (0, Some(Bar::Range)));
    }
    assert_eq!(broadside(5, own, &abeam, RULERS.s).iter().map(|look| look.nearest).min(), Some(61_000));
    assert!(broadside(5, own, &abeam, RULERS.l).iter().all(|look| look.bar.is_none()));
    let ahead = broadside(5, own, &two.outline(pose(110.0, 0.0, 90)), RULERS.l);
    assert_eq!(ahead[0].nearest, 81_400);
    assert!(ahead[0].bar.is_none());
    assert!(ahead[1..].iter().all(|look| look.bar.is_some()));
}

#[test]
fn pc_18_25_6_turns_in_her_berth() {
    let (hull, island) = (hull(3), rectangle((100.0, 160.0), (-40.0, 40.0)));
    let (pieces, body) = ([piece(1, &island)], Body::Hull(&hull));
    let waters = sea(&pieces, WIDE);
    let passage = sailed(body, pose(62.75, 0.0, 0), 180, RULERS.s, &waters);
    assert_eq!((passage.way, &passage.stop), (RULERS.s, &None));
    at(hull.bow_point(passage.pose), 42.25, 0.0);
    at(hull.stern_point(passage.pose), 116.25, 0.0);
    let shift = cleared(body, &passage, &waters).expect("she is cleared").expect("she overlaps");
    near(shift.by, 17.0);
    at(hull.stern_point(shift.pose), 99.25, 0.0);
    at(hull.bow_point(shift.pose), 25.25, 0.0);
    assert!(!plane::touch(&hull.bow_region(shift.pose), &island, &RULERS), "docked no longer");
}

#[test]
fn pc_18_25_7_at_the_edge() {
    let hull = hull(3);
    let body = Body::Hull(&hull);
    let waters = sea(&[], Table { to: spot(1500.0, 3000.0), ..WIDE });
    let lies = pose(1463.0, 500.0, 0);
    for heading in [0, 45] {
        let passage = sailed(body, lies, heading, RULERS.s, &waters);
        assert!(plane::too_short(passage.way, &RULERS), "{heading} is refused");
        assert_eq!(passage.stop.map(|stop| stop.edges), Some(vec![Side::East]));
    }
    for (heading, by, x, y) in [(180, 16.5, 1463.0, 500.0), (90, 10.0, 1490.0, 520.5)] {
        let passage = sailed(body, lies, heading, RULERS.s, &waters);
        assert_eq!(passage.way, RULERS.s);
        let shift = cleared(body, &passage, &waters).expect("she is cleared").expect("she lies beyond the edge");
        near(shift.by, by);
        at(shift.pose.at, x, y);
        assert_eq!(shift.pose.heading, Heading::degrees(heading));
    }
}

#[test]
fn pc_18_25_8_shoulder_on_the_edge() {
    let hull = hull(3);
    let waters = sea(&[], Table { to: spot(3000.0, 1000.0), ..WIDE });
    let passage = sailed(Body::Hull(&hull), pose(700.0, 985.0, 0), 5, RULERS.l, &waters);
    near(passage.way, 80.01);
    at(hull.bow_point(passage.pose), 816.70, 991.97);
    assert_eq!(passage.stop.map(|stop| stop.edges), Some(vec![Side::North]));
}

#[test]
fn pc_18_25_9_bow_to_bow_she_may_not_press() {
    let (own, outline) = (hull(3), hull(4).outline(pose(150.0, 0.0, 90)));
    let (pieces, body) = ([piece(1, &outline)], Body::Hull(&own));
    let waters = sea(&pieces, WIDE);
    let before = sailed(body, pose(40.0, 36.0, 0), 0, RULERS.l, &waters);
    at(own.bow_point(before.pose), 146.03, 36.0);
    for (heading, way) in [(0, 0.17), (330, 0.15), (30, 0.28)] {
        let passage = sailed(body, before.pose, heading, RULERS.s, &waters);
        near(passage.way, way);
        assert!(plane::too_short(passage.way, &RULERS));
        assert_eq!(passage.stop, Some(Stop { contacts: vec![], pressed: vec![1], edges: vec![] }));
    }
    let passage = sailed(body, before.pose, 180, RULERS.s, &waters);
    assert_eq!(passage.way, RULERS.s);
    let shift = cleared(body, &passage, &waters).expect("she is cleared").expect("she overlaps");
    near(shift.by, 17.75);
    assert_eq!(shift.direction, Heading::degrees(90));
    at(shift.pose.at, 125.53, 53.75);
}

#[test]
fn pc_18_25_10_a_long_ship_in_her_berth() {
    let (hull, island) = (hull(5), rectangle((100.0, 160.0), (-40.0, 40.0)));
    let (pieces, body) = ([piece(1, &island)], Body::Hull(&hull));
    let waters = sea(&pieces, WIDE);
    let shifted = |heading: i32| {
        let passage = sailed(body, pose(50.75, 0.0, 0), heading, RULERS.s, &waters);
        cleared(body, &passage, &waters).expect("she is cleared").expect("she overlaps")
    };
    let back = shifted(180);
    near(back.by, 41.0);
    at(hull.bow_point(back.pose), 1.25, 0.0);
    let aside = shifted(150);
    near(aside.by, 39.78);
    assert_eq!(aside.direction, Heading::degrees(179));
    at(aside.pose.at, 52.61, 4.94);
}

#[test]
fn pc_18_25_11_a_gap_between_two_ships() {
    let target = hull(3).outline(pose(70.0, 0.0, 90));
    for (gap, open, legal) in [(2.0, 3_270, true), (0.04, 65, true), (0.02, 33, false)] {
        let half = gap / 2.0;
        let sides = [rectangle((30.0, 35.0), (half, 20.0)), rectangle((30.0, 35.0), (-20.0, -half))];
        let blockers = [piece(1, &sides[0]), piece(2, &sides[1])];
        let look = plane::sight(spot(0.0, 0.0), &target, RULERS.l, &blockers, &RULERS);
        assert!(look.open.abs_diff(open) <= 10, "{} thousandths of a degree are open, not {open}", look.open);
        assert_eq!(look.bar.is_none(), legal);
        assert!(legal || matches!(look.bar, Some(Bar::Blocker(_))));
    }
}

#[test]
fn pc_18_25_12_out_of_the_fog() {
    let bank = Pose::new(spot(500.0, 300.0), Heading::degrees(30));
    let outline = Shape::oval(mm(44.5), mm(31.75), bank);
    for (number, x, y) in [(1, 484.54, 326.78), (3, 539.31, 300.0), (5, 480.34, 265.95)] {
        at(plane::fog_exit(&outline, bank, number, &RULERS).expect("the line leaves the bank"), x, y);
    }
}
