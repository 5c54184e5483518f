//! A battle that has been going on for a while, described in full (any position, reachable or not).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::Heading;

use super::by::BySide;
use super::orders::{Berth, PerBattery};
use super::ship::BatteryCards;
use super::ship::{AfterMelee, Fire, Standing};
use super::ship_card::{BatteryPlace, MastName, Officer, Sails};

/// Soldiers of both kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Company {
    /// With guns.
    pub musketeers: u8,
    /// With pikes.
    pub pikemen: u8,
}

/// A ship, where she differs from a fresh one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ShipPosition {
    /// Where she lies; off the board if not given and not fixed by the scenario.
    pub at: Option<Berth>,
    /// What became of her.
    pub standing: Option<Standing>,
    /// Boxes crossed of each row.
    pub crossed: PerBattery<u8>,
    /// Guns gone, counted from 1 from the bow; guns whose boxes are crossed are gone without being named.
    pub guns_lost: BTreeMap<BatteryPlace, Vec<u8>>,
    /// Boxes crossed of each mast.
    pub masts: BTreeMap<MastName, u8>,
    /// Sailors left.
    pub sailors: Option<u8>,
    /// Soldiers on deck.
    pub deck: Company,
    /// Soldiers below.
    pub below: Company,
    /// Barrels on the card.
    pub powder: Option<u8>,
    /// Barrels in the hold.
    pub powder_below: u8,
    /// Chests.
    pub treasure: Option<u8>,
    /// Load and range cards; a battery not named is empty.
    pub batteries: PerBattery<BatteryCards>,
    /// The setting of the turn before.
    pub sails: Sails,
    /// The last-move mark.
    pub last_move: bool,
    /// At anchor.
    pub anchored: bool,
    /// Her cable is cut.
    pub cable_cut: bool,
    /// Aground.
    pub aground: bool,
    /// Burning.
    pub fire: Option<Fire>,
    /// A burning fireship that ran into something (FS-3).
    pub caught_fast: bool,
    /// Caught fire at any time; if she burns, she did.
    pub caught_fire: bool,
    /// Fire damage is due.
    pub burn_due: bool,
    /// In panic.
    pub panic: bool,
    /// Without a rudder.
    pub rudder_lost: bool,
    /// Officers fallen.
    pub officers_lost: Vec<Officer>,
    /// The ban on turns after a melee.
    pub after_melee: AfterMelee,
    /// Buoys of her course reached (TS-28.C1).
    pub buoys: u8,
    /// The turn in which she reached the last.
    pub course_sailed: Option<u16>,
    /// She has run into something, or aground.
    pub touched: bool,
}

/// The rest of the position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The turn whose orders are to be given.
    pub turn: Option<u16>,
    /// The wind; the scenario's, if it is fixed.
    pub wind: Option<Heading>,
    /// The ships by id; those not named are as the scenario has them.
    pub ships: BTreeMap<String, ShipPosition>,
    /// Melees going on: boarder and boarded, in the order in which they began.
    pub locked: Vec<(String, String)>,
    /// Units ashore.
    pub ashore: BySide<u8>,
    /// Begin before the orders of the turn, with fire damage and fuses (TS-7.2), or with the orders.
    pub at_dawn: bool,
}
