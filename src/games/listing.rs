//! What a game says of itself before a match: what can be played, what is settled beforehand, and what the driver of the program is told.

use bevy::prelude::App;
use bevy_egui::egui::{Painter, Rect};
use serde_json::{Map, Value};

use super::outfitting::{Item, Outfitting};
use crate::logbook::data::Library;
use crate::logbook::wording::{Arg, Fact};
use crate::play::at_table::AtTable;
use crate::play::players::Player;
use crate::play::seen::Seen;
use crate::rules::kernel::Seat;
use crate::table::sheet::{Line, Picture};
use crate::table::theme::crests::Sign;

/// Something that can be played, as the chooser shows it.
#[derive(Clone, Debug)]
pub struct Offer {
    pub id: String,
    /// The key of the part of the list in which it stands.
    pub part: &'static str,
    /// What the list says of it beside its name.
    pub detail: Vec<Arg>,
    /// Nothing is asked before a lesson begins.
    pub is_lesson: bool,
    /// What it looks like.
    pub picture: Option<Picture>,
    /// The sides, in the order of their seats.
    pub sides: Vec<Side>,
    /// What else its page says.
    pub about: Vec<Line>,
}

/// A side of something that can be played.
#[derive(Clone, Debug)]
pub struct Side {
    pub sign: Sign,
    /// What it is called.
    pub name: Arg,
    /// What it plays with.
    pub with: Vec<Arg>,
    /// A player sits there.
    pub played: bool,
}

/// A game in the list of games, with everything that can be played of it.
pub trait GameListing: AtTable {
    /// Everything that can be played, in the order of its list.
    fn offers(library: &Library) -> Vec<Offer>;

    /// What the sides are called on the command line (whose view of the table is meant), in the order of the seats; none where
    /// a side has no fixed name.
    const SIDES: &'static [&'static str] = &[];

    /// What a side is called where the program is driven by a script.
    fn side(view: &Self::View, seat: Seat) -> Option<String>;

    /// What else of a match is reported to the driver of the program.
    fn more(seen: &Seen<Self>) -> Map<String, Value>;

    /// The part of its table that shows happen to, without anything to see.
    fn without_a_picture(_: &mut App) {}

    /// Draws a picture of its rulebook into a place; false where it has none of this name.
    fn picture(_painter: &Painter, _place: Rect, _name: &str) -> bool {
        false
    }

    /// Everything that is settled before a match, beside who plays.
    type Outfit: Clone + PartialEq + std::fmt::Debug + Default + Send + Sync + 'static;

    /// What is settled where nothing has been changed yet; `before` is what was settled for another battle.
    fn printed(library: &Library, id: &str, before: &Self::Outfit) -> Option<Self::Outfit>;

    /// Everything that may be settled.
    fn page(library: &Library, outfit: &Outfitting<Self>) -> Vec<Item<Self::Outfit>>;

    /// Why a match cannot begin like this.
    fn hindrance(_: &Library, _: &Outfitting<Self>) -> Option<Fact> {
        None
    }

    /// With what the match begins.
    fn setup(library: &Library, outfit: &Outfitting<Self>) -> Option<Self::Setup>;

    /// How many sit at the table.
    fn company(library: &Library, id: &str, outfit: &Self::Outfit) -> usize;

    /// Who plays, where that depends on what was settled.
    fn players(outfit: &Outfitting<Self>) -> Vec<Player> {
        outfit.players.clone()
    }
}
