//! The ships of the fleet on their bases, at the places from which they start.

use std::f32::consts::{PI, TAU};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::base;
use super::setting_out::Fleet;
use crate::logbook::data::Placed;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails, ShipCard};
use crate::table::board::places::{MM, world_from_hex, yaw_from_heading};
use crate::table::board::{WindOnTable, heading_key};
use crate::table::craft::joinery::sheet;
use crate::table::craft::print::{Anchor, Sheet, TypeCase};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::pieces::dressing::{SailsSet, WindAboard};
use crate::table::pieces::{CaptainsEye, Extent, Label, Piece, Tale};
use crate::table::shelf::Shelf;
use crate::table::shipyard::Shipyard;
use crate::table::speech::Speech;

/// A ship of the fleet.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct ShipPiece {
    /// Whose.
    pub side: Nation,
}

/// A name plate, to be printed anew when the language changes.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
struct NamePlate {
    ship: String,
    side: Nation,
}

/// What the bases share.
#[derive(Resource)]
struct BaseParts {
    wood: Handle<Mesh>,
    water: Handle<Mesh>,
    arrow: Handle<Mesh>,
    plate: Handle<Mesh>,
    wake: Handle<Surface>,
}

fn turn_the_base_parts(
    mut commands: Commands,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    commands.insert_resource(BaseParts {
        wood: meshes.add(base::wood()),
        water: meshes.add(base::water()),
        arrow: meshes.add(base::arrow()),
        plate: meshes.add(sheet(Vec2::new(19.0, 2.74) * MM)),
        wake: pots.add(surfaces.wake()),
    });
}

/// The colour of a side on name plates and marks (vermilion and blue, told apart by everyone).
#[must_use]
pub const fn side_colour(side: Nation) -> [u8; 3] {
    match side {
        Nation::English => [0xD5, 0x5E, 0x00],
        Nation::Spanish => [0x00, 0x72, 0xB2],
    }
}

fn arg(offset: Offset) -> Arg {
    Fact::new(key::HEX_NAME).with("column", offset.col).with("row", offset.row).into()
}

/// What a ship says of herself before the battle.
fn tale(placed: &Placed, card: &ShipCard, wind: Heading) -> Tale {
    let heading = placed.base.facing;
    let sailing = PointOfSailing::of(heading, wind);
    let sails = match placed.sails {
        Sails::Furled => key::SAILS_FURLED,
        Sails::Battle => key::SAILS_BATTLE,
        Sails::Full => key::SAILS_FULL,
    };
    let sailing = match sailing {
        PointOfSailing::Running => (key::SAILING_RUNNING_NAME, key::SAILING_RUNNING_NOTE),
        PointOfSailing::Reaching => (key::SAILING_REACHING_NAME, key::SAILING_REACHING_NOTE),
        PointOfSailing::Beating => (key::SAILING_BEATING_NAME, key::SAILING_BEATING_NOTE),
    };
    let hull = &card.hull;
    let guns = |place: BatteryPlace| hull.row(place).guns_after.len();
    let mut facts = vec![
        Fact::new(names::ship(&card.id)),
        Fact::new(names::ship_kind(&card.id)),
        Fact::new(key::TOOLTIP_HEADING).with("heading", Arg::key(heading_key(heading))),
        Fact::new(key::TOOLTIP_PLACE)
            .with("bow", arg(Offset::from(placed.base.bow())))
            .with("stern", arg(Offset::from(placed.base.stern))),
        Fact::new(key::TOOLTIP_SAILING).with("sailing", Arg::key(sailing.0)),
        Fact::new(sailing.1),
        Fact::new(sails),
        Fact::new(key::TOOLTIP_HULL_WHOLE).with("sides", hull.port.boxes).with("stern", hull.stern.boxes),
        if guns(BatteryPlace::Stern) == 0 {
            Fact::new(key::TOOLTIP_GUNS)
                .with("port", guns(BatteryPlace::Port) as i64)
                .with("starboard", guns(BatteryPlace::Starboard) as i64)
        } else {
            Fact::new(key::TOOLTIP_GUNS_STERN)
                .with("port", guns(BatteryPlace::Port) as i64)
                .with("starboard", guns(BatteryPlace::Starboard) as i64)
                .with("stern", guns(BatteryPlace::Stern) as i64)
        },
        Fact::new(key::TOOLTIP_MASTS).with("count", card.masts.len() as i64),
        Fact::new(key::TOOLTIP_SAILORS).with("count", card.people.sailors),
    ];
    if placed.anchored {
        facts.push(Fact::new(key::SHIP_STATE_ANCHORED));
    }
    Tale(facts)
}

