//! The Ships in the list of games: its offers in the chooser, the page before a battle (seats, ships and rules), and
//! its report to the driver of the program.

use std::collections::BTreeMap;

use bevy::prelude::App;
use bevy_egui::egui::{Painter, Rect};
use serde_json::{Map, Value, json};

use super::seats::chair_of;
use crate::captains::Rank;
use crate::games::listing::{GameListing, Offer};
use crate::games::outfitting::{Item, Outfitting, Setting};
use crate::logbook::data::Library;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as words};
use crate::play::seen::Seen;
use crate::rules::kernel::Seat;
use crate::rules::the_ships::articles::{
    GrappleMods, Grinding, OfficerTable, OrderEntry, Pivots, Setup, Shoals, Switches,
};
use crate::rules::the_ships::fleets::{fleet_of, points};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::scenario::{Level, Scenario, Side};
use crate::rules::the_ships::ship_card::{Nation, ShipCard};
use crate::rules::the_ships::view::View;
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::speech::Speech;
use crate::table::things::Deck;

/// All settings before a battle, beside the players.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outfit {
    pub level: Option<Level>,
    /// The switches of TS-1.8.
    pub switches: Switches,
    /// Cards taken in place of those the scenario names (TS-2.3).
    pub chosen: BTreeMap<String, String>,
    /// The cards of sides that chose their ships (TS-28.1).
    pub fleets: BTreeMap<Nation, Vec<String>>,
    /// This number of a hundred sailors of a side stay ashore (TS-1.8).
    pub short_handed: BTreeMap<Nation, u8>,
}

fn word(of: impl std::fmt::Debug) -> String {
    format!("{of:?}").to_lowercase()
}

impl GameListing for TheShips {
    const SIDES: &'static [&'static str] = &["england", "spain"];

    fn offers(library: &Library) -> Vec<Offer> {
        super::chooser::offers(library)
    }

    fn cards(library: &Library, speech: &Speech, case: &mut TypeCase) -> Vec<Deck<InkImage>> {
        super::things::cards(library, speech, case)
    }

    fn side(view: &View, seat: Seat) -> Option<String> {
        view.table.side_at(seat).map(word)
    }

    fn more(seen: &Seen<Self>) -> Map<String, Value> {
        let table = &seen.view.table;
        let more = [("turn", json!(table.turn)), ("phase", json!(word(table.phase))), ("beat", json!(table.beat))];
        more.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
    }

    fn without_a_picture(app: &mut App) {
        app.add_plugins((super::setting_out::of_the_match, super::ships::without_a_picture, super::show::plugin));
    }

    fn picture(painter: &Painter, place: Rect, name: &str) -> bool {
        super::book_pictures::draw(painter, place, name)
    }

    type Outfit = Outfit;

    /// The switches stay as they were from battle to battle.
    fn printed(library: &Library, id: &str, before: &Outfit) -> Option<Outfit> {
        library.the_ships().scenarios.get(id).map(|_| Outfit { switches: before.switches, ..Outfit::default() })
    }

    fn company(library: &Library, id: &str, _: &Outfit) -> usize {
        library.the_ships().scenarios.get(id).map_or(2, |scenario| scenario.sides.len())
    }

    fn page(library: &Library, outfit: &Outfitting<Self>) -> Vec<Item<Outfit>> {
        let Some(scenario) = library.the_ships().scenarios.get(&outfit.id) else { return Vec::new() };
        let sides = scenario.sides.iter().enumerate();
        let sides = sides.flat_map(|(at, side)| {
            let name = Arg::key(words::side(side.player));
            let mut items = vec![Item::Person(at, chair_of(side.player).into(), name, &Rank::ALL)];
            items.extend(handicap(scenario, &outfit.outfit, side.player));
            match scenario.fleets {
                Some(most) => items.extend(fleet(scenario, &library.the_ships().ships, &outfit.outfit, side, most)),
                None => items.extend(ships(&outfit.outfit, side)),
            }
            items
        });
        sides.chain(rules(scenario, &outfit.outfit)).collect()
    }

    fn setup(library: &Library, outfit: &Outfitting<Self>) -> Option<Setup> {
        let scenario = library.the_ships().scenarios.get(&outfit.id)?;
        let Outfit { level, switches, chosen, fleets, short_handed } = &outfit.outfit;
        Some(Setup {
            level: level.filter(|level| scenario.also_at.contains(level)),
            switches: *switches,
            chosen: chosen.clone(),
            short_handed: short_handed.clone(),
            fleets: if scenario.fleets.is_some() { fleets.clone() } else { BTreeMap::new() },
            ..library.the_ships().setup(scenario)
        })
    }
}

