//! Everything on the sea as a list of things, from the view alone; `cards` has what lies before the chairs.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::models::{BASE_THICK, COIN, in_model};
use super::places::{Sea, chair_of, cloth, flat, turn};
use super::thing::{Bit, Form, Look, Outline, Own, Print, Thing, Vessel};
use super::{cards, tales};
use crate::games::pirates::pieces::PiratePiece;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Fort, Island, Kraken, Phase, Ship, State};
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::{Flag, Nation, TerrainKind};
use crate::rules::plane::{Mm, Pose, Shape, Spot};
use crate::table::board::places::{BOARD_AT, MM};
use crate::table::pieces::Piece;

/// Coins of a bank that are seen one by one, in stacks of this number.
const STACK: usize = 5;

/// Everything that lies there.
#[must_use]
pub fn things(view: &View) -> Vec<Thing> {
    let mut all = Vec::new();
    let sea = Sea::of(&view.table);
    water(view, &sea, &mut all);
    for island in &view.table.islands {
        land(view, &sea, island, &mut all);
    }
    for ship in view.table.ships.iter().filter(|ship| !ship.waits) {
        afloat(view, &sea, ship, &mut all);
    }
    for kraken in view.table.krakens.iter().filter(|kraken| !kraken.waits) {
        swims(view, &sea, kraken, &mut all);
    }
    for fort in &view.table.forts {
        stands(view, &sea, fort, &mut all);
    }
    for player in &view.table.players {
        cards::mat(view, player.flag, &mut all);
    }
    all
}

/// An outline in its own frame, as it is printed.
pub(super) fn outline(shape: &Shape, pose: Pose) -> Outline {
    let back = Vec2::from_angle(turn(pose.heading));
    let part = |(corners, radius): (Vec<Spot>, Mm)| {
        let corners = corners.into_iter().map(|corner| back.rotate(flat(corner) - flat(pose.at))).collect();
        (corners, radius.0 as f32 / 100.0 * MM)
    };
    shape.drawn().into_iter().map(part).collect()
}

/// Half of the box around an outline.
fn reach(outline: &Outline) -> Vec2 {
    let far = |far: Vec2, (corners, radius): &(Vec<Vec2>, f32)| {
        corners.iter().fold(far, |far, corner| far.max(corner.abs() + Vec2::splat(*radius)))
    };
    outline.iter().fold(Vec2::ZERO, far)
}

fn water(view: &View, sea: &Sea, all: &mut Vec<Thing>) {
    let table = &view.table;
    let size = |from: Mm, to: Mm| (to.0 - from.0) / 100;
    let print = Print::Sea(size(table.table.from.x, table.table.to.x), size(table.table.from.y, table.table.to.y));
    let cloth = cloth();
    let piece = PiratePiece::Sea;
    let lies = Thing::new(piece, Form::Board(print), Transform::from_translation(BOARD_AT));
    all.push(lies.says(Vec3::NEG_Y * 0.03, Vec3::new(cloth.x, 0.02, cloth.y), tales::of(view, piece)));
    for terrain in &table.terrain {
        let shape = outline(&terrain.shape, terrain.pose);
        let (half, piece) = (reach(&shape), PiratePiece::Terrain(terrain.id));
        let high = if terrain.kind == TerrainKind::Fog { 0.05 } else { 0.03 };
        let form = Form::Own(Own::Terrain(terrain.kind, shape));
        let thing = Thing::new(piece, form, sea.turned(terrain.pose));
        all.push(thing.says(Vec3::Y * high, Vec3::new(half.x, high, half.y), tales::of(view, piece)));
    }
    for wreck in &table.wrecks {
        let piece = PiratePiece::Wreck(wreck.id);
        let thing = Thing::new(piece, Form::Own(Own::Wreck(wreck.masts)), sea.pose(wreck.pose));
        all.push(thing.says(Vec3::Y * 0.08, Vec3::new(0.10, 0.09, 0.36), tales::of(view, piece)));
    }
}

