//! The pages of the own ship and of the own cards.

use super::battle::values;
use super::captain::{Captain, Deed, Group, known, named, sum};
use crate::games::merchants_and_marauders::pieces::CruisePiece;
use crate::games::merchants_and_marauders::wishes::Wish;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::hours::Ahead;
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::state::Source;
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Location, Skill, Weapon};
use crate::table::pieces::Piece;
use crate::table::sheet::{Block, Line, Print, in_a_list, in_lines};

/// The text of a source.
#[must_use]
pub fn text_of(captain: &Captain, source: Source) -> Option<Fact> {
    match source {
        Source::Hand(card) => in_lines(words::card_text(captain.pack(), card)),
        source => in_lines(sources::clauses(captain.pack(), source).iter().map(words::clause)),
    }
}

/// A cargo card that may be laid on the scales.
#[must_use]
pub fn cargo_deed(captain: &Captain, card: CargoId, laid: bool) -> Deed {
    let deed = known(named(words::cargo(captain.pack(), card)), Wish::Weigh(card)).chosen(laid);
    Deed { on_the_table: Some(Piece::of(CruisePiece::Cargo(card))), ..deed }
}

/// The own ship: tracks, fittings, weapons, cargo.
#[must_use]
pub fn ship(captain: &Captain) -> Vec<Block<Wish>> {
    let (table, side) = (captain.table, captain.side());
    let Some(ship) = &captain.player.ship else {
        return vec![Line::new(Print::Hint, key::MM_SHEET_NO_SHIP).into()];
    };
    let mut blocks: Vec<Block<Wish>> = vec![
        Line::new(Print::Strong, named(ship.kind)).beside(Print::Faint, Some(words::place(captain.player.at))).into(),
    ];
    blocks.extend(Location::ALL.map(|location| {
        Block::Pips(named(location), sums::track(table, side, location), sums::max(table, side, location))
    }));
    let manoeuvre = sum(captain.pack(), &sums::manoeuvre_parts(table, side));
    let row =
        |what: &'static str, sum: Fact| Line::new(Print::Faint, key::MmSheetReason { what: Fact::from(what), sum });
    blocks.push(row(key::MM_MANOEUVRE, manoeuvre).into());
    blocks.push(row(key::MM_SHEET_CAPACITY, sum(captain.pack(), &sums::capacity_parts(table, captain.by))).into());
    let fittings = ship.fittings.iter().map(|(fitting, used)| {
        let print = if *used { Print::Struck } else { Print::Item };
        Line::new(print, named(*fitting)).meaning(words::fitting_why(*fitting))
    });
    let weapons = Weapon::ALL.into_iter().filter(|weapon| captain.player.weapons.contains(weapon));
    let weapons = weapons.map(|weapon| Line::new(Print::Item, named(weapon)).meaning(words::weapon_why(weapon)));
    blocks.extend(fittings.chain(weapons).map(Block::from));
    let bounties = captain
        .player
        .bounties
        .iter()
        .map(|(nation, level)| key::MmTaleBounty { nation: *nation, level: *level }.into());
    blocks.extend(in_a_list(bounties).map(|what| Line::new(Print::Marked, key::MmSheetBounties { what }).into()));
    if !captain.knows_own() {
        return blocks;
    }
    let cargo = captain.player.cargo.iter().map(|card| named(words::cargo(captain.pack(), *card)));
    let hold = cargo.map(|cargo| Line::new(Print::Item, cargo));
    blocks.push(Line::new(Print::Caption, key::MM_SHEET_CARGO).into());
    blocks.extend(hold.map(Block::from));
    blocks
}

/// Gold aboard and in the chest, and what the chest is worth (MM-22.1): the owner's eyes only.
#[must_use]
pub fn purse(captain: &Captain) -> Line {
    let (gold, chest) = (captain.player.gold, captain.player.chest);
    let points = ending::secret_points(captain.table, captain.by);
    Line::new(Print::Faint, key::MmSheetPurse { gold, chest, points })
}

