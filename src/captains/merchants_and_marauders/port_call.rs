//! A Port action: what it is worth to put in somewhere, and the order of what is done there (MM-10).

use crate::rules::merchants_and_marauders::clauses::{Effect, Item};
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::purse;
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::state::{Player, Side, Source, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Location, ShipKind, Weapon, Zone};
use crate::rules::merchants_and_marauders::yard;

use super::cargo;
use super::chart::Chart;
use super::papers;
use super::plans::Goal;
use super::raiding;
use super::weights::Eye;
use super::worth::{self, GLORY, gold, lacks, of_fitting};

/// Gold that is not hidden: for goods, a repair and a man.
const IN_HAND: u16 = 6;
/// A victory that only has to be declared.
const VICTORY: i32 = 5000;

/// Gains of a Port action there.
pub fn worth(state: &Eye<'_>, player: &Player, chart: &Chart, port: Zone) -> Goal {
    let by = player.colour;
    let good = state.demand.get(&port).copied();
    let wanted = good.map_or(0, |good| cargo::count(&player.cargo, good));
    let rate = gold(state, player);
    let sale = if wanted > 0 { cargo::sold(state, wanted) } else { 0 };
    let others = player.cargo.len() - wanted;
    let takings = 6 * wanted + 3 * others;
    let purse = usize::from(player.gold) + takings;
    let room = usize::from(sums::capacity(state, by)).saturating_sub(others.min(2));
    let slot = if sums::capacity(state, by) >= 3 { 26 } else { 12 };
    let again = player.last_buy.is_some_and(|(at, turns)| at == port && turns <= 1);
    let fill = slot * i32::try_from(room.min(purse)).unwrap_or(0) / if again { 2 } else { 1 };
    let home = state.captain(by).is_some_and(|captain| captain.home == port);
    let worth = papers::in_port(state, player, port)
        + offers(state, player, chart, port)
        + care(state, player, purse)
        + if home { stash(state, player, takings) } else { 0 }
        + ship(state, player, takings, home);
    let trade = state.weights.trade;
    Goal {
        at: Where::Port(port),
        act: Order::Port,
        worth,
        sale: trade * sale * rate.max(5) / 1000,
        fill: trade * fill.max(0) * rate.max(4) / 1000,
    }
}

/// Missions that lie there, and what is whispered in the taverns.
fn offers(state: &Eye<'_>, player: &Player, chart: &Chart, port: Zone) -> i32 {
    let here = |card: &&_| state.pack.missions.get(*card).is_some_and(|mission| mission.at == port);
    let missions = state.missions.iter().filter(here).map(|card| papers::offered(state, player, chart, *card));
    state.weights.offers * missions.max().unwrap_or(0) / 100 + papers::asking(state, player, 2).max(0)
}

/// Repairs and men, as far as the purse reaches; a wreck must be mended.
fn care(state: &Eye<'_>, player: &Player, purse: usize) -> i32 {
    let by = player.colour;
    let side = Side::Player(by);
    let mut points = 0;
    let mut gained = 0;
    for at in Location::ALL {
        let missing = i32::from(lacks(state, by, at));
        let left = sums::track(state, side, at);
        let dear = match at {
            Location::Hull => 45,
            Location::Hold => 30,
            _ => 22,
        };
        gained += missing * dear + if left == 0 && missing > 0 { 40 } else { 0 };
        points += missing;
    }
    let paid = points.min(i32::try_from(purse / 2).unwrap_or(0));
    if points == 0 { 0 } else { gained * paid / points - 14 * paid }
}

/// Gold that is hidden is safe, and counts in tens (MM-22.1).
fn stash(state: &Eye<'_>, player: &Player, takings: usize) -> i32 {
    let takings = u16::try_from(takings).unwrap_or(0);
    let after = player.chest + player.gold + takings;
    let points = u16::from(player.glory) + (after / 10).min(u16::from(state.house.target / 2));
    if points >= state.house.target.into() {
        return VICTORY;
    }
    let cap = 10 * u16::from(state.house.target / 2);
    let hidden = i32::from((player.gold + takings).saturating_sub(IN_HAND).min(cap.saturating_sub(player.chest)));
    3 * hidden
}

