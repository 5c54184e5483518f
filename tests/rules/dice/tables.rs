//! T0: the numbers of the faces, and the solver's data about the solids.

use weather_gage::dice::Solid;
use weather_gage::dice::pose::Pose;
use weather_gage::dice::read_faces::{Reading, read_face, upper_face};
use weather_gage::dice::recording::Lying;

use super::vessels;

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    (0..3).map(|i| a[i] * b[i]).sum()
}

#[test]
fn t0_opposite_faces_sum_right_and_no_two_faces_look_alike() {
    for die in [Solid::D20, Solid::D6] {
        let faces = die.faces(10.0);
        assert_eq!(faces.len(), usize::from(die.sides()));
        for face in &faces {
            let across = faces.iter().min_by(|a, b| dot(a.normal, face.normal).total_cmp(&dot(b.normal, face.normal)));
            let across = across.unwrap();
            assert!((dot(across.normal, face.normal) + 1.0).abs() < 1e-12, "{face:?}");
            assert_eq!(across.number + face.number, die.sides() + 1);
            let twins = faces.iter().filter(|other| dot(other.normal, face.normal) > 0.9).count();
            assert_eq!(twins, 1, "each number looks its own way");
            for corner in &face.corners {
                assert!((dot(*corner, face.normal) - die.to_face(10.0)).abs() < 1e-9);
                assert!((dot(*corner, *corner).sqrt() - die.to_corner(10.0)).abs() < 1e-9);
            }
        }
    }
}

#[test]
fn t0_the_sizes_are_those_of_the_design() {
    let d20 = Solid::D20;
    assert!((2.0 * d20.to_face(12.0) - 18.1).abs() < 0.1, "{}", 2.0 * d20.to_face(12.0));
    assert!((2.0 * d20.to_corner(12.0) - 22.8).abs() < 0.1);
    assert!((2.0 * Solid::D6.to_corner(16.0) - 27.7).abs() < 0.1);
}

/// Turns a face up by the shortest way, then about the vertical.
fn with_up([nx, ny, nz]: [f64; 3], yaw: f64) -> [f64; 4] {
    let shortest = if nz < -0.999_999 { [1.0, 0.0, 0.0, 0.0] } else { [ny, -nx, 0.0, 1.0 + nz] };
    let length = shortest.iter().map(|c| c * c).sum::<f64>().sqrt();
    let [x, y, z, w] = shortest.map(|c| c / length);
    let (s, c) = (yaw / 2.0).sin_cos();
    [c * x - s * y, c * y + s * x, c * z + s * w, c * w - s * z]
}

#[test]
fn t0_every_face_is_read_back_at_a_hundred_yaws() {
    let vessels = vessels();
    for die in [Solid::D20, Solid::D6] {
        let edge = die.make(&vessels.dice).edge;
        for face in die.faces(edge) {
            for yaw in 0..100 {
                let turn = with_up(face.normal, f64::from(yaw) * 0.0628);
                let pose = Pose::nearest([10.0, 70.0, die.to_face(edge)], turn);
                let (number, tilt) = upper_face(die, &pose);
                assert_eq!(number, face.number);
                assert!(tilt < 0.02, "{tilt}");
                let lying = Lying { pose, settled: 0, still: true, lost: false, touching: 1 };
                assert_eq!(read_face(&vessels, die, &lying), Reading::Face(number));
            }
        }
    }
}

#[test]
fn t5_two_faces_that_changed_places_are_found_by_the_sum() {
    let mut faces = Solid::D20.faces(10.0);
    (faces[3].number, faces[8].number) = (faces[8].number, faces[3].number);
    let wrong = faces.iter().filter(|face| {
        let across = faces.iter().find(|other| dot(other.normal, face.normal) < -0.99).unwrap();
        across.number + face.number != 21
    });
    assert_eq!(wrong.count(), 4);
}

#[test]
fn t0_a_fair_die_turns_alike_about_every_axis() {
    let vessels = vessels();
    // Of a cube with rounded edges the solver weighs the core alone: 0.26 g of 0.33. No way of falling depends on it.
    for (die, mass) in [(Solid::D20, 4.45), (Solid::D6, 4.83), (Solid::Cube, 0.26)] {
        let (grams, inertia) = weather_gage::dice::simulate::mass_and_inertia(&vessels, die);
        assert!((grams - mass).abs() < 0.02, "{die:?} {grams}");
        let (least, most) = inertia.iter().fold((f64::MAX, 0.0_f64), |(a, b), c| (a.min(*c), b.max(*c)));
        assert!(most / least - 1.0 < 1e-5, "{die:?} {inertia:?}");
    }
    // 168 g mm² by the hull.
    let (_, inertia) = weather_gage::dice::simulate::mass_and_inertia(&vessels, Solid::D20);
    assert!((inertia[0] * 100.0 - 168.0).abs() < 2.0, "{inertia:?}");
}

#[test]
fn a_die_that_does_not_lie_flat_is_never_read() {
    let vessels = vessels();
    let edge = vessels.dice.d6.edge;
    let lying = |pose| Lying { pose, settled: 0, still: true, lost: false, touching: 2 };
    let (s, c) = (6.0_f64.to_radians() / 2.0).sin_cos();
    let tilted = lying(Pose::nearest([0.0, 70.0, 8.8], [s, 0.0, 0.0, c]));
    assert!(matches!(read_face(&vessels, Solid::D6, &tilted), Reading::Cocked { tilt: 60, .. }));
    let on_top = lying(Pose::upright([0.0, 70.0, 1.5 * edge]));
    assert_eq!(read_face(&vessels, Solid::D6, &on_top), Reading::Stacked);
    let in_tower = lying(Pose::upright([0.0, -30.0, 40.0]));
    assert_eq!(read_face(&vessels, Solid::D6, &in_tower), Reading::Stuck);
    let moving = Lying { still: false, ..lying(Pose::upright([0.0, 70.0, 8.0])) };
    assert_eq!(read_face(&vessels, Solid::D6, &moving), Reading::Unsettled);
    let gone = Lying { lost: true, ..moving };
    assert_eq!(read_face(&vessels, Solid::D6, &gone), Reading::Lost);
    assert_eq!(read_face(&vessels, Solid::D6, &lying(Pose::upright([0.0, 70.0, 8.0]))), Reading::Face(1));
}
