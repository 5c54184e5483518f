//! Everybody picks a ship in secret, all reveal at once, and one is drawn who begins (MM-6.8 to 6.10).

use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::glory;
use crate::rules::merchants_and_marauders::happenings::{Cards, SettingOut, Turns};
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::purse;
use crate::rules::merchants_and_marauders::state::Phase;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::rules::merchants_and_marauders::words::Colour;

/// The ships of all, sealed (MM-6.8).
pub fn ships(table: &mut Table<'_>, orders: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    for (seat, order) in orders {
        let by = table.at_seat(*seat).map(|player| player.colour);
        if let (Some(by), Order::ChooseShip(ship)) = (by, order) {
            table.tell(SettingOut::ShipPicked { by, ship: Some(*ship) });
        }
    }
    if table.players.iter().all(|player| player.picked.is_some()) {
        table.tell(Turns::PhaseBegan { phase: Phase::Reveal });
    }
    Ok(())
}

/// All captains and ships lie open in their home ports, with gold and a Glory card (MM-6.9).
pub fn run(table: &mut Table<'_>, _: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    let Some(cruise) = table.opening.clone() else { return Ok(()) };
    let players = table.players.clone();
    for player in &players {
        let by = player.colour;
        let Some((captain, ship)) = player.captain.zip(player.picked) else { continue };
        let Some(at) = table.captain(by).map(|captain| captain.home) else { continue };
        table.tell(SettingOut::CaptainShown { by, captain, ship, at });
    }
    for player in &players {
        purse::gain(table, player.colour, cruise.gold);
        glory::draw(table, player.colour, cruise.glory_cards)?;
        keep_one(table, player.colour)?;
    }
    let colours: Vec<Colour> = players.iter().map(|player| player.colour).collect();
    let first = match cruise.first {
        Some(first) => Some(first),
        None => table.shuffled(&colours, Why::FirstPlayer)?.first().copied(),
    };
    if let Some(by) = first {
        table.tell(SettingOut::FirstPlayer { by });
    }
    table.tell(Turns::PhaseBegan { phase: Phase::Round });
    Ok(())
}

/// Of several Glory cards one is kept (MM-30.1).
fn keep_one(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let hand = table.player(by).map(|player| player.hand.clone()).unwrap_or_default();
    let seat = table.seat(by);
    let options = hand.iter().copied().map(Choice::Card).collect();
    if let Some(Choice::Card(kept)) = table.choose(seat, options, Why::FirstCard { by })? {
        for card in hand.into_iter().filter(|card| *card != kept) {
            table.tell(Cards::GloryDiscarded { by, card });
        }
    }
    Ok(())
}
