//! Between chooser and table: who sits where, with which ships, by which rules.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{Label, Order, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::battle_outfit::BattleMeant;
use super::person::person_ui;
use crate::captains::captain::Rank;
use crate::logbook::wording::{key, names, the_ships as words};
use crate::play::begin::NewMatch;
use crate::play::livery::Livery;
use crate::play::players::Player;
use crate::rules::the_ships::articles::{GrappleMods, OfficerTable, OrderEntry, Setup, Shoals, Switches};
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::scenario::{Level, Scenario};
use crate::table::launch::Launch;
use crate::table::panels::chart::seat_of;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen, SetOut};
use crate::table::theme::furniture::{Voice, choices, desk, over_the_window, part, plate, row};
use crate::table::theme::{Colours, ornaments, paper};

/// Everything that is settled before a battle.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Outfit {
    /// The two players, in the order of the scenario's sides.
    pub players: [Player; 2],
    /// The level.
    pub level: Option<Level>,
    /// The switches of TS-1.8.
    pub switches: Switches,
    /// Cards taken in place of those the scenario names (TS-2.3).
    pub chosen: BTreeMap<String, String>,
    /// The scenario it is for.
    scenario: String,
}

/// What the page shows.
pub struct OutfitSheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// The scenario.
    pub scenario: &'a Scenario,
}

/// What was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutfitWish {
    /// To the table.
    Begin,
    /// Back to the chooser.
    Back,
}

/// Draws the page.
pub fn outfit_ui(ui: &mut Ui, sheet: &OutfitSheet, outfit: &mut Outfit) -> Option<OutfitWish> {
    let speech = sheet.speech;
    desk(
        ui,
        vec2(980.0, 660.0),
        &speech.say(names::scenario(&sheet.scenario.id)),
        |ui| {
            for at in 0..2 {
                seat(ui, sheet, outfit, at);
            }
            rules(ui, sheet, outfit);
            None
        },
        |ui| {
            let mut wish = None;
            if plate(ui, &speech.say(key::OUTFIT_BEGIN), Voice::First).clicked() {
                wish = Some(OutfitWish::Begin);
            }
            if plate(ui, &speech.say(key::MENU_BACK), Voice::Plain).clicked() {
                wish = Some(OutfitWish::Back);
            }
            wish
        },
    )
}

fn seat(ui: &mut Ui, sheet: &OutfitSheet, outfit: &mut Outfit, at: usize) {
    let speech = sheet.speech;
    let worn = Livery::worn(outfit.players.each_ref().map(|player| player.livery));
    let (Some(side), Some(player), Some(mut livery)) =
        (sheet.scenario.sides.get(at), outfit.players.get_mut(at), worn.get(at).copied())
    else {
        return;
    };
    let colours = Colours::of(ui.ctx());
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ornaments::badge_in(ui, seat_of(side.player), livery, 22.0);
        ui.add(Label::new(RichText::new(speech.say(words::side(side.player))).heading().color(colours.ink)));
    });
    person_ui(ui, speech, player, at + 1, &Rank::ALL);
    row(ui, &speech.say(key::OUTFIT_LIVERY), &speech.say(key::OUTFIT_LIVERY_WHY), |ui| {
        let offered = Livery::ALL.map(|livery| (livery, speech.say(names::livery(livery.word()))));
        if ornaments::swatches(ui, &mut livery, &offered) {
            player.livery = Some(livery);
        }
    });
    for entry in side.ships.iter().filter(|entry| !entry.or.is_empty()) {
        row(ui, &speech.say(key::OUTFIT_SHIPS), "", |ui| {
            let mut card = outfit.chosen.get(entry.id()).cloned().unwrap_or_else(|| entry.ship.clone());
            let offered: Vec<_> = std::iter::once(&entry.ship)
                .chain(&entry.or)
                .map(|card| (card.clone(), speech.say(names::ship(card))))
                .collect();
            if choices(ui, &mut card, &offered) {
                outfit.chosen.insert(entry.id().to_owned(), card);
            }
        });
    }
}

fn rules(ui: &mut Ui, sheet: &OutfitSheet, outfit: &mut Outfit) {
    let speech = sheet.speech;
    let say = |key| speech.say(key);
    let scenario = sheet.scenario;
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
}

/// The battle that was agreed on.
fn setup(outfit: &Outfit, scenario: &Scenario, shelf: &Shelf) -> Setup {
    let chosen = outfit.chosen.iter().filter(|(id, _)| scenario.entries().any(|(_, entry)| entry.id() == id.as_str()));
    Setup {
        level: outfit.level.filter(|level| scenario.also_at.contains(level)),
        switches: outfit.switches,
        chosen: chosen.map(|(id, card)| (id.clone(), card.clone())).collect(),
        ..shelf.0.setup(scenario)
    }
}

fn open(set_out: Res<SetOut>, mut outfit: ResMut<Outfit>) {
    if outfit.scenario != set_out.0 {
        outfit.scenario.clone_from(&set_out.0);
        outfit.level = None;
        outfit.chosen.clear();
    }
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    shelf: Res<Shelf>,
    set_out: Res<SetOut>,
    launch: Option<Res<Launch>>,
    mut outfit: ResMut<Outfit>,
    mut begin: MessageWriter<NewMatch<TheShips>>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let Some(scenario) = shelf.0.scenarios.get(&set_out.0) else {
        next.set(Screen::Chooser);
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let sheet = OutfitSheet { speech: &speech, scenario };
    let wish = over_the_window(context, "outfitting", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        outfit_ui(ui, &sheet, &mut outfit)
    });
    match wish {
        Some(OutfitWish::Begin) => {
            let seed = launch.and_then(|launch| launch.fixed_seed());
            begin.write(NewMatch { setup: setup(&outfit, scenario, &shelf), players: outfit.players.clone(), seed });
            next.set(Screen::Table);
        }
        Some(OutfitWish::Back) => next.set(Screen::Chooser),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Outfit>().add_systems(OnEnter(Screen::Outfitting), open).add_systems(
        EguiPrimaryContextPass,
        show.run_if(
            in_state(Screen::Outfitting)
                .and_then(in_state(Menu::None))
                .and_then(resource_exists::<Speech>)
                .and_then(resource_exists::<Shelf>)
                .and_then(resource_equals(BattleMeant(None))),
        ),
    );
}
