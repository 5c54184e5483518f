//! Furnishings of the captain's table: lantern, candle, sand-glass, dividers, horn, folio, bowl, wind piece.
//!
//! Table millimetres; in the ship's axes here (x forward), so that the wind piece points to +z of the model.

use std::f64::consts::TAU;

use super::fault::LinesFault;
use super::paint::{BRASS, GLOW, IRON, Kind, Paint, hex};
use super::scene::{Parts, Scene};
use super::triangle_mesh::TriangleMesh;
use super::vector::{AHEAD, PORT, UP, V3, lot, v3};
use super::vessels::Vessels;
use super::{glb, tower};

/// Builds `furnishings.glb`: one root node a piece, each at its own origin.
///
/// # Errors
/// Fails where glTF cannot hold the numbers, which no build has met.
pub fn furnishings() -> Result<Vec<u8>, LinesFault> {
    let mut scene = Scene::default();
    let pieces: [(&str, fn() -> Parts); 8] = [
        ("hanging_lantern", hanging_lantern),
        ("candle", candle),
        ("sand_glass", sand_glass),
        ("dividers", dividers),
        ("powder_horn", powder_horn),
        ("folio", folio),
        ("token_bowl", token_bowl),
        ("compass_rose_piece", wind_piece),
    ];
    for (name, make) in pieces {
        let mut parts = make();
        to_metres(&mut parts, 2.5);
        scene.node(name, None, V3::default(), parts);
    }
    let vessels = Vessels::built_in().map_err(|e| LinesFault::new("", format!("tray and tower: {e}")))?;
    tower::add(&mut scene, &vessels);
    glb::write(&scene, 1.0).map_err(|e| LinesFault::new("", format!("numbers that glTF can hold: {e}")))
}

/// The shader counts texture lengths in metres of ship: these pieces are drawn in millimetres of table.
pub fn to_metres(parts: &mut Parts, millimetres: f64) {
    for vertex in &mut parts.timber.vertices {
        vertex.uv = vertex.uv.map(|c| c / millimetres);
    }
}

fn wood(colour: &str, n: u32) -> Paint {
    Paint::new(hex(colour), Kind::Spar).part(n)
}

fn brass() -> Paint {
    Paint::metal(BRASS)
}

/// Hangs from its origin: ring, chain, hood, six panes about a flame.
fn hanging_lantern() -> Parts {
    let mut parts = Parts::default();
    let b = &mut parts.timber;
    let foot = v3(0.0, 0.0, -230.0);
    for k in 0..5 {
        let at = v3(0.0, 0.0, -8.0 - 14.0 * f64::from(k));
        let side = if k % 2 == 0 { PORT } else { AHEAD };
        hoop(b, at, side, UP, 7.0, 1.3);
    }
    b.turned(foot, UP, &[(0.0, 20.0), (0.0, 50.0), (6.0, 54.0), (12.0, 54.0), (14.0, 44.0), (14.0, 0.0)], 12, brass());
    b.turned(
        foot,
        UP,
        &[
            (108.0, 52.0),
            (112.0, 57.0),
            (118.0, 57.0),
            (140.0, 26.0),
            (146.0, 30.0),
            (156.0, 14.0),
            (162.0, 5.0),
            (166.0, 0.0),
        ],
        12,
        brass(),
    );
    b.turned(foot, -UP, &[(0.0, 20.0), (6.0, 9.0), (14.0, 6.0), (18.0, 0.0)], 10, brass());
    for k in 0..6 {
        let t = TAU * f64::from(k) / 6.0;
        let way = v3(t.cos(), t.sin(), 0.0);
        b.tube(
            &[(foot + way * 43.0 + UP * 12.0, 2.2), (foot + way * 50.0 + UP * 110.0, 2.2)],
            6,
            (false, false),
            brass(),
        );
        let next = TAU * f64::from(k + 1) / 6.0;
        let other = v3(next.cos(), next.sin(), 0.0);
        b.rope(foot + way * 46.5 + UP * 60.0, foot + other * 46.5 + UP * 60.0, 1.0, brass());
    }
    parts.glow.turned(foot, UP, &[(13.0, 41.0), (109.0, 48.0)], 6, Paint::new(GLOW, Kind::Glass));
    parts
}

fn hoop(sheet: &mut TriangleMesh, middle: V3, a: V3, b: V3, radius: f64, thick: f64) {
    let at = |k: i32| {
        let t = TAU * f64::from(k) / 10.0;
        middle + a * (radius * 0.7 * t.cos()) + b * (radius * t.sin())
    };
    for k in 0..10 {
        sheet.tube(&[(at(k), thick), (at(k + 1), thick)], 5, (false, false), brass());
    }
}

