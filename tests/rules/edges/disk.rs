//! A disk that is full, a program that is killed, a folder that others can read: saves stay, and nothing else is left.

use std::fs;
use std::path::Path;

use weather_gage::logbook::chronicle::{BattleId, lock, locker};
use weather_gage::logbook::files::{self, Beside, Care};
use weather_gage::logbook::wording::plain;

use super::fresh_folder;

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_save_that_cannot_be_written_takes_none_of_the_older_ones() {
    let folder = fresh_folder("full-disk");
    for text in ["first", "second", "third"] {
        locker::put(&folder, "harbour", text, true).unwrap();
    }
    let lies =
        || ["", ".1", ".2"].map(|older| fs::read_to_string(folder.join(format!("harbour.save{older}"))).unwrap());
    assert_eq!(lies(), ["third", "second", "first"]);
    // There is no room beside it: a folder stands where the new one is written.
    let beside = folder.join(format!("harbour.save.new-{}", std::process::id()));
    fs::create_dir(&beside).unwrap();
    for _ in 0..3 {
        assert!(locker::put(&folder, "harbour", "fourth", true).is_err());
        assert_eq!(lies(), ["third", "second", "first"]);
    }
    fs::remove_dir(&beside).unwrap();
    locker::put(&folder, "harbour", "fourth", true).unwrap();
    assert_eq!(lies(), ["fourth", "third", "second"]);
    locker::put(&folder, "harbour", "fifth", false).unwrap();
    assert_eq!(lies(), ["fifth", "third", "second"]);
}

/// On a disk that takes a file and then refuses its name: the one that was turned over lies where it lay.
#[test]
fn a_save_that_cannot_take_its_place_leaves_the_newest_where_it_lay() {
    let folder = fresh_folder("no-place");
    let new = Beside::write(&folder.join("a.save"), b"new", Care::Lasting).unwrap();
    fs::create_dir_all(folder.join("a.save/inside")).unwrap();
    assert!(new.take_its_place().is_err());
    assert_eq!(names(&folder), ["a.save"], "and nothing is left beside it");
}

#[cfg(unix)]
#[test]
fn a_key_can_be_read_by_its_owner_alone_whatever_its_folder_lets_others_do() {
    use std::os::unix::fs::PermissionsExt;
    let folder = fresh_folder("keys-for-all");
    let mode = |file: &Path| fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let file = folder.join("battle.key");
    files::write_with(&file, b"secret", Care::Private).unwrap();
    assert_eq!(mode(&file), 0o600);
    // And what keeps keys asks for it.
    let keeper = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/play/keys.rs");
    assert!(fs::read_to_string(keeper).unwrap().contains("Care::Private"));
}

#[test]
fn what_a_killed_program_left_half_written_goes_and_what_another_writes_now_stays() {
    let folder = fresh_folder("half-written");
    let battle = BattleId::drawn(7);
    let save = format!("{}.save", battle.word());
    fs::write(folder.join(&save), "whole").unwrap();
    for half in [".new-1", ".1.new-22"] {
        fs::write(folder.join(format!("{save}{half}")), "half").unwrap();
    }
    for other in ["harbour.save.new-3", "battle-00000000000000ff.save.new-4", "notes.new-leaf"] {
        fs::write(folder.join(other), "of somebody else").unwrap();
    }
    let now = Beside::write(&folder.join(&save), b"next", Care::Lasting).unwrap();
    let held = lock(&folder, &battle).unwrap();
    let writing = format!("{save}.new-{}", std::process::id());
    let lock_file = format!("{}.lock", battle.word());
    let others = ["battle-00000000000000ff.save.new-4", "harbour.save.new-3", "notes.new-leaf"];
    let mut all = [others[0], &lock_file, &save, &writing, others[1], others[2]];
    all.sort_unstable();
    assert_eq!(names(&folder), all);
    drop(now);
    // Its file stays, or a third program could lock what a second one waits for.
    drop(held);
    assert!(folder.join(&lock_file).exists());
    assert!(lock(&folder, &battle).is_ok());
    // It goes with its battle.
    let kept = locker::find(&folder, battle.word()).unwrap();
    assert!(locker::remove(&kept).unwrap());
    assert!(!folder.join(&lock_file).exists());
}

#[test]
fn no_save_is_called_like_a_device() {
    for (typed, stem) in [("CON", "CON_"), ("nul", "nul_"), ("Com1", "Com1_"), ("lpt9", "lpt9_"), ("aux", "aux_")] {
        assert_eq!(locker::stem(typed), stem);
    }
    for typed in ["Conan", "com", "com12", "null", "harbour"] {
        assert_eq!(locker::stem(typed), typed);
    }
}

#[test]
fn a_name_holds_nothing_that_is_not_seen_and_turns_no_sentence_round() {
    assert_eq!(plain("\u{202e}Anne\u{200b} of\u{2066} Brest\u{feff}\n"), "Anne of Brest");
    for name in ["Łucja", "Олена", "می\u{200c}خواهم", "👩\u{200d}🚀", "Jean-Luc d’Orléans"] {
        assert_eq!(plain(name), name);
    }
}
