//! The state of one ship: her card with everything crossed off it, her guns, her people, and what she still has to do.

use serde::{Deserialize, Serialize};

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::Offset;

use super::articles::Vessel;
use super::gunnery_table::Shot;
use super::orders::{DeckOrder, LoadMark, OrderCard, Pivot, Soldiers, Step};
use super::ship_card::{BatteryPlace, Officer, Sails};
use super::ship_id::ShipId;

/// What became of a ship (TS-1.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Standing {
    /// Not placed yet.
    #[default]
    Waiting,
    /// Fighting.
    InPlay,
    /// Gone to the bottom, and off the board.
    Sunk,
    /// Blown up, and off the board.
    BlownUp,
    /// Left the board where the scenario lets her side leave.
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
    /// What is written on it.
    pub shot: LoadMark,
    /// Reload boxes filled.
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

/// Where a ship burns.
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
    /// None.
    #[default]
    Free,
    /// She came free this turn; the ban is for the next.
    NextTurn,
    /// This turn she may not begin with a turn.
    ThisTurn,
}

/// The most masts a card may have.
pub const MASTS: usize = 4;

/// How far a ship is in the orders of this turn.
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
    /// What each mast brought (TS-11.2).
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
    /// Deck orders not yet carried out, musketeers first.
    pub deck: [Option<DeckOrder>; 2],
    /// Musket fire not yet given.
    pub muskets: Option<u8>,
    /// Whom she is to board.
    pub board: Option<ShipId>,
    /// The pivot not yet made.
    pub pivot: Option<Pivot>,
    /// Where soldiers are going ashore.
    pub land: Option<Offset>,
    /// Action tokens of the landing (TS-24.2).
    pub boats: u8,
    /// The step on which the train is fired (FS-1).
    pub train: Option<u8>,
    /// Her gun crews go on loading: no event has cancelled it (TS-14.3).
    pub loading: bool,
    /// Batteries that were ready at the start of the turn, as bits in the order port, starboard, stern.
    pub ready: u8,
    /// She was in panic when the turn began (TS-23.4).
    pub began_in_panic: bool,
    /// Her crew has put a fire out: she does nothing more this turn (TS-21.6).
    pub quenched: bool,
    /// The step a boarder's captain chose in a disputed case, until it is made (TS-18.2).
    pub approach: Option<Step>,
    /// Burning fireships that have tried her this turn, as bits by ship (FS-2).
    pub scorched: u8,
}

/// One ship.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ship {
    /// What became of her.
    pub standing: Standing,
    /// Where she lies; none off the board.
    pub base: Option<Base>,
    /// Boxes crossed: port, starboard, stern.
    pub crossed: [u8; 3],
    /// Guns standing, as bits from the bow (the stern's from port): port, starboard, stern.
    pub guns: [u32; 3],
    /// Boxes left of each mast.
    pub masts: [u8; MASTS],
    /// Sailors left.
    pub sailors: u8,
    /// Soldiers on deck, musketeers first.
    pub deck: [u8; 2],
    /// Soldiers below, musketeers first.
    pub below: [u8; 2],
    /// Barrels on the card.
    pub powder: u8,
    /// Barrels in the hold.
    pub powder_below: u8,
    /// Chests.
    pub treasure: u8,
    /// Load and range cards: port, starboard, stern.
    pub batteries: [BatteryCards; 3],
    /// The setting of this turn.
    pub sails: Sails,
    /// The setting of the turn before (TS-10.12).
    pub last_sails: Sails,
    /// The last-move mark (TS-9.6).
    pub last_move: bool,
    /// At anchor.
    pub anchored: bool,
    /// Her cable is cut: no more anchoring (TS-28.7).
    pub cable_cut: bool,
    /// Aground (TS-4.3).
    pub aground: bool,
    /// A burning fireship that ran into something: she stays there to the end (FS-3).
    pub caught_fast: bool,
    /// Burning.
    pub fire: Option<Fire>,
    /// Fire damage is due at the start of the next turn (TS-21.9).
    pub burn_due: bool,
    /// Has caught fire at any time.
    pub caught_fire: bool,
    /// In panic.
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
    /// She ran into something, or aground, at any time (TS-28.C1).
    pub touched: bool,
    /// How far she is in the orders of this turn.
    pub day: Day,
}

