//! The ships of the fleet on their bases, each as she looks at the moment.

use std::f32::consts::{PI, TAU};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::base;
use super::look::{ShipLook, place_of};
use super::pieces::ShipsPiece;
use super::seats::chair_of;
use super::setting_out::{Fleet, Mustered, SetOutSystems, main_window};
use super::tales;
use crate::logbook::wording::{Fact, names};
use crate::play::livery::Livery;
use crate::play::seen::{Onlooker, Seen};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::ship_card::{Nation, ShipCard};
use crate::table::beats::{Puff, Recipe, ShowSystems};
use crate::table::board::WindOnTable;
use crate::table::board::places::{MM, yaw_from_heading};
use crate::table::craft::joinery::sheet;
use crate::table::craft::livery::patch;
use crate::table::craft::print::{Anchor, InkImage, TypeCase};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::liveries::Liveries;
use crate::table::pieces::dressing::{SailsSet, WindAboard};
use crate::table::pieces::motion::{Keel, Motion};
use crate::table::pieces::{CaptainsEye, Extent, Label, Piece, Tale};
use crate::table::shipyard::Shipyard;
use crate::table::speech::Speech;

/// A ship of the fleet.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct ShipPiece {
    /// Whose.
    pub side: Nation,
    /// Her card.
    pub card: ShipCard,
}

/// The flames and the smoke of a ship that burns.
#[derive(Component, Clone, Copy, Debug)]
struct Burning;

/// A name plate, to be printed anew when the language changes.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
struct NamePlate {
    ship: String,
    side: Nation,
}

/// Meshes and materials that the bases share.
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

/// Length over all and height to the trucks, in table millimetres, of a ship of so many hull boxes a side.
///
/// Good enough for pointing and for framing a view; the model itself is in the glTF.
fn room_of(card: &ShipCard) -> Extent {
    let boxes = f32::from(card.hull.port.boxes);
    let half_length = (34.0 + 2.9 * boxes) * MM;
    let height = (58.0 + 3.6 * boxes) * MM;
    Extent { centre: Vec3::new(0.0, height / 2.0, 0.0), half: Vec3::new(0.26, height / 2.0, half_length) }
}

/// Those who stay keep their models; those who are new are launched, those who are gone are taken off.
fn muster_the_fleet(
    mut commands: Commands,
    fleet: Res<Fleet>,
    wind: Res<WindOnTable>,
    liveries: Res<Liveries>,
    old: Query<(Entity, &Piece, &ShipPiece)>,
) {
    let same = |ship: &Mustered, piece: &Piece, old: &ShipPiece| {
        piece.own() == Some(&ShipsPiece::Ship(ship.id)) && old.card == ship.card && old.side == ship.side
    };
    for (entity, piece, own) in &old {
        if !fleet.0.iter().any(|ship| same(ship, piece, own)) {
            commands.entity(entity).despawn();
        }
    }
    for ship in &fleet.0 {
        let tale = Tale(tales::before_battle(ship, wind.0));
        if let Some((entity, ..)) = old.iter().find(|(_, piece, own)| same(ship, piece, own)) {
            // Set out afresh she lies still, whatever she was doing.
            commands.entity(entity).insert((ship.look.clone(), Motion::default(), tale));
            continue;
        }
        let extent = room_of(&ship.card);
        commands.spawn((
            Name::new(ship.id.as_str().to_owned()),
            Piece::of(ShipsPiece::Ship(ship.id)),
            ShipPiece { side: ship.side, card: ship.card.clone() },
            ship.look.clone(),
            Motion::default(),
            extent,
            (
                tale,
                Label {
                    name: Fact::from(names::ship(&ship.card.id)),
                    colour: liveries.of(chair_of(ship.side)).colour(),
                },
            ),
            // Until her model is there.
            CaptainsEye(Vec3::new(0.0, base::THICK + 0.31, -extent.half.z * 0.42)),
            ship.look.base.map(place_of).unwrap_or_default(),
            Visibility::Hidden,
        ));
    }
}

