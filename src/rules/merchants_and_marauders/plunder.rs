//! The victor's share: bounty, glory, reward, goods, the ship (MM-12.2, 12.12 to 12.14, MM-20).

use super::bounties;
use super::cargo;
use super::fight::moment;
use super::game::{Ruling, Table};
use super::glory::{self, GloryFor, HAND, trade_of};
use super::happenings::Battles;
use super::hours::Hour;
use super::ids::CargoId;
use super::missions::{self, DeedDone};
use super::purse;
use super::state::{Outcome, Side, State};
use super::sums;
use super::wants::{Choice, Why};
use super::words::{Colour, Location, Nation, NpcKind, ShipKind};
use super::yard;

/// A nation pays this for each level of its bounty (T-7).
const A_LEVEL: u16 = 5;
/// Cargo cards in the hold of a naval ship (MM-20.6).
const NAVAL_CARGO: u8 = 3;

/// The reward for beating a pirate of no player (MM-12.14).
#[must_use]
pub const fn reward_of(npc: NpcKind) -> Option<u16> {
    match npc {
        NpcKind::PirateSloop => Some(5),
        NpcKind::PirateFrigate => Some(15),
        _ => None,
    }
}

/// The reward that a nation pays for a pirate with a bounty of this level (MM-12.12).
#[must_use]
pub fn reward_for(level: u8) -> u16 {
    A_LEVEL * u16::from(level)
}

/// A captain has beaten the other side and survived it. The loser's belongings go only after this.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn victory(table: &mut Table<'_>, by: Colour, loser: Side) -> Ruling<()> {
    let boarded = table.battle.as_ref().and_then(|battle| battle.outcome) == Some(Outcome::Boarded(loser));
    let deed = match loser {
        // A garrison brings nothing of its own (T-9).
        Side::Garrison => return Ok(()),
        Side::Npc(kind) => {
            // MM-12.2 (2).
            if let Some(nation) = kind.nation() {
                bounties::set(table, by, nation)?;
            }
            DeedDone::BeatNpc(kind)
        }
        Side::Player(other) => DeedDone::BeatPlayer { pirate: table.is_pirate(other) },
    };
    glory::point(table, by, GloryFor::Defeat)?;
    reward(table, by, loser)?;
    missions::done(table, by, &deed)?;
    if !boarded {
        return moment(table, Hour::Sank, vec![by]);
    }
    take_ship(table, by, loser)?;
    match loser {
        Side::Player(from) => from_captain(table, by, from),
        Side::Npc(kind) if !kind.is_pirate() => from_naval_ship(table, by, loser),
        // A pirate has nothing aboard (MM-20.7).
        Side::Npc(_) | Side::Garrison => Ok(()),
    }
}

/// One nation pays for a pirate player, the bank for a pirate of no player (MM-12.12, 12.14).
fn reward(table: &mut Table<'_>, by: Colour, loser: Side) -> Ruling<()> {
    let (nation, gold) = match loser {
        Side::Player(other) => {
            let nations = payers(table, by, other).into_iter().map(Choice::Nation).collect();
            let seat = table.seat(by);
            match table.choose(seat, nations, Why::Reward { by })? {
                Some(Choice::Nation(nation)) => (Some(nation), reward_for(table.bounty(other, nation))),
                _ => return Ok(()),
            }
        }
        Side::Npc(npc) => match reward_of(npc).filter(|_| !table.is_pirate(by)) {
            Some(gold) => (None, gold),
            None => return Ok(()),
        },
        Side::Garrison => return Ok(()),
    };
    table.tell(Battles::RewardPaid { by, nation, gold });
    purse::gain(table, by, gold);
    Ok(())
}

/// Nations with a bounty on the loser pay, but not those with one on the victor or at war with the victor's nation
/// (MM-12.13, 15.8).
#[must_use]
pub fn payers(table: &State, by: Colour, loser: Colour) -> Vec<Nation> {
    let own = table.captain(by).map(|captain| captain.nation);
    let friend = |nation: &Nation| table.bounty(by, *nation) == 0 && own.is_none_or(|own| !table.at_war(own, *nation));
    let wanted_by = |nation: &Nation| table.bounty(loser, *nation) > 0;
    Nation::ALL.into_iter().filter(wanted_by).filter(friend).collect()
}

/// The victor may sail on in the beaten ship. It is asked first, for the limits are those of the ship the victor sails
/// on (MM-20.2, 20.8 to 20.10).
fn take_ship(table: &mut Table<'_>, by: Colour, from: Side) -> Ruling<()> {
    let Some(ship) = prize(table, from) else { return Ok(()) };
    let seat = table.seat(by);
    if table.choose(seat, vec![Choice::Yes, Choice::No], Why::TakeShip { by })? != Some(Choice::Yes) {
        return Ok(());
    }
    // The crew comes over, as far as it finds room (MM-20.9).
    let crew = sums::track(table, Side::Player(by), Location::Crew).min(sums::max(table, from, Location::Crew));
    table.tell(Battles::PrizeTaken { by, from, ship, crew });
    yard::scatter(table, by)?;
    let room = sums::capacity(table, by);
    cargo::discard_down_to(table, by, room)
}

