//! Builds a whole ship at one level of detail: which parts, under which nodes.

use super::fault::{LinesFault, check};
use super::hull::Hull;
use super::lines::ShipLines;
use super::paint::{Paint, Rgb};
use super::scene::{NodeId, Parts, Scene};
use super::slip::{Grain, Paints, Slip};
use super::triangle_mesh::TriangleMesh;
use super::vector::{V3, between, v3};
use super::{bow, boxes, deckwork, flags, glb, guns, rigging, sails, shade, spars, stern, upperworks};

/// Levels of detail, by the distance of the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Under 0.35 m: at most 18,000 triangles.
    Near,
    /// To 1.2 m: at most 5,000.
    Middle,
    /// Beyond: at most 1,200.
    Far,
}

impl Detail {
    /// The fineness of a ship: one with many castles spends less on her bottom, which the water hides.
    fn grain(self, castles: usize) -> Grain {
        let many = castles > 4;
        match self {
            Self::Near => {
                let hull = if many { (33, 13) } else { (41, 17) };
                Grain { hull, along: 21, sides: 6, sail: (9, 7), fine: true, some: true }
            }
            Self::Middle => {
                let hull = if many { (17, 8) } else { (21, 9) };
                Grain { hull, along: 9, sides: 4, sail: (5, 4), fine: false, some: true }
            }
            Self::Far => {
                let hull = if many { (10, 6) } else { (11, 6) };
                Grain { hull, along: 5, sides: 3, sail: (3, 2), fine: false, some: false }
            }
        }
    }
}

/// The middle of the hull over all, beak to taffrail, which stands over the base's middle.
fn middle(slip: &Slip) -> f64 {
    let ahead = slip.ship.beak.iter().map(|p| p.0).fold(f64::MIN, f64::max);
    0.5 * (ahead + slip.hull.transom_x(upperworks::stern_top(slip)))
}

/// Builds a ship as a `.glb`.
///
/// # Errors
/// The first fault of the lines.
pub fn build(ship: &ShipLines, detail: Detail) -> Result<Vec<u8>, LinesFault> {
    check(ship).map_err(|mut faults| faults.remove(0))?;
    let slip = Slip { ship, hull: Hull::new(ship), grain: detail.grain(ship.castles.len()), paints: Paints::of(ship) };
    let mut scene = Scene::default();
    let root = scene.bare("ship", None, v3(middle(&slip), 0.0, 0.0));
    hull(&slip, &mut scene, root);
    upperworks::add(&slip, &mut scene, root);
    stern::add(&slip, &mut scene, root);
    bow::add(&slip, &mut scene, root);
    deckwork::add(&slip, &mut scene, root);
    guns::add(&slip, &mut scene, root);
    boxes::add(&slip, &mut scene, root);
    let masts = spars::add(&slip, &mut scene, root);
    sails::add(&slip, &mut scene, &masts);
    flags::add(&slip, &mut scene, root, &masts);
    rigging::add(&slip, &mut scene, root);
    shade::darken(&mut scene);
    let scale = glb::MILLIMETRES * 400.0 / ship.scale;
    glb::write(&scene, scale).map_err(|e| LinesFault::new("", format!("numbers that glTF can hold: {e}")))
}

/// Skin, keel, stem, post and wales.
fn hull(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let (columns, rows) = slip.grain.hull;
    let mut half = TriangleMesh::default();
    skin(slip, &mut half, columns, rows);
    for wale in &slip.ship.wales {
        if slip.grain.some {
            sweep_wale(slip, &mut half, wale.v, wale.height);
        }
    }
    let mut sheet = TriangleMesh::default();
    sheet.append_both(&half);
    backbone(slip, &mut sheet);
    super::bands::hull_bands(slip, &mut sheet);
    scene.node("hull", Some(root), scene.nodes[root].pivot, Parts::timber(sheet));
}

/// The port side's planking; paint ends hard at the waterline.
fn skin(slip: &Slip, sheet: &mut TriangleMesh, columns: usize, rows: usize) {
    use super::shell::{column_u, row_v};
    let waterline = slip.ship.v[3];
    let strakes = f64::from(slip.ship.strakes);
    let levels: Vec<f64> = (0..rows).map(|j| row_v(j, rows, waterline)).collect();
    let wet = levels.iter().position(|&v| v == waterline).unwrap_or(0);
    let us: Vec<f64> = (0..columns).map(|i| column_u(i, columns)).collect();
    let points: Vec<Vec<V3>> = us
        .iter()
        .map(|&u| {
            let section = slip.hull.section(u);
            levels.iter().map(|&v| section.at(v)).collect()
        })
        .collect();
    let mut along = vec![vec![0.0; rows]; columns];
    for i in 1..columns {
        for j in 0..rows {
            along[i][j] = along[i - 1][j] + (points[i][j] - points[i - 1][j]).length();
        }
    }
    let normals: Vec<Vec<V3>> = us.iter().map(|&u| levels.iter().map(|&v| slip.hull.normal(u, v)).collect()).collect();
    for (rows, paint) in [((0, wet), slip.paints.hull), ((wet, rows - 1), slip.paints.hull)] {
        let under = rows.1 == wet;
        sheet.net(columns, rows.1 - rows.0 + 1, |i, k| {
            let j = rows.0 + k;
            let at = points[i][j];
            let rgb = if under { wetted(slip.paints.bottom, at) } else { salted(paint.rgb, at) };
            super::triangle_mesh::Vertex::new(
                at,
                normals[i][j],
                [along[i][j], levels[j] * strakes],
                Paint { rgb, ..paint },
            )
        });
    }
}

