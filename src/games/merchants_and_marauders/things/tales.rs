//! Tales of things on the table under the pointer; the first fact is the name.

use crate::games::merchants_and_marauders::pieces::CruisePiece;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::state::{Player, Side};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::{Colour, Location, NpcKind, ShipKind, Skill, Zone};

use super::prints;

fn named(name: impl Into<Arg>) -> Fact {
    key::MmTaleName { name: name.into() }.into()
}

/// The facts of a piece.
#[must_use]
pub fn of(view: &View, piece: CruisePiece) -> Vec<Fact> {
    use CruisePiece as P;
    let (table, pack) = (&view.table, &*view.table.pack);
    match piece {
        P::Chart => vec![key::MM_TALE_CHART.into()],
        P::Sea(zone) => sea(view, zone),
        P::Port(zone) => port(view, zone),
        P::Demand(zone) => match table.demand.get(&zone) {
            Some(good) => vec![key::MmTaleDemand { good: *good, zone }.into(), key::MM_TALE_DEMAND_PAYS.into()],
            None => Vec::new(),
        },
        P::Merchant(zone) => vec![key::MmTaleMerchant { zone }.into(), key::MM_TALE_FACE_DOWN.into()],
        P::Yard(zone) => match table.yards.get(&zone).filter(|yard| yard.open) {
            Some(yard) => vec![named(yard.kind), words::fitting_why(yard.kind).into()],
            None => vec![key::MmTaleYard { zone }.into(), key::MM_TALE_FACE_DOWN.into()],
        },
        P::Mission(card) | P::Card(card) => card_of(view, card),
        P::Event => table.event.map(|card| card_of(view, card)).unwrap_or_default(),
        P::NpcCard(npc) => {
            let top = table.npcs.get(&npc).and_then(|ship| ship.cards.first());
            top.map(|card| card_of(view, *card)).unwrap_or_default()
        }
        P::Ship(by) => ship(view, by),
        P::Npc(npc) => npc_ship(view, npc),
        P::War => match table.war {
            Some((one, other)) => vec![key::MmTaleWar { one, other }.into()],
            None => vec![key::MM_TALE_PEACE.into()],
        },
        P::Track => vec![key::MmTaleTrack { count: table.track.len() }.into()],
        P::Deck(sort) => {
            let count = table.deck(sort).len();
            vec![named(Arg::key(words::sort(sort))), key::MmTaleCards { count }.into()]
        }
        P::Discard(sort) => vec![key::MmTaleDiscard { what: Arg::key(words::sort(sort)) }.into()],
        P::CargoDeck => vec![key::MM_TALE_CARGO.into(), key::MmTaleCards { count: table.decks.cargo.len() }.into()],
        P::CargoDiscard => {
            let count = table.discards.cargo.len();
            vec![key::MM_TALE_CARGO_DISCARD.into(), key::MmTaleCards { count }.into()]
        }
        P::Board(by) | P::Captain(by) => match table.player(by) {
            Some(player) => captain(view, player),
            None => Vec::new(),
        },
        P::Location(by, location) => track(view, Side::Player(by), location),
        P::FoeLocation(location) => {
            let foe = table
                .battle
                .as_ref()
                .and_then(|battle| battle.sides().into_iter().find(|side| side.player().is_none()));
            foe.map(|foe| track(view, foe, location)).unwrap_or_default()
        }
        P::Bounties(by) => bounties(view, by),
        P::Fitting(_, fitting) => vec![named(fitting), words::fitting_why(fitting).into()],
        P::Weapon(_, weapon) => vec![named(weapon), words::weapon_why(weapon).into()],
        P::Chest(by) => match table.player(by).filter(|_| view.shares_secrets_of(by)) {
            Some(player) => {
                vec![key::MmTaleChest { by }.into(), key::MmTaleGold { gold: words::gold(player.chest) }.into()]
            }
            None => vec![key::MmTaleChest { by }.into(), key::MM_TALE_SECRET.into()],
        },
        P::Purse(by) => match table.player(by).filter(|_| view.shares_secrets_of(by)) {
            Some(player) => {
                vec![key::MmTalePurse { by }.into(), key::MmTaleGold { gold: words::gold(player.gold) }.into()]
            }
            None => vec![key::MmTalePurse { by }.into(), key::MM_TALE_SECRET.into()],
        },
        P::Cargo(card) => vec![named(words::cargo(pack, card))],
        P::Held(by, _) => vec![key::MmTaleHand { by, count: view.hand_of(by) }.into()],
        P::Stowed(by, _) => vec![key::MmTaleHold { by, count: view.cargo_of(by) }.into()],
        P::Rumor(by) => match table.player(by).and_then(|player| player.rumor).filter(|_| view.shares_secrets_of(by)) {
            Some(card) => card_of(view, card),
            None => vec![key::MmTaleRumor { by }.into()],
        },
        P::Glory(by) => {
            let glory = table.player(by).map_or(0, |player| player.glory);
            vec![key::MmTaleGlory { by, count: glory }.into()]
        }
    }
}