impl Outfit {
    /// Everything as it is but for this.
    fn with(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut outfit = self.clone();
        change(&mut outfit);
        outfit
    }
}

/// The cards that may take the place of those that the scenario names (TS-2.3).
fn ships(outfit: &Outfit, side: &Side) -> impl Iterator<Item = Item<Outfit>> {
    side.ships.iter().filter(|entry| !entry.or.is_empty()).map(|entry| {
        let now = outfit.chosen.get(entry.id()).unwrap_or(&entry.ship);
        let settings = std::iter::once(&entry.ship).chain(&entry.or).map(|card| {
            let then = outfit.with(|outfit| drop(outfit.chosen.insert(entry.id().to_owned(), card.clone())));
            Setting::new(Arg::key(names::ship(card)), card == now, then)
        });
        Item::One(key::OUTFIT_SHIPS.into(), None, settings.collect())
    })
}

/// A stronger captain may leave this number of a hundred sailors ashore.
const ASHORE: [u8; 4] = [0, 10, 20, 30];

/// The handicap of a side.
fn handicap(scenario: &Scenario, outfit: &Outfit, side: Nation) -> Option<Item<Outfit>> {
    let now = outfit.short_handed.get(&side).copied().unwrap_or(0);
    let settings = ASHORE.map(|share| {
        let name = match share {
            0 => Fact::from(key::OUTFIT_ASHORE_NONE),
            _ => key::OutfitAshoreShare { share }.into(),
        };
        let then = outfit.with(|outfit| {
            outfit.short_handed.insert(side, share);
            outfit.short_handed.retain(|_, share| *share > 0);
        });
        Setting::new(name, share == now, then)
    });
    let item = Item::One(key::OUTFIT_ASHORE.into(), Some(key::OUTFIT_ASHORE_WHY.into()), settings.into());
    (scenario.level != Level::Course).then_some(item)
}

/// The ships of a side that chooses them itself, with the points printed on their cards (TS-28.1).
fn fleet(
    scenario: &Scenario,
    cards: &BTreeMap<String, ShipCard>,
    outfit: &Outfit,
    side: &Side,
    most: u8,
) -> Vec<Item<Outfit>> {
    let side = side.player;
    let mut offered: Vec<_> = cards.iter().filter(|(_, card)| !card.fireship).collect();
    offered.sort_by_key(|(_, card)| (card.nation != side, std::cmp::Reverse(card.points)));
    let fleet = fleet_of(scenario, &outfit.fleets, side);
    let with = |fleet: Vec<String>| outfit.with(|outfit| drop(outfit.fleets.insert(side, fleet)));
    let rows = (0..usize::from(most)).map(|number| {
        let none = (number > 0).then(|| {
            let then = with(fleet.iter().take(number).cloned().collect());
            Setting::new(Arg::key(key::OUTFIT_FLEET_NONE), number >= fleet.len(), then)
        });
        let settings = offered.iter().map(|(id, card)| {
            let name = key::OutfitFleetShip { ship: Arg::key(names::ship(id)), points: card.points };
            let mut ships = fleet.clone();
            match ships.get_mut(number) {
                Some(there) => there.clone_from(id),
                None => ships.push((*id).clone()),
            }
            Setting::new(Fact::from(name), fleet.get(number) == Some(*id), with(ships))
        });
        let name = key::OutfitFleet { number: number + 1 }.into();
        Item::One(name, None, none.into_iter().chain(settings).collect())
    });
    let points = points(&fleet, cards);
    rows.chain([Item::Small(key::OutfitFleetPoints { points }.into())]).collect()
}

