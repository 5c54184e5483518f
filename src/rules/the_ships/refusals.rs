//! Why an order cannot be given: a rule number, a wording key, and what goes into the sentence.

use serde::Serialize;

use crate::rules::kernel::{Fact, Rule};

use super::ship_card::BatteryPlace;
use super::ship_id::ShipId;

/// A reason a captain would understand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Refusal {
    /// The rule against it.
    pub rule: Rule,
    /// The ship, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<ShipId>,
    /// What there is to say.
    pub fact: Fact,
}

/// A refusal with nothing to go into the sentence yet.
#[must_use]
pub const fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal { rule: Rule(rule), ship: None, fact: Fact::plain(key) }
}

impl Refusal {
    /// It is about this ship.
    #[must_use]
    pub fn ship(mut self, ship: ShipId) -> Self {
        self.ship = Some(ship);
        self
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.fact = self.fact.number(name, value);
        self
    }

    /// With a battery.
    #[must_use]
    pub fn battery(mut self, battery: BatteryPlace) -> Self {
        let key = match battery {
            BatteryPlace::Port => "battery-port",
            BatteryPlace::Starboard => "battery-starboard",
            BatteryPlace::Stern => "battery-stern",
        };
        self.fact = self.fact.key("battery", key);
        self
    }
}
