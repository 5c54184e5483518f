//! The page before a battle of The Ships: who sits where, with which ships, by which rules.

use std::collections::BTreeMap;

use bevy_egui::egui::{Label, RichText, Ui};

use super::seats::chair_of;
use crate::captains::Rank;
use crate::games::outfitting::{Outfitted, Outfitting, person_ui};
use crate::logbook::data::Library;
use crate::logbook::wording::{Arg, Fact, Spoken, key, names, the_ships as words};
use crate::play::livery::Livery;
use crate::rules::kernel::Ruleset;
use crate::rules::the_ships::articles::{
    GrappleMods, Grinding, OfficerTable, OrderEntry, Pivots, Setup, Shoals, Switches,
};
use crate::rules::the_ships::fleets::{fleet_of, points};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::scenario::{Level, Scenario};
use crate::rules::the_ships::ship_card::{Nation, ShipCard};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::crests::{self, Crest};
use crate::table::theme::furniture::{choices, hint, part, row};

/// Everything that is settled before a battle, beside who plays.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outfit {
    /// The level.
    pub level: Option<Level>,
    /// The switches of TS-1.8.
    pub switches: Switches,
    /// Cards taken in place of those the scenario names (TS-2.3).
    pub chosen: BTreeMap<String, String>,
    /// The cards of sides that chose their ships (TS-28.1).
    pub fleets: BTreeMap<Nation, Vec<String>>,
    /// Of a hundred sailors of a side so many stay ashore (TS-1.8).
    pub short_handed: BTreeMap<Nation, u8>,
}

impl Outfitted for TheShips {
    type Outfit = Outfit;

    /// The switches stay as they were from battle to battle.
    fn printed(library: &Library, id: &str, before: &Outfit) -> Option<Outfit> {
        library.the_ships().scenarios.get(id).map(|_| Outfit { switches: before.switches, ..Outfit::default() })
    }

    fn company(library: &Library, id: &str, _: &Outfit) -> usize {
        library.the_ships().scenarios.get(id).map_or(2, |scenario| scenario.sides.len())
    }

    fn page(ui: &mut Ui, speech: &Speech, library: &Library, outfit: &mut Outfitting<Self>) {
        let Some(scenario) = library.the_ships().scenarios.get(&outfit.id) else { return };
        for at in 0..scenario.sides.len() {
            seat(ui, speech, scenario, &library.the_ships().ships, outfit, at);
        }
        rules(ui, speech, scenario, &mut outfit.outfit);
    }

    fn hindrance(library: &Library, outfit: &Outfitting<Self>) -> Option<Fact> {
        let fault = Self::set_up(&<Self as Outfitted>::setup(library, outfit)?).err()?;
        Some(Self::fault(&fault).1)
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

fn seat(
    ui: &mut Ui,
    speech: &Speech,
    scenario: &Scenario,
    cards: &BTreeMap<String, ShipCard>,
    outfit: &mut Outfitting<TheShips>,
    at: usize,
) {
    let worn = Livery::worn(outfit.players.iter().map(|player| player.livery));
    let (Some(side), Some(player), Some(mut livery)) =
        (scenario.sides.get(at), outfit.players.get_mut(at), worn.get(at).copied())
    else {
        return;
    };
    let colours = Colours::of(ui.ctx());
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        Crest::of(chair_of(side.player), livery).show(ui, 22.0);
        ui.add(Label::new(RichText::new(speech.say(words::side(side.player))).heading().color(colours.ink)));
    });
    person_ui(ui, speech, player, at + 1, &Rank::ALL);
    row(ui, &speech.say(key::OUTFIT_LIVERY), &speech.say(key::OUTFIT_LIVERY_WHY), |ui| {
        let offered = Livery::ALL.map(|livery| (livery, speech.say(names::livery(livery.word()))));
        if crests::swatches(ui, &mut livery, &offered) {
            player.livery = Some(livery);
        }
    });
    handicap(ui, speech, scenario, &mut outfit.outfit, side.player);
    if let Some(most) = scenario.fleets {
        fleet(ui, speech, scenario, cards, &mut outfit.outfit, side.player, most);
        return;
    }
    for entry in side.ships.iter().filter(|entry| !entry.or.is_empty()) {
        row(ui, &speech.say(key::OUTFIT_SHIPS), "", |ui| {
            let mut card = outfit.outfit.chosen.get(entry.id()).cloned().unwrap_or_else(|| entry.ship.clone());
            let offered: Vec<_> = std::iter::once(&entry.ship)
                .chain(&entry.or)
                .map(|card| (card.clone(), speech.say(names::ship(card))))
                .collect();
            if choices(ui, &mut card, &offered) {
                outfit.outfit.chosen.insert(entry.id().to_owned(), card);
            }
        });
    }
}

/// How many of a hundred sailors a stronger captain leaves ashore.
const ASHORE: [u8; 4] = [0, 10, 20, 30];

/// The handicap of a side.
fn handicap(ui: &mut Ui, speech: &Speech, scenario: &Scenario, outfit: &mut Outfit, side: Nation) {
    if scenario.level == Level::Course {
        return;
    }
    row(ui, &speech.say(key::OUTFIT_ASHORE), &speech.say(key::OUTFIT_ASHORE_WHY), |ui| {
        let mut now = outfit.short_handed.get(&side).copied().unwrap_or(0);
        let offered = ASHORE.map(|share| match share {
            0 => (share, speech.say(key::OUTFIT_ASHORE_NONE)),
            _ => (share, speech.say(key::OutfitAshoreShare { share })),
        });
        if choices(ui, &mut now, &offered) {
            outfit.short_handed.insert(side, now);
            outfit.short_handed.retain(|_, share| *share > 0);
        }
    });
}

