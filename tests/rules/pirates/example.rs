//! The example game, every number of it, and the script of the handbook: played as a stranger would, through the door of scripts.

use weather_gage::headless::{GAMES, Speaker};

pub fn plays(file: &str, text: &str) {
    let (library, faults) = GAMES.library(None);
    assert!(faults.is_empty(), "{faults:?}");
    let mut last = Vec::new();
    let fine = GAMES.script(
        file,
        text.as_bytes(),
        &library,
        &Speaker::of(&["--lang".into(), "en".into()]),
        None,
        &mut |line| {
            last.push(line.0.to_string());
        },
    );
    let end = last.iter().rev().find(|line| line.contains("error")).cloned();
    assert!(fine, "{file}: {end:?}");
}

#[test]
fn pc_30_5_the_game_of_chapter_29_is_played_to_its_end_and_every_number_comes_out() {
    plays("two-cays.ron", include_str!("scripts/two-cays.ron"));
}

#[test]
fn pc_30_8_the_script_of_the_specification_is_played() {
    plays("docking.ron", include_str!("scripts/docking.ron"));
}
