//! Lengths, headings and shapes as files show them: at most two decimals, no floating point in between (PC-30.4).

use super::{hull, pose, spot};
use weather_gage::rules::plane::{Heading, Mm, Pose, Shape, Spot};

#[test]
fn pc_30_4_lengths_and_headings_are_decimal_numbers() {
    for (text, hundredths) in [("40.25", 4_025), ("40", 4_000), ("-0.01", -1), ("45.0", 4_500), ("0.1", 10)] {
        assert_eq!(ron::from_str::<Mm>(text).unwrap(), Mm(hundredths));
        assert_eq!(serde_json::from_str::<Mm>(text).unwrap(), Mm(hundredths));
    }
    assert_eq!(ron::to_string(&Mm(4_025)).unwrap(), "40.25");
    assert_eq!(ron::to_string(&Heading::degrees(45)).unwrap(), "45.0");
    assert_eq!(ron::to_string(&Mm(-0)).unwrap(), "0.0");
    for wrong in ["40.251", "1e9", "NaN", "inf", "-20000"] {
        assert!(ron::from_str::<Mm>(wrong).is_err(), "{wrong}");
    }
    for hundredths in -100_000..100_000 {
        assert_eq!(ron::from_str::<Mm>(&ron::to_string(&Mm(hundredths)).unwrap()).unwrap(), Mm(hundredths));
    }
}

#[test]
fn pc_30_4_poses_are_written_as_the_scenarios_have_them() {
    let lies = Pose::new(spot(182.16, 350.0), Heading::degrees(180));
    let text = ron::to_string(&lies).unwrap();
    assert_eq!(text, "(at:(182.16,350.0),heading:180.0)");
    assert_eq!(ron::from_str::<Pose>(&text).unwrap(), lies);
    assert_eq!(ron::from_str::<Spot>("(1, -2.5)").unwrap(), spot(1.0, -2.5));
}

#[test]
fn pc_18_26_shapes_come_back_as_they_were() {
    let shape = hull(3).outline(pose(12.34, 56.78, 33)).joined(&Shape::disc(spot(10.0, 10.0), Mm::whole(30)));
    let text = ron::to_string(&shape).unwrap();
    assert_eq!(ron::from_str::<Shape>(&text).unwrap(), shape);
    assert!(ron::from_str::<Shape>("(parts:[([(900000000,0)],5)],rim:[])").is_err(), "no product would hold it");
    assert!(ron::from_str::<Shape>("(parts:[([],5)],rim:[])").is_err(), "a part without corners");
}
