//! Whole games between captains: they end, nothing is lost, happenings tell all, nothing leaks, and a journal played
//! again gives the same (MM-29.10, MM-29.11).

use weather_gage::captains::{Crew, Crewed, Played, Random, Rank, play, play_watched};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::chronicle;
use weather_gage::rules::kernel::{Awaiting, Journal, Orders, Ruleset, Seat, Viewer, digest, run_live};
use weather_gage::rules::merchants_and_marauders::conserved::conserved;
use weather_gage::rules::merchants_and_marauders::happenings::{Battles, Happening, Rounds};
use weather_gage::rules::merchants_and_marauders::setup::Setup;
use weather_gage::rules::merchants_and_marauders::state::{Phase, Side, State};

use super::common::*;

/// Every set-up of the shelf.
fn cruises() -> Vec<Setup> {
    let (library, _) = GAMES.library(None);
    let offers = MerchantsAndMarauders::offers(&library);
    offers.iter().map(|id| MerchantsAndMarauders::setup(&library, id).unwrap()).collect()
}

fn crew(ranks: &[Rank], root: u64, game: u64) -> Crew<MerchantsAndMarauders> {
    Crew::for_game(ranks, root, game)
}

#[test]
fn mm_29_10_random_games_of_two_three_and_four_end_with_everything_in_its_place() {
    for (number, setup) in cruises().iter().enumerate() {
        for game in 0..4 {
            let mut look = |state: &State| {
                let broken = conserved(state);
                assert_eq!(broken, [], "cruise {number} game {game} round {} {:?}", state.round, state.phase);
            };
            let Played { refusals, dead_end, state, .. } =
                play_watched(setup, &mut crew(&[Rank::Random], 11, game), false, &mut look).unwrap();
            assert_eq!(
                (refusals, dead_end, state.phase),
                (Vec::new(), None, Phase::Over),
                "cruise {number} game {game}"
            );
            assert!(!state.winners.is_empty());
        }
    }
}

#[test]
fn mm_29_11_a_mate_plays_every_cruise_to_its_end() {
    for (number, setup) in cruises().iter().enumerate() {
        let ranks: &[Rank] = if number % 2 == 0 { &[Rank::Mate] } else { &[Rank::Mate, Rank::Random] };
        let Played { refusals, dead_end, state, .. } = play(setup, &mut crew(ranks, 5, 1), false).unwrap();
        assert_eq!((refusals, dead_end, state.phase), (Vec::new(), None, Phase::Over), "cruise {number}");
    }
}

/// Plays a game run by run, and looks at each: the state before, the happenings, the state after.
fn watched(setup: &Setup, game: u64, mut look: impl FnMut(&State, &[Happening], &State)) {
    let mut crew = crew(&[Rank::Random], 17, game);
    let mut lots = Random::new(game);
    let mut state = MerchantsAndMarauders::set_up(setup).unwrap();
    while !MerchantsAndMarauders::is_over(&state) {
        let mut orders = Orders::<MerchantsAndMarauders>::new();
        for seat in MerchantsAndMarauders::awaited(&state) {
            let order = MerchantsAndMarauders::by_lot(&state, seat, &mut lots);
            orders.insert(seat, order.unwrap());
        }
        let (after, told, _) = run_live::<MerchantsAndMarauders>(state.clone(), &orders, &[], &mut crew).unwrap();
        look(&state, &told, &after);
        state = after;
    }
}

#[test]
fn happenings_tell_all_and_every_one_names_its_rule() {
    for (game, setup) in (0..).zip(cruises()) {
        watched(&setup, game, |before, told, after| {
            let mut evolved = before.clone();
            for happening in told {
                MerchantsAndMarauders::evolve(&mut evolved, happening);
                let rule = happening.rule().0;
                assert!(["MM-", "T-", "G-"].iter().any(|begin| rule.starts_with(begin)), "{happening:?}: {rule}");
                let text = serde_json::to_string(happening).unwrap();
                assert_eq!(serde_json::from_str::<Happening>(&text).unwrap(), *happening);
            }
            assert_eq!(evolved, *after);
        });
    }
}

