//! Bots play whole battles: they end, nothing is refused, nothing gets stuck.

use weather_gage::captains::ahead::halved;
use weather_gage::captains::{Crew, Crewed, Played, Rank, play};
use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::the_ships::articles::Setup;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::scenario::Scenario;
use weather_gage::rules::the_ships::ship_card::Soldiers;

pub fn library() -> Shelf {
    let (library, faults) = Shelf::built_in();
    assert_eq!(faults, [], "the built-in data are sound");
    library
}

pub fn setup(library: &Shelf, scenario: &Scenario) -> Setup {
    library.setup(scenario)
}

fn battle(setup: &Setup, ranks: [Rank; 2], seed: u64, game: u64) -> Played<TheShips> {
    let mut crew = Crew::<TheShips>::for_game(&ranks, seed, game);
    play(setup, &mut crew, true).expect("the scenario can be set up")
}

fn random_battle(setup: &Setup, seed: u64, game: u64) -> Played<TheShips> {
    battle(setup, [Rank::Random, Rank::Random], seed, game)
}

#[test]
fn random_captains_play_every_scenario_to_its_end() {
    let library = library();
    assert!(!library.scenarios.is_empty(), "the scenarios are where the test looks");
    for scenario in library.scenarios.values() {
        let setup = setup(&library, scenario);
        for game in 0..12 {
            let played = random_battle(&setup, 7, game);
            assert_eq!(played.refusals, [], "{} game {game}", scenario.id);
            assert_eq!(played.dead_end, None, "{} game {game}", scenario.id);
            if scenario.turns.is_some() {
                assert!(played.state.result.is_some(), "{} game {game}", scenario.id);
            }
        }
    }
}

#[test]
fn a_journal_of_a_battle_played_in_one_pass_replays_step_by_step() {
    let library = library();
    for scenario in library.scenarios.values() {
        let setup = setup(&library, scenario);
        let played = random_battle(&setup, 11, 3);
        let replayed = played.journal.unwrap().replay().expect("it replays");
        assert_eq!(weather_gage::rules::kernel::digest(replayed.state()), played.digest, "{}", scenario.id);
    }
}

#[test]
fn a_battle_of_which_nothing_is_kept_ends_like_one_that_is_written_down() {
    let library = library();
    for scenario in library.scenarios.values() {
        let setup = setup(&library, scenario);
        let written = random_battle(&setup, 13, 5);
        let mut crew = Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], 13, 5);
        let forgotten = play(&setup, &mut crew, false).unwrap();
        assert_eq!(forgotten.digest, written.digest, "{}", scenario.id);
        assert_eq!((forgotten.inputs, forgotten.turns), (written.inputs, written.turns), "{}", scenario.id);
    }
}

const CAPTAIN: Rank = Rank::Captain { samples: 24 };

#[test]
fn mates_and_captains_are_never_refused_and_get_every_scenario_to_its_end() {
    let library = library();
    let pairs = [[Rank::Mate, Rank::Random], [CAPTAIN, Rank::Mate], [Rank::Random, Rank::Mate], [Rank::Mate, CAPTAIN]];
    for (game, scenario) in (0..).zip(library.scenarios.values()) {
        let ranks = pairs[usize::try_from(game).unwrap() % pairs.len()];
        let played = battle(&setup(&library, scenario), ranks, 17, game);
        assert_eq!(played.refusals, [], "{} {ranks:?}", scenario.id);
        assert_eq!(played.dead_end, None, "{} {ranks:?}", scenario.id);
        assert!(played.state.result.is_some(), "{} {ranks:?}", scenario.id);
    }
}

#[test]
fn a_seed_repeats_a_captains_game_and_a_journal_replays_it() {
    let library = library();
    let setup = setup(&library, &library.scenarios["lesson-3"]);
    let (once, again) = (battle(&setup, [CAPTAIN, Rank::Mate], 3, 1), battle(&setup, [CAPTAIN, Rank::Mate], 3, 1));
    assert_eq!(once.digest, again.digest);
    let replayed = once.journal.unwrap().replay().expect("it replays");
    assert_eq!(weather_gage::rules::kernel::digest(replayed.state()), once.digest);
}

#[test]
fn a_mate_beats_a_random_captain_from_either_seat() {
    use weather_gage::rules::the_ships::ship_card::Nation;
    use weather_gage::rules::the_ships::state::Verdict;
    let library = library();
    let setup = setup(&library, &library.scenarios["open-sea"]);
    let won = |ranks, side| {
        (0..6).filter(|game| battle(&setup, ranks, 5, *game).state.result == Some(Verdict::Won(side))).count()
    };
    let wins = [won([Rank::Mate, Rank::Random], Nation::English), won([Rank::Random, Rank::Mate], Nation::Spanish)];
    assert!(wins.iter().sum::<usize>() >= 9, "of 12: {wins:?}");
}

#[test]
fn two_mates_who_fear_each_other_still_fight_their_battle_to_its_end() {
    let library = library();
    let setup = setup(&library, &library.scenarios["open-sea"]);
    for game in [3, 22, 34, 41] {
        let played = battle(&setup, [Rank::Mate, Rank::Mate], 101, game);
        assert!(played.state.result.is_some() && played.turns < 60, "game {game}: {} turns", played.turns);
    }
}

/// Figures about captains and scenarios in `docs/figures.md` and `assets/shares` were measured with this one.
#[test]
fn the_captain_plays_as_he_did_when_the_figures_were_measured() {
    let library = library();
    let captain = TheShips::rank("captain").unwrap();
    // In the lesson holds are given; in the open sea the captain fits the ship out.
    for (scenario, digest) in [("lesson-2", "50cb276768f4e112"), ("open-sea", "7420b7525237e758")] {
        let played = battle(&setup(&library, &library.scenarios[scenario]), [captain, captain], 404, 0);
        let last = played.journal.unwrap().entries.pop().and_then(|entry| entry.digest).unwrap();
        assert_eq!(last.to_string(), digest, "{scenario}: he plays otherwise: measure strength and balance again");
    }
}

