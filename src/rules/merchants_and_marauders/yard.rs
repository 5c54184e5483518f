//! The shipyard: ships, repairs, weapons, modifications, and crew (MM-10.15 to 10.31).

use super::clauses::Item;
use super::game::{Ruling, Table};
use super::glory::{self, GloryFor};
use super::happenings::{Ships, Turns};
use super::hours::{Hour, Occasion};
use super::occasions;
use super::purse;
use super::state::{Activity, Ship, Side, State};
use super::sums;
use super::trials;
use super::wants::{Choice, Why};
use super::words::{ByLocation, Colour, Fitting, Location, ShipKind, Skill, Test, Weapon, Zone};
use crate::rules::kernel::keyed::Few;

/// A used Reinforced Hull is restored for this (MM-10.23).
pub const RESTORING: u8 = 3;
/// A special weapon brings this (MM-10.15).
pub const WEAPON_BRINGS: u8 = 1;

/// The visit to the shipyard is one activity, as long as no other begins (MM-10.15).
pub fn visit(table: &mut Table<'_>, by: Colour) {
    if table.turn.activities.last() != Some(&Activity::Yard) {
        table.tell(Turns::ActivityBegan { by, activity: Activity::Yard });
    }
}

// ---- ships

/// Ship cards of this type that nobody has (MM-10.19).
#[must_use]
pub fn cards_left(state: &State, kind: ShipKind) -> u8 {
    let sailed =
        state.players.iter().filter_map(|player| player.ship.as_ref()).filter(|ship| ship.kind == kind).count();
    let cards = state.pack.ships.get(&kind).map_or(0, |card| card.cards);
    cards.saturating_sub(u8::try_from(sailed).unwrap_or(u8::MAX))
}

/// The old ship brings this much, if `carried` of its modifications go over to the new one (MM-10.17, 10.18, T-1).
#[must_use]
pub fn resale(state: &State, by: Colour, carried: usize) -> u16 {
    let Some(ship) = state.ship(by) else { return 0 };
    let Some(sell) = state.pack.ships.get(&ship.kind).and_then(|card| card.sell) else { return 0 };
    let fittings = u16::try_from(ship.fittings.len().saturating_sub(carried)).unwrap_or(0);
    let damage = u16::from(sums::damage(state, by, false));
    u16::from(sell).saturating_add(fittings).saturating_sub(damage)
}

/// Can this ship be paid, with what the old one brings (MM-10.16)?
#[must_use]
pub fn affords(state: &State, by: Colour, kind: ShipKind, carried: usize) -> bool {
    let means = purse::within_reach(state, by).saturating_add(resale(state, by, carried));
    sums::ship_price(state, by, kind).is_some_and(|price| means >= price.into())
}

/// Sells the old ship and buys this one, in one step (MM-10.16 to 10.22).
///
/// # Errors
/// Stops where an answer is missing.
pub fn buy_ship(table: &mut Table<'_>, by: Colour, kind: ShipKind) -> Ruling<()> {
    visit(table, by);
    occasions::open(table, &Occasion::of(Hour::BeforeBuyShip, by))?;
    let carried = carried(table, by, kind)?;
    let Some(price) = sums::ship_price(table, by, kind) else { return Ok(()) };
    let first_big = table.pack.ships.get(&kind).is_some_and(|card| card.big)
        && table.player(by).is_some_and(|player| !player.big_ship);
    let brings = resale(table, by, carried.len());
    let ship = built(table, by, kind, carried);
    purse::gain(table, by, brings);
    purse::pay(table, by, price.into());
    table.tell(Ships::ShipBought { by, ship });
    scatter(table, by)?;
    if first_big {
        glory::point(table, by, GloryFor::BigShip)?;
    }
    Ok(())
}

/// Modifications that go over to the new ship where they may (St. John); those left behind raise the sale price.
fn carried(table: &mut Table<'_>, by: Colour, kind: ShipKind) -> Ruling<Few<Fitting, bool, 8>> {
    let seat = table.seat(by);
    let mut carried: Few<Fitting, bool, 8> = Few::new();
    let aboard = table.ship(by).map_or_else(Few::new, |ship| ship.fittings.clone());
    while table.turn.carry && affords(table, by, kind, carried.len() + 1) {
        let left = aboard.keys().filter(|fitting| carried.get(fitting).is_none());
        let options = left.copied().map(Choice::Fitting).chain([Choice::Enough]).collect();
        let Some(Choice::Fitting(fitting)) = table.choose(seat, options, Why::Carry { by })? else { break };
        carried.insert(fitting, aboard.get(&fitting).copied().unwrap_or(false));
    }
    Ok(carried)
}

