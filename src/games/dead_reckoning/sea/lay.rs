//! The ocean as a list of things, from the view alone: tiles, cards in their cells, boxes, islands with cubes, goods and buildings,
//! ships, the harbour with its marks.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::land::{relief, site_height};
use super::places::{
    CARD, CUBE, HARBOUR, JETTY, MARK, THICK, TILE, advancement_box, berth, cell, mark, on_the_jetty, permanent, place,
    site, slot, tile,
};
use super::tales;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Own, Print, Thing};
use crate::rules::dead_reckoning::colours::{ByColour, Colour};
use crate::rules::dead_reckoning::goods::{Good, Place};
use crate::rules::dead_reckoning::island::{Building, Island};
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::scoring::is_counted;
use crate::rules::dead_reckoning::sea::Tile;
use crate::rules::dead_reckoning::state::{Course, Player};
use crate::rules::dead_reckoning::view::View;
use crate::table::chairs::Chair;
use crate::table::room::places::TABLE_TOP;

/// Things without an owner come from here: the chest of the bank, on the oak beside the frame.
pub const BANK: Vec3 = Vec3::new(4.9, TABLE_TOP + 0.3, -7.6);

fn at(place: Vec3) -> Transform {
    Transform::from_translation(place)
}

/// A card that lies face up, or on its face.
#[must_use]
pub fn lying(place: Vec3, face_up: bool) -> Transform {
    let turn = if face_up { Quat::IDENTITY } else { Quat::from_rotation_z(PI) };
    at(place).with_rotation(turn)
}

/// Everything of the ocean; `supply` says where a player's cubes lie.
#[must_use]
pub fn things(view: &View, supply: impl Fn(Colour) -> Vec3) -> Vec<Thing> {
    let table = &view.table;
    let mut all = Vec::new();
    let reach = Vec3::new(HARBOUR.x, 0.03, 0.5);
    let harbour = Thing::new(ReckoningPiece::Harbour, Form::Own(Own::Harbour), at(place(Place::Harbour)));
    all.push(harbour.says(Vec3::new(0.0, -0.03, -0.55), reach, tales::harbour()));
    for (here, tile) in table.sea.tiles() {
        lay_tile(view, here, tile, &mut all);
        if let Some(island) = tile.island.as_ref().filter(|_| tile.face_up) {
            lay_island(view, here, island, &supply, &mut all);
        }
    }
    if table.course == Course::Voyage {
        lay_boxes(view, &mut all);
        for (number, what) in Achievement::ALL.into_iter().enumerate() {
            lay_mark(view, number, what, &supply, &mut all);
        }
    }
    for player in &table.players {
        all.push(ship(view, player));
    }
    all
}

fn lay_tile(view: &View, here: Place, lies: &Tile, all: &mut Vec<Thing>) {
    let known = lies.id.filter(|_| lies.face_up);
    let thing = Thing::new(ReckoningPiece::Tile(here), Form::Own(Own::Tile(known)), tile(here, known.is_some()));
    // Seen from a chair, an island is pointed at where its hills are, too.
    let high = if known.is_some_and(|id| !id.open_sea) { 0.05 } else { 0.005 };
    let centre = Vec3::Y * if known.is_some() { high - 0.03 } else { -THICK - 0.005 };
    let half = Vec3::new(TILE.x, high, TILE.y);
    all.push(thing.says(centre, half, tales::tile(view, here, lies)));
    if let Some(lying_there) = lies.cell {
        let face = if lying_there.turned { Print::Turned(lying_there.card) } else { Print::Bought(lying_there.card) };
        let row = here.row().unwrap_or(1);
        let card =
            Thing::new(ReckoningPiece::Encounter(here), Form::Card(Some(face), Print::Deck(row)), at(cell(here)));
        // As high as the land beside it, which would be pointed at instead.
        let half = Vec3::new(CARD.x, 0.08, CARD.y);
        all.push(card.from(advancement_box(row) + Vec3::Y * 0.2).says(
            Vec3::ZERO,
            half,
            tales::cell(view, lying_there),
        ));
    }
}

