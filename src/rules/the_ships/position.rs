//! A battle that has been going on for a while, described in full (any position, reachable or not).

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::geometry::hex::{Heading, Offset};

use super::by::{BySide, PerBattery};
use super::orders::{Berth, LoadMark};
use super::ship::{AfterMelee, BatteryCards, Fire, Load, Standing};
use super::ship_card::{BatteryPlace, MastName, Officer, Sails};

/// Soldiers of both kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Company {
    pub musketeers: u8,
    pub pikemen: u8,
}

/// The cards that lie on a battery.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BatteryPosition {
    /// The load; none if the battery is empty.
    pub shot: Option<LoadMark>,
    /// Reload boxes filled; all of them if not said.
    pub boxes: Option<u8>,
    /// The range card; 0 if it is blank.
    pub range: Option<u8>,
    /// Shot and boxes, as journals of earlier versions have them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub load: Option<Load>,
}

impl BatteryPosition {
    /// The cards of a ship with this number of reload boxes.
    #[must_use]
    pub fn cards(self, reload: u8) -> BatteryCards {
        let said = self.shot.map(|shot| Load { shot, boxes: self.boxes.unwrap_or(reload) });
        BatteryCards { load: said.or(self.load), range: self.range }
    }
}

/// A place, as it stands in scenarios and positions: `Fixed(..)`, or without the word.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixed {
    bow: Offset,
    facing: Heading,
}

fn fixed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Berth>, D::Error> {
    let at = Option::<Fixed>::deserialize(deserializer)?;
    Ok(at.map(|Fixed { bow, facing }| Berth { bow, facing }))
}

/// A ship that differs from a fresh one in these fields.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ShipPosition {
    /// The id of her card; a map of ships has it as its key.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ship: String,
    /// The name she goes by there, if it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// Without a berth here or in the scenario she is off the board.
    #[serde(deserialize_with = "fixed")]
    pub at: Option<Berth>,
    /// A shorter form of the berth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bow: Option<Offset>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Heading>,
    /// Her fate, if it is not the usual one.
    pub standing: Option<Standing>,
    /// Boxes crossed of each row.
    pub crossed: PerBattery<u8>,
    /// Guns gone, counted from 1 from the bow; guns whose boxes are crossed are gone without being named.
    pub guns_lost: BTreeMap<BatteryPlace, Vec<u8>>,
    /// Boxes crossed of each mast.
    pub masts: BTreeMap<MastName, u8>,
    pub sailors: Option<u8>,
    pub deck: Company,
    pub below: Company,
    /// Barrels on the card.
    pub powder: Option<u8>,
    /// Barrels in the hold.
    pub powder_below: u8,
    pub treasure: Option<u8>,
    /// Load and range cards; a battery not named is empty.
    pub batteries: PerBattery<BatteryPosition>,
    /// The setting of the turn before.
    pub sails: Sails,
    /// The last-move mark.
    pub last_move: bool,
    pub anchored: bool,
    pub cable_cut: bool,
    pub aground: bool,
    pub fire: Option<Fire>,
    /// A burning fireship that ran into something (FS-3).
    pub caught_fast: bool,
    /// Caught fire at any time; if she burns, she did.
    pub caught_fire: bool,
    /// Fire damage is due.
    pub burn_due: bool,
    pub panic: bool,
    pub rudder_lost: bool,
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

impl ShipPosition {
    /// The id she has in the match.
    #[must_use]
    pub fn id(&self) -> &str {
        self.called.as_deref().unwrap_or(&self.ship)
    }

    /// Her place, if the position gives one.
    #[must_use]
    pub fn berth(&self) -> Option<Berth> {
        self.at.or(self.bow.zip(self.facing).map(|(bow, facing)| Berth { bow, facing }))
    }
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
    pub ashore: BySide<u8>,
    /// Begin before the orders of the turn, with fire damage and fuses (TS-7.2), or with the orders.
    pub at_dawn: bool,
}
