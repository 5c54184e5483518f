//! A captain's draft on the sea: the ship as she would lie, rulers, threads of fire, a ring about the chosen unit.

use bevy::prelude::*;

use super::layout::{goes_on, middle, outline, vessel};
use super::models::DASH;
use super::places::Sea;
use super::tales;
use super::thing::{Bit, Form, Look, Own, Thing, Vessel};
use crate::games::pirates::pieces::PiratePiece;
use crate::games::pirates::wishes::{Draft, Placing};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Gun;
use crate::rules::pirates::printed::Outline as Printed;
use crate::rules::pirates::state::State;
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::{Nation, OrderKind, Ruler};
use crate::rules::pirates::{contacts, pivots, sailing, shooting, sights};
use crate::rules::plane::{Mm, Pose, Shape, Spot, dist, on_table};
use crate::table::pieces::Piece;

/// Something in hand is lifted by this much.
const LIFTED: f32 = 0.05;
/// A ruler lies this high over the water, and a thread runs over the decks.
const RULER_UP: f32 = 0.012;
const THREAD_UP: f32 = 0.16;
/// The colours of rings: round the unit that acts, and round a target.
const ACTS: u32 = 0xE8C24A;
const AIMED: u32 = 0xD0402E;
/// The ring that all segments together reach is as pale as foam.
const REACHED: u32 = 0xC9DCE4;

/// Everything that the draft lays there.
#[must_use]
pub fn things(view: &View, draft: &Draft) -> Vec<Thing> {
    let (table, sea) = (&view.table, Sea::of(&view.table));
    let mut all = Vec::new();
    for (number, (ruler, at, heading)) in (0_u8..).zip(&draft.laid) {
        let mut lies = sea.pose(Pose::new(*at, *heading));
        lies.translation.y += RULER_UP;
        let form = Form::Own(Own::Ruler(*ruler, table.pack.measures.ruler(*ruler)));
        all.push(Thing::new(Bit::Measure(number), form, lies));
    }
    if let Some((placing, (at, heading))) = draft.placing.zip(draft.at) {
        stands(table, &sea, (placing, Pose::new(at, heading), draft), &mut all);
    }
    if !goes_on(table) {
        return all;
    }
    let running = table.running.as_ref();
    let Some(unit) = running.map(|running| running.unit).or(draft.unit) else { return all };
    ring(table, &sea, unit, (Bit::Chosen, ACTS), &mut all);
    if draft.pivots {
        pivot(view, &sea, (unit, draft), &mut all);
        return all;
    }
    match running.map(|running| running.kind) {
        Some(OrderKind::Move) if shooting::shots(table).is_none() => course(view, &sea, (unit, draft), &mut all),
        Some(OrderKind::Move | OrderKind::Shoot) => fire(table, &sea, (unit, draft), &mut all),
        _ => {}
    }
    all
}

/// A ring on the water about a unit.
fn ring(table: &State, sea: &Sea, unit: Name, (bit, colour): (Bit, u32), all: &mut Vec<Thing>) {
    let Some(at) = middle(table, unit) else { return };
    let radius = table.ship(unit).and_then(|ship| contacts::hull(table, ship)).map(|hull| hull.length().half());
    let radius = radius.unwrap_or(table.pack.measures.kraken);
    let lies = sea.at(at);
    let form = Form::Own(Own::Ring(radius, colour));
    match bit {
        // It goes with her.
        Bit::Chosen if table.ship(unit).is_some() => {
            all.push(Thing::new(bit, form, Transform::IDENTITY).riding(Piece::of(PiratePiece::Ship(unit))));
        }
        Bit::Chosen if table.kraken(unit).is_some() => {
            all.push(Thing::new(bit, form, Transform::IDENTITY).riding(Piece::of(PiratePiece::Kraken(unit))));
        }
        _ => all.push(Thing::new(bit, form, lies)),
    }
}

/// The ruler from the bow, and the ship where she would stop (PC-18.11).
fn course(view: &View, sea: &Sea, (unit, draft): (Name, &Draft), all: &mut Vec<Thing>) {
    let table = &view.table;
    let (ruler, Some(heading)) = (draft.ruler, draft.heading) else { return };
    let passage = sailing::preview(table, unit, ruler, heading);
    let from = table.ship(unit).and_then(|ship| contacts::bow(table, ship)).or_else(|| middle(table, unit));
    let Some(from) = from else { return };
    let piece = PiratePiece::Ruler(ruler);
    let mut lies = sea.pose(Pose::new(from, heading));
    lies.translation.y += RULER_UP;
    let long = table.pack.measures.ruler(ruler);
    let form = Form::Own(Own::Ruler(ruler, long));
    let half = long.0 as f32 / 200.0 * 0.01;
    all.push(Thing::new(piece, form, lies).says(Vec3::Z * half, Vec3::new(0.035, 0.02, half), tales::of(view, piece)));
    // As far as the bow would come with all that is left, on an open sea (PC-21.17).
    let left =
        table.running.iter().flat_map(|run| run.left.iter().copied().chain(sailing::hidden_segments(table, unit)));
    let left: Vec<Mm> = left.map(|ruler| table.pack.measures.ruler(ruler)).collect();
    if left.len() > 1 {
        let reach = Mm(left.iter().map(|ruler| ruler.0).sum());
        all.push(Thing::new(Bit::Reach, Form::Own(Own::Ring(reach, REACHED)), sea.at(from)));
    }
    let Some(passage) = passage else { return };
    let legal = passage.refused.is_none();
    let to = passage.cleared.unwrap_or(passage.to);
    ghost(view, sea, (unit, to, legal), all);
}

