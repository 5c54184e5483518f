//! The plot on the board: the ship herself, pale, where the course ends, ghosts on the way, zones of her guns, and the hexes her next
//! step could enter.

use std::collections::BTreeSet;
use std::f32::consts::FRAC_PI_3;

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::sheet::OrderSheet;
use crate::games::papers::sheets::Reckoned;
use crate::games::the_ships::look::{place_of, sails_of};
use crate::games::the_ships::ships::{KEEL, model_of, room_of, wind_aboard};
use crate::play::seen::Seen;
use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Hex, Offset};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::view::View;
use crate::table::board::places::{HEX_SIDE, MM, world_from_hex, yaw_from_heading};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::easel::SECRETS;
use crate::table::pieces::dressing::{Pale, SailsSet, WindAboard};
use crate::table::shipyard::Shipyard;
use crate::table::stage::Redraw;

/// The chalk on the board for the plot.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Chalk;

/// The ship herself, pale, at the ghost that is looked at.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GhostShip(ShipId);

/// The width of the line around an arc.
const LINE: f32 = 2.4 * MM;

/// The colours of the chalk.
#[derive(Resource)]
struct ChalkBox {
    zone: Handle<Surface>,
    reach: Handle<Surface>,
    ghost: Handle<Surface>,
    faint: Handle<Surface>,
    path: Handle<Surface>,
    next: Handle<Surface>,
    pale: Handle<Surface>,
}

fn fill_the_box(mut commands: Commands, surfaces: Res<Surfaces>, mut pots: ResMut<Assets<Surface>>) {
    let mut chalk = |[red, green, blue]: [f32; 3], alpha: f32, layer: f32| {
        pots.add(surfaces.film(Color::srgba(red, green, blue, alpha), layer))
    };
    let chalks = ChalkBox {
        zone: chalk([0.80, 0.16, 0.12], 0.34, 1.0),
        reach: chalk([0.98, 0.80, 0.52], 0.85, 0.5),
        ghost: chalk([0.98, 0.94, 0.80], 0.62, 3.0),
        faint: chalk([0.98, 0.94, 0.80], 0.26, 2.0),
        path: chalk([0.98, 0.86, 0.45], 0.90, 4.0),
        next: chalk([0.98, 0.82, 0.35], 0.34, 1.5),
        // Her own colours, as through a mist.
        pale: pots.add(surfaces.film(Color::linear_rgba(1.5, 1.5, 1.4, 0.42), 6.0)),
    };
    commands.insert_resource(chalks);
}

/// A flat drawing on the water.
#[derive(Default)]
struct Drawing {
    points: Vec<[f32; 3]>,
    corners: Vec<u32>,
}

impl Drawing {
    fn polygon(&mut self, outline: &[Vec3]) {
        let first = self.points.len() as u32;
        self.points.extend(outline.iter().map(|point| point.to_array()));
        for corner in 1..(outline.len() as u32).saturating_sub(1) {
            self.corners.extend([first, first + corner + 1, first + corner]);
        }
    }

    /// A hex, drawn in by a share of its side.
    fn hex(&mut self, hex: Hex, size: f32, y: f32) {
        let middle = world_from_hex(hex);
        let corner = |k: u8| {
            let angle = f32::from(k) * FRAC_PI_3;
            middle + Vec3::new(angle.cos(), 0.0, angle.sin()) * (HEX_SIDE * size) + Vec3::Y * y
        };
        self.polygon(&[corner(0), corner(1), corner(2), corner(3), corner(4), corner(5)]);
    }

    /// Only the rim of a hex.
    fn rim(&mut self, hex: Hex, outer: f32, inner: f32, y: f32) {
        let middle = world_from_hex(hex);
        let corner = |k: u8, size: f32| {
            let angle = f32::from(k % 6) * FRAC_PI_3;
            middle + Vec3::new(angle.cos(), 0.0, angle.sin()) * (HEX_SIDE * size) + Vec3::Y * y
        };
        for k in 0..6 {
            self.polygon(&[corner(k, outer), corner(k + 1, outer), corner(k + 1, inner), corner(k, inner)]);
        }
    }

    /// A line around these hexes.
    fn outline(&mut self, hexes: &BTreeSet<Offset>, y: f32) {
        for hex in hexes {
            let here = Hex::from(*hex);
            let at = world_from_hex(here) + Vec3::Y * y;
            for heading in Heading::ALL {
                let there = heading.step(here);
                if hexes.contains(&Offset::from(there)) {
                    continue;
                }
                let half = (world_from_hex(there) - world_from_hex(here)) / 2.0;
                let along = half.normalize_or_zero().cross(Vec3::Y) * (HEX_SIDE / 2.0);
                self.ribbon(&[at + half - along, at + half + along], LINE);
            }
        }
    }

