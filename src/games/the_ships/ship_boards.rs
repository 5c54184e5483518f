//! Ship boards: one parchment a ship on her captain's side of the table, with every box of her card (TS-6).

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::pieces::ShipsPiece;
use super::seats::chair_of;
use super::setting_out::{Fleet, Mustered, SetOutSystems, main_window};
use super::ship_board_print::{Marks, print};
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::seen::{Asked, Onlooker, Seen};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::ship_card::{Nation, ShipCard};
use crate::rules::the_ships::ship_id::ShipId;
use crate::table::camera::views::{BoardsLaid, Laid};
use crate::table::chairs::Chair;
use crate::table::craft::joinery::sheet;
use crate::table::craft::print::TypeCase;
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::liveries::Liveries;
use crate::table::pieces::{Extent, Piece, Tale};
use crate::table::room::places::{TABLE_TOP, boards};
use crate::table::speech::Speech;

/// Half of a ship board: 250 by 190 mm.
const HALF: Vec2 = Vec2::new(1.254, 0.95);
/// Both sides, each with its chair.
fn chairs() -> [(Nation, Chair); 2] {
    [Nation::English, Nation::Spanish].map(|side| (side, chair_of(side)))
}

/// From the middle of one board to that of the next, in a row of so many.
fn step(ships: usize) -> f32 {
    (2.0 * HALF.x + 0.12).min(10.6 / ships.max(1) as f32)
}

/// Where the board of each ship lies.
pub(super) fn places_of_the_boards(fleet: &Fleet) -> impl Iterator<Item = (&Mustered, Transform)> {
    chairs().into_iter().flat_map(|(side, seat)| {
        let ships: Vec<_> = fleet.0.iter().filter(|placed| placed.side == side).collect();
        let (middle, step) = (boards(seat), step(ships.len()));
        let turn = seat.yaw();
        let (least, along) = ((ships.len() as f32 - 1.0) / 2.0, Quat::from_rotation_y(turn) * Vec3::X);
        ships.into_iter().enumerate().map(move |(i, placed)| {
            let at = middle + along * (i as f32 - least) * step;
            let at = at.with_y(TABLE_TOP + 0.022 + 0.004 * i as f32);
            (placed, Transform::from_translation(at).with_rotation(Quat::from_rotation_y(turn)))
        })
    })
}

/// A board that lies on the table, and what has been marked on it.
#[derive(Component, Clone, PartialEq, Debug)]
struct ShipBoard {
    ship: ShipId,
    card: ShipCard,
    side: Nation,
    marks: Marks,
}

fn lay_the_boards(
    mut commands: Commands,
    fleet: Res<Fleet>,
    speech: Res<Speech>,
    surfaces: Res<Surfaces>,
    liveries: Res<Liveries>,
    old: Query<Entity, With<ShipBoard>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
    mut laid: ResMut<BoardsLaid>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut case = TypeCase::default();
    let mesh = meshes.add(sheet(HALF));
    for (side, seat) in chairs() {
        let ships = fleet.0.iter().filter(|placed| placed.side == side).count();
        let reach = HALF.x + step(ships) / 2.0 * (ships.max(1) - 1) as f32;
        *laid.0.of_mut(seat) = Some(Laid { reach, sheet: 0.0 });
    }
    // Sister ships share a sheet until something is crossed off it.
    let mut printed: Vec<(&ShipCard, Nation, Handle<Surface>)> = Vec::new();
    for (placed, at) in places_of_the_boards(&fleet) {
        let card = &placed.card;
        let marks = Marks::none(card);
        let known = printed.iter().find(|(known, side, _)| **known == *card && *side == placed.side);
        let paper = known.map(|(.., paper)| paper.clone()).unwrap_or_else(|| {
            let sheet = print(&mut case, card, liveries.of(chair_of(placed.side)), &marks, &speech);
            pots.add(surfaces.printed(images.add(sheet.image())))
        });
        printed.push((card, placed.side, paper.clone()));
        commands.spawn((
            Name::new("ship board"),
            ShipBoard { ship: placed.id, card: card.clone(), side: placed.side, marks },
            Piece::of(ShipsPiece::Board(placed.id)),
            Extent { centre: Vec3::ZERO, half: Vec3::new(HALF.x, 0.02, HALF.y) },
            Tale(vec![
                Fact::from(key::ThingShipBoard { ship: Arg::key(names::ship(&card.id)) }),
                Fact::from(names::ship_note(&card.id)),
            ]),
            Mesh3d(mesh.clone()),
            (MeshMaterial3d(paper), NotShadowCaster),
            at,
        ));
    }
}

/// Crosses off what was lost, once the show of it is over.
fn mark_the_boards(
    windows: Query<(&Onlooker, &Seen<TheShips>)>,
    speech: Res<Speech>,
    liveries: Res<Liveries>,
    surfaces: Res<Surfaces>,
    mut boards: Query<(&mut ShipBoard, &mut MeshMaterial3d<Surface>)>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    let Some(seen) = main_window(windows.iter()) else { return };
    if seen.asked == Asked::Nothing && seen.moment.is_none() {
        return;
    }
    let table = &seen.view.table;
    for (mut board, mut paper) in &mut boards {
        let ship = table.place_of(board.ship);
        let Some(marks) = ship.map(|place| Marks::of(table.ship(place))).filter(|marks| *marks != board.marks) else {
            continue;
        };
        board.marks = marks;
        let sheet = print(&mut TypeCase::default(), &board.card, liveries.of(chair_of(board.side)), &marks, &speech);
        paper.0 = pots.add(surfaces.printed(images.add(sheet.image())));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark_the_boards.run_if(resource_exists::<Speech>.and_then(resource_exists::<Surfaces>)).after(SetOutSystems),
    )
    .add_systems(
        Update,
        lay_the_boards.run_if(
            resource_exists::<Speech>.and_then(resource_exists::<Surfaces>).and_then(
                resource_exists_and_changed::<Fleet>
                    .or_eager(resource_exists_and_changed::<Speech>)
                    .or_eager(resource_exists_and_changed::<Liveries>),
            ),
        ),
    );
}
