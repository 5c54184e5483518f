//! Files of sentences that are small and make much work: refused or read at once, and by the window alike.

use weather_gage::logbook::wording::{Language, Problem, Words, check_file, key};

use super::{complaint, fresh_folder, lines, ran_briefly};

/// The findings of `check` in one file of Ukrainian sentences, and the words of the same data folder.
fn checked(name: &str, text: &str) -> (Vec<serde_json::Value>, Words) {
    let folder = fresh_folder(name);
    std::fs::create_dir_all(folder.join("wording/uk")).unwrap();
    let file = folder.join("wording/uk/x.ftl");
    std::fs::write(&file, text).unwrap();
    let output = ran_briefly(&["check", file.to_str().unwrap()]);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{:?} {}", output.status, complaint(&output));
    (lines(&output), Words::with_folder(&folder).0)
}

#[test]
fn sentences_nested_without_end_are_refused_and_abort_nothing() {
    let many = 20_000;
    let deep = [
        format!("k = {}\"x\"{}\n", "{".repeat(many), "}".repeat(many)),
        format!("k = {{ {}{}\n", "F(".repeat(many), ")".repeat(many)),
        format!("k =\n{}\"x\"", "    {\n{ F(\n".repeat(many)),
        // Closing brackets stand in texts, so that only few seem to be open.
        format!("k = {}", "{ F(\"})\", ".repeat(many)),
        format!("k = {}", "{ $n ->\n    *[other] ".repeat(many)),
        format!("-k = {{ -k({}", "a: { -k(".repeat(many)),
        format!("k =\n    .a = {}", "{".repeat(many)),
    ];
    for (number, text) in deep.iter().enumerate() {
        let (faults, words) = checked(&format!("nested-{number}"), &format!("menu-back = Назад!\n{text}\n"));
        assert_eq!(faults.len(), 1, "{number}: {faults:?}");
        assert_eq!(faults[0]["error"], "Brackets are nested too deep");
        // A file that cannot be taken apart is left out whole.
        assert_eq!(words.say(&Language::Uk, key::MENU_BACK, &[]), "Назад");
    }
}

#[test]
fn brackets_of_many_sentences_are_not_added_up() {
    let text: String = (0..500).map(|number| format!("k{number} = {{{{ $n }}}} (so)\n# ((((\n")).collect();
    assert!(checked("many-brackets", &text).0.is_empty());
    let one = format!("k = {}\n", "{ $n }".repeat(101));
    let found: Vec<_> = check_file("wording/uk/x.ftl".as_ref(), &one).into_iter().map(|fault| fault.problem).collect();
    assert_eq!(found, [Problem::TooDeep]);
}

#[test]
fn a_megabyte_of_sentences_is_looked_through_in_little_work() {
    let kinds: [(&str, fn(usize) -> String, bool); 4] = [
        ("good", |number| format!("key-{number} = {{ $n }}\n"), true),
        ("references", |number| format!("key-{number} = {{ nobody-{number} }}\n"), false),
        ("junk", |number| format!("key-{number} {{\n"), false),
        ("twice", |_| "k = x\n".to_owned(), false),
    ];
    for (name, line, fine) in kinds {
        let mut text = String::new();
        for number in 0.. {
            let line = line(number);
            if text.len() + line.len() > 1 << 20 {
                break;
            }
            text.push_str(&line);
        }
        let (faults, _) = checked(&format!("megabyte-{name}"), &text);
        assert_eq!(faults.is_empty(), fine, "{name}");
    }
}

#[test]
fn the_window_reads_no_more_of_a_mod_than_a_data_file_may_hold() {
    let folder = fresh_folder("endless-words");
    std::fs::create_dir_all(folder.join("wording/uk/folder.ftl")).unwrap();
    std::fs::write(folder.join("wording/uk/large.ftl"), "menu-back = Назад!\n".repeat(1 << 16)).unwrap();
    let mut expected = vec!["fault-no-file", "fault-too-large"];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/dev/zero", folder.join("wording/uk/zero.ftl")).unwrap();
        expected.push("fault-no-file");
    }
    let (words, faults) = Words::with_folder(&folder);
    let told: Vec<_> = faults
        .iter()
        .map(|fault| match &fault.problem {
            Problem::Unread(why) => why.key.as_str(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(told, expected);
    assert_eq!(words.say(&Language::Uk, key::MENU_BACK, &[]), "Назад");
}