/// The captain, hand, rumor, mission, specialists, and windows that are passed in advance.
#[must_use]
pub fn cards(captain: &Captain) -> Vec<Group> {
    let pack = captain.pack();
    let mut groups = Vec::new();
    if let (Some(card), Some(printed)) = (captain.player.captain, captain.table.captain(captain.by)) {
        let skills =
            in_a_list(Skill::ALL.map(|skill| key::MmPrintSkill { skill, value: printed.skills[skill] }.into()));
        let home = key::MmPrintHome { zone: printed.home, nation: printed.nation };
        let mut group = Group::default().saying(Line::new(Print::Strong, named(words::card(pack, card))));
        group = group.saying(Line::new(Print::Faint, home)).hinting(skills);
        group.lines.extend(words::card_text(pack, card).into_iter().map(|text| Line::new(Print::Item, text)));
        groups.push(group);
    }
    let mission = captain.player.mission.map(|card| {
        let group =
            Group::under(key::MM_SHEET_MISSION).saying(Line::new(Print::Strong, named(words::card(pack, card))));
        group.hinting(words::card_text(captain.pack(), card))
    });
    groups.extend(mission);
    let rumor = captain.player.rumor.map(|card| {
        let group = Group::under(key::MM_SHEET_RUMOR).saying(Line::new(Print::Strong, named(words::card(pack, card))));
        group.hinting(words::card_text(pack, card))
    });
    groups.extend(rumor);
    for card in &captain.player.hand {
        let deed = captain.orders().then(|| captain.give(key::MM_SHEET_PLAY_IT, Order::Play(*card)));
        let group = Group::default().saying(Line::new(Print::Strong, named(words::card(pack, *card))));
        groups.push(group.hinting(words::card_text(pack, *card)).offering(deed).giving_reasons());
    }
    let open = captain.player.specialists.iter().map(|card| (Source::Specialist(*card), *card));
    let open = open.chain(captain.player.proved.iter().map(|card| (Source::Proved(*card), *card)));
    let lines = open.map(|(source, card)| {
        let line = Line::new(Print::Item, named(words::card(pack, card)));
        Line { tip: text_of(captain, source), ..line }
    });
    groups.push(Group { lines: lines.collect(), ..Group::under(key::MM_SHEET_OPEN_CARDS) });
    groups.push(ahead(captain));
    groups.retain(|group| !group.is_empty());
    groups
}

/// Windows that are passed in advance; each may be asked for again at any time (MM-28.5).
fn ahead(captain: &Captain) -> Group {
    let set = captain.player.ahead.iter().filter(|(_, ahead)| **ahead != Ahead::Ask);
    let deeds = set.map(|(hour, _)| {
        let order = Order::Ahead(*hour, Ahead::Ask);
        Deed::new(key::MmSheetAskAgain { hour: *hour }, Wish::Give(order)).known_as(format!("ask:{}", hour.word()))
    });
    Group::under(key::MM_SHEET_AHEAD).offering(deeds)
}

/// Open facts about a captain, in a few lines (MM-26).
#[must_use]
pub fn public(captain: &Captain) -> Vec<Line> {
    let (table, pack, player) = (captain.table, captain.pack(), captain.player);
    let mut lines = Vec::new();
    if let (Some(card), Some(printed)) = (player.captain, table.captain(captain.by)) {
        let what = key::MmPrintHome { zone: printed.home, nation: printed.nation };
        lines.push(Line::from(key::MmSheetReason { what: named(words::card(pack, card)), sum: Fact::from(what) }));
    }
    if let Some(ship) = &player.ship {
        lines.push(Line::from(key::MmSheetReason { what: named(ship.kind), sum: words::place(player.at) }));
        lines.push(Line::new(Print::Faint, values(table, captain.side())));
        let fittings = ship.fittings.keys().map(|fitting| named(*fitting));
        let weapons = Weapon::ALL.into_iter().filter(|weapon| player.weapons.contains(weapon)).map(named);
        lines.extend(
            in_a_list(fittings.chain(weapons)).map(|what| Line::new(Print::Faint, key::MmSheetAboard { what })),
        );
    }
    let (hand, cargo) = (captain.view.hand_of(captain.by), captain.view.cargo_of(captain.by));
    let rumors = captain.view.rumors.get(usize::from(captain.seat.0)).copied().map_or(0, usize::from);
    lines.push(Line::new(Print::Faint, key::MmSheetCounts { hand, cargo, rumors }));
    lines.push(Line::new(Print::Faint, key::MmSheetTrack { points: player.glory, target: table.house.target }));
    let bounties =
        player.bounties.iter().map(|(nation, level)| key::MmTaleBounty { nation: *nation, level: *level }.into());
    lines.extend(in_a_list(bounties).map(|what| Line::new(Print::Marked, key::MmSheetBounties { what })));
    let open = player.mission.iter().chain(&player.proved).chain(&player.specialists);
    let open = open.map(|card| Line::new(Print::Item, named(words::card(pack, *card))));
    lines.extend(open);
    lines
}
