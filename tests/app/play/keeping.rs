//! Saves: nothing is lost, nothing damaged is played, nothing secret can be read.

use std::fs;
use std::path::{Path, PathBuf};

use weather_gage::captains::{Crewed, Rank};
use weather_gage::logbook::chronicle::{self, BattleId, JournalFault, KeptPlayer, Key, Phrase, Save, locker};
use weather_gage::play::begin::LeaveMatch;
use weather_gage::play::carrying::{CarrySave, SaveCarried, UnlockSave};
use weather_gage::play::current_match::CurrentMatch;
use weather_gage::play::keys::KeyFolder;
use weather_gage::play::players::{Hand, Player};
use weather_gage::play::saves::{LoadMatch, MatchOpened, MatchSaved, ReplayMatch, SaveFailed, SaveFolder, SaveMatch};
use weather_gage::play::seen::Asked;
use weather_gage::play::telling::{ShowLayer, ShowLock};
use weather_gage::rules::dead_reckoning::game::DeadReckoning;
use weather_gage::rules::kernel::{Journal, Viewer};
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::pirates::game::Pirates;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::Order;
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

fn last(saves: &Path) -> PathBuf {
    SaveFolder(saves.to_owned()).last().expect("it is saved by itself")
}

/// The battles under way: scenario and turn.
fn under_way(saves: &Path) -> Vec<(String, u16)> {
    let kept = SaveFolder(saves.to_owned()).under_way().into_iter();
    let mut told: Vec<_> =
        kept.map(|kept| kept.readable().map(|(_, heading)| (heading.title.clone(), heading.turn)).unwrap()).collect();
    told.sort();
    told
}

/// A desk of another program with saves in the same folder.
fn desk_at(saves: &Path) -> Desk {
    let mut desk = Desk::new(7);
    desk.app.insert_resource(SaveFolder(saves.to_owned()));
    desk
}

fn turn(desk: &Desk) -> u16 {
    desk.seen().view.table.turn
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
        let path = last(&saves.0);
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
    let newest = last(&saves.0);
    for (ending, there) in [("save", true), ("save.1", true), ("save.2", true), ("save.3", false)] {
        assert_eq!(newest.with_extension(ending).exists(), there, "{ending}");
    }
    desk.say(SaveMatch { name: " Before the storm/../ ".into() });
    desk.app.update();
    let said: Vec<_> = desk.app.world_mut().resource_mut::<Messages<MatchSaved>>().drain().collect();
    assert_eq!(said, [MatchSaved(" Before the storm/../ ".into())], "as it was named");
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
    let later = whole.replacen("weather-gage-save 4 ", "weather-gage-save 9 ", 1);
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
    let text = fs::read_to_string(last(&saves.0)).unwrap();
    for word in ["route", "Ball", "Chain", "sails", "FFL", "range"] {
        assert!(!text.contains(word), "{word}");
    }
    assert!(text.contains("gravelines") && text.contains("Bernardo"), "the heading may be read");
}