/// A candle end in a brass stick; stands on its origin.
fn candle() -> Parts {
    let mut parts = Parts::default();
    let wax = Paint::plain(hex("#EFE0BC"));
    let foot = V3::default();
    let b = &mut parts.timber;
    b.turned(
        foot,
        UP,
        &[
            (0.0, 44.0),
            (3.0, 47.0),
            (6.0, 46.0),
            (3.5, 40.0),
            (4.0, 14.0),
            (16.0, 9.0),
            (20.0, 15.0),
            (23.0, 9.0),
            (34.0, 11.0),
            (36.0, 17.0),
            (38.0, 17.0),
            (38.0, 11.0),
        ],
        20,
        brass(),
    );
    hoop(b, v3(-52.0, 0.0, 8.0), AHEAD, UP, 9.0, 2.0);
    b.turned(foot, UP, &[(36.0, 11.5), (58.0, 11.2), (92.0, 10.6), (94.5, 9.8), (92.5, 6.0), (91.0, 0.0)], 14, wax);
    for k in 0..5_u32 {
        let t = TAU * (f64::from(k) / 5.0 + 0.1 * lot(k));
        let way = v3(t.cos(), t.sin(), 0.0) * 10.6;
        let low = 60.0 + 26.0 * lot(k + 9);
        b.tube(
            &[(way + UP * low, 2.3), (way + UP * (low + 6.0), 1.5), (way * 0.95 + UP * 93.0, 1.2)],
            5,
            (true, false),
            wax,
        );
    }
    b.tube(&[(UP * 90.0, 0.8), (v3(0.6, 0.0, 99.0), 0.6)], 5, (false, true), Paint::plain(hex("#1A1410")));
    let flame = [(96.0, 0.5), (99.0, 3.2), (104.0, 4.2), (110.0, 3.0), (117.0, 1.1), (122.0, 0.0)];
    parts.glow.turned(foot, UP, &flame, 10, Paint::new([1.0, 0.72, 0.34], Kind::Glass));
    parts
}

/// Two bulbs between turned discs on four posts; stands on its origin.
fn sand_glass() -> Parts {
    let mut parts = Parts::default();
    let foot = V3::default();
    let b = &mut parts.timber;
    for z in [0.0, 102.0] {
        b.turned(
            foot,
            UP,
            &[(z, 0.0), (z, 29.0), (z + 1.5, 31.0), (z + 6.5, 31.0), (z + 8.0, 29.0), (z + 8.0, 0.0)],
            20,
            wood("#4A2F1B", 3),
        );
    }
    for k in 0..4 {
        let t = TAU * (f64::from(k) + 0.5) / 4.0;
        let at = v3(24.0 * t.cos(), 24.0 * t.sin(), 0.0);
        b.turned(
            at,
            UP,
            &[(8.0, 2.6), (22.0, 2.0), (34.0, 3.4), (55.0, 1.8), (76.0, 3.4), (88.0, 2.0), (102.0, 2.6)],
            8,
            wood("#5B3A20", 4),
        );
    }
    // The room is dark: glass is drawn as a surface, and sand where it lies against it.
    let (sand, glass) = (Paint::plain(hex("#D8B77A")), Paint::new(hex("#7F8F88"), Kind::Glass));
    b.turned(foot, UP, &[(9.0, 16.5), (15.0, 18.0), (25.0, 17.6)], 16, sand);
    b.turned(foot, UP, &[(25.0, 17.6), (33.0, 15.4), (42.0, 9.5), (50.0, 3.4), (55.0, 2.0), (59.0, 3.2)], 16, glass);
    b.turned(foot, UP, &[(59.0, 3.2), (68.0, 9.5), (75.0, 14.0)], 16, sand);
    b.turned(foot, UP, &[(75.0, 14.0), (85.0, 17.4), (94.0, 18.0), (101.0, 16.5)], 16, glass);
    b.turned(foot, UP, &[(53.0, 3.4), (55.0, 4.6), (57.0, 3.4)], 12, wood("#8F7850", 5));
    parts
}

/// Brass dividers lying open, hinge to the origin's after side.
fn dividers() -> Parts {
    let mut parts = Parts::default();
    let b = &mut parts.timber;
    let hinge = v3(-62.0, 0.0, 4.0);
    b.turned(hinge - UP * 4.0, UP, &[(0.0, 8.5), (8.0, 8.5), (8.0, 4.0), (9.5, 3.2), (9.5, 0.0)], 14, brass());
    b.tube(
        &[(hinge - AHEAD * 7.0, 3.0), (hinge - AHEAD * 15.0, 4.5), (hinge - AHEAD * 22.0, 2.5)],
        8,
        (false, true),
        brass(),
    );
    for side in [1.0, -1.0] {
        let knee = v3(6.0, 17.0 * side, 3.6);
        let tip = v3(66.0, 36.0 * side, 0.6);
        b.tube(
            &[(hinge + PORT * (3.0 * side), 4.2), (knee, 3.2), (knee.toward(tip, 0.12), 3.6)],
            6,
            (true, true),
            brass(),
        );
        b.tube(&[(knee, 2.5), (tip, 0.3)], 6, (false, false), Paint::metal(hex("#8C9094")));
    }
    parts
}

