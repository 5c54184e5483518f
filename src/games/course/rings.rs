//! A ring of light around the thing pointed at: on the table around piece or hex, on a panel around the thing itself.

use std::collections::BTreeSet;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, CornerRadius, Id, LayerId, Order, Shape, Stroke, StrokeKind, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::hints::Hinted;
use super::tutor::Tutor;
use crate::games::papers::{PaperSystems, at_the_table, curtain};
use crate::logbook::data::lessons::Pointer;
use crate::rules::geometry::hex::{Hex, Offset};
use crate::table::board::places::{HEX_SIDE, MM, world_from_hex};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::pieces::{Extent, Piece};
use crate::table::room::places::{COVERED, COVERED_AT, TABLE_TOP};
use crate::table::stage::TableEye;
use crate::table::theme::Colours;
use crate::table::theme::landmarks;
use crate::table::theme::sight::Sight;

/// A ring on the table.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Ring;

/// The things pointed at now.
fn pointed<'a>(tutor: &'a Tutor, hinted: &'a Hinted) -> &'a [Pointer] {
    match tutor.step() {
        Some(step) => &step.point,
        None => hinted.pointers(),
    }
}

/// A line of light and the glow around it, each with width and brightness.
const LIGHT: [(f32, f32); 3] = [(5.0 * MM, 0.95), (11.0 * MM, 0.3), (18.0 * MM, 0.16)];

/// The roundness of a ring: 1 is an ellipse, 0 a box.
const ROUND: f32 = 0.6;

/// A ring: its middle, half of its sides, and how it is turned.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Laid {
    at: Vec3,
    half: Vec2,
    yaw: f32,
}

/// Between a thing and the light around it, and between the light and what it lies on.
const APART: f32 = 0.12;
const LIFTED: f32 = 5.0 * MM;

impl Laid {
    fn around(extent: &Extent, placed: &GlobalTransform) -> Self {
        let along = |axis: Vec3| placed.affine().transform_vector3(axis);
        let (east, up, south) = (along(Vec3::X), along(Vec3::Y), along(Vec3::Z));
        let middle = placed.transform_point(extent.centre);
        let half = Vec2::new(east.length() * extent.half.x, south.length() * extent.half.z) + APART;
        let reach = east.y.abs() * extent.half.x + up.y.abs() * extent.half.y + south.y.abs() * extent.half.z;
        let foot = middle.y - reach + LIFTED;
        let laid = Self { at: middle.with_y(foot), half, yaw: (-east.z).atan2(east.x) };
        // Beside the board it lies on the oak, and not on what stands there.
        let oak = TABLE_TOP + LIFTED + 1.0 * MM;
        if laid.on_the_board() { laid } else { Self { at: middle.with_y(foot.clamp(TABLE_TOP + MM, oak)), ..laid } }
    }

    fn on_the_board(&self) -> bool {
        let off = Vec2::new(self.at.x, self.at.z) - COVERED_AT;
        off.abs().cmple(COVERED).all()
    }

    fn corners(&self) -> [Vec3; 4] {
        let turn = Quat::from_rotation_y(self.yaw);
        [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)]
            .map(|(x, z)| self.at + turn * Vec3::new(x * self.half.x, 0.0, z * self.half.y))
    }

    /// One ring around both, where their rings would cross.
    fn with(&self, other: &Self) -> Option<Self> {
        let turn = Quat::from_rotation_y(self.yaw);
        let corners = other.corners().map(|at| turn.inverse() * (at - self.at)).map(|at| Vec2::new(at.x, at.z));
        let low = corners.into_iter().reduce(Vec2::min)?;
        let high = corners.into_iter().reduce(Vec2::max)?;
        let apart = low.cmpgt(self.half).any() || high.cmplt(-self.half).any();
        if apart || self.on_the_board() || other.on_the_board() {
            return None;
        }
        let (low, high) = (low.min(-self.half), high.max(self.half));
        let middle = low.midpoint(high);
        let at = self.at + turn * Vec3::new(middle.x, 0.0, middle.y);
        Some(Self { at: at.with_y(self.at.y.min(other.at.y)), half: (high - low) / 2.0, yaw: self.yaw })
    }
}

