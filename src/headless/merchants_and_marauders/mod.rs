//! Merchants & Marauders without a table.

mod naming;
mod outline;
mod script;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::logbook::data::lessons::Taught;
use crate::logbook::data::{DataFault, Library, Source, merchants_and_marauders};
use crate::logbook::rulebook::Numbering;
use crate::rules::kernel::{Match, Ruleset};
use crate::rules::merchants_and_marauders::conserved::conserved;
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::glory::GloryFor;
use crate::rules::merchants_and_marauders::happenings::{Cards, Happening, SettingOut};
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::setup::Setup;
use crate::rules::merchants_and_marauders::state::{Phase, State};
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::rules::merchants_and_marauders::words::Colour;

use super::OffTable;
use super::script::Begun;
use script::{Start, Step};

/// A captain's main source of points: sales, plunder, battles won, missions and rumours, or hidden gold.
fn way_of_life(points: [u32; 5]) -> &'static str {
    let most = points.into_iter().max().unwrap_or(0);
    let ways = ["trade", "raid", "hunt", "missions", "chest"].into_iter().zip(points);
    match ways.filter(|(_, points)| *points == most).map(|(way, _)| way).collect::<Vec<_>>().as_slice() {
        [way] => way,
        _ => "of two kinds",
    }
}

impl OffTable for MerchantsAndMarauders {
    type Shelf = merchants_and_marauders::Shelf;
    type Start = Start;
    type Step = Step;

    const TAUGHT: Taught = Taught {
        game: Self::GAME.0,
        readings: &[
            "aboard",
            "actions",
            "activities",
            "at",
            "battles",
            "chest",
            "closed",
            "destroyed",
            "fortune",
            "from-home",
            "glory",
            "gold",
            "hand",
            "home",
            "hunted",
            "hunters",
            "merchant",
            "mission",
            "page",
            "phase",
            "pirate",
            "question",
            "raids",
            "round",
            "rum",
            "scouted",
            "sold",
            "total",
            "wanted",
            "weapons",
        ],
        landmarks: &[
            "ashore",
            "ask",
            "board",
            "buy",
            "buy-modification",
            "buy-ship",
            "buy-weapon",
            "cannons",
            "claim",
            "crew",
            "deliver",
            "end-turn",
            "enough",
            "enter",
            "fetch",
            "flee",
            "hold",
            "hull",
            "leave-port",
            "masts",
            "mission",
            "move",
            "odds",
            "page",
            "pass",
            "play",
            "port",
            "prove",
            "recruit",
            "repair",
            "rumor",
            "scout",
            "sell",
            "ship",
            "shoot",
            "stash",
            "weigh",
        ],
    };

    const NUMBERING: Numbering = Numbering(&["MM-"]);

    fn offers(library: &Library) -> Vec<String> {
        library.merchants_and_marauders().offers().map(str::to_owned).collect()
    }

    fn setup(library: &Library, id: &str) -> Option<Setup> {
        library.merchants_and_marauders().named(id)
    }

    /// Finds the first set-up in the list for this number of players.
    fn whole_game(library: &Library, players: u8) -> Option<Setup> {
        let shelf = library.merchants_and_marauders();
        let fits = shelf.cruises.values().filter(|cruise| cruise.players.len() == usize::from(players));
        fits.min_by_key(|cruise| cruise.rank).map(|cruise| shelf.setup(cruise))
    }

    fn title(setup: &Setup) -> String {
        setup.cruise.id.clone()
    }

    fn begin(start: Start, library: &Library, source: &Source) -> Result<Begun<Self, Step>, DataFault> {
        script::begin(start, library, source)
    }

    fn sides(state: &State) -> Vec<&'static str> {
        state.players.iter().map(|player| player.colour.word()).collect()
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
        state.winners.iter().map(|colour| colour.word()).collect()
    }

    fn begins(state: &State) -> Option<&'static str> {
        let known = !matches!(state.phase, Phase::SettingOut | Phase::Ships | Phase::Reveal);
        let first = state.at_seat(state.first)?;
        known.then(|| first.colour.word())
    }

    fn counts(state: &State) -> Vec<(&'static str, u64)> {
        let best = state.players.iter().map(|player| ending::total(state, player.colour)).max().unwrap_or(0);
        let track: u64 = state.players.iter().map(|player| u64::from(player.glory)).sum();
        let hidden: u64 = state.players.iter().map(|player| u64::from(player.chest)).sum();
        let dead = state.discards.captain.len() as u64;
        vec![
            ("total_of_the_best_mean", best.into()),
            ("glory_of_all_mean", track),
            ("gold_in_all_chests_mean", hidden),
            ("captains_lost_mean", dead),
        ]
    }

    fn kinds(_: &State, last: &State, told: &[Happening]) -> Vec<(&'static str, &'static str)> {
        let mut kinds = Vec::new();
        let mut points: BTreeMap<Colour, [u32; 5]> = BTreeMap::new();
        for happening in told {
            match happening {
                // A captain who follows a dead one is not shown in this way.
                Happening::SettingOut(SettingOut::CaptainShown { by, ship, .. }) => {
                    kinds.push((by.word(), ship.word()));
                }
                Happening::Cards(Cards::PointGained { by, why, .. }) => {
                    let life = match why {
                        GloryFor::Sale => 0,
                        GloryFor::Plunder => 1,
                        GloryFor::Defeat => 2,
                        GloryFor::Mission | GloryFor::Rumor => 3,
                        GloryFor::BigShip | GloryFor::Card => continue,
                    };
                    points.entry(*by).or_default()[life] += 1;
                }
                _ => {}
            }
        }
        for player in &last.players {
            let hidden = ending::secret_points(last, player.colour);
            points.entry(player.colour).or_default()[4] += u32::from(hidden);
        }
        kinds.extend(points.into_iter().map(|(by, points)| (by.word(), way_of_life(points))));
        kinds
    }

    fn out_of_place(state: &State) -> Option<String> {
        conserved(state).first().map(|broken| format!("{broken:?}"))
    }
}
