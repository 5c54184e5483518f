//! Deeds of a Port action, in the order of chapter 10, with prices, chances and what comes of them (MM-26.6 to 26.9).

use super::actions::cards;
use super::captain::{Captain, Deed, Group, known, named, sum};
use super::choices::printed;
use super::pages::cargo_deed;
use super::ports;
use crate::games::merchants_and_marauders::wishes::{Draft, Wish};
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::merchants_and_marauders::clauses::Item;
use crate::rules::merchants_and_marauders::hours::Hour;
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::market;
use crate::rules::merchants_and_marauders::missions;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::state::{Source, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Fitting, Location, ShipKind, Skill, Test, Weapon, Zone};
use crate::rules::merchants_and_marauders::yard;
use crate::table::sheet::{Line, Print, Row, in_lines};

/// All of them, in groups.
#[must_use]
pub fn groups(captain: &Captain, draft: &Draft) -> Vec<Group> {
    let Where::Port(zone) = captain.player.at else { return Vec::new() };
    let groups = [
        sell(captain, draft, zone),
        buy(captain),
        ships(captain),
        repairs(captain),
        outfits(captain, zone),
        crew(captain),
        rumors(captain),
        missions_here(captain, zone),
        stash(captain, draft),
        cards(captain, Hour::PortStep),
    ];
    groups.into_iter().filter(|group| !group.is_empty()).collect()
}

/// The scales, with what lies on them (MM-10.5 to 10.8).
fn sell(captain: &Captain, draft: &Draft, zone: Zone) -> Group {
    let (table, by) = (captain.table, captain.by);
    if captain.player.cargo.is_empty() {
        return Group::default();
    }
    let cards = captain.player.cargo.iter().map(|card| {
        let price = sums::sale_price(table, by, card.good);
        let reasons = sum(captain.pack(), &sums::sale_parts(table, by, card.good));
        let best = ports::wanting(captain, card.good).filter(|(best, _)| *best != zone);
        let best = best.map(|(zone, moves)| key::MmSheetWantedAt { zone, moves }.into());
        let deed = cargo_deed(captain, *card, draft.scales.contains(card)).noting(words::gold(price));
        Deed { tip: in_lines([reasons].into_iter().chain(best)), ..deed }
    });
    let laid = |card: &&CargoId| draft.scales.contains(card);
    let total = captain.player.cargo.iter().filter(laid);
    let total = total.map(|card| u16::from(sums::sale_price(table, by, card.good))).fold(0, u16::saturating_add);
    let wanted = draft.scales.iter().filter(|card| sums::is_demanded(table, by, card.good)).count();
    let order = Order::Sell(draft.scales.clone());
    let sells = captain.give(key::MmSheetSell { gold: words::gold(total) }, order);
    let mut group = Group::under(key::MM_ACTIVITY_SELL).offering(cards).offering([sells]);
    let remark = |said: Fact| Line::new(Print::Remark, said);
    group.lines.extend((wanted >= market::GLORIOUS).then(|| remark(key::MM_SHEET_GLORIOUS_SALE.into())));
    if wanted > 0 {
        group.lines.push(Line::new(Print::Hint, key::MM_SHEET_SALE_CHANGES));
    }
    group
}

fn buy(captain: &Captain) -> Group {
    let count = market::size(captain.table, captain.by);
    let single = market::price(captain.table, captain.by, 1);
    let deed = captain.give(key::MmSheetBuy { count }, Order::Buy);
    let room = sums::capacity(captain.table, captain.by);
    let tip = in_lines([key::MmSheetPrices { single }.into(), key::MmSheetRoom { count: room }.into()]);
    Group::under(key::MM_ACTIVITY_BUY).offering([Deed { tip, ..deed }])
}