/// The type of a beaten ship, if a ship card of it is left; a beaten player gives up the card (MM-20.10).
fn prize(table: &State, from: Side) -> Option<ShipKind> {
    match from {
        Side::Player(by) => table.ship(by).map(|ship| ship.kind),
        Side::Npc(kind) => Some(sums::npc_ship(table, kind)).filter(|ship| yard::cards_left(table, *ship) > 0),
        Side::Garrison => None,
    }
}

/// Gold, cards, cargo, weapons and specialists go over one by one, within the victor's limits (MM-20.1, 20.2).
fn from_captain(table: &mut Table<'_>, by: Colour, from: Colour) -> Ruling<()> {
    let seat = table.seat(by);
    loop {
        let mut options = spoils(table, by, from);
        if options.is_empty() {
            return Ok(());
        }
        options.push(Choice::Enough);
        let chosen = table.choose(seat, options, Why::Plunder { by })?;
        let Some(taken) = chosen.and_then(|choice| goes_over(table, by, from, &choice)) else { return Ok(()) };
        table.tell(taken);
    }
}

/// Lists what the victor may still take.
fn spoils(table: &State, by: Colour, from: Colour) -> Vec<Choice> {
    let (Some(victor), Some(loser)) = (table.player(by), table.player(from)) else { return Vec::new() };
    let mut spoils = Vec::new();
    spoils.extend((loser.gold > 0).then_some(Choice::Gold));
    if victor.hand.len() < HAND {
        spoils.extend(loser.hand.iter().copied().map(Choice::Card));
    }
    spoils.extend(loser.rumor.filter(|_| victor.rumor.is_none()).map(Choice::Card));
    spoils.extend(loser.proved.iter().copied().map(Choice::Card));
    if victor.cargo.len() < usize::from(sums::capacity(table, by)) {
        spoils.extend(loser.cargo.iter().copied().map(Choice::Cargo));
    }
    spoils.extend(loser.weapons.iter().filter(|weapon| !victor.weapons.contains(weapon)).copied().map(Choice::Weapon));
    let lacks = |card: &_| trade_of(table, *card).is_some_and(|trade| !glory::has(table, by, trade));
    spoils.extend(loser.specialists.iter().copied().filter(lacks).map(Choice::Card));
    spoils
}

/// The fact that follows from a choice; none if it is enough.
fn goes_over(table: &State, by: Colour, from: Colour, choice: &Choice) -> Option<Battles> {
    let loser = table.player(from)?;
    Some(match *choice {
        Choice::Gold => Battles::GoldPlundered { by, from, gold: loser.gold },
        Choice::Card(card) if loser.hand.contains(&card) => Battles::CardPlundered { by, from, card: Some(card) },
        Choice::Card(card) if loser.specialists.contains(&card) => Battles::SpecialistPlundered { by, from, card },
        Choice::Card(rumor) if loser.proved.contains(&rumor) => Battles::ProvedPlundered { by, from, rumor },
        Choice::Card(rumor) => Battles::RumorPlundered { by, from, rumor: Some(rumor) },
        Choice::Cargo(cargo) => Battles::CargoPlundered { by, from, cargo: Some(cargo) },
        Choice::Weapon(weapon) => Battles::WeaponPlundered { by, from, weapon },
        _ => return None,
    })
}

/// Three cargo cards are worth their sum; of them as many are lost as the Hold of that ship is damaged, and the rest
/// may be kept (MM-20.6).
fn from_naval_ship(table: &mut Table<'_>, by: Colour, from: Side) -> Ruling<()> {
    let cards = cargo::draw(table, NAVAL_CARGO)?;
    if cards.is_empty() {
        return Ok(());
    }
    table.tell(Battles::SpoilsTurned { by, cards: cards.clone() });
    purse::gain(table, by, worth(table, &cards).into());
    let damage = sums::max(table, from, Location::Hold).saturating_sub(sums::track(table, from, Location::Hold));
    let lost = match usize::from(damage) {
        0 => Vec::new(),
        all if all >= cards.len() => cards.clone(),
        some => table.shuffled(&cards, Why::NavalPlunder)?.into_iter().take(some).collect(),
    };
    if !lost.is_empty() {
        table.tell(Battles::SpoilsLost { by, cards: lost.clone() });
    }
    let rest: Vec<CargoId> = cards.into_iter().filter(|card| !lost.contains(card)).collect();
    if rest.is_empty() { Ok(()) } else { cargo::keep(table, by, &rest, None) }
}

/// Adds up the plunder numbers of cargo cards.
#[must_use]
pub fn worth(table: &State, cards: &[CargoId]) -> u8 {
    let numbers = cards.iter().filter_map(|card| table.pack.cargo.get(card)).map(|card| card.plunder);
    numbers.fold(0, u8::saturating_add)
}
