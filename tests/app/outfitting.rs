//! Settings before a match: each one that is chosen on its page holds.

use weather_gage::games::listing::GameListing;
use weather_gage::games::outfitting::{Item, Outfitting, Setting};
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::Library;
use weather_gage::logbook::wording::{Arg, key};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::pirates::game::Pirates;
use weather_gage::rules::the_ships::game::TheShips;

/// The settings of an item.
fn settings<O>(item: &Item<O>) -> &[Setting<O>] {
    match item {
        Item::One(_, _, settings) | Item::Bare(settings) | Item::Any(settings) => settings,
        _ => &[],
    }
}

/// The item of the page after a choice. The page grows with the number of seats: what has a name is found by it.
fn same<'a, O>(page: &'a [Item<O>], before: &[Item<O>], at: usize) -> &'a Item<O> {
    let named = |item: &Item<O>| match item {
        Item::One(name, ..) => Some(name.clone()),
        _ => None,
    };
    let sought = named(&before[at]);
    let earlier = before[..at].iter().filter(|item| named(item) == sought).count();
    let mut found = page.iter().filter(|item| named(item) == sought);
    if sought.is_some() { found.nth(earlier).expect("it is still asked") } else { &page[at] }
}

/// Chooses one setting after the other of a page as it is printed, a few of them left out.
fn every_setting_holds<G: GameListing>(library: &Library, id: &str, left_out: usize) {
    let outfit = Outfitting::<G>::of(library, id, Vec::new());
    let items = G::page(library, &outfit);
    let of = |(item, all): (usize, _)| settings(all).iter().enumerate().map(move |(number, one)| (item, number, one));
    let all = items.iter().enumerate().flat_map(of).filter(|(.., setting)| setting.against.is_none());
    for (item, number, setting) in all.step_by(left_out + 1) {
        let mut settled = outfit.clone();
        settled.outfit = setting.then.clone();
        assert!(<G as GameListing>::setup(library, &settled).is_some(), "{id}: {:?}", setting.name);
        let page = G::page(library, &settled);
        let after = same(&page, &items, item);
        let now: Vec<bool> = settings(after).iter().map(|setting| setting.chosen).collect();
        // A fleet by lot is the player's own from then on, and that stands before it.
        let held = if setting.name == Arg::key(key::PC_OUTFIT_BY_LOT) { number - 1 } else { number };
        match after {
            Item::Any(_) => assert_ne!(now[number], setting.chosen, "{id}: {:?}", setting.name),
            _ => assert_eq!(now.iter().position(|chosen| *chosen), Some(held), "{id}: {:?}", setting.name),
        }
    }
}

#[test]
fn whatever_is_chosen_before_a_match_is_chosen_then() {
    let library = GAMES.library(None).0;
    // A fleet closes up: a ship chosen for a later place takes the first that is empty.
    for scenario in library.the_ships().scenarios.values().filter(|scenario| scenario.fleets.is_none()) {
        every_setting_holds::<TheShips>(&library, &scenario.id, 0);
    }
    for id in ["battle-ship", "battle-neutral", "voyage-3"] {
        every_setting_holds::<DeadReckoning>(&library, id, 6);
    }
    for id in ["caribbean-2", "long-life-4"] {
        every_setting_holds::<MerchantsAndMarauders>(&library, id, 6);
    }
    for id in ["three-fleets", "open-cloth"] {
        every_setting_holds::<Pirates>(&library, id, 3);
    }
}

#[test]
fn pc_21_28_a_fleet_of_ones_own_stays_good_whatever_is_added_to_it() {
    let library = GAMES.library(None).0;
    let mut outfit = Outfitting::<Pirates>::of(&library, "open-cloth", Vec::new());
    // The last choices under the first player: a copy of the ready fleet, and a fleet by lot.
    let fleets = Pirates::page(&library, &outfit).into_iter().find_map(|item| match item {
        Item::Bare(settings) => Some(settings),
        _ => None,
    });
    let [.., copy, lot] = &fleets.unwrap()[..] else { panic!("no fleet of one's own") };
    let drawn = Outfitting::<Pirates> { outfit: lot.then.clone(), ..outfit.clone() };
    assert_eq!(Pirates::hindrance(&library, &drawn), None);
    assert_ne!(lot.then, copy.then);
    outfit.outfit = copy.then.clone();
    // Each part of the builder is opened, and each of its cards is added or taken out.
    let drawers = Pirates::page(&library, &outfit).into_iter().find_map(|item| match item {
        Item::One(_, _, settings) => Some(settings),
        _ => None,
    });
    let drawers = drawers.unwrap();
    assert_eq!(drawers.len(), 4);
    for drawer in drawers {
        let mut open = outfit.clone();
        open.outfit = drawer.then;
        let items = Pirates::page(&library, &open);
        let added = items.iter().flat_map(settings).filter(|setting| !setting.chosen && setting.against.is_none());
        for setting in added {
            let mut settled = open.clone();
            settled.outfit = setting.then.clone();
            let fault = Pirates::hindrance(&library, &settled);
            assert_eq!(fault, None, "{:?}", setting.name);
        }
    }
}