/// A unit as it would lie there.
fn ghost(view: &View, sea: &Sea, (unit, to, legal): (Name, Pose, bool), all: &mut Vec<Thing>) {
    let table = &view.table;
    let (form, mut lies) = match (table.ship(unit), table.kraken(unit)) {
        (Some(ship), _) => (Own::Ship(Vessel { look: Look::Drafted(legal), ..vessel(table, ship) }), sea.pose(to)),
        (_, Some(kraken)) => (Own::Kraken(kraken.flag, kraken.tentacles.clone(), true), sea.at(to.at)),
        _ => return,
    };
    lies.translation.y += 0.002;
    let piece = PiratePiece::Ghost;
    let thing = Thing::new(piece, Form::Own(form), lies);
    all.push(thing.says(Vec3::Y * 0.08, Vec3::new(0.10, 0.09, 0.30), tales::of(view, piece)));
}

/// A ship turns about her stern (PC-18.21).
fn pivot(view: &View, sea: &Sea, (unit, draft): (Name, &Draft), all: &mut Vec<Thing>) {
    let Some(heading) = draft.heading else { return };
    let Some(to) = pivots::pivoted(&view.table, unit, heading) else { return };
    ghost(view, sea, (unit, to, pivots::may_turn(&view.table, unit, heading).is_ok()), all);
}

/// The place of a gun on the table.
fn muzzle(table: &State, unit: Name, gun: Gun) -> Option<Spot> {
    if let Some(ship) = table.ship(unit) {
        let hull = contacts::printed_hull(table, ship)?;
        let number = match gun {
            Gun::Mast(mast) => usize::from(mast).checked_sub(1)?,
            _ => hull.masts.len() / 2,
        };
        return Some(on_table(ship.pose, Spot::new(*hull.masts.get(number)?, Mm::ZERO)));
    }
    match (table.fort(unit), gun) {
        (Some(fort), Gun::Slot(x, y)) => {
            Some(on_table(fort.pose, Spot::new(Mm::whole(i32::from(x)), Mm::whole(i32::from(y)))))
        }
        _ => middle(table, unit),
    }
}

/// Threads of fire from the guns to the target: bright where they can hit.
fn fire(table: &State, sea: &Sea, (unit, draft): (Name, &Draft), all: &mut Vec<Thing>) {
    let Some(target) = draft.target.filter(|target| middle(table, *target).is_some()) else { return };
    ring(table, sea, target, (Bit::Aimed, AIMED), all);
    let Some(to) = middle(table, target) else { return };
    let guns = sights::guns(table, unit).into_iter().map(|(gun, _)| gun);
    let aimed = guns.filter(|gun| draft.gun.is_none_or(|chosen| chosen == *gun));
    for (number, gun) in (0_u8..).zip(aimed) {
        let Some(from) = muzzle(table, unit, gun) else { continue };
        let line = shooting::lines(table, unit, gun, target);
        let (start, end) = (sea.world(from), sea.world(to));
        let long = start.distance(end) / sea.scale;
        let dashes = (long / DASH).round().clamp(1.0, 250.0) as u8;
        let mut lies = sea.pose(Pose::new(from, Sea::heading(start, end)));
        lies.translation.y += THREAD_UP * sea.scale;
        lies.scale.z *= long / (DASH * f32::from(dashes));
        all.push(Thing::new(Bit::Thread(number), Form::Own(Own::Thread(dashes, line.legal.is_ok())), lies));
    }
}

