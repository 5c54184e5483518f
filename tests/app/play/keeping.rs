//! Saves: nothing is lost, nothing damaged is played, nothing secret can be read.

use std::fs;
use std::path::Path;

use weather_gage::logbook::chronicle::{self, locker};
use weather_gage::play::saves::{LoadMatch, SaveFailed, SaveFolder, SaveMatch};
use weather_gage::play::seen::Asked;
use weather_gage::rules::kernel::{Journal, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::state::Phase;

use bevy::prelude::*;

use super::desk::{Desk, bots, folder, library, people, setup};

fn failed(desk: &mut Desk) -> Vec<String> {
    let mut messages = desk.app.world_mut().resource_mut::<Messages<SaveFailed>>();
    messages.drain().map(|SaveFailed(fact)| fact.key).collect()
}

fn load(desk: &mut Desk, path: &Path) -> Vec<String> {
    desk.say(LoadMatch(path.to_owned()));
    desk.app.update();
    failed(desk)
}

#[test]
fn a_match_killed_at_any_moment_goes_on_where_it_was() {
    let saves = folder("killed");
    let library = library();
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library, "gravelines"), people(), 6);
    let mut middle_of_a_throw = 0;
    for frame in 0..260 {
        desk.frame();
        let throwing = matches!(desk.seen().asked, Asked::Throw { .. });
        if frame % 13 != 0 && !throwing {
            continue;
        }
        middle_of_a_throw += usize::from(throwing);
        let mut other = Desk::new(7);
        other.app.insert_resource(SaveFolder(saves.0.clone()));
        let path = other.app.world().resource::<SaveFolder>().last().expect("it is saved by itself");
        assert_eq!(load(&mut other, &path), Vec::<String>::new());
        assert_eq!(other.digest(), desk.digest());
        assert_eq!(other.told(Viewer::Bystander), desk.told(Viewer::Bystander));
        if desk.is_over() {
            break;
        }
    }
    assert!(middle_of_a_throw > 3);
}

#[test]
fn older_ones_are_kept_and_damaged_ones_put_aside() {
    let saves = folder("damaged");
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(2000, |desk| desk.seen().view.table.turn >= 4 || desk.is_over());
    for name in ["autosave.save", "autosave.save.1", "autosave.save.2"] {
        assert!(saves.0.join(name).exists(), "{name}");
    }
    assert!(!saves.0.join("autosave.save.3").exists());
    desk.say(SaveMatch { name: " Before the storm/../ ".into() });
    desk.app.update();
    let named = saves.0.join("Before the storm____.save");
    assert!(named.exists(), "{:?}", fs::read_dir(&saves.0).unwrap().flatten().collect::<Vec<_>>());
    let listed = locker::list(&saves.0);
    let names: Vec<_> = listed.iter().map(|kept| kept.heading.as_ref().unwrap().name.clone()).collect();
    assert_eq!(names.len(), 2);
    assert!(names.contains(&Some(" Before the storm/../ ".to_owned())) && names.contains(&None));

    let whole = fs::read_to_string(&named).unwrap();
    let digest = desk.digest();
    let cut = &whole[..whole.len() - 40];
    let turned = whole.replacen("\na", "\nb", 40);
    let spoilt: [(&str, &[u8], &str); 4] = [
        ("cut", cut.as_bytes(), "save-damaged"),
        ("turned", turned.as_bytes(), "save-damaged"),
        ("latin", b"weather-gage-save 1 \xff\xfe\n", "save-damaged"),
        ("letter", b"Dear Anne,\n", "save-not-one"),
    ];
    for (name, bytes, key) in spoilt {
        let path = saves.0.join(format!("{name}.save"));
        fs::write(&path, bytes).unwrap();
        assert_eq!(load(&mut desk, &path), [key], "{name}");
        assert_eq!(path.exists(), key == "save-not-one", "{name}");
        let aside = saves.0.join(format!("{name}.save.damaged-1"));
        assert_eq!(aside.exists(), key == "save-damaged", "{name}");
        assert_eq!(desk.digest(), digest, "the match on the table goes on");
    }
    let later = whole.replacen("weather-gage-save 3 ", "weather-gage-save 9 ", 1);
    let path = saves.0.join("later.save");
    fs::write(&path, &later).unwrap();
    assert_eq!(load(&mut desk, &path), ["save-later"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), later);
    assert_eq!(load(&mut desk, &saves.0.join("nowhere.save")), ["save-unreadable"]);
}

#[test]
fn sealed_orders_cannot_be_read_in_a_save() {
    let saves = folder("sealed");
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library(), "gravelines"), people(), 6);
    desk.until(400, |desk| !desk.seen().sealed.is_empty());
    let text = fs::read_to_string(saves.0.join("autosave.save")).unwrap();
    for word in ["route", "Ball", "Chain", "sails", "FFL", "range"] {
        assert!(!text.contains(word), "{word}");
    }
    assert!(text.contains("gravelines") && text.contains("Bernardo"), "the heading may be read");
}

#[test]
fn a_journal_of_the_command_line_is_opened_like_a_save() {
    let folder = folder("bare-journal");
    let mut desk = Desk::with(setup(&library(), "lesson-2"), bots(), 4);
    assert!(desk.play_out());
    desk.app.insert_resource(SaveFolder(folder.0.clone()));
    desk.say(SaveMatch { name: "lesson".into() });
    desk.app.update();
    let save = fs::read_to_string(folder.0.join("lesson.save")).unwrap();
    let journal: Journal<TheShips> = chronicle::read(&save).unwrap();
    let (digest, path) = (desk.digest(), folder.0.join("lesson.journal"));
    fs::write(&path, chronicle::write(&journal).unwrap()).unwrap();
    let mut other = Desk::new(9);
    other.say(LoadMatch(path));
    other.app.update();
    other.app.update();
    assert_eq!(other.digest(), digest);
    assert_eq!(other.seen().view.table.phase, Phase::Over);
}
