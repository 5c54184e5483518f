//! Articles are fixed before the battle and never change in it: cards, tables, switches, the scenario.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::by::ByBattery;
use super::gunnery_table::{GunneryTable, Shot};
use super::guns::Guns;
use super::scenario::{Entry, LeftOut, Level, Scenario, Side, SpecialOrder};
use super::ship::{BatteryCards, MASTS, Ship};
use super::ship_card::{BatteryPlace, Nation, Sails, ShipCard};
use super::ship_id::ShipId;

/// Order cards are taken in one of these ways (TS-8.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OrderEntry {
    /// Illegal cards are refused.
    #[default]
    Assisted,
    /// Players may make mistakes, and the rules apply their consequences.
    Cardboard,
}

/// The modifiers of the grapple check work one way or the other (TS-18.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GrappleMods {
    /// As printed: pikemen hinder, enemy musketeers help.
    #[default]
    Printed,
    Reversed,
}

/// The loss of an officer is paid by one of these tables (TS-22.4, TS-22.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OfficerTable {
    /// Every officer counts everywhere.
    #[default]
    Printed,
    /// Each officer counts only for the duties of the post.
    Specialised,
}

/// A shoal is sand or rock (TS-1.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shoals {
    #[default]
    Sand,
    /// Rock holds a ship and breaks her.
    Rock,
}

/// A boarder under sail whose step would enter the hex of her target (TS-18.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Grinding {
    /// She grinds alongside and throws the grapple at each step.
    #[default]
    Checks,
    /// She runs into her, as the collision chapter has it, and throws the grapple.
    Rams,
}

/// A turn in place into a hex that is not clear (TS-11.13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pivots {
    /// It is not made.
    #[default]
    Blocked,
    /// It is a turn like any other: she strikes the ship there with her side.
    Collide,
}

fn is_usual<T: Default + PartialEq>(switch: &T) -> bool {
    *switch == T::default()
}

/// The switches of TS-1.8, fixed before set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    pub order_entry: OrderEntry,
    pub grapple_mods: GrappleMods,
    pub officer_table: OfficerTable,
    pub shoals: Shoals,
    #[serde(skip_serializing_if = "is_usual")]
    pub grinding: Grinding,
    #[serde(skip_serializing_if = "is_usual")]
    pub pivots: Pivots,
}

/// A ship of this battle: her name, her side, her card and her guns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vessel {
    pub id: ShipId,
    pub side: Nation,
    pub card: ShipCard,
    pub guns: Option<GunneryTable>,
    /// The scenario gives her these terms.
    pub entry: Entry,
}

impl Vessel {
    /// The ship fresh from the yard, not yet on the board.
    #[must_use]
    pub fn launched(&self) -> Ship {
        let mut masts = [0; MASTS];
        for (left, mast) in masts.iter_mut().zip(&self.card.masts) {
            *left = mast.boxes;
        }
        Ship {
            guns: ByBattery::of(BatteryPlace::ALL.map(|battery| Guns::first(self.guns_of(battery)))),
            masts,
            sailors: self.card.people.sailors,
            powder: self.card.powder,
            ..Ship::default()
        }
    }

    /// Each mast brings these tokens with these sails, by the boxes it has left (TS-11.1).
    #[must_use]
    pub fn mast_tokens(&self, ship: &Ship, sails: Sails) -> [u8; MASTS] {
        let mut got = [0; MASTS];
        for ((got, mast), left) in got.iter_mut().zip(&self.card.masts).zip(ship.masts) {
            *got = match (left, sails) {
                (0, _) | (_, Sails::Furled) => 0,
                (_, Sails::Battle) => mast.tokens.battle,
                (_, Sails::Full) => mast.tokens.full,
            };
        }
        got
    }

    /// Is a battery with these cards loaded and ready (TS-14.2)?
    #[must_use]
    pub fn is_loaded(&self, cards: BatteryCards) -> bool {
        cards.load.is_some_and(|load| load.boxes >= self.card.reload)
    }

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

    /// The card has this number of guns in a battery.
    #[must_use]
    pub fn guns_of(&self, battery: BatteryPlace) -> usize {
        self.card.hull.row(battery).guns_after.len()
    }

    /// This row of the hull has this number of boxes.
    #[must_use]
    pub fn boxes_of(&self, row: BatteryPlace) -> u8 {
        self.card.hull.row(row).boxes
    }
}

/// Both captains signed these articles before the battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Articles {
    /// The rules in force.
    pub level: Level,
    pub switches: Switches,
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

/// At most this number of a hundred sailors stay ashore.
pub const ASHORE_AT_MOST: u8 = 50;

/// Everything a battle begins with: the scenario and the data it names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub scenario: Scenario,
    /// The level, if it is not the scenario's own.
    #[serde(default)]
    pub level: Option<Level>,
    #[serde(default)]
    pub switches: Switches,
    /// Cards taken in place of those the scenario names, by the id in battle (TS-2.3).
    #[serde(default)]
    pub chosen: BTreeMap<String, String>,
    /// The cards of a side that chose its ships itself (TS-28.1).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fleets: BTreeMap<Nation, Vec<String>>,
    /// A stronger captain gives up this number of a hundred sailors as a handicap: they stay ashore (TS-1.8).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub short_handed: BTreeMap<Nation, u8>,
    /// Ship cards by id.
    pub ships: BTreeMap<String, ShipCard>,
    /// Gunnery tables by id.
    pub gunnery: BTreeMap<String, GunneryTable>,
    pub tiles: BTreeMap<u8, super::tile::Tile>,
    /// A battle that has been going on for a while.
    #[serde(default)]
    pub position: Option<super::position::Position>,
}