fn lay_boxes(view: &View, all: &mut Vec<Thing>) {
    for (row, (front, count)) in (1..).zip(&view.boxes) {
        let form = Form::Pile(front.map(Print::Bought), Print::Deck(row), *count);
        let half = Vec3::new(CARD.x, 0.09, CARD.y);
        let lies = Thing::new(ReckoningPiece::Box(row), form, at(advancement_box(row)));
        all.push(lies.says(Vec3::Y * 0.09, half, tales::advancement_box(view, row, *front, *count)));
    }
}

fn lay_island(view: &View, here: Place, island: &Island, supply: &impl Fn(Colour) -> Vec3, all: &mut Vec<Thing>) {
    let cube = |bit: Bit, of: Colour, place: Vec3| Thing::new(bit, Form::Cube(paint(of)), at(place)).from(supply(of));
    let each = |cubes: &ByColour<u8>| -> Vec<Colour> {
        cubes.iter().flat_map(|(of, count)| std::iter::repeat_n(*of, usize::from(*count))).collect()
    };
    for (number, of) in each(&island.cubes).into_iter().enumerate() {
        all.push(cube(Bit::Slot(here, number as u8), of, slot(here, number)));
        // It costs two influence to replace (DR-25.6).
        if view.table.player(of).is_some_and(|player| player.finished) {
            let lies = slot(here, number) + Vec3::Y * CUBE;
            all.push(
                Thing::new(Bit::Lock(here, number as u8), Form::Own(Own::Lock), at(lies)).from(lies + Vec3::Y * 0.6),
            );
        }
    }
    for (number, of) in each(&island.permanent).into_iter().enumerate() {
        all.push(cube(Bit::Permanent(here, number as u8), of, permanent(here, number)));
    }
    // The strip with the slots is pointed at as one, and tells the owners of its cubes.
    for of in Colour::ALL.into_iter().filter(|of| island.cubes_of(*of) > 0) {
        let first = each(&island.cubes).iter().position(|own| *own == of);
        let count = island.cubes.get(&of).copied().unwrap_or_default();
        let Some(first) = first else { continue };
        let (from, to) = (slot(here, first), slot(here, first + usize::from(count.max(1)) - 1));
        let half = Vec3::new((to.x - from.x) / 2.0 + CUBE, CUBE, CUBE);
        let part = Thing::new(ReckoningPiece::Influence(here, of), Form::Part, at((from + to) / 2.0));
        all.push(part.says(Vec3::ZERO, half, tales::influence(view, here, island, of)));
    }
    lay_ghosts(view, here, island, all);
    for good in Good::ALL {
        for number in 0..island.goods.of(good).min(20) {
            let coin = good == Good::Gold;
            let lies = at(on_the_jetty(here, usize::from(number), coin));
            let form = if coin { Form::Coin } else { Form::Barrel };
            all.push(Thing::new(Bit::Ashore(here, good, number), form, lies).from(BANK));
        }
    }
    if island.goods.units() > 0 {
        let (middle, half) = JETTY;
        let part = Thing::new(ReckoningPiece::Goods(here), Form::Part, at(place(here) + middle));
        all.push(part.says(Vec3::Y * 0.1, Vec3::new(half.x, 0.1, half.y), tales::goods(island)));
    }
    let owner = island.controller().or(island.last_controller).unwrap_or(Colour::Black);
    for building in Building::ALL.into_iter().filter(|building| island.buildings.contains(building)) {
        let spot = site(building);
        let ground = relief(island.id, spot).max(site_height(island.id) * 0.8);
        let stand = place(here) + Vec3::new(spot.x, ground, spot.y);
        let thing =
            Thing::new(ReckoningPiece::Building(here, building), Form::Own(Own::Building(building, owner)), at(stand));
        let thing = thing.from(stand - Vec3::Y * 0.45);
        let half = Vec3::new(0.19, 0.16, 0.19);
        all.push(thing.says(Vec3::Y * 0.16, half, tales::building(view, island, building)));
    }
}

