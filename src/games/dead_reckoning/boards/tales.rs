//! Facts that a player's own things tell when they are pointed at.

use crate::games::dead_reckoning::sea::tales::advancement;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::cards::Card;
use crate::rules::dead_reckoning::cubes::extras;
use crate::rules::dead_reckoning::goods::Hold;
use crate::rules::dead_reckoning::happenings::{Battle, Happening};
use crate::rules::dead_reckoning::printed::ids::Worn;
use crate::rules::dead_reckoning::state::{Player, Side, in_all};
use crate::rules::dead_reckoning::view::View;

pub(super) fn board(view: &View, player: &Player) -> Vec<Fact> {
    let cannons = in_all(&view.table.unused_cannons(player.colour));
    vec![
        key::DrThingShip { by: words::colour(player.colour) }.into(),
        key::DrThingShipState { sails: player.sails, damage: player.damage, cannons }.into(),
        words::goods(player.aboard()),
    ]
}

pub(super) fn sails(player: &Player) -> Vec<Fact> {
    vec![key::VOYAGE_SAILS.into(), key::VoyageTrack { count: player.sails }.into()]
}

pub(super) fn hold(view: &View, player: &Player, hold: Hold) -> Vec<Fact> {
    let (slot, cards) = (player.slot(hold), view.table.cards());
    let mut tale = vec![
        Fact::from(key::DrThingTile { name: words::hold(hold) }),
        key::DrThingHold { units: slot.goods.units(), room: player.capacity(cards, hold) }.into(),
    ];
    if slot.goods.units() > 0 {
        tale.push(words::goods(slot.goods));
    }
    if let Some(token) = slot.tokens.last() {
        tale.push(key::DrThingTile { name: words::printed(token) }.into());
        tale.extend(cards.upgrades.get(token).into_iter().flat_map(|upgrade| &upgrade.face).map(words::clause));
    }
    tale
}

pub(super) fn dock(player: &Player) -> Vec<Fact> {
    let by = words::colour(player.colour);
    vec![key::DrThingDock { by }.into(), key::DrThingDockCargo { cargo: player.dock }.into()]
}

pub(super) fn chest(view: &View, player: &Player) -> Vec<Fact> {
    let by = words::colour(player.colour);
    let within = match view.shares_secrets_of(player.colour) {
        true => key::DrThingChestGold { gold: player.chest }.into(),
        false => key::DR_THING_CHEST_CLOSED.into(),
    };
    vec![key::DrThingChest { by }.into(), within]
}

pub(super) fn supply(player: &Player) -> Vec<Fact> {
    vec![key::DrThingSupply { by: words::colour(player.colour), count: player.supply }.into()]
}

pub(super) fn level_up(player: &Player) -> Vec<Fact> {
    vec![key::DrThingLevelUp { by: words::colour(player.colour) }.into(), key::DR_THING_LEVEL_UP_NOTE.into()]
}

pub(super) fn deck(player: &Player, count: usize) -> Vec<Fact> {
    vec![key::DrThingDeck { by: words::colour(player.colour), count }.into(), key::DR_THING_DECK_NOTE.into()]
}

pub(super) fn discard(player: &Player, count: usize) -> Vec<Fact> {
    vec![key::DrThingDiscard { by: words::colour(player.colour), count }.into()]
}

pub(super) fn held(player: &Player, count: usize) -> Vec<Fact> {
    vec![key::DrThingHeld { by: words::colour(player.colour), count }.into()]
}

/// A sailor: name and level, the clauses of the level, the sleeve.
pub(super) fn sailor(view: &View, card: &Card) -> Vec<Fact> {
    let cards = view.table.cards();
    let mut tale = vec![Fact::from(key::DrThingSailor { name: words::card(card.id), level: card.level })];
    for (_, face) in cards.faces(card).take(1) {
        tale.extend(face.iter().map(words::clause));
    }
    for worn in &card.sleeve {
        tale.push(key::DrThingSleeved { name: words::kind(worn.card.kind) }.into());
        tale.extend(cards.sleeved(*worn).into_iter().flatten().map(words::clause));
    }
    tale
}

/// The cubes in a cup, and those that will come besides.
pub(super) fn cup(view: &View, side: &Side) -> Vec<Fact> {
    let by = words::colour(side.colour);
    let mut tale = vec![Fact::from(key::DrThingCup { by }), key::DuelCup { count: side.cup }.into()];
    if !side.ready {
        let told =
            |(count, why)| words::happening(&Happening::Battle(Battle::ExtraCubes { by: side.colour, count, why }));
        tale.extend(extras(&view.table, side.colour).into_iter().map(told));
    }
    tale
}

pub(super) fn ready(cannons: u8) -> Vec<Fact> {
    vec![key::DrThingReady { count: cannons }.into(), key::DR_THING_READY_NOTE.into()]
}

pub(super) fn aside(view: &View, worn: Worn) -> Vec<Fact> {
    let mut tale = advancement(view, worn);
    tale.push(key::DR_THING_ASIDE.into());
    tale
}
