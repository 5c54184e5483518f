//! Pieces on the table as shapes, and the contacts between them (PC-18.18): all from poses alone.

use std::borrow::Cow;

use super::abilities::Ability;
use super::harbours;
use super::ids::Name;
use super::options::PinOption;
use super::printed;
use super::state::{Fort, Island, Kraken, Ship, State, Wreck};
use super::sums;
use super::words::Keyword;
use crate::rules::plane::{self, Body, Heading, Hull, Mm, Pose, Rulers, Shape, Spot, Table as Edges};

/// The lengths of chapter 18 as the plane has them.
#[must_use]
pub fn rulers(table: &State) -> Rulers {
    let printed = Rulers::printed();
    let measures = &table.pack.measures;
    Rulers {
        s: measures.s,
        l: measures.l,
        eps: measures.eps,
        gap: measures.gap,
        press: measures.press,
        clear: measures.clear,
        least_way: measures.least_sail,
        fort: measures.fort,
        fort_margin: measures.foothold,
        ..printed
    }
}

/// The edges of the table.
#[must_use]
pub const fn edges(table: &State) -> Edges {
    Edges { from: table.table.from, to: table.table.to }
}

/// A part of this shape lies beyond the table's edge.
#[must_use]
pub fn off_table(table: &State, shape: &Shape) -> bool {
    plane::beyond(shape, &edges(table))
}

/// The ship's hull in her frame (PC-18.7).
#[must_use]
pub fn hull<'a>(table: &'a State, ship: &Ship) -> Option<&'a Hull> {
    printed_hull(table, ship).and_then(printed::Hull::framed)
}

/// Her hull as it is printed.
#[must_use]
pub fn printed_hull<'a>(table: &'a State, ship: &Ship) -> Option<&'a printed::Hull> {
    table.craft(ship).and_then(|craft| table.pack.hull(craft)).or_else(|| table.pack.hulls.get(&ship.full()))
}

/// The body of a ship or a kraken.
#[must_use]
pub fn body(table: &State, unit: Name) -> Option<Body<'_>> {
    let ship = table.ship(unit).and_then(|ship| hull(table, ship)).map(Body::Hull);
    ship.or_else(|| table.kraken(unit).map(|_| Body::Disc(table.pack.measures.kraken)))
}

/// The pose of a ship or a kraken, which has no heading.
#[must_use]
pub fn pose(table: &State, unit: Name) -> Option<Pose> {
    let ship = table.ship(unit).map(|ship| ship.pose);
    ship.or_else(|| table.kraken(unit).map(|kraken| Pose::new(kraken.at, Heading::default())))
}

/// The foremost tip of a ship as she lies (PC-18.5).
#[must_use]
pub fn bow(table: &State, ship: &Ship) -> Option<Spot> {
    Some(hull(table, ship)?.bow_point(ship.pose))
}

/// The middle of her aftermost edge.
#[must_use]
pub fn stern(table: &State, ship: &Ship) -> Option<Spot> {
    Some(hull(table, ship)?.stern_point(ship.pose))
}

/// The shortest distance of two pieces (PC-18.2).
#[must_use]
pub fn distance(table: &State, one: Name, other: Name) -> Option<Mm> {
    let (one, other) = piece(table, one).zip(piece(table, other))?;
    let hundredths = (plane::dist(&one, &other) + 5) / 10;
    i32::try_from(hundredths).ok().map(Mm)
}

const fn is_afloat(ship: &Ship) -> bool {
    ship.lost.is_none() && !ship.waits
}

const fn swims(kraken: &Kraken) -> bool {
    kraken.lost.is_none() && !kraken.waits
}

fn of_ship(table: &State, ship: &Ship) -> Option<Shape> {
    Some(hull(table, ship)?.outline(ship.pose))
}

fn of_kraken(table: &State, kraken: &Kraken) -> Shape {
    Shape::disc(kraken.at, table.pack.measures.kraken)
}

fn of_fort(table: &State, fort: &Fort) -> Shape {
    Shape::square(table.pack.measures.fort, fort.pose)
}

fn of_wreck(table: &State, wreck: &Wreck) -> Option<Shape> {
    table.pack.hulls.get(&wreck.masts).and_then(printed::Hull::framed).map(|hull| hull.outline(wreck.pose))
}

/// The outline of a unit as it lies; none for one that is lost, waits off the table, or is not there (PC-16.6).
#[must_use]
pub fn outline(table: &State, unit: Name) -> Option<Shape> {
    let ship = table.ship(unit).filter(|ship| is_afloat(ship)).and_then(|ship| of_ship(table, ship));
    let kraken = || table.kraken(unit).filter(|kraken| swims(kraken)).map(|kraken| of_kraken(table, kraken));
    ship.or_else(kraken).or_else(|| table.fort(unit).map(|fort| of_fort(table, fort)))
}

