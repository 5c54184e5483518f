//! The Ships in the list of games: what the chooser offers, and what is reported to the driver of the program.

use bevy::prelude::App;
use bevy_egui::egui::{Painter, Rect};
use serde_json::{Map, Value, json};

use crate::games::entry::{Aboard, Offer};
use crate::logbook::data::Library;
use crate::play::seen::Seen;
use crate::rules::kernel::Seat;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::view::View;

fn word(of: impl std::fmt::Debug) -> String {
    format!("{of:?}").to_lowercase()
}

impl Aboard for TheShips {
    const SIDES: &'static [&'static str] = &["england", "spain"];

    fn offers(library: &Library) -> Vec<Offer> {
        super::chooser::offers(library)
    }

    fn side(view: &View, seat: Seat) -> Option<String> {
        view.table.side_at(seat).map(word)
    }

    fn more(seen: &Seen<Self>) -> Map<String, Value> {
        let table = &seen.view.table;
        let more = [("turn", json!(table.turn)), ("phase", json!(word(table.phase))), ("beat", json!(table.beat))];
        more.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
    }

    fn without_a_picture(app: &mut App) {
        app.add_plugins((super::setting_out::of_the_match, super::ships::without_a_picture, super::show::plugin));
    }

    fn picture(painter: &Painter, place: Rect, name: &str) -> bool {
        super::book_pictures::draw(painter, place, name)
    }
}