/// Ships on sale, with what the old one brings (MM-10.16 to 10.22).
fn ships(captain: &Captain) -> Group {
    let (table, by) = (captain.table, captain.by);
    let brings = yard::resale(table, by, 0);
    let deeds = ShipKind::ALL.into_iter().filter_map(|kind| {
        let price = sums::ship_price(table, by, kind)?;
        let card = captain.pack().ships.get(&kind)?;
        let reasons = sum(captain.pack(), &sums::ship_price_parts(table, by, kind));
        let crew = card.crew.min(sums::track(table, captain.side(), Location::Crew));
        let values = printed(card, crew);
        let resale = key::MmSheetResale { price: reasons, brings: words::gold(brings) };
        let scatters = captain.player.ship.as_ref().is_some_and(|ship| !ship.fittings.is_empty());
        let scatters = scatters.then(|| key::MM_SHEET_SCATTERS.into());
        let glory = (card.big && !captain.player.big_ship).then(|| key::MM_SHEET_BIG_SHIP.into());
        let net = i32::from(price) - i32::from(brings);
        let deed = captain.give(named(kind), Order::BuyShip(kind));
        let note = if net < 0 { key::MmSheetBack { gold: words::gold(-net) }.into() } else { words::gold(net) };
        let tip = in_lines([values, resale.into()].into_iter().chain(glory).chain(scatters));
        Some(Deed { tip, ..deed.noting(note) })
    });
    let now = super::battle::values(table, captain.side());
    Group::under(key::MM_SHEET_YARD_SHIPS).saying(Line::new(Print::Hint, now)).offering(deeds)
}

/// Damage and its price (MM-10.23).
fn repairs(captain: &Captain) -> Group {
    let (table, by) = (captain.table, captain.by);
    let price = sums::price(table, by, Item::Repair);
    let reasons = sum(captain.pack(), &sums::price_parts(table, by, Item::Repair));
    let mut deeds = Vec::new();
    for location in Location::ALL.into_iter().filter(|location| *location != Location::Crew) {
        let now = sums::track(table, captain.side(), location);
        let most = sums::max(table, captain.side(), location);
        let missing = most.saturating_sub(now);
        let mut points: Vec<u8> = [1, missing].into_iter().filter(|points| *points <= missing && *points > 0).collect();
        points.dedup();
        deeds.extend(points.into_iter().map(|points| {
            let gold = words::gold(u16::from(price) * u16::from(points));
            let text = key::MmSheetRepair { location, now, then: now.saturating_add(points) };
            let deed = captain.give(text, Order::Repair(location, points)).noting(gold);
            Deed { tip: Some(reasons.clone()), ..deed }
        }));
    }
    let used = captain.player.ship.as_ref().and_then(|ship| ship.fittings.get(&Fitting::ReinforcedHull)) == Some(&true);
    let restore = || captain.give(key::MM_SHEET_RESTORE, Order::Restore).noting(words::gold(yard::RESTORING));
    Group::under(key::MM_SHEET_YARD_REPAIRS).offering(deeds).offering(used.then(restore))
}

/// Special weapons, and the modification that lies here (MM-10.24 to 10.26).
fn outfits(captain: &Captain, zone: Zone) -> Group {
    let (table, by) = (captain.table, captain.by);
    let price = |item| (sums::price(table, by, item), sum(captain.pack(), &sums::price_parts(table, by, item)));
    let weapons = Weapon::ALL.into_iter().map(|weapon| {
        let why = Fact::from(words::weapon_why(weapon));
        if captain.player.weapons.contains(&weapon) {
            let deed = captain.give(key::MmSheetSellWeapon { weapon }, Order::SellWeapon(weapon));
            return Deed { tip: Some(why), ..deed.noting(words::gold(yard::WEAPON_BRINGS)) };
        }
        let (gold, reasons) = price(Item::Weapon);
        let deed = captain.give(named(weapon), Order::BuyWeapon(weapon)).noting(words::gold(gold));
        Deed { tip: in_lines([why, reasons]), ..deed }
    });
    let token = table.yards.get(&zone).filter(|token| token.open).map(|token| {
        let (gold, reasons) = price(Item::Modification);
        let deed = captain.give(named(token.kind), Order::BuyModification).noting(words::gold(gold));
        Deed { tip: in_lines([words::fitting_why(token.kind).into(), reasons]), ..deed }
    });
    Group::under(key::MM_SHEET_YARD_OUTFITS).offering(weapons).offering(token)
}

