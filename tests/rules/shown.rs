//! The show of a match: every fact has a row in the show of its game, or stands here.

use std::collections::BTreeSet;
use std::path::Path;

use crate::architecture::{all_sources, code_of};

/// Facts that are seen only in the log, or in what follows from them.
const SHOWN_BY_NOTHING: [(&str, &[&str]); 2] = [
    (
        "the_ships",
        &[
            "Advanced::BurningSideThrown",
            "Advanced::BurnsOn",
            "Advanced::FireDamaged",
            "Advanced::FireFought",
            "Advanced::FireLeft",
            "Advanced::FuseThrown",
            "Advanced::LandingCancelled",
            "Advanced::OfficerDrawn",
            "Advanced::OfficerThrown",
            "Advanced::Scorched",
            "Advanced::WentAshore",
            "Boarding::ApproachChosen",
            "Boarding::Felled",
            "Boarding::Locked",
            "Boarding::RoundFought",
            "Boarding::StrikesShared",
            "End::Conceded",
            "Gunnery::FireThrown",
            "Gunnery::HeldFire",
            "Gunnery::RudderThrown",
            "Gunnery::WindowOpened",
            "Losses::GunStruckOff",
            "Losses::MastBoxCrossed",
            "Losses::MastStruckOff",
            "Losses::SailorLost",
            "Losses::SoldierLost",
            "Losses::TokensLost",
            "Movement::BeatBegan",
            "Movement::BuoyReached",
            "Movement::CameOnDeck",
            "Movement::ContestLost",
            "Movement::ContestThrown",
            "Movement::DeckOrderLapsed",
            "Movement::PivotHindered",
            "Movement::StepPaid",
            "Movement::Stopped",
            "Movement::TileLeapt",
            "Movement::TokensDiscarded",
            "Movement::TokensLaid",
            "Movement::WentBelow",
            "SettingOut::AllPlaced",
            "SettingOut::FittedOut",
            "SettingOut::PlacingThrown",
            "SettingOut::ToPlace",
            "SettingOut::WindSet",
            "SettingOut::WindThrown",
            "Turns::BoxFilled",
            "Turns::CardLaid",
            "Turns::LoadingBegan",
            "Turns::MarksSet",
            "Turns::OrdersLost",
            "Turns::RangeSet",
            "Turns::TokensReceived",
            "Umpire::RulingAgreed",
            "Umpire::RulingProposed",
            "Umpire::RulingRefused",
        ],
    ),
    (
        "dead_reckoning",
        &[
            "Battle::CubesReturned",
            "Battle::CubesTaken",
            "Battle::ToAct",
            "Islands::InfluencePlaced",
            "Islands::PermanentPlaced",
            "Sailing::Sailed",
            "Sailing::Stopped",
            "SettingOut::CardLaid",
            "Stowing::Rearranged",
            "Stowing::Shifted",
            "Stowing::Stowed",
            "Stowing::Unloaded",
            "Turns::CardsDiscarded",
            "Turns::LevelUpLapsed",
            "Turns::TurnEnded",
        ],
    ),
];

/// The variants of an enum in this code.
fn variants(code: &str, name: &str) -> Vec<String> {
    let begins = |rest: &&str| !rest.starts_with(|next: char| next.is_alphanumeric());
    let Some(rest) = code.split(&format!("pub enum {name}")).skip(1).find(begins) else { return Vec::new() };
    let Some((_, body)) = rest.split_once('{') else { return Vec::new() };
    let word = |line: &str| line.trim().chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let lines: Vec<&str> = body.lines().filter(|line| !line.trim().is_empty()).collect();
    let own = lines.first().map_or(0, |first| indent(first));
    let inside = lines.into_iter().take_while(|line| indent(line) >= own);
    inside.filter(|line| indent(line) == own).map(word).filter(|word| word.starts_with(char::is_uppercase)).collect()
}

#[test]
fn every_fact_has_a_row_in_the_show_of_its_game_or_is_known_to_have_none() {
    for (game, silent) in SHOWN_BY_NOTHING {
        let code = |folder: &str| {
            let files = all_sources().into_iter().filter(|file| file.starts_with(folder));
            files.map(|file| code_of(&file).split("#[cfg(test)]").next().unwrap().to_owned() + "\n").collect::<String>()
        };
        // A ruling is the same in every game that has one.
        let chapters =
            code(&format!("src/rules/{game}/happenings")) + &code_of(Path::new("src/rules/kernel/ruling.rs"));
        let rows = code(&format!("src/games/{game}/show"));
        let whole = variants(&code_of(Path::new(&format!("src/rules/{game}/happenings/mod.rs"))), "Happening");
        assert!(whole.len() > 7, "{whole:?}");
        let facts = whole.iter().flat_map(|chapter| {
            let own = variants(&chapters, chapter);
            assert!(!own.is_empty(), "{chapter}");
            own.into_iter().map(move |fact| format!("{chapter}::{fact}"))
        });
        let word = |row: &str| !row.starts_with(|next: char| next.is_alphanumeric());
        let has_a_row = |fact: &String| rows.split(fact.as_str()).skip(1).any(word);
        let without: BTreeSet<String> = facts.filter(|fact| !has_a_row(fact)).collect();
        assert_eq!(without.iter().map(String::as_str).collect::<Vec<_>>(), silent, "{game}");
    }
}