#[test]
fn an_admiral_whose_time_is_up_gives_an_order_all_the_same() {
    use std::cell::Cell;
    use weather_gage::rules::kernel::{Ruleset, Viewer};
    use weather_gage::rules::the_ships::game::TheShips;
    use weather_gage::rules::the_ships::state::Phase;
    let library = library();
    let mut state = TheShips::set_up(&setup(&library, &library.scenarios["gravelines"])).unwrap();
    let ranks = [Rank::Mate, Rank::Mate];
    let mut crew = Crew::<TheShips>::for_game(&ranks, 8, 1);
    while state.phase != Phase::Orders {
        let seats = TheShips::awaited(&state);
        let orders = seats
            .iter()
            .map(|seat| (*seat, crew.bot(*seat).unwrap().order(&TheShips::seen_by(&state, Viewer::Seat(*seat)))));
        let orders = orders.collect();
        (state, _) = weather_gage::rules::kernel::run_forgetful::<TheShips>(state, &orders, &mut crew);
    }
    let seat = *TheShips::awaited(&state).first().unwrap();
    let mut admiral = TheShips::enlist(Rank::Admiral { samples: 1_000_000 }, 3);
    let asked = Cell::new(0);
    let enough = || {
        asked.set(asked.get() + 1);
        asked.get() > 5
    };
    let order = admiral.order_within(&TheShips::seen_by(&state, Viewer::Seat(seat)), &enough);
    TheShips::check(&state, seat, &order).unwrap();
    assert!(asked.get() < 50, "he asks for the time once a world, and stops: {}", asked.get());
}

#[test]
fn bots_go_by_their_names() {
    assert_eq!(TheShips::rank("mate"), Some(Rank::Mate));
    assert_eq!(TheShips::rank("captain"), Some(Rank::Captain { samples: Rank::SAMPLES }));
    assert_eq!(TheShips::rank("captain:24"), Some(CAPTAIN));
    assert_eq!(TheShips::rank("admiral"), Some(Rank::Admiral { samples: Rank::PONDERED }));
    assert_eq!(TheShips::rank("admiral:90"), Some(Rank::Admiral { samples: 90 }));
    assert_eq!(TheShips::rank("predecessor"), Some(Rank::Predecessor { samples: Rank::SAMPLES }));
    assert!(Rank::ALL.iter().all(|(_, rank)| !rank.is_like(Rank::Predecessor { samples: 1 })), "offered to nobody");
    for stranger in ["", "captain:", "captain:0", "captain:many", "mate:3", "commodore"] {
        assert_eq!(TheShips::rank(stranger), None, "{stranger}");
    }
}

#[test]
fn what_a_captain_imagines_looks_from_his_seat_like_what_he_sees() {
    use weather_gage::rules::kernel::{Awaiting, Match, Ruleset, Viewer};
    use weather_gage::rules::the_ships::game::TheShips;
    use weather_gage::rules::the_ships::imagined::Supposed;
    let library = library();
    let supposed = Supposed { musketeers: 99, pikemen: 99, powder: 99, ..Supposed::default() };
    for scenario in library.scenarios.values() {
        let setup = setup(&library, scenario);
        let journal = random_battle(&setup, 29, 1).journal.unwrap();
        let mut battle = Match::<TheShips>::begin(&setup).unwrap();
        for entry in &journal.entries {
            if let Awaiting::Orders(seats) = battle.awaiting().clone() {
                for seat in seats {
                    let view = TheShips::seen_by(battle.state(), Viewer::Seat(seat));
                    let imagined = view.imagine(|_| supposed.clone());
                    assert_eq!(TheShips::seen_by(&imagined, Viewer::Seat(seat)), view, "{}", scenario.id);
                    for place in imagined.each() {
                        let (ship, vessel) = (imagined.ship(place), imagined.vessel(place));
                        let people = vessel.card.people;
                        assert!(
                            ship.on_deck(Soldiers::Musketeers) + ship.below(Soldiers::Musketeers) <= people.musketeers,
                            "{}",
                            scenario.id
                        );
                        assert!(
                            ship.on_deck(Soldiers::Pikemen) + ship.below(Soldiers::Pikemen) <= people.pikemen,
                            "{}",
                            scenario.id
                        );
                    }
                }
            }
            for (seat, order) in &entry.orders {
                battle.give(*seat, order.clone()).unwrap();
            }
            for answer in &entry.answers {
                battle.answer(answer.clone()).unwrap();
            }
        }
    }
}

#[test]
fn again_and_again_the_better_half_is_played_out_in_the_same_worlds() {
    let ranked = |enough: bool| {
        let mut worlds = Vec::new();
        let candidates = vec![(0, ("a", 3)), (5, ("b", 1)), (0, ("c", 2)), (0, ("d", 3))];
        let ranked = halved(candidates, (8, 2), &|| enough, |first| worlds.push(first), |(), (_, worth)| *worth);
        (ranked.into_iter().map(|(name, _)| name).collect::<String>(), worlds)
    };
    // Once for all four, twice for the two that are left; those that are given up stand behind, of equal ones the
    // earlier first.
    assert_eq!(ranked(false), ("abdc".to_owned(), vec![true, true, false]));
    // Without time the sums with which they begin decide.
    assert_eq!(ranked(true), ("bacd".to_owned(), Vec::new()));
}
