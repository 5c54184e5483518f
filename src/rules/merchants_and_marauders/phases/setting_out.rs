//! The game is set out (MM-6.1 to 6.8). Scripts answer its questions in this order:
//!
//! 1. captains that enter before the first round, if there are any: the naval ones, then the pirates (MM-30.1);
//! 2. the decks: events, cargo, glory, rumors, missions, captains (MM-6.1);
//! 3. the tokens: demand (the first sixteen go to the ports in the order of T-1), modifications, merchants (MM-6.2 to
//!    6.4);
//!
//! and in the later phases: the ships of all (MM-6.8), of several Glory cards the one that is kept, seat by seat, and
//! the first player, if the set-up names none (MM-6.10).

use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::{Rounds, SettingOut, Turns};
use crate::rules::merchants_and_marauders::ids::{CardId, Sort};
use crate::rules::merchants_and_marauders::missions;
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::state::Phase;
use crate::rules::merchants_and_marauders::wants::Why;
use crate::rules::merchants_and_marauders::war;
use crate::rules::merchants_and_marauders::words::{ByZone, Colour, NpcKind, Zone};

/// Everything on the board, and a captain for everybody.
pub fn run(table: &mut Table<'_>, _: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    let Some(cruise) = table.opening.clone() else { return Ok(()) };
    if let Some((card, one, other)) = cruise.war {
        war::begin(table, card, one, other);
    }
    opening_npcs(table, table.house.opening_npcs)?;
    war::change_ships(table);
    for sort in [Sort::Event, Sort::Glory, Sort::Rumor, Sort::Mission, Sort::Captain] {
        // Cargo comes after the events.
        let cards = table.deck(sort).clone();
        let cards = table.shuffled(&cards, Why::Deck { sort })?;
        table.tell(SettingOut::DeckLaid { sort, cards: Some(cards) });
        if sort == Sort::Event {
            let cargo = table.decks.cargo.clone();
            let cargo = table.shuffled(&cargo, Why::Cargo)?;
            table.tell(SettingOut::CargoLaid { cards: Some(cargo) });
        }
    }
    if let Some(left) = cruise.events.filter(|left| usize::from(*left) < table.decks.event.len()) {
        table.tell(SettingOut::EventsCut { left });
    }
    tokens(table)?;
    missions::offer(table)?;
    let waiting: Vec<Colour> =
        table.players.iter().filter(|player| player.captain.is_none()).map(|player| player.colour).collect();
    for by in waiting {
        let captain = table.decks.captain.first().copied();
        table.tell(SettingOut::CaptainDealt { by, captain });
    }
    table.tell(Turns::PhaseBegan { phase: Phase::Ships });
    Ok(())
}

/// Demand, modifications and merchants (MM-6.2 to 6.4).
fn tokens(table: &mut Table<'_>) -> Ruling<()> {
    let ports: Vec<Zone> = table.pack.ports().collect();
    let mut demand = table.reserve.clone();
    demand = table.shuffled(&demand, Why::Demand)?;
    let reserve = demand.split_off(ports.len().min(demand.len()));
    let laid: ByZone<_> = ports.iter().copied().zip(demand).collect();
    table.tell(SettingOut::DemandLaid { ports: laid, reserve: Some(reserve) });
    let fittings = table.scattered.clone();
    let fittings = table.shuffled(&fittings, Why::Fittings)?;
    table.tell(SettingOut::YardsLaid { ports, tokens: Some(fittings) });
    let merchants = table.track.clone();
    let merchants = table.shuffled(&merchants, Why::Merchants)?;
    let zones = table.pack.zones.keys().copied().collect();
    table.tell(Rounds::MerchantsDealt { zones, tokens: Some(merchants) });
    Ok(())
}

/// This number of naval and of pirate captains, each of another kind, enters at once (MM-30.1).
fn opening_npcs(table: &mut Table<'_>, count: u8) -> Ruling<()> {
    if count == 0 {
        return Ok(());
    }
    for pirates in [false, true] {
        let who = |table: &Table<'_>, card: &CardId| -> Option<NpcKind> {
            Some(table.pack.events.get(card)?.npc.as_ref()?.who)
        };
        let sort = |card: &CardId| who(table, card).is_some_and(|npc| npc.is_pirate() == pirates);
        let cards: Vec<CardId> = table.decks.event.iter().copied().filter(sort).collect();
        let mut left = count;
        for card in table.shuffled(&cards, Why::OpeningNpcs)? {
            let fresh = who(table, &card).is_some_and(|npc| npcs::zone_of(table, npc).is_none());
            if fresh && left > 0 {
                left -= 1;
                npcs::enter(table, card);
            }
        }
    }
    Ok(())
}
