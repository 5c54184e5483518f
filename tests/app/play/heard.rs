//! A match that is only heard: every game sounds as its shows do, within its table, and the same again.

use std::sync::OnceLock;

use weather_gage::games;
use weather_gage::games::heard::{Strain, fiercest};

use super::desk::library;

fn scene(id: &str) -> Vec<Strain> {
    games::GAMES.0.iter().find_map(|game| (game.scene)(&library(), id, 3)).expect("there is such a match")
}

fn gravelines() -> &'static [Strain] {
    static HEARD: OnceLock<Vec<Strain>> = OnceLock::new();
    HEARD.get_or_init(|| scene("gravelines"))
}

/// Counts the sounds of a name.
fn count(strains: &[Strain], sound: &str) -> usize {
    strains.iter().filter(|strain| strain.sound == sound).count()
}

/// Each of these is heard, all are sounds of the table and come from it in order, and there is a fiercest part.
fn is_a_scene(strains: &[Strain], sounds: &[&str]) {
    let library = library();
    for sound in sounds {
        assert!(count(strains, sound) > 0, "without a {sound}");
    }
    for strain in strains {
        assert!(library.sounds().0.contains_key(strain.sound), "{strain:?}");
        assert!(strain.place.is_none_or(|at| at.abs().max_element() < 20.0), "{strain:?}");
    }
    assert!(strains.windows(2).all(|two| two[0].at <= two[1].at));
    let from = fiercest(strains, 20.0);
    assert!(strains.iter().any(|strain| strain.at == from));
}

#[test]
fn everything_that_is_heard_of_a_battle_at_sea_is_a_sound_of_the_table_and_comes_from_it() {
    is_a_scene(gravelines(), &["gun", "timber", "splash", "card", "bell"]);
    assert!(count(gravelines(), "gun") > 3, "a battle without guns");
}

#[test]
fn a_battle_in_the_tray_is_heard_and_sounds_the_same_again() {
    let strains = scene("battle-ship");
    is_a_scene(&strains, &["beech-on-board", "cheer"]);
    assert_eq!(strains, scene("battle-ship"));
}

#[test]
fn ts_14_a_volley_is_heard_when_it_is_fired_and_when_it_strikes() {
    let strains = gravelines();
    let struck = |strain: &&Strain| matches!(strain.sound, "timber" | "splash");
    let end = strains.last().expect("something is heard").at;
    for gun in strains.iter().filter(|strain| strain.sound == "gun" && strain.at + 1.0 < end) {
        let after = strains.iter().filter(struck).map(|strain| strain.at - gun.at);
        let strikes = after.filter(|after| *after > 0.0).fold(f32::INFINITY, f32::min);
        assert!((0.3..0.46).contains(&strikes), "{strikes}");
    }
}
