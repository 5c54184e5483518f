//! The page of the ship: sails, goods in holds, dock and chest, their deeds, and the tokens.

use super::deeds::{Captain, Deed, Group};
use super::draft;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Holds};
use crate::rules::dead_reckoning::marks;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::paying;
use crate::rules::dead_reckoning::printed::abilities::Paid;
use crate::rules::dead_reckoning::sails;
use crate::rules::dead_reckoning::state::in_all;

/// All of it.
#[must_use]
pub fn groups(captain: &Captain<'_>) -> Vec<Group> {
    let mut groups = vec![canvas(captain), goods(captain), tokens(captain)];
    groups.retain(|group| !group.is_empty());
    groups
}

/// The sail track, and the number that raising would set (DR-7).
fn canvas(captain: &Captain<'_>) -> Group {
    let Captain { table, player, .. } = captain;
    let (left, all) = (in_all(&table.unused_cannons(player.colour)), in_all(&table.cannons(player.colour)));
    Group::under(key::VOYAGE_SAILS)
        .saying(key::VoyageTrack { count: player.sails })
        .saying(key::DuelCannonsLeft { left, all })
        .offering(raising(captain).into_iter().map(|(_, deed)| deed))
        .giving_reasons()
}

/// Every number to which sails could be raised, with its deed (DR-7.1); with a note if those of laden slots count too
/// (DR-7.5).
pub(super) fn raising(captain: &Captain<'_>) -> Vec<(u8, Deed)> {
    let Captain { table, player, .. } = captain;
    let laden = sails::laden(table, player);
    let deeds = sails::list(table, player).into_iter().filter_map(|order| {
        let Order::RaiseSails(slashes) = &order else { return None };
        let count = sails::count(table, player, slashes).min(sails::MOST);
        let text: Fact = match slashes.len() {
            0 => key::VoyageRaise { count }.into(),
            given => key::VoyageRaiseWith { count, given }.into(),
        };
        let deed = captain.give(text, order).by("DR-7.1");
        Some((count, if laden > 0 { deed.noting(key::VoyageRaiseLaden { count: laden }) } else { deed }))
    });
    deeds.collect()
}

/// Goods, with their places now and next.
fn goods(captain: &Captain<'_>) -> Group {
    let Captain { table, player, .. } = captain;
    let mut group = Group::under(key::DUEL_GOODS);
    for hold in Hold::ALL {
        let (there, room) = (player.slot(hold).goods, player.capacity(table.cards(), hold));
        if room > 0 {
            let (goods, used) = (words::goods(there), there.units());
            group = group.saying(key::DuelHold { hold: words::hold(hold), goods, used, room });
        }
    }
    group = group.saying(key::VoyageHome { cargo: player.dock, gold: player.chest });
    if let Some(island) = table.island_at(player.at).filter(|island| island.goods.units() > 0) {
        group = group.saying(key::VoyageAshore { goods: words::goods(island.goods) });
    }
    let moved = |text: &'static str, holds: &Holds, order: Order| {
        let what: Goods = holds.values().sum();
        let noted = |deed: Deed| if what.units() > 0 { deed.noting(words::goods(what)) } else { deed };
        let mut deeds: Vec<Deed> = captain.offer(text, order).into_iter().map(|deed| deed.by("DR-5.14")).collect();
        if let Some(first) = deeds.first_mut() {
            *first = noted(first.clone());
        }
        deeds
    };
    let (into, out) = (draft::loading(captain), draft::aboard(captain));
    let mut deeds = moved(key::VOYAGE_LOAD, &into, Order::Load(into.clone()));
    deeds.extend(moved(key::VOYAGE_UNLOAD, &out, Order::Unload(out.clone())));
    if player.aboard().units() > 0 {
        let laid = player.holds();
        deeds.push(captain.draft(key::VOYAGE_REARRANGE, Order::Rearrange(laid)).by("DR-5.12"));
        let laden = Hold::ALL.into_iter().filter(|hold| player.slot(*hold).goods.units() > 0);
        deeds.extend(laden.map(|hold| {
            let mut one = Goods::default();
            let good = Good::ALL.into_iter().find(|good| player.slot(hold).goods.of(*good) > 0);
            *one.of_mut(good.unwrap_or(Good::Cargo)) = 1;
            let text = key::VoyageOverboard { hold: words::hold(hold) };
            captain.draft(text, Order::Jettison(hold, one)).by("DR-5.13")
        }));
    }
    group.offering(deeds).offering(master_trader(captain)).giving_reasons()
}

/// Twelve cargo for a mark: offered where there is as much (DR-24.13, DR-24.19).
fn master_trader(captain: &Captain<'_>) -> Vec<Deed> {
    let ways = paying::ways(captain.player, marks::TWELVE, Paid::ShipOrDock);
    let Some(split) = ways.into_iter().next() else { return Vec::new() };
    let deeds = captain.offer(key::VOYAGE_TWELVE, Order::ReturnTwelve(split));
    deeds.into_iter().map(|deed| deed.by("DR-24.13")).collect()
}

/// Upgrade tokens, with their deeds (DR-4.11).
fn tokens(captain: &Captain<'_>) -> Group {
    let mut group = Group::under(key::VOYAGE_TOKENS);
    for hold in Hold::ALL {
        let Some(token) = captain.player.slot(hold).tokens.last() else { continue };
        let face = captain.table.cards().upgrades.get(token).map(|upgrade| upgrade.face.as_slice()).unwrap_or_default();
        let shows = super::deeds::in_one_line(face.iter().map(words::clause));
        let named: Fact = key::VoyageToken { hold: words::hold(hold), token: words::printed(token) }.into();
        group = group.saying(match shows {
            Some(note) => key::DuelWithNote { what: named, note }.into(),
            None => named,
        });
        if let Some(act) = draft::token_act(captain, hold) {
            let text = words::act(act);
            let split = draft::token_split(captain, act);
            let deeds = captain.offer(text, Order::UseToken(hold, split));
            group = group.offering(deeds.into_iter().map(|deed| deed.by(act.rule())));
        }
    }
    group
}
