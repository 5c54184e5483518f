//! Dead Reckoning in the list of games: its offers in the chooser, the page before a battle (seats, and the forces of
//! both sides), and its report to the driver of the program.

pub mod edits;
mod page;
mod sailing;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Painter, Rect};
use serde_json::{Map, Value, json};

use crate::captains::Rank;
use crate::dice::Vessels;
use crate::games::listing::{GameListing, Offer};
use crate::games::outfitting::{Item, Outfitting};
use crate::logbook::data::Library;
use crate::play::at_table::AtTable;
use crate::play::begin::NewMatch;
use crate::play::players::Player;
use crate::play::seen::Seen;
use crate::rules::dead_reckoning::duel::{Duel, Opening, Setup, Start, Target};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Side;
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel::Seat;
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::launch::Launch;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::Screen;
use crate::table::things::{self, Deck};
use crate::table::throwing::dice_box::ThrowVessels;
use crate::table::throwing::physical::Lying;

/// The set-up chosen before a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Outfit {
    #[default]
    Nothing,
    /// The battle as it will begin.
    Battle(Box<Duel>),
    /// The whole game as it will begin.
    Voyage(Opening),
}

impl GameListing for DeadReckoning {
    fn cards(library: &Library, speech: &Speech, case: &mut TypeCase) -> Vec<Deck<InkImage>> {
        super::things::workshop::cards(library, speech, case)
    }

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

    type Outfit = Outfit;

    fn printed(library: &Library, id: &str, _: &Self::Outfit) -> Option<Self::Outfit> {
        let shelf = library.dead_reckoning();
        let battle = shelf.battles.get(id).cloned().map(|duel| Outfit::Battle(Box::new(duel)));
        battle.or_else(|| shelf.voyages.get(id).cloned().map(Outfit::Voyage))
    }

    /// A merchant or a building has a seat of its own as well.
    fn company(_: &Library, _: &str, outfit: &Self::Outfit) -> usize {
        match outfit {
            Outfit::Battle(duel) => duel.players.len().max(2),
            Outfit::Voyage(opening) => opening.players.len(),
            Outfit::Nothing => 2,
        }
    }

    fn page(library: &Library, outfit: &Outfitting<Self>) -> Vec<Item<Outfit>> {
        match &outfit.outfit {
            Outfit::Battle(duel) => page::items(&library.dead_reckoning().printed(), duel),
            Outfit::Voyage(opening) => sailing::items(&library.dead_reckoning().printed(), opening),
            Outfit::Nothing => Vec::new(),
        }
    }

    fn setup(library: &Library, outfit: &Outfitting<Self>) -> Option<Setup> {
        let shelf = library.dead_reckoning();
        match &outfit.outfit {
            Outfit::Battle(duel) => Some(shelf.setup(duel)),
            Outfit::Voyage(opening) => Some(shelf.voyage(opening)),
            Outfit::Nothing => None,
        }
    }

    fn players(outfit: &Outfitting<Self>) -> Vec<Player> {
        let players = outfit.players.clone();
        match &outfit.outfit {
            Outfit::Battle(duel) => seated(players, duel),
            Outfit::Voyage(_) | Outfit::Nothing => players,
        }
    }
}

/// Seats the players: a merchant or a building is asked nothing, so no curtain is lifted for its seat.
fn seated(mut players: Vec<Player>, duel: &Duel) -> Vec<Player> {
    if !matches!(duel.attack, Some(Target::Ship(_)) | None) {
        for other in players.iter_mut().skip(1) {
            *other = Player::bot(other.name.clone(), Rank::Mate);
        }
    }
    players
}

/// A battle or a whole game named on the command line is begun at once.
fn begin_at_once(
    launch: Res<Launch>,
    shelf: Res<Shelf>,
    mut begin: MessageWriter<NewMatch<DeadReckoning>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let shelf = shelf.0.dead_reckoning();
    let Some(setup) = launch.scenario.as_ref().and_then(|id| shelf.named(id)) else { return };
    let players = match &setup.start {
        Start::Battle(duel) | Start::Position(duel) => seated(vec![Player::default(); 2], duel),
        Start::Voyage(opening) => vec![Player::default(); opening.players.len()],
    };
    begin.write(NewMatch { setup, players, seed: launch.fixed_seed(), limit: None });
    next.set(Screen::Table);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::games::outfitting::plugin::<DeadReckoning>).add_systems(Startup, begin_at_once);
}
