//! The state of one ship: her card with everything crossed off it, her guns, her people, and her pending orders.

use serde::{Deserialize, Serialize};

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::Offset;

use super::by::{Batteries, ByBattery, BySoldiers};
use super::gunnery_table::Shot;
use super::guns::Guns;
use super::orders::{DeckOrder, LoadMark, OrderCard, Pivot, Step};
use super::place::Ships;
use super::ship_card::{BatteryPlace, Officer, Sails, Soldiers};
use super::ship_id::ShipId;

/// A ship has one of these fates (TS-1.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Standing {
    #[default]
    Waiting,
    InPlay,
    /// Gone to the bottom, and off the board.
    Sunk,
    /// Blown up, and off the board.
    BlownUp,
    /// She left the board at a place where the scenario lets her side leave.
    Exited,
    /// Left the board elsewhere (TS-25.3).
    Fled,
    /// Struck her flag: a hulk.
    Surrendered,
    /// Taken by boarders: a hulk.
    Taken,
    /// No sailors left: a hulk.
    OutOfAction,
}

impl Standing {
    /// On the board, but out of play (TS-1.9).
    #[must_use]
    pub const fn is_hulk(self) -> bool {
        matches!(self, Self::Surrendered | Self::Taken | Self::OutOfAction)
    }

    /// Destroyed for the purposes of victory (TS-25.1, TS-25.3).
    #[must_use]
    pub const fn is_destroyed(self) -> bool {
        !matches!(self, Self::Waiting | Self::InPlay | Self::Exited)
    }
}

/// A load card on a battery (TS-14.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub shot: LoadMark,
    pub boxes: u8,
}

/// The cards that lie on a battery.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BatteryCards {
    /// The load card; none if the battery is empty.
    pub load: Option<Load>,
    /// The range card; 0 if it is blank.
    pub range: Option<u8>,
}

/// A ship burns in one of these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fire {
    /// On the port side.
    Port,
    /// On the starboard side.
    Starboard,
    /// On both sides for good: the train of a fireship is lit (FS-1).
    Train,
}

impl Fire {
    /// The side that burns, on an ordinary ship.
    #[must_use]
    pub const fn side(self) -> Option<BatteryPlace> {
        match self {
            Self::Port => Some(BatteryPlace::Port),
            Self::Starboard => Some(BatteryPlace::Starboard),
            Self::Train => None,
        }
    }
}

/// The ban on turns after a melee is won (TS-18.14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AfterMelee {
    #[default]
    Free,
    /// She won this turn; the ban is for the next.
    NextTurn,
    /// Her next movement may not begin with a turn.
    ThisTurn,
}

/// The most masts a card may have.
pub const MASTS: usize = 4;

/// A ship's progress through the orders of this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Day {
    /// The card as it was laid; none for a ship without orders.
    pub card: Option<OrderCard>,
    /// Turned up in phase 3.
    pub open: bool,
    /// Tokens not yet laid.
    pub pool: u8,
    /// Tokens laid in front of her.
    pub laid: u8,
    /// Each mast brought these (TS-11.2).
    pub got: [u8; MASTS],
    /// Plotted steps used up.
    pub plotted: u8,
    /// Steps begun and paid for, made or not.
    pub paces: u8,
    /// The last step she really made: forward or not (TS-9.6).
    pub last_step_forward: Option<bool>,
    /// Stopped for the turn (TS-11.14).
    pub stopped: bool,
    /// The anchor is still to be weighed with the first token (TS-10.17).
    pub weighing: bool,
    /// She moved in sub-step A of this beat.
    pub moved_first: bool,
    /// Deck orders not yet carried out.
    pub deck: BySoldiers<Option<DeckOrder>>,
    /// Musket fire not yet given.
    pub muskets: Option<u8>,
    /// She is to board this ship.
    pub board: Option<ShipId>,
    /// The pivot not yet made.
    pub pivot: Option<Pivot>,
    /// Soldiers are going ashore here.
    pub land: Option<Offset>,
    /// Action tokens of the landing (TS-24.2).
    pub boats: u8,
    /// The step on which the train is fired (FS-1).
    pub train: Option<u8>,
    /// Her gun crews go on loading: no event has cancelled it (TS-14.3).
    pub loading: bool,
    /// Batteries that were ready at the start of the turn.
    pub ready: Batteries,
    /// She was in panic when the turn began (TS-23.4).
    pub began_in_panic: bool,
    /// She does nothing more this turn: her crew has put a fire out (TS-21.6), or taken an enemy (TS-18.7).
    pub done: bool,
    /// The step a boarder's captain chose in a disputed case, until it is made (TS-18.2).
    pub approach: Option<Step>,
    /// These burning fireships have tried her this turn (FS-2).
    pub scorched: Ships,
}