/// The ships of a side that chooses them itself, with the points printed on their cards (TS-28.1).
fn fleet(
    ui: &mut Ui,
    speech: &Speech,
    scenario: &Scenario,
    cards: &BTreeMap<String, ShipCard>,
    outfit: &mut Outfit,
    side: Nation,
    most: u8,
) {
    let mut offered_cards: Vec<_> = cards.iter().filter(|(_, card)| !card.fireship).collect();
    offered_cards.sort_by_key(|(_, card)| (card.nation != side, std::cmp::Reverse(card.points)));
    let mut fleet = fleet_of(scenario, &outfit.fleets, side);
    let mut changed = false;
    for number in 0..usize::from(most) {
        let called = speech.say(key::OutfitFleet { number: (number + 1) });
        row(ui, &called, "", |ui| {
            let mut now = fleet.get(number).cloned();
            let mut offered: Vec<(Option<String>, String)> = Vec::new();
            if number > 0 {
                offered.push((None, speech.say(key::OUTFIT_FLEET_NONE)));
            }
            for (id, card) in &offered_cards {
                let said = key::OutfitFleetShip { ship: Arg::key(names::ship(id)), points: card.points };
                offered.push((Some((*id).clone()), speech.say(said)));
            }
            if choices(ui, &mut now, &offered) {
                changed = true;
                match (now, fleet.get_mut(number)) {
                    (Some(card), Some(there)) => *there = card,
                    (Some(card), None) => fleet.push(card),
                    (None, _) => fleet.truncate(number),
                }
            }
        });
    }
    let points = points(&fleet, cards);
    hint(ui, &speech.say(key::OutfitFleetPoints { points }));
    if changed {
        outfit.fleets.insert(side, fleet);
    }
}

fn rules(ui: &mut Ui, speech: &Speech, scenario: &Scenario, outfit: &mut Outfit) {
    let say = |key| speech.say(key);
    if !scenario.also_at.is_empty() {
        part(ui, &say(key::OUTFIT_LEVEL));
        let level = |level: Level| match level {
            Level::Course => say(key::CHOOSER_LEVEL_COURSE),
            Level::Common => say(key::CHOOSER_LEVEL_COMMON),
            Level::Advanced => say(key::CHOOSER_LEVEL_ADVANCED),
        };
        let mut now = outfit.level.unwrap_or(scenario.level);
        let mut offered = vec![(scenario.level, level(scenario.level))];
        offered.extend(scenario.also_at.iter().map(|at| (*at, level(*at))));
        ui.horizontal_wrapped(|ui| {
            if choices(ui, &mut now, &offered) {
                outfit.level = Some(now);
            }
        });
    }
    part(ui, &say(key::OUTFIT_SWITCHES));
    let switches = &mut outfit.switches;
    row(ui, &say(key::OUTFIT_ENTRY), &say(key::OUTFIT_ENTRY_WHY), |ui| {
        let offered =
            [(OrderEntry::Assisted, say(key::OUTFIT_ASSISTED)), (OrderEntry::Cardboard, say(key::OUTFIT_CARDBOARD))];
        choices(ui, &mut switches.order_entry, &offered);
    });
    row(ui, &say(key::OUTFIT_GRAPPLE), &say(key::OUTFIT_GRAPPLE_WHY), |ui| {
        let offered =
            [(GrappleMods::Printed, say(key::OUTFIT_PRINTED)), (GrappleMods::Reversed, say(key::OUTFIT_REVERSED))];
        choices(ui, &mut switches.grapple_mods, &offered);
    });
    row(ui, &say(key::OUTFIT_OFFICERS), &say(key::OUTFIT_OFFICERS_WHY), |ui| {
        let offered = [
            (OfficerTable::Printed, say(key::OUTFIT_PRINTED)),
            (OfficerTable::Specialised, say(key::OUTFIT_SPECIALISED)),
        ];
        choices(ui, &mut switches.officer_table, &offered);
    });
    row(ui, &say(key::OUTFIT_SHOALS), &say(key::OUTFIT_SHOALS_WHY), |ui| {
        let offered = [(Shoals::Sand, say(key::OUTFIT_SAND)), (Shoals::Rock, say(key::OUTFIT_ROCK))];
        choices(ui, &mut switches.shoals, &offered);
    });
    row(ui, &say(key::OUTFIT_GRINDING), &say(key::OUTFIT_GRINDING_WHY), |ui| {
        let offered =
            [(Grinding::Checks, say(key::OUTFIT_GRINDING_CHECKS)), (Grinding::Rams, say(key::OUTFIT_GRINDING_RAMS))];
        choices(ui, &mut switches.grinding, &offered);
    });
    row(ui, &say(key::OUTFIT_PIVOTS), &say(key::OUTFIT_PIVOTS_WHY), |ui| {
        let offered =
            [(Pivots::Blocked, say(key::OUTFIT_PIVOTS_BLOCKED)), (Pivots::Collide, say(key::OUTFIT_PIVOTS_COLLIDE))];
        choices(ui, &mut switches.pivots, &offered);
    });
}
