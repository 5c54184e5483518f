//! The printed face of a thing under the cursor, enlarged where it is too small on the table to be read.

use bevy::camera::primitives::Aabb;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiTextureHandle};

use crate::table::craft::surface::Surface;
use crate::table::pieces::Extent;
use crate::table::stage::TableEye;
use crate::table::theme::Colours;

/// Height of a face, in points.
const HIGH: f32 = 300.0;
/// No more of the window than this is covered, each way.
const ROOM: Vec2 = Vec2::new(0.46, 0.5);
/// A face that is seen at this much of that height is read on the table.
const READ: f32 = 0.85;
/// Something that is higher than this much of its smaller side is no card.
const FLAT: f32 = 0.25;

/// A face, and how large it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Face {
    picture: Handle<Image>,
    size: Vec2,
}

/// The size of a face with these sides, which is seen this high on the table; none if it can be read there.
fn enlarged(half: Vec2, seen: f32, window: Vec2) -> Option<Vec2> {
    let most = window * ROOM;
    let high = HIGH.min(most.y).min(most.x * half.y / half.x.max(1e-3));
    (high.is_finite() && seen < high * READ).then(|| Vec2::new(high * half.x / half.y.max(1e-3), high))
}

/// Finds faces.
#[derive(SystemParam)]
pub(super) struct Faces<'w, 's> {
    pieces: Query<'w, 's, &'static Extent>,
    children: Query<'w, 's, &'static Children>,
    parts: Query<'w, 's, (&'static MeshMaterial3d<Surface>, &'static GlobalTransform, &'static Aabb)>,
    pots: Res<'w, Assets<Surface>>,
    eyes: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableEye>>,
    last: Local<'s, Option<Handle<Image>>>,
}

impl Faces<'_, '_> {
    /// The largest printed face of a flat piece that lies face up.
    pub(super) fn of(&self, piece: Entity, window: Vec2, zoom: f32) -> Option<Face> {
        let half = self.pieces.get(piece).ok()?.half;
        if half.y > FLAT * half.x.min(half.z) {
            return None;
        }
        let (camera, eye) = self.eyes.single().ok()?;
        let printed = self.children.iter_descendants(piece).filter_map(|part| {
            let (surface, placed, bounds) = self.parts.get(part).ok()?;
            let picture = self.pots.get(&surface.0)?.picture.clone()?;
            (placed.up().y > 0.5).then_some((picture, placed, Vec3::from(bounds.half_extents)))
        });
        let area = |half: &Vec3| half.x * half.z;
        let (picture, placed, half) = printed.max_by(|(.., one), (.., other)| area(one).total_cmp(&area(other)))?;
        let end = |along: f32| camera.world_to_viewport(eye, placed.transform_point(Vec3::Z * along)).ok();
        let seen = end(half.z)?.distance(end(-half.z)?) / zoom;
        let size = enlarged(Vec2::new(half.x, half.z), seen, window)?;
        Some(Face { picture, size })
    }

    /// Lets the panels have it, and no other any more.
    pub(super) fn lend(&mut self, face: Option<&Face>, contexts: &mut EguiContexts) -> Option<egui::TextureId> {
        let wanted = face.map(|face| face.picture.clone());
        if *self.last != wanted
            && let Some(old) = self.last.take()
        {
            contexts.remove_image(old.id());
        }
        self.last.clone_from(&wanted);
        wanted.map(|picture| contexts.add_image(EguiTextureHandle::Weak(picture.id())))
    }
}

/// Draws a face.
pub(super) fn face_ui(ui: &mut Ui, face: &Face, picture: egui::TextureId, colours: &Colours) {
    let (rect, _) = ui.allocate_exact_size(vec2(face.size.x, face.size.y), Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(4), colours.parchment_light);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(picture, rect, whole, Color32::WHITE);
    painter.rect_stroke(rect, CornerRadius::same(4), Stroke::new(1.0, colours.parchment_edge), StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_enlarged_where_it_cannot_be_read_on_the_table() {
        let (small, large) = (Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0));
        let card = Vec2::new(0.49, 0.69);
        for window in [small, large] {
            let size = enlarged(card, 60.0, window).unwrap();
            assert!((size.y - 300.0).abs() < 0.1 && (size.x / size.y - card.x / card.y).abs() < 1e-4, "{size}");
        }
        assert_eq!(enlarged(card, 280.0, small), None, "it is read where it lies");
        // A wide board keeps half of the window free.
        let board = enlarged(Vec2::new(1.8, 0.6), 90.0, small).unwrap();
        assert!(board.x <= 0.46 * small.x + 0.1 && board.y <= 0.5 * small.y, "{board}");
        assert_eq!(enlarged(Vec2::new(1.0, 0.0), 10.0, small), None);
    }
}
