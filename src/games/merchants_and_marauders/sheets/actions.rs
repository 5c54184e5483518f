//! Deeds between the actions of a turn: Move, Scout, Port, Ashore, cards, the claim (MM-8, MM-9; MM-26.3, 26.4, 26.11).

use super::battle;
use super::captain::{Captain, Deed, Group, chance, known, named, sum};
use crate::games::merchants_and_marauders::pieces::CruisePiece;
use crate::games::merchants_and_marauders::wishes::Wish;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::merchants_and_marauders::hours::Hour;
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::odds;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::pack::Deed as Task;
use crate::rules::merchants_and_marauders::plunder;
use crate::rules::merchants_and_marauders::state::{RollKind, Side, Source, Target, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::wants::Choice;
use crate::rules::merchants_and_marauders::windows;
use crate::rules::merchants_and_marauders::words::{Colour, Nation, NpcKind, Skill, Test, Zone};
use crate::rules::odds::Chance;
use crate::table::pieces::Piece;
use crate::table::sheet::{Line, Print, Voice, in_a_list, in_lines};

/// All of them, in groups.
#[must_use]
pub fn groups(captain: &Captain) -> Vec<Group> {
    let groups = [moving(captain), scouting(captain), here(captain), cards(captain, Hour::OwnTurn), ending(captain)];
    groups.into_iter().filter(|group| !group.is_empty()).collect()
}

/// Places a Move could lead to by the chart alone (MM-8.4).
#[must_use]
pub fn courses(captain: &Captain) -> Vec<Where> {
    match captain.player.at {
        Where::Port(zone) => vec![Where::Zone(zone)],
        Where::Zone(zone) => {
            let port = captain.pack().nation_of(zone).map(|_| Where::Port(zone));
            port.into_iter().chain(captain.pack().neighbours(zone).map(|border| Where::Zone(border.to))).collect()
        }
        Where::Nowhere => Vec::new(),
    }
}

fn moving(captain: &Captain) -> Group {
    let deeds = courses(captain).into_iter().map(|to| {
        let deed = captain.give(words::place(to), Order::Move(to));
        let (note, tip) = told_of(captain, to);
        let piece = to
            .zone()
            .map(|zone| Piece::of(if to.in_port() { CruisePiece::Port(zone) } else { CruisePiece::Sea(zone) }));
        Deed { note, tip, on_the_table: piece, ..deed }
    });
    let moves = captain.table.turn.moves_spent < sums::moves(captain.table, captain.by);
    let further = moves.then(|| Line::new(Print::Hint, key::MM_SHEET_FURTHER_MOVE));
    let mut group = Group::under(key::MM_SHEET_MOVE).offering(deeds);
    group.lines.extend(further);
    group
}

/// Dangers and gains at a place: a note in few words, and all of it.
#[must_use]
pub fn told_of(captain: &Captain, to: Where) -> (Option<Fact>, Option<Fact>) {
    let Some(zone) = to.zone() else { return (None, None) };
    if to.in_port() {
        return entering(captain, zone);
    }
    let hunters = hunters(captain, zone);
    let found = hunters.iter().fold(Chance::certain(), |missed, (_, _, found)| missed.and(&found.not())).not();
    let note = (captain.odds && !hunters.is_empty())
        .then(|| key::MmSheetFound { percent: found.per(100) }.into())
        .or_else(|| in_a_list(hunters.iter().map(|(npc, ..)| named(*npc))));
    let each = hunters.iter().map(|hunter| lurks(captain, hunter));
    let quay = captain.player.at.in_port() && captain.knows_own();
    let over = captain.player.cargo.len().saturating_sub(sums::capacity(captain.table, captain.by).into());
    let left = (quay && over > 0).then(|| key::MmSheetLeftOnTheQuay { count: over }.into());
    (note, in_lines(each.chain(left)))
}

/// Ships that would scout for the captain there, their dice, and their chances (MM-14.14 to 14.18).
fn hunters(captain: &Captain, zone: Zone) -> Vec<(NpcKind, u8, Chance)> {
    let lurking = npcs::lurking(captain.table, zone, captain.by).into_iter();
    let with_dice = lurking.map(|npc| {
        let dice = sums::npc_scout_dice(captain.table, npc, captain.by);
        (npc, dice, odds::skill_test(dice))
    });
    with_dice.collect()
}

/// A ship of no player that would scout: why, with how many dice, and its chance.
fn lurks(captain: &Captain, (npc, dice, found): &(NpcKind, u8, Chance)) -> Fact {
    let why = npcs::grudge(captain.table, *npc, captain.by).map_or_else(|| key::MM_NOTHING.into(), words::grudge);
    key::MmSheetLurks { npc: *npc, why, dice: *dice, percent: found.per(100) }.into()
}

fn entering(captain: &Captain, port: Zone) -> (Option<Fact>, Option<Fact>) {
    let (table, by) = (captain.table, captain.by);
    let nation = captain.pack().nation_of(port);
    let closed = sums::is_closed(table, by, port);
    let note = match nation {
        _ if closed && sums::free_entry(table, by, port).is_some() => None,
        _ if closed && sums::has_toll(table, port) => Some(key::MM_SHEET_TOLL.into()),
        Some(nation) => Some(named(words::nation(nation))),
        None => None,
    };
    let opened = sums::opened_by(table, by, port).filter(|_| closed);
    let opened = opened.map(|source| key::MmSheetOpenedBy { what: words::source(captain.pack(), source) }.into());
    (note, in_lines(opened.into_iter().chain(rule_of(captain, port))))
}

/// The rule of a zone, in words (T-1).
#[must_use]
pub fn rule_of(captain: &Captain, zone: Zone) -> Option<Fact> {
    let card = captain
        .pack()
        .zones
        .get(&zone)
        .filter(|card| !card.clauses.is_empty() && captain.table.house.rules_of_zones)?;
    let what = in_lines(card.clauses.iter().map(words::clause))?;
    Some(key::MmSheetRuleOf { name: words::source(captain.pack(), Source::Zone(zone)), what }.into())
}

/// Targets that could be scouted for where the ship lies (MM-9.1).
fn targets(captain: &Captain) -> Vec<Target> {
    let (table, player) = (captain.table, captain.player);
    let Where::Zone(zone) = player.at else { return Vec::new() };
    let merchant = table.merchants.get(&zone).map(|_| Target::Merchant);
    let npcs = table.npcs.iter().filter(|(_, npc)| npc.at == Some(zone)).map(|(npc, _)| Target::Npc(*npc));
    let others = table.players.iter().filter(|other| other.colour != captain.by && other.at == player.at);
    let others = others.map(|other| Target::Player(other.colour));
    let mission = player.mission.and_then(|card| captain.pack().missions.get(&card));
    let mission = mission.is_some_and(|mission| mission.deeds.contains(&Task::Found(zone)));
    let rumor = player.rumor.and_then(|card| captain.pack().rumors.get(&card));
    let rumor = rumor.is_some_and(|rumor| rumor.test == Skill::Scouting && rumor.at == zone);
    let goals = [mission.then_some(Target::Mission), rumor.then_some(Target::Rumor)].into_iter().flatten();
    merchant.into_iter().chain(npcs).chain(others).chain(goals).collect()
}

fn scouting(captain: &Captain) -> Group {
    let deeds = targets(captain).into_iter().map(|target| {
        let (test, more) = match target {
            Target::Merchant => (Test::ScoutMerchant, of_a_merchant(captain)),
            Target::Npc(npc) => (Test::ScoutNpc, of_a_ship(captain, Side::Npc(npc))),
            Target::Player(by) => (Test::ScoutPlayer, of_a_ship(captain, Side::Player(by))),
            Target::Mission => (Test::ScoutGoal, Vec::new()),
            Target::Rumor => (Test::ProveScouting, Vec::new()),
        };
        let text = match target {
            Target::Player(by) => named(captain.called(Side::Player(by))),
            target => words::target(target),
        };
        let deed = captain.give(text, Order::Scout(target));
        let zone = captain.player.at.zone();
        let piece = match target {
            Target::Npc(npc) => Some(CruisePiece::Npc(npc)),
            Target::Player(by) => Some(CruisePiece::Ship(by)),
            Target::Merchant => zone.map(CruisePiece::Merchant),
            Target::Mission | Target::Rumor => None,
        };
        Deed { on_the_table: piece.map(Piece::of), ..captain.trying(deed, test, Skill::Scouting, more) }
    });
    Group::under(key::MM_SHEET_SCOUT).offering(deeds)
}

/// Consequence of a bounty of this nation for the captain (MM-12.1, 12.5, 12.9).
#[must_use]
pub fn bounty(captain: &Captain, nation: Nation) -> Fact {
    let level = captain.table.bounty(captain.by, nation).saturating_add(1).min(5);
    let pirate = captain.table.is_pirate(captain.by);
    match pirate {
        true => key::MmSheetSetsBounty { nation, level }.into(),
        false => key::MmSheetMakesPirate { nation, level }.into(),
    }
}

/// A merchant is of the nation on its token, or of the port's (MM-11.2).
fn of_a_merchant(captain: &Captain) -> Vec<Fact> {
    let nation = captain.player.at.zone().and_then(|zone| captain.pack().nation_of(zone));
    match nation {
        Some(nation) => vec![key::MmSheetMerchantOf { nation }.into(), bounty(captain, nation)],
        None => vec![key::MM_SHEET_MERCHANT_OF_TOKEN.into()],
    }
}

/// Both ships, the first contest, and what a fight brings and costs (MM-26.4).
fn of_a_ship(captain: &Captain, foe: Side) -> Vec<Fact> {
    let table = &battle::meeting(captain.table, captain.side(), foe);
    let mut said = vec![battle::values(table, foe)];
    let dice = |side| sums::dice(table, side, RollKind::Contest);
    let reasons = |side| sum(captain.pack(), &sums::dice_parts(table, side, RollKind::Contest));
    if captain.odds {
        let odds = odds::contest(dice(captain.side()), dice(foe));
        let (win, lose) = (odds.win.per(100), odds.lose.per(100));
        said.push(key::MmSheetFirstContest { own: reasons(captain.side()), other: reasons(foe), win, lose }.into());
    }
    match foe {
        Side::Npc(npc) => {
            said.extend(npc.nation().map(|nation| bounty(captain, nation)));
            let reward = plunder::reward_of(npc).filter(|_| !table.is_pirate(captain.by));
            said.extend(reward.map(|gold| key::MmSheetReward { gold: words::gold(gold) }.into()));
        }
        Side::Player(by) => said.extend(of_a_captain(captain, by)),
        Side::Garrison => {}
    }
    said
}

fn of_a_captain(captain: &Captain, by: Colour) -> Vec<Fact> {
    if !captain.table.is_pirate(by) {
        return captain.table.captain(by).map(|card| bounty(captain, card.nation)).into_iter().collect();
    }
    let bounties = captain.table.player(by).into_iter().flat_map(|player| player.bounties.iter());
    let paid = bounties.map(|(nation, level)| {
        let gold = words::gold(plunder::reward_for(*level));
        key::MmSheetRewardOf { nation: *nation, gold }.into()
    });
    paid.collect()
}

/// The Port action, or a landing.
fn here(captain: &Captain) -> Group {
    let at = captain.player.at;
    let port = at.zone().filter(|_| at.in_port()).map(|zone| {
        let deed = captain.give(key::MM_SHEET_PORT_ACTION, Order::Port);
        Deed { tip: rule_of(captain, zone), ..deed }
    });
    let mission = captain.player.mission.and_then(|card| captain.pack().missions.get(&card));
    let landing = mission.into_iter().flat_map(|mission| &mission.deeds).filter_map(|task| match task {
        Task::Landed(zone, leadership, crew) => {
            let deed =
                captain.give(key::MmSheetAshore { zone: *zone, leadership: *leadership, crew: *crew }, Order::Ashore);
            let odds = captain.odds.then(|| battle::ashore(captain, *leadership, *crew));
            Some(Deed { note: odds.map(|odds| chance(&odds)), ..deed })
        }
        _ => None,
    });
    Group::under(key::MM_SHEET_HERE).offering(port.into_iter().chain(landing))
}

/// Cards of the hand and open things that may be used now (MM-13.5).
#[must_use]
pub fn cards(captain: &Captain, hour: Hour) -> Group {
    let pack = captain.pack();
    let deeds = windows::offers(captain.table, captain.by, hour).into_iter().filter_map(|offer| {
        let (order, source) = match offer {
            Choice::Announce(card) => (Order::Play(card), Source::Hand(card)),
            Choice::Use(source) => (Order::Use(source), source),
            _ => return None,
        };
        let deed = captain.give(named(words::source(pack, source)), order);
        Some(Deed { tip: super::pages::text_of(captain, source), ..deed })
    });
    Group::under(key::MM_SHEET_PLAY).offering(deeds)
}

/// The claim and retirement (MM-22.3, 21.9).
fn ending(captain: &Captain) -> Group {
    let claim = captain.give(key::MM_SHEET_CLAIM, Order::Claim).by("MM-22.3");
    let retire = captain.give(key::MM_SHEET_RETIRE, Order::Retire);
    let retire = Deed { tip: Some(key::MM_SHEET_RETIRE_WHY.into()), ..retire };
    let in_port = captain.player.at.in_port() && captain.table.turn.spent == 0;
    Group::under(key::MM_SHEET_GAME).offering([claim].into_iter().chain(in_port.then_some(retire)))
}

/// The end of the turn, with what would wait for the captain at the next (MM-26.11).
#[must_use]
pub fn end_of_turn(captain: &Captain) -> Deed {
    let left = sums::actions(captain.table, captain.by).saturating_sub(captain.table.turn.spent);
    let deed = captain.give(key::MM_SHEET_END_TURN, Order::EndTurn);
    let unused = (left > 0).then(|| key::MmSheetUnused { count: left }.into());
    let waits = captain.player.at.zone().filter(|_| captain.player.at.at_sea()).map(|zone| hunters(captain, zone));
    let waits: Vec<Fact> = waits.unwrap_or_default().iter().map(|hunter| lurks(captain, hunter)).collect();
    let event = captain.table.event.map(|card| words::card_text(captain.pack(), card)).unwrap_or_default();
    Deed { tip: in_lines(unused.into_iter().chain(waits).chain(event)), voice: Voice::First, ..deed }
}

/// Chances on or off (MM-26.1).
#[must_use]
pub fn odds_lever(captain: &Captain) -> Deed {
    known(key::MM_SHEET_ODDS, Wish::Odds).chosen(captain.odds).known_as("odds")
}
