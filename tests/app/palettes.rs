//! Colours that must not be taken for each other, as three kinds of colour blindness see them: simulated, and measured.
//!
//! The matrices are those of Machado, Oliveira and Fernandes (2009) for sight that lacks one kind of cone, in linear light; the
//! distance is that of CIE L*a*b*, of which 2 is just seen side by side and 10 across a table.

use weather_gage::games::dead_reckoning::crests::ink;
use weather_gage::play::livery::Livery;
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::table::settings::Palette;
use weather_gage::table::theme::Colours;

type Matrix = [[f64; 3]; 3];

const SIGHTS: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no red",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "no green",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "no blue",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn lab(rgb: [u8; 3], sight: &Matrix) -> [f64; 3] {
    let linear = rgb.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let through = |matrix: &Matrix, colour: [f64; 3]| {
        matrix.map(|row| row.iter().zip(colour).map(|(share, part)| share * part).sum::<f64>())
    };
    let seen = through(sight, linear).map(|part| part.clamp(0.0, 1.0));
    // To CIE XYZ under the light of day, each against white.
    const TO_XYZ: Matrix =
        [[0.433_953, 0.376_219, 0.189_828], [0.212_673, 0.715_152, 0.072_175], [0.017_758, 0.109_477, 0.872_765]];
    let [x, y, z] =
        through(&TO_XYZ, seen).map(|part| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: [u8; 3], other: [u8; 3], sight: &Matrix) -> f64 {
    let (one, other) = (lab(one, sight), lab(other, sight));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// Every pair that lies nearer than this, in any sight.
fn too_near<T: std::fmt::Debug>(colours: &[(T, [u8; 3])], least: f64) -> Vec<String> {
    let mut near = Vec::new();
    for (sight, matrix) in &SIGHTS {
        for (at, (one, own)) in colours.iter().enumerate() {
            for (other, its) in &colours[at + 1..] {
                let apart = distance(*own, *its, matrix);
                if apart < least {
                    near.push(format!("{one:?} and {other:?} are {apart:.1} apart in the sight of {sight}"));
                }
            }
        }
    }
    near
}

fn none(near: Vec<String>) {
    assert!(near.is_empty(), "{}", near.join("\n"));
}

#[test]
fn the_measure_knows_black_from_white_and_red_from_green_as_eyes_do() {
    let (black, white, red, green) = ([0; 3], [255; 3], [200, 40, 40], [70, 110, 40]);
    for (_, sight) in &SIGHTS {
        assert!((distance(black, white, sight) - 100.0).abs() < 1.0);
    }
    let [all, _, no_green, _] = SIGHTS;
    assert!(distance(red, green, &all.1) > 2.0 * distance(red, green, &no_green.1));
}

#[test]
fn no_two_seats_look_alike_to_anybody() {
    none(too_near(&Livery::ALL.map(|livery| (livery, livery.colour())), 15.0));
    let wood = Colour::ALL.map(|colour| {
        let [red, green, blue, _] = ink(colour).to_array();
        (colour, [red, green, blue])
    });
    none(too_near(&wood, 20.0));
}

#[test]
fn a_chart_in_safe_colours_is_read_by_everybody() {
    let rgb = |colour: bevy_egui::egui::Color32| {
        let [red, green, blue, _] = colour.to_array();
        [red, green, blue]
    };
    let colours = Colours::of_palette(Palette::ColourBlind);
    let chart = [
        ("deep", rgb(colours.deep)),
        ("shallow", rgb(colours.shallow)),
        ("shoal", rgb(colours.shoal)),
        ("reef", rgb(colours.reef)),
        ("land", rgb(colours.land)),
    ];
    none(too_near(&chart, 28.0));
    none(too_near(&[("wrong", rgb(colours.red)), ("well", rgb(colours.green))], 25.0));
}
