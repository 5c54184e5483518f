//! The closing of a turn: forts that may be built, with their flags and the coins that pay (PC-15.2 to 15.10).

use super::captain::{Captain, Deed, Group, known, named, said};
use super::laying;
use crate::games::pirates::wishes::{Draft, Placing, Wish};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::printed::Cannon;
use crate::rules::pirates::refusals::Objection;
use crate::rules::pirates::state::Phase;
use crate::rules::plane::{Heading, Spot};
use crate::table::sheet::{Line, Print, in_a_list};

/// Islands at which the reader's ships are docked.
fn sites(captain: &Captain) -> Vec<Name> {
    let own = captain.table.ships.iter().filter(|ship| ship.flag == captain.by);
    let mut sites: Vec<Name> = own.filter_map(|ship| ship.docked).collect();
    sites.retain(|site| captain.table.island(*site).is_some_and(|island| island.home.is_none()));
    sites.sort_unstable();
    sites.dedup();
    sites
}

/// The first slots get flags, and the coins pay that reach the cost, with none too many (PC-15.7).
pub fn prepare(captain: &Captain, draft: &mut Draft) {
    let Some(Placing::Fort(fort, _)) = draft.placing else { return };
    let Some(card) = captain.pack().stronghold(fort) else { return };
    draft.slots = captain.pack().measures.slots.iter().copied().take(card.flags.len()).collect();
    let banked = &captain.player.banked;
    let mut coins: Vec<(u8, u16)> = (0..).zip(banked).map(|(place, coin)| (place, u16::from(coin.value))).collect();
    coins.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    let cost = u16::from(card.cost);
    let (mut paid, mut taken): (u16, Vec<(u8, u16)>) = (0, Vec::new());
    for (place, value) in coins {
        if paid < cost {
            paid += value;
            taken.push((place, value));
        }
    }
    // Coins that are not needed go back, the least first.
    taken.sort_by_key(|(_, value)| *value);
    let mut kept = Vec::new();
    for (place, value) in taken {
        if paid.saturating_sub(value) >= cost {
            paid -= value;
        } else {
            kept.push(place);
        }
    }
    draft.coins = kept;
}

/// The order that builds it.
#[must_use]
pub fn order(captain: &Captain, draft: &Draft, (fort, island): (Name, Name)) -> Order {
    let (at, heading) = draft.at.unwrap_or((Spot::default(), Heading::default()));
    let value = |place: &u8| captain.player.banked.get(usize::from(*place)).map(|coin| coin.value);
    let coins = draft.coins.iter().filter_map(value).collect();
    Order::BuildFort(fort, island, at, heading, draft.slots.clone(), coins)
}

/// A fort could be built, or the reason why not.
fn offer(captain: &Captain, fort: Name, island: Name) -> Deed {
    let mut draft = Draft { placing: Some(Placing::Fort(fort, island)), ..Draft::default() };
    draft.at = laying::place(captain, Placing::Fort(fort, island));
    prepare(captain, &mut draft);
    let text = key::PcSheetBuildAt { fort: captain.card(fort), island: captain.name(island) };
    let checked =
        crate::rules::pirates::check::order(captain.table, captain.seat, &order(captain, &draft, (fort, island)));
    // Its place may still be found by hand.
    let against = said(checked.or_else(|found| if found.why == Objection::FortPlace { Ok(()) } else { Err(found) }));
    known(text, Wish::Place(Placing::Fort(fort, island))).unless(against)
}

/// The name of a slot: its place on the square.
fn slot_name((x, y): (i8, i8)) -> Arg {
    Arg::text(format!("{x}, {y}"))
}

fn gun(cannon: Cannon) -> Arg {
    Arg::text(format!("{}{}", cannon.rank, cannon.range.word()))
}

/// The closing.
#[must_use]
pub fn groups(captain: &Captain, draft: &Draft) -> Vec<Group> {
    if !captain.orders_in(Phase::Closing) {
        return Vec::new();
    }
    let sites = sites(captain);
    let offers = captain.player.forts.iter().flat_map(|fort| sites.iter().map(|site| offer(captain, *fort, *site)));
    let picked = |deed: Deed| {
        let chosen = matches!((&deed.does, draft.placing), (Wish::Place(one), Some(other)) if *one == other);
        deed.chosen(chosen)
    };
    let mut groups = vec![Group::under(key::PC_SHEET_FORTS).offering(offers.map(picked)).giving_reasons()];
    let Some(Placing::Fort(fort, _)) = draft.placing else { return groups };
    let Some(card) = captain.pack().stronghold(fort) else { return groups };
    let guns = in_a_list(card.flags.iter().map(|cannon| named(gun(*cannon))));
    let slots = captain.pack().measures.slots.iter().map(|(x, y)| {
        let at = draft.slots.iter().position(|own| own == &(*x, *y));
        let note = at.and_then(|at| card.flags.get(at)).map(|cannon| named(gun(*cannon)));
        let deed = known(key::PcSheetSlot { slot: slot_name((*x, *y)) }, Wish::Slot(*x, *y)).chosen(at.is_some());
        Deed { note, ..deed }
    });
    let mut flags = Group::under(key::PC_SHEET_FLAG_SLOTS).offering(slots);
    flags = flags.hinting(guns.map(|guns| Fact::from(key::PcSheetFlagGuns { guns })));
    groups.push(flags);
    let coins = (0..).zip(&captain.player.banked).map(|(place, coin)| {
        known(key::PcSheetCoin { value: coin.value }, Wish::Pay(place)).chosen(draft.coins.contains(&place))
    });
    let paid: u16 = draft
        .coins
        .iter()
        .filter_map(|place| captain.player.banked.get(usize::from(*place)))
        .map(|coin| u16::from(coin.value))
        .sum();
    let cost = key::PcSheetPaid { paid, cost: card.cost };
    groups.push(Group::under(key::PC_SHEET_COINS_PAY).saying(Line::new(Print::Faint, cost)).offering(coins));
    groups.extend(laying::groups(captain, draft));
    groups
}