/// The outline of any piece that lies there: unit, island, terrain or wreck.
#[must_use]
pub fn piece(table: &State, id: Name) -> Option<Shape> {
    let island = || table.island(id).map(|island| island.shape.clone());
    let terrain = || table.terrain.iter().find(|terrain| terrain.id == id).map(|terrain| terrain.shape.clone());
    let wreck = || table.wrecks.iter().find(|wreck| wreck.id == id).and_then(|wreck| of_wreck(table, wreck));
    outline(table, id).or_else(island).or_else(terrain).or_else(wreck)
}

/// Everything that stops a hull, but for these (PC-5.7). Of a ship and the base under her only the ship does (PC-14.16).
pub fn obstacles<'a>(table: &'a State, except: &[Name]) -> impl Iterator<Item = (Name, Cow<'a, Shape>)> {
    let counts = |id: &Name| !except.contains(id);
    let ships = table.ships.iter().filter(move |ship| is_afloat(ship) && counts(&ship.id));
    let ships = ships.filter_map(|ship| Some((ship.id, of_ship(table, ship)?)));
    let swims = |kraken: &&Kraken| swims(kraken) && kraken.embraces.is_none();
    let bases = table.krakens.iter().filter(swims).filter(move |kraken| counts(&kraken.id));
    let bases = bases.map(|kraken| (kraken.id, of_kraken(table, kraken)));
    let forts = table.forts.iter().filter(move |fort| counts(&fort.id)).map(|fort| (fort.id, of_fort(table, fort)));
    let wrecks = table.wrecks.iter().filter(move |wreck| counts(&wreck.id));
    let wrecks = wrecks.filter_map(|wreck| Some((wreck.id, of_wreck(table, wreck)?)));
    let islands = table.islands.iter().filter(move |island| counts(&island.id));
    let islands = islands.map(|island| (island.id, Cow::Borrowed(&island.shape)));
    let built = |(id, shape)| (id, Cow::Owned(shape));
    ships.chain(bases).map(built).chain(islands).chain(forts.chain(wrecks).map(built))
}

/// An obstacle that this shape overlaps, if any.
#[must_use]
pub fn overlapped(table: &State, shape: &Shape, except: &[Name]) -> Option<Name> {
    let rulers = rulers(table);
    obstacles(table, except).find(|(_, other)| plane::overlap(shape, other, &rulers)).map(|(id, _)| id)
}

/// Does this shape overlap an obstacle?
#[must_use]
pub fn overlaps(table: &State, shape: &Shape, except: &[Name]) -> bool {
    overlapped(table, shape, except).is_some()
}

/// Does this shape meet an obstacle, or reach beyond the table's edge?
#[must_use]
pub fn is_taken(table: &State, shape: &Shape, except: &[Name]) -> bool {
    off_table(table, shape) || obstacles(table, except).any(|(_, other)| plane::meets(shape, &other))
}

/// Obstacles that overlap each other, which none may (PC-24.6 b), but for a fort on its island. Between two segments a hull may
/// lie over something (PC-5.6).
#[must_use]
pub fn overlapping(table: &State) -> Vec<(Name, Name)> {
    let rulers = rulers(table);
    let sails = table.running.as_ref().filter(|running| !running.over).map(|running| running.unit);
    let sails = sails.into_iter().chain(sails.and_then(|unit| table.ship(unit)?.towing));
    let sails: Vec<Name> = sails.collect();
    let pieces: Vec<_> = obstacles(table, &sails).collect();
    let is_land = |id: Name| table.island(id).is_some() || table.fort(id).is_some();
    let pairs = pieces.iter().enumerate().flat_map(|(at, one)| {
        let overlapped = pieces.iter().skip(at + 1).filter(|other| plane::overlap(&one.1, &other.1, &rulers));
        overlapped.map(|other| (one.0, other.0))
    });
    pairs.filter(|(one, other)| !(is_land(*one) && is_land(*other))).collect()
}

/// Two pieces touch (PC-18.2).
fn touch(table: &State, one: &Shape, other: &Shape) -> bool {
    plane::touch(one, other, &rulers(table))
}

/// Does the bow of a ship in this pose touch the island, or the part of its fort over the water (PC-18.18, 18.20)?
#[must_use]
pub fn bow_touches(table: &State, hull: &Hull, pose: Pose, island: &Island) -> bool {
    let bow = hull.bow_region(pose);
    let fort = table.fort_on(island.id).map(|fort| of_fort(table, fort));
    touch(table, &bow, &island.shape) || fort.is_some_and(|fort| touch(table, &bow, &fort))
}

