//! The ships of the fleet on their bases, each as she looks at the moment.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::base;
use super::look::{ShipLook, place_of};
use super::pieces::ShipsPiece;
use super::seats::chair_of;
use super::setting_out::{Fleet, Mustered, SetOutSystems};
use super::tales;
use super::things::{Form, Own};
use crate::logbook::wording::{Fact, names};
use crate::play::seen::SeenHere;
use crate::rules::geometry::hex::Heading;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::ship_card::{Nation, ShipCard};
use crate::table::beats::{Puff, Recipe, ShowSystems};
use crate::table::board::WindOnTable;
use crate::table::board::places::{MM, yaw_from_heading};
use crate::table::liveries::Liveries;
use crate::table::pieces::dressing::{SailsSet, WindAboard};
use crate::table::pieces::model::Model;
use crate::table::pieces::motion::{Keel, Motion, Stature};
use crate::table::pieces::{CaptainsEye, Commanded, Extent, Label, Piece, Tale};
use crate::table::shipyard::Shipyard;
use crate::table::things::Shape;

/// A ship of the fleet.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct ShipPiece {
    pub side: Nation,
    pub card: ShipCard,
}

/// The flames and the smoke of a ship that burns.
#[derive(Component, Clone, Copy, Debug)]
struct Burning;

/// Length over all and height to the trucks, in table millimetres, of a ship with this card.
///
/// Good enough for pointing and for framing a view; the model itself is in the glTF.
pub(super) fn room_of(card: &ShipCard) -> Extent {
    let boxes = f32::from(card.hull.port.boxes);
    let half_length = (34.0 + 2.9 * boxes) * MM;
    let height = (58.0 + 3.6 * boxes) * MM;
    Extent { centre: Vec3::new(0.0, height / 2.0, 0.0), half: Vec3::new(0.26, height / 2.0, half_length) }
}

/// Ships that stay keep their models; new ones are launched, lost ones are taken off.
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
            // Set out afresh she lies still, even if she was moving.
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
                    faint: false,
                },
            ),
            // This place serves until her model is there.
            (CaptainsEye(Vec3::new(0.0, base::THICK + 0.31, -extent.half.z * 0.42)), Commanded(chair_of(ship.side))),
            ship.look.base.map(place_of).unwrap_or_default(),
            Visibility::Hidden,
            Children::spawn_one((
                Name::new("base"),
                Shape(Form::Own(Own::Base(ship.card.id.clone(), liveries.of(chair_of(ship.side))))),
                Transform::IDENTITY,
                Visibility::Inherited,
            )),
        ));
    }
}

/// Labels and bases wear the liveries of the chairs.
fn colour_the_labels(
    liveries: Res<Liveries>,
    mut ships: Query<(&ShipPiece, &mut Label, &Children)>,
    mut bases: Query<&mut Shape<Form>>,
) {
    for (ship, mut label, parts) in &mut ships {
        let livery = liveries.of(chair_of(ship.side));
        label.colour = livery.colour();
        let mut bases = bases.iter_many_mut(parts);
        while let Some(mut base) = bases.fetch_next() {
            base.set_if_neq(Shape(Form::Own(Own::Base(ship.card.id.clone(), livery))));
        }
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

/// The wind on board of a ship that lies so is the table's wind less her heading.
pub(super) fn wind_aboard(wind: Heading, lies: &Transform) -> WindAboard {
    let ahead = lies.rotation * Vec3::Z;
    WindAboard((yaw_from_heading(wind) - ahead.x.atan2(ahead.z) + PI).rem_euclid(TAU) - PI)
}

/// It is felt at every moment of a turn.
fn feel_the_wind(
    wind: Res<WindOnTable>,
    ships: Query<(Ref<Transform>, &Children), With<ShipPiece>>,
    mut models: Query<&mut WindAboard>,
) {
    for (place, children) in &ships {
        if !place.is_changed() && !wind.is_changed() {
            continue;
        }
        let aboard = wind_aboard(wind.0, &place);
        for child in children {
            if let Ok(mut felt) = models.get_mut(*child)
                && (felt.0 - aboard.0).abs() > 0.02
            {
                *felt = aboard;
            }
        }
    }
}

/// A ship tells the facts that the window may know of her.
fn tell_of_the_ships(here: SeenHere<TheShips>, mut ships: Query<(&Piece, &mut Tale), With<ShipPiece>>) {
    let Some(seen) = here.fresh() else { return };
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

/// A model stands here over the middle of its base: the water of the base is her waterline.
pub(super) const KEEL: Vec3 = Vec3::new(0.0, base::THICK + 1.3 * MM, 0.0);

/// The model of a ship; one without a model of her own borrows one of her nation.
pub(super) fn model_of(shipyard: &Shipyard, card: &ShipCard) -> Option<Model> {
    let borrowed = match card.nation {
        Nation::English => "swallow",
        Nation::Spanish => "santiago",
    };
    [card.id.as_str(), card.model_id(), borrowed].into_iter().find_map(|ship| shipyard.model_of(ship))
}

/// A ship that was launched gets her model.
fn fit_out(
    mut commands: Commands,
    fresh: Query<(Entity, &ShipPiece, &ShipLook, &Extent), Added<ShipPiece>>,
    shipyard: Res<Shipyard>,
) {
    for (ship, ShipPiece { card, .. }, look, extent) in &fresh {
        if let Some(model) = model_of(&shipyard, card) {
            commands.spawn((
                Name::new("ship model"),
                model,
                look.sails,
                WindAboard::default(),
                *extent,
                (Keel(KEEL), Stature(1.0)),
                Transform::from_translation(KEEL),
                Visibility::Inherited,
                ChildOf(ship),
            ));
        }
    }
}

/// The ships without their models, for tables without a picture.
pub fn without_a_picture(app: &mut App) {
    app.init_resource::<Liveries>().add_systems(
        Update,
        (
            muster_the_fleet.run_if(resource_changed::<Fleet>),
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
    app.add_plugins(without_a_picture).add_systems(Update, (fit_out, feel_the_wind).chain().after(MusterSystems));
}