#[test]
fn g_45_ships_of_no_player_fight_the_active_captain_alone_and_g_73_every_token_finds_a_zone() {
    let (mut fights, mut refills) = (0, 0);
    for (game, setup) in (0..).zip(cruises()) {
        watched(&setup, game, |before, told, after| {
            let mut table = before.clone();
            for happening in told {
                match happening {
                    Happening::Battles(Battles::BattleBegan { attacker, defender, .. }) => {
                        let sides = [*attacker, *defender];
                        if sides.iter().any(|side| matches!(side, Side::Npc(_))) {
                            assert!(sides.contains(&Side::Player(table.active())), "game {game}: {happening:?}");
                            fights += 1;
                        }
                    }
                    Happening::Rounds(Rounds::MerchantsDealt { zones, tokens }) => {
                        assert_eq!(tokens.as_ref().map(Vec::len), Some(zones.len()), "game {game}");
                        refills += usize::from(before.phase == Phase::Round);
                    }
                    _ => {}
                }
                MerchantsAndMarauders::evolve(&mut table, happening);
            }
            assert_eq!(after.merchants.len() + after.track.len(), Zone::ALL.len(), "game {game}");
        });
    }
    assert!(fights > 0 && refills > 0, "{fights} fights, {refills} refills");
}

#[test]
fn a_journal_written_read_and_played_again_gives_the_same_states() {
    for (game, setup) in (0..).zip(cruises()).step_by(3) {
        let played = play(&setup, &mut crew(&[Rank::Random, Rank::Mate], 3, game), true).unwrap();
        let text = chronicle::write(&played.journal.unwrap()).unwrap();
        let journal: Journal<MerchantsAndMarauders> = chronicle::read(&text).unwrap();
        let again = journal.replay().unwrap();
        assert_eq!(digest(again.state()), played.digest, "game {game}");
        assert_eq!(*again.awaiting(), Awaiting::Nothing);
    }
}

/// The same table with other secrets in the seats of others: hands, cargo, rumors, gold and tokens that lie face down.
fn disguised(state: &State, seat: Seat) -> State {
    let mut other = state.clone();
    let own = state.at_seat(seat).unwrap().colour;
    for player in other.players.iter_mut().filter(|player| player.colour != own) {
        for card in &mut player.hand {
            if let Some(fresh) = other.decks.glory.pop() {
                other.decks.glory.insert(0, std::mem::replace(card, fresh));
            }
        }
        for card in &mut player.cargo {
            if let Some(fresh) = other.decks.cargo.pop() {
                other.decks.cargo.insert(0, std::mem::replace(card, fresh));
            }
        }
        if let Some(rumor) = &mut player.rumor
            && let Some(fresh) = other.decks.rumor.pop()
        {
            other.decks.rumor.insert(0, std::mem::replace(rumor, fresh));
        }
        player.gold += 1;
        player.chest += 1;
    }
    other.decks.event.reverse();
    other.decks.captain.reverse();
    other.decks.mission.reverse();
    other.reserve.reverse();
    other.track.reverse();
    other
}

#[test]
fn mm_29_11_states_that_differ_in_secrets_of_others_look_the_same() {
    for (game, setup) in (0..).zip(cruises()) {
        watched(&setup, game, |_, _, after| {
            if MerchantsAndMarauders::is_over(after)
                || matches!(after.phase, Phase::SettingOut | Phase::Ships | Phase::Reveal)
            {
                return;
            }
            for player in &after.players {
                let seat = after.seat(player.colour);
                let other = disguised(after, seat);
                let seen = |state: &State| MerchantsAndMarauders::seen_by(state, Viewer::Seat(seat));
                assert_eq!(seen(after), seen(&other), "game {game} seat {seat:?}");
            }
        });
    }
}

#[test]
fn mm_26_gold_and_cargo_of_others_are_in_no_view() {
    let game = Game::of(&of_players(
        &[
            plain("Red", "gold: 31, chest: 17, cargo: [\"RU-1\"], hand: [\"GL-57\"], rumor: \"R-01\""),
            plain("Blue", ""),
        ],
        "",
    ));
    let red = MerchantsAndMarauders::seen_by(game.state(), Viewer::Seat(Seat(0)));
    let blue = MerchantsAndMarauders::seen_by(game.state(), Viewer::Seat(Seat(1)));
    assert_eq!(red.table.players[0], game.state().players[0]);
    let hidden = &blue.table.players[0];
    assert_eq!((hidden.gold, hidden.chest, hidden.rumor), (0, 0, None));
    assert!(hidden.hand.is_empty() && hidden.cargo.is_empty());
    assert_eq!((blue.hands[0], blue.cargo[0], blue.rumors[0]), (1, 1, true));
    assert_eq!(blue.table.merchants.len(), 17, "that a token lies there is open");
}
