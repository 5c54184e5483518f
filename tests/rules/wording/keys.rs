//! Keys that depend on data: the door of names makes them, and each of them is said in every language.

use weather_gage::captains::Rank;
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::dead_reckoning::Shelf;
use weather_gage::logbook::data::lessons::NoSign;
use weather_gage::logbook::data::merchants_and_marauders;
use weather_gage::logbook::wording::dead_reckoning::{printed_key, zone_key};
use weather_gage::logbook::wording::merchants_and_marauders::{ability_key, card_key, line_key};
use weather_gage::logbook::wording::{Language, Words, names};
use weather_gage::rules::dead_reckoning::cards::NoCard;
use weather_gage::rules::dead_reckoning::goods::NoPlace;
use weather_gage::rules::dead_reckoning::printed::ids::NothingPrinted;
use weather_gage::rules::dead_reckoning::tray::Zone;
use weather_gage::rules::merchants_and_marauders::ids;
use weather_gage::rules::the_ships::orders::NoRoute;
use weather_gage::rules::the_ships::ship_id::NoShipId;
use weather_gage::rules::the_ships::tile::CodeFault;

use super::none;

#[test]
fn whatever_is_named_by_data_has_a_name() {
    let (library, _) = Shelf::built_in();
    let words = Words::built_in();
    let printed = library.cards.values().flat_map(|cards| {
        let kinds = cards.advancements.keys().chain(cards.fronts.keys()).chain(cards.merchants.keys());
        let islands = cards.tiles.keys().map(|tile| String::from(*tile));
        kinds.map(|kind| kind.word()).chain(cards.upgrades.keys().cloned()).chain(islands)
    });
    let mut keys: Vec<String> = printed.map(|id| printed_key(&id)).collect();
    let pack = merchants_and_marauders::Shelf::built_in().0.pack;
    let decks = [pack.glory.keys().collect::<Vec<_>>(), pack.missions.keys().collect(), pack.rumors.keys().collect()];
    keys.extend(decks.into_iter().flatten().map(|card| card_key(&pack, *card)));
    keys.extend(pack.captains.keys().map(|card| ability_key(&pack, *card)));
    let lined = pack.captains.keys().chain(pack.events.keys());
    keys.extend(lined.flat_map(|card| [card_key(&pack, *card), line_key(&pack, *card)]));
    keys.extend(["vermilion", "blue", "green", "yellow", "rose", "sky"].map(names::livery));
    // The types of the rules name a fault of a word in a file so.
    let misread = [
        NoShipId.to_string(),
        NoRoute.to_string(),
        CodeFault::TerrainRow.to_string(),
        CodeFault::TileCode.to_string(),
        NoCard.to_string(),
        NoPlace.to_string(),
        NothingPrinted.to_string(),
        ids::NothingPrinted.to_string(),
        NoSign.to_string(),
    ];
    keys.extend(misread.map(|fault| names::misread(&fault).expect("a word")));
    keys.extend(Rank::named().flat_map(|(rank, _)| [names::bot(rank), names::bot_strength(rank)]));
    assert!(library.cards.values().all(|cards| !cards.advancements.is_empty() && !cards.tiles.is_empty()));
    for language in Language::BUILT_IN {
        let missing: Vec<_> = keys.iter().filter(|key| !words.has(&language, key)).cloned().collect();
        none(language.tag(), &missing);
        for zone in Zone::ALL {
            assert!(words.has(&language, zone_key(zone)));
        }
    }
}

#[test]
fn every_lesson_and_every_hint_has_its_words() {
    let (library, faults) = GAMES.library(None);
    assert!(faults.is_empty(), "{faults:?}");
    let (mut keys, lessons) = (Vec::new(), library.lessons());
    for lesson in lessons.course() {
        keys.extend([names::lesson(&lesson.id), names::lesson_teaches(&lesson.id)]);
        for step in &lesson.steps {
            keys.push(names::lesson_step(&lesson.id, &step.id));
            keys.extend(step.mistakes.iter().map(|wrong| names::lesson_mistake(&lesson.id, &step.id, &wrong.id)));
        }
    }
    keys.extend(lessons.hints.keys().map(|hint| names::hint(hint)));
    let words = Words::built_in();
    for language in Language::BUILT_IN {
        let missing: Vec<_> = keys.iter().filter(|key| !words.has(&language, key)).cloned().collect();
        none(language.tag(), &missing);
    }
    let said = |key: &&String| key.starts_with("course-lesson");
    let spoken = super::spoken(&Language::En);
    let unused: Vec<_> = spoken.keys().filter(said).filter(|key| !keys.contains(key)).cloned().collect();
    none("words that no lesson says", &unused);
    let long = |key: &&String| spoken.get(*key).is_some_and(|said| said.words.chars().count() > 240);
    none("walls of text", &keys.iter().filter(long).cloned().collect::<Vec<_>>());
}
