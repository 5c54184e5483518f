//! Nothing is lost, and nothing lies where it cannot, after everything that happens in random whole games (DR-33.9).

use std::collections::BTreeSet;

use weather_gage::captains::{Crew, Rank};
use weather_gage::headless::OffTable;
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::conserved::{Broken, cards, conserved};
use weather_gage::rules::dead_reckoning::duel::{Opening, Setup};
use weather_gage::rules::dead_reckoning::goods::Place;
use weather_gage::rules::dead_reckoning::happenings::Turns;
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::printed::things::Achievement;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::scoring::Sheet;
use weather_gage::rules::dead_reckoning::state::{Phase, State};
use weather_gage::rules::kernel::{Orders, Ruleset, run_live};

use super::scene::*;

const COLOURS: [Colour; 4] = [Purple, Green, Colour::Blue, Colour::Yellow];

/// Four marks.
const ENOUGH: [Achievement; 4] =
    [Achievement::Legend, Achievement::Builder, Achievement::Explorer, Achievement::MasterTrader];

/// A random whole game for at most this number of turns, or to its end, perhaps with a seat that has marks enough from
/// the beginning; every happening is looked at.
fn random_game(players: usize, number: u64, most: usize, marked: Option<usize>) -> State {
    let printed = setup("players: []").cards;
    let opening = Opening::printed("voyage", &COLOURS[..players]);
    let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random; 4], 17, number);
    let mut state = DeadReckoning::set_up(&Setup::voyage(opening, printed)).unwrap();
    if let Some(player) = marked.and_then(|seat| state.players.get_mut(seat)) {
        player.achievements.extend(ENOUGH);
    }
    let (mut runs, mut turns) = (0_usize, 0);
    while turns < most && !DeadReckoning::is_over(&state) {
        runs += 1;
        assert!(runs < 60_000, "a dead end in {:?}", state.phase);
        let mut orders = Orders::<DeadReckoning>::new();
        for seat in DeadReckoning::awaited(&state) {
            let all = legal::orders(&state, seat);
            assert!(!all.is_empty(), "{:?}", state.phase);
            // The number of the run decides: if the state alone did, goods would be loaded and unloaded for ever.
            let chosen = (runs + 7 * usize::from(seat.0)).wrapping_mul(2_654_435_761) / 64 % all.len();
            orders.insert(seat, all[chosen].clone());
        }
        let (after, told, _) = run_live::<DeadReckoning>(state.clone(), &orders, &[], &mut crew).unwrap();
        for happening in &told {
            DeadReckoning::evolve(&mut state, happening);
            let mut broken = conserved(&state);
            // A hold that was covered is cleared next, and a ship with five damage sinks next.
            broken.retain(|broken| !matches!(broken, Broken::Hold(..) | Broken::Damage(..)));
            assert!(broken.is_empty(), "{players} players, game {number}: {broken:?} after {happening:?}");
            if state.phase != Phase::SettingOut {
                let all = cards(&state);
                assert_eq!(all.len(), 98, "after {happening:?}");
                assert_eq!(state.all_cubes(Black), 20, "after {happening:?}");
                assert!(state.players.iter().all(|player| player.crew().count() == 12), "after {happening:?}");
            }
            turns += usize::from(matches!(happening, H::Turns(Turns::TurnEnded)));
        }
        assert_eq!(conserved(&state), [], "{players} players, game {number}, after {orders:?}");
        assert_eq!(state, after, "what is told is what happens");
    }
    state
}

#[test]
fn dr_33_9_whatever_happens_in_whole_games_of_two_three_and_four_is_conserved() {
    for players in 2..=4 {
        let state = random_game(players, 1, 16, None);
        assert_eq!(cards(&state).into_iter().collect::<BTreeSet<_>>().len(), 98);
    }
}

