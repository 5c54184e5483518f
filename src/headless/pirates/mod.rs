//! Pirates of the Crimson Coast without a table.

mod naming;
mod outline;
mod script;

use std::collections::BTreeSet;

use serde_json::Value;

use crate::logbook::data::lessons::Taught;
use crate::logbook::data::{DataFault, Library, Source, pirates};
use crate::logbook::rulebook::Numbering;
use crate::rules::kernel::{Match, Ruleset};
use crate::rules::pirates::conserved::conserved;
use crate::rules::pirates::happenings::Happening;
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::setup::Setup;
use crate::rules::pirates::state::{Outcome, Phase, Player, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::wants::{Choice, Why};

use super::OffTable;
use super::script::Begun;
use script::{Start, Step};

impl OffTable for Pirates {
    type Shelf = pirates::Shelf;
    type Start = Start;
    type Step = Step;

    const TAUGHT: Taught = Taught {
        game: Self::GAME.0,
        readings: &[
            "about",
            "acts",
            "banked",
            "boarded",
            "coins",
            "derelicts",
            "docked",
            "exit",
            "explored",
            "fog",
            "fort",
            "forts",
            "given",
            "gold",
            "heading",
            "hidden",
            "hits",
            "home",
            "kraken",
            "lamps",
            "page",
            "parley",
            "phase",
            "pinned",
            "prizes",
            "question",
            "rams",
            "reef",
            "repaired",
            "revealed",
            "ruler",
            "running",
            "sailed",
            "shots",
            "taken",
            "towed",
            "towing",
            "turn",
            "turns",
            "unit",
            "weed",
            "whirlpool",
        ],
        landmarks: &[
            "aboard",
            "board",
            "break-free",
            "broadside",
            "build-fort",
            "cease-fire",
            "come-about",
            "counter",
            "course",
            "dock-towed",
            "embrace",
            "end-orders",
            "end-sailing",
            "end-turn",
            "explore",
            "fan-out",
            "ferry",
            "fire",
            "fort",
            "free-explore",
            "free-place",
            "gun",
            "heading",
            "leave",
            "leave-fog",
            "measure",
            "move",
            "page",
            "pay",
            "pivot",
            "place",
            "put-away",
            "ram",
            "repair",
            "ruler",
            "sail",
            "scuttle",
            "shift",
            "shoot",
            "slot",
            "swing",
            "take",
            "take-most",
            "target",
            "tow",
            "transfer",
            "treasure",
            "unit",
            "use",
            "whirl",
        ],
    };

    const NUMBERING: Numbering = Numbering(&["PC-", "AB-", "UT-"]);

    /// Lengths are compared within 0.05 mm, headings within 0.1 degrees (PC-30.4).
    const TOLERANCE: Option<fn(&str) -> f64> = Some(|field| if field == "heading" { 0.1001 } else { 0.0501 });

    fn offers(library: &Library) -> Vec<String> {
        library.pirates().offers().map(str::to_owned).collect()
    }

    fn setup(library: &Library, id: &str) -> Option<Setup> {
        library.pirates().named(id)
    }

    fn whole_game(library: &Library, players: u8) -> Option<Setup> {
        library.pirates().whole_game(players)
    }

    fn title(setup: &Setup) -> String {
        setup.title()
    }

    fn begin(start: Start, library: &Library, source: &Source) -> Result<Begun<Self, Step>, DataFault> {
        script::begin(start, library, source)
    }

    fn sides(state: &State) -> Vec<&'static str> {
        state.players.iter().map(|player| player.flag.word()).collect()
    }

    fn state(state: &State) -> Value {
        outline::outline(state)
    }

    fn word(choice: &Choice) -> String {
        choice.key()
    }

    fn shuffled(game: &Match<Self>, why: &Why) -> Vec<String> {
        naming::shuffled(game, why)
    }

    fn winners(state: &State) -> Vec<&'static str> {
        match state.result {
            Some(Outcome::Won(flag)) => vec![flag.word()],
            _ => Vec::new(),
        }
    }

    fn begins(state: &State) -> Option<&'static str> {
        (state.phase >= Phase::Opening).then(|| state.first.word())
    }

    fn counts(state: &State) -> Vec<(&'static str, u64)> {
        let gold = |flag| u64::from(sums::winning_gold(state, flag));
        let best = state.players.iter().map(|player| gold(player.flag)).max().unwrap_or(0);
        let all: u64 = state.players.iter().map(|player| gold(player.flag)).sum();
        vec![("gold_of_the_best_mean", best), ("gold_of_all_mean", all), ("units_lost_mean", state.sunk.len() as u64)]
    }

    /// By the nation under which a fleet sails, if it sails under one.
    fn kinds(first: &State, _: &State, _: &[Happening]) -> Vec<(&'static str, &'static str)> {
        let nation = |player: &Player| {
            let afloat = first.ships.iter().filter(|ship| ship.owner == player.flag).map(|ship| ship.card);
            let cards = afloat.chain(player.to_place.iter().copied());
            let nations: BTreeSet<_> = cards.filter_map(|card| Some(first.pack.craft(card)?.nation)).collect();
            let one = nations.first().filter(|_| nations.len() == 1);
            (player.flag.word(), one.map_or("of two nations", |nation| nation.word()))
        };
        first.players.iter().map(nation).collect()
    }

    fn out_of_place(state: &State) -> Option<String> {
        conserved(state).first().map(|broken| format!("{broken:?}"))
    }
}
