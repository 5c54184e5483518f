//! Whole games between captains: they end, nothing is lost, happenings tell all, nothing leaks, and a journal played
//! again gives the same (PC-24.6, PC-30.10).

use weather_gage::captains::{Crew, Crewed, Played, Random, Rank, play, play_watched};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::chronicle;
use weather_gage::rules::kernel::{Awaiting, Journal, Orders, Ruleset, Seat, Viewer, digest, run_live};
use weather_gage::rules::pirates::conserved::conserved;
use weather_gage::rules::pirates::happenings::Happening;
use weather_gage::rules::pirates::setup::{Free, Setup};
use weather_gage::rules::pirates::state::{Phase, State};
use weather_gage::rules::pirates::words::TerrainKind;

use super::common::*;

/// Every offer of the shelf, and a game from the first roll on.
fn games() -> Vec<Setup> {
    let (library, _) = GAMES.library(None);
    let offers = Pirates::offers(&library);
    let mut all: Vec<Setup> = offers.iter().map(|id| Pirates::setup(&library, id).unwrap()).collect();
    let terrain = vec![TerrainKind::Whirlpool, TerrainKind::Whirlpool, TerrainKind::Fog, TerrainKind::Reef];
    let free = Free { seats: vec![Red, Black, Blue], total: 20, terrain, ..Free::default() };
    all.push(library.pirates().free(free));
    all
}

fn crew(ranks: &[Rank], root: u64, game: u64) -> Crew<Pirates> {
    Crew::for_game(ranks, root, game)
}

/// Runs of a game that are looked at, where every run is looked at closely.
const CLOSELY: usize = 260;

#[test]
fn pc_24_6_random_games_keep_everything_in_its_place_and_refuse_nothing() {
    for (number, setup) in games().iter().enumerate() {
        let mut runs = 0_usize;
        let mut look = |state: &State| {
            runs += 1;
            if runs < CLOSELY * 3 {
                let broken = conserved(state);
                assert_eq!(broken, [], "game {number} turn {} {:?}", state.turn, state.phase);
            }
        };
        let Played { refusals, dead_end, .. } =
            play_watched(setup, &mut crew(&[Rank::Random], 11, 1), false, &mut look).unwrap();
        assert_eq!((refusals, dead_end), (Vec::new(), None), "game {number}");
    }
}

#[test]
fn pc_17_1_mates_race_for_the_gold_to_the_end() {
    for (number, setup) in games().iter().enumerate() {
        let Played { refusals, dead_end, state, .. } = play(setup, &mut crew(&[Rank::Mate], 5, 1), false).unwrap();
        assert_eq!((refusals, dead_end), (Vec::new(), None), "game {number}");
        assert!(state.result.is_some() || state.turn > 100, "game {number}: turn {}", state.turn);
    }
}

/// Plays a game run by run, and looks at each: the state before, the happenings, the state after.
fn watched(setup: &Setup, game: u64, mut look: impl FnMut(&State, &[Happening], &State)) {
    let mut crew = crew(&[Rank::Random], 17, game);
    let mut lots = Random::new(game);
    let mut state = Pirates::set_up(setup).unwrap();
    for _ in 0..CLOSELY {
        if Pirates::is_over(&state) {
            break;
        }
        let mut orders = Orders::<Pirates>::new();
        for seat in Pirates::awaited(&state) {
            let order = Pirates::by_lot(&state, seat, &mut lots);
            orders.insert(seat, order.unwrap());
        }
        let (after, told, _) = run_live::<Pirates>(state.clone(), &orders, &[], &mut crew).unwrap();
        look(&state, &told, &after);
        state = after;
    }
}

#[test]
fn pc_24_5_happenings_tell_all_and_every_one_names_its_rule() {
    for (game, setup) in (0..).zip(games()) {
        watched(&setup, game, |before, told, after| {
            let mut evolved = before.clone();
            for happening in told {
                Pirates::evolve(&mut evolved, happening);
                let rule = happening.rule().0;
                assert!(["PC-", "AB-", "UT-"].iter().any(|begin| rule.starts_with(begin)), "{happening:?}: {rule}");
                let text = serde_json::to_string(happening).unwrap();
                assert_eq!(serde_json::from_str::<Happening>(&text).unwrap(), *happening);
            }
            assert_eq!(evolved, *after);
        });
    }
}

#[test]
fn pc_30_10_a_journal_written_read_and_played_again_gives_the_same_states() {
    for (game, setup) in (0..).zip(games()).step_by(2) {
        let played = play(&setup, &mut crew(&[Rank::Mate, Rank::Mate], 3, game), true).unwrap();
        let text = chronicle::write(&played.journal.unwrap()).unwrap();
        let journal: Journal<Pirates> = chronicle::read(&text).unwrap();
        let again = journal.replay().unwrap();
        assert_eq!(digest(again.state()), played.digest, "game {game}");
        assert!(matches!(again.awaiting(), Awaiting::Nothing | Awaiting::Orders(_)));
    }
}

/// The same table with other secrets: coins on islands and aboard others' ships have other values, face-down crew are others.
fn disguised(state: &State, seat: Seat) -> State {
    let mut other = state.clone();
    let own = state.at_seat(seat).unwrap().flag;
    let stranger = n("helmsman:spain");
    // Exploring a ship shows everything aboard (PC-9.13).
    let explored = state.running.as_ref().and_then(|run| run.explores);
    for ship in other.ships.iter_mut().filter(|ship| ship.flag != own && Some(ship.id) != explored) {
        ship.coins.iter_mut().filter(|coin| !coin.up).for_each(|coin| coin.value = coin.value % 7 + 1);
        ship.crew.iter_mut().filter(|crew| !crew.up).for_each(|crew| crew.card = stranger);
    }
    for player in other.players.iter_mut().filter(|player| player.flag != own) {
        player.ashore.iter_mut().filter(|(crew, _)| !crew.up).for_each(|(crew, _)| crew.card = stranger);
        player.brought.0.iter_mut().for_each(|coin| *coin = *coin % 7 + 1);
    }
    let explored = state.running.as_ref().and_then(|run| state.ship(run.unit)).and_then(|ship| ship.docked);
    for island in other.islands.iter_mut().filter(|island| Some(island.id) != explored) {
        island.coins.iter_mut().for_each(|coin| *coin = *coin % 7 + 1);
        island.seen.retain(|of, _| *of == own);
    }
    other
}

#[test]
fn pc_21_4_states_that_differ_in_secrets_of_others_look_the_same() {
    for (game, setup) in (0..).zip(games()) {
        watched(&setup, game, |_, _, after| {
            if after.phase < Phase::Opening || after.phase == Phase::Over {
                return;
            }
            for player in &after.players {
                let seat = after.seat(player.flag);
                let other = disguised(after, seat);
                let seen = |state: &State| Pirates::seen_by(state, Viewer::Seat(seat));
                assert_eq!(seen(after), seen(&other), "game {game} seat {seat:?}");
            }
        });
    }
}

#[test]
fn pc_21_5_what_others_do_in_secret_is_told_without_it() {
    for (game, setup) in (0..).zip(games()) {
        watched(&setup, game, |before, told, _| {
            let mut state = before.clone();
            for happening in told {
                for player in &before.players {
                    let seat = before.seat(player.flag);
                    let other = disguised(&state, seat);
                    let as_told = |state: &State| Pirates::told_to(state, happening, Viewer::Seat(seat));
                    assert_eq!(as_told(&state), as_told(&other), "game {game} seat {seat:?}: {happening:?}");
                }
                Pirates::evolve(&mut state, happening);
            }
        });
    }
}
