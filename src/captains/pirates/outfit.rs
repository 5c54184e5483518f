//! A fleet by lot (PC-2): lawful, of one nation, of as many points as may be, and by its figures much like the ready ones.

use crate::captains::Lots;
use crate::chance::shuffle;
use crate::rules::pirates::fleet::{self, FleetOptions};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::{Berth, Fleet, Pack};
use crate::rules::pirates::words::Nation;

/// This number of fleets is drawn, and one of them is taken.
const DRAWN: usize = 4;
/// Ships take this number of tenths of the points; the rest is for crew.
const HULLS: u16 = 8;
/// A nation with fewer ships would always send the same ones.
const SHIPS: usize = 4;
/// The worth of a space for a coin in a comparison of fleets, in tenths of a hit.
const SPACE: u32 = 5;

/// A fleet of the agreed total, as near to those it shall be like as lots bring it.
#[must_use]
pub fn by_lot(pack: &Pack, id: Name, agreed: &FleetOptions, like: &[&Fleet], lots: &mut dyn Lots) -> Option<Fleet> {
    let average = |of: &dyn Fn(&Fleet) -> u32| {
        let sum: u32 = like.iter().map(|fleet| of(fleet)).sum();
        u32::try_from(like.len()).ok().filter(|count| *count > 0).map(|count| sum / count)
    };
    let guns = |fleet: &Fleet| fleet::guns_in_tenths(pack, fleet);
    let spaces = |fleet: &Fleet| u32::from(fleet::free_spaces(pack, fleet));
    let usual = average(&guns).zip(average(&spaces));
    let strange = |fleet: &Fleet| {
        usual.map_or(0, |(hits, room)| guns(fleet).abs_diff(hits) + SPACE * spaces(fleet).abs_diff(room))
    };
    let drawn = (0..DRAWN).filter_map(|_| drawn(pack, id, agreed, lots));
    drawn.min_by_key(|fleet| (left(pack, agreed, fleet), strange(fleet)))
}

/// The points that are not spent.
fn left(pack: &Pack, agreed: &FleetOptions, fleet: &Fleet) -> u16 {
    fleet::total(pack, fleet, agreed.total).saturating_sub(fleet::points(pack, fleet))
}

fn drawn(pack: &Pack, id: Name, agreed: &FleetOptions, lots: &mut dyn Lots) -> Option<Fleet> {
    let sails = |nation: Nation| pack.crafts.iter().filter(move |(_, craft)| craft.nation == nation);
    let nations: Vec<Nation> = Nation::ALL.into_iter().filter(|nation| sails(*nation).count() >= SHIPS).collect();
    let nation = *nations.get(lots.draw(nations.len()))?;
    let sets: Vec<&Vec<u8>> = pack.coin_sets_for(agreed.total).values().collect();
    let forts = pack.strongholds.iter().filter(|(_, fort)| fort.nation == nation).map(|(card, _)| *card);
    let mut fleet = Fleet {
        id,
        rank: 0,
        called: String::new(),
        build_total: agreed.total,
        ships: Vec::new(),
        ashore: Vec::new(),
        krakens: Vec::new(),
        forts: forts.collect(),
        coins: sets.get(lots.draw(sets.len())).map(|coins| coins.to_vec()).unwrap_or_default(),
        uniques: Vec::new(),
    };
    let mut ships: Vec<(Name, u16)> = sails(nation).map(|(ship, craft)| (*ship, u16::from(craft.points))).collect();
    shuffle(&mut ships, |count| lots.draw(count));
    // Hulls first, up to their share; the rest of the points is filled up after the crew.
    let hulls = agreed.total * HULLS / 10;
    ships.iter().for_each(|ship| launch(pack, agreed, &mut fleet, *ship, hulls));
    let mut hands: Vec<(usize, Name, u16)> = Vec::new();
    for (card, hand) in &pack.hands {
        let works = |berth: &Berth| pack.craft(berth.ship).is_some_and(|craft| craft.opens_to(hand.nation));
        let berths = fleet.ships.iter().enumerate().filter(|(_, berth)| works(berth));
        hands.extend(berths.map(|(place, _)| (place, *card, u16::from(hand.points))));
    }
    shuffle(&mut hands, |count| lots.draw(count));
    hands.into_iter().for_each(|hand| sign_on(pack, agreed, &mut fleet, hand));
    ships.into_iter().for_each(|ship| launch(pack, agreed, &mut fleet, ship, agreed.total));
    (!fleet.ships.is_empty()).then_some(fleet)
}

/// Adds a ship if she is lawful and the fleet's points stay within these.
fn launch(pack: &Pack, agreed: &FleetOptions, fleet: &mut Fleet, (ship, points): (Name, u16), most: u16) {
    if fleet::points(pack, fleet) + points > most {
        return;
    }
    fleet.ships.push(Berth { ship, crew: Vec::new() });
    if !fleet::faults(pack, fleet, agreed).is_empty() {
        fleet.ships.pop();
    }
}

/// Adds crew if that is lawful and leaves a space for a coin.
fn sign_on(pack: &Pack, agreed: &FleetOptions, fleet: &mut Fleet, (place, card, points): (usize, Name, u16)) {
    if points > left(pack, agreed, fleet) {
        return;
    }
    let Some(berth) = fleet.ships.get_mut(place).filter(|berth| !berth.crew.contains(&card)) else { return };
    berth.crew.push(card);
    let has_room = pack.capacity(berth.ship, &berth.crew) > pack.crew_spaces(&berth.crew);
    if !has_room || !fleet::faults(pack, fleet, agreed).is_empty() {
        fleet.ships.get_mut(place).map(|berth| berth.crew.pop());
    }
}