/// A powder horn lying on its side.
fn powder_horn() -> Parts {
    let mut parts = Parts::default();
    let b = &mut parts.timber;
    let at = |t: f64| {
        let turn = 1.75 * t;
        let r = 31.0 * (1.0 - t) + 5.0 * t;
        (v3(-75.0 + 105.0 * turn.sin(), -40.0 + 105.0 * (1.0 - turn.cos()) * 0.75, r + 1.0 + 10.0 * t * t), r * 0.92)
    };
    let line: Vec<(V3, f64)> = (0..=12).map(|k| at(f64::from(k) / 12.0)).collect();
    for (k, pair) in line.windows(2).enumerate() {
        let shade = 0.55 + 0.45 * (1.0 - k as f64 / 12.0);
        // Each length reaches into the next: no gap opens on the outer curve.
        let lap = (pair[1].0 - pair[0].0) * 0.18;
        let length = [(pair[0].0 - lap, pair[0].1), (pair[1].0 + lap, pair[1].1)];
        b.tube(&length, 14, (false, false), Paint::plain(hex("#C9A873")).times(shade));
    }
    for (t, wide) in [(0.0, 1.05), (0.12, 1.06), (0.86, 1.15)] {
        let (p, r) = at(t);
        let (q, s) = at(t + 0.035);
        b.tube(&[(p, r * wide), (q, s * wide)], 14, (true, true), brass());
    }
    let ((p, r), (q, s)) = (at(0.97), at(1.0));
    b.tube(&[(p, r), (q, s), (q + (q - p).unit() * 12.0, s * 0.5)], 10, (true, true), brass());
    parts
}

/// A closed folio: boards, paper, raised bands, two clasps. Its spine lies to starboard.
fn folio() -> Parts {
    let mut parts = Parts::default();
    let b = &mut parts.timber;
    let leather = Paint::plain(hex("#54311C"));
    let (l, w, h) = (105.0, 75.0, 36.0);
    b.block(v3(-l, -w, 0.0), v3(l, w, 3.5), leather.part(1));
    b.block(v3(-l, -w, h - 3.5), v3(l, w, h), leather.part(2));
    b.block(v3(-l + 5.0, -w + 3.0, 3.5), v3(l - 5.0, w - 5.0, h - 3.5), Paint::plain(hex("#DCC9A0")));
    // Leaves: fine lines round the block.
    for k in 0..9 {
        let z = 6.0 + 2.8 * f64::from(k);
        b.block(v3(-l + 4.7, -w + 3.0, z), v3(l - 4.7, w - 4.7, z + 0.5), Paint::plain(hex("#A98F63")));
    }
    let spine: Vec<V3> = (0..=8)
        .map(|k| {
            let t = std::f64::consts::PI * (f64::from(k) / 8.0 - 0.5);
            v3(0.0, -w - 9.0 * t.cos(), h * 0.5 + h * 0.5 * t.sin())
        })
        .collect();
    let end = |x: f64| -> Vec<V3> { spine.iter().map(|p| *p + AHEAD * x).collect() };
    b.ribbon(&end(-l), &end(l), |k| spine[k] - v3(0.0, -w + 20.0, h * 0.5), leather);
    for x in [-72.0, -24.0, 24.0, 72.0] {
        let band: Vec<(V3, f64)> = spine.iter().map(|p| (*p + AHEAD * x, 2.6)).collect();
        b.tube(&band, 6, (true, true), leather.times(0.8));
    }
    for x in [-l + 9.0, l - 9.0] {
        for y in [-w + 10.0, w - 9.0] {
            b.block(v3(x - 9.0, y - 9.0, h - 0.2), v3(x + 9.0, y + 9.0, h + 0.8), brass());
            b.turned(v3(x, y, h), UP, &[(0.0, 3.5), (2.6, 2.6), (3.4, 0.0)], 8, brass());
        }
    }
    for x in [-52.0, 52.0] {
        b.block(v3(x - 6.0, w - 14.0, h), v3(x + 6.0, w + 2.0, h + 1.4), brass());
        b.block(v3(x - 6.0, w - 1.0, 2.0), v3(x + 6.0, w + 2.0, h + 1.4), brass());
    }
    b.turned(
        v3(0.0, 0.0, h),
        UP,
        &[(0.0, 22.0), (0.6, 22.0), (0.6, 19.0), (0.2, 19.0)],
        24,
        Paint::metal(hex("#C9A227")),
    );
    parts
}