#[test]
fn a_battle_under_way_is_sealed_under_a_key_that_does_not_lie_in_its_file() {
    let (saves, keys) = (folder("under-key"), folder("under-key-keys"));
    let keyed = || {
        let mut desk = desk_at(&saves.0);
        desk.app.insert_resource(KeyFolder(keys.0.join("keys")));
        desk
    };
    let mut desk = keyed();
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(400, |desk| !desk.seen().sealed.is_empty());
    let path = last(&saves.0);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\nsealed ") && !text.contains("\njournal\n"));
    assert_eq!(chronicle::read_save::<TheShips>(&text), Err(JournalFault::Sealed));
    assert_eq!(chronicle::read_heading(&text).unwrap().title, "lesson-1", "the list may be read");
    let digest = desk.digest();
    desk.say(LeaveMatch);
    desk.app.update();
    // With no key, or the key of another battle, it stays as it is, and a sentence says the remedy.
    let mut other = desk_at(&saves.0);
    assert_eq!(load(&mut other, &path), ["save-sealed-there"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let key = keys.0.join("keys").join(path.with_extension("key").file_name().unwrap());
    let cut = fs::read(&key).unwrap();
    fs::write(&key, Key::of([7; 32]).write()).unwrap();
    let mut other = keyed();
    assert_eq!(load(&mut other, &path), ["save-sealed"]);
    // With it the battle goes on, and is sealed anew each time.
    fs::write(&key, cut).unwrap();
    assert_eq!(load(&mut other, &path), Vec::<String>::new());
    assert_eq!(other.digest(), digest);
    other.until(2000, |desk| turn(desk) >= 2);
    let line = |text: &str| text.lines().find(|line| line.starts_with("sealed ")).map(str::to_owned);
    assert_ne!(line(&fs::read_to_string(&path).unwrap()), line(&text));
    assert_eq!(fs::read_dir(keys.0.join("keys")).unwrap().count(), 1, "one key for one battle");
    // A battle that is over has no secrets any more.
    assert!(other.play_out());
    other.app.update();
    let over = fs::read_to_string(&path).unwrap();
    assert!(over.contains("\njournal\n") && chronicle::read_save::<TheShips>(&over).unwrap().heading.over);
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

#[test]
fn two_battles_begun_in_turn_are_both_continued() {
    let saves = folder("two-battles");
    let library = library();
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library, "gravelines"), people(), 6);
    desk.until(2000, |desk| turn(desk) >= 2);
    let first = desk.digest();
    // As many turns of the other as once pushed the first out.
    desk.begin(setup(&library, "lesson-1"), people(), 7);
    desk.until(2000, |desk| turn(desk) >= 5);
    let second = desk.digest();
    assert_eq!(under_way(&saves.0), [("gravelines".into(), 2), ("lesson-1".into(), 5)]);
    drop(desk);
    let kept = SaveFolder(saves.0.clone()).under_way();
    for (kept, digest) in kept.iter().zip([second, first]) {
        let mut other = desk_at(&saves.0);
        assert_eq!(load(&mut other, &kept.path), Vec::<String>::new());
        assert_eq!(other.digest(), digest);
        let title = &kept.heading.as_ref().unwrap().title;
        assert!(kept.older.iter().all(|older| older.heading.as_ref().unwrap().title == *title));
    }
    assert_eq!(kept[0].older.len(), 2);
    // One that is thrown away is gone with all its turns; the other stays.
    assert!(locker::remove(&kept[0]).unwrap());
    assert_eq!(under_way(&saves.0), [("gravelines".into(), 2)]);
    assert!(
        fs::read_dir(&saves.0)
            .unwrap()
            .flatten()
            .all(|file| { !file.file_name().to_string_lossy().contains(kept[0].battle.as_ref().unwrap().word()) })
    );
}

#[test]
fn a_battle_that_goes_on_keeps_its_file_and_leaves_the_list_when_it_is_over() {
    let saves = folder("goes-on");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(2000, |desk| turn(desk) >= 2);
    let path = last(&saves.0);
    drop(desk);
    let mut other = desk_at(&saves.0);
    assert_eq!(load(&mut other, &path), Vec::<String>::new());
    other.until(2000, |desk| turn(desk) >= 3);
    assert_eq!(last(&saves.0), path);
    let listed = locker::list(&saves.0);
    let older: Vec<_> = listed[0].older.iter().map(|older| older.heading.as_ref().unwrap().turn).collect();
    assert_eq!((listed.len(), older), (1, vec![2, 1]), "each turn lies there once");
    assert!(other.play_out());
    other.app.update();
    assert_eq!(under_way(&saves.0), []);
    assert_eq!(locker::list(&saves.0).len(), 1, "it can still be watched");
}

#[test]
fn two_programs_do_not_write_one_battle() {
    let saves = folder("two-programs");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(2000, |desk| turn(desk) >= 3);
    let path = last(&saves.0);
    let mut other = desk_at(&saves.0);
    assert_eq!(load(&mut other, &path), ["save-elsewhere"]);
    let opened = |desk: &mut Desk| desk.app.world_mut().resource_mut::<Messages<MatchOpened>>().drain().count();
    assert_eq!(opened(&mut other), 0, "nobody is led to a table without a battle");
    assert!(!locker::remove(&SaveFolder(saves.0.clone()).under_way()[0]).unwrap(), "nor throws it away");
    // An earlier turn of it is a battle of its own, and so is one that was only watched.
    assert_eq!(load(&mut other, &path.with_extension("save.1")), Vec::<String>::new());
    assert_eq!(opened(&mut other), 1);
    other.until(2000, |desk| turn(desk) >= 4);
    assert_eq!(under_way(&saves.0), [("lesson-1".into(), 3), ("lesson-1".into(), 4)]);
    other.say(ReplayMatch(path.clone()));
    other.app.update();
    assert_eq!(opened(&mut other), 1);
    // Left or killed, it is free.
    desk.say(LeaveMatch);
    desk.app.update();
    assert_eq!(load(&mut other, &path), Vec::<String>::new());
    drop(other);
    assert_eq!(load(&mut desk, &path), Vec::<String>::new());
}

#[test]
fn going_back_to_an_earlier_turn_or_a_name_loses_nothing() {
    let saves = folder("going-back");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(2000, |desk| turn(desk) >= 3);
    desk.say(SaveMatch { name: "Before the storm".into() });
    desk.app.update();
    let named = saves.0.join("Before the storm.save");
    // The very same goes on in its own file.
    assert_eq!(load(&mut desk, &named), Vec::<String>::new());
    desk.until(2000, |desk| turn(desk) >= 4);
    assert_eq!(under_way(&saves.0), [("lesson-1".into(), 4)]);
    let earlier = last(&saves.0).with_extension("save.2");
    for (number, path) in [(2, named), (3, earlier)] {
        assert_eq!(load(&mut desk, &path), Vec::<String>::new());
        desk.frame();
        desk.frame();
        desk.frame();
        let listed = under_way(&saves.0);
        assert_eq!(listed.len(), number, "{listed:?}");
        assert!(listed.contains(&("lesson-1".into(), 4)));
    }
}

#[test]
fn names_that_differ_in_their_signs_are_two_saves_and_none_is_a_battle() {
    let saves = folder("names");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    let battle = last(&saves.0).file_stem().unwrap().to_string_lossy().into_owned();
    for name in ["a/b", "a:b", "a/b", "Autosave", &battle.to_uppercase()] {
        desk.say(SaveMatch { name: name.into() });
        desk.app.update();
    }
    let mut listed: Vec<_> = locker::list(&saves.0)
        .into_iter()
        .filter_map(|kept| Some((kept.heading.as_ref().ok()?.name.clone()?, kept.battle.is_some(), kept.older.len())))
        .collect();
    listed.sort();
    let expected: Vec<(String, bool, usize)> = vec![
        ("Autosave".into(), false, 0),
        (battle.to_uppercase(), false, 0),
        ("a/b".into(), false, 1),
        ("a:b".into(), false, 0),
    ];
    assert_eq!(listed, expected);
    assert!(saves.0.join("Autosave_.save").exists());
}

#[test]
fn a_battle_of_the_time_of_one_autosave_goes_on_where_it_lay() {
    let saves = folder("one-autosave");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(2000, |desk| turn(desk) >= 2);
    let newest = last(&saves.0);
    let mut save: Save<TheShips> = chronicle::read_save(&fs::read_to_string(&newest).unwrap()).unwrap();
    assert_eq!(save.heading.battle.as_ref().map(BattleId::word), newest.file_stem().unwrap().to_str());
    save.heading.battle = None;
    let old = folder("one-autosave-old");
    let path = old.0.join("autosave.save");
    for path in [path.clone(), old.0.join("autosave.save.1")] {
        fs::write(path, chronicle::write_save(&save).unwrap()).unwrap();
    }
    assert_eq!(under_way(&old.0), [("lesson-1".into(), 2)]);
    let mut other = desk_at(&old.0);
    assert_eq!(load(&mut other, &path), Vec::<String>::new());
    other.until(2000, |desk| turn(desk) >= 3);
    assert_eq!((under_way(&old.0), last(&old.0)), (vec![("lesson-1".into(), 3)], path));
}

#[test]
fn behind_a_damaged_save_stands_the_one_before_it() {
    let saves = folder("before-it");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(2000, |desk| turn(desk) >= 3);
    let path = last(&saves.0);
    drop(desk);
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let battle = || SaveFolder(saves.0.clone()).under_way().remove(0);
    assert!(battle().is_damaged() && battle().readable().unwrap().1.turn == 2);
    let mut other = desk_at(&saves.0);
    assert_eq!(load(&mut other, &path), ["save-damaged-before"]);
    // It was put aside; the battle is still there.
    assert!(!path.exists() && battle().is_damaged() && battle().is_under_way());
    let before = battle().readable().unwrap().0.path.clone();
    assert_eq!(load(&mut other, &before), Vec::<String>::new());
    other.until(2000, |desk| turn(desk) >= 3);
    assert_eq!((under_way(&saves.0), last(&saves.0)), (vec![("lesson-1".into(), 3)], path));
    assert!(!battle().is_damaged());
}

#[test]
fn no_file_outside_the_folder_of_saves_is_renamed() {
    let saves = folder("inside");
    let outside = folder("outside");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    let whole = fs::read_to_string(last(&saves.0)).unwrap();
    let files: [(&str, &[u8], &str); 4] = [
        ("picture.png", b"\x89PNG\r\n\x1a\n\xff", "save-not-one"),
        ("letter.txt", b"Dear Anne,\n", "save-not-one"),
        ("carried.save", &whole.as_bytes()[..whole.len() - 9], "save-damaged"),
        ("bytes.save", b"weather-gage-save 3 \xff\n", "save-damaged"),
    ];
    for (name, bytes, key) in files {
        let path = outside.0.join(name);
        fs::write(&path, bytes).unwrap();
        assert_eq!(load(&mut desk, &path), [key], "{name}");
        assert_eq!(fs::read(&path).unwrap(), bytes, "{name}");
    }
    assert_eq!(fs::read_dir(&outside.0).unwrap().count(), files.len());
}

#[test]
fn a_battle_whose_end_is_still_being_shown_leaves_the_list_when_it_has_been_seen() {
    let saves = folder("end-shown");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(2000, |desk| turn(desk) >= 2);
    // A show holds the telling while both give up.
    for seat in [0, 1] {
        desk.pen(seat, |_, _| Order::Concede);
    }
    desk.until(40, |desk| desk.seen().sealed.len() == 1 && desk.seen().asked == Asked::Orders);
    desk.app.world_mut().resource_mut::<ShowLock>().hold(ShowLayer::Beats);
    desk.frame();
    desk.app.update();
    assert!(!desk.is_over() && under_way(&saves.0).len() == 1);
    desk.app.world_mut().resource_mut::<ShowLock>().release(ShowLayer::Beats);
    desk.until(20, Desk::is_over);
    desk.app.update();
    assert_eq!(under_way(&saves.0), []);
}

#[test]
fn a_battle_is_carried_to_another_machine_by_a_pass_phrase_and_goes_on_there() {
    let (here, there) = (folder("carried-here"), folder("carried-there"));
    let keyed = |machine: &Path| {
        let mut desk = desk_at(&machine.join("saves"));
        desk.app.insert_resource(KeyFolder(machine.join("keys")));
        desk
    };
    let mut desk = keyed(&here.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(400, |desk| !desk.seen().sealed.is_empty());
    let (path, digest) = (last(&here.0.join("saves")), desk.digest());
    let phrase = Phrase("the wind backs south at noon".into());
    desk.say(CarrySave(path.clone(), phrase.clone()));
    desk.app.update();
    let copy = here.0.join("carried").join(path.file_name().unwrap());
    let said = desk.app.world().resource::<Messages<SaveCarried>>();
    assert_eq!(said.iter_current_update_messages().collect::<Vec<_>>(), [&SaveCarried(copy.clone())]);

    // On the other machine it lies among the battles under way, and only the phrase opens it.
    let mut other = keyed(&there.0);
    fs::create_dir_all(there.0.join("saves")).unwrap();
    let arrived = there.0.join("saves").join(path.file_name().unwrap());
    fs::copy(&copy, &arrived).unwrap();
    let listed = other.app.world().resource::<SaveFolder>().under_way();
    assert_eq!(listed.iter().map(|kept| (kept.sealed, kept.carried)).collect::<Vec<_>>(), [(true, true)]);
    assert_eq!(load(&mut other, &arrived), ["save-carried"]);
    other.say(UnlockSave(arrived.clone(), Phrase("the wind backs north at noon".into())));
    other.app.update();
    assert_eq!(failed(&mut other), ["save-other-phrase"]);
    assert!(!there.0.join("keys").exists());
    other.say(UnlockSave(arrived.clone(), phrase));
    other.app.update();
    other.app.update();
    assert_eq!((failed(&mut other), other.digest()), (Vec::new(), digest));
    // From then on it is a save like any other: sealed anew, under its own key, with nothing of the phrase in it.
    other.until(2000, |desk| turn(desk) >= 2);
    let text = fs::read_to_string(&arrived).unwrap();
    assert!(text.contains("\nsealed ") && !text.contains("\ncarried "));
    // Without its key no save can be carried to another machine.
    let mut nobody = keyed(&folder("carried-nobody").0);
    nobody.say(CarrySave(arrived, Phrase("four words of polished brass".into())));
    nobody.app.update();
    assert_eq!(failed(&mut nobody), ["save-sealed"]);
}

#[test]
fn a_battle_of_one_person_opens_wherever_it_is_copied_to_and_one_of_two_does_not() {
    let (here, there) = (folder("open-here"), folder("open-there"));
    for (players, opens) in [([Player::human("Anne"), Player::bot("Two", Rank::Random)], true), (people(), false)] {
        let mut desk = desk_at(&here.0.join("saves"));
        desk.app.insert_resource(KeyFolder(here.0.join("keys")));
        desk.begin(setup(&library(), "lesson-1"), players, 6);
        desk.until(400, |desk| turn(desk) >= 2);
        let (path, digest) = (last(&here.0.join("saves")), desk.digest());
        let text = fs::read_to_string(&path).unwrap();
        for word in ["route", "sails"] {
            assert!(!text.contains(word), "{word}");
        }
        let copy = there.0.join(path.file_name().unwrap());
        fs::copy(&path, &copy).unwrap();
        let cover = chronicle::read_cover(&text).unwrap();
        assert_eq!(cover.sealed, !opens);
        // Neither the keys of the other machine lie here, nor any at all.
        let mut other = desk_at(&there.0);
        let wanted: &[&str] = if opens { &[] } else { &["save-sealed-there"] };
        assert_eq!(load(&mut other, &copy), wanted);
        assert_eq!(other.app.world().contains_resource::<CurrentMatch<TheShips>>(), opens);
        if opens {
            assert_eq!(other.digest(), digest);
        }
    }
}

#[test]
fn a_save_keeps_the_bots_of_every_game() {
    fn kept<G: Crewed>() {
        for (name, rank) in G::BOTS.iter().filter(|(name, _)| Rank::by_name(name).is_some()) {
            let hand = Player::from(KeptPlayer::from(&Player::bot("", *rank))).hand;
            let Hand::Bot(loaded) = hand else { panic!("{name} comes back as a person") };
            assert_eq!(G::listed(loaded), *rank, "{name}");
        }
    }
    kept::<TheShips>();
    kept::<DeadReckoning>();
    kept::<MerchantsAndMarauders>();
    kept::<Pirates>();
}

#[test]
fn whatever_lies_in_the_place_of_a_battle_the_turn_before_it_is_gone_on_with() {
    let saves = folder("overwritten");
    let mut desk = desk_at(&saves.0);
    desk.begin(setup(&library(), "lesson-1"), people(), 6);
    desk.until(2000, |desk| turn(desk) >= 3);
    let path = last(&saves.0);
    drop(desk);
    fs::write(&path, "Dear Anne,\n").unwrap();
    let battle = || SaveFolder(saves.0.clone()).under_way().remove(0);
    assert!(battle().is_damaged() && battle().readable().unwrap().1.turn == 2);
    let mut other = desk_at(&saves.0);
    assert_eq!(load(&mut other, &path), ["save-damaged-before"]);
    assert_eq!(fs::read_to_string(path.with_extension("save.damaged-1")).unwrap(), "Dear Anne,\n", "nothing is lost");
    assert_eq!(load(&mut other, &battle().readable().unwrap().0.path.clone()), Vec::<String>::new());
    other.until(2000, |desk| turn(desk) >= 3);
    assert_eq!((under_way(&saves.0), last(&saves.0)), (vec![("lesson-1".into(), 3)], path));
}
