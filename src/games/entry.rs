//! The entry of a game above the engine: callers reach the game through it without naming it.

use bevy::prelude::*;
use bevy_egui::egui::{Painter, Rect};
use serde_json::{Value, json};

use super::heard::{self, Strain};
use super::listing::{GameListing, Offer};
use crate::logbook::data::Library;
use crate::play::activity::TableActivity;
use crate::play::current_match::CurrentMatch;
use crate::play::curtain::Curtain;
use crate::play::fork::Fork;
use crate::play::seen::{Asked, Onlooker, Seen, main_window};
use crate::play::telling::ShowLock;
use crate::rules::kernel::{GameId, Seat};
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::speech::Speech;
use crate::table::things::Deck;

/// The games that a program can put on its table, in the order of the chooser.
#[derive(Resource, Clone, Copy)]
pub struct Entries(pub &'static [GameEntry]);

impl Entries {
    /// The game of this name.
    #[must_use]
    pub fn named(self, name: &str) -> Option<&'static GameEntry> {
        self.0.iter().find(|game| game.id.0 == name)
    }
}

/// A game, as an entry of the list.
#[derive(Clone, Copy)]
pub struct GameEntry {
    pub id: GameId,
    /// Everything it brings to the table.
    pub plugin: fn(&mut App),
    /// Every offer, in the order of its list.
    pub offers: fn(&Library) -> Vec<Offer>,
    /// The words for its sides on the command line.
    pub sides: &'static [&'static str],
    /// The state of its match, as the window may know it; none while it has none on the table.
    pub standing: fn(&mut World) -> Option<Value>,
    /// Draws a picture of its rulebook into a place; false where it has none of this name.
    pub picture: fn(&Painter, Rect, &str) -> bool,
    /// Prints every card of every deck; none where it has no cards.
    pub cards: fn(&Library, &Speech, &mut TypeCase) -> Vec<Deck<InkImage>>,
    /// Every sound of a match of this id between bots, in order; none if it has no such match.
    pub scene: fn(&Library, &str, u64) -> Option<Vec<Strain>>,
}

impl GameEntry {
    /// The game `G`.
    #[must_use]
    pub const fn of<G: GameListing>(plugin: fn(&mut App)) -> Self {
        Self {
            id: G::GAME,
            plugin,
            offers: <G as GameListing>::offers,
            sides: <G as GameListing>::SIDES,
            standing: standing::<G>,
            picture: G::picture,
            cards: G::cards,
            scene: heard::scene::<G>,
        }
    }
}

fn word(of: impl std::fmt::Debug) -> String {
    format!("{of:?}").to_lowercase()
}

fn standing<G: GameListing>(world: &mut World) -> Option<Value> {
    let hash = world.get_resource::<CurrentMatch<G>>().map(|current| current.digest().to_string());
    let activity = world.get_resource::<State<TableActivity>>().map(|activity| word(activity.get()));
    let curtain = world.get_resource::<Curtain>().is_none_or(|curtain| curtain.up);
    let showing = world.get_resource::<ShowLock>().is_some_and(ShowLock::any);
    let tried = world.get_resource::<Fork>().is_some_and(|fork| fork.is_open());
    let mut windows = world.query::<(&Onlooker, &Seen<G>)>();
    let seen = main_window(windows.iter(world))?;
    let side = |seat: Seat| G::side(&seen.view, seat);
    let (asked, by) = match &seen.asked {
        Asked::Nothing => ("nothing", None),
        Asked::Orders => ("orders", seen.seat.and_then(side)),
        Asked::Waits(_) => ("waits", None),
        Asked::Choose { by, .. } => ("choose", side(*by)),
        Asked::Throw { by, .. } => ("throw", side(*by)),
        Asked::Over => ("over", None),
    };
    let sides = |seats: &[Seat]| seats.iter().copied().filter_map(side).collect::<Vec<_>>();
    let waits = if let Asked::Waits(seats) = &seen.asked { sides(seats) } else { Vec::new() };
    let mut stand = json!({
        "game": G::GAME, "title": seen.title, "activity": activity, "asked": asked, "by": by, "waits": waits,
        "curtain": if curtain { "up" } else { "down" }, "showing": showing, "eyes": seen.seat.and_then(side),
        "tried": tried, "sealed": sides(&seen.sealed), "hash": hash,
    });
    if let Some(stand) = stand.as_object_mut() {
        stand.append(&mut G::more(seen));
    }
    Some(stand)
}