/// Something that is about to be placed, where the draft holds it; rulers to the nearest island.
fn stands(table: &State, sea: &Sea, (placing, pose, draft): (Placing, Pose, &Draft), all: &mut Vec<Thing>) {
    let shape = |printed: &Printed| match printed {
        Printed::Oval(a, b) => Some(Shape::oval(*a, *b, pose)),
        Printed::Corners(corners) => Shape::placed(corners, pose),
    };
    let mut lifted = sea.turned(pose);
    lifted.translation.y += LIFTED;
    let mut hold = |form: Own, lies: Transform| all.push(Thing::new(PiratePiece::InHand, Form::Own(form), lies));
    match placing {
        Placing::Island(card) => {
            let Some(shape) = table.pack.islands.get(&card).and_then(shape) else { return };
            hold(Own::Island(card, None, false, outline(&shape, pose)), lifted);
            // The nearest island is to be 3 L away at least, and 6 L at most (PC-3.5, PC-3.6).
            let near = table.islands.iter().min_by_key(|island| dist(&island.shape, &shape));
            if let Some(near) = near {
                measures(table, sea, (pose.at, near.pose.at), Ruler::L, all);
            }
        }
        Placing::Terrain(kind) => {
            let Some(shape) = table.pack.terrain.get(&kind).and_then(shape) else { return };
            hold(Own::Terrain(kind, outline(&shape, pose)), lifted);
        }
        Placing::Fort(card, _) => {
            let nation = table.pack.stronghold(card).map_or(Nation::Pirates, |fort| fort.nation);
            let slots = draft.slots.iter().map(|slot| (*slot, true)).collect();
            hold(Own::Fort(table.to_move, nation, slots), lifted);
        }
        Placing::Unit(unit) | Placing::Freed(unit) | Placing::Whirled(unit, _) => held(table, sea, (unit, pose), all),
        Placing::Towed(tower) => {
            if let Some(unit) = table.ship(tower).and_then(|ship| ship.towing) {
                held(table, sea, (unit, pose), all);
            }
        }
    }
}

/// A unit that is about to be placed.
fn held(table: &State, sea: &Sea, (unit, pose): (Name, Pose), all: &mut Vec<Thing>) {
    let (form, lies) = match (table.ship(unit), table.kraken(unit)) {
        (Some(ship), _) => (Own::Ship(Vessel { look: Look::Drafted(true), ..vessel(table, ship) }), sea.pose(pose)),
        (_, Some(kraken)) => (Own::Kraken(kraken.flag, kraken.tentacles.clone(), true), sea.at(pose.at)),
        _ => return,
    };
    all.push(Thing::new(PiratePiece::InHand, Form::Own(form), lies));
}

/// Rulers end to end from one place to another.
fn measures(table: &State, sea: &Sea, (from, to): (Spot, Spot), ruler: Ruler, all: &mut Vec<Thing>) {
    let (start, end) = (sea.world(from), sea.world(to));
    let (long, heading) = (table.pack.measures.ruler(ruler), Sea::heading(start, end));
    let step = (end - start).normalize_or_zero() * sea.length(long);
    let of = ((start.distance(end) / sea.length(long).max(0.01)) as u8).min(6);
    for number in 0..of {
        let mut lies = sea.pose(Pose::new(from, heading));
        lies.translation = start + step * f32::from(number) + Vec3::Y * RULER_UP;
        all.push(Thing::new(Bit::Laid(ruler, number), Form::Own(Own::Ruler(ruler, long)), lies));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logbook::data::GameShelf as _;
    use crate::logbook::data::pirates::Shelf;
    use crate::rules::kernel::{Match, Ruleset as _, Seat, Viewer};
    use crate::rules::pirates::game::Pirates;
    use crate::rules::pirates::state::{Phase, Running};

    /// A ship of the first player in the middle of the sea, with a Move order begun.
    fn under_way() -> (View, Name) {
        let (shelf, _) = Shelf::built_in();
        let setup = shelf.named(shelf.listed().next().unwrap().id.word()).unwrap();
        let mut state = Match::<Pirates>::begin(&setup).unwrap().state().clone();
        let unit = state.ships[0].id;
        state.ships[0].waits = false;
        state.ships[0].docked = None;
        (state.phase, state.to_move) = (Phase::Orders, state.ships[0].flag);
        let left = vec![Ruler::S, Ruler::L];
        state.running = Some(Running { left, ..Running::of(unit, OrderKind::Move) });
        (Pirates::seen_by(&state, Viewer::Seat(Seat(0))), unit)
    }

    #[test]
    fn pc_18_11_the_ruler_lies_from_the_bow_and_the_ship_pale_where_she_would_stop() {
        let (view, unit) = under_way();
        let ship = view.table.ship(unit).unwrap();
        let draft = Draft { unit: Some(unit), heading: Some(ship.pose.heading.opposite()), ..Draft::default() };
        let all = things(&view, &draft);
        let find = |piece: PiratePiece| all.iter().find(|thing| thing.piece == Piece::of(piece));
        let sea = Sea::of(&view.table);
        let ruler = find(PiratePiece::Ruler(Ruler::S)).unwrap();
        let bow = sea.world(contacts::bow(&view.table, ship).unwrap());
        assert!(ruler.at.translation.with_y(0.0).abs_diff_eq(bow.with_y(0.0), 1e-3));
        let preview = sailing::preview(&view.table, unit, Ruler::S, ship.pose.heading.opposite());
        let stops = preview.map(|passage| sea.world(passage.cleared.unwrap_or(passage.to).at));
        let pale = find(PiratePiece::Ghost).map(|ghost| ghost.at.translation.with_y(0.0));
        assert_eq!(pale, stops.map(|at| at.with_y(0.0)));
        assert!(things(&view, &Draft::default()).iter().all(|thing| thing.piece != Piece::of(PiratePiece::Ghost)));
    }
}