/// The new ship, undamaged, with the crew that comes over (MM-5.12, 10.22).
fn built(state: &State, by: Colour, kind: ShipKind, fittings: Few<Fitting, bool, 8>) -> Ship {
    let crew = sums::track(state, Side::Player(by), Location::Crew);
    let mut ship = Ship { kind, now: ByLocation::default(), fittings };
    let sailing = sailing(state, by, &ship);
    for location in Location::ALL {
        ship.now[location] = sums::max(&sailing, Side::Player(by), location);
    }
    ship.now[Location::Crew] = ship.now[Location::Crew].min(crew);
    ship
}

/// The table as it would be if the captain sailed this ship.
fn sailing(state: &State, by: Colour, ship: &Ship) -> State {
    let mut imagined = state.clone();
    imagined.of(by, |player| player.ship = Some(ship.clone()));
    imagined
}

/// Modification tokens of a lost ship are mixed face down, and its owner puts each into a port that holds none
/// (MM-10.28).
///
/// # Errors
/// Stops where an answer is missing.
pub fn scatter(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let tokens = table.scattered.clone();
    if tokens.is_empty() {
        return Ok(());
    }
    let order = if tokens.len() > 1 { table.shuffled(&tokens, Why::Fittings)? } else { tokens };
    let count = u8::try_from(order.len()).unwrap_or(u8::MAX);
    table.tell(Ships::FittingsMixed { by, count, order: Some(order.clone()) });
    let seat = table.seat(by);
    for (left, fitting) in (1..=count).rev().zip(order) {
        let free = table.pack.ports().filter(|port| table.yards.get(port).is_none());
        let options = free.map(Choice::Zone).collect();
        let Some(Choice::Zone(port)) = table.choose(seat, options, Why::Scatter { by, left })? else { return Ok(()) };
        table.tell(Ships::FittingPlaced { by, port, fitting: Some(fitting) });
    }
    Ok(())
}

// ---- repairs

/// Raises a location by this number of points, not above its maximum.
pub fn mend(table: &mut Table<'_>, by: Colour, location: Location, points: u8) {
    let side = Side::Player(by);
    let before = sums::track(table, side, location);
    let now = before.saturating_add(points).min(sums::max(table, side, location));
    if now > before {
        table.tell(Ships::Repaired { by, location, points: now - before, now });
    }
}

/// Repairs a location for gold (MM-10.23).
pub fn repair(table: &mut Table<'_>, by: Colour, location: Location, points: u8) {
    visit(table, by);
    let price = u16::from(sums::price(table, by, Item::Repair)).saturating_mul(points.into());
    purse::pay(table, by, price);
    mend(table, by, location, points);
}

/// Turns a used Reinforced Hull back for gold (MM-10.23).
pub fn restore(table: &mut Table<'_>, by: Colour) {
    visit(table, by);
    purse::pay(table, by, RESTORING.into());
    table.tell(Ships::HullRestored { by });
}

// ---- weapons

/// Tokens of this weapon in the supply (MM-10.24). By a house rule there are more of all kinds (D-1).
#[must_use]
pub fn weapons_left(state: &State, weapon: Weapon) -> u8 {
    let printed: u8 = state.pack.weapon_tokens.values().copied().fold(0, u8::saturating_add);
    let more = state.house.weapons.saturating_sub(printed) / 3;
    let aboard = state.players.iter().filter(|player| player.weapons.contains(&weapon)).count();
    let tokens = state.pack.weapon_tokens.get(&weapon).copied().unwrap_or(0).saturating_add(more);
    tokens.saturating_sub(u8::try_from(aboard).unwrap_or(u8::MAX))
}