fn rules(scenario: &Scenario, outfit: &Outfit) -> Vec<Item<Outfit>> {
    let mut items = Vec::new();
    if !scenario.also_at.is_empty() {
        let now = outfit.level.unwrap_or(scenario.level);
        let levels = std::iter::once(scenario.level).chain(scenario.also_at.iter().copied()).map(|level| {
            let name = match level {
                Level::Course => key::CHOOSER_LEVEL_COURSE,
                Level::Common => key::CHOOSER_LEVEL_COMMON,
                Level::Advanced => key::CHOOSER_LEVEL_ADVANCED,
            };
            Setting::new(Arg::key(name), level == now, outfit.with(|outfit| outfit.level = Some(level)))
        });
        items.extend([Item::Part(key::OUTFIT_LEVEL.into()), Item::Bare(levels.collect())]);
    }
    items.push(Item::Part(key::OUTFIT_SWITCHES.into()));
    items.extend(switches(outfit));
    items
}

/// The switches of TS-1.8.
fn switches(outfit: &Outfit) -> [Item<Outfit>; 6] {
    [
        switch(
            outfit,
            [key::OUTFIT_ENTRY, key::OUTFIT_ENTRY_WHY],
            |switches| &mut switches.order_entry,
            [(OrderEntry::Assisted, key::OUTFIT_ASSISTED), (OrderEntry::Cardboard, key::OUTFIT_CARDBOARD)],
        ),
        switch(
            outfit,
            [key::OUTFIT_GRAPPLE, key::OUTFIT_GRAPPLE_WHY],
            |switches| &mut switches.grapple_mods,
            [(GrappleMods::Printed, key::OUTFIT_PRINTED), (GrappleMods::Reversed, key::OUTFIT_REVERSED)],
        ),
        switch(
            outfit,
            [key::OUTFIT_OFFICERS, key::OUTFIT_OFFICERS_WHY],
            |switches| &mut switches.officer_table,
            [(OfficerTable::Printed, key::OUTFIT_PRINTED), (OfficerTable::Specialised, key::OUTFIT_SPECIALISED)],
        ),
        switch(
            outfit,
            [key::OUTFIT_SHOALS, key::OUTFIT_SHOALS_WHY],
            |switches| &mut switches.shoals,
            [(Shoals::Sand, key::OUTFIT_SAND), (Shoals::Rock, key::OUTFIT_ROCK)],
        ),
        switch(
            outfit,
            [key::OUTFIT_GRINDING, key::OUTFIT_GRINDING_WHY],
            |switches| &mut switches.grinding,
            [(Grinding::Checks, key::OUTFIT_GRINDING_CHECKS), (Grinding::Rams, key::OUTFIT_GRINDING_RAMS)],
        ),
        switch(
            outfit,
            [key::OUTFIT_PIVOTS, key::OUTFIT_PIVOTS_WHY],
            |switches| &mut switches.pivots,
            [(Pivots::Blocked, key::OUTFIT_PIVOTS_BLOCKED), (Pivots::Collide, key::OUTFIT_PIVOTS_COLLIDE)],
        ),
    ]
}

fn switch<T: PartialEq + Copy>(
    outfit: &Outfit,
    [name, why]: [&str; 2],
    of: fn(&mut Switches) -> &mut T,
    offered: [(T, &str); 2],
) -> Item<Outfit> {
    let mut switches = outfit.switches;
    let now = *of(&mut switches);
    let settings = offered.map(|(to, name)| {
        Setting::new(Arg::key(name), now == to, outfit.with(|outfit| *of(&mut outfit.switches) = to))
    });
    Item::One(name.into(), Some(why.into()), settings.into())
}