/// An island, and what lies on it: counters, pennants, the gold of its player.
fn land(view: &View, sea: &Sea, island: &Island, all: &mut Vec<Thing>) {
    let shape = outline(&island.shape, island.pose);
    let half = reach(&shape);
    let (piece, lies) = (PiratePiece::Island(island.id), sea.turned(island.pose));
    let fort = view.table.fort_on(island.id).is_some();
    let form = Form::Own(Own::Island(island.card.unwrap_or(island.id), island.home, fort, shape));
    let thing = Thing::new(piece, form, lies);
    all.push(thing.says(Vec3::Y * 0.05, Vec3::new(half.x, 0.06, half.y), tales::of(view, piece)));
    let on = |right: f32, near: f32, up: f32| Transform {
        translation: lies.transform_point(Vec3::new(right * half.x, up, near * half.y)),
        ..lies
    };
    let counters = view.counters_on(island.id);
    let beach = 0.040;
    for number in 0..counters {
        let turn = f32::from(number) * 2.4;
        // About a fort they lie on the beach.
        let (middle, far) = match (fort, number) {
            (true, _) => (Vec2::ZERO, 0.80),
            (false, 0) => (Vec2::new(0.10, 0.18), 0.0),
            _ => (Vec2::new(0.10, 0.18), 0.34),
        };
        let up = beach + 0.024 * f32::from(number / 5);
        let mut at = on(middle.x + far * turn.cos(), middle.y + far * turn.sin(), up);
        at.scale *= 0.8;
        // A player who explores sees the coin.
        let known = island.coins.get(usize::from(number)).copied();
        let form = Form::Own(Own::Coin(known));
        all.push(Thing::new(Bit::Counter(island.id, number), form, at).from(at.translation + Vec3::Y * 0.4));
    }
    if counters > 0 {
        let piece = PiratePiece::Counters(island.id);
        let part = Thing::new(piece, Form::Part, on(0.10, 0.18, beach));
        all.push(part.says(Vec3::Y * 0.02, Vec3::new(half.x * 0.45, 0.03, half.y * 0.5), tales::of(view, piece)));
    }
    for (number, flag) in island.pennants.iter().enumerate() {
        let piece = PiratePiece::Pennant(island.id, *flag);
        let at = on(-0.62 + 0.26 * number as f32, -0.30, 0.03);
        let thing = Thing::new(piece, Form::Own(Own::Pennant(*flag)), at).from(at.translation + Vec3::Y * 0.5);
        all.push(thing.says(Vec3::Y * 0.14, Vec3::new(0.05, 0.14, 0.05), tales::of(view, piece)));
    }
    let Some(player) = island.home.and_then(|flag| view.table.player(flag)) else { return };
    for (number, coin) in player.banked.iter().enumerate() {
        let (stack, layer) = (number / STACK, number % STACK);
        let around = stack as f32 * 1.1 - 0.4;
        let at = on(0.42 * around.cos(), 0.46 * around.sin(), beach + 0.02 + COIN.y * layer as f32);
        let at = at.with_scale(at.scale * 0.8);
        let form = Form::Own(Own::Coin(Some(coin.value)));
        all.push(Thing::new(Bit::Banked(player.flag, number as u8), form, at));
    }
    let piece = PiratePiece::Bank(player.flag);
    let part = Thing::new(piece, Form::Part, on(0.25, 0.20, beach));
    all.push(part.says(Vec3::Y * 0.06, Vec3::new(half.x * 0.35, 0.07, half.y * 0.4), tales::of(view, piece)));
}

/// The looks of a ship.
#[must_use]
pub fn vessel(table: &State, ship: &Ship) -> Vessel {
    let craft = table.craft(ship);
    let look = if ship.ghost || ship.lost.is_some() {
        Look::Pale
    } else if ship.is_derelict() || ship.going_down {
        Look::Low
    } else {
        Look::Afloat
    };
    Vessel {
        card: ship.card,
        masts: ship.masts.clone(),
        nation: craft.map_or(Nation::Pirates, |craft| craft.nation),
        flag: ship.flag,
        corners: contacts::printed_hull(table, ship).map(|hull| hull.corners.clone()).unwrap_or_default(),
        look,
    }
}