/// Rings beside the board that would cross become one.
fn joined(rings: impl Iterator<Item = Laid>) -> Vec<Laid> {
    let mut all: Vec<Laid> = Vec::new();
    for ring in rings {
        match all.iter_mut().find_map(|old| old.with(&ring).map(|both| (old, both))) {
            Some((old, both)) => *old = both,
            None => all.push(ring),
        }
    }
    all
}

fn laid(pointers: &[Pointer], pieces: &Query<(&Piece, &Extent, &GlobalTransform)>) -> Vec<Laid> {
    joined(pointers.iter().filter_map(|pointer| match pointer {
        Pointer::Hex(col, row) => {
            let middle = world_from_hex(Hex::from(Offset::new(*col, *row)));
            Some(Laid { at: middle + Vec3::Y * LIFTED, half: Vec2::splat(HEX_SIDE * 0.86), yaw: 0.0 })
        }
        Pointer::Piece(id) => {
            let (_, extent, placed) = pieces.iter().find(|(piece, ..)| piece.to_string() == *id)?;
            Some(Laid::around(extent, placed))
        }
        Pointer::Panel(_) => None,
    }))
}

/// A flat band of this width around a box with round corners.
fn band(half: Vec2, width: f32) -> Mesh {
    const PARTS: u32 = 72;
    let mut points = Vec::new();
    let mut corners = Vec::new();
    for part in 0..PARTS {
        let angle = std::f32::consts::TAU * part as f32 / PARTS as f32;
        let along = Vec2::from_angle(angle);
        let along = along.signum() * along.abs().powf(ROUND);
        for out in [0.0, width] {
            let at = along * (half + Vec2::splat(out));
            points.push([at.x, 0.0, at.y]);
        }
        let (here, next) = (part * 2, (part + 1) % PARTS * 2);
        corners.extend([here, next, here + 1, next, next + 1, here + 1]);
    }
    let normals = vec![[0.0, 1.0, 0.0]; points.len()];
    Mesh::new(PrimitiveTopology::TriangleList, bevy::asset::RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_indices(Indices::U32(corners))
}

fn lay_the_rings(
    mut commands: Commands,
    tutor: Res<Tutor>,
    hinted: Res<Hinted>,
    pieces: Query<(&Piece, &Extent, &GlobalTransform)>,
    old: Query<Entity, With<Ring>>,
    mut meshes: ResMut<Assets<Mesh>>,
    (surfaces, mut pots): (Res<Surfaces>, ResMut<Assets<Surface>>),
    mut lights: Local<Option<[Handle<Surface>; 3]>>,
    mut last: Local<Vec<Laid>>,
) {
    let now = laid(pointed(&tutor, &hinted), &pieces);
    if *last == now {
        return;
    }
    for ring in &old {
        commands.entity(ring).despawn();
    }
    let lights = lights.get_or_insert_with(|| {
        LIGHT.map(|(_, alpha)| pots.add(surfaces.film(Color::srgba(1.0, 0.84, 0.36, alpha), 8.0)))
    });
    for Laid { at, half, yaw } in &now {
        for ((width, _), light) in LIGHT.iter().zip(lights.iter()) {
            commands.spawn((
                (Name::new("ring of light"), Ring),
                Mesh3d(meshes.add(band(*half, *width))),
                MeshMaterial3d(light.clone()),
                (NotShadowCaster, NotShadowReceiver),
                Transform::from_translation(*at).with_rotation(Quat::from_rotation_y(*yaw)),
            ));
        }
    }
    *last = now;
}

fn light_up_the_panels(
    mut contexts: EguiContexts,
    tutor: Res<Tutor>,
    hinted: Res<Hinted>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    pieces: Query<(&Piece, &Extent, &GlobalTransform)>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let pointers = pointed(&tutor, &hinted);
    let names: BTreeSet<String> = pointers.iter().filter_map(named).cloned().collect();
    let colours = Colours::of(context);
    let painter = context.layer_painter(LayerId::new(Order::Foreground, Id::new("rings of light")));
    for name in &names {
        if let Some(found) = landmarks::in_sight(context, name) {
            let glow = Color32::from_rgba_unmultiplied(0xFF, 0xC8, 0x3C, 0x50);
            painter.rect_stroke(
                found.rect.expand(5.0),
                CornerRadius::same(8),
                Stroke::new(6.0, glow),
                StrokeKind::Middle,
            );
            let line = Stroke::new(2.5, Color32::from_rgb(0xF2, 0xB0, 0x1E));
            painter.rect_stroke(found.rect.expand(4.0), CornerRadius::same(7), line, StrokeKind::Middle);
        }
    }
    landmarks::lead_to(context, names);
    // A thing outside the picture is pointed at from its edge.
    let Some((camera, eye)) = eyes.iter().next() else { return Ok(()) };
    let sight = Sight::new((camera, eye), context);
    let window = context.viewport_rect();
    for Laid { at, .. } in laid(pointers, &pieces) {
        if sight.at(at).is_some_and(|seen| window.contains(seen)) {
            continue;
        }
        let side = eye.affine().inverse().transform_point3(at);
        let towards = vec2(side.x, -side.y).normalized();
        let room = window.shrink(64.0);
        let reach =
            (room.width() / 2.0 / towards.x.abs().max(1e-3)).min(room.height() / 2.0 / towards.y.abs().max(1e-3));
        let tip = window.center() + towards * reach;
        painter.add(arrow(tip, towards, colours.brass_light));
    }
    Ok(())
}

fn named(pointer: &Pointer) -> Option<&String> {
    match pointer {
        Pointer::Panel(name) => Some(name),
        Pointer::Piece(_) | Pointer::Hex(..) => None,
    }
}

fn arrow(tip: egui::Pos2, along: egui::Vec2, colour: Color32) -> Shape {
    let side = along.rot90();
    let points = vec![tip + along * 22.0, tip - along * 12.0 + side * 16.0, tip - along * 12.0 - side * 16.0];
    Shape::convex_polygon(points, colour, Stroke::new(2.0, Color32::from_black_alpha(160)))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, lay_the_rings.after(TransformSystems::Propagate)).add_systems(
        EguiPrimaryContextPass,
        light_up_the_panels.after(PaperSystems).run_if(at_the_table).run_if(curtain::is_up),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::room::places::{TOWER, TRAY, TRAY_HALF, tray_yaw};

    fn tray() -> Laid {
        let extent =
            Extent { centre: Vec3::NEG_Y * 0.15, half: Vec3::new(TRAY_HALF.x + 0.07, 0.15, TRAY_HALF.y + 0.07) };
        let turned = Quat::from_rotation_y(tray_yaw());
        Laid::around(&extent, &Transform::from_translation(TRAY).with_rotation(turned).into())
    }

    #[test]
    fn light_around_tower_and_tray_lies_on_the_oak_and_not_on_the_felt() {
        let extent = Extent { centre: Vec3::new(-0.75, 1.9, 0.2), half: Vec3::new(0.75, 1.9, 2.2) };
        let turned = Quat::from_rotation_y(tray_yaw() - std::f32::consts::FRAC_PI_2);
        let tower = Laid::around(&extent, &Transform::from_translation(TOWER).with_rotation(turned).into());
        let rings = joined([tray(), tower].into_iter());
        let [ring] = rings.as_slice() else { panic!("two rings cross: {rings:?}") };
        assert!(ring.at.y > TABLE_TOP && ring.at.y < TRAY.y - 0.05, "{ring:?}");
        assert!([tray(), tower].iter().all(|one| one.at.y < TRAY.y - 0.05), "nor alone");
        // It goes around both.
        let turn = Quat::from_rotation_y(-ring.yaw);
        for corner in [tray(), tower].iter().flat_map(Laid::corners) {
            let at = turn * (corner - ring.at);
            assert!(at.x.abs() <= ring.half.x + 1e-3 && at.z.abs() <= ring.half.y + 1e-3, "{at}");
        }
    }

    #[test]
    fn a_ring_is_turned_as_its_piece_is() {
        assert!((tray().yaw - tray_yaw()).abs() < 1e-5);
        assert!(tray().half.abs_diff_eq(TRAY_HALF + 0.19, 1e-4));
        // On the board rings stay by themselves, on the water.
        let extent = Extent { centre: Vec3::Y * 0.5, half: Vec3::new(0.26, 0.5, 0.6) };
        let ship = |x: f32| Laid::around(&extent, &Transform::from_xyz(x, 0.0, 0.0).into());
        assert_eq!(joined([ship(0.0), ship(0.3)].into_iter()).len(), 2);
        assert!((ship(0.0).at.y - LIFTED).abs() < 1e-5);
    }
}