/// The imaginary player stands in the empty slots of every island that has been counted (DR-26.11, DR-30.18).
fn lay_ghosts(view: &View, here: Place, island: &Island, all: &mut Vec<Thing>) {
    let (slots, empty) = (island.slots, island.empty_slots());
    if empty == 0 || !is_counted(&view.table, here) {
        return;
    }
    for number in slots - empty..slots {
        let ghost = Thing::new(Bit::Ghost(here, number), Form::Own(Own::Ghost), at(slot(here, number.into())));
        let home = ghost.at.with_scale(Vec3::splat(0.1));
        all.push(Thing { home, ..ghost });
    }
    let (from, to) = (slot(here, (slots - empty).into()), slot(here, usize::from(slots) - 1));
    let half = Vec3::new((to.x - from.x) / 2.0 + CUBE, CUBE, CUBE);
    let part = Thing::new(ReckoningPiece::Imaginary(here), Form::Part, at((from + to) / 2.0));
    all.push(part.says(Vec3::ZERO, half, tales::imaginary(view, island)));
}

fn lay_mark(view: &View, number: usize, what: Achievement, supply: &impl Fn(Colour) -> Vec3, all: &mut Vec<Thing>) {
    let table = &view.table;
    let worth = table.cards().achievements.get(&what).map_or(0, |value| value.gold);
    let lies = Thing::new(ReckoningPiece::Mark(what), Form::Board(Print::Mark(what, worth)), at(mark(number)));
    all.push(lies.says(Vec3::ZERO, Vec3::new(MARK.x, 0.01, MARK.y), tales::mark(view, what, worth)));
    for (place, player) in table.players.iter().enumerate() {
        let cubes = match what {
            Achievement::Legend => player.legend_cubes,
            Achievement::SeaDogs => player.sea_dogs_cubes,
            Achievement::Explorer => player.explorer_cubes,
            _ => 0,
        };
        let (x, z) = (-0.42 + 0.28 * place as f32, 0.30);
        for cube in 0..cubes {
            let up = CUBE * 0.8 + f32::from(cube) * CUBE * 1.6 + 0.006;
            let lies = at(mark(number) + Vec3::new(x, up, z)).with_scale(Vec3::splat(0.8));
            let bit = Bit::OnMark(what, player.colour, cube);
            all.push(Thing::new(bit, Form::Cube(paint(player.colour)), lies).from(supply(player.colour)));
        }
        if player.achievements.contains(&what) {
            let lies = at(mark(number) + Vec3::new(x, 0.004, 0.06));
            let form = Form::Marker(paint(player.colour));
            all.push(Thing::new(Bit::Reached(what, player.colour), form, lies).from(supply(player.colour)));
        }
    }
}

/// A colour is painted with this.
#[must_use]
pub const fn paint(of: Colour) -> u32 {
    match of {
        Colour::Purple => 0x7B3FA0,
        Colour::Green => 0x3E8E41,
        Colour::Blue => 0x1E6FA8,
        Colour::Yellow => 0xE0B02C,
        Colour::Black => 0x2A2622,
    }
}

/// The ship of a player, where she lies.
#[must_use]
pub fn ship(view: &View, player: &Player) -> Thing {
    // Ships lie with their bows away from the harbour.
    let lies = at(berth(player.at, player.colour)).with_rotation(Quat::from_rotation_y(PI));
    let form = Form::Own(Own::Ship(player.colour, player.sails > 0, player.pirate, player.damage));
    let thing = Thing::new(ReckoningPiece::Ship(player.colour), form, lies);
    let chair = Chair::of_seat(view.table.seat(player.colour), view.table.players.len());
    thing.says(Vec3::Y * 0.30, Vec3::new(0.15, 0.30, 0.36), tales::ship(view, player)).commanded(chair)
}