/// The point of a big ship (MM-10.20), and the better ship, less its price.
fn ship(state: &Eye<'_>, player: &Player, takings: usize, home: bool) -> i32 {
    let means = player.gold + u16::try_from(takings).unwrap_or(0) + if home { player.chest } else { 0 };
    let kinds = ShipKind::ALL.into_iter();
    kinds.map(|kind| ship_gain(state, player, kind, means)).max().unwrap_or(0).max(0)
}

/// Gain from buying this ship with such means.
fn ship_gain(state: &Eye<'_>, player: &Player, kind: ShipKind, means: u16) -> i32 {
    let by = player.colour;
    let (Some(own), Some(price)) = (&player.ship, sums::ship_price(state, by, kind)) else { return 0 };
    let Some(card) = state.pack.ships.get(&kind) else { return 0 };
    let net = u16::from(price).saturating_sub(yard::resale(state, by, 0));
    if !card.big || net > means || own.kind == kind || yard::cards_left(state, kind) == 0 {
        return 0;
    }
    let cap = 10 * u16::from(state.house.target / 2);
    // The gold's worth in the chest.
    let rich = |gold: u16| 10 * i32::from(gold.min(cap)) + 4 * i32::from(gold.saturating_sub(cap));
    let wealth = player.chest + player.gold.max(means.saturating_sub(player.chest));
    let paid = rich(wealth) - rich(wealth.saturating_sub(net));
    let point = if player.big_ship { 0 } else { GLORY };
    let early = (14 - i32::from(state.round)).clamp(2, 12);
    let better = (worth::of_ship(state, kind) - worth::of_ship(state, own.kind)) * early / 12;
    point + state.weights.better * better / 10 - paid - 20
}

/// Activities in a sensible order, of which the first is given that the rules allow.
pub fn activities(state: &Eye<'_>, player: &Player, chart: &Chart) -> Vec<Order> {
    let by = player.colour;
    let Some(port) = player.at.zone() else { return vec![Order::LeavePort] };
    let home = state.captain(by).is_some_and(|captain| captain.home == port);
    let mut wanted = vec![Order::Claim];
    if state.turn.activities.is_empty() {
        let sold = cargo::to_sell(state, player, chart, port, wins_by_selling(state, player, home));
        wanted.push(Order::Sell(sold));
    }
    wanted.extend([Order::Deliver, Order::Prove]);
    wanted.extend(played(state, player));
    if home && wins(state, player, purse::within_reach(state, by)) {
        wanted.push(Order::Stash(player.gold));
    }
    let means = purse::within_reach(state, by);
    let mut ships: Vec<_> =
        ShipKind::ALL.into_iter().map(|kind| (ship_gain(state, player, kind, means), kind)).collect();
    ships.sort_unstable();
    wanted.extend(ships.last().filter(|(gain, _)| *gain > 0).map(|(_, kind)| Order::BuyShip(*kind)));
    wanted.extend(yard(state, player, port));
    if lacks(state, by, Location::Crew) > 0 {
        wanted.push(Order::Recruit);
    }
    let here = state.missions.iter().map(|card| (papers::offered(state, player, chart, *card), *card));
    let mut missions: Vec<_> = here.filter(|(worth, _)| *worth > 10).collect();
    missions.sort_unstable();
    wanted.extend(missions.into_iter().rev().map(|(_, card)| Order::ClaimMission(card)));
    if cargo::room(state, player, chart) > 0 && purse::within_reach(state, by) >= 2 {
        wanted.push(Order::Buy);
    }
    let price = sums::price(state, by, Item::Rumor);
    if papers::asking(state, player, price) > 0 {
        wanted.push(Order::AskForRumors);
    }
    if player.gold > IN_HAND && player.chest < 10 * u16::from(state.house.target / 2) + 10 {
        wanted.push(Order::Stash(player.gold - IN_HAND));
    }
    wanted
}

/// Would the points reach the target with this much gold in the chest (MM-22.1)?
fn wins(state: &Eye<'_>, player: &Player, chest: u16) -> bool {
    let secret = (chest / 10).min(u16::from(state.house.target / 2));
    u16::from(player.glory) + secret >= state.house.target.into()
        && ending::total(state, player.colour) < state.house.target.into()
}