/// Length over all and height to the trucks, in table millimetres, of a ship of so many hull boxes a side.
///
/// Good enough for pointing and for framing a view; the model itself is in the glTF.
fn room_of(card: &ShipCard) -> Extent {
    let boxes = f32::from(card.hull.port.boxes);
    let half_length = (34.0 + 2.9 * boxes) * MM;
    let height = (58.0 + 3.6 * boxes) * MM;
    Extent { centre: Vec3::new(0.0, height / 2.0, 0.0), half: Vec3::new(0.26, height / 2.0, half_length) }
}

fn launch_the_fleet(
    mut commands: Commands,
    fleet: Res<Fleet>,
    shelf: Res<Shelf>,
    wind: Res<WindOnTable>,
    parts: Res<BaseParts>,
    surfaces: Res<Surfaces>,
    shipyard: Res<Shipyard>,
    old: Query<Entity, With<ShipPiece>>,
) {
    for ship in &old {
        commands.entity(ship).despawn();
    }
    for placed in &fleet.0 {
        let Some(card) = shelf.0.ships.get(&placed.ship) else { continue };
        let heading = placed.base.facing;
        let middle = (world_from_hex(placed.base.bow()) + world_from_hex(placed.base.stern)) / 2.0;
        let turn = Quat::from_rotation_y(yaw_from_heading(heading));
        let extent = room_of(card);
        let sails = match placed.sails {
            _ if placed.anchored => SailsSet::Furled,
            Sails::Furled => SailsSet::Battle,
            Sails::Battle => SailsSet::Battle,
            Sails::Full => SailsSet::Full,
        };
        let aboard = (yaw_from_heading(wind.0) - yaw_from_heading(heading) + PI).rem_euclid(TAU) - PI;
        let ship = commands
            .spawn((
                Name::new(placed.id.clone()),
                Piece { id: placed.id.clone() },
                ShipPiece { side: placed.side },
                extent,
                (
                    tale(placed, card, wind.0),
                    Label { name: Fact::new(names::ship(&card.id)), colour: side_colour(placed.side) },
                ),
                CaptainsEye(Vec3::new(0.0, base::THICK + 0.31, -extent.half.z * 0.42)),
                Transform::from_translation(middle).with_rotation(turn),
                Visibility::Inherited,
            ))
            .id();
        // The model stands on the base; the water of the base is her waterline.
        let model = shipyard.model_of(&card.id).or_else(|| shipyard.model_of(card.model_id())).or_else(|| {
            // A ship nobody has built a model for borrows one of her nation.
            shipyard.model_of(match card.nation {
                Nation::English => "swallow",
                Nation::Spanish => "santiago",
            })
        });
        if let Some(model) = model {
            commands.spawn((
                Name::new("ship model"),
                model,
                sails,
                WindAboard(aboard),
                extent,
                Transform::from_xyz(0.0, base::THICK + 1.3 * MM, 0.0),
                Visibility::Inherited,
                ChildOf(ship),
            ));
        }
        let part = |name: &str, mesh: &Handle<Mesh>, surface: &Handle<Surface>, at: Transform| {
            (Name::new(name.to_owned()), Mesh3d(mesh.clone()), MeshMaterial3d(surface.clone()), at, ChildOf(ship))
        };
        commands.spawn(part("base", &parts.wood, &surfaces.walnut, Transform::IDENTITY));
        commands.spawn((part("water", &parts.water, &parts.wake, Transform::IDENTITY), NotShadowCaster));
        commands.spawn((part("arrow", &parts.arrow, &surfaces.brass, Transform::IDENTITY), NotShadowCaster));
        // Plates on the three after sides of the stern hex, leaning outward.
        let lean = Quat::from_rotation_x(38.0_f32.to_radians());
        let stern = Vec3::new(0.0, base::THICK + 1.9 * MM, -35.0 * MM);
        for turn in [PI, PI * 2.0 / 3.0, -PI * 2.0 / 3.0] {
            let out = Quat::from_rotation_y(turn) * Vec3::Z * (31.6 * MM);
            let at = Transform::from_translation(stern + out);
            let at = at.with_rotation(Quat::from_rotation_y(turn) * lean);
            let plate = NamePlate { ship: card.id.clone(), side: placed.side };
            commands.spawn((part("name plate", &parts.plate, &surfaces.brass, at), plate, NotShadowCaster));
        }
    }
}