fn afloat(view: &View, sea: &Sea, ship: &Ship, all: &mut Vec<Thing>) {
    let table = &view.table;
    let mut lies = sea.pose(ship.pose);
    // A ship that is lost rides on the fog that hides her (PC-16.5).
    if let Some(fog) = ship.lost.and_then(|fog| table.terrain.iter().find(|terrain| terrain.id == fog)) {
        let beside =
            table.ships.iter().filter(|other| other.lost == Some(fog.id)).position(|other| other.id == ship.id);
        let turn = beside.unwrap_or_default() as f32 / 5.0 * TAU;
        let aside = Vec3::new(turn.cos(), 0.0, turn.sin()) * 0.12 * sea.scale;
        lies.translation = sea.world(fog.pose.at) + aside + Vec3::Y * 0.07 * sea.scale;
    }
    berth(view, ship, lies, all);
}

/// A ship with her masts lies there.
pub(super) fn berth(view: &View, ship: &Ship, lies: Transform, all: &mut Vec<Thing>) {
    let table = &view.table;
    let vessel = vessel(table, ship);
    let piece = PiratePiece::Ship(ship.id);
    let far = vessel.corners.iter().map(|corner| in_model(*corner).abs()).fold(Vec2::new(0.08, 0.25), Vec2::max);
    let thing = Thing::new(piece, Form::Own(Own::Ship(vessel)), lies).commanded(chair_of(table, ship.flag));
    all.push(thing.says(Vec3::Y * 0.08, Vec3::new(far.x, 0.09, far.y), tales::of(view, piece)));
    let Some(hull) = contacts::printed_hull(table, ship) else { return };
    for (number, (x, stands)) in (1_u8..).zip(hull.masts.iter().zip(&ship.masts)) {
        if *stands {
            let piece = PiratePiece::Mast(ship.id, number);
            let foot = Vec3::new(0.0, BASE_THICK, x.0 as f32 / 100.0 * MM);
            let part = Thing::new(piece, Form::Part, Transform::from_translation(foot))
                .riding(Piece::of(PiratePiece::Ship(ship.id)));
            all.push(part.says(Vec3::Y * 0.36, Vec3::new(0.09, 0.20, 0.045), tales::of(view, piece)));
        }
    }
}

fn swims(view: &View, sea: &Sea, kraken: &Kraken, all: &mut Vec<Thing>) {
    let fog = kraken.lost.and_then(|fog| view.table.terrain.iter().find(|terrain| terrain.id == fog));
    let lies = match fog {
        Some(fog) => {
            let at = sea.at(fog.pose.at);
            at.with_translation(at.translation + Vec3::Y * 0.07 * sea.scale)
        }
        None => sea.at(kraken.at),
    };
    lurk(view, kraken, lies, all);
}

/// A kraken lies there.
pub(super) fn lurk(view: &View, kraken: &Kraken, lies: Transform, all: &mut Vec<Thing>) {
    let piece = PiratePiece::Kraken(kraken.id);
    let form = Form::Own(Own::Kraken(kraken.flag, kraken.tentacles.clone(), kraken.lost.is_some()));
    let thing = Thing::new(piece, form, lies);
    all.push(thing.says(Vec3::Y * 0.14, Vec3::new(0.27, 0.16, 0.27), tales::of(view, piece)));
}

fn stands(view: &View, sea: &Sea, fort: &Fort, all: &mut Vec<Thing>) {
    let piece = PiratePiece::Fort(fort.id);
    let nation = view.table.stronghold(fort).map_or(Nation::Pirates, |card| card.nation);
    let form = Form::Own(Own::Fort(fort.flag, nation, fort.flags.clone()));
    let mut lies = sea.turned(fort.pose);
    lies.translation.y += 0.03 * sea.scale;
    let thing = Thing::new(piece, form, lies).from(lies.translation + Vec3::Y * 0.6);
    all.push(thing.says(Vec3::Y * 0.10, Vec3::new(0.20, 0.12, 0.20), tales::of(view, piece)));
    for (number, coin) in fort.coins.iter().enumerate() {
        let (column, row) = ((number % 3) as f32 - 1.0, (number / 3) as f32 - 0.5);
        let at = lies.transform_point(Vec3::new(0.055 * column, 0.112, 0.075 + 0.05 * row));
        let lies = Transform { translation: at, scale: lies.scale * 0.45, ..lies };
        all.push(Thing::new(Bit::Coin(fort.id, number as u8), Form::Own(Own::Coin(Some(coin.value))), lies));
    }
}