/// One ship.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ship {
    pub standing: Standing,
    /// A ship off the board has none.
    pub base: Option<Base>,
    pub crossed: ByBattery<u8>,
    pub guns: ByBattery<Guns>,
    /// Boxes left of each mast.
    pub masts: [u8; MASTS],
    pub sailors: u8,
    pub deck: BySoldiers<u8>,
    pub below: BySoldiers<u8>,
    /// Barrels on the card.
    pub powder: u8,
    /// Barrels in the hold.
    pub powder_below: u8,
    pub treasure: u8,
    /// Load and range cards.
    pub batteries: ByBattery<BatteryCards>,
    /// The setting of this turn.
    pub sails: Sails,
    /// The setting of the turn before (TS-10.12).
    pub last_sails: Sails,
    /// The last-move mark (TS-9.6).
    pub last_move: bool,
    pub anchored: bool,
    /// Her cable is cut: no more anchoring (TS-28.7).
    pub cable_cut: bool,
    /// Aground (TS-4.3).
    pub aground: bool,
    /// A burning fireship that ran into something stays there to the end (FS-3).
    pub caught_fast: bool,
    pub fire: Option<Fire>,
    /// Fire damage is due at the start of the next turn (TS-21.9).
    pub burn_due: bool,
    /// Has caught fire at any time.
    pub caught_fire: bool,
    pub panic: bool,
    /// The rudder is shot away.
    pub rudder_lost: bool,
    /// Officers fallen, as bits in the order of the table.
    pub officers_lost: u8,
    /// The ban on turns after a melee.
    pub after_melee: AfterMelee,
    /// Buoys of her course reached.
    pub buoys: u8,
    /// The turn in which she reached the last buoy of her course.
    pub course_sailed: Option<u16>,
    /// She ran into something, or aground, at any time; a ship that is run into did not (TS-28.C1).
    pub touched: bool,
    pub day: Day,
}

impl Ship {
    /// Is she in play (TS-1.9)?
    #[must_use]
    pub fn in_play(&self) -> bool {
        self.standing == Standing::InPlay
    }

    /// Boxes crossed in a row of the hull.
    #[must_use]
    pub fn crossed_in(&self, row: BatteryPlace) -> u8 {
        self.crossed[row]
    }

    /// The cards on a battery.
    #[must_use]
    pub fn cards_on(&self, battery: BatteryPlace) -> BatteryCards {
        self.batteries[battery]
    }

    /// Guns standing in a battery.
    #[must_use]
    pub fn guns_in(&self, battery: BatteryPlace) -> usize {
        self.guns[battery].count()
    }

    /// The gun of a battery nearest to the stern that still stands (TS-17.3).
    #[must_use]
    pub fn aftmost_gun(&self, battery: BatteryPlace) -> Option<u8> {
        self.guns[battery].aftmost()
    }

    /// Does this gun stand?
    #[must_use]
    pub fn has_gun(&self, battery: BatteryPlace, gun: u8) -> bool {
        self.guns[battery].contains(gun)
    }

    /// Boxes left of a mast.
    #[must_use]
    pub fn mast(&self, mast: usize) -> u8 {
        self.masts.get(mast).copied().unwrap_or_default()
    }

    /// Soldiers of a kind on deck.
    #[must_use]
    pub fn on_deck(&self, kind: Soldiers) -> u8 {
        self.deck[kind]
    }

    /// Soldiers of a kind below.
    #[must_use]
    pub fn below(&self, kind: Soldiers) -> u8 {
        self.below[kind]
    }

    /// Everybody who can strike in a melee now: sailors and soldiers on deck.
    #[must_use]
    pub fn fighters(&self) -> u16 {
        u16::from(self.sailors) + self.deck.0.map(u16::from).iter().sum::<u16>()
    }

    /// All soldiers below.
    #[must_use]
    pub fn soldiers_below(&self) -> u16 {
        self.below.0.map(u16::from).iter().sum()
    }

    /// All barrels she can take powder from.
    #[must_use]
    pub fn barrels(&self) -> u16 {
        u16::from(self.powder) + u16::from(self.powder_below)
    }

    /// Is the officer dead?
    #[must_use]
    pub fn has_lost(&self, officer: Officer) -> bool {
        self.officers_lost >> (officer as u8) & 1 == 1
    }

    /// Is a plain fire burning aboard, one that her crew may fight?
    #[must_use]
    pub fn burns(&self) -> bool {
        matches!(self.fire, Some(Fire::Port | Fire::Starboard))
    }

    /// Is the train of this fireship lit (FS-1)?
    #[must_use]
    pub fn is_torch(&self) -> bool {
        self.fire == Some(Fire::Train)
    }

    /// Tokens she may still spend.
    #[must_use]
    pub fn tokens(&self) -> u8 {
        self.day.pool.saturating_add(self.day.laid)
    }

    /// Was the battery loaded and ready when the turn began, and is it still (TS-14.2)?
    #[must_use]
    pub fn is_ready(&self, battery: BatteryPlace) -> bool {
        self.day.ready.contains(battery)
    }

    /// The shot in a battery, if its card is in order.
    #[must_use]
    pub fn shot_in(&self, battery: BatteryPlace) -> Option<Shot> {
        self.cards_on(battery).load.and_then(|load| load.shot.shot())
    }
}
