//! Journals and saves spoiled inside and sealed anew, so that every checksum fits.

use weather_gage::captains::{Crew, Rank, play};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::chronicle::{self, locker};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::kernel::digest;
use weather_gage::rules::the_ships::game::TheShips;

use super::{Counts, Lots};

/// A text with one to three of its words replaced, doubled, taken out or exchanged.
pub fn spoiled(text: &str, lots: &mut Lots) -> String {
    let mut text = text.to_owned();
    for _ in 0..=lots.draw(3) {
        let bounds: Vec<usize> = text
            .char_indices()
            .zip(text.char_indices().skip(1))
            .filter(|((_, one), (_, other))| one.is_alphanumeric() != other.is_alphanumeric())
            .map(|(_, (at, _))| at)
            .collect();
        if bounds.len() < 4 {
            break;
        }
        let at = lots.draw(bounds.len() - 1);
        let (from, to) = (bounds[at], bounds[at + 1]);
        let other = lots.draw(bounds.len() - 1);
        let stolen = text[bounds[other]..bounds[other + 1]].to_owned();
        let by = match lots.draw(9) {
            0 => String::new(),
            1 => text[from..to].repeat(2),
            2 => "0".to_owned(),
            3 => "1".to_owned(),
            4 => "255".to_owned(),
            5 => "65535".to_owned(),
            6 => "None".to_owned(),
            _ => stolen,
        };
        text.replace_range(from..to, &by);
    }
    text
}

/// The text of a journal of some game.
fn journal(lots: &mut Lots) -> String {
    fn of<G: OffTable>(lots: &mut Lots) -> String {
        let (library, _) = GAMES.library(None);
        let offers = G::offers(&library);
        let id: &String = lots.pick(&offers);
        let setup = G::setup(&library, id).unwrap();
        let mut crew = Crew::<G>::for_game(&[Rank::Random, Rank::Random], lots.draw(1 << 20) as u64, 0);
        ron::to_string(&play::<G>(&setup, &mut crew, true).unwrap().journal.unwrap()).unwrap()
    }
    if lots.once_in(2) { of::<TheShips>(lots) } else { of::<DeadReckoning>(lots) }
}

/// Replay must report one of two things, and the same each time.
fn replayed(text: &str, counts: &mut Counts) {
    let (library, _) = GAMES.library(None);
    let first = GAMES.replay(text, &library, true);
    assert_eq!(first, GAMES.replay(text, &library, true));
    counts.add(if first.is_ok() { "journals that play after all" } else { "journals refused" }, 1);
}

pub fn journals(lots: &mut Lots, counts: &mut Counts) {
    let whole = journal(lots);
    for _ in 0..10 {
        replayed(&chronicle::seal(&spoiled(&whole, lots)), counts);
    }
}

/// A save is three lines and a journal; each is spoiled in its turn and the whole sealed anew.
pub fn saves(lots: &mut Lots, counts: &mut Counts) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/replays");
    let mut kept: Vec<_> = std::fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()).collect();
    kept.sort();
    let text = std::fs::read_to_string(lots.pick(&kept)).unwrap_or_default();
    let Some((_, rest)) = text.split_once('\n') else { return };
    for _ in 0..20 {
        let body = spoiled(rest, lots);
        let form = lots.draw(5);
        let mark = ["weather-gage-save", "weather-gage-journal"][lots.draw(2)];
        let file = format!("{mark} {form} {}\n{body}", digest(&body.as_bytes()));
        replayed(&file, counts);
        let _ = chronicle::read_cover(&file);
        let _ = chronicle::read_throws(&file);
        let stem = locker::stem(&body.chars().take(80).collect::<String>());
        assert!(!stem.is_empty() && !stem.contains(['/', '\\', '.']), "{stem}");
        counts.add("saves", 1);
    }
}