/// Does the game go on, so that a player is at turn?
pub(super) const fn goes_on(table: &State) -> bool {
    matches!(table.phase, Phase::Opening | Phase::Orders | Phase::Closing)
}

/// The sign of the player at turn.
pub(super) fn at_turn(table: &State, flag: Flag) -> bool {
    goes_on(table) && table.to_move == flag
}

/// The place of a unit on the sea, for rings and threads.
pub(super) fn middle(table: &State, unit: Name) -> Option<Spot> {
    contacts::pose(table, unit).map(|pose| pose.at).or_else(|| table.fort(unit).map(|fort| fort.pose.at))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::logbook::data::GameShelf as _;
    use crate::logbook::data::pirates::Shelf;
    use crate::rules::kernel::{Match, Ruleset as _, Seat, Viewer};
    use crate::rules::pirates::game::Pirates;

    /// Every scenario as it begins, by its name.
    fn seas() -> Vec<(String, State)> {
        let (shelf, faults) = Shelf::built_in();
        assert!(faults.is_empty());
        let begun = |id: &str| {
            let setup = shelf.named(id).unwrap();
            (id.to_owned(), Match::<Pirates>::begin(&setup).unwrap().state().clone())
        };
        shelf.listed().map(|sea| begun(sea.id.word())).collect()
    }

    fn own(all: &[Thing]) -> Vec<PiratePiece> {
        all.iter().filter_map(|thing| thing.piece.own::<PiratePiece>().copied()).collect()
    }

    #[test]
    fn pc_21_1_everything_public_lies_on_the_table_once() {
        for (sea, state) in seas() {
            for viewer in [Viewer::Bystander, Viewer::Seat(Seat(1))] {
                let all = things(&Pirates::seen_by(&state, viewer));
                let pieces: HashSet<&Piece> = all.iter().map(|thing| &thing.piece).collect();
                assert_eq!(pieces.len(), all.len(), "{sea}: no piece lies there twice");
                let own = own(&all);
                for island in &state.islands {
                    assert!(own.contains(&PiratePiece::Island(island.id)), "{sea}: {}", island.id);
                }
                for ship in &state.ships {
                    assert!(own.contains(&PiratePiece::Ship(ship.id)), "{sea}: {}", ship.id);
                    assert!(own.contains(&PiratePiece::Deck(ship.id)), "{sea}: {}", ship.id);
                    let masts = (1..=ship.full()).filter(|mast| own.contains(&PiratePiece::Mast(ship.id, *mast)));
                    assert_eq!(masts.count(), ship.masts.len(), "{sea}: {}, standing or beside her card", ship.id);
                }
            }
        }
    }

    #[test]
    fn pc_21_2_nobody_sees_crew_or_coins_of_another_that_lie_face_down() {
        for (sea, state) in seas() {
            for (number, of) in state.players.iter().enumerate() {
                for viewer in [Viewer::Bystander, Viewer::Seat(Seat((number as u8 + 1) % state.players.len() as u8))] {
                    for thing in things(&Pirates::seen_by(&state, viewer)) {
                        let Some(PiratePiece::Crew(ship, at)) = thing.piece.own().copied() else { continue };
                        let Some(ship) = state.ship(ship).filter(|ship| ship.flag == of.flag) else { continue };
                        let up = ship.crew.iter().filter(|crew| crew.up).count();
                        let open = matches!(thing.form, Form::Card(Some(_), _));
                        assert_eq!(open, usize::from(at) < up, "{sea}: {} {at}", ship.id);
                    }
                }
            }
        }
    }

    #[test]
    fn pc_18_8_an_outline_is_the_printed_one_however_it_is_turned() {
        for heading in [0, 37, 90, 251] {
            let pose =
                Pose::new(Spot::new(Mm::whole(400), Mm::whole(300)), crate::rules::plane::Heading::degrees(heading));
            let drawn = outline(&Shape::oval(Mm::whole(44), Mm::whole(24), pose), pose);
            let far = reach(&drawn);
            assert!(far.abs_diff_eq(Vec2::new(0.425, 0.232), 2e-3), "{heading}: {far}");
        }
    }
}
