//! The things on the table of a whole game: identities and looks.

use std::fmt;
use std::sync::Arc;

use bevy::asset::Handle;

use crate::rules::dead_reckoning::cards::{AbilityRef, Card, CardId, SleeveSlot};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Hold, Place};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::printed::ids::{CardNo, TileId, Worn};
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::table::board::water::Sea;
use crate::table::things;

/// A small thing that is carried from place to place, and is pointed at only together with others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bit {
    /// A cube in an influence slot, by the number of the slot.
    Slot(Place, u8),
    /// A cube in the permanent area of an island, by its number.
    Permanent(Place, u8),
    /// A good on the jetty of an island.
    Ashore(Place, Good, u8),
    /// A good in a hold.
    Aboard(Colour, Hold, Good, u8),
    /// A barrel on a dock.
    OnDock(Colour, u8),
    /// A token over a hold.
    Token(Colour, Hold),
    /// A mark of damage.
    Damage(Colour, u8),
    /// The cube on the sail track.
    Sails(Colour),
    /// A cube on a mark of the harbour.
    OnMark(Achievement, Colour, u8),
    /// A player’s own mark on one of the harbour.
    Reached(Achievement, Colour),
    /// The lantern of the player at turn.
    Lantern,
    /// A good that was won or gained, before it is stowed.
    Gained(Colour),
    /// A coin of a ship that was sunk, on its way to the player who sank her.
    Spoils(u8),
    /// A coin that was taken out of a chest.
    TakenOut(Colour),
    /// A cube in the cup of a side.
    InCup(Colour, u8),
    /// A cube of a cannon that is ready, before the cup.
    Ready(Colour, u8),
    /// A peg on an ability that was used.
    Peg(Colour, AbilityRef),
    /// A peg on the token of a slot that was used.
    TokenPeg(Colour, Hold),
    /// A lock on the cube of this slot: its owner has taken the last turn.
    Lock(Place, u8),
    /// A cube of the imaginary player in this slot.
    Ghost(Place, u8),
    /// A card of a pile that is shuffled, counted from below.
    Shuffled(Colour, u8),
    /// The front of a sleeve that is open.
    Sleeve(Colour, CardId),
}

impl fmt::Display for Bit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// Cards, boards and tokens are printed with these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Print {
    /// A sailor with level and sleeve.
    Sailor(Colour, Card),
    /// The same, with this place kept free for a sheet that is about to be slipped in.
    Opened(Colour, Card, SleeveSlot),
    /// A card of a deck as it is bought, or a merchant ship’s front.
    Bought(CardNo),
    /// A merchant ship’s back, which was turned up.
    Turned(CardNo),
    /// An advancement that is worn: as bought, or the prize.
    Worn(Worn),
    /// The back of a player’s sleeves.
    Sleeve(Colour),
    /// The back of a deck of advancements.
    Deck(u8),
    /// A mark on the quay, and its worth.
    Mark(Achievement, u8),
    Board(Colour),
    Token(String),
    Dock(Colour),
    /// The strip along the foot of a tile.
    Strip(TileId),
    /// The back of a tile.
    Unexplored,
}

/// Forms that no other game has.
#[derive(Clone, PartialEq, Debug)]
pub enum Own {
    /// A tile; only its back where the viewer does not know it.
    Tile(Option<TileId>),
    Harbour,
    /// A cube of the imaginary player: its edges, and air between them.
    Ghost,
    /// A building in the colours of its controller.
    Building(Building, Colour),
    /// The clear front of a sleeve, hinged at its foot.
    Pane,
    /// A clear sheet with the clauses that this card will show there.
    Sheet(Colour, Card, SleeveSlot),
    /// A ship, with her sails set, under a black flag, and her damage.
    Ship(Colour, bool, bool, u8),
    Chest(Colour),
    /// A cup of leather, with a band in this colour.
    Cup(Colour),
    /// A lock of brass.
    Lock,
    /// A pennant with chevrons on a staff.
    Pennant,
}

/// The tools that make them.
pub struct Tools {
    pub cards: Arc<Cards>,
    /// The water of the ocean.
    pub sea: Handle<Sea>,
}

/// The look of a thing.
pub type Form = things::Form<Print, Own>;

/// A thing on the table.
pub type Thing = things::Thing<Form>;