    /// The two hexes of a base and an arrow towards her bow.
    fn ship(&mut self, base: Base, y: f32) {
        for hex in base.hexes() {
            self.rim(hex, 0.94, 0.84, y);
        }
        let turn = Quat::from_rotation_y(yaw_from_heading(base.facing));
        let middle = (world_from_hex(base.bow()) + world_from_hex(base.stern)) / 2.0 + Vec3::Y * y;
        let point = |x: f32, z: f32| middle + turn * Vec3::new(x * MM, 0.0, z * MM);
        // A hull seen from above: stem, shoulders, quarters, transom.
        let hull = [(0.0, 58.0), (11.0, 38.0), (13.0, 8.0), (11.0, -34.0), (7.0, -50.0)];
        let mut outline: Vec<Vec3> = hull.iter().map(|(x, z)| point(*x, *z)).collect();
        outline.extend(hull.iter().skip(1).rev().map(|(x, z)| point(-*x, *z)));
        self.polygon(&outline);
    }

    /// A ribbon from point to point.
    fn ribbon(&mut self, points: &[Vec3], width: f32) {
        for pair in points.windows(2) {
            let [from, to] = pair else { continue };
            let along = (*to - *from).normalize_or_zero();
            let side = along.cross(Vec3::Y) * width / 2.0;
            self.polygon(&[*from + side, *to + side, *to - side, *from - side]);
        }
    }

    fn is_empty(&self) -> bool {
        self.corners.is_empty()
    }

    fn mesh(self) -> Mesh {
        let normals = vec![[0.0, 1.0, 0.0]; self.points.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.points)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_indices(Indices::U32(self.corners))
    }
}

/// An arc is a line around it; only the range that is set is filled.
fn zones(sheet: &OrderSheet) -> (Drawing, Drawing) {
    let (mut within, mut beyond) = (Drawing::default(), Drawing::default());
    for (_, hexes) in &sheet.arcs {
        for (hex, _) in hexes.iter().filter(|(_, set)| *set) {
            within.hex(Hex::from(*hex), 0.93, 1.4 * MM);
        }
        beyond.outline(&hexes.iter().map(|(hex, _)| *hex).collect(), 1.6 * MM);
    }
    (within, beyond)
}

fn chalk_up(
    mut commands: Commands,
    plotted: Res<Reckoned<TheShips>>,
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    chalks: Res<ChalkBox>,
    old: Query<Entity, With<Chalk>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut redraw: ResMut<Redraw>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
        redraw.ask();
    }
    let mut next = Drawing::default();
    let (mut ghost, mut faint, mut path) = (Drawing::default(), Drawing::default(), Drawing::default());
    for hex in &plotted.0.zone {
        next.hex(Hex::from(*hex), 0.9, 1.4 * MM);
    }
    for (base, in_hand) in &plotted.0.ships {
        (if *in_hand { &mut ghost } else { &mut faint }).ship(*base, 2.6 * MM);
    }
    let (mut within, mut beyond) = (Drawing::default(), Drawing::default());
    if let (Some(sheet), Ok(seen)) = (&plotted.0.sheet, windows.single()) {
        (within, beyond) = zones(sheet);
        plot(&seen.view, sheet, [&mut ghost, &mut faint, &mut path, &mut next]);
    }
    let drawings = [
        (within, &chalks.zone),
        (beyond, &chalks.reach),
        (next, &chalks.next),
        (faint, &chalks.faint),
        (ghost, &chalks.ghost),
        (path, &chalks.path),
    ];
    for (drawing, chalk) in drawings.into_iter().filter(|(drawing, _)| !drawing.is_empty()) {
        redraw.ask();
        commands.spawn((
            Name::new("chalk"),
            Chalk,
            Mesh3d(meshes.add(drawing.mesh())),
            MeshMaterial3d(chalk.clone()),
            NotShadowCaster,
            NotShadowReceiver,
            RenderLayers::layer(SECRETS),
            Transform::IDENTITY,
        ));
    }
}

/// Base of the pale ship: the ghost that is looked at, unless the ship lies there herself.
#[must_use]
pub fn pale_ship(view: &View, sheet: &OrderSheet) -> Option<Base> {
    sheet.ghost.filter(|base| Some(*base) != view.table.base(sheet.place))
}