/// Engraves the names in the language that is spoken.
fn engrave_the_names(
    mut commands: Commands,
    speech: Res<Speech>,
    surfaces: Res<Surfaces>,
    plates: Query<(Entity, Ref<NamePlate>)>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    let mut cut: Vec<(NamePlate, Handle<Surface>)> = Vec::new();
    let mut case: Option<TypeCase> = None;
    for (entity, plate) in &plates {
        if !speech.is_changed() && !plate.is_added() {
            continue;
        }
        let known = cut.iter().find(|(known, _)| *known == *plate).map(|(_, surface)| surface.clone());
        let surface = known.unwrap_or_else(|| {
            let case = case.get_or_insert_with(TypeCase::default);
            let surface = pots.add(surfaces.engraved(images.add(name_plate(case, &plate, &speech).image())));
            cut.push((NamePlate::clone(&plate), surface.clone()));
            surface
        });
        commands.entity(entity).insert(MeshMaterial3d(surface));
    }
}

fn name_plate(case: &mut TypeCase, plate: &NamePlate, speech: &Speech) -> Sheet {
    let mut sheet = Sheet::new(500, 72);
    let ink = [0x2A, 0x1D, 0x12];
    let colour = side_colour(plate.side);
    sheet.block(Vec2::new(8.0, 10.0), Vec2::new(48.0, 62.0), colour, 1.0);
    match plate.side {
        Nation::English => sheet.block(Vec2::new(24.0, 10.0), Vec2::new(32.0, 62.0), [0xF1, 0xEB, 0xDC], 1.0),
        Nation::Spanish => {
            for step in 0..4 {
                let x = 10.0 + step as f32 * 10.0;
                for y in 0..26 {
                    let at = Vec2::new((x + y as f32).min(46.0), 10.0 + 2.0 * y as f32);
                    sheet.block(at, at + Vec2::new(3.0, 2.0), [0xF1, 0xEB, 0xDC], 1.0);
                }
            }
        }
    }
    let name = speech.say(&names::ship(&plate.ship)).to_uppercase();
    let size = Sheet::fitting(case, 420.0, 58.0, &name);
    sheet.set(case, Vec2::new(274.0, 36.0), Anchor::Middle, size, ink, &name);
    sheet
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, turn_the_base_parts.run_if(resource_exists::<Surfaces>)).add_systems(
        Update,
        (
            launch_the_fleet.run_if(
                resource_exists::<BaseParts>
                    .and_then(resource_exists::<Shelf>)
                    .and_then(resource_exists_and_changed::<Fleet>),
            ),
            engrave_the_names.run_if(resource_exists::<Speech>.and_then(resource_exists::<Surfaces>)),
        )
            .chain(),
    );
}