/// Does the ship's bow touch the island, and may she dock there (PC-6.1 to 6.3)?
#[must_use]
pub fn docks_at(table: &State, ship: &Ship, island: &Island) -> bool {
    let touches = hull(table, ship).is_some_and(|hull| bow_touches(table, hull, ship.pose, island));
    touches && is_afloat(ship) && !ship.ghost && harbours::may_dock(table, ship, island)
}

/// A hull as it lies.
type Lies<'a> = (&'a Hull, Pose);

/// The hull and the pose of a ship that is afloat.
fn lies<'a>(table: &'a State, ship: &Ship) -> Option<Lies<'a>> {
    Some((hull(table, ship).filter(|_| is_afloat(ship))?, ship.pose))
}

/// The hulls and poses of two ships that lie near enough to touch.
fn two(table: &State, unit: Name, other: Name) -> Option<(Lies<'_>, Lies<'_>)> {
    let (own, its) = (lies(table, table.ship(unit)?)?, lies(table, table.ship(other)?)?);
    (unit != other && Hull::may_touch(own, its, &rulers(table))).then_some((own, its))
}

/// Does the bow of one touch the aft part of the other?
fn strikes(table: &State, own: Lies<'_>, its: Lies<'_>) -> bool {
    let near = Hull::may_touch(own, its, &rulers(table));
    near && touch(table, &own.0.bow_region(own.1), &its.0.aft_region(its.1))
}

/// The enemy ships at whose side or stern the bow of this one is.
fn struck<'a>(table: &'a State, ship: &'a Ship) -> impl Iterator<Item = &'a Ship> {
    let own = lies(table, ship);
    let enemies = table.ships.iter().filter(move |other| own.is_some() && other.flag != ship.flag);
    enemies.filter(move |other| own.zip(lies(table, other)).is_some_and(|(own, its)| strikes(table, own, its)))
}

/// Does the bow of this ship touch the aft part of that one (PC-18.18)?
#[must_use]
pub fn rams(table: &State, unit: Name, other: Name) -> bool {
    two(table, unit, other).is_some_and(|(own, its)| strikes(table, own, its))
}

/// Do the two touch bow to bow and not otherwise (PC-7.7)?
#[must_use]
pub fn bow_to_bow(table: &State, unit: Name, other: Name) -> bool {
    let Some(((own, at), (hull, pose))) = two(table, unit, other) else { return false };
    touch(table, &own.bow_region(at), &hull.bow_region(pose)) && !rams(table, unit, other)
}

/// Is this ship out of every pin: a Galley, an active ghost, lost (PC-7.12)?
fn is_free(table: &State, ship: &Ship) -> bool {
    ship.ghost || !is_afloat(ship) || sums::keyword(table, ship.id, Keyword::Galley)
}

/// Can this ship be pinned by that one, if she is held (PC-7.8, 7.12)?
#[must_use]
pub fn may_pin(table: &State, unit: &Ship, by: &Ship) -> bool {
    let apart = unit.flag == by.flag || by.is_derelict() || is_free(table, unit) || is_free(table, by);
    !apart && !sums::has(table, unit.id, |ability| *ability == Ability::Unpinnable)
}

/// The enemy ship by which this one is pinned (PC-7.8, 7.12, 7.19).
#[must_use]
pub fn pinned_by(table: &State, unit: Name) -> Option<Name> {
    let ship = table.ship(unit).filter(|ship| is_afloat(ship))?;
    match table.options.pin {
        PinOption::Definition => struck(table, ship).find(|by| may_pin(table, ship, by)).map(|by| by.id),
        PinOption::Rammed => {
            let mut pairs = table.pinned.iter().filter(|(one, _)| *one == unit);
            let holds = |by: Name| {
                let by = table.ship(by)?;
                (may_pin(table, ship, by) && touching(table, unit, by.id)).then_some(by.id)
            };
            pairs.find_map(|(_, by)| holds(*by))
        }
    }
}

/// Do the outlines of two pieces touch?
#[must_use]
pub fn touching(table: &State, one: Name, other: Name) -> bool {
    let shapes = piece(table, one).zip(piece(table, other));
    shapes.is_some_and(|(one, other)| touch(table, &one, &other))
}

/// Do two pieces lie within S of each other (PC-18.17)?
#[must_use]
pub fn within_s(table: &State, one: Name, other: Name) -> bool {
    let shapes = piece(table, one).zip(piece(table, other));
    let rulers = rulers(table);
    shapes.is_some_and(|(one, other)| plane::within(&one, &other, rulers.s, &rulers))
}

/// Enemy ships whose side or stern her bow touches (PC-7.1).
#[must_use]
pub fn at_bow(table: &State, unit: Name) -> Vec<Name> {
    table.ship(unit).into_iter().flat_map(|ship| struck(table, ship)).map(|other| other.id).collect()
}