/// She stands at the end of her course as she would be seen there.
fn show_her_pale(
    mut commands: Commands,
    plotted: Res<Reckoned<TheShips>>,
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    (chalks, shipyard): (Res<ChalkBox>, Res<Shipyard>),
    mut ghosts: Query<(Entity, &GhostShip, &mut Transform, &mut SailsSet, &mut WindAboard)>,
) {
    let seen = windows.single().ok();
    let wanted = plotted.0.sheet.as_ref().zip(seen).and_then(|(sheet, seen)| {
        let set = sheet.sails.iter().find(|(offered, _)| offered.chosen).map(|(offered, _)| sails_of(offered.value));
        let mut lies = place_of(pale_ship(&seen.view, sheet)?);
        lies.translation += KEEL;
        Some((sheet, &seen.view.table, lies, set.unwrap_or_default()))
    });
    let mut there = false;
    for (ghost, of, mut place, mut set, mut wind) in &mut ghosts {
        match &wanted {
            Some((sheet, table, lies, sails)) if sheet.ship == of.0 => {
                place.set_if_neq(*lies);
                set.set_if_neq(*sails);
                wind.set_if_neq(wind_aboard(table.wind, lies));
                there = true;
            }
            _ => commands.entity(ghost).despawn(),
        }
    }
    let Some((sheet, table, lies, sails)) = wanted.filter(|_| !there) else { return };
    let card = &table.vessel(sheet.place).card;
    let Some(model) = model_of(&shipyard, card) else { return };
    commands.spawn((
        (Name::new("ghost of a ship"), GhostShip(sheet.ship)),
        (model, room_of(card), sails, wind_aboard(table.wind, &lies)),
        Pale(chalks.pale.clone(), RenderLayers::layer(SECRETS)),
        (lies, Visibility::Inherited),
    ));
}

/// The route, its ghosts, and where it may go on.
fn plot(view: &View, sheet: &OrderSheet, [ghost, faint, path, next]: [&mut Drawing; 4]) {
    let lift = |hex: Hex| world_from_hex(hex) + Vec3::Y * (2.2 * MM);
    if let Some(start) = view.table.base(sheet.place) {
        let mut line = vec![lift(start.bow())];
        line.extend(sheet.legs.iter().map(|leg| lift(leg.to.bow())));
        path.ribbon(&line, 6.0 * MM);
        let mut rest = vec![sheet.legs.last().map_or(start.bow(), |leg| leg.to.bow())];
        rest.extend(sheet.drift.iter().map(|leg| leg.to.bow()));
        let rest: Vec<Vec3> = rest.into_iter().map(lift).collect();
        faint.ribbon(&rest, 5.0 * MM);
    }
    for (number, leg) in (1..).zip(&sheet.legs) {
        if number != sheet.look {
            faint.ship(leg.to, 1.8 * MM);
        }
    }
    for leg in &sheet.drift {
        faint.ship(leg.to, 1.8 * MM);
    }
    if let Some(base) = pale_ship(view, sheet) {
        for hex in base.hexes() {
            ghost.rim(hex, 0.94, 0.84, 2.6 * MM);
        }
    }
    if sheet.look == sheet.legs.len() {
        let from = sheet.legs.last().map(|leg| leg.to).or(view.table.base(sheet.place));
        for step in sheet.next.iter().filter(|step| step.offer.against.is_none()) {
            if let Some(from) = from {
                let hex = crate::rules::the_ships::sailing::entered_by_step(from, step.offer.value);
                next.rim(hex, 0.9, 0.72, 1.6 * MM);
            }
        }
    }
}

/// The middle of a base, a little above the water.
#[must_use]
pub fn above(base: Base) -> Vec3 {
    (world_from_hex(base.bow()) + world_from_hex(base.stern)) / 2.0 + Vec3::Y * (4.0 * MM)
}

/// The middle of a hex, a little above the water.
#[must_use]
pub fn above_hex(hex: impl Into<Offset>) -> Vec3 {
    world_from_hex(Hex::from(hex.into())) + Vec3::Y * (4.0 * MM)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, fill_the_box).add_systems(
        PostUpdate,
        (chalk_up, show_her_pale)
            .before(TransformSystems::Propagate)
            .run_if(resource_exists_and_changed::<Reckoned<TheShips>>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_14_6_an_arc_is_drawn_as_one_line_around_all_its_hexes() {
        let edges = |hexes: &[(i32, i32)]| {
            let mut drawing = Drawing::default();
            drawing.outline(&hexes.iter().map(|(col, row)| Offset::new(*col, *row)).collect(), 0.0);
            drawing.points.len() / 4
        };
        assert_eq!((edges(&[]), edges(&[(4, 4)])), (0, 6));
        assert_eq!(edges(&[(4, 4), (4, 5)]), 10, "no line between two hexes of the arc");
        assert_eq!(edges(&[(4, 4), (9, 9)]), 12);
    }
}
