//! Missions: offered, claimed, fulfilled (MM-10.37 to 10.40, T-9, MM-28.6).

use super::clauses::Cost;
use super::game::{Ruling, Table};
use super::glory::{self, GloryFor};
use super::happenings::{Papers, Trade, Turns};
use super::ids::{CardId, CargoId, Sort};
use super::occasions;
use super::pack::{Deed, MissionCard};
use super::purse;
use super::sources;
use super::state::{Activity, State, Where};
use super::trials;
use super::wants::{Choice, Why};
use super::words::{Colour, Good, Nation, NpcKind, Test, Zone};

/// Missions on offer (MM-10.38).
const OFFERED: usize = 2;

/// A captain did something that a mission may ask for (MM-28.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeedDone {
    /// A Port action began here.
    Port(Zone),
    BeatNpc(NpcKind),
    /// A player, who was a pirate or none.
    BeatPlayer {
        pirate: bool,
    },
    /// A successful raid with this much plunder (G-68).
    Raided(Nation, u8),
    /// The objective of a Scout.
    Found(Zone),
    /// A garrison was beaten from this zone.
    Landed(Zone),
}

/// The mission of a player, as it is printed.
#[must_use]
pub fn of(state: &State, by: Colour) -> Option<(CardId, &MissionCard)> {
    let card = state.player(by)?.mission?;
    Some((card, state.pack.missions.get(&card)?))
}

/// The ways in which the mission of a player asks for a deed.
pub fn deeds(state: &State, by: Colour) -> impl Iterator<Item = Deed> + '_ {
    of(state, by).into_iter().flat_map(|(_, printed)| printed.deeds.iter().copied())
}

/// Draws missions until two lie on offer; an empty deck is rebuilt from its discard (MM-10.38, 10.40).
///
/// # Errors
/// Stops where an answer is missing.
pub fn offer(table: &mut Table<'_>) -> Ruling<()> {
    while table.missions.len() < OFFERED {
        if table.decks.mission.is_empty() && !table.discards.mission.is_empty() {
            let pile = table.discards.mission.clone();
            let order = table.shuffled(&pile, Why::Deck { sort: Sort::Mission })?;
            table.tell(Papers::MissionsShuffled { order: Some(order) });
        }
        let Some(card) = table.decks.mission.first().copied() else { return Ok(()) };
        table.tell(Papers::MissionOffered { card });
    }
    Ok(())
}

/// Applies for a mission of this port. A failure leaves it on the board; a success draws the next one (MM-10.37 to
/// 10.39).
///
/// # Errors
/// Stops where an answer is missing.
pub fn claim(table: &mut Table<'_>, by: Colour, card: CardId) -> Ruling<()> {
    table.tell(Turns::ActivityBegan { by, activity: Activity::Mission });
    table.tell(Papers::MissionTried { by, card });
    let test = table.pack.missions.get(&card).and_then(|printed| printed.test);
    if let Some(skill) = test
        && !trials::passes(table, by, Test::Claim, skill)?
    {
        return Ok(());
    }
    if let Some(old) = table.player(by).and_then(|player| player.mission) {
        let seat = table.seat(by);
        let answer = table.choose(seat, vec![Choice::Yes, Choice::No], Why::DropMission { by })?;
        if answer != Some(Choice::Yes) {
            return Ok(());
        }
        table.tell(Papers::MissionDropped { by, card: old });
    }
    table.tell(Papers::MissionClaimed { by, card });
    offer(table)
}

/// Did this fulfil what the mission asks for?
fn fulfils(state: &State, by: Colour, deed: Deed, done: &DeedDone) -> bool {
    match (deed, *done) {
        (Deed::Port(asked), DeedDone::Port(port)) => asked == port,
        (Deed::PortHome, DeedDone::Port(port)) => state.captain(by).is_some_and(|captain| captain.home == port),
        (Deed::BeatPirateNpc, DeedDone::BeatNpc(npc)) => npc.is_pirate(),
        (Deed::BeatNaval, DeedDone::BeatNpc(npc)) => !npc.is_pirate(),
        (Deed::BeatPirate, DeedDone::BeatPlayer { pirate }) => pirate,
        (Deed::Raided(asked, least), DeedDone::Raided(nation, plunder)) => asked == nation && plunder >= least,
        (Deed::Found(asked), DeedDone::Found(zone)) => asked == zone,
        (Deed::Landed(asked, ..), DeedDone::Landed(zone)) => asked == zone,
        _ => false,
    }
}

/// A deed was done that a mission may ask for: the mission is completed if it does (MM-10.40). A payment in port is a
/// step of its own, [`deliver`].
///
/// # Errors
/// Stops where an answer is missing.
pub fn done(table: &mut Table<'_>, by: Colour, done: &DeedDone) -> Ruling<()> {
    let Some((card, printed)) = of(table, by) else { return Ok(()) };
    let pay = printed.pay.clone();
    let in_port = matches!(done, DeedDone::Port(_));
    let fulfilled = printed.deeds.iter().any(|deed| fulfils(table, by, *deed, done));
    if !fulfilled || (in_port && !pay.is_empty()) || !can_pay(table, by, &pay) {
        return Ok(());
    }
    settle(table, by, &pay);
    complete(table, by, card)
}

