//! Four languages say the same things: every key, every argument, every plural form, in letters we can draw.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use weather_gage::logbook::data::Library;
use weather_gage::logbook::wording::{
    Arg, Fact, Language, Problem, Sentence, Words, check_against, check_file, key, names, sentences,
};
use weather_gage::rules::the_ships::refusals::refuse;
use weather_gage::rules::the_ships::ship_card::BatteryPlace;

fn files(language: &Language) -> Vec<PathBuf> {
    let folder = Path::new("assets/wording").join(language.tag());
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    files
}

fn spoken(language: &Language) -> BTreeMap<String, Sentence> {
    let mut all = BTreeMap::new();
    for file in files(language) {
        for sentence in sentences(&fs::read_to_string(&file).unwrap()).0 {
            let key = sentence.key.clone();
            let before = all.insert(key, sentence);
            assert!(before.is_none(), "{}: {} is said twice in one language", file.display(), before.unwrap().key);
        }
    }
    all
}

fn others() -> [Language; 3] {
    [Language::Ru, Language::Pl, Language::Uk]
}

/// Fails with every line, not with the first.
fn none(what: &str, faults: &[String]) {
    assert!(faults.is_empty(), "{what}:\n{}", faults.join("\n"));
}

#[test]
fn every_language_says_everything() {
    let english = spoken(&Language::En);
    assert!(english.len() > 300, "the sentences are where the test looks");
    let mut faults = Vec::new();
    for language in others() {
        let own = spoken(&language);
        faults
            .extend(english.keys().filter(|key| !own.contains_key(*key)).map(|key| format!("{language} lacks {key}")));
        faults.extend(
            own.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("{language} alone has {key}")),
        );
    }
    none("every language has every key", &faults);
}

#[test]
fn every_language_keeps_a_sentence_in_the_same_file() {
    let by_file = |language: &Language| -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        for file in files(language) {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            for sentence in sentences(&fs::read_to_string(&file).unwrap()).0 {
                found.insert(sentence.key, name.clone());
            }
        }
        found
    };
    let english = by_file(&Language::En);
    let mut faults = Vec::new();
    for language in others() {
        for (key, file) in by_file(&language) {
            if english.get(&key).is_some_and(|other| *other != file) {
                faults.push(format!("{language}/{file}: {key} belongs into {}", english[&key]));
            }
        }
    }
    none("translators find a sentence where English has it", &faults);
}

#[test]
fn every_sentence_has_the_arguments_and_the_plural_forms_it_needs() {
    let english = spoken(&Language::En);
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        for file in files(&language) {
            let text = fs::read_to_string(&file).unwrap();
            faults.extend(check_against(&file, &text, &english).iter().map(ToString::to_string));
        }
    }
    none("arguments, plural forms, syntax", &faults);
}

#[test]
fn every_form_of_a_sentence_has_every_argument() {
    let words = Words::built_in();
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        for (key, sentence) in spoken(&language) {
            for number in [0, 1, 2, 5, 11, 21, 22, 25, 111] {
                let arguments: Vec<_> =
                    sentence.arguments.iter().map(|name| (name.as_str(), Arg::Number(number))).collect();
                let said = words.say(&language, &key, &arguments);
                let found = said.matches(&number.to_string()).count();
                if found < sentence.arguments.len() || said.contains(['{', '}']) {
                    faults.push(format!("{language} {key} with {number}: {said}"));
                }
            }
        }
    }
    none("no form of a sentence loses an argument", &faults);
}

fn counted(language: &Language, key: &str, name: &str, numbers: &[i64]) -> Vec<String> {
    let words = Words::built_in();
    numbers.iter().map(|number| words.say(language, key, &[(name, Arg::from(*number))])).collect()
}

const NUMBERS: [i64; 10] = [1, 2, 5, 11, 12, 21, 22, 25, 111, 112];

#[test]
fn english_counts() {
    assert_eq!(
        counted(&Language::En, key::CHOOSER_LENGTH_TURNS, "turns", &NUMBERS),
        [
            "1 turn",
            "2 turns",
            "5 turns",
            "11 turns",
            "12 turns",
            "21 turns",
            "22 turns",
            "25 turns",
            "111 turns",
            "112 turns"
        ]
    );
}