/// Labels wear what the chairs wear.
fn colour_the_labels(liveries: Res<Liveries>, mut ships: Query<(&ShipPiece, &mut Label)>) {
    for (ship, mut label) in &mut ships {
        label.colour = liveries.of(chair_of(ship.side)).colour();
    }
}

/// She stands where she looks to stand, and her model wears what she wears.
fn wear(
    mut commands: Commands,
    mut ships: Query<(Entity, &ShipLook, &mut Transform, &mut Visibility, Option<&Children>), Changed<ShipLook>>,
    mut models: Query<&mut SailsSet>,
    fires: Query<(), With<Burning>>,
) {
    for (ship, look, mut place, mut visibility, children) in &mut ships {
        visibility.set_if_neq(if look.base.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(base) = look.base {
            place.set_if_neq(place_of(base));
        } else {
            commands.entity(ship).insert(Motion::default());
        }
        commands.entity(ship).insert(look.wounds.clone());
        let children = children.map(|children| children.to_vec()).unwrap_or_default();
        for child in &children {
            if let Ok(mut sails) = models.get_mut(*child) {
                sails.set_if_neq(look.sails);
            }
        }
        let burning: Vec<_> = children.iter().filter(|child| fires.contains(**child)).collect();
        let burns = look.fire.is_some() && look.base.is_some();
        if burns && burning.is_empty() {
            let side = match look.fire {
                Some(Fire::Port) => 0.07,
                Some(Fire::Starboard) => -0.07,
                Some(Fire::Train) | None => 0.0,
            };
            for (recipe, along, height) in [(Recipe::Smoke, 0.12, 0.42), (Recipe::Fire, 0.03, 0.2)] {
                commands.spawn((
                    Name::new("fire"),
                    Burning,
                    Puff { along: Vec3::new(0.0, along, 0.0), wide: 0.7, recipe },
                    Transform::from_xyz(side, base::THICK + height, 0.0),
                    ChildOf(ship),
                ));
            }
        } else if !burns {
            for fire in burning {
                commands.entity(*fire).despawn();
            }
        }
    }
}

/// Once her model is there, her captain stands where the model has a place for him.
fn stand_at_the_rail(
    named: Query<(Entity, &Name), Added<Name>>,
    places: Query<(&Transform, &ChildOf)>,
    mut ships: Query<&mut CaptainsEye>,
) {
    for (mut here, _) in named.iter().filter(|(_, name)| name.as_str() == "eye_captain") {
        let mut at = Vec3::ZERO;
        while let Ok((place, parent)) = places.get(here) {
            at = place.transform_point(at);
            here = parent.parent();
            if let Ok(mut stand) = ships.get_mut(here) {
                stand.0 = at;
                break;
            }
        }
    }
}

/// The wind on board is the table's wind less her heading, at every moment of a turn.
fn feel_the_wind(
    wind: Res<WindOnTable>,
    ships: Query<(Ref<Transform>, &Children), With<ShipPiece>>,
    mut models: Query<&mut WindAboard>,
) {
    for (place, children) in &ships {
        if !place.is_changed() && !wind.is_changed() {
            continue;
        }
        let ahead = place.rotation * Vec3::Z;
        let aboard = (yaw_from_heading(wind.0) - ahead.x.atan2(ahead.z) + PI).rem_euclid(TAU) - PI;
        for child in children {
            if let Ok(mut felt) = models.get_mut(*child)
                && (felt.0 - aboard).abs() > 0.02
            {
                felt.0 = aboard;
            }
        }
    }
}

/// What a ship says of herself is what the window may know of her.
fn tell_of_the_ships(
    windows: Query<(&Onlooker, Ref<Seen<TheShips>>)>,
    mut ships: Query<(&Piece, &mut Tale), With<ShipPiece>>,
) {
    let Some(seen) = main_window(windows.iter()).filter(DetectChanges::is_changed) else { return };
    let table = &seen.view.table;
    for (piece, mut tale) in &mut ships {
        if let Some(place) = piece.own::<ShipsPiece>().and_then(|piece| match piece {
            ShipsPiece::Ship(ship) => table.place_of(*ship),
            _ => None,
        }) {
            tale.set_if_neq(Tale(tales::seen(&seen.view, place)));
        }
    }
}

/// A ship that was launched gets her base, her plates and her model.
fn fit_out(
    mut commands: Commands,
    fresh: Query<(Entity, &ShipPiece, &ShipLook, &Extent), Added<ShipPiece>>,
    parts: Res<BaseParts>,
    surfaces: Res<Surfaces>,
    shipyard: Res<Shipyard>,
) {
    for (ship, ShipPiece { side, card }, look, extent) in &fresh {
        // The model stands on the base; the water of the base is her waterline.
        let model = shipyard.model_of(&card.id).or_else(|| shipyard.model_of(card.model_id())).or_else(|| {
            // A ship without a model borrows one of her nation.
            shipyard.model_of(match card.nation {
                Nation::English => "swallow",
                Nation::Spanish => "santiago",
            })
        });
        if let Some(model) = model {
            let keel = Vec3::new(0.0, base::THICK + 1.3 * MM, 0.0);
            commands.spawn((
                Name::new("ship model"),
                model,
                look.sails,
                WindAboard::default(),
                *extent,
                Keel(keel),
                Transform::from_translation(keel),
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
            let plate = NamePlate { ship: card.id.clone(), side: *side };
            commands.spawn((part("name plate", &parts.plate, &surfaces.brass, at), plate, NotShadowCaster));
        }
    }
}

/// Engraves the names in the language that is spoken.
fn engrave_the_names(
    mut commands: Commands,
    speech: Res<Speech>,
    surfaces: Res<Surfaces>,
    liveries: Res<Liveries>,
    plates: Query<(Entity, Ref<NamePlate>)>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    let mut cut: Vec<(NamePlate, Handle<Surface>)> = Vec::new();
    let mut case: Option<TypeCase> = None;
    for (entity, plate) in &plates {
        if !speech.is_changed() && !liveries.is_changed() && !plate.is_added() {
            continue;
        }
        let known = cut.iter().find(|(known, _)| *known == *plate).map(|(_, surface)| surface.clone());
        let surface = known.unwrap_or_else(|| {
            let case = case.get_or_insert_with(TypeCase::default);
            let surface = pots
                .add(surfaces.engraved(
                    images.add(name_plate(case, &plate, liveries.of(chair_of(plate.side)), &speech).image()),
                ));
            cut.push((NamePlate::clone(&plate), surface.clone()));
            surface
        });
        commands.entity(entity).insert(MeshMaterial3d(surface));
    }
}

fn name_plate(case: &mut TypeCase, plate: &NamePlate, livery: Livery, speech: &Speech) -> InkImage {
    let mut sheet = InkImage::new(500, 72);
    let ink = [0x2A, 0x1D, 0x12];
    patch(&mut sheet, Vec2::new(8.0, 10.0), Vec2::new(48.0, 62.0), livery, 20.0);
    let name = speech.say(names::ship(&plate.ship)).to_uppercase();
    let size = InkImage::fitting(case, 420.0, 58.0, &name);
    sheet.set(case, Vec2::new(274.0, 36.0), Anchor::Middle, size, ink, &name);
    sheet
}

/// The ships without their models, for tables without a picture.
pub fn without_a_picture(app: &mut App) {
    app.init_resource::<Liveries>().add_systems(
        Update,
        (
            muster_the_fleet.run_if(resource_exists_and_changed::<Fleet>),
            (wear, tell_of_the_ships, colour_the_labels.run_if(resource_changed::<Liveries>)),
        )
            .chain()
            .after(SetOutSystems)
            .after(ShowSystems)
            .in_set(MusterSystems),
    );
}

/// The ships stand where they should.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct MusterSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(without_a_picture)
        .add_systems(Startup, turn_the_base_parts.run_if(resource_exists::<Surfaces>))
        .add_systems(
            Update,
            (
                fit_out.run_if(resource_exists::<BaseParts>.and_then(resource_exists::<Shipyard>)),
                (
                    engrave_the_names.run_if(resource_exists::<Speech>.and_then(resource_exists::<Surfaces>)),
                    feel_the_wind,
                    stand_at_the_rail,
                ),
            )
                .chain()
                .after(MusterSystems),
        );
}
