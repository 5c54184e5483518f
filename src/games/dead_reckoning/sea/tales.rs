//! Facts that the things of the ocean tell when they are pointed at, each with its rule.

use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::island::{Building, Island};
use crate::rules::dead_reckoning::printed::ids::{CardNo, Sort, TileId, Worn};
use crate::rules::dead_reckoning::printed::things::{Achievement, Advancement, TileFace};
use crate::rules::dead_reckoning::scoring::{is_counted, standings};
use crate::rules::dead_reckoning::sea::{Cell, Tile};
use crate::rules::dead_reckoning::state::{Player, in_all};
use crate::rules::dead_reckoning::view::View;

/// The name of a tile.
#[must_use]
pub fn name(tile: TileId) -> Arg {
    words::printed(&String::from(tile))
}

pub(super) fn harbour() -> Vec<Fact> {
    vec![key::DR_THING_HARBOUR.into(), key::DR_THING_HARBOUR_NOTE.into()]
}

fn control(island: &Island) -> Fact {
    match island.controller() {
        Some(by) => key::DrThingControl { by: words::colour(by) }.into(),
        None => key::DR_THING_NO_CONTROL.into(),
    }
}

pub(super) fn tile(view: &View, at: Place, tile: &Tile) -> Vec<Fact> {
    let Some(id) = tile.id.filter(|_| tile.face_up) else {
        return vec![key::DR_THING_UNEXPLORED.into(), words::place(at), key::DR_THING_UNEXPLORED_NOTE.into()];
    };
    let mut tale = vec![Fact::from(key::DrThingTile { name: name(id) }), words::place(at)];
    match view.table.cards().tiles.get(&id) {
        Some(TileFace::Island { produces, points, hand, .. }) => {
            tale.push(key::DrThingProduces { goods: words::goods(*produces) }.into());
            if let Some(island) = &tile.island {
                tale.push(key::DrThingSlots { slots: island.slots, empty: island.empty_slots() }.into());
                tale.push(control(island));
            }
            let points: Vec<String> = points.iter().map(u8::to_string).collect();
            tale.push(key::DrThingPoints { points: points.join(" / ") }.into());
            if *hand {
                tale.push(key::DR_THING_HAND.into());
            }
        }
        Some(TileFace::OpenSea { good, .. }) => {
            tale.push(key::DrThingOpenSea { good: words::good(*good) }.into());
        }
        None => {}
    }
    tale
}

/// The print of an advancement: name, price, abilities.
pub(in crate::games::dead_reckoning) fn advancement(view: &View, worn: Worn) -> Vec<Fact> {
    let cards = view.table.cards();
    let mut tale = vec![Fact::from(key::DrThingTile { name: words::kind(worn.card.kind) })];
    tale.extend(cards.sleeved(worn).into_iter().flatten().map(words::clause));
    tale
}

fn price(bought: &Advancement) -> Fact {
    key::DrThingPrice { cost: bought.cost }.into()
}

pub(super) fn cell(view: &View, cell: Cell) -> Vec<Fact> {
    let kind = cell.card.kind;
    let cards = view.table.cards();
    if cell.turned
        && let Some(merchant) = cards.merchants.get(&kind)
    {
        let name = Fact::from(key::DrThingTile { name: words::kind(kind) });
        return vec![name, key::DrThingMerchantCubes { count: merchant.cubes }.into()];
    }
    let mut tale = advancement(view, Worn::traded(cell.card));
    tale.extend(cards.bought(kind).map(price));
    if kind.sort != Sort::Advancement {
        tale.push(key::DR_THING_MERCHANT.into());
    }
    tale
}

pub(super) fn advancement_box(view: &View, row: u8, front: Option<CardNo>, count: usize) -> Vec<Fact> {
    let mut tale = vec![Fact::from(key::DrThingBox { row, count })];
    tale.extend(front.into_iter().flat_map(|card| advancement(view, Worn::traded(card))));
    tale
}

/// The rank of a player's cubes on an island that is counted, and its gold; none is the imaginary player.
fn rank(view: &View, island: &Island, who: Option<Colour>) -> Option<Fact> {
    let standing = standings(&view.table, island).into_iter().find(|standing| standing.who == who)?;
    Some(key::DrThingRanked { rank: standing.rank, gold: standing.gold }.into())
}

pub(super) fn imaginary(view: &View, island: &Island) -> Vec<Fact> {
    let mut tale = vec![Fact::from(key::DrThingImaginary { count: island.empty_slots() })];
    tale.extend(rank(view, island, None));
    tale.push(key::DR_THING_IMAGINARY_NOTE.into());
    tale
}

pub(super) fn influence(view: &View, at: Place, island: &Island, of: Colour) -> Vec<Fact> {
    let ranked = is_counted(&view.table, at).then(|| rank(view, island, Some(of))).flatten();
    let cubes = island.cubes.get(&of).copied().unwrap_or_default();
    let permanent = island.permanent.get(&of).copied().unwrap_or_default();
    let mut tale = vec![
        key::DrThingInfluence { by: words::colour(of) }.into(),
        key::DrThingInfluenceCubes { cubes, permanent, empty: island.empty_slots() }.into(),
        control(island),
    ];
    tale.extend(ranked);
    tale
}

pub(super) fn goods(island: &Island) -> Vec<Fact> {
    vec![key::DR_THING_GOODS.into(), words::goods(island.goods)]
}

pub(super) fn building(view: &View, island: &Island, building: Building) -> Vec<Fact> {
    let mut tale = vec![Fact::from(key::DrThingTile { name: words::building(building) })];
    if let Some(card) = view.table.cards().buildings.get(&building) {
        if card.walls {
            tale.push(key::DrThingWalls { count: card.defence }.into());
        }
        if card.damage > 0 {
            tale.push(key::DrThingShore { count: card.damage }.into());
        }
        if card.produces.units() > 0 {
            tale.push(key::DrThingOutpost { goods: words::goods(card.produces) }.into());
        }
        tale.push(key::DrThingWorth { gold: card.points }.into());
    }
    tale.push(control(island));
    tale
}

pub(super) fn mark(view: &View, what: Achievement, gold: u8) -> Vec<Fact> {
    let mut tale = vec![words::mark(what).into(), words::mark_needs(what).into(), key::DrThingWorth { gold }.into()];
    let reached = view.table.players.iter().filter(|player| player.achievements.contains(&what));
    tale.extend(reached.map(|player| Fact::from(key::DrThingReached { by: words::colour(player.colour) })));
    tale
}

pub(super) fn ship(view: &View, player: &Player) -> Vec<Fact> {
    let mode = if player.pirate { key::DR_THING_PIRATE } else { key::DR_THING_TRADER };
    let cannons = in_all(&view.table.unused_cannons(player.colour));
    vec![
        key::DrThingShip { by: words::colour(player.colour) }.into(),
        words::place(player.at),
        mode.into(),
        key::DrThingShipState { sails: player.sails, damage: player.damage, cannons }.into(),
        words::goods(player.aboard()),
    ]
}