#[test]
fn russian_counts() {
    assert_eq!(
        counted(&Language::Ru, key::CHOOSER_LENGTH_TURNS, "turns", &NUMBERS),
        [
            "1 ход",
            "2 хода",
            "5 ходов",
            "11 ходов",
            "12 ходов",
            "21 ход",
            "22 хода",
            "25 ходов",
            "111 ходов",
            "112 ходов"
        ]
    );
    assert_eq!(
        counted(&Language::Ru, key::TOOLTIP_SAILORS, "count", &NUMBERS),
        [
            "1 матрос",
            "2 матроса",
            "5 матросов",
            "11 матросов",
            "12 матросов",
            "21 матрос",
            "22 матроса",
            "25 матросов",
            "111 матросов",
            "112 матросов"
        ]
    );
}

#[test]
fn polish_counts_twenty_one_as_many() {
    assert_eq!(
        counted(&Language::Pl, key::CHOOSER_SHIPS, "count", &NUMBERS),
        [
            "1 okręt",
            "2 okręty",
            "5 okrętów",
            "11 okrętów",
            "12 okrętów",
            "21 okrętów",
            "22 okręty",
            "25 okrętów",
            "111 okrętów",
            "112 okrętów"
        ]
    );
}

#[test]
fn ukrainian_counts() {
    assert_eq!(
        counted(&Language::Uk, key::CHOOSER_SHIPS, "count", &NUMBERS),
        [
            "1 корабель",
            "2 кораблі",
            "5 кораблів",
            "11 кораблів",
            "12 кораблів",
            "21 корабель",
            "22 кораблі",
            "25 кораблів",
            "111 кораблів",
            "112 кораблів"
        ]
    );
}

/// Words that are written in Latin letters in every language: names of programs, games, licences and formats; the
/// keys of a keyboard; rule numbers; and what is typed on the command line or stands in a file as it is.
const LATIN: &str = "Weather Gage The Ships Merchants Marauders Dead Reckoning Bevy egui Rapier Fluent MIT Apache \
    Vulkan mesa vulkan drivers Debian Ubuntu UTF RON glTF \
    Esc Enter Tab Backspace Delete Insert Home End Page Up Down Shift Ctrl Alt Super Print Screen \
    TS D S X L R A B r Br F \
    Ship Tile GunneryTable Scenario Fore Main Mizzen Bonaventure true false at once end wording \
    weather gage picture check en ru pl uk x ron ftl glb toml \
    table board england spain tray deck low medium high error warn info debug trace";

#[test]
fn cyrillic_languages_are_written_in_cyrillic() {
    let mut faults = Vec::new();
    for language in [Language::Ru, Language::Uk] {
        for (key, sentence) in spoken(&language) {
            for word in sentence.words.split(|c: char| !c.is_ascii_alphabetic()) {
                if !word.is_empty() && !LATIN.split(' ').any(|latin| latin == word) {
                    faults.push(format!("{language} {key}: {word}"));
                }
            }
            // A Latin letter among Cyrillic ones looks right and is not.
            for word in sentence.words.split(|c: char| !c.is_alphabetic()) {
                if word.chars().any(|c| c.is_ascii_alphabetic()) && word.chars().any(is_cyrillic) {
                    faults.push(format!("{language} {key}: two alphabets in {word}"));
                }
            }
        }
    }
    none("no word was left in English", &faults);
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4FF}').contains(&c)
}

#[test]
fn russian_and_ukrainian_keep_to_their_own_letters() {
    let mut faults = Vec::new();
    for (language, foreign) in [(Language::Ru, "іїєґІЇЄҐ"), (Language::Uk, "ыэъёЫЭЪЁ")] {
        for (key, sentence) in spoken(&language) {
            if sentence.words.chars().any(|c| foreign.contains(c)) {
                faults.push(format!("{language} {key}: {}", sentence.words));
            }
        }
    }
    // «Звезда» is a publisher's own name.
    none("letters of the neighbour", &faults);
}

