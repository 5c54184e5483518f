//! Keys that depend on data: the door of names makes them, and each of them is said in every language.

use weather_gage::captains::Rank;
use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::dead_reckoning::Shelf;
use weather_gage::logbook::wording::{Language, Words, names};
use weather_gage::rules::dead_reckoning::tray::Zone;

use super::none;

#[test]
fn whatever_is_named_by_data_has_a_name() {
    let (library, _) = Shelf::built_in();
    let words = Words::built_in();
    let printed = library.cards.values().flat_map(|cards| {
        let kinds = cards.advancements.keys().chain(cards.fronts.keys()).chain(cards.merchants.keys());
        let islands = cards.tiles.keys().filter(|tile| !tile.open_sea).map(|tile| String::from(*tile));
        kinds.map(|kind| kind.word()).chain(cards.upgrades.keys().cloned()).chain(islands)
    });
    let mut keys: Vec<String> = printed.map(|id| names::printed(&id)).collect();
    keys.extend(["vermilion", "blue", "green", "yellow", "rose", "sky"].map(names::livery));
    keys.extend(Rank::ALL.iter().flat_map(|(rank, _)| [names::bot(rank), names::bot_strength(rank)]));
    assert!(keys.len() >= 79, "{keys:?}");
    for language in Language::BUILT_IN {
        let missing: Vec<_> = keys.iter().filter(|key| !words.has(&language, key)).cloned().collect();
        none(language.tag(), &missing);
        for zone in Zone::ALL {
            assert!(words.has(&language, weather_gage::logbook::wording::dead_reckoning::zone_key(zone)));
        }
    }
}
