//! Whole games as they were once played, one for each number of captains. A change of the rules that plays them otherwise is
//! found here; `UPDATE_GOLDEN=1` plays those anew.

use std::path::PathBuf;
use std::{env, fs};

use weather_gage::captains::{Crew, Played, Rank, play};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::chronicle;
use weather_gage::rules::kernel::{Journal, Match};
use weather_gage::rules::merchants_and_marauders::happenings::{Battles, Ending, Fates, Happening, Raids};
use weather_gage::rules::merchants_and_marauders::state::Phase;

use super::common::*;

fn file(players: u8) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/rules/cruises/short-season-{players}.journal"))
}

/// Everything that was told, and the match as it ended; an entry with another digest than the kept one is none.
fn played_again(journal: &Journal<MerchantsAndMarauders>) -> Option<(Vec<Happening>, Match<MerchantsAndMarauders>)> {
    let mut game = Match::begin(&journal.setup).ok()?;
    let mut told = game.take_told();
    for (number, entry) in journal.entries.iter().enumerate() {
        for (seat, order) in &entry.orders {
            game.give(*seat, order.clone()).ok()?;
            told.extend(game.take_told());
        }
        for answer in &entry.answers {
            game.answer(answer.clone()).ok()?;
            told.extend(game.take_told());
        }
        let found = game.journal().entries.get(number).and_then(|entry| entry.digest);
        if found != entry.digest {
            return None;
        }
    }
    Some((told, game))
}

/// A raid, a battle and a claim belong to it.
fn is_rich(told: &[Happening]) -> bool {
    let raids = told.iter().any(|told| matches!(told, Happening::Raids(Raids::RaidSucceeded { .. })));
    let battles = told.iter().any(|told| matches!(told, Happening::Battles(Battles::BattleOver)));
    let claims = told.iter().any(|told| matches!(told, Happening::Fates(Fates::GameWon { ending: Ending::Claim, .. })));
    raids && battles && claims
}

fn record(players: u8) -> Journal<MerchantsAndMarauders> {
    let (library, _) = GAMES.library(None);
    let setup = MerchantsAndMarauders::setup(&library, &format!("short-season-{players}")).unwrap();
    let journals = (0..400).filter_map(|game| {
        let Played { journal, .. } =
            play(&setup, &mut Crew::for_game(&[Rank::Mate, Rank::Random], 1588, game), true).ok()?;
        journal
    });
    let rich = |journal: &Journal<_>| played_again(journal).is_some_and(|(told, _)| is_rich(&told));
    journals.into_iter().find(rich).expect("one of four hundred")
}

#[test]
fn mm_29_11_golden_games_of_two_three_and_four_are_played_again() {
    let rewrite = env::var_os("UPDATE_GOLDEN").is_some();
    for players in 2..=4 {
        let path = file(players);
        let read = || chronicle::read::<MerchantsAndMarauders>(&fs::read_to_string(&path).unwrap_or_default()).ok();
        let kept = read().filter(|journal| played_again(journal).is_some());
        if rewrite && kept.is_none() {
            fs::write(&path, chronicle::write(&record(players)).unwrap()).unwrap();
        }
        let journal = read().unwrap_or_else(|| panic!("{} cannot be read", path.display()));
        let (told, game) = played_again(&journal).unwrap_or_else(|| panic!("{} is played otherwise", path.display()));
        assert!(is_rich(&told), "{players}");
        assert_eq!((game.state().phase, game.state().players.len()), (Phase::Over, usize::from(players)));
        assert_eq!(game.state().winners.len(), 1);
        let written = fs::read_to_string(&path).unwrap();
        assert_eq!(chronicle::write(&journal).unwrap(), written, "a journal is written as it was read");
    }
}
