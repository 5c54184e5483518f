//! Ladders of the English file become arms of Rust: text in, text out.

#[path = "../../../build/wording.rs"]
mod builder;

/// The arms that a file gives, each as pattern and sentence.
fn arms(text: &str) -> Vec<(String, String)> {
    let rust = builder::rust(&[("x.ftl".into(), text.into())]).unwrap();
    let arms = rust.lines().filter_map(|line| line.trim().strip_prefix("$ladder::").map(|arm| arm.split_once(" => ")));
    arms.map(|arm| {
        let (pattern, said) = arm.unwrap();
        let said = said.split_once(", // x.ftl:").unwrap().0.replace("InWords::in_words", "").replace(", $names)", ")");
        (pattern.replace("$ladder::", ""), said)
    })
    .collect()
}

fn pairs<const COUNT: usize>(said: [(&str, &str); COUNT]) -> Vec<(String, String)> {
    said.map(|(pattern, said)| (pattern.to_owned(), said.to_owned())).into()
}

/// The fault of a file.
fn fault(text: &str) -> String {
    builder::rust(&[("x.ftl".into(), text.into())]).unwrap_err()
}

#[test]
fn a_key_says_its_variant_and_its_arguments_are_fields() {
    let text = "\
## Losses
## Ladder log_losses: log-*

log-sank = { $ship } sinks!
log-mast-fell = { $ship }: { $mast ->
    [one] { $mast }
   *[other] { $mast }, { $by }
}
log-over = It is over
other-key = Said elsewhere
";
    let expected = pairs([
        ("Sank { ship, .. }", "Fact::from(key::LogSank { ship: (ship) })"),
        ("MastFell { ship, mast, by, .. }", "Fact::from(key::LogMastFell { ship: (ship), mast: (mast), by: (by) })"),
        ("Over { .. }", "Fact::from(key::LOG_OVER)"),
    ]);
    assert_eq!(arms(text), expected);
}

#[test]
fn a_comment_says_of_what_a_sentence_is_said_and_binds_its_arguments() {
    let text = "\
## Ladder told: told-*
# when Passed { forced: true }
told-passed-perforce = { $by } has nothing to use
# when Sailed { to: place }
told-sailed = { $by } sails: { $place }
# when Zone(Zone::At { row, .. })
told-zone = Row { $row }
# when Opening
# when Closing
anything = Fire
# by hand
told-sank = { $by }
";
    let expected = pairs([
        ("Passed { forced: true, by, .. }", "Fact::from(key::ToldPassedPerforce { by: (by) })"),
        ("Sailed { to: place, by, .. }", "Fact::from(key::ToldSailed { by: (by), place: (place) })"),
        ("Zone(Zone::At { row, .. })", "Fact::from(key::ToldZone { row: (row) })"),
        ("Opening { .. } | Closing { .. }", "Fact::from(key::ANYTHING)"),
    ]);
    assert_eq!(arms(text), expected);
}

#[test]
fn a_ladder_without_arguments_gives_keys_and_ends_at_the_next_heading() {
    let text = "\
## Symbols
## Ladder symbol: symbol-*
## Ladder symbol_why: symbol-*-why

symbol-sail = sail
symbol-sail-why = One step for each.

## Something else
symbol-flag = flag

## Ladder symbol: symbol-*
symbol-bonus-card = bonus card
";
    let expected = pairs([
        ("Sail { .. }", "$crate::logbook::wording::key::SYMBOL_SAIL"),
        ("BonusCard { .. }", "$crate::logbook::wording::key::SYMBOL_BONUS_CARD"),
        ("Sail { .. }", "$crate::logbook::wording::key::SYMBOL_SAIL_WHY"),
    ]);
    assert_eq!(arms(text), expected);
}

#[test]
fn what_is_not_understood_is_told_with_its_line() {
    for (text, said) in [
        ("## Ladder Losses: log-*\n", "x.ftl:1: expected `## Ladder name: prefix-*`: ## Ladder Losses: log-*"),
        ("a = A\n# when Sank\nb = B\n", "x.ftl:3: no ladder is named above this sentence that takes it: b = B"),
        ("# by hand\n\nb = B\n", "x.ftl:2: a comment for a sentence stands directly above it"),
        ("## Ladder a: a-*\n# when sank\na-b = B\n", "x.ftl:3: expected a variant: sank"),
        (
            "## Ladder a: a-*\n# when Zone(at)\na-b = { $zone }\n",
            "x.ftl:3: nothing here is called `zone`, as the sentence has it: Zone(at)",
        ),
    ] {
        assert_eq!(fault(text), said);
    }
}
