//! The names of things in Dead Reckoning: players, cards, zones, holds, steps.

use super::abilities::{act, goods};
use super::asks::ability;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::cards::{Card, CardId, Sailor};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Place};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::abilities::{Ability, Act, Symbol};
use crate::rules::dead_reckoning::printed::ids::{CardNo, Kind, TileId, Worn};
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::scoring::Category;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::tray::{Lie, Zone};

names! {
    /// A player.
    colour(Colour): dr_colour;
    /// A sailor.
    sailor(Sailor): dr_sailor;
    /// A building.
    building(Building): dr_building;
    /// A hold.
    hold(Hold): dr_hold;
    /// A good.
    good(Good): dr_good;
    /// The name of a symbol.
    symbol(Symbol): dr_symbol;
}

keys! {
    /// The key of a zone's name.
    zone_key(Zone): dr_zone;
    /// The name of an achievement.
    mark(Achievement): dr_mark;
    /// A step of a battle.
    phase(Phase): dr_phase;
    /// A source of gold at the end.
    category(Category): dr_score;
}

/// Names the deed that an achievement needs.
#[must_use]
pub const fn mark_needs(what: Achievement) -> &'static str {
    key::dr_mark_needs!(Achievement, what)
}

/// Says the use of a symbol.
#[must_use]
pub fn symbol_why(symbol: Symbol) -> Fact {
    Fact::from(key::dr_symbol_why!(Symbol, symbol))
}

/// Names the lie of a cube.
#[must_use]
pub fn lie(lie: Lie) -> Arg {
    Arg::key(key::dr_lie!(Lie, lie; Lie::In(within) => zone_key(within),))
}

/// A tile, by row and column, or the harbour.
#[must_use]
pub fn place(place: Place) -> Fact {
    key::dr_place!(Place, &place)
}

/// The key of something printed: a merchant ship `E1-01`, an upgrade `UB-2`.
#[must_use]
pub fn printed_key(id: &str) -> String {
    format!("dr-{}", id.to_ascii_lowercase())
}

/// A card of the decks or an upgrade, by its id.
#[must_use]
pub fn printed(id: &str) -> Arg {
    Arg::key(printed_key(id))
}

/// A tile of the ocean, by its id.
#[must_use]
pub fn tile(tile: TileId) -> Arg {
    printed(&String::from(tile))
}

/// A card, by its sailor.
#[must_use]
pub fn card(card: CardId) -> Arg {
    card.into()
}

/// A card of the decks, by its kind.
#[must_use]
pub fn kind(kind: Kind) -> Arg {
    printed(&kind.word())
}

/// An achievement.
#[must_use]
pub fn achievement(what: Achievement) -> Arg {
    what.into()
}

said_as! {
    Lie: |at| lie(at);
    Place: |at| place(at);
    CardId: |card| card.sailor;
    Card: |card| card.id;
    CardNo: |card| kind(card.kind);
    Worn: |worn| worn.card;
    Goods: |all| goods(all);
    Ability: |used| ability(used);
    Box<Act>: |done| act(&done);
}