/// Weed along the waterline, thinning downward.
fn wetted(rgb: Rgb, at: V3) -> Rgb {
    let weed = 0.55 * (1.0 + at.z / 0.9).clamp(0.0, 1.0) + 0.08 * (at.x * 1.7).sin();
    super::paint::mixed(rgb, [0.035, 0.05, 0.022], weed.clamp(0.0, 1.0))
}

/// A bleached band just over the water.
fn salted(rgb: Rgb, at: V3) -> Rgb {
    let salt = 0.22 * (1.0 - at.z / 0.8).clamp(0.0, 1.0) * (0.7 + 0.3 * (at.x * 2.3).sin());
    super::paint::mixed(rgb, [0.30, 0.29, 0.25], salt)
}

/// A wale on the port side: outer face, upper and lower bevel, following the line of its v.
fn sweep_wale(slip: &Slip, sheet: &mut TriangleMesh, v: f64, height: f64) {
    let columns = slip.grain.hull.0 / 2 + 1;
    let proud = slip.ship.wale_proud;
    let mut rows: [Vec<V3>; 4] = Default::default();
    let mut outs = Vec::new();
    for i in 0..columns {
        let u = super::shell::column_u(i, columns);
        let normal = slip.hull.normal(u, v);
        let up = (slip.hull.at(u, (v + 0.01).min(1.0)) - slip.hull.at(u, v - 0.01)).unit();
        let at = slip.hull.at(u, v);
        // At the stem both sides meet: the wale dies into it.
        let taper = between(0.35, 1.0, ((1.0 - u) * 30.0).min(1.0));
        let ends = [(-0.5, -0.02), (-0.36, proud), (0.36, proud), (0.5, -0.02)];
        for (row, (across, out)) in rows.iter_mut().zip(ends) {
            row.push(at + up * (height * across) + normal * (out * taper));
        }
        outs.push((normal, up));
    }
    let paint = slip.paints.wale;
    sheet.ribbon(&rows[1], &rows[2], |i| outs[i].0, paint);
    sheet.ribbon(&rows[2], &rows[3], |i| outs[i].1 + outs[i].0, paint);
    if slip.grain.fine && v < 0.7 {
        sheet.ribbon(&rows[0], &rows[1], |i| outs[i].0 - outs[i].1, paint);
    }
}

/// Keel, stem timber and post, and the strips that close the skin along them.
fn backbone(slip: &Slip, sheet: &mut TriangleMesh) {
    let half = super::hull::HALF_KEEL;
    let mut spine: Vec<V3> = Vec::new();
    let rows = slip.grain.hull.1;
    let level = |j: usize| super::shell::row_v(j, rows, slip.ship.v[3]);
    let end = |u: f64, v: f64| {
        let p = slip.hull.at(u, v);
        v3(p.x, 0.0, p.z)
    };
    // Down the post from the waterline's row, forward along the keel, up the stem.
    let wet = (0..rows).filter(|&j| level(j) <= slip.ship.v[3]).count();
    spine.extend((0..wet).rev().map(|j| end(0.0, level(j))));
    spine.extend((0..rows).map(|j| end(1.0, level(j))));
    let count = spine.len();
    let outward = |i: usize| -> V3 {
        let (a, b) = (spine[i.saturating_sub(1)], spine[(i + 1).min(count - 1)]);
        let t = (b - a).unit();
        v3(t.z, 0.0, -t.x)
    };
    let outer: Vec<V3> = (0..count).map(|i| spine[i] + outward(i) * if i < wet { 0.35 } else { 0.45 }).collect();
    let outer: Vec<V3> = outer.iter().map(|p| v3(p.x, 0.0, p.z.max(-slip.ship.draught - 0.45))).collect();
    let paint = |z: f64| {
        if z < 0.0 {
            Paint { rgb: wetted(slip.paints.bottom, v3(0.0, 0.0, z)), ..slip.paints.wale }
        } else {
            slip.paints.wale
        }
    };
    let side = v3(0.0, half, 0.0);
    for i in 1..count {
        let (a, b, c, d) = (spine[i - 1], spine[i], outer[i], outer[i - 1]);
        let paint = paint(0.5 * (a.z + b.z));
        let out = outward(i) + outward(i - 1);
        sheet.face(&[a + side, b + side, c + side, d + side], side, paint);
        sheet.face(&[a - side, b - side, c - side, d - side], -side, paint);
        sheet.face(&[d + side, c + side, c - side, d - side], out, paint);
    }
}