/// The place of a battery in arrays.
#[must_use]
pub const fn at(battery: BatteryPlace) -> usize {
    battery as usize
}

/// The place of a kind of soldiers in arrays.
#[must_use]
pub const fn kind_at(kind: Soldiers) -> usize {
    kind as usize
}

fn of<T: Copy + Default>(list: &[T], place: usize) -> T {
    list.get(place).copied().unwrap_or_default()
}

impl Ship {
    /// A ship fresh from the yard, not yet on the board.
    #[must_use]
    pub fn new(vessel: &Vessel) -> Self {
        let card = &vessel.card;
        let all_guns = |battery| (1_u32 << vessel.guns_of(battery).min(31)) - 1;
        let mut masts = [0; MASTS];
        for (left, mast) in masts.iter_mut().zip(&card.masts) {
            *left = mast.boxes;
        }
        Self {
            guns: BatteryPlace::ALL.map(all_guns),
            masts,
            sailors: card.people.sailors,
            powder: card.powder,
            ..Self::default()
        }
    }

    /// Is she in play (TS-1.9)?
    #[must_use]
    pub fn in_play(&self) -> bool {
        self.standing == Standing::InPlay
    }

    /// Boxes crossed in a row of the hull.
    #[must_use]
    pub fn crossed_in(&self, row: BatteryPlace) -> u8 {
        of(&self.crossed, at(row))
    }

    /// The cards on a battery.
    #[must_use]
    pub fn cards_on(&self, battery: BatteryPlace) -> BatteryCards {
        of(&self.batteries, at(battery))
    }

    /// Guns standing in a battery.
    #[must_use]
    pub fn guns_in(&self, battery: BatteryPlace) -> usize {
        of(&self.guns, at(battery)).count_ones() as usize
    }

    /// The gun of a battery nearest to the stern that still stands (TS-17.3).
    #[must_use]
    pub fn aftmost_gun(&self, battery: BatteryPlace) -> Option<u8> {
        of(&self.guns, at(battery)).checked_ilog2().and_then(|gun| u8::try_from(gun).ok())
    }

    /// Does this gun stand?
    #[must_use]
    pub fn has_gun(&self, battery: BatteryPlace, gun: u8) -> bool {
        of(&self.guns, at(battery)) >> gun & 1 == 1
    }

    /// Boxes left of a mast.
    #[must_use]
    pub fn mast(&self, mast: usize) -> u8 {
        of(&self.masts, mast)
    }

    /// Soldiers of a kind on deck.
    #[must_use]
    pub fn on_deck(&self, kind: Soldiers) -> u8 {
        of(&self.deck, kind_at(kind))
    }

    /// Soldiers of a kind below.
    #[must_use]
    pub fn below(&self, kind: Soldiers) -> u8 {
        of(&self.below, kind_at(kind))
    }

    /// Everybody who can strike in a melee now: sailors and soldiers on deck.
    #[must_use]
    pub fn fighters(&self) -> u16 {
        u16::from(self.sailors) + self.deck.iter().copied().map(u16::from).sum::<u16>()
    }

    /// All soldiers below.
    #[must_use]
    pub fn soldiers_below(&self) -> u16 {
        self.below.iter().copied().map(u16::from).sum()
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
        self.day.ready >> at(battery) & 1 == 1
    }

    /// The shot in a battery, if its card is in order.
    #[must_use]
    pub fn shot_in(&self, battery: BatteryPlace) -> Option<Shot> {
        self.cards_on(battery).load.and_then(|load| load.shot.shot())
    }
}

impl Vessel {
    /// The tokens each mast brings with these sails, by what is left of it (TS-11.1).
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
}