/// One weapon of each kind that is missing, while the supply has it (MM-28.5).
pub fn take_weapons(table: &mut Table<'_>, by: Colour) {
    for weapon in Weapon::ALL {
        let missing = table.player(by).is_some_and(|player| !player.weapons.contains(&weapon));
        if missing && weapons_left(table, weapon) > 0 {
            table.tell(Ships::WeaponGained { by, weapon });
        }
    }
}

/// A special weapon is bought (MM-10.24).
pub fn buy_weapon(table: &mut Table<'_>, by: Colour, weapon: Weapon) {
    visit(table, by);
    let price = sums::price(table, by, Item::Weapon);
    purse::pay(table, by, price.into());
    table.tell(Ships::WeaponGained { by, weapon });
}

/// A special weapon is sold (MM-10.15).
pub fn sell_weapon(table: &mut Table<'_>, by: Colour, weapon: Weapon) {
    visit(table, by);
    table.tell(Ships::WeaponSold { by, weapon });
    purse::gain(table, by, WEAPON_BRINGS.into());
}

// ---- modifications

/// Moves the token of a port aboard; values that it raises rise with it, all but the Crew (MM-10.25, 10.29).
pub fn fit(table: &mut Table<'_>, by: Colour, fitting: Fitting, from: Zone) {
    let Some(ship) = table.ship(by) else { return };
    let mut fitted = ship.clone();
    fitted.fittings.insert(fitting, false);
    let after = sailing(table, by, &fitted);
    let side = Side::Player(by);
    let raised = Location::ALL.into_iter().filter(|location| *location != Location::Crew).filter_map(|location| {
        let more = sums::max(&after, side, location).saturating_sub(sums::max(table, side, location));
        (more > 0).then(|| (location, sums::track(table, side, location).saturating_add(more)))
    });
    let raises = raised.collect();
    table.tell(Ships::FittingTaken { by, fitting, from, raises });
}

/// Buys the token that lies here (MM-10.25).
pub fn buy_modification(table: &mut Table<'_>, by: Colour) {
    visit(table, by);
    let Some(port) = table.player(by).and_then(|player| player.at.zone()) else { return };
    let Some(yard) = table.yards.get(&port).copied() else { return };
    let price = sums::price(table, by, Item::Modification);
    purse::pay(table, by, price.into());
    fit(table, by, yard.kind, port);
}

// ---- crew

/// This number of men comes aboard, as far as there is room.
pub fn crew_gain(table: &mut Table<'_>, by: Colour, men: u8) {
    let side = Side::Player(by);
    let before = sums::track(table, side, Location::Crew);
    let now = before.saturating_add(men).min(sums::max(table, side, Location::Crew));
    if now > before {
        table.tell(Ships::CrewGained { by, men: now - before, now });
    }
}

/// This number of men is lost, as far as there are any.
pub fn crew_lose(table: &mut Table<'_>, by: Colour, men: u8) {
    let before = sums::track(table, Side::Player(by), Location::Crew);
    let now = before.saturating_sub(men);
    if now < before {
        table.tell(Ships::CrewLost { by, men: before - now, now });
    }
}

/// Men that the ship has room for.
#[must_use]
pub fn berths(state: &State, by: Colour) -> u8 {
    let side = Side::Player(by);
    sums::max(state, side, Location::Crew).saturating_sub(sums::track(state, side, Location::Crew))
}

/// Recruits: a success fills the ship, after a failure men cost gold (MM-10.31).
///
/// # Errors
/// Stops where an answer is missing.
pub fn recruit(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    table.tell(Turns::ActivityBegan { by, activity: Activity::Recruit });
    if trials::passes(table, by, Test::Recruit, Skill::Leadership)? {
        let men = berths(table, by);
        crew_gain(table, by, men);
        return Ok(());
    }
    let price = u16::from(sums::price(table, by, Item::Crew));
    let reach = purse::within_reach(table, by);
    let men = reach.checked_div(price).unwrap_or(u16::MAX).min(berths(table, by).into());
    let seat = table.seat(by);
    let options = (0..=men).map(Choice::Amount).collect();
    if let Some(Choice::Amount(men)) = table.choose(seat, options, Why::HireCrew { by })? {
        purse::pay(table, by, men.saturating_mul(price));
        crew_gain(table, by, u8::try_from(men).unwrap_or(u8::MAX));
    }
    Ok(())
}
