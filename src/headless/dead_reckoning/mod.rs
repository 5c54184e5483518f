//! Dead Reckoning without a table.

mod charts;
mod naming;
mod script;

use serde_json::Value;

use crate::logbook::account::Drawing;
use crate::logbook::data::lessons::Taught;
use crate::logbook::data::{DataFault, Library, Source, dead_reckoning};
use crate::logbook::rulebook::Numbering;
use crate::rules::dead_reckoning::conserved::conserved;
use crate::rules::dead_reckoning::decks;
use crate::rules::dead_reckoning::duel::Setup;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase, State};
use crate::rules::dead_reckoning::tray::Lie;
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::{Match, Rule, Ruleset, Seat};

use super::OffTable;
use super::script::Begun;
use naming::numbered;
use script::{Start, Step};

impl OffTable for DeadReckoning {
    type Shelf = dead_reckoning::Shelf;
    type Start = Start;
    type Step = Step;

    const TAUGHT: Taught = Taught {
        game: Self::GAME.0,
        readings: &[
            "aboard",
            "ashore",
            "at",
            "cannons",
            "crafted",
            "cubes",
            "dock",
            "explored",
            "fighting",
            "fought",
            "hand",
            "influence",
            "phase",
            "pirate",
            "sails",
            "set-aside",
            "turns",
        ],
        landmarks: &[
            "buy", "confirm", "done", "end-main", "go", "level", "load", "mode", "page", "pass", "play", "raise",
            "sleeve", "tile", "unload", "use",
        ],
    };

    const NUMBERING: Numbering = Numbering(&["DR-"]);

    fn offers(library: &Library) -> Vec<String> {
        library.dead_reckoning().offers().map(str::to_owned).collect()
    }

    fn setup(library: &Library, id: &str) -> Option<Setup> {
        library.dead_reckoning().named(id)
    }

    /// Finds the first whole game in the list for this number of players.
    fn whole_game(library: &Library, players: u8) -> Option<Setup> {
        let shelf = library.dead_reckoning();
        let fits = shelf.voyages.values().filter(|opening| opening.players.len() == usize::from(players));
        fits.min_by_key(|opening| opening.rank).map(|opening| shelf.voyage(opening))
    }

    fn out_of_place(state: &State) -> Option<String> {
        conserved(state).first().map(|broken| format!("{broken:?}"))
    }

    fn begin(start: Start, library: &Library, source: &Source) -> Result<Begun<Self, Step>, DataFault> {
        script::begin(start, library, source)
    }

    fn sides(state: &State) -> Vec<&'static str> {
        state.players.iter().map(|player| player.colour.word()).collect()
    }

    fn state(state: &State) -> Value {
        script::outline(state)
    }

    fn word(choice: &Choice) -> String {
        choice.key()
    }

    fn meant(state: &State, seat: Seat, order: Order) -> Order {
        match state.at_seat(seat) {
            Some(player) => numbered(state, player, order),
            None => order,
        }
    }

    fn orders(state: &State) -> Rule {
        Rule(state.phase.rule())
    }

    /// Booty has no other place than the holds and the island of the battle, if that is open (DR-18.20, DR-18.23).
    fn against(why: &Why, word: &str) -> Rule {
        match why {
            Why::StowBooty { .. } if !word.starts_with("hold-") => Rule("DR-18.23"),
            why => why.rule(),
        }
    }

    fn shuffled(battle: &Match<Self>, why: &Why) -> Vec<String> {
        let answers = battle.journal().entries.last().map(|entry| entry.answers.as_slice()).unwrap_or_default();
        decks::names(battle.state(), why, answers)
    }

    fn zone(number: u8) -> Option<&'static str> {
        Lie::numbered(number).map(Lie::id)
    }

    fn title(setup: &Setup) -> String {
        setup.id().to_owned()
    }

    /// Of battles alone the last decides, and a match that saw none is a draw.
    fn winners(state: &State) -> Vec<&'static str> {
        let won = match state.course {
            Course::Battle => state.winners.last().map(std::slice::from_ref).unwrap_or_default(),
            Course::Voyage => state.victors.as_slice(),
        };
        won.iter().map(|colour| colour.word()).collect()
    }

    fn begins(state: &State) -> Option<&'static str> {
        let known = state.course == Course::Voyage && state.phase != Phase::SettingOut;
        known.then(|| state.active().word())
    }

    fn counts(state: &State) -> Vec<(&'static str, u64)> {
        let battles = ("battles_mean", state.winners.len() as u64);
        if state.course == Course::Battle {
            return vec![battles];
        }
        let marks: usize = state.players.iter().map(|player| player.achievements.len()).sum();
        let most = state.sheets.iter().map(|sheet| sheet.total().max(0)).max().unwrap_or(0);
        vec![battles, ("marks_mean", marks as u64), ("gold_of_the_winner_mean", most.unsigned_abs().into())]
    }

    fn drawing(view: &View, told: &[&Happening]) -> Option<Drawing> {
        charts::drawing(&view.table, told)
    }

    fn moments(view: &View, told: &[&Happening]) -> Vec<(usize, Drawing)> {
        charts::moments(&view.table, told)
    }
}
