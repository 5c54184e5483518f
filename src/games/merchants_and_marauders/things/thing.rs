//! The things on the table: identities of small ones, and looks.

use std::fmt;
use std::sync::Arc;

use crate::rules::merchants_and_marauders::ids::{CardId, CargoId, Sort};
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::words::{Colour, Fitting, Good, Location, Nation, ShipKind, Weapon, Zone};
use crate::table::things;

/// A small thing that is pointed at only together with others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bit {
    /// The cube of a track, and the peg of its maximum.
    Value(Colour, Location),
    Most(Colour, Location),
    /// The same of the enemy's grid.
    FoeValue(Location),
    Grid,
    GloryTrack,
    /// The token of a bounty.
    Bounty(Colour, Nation),
    Coin(Colour, u8),
    /// A merchant token on the track.
    OnTrack(u8),
    Lantern,
    /// The token on the event.
    Laid,
    Flag(Nation),
}

impl fmt::Display for Bit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// Cards, boards and tokens are printed with these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Print {
    Chart,
    GloryTrack(u8),
    Grid,
    /// The board of a player: with captain and ship, as far as they are known.
    Board(Colour, Option<CardId>, Option<ShipKind>),
    Card(CardId),
    Back(Sort),
    Cargo(CargoId),
    CargoBack,
    Demand(Good),
    /// The back of a merchant token.
    Merchant,
    /// A modification token; face down, with the kind, or turned over.
    Fitting(Option<Fitting>, bool),
    Weapon(Weapon),
    Bounty(Nation),
    /// The War box.
    War,
}

/// Forms that no other game has.
#[derive(Clone, PartialEq, Debug)]
pub enum Own {
    /// A player's ship, with her lost masts and hull.
    Ship(Colour, ShipKind, [u8; 2]),
    /// The ship of a nation, or a pirate.
    Npc(Option<Nation>, ShipKind),
    /// A little town of this nation.
    Town(Zone, Nation),
    Chest(Colour),
}

/// The tools that make them.
pub struct Tools {
    pub pack: Arc<Pack>,
}

/// The look of a thing.
pub type Form = things::Form<Print, Own>;

/// A thing on the table.
pub type Thing = things::Thing<Form>;
