//! A match that is only heard: every game sounds as its shows do, within its table, and the same again.

use weather_gage::games;
use weather_gage::games::heard::{Strain, fiercest};

use super::desk::library;

fn scene(id: &str) -> Vec<Strain> {
    games::GAMES.0.iter().find_map(|game| (game.scene)(&library(), id, 3)).expect("there is such a match")
}

/// How many sounds of a name there are.
fn count(strains: &[Strain], sound: &str) -> usize {
    strains.iter().filter(|strain| strain.sound == sound).count()
}

#[test]
fn everything_that_is_heard_of_a_match_is_a_sound_of_the_table_and_comes_from_it() {
    let library = library();
    for (id, sounds) in
        [("gravelines", ["gun", "timber", "splash"]), ("battle-ship", ["beech-on-board", "struck-wood", "cheer"])]
    {
        let strains = scene(id);
        for sound in sounds {
            assert!(count(&strains, sound) > 0, "{id} without a {sound}");
        }
        for strain in &strains {
            assert!(library.sounds().0.contains_key(strain.sound), "{id} calls for {}", strain.sound);
            assert!(strain.place.is_none_or(|at| at.abs().max_element() < 20.0), "{id}: {strain:?}");
        }
        assert!(strains.windows(2).all(|two| two[0].at <= two[1].at), "{id}");
        assert_eq!(strains, scene(id), "{id} sounds the same again");
        let from = fiercest(&strains, 20.0);
        assert!(strains.iter().any(|strain| strain.at == from));
    }
}

#[test]
fn ts_14_a_volley_is_heard_when_it_is_fired_and_when_it_strikes() {
    let strains = scene("gravelines");
    let struck = |strain: &Strain| matches!(strain.sound, "timber" | "splash") && strain.times > 0;
    assert!(count(&strains, "gun") > 3, "a battle without guns");
    for gun in strains.iter().filter(|strain| strain.sound == "gun") {
        let after = strains.iter().filter(|strain| struck(strain)).map(|strain| strain.at - gun.at);
        let strikes = after.filter(|after| *after > 0.0).fold(f32::INFINITY, f32::min);
        assert!((0.3..0.46).contains(&strikes), "{strikes}");
    }
}
