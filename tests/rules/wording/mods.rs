//! A player's folder: other words, another language, and faults that are told with their line.

use std::fs;
use std::path::{Path, PathBuf};

use weather_gage::logbook::wording::{Language, Problem, Words, check_file, key, names};

/// A folder of one's own below the build's own folder, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wording").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_mod_renames_a_ship_and_brings_a_language() {
    let data = folder("mod");
    for (tag, text) in [
        ("ru", "ship-revenge-name = Месть\nship-gull-name = Чайка\n"),
        ("de", "language-name = Deutsch\nmenu-settings = Einstellungen\n"),
    ] {
        let own = data.join("wording").join(tag);
        fs::create_dir_all(&own).unwrap();
        fs::write(own.join("mine.ftl"), text).unwrap();
    }
    let (words, faults) = Words::with_folder(&data);
    assert_eq!(faults, []);
    let german = Language::Other("de".into());
    assert_eq!(words.languages(), [Language::BUILT_IN.to_vec(), vec![german.clone()]].concat());
    assert_eq!(words.name_of(&german), "Deutsch");
    assert_eq!(words.say(&german, key::MENU_SETTINGS, &[]), "Einstellungen");
    assert_eq!(words.say(&german, key::MENU_BACK, &[]), "Back", "what it lacks is said in English");
    assert_eq!(words.say(&Language::Ru, &names::ship("revenge"), &[]), "Месть");
    assert_eq!(words.say(&Language::Ru, &names::ship("gull"), &[]), "Чайка");
    assert_eq!(words.say(&Language::Ru, &names::ship("swallow"), &[]), "Сваллоу");
}

#[test]
fn a_spoiled_mod_is_told_with_file_and_line_and_the_rest_is_used() {
    let data = folder("spoiled");
    let own = data.join("wording/ru");
    fs::create_dir_all(&own).unwrap();
    fs::create_dir_all(data.join("wording/no language!")).unwrap();
    fs::write(own.join("a.ftl"), "menu-back = Вспять\nmenu-close {\nmenu-yes = Ага\n").unwrap();
    fs::write(own.join("b.ftl"), [0xff, 0xfe, 0x00]).unwrap();
    fs::write(data.join("wording/no language!/c.ftl"), "menu-no = ?\n").unwrap();
    let (words, faults) = Words::with_folder(&data);
    let told: Vec<_> =
        faults.iter().map(|fault| (fault.file.file_name().unwrap().to_string_lossy(), fault.line)).collect();
    assert_eq!(told, [("c.ftl".into(), 1), ("a.ftl".into(), 2), ("b.ftl".into(), 1)]);
    assert_eq!(words.say(&Language::Ru, key::MENU_BACK, &[]), "Вспять");
    assert_eq!(words.say(&Language::Ru, key::MENU_YES, &[]), "Ага");
    assert_eq!(words.say(&Language::Ru, key::MENU_CLOSE, &[]), "Закрыть");
}

#[test]
fn a_file_is_looked_through_line_by_line() {
    let text = "\
menu-back = Назад
# пояснение
menu-back = Опять назад
pause-title = Пауза { $minutes }
chooser-length-turns =
    { $turns ->
        [one] { $turns } ход
       *[other] { $turns } хода
    }
title-version = Версия
help-title = { nobody-says-this }
a-mod-s-own = { $anything }
";
    let told: Vec<_> =
        check_file(Path::new("wording/ru/x.ftl"), text).into_iter().map(|fault| (fault.line, fault.problem)).collect();
    assert_eq!(
        told,
        [
            (3, Problem::Twice),
            (4, Problem::UnknownArgument("minutes".into())),
            (5, Problem::MissingForm("few".into())),
            (5, Problem::MissingForm("many".into())),
            (10, Problem::MissingArgument("version".into())),
            (11, Problem::UnknownReference("nobody-says-this".into())),
        ]
    );
}