/// A turned bowl with wooden and brass tokens in it.
fn token_bowl() -> Parts {
    let mut parts = Parts::default();
    let b = &mut parts.timber;
    let foot = V3::default();
    b.turned(
        foot,
        UP,
        &[
            (0.0, 24.0),
            (4.0, 26.0),
            (7.0, 23.0),
            (14.0, 42.0),
            (24.0, 53.0),
            (33.0, 57.0),
            (36.0, 57.0),
            (36.0, 53.5),
            (24.0, 49.0),
            (14.0, 36.0),
            (9.0, 0.0),
        ],
        28,
        wood("#6B4226", 6),
    );
    for k in 0..22_u32 {
        let (t, r) = (TAU * lot(k), 38.0 * lot(k + 50).sqrt());
        let lean = v3(0.35 * (lot(k + 90) - 0.5), 0.35 * (lot(k + 130) - 0.5), 1.0).unit();
        let at = v3(r * t.cos(), r * t.sin(), 15.0 + 9.0 * lot(k + 170) + r * 0.16);
        let paint = if k % 3 == 0 { brass() } else { wood("#A87B47", 10 + k) };
        b.turned(at, lean, &[(0.0, 0.0), (0.0, 6.6), (0.4, 7.0), (2.2, 7.0), (2.6, 6.6), (2.6, 0.0)], 12, paint);
    }
    parts
}

/// A wooden disc with a brass arrow and fleur-de-lis that point forward.
fn wind_piece() -> Parts {
    let mut parts = Parts::default();
    let b = &mut parts.timber;
    let foot = V3::default();
    b.turned(
        foot,
        UP,
        &[(0.0, 0.0), (0.0, 29.0), (1.0, 30.0), (4.0, 30.0), (5.0, 29.0), (5.0, 26.5)],
        40,
        wood("#4A2F1B", 7),
    );
    b.turned(foot, UP, &[(5.0, 26.5), (5.6, 26.0), (5.6, 24.6), (5.0, 24.0)], 40, brass());
    b.turned(foot, UP, &[(5.0, 24.0), (5.0, 0.0)], 40, wood("#8A6238", 8));
    // Eight kites of a rose under the arrow.
    let ink = Paint::plain(hex("#2A1D12"));
    let paper = Paint::plain(hex("#E6D6B0"));
    for k in 0..8 {
        let t = TAU * f64::from(k) / 8.0;
        let long = if k % 2 == 0 { 22.0 } else { 14.0 };
        let at = |turn: f64, r: f64| v3(r * turn.cos(), r * turn.sin(), 5.15);
        b.face(&[at(t, 0.0), at(t - TAU / 16.0, 6.0), at(t, long)], UP, ink);
        b.face(&[at(t, 0.0), at(t, long), at(t + TAU / 16.0, 6.0)], UP, paper);
    }
    let plate = |b: &mut TriangleMesh, outline: &[(f64, f64)]| {
        let corners: Vec<V3> = outline.iter().map(|&(x, y)| v3(x, y, 6.0)).collect();
        b.board(&corners, UP * 2.6, brass());
    };
    plate(b, &[(-21.0, -1.5), (17.0, -1.5), (17.0, 1.5), (-21.0, 1.5)]);
    for side in [1.0, -1.0] {
        plate(b, &[(-24.0, 7.0 * side), (-17.0, 1.4 * side), (-13.0, 1.4 * side), (-20.0, 7.0 * side)]);
        plate(b, &[(-18.5, 7.0 * side), (-11.5, 1.4 * side), (-7.5, 1.4 * side), (-14.5, 7.0 * side)]);
        // Side petals, curling back.
        plate(b, &[(12.0, 1.2 * side), (16.0, 1.2 * side), (20.0, 5.0 * side), (17.5, 6.6 * side), (13.5, 4.6 * side)]);
        plate(b, &[(20.0, 5.0 * side), (20.6, 8.0 * side), (17.0, 9.6 * side), (15.4, 7.4 * side), (17.5, 6.6 * side)]);
    }
    plate(b, &[(13.0, 0.0), (19.0, -3.4), (28.0, 0.0), (19.0, 3.4)]);
    plate(b, &[(11.0, -6.0), (13.0, -6.0), (13.0, 6.0), (11.0, 6.0)]);
    b.turned(v3(0.0, 0.0, 6.0), UP, &[(0.0, 4.5), (3.2, 4.5), (5.0, 3.0), (5.6, 0.0)], 14, brass());
    b.turned(v3(0.0, 0.0, 11.4), UP, &[(0.0, 1.2), (0.6, 0.0)], 8, Paint::metal(IRON));
    parts
}
