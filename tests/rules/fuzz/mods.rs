//! Mods at the edge of the accepted ones: every mod that `check` calls fine is set up and fought to its end.

use weather_gage::captains::{Crew, Rank, play};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::data::{Library, check, recognise};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::the_ships::game::TheShips;

use super::{Counts, Lots};

/// Figures at which something may begin or end.
const EDGES: [&str; 14] = ["0", "1", "2", "3", "4", "7", "8", "9", "19", "20", "21", "31", "40", "60"];

/// A file of ours with some of its figures moved to an edge.
fn moved(text: &str, lots: &mut Lots) -> String {
    let mut text = text.to_owned();
    for _ in 0..=lots.draw(4) {
        let digits: Vec<usize> =
            text.char_indices().filter(|(_, sign)| sign.is_ascii_digit()).map(|(at, _)| at).collect();
        if digits.is_empty() {
            break;
        }
        let at = *lots.pick(&digits);
        let begin = text[..at].rfind(|sign: char| !sign.is_ascii_digit()).map_or(0, |before| before + 1);
        let end = text[at..].find(|sign: char| !sign.is_ascii_digit()).map_or(text.len(), |after| at + after);
        let edge: &&str = lots.pick(&EDGES);
        text.replace_range(begin..end, edge);
    }
    text
}

fn fought<G: OffTable>(library: &Library, lots: &mut Lots, counts: &mut Counts) {
    let offers = G::offers(library);
    for _ in 0..3 {
        let id = lots.pick(&offers);
        let setup = G::setup(library, id).unwrap();
        let mut crew = Crew::<G>::for_game(&[Rank::Random, Rank::Random], lots.draw(1 << 20) as u64, 0);
        match play::<G>(&setup, &mut crew, false) {
            Ok(played) => {
                assert_eq!(played.dead_end, None, "{id}");
                assert!(played.refusals.is_empty(), "{id}: {:?}", played.refusals);
                counts.add("battles with a mod", 1);
            }
            Err(fault) => panic!("{id} was fine and cannot be set up: {fault:?}"),
        }
    }
}

pub fn mods(lots: &mut Lots, counts: &mut Counts) {
    let folders = ["ships", "tiles", "gunnery", "scenarios", "cards", "battles"];
    let assets = weather_gage::logbook::built_in::ASSETS;
    let ours = |path: &str| {
        folders.iter().any(|folder| path.strip_prefix(folder).is_some_and(|rest| rest.matches('/').count() == 1))
    };
    let ours: Vec<_> = assets.iter().filter(|(path, _)| ours(path) && path.ends_with(".ron")).collect();
    for _ in 0..20 {
        let (path, bytes) = lots.pick(&ours);
        let text = moved(std::str::from_utf8(bytes).unwrap(), lots);
        let Ok(file) = recognise(path, text.clone().into_bytes(), &GAMES.folders()) else { continue };
        let (library, faults) = check(&[file], GAMES.shelves(), None);
        if !faults.is_empty() {
            counts.add("mods refused", 1);
            continue;
        }
        counts.add("mods accepted", 1);
        fought::<TheShips>(&library, lots, counts);
        fought::<DeadReckoning>(&library, lots, counts);
    }
}