fn crew(captain: &Captain) -> Group {
    let (table, by) = (captain.table, captain.by);
    let price = sum(captain.pack(), &sums::price_parts(table, by, Item::Crew));
    let berths = yard::berths(table, by);
    let deed = captain.give(key::MmSheetRecruit { count: berths }, Order::Recruit);
    let failed = key::MmSheetRecruitFailed { price };
    let deed = captain.trying(deed, Test::Recruit, Skill::Leadership, [failed.into()]);
    Group::under(key::MM_ACTIVITY_RECRUIT).offering([deed])
}

/// A rumor to be had, and one to be proved here (MM-10.32 to 10.35).
fn rumors(captain: &Captain) -> Group {
    let (table, by) = (captain.table, captain.by);
    let gold = sums::price(table, by, Item::Rumor);
    let lost = sum(captain.pack(), &sums::price_parts(table, by, Item::Rumor));
    let deed = captain.give(key::MmSheetAskForRumors { gold: words::gold(gold) }, Order::AskForRumors);
    let deed = captain.trying(deed, Test::Rumor, Skill::Influence, [key::MmSheetLostAnyhow { price: lost }.into()]);
    let own = captain.player.rumor.and_then(|card| Some((card, captain.pack().rumors.get(&card)?)));
    let own = own.filter(|(_, rumor)| rumor.test == Skill::Influence).map(|(card, _)| {
        let source = Source::Proved(card);
        let deed = captain.give(key::MmSheetProve { card: words::source(captain.pack(), source) }, Order::Prove);
        captain.trying(deed, Test::ProveInfluence, Skill::Influence, words::card_text(captain.pack(), card))
    });
    Group::under(key::MM_ACTIVITY_RUMOR).offering([deed]).offering(own)
}

/// Missions that lie here, and the step that the own one asks for (MM-10.37 to 10.40).
fn missions_here(captain: &Captain, zone: Zone) -> Group {
    let here = captain.table.missions.iter().filter_map(|card| {
        let mission = captain.pack().missions.get(card).filter(|mission| mission.at == zone)?;
        let deed = captain.give(named(words::card(captain.pack(), *card)), Order::ClaimMission(*card));
        let text = words::card_text(captain.pack(), *card);
        Some(match mission.test {
            Some(skill) => captain.trying(deed, Test::Claim, skill, text),
            None => Deed { tip: in_lines(text), ..deed },
        })
    });
    let step = missions::delivery(captain.table, captain.by).map(|delivery| {
        let card = words::card(captain.pack(), delivery.card);
        captain.give(key::MmSheetDeliver { card }, Order::Deliver)
    });
    Group::under(key::MM_ACTIVITY_MISSION).offering(here.collect::<Vec<_>>()).offering(step)
}

/// The chest, at home (MM-10.41).
fn stash(captain: &Captain, draft: &Draft) -> Group {
    let small = |gold: u16| u8::try_from(gold).unwrap_or(u8::MAX);
    let (purse, chest) = (captain.player.gold, captain.player.chest);
    let amount =
        |order: fn(u16) -> Order, text: fn(Fact) -> Fact, gold: u16| captain.give(text(words::gold(gold)), order(gold));
    let hides = |gold: Fact| key::MmSheetHide { gold }.into();
    let fetches = |gold: Fact| key::MmSheetFetch { gold }.into();
    let coins = draft.coins;
    let mut deeds = vec![amount(Order::Stash, hides, if coins == 0 { purse } else { coins.min(purse) })];
    if chest > 0 {
        deeds.push(amount(Order::Fetch, fetches, if coins == 0 { chest } else { coins.min(chest) }));
    }
    let row = Row::up_to(small(purse.max(chest)), key::MM_SHEET_COINS, small(coins), |count| Wish::Count(count.into()));
    let open = deeds.iter().any(Deed::can);
    Group::under(key::MM_ACTIVITY_STASH).offering(deeds).counting(open.then_some(row))
}

/// The end of the Port action.
#[must_use]
pub fn leaving(captain: &Captain) -> Deed {
    let over = captain.player.cargo.len().saturating_sub(sums::capacity(captain.table, captain.by).into());
    let note = (over > 0).then(|| key::MmSheetLeftOnTheQuay { count: over }.into());
    let deed = known(key::MM_SHEET_LEAVE_PORT, Wish::Give(Order::LeavePort)).unless(captain.against(&Order::LeavePort));
    Deed { tip: note, voice: crate::table::sheet::Voice::First, ..deed }
}
