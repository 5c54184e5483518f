//! The floor of the tray: plain baize for dice with numbers, zones between brass-capped ridges for cubes (DR-28.2).
//!
//! Made from the same numbers as the colliders and the reading.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::dice_box::ThrowVessels;
use super::frame::world_from_tray;
use crate::shipwright::vessels::{Tray, ZoneKind};
use crate::table::craft::joinery::Bench;
use crate::table::craft::print::{Anchor, Sheet, TypeCase};
use crate::table::craft::surface::{Dye, Kind, Surface, Surfaces, dye};

/// Which floor lies in the tray.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TrayFloor {
    /// For dice with numbers.
    #[default]
    Plain,
    /// For cubes.
    Zones,
}

/// A part of one of the floors.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct PartOf(TrayFloor);

/// Texels a millimetre of the print on a zone.
const FINENESS: f32 = 5.0;
/// How far the print lies over the floor.
const OVER: f32 = 0.12;

/// Triangles of a polygon without holes whose corners go against the clock, by cutting off its ears.
#[must_use]
pub fn ears(corners: &[Vec2]) -> Vec<[usize; 3]> {
    let mut left: Vec<usize> = (0..corners.len()).collect();
    let mut cut = Vec::new();
    let at = |i: usize| corners.get(i).copied().unwrap_or_default();
    let side = |a: Vec2, b: Vec2, c: Vec2| (b - a).perp_dot(c - a);
    while left.len() > 3 {
        let count = left.len();
        let found = (0..count).find(|&i| {
            let ear = [(i + count - 1) % count, i, (i + 1) % count].map(|k| left.get(k).copied().unwrap_or_default());
            let [a, b, c] = ear.map(at);
            let empty = || {
                left.iter().filter(|other| !ear.contains(other)).all(|other| {
                    let p = at(*other);
                    !(side(a, b, p) >= 0.0 && side(b, c, p) >= 0.0 && side(c, a, p) >= 0.0)
                })
            };
            side(a, b, c) > 1e-6 && empty()
        });
        // A polygon that crosses itself has no ear left at last; what could be cut is drawn.
        let Some(i) = found else { return cut };
        let ear = [(i + count - 1) % count, i, (i + 1) % count].map(|k| left.get(k).copied().unwrap_or_default());
        cut.push(ear);
        left.remove(i);
    }
    if let [a, b, c] = left[..] {
        cut.push([a, b, c]);
    }
    cut
}

fn tone(kind: &ZoneKind) -> (u32, &'static str) {
    match kind {
        ZoneKind::Strength(1) => (0xD9C79C, "1"),
        ZoneKind::Strength(_) => (0xC9A227, "2"),
        ZoneKind::Booty => (0x7FA38F, "\u{2696}"),
        ZoneKind::Damage => (0xA5503A, "\u{2716}"),
        ZoneKind::Explosion => (0x7A1F24, "\u{2739}"),
    }
}

/// The zone's floor, flat, with `uv` running over its bounding box.
fn floor_of(outline: &[Vec2], height: f32) -> (Mesh, Rect) {
    let bounds = outline.iter().fold(Rect::EMPTY, |all, at| all.union_point(*at));
    let mut bench = Bench::default();
    let numbers: Vec<u32> = outline
        .iter()
        .map(|at| {
            let share = (*at - bounds.min) / bounds.size().max(Vec2::splat(1.0));
            let world = world_from_tray(at.extend(height));
            // The tray is read from its outer edge: there the print has its foot, and the bow lies to the left.
            bench.corner(world, Vec3::Y, Vec2::new(1.0 - share.x, share.y))
        })
        .collect();
    for triangle in ears(outline) {
        if let [Some(a), Some(b), Some(c)] = triangle.map(|i| numbers.get(i).copied()) {
            bench.triangle([a, b, c]);
        }
    }
    (bench.finish(), bounds)
}

fn printed(case: &mut TypeCase, kind: &ZoneKind, bounds: Rect, outline: &[Vec2]) -> Image {
    let (colour, sign) = tone(kind);
    let [red, green, blue] = [16, 8, 0].map(|shift| ((colour >> shift) & 0xFF) as u8);
    let size = (bounds.size() * FINENESS).max(Vec2::splat(16.0));
    let mut sheet = Sheet::new(size.x as usize, size.y as usize);
    sheet.block(Vec2::ZERO, size, [red, green, blue], 0.92);
    // The sign stands where the zone is widest: in the middle of its largest ear.
    let widest = ears(outline).into_iter().max_by(|a, b| area(outline, *a).total_cmp(&area(outline, *b)));
    let middle = widest.map_or(bounds.center(), |ear| centre(outline, ear));
    let share = (middle - bounds.min) / bounds.size().max(Vec2::splat(1.0));
    let at = Vec2::new(1.0 - share.x, share.y) * size;
    let dark = [red, green, blue].map(|c| (f32::from(c) * 0.42) as u8);
    let ink = if matches!(kind, ZoneKind::Damage | ZoneKind::Explosion) { [0xF0, 0xE2, 0xC4] } else { dark };
    sheet.set(case, at, Anchor::Middle, 13.0 * FINENESS, ink, sign);
    sheet.image()
}

fn corner(outline: &[Vec2], i: usize) -> Vec2 {
    outline.get(i).copied().unwrap_or_default()
}

