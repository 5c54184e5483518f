//! A ring of light around what is pointed at: on the table around piece or hex, on a panel around the thing itself.

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
use crate::table::stage::TableEye;
use crate::table::theme::Colours;
use crate::table::theme::landmarks;
use crate::table::theme::sight::Sight;

/// A ring on the table.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Ring;

/// What is pointed at now.
fn pointed<'a>(tutor: &'a Tutor, hinted: &'a Hinted) -> &'a [Pointer] {
    match tutor.step() {
        Some(step) => &step.point,
        None => hinted.pointers(),
    }
}

/// A line of light and the glow around it: how wide each is, and how bright.
const LIGHT: [(f32, f32); 3] = [(5.0 * MM, 0.95), (11.0 * MM, 0.3), (18.0 * MM, 0.16)];

/// How round a ring is: 1 is an ellipse, 0 a box.
const ROUND: f32 = 0.6;

/// The place and width of a ring.
type Laid = (Vec3, Vec2);

fn laid(pointers: &[Pointer], pieces: &Query<(&Piece, &Extent, &GlobalTransform)>) -> Vec<Laid> {
    let around = |pointer: &Pointer| match pointer {
        Pointer::Hex(col, row) => {
            let middle = world_from_hex(Hex::from(Offset::new(*col, *row)));
            Some((middle + Vec3::Y * (5.0 * MM), Vec2::splat(HEX_SIDE * 0.86)))
        }
        Pointer::Piece(id) => {
            let (_, extent, placed) = pieces.iter().find(|(piece, ..)| piece.to_string() == *id)?;
            // The box as it lies on the table, whichever way it is turned.
            let side = |axis: Vec3| placed.affine().transform_vector3(axis).abs();
            let reach = side(Vec3::X) * extent.half.x + side(Vec3::Y) * extent.half.y + side(Vec3::Z) * extent.half.z;
            let middle = placed.transform_point(extent.centre);
            let foot = middle.y - reach.y;
            Some((middle.with_y(foot + 5.0 * MM), Vec2::new(reach.x, reach.z) + Vec2::splat(0.12)))
        }
        Pointer::Panel(_) => None,
    };
    pointers.iter().filter_map(around).collect()
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
    Mesh::new(PrimitiveTopology::TriangleList, bevy::asset::RenderAssetUsages::default())
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
    for (at, half) in &now {
        for ((width, _), light) in LIGHT.iter().zip(lights.iter()) {
            commands.spawn((
                (Name::new("ring of light"), Ring),
                Mesh3d(meshes.add(band(*half, *width))),
                MeshMaterial3d(light.clone()),
                (NotShadowCaster, NotShadowReceiver),
                Transform::from_translation(*at),
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
        if let Some(found) = landmarks::find(context, name).filter(|found| found.rect.is_positive()) {
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
    // What lies outside the picture is pointed at from its edge.
    let Some((camera, eye)) = eyes.iter().next() else { return Ok(()) };
    let sight = Sight::new((camera, eye), context);
    let window = context.viewport_rect();
    for (at, _) in laid(pointers, &pieces) {
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