fn wins_by_selling(state: &Eye<'_>, player: &Player, home: bool) -> bool {
    let prices = player.cargo.iter().map(|card| u16::from(sums::sale_price(state, player.colour, card.good)));
    home && wins(state, player, player.chest + player.gold + prices.sum::<u16>())
}

/// The shipyard: hull first, then what a trader or a raider needs, and something new for spare gold.
fn yard(state: &Eye<'_>, player: &Player, port: Zone) -> Vec<Order> {
    let by = player.colour;
    let side = Side::Player(by);
    let reach = purse::within_reach(state, by);
    let price = u16::from(sums::price(state, by, Item::Repair));
    let mut wanted = Vec::new();
    for at in [Location::Hull, Location::Hold, Location::Masts, Location::Cannons] {
        let urgent = sums::track(state, side, at) <= 1 || at == Location::Hull;
        let kept = if urgent { 0 } else { 4 };
        if lacks(state, by, at) > 0 && reach >= price + kept {
            wanted.push(Order::Repair(at, 1));
        }
    }
    if reach >= 10 {
        wanted.push(Order::Restore);
    }
    if let Some(token) = state.yards.get(&port)
        && reach >= 8
        && of_fitting(state, by, token.kind) > 35
    {
        wanted.push(Order::BuyModification);
    }
    if raiding::worth(state, player) > 60 && reach >= 10 {
        let none = player.weapons.is_empty();
        wanted.extend(Weapon::ALL.into_iter().filter(|_| none).map(Order::BuyWeapon));
    }
    wanted
}

/// Cards of the hand and open things that are of use between activities, or at the own turn.
pub fn played(state: &Eye<'_>, player: &Player) -> Vec<Order> {
    let hand = player.hand.iter().map(|card| (Source::Hand(*card), Order::Play(*card)));
    let open = sources::open(state, player.colour).into_iter().filter(|source| !matches!(source, Source::Hand(_)));
    let all = hand.chain(open.map(|source| (source, Order::Use(source))));
    all.filter(|(source, _)| is_useful(state, player, *source)).map(|(_, order)| order).collect()
}

fn is_useful(state: &Eye<'_>, player: &Player, source: Source) -> bool {
    let by = player.colour;
    let useful = |effect: &Effect| match effect {
        Effect::Stash => player.gold >= 10,
        Effect::Moves(_) | Effect::Actions(_) => player.at.at_sea() && moving::actions_left(state, by) > 0,
        Effect::Repair(points) => sums::damage(state, by, false) >= *points,
        Effect::RepairAll => sums::damage(state, by, false) >= 3,
        Effect::Pardon(_, gold) => player.gold >= u16::from(*gold) + 8,
        Effect::BountyFalls(_) => true,
        Effect::Hire(_) | Effect::Gold(_) | Effect::CrewFill | Effect::Crew(_) => true,
        Effect::ChangeDemand
        | Effect::OpenPort(_)
        | Effect::LookAtHandAndRumor
        | Effect::LookAtMerchants(_)
        | Effect::Copy
        | Effect::MoveNpc(_)
        | Effect::Carry => false,
        _ => true,
    };
    let clauses = sources::clauses(&state.pack, source).iter().filter_map(|clause| clause.reaction());
    clauses.clone().any(|reaction| {
        let cost = worth::price(state, reaction.pay);
        let spare = 10 * i32::from(purse::within_reach(state, by)) >= cost + 40 || cost == 0;
        spare && reaction.effects.iter().any(useful) && worth::of_effects(reaction.effects) > cost
    })
}

/// Men that are paid for after a failed roll (MM-10.31).
pub fn men(state: &Eye<'_>, player: &Player, men: u16) -> i32 {
    let price = i32::from(sums::price(state, player.colour, Item::Crew));
    let left = i32::from(purse::within_reach(state, player.colour)) - price * i32::from(men);
    let each = if papers::wants_crew(state, player) { 30 } else { 12 };
    each * i32::from(men) - 8 * price * i32::from(men) - if left < 4 { 15 * (4 - left) } else { 0 }
}