/// Benefit and point of a mission that is done (MM-10.40).
fn complete(table: &mut Table<'_>, by: Colour, card: CardId) -> Ruling<()> {
    table.tell(Papers::MissionCompleted { by, card });
    let gain = table.pack.missions.get(&card).map_or_else(Vec::new, |printed| printed.gain.clone());
    occasions::carry_out(table, by, sources::of_card(card), &gain)?;
    glory::point(table, by, GloryFor::Mission)
}

// ---- steps in port

/// Something can be handed over in this port for the mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub card: CardId,
    /// A number of cards of this good; none where the mission asks for gold alone.
    pub goods: Option<(Good, u8)>,
    pub pay: Vec<Cost>,
}

/// The mission's step in the port where the captain lies, if it is one between activities (T-9). A Port action
/// that it asks for is a later one than that of the claim (G-49).
#[must_use]
pub fn delivery(state: &State, by: Colour) -> Option<Delivery> {
    let (card, printed) = of(state, by)?;
    let player = state.player(by)?;
    let Where::Port(port) = player.at else { return None };
    let pay = printed.pay.clone();
    let later = player.mission_age > 0 && !pay.is_empty();
    printed
        .deeds
        .iter()
        .find_map(|deed| match *deed {
            Deed::Deliver(good, count, at) if at == port => Some(Some((good, count))),
            Deed::Port(_) | Deed::PortHome if later && fulfils(state, by, *deed, &DeedDone::Port(port)) => Some(None),
            _ => None,
        })
        .map(|goods| Delivery { card, goods, pay })
}

/// The cargo cards that would be handed over; none if there are too few.
#[must_use]
pub fn handed_over(state: &State, by: Colour, delivery: &Delivery) -> Option<Vec<CargoId>> {
    let Some((good, count)) = delivery.goods else { return Some(Vec::new()) };
    let aboard = state.player(by).into_iter().flat_map(|player| &player.cargo);
    let cards: Vec<CargoId> = aboard.copied().filter(|card| card.good == good).take(count.into()).collect();
    (cards.len() == usize::from(count)).then_some(cards)
}

/// Hands over what the mission asks for in this port, and completes it (T-9, G-61).
///
/// # Errors
/// Stops where an answer is missing.
pub fn deliver(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let Some(delivery) = delivery(table, by) else { return Ok(()) };
    let Some(cards) = handed_over(table, by, &delivery) else { return Ok(()) };
    table.tell(Turns::StepTaken { by, card: delivery.card });
    if !cards.is_empty() {
        table.tell(Trade::CargoDelivered { by, cards });
    }
    settle(table, by, &delivery.pay);
    complete(table, by, delivery.card)
}

/// Can the price of a mission be paid? Missions ask for gold and cargo.
#[must_use]
pub fn can_pay(state: &State, by: Colour, pay: &[Cost]) -> bool {
    pay.iter().all(|cost| match *cost {
        Cost::Gold(gold) => purse::can_pay(state, by, gold.into()),
        Cost::Cargo(good, count) => cards_of(state, by, good).len() >= usize::from(count),
        Cost::Action(_) | Cost::This | Cost::Test(_) => false,
    })
}

/// The gold that a mission asks for.
#[must_use]
pub fn gold_of(pay: &[Cost]) -> u16 {
    let gold = pay.iter().map(|cost| if let Cost::Gold(gold) = cost { u16::from(*gold) } else { 0 });
    gold.fold(0, u16::saturating_add)
}

fn cards_of(state: &State, by: Colour, good: Good) -> Vec<CargoId> {
    let aboard = state.player(by).into_iter().flat_map(|player| &player.cargo);
    aboard.copied().filter(|card| card.good == good).collect()
}

fn settle(table: &mut Table<'_>, by: Colour, pay: &[Cost]) {
    for cost in pay {
        match *cost {
            Cost::Gold(gold) => purse::pay(table, by, gold.into()),
            Cost::Cargo(good, count) => {
                let cards = cards_of(table, by, good).into_iter().take(count.into()).collect();
                table.tell(Trade::CargoDelivered { by, cards });
            }
            Cost::Action(_) | Cost::This | Cost::Test(_) => {}
        }
    }
}

/// A mission whose own turns have run out is discarded as a turn ends (M-24).
pub fn lapse(table: &mut Table<'_>, by: Colour) {
    let age = table.player(by).map_or(0, |player| player.mission_age);
    let late = of(table, by).filter(|(_, printed)| printed.turns.is_some_and(|turns| age >= turns));
    if let Some(card) = late.map(|(card, _)| card) {
        table.tell(Papers::MissionLapsed { by, card });
    }
}
