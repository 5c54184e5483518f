//! A game's listing before a match: its offers, its settings, and its report to the driver of the program.

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
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::sheet::{Line, Picture};
use crate::table::speech::Speech;
use crate::table::theme::crests::Sign;
use crate::table::things::Deck;

/// Something that can be played, as the chooser shows it.
#[derive(Clone, Debug)]
pub struct Offer {
    pub id: String,
    /// The key of the part of the list in which it stands.
    pub part: &'static str,
    /// The list says this beside its name.
    pub detail: Vec<Arg>,
    /// Nothing is asked before a lesson begins.
    pub is_lesson: bool,
    pub picture: Option<Picture>,
    /// The sides, in the order of their seats.
    pub sides: Vec<Side>,
    /// More lines of its page.
    pub about: Vec<Line>,
}

/// A side of something that can be played.
#[derive(Clone, Debug)]
pub struct Side {
    pub sign: Sign,
    pub name: Arg,
    /// It plays with these.
    pub with: Vec<Arg>,
    /// A player sits there.
    pub played: bool,
}

/// A game in the list of games, with everything that can be played of it.
pub trait GameListing: AtTable {
    /// Every offer, in the order of its list.
    fn offers(library: &Library) -> Vec<Offer>;

    /// The words for the sides on the command line, in the order of the seats: they choose a view of the table. A side
    /// without a fixed name has none.
    const SIDES: &'static [&'static str] = &[];

    /// The word for a side in a script that drives the program.
    fn side(view: &Self::View, seat: Seat) -> Option<String>;

    /// More of a match for the driver of the program.
    fn more(seen: &Seen<Self>) -> Map<String, Value>;

    /// The part of its table that shows happen to, without anything to see.
    fn without_a_picture(_: &mut App) {}

    /// Draws a picture of its rulebook into a place; false where it has none of this name.
    fn picture(_painter: &Painter, _place: Rect, _name: &str) -> bool {
        false
    }

    /// Prints every card of every deck in this language; none where it has no cards.
    fn cards(_library: &Library, _speech: &Speech, _case: &mut TypeCase) -> Vec<Deck<InkImage>> {
        Vec::new()
    }

    /// All settings before a match, beside the players.
    type Outfit: Clone + PartialEq + std::fmt::Debug + Default + Send + Sync + 'static;

    /// The settings before any change; `before` holds those for another battle.
    fn printed(library: &Library, id: &str, before: &Self::Outfit) -> Option<Self::Outfit>;

    /// Lists all settings.
    fn page(library: &Library, outfit: &Outfitting<Self>) -> Vec<Item<Self::Outfit>>;

    /// The reason against the beginning of a match like this.
    fn hindrance(library: &Library, outfit: &Outfitting<Self>) -> Option<Fact> {
        let fault = Self::set_up(&<Self as GameListing>::setup(library, outfit)?).err()?;
        Some(Self::fault(&fault).1)
    }

    /// The match begins with this.
    fn setup(library: &Library, outfit: &Outfitting<Self>) -> Option<Self::Setup>;

    /// This number of players sits at the table.
    fn company(library: &Library, id: &str, outfit: &Self::Outfit) -> usize;

    /// The players, if they depend on the settings.
    fn players(outfit: &Outfitting<Self>) -> Vec<Player> {
        outfit.players.clone()
    }
}