#[test]
fn dr_25_2_and_25_3_and_25_8_random_games_end_with_a_last_turn_for_everybody_else() {
    for players in 2..=4 {
        let state = random_game(players, 7, 20, Some(1));
        assert_eq!(state.phase, Phase::Over, "{players} players");
        assert!(state.players.iter().all(|player| player.finished && !player.level_up_due));
        let turns: BTreeSet<u16> = state.players.iter().map(|player| player.turns).collect();
        assert!(turns.len() <= 2, "as many turns as the others, or one less: {turns:?}");
        assert!(state.ended_by.is_some());
        assert_eq!((state.sheets.len(), state.victors.is_empty()), (players, false));
        let most = state.sheets.iter().map(Sheet::total).max();
        let mut totals = state.sheets.iter().filter(|sheet| state.victors.contains(&sheet.by)).map(Sheet::total);
        assert!(totals.all(|total| Some(total) == most));
    }
}

#[test]
fn dr_33_9_what_is_broken_is_found() {
    let whole = || {
        let game = Game::in_turn(
            "players: [(colour: Purple, at: \"r1c1\", set_aside: [\"A1-01#1\"], hand: [\"SA-CAP\", \"SA-BOS@1+A1-02#1\"],
                upgrades: {B: [\"UB-2\"]}), (colour: Green, upgrades: {B: [\"UB-2\"]})],
            islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 4}, buildings: [Fort])],
            sea: {\"r1c2\": (id: \"IS-02\", card: \"A1-03#1\")}",
        );
        assert_eq!(conserved(game.state()), []);
        game.state().clone()
    };
    let broken = |change: &dyn Fn(&mut State)| {
        let mut state = whole();
        change(&mut state);
        let broken = conserved(&state);
        // A series with `--strict` asks for all of it.
        assert_eq!(DeadReckoning::out_of_place(&state), broken.first().map(|broken| format!("{broken:?}")));
        broken
    };
    assert_eq!(broken(&|state| state.players[0].supply -= 1), [Broken::Cubes(Purple, 34)]);
    assert_eq!(broken(&|state| state.black += 1), [Broken::Cubes(Black, 21)]);
    assert_eq!(broken(&|state| state.players[0].slots[3].goods.cargo = 4), [Broken::Hold(Purple, Hold::D)]);
    assert_eq!(broken(&|state| state.players[1].sails = 9), [Broken::Sails(Green, 9)]);
    assert_eq!(broken(&|state| state.players[1].pirate = true), [Broken::PirateInHarbour(Green)]);
    assert_eq!(broken(&|state| state.players[1].damage = 5), [Broken::Damage(Green, 5)]);
    assert_eq!(broken(&|state| state.boxes[0].push(number("A1-03#1"))), [Broken::CardTwice(number("A1-03#1"))]);
    let twice = broken(&|state| {
        let own = state.players[0].hand[0].clone();
        state.players[0].deck.push(own);
    });
    assert_eq!(twice, [Broken::Sailor(Purple, card("SA-CAP"))]);
    let sleeve = broken(&|state| {
        let worn = state.players[0].hand[1].sleeve[0];
        state.players[0].hand[1].sleeve.push(worn);
    });
    assert!(sleeve.contains(&Broken::Sleeve(Purple, card("SA-BOS"))), "{sleeve:?}");
    let tokens = broken(&|state| state.players[0].slots[1].tokens = vec!["UB-2".to_owned(); 4]);
    assert_eq!(tokens, [Broken::Tokens("UB-2".to_owned())]);
    let island = broken(&|state| {
        let island = state.sea.island_mut(Place::Tile(1, 1)).unwrap();
        *island.cubes.get_mut(&Purple).unwrap() += 1;
        state.players[0].supply -= 1;
    });
    assert!(matches!(island.as_slice(), [Broken::Slots(_)]), "{island:?}");
    let tile = broken(&|state| {
        let id = state.sea.tile(Place::Tile(1, 1)).unwrap().id;
        state.sea.tile_mut(Place::Tile(4, 3)).unwrap().id = id;
    });
    assert!(matches!(tile.as_slice(), [Broken::TileTwice(_)]), "{tile:?}");
}
