//! Captains of the program: they sail by their views alone, are never refused, and some are better than others.

use weather_gage::captains::{Bot, Crew, Crewed, Played, Rank, play};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::rules::kernel::{Ruleset, Seat, Viewer};
use weather_gage::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use weather_gage::rules::merchants_and_marauders::state::Phase;

fn played(id: &str, ranks: &[Rank], games: std::ops::Range<u64>) -> Vec<Played<MerchantsAndMarauders>> {
    let (library, _) = GAMES.library(None);
    let setup = MerchantsAndMarauders::setup(&library, id).unwrap();
    games.map(|game| play(&setup, &mut Crew::for_game(ranks, 303, game), false).unwrap()).collect()
}

/// Games that the first seat of these ranks wins alone.
fn won(games: &[Played<MerchantsAndMarauders>], seat: usize) -> usize {
    let colour = |game: &Played<MerchantsAndMarauders>| game.state.players[seat].colour;
    games.iter().filter(|game| game.state.winners == [colour(game)]).count()
}

#[test]
fn a_mate_beats_whoever_sails_at_random() {
    let first = played("short-season-2", &[Rank::Mate, Rank::Random], 0..4);
    let second = played("short-season-2", &[Rank::Random, Rank::Mate], 4..8);
    assert!(won(&first, 0) + won(&second, 1) >= 7);
}

#[test]
fn no_captain_is_ever_refused_or_stuck() {
    let captain = Rank::Captain { samples: 2 };
    for ranks in [[Rank::Mate; 3], [Rank::Random; 3], [captain, Rank::Mate, Rank::Random]] {
        for game in played("short-season-3", &ranks, 0..2) {
            assert_eq!((&game.refusals[..], &game.dead_end), (&[][..], &None));
            assert_eq!(game.state.phase, Phase::Over);
        }
    }
}

/// Two tables that look the same from a seat get the same order from its bot.
#[test]
fn a_bot_knows_no_more_than_its_view() {
    let (library, _) = GAMES.library(None);
    let setup = MerchantsAndMarauders::setup(&library, "caribbean-2").unwrap();
    let mut crew = Crew::<MerchantsAndMarauders>::for_game(&[Rank::Mate], 303, 0);
    let mut asked = 0;
    let mut watch = |state: &<MerchantsAndMarauders as Ruleset>::State| {
        let Some(seat @ Seat(0)) = MerchantsAndMarauders::awaited(state).first().copied() else { return };
        let mut other = state.clone();
        other.decks.cargo.reverse();
        other.decks.event.reverse();
        other.decks.glory.reverse();
        other.reserve.reverse();
        other.players[1].gold = other.players[1].gold.saturating_add(7);
        let views = [state, &other].map(|state| MerchantsAndMarauders::seen_by(state, Viewer::Seat(seat)));
        for rank in [Rank::Mate, Rank::Captain { samples: 2 }] {
            let bot = || -> Box<dyn Bot<MerchantsAndMarauders>> { MerchantsAndMarauders::enlist(rank, 1) };
            assert_eq!(bot().order(&views[0]), bot().order(&views[1]));
        }
        asked += 1;
    };
    weather_gage::captains::play_watched(&setup, &mut crew, false, &mut watch).unwrap();
    assert!(asked > 20);
}
