//! What is fixed before the battle and never changes in it: cards, tables, switches, the scenario.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::gunnery_table::{GunneryTable, Shot};
use super::scenario::{Entry, LeftOut, Level, Scenario, Side, SpecialOrder};
use super::ship_card::{BatteryPlace, Nation, ShipCard};
use super::ship_id::ShipId;

/// How order cards are taken (TS-8.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OrderEntry {
    /// Illegal cards are refused.
    #[default]
    Assisted,
    /// Players may make mistakes, and the rules apply their consequences.
    Cardboard,
}

/// Which way the modifiers of the grapple check work (TS-18.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GrappleMods {
    /// As printed: pikemen hinder, enemy musketeers help.
    #[default]
    Printed,
    /// The signs exchanged.
    Reversed,
}

/// What an officer's loss costs (TS-22.4, TS-22.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OfficerTable {
    /// Every officer counts everywhere.
    #[default]
    Printed,
    /// Each counts for what he does aboard.
    Specialised,
}

/// What a shoal does (TS-1.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shoals {
    /// Holds a ship.
    #[default]
    Sand,
    /// Holds and breaks her.
    Rock,
}

/// The switches of TS-1.8, fixed before set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// How order cards are taken.
    pub order_entry: OrderEntry,
    /// The grapple check.
    pub grapple_mods: GrappleMods,
    /// Officers.
    pub officer_table: OfficerTable,
    /// Shoals.
    pub shoals: Shoals,
}

/// A ship of this battle: her name, her side, her card and her guns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Vessel {
    /// The name she goes by.
    pub id: ShipId,
    /// Whose.
    pub side: Nation,
    /// Her card.
    pub card: ShipCard,
    /// Her gunnery table, if she has guns.
    pub guns: Option<GunneryTable>,
    /// What the scenario says of her.
    pub entry: Entry,
}

impl Vessel {
    /// The number needed at this range; none where the table says X.
    #[must_use]
    pub fn need(&self, shot: Shot, range: u32) -> Option<u8> {
        self.guns.as_ref()?.need(shot, range)
    }

    /// The greatest range of a shot; 0 without guns.
    #[must_use]
    pub fn greatest_range(&self, shot: Shot) -> u8 {
        self.guns.as_ref().map_or(0, |guns| guns.greatest_range(shot))
    }

    /// How many guns stand on the card in this battery.
    #[must_use]
    pub fn guns_of(&self, battery: BatteryPlace) -> usize {
        self.card.hull.row(battery).guns_after.len()
    }

    /// How many boxes this row of the hull has.
    #[must_use]
    pub fn boxes_of(&self, row: BatteryPlace) -> u8 {
        self.card.hull.row(row).boxes
    }
}

/// What both captains signed before the battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Articles {
    /// The rules in force.
    pub level: Level,
    /// The switches.
    pub switches: Switches,
    /// The scenario.
    pub scenario: Scenario,
    /// All ships, in the order in which dice are thrown (TS-1.5).
    pub vessels: Vec<Vessel>,
}

impl Articles {
    /// Are the Advanced rules in force (TS-1.4)?
    #[must_use]
    pub fn advanced(&self) -> bool {
        self.level == Level::Advanced
    }

    /// Is this part of the rules in use in this scenario?
    #[must_use]
    pub fn uses(&self, what: LeftOut) -> bool {
        self.scenario.uses(what)
    }

    /// The sides, in the order of the scenario.
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.scenario.sides
    }

    /// May this side cut cables (TS-28.7)?
    #[must_use]
    pub fn may_cut(&self, side: Nation) -> bool {
        self.scenario.orders.contains(&SpecialOrder::CutTheCable(side))
    }
}

/// Everything a battle begins with: the scenario and the data it names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The scenario.
    pub scenario: Scenario,
    /// The level, if it is not the scenario's own.
    #[serde(default)]
    pub level: Option<Level>,
    /// The switches.
    #[serde(default)]
    pub switches: Switches,
    /// Cards taken in place of those the scenario names, by the id in battle (TS-2.3).
    #[serde(default)]
    pub chosen: BTreeMap<String, String>,
    /// Ship cards by id.
    pub ships: BTreeMap<String, ShipCard>,
    /// Gunnery tables by id.
    pub gunnery: BTreeMap<String, GunneryTable>,
    /// Tiles by number.
    pub tiles: BTreeMap<u8, super::tile::Tile>,
    /// A battle that has been going on for a while.
    #[serde(default)]
    pub position: Option<super::position::Position>,
}
