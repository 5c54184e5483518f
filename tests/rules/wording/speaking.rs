//! Speaking: numbers in every plural form, names and facts inside sentences, languages by their tags.

use weather_gage::logbook::wording::{Arg, Fact, Language, Words, key, names, the_ships};
use weather_gage::rules::the_ships::refusals::{Objection, refuse};
use weather_gage::rules::the_ships::ship_card::BatteryPlace;

fn counted(language: &Language, said: fn(i64) -> Fact, numbers: &[i64]) -> Vec<String> {
    let words = Words::built_in();
    numbers.iter().map(|number| words.tell(language, &said(*number))).collect()
}

const NUMBERS: [i64; 10] = [1, 2, 5, 11, 12, 21, 22, 25, 111, 112];

#[test]
fn english_counts() {
    assert_eq!(
        counted(&Language::En, key::ChooserLengthTurns::of, &NUMBERS),
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
        counted(&Language::Ru, key::ChooserLengthTurns::of, &NUMBERS),
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
        counted(&Language::Ru, key::TooltipSailors::of, &NUMBERS),
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
        counted(&Language::Pl, key::ChooserShips::of, &NUMBERS),
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
        counted(&Language::Uk, key::ChooserShips::of, &NUMBERS),
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
    let north_east = Fact::from(key::WindTowards { heading: Arg::key(names::heading("ne")) });
    let said = |language| words.tell(&language, &north_east);
    assert_eq!(said(Language::Ru), "Ветер дует на северо-восток");
    assert_eq!(said(Language::Pl), "Wiatr wieje na północny wschód");
    assert_eq!(said(Language::Uk), "Вітер дме на північний схід");
    let deep =
        Fact::from(key::FaultAt { file: "a.ron", line: 7, fault: Fact::from(key::FaultUnreadable { reason: "x" }) });
    assert_eq!(words.tell(&Language::En, &deep), "a.ron, line 7: Cannot be read: x");
    assert_eq!(words.tell(&Language::Uk, &deep), "a.ron, рядок 7: Не читається: x");
}

#[test]
fn a_refusal_of_the_rules_is_said_in_words() {
    let words = Words::built_in();
    let why = Objection::Range { battery: BatteryPlace::Stern, greatest: 6 };
    let fact = the_ships::refusal(&refuse("TS-10.5", why));
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
    let mut endless = Fact::from(key::FAULT_EMPTY);
    for _ in 0..100 {
        endless = Fact::from(key::FaultField { fault: endless, field: "x" });
    }
    assert!(words.tell(&Language::En, &endless).len() < 1000, "facts within facts come to an end");
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Words::built_in());
}