#[test]
fn nothing_was_left_in_english() {
    let english = spoken(&Language::En);
    let same_everywhere = |key: &str| {
        [
            "input-key-",
            "game-",
            "settings-percent",
            "title-name",
            "hex-on-tile",
            "tile-",
            "fault-field",
            "fault-in-file",
        ]
        .iter()
        .any(|begin| key.starts_with(begin))
    };
    let mut faults = Vec::new();
    for language in others() {
        for (key, sentence) in spoken(&language) {
            let words = sentence.words.trim();
            // A name or an international word may well be the same; a sentence may not.
            let sentence_like = words.split_whitespace().count() > 2;
            if english.get(&key).is_some_and(|other| other.words.trim() == words)
                && sentence_like
                && !same_everywhere(&key)
            {
                faults.push(format!("{language} {key}: {words}"));
            }
        }
    }
    none("sentences that are still English", &faults);
}

#[test]
fn every_letter_can_be_drawn() {
    // What egui's built-in fonts cover of what we need: Latin with Polish, Cyrillic, and this punctuation.
    let drawn = |c: char| {
        matches!(c, ' '..='~' | '\u{a0}'..='\u{24f}' | '\u{400}'..='\u{45f}' | '\u{48a}'..='\u{4f9}')
            || "–—‘’‚“”„…•→←↑↓×№−".contains(c)
    };
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        for (key, sentence) in spoken(&language) {
            faults.extend(
                sentence.words.chars().filter(|c| !drawn(*c) && *c != '\n').map(|c| format!("{language} {key}: {c:?}")),
            );
            if sentence.words.contains('\'') || sentence.words.contains('"') {
                faults.push(format!("{language} {key}: straight quotes in {}", sentence.words));
            }
        }
    }
    none("letters the panels cannot draw", &faults);
}

#[test]
fn no_label_is_a_surprise() {
    // Labels stand on buttons and in columns; what explains may run over lines.
    let explains = ["-hint", "-note", "-effect", "-description", "-goal", "-teaches", "-question"];
    let flows =
        ["trouble-", "fault-", "refusal-", "setup-", "cli-", "credits-", "help-", "scenario-", "toast-", "nation-"];
    let english = spoken(&Language::En);
    let mut faults = Vec::new();
    for language in others() {
        for (key, sentence) in spoken(&language) {
            if explains.iter().any(|end| key.ends_with(end))
                || flows.iter().any(|begin| key.starts_with(begin))
                || !sentence.plurals.is_empty()
            {
                continue;
            }
            let Some(model) = english.get(&key) else { continue };
            let (own, most) = (sentence.words.chars().count(), model.words.chars().count() * 8 / 5 + 12);
            if own > most {
                faults.push(format!("{language} {key}: {own} letters where {most} fit: {}", sentence.words));
            }
        }
    }
    none("labels much longer than the English ones", &faults);
}

#[test]
fn everything_in_the_data_files_has_a_name() {
    let (library, faults) = Library::built_in();
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!((library.ships.len(), library.scenarios.len(), library.tiles.len()), (5, 11, 9));
    let mut wanted = BTreeSet::new();
    for id in library.ships.keys() {
        wanted.extend([names::ship(id), names::ship_kind(id), names::ship_note(id)]);
    }
    for id in library.scenarios.keys() {
        wanted.extend([names::scenario(id), names::scenario_description(id), names::scenario_goal(id)]);
    }
    for number in library.tiles.keys() {
        wanted.extend([names::tile(*number, 'A'), names::tile(*number, 'B')]);
    }
    for terrain in ["deep", "shallow", "shoal", "land", "reef"] {
        wanted.extend([names::terrain(terrain), names::terrain_effect(terrain)]);
    }
    wanted.extend(["n", "ne", "se", "s", "sw", "nw"].map(names::heading));
    wanted.extend(["running", "reaching", "beating"].map(names::point_of_sailing));
    wanted.extend(["england", "spain"].map(names::side));
    wanted.extend(["the-ships", "dead-reckoning", "merchants-and-marauders", "pirates"].map(names::game));
    let words = Words::built_in();
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        faults.extend(wanted.iter().filter(|key| !words.has(&language, key)).map(|key| format!("{language}: {key}")));
    }
    none("things without a name", &faults);
}

