//! Dead Reckoning in the list of games: what the chooser offers, and what is reported to the driver of the program.

use std::sync::Arc;

use bevy::prelude::App;
use bevy_egui::egui::{Painter, Rect};
use serde_json::{Map, Value, json};

use crate::dice::Vessels;
use crate::games::entry::{Aboard, Offer};
use crate::logbook::data::Library;
use crate::play::at_table::AtTable;
use crate::play::seen::Seen;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Side;
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel::Seat;
use crate::table::things;
use crate::table::throwing::dice_box::ThrowVessels;
use crate::table::throwing::physical::Lying;

impl Aboard for DeadReckoning {
    fn offers(library: &Library) -> Vec<Offer> {
        super::chooser::offers(library)
    }

    fn without_a_picture(app: &mut App) {
        app.add_plugins((things::of_game::<Self>, super::show::plugin)).init_resource::<Lying>();
        if let Ok(vessels) = Vessels::built_in() {
            app.insert_resource(ThrowVessels(Arc::new(vessels)));
        }
    }

    fn picture(painter: &Painter, place: Rect, name: &str) -> bool {
        super::book_pictures::draw(painter, place, name)
    }

    fn side(view: &View, seat: Seat) -> Option<String> {
        view.table.at_seat(seat).map(|player| player.colour.word().to_owned())
    }

    fn more(seen: &Seen<Self>) -> Map<String, Value> {
        let table = &seen.view.table;
        let cubes = table.fight.iter().flat_map(|fight| &fight.tray);
        let cubes: Vec<Value> = cubes
            .map(|cube| json!({ "piece": cube.piece.0, "of": cube.of.word(), "lie": cube.lie.map(|lie| lie.id()) }))
            .collect();
        let strength = table.fight.as_ref().map(|fight| {
            let of = |side: &Side| (side.colour.word().to_owned(), json!(fight.strength(side.colour)));
            fight.sides.iter().map(of).collect::<Map<String, Value>>()
        });
        let more = [
            ("turn", json!(<Self as AtTable>::turn(table))),
            ("active", json!(table.active().word())),
            ("phase", json!(format!("{:?}", table.phase).to_lowercase())),
            ("cubes", json!(cubes)),
            ("strength", json!(strength)),
            ("winners", json!(table.winners.iter().map(|winner| winner.word()).collect::<Vec<_>>())),
        ];
        more.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
    }
}