fn area(outline: &[Vec2], [a, b, c]: [usize; 3]) -> f32 {
    (corner(outline, b) - corner(outline, a)).perp_dot(corner(outline, c) - corner(outline, a)).abs()
}

fn centre(outline: &[Vec2], ear: [usize; 3]) -> Vec2 {
    ear.into_iter().map(|i| corner(outline, i)).sum::<Vec2>() / 3.0
}

/// A ridge: a low roof with a flat top, wider at its foot.
fn ridge(tray: &Tray, from: Vec2, to: Vec2) -> Mesh {
    let along = (to - from).normalize_or_zero();
    let across = along.perp();
    let (foot, top, high) = (tray.ridge.base as f32 / 2.0, tray.ridge.top as f32 / 2.0, tray.ridge.height as f32);
    let point = |at: Vec2, out: f32, height: f32| world_from_tray((at + across * out).extend(height));
    let mut bench = Bench::default();
    bench.face([point(from, -top, high), point(to, -top, high), point(to, top, high), point(from, top, high)]);
    bench.face([point(from, -foot, 0.0), point(to, -foot, 0.0), point(to, -top, high), point(from, -top, high)]);
    bench.face([point(to, foot, 0.0), point(from, foot, 0.0), point(from, top, high), point(to, top, high)]);
    bench.finish()
}

fn lay_the_floors(
    mut commands: Commands,
    vessels: Res<ThrowVessels>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    let tray = &vessels.0.tray;
    let (x, y) = ((tray.x.0 as f32, tray.x.1 as f32), (tray.y.0 as f32, tray.y.1 as f32));
    let whole = [Vec2::new(x.0, y.0), Vec2::new(x.1, y.0), Vec2::new(x.1, y.1), Vec2::new(x.0, y.1)];
    let (baize, _) = floor_of(&whole, 0.0);
    commands.spawn((
        Name::new("baize of the tray"),
        PartOf(TrayFloor::Plain),
        Mesh3d(meshes.add(baize)),
        MeshMaterial3d(surfaces.baize.clone()),
        NotShadowCaster,
        Transform::IDENTITY,
    ));
    let mut case = TypeCase::default();
    for zone in &tray.zones {
        let outline: Vec<Vec2> = zone.outline.iter().map(|(x, y)| Vec2::new(*x as f32, *y as f32)).collect();
        let (floor, bounds) = floor_of(&outline, OVER);
        let (colour, _) = tone(&zone.kind);
        let paint = Surface {
            dye: Dye {
                base: dye(colour),
                second: dye(colour) * 0.86,
                dark: dye(0x2A1D12),
                numbers: Vec4::new(0.85, 1.0, 1.0, 0.0),
            },
            grain: surfaces.grain.clone(),
            picture: Some(images.add(printed(&mut case, &zone.kind, bounds, &outline))),
            kind: Kind::Parchment,
        };
        commands.spawn((
            Name::new(format!("zone {}", zone.id)),
            PartOf(TrayFloor::Zones),
            Mesh3d(meshes.add(floor)),
            MeshMaterial3d(pots.add(paint)),
            NotShadowCaster,
            Transform::IDENTITY,
            Visibility::Hidden,
        ));
    }
    for (from, to) in &tray.ridges {
        let end = |(x, y): (f64, f64)| Vec2::new(x as f32, y as f32);
        commands.spawn((
            Name::new("ridge"),
            PartOf(TrayFloor::Zones),
            Mesh3d(meshes.add(ridge(tray, end(*from), end(*to)))),
            MeshMaterial3d(surfaces.brass.clone()),
            NotShadowCaster,
            Transform::IDENTITY,
            Visibility::Hidden,
        ));
    }
}

fn show_the_one_in_use(floor: Res<TrayFloor>, mut parts: Query<(&PartOf, &mut Visibility)>) {
    for (part, mut visibility) in &mut parts {
        visibility.set_if_neq(if part.0 == *floor { Visibility::Inherited } else { Visibility::Hidden });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TrayFloor>().add_systems(
        Update,
        (
            lay_the_floors.run_if(resource_added::<ThrowVessels>.and_then(resource_exists::<Surfaces>)),
            show_the_one_in_use.run_if(resource_changed::<TrayFloor>),
        )
            .chain(),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Vessels;
    use crate::table::throwing::frame::{MM, turn_from_tray};

    #[test]
    fn dr_28_2_the_zones_cover_the_floor_and_nothing_twice() {
        let tray = Vessels::built_in().unwrap().tray;
        let mut sum = 0.0;
        for zone in &tray.zones {
            let outline: Vec<Vec2> = zone.outline.iter().map(|(x, y)| Vec2::new(*x as f32, *y as f32)).collect();
            let cut = ears(&outline);
            assert_eq!(cut.len(), outline.len() - 2, "{} is cut into triangles", zone.id);
            let own: f32 = cut.iter().map(|ear| area(&outline, *ear) / 2.0).sum();
            assert!(own > 0.0);
            sum += own;
        }
        assert!((sum - 240.0 * 150.0).abs() < 1.0, "{sum}");
    }

    #[test]
    fn the_tray_s_own_millimetre_is_the_tower_s() {
        assert!((MM - world_from_tray(Vec3::X).distance(world_from_tray(Vec3::ZERO))).abs() < 1e-5);
        assert!((turn_from_tray(Quat::IDENTITY) * Vec3::Z).distance(Vec3::Y) < 1e-5);
    }
}