fn card_of(view: &View, card: CardId) -> Vec<Fact> {
    let pack = &*view.table.pack;
    std::iter::once(named(words::card(pack, card))).chain(prints::facts(pack, card, true)).collect()
}

fn sea(view: &View, zone: Zone) -> Vec<Fact> {
    let rule = view.table.pack.zones.get(&zone).filter(|card| card.port.is_none() || !card.clauses.is_empty());
    let mut all = vec![named(zone)];
    all.extend(view.table.merchants.get(&zone).map(|_| key::MM_TALE_A_MERCHANT.into()));
    all.extend(rule.map(|_| Fact::from(words::zone_rule(zone))));
    all
}

fn port(view: &View, zone: Zone) -> Vec<Fact> {
    let (table, pack) = (&view.table, &*view.table.pack);
    let Some(nation) = pack.nation_of(zone) else { return Vec::new() };
    let mut all = vec![key::MmTalePort { zone, nation }.into()];
    if let Some(card) = pack.zones.get(&zone).filter(|card| table.house.rules_of_zones && !card.clauses.is_empty()) {
        all.push(words::zone_rule(zone).into());
        all.extend(card.clauses.iter().map(words::clause));
    }
    all.extend(table.demand.get(&zone).map(|good| key::MmTaleDemand { good: *good, zone }.into()));
    let closed = table.players.iter().filter(|player| sums::is_closed(table, player.colour, zone));
    all.extend(closed.map(|player| key::MmTaleClosed { by: player.colour }.into()));
    all
}

fn ship(view: &View, by: Colour) -> Vec<Fact> {
    let table = &view.table;
    let Some(ship) = table.ship(by) else { return Vec::new() };
    let mut all = vec![key::MmTaleShip { by, ship: ship.kind }.into()];
    all.extend(Location::ALL.map(|location| value(view, Side::Player(by), location)));
    all.push(key::MmTaleManoeuvre { value: sums::manoeuvre(table, Side::Player(by)) }.into());
    all.extend(table.is_pirate(by).then(|| key::MM_TALE_PIRATE.into()));
    all
}

fn npc_ship(view: &View, npc: NpcKind) -> Vec<Fact> {
    let table = &view.table;
    let Some(own) = table.npcs.get(&npc) else { return Vec::new() };
    let mut all = vec![named(npc)];
    all.extend(own.cards.first().map(|card| named(words::card(&table.pack, *card))));
    all.extend((own.man_of_war || own.squadron).then(|| named(ShipKind::ManOfWar)));
    let skills = [Skill::Seamanship, Skill::Scouting, Skill::Leadership];
    all.extend(
        skills.map(|skill| Fact::from(key::MmPrintSkill { skill, value: sums::skill(table, Side::Npc(npc), skill) })),
    );
    all
}

fn value(view: &View, side: Side, location: Location) -> Fact {
    let (now, most) = (sums::track(&view.table, side, location), sums::max(&view.table, side, location));
    key::MmTaleTrackValue { location, now, most }.into()
}

fn track(view: &View, side: Side, location: Location) -> Vec<Fact> {
    vec![value(view, side, location), words::location_why(location).into()]
}

fn captain(view: &View, player: &Player) -> Vec<Fact> {
    let name = key::MmTalePlayer { by: player.colour }.into();
    match player.captain {
        Some(card) => std::iter::once(name).chain(card_of(view, card)).collect(),
        None => vec![name, key::MM_TALE_NO_CAPTAIN.into()],
    }
}

fn bounties(view: &View, by: Colour) -> Vec<Fact> {
    let levels = view.table.player(by).map(|player| player.bounties.clone()).unwrap_or_default();
    let mut all = vec![key::MmTaleBounties { by }.into()];
    all.extend(levels.iter().map(|(nation, level)| key::MmTaleBounty { nation: *nation, level: *level }.into()));
    if levels.is_empty() {
        all.push(key::MM_TALE_NO_BOUNTY.into());
    }
    all
}
