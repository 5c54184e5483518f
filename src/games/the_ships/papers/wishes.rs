//! All wishes on the sheets of The Ships.

use crate::dice::Way;
use crate::games::papers::sheets::Paper;
use crate::games::the_ships::order_card::draft::OrderWish;
use crate::logbook::wording::{Fact, Spoken as _};
use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::Rule;
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::FittingOut;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::ship_id::ShipId;

/// The player wishes one of these.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "each is of the sheet of its name, or said by the type in it")]
pub enum Wish {
    Card(OrderWish),
    Place(PlaceWish),
    Fit(FitWish),
    Rule(UmpireWish),
    End(EndWish),
    Book(ShipId),
    Lay(Paper, bool),
    Choose(usize),
    Throw(Way),
}

/// Requests of the sheet on which ships are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceWish {
    TakeUp(ShipId),
    /// The bow goes here, or is turned if it is there.
    Bow(Offset),
    /// Turn her, to starboard or to port.
    Turn(bool),
    /// The next lawful place, or the one before.
    Next(bool),
    /// She may not lie where a click wants her.
    NotThere,
    Done,
}

/// Requests of the sheet on which ships are fitted out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FitWish {
    /// The ship in hand carries this.
    Carry(FittingOut),
    TakeUp(ShipId),
    Done,
}

/// Requests of the umpire's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UmpireWish {
    Put(Amendment),
    /// The thing with this number is struck out again.
    StrikeOut(usize),
    /// Another ship, or wind and shore.
    TakeUp(Option<ShipId>),
    Propose,
    /// Put the sheet away.
    Close,
}

/// The stage of a request to end the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// The player has to choose one of the two.
    #[default]
    Which,
    GiveUp,
    /// Does the other captain agree to a draw?
    Draw,
}

/// Requests of the sheet on which a battle is ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndWish {
    Ask(Stage),
    /// The battle is given up, or both have agreed on a draw.
    Agree(Stage),
    /// Nothing is to end: something is to be set right by hand (TS-29).
    SetRight,
    Close,
}

/// An objection, with its rule.
pub(crate) fn why(refusal: &Refusal) -> (Fact, Rule) {
    TheShips::refusal(refusal)
}