#[test]
fn every_key_spelled_out_in_the_code_exists() {
    let english = spoken(&Language::En);
    let mut faults = Vec::new();
    let mut folders = vec![PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for begin in ["Fact::new(\"", "\"fault-", "\"refusal-", "\"setup-"] {
                for (at, _) in text.match_indices(begin) {
                    let from = at + begin.find('"').unwrap() + 1;
                    let literal = text[from..].split('"').next().unwrap();
                    let whole =
                        !literal.ends_with('-') && literal.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                    if whole && literal.contains('-') && !english.contains_key(literal) {
                        faults.push(format!("{}: {literal}", path.display()));
                    }
                }
            }
        }
    }
    none("keys nobody says", &faults);
}

#[test]
fn a_language_is_known_by_any_tag_a_system_gives() {
    for (tag, language) in [
        ("ru_RU.UTF-8", Language::Ru),
        ("ru", Language::Ru),
        ("RU-ru", Language::Ru),
        ("pl_PL@euro", Language::Pl),
        ("uk-UA", Language::Uk),
        ("en_GB.utf8", Language::En),
        ("de_DE.UTF-8", Language::Other("de-de".into())),
    ] {
        assert_eq!(Language::from_tag(tag), Some(language), "{tag}");
    }
    for tag in ["", "C", "POSIX", "C.UTF-8", "!!", "никакой"] {
        assert_eq!(Language::from_tag(tag), None, "{tag}");
    }
}

#[test]
fn a_language_is_its_tag_in_files() {
    for language in Language::BUILT_IN {
        let written = serde_json::to_string(&language).unwrap();
        assert_eq!(written, format!("\"{}\"", language.tag()));
        assert_eq!(serde_json::from_str::<Language>(&written).unwrap(), language);
    }
    assert_eq!(serde_json::from_str::<Language>("\"nonsense!\"").unwrap(), Language::En);
    assert_eq!(Language::BUILT_IN.map(|language| language.own_name().to_owned()), {
        let words = Words::built_in();
        Language::BUILT_IN.map(|language| words.say(&language, key::LANGUAGE_NAME, &[]))
    });
}

#[test]
fn arguments_are_said_in_the_language_of_their_sentence() {
    let words = Words::built_in();
    let north_east = [("heading", Arg::key(names::heading("ne")))];
    let said = |language| words.say(&language, key::WIND_TOWARDS, &north_east);
    assert_eq!(said(Language::Ru), "Ветер дует на северо-восток");
    assert_eq!(said(Language::Pl), "Wiatr wieje na północny wschód");
    assert_eq!(said(Language::Uk), "Вітер дме на північний схід");
    let deep = Fact::new(key::FAULT_AT)
        .with("file", "a.ron")
        .with("line", 7)
        .with("fault", Fact::new(key::FAULT_UNREADABLE).with("reason", "x"));
    assert_eq!(words.tell(&Language::En, &deep), "a.ron, line 7: Cannot be read: x");
    assert_eq!(words.tell(&Language::Uk, &deep), "a.ron, рядок 7: Не читається: x");
}

#[test]
fn a_refusal_of_the_rules_is_said_in_words() {
    let words = Words::built_in();
    let refusal = refuse("TS-10.5", key::REFUSAL_RANGE).battery(BatteryPlace::Stern).number("greatest", 6);
    let fact = Fact::from(&refusal.fact);
    let said = |language| words.tell(&language, &fact);
    assert_eq!(said(Language::En), "Stern battery: the range is from 1 to 6 with this shot.");
    assert_eq!(said(Language::Ru), "Кормовая батарея: дальность с этим снарядом — от 1 до 6.");
    assert_eq!(said(Language::Pl), "Bateria rufowa: zasięg z tym pociskiem to od 1 do 6.");
    assert_eq!(said(Language::Uk), "Кормова батарея: дальність із цим снарядом — від 1 до 6.");
}

#[test]
fn what_nobody_says_is_answered_with_its_key() {
    let words = Words::built_in();
    assert_eq!(words.say(&Language::Ru, "no-such-thing", &[]), "no-such-thing");
    let mut endless = Fact::new(key::FAULT_FIELD);
    for _ in 0..100 {
        endless = Fact::new(key::FAULT_FIELD).with("fault", endless).with("field", "x");
    }
    assert!(words.tell(&Language::En, &endless).len() < 1000, "facts within facts come to an end");
}

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

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Words::built_in());
}
